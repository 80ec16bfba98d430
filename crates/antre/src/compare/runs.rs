//! The same party in each machine. Each keeps its own state and rules; what comes out is a timeline.

use antre_core::{Cell, Column, Lane, Role, Slot, SlotKind, Timeline};
use antre_duel::queue::{HeapQueue, Queue as _};
use antre_sky::{FOREVER, MonsterSpec, Scenario};
use antre_torneko3::{
    Actor, ActorId, Aim, Class, Dir, Floor, Input, Kind, Labels, Phase, Play, Recorder, Special, Speed,
    State, Step, chart,
};

use super::party::{Deed, Member, Pace};
use crate::Error;

/// Parts of the time in which a normal one acts once.
pub(super) const TURN: u32 = 240;
/// A normal fighter's speed in the energy queue: ten ticks to an action.
const NORMAL: i64 = 10;

/// A run of one machine.
pub(super) struct Run {
    /// Lanes in the party's order.
    pub(super) timeline: Timeline,
    /// When each column is, in parts of a [`TURN`].
    pub(super) times: Vec<u32>,
    /// The machine's own name for each column's moment.
    pub(super) moments: Vec<String>,
    /// Members that this machine cannot have as asked for: their names.
    pub(super) bent: Vec<String>,
}

impl Run {
    fn new(party: &[Member]) -> Self {
        let lanes = party.iter().map(|member| Lane { name: member.id.clone(), role: member.role });
        let timeline = Timeline { lanes: lanes.collect(), ..Timeline::default() };
        Self { timeline, times: Vec::new(), moments: Vec::new(), bent: Vec::new() }
    }

    fn column(&mut self, time: u32, step: &str, moment: String) {
        self.timeline.columns.push(Column {
            step: step.into(),
            counter: moment.clone(),
            band: false,
            reset: false,
        });
        self.times.push(time);
        self.moments.push(moment);
    }

    fn slot(&mut self, lane: usize, kind: SlotKind, action: &str, extra: bool) {
        let column = self.timeline.columns.len() - 1;
        let slot = Slot { lane, column, kind, action: action.into(), extra, differs: false, reason: None };
        self.timeline.slots.push(slot);
    }

    fn bend(&mut self, member: &Member) {
        if !self.bent.contains(&member.id) {
            self.bent.push(member.id.clone());
        }
    }
}

/// Explorers of Sky: four steps to a whole turn.
pub(super) fn sky(party: &[Member], turns: u32) -> Result<Run, Error> {
    let action = |deed: Deed| match deed {
        Deed::Walk => "walk",
        Deed::Attack => "attack",
        Deed::Wait => "pass",
        Deed::Haste => "quick-seed",
    };
    let (mut allies, mut enemies) = (1..4u8, 4..20u8);
    let monsters = party.iter().map(|member| {
        let slot = match member.role {
            Role::Hero => Some(0),
            Role::Ally => allies.next(),
            _ => enemies.next(),
        };
        let raised = match member.pace {
            Pace::Slow | Pace::Normal => 0,
            Pace::Fast1 | Pace::Fast => 1,
            Pace::Triple => 2,
            Pace::Quadruple => 3,
        };
        MonsterSpec {
            id: member.id.clone(),
            slot,
            up: vec![FOREVER; raised],
            down: if member.pace == Pace::Slow { vec![FOREVER] } else { Vec::new() },
            script: member.script.iter().map(|deed| action(*deed).to_owned()).collect(),
            default: action(member.deed(usize::MAX)).into(),
            ..MonsterSpec::default()
        }
    });
    let scenario =
        Scenario { steps: u64::from(turns) * 4, monsters: monsters.collect(), ..Scenario::default() };
    let report = scenario.run()?;
    let whole = antre_sky::timeline(&report, 0..scenario.steps);
    let mut run = Run::new(party);
    let mut step = 0;
    let mut within = 0;
    for (at, column) in whole.columns.iter().enumerate() {
        if let Ok(number) = column.step.parse::<u32>() {
            (step, within) = (number, 0);
        } else {
            within += 1;
        }
        // Extra actions of one step stand a little after one another.
        let time = step * TURN / 4 + TURN / 8 + (within * TURN / 24).min(TURN / 8 - 1);
        run.column(time, &column.step, format!("step {step}"));
        for slot in whole.slots.iter().filter(|slot| slot.column == at) {
            let lane = party.iter().position(|member| member.id == whole.lanes[slot.lane].name);
            if let Some(lane) = lane.filter(|_| slot.kind != SlotKind::NotDue) {
                let glyph = if slot.action == "pass" { "wait" } else { &slot.action };
                run.slot(lane, slot.kind, glyph, slot.extra);
            }
        }
    }
    run.bent.extend(party.iter().filter(|member| member.pace == Pace::Fast1).map(|member| member.id.clone()));
    Ok(run)
}

