//! A report as lanes of slots, with the reason of every turn that was lost.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;

use antre_core::{Column, Lane, Message, Role, Slot as Cell, SlotKind, Timeline};

use crate::action::{Effect, Kind};
use crate::report::Report;
use crate::{Action, Event, EventKind, Note, RuleSet, Slot};

/// The role of an id and its number among those of the role: `L` is the hero, `A` the first ally, `E2` enemy 2.
pub fn default_name(id: &str, slot: Option<Slot>, leads: bool) -> (Role, Option<u32>) {
    let number = id.trim_start_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    if leads {
        return (Role::Hero, None);
    }
    match slot {
        Some(slot) if slot.is_team() => (Role::Ally, number),
        _ => (Role::Enemy, number),
    }
}

/// Glyph id of an action.
pub fn glyph(action: &Action) -> &'static str {
    match (action.kind, action.effect) {
        (Kind::Walk | Kind::Blocked, _) => "walk",
        (Kind::Nothing | Kind::Pass, _) => "pass",
        (_, Effect::Change(change)) => change.direction.glyph(),
        (_, Effect::Paralyse { .. }) => "lower",
        (_, Effect::Charge) => "charge",
        (_, Effect::Release) => "release",
        (_, Effect::HandOver { .. }) => "leader",
        (_, Effect::Weather { .. }) => "weather",
        _ => "attack",
    }
}

/// The lanes of a range of steps. Lanes are named by ids; the facade words those without a name of their own.
///
/// Every slot carries a [`Message`]: what was done at which speed, or why nothing was done.
pub fn timeline(report: &Report, steps: Range<u64>) -> Timeline {
    let order = lane_order(report);
    let mut timeline = Timeline {
        step_label: "step".to_string(),
        counter_label: "counter".to_string(),
        lanes: order.iter().map(|actor| lane(report, *actor)).collect(),
        ..Timeline::default()
    };
    let mut lane_of = alloc::vec![0; report.actors.len()];
    for (lane, actor) in order.iter().enumerate() {
        lane_of[*actor] = lane;
    }
    let mut here: Vec<bool> = report
        .actors
        .iter()
        .map(|actor| {
            actor.slot.is_some_and(|slot| report.start.state().present.has(slot)) && !spawns(report, actor)
        })
        .collect();
    let mut next = 0;
    // The counter when a step begins follows from the one before: a reset inside a step changes it.
    let mut counter = report.start.counter();
    let last = report.floor.step_index() + u64::from(report.over.is_some());
    for step in 0..steps.end.min(last) {
        let begin = next;
        while report.events.get(next).is_some_and(|event| event.step == step) {
            next += 1;
        }
        let events = &report.events[begin..next];
        let who = &report.who[begin..next];
        let before = here.clone();
        for (event, who) in events.iter().zip(who) {
            match (event.kind, who) {
                (EventKind::Placed { .. }, Some(actor)) => here[*actor] = true,
                (EventKind::Removed { .. }, Some(actor)) => here[*actor] = false,
                _ => {}
            }
        }
        if step >= steps.start {
            let present = (0..here.len()).map(|actor| here[actor] || before[actor]).collect::<Vec<_>>();
            one_step(report, step, counter, (events, who), &lane_of, &present, &mut timeline);
        }
        let reset = events.iter().any(|event| matches!(event.kind, EventKind::Reset { .. }));
        counter = (if reset { 0 } else { counter } + 1) % 24;
    }
    timeline
}

fn spawns(report: &Report, actor: &crate::report::Actor) -> bool {
    report.events.iter().zip(&report.who).any(|(event, who)| {
        matches!(event.kind, EventKind::Placed { .. })
            && who.is_some_and(|who| report.actors[who].id == actor.id)
    })
}

/// The leader at the begin, then slot order; those that spawned later come after those that stood in the slot before.
fn lane_order(report: &Report) -> Vec<usize> {
    let leader = report.start.leader();
    let mut order: Vec<usize> =
        (0..report.actors.len()).filter(|actor| report.actors[*actor].slot.is_some()).collect();
    order.sort_by_key(|actor| {
        let slot = report.actors[*actor].slot;
        (slot != Some(leader) || spawns(report, &report.actors[*actor]), slot, *actor)
    });
    order
}

