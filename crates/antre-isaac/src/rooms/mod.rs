//! Room templates from the player's own game files (section 6.7).

use alloc::string::String;

/// What is wrong with a room file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {problem}")]
pub struct RoomsError {
    /// The file as it was named.
    pub file: String,
    /// What was found and what was expected.
    pub problem: String,
}
