//! From dice to seeds: all 2³² states are stepped, and what does not fit falls out.

use antre_core::{Message, Mulberry32, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_search::infer::{Gain, gain};
use antre_search::run::{split, threads};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

use super::{Roster, edition};
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
    #[cfg_attr(feature = "clap", arg(value_name = "DIE", allow_hyphen_values = true))]
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

/// What is known of one die: the remainder of its draw lies in a range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Die {
    /// Lowest value of the die's range.
    base: i64,
    /// Values of the die's range.
    width: u32,
    /// Lowest and highest value less the base; nothing known where they span the width.
    low: u32,
    high: u32,
}

impl Die {
    /// A die of 1..=100 within some values.
    const fn hundred(low: u32, high: u32) -> Self {
        Self { base: 1, width: 100, low: low - 1, high: high - 1 }
    }

    /// A die of which nothing is known.
    const UNSEEN: Self = Self::hundred(1, 100);

    fn new(base: i64, width: u64, low: i64, high: i64) -> Option<Self> {
        let width = u32::try_from(width).ok().filter(|&width| width > 0)?;
        let low = u32::try_from(low.checked_sub(base)?).ok()?;
        let high = u32::try_from(high.checked_sub(base)?).ok()?;
        (low <= high && high < width).then_some(Self { base, width, low, high })
    }

    /// What a draw must meet, as one multiplication and two comparisons.
    fn prepared(self) -> Prepared {
        // The remainder of a draw is the high half of (magic·draw mod 2⁶⁴)·width (Lemire, Kaser and Kurz 2019); it is at
        // least r where that low half is at least ⌈r·2⁶⁴ / width⌉.
        let width = u128::from(self.width);
        let magic = (u64::MAX / u64::from(self.width)).wrapping_add(1);
        let bound = |value: u32| (u128::from(value) << 64).div_ceil(width);
        let low = bound(self.low);
        let length = bound(self.high + 1) - low;
        Prepared { magic, low: low as u64, last: (length - 1) as u64, any: self.high - self.low + 1 == self.width }
    }
}

impl FromStr for Die {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        let wrong = || {
            Error::new(format!(
                "die \"{text}\": expected a number 1..=100, a weapon's such as 4[4..=7], a chance's such as <=73 or >73, or ?"
            ))
        };
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
        if text == "?" {
            return Ok(Self::UNSEEN);
        }
        let found = if let Some(most) = text.strip_prefix("<=") {
            Self::new(1, 100, 1, number(most)?)
        } else if let Some(less) = text.strip_prefix('>') {
            Self::new(1, 100, number(less)?.saturating_add(1), 100)
        } else if let Some((value, range)) = text.strip_suffix(']').and_then(|text| text.split_once('[')) {
            let (low, high) = range.split_once("..=").ok_or_else(wrong)?;
            let (value, low, high) = (number(value)?, number(low)?, number(high)?);
            let width = high.checked_sub(low).and_then(|less| u64::try_from(less).ok()).ok_or_else(wrong)?;
            Self::new(low, width + 1, value, value)
        } else {
            let value = number(text)?;
            Self::new(1, 100, value, value)
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
        let (low, high) = (i64::from(die.low) + die.base, i64::from(die.high) + die.base);
        match (die.base, die.width) {
            (1, 100) if low == 1 && high == 100 => "?".into(),
            (1, 100) if low == high => low.to_string(),
            (1, 100) if low == 1 => format!("<={high}"),
            (1, 100) if high == 100 => format!(">{}", low - 1),
            (base, width) => format!("{low}..={high}[{base}..={}]", base + i64::from(width) - 1),
        }
    }
}

#[derive(Debug, Clone, Copy)]
struct Prepared {
    magic: u64,
    low: u64,
    last: u64,
    any: bool,
}

