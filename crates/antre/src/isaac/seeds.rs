//! Ranges of seeds and lists of stages as they are typed.

use std::ops::RangeInclusive;

use super::RunOptions;
use crate::Error;

/// The number of a seed as it is typed; `_` may part the digits.
fn number(run: &RunOptions, typed: &str) -> Result<u32, Error> {
    let digits = typed.trim().replace('_', "");
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(
            antre_core::in_range("seed", digits.parse().unwrap_or(i64::MAX), 0..=u32::MAX.into())? as u32
        );
    }
    Ok(run.seed(typed)?.0)
}

/// `A..=B` with B, `A..B` without, or one seed; ends as numbers or as eight letters.
///
/// # Errors
/// An end is no seed, or the last is below the first.
pub(crate) fn seeds(run: &RunOptions, typed: &str) -> Result<RangeInclusive<u32>, Error> {
    let empty = || Error::new(format!("seeds \"{typed}\": expected at least one seed, such as 1..=1000"));
    let range = if let Some((first, last)) = typed.split_once("..=") {
        number(run, first)?..=number(run, last)?
    } else if let Some((first, end)) = typed.split_once("..") {
        number(run, first)?..=number(run, end)?.checked_sub(1).ok_or_else(empty)?
    } else {
        let seed = number(run, typed)?;
        seed..=seed
    };
    if range.is_empty() { Err(empty()) } else { Ok(range) }
}

/// Stages: `3`, `1,2,5`, `1..=4`, `1..5`.
///
/// # Errors
/// Something that is no stage.
pub(crate) fn stages(typed: &str) -> Result<Vec<u8>, Error> {
    let wrong = || Error::new(format!("stages \"{typed}\": expected stages such as 1, 1,3 or 1..=4"));
    let one = |text: &str| text.trim().parse::<u8>().map_err(|_| wrong()).and_then(super::options::stage);
    let mut stages = Vec::new();
    for part in typed.split(',') {
        if let Some((first, last)) = part.split_once("..=") {
            stages.extend(one(first)?..=one(last)?);
        } else if let Some((first, end)) = part.split_once("..") {
            stages.extend(one(first)?..end.trim().parse::<u8>().map_err(|_| wrong())?.min(14));
        } else {
            stages.push(one(part)?);
        }
    }
    if stages.is_empty() { Err(wrong()) } else { Ok(stages) }
}
