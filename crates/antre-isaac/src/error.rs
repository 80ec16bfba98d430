//! Everything that a caller can have written wrongly.

use alloc::string::String;
use alloc::vec::Vec;

use antre_core::{Message, OutOfRange};

/// One sentence each: the input, what was found, what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number outside its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A seed text of another length.
    #[error("seed \"{found}\" has {letters} letter{}: expected eight, such as B911 97JS", if *.letters == 1 { "" } else { "s" })]
    SeedLength {
        /// What was written.
        found: String,
        /// Letters in it, blanks left out.
        letters: usize,
    },
    /// A letter that no seed has.
    #[error("seed \"{found}\": letter {place} is {letter:?}: expected one of ABCDEFGHJKLMNPQRSTWXYZ01234V6789{}", suggested(.suggestions))]
    SeedLetter {
        /// What was written.
        found: String,
        /// Its place, from 1.
        place: usize,
        /// The letter.
        letter: char,
        /// Seeds that look alike.
        suggestions: Vec<String>,
    },
    /// The last two letters do not fit the others.
    #[error("seed \"{found}\": the checksum does not fit: expected a seed as the game shows it{}", suggested(.suggestions))]
    SeedChecksum {
        /// What was written.
        found: String,
        /// Seeds that look alike.
        suggestions: Vec<String>,
    },
    /// The number that the game takes for "no seed".
    #[error("seed B911 99JA is the number 0, which the game treats as no seed: expected 1..=4294967295")]
    SeedZero,
    /// A shape that the game does not have.
    #[error("shape \"{found}\": expected 1x1, IH, IV, 1x2, IIV, 2x1, IIH, 2x2, LTL, LTR, LBL or LBR")]
    Shape {
        /// What was written.
        found: String,
    },
    /// A stage that the profile has no rules for.
    #[error("stage {stage} of profile {profile}: expected {expected}")]
    Stage {
        /// The stage asked for.
        stage: u8,
        /// The profile.
        profile: &'static str,
        /// Which stages there are, and why not this one.
        expected: &'static str,
    },
    /// A curse that this stage cannot have.
    #[error(
        "curse of the labyrinth on stage {stage}: expected an odd stage below 8, since it joins two floors"
    )]
    Labyrinth {
        /// The stage asked for.
        stage: u8,
    },
    /// A room file that is not what it says.
    #[error("{0}")]
    Rooms(#[from] crate::rooms::RoomsError),
}

impl Error {
    /// The same without words; seeds that look alike are in [`Error::suggestions`].
    pub fn message(&self) -> Message {
        match self {
            Self::OutOfRange(error) => error.message(),
            Self::SeedLength { found, letters } => Message::new("error-isaac-seed-length")
                .with("found", found.as_str())
                .with("letters", *letters),
            Self::SeedLetter { found, place, letter, .. } => Message::new("error-isaac-seed-letter")
                .with("found", found.as_str())
                .with("place", *place)
                .with("letter", alloc::format!("{letter:?}")),
            Self::SeedChecksum { found, .. } => {
                Message::new("error-isaac-seed-checksum").with("found", found.as_str())
            }
            Self::SeedZero => Message::new("error-isaac-seed-zero"),
            Self::Shape { found } => Message::new("error-isaac-shape").with("found", found.as_str()),
            Self::Stage { stage, profile, expected } => Message::new("error-isaac-stage")
                .with("stage", *stage)
                .with("profile", *profile)
                .with("expected", *expected),
            Self::Labyrinth { stage } => Message::new("error-isaac-labyrinth").with("stage", *stage),
            Self::Rooms(error) => Message::new("error-in-file")
                .with("file", error.file.as_str())
                .with("problem", error.problem.as_str()),
        }
    }

    /// Seeds that look like what was typed.
    pub fn suggestions(&self) -> &[String] {
        match self {
            Self::SeedLetter { suggestions, .. } | Self::SeedChecksum { suggestions, .. } => suggestions,
            _ => &[],
        }
    }
}

fn suggested(suggestions: &[String]) -> String {
    if suggestions.is_empty() {
        String::new()
    } else {
        alloc::format!("; perhaps {}", suggestions.join(", "))
    }
}
