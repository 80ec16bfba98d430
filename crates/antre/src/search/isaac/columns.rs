//! What is known of a floor.

use std::fmt::Write as _;
use std::sync::LazyLock;

use antre_isaac::{Curse, Kind, Shape, StartSeed, boss_name, stage_name};
use antre_search::{Column, Schema};

use super::{FloorItem, RoomItem};

/// Stage of the columns that need the layout.
pub(super) const LAYOUT: usize = 1;

/// The chapters' names; nothing at place 0.
static CHAPTERS: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let mut names = vec![""];
    for (stage, variant) in (1..=11).flat_map(|stage| (0..3).map(move |variant| (stage, variant))) {
        let name = stage_name(stage, variant);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
});

/// Places of the kinds in [`Kind::ALL`], by the number of each.
fn kind_place(kind: Kind) -> usize {
    Kind::ALL.iter().position(|known| *known == kind).unwrap_or(0)
}

fn shapes() -> impl Iterator<Item = &'static str> {
    Shape::all().map(Shape::name)
}

/// The start's doors.
const SIDES: [(&str, &str); 4] =
    [("left", "left_shape"), ("up", "up_shape"), ("right", "right_shape"), ("down", "down_shape")];

/// Where a kind of room is, in steps.
const WAYS: [(&str, &str, Kind); 7] = [
    ("boss_steps", "Steps from the start to the boss through doors; -1 without one", Kind::Boss),
    ("treasure_steps", "Steps to the first treasure room; -1 without one", Kind::Treasure),
    ("shop_steps", "Steps to the shop; -1 without one", Kind::Shop),
    ("secret_steps", "Steps to the secret room; -1 without one", Kind::Secret),
    ("super_secret_steps", "Steps to the super secret room; -1 without one", Kind::SuperSecret),
    ("curse_steps", "Steps to the curse room; -1 without one", Kind::Curse),
    ("miniboss_steps", "Steps to the miniboss; -1 without one", Kind::Miniboss),
];

pub(super) static SCHEMA: LazyLock<Schema<FloorItem>> = LazyLock::new(|| {
    let mut columns = head();
    columns.extend(layout());
    Schema::new(columns)
});

fn head() -> Vec<Column<FloorItem>> {
    let curses = std::iter::once("none").chain(Curse::ALL.map(Curse::name));
    vec![
        Column::int("seed", 0..=u32::MAX.into(), "", "Start seed as a number", |i: &FloorItem, _| {
            i.seed.into()
        }),
        Column::text("letters", "Start seed as the game writes it", |i: &FloorItem, _, text| {
            // A String takes whatever is written to it.
            let _ = write!(text, "{}", StartSeed(i.seed));
        }),
        Column::int("stage", 1..=11, "", "Stage", |i: &FloorItem, _| i.stage.into()),
        Column::int(
            "stage_seed",
            0..=u32::MAX.into(),
            "",
            "The stage's own seed (abplus); else the start seed",
            |i: &FloorItem, _| i.head.stage_seed.into(),
        ),
        Column::int(
            "variant",
            0..=2,
            "",
            "Variant of the stage (abplus): 0 Basement, 1 Cellar, 2 Burning Basement, and so on",
            |i: &FloorItem, _| i.head.variant.into(),
        ),
        Column::word(
            "chapter",
            CHAPTERS.iter().copied(),
            "Name of the stage (abplus)",
            |i: &FloorItem, _| {
                let name = stage_name(i.stage, i.head.variant);
                CHAPTERS.iter().position(|known| *known == name).unwrap_or(0)
            },
        ),
        Column::word("curse", curses, "Curse of the stage", |i: &FloorItem, _| {
            i.head.curse.map_or(0, |curse| curse as usize + 1)
        }),
        Column::int(
            "wanted",
            0..=60,
            "rooms",
            "Rooms asked for beyond the start (abplus)",
            |i: &FloorItem, _| i.head.wanted.into(),
        ),
    ]
}

