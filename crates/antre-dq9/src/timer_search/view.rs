//! Maps as the searches see them: ranks and rolls from tables instead of floors.

use alloc::vec::Vec;

use crate::chests::{self, rank_of_output, rolls};
use crate::header::Header;
use crate::rank::{MapId, Seed};
use crate::universe::Layouts;

use super::target::ItemSet;

/// Highest internal second that searches look at.
pub(super) const LAST_SECOND: u32 = 255;
/// Values of seed + floor + second.
const VALUES: usize = Seed::COUNT as usize + 16 + LAST_SECOND as usize;

/// What every search needs: the chests of all layouts and the rolls of all seconds.
#[derive(Debug, Clone)]
pub struct Searcher {
    layouts: Layouts,
    /// Rolls of the three chests by seed + floor + second.
    rolls: Vec<[u8; 3]>,
}

impl Default for Searcher {
    fn default() -> Self {
        Self::new()
    }
}

impl Searcher {
    /// Computes them all.
    pub fn new() -> Self {
        Self::with(Layouts::all())
    }

    /// The same with layouts that are there already.
    pub fn with(layouts: Layouts) -> Self {
        let zero = Seed::of_output(0);
        Self { layouts, rolls: (0..VALUES as u32).map(|value| rolls(zero, 0, value)).collect() }
    }

    /// The layouts.
    pub fn layouts(&self) -> &Layouts {
        &self.layouts
    }
}

/// A map.
pub(super) struct View<'s> {
    pub(super) searcher: &'s Searcher,
    pub(super) id: MapId,
    pub(super) header: &'s Header,
}

impl View<'_> {
    /// Chests of a floor; none below the last.
    pub(super) fn count(&self, floor: u8) -> u8 {
        if floor > self.header.floors {
            0
        } else {
            self.searcher.layouts.of(self.id.seed, floor).chests.len() as u8
        }
    }

    /// Rank of a chest (numbers from 1); 0 if there is none.
    pub(super) fn rank(&self, floor: u8, chest: u8) -> u8 {
        if chest == 0 || chest > self.count(floor) {
            return 0;
        }
        let output = self.searcher.layouts.of(self.id.seed, floor).outputs[usize::from(chest) - 1];
        rank_of_output(output.into(), self.header.monster_rank(floor))
    }

    /// Roll of a chest at a second.
    pub(super) fn roll(&self, floor: u8, chest: u8, second: u32) -> u8 {
        self.searcher.rolls[self.value(floor, second)][usize::from(chest.clamp(1, 3)) - 1]
    }

    /// Whether a chest holds one of a set at a second.
    pub(super) fn holds(&self, floor: u8, chest: u8, second: u32, set: &ItemSet) -> bool {
        let rank = self.rank(floor, chest);
        rank > 0 && set.has(rank, self.roll(floor, chest, second))
    }

    /// The chests of a floor that hold one of a set at a second: chest 1 in bit 0.
    #[inline]
    pub(super) fn holding(&self, floor: u8, second: u32, set: &ItemSet) -> u8 {
        if floor > self.header.floors {
            return 0;
        }
        let layout = self.searcher.layouts.of(self.id.seed, floor);
        let monster_rank = self.header.monster_rank(floor);
        let rolls = self.searcher.rolls[self.value(floor, second)];
        let mut bits = 0;
        for (index, (&output, roll)) in layout.outputs[..layout.chests.len()].iter().zip(rolls).enumerate() {
            bits |= u8::from(set.has(rank_of_output(output.into(), monster_rank), roll)) << index;
        }
        bits
    }

    /// Seed + floor + second.
    fn value(&self, floor: u8, second: u32) -> usize {
        usize::from(self.id.seed.get()) + usize::from(floor) + second.min(LAST_SECOND) as usize
    }

    /// Index of what a chest holds among all entries.
    pub(super) fn item(&self, floor: u8, chest: u8, second: u32) -> u8 {
        chests::item_index(self.rank(floor, chest), self.roll(floor, chest, second))
    }
}

/// Numbers of the chests of a bit set.
pub(super) fn numbers(bits: u8) -> Vec<u8> {
    (1..=3).filter(|chest| bits >> (chest - 1) & 1 != 0).collect()
}
