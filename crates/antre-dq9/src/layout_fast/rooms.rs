//! Rooms with their doorways, and their new shapes.

use core::hint::select_unpredictable;

use super::plan::{Bounds, NONE, Plan, Room, bits, remainder};

impl Plan {
    pub(super) fn place_rooms(&mut self) {
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

    pub(super) fn reshape_rooms(&mut self) {
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

    /// What the cell of an edge draws: how far it grows outward, and how many steps it shrinks inward at most.
    ///
    /// Whether it draws a second time depends on the output of the first, which no processor can guess: so the second is
    /// always computed, and the generator goes on by selection instead of a branch.
    #[inline(always)]
    fn edge(&mut self, margin: u8, half: u8, may_shrink: bool) -> (u8, u8) {
        let odd = self.odd();
        let shrinking = if may_shrink { half } else { 0 };
        let most = select_unpredictable(odd, margin, shrinking);
        let mut after = self.draws;
        let steps = remainder(after.next(), u32::from(most) + 1) as u8;
        // One value costs no draw.
        self.draws = select_unpredictable(most > 0, after, self.draws);
        let outward = select_unpredictable(odd, steps, 0);
        (outward, steps - outward)
    }

    #[inline(always)]
    fn reshape_upward(&mut self, x: u8, y: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        let may_shrink = !(self.is_doorway(x, y) | self.stops(x, y - 1));
        let (outward, inward) = self.edge(margin, half, may_shrink);
        // As many steps for every column of the room, most of which open nothing: their number would be guessed wrong.
        for i in 1..=margin {
            self.open(y - i, u16::from(i <= outward) << x);
        }
        for i in 0..inward {
            if !self.shrink_in_column(x, y + i, y + i + 1) {
                break;
            }
        }
    }

    #[inline(always)]
    fn reshape_downward(&mut self, x: u8, y: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        let may_shrink = !(self.is_doorway(x, y) | self.stops(x, y + 1));
        let (outward, inward) = self.edge(margin, half, may_shrink);
        for i in 1..=margin {
            self.open(y + i, u16::from(i <= outward) << x);
        }
        for i in 0..inward {
            if !self.shrink_in_column(x, y - i, y - i - 1) {
                break;
            }
        }
    }

    #[inline(always)]
    fn reshape_leftward(&mut self, y: u8, x: u8, margin: u8, half: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        let may_shrink = !(self.is_doorway(x, y) | self.stops(x - 1, y));
        let (outward, inward) = self.edge(margin, half, may_shrink);
        // The cell itself is open.
        self.open(y, bits(x - outward, x));
        if inward > 0 {
            // Bit i is column x + i, and what comes next there is column x + i + 1.
            let kept = self.kept(y, |row| row >> x, |row| row >> x >> 1);
            let steps = inward.min(kept.trailing_zeros() as u8);
            self.close(y, (((1u32 << steps) - 1) << x) as u16);
        }
    }

    #[inline(always)]
    fn reshape_rightward(&mut self, y: u8, x: u8, margin: u8, half: u8, outer: u8) {
        if self.is_blocked(x, y) {
            return;
        }
        let may_shrink = !(self.is_doorway(x, y) | self.stops(outer, y));
        let (outward, inward) = self.edge(margin, half, may_shrink);
        self.open(y, bits(x, x + outward));
        if inward > 0 {
            // Bit 15 − i is column x − i, and what comes next there is column x − i − 1.
            let kept = self.kept(y, |row| row << (15 - x), |row| row << (15 - x) << 1);
            let steps = inward.min(kept.leading_zeros() as u8);
            self.close(y, (((1u32 << steps) - 1) << (x + 1 - steps)) as u16);
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
        self.close(y, 1 << x);
        true
    }

    /// Which cells of a row do not turn into rock, all at once, since no step changes what the next one asks: doorways,
    /// those before a rock, and those where one beside the two would be closed in. `here` and `next` bring the row's cells
    /// and those after them in the order of the steps.
    #[inline(always)]
    fn kept(&self, y: u8, here: impl Fn(u16) -> u16, next: impl Fn(u16) -> u16) -> u16 {
        let rock = |y: u8| self.layout.rock[usize::from(y & 15)];
        let closes = |row: u16| !here(row) & next(row);
        here(self.layout.doorway[usize::from(y & 15)])
            | next(rock(y))
            | closes(rock(y - 1))
            | closes(rock(y + 1))
    }

    #[inline(always)]
    fn close(&mut self, y: u8, mask: u16) {
        self.layout.rock[usize::from(y & 15)] |= mask;
        self.layout.line[usize::from(y & 15)] &= !mask;
    }
}
