//! The facade as WebAssembly: texts in, texts out, so that the page asks a worker as it asks the server.
//!
//! A module is made of this for each lab (`modules/`), by a feature of the same name, so that a page loads the rules of the lab
//! that is open and no others. [`answers`] holds what the exported functions do, for tests outside a browser.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(unsafe_code, reason = "the bindings that the attribute below writes")]

pub mod answers;

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Brings the questions' forms; see [`answers::bring_forms`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn bring_forms(text: &str) -> Result<(), JsValue> {
    answers::bring_forms(text).map_err(JsValue::from)
}

/// Brings the words of a language; see [`answers::bring_words`].
#[wasm_bindgen]
pub fn bring_words(code: &str, text: String) {
    answers::bring_words(code, text);
}

/// Which language's words are wanted first; see [`answers::lacking`].
#[wasm_bindgen]
pub fn lacking(asked: &str) -> Option<String> {
    answers::lacking(asked)
}

/// Answers a question given as a link's parts; see [`answers::ask`].
///
/// # Errors
/// The JSON of what is wrong.
#[wasm_bindgen]
pub fn ask(system: &str, verb: &str, values: &str) -> Result<String, JsValue> {
    answers::ask(system, verb, values).map_err(JsValue::from)
}

/// What is in a module of a system that has searches.
#[cfg(any(feature = "fights", feature = "floors", feature = "grottos"))]
mod searches {
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

    use crate::answers;

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
}
#[cfg(any(feature = "fights", feature = "floors", feature = "grottos"))]
pub use searches::{search_columns, search_outlook, search_part, search_prepare};
