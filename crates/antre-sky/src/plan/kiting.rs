//! Whether a pattern of strikes and steps back gives an enemy no turn beside the leader.

use alloc::collections::BTreeSet;

use antre_core::Draw;

use super::shape;
use crate::{Action, Asked, Floor, NoSink, SkyError, Slot};

/// One action of the pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kite {
    /// Strikes: locks, and needs the enemy beside.
    Attack,
    /// Steps back: free; the enemy is then no longer beside.
    Step,
    /// Stays: free.
    Pass,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "verdict"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kiting {
    /// It holds for ever: the state repeats.
    Holds {
        /// Leader actions until the state repeated.
        actions: u32,
    },
    /// The enemy got an action beside the leader.
    Caught {
        /// Steps from the first action.
        steps: u64,
        /// The counter.
        counter: u8,
    },
    /// The leader struck when the enemy had not come after it.
    OutOfReach {
        /// Steps from the first action.
        steps: u64,
        /// The counter.
        counter: u8,
    },
    /// The floor ended, or nothing had repeated after very many actions.
    Open {
        /// Leader actions so far.
        actions: u32,
    },
}

/// Plays the pattern again and again. The enemy begins beside the leader, follows with each action when it is not beside,
/// and strikes when it is; what it does before the leader's first action does not count. Everybody else walks.
///
/// # Errors
/// As [`Floor::act`](crate::Floor::act); [`SkyError::TooLarge`] for an empty pattern.
pub fn kiting<D: Draw>(
    start: &Floor,
    enemy: Slot,
    pattern: &[Kite],
    draws: &mut D,
) -> Result<Kiting, SkyError> {
    const MOST: u32 = 100_000;
    if pattern.is_empty() {
        return Err(SkyError::Script {
            place: "kiting pattern".into(),
            found: alloc::string::String::new(),
            expected: "at least one of attack, step, pass",
        });
    }
    let mut floor = start.clone();
    let mut seen = BTreeSet::new();
    let mut begun: Option<u64> = None;
    let mut beside = true;
    let mut actions = 0;
    while actions < MOST {
        match floor.advance(draws, &mut NoSink) {
            Asked::Over(_) => break,
            Asked::Step => {}
            Asked::Monster(_) => floor.spawn(None, &mut NoSink)?,
            Asked::Action(slot) if slot == floor.leader() => {
                let number = actions as usize % pattern.len();
                let begin = *begun.get_or_insert(floor.step_index());
                if !seen.insert((shape(&floor), number, beside)) {
                    return Ok(Kiting::Holds { actions });
                }
                let (steps, counter) = (floor.step_index() - begin, floor.counter());
                let action = match pattern[number] {
                    Kite::Attack if !beside => return Ok(Kiting::OutOfReach { steps, counter }),
                    Kite::Attack => Action::attack(),
                    Kite::Step => {
                        beside = false;
                        Action::walk()
                    }
                    Kite::Pass => Action::pass(),
                };
                actions += 1;
                floor.act(action, draws, &mut NoSink)?;
            }
            Asked::Action(slot) => {
                if slot == enemy
                    && let Some(begin) = begun
                {
                    if beside {
                        let (steps, counter) = (floor.step_index() - begin, floor.counter());
                        return Ok(Kiting::Caught { steps, counter });
                    }
                    beside = true;
                }
                floor.act(Action::walk(), draws, &mut NoSink)?;
            }
        }
    }
    Ok(Kiting::Open { actions })
}
