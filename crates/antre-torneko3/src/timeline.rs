//! From a log to a chart: turns × phases × characters, every skip with its reason.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use antre_core::{Column, Lane, Message, Role, Slot, SlotKind, Timeline};

use crate::actor::{ActorId, Class};
use crate::event::{Cause, Done, Effect, Event, NotDue, Record, SkipReason};
use crate::labels::Labels;
use crate::phase::{Ended, Phase};
use crate::play::{Input, Kind};
use crate::speed::Speed;
use crate::state::State;

/// Which moment a column of the chart is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moments {
    /// Turn of the run.
    pub run: u32,
    /// The floor's turn counter.
    pub turn: u32,
    /// The phase.
    pub phase: Phase,
    /// Whose part of the phase, where characters act one after the other.
    pub who: Option<ActorId>,
}

/// A pending effect from its arming to its firing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thread {
    /// What is pending.
    pub effect: Effect,
    /// Whose it is.
    pub who: ActorId,
    /// Column in which it was armed.
    pub armed: usize,
    /// Column in which it fired; none if it never did.
    pub fired: Option<usize>,
    /// The character whose decision fired it; none in an elapse.
    pub by: Option<ActorId>,
}

/// A timeline with what only this machine knows: phases, pending threads.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chart {
    /// Lanes, columns, slots. The last lane is the terrain's.
    pub timeline: Timeline,
    /// What each column is.
    pub moments: Vec<Moments>,
    /// Pending effects.
    pub threads: Vec<Thread>,
    /// Whose lane each one is; the terrain's lane comes after them.
    pub actors: Vec<ActorId>,
}

/// Draws up the chart of a log that began in `start`.
pub fn chart(start: &State, labels: &Labels, records: &[Record]) -> Chart {
    let mut cast: Vec<(Class, u8, ActorId)> =
        start.actors.iter().map(|actor| (actor.class, actor.order, actor.id)).collect();
    for record in records {
        if let Event::Spawned { who, order, .. } = record.event {
            cast.push((Class::Enemy, order, who));
        }
    }
    cast.sort_unstable();
    let mut chart = Chart { actors: cast.iter().map(|&(_, _, id)| id).collect(), ..Chart::default() };
    chart.timeline.step_label = "turn".into();
    chart.timeline.counter_label = "phase".into();
    for &(class, _, id) in &cast {
        let role = match class {
            Class::Player => Role::Hero,
            Class::Enemy => Role::Enemy,
            Class::Ally => Role::Ally,
        };
        chart.timeline.lanes.push(Lane { name: labels.actor(id).into_owned(), role });
    }
    chart.timeline.lanes.push(Lane { name: "terrain".into(), role: Role::Field });
    let classes: Vec<Class> = cast.iter().map(|&(class, _, _)| class).collect();
    let mut builder = Builder { chart, labels, classes, gone: Vec::new(), phase_start: 0 };
    let mut rest = records;
    while let Some(first) = rest.first() {
        let same = rest.iter().take_while(|record| record.at == first.at).count();
        let (phase, after) = rest.split_at(same);
        builder.phase(phase);
        rest = after;
    }
    builder.chart
}

struct Builder<'a> {
    chart: Chart,
    labels: &'a Labels,
    classes: Vec<Class>,
    gone: Vec<ActorId>,
    /// First column of the phase at work.
    phase_start: usize,
}

