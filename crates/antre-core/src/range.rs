//! The one form in which a number outside its range is refused.

use core::ops::RangeInclusive;

use alloc::string::String;

/// A number that is not allowed, what it was for, and what is allowed: `seed 40000: expected 0..=32767`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what} {found}: expected {}..={}", .allowed.start(), .allowed.end())]
pub struct OutOfRange {
    /// What the number is called where the user wrote it.
    pub what: String,
    /// What was found.
    pub found: i64,
    /// What is allowed.
    pub allowed: RangeInclusive<i64>,
}

/// `found`, if it lies in `allowed`.
///
/// # Errors
/// [`OutOfRange`] with the input's name, the value found and the range allowed.
pub fn in_range(
    what: impl Into<String>,
    found: i64,
    allowed: RangeInclusive<i64>,
) -> Result<i64, OutOfRange> {
    if allowed.contains(&found) { Ok(found) } else { Err(OutOfRange { what: what.into(), found, allowed }) }
}
