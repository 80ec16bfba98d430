//! Where a new map comes from: base, timer, quality, seed and location (`docs/rules/dq9.md`, section 2).
//!
//! A 16-bit timer value seeds AT, three draws follow. So a base has 65,536 outcomes, and every question about the next
//! map is a count over them.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use antre_core::{Draw, Reading, Why, in_range};

use crate::Error;
use crate::draws::At;
use crate::rank::{MapId, Rank, Seed};
use crate::runs::Run;
use crate::tables::LOCATIONS_BY_QUALITY;

/// How many values the timer has.
pub const TIMERS: u32 = 65_536;

const VARIATION: Why = Why::new("quality", "2");
const SEED: Why = Why::new("seed", "2");
const LOCATION: Why = Why::new("location", "2");

/// A new map's quality before its variation: 1..=248.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "i64", into = "u8")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Base(#[cfg_attr(feature = "schema", schemars(range(min = 1, max = 248)))] u8);

impl Base {
    /// Every base, in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=248).map(Self)
    }

    /// Bases from one to another.
    pub(crate) fn between(first: Self, last: Self) -> impl Iterator<Item = Self> {
        (first.0..=last.0).map(Self)
    }

    /// A base whose number is known to be one.
    pub(crate) const fn at(number: u8) -> Self {
        Self(number)
    }

    /// The base nearest to a number.
    pub(crate) fn nearest(number: i32) -> Self {
        Self(number.clamp(1, 248) as u8)
    }

    /// The lowest and the highest base whose variation reaches a rank.
    pub(crate) const fn that_reach(rank: Rank) -> (Self, Self) {
        let (first, last) = BASES_OF_RANK[rank.index()];
        (Self(first), Self(last))
    }

    /// A base that somebody wrote.
    ///
    /// # Errors
    /// The number is not in 1..=248.
    pub fn new(base: i64) -> Result<Self, Error> {
        Ok(Self(in_range("base", base, 1..=248)? as u8))
    }

    /// The base of the map that the boss of a grotto drops: level + 5 × revocations + level of that grotto.
    ///
    /// `level` is the hero's highest over all vocations (1..=99), `revocations` the highest count in any one vocation
    /// (0..=10), `grotto` the level of the map being followed (1..=99).
    ///
    /// # Errors
    /// A number is outside its range.
    pub fn of_boss(level: i64, revocations: i64, grotto: i64) -> Result<Self, Error> {
        let (level, revocations) = hero(level, revocations)?;
        Self::new(level + 5 * revocations + in_range("grotto level", grotto, 1..=99)?)
    }

    /// The base of any other random map: ⌊1.5 × level + 5 × revocations⌋.
    ///
    /// # Errors
    /// A number is outside its range.
    pub fn of_reward(level: i64, revocations: i64) -> Result<Self, Error> {
        let (level, revocations) = hero(level, revocations)?;
        Self::new(level * 3 / 2 + 5 * revocations)
    }

    /// Lowest and highest quality that its variation reaches.
    const fn reach(self) -> (u8, u8) {
        (self.varied(0), self.varied(2 * self.spread() as u32))
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The quality that the first output gives. A base of whole tens reaches all of base ± a tenth alike; others reach
    /// one less upwards and are themselves hit twice as often.
    pub const fn quality(self, output: u32) -> u8 {
        self.varied(output % (2 * self.spread() as u32 + 1))
    }

    /// How far its quality varies to either side: a tenth.
    pub(crate) const fn spread(self) -> u8 {
        self.0 / 10
    }

    /// The quality that a step of the variation gives, 0 to twice the spread.
    pub(crate) const fn varied(self, step: u32) -> u8 {
        let (base, spread, step) = (self.0 as u16, self.spread() as u16, step as u16);
        let twice = !base.is_multiple_of(10) && step > spread;
        let varied = base - spread + step - twice as u16;
        // `Ord::clamp` is not const.
        match varied {
            0..2 => 2,
            2..=248 => varied as u8,
            _ => 248,
        }
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<i64> for Base {
    type Error = Error;

    fn try_from(base: i64) -> Result<Self, Error> {
        Self::new(base)
    }
}

impl From<Base> for u8 {
    fn from(base: Base) -> Self {
        base.0
    }
}

fn hero(level: i64, revocations: i64) -> Result<(i64, i64), Error> {
    Ok((in_range("level", level, 1..=99)?, in_range("revocations", revocations, 0..=10)?))
}

/// The lowest and the highest base whose variation reaches a rank, by [`Rank::index`]: no other draws it.
const BASES_OF_RANK: [(u8, u8); Rank::COUNT] = {
    let mut reach = [(u8::MAX, 0); Rank::COUNT];
    let mut base = 1;
    while base <= 248 {
        let (low, high) = Base(base).reach();
        let mut index = Rank::of_quality(low).index();
        while index <= Rank::of_quality(high).index() {
            if base < reach[index].0 {
                reach[index].0 = base;
            }
            reach[index].1 = base;
            index += 1;
        }
        base += 1;
    }
    reach
};

/// How many locations a map of this quality can have; the higher ones need a better map.
pub const fn locations(quality: u8) -> u8 {
    let mut row = 0;
    while row < LOCATIONS_BY_QUALITY.len() - 1 && LOCATIONS_BY_QUALITY[row].1 < quality {
        row += 1;
    }
    LOCATIONS_BY_QUALITY[row].2
}

/// The location 1..=150 that the third output gives.
pub const fn location(quality: u8, output: u32) -> u8 {
    (output % locations(quality) as u32) as u8 + 1
}

/// A map as it is dropped or given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewMap {
    /// Quality, 2..=248.
    pub quality: u8,
    /// Seed.
    pub seed: Seed,
    /// Entrance, 1..=150.
    pub location: u8,
}

impl NewMap {
    /// The outcome of a timer value.
    pub fn of(base: Base, timer: u16) -> Self {
        Self::draw(base, &mut At::new(timer.into()))
    }

    /// Draws quality, seed and location from a stream that stands at the timer value.
    pub fn draw<D: Draw + ?Sized>(base: Base, draws: &mut D) -> Self {
        let quality = base.quality(draws.draw(VARIATION));
        let (low, high) = base.reach();
        draws.read(Reading::value(low.into(), high.into(), quality.into()));
        // The game takes the remainder by 65,535, which leaves a 15-bit output as it is.
        let seed = Seed::of_output(draws.draw(SEED));
        draws.read(Reading::value(0, Seed::MAX.get().into(), seed.get().into()));
        let location = location(quality, draws.draw(LOCATION));
        draws.read(Reading::value(1, locations(quality).into(), location.into()));
        Self { quality, seed, location }
    }

    /// The grotto behind the map.
    pub const fn id(&self) -> MapId {
        MapId::new(Rank::of_quality(self.quality), self.seed)
    }
}

/// A timer value and what it draws besides the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Timer {
    /// The value, 0..=65535.
    pub value: u16,
    /// The first output: decides the quality.
    pub variation: u16,
    /// The third output: decides the location.
    pub place: u16,
}