impl Prepared {
    #[inline(always)]
    fn fits(self, draw: u32) -> bool {
        self.magic.wrapping_mul(u64::from(draw)).wrapping_sub(self.low) <= self.last
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
            return Err(Error::new(format!(
                "{} dice: expected 1..={MOST_DICE}, such as 67 4[4..=7] 93",
                dice.len()
            )));
        }
        let found = search(&dice, self.after);
        let next = self.after.wrapping_add(dice.len() as u32);
        let told: Gain = gain("1..=100", &found.kept, |&seed| Mulberry32::new(seed).jump(next).next_u32() % 100);
        let last = found.remain.last().copied().unwrap_or(0);
        let facts = InferFacts {
            dice: dice.iter().map(|&die| die.into()).collect(),
            remain: found.remain,
            seeds: found.kept.iter().take(LISTED).copied().collect(),
            next_bits: told.bits,
        };
        let words = detail.words();
        let message = match last {
            0 => Message::new("duel-infer-none"),
            1 => Message::new("duel-infer-one").with("seed", facts.seeds.first().map_or(0, |&seed| i64::from(seed)).to_string()),
            _ => Message::new("duel-infer-many").with("seeds", grouped(last)),
        }
        .with("dice", dice.len());
        let mut notes = Vec::new();
        if last > 1 && last as usize <= KEPT {
            notes.push(Said::new(&words, Message::new("duel-infer-next")
                .with("bits", format!("{:.1}", told.bits))
                .with("remain", format!("{:.1}", told.remain))));
        }
        let rows = facts.dice.iter().zip(&facts.remain).enumerate().map(|(index, (die, &remain))| {
            vec![(index + 1).to_string(), die.clone(), grouped(remain)]
        });
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

struct Found {
    remain: Vec<u64>,
    kept: Vec<u32>,
}

/// Steps every state.
fn search(dice: &[Die], after: u32) -> Found {
    let prepared: Vec<Prepared> = dice.iter().map(|die| die.prepared()).collect();
    let parts = split(threads(0), 1 << 32, |range| {
        let mut remain = vec![0u64; prepared.len()];
        let mut kept = Vec::new();
        for seed in range {
            let seed = seed as u32;
            // Draw k of a seed is mixed from seed + (k + 1) increments.
            let mut state = seed.wrapping_add(Mulberry32::INCREMENT.wrapping_mul(after));
            let fits = prepared.iter().zip(&mut remain).all(|(die, remain)| {
                state = state.wrapping_add(Mulberry32::INCREMENT);
                let fits = die.any || die.fits(Mulberry32::mix(state));
                *remain += u64::from(fits);
                fits
            });
            if fits && kept.len() < KEPT {
                kept.push(seed);
            }
        }
        Found { remain, kept }
    });
    let mut sum = Found { remain: vec![0; dice.len()], kept: Vec::new() };
    for part in parts {
        for (ours, theirs) in sum.remain.iter_mut().zip(part.remain) {
            *ours += theirs;
        }
        sum.kept.extend(part.kept);
    }
    sum.kept.truncate(KEPT);
    sum
}

/// What a log tells of its dice, in the order rolled.
pub(super) const fn hundred(low: u32, high: u32) -> Die {
    Die::hundred(low, high)
}

/// A weapon's die whose value lies in a range.
pub(super) fn weapon(base: i64, width: u64, low: i64, high: i64) -> Option<Die> {
    Die::new(base, width, low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepared_dice_are_remainders() {
        let mut draw = 12_345u32;
        for width in [1u32, 2, 3, 4, 7, 64, 99, 100, 101, 4_096, 1 << 31, u32::MAX] {
            for _ in 0..400 {
                draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let value = draw % width;
                for (low, high) in [(0, width - 1), (value, value), (0, value), (value, width - 1), (value / 2, value)] {
                    let die = Die { base: 0, width, low, high };
                    assert!(die.prepared().fits(draw), "{draw} mod {width} in {low}..={high}");
                }
                if value > 0 {
                    let die = Die { base: 0, width, low: 0, high: value - 1 };
                    assert!(!die.prepared().fits(draw), "{draw} mod {width} below {value}");
                }
                for edge in [0, u32::MAX, width - 1, width] {
                    let die = Die { base: 0, width, low: edge % width, high: edge % width };
                    assert!(die.prepared().fits(edge));
                }
            }
        }
    }

    #[test]
    fn dice_are_read_as_typed() {
        for (typed, shown) in [("67", "67"), ("?", "?"), ("<=73", "<=73"), (">73", ">73"), ("4[4..=7]", "4..=4[4..=7]")] {
            assert_eq!(String::from(typed.parse::<Die>().unwrap()), shown);
        }
        for wrong in ["0", "101", "x", "8[4..=7]", "4[7..=4]", ">100", "<=0", ""] {
            assert!(wrong.parse::<Die>().is_err(), "{wrong}");
        }
    }
}
