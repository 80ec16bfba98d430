//! The bases that give a map, counted over all its places and place by place.

use std::collections::{BTreeMap, BTreeSet};

use antre_dq9::Origin;
use antre_dq9::base_sets::BaseSet;

/// Places at most: a seed has three timers, a rank three numbers of places.
const MOST_PLACES: usize = 9;

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

impl BaseCounts {
    /// Counts the sets of bases that draw a map.
    pub(super) fn of(sets: impl Iterator<Item = BaseSet>) -> Self {
        let (mut all, mut lowest) = (0u128, 0);
        let mut places = [(0u8, 0u128); MOST_PLACES];
        let mut count = 0;
        for set in sets {
            all |= set.bits;
            lowest = set.lowest;
            let known = places[..count].iter().position(|&(place, _)| place == set.location);
            let at = known.unwrap_or(count).min(MOST_PLACES - 1);
            places[at] = (set.location, places[at].1 | set.bits);
            count = count.max(at + 1);
        }
        let mut counts = Self { all: all.count_ones() as u8, ..Self::default() };
        for (number, &(_, bits)) in places[..count].iter().enumerate() {
            // Mostly there is one place.
            let bases = if bits == all { counts.all } else { bits.count_ones() as u8 };
            counts.at_a_place = if number == 0 { bases } else { counts.at_a_place.min(bases) };
            let first = lowest + bits.trailing_zeros() as u8;
            counts.lowest_at_a_place = counts.lowest_at_a_place.max(first);
        }
        counts
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