impl Timer {
    /// The map of this timer at a base, without its seed: (quality, location).
    pub const fn outcome(&self, base: Base) -> (u8, u8) {
        let quality = base.quality(self.variation as u32);
        (quality, location(quality, self.place as u32))
    }
}

/// One way in which a map can come into being.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Origin {
    /// Timer value.
    pub timer: u16,
    /// Base.
    pub base: Base,
    /// Quality, 2..=248.
    pub quality: u8,
    /// Entrance, 1..=150.
    pub location: u8,
}

/// All 65,536 timer values, sorted by the seed they draw.
#[derive(Debug, Clone)]
pub struct Timers {
    /// Where each seed's timers begin in `timers`; one entry more than there are seeds.
    starts: Vec<u32>,
    timers: Vec<Timer>,
}

impl Default for Timers {
    fn default() -> Self {
        Self::new()
    }
}

impl Timers {
    /// Draws them all: about half a millisecond.
    pub fn new() -> Self {
        let draw = |value: u16| {
            let mut at = At::new(value.into());
            let (variation, seed, place) = (at.next() as u16, at.next() as usize, at.next() as u16);
            (seed, Timer { value, variation, place })
        };
        let mut starts = vec![0u32; Seed::COUNT as usize + 1];
        for value in 0..=u16::MAX {
            starts[draw(value).0 + 1] += 1;
        }
        for seed in 1..starts.len() {
            starts[seed] += starts[seed - 1];
        }
        let mut next = starts.clone();
        let mut timers = vec![Timer { value: 0, variation: 0, place: 0 }; TIMERS as usize];
        for value in 0..=u16::MAX {
            let (seed, timer) = draw(value);
            timers[next[seed] as usize] = timer;
            next[seed] += 1;
        }
        Self { starts, timers }
    }

