//! The lesson as a guided tour: ten steps, told and asked.

mod exercise;
mod facts;
mod snippet;
mod told;
mod wrap;

use antre_core::{Evidence, Message, Value};
use antre_draw::Picture;
use antre_duel::{Rules, tour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use exercise::ExerciseCheck;
pub use facts::{
    Checked, CritExample, DamageExample, HitExample, KindExample, LessonFacts, LessonRoll, StepFacts,
    WordExample,
};
pub use snippet::Snippet;

use super::{Queue, edition};
use crate::{Answer, Detail, Error, Facts, Input, Said, Table, Words};

/// The lesson's steps: the queue, hit or miss, damage, kinds, words, a whole fight, and four questions.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(default, deny_unknown_fields)]
pub struct Lesson {
    /// One step, 1 to 10, instead of all
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub step: Option<u32>,
    /// Your answer to the question of step 7, 8 or 9
    #[cfg_attr(feature = "clap", arg(long, value_name = "TEXT", requires = "step"))]
    pub answer: Option<String>,
    /// Input of your own for the exercise of step 10: how many turns, then "name speed" lines; - for standard input
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Input::read))]
    pub input: Option<Input>,
    /// What your program printed for that input, to be checked
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Input::read))]
    pub printed: Option<Input>,
    /// Print the lesson's dice for pasting into a program
    #[cfg_attr(
        feature = "clap",
        arg(long, value_enum, value_name = "LANGUAGE", conflicts_with_all = ["step", "answer", "input", "printed"])
    )]
    pub snippets: Option<Snippet>,
}

impl Lesson {
    /// How many steps there are.
    pub const STEPS: u32 = 10;
    /// The step of the exercise.
    const EXERCISE: u32 = 10;
    /// The steps that take an answer.
    const ASKED: std::ops::RangeInclusive<u32> = 7..=9;

    /// The question about one step.
    pub fn step(step: u32) -> Self {
        Self { step: Some(step), ..Self::default() }
    }

    /// Whether this step asks a question and takes an answer.
    pub fn asks(step: u32) -> bool {
        Self::ASKED.contains(&step)
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        if let Some(snippet) = self.snippets {
            return Ok(snippet.answer(&words));
        }
        let exercise = self.input.is_some() || self.printed.is_some();
        let step = self.step.or_else(|| exercise.then_some(Self::EXERCISE));
        if let Some(step) = step {
            antre_core::in_range("step", i64::from(step), 1..=i64::from(Self::STEPS))?;
        }
        if self.answer.is_some() && !step.is_some_and(Self::asks) {
            return Err(Error::new("answer: expected step 7, 8 or 9, which ask a question"));
        }
        if exercise && step != Some(Self::EXERCISE) {
            return Err(Error::new("input or printed: expected step 10, the exercise"));
        }
        let numbers: Vec<u32> = step.map_or_else(|| (1..=Self::STEPS).collect(), |step| vec![step]);
        let mut steps = Vec::with_capacity(numbers.len());
        let mut lines = Vec::new();
        for &number in &numbers {
            let facts = self.facts(number, detail)?;
            if step.is_none() {
                lines.push(String::new());
                lines.push(words.say(&heading(number, &words)));
            }
            lines.extend(told::lines(&facts, &words).iter().flat_map(|line| wrap::wrapped(line)));
            steps.push(facts);
        }
        let sentence = match step {
            Some(number) => heading(number, &words),
            None => Message::new("lesson-all").with("steps", Self::STEPS),
        };
        let notes = hint(step, &steps, &words);
        let found = steps.iter().all(|facts| facts.right() != Some(false));
        Ok(Answer {
            edition: edition(&Rules::LESSON),
            evidence: Evidence::Certain,
            sentence: Said::new(&words, sentence),
            table: table(&numbers, &steps, &words),
            facts: Facts::DuelLesson(LessonFacts { steps, snippet: None }),
            notes,
            draws: None,
            picture: if step == Some(1) { queue_picture(detail)? } else { Picture::None },
            lines: Some(lines),
            verbatim: None,
            found,
        })
    }

    fn facts(&self, step: u32, detail: &Detail) -> Result<StepFacts, Error> {
        let answer = self.answer.as_deref();
        Ok(match step {
            1 => facts::queue(),
            2 => facts::hit(),
            3 => facts::damage(),
            4 => facts::kinds(),
            5 => facts::words(),
            6 => facts::battle(detail)?,
            7 => facts::fill_in(answer),
            8 => facts::quiz(answer)?,
            9 => facts::wrong_line(answer)?,
            _ => exercise::facts(self.input.as_ref(), self.printed.as_ref(), detail)?,
        })
    }
}

fn heading(step: u32, words: &Words) -> Message {
    const TITLES: [&str; Lesson::STEPS as usize] = [
        "lesson-queue",
        "lesson-hit",
        "lesson-damage",
        "lesson-kinds",
        "lesson-words",
        "lesson-battle",
        "lesson-fill-in",
        "lesson-quiz",
        "lesson-wrong-line",
        "lesson-exercise",
    ];
    let title = TITLES.get(step as usize - 1).copied().unwrap_or_default();
    Message::new("lesson-heading")
        .with("step", step)
        .with("steps", Lesson::STEPS)
        .with("title", words.word(title))
}

/// How to answer the question of this step, while it is open.
fn hint(step: Option<u32>, steps: &[StepFacts], words: &Words) -> Vec<Said> {
    let open = steps.first().is_some_and(|facts| facts.right().is_none());
    let message = match step {
        Some(step) if open && Lesson::asks(step) => Message::new("lesson-hint-answer").with("step", step),
        Some(Lesson::EXERCISE) if open => Message::new("lesson-hint-exercise"),
        _ => return Vec::new(),
    };
    vec![Said::new(words, message)]
}

/// The energy of the first step, as a picture.
fn queue_picture(detail: &Detail) -> Result<Picture, Error> {
    let party = antre_duel::lesson::party();
    let mut exercise = format!("{}\n", tour::MOMENTS);
    for fighter in &party {
        exercise.push_str(&format!("{} {}\n", fighter.name, fighter.speed));
    }
    Ok(Queue::new(Input::new("lesson", exercise)).answer(detail)?.picture)
}

/// The lines as they are told, each with its step.
fn table(numbers: &[u32], steps: &[StepFacts], words: &Words) -> Table {
    let rows = numbers.iter().zip(steps).flat_map(|(&number, facts)| {
        let lines = told::lines(facts, words).into_iter();
        lines.map(move |line| vec![Value::from(number), Value::from(line)]).collect::<Vec<_>>()
    });
    Table { columns: vec!["step", "line"], rows: rows.collect() }
}
