//! Which of the disputed readings change a scenario's outcome, and where first.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use antre_core::Evidence;

use crate::edition::{Rules, Switch};
use crate::event::{Event, Record, Recorder};
use crate::setup::Setup;
use crate::state::State;

/// How a reading matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Matters {
    /// Nothing at all is different.
    No,
    /// The same things happen, in another order or another phase; everybody ends up the same.
    Order,
    /// Somebody ends up elsewhere or otherwise.
    Outcome,
}

/// What one reading changes against the scenario's own rules.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The switch.
    pub key: &'static str,
    /// Entry of the rules text, section 11.
    pub entry: &'static str,
    /// How well the default is known.
    pub evidence: Evidence,
    /// The scenario's value.
    pub usual: String,
    /// The value tried.
    pub value: String,
    /// How it matters by itself.
    pub matters: Matters,
    /// The first event of the usual log that differs; none if that log simply goes on or ends.
    pub first_usual: Option<Record>,
    /// What happens there under this reading.
    pub first_here: Option<Record>,
}

/// All readings of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReadingsReport {
    /// Each alternative by itself.
    pub differences: Vec<Difference>,
    /// How many combinations of readings were run.
    pub combinations: u32,
    /// Whether these were all there are; otherwise all single ones and all pairs.
    pub all: bool,
    /// How many different outcomes they have.
    pub outcomes: u32,
    /// Switches that change no outcome by themselves, but do in some combination.
    pub together: Vec<&'static str>,
}

/// Beyond this many turns × characters not every combination is run.
const FULL_LIMIT: u64 = 400;

/// Runs a scenario under every reading.
pub fn readings(setup: &Setup) -> ReadingsReport {
    let rules = setup.state.rules;
    let (end, log) = setup.run();
    let usual = outcome(&end);
    let choices = alternatives(&rules);
    let mut differences = Vec::with_capacity(choices.len());
    for &(switch, value) in &choices {
        let Ok(other) = rules.with(switch.key, value) else { continue };
        let (end, here) = setup.run_with(other);
        let (first_usual, first_here) = first_difference(&log, &here);
        let matters = if outcome(&end) != usual {
            Matters::Outcome
        } else if first_usual.is_some() || first_here.is_some() {
            Matters::Order
        } else {
            Matters::No
        };
        differences.push(Difference {
            key: switch.key,
            entry: switch.entry,
            evidence: switch.evidence,
            usual: rules.get(switch.key),
            value: value.to_string(),
            matters,
            first_usual,
            first_here,
        });
    }
    let work = u64::from(setup.turns) * setup.state.actors.len() as u64;
    let all = work <= FULL_LIMIT;
    let combined = combine(setup, &choices, all);
    let together = choices
        .iter()
        .enumerate()
        .filter(|&(bit, (switch, _))| {
            let alone = differences
                .iter()
                .any(|difference| difference.key == switch.key && difference.matters == Matters::Outcome);
            !alone && combined.flips(bit)
        })
        .map(|(_, (switch, _))| switch.key)
        .collect();
    let combinations = combined.runs.len() as u32;
    ReadingsReport { differences, combinations, all, outcomes: combined.outcomes.len() as u32, together }
}

/// The values that are not the scenario's own.
fn alternatives(rules: &Rules) -> Vec<(&'static Switch, &'static str)> {
    let mut out = Vec::new();
    for switch in &Switch::ALL {
        let own = rules.get(switch.key);
        if switch.values.len() > 1 {
            out.extend(switch.values.iter().filter(|value| **value != own).map(|value| (switch, *value)));
        }
    }
    out
}

/// Combinations as bit sets over the alternatives, with the number of the outcome each has.
struct Combined {
    runs: Vec<(u32, u32)>,
    outcomes: Vec<State>,
}

impl Combined {
    /// Whether there are two combinations that differ in this one alternative and in their outcome.
    fn flips(&self, bit: usize) -> bool {
        self.runs.iter().any(|&(set, outcome)| {
            set & 1 << bit == 0
                && self.runs.iter().any(|&(other, there)| other == set | 1 << bit && there != outcome)
        })
    }
}

fn combine(setup: &Setup, choices: &[(&'static Switch, &'static str)], all: bool) -> Combined {
    let mut combined = Combined { runs: Vec::new(), outcomes: Vec::new() };
    let count = choices.len().min(20);
    for set in 0..1_u32 << count {
        if !all && set.count_ones() > 2 {
            continue;
        }
        let mut rules = setup.state.rules;
        let mut fits = true;
        for (bit, &(switch, value)) in choices.iter().enumerate().take(count) {
            if set & 1 << bit != 0 {
                // Two values of one switch cannot hold at once.
                fits &= rules.get(switch.key) == setup.state.rules.get(switch.key);
                rules = rules.with(switch.key, value).unwrap_or(rules);
            }
        }
        if !fits {
            continue;
        }
        let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
        state.rules = rules;
        state.run(setup.turns, &mut script, &mut ());
        let outcome = outcome(&state);
        let known = combined.outcomes.iter().position(|known| *known == outcome);
        let number = known.unwrap_or_else(|| {
            combined.outcomes.push(outcome);
            combined.outcomes.len() - 1
        });
        combined.runs.push((set, number as u32));
    }
    combined
}

/// What counts as the outcome: the state without the rules and without what only a turn in progress needs.
fn outcome(end: &State) -> State {
    let mut outcome = end.clone();
    outcome.rules = Rules::default();
    outcome.decisions.clear();
    outcome.half_skip = None;
    outcome.turn_skip = None;
    outcome.actors.retain(|actor| actor.alive);
    for actor in &mut outcome.actors {
        actor.first_act = None;
        actor.awake_before_house = false;
        actor.house_skip = false;
    }
    outcome.sort();
    outcome
}

/// The first place where two logs part.
fn first_difference(usual: &Recorder, here: &Recorder) -> (Option<Record>, Option<Record>) {
    let shown = |log: &Recorder| -> Vec<Record> {
        let told = log
            .records
            .iter()
            .filter(|record| !matches!(record.event, Event::NotDue { .. } | Event::Elapsed { .. }));
        told.copied().collect()
    };
    let (usual, here) = (shown(usual), shown(here));
    let same = usual.iter().zip(&here).take_while(|(usual, here)| usual == here).count();
    (usual.get(same).copied(), here.get(same).copied())
}
