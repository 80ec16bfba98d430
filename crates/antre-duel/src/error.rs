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
    /// Nobody to fight, or too many.
    #[error("{found} combatants: expected a hero and 1..={most} enemies")]
    PartySize {
        /// How many combatants were given.
        found: usize,
        /// How many enemies are allowed.
        most: usize,
    },
}
