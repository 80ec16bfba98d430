//! The layouts of [`crate::layout`] on bit rows, without allocation: for the whole universe.
//!
//! A floor is four planes of sixteen 16-bit rows (rock, partition lines, corridors, doorways); rooms, corridors and
//! growing edges are masks. The draws are the same, in the same order; a test compares tiles, stairs, chests and the
//! generator's final state over every layout.

mod corridors;
mod plan;
mod rooms;
mod stairs;

use antre_core::Cell;

use crate::draws::At;
use crate::layout::{Chests, Layout, LayoutCase, Tile};

use plan::Plan;

/// A layout as bit rows; column x is bit x.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FastLayout {
    /// Side length, borders included.
    pub side: u8,
    /// Rock that is not a partition line.
    pub rock: [u16; 16],
    /// Rock on a partition line.
    pub line: [u16; 16],
    /// Corridors.
    pub corridor: [u16; 16],
    /// Doorways.
    pub doorway: [u16; 16],
    /// Every up stairs that was written and not written over: the real one and the ghosts.
    pub stairs: [u16; 16],
    /// Where one arrives.
    pub up: Cell,
    /// The way down.
    pub down: Cell,
    /// Chest places.
    pub chests: Chests,
    /// The up stairs were written unchecked.
    pub forced: bool,
}

impl FastLayout {
    /// The layout of a case with seed + floor = `v`, and the generator as it stands afterwards.
    pub fn generate(case: LayoutCase, v: u16) -> (Self, At) {
        let mut plan = Plan::new(v, case.side(v));
        plan.cut(0);
        plan.place_rooms();
        plan.reshape_rooms();
        plan.dig_corridors();
        plan.close_border();
        plan.place_stairs();
        plan.place_chests(case);
        (plan.layout, plan.draws)
    }

    /// The open cells of each row.
    #[inline]
    pub fn open_rows(&self) -> [u16; 16] {
        let mut rows = [0; 16];
        for (open, (rock, line)) in rows.iter_mut().zip(self.rock.iter().zip(&self.line)) {
            *open = !(rock | line);
        }
        rows
    }

    /// The same layout tile by tile.
    pub fn to_layout(&self) -> Layout {
        let mut tiles = [[Tile::Floor; 16]; 16];
        for (y, row) in tiles.iter_mut().enumerate() {
            for (x, tile) in row.iter_mut().enumerate() {
                let bit = 1u16 << x;
                *tile = if self.stairs[y] & bit != 0 {
                    Tile::Up
                } else if self.rock[y] & bit != 0 {
                    Tile::Rock
                } else if self.line[y] & bit != 0 {
                    Tile::Line
                } else if self.corridor[y] & bit != 0 {
                    Tile::Corridor
                } else if self.doorway[y] & bit != 0 {
                    Tile::Doorway
                } else {
                    Tile::Floor
                };
            }
        }
        for chest in self.chests.iter() {
            tiles[usize::from(chest.y)][usize::from(chest.x)] = Tile::Chest;
        }
        tiles[usize::from(self.down.y)][usize::from(self.down.x)] = Tile::Down;
        Layout {
            side: self.side,
            tiles,
            up: self.up,
            down: self.down,
            chests: self.chests,
            forced: self.forced,
        }
    }
}
