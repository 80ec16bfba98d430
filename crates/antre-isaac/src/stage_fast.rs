//! Tests of stages over whole ranges of start seeds: the fast form of [`stage`](crate::stage).
//!
//! Every step of the engine's streams is linear over the bits of its state, so any output of any of them is a linear map
//! of the start seed: 32 columns, known once. Over 256 neighbouring seeds only the low byte differs, so that each output
//! is one value of the block combined with one entry of a table.

use antre_core::{Draw, Why, Xorshift32};

use crate::divides::{Divides, Leaves};
#[cfg(test)]
use crate::draws::Engine;
use crate::stage::{Chapters, START_STREAM, labyrinth_fits};
use crate::tables::shifts;
use crate::{Curse, StartSeed};

/// Seeds tested at once.
pub const BLOCK: usize = 256;

const STEP: Why = Why::new("isaac-stage-seed", "7");

/// A linear map of 32-bit words: what it makes of each single bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Linear([u32; 32]);

impl Linear {
    /// The map of a function that is linear over bits.
    pub fn of(map: impl Fn(u32) -> u32) -> Self {
        Self(core::array::from_fn(|bit| map(1 << bit)))
    }

    /// Output number `count` (from 1) of a stream as a map of its seed.
    pub fn output(index: u8, count: u32) -> Self {
        Self::of(|seed| {
            let mut stream = Xorshift32::new(seed, shifts(index));
            (0..count).fold(seed, |_, _| stream.draw(STEP))
        })
    }

    /// The seed of a stage as a map of the start seed.
    pub fn stage_seed(stage: u8) -> Self {
        Self::output(START_STREAM, u32::from(stage) + 1)
    }

    /// The image of a word.
    pub fn apply(&self, word: u32) -> u32 {
        let mut image = 0;
        for (bit, column) in self.0.iter().enumerate() {
            image ^= column & (word >> bit & 1).wrapping_neg();
        }
        image
    }

    /// First this map, then the other.
    #[must_use]
    pub fn then(&self, other: &Self) -> Self {
        Self(self.0.map(|column| other.apply(column)))
    }

    /// The images of 0..256.
    fn table(&self) -> [u32; BLOCK] {
        core::array::from_fn(|low| self.apply(low as u32))
    }
}

/// What a stage's head must be like. What is `None` is not tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HeadTest {
    /// The stage, 1..=9 (on later stages the variant is the player's choice).
    pub stage: u8,
    /// Chapters unlocked.
    pub chapters: Chapters,
    /// The variant.
    pub variant: Option<u8>,
    /// The curse: `Some(None)` asks for none.
    pub curse: Option<Option<Curse>>,
    /// N of the curse test.
    pub curse_one_in: u32,
}

/// A [`HeadTest`] made ready for blocks of seeds.
#[derive(Debug, Clone)]
pub struct HeadScan {
    test: HeadTest,
    seeds: (Linear, [u32; BLOCK]),
    cursed: (Linear, [u32; BLOCK]),
    kinds: (Linear, [u32; BLOCK]),
}

impl HeadScan {
    /// Prepares a test.
    pub fn new(test: HeadTest) -> Self {
        let seed = Linear::stage_seed(test.stage);
        // The curse's stream is a copy of the stage's after two outputs: its draws are the third and the fourth.
        let output = |count| {
            let map = seed.then(&Linear::output(crate::stage::STAGE_STREAM, count));
            (map, map.table())
        };
        Self { test, seeds: (seed, seed.table()), cursed: output(3), kinds: output(4) }
    }

    /// Tests the 256 seeds of a block, `number` of 0..2²⁴; bit k of the answer stands for seed `256·number + k`. Seed 0
    /// is tested like the others, though the game starts no run from it.
    pub fn block(&self, number: u32) -> [u64; BLOCK / 64] {
        let base = number << 8;
        let mut good = [1u8; BLOCK];
        if let Some(variant) = self.test.variant {
            let high = self.seeds.0.apply(base);
            let Chapters { second, third } = self.test.chapters;
            for (good, low) in good.iter_mut().zip(&self.seeds.1) {
                let seed = high ^ low;
                let (odd, three) = (seed & 1 == 1, THREE.divides(seed));
                let own = if third && three { 2 } else { u8::from(second && !odd) };
                *good &= u8::from(own == variant);
            }
        }
        if let Some(curse) = self.test.curse {
            self.test_curse(curse, base, &mut good);
        }
        packed(&good)
    }

    fn test_curse(&self, curse: Option<Curse>, base: u32, good: &mut [u8; BLOCK]) {
        let fits = labyrinth_fits(self.test.stage);
        if curse == Some(Curse::Labyrinth) && !fits {
            *good = [0; BLOCK];
            return;
        }
        let one_in = Divides::new(self.test.curse_one_in);
        // The kind is the output's remainder by 6; without a curse the labyrinth that fits nowhere counts as none.
        let kind = Leaves::new(6, curse.map_or(0, |curse| curse as u32));
        let (first, second) = (self.cursed.0.apply(base), self.kinds.0.apply(base));
        let outputs = self.cursed.1.iter().zip(&self.kinds.1).map(|(a, b)| (first ^ a, second ^ b));
        // A loop for each case, so that each is free of branches and several seeds are tested by one instruction.
        match curse {
            Some(_) => {
                for (good, (a, b)) in good.iter_mut().zip(outputs) {
                    *good &= u8::from(one_in.divides(a)) & u8::from(kind.holds(b));
                }
            }
            None if fits => {
                for (good, (a, _)) in good.iter_mut().zip(outputs) {
                    *good &= u8::from(!one_in.divides(a));
                }
            }
            None => {
                for (good, (a, b)) in good.iter_mut().zip(outputs) {
                    *good &= u8::from(!one_in.divides(a)) | u8::from(kind.holds(b));
                }
            }
        }
    }

    /// How many seeds of blocks `first..last` pass.
    pub fn count(&self, first: u32, last: u32) -> u64 {
        (first..last)
            .map(|number| self.block(number).iter().map(|bits| u64::from(bits.count_ones())).sum::<u64>())
            .sum()
    }

    /// The seeds of a block that pass, in order.
    pub fn seeds(&self, number: u32) -> impl Iterator<Item = StartSeed> {
        let bits = self.block(number);
        (0..BLOCK as u32)
            .filter(move |k| bits[*k as usize / 64] >> (k % 64) & 1 == 1)
            .map(move |k| StartSeed(number << 8 | k))
    }
}

const THREE: Divides = Divides::new(3);

/// Bytes of 0 and 1 as bits, the first the lowest.
fn packed(good: &[u8; BLOCK]) -> [u64; BLOCK / 64] {
    let mut bits = [0u64; BLOCK / 64];
    for (word, bytes) in bits.iter_mut().zip(good.as_chunks::<64>().0) {
        for (eight, byte) in bytes.as_chunks::<8>().0.iter().zip((0..64).step_by(8)) {
            // The product brings the eight lowest bits of the bytes side by side into the highest byte.
            let side_by_side = u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            *word |= side_by_side << byte;
        }
    }
    bits
}

/// The stream of a seed, for tests of what the maps give.
#[cfg(test)]
fn plain(seed: u32, index: u8, count: u32) -> u32 {
    let mut stream = Xorshift32::begin(seed, index);
    (0..count).fold(0, |_, _| stream.draw(STEP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_are_the_streams() {
        for seed in [1, 2, 0x8000_0000, 0xDEAD_BEEF, u32::MAX] {
            for count in 1..=15 {
                assert_eq!(Linear::output(27, count).apply(seed), plain(seed, 27, count));
            }
        }
    }
}
