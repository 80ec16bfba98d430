//! Ranges of seeds as they are typed.

use std::ops::RangeInclusive;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Error;

/// Seeds from one to another, written `A..=B` with B or `A..B` without; never empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Seeds {
    first: i64,
    last: i64,
}

impl Seeds {
    /// From a first to a last seed.
    ///
    /// # Errors
    /// The last is below the first.
    pub fn new(first: i64, last: i64) -> Result<Self, Error> {
        if last < first {
            return Err(Error::new(format!("seeds {first}..={last}: expected at least one seed")));
        }
        Ok(Self { first, last })
    }

    /// As a range.
    pub fn range(self) -> RangeInclusive<i64> {
        self.first..=self.last
    }

    /// The first.
    pub const fn first(self) -> i64 {
        self.first
    }

    /// How many.
    pub const fn count(self) -> u128 {
        self.last.abs_diff(self.first) as u128 + 1
    }
}

impl FromStr for Seeds {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let wrong = || Error::new(format!("seeds \"{text}\": expected a range such as 1..=1000 or 0..1000"));
        let number = |text: &str| text.trim().replace('_', "").parse::<i64>().map_err(|_| wrong());
        if let Some((first, last)) = text.split_once("..=") {
            Self::new(number(first)?, number(last)?)
        } else if let Some((first, end)) = text.split_once("..") {
            let (first, end) = (number(first)?, number(end)?);
            if end <= first {
                return Err(Error::new(format!("seeds {first}..{end}: expected at least one seed")));
            }
            Self::new(first, end - 1)
        } else {
            let only = number(text)?;
            Self::new(only, only)
        }
    }
}

impl TryFrom<String> for Seeds {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Seeds> for String {
    fn from(seeds: Seeds) -> Self {
        format!("{}..={}", seeds.first, seeds.last)
    }
}
