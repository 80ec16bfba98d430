//! What the hero can do besides striking. The source names the commands (strike, skill, item, flight), the mana bar, and
//! costs of 50, 100 and 150 as an idea; what a skill, an item and a flight do is nowhere stated, so all of it is here, as
//! values (section 7.1; the costs are those of 4.2, the spell is that of 6.5).

use antre_core::in_range;

use crate::{Error, Kind, STAT_LIMIT, Span};

/// A skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Skill {
    /// A lighter blow at half the price.
    Quick,
    /// A harder blow at half again the price.
    Heavy,
    /// A spell: it cannot miss, and the defence does not count.
    Spark,
}

impl Skill {
    /// All skills, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Heavy, Self::Spark];

    /// Lower-case English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Heavy => "heavy",
            Self::Spark => "spark",
        }
    }
}

/// An item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Item {
    /// Gives life back.
    Potion,
}

impl Item {
    /// All items, in the order of the menu.
    pub const ALL: [Self; 1] = [Self::Potion];

    /// Lower-case English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Potion => "potion",
        }
    }
}

/// A blow as a skill: the hero's own weapon with another power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SkillBlow {
    /// Power in percent (section 5.2).
    pub power: i64,
    /// Energy it costs.
    pub cost: i64,
    /// Mana it costs.
    pub mana: i64,
}

/// A spell (section 6.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SkillSpell {
    /// What it can roll.
    pub damage: Span,
    /// Added to the roll.
    pub bonus: i64,
    /// What it is made of.
    pub kind: Kind,
    /// Energy it costs.
    pub cost: i64,
    /// Mana it costs.
    pub mana: i64,
}

/// A healing item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Healing {
    /// How many there are at the start.
    pub count: u32,
    /// Life it gives back, up to the whole.
    pub life: i64,
    /// Energy it costs.
    pub cost: i64,
}

/// Flight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flight {
    /// Chance in percent, one draw.
    pub chance: i64,
    /// Energy it costs, also when it fails.
    pub cost: i64,
}

/// Everything a hero can do besides striking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Commands {
    /// The hero's mana at the start. The source's screen shows 4 of 4.
    pub mana: i64,
    /// The quick blow.
    pub quick: SkillBlow,
    /// The heavy blow.
    pub heavy: SkillBlow,
    /// The spell.
    pub spark: SkillSpell,
    /// The potion.
    pub potion: Healing,
    /// Flight.
    pub flight: Flight,
}

impl Commands {
    /// Values of our own, chosen so that no command is always the best: the quick and the heavy blow give the same damage
    /// for the same energy before the defence, the spell is for the armoured.
    pub const PROPOSED: Self = Self {
        mana: 4,
        quick: SkillBlow { power: 60, cost: 50, mana: 1 },
        heavy: SkillBlow { power: 180, cost: 150, mana: 1 },
        spark: SkillSpell { damage: Span::SPARK, bonus: 4, kind: Kind::Fire, cost: 100, mana: 2 },
        potion: Healing { count: 2, life: 15, cost: 50 },
        flight: Flight { chance: 50, cost: 100 },
    };

    /// Energy that a skill costs.
    pub const fn skill_cost(&self, skill: Skill) -> i64 {
        match skill {
            Skill::Quick => self.quick.cost,
            Skill::Heavy => self.heavy.cost,
            Skill::Spark => self.spark.cost,
        }
    }

    /// Mana that a skill costs.
    pub const fn skill_mana(&self, skill: Skill) -> i64 {
        match skill {
            Skill::Quick => self.quick.mana,
            Skill::Heavy => self.heavy.mana,
            Skill::Spark => self.spark.mana,
        }
    }

    /// Checks every value.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] names the value.
    pub fn check(&self) -> Result<(), Error> {
        let most = STAT_LIMIT;
        let stat = |what: &str, value: i64, least: i64| {
            in_range(alloc::format!("commands.{what}"), value, least..=most)
        };
        stat("mana", self.mana, 0)?;
        for (name, blow) in [("quick", &self.quick), ("heavy", &self.heavy)] {
            stat(&alloc::format!("{name}.power"), blow.power, 0)?;
            stat(&alloc::format!("{name}.cost"), blow.cost, 1)?;
            stat(&alloc::format!("{name}.mana"), blow.mana, 0)?;
        }
        stat("spark.damage low", self.spark.damage.low(), -most)?;
        stat("spark.damage high", self.spark.damage.high(), -most)?;
        stat("spark.bonus", self.spark.bonus, -most)?;
        stat("spark.cost", self.spark.cost, 1)?;
        stat("spark.mana", self.spark.mana, 0)?;
        stat("potion.life", self.potion.life, 0)?;
        stat("potion.cost", self.potion.cost, 1)?;
        stat("flight.cost", self.flight.cost, 1)?;
        in_range("commands.flight.chance", self.flight.chance, 0..=100)?;
        Ok(())
    }
}

impl Default for Commands {
    fn default() -> Self {
        Self::PROPOSED
    }
}
