//! What is wrong with a question: one sentence, and the place in the file.

use std::fmt;
use std::ops::Range;

use schemars::JsonSchema;
use serde::Serialize;

use crate::Input;

/// A spot in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Name of the file as the user gave it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in letters, from 1.
    pub column: usize,
    /// The line itself, cut where it is very long.
    pub text: String,
    /// How many letters are meant.
    pub width: usize,
}

/// Why a question cannot be answered: names the input, the value found, what is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    sentence: String,
    place: Option<Box<Place>>,
}

/// A spot in a text that came with the question, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Spot {
    /// Line, from 1.
    pub line: usize,
    /// Column in letters, from 1.
    pub column: usize,
    /// The line, and a mark under what is meant.
    pub excerpt: String,
}

/// Why there is no answer, as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Refusal {
    /// Names the input, what was found, what is allowed.
    pub error: String,
    /// Where in a text, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Spot>,
}

impl From<&Error> for Refusal {
    fn from(error: &Error) -> Self {
        let place = error.place().map(|place| Spot {
            line: place.line,
            column: place.column,
            excerpt: error.excerpt().trim_start_matches('\n').to_owned(),
        });
        // The place is told beside it, so the sentence goes without.
        Self { error: error.sentence().to_owned(), place }
    }
}

/// Letters of a source line that are shown around the spot.
const SHOWN: usize = 76;

impl Error {
    /// A sentence without a place.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self { sentence: one_line(sentence.into()), place: None }
    }

    /// A sentence about bytes of an input.
    pub fn at(input: &Input, span: Range<usize>, sentence: impl Into<String>) -> Self {
        let text = &input.text;
        let start = floor_boundary(text, span.start);
        let end = floor_boundary(text, span.end.max(span.start));
        let line_start = text[..start].rfind('\n').map_or(0, |at| at + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
        let column = text[line_start..start].chars().count();
        let meant = text[start..end.min(line_end)].chars().count().max(1);
        // A long line is shown from a little before the spot.
        let skip = column.saturating_sub(SHOWN / 2);
        let shown: String = text[line_start..line_end].chars().skip(skip).take(SHOWN).collect();
        let place = Place {
            file: input.name.clone(),
            line: text[..start].matches('\n').count() + 1,
            column: column + 1,
            width: meant.min(SHOWN.saturating_sub(column - skip)).max(1),
            text: shown.trim_end_matches('\r').replace(char::is_control, " "),
        };
        Self { sentence: one_line(sentence.into()), place: Some(Box::new(place)) }
    }

    /// The sentence, without the place.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The spot in a file, where there is one.
    pub fn place(&self) -> Option<&Place> {
        self.place.as_deref()
    }

    /// The spot as a terminal shows it: the line and a mark under what is meant. Empty without a place.
    pub fn excerpt(&self) -> String {
        let Some(place) = self.place() else { return String::new() };
        let number = place.line.to_string();
        let before = (place.column - 1).min(SHOWN / 2);
        format!(
            "\n  {number} | {}\n  {:pad$} | {:before$}{}",
            place.text,
            "",
            "",
            "^".repeat(place.width),
            pad = number.len()
        )
    }
}

/// What was found may hold line breaks and escape sequences: a sentence shows them, a terminal must not follow them.
fn one_line(sentence: String) -> String {
    let sentence = shortened(sentence);
    if !sentence.contains(char::is_control) {
        return sentence;
    }
    let mut plain = String::with_capacity(sentence.len());
    for letter in sentence.chars() {
        if letter.is_control() { plain.extend(letter.escape_default()) } else { plain.push(letter) }
    }
    plain
}

/// What was found may be a megabyte: its beginning and the end of the sentence, which says what is allowed, are kept.
fn shortened(sentence: String) -> String {
    const BEGINNING: usize = 160;
    const END: usize = 400;
    if sentence.len() <= BEGINNING + END + 40 {
        return sentence;
    }
    let end = floor_boundary(&sentence, sentence.len() - END);
    format!("{}…{}", &sentence[..floor_boundary(&sentence, BEGINNING)], &sentence[end..])
}

/// The nearest boundary between letters at or before a byte.
fn floor_boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place() {
            write!(f, "{}:{}:{}: ", place.file, place.line, place.column)?;
        }
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Error {}

impl From<antre_core::OutOfRange> for Error {
    fn from(error: antre_core::OutOfRange) -> Self {
        Self::new(error.to_string())
    }
}

impl From<antre_duel::Error> for Error {
    fn from(error: antre_duel::Error) -> Self {
        Self::new(error.to_string())
    }
}

impl From<antre_dq9::Error> for Error {
    fn from(error: antre_dq9::Error) -> Self {
        Self::new(error.to_string())
    }
}

impl From<antre_isaac::Error> for Error {
    fn from(error: antre_isaac::Error) -> Self {
        Self::new(error.to_string())
    }
}

impl From<antre_sky::SkyError> for Error {
    fn from(error: antre_sky::SkyError) -> Self {
        Self::new(error.to_string())
    }
}

impl From<antre_torneko3::Torneko3Error> for Error {
    fn from(error: antre_torneko3::Torneko3Error) -> Self {
        Self::new(error.to_string())
    }
}
