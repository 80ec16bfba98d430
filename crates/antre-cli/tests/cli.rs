//! The command as users meet it: its output, its files, its exit codes.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, antre, antre_in};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

const EXPLAINED: &str = "\
Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left.
tick                     energy     100               draws       result
   8  ▲ Lobo sangriento  ██████████│▌ 112 → 12        67 4 52     −4
  10  ● Iva              ██████████│  100 → 0         66 7 93     −13
  10  ▲ Goblin lancero   ██████████│  100 → 0         84          miss
  15  ▲ Lobo sangriento  ██████████│▌ 110 → 10        14 2 3      −7 crit
  20  ● Iva              ██████████│  100 → 0         8 7 6       −13, falls
  20  ▲ Goblin lancero   ██████████│  100 → 0         87          miss
  30  ● Iva              ██████████│  100 → 0         7 4 66      −10
  30  ▲ Goblin lancero   ██████████│  100 → 0         58 3 71     −2
  40  ● Iva              ██████████│  100 → 0         26 5 32     −11, falls
";

const EXPLAINED_ASCII: &str = "\
Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left.
tick                     energy     100               draws       result
   8  e Lobo sangriento  ##########|= 112 -> 12       67 4 52     -4
  10  @ Iva              ##########|  100 -> 0        66 7 93     -13
  10  e Goblin lancero   ##########|  100 -> 0        84          miss
  15  e Lobo sangriento  ##########|= 110 -> 10       14 2 3      -7 crit
  20  @ Iva              ##########|  100 -> 0        8 7 6       -13, falls
  20  e Goblin lancero   ##########|  100 -> 0        87          miss
  30  @ Iva              ##########|  100 -> 0        7 4 66      -10
  30  e Goblin lancero   ##########|  100 -> 0        58 3 71     -2
  40  @ Iva              ##########|  100 -> 0        26 5 32     -11, falls
";

#[test]
fn the_lesson_fight_is_told_in_spanish() {
    let ran = antre(&["duel", "fight", "--seed", "16", "--lang", "es"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/duel/battle_16.json");
    let golden: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(golden).expect("the vector")).expect("JSON");
    let log = golden["log"].as_array().expect("the log");
    let told: Vec<&str> = ran.out.lines().skip(1).collect();
    assert_eq!(log.len(), 13);
    assert_eq!(told, log.iter().map(|line| line.as_str().expect("a line")).collect::<Vec<_>>());
}

#[test]
fn explain_shows_every_die_in_both_alphabets() {
    let unicode = antre(&["duel", "fight", "--seed", "16", "--explain"]);
    assert_eq!((unicode.code, unicode.out.as_str()), (0, EXPLAINED));
    let ascii = antre(&["duel", "fight", "--seed", "16", "--explain", "--ascii"]);
    assert_eq!((ascii.code, ascii.out.as_str()), (0, EXPLAINED_ASCII));
    let full = antre(&["duel", "fight", "--seed", "16", "--explain=full"]);
    assert!(full.out.len() > unicode.out.len() && full.out.contains('§'), "{}", full.out);
}

#[test]
fn colours_come_only_when_asked_for_on_a_pipe() {
    assert!(!antre(&["duel", "fight", "--explain"]).out.contains('\x1b'));
    assert!(antre(&["duel", "fight", "--explain", "--color", "always"]).out.contains("\x1b[34m"));
}

#[test]
fn the_exercise_prints_its_lines_and_nothing_else() {
    let exercise = "4\nIva la Roja 10\nLobo 14\n";
    let ran = antre_in(Path::new("."), &["duel", "queue"], exercise.as_bytes());
    let lines = "Tic 8: Lobo actúa (energía 112).\nTic 10: Iva la Roja actúa (energía 100).\nTic 15: Lobo actúa (energía 110).\nTic 20: Iva la Roja actúa (energía 100).\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, lines, ""));
    let english = antre_in(Path::new("."), &["duel", "queue", "--lang", "en"], exercise.as_bytes());
    let spanish = antre_in(Path::new("."), &["duel", "queue", "--lang", "es"], exercise.as_bytes());
    assert_eq!((english.out.as_str(), spanish.out.as_str()), (lines, lines));
}

#[test]
fn a_queue_that_stops_early_says_so_beside_its_lines() {
    let args = ["duel", "queue", "--min-speed", "none", "--tick-limit", "20"];
    let ran = antre_in(Path::new("."), &args, b"9\nA 10\nB 0\n");
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (0, 2, 1), "{}", ran.err);
    let quiet = antre_in(Path::new("."), &[&args[..], &["--quiet"]].concat(), b"9\nA 10\nB 0\n");
    assert_eq!((quiet.out, quiet.err.as_str()), (ran.out, ""));
}

