//! The layouts of [`crate::layout`] on bit rows, without allocation: for the whole universe.
//!
//! A floor is four planes of sixteen 16-bit rows (rock, partition lines, corridors, doorways); rooms, corridors and
//! growing edges are masks. The draws are the same, in the same order; a test compares tiles, stairs, chests and the
//! generator's final state over every layout.

use antre_core::Cell;

use crate::draws::At;
use crate::layout::{BAD_SHAPES, Chests, Layout, LayoutCase, Tile};

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

/// Set bits `low..=high` of a row.
#[inline(always)]
const fn bits(low: u8, high: u8) -> u16 {
    ((2u32 << high) - (1u32 << low)) as u16
}

/// 2²⁰ / count, rounded up: turns a remainder by a count of 1..=16 into multiplications. Exact for 15-bit outputs,
/// since the error stays below 2¹⁵ · 15 / 2²⁰ < 1 of the last quotient's fraction.
const RECIPROCAL: [u32; 17] = {
    let mut table = [0; 17];
    let mut count = 1;
    while count < 17 {
        table[count] = (1u32 << 20).div_ceil(count as u32);
        count += 1;
    }
    table
};

#[inline(always)]
const fn remainder(output: u32, count: u32) -> u32 {
    let quotient = ((output as u64 * RECIPROCAL[(count & 31) as usize % 17] as u64) >> 20) as u32;
    output - quotient * count
}

/// Doorways of a room a side: the coordinate along the side, [`NONE`] where there is none.
const NONE: u8 = 0xFF;

#[derive(Clone, Copy, Default)]
struct Bounds {
    left: u8,
    top: u8,
    right: u8,
    bottom: u8,
}

impl Bounds {
    #[inline(always)]
    const fn width(self) -> u8 {
        self.right + 1 - self.left
    }

    #[inline(always)]
    const fn height(self) -> u8 {
        self.bottom + 1 - self.top
    }
}

#[derive(Clone, Copy, Default)]
struct Region {
    bounds: Bounds,
    cut_vertically: bool,
    cut_horizontally: bool,
}

#[derive(Clone, Copy, Default)]
struct Line {
    vertical: bool,
    at: u8,
    before: u8,
    after: u8,
}

#[derive(Clone, Copy, Default)]
struct Room {
    bounds: Bounds,
    north: [u8; 2],
    south: [u8; 2],
    west: [u8; 2],
    east: [u8; 2],
}

struct Plan {
    draws: At,
    layout: FastLayout,
    regions: [Region; 15],
    rooms: [Room; 15],
    count: u8,
    lines: [Line; 14],
    line_count: u8,
}

impl Plan {
    fn new(v: u16, side: u8) -> Self {
        let layout = FastLayout {
            side,
            rock: [0xFFFF; 16],
            line: [0; 16],
            corridor: [0; 16],
            doorway: [0; 16],
            stairs: [0; 16],
            up: Cell::new(0, 0),
            down: Cell::new(0, 0),
            chests: Chests::default(),
            forced: false,
        };
        let mut regions = [Region::default(); 15];
        regions[0].bounds = Bounds { left: 1, top: 1, right: side - 2, bottom: side - 2 };
        Self {
            draws: At::new(v.into()),
            layout,
            regions,
            rooms: [Room::default(); 15],
            count: 1,
            lines: [Line::default(); 14],
            line_count: 0,
        }
    }

    /// `span` of the rules for ranges of at most sixteen values.
    #[inline(always)]
    fn span(&mut self, low: u8, high: u8) -> u8 {
        if low == high {
            return low;
        }
        let output = self.draws.next();
        let count = (high + 1).wrapping_sub(low);
        if count == 0 { low } else { low + remainder(output, count.into()) as u8 }
    }

    #[inline(always)]
    fn odd(&mut self) -> bool {
        self.draws.next() & 1 == 1
    }

