//! Kinds of floors and maps, as flags take them.

pub use antre_dq9::Kind;

/// Reads a kind and lists all of them in the help.
#[cfg(feature = "clap")]
pub(super) fn parser() -> impl clap::builder::TypedValueParser<Value = Kind> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};

    PossibleValuesParser::new(Kind::ALL.map(Kind::word))
        .try_map(|word| Kind::of_word(&word).ok_or_else(|| crate::error::told!("error-dq9-kind")))
}
