//! The fast form of the demo's floors: rooms as bits of one word, coins drawn in advance, a cell's four coins or a floor's
//! first twelve looked up in a table, and the search for the secret room turned round - which cells would do is known
//! before any is drawn.
//!
//! Draws that are made in advance are independent of each other, since the stream's state only counts: they are made
//! side by side where the processor has the instructions.

mod growth;
mod many;

use antre_core::Mulberry32;

use self::growth::{Counts, growth, open, opening};
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
#[inline(always)]
const fn number(cell: u8) -> u8 {
    NUMBERS[cell as usize % NUMBERS.len()]
}

static NUMBERS: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        numbers[cell] = (10 * (cell / COLUMNS + 1) + cell % COLUMNS + 1) as u8;
        cell += 1;
    }
    numbers
};

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
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
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
    /// Rooms in their order from place 1 on; the last place to write four from is 15. What stands behind the last room
    /// means nothing.
    rooms: [u8; 20],
}

impl Growing {
    const NONE: Self = Self { filled: 0, coins: 0, counts: Counts(0), rooms: [START; 20] };

    /// Begins an attempt.
    #[inline(always)]
    fn open(&mut self, stream: Stream) {
        self.coins = stream.coins();
        let opening = opening(self.coins);
        (self.filled, self.counts) = (opening.filled, opening.counts);
        self.rooms[1] = START;
        self.rooms[2..][..opening.rooms.len()].copy_from_slice(&opening.rooms);
    }

    #[inline(always)]
    const fn goes_on(&self) -> bool {
        self.counts.goes_on()
    }

    /// The next room grows, as if there were no limit.
    #[inline(always)]
    fn step(&mut self) {
        let counts = self.counts;
        let cell = self.rooms[usize::from(counts.next() % 16)];
        let growth = growth(open(self.filled, cell), self.coins >> (counts.coins() % 64));
        self.filled |= growth.board(cell);
        let place = usize::from(counts.end());
        self.rooms[place..place + 4].copy_from_slice(&growth.cells(cell));
        self.counts = counts.with(growth.counts);
    }

    /// Takes back what the last room placed beyond the limit. Gives the number of coins, without those that are not thrown
    /// once all rooms are there.
    #[inline(always)]
    fn keep_to_limit(&mut self) -> u32 {
        const LIMIT: u8 = MAX_ROOMS as u8;
        let (rooms, used) = (self.counts.rooms(), u32::from(self.counts.coins()));
        // Every coin that shows it places a room, so that the last of them belong to the last rooms.
        let mut placing = self.coins & ((1 << (used % 64)) - 1);
        // A room has the one that it grew from beside it and places three at most: two more than the limit allows.
        for place in [LIMIT + 1, LIMIT + 2] {
            let beyond = u64::from(place <= rooms);
            self.filled &= !(beyond << (self.rooms[usize::from(place)] % 64));
            placing &= !(beyond << (placing | 1).ilog2());
        }
        if rooms < LIMIT { used } else { u64::BITS - placing.leading_zeros() }
    }

    #[inline(always)]
    fn rooms(&self) -> u8 {
        self.counts.rooms().min(MAX_ROOMS as u8)
    }

    #[inline(always)]
    const fn is_large_enough(&self) -> bool {
        self.counts.rooms() >= MIN_ROOMS as u8
    }

    /// The last dead end: nothing grows from the last room.
    #[inline(always)]
    fn boss(&self) -> u8 {
        self.rooms[usize::from(self.rooms() % 16)]
    }

    /// The dead ends. Rooms are beside each other only where one grew from the other: those beside a single one placed
    /// nothing, but for the start, which did not grow from any.
    #[inline(always)]
    const fn dead_ends(&self) -> u64 {
        let [left, right, above, below] = beside(self.filled);
        self.filled & (left ^ right ^ above ^ below) & !three_of(left, right, above, below) & !(1 << START)
    }

    /// Which places of the list, less two, have dead ends.
    #[inline(always)]
    fn ends_in_order(&self) -> u32 {
        let ends = self.dead_ends();
        let mut which = [0; 16];
        for (number, (bit, cell)) in which.iter_mut().zip(&self.rooms[2..]).enumerate() {
            *bit = (ends >> (cell % 64) & 1) << number;
        }
        which.iter().fold(0, |all, bit| all | bit) as u32 & ((1 << (self.rooms() - 1)) - 1)
    }

    /// The free cells beside three rooms and not beside the boss, in rows 2 and below.
    #[inline(always)]
    fn secret_places(&self) -> u64 {
        const BELOW_FIRST_ROW: u64 = ((1 << 63) - 1) & !((1 << COLUMNS) - 1);
        let [left, right, above, below] = beside(self.filled);
        let three = three_of(left, right, above, below);
        let [west, east, north, south] = beside(1 << (self.boss() % 64));
        three & !self.filled & !(west | east | north | south) & BELOW_FIRST_ROW
    }
}

