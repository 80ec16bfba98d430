//! The fast form of the Flash game's floors: cells as bits, runs of draws that decide nothing skipped, and the search for
//! the secret room turned round - which cells would do is known before any is drawn.

use antre_core::Mulberry32;

use super::secret::fit;
use super::{GIVE_UP, MOST_ATTEMPTS, SECRET_TRIES, START, Secret, Target, place_boss};
use crate::cells::{Cells, column};
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

    fn push(&mut self, cell: u8) {
        if self.len < self.cells.len() {
            self.cells[self.len] = cell;
            self.len += 1;
        }
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
    for number in 1..=MOST_ATTEMPTS {
        let Some(accepted) = attempt(setup, target, &mut draws) else { continue };
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

struct Grown {
    filled: Cells,
    count: u32,
    ends: Ends,
    distances: [u8; 100],
}

fn grow(setup: &FlashSetup, target: Target, draws: &mut Draws) -> Grown {
    let limit = target.growth_limit(setup.xl);
    // Growth stops at the first count that is not below the limit.
    let most = limit.0.div_ceil(100);
    let again = limit.0 > 1500;
    let rows: u128 = match setup.edge {
        Edge::Open => !0,
        Edge::Swf8 => ((1u128 << 60) - 1) << 10,
    };
    let mut filled = Cells::default();
    filled.insert(i32::from(START));
    let mut grown = Grown { filled, count: 0, ends: Ends::new(), distances: [0; 100] };
    draws.skip(1);
    let mut lists = [[0u8; 256]; 2];
    let mut lengths = [1usize, 0];
    lists[0][0] = START;
    let mut passes = 0;
    let mut side = 0;
    while passes < 600 {
        let (first, second) = lists.split_at_mut(1);
        let (current, next) =
            if side == 0 { (&first[0], &mut second[0]) } else { (&second[0], &mut first[0]) };
        let length = lengths[side];
        side ^= 1;
        let mut new = 0;
        if again {
            next[0] = START;
            new = 1;
        }
        if length == 0 && !again {
            // Nothing is left and nothing can come: no draw is made any more.
            break;
        }
        if current[..length].iter().all(|cell| *cell == START) && !can_grow_at_start(&grown, most) {
            // Only starts are asked again, and nothing can grow there: four coins each, and nothing changes any more.
            let rest = if again { rest_of_passes(passes) } else { 0 };
            draws.skip(4 * (length as u32 + rest));
            break;
        }
        for place in (0..length).rev() {
            let cell = i32::from(current[place]);
            let before = new;
            let coins = [
                draws.stream.next_u32() >> 31 == 0,
                draws.stream.next_u32() >> 31 == 0,
                draws.stream.next_u32() >> 31 == 0,
                draws.stream.next_u32() >> 31 == 0,
            ];
            let x = column(cell);
            let sides = [
                (cell + 1, coins[0] && x < 9),
                (cell - 1, coins[1] && x > 1),
                (cell + 10, coins[2] && cell < 70),
                (cell - 10, coins[3] && cell > 10),
            ];
            for (there, allowed) in sides {
                if !allowed {
                    continue;
                }
                if there == i32::from(START) {
                    next[new.min(255)] = START;
                    new += 1;
                } else if grown.count < most
                    && rows >> there & 1 == 1
                    && !grown.filled.contains(there)
                    && grown.filled.neighbours(there) < 2
                {
                    grown.filled.insert(there);
                    grown.count += 1;
                    grown.distances[there as usize] = grown.distances[cell as usize] + 1;
                    next[new.min(255)] = there as u8;
                    new += 1;
                }
            }
            if new == before && cell != i32::from(START) {
                grown.ends.push(cell as u8);
            }
        }
        lengths[side] = new;
        passes += if new < 2 { 1 } else { 2 };
    }
    grown
}

/// Whether any cell beside the start could take a room.
fn can_grow_at_start(grown: &Grown, most: u32) -> bool {
    let here = i32::from(START);
    grown.count < most
        && [here + 1, here - 1, here + 10, here - 10]
            .into_iter()
            .any(|there| !grown.filled.contains(there) && grown.filled.neighbours(there) < 2)
}

/// How many passes follow this one while each queues exactly the start: each counts half.
fn rest_of_passes(passes: u32) -> u32 {
    // This pass ends with one start in the list, as do all that follow.
    600 - (passes + 1)
}

fn attempt(setup: &FlashSetup, target: Target, draws: &mut Draws) -> Option<FastAttempt> {
    let Grown { mut filled, count, mut ends, distances } = grow(setup, target, draws);
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
        boss_distance: boss2.or(boss).map_or(0, |cell| distances[usize::from(cell)]),
        super_secret,
        secret,
        specials,
    })
}

/// The cells that would take the secret room at a pass, for the three phases of the search.
fn places(filled: Cells, dead: Cells, shunned: [Option<u8>; 3]) -> [u128; 3] {
    const COLUMNS: u128 = {
        let (mut mask, mut row) = (0u128, 0);
        while row < 8 {
            mask |= 0b01_1111_1100 << (10 * row);
            row += 1;
        }
        mask
    };
    let mut masks = [0; 3];
    // Cells with two neighbours or more: no other is ever taken.
    let (f, bits) = (filled.0, !0u128 >> 48);
    let (a, b, c, d) = (f << 1, f >> 1, f << 10, f >> 10);
    let two = (a & b) | (c & d) | ((a | b) & (c | d));
    let mut rest = two & !f & COLUMNS & bits;
    while rest != 0 {
        let cell = rest.trailing_zeros() as i32;
        rest &= rest - 1;
        let fit = fit(cell, filled, dead, shunned, None);
        for (mask, pass) in masks.iter_mut().zip([0, 301, 601]) {
            *mask |= u128::from(fit.takes_secret(pass)) << cell;
        }
    }
    masks
}

fn cells_of(ends: &Ends) -> Cells {
    ends.as_slice().iter().fold(Cells::default(), |cells, end| cells.with(i32::from(*end)))
}

/// The search where the first place that fits ends it.
fn search(filled: Cells, ends: &Ends, shunned: [Option<u8>; 3], draws: &mut Draws) -> Option<Secret> {
    let masks = places(filled, cells_of(ends), shunned);
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
    let mut masks = places(*filled, dead, shunned);
    let mut extra = extra_places(*filled, dead, shunned);
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
            masks = places(*filled, dead, shunned);
            extra = extra_places(*filled, dead, shunned);
        }
    }
    (None, total)
}

/// Free cells that would take an extra room, the coin of those with one neighbour still to be drawn.
fn extra_places(filled: Cells, dead: Cells, shunned: [Option<u8>; 3]) -> u128 {
    let mut mask = 0;
    for cell in 0..80 {
        if filled.contains(cell) || !(2..=8).contains(&column(cell)) {
            continue;
        }
        let fit = fit(cell, filled, dead, shunned, None);
        mask |= u128::from(fit.strict && fit.neighbours > 0) << cell;
    }
    mask
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
