//! Stairs and chests.

use antre_core::Cell;

use crate::draws::At;
use crate::layout::{BAD_SHAPES, LayoutCase};

use super::plan::Plan;

impl Plan {
    #[inline(always)]
    fn spot(&mut self) -> (u8, u8, u8) {
        let index = self.span(0, self.count - 1);
        let bounds = self.rooms[usize::from(index)].bounds;
        let x = self.span(bounds.left, bounds.right);
        let y = self.span(bounds.top, bounds.bottom);
        (index, x, y)
    }

    /// The blocked cells of three rows around (x, y): bits 0..=2 are columns x − 1..=x + 1.
    #[inline(always)]
    fn around(&self, x: u8, y: u8) -> [u16; 3] {
        let row = |y: u8| {
            ((self.layout.rock[usize::from(y & 15)] | self.layout.line[usize::from(y & 15)]) >> (x - 1)) & 7
        };
        [row(y - 1), row(y), row(y + 1)]
    }

    #[inline(always)]
    fn is_corner([above, here, below]: [u16; 3]) -> bool {
        (above | below) & 2 != 0 && here & 5 != 0
    }

    #[inline(always)]
    fn has_bad_shape(around: [u16; 3]) -> bool {
        let index = around[0] | around[1] << 3 | around[2] << 6;
        BAD_AROUND[usize::from(index >> 5)] & 1 << (index & 31) != 0
    }

    fn put_stairs(&mut self, x: u8, y: u8) {
        self.open(y, 1 << x);
        self.layout.stairs[usize::from(y & 15)] |= 1 << x;
    }

    pub(super) fn place_stairs(&mut self) {
        let (mut fails, mut refused) = (0u8, 0u8);
        loop {
            let (room, up_x, up_y) = self.spot();
            let around = self.around(up_x, up_y);
            if fails < 100 && (Self::is_corner(around) || Self::has_bad_shape(around)) {
                fails += 1;
                continue;
            }
            self.layout.forced |= fails >= 100;
            self.put_stairs(up_x, up_y);
            fails = 0;
            let (down_x, down_y) = loop {
                let down_room = self.span(0, self.count - 1);
                if down_room == room && refused < 25 {
                    refused += 1;
                    continue;
                }
                let bounds = self.rooms[usize::from(down_room)].bounds;
                let x = self.span(bounds.left, bounds.right);
                let y = self.span(bounds.top, bounds.bottom);
                if down_room != room || (x, y) != (up_x, up_y) {
                    break (x, y);
                }
            };
            if Self::is_corner(self.around(down_x, down_y)) {
                fails += 1;
                continue;
            }
            self.open(down_y, 1 << down_x);
            self.layout.stairs[usize::from(down_y & 15)] &= !(1 << down_x);
            self.layout.up = Cell::new(up_x, up_y);
            self.layout.down = Cell::new(down_x, down_y);
            return;
        }
    }

    pub(super) fn place_chests(&mut self, case: LayoutCase) {
        /// Constants of the three hundred draws that floor 3 throws away: every room is at least two cells wide and
        /// high and every floor has at least two rooms, so that each of the hundred tries takes three draws.
        const THROWN: (u32, u32) = At::leap_constants(300);
        if case == LayoutCase::One {
            return;
        }
        let count = self.span(1, 3);
        if case == LayoutCase::Three {
            self.draws = self.draws.leap(THROWN);
        }
        let mut taken = self.layout.stairs;
        taken[usize::from(self.layout.down.y & 15)] |= 1 << self.layout.down.x;
        while (self.layout.chests.len() as u8) < count {
            let (_, x, y) = self.spot();
            let row = &mut taken[usize::from(y & 15)];
            if *row & 1 << x != 0 {
                continue;
            }
            *row |= 1 << x;
            self.open(y, 1 << x);
            self.layout.chests.push(Cell::new(x, y));
        }
    }
}

/// The surroundings that up stairs are refused for, as a set of nine bits (three rows of three, see `around`): a
/// blocked middle counts as 0xFF, which is not among the bad shapes.
static BAD_AROUND: [u32; 16] = {
    let mut set = [0u32; 16];
    let mut index = 0;
    while index < 512 {
        if index & 1 << 4 == 0 {
            let shape = shape(index);
            let mut bad = 0;
            while bad < BAD_SHAPES.len() {
                if BAD_SHAPES[bad] == shape {
                    set[index >> 5] |= 1 << (index & 31);
                }
                bad += 1;
            }
        }
        index += 1;
    }
    set
};

/// The mask of section 5, block 4: a blocked side also sets its two corners.
const fn shape(around: usize) -> u8 {
    const BITS: [u8; 9] = [0x80, 0xE0, 0x20, 0x83, 0, 0x38, 0x02, 0x0E, 0x08];
    let mut shape = 0;
    let mut cell = 0;
    while cell < 9 {
        if around & 1 << cell != 0 {
            shape |= BITS[cell];
        }
        cell += 1;
    }
    shape
}
