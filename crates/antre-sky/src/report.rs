//! What a scenario did: events with names on them, rows, and the state it left.

use alloc::string::String;
use alloc::vec::Vec;

use antre_core::DrawRecord;

use crate::{Event, EventKind, Floor, Monster, Note, Over, Slot, SlotSet, Stage};

/// A monster of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// Id in scripts.
    pub id: String,
    /// Name to show, if it has one.
    pub name: Option<String>,
    /// Its slot; `None` if it never came.
    pub slot: Option<Slot>,
}

/// A row as the vectors have it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// Step.
    pub t: u64,
    /// Counter when the action started.
    pub frac: u8,
    /// Id, or `*` for the floor itself.
    pub actor: String,
    /// Action as written in the script, or what the floor did.
    pub action: String,
    /// Stage after the tick and before the effect; `None` for the floor.
    pub stage: Option<Stage>,
    /// `extra`, `leader_changed`, `out_of_order`, `retry` or nothing.
    pub note: &'static str,
}

impl Row {
    /// `t:frac:actor:action`, the form that digests are made of.
    pub fn canonical(&self) -> String {
        alloc::format!("{}:{}:{}:{}", self.t, self.frac, self.actor, self.action)
    }
}

/// How a monster stood at the end, or when it left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Final {
    /// Id.
    pub id: String,
    /// Slot.
    pub slot: Slot,
    /// Still on the floor.
    pub valid: bool,
    /// Locked.
    pub locked: bool,
    /// Stage.
    pub stage: Stage,
    /// Counters and the rest.
    pub monster: Monster,
}

/// A scenario that was run.
#[derive(Debug, Clone)]
pub struct Report {
    /// The floor before the first step.
    pub start: Floor,
    /// The floor after the last.
    pub floor: Floor,
    /// Why it ended before its steps were over, if it did.
    pub over: Option<Over>,
    /// What happened.
    pub events: Vec<Event>,
    /// For each event, whose it is, as an index into `actors`.
    pub who: Vec<Option<usize>>,
    /// The monsters, in the scenario's order, then those that spawned.
    pub actors: Vec<Actor>,
    /// Texts of the actions by their tags.
    pub labels: Vec<String>,
    /// What was drawn.
    pub draws: Vec<DrawRecord>,
}

impl Report {
    pub(crate) fn new(
        start: Floor,
        floor: Floor,
        over: Option<Over>,
        events: Vec<Event>,
        actors: Vec<Actor>,
        labels: Vec<String>,
    ) -> Self {
        let present = start.state().present;
        let mut by_slot = [None; 20];
        let mut spawned = 0;
        for (number, actor) in actors.iter().enumerate() {
            if let Some(slot) =
                actor.slot.filter(|slot| present.has(*slot) && by_slot[slot.index()].is_none())
            {
                by_slot[slot.index()] = Some(number);
                spawned = number + 1;
            }
        }
        let mut who = Vec::with_capacity(events.len());
        for event in &events {
            if let EventKind::Placed { slot, spawned: true } = event.kind {
                by_slot[slot.index()] = Some(spawned);
                spawned += 1;
            }
            who.push(slot_of(&event.kind).and_then(|slot: Slot| by_slot[slot.index()]));
        }
        Self { start, floor, over, events, who, actors, labels, draws: Vec::new() }
    }

