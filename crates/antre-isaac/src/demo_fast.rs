//! The fast form of the demo's floors: rooms as bits of one word, coins drawn in advance and taken without a branch, and
//! the search for the secret room turned round - which cells would do is known before any is drawn.

use antre_core::Mulberry32;

use crate::demo::{MAX_ROOMS, MIN_ROOMS, SECRET_TRIES};

/// Columns and rows that rooms can reach: cells 11..=79 without column 0.
const COLUMNS: usize = 9;
const CELLS: usize = 63;
/// The bit of no cell; it is always set, so that nothing is ever placed there.
const NOWHERE: usize = 63;
/// The start, cell 45.
const START: u8 = 3 * COLUMNS as u8 + 4;

/// The neighbours of every cell as bits.
const BESIDE: [u64; 64] = {
    let mut beside = [0u64; 64];
    let mut cell = 0;
    while cell < CELLS {
        let (x, y) = (cell % COLUMNS, cell / COLUMNS);
        if x > 0 {
            beside[cell] |= 1 << (cell - 1);
        }
        if x < 8 {
            beside[cell] |= 1 << (cell + 1);
        }
        if y > 0 {
            beside[cell] |= 1 << (cell - COLUMNS);
        }
        if y < 6 {
            beside[cell] |= 1 << (cell + COLUMNS);
        }
        cell += 1;
    }
    beside
};

/// Where a cell grows, in the demo's order: left, right, up, down.
const STEPS: [[u8; 4]; 64] = {
    let mut steps = [[NOWHERE as u8; 4]; 64];
    let mut cell = 0;
    while cell < CELLS {
        let (x, y) = (cell % COLUMNS, cell / COLUMNS);
        if x > 0 {
            steps[cell][0] = cell as u8 - 1;
        }
        if x < 8 {
            steps[cell][1] = cell as u8 + 1;
        }
        if y > 0 {
            steps[cell][2] = (cell - COLUMNS) as u8;
        }
        if y < 6 {
            steps[cell][3] = (cell + COLUMNS) as u8;
        }
        cell += 1;
    }
    steps
};

/// Columns and rows as bits.
const fn column(x: usize) -> u64 {
    let (mut bits, mut y) = (0, 0);
    while y < 7 {
        bits |= 1 << (y * COLUMNS + x);
        y += 1;
    }
    bits
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
        (0..CELLS as u8).filter(move |cell| rooms >> cell & 1 == 1).map(number)
    }
}

struct Stream(Mulberry32);

impl Stream {
    #[inline]
    fn at(&self, ahead: u32) -> u32 {
        Mulberry32::mix(self.0.state().wrapping_add(Mulberry32::INCREMENT.wrapping_mul(ahead + 1)))
    }

    fn skip(&mut self, count: u32) {
        self.0 = self.0.jump(count);
    }

    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// The coins of the next draws, one bit each: set where a room is placed.
    #[inline]
    fn coins(&self, from: u32) -> u64 {
        let mut coins = 0u64;
        for ahead in 0..32 {
            coins |= u64::from(self.at(from + ahead) >> 31) << ahead;
        }
        coins
    }
}

/// The floor of a seed.
pub fn generate(seed: u32) -> FastDemo {
    let start = Mulberry32::new(seed);
    let mut stream = Stream(start);
    let mut attempts = 0;
    loop {
        attempts += 1;
        let (filled, mut ends, mut end_count, count) = grow(&mut stream);
        if count < MIN_ROOMS {
            continue;
        }
        let mut boss = None;
        if end_count > 0 {
            end_count -= 1;
            boss = Some(ends[end_count]);
        }
        let mut pop = |stream: &mut Stream| {
            let index = stream.below(end_count as u32) as usize;
            (index < end_count).then(|| {
                let cell = ends[index];
                ends.copy_within(index + 1..end_count, index);
                end_count -= 1;
                cell
            })
        };
        let reward = pop(&mut stream);
        let coin = pop(&mut stream);
        let secret = secret(filled, boss, &mut stream);
        if let (Some(boss), Some(reward), Some(coin), Some(secret)) = (boss, reward, coin, secret) {
            return FastDemo {
                attempts,
                draws: start.distance(stream.0),
                rooms: filled & !(1 << NOWHERE),
                boss: number(boss),
                reward: number(reward),
                coin: number(coin),
                secret: number(secret),
            };
        }
    }
}

#[inline]
fn grow(stream: &mut Stream) -> (u64, [u8; 16], usize, u32) {
    // The start costs a coin of its own.
    let mut filled = 1u64 << NOWHERE | 1 << START;
    let (mut queue, mut ends) = ([0u8; 16], [0u8; 16]);
    queue[0] = START;
    let (mut first, mut last, mut end_count) = (0usize, 1usize, 0usize);
    let (mut coins, mut used, mut known) = (stream.coins(0), 1u32, 32u32);
    while first < last {
        if used + 4 > known {
            coins |= stream.coins(known) << 32;
            known += 32;
        }
        let cell = queue[first];
        first += 1;
        let before = last;
        for there in STEPS[usize::from(cell)] {
            let beside = filled & BESIDE[usize::from(there)];
            // As numbers of 0 and 1, so that no branch waits for a coin.
            let one = u64::from(beside & beside.wrapping_sub(1) == 0);
            let possible = one & !(filled >> there) & u64::from(last < MAX_ROOMS as usize);
            let placed = possible & coins >> used;
            used += possible as u32;
            filled |= placed << there;
            queue[last & 15] = there;
            last += placed as usize;
        }
        ends[end_count & 15] = cell;
        end_count += usize::from(last == before);
    }
    stream.skip(used);
    (filled, ends, end_count, last as u32)
}

/// The first draw that names a free cell beside three rooms and not beside the boss, in rows 2 and below.
fn secret(filled: u64, boss: Option<u8>, stream: &mut Stream) -> Option<u8> {
    const BOARD: u64 = (1 << CELLS) - 1;
    const FIRST_ROW: u64 = (1 << COLUMNS) - 1;
    let rooms = filled & BOARD;
    let (left, right) = ((rooms << 1) & !column(0), (rooms >> 1) & !column(8));
    let (up, down) = (rooms << COLUMNS, rooms >> COLUMNS);
    let three = (left & right & (up | down)) | (up & down & (left | right));
    let near_boss = boss.map_or(0, |boss| BESIDE[usize::from(boss)]);
    let mask = three & !rooms & !near_boss & BOARD & !FIRST_ROW;
    if mask == 0 {
        stream.skip(2 * SECRET_TRIES);
        return None;
    }
    let mut tries = 0;
    while tries < SECRET_TRIES {
        let count = (SECRET_TRIES - tries).min(8);
        let (mut hits, mut cells) = (0u32, [0u8; 8]);
        for (step, cell) in cells.iter_mut().enumerate() {
            let x = ((u64::from(stream.at(2 * step as u32)) * 9) >> 32) as u8;
            let y = (stream.at(2 * step as u32 + 1) >> 29) as u8;
            // Row 2 is the board's second; rows 8 and 9 lie below it and never do.
            *cell = (y + 1) * COLUMNS as u8 + x;
            // Bit 63 is no cell of the board, so that what lies below it is never found.
            hits |= ((mask >> (*cell).min(NOWHERE as u8) & 1) as u32) << step;
        }
        hits &= (1 << count) - 1;
        if hits != 0 {
            let step = hits.trailing_zeros();
            stream.skip(2 * (step + 1));
            return Some(cells[step as usize]);
        }
        stream.skip(2 * count);
        tries += count;
    }
    None
}
