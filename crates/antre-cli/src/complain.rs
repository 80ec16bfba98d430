//! What is wrong, in one sentence on standard error.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use antre::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Bad input.
const BAD_INPUT: u8 = 2;

/// Says what is wrong and where.
pub(crate) fn about(error: &Error) -> ExitCode {
    eprintln!("antre: {error}{}", error.excerpt());
    ExitCode::from(BAD_INPUT)
}

/// Says what is wrong with the flags. Help and version come this way too, and are no error.
pub(crate) fn about_flags(error: &clap::Error) -> ExitCode {
    if error.kind() == ErrorKind::ValueValidation
        && let Some(ours) = error.source().and_then(|source| source.downcast_ref::<Error>())
    {
        match flag(error) {
            Some(flag) => eprintln!("antre: {flag}: {ours}{}", ours.excerpt()),
            None => eprintln!("antre: {ours}{}", ours.excerpt()),
        }
        return ExitCode::from(BAD_INPUT);
    }
    // A scenario is read when all its words are known; what is wrong with it comes as a bare sentence.
    if error.kind() == ErrorKind::ValueValidation && error.context().next().is_none() {
        let told = error.to_string();
        // What is added about usage is of no help here.
        let sentence = told.split("\n\n").next().unwrap_or_default().trim_end();
        eprintln!("antre: {}", sentence.strip_prefix("error: ").unwrap_or(sentence));
        return ExitCode::from(BAD_INPUT);
    }
    if let Some(expected) = expected(error) {
        let found = match error.get(ContextKind::InvalidValue) {
            Some(ContextValue::String(found)) => found.as_str(),
            _ => "",
        };
        eprintln!("antre: {} \"{found}\": expected {expected}", flag(error).unwrap_or("argument"));
        return ExitCode::from(BAD_INPUT);
    }
    // Nobody is left to tell if this cannot be written.
    let _ = error.print();
    if error.use_stderr() { ExitCode::from(BAD_INPUT) } else { ExitCode::SUCCESS }
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
