//! Every vector file passes, is read whole, and fails when any one of its expected values is changed.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use antre::verify::{Form, Role, verify_bytes, verify_paths};
use serde_json::Value;

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

/// Every vector file of the repository, unpacked, by `<system>/<file>`.
fn files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for system in ["dq9", "duel", "isaac", "sky", "torneko3"] {
        for entry in std::fs::read_dir(testdata().join(system)).expect("the vectors are there") {
            let path = entry.expect("a folder entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            if path.extension().is_some_and(|extension| extension == "md") {
                continue;
            }
            let bytes = std::fs::read(&path).expect("a readable file");
            let (name, bytes) = match name.strip_suffix(".gz") {
                Some(unpacked) => (unpacked.to_owned(), unpack(&bytes)),
                None => (name, bytes),
            };
            files.push((format!("{system}/{name}"), bytes));
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

fn unpack(bytes: &[u8]) -> Vec<u8> {
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(bytes).read_to_end(&mut unpacked).expect("a packed file");
    unpacked
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
    assert!(seen >= 73, "only {seen} files");
}

/// Another value of the same type. Of a text the last letter or digit becomes another.
fn changed(value: &Value) -> Value {
    match value {
        Value::Null => Value::from(7),
        Value::Bool(flag) => Value::from(!flag),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => Value::from(whole + 1),
            None => Value::from(number.as_f64().unwrap_or(0.0) + 1.0),
        },
        Value::String(text) => {
            let mut text = text.clone();
            let last = text.pop();
            text.push(match last {
                Some('1') => '2',
                Some(_) => '1',
                None => 'x',
            });
            Value::from(text)
        }
        Value::Array(_) => Value::from(vec![1]),
        Value::Object(_) => Value::from("changed"),
    }
}

/// How many expected values of a file are changed, one at a time; all of them with `ANTRE_LONG`.
const SAMPLE: usize = 24;

/// Lists longer than this are shortened before their values are changed, if what is left stands for itself.
const LONG: usize = 24;

/// A file that is quick to check again and again: of a long list of lines the first, and some of the others. If that is no
/// sound file (lists whose completeness is part of what is compared), all of it.
fn shortened(name: &str, file: &Value) -> Value {
    let Value::Array(items) = file else { return file.clone() };
    if Form::of(name) == Form::Json || items.len() <= LONG {
        return file.clone();
    }
    let step = items.len().div_ceil(LONG);
    let some: Value = items.iter().take(1).chain(items.iter().skip(1).step_by(step)).cloned().collect();
    match verify_bytes(name, &Form::of(name).write(&some)) {
        Ok((report, _)) if report.difference.is_none() => some,
        _ => file.clone(),
    }
}

#[test]
fn a_file_with_any_expected_value_changed_fails() {
    let all = std::env::var_os("ANTRE_LONG").is_some();
    for (name, bytes) in files() {
        let form = Form::of(&name);
        let original = shortened(&name, &form.read(&bytes).expect("a readable file"));
        let (_, roles) = verify_bytes(&name, &form.write(&original)).expect("a readable file");
        let expected: Vec<&String> =
            roles.iter().filter(|(_, role)| *role == Role::Expected).map(|(place, _)| place).collect();
        // A large file takes seconds to check once.
        let sample = if bytes.len() > 100_000 { SAMPLE / 4 } else { SAMPLE };
        let step = if all { 1 } else { (expected.len() / sample).max(1) };
        for place in expected.iter().step_by(step) {
            let mut file = original.clone();
            let value = file.pointer_mut(place).unwrap_or_else(|| panic!("{name}: no {place}"));
            *value = changed(value);
            // A value that no longer has the right type may also make the file unreadable.
            if let Ok((report, _)) = verify_bytes(&name, &form.write(&file)) {
                assert!(report.difference.is_some(), "{name}: a change at {place} was not noticed");
            }
        }
    }
}

#[test]
fn a_value_that_the_kind_does_not_have_is_a_difference() {
    for (name, bytes) in files() {
        let form = Form::of(&name);
        let mut file = shortened(&name, &form.read(&bytes).expect("a readable file"));
        match (&mut file, form) {
            (Value::Object(map), _) => {
                map.insert("surprise".into(), Value::from(1));
            }
            (Value::Array(lines), Form::Lines) => lines.push("a surprise".into()),
            (Value::Array(words), Form::Words) => words.push(7.into()),
            (Value::Array(lines), Form::JsonLines) => {
                let Some(Value::Object(map)) = lines.last_mut() else { continue };
                map.insert("surprise".into(), Value::from(1));
            }
            _ => continue,
        }
        let noticed =
            verify_bytes(&name, &form.write(&file)).map_or(true, |(report, _)| report.difference.is_some());
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

/// The lists of CRCs are too large to keep; their first words are those of the slow model and of the vectors.
#[test]
fn lists_of_checksums_begin_as_they_should_and_are_read_to_their_end() {
    let files: [(&str, usize, [u32; 4]); 2] = [
        ("dq9/map_crc32.bin", 393_216, [92_209_143, 3_792_607_868, 2_168_249_677, 3_670_861_107]),
        ("dq9/layout_crc32.bin", 196_704, [2_062_445_753, 1_835_485_999, 1_286_063_775, 2_916_085_008]),
    ];
    for (name, words, first) in files {
        let mut file = vec![Value::from(0); words];
        let place = |file: &[Value]| {
            let bytes = Form::Words.write(&Value::from(file.to_vec()));
            verify_bytes(name, &bytes).map(|(report, _)| report.difference.map(|difference| difference.place))
        };
        for (number, crc) in (1..).zip(first) {
            assert_eq!(place(&file).expect("words"), Some(format!("word {number}")), "{name}");
            file[number - 1] = crc.into();
        }
        assert_eq!(place(&file).expect("words"), Some("word 5".into()), "{name}");
        file.pop();
        let error = place(&file).expect_err("a word is missing");
        assert!(error.to_string().contains(&format!("expected {words}")), "{error}");
    }
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

#[test]
fn what_players_saw_may_be_anything() {
    let good = r#"{"seed": "B911 97JS", "stage": 3, "variant": 2, "curse": "none"}"#;
    for (row, note) in [
        ("1", "/rows/0: not compared: a row without a seed text"),
        ("{\"seed\": 5}", "/rows/0: not compared: a row without a seed text"),
        ("{\"seed\": \"B911\\u0000\", \"stage\": 1}", "/rows/0: not compared: "),
        ("{\"seed\": \"B911 97JS\"}", "/rows/0: not compared: a row without a stage"),
        (
            "{\"seed\": \"B911 97JS\", \"stage\": 99999999999999999999}",
            "/rows/0: not compared: a row without a stage",
        ),
        ("{\"seed\": \"B911 97JS\", \"stage\": 0}", "/rows/0: not compared: stage 0"),
        (
            "{\"seed\": \"B911 97JS\", \"stage\": 3, \"start_exits\": [1], \"shapes\": \"a\", \"curse\": 7}",
            "1 seed text valid: 2 of 2",
        ),
    ] {
        let file = format!("{{\"settings\": {{\"hard\": \"x\"}}, \"rows\": [{row}, {good}]}}");
        let (report, _) = verify_bytes("isaac/observed_repentance.json", file.as_bytes()).expect("readable");
        assert_eq!((report.cases, report.passed, report.difference), (2, 2, None), "{row}");
        assert!(report.notes.iter().any(|said| said.starts_with(note)), "{row}: {:?}", report.notes);
        assert!(report.notes.contains(&"3 stage variant: 1 of 1".into()), "{row}: {:?}", report.notes);
    }
    for settings in ["{\"curse_one_in\": 0}", "{\"curse_one_in\": 1e99}", "{\"curse_one_in\": \"3\"}"] {
        let file = format!("{{\"settings\": {settings}, \"rows\": [{good}]}}");
        let (report, _) = verify_bytes("isaac/observed_repentance.json", file.as_bytes()).expect("readable");
        assert!(
            report.notes.iter().any(|said| said.contains("curse_one_in")),
            "{settings}: {:?}",
            report.notes
        );
        assert_eq!(report.difference, None);
    }
    for file in
        ["", "{", "[]", "{}", "{\"rows\": 3}", &format!("{{\"rows\": [{good}"), &"[".repeat(100_000), "\0"]
    {
        let error =
            verify_bytes("isaac/observed_repentance.json", file.as_bytes()).expect_err("not readable");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
}
