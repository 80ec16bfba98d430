//! Questions about Dragon Quest IX treasure-map grottos.

mod boss;
mod editions;
mod explain;
mod floors;
mod names;
mod show;

use antre_core::{Evidence, Message};
use antre_draw::{Align, Picture, TextTable, evidence_mark};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use boss::{Boss, BossFacts, BossRow};
pub use editions::{BossSource, EditionOptions, Release};
pub use floors::{ChestFacts, ContentFacts, FloorFacts, MonsterFacts};
pub use names::Names;
pub use show::{NameIn, Show, ShowFacts};

use crate::{Answer, Detail, Error, Words};

/// A question about grottos.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// Everything about a map, or about one of its floors.
    Show(Show),
    /// The bosses.
    Boss(Boss),
}

/// Answers a question about grottos.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Show(query) => query.answer(detail),
        Query::Boss(query) => query.answer(detail),
    }
}

/// A table for the terminal: headings by the id of their words, numbers to the right.
fn text_table(words: &Words, columns: &[(&'static str, Align)], rows: Vec<Vec<String>>) -> Picture {
    let heading = |&(id, align): &(&'static str, Align)| {
        let word = if id.is_empty() { String::new() } else { words.word(&format!("dq9-column-{id}")) };
        (word, align)
    };
    Picture::Table(TextTable { columns: columns.iter().map(heading).collect(), rows })
}

/// Per cent with one decimal: `12.5 %`, `< 0.1 %`.
fn percent(part: u64, whole: u64) -> String {
    let thousandths = (part * 1_000 + whole / 2) / whole.max(1);
    match (part, thousandths) {
        (1.., 0) => "< 0.1 %".into(),
        _ => format!("{}.{} %", thousandths / 10, thousandths % 10),
    }
}

/// One in how many, rounded.
fn one_in(part: u64, whole: u64) -> u64 {
    (whole + part / 2) / part.max(1)
}

/// A number with its thousands set apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `7` or `7–12`.
fn span(low: impl Into<i64>, high: impl Into<i64>) -> String {
    let (low, high) = (low.into(), high.into());
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// A message with the number of something in its usual form.
fn counted(id: &'static str, count: usize) -> Message {
    Message::new(id).with("count", count).with("grouped", grouped(count as u64))
}

/// A walking distance: `one step`, `12.5 steps`.
fn steps(half_steps: impl Into<u64>, words: &Words) -> String {
    let half_steps = half_steps.into();
    let half = if half_steps.is_multiple_of(2) { "" } else { ".5" };
    let said = Message::new("dq9-steps").with("steps", format!("{}{half}", grouped(half_steps / 2)));
    words.say(&said.with("half", half_steps as i64))
}

/// A word of evidence with its mark: `◇ disputed`.
fn evidence(level: Evidence, words: &Words) -> String {
    let word = words.word(&format!("evidence-{}", level.word().replace(' ', "-")));
    format!("{} {word}", evidence_mark(level, true))
}