    /// The timers that draw a seed, in ascending order: none for 302 seeds, else one to three.
    pub fn of(&self, seed: Seed) -> &[Timer] {
        let seed = usize::from(seed.get());
        &self.timers[self.starts[seed] as usize..self.starts[seed + 1] as usize]
    }

    /// The seeds that no timer draws.
    pub fn never(&self) -> impl Iterator<Item = Seed> + '_ {
        Seed::all().filter(|&seed| self.of(seed).is_empty())
    }

    /// Every way in which a map can come into being, by timer and base.
    pub fn origins(&self, id: MapId) -> impl Iterator<Item = Origin> + '_ {
        self.runs(id).flat_map(Run::origins)
    }

    /// The ways in which an observed map can have come into being: one of `maps`, seen at `location` if that is known, at
    /// `base` if that is known. What is left are the values that the timer can have had.
    pub fn observed<'a>(
        &'a self,
        maps: &'a [MapId],
        location: Option<u8>,
        base: Option<Base>,
    ) -> impl Iterator<Item = (MapId, Origin)> + 'a {
        maps.iter().flat_map(move |&id| self.origins(id).map(move |origin| (id, origin))).filter(
            move |(_, origin)| {
                location.is_none_or(|location| location == origin.location)
                    && base.is_none_or(|base| base == origin.base)
            },
        )
    }

    /// Whether a map can be drawn at all; 5,089 of the 393,216 cannot.
    pub fn can_draw(&self, id: MapId) -> bool {
        self.origins(id).next().is_some()
    }

    /// The bases that give a map, with how many of the 65,536 timers do so.
    pub fn bases(&self, id: MapId) -> Vec<(Base, u32)> {
        let mut counts = [0u32; 249];
        for origin in self.origins(id) {
            counts[usize::from(origin.base.get())] += 1;
        }
        present(&counts)
    }

    /// The entrances that a map can have, each with the lowest and the highest base that lead there.
    pub fn entrances(&self, id: MapId) -> Vec<Entrance> {
        let mut found: Vec<Entrance> = Vec::new();
        for origin in self.origins(id) {
            match found.iter_mut().find(|entrance| entrance.location == origin.location) {
                Some(known) => {
                    known.bases = (known.bases.0.min(origin.base), known.bases.1.max(origin.base));
                }
                None => {
                    found.push(Entrance { location: origin.location, bases: (origin.base, origin.base) });
                }
            }
        }
        found.sort_by_key(|entrance| entrance.location);
        found
    }

    /// The chance of a wanted map by base: for each base that has one, how many of the 65,536 timers give it.
    ///
    /// `wanted` is asked once for each of the 393,216 maps, not once for each outcome.
    pub fn chances(&self, mut wanted: impl FnMut(MapId) -> bool, location: Option<u8>) -> Vec<(Base, u32)> {
        let mut counts = [0u32; 249];
        for seed in Seed::all() {
            // A bit per rank: most seeds have none that is wanted.
            let bits = Rank::all().map(|rank| u16::from(wanted(MapId::new(rank, seed))) << rank.index());
            let ranks: u16 = bits.sum();
            for timer in self.of(seed).iter().filter(|_| ranks != 0) {
                for base in Base::all() {
                    let (quality, place) = timer.outcome(base);
                    let hit = ranks >> Rank::of_quality(quality).index() & 1 == 1
                        && location.is_none_or(|location| location == place);
                    counts[usize::from(base.get())] += u32::from(hit);
                }
            }
        }
        present(&counts)
    }
}

