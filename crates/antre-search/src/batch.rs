//! Columns by the stretch: what data frames are made of.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use crate::ahead::ahead;
use crate::export::{Selection, Storage};
use crate::run::threads;
use crate::verify::differences;
use crate::{Column, Error, Space, Work};

/// Rows that are made together.
pub const ROWS: u64 = 1 << 14;
/// Items that are opened together.
const OPENED: usize = 128;

/// The values of one column, one a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Values {
    /// Whole numbers that fit 32 bits: those of a column whose range does.
    Int32(Vec<i32>),
    /// Whole numbers.
    Int64(Vec<i64>),
    /// Yes or no.
    Bool(Vec<bool>),
    /// Places in a list of words.
    Word(Vec<i32>, Arc<Vec<String>>),
    /// Texts.
    Text(Texts),
}

/// Texts end to end, as data frames hold them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Texts {
    /// All of them, one after another.
    pub all: String,
    /// How many bytes each has.
    pub lengths: Vec<usize>,
}

impl Texts {
    fn push(&mut self, write: impl FnOnce(&mut String)) {
        let begin = self.all.len();
        write(&mut self.all);
        self.lengths.push(self.all.len() - begin);
    }
}

/// Rows under way: pushed item by item, taken as columns.
pub struct Rows<'s, I> {
    selection: &'s Selection<I>,
    values: Vec<Values>,
    count: usize,
}

impl<'s, I: Clone + 'static> Rows<'s, I> {
    /// No rows of these columns.
    pub fn new(selection: &'s Selection<I>) -> Self {
        Self::with_room(selection, 0)
    }

    /// The same with room for so many.
    fn with_room(selection: &'s Selection<I>, rows: usize) -> Self {
        Self { selection, values: empty(selection, rows), count: 0 }
    }

    /// How many rows wait.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds an item, which must be known to the columns' stages.
    pub fn push(&mut self, item: &I) {
        self.extend(std::slice::from_ref(item));
    }

    /// Adds items, column by column.
    pub fn extend(&mut self, items: &[I]) {
        for ((_, column), values) in self.selection.columns.iter().zip(&mut self.values) {
            match values {
                Values::Int32(values) | Values::Word(values, _) => {
                    read(column, items, |numbers| values.extend(numbers.iter().map(|&number| number as i32)));
                }
                Values::Int64(values) => read(column, items, |numbers| values.extend_from_slice(numbers)),
                Values::Bool(values) => {
                    read(column, items, |numbers| values.extend(numbers.iter().map(|&number| number != 0)));
                }
                Values::Text(texts) => {
                    for item in items {
                        texts.push(|text| column.text.iter().for_each(|write| write(item, 0, text)));
                    }
                }
            }
        }
        self.count += items.len();
    }

    /// The columns so far; begins anew.
    pub fn take(&mut self) -> Vec<Values> {
        self.count = 0;
        std::mem::replace(&mut self.values, empty(self.selection, 0))
    }
}

/// Reads a column's numbers of some items, so many at a time.
fn read<I>(column: &Column<I>, items: &[I], mut each: impl FnMut(&[i64])) {
    let Some(numbers) = &column.numbers else { return };
    let mut read = [0; OPENED];
    for items in items.chunks(OPENED) {
        let read = &mut read[..items.len()];
        numbers(items, read);
        each(read);
    }
}

fn empty<I: Clone + 'static>(selection: &Selection<I>, rows: usize) -> Vec<Values> {
    let of = |storage| match storage {
        Storage::Int32 => Values::Int32(Vec::with_capacity(rows)),
        Storage::Int64 => Values::Int64(Vec::with_capacity(rows)),
        Storage::Bool => Values::Bool(Vec::with_capacity(rows)),
        Storage::Words(words) => Values::Word(Vec::with_capacity(rows), words),
        Storage::Text => Values::Text(Texts { all: String::new(), lengths: Vec::with_capacity(rows) }),
    };
    selection.storage().into_iter().map(of).collect()
}

/// How a table is made.
pub struct Request<'a, I> {
    /// Columns.
    pub selection: &'a Selection<I>,
    /// Which items, in the order of the rows.
    pub work: &'a Work,
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// Of so many rows one is computed again by the obvious generator; 0 for none.
    pub spot: u64,
    /// Set from outside to stop: the rest is left out.
    pub stop: &'a AtomicBool,
}

/// Makes the columns of all items, on all threads; `each` gets them in order on this thread, [`ROWS`] rows at a time.
///
/// # Errors
/// A row that the obvious generator computes otherwise, and what `each` returns.
pub fn batches<S: Space>(
    space: &S,
    request: &Request<'_, S::Item>,
    mut each: impl FnMut(Vec<Values>, usize) -> Result<(), Error>,
) -> Result<(), Error> {
    let Request { selection, work, stop, .. } = *request;
    let total = work.len();
    let threads = threads(request.threads).min(total.div_ceil(ROWS).max(1) as usize);
    for stage in selection.stages().deeper() {
        space.prepare(stage, total, threads);
    }
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let (ahead, given) = ahead(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, ahead) = (&next, &ahead);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let Some(begun) = ahead.begin() else { break };
                    let first = next.fetch_add(ROWS, Ordering::Relaxed);
                    if first >= total {
                        break;
                    }
                    let made = stretch(space, request, first..(first + ROWS).min(total));
                    if sender.send((first, made)).is_err() {
                        break;
                    }
                    begun.sent();
                }
            });
        }
        drop(sender);
        // Whatever ends the reading ends the making.
        let given = given;
        let mut waiting = std::collections::BTreeMap::new();
        let mut at = 0;
        for (first, made) in receiver {
            waiting.insert(first, made);
            while let Some(made) = waiting.remove(&at) {
                let count = ROWS.min(total - at);
                each(made?, count as usize)?;
                given.one();
                at += count;
            }
        }
        Ok(())
    })
}

/// The columns of some rows.
fn stretch<S: Space>(
    space: &S,
    request: &Request<'_, S::Item>,
    range: Range<u64>,
) -> Result<Vec<Values>, Error> {
    let Request { selection, work, spot, stop, .. } = *request;
    let stages = selection.stages();
    let mut rows = Rows::with_room(selection, (range.end - range.start) as usize);
    let mut items: Vec<S::Item> = (0..OPENED).map(|_| space.blank()).collect();
    let mut first = range.start;
    while first < range.end && !stop.load(Ordering::Relaxed) {
        let count = (range.end - first).min(OPENED as u64) as usize;
        let items = &mut items[..count];
        work.open(space, first, items);
        for (index, item) in (first..).zip(items.iter_mut()) {
            for stage in stages.deeper() {
                space.deepen(stage, item);
            }
            if spot > 0 && index % spot == 0 {
                let position = work.position(index);
                let obvious = space.obvious(position, stages);
                let found = differences(space.schema(), item, &obvious, stages);
                if !found.is_empty() {
                    return Err(Error::Differs {
                        space: space.name(),
                        id: space.id(position),
                        differences: found.join(", "),
                    });
                }
            }
        }
        rows.extend(items);
        first += count as u64;
    }
    Ok(rows.take())
}
