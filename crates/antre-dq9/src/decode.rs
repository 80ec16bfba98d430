//! From a name to the grottos that have it (`docs/rules/dq9.md`, section 4).
//!
//! 90,955 names with a level exist; 33,357 belong to one map, the commonest to 71.

use alloc::vec;
use alloc::vec::Vec;

use crate::Error;
use crate::header::Header;
use crate::names::{MapName, Part};
use crate::quality::{Base, Entrance, Timers};
use crate::rank::{MapId, Rank, Seed};
use crate::tables::Language;
use crate::typed::{Lexicon, Typed, TypedName};

/// The map that quest 15 gives: rank 02, seed 50.
pub const QUEST_MAP: (Rank, u16) = (Rank::of_quality(2), 50);
/// Where quest 15 puts it; drawn at random it never lies there.
pub const QUEST_LOCATION: u8 = 5;

/// Bits of a packed name: prefix 4, suffix 4, locale 5, level 7. Leaving out the level, or the level and the locale,
/// leaves a run of keys.
const LEVEL_BITS: u32 = 7;
const LOCALE_BITS: u32 = 5;
const WORD_BITS: u32 = 4;
const KEYS: usize = 1 << (LEVEL_BITS + LOCALE_BITS + 2 * WORD_BITS);

/// All maps by name.
#[derive(Debug, Clone)]
pub struct NameIndex {
    /// Where the maps of each key begin in `maps`; one entry more than there are keys.
    starts: Vec<u32>,
    /// Indexes of maps, ascending within a key.
    maps: Vec<u32>,
}

impl Default for NameIndex {
    fn default() -> Self {
        Self::new()
    }
}

impl NameIndex {
    /// Draws all 393,216 headers and sorts them by name.
    pub fn new() -> Self {
        let mut keys = Vec::with_capacity(MapId::COUNT as usize);
        for rank in Rank::all() {
            keys.extend(Seed::all().map(|seed| key(MapName::of(&Header::of(MapId::new(rank, seed)))) as u32));
        }
        // A counting sort: it keeps the order of the maps within a name.
        let mut starts = vec![0u32; KEYS + 1];
        for &key in &keys {
            starts[key as usize + 1] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut maps = vec![0u32; keys.len()];
        for (map, &key) in keys.iter().enumerate().rev() {
            let end = &mut starts[key as usize + 1];
            *end -= 1;
            maps[*end as usize] = map as u32;
        }
        // Every end has moved down to its own beginning: shift them back.
        starts.remove(0);
        starts.push(keys.len() as u32);
        Self { starts, maps }
    }

    /// The maps of a name, in ascending order of rank and seed.
    pub fn named(&self, name: &MapName) -> impl ExactSizeIterator<Item = MapId> + Clone + '_ {
        let key = key(*name);
        self.run(key, key + 1)
    }

