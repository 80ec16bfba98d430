//! Everything the source does not state, in one place (tagged `[P]` in `docs/rules/duel.md`).
//!
//! What is here may change without touching what is certain: the certain rules ask for a value of [`Assumed`] or hand
//! over to a function of this module, never the other way round.
//!
//! | rule | section | here |
//! |---|---|---|
//! | how effects tick, renew and run out | 6.3 | [`effects`] |
//! | where the hero-turn limit sits | 6.4 | [`TurnLimit`] |
//! | what a spell rolls | 6.5 | [`spell`] |
//! | how a whole game fight is put together | 6.6 | [`game_fight`] |
//! | armies | 6.7 | [`army`] |
//! | skills, items, flight | 7.1 | [`commands`] |

pub mod army;
pub mod commands;
pub mod effects;
pub mod game_fight;
pub mod spell;

use antre_core::in_range;

use commands::Commands;

use crate::Error;

/// Where exactly the hero-turn limit is looked at (section 6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LimitAt {
    /// Variant A, recommended: the turn after the last never begins; a lost, stunned turn counts.
    BeforeTurn,
    /// Variant B: the battle stops right after the last turn.
    AfterTurn,
}

/// How many turns the hero has before the battle counts as lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnLimit {
    /// Turns that the hero may begin. The source states 200.
    pub hero_turns: u32,
    /// Where the limit is looked at.
    pub at: LimitAt,
}

impl Default for TurnLimit {
    fn default() -> Self {
        Assumed::PROPOSED.turn_limit
    }
}

/// Readings of what the source leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Assumed {
    /// The hero-turn limit.
    pub turn_limit: TurnLimit,
    /// What the hero can do besides striking.
    pub commands: Commands,
}

impl Assumed {
    /// The readings that the vectors assume.
    pub const PROPOSED: Self = Self {
        turn_limit: TurnLimit { hero_turns: 200, at: LimitAt::BeforeTurn },
        commands: Commands::PROPOSED,
    };

    /// Checks every value.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] names the value.
    pub fn check(&self) -> Result<(), Error> {
        in_range("rules.assumed.turn_limit.hero_turns", self.turn_limit.hero_turns.into(), 0..=1_000_000)?;
        self.commands.check()
    }
}

impl Default for Assumed {
    fn default() -> Self {
        Self::PROPOSED
    }
}
