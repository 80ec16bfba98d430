//! Columns: what is known of an item, with units and documentation.

use std::fmt;
use std::sync::Arc;

use serde::Serialize;

/// A value of a column.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// A whole number.
    Int(i64),
    /// Yes or no.
    Bool(bool),
    /// A text.
    Text(String),
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(value) => value.fmt(f),
            Self::Bool(value) => value.fmt(f),
            Self::Text(value) => value.fmt(f),
        }
    }
}

/// Reads a number; the second argument is the place in the list that the column belongs to (0 outside lists).
pub(crate) type Number<I> = Arc<dyn Fn(&I, usize) -> i64 + Send + Sync>;
/// Reads the numbers of items outside lists.
pub(crate) type Numbers<I> = Arc<dyn Fn(&[I], &mut [i64]) + Send + Sync>;
/// Writes a text to the end of others.
pub(crate) type Text<I> = Arc<dyn Fn(&I, usize, &mut String) + Send + Sync>;
/// Keeps the places of a batch's items whose number passes a test.
pub(crate) type Scan<I> = Arc<dyn Fn(&[I], &Test, (&mut Vec<u32>, Among)) + Send + Sync>;

/// Which items of a batch are still in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Among {
    /// All, whatever the places say.
    All,
    /// Those of the places.
    Places,
}

/// What a number is compared with. Every comparison with constants is one of these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Test {
    /// Within the bounds, or outside of them.
    Between { low: i64, high: i64, inside: bool },
    /// One of these numbers (ascending).
    OneOf(Vec<i64>),
}

impl Test {
    #[inline]
    pub(crate) fn passes(&self, value: i64) -> bool {
        match self {
            Self::Between { low, high, inside } => (*low <= value && value <= *high) == *inside,
            Self::OneOf(values) => values.binary_search(&value).is_ok(),
        }
    }

    /// Whether numbers of a range always, sometimes or never pass.
    pub(crate) fn over(&self, least: i64, most: i64) -> Option<bool> {
        match self {
            Self::Between { low, high, inside } => {
                if *low <= least && most <= *high {
                    Some(*inside)
                } else if *high < least || most < *low {
                    Some(!*inside)
                } else {
                    None
                }
            }
            Self::OneOf(values) => {
                let within = values.iter().filter(|value| (least..=most).contains(value)).count() as i128;
                if within == 0 {
                    Some(false)
                } else if within == i128::from(most) - i128::from(least) + 1 {
                    Some(true)
                } else {
                    None
                }
            }
        }
    }
}

/// What a column holds.
#[derive(Clone)]
pub enum Kind<I> {
    /// Whole numbers of a range.
    #[non_exhaustive]
    Int {
        /// Lowest value that occurs.
        low: i64,
        /// Highest value that occurs.
        high: i64,
    },
    /// Yes or no.
    Bool,
    /// One of a list of words.
    Word(Arc<Vec<String>>),
    /// Any text.
    Text,
    /// Further columns under this one's name: `chests.S`.
    Record(Schema<I>),
    /// A list of records: `floors.exists(f, f.side == 16)`.
    List(Schema<I>),
}

/// One thing that is known of every item of a space.
#[derive(Clone)]
pub struct Column<I> {
    /// Name as filters and tables write it.
    pub name: String,
    /// Unit, or what is counted.
    pub unit: &'static str,
    /// What it means, in one sentence.
    pub doc: &'static str,
    /// Stage from which it is known.
    pub stage: usize,
    /// What it holds.
    pub kind: Kind<I>,
    /// Numbers, words as their place in the list, yes as 1, the length of a list.
    pub(crate) number: Option<Number<I>>,
    /// The same of many items at once.
    pub(crate) numbers: Option<Numbers<I>>,
    pub(crate) text: Option<Text<I>>,
    pub(crate) scan: Option<Scan<I>>,
}

