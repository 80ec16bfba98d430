//! The layout of a floor, step by step in the order of `docs/rules/dq9.md`, section 5.
//!
//! [`crate::layout_fast`] makes the same layouts on bit rows; a test proves the two equal over all of them.

mod corridors;
mod partition;
mod plan;
mod rooms;
mod stairs;

use antre_core::{Cell, DrawRecord, Trace};

use alloc::vec::Vec;

use crate::draws::At;
use crate::rank::Seed;

use plan::Plan;
pub(crate) use stairs::BAD_SHAPES;

/// What lies in a cell. The numbers are the game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Tile {
    /// Floor of a room.
    Floor = 0,
    /// Rock.
    Rock = 1,
    /// Corridor.
    Corridor = 2,
    /// Rock on a partition line; some rules take it for open.
    Line = 3,
    /// Up stairs. Several can be written; only the last is real, the others are ghosts that look like floor.
    Up = 4,
    /// Down stairs.
    Down = 5,
    /// Chest.
    Chest = 6,
    /// Doorway of a room.
    Doorway = 8,
}

impl Tile {
    /// The game's number.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Rock of either kind.
    pub const fn is_blocked(self) -> bool {
        matches!(self, Self::Rock | Self::Line)
    }
}

/// The four ways in which the floor's number changes its layout, as six cases: side length and chests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayoutCase {
    /// Floors 1 and 2: no chests.
    One,
    /// Floor 3: a hundred tries are thrown away before the first chest.
    Three,
    /// Floor 4.
    Four,
    /// Floors 5 to 8.
    Five,
    /// Floors 9 to 12.
    Nine,
    /// Floors 13 to 16.
    Thirteen,
}

impl LayoutCase {
    /// The six cases.
    pub const ALL: [Self; 6] = [Self::One, Self::Three, Self::Four, Self::Five, Self::Nine, Self::Thirteen];

    /// The case of a floor, from 1. Floors beyond 16 do not exist and count as 16.
    pub const fn of_floor(floor: u8) -> Self {
        match floor {
            0..=2 => Self::One,
            3 => Self::Three,
            4 => Self::Four,
            5..=8 => Self::Five,
            9..=12 => Self::Nine,
            _ => Self::Thirteen,
        }
    }

    /// First and last floor of the case.
    pub const fn floors(self) -> (u8, u8) {
        match self {
            Self::One => (1, 2),
            Self::Three => (3, 3),
            Self::Four => (4, 4),
            Self::Five => (5, 8),
            Self::Nine => (9, 12),
            Self::Thirteen => (13, 16),
        }
    }

    /// Side length of the square floor, borders included, where seed + floor = `v`.
    pub const fn side(self, v: u16) -> u8 {
        match self {
            Self::One | Self::Three | Self::Four => 10 + (v % 5) as u8,
            Self::Five => 12 + (v % 4) as u8,
            Self::Nine => 14 + (v % 3) as u8,
            Self::Thirteen => 16,
        }
    }

    /// The values of seed + floor that occur: 1..=32769 for floors 1 and 2.
    pub const fn values(self) -> core::ops::RangeInclusive<u16> {
        let (first, last) = self.floors();
        first as u16..=Seed::MAX.get() + last as u16
    }
}

/// Up to three chests in the order of their placing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Chests {
    cells: [Cell; 3],
    count: u8,
}

impl Chests {
    /// Adds a chest; a fourth is not kept.
    pub(crate) const fn push(&mut self, cell: Cell) {
        if self.count < 3 {
            self.cells[self.count as usize] = cell;
            self.count += 1;
        }
    }

    /// The chests' cells.
    pub fn as_slice(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}

impl core::ops::Deref for Chests {
    type Target = [Cell];

    #[inline]
    fn deref(&self) -> &[Cell] {
        self.as_slice()
    }
}

/// A floor without what depends on the map: tiles, stairs, chest places.
///
/// It depends only on seed + floor and on the [`LayoutCase`]: 196,618 layouts serve every floor of every map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Side length, 10..=16, borders included.
    pub side: u8,
    /// Rows from the top; cells beyond the side are rock.
    pub tiles: [[Tile; 16]; 16],
    /// Where one arrives.
    pub up: Cell,
    /// The way down; on the last floor to the boss.
    pub down: Cell,
    /// Chest places.
    pub chests: Chests,
    /// The up stairs were written after a hundred failed tries, unchecked (section 17, *forced stairs*).
    pub forced: bool,
}

impl Layout {
    /// The layout of floor `floor` (1..=16) of any map with this seed.
    pub fn of(seed: Seed, floor: u8) -> Self {
        let case = LayoutCase::of_floor(floor);
        Self::generate(case, seed.get() + u16::from(floor)).0
    }

    /// The layout of a case with seed + floor = `v`, and the generator as it stands afterwards.
    pub fn generate(case: LayoutCase, v: u16) -> (Self, At) {
        let mut draws = At::new(v.into());
        let layout = Plan::new(&mut draws, case.side(v)).finish(case);
        (layout, draws)
    }

    /// The same layout with every draw that made it.
    pub fn traced(seed: Seed, floor: u8) -> (Self, Vec<DrawRecord>) {
        let case = LayoutCase::of_floor(floor);
        let v = seed.get() + u16::from(floor);
        let mut draws = Trace::new(At::new(v.into()));
        let layout = Plan::new(&mut draws, case.side(v)).finish(case);
        (layout, draws.into_parts().1)
    }

    /// The tile of a cell; rock outside the grid.
    pub fn tile(&self, cell: Cell) -> Tile {
        match self.tiles.get(usize::from(cell.y)).and_then(|row| row.get(usize::from(cell.x))) {
            Some(&tile) => tile,
            None => Tile::Rock,
        }
    }

    /// Whether a cell can be walked on: anything but rock (chests and old stairs are open).
    pub fn is_open(&self, cell: Cell) -> bool {
        !self.tile(cell).is_blocked()
    }

    /// The open cells of each row, the leftmost in bit 0.
    pub fn open_rows(&self) -> [u16; 16] {
        let mut rows = [0u16; 16];
        for (bits, tiles) in rows.iter_mut().zip(&self.tiles) {
            for (x, tile) in tiles.iter().enumerate() {
                *bits |= u16::from(!tile.is_blocked()) << x;
            }
        }
        rows
    }
}
