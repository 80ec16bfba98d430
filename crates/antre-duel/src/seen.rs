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

    /// The same for a die that showed one value only.
    fn multiple(self) -> Option<Multiple> {
        let twos = self.width.trailing_zeros();
        let odd = self.width >> twos;
        // Newton's steps double the right bits: 3 of x·x mod 8 = 1, then 6, 12, 24, 48.
        let inverse =
            (0..4).fold(odd, |inverse, _| inverse.wrapping_mul(2u32.wrapping_sub(odd.wrapping_mul(inverse))));
        let quotients = (u32::MAX - self.low) / self.width;
        (self.low == self.high).then_some(Multiple { rest: self.low, inverse, twos, quotients })
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

/// Seeds that are looked at together: one mark each, in the nearest memory.
const BLOCK: usize = 4_096;
/// Marks that are looked at together.
const MARKS: usize = 8;

/// Dice are looked at for all seeds, in lanes, until they leave fewer than one of so many; for those alone from there on.
const FEW: u64 = 12;

/// Steps the seeds of a range of 0..2³², the first of the dice being draw number `after` (from 0) of each; keeps at most
/// `most` seeds that fit all.
pub fn seeds(dice: &[SeenDie], after: u32, range: Range<u64>, most: usize) -> Seeds {
    let mut found = Seeds { remain: vec![0; dice.len()], seeds: Vec::new() };
    let (wide, rest) = dice.split_at(in_lanes(dice));
    // Draw k of a seed is mixed from seed + (k + 1) increments.
    let ahead =
        |die: usize| Mulberry32::INCREMENT.wrapping_mul((die as u32).wrapping_add(after).wrapping_add(1));
    let mut marks = [0u8; BLOCK];
    let mut start = range.start;
    while start < range.end && !wide.is_empty() {
        let count = (range.end - start).min(BLOCK as u64) as usize;
        let marks = &mut marks[..count.next_multiple_of(MARKS)];
        // What lies behind the end of the range is no seed of it.
        marks.fill(0);
        marks[..count].fill(1);
        for (number, (die, remain)) in wide.iter().zip(&mut found.remain).enumerate() {
            *remain += u64::from(mark(*die, (start as u32).wrapping_add(ahead(number)), marks));
        }
        for (number, together) in marks.as_chunks::<MARKS>().0.iter().enumerate() {
            let mut left = u64::from_le_bytes(*together);
            while left != 0 {
                let at = number * MARKS + left.trailing_zeros() as usize / 8;
                left &= left - 1;
                let seed = (start as u32).wrapping_add(at as u32);
                let mut state = seed.wrapping_add(ahead(wide.len()));
                let fits = rest.iter().zip(&mut found.remain[wide.len()..]).all(|(die, remain)| {
                    let fits = die.fits(Mulberry32::mix(state));
                    state = state.wrapping_add(Mulberry32::INCREMENT);
                    *remain += u64::from(fits);
                    fits
                });
                if fits && found.seeds.len() < most {
                    found.seeds.push(seed);
                }
            }
        }
        start += count as u64;
    }
    found
}

/// How many of the dice are looked at in lanes.
fn in_lanes(dice: &[SeenDie]) -> usize {
    let mut left = 1 << 32;
    for (number, die) in dice.iter().enumerate() {
        left = left * u64::from(die.high - die.low + 1) / u64::from(die.width);
        if left * FEW <= 1 << 32 {
            return number + 1;
        }
    }
    dice.len()
}

/// Leaves the marks of those of the consecutive states whose draws fit, and counts them. Without branches and, for a die
/// whose value is known, in 32 bits: compilers make lanes of it.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx2")))]
fn mark(die: SeenDie, first: u32, marks: &mut [u8]) -> u32 {
    #[inline(always)]
    fn each(first: u32, marks: &mut [u8], fits: impl Fn(u32) -> bool) -> u32 {
        for (at, mark) in (0..).zip(&mut *marks) {
            *mark &= u8::from(fits(Mulberry32::mix(first.wrapping_add(at))));
        }
        marks.iter().map(|&mark| u32::from(mark)).sum()
    }
    match die.multiple() {
        Some(multiple) => each(first, marks, |draw| multiple.fits(draw)),
        None => each(first, marks, |draw| die.fits(draw)),
    }
}

/// A known remainder without dividing: what is left of a draw without it must be a multiple of the width. A multiple of
/// an odd number times that number's inverse mod 2³² is the quotient; anything else times the inverse is larger than any
/// quotient. Turning the width's twos out of the low end puts what they leave at the high end, which is as large.
#[derive(Debug, Clone, Copy)]
struct Multiple {
    rest: u32,
    inverse: u32,
    twos: u32,
    quotients: u32,
}

impl Multiple {
    #[inline(always)]
    const fn fits(self, draw: u32) -> bool {
        let product = draw.wrapping_sub(self.rest).wrapping_mul(self.inverse);
        product.rotate_right(self.twos) <= self.quotients
    }
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
                // Without dividing the same, for this value and its neighbours, at both ends of the draws too.
                for other in [value.saturating_sub(1), value, (value + 1).min(width - 1), 0, width - 1] {
                    let die = SeenDie::new(width, other, other);
                    let known = die.and_then(SeenDie::multiple);
                    for draw in [draw, value, width - 1, u32::MAX, u32::MAX - value] {
                        assert_eq!(
                            known.map(|known| known.fits(draw)),
                            Some(draw % width == other),
                            "{draw} mod {width} is {other}"
                        );
                    }
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
