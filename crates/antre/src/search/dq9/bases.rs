//! The bases that give a map, counted over all its places and place by place.

use std::collections::{BTreeMap, BTreeSet};

use antre_dq9::runs::Run;
use antre_dq9::{Base, Origin};

/// What the columns of bases say of a map; all 0 if nothing draws it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BaseCounts {
    /// Bases that give it, whatever the place.
    pub all: u8,
    /// Bases that give it at the place with the fewest of them.
    pub at_a_place: u8,
    /// Lowest base at the place where that is highest.
    pub lowest_at_a_place: u8,
}

/// A set of bases, a bit each.
#[derive(Debug, Clone, Copy, Default)]
struct Bases([u64; 4]);

impl Bases {
    /// Puts in the bases of a run, which has at most ten.
    fn insert(&mut self, first: Base, last: Base) {
        let bits = (2u128 << (last.get() - first.get())) - 1;
        let (word, shift) = (usize::from(first.get() >> 6), first.get() & 63);
        let placed = bits << shift;
        self.0[word] |= placed as u64;
        if let Some(next) = self.0.get_mut(word + 1) {
            *next |= (placed >> 64) as u64;
        }
    }

    fn count(self) -> u8 {
        // There are 248 bases.
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    fn lowest(self) -> u8 {
        let mut words = (0u8..).zip(self.0).filter(|&(_, word)| word != 0);
        words.next().map_or(0, |(at, word)| 64 * at + word.trailing_zeros() as u8)
    }
}

impl BaseCounts {
    /// Counts the runs of bases in which a map can be drawn.
    pub(super) fn of(runs: impl Iterator<Item = Run>) -> Self {
        let mut all = Bases::default();
        let mut places: Vec<(u8, Bases)> = Vec::new();
        for run in runs {
            all.insert(run.first, run.last);
            let known = places.iter().position(|&(place, _)| place == run.location);
            let at = known.unwrap_or_else(|| {
                places.push((run.location, Bases::default()));
                places.len() - 1
            });
            places[at].1.insert(run.first, run.last);
        }
        Self {
            all: all.count(),
            at_a_place: places.iter().map(|(_, bases)| bases.count()).min().unwrap_or(0),
            lowest_at_a_place: places.iter().map(|(_, bases)| bases.lowest()).max().unwrap_or(0),
        }
    }

    /// The same with sets of numbers.
    pub(super) fn obvious(origins: &[Origin]) -> Self {
        let mut places: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
        for origin in origins {
            places.entry(origin.location).or_default().insert(origin.base.get());
        }
        let all: BTreeSet<u8> = places.values().flatten().copied().collect();
        Self {
            all: all.len() as u8,
            at_a_place: places.values().map(BTreeSet::len).min().unwrap_or(0) as u8,
            lowest_at_a_place: places.values().filter_map(BTreeSet::first).max().copied().unwrap_or(0),
        }
    }
}
