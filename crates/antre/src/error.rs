//! What is wrong with a question: one sentence, and the place in the file.

use std::fmt;
use std::io;
use std::ops::Range;

use antre_core::{Message, Value};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Input, Lang, Words};

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

impl Place {
    /// What stands before a sentence about it: `roster.toml:3:9: `.
    fn before(&self) -> String {
        format!("{}:{}:{}: ", self.file, self.line, self.column)
    }
}

/// A piece of an error's sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    /// Said as it is in every language: the name of a file, or English that no language has words for.
    Plain(String),
    /// Worded in the language of the user.
    Told(Message),
}

impl Part {
    fn say(&self, words: &Words) -> String {
        match self {
            Self::Plain(text) => text.clone(),
            Self::Told(message) => words.say(&phrased(message, words)),
        }
    }
}

/// Why a question cannot be answered: names the input, the value found, what is allowed.
///
/// It speaks English by itself and every language through [`Error::say`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// Where it happened, from the outside in.
    around: Vec<Part>,
    wrong: Part,
    /// What may have been meant.
    hint: Option<Box<Message>>,
    /// All of it in English.
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

impl Refusal {
    /// The same in a language; English where that has no words for it.
    pub fn said(error: &Error, words: &Words) -> Self {
        let english = Self::from(error);
        if words.lang() == Lang::En {
            english
        } else {
            Self { error: one_line(error.worded(words)), ..english }
        }
    }
}

/// What rules and systems say inside a sentence, where it is more than a word that is typed: the English of such a
/// message is the very text.
const PHRASES: [&str; 33] = [
    "error-phrase-whole",
    "error-phrase-number",
    "error-phrase-true-false",
    "error-phrase-smaller",
    "error-phrase-times",
    "error-phrase-kite",
    "error-phrase-actions",
    "error-phrase-flat",
    "error-phrase-targets",
    "error-phrase-courses",
    "error-phrase-denominator",
    "error-phrase-different",
    "error-phrase-cell",
    "error-phrase-yes-no",
    "error-phrase-fast-slow",
    "error-phrase-heroes",
    "error-phrase-rows-or-draw",
    "error-phrase-no-allies",
    "error-phrase-halves",
    "error-phrase-speed-on",
    "error-phrase-drawing",
    "error-phrase-wish",
    "error-phrase-wish-floor",
    "error-phrase-chest-rank",
    "error-phrase-flash-stages",
    "error-phrase-void",
    "error-phrase-home",
    "error-phrase-over",
    "error-phrase-potions",
    "error-phrase-no-file",
    "error-phrase-denied",
    "error-phrase-folder",
    "error-phrase-not-folder",
];

/// A message whose arguments speak the language, too.
fn phrased(message: &Message, words: &Words) -> Message {
    let translated = |text: &str| {
        let id = ENGLISH.with(|english| PHRASES.into_iter().find(|id| english.word(id) == text));
        id.map(|id| words.word(id))
    };
    let args = message.args.iter().map(|(name, value)| match value {
        Value::Text(text) => (*name, translated(text).map_or_else(|| value.clone(), Value::Text)),
        Value::Int(_) => (*name, value.clone()),
    });
    Message { id: message.id, args: args.collect() }
}

/// A message of the Fluent files as an error, each argument as it is shown.
macro_rules! told {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Error::told($crate::core::Message::new($id)$(.with(stringify!($name), $value.to_string()))*)
    };
}
pub(crate) use told;

thread_local! {
    static ENGLISH: Words = Words::new(Lang::En);
}

/// Letters of a source line that are shown around the spot.
const SHOWN: usize = 76;

impl Error {
    /// A sentence that is English in every language.
    pub fn new(sentence: impl Into<String>) -> Self {
        let sentence = one_line(sentence.into());
        Self { around: Vec::new(), wrong: Part::Plain(sentence.clone()), hint: None, sentence, place: None }
    }

    /// A message of the Fluent files.
    pub fn told(message: Message) -> Self {
        let sentence = ENGLISH.with(|words| one_line(words.say(&message)));
        Self { around: Vec::new(), wrong: Part::Told(message), hint: None, sentence, place: None }
    }

    /// What a rule crate found wrong: its own English, and the message for the other languages.
    fn of_rules(sentence: &dyn fmt::Display, message: Message) -> Self {
        Self { wrong: Part::Told(message), ..Self::new(sentence.to_string()) }
    }

    /// The same inside something with a name, such as a file: `maps.txt: …`.
    #[must_use]
    pub fn within(self, name: impl Into<String>) -> Self {
        self.inside(Part::Plain(one_line(name.into())))
    }

    /// The same inside something that has words, such as a line: `line 3: …`.
    #[must_use]
    pub fn under(self, message: Message) -> Self {
        self.inside(Part::Told(message))
    }

    fn inside(mut self, part: Part) -> Self {
        let outside = ENGLISH.with(|words| one_line(part.say(words)));
        self.sentence = format!("{outside}: {}", self.sentence);
        self.around.insert(0, part);
        self
    }

    /// The same with the name that was probably meant, if there is one.
    #[must_use]
    pub fn perhaps(self, near: Option<&str>) -> Self {
        self.hinted(near.map(perhaps))
    }

