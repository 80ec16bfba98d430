//! Streams of raw outputs, in the order in which a game makes them.

pub(crate) mod fact;
pub(crate) mod lcg32;
pub(crate) mod mulberry32;
pub(crate) mod tape;
pub(crate) mod trace;
pub(crate) mod xorshift32;

pub use fact::Fact;

/// Why a rule draws: a short name and the section of the rules text (`docs/rules/`) that asks for it.
///
/// The name is also the id of its words in other languages (`draw-hit` for `hit`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Why {
    /// Lower-case words joined with hyphens: `hit`, `floor-count`.
    pub label: &'static str,
    /// Section of the game's rules text, without the sign: `5.1`.
    pub section: &'static str,
}

impl Why {
    /// A reason for a draw; meant for `const` items beside the rule.
    pub const fn new(label: &'static str, section: &'static str) -> Self {
        Self { label, section }
    }
}

/// What a rule read from a raw output: the range it was brought to, the value, and what that decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reading {
    /// Lowest value the draw could give.
    pub low: i64,
    /// Highest value the draw could give.
    pub high: i64,
    /// The value it gave.
    pub value: i64,
    /// The threshold that the value was compared with, where there is one.
    pub limit: Option<i64>,
    /// What the value decided, as a word id (`hit`, `ruins`); empty where the value speaks for itself.
    pub verdict: &'static str,
}

impl Reading {
    /// A value of `low..=high` that speaks for itself.
    pub const fn value(low: i64, high: i64, value: i64) -> Self {
        Self { low, high, value, limit: None, verdict: "" }
    }

    /// The same value, with the threshold it was compared with and what came of it.
    #[must_use]
    pub const fn against(self, limit: i64, verdict: &'static str) -> Self {
        Self { limit: Some(limit), verdict, ..self }
    }

    /// The same value, with the name of what it chose.
    #[must_use]
    pub const fn chose(self, verdict: &'static str) -> Self {
        Self { verdict, ..self }
    }
}

/// A stream of raw outputs in the order the game makes them.
///
/// Rules are generic over it and name every draw. With a plain stream the names cost nothing; a [`Trace`](crate::Trace)
/// keeps them, a [`Tape`](crate::Tape) plays values that somebody wrote down.
pub trait Draw {
    /// Advances the stream by one and returns the game's raw output.
    fn draw(&mut self, why: Why) -> u32;

    /// Tells the stream what the last output was read as. Only a trace listens.
    #[inline(always)]
    fn read(&mut self, reading: Reading) {
        let _ = reading;
    }

    /// Tells the stream what has just been made of the draws since the fact before. Only a trace listens.
    #[inline(always)]
    fn made(&mut self, fact: Fact) {
        let _ = fact;
    }

    /// Tells the stream that an attempt begins: what was made in the one before it is thrown away. Only a trace listens.
    #[inline(always)]
    fn attempt(&mut self) {}

    /// Makes `count` draws whose values decide nothing. Streams that can jump override it.
    #[inline]
    fn skip(&mut self, count: u32, why: Why) {
        for _ in 0..count {
            self.draw(why);
        }
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline]
    fn draw(&mut self, why: Why) -> u32 {
        (**self).draw(why)
    }

    #[inline]
    fn read(&mut self, reading: Reading) {
        (**self).read(reading);
    }

    #[inline]
    fn made(&mut self, fact: Fact) {
        (**self).made(fact);
    }

    #[inline]
    fn attempt(&mut self) {
        (**self).attempt();
    }

    #[inline]
    fn skip(&mut self, count: u32, why: Why) {
        (**self).skip(count, why);
    }
}
