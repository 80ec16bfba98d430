//! The bases that give a map, as sets: one for each timer and place (`docs/rules/dq9.md`, section 2).
//!
//! Of ten bases of the same tens, a timer takes those to a rank that a table tells: by the rank, by how many places the
//! quality has, and by the step of the variation. [`Timers::runs`] says the same base by base; a test compares every map.

use crate::quality::{Base, Timers};
use crate::rank::{MapId, Rank};
use crate::tables::LOCATIONS_BY_QUALITY;

/// Bases that one timer takes to the same map at the same place. Never empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BaseSet {
    /// Entrance, 1..=150.
    pub location: u8,
    /// Bit k stands for base `lowest + k`.
    pub bits: u128,
    /// The base of bit 0, a multiple of ten; the same for all sets of a rank.
    pub lowest: u8,
}

/// How many numbers of places there are.
const ROWS: usize = LOCATIONS_BY_QUALITY.len();
/// Pairs of a spread 0..=24 and a step 0..=2·spread: those of a spread begin at its square.
const STEPS: usize = 25 * 25;

/// By rank, number of places, spread and step, which of the spread's ten bases are taken there.
static TAKEN: [[[u16; STEPS]; ROWS]; Rank::COUNT] = {
    let mut table = [[[0; STEPS]; ROWS]; Rank::COUNT];
    let mut number = 1;
    while number <= 248 {
        let base = Base::at(number);
        let mut step = 0;
        while step <= 2 * base.spread() as usize {
            let quality = base.varied(step as u32);
            let mut row = 0;
            while row < ROWS - 1 && LOCATIONS_BY_QUALITY[row].1 < quality {
                row += 1;
            }
            let spread = base.spread() as usize;
            table[Rank::of_quality(quality).index()][row][spread * spread + step] |= 1 << (number % 10);
            step += 1;
        }
        number += 1;
    }
    table
};

/// 2²² / (2·spread + 1), rounded up: turns a remainder into multiplications. Exact for the 15-bit outputs, since the
/// error stays below 2¹⁵ · 48 / 2²² < 1 of the last quotient's fraction.
const RECIPROCAL: [u32; 25] = {
    let mut table = [0; 25];
    let mut spread = 0;
    while spread < 25 {
        table[spread] = (1u32 << 22).div_ceil(2 * spread as u32 + 1);
        spread += 1;
    }
    table
};

impl Timers {
    /// The bases that give a map, in sets: by timer, then by how many places there are. A place may have several sets.
    pub fn base_sets(&self, id: MapId) -> impl Iterator<Item = BaseSet> + '_ {
        let (first, last) = Base::that_reach(id.rank);
        let spreads = usize::from(first.spread())..=usize::from(last.spread());
        let lowest = 10 * first.spread();
        let (low, high) = (id.rank.lowest_quality(), id.rank.highest_quality());
        let rows = move || {
            let all = LOCATIONS_BY_QUALITY.iter().zip(&TAKEN[id.rank.index()]);
            all.filter(move |(row, _)| row.0 <= high && low <= row.1)
        };
        self.of(id.seed).iter().flat_map(move |timer| {
            let spreads = spreads.clone();
            rows().filter_map(move |(row, taken)| {
                let mut bits = 0u128;
                for spread in spreads.clone().rev() {
                    let (output, count) = (u32::from(timer.variation), 2 * spread as u32 + 1);
                    let quotient = ((u64::from(output) * u64::from(RECIPROCAL[spread])) >> 22) as u32;
                    let step = output - quotient * count;
                    bits = bits << 10 | u128::from(taken[spread * spread + step as usize]);
                }
                let location = (timer.place % u16::from(row.2)) as u8 + 1;
                (bits != 0).then_some(BaseSet { location, bits, lowest })
            })
        })
    }
}
