//! The game's generator AT and the three ways in which the rules read it (`docs/rules/dq9.md`, section 1).
//!
//! `rng` (header, quality, location), `span` (floor layout) and `scale` (chest ranks and contents) must not be mixed:
//! `rng` always draws, `span` draws nothing for a range of one value, `scale` is proportional.

use antre_core::{Draw, Lcg32, Reading, Why};

/// AT: a 32-bit LCG that hands out bits 16..=30 of its new state (0..=32767). Seeding puts the value in the state; the
/// first output comes after one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct At(Lcg32<1_103_515_245, 12_345>);

impl At {
    /// A stream whose state is `seed`.
    #[inline]
    pub const fn new(seed: u32) -> Self {
        Self(Lcg32::new(seed))
    }

    /// The state after the last draw (the seed, before the first).
    #[inline]
    pub const fn state(&self) -> u32 {
        self.0.state()
    }

    /// The next output, 0..=32767.
    #[inline(always)]
    pub const fn next(&mut self) -> u32 {
        (self.0.next_u32() >> 16) & 0x7FFF
    }

    /// The same stream `count` draws later.
    #[must_use]
    #[inline]
    pub const fn jump(self, count: u32) -> Self {
        Self(self.0.jump(count))
    }

    /// Multiplier and addend of `count` steps at once, to be applied to [`At::state`] with [`At::leap`].
    pub const fn leap_constants(count: u32) -> (u32, u32) {
        Lcg32::<1_103_515_245, 12_345>::jump_constants(count)
    }

    /// The same stream as many draws later as the constants say.
    #[must_use]
    #[inline(always)]
    pub const fn leap(self, (mul, add): (u32, u32)) -> Self {
        Self(Lcg32::new(self.state().wrapping_mul(mul).wrapping_add(add)))
    }
}

impl Draw for At {
    #[inline(always)]
    fn draw(&mut self, _why: Why) -> u32 {
        self.next()
    }

    #[inline]
    fn skip(&mut self, count: u32, _why: Why) {
        *self = self.jump(count);
    }
}

/// `low..=high` by remainder; draws even if there is only one value.
#[inline(always)]
pub fn rng<D: Draw + ?Sized>(draws: &mut D, low: u32, high: u32, why: Why) -> u32 {
    let value = low + draws.draw(why) % (high - low + 1);
    draws.read(Reading::value(low.into(), high.into(), value.into()));
    value
}

/// The floor generator's `low..=high` by remainder: one value costs no draw, and an empty range (`high = low − 1`, which
/// does happen) costs one and gives `low`.
#[inline(always)]
pub fn span<D: Draw + ?Sized>(draws: &mut D, low: u32, high: u32, why: Why) -> u32 {
    if low == high {
        return low;
    }
    let raw = draws.draw(why);
    let count = (high + 1).wrapping_sub(low);
    let value = if count == 0 { low } else { low + raw % count };
    draws.read(Reading::value(low.into(), high.into(), value.into()));
    value
}

/// The proportional reading of an output: 0..=`count` − 1.
///
/// The game computes it in single precision for chest ranks; this integer form gives the same for every output.
#[inline(always)]
pub const fn scale(output: u32, count: u32) -> u32 {
    output.saturating_sub(1) * count / 32_767
}

/// The first entry whose cumulative weight exceeds `next() % total`.
#[inline]
pub fn weighted<D: Draw + ?Sized>(draws: &mut D, weights: &[u16], why: Why) -> usize {
    let total: u32 = weights.iter().map(|&weight| u32::from(weight)).sum();
    let roll = draws.draw(why) % total.max(1);
    draws.read(Reading::value(0, i64::from(total) - 1, roll.into()));
    let mut left = roll;
    for (index, &weight) in weights.iter().enumerate() {
        match left.checked_sub(weight.into()) {
            None => return index,
            Some(rest) => left = rest,
        }
    }
    0
}
