//! The golden files of `testdata/isaac`, through the obvious generators.

use std::path::PathBuf;

use antre_core::{Mulberry32, Xorshift32};
use antre_isaac::flash::{self, Attempt};
use antre_isaac::stage::{CurseRule, player_seed, stage_seeds};
use antre_isaac::{
    AbplusSetup, Curse, Dice, Edge, FlashSetup, Kind, SHIFT_COUNT, Shape, StartSeed, abplus, demo, shifts,
};
use serde_json::{Map, Value, json};

type Fallible = Result<(), Box<dyn std::error::Error>>;

fn load(file: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/isaac").join(file);
    serde_json::from_str(&std::fs::read_to_string(path).expect("golden file")).expect("JSON")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().expect("a number")).expect("a number of 32 bits")
}

#[test]
fn shift_triples() {
    let file = load("isaac_rng.json");
    for vector in list(&file["vectors"]) {
        let index = number(&vector["idx"]) as u8;
        assert!(index < SHIFT_COUNT);
        let own = shifts(index);
        assert_eq!(json!([own.right, own.left, own.last]), vector["shifts"], "index {index}");
        let mut stream = Xorshift32::new(number(&vector["seed"]), own);
        for output in list(&vector["next"]) {
            assert_eq!(stream.next_u32(), number(output), "index {index}");
        }
    }
}

#[test]
fn seed_texts() -> Fallible {
    let file = load("seed_strings.json");
    for row in list(&file["strings"]) {
        let (seed, text) = (StartSeed(number(&row["n"])), row["text"].as_str().expect("text"));
        assert_eq!(seed.to_string(), text);
        assert_eq!(u32::from(seed.checksum()), number(&row["checksum"]));
        assert_eq!(StartSeed::of_text(text)?, seed);
    }
    for row in list(&file["reject"]) {
        let text = row["text"].as_str().expect("text");
        assert!(StartSeed::of_text(text).is_err(), "{text}");
    }
    for row in list(&file["stages"]) {
        let seed = StartSeed(number(&row["startSeed"]));
        assert_eq!(json!(seed.to_string()), row["text"]);
        assert_eq!(json!(stage_seeds(seed)), row["stageSeeds"]);
        assert_eq!(json!(player_seed(seed, true)), row["next_is_player_init"]);
    }
    Ok(())
}

fn demo_json(seed: u32, floor: &demo::DemoFloor) -> Value {
    json!({
        "seed": seed, "attempts": floor.attempts, "draws": floor.draws, "cells": floor.cells,
        "boss": floor.boss, "reward": floor.reward, "coin": floor.coin, "secret": floor.secret,
        "unused_endrooms": floor.unused,
    })
}

#[test]
fn demo_floors() {
    let file = load("demo.json");
    let floors = list(&file["floors"]);
    assert_eq!(floors.len(), 500);
    for floor in floors {
        let seed = number(&floor["seed"]);
        let made = demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {});
        assert_eq!(demo_json(seed, &made), *floor);
    }
}

fn demo_event(draws: u32, event: demo::Event) -> Value {
    use demo::{Event, Restart};
    match event {
        Event::Coin { cell, placed } => {
            json!([draws, format!("coin@{cell}"), if placed { "place" } else { "skip" }])
        }
        Event::DeadEnd { cell } => json!([draws, "endroom", cell]),
        Event::Pop { index, cell } => json!([draws, format!("pop endroom index {index}"), cell]),
        Event::SecretTry { number, cell } => json!([draws, format!("secret try {number}"), cell]),
        Event::Restart { why, attempts } => {
            let why = if why == Restart::TooFewRooms { "too few rooms" } else { "room missing" };
            json!([draws, format!("restart:{why}"), attempts])
        }
    }
}

#[test]
fn demo_traces() {
    for case in list(&load("demo_trace.json")["cases"]) {
        let seed = number(&case["seed"]);
        let mut events = Vec::new();
        let made = demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |draws, event| {
            events.push(demo_event(draws, event));
        });
        assert_eq!(Value::from(events), case["events"]);
        assert_eq!(demo_json(seed, &made), case["result"]);
    }
}

