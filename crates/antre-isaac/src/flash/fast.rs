//! The fast form of the Flash game's floors: cells as bits, runs of draws that decide nothing skipped, and the search for
//! the secret room turned round - which cells would do is known before any is drawn.

use antre_core::Mulberry32;

use super::{GIVE_UP, MOST_ATTEMPTS, SECRET_TRIES, START, Secret, Target, place_boss};
use crate::cells::Cells;
use crate::edition::{Edge, FlashSetup};

/// What the fast form tells of a floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FastFloor {
    /// Rooms asked for.
    pub target: Target,
    /// Attempts made.
    pub attempts: u32,
    /// Draws up to acceptance, or all draws of a floor that was given up.
    pub draws: u32,
    /// How many of them filled the rooms of a floor that was accepted too late and then given up.
    pub fill_draws: u32,
    /// The accepted attempt; `None` where the game gives the floor up.
    pub accepted: Option<FastAttempt>,
}

/// The accepted attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FastAttempt {
    /// Filled cells, the start and extra rooms included, one bit each.
    pub cells: u128,
    /// Dead ends found, the boss among them.
    pub dead_ends: u8,
    /// Extra rooms.
    pub extra: u8,
    /// The boss.
    pub boss: u8,
    /// The first of two boss rooms.
    pub boss2: Option<u8>,
    /// Steps of the boss along growth; of the first of two boss rooms.
    pub boss_distance: u8,
    /// The super secret room.
    pub super_secret: Option<u8>,
    /// The secret room.
    pub secret: Option<Secret>,
    /// Shop, treasure, second treasure, sacrifice, library, curse, miniboss, challenge, arcade.
    pub specials: [Option<u8>; 9],
}

/// A list of at most 64 dead ends. A floor has fewer rooms than that.
#[derive(Clone, Copy)]
struct Ends {
    cells: [u8; 64],
    len: usize,
}

impl Ends {
    const fn new() -> Self {
        Self { cells: [0; 64], len: 0 }
    }

    /// Without a branch: what is not pushed is written over by the next.
    #[inline]
    fn push_if(&mut self, cell: u8, pushed: bool) {
        self.cells[self.len % 64] = cell;
        self.len += usize::from(pushed);
    }

    fn as_slice(&self) -> &[u8] {
        &self.cells[..self.len]
    }

    fn remove(&mut self, index: usize) -> u8 {
        let cell = self.cells[index];
        self.cells.copy_within(index + 1..self.len, index);
        self.len -= 1;
        cell
    }
}

/// A stream that counts by its own state.
struct Draws {
    stream: Mulberry32,
    start: Mulberry32,
}

impl Draws {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.stream.next_u32()) * u64::from(n)) >> 32) as u32
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn skip(&mut self, count: u32) {
        self.stream = self.stream.jump(count);
    }

    fn drawn(&self) -> u32 {
        self.start.distance(self.stream)
    }

    fn pop(&mut self, ends: &mut Ends) -> Option<u8> {
        let index = self.below(ends.len as u32) as usize;
        (index < ends.len).then(|| ends.remove(index))
    }
}

/// The floor of a seed.
pub fn generate(setup: &FlashSetup, seed: u32) -> FastFloor {
    let start = Mulberry32::new(seed);
    let mut draws = Draws { stream: start, start };
    let target = Target::new(draws.below(2), setup);
    let mut queue = [0; 1024];
    for number in 1..=MOST_ATTEMPTS {
        let Some(accepted) = attempt(setup, target, &mut draws, &mut queue) else { continue };
        if number >= GIVE_UP {
            // The content is filled before the floor is given up: a coin for each cell, two draws more for each room.
            let fill_draws = 80 + 2 * accepted.cells.count_ones();
            draws.skip(fill_draws);
            let draws = draws.drawn();
            return FastFloor { target, attempts: number, draws, fill_draws, accepted: None };
        }
        let (draws, accepted) = (draws.drawn(), Some(accepted));
        return FastFloor { target, attempts: number, draws, fill_draws: 0, accepted };
    }
    FastFloor { target, attempts: MOST_ATTEMPTS, draws: draws.drawn(), fill_draws: 0, accepted: None }
}

/// Rooms that have grown.
struct Grown {
    filled: Cells,
    count: u32,
    ends: Ends,
}

/// The cells of all passes one after the other, each pass after the one that queued it. Every room is queued once; beyond
/// them only the start comes, once from each room beside it and once a pass.
type Queue = [u8; 1024];

