//! The fast form of the demo's floors: rooms as bits of one word, coins drawn in advance, a cell's four coins or a floor's
//! first twelve looked up in a table, and the search for the secret room turned round - which cells would do is known
//! before any is drawn.
//!
//! Draws that are made in advance are independent of each other, since the stream's state only counts: they are made
//! eight by eight where the processor has the instructions.

mod growth;

use antre_core::Mulberry32;

use self::growth::{growth, open, opening};
use crate::demo::{MAX_ROOMS, MIN_ROOMS, SECRET_TRIES};

/// Columns and rows that rooms can reach: cells 11..=79 without column 0.
const COLUMNS: usize = 9;
/// The start, cell 45.
const START: u8 = 3 * COLUMNS as u8 + 4;

/// A column as bits.
const fn column(x: usize) -> u64 {
    let (mut bits, mut y) = (0, 0);
    while y < 7 {
        bits |= 1 << (y * COLUMNS + x);
        y += 1;
    }
    bits
}

/// The cells to the left and to the right of those of a board, above and below them.
#[inline(always)]
const fn beside(board: u64) -> [u64; 4] {
    [(board >> 1) & !column(8), (board << 1) & !column(0), board >> COLUMNS, board << COLUMNS]
}

/// The demo's number of a cell.
const fn number(cell: u8) -> u8 {
    10 * (cell / COLUMNS as u8 + 1) + cell % COLUMNS as u8 + 1
}

/// What the fast form tells of a floor. Cells carry the demo's numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FastDemo {
    /// Attempts, the accepted one included.
    pub attempts: u32,
    /// Draws.
    pub draws: u32,
    /// Rooms, one bit each: bit 9·(row − 1) + column − 1.
    pub rooms: u64,
    /// The last dead end.
    pub boss: u8,
    /// Drawn from the dead ends.
    pub reward: u8,
    /// Drawn from those left.
    pub coin: u8,
    /// Next to three rooms or more.
    pub secret: u8,
}

impl FastDemo {
    /// Rooms by the demo's numbers.
    pub fn cells(&self) -> impl Iterator<Item = u8> {
        let rooms = self.rooms;
        (0..u64::BITS as u8).filter(move |cell| rooms >> cell & 1 == 1).map(number)
    }
}

#[derive(Clone, Copy)]
struct Stream(Mulberry32);

impl Stream {
    #[inline(always)]
    fn at(self, ahead: u32) -> u32 {
        Mulberry32::mix(self.0.state().wrapping_add(Mulberry32::INCREMENT.wrapping_mul(ahead + 1)))
    }

    #[inline(always)]
    fn skip(&mut self, count: u32) {
        self.0 = self.0.jump(count);
    }

    #[inline(always)]
    fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// The coins of an attempt, one bit each: set where a room is placed. The start has a coin of its own before them,
    /// which decides nothing; four behind it and three behind each of the other rooms that can grow are the most.
    #[inline(always)]
    fn coins(self) -> u64 {
        const MOST: usize = 48;
        const { assert!(4 + 3 * (MAX_ROOMS as usize - 1) <= MOST) };
        let mut bytes = [0u8; MOST];
        for (coin, byte) in bytes.iter_mut().enumerate() {
            *byte = (self.at(1 + coin as u32) >> 31) as u8;
        }
        let mut coins = 0;
        for (place, eight) in bytes.as_chunks::<8>().0.iter().enumerate() {
            // The product brings the eight lowest bits of the bytes side by side into the highest byte.
            let side_by_side = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            coins |= side_by_side << (8 * place);
        }
        coins
    }
}

/// An attempt's rooms, grown.
struct Grown {
    filled: u64,
    /// Rooms in their order; the last place to write four from is 14.
    rooms: [u8; 20],
    /// How many of them have grown before the last one was placed.
    first: usize,
    /// How many there are.
    last: usize,
    /// Dead ends among those.
    ends: [u8; 16],
    end_count: usize,
}

impl Grown {
    #[inline(always)]
    fn new(stream: &mut Stream) -> Self {
        let mut coins = stream.coins();
        let opening = opening(coins);
        let mut grown = Self {
            filled: opening.filled,
            rooms: [START; 20],
            first: opening.first.into(),
            last: opening.last.into(),
            ends: [START; 16],
            end_count: opening.end_count.into(),
        };
        grown.rooms[..opening.rooms.len()].copy_from_slice(&opening.rooms);
        grown.ends[..opening.ends.len()].copy_from_slice(&opening.ends);
        coins >>= opening.used & 15;
        let mut used = u32::from(opening.used);
        while grown.first < grown.last && grown.last < MAX_ROOMS as usize {
            let cell = grown.rooms[grown.first % 16];
            let growth = growth(MAX_ROOMS as usize - grown.last, open(grown.filled, cell), coins);
            coins >>= growth.used & 7;
            used += u32::from(growth.used);
            grown.filled |= growth.board(cell);
            let place = grown.last % 16;
            grown.rooms[place..place + 4].copy_from_slice(&growth.cells(cell));
            grown.ends[grown.end_count % 16] = cell;
            grown.end_count += usize::from(growth.count == 0);
            grown.first += 1;
            grown.last += usize::from(growth.count);
        }
        // The start's own coin.
        stream.skip(1 + used);
        grown
    }

