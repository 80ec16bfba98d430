//! The fast form of the demo's floors: rooms as bits of one word, coins drawn in advance, a cell's four coins or a floor's
//! first twelve looked up in a table, and the search for the secret room turned round - which cells would do is known
//! before any is drawn.
//!
//! Draws that are made in advance are independent of each other, since the stream's state only counts: they are made
//! eight by eight where the processor has the instructions.

mod growth;
mod many;

use antre_core::Mulberry32;

use self::growth::{Counts, Opening, growth, open, opening};
pub use self::many::generate_many;
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
    /// Before anything is known.
    const NONE: Self = Self { attempts: 0, draws: 0, rooms: 0, boss: 0, reward: 0, coin: 0, secret: 0 };

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
    const fn skip(&mut self, count: u32) {
        self.0 = self.0.jump(count);
    }

    /// The same stream some draws before.
    #[inline(always)]
    fn back(self, count: u32) -> Self {
        Self(self.0.jump(count.wrapping_neg()))
    }

    #[inline(always)]
    fn below(&mut self, n: u8) -> u8 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u8
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

/// `⌊9·word / 2³²⌋`, a column: eight times the word goes beyond 32 bits by its top three, and once the ninth is added a
/// carry can come.
#[inline(always)]
const fn ninth(word: u32) -> u32 {
    let (_, carry) = word.overflowing_add(word << 3);
    (word >> 29) + carry as u32
}

/// An attempt's rooms, as they grow.
#[derive(Clone, Copy)]
struct Growing {
    filled: u64,
    coins: u64,
    counts: Counts,
    /// The room that grows next: known without the counts, which wait for what the last one did.
    next: u8,
    ends: [u8; 16],
    /// Rooms in their order; the last place to write four from is 14.
    rooms: [u8; 20],
}

impl Growing {
    const NONE: Self =
        Self { filled: 0, coins: 0, counts: Counts(0), next: 0, ends: [START; 16], rooms: [START; 20] };

    #[inline(always)]
    fn open(stream: Stream) -> Self {
        let coins = stream.coins();
        let opening = opening(coins);
        let (ends, rooms) = ([START; 16], [START; 20]);
        let Opening { filled, counts, .. } = *opening;
        let mut growing = Self { filled, coins, counts, next: counts.grown(), ends, rooms };
        growing.rooms[..opening.rooms.len()].copy_from_slice(&opening.rooms);
        growing.ends[..opening.ends.len()].copy_from_slice(&opening.ends);
        growing
    }

    #[inline(always)]
    const fn goes_on(&self) -> bool {
        (self.next < self.counts.rooms()) & (self.counts.rooms() < MAX_ROOMS as u8)
    }

    /// The next room grows.
    #[inline(always)]
    fn step(&mut self) {
        let counts = self.counts;
        let cell = self.rooms[usize::from(self.next % 16)];
        let growth = growth(counts.rooms(), open(self.filled, cell), self.coins >> (counts.coins() % 64));
        self.filled |= growth.board(cell);
        let place = counts.rooms() as usize % 16;
        self.rooms[place..place + 4].copy_from_slice(&growth.cells(cell));
        self.ends[counts.ends() as usize % 16] = cell;
        self.counts = counts.with(growth.counts);
        self.next += 1;
    }

    #[inline(always)]
    const fn is_large_enough(&self) -> bool {
        self.counts.rooms() >= MIN_ROOMS as u8
    }

    /// How many dead ends there are: where the limit was reached, all rooms that had not grown yet are some.
    #[inline(always)]
    const fn end_count(&self) -> u8 {
        self.counts.ends() + (self.counts.rooms() - self.counts.grown())
    }

    /// A dead end by its place in the list.
    #[inline(always)]
    const fn end(&self, place: u8) -> u8 {
        let behind = self.counts.grown().wrapping_add(place).wrapping_sub(self.counts.ends());
        let (grown, waiting) = (self.ends[place as usize % 16], self.rooms[behind as usize % 16]);
        if place < self.counts.ends() { grown } else { waiting }
    }

    /// The free cells beside three rooms and not beside the boss, the last dead end if there is one, in rows 2 and below.
    #[inline(always)]
    fn secret_places(&self) -> u64 {
        const BELOW_FIRST_ROW: u64 = ((1 << 63) - 1) & !((1 << COLUMNS) - 1);
        let [left, right, above, below] = beside(self.filled);
        let three = (left & right & (above | below)) | (above & below & (left | right));
        let ends = self.end_count();
        let boss = u64::from(ends > 0) << self.end(ends.wrapping_sub(1));
        let near_boss = beside(boss).iter().fold(0, |all, board| all | board);
        three & !self.filled & !near_boss & BELOW_FIRST_ROW
    }
}

