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

static EIGHT: Jump = jump_of(8);
static DOOR: Jump = jump_of(CANDIDATE_COUNT as u32);
static CHAIN: Jump = jump_of(CHAIN_STEPS as u32);

#[inline]
fn jumped(x: u32, jump: &Jump) -> u32 {
    let [a, b, c, d] = x.to_le_bytes().map(usize::from);
    jump[0][a] ^ jump[1][b] ^ jump[2][c] ^ jump[3][d]
}

/// Chains that are read side by side, and their steps: enough for a draw for each of 169 cells.
const CHAINS: usize = 8;
const CHAIN_STEPS: usize = 22;

/// The draws that follow, all at once.
pub(super) struct Ahead([[u32; CHAINS]; CHAIN_STEPS]);

impl Ahead {
    /// Draw number `place`, from 0.
    #[inline]
    pub(super) fn at(&self, place: usize) -> u32 {
        self.0[place % CHAIN_STEPS][place / CHAIN_STEPS % CHAINS]
    }
}

impl Layout {
    #[inline]
    pub(super) fn next(&mut self) -> u32 {
        self.state = step(self.state);
        self.drawn += 1;
        self.state
    }

    #[inline]
    pub(super) fn int(&mut self, n: u32) -> u32 {
        self.next() % n
    }

    /// The next 176 draws.
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
    pub(super) fn go_on(&mut self, ahead: &Ahead, count: usize) {
        self.state = ahead.at(count - 1);
        self.drawn += count as u32;
    }

    /// The draws of a door, one bit for each shape that comes into the list.
    #[inline]
    pub(super) fn door(&mut self) -> u32 {
        let mut outputs = [0u32; CANDIDATE_COUNT];
        // Two chains that do not wait for one another: outputs 1 to 7, and 8 to 13.
        let (mut low, mut high) = (self.state, jumped(self.state, &EIGHT));
        outputs[7] = high;
        for place in 0..5 {
            low = step(low);
            high = step(high);
            outputs[place] = low;
            outputs[place + 8] = high;
        }
        outputs[5] = step(low);
        outputs[6] = step(outputs[5]);
        // What follows the door does not wait for its draws.
        self.state = jumped(self.state, &DOOR);
        self.drawn += CANDIDATE_COUNT as u32;
        let mut hits = 0;
        for place in 0..CANDIDATE_COUNT {
            hits |= u32::from(ONE_IN[place].divides(outputs[place])) << place;
        }
        hits
    }
}
