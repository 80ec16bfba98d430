//! Taking a dead end for a room template (section 6.4).

use alloc::collections::VecDeque;

use super::growth::shuffle;
use super::map::{DIRECTIONS, GridRoom, Map};
use crate::draws::{Engine, Rng};
use crate::floor::moved;
use crate::tables::{CANDIDATE_COUNT, candidate};
use crate::{Kind, Shape};

/// What is to stand at a dead end: its shape and the doors that it has, one bit per slot.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Template {
    pub(crate) shape: Shape,
    pub(crate) doors: u8,
}

impl Template {
    /// The idealised special room.
    pub(super) const SQUARE: Self = Self { shape: Shape::SQUARE, doors: 15 };
}

impl Map {
    /// Takes the first dead end in the list that can be resized to the template and that `also` allows.
    pub(super) fn take_dead_end(
        &mut self,
        ends: &mut VecDeque<u8>,
        template: Template,
        also: impl Fn(&Self, u8) -> bool,
    ) -> Option<u8> {
        for place in 0..ends.len() {
            let number = ends[place];
            if also(self, number) && self.resize(number, template) {
                ends.remove(place);
                return Some(number);
            }
        }
        None
    }

    /// Gives a dead end the template's shape, in the first of fourteen positions that works.
    pub(crate) fn resize(&mut self, number: u8, template: Template) -> bool {
        let room = self.rooms[usize::from(number)];
        let back = (room.direction + 2) % 4;
        for option in 0..=CANDIDATE_COUNT {
            let (shape, offset, row) = match option.checked_sub(1) {
                None => (Shape::SQUARE, (0, 0), Some(0)),
                Some(index) => {
                    let candidate = candidate(room.direction, index);
                    (candidate.shape, candidate.offset, candidate.resize_row)
                }
            };
            if shape != template.shape {
                continue;
            }
            // The last option lies beyond the game's table.
            let Some(row) = row else { return false };
            if template.doors >> (back + 4 * row) & 1 == 0 {
                continue;
            }
            let Some(origin) = moved(room.entry, offset) else { continue };
            let resized = GridRoom { shape, origin, ..room };
            if self.allows(number, &resized, template) {
                self.replace(number, shape, origin);
                return true;
            }
        }
        false
    }

    /// Whether a resized room has its cells to itself, a door to every neighbour, and at most one that is not hidden.
    fn allows(&self, number: u8, room: &GridRoom, template: Template) -> bool {
        let own = Some(usize::from(number));
        for step in room.shape.cells() {
            let Some(cell) = moved(room.origin, *step) else { return false };
            let inside = usize::from(cell.x) < super::SIDE && usize::from(cell.y) < super::SIDE;
            if !inside || self.at(cell).is_some_and(|there| Some(there) != own) {
                return false;
            }
        }
        let mut open = 0;
        for (slot, target, _) in room.doors_of(room.shape) {
            let Some(there) = target.and_then(|target| self.at(target)) else { continue };
            if Some(there) == own {
                continue;
            }
            if template.doors >> slot & 1 == 0 {
                return false;
            }
            open += u32::from(!self.rooms[there].kind.is_hidden());
        }
        open <= 1
    }

    /// Whether two more boss rooms' worth of cells lie free beyond a dead end, for the two bosses of a labyrinth.
    pub(super) fn has_run_up(&self, number: u8) -> bool {
        let room = self.rooms[usize::from(number)];
        let own = Some(usize::from(number));
        let direction = DIRECTIONS[usize::from(room.direction)];
        let mut cell = Some(room.entry);
        for _ in 0..3 {
            cell = cell.and_then(|cell| moved(cell, direction));
            let Some(here) = cell else { return false };
            let inside = usize::from(here.x) < super::SIDE && usize::from(here.y) < super::SIDE;
            if !inside || self.at(here).is_some_and(|there| Some(there) != own) {
                return false;
            }
            let beside = DIRECTIONS.iter().filter_map(|step| self.at(moved(here, *step)?));
            if beside.into_iter().any(|there| Some(there) != own) {
                return false;
            }
        }
        true
    }

    /// Places the second boss room of a labyrinth behind the first.
    pub(super) fn place_second_boss<D: Engine>(
        &mut self,
        boss: u8,
        template: Template,
        stream: &mut Rng<D>,
    ) -> bool {
        let mut list = self.candidates(&self.rooms[usize::from(boss)], false, stream);
        shuffle(&mut list, stream);
        stream.made(Kind::SecondBoss.fact());
        let found = list.into_iter().find(|room| {
            self.fits(room)
                && self.entry_neighbours(room, None) < 2
                && template.doors >> room.direction & 1 == 1
        });
        let Some(room) = found else { return false };
        let number = self.place(GridRoom { kind: Kind::SecondBoss, ..room });
        self.resize(number, template)
    }
}
