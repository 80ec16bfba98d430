//! Taking a dead end for a room template (section 6.4).

use alloc::collections::VecDeque;

use super::super::special;
use super::super::take::Template;
use super::board::{two_beside, window};
use super::forms::{FREE, OUTSIDE, RESERVED, STEPS, offset};
use super::grid::{FastRoom, Grid, form};
use super::growth::{Behind, shuffle};
use super::place_secret;
use crate::Kind;
use crate::tables::{CANDIDATE_COUNT, candidate};

impl Grid {
    #[inline(always)]
    fn resize(&mut self, number: u8, template: Template) -> bool {
        let room = self.rooms[usize::from(number)];
        let back = (room.direction() + 2) & 3;
        let shape = template.shape.id();
        if shape == 1 {
            // A dead end has one neighbour at most beside its entry: a plain room that lets it in has its place there.
            if self.as_found && template.doors & 15 == 15 {
                self.move_to(number, 1, room.entry());
                return true;
            }
            return template.doors >> back & 1 == 1 && self.reshape(number, 1, room.entry(), template);
        }
        for index in 0..CANDIDATE_COUNT {
            let option = candidate(room.direction(), index);
            if option.shape != template.shape {
                continue;
            }
            let Some(row) = option.resize_row else { return false };
            let origin = room.entry().wrapping_add(offset(option.offset));
            if template.doors >> (back + 4 * row) & 1 == 1 && self.reshape(number, shape, origin, template) {
                return true;
            }
        }
        false
    }

    /// Gives a room another shape and place, if it has its cells to itself, a door to every neighbour, and at most one
    /// neighbour that is not hidden.
    fn reshape(&mut self, number: u8, shape: u8, origin: u8, template: Template) -> bool {
        let own = number + 1;
        let form = form(shape);
        let free = form.cells.iter().fold(true, |free, cell| {
            let value = self.cells[usize::from(origin.wrapping_add(*cell))];
            free & ((value == FREE) | (value == own) | (value == RESERVED))
        });
        if !free {
            return false;
        }
        let (mut open, mut met) = (0, form.doors_into(window(&self.taken, origin)));
        while met != 0 {
            let door = &form.doors[met.trailing_zeros() as usize % form.doors.len()];
            met &= met - 1;
            let Some(there) = self.at(origin.wrapping_add(door.target)) else { continue };
            if there == usize::from(number) {
                continue;
            }
            if template.doors >> door.number & 1 == 0 {
                return false;
            }
            open += u32::from(!self.rooms[there].kind.is_hidden());
        }
        if open > 1 {
            return false;
        }
        self.move_to(number, shape, origin);
        self.as_found &= shape == 1;
        true
    }

    fn has_run_up(&self, number: u8) -> bool {
        let room = &self.rooms[usize::from(number)];
        let own = number + 1;
        let mut cell = room.entry();
        for _ in 0..3 {
            cell = cell.wrapping_add(STEPS[usize::from(room.direction())]);
            let value = self.cells[usize::from(cell)];
            if value == OUTSIDE || (value != FREE && value != own && value != RESERVED) {
                return false;
            }
            if self.neighbours(cell, Some(usize::from(number))) > 0 {
                return false;
            }
        }
        true
    }
}

/// Takes a dead end out of the list; mostly it is the first.
fn remove(ends: &mut VecDeque<u8>, place: usize) -> Option<u8> {
    if place == 0 { ends.pop_front() } else { ends.remove(place) }
}

impl special::Board for &mut Grid {
    fn take(&mut self, ends: &mut VecDeque<u8>, template: Template) -> Option<u8> {
        let place = (0..ends.len()).find(|place| self.resize(ends[*place], template))?;
        remove(ends, place)
    }

    fn take_for_boss(&mut self, ends: &mut VecDeque<u8>, template: Template, labyrinth: bool) -> Option<u8> {
        let place = (0..ends.len()).find(|place| {
            let end = ends[*place];
            self.rooms[usize::from(end)].distance > 1
                && (!labyrinth || self.has_run_up(end))
                && self.resize(end, template)
        })?;
        remove(ends, place)
    }

    fn place_second_boss(&mut self, boss: u8, template: Template) -> bool {
        let mut list = [Behind::NOTHING; 128];
        let parent = self.rooms[usize::from(boss)];
        let mut layout = self.layout;
        let len = self.candidates(parent, false, &mut layout, &mut list);
        shuffle(&mut list, len, true, &mut layout);
        self.layout = layout;
        let found = list[..len].iter().find(|room| {
            self.fits(room.shape(), room.origin())
                && !two_beside(window(&self.taken, room.entry()))
                && template.doors >> room.direction() & 1 == 1
        });
        let Some(room) = found else { return false };
        let number = self.place(FastRoom { kind: Kind::SecondBoss, ..room.room(parent.distance) });
        self.name(number, Kind::SecondBoss);
        self.resize(number, template)
    }

    fn place_secret(&mut self) -> bool {
        place_secret(self)
    }

    fn set_kind(&mut self, room: u8, kind: Kind) {
        self.name(room, kind);
    }
}
