//! A small space whose items have everything that a space can have: numbers, words, conditions, texts, records, lists.
#![allow(dead_code, reason = "each test file uses a part")]

use std::sync::LazyLock;

use antre_search::{Column, Schema, Space, Stage, Stages};

/// A number with its decimal digits.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Number {
    pub(crate) value: u64,
    pub(crate) digits: Vec<u8>,
}

pub(crate) struct Numbers {
    pub(crate) size: u64,
    /// A number whose digits the fast way gets wrong.
    pub(crate) broken: Option<u64>,
}

impl Numbers {
    pub(crate) fn new(size: u64) -> Self {
        Self { size, broken: None }
    }
}

pub(crate) const SUITS: [&str; 4] = ["club", "heart", "spade", "diamond"];

static SCHEMA: LazyLock<Schema<Number>> = LazyLock::new(|| {
    let digit = |i: &Number, at: usize| i.digits.get(at).copied().unwrap_or(0);
    let count = |i: &Number, odd: u8| i.digits.iter().filter(|&&digit| digit % 2 == odd).count() as i64;
    Schema::new(vec![
        Column::int("n", 0..=1_000_000, "", "The number", |i: &Number, _| i.value as i64),
        Column::int("rest", 0..=12, "", "Its remainder by 13", |i: &Number, _| (i.value % 13) as i64),
        Column::int("quotient", 0..=76_923, "", "Its quotient by 13", |i: &Number, _| (i.value / 13) as i64),
        Column::bool("even", "Whether it is even", |i: &Number, _| i.value.is_multiple_of(2)),
        Column::word("suit", SUITS, "A word", |i: &Number, _| (i.value % 4) as usize),
        Column::text("text", "Its digits", |i: &Number, _, text| text.push_str(&i.value.to_string())),
        Column::record(
            "counts",
            "Digits by parity",
            vec![
                Column::int("odd", 0..=7, "digits", "Odd digits", move |i: &Number, _| count(i, 1)),
                Column::int("even", 0..=7, "digits", "Even digits", move |i: &Number, _| count(i, 0)),
            ],
        )
        .at(1),
        Column::list(
            "digits",
            "Its digits",
            vec![
                Column::int("value", 0..=9, "", "The digit", move |i, at| digit(i, at).into()),
                Column::bool("odd", "Whether it is odd", move |i, at| digit(i, at) % 2 == 1),
            ],
            |i| i.digits.len(),
        )
        .at(1),
    ])
});

impl Space for Numbers {
    type Item = Number;

    fn name(&self) -> String {
        "numbers".into()
    }

    fn edition(&self) -> String {
        "decimal".into()
    }

    fn size(&self) -> u64 {
        self.size
    }

    fn schema(&self) -> &Schema<Number> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[Stage { name: "value", doc: "the number" }, Stage { name: "digits", doc: "its digits" }]
    }

    fn blank(&self) -> Number {
        Number { value: 0, digits: Vec::new() }
    }

    fn open(&self, first: u64, items: &mut [Number]) {
        for (value, item) in (first..).zip(items) {
            item.value = value;
            item.digits.clear();
        }
    }

    fn deepen(&self, _stage: usize, item: &mut Number) {
        let mut rest = item.value;
        item.digits.clear();
        loop {
            item.digits.insert(0, (rest % 10) as u8);
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if self.broken == Some(item.value) {
            item.digits.push(7);
        }
    }

    fn obvious(&self, position: u64, stages: Stages) -> Number {
        let text = position.to_string();
        let digits =
            if stages.has(1) { text.bytes().map(|digit| digit - b'0').collect() } else { Vec::new() };
        Number { value: position, digits }
    }

    fn id(&self, position: u64) -> String {
        format!("#{position}")
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        id.trim_start_matches('#').parse().map_err(|_| format!("number \"{id}\": expected one such as #12"))
    }
}