fn flash_setup(options: &Value) -> FlashSetup {
    let mut setup = FlashSetup::default();
    for (key, value) in options.as_object().expect("options") {
        let flag = value.as_bool().unwrap_or_default();
        match key.as_str() {
            "stage" => setup.stage = number(value) as u8,
            "xl" => setup.xl = flag,
            "lost" => setup.lost = flag,
            "fullHp" => setup.full_health = flag,
            "coins" => setup.coins = number(value),
            "book" => setup.book = flag,
            "devil" => setup.devil_visited = flag,
            "minibossPool" => setup.miniboss_pool = flag,
            "alt" => setup.alt_chapter = flag,
            "edge" => setup.edge = if value == "open" { Edge::Open } else { Edge::Swf8 },
            other => panic!("option {other}"),
        }
    }
    setup
}

/// The file with every target in hundredths: the game's floating-point values carry their error.
fn in_hundredths(floor: &Value) -> Value {
    let mut floor = floor.clone();
    floor["target"] = json!((floor["target"].as_f64().expect("a number") * 100.0).round() as u32);
    floor
}

fn attempt_json(seed: u32, setup: &FlashSetup, floor: &flash::FlashFloor) -> Map<String, Value> {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.into(), value);
    put("seed", json!(seed));
    put("stage", json!(setup.stage));
    put("xl", json!(setup.xl));
    put("target", json!(floor.target.0));
    put("attempts", json!(floor.attempts));
    put("draws", json!(floor.draws));
    let Some((attempt, content)) = &floor.accepted else {
        put("gaveUp", json!(true));
        return out;
    };
    let specials: Map<String, Value> = attempt
        .specials
        .iter()
        .flat_map(flash::Specials::list)
        .map(|(kind, cell)| (kind.name().replace("second-treasure", "treasure2"), json!(cell)))
        .collect();
    put("cells", json!(attempt.cells));
    put("extra", json!(attempt.extra));
    put("boss", json!(attempt.boss));
    put("boss2", json!(attempt.boss2));
    put("superSecret", json!(attempt.super_secret));
    put("secret", json!(attempt.secret.map(|secret| secret.cell)));
    put("secretVariant", json!(attempt.secret.map(|secret| secret.variant)));
    put("specials", Value::Object(specials));
    put("unusedEnds", json!(attempt.unused));
    put("deadEnds", json!(attempt.dead_ends.len()));
    put("secretTries", json!(attempt.secret_tries));
    put("secretTry", json!(attempt.secret.map_or(-1, |secret| i64::from(secret.found_at))));
    put("secretNeighbours", json!(attempt.secret.map(|secret| secret.neighbours)));
    put("bossDist", json!(attempt.boss_distance));
    let rooms: Map<String, Value> =
        content.rooms.iter().map(|(cell, room)| (cell.to_string(), json!(room))).collect();
    put("rooms", Value::Object(rooms));
    put("drawsAfterFill", json!(content.draws));
    out
}

