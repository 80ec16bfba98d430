//! The padded grid and the shapes on it, as offsets of bytes.

use super::super::secret::slots;
use crate::Shape;
use crate::divides::Divides;
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
pub(super) struct Form {
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

/// What may stand behind a door.
#[derive(Clone, Copy)]
pub(super) struct Option13 {
    pub(super) shape: u8,
    pub(super) offset: u8,
}

pub(super) static FORMS: [Form; 16] = {
    let none = Slot { number: 0, target: 0, source: 0 };
    let empty =
        Form { cells: [0; 4], board: 0, doors: [none; 8], door_count: 0, mask: 0, wide: 0, around: [0; 8] };
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

pub(super) static OPTIONS: [[Option13; CANDIDATE_COUNT]; 4] = {
    let mut options = [[Option13 { shape: 0, offset: 0 }; CANDIDATE_COUNT]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut index = 0;
        while index < CANDIDATE_COUNT {
            let candidate = candidate(direction as u8, index);
            options[direction][index] =
                Option13 { shape: candidate.shape.id(), offset: offset(candidate.offset) };
            index += 1;
        }
        direction += 1;
    }
    options
};

/// One candidate in so many draws; the same in all directions.
pub(super) const ONE_IN: [Divides; CANDIDATE_COUNT] = {
    let mut odds = [Divides::new(1); CANDIDATE_COUNT];
    let mut index = 0;
    while index < CANDIDATE_COUNT {
        odds[index] = Divides::new(candidate(0, index).one_in);
        index += 1;
    }
    odds
};

/// By direction and by which of the 3×3 cells around the entry are closed, row by row: the shapes that fit, as bit
/// 4·index of a word.
pub(super) static FITTING: [[u64; 512]; 4] = {
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
                fitting[direction][closed] |= 1 << (4 * index);
            }
            closed += 1;
        }
        place += 1;
    }
    fitting
};
