//! Linear congruential generators modulo 2³².

use super::{Draw, Why};

/// `state ← state·MUL + ADD (mod 2³²)`; the output is the whole new state.
///
/// Games that hand out only some bits wrap it in a type of their own. Jumps, distances and inverses are `const`, so
/// that a table of them can be built at compile time. `MUL` must be 1 modulo 4 and `ADD` odd (a full period, by the
/// theorem of Hull and Dobell): other constants do not compile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lcg32<const MUL: u32, const ADD: u32> {
    state: u32,
}

impl<const MUL: u32, const ADD: u32> Lcg32<MUL, ADD> {
    const FULL_PERIOD: () = assert!(MUL % 4 == 1 && ADD % 2 == 1, "MUL must be 1 modulo 4 and ADD odd");

    /// The multiplier's inverse modulo 2³².
    const INVERSE: u32 = {
        let mut inverse = MUL;
        let mut step = 0;
        while step < 5 {
            inverse = inverse.wrapping_mul(2u32.wrapping_sub(MUL.wrapping_mul(inverse)));
            step += 1;
        }
        inverse
    };

    /// A stream whose state is `seed`; the first output comes after one step.
    #[inline]
    pub const fn new(seed: u32) -> Self {
        #[allow(clippy::let_unit_value, reason = "naming the constant is what checks it")]
        let () = Self::FULL_PERIOD;
        Self { state: seed }
    }

    /// The state after the last draw (the seed, before the first).
    #[inline]
    pub const fn state(&self) -> u32 {
        self.state
    }

    /// Advances by one and returns the new state.
    #[inline(always)]
    pub const fn next_u32(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(MUL).wrapping_add(ADD);
        self.state
    }

    /// The stream one draw earlier.
    #[must_use]
    pub const fn back(self) -> Self {
        Self { state: self.state.wrapping_sub(ADD).wrapping_mul(Self::INVERSE) }
    }

    /// Multiplier and addend of `count` steps taken at once: `state·a + c`.
    pub const fn jump_constants(count: u32) -> (u32, u32) {
        let (mut mul, mut add) = (MUL, ADD);
        let (mut a, mut c) = (1u32, 0u32);
        let mut left = count;
        while left > 0 {
            if left & 1 == 1 {
                a = a.wrapping_mul(mul);
                c = c.wrapping_mul(mul).wrapping_add(add);
            }
            add = add.wrapping_mul(mul.wrapping_add(1));
            mul = mul.wrapping_mul(mul);
            left >>= 1;
        }
        (a, c)
    }

    /// The same stream `count` draws later, in at most 32 steps.
    #[must_use]
    pub const fn jump(self, count: u32) -> Self {
        let (a, c) = Self::jump_constants(count);
        Self { state: self.state.wrapping_mul(a).wrapping_add(c) }
    }

    /// How many draws lead from this state to `later`, modulo 2³²: found bit by bit, since the low k bits of the state
    /// have period 2ᵏ.
    pub const fn distance(self, later: Self) -> u32 {
        let (mut mul, mut add) = (MUL, ADD);
        let mut state = self.state;
        let mut distance = 0u32;
        let mut bit = 0;
        while bit < 32 {
            if (state ^ later.state) & (1 << bit) != 0 {
                state = state.wrapping_mul(mul).wrapping_add(add);
                distance |= 1 << bit;
            }
            add = add.wrapping_mul(mul.wrapping_add(1));
            mul = mul.wrapping_mul(mul);
            bit += 1;
        }
        distance
    }
}

impl<const MUL: u32, const ADD: u32> Draw for Lcg32<MUL, ADD> {
    #[inline(always)]
    fn draw(&mut self, _why: Why) -> u32 {
        self.next_u32()
    }

    #[inline]
    fn skip(&mut self, count: u32, _why: Why) {
        *self = self.jump(count);
    }
}
