//! The rules as values: everything that changes a result, with the lesson's choices as defaults.

use antre_core::{Evidence, in_range};

use crate::Error;
use crate::assumed::Assumed;

/// Between which percentages a hit chance is held (section 5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HitClamp {
    /// Lowest chance, in percent.
    pub low: i64,
    /// Highest chance, in percent.
    pub high: i64,
}

/// How dexterity turns into critical chance (section 3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CritSlope {
    /// One point for every ten of agility: the lesson's rule.
    Tenth,
    /// One point for each of agility: the experiment that the lesson proposes.
    Whole,
}

/// What the one who acts does with the energy (section 4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Payment {
    /// Pays the cost and keeps the rest.
    Subtract,
    /// Loses everything: the lesson's planted bug (section 4.5).
    Reset,
}

/// The edition of a battle: every choice that changes a result.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rules {
    /// Bounds of the hit chance. Lesson: 10..=95.
    pub hit_clamp: HitClamp,
    /// Agility → critical chance. Lesson: a tenth.
    pub crit_slope: CritSlope,
    /// What a critical hit multiplies by. Lesson: 2.
    pub crit_factor: i64,
    /// Price of an action, in energy. Lesson: 100.
    pub cost: i64,
    /// How it is paid. Lesson: the rest is kept.
    pub payment: Payment,
    /// Energy at which somebody may act. Lesson: 100.
    pub threshold: i64,
    /// Least gain per tick; `None` lets a speed of 0 stand still and a negative one fall. Lesson: 1.
    pub min_speed: Option<i64>,
    /// The queue stops when this tick would be passed. Must be set where `min_speed` is `None`. Lesson: none.
    pub tick_limit: Option<i64>,
    /// What the source does not state.
    pub assumed: Assumed,
}

impl Rules {
    /// The rules of the lesson.
    pub const LESSON: Self = Self {
        hit_clamp: HitClamp { low: 10, high: 95 },
        crit_slope: CritSlope::Tenth,
        crit_factor: 2,
        cost: 100,
        payment: Payment::Subtract,
        threshold: 100,
        min_speed: Some(1),
        tick_limit: None,
        assumed: Assumed::PROPOSED,
    };

    /// Checks every value.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] and [`Error::EmptyRange`] name the value.
    pub fn check(&self) -> Result<(), Error> {
        let HitClamp { low, high } = self.hit_clamp;
        in_range("rules.hit_clamp.low", low, 0..=100)?;
        in_range("rules.hit_clamp.high", high, 0..=100)?;
        if high < low {
            return Err(Error::EmptyRange { what: "rules.hit_clamp".into(), low, high });
        }
        in_range("rules.crit_factor", self.crit_factor, 1..=1_000)?;
        in_range("rules.cost", self.cost, 1..=crate::STAT_LIMIT)?;
        in_range("rules.threshold", self.threshold, 1..=crate::STAT_LIMIT)?;
        match self.min_speed {
            Some(least) => {
                in_range("rules.min_speed", least, 1..=crate::STAT_LIMIT)?;
            }
            // Without a floor a queue of idlers never ends: only a tick limit ends it.
            None => {
                in_range("rules.tick_limit", self.tick_limit.unwrap_or(0), 1..=1_000_000_000)?;
            }
        }
        if let Some(limit) = self.tick_limit {
            in_range("rules.tick_limit", limit, 1..=1_000_000_000)?;
        }
        self.assumed.check()
    }

    /// How well these rules are known. The source names other costs only as an idea and says nothing of what happens
    /// without a least speed, so those are assumed; the other experiments it proposes itself.
    pub fn evidence(&self) -> Evidence {
        let lesson = Self::LESSON;
        let known = self.cost == lesson.cost
            && self.threshold == lesson.threshold
            && self.min_speed == lesson.min_speed
            && self.tick_limit.is_none();
        if known { Evidence::Certain } else { Evidence::Assumed }
    }

    /// Whether these are the lesson's rules throughout.
    pub fn is_lesson(&self) -> bool {
        *self == Self::LESSON
    }

    /// What somebody with this speed gains in a tick.
    #[inline]
    pub const fn gain(&self, speed: i64) -> i64 {
        match self.min_speed {
            Some(least) if speed < least => least,
            _ => speed,
        }
    }

    /// What somebody who acts has left of this energy.
    #[inline]
    pub const fn after_paying(&self, energy: i64, cost: i64) -> i64 {
        match self.payment {
            Payment::Subtract => energy - cost,
            Payment::Reset => 0,
        }
    }

    /// Hit chance in percent (section 5.1).
    #[inline]
    pub const fn hit_chance(&self, accuracy: i64, evasion: i64) -> i64 {
        let chance = accuracy - evasion;
        if chance < self.hit_clamp.low {
            self.hit_clamp.low
        } else if chance > self.hit_clamp.high {
            self.hit_clamp.high
        } else {
            chance
        }
    }

    /// Critical chance in percent before the ten points of a piercing blow (section 3.1).
    #[inline]
    pub const fn crit_chance(&self, agility: i64) -> i64 {
        5 + match self.crit_slope {
            CritSlope::Tenth => agility / 10,
            CritSlope::Whole => agility,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::LESSON
    }
}
