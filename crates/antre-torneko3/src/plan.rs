//! Will I be hit? For each thing the player could do now, what the enemies do before the next input.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::Cell;

use crate::actor::{ActorId, Class};
use crate::dir::Dir;
use crate::event::{Done, Event, Moment, Record, Recorder};
use crate::floor::Ground;
use crate::phase::{Ended, Phase};
use crate::play::{Aim, Input, Kind, Play, Special};
use crate::script::Script;
use crate::spawn::Spawn;
use crate::speed::Speed;
use crate::state::State;
use crate::turn::Step;

/// No input is waited for longer than this many turns.
const PATIENCE: u32 = 64;

/// An enemy's action before the next input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Threat {
    /// When.
    pub at: Moment,
    /// Whose.
    pub who: ActorId,
    /// What it executed.
    pub done: Done,
}

/// What comes of one input.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The input.
    pub input: Input,
    /// Every action of an enemy before the next input, in order; a wait is one too.
    pub actions: Vec<Threat>,
    /// Blows and abilities among them that reach the player.
    pub hits: u32,
    /// Life the player loses until then.
    pub damage: i32,
    /// The type of the theft this is, if it is one.
    pub theft: Option<u8>,
    /// The monster house wakes.
    pub wakes: bool,
    /// Why there is no next input, if so.
    pub ended: Option<Ended>,
}

/// Every input the player could give, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// When the input is due.
    pub at: Moment,
    /// Fewest hits first, then least damage, then fewest enemy actions.
    pub choices: Vec<Choice>,
}

/// A cell to step to from the carpet or into a monster house.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exit {
    /// The cell.
    pub cell: Cell,
    /// The steps that lead there; the last one crosses.
    pub path: Vec<Dir>,
    /// What comes of the last step.
    pub step: Choice,
    /// Hits on the way there.
    pub hits_before: u32,
    /// Whether the player really got there.
    pub arrived: bool,
}

/// The border a player can cross.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Border {
    /// From the carpet to a cell that is none.
    OffTheCarpet,
    /// Into a monster house that sleeps.
    IntoTheHouse,
}

/// Whether the player gives an input in the phase that comes next.
pub fn asks(state: &State) -> bool {
    let player = state.player_index();
    if state.over.is_some() || state.slide.is_some() || state.actors.is_empty() {
        return false;
    }
    match state.phase {
        Phase::P1 => state.speed(player) != Speed::Slow || !state.loses_turn(player),
        Phase::P2 => state.speed(player) == Speed::Fast2,
        _ => false,
    }
}

/// Runs on until the player's next input is due; the next floor is this one without its enemies.
pub fn run_to_input(state: &mut State, play: &mut impl Play, log: &mut Recorder) {
    let start = state.turns_run;
    while !asks(state) && state.turns_run.saturating_sub(start) < PATIENCE {
        match state.step(play, log) {
            Step::Went => {}
            Step::Stairs | Step::Over => break,
        }
    }
}

/// One input first, then the script's own.
struct First<'a> {
    input: Option<Input>,
    script: &'a mut Script,
}

impl Play for First<'_> {
    fn input(&mut self, state: &State) -> Input {
        self.input.take().unwrap_or_else(|| self.script.input(state))
    }

    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind {
        self.script.decide(state, who, only)
    }

    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim {
        self.script.aim(state, who, kind)
    }

    fn spawn(&mut self, state: &State, rule: u8) -> Spawn {
        self.script.spawn(state, rule)
    }

    fn ring(&mut self, state: &State, half: u8) -> Option<Cell> {
        self.script.ring(state, half)
    }

    fn pays(&mut self, state: &State) -> bool {
        self.script.pays(state)
    }
}

/// Tries one input on a copy and runs on to the next. Returns what came of it and the state then.
pub fn try_input(state: &State, script: &Script, input: Input) -> (Choice, State) {
    let (mut state, mut script) = (state.clone(), script.clone());
    let before = state.player().hp;
    let mut play = First { input: Some(input), script: &mut script };
    let mut log = Recorder::default();
    let mut ended = None;
    if state.step(&mut play, &mut log) == Step::Went {
        run_to_input(&mut state, &mut play, &mut log);
    }
    if let Some(Record { event: Event::Stairs, .. }) = log.records.last() {
        ended = Some(Ended::Stairs);
    }
    let ended = state.over.or(ended);
    let damage = before.saturating_sub(state.player().hp).max(0);
    let mut choice = Choice { input, actions: Vec::new(), hits: 0, damage, theft: None, wakes: false, ended };
    let player = state.player().id;
    let enemy = |id: ActorId| is_enemy(&state, &log, id);
    for record in &log.records {
        match record.event {
            Event::Exec { who, done } if who != player && enemy(who) => {
                choice.actions.push(Threat { at: record.at, who, done });
                let reaches = match done {
                    Done::Attack { target, .. } => target == player,
                    Done::Special(special) => !matches!(special, Special::Leap { .. }),
                    _ => false,
                };
                choice.hits += u32::from(reaches);
            }
            Event::Theft { kind } => choice.theft = Some(kind),
            Event::HouseActivated { .. } => choice.wakes = true,
            _ => {}
        }
    }
    (choice, state)
}

