//! Everything that a caller can have written wrongly.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use antre_core::{Message, OutOfRange};

use crate::names::Part;

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
    /// A file that does not begin as a save of this game does.
    #[error("save: expected the text DRAGON QUEST IX within the first {} bytes", crate::save::MOST_IN_FRONT)]
    SaveForeign,
    /// A save that ends too early.
    #[error("save of {found} bytes: expected at least {expected} from the text DRAGON QUEST IX on")]
    SaveShort {
        /// Bytes from the text on.
        found: usize,
        /// Bytes that both slots take.
        expected: usize,
    },
    /// A slot of a save whose bytes do not fit its checksum.
    #[error(
        "{slot} save: checksum of bytes {}..{} is {:08X}, stored is {:08X}; the save is damaged or was edited",
        .checksum.from, .checksum.to, .checksum.computed, .checksum.stored
    )]
    SaveChecksum {
        /// `church` or `quick`.
        slot: &'static str,
        /// The checksum.
        checksum: crate::save::Checksum,
    },
    /// A name that no chest gives.
    #[error("{0}")]
    Item(crate::items::UnknownItem),
    /// A location that is no number.
    #[error("location {found}: expected a number in 1..=150")]
    Location {
        /// What was written.
        found: String,
    },
    /// A line of a list of maps.
    #[error("line {line}: {error}")]
    Line {
        /// Number of the line, from 1.
        line: u32,
        /// What is wrong with it.
        error: alloc::boxed::Box<Error>,
    },
    /// A name that no boss has.
    #[error("{0}")]
    Boss(crate::bosses::UnknownBoss),
}

impl Error {
    /// The same without words; what is spelled nearly so is in [`Error::nearest`].
    pub fn message(&self) -> Message {
        match self {
            Self::OutOfRange(error) => error.message(),
            Self::Rank { found } => Message::new("error-dq9-rank").with("found", found.as_str()),
            Self::MapId { found } => Message::new("error-dq9-map").with("found", found.as_str()),
            Self::Name(unknown) => {
                let part = unknown.part.map_or("any", |part| match part {
                    Part::Prefix => "prefix",
                    Part::Locale => "place",
                    Part::Suffix => "suffix",
                });
                Message::new("error-dq9-word").with("part", part).with("found", unknown.found.as_str())
            }
            Self::SaveForeign => {
                Message::new("error-dq9-save-foreign").with("bytes", crate::save::MOST_IN_FRONT)
            }
            Self::SaveShort { found, expected } => {
                Message::new("error-dq9-save-short").with("found", *found).with("expected", *expected)
            }
            Self::SaveChecksum { slot, checksum } => Message::new("error-dq9-save-checksum")
                .with("slot", *slot)
                .with("from", checksum.from)
                .with("to", checksum.to)
                .with("computed", format!("{:08X}", checksum.computed))
                .with("stored", format!("{:08X}", checksum.stored)),
            Self::Item(unknown) => Message::new("error-dq9-item").with("found", unknown.found.as_str()),
            Self::Location { found } => Message::new("error-dq9-location").with("found", found.as_str()),
            Self::Line { error, .. } => error.message(),
            Self::Boss(unknown) => Message::new("error-dq9-boss").with("found", unknown.found.as_str()),
        }
    }

    /// Names that are spelled nearly as what was typed, nearest first; none where no name was typed.
    pub fn nearest(&self) -> Vec<&str> {
        match self {
            Self::Name(unknown) => unknown.nearest.clone(),
            Self::Item(crate::items::UnknownItem { nearest, .. })
            | Self::Boss(crate::bosses::UnknownBoss { nearest, .. }) => {
                nearest.iter().map(String::as_str).collect()
            }
            Self::Line { error, .. } => error.nearest(),
            _ => Vec::new(),
        }
    }
}
