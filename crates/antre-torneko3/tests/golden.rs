//! Every case of `testdata/torneko3`, those of alternative readings too.

use std::fs;
use std::path::PathBuf;

use antre_torneko3::{CellFacts, Scenario, Setup, lines, spawn_cells};
use serde_json::Value;

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/torneko3");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("testdata/torneko3")
        .map(|entry| entry.expect("entry").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "json"))
        .collect();
    files.sort();
    files
}

/// The log of a scenario in the form of the vectors.
fn log(scenario: &Value) -> Vec<Value> {
    let scenario: Scenario = serde_json::from_value(scenario.clone()).expect("a scenario");
    let setup = Setup::new(&scenario).expect("a scenario that can run");
    let (_, log) = setup.run();
    let lines = lines(&log.records, &setup.labels);
    let told = lines.iter().filter(|line| setup.log_turns || line.kind() != "turn");
    told.map(|line| serde_json::to_value(line).expect("a line")).collect()
}

/// Where the log and the expectation part; nothing if they agree.
fn parts(case: &Value, log: &[Value]) -> Option<String> {
    let kinds = case["expect_kinds"].as_array().expect("expect_kinds");
    let got: Vec<&Value> = log.iter().filter(|event| kinds.contains(&event["ev"])).collect();
    let want = case["expect"].as_array().expect("expect");
    for index in 0..got.len().max(want.len()) {
        let fits = match (got.get(index), want.get(index)) {
            (Some(got), Some(Value::Object(want))) => {
                want.iter().all(|(key, value)| got.get(key) == Some(value))
            }
            _ => false,
        };
        if !fits {
            return Some(format!("event {index}: got {:?}, expected {:?}", got.get(index), want.get(index)));
        }
    }
    for (kind, count) in case.get("expect_counts").and_then(Value::as_object).into_iter().flatten() {
        let got = log.iter().filter(|event| event["ev"] == kind.as_str()).count();
        if count.as_u64() != Some(got as u64) {
            return Some(format!("count of {kind}: got {got}, expected {count}"));
        }
    }
    None
}

#[test]
fn every_case_has_the_expected_events() {
    let mut cases = 0;
    for path in files() {
        let golden: Value = serde_json::from_str(&fs::read_to_string(&path).expect("file")).expect("JSON");
        for case in golden["cases"].as_array().expect("cases") {
            cases += 1;
            if golden["type"] == "spawn_cells" {
                let facts: Vec<CellFacts> = case["cells"]
                    .as_array()
                    .expect("cells")
                    .iter()
                    .map(|cell| serde_json::from_value(cell.clone()).expect("facts"))
                    .collect();
                let choice = spawn_cells(
                    &facts,
                    case["clusters"].as_bool().expect("clusters"),
                    case["big_room"].as_bool().expect("big_room"),
                );
                let names: Vec<&Value> =
                    choice.cells.iter().map(|&index| &case["cells"][index]["id"]).collect();
                assert_eq!(case["expect"]["priority"], choice.priority, "{path:?} {}", case["name"]);
                assert_eq!(
                    case["expect"]["cells"].as_array().expect("cells").iter().collect::<Vec<_>>(),
                    names,
                    "{path:?} {}",
                    case["name"]
                );
                continue;
            }
            let difference = parts(case, &log(&case["scenario"]));
            assert_eq!(difference, None, "{path:?} {}", case["name"]);
        }
    }
    assert!(cases >= 72, "only {cases} cases were found");
}

#[test]
fn a_changed_expectation_is_noticed() {
    for path in files() {
        let golden: Value = serde_json::from_str(&fs::read_to_string(&path).expect("file")).expect("JSON");
        if golden["type"] == "spawn_cells" {
            continue;
        }
        for case in golden["cases"].as_array().expect("cases") {
            let log = log(&case["scenario"]);
            for index in 0..case["expect"].as_array().expect("expect").len() {
                for key in case["expect"][index].as_object().expect("event").keys() {
                    let mut changed = case.clone();
                    changed["expect"][index][key] = Value::from("something else");
                    assert!(parts(&changed, &log).is_some(), "{path:?} {} event {index} {key}", case["name"]);
                }
            }
            let mut longer = case.clone();
            longer["expect"].as_array_mut().expect("expect").push(serde_json::json!({"ev": "none"}));
            assert!(parts(&longer, &log).is_some(), "{path:?} {} with an event more", case["name"]);
        }
    }
}
