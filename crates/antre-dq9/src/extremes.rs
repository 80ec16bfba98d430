//! The largest, smallest, longest and shortest of all floors and maps (`docs/rules/dq9.md`, section 17.2).

use core::cmp::Reverse;

use alloc::vec::Vec;

use crate::header::Header;
use crate::layout::LayoutCase;
use crate::rank::{MapId, Rank, Seed};
use crate::shapes::{Shape, Shapes};

/// What floors are compared by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Extreme {
    /// Most open cells.
    MostTiles,
    /// Fewest open cells.
    FewestTiles,
    /// Longest way from stairs to stairs.
    LongestWalk,
    /// Largest closed chamber, of at least three cells.
    LargestChamber,
    /// Most old stairs that look like floor.
    MostGhosts,
}

impl Extreme {
    /// The five comparisons.
    pub const ALL: [Self; 5] =
        [Self::MostTiles, Self::FewestTiles, Self::LongestWalk, Self::LargestChamber, Self::MostGhosts];

    /// What is compared: cells, half steps or stairs.
    pub const fn value(self, shape: &Shape) -> u8 {
        match self {
            Self::MostTiles | Self::FewestTiles => shape.tiles,
            Self::LongestWalk => shape.walk,
            Self::LargestChamber => shape.largest_chamber,
            Self::MostGhosts => shape.ghosts,
        }
    }

    /// Ascends with what the list has last.
    const fn order(self, value: u8) -> u8 {
        match self {
            Self::FewestTiles => value,
            _ => u8::MAX - value,
        }
    }

    /// What a list is kept of: the side where floors of one side are compared, the size of a chamber, or nothing.
    const fn group(self, entry: &Entry) -> u8 {
        match self {
            Self::MostTiles | Self::FewestTiles | Self::LongestWalk => entry.side,
            Self::LargestChamber => entry.value,
            Self::MostGhosts => 0,
        }
    }

    /// Entries of a list before its ties.
    const fn length(self) -> usize {
        if matches!(self, Self::MostGhosts) { 50 } else { 10 }
    }

    /// The least value that is worth a place.
    const fn least(self) -> u8 {
        if matches!(self, Self::LargestChamber) { 3 } else { 0 }
    }
}

/// A floor of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Seed of the maps that have it.
    pub seed: Seed,
    /// Their first floor with this layout.
    pub floor: u8,
    /// What was compared ([`Extreme::value`]).
    pub value: u8,
    /// Side length.
    pub side: u8,
}

/// The lists of a comparison, each in order; ties at the end of a list are kept.
///
/// A layout that several floor numbers share is listed once, at the smallest.
pub fn extremes(shapes: &Shapes, extreme: Extreme) -> Vec<Vec<Entry>> {
    let entry = |(case, v, shape): (LayoutCase, u16, &Shape)| {
        let floor = case.floors().0;
        let seed = Seed::of_output(u32::from(v - u16::from(floor)));
        Entry { seed, floor, value: extreme.value(shape), side: shape.side }
    };
    let floors = shapes.iter().filter(|(case, v, _)| *v - u16::from(case.floors().0) <= Seed::MAX.get());
    let mut entries: Vec<Entry> = floors.map(entry).filter(|entry| entry.value >= extreme.least()).collect();
    // One entry for each side and each value of seed + floor.
    entries.sort_by_key(|entry| {
        let v = entry.seed.get() + u16::from(entry.floor);
        (entry.side, v, extreme.order(entry.value), entry.floor)
    });
    entries.dedup_by_key(|entry| (entry.side, entry.seed.get() + u16::from(entry.floor)));
    entries.sort_by_key(|entry| (extreme.group(entry), extreme.order(entry.value), entry.seed, entry.floor));
    let groups = entries.chunk_by(|one, other| extreme.group(one) == extreme.group(other));
    groups.map(|group| first_with_ties(group, extreme.length(), |entry| entry.value).to_vec()).collect()
}

/// The first `length` of a list in order, and those behind that are as good as the last.
fn first_with_ties<T>(list: &[T], length: usize, value: impl Fn(&T) -> u8) -> &[T] {
    let Some(last) = length.checked_sub(1).and_then(|last| list.get(last)) else { return list };
    let end = list.iter().skip(length).take_while(|entry| value(entry) == value(last)).count();
    &list[..length + end]
}

/// A map with the way through it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WalkedMap {
    /// The map.
    pub id: MapId,
    /// Floors that are walked through.
    pub floors: u8,
    /// The way in half steps.
    pub half_steps: u32,
}

/// The bosses whose maps the list of the fastest leaves out unless they are asked for.
pub const LEFT_OUT_OF_FASTEST: u8 = 12;

/// Which end of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Shortest first.
    Fastest,
    /// Longest first.
    Slowest,
}

/// The `count` fastest or slowest of some maps, from the entrance to the boss; at one length the lower rank and seed
/// come first.
pub fn by_walk(
    shapes: &Shapes,
    maps: impl Iterator<Item = MapId>,
    pace: Pace,
    count: usize,
) -> Vec<WalkedMap> {
    let walked = maps.map(|id| {
        let floors = Header::quick(id).floors;
        WalkedMap { id, floors, half_steps: shapes.walk_to(id.seed, floors + 1) }
    });
    let mut list: Vec<WalkedMap> = walked.collect();
    sort_by_pace(&mut list, pace);
    list.truncate(count);
    list
}

fn sort_by_pace(list: &mut [WalkedMap], pace: Pace) {
    match pace {
        Pace::Fastest => list.sort_by_key(|map| (map.half_steps, map.id)),
        Pace::Slowest => list.sort_by_key(|map| (Reverse(map.half_steps), map.id)),
    }
}

/// The `count` maps in which the way down through `depth` floors (that floor included) is shortest, one for each seed:
/// layouts do not depend on the rank. Among the ranks of a seed the deepest map is named, and the highest rank of those.
pub fn fastest_depth(
    shapes: &Shapes,
    seeds: impl Iterator<Item = Seed>,
    depth: u8,
    count: usize,
) -> Vec<WalkedMap> {
    let deepest = |seed: Seed| {
        let maps = Rank::all().map(|rank| MapId::new(rank, seed));
        maps.max_by_key(|&id| (Header::quick(id).floors, id.rank))
            .filter(|&id| Header::quick(id).floors >= depth)
    };
    let walked = seeds.filter_map(deepest).map(|id| WalkedMap {
        id,
        floors: depth,
        half_steps: shapes.walk_to(id.seed, depth.saturating_add(1)),
    });
    let mut list: Vec<WalkedMap> = walked.collect();
    sort_by_pace(&mut list, Pace::Fastest);
    list.truncate(count);
    list
}