    fn cut(&mut self, index: u8) {
        if self.count >= 15 {
            return;
        }
        let region = self.regions[usize::from(index)];
        let bounds = region.bounds;
        let vertical = !region.cut_vertically && (region.cut_horizontally || self.odd());
        let after = self.count;
        let at;
        let mut fresh = bounds;
        if vertical {
            if bounds.width() < 7 {
                return;
            }
            at = bounds.left + 3 + self.span(0, bounds.width() - 7);
            for y in bounds.top..=bounds.bottom {
                self.set_line(y, 1 << at);
            }
            fresh.left = at + 1;
            self.regions[usize::from(index)].bounds.right = at - 1;
            self.regions[usize::from(index)].cut_vertically = true;
        } else {
            if bounds.height() < 7 || region.cut_horizontally {
                return;
            }
            at = bounds.top + 3 + self.span(0, bounds.height() - 7);
            self.set_line(at, bits(bounds.left, bounds.right));
            fresh.top = at + 1;
            self.regions[usize::from(index)].bounds.bottom = at - 1;
            self.regions[usize::from(index)].cut_horizontally = true;
        }
        self.regions[usize::from(after)] =
            Region { bounds: fresh, cut_vertically: false, cut_horizontally: false };
        self.count += 1;
        self.lines[usize::from(self.line_count)] = Line { vertical, at, before: index, after };
        self.line_count += 1;
        if self.odd() {
            self.cut(index);
            self.cut(after);
        } else {
            self.cut(after);
            self.cut(index);
        }
    }

    #[inline(always)]
    fn set_line(&mut self, y: u8, mask: u16) {
        self.layout.line[usize::from(y & 15)] |= mask;
        self.layout.rock[usize::from(y & 15)] &= !mask;
    }

    fn place_rooms(&mut self) {
        for index in 0..usize::from(self.count) {
            let region = self.regions[index].bounds;
            let (third_x, third_y) = (region.width() / 3, region.height() / 3);
            let inset = self.span(0, 1) ^ 1;
            let left = self.span(region.left + inset, region.left + third_x);
            let top = self.span(region.top + inset, region.top + third_y);
            let inset = self.span(0, 1) ^ 1;
            let right = self.span(region.left + third_x * 2, region.right - inset);
            let bottom = self.span(region.top + third_y * 2, region.bottom - inset);
            let bounds = Bounds { left, top, right, bottom };
            let mask = bits(left, right);
            for row in &mut self.layout.rock[usize::from(top)..=usize::from(bottom)] {
                *row &= !mask;
            }
            let mut room =
                Room { bounds, north: [NONE; 2], south: [NONE; 2], west: [NONE; 2], east: [NONE; 2] };
            if bounds.width() < 5 {
                room.north[0] = self.span(left, right);
                room.south[0] = self.span(left, right);
            } else {
                let middle = left + bounds.width() / 2 - 1;
                room.north = [self.span(left, middle), self.span(middle + 1, right)];
                room.south = [self.span(left, middle), self.span(middle + 1, right)];
            }
            if bounds.height() < 5 {
                room.west[0] = self.span(top, bottom);
                room.east[0] = self.span(top, bottom);
            } else {
                let middle = top + bounds.height() / 2 - 1;
                room.west = [self.span(top, middle), self.span(middle + 1, bottom)];
                room.east = [self.span(top, middle), self.span(middle + 1, bottom)];
            }
            let doorway = &mut self.layout.doorway;
            for (xs, y) in [(room.north, top), (room.south, bottom)] {
                for x in xs.into_iter().filter(|&x| x != NONE) {
                    doorway[usize::from(y)] |= 1 << x;
                }
            }
            for (ys, x) in [(room.west, left), (room.east, right)] {
                for y in ys.into_iter().filter(|&y| y != NONE) {
                    doorway[usize::from(y)] |= 1 << x;
                }
            }
            self.rooms[index] = room;
        }
    }

