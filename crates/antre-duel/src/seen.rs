//! From dice that were seen to the seeds that roll them: all 2³² states can be stepped in seconds.

use core::ops::Range;

use alloc::vec;
use alloc::vec::Vec;

use antre_core::Mulberry32;

/// What is known of one die: the remainder of its draw by a width lies in a range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenDie {
    width: u32,
    low: u32,
    high: u32,
    /// The remainder of a draw is the high half of (magic·draw mod 2⁶⁴)·width (Lemire, Kaser and Kurz 2019): it is at least
    /// r where that low half is at least ⌈r·2⁶⁴ / width⌉.
    magic: u64,
    first: u64,
    last: u64,
}

impl SeenDie {
    /// A die of `width` values (counted from 0) that showed `low..=high`; `None` if that is none of its values.
    pub fn new(width: u32, low: u32, high: u32) -> Option<Self> {
        if low > high || high >= width {
            return None;
        }
        let bound = |value: u32| ((u128::from(value)) << 64).div_ceil(u128::from(width));
        let magic = (u64::MAX / u64::from(width)).wrapping_add(1);
        let first = bound(low);
        let last = bound(high + 1) - first - 1;
        Some(Self { width, low, high, magic, first: first as u64, last: last as u64 })
    }

    /// How many values it has.
    pub const fn width(self) -> u32 {
        self.width
    }

    /// Lowest and highest value that it may have shown, counted from 0.
    pub const fn values(self) -> (u32, u32) {
        (self.low, self.high)
    }

    /// Whether a raw draw fits.
    #[inline(always)]
    pub const fn fits(self, draw: u32) -> bool {
        self.magic.wrapping_mul(draw as u64).wrapping_sub(self.first) <= self.last
    }
}

/// Seeds that fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeds {
    /// How many fit the dice up to each.
    pub remain: Vec<u64>,
    /// Those that fit all dice, ascending, at most as many as asked for.
    pub seeds: Vec<u32>,
}

/// Seeds that are looked at together.
const BLOCK: u64 = 2_048;

/// Steps the seeds of a range of 0..2³², the first of the dice being draw number `after` (from 0) of each; keeps at most
/// `most` seeds that fit all.
pub fn seeds(dice: &[SeenDie], after: u32, range: Range<u64>, most: usize) -> Seeds {
    let mut found = Seeds { remain: vec![0; dice.len()], seeds: Vec::new() };
    let Some((&first, rest)) = dice.split_first() else { return found };
    // Draw k of a seed is mixed from seed + (k + 1) increments.
    let ahead = Mulberry32::INCREMENT.wrapping_mul(after.wrapping_add(1));
    let mut fitting = [0u32; BLOCK as usize];
    let mut start = range.start;
    while start < range.end {
        let end = (start + BLOCK).min(range.end);
        // The first die leaves few: without a branch this loop is as fast as its multiplications.
        let mut count = 0;
        for seed in start..end {
            let seed = seed as u32;
            fitting[count] = seed;
            count += usize::from(first.fits(Mulberry32::mix(seed.wrapping_add(ahead))));
        }
        found.remain[0] += count as u64;
        for &seed in &fitting[..count] {
            let mut state = seed.wrapping_add(ahead);
            let fits = rest.iter().zip(&mut found.remain[1..]).all(|(die, remain)| {
                state = state.wrapping_add(Mulberry32::INCREMENT);
                let fits = die.fits(Mulberry32::mix(state));
                *remain += u64::from(fits);
                fits
            });
            if fits && found.seeds.len() < most {
                found.seeds.push(seed);
            }
        }
        start = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_remainders() {
        let mut draw = 12_345u32;
        for width in [1u32, 2, 3, 4, 7, 64, 99, 100, 101, 4_096, 1 << 31, u32::MAX] {
            let fits = |draw: u32, low, high| SeenDie::new(width, low, high).map(|die| die.fits(draw));
            for _ in 0..400 {
                draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let value = draw % width;
                for (low, high) in
                    [(0, width - 1), (value, value), (0, value), (value, width - 1), (value / 2, value)]
                {
                    assert_eq!(fits(draw, low, high), Some(true), "{draw} mod {width} in {low}..={high}");
                }
                if value > 0 {
                    assert_eq!(fits(draw, 0, value - 1), Some(false), "{draw} mod {width} below {value}");
                }
                if value < width - 1 {
                    assert_eq!(
                        fits(draw, value + 1, width - 1),
                        Some(false),
                        "{draw} mod {width} above {value}"
                    );
                }
            }
            for edge in [0, u32::MAX, width - 1, width] {
                assert_eq!(fits(edge, edge % width, edge % width), Some(true), "{edge} mod {width}");
            }
        }
        assert_eq!(SeenDie::new(100, 5, 4), None);
        assert_eq!(SeenDie::new(100, 5, 100), None);
    }

    #[test]
    fn a_seed_is_found_from_its_own_dice() {
        for after in [0, 5] {
            let mut stream = Mulberry32::new(77_777).jump(after);
            let dice: Vec<SeenDie> = (0..6)
                .map(|_| stream.next_u32() % 100)
                .filter_map(|value| SeenDie::new(100, value, value))
                .collect();
            let found = seeds(&dice, after, 0..200_000, 10);
            assert!(found.seeds.contains(&77_777));
            assert!(found.remain.windows(2).all(|pair| pair[0] >= pair[1]) && found.remain.len() == 6);
            // Two parts are the whole.
            let (one, other) = (seeds(&dice, after, 0..70_000, 10), seeds(&dice, after, 70_000..200_000, 10));
            let both: Vec<u32> = one.seeds.into_iter().chain(other.seeds).collect();
            assert_eq!(both, found.seeds);
        }
    }
}