/// An entrance of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrance {
    /// Location, 1..=150.
    pub location: u8,
    /// Lowest and highest base that lead there; not every base between does.
    pub bases: (Base, Base),
}

fn present(counts: &[u32; 249]) -> Vec<(Base, u32)> {
    Base::all().map(|base| (base, counts[usize::from(base.get())])).filter(|&(_, count)| count > 0).collect()
}

/// The 65,536 outcomes of a base, summed up.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcomes {
    /// Base.
    pub base: Base,
    /// Timers by quality, for the qualities that occur.
    pub qualities: Vec<(u8, u32)>,
    /// Timers by rank, for the ranks that occur.
    pub ranks: Vec<(Rank, u32)>,
    /// Timers by location − 1.
    pub locations: Vec<u32>,
    /// Timers whose map is wanted.
    pub wanted: u32,
    /// Different grottos among them.
    pub wanted_maps: u32,
}

impl Outcomes {
    /// Goes through all timers of a base and counts, also those whose map is `wanted`.
    pub fn of(base: Base, mut wanted: impl FnMut(&NewMap) -> bool) -> Self {
        let mut qualities = [0u32; 249];
        let mut ranks = [0u32; Rank::COUNT];
        let mut locations = vec![0u32; 150];
        let mut hits: Vec<u32> = Vec::new();
        for timer in 0..=u16::MAX {
            let map = NewMap::of(base, timer);
            qualities[usize::from(map.quality)] += 1;
            ranks[map.id().rank.index()] += 1;
            locations[usize::from(map.location) - 1] += 1;
            if wanted(&map) {
                hits.push(map.id().index());
            }
        }
        let count = hits.len() as u32;
        hits.sort_unstable();
        hits.dedup();
        Self {
            base,
            qualities: (0..=248).zip(qualities).filter(|&(_, count)| count > 0).collect(),
            ranks: Rank::all().zip(ranks).filter(|&(_, count)| count > 0).collect(),
            locations,
            wanted: count,
            wanted_maps: hits.len() as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_come_from_the_hero_and_the_grotto() {
        assert_eq!(Base::of_boss(99, 10, 99).map(Base::get), Ok(248));
        assert_eq!(Base::of_reward(99, 10).map(Base::get), Ok(198));
        assert_eq!(Base::of_reward(1, 0).map(Base::get), Ok(1));
        assert_eq!(Base::of_reward(37, 2).map(Base::get), Ok(65));
        assert!(Base::of_boss(100, 0, 1).is_err());
        assert!(Base::of_boss(1, 11, 1).is_err());
        assert!(Base::of_reward(0, 0).is_err());
    }

    #[test]
    fn the_variation_is_the_game_s_single_precision_for_every_base_and_output() {
        for base in Base::all() {
            // The game: base + trunc(k - 0.1f * base), k = output % (2 * (base / 10) + 1).
            let tenth = 0.1f32 * f32::from(base.get());
            let count = 2 * (u32::from(base.get()) / 10) + 1;
            for output in 0..count {
                let varied = i32::from(base.get()) + (output as f32 - tenth) as i32;
                assert_eq!(i32::from(base.quality(output)), varied.clamp(2, 248), "{base} {output}");
            }
        }
    }

    #[test]
    fn locations_open_up_with_quality() {
        assert_eq!([2, 50, 51, 80, 81, 248].map(locations), [47, 47, 131, 131, 150, 150]);
    }
}
