//! When slowing an enemy takes its turn, and when it does not.

use alloc::vec::Vec;

use crate::{Stage, distance_to, is_due};

/// Slowing an enemy by one stage at one value of the counter, by somebody who acts before it in the same step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slowing {
    /// The counter modulo 8: nothing else of it matters.
    pub counter: u8,
    /// Steps to its next action as it is.
    pub before: u8,
    /// Steps to its next action when slowed now.
    pub after: u8,
    /// Its actions in these eight steps, as it is.
    pub actions_before: u8,
    /// Its actions in these eight steps, slowed.
    pub actions_after: u8,
}

/// All eight values of the counter, for an enemy at `stage`.
pub fn slowings(stage: Stage) -> Vec<Slowing> {
    let slowed = Stage::clamped(i16::from(u8::from(stage)) - 1);
    let actions =
        |stage, counter: u8| (0..8).filter(|ahead| is_due(stage, (counter + ahead) % 8)).count() as u8;
    (0..8)
        .map(|counter| Slowing {
            counter,
            before: distance_to(stage, counter),
            after: distance_to(slowed, counter),
            actions_before: actions(stage, counter),
            actions_after: actions(slowed, counter),
        })
        .collect()
}