    /// The same with the names that are spelled nearly so, nearest first.
    #[must_use]
    pub fn nearest(self, near: &[&str]) -> Self {
        self.hinted(nearest(near))
    }

    fn hinted(mut self, hint: Option<Message>) -> Self {
        if let Some(hint) = hint {
            self.sentence.push_str(&ENGLISH.with(|words| one_line(words.say(&hint))));
            self.hint = Some(Box::new(hint));
        }
        self
    }

    /// A file or stream that cannot be read.
    pub fn unreadable(name: &str, why: &io::Error) -> Self {
        told!("error-unreadable", why = system(why)).within(name)
    }

    /// A file that cannot be written.
    pub fn unwritable(name: &str, why: &io::Error) -> Self {
        told!("error-unwritable", why = system(why)).within(name)
    }

    /// A file or stream with more than `limit` bytes.
    pub fn too_large(name: &str, limit: u64) -> Self {
        told!("error-too-large", limit = limit).within(name)
    }

    /// The error as the parser of the command line carries it: as what is wrong with a value.
    #[cfg(feature = "clap")]
    pub(crate) fn carried(self) -> clap::Error {
        use clap::builder::TypedValueParser as _;

        let parser = move |_: &str| Err::<(), Self>(self.clone());
        let refused = parser.parse_ref(&clap::Command::new("antre"), None, std::ffi::OsStr::new(""));
        refused.err().unwrap_or_else(|| clap::Error::new(clap::error::ErrorKind::ValueValidation))
    }

    /// The same about bytes of an input.
    pub fn at(input: &Input, span: Range<usize>, wrong: impl Into<Self>) -> Self {
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
        Self { place: Some(Box::new(place)), ..wrong.into() }
    }

    /// The whole in a language, with the place before it; English where that has no words for it.
    pub fn say(&self, words: &Words) -> String {
        if words.lang() == Lang::En {
            return self.to_string();
        }
        let before = self.place().map_or_else(String::new, Place::before);
        one_line(before + &self.worded(words))
    }

    /// The sentence in a language, without the place.
    fn worded(&self, words: &Words) -> String {
        let mut said = String::new();
        for part in &self.around {
            said.push_str(&part.say(words));
            said.push_str(": ");
        }
        said.push_str(&self.wrong.say(words));
        if let Some(hint) = &self.hint {
            said.push_str(&words.say(hint));
        }
        said
    }

    /// The English sentence, without the place.
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

/// The system's words without the error number, which tells users nothing.
fn system(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_lowercase()
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
            f.write_str(&place.before())?;
        }
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Error {}

impl From<String> for Error {
    fn from(sentence: String) -> Self {
        Self::new(sentence)
    }
}

impl From<&str> for Error {
    fn from(sentence: &str) -> Self {
        Self::new(sentence)
    }
}

impl From<antre_core::OutOfRange> for Error {
    fn from(error: antre_core::OutOfRange) -> Self {
        Self::of_rules(&error, error.message())
    }
}

#[cfg(any(feature = "compare", feature = "duel"))]
impl From<antre_duel::Error> for Error {
    fn from(error: antre_duel::Error) -> Self {
        Self::of_rules(&error, error.message())
    }
}

#[cfg(feature = "dq9")]
impl From<antre_dq9::Error> for Error {
    fn from(error: antre_dq9::Error) -> Self {
        if let antre_dq9::Error::Line { line, error } = error {
            return Self::from(*error).under(Message::new("error-line").with("line", line));
        }
        let hint = match (&error, error.nearest().as_slice()) {
            (antre_dq9::Error::Name(_), []) => Some(Message::new("error-dq9-name-looks")),
            (_, near) => nearest(near),
        };
        Self { hint: hint.map(Box::new), ..Self::of_rules(&error, error.message()) }
    }
}

#[cfg(feature = "isaac")]
impl From<antre_isaac::Error> for Error {
    fn from(error: antre_isaac::Error) -> Self {
        let hint = match error.suggestions() {
            [] => None,
            near => Some(perhaps(&near.join(", "))),
        };
        Self { hint: hint.map(Box::new), ..Self::of_rules(&error, error.message()) }
    }
}

#[cfg(any(feature = "compare", feature = "sky"))]
impl From<antre_sky::SkyError> for Error {
    fn from(error: antre_sky::SkyError) -> Self {
        Self::of_rules(&error, error.message())
    }
}

#[cfg(any(feature = "compare", feature = "torneko3"))]
impl From<antre_torneko3::Torneko3Error> for Error {
    fn from(error: antre_torneko3::Torneko3Error) -> Self {
        Self::of_rules(&error, error.message())
    }
}

/// The hint of a name that was probably meant.
fn perhaps(near: &str) -> Message {
    Message::new("error-perhaps").with("near", near)
}

/// The hint of names that are spelled nearly so, nearest first.
fn nearest(near: &[&str]) -> Option<Message> {
    match near {
        [] => None,
        [only] => Some(Message::new("error-nearest").with("near", *only)),
        [others @ .., last] => {
            let hint = Message::new("error-nearest-several").with("others", others.join(", "));
            Some(hint.with("last", *last))
        }
    }
}
