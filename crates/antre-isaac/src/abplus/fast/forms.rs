//! The padded grid and the shapes on it, as offsets of bytes.

use super::super::secret::slots;
use super::layout::WORDS;
use crate::Shape;
use crate::divides::DividesEach;
use crate::tables::{CANDIDATE_COUNT, Candidate, candidate};

/// Columns of the padded grid: 13 cells, the border, and room to make a row 16 bytes.
const ROW: usize = 16;
/// Nothing stands there.
pub(super) const FREE: u8 = 0;
/// Outside the 13×13 cells.
pub(super) const OUTSIDE: u8 = 255;
/// The cell that the last stage keeps free.
pub(super) const RESERVED: u8 = 254;
/// Values from here on are no rooms.
pub(super) const NO_ROOM: u8 = 250;
/// The start's cell.
pub(super) const START: u8 = index(6, 6);
/// Steps left, up, right, down; wrapping.
pub(super) const STEPS: [u8; 4] = [255, 240, 1, 16];

pub(super) const fn index(x: i8, y: i8) -> u8 {
    ((y + 1) as u8).wrapping_mul(ROW as u8).wrapping_add((x + 1) as u8)
}

pub(super) const fn offset((x, y): (i8, i8)) -> u8 {
    (y as u8).wrapping_mul(ROW as u8).wrapping_add(x as u8)
}

/// A door slot as offsets from the bounding box.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub(super) number: u8,
    pub(super) target: u8,
    pub(super) source: u8,
}

/// A shape as offsets.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(super) struct Form {
    /// The cells that the doors lead to, one for each door, as bits of a [`window`](super::board::window) at the corner;
    /// all bits where there is no door.
    pub(super) targets: [u64; 8],
    /// The cells that the doors of each direction lead to, in the same window.
    pub(super) faced: [u64; 4],
    /// Four of them always, the first again where there are fewer: what is done to all is done without a branch.
    pub(super) cells: [u8; 4],
    /// The same as bits from the corner on.
    pub(super) board: u64,
    pub(super) doors: [Slot; 8],
    pub(super) door_count: u8,
    pub(super) mask: u8,
    pub(super) wide: u8,
    /// The places around a closed room that the secret room shuns, the first again where there are fewer than eight.
    pub(super) around: [u8; 8],
}

impl Form {
    /// The doors that lead to cells that a window at the corner does not have, as bits by their order.
    #[inline(always)]
    pub(super) fn doors_out_of(&self, window: u64) -> u8 {
        let mut out = [0; 8];
        for (door, out) in out.iter_mut().enumerate() {
            *out = u64::from(window & self.targets[door] == 0) << door;
        }
        out.iter().fold(0, |all, one| all | one) as u8
    }

    /// The doors that lead to cells of a window at the corner.
    #[inline(always)]
    pub(super) fn doors_into(&self, window: u64) -> u8 {
        let exist = ((1u32 << self.door_count) - 1) as u8;
        !self.doors_out_of(window) & exist
    }
}

pub(super) static FORMS: [Form; 16] = {
    let none = Slot { number: 0, target: 0, source: 0 };
    let empty = Form {
        targets: [u64::MAX; 8],
        faced: [0; 4],
        cells: [0; 4],
        board: 0,
        doors: [none; 8],
        door_count: 0,
        mask: 0,
        wide: 0,
        around: [0; 8],
    };
    let mut forms = [empty; 16];
    let mut id = 1;
    while id <= 12 {
        if let Some(shape) = Shape::of_id(id) {
            let form = &mut forms[id as usize];
            let cells = shape.cells();
            let mut k = 0;
            while k < 4 {
                form.cells[k] = offset(cells[if k < cells.len() { k } else { 0 }]);
                form.board |= 1 << form.cells[k];
                k += 1;
            }
            let (places, used) = slots(shape);
            let mut k = 0;
            while k < 8 {
                form.around[k] = offset(places[if used >> k & 1 == 1 { k } else { 0 }]);
                k += 1;
            }
            let mut slot = 0;
            while slot < 8 {
                if let Some(door) = &shape.doors()[slot] {
                    form.doors[form.door_count as usize] =
                        Slot { number: slot as u8, target: offset(door.target), source: offset(door.source) };
                    // A window begins one row and one cell before the corner.
                    let target = 1 << offset(door.target).wrapping_add(ROW as u8 + 1);
                    form.targets[form.door_count as usize] = target;
                    form.faced[slot % 4] |= target;
                    form.door_count += 1;
                }
                slot += 1;
            }
            form.mask = shape.door_mask();
            form.wide = shape.wide().id();
        }
        id += 1;
    }
    forms
};

/// What may stand behind a door, as what it adds to a [`Behind`](super::growth::Behind) without a shape.
pub(super) static OPTIONS: [[u32; WORDS]; 4] = {
    let mut options = [[0; WORDS]; 4];
    let mut place = 0;
    while place < 4 * CANDIDATE_COUNT {
        let (direction, index) = (place / CANDIDATE_COUNT, place % CANDIDATE_COUNT);
        let candidate = candidate(direction as u8, index);
        options[direction][index] =
            u32::from_le_bytes([candidate.shape.id(), 0, 0, offset(candidate.offset)]);
        place += 1;
    }
    options
};

/// One candidate in so many draws; the same in all directions. The words beyond them are tested in vain.
pub(super) static ONE_IN: DividesEach<WORDS> = {
    let mut odds = [1; WORDS];
    let mut index = 0;
    while index < CANDIDATE_COUNT {
        odds[index] = candidate(0, index).one_in;
        index += 1;
    }
    DividesEach::new(odds)
};

/// By direction and by which of the 3×3 cells around the entry are closed, row by row: one bit for each shape that fits.
pub(super) static FITTING: [[u16; 512]; 4] = {
    let mut fitting = [[0; 512]; 4];
    let mut place = 0;
    while place < 4 * CANDIDATE_COUNT {
        let (direction, index) = (place / CANDIDATE_COUNT, place % CANDIDATE_COUNT);
        let Candidate { shape, offset: (dx, dy), .. } = candidate(direction as u8, index);
        let mut own = 0;
        let mut k = 0;
        while k < shape.cells().len() {
            let (x, y) = shape.cells()[k];
            let (column, row) = (1 + dx + x, 1 + dy + y);
            assert!(column >= 0 && column < 3 && row >= 0 && row < 3, "every shape lies around its entry");
            own |= 1 << (3 * row + column);
            k += 1;
        }
        let mut closed = 0;
        while closed < 512 {
            if closed & own == 0 {
                fitting[direction][closed] |= 1 << index;
            }
            closed += 1;
        }
        place += 1;
    }
    fitting
};
