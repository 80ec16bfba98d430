//! Start seeds and the eight letters that players type (section 7).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::Error;

const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTWXYZ01234V6789";
const MASK: u32 = 0x0FEF_7FFD;

/// Letters that are taken for one another on a screen or in a handwritten list. The second of a pair may be a letter
/// that no seed has.
const ALIKE: &[(u8, u8)] = &[
    (b'B', b'8'),
    (b'V', b'Y'),
    (b'1', b'I'),
    (b'0', b'O'),
    (b'V', b'U'),
    (b'S', b'5'),
    (b'Z', b'2'),
    (b'G', b'6'),
    (b'0', b'Q'),
    (b'0', b'D'),
    (b'Q', b'O'),
    (b'D', b'O'),
    (b'1', b'L'),
    (b'L', b'I'),
    (b'J', b'I'),
    (b'T', b'7'),
    (b'1', b'7'),
    (b'E', b'F'),
    (b'C', b'G'),
    (b'M', b'N'),
    (b'H', b'N'),
    (b'P', b'R'),
    (b'K', b'X'),
    (b'W', b'V'),
    (b'A', b'4'),
    (b'S', b'8'),
    (b'3', b'8'),
    (b'B', b'3'),
];

/// How many look-alikes are offered at most.
const OFFERED: usize = 4;

/// The number behind a seed text. 0 is a text too (`B911 99JA`), but the game starts no run from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StartSeed(pub u32);

impl StartSeed {
    /// The checksum in the last two letters.
    pub const fn checksum(self) -> u8 {
        let (mut rest, mut sum) = (self.0, 0u8);
        while rest != 0 {
            sum = sum.wrapping_add(rest as u8);
            sum = sum.wrapping_mul(2).wrapping_add(sum >> 7);
            rest >>= 5;
        }
        sum
    }

    /// The eight letters, without the blank.
    pub const fn letters(self) -> [u8; 8] {
        let (value, sum) = (self.0 ^ MASK, self.checksum());
        let mut letters = [0; 8];
        let mut place = 0;
        while place < 6 {
            letters[place] = ALPHABET[(value >> (27 - 5 * place)) as usize & 31];
            place += 1;
        }
        letters[6] = ALPHABET[((value & 3) << 3) as usize | (sum >> 5) as usize];
        letters[7] = ALPHABET[sum as usize & 31];
        letters
    }

    /// The seed of exactly eight letters of the alphabet, with or without the blank in the middle: what the game writes
    /// and nothing else.
    ///
    /// # Errors
    /// [`Error::SeedLength`], [`Error::SeedLetter`] and [`Error::SeedChecksum`]; the latter two name seeds that look alike.
    pub fn of_text(text: &str) -> Result<Self, Error> {
        let bare = match text.as_bytes() {
            [.., b' ', _, _, _, _] if text.len() == 9 => text.replacen(' ', "", 1),
            _ => text.to_string(),
        };
        let letters = bare.chars().count();
        let Ok(word) = <[u8; 8]>::try_from(bare.as_bytes()) else {
            return Err(if letters == 8 {
                foreign_letter(text, &bare)
            } else {
                Error::SeedLength { found: text.into(), letters }
            });
        };
        match decode(word) {
            Decoded::Seed(seed) => Ok(seed),
            Decoded::Foreign => Err(foreign_letter(text, &bare)),
            Decoded::Checksum => {
                Err(Error::SeedChecksum { found: text.into(), suggestions: look_alikes(word) })
            }
        }
    }

    /// The seed that somebody typed: small letters, blanks and hyphens do not matter; a number alone is the start seed
    /// itself.
    ///
    /// # Errors
    /// As [`Self::of_text`]; [`Error::SeedZero`] for the number 0 in either form, [`Error::OutOfRange`] for a larger one.
    pub fn of_typed(typed: &str) -> Result<Self, Error> {
        let trimmed = typed.trim();
        let seed = if !trimmed.is_empty() && trimmed.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = trimmed.parse::<i64>().unwrap_or(i64::MAX);
            if number == 0 {
                return Err(Error::SeedZero);
            }
            Self(antre_core::in_range("seed", number, 1..=i64::from(u32::MAX))? as u32)
        } else {
            let upper: String = trimmed
                .chars()
                .filter(|letter| !letter.is_whitespace() && *letter != '-')
                .map(|letter| letter.to_ascii_uppercase())
                .collect();
            Self::of_text(&upper).map_err(|error| in_words_of(error, trimmed))?
        };
        if seed.0 == 0 { Err(Error::SeedZero) } else { Ok(seed) }
    }
}

/// The error with the text as it was typed.
fn in_words_of(error: Error, typed: &str) -> Error {
    match error {
        Error::SeedLength { letters, .. } => Error::SeedLength { found: typed.into(), letters },
        Error::SeedLetter { place, letter, suggestions, .. } => {
            Error::SeedLetter { found: typed.into(), place, letter, suggestions }
        }
        Error::SeedChecksum { suggestions, .. } => Error::SeedChecksum { found: typed.into(), suggestions },
        other => other,
    }
}

fn foreign_letter(text: &str, bare: &str) -> Error {
    let foreign = bare.chars().enumerate().find(|(_, letter)| digit(*letter as u32).is_none());
    let (place, letter) = foreign.map_or((1, ' '), |(index, letter)| (index + 1, letter));
    let word = <[u8; 8]>::try_from(bare.as_bytes());
    let suggestions = word.map_or_else(|_| Vec::new(), look_alikes);
    Error::SeedLetter { found: text.into(), place, letter, suggestions }
}

enum Decoded {
    Seed(StartSeed),
    Foreign,
    Checksum,
}

fn digit(letter: u32) -> Option<u32> {
    ALPHABET.iter().position(|known| u32::from(*known) == letter).map(|index| index as u32)
}

fn decode(word: [u8; 8]) -> Decoded {
    let mut digits = [0; 8];
    for (place, letter) in word.iter().enumerate() {
        let Some(value) = digit(u32::from(*letter)) else { return Decoded::Foreign };
        digits[place] = value;
    }
    let high = digits[..6].iter().fold(0u32, |value, digit| value << 5 | digit);
    let seed = StartSeed((high << 2 | digits[6] >> 3) ^ MASK);
    if u32::from(seed.checksum()) == (digits[6] & 7) << 5 | digits[7] {
        Decoded::Seed(seed)
    } else {
        Decoded::Checksum
    }
}

/// Valid seeds that look like a text: with one letter changed, or with two where one is not enough. Letters that no seed
/// has are always changed.
fn look_alikes(word: [u8; 8]) -> Vec<String> {
    let mut found = Vec::new();
    for changes in 1..=2 {
        vary(word, 0, changes, &mut found);
        if !found.is_empty() {
            break;
        }
    }
    found.truncate(OFFERED);
    found
}

fn vary(word: [u8; 8], from: usize, changes: usize, found: &mut Vec<String>) {
    if changes == 0 {
        if let Decoded::Seed(seed) = decode(word) {
            let text = seed.to_string();
            if seed.0 != 0 && !found.contains(&text) {
                found.push(text);
            }
        }
        return;
    }
    for place in from..8 {
        for &(one, other) in ALIKE {
            for (here, there) in [(one, other), (other, one)] {
                if word[place] == here {
                    let mut changed = word;
                    changed[place] = there;
                    vary(changed, place + 1, changes - 1, found);
                }
            }
        }
    }
}

impl fmt::Display for StartSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, letter) in self.letters().into_iter().enumerate() {
            if place == 4 {
                f.write_str(" ")?;
            }
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

impl FromStr for StartSeed {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::of_typed(text)
    }
}
