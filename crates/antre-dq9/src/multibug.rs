//! The bug of four players: one output is lost before the header is drawn (`docs/rules/dq9.md`, section 18).
//!
//! Nobody has read code of the game for it; that one output is lost was inferred from names that players saw.
//! (single source; the numbers that follow from it are checked)

use core::ops::RangeInclusive;

use crate::draws::At;
use crate::header::Header;
use crate::rank::MapId;

/// What becomes of a floor number while the bug holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reach {
    /// There with the bug and without it.
    Always,
    /// The map has it, but the host cannot walk down to it.
    LostToHost,
    /// The map does not have it; the host can walk down to it.
    Gained,
    /// Only a guest who was called down to a gained floor can walk on to it.
    GuestsOnly,
    /// Out of reach.
    Nobody,
}

/// A map in the world of a host under the bug.
///
/// Name, level, boss and number of floors are those of the shifted header. Everything that is placed stays: layouts,
/// stairs, chests and their contents, environment and monster ranks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Multibug {
    /// The header as the game draws it: name, level, boss and the floors that the host can walk down to.
    pub shown: Header,
    /// The map's own header: environment and monster ranks of everything that is placed.
    pub own: Header,
}

impl Multibug {
    /// What a map becomes.
    pub fn of(id: MapId) -> Self {
        Self { shown: Header::draw(id.rank, &mut Self::stream(id)), own: Header::of(id) }
    }

    /// The stream that the shown header is drawn from: the map's, one output on.
    pub const fn stream(id: MapId) -> At {
        At::new(id.seed.get() as u32).jump(1)
    }

    /// The last floor that the host can walk down to.
    pub const fn host_floors(&self) -> u8 {
        self.shown.floors
    }

    /// Floors that the map does not have and the host can walk down to; empty if nothing is gained.
    pub const fn gained(&self) -> RangeInclusive<u8> {
        self.own.floors + 1..=self.shown.floors
    }

    /// The last floor that a guest can walk down to.
    pub const fn guest_floors(&self) -> u8 {
        if self.shown.floors > self.own.floors { 16 } else { self.shown.floors }
    }

    /// Monster rank of a floor (from 1): that of the map itself, also on floors that it does not have.
    pub fn monster_rank(&self, floor: u8) -> u8 {
        self.own.monster_rank(floor).min(12)
    }

    /// What becomes of a floor (from 1).
    pub const fn reach(&self, floor: u8) -> Reach {
        let (own, shown) = (floor <= self.own.floors, floor <= self.shown.floors);
        match (own, shown) {
            (true, true) => Reach::Always,
            (true, false) => Reach::LostToHost,
            (false, true) => Reach::Gained,
            (false, false) if floor <= self.guest_floors() => Reach::GuestsOnly,
            (false, false) => Reach::Nobody,
        }
    }
}
