//! From dice to seeds: all 2³² states are stepped, and what does not fit falls out.

use std::str::FromStr;

use antre_core::{Message, Mulberry32, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_duel::seen::{Seeds, SeenDie, seeds};
use antre_search::infer::{Gain, gain};
use antre_search::run::{split, threads};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Roster, edition};
use crate::error::told;
use crate::search::grouped;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table};

/// Dice of a question at most.
const MOST_DICE: usize = 256;
/// Seeds that are listed.
const LISTED: usize = 100;
/// Seeds that are kept for judging the next die.
const KEPT: usize = 1 << 16;

/// Finds the seeds whose dice came out so.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-infer"))]
#[serde(deny_unknown_fields)]
pub struct Infer {
    /// Dice in the order rolled: 67 of 1..=100, 4[4..=7] of a weapon, <=73 and >73 of a chance, ? unseen
    #[cfg_attr(feature = "clap", arg(value_name = "DIE"))]
    #[serde(default)]
    pub dice: Vec<Die>,
    /// Log of a fight (Spanish, as antre duel fight --lang es prints it), or - for standard input
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Input::read, conflicts_with = "dice"))]
    #[serde(default)]
    pub log: Option<Input>,
    /// Roster of the log (TOML); without one the lesson's party
    #[cfg_attr(feature = "clap", arg(long, value_name = "ROSTER", value_parser = Input::read))]
    #[serde(default)]
    pub roster: Option<Input>,
    /// Dice that were rolled before the first of these
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    #[serde(default)]
    pub after: u32,
}

/// What is known of one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Die {
    /// Lowest value of the die's range.
    base: i64,
    seen: SeenDie,
}

impl Die {
    /// A die of `width` values from `base` on that showed `low..=high`.
    pub(super) fn new(base: i64, width: u64, low: i64, high: i64) -> Option<Self> {
        let width = u32::try_from(width).ok()?;
        let low = u32::try_from(low.checked_sub(base)?).ok()?;
        let high = u32::try_from(high.checked_sub(base)?).ok()?;
        Some(Self { base, seen: SeenDie::new(width, low, high)? })
    }

    /// A die of 1..=100.
    pub(super) fn hundred(low: i64, high: i64) -> Option<Self> {
        Self::new(1, 100, low, high)
    }
}

impl FromStr for Die {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        let wrong = || told!("error-duel-die", found = text);
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
        let found = if text == "?" {
            Self::hundred(1, 100)
        } else if let Some(most) = text.strip_prefix("<=") {
            Self::hundred(1, number(most)?)
        } else if let Some(less) = text.strip_prefix('>') {
            Self::hundred(number(less)?.saturating_add(1), 100)
        } else if let Some((values, range)) = text.strip_suffix(']').and_then(|text| text.split_once('[')) {
            let (low, high) = range.split_once("..=").ok_or_else(wrong)?;
            let (base, top) = (number(low)?, number(high)?);
            let width = top.checked_sub(base).and_then(|less| u64::try_from(less).ok()).ok_or_else(wrong)?;
            let (low, high) = values.split_once("..=").unwrap_or((values, values));
            Self::new(base, width.saturating_add(1), number(low)?, number(high)?)
        } else {
            let value = number(text)?;
            Self::hundred(value, value)
        };
        found.ok_or_else(wrong)
    }
}

impl TryFrom<String> for Die {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Die> for String {
    fn from(die: Die) -> Self {
        let (low, high) = die.seen.values();
        let (low, high) = (i64::from(low) + die.base, i64::from(high) + die.base);
        match (die.base, die.seen.width()) {
            (1, 100) if low == 1 && high == 100 => "?".into(),
            (1, 100) if low == high => low.to_string(),
            (1, 100) if low == 1 => format!("<={high}"),
            (1, 100) if high == 100 => format!(">{}", low - 1),
            (base, width) => {
                let top = base + i64::from(width) - 1;
                if low == high {
                    format!("{low}[{base}..={top}]")
                } else {
                    format!("{low}..={high}[{base}..={top}]")
                }
            }
        }
    }
}

/// What remains after each die, and what the next would tell.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct InferFacts {
    /// The dice, as they were understood.
    pub dice: Vec<String>,
    /// Seeds that remain after each die.
    pub remain: Vec<u64>,
    /// Seeds that fit all, the first hundred in ascending order.
    pub seeds: Vec<u32>,
    /// What one more die of 1..=100 would tell, in bits; 0 where one seed remains.
    pub next_bits: f64,
}

