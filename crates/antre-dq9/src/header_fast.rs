//! Headers for whole universes: the eight outputs that decide something are computed straight from the seed.
//!
//! An LCG's state k steps on is seed·aₖ + cₖ with constants, so that the 24 draws that decide nothing cost nothing and
//! the others do not wait for one another. A test compares every header with [`Header::of`].

use crate::draws::At;
use crate::header::Header;
use crate::rank::{Environment, MapId, Rank, Seed};
use crate::tables::{BOSSES, LOCALE_RANKS_BY_FLOORS, PREFIXES_BY_SMR, RANKS, SUFFIXES_BY_BOSS};

/// The outputs of a seed that headers of any rank are read from: draws 13 to 16 and 29 to 32.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeaderDraws([u16; 8]);

const LEAPS: [(u32, u32); 8] = {
    let draws = [13, 14, 15, 16, 29, 30, 31, 32];
    let mut leaps = [(0, 0); 8];
    let mut index = 0;
    while index < draws.len() {
        leaps[index] = At::leap_constants(draws[index]);
        index += 1;
    }
    leaps
};

/// Boss by rank and by the roll of draw 16.
static BOSS_BY_ROLL: [[u8; 560]; Rank::COUNT] = {
    let mut table = [[0; 560]; Rank::COUNT];
    let mut rank = 0;
    while rank < Rank::COUNT {
        let (mut boss, high) = RANKS[rank].boss;
        let mut roll = 0;
        while boss <= high {
            let end = roll + BOSSES[boss as usize - 1].weight as usize;
            while roll < end {
                table[rank][roll] = boss;
                roll += 1;
            }
            boss += 1;
        }
        rank += 1;
    }
    table
};

/// Sum of the bosses' weights by rank.
static BOSS_TOTAL: [u32; Rank::COUNT] = {
    let mut totals = [0; Rank::COUNT];
    let mut rank = 0;
    while rank < Rank::COUNT {
        let (mut boss, high) = RANKS[rank].boss;
        while boss <= high {
            totals[rank] += BOSSES[boss as usize - 1].weight as u32;
            boss += 1;
        }
        rank += 1;
    }
    totals
};

static ENVIRONMENT_BY_ROLL: [Environment; 100] = {
    let mut table = [Environment::Fire; 100];
    let mut roll = 0;
    while roll < 90 {
        table[roll] = if roll < 30 {
            Environment::Caves
        } else if roll < 70 {
            Environment::Ruins
        } else if roll < 80 {
            Environment::Ice
        } else {
            Environment::Water
        };
        roll += 1;
    }
    table
};

impl HeaderDraws {
    /// The eight outputs of a seed.
    #[inline(always)]
    pub fn of(seed: Seed) -> Self {
        let start = At::new(seed.get().into());
        // Not `map`: it is left a call, and one more for every output, where this function is not inlined whole.
        let mut outputs = [0; 8];
        for (output, leap) in outputs.iter_mut().zip(LEAPS) {
            *output = ((start.leap(leap).state() >> 16) & 0x7FFF) as u16;
        }
        Self(outputs)
    }

    /// The header of this seed in a rank.
    #[inline(always)]
    pub fn header(self, rank: Rank) -> Header {
        let output = |number: usize| u32::from(self.0[number]);
        let [environment, floors, smr, boss] = [output(0), output(1), output(2), output(3)];
        let [prefix, suffix, locale_rank, level] = [output(4), output(5), output(6), output(7)];
        let row = rank.row();
        let floors = ranged(floors, row.floors);
        let smr = ranged(smr, row.smr);
        let boss = BOSS_BY_ROLL[rank.index()][(boss % BOSS_TOTAL[rank.index()]) as usize];
        let middle = 3 * (i32::from(floors) + i32::from(smr) + i32::from(boss) - 4);
        Header {
            environment: ENVIRONMENT_BY_ROLL[(environment % 100) as usize],
            floors,
            smr,
            boss,
            prefix: ranged(prefix, PREFIXES_BY_SMR[usize::from(smr)]),
            suffix: ranged(suffix, SUFFIXES_BY_BOSS[usize::from(boss)]),
            locale_rank: ranged(locale_rank, LOCALE_RANKS_BY_FLOORS[usize::from(floors)]),
            level: (middle + (level % 11) as i32 - 5).clamp(1, 99) as u8,
        }
    }
}

#[inline(always)]
fn ranged(output: u32, (low, high): (u8, u8)) -> u8 {
    low + (output % (u32::from(high - low) + 1)) as u8
}

impl Header {
    /// The header of a map, computed without the draws that decide nothing; equal to [`Header::of`].
    #[inline(always)]
    pub fn quick(id: MapId) -> Self {
        HeaderDraws::of(id.seed).header(id.rank)
    }
}
