//! The module of the lab of treasure-map grottos, and searches over every space.
#![allow(unsafe_code, reason = "the bindings that the attribute below writes")]

use antre::{Answer, Detail, Error, Query, dq9};
// Brings the functions that both modules have.
pub use antre_wasm::answers;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Dq9(query) => dq9::answer(query, detail),
        _ => Err(Error::new("system: not in the module of grottos: expected dq9")),
    }
}

/// Answers a question given as a link's parts; see [`answers::ask`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn ask(system: &str, verb: &str, values: &str) -> Result<String, JsValue> {
    answers::ask(answer, system, verb, values).map_err(JsValue::from)
}

/// What conditions of a search can name; see [`answers::search_columns`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn search_columns(search: &str) -> Result<String, JsValue> {
    answers::search_columns(search).map_err(JsValue::from)
}

/// What a search will cost and find; see [`answers::search_outlook`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn search_outlook(search: &str) -> Result<String, JsValue> {
    answers::search_outlook(search).map_err(JsValue::from)
}

/// Makes what the parts of a search share; see [`answers::search_prepare`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn search_prepare(search: &str) -> Result<(), JsValue> {
    answers::search_prepare(search).map_err(JsValue::from)
}

/// Searches the positions `first..end`; see [`answers::search_part`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn search_part(search: &str, first: f64, end: f64, most: u32) -> Result<String, JsValue> {
    // Positions are whole numbers far below what a float holds exactly.
    answers::search_part(search, first as u64, end as u64, most.into()).map_err(JsValue::from)
}
