//! Everything that a caller can have written wrongly.

use alloc::string::String;
use alloc::vec::Vec;

use antre_core::OutOfRange;

/// One sentence each: the input, what was found, what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number outside its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A seed text of another length.
    #[error("seed \"{found}\" has {letters} letters: expected eight, such as B911 99JA")]
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

fn suggested(suggestions: &[String]) -> String {
    if suggestions.is_empty() {
        String::new()
    } else {
        alloc::format!("; perhaps {}", suggestions.join(" or "))
    }
}
