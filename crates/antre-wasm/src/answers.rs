//! What the page asks, answered as JSON texts.

use std::ops::ControlFlow;
use std::sync::OnceLock;

use antre::search::{Hit, Limits, Part, Search, Spaces};
use antre::{Error, Lang, Refusal, Words, link};
use serde::{Deserialize, Serialize};

/// Brings the questions' forms, before anything else is asked.
///
/// # Errors
/// The JSON of what is wrong.
pub fn bring_forms(text: &str) -> Result<(), String> {
    antre::form::bring(text).map_err(|error| refused(&error, Lang::En))
}

/// Brings the words of a language; a code that names none is passed over.
pub fn bring_words(code: &str, text: String) {
    if let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == code) {
        lang.bring(text);
    }
}

/// The code of the language that a question's values or a search asks for, if its words are not here yet.
pub fn lacking(asked: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Of {
        lang: Lang,
    }
    let of_search = serde_json::from_str(asked).ok().map(|of: Of| of.lang);
    let lang = of_search.unwrap_or_else(|| link::lang(&link::values(asked.as_bytes()).collect::<Vec<_>>()));
    (!lang.is_here()).then(|| lang.code().to_owned())
}

/// The answer to a question given as a link's parts, as the server's JSON.
///
/// # Errors
/// The JSON of what is wrong.
pub fn ask(system: &str, verb: &str, values: &str) -> Result<String, String> {
    let mut narrow = false;
    let mut rest = Vec::new();
    for (name, value) in link::values(values.as_bytes()) {
        if name == "narrow" {
            narrow = !matches!(value.as_str(), "false" | "0" | "no");
        } else {
            rest.push((name, value));
        }
    }
    let lang = link::lang(&rest);
    let (query, detail) = link::read(system, verb, rest).map_err(|error| refused(&error, lang))?;
    let reply = antre::reply(query, &detail, narrow).map_err(|error| refused(&error, detail.lang))?;
    json(&reply)
}

/// The columns that the conditions of a search can name, as a JSON list.
///
/// # Errors
/// The JSON of what is wrong.
pub fn search_columns(search: &str) -> Result<String, String> {
    let search = read(search)?;
    json(&spaces().columns(&search).map_err(|error| refused(&error, search.lang))?)
}

/// What a search will cost and find.
///
/// # Errors
/// The JSON of what is wrong.
pub fn search_outlook(search: &str) -> Result<String, String> {
    let search = read(search)?;
    json(&spaces().outlook(&search, 1).map_err(|error| refused(&error, search.lang))?)
}

/// Makes what the parts of a search share.
///
/// # Errors
/// The JSON of what is wrong.
pub fn search_prepare(search: &str) -> Result<(), String> {
    let search = read(search)?;
    spaces().prepare(&search, 1).map_err(|error| refused(&error, search.lang))
}

/// The hits of the positions `first..end`, at most `most` of them, and how far it came.
///
/// # Errors
/// The JSON of what is wrong.
pub fn search_part(search: &str, first: u64, end: u64, most: u64) -> Result<String, String> {
    #[derive(Serialize)]
    struct Found {
        hits: Vec<Hit>,
        part: Part,
    }
    let mut hits = Vec::new();
    let mut each = |hit| {
        hits.push(hit);
        ControlFlow::Continue(())
    };
    let limits = Limits { threads: 1, hits: Some(most), stop: None };
    let search = read(search)?;
    let part = spaces()
        .part(&search, first..end, limits, &mut each, &mut |_| {})
        .map_err(|error| refused(&error, search.lang))?;
    json(&Found { hits, part })
}

fn spaces() -> &'static Spaces {
    static SPACES: OnceLock<Spaces> = OnceLock::new();
    SPACES.get_or_init(Spaces::default)
}

/// A search as JSON, or as the values of a link.
fn read(search: &str) -> Result<Search, String> {
    if search.starts_with('{') {
        return serde_json::from_str(search)
            .map_err(|error| refused(&Error::new(format!("search: {error}")), Lang::En));
    }
    let values: Vec<(String, String)> = link::values(search.as_bytes()).collect();
    let lang = link::lang(&values);
    Search::read(values).map_err(|error| refused(&error, lang))
}

fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value)
        .map_err(|error| refused(&Error::new(format!("the answer has no JSON form: {error}")), Lang::En))
}

/// The JSON of what is wrong, in the language that was asked for.
fn refused(error: &Error, lang: Lang) -> String {
    serde_json::to_string(&Refusal::said(error, &Words::new(lang))).unwrap_or_default()
}