impl<I: Clone + 'static> Column<I> {
    fn new(name: &str, unit: &'static str, doc: &'static str, kind: Kind<I>) -> Self {
        let name = name.into();
        Self { name, unit, doc, stage: 0, kind, number: None, numbers: None, text: None, scan: None }
    }

    fn read(mut self, get: impl Fn(&I, usize) -> i64 + Copy + Send + Sync + 'static) -> Self {
        self.number = Some(Arc::new(get));
        // The getter is inlined in these, so that reading or comparing a batch is a plain loop.
        self.numbers = Some(Arc::new(move |items: &[I], numbers: &mut [i64]| {
            for (number, item) in numbers.iter_mut().zip(items) {
                *number = get(item, 0);
            }
        }));
        self.scan = Some(Arc::new(move |items: &[I], test: &Test, places: (&mut Vec<u32>, Among)| {
            keep(items, test, places, get);
        }));
        self
    }

    /// Whole numbers of `range`; the getter's second argument is the place in a list.
    pub fn int(
        name: &str,
        range: std::ops::RangeInclusive<i64>,
        unit: &'static str,
        doc: &'static str,
        get: impl Fn(&I, usize) -> i64 + Copy + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, unit, doc, Kind::Int { low: *range.start(), high: *range.end() }).read(get)
    }

    /// Yes or no.
    pub fn bool(
        name: &str,
        doc: &'static str,
        get: impl Fn(&I, usize) -> bool + Copy + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, "", doc, Kind::Bool).read(move |item, at| i64::from(get(item, at)))
    }

    /// One of `words`; the getter gives its place in the list.
    pub fn word<W: Into<String>>(
        name: &str,
        words: impl IntoIterator<Item = W>,
        doc: &'static str,
        get: impl Fn(&I, usize) -> usize + Copy + Send + Sync + 'static,
    ) -> Self {
        let words = Arc::new(words.into_iter().map(Into::into).collect());
        Self::new(name, "", doc, Kind::Word(words)).read(move |item, at| get(item, at) as i64)
    }

    /// Any text, which `write` puts at the end of what is there.
    pub fn text(
        name: &str,
        doc: &'static str,
        write: impl Fn(&I, usize, &mut String) + Send + Sync + 'static,
    ) -> Self {
        let mut column = Self::new(name, "", doc, Kind::Text);
        column.text = Some(Arc::new(write));
        column
    }

    /// Columns under one name.
    pub fn record(name: &str, doc: &'static str, columns: Vec<Self>) -> Self {
        Self::new(name, "", doc, Kind::Record(Schema::new(columns)))
    }

    /// A list of records.
    pub fn list(
        name: &str,
        doc: &'static str,
        columns: Vec<Self>,
        length: impl Fn(&I) -> usize + Copy + Send + Sync + 'static,
    ) -> Self {
        Self::new(name, "", doc, Kind::List(Schema::new(columns))).read(move |item, _| length(item) as i64)
    }

    /// The same column, known only from a stage on; columns below it too.
    #[must_use]
    pub fn at(mut self, stage: usize) -> Self {
        self.stage = stage;
        if let Kind::Record(schema) | Kind::List(schema) = &mut self.kind {
            for column in &mut schema.columns {
                *column = column.clone().at(stage.max(column.stage));
            }
        }
        self
    }

    /// The value of an item; `None` for records and lists.
    pub fn cell(&self, item: &I, place: usize) -> Option<Cell> {
        let number = || self.number.as_ref().map(|get| get(item, place));
        match &self.kind {
            Kind::Int { .. } => number().map(Cell::Int),
            Kind::Bool => number().map(|value| Cell::Bool(value != 0)),
            Kind::Word(words) => {
                number().map(|at| Cell::Text(words.get(at as usize).cloned().unwrap_or_default()))
            }
            Kind::Text => self.text.as_ref().map(|write| {
                let mut text = String::new();
                write(item, place, &mut text);
                Cell::Text(text)
            }),
            Kind::Record(_) | Kind::List(_) => None,
        }
    }

    /// Word for what it holds.
    pub fn kind_word(&self) -> &'static str {
        match self.kind {
            Kind::Int { .. } => "int",
            Kind::Bool => "bool",
            Kind::Word(_) | Kind::Text => "string",
            Kind::Record(_) => "record",
            Kind::List(_) => "list",
        }
    }

    /// What values it takes, in words.
    pub fn allowed(&self) -> String {
        match &self.kind {
            Kind::Int { low, high } => format!("{low}..={high}"),
            Kind::Word(words) if words.len() <= 24 => words
                .iter()
                .map(|word| if word.is_empty() { "\"\"" } else { word.as_str() })
                .collect::<Vec<_>>()
                .join(", "),
            Kind::Word(words) => format!("{} names", words.len()),
            Kind::Bool | Kind::Text | Kind::Record(_) | Kind::List(_) => String::new(),
        }
    }
}

