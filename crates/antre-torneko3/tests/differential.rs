//! The machine against the slow model in `oracle/torneko3/model.py`, event by event, over random scenarios.
//!
//! 500 scenarios; 5,000 with `ANTRE_LONG=1`. The model needs `python3` and its standard library.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use antre_core::{Draw, Mulberry32, Why};
use antre_torneko3::{Scenario, Setup, lines};
use serde_json::{Value, json};

const WHY: Why = Why::new("scenario", "10");
const DIRS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// A source of scenarios.
struct Dice(Mulberry32);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0.draw(WHY) as usize % count
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// Everything the format can say, all at once.
fn scenario(seed: u32) -> Value {
    let dice = &mut Dice(Mulberry32::new(seed));
    let (width, height) = (5 + dice.below(6), 3 + dice.below(5));
    let mut rows = vec![vec!['.'; width]; height];
    for row in &mut rows {
        for cell in row {
            if dice.one_in(9) {
                *cell = '#';
            }
        }
    }
    let mut free: Vec<[usize; 2]> = (0..width)
        .flat_map(|x| (0..height).map(move |y| [x, y]))
        .filter(|&[x, y]| rows[y][x] == '.')
        .collect();
    let all = free.clone();
    let count = (2 + dice.below(7)).min(free.len());
    let mut chars = Vec::new();
    for index in 0..count {
        let pos = free.swap_remove(dice.below(free.len()));
        chars.push(character(dice, index, pos, &all));
    }
    // The player need not come first.
    let last = chars.len() - 1;
    let swap = dice.below(chars.len());
    if dice.one_in(4) {
        chars.swap(0, swap.min(last));
    }
    let mut map =
        json!({ "rows": rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>() });
    lay(dice, &mut map, &all);
    let names: Vec<String> = chars.iter().map(|c| c["id"].as_str().expect("id").to_owned()).collect();
    let inputs: Vec<Value> = (0..dice.below(9)).map(|_| input(dice, &names, &all)).collect();
    let mut scenario = json!({
        "map": map, "chars": chars, "inputs": inputs, "turns": 1 + dice.below(8), "log_turns": dice.one_in(2),
        "turn_counter": ([0, 0, 0, 27, 29, 1597, 1796][dice.below(7)]), "config": config(dice),
        "extra_enemies": ([0, 0, 17, 19, 36][dice.below(5)]), "thief": dice.one_in(5), "unpaid": dice.one_in(2),
        "spawn_count_only": dice.one_in(2), "spawn_cell": all[dice.below(all.len())],
    });
    if dice.one_in(6) {
        scenario["spawn_cell"] = Value::Null;
    }
    if dice.one_in(3) {
        let mut hits = Vec::new();
        for _ in 0..dice.below(4) {
            let mut hit = json!({ "t": 1 + dice.below(5), "to": all[dice.below(all.len())] });
            if dice.one_in(2) {
                hit["half"] = json!(1 + dice.below(2));
            }
            hits.push(hit);
        }
        scenario["ring"] = json!(hits);
    }
    scenario
}

fn character(dice: &mut Dice, index: usize, pos: [usize; 2], all: &[[usize; 2]]) -> Value {
    if index == 0 {
        let mut player = json!({ "id": "player", "cls": "player", "pos": pos, "regen": dice.below(2),
            "hp": ([3, 40, 100][dice.below(3)]),
            "speed": dice.pick(&["normal", "normal", "fast2", "slow"]) });
        if dice.one_in(6) {
            player["status"] = json!([[dice.pick(&["sleep", "dance", "paralysis"]), 1 + dice.below(4)]]);
        }
        return player;
    }
    let enemy = !dice.one_in(3);
    let mut script = serde_json::Map::new();
    for turn in 1..=5 {
        for half in 1..=2 {
            if dice.one_in(5) {
                script.insert(format!("{turn}.{half}"), decision(dice, all));
            }
        }
    }
    let mut spec = json!({
        "id": format!("c{index}"), "cls": if enemy { "enemy" } else { "ally" }, "pos": pos,
        "speed": dice.pick(&["normal", "normal", "fast1", "fast2", "slow"]), "regen": dice.below(2),
        "hp": ([5, 30, 100][dice.below(3)]), "nap": enemy && dice.one_in(4), "script": script,
        "ai": dice.pick(&["chase", "chase", "idle"]),
    });
    if dice.one_in(4) {
        let status = dice.pick(&["confusion", "decoy", "dance", "sleep", "blindness", "freeze"]);
        spec["status"] = json!([[status, 1 + dice.below(5)], ["iron", 1 + dice.below(3)]]);
    }
    if enemy && dice.one_in(3) {
        spec["species"] = json!("gargoyle");
        spec["hostile"] = json!(dice.one_in(2));
        spec["keeper"] = json!(index == 1);
    }
    if dice.one_in(5) {
        spec["order"] = json!(if enemy { 10 + index } else { 42 + index });
    }
    spec
}

