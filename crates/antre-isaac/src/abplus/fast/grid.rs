//! The padded grid of bytes and boards, and the rooms on it.

use super::board::{Board, INSIDE, clear_from, from, mark, mark_from};
use super::forms::{FORMS, FREE, Form, NO_ROOM, OUTSIDE, RESERVED, STEPS, index};
use super::growth::Behind;
use super::layout::Layout;
use crate::Kind;

/// A room of the fast form.
#[derive(Debug, Clone, Copy)]
pub(super) struct FastRoom {
    pub(super) placed: Behind,
    pub(super) distance: u8,
    pub(super) kind: Kind,
}

impl FastRoom {
    pub(super) const START: Self = Self { placed: Behind::SQUARE_START, distance: 0, kind: Kind::Start };

    #[inline(always)]
    pub(super) const fn shape(&self) -> u8 {
        self.placed.shape()
    }

    #[inline(always)]
    pub(super) const fn direction(&self) -> u8 {
        self.placed.direction()
    }

    #[inline(always)]
    pub(super) const fn entry(&self) -> u8 {
        self.placed.entry()
    }

    #[inline(always)]
    pub(super) const fn origin(&self) -> u8 {
        self.placed.origin()
    }
}

/// Rooms at most: 45 wanted, 3 more in hard mode, 5 dead ends, start, second boss, secret room, and some.
pub(super) const MOST_ROOMS: usize = 64;

#[derive(Debug, Clone)]
pub(super) struct Grid {
    pub(super) cells: [u8; 256],
    /// Cells with a room.
    pub(super) taken: Board,
    /// Cells that take no room.
    pub(super) closed: Board,
    pub(super) rooms: [FastRoom; MOST_ROOMS],
    pub(super) len: usize,
    /// Dead ends, one bit for each room.
    pub(super) dead: u64,
    /// Whether no room has been placed or made larger since the dead ends were found.
    pub(super) as_found: bool,
    pub(super) layout: Layout,
    last_stage: bool,
    /// Rooms that the secret room shuns.
    pub(super) shunned: [u8; 4],
    pub(super) shunned_len: usize,
    pub(super) secret_beside: u32,
}

/// The padded grid without a room.
const EMPTY: [u8; 256] = {
    let mut cells = [OUTSIDE; 256];
    let mut cell = 0u8;
    while cell < 169 {
        cells[index((cell % 13) as i8, (cell / 13) as i8) as usize] = FREE;
        cell += 1;
    }
    cells
};

/// The offsets of a shape.
#[inline(always)]
pub(super) fn form(shape: u8) -> &'static Form {
    &FORMS[usize::from(shape) % FORMS.len()]
}

impl Grid {
    pub(super) const fn new(last_stage: bool) -> Self {
        Self {
            cells: EMPTY,
            taken: [0; 4],
            closed: [0; 4],
            rooms: [FastRoom::START; MOST_ROOMS],
            len: 0,
            dead: 0,
            as_found: false,
            layout: Layout { state: 1, drawn: 0 },
            last_stage,
            shunned: [0; 4],
            shunned_len: 0,
            secret_beside: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.cells = EMPTY;
        self.taken = [0; 4];
        self.closed = INSIDE.map(|word| !word);
        self.len = 0;
        self.shunned_len = 0;
        self.secret_beside = 0;
        self.place(FastRoom::START);
        if self.last_stage {
            self.cells[usize::from(index(6, 5))] = RESERVED;
            mark(&mut self.closed, index(6, 5));
        }
    }

    pub(super) const fn is_last_stage(&self) -> bool {
        self.last_stage
    }

    /// The room on a cell.
    #[inline(always)]
    pub(super) fn at(&self, cell: u8) -> Option<usize> {
        let value = self.cells[usize::from(cell)];
        (value != FREE && value < NO_ROOM).then(|| usize::from(value) - 1)
    }

    #[inline(always)]
    pub(super) fn fits(&self, shape: u8, origin: u8) -> bool {
        from(&self.closed, origin) & form(shape).board == 0
    }

    #[inline(always)]
    pub(super) fn place(&mut self, room: FastRoom) -> u8 {
        let number = self.len.min(MOST_ROOMS - 1);
        self.fill(room.shape(), room.origin(), number as u8 + 1);
        mark_from(&mut self.taken, room.origin(), form(room.shape()).board);
        mark_from(&mut self.closed, room.origin(), form(room.shape()).board);
        self.rooms[number] = room;
        self.len = number + 1;
        self.as_found = false;
        number as u8
    }

    /// Gives a room another shape and place.
    #[inline(always)]
    pub(super) fn move_to(&mut self, number: u8, shape: u8, origin: u8) {
        let old = self.rooms[usize::from(number)];
        if (old.shape(), old.origin()) == (shape, origin) {
            return;
        }
        self.fill(old.shape(), old.origin(), FREE);
        self.fill(shape, origin, number + 1);
        for board in [&mut self.taken, &mut self.closed] {
            clear_from(board, old.origin(), form(old.shape()).board);
            mark_from(board, origin, form(shape).board);
        }
        self.rooms[usize::from(number)].placed = old.placed.moved_to(shape, origin);
    }

    #[inline(always)]
    fn fill(&mut self, shape: u8, origin: u8, value: u8) {
        for cell in form(shape).cells {
            self.cells[usize::from(origin.wrapping_add(cell))] = value;
        }
    }

    /// Says what a room is.
    #[inline(always)]
    pub(super) fn name(&mut self, number: u8, kind: Kind) {
        self.rooms[usize::from(number)].kind = kind;
        if matches!(kind, Kind::Boss | Kind::SecondBoss | Kind::SuperSecret) {
            self.shunned[self.shunned_len % 4] = number;
            self.shunned_len += 1;
        }
    }

    /// Rooms' cells beside a cell, those of one room aside.
    #[inline(always)]
    pub(super) fn neighbours(&self, cell: u8, own: Option<usize>) -> u32 {
        let own = own.map_or(FREE, |own| own as u8 + 1);
        STEPS
            .iter()
            .map(|step| {
                let value = self.cells[usize::from(cell.wrapping_add(*step))];
                u32::from(value != FREE && value < NO_ROOM && value != own)
            })
            .sum()
    }

    /// Whether a room has a door slot whose target is a cell.
    #[inline(always)]
    pub(super) fn faces(&self, room: usize, cell: u8) -> bool {
        let room = &self.rooms[room];
        let form = form(room.shape());
        form.doors[..usize::from(form.door_count)]
            .iter()
            .fold(false, |any, door| any | (room.origin().wrapping_add(door.target) == cell))
    }
}
