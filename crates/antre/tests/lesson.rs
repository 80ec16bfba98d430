//! The lesson and the played battle as questions and answers.

use antre::duel::{Choice, Command, Lesson, Play, PlayStage, Query, Replay, Snippet, StepFacts};
use antre::{Answer, Detail, Error, Facts, Input, Lang};
use antre_core::Evidence;

fn ask(query: Query) -> Result<Answer, Error> {
    antre::answer(&antre::Query::Duel(query), &Detail::default())
}

fn lesson(query: Lesson) -> Result<Answer, Error> {
    ask(Query::Lesson(query))
}

fn told(query: Lesson) -> String {
    lesson(query).expect("an answer").lines.expect("lines").join("\n")
}

fn step(number: u32) -> Lesson {
    Lesson::step(number)
}

fn answered(number: u32, answer: &str) -> Lesson {
    Lesson { answer: Some(answer.into()), ..step(number) }
}

/// The golden vector of this name.
fn golden(name: &str) -> serde_json::Value {
    let path = format!("{}/../../testdata/duel/{name}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("the vector")).expect("JSON")
}

#[test]
fn seven_moments_of_the_queue_are_told() {
    let told = told(step(1));
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let told = told.replace("\n   ", " ");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 9);
    assert_eq!(lines[2], "1. Tick 8: Lobo sangriento has the most, 112 (0 + 8 ticks × 14), and keeps 12.");
    assert_eq!(
        lines[3],
        "2. Tick 10: Iva and Goblin lancero have 100. The earlier in the list acts: Iva, who keeps 0."
    );
    assert!(lines[4].starts_with("3. Tick 10 again: time stands still"), "{told}");
    assert!(lines[8].contains("Tick 22") && lines[8].contains("108 (10 + 7 ticks × 14)"), "{told}");
}

#[test]
fn the_examples_are_the_articles() {
    let hit = told(step(2)).replace("\n   ", " ");
    let dice = golden("dice_and_hit.json");
    for (roll, line) in dice["rolls"].as_array().expect("rolls").iter().zip(hit.lines().skip(6)) {
        let hits = roll.as_i64() <= dice["chance"].as_i64();
        assert_eq!(line, format!("  {roll}  {}", if hits { "hit" } else { "miss" }));
    }
    assert!(hit.contains("83 − 80 = 3 → 10 %") && hit.contains("120 − 0 = 120 → 95 %"), "{hit}");
    let damage = told(step(3));
    for line in ["6 + 7 − 1 → 12", "(6 + 7) × 2 − 1 → 25", "2 + 1 − 6 → 1", "agility 25: 7 %"] {
        assert!(damage.contains(line), "{damage}");
    }
    let kinds = told(step(4));
    assert!(kinds.contains("12 →  6  slash") && kinds.contains("12 → 18  blunt"), "{kinds}");
    let spanish = Detail { lang: Lang::Es, ..Detail::default() };
    let words = antre::answer(&antre::Query::Duel(Query::Lesson(step(5))), &spanish).expect("an answer");
    let words = words.lines.expect("lines");
    let expected = golden("damage.json")["stdout_words"].clone();
    let expected: Vec<String> = serde_json::from_value(expected).expect("lines");
    let listed = words.iter().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    assert_eq!(listed.clone().count(), expected.len());
    for (line, expected) in listed.zip(&expected) {
        // "1 de 20: 5%, araña a" in the article; ours puts the share first.
        let (of, rest) = expected.split_once(": ").expect("a colon");
        let (share, word) = rest.split_once("%, ").expect("a share");
        assert_eq!(line.trim(), format!("{of}, {share} %: {word}"));
    }
    let battle = antre::answer(&antre::Query::Duel(Query::Lesson(step(6))), &spanish).expect("an answer");
    let log: Vec<String> = serde_json::from_value(golden("battle_16.json")["log"].clone()).expect("lines");
    let told: Vec<String> =
        battle.lines.expect("lines")[1..].iter().map(|line| line.trim().to_owned()).collect();
    assert_eq!(told, log);
}

