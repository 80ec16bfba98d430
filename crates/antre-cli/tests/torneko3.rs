//! `antre torneko3` as users meet it.

mod common;

use std::fs;

use common::{antre, antre_in, assert_refused};

const WARP_TRAP: &str = "\
The warp trap fires just before C strikes: C finds nobody and waits.
turn 1      W  S  P1  E1 A  E1 B  E1 C   A1  L1  P2  E2  A2  L2
● Player          ›                          ·   ·           '
▲ A                   › ›                    ·       ·       '
▲ B                         › ›              ·       ·       '
▲ C                               (✕) –      ·       ·       '
◆ Terrain         ◇ ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ ◆
E1 C: what C decided comes to nothing: no target is left, so it waits
E1 C: warp trap fires for Player, because C did not decide a move
before turn 1               after turn 1
· · · · · · · · · · · ·     · · · · · · · · · · · ·
· A ● ^ C · · · · · · ·     · · A ^ C · · · · · · ·
· B · · · · · · · · · ·     · · B · · · · · · · · ·
· · · · · · · · · · · ·     · · · · · · · · · · · ·
· · · · · · · · · · · ·     · · · · · · · · · · · ·
· · · · · · · · · · · ·     · · · · · · · · · · · ●
^ trap
› move  ✕ attack  – wait  decided, then executed  (✕) cancelled  ◇ pending
◆ fired  · no action here  ' elapse: recovery and timers
";

#[test]
fn a_timeline_has_phases_reasons_floors_and_a_key() {
    let ran = antre(&["torneko3", "timeline", "warp-trap"]);
    assert_eq!((ran.code, ran.err.as_str(), ran.out.as_str()), (0, "", WARP_TRAP));
    let ascii = antre(&["torneko3", "timeline", "warp-trap", "--ascii"]);
    assert!(ascii.out.is_ascii(), "{}", ascii.out);
    assert_eq!(ascii.out.lines().count(), WARP_TRAP.lines().count());
}

/// Every shipped scenario by its name, with a line that its timeline must have.
#[test]
fn shipped_scenarios_show_what_they_are_for() {
    for (name, wanted) in [
        ("warp-trap", "C: what C decided comes to nothing"),
        ("warp-herb", "▲ A                   › ›"),
        ("quick-herb", "1 E1: A is skipped: the player has become faster"),
        ("slippery", "3 E1: A is skipped: the player slides"),
        ("pillar-two-ahead", "A is skipped: damaged by terrain"),
        ("foot-tapping", "■ k"),
        ("theft-1", "Keeper is skipped: the enemy phase right after a theft of type 1"),
        ("theft-2", "a theft of type 2"),
        ("carpet-leap", "a theft of type 2"),
        ("monster-house", "A and B wake and lose their phases of this turn"),
        ("monster-house-exception-1", "wakes and is not skipped"),
        ("monster-house-exception-2", "C gets its phases of this turn back"),
        ("wind-1799", "Turns 1796 to 1799: everybody waits."),
        ("spawn-ticks", "30 S: S2 appears as number 3 in the order (spawn rule 1)"),
    ] {
        let ran = antre(&["torneko3", "timeline", name]);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{name}");
        assert!(ran.out.contains(wanted), "{name}: no \"{wanted}\" in\n{}", ran.out);
        let longest = ran.out.lines().skip(1).map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(longest <= 80, "{name}: {longest} columns");
    }
}

#[test]
fn the_floor_of_any_moment_is_shown() {
    let ran = antre(&["torneko3", "timeline", "warp-trap", "--at", "1.E1.C,end"]);
    assert!(
        ran.out.contains("as C decides in E1 of turn 1") && ran.out.contains("at the end"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("· · A ● C"), "the player stands on the trap when C decides:\n{}", ran.out);
    let json = antre(&["torneko3", "timeline", "warp-trap", "--format", "json"]).out;
    let answer: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(answer["facts"]["cancelled"], 1);
    assert_eq!(answer["facts"]["characters"][0]["cell"], serde_json::json!({"x": 11, "y": 5}));
    let kinds: Vec<&str> = answer["facts"]["events"]
        .as_array()
        .expect("events")
        .iter()
        .filter_map(|event| event["ev"].as_str())
        .collect();
    assert!(kinds.contains(&"cancel") && kinds.contains(&"terrain"), "{kinds:?}");
}

#[test]
fn one_line_file_and_standard_input_are_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let toml = "turns = 1\nplay = \"E\"\n[map]\ndraw = \"\"\"\n@^C\nA..\n\"\"\"\ntraps = [{ kind = \"warp\", to = [2, 1] }]\n";
    fs::write(folder.path().join("s.toml"), toml).expect("written");
    let line = antre(&["torneko3", "timeline", "@^C/A..", "E", "trap=warp>2,1"]);
    assert_eq!((line.code, line.err.as_str()), (0, ""));
    for (args, stdin) in [(["torneko3", "timeline", "s.toml"], ""), (["torneko3", "timeline", "-"], toml)] {
        let ran = antre_in(folder.path(), &args, stdin.as_bytes());
        assert_eq!((ran.err.as_str(), ran.out.as_str()), ("", line.out.as_str()));
    }
    // The vectors' own form, as it stands in their files.
    let case = r#"{"name": "n", "scenario": {"map": {"rows": ["..."]}, "turns": 1, "chars": [
        {"id": "player", "cls": "player", "pos": [0, 0]}, {"id": "A", "cls": "enemy", "pos": [1, 0]}]}, "expect": []}"#;
    let ran = antre_in(folder.path(), &["torneko3", "timeline", "-"], case.as_bytes());
    assert!(ran.out.contains("1 blow") || ran.out.contains("one blow"), "{}{}", ran.out, ran.err);
}

