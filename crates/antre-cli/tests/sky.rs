//! `antre sky` at the edges: full tables, fallen leaders, names that nobody has, very long runs.

mod common;

use std::fs;

use common::{antre, antre_in, assert_refused};

#[test]
fn a_full_slot_table_runs_when_it_just_fits() {
    let crowd =
        |count: usize| -> Vec<String> { (1..=count).map(|number| format!("E{number}:walk")).collect() };
    let run = |enemies: &[String]| {
        let words: Vec<&str> = enemies.iter().map(String::as_str).collect();
        antre(&[&["sky", "timeline", "L:walk"], words.as_slice()].concat())
    };
    let full = run(&crowd(16));
    assert_eq!((full.code, full.err.as_str()), (0, ""));
    assert_eq!(full.out.lines().filter(|line| line.starts_with("▲ Enemy")).count() % 16, 0);
    assert_refused(&run(&crowd(17)), "enemies: no free slot: expected at most 16");
}

#[test]
fn a_fallen_leader_ends_the_floor() {
    let ran = antre(&["sky", "timeline", "L:walk", "A:walk", "E1:kill:L"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("The leader fell in step 3: the floor is over."), "{}", ran.out);
}

#[test]
fn names_and_places_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let twice = "[[monsters]]\nid = \"L\"\nslot = 0\n[[monsters]]\nid = \"A\"\nslot = 0\n";
    let missing = "[[monsters]]\nid = \"L\"\nscript = [\"boost:Z:9\"]\n";
    for (text, says) in [
        (twice, "slot 0"),
        (missing, "there is no monster \"Z\": expected one of L"),
        ("[[monsters]]\nid = \"L\"\nmodifiers = [\"ice-tipe\"]\n", "ice-type"),
        ("steps = -1\n[[monsters]]\nid = \"L\"\n", "f:1:9: "),
        ("[options]\nfrac = 24\n[[monsters]]\nid = \"L\"\n", "24"),
    ] {
        fs::write(folder.path().join("f"), text).expect("written");
        assert_refused(&antre_in(folder.path(), &["sky", "timeline", "f"], b""), says);
    }
}

#[test]
fn a_million_steps_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let steps = if std::env::var_os("ANTRE_LONG").is_some() { 1_000_000 } else { 100_000 };
    let text = format!(
        "steps = {steps}\n[options]\nwind = 2000000000\n[[monsters]]\nid = \"L\"\n[[monsters]]\nid = \"E1\"\ndefault = \"attack\"\n"
    );
    fs::write(folder.path().join("long.toml"), text).expect("written");
    let ran = antre_in(folder.path(), &["sky", "timeline", "long.toml"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains(&format!("Steps 0 to 23 of {steps} are shown")), "{}", ran.out);
    let over = antre(&["sky", "timeline", "L:walk", "--from", "1000001"]);
    assert_refused(&over, "from 1000001: expected 0..=1000000");
}