    fn reshape_rooms(&mut self) {
        let side = self.layout.side;
        let mut main_chosen = false;
        for index in 0..usize::from(self.count) {
            let (room, region) = (self.rooms[index].bounds, self.regions[index].bounds);
            let main = !main_chosen && self.span(0, 15) == 0;
            main_chosen |= main;
            let reach =
                if main { Bounds { left: 1, top: 1, right: side - 1, bottom: side - 1 } } else { region };
            let (half_x, half_y) = (room.width() / 2, room.height() / 2);
            for x in room.left..=room.right {
                self.reshape_upward(x, room.top, room.top - reach.top, half_y);
            }
            for x in room.left..=room.right {
                self.reshape_downward(x, room.bottom, reach.bottom - room.bottom, half_y);
            }
            for y in room.top..=room.bottom {
                self.reshape_leftward(y, room.left, room.left - reach.left, half_x);
            }
            for y in room.top..=room.bottom {
                // Column of the room's top plus one: the game's slip, see the obvious version.
                self.reshape_rightward(y, room.right, reach.right - room.right, half_x, room.top + 1);
            }
        }
    }

    #[inline(always)]
    fn is_blocked(&self, x: u8, y: u8) -> bool {
        ((self.layout.rock[usize::from(y & 15)] | self.layout.line[usize::from(y & 15)]) >> (x & 15)) & 1 != 0
    }

    #[inline(always)]
    fn is_rock(&self, x: u8, y: u8) -> bool {
        (self.layout.rock[usize::from(y & 15)] >> (x & 15)) & 1 != 0
    }

    #[inline(always)]
    fn is_doorway(&self, x: u8, y: u8) -> bool {
        (self.layout.doorway[usize::from(y & 15)] >> (x & 15)) & 1 != 0
    }

    /// Rock or doorway: what keeps an edge from shrinking.
    #[inline(always)]
    fn stops(&self, x: u8, y: u8) -> bool {
        ((self.layout.rock[usize::from(y & 15)] | self.layout.doorway[usize::from(y & 15)]) >> (x & 15)) & 1
            != 0
    }

    /// Opens cells; doorways among them stay what they are, since they are neither rock nor line.
    #[inline(always)]
    fn open(&mut self, y: u8, mask: u16) {
        self.layout.rock[usize::from(y & 15)] &= !mask;
        self.layout.line[usize::from(y & 15)] &= !mask;
    }

    #[inline(always)]
    fn reshape_upward(&mut self, x: u8, y: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        if self.odd() {
            for i in 1..=self.span(0, margin) {
                self.open(y - i, 1 << x);
            }
        } else if !self.is_doorway(x, y) && !self.stops(x, y - 1) {
            for i in 0..self.span(0, half) {
                if !self.shrink_in_column(x, y + i, y + i + 1) {
                    break;
                }
            }
        }
    }

    #[inline(always)]
    fn reshape_downward(&mut self, x: u8, y: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        if self.odd() {
            for i in 1..=self.span(0, margin) {
                self.open(y + i, 1 << x);
            }
        } else if !self.is_doorway(x, y) && !self.stops(x, y + 1) {
            for i in 0..self.span(0, half) {
                if !self.shrink_in_column(x, y - i, y - i - 1) {
                    break;
                }
            }
        }
    }

    #[inline(always)]
    fn reshape_leftward(&mut self, y: u8, x: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        if self.odd() {
            let reach = self.span(0, margin);
            self.open(y, bits(x - reach, x));
        } else if !self.is_doorway(x, y) && !self.stops(x - 1, y) {
            for i in 0..self.span(0, half) {
                if !self.shrink_in_row(y, x + i, x + i + 1) {
                    break;
                }
            }
        }
    }

    #[inline(always)]
    fn reshape_rightward(&mut self, y: u8, x: u8, margin: u8, half: u8, outer: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        if self.odd() {
            let reach = self.span(0, margin);
            self.open(y, bits(x, x + reach));
        } else if !self.is_doorway(x, y) && !self.stops(outer, y) {
            for i in 0..self.span(0, half) {
                if !self.shrink_in_row(y, x - i, x - i - 1) {
                    break;
                }
            }
        }
    }

    /// Turns (x, y) into rock unless the next cell is rock or one beside the two would be closed in.
    #[inline(always)]
    fn shrink_in_column(&mut self, x: u8, y: u8, next: u8) -> bool {
        let (here, ahead) = (self.layout.rock[usize::from(y & 15)], self.layout.rock[usize::from(next & 15)]);
        // Bit 1 is column x, bits 0 and 2 the columns beside it.
        let closing = u32::from(!here & ahead) << 1 >> x & 0b101;
        if self.is_doorway(x, y) || (ahead >> x) & 1 != 0 || closing != 0 {
            return false;
        }
        self.layout.rock[usize::from(y & 15)] |= 1 << x;
        self.layout.line[usize::from(y & 15)] &= !(1 << x);
        true
    }

