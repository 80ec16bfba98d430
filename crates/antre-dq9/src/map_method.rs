//! The Map Method: what a seed gives where the generator does not run by itself (`docs/rules/dq9.md`, section 20).
//!
//! Opening the list of maps draws the header of every map on its page, so that the generator ends 32 outputs behind the
//! seed of the page's last map. On cells where it stands still (those without passages on special floors, and other
//! frozen spots) the player closes the list, whistles, and everything after is fixed by that seed. Outputs are counted
//! from the seed, the first being 1.
//!
//! Which output serves what was measured by players; the thresholds were read in the game. Each constant says so.

use alloc::vec::Vec;

use antre_core::{Draw, DrawRecord, Reading, Trace, Why};

use crate::draws::{At, scale};
use crate::drops::{Kind, Won, drops};
use crate::memory::monster_table;
use crate::rank::{Environment, Seed};
use crate::tables::{MonsterTable, TableEntry};

/// Outputs that one use of Zoom spends. (single source)
pub const ZOOM: u32 = 29;
/// The output that chooses the kind of monster. (measured by players; its table is certain)
pub const KIND: u32 = 35;
/// The output that decides whether the party strikes first. (certain)
pub const FIRST_STRIKE: u32 = 36;
/// The first output that can be one of drops, before the monsters are counted. (measured by players)
pub const BATTLE: u32 = 38;
/// Highest deftness of the game.
pub const MOST_DEFTNESS: u16 = 999;

const BEFORE: Why = Why::new("before-the-whistle", "20.1");
const WHISTLED: Why = Why::new("whistled-kind", "20.1");
const STRIKE: Why = Why::new("first-strike", "20.1");
const STRUCK: Why = Why::new("monsters-strike-first", "20.1");

/// What a whistle brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whistle {
    /// The entry of the floor's table; `None` where no entry has the output.
    pub entry: Option<&'static TableEntry>,
    /// Lowest deftness with which the party strikes first; `None` if no deftness is enough.
    pub deftness: Option<u16>,
    /// The monsters strike first if the party does not.
    pub ambush: bool,
}

impl Whistle {
    /// What the first whistle on a floor brings after `zooms` uses of Zoom there. If the monster has no record on the
    /// floor (section 8), nothing happens instead.
    pub fn of(seed: Seed, zooms: u8, environment: Environment, monster_rank: u8) -> Self {
        Self::draw(zooms, monster_table(environment, monster_rank), &mut At::new(seed.get().into()))
    }

    /// The same with the draws behind it.
    pub fn traced(
        seed: Seed,
        zooms: u8,
        environment: Environment,
        monster_rank: u8,
    ) -> (Self, Vec<DrawRecord>) {
        let mut draws = Trace::new(At::new(seed.get().into()));
        let whistle = Self::draw(zooms, monster_table(environment, monster_rank), &mut draws);
        (whistle, draws.into_parts().1)
    }

    fn draw<D: Draw + ?Sized>(zooms: u8, table: &MonsterTable, draws: &mut D) -> Self {
        draws.skip(KIND - 1 + ZOOM * u32::from(zooms), BEFORE);
        let kind = draws.draw(WHISTLED);
        draws.read(Reading::value(0, 32_767, kind.into()));
        let holds = |entry: &&TableEntry| {
            entry.rolls.is_some_and(|(low, high)| (u32::from(low)..=u32::from(high)).contains(&kind))
        };
        let entry = table.entries.iter().find(holds);
        let strike = draws.draw(STRIKE);
        draws.read(Reading::value(0, 99, scale(strike, 100).into()));
        let ambush = scale(draws.draw(STRUCK), 100);
        draws.read(
            Reading::value(0, 99, ambush.into()).against(2, if ambush < 2 { "struck" } else { "calm" }),
        );
        Self { entry, deftness: deftness_needed(strike), ambush: ambush < 2 }
    }
}

/// Outputs of a seed: the one at index k is the (k + 1)-th.
pub fn outputs(seed: Seed, count: usize) -> Vec<u16> {
    let mut at = At::new(seed.get().into());
    (0..count).map(|_| at.next() as u16).collect()
}

/// The lowest deftness whose percentage 2 + deftness ÷ 20 lies above the roll; `None` if 999 is not enough.
pub const fn deftness_needed(output: u32) -> Option<u16> {
    let needed = scale(output, 100).saturating_sub(1) * 20;
    if needed <= MOST_DEFTNESS as u32 { Some(needed as u16) } else { None }
}

/// Number of the first drop output if the battle itself spends nothing.
pub const fn battle_start(zooms: u8, monsters: u8, party_first: bool) -> u32 {
    BATTLE + ZOOM * zooms as u32 + monsters as u32 / 2 + !party_first as u32
}

/// The items of a battle whose first drop output is the `start`-th of the seed (see [`battle_start`]).
pub fn drops_from(seed: Seed, start: u32, kinds: &[Kind], books: &[u8]) -> Vec<Won> {
    drops(&mut At::new(seed.get().into()).jump(start.saturating_sub(1)), kinds, books)
}

/// A mark of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// The output lands.
    Lands,
    /// It does not.
    Misses,
    /// Either.
    Any,
}

