//! Searches, catalogues and their words: what the systems plug into [`antre_search`].

mod asked;
pub(crate) mod columns;
mod conditions;
#[cfg(feature = "dq9")]
pub mod dq9;
#[cfg(feature = "duel")]
pub mod duel;
mod finder;
pub(crate) mod infer;
#[cfg(feature = "isaac")]
pub mod isaac;
mod told;

pub use antre_search as engine;
pub use asked::{Search, SpaceName, forms};
pub use columns::{ColumnRow, ColumnsFacts, StageRow};
pub use conditions::Conditions;
pub use finder::{Chip, ColumnInfo, Hit, Limits, Outlook, Part, Spaces};
pub use infer::{ClueRow, InferFacts, LookRow};
pub use told::{Told, grouped, plan};

use antre_search::Error as Wrong;

use crate::{Error, Input};

/// Name and version of this program, as checkpoints, manifests and tables record them.
pub const PROGRAM: &str = concat!("antre ", env!("CARGO_PKG_VERSION"));

impl From<Wrong> for Error {
    fn from(error: Wrong) -> Self {
        Self::new(error.to_string())
    }
}

/// An error with the filter's text beside it, where that is meant.
pub fn explained(error: Wrong, filter: &Input) -> Error {
    match error {
        Wrong::Filter { sentence, span } if !span.is_empty() && filter.text.len() <= 4_096 => {
            Error::at(filter, span, sentence)
        }
        other => other.into(),
    }
}
