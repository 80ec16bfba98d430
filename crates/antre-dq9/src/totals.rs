//! What all floors of a map come to: chests of each rank, and floors where a shortage of memory did something.
//!
//! A table of all maps asks for nothing else of their floors. So they are counted here without making the floors: the
//! ranks of a map's chests side by side in one word, and a shortage as a comparison of bytes. A test compares every map
//! with [`Totals::of`].

use crate::draws::scale;
use crate::edition::Edition;
use crate::header::Header;
use crate::memory::{AREA, FIXED, Memory, RECORD, monster_table, table_bytes};
use crate::rank::Seed;
use crate::tables::{CHEST_RANKS, MonsterTable};
use crate::universe::{FloorFacts, Layouts};

/// Counts over all floors of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Totals {
    /// Chests by rank, 1 to 10; at 0 the places without a chest, three on a floor that has none.
    pub chests: [u8; 11],
    /// Floors where a shortage of memory did something (sections 8 and 21).
    pub specials: u8,
}

impl Totals {
    /// Counts floors that are made.
    pub fn of(floors: &[FloorFacts]) -> Self {
        let mut chests = [0; 11];
        for rank in floors.iter().flat_map(|floor| floor.ranks) {
            chests[usize::from(rank)] += 1;
        }
        let specials = floors.iter().filter(|floor| floor.special().is_some()).count() as u8;
        Self { chests, specials }
    }
}

/// Bits of one rank's count: a map has at most 48 chests.
const BITS: u32 = 6;
const MASK: u64 = (1 << BITS) - 1;

impl Layouts {
    /// The totals of a map, without its floors.
    pub fn totals(&self, seed: Seed, header: &Header, edition: &Edition) -> Totals {
        let (mut packed, mut specials) = (0u64, 0u8);
        let floors = header.floors.min(16);
        let mut first = 1;
        // The monster rank is the same on four floors: so are the monsters and the range of the chests' ranks.
        while first <= floors {
            let last = (first + 3).min(floors);
            let monster_rank = header.monster_rank(first);
            let most = most_taken(monster_table(header.environment, monster_rank), edition);
            let (low, high) = CHEST_RANKS[usize::from(monster_rank.clamp(1, 12))];
            let (lowest, count) = (u32::from(low - 1), u32::from(high - low) + 1);
            let mut missing = 0;
            for floor in first..=last {
                let layout = self.of(seed, floor);
                specials += u8::from(layout.memory.is_cut() | (taken(layout.memory) > most));
                // All three places, whether there is a chest or not: a branch would be guessed wrong every other time.
                // The output of a place without one is 0, which reads as the lowest rank.
                for output in layout.outputs {
                    packed += 1 << (BITS * (lowest + scale(output.into(), count)));
                }
                missing += 3 - layout.chests.len() as u64;
            }
            packed -= missing << (BITS * lowest);
            first = last + 1;
        }
        let mut chests = [0; 11];
        let mut left = 3 * floors;
        for (rank, count) in (0..).zip(&mut chests[1..]) {
            *count = (packed >> (BITS * rank) & MASK) as u8;
            left -= *count;
        }
        chests[0] = left;
        Totals { chests, specials }
    }
}

/// Bytes of a floor's cells, passages and isolated cells.
const fn taken(memory: Memory) -> u32 {
    16 * (memory.cells as u32 + memory.passages as u32) + 4 * memory.isolated as u32
}

/// How many of them leave room for the records of all the table's entries.
const fn most_taken(table: &MonsterTable, edition: &Edition) -> u32 {
    let records = RECORD * table.entries.len() as u32;
    AREA.saturating_sub(FIXED + 4 + table_bytes(table, edition) + records)
}
