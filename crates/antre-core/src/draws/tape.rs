//! Scripted draws.

use alloc::vec::Vec;

use super::{Draw, Why};

/// Plays raw outputs that somebody wrote down, for tests and for scenarios with given rolls.
///
/// A test ends with [`Tape::finish`], which fails if a value was left unused or if the rule asked for more than the
/// tape holds (it is then given 0, so that a rule never has to handle an error in the middle of a draw).
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "a tape checks nothing until `finish` is called"]
pub struct Tape {
    values: Vec<u32>,
    next: usize,
    missing: usize,
    first_missing: Option<&'static str>,
}

/// A tape that was not used exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TapeError {
    /// Values were left over.
    #[error("{unused} of {written} scripted draws were not used: expected all of them")]
    Unused {
        /// Values left over.
        unused: usize,
        /// Values on the tape.
        written: usize,
    },
    /// The rule drew more than was written.
    #[error(
        "{missing} draws more than the {written} scripted ones; the first without a value is \"{label}\""
    )]
    Missing {
        /// Draws without a value.
        missing: usize,
        /// Values on the tape.
        written: usize,
        /// What the first draw without a value was for.
        label: &'static str,
    },
}

impl Tape {
    /// A tape of raw outputs, played from the first.
    pub fn new(values: impl Into<Vec<u32>>) -> Self {
        Self { values: values.into(), next: 0, missing: 0, first_missing: None }
    }

    /// How many values have been played.
    pub const fn played(&self) -> usize {
        self.next
    }

    /// Whether every value was used and none was missing.
    ///
    /// # Errors
    /// [`TapeError`] says how many were left over or missing.
    pub fn finish(self) -> Result<(), TapeError> {
        let written = self.values.len();
        if let Some(label) = self.first_missing {
            return Err(TapeError::Missing { missing: self.missing, written, label });
        }
        match written - self.next {
            0 => Ok(()),
            unused => Err(TapeError::Unused { unused, written }),
        }
    }
}

impl Draw for Tape {
    fn draw(&mut self, why: Why) -> u32 {
        let Some(&value) = self.values.get(self.next) else {
            self.missing += 1;
            self.first_missing.get_or_insert(why.label);
            return 0;
        };
        self.next += 1;
        value
    }
}
