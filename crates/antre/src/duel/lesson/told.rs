//! The steps in words: a line each, without the heading.

use antre_core::Message;
use antre_duel::Rules;
use antre_duel::tour::{self, Moment, Reason};

use super::{Checked, DamageExample, ExerciseCheck, StepFacts};
use crate::Words;

pub(super) fn lines(facts: &StepFacts, words: &Words) -> Vec<String> {
    let say = |message: Message| words.say(&message);
    match facts {
        StepFacts::Queue { names, speeds, cost, threshold, moments } => {
            let speeds_told: Vec<String> = listed(names.iter().map(String::as_str), speeds);
            let mut lines = vec![
                say(Message::new("lesson-queue-rule").with("speeds", speeds_told.join(", "))),
                say(Message::new("lesson-queue-pay").with("threshold", *threshold).with("cost", *cost)),
            ];
            lines.extend(
                moments.iter().enumerate().map(|(at, moment)| {
                    format!("{}. {}", at + 1, say(told(moment, names, speeds, *threshold)))
                }),
            );
            lines
        }
        StepFacts::Hit { chances, seed, chance, rolls } => {
            let clamp = Rules::LESSON.hit_clamp;
            let mut lines =
                vec![say(Message::new("lesson-hit-rule").with("low", clamp.low).with("high", clamp.high))];
            lines.extend(chances.iter().map(|example| {
                let [accuracy, evasion] = [example.accuracy, example.evasion];
                format!("  {accuracy} − {evasion} = {} → {} %", example.difference, example.chance)
            }));
            lines.push(say(Message::new("lesson-hit-rolls").with("seed", *seed).with("chance", *chance)));
            lines.extend(rolls.iter().map(|roll| {
                format!("  {:>2}  {}", roll.roll, words.word(if roll.hit { "draw-hit" } else { "draw-miss" }))
            }));
            lines
        }
        StepFacts::Damage { blows, chances } => {
            let factor = Rules::LESSON.crit_factor;
            let mut lines = vec![say(Message::new("lesson-damage-rule").with("factor", factor))];
            lines.extend(blows.iter().map(|blow| format!("  {}", sum(blow, factor))));
            lines.push(words.word("lesson-damage-crits"));
            lines.extend(chances.iter().map(|example| {
                let line = Message::new("lesson-damage-crit")
                    .with("agility", example.agility)
                    .with("chance", example.chance);
                format!("  {}", say(line))
            }));
            lines
        }
        StepFacts::Kinds { kinds } => {
            let mut lines = vec![words.word("lesson-kinds-rule"), words.word("lesson-kinds-skeleton")];
            lines.extend(kinds.iter().map(|example| {
                let kind = words.word(&format!("lesson-kind-{}", example.kind.name()));
                format!("  {} → {:>2}  {kind}", example.before, example.after)
            }));
            lines
        }
        StepFacts::Words { words: examples } => {
            let mut lines = vec![words.word("lesson-words-rule")];
            lines.extend(examples.iter().map(|example| {
                let line = Message::new("lesson-words-line")
                    .with("damage", example.damage)
                    .with("life", example.life)
                    .with("share", example.share)
                    .with("word", words.word(&format!("lesson-verb-{}", example.word)));
                format!("  {}", say(line))
            }));
            lines
        }
        StepFacts::Battle { seed, log } => {
            let mut lines = vec![say(Message::new("lesson-battle-rule").with("seed", *seed))];
            lines.extend(log.iter().map(|line| format!("  {line}")));
            lines
        }
        StepFacts::FillIn { .. } | StepFacts::Quiz { .. } | StepFacts::WrongLine { .. } => {
            question(facts, words)
        }
        StepFacts::Exercise { input, lines, checked } => exercise(input, lines, checked.as_ref(), words),
    }
}