/// What is in three of four boards or in all.
#[inline(always)]
const fn three_of(left: u64, right: u64, above: u64, below: u64) -> u64 {
    (left & right & (above | below)) | (above & below & (left | right))
}

/// The place of a set bit among the lower 16, by how many there are below it.
#[inline(always)]
const fn nth_bit(bits: u32, below: u32) -> u32 {
    let [lower, upper, ..] = bits.to_le_bytes();
    let in_lower = lower.count_ones();
    let (byte, nth, first) =
        if below < in_lower { (lower, below, 0) } else { (upper, below.wrapping_sub(in_lower), 8) };
    first + NTH_BITS[byte as usize][nth as usize % 8] as u32
}

/// The places of a byte's set bits.
static NTH_BITS: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut count) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][count] = place as u8;
                count += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

/// A grown floor in search of its secret room.
#[derive(Clone, Copy)]
struct Searching {
    /// Where the secret room may be, from row 2 on.
    places: u64,
    tries: u32,
    /// Dead ends.
    ends: u8,
    is_found: bool,
}

impl Searching {
    const NONE: Self = Self { places: 0, tries: 0, ends: 0, is_found: false };
    /// Draws for the reward and for the coin room.
    const POPS: u32 = 2;
    /// Tries made side by side. A floor finds its place among 16 about every third time, but 32 take little longer: a
    /// processor waits for one result after the other in both.
    const TRIES: u32 = 32;

    /// Leaves the draws for reward and coin room behind, which only an accepted floor needs; where no cell would do, all
    /// tries as well.
    #[inline(always)]
    fn new(grown: &Growing, stream: &mut Stream) -> Self {
        // Row 2, the first that is drawn, is the board's second; rows 8 and 9 lie below the board.
        let places = grown.secret_places() >> COLUMNS;
        stream.skip(Self::POPS + if places == 0 { 2 * SECRET_TRIES } else { 0 });
        Self { places, tries: 0, ends: grown.dead_ends().count_ones() as u8, is_found: false }
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
        hits.iter().fold(0, |all, hit| all | hit) & (((1u64 << self.left()) - 1) as u32)
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

    #[inline(always)]
    const fn goes_on(&self) -> bool {
        !self.is_found && self.tries < SECRET_TRIES
    }

    /// Whether there are a boss, a reward and a coin room.
    #[inline(always)]
    const fn has_all_ends(&self) -> bool {
        self.ends >= 3
    }
}

/// The floor of an attempt that was accepted; the stream stands behind the try that found the secret room.
#[inline(always)]
fn floor(seed: u32, attempts: u32, grown: &Growing, searched: &Searching, stream: Stream) -> FastDemo {
    let last_try = stream.back(2);
    let secret = Searching::cell(last_try.at(0), last_try.at(1)) as u8 + COLUMNS as u8;
    let mut pops = stream.back(2 * searched.tries + Searching::POPS);
    let reward = pops.below(u32::from(searched.ends) - 1);
    let coin = pops.below(u32::from(searched.ends) - 2);
    // The reward's place is left out.
    let coin = coin + u32::from(coin >= reward);
    let ends = grown.ends_in_order();
    let end = |place| number(grown.rooms[2 + nth_bit(ends, place) as usize % 16]);
    FastDemo {
        attempts,
        draws: Mulberry32::new(seed).distance(stream.0),
        rooms: grown.filled,
        boss: number(grown.boss()),
        reward: end(reward),
        coin: end(coin),
        secret: number(secret),
    }
}

/// The floor of a seed.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt")))]
pub fn generate(seed: u32) -> FastDemo {
    let mut stream = Stream(Mulberry32::new(seed));
    let mut attempts = 0;
    let mut grown = Growing::NONE;
    loop {
        attempts += 1;
        grown.open(stream);
        while grown.goes_on() {
            grown.step();
        }
        // The start's own coin comes before those of the others.
        stream.skip(1 + grown.keep_to_limit());
        if !grown.is_large_enough() {
            continue;
        }
        let mut searching = Searching::new(&grown, &mut stream);
        while searching.places != 0 && searching.goes_on() {
            // A branch on the hits lets the next tries begin before it is decided.
            let hits = searching.hits(stream);
            if hits == 0 {
                searching.pass(searching.left(), &mut stream);
            } else {
                searching.pass(hits.trailing_zeros() + 1, &mut stream);
                searching.is_found = true;
            }
        }
        if searching.is_found && searching.has_all_ends() {
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