impl Builder<'_> {
    fn phase(&mut self, records: &[Record]) {
        let at = records[0].at;
        let Some(phase) = at.phase else { return };
        self.phase_start = self.chart.moments.len();
        let moment = Moments { run: at.run, turn: at.turn, phase, who: None };
        let groups = matches!(phase, Phase::E1 | Phase::A1 | Phase::E2 | Phase::A2);
        self.missing_phases(moment);
        if groups {
            for record in records {
                if let Some(who) = acts_in(record.event)
                    && self.column_of(who).is_none()
                {
                    self.open(Moments { who: Some(who), ..moment });
                }
            }
        }
        if self.chart.moments.len() == self.phase_start {
            self.open(moment);
        }
        let mut current = self.phase_start;
        for record in records {
            if let Some(column) = acts_in(record.event).and_then(|who| self.column_of(who)) {
                current = column;
            }
            self.event(current, record.event);
        }
    }

    /// Phases in which nothing was logged still stand on the chart.
    fn missing_phases(&mut self, now: Moments) {
        let last = self.chart.moments.last().copied();
        let same_turn = last.filter(|last| last.run == now.run);
        let mut next = same_turn.map_or(Phase::W, |last| last.phase.next());
        if same_turn.is_some_and(|last| last.phase >= now.phase) {
            return;
        }
        while next != now.phase && next < now.phase {
            self.open(Moments { phase: next, who: None, ..now });
            next = next.next();
        }
        self.phase_start = self.chart.moments.len();
    }

    fn open(&mut self, moment: Moments) {
        let first_of_turn = self.chart.moments.last().is_none_or(|last| last.run != moment.run);
        let phase = moment.phase.name();
        let counter = match moment.who {
            Some(who) => format!("{phase} {}", self.labels.actor(who)),
            None => phase.into(),
        };
        let step = if first_of_turn { moment.turn.to_string() } else { String::new() };
        self.chart.timeline.columns.push(Column { step, counter, band: false, reset: false });
        self.chart.moments.push(moment);
    }

    fn column_of(&self, who: ActorId) -> Option<usize> {
        let here = self.chart.moments[self.phase_start..].iter().position(|moment| moment.who == Some(who));
        here.map(|offset| self.phase_start + offset)
    }

    fn lane(&self, who: ActorId) -> usize {
        self.chart.actors.iter().position(|&id| id == who).unwrap_or(self.chart.actors.len())
    }

    fn slot(&mut self, lane: usize, column: usize, kind: SlotKind, action: &str, reason: Option<Message>) {
        let slot = Slot { lane, column, kind, action: action.into(), extra: false, differs: false, reason };
        self.chart.timeline.slots.push(slot);
    }

    fn name(&self, who: ActorId) -> String {
        self.labels.actor(who).into_owned()
    }

    fn event(&mut self, column: usize, event: Event) {
        let field = self.chart.actors.len();
        let hero = self.classes.iter().position(|&class| class == Class::Player).unwrap_or(field);
        match event {
            Event::InputSkip => {
                let reason = skip_message(SkipReason::Slow, &self.chart.timeline.lanes[hero].name);
                self.slot(hero, column, SlotKind::Lost, "", Some(reason));
            }
            Event::PhaseSkip { class, reason } => {
                for lane in 0..field {
                    let who = self.chart.actors[lane];
                    if self.classes[lane] == class && !self.gone.contains(&who) {
                        let message = skip_message(reason, &self.chart.timeline.lanes[lane].name);
                        self.slot(lane, column, SlotKind::Lost, "", Some(message));
                    }
                }
            }
            Event::CharSkip { who, reason } | Event::RestSkip { who, reason } => {
                let message = skip_message(reason, &self.name(who));
                self.slot(self.lane(who), column, SlotKind::Lost, "", Some(message));
            }
            Event::Decide { who, kind } => {
                self.slot(self.lane(who), column, SlotKind::Free, kind_action(kind), None);
            }
            Event::Cancel { who, .. } => {
                let lane = self.lane(who);
                let reason = Message::new("torneko3-cancel").with("who", self.name(who));
                let decided = self.chart.timeline.slots.iter_mut().rev();
                let mut decided = decided.filter(|slot| slot.lane == lane && slot.kind == SlotKind::Free);
                if let Some(slot) = decided.next() {
                    slot.kind = SlotKind::Cancelled;
                    slot.reason = Some(reason);
                }
            }
            Event::Exec { who, done } => {
                let reason = self.done_message(who, done);
                self.slot(self.lane(who), column, SlotKind::Acts, done_action(done), Some(reason));
            }
            Event::Pend { effect, who } => {
                let reason = self.effect_message("torneko3-pend", effect, who);
                self.slot(field, column, SlotKind::Pending, "", Some(reason));
                self.chart.threads.push(Thread { effect, who, armed: column, fired: None, by: None });
            }
            Event::Terrain { effect, who } => self.fired(column, effect, who),
            Event::HouseActivated { by, .. } => self.fired(column, Effect::House, by),
            Event::HouseWoken { who, skipped } => {
                let id = if skipped { "torneko3-woken-skipped" } else { "torneko3-woken" };
                let reason = Message::new(id).with("who", self.name(who));
                self.slot(self.lane(who), column, SlotKind::Free, "wake", Some(reason));
            }
            Event::HouseFreed { who } => {
                let reason = Message::new("torneko3-freed").with("who", self.name(who));
                self.slot(self.lane(who), column, SlotKind::Free, "freed", Some(reason));
            }
            Event::Die { who } => {
                self.gone.push(who);
                let reason = Message::new("torneko3-dies").with("who", self.name(who));
                self.slot(self.lane(who), column, SlotKind::Leaves, "falls", Some(reason));
            }
            Event::Spawned { who, rule, order } => {
                let reason = Message::new("torneko3-spawned")
                    .with("who", self.name(who))
                    .with("rule", i32::from(rule))
                    .with("order", i32::from(order));
                self.slot(self.lane(who), column, SlotKind::Free, "appears", Some(reason));
            }
            Event::Elapsed { who } => self.slot(self.lane(who), column, SlotKind::Free, "elapse", None),
            Event::NotDue { who, why } => {
                let reason = not_due_message(why, &self.name(who));
                self.slot(self.lane(who), column, SlotKind::NotDue, "", Some(reason));
            }
            Event::Speed { who, from, to, cause } => {
                let reason = self.speed_message(who, from, to, cause);
                let action = if to > from { "faster" } else { "slower" };
                self.slot(self.lane(who), column, SlotKind::Free, action, Some(reason));
            }
            Event::SpeedNoEffect { who, .. } => {
                let reason = Message::new("torneko3-nothing").with("who", self.name(who));
                self.slot(self.lane(who), column, SlotKind::Cancelled, "nothing", Some(reason));
            }
            other => self.field_event(column, hero, field, other),
        }
    }

    /// What happens to nobody in particular.
    fn field_event(&mut self, column: usize, hero: usize, field: usize, event: Event) {
        let fired = SlotKind::Fired;
        match event {
            Event::Wind { n } => {
                let id = ["torneko3-wind1", "torneko3-wind2", "torneko3-wind3", "torneko3-wind4"]
                    [usize::from(n.clamp(1, 4)) - 1];
                self.slot(field, column, fired, "wind", Some(Message::new(id)));
            }
            Event::GameOver { reason } => {
                let id = match reason {
                    Ended::Wind => "torneko3-over-wind",
                    Ended::Dead | Ended::Stairs => "torneko3-over-dead",
                };
                self.slot(hero, column, SlotKind::Leaves, "falls", Some(Message::new(id)));
            }
            Event::SpawnCounted { rule, enemies, chars } => {
                let reason = Message::new("torneko3-spawn-counted")
                    .with("rule", i32::from(rule))
                    .with("enemies", enemies)
                    .with("chars", chars);
                self.slot(field, column, fired, "appears", Some(reason));
            }
            Event::SpawnNone { rule } => {
                let reason = Message::new("torneko3-spawn-none").with("rule", i32::from(rule));
                self.slot(field, column, SlotKind::NotDue, "", Some(reason));
            }
            Event::Statue { index } => {
                let known = self.labels.statues.get(usize::from(index));
                let (id, kind) = known.map_or(("", ""), |(id, kind)| (id.as_str(), kind.as_str()));
                let reason = Message::new("torneko3-statue").with("id", id).with("kind", kind);
                self.slot(field, column, fired, "statue", Some(reason));
            }
            Event::Ring { warp } => {
                let (kind, id) =
                    if warp { (fired, "torneko3-ring-warps") } else { (SlotKind::NotDue, "torneko3-ring") };
                self.slot(field, column, kind, "ring", Some(Message::new(id)));
            }
            Event::Claim { yes } => {
                let id = if yes { "torneko3-claim-yes" } else { "torneko3-claim-no" };
                self.slot(field, column, fired, "claim", Some(Message::new(id)));
            }
            Event::Paid => self.slot(field, column, fired, "claim", Some(Message::new("torneko3-paid"))),
            Event::Theft { kind } => {
                let id = if kind == 1 { "torneko3-theft-1" } else { "torneko3-theft-2" };
                self.slot(field, column, fired, "theft", Some(Message::new(id)));
            }
            Event::Stairs => {
                self.slot(hero, column, SlotKind::Leaves, "stairs", Some(Message::new("torneko3-stairs")));
            }
            _ => {}
        }
    }

    fn fired(&mut self, column: usize, effect: Effect, who: ActorId) {
        let by = self.chart.moments[column].who;
        let waiting = self.chart.threads.iter_mut();
        let mut waiting =
            waiting.filter(|thread| thread.fired.is_none() && thread.effect == effect && thread.who == who);
        if let Some(thread) = waiting.next() {
            thread.fired = Some(column);
            thread.by = by;
        }
        let id = if by.is_some() { "torneko3-fired-by" } else { "torneko3-fired" };
        let mut reason = self.effect_message(id, effect, who);
        if let Some(by) = by {
            reason = reason.with("by", self.name(by));
        }
        self.slot(self.chart.actors.len(), column, SlotKind::Fired, "", Some(reason));
    }

    fn effect_message(&self, id: &'static str, effect: Effect, who: ActorId) -> Message {
        let word = match effect {
            Effect::Trap(trap) => self.labels.trap(trap),
            Effect::Pillar => "pillar",
            Effect::Spikes => "spikes",
            Effect::House => "house",
        };
        let trap = if matches!(effect, Effect::Trap(_)) { "yes" } else { "no" };
        Message::new(id).with("effect", word).with("trap", trap).with("who", self.name(who))
    }

    fn done_message(&self, who: ActorId, done: Done) -> Message {
        let message = Message::new(match done {
            Done::Move(_) => "torneko3-moves",
            Done::Swap { .. } => "torneko3-swaps",
            Done::Wait => "torneko3-waits",
            Done::Attack { via_move: false, .. } => "torneko3-attacks",
            Done::Attack { via_move: true, .. } => "torneko3-stumbles",
            Done::Item(_) | Done::Special(_) => "torneko3-uses",
        });
        let message = message.with("who", self.name(who));
        match done {
            Done::Swap { ally: target, .. } | Done::Attack { target, .. } => {
                message.with("target", self.name(target))
            }
            Done::Item(_) | Done::Special(_) => message.with("what", self.ability(done)),
            _ => message,
        }
    }

    fn ability(&self, done: Done) -> String {
        match done {
            Done::Item(Input::SpeedOn { fast: true, .. }) => "staff_fast".into(),
            Done::Item(Input::SpeedOn { .. }) => "staff_slow".into(),
            Done::Item(input) => input.verb().into(),
            Done::Special(crate::Special::WarpPlayer { .. }) => "warp_player".into(),
            Done::Special(crate::Special::SlowPlayer { .. }) => "slow_player".into(),
            Done::Special(crate::Special::HastePlayer { .. }) => "haste_player".into(),
            Done::Special(crate::Special::Leap { .. }) => "leap".into(),
            Done::Special(crate::Special::Other(index)) => self.labels.special(index).into(),
            _ => String::new(),
        }
    }

    fn speed_message(&self, who: ActorId, from: Speed, to: Speed, cause: Cause) -> Message {
        Message::new("torneko3-speed")
            .with("who", self.name(who))
            .with("from", from.name())
            .with("to", to.name())
            .with("cause", cause.name())
    }
}