    /// How many dead ends there are: where the limit was reached, all rooms that had not grown yet are some.
    #[inline(always)]
    fn end_count(&self) -> usize {
        self.end_count + (self.last - self.first)
    }

    /// A dead end by its place in the list.
    #[inline(always)]
    fn end(&self, place: usize) -> u8 {
        if place < self.end_count {
            self.ends[place % 16]
        } else {
            self.rooms[(self.first + place - self.end_count) % 16]
        }
    }

    /// The free cells beside three rooms and not beside the boss, in rows 2 and below.
    #[inline(always)]
    fn secret_places(&self, boss: Option<u8>) -> u64 {
        const BELOW_FIRST_ROW: u64 = ((1 << 63) - 1) & !((1 << COLUMNS) - 1);
        let [left, right, above, below] = beside(self.filled);
        let three = (left & right & (above | below)) | (above & below & (left | right));
        let near_boss = boss.map_or(0, |boss| beside(1 << boss).iter().fold(0, |all, board| all | board));
        three & !self.filled & !near_boss & BELOW_FIRST_ROW
    }
}

/// The floor of a seed.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt")))]
pub fn generate(seed: u32) -> FastDemo {
    let start = Stream(Mulberry32::new(seed));
    let mut stream = start;
    let mut attempts = 0;
    loop {
        attempts += 1;
        let grown = Grown::new(&mut stream);
        if grown.last < MIN_ROOMS as usize {
            continue;
        }
        let ends = grown.end_count();
        let boss = (ends > 0).then(|| grown.end(ends - 1));
        let reward = stream.below(ends.saturating_sub(1));
        let coin = stream.below(ends.saturating_sub(2));
        // The reward's place is left out.
        let coin = coin + usize::from(coin >= reward);
        let secret = secret(grown.secret_places(boss), &mut stream);
        if let (Some(boss), Some(secret), true) = (boss, secret, ends >= 3) {
            return FastDemo {
                attempts,
                draws: start.0.distance(stream.0),
                rooms: grown.filled,
                boss: number(boss),
                reward: number(grown.end(reward)),
                coin: number(grown.end(coin)),
                secret: number(secret),
            };
        }
    }
}

/// `⌊9·word / 2³²⌋`, a column: eight times the word goes beyond 32 bits by its top three, and once the ninth is added a
/// carry can come.
#[inline(always)]
const fn ninth(word: u32) -> u32 {
    let (_, carry) = word.overflowing_add(word << 3);
    (word >> 29) + carry as u32
}

/// The first draw that names one of the places.
#[inline(always)]
fn secret(places: u64, stream: &mut Stream) -> Option<u8> {
    /// Tries made side by side.
    const TRIES: u32 = 16;
    if places == 0 {
        stream.skip(2 * SECRET_TRIES);
        return None;
    }
    // Row 2, the first that is drawn, is the board's second; rows 8 and 9 lie below the board.
    let (upper, lower) = ((places >> COLUMNS) as u32, (places >> COLUMNS >> 32) as u32);
    let bit = |word: u32, place: u32| if place < 32 { word >> place & 1 } else { 0 };
    let mut tries = 0;
    while tries < SECRET_TRIES {
        let place = |number: u32| {
            let (x, y) = (ninth(stream.at(2 * number)), stream.at(2 * number + 1) >> 29);
            COLUMNS as u32 * y + x
        };
        let hits: [u32; TRIES as usize] = core::array::from_fn(|number| {
            let place = place(number as u32);
            (bit(upper, place) | bit(lower, place.wrapping_sub(32))) << number
        });
        let hits = hits.iter().fold(0, |all, hit| all | hit);
        let left = TRIES.min(SECRET_TRIES - tries);
        if hits & ((1 << left) - 1) != 0 {
            let number = hits.trailing_zeros();
            let cell = COLUMNS as u32 + place(number);
            stream.skip(2 * (number + 1));
            return Some(cell as u8);
        }
        stream.skip(2 * left);
        tries += left;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ninth_is_what_below_gives() {
        let exact = |word: u32| ((u64::from(word) * 9) >> 32) as u32;
        // Every value has its limits here, and between them it does not change.
        let limits = (1..9u64).map(|k| ((k << 32) / 9) as u32);
        for word in limits.flat_map(|limit| limit - 2..=limit + 2).chain([0, u32::MAX]) {
            assert_eq!(ninth(word), exact(word), "{word}");
        }
        for word in (0..=u32::MAX).step_by(0xFFF1) {
            assert_eq!(ninth(word), exact(word), "{word}");
        }
    }
}