#[test]
fn right_and_wrong_answers_are_told_apart() {
    for (number, right, wrong) in [(7, " 10 ", "5"), (8, "1", "3"), (9, "5", "4")] {
        let open = lesson(step(number)).expect("the question");
        assert!(open.found && open.notes.len() == 1, "{number}");
        let right = lesson(answered(number, right)).expect("checked");
        assert!(right.found && right.lines.expect("lines")[0].starts_with("Right"), "{number}");
        let wrong = lesson(answered(number, wrong)).expect("checked");
        assert!(!wrong.found && !wrong.lines.expect("lines")[0].starts_with("Right"), "{number}");
    }
    let whole = "Arquero, Caballero, Maga, Arquero, Caballero, Maga, Arquero, Arquero";
    assert!(lesson(answered(8, whole)).expect("checked").found);
    for query in [answered(8, "4"), answered(9, "x"), answered(3, "12"), step(0), step(11)] {
        let refused = lesson(query).expect_err("refused").to_string();
        assert!(refused.contains(": expected"), "{refused}");
    }
}

#[test]
fn the_exercise_takes_the_learners_input_and_output() {
    let exercise = |input: &str, printed: Option<&str>| Lesson {
        input: Some(Input::new("in", input)),
        printed: printed.map(|text| Input::new("out", text)),
        ..Lesson::default()
    };
    let example = golden("queue_small.json")["exercise"].clone();
    let (stdin, stdout) =
        (example["stdin"].as_str().expect("text"), example["stdout"].as_str().expect("text"));
    let answer = lesson(step(10)).expect("the exercise");
    let Facts::DuelLesson(facts) = &answer.facts else { panic!("a lesson") };
    let StepFacts::Exercise { input, lines, checked: None } = &facts.steps[0] else { panic!("open") };
    assert_eq!((input.as_str(), lines.join("\n") + "\n"), (stdin, stdout.to_owned()));

    assert!(lesson(exercise(stdin, Some(stdout))).expect("checked").found);
    let windows = stdout.replace('\n', "\r\n") + "\r\n\r\n";
    assert!(lesson(exercise(stdin, Some(&windows))).expect("checked").found);
    let cases = [
        (stdout.replacen("Tic 10", "Tic 11", 1), "Line 2 differs."),
        (stdout.lines().take(4).collect::<Vec<_>>().join("\n"), "Line 5 is missing"),
        (stdout.to_owned() + "Tic 35\n", "Line 11 is one too many"),
        (String::new(), "Line 1 is missing"),
    ];
    for (printed, verdict) in cases {
        let answer = lesson(exercise(stdin, Some(&printed))).expect("checked");
        assert!(
            !answer.found && answer.lines.clone().expect("lines")[0].starts_with(verdict),
            "{:?}",
            answer.lines
        );
    }
    let broken = lesson(exercise("3\nMaga x\n", None)).expect_err("refused");
    assert_eq!(broken.place().map(|place| place.line), Some(2));
}

#[test]
fn the_whole_lesson_has_ten_steps_in_every_language() {
    for lang in Lang::ALL {
        let detail = Detail { lang, ..Detail::default() };
        let answer = antre::answer(&antre::Query::Duel(Query::Lesson(Lesson::default())), &detail);
        let answer = answer.expect("the lesson");
        let Facts::DuelLesson(facts) = &answer.facts else { panic!("a lesson") };
        assert_eq!(facts.steps.len(), 10, "{lang:?}");
        let lines = answer.lines.expect("lines");
        assert!(lines.len() > 90, "{lang:?}");
        // An id without words would stand there as it is.
        assert!(!lines.iter().any(|line| line.contains("lesson-")), "{lang:?}: {lines:?}");
    }
}

