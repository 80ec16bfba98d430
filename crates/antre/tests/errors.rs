//! Errors in every language: rules speak English by themselves, and the Fluent files say the same in English.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use antre::core::{Message, OutOfRange, in_range};
use antre::{Detail, Error, Input, Lang, Refusal, Words, link};
use antre_dq9::MapId;
use antre_torneko3::Torneko3Error;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn source(path: &str) -> String {
    let path = crates().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The texts in quotes of a file that are ids of errors.
fn ids(text: &str) -> BTreeSet<&str> {
    text.split('"').filter(|literal| literal.starts_with("error-") && !literal.contains(' ')).collect()
}

fn range() -> OutOfRange {
    in_range("seed", 40_000, 0..=32_767).expect_err("it is outside")
}

/// The error of something that is wrong.
fn wrong<T: std::fmt::Debug, E>(result: Result<T, E>) -> E {
    result.map_or_else(|error| error, |right| panic!("{right:?} is right"))
}

/// One of each error of the rules: its own English, its message, and what the facade makes of it.
fn samples() -> Vec<(String, Message, Error)> {
    let mut samples = Vec::new();
    let mut add = |display: String, message: Message, error: Error| samples.push((display, message, error));
    add(range().to_string(), range().message(), range().into());
    for error in dq9() {
        add(error.to_string(), error.message(), error.into());
    }
    for error in duel() {
        add(error.to_string(), error.message(), error.into());
    }
    for error in isaac() {
        add(error.to_string(), error.message(), error.into());
    }
    for error in sky() {
        add(error.to_string(), error.message(), error.into());
    }
    for error in torneko3() {
        add(error.to_string(), error.message(), error.into());
    }
    samples
}

fn dq9() -> Vec<antre_dq9::Error> {
    use antre_dq9::Error;
    use antre_dq9::save::{Checksum, Save};
    use antre_dq9::tables::Boss;

    let checksum = |from| Checksum { from, to: 16_037, stored: 0xAB, computed: 0xBEEF };
    let word = |text: &str| wrong(antre_dq9::Lexicon::new().read(text, None));
    let short = [b"DRAGON QUEST IX".as_slice(), &[0; 64]].concat();
    vec![
        range().into(),
        wrong("7".parse::<antre_dq9::Rank>()),
        wrong("B5/1".parse::<MapId>()),
        word("Granitt Tunnel of Woe Lv. 1"),
        word("Granite Tunnle of Woe Lv. 1"),
        word("Granite Tunnel of Wo Lv. 1"),
        word("hello world 3"),
        wrong(Save::read(b"nothing")),
        wrong(Save::read(&short)),
        Error::SaveChecksum { slot: "church", checksum: checksum(20) },
        Error::SaveChecksum { slot: "quick", checksum: checksum(16_040) },
        wrong(antre_dq9::Item::named("Sage’s elixe")),
        wrong(antre_dq9::Item::named("zzzzzzzz")),
        wrong(Boss::named("Equinoxx")),
        wrong(Boss::named("qqqqqqqq")),
        Error::Location { found: "x".into() },
        Error::Line { line: 3, error: Box::new(wrong("7".parse::<antre_dq9::Rank>())) },
        Error::Line { line: 4, error: Box::new(wrong(Boss::named("Equinoxx"))) },
    ]
}

fn duel() -> Vec<antre_duel::Error> {
    use antre_duel::Error;

    vec![
        range().into(),
        wrong(antre_duel::Span::new("weapon", 7, 3)),
        wrong(antre_duel::Span::new("weapon", 0, i64::from(u32::MAX) + 1)),
        wrong("slahs".parse::<antre_duel::Kind>()),
        Error::DuplicateName { name: "Iva".into() },
        Error::EmptyName { number: 2 },
        Error::NoChoice { number: 4, why: "the battle is over" },
        Error::NoTarget { found: 9, first: 1 },
        Error::NotEnough { what: "mana", left: 1, needed: 3 },
        Error::NotEnough { what: "potions", left: 0, needed: 1 },
        Error::PartySize { found: 1, most: 1_000 },
    ]
}

fn isaac() -> Vec<antre_isaac::Error> {
    use antre_isaac::{Error, Profile};

    let stage =
        |stage| wrong(antre_isaac::AbplusSetup { stage, ..Default::default() }.check(Profile::default()));
    let flash = |stage, xl| {
        let setup = antre_isaac::FlashSetup { stage, xl, ..Default::default() };
        wrong(setup.check(Profile::default()))
    };
    let seed = |text: &str| wrong(text.parse::<antre_isaac::StartSeed>());
    vec![
        range().into(),
        seed("B911"),
        seed("B9I1 97JS"),
        seed("B911 99JB"),
        Error::SeedZero,
        Error::Shape { found: "3x3".into() },
        stage(12),
        stage(13),
        stage(14),
        flash(10, false),
        flash(8, true),
        wrong(antre_isaac::rooms::read("00.rooms.xml", b"nothing")).into(),
    ]
}

fn sky() -> Vec<antre_sky::SkyError> {
    use antre_sky::SkyError as Wrong;

    let script = |expected| Wrong::Script { place: "L, line 1".into(), found: "x".into(), expected };
    vec![
        range().into(),
        Wrong::UnknownName { what: "action", found: "zz".into(), nearest: None },
        Wrong::UnknownName { what: "action", found: "wlak".into(), nearest: Some("walk".into()) },
        Wrong::NoMonster { place: "L, line 1".into(), found: "B".into(), known: "L, A".into() },
        script("a whole number"),
        Wrong::Twice { what: "slot", found: "1".into() },
        Wrong::Full { side: "team", slots: 4 },
        Wrong::Leader { found: "E1".into() },
        Wrong::NoCharge { who: "L".into(), step: 5 },
        Wrong::Endless { step: 5, actions: 1_000 },
        Wrong::NobodyAsked,
        Wrong::Draws("2 of 3 were not used: expected all of them".into()),
        Wrong::Dump { what: "entity", address: 0x10, start: 0x200, end: 0x300 },
        Wrong::TooLarge { what: "courses of the draws", limit: 1_000_000 },
    ]
}

fn torneko3() -> Vec<Torneko3Error> {
    use Torneko3Error as Wrong;

    let text = |text: &str| text.to_owned();
    vec![
        range().into(),
        Wrong::Unknown { what: text("rule"), found: text("x"), expected: text("yes or no") },
        Wrong::NoSuchCharacter { place: text("turn 1"), name: text("Z"), known: text("player, A") },
        Wrong::SameName { name: text("A") },
        Wrong::Overlap { x: 1, y: 2, first: text("A"), second: text("B") },
        Wrong::NotARectangle { row: 2, found: 3, expected: 4 },
        Wrong::MapSize { width: 0, height: 300 },
        Wrong::MapMark { x: 1, y: 2, found: '$', expected: text("@ . #") },
        Wrong::OffMap { what: text("trap"), x: -1, y: 9, width: 5, height: 4 },
        Wrong::InWall { what: text("A"), x: 1, y: 2 },
        Wrong::Players { found: 2 },
        Wrong::NoOrder { class: "enemy" },
        Wrong::OrderTaken { order: 7 },
        Wrong::Missing { place: text("turn 1"), verb: text("attack"), key: "target" },
        Wrong::Meaning { place: text("map"), problem: text("give `rows` or `draw`, not both") },
    ]
}

#[test]
fn the_rules_and_the_english_file_say_the_same() {
    let english = Words::new(Lang::En);
    for (display, message, error) in samples() {
        // What may have been meant comes behind the message.
        let said = english.say(&message);
        assert!(display.contains(&said), "{display:?} is not {said:?}");
        assert_eq!(error.to_string(), display);
        assert_eq!(error.say(&english), display);
        if !display.contains(';') && !display.starts_with("line ") {
            assert_eq!(said, display);
        }
    }
}

#[test]
fn there_is_a_sample_of_every_error_of_the_rules() {
    let samples = samples();
    let sampled: BTreeSet<&str> = samples.iter().map(|(_, message, _)| message.id).collect();
    let mut named = 0;
    for name in ["dq9", "duel", "isaac", "sky", "torneko3"] {
        let text = source(&format!("antre-{name}/src/error.rs"));
        for id in ids(&text) {
            assert!(sampled.contains(id), "{id}: no sample");
            named += 1;
        }
    }
    assert!(named > 40, "{named}");
}

#[test]
fn every_error_speaks_every_language_with_all_that_was_found() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let words = Words::new(lang);
        for (display, message, error) in samples() {
            let said = error.say(&words);
            // What is wrong inside a room file is told in English.
            if message.id == "error-in-file" {
                continue;
            }
            assert_ne!(said, display, "{lang:?}");
            for (name, value) in &message.args {
                use antre::core::Value;
                let shown = match value {
                    Value::Int(number) => number.to_string(),
                    Value::Text(text) => text.clone(),
                };
                // Two arguments choose a word; phrases are worded.
                let chosen = ["part", "slot"].contains(name) || shown.contains(' ') || shown == "potions";
                assert!(chosen || said.contains(&shown), "{lang:?}: {said:?} has no {name} {shown:?}");
            }
        }
    }
}