/// Scripts in the turn machine of Torneko 3. Everybody has a row of floor to walk on.
struct Scripts<'p> {
    party: &'p [Member],
    /// Actions taken so far, by character.
    done: Vec<usize>,
    steps: Vec<usize>,
    foe: Option<ActorId>,
}

impl Scripts<'_> {
    fn next(&self, who: ActorId) -> Deed {
        let index = who.0 as usize;
        self.party[index].deed(self.done[index])
    }

    fn take(&mut self, who: ActorId) -> Deed {
        let deed = self.next(who);
        self.done[who.0 as usize] += 1;
        deed
    }

    /// East and back.
    fn dir(&mut self, who: ActorId) -> Dir {
        let steps = &mut self.steps[who.0 as usize];
        *steps += 1;
        if *steps % 2 == 1 { Dir::E } else { Dir::W }
    }
}

impl Play for Scripts<'_> {
    fn input(&mut self, state: &State) -> Input {
        let who = state.player().id;
        match self.take(who) {
            Deed::Walk => Input::Move(self.dir(who)),
            Deed::Attack => self.foe.map_or(Input::Wait, |target| Input::Attack { target, damage: 0 }),
            Deed::Wait => Input::Wait,
            Deed::Haste => Input::DrinkQuick { turns: 10 },
        }
    }

    fn decide(&mut self, state: &State, who: usize, _: Option<Kind>) -> Kind {
        match self.next(state.actors[who].id) {
            Deed::Walk => Kind::Move,
            Deed::Attack => Kind::Attack,
            Deed::Wait => Kind::Wait,
            Deed::Haste => Kind::Special,
        }
    }

    fn aim(&mut self, state: &State, who: usize, _: Kind) -> Aim {
        let (id, class) = (state.actors[who].id, state.actors[who].class);
        match self.take(id) {
            Deed::Walk => Aim::Toward { dir: self.dir(id), damage: 0 },
            Deed::Attack if class == Class::Enemy => Aim::Strike { target: state.player().id, damage: 0 },
            Deed::Attack => self.foe.map_or(Aim::Nothing, |target| Aim::Strike { target, damage: 0 }),
            Deed::Wait => Aim::Nothing,
            // Monsters of this game have nothing that makes themselves faster: the turn is spent all the same.
            Deed::Haste => Aim::Use(Special::Other(0)),
        }
    }
}

