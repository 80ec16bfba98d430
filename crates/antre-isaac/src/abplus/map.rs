//! The grid of 13×13 cells with its rooms (section 6.2).

use alloc::vec::Vec;

use antre_core::Cell;

use crate::floor::moved;
use crate::{Kind, Shape, Step};

/// Columns and rows of the grid.
pub const SIDE: usize = 13;

/// The steps of the directions left, up, right, down.
pub(crate) const DIRECTIONS: [Step; 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];

/// Where every floor begins.
const START: Cell = Cell::new(6, 6);
/// The cell that the last stage keeps free.
const RESERVED: Cell = Cell::new(6, 5);

/// A room on the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GridRoom {
    /// Its shape.
    pub shape: Shape,
    /// Top left of the bounding box.
    pub origin: Cell,
    /// Steps from the start along growth.
    pub distance: u16,
    /// The cell by which it is entered from its parent.
    pub entry: Cell,
    /// Direction from its parent: 0 left, 1 up, 2 right, 3 down.
    pub direction: u8,
    /// Whether it is a dead end.
    pub dead: bool,
    /// What it is.
    pub kind: Kind,
}

impl GridRoom {
    /// Its cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let origin = self.origin;
        self.shape.cells().iter().filter_map(move |step| moved(origin, *step))
    }

    /// Slot, target cell and source cell of every door that a shape has here.
    pub(crate) fn doors_of(&self, shape: Shape) -> impl Iterator<Item = (u8, Option<Cell>, Cell)> + use<> {
        let origin = self.origin;
        shape.doors().iter().enumerate().filter_map(move |(slot, door)| {
            let door = door.as_ref()?;
            Some((slot as u8, moved(origin, door.target), moved(origin, door.source)?))
        })
    }
}

/// The rooms of a floor and the cells that they take.
#[derive(Debug, Clone)]
pub struct Map {
    /// In the order in which they were placed, the start first.
    pub rooms: Vec<GridRoom>,
    taken: [u8; SIDE * SIDE],
    pub(super) stage: u8,
}

/// No room: rooms are numbered from 0, at most 52.
const FREE: u8 = u8::MAX;

impl Map {
    /// The start alone.
    pub(crate) fn new(stage: u8) -> Self {
        let mut map = Self { rooms: Vec::with_capacity(56), taken: [FREE; SIDE * SIDE], stage };
        map.place(GridRoom {
            shape: Shape::SQUARE,
            origin: START,
            distance: 0,
            entry: START,
            direction: 0,
            dead: false,
            kind: Kind::Start,
        });
        map
    }

    /// The room on a cell.
    pub fn at(&self, cell: Cell) -> Option<usize> {
        let index = index(cell)?;
        (self.taken[index] != FREE).then(|| usize::from(self.taken[index]))
    }

    /// Whether a cell is inside, has no room, and is not the one that the last stage keeps free.
    pub(crate) fn is_free(&self, cell: Option<Cell>) -> bool {
        cell.is_some_and(|cell| {
            index(cell).is_some_and(|index| self.taken[index] == FREE)
                && !(self.stage == 11 && cell == RESERVED)
        })
    }

    /// Adds a room and takes its cells.
    pub(crate) fn place(&mut self, room: GridRoom) -> u8 {
        let number = self.rooms.len() as u8;
        self.take(number, &room);
        self.rooms.push(room);
        number
    }

    /// Gives a room another shape or place.
    pub(super) fn replace(&mut self, number: u8, shape: Shape, origin: Cell) {
        let old = self.rooms[usize::from(number)];
        for cell in old.cells() {
            if let Some(index) = index(cell) {
                self.taken[index] = FREE;
            }
        }
        let new = GridRoom { shape, origin, ..old };
        self.take(number, &new);
        self.rooms[usize::from(number)] = new;
    }

    fn take(&mut self, number: u8, room: &GridRoom) {
        for cell in room.cells() {
            if let Some(index) = index(cell) {
                self.taken[index] = number;
            }
        }
    }

    /// Whether every cell of a room is inside and free.
    pub(crate) fn fits(&self, room: &GridRoom) -> bool {
        let steps = room.shape.cells().iter();
        steps.into_iter().all(|step| self.is_free(moved(room.origin, *step)))
    }

    /// Taken cells beside the entry cell, the room's own aside.
    pub(crate) fn entry_neighbours(&self, room: &GridRoom, own: Option<usize>) -> u32 {
        let beside = DIRECTIONS.iter().filter_map(|step| self.at(moved(room.entry, *step)?));
        beside.filter(|there| Some(*there) != own).count() as u32
    }

    /// Whether a room of the map has a door slot that faces a cell.
    pub(crate) fn faces(&self, room: usize, cell: Cell) -> bool {
        let room = &self.rooms[room];
        room.doors_of(room.shape).any(|(_, target, _)| target == Some(cell))
    }
}

/// Number of a cell inside the grid.
fn index(cell: Cell) -> Option<usize> {
    let (x, y) = (usize::from(cell.x), usize::from(cell.y));
    (x < SIDE && y < SIDE).then_some(x + SIDE * y)
}
