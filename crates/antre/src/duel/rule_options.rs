//! The experiments that the lesson proposes, as options: flags of a command, `[rules]` of a roster, fields of a query.

use std::str::FromStr;

use antre_duel::assumed::LimitAt;
use antre_duel::{CritSlope, HitClamp, Payment, Rules};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::error::told;

/// Changes to the lesson's rules. What is left out stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Rules (default: the lesson's)"))]
#[serde(default, deny_unknown_fields)]
pub struct RuleOptions {
    /// Bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    #[cfg_attr(feature = "clap", arg(long, value_name = "LOW..=HIGH"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit_clamp: Option<ClampOption>,
    /// How agility turns into critical chance: tenth or whole [lesson: tenth]
    #[cfg_attr(feature = "clap", arg(long, value_name = "SLOPE", value_parser = crit_slope))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crit_slope: Option<CritSlope>,
    /// What a critical hit multiplies by [lesson: 2]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crit_factor: Option<i64>,
    /// Price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with several prices
    /// where they make sense.
    #[cfg_attr(feature = "clap", arg(skip))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<i64>,
    /// What becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson: subtract]
    #[cfg_attr(feature = "clap", arg(long, value_name = "HOW", value_parser = payment))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<Payment>,
    /// Energy at which somebody may act [lesson: 100]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<i64>,
    /// Least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|none"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_speed: Option<MinSpeed>,
    /// The queue stops when this tick would be passed [lesson: no limit]
    #[cfg_attr(feature = "clap", arg(long, value_name = "TICK"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tick_limit: Option<i64>,
    /// Turns the hero may begin before the battle counts as lost [200, assumed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "TURNS"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_limit: Option<u32>,
    /// Where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHERE", value_parser = limit_at))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit_at: Option<LimitAt>,
}

impl RuleOptions {
    /// The rules with these changes, checked.
    ///
    /// # Errors
    /// The first value outside its range.
    pub fn applied_to(&self, mut rules: Rules) -> Result<Rules, Error> {
        if let Some(ClampOption(clamp)) = self.hit_clamp {
            rules.hit_clamp = clamp;
        }
        set(&mut rules.crit_slope, self.crit_slope);
        set(&mut rules.crit_factor, self.crit_factor);
        set(&mut rules.cost, self.cost);
        set(&mut rules.payment, self.payment);
        set(&mut rules.threshold, self.threshold);
        set(&mut rules.min_speed, self.min_speed.map(|MinSpeed(least)| least));
        set(&mut rules.tick_limit, self.tick_limit.map(Some));
        set(&mut rules.assumed.turn_limit.hero_turns, self.turn_limit);
        set(&mut rules.assumed.turn_limit.at, self.limit_at);
        if rules.min_speed.is_none() && rules.tick_limit.is_none() {
            return Err(told!("error-duel-tick-limit"));
        }
        rules.check()?;
        Ok(rules)
    }
}

impl From<&Rules> for RuleOptions {
    /// What differs from the lesson's rules.
    fn from(rules: &Rules) -> Self {
        fn other<T: Copy + PartialEq>(value: T, lesson: T) -> Option<T> {
            (value != lesson).then_some(value)
        }
        let (lesson, limit) = (Rules::LESSON, rules.assumed.turn_limit);
        Self {
            hit_clamp: other(rules.hit_clamp, lesson.hit_clamp).map(ClampOption),
            crit_slope: other(rules.crit_slope, lesson.crit_slope),
            crit_factor: other(rules.crit_factor, lesson.crit_factor),
            cost: other(rules.cost, lesson.cost),
            payment: other(rules.payment, lesson.payment),
            threshold: other(rules.threshold, lesson.threshold),
            min_speed: other(rules.min_speed, lesson.min_speed).map(MinSpeed),
            tick_limit: rules.tick_limit,
            turn_limit: other(limit.hero_turns, lesson.assumed.turn_limit.hero_turns),
            limit_at: other(limit.at, lesson.assumed.turn_limit.at),
        }
    }
}

fn set<T: Copy>(value: &mut T, change: Option<T>) {
    if let Some(change) = change {
        *value = change;
    }
}

/// A hit clamp written as `LOW..=HIGH`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct ClampOption(pub HitClamp);

impl FromStr for ClampOption {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let bounds =
            text.split_once("..=").and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
        let (low, high) = bounds.ok_or_else(|| told!("error-duel-clamp", found = text))?;
        Ok(Self(HitClamp { low, high }))
    }
}

impl TryFrom<String> for ClampOption {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<ClampOption> for String {
    fn from(ClampOption(clamp): ClampOption) -> Self {
        format!("{}..={}", clamp.low, clamp.high)
    }
}

/// A least speed, or `none`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "NumberOrWord", into = "NumberOrWord")]
#[schemars(with = "NumberOrWord")]
pub struct MinSpeed(pub Option<i64>);

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum NumberOrWord {
    Number(i64),
    Word(String),
}

impl FromStr for MinSpeed {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if text == "none" {
            return Ok(Self(None));
        }
        let least = text.parse().map_err(|_| told!("error-duel-min-speed", found = text))?;
        Ok(Self(Some(least)))
    }
}

impl TryFrom<NumberOrWord> for MinSpeed {
    type Error = Error;

    fn try_from(value: NumberOrWord) -> Result<Self, Error> {
        match value {
            NumberOrWord::Number(least) => Ok(Self(Some(least))),
            NumberOrWord::Word(word) => word.parse(),
        }
    }
}

impl From<MinSpeed> for NumberOrWord {
    fn from(MinSpeed(least): MinSpeed) -> Self {
        least.map_or_else(|| Self::Word("none".into()), Self::Number)
    }
}

#[cfg(feature = "clap")]
fn one_of<T>(what: &str, text: &str, choices: &[(&str, T)]) -> Result<T, Error>
where
    T: Copy,
{
    choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        told!("error-choice", what = what, found = text, expected = names.join(", "))
    })
}

#[cfg(feature = "clap")]
fn crit_slope(text: &str) -> Result<CritSlope, Error> {
    one_of("crit_slope", text, &[("tenth", CritSlope::Tenth), ("whole", CritSlope::Whole)])
}

#[cfg(feature = "clap")]
fn payment(text: &str) -> Result<Payment, Error> {
    one_of("payment", text, &[("subtract", Payment::Subtract), ("reset", Payment::Reset)])
}

#[cfg(feature = "clap")]
fn limit_at(text: &str) -> Result<LimitAt, Error> {
    one_of("limit_at", text, &[("before-turn", LimitAt::BeforeTurn), ("after-turn", LimitAt::AfterTurn)])
}
