//! What a TOML file has wrong.
#![cfg_attr(
    not(any(feature = "duel", feature = "isaac", feature = "sky", feature = "torneko3")),
    allow(dead_code, reason = "no system that is here reads a file")
)]

use crate::{Error, Input};

/// A TOML error in our words: the place, and the expected type as users call it.
pub(crate) fn toml_error(input: &Input, error: &toml::de::Error) -> Error {
    // The library's messages have more lines where it quotes the file; a quoted name may have some as well.
    let whole = error.message();
    let said = if whole.starts_with("unknown ") { whole } else { whole.lines().next().unwrap_or("not TOML") };
    let mut sentence = said.replace('`', "\"");
    for (theirs, ours) in [
        ("invalid type: ", "found "),
        ("invalid length ", "found length "),
        (", expected i64", ": expected a whole number"),
        (", expected u32", ": expected a whole number from 0"),
        (", expected a string", ": expected text in quotes"),
        (", expected an array of length 2", ": expected two whole numbers, [low, high]"),
        (", expected expected", ": expected"),
        (", expected", ": expected"),
    ] {
        sentence = sentence.replace(theirs, ours);
    }
    match error.span() {
        Some(span) => Error::at(input, span, sentence),
        None => Error::new(sentence).within(input.name.as_str()),
    }
}
