//! Which release and which readings an answer follows.

use antre_dq9::{BossTable, Edition, Region};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Error;

/// Release of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Release {
    /// Europe and America.
    #[default]
    Western,
    /// Japan: a monster table takes 128 bytes less (single source).
    Japanese,
}

impl Release {
    /// The rules of the release, with the usual readings.
    pub const fn edition(self) -> Edition {
        match self {
            Self::Western => Edition::WESTERN,
            Self::Japanese => Edition::JAPANESE,
        }
    }
}

/// Which fan table is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum BossSource {
    /// The Collapsus guide.
    #[default]
    Collapsus,
    /// The wiki of wikidot.
    Wikidot,
}

/// Readings where releases or sources differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-edition"), command(next_help_heading = "Edition"))]
#[serde(default, deny_unknown_fields)]
pub struct EditionOptions {
    /// Release of the game: decides who finds no place in a floor's memory
    #[cfg_attr(feature = "clap", arg(long, value_name = "RELEASE", value_enum, default_value_t))]
    pub region: Release,
    /// Table of the bosses' resistances and loot, where fan tables differ
    #[cfg_attr(feature = "clap", arg(long, value_name = "TABLE", value_enum, default_value_t))]
    pub bosses: BossSource,
    /// Seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0 to 60 [default: 5]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopwatch_offset: Option<i64>,
}

impl EditionOptions {
    /// The edition of the rules.
    ///
    /// # Errors
    /// The stopwatch's offset is not in 0..=60.
    pub(super) fn edition(&self) -> Result<Edition, Error> {
        let mut edition = self.region.edition();
        edition.bosses = match self.bosses {
            BossSource::Collapsus => BossTable::Collapsus,
            BossSource::Wikidot => BossTable::Wikidot,
        };
        if let Some(offset) = self.stopwatch_offset {
            edition.stopwatch_offset = antre_core::in_range("stopwatch offset", offset, 0..=60)? as u32;
        }
        Ok(edition)
    }
}

impl EditionOptions {
    /// The flags that give these readings, each with a blank before it.
    pub(super) fn flags(&self) -> String {
        let mut flags = String::new();
        if self.region == Release::Japanese {
            flags.push_str(" --region japanese");
        }
        if self.bosses == BossSource::Wikidot {
            flags.push_str(" --bosses wikidot");
        }
        if let Some(offset) = self.stopwatch_offset {
            flags.push_str(&format!(" --stopwatch-offset {offset}"));
        }
        flags
    }
}

/// The edition in words: every reading that sources or releases differ on.
pub(super) fn told(edition: &Edition) -> String {
    let region = match edition.region {
        Region::Western => "Western release",
        Region::Japanese => "Japanese release (tables 128 bytes smaller)",
    };
    let bosses = match edition.bosses {
        BossTable::Collapsus => "Collapsus",
        BossTable::Wikidot => "wikidot",
    };
    format!("Dragon Quest IX, {region}, bosses by {bosses}, T = s + {}", edition.stopwatch_offset)
}
