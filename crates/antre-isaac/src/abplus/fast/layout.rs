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

/// The image of every byte in every place, after several steps: they are linear over bits.
type Jump = [[u32; 256]; 4];

const fn jump_of(steps: usize) -> Jump {
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

static CHAIN: Jump = jump_of(CHAIN_STEPS);

#[inline(always)]
fn jumped(x: u32, jump: &Jump) -> u32 {
    let [a, b, c, d] = x.to_le_bytes().map(usize::from);
    jump[0][a] ^ jump[1][b] ^ jump[2][c] ^ jump[3][d]
}

/// Words that are worked on side by side: the thirteen of a door, and three that mean nothing.
pub(super) const WORDS: usize = 16;

/// What a byte of the state adds to the outputs of a door.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Outputs([u32; WORDS]);

/// The outputs of a door for every byte of the state in every place.
static DOOR: [[Outputs; 256]; 4] = {
    let mut table = [[Outputs([0; WORDS]); 256]; 4];
    let mut output = 0;
    while output < CANDIDATE_COUNT {
        let jump = jump_of(output + 1);
        let mut place = 0;
        while place < 4 * 256 {
            table[place / 256][place % 256].0[output] = jump[place / 256][place % 256];
            place += 1;
        }
        output += 1;
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

    /// The draws of a door: which shapes come into the list, as [`FITTING`](super::forms::FITTING) has them.
    ///
    /// All thirteen outputs are linear in the state, so that four rows of a table give them, and none waits for another.
    #[inline(always)]
    pub(super) fn door(&mut self) -> u32 {
        const LAST: usize = CANDIDATE_COUNT - 1;
        let [a, b, c, d] = self.state.to_le_bytes().map(usize::from);
        let (a, b, c, d) = (&DOOR[0][a].0, &DOOR[1][b].0, &DOOR[2][c].0, &DOOR[3][d].0);
        let mut outputs = [0; WORDS];
        for place in 0..WORDS {
            outputs[place] = a[place] ^ b[place] ^ c[place] ^ d[place];
        }
        self.state = a[LAST] ^ b[LAST] ^ c[LAST] ^ d[LAST];
        self.drawn += CANDIDATE_COUNT as u32;
        ONE_IN.divide(outputs)
    }
}