#[test]
fn readings_name_what_changes_and_where() {
    let ran = antre(&["torneko3", "readings", "monster-house-exception-2"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.starts_with("3 of 13 readings change the outcome: decision, nap_decides, mh_overlap."),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("mh_overlap=exc1") && ran.out.contains("All 8192 combinations"), "{}", ran.out);
    let none = antre(&["torneko3", "readings", "wind-1799"]);
    assert!(none.out.starts_with("No reading of the disputed rules changes anything here."), "{}", none.out);
    // A reading that was chosen is part of the edition and of the evidence.
    let ran = antre(&["torneko3", "timeline", "warp-trap", "--rule", "wait_flushes=false"]);
    assert!(ran.out.contains("single source · Torneko no Daibouken 3, wait_flushes false"), "{}", ran.out);
}

#[test]
fn plan_tells_whether_the_player_will_be_hit() {
    let ran = antre(&["torneko3", "plan", "warp-trap", "--format", "csv"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let mut rows = ran.out.lines();
    assert_eq!(rows.next(), Some("input,hits,damage,enemy_actions,theft,who"));
    assert_eq!(rows.next(), Some("E,0,0,3,0,A:walk B:walk C:wait"));
    assert!(ran.out.lines().any(|row| row.starts_with("wait,2,2,3,")), "{}", ran.out);
    let exits = antre(&["torneko3", "plan", "theft-1"]);
    assert!(exits.out.contains("off the carpet by E; theft of type 1"), "{}", exits.out);
    let house = antre(&["torneko3", "plan", "monster-house"]);
    assert!(house.out.contains("into the monster house by E"), "{}", house.out);
    let later = antre(&["torneko3", "plan", "quick-herb", "--at", "1.P2"]);
    assert!(later.out.contains("before P2 of turn 1"), "{}", later.out);
}

#[test]
fn the_game_speaks_in_its_own_words() {
    let ran = antre(&["torneko3", "timeline", "@.A", "turn=1599", "turns=2", "--lang", "ja", "--unicode"]);
    assert!(ran.out.contains("おや、風が・・・"), "{}{}", ran.out, ran.err);
    let ran = antre(&["torneko3", "timeline", "wind-1799", "--lang", "ja", "--unicode"]);
    assert!(ran.out.contains("強風で 遠くまで飛ばされた!"), "{}", ran.out);
    // The eighth fast effect on a monster does nothing.
    let staff = ["fast:A"; 8];
    let words =
        [&["torneko3", "timeline", "@...A", "A=idle"][..], &staff, &["--lang", "ja", "--unicode"]].concat();
    assert!(antre(&words).out.contains("何も起こらなかった"));
    let spanish = antre(&["torneko3", "timeline", "slippery", "--lang", "es"]);
    assert!(spanish.out.contains("se salta a A: el jugador resbala"), "{}", spanish.out);
}

#[test]
fn a_chart_can_be_pasted_into_a_wiki() {
    let ran = antre(&["torneko3", "timeline", "warp-trap", "--format", "wiki"]);
    assert!(ran.out.starts_with("{| class=\"wikitable\"\n"), "{}", ran.out);
    assert!(ran.out.contains("! turn 1 !! W !! S !! P1 !! E1 A !! E1 B !! E1 C !!"), "{}", ran.out);
    assert!(ran.out.contains("<s>✕</s> → wait"), "{}", ran.out);
    // Where a picture has no such form its rows are the table.
    assert!(antre(&["sky", "due", "--format", "wiki"]).out.starts_with("{| class=\"wikitable\"\n"));
    let plan = antre(&["torneko3", "plan", "warp-trap", "--format", "wiki"]);
    assert!(plan.out.contains("! input !! hits !!"), "{}", plan.out);
}

#[test]
fn pictures_are_written_in_every_width() {
    let folder = tempfile::tempdir().expect("a folder");
    for verb in ["timeline", "plan"] {
        for narrow in [false, true] {
            let mut args = vec!["torneko3", verb, "theft-1", "--svg", "a.svg", "--png", "a.png"];
            if narrow {
                args.push("--narrow");
            }
            let ran = antre_in(folder.path(), &args, b"");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            let svg = fs::read_to_string(folder.path().join("a.svg")).expect("the SVG");
            let width = if narrow { "viewBox=\"0 0 360 " } else { "viewBox=\"0 0 920 " };
            assert!(svg.contains(width), "{verb}");
            assert!(fs::read(folder.path().join("a.png")).expect("the PNG").starts_with(b"\x89PNG"));
        }
    }
    let none = antre_in(folder.path(), &["torneko3", "readings", "theft-1", "--svg", "b.svg"], b"");
    assert_refused(&none, "this answer has no picture");
}

#[test]
fn what_cannot_be_meant_is_a_sentence_and_exit_2() {
    let crowd: String = ('A'..='Z').collect();
    let crowd = format!("@{crowd}");
    for (args, says) in [
        (vec!["warp-tra"], "perhaps warp-trap"),
        (vec!["@.A/.."], "a map is a rectangle"),
        (vec!["@@."], "on the map twice"),
        (vec!["@.&"], "map cell 2,0"),
        (vec!["@A", "attack:Z"], "there is no character `Z`"),
        (vec!["@A", "B1.1=wait"], "word 2"),
        (vec!["@A", "A=frozen"], "word 2 `frozen`"),
        (vec!["@A", "@=hp:0"], "hp 0: expected 1..=2147483647"),
        (vec!["@A", "A=family:dragon"], "family `dragon`"),
        (vec!["@A", "--turns", "1000001"], "turns 1000001: expected 1..=1000000"),
        (vec!["@A", "--turns", "0"], "turns 0: expected 1..=1000000"),
        (vec!["@A", "--rule", "wait_flushes=maybe"], "rule wait_flushes `maybe`"),
        (vec!["@A", "--rule", "wait_flushes"], "expected KEY=VALUE"),
        (vec!["@A", "--at", "1.E3"], "moment \"1.E3\": expected"),
        (vec!["@A", "--at", "9.E1"], "the run never comes there"),
        (vec!["@A", "--at", "1.E1.Z"], "no character \"Z\""),
        (vec![crowd.as_str(), "order=1"], "word 2 `order`"),
    ] {
        let ran = antre(&[vec!["torneko3", "timeline"], args.clone()].concat());
        assert_refused(&ran, says);
    }
}

#[test]
fn bad_files_are_refused_at_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    // More enemies than there are order numbers: 2 to 39.
    let enemies: Vec<String> = (0..39)
        .map(|number| {
            format!(r#"{{"id": "e{number}", "cls": "enemy", "pos": [{}, {}]}}"#, number % 10, 1 + number / 10)
        })
        .collect();
    let full = format!(
        r#"{{"map": {{"rows": ["..........", "..........", "..........", "..........", ".........."]}}, "turns": 1,
            "chars": [{{"id": "player", "cls": "player", "pos": [0, 0]}}, {}]}}"#,
        enemies.join(", ")
    );
    let overlap = r#"{"map": {"rows": ["..."]}, "turns": 1, "chars": [
        {"id": "player", "cls": "player", "pos": [0, 0]}, {"id": "A", "cls": "enemy", "pos": [0, 0]}]}"#;
    let nobody = r#"{"map": {"rows": ["..."]}, "turns": 1, "chars": []}"#;
    for (text, says) in [
        (full.as_str(), "enemy: every order number of this class is taken"),
        (overlap, "cell 0,0: both player and A are there"),
        (nobody, "the scenario has 0 players; expected 1"),
        (r#"{"map": {"rows": ["..."]}, "turnz": 1}"#, "turnz"),
        (r#"{"cases": [{"name": "one"}]}"#, "a file of 1 cases"),
        ("turns = \"x\"\n[map]\ndraw = \"@\"\n", "f:1:9: "),
        ("turns = 1\nmap = 3\n", "f:2:7: "),
        ("turns = 1\nplay = \"E\"\n[map]\ndraw = \"\"\"\n@..\n..\n\"\"\"\n", "a map is a rectangle"),
        (
            "turns = 1\n[map]\ndraw = \"@A\"\n[[chars]]\nid = \"A\"\n[chars.script]\n\"1.3\" = { kind = \"wait\" }\n",
            "script \"1.3\"",
        ),
        ("turns = 1\nplay = \"attack:Q\"\n[map]\ndraw = \"@A\"\n", "there is no character `Q`"),
        ("", "empty"),
        ("nonsense", "no such file or shipped scenario"),
    ] {
        fs::write(folder.path().join("f"), text).expect("written");
        assert_refused(&antre_in(folder.path(), &["torneko3", "timeline", "f"], b""), says);
    }
    // One enemy fewer fits.
    fs::write(folder.path().join("f"), full.replace(&format!(", {}", enemies[38]), "")).expect("written");
    assert_eq!(antre_in(folder.path(), &["torneko3", "timeline", "f"], b"").code, 0);
}

#[test]
fn a_million_turns_end() {
    let long = ["--turns", "1000000", "--rule", "wind_limit=4000000000"];
    let ran = antre(&[&["torneko3", "timeline", "@..."][..], &long].concat());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.starts_with("1000000 turns: no enemy acts"), "{}", ran.out);
    // All readings of so long a run would take a day.
    assert_refused(&antre(&[&["torneko3", "readings", "@..."][..], &long].concat()), "under every reading");
}