    #[inline(always)]
    fn shrink_in_row(&mut self, y: u8, x: u8, next: u8) -> bool {
        let closes = |y: u8| !self.is_rock(x, y) && self.is_rock(next, y);
        if self.is_doorway(x, y) || self.is_rock(next, y) || closes(y - 1) || closes(y + 1) {
            return false;
        }
        self.layout.rock[usize::from(y & 15)] |= 1 << x;
        self.layout.line[usize::from(y & 15)] &= !(1 << x);
        true
    }

    #[inline(always)]
    fn dig(&mut self, y: u8, mask: u16) {
        let y = usize::from(y & 15);
        self.layout.rock[y] &= !mask;
        self.layout.line[y] &= !mask;
        self.layout.doorway[y] &= !mask;
        self.layout.corridor[y] |= mask;
    }

    fn dig_corridors(&mut self) {
        for index in 0..usize::from(self.line_count) {
            let Line { vertical, at, before, after } = self.lines[index];
            let (one, two) = (self.rooms[usize::from(before)], self.rooms[usize::from(after)]);
            for second in 0..2 {
                for first in 0..2 {
                    let extend = self.draws.next().is_multiple_of(8);
                    let (from, to) = if vertical {
                        (one.east[first], two.west[second])
                    } else {
                        (one.south[first], two.north[second])
                    };
                    if from == NONE || to == NONE {
                        continue;
                    }
                    let (low, high) = (from.min(to), from.max(to));
                    if vertical {
                        self.dig(from, bits(one.bounds.right + 1, at));
                        self.dig(to, bits(at + 1, two.bounds.left) & !(1 << two.bounds.left));
                        if low < high {
                            for y in low..=high {
                                self.dig(y, 1 << at);
                            }
                        }
                        if extend {
                            self.extend_column(at, low, high);
                        }
                    } else {
                        for y in one.bounds.bottom + 1..=at {
                            self.dig(y, 1 << from);
                        }
                        for y in at + 1..two.bounds.top {
                            self.dig(y, 1 << to);
                        }
                        if low < high {
                            self.dig(at, bits(low, high));
                        }
                        if extend {
                            self.extend_row(at, low, high);
                        }
                    }
                }
            }
        }
    }

    fn extend_column(&mut self, x: u8, low: u8, high: u8) {
        if let Some(open) = (high + 1..16).find(|&y| !self.is_blocked(x, y)) {
            for y in high + 1..open {
                self.dig(y, 1 << x);
            }
        }
        if let Some(open) = (0..low).rev().find(|&y| !self.is_blocked(x, y)) {
            for y in open + 1..low {
                self.dig(y, 1 << x);
            }
        }
    }

    fn extend_row(&mut self, y: u8, low: u8, high: u8) {
        let open =
            u32::from(!(self.layout.rock[usize::from(y & 15)] | self.layout.line[usize::from(y & 15)]));
        let after = open >> high >> 1;
        if after != 0 {
            let free = after.trailing_zeros();
            self.dig(y, (((1u32 << free) - 1) << (high + 1)) as u16);
        }
        let before = open & ((1 << low) - 1);
        if before != 0 {
            let nearest = before.ilog2();
            self.dig(y, (((1u32 << low) - 1) & !((2u32 << nearest) - 1)) as u16);
        }
    }

    fn close_border(&mut self) {
        let last = self.layout.side - 1;
        let inner = bits(1, last - 1);
        for y in 0..16 {
            let keep = if y == 0 || y == usize::from(last) { !bits(0, last) } else { !(1 | 1 << last) };
            self.layout.rock[y] |= !keep;
            self.layout.line[y] &= keep;
            self.layout.corridor[y] &= keep;
            self.layout.doorway[y] &= keep;
        }
        debug_assert!(self.layout.rock[0] & inner == inner);
    }

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

    fn place_stairs(&mut self) {
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

    fn place_chests(&mut self, case: LayoutCase) {
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
