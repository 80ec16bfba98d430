//! Everything that a caller can have written wrongly.

use alloc::string::String;

use antre_core::OutOfRange;

/// An input that names nothing, with what was found and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A number outside its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A rank code that is none of the twelve.
    #[error("rank {found}: expected 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 or DD")]
    Rank {
        /// What was written.
        found: String,
    },
    /// A map that is written in neither form.
    #[error("map {found}: expected RR:seed (B5:15522) or six hex digits (B53CA2)")]
    MapId {
        /// What was written.
        found: String,
    },
    /// A map name with a word that no map has.
    #[error("{0}")]
    Name(crate::typed::UnknownWord),
}