/// A grown floor in search of its secret room.
#[derive(Clone, Copy)]
struct Searching {
    /// Places of the reward and of the coin room among the dead ends.
    reward: u8,
    coin: u8,
    /// Where the secret room may be, from row 2 on.
    places: u64,
    tries: u32,
}

impl Searching {
    const NONE: Self = Self { reward: 0, coin: 0, places: 0, tries: 0 };
    /// Tries made side by side.
    const TRIES: u32 = 16;

    /// Draws the dead ends; where no cell would do, skips all tries.
    #[inline(always)]
    fn new(grown: &Growing, stream: &mut Stream) -> Self {
        let ends = grown.end_count();
        let reward = stream.below(ends.saturating_sub(1));
        let coin = stream.below(ends.saturating_sub(2));
        // Row 2, the first that is drawn, is the board's second; rows 8 and 9 lie below the board.
        let places = grown.secret_places() >> COLUMNS;
        stream.skip(if places == 0 { 2 * SECRET_TRIES } else { 0 });
        // The reward's place is left out.
        Self { reward, coin: coin + u8::from(coin >= reward), places, tries: 0 }
    }

    /// A try's cell, from row 2 on.
    #[inline(always)]
    const fn cell(column: u32, row: u32) -> u32 {
        COLUMNS as u32 * (row >> 29) + ninth(column)
    }

    /// The next tries, a bit for each that names one of the places.
    #[inline(always)]
    fn hits(&self, stream: Stream) -> u32 {
        let (upper, lower) = (self.places as u32, (self.places >> 32) as u32);
        let bit = |word: u32, place: u32| if place < 32 { word >> place & 1 } else { 0 };
        let mut hits = [0; Self::TRIES as usize];
        for (number, hit) in hits.iter_mut().enumerate() {
            let place = Self::cell(stream.at(2 * number as u32), stream.at(2 * number as u32 + 1));
            *hit = (bit(upper, place) | bit(lower, place.wrapping_sub(32))) << number;
        }
        hits.iter().fold(0, |all, hit| all | hit) & ((1 << self.left()) - 1)
    }

    /// How many of the next tries are made if none of them hits.
    #[inline(always)]
    fn left(&self) -> u32 {
        (SECRET_TRIES - self.tries).min(Self::TRIES)
    }

    /// Leaves tries behind.
    #[inline(always)]
    const fn pass(&mut self, made: u32, stream: &mut Stream) {
        self.tries += made;
        stream.skip(2 * made);
    }

    /// Whether a try that named no place was not the last.
    #[inline(always)]
    const fn goes_on(&self) -> bool {
        self.tries < SECRET_TRIES
    }
}

/// The floor of an attempt that was accepted; the stream stands behind the try that found the secret room.
#[inline(always)]
fn floor(seed: u32, attempts: u32, grown: &Growing, searched: &Searching, stream: Stream) -> FastDemo {
    let last_try = stream.back(2);
    let secret = Searching::cell(last_try.at(0), last_try.at(1)) as u8 + COLUMNS as u8;
    FastDemo {
        attempts,
        draws: Mulberry32::new(seed).distance(stream.0),
        rooms: grown.filled,
        boss: number(grown.end(grown.end_count() - 1)),
        reward: number(grown.end(searched.reward)),
        coin: number(grown.end(searched.coin)),
        secret: number(secret),
    }
}

/// Dead ends that a floor needs: boss, reward, coin.
const NEEDED_ENDS: u8 = 3;

/// The floor of a seed.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt")))]
pub fn generate(seed: u32) -> FastDemo {
    let mut stream = Stream(Mulberry32::new(seed));
    let mut attempts = 0;
    loop {
        attempts += 1;
        let mut grown = Growing::open(stream);
        while grown.goes_on() {
            grown.step();
        }
        // The start's own coin comes before those of the others.
        stream.skip(1 + u32::from(grown.counts.coins()));
        if !grown.is_large_enough() {
            continue;
        }
        let mut searching = Searching::new(&grown, &mut stream);
        let mut found = false;
        while searching.places != 0 && !found && searching.goes_on() {
            // A branch on the hits lets the next tries begin before it is decided.
            let hits = searching.hits(stream);
            if hits == 0 {
                searching.pass(searching.left(), &mut stream);
            } else {
                searching.pass(hits.trailing_zeros() + 1, &mut stream);
                found = true;
            }
        }
        if found && grown.end_count() >= NEEDED_ENDS {
            return floor(seed, attempts, &grown, &searching, stream);
        }
    }
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