fn decision(dice: &mut Dice, all: &[[usize; 2]]) -> Value {
    match dice.below(6) {
        0 => json!({ "kind": "wait" }),
        1 => json!({ "kind": "attack", "dmg": dice.below(8) }),
        2 => json!({ "kind": "attack", "dir": dice.pick(&DIRS) }),
        3 => json!({ "kind": "move" }),
        4 => json!({ "kind": "move", "dir": dice.pick(&DIRS), "dmg": dice.below(8) }),
        _ => match dice.below(5) {
            0 => json!({ "kind": "special", "name": "warp_player", "to": all[dice.below(all.len())] }),
            1 => json!({ "kind": "special", "name": "slow_player", "turns": 1 + dice.below(3) }),
            2 => json!({ "kind": "special", "name": "haste_player", "turns": 1 + dice.below(3) }),
            3 => json!({ "kind": "special", "name": "leap", "to": all[dice.below(all.len())] }),
            _ => json!({ "kind": "special", "name": "howl" }),
        },
    }
}

fn input(dice: &mut Dice, names: &[String], all: &[[usize; 2]]) -> Value {
    let to = all[dice.below(all.len())];
    let others: Vec<&String> = names.iter().filter(|name| *name != "player").collect();
    let other = others[dice.below(others.len())];
    match dice.below(11) {
        0..=4 => json!({ "act": "move", "dir": dice.pick(&DIRS) }),
        5 => json!({ "act": "wait" }),
        6 => json!({ "act": "attack", "target": other, "dmg": 4 * dice.below(9) }),
        7 => json!({ "act": "drink_quick", "turns": 1 + dice.below(4) }),
        8 => json!({ "act": "cure_slow" }),
        9 => match dice.below(2) {
            0 => json!({ "act": "pillar_staff", "at": to, "dmg": dice.below(9) }),
            _ => json!({ "act": "speed_on", "target": other, "eff": dice.pick(&["fast", "slow"]) }),
        },
        _ => json!({ "act": "warp_self", "to": to }),
    }
}

/// Things on the floor, never two of a sort on one cell.
fn lay(dice: &mut Dice, map: &mut Value, all: &[[usize; 2]]) {
    let some = |dice: &mut Dice, count: usize| {
        let mut pool = all.to_vec();
        (0..count.min(pool.len())).map(|_| pool.swap_remove(dice.below(pool.len()))).collect::<Vec<_>>()
    };
    let most = dice.below(5);
    let mut traps = Vec::new();
    for at in some(dice, most) {
        let kind = dice.pick(&["warp", "damage", "bell"]);
        let (to, dmg) = (all[dice.below(all.len())], dice.below(12));
        traps.push(json!({ "at": at, "kind": kind, "to": to, "dmg": dmg, "enemies": dice.one_in(3) }));
    }
    map["traps"] = json!(traps);
    let most = dice.below(4);
    let mut pillars = Vec::new();
    for at in some(dice, most) {
        if dice.one_in(3) {
            pillars.push(json!({ "at": at, "kind": "wind", "to": all[dice.below(all.len())] }));
        } else {
            pillars.push(json!({ "at": at, "dmg": dice.below(12) }));
        }
    }
    map["pillars"] = json!(pillars);
    let most = dice.below(3);
    map["spikes"] = some(dice, most).into_iter().map(|at| json!({ "at": at, "dmg": 3 })).collect();
    let most = dice.below(8);
    map["slip"] = json!(some(dice, most));
    if dice.one_in(2) {
        let most = 1 + dice.below(12);
        map["mh"] = json!({ "cells": some(dice, most), "active": dice.one_in(8) });
    }
    if dice.one_in(2) {
        let (room, carpet) = (4 + dice.below(16), dice.below(6));
        map["shop"] = json!({ "room": some(dice, room), "carpet": some(dice, carpet),
            "answer": dice.pick(&["yes", "no"]), "gold": dice.below(2) * 50, "price": 20 });
    }
    if dice.one_in(3) {
        map["stairs"] = json!(all[dice.below(all.len())]);
    }
    if dice.one_in(3) {
        map["statues"] = json!([
            { "id": "s2", "kind": "slow_player", "placed": 2, "turns": 1 + dice.below(2) },
            { "id": "s1", "kind": "flame", "placed": 1 },
        ]);
    }
}

