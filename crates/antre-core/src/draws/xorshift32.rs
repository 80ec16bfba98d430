//! Xorshift generators of 32 bits, right–left–right.

use super::{Draw, Why};

/// The shift triple of a [`Xorshift32`]: `x ^= x >> right; x ^= x << left; x ^= x >> last`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shifts {
    /// First shift, to the right: 1..=31.
    pub right: u8,
    /// Second shift, to the left: 1..=31.
    pub left: u8,
    /// Third shift, to the right: 1..=31.
    pub last: u8,
}

/// A 32-bit xorshift stream with one of many shift triples (`docs/rules/isaac.md`, section 8).
///
/// State 0 stays 0 for ever; games that must avoid it say so in their own rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Xorshift32 {
    state: u32,
    shifts: Shifts,
}

impl Xorshift32 {
    /// A stream whose state is `seed`; the first output comes after one step.
    #[inline]
    pub const fn new(seed: u32, shifts: Shifts) -> Self {
        Self { state: seed, shifts }
    }

    /// The state after the last draw, which is also the last output.
    #[inline]
    pub const fn state(&self) -> u32 {
        self.state
    }

    /// The shift triple.
    pub const fn shifts(&self) -> Shifts {
        self.shifts
    }

    /// Advances by one and returns the new state.
    #[inline(always)]
    pub const fn next_u32(&mut self) -> u32 {
        let mut x = self.state;
        // Shifts of 32 and more would be undefined in the games' C; the mask keeps them total here.
        x ^= x >> (self.shifts.right & 31);
        x ^= x << (self.shifts.left & 31);
        x ^= x >> (self.shifts.last & 31);
        self.state = x;
        x
    }

    /// The next output as the engine's float of 0..1: `f32(output) · f32(bits 2F7FFFFE)`, both rounded to single
    /// precision as the game does (`docs/rules/isaac.md`, section 7).
    #[inline]
    pub const fn next_float(&mut self) -> f32 {
        self.next_u32() as f32 * f32::from_bits(0x2F7F_FFFE)
    }

    /// The stream one draw earlier: each of the three steps is undone by repeating it until nothing is left to undo.
    #[must_use]
    pub const fn back(self) -> Self {
        let mut x = self.state;
        x = undo_right(x, self.shifts.last & 31);
        x = undo_left(x, self.shifts.left & 31);
        x = undo_right(x, self.shifts.right & 31);
        Self { state: x, shifts: self.shifts }
    }
}

const fn undo_right(mixed: u32, shift: u8) -> u32 {
    let mut x = mixed;
    let mut known = shift as u32;
    while known < 32 && shift > 0 {
        x = mixed ^ (x >> shift);
        known += shift as u32;
    }
    x
}

const fn undo_left(mixed: u32, shift: u8) -> u32 {
    let mut x = mixed;
    let mut known = shift as u32;
    while known < 32 && shift > 0 {
        x = mixed ^ (x << shift);
        known += shift as u32;
    }
    x
}

impl Draw for Xorshift32 {
    #[inline(always)]
    fn draw(&mut self, _why: Why) -> u32 {
        self.next_u32()
    }
}
