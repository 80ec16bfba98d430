//! What is enumerated.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::column::Test;
use crate::{Error, Schema};

/// How deep an item is computed: the deeper, the dearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stage {
    /// Name: `header`, `layout`.
    pub name: &'static str,
    /// What becomes known, in a few words.
    pub doc: &'static str,
}

/// Some of a space's stages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stages(u32);

impl Stages {
    /// One stage and the first, which everything needs.
    pub const fn with(stage: usize) -> Self {
        Self(1 | 1 << stage)
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0 | 1)
    }

    /// Whether a stage is among them.
    pub const fn has(self, stage: usize) -> bool {
        (self.0 | 1) >> stage & 1 == 1
    }

    /// The deepest of them.
    pub const fn deepest(self) -> usize {
        (self.0 | 1).ilog2() as usize
    }

    /// Those after the first, in order.
    pub fn deeper(self) -> impl Iterator<Item = usize> {
        (1..32).filter(move |&stage| self.has(stage))
    }
}

/// A list of things that can be computed one by one, in any order, on any thread.
pub trait Space: Sync {
    /// What is known of one thing. It is used again and again, so that its memory is, too.
    type Item: Clone + Send + 'static;

    /// Name (`dq9 maps`).
    fn name(&self) -> String;

    /// The rules followed, in words that tell two editions apart.
    fn edition(&self) -> String;

    /// How many there are.
    fn size(&self) -> u64;

    /// What is known of each.
    fn schema(&self) -> &Schema<Self::Item>;

    /// Stages from the cheapest to the dearest; never empty. Each but the first adds to an item what its columns need,
    /// and needs only the first: those that nobody asks for are left out.
    fn stages(&self) -> &'static [Stage];

    /// An item to write into.
    fn blank(&self) -> Self::Item;

    /// Computes stage 0 of consecutive positions, `first` and on, all below [`Space::size`].
    fn open(&self, first: u64, items: &mut [Self::Item]);

    /// Adds a stage to an item that is opened.
    fn deepen(&self, stage: usize, item: &mut Self::Item);

    /// Told how many items will reach a stage, so that what all of them share can be made once on so many threads.
    fn prepare(&self, _stage: usize, _items: u64, _threads: usize) {}

    /// How many items' worth of work a stage takes at most, where items share theirs: what plans reckon with.
    fn shared(&self, _stage: usize) -> Option<u64> {
        None
    }

    /// The same item with some stages by the obvious generator, in the specification's order.
    fn obvious(&self, position: u64, stages: Stages) -> Self::Item;

    /// What people call the item at a position (`B5:9638`).
    fn id(&self, position: u64) -> String;

    /// The position of an item by what people call it.
    ///
    /// # Errors
    /// Nothing is called so; the sentence says what is expected.
    fn position(&self, id: &str) -> Result<u64, String>;

    /// The positions that a line of a list means; one unless a space says otherwise.
    ///
    /// # Errors
    /// As [`Space::position`].
    fn positions(&self, id: &str) -> Result<Vec<u64>, String> {
        self.position(id).map(|position| vec![position])
    }

    /// A test that many positions take together, before any of them is opened: whoever fails it fails one of these
    /// conditions. `None` where there is nothing faster than opening.
    fn sieve(&self, _wanted: &[Wanted<'_>]) -> Option<Box<dyn Sieve + '_>> {
        None
    }

    /// One item by itself with some stages, the fast way.
    fn item(&self, position: u64, stages: Stages) -> Self::Item {
        let mut item = [self.blank()];
        self.open(position, &mut item);
        let [mut item] = item;
        for stage in stages.deeper() {
            self.deepen(stage, &mut item);
        }
        item
    }
}

/// A condition that compares one column of the first stage with constants.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'f> {
    /// The column as the condition names it.
    pub column: &'f str,
    test: &'f Test,
}

impl<'f> Wanted<'f> {
    pub(crate) const fn new(column: &'f str, test: &'f Test) -> Self {
        Self { column, test }
    }