/// Bits of the four neighbours in the window of a cell: the 41 cells from two rows above it to two rows below it, so that
/// the neighbours of its neighbours are in it too.
const RIGHT: u64 = 1 << 21;
const LEFT: u64 = 1 << 19;
const DOWN: u64 = 1 << 30;
const UP: u64 = 1 << 10;
/// Bit of a cell in a board: a window then begins at the bit of the cell's number.
const BOARD_BIT: u32 = 20;

/// Cells that never take a room: column 0 and what lies outside of the rows.
const fn walls(edge: Edge) -> u128 {
    let rows = match edge {
        Edge::Open => 0..8,
        Edge::Swf8 => 1..7,
    };
    let (mut usable, mut row) = (0u128, rows.start);
    while row < rows.end {
        usable |= 0b11_1111_1110 << (10 * row + BOARD_BIT);
        row += 1;
    }
    !usable
}

/// Growth with boards for what section 3.2 asks: a cell is closed when it holds a room or lies beside two, and touched when
/// it lies beside one. The four neighbours of a cell do not touch one another, so that all four are tested and placed at
/// once.
fn grow(setup: &FlashSetup, target: Target, draws: &mut Draws, queue: &mut Queue) -> Grown {
    let limit = target.growth_limit(setup.xl);
    // Growth stops at the first count that is not below the limit.
    let most = limit.0.div_ceil(100);
    let again = limit.0 > 1500;
    let start = 1u128 << (u32::from(START) + BOARD_BIT);
    let mut filled = start;
    let mut touched = start << 1 | start >> 1 | start << 10 | start >> 10;
    let mut closed = start | walls(setup.edge);
    let beside_start = touched;
    let mut ends = Ends::new();
    let (mut count, mut counted) = (0, 0);
    draws.skip(1);
    queue[0] = START;
    let (mut first, mut last) = (0, 1);
    let mut passes = 0;
    while passes < 600 {
        let mut len = last;
        if again {
            queue[len % queue.len()] = START;
            len += 1;
        } else if first == last {
            // Nothing is left and nothing can come: no draw is made any more.
            break;
        }
        if count == counted && passes > 0 && beside_start & !closed == 0 {
            // Only starts are asked again, and nothing can grow there: four coins each, and nothing changes any more.
            let rest = if again { rest_of_passes(passes) } else { 0 };
            draws.skip(4 * ((last - first) as u32 + rest));
            break;
        }
        counted = count;
        for place in (first..last).rev() {
            let cell = queue[place % queue.len()];
            // A coin shows by its highest bit, 0 for yes; each is moved to the bit of its neighbour.
            let coins = [10, 12, 1, 21].map(|down| u64::from(!draws.stream.next_u32() >> down));
            let coins = coins[0] & RIGHT | coins[1] & LEFT | coins[2] & DOWN | coins[3] & UP;
            let mut placed = coins & !(closed >> cell) as u64;
            let start_again = coins & (start as u64) >> cell.min(63);
            let ones = |bits: u64| [RIGHT, LEFT, DOWN, UP].map(|side| u32::from(bits & side != 0));
            let mut more = ones(placed).iter().sum::<u32>();
            if count + more >= most {
                // The last rooms, in the order in which they are tried; then nothing is open any more.
                for side in [UP, DOWN, LEFT, RIGHT] {
                    if count + more > most && placed & side != 0 {
                        placed &= !side;
                        more -= 1;
                    }
                }
                closed = !0;
            }
            count += more;
            let (mut one, mut two) = ((touched >> cell) as u64, 0);
            for beside in [placed << 1, placed >> 1, placed << 10, placed >> 10] {
                two |= one & beside;
                one |= beside;
            }
            filled |= u128::from(placed) << cell;
            closed |= u128::from(placed | two) << cell;
            touched |= u128::from(one) << cell;
            let queued = ones(placed | start_again);
            let before = len;
            for (side, queued) in [1, 255, 10, 246].into_iter().zip(queued) {
                queue[len % queue.len()] = cell.wrapping_add(side);
                len += queued as usize;
            }
            ends.push_if(cell, len == before && cell != START);
        }
        passes += if len - last < 2 { 1 } else { 2 };
        (first, last) = (last, len);
    }
    Grown { filled: Cells(filled >> BOARD_BIT), count, ends }
}

/// Steps from the start to a grown room. Growth makes no loops (section 9), so that the only way is the way it grew.
fn steps_to(filled: Cells, cell: u8) -> u8 {
    let (mut reached, mut steps) = (1u128 << START, 0);
    while reached >> cell & 1 == 0 && steps < 80 {
        reached |= (reached << 1 | reached >> 1 | reached << 10 | reached >> 10) & filled.0;
        steps += 1;
    }
    steps
}

