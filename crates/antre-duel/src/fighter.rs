//! The lesson's combatant: finished values (section 3.1).

use alloc::string::String;

use antre_core::in_range;

use crate::{Error, Kind, KindSet, Rules, STAT_LIMIT, Span};

/// A combatant of the lesson program. Stats are points, speed is energy per tick.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fighter {
    /// Name, as the log writes it.
    pub name: String,
    /// Life at the start, at least 1.
    pub max_hp: i64,
    /// Added to the weapon.
    pub strength: i64,
    /// Accuracy, evasion and critical chance come from it.
    pub agility: i64,
    /// Taken from the damage.
    pub defense: i64,
    /// Energy per tick; less than 1 counts as 1 under the lesson's rules.
    pub speed: i64,
    /// What the weapon can roll.
    pub weapon: Span,
    /// What its blows are made of.
    pub kind: Kind,
    /// Kinds that do half the damage.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resist: KindSet,
    /// Kinds that do half again as much.
    #[cfg_attr(feature = "serde", serde(default))]
    pub weak: KindSet,
}

impl Fighter {
    /// `75 + 2·agility`, in percent.
    pub const fn accuracy(&self) -> i64 {
        75 + 2 * self.agility
    }

    /// `2·agility`, in percent.
    pub const fn evasion(&self) -> i64 {
        2 * self.agility
    }

    /// Critical chance of this fighter's blows, in percent, with the ten points of a piercing one.
    pub const fn crit_chance(&self, rules: &Rules) -> i64 {
        rules.crit_chance(self.agility) + if matches!(self.kind, Kind::Pierce) { 10 } else { 0 }
    }

    /// Checks every value against its range.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] names the fighter and the stat.
    pub fn check(&self) -> Result<(), Error> {
        let stat = |name: &str, value: i64, least: i64| {
            in_range(alloc::format!("{}: {name}", self.name), value, least..=STAT_LIMIT)
        };
        stat("max_hp", self.max_hp, 1)?;
        stat("strength", self.strength, -STAT_LIMIT)?;
        stat("agility", self.agility, -STAT_LIMIT)?;
        stat("defense", self.defense, -STAT_LIMIT)?;
        stat("speed", self.speed, -STAT_LIMIT)?;
        stat("weapon low", self.weapon.low(), -STAT_LIMIT)?;
        stat("weapon high", self.weapon.high(), -STAT_LIMIT)?;
        Ok(())
    }
}

/// Checks a whole party: sizes, names, stats. `most` is how many enemies are allowed.
///
/// # Errors
/// The first thing that is wrong, as one sentence.
pub(crate) fn check_party(party: &[Fighter], most: usize) -> Result<(), Error> {
    if party.len() < 2 || party.len() > most + 1 {
        return Err(Error::PartySize { found: party.len(), most });
    }
    let mut names: alloc::collections::BTreeSet<&str> = alloc::collections::BTreeSet::new();
    for (index, fighter) in party.iter().enumerate() {
        if fighter.name.trim().is_empty() {
            return Err(Error::EmptyName { number: index + 1 });
        }
        fighter.check()?;
        if !names.insert(&fighter.name) {
            return Err(Error::DuplicateName { name: fighter.name.clone() });
        }
    }
    Ok(())
}