#[test]
fn flash_floors() {
    let mut seen = 0;
    for case in list(&load("flash.json")["cases"]) {
        let setup = flash_setup(&case["options"]);
        for floor in list(&case["floors"]) {
            let seed = number(&floor["seed"]);
            let made = flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |_| {});
            assert_eq!(Value::Object(attempt_json(seed, &setup, &made)), in_hundredths(floor), "{setup:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, 408);
}

fn checkpoint(attempt: &Attempt) -> Value {
    json!({
        "attempt": attempt.number, "drawsAfterGrowth": attempt.draws_after_growth, "grown": attempt.grown,
        "endrooms": attempt.dead_ends, "boss": attempt.boss, "boss2": attempt.boss2,
        "superSecret": attempt.super_secret, "drawsAfterSuperSecret": attempt.draws_after_super_secret,
        "secret": attempt.secret.map(|secret| secret.cell), "secretTries": attempt.secret_tries,
        "mapsize": attempt.total, "endroomsLeft": attempt.ends_left,
        "drawsAfterSecret": attempt.draws_after_secret, "drawsAfterSpecials": attempt.draws,
        "enoughEndrooms": attempt.specials.is_some(),
    })
}

#[test]
fn flash_traces() {
    for case in list(&load("flash_trace.json")["cases"]) {
        let (setup, seed) = (flash_setup(&case["options"]), number(&case["seed"]));
        let mut attempts = Vec::new();
        let made = flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |attempt| {
            attempts.push(checkpoint(attempt));
        });
        assert_eq!(Value::from(attempts), case["attempts"], "seed {seed}");
        let mut accepted = attempt_json(seed, &setup, &made);
        accepted.remove("rooms");
        accepted.remove("drawsAfterFill");
        assert_eq!(Value::Object(accepted), in_hundredths(&case["accepted"]), "seed {seed}");
    }
}

fn abplus_setup(options: &Value) -> AbplusSetup {
    let mut setup = AbplusSetup::default();
    for (key, value) in options.as_object().expect("options") {
        let flag = value.as_bool().unwrap_or_default();
        match key.as_str() {
            "stage" => setup.stage = number(value) as u8,
            "hard" => setup.hard = flag,
            "hearts" => setup.hearts = number(value),
            "maxHearts" => setup.max_hearts = number(value),
            "coins" => setup.coins = number(value),
            "keys" => setup.keys = number(value),
            "book" => setup.book = flag,
            "devilVisited" => setup.devil_visited = flag,
            "curse" => {
                setup.curse = CurseRule::Forced(Curse::of_name(value.as_str().expect("a curse")));
            }
            "bossTemplate" => {
                setup.boss_shape = Shape::of_name(value.as_str().expect("a shape")).expect("a shape");
            }
            "bossDoors" => setup.boss_doors = number(value) as u8,
            other => panic!("option {other}"),
        }
    }
    setup
}

/// The name of a kind in the vectors.
fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::SuperSecret => "supersecret",
        Kind::SecondBoss => "boss2",
        Kind::SecondTreasure => "treasure2",
        other => other.name(),
    }
}

fn abplus_json(start: StartSeed, setup: &AbplusSetup) -> Value {
    let made = abplus::generate::<Xorshift32>(start, setup, &mut |_| {});
    let accepted = made.accepted.expect("a floor");
    let layout: Vec<Value> = accepted
        .layout
        .iter()
        .map(|room| {
            json!({"shape": room.shape.id(), "x": room.origin.x, "y": room.origin.y,
                   "dist": room.distance, "dead": room.dead})
        })
        .collect();
    let floor = accepted.floor();
    let rooms: Vec<Value> = floor
        .rooms
        .iter()
        .map(|room| {
            json!({"shape": room.shape.id(), "x": room.origin.x, "y": room.origin.y,
                   "dist": room.distance, "type": kind(room.kind), "doors": room.doors})
        })
        .collect();
    let boss = accepted.boss.expect("a boss");
    let mut bosses = json!({"id": boss.id, "doubleTrouble": boss.double_trouble});
    if let Some(second) = accepted.boss2 {
        bosses["id2"] = json!(second.id);
        bosses["doubleTrouble2"] = json!(second.double_trouble);
    }
    let wanted = made.wanted;
    json!({
        "startSeed": start.0, "stageSeed": wanted.stage_seed, "stage": setup.stage,
        "variant": wanted.variant, "hard": setup.hard,
        "curse": wanted.curse.map_or("none", Curse::name), "want": wanted.rooms,
        "layoutSeed": wanted.layout_seed, "minDead": wanted.dead_ends, "loops": made.loops,
        "layout": layout, "deadOrder": accepted.dead_order, "rooms": rooms, "boss": bosses,
        "draws": {"stage": made.streams.stage.drawn(), "layout": made.streams.layout.drawn()},
    })
}

#[test]
fn abplus_floors() {
    let mut seen = 0;
    for case in list(&load("abplus.json")["cases"]) {
        let setup = abplus_setup(&case["options"]);
        for floor in list(&case["floors"]) {
            let start = StartSeed(number(&floor["startSeed"]));
            assert_eq!(abplus_json(start, &setup), *floor, "{start} {setup:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, 192);
}