    /// The actions, and with `system` also what the floor did, as the vectors write them.
    pub fn rows(&self, system: bool) -> Vec<Row> {
        let id = |who: Option<usize>| who.map_or_else(String::new, |actor| self.actors[actor].id.clone());
        let mut rows = Vec::new();
        // Who stands in which slot, kept while going through: looking back for it each time would take for ever.
        let mut standing = self.standing();
        for (event, who) in self.events.iter().zip(&self.who) {
            if let EventKind::Placed { slot, .. } = event.kind {
                standing[slot.index()] = who.or(standing[slot.index()]);
            }
            let floor_row = |action: String| Row {
                t: event.step,
                frac: event.counter,
                actor: "*".into(),
                action,
                stage: None,
                note: "",
            };
            rows.push(match event.kind {
                EventKind::Acts { action, stage, note, .. } => Row {
                    t: event.step,
                    frac: event.counter,
                    actor: id(*who),
                    action: self.label(action.tag).into(),
                    stage: Some(stage),
                    note: note_word(note),
                },
                EventKind::Clear if system => floor_row("clear".into()),
                EventKind::WeatherTick if system => floor_row("weather".into()),
                EventKind::Flush { walkers } if system => {
                    floor_row(alloc::format!("flush:{}", self.ids(walkers, &standing).join(",")))
                }
                EventKind::Placed { slot, spawned: true } if system => {
                    floor_row(alloc::format!("spawn:{}@{}", id(*who), slot.number()))
                }
                _ => continue,
            });
        }
        rows
    }

    /// The text of an action as its script has it.
    pub fn label(&self, tag: u16) -> &str {
        self.labels.get(usize::from(tag)).map_or("", String::as_str)
    }

    /// Who stands in each slot at the start.
    fn standing(&self) -> [Option<usize>; 20] {
        let mut standing = [None; 20];
        for (number, actor) in self.actors.iter().enumerate().rev() {
            if let Some(slot) = actor.slot {
                standing[slot.index()] = Some(number);
            }
        }
        standing
    }

    /// Ids of those who stand in a set of slots, in slot order.
    fn ids(&self, slots: SlotSet, standing: &[Option<usize>; 20]) -> Vec<String> {
        let here = slots.iter().filter_map(|slot| standing[slot.index()]);
        here.map(|actor| self.actors[actor].id.clone()).collect()
    }

    /// How everybody stood at the end. Of a monster whose slot was taken by another, only that it left is known.
    pub fn finals(&self) -> Vec<Final> {
        let state = self.floor.state();
        let mut finals = Vec::new();
        let mut standing = self.standing();
        for (event, who) in self.events.iter().zip(&self.who) {
            if let EventKind::Placed { slot, .. } = event.kind {
                standing[slot.index()] = who.or(standing[slot.index()]);
            }
        }
        for (number, actor) in self.actors.iter().enumerate() {
            let Some(slot) = actor.slot else { continue };
            let here = standing[slot.index()] == Some(number);
            finals.push(Final {
                id: actor.id.clone(),
                slot,
                valid: here && state.present.has(slot),
                locked: here && state.locked.has(slot),
                stage: self.floor.stage(slot),
                monster: state.monsters[slot.index()],
            });
        }
        finals
    }

    /// The leader's actions before the first action of an enemy, with that enemy; `None` for the enemy if none acted.
    pub fn before_first_enemy(&self) -> (usize, Option<usize>) {
        let mut count = 0;
        for (event, who) in self.events.iter().zip(&self.who) {
            if let EventKind::Acts { slot, note, .. } = event.kind {
                if !slot.is_team() {
                    return (count, *who);
                }
                let leads = self.actors[0].slot == Some(slot) || note == Note::LeaderChanged;
                count += usize::from(leads);
            }
        }
        (count, None)
    }
}

fn note_word(note: Note) -> &'static str {
    match note {
        Note::Due => "",
        Note::Extra => "extra",
        Note::LeaderChanged => "leader_changed",
        Note::OutOfOrder => "out_of_order",
        Note::Retry => "retry",
    }
}

/// Whose event it is.
pub(crate) const fn slot_of(kind: &EventKind) -> Option<Slot> {
    Some(match kind {
        EventKind::Acts { slot, .. }
        | EventKind::Locked { slot }
        | EventKind::Lost { slot, .. }
        | EventKind::Skipped { slot }
        | EventKind::StageChanged { slot, .. }
        | EventKind::Expired { slot, .. }
        | EventKind::NoEffect { slot }
        | EventKind::Placed { slot, .. }
        | EventKind::Removed { slot } => *slot,
        EventKind::LeaderChanged { leader, .. } => *leader,
        _ => return None,
    })
}