/// An order of outputs that land and outputs that do not, which players look for (section 20.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pattern {
    /// Two rare items on end.
    R2,
    /// Two rare items, two outputs between them.
    R2Apart,
    /// Three rare items on end.
    R3,
    /// Four rare items on end.
    R4,
    /// Five rare items on end.
    R5,
    /// Four rare items in six outputs.
    R4In6,
    /// Three rare items in seven outputs.
    R3In7,
    /// Two common items, one output apart.
    N2,
    /// Three common items.
    N3,
    /// Four common items.
    N4,
    /// Five common items.
    N5,
    /// Four common items in ten outputs.
    N4In10,
    /// Three common items in ten outputs.
    N3In10,
}

impl Pattern {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::R2,
        Self::R2Apart,
        Self::R3,
        Self::R4,
        Self::R5,
        Self::R4In6,
        Self::R3In7,
        Self::N2,
        Self::N3,
        Self::N4,
        Self::N5,
        Self::N4In10,
        Self::N3In10,
    ];

    /// What players call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::R2 => "R2",
            Self::R2Apart => "R2_3",
            Self::R3 => "R3",
            Self::R4 => "R4",
            Self::R5 => "R5",
            Self::R4In6 => "4_in_6",
            Self::R3In7 => "3_in_7",
            Self::N2 => "N2",
            Self::N3 => "N3",
            Self::N4 => "N4",
            Self::N5 => "N5",
            Self::N4In10 => "4_in_10",
            Self::N3In10 => "3_in_10",
        }
    }

    /// The pattern of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pattern| pattern.word().eq_ignore_ascii_case(word))
    }

    /// Its forms, all of one length: `R` and `N` land (on the odds of the rare or the common item), `x` misses, `?` is
    /// either.
    pub const fn forms(self) -> &'static [&'static str] {
        match self {
            Self::R2 => &["RR"],
            Self::R2Apart => &["R??R"],
            Self::R3 => &["RRR"],
            Self::R4 => &["RRRR"],
            Self::R5 => &["RRRRR"],
            Self::R4In6 => &["RxxRRR", "RRxxRR", "RRRxxR"],
            Self::R3In7 => &["RxxRRxx", "RxxRxxR", "RxxxxRR", "RRxxRxx", "RRxxxxR"],
            Self::N2 => &["xNxN"],
            Self::N3 => &["xNxNxN"],
            Self::N4 => &["xNxNxNxN"],
            Self::N5 => &["xNxNxNxNxN"],
            Self::N4In10 => &["xNxxxNxNxN", "xNxNxxxNxN", "xNxNxNxxxN"],
            Self::N3In10 => &["xNxxxNxNxx", "xNxxxNxxxN", "xNxxxxxNxN", "xNxNxxxNxx", "xNxNxxxxxN"],
        }
    }

    /// Outputs that it covers.
    pub const fn span(self) -> usize {
        self.forms()[0].len()
    }

    fn marks(form: &str) -> impl Iterator<Item = Mark> + '_ {
        form.bytes().map(|letter| match letter {
            b'x' => Mark::Misses,
            b'?' => Mark::Any,
            _ => Mark::Lands,
        })
    }

    /// Whether the outputs begin with one of its forms; `limit` is the highest output that lands.
    fn begins(self, outputs: &[u16], limit: u16) -> bool {
        outputs.len() >= self.span()
            && self.forms().iter().any(|form| {
                Self::marks(form).zip(outputs).all(|(mark, &output)| match mark {
                    Mark::Lands => output <= limit,
                    Mark::Misses => output > limit,
                    Mark::Any => true,
                })
            })
    }
}

/// Where a pattern begins among the first `last` outputs of a seed, from the left and disjoint, for a chance of one in
/// `figure` (at least 1).
///
/// A battle's outputs begin at 38 + 29 a Zoom: what begins earlier is left out, but a pattern behind it that shares its
/// outputs is left out with it. With `last` of at most 50 the search begins at output 1 and leaves nothing out.
pub fn scan(seed: Seed, pattern: Pattern, figure: u16, last: usize, zooms: u8) -> Vec<usize> {
    scan_outputs(&outputs(seed, last), pattern, figure, zooms)
}

/// [`scan`] over outputs at hand: for several patterns of one seed.
pub fn scan_outputs(outputs: &[u16], pattern: Pattern, figure: u16, zooms: u8) -> Vec<usize> {
    let last = outputs.len();
    let limit = (32_768 / u32::from(figure.max(1))).min(32_767) as u16;
    let (mut place, lowest) = match last {
        0..=50 => (1, 1),
        _ => (BATTLE as usize, (BATTLE + ZOOM * u32::from(zooms)) as usize),
    };
    let mut starts = Vec::new();
    while place + pattern.span() - 1 <= last {
        if pattern.begins(&outputs[place - 1..], limit) {
            if place >= lowest {
                starts.push(place);
            }
            place += pattern.span();
        } else {
            place += 1;
        }
    }
    starts
}

/// Outputs to spend in battle before a pattern that begins at `start`; `None` if it begins too early.
pub const fn to_spend(start: usize, zooms: u8, monsters: u8, party_first: bool) -> Option<usize> {
    start.checked_sub(battle_start(zooms, monsters, party_first) as usize)
}