#[test]
fn places_hints_and_phrases_are_worded_too() {
    let spanish = Words::new(Lang::Es);
    let input = Input::new("duel.toml", "speed = 2000000000\n");
    let error = Error::at(&input, 8..18, range());
    assert_eq!(error.say(&spanish), "duel.toml:1:9: seed 40000: se espera 0..=32767");
    let listed: Error = dq9().pop().expect("the last one").into();
    assert_eq!(
        listed.within("maps.txt").say(&spanish),
        "maps.txt: línea 4: jefe \"Equinoxx\": se espera 1..=12 o un nombre; lo más parecido es Equinox y Équinocte"
    );
    let over: Error = antre_duel::Error::NoChoice { number: 4, why: "the battle is over" }.into();
    assert_eq!(over.say(&Words::new(Lang::Fr)), "choix 4 : aucun n’est attendu, car le combat est fini");
    let suggestions = vec!["B911 99JA".into(), "B9LL 99JA".into()];
    let seed: Error = antre_isaac::Error::SeedChecksum { found: "B911 99JB".into(), suggestions }.into();
    assert!(seed.to_string().ends_with("; perhaps B911 99JA, B9LL 99JA"), "{seed}");
    let said = seed.say(&Words::new(Lang::Id));
    assert!(said.ends_with("checksum tidak cocok: perlu seed seperti yang ditampilkan permainan; mungkin B911 99JA, B9LL 99JA"), "{said}");
}