/// Torneko 3: two halves to a turn, in each player, enemies, allies.
pub(super) fn torneko3(party: &[Member], turns: u32) -> Result<Run, Error> {
    let mut run = Run::new(party);
    let floor = Floor::open(4, (2 * party.len()) as u8);
    let actor = |index: usize| {
        let member = &party[index];
        let class = match member.role {
            Role::Hero => Class::Player,
            Role::Ally => Class::Ally,
            _ => Class::Enemy,
        };
        let mut actor = Actor::new(class, Cell::new(1, (2 * index) as u8));
        actor.base = match member.pace {
            Pace::Slow => Speed::Slow,
            Pace::Normal => Speed::Normal,
            Pace::Fast1 => Speed::Fast1,
            Pace::Fast | Pace::Triple | Pace::Quadruple => Speed::Fast2,
        };
        actor
    };
    let mut state = State::new(antre_torneko3::Rules::default(), floor, actor(0));
    for index in 1..party.len() {
        state.join(actor(index))?;
    }
    for member in party {
        let too_fast = matches!(member.pace, Pace::Triple | Pace::Quadruple);
        let own_haste = member.role != Role::Hero && member.script.contains(&Deed::Haste);
        if too_fast || own_haste || (member.role == Role::Hero && member.pace == Pace::Fast1) {
            run.bend(member);
        }
    }
    let foe = state.actors.iter().find(|actor| actor.class == Class::Enemy).map(|actor| actor.id);
    let mut play = Scripts { party, done: vec![0; party.len()], steps: vec![0; party.len()], foe };
    let (start, mut log) = (state.clone(), Recorder::default());
    for _ in 0..turns {
        if state.turn(&mut play, &mut log) != Step::Went {
            break;
        }
    }
    let labels =
        Labels { actors: party.iter().map(|member| member.id.clone()).collect(), ..Labels::default() };
    let chart = chart(&start, &labels, &log.records);
    for (at, moment) in chart.moments.iter().enumerate() {
        let rank = match moment.phase {
            Phase::P1 | Phase::P2 => 0,
            Phase::E1 | Phase::E2 => 1,
            Phase::A1 | Phase::A2 => 2,
            _ => continue,
        };
        let half = u32::from(moment.phase.half()) - 1;
        let time = (moment.run - 1) * TURN + half * TURN / 2 + rank * TURN / 6 + TURN / 12;
        let turn = moment.run.to_string();
        run.column(time, &turn, format!("turn {turn} {}", moment.phase.name()));
        for slot in chart.timeline.slots.iter().filter(|slot| slot.column == at) {
            let lane = chart.actors.get(slot.lane).map(|actor| actor.0 as usize);
            if let Some(lane) = lane.filter(|_| matches!(slot.kind, SlotKind::Acts | SlotKind::Lost)) {
                // A walk, a wait: the frame says as in the other machines that they are free.
                let kind = match (slot.kind, slot.action.as_str()) {
                    (SlotKind::Acts, "walk" | "wait") => SlotKind::Free,
                    (kind, _) => kind,
                };
                run.slot(lane, kind, &slot.action, false);
            }
        }
    }
    Ok(run)
}

/// The energy queue: ten ticks to an action of a normal fighter.
pub(super) fn duel(party: &[Member], turns: u32) -> Run {
    let speed = |pace: Pace| match pace {
        Pace::Slow => NORMAL / 2,
        Pace::Normal => NORMAL,
        Pace::Fast1 | Pace::Fast => 2 * NORMAL,
        Pace::Triple => 3 * NORMAL,
        Pace::Quadruple => 4 * NORMAL,
    };
    let mut run = Run::new(party);
    for member in party {
        if member.pace == Pace::Fast1 || member.script.contains(&Deed::Haste) {
            run.bend(member);
        }
    }
    let rules = antre_duel::Rules::LESSON;
    let speeds: Vec<i64> = party.iter().map(|member| speed(member.pace)).collect();
    let mut queue = HeapQueue::new(&speeds, &rules);
    let mut done = vec![0; party.len()];
    let mut hastes = vec![0; party.len()];
    let end = i64::from(turns) * NORMAL;
    while let Some(turn) = queue.next().filter(|turn| turn.tick <= end) {
        let deed = party[turn.index].deed(done[turn.index]);
        done[turn.index] += 1;
        let tick = (turn.tick as u32).max(1);
        let time = (tick - 1) * TURN / NORMAL as u32;
        if run.times.last() != Some(&time) {
            run.column(time, &tick.to_string(), format!("tick {tick}"));
        }
        let (kind, action) = match deed {
            Deed::Walk => (SlotKind::Free, "walk"),
            Deed::Attack => (SlotKind::Acts, "attack"),
            Deed::Wait => (SlotKind::Free, "wait"),
            Deed::Haste => (SlotKind::Acts, "boost"),
        };
        run.slot(turn.index, kind, action, false);
        queue.pay(turn.index, rules.cost);
        if deed == Deed::Haste && hastes[turn.index] < 2 {
            // The lesson has no haste: here it doubles the speed for good, at most twice.
            hastes[turn.index] += 1;
            queue.set_speed(turn.index, speed(party[turn.index].pace) << hastes[turn.index]);
        }
    }
    run
}
