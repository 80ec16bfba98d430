//! `antre isaac find`, `catalog`, `stats` and `infer` as users meet them.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, assert_refused};

fn antre_in(folder: &Path, args: &[&str], stdin: &str) -> Ran {
    common::antre_in(folder, &[&["isaac"], args].concat(), stdin.as_bytes())
}

fn antre(args: &[&str]) -> Ran {
    antre_in(Path::new("."), args, "")
}

#[test]
fn hits_are_sentences_rows_or_a_count() {
    let wanted = "curse == \"lost\" && boss_steps >= 7";
    let ran = antre(&["find", wanted, "--seeds", "1..=3000"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let first = ran.out.lines().next().expect("a hit");
    assert!(first.starts_with("B911 ") && first.contains("curse: lost, the boss 7 rooms away"), "{first}");
    assert!(ran.err.contains("of 3,000 isaac floors of stage 1 from seed 1 fit"), "{}", ran.err);
    let hits = ran.out.lines().count();

    let rows =
        antre(&["find", wanted, "--seeds", "1..=3000", "--format", "csv", "--columns", "letters,boss_steps"]);
    assert_eq!(rows.out.lines().count(), hits + 1);
    assert!(rows.out.starts_with("letters,boss_steps\nB911 "), "{}", rows.out);

    let counted = antre(&["find", wanted, "--seeds", "1..=3000", "--count", "--format", "csv"]);
    assert_eq!(counted.out, format!("items,hits\n3000,{hits}\n"));
    let json = antre(&["find", wanted, "--seeds", "1..=3000", "--count", "--format", "json"]);
    assert!(json.out.contains(&format!("\"hits\": {hits}")), "{}", json.out);

    // The show command agrees with a hit.
    let seed = &first[..9];
    let shown = antre(&["show", seed]);
    assert!(shown.out.starts_with("The boss is 7 rooms away"), "{}", shown.out);
}

#[test]
fn lists_name_seeds_or_seeds_with_stages() {
    let list = "# mine\nB911 99SG\n17:3\n\n99\n";
    let args = ["find", "--stages", "1,3", "--ids", "-", "--format", "csv", "--columns", "seed,stage"];
    let ran = antre_in(Path::new("."), &args, list);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let rows: Vec<&str> = ran.out.lines().skip(1).collect();
    assert_eq!(rows.len(), 5, "{}", ran.out);
    assert!(rows.contains(&"17,3") && rows.contains(&"99,1") && rows.contains(&"99,3"), "{}", ran.out);
    assert_refused(&antre_in(Path::new("."), &args, "17:2\n"), "expected 1, 3");
    assert_refused(&antre_in(Path::new("."), &args, "B911 99SH\n"), "expected");
    assert_refused(&antre(&["find", "--from", "17", "--stages", "1,3"]), "expected a seed with its stage");
    assert_refused(&antre(&["find", "--seeds", "0..=5"]), "starts no run from 0");
    assert_refused(&antre(&["find", "--stages", "12"]), "stage 12");
    assert_refused(&antre(&["find", "bos_steps > 3"]), "perhaps boss_steps");
    assert_refused(&antre(&["find", "--greed"]), "Greed");
}

#[test]
fn shards_of_a_catalogue_are_the_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let base = ["catalog", "--seeds", "1..=90", "--stages", "1..=2", "--as", "csv"];
    let run = |more: &[&str]| {
        let ran = antre_in(folder.path(), &[&base, more].concat(), "");
        assert_eq!(ran.code, 0, "{}", ran.err);
    };
    run(&[]);
    for part in ["1/3", "2/3", "3/3"] {
        run(&["--shard", part]);
    }
    let whole = "isaac-floors-of-stage-1+2-from-seed-1.csv";
    let shards = [1, 2, 3].map(|part| whole.replace(".csv", &format!(".{part}-of-3.csv")));
    let mut args = vec!["merge", "merged.csv"];
    args.extend(shards.iter().map(String::as_str));
    let merged = antre_in(folder.path(), &args, "");
    assert_eq!(merged.code, 0, "{}", merged.err);
    let read = |name: &str| fs::read(folder.path().join(name)).expect("written");
    assert_eq!(read("merged.csv"), read(whole));
    assert_eq!(String::from_utf8_lossy(&read(whole)).lines().count(), 181);
    // Another curse rule is another edition.
    run(&["--shard", "2/3", "--curse", "none"]);
    let mixed = antre_in(folder.path(), &args, "");
    assert_refused(&mixed, "is of another edition");
}

#[test]
fn statistics_are_drawn_and_listed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let args = ["stats", "--seeds", "1..=300", "--heat", "secret", "--svg", "heat.svg", "--png", "heat.png"];
    let ran = antre_in(folder.path(), &args, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.starts_with("Over 300 floors the boss is "), "{}", ran.out);
    assert!(ran.out.contains("the secret room touches") && ran.out.contains("95 %"), "{}", ran.out);
    assert!(!ran.out.contains("100.00 %") && !ran.out.contains(" 0.00 %"), "{}", ran.out);
    let svg = fs::read_to_string(folder.path().join("heat.svg")).expect("drawn");
    assert!(svg.contains("Where the secret room falls") && svg.contains("antre isaac stats --seeds 1..=300"));
    assert!(fs::read(folder.path().join("heat.png")).expect("drawn").starts_with(b"\x89PNG"));
    let csv = antre(&["stats", "--seeds", "1..=300", "--format", "csv"]);
    assert!(csv.out.starts_with("column,value,count,of,share,low,high\nboss_steps,"), "{}", csv.out);
}

