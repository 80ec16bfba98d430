//! An answer with everything that a page shows of it.

use antre_core::DrawRecord;
use antre_draw::{Align, Form, Picture, TextTable, evidence_mark};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Answer, Detail, Error, Query, command::command, link::link, text::draw_table};

/// A table in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ShownTable {
    /// Headings.
    pub columns: Vec<String>,
    /// Which columns hold numbers.
    pub numbers: Vec<bool>,
    /// Cells.
    pub rows: Vec<Vec<String>>,
}

/// What people look at, besides the sentence.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Shown {
    /// The command line that asks the same.
    pub command: String,
    /// The address of the question below the page's or the API's own.
    pub link: String,
    /// How well the rules are known: mark and word.
    pub evidence: (String, String),
    /// The picture, for a page that has the stylesheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
    /// The table, where that is what people look at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<ShownTable>,
    /// Lines of text: a log, a screen, an exercise's output.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<String>>,
    /// Every draw in words, when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<ShownTable>,
}

/// An answer and what is shown of it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Reply {
    /// The question as it was understood, defaults filled in.
    pub query: Query,
    /// The answer.
    pub answer: Answer,
    /// What people look at.
    pub shown: Shown,
}

/// Answers a question with everything that a page shows; `narrow` draws for a phone's width.
///
/// # Errors
/// As [`crate::answer`].
pub fn reply(query: Query, detail: &Detail, narrow: bool) -> Result<Reply, Error> {
    let answer = crate::answer(&query, detail)?;
    let shown = Shown::of(&query, &answer, detail, narrow);
    Ok(Reply { query, answer, shown })
}

impl Reply {
    /// As JSON.
    ///
    /// # Errors
    /// It has no JSON form.
    pub fn to_json(&self) -> serde_json::Result<Vec<u8>> {
        // Room for most replies at once: growing from nothing would copy each of them many times.
        let mut json = Vec::with_capacity(1 << 15);
        serde_json::to_writer(&mut json, self)?;
        json.shrink_to_fit();
        Ok(json)
    }
}

impl From<&TextTable> for ShownTable {
    fn from(table: &TextTable) -> Self {
        Self {
            columns: table.columns.iter().map(|(name, _)| name.clone()).collect(),
            numbers: table.columns.iter().map(|(_, align)| *align == Align::Right).collect(),
            rows: table.rows.clone(),
        }
    }
}

impl Shown {
    fn of(query: &Query, answer: &Answer, detail: &Detail, narrow: bool) -> Self {
        let picture = &answer.picture;
        let lines = match (&answer.verbatim, &answer.lines, picture) {
            (Some(text), _, _) => Some(text.lines().map(str::to_owned).collect()),
            (None, Some(lines), _) | (None, None, Picture::Lines { lines }) => Some(lines.clone()),
            _ => None,
        };
        let words = detail.words();
        let word = words.word(&format!("evidence-{}", answer.evidence.word().replace(' ', "-")));
        let told = |draws: &Vec<DrawRecord>| ShownTable::from(&draw_table(draws, detail));
        Self {
            command: command(query),
            link: link(query),
            evidence: (evidence_mark(answer.evidence, true).into(), word),
            svg: if narrow { picture.svg_narrow(Form::Inline) } else { picture.svg(Form::Inline) },
            table: match picture {
                Picture::Table(table) => Some(table.into()),
                _ => None,
            },
            lines,
            draws: answer.draws.as_ref().map(told),
        }
    }
}
