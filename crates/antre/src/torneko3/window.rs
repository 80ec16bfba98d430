//! Which turns of a run are shown: those in which something happens, from the one asked for.

use antre_torneko3::{Done, Event, Input, Kind, Record, Recorder, Setup, State, Step};

/// The turns of a run that are shown.
pub(super) struct Window {
    /// The events of the turns shown, and nothing else.
    pub(super) records: Vec<Record>,
    /// Runs of turns in which everybody waits, by the number of turns shown before them: first and last.
    pub(super) quiet: Vec<(usize, u32, u32)>,
    /// The first turn with something in it that found no room.
    pub(super) next: Option<u32>,
    /// The state before the first turn shown.
    pub(super) before: State,
    /// The state after the last turn shown.
    pub(super) after: State,
    /// The first turn shown.
    pub(super) first: Option<u32>,
    /// The last turn shown.
    pub(super) last: Option<u32>,
    /// The state at the end of the run.
    pub(super) end: State,
    /// What was counted over the whole run.
    pub(super) counts: Counts,
}

/// What happened how often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Counts {
    /// Actions that enemies executed.
    pub(super) enemy_actions: u64,
    /// Blows of theirs that reach the player.
    pub(super) hits: u64,
    /// Actions and phases that were skipped.
    pub(super) skipped: u64,
    /// Decisions that came to nothing.
    pub(super) cancelled: u64,
    /// Terrain effects that fired.
    pub(super) fired: u64,
}

/// The events that readings are compared by: all that happened, without what only the chart needs.
pub(super) fn told(log: &Recorder) -> Vec<Record> {
    let silent = |record: &&Record| !matches!(record.event, Event::NotDue { .. } | Event::Elapsed { .. });
    log.records.iter().filter(silent).copied().collect()
}

/// Nothing but waits.
fn is_quiet(records: &[Record]) -> bool {
    records.iter().all(|record| {
        matches!(
            record.event,
            Event::Turn
                | Event::Input { input: Input::Wait, .. }
                | Event::Exec { done: Done::Wait, .. }
                | Event::Decide { kind: Kind::Wait, .. }
                | Event::NotDue { .. }
                | Event::Elapsed { .. }
                | Event::Recover { .. }
        )
    })
}

impl Counts {
    fn add(&mut self, records: &[Record], state: &State) {
        let player = state.player().id;
        for record in records {
            let enemies = record.at.phase.is_some_and(|phase| phase.name().starts_with('E'));
            match record.event {
                Event::Exec { done, .. } if enemies => {
                    self.enemy_actions += 1;
                    self.hits += u64::from(matches!(done, Done::Attack { target, .. } if target == player));
                }
                Event::PhaseSkip { .. }
                | Event::CharSkip { .. }
                | Event::RestSkip { .. }
                | Event::InputSkip => {
                    self.skipped += 1;
                }
                Event::Cancel { .. } => self.cancelled += 1,
                Event::Terrain { .. } | Event::HouseActivated { .. } => self.fired += 1,
                _ => {}
            }
        }
    }
}

/// Runs a scenario and keeps at most `most` turns with something in them, the first at or after the counter `from`.
pub(super) fn window(setup: &Setup, from: u32, most: usize) -> Window {
    let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
    let mut window = Window {
        records: Vec::new(),
        quiet: Vec::new(),
        next: None,
        before: state.clone(),
        after: state.clone(),
        first: None,
        last: None,
        end: state.clone(),
        counts: Counts::default(),
    };
    let mut shown = 0;
    let mut log = Recorder::default();
    let mut before = state.clone();
    for _ in 0..setup.turns {
        log.records.clear();
        // The state before a turn is needed only until the first one is shown.
        if shown == 0 {
            before.clone_from(&state);
        }
        let step = state.run(1, &mut script, &mut log);
        window.counts.add(&log.records, &state);
        let counter = log.records.first().map_or(state.turn, |record| record.at.turn);
        // A run of a single turn is shown whatever happens in it.
        let quiet = is_quiet(&log.records) && setup.turns > 1;
        if counter < from {
            // Before what is shown.
        } else if quiet {
            match window.quiet.last_mut() {
                Some((at, _, last)) if *at == shown && window.next.is_none() => *last = counter,
                _ if window.next.is_none() => window.quiet.push((shown, counter, counter)),
                _ => {}
            }
        } else if shown < most {
            if shown == 0 {
                window.before.clone_from(&before);
                window.first = Some(counter);
            }
            window.records.append(&mut log.records);
            window.after.clone_from(&state);
            window.last = Some(counter);
            shown += 1;
        } else if window.next.is_none() {
            window.next = Some(counter);
        }
        if step == Step::Over {
            break;
        }
    }
    window.end = state;
    window
}
