//! `demo.json` and `demo_trace.json`: floors of the browser demo, whole and draw by draw.

use antre_core::Mulberry32;
use antre_isaac::demo::{self, DemoFloor, Event, Restart};
use antre_isaac::{Dice, demo as rules};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::seeds::word;

/// Compares every value of a floor.
fn expect(node: &Node<'_>, floor: &DemoFloor) -> Result<(), Unreadable> {
    node.get("attempts")?.expect(floor.attempts);
    node.get("draws")?.expect(floor.draws);
    node.get("cells")?.expect(floor.cells.clone());
    node.get("boss")?.expect(floor.boss);
    node.get("reward")?.expect(floor.reward);
    node.get("coin")?.expect(floor.coin);
    node.get("secret")?.expect(floor.secret);
    node.get("unused_endrooms")?.expect(floor.unused.clone());
    Ok(())
}

pub(super) fn floors(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    root.get("maxrooms")?.expect(rules::MAX_ROOMS);
    root.get("minrooms")?.expect(rules::MIN_ROOMS);
    for floor in root.get("floors")?.items()? {
        let _case = floor.case();
        let seed = word(&floor.get("seed")?)?;
        expect(&floor, &demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {}))?;
    }
    Ok(())
}

pub(super) fn traces(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("note")?.note();
    for case in root.get("cases")?.items()? {
        let _case = case.case();
        let seed = word(&case.get("seed")?)?;
        let mut events = Vec::new();
        let floor = demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |draws, event| {
            events.push(told(draws, event));
        });
        case.get("events")?.expect(events);
        let result = case.get("result")?;
        result.get("seed")?.expect(seed);
        expect(&result, &floor)?;
    }
    Ok(())
}

/// `[draws, what, value]`.
fn told(draws: u32, event: Event) -> Value {
    match event {
        Event::Coin { cell, placed } => {
            json!([draws, format!("coin@{cell}"), if placed { "place" } else { "skip" }])
        }
        Event::DeadEnd { cell } => json!([draws, "endroom", cell]),
        Event::Pop { index, cell } => json!([draws, format!("pop endroom index {index}"), cell]),
        Event::SecretTry { number, cell } => json!([draws, format!("secret try {number}"), cell]),
        Event::Restart { why, attempts } => {
            let why = match why {
                Restart::TooFewRooms => "too few rooms",
                Restart::RoomMissing => "room missing",
            };
            json!([draws, format!("restart:{why}"), attempts])
        }
    }
}
