//! A floor in the making: what the steps hand on to one another.

use antre_core::{Draw, Fact, Reading, Why};

use alloc::vec::Vec;

use crate::draws::span;

use super::{Layout, LayoutCase, Tile};

/// Inclusive bounds of a region or a room.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Bounds {
    pub(super) const fn width(self) -> i32 {
        self.right - self.left + 1
    }

    pub(super) const fn height(self) -> i32 {
        self.bottom - self.top + 1
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Region {
    pub(super) bounds: Bounds,
    pub(super) cut_vertically: bool,
    pub(super) cut_horizontally: bool,
}

/// A cut between two regions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    pub(super) vertical: bool,
    pub(super) at: i32,
    pub(super) before: usize,
    pub(super) after: usize,
}

/// A room with up to two doorways a side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room {
    pub(super) bounds: Bounds,
    pub(super) north: [Option<(i32, i32)>; 2],
    pub(super) south: [Option<(i32, i32)>; 2],
    pub(super) west: [Option<(i32, i32)>; 2],
    pub(super) east: [Option<(i32, i32)>; 2],
}

/// A floor in the making.
pub(super) struct Plan<'d, D: ?Sized> {
    pub(super) draws: &'d mut D,
    pub(super) side: i32,
    pub(super) tiles: [[Tile; 16]; 16],
    pub(super) regions: Vec<Region>,
    pub(super) lines: Vec<Line>,
    pub(super) rooms: Vec<Room>,
}

impl<'d, D: Draw + ?Sized> Plan<'d, D> {
    pub(super) fn new(draws: &'d mut D, side: u8) -> Self {
        Self {
            draws,
            side: side.into(),
            tiles: [[Tile::Rock; 16]; 16],
            regions: Vec::new(),
            lines: Vec::new(),
            rooms: Vec::new(),
        }
    }

    pub(super) fn finish(mut self, case: LayoutCase) -> Layout {
        let bounds = Bounds { left: 1, top: 1, right: self.side - 2, bottom: self.side - 2 };
        self.regions.push(Region { bounds, cut_vertically: false, cut_horizontally: false });
        self.cut(0);
        self.place_rooms();
        self.reshape_rooms();
        self.dig_corridors();
        self.close_border();
        self.draws.made(Fact::new("ground"));
        let (up, down, forced) = self.place_stairs();
        let chests = self.place_chests(case);
        Layout { side: self.side as u8, tiles: self.tiles, up, down, chests, forced }
    }

    pub(super) fn span(&mut self, low: i32, high: i32, why: Why) -> i32 {
        span(self.draws, low as u32, high as u32, why) as i32
    }

    /// One draw that decides between two ways: `odd` if the output is odd.
    pub(super) fn odd(&mut self, why: Why, odd: &'static str, even: &'static str) -> bool {
        let bit = self.draws.draw(why) % 2;
        self.draws.read(Reading::value(0, 1, bit.into()).chose(if bit == 1 { odd } else { even }));
        bit == 1
    }

    pub(super) fn tile(&self, x: i32, y: i32) -> Tile {
        let row = usize::try_from(y).ok().and_then(|y| self.tiles.get(y));
        match row.zip(usize::try_from(x).ok()).and_then(|(row, x)| row.get(x)) {
            Some(&tile) => tile,
            None => Tile::Rock,
        }
    }

    pub(super) fn set(&mut self, x: i32, y: i32, tile: Tile) {
        if let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y))
            && let Some(cell) = self.tiles.get_mut(y).and_then(|row| row.get_mut(x))
        {
            *cell = tile;
        }
    }

    pub(super) fn blocked(&self, x: i32, y: i32) -> bool {
        self.tile(x, y).is_blocked()
    }
}
