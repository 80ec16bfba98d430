//! What goes wrong, as one sentence, and exit code 2.

use std::error::Error as _;
use std::process::ExitCode;

use antre::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Bad input.
pub(crate) const BAD_INPUT: u8 = 2;

/// Prints the sentence and the spot in the file.
pub(crate) fn report(error: &Error) -> ExitCode {
    eprintln!("antre: {error}{}", error.excerpt());
    ExitCode::from(BAD_INPUT)
}

/// Help and versions are no failures; a value that a question refuses is told in the question's own words.
pub(crate) fn of_clap(error: &clap::Error) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Nothing is lost when nobody reads it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::ValueValidation
        && let Some(cause) = error.source()
    {
        if let Some(cause) = cause.downcast_ref::<Error>() {
            return report(cause);
        }
        let context = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.as_str(),
            _ => "",
        };
        let (flag, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
        eprintln!("antre: {flag} \"{value}\": {cause}: expected a whole number in range");
        return ExitCode::from(BAD_INPUT);
    }
    let _ = error.print();
    ExitCode::from(BAD_INPUT)
}
