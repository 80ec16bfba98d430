//! Corridors across the partition lines, and the border.

use super::plan::{Line, NONE, Plan, bits};

impl Plan {
    #[inline(always)]
    fn dig(&mut self, y: u8, mask: u16) {
        let y = usize::from(y & 15);
        self.layout.rock[y] &= !mask;
        self.layout.line[y] &= !mask;
        self.layout.doorway[y] &= !mask;
        self.layout.corridor[y] |= mask;
    }

    pub(super) fn dig_corridors(&mut self) {
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

    pub(super) fn close_border(&mut self) {
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
}
