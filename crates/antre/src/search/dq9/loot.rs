//! What chests hold at the seconds that players can hit (`docs/rules/dq9.md`, section 19), as columns.
//!
//! Patterns of chest timers are conditions over them: several chests of a floor at once, third chests of two floors, a third
//! chest after a first one.

use std::sync::LazyLock;

use antre_dq9::chests::{item_index, rolls};
use antre_dq9::tables::CHEST_ITEMS;
use antre_dq9::universe::FloorFacts;
use antre_dq9::{Moments, Seed};
use antre_search::Column;

use super::columns::{LETTERS, letter_place};

/// A chest of a floor.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chest {
    seed: Seed,
    floor: u8,
    /// Place in the order of laying, from 0.
    place: usize,
    /// 1 to 10.
    rank: u8,
}

/// The chest at a place among all of a map's.
pub(super) fn chest(seed: Seed, floors: &[FloorFacts], mut at: usize) -> Option<Chest> {
    for floor in floors {
        let count = floor.layout.chests.len();
        if at < count {
            return Some(Chest { seed, floor: floor.number, place: at, rank: floor.ranks[at] });
        }
        at -= count;
    }
    None
}

/// What chests give, by its English name; nothing at place 0.
static NAMES: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut names = vec![""];
    for entry in &CHEST_ITEMS {
        let name = entry.words.english();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
});

/// Place among the names of each entry of the chests' tables.
static NAME_OF: LazyLock<Vec<usize>> = LazyLock::new(|| {
    let name = |known: &str| NAMES.iter().position(|&name| name == known).unwrap_or(0);
    CHEST_ITEMS.iter().map(|entry| name(entry.words.english())).collect()
});

impl Chest {
    /// Place among the names of what it holds at a second.
    fn holds(self, second: u32) -> usize {
        let roll = rolls(self.seed, self.floor, second)[self.place.min(2)];
        NAME_OF[usize::from(item_index(self.rank, roll))]
    }
}

/// A column of what a chest holds: its name, its second, what it means.
type Held = (&'static str, u32, &'static str);

/// The seconds of the columns. The last two are those at which the third chest of a combo has, and no longer has, its
/// partner.
const HELD: [Held; 7] = [
    ("five", Moments::MEASURED.five, "What it holds at second 0: Pals Past & Present with two consoles"),
    ("solo", Moments::MEASURED.solo, "What it holds at second 1: opened at once by a party of one"),
    ("party", Moments::MEASURED.party, "What it holds at second 2: opened at once by a party of four"),
    ("eight", Moments::MEASURED.eight, "What it holds at second 3: Pals Past & Present, left quickly"),
    ("nine", Moments::MEASURED.nine, "What it holds at second 4: Pals Past & Present, left by both screens"),
    ("s8", 8, "What it holds at second 8"),
    ("s20", 20, "What it holds at second 20"),
];

/// Columns of a chest.
pub(super) fn columns<I: Clone + 'static>(
    chest: impl Fn(&I, usize) -> Option<Chest> + Copy + Send + Sync + 'static,
) -> Vec<Column<I>> {
    let with = move |read: fn(Chest) -> i64| move |i: &I, at: usize| chest(i, at).map_or(0, read);
    let mut columns = vec![
        Column::int("floor", 3..=16, "", "Number of the floor, from 1", with(|of| of.floor.into())),
        Column::int("chest", 1..=3, "", "Number of the chest on its floor", with(|of| of.place as i64 + 1)),
        Column::word("letter", LETTERS, "Letter of the rank", move |i: &I, at| {
            chest(i, at).map_or(0, |of| letter_place(of.rank))
        }),
    ];
    columns.extend(HELD.map(|(name, second, doc)| {
        Column::word(name, NAMES.iter().copied(), doc, move |i: &I, at| {
            chest(i, at).map_or(0, |of| of.holds(second))
        })
    }));
    columns
}