#[test]
fn formats_hold_the_same_turns() {
    let json: serde_json::Value =
        serde_json::from_str(&antre(&["duel", "fight", "--format", "json"]).out).expect("JSON");
    assert_eq!(json["facts"]["steps"].as_array().map(Vec::len), Some(9));
    let csv = antre(&["duel", "fight", "--format", "csv"]).out;
    assert_eq!(csv.lines().count(), 10);
    assert!(csv.starts_with("turn,tick,actor,energy,"), "{csv}");
}

#[test]
fn a_recording_replays_and_a_changed_one_names_turn_and_draw() {
    let folder = folder();
    let run = |args: &[&str]| antre_in(folder.path(), args, b"");
    assert_eq!(run(&["duel", "fight", "--record", "fight.json"]).code, 0);
    assert_eq!(run(&["duel", "replay", "fight.json"]).code, 0);
    let path = folder.path().join("fight.json");
    let mut recording: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&path).expect("written")).expect("JSON");
    let die = &mut recording["turns"][3]["draws"][1];
    *die = (die.as_i64().expect("a die") + 1).into();
    fs::write(&path, recording.to_string()).expect("changed");
    let ran = run(&["duel", "replay", "fight.json"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let first = ran.out.lines().next().unwrap_or_default();
    assert!(first.contains("Turn 4") && first.contains("draw 2"), "{first}");
}

#[test]
fn pictures_are_written() {
    let folder = folder();
    let ran = antre_in(folder.path(), &["duel", "fight", "--svg", "a.svg", "--png", "a.png"], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(fs::read_to_string(folder.path().join("a.svg")).expect("the SVG").starts_with("<svg"));
    assert!(fs::read(folder.path().join("a.png")).expect("the PNG").starts_with(b"\x89PNG"));
}

const ROSTER: &str = r#"[[fighter]]
name = "Iva"
max_hp = 48
strength = 5
agility = 4
defense = 3
speed = 10
weapon = [4, 8]
kind = "slash"

[[fighter]]
name = "Lobo"
max_hp = 20
strength = 2
agility = 5
defense = 1
speed = 14
weapon = [2, 4]
kind = "pierce"
"#;

/// Exit 2, one sentence that begins with the place, at most an excerpt below it, nothing on standard output.
fn assert_refused(ran: &Ran, place: &str, says: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
    let first = ran.err.lines().next().unwrap_or_default();
    assert!(first.starts_with(&format!("antre: {place}")), "{place}: {first}");
    assert!(first.contains(says) && first.contains("expected"), "{says}: {first}");
    assert!(ran.err.lines().skip(1).all(|line| line.starts_with("  ")), "{}", ran.err);
}

#[test]
fn a_good_roster_fights() {
    let folder = folder();
    fs::write(folder.path().join("r.toml"), ROSTER).expect("written");
    let ran = antre_in(folder.path(), &["duel", "fight", "r.toml"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn bad_rosters_are_refused_at_their_place() {
    let folder = folder();
    for (from, to, place, says) in [
        ("speed = 10", "speed = \"fast\"", "r.toml:7:9: ", "fast"),
        ("weapon = [4, 8]", "weapon = [8, 4]", "r.toml:8:10: ", "8"),
        ("kind = \"slash\"", "kind = \"slahs\"", "r.toml:9:8: ", "perhaps slash"),
        ("name = \"Lobo\"", "name = \"Iva\"", "r.toml:12:8: ", "used twice"),
        ("max_hp = 48", "max_hp = = 48", "r.toml:3:", ""),
        ("strength = 5", "strength = 1000001", "r.toml:4:12: ", "1000001"),
        ("defense = 3", "defense = -1000001", "r.toml:6:11: ", "-1000001"),
    ] {
        assert!(ROSTER.contains(from), "{from}");
        fs::write(folder.path().join("r.toml"), ROSTER.replacen(from, to, 1)).expect("written");
        assert_refused(&antre_in(folder.path(), &["duel", "fight", "r.toml"], b""), place, says);
    }
}

#[test]
fn files_that_are_no_text_are_refused() {
    let folder = folder();
    for (verb, bytes, place, says) in [
        ("fight", Vec::new(), "f: ", "empty"),
        ("queue", Vec::new(), "f: ", "empty"),
        ("replay", Vec::new(), "f: ", "empty"),
        ("fight", vec![b'#'; 5 << 20], "f: ", "more than"),
        ("queue", vec![b'1'; 5 << 20], "f: ", "more than"),
        ("fight", b"# a\n\xFF".to_vec(), "f:2: ", "0xFF"),
        ("queue", b"four\nA 1\n".to_vec(), "f:1:1: ", "four"),
        ("queue", b"4\nA fast\n".to_vec(), "f:2:3: ", "fast"),
        ("queue", b"4\nA 1000001\n".to_vec(), "f:2:3: ", "1000001"),
    ] {
        fs::write(folder.path().join("f"), bytes).expect("written");
        assert_refused(&antre_in(folder.path(), &["duel", verb, "f"], b""), place, says);
    }
}

#[test]
fn bad_flags_name_the_flag() {
    assert_refused(&antre(&["duel", "fight", "--hit-clamp", "abc"]), "--hit-clamp: ", "abc");
    assert_refused(&antre(&["duel", "fight", "--min-speed", "none"]), "min_speed none", "tick limit");
    assert_refused(&antre(&["duel", "fight", "--seed", "x"]), "--seed \"x\"", "expected a whole number");
    assert_refused(&antre(&["duel", "fight", "--screen", "99999999999"]), "--screen \"99999999999\"", "0..=");
    assert_refused(&antre(&["duel", "fight", "--turn-limit=-1"]), "--turn-limit \"-1\"", "0..=");
    assert_refused(&antre(&["duel", "fight", "--lang", "xx"]), "--lang \"xx\"", "es");
    assert_eq!(antre(&["duel", "fihgt"]).code, 2);
    assert_eq!(antre(&["verify", "nothing/here.json"]).code, 2);
}

#[test]
fn a_run_that_fails_keeps_what_was_there() {
    let folder = folder();
    let kept = folder.path().join("kept.txt");
    fs::write(&kept, "old").expect("written");
    for args in [
        // The question itself is bad.
        &["duel", "fight", "--screen", "99", "--out", "kept.txt"][..],
        // Another file of the same run cannot be written.
        &["duel", "fight", "--svg", "kept.txt", "--out", "no/such/folder.txt"],
        &["duel", "fight", "--record", "kept.txt", "--out", "kept.txt"],
    ] {
        assert_refused(&antre_in(folder.path(), args, b""), "", "");
        assert_eq!(fs::read_to_string(&kept).expect("still there"), "old", "{args:?}");
    }
    let names = fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(names, 1, "nothing is left beside it");
    assert_eq!(antre_in(folder.path(), &["duel", "fight", "--out", "kept.txt"], b"").out, "");
    assert!(fs::read_to_string(&kept).expect("replaced").starts_with("Iva wins seed 16"));
}

const AGILITY: &str = "\
Agility ×3, then attack: five leader actions before the enemy’s first.
step         0  1  2  3           4  5  6  7  8  9 10 11 12 13 14
counter      0  1  2  3  0  0  0  1  2  3  4  5  6  7  8  9 10 11
● Leader     ·  ·  ·  ⇑  ⇑+ ⇑+ ✕+ ▪  ▪  ✕  ▪  ▪  ▪  ✕  ▪  ▪  ▪  ✕
■ Ally       ·  ·  · (at 0, lost) ·  ·  ›  ·  ·  ·  ›  ·  ·  ·  ›
▲ Enemy 1    ·  ·  · (at 0, lost) ·  ·  ✕  ·  ·  ·  ✕  ·  ·  ·  ✕
⇑ boost  ✕ attack  › walk  + extra  ▪ due but locked  · not due
";

#[test]
fn sky_timeline_in_unicode_and_ascii() {
    let ran = antre(&["sky", "timeline", "agility-three"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, AGILITY);
    let ran = antre(&["sky", "timeline", "agility-three", "--ascii"]);
    let plain = [
        ("×", "x"),
        ("’", "'"),
        ("●", "@"),
        ("■", "o"),
        ("▲", "e"),
        ("⇑", "^"),
        ("✕", "x"),
        ("›", ">"),
        ("▪", "#"),
        ("·", "."),
    ];
    assert_eq!(ran.out, plain.iter().fold(AGILITY.to_owned(), |text, (from, to)| text.replace(from, to)));
}

#[test]
fn sky_short_form_file_and_standard_input_are_the_same() {
    let folder = folder();
    let toml = "steps = 15\ndraws = [10, 10, 10]\n[[monsters]]\nid = \"L\"\nscript = [\"agility*3\"]\ndefault = \"attack\"\n\
                [[monsters]]\nid = \"A\"\n[[monsters]]\nid = \"E1\"\ndefault = \"attack\"\n";
    fs::write(folder.path().join("s.toml"), toml).expect("written");
    for (args, stdin) in [
        (vec!["s.toml"], ""),
        (vec!["-"], toml),
        (vec!["L:agility*3,attack", "A:walk", "E1:attack", "--steps", "15"], ""),
    ] {
        let ran = antre_in(folder.path(), &[vec!["sky", "timeline"], args].concat(), stdin.as_bytes());
        assert_eq!((ran.code, ran.out.as_str()), (0, AGILITY), "{}", ran.err);
    }
}

#[test]
fn sky_plan_has_proof_and_chance() {
    let ran = antre(&["sky", "plan", "L:walk", "E1:walk", "--format", "json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let combo = &answer["facts"]["combo"];
    assert_eq!(combo["actions"], serde_json::json!(["agility", "charge:focus-punch", "release"]));
    assert_eq!(combo["levels"].as_array().map(Vec::len), Some(3));
    assert_eq!((combo["chance"]["num"].as_u64(), combo["chance"]["den"].as_u64()), (Some(1), Some(1)));
    // Two strikes before an enemy that is as fast cannot be had within two actions.
    let ran = antre(&["sky", "plan", "L:walk", "E1:walk", "--depth", "2"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("no sequence of up to 2 actions"), "{}", ran.out);
}

#[test]
fn sky_pictures_and_the_other_questions() {
    let folder = folder();
    let ran = antre_in(
        folder.path(),
        &["sky", "diff", "agility-three", "--svg", "d.svg", "--narrow", "--png", "d.png"],
        b"",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("4 + 3") && ran.out.contains("3 + 4"), "{}", ran.out);
    let svg = fs::read_to_string(folder.path().join("d.svg")).expect("written");
    assert!(svg.contains("viewBox=\"0 0 360 "));
    assert!(fs::read(folder.path().join("d.png")).expect("written").starts_with(b"\x89PNG"));
    assert!(antre(&["sky", "due"]).out.contains("+2"));
    assert!(
        antre(&["sky", "stage", "--up", "9,8", "--modifier", "ice-type", "--weather", "snow"])
            .out
            .contains("+3")
    );
    let ran = antre(&["sky", "timeline", "all-normal", "--game", "time-darkness"]);
    assert!(ran.out.contains("assumed"), "{}", ran.out);
}

#[test]
fn sky_bad_input_is_a_sentence_and_exit_2() {
    for (args, wanted) in [
        (vec!["agility-thre"], "perhaps agility-three"),
        (vec!["L:agilty"], "action \"agilty\": unknown: the nearest is \"agility\""),
        (vec!["L:boost:Z:9"], "there is no monster \"Z\": expected one of L"),
        (vec!["L:release*1"], "L: release without a charge at step 3"),
        (vec!["L:walk", "L:walk"], "id L is used twice"),
        (vec!["E1:walk"], "leader \"E1\""),
        (vec!["L:walk", "--rules", "red"], "expected sky, article"),
        (vec!["L:walk", "--draws", "12"], "1 of 1 were not used"),
        (vec!["L:walk", "--steps", "0"], "steps 0: expected 1..=2000"),
    ] {
        let ran = antre(&[vec!["sky", "timeline"], args.clone()].concat());
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.err.contains(wanted), "{args:?}: {}", ran.err);
        assert!(ran.out.is_empty());
    }
}

#[test]
fn sky_reads_a_memory_dump() {
    // Two monsters: the leader at +2 with two counters, an enemy slowed, counter 7.
    let (base, table) = (0x0200_0000u32, 0x1000u32);
    let mut bytes = vec![0u8; 0x4000];
    let mut put = |at: u32, data: &[u8]| bytes[at as usize..at as usize + data.len()].copy_from_slice(data);
    put(0x780, &7u16.to_le_bytes());
    for (slot, entity, monster, up, down, stage) in [
        (0u32, 0x2000u32, 0x3000u32, [9u8, 8, 0, 0, 0], [0u8; 5], 3u32),
        (6, 0x2100, 0x3200, [0; 5], [7, 0, 0, 0, 0], 0),
    ] {
        put(table + 4 * slot, &(base + entity).to_le_bytes());
        put(entity + 0xB4, &(base + monster).to_le_bytes());
        put(monster + 0xA9 + 0x67, &stage.to_le_bytes());
        put(monster + 0xA9 + 0x6B, &up);
        put(monster + 0xA9 + 0x70, &down);
    }
    let folder = folder();
    fs::write(folder.path().join("ram.bin"), &bytes).expect("written");
    let args = ["sky", "import", "ram.bin", "--dungeon", "0x2000000", "--table", "0x2001000"];
    let ran = antre_in(folder.path(), &args, b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let scenario = ran.out;
    assert!(scenario.contains("frac = 7") && scenario.contains("up = [9, 8, 0, 0, 0]"), "{scenario}");
    let ran = antre_in(folder.path(), &["sky", "timeline", "-", "--steps", "9"], scenario.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let ran = antre_in(
        folder.path(),
        &["sky", "import", "ram.bin", "--dungeon", "0x2000000", "--table", "0x2009000"],
        b"",
    );
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("memory dump: slot at 0x2009000"), "{}", ran.err);
}

#[test]
fn a_roster_sets_the_price_as_the_flag_does() {
    let folder = folder();
    let roster = "[rules]\ncost = 60\n\n[[fighter]]\nname = \"A\"\nmax_hp = 9\nstrength = 1\nagility = 1\ndefense = 1\nspeed = 9\nweapon = [1, 3]\nkind = \"slash\"\n";
    let other = roster.split_once("\n\n").expect("two parts").1.replace("\"A\"", "\"B\"");
    let with_price = format!("{roster}\n{other}");
    fs::write(folder.path().join("price.toml"), &with_price).expect("written");
    fs::write(folder.path().join("plain.toml"), with_price.replace("cost = 60\n", "")).expect("written");
    let run = |args: &[&str]| {
        antre_in(folder.path(), &[&["duel", "fight", "--format", "csv"], args].concat(), b"").out
    };
    assert_eq!(run(&["price.toml"]), run(&["plain.toml", "--cost", "60"]));
    assert_ne!(run(&["price.toml"]), run(&["plain.toml"]));
    assert_eq!(run(&["price.toml", "--cost", "100"]), run(&["plain.toml"]));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_said_and_a_closed_pipe_is_nothing() {
    let full = fs::File::options().write(true).open("/dev/full").expect("the device");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_antre"))
        .args(["duel", "fight"])
        .stdout(full)
        .output()
        .expect("the program runs");
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("standard output: the disk is full"), "{said}");
    for out in ["/dev/full", "/proc/antre.txt"] {
        let ran = antre(&["duel", "fight", "--out", out]);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
        assert!(ran.err.contains(out), "{}", ran.err);
    }

    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_antre"))
        .args(["duel", "roster-schema"])
        .stdout(writer)
        .output()
        .expect("the program runs");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

const FLOOR: &str = "\
The boss is 9 rooms away; every special room but the secret one is a dead end.
Stage 3, Flooded Caves, seed B911 97JS, no curse. 17 rooms, accepted at the first attempt after 732 layout draws.
                                        ┌────┐
";

#[test]
fn isaac_draws_a_floor_with_its_tags() {
    let ran = antre(&["isaac", "show", "8", "--stage", "3"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let head: String = ran.out.lines().take(3).map(|line| format!("{line}\n")).collect();
    assert!(FLOOR.starts_with(&head), "{}", ran.out);
    for part in [
        "│ 4  : ?  : 6  │",
        "?  secret, touches 3 rooms",
        "Why there: the boss takes the farthest dead end",
        "single source: the layout",
        "assumed: every room template is idealised",
        "disputed: the odds of a curse",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let ascii = antre(&["isaac", "show", "8", "--stage", "3", "--ascii", "--lang", "es"]).out;
    assert!(ascii.contains("| 4  : ?  : 6  |") && ascii.contains("el jefe toma"), "{ascii}");
    let explained = antre(&["isaac", "show", "8", "--stage", "3", "--explain=full"]).out;
    assert!(explained.contains("a large shape behind a door") && explained.contains("§6.2"), "{explained}");
}

#[test]
fn isaac_pictures_and_the_other_questions() {
    let folder = folder();
    let ran = antre_in(
        folder.path(),
        &["isaac", "show", "8", "--stage", "3", "--svg", "f.svg", "--png", "f.png"],
        b"",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    let svg = fs::read_to_string(folder.path().join("f.svg")).expect("written");
    assert!(svg.contains("antre isaac show 8 --stage 3") && svg.contains("class=\"line dash\""));
    assert!(fs::read(folder.path().join("f.png")).expect("written").starts_with(b"\x89PNG"));
    let seed = antre(&["isaac", "seed", "b911 99ac"]);
    assert!(seed.out.starts_with("B911 99AC is the start seed 1"), "{}", seed.out);
    assert!(antre(&["isaac", "stages", "8"]).out.contains("Flooded Caves"));
    let diff = antre(&["isaac", "diff", "3", "--profile", "flash", "--sample", "20"]);
    assert!(diff.out.contains("contradicted by"), "{}", diff.out);
    for (form, part) in [
        ("json", "antre-isaac-floor"),
        ("tiled", "\"tiledversion\""),
        ("ldtk", "\"__header__\""),
        ("ascii", "+----+"),
    ] {
        let ran = antre(&["isaac", "export", "8", "--as", form]);
        assert!(ran.code == 0 && ran.out.contains(part), "{form}: {}", ran.out);
    }
    let attempt = antre(&["isaac", "show", "1", "--profile", "flash", "--attempt", "1"]);
    assert!(attempt.out.contains("was given up"), "{}", attempt.out);
}

#[test]
fn isaac_bad_input_is_a_sentence_and_exit_2() {
    let folder = folder();
    let rooms = folder.path().join("rooms");
    fs::create_dir(&rooms).expect("made");
    fs::write(rooms.join("01.basement.stb"), b"STB1\x00\x00\x00\x40").expect("written");
    fs::write(folder.path().join("u.toml"), "curse_one_in = \"three\"\n").expect("written");
    for (args, wanted) in [
        (vec!["8911 99AC"], "perhaps B911 99AC"),
        (vec!["B911 99A"], "has 7 letters: expected eight"),
        (vec!["I911 99AC"], "letter 1 is 'I'"),
        (vec!["0"], "the game treats as no seed"),
        (vec!["8", "--stage", "12"], "the Void"),
        (vec!["8", "--stage", "14"], "stage 14: expected 1..=13"),
        (vec!["8", "--stage", "2", "--curse", "labyrinth"], "expected an odd stage below 8"),
        (vec!["8", "--curse", "lots"], "perhaps lost"),
        (vec!["8", "--profile", "rebirth"], "expected demo, flash"),
        (vec!["8", "--profile", "flash", "--stage", "10"], "expected 1..=9 or 11"),
        (vec!["8", "--profile", "flash", "--edge", "closed"], "expected open, swf8"),
        (vec!["8", "--profile", "demo", "--curse", "lost"], "curse \"lost\": expected none"),
        (vec!["8", "--profile", "demo", "--stage", "2"], "stage of the demo 2: expected 1..=1"),
        (vec!["8", "--greed"], "Greed mode"),
        (vec!["8", "--path", "downpour"], "not established"),
        (vec!["8", "--attempt", "9"], "attempt 9: expected 1..=1"),
        (vec!["8", "--unlocks", "u.toml"], "u.toml:1:16"),
        (vec!["8", "--rooms", "rooms"], "1073741824 rooms: expected at most 0"),
        (vec!["8", "--rooms", "none"], "cannot be read"),
    ] {
        let ran = antre_in(folder.path(), &[vec!["isaac", "show"], args.clone()].concat(), b"");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.out);
        assert!(ran.err.contains(wanted), "{args:?}: {}", ran.err);
        assert!(ran.out.is_empty());
    }
}

#[test]
fn isaac_unlocks_change_what_they_name() {
    let folder = folder();
    let ask = |file: &str, words: &[&str]| {
        fs::write(folder.path().join("u.toml"), file).expect("written");
        antre_in(folder.path(), &[&["isaac"], words, &["--unlocks", "u.toml"]].concat(), b"")
    };
    let seed = |file: &str| ask(file, &["seed", "12345"]);
    let (all, first) = (seed(""), seed("second_chapters = false\nthird_chapters = false\n"));
    for (ran, chapter, tag) in [
        (&all, "Flooded Caves", "certain: stage variants with everything unlocked"),
        (&first, " Caves   ", "assumed: stage variants where chapters are locked"),
    ] {
        assert!(ran.code == 0 && ran.out.contains(chapter) && ran.out.contains(tag), "{}", ran.out);
    }
    assert!(!first.out.contains("Flooded") && !first.out.contains("Cellar"), "{}", first.out);
    let cursed = |file: &str| {
        let words = ["find", "curse != \"none\"", "--seeds", "1..=1000", "--count", "--stages", "2"];
        let ran = ask(file, &words);
        let count = ran.out.split_whitespace().next().map(|word| word.replace(',', ""));
        count.map_or(0, |count| count.parse().unwrap_or(0))
    };
    let (often, seldom) = (cursed("curse_one_in = 1\n"), cursed("curse_one_in = 1000\n"));
    assert!(often > 800 && seldom < 20 && cursed("black_candle = true\n") == 0, "{often} {seldom}");
}

#[test]
fn isaac_unlocks_that_are_none_are_a_sentence_and_exit_2() {
    let folder = folder();
    let deep = format!("x = {}", "[".repeat(20_000));
    for (file, wanted) in [
        (&b"curse_one_in = \n"[..], "u.toml:1:16: "),
        (b"curse_one_in = 3\ncurse_one_in = 4\n", "u.toml:2:1: "),
        (b"curse_one_inn = 3\n", "unknown field \"curse_one_inn\""),
        (b"curse_one_in = -1\n", "expected a whole number from 0"),
        (b"curse_one_in = 99999999999999999999999\n", "expected a whole number from 0"),
        (b"curse_one_in = 0\n", "curse_one_in 0: expected 1..=1000"),
        (b"second_chapters = 2\n", "u.toml:1:19: "),
        (b"a\0b = 1\n", "u.toml:1:2: "),
        (b"\xFF\xFE\0a", "u.toml:1: byte 0xFF: expected UTF-8 text"),
        (deep.as_bytes(), "u.toml:1:"),
    ] {
        fs::write(folder.path().join("u.toml"), file).expect("written");
        for words in
            [&["seed", "12345"][..], &["stages", "12345"], &["find", "rooms > 3", "--seeds", "1..=9"]]
        {
            let ran = antre_in(folder.path(), &[&["isaac"], words, &["--unlocks", "u.toml"]].concat(), b"");
            assert_eq!(ran.code, 2, "{wanted} {words:?}: {}", ran.out);
            assert!(ran.err.contains(wanted) && ran.out.is_empty(), "{wanted} {words:?}: {}", ran.err);
        }
    }
}

#[test]
fn what_is_wrong_is_said_in_the_language_asked_for() {
    let folder = folder();
    for (args, says) in [
        (&["dq9", "chests", "B5:40000", "--lang", "es"][..], "antre: seed 40000: se espera 0..=32767\n"),
        (
            &["dq9", "boss", "Equinoxx", "--lang", "fr"],
            "antre: boss \"Equinoxx\" : attendu 1..=12 ou un nom ; les plus proches sont Equinox et Équinocte\n",
        ),
        (
            &["torneko3", "timeline", "warp-tra", "--lang=it"],
            "antre: scenario \"warp-tra\": nessun file o scenario incluso",
        ),
        (&["torneko3", "timeline", "warp-tra", "--lang", "ja"], "（もしかして：warp-trap）\n"),
        (&["--lang", "id", "sky", "timeline", "agility-thre"], "; mungkin agility-three\n"),
        (
            &["duel", "fight", "none.toml", "--lang", "es"],
            "antre: none.toml: no se puede leer: no existe el archivo o la carpeta\n",
        ),
        (&["duel", "fight", "--seed", "x", "--lang", "it"], "antre: --seed \"x\": atteso un numero intero\n"),
        (
            &["dq9", "save", "--lang", "fr", "--slot", "both", "x"],
            "antre: --slot \"both\" : attendu church, quick\n",
        ),
        // The command asked for no known language: the environment's is left, which is English here.
        (&["duel", "fight", "--seed", "x", "--lang", "xx"], "expected"),
    ] {
        let ran = antre_in(folder.path(), args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
        assert!(ran.err.contains(says), "{args:?}: {}", ran.err);
    }
}