fn layout() -> Vec<Column<FloorItem>> {
    let bosses = std::iter::once("").chain((1..=u8::MAX).map_while(boss_name));
    let mut columns = vec![
        Column::bool("given_up", "The game gives the floor up; it has no rooms then", |i: &FloorItem, _| {
            i.plan.given_up
        }),
        Column::int(
            "attempts",
            1..=i64::from(u32::MAX),
            "",
            "Attempts until a layout was accepted",
            |i: &FloorItem, _| i.plan.attempts.into(),
        ),
        Column::int(
            "room_count",
            0..=100,
            "rooms",
            "Rooms, start and hidden ones included",
            |i: &FloorItem, _| i.plan.rooms.len() as i64,
        ),
        Column::int("large", 0..=100, "rooms", "Rooms of more than one cell", |i: &FloorItem, _| {
            i.plan.rooms.iter().filter(|room| room.shape.cells().len() > 1).count() as i64
        }),
        Column::int(
            "dead_ends",
            0..=100,
            "rooms",
            "Rooms, start and hidden ones not counted, beside one other that is not hidden",
            |i: &FloorItem, _| i.plan.rooms.iter().filter(|room| room.dead_end).count() as i64,
        ),
        Column::word(
            "boss",
            bosses,
            "Boss (abplus), as the game's tools spell it, in lower case",
            |i: &FloorItem, _| i.plan.boss.into(),
        ),
        Column::int("secret_touches", 0..=8, "rooms", "Rooms beside the secret room", |i: &FloorItem, _| {
            i.plan.first(Kind::Secret).map_or(0, |room| room.touches.into())
        }),
        Column::int("exits", 0..=4, "doors", "Doors of the start that can be seen", |i: &FloorItem, _| {
            i.plan.exits.iter().flatten().count() as i64
        }),
    ];
    for (name, doc, kind) in WAYS {
        columns
            .push(Column::int(name, -1..=100, "steps", doc, move |i: &FloorItem, _| i.plan.steps_to(kind)));
    }
    for (side, (kind, shape)) in SIDES.into_iter().enumerate() {
        let kinds = std::iter::once("").chain(Kind::ALL.map(Kind::name));
        columns.push(Column::word(
            kind,
            kinds,
            "What is behind this door of the start; empty without a door that can be seen",
            move |i: &FloorItem, _| i.plan.exit(side).map_or(0, |room| kind_place(room.kind) + 1),
        ));
        columns.push(Column::word(
            shape,
            std::iter::once("").chain(shapes()),
            "Shape of the room behind this door of the start; empty without one",
            move |i: &FloorItem, _| i.plan.exit(side).map_or(0, |room| room.shape.id().into()),
        ));
    }
    columns.push(Column::list("rooms", "Its rooms: the start, then row by row", room(), |i: &FloorItem| {
        i.plan.rooms.len()
    }));
    columns.into_iter().map(|column| column.at(LAYOUT)).collect()
}

fn room() -> Vec<Column<FloorItem>> {
    let with =
        |read: fn(&RoomItem) -> i64| move |i: &FloorItem, at: usize| i.plan.rooms.get(at).map_or(0, read);
    let word =
        |read: fn(&RoomItem) -> usize| move |i: &FloorItem, at: usize| i.plan.rooms.get(at).map_or(0, read);
    let is =
        |read: fn(&RoomItem) -> bool| move |i: &FloorItem, at: usize| i.plan.rooms.get(at).is_some_and(read);
    vec![
        Column::word("kind", Kind::ALL.map(Kind::name), "What it is", word(|room| kind_place(room.kind))),
        Column::word("shape", shapes(), "Its shape", word(|room| usize::from(room.shape.id()) - 1)),
        Column::int("x", 0..=15, "cells", "Column of its bounding box, from 0", with(|room| room.x.into())),
        Column::int("y", 0..=15, "cells", "Row of its bounding box, from 0", with(|room| room.y.into())),
        Column::int(
            "steps",
            -1..=100,
            "steps",
            "Steps from the start through doors; -1 without a way",
            with(|room| room.steps.into()),
        ),
        Column::int("touches", 0..=8, "rooms", "Rooms beyond its doors", with(|room| room.touches.into())),
        Column::bool("by_start", "A door leads to the start", is(|room| room.by_start)),
        Column::bool("by_boss", "A door leads to the boss", is(|room| room.by_boss)),
        Column::bool("by_secret", "The secret room stands beside it", is(|room| room.by_secret)),
        Column::bool("dead_end", "One other room that is not hidden is beside it", is(|room| room.dead_end)),
    ]
}
