//! How a cell grows, and how whole floors begin, as tables: what the coins of up to four draws do to a cell at once.

use super::{COLUMNS, START};
use crate::demo::MAX_ROOMS;

/// Cells that rooms can reach.
const CELLS: usize = 63;

/// Where a cell's row above begins to be counted from: offsets of the four cells beside it from the one above.
const UP: u8 = 0;
const LEFT: u8 = 8;
const RIGHT: u8 = 10;
const DOWN: u8 = 18;
/// The four of them as bits of a board that is turned until the cell above is bit 0.
const BESIDE_TURNED: u64 = 1 << UP | 1 << LEFT | 1 << RIGHT | 1 << DOWN;

/// What is known of a cell before anything grows.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The cells one and two steps away.
    near: u64,
    /// Which of the four cells beside it exist: bit 0 up, 1 left, 2 down, 3 right.
    ways: u32,
}

/// Bit 63 is no cell; nothing grows there.
static PLACES: [Place; 64] = {
    let mut places = [Place { near: 0, ways: 0 }; 64];
    let mut cell = 0;
    while cell < CELLS {
        let (x, y) = (cell % COLUMNS, cell / COLUMNS);
        let mut other = 0;
        while other < CELLS {
            let steps = x.abs_diff(other % COLUMNS) + y.abs_diff(other / COLUMNS);
            if steps == 1 || steps == 2 {
                places[cell].near |= 1 << other;
            }
            other += 1;
        }
        places[cell].ways =
            (y > 0) as u32 | ((x > 0) as u32) << 1 | ((y < 6) as u32) << 2 | ((x < 8) as u32) << 3;
        cell += 1;
    }
    places
};

/// By how much a board is turned right so that the cell above becomes bit 0.
#[inline(always)]
const fn turn(cell: u8) -> u32 {
    cell as u32 + u64::BITS - COLUMNS as u32
}

/// The cells beside a room that could take one: empty, and without a second room beside them. Bits as in
/// [`Place::ways`].
///
/// None of the four lies beside another of them, so that what is placed on one does not change the rest.
#[inline(always)]
pub(super) const fn open(filled: u64, cell: u8) -> usize {
    let place = &PLACES[cell as usize % PLACES.len()];
    let near = (filled & place.near).rotate_right(turn(cell));
    let beside = near.rotate_left(1) | near.rotate_right(1) | near.rotate_left(9) | near.rotate_right(9);
    let closed = ((near | beside) & BESIDE_TURNED) as u32;
    (!(closed | closed >> 7 | closed >> 16) & place.ways) as usize
}

/// How far an attempt is, a byte each so that one addition changes all: coins used; the place of the room that grows next;
/// the place behind the last room; how many rooms wait, counted down. The last two begin so that their highest bit is set
/// once there are as many rooms as may be, and once none waits. Places count from 1.
#[derive(Clone, Copy)]
pub(super) struct Counts(pub(super) u32);

impl Counts {
    /// The start waits.
    pub(super) const START: Self = Self(u32::from_le_bytes([0, 1, Self::NO_ROOM + 1, Self::NONE_WAITS - 1]));
    const NO_ROOM: u8 = 128 - MAX_ROOMS as u8;
    const NONE_WAITS: u8 = 128;

    /// A room has grown.
    const fn more(coins: u32, rooms: u32) -> Self {
        Self(coins + (1 << 8) + (rooms << 16)).with(Self(1u32.wrapping_sub(rooms) << 24))
    }

    #[inline(always)]
    pub(super) const fn coins(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// The place of the room that grows next.
    #[inline(always)]
    pub(super) const fn next(self) -> u8 {
        self.0.to_le_bytes()[1]
    }

    #[inline(always)]
    pub(super) const fn rooms(self) -> u8 {
        self.0.to_le_bytes()[2].wrapping_sub(Self::NO_ROOM)
    }

    /// The place behind the last room, where there are fewer rooms than may be.
    #[inline(always)]
    pub(super) const fn end(self) -> u8 {
        const { assert!(Self::NO_ROOM % 16 == 1) };
        self.0.to_le_bytes()[2] % 16
    }

    /// Whether a room waits, and there are fewer rooms than may be.
    #[inline(always)]
    pub(super) const fn goes_on(self) -> bool {
        self.0 & 0x8080_0000 == 0
    }

    #[inline(always)]
    pub(super) const fn with(self, more: Self) -> Self {
        Self(self.0.wrapping_add(more.0))
    }
}

/// What one cell does.
#[derive(Clone, Copy)]
#[repr(align(16))]
pub(super) struct Growth {
    placed: u32,
    /// Steps of the rooms from the cell, a byte each, in the order in which they are placed.
    steps: u32,
    /// What it adds.
    pub(super) counts: Counts,
}

/// One in each byte.
const EACH: u32 = 0x0101_0101;

impl Growth {
    /// The rooms on the board.
    #[inline(always)]
    pub(super) const fn board(&self, cell: u8) -> u64 {
        (self.placed as u64).rotate_left(turn(cell))
    }

