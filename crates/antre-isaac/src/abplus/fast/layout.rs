//! The layout's stream with its shifts as constants, read from two places at once where thirteen draws belong together.

use super::forms::ONE_IN;
use crate::tables::{CANDIDATE_COUNT, shifts};

/// The layout's stream.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    pub(super) state: u32,
    pub(super) drawn: u32,
}

const fn step(state: u32) -> u32 {
    const TRIPLE: antre_core::Shifts = shifts(crate::stage::STAGE_STREAM);
    let mut x = state;
    x ^= x >> TRIPLE.right;
    x ^= x << TRIPLE.left;
    x ^= x >> TRIPLE.last;
    x
}

/// The image of every byte in every place.
type Jump = [[u32; 256]; 4];

/// Several steps at once: the steps are linear over bits.
const fn jump_of(steps: u32) -> Jump {
    let mut table = [[0u32; 256]; 4];
    let mut byte = 0;
    while byte < 4 {
        let mut value = 1usize;
        while value < 256 {
            let lowest = value & value.wrapping_neg();
            if value == lowest {
                let mut x = (value as u32) << (8 * byte);
                let mut count = 0;
                while count < steps {
                    x = step(x);
                    count += 1;
                }
                table[byte][value] = x;
            } else {
                table[byte][value] = table[byte][lowest] ^ table[byte][value ^ lowest];
            }
            value += 1;
        }
        byte += 1;
    }
    table
}

static DOOR: Jump = jump_of(CANDIDATE_COUNT as u32);
static CHAIN: Jump = jump_of(CHAIN_STEPS as u32);

#[inline(always)]
fn jumped(x: u32, jump: &Jump) -> u32 {
    let [a, b, c, d] = x.to_le_bytes().map(usize::from);
    jump[0][a] ^ jump[1][b] ^ jump[2][c] ^ jump[3][d]
}

/// Output number k+1 of the thirteen of a door.
static OUTPUTS: [Jump; CANDIDATE_COUNT] = {
    let mut jumps = [[[0; 256]; 4]; CANDIDATE_COUNT];
    let mut place = 0;
    while place < CANDIDATE_COUNT {
        jumps[place] = jump_of(place as u32 + 1);
        place += 1;
    }
    jumps
};

/// For every byte of the state in every place: the low bits of all thirteen outputs that must be 0 for a hit, four bits
/// for each output.
static LOW_BITS: [[u64; 256]; 4] = {
    let mut table = [[0u64; 256]; 4];
    let mut place = 0;
    while place < CANDIDATE_COUNT {
        let mask = (1 << ONE_IN[place].twos()) - 1;
        let mut byte = 0;
        while byte < 4 {
            let mut value = 0;
            while value < 256 {
                table[byte][value] |= ((OUTPUTS[place][byte][value] & mask) as u64) << (4 * place);
                value += 1;
            }
            byte += 1;
        }
        place += 1;
    }
    table
};

/// Chains that are read side by side, and their steps: enough for a draw for each of 169 cells.
const CHAINS: usize = 8;
const CHAIN_STEPS: usize = 22;

/// The draws that follow, all at once.
pub(super) struct Ahead([[u32; CHAINS]; CHAIN_STEPS]);

impl Ahead {
    /// Draw number `place`, from 0.
    #[inline(always)]
    pub(super) fn at(&self, place: usize) -> u32 {
        self.0[place % CHAIN_STEPS][place / CHAIN_STEPS % CHAINS]
    }
}

impl Layout {
    #[inline(always)]
    pub(super) fn next(&mut self) -> u32 {
        self.state = step(self.state);
        self.drawn += 1;
        self.state
    }

    #[inline(always)]
    pub(super) fn int(&mut self, n: u32) -> u32 {
        self.next() % n
    }

    /// The next 176 draws.
    #[inline(always)]
    pub(super) fn ahead(&self) -> Ahead {
        let mut chains = [self.state; CHAINS];
        for chain in 1..CHAINS {
            chains[chain] = jumped(chains[chain - 1], &CHAIN);
        }
        let mut outputs = [[0; CHAINS]; CHAIN_STEPS];
        for row in &mut outputs {
            chains = chains.map(step);
            *row = chains;
        }
        Ahead(outputs)
    }

    /// Goes on behind `count` draws, one at least, that were read ahead: the state is the last output.
    #[inline(always)]
    pub(super) fn go_on(&mut self, ahead: &Ahead, count: usize) {
        self.state = ahead.at(count - 1);
        self.drawn += count as u32;
    }

    /// The draws of a door: of the `possible` shapes those that come into the list, as [`FITTING`](super::forms::FITTING) has them: the draws
    /// of the others cannot matter.
    ///
    /// The odds are 1 in 12·2ᵏ and the like: an output whose low bits are not 0 is no hit, and those bits are linear, so
    /// that four entries of a table tell them for all thirteen. The two outputs that are left on average are made one by
    /// one.
    #[inline(always)]
    pub(super) fn door(&mut self, possible: u64) -> u64 {
        let state = self.state;
        let [a, b, c, d] = state.to_le_bytes().map(usize::from);
        let low = LOW_BITS[0][a] ^ LOW_BITS[1][b] ^ LOW_BITS[2][c] ^ LOW_BITS[3][d];
        let some = low | low >> 1;
        let some = some | some >> 2;
        let mut left = !some & possible;
        self.state = jumped(state, &DOOR);
        self.drawn += CANDIDATE_COUNT as u32;
        let mut hits = 0;
        let mut test_next = |left: &mut u64| {
            let place = left.trailing_zeros() as usize / 4 % CANDIDATE_COUNT;
            let hit = ONE_IN[place].divides(jumped(state, &OUTPUTS[place])) && *left != 0;
            hits |= u64::from(hit) << (4 * place);
            *left &= left.wrapping_sub(1);
        };
        // Three are tested in any case: where there are none, that costs less than a branch on how many there are.
        for _ in 0..3 {
            test_next(&mut left);
        }
        while left != 0 {
            test_next(&mut left);
        }
        hits
    }
}
