//! `antre compare` as users meet it.

mod common;

use std::fs;

use common::{antre, antre_in, assert_refused};

const COMPARED: &str = "\
Before E1 first acts, L acts twice in Explorers of Sky, once in Torneko 3, and twice in the energy queue.
turn    |1          |2
Explorers of Sky
● L         ✕     ✕     ▪     ✕
■ A               ›           ›
▲ E1              ✕           ✕
Torneko 3
● L     ✕     ✕     ✕     ✕
■ A         ›           ›
▲ E1       ✕           ✕
Energy queue
";

#[test]
fn the_same_party_stands_under_one_another() {
    let ran = antre(&["compare", "L:fast:attack", "A", "E1:normal:attack", "--turns", "2"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with(COMPARED), "{}", ran.out);
    let ascii = antre(&["compare", "L:fast:attack", "A", "E1", "--ascii"]);
    assert!(ascii.out.is_ascii(), "{}", ascii.out);
}

/// Who acts how often, by machine.
fn tallies(args: &[&str]) -> Vec<Vec<u64>> {
    let ran = antre(&[&["compare"], args, &["--format", "json"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let machines = answer["facts"]["machines"].as_array().expect("machines");
    let actions = |machine: &serde_json::Value| {
        let tallies = machine["tallies"].as_array().expect("tallies");
        tallies.iter().map(|tally| tally["actions"].as_u64().expect("a number")).collect()
    };
    machines.iter().map(actions).collect()
}

#[test]
fn actions_follow_speeds_in_every_machine() {
    // Walks lock nobody: the counts are those of the speeds. Torneko 3 stops at double.
    let walkers = ["L", "slow:slow", "fast:fast", "triple:triple", "quad:quadruple", "--turns", "12"];
    assert_eq!(tallies(&walkers), [[12, 6, 24, 36, 48], [12, 6, 24, 24, 24], [12, 6, 24, 36, 48]]);
    // A double-1 acts twice only where its first action is a move.
    let both = ["L", "walks:fast1:walk", "strikes:fast1:attack", "--turns", "6"];
    assert_eq!(tallies(&both)[1], [6, 12, 6]);
    // A blow locks until the next shared tick: it costs a fast one half its actions in Explorers of Sky alone.
    let blows = ["L", "E1:fast:attack", "--turns", "6"];
    assert_eq!(tallies(&blows).iter().map(|machine| machine[1]).collect::<Vec<_>>(), [7, 12, 12]);
    // The quick herb skips everybody else for the rest of its turn.
    let herb = ["L:normal:haste,walk", "E1", "--turns", "3"];
    assert_eq!(tallies(&herb)[1], [6, 2]);
}

#[test]
fn pictures_words_and_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran =
        antre_in(folder.path(), &["compare", "L", "E1", "--svg", "c.svg", "--narrow", "--png", "c.png"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(fs::read_to_string(folder.path().join("c.svg")).expect("written").contains("viewBox=\"0 0 360 "));
    assert!(fs::read(folder.path().join("c.png")).expect("written").starts_with(b"\x89PNG"));
    let csv = antre(&["compare", "L", "E1", "--format", "csv"]).out;
    assert_eq!(csv.lines().count(), 7);
    assert!(csv.contains("duel,E1,6,0,tick 10,90,0"), "{csv}");
    let until = antre(&["compare", "L", "E1", "--until", "L", "--lang", "es"]);
    assert!(until.out.starts_with("En 6 turnos L actúa 6 veces"), "{}", until.out);
}

#[test]
fn what_cannot_be_meant_is_a_sentence_and_exit_2() {
    let crowd: Vec<String> = (0..18).map(|number| format!("e{number}")).collect();
    let crowd: Vec<&str> = crowd.iter().map(String::as_str).collect();
    for (args, says) in [
        (&["L:fats"][..], "speed \"fats\"; perhaps fast: expected slow, normal"),
        (&["L::jump"], "deed \"jump\": expected walk, attack, wait, haste"),
        (&["L::walk*0"], "deed \"walk*0\": expected a number of times"),
        (&["L::walk*201"], "expected a number of times, 1 to 200"),
        (&[":fast"], "expected NAME:SPEED:DEEDS"),
        (&["L", "L"], "name L: used twice"),
        (&["L", "--until", "Z"], "until \"Z\": nobody of that name: expected one of L"),
        (&["L", "--turns", "0"], "turns 0: expected 1..=200"),
        (&crowd, "enemies 17: expected 0..=16"),
    ] {
        assert_refused(&antre(&[&["compare"], args].concat()), says);
    }
    assert_eq!(antre(&["compare"]).code, 2);
}
