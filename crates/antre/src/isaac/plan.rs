//! A floor as a picture.

use antre_core::{Cell, Message};
use antre_draw::{FloorPlan, PlanDoor, PlanEntry, PlanRoom};
use antre_isaac::{Floor, Kind, Room};

use super::made::Made;
use crate::Words;

/// The cells on both sides of a door.
fn ends(room: &Room, slot: u8) -> Option<(Cell, Cell)> {
    let door = room.shape.doors()[usize::from(slot)]?;
    let at = |(dx, dy): (i8, i8)| {
        Some(Cell::new(room.origin.x.checked_add_signed(dx)?, room.origin.y.checked_add_signed(dy)?))
    };
    Some((at(door.source)?, at(door.target)?))
}

/// Every door once.
pub(super) fn doors(floor: &Floor) -> Vec<PlanDoor> {
    let mut doors: Vec<PlanDoor> = Vec::new();
    for (index, room) in floor.rooms.iter().enumerate() {
        for (slot, other) in floor.doors(index) {
            let Some((from, to)) = ends(room, slot) else { continue };
            let hidden = room.kind.is_hidden() || floor.rooms[other].kind.is_hidden();
            let (from, to) = (from.min(to), from.max(to));
            if !doors.iter().any(|door| door.from == from && door.to == to) {
                doors.push(PlanDoor { from, to, hidden });
            }
        }
    }
    doors
}

/// The cells from the start to a room, through doors.
fn way(floor: &Floor, goal: usize) -> Vec<Cell> {
    let mut before: Vec<Option<(usize, u8)>> = vec![None; floor.rooms.len()];
    let mut queue = vec![0];
    let mut next = 0;
    while next < queue.len() {
        let here = queue[next];
        next += 1;
        if floor.rooms[here].kind.is_hidden() {
            continue;
        }
        for (slot, there) in floor.doors(here) {
            if there != 0 && before[there].is_none() {
                before[there] = Some((here, slot));
                queue.push(there);
            }
        }
    }
    let mut cells = Vec::new();
    let mut here = goal;
    while let Some((from, slot)) = before[here] {
        let Some((source, target)) = ends(&floor.rooms[from], slot) else { return Vec::new() };
        cells.push(target);
        cells.push(source);
        here = from;
    }
    cells.reverse();
    cells.dedup();
    cells
}

/// The kind in words.
pub(super) fn kind_word(words: &Words, kind: Kind) -> String {
    words.word(&format!("isaac-kind-{}", kind.name()))
}

/// The picture, without its command and evidence.
pub(super) fn plan(made: &Made, sentence: &str, facts: &str, words: &Words) -> FloorPlan {
    let floor = &made.floor;
    let steps = made.steps();
    let number = |index: usize| steps[index].map(u32::from);
    let rooms = floor.rooms.iter().enumerate().map(|(index, room)| PlanRoom {
        kind: room.kind.name().into(),
        cells: room.cells().collect(),
        steps: number(index),
        told: words.say(
            &Message::new("isaac-room-told")
                .with("kind", kind_word(words, room.kind))
                .with("shape", room.shape.name())
                .with("steps", number(index).map_or(-1, i64::from)),
        ),
        fact: made.fact(index).to_string(),
    });
    let mut listed: Vec<usize> =
        (0..floor.rooms.len()).filter(|index| floor.rooms[*index].kind.is_special() || *index == 0).collect();
    // By distance, the secret room last: its way is not one that is walked.
    listed.sort_by_key(|index| {
        let room = &floor.rooms[*index];
        (room.kind == Kind::Secret, steps[*index], *index)
    });
    let list = listed.into_iter().map(|index| {
        let room = &floor.rooms[index];
        let value = match room.kind {
            Kind::Secret => words.say(&Message::new("isaac-touches").with("count", made.touches(index))),
            Kind::Start => "0".into(),
            _ => number(index).map_or_else(|| "–".into(), |steps| steps.to_string()),
        };
        PlanEntry { kind: room.kind.name().into(), name: kind_word(words, room.kind), value }
    });
    let boss = floor.rooms.iter().position(|room| room.kind == Kind::Boss);
    let description =
        Message::new("isaac-plan-description").with("rooms", floor.rooms.len()).with("sentence", sentence);
    FloorPlan {
        sentence: sentence.into(),
        facts: facts.into(),
        description: words.say(&description),
        rooms: rooms.collect(),
        doors: doors(floor),
        way: boss.map_or_else(Vec::new, |boss| way(floor, boss)),
        list: list.collect(),
        headings: [words.word("isaac-word-room"), words.word("isaac-word-steps-away")],
        way_word: words.word("isaac-word-way"),
        command: String::new(),
        evidence: String::new(),
    }
}