impl Infer {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let roster = Roster::read(self.roster.as_ref())?;
        let dice = match &self.log {
            Some(log) => super::infer_log::dice(log, &roster)?,
            None => self.dice.clone(),
        };
        if dice.is_empty() || dice.len() > MOST_DICE {
            return Err(told!("error-duel-dice", found = dice.len(), most = MOST_DICE));
        }
        let found = search(&dice, self.after);
        let next = self.after.wrapping_add(dice.len() as u32);
        let told: Gain =
            gain("1..=100", &found.seeds, |&seed| Mulberry32::new(seed).jump(next).next_u32() % 100);
        let last = found.remain.last().copied().unwrap_or(0);
        let facts = InferFacts {
            dice: dice.iter().map(|&die| die.into()).collect(),
            remain: found.remain,
            seeds: found.seeds.iter().take(LISTED).copied().collect(),
            next_bits: told.bits,
        };
        let words = detail.words();
        let message = match last {
            0 => Message::new("duel-infer-none"),
            1 => Message::new("duel-infer-one")
                .with("seed", facts.seeds.first().map_or(0, |&seed| i64::from(seed)).to_string()),
            _ => Message::new("duel-infer-many").with("seeds", grouped(last)),
        }
        .with("dice", dice.len());
        let mut notes = Vec::new();
        if last > 1 && last as usize <= KEPT {
            notes.push(Said::new(
                &words,
                Message::new("duel-infer-next")
                    .with("bits", format!("{:.1}", told.bits))
                    .with("remain", format!("{:.1}", told.remain)),
            ));
        }
        let rows = facts
            .dice
            .iter()
            .zip(&facts.remain)
            .enumerate()
            .map(|(index, (die, &remain))| vec![(index + 1).to_string(), die.clone(), grouped(remain)]);
        let mut picture = TextTable {
            columns: vec![
                (words.word("duel-infer-die"), Align::Right),
                (words.word("duel-infer-value"), Align::Left),
                (words.word("duel-infer-remain"), Align::Right),
            ],
            rows: rows.collect(),
        };
        if last > 1 {
            for seed in facts.seeds.iter().take(10) {
                picture.rows.push(vec![String::new(), words.word("duel-infer-seed"), seed.to_string()]);
            }
        }
        Ok(Answer {
            edition: edition(&roster.rules),
            evidence: roster.rules.evidence(),
            sentence: Said::new(&words, message),
            table: Table {
                columns: vec!["seed"],
                rows: facts.seeds.iter().map(|&seed| vec![Value::Int(seed.into())]).collect(),
            },
            picture: Picture::Table(picture),
            facts: Facts::DuelInfer(facts),
            notes,
            draws: None,
            lines: None,
            verbatim: None,
            found: last > 0,
        })
    }
}

/// Steps every state.
fn search(dice: &[Die], after: u32) -> Seeds {
    let seen: Vec<SeenDie> = dice.iter().map(|die| die.seen).collect();
    let parts = split(threads(0), 1 << 32, |range| seeds(&seen, after, range, KEPT));
    let mut sum = Seeds { remain: vec![0; dice.len()], seeds: Vec::new() };
    for part in parts {
        for (ours, theirs) in sum.remain.iter_mut().zip(part.remain) {
            *ours += theirs;
        }
        sum.seeds.extend(part.seeds);
    }
    sum.seeds.truncate(KEPT);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_read_as_typed() {
        for text in ["67", "?", "<=73", ">73", "4[4..=7]", "4..=5[4..=7]", "-2[-3..=0]", "30..=40[1..=100]"] {
            assert_eq!(text.parse::<Die>().map(String::from).as_deref(), Ok(text));
        }
        for wrong in
            ["0", "101", "x", "8[4..=7]", "4[7..=4]", ">100", "<=0", "", "5..=4[4..=7]", "1[0..=9999999999]"]
        {
            assert!(wrong.parse::<Die>().is_err(), "{wrong}");
        }
    }
}
