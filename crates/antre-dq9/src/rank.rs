//! What names a map: its rank and its seed.

use core::fmt;
use core::str::FromStr;

use alloc::string::{String, ToString};

use antre_core::in_range;

use crate::Error;
use crate::tables::{RANKS, RankRow};

/// The 15-bit number that fixes everything of a map but its rank: 0..=32767 (`docs/rules/dq9.md`, section 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "i64", into = "u16")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Seed(#[cfg_attr(feature = "schema", schemars(range(min = 0, max = 32767)))] u16);

impl Seed {
    /// How many seeds there are.
    pub const COUNT: u32 = 32_768;
    /// The highest seed.
    pub const MAX: Self = Self(32_767);

    /// A seed from a number that somebody wrote.
    ///
    /// # Errors
    /// The number is not in 0..=32767.
    pub fn new(seed: i64) -> Result<Self, Error> {
        Ok(Self(in_range("seed", seed, 0..=32_767)? as u16))
    }

    /// The low 15 bits of a raw output: what the game keeps as the seed of a new map.
    pub const fn of_output(output: u32) -> Self {
        Self((output & 0x7FFF) as u16)
    }

    /// The number.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Every seed, in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..32_768u16).map(Self)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<i64> for Seed {
    type Error = Error;

    fn try_from(seed: i64) -> Result<Self, Error> {
        Self::new(seed)
    }
}

impl From<Seed> for u16 {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

/// One of the twelve quality bands (section 3). Two maps of one rank and one seed are the same grotto.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct Rank(u8);

impl Rank {
    /// How many ranks there are.
    pub const COUNT: usize = 12;

    /// Every rank, from the lowest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The rank of an index 0..=11.
    ///
    /// # Errors
    /// The index is above 11.
    pub fn of_index(index: usize) -> Result<Self, Error> {
        Ok(Self(in_range("rank index", i64::try_from(index).unwrap_or(i64::MAX), 0..=11)? as u8))
    }

    /// The rank of a hex code (`0xB5`): its lowest quality.
    ///
    /// # Errors
    /// No rank has this code.
    pub fn of_code(code: u8) -> Result<Self, Error> {
        Self::all()
            .find(|rank| rank.lowest_quality() == code)
            .ok_or_else(|| Error::Rank { found: alloc::format!("{code:02X}") })
    }

    /// The rank of a quality; a quality below 2 counts as 2, one above 248 as 248 (section 2).
    pub const fn of_quality(quality: u8) -> Self {
        let mut index = 0;
        while index < Self::COUNT - 1 && RANKS[index].quality_max < quality {
            index += 1;
        }
        Self(index as u8)
    }

    /// 0 for the lowest rank (02), 11 for the highest (DD).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Lowest quality of the rank: also the byte whose hex form names it.
    pub const fn lowest_quality(self) -> u8 {
        self.row().quality_min
    }

    /// Highest quality of the rank.
    pub const fn highest_quality(self) -> u8 {
        self.row().quality_max
    }

    /// What the rank allows.
    #[inline]
    pub const fn row(self) -> &'static RankRow {
        &RANKS[self.0 as usize]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02X}", self.lowest_quality())
    }
}

impl FromStr for Rank {
    type Err = Error;

    /// A rank from its hex code, in either case.
    fn from_str(text: &str) -> Result<Self, Error> {
        let unknown = || Error::Rank { found: text.to_string() };
        if text.len() != 2 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(unknown());
        }
        Self::of_code(u8::from_str_radix(text, 16).map_err(|_| unknown())?)
    }
}

impl TryFrom<String> for Rank {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> Self {
        rank.to_string()
    }
}

/// A map: rank and seed, written `B5:15522` (seed in decimal) or, as players do, `B53CA2` (both in hex).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "String", into = "String")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String"))]
pub struct MapId {
    /// Rank.
    pub rank: Rank,
    /// Seed.
    pub seed: Seed,
}

impl MapId {
    /// How many (rank, seed) pairs there are.
    pub const COUNT: u32 = Rank::COUNT as u32 * Seed::COUNT;

    /// The map of a rank and a seed.
    pub const fn new(rank: Rank, seed: Seed) -> Self {
        Self { rank, seed }
    }

    /// Place in the list of all maps: rank index · 32768 + seed.
    pub const fn index(self) -> u32 {
        self.rank.0 as u32 * Seed::COUNT + self.seed.0 as u32
    }

    /// The map at a place of that list.
    ///
    /// # Errors
    /// The index is not in 0..=393215.
    #[inline]
    pub fn of_index(index: u32) -> Result<Self, Error> {
        let index = in_range("map index", index.into(), 0..=i64::from(Self::COUNT) - 1)? as u32;
        Ok(Self { rank: Rank((index / Seed::COUNT) as u8), seed: Seed((index % Seed::COUNT) as u16) })
    }

    /// The six hex digits that players use (`B53CA2`).
    pub fn community(self) -> String {
        alloc::format!("{}{:04X}", self.rank, self.seed.0)
    }
}

impl fmt::Display for MapId {
    /// Put together by hand: tables and streams write them by the hundred thousand.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |value: u8| b"0123456789ABCDEF"[usize::from(value & 15)];
        let code = self.rank.lowest_quality();
        let mut text = [digit(code >> 4), digit(code), b':', 0, 0, 0, 0, 0];
        let mut left = self.seed.0;
        // A seed has five digits at most.
        let end = 4 + left.checked_ilog10().unwrap_or(0) as usize;
        for place in text[3..end].iter_mut().rev() {
            *place = b'0' + (left % 10) as u8;
            left /= 10;
        }
        // It is all ASCII.
        f.write_str(core::str::from_utf8(&text[..end]).unwrap_or(""))
    }
}

impl FromStr for MapId {
    type Err = Error;

    /// Either form: `RR:seed` with the seed in decimal, or `RRSSSS` in hex.
    fn from_str(text: &str) -> Result<Self, Error> {
        let malformed = || Error::MapId { found: text.to_string() };
        if let Some((rank, seed)) = text.split_once(':') {
            let seed = seed.parse::<i64>().map_err(|_| malformed())?;
            return Ok(Self { rank: rank.parse()?, seed: Seed::new(seed)? });
        }
        if text.len() != 6 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(malformed());
        }
        let seed = i64::from_str_radix(&text[2..], 16).map_err(|_| malformed())?;
        Ok(Self { rank: text[..2].parse()?, seed: Seed::new(seed)? })
    }
}

impl TryFrom<String> for MapId {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<MapId> for String {
    fn from(id: MapId) -> Self {
        id.to_string()
    }
}

/// What the grotto looks like and, with the monster rank, which monsters it holds (section 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Environment {
    /// Caves, 1.
    Caves = 1,
    /// Ruins, 2.
    Ruins = 2,
    /// Ice, 3.
    Ice = 3,
    /// Water, 4.
    Water = 4,
    /// Fire, 5.
    Fire = 5,
}

impl Environment {
    /// The five environments in the order of their numbers.
    pub const ALL: [Self; 5] = [Self::Caves, Self::Ruins, Self::Ice, Self::Water, Self::Fire];

    /// The game's number, 1..=5.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Word id (`ruins`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Caves => "caves",
            Self::Ruins => "ruins",
            Self::Ice => "ice",
            Self::Water => "water",
            Self::Fire => "fire",
        }
    }
}