/// Enemies decide in E phases only, so the log tells who is one even after it fell.
fn is_enemy(state: &State, log: &Recorder, id: ActorId) -> bool {
    match state.actors.iter().find(|actor| actor.id == id) {
        Some(actor) => actor.class == Class::Enemy,
        None => log.records.iter().any(|record| {
            matches!(record.event, Event::Decide { who, .. } if who == id)
                && matches!(record.at.phase, Some(Phase::E1 | Phase::E2))
        }),
    }
}

/// What the player could do: every step that is free, a blow at every enemy beside, a wait, and the items the script
/// still holds.
pub fn inputs(state: &State, script: &Script) -> Vec<Input> {
    let me = state.player();
    let mut out = Vec::new();
    for dir in Dir::ALL {
        let Some(to) = state.floor.walk(me.cell, dir) else { continue };
        match state.at(to).map(|index| &state.actors[index]) {
            Some(other) if other.class == Class::Enemy => {
                out.push(Input::Attack { target: other.id, damage: 10 });
            }
            _ => out.push(Input::Move(dir)),
        }
    }
    out.push(Input::Wait);
    for &input in script.inputs.iter().skip(script.used) {
        if input.kind() == Kind::Special && !out.contains(&input) {
            out.push(input);
        }
    }
    out
}

/// For each thing the player could do at the next input: how many enemy actions come before the one after, and whose.
pub fn plan(state: &State, script: &Script, more: &[Input]) -> Plan {
    let (mut state, mut script) = (state.clone(), script.clone());
    run_to_input(&mut state, &mut script, &mut Recorder::default());
    let turn_up = u32::from(state.phase == Phase::W);
    let at = Moment {
        turn: state.turn.saturating_add(turn_up),
        run: state.turns_run.saturating_add(turn_up),
        phase: Some(state.phase),
    };
    if !asks(&state) {
        return Plan { at, choices: Vec::new() };
    }
    let mut all = inputs(&state, &script);
    all.extend(more.iter().filter(|input| !all.contains(input)).copied().collect::<Vec<_>>());
    let mut choices: Vec<Choice> = all.into_iter().map(|input| try_input(&state, &script, input).0).collect();
    choices.sort_by_key(|choice| {
        let over = matches!(choice.ended, Some(Ended::Dead | Ended::Wind));
        (over, choice.hits, choice.damage, choice.actions.len())
    });
    Plan { at, choices }
}

/// The cells behind a border, safest first: fewest hits on the way and after the step, then fewest enemy actions, then
/// fewest steps.
pub fn exits(state: &State, script: &Script, border: Border) -> Vec<Exit> {
    let (mut state, mut script) = (state.clone(), script.clone());
    run_to_input(&mut state, &mut script, &mut Recorder::default());
    if !asks(&state) {
        return Vec::new();
    }
    let mut out: Vec<Exit> = Vec::new();
    for (cell, path) in paths(&state, border) {
        let (mut here, mut hits_before) = (state.clone(), 0);
        let mut last = None;
        for (index, &dir) in path.iter().enumerate() {
            if !asks(&here) {
                break;
            }
            let (choice, next) = try_input(&here, &script, Input::Move(dir));
            here = next;
            if index + 1 == path.len() {
                last = Some(choice);
            } else {
                hits_before += choice.hits;
            }
        }
        let Some(step) = last else { continue };
        let arrived = here.player().cell == cell;
        out.push(Exit { cell, path, step, hits_before, arrived });
    }
    out.sort_by_key(|exit| {
        let over = matches!(exit.step.ended, Some(Ended::Dead | Ended::Wind));
        (over, exit.hits_before + exit.step.hits, exit.step.actions.len(), exit.path.len())
    });
    out
}

/// Shortest ways to the cells behind the border: through cells of this side, around everybody who stands there now.
fn paths(state: &State, border: Border) -> Vec<(Cell, Vec<Dir>)> {
    let crosses = |cell: Cell| {
        let ground = state.floor.at(cell);
        match border {
            Border::OffTheCarpet => !ground.is(Ground::CARPET),
            Border::IntoTheHouse => ground.is(Ground::HOUSE),
        }
    };
    let start = state.player().cell;
    let possible = match border {
        Border::OffTheCarpet => state.floor.at(start).is(Ground::CARPET),
        Border::IntoTheHouse => {
            !state.floor.at(start).is(Ground::HOUSE) && state.house.is_some_and(|house| !house.active)
        }
    };
    if !possible {
        return Vec::new();
    }
    let mut seen = alloc::vec![start];
    let mut queue = VecDeque::from([(start, Vec::new())]);
    let mut out = Vec::new();
    while let Some((from, path)) = queue.pop_front() {
        for dir in Dir::ALL {
            let Some(to) = state.floor.walk(from, dir) else { continue };
            if seen.contains(&to) || state.at(to).is_some() {
                continue;
            }
            seen.push(to);
            let mut longer: Vec<Dir> = path.clone();
            longer.push(dir);
            if crosses(to) {
                out.push((to, longer));
            } else {
                queue.push_back((to, longer));
            }
        }
    }
    out
}
