//! A floor in the making on bit rows, and its partition.

use antre_core::Cell;

use crate::draws::At;
use crate::layout::Chests;

use super::FastLayout;

/// Set bits `low..=high` of a row.
#[inline(always)]
pub(super) const fn bits(low: u8, high: u8) -> u16 {
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
pub(super) const fn remainder(output: u32, count: u32) -> u32 {
    let quotient = ((output as u64 * RECIPROCAL[(count & 31) as usize % 17] as u64) >> 20) as u32;
    output - quotient * count
}

/// Doorways of a room a side: the coordinate along the side, [`NONE`] where there is none.
pub(super) const NONE: u8 = 0xFF;

#[derive(Clone, Copy, Default)]
pub(super) struct Bounds {
    pub(super) left: u8,
    pub(super) top: u8,
    pub(super) right: u8,
    pub(super) bottom: u8,
}

impl Bounds {
    #[inline(always)]
    pub(super) const fn width(self) -> u8 {
        self.right + 1 - self.left
    }

    #[inline(always)]
    pub(super) const fn height(self) -> u8 {
        self.bottom + 1 - self.top
    }
}

#[derive(Clone, Copy, Default)]
pub(super) struct Region {
    pub(super) bounds: Bounds,
    pub(super) cut_vertically: bool,
    pub(super) cut_horizontally: bool,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Line {
    pub(super) vertical: bool,
    pub(super) at: u8,
    pub(super) before: u8,
    pub(super) after: u8,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Room {
    pub(super) bounds: Bounds,
    pub(super) north: [u8; 2],
    pub(super) south: [u8; 2],
    pub(super) west: [u8; 2],
    pub(super) east: [u8; 2],
}

pub(super) struct Plan {
    pub(super) draws: At,
    pub(super) layout: FastLayout,
    pub(super) regions: [Region; 15],
    pub(super) rooms: [Room; 15],
    pub(super) count: u8,
    pub(super) lines: [Line; 14],
    pub(super) line_count: u8,
}

impl Plan {
    pub(super) fn new(v: u16, side: u8) -> Self {
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
    pub(super) fn span(&mut self, low: u8, high: u8) -> u8 {
        if low == high {
            return low;
        }
        let output = self.draws.next();
        let count = (high + 1).wrapping_sub(low);
        if count == 0 { low } else { low + remainder(output, count.into()) as u8 }
    }

    #[inline(always)]
    pub(super) fn odd(&mut self) -> bool {
        self.draws.next() & 1 == 1
    }

    pub(super) fn cut(&mut self, index: u8) {
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
    pub(super) fn set_line(&mut self, y: u8, mask: u16) {
        self.layout.line[usize::from(y & 15)] |= mask;
        self.layout.rock[usize::from(y & 15)] &= !mask;
    }

    #[inline(always)]
    pub(super) fn is_blocked(&self, x: u8, y: u8) -> bool {
        ((self.layout.rock[usize::from(y & 15)] | self.layout.line[usize::from(y & 15)]) >> (x & 15)) & 1 != 0
    }

    #[inline(always)]
    pub(super) fn is_doorway(&self, x: u8, y: u8) -> bool {
        (self.layout.doorway[usize::from(y & 15)] >> (x & 15)) & 1 != 0
    }

    /// Rock or doorway: what keeps an edge from shrinking.
    #[inline(always)]
    pub(super) fn stops(&self, x: u8, y: u8) -> bool {
        ((self.layout.rock[usize::from(y & 15)] | self.layout.doorway[usize::from(y & 15)]) >> (x & 15)) & 1
            != 0
    }

    /// Opens cells; doorways among them stay what they are, since they are neither rock nor line.
    #[inline(always)]
    pub(super) fn open(&mut self, y: u8, mask: u16) {
        self.layout.rock[usize::from(y & 15)] &= !mask;
        self.layout.line[usize::from(y & 15)] &= !mask;
    }
}
