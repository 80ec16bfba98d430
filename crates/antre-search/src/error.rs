//! What can go wrong, one sentence each.

use std::ops::Range;

/// Why a search cannot be made or went wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The filter's text is wrong at some bytes.
    #[error("{sentence}")]
    Filter {
        /// What is wrong and what is allowed.
        sentence: String,
        /// Which bytes of the text are meant.
        span: Range<usize>,
    },
    /// The filter has no value for an item, for instance because it divides by zero.
    #[error(
        "filter: {reason} at {id}: expected a condition with a value for every item, such as x != 0 && 10 / x > 1"
    )]
    NoValue {
        /// The item.
        id: String,
        /// What happened.
        reason: String,
    },
    /// The fast and the obvious generator disagree: a fault of this program.
    #[error(
        "{space} {id}: the fast and the obvious generator differ in {differences}; nothing found after {id} is shown. Please report this line"
    )]
    Differs {
        /// Space.
        space: String,
        /// Item.
        id: String,
        /// Columns with both values.
        differences: String,
    },
    /// A file cannot be read or written, or holds something else.
    #[error("{path}: {reason}")]
    File {
        /// File.
        path: String,
        /// What is wrong and what is expected.
        reason: String,
    },
    /// An option has no meaning here.
    #[error("{0}")]
    Option(String),
}

impl Error {
    pub(crate) fn filter(sentence: impl Into<String>, span: Range<usize>) -> Self {
        Self::Filter { sentence: sentence.into(), span }
    }

    /// A file with what is wrong.
    pub fn file(path: &std::path::Path, reason: impl Into<String>) -> Self {
        Self::File { path: path.display().to_string(), reason: reason.into() }
    }

    /// A file with what the system says.
    pub fn io(path: &std::path::Path, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let reason = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                "the disk is full: expected room for the file".into()
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                "cannot be written: expected a file and a folder with the right to write".into()
            }
            ErrorKind::NotFound => "its folder does not exist: expected an existing folder".into(),
            _ => {
                let text = error.to_string();
                text.split(" (os error").next().unwrap_or(&text).to_lowercase()
            }
        };
        Self::file(path, reason)
    }
}
