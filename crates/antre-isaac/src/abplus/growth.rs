//! Growing the layout, and its dead ends' fallback (sections 6.2 and 6.3).

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::{Cell, Why};

use super::map::{GridRoom, Map};
use crate::draws::{Engine, Rng};
use crate::floor::{grown_room, moved};
use crate::tables::{CANDIDATE_COUNT, candidate};
use crate::{Kind, Shape};

const CANDIDATE: Why = Why::new("isaac-candidate", "6.2");
const SHUFFLE: Why = Why::new("isaac-shuffle", "6.2");
const QUOTA_START: Why = Why::new("isaac-quota-start", "6.2");
const QUOTA: Why = Why::new("isaac-quota", "6.2");
const LOOP_ALLOWED: Why = Why::new("isaac-loop-allowed", "6.2");
const QUEUE: Why = Why::new("isaac-queue-front", "6.2");

impl Map {
    /// What may stand behind the doors of a room, in the order in which it is looked at: behind each usable door the 1x1,
    /// then the shapes that were drawn; with `all` every shape, drawn or not.
    pub(super) fn candidates<D: Engine>(
        &self,
        parent: &GridRoom,
        all: bool,
        stream: &mut Rng<D>,
    ) -> Vec<GridRoom> {
        let mut list = Vec::new();
        for (slot, target, _) in parent.doors_of(parent.shape) {
            let Some(entry) = target.filter(|target| self.is_free(Some(*target))) else { continue };
            let direction = slot % 4;
            let square = GridRoom {
                shape: Shape::SQUARE,
                origin: entry,
                distance: parent.distance + 1,
                entry,
                direction,
                dead: false,
                kind: Kind::Normal,
            };
            list.push(square);
            for index in 0..CANDIDATE_COUNT {
                let candidate = candidate(direction, index);
                let drawn = stream.one_in(candidate.one_in, CANDIDATE);
                let Some(origin) = moved(entry, candidate.offset) else { continue };
                let room = GridRoom { shape: candidate.shape, origin, ..square };
                if (drawn || all) && self.fits(&room) {
                    list.push(room);
                }
            }
        }
        list
    }

    /// Grows rooms until as many as wanted stand beyond the start, or until the queue is empty.
    pub(super) fn grow<D: Engine>(&mut self, wanted: u32, labyrinth: bool, stream: &mut Rng<D>) {
        let mut queue = VecDeque::from([0u8]);
        let mut placed = 0;
        while placed < wanted {
            let Some(number) = queue.pop_back() else { return };
            let current = self.rooms[usize::from(number)];
            let mut list = self.candidates(&current, false, stream);
            shuffle(&mut list, stream);
            let mut quota = quota(&current, wanted, list.len() as u32, stream);
            for room in list {
                if !self.fits(&room) {
                    continue;
                }
                if self.entry_neighbours(&room, None) >= 2 && !(labyrinth && stream.one_in(10, LOOP_ALLOWED))
                {
                    continue;
                }
                if !self.doors_agree(&room) {
                    continue;
                }
                let number = self.place(room);
                placed += 1;
                if stream.one_in(3, QUEUE) {
                    queue.push_front(number);
                } else {
                    queue.push_back(number);
                }
                stream.made(grown_room(number));
                quota -= 1;
                if quota <= 0 || placed >= wanted {
                    break;
                }
            }
        }
    }

    /// Whether a new room and the rooms around it have doors wherever they touch: for every slot of the room's wide form
    /// whose target is taken, the room must have the slot, and the room there one that faces back.
    pub(super) fn doors_agree(&self, room: &GridRoom) -> bool {
        let mask = room.shape.door_mask();
        room.doors_of(room.shape.wide()).all(|(slot, target, source)| {
            match target.and_then(|target: Cell| self.at(target)) {
                None => true,
                Some(there) => mask >> slot & 1 == 1 && self.faces(there, source),
            }
        })
    }
}

/// Swaps from the end; no draw for fewer than two.
pub(super) fn shuffle<D: Engine>(list: &mut [GridRoom], stream: &mut Rng<D>) {
    for last in (1..list.len()).rev() {
        let other = stream.int(last as u32 + 1, SHUFFLE) as usize;
        list.swap(last, other);
    }
}

/// How many rooms may grow here. At 0 one is tried all the same.
fn quota<D: Engine>(current: &GridRoom, wanted: u32, candidates: u32, stream: &mut Rng<D>) -> i32 {
    // Compared by the top left of the bounding box, as the game does.
    let quota = if current.origin == Cell::new(6, 6) {
        if wanted > 15 { candidates } else { 2 + stream.int(2, QUOTA_START) }
    } else {
        let coins: u32 = (0..4).map(|_| stream.int(2, QUOTA)).sum();
        coins.min(candidates)
    };
    quota as i32
}