/// Items that are looked at together before any is looked at alone.
const FEW: usize = 16;

/// Keeps the places whose item passes, or puts in those of all items that do.
#[inline(always)]
fn keep<I>(
    items: &[I],
    test: &Test,
    (places, among): (&mut Vec<u32>, Among),
    get: impl Fn(&I, usize) -> i64,
) {
    match *test {
        Test::Between { low, high, inside: true } if low <= high => {
            // The bounds are taken out of the loop for the commonest test.
            let width = high.wrapping_sub(low) as u64;
            sift(items, places, among, |item| get(item, 0).wrapping_sub(low) as u64 <= width);
        }
        _ => sift(items, places, among, |item| test.passes(get(item, 0))),
    }
}

#[inline(always)]
fn sift<I>(items: &[I], places: &mut Vec<u32>, among: Among, passes: impl Fn(&I) -> bool) {
    if among == Among::Places {
        places.retain(|&place| passes(&items[place as usize]));
        return;
    }
    places.clear();
    // Mostly none of a few passes, which one look tells.
    for (few, first) in items.chunks(FEW).zip((0..).step_by(FEW)) {
        if few.iter().fold(false, |any, item| any | passes(item)) {
            places.extend((first..).zip(few).filter(|(_, item)| passes(item)).map(|(place, _)| place));
        }
    }
}

/// The columns of a space or of a list's records.
#[derive(Clone)]
pub struct Schema<I> {
    /// Columns, in the order in which they are shown.
    pub columns: Vec<Column<I>>,
}

impl<I: Clone + 'static> Schema<I> {
    /// These columns.
    pub fn new(columns: Vec<Column<I>>) -> Self {
        Self { columns }
    }

    /// A column by its name.
    pub fn column(&self, name: &str) -> Option<&Column<I>> {
        self.columns.iter().find(|column| column.name == name)
    }

    /// A column by its path: `level`, `chests.S`.
    pub fn path(&self, path: &str) -> Option<&Column<I>> {
        match path.split_once('.') {
            None => self.column(path),
            Some((name, rest)) => match &self.column(name)?.kind {
                Kind::Record(schema) => schema.path(rest),
                _ => None,
            },
        }
    }

    /// Every column that has one value per item, records opened: `chests.S`.
    pub fn flat(&self) -> Vec<(String, &Column<I>)> {
        let mut flat = Vec::new();
        for column in &self.columns {
            match &column.kind {
                Kind::Record(schema) => {
                    let below = schema.flat().into_iter();
                    flat.extend(below.map(|(path, inner)| (format!("{}.{path}", column.name), inner)));
                }
                Kind::List(_) => {}
                _ => flat.push((column.name.clone(), column)),
            }
        }
        flat
    }

    /// The name nearest to a misspelt one.
    pub fn nearest(&self, typed: &str) -> Option<&str> {
        nearest(typed, self.columns.iter().map(|column| column.name.as_str()))
    }
}

/// The candidate nearest to what was typed, if one is near enough to be meant.
pub(crate) fn nearest<'a>(typed: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    candidates
        .into_iter()
        .map(|candidate| (strsim::jaro_winkler(&typed, &candidate.to_lowercase()), candidate))
        .filter(|&(score, _)| score > 0.72)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}
