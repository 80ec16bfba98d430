//! Recorded draws: advance, raw value, meaning.

use alloc::vec::Vec;

use super::{Draw, Fact, Reading, Why};

/// One recorded draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawRecord {
    /// Index of the draw in its stream, counted from 0.
    pub advance: u32,
    /// The stream's raw output.
    pub raw: u32,
    /// What the draw was for.
    #[cfg_attr(feature = "serde", serde(flatten))]
    #[cfg_attr(feature = "schema", schemars(schema_with = "why_schema"))]
    pub why: Why,
    /// What was read from it; `None` where the game throws the value away.
    pub reading: Option<Reading>,
    /// What it helped to make, where the rule says so: `chest-2`.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<alloc::string::String>"))]
    pub of: Option<Fact>,
}

#[cfg(feature = "schema")]
fn why_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    schemars::json_schema!({
        "type": "object",
        "properties": { "label": { "type": "string" }, "section": { "type": "string" } },
        "required": ["label", "section"]
    })
}

/// Records every draw of the stream inside it.
#[derive(Debug, Clone)]
pub struct Trace<D> {
    stream: D,
    next: u32,
    records: Vec<DrawRecord>,
    /// From here on no fact has been made of the records yet.
    free: usize,
    /// Where the attempt at hand begins; `None` before the first.
    attempt: Option<usize>,
}

impl<D> Trace<D> {
    /// Starts at advance 0 with nothing recorded.
    pub const fn new(stream: D) -> Self {
        Self { stream, next: 0, records: Vec::new(), free: 0, attempt: None }
    }

    /// The draws so far, in order.
    pub fn records(&self) -> &[DrawRecord] {
        &self.records
    }

    /// How many draws have been made.
    pub const fn drawn(&self) -> u32 {
        self.next
    }

    /// The stream inside, as it stands now.
    pub const fn stream(&self) -> &D {
        &self.stream
    }

    /// A trace of its own that begins where this one stands: it counts on, with nothing recorded yet.
    #[must_use]
    pub fn fork(&self) -> Self
    where
        D: Clone,
    {
        // It belongs to the attempt at hand altogether.
        let attempt = self.attempt.map(|_| 0);
        Self { stream: self.stream.clone(), next: self.next, records: Vec::new(), free: 0, attempt }
    }

    /// The stream and what was recorded.
    pub fn into_parts(self) -> (D, Vec<DrawRecord>) {
        (self.stream, self.records)
    }
}

impl<D: Draw> Draw for Trace<D> {
    fn draw(&mut self, why: Why) -> u32 {
        let raw = self.stream.draw(why);
        self.records.push(DrawRecord { advance: self.next, raw, why, reading: None, of: None });
        self.next += 1;
        raw
    }

    fn read(&mut self, reading: Reading) {
        if let Some(last) = self.records.last_mut() {
            last.reading = Some(reading);
        }
        self.stream.read(reading);
    }

    fn made(&mut self, fact: Fact) {
        for record in &mut self.records[self.free..] {
            record.of = Some(fact);
        }
        self.free = self.records.len();
        self.stream.made(fact);
    }

    fn attempt(&mut self) {
        if let Some(begin) = self.attempt {
            for record in &mut self.records[begin..] {
                record.of = None;
            }
        }
        self.free = self.records.len();
        self.attempt = Some(self.free);
        self.stream.attempt();
    }
}
