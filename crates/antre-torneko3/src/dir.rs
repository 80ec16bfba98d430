//! The eight directions.

use antre_core::Cell;

/// A direction, named by the compass; north is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "the compass needs no explanation")]
pub enum Dir {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Dir {
    /// All directions, clockwise from north: the order in which ties are broken (section 10).
    pub const ALL: [Self; 8] = [Self::N, Self::NE, Self::E, Self::SE, Self::S, Self::SW, Self::W, Self::NW];

    /// Columns to the right and rows down of one step.
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::N => (0, -1),
            Self::NE => (1, -1),
            Self::E => (1, 0),
            Self::SE => (1, 1),
            Self::S => (0, 1),
            Self::SW => (-1, 1),
            Self::W => (-1, 0),
            Self::NW => (-1, -1),
        }
    }

    /// Two directions at once.
    pub const fn is_diagonal(self) -> bool {
        matches!(self, Self::NE | Self::SE | Self::SW | Self::NW)
    }

    /// Its compass letters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::NE => "NE",
            Self::E => "E",
            Self::SE => "SE",
            Self::S => "S",
            Self::SW => "SW",
            Self::W => "W",
            Self::NW => "NW",
        }
    }

    /// The direction with these compass letters.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dir| dir.name() == name)
    }
}

/// The cell one step away, or `None` beyond the edge of what coordinates can say.
pub fn step(from: Cell, dir: Dir) -> Option<Cell> {
    let (dx, dy) = dir.delta();
    Some(Cell::new(from.x.checked_add_signed(dx)?, from.y.checked_add_signed(dy)?))
}