fn lane(report: &Report, actor: usize) -> Lane {
    let actor = &report.actors[actor];
    let leads = actor.slot == Some(report.start.leader());
    Lane {
        name: actor.name.clone().unwrap_or_else(|| actor.id.clone()),
        role: default_name(&actor.id, actor.slot, leads).0,
    }
}

fn one_step(
    report: &Report,
    step: u64,
    counter: u8,
    (events, who): (&[Event], &[Option<usize>]),
    lane_of: &[usize],
    present: &[bool],
    timeline: &mut Timeline,
) {
    let first = timeline.columns.len();
    let band = counter % 4 == 3;
    let column = |step: String, counter: u8, band: bool, reset: bool| Column {
        step,
        counter: counter.to_string(),
        band,
        reset,
    };
    timeline.columns.push(column(step.to_string(), counter, band, false));
    let mut seen = alloc::vec![false; present.len()];
    let article = report.floor.state().rules.set == RuleSet::Article;
    let mut reset = false;
    for (event, who) in events.iter().zip(who) {
        if let EventKind::Reset { .. } = event.kind {
            reset = true;
            if article {
                // The article's reset grants nothing: whoever is tested after it is tested at 0.
                timeline.columns.push(column(String::new(), 0, band, true));
            }
            continue;
        }
        let Some(actor) = *who else { continue };
        if let EventKind::Acts { note: Note::Extra | Note::LeaderChanged, .. } = event.kind {
            let was_reset = core::mem::take(&mut reset);
            timeline.columns.push(column(String::new(), event.counter, band, was_reset));
        }
        let Some((kind, action, message)) = told(report, event) else { continue };
        seen[actor] = true;
        let extra = matches!(event.kind, EventKind::Acts { note: Note::Extra | Note::OutOfOrder, .. });
        timeline.slots.push(Cell {
            lane: lane_of[actor],
            column: timeline.columns.len() - 1,
            kind,
            action,
            extra,
            differs: false,
            reason: Some(message),
        });
    }
    let last = timeline.columns.len();
    for actor in (0..present.len()).filter(|actor| present[*actor] && report.actors[*actor].slot.is_some()) {
        for at in first..last {
            let lane = lane_of[actor];
            let empty = timeline.slot(lane, at).is_none();
            // In a step of several columns a dot stands only where nothing else of the step does.
            if empty && !seen[actor] {
                timeline.slots.push(Cell {
                    lane,
                    column: at,
                    kind: SlotKind::NotDue,
                    action: String::new(),
                    extra: false,
                    differs: false,
                    reason: None,
                });
            }
        }
    }
}

/// What a slot says about an event; `None` for events that have no slot.
fn told(report: &Report, event: &Event) -> Option<(SlotKind, String, Message)> {
    Some(match event.kind {
        EventKind::Acts { action, stage, note, up, down, .. } => {
            let kind = if action.locks() { SlotKind::Acts } else { SlotKind::Free };
            let id = match note {
                Note::Due => "sky-slot-acts",
                Note::Extra => "sky-slot-extra",
                Note::LeaderChanged => "sky-slot-leader",
                Note::OutOfOrder => "sky-slot-out-of-order",
                Note::Retry => "sky-slot-retry",
            };
            let message = Message::new(id)
                .with("action", report.label(action.tag))
                .with("stage", stage.to_string())
                .with("counters", counters(&up, &down));
            (kind, glyph(&action).to_string(), message)
        }
        EventKind::Locked { .. } => (SlotKind::Locked, String::new(), Message::new("sky-slot-locked")),
        EventKind::Lost { due_at, .. } => {
            let message = Message::new("sky-slot-lost").with("due", u32::from(due_at)).with("counter", 0);
            (SlotKind::Lost, String::new(), message)
        }
        EventKind::Skipped { .. } => (SlotKind::Lost, String::new(), Message::new("sky-slot-skipped")),
        EventKind::Removed { .. } => (SlotKind::Leaves, String::new(), Message::new("sky-slot-leaves")),
        _ => return None,
    })
}

/// The counters that are not empty: `+10 +9 −7`, or nothing.
fn counters(up: &[u8], down: &[u8]) -> String {
    let up = up.iter().filter(|counter| **counter != 0).map(|counter| format!("+{counter}"));
    let down = down.iter().filter(|counter| **counter != 0).map(|counter| format!("-{counter}"));
    up.chain(down).collect::<Vec<_>>().join(" ")
}
