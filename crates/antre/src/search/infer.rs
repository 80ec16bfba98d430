//! From what was seen to what it was: what remains after each clue, and what to look for next.
#![cfg_attr(
    not(any(feature = "dq9", feature = "isaac")),
    allow(dead_code, reason = "no system that is here has clues")
)]

use antre_core::{Evidence, Message, Value};
use antre_draw::Picture;
use antre_search::infer::{Inferred, Look, Of, infer as inferred};
use antre_search::{Filter, Space, Work};
use schemars::JsonSchema;
use serde::Serialize;

use super::{explained, grouped};
use crate::{Answer, Detail, Error, Facts, Input, Said, Table, Words};

/// Items that the terminal lists.
const LISTED: usize = 20;

/// A clue and what it left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClueRow {
    /// The clue, as a condition over the columns of the space.
    pub clue: String,
    /// Items that remain.
    pub remain: u64,
}

/// What one more look is worth.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct LookRow {
    /// Columns to look at.
    pub clue: String,
    /// Expected information in bits.
    pub bits: f64,
    /// Items expected to remain.
    pub remain: f64,
    /// How many different answers it can have.
    pub answers: usize,
}

/// What the clues tell.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct InferFacts {
    /// What was searched.
    pub space: String,
    /// Items before the first clue.
    pub of: u64,
    /// The clues in order.
    pub clues: Vec<ClueRow>,
    /// Items that fit all of them.
    pub remain: u64,
    /// The first hundred of those.
    pub ids: Vec<String>,
    /// What tells most about the rest, the most telling first.
    pub next: Vec<LookRow>,
    /// How many of the rest that was judged by: all of them, or a sample spread evenly.
    pub judged: u64,
}

/// A condition or columns, and the place of the space that they are about.
pub(crate) type About = (usize, String);

/// What is asked of some spaces over the same positions.
pub(crate) struct Question<'q> {
    /// Where to look.
    pub work: Work,
    /// Conditions in order.
    pub clues: &'q [About],
    /// Columns that can be looked at next, each as [`Look::new`] reads it.
    pub looks: &'q [About],
    /// What stands before a condition of each space; empty where there is only one.
    pub marks: &'q [String],
    /// How well the rules behind the spaces are known.
    pub evidence: Evidence,
    /// Ids of the sentences for nothing, one and many that fit.
    pub sentences: [&'static str; 3],
}

/// Applies the clues one after another.
///
/// # Errors
/// The first clue that cannot be read, with its place.
pub(crate) fn infer<S: Space>(
    spaces: &[S],
    question: Question<'_>,
    detail: &Detail,
) -> Result<Answer, Error> {
    let words = detail.words();
    let Some(space) = spaces.first() else { return Err(Error::new("infer: nothing to search")) };
    let mark = |place: usize| question.marks.get(place).map_or("", String::as_str);
    let read = |(place, clue): &About| {
        let input = Input::new("clue", clue.clone());
        let filter = Filter::parse(clue, spaces[*place].schema());
        Ok(Of { space: *place, asked: filter.map_err(|error| explained(error, &input))? })
    };
    let filters = question.clues.iter().map(read).collect::<Result<Vec<_>, Error>>()?;
    let looks = question
        .looks
        .iter()
        .map(|(place, look)| Ok(Of { space: *place, asked: Look::new(look, spaces[*place].schema())? }));
    let looks = looks.collect::<Result<Vec<_>, Error>>()?;
    let of = question.work.len();
    let Inferred { clues, remain, first, next, judged } = inferred(spaces, question.work, &filters, &looks)?;
    let facts = InferFacts {
        space: space.name(),
        of,
        clues: clues
            .into_iter()
            .zip(question.clues)
            .map(|(clue, (place, _))| ClueRow {
                clue: format!("{}{}", mark(*place), clue.clue),
                remain: clue.remain,
            })
            .collect(),
        remain,
        ids: first.iter().map(|&position| space.id(position)).collect(),
        next: next
            .into_iter()
            .map(|(place, gain)| LookRow {
                clue: format!("{}{}", mark(place), gain.clue),
                bits: gain.bits,
                remain: gain.remain,
                answers: gain.answers,
            })
            .collect(),
        judged,
    };
    let [none, one, many] = question.sentences;
    let message = Message::new(match remain {
        0 => none,
        1 => one,
        _ => many,
    })
    .with("items", grouped(remain))
    .with("item", facts.ids.first().cloned().unwrap_or_default())
    .with("of", grouped(of))
    .with("clues", facts.clues.len());
    Ok(Answer {
        edition: space.edition(),
        evidence: question.evidence,
        sentence: Said::new(&words, message),
        notes: Vec::new(),
        draws: None,
        picture: Picture::None,
        table: Table {
            columns: vec!["id"],
            rows: facts.ids.iter().map(|id| vec![Value::from(id.as_str())]).collect(),
        },
        lines: Some(lines(&facts, &words)),
        facts: Facts::Infer(facts),
        verbatim: None,
        found: remain > 0,
    })
}

fn lines(facts: &InferFacts, words: &Words) -> Vec<String> {
    let left = words.word("search-infer-left");
    let mut lines = vec![format!("{left:>13}  {}", words.word("search-infer-clue"))];
    lines.extend(facts.clues.iter().map(|clue| format!("{:>13}  {}", grouped(clue.remain), clue.clue)));
    if !facts.next.is_empty() {
        lines.push(String::new());
        lines.push(format!("{:>5}  {left:>13}  {}", "bits", words.word("search-infer-next")));
        lines.extend(facts.next.iter().map(|look| {
            let remain = if look.remain < 1_000.0 {
                format!("{:.1}", look.remain)
            } else {
                grouped(look.remain.round() as u64)
            };
            format!("{:>5.2}  {remain:>13}  {}", look.bits, look.clue)
        }));
        if facts.judged < facts.remain {
            lines.push(words.say(&Message::new("search-infer-judged").with("items", grouped(facts.judged))));
        }
    }
    if facts.remain > 1 && !facts.ids.is_empty() {
        let more = facts.remain as usize > LISTED;
        let shown: Vec<&str> = facts.ids.iter().take(LISTED).map(String::as_str).collect();
        lines.push(String::new());
        lines.push(format!("{}{}", shown.join("  "), if more { "  …" } else { "" }));
    }
    lines
}
