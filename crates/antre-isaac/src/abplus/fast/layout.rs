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

/// Eight steps at once: the image of every byte in every place, since the steps are linear over bits.
static EIGHT: [[u32; 256]; 4] = {
    let mut table = [[0u32; 256]; 4];
    let mut byte = 0;
    while byte < 4 {
        let mut value = 0;
        while value < 256 {
            let mut x = (value as u32) << (8 * byte);
            let mut count = 0;
            while count < 8 {
                x = step(x);
                count += 1;
            }
            table[byte][value] = x;
            value += 1;
        }
        byte += 1;
    }
    table
};

#[inline]
fn eight(x: u32) -> u32 {
    let [a, b, c, d] = x.to_le_bytes().map(usize::from);
    EIGHT[0][a] ^ EIGHT[1][b] ^ EIGHT[2][c] ^ EIGHT[3][d]
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

    pub(super) fn skip(&mut self, count: u32) {
        let mut left = count;
        while left >= 8 {
            self.state = eight(self.state);
            left -= 8;
        }
        for _ in 0..left {
            self.state = step(self.state);
        }
        self.drawn += count;
    }

    /// The draws of a door, one bit for each shape that comes into the list.
    #[inline]
    pub(super) fn door(&mut self) -> u32 {
        let mut outputs = [0u32; CANDIDATE_COUNT];
        // Two chains that do not wait for one another: outputs 1 to 7, and 8 to 13.
        let (mut low, mut high) = (self.state, eight(self.state));
        outputs[7] = high;
        for place in 0..5 {
            low = step(low);
            high = step(high);
            outputs[place] = low;
            outputs[place + 8] = high;
        }
        outputs[5] = step(low);
        outputs[6] = step(outputs[5]);
        self.state = high;
        self.drawn += CANDIDATE_COUNT as u32;
        let mut hits = 0;
        for place in 0..CANDIDATE_COUNT {
            hits |= u32::from(ONE_IN[place].divides(outputs[place])) << place;
        }
        hits
    }
}
