//! Dead ends: which rooms are some, adding more where there are too few, and their order (section 6.3).

use alloc::vec::Vec;

use super::map::{DIRECTIONS, Map};
use crate::draws::{Engine, Rng};
use crate::floor::{grown_room, moved};

/// Fewer dead ends than this are added to, up to so many times.
const FEW: usize = 5;

impl Map {
    /// Marks the dead ends; where there are fewer than five, adds rooms until there are or until five passes are over.
    pub(super) fn find_dead_ends<D: Engine>(&mut self, stream: &mut Rng<D>) {
        self.mark_dead_ends();
        for _ in 0..FEW {
            if self.rooms.iter().filter(|room| room.dead).count() >= FEW {
                return;
            }
            self.add_dead_end(stream);
            self.mark_dead_ends();
        }
    }

    fn mark_dead_ends(&mut self) {
        for number in 1..self.rooms.len() {
            let room = self.rooms[number];
            self.rooms[number].dead = self.entry_neighbours(&room, Some(number)) < 2;
        }
        for number in 1..self.rooms.len() {
            let room = self.rooms[number];
            let (dx, dy) = DIRECTIONS[usize::from(room.direction)];
            if let Some(parent) = moved(room.entry, (-dx, -dy)).and_then(|cell| self.at(cell)) {
                self.rooms[parent].dead = false;
            }
        }
    }

    /// The first candidate of the first room that fits with one neighbour; doors need not agree.
    fn add_dead_end<D: Engine>(&mut self, stream: &mut Rng<D>) {
        for number in 0..self.rooms.len() {
            let parent = self.rooms[number];
            let list = self.candidates(&parent, true, stream);
            let found =
                list.into_iter().find(|room| self.fits(room) && self.entry_neighbours(room, None) < 2);
            if let Some(room) = found {
                let number = self.place(room);
                stream.made(grown_room(number));
                return;
            }
        }
    }

    /// Dead ends by falling distance: the first of the farthest is swapped to the front, place by place. Not a stable
    /// sort, and meant to be none.
    pub(super) fn dead_order(&self) -> Vec<u8> {
        let mut order: Vec<u8> =
            (0..self.rooms.len() as u8).filter(|number| self.rooms[usize::from(*number)].dead).collect();
        let distance = |number: u8| self.rooms[usize::from(number)].distance;
        for place in 0..order.len() {
            let mut farthest = place;
            for other in place + 1..order.len() {
                if distance(order[other]) > distance(order[farthest]) {
                    farthest = other;
                }
            }
            order.swap(place, farthest);
        }
        order
    }
}
