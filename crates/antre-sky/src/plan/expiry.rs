//! How long counters last, and what another raise is worth.

use alloc::vec::Vec;

use antre_core::Draw;

use super::next_decision;
use crate::{Action, COUNTERS, Floor, NoSink, SkyError, Slot, Stage};

/// One own action, as its monster stands at it: after the tick, before the effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lasting {
    /// Number of the action, from 1.
    pub action: u32,
    /// Steps from now.
    pub steps: u64,
    /// The counter.
    pub counter: u8,
    /// Stage at which it runs.
    pub stage: Stage,
    /// Raise counters.
    pub up: [u8; COUNTERS],
    /// Lowering counters.
    pub down: [u8; COUNTERS],
}

/// The own actions of `slot` until its counters have run out, at most `most`, when it repeats `pattern` and everybody
/// else walks.
///
/// # Errors
/// As [`Floor::act`](crate::Floor::act).
pub fn lasting<D: Draw>(
    start: &Floor,
    slot: Slot,
    pattern: &[Action],
    most: u32,
    draws: &mut D,
) -> Result<Vec<Lasting>, SkyError> {
    let mut floor = start.clone();
    let mut rows = Vec::new();
    for number in 0..most {
        let asked = next_decision(&mut floor, draws, |_, other| (other != slot).then(Action::walk))?;
        let (Ok(_), Some(monster)) = (asked, floor.monster(slot)) else { break };
        let row = Lasting {
            action: number + 1,
            steps: floor.step_index() - start.step_index(),
            counter: floor.counter(),
            stage: floor.stage(slot),
            up: monster.up,
            down: monster.down,
        };
        rows.push(row);
        let ticking = |counter: &u8| *counter != 0 && *counter != crate::FOREVER;
        if !row.up.iter().chain(&row.down).any(ticking) {
            break;
        }
        let action =
            pattern.get(number as usize % pattern.len().max(1)).copied().unwrap_or_else(Action::walk);
        floor.act(action, draws, &mut NoSink)?;
    }
    Ok(rows)
}

/// What a raise is worth when it is made as a certain own action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refresh {
    /// As which own action the raise is made, from 1.
    pub action: u32,
    /// The lowest raise counter left at that action, after its tick; 0 if none is left.
    pub left: u8,
    /// Stage at that action, after its tick.
    pub stage: Stage,
    /// Stage right after the raise.
    pub raised: Stage,
    /// Later own actions that run at the raised stage.
    pub at_raised: u32,
    /// The stage rose, but no later action runs at it: the old raise runs out at the next tick, so that the new one
    /// only takes its place.
    pub trap: bool,
}

/// For each own action of `slot` until its counters have run out: what `raise` is worth there. In between it repeats
/// `pattern`.
///
/// # Errors
/// As [`Floor::act`](crate::Floor::act).
pub fn refreshes<D: Draw + Clone>(
    start: &Floor,
    slot: Slot,
    pattern: &[Action],
    raise: Action,
    most: u32,
    draws: &D,
) -> Result<Vec<Refresh>, SkyError> {
    let mut rows = Vec::new();
    for row in lasting(start, slot, pattern, most, &mut draws.clone())? {
        let before = row.action as usize - 1;
        let plan: Vec<Action> = (0..before)
            .map(|number| pattern.get(number % pattern.len().max(1)).copied().unwrap_or_else(Action::walk))
            .chain([raise])
            .collect();
        let mut floor = start.clone();
        let mut stream = draws.clone();
        for action in plan {
            let asked =
                next_decision(&mut floor, &mut stream, |_, other| (other != slot).then(Action::walk))?;
            if asked.is_err() {
                break;
            }
            floor.act(action, &mut stream, &mut NoSink)?;
        }
        let raised = floor.stage(slot);
        let after = lasting(&floor, slot, pattern, most, &mut stream)?;
        let at_raised = after.iter().filter(|later| later.stage >= raised).count() as u32;
        let left = row.up.into_iter().filter(|counter| *counter != 0).min().unwrap_or(0);
        let trap = raised > row.stage && at_raised == 0;
        rows.push(Refresh { action: row.action, left, stage: row.stage, raised, at_raised, trap });
    }
    Ok(rows)
}
