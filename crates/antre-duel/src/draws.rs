//! The dice: Mulberry32 read by remainder (section 2).

use antre_core::{Draw, Mulberry32, Reading, Trace, Why};

use crate::Error;

/// `low..=high`, both ends included, never empty. Written as `[low, high]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "[i64; 2]", into = "[i64; 2]"))]
pub struct Span {
    low: i64,
    high: i64,
}

impl Span {
    /// What percentages are rolled on.
    pub const HUNDRED: Self = Self { low: 1, high: 100 };

    /// What the assumed spell rolls.
    pub(crate) const SPARK: Self = Self { low: 2, high: 8 };

    /// A range of at most 2³² values.
    ///
    /// # Errors
    /// [`Error::EmptyRange`] if `high` is below `low`, [`Error::WideRange`] if a draw could not reach every value; both
    /// with the name of the range.
    pub fn new(what: &str, low: i64, high: i64) -> Result<Self, Error> {
        if high < low {
            return Err(Error::EmptyRange { what: what.into(), low, high });
        }
        if high.abs_diff(low) > u64::from(u32::MAX) {
            return Err(Error::WideRange { what: what.into(), low, high });
        }
        Ok(Self { low, high })
    }

    /// Low end.
    pub const fn low(self) -> i64 {
        self.low
    }

    /// High end.
    pub const fn high(self) -> i64 {
        self.high
    }

    /// How many values the range has.
    pub const fn width(self) -> u64 {
        self.high.abs_diff(self.low) + 1
    }

    /// The value that a raw output falls on: unsigned remainder, no rejection.
    #[inline]
    pub const fn of(self, raw: u32) -> i64 {
        self.low + (raw as u64 % self.width()) as i64
    }
}

impl TryFrom<[i64; 2]> for Span {
    type Error = Error;

    fn try_from([low, high]: [i64; 2]) -> Result<Self, Error> {
        Self::new("range", low, high)
    }
}

impl From<Span> for [i64; 2] {
    fn from(span: Span) -> Self {
        [span.low, span.high]
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Span {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Span".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <[i64; 2]>::json_schema(generator)
    }
}

/// Dice over a stream; every roll is exactly one draw.
#[derive(Debug, Clone)]
pub struct Dice<D> {
    stream: D,
    drawn: u32,
}

impl Dice<Mulberry32> {
    /// The game's dice. The seed counts modulo 2³².
    pub const fn new(seed: i64) -> Self {
        Self::over(Mulberry32::from_wide(seed))
    }
}

impl Dice<Trace<Mulberry32>> {
    /// The game's dice, recording every draw.
    pub const fn traced(seed: i64) -> Self {
        Self::over(Trace::new(Mulberry32::from_wide(seed)))
    }
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

    /// The stream as it stands.
    pub const fn stream(&self) -> &D {
        &self.stream
    }

    /// The stream, to keep.
    pub fn into_stream(self) -> D {
        self.stream
    }
}

impl<D: Draw> Dice<D> {
    /// `low + raw mod (high − low + 1)`.
    #[inline]
    pub fn range(&mut self, span: Span, why: Why) -> i64 {
        let value = self.roll(span, why);
        self.stream.read(Reading::value(span.low, span.high, value));
        value
    }

    /// Rolls 1..=100 and succeeds at `percent` or below: never at 0 or less, always at 100 or more, one draw either way.
    #[inline]
    pub fn chance(&mut self, percent: i64, why: Why, yes: &'static str, no: &'static str) -> bool {
        let value = self.roll(Span::HUNDRED, why);
        let success = value <= percent;
        let verdict = if success { yes } else { no };
        self.stream.read(Reading::value(1, 100, value).against(percent, verdict));
        success
    }

    #[inline]
    fn roll(&mut self, span: Span, why: Why) -> i64 {
        self.drawn += 1;
        span.of(self.stream.draw(why))
    }
}
