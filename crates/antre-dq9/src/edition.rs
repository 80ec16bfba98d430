//! What fixes the rules where releases or sources differ.

use crate::moments::Moments;

/// Release of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Region {
    /// Europe and America: a monster table takes 128 bytes before its entries. (certain)
    #[default]
    Western,
    /// Japan: those 128 bytes are not taken. (single source)
    Japanese,
}

impl Region {
    /// Bytes that a monster table takes before its entries (`docs/rules/dq9.md`, section 8).
    pub const fn table_bytes(self) -> u32 {
        match self {
            Self::Western => 128,
            Self::Japanese => 0,
        }
    }
}

/// Which fan table of boss resistances and loot is shown where they disagree (section 13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BossTable {
    /// The Collapsus guide. (disputed)
    #[default]
    Collapsus,
    /// The wiki of wikidot: Sir Sanguinus takes 150 % from blast and light and 50 % from ice and dark, the gold bar of
    /// Tyrannosaurus Wrecks comes at 10 %. (disputed)
    Wikidot,
}

/// Everything that changes an answer besides the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Edition {
    /// Release of the game; decides which monsters lose their place in memory (section 8).
    pub region: Region,
    /// Source of boss resistances and loot (section 9). No code of the game has been read for them.
    pub bosses: BossTable,
    /// Seconds that a stopwatch started with A at the title screen is ahead of the game's clock (section 7). Measured
    /// by players: 5. (disputed)
    pub stopwatch_offset: u32,
    /// Seconds at which players open chests without a stopwatch (section 19.1). (single source)
    pub moments: Moments,
}

impl Edition {
    /// The Western release with the readings of most players.
    pub const WESTERN: Self = Self {
        region: Region::Western,
        bosses: BossTable::Collapsus,
        stopwatch_offset: 5,
        moments: Moments::MEASURED,
    };
    /// The Japanese release.
    pub const JAPANESE: Self = Self { region: Region::Japanese, ..Self::WESTERN };
}

impl Default for Edition {
    fn default() -> Self {
        Self::WESTERN
    }
}
