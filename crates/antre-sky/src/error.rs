//! Everything that can be wrong with an input.

use alloc::string::String;

use antre_core::OutOfRange;

/// An input that cannot be used, with what was found and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SkyError {
    /// A number outside its range.
    #[error(transparent)]
    Range(#[from] OutOfRange),
    /// A word that is no name of its kind.
    #[error("{what} \"{found}\": unknown{}", nearest_hint(.nearest.as_deref()))]
    UnknownName {
        /// What kind of name was wanted.
        what: &'static str,
        /// What was written.
        found: String,
        /// The known name most like it.
        nearest: Option<String>,
    },
    /// A script names a monster that is not in the scenario.
    #[error("{place}: there is no monster \"{found}\": expected one of {known}")]
    NoMonster {
        /// Where it was named.
        place: String,
        /// The name.
        found: String,
        /// The ids there are.
        known: String,
    },
    /// A line of a script that cannot be read.
    #[error("{place}: \"{found}\": expected {expected}")]
    Script {
        /// Whose script, and which line.
        place: String,
        /// The line.
        found: String,
        /// What it should look like.
        expected: &'static str,
    },
    /// Two monsters with one slot or one id.
    #[error("{what} {found} is used twice: expected one monster for each")]
    Twice {
        /// `slot` or `id`.
        what: &'static str,
        /// The slot or id.
        found: String,
    },
    /// No slot is left on a side.
    #[error("{side}: no free slot: expected at most {slots} monsters there")]
    Full {
        /// `team` or `enemies`.
        side: &'static str,
        /// How many slots the side has.
        slots: u8,
    },
    /// The leader is missing, not on the floor, or not of the team.
    #[error("leader \"{found}\": expected a monster of the team that is on the floor")]
    Leader {
        /// What was named.
        found: String,
    },
    /// `release` when nothing was charged, or another action in between.
    #[error("{who}: release without a charge at step {step}: expected `charge:move` as the action before it")]
    NoCharge {
        /// Who was to release.
        who: String,
        /// When.
        step: u64,
    },
    /// The leader never stops acting: every extra action grants another one.
    #[error("step {step}: the leader took {actions} actions in one phase: expected a script that ends it")]
    Endless {
        /// When.
        step: u64,
        /// How many actions were made.
        actions: u16,
    },
    /// The floor asks nobody at the moment, or has ended.
    #[error("nobody was asked for an action: expected a call after `advance` named somebody")]
    NobodyAsked,
    /// Given draws that do not fit what the rules drew.
    #[error("given draws: {0}")]
    Draws(String),
    /// A memory dump that is too short or points outside itself.
    #[error("memory dump: {what} at {address:#x}: expected an address in {start:#x}..{end:#x}")]
    Dump {
        /// What was to be read.
        what: &'static str,
        /// Where.
        address: u32,
        /// First address of the dump.
        start: u32,
        /// One past its last address.
        end: u32,
    },
    /// A search or enumeration that would be too large.
    #[error("{what}: more than {limit}: expected a smaller question")]
    TooLarge {
        /// What there is too much of.
        what: &'static str,
        /// The limit.
        limit: u64,
    },
}

fn nearest_hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |name| alloc::format!(": the nearest is \"{name}\""))
}
