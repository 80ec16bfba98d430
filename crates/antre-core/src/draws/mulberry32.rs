//! Mulberry32, the generator of the duel lesson and of the Isaac demo.

use super::{Draw, Why};

/// Mulberry32: a Weyl sequence with a mixing function (`docs/rules/duel.md`, section 2).
///
/// The state advances *before* it is mixed; every output is a full `u32`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mulberry32 {
    state: u32,
}

impl Mulberry32 {
    /// What every draw adds to the state.
    pub const INCREMENT: u32 = 0x6D2B_79F5;

    /// A stream whose state is `seed`.
    pub const fn new(seed: u32) -> Self {
        Self { state: seed }
    }

    /// A stream from any integer: the seed counts modulo 2³².
    pub const fn from_wide(seed: i64) -> Self {
        Self { state: seed as u32 }
    }

    /// The state after the last draw (the seed, before the first).
    pub const fn state(&self) -> u32 {
        self.state
    }

    /// The output that belongs to an already advanced state.
    #[inline(always)]
    pub const fn mix(state: u32) -> u32 {
        let mut z = state;
        z = (z ^ (z >> 15)).wrapping_mul(z | 1);
        z ^= z.wrapping_add((z ^ (z >> 7)).wrapping_mul(z | 0x3D));
        z ^ (z >> 14)
    }

    /// The next raw output.
    #[inline(always)]
    pub const fn next_u32(&mut self) -> u32 {
        self.state = self.state.wrapping_add(Self::INCREMENT);
        Self::mix(self.state)
    }

    /// `⌊output·n / 2³²⌋`, the integer form of `floor(random()·n)`; 0 for n ≤ 0. Always one draw
    /// (`docs/rules/isaac.md`, section 2).
    #[inline]
    pub const fn next_below(&mut self, n: i64) -> i64 {
        let output = self.next_u32();
        if n <= 0 { 0 } else { ((output as u128 * n as u128) >> 32) as i64 }
    }

    /// The same stream `count` draws later, in constant time.
    #[must_use]
    pub const fn jump(self, count: u32) -> Self {
        Self { state: self.state.wrapping_add(Self::INCREMENT.wrapping_mul(count)) }
    }

    /// How many draws lead from this state to `later`, modulo 2³².
    pub const fn distance(self, later: Self) -> u32 {
        // The increment is odd, so it has an inverse; each Newton step doubles the number of right bits (3 → 48).
        let mut inverse = Self::INCREMENT;
        let mut step = 0;
        while step < 4 {
            inverse = inverse.wrapping_mul(2u32.wrapping_sub(Self::INCREMENT.wrapping_mul(inverse)));
            step += 1;
        }
        later.state.wrapping_sub(self.state).wrapping_mul(inverse)
    }
}

impl Draw for Mulberry32 {
    #[inline(always)]
    fn draw(&mut self, _why: Why) -> u32 {
        self.next_u32()
    }

    #[inline]
    fn skip(&mut self, count: u32, _why: Why) {
        *self = self.jump(count);
    }
}
