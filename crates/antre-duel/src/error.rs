//! What can be wrong with what a battle is asked to do.

use alloc::string::String;

use antre_core::OutOfRange;

/// One sentence each: the input, what was found, what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number outside its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// The high end of a range lies below its low end.
    #[error("{what} {low}..={high}: expected a high end of at least {low}")]
    EmptyRange {
        /// What the range is for.
        what: String,
        /// Low end.
        low: i64,
        /// High end.
        high: i64,
    },
    /// A range with more values than a 32-bit draw has.
    #[error("{what} {low}..={high}: expected at most 4294967296 values")]
    WideRange {
        /// What the range is for.
        what: String,
        /// Low end.
        low: i64,
        /// High end.
        high: i64,
    },
    /// A damage kind that the rules do not have.
    #[error("kind \"{found}\": expected slash, pierce, blunt, fire or poison")]
    UnknownKind {
        /// What was found.
        found: String,
    },
    /// Two combatants with one name.
    #[error("name \"{name}\" is used by two combatants: expected different names")]
    DuplicateName {
        /// The name.
        name: String,
    },
    /// A combatant without a name.
    #[error("combatant {number} has an empty name: expected at least one letter")]
    EmptyName {
        /// Its place in the list, counted from 1.
        number: usize,
    },
    /// A choice where there is none to make.
    #[error("choice {number}: expected none, since {why}")]
    NoChoice {
        /// Its number, from 1.
        number: usize,
        /// Why there is none.
        why: &'static str,
    },
    /// A blow at somebody who is no living enemy.
    #[error("target {found}: expected a living enemy, from {first} on")]
    NoTarget {
        /// What was found, as a place in the list with the hero at 0.
        found: usize,
        /// The first living enemy.
        first: usize,
    },
    /// Not enough left of something that a choice takes.
    #[error("{what} {left}: expected at least {needed}")]
    NotEnough {
        /// Of what.
        what: &'static str,
        /// What is left.
        left: i64,
        /// What it takes.
        needed: i64,
    },
    /// Nobody to fight, or too many.
    #[error("{found} combatants: expected a hero and 1..={most} enemies")]
    PartySize {
        /// How many combatants were given.
        found: usize,
        /// How many enemies are allowed.
        most: usize,
    },
}
