//! How long the program itself takes, on one thread, for what the page's workers do first in a search that needs layouts.

#![allow(clippy::disallowed_methods, reason = "measuring")]

use std::time::Instant;

fn main() {
    let begun = Instant::now();
    let prepared = antre_wasm::answers::search_prepare(r#"{"condition":"chests.S >= 1"}"#);
    assert!(prepared.is_ok(), "{prepared:?}");
    println!("{}", begun.elapsed().as_secs_f64() * 1e3);
}
