//! The shortest sequence of the leader's that ends with a payload and leaves some enemies no action.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use antre_core::Draw;

use super::{chance, next_decision, shape};
use crate::{Action, Effect, Floor, SkyError, SlotSet, State};

/// Leader actions to which a search may go.
const MOST_DEPTH: usize = 64;

/// An action of a sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Letter {
    /// One of [`Combo::setup`], by its place.
    Setup(usize),
    /// The next action of [`Combo::payload`].
    Payload,
}

/// What is asked for.
#[derive(Debug, Clone)]
pub struct Combo<'a> {
    /// The floor before the first action.
    pub floor: &'a Floor,
    /// Actions that may come before and between, as often as wanted: a raise, a pass.
    pub setup: &'a [Action],
    /// Actions that must all be made, in this order.
    pub payload: &'a [Action],
    /// Enemies that may not act from the first action to the last.
    pub watched: SlotSet,
    /// Most actions of the leader.
    pub depth: usize,
}

/// What one length of sequences came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Level {
    /// Actions in the sequence.
    pub length: usize,
    /// Sequences looked at: every action after everything that was still open.
    pub tried: u64,
    /// Those after which an enemy acted before the payload was done.
    pub enemy_acted: u64,
    /// Those that led to a state that a sequence of the same or a smaller length had led to.
    pub repeated: u64,
    /// Those that the rules do not allow (a strike without a charge), or after which the floor ended.
    pub impossible: u64,
    /// Those that stayed open.
    pub open: u64,
    /// Those that did it.
    pub done: u64,
}

/// A sequence that does it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Found {
    /// The actions in order.
    pub letters: Vec<Letter>,
    /// Turns of wind it costs: phases of the leader, extra actions are free.
    pub wind: i32,
    /// Turns of belly it costs: every action.
    pub belly: u64,
    /// Steps from the first action to the last.
    pub steps: u64,
}

/// What a search found, and what it looked at: every shorter sequence is counted in one of the levels.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Search {
    /// The sequence, if there is one within the depth.
    pub found: Option<Found>,
    /// The lengths that were searched, from 1.
    pub levels: Vec<Level>,
}

#[derive(Clone)]
struct Open {
    floor: Floor,
    done: usize,
    letters: Vec<Letter>,
}

/// What became of one action.
enum After {
    Done(Floor),
    EnemyActed,
    Impossible,
    Asked(Floor),
}

impl Combo<'_> {
    /// Looks at all sequences, shortest first. `draws` gives the counters: it is cloned for each sequence, so that a
    /// constant stream such as [`Longest`](crate::Longest) is the right one.
    ///
    /// # Errors
    /// [`SkyError::Range`] for a depth outside 1..=64; [`SkyError::Leader`] if the leader is never asked.
    pub fn search<D: Draw + Clone>(&self, draws: &D) -> Result<Search, SkyError> {
        antre_core::in_range("depth", self.depth as i64, 1..=MOST_DEPTH as i64)?;
        let mut start = self.floor.clone();
        self.to_leader(&mut start, &mut draws.clone())?;
        let begin = start.clone();
        let mut seen: BTreeSet<(State, usize)> = BTreeSet::new();
        let mut open = alloc::vec![Open { floor: start, done: 0, letters: Vec::new() }];
        let mut levels = Vec::new();
        for length in 1..=self.depth {
            let mut level = Level { length, ..Level::default() };
            let mut next = Vec::new();
            let mut best: Option<Found> = None;
            for node in &open {
                for letter in self.letters(node.done) {
                    level.tried += 1;
                    let done = node.done + usize::from(letter == Letter::Payload);
                    let mut letters = node.letters.clone();
                    letters.push(letter);
                    match self.after(&node.floor, self.action(letter, node.done), done, &mut draws.clone())? {
                        After::Done(floor) => {
                            level.done += 1;
                            let found = found(&begin, &floor, letters);
                            if best.as_ref().is_none_or(|best| found.wind < best.wind) {
                                best = Some(found);
                            }
                        }
                        After::EnemyActed => level.enemy_acted += 1,
                        After::Impossible => level.impossible += 1,
                        After::Asked(floor) => {
                            if seen.insert((shape(&floor), done)) {
                                level.open += 1;
                                next.push(Open { floor, done, letters });
                            } else {
                                level.repeated += 1;
                            }
                        }
                    }
                }
            }
            levels.push(level);
            if best.is_some() || next.is_empty() {
                return Ok(Search { found: best, levels });
            }
            open = next;
        }
        Ok(Search { found: None, levels })
    }

    /// The exact chance that a sequence does it, over every counter that could be drawn.
    ///
    /// # Errors
    /// As [`chance`].
    pub fn chance(&self, letters: &[Letter]) -> Result<super::Chance, SkyError> {
        chance(|draws| {
            let mut floor = self.floor.clone();
            self.to_leader(&mut floor, draws)?;
            let mut done = 0;
            for letter in letters {
                let action = self.action(*letter, done);
                done += usize::from(*letter == Letter::Payload);
                match self.after(&floor, action, done, draws)? {
                    After::Done(_) => return Ok(true),
                    After::Asked(after) => floor = after,
                    After::EnemyActed | After::Impossible => return Ok(false),
                }
            }
            Ok(false)
        })
    }

    fn letters(&self, done: usize) -> impl Iterator<Item = Letter> {
        let payload = (done < self.payload.len()).then_some(Letter::Payload);
        payload.into_iter().chain((0..self.setup.len()).map(Letter::Setup))
    }

    fn action(&self, letter: Letter, done: usize) -> Action {
        match letter {
            Letter::Setup(number) => self.setup.get(number).copied().unwrap_or_else(Action::pass),
            Letter::Payload => self.payload.get(done).copied().unwrap_or_else(Action::pass),
        }
    }

    /// Runs until the leader is asked for the first time; what enemies do before does not count.
    fn to_leader<D: Draw>(&self, floor: &mut Floor, draws: &mut D) -> Result<(), SkyError> {
        let asked = next_decision(floor, draws, |floor, slot| (slot != floor.leader()).then(Action::walk))?;
        asked.map(|_| ()).map_err(|_| SkyError::Leader { found: "never asked for an action".into() })
    }

    fn after<D: Draw>(
        &self,
        floor: &Floor,
        action: Action,
        done: usize,
        draws: &mut D,
    ) -> Result<After, SkyError> {
        let leader = floor.leader();
        let charging = floor.monster(leader).is_some_and(|monster| monster.charging);
        if action.effect == Effect::Release && !charging {
            return Ok(After::Impossible);
        }
        let mut floor = floor.clone();
        floor.act(action, draws, &mut crate::NoSink)?;
        if done == self.payload.len() {
            return Ok(After::Done(floor));
        }
        let watched = self.watched;
        let asked = next_decision(&mut floor, draws, |floor, slot| {
            (slot != floor.leader() && !watched.has(slot)).then(Action::walk)
        })?;
        Ok(match asked {
            Ok(slot) if slot == floor.leader() => After::Asked(floor),
            Ok(_) => After::EnemyActed,
            Err(_) => After::Impossible,
        })
    }
}

fn found(begin: &Floor, end: &Floor, letters: Vec<Letter>) -> Found {
    Found {
        // The phase at hand is not over yet, and will cost its turn.
        wind: begin.state().wind - end.state().wind + 1,
        belly: letters.len() as u64,
        steps: end.step_index() - begin.step_index(),
        letters,
    }
}
