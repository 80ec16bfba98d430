//! Dungeons, monster families and heroes by name.

use antre_core::Evidence;

use crate::speed::Speed;

/// Who leads. Only Popolo has allies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Party {
    /// Torneko, without allies.
    Torneko,
    /// Popolo, with allies.
    Popolo,
}

/// A dungeon, as far as the turn rules care.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dungeon {
    /// Name in scenarios.
    pub id: &'static str,
    /// English name.
    pub english: &'static str,
    /// The game's name.
    pub japanese: &'static str,
    /// Turn of the fourth wind.
    pub wind_limit: u32,
    /// How well the limit is known.
    pub evidence: Evidence,
}

/// A family of monsters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Family {
    /// Name in scenarios.
    pub id: &'static str,
    /// English name.
    pub english: &'static str,
    /// The game's name.
    pub japanese: &'static str,
    /// Speed without effects.
    pub speed: Speed,
    /// Appears next to its own kind (section 2.3).
    pub clusters: bool,
    /// How well that is known.
    pub evidence: Evidence,
}

include!(concat!(env!("OUT_DIR"), "/presets.rs"));

/// The dungeon with this name.
pub fn dungeon(id: &str) -> Option<&'static Dungeon> {
    Dungeon::ALL.iter().find(|known| known.id == id)
}

/// The monster family with this name.
pub fn family(id: &str) -> Option<&'static Family> {
    Family::ALL.iter().find(|known| known.id == id)
}
