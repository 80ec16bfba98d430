//! The game's combatant: layered stats (section 3.2).

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::assumed::effects::EffectKind;
use crate::{KindSet, Rules};

/// The stats that gear and effects can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stat {
    /// Life, at least 1.
    MaxHp,
    /// Mana.
    MaxMana,
    /// Added to the weapon.
    Strength,
    /// Accuracy, evasion and critical chance come from it.
    Agility,
    /// Taken from the damage.
    Defense,
    /// Energy per tick.
    Speed,
    /// Added to the accuracy; may be negative.
    Accuracy,
    /// Added to the evasion; may be negative.
    Evasion,
}

impl Stat {
    /// All stats, in the order of [`Stats`].
    pub const ALL: [Self; 8] = [
        Self::MaxHp,
        Self::MaxMana,
        Self::Strength,
        Self::Agility,
        Self::Defense,
        Self::Speed,
        Self::Accuracy,
        Self::Evasion,
    ];
}

/// A number for every stat: base values, or the bonuses of one piece of gear or one effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats([i64; 8]);

impl Stats {
    /// The number of one stat.
    pub const fn get(&self, stat: Stat) -> i64 {
        self.0[stat as usize]
    }

    /// The same numbers with one of them changed.
    #[must_use]
    pub const fn with(mut self, stat: Stat, value: i64) -> Self {
        self.0[stat as usize] = value;
        self
    }
}

/// An effect that a creature is under.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// Which one.
    pub kind: EffectKind,
    /// Own turns left.
    pub turns: i64,
    /// Life it takes each turn.
    pub power: i64,
    /// What it adds to the stats while it lasts.
    pub modifiers: Stats,
}

/// A combatant of the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Creature {
    /// Name, lower case inside a line.
    pub name: String,
    /// Values of its own.
    pub base: Stats,
    /// Bonuses, one entry per piece of gear.
    pub gear: Vec<Stats>,
    /// What it is under, oldest first.
    pub effects: Vec<Effect>,
    /// Life now.
    pub hp: i64,
    /// Energy now.
    pub energy: i64,
    /// Kinds that do half the damage.
    pub resist: KindSet,
    /// Kinds that do half again as much.
    pub weak: KindSet,
    /// Own turns until each skill can be used again.
    pub cooldowns: BTreeMap<String, i64>,
    /// Just lost a turn to a stun: a new one is refused until its next turn begins.
    pub stun_proof: bool,
}

impl Creature {
    /// A creature at full life.
    pub fn new(name: impl Into<String>, base: Stats) -> Self {
        let mut creature = Self { name: name.into(), base, ..Self::default() };
        creature.hp = creature.max_hp();
        creature
    }

    /// Base + gear + effects; may be negative.
    pub fn raw(&self, stat: Stat) -> i64 {
        let gear: i64 = self.gear.iter().map(|bonus| bonus.get(stat)).sum();
        let effects: i64 = self.effects.iter().map(|effect| effect.modifiers.get(stat)).sum();
        self.base.get(stat) + gear + effects
    }

    /// `max(0, raw)`.
    pub fn stat(&self, stat: Stat) -> i64 {
        self.raw(stat).max(0)
    }

    /// Whole life: at least 1.
    pub fn max_hp(&self) -> i64 {
        self.stat(Stat::MaxHp).max(1)
    }

    /// Whole mana.
    pub fn max_mana(&self) -> i64 {
        self.stat(Stat::MaxMana)
    }

    /// Whether any life is left.
    pub const fn alive(&self) -> bool {
        self.hp > 0
    }

    /// Less than a quarter of the life left, strictly: 12 of 48 is not heavy, 11 is.
    pub fn heavily_wounded(&self) -> bool {
        4 * self.hp < self.max_hp()
    }

    /// In percent, 15 less while heavily wounded. Not clamped.
    pub fn accuracy(&self) -> i64 {
        let wound = if self.heavily_wounded() { 15 } else { 0 };
        75 + 2 * self.stat(Stat::Agility) + self.raw(Stat::Accuracy) - wound
    }

    /// In percent. Not clamped: a negative evasion helps the attacker.
    pub fn evasion(&self) -> i64 {
        2 * self.stat(Stat::Agility) + self.raw(Stat::Evasion)
    }

    /// In percent, before the ten points of a piercing blow.
    pub fn crit_chance(&self, rules: &Rules) -> i64 {
        rules.crit_chance(self.stat(Stat::Agility))
    }

    /// Whether it is under this effect.
    pub fn has(&self, kind: EffectKind) -> bool {
        self.effects.iter().any(|effect| effect.kind == kind)
    }
}