/// How many passes follow this one while each queues exactly the start: each counts half.
fn rest_of_passes(passes: u32) -> u32 {
    // This pass ends with one start in the list, as do all that follow.
    600 - (passes + 1)
}

fn attempt(setup: &FlashSetup, target: Target, draws: &mut Draws, queue: &mut Queue) -> Option<FastAttempt> {
    let Grown { mut filled, count, mut ends } = grow(setup, target, draws, queue);
    let grown = filled;
    let dead_ends = ends.len as u8;
    let mut list: alloc::vec::Vec<u8> = alloc::vec::Vec::new();
    let (boss, boss2) = if setup.xl {
        list.extend_from_slice(ends.as_slice());
        let placed = place_boss(true, filled, &mut list);
        ends.len = ends.len.saturating_sub(1);
        placed
    } else if ends.len > 0 {
        (Some(ends.remove(ends.len - 1)), None)
    } else {
        (None, None)
    };
    let super_secret = draws.pop(&mut ends);
    let mut total = count;
    let mut secret = None;
    if 200 * total > target.0 && boss != Some(34) {
        let shunned = [boss, boss2, super_secret];
        if setup.xl {
            let first = ends.len.saturating_sub(6);
            ends.cells.copy_within(first..ends.len, 0);
            ends.len -= first;
            (secret, total) = search_joined(target, &mut filled, total, &ends, shunned, draws);
        } else {
            secret = search(filled, &ends, shunned, draws);
        }
    }
    let level = setup.level();
    let least = if level == 1 { 3 } else { 4 };
    let boss_place = boss.filter(|boss| *boss != START && *boss != 0);
    if boss_place.is_none() || ends.len < least {
        return None;
    }
    let specials = specials(setup, &mut ends, draws);
    let rejected =
        target.above(total) || matches!(boss, Some(25 | 34 | 36 | 45)) || (secret.is_none() && level < 3);
    if rejected {
        return None;
    }
    Some(FastAttempt {
        cells: filled.0,
        dead_ends,
        extra: (total - count) as u8,
        boss: boss?,
        boss2,
        boss_distance: boss2.or(boss).map_or(0, |cell| steps_to(grown, cell)),
        super_secret,
        secret,
        specials,
    })
}

/// What the neighbours of all cells allow at once: [`fit`](super::secret::fit) on boards.
struct Fits {
    /// Free cells of columns 2 to 8 with one neighbour or more.
    one: u128,
    /// With two or more.
    two: u128,
    /// With three or more.
    three: u128,
    /// Neither boss, super secret room nor dead end beside it.
    strict: u128,
    /// Of what is looked at before the first dead end, nothing is empty.
    tolerant: u128,
}

impl Fits {
    fn of(filled: Cells, dead: Cells, shunned: [Option<u8>; 3]) -> Self {
        const COLUMNS: u128 = {
            let (mut mask, mut row) = (0u128, 0);
            while row < 8 {
                mask |= 0b01_1111_1100 << (10 * row);
                row += 1;
            }
            mask
        };
        let shunned = shunned.into_iter().flatten().fold(0u128, |cells, cell| cells | 1 << cell);
        let stops = shunned | (filled.0 & dead.0);
        // The neighbour of every cell on one side, in the order in which they are looked at: right, left, down, up.
        let sides = |cells: u128| [cells >> 1, cells << 1, cells >> 10, cells << 10];
        let (mut one, mut two, mut three) = (0, 0, 0);
        let (mut strict, mut tolerant) = (!0, !0);
        for ((room, shunned), stop) in sides(filled.0).into_iter().zip(sides(shunned)).zip(sides(stops)) {
            three |= two & room;
            two |= one & room;
            one |= room;
            // A cell that has met a stop is looked at no further.
            tolerant &= !strict | (room & !shunned);
            strict &= !stop;
        }
        let free = COLUMNS & !filled.0;
        Self { one: one & free, two: two & free, three: three & free, strict, tolerant }
    }

    /// The cells that would take the secret room, for the three phases of the search: from passes 0, 301 and 601.
    fn secret(&self) -> [u128; 3] {
        let strict = self.three & self.strict;
        let second = strict | (self.tolerant & (self.three | (self.two & self.strict)));
        [strict, second, second | (self.tolerant & self.two)]
    }

    /// Cells that would take an extra room, the coin of those with one neighbour still to be drawn.
    fn extra(&self) -> u128 {
        self.one & self.strict
    }
}

fn cells_of(ends: &Ends) -> Cells {
    ends.as_slice().iter().fold(Cells::default(), |cells, end| cells.with(i32::from(*end)))
}