/// The character whose part of a phase an event opens.
fn acts_in(event: Event) -> Option<ActorId> {
    match event {
        Event::Decide { who, .. }
        | Event::CharSkip { who, .. }
        | Event::RestSkip { who, .. }
        | Event::Exec { who, .. } => Some(who),
        _ => None,
    }
}

fn skip_message(reason: SkipReason, who: &str) -> Message {
    Message::new(match reason {
        SkipReason::Slippery => "torneko3-skip-slippery",
        SkipReason::PlayerSpeedUp => "torneko3-skip-player-speed-up",
        SkipReason::TerrainDamage => "torneko3-skip-terrain-damage",
        SkipReason::MhWakeup => "torneko3-skip-mh-wakeup",
        SkipReason::TheftType1 => "torneko3-skip-theft-type1",
        SkipReason::Slow => "torneko3-skip-slow",
    })
    .with("who", who)
}

fn not_due_message(why: NotDue, who: &str) -> Message {
    Message::new(match why {
        NotDue::OneAction => "torneko3-due-one-action",
        NotDue::SpentFirst => "torneko3-due-spent-first",
        NotDue::Nap => "torneko3-due-nap",
        NotDue::PlayerNotDouble => "torneko3-due-player-not-double",
    })
    .with("who", who)
}

fn kind_action(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "walk",
        Kind::Attack => "attack",
        Kind::Special => "special",
        Kind::Wait => "wait",
    }
}

fn done_action(done: Done) -> &'static str {
    match done {
        Done::Move(_) | Done::Swap { .. } => "walk",
        Done::Wait => "wait",
        Done::Attack { .. } => "attack",
        Done::Item(Input::DrinkQuick { .. } | Input::CureSlow) => "boost",
        Done::Item(_) | Done::Special(_) => "special",
    }
}
