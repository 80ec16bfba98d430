//! Dead ends: which rooms are some, adding more where there are too few, and their order (section 6.3).

use alloc::collections::VecDeque;

use super::board::{BESIDE, two_beside, two_of, window};
use super::forms::STEPS;
use super::grid::{Grid, MOST_ROOMS, form};
use super::growth::Behind;

/// Dead ends that are put in order side by side.
const SIDE_BY_SIDE: usize = 16;

impl Grid {
    /// Marks the dead ends, and how many there are.
    #[inline(always)]
    fn mark_dead_ends(&mut self) -> u32 {
        let (mut dead, mut passed) = (0, 0u64);
        for (number, room) in self.rooms[..self.len].iter().enumerate().skip(1) {
            // A window at the entry begins one row and one cell before it, the room's own cells at its corner.
            let own = form(room.shape()).board << (17 - room.entry().wrapping_sub(room.origin()).min(17));
            let beside = window(&self.taken, room.entry()) & BESIDE & !own;
            dead |= u64::from(!two_of(beside)) << number;
            let back = room.entry().wrapping_sub(STEPS[usize::from(room.direction())]);
            passed |= self.at(back).map_or(0, |parent| 1 << (parent % MOST_ROOMS));
        }
        self.dead = dead & !passed;
        self.dead.count_ones()
    }

    #[inline(always)]
    pub(super) fn find_dead_ends(&mut self) {
        let mut dead = self.mark_dead_ends();
        for _ in 0..5 {
            if dead >= 5 {
                break;
            }
            self.add_dead_end();
            dead = self.mark_dead_ends();
        }
        self.as_found = true;
    }

    /// The first candidate of the first room that fits with one neighbour; doors need not agree.
    fn add_dead_end(&mut self) {
        let mut list = [Behind::NOTHING; 128];
        let mut layout = self.layout;
        for number in 0..self.len {
            let parent = self.rooms[number];
            let len = self.candidates(parent, true, &mut layout, &mut list);
            let found = list[..len].iter().find(|room| {
                self.fits(room.shape(), room.origin()) && !two_beside(window(&self.taken, room.entry()))
            });
            if let Some(room) = found {
                self.place(room.room(parent.distance));
                break;
            }
        }
        self.layout = layout;
    }

    /// Dead ends by falling distance: the first of the farthest is swapped to the front, place by place.
    #[inline(always)]
    pub(super) fn dead_order(&self, order: &mut VecDeque<u8>) {
        let count = self.dead.count_ones() as usize;
        let mut numbers = [0; MOST_ROOMS];
        let mut rest = self.dead;
        for number in &mut numbers[..count] {
            *number = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
        }
        if count <= SIDE_BY_SIDE {
            self.order_few(&mut numbers, count);
        } else {
            self.order_many(&mut numbers[..count]);
        }
        order.clear();
        order.extend(&numbers[..count]);
    }

    fn order_many(&self, numbers: &mut [u8]) {
        for place in 0..numbers.len() {
            // The first of the farthest: places count down below the distance.
            let farthest = numbers.iter().enumerate().skip(place).fold(0, |best, (other, number)| {
                let distance = u32::from(self.rooms[usize::from(*number) % MOST_ROOMS].distance);
                best.max(distance << 8 | (255 - other as u32))
            });
            numbers.swap(place, 255 - (farthest & 255) as usize);
        }
    }

    /// The same with distance, place counted down, and number in one word: the greatest is the first of the farthest.
    #[inline(always)]
    fn order_few(&self, numbers: &mut [u8; MOST_ROOMS], count: usize) {
        const PLACE: u16 = 15 << 6;
        const { assert!(MOST_ROOMS <= 64 && SIDE_BY_SIDE <= 16) };
        let placed = |place: usize| (15 - place as u16) << 6;
        let mut keys = [0u16; SIDE_BY_SIDE];
        for place in 0..count {
            let number = numbers[place];
            let distance = u16::from(self.rooms[usize::from(number) % MOST_ROOMS].distance);
            keys[place] = distance << 10 | placed(place) | u16::from(number);
        }
        for place in 0..count {
            let farthest = keys.iter().fold(0, |most, key| most.max(*key));
            let other = usize::from(15 - (farthest >> 6 & 15));
            numbers[place] = (farthest & 63) as u8;
            keys[other] = keys[place] & !PLACE | placed(other);
            keys[place] = 0;
        }
    }
}