/// The search where the first place that fits ends it.
fn search(filled: Cells, ends: &Ends, shunned: [Option<u8>; 3], draws: &mut Draws) -> Option<Secret> {
    let masks = Fits::of(filled, cells_of(ends), shunned).secret();
    let phases = [(0, 301), (301, 601), (601, SECRET_TRIES)];
    for (mask, (from, to)) in masks.into_iter().zip(phases) {
        if mask == 0 {
            draws.skip(to - from);
            continue;
        }
        let (low, high) = (mask as u64, (mask >> 64) as u64);
        let mut pass = from;
        while pass < to {
            // Eight at once: the outputs do not wait for one another.
            let count = (to - pass).min(8);
            let mut hits = 0u32;
            for step in 0..8 {
                let state = draws.stream.state().wrapping_add(Mulberry32::INCREMENT.wrapping_mul(step + 1));
                let cell = ((u64::from(Mulberry32::mix(state)) * 80) >> 32) as u32;
                let word = if cell < 64 { low } else { high };
                hits |= ((word >> (cell & 63) & 1) as u32) << step;
            }
            hits &= (1 << count) - 1;
            if hits != 0 {
                let step = hits.trailing_zeros();
                draws.skip(step);
                let cell = draws.below(80);
                let variant = draws.below(5) as u8;
                return Some(Secret {
                    cell: cell as u8,
                    variant,
                    found_at: pass + step,
                    neighbours: filled.neighbours(cell as i32) as u8,
                });
            }
            draws.skip(count);
            pass += count;
        }
    }
    None
}

/// The search of joined floors: extra rooms by the way, until the secret room is placed.
fn search_joined(
    target: Target,
    filled: &mut Cells,
    mut total: u32,
    ends: &Ends,
    shunned: [Option<u8>; 3],
    draws: &mut Draws,
) -> (Option<Secret>, u32) {
    let dead = cells_of(ends);
    let fits = Fits::of(*filled, dead, shunned);
    let (mut masks, mut extra) = (fits.secret(), fits.extra());
    let mut pass = 0;
    while pass < SECRET_TRIES {
        let phase = match pass {
            0..=300 => 0,
            301..=600 => 1,
            _ => 2,
        };
        let wants_extra = total * 100 < target.0 + 100;
        let mask = masks[phase] | if wants_extra { extra } else { 0 };
        if mask == 0 {
            let until = [301, 601, SECRET_TRIES][phase];
            draws.skip(until - pass);
            pass = until;
            continue;
        }
        let cell = draws.below(80);
        let found_at = pass;
        pass += 1;
        if masks[phase] >> cell & 1 == 1 {
            let (cell, variant) = (cell as u8, draws.below(5) as u8);
            let neighbours = filled.neighbours(i32::from(cell)) as u8;
            return (Some(Secret { cell, variant, found_at, neighbours }), total);
        }
        let cell = cell as i32;
        if wants_extra && extra >> cell & 1 == 1 && (filled.neighbours(cell) > 1 || draws.one_in(2)) {
            filled.insert(cell);
            total += 1;
            let fits = Fits::of(*filled, dead, shunned);
            (masks, extra) = (fits.secret(), fits.extra());
        }
    }
    (None, total)
}

fn specials(setup: &FlashSetup, ends: &mut Ends, draws: &mut Draws) -> [Option<u8>; 9] {
    let mut rooms = [None; 9];
    let level = setup.level();
    if setup.stage == 11 {
        return rooms;
    }
    rooms[0] = draws.pop(ends);
    rooms[1] = draws.pop(ends);
    if setup.xl {
        rooms[2] = draws.pop(ends);
    }
    if ends.len > 0 && (draws.one_in(7) || (draws.one_in(4) && setup.full_health)) {
        rooms[3] = draws.pop(ends);
    }
    if ends.len > 0 && (draws.one_in(20) || (setup.book && draws.one_in(4))) {
        rooms[4] = draws.pop(ends);
    }
    if ends.len > 0 && (draws.one_in(2) || (setup.devil_visited && draws.one_in(4))) {
        rooms[5] = draws.pop(ends);
    }
    if ends.len > 0 && (draws.one_in(4) || (level == 1 && draws.one_in(3))) && setup.miniboss_pool {
        rooms[6] = draws.pop(ends);
    }
    if ends.len > 0 && setup.full_health && level > 1 && (draws.one_in(2) || level > 2) {
        rooms[7] = draws.pop(ends);
    }
    if ends.len > 0 && setup.coins >= 5 && level.is_multiple_of(2) {
        rooms[8] = draws.pop(ends);
    }
    if level > 6 {
        (rooms[0], rooms[1], rooms[2]) = (None, None, None);
    }
    rooms
}
