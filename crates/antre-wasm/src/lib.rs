//! The facade as WebAssembly: texts in, texts out, so that the page asks a worker as it asks the server.
//!
//! Two modules are made of this: `modules/grottos.rs` and `modules/fights.rs`, so that a page loads the rules of the lab that
//! is open. [`answers`] holds what the exported functions do, for tests outside a browser.
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