/// The three steps that ask.
fn question(facts: &StepFacts, words: &Words) -> Vec<String> {
    let say = |message: Message| words.say(&message);
    match facts {
        StepFacts::FillIn { code, checked } => {
            let right =
                || say(Message::new("lesson-fill-in-right").with("answer", Rules::LESSON.hit_clamp.low));
            let wrong = |given: &str| say(Message::new("lesson-fill-in-wrong").with("given", given));
            let ask = vec![words.word("lesson-fill-in-ask"), format!("  {code}")];
            asked(ask, checked.as_ref(), right, wrong)
        }
        StepFacts::Quiz { names, speeds, turns, answers, checked } => {
            let fighters = listed(names.iter().copied(), speeds).join(", ");
            let mut ask =
                vec![say(Message::new("lesson-quiz-ask").with("fighters", fighters).with("turns", *turns))];
            ask.extend(answers.iter().enumerate().map(|(at, answer)| format!("  {}) {answer}", at + 1)));
            let wrong = |_: &str| words.word("lesson-quiz-wrong");
            asked(ask, checked.as_ref(), || words.word("lesson-quiz-right"), wrong)
        }
        StepFacts::WrongLine { code, name, ticks, right_ticks, checked } => {
            let question = Message::new("lesson-wrong-line-ask")
                .with("name", name.as_str())
                .with("ticks", numbers(ticks))
                .with("right", numbers(right_ticks));
            let mut ask = vec![say(question)];
            ask.extend(code.iter().enumerate().map(|(at, line)| format!("  {}  {line}", at + 1)));
            let right = || {
                say(Message::new("lesson-wrong-line-right")
                    .with("line", tour::LOOP_WRONG)
                    .with("code", tour::LOOP_RIGHT))
            };
            let wrong = |given: &str| say(Message::new("lesson-wrong-line-wrong").with("given", given));
            asked(ask, checked.as_ref(), right, wrong)
        }
        _ => Vec::new(),
    }
}

/// The exercise, or the verdict about what was printed for it.
fn exercise(input: &str, lines: &[String], checked: Option<&ExerciseCheck>, words: &Words) -> Vec<String> {
    if let Some(checked) = checked {
        return vec![words.say(&verdict(checked, lines.len()))];
    }
    let mut told = vec![words.word("lesson-exercise-ask"), words.word("lesson-exercise-input")];
    told.extend(input.lines().map(|line| format!("  {line}")));
    told.push(words.word("lesson-exercise-lines"));
    told.extend(lines.iter().map(|line| format!("  {line}")));
    told
}

/// The question, or the verdict about an answer.
fn asked(
    ask: Vec<String>,
    checked: Option<&Checked>,
    right: impl Fn() -> String,
    wrong: impl Fn(&str) -> String,
) -> Vec<String> {
    match checked {
        None => ask,
        Some(Checked { right: true, .. }) => vec![right()],
        Some(Checked { given, .. }) => vec![wrong(given.trim())],
    }
}

fn told(moment: &Moment, names: &[String], speeds: &[i64], threshold: i64) -> Message {
    let name = names[moment.index].as_str();
    match moment.reason {
        Reason::Most => Message::new("lesson-moment-most")
            .with("tick", moment.tick)
            .with("name", name)
            .with("energy", moment.energy)
            .with("carried", moment.carried)
            .with("waited", moment.waited)
            .with("speed", speeds[moment.index])
            .with("kept", moment.kept),
        Reason::Earlier => {
            let equals = moment.energies.iter().enumerate();
            let others: Vec<&str> = equals
                .filter(|&(who, &energy)| who != moment.index && energy == moment.energy)
                .map(|(who, _)| names[who].as_str())
                .collect();
            Message::new("lesson-moment-earlier")
                .with("tick", moment.tick)
                .with("name", name)
                .with("others", others.join(", "))
                .with("energy", moment.energy)
                .with("kept", moment.kept)
        }
        Reason::Waited => Message::new("lesson-moment-waited")
            .with("tick", moment.tick)
            .with("name", name)
            .with("threshold", threshold)
            .with("energy", moment.energy)
            .with("kept", moment.kept),
    }
}

/// `6 + 7 − 1 → 12`, `(6 + 7) × 2 − 1 → 25`.
fn sum(blow: &DamageExample, factor: i64) -> String {
    let DamageExample { weapon, strength, defense, damage, crit } = blow;
    if *crit {
        format!("({weapon} + {strength}) × {factor} − {defense} → {damage}")
    } else {
        format!("{weapon} + {strength} − {defense} → {damage}")
    }
}

fn verdict(check: &ExerciseCheck, lines: usize) -> Message {
    let line = check.line.unwrap_or_default();
    match (&check.expected, &check.found) {
        (None, None) => Message::new("lesson-exercise-right").with("lines", lines),
        (Some(expected), Some(found)) => Message::new("lesson-exercise-differs")
            .with("line", line)
            .with("expected", expected.as_str())
            .with("found", found.as_str()),
        (Some(expected), None) => {
            Message::new("lesson-exercise-missing").with("line", line).with("expected", expected.as_str())
        }
        (None, Some(found)) => {
            Message::new("lesson-exercise-extra").with("line", line).with("found", found.as_str())
        }
    }
}

/// `Iva 10`, `Lobo sangriento 14`.
fn listed<'a>(names: impl Iterator<Item = &'a str>, speeds: &[i64]) -> Vec<String> {
    names.zip(speeds).map(|(name, speed)| format!("{name} {speed}")).collect()
}

fn numbers(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}
