//! The free search: up to three wishes for chests of one map (section 19.3, *Free*).

use alloc::vec::Vec;

use super::target::{ItemSet, Target};
use super::view::{LAST_SECOND, Searcher, View};
use crate::header::Header;
use crate::rank::MapId;
use crate::tables::{CHEST_ITEMS, ChestItem};

/// Which chest of a floor may serve a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ChestWish {
    /// Any of them.
    #[default]
    Any,
    /// The one with this number, 1..=3.
    Number(u8),
    /// The first or the second.
    NotThird,
}

impl ChestWish {
    const fn allows(self, chest: u8) -> bool {
        match self {
            Self::Any => true,
            Self::Number(number) => chest == number,
            Self::NotThird => chest != 3,
        }
    }
}

/// What a chest shall give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Wish {
    /// Whatever it gives.
    #[default]
    Any,
    /// This.
    Target(Target),
}

/// One line of a free search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line {
    /// Floor, 3..=16.
    pub floor: u8,
    /// Chest.
    pub chest: ChestWish,
    /// Chest rank, 1 (I) to 10 (S).
    pub rank: Option<u8>,
    /// What it gives.
    pub wish: Wish,
    /// Internal second; `None` for the first of 0..=255 that serves.
    pub second: Option<u32>,
}

/// How a line is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineHit {
    /// Floor.
    pub floor: u8,
    /// Chest, from 1.
    pub chest: u8,
    /// Rank of the chest.
    pub rank: u8,
    /// Internal second; `None` if the line only asks for a chest.
    pub second: Option<u32>,
    /// What it holds then.
    pub item: Option<&'static ChestItem>,
}

/// Lines that a map has to serve all of.
#[derive(Debug, Clone)]
pub struct FreeSearch(Vec<(Line, Option<ItemSet>)>);

impl FreeSearch {
    /// A search for these lines.
    pub fn new(lines: &[Line]) -> Self {
        let set = |line: &Line| match line.wish {
            Wish::Any => None,
            Wish::Target(target) => Some(target.asked(false).wanted),
        };
        Self(lines.iter().map(|line| (*line, set(line))).collect())
    }
}

impl Searcher {
    /// How a map serves all lines; `None` if it does not.
    ///
    /// Lines are served in their order, each by the first chest that can; a chest at a second serves only one line.
    pub fn free(&self, id: MapId, search: &FreeSearch) -> Option<Vec<LineHit>> {
        let header = Header::quick(id);
        let view = View { searcher: self, id, header: &header };
        let mut served: Vec<LineHit> = Vec::new();
        for (line, set) in &search.0 {
            let hit = serve(&view, line, set.as_ref(), &served)?;
            served.push(hit);
        }
        Some(served)
    }
}

fn serve(view: &View<'_>, line: &Line, set: Option<&ItemSet>, served: &[LineHit]) -> Option<LineHit> {
    let chests = (1..=view.count(line.floor)).filter(|&chest| line.chest.allows(chest));
    for chest in chests {
        let rank = view.rank(line.floor, chest);
        if line.rank.is_some_and(|wanted| wanted != rank) {
            continue;
        }
        let hit = |second: Option<u32>| LineHit {
            floor: line.floor,
            chest,
            rank,
            second,
            item: second.map(|second| &CHEST_ITEMS[usize::from(view.item(line.floor, chest, second))]),
        };
        let is_free = |second: Option<u32>| {
            !served.iter().any(|hit| (hit.floor, hit.chest, hit.second) == (line.floor, chest, second))
        };
        let seconds = match (line.second, set) {
            (None, None) if is_free(None) => return Some(hit(None)),
            (None, None) => continue,
            (None, Some(_)) => 0..=LAST_SECOND,
            (Some(second), _) => second..=second,
        };
        let gives = |&second: &u32| {
            second <= LAST_SECOND
                && set.is_none_or(|set| view.holds(line.floor, chest, second, set))
                && is_free(Some(second))
        };
        if let Some(second) = seconds.into_iter().find(gives) {
            return Some(hit(Some(second)));
        }
    }
    None
}
