//! Chests that give what one wants at seconds that players can hit (`docs/rules/dq9.md`, section 19).
//!
//! ```no_run
//! use antre_dq9::timer_search::{Clock, Pattern, Searcher, Target, TimerSearch};
//!
//! let searcher = Searcher::new();
//! let target = Target::named("Sainted soma")?;
//! let search = TimerSearch { pattern: Pattern::QuickLoad, target, clock: Clock::Load, routes: true };
//! for hit in searcher.run(&search) {
//!     println!("{}", hit.id.community());
//! }
//! # Ok::<(), antre_dq9::Error>(())
//! ```

mod combo;
mod free;
mod load;
mod target;
mod view;

use alloc::vec::Vec;

use crate::header::Header;
use crate::rank::MapId;
use crate::routes::ChestPlace;

pub use free::{ChestWish, FreeSearch, Line, LineHit, Wish};
pub use target::{ItemSet, Target};
pub use view::Searcher;

/// How the clock is set before the chests are laid (section 19.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Clock {
    /// A quick save is loaded and the chest opened at once: second 1 alone, second 2 with a party of four.
    #[default]
    Load,
    /// Two consoles and Pals Past & Present: second 0. (single source)
    Five,
    /// Pals Past & Present, then out of both screens: second 4. (single source)
    Nine,
}

/// Internal second at which somebody alone opens a chest after loading.
pub const SOLO: u32 = 1;
/// Internal second at which a party of four does.
pub const PARTY: u32 = 2;

impl Clock {
    /// The one second that it gives; [`Clock::Load`] has two ([`SOLO`], [`PARTY`]).
    pub const fn second(self) -> Option<u32> {
        match self {
            Self::Load => None,
            Self::Five => Some(0),
            Self::Nine => Some(4),
        }
    }

    /// A second of a rule that is written for parties, as it is with this clock.
    const fn shifted(self, second: u32) -> u32 {
        match self.second() {
            None => second,
            Some(fixed) => (second + fixed).saturating_sub(PARTY),
        }
    }
}

/// What is looked for (section 19.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pattern {
    /// Several chests of one floor near the entrance have it at once.
    QuickLoad,
    /// Several floors have it at one second.
    AllFloors,
    /// The third chests of two neighbouring floors have it.
    ThirdChests,
    /// A first or second chest has it at once, then a third chest, which is slow, has its partner.
    Combo,
}

/// A search over maps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimerSearch {
    /// What is looked for.
    pub pattern: Pattern,
    /// What the chests have to give.
    pub target: Target,
    /// How the clock is set. [`Pattern::AllFloors`] needs one that gives one second; with [`Clock::Load`] it looks at
    /// second 1 ([`SOLO`]).
    pub clock: Clock,
    /// Walking distances too; deep items are then also looked for one floor further down (see [`keep_nearest_deeper`]).
    pub routes: bool,
}

/// Who opens the chests of a hit, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Load {
    /// Somebody alone, at [`SOLO`].
    Solo,
    /// A party of four, at [`PARTY`].
    Party,
    /// Whoever, at the clock's one second.
    Fixed,
}

/// A set of chests that are opened at once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// Who opens them.
    pub load: Load,
    /// Numbers of the chests, from 1.
    pub chests: Vec<u8>,
}

/// What a floor offers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage {
    /// The floor of the chests that are opened at once.
    pub floor: u8,
    /// The chests, by who opens them.
    pub openings: Vec<Opening>,
    /// Third chests that come afterwards.
    pub thirds: Vec<ChestPlace>,
    /// Second at which the third chests are opened, where there are any.
    pub third_second: Option<u32>,
    /// Ways in half steps, as section 19.3 lists them; empty if they were not asked for.
    pub routes: Vec<u32>,
}

/// A map that has what was looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hit {
    /// The map.
    pub id: MapId,
    /// What its floors offer; never empty.
    pub stages: Vec<Stage>,
}

/// How many hits on the deeper floor are kept, the nearest ones.
const DEEPER_KEPT: usize = 5;
/// The deeper floor of deep items.
const DEEPER_FLOOR: u8 = 10;

impl Searcher {
    /// What one map offers.
    pub fn look(&self, id: MapId, search: &TimerSearch) -> Option<Hit> {
        self.look_at(id, &Header::quick(id), search, &search.target.asked(search.routes))
    }

    fn look_at(
        &self,
        id: MapId,
        header: &Header,
        search: &TimerSearch,
        asked: &target::Asked,
    ) -> Option<Hit> {
        let view = view::View { searcher: self, id, header };
        let stages = match search.pattern {
            Pattern::QuickLoad => load::quick_load(&view, search, asked),
            Pattern::AllFloors => load::all_floors(&view, search, asked),
            Pattern::ThirdChests => combo::third_chests(&view, search, asked),
            Pattern::Combo => combo::combo(&view, search, asked),
        };
        (!stages.is_empty()).then_some(Hit { id, stages })
    }

    /// All maps that have what is looked for, in ascending order of rank and seed, whether they can be drawn or not.
    pub fn run(&self, search: &TimerSearch) -> Vec<Hit> {
        self.run_on((0..MapId::COUNT).map_while(|index| MapId::of_index(index).ok()), search)
    }

    /// The same among some maps.
    pub fn run_on(&self, maps: impl Iterator<Item = MapId>, search: &TimerSearch) -> Vec<Hit> {
        let asked = search.target.asked(search.routes);
        maps.filter_map(|id| self.look_at(id, &Header::quick(id), search, &asked)).collect()
    }
}

/// Of a list's hits on floor 10 only the five nearest are kept, as Grotto-Searcher shows them (section 19.3).
pub fn keep_nearest_deeper(hits: &mut Vec<Hit>) {
    let far = |stage: &Stage| stage.routes.first().copied().unwrap_or(u32::MAX);
    let mut deeper: Vec<(u32, MapId)> = hits
        .iter()
        .flat_map(|hit| hit.stages.iter().map(move |stage| (stage, hit.id)))
        .filter(|(stage, _)| stage.floor == DEEPER_FLOOR)
        .map(|(stage, id)| (far(stage), id))
        .collect();
    deeper.sort_unstable();
    deeper.truncate(DEEPER_KEPT);
    for hit in hits.iter_mut() {
        let id = hit.id;
        hit.stages.retain(|stage| stage.floor != DEEPER_FLOOR || deeper.contains(&(far(stage), id)));
    }
    hits.retain(|hit| !hit.stages.is_empty());
}
