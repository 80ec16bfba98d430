//! `antre dq9` as users meet it: what is drawn, what is refused, what is never written.

mod common;

use std::fs;
use std::path::Path;

use common::Ran;
use tempfile::TempDir;

fn antre_in(folder: &Path, args: &[&str]) -> Ran {
    common::antre_in(folder, &[&["dq9"], args].concat(), b"")
}

fn antre(args: &[&str]) -> Ran {
    antre_in(Path::new("."), args)
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Exit 2, one sentence, nothing on standard output.
fn assert_refused(ran: &Ran, says: &str) {
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(ran.err.starts_with("antre: ") && ran.err.contains(says), "{says}: {}", ran.err);
}

const FLOOR: &str = "\
B14F holds an S chest one step from where you arrive; no monster is lost.
░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░    chests second 1          second 2
░░░░░░ ·░░░░ · · ·░░░░░░░░ ·░░░░    S 12,4 Bright staff      Evac-u-bell
░░░░░░ + · + · · + ·░░░░ + · ·░░    D 8,13 ▲ mimic           Gleeban guinea
░░ · · + · · · + + ∙ ∙░░ < +░░░░    C 8,7  Veteran's boots   Veteran's boots
░░░░░░ ∙░░░░░░ ∙░░░░ ∙ ∙ S + ·░░
░░░░░░ ∙░░░░░░ ∙░░░░░░░░░░ ∙░░░░    monsters rank 12, all 8 have a record
░░░░ ∙ ∙ ∙ ∙ ∙ ∙ ∙ ∙ ∙ ∙ ∙ ∙░░░░    memory 9180 of 11344 bytes
░░░░ ∙░░░░ ∙ ∙ + C░░░░░░ ∙░░░░░░
░░ · + + ∙ ∙ · · + ·░░░░ + ·░░░░    < arrive   > go down   + doorway
░░░░ + ·░░░░ · · > ·░░░░ + ·░░░░    ∙ corridor   · floor   ░░ rock
░░░░ ∙░░░░░░░░░░ ∙░░░░ · · +░░░░
░░░░ ∙ ·░░░░░░░░ ∙░░░░░░ + ·░░░░
░░ · + ·░░░░ + · +░░░░░░ ·░░░░░░
░░ + · +░░░░ · · D ·░░░░░░░░░░░░
░░░░░░░░░░░░ · + · ·░░░░░░░░░░░░
░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
roam    AU-1000 22.2 %, void droid 22.2 %, alphyn 16.7 %, platinum king jewel
        5.6 %, cyber spider 33.3 % (shares ◐ single source)
way     11.5 steps between the stairs
";

#[test]
fn a_floor_is_drawn_in_both_alphabets() {
    for id in ["B5:15522", "b5:15522", "B53CA2", "b53ca2"] {
        let ran = antre(&["show", id, "--floor", "14"]);
        assert_eq!((ran.code, ran.err.as_str(), ran.out.as_str()), (0, "", FLOOR), "{id}");
    }
    let ascii = antre(&["show", "B5:15522", "--floor", "14", "--ascii"]);
    let plain = [("░", "#"), ("·", "."), ("∙", ","), ("▲", "e"), ("◐", "+")];
    assert_eq!(ascii.out, plain.iter().fold(FLOOR.to_owned(), |text, (from, to)| text.replace(from, to)));
}

#[test]
fn a_whole_map_has_every_floor_and_what_holds_in_it() {
    let ran = antre(&["show", "02:50"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in [
        "Granite Tunnel of Woe Lv. 1 (02:50): 3 floors of ruins",
        "うす暗き獣の地下道Lv1",
        "Granit-Tunnel des Grams St. 1",
        "\nB1F\n",
        "\nB3F\n",
        "location 5 as the map of quest 15",
        "Force vitale (light) ×2.20",
        "A quick save keeps map, boss and opened chests.",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    assert!(!ran.out.contains("dq9-") && !ran.out.contains("draw-"), "words are missing: {}", ran.out);
}

#[test]
fn spanish_words_come_with_spanish_names_and_names_can_be_chosen() {
    let ran = antre(&["show", "B5:15522", "--floor", "14", "--lang", "es"]);
    assert!(ran.out.starts_with("B14F tiene un cofre S a un paso de donde llegas"), "{}", ran.out);
    assert!(ran.out.contains("mímico") || !ran.out.contains("mimic"), "{}", ran.out);
    let ran = antre(&["show", "B5:15522", "--names", "fr"]);
    assert!(
        ran.out.starts_with("Monde d’émeraude de la Mélancolie Niv. 86 (B5:15522): 14 floors"),
        "{}",
        ran.out
    );
}

#[test]
fn no_answer_lacks_its_words() {
    for args in [
        &["decode", "GTW", "1"][..],
        &["decode", "うす暗き獣の地図Lv1"],
        &["decode", "Tundra de Plata del Mal Nv. 80"],
        &["decode", "Baramos's Map Lv. 12"],
        &["decode", "Granite Tunnel of Woe Lv. 1", "--location", "5", "--base", "20", "--explain=full"],
        &["next", "--level", "50", "--revocations", "2", "--reward"],
        &["next", "--level", "50", "--grotto-level", "86", "--rank", "8D"],
        &["next", "--seen", "Emerald World of Gloom 86"],
        &["next", "--base", "200", "--timer", "77", "--explain=full"],
        &["chests", "B5:15522"],
        &["chests", "B5:15522", "--floor", "14", "--explain=full"],
        &["chests", "B5:15522", "--item", "sainted soma"],
        &["chests", "02:50", "--item", "sainted soma"],
        &["special", "trapping"],
        &["special", "--extreme", "most-ghosts", "--limit", "3"],
        &["boss"],
        &["boss", "greygnarl"],
        &["boss", "--rank", "02"],
        &["table"],
        &["table", "forces"],
        &["show", "4C:2938", "--floor", "10", "--explain=full"],
    ] {
        for lang in ["en", "es"] {
            let ran = antre(&[args, &["--lang", lang]].concat());
            assert!(ran.code < 2, "{args:?}: {}", ran.err);
            for id in ["dq9-", "draw-", "evidence-"] {
                assert!(!ran.out.contains(id), "{args:?} {lang}: {}", ran.out);
            }
        }
    }
}

#[test]
fn pictures_are_written_wide_and_narrow() {
    let folder = folder();
    for (floor, narrow) in [(true, false), (true, true), (false, false), (false, true)] {
        let mut args = vec!["show", "4C:2938", "--svg", "p.svg", "--png", "p.png"];
        args.extend(if floor { &["--floor", "10"][..] } else { &[] });
        args.extend(if narrow { &["--narrow"][..] } else { &[] });
        let ran = antre_in(folder.path(), &args);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let svg = fs::read_to_string(folder.path().join("p.svg")).expect("the SVG");
        let width = if narrow { "viewBox=\"0 0 360 " } else { "viewBox=\"0 0 920 " };
        assert!(svg.contains(width) && svg.contains("antre dq9 show 4C:2938"), "{args:?}");
        assert!(fs::read(folder.path().join("p.png")).expect("the PNG").starts_with(b"\x89PNG"));
        // Cells without a passage are dashed squares, each with its own title.
        assert!(svg.contains("class=\"skip\"") && svg.contains("no passage"), "{args:?}");
    }
    let ran = antre_in(folder.path(), &["show", "02:50", "--floor", "3", "--names", "ja", "--png", "j.png"]);
    // It depends on the machine whether a font with these letters is there.
    if ran.code == 0 {
        assert!(fs::read(folder.path().join("j.png")).expect("the PNG").starts_with(b"\x89PNG"));
    } else {
        assert_refused(&ran, "no font with its letters is installed; expected an SVG");
    }
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    for (args, says) in [
        (&["show", "B6:1"][..], "rank B6: expected 02, 38, 3D"),
        (&["show", "B5:32768"], "seed 32768: expected 0..=32767"),
        (&["show", "B58000"], "seed 32768: expected 0..=32767"),
        (&["show", "my map"], "map my map: expected RR:seed"),
        (&["show", "B5:15522", "--floor", "15"], "floor 15: expected 1..=14"),
        (&["show", "B5:15522", "--stopwatch-offset", "99"], "stopwatch offset 99: expected 0..=60"),
        (&["decode", "Granite Tunel of Woe 1"], "place \"Tunel\": no map has it; the nearest are Tunnel"),
        (&["decode", "Granite Tunnel of Woe 100"], "level 100: expected 1..=99"),
        (&["decode", "Granite Tunnel of Woe 1", "--location", "151"], "location 151: expected 1..=150"),
        (&["decode", "Granite Tunnel of Woe 1", "--base", "249"], "base 249: expected 1..=248"),
        (&["next", "--base", "0"], "base 0: expected 1..=248"),
        (&["next", "--level", "100", "--reward"], "level 100: expected 1..=99"),
        (&["next", "--level", "9", "--revocations", "11", "--reward"], "revocations 11: expected 0..=10"),
        (&["next", "--level", "9"], "level: expected --grotto-level G beside it"),
        (
            &["next", "--level", "9", "--reward", "--grotto-level", "3"],
            "grotto-level with reward: expected one",
        ),
        (&["next", "--base", "9", "--level", "9"], "base with level"),
        (&["next"], "next: expected --level"),
        (
            &["next", "--base", "9", "--rank", "02", "--floors", "16"],
            "rank, floors: no map fulfils all of them",
        ),
        (&["next", "--base", "9", "--seen", "Zoma's Map"], "seen \"Zoma's Map\": the map of an earlier boss"),
        (
            &["chests", "B5:15522", "--item", "sainted somma"],
            "item \"sainted somma\": no chest gives it; the nearest is",
        ),
        (&["chests", "B5:15522", "--seconds", "9..=3"], "seconds 9..=3: expected a range that is not empty"),
        (&["chests", "B5:15522", "--stopwatch", "4"], "stopwatch 4: expected 5..="),
        (
            &["special", "single", "--monster", "metal kin slime"],
            "monster \"metal kin slime\": expected a monster",
        ),
        (&["special", "--depth", "3"], "depth: expected --extreme"),
        (&["boss", "Equinoxx"], "boss \"Equinoxx\": expected 1..=12 or a name; the nearest are Equinox"),
        (&["boss", "12", "--rank", "02"], "boss Greygnarl: rank 02 has bosses 1..=3 only"),
        (&["table", "ranks", "--quality", "249"], "quality 249: expected 2..=248"),
        (&["save", "no-such-file"], "no-such-file: cannot be read"),
    ] {
        assert_refused(&antre(args), says);
    }
}

/// Letters as a western save writes them.
fn letters(name: &str) -> Vec<u8> {
    name.bytes().map(|letter| if letter < b'a' { letter - b'A' + 18 } else { letter - b'a' + 44 }).collect()
}

const SLOT: usize = 32_768;

/// A church save of our own making: a hero of level 60 and four maps, one of them an earlier boss's.
fn save() -> Vec<u8> {
    let mut bytes = vec![0u8; 2 * SLOT];
    bytes[..15].copy_from_slice(b"DRAGON QUEST IX");
    bytes[7_577] = 1;
    bytes[456..459].copy_from_slice(&letters("Sue"));
    bytes[138 + 5] = 60;
    bytes[151 + 5] = 2;
    let maps: [(u8, u8, u8, u8, u16); 4] = [
        (0b00_1100, 5, 2, 0, 50),
        (0b10_1010, 62, 0xB5, 0, 15_522),
        (0b01_0010, 77, 3, 12, 4),
        (0b00_1001, 9, 0xDD, 0, 11_898),
    ];
    bytes[24_204] = maps.len() as u8;
    for (index, (flags, location, quality, level, last)) in maps.into_iter().enumerate() {
        let at = 24_206 + 28 * index;
        bytes[at] = flags;
        bytes[at + 21] = location;
        bytes[at + 23] = quality;
        bytes[at + 24] = level;
        bytes[at + 26..at + 28].copy_from_slice(&last.to_le_bytes());
    }
    seal(&mut bytes);
    bytes
}

fn seal(bytes: &mut [u8]) {
    for slot in 0..2 {
        let bytes = &mut bytes[slot * SLOT..(slot + 1) * SLOT];
        for (at, from, to) in [(16, 20, 36), (132, 136, 28_644)] {
            let sum = crc32(&bytes[from..to]);
            bytes[at..at + 4].copy_from_slice(&sum.to_le_bytes());
        }
    }
}

/// CRC-32 (IEEE), bit by bit: slower than the program's, and not its code.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
    !bytes.iter().fold(!0, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), step))
}

#[test]
fn a_save_is_read_and_never_written() {
    let folder = folder();
    let path = folder.path().join("dq9.sav");
    // Some dumpers put something in front.
    let file = [vec![0xFF; 500], save()].concat();
    fs::write(&path, &file).expect("written");
    let mut rights = fs::metadata(&path).expect("there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights).expect("read only");
    let ran = antre_in(folder.path(), &["save", "dq9.sav"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in [
        "4 maps in the church save, 1 cleared",
        "B5:15522  Emerald World of Gloom Lv. 86",
        "found ◆",
        "map of Baramos Lv. 12",
        "4 S, 6 A, 2 B",
        "Both checksums hold; the file is only read.",
        "Sue (party): level 60, 2 revocations; base 100 for a reward, up to 156",
    ] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    let ran = antre_in(folder.path(), &["save", "dq9.sav", "--item", "Sainted soma"]);
    assert!(
        ran.out.starts_with("Platinum Path of Doubt Lv. 70 (DD:11898) gives Sainted soma soonest"),
        "{}",
        ran.out
    );
    assert_eq!(fs::read(&path).expect("still there"), file);
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
}

#[test]
fn saves_that_are_not_sound_are_refused() {
    let folder = folder();
    let sound = save();
    let mut broken = sound.clone();
    broken[25_000] ^= 1;
    let mut crowded = sound.clone();
    crowded[24_204] = 100;
    seal(&mut crowded);
    for (bytes, args, says) in [
        (sound[..40_000].to_vec(), &[][..], "save of 40000 bytes: expected at least 65536"),
        (vec![0; 70_000], &[], "save: expected the text DRAGON QUEST IX within the first 1008 bytes"),
        ([vec![1; 2_000], sound.clone()].concat(), &[], "expected the text DRAGON QUEST IX"),
        (broken.clone(), &[], "church save: checksum of bytes 136..28644 is"),
        (crowded, &[], "maps in the bag 100: expected 0..=99"),
        (sound.clone(), &["--slot", "quick"], "has no quick save: expected --slot church"),
        (sound.clone(), &["--seconds", "1..=9"], "seconds: expected --item with it"),
        (Vec::new(), &[], "empty: expected a save or a map a line"),
        (b"B5:1\nB6:2\n".to_vec(), &[], "line 2: rank B6: expected"),
        (b"my maps\n".to_vec(), &[], "line 1: map my: expected"),
        (b"B5:1 @200\n".to_vec(), &[], "line 1: location 200: expected 1..=150"),
    ] {
        fs::write(folder.path().join("f"), bytes).expect("written");
        assert_refused(&antre_in(folder.path(), &[&["save", "f"], args].concat()), says);
    }
    // Whoever insists may look at a damaged one.
    fs::write(folder.path().join("f"), broken).expect("written");
    let ran = antre_in(folder.path(), &["save", "f", "--ignore-checksums"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("A checksum does not hold"), "{}", ran.out);
}

#[test]
fn a_list_serves_without_a_save() {
    let folder = folder();
    fs::write(folder.path().join("l.txt"), "# mine\nB5:15522 @62 from Kim\ndd2e7a\n").expect("written");
    let ran = antre_in(folder.path(), &["save", "l.txt"]);
    assert_eq!((ran.code, ran.out.lines().next()), (0, Some("2 maps in the list.")), "{}", ran.err);
    assert!(ran.out.contains("from Kim"), "{}", ran.out);
    let csv = antre_in(folder.path(), &["save", "l.txt", "--format", "csv", "--quiet"]);
    assert_eq!(csv.out.lines().count(), 3);
    let never = antre_in(folder.path(), &["save", "l.txt", "--item", "cannibox", "--seconds", "1..=2"]);
    assert_eq!(never.code, 1, "{}", never.out);
}
