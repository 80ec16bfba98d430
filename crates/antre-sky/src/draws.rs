//! What the rules draw, and streams for scenarios whose draws are given (sections 3.1, 3.2, 11).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use antre_core::{Draw, Reading, Why};

use crate::{Modifier, Monster, Rounding, Rules, SkyError};

/// The counter that a raise stores.
pub(crate) const RAISE: Why = Why::new("raise-counter", "3.1");
/// The counter that a lowering stores.
pub(crate) const LOWER: Why = Why::new("lower-counter", "3.2");
/// The counter of a paralysis; the range holds one value.
pub(crate) const PARALYSIS: Why = Why::new("paralysis-counter", "11");
/// Whether a side effect happens.
pub(crate) const CHANCE: Why = Why::new("chance", "11");
/// Whether Trick Room raises or lowers.
pub(crate) const EITHER: Why = Why::new("raise-or-lower", "11");

/// One of `low..=high`, each as likely: the top 16 bits of the raw output, scaled.
fn between<D: Draw>(draws: &mut D, why: Why, low: u8, high: u8) -> u8 {
    let raw = draws.draw(why) >> 16;
    let span = u32::from(high.saturating_sub(low)) + 1;
    let value = low + ((raw * span) >> 16) as u8;
    draws.read(Reading::value(low.into(), high.into(), value.into()));
    value
}

/// The counter of a raise (section 3.1).
pub(crate) fn raise_counter<D: Draw>(draws: &mut D, rules: &Rules) -> u8 {
    between(draws, RAISE, rules.raise_counters.0, rules.raise_counters.1)
}

/// The counter of a lowering of `target`: Self-Curer halves, Natural Cure caps at 5, then 1 is added (section 3.2).
pub(crate) fn lower_counter<D: Draw>(draws: &mut D, rules: &Rules, target: &Monster) -> u8 {
    let mut turns = between(draws, LOWER, rules.lower_counters.0, rules.lower_counters.1).saturating_sub(1);
    if target.has(Modifier::SelfCurer) {
        turns = match rules.self_curer {
            Rounding::Up => turns.div_ceil(2),
            Rounding::Down => turns / 2,
        };
    }
    if target.has(Modifier::NaturalCure) {
        turns = turns.min(5);
    }
    turns.max(1) + 1
}

/// The counter of a paralysis: a range of one value.
pub(crate) fn paralysis_counter<D: Draw>(draws: &mut D) -> u8 {
    between(draws, PARALYSIS, 2, 2)
}

/// Whether something that happens in `percent` of 100 happens.
pub(crate) fn happens<D: Draw>(draws: &mut D, why: Why, percent: u8) -> bool {
    let raw = draws.draw(why) >> 16;
    let roll = ((raw * 100) >> 16) as u8;
    let yes = roll < percent;
    draws.read(Reading::value(0, 99, roll.into()).against(percent.into(), if yes { "yes" } else { "no" }));
    yes
}

/// Always the highest value: counters 10 and 8; chances below 100 never happen. What the article assumes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Longest;

impl Draw for Longest {
    #[inline(always)]
    fn draw(&mut self, _: Why) -> u32 {
        u32::MAX
    }
}

/// Always the lowest value: counters 9 and 7; every chance happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shortest;

impl Draw for Shortest {
    #[inline(always)]
    fn draw(&mut self, _: Why) -> u32 {
        0
    }
}

/// Plays the values that the rules are to read: counters (9, 10, 7, 8) and rolls of a chance (0..=99), in order.
///
/// Like a tape, it is used exactly or [`Outcomes::finish`] says what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "given draws check nothing until `finish` is called"]
pub struct Outcomes {
    rules: Rules,
    values: Vec<u8>,
    next: usize,
    problem: Option<String>,
}

impl Outcomes {
    /// Values for a floor under `rules`, played from the first.
    pub fn new(rules: Rules, values: impl Into<Vec<u8>>) -> Self {
        Self { rules, values: values.into(), next: 0, problem: None }
    }

    fn range(&self, why: Why) -> (u8, u8) {
        match why {
            RAISE => self.rules.raise_counters,
            LOWER => self.rules.lower_counters,
            PARALYSIS => (2, 2),
            _ => (0, 99),
        }
    }

    /// Whether every value was allowed and used, and none was missing.
    ///
    /// # Errors
    /// [`SkyError::Draws`] names the first value that was wrong, or how many were left.
    pub fn finish(self) -> Result<(), SkyError> {
        match (self.problem, self.values.len().saturating_sub(self.next)) {
            (Some(problem), _) => Err(SkyError::Draws(problem)),
            (None, 0) => Ok(()),
            (None, left) => Err(SkyError::Draws(format!(
                "{left} of {} were not used: expected all of them",
                self.values.len()
            ))),
        }
    }
}

impl Draw for Outcomes {
    fn draw(&mut self, why: Why) -> u32 {
        let number = self.next;
        self.next += 1;
        let (low, high) = self.range(why);
        let problem = match self.values.get(number) {
            Some(value) if (low..=high).contains(value) => {
                let span = u64::from(high - low) + 1;
                // The lowest 16-bit number that is scaled to the value.
                return ((u64::from(value - low) * 65_536).div_ceil(span) << 16) as u32;
            }
            Some(value) => {
                format!("value {} is {value} for {}: expected {low}..={high}", number + 1, why.label)
            }
            None => {
                format!("value {} for {} is missing: {} were given", number + 1, why.label, self.values.len())
            }
        };
        self.problem.get_or_insert(problem);
        0
    }
}