    /// The maps that a typed name can mean, in ascending order of rank and seed.
    pub fn find(&self, typed: &TypedName) -> Vec<MapId> {
        let ids = |part: Part| match typed.ids(part) {
            [] => (1..=part.words().len() as u8).collect(),
            ids => ids.to_vec(),
        };
        let [prefixes, locales, suffixes] = Part::ALL.map(ids);
        let mut found = Vec::new();
        for &prefix in &prefixes {
            for &suffix in &suffixes {
                for &locale in &locales {
                    let at = |level| key(MapName { prefix, locale, suffix, level });
                    let (first, last) = typed.level.map_or((0, 99), |level| (level, level));
                    found.extend(self.run(at(first), at(last) + 1));
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// Every name that exists, with the number of its maps.
    pub fn names(&self) -> impl Iterator<Item = (MapName, usize)> + '_ {
        (0..KEYS).filter_map(|key| {
            let count = self.starts[key + 1] - self.starts[key];
            (count > 0).then(|| (name_of(key), count as usize))
        })
    }

    fn run(&self, from: usize, to: usize) -> impl ExactSizeIterator<Item = MapId> + Clone + '_ {
        let maps = &self.maps[self.starts[from.min(KEYS)] as usize..self.starts[to.min(KEYS)] as usize];
        maps.iter().map(|&map| {
            MapId::new(
                Rank::all().nth((map / Seed::COUNT) as usize).unwrap_or(QUEST_MAP.0),
                Seed::of_output(map),
            )
        })
    }
}

fn key(name: MapName) -> usize {
    let word = |id: u8, bits: u32| usize::from(id.wrapping_sub(1)) & ((1 << bits) - 1);
    let words = (word(name.prefix, WORD_BITS) << WORD_BITS | word(name.suffix, WORD_BITS)) << LOCALE_BITS;
    (words | word(name.locale, LOCALE_BITS)) << LEVEL_BITS | usize::from(name.level.min(127))
}

fn name_of(key: usize) -> MapName {
    let bits = |from: u32, count: u32| (key >> from) as u8 & ((1 << count) - 1);
    MapName {
        level: bits(0, LEVEL_BITS),
        locale: bits(LEVEL_BITS, LOCALE_BITS) + 1,
        suffix: bits(LEVEL_BITS + LOCALE_BITS, WORD_BITS) + 1,
        prefix: bits(LEVEL_BITS + LOCALE_BITS + WORD_BITS, WORD_BITS) + 1,
    }
}

/// A map that a name can mean, and how one can come by it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidate {
    /// The map.
    pub id: MapId,
    /// Its name.
    pub name: MapName,
    /// Where it can lie when it is drawn at random; empty if it cannot be drawn.
    pub entrances: Vec<Entrance>,
    /// The base that gives it most often, with how many of the 65,536 timers do.
    pub best: Option<(Base, u32)>,
    /// Whether quest 15 gives it (at location 5).
    pub quest: bool,
}

impl Candidate {
    /// What can be said of a map as the meaning of a name.
    pub fn of(id: MapId, timers: &Timers) -> Self {
        let best =
            timers.bases(id).into_iter().max_by_key(|&(base, count)| (count, core::cmp::Reverse(base)));
        Self {
            id,
            name: MapName::of(&Header::of(id)),
            entrances: timers.entrances(id),
            best,
            quest: (id.rank, id.seed.get()) == QUEST_MAP,
        }
    }

    /// Whether the map can lie at a location.
    pub fn lies_at(&self, location: u8) -> bool {
        self.quest && location == QUEST_LOCATION
            || self.entrances.iter().any(|entrance| entrance.location == location)
    }

    /// Whether anybody can have it.
    pub fn exists(&self) -> bool {
        self.quest || !self.entrances.is_empty()
    }
}

/// What a typed name means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decoded {
    /// Grottos.
    Grottos {
        /// How the text was read.
        names: Vec<TypedName>,
        /// The maps of that name, in ascending order of rank and seed.
        maps: Vec<MapId>,
    },
    /// The map of a boss of an earlier game.
    Legacy {
        /// Number, 1..=13.
        boss: u8,
        /// Level, where one was typed.
        level: Option<u8>,
    },
}

/// Reads names and finds their maps: words, index and timers together.
#[derive(Debug, Clone, Default)]
pub struct Decoder {
    /// The words of all languages.
    pub lexicon: Lexicon,
    /// All maps by name.
    pub index: NameIndex,
    /// All timers by seed.
    pub timers: Timers,
}

impl Decoder {
    /// Builds the tables.
    pub fn new() -> Self {
        Self::default()
    }

    /// Decodes a typed name; `language` narrows it down where it is known, `location` keeps the maps that can lie there.
    ///
    /// # Errors
    /// A word that no map name has, or a level outside 1..=99.
    pub fn decode(
        &self,
        text: &str,
        language: Option<Language>,
        location: Option<u8>,
    ) -> Result<Decoded, Error> {
        Ok(match self.lexicon.read(text, language)? {
            Typed::Legacy { boss, level } => Decoded::Legacy { boss, level },
            Typed::Grotto(names) => {
                let mut maps: Vec<MapId> = names.iter().flat_map(|name| self.index.find(name)).collect();
                maps.sort_unstable();
                maps.dedup();
                if let Some(location) = location {
                    maps.retain(|&id| Candidate::of(id, &self.timers).lies_at(location));
                }
                Decoded::Grottos { names, maps }
            }
        })
    }

    /// What can be said of one of the maps.
    pub fn candidate(&self, id: MapId) -> Candidate {
        Candidate::of(id, &self.timers)
    }
}
