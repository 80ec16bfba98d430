//! When players open chests after loading a save (`docs/rules/dq9.md`, section 19.1).

use antre_core::Evidence;

/// A second that players can hit without a stopwatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Moment {
    /// Two consoles: one enters Pals Past & Present, the other leaves the Battle Records at that moment.
    Five,
    /// A party of one opens at once after the quick load; about one time in five it slips to the next second.
    Solo,
    /// A party of four opens at once after the quick load; about one time in twenty it slips to the second before.
    Party,
    /// Pals Past & Present, left as fast as possible.
    Eight,
    /// Pals Past & Present, then out of both screens.
    Nine,
}

impl Moment {
    /// All of them, by their seconds.
    pub const ALL: [Self; 5] = [Self::Five, Self::Solo, Self::Party, Self::Eight, Self::Nine];

    /// What players call it: those of Pals Past & Present by their stopwatch.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Solo => "solo",
            Self::Party => "party",
            Self::Eight => "eight",
            Self::Nine => "nine",
        }
    }

    /// The moment of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|moment| moment.word().eq_ignore_ascii_case(word.trim()))
    }

    /// How well its second is known: measured by players, told by one tool.
    pub const fn evidence(self) -> Evidence {
        Evidence::SingleSource
    }
}

/// The internal second of each moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moments {
    /// [`Moment::Five`]; measured: 0. (single source)
    pub five: u32,
    /// [`Moment::Solo`]; measured: 1. (single source)
    pub solo: u32,
    /// [`Moment::Party`]; measured: 2. (single source)
    pub party: u32,
    /// [`Moment::Eight`]; measured: 3, unsteady. (single source)
    pub eight: u32,
    /// [`Moment::Nine`]; measured: 4. (single source)
    pub nine: u32,
}

impl Moments {
    /// As players measured them.
    pub const MEASURED: Self = Self { five: 0, solo: 1, party: 2, eight: 3, nine: 4 };

    /// The second of a moment.
    pub const fn of(&self, moment: Moment) -> u32 {
        match moment {
            Moment::Five => self.five,
            Moment::Solo => self.solo,
            Moment::Party => self.party,
            Moment::Eight => self.eight,
            Moment::Nine => self.nine,
        }
    }

    /// Gives a moment another second.
    pub const fn set(&mut self, moment: Moment, second: u32) {
        match moment {
            Moment::Five => self.five = second,
            Moment::Solo => self.solo = second,
            Moment::Party => self.party = second,
            Moment::Eight => self.eight = second,
            Moment::Nine => self.nine = second,
        }
    }
}

impl Default for Moments {
    fn default() -> Self {
        Self::MEASURED
    }
}
