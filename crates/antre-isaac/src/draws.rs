//! The two ways of reading a stream: the Flash game's `below(n)` and the engine's remainders (sections 2 and 7).

use antre_core::{Draw, Fact, Reading, Trace, Why, Xorshift32};

use crate::tables::shifts;

/// Draws of the demo and of the Flash game: `floor(random()·n)`, always one draw each (section 2).
#[derive(Debug, Clone)]
pub struct Dice<D> {
    stream: D,
    drawn: u32,
}

impl<D> Dice<D> {
    /// Dice over any stream of raw 32-bit outputs.
    pub const fn over(stream: D) -> Self {
        Self { stream, drawn: 0 }
    }

    /// How many draws have been made.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The stream, to keep.
    pub fn into_stream(self) -> D {
        self.stream
    }
}

impl<D: Draw> Dice<D> {
    /// `⌊output·n / 2³²⌋`; 0 for n = 0.
    #[inline]
    pub fn below(&mut self, n: u32, why: Why) -> u32 {
        self.drawn += 1;
        let value = ((u64::from(self.stream.draw(why)) * u64::from(n)) >> 32) as u32;
        self.stream.read(Reading::value(0, i64::from(n.saturating_sub(1)), i64::from(value)));
        value
    }

    /// Whether the output lies in the lower half: the same as `below(2) == 0`.
    #[inline]
    pub fn coin(&mut self, why: Why) -> bool {
        self.one_in(2, why)
    }

    /// Whether `below(n)` is 0.
    #[inline]
    pub fn one_in(&mut self, n: u32, why: Why) -> bool {
        self.drawn += 1;
        let value = ((u64::from(self.stream.draw(why)) * u64::from(n)) >> 32) as u32;
        self.stream.read(yes_or_no(n, value));
        value == 0
    }

    /// A draw whose value is not used.
    #[inline]
    pub fn burn(&mut self, why: Why) {
        self.drawn += 1;
        self.stream.draw(why);
    }

    /// Says what the draws since the fact before have made.
    #[inline(always)]
    pub fn made(&mut self, fact: Fact) {
        self.stream.made(fact);
    }

    /// Says that an attempt begins, and the one before it is thrown away.
    #[inline(always)]
    pub fn attempt(&mut self) {
        self.stream.attempt();
    }

    /// `count` draws whose values are not used.
    #[inline]
    pub fn skip(&mut self, count: u32, why: Why) {
        self.drawn += count;
        self.stream.skip(count, why);
    }
}

/// A draw that asks for 0 out of `n`.
fn yes_or_no(n: u32, value: u32) -> Reading {
    let verdict = if value == 0 { "isaac-yes" } else { "isaac-no" };
    Reading::value(0, i64::from(n.saturating_sub(1)), i64::from(value)).chose(verdict)
}

/// A stream of the engine that rules can begin and copy by themselves.
pub trait Engine: Draw {
    /// The stream of a seed with the shift triple of an index (section 7).
    fn begin(seed: u32, index: u8) -> Self;

    /// A copy that stands where this one stands; what is drawn from one is not missing in the other.
    #[must_use]
    fn fork(&self) -> Self;
}

impl Engine for Xorshift32 {
    #[inline]
    fn begin(seed: u32, index: u8) -> Self {
        Self::new(seed, shifts(index))
    }

    #[inline]
    fn fork(&self) -> Self {
        *self
    }
}

impl Engine for Trace<Xorshift32> {
    fn begin(seed: u32, index: u8) -> Self {
        Self::new(Xorshift32::begin(seed, index))
    }

    fn fork(&self) -> Self {
        Trace::fork(self)
    }
}

/// Draws of the Rebirth engine: `next % n`, and floats (section 7).
#[derive(Debug, Clone)]
pub struct Rng<D> {
    stream: D,
    drawn: u32,
}

impl<D: Engine> Rng<D> {
    /// The stream of a seed with the shift triple of an index.
    pub fn new(seed: u32, index: u8) -> Self {
        Self { stream: D::begin(seed, index), drawn: 0 }
    }

    /// A copy that stands where this one stands, and counts from 0.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self { stream: self.stream.fork(), drawn: 0 }
    }

    /// How many draws have been made.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The stream, to keep.
    pub fn into_stream(self) -> D {
        self.stream
    }

    /// The next output.
    #[inline]
    pub fn next(&mut self, why: Why) -> u32 {
        self.drawn += 1;
        let raw = self.stream.draw(why);
        self.stream.read(Reading::value(0, i64::from(u32::MAX), i64::from(raw)));
        raw
    }

    /// A draw whose value is not used.
    #[inline]
    pub fn burn(&mut self, why: Why) {
        self.drawn += 1;
        self.stream.draw(why);
    }

    /// Says what the draws since the fact before have made.
    #[inline(always)]
    pub fn made(&mut self, fact: Fact) {
        self.stream.made(fact);
    }

    /// Says that an attempt begins, and the one before it is thrown away.
    #[inline(always)]
    pub fn attempt(&mut self) {
        self.stream.attempt();
    }

    /// `next % n`.
    #[inline]
    pub fn int(&mut self, n: u32, why: Why) -> u32 {
        self.drawn += 1;
        let value = self.stream.draw(why) % n.max(1);
        self.stream.read(Reading::value(0, i64::from(n.saturating_sub(1)), i64::from(value)));
        value
    }

    /// Whether `next % n` is 0.
    #[inline]
    pub fn one_in(&mut self, n: u32, why: Why) -> bool {
        self.drawn += 1;
        let value = self.stream.draw(why) % n.max(1);
        self.stream.read(yes_or_no(n, value));
        value == 0
    }

    /// The next output as the engine's float of 0..1, in single precision as the game has it.
    #[inline]
    pub fn float(&mut self, why: Why) -> f32 {
        self.drawn += 1;
        let raw = self.stream.draw(why);
        self.stream.read(Reading::value(0, i64::from(u32::MAX), i64::from(raw)));
        raw as f32 * f32::from_bits(0x2F7F_FFFE)
    }
}
