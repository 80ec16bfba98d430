//! The secret room (section 6.6): its cells are found on boards before their draws are looked at.

use super::board::{Board, INSIDE, mark, shifted};
use super::forms::{START, STEPS};
use super::grid::{FastRoom, Grid, form};
use super::growth::Behind;
use crate::Kind;

impl Grid {
    /// Cells that the secret room shuns.
    #[inline(always)]
    fn shunned_cells(&self) -> Board {
        let mut shunned = [0; 4];
        for number in &self.shunned[..self.shunned_len.min(4)] {
            let room = &self.rooms[usize::from(*number)];
            for place in form(room.shape()).around {
                mark(&mut shunned, room.origin().wrapping_add(place));
            }
        }
        if self.is_last_stage() {
            for step in STEPS {
                mark(&mut shunned, START.wrapping_add(step));
            }
        }
        shunned
    }

    /// Free cells for the secret room, and those of them beside one, two, and three or four rooms that all have a door
    /// slot there.
    #[inline(always)]
    fn secret_places(&self) -> (Board, [Board; 3]) {
        // The cells that the door slots of each direction face, word by word of a board.
        let mut faced = [[0; 4]; 4];
        for room in &self.rooms[..self.len] {
            let (window, corner) = (&form(room.shape()).faced, room.origin().wrapping_sub(17));
            let (word, bit) = (usize::from(corner >> 6), corner & 63);
            for direction in 0..4 {
                faced[word][direction] |= window[direction] << bit;
            }
            for direction in 0..4 {
                faced[(word + 1) % 4][direction] |= window[direction] >> 1 >> (63 - bit);
            }
        }
        let (shunned, taken) = (self.shunned_cells(), self.taken);
        let (from_above, from_below) = shifted(taken);
        let beside = [taken.map(|word| word >> 1), from_below, taken.map(|word| word << 1), from_above];
        let (mut free, mut places) = ([0; 4], [[0; 4]; 3]);
        for word in 0..4 {
            free[word] = INSIDE[word] & !self.closed[word] & !shunned[word];
            let (mut one, mut two, mut three, mut open) = (0, 0, 0, free[word]);
            for (room, faced) in beside.iter().zip(faced[word]) {
                three |= two & room[word];
                two |= one & room[word];
                one |= room[word];
                open &= !room[word] | faced;
            }
            places[0][word] = one & !two & open;
            places[1][word] = two & !three & open;
            places[2][word] = three & open;
        }
        (free, places)
    }

    /// Every free cell costs a draw, but most of them decide nothing: a cell beside three rooms weighs 10 to 14, one beside
    /// two 7 to 11, one beside one 4 to 8 (section 6.6), so that the cells beside fewer rooms are looked at only where they
    /// could still weigh as much.
    #[inline(always)]
    pub(super) fn place_secret_room(&mut self) -> bool {
        let (free, places) = self.secret_places();
        let mut before = [0; 5];
        for word in 0..4 {
            before[word + 1] = before[word] + free[word].count_ones() as usize;
        }
        let total = before[4];
        if total == 0 {
            return false;
        }
        let ahead = self.layout.ahead();
        let (mut best, mut heaviest) = (0, [0; 4]);
        for (places, least) in places.iter().zip([4, 7, 10]).rev() {
            if best > least + 4 {
                break;
            }
            for word in 0..4 {
                let mut rest = places[word];
                while rest != 0 {
                    let cell = rest & rest.wrapping_neg();
                    rest ^= cell;
                    let draw = before[word] + (free[word] & (cell - 1)).count_ones() as usize;
                    let weight = least + ahead.at(draw) % 5;
                    if weight > best {
                        (best, heaviest) = (weight, [0; 4]);
                    }
                    if weight == best {
                        heaviest[word] |= cell;
                    }
                }
            }
        }
        self.layout.go_on(&ahead, total);
        let counts = heaviest.map(u64::count_ones);
        let count: u32 = counts.iter().sum();
        if count == 0 {
            return false;
        }
        let mut left = self.layout.int(count);
        let mut word = 0;
        while left >= counts[word] {
            left -= counts[word];
            word += 1;
        }
        let lowest = (0..left).fold(heaviest[word], |bits, _| bits & (bits - 1)).trailing_zeros();
        let cell = (word as u32 * 64 + lowest) as u8;
        self.secret_beside = self.neighbours(cell, None);
        self.place(FastRoom { placed: Behind::square(0, cell, false), distance: 0, kind: Kind::Secret });
        true
    }
}
