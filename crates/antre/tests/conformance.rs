//! Every vector file passes, is read whole, and fails when any one of its expected values is changed.

use std::path::{Path, PathBuf};

use antre::verify::{Role, verify_bytes, verify_paths};
use serde_json::Value;

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

fn files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for system in ["duel", "isaac", "sky", "torneko3"] {
        for entry in std::fs::read_dir(testdata().join(system)).expect("the vectors are there") {
            let path = entry.expect("a folder entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            if path.extension().is_some_and(|extension| extension == "json") {
                files.push((format!("{system}/{name}"), std::fs::read(&path).expect("a readable file")));
            }
        }
    }
    // Counts over a hundred thousand floors each: seconds for some, minutes for all.
    if std::env::var_os("ANTRE_LONG").is_some() {
        let path = testdata().join("long/isaac/statistics.json");
        files.push(("isaac/statistics.json".into(), std::fs::read(path).expect("a readable file")));
    }
    files.sort();
    files
}

#[test]
fn every_vector_file_passes() {
    let mut seen = 0;
    for (name, bytes) in files() {
        let (report, roles) = verify_bytes(&name, &bytes).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(report.difference, None, "{name}");
        assert!(report.cases > 0 && report.cases == report.passed, "{name}: {report:?}");
        assert!(roles.iter().any(|(_, role)| *role == Role::Expected), "{name} compares nothing");
        seen += 1;
    }
    assert!(seen >= 48, "only {seen} files");
}

/// Another value of the same type.
fn changed(value: &Value) -> Value {
    match value {
        Value::Null => Value::from(7),
        Value::Bool(flag) => Value::from(!flag),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Value::from(whole + 1),
            None => Value::from(number.as_f64().unwrap_or(0.0) + 1.0),
        },
        Value::String(text) => Value::from(format!("{text}x")),
        Value::Array(_) => Value::from(vec![1]),
        Value::Object(_) => Value::from("changed"),
    }
}

/// How many expected values of a file are changed, one at a time; all of them with `ANTRE_LONG`.
const SAMPLE: usize = 24;

#[test]
fn a_file_with_any_expected_value_changed_fails() {
    let all = std::env::var_os("ANTRE_LONG").is_some();
    for (name, bytes) in files() {
        let (_, roles) = verify_bytes(&name, &bytes).expect("a readable file");
        let original: Value = serde_json::from_slice(&bytes).expect("JSON");
        let expected: Vec<&String> =
            roles.iter().filter(|(_, role)| *role == Role::Expected).map(|(place, _)| place).collect();
        // A large file takes seconds to check once.
        let sample = if bytes.len() > 100_000 { SAMPLE / 4 } else { SAMPLE };
        let step = if all { 1 } else { (expected.len() / sample).max(1) };
        for place in expected.iter().step_by(step) {
            let mut file = original.clone();
            let value = file.pointer_mut(place).unwrap_or_else(|| panic!("{name}: no {place}"));
            *value = changed(value);
            let text = serde_json::to_vec(&file).expect("JSON");
            // A value that no longer has the right type may also make the file unreadable.
            if let Ok((report, _)) = verify_bytes(&name, &text) {
                assert!(report.difference.is_some(), "{name}: a change at {place} was not noticed");
            }
        }
    }
}

#[test]
fn a_value_that_the_kind_does_not_have_is_a_difference() {
    for (name, bytes) in files() {
        let mut file: Value = serde_json::from_slice(&bytes).expect("JSON");
        let Value::Object(map) = &mut file else { continue };
        map.insert("surprise".into(), Value::from(1));
        let text = serde_json::to_vec(&file).expect("JSON");
        let noticed = verify_bytes(&name, &text).map_or(true, |(report, _)| report.difference.is_some());
        assert!(noticed, "{name}");
    }
}

#[test]
fn unknown_files_and_folders_are_named() {
    let error = verify_paths(&[testdata().join("duel/queue_smal.json")], |_| {}).expect_err("no such file");
    assert!(error.to_string().contains("queue_smal.json"), "{error}");
    let error = verify_bytes("duel/queue_smal.json", b"{}").expect_err("no such kind");
    assert!(error.to_string().contains("perhaps queue_small.json"), "{error}");
    let error = verify_bytes("chess/rng.json", b"{}").expect_err("no such system");
    assert!(error.to_string().contains("expected <system>/<file>"), "{error}");
}

#[test]
fn what_players_saw_is_counted_and_never_a_difference() {
    let seen = serde_json::json!({
        "settings": { "hard": true, "curse_one_in": 3 },
        "rows": [
            { "seed": "B911 99AC", "as_read": "8911 99AC", "stage": 1, "variant": 0, "curse": null, "not_labyrinth": true,
              "start_exits": { "L": true, "U": false, "R": true, "D": true }, "shapes": { "L": "2x2" },
              "start_exit_types": { "L": "normal" }, "note": "made up" },
            { "seed": "AAAA AAAA", "stage": 2, "variant": 1, "curse": "lost" },
        ],
    });
    let bytes = serde_json::to_vec(&seen).expect("JSON");
    let (report, _) = verify_bytes("isaac/observed_repentance.json", &bytes).expect("readable");
    assert_eq!((report.cases, report.passed, report.difference), (2, 2, None));
    assert_eq!(report.notes[0], "1 seed text valid: 1 of 2");
    assert!(report.notes.contains(&"3 stage variant: 1 of 1".into()), "{:?}", report.notes);
}
