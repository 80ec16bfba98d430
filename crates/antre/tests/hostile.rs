//! Files that users bring, broken at random: always an answer or one sentence with a place inside the file.

use antre::{Detail, Input, Query, duel};
use proptest::prelude::*;

const ROSTER: &str = r#"
[rules]
cost = 100
hit_clamp = "10..=95"

[[fighter]]
name = "Iva"
max_hp = 48
strength = 7
agility = 4
defense = 3
speed = 10
weapon = [4, 7]
kind = "slash"

[[fighter]]
name = "lobo"
max_hp = 20
strength = 3
agility = 8
defense = 1
speed = 14
weapon = [2, 5]
kind = "slash"
resist = ["fire"]
weak = ["pierce", "poison"]
"#;

const EXERCISE: &str = "6\nIva 10\nLobo sangriento 14\nGoblin -3\n";

fn recording() -> String {
    let query = Query::Duel(duel::Query::Fight(duel::Fight { seed: 16, ..Default::default() }));
    let answer = antre::answer(&query, &Detail::default()).expect("the lesson's fight");
    let antre::Facts::DuelFight(facts) = &answer.facts else { unreachable!("asked for a fight") };
    facts.recording.to_json()
}

/// A part of a file is cut, doubled, or replaced by something that a tired person or a broken disk may leave there.
#[derive(Debug, Clone)]
enum Damage {
    Cut(usize, usize),
    Double(usize, usize),
    Put(usize, String),
    Swap(usize, String),
    Until(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let junk = prop_oneof![
        prop::sample::select(vec![
            "-1",
            "0",
            "9999999999999999999999",
            "1e308",
            "nan",
            "inf",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "'",
            "=",
            "\0",
            "\u{202e}",
            "é",
            "🗡",
            "\n",
            "\r\n",
            "\t",
            "true",
            "null",
            "[[fighter]]",
            "[rules]",
            "name",
            ",",
            "#",
            "-9223372036854775808",
            "9223372036854775807",
            "0x7fffffffffffffff",
            "1_000_001",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,12}",
    ];
    prop_oneof![
        (any::<usize>(), 1usize..40).prop_map(|(at, n)| Damage::Cut(at, n)),
        (any::<usize>(), 1usize..200).prop_map(|(at, n)| Damage::Double(at, n)),
        (any::<usize>(), junk.clone()).prop_map(|(at, text)| Damage::Put(at, text)),
        (any::<usize>(), junk).prop_map(|(at, text)| Damage::Swap(at, text)),
        any::<usize>().prop_map(Damage::Until),
    ]
}

fn damaged(text: &str, harm: &[Damage]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for one in harm {
        let place = |at: usize| if letters.is_empty() { 0 } else { at % letters.len() };
        match one {
            Damage::Cut(at, n) => {
                let at = place(*at);
                let end = (at + n).min(letters.len());
                letters.drain(at..end);
            }
            Damage::Double(at, n) => {
                let at = place(*at);
                let piece: Vec<char> = letters.iter().skip(at).take(*n).copied().collect();
                letters.splice(at..at, piece);
            }
            Damage::Put(at, text) => {
                let at = place(*at);
                letters.splice(at..at, text.chars());
            }
            // A whole word or number.
            Damage::Swap(at, text) => {
                let mut start = place(*at);
                let word =
                    |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric() || *c == '_' || *c == '-');
                while start > 0 && word(letters.get(start - 1)) {
                    start -= 1;
                }
                let mut end = start;
                while word(letters.get(end)) {
                    end += 1;
                }
                letters.splice(start..end, text.chars());
            }
            Damage::Until(at) => letters.truncate(place(*at)),
        }
    }
    letters.into_iter().collect()
}

fn ask(query: duel::Query) -> Result<(), TestCaseError> {
    match antre::answer(&Query::Duel(query), &Detail::default()) {
        Ok(answer) => prop_assert!(!answer.sentence.text.is_empty()),
        Err(error) => {
            let sentence = error.sentence();
            prop_assert!(!sentence.is_empty() && !sentence.contains('\n'), "{sentence:?}");
            if let Some(place) = error.place() {
                prop_assert!(place.line > 0 && place.column > 0 && place.width > 0);
                prop_assert!(!place.text.contains('\n'));
            }
            let _ = error.excerpt();
        }
    }
    Ok(())
}

fn fight(text: String) -> duel::Query {
    duel::Query::Fight(duel::Fight { roster: Some(Input::new("roster.toml", text)), ..Default::default() })
}

fn exercise(text: String) -> duel::Query {
    duel::Query::Queue(duel::Queue {
        exercise: Input::new("exercise", text),
        cost: Vec::new(),
        cost_by: duel::CostBy::Turn,
        rules: duel::RuleOptions::default(),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn any_text_as_a_roster(text in "\\PC{0,300}") {
        ask(fight(text))?;
    }

    #[test]
    fn a_damaged_roster(harm in prop::collection::vec(damage(), 1..4)) {
        ask(fight(damaged(ROSTER, &harm)))?;
    }

    #[test]
    fn any_text_as_an_exercise(text in "(\\PC|\n){0,200}") {
        ask(exercise(text))?;
    }

    #[test]
    fn a_damaged_exercise(harm in prop::collection::vec(damage(), 1..4)) {
        ask(exercise(damaged(EXERCISE, &harm)))?;
    }

    #[test]
    fn any_text_as_a_recording(text in "\\PC{0,300}") {
        ask(duel::Query::Replay(duel::Replay { recording: Input::new("recording.json", text) }))?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_damaged_recording(harm in prop::collection::vec(damage(), 1..4)) {
        let recording = Input::new("recording.json", damaged(&recording(), &harm));
        ask(duel::Query::Replay(duel::Replay { recording }))?;
    }
}

#[test]
fn what_is_quoted_stays_on_its_line() {
    let text = ROSTER.replace("name = \"Iva\"", "\"na\\nme\\u001b[2J\" = 1\nname = \"Iva\"");
    let error = antre::answer(&Query::Duel(fight(text)), &Detail::default()).expect_err("no such field");
    assert!(error.sentence().contains("\\n") && !error.to_string().contains(char::is_control), "{error}");
}

#[test]
fn the_whole_files_are_good() {
    let whole = [
        fight(ROSTER.into()),
        exercise(EXERCISE.into()),
        duel::Query::Replay(duel::Replay { recording: Input::new("recording.json", recording()) }),
    ];
    for query in whole {
        antre::answer(&Query::Duel(query), &Detail::default()).expect("nothing is wrong with it");
    }
}