fn config(dice: &mut Dice) -> Value {
    let mut config = serde_json::Map::new();
    let words: [(&str, &[&str]); 8] = [
        ("decision", &["interleaved", "batch"]),
        ("mid_terrain", &["all", "fast_only"]),
        ("ring", &["chart", "trap_section"]),
        ("final_order", &["seed", "wiki2023"]),
        ("mh_entry", &["pending", "immediate_if_not_move"]),
        ("mh_overlap", &["exc2", "exc1"]),
        ("vacancy", &["lowest", "append"]),
        ("slide_elapse", &["each", "once"]),
    ];
    for (key, values) in words {
        if dice.one_in(3) {
            config.insert(key.into(), json!(dice.pick(values)));
        }
    }
    for key in ["nap_decides", "td_strict_second", "wait_flushes"] {
        if dice.one_in(4) {
            config.insert(key.into(), json!(dice.one_in(2)));
        }
    }
    if dice.one_in(4) {
        config.insert("accum_max_fast".into(), json!(dice.below(3)));
        config.insert("accum_max_slow".into(), json!(dice.below(3)));
    }
    Value::Object(config)
}

#[test]
fn the_machine_and_the_slow_model_write_the_same_log() {
    let count = if std::env::var_os("ANTRE_LONG").is_some() { 5_000 } else { 500 };
    let scenarios: Vec<Value> = (0..count).map(scenario).collect();
    let model = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../oracle/torneko3/model.py");
    let mut python = Command::new("python3")
        .arg(model)
        .arg("--lines")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs the model");
    let mut stdin = python.stdin.take().expect("stdin");
    let text: String = scenarios.iter().map(|scenario| scenario.to_string() + "\n").collect();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = python.wait_with_output().expect("the model ends");
    writer.join().expect("the writer ends").expect("the model reads");
    assert!(output.status.success(), "the model failed");
    let stdout = String::from_utf8(output.stdout).expect("UTF-8");
    let mut compared = 0;
    let mut events = 0;
    for (scenario, theirs) in scenarios.iter().zip(stdout.lines()) {
        let theirs: Vec<Value> = serde_json::from_str(theirs).expect("a log");
        let read: Scenario = serde_json::from_value(scenario.clone()).expect("a scenario");
        let setup = match Setup::new(&read) {
            Ok(setup) => setup,
            Err(error) => panic!("{error}\n{scenario}"),
        };
        let (_, log) = setup.run();
        let ours: Vec<Value> = lines(&log.records, &setup.labels)
            .iter()
            .filter(|line| setup.log_turns || line.kind() != "turn")
            .map(|line| serde_json::to_value(line).expect("a line"))
            .collect();
        let same = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
        assert!(
            same == ours.len() && same == theirs.len(),
            "event {same}: ours {:?}, the model's {:?}\n{scenario}",
            ours.get(same),
            theirs.get(same)
        );
        compared += 1;
        events += same;
    }
    assert_eq!(compared, count);
    assert!(events > 20 * count as usize, "the scenarios are too quiet: {events} events");
}