#[test]
fn what_was_found_stays_on_one_line_in_every_language() {
    for lang in Lang::ALL {
        let error: Error = antre_duel::Error::DuplicateName { name: "a\nb\u{1b}[2J".into() }.into();
        let said = error.within("a\rb").say(&Words::new(lang));
        assert!(!said.contains(char::is_control), "{said:?}");
    }
}

#[test]
fn an_error_without_words_stays_english() {
    let error = Error::new("the answer has no form").within("file");
    assert_eq!(error.say(&Words::new(Lang::Ja)), "file: the answer has no form");
}

#[test]
fn phrases_are_the_very_text_of_the_rules() {
    let english = Words::new(Lang::En);
    let facade = source("antre/src/error.rs");
    let phrases: Vec<&str> = ids(&facade).into_iter().filter(|id| id.starts_with("error-phrase-")).collect();
    assert!(phrases.len() > 20, "{phrases:?}");
    let mut text = String::new();
    for name in
        ["antre", "antre-dq9", "antre-duel", "antre-isaac", "antre-sky", "antre-torneko3", "antre-cli"]
    {
        gather(&crates().join(name).join("src"), &mut text);
    }
    // What the system says is in none of our files.
    let system =
        ["error-phrase-no-file", "error-phrase-denied", "error-phrase-folder", "error-phrase-not-folder"];
    for id in phrases.into_iter().filter(|id| !system.contains(id)) {
        let literal = format!("\"{}\"", english.word(id).replace('"', "\\\""));
        assert!(text.contains(&literal), "{id}: nothing says {literal}");
    }
}

/// What is wrong with the question of a link.
fn asked(text: &str) -> Error {
    let (query, _) = match link::of_link(text) {
        Ok(question) => question,
        Err(error) => return error,
    };
    antre::answer(&query, &Detail::default()).err().unwrap_or_else(|| panic!("{text}: answered"))
}