    /// Whether a value of the column passes: a number, a word's place in its list, 1 for yes.
    pub fn passes(&self, value: i64) -> bool {
        self.test.passes(value)
    }
}

/// A test that many positions take together.
pub trait Sieve: Sync {
    /// Sets bit k of the words for every position `first + k` that may pass, and clears the others. What lies behind
    /// the end of the space may be either.
    fn mark(&self, first: u64, bits: &mut [u64]);

    /// Whether the test decides all the conditions that it was made from: whoever passes it meets them.
    fn decides(&self) -> bool;
}

/// Part `number` (from 1) of `of` equal parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shard {
    /// Which part, 1..=of.
    pub number: u32,
    /// How many parts.
    pub of: u32,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// Its part of a range. The parts of a range are disjoint and together are the range.
    pub fn part(self, range: Range<u64>) -> Range<u64> {
        let length = u128::from(range.end.saturating_sub(range.start));
        let cut = |part: u32| range.start + (length * u128::from(part) / u128::from(self.of.max(1))) as u64;
        cut(self.number.saturating_sub(1))..cut(self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let parts = text.split_once('/').and_then(|(i, n)| Some((i.parse().ok()?, n.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Self { number, of }),
            _ => Err(Error::Option(format!("shard \"{text}\": expected i/n with i in 1..=n, such as 1/4"))),
        }
    }
}

/// Which positions of a space are looked at, always in ascending order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Work {
    /// All of a range.
    Range(Range<u64>),
    /// These.
    List(Vec<u64>),
}

impl Work {
    /// How many.
    pub fn len(&self) -> u64 {
        match self {
            Self::Range(range) => range.end.saturating_sub(range.start),
            Self::List(list) => list.len() as u64,
        }
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position of number `index` of 0..len.
    pub fn position(&self, index: u64) -> u64 {
        match self {
            Self::Range(range) => range.start + index,
            Self::List(list) => list.get(index as usize).copied().unwrap_or(0),
        }
    }

    /// `count` positions spread evenly over the work, a random one of each stretch; all of them where there are no more.
    #[must_use]
    pub fn sample(&self, count: u64) -> Self {
        let length = self.len();
        if count >= length {
            return self.clone();
        }
        let picks = (0..count).map(|pick| {
            let start = (u128::from(length) * u128::from(pick) / u128::from(count)) as u64;
            let end = (u128::from(length) * u128::from(pick + 1) / u128::from(count)) as u64;
            self.position(start + mixed(pick) % (end - start))
        });
        Self::List(picks.collect())
    }

    /// One part of it.
    #[must_use]
    pub fn shard(&self, shard: Shard) -> Self {
        match self {
            Self::Range(range) => Self::Range(shard.part(range.clone())),
            Self::List(list) => {
                let part = shard.part(0..list.len() as u64);
                Self::List(list[part.start as usize..part.end as usize].to_vec())
            }
        }
    }

    /// What a checkpoint remembers of it.
    #[cfg(feature = "files")]
    pub(crate) fn describe(&self) -> String {
        match self {
            Self::Range(range) => format!("{}..{}", range.start, range.end),
            Self::List(list) => {
                let bytes: Vec<u8> = list.iter().flat_map(|position| position.to_le_bytes()).collect();
                format!("{} positions {}", list.len(), crate::sha256(&bytes))
            }
        }
    }

    /// Computes stage 0 of a stretch of the work.
    pub(crate) fn open<S: Space>(&self, space: &S, first: u64, items: &mut [S::Item]) {
        match self {
            Self::Range(range) => space.open(range.start + first, items),
            Self::List(list) => {
                for (position, item) in list[first as usize..].iter().zip(items) {
                    space.open(*position, std::slice::from_mut(item));
                }
            }
        }
    }
}

/// A fixed scramble of a number (the finaliser of SplitMix64): the same sample on every machine.
pub(crate) fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
