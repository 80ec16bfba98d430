//! How many actions the leader has before an enemy acts.

use crate::{MODULUS, SkyError, Stage, is_due};

/// The leader's actions before an enemy's next one, the one at hand included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionsBefore {
    /// If all are free.
    pub free: u8,
    /// If all lock.
    pub locking: u8,
    /// Steps until the enemy acts.
    pub ticks: u8,
}

/// Counts them for constant stages. The leader is due at `counter` and not locked, the enemy is not locked; in the same
/// step the leader acts first.
///
/// # Errors
/// [`SkyError::Range`] if the counter is above 23, [`SkyError::Leader`] if the leader is not due at it.
pub fn actions_before(leader: Stage, enemy: Stage, counter: u8) -> Result<ActionsBefore, SkyError> {
    antre_core::in_range("counter", counter.into(), 0..=23)?;
    if !is_due(leader, counter) {
        return Err(SkyError::Leader { found: alloc::format!("at {leader}, not due at counter {counter}") });
    }
    let mut before = ActionsBefore { free: 0, locking: 0, ticks: 0 };
    let mut locked = false;
    // Every stage is due at least once in eight steps.
    for ticks in 0..8 {
        let now = (counter + ticks) % MODULUS;
        locked &= now % 4 != 3;
        if is_due(leader, now) {
            before.free += 1;
            before.locking += u8::from(!locked);
            locked = true;
        }
        before.ticks = ticks;
        if is_due(enemy, now) {
            break;
        }
    }
    Ok(before)
}