#[test]
fn a_snippet_is_printed_and_nothing_else() {
    for snippet in Snippet::ALL {
        let answer = lesson(Lesson { snippets: Some(snippet), ..Lesson::default() }).expect("the dice");
        assert_eq!(answer.verbatim.as_deref(), Some(snippet.source()));
        let Facts::DuelLesson(facts) = &answer.facts else { panic!("a lesson") };
        assert_eq!(facts.snippet.as_deref(), Some(snippet.source()));
    }
}

fn play(choices: &[Choice]) -> Answer {
    ask(Query::Play(Play { choices: choices.to_vec(), ..Play::default() })).expect("a battle")
}

fn facts(answer: &Answer) -> &antre::duel::PlayFacts {
    let Facts::DuelPlay(facts) = &answer.facts else { panic!("a battle") };
    facts
}

#[test]
fn strikes_are_certain_and_everything_else_is_assumed() {
    let start = play(&[]);
    assert_eq!((start.evidence, facts(&start).stage), (Evidence::Certain, PlayStage::Choose));
    assert_eq!(start.sentence.text, "Turn 2, tick 10: Iva has 100 energy and chooses.");
    for option in &facts(&start).options {
        let stated = option.command == Command::Strike;
        assert_eq!(option.evidence == Evidence::Certain, stated, "{option:?}");
        let after = play(&[option.choice]);
        assert_eq!(after.evidence == Evidence::Certain, stated, "{option:?}");
    }
}

#[test]
fn considering_changes_the_coming_turns_and_nothing_else() {
    let considered = ask(Query::Play(Play { consider: Some(Choice::Heavy(1)), ..Play::default() }));
    let considered = considered.expect("a battle");
    let start = play(&[]);
    assert!(facts(&considered).coming.iter().any(|turn| turn.differs));
    assert!(!facts(&start).coming.iter().any(|turn| turn.differs));
    assert_eq!(facts(&considered).log, facts(&start).log);
    assert_eq!(facts(&considered).draws, facts(&start).draws);
}

#[test]
fn every_recording_of_a_played_battle_replays_and_a_changed_one_does_not() {
    let choices = [Choice::Quick(2), Choice::Potion, Choice::Spark(1), Choice::StrikeAt(2), Choice::Flee];
    for count in 0..=choices.len() {
        let answer = play(&choices[..count]);
        let recording = facts(&answer).recording.clone().expect("a recording");
        let replay = |text: String| ask(Query::Replay(Replay { recording: Input::new("played.json", text) }));
        let replayed = replay(recording.to_json()).expect("replayed");
        assert!(replayed.found, "{count}: {}", replayed.sentence.text);
        let stated = choices[..count].iter().all(|choice| choice.is_stated());
        assert_eq!(replayed.evidence == Evidence::Certain, stated);
        let mut other = recording.clone();
        other.seed += 1;
        assert!(!replay(other.to_json()).expect("replayed").found);
        let mut other = recording.clone();
        other.choices.push(Choice::StrikeAt(9));
        let refused = replay(other.to_json()).map(|answer| answer.found);
        assert!(matches!(refused, Err(_) | Ok(false)), "{count}");
    }
}

#[test]
fn what_cannot_be_chosen_is_said() {
    let cases = [
        (vec![Choice::StrikeAt(7)], "choice 1: target 7: expected a living enemy"),
        (vec![Choice::Spark(1), Choice::Spark(2), Choice::Quick(1)], "choice 3: mana 0: expected at least 1"),
        (vec![Choice::Potion; 3], "choice 3: potions 0: expected at least 1"),
        (vec![Choice::Strike; 40], "expected none, since the battle is over"),
    ];
    for (choices, sentence) in cases {
        let refused = ask(Query::Play(Play { choices, ..Play::default() })).expect_err("refused").to_string();
        assert!(refused.contains(sentence), "{refused}");
    }
}