#[test]
fn what_was_seen_leads_to_the_seed_and_is_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir(folder.path().join("isaac")).expect("a folder");
    let args = [
        "infer",
        "--variant",
        "2",
        "2: curse == \"lost\"",
        "boss_steps == 5",
        "--seeds",
        "1..=20000",
        "--save-observation",
        "isaac/observation.json",
    ];
    let ran = antre_in(folder.path(), &args, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("of 20,000 seeds fit these 3 clues."), "{}", ran.out);
    assert!(ran.out.contains("look next at") && ran.out.contains("2: left, up, right, down"), "{}", ran.out);
    let verified = common::antre_in(folder.path(), &["verify", "isaac"], b"");
    assert_eq!(
        (verified.code, verified.out.as_str()),
        (0, "isaac/observation.json  3  3  ok\n"),
        "{}",
        verified.err
    );
    let path = folder.path().join("isaac/observation.json");
    let other = fs::read_to_string(&path).expect("written").replace("boss_steps == 5", "boss_steps == 77");
    fs::write(&path, other).expect("written");
    let verified = common::antre_in(folder.path(), &["verify", "isaac"], b"");
    assert_eq!(verified.code, 1, "{}", verified.out);
    assert!(verified.out.contains("/clues/2/holds: expected true, got false"), "{}", verified.out);
    let none = antre(&["infer", "boss_steps == 77", "--seeds", "1..=50"]);
    assert!(none.code == 1 && none.out.starts_with("No seed of 50 fits"), "{}", none.out);
    assert_refused(&antre(&["infer"]), "no clue");
    let args = ["infer", "boss_steeps == 5", "--seeds", "1..=50", "--save-observation", "isaac/none.json"];
    assert_refused(&antre_in(folder.path(), &args, ""), "perhaps boss_steps");
    assert!(!folder.path().join("isaac/none.json").exists());
}

#[test]
fn broken_room_files_are_one_sentence() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("01.basement.stb");
    let mut claims = b"STB1".to_vec();
    claims.extend(0x4000_0000u32.to_le_bytes());
    for (bytes, says) in [
        (claims, "1073741824 rooms: expected at most 0"),
        (b"STB2\0\0\0\0".to_vec(), "expected STB1"),
        (b"STB1\x01".to_vec(), "expected 4 more"),
        (b"<!DOCTYPE a [<!ENTITY a \"&a;&a;\">]><rooms>&a;</rooms>".to_vec(), "which include nothing"),
        (b"<rooms><room type=\"1\"".to_vec(), "expected >"),
        ("<rooms>".repeat(1_000).into_bytes(), "elements inside one another"),
    ] {
        fs::write(&file, &bytes).expect("written");
        let folder = folder.path().to_str().expect("a path");
        for args in [["show", "7", "--rooms", folder], ["find", "true", "--rooms", folder]] {
            assert_refused(&antre(&args), says);
        }
    }
}
