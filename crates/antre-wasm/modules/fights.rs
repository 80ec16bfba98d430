//! The module of all other labs: the duel, Isaac's floors, turns.
#![allow(unsafe_code, reason = "the bindings that the attribute below writes")]

use antre::{Answer, Detail, Error, Query, duel, isaac, sky, torneko3};
// Brings the functions that both modules have.
pub use antre_wasm::answers;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Duel(query) => duel::answer(query, detail),
        Query::Isaac(query) => isaac::answer(query, detail),
        Query::Sky(query) => sky::answer(query, detail),
        Query::Torneko3(query) => torneko3::answer(query, detail),
        Query::Compare(query) => query.answer(detail),
        Query::Dq9(_) => Err(Error::new("system: not in the module of fights: expected any but dq9")),
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