    /// The rooms as cells, four always: what stands behind the last one means nothing.
    #[inline(always)]
    pub(super) const fn cells(&self, cell: u8) -> [u8; 4] {
        (cell as u32 * EACH).wrapping_add(self.steps).to_le_bytes()
    }
}

/// By which cells are open, and the next four coins: as if a floor had no limit.
static GROWTHS: [[Growth; 16]; 16] = {
    let nothing = Growth { placed: 0, steps: 0, counts: Counts(0) };
    let mut table = [[nothing; 16]; 16];
    let mut number = 0;
    while number < 16 * 16 {
        let (open, coins) = (number / 16, number % 16);
        let growth = &mut table[open][coins];
        // The demo's order, with the bit of each.
        let order = [(1, LEFT), (3, RIGHT), (0, UP), (2, DOWN)];
        let (mut steps, mut used, mut count) = ([0; 4], 0, 0);
        let mut k = 0;
        while k < 4 {
            let (bit, offset) = order[k];
            if open >> bit & 1 == 1 {
                if coins >> used & 1 == 1 {
                    growth.placed |= 1 << offset;
                    steps[count] = offset;
                    count += 1;
                }
                used += 1;
            }
            k += 1;
        }
        // Counted from the cell: a byte that goes below 0 takes from those above it, which mean nothing then either.
        growth.steps = u32::from_le_bytes(steps).wrapping_sub(COLUMNS as u32 * EACH);
        growth.counts = Counts::more(used, count as u32);
        number += 1;
    }
    table
};

/// What a cell does.
#[inline(always)]
pub(super) const fn growth(open: usize, coins: u64) -> &'static Growth {
    &GROWTHS[open % 16][coins as usize % 16]
}

/// A floor's beginning: as many cells as certain coins decide, the start always.
#[derive(Clone, Copy)]
pub(super) struct Opening {
    pub(super) filled: u64,
    pub(super) counts: Counts,
    /// Rooms in their order, without the start.
    pub(super) rooms: [u8; OPENING_COINS as usize],
}

/// Coins that choose an opening.
pub(super) const OPENING_COINS: u32 = 12;

/// The opening of the first coins; a third of all attempts that fail end here.
#[inline(always)]
pub(super) fn opening(coins: u64) -> &'static Opening {
    &OPENINGS[coins as usize % OPENINGS.len()]
}

static OPENINGS: [Opening; 1 << OPENING_COINS] = {
    // The start and a room for each coin are fewer than the demo's limit.
    const { assert!(1 + OPENING_COINS < MAX_ROOMS) };
    let start = Opening { filled: 1 << START, counts: Counts::START, rooms: [START; _] };
    let mut table = [start; 1 << OPENING_COINS];
    let mut coins = 0;
    while coins < table.len() {
        let opening = &mut table[coins];
        let mut counts = opening.counts;
        while counts.goes_on() {
            let cell = if counts.next() == 1 { START } else { opening.rooms[counts.next() as usize - 2] };
            let open = open(opening.filled, cell);
            if counts.coins() as u32 + open.count_ones() > OPENING_COINS {
                break;
            }
            let growth = growth(open, coins as u64 >> counts.coins());
            let (cells, first) = (growth.cells(cell), counts.end() as usize);
            counts = counts.with(growth.counts);
            let mut place = first;
            while place < counts.end() as usize {
                opening.rooms[place - 2] = cells[place - first];
                place += 1;
            }
            opening.filled |= growth.board(cell);
        }
        opening.counts = counts;
        coins += 1;
    }
    table
};
