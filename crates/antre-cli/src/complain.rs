//! What is wrong, in one sentence on standard error.

use std::env;
use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use antre::core::Message;
use antre::{Error, Lang, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::locale;

/// Bad input.
const BAD_INPUT: u8 = 2;

/// Says what is wrong and where.
pub(crate) fn about(error: &Error, lang: Lang) -> ExitCode {
    eprintln!("antre: {}{}", error.say(&Words::new(lang)), error.excerpt());
    ExitCode::from(BAD_INPUT)
}

/// Says what is wrong with the flags. Help and version come this way too, and are no error.
pub(crate) fn about_flags(error: &clap::Error) -> ExitCode {
    let words = || Words::new(asked(env::args()).unwrap_or_else(locale::lang));
    if error.kind() == ErrorKind::ValueValidation
        && let Some(ours) = error.source().and_then(|source| source.downcast_ref::<Error>())
    {
        let flag = flag(error).map_or_else(String::new, |flag| format!("{flag}: "));
        eprintln!("antre: {flag}{}{}", ours.say(&words()), ours.excerpt());
        return ExitCode::from(BAD_INPUT);
    }
    if let Some(expected) = expected(error) {
        let found = match error.get(ContextKind::InvalidValue) {
            Some(ContextValue::String(found)) => found.as_str(),
            _ => "",
        };
        let wrong = Message::new("error-choice")
            .with("what", flag(error).unwrap_or("argument"))
            .with("found", found)
            .with("expected", expected);
        eprintln!("antre: {}", Error::told(wrong).say(&words()));
        return ExitCode::from(BAD_INPUT);
    }
    // Nobody is left to tell if this cannot be written.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS }
}

/// The language that was asked for in words that could not be read as a whole.
fn asked(mut args: impl Iterator<Item = String>) -> Option<Lang> {
    while let Some(arg) = args.next() {
        let code = match arg.strip_prefix("--lang") {
            Some("") => args.next()?,
            Some(rest) => rest.strip_prefix('=').unwrap_or_default().to_owned(),
            None => continue,
        };
        return Lang::ALL.into_iter().find(|lang| lang.code() == code);
    }
    None
}

/// The flag that is meant, as it is typed; a file names itself in its sentence.
fn flag(error: &clap::Error) -> Option<&str> {
    let Some(ContextValue::String(shown)) = error.get(ContextKind::InvalidArg) else { return None };
    shown.split([' ', '=']).next().filter(|flag| flag.starts_with("--"))
}

/// What a flag would have taken, where it is plain from the error.
fn expected(error: &clap::Error) -> Option<String> {
    if let Some(ContextValue::Strings(choices)) = error.get(ContextKind::ValidValue)
        && error.kind() == ErrorKind::InvalidValue
        && !choices.is_empty()
    {
        return Some(choices.join(", "));
    }
    let source = error.source()?;
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        let expected = match number.kind() {
            IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => "a smaller whole number",
            _ => "a whole number",
        };
        return Some(expected.into());
    }
    // The library's own words for a number out of its range.
    let words = source.to_string();
    words.split_once(" is not in ").map(|(_, range)| range.to_owned())
}