#[test]
fn what_is_wrong_with_a_question_is_worded() {
    let spanish = Words::new(Lang::Es);
    for (text, english, said) in [
        (
            "nowhere/x",
            "system \"nowhere\": expected one of duel",
            "system \"nowhere\": se espera uno de duel",
        ),
        ("duel/queue", "exercise: missing: expected ", "exercise: falta: se espera "),
        (
            "sky/timeline?scenaro=x",
            "scenaro: sky timeline has no such value; perhaps scenario: expected ",
            "scenaro: sky timeline no tiene ese dato; quizá scenario: se espera ",
        ),
        ("sky/stage?enemy=x", "enemy \"x\": expected true or false", "enemy \"x\": se espera true o false"),
        (
            "duel/fight?seed=x",
            "seed \"x\": expected a whole number",
            "seed \"x\": se espera un número entero",
        ),
        (
            "isaac/infer?exits=LL",
            "exits \"LL\": expected some of the letters L, U, R and D, each once",
            "exits \"LL\": se esperan algunas de las letras L, U, R y D, cada una una vez",
        ),
        (
            "isaac/infer",
            "infer: no clue: expected a condition, --exits, --variant or --cursed",
            "infer: sin pistas: se espera una condición, --exits, --variant o --cursed",
        ),
        ("isaac/stats?heat=bos", "; perhaps boss", "; quizá boss"),
        (
            "dq9/free?wish=soon",
            "wish \"soon\": expected floor=N, then chest=, rank=, item=, second= or t=",
            "wish \"soon\": se espera floor=N y luego chest=, rank=, item=, second= o t=",
        ),
        (
            "dq9/farm?pattern=quick-load&item=mimic",
            ": its battle lays the chests again, so that no second one follows",
            ": su combate vuelve a poner los cofres, así que no le sigue un segundo",
        ),
        (
            "dq9/stopwatch?map=B5:15522&want=Sainted+soma&start=soon",
            "start \"soon\": expected seconds with at most one decimal, title",
            "start \"soon\": se esperan segundos con un decimal como máximo, title",
        ),
        (
            "dq9/method",
            "method: expected --pattern, --monster or --deftness",
            "method: se espera --pattern, --monster o --deftness",
        ),
    ] {
        let error = asked(text);
        assert!(error.to_string().contains(english), "{text}: {error}");
        assert!(error.say(&spanish).contains(said), "{text}: {}", error.say(&spanish));
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            assert_ne!(error.say(&Words::new(lang)), error.to_string(), "{lang:?}");
        }
    }
}

#[test]
fn a_refusal_speaks_the_language_beside_its_place() {
    let input = Input::new("duel.toml", "speed = 2000000000\n");
    let error = Error::at(&input, 8..18, range());
    let english = Refusal::said(&error, &Words::new(Lang::En));
    assert_eq!(english, Refusal::from(&error));
    let spanish = Refusal::said(&error, &Words::new(Lang::Es));
    assert_eq!(spanish.error, "seed 40000: se espera 0..=32767");
    assert_eq!(spanish.place, english.place);
    assert_eq!(spanish.place.map(|spot| (spot.line, spot.column)), Some((1, 9)));
}

#[test]
fn values_tell_their_language_before_they_are_read() {
    let values = |text: &str| link::values(text.as_bytes()).collect::<Vec<_>>();
    assert_eq!(link::lang(&values("seed=x&lang=ja")), Lang::Ja);
    assert_eq!(link::lang(&values("seed=x&lang=xx")), Lang::En);
    assert_eq!(link::lang(&values("seed=x")), Lang::En);
}

/// The text of every Rust file below a folder.
fn gather(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            gather(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}

#[test]
fn the_system_s_words_are_worded() {
    let missing = std::fs::File::open("/no such folder/no file").map(drop);
    let error = Error::unreadable("no file", &wrong(missing));
    assert_eq!(error.to_string(), "no file: cannot be read: no such file or directory");
    assert_eq!(error.say(&Words::new(Lang::It)), "no file: impossibile leggere: file o cartella inesistente");
}
