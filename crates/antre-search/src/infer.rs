//! From observations to the seed: what remains after each clue, and what to look at next.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;

use crate::column::Number;
use crate::run::run;
use crate::{Column, Error, Filter, Kind, Options, Schema, Space, Stages, Verify, Work};

/// What one more look is worth.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Gain {
    /// What to look at.
    pub clue: String,
    /// Expected information in bits: how many times, on average, the candidates are halved.
    pub bits: f64,
    /// Candidates expected to remain.
    pub remain: f64,
    /// How many different answers it can have.
    pub answers: usize,
}

/// Information of a look whose answer is a function of the candidate: the entropy of its answers, in bits.
///
/// ```
/// let gain = antre_search::infer::gain("parity", &[1, 2, 3, 4], |candidate| candidate % 2);
/// assert_eq!((gain.bits, gain.remain, gain.answers), (1.0, 2.0, 2));
/// ```
pub fn gain<C, K: Ord>(clue: &str, candidates: &[C], answer: impl Fn(&C) -> K) -> Gain {
    let mut counts = BTreeMap::new();
    for candidate in candidates {
        *counts.entry(answer(candidate)).or_insert(0u64) += 1;
    }
    let total = candidates.len().max(1) as f64;
    let (mut bits, mut remain) = (0.0, 0.0);
    for &count in counts.values() {
        let share = count as f64 / total;
        bits -= share * share.log2();
        remain += share * count as f64;
    }
    Gain { clue: clue.into(), bits: bits.max(0.0), remain, answers: counts.len() }
}

/// The looks that tell something, the most telling first; among equals in the order given.
pub fn ranked(mut gains: Vec<Gain>) -> Vec<Gain> {
    gains.retain(|gain| gain.bits > 0.0);
    gains.sort_by(|a, b| b.bits.total_cmp(&a.bits));
    gains
}

/// Something that one can look at: one column of a space or several together, by their names.
pub struct Look<I> {
    names: String,
    stages: Stages,
    parts: Vec<Part<I>>,
}

struct Part<I> {
    column: Column<I>,
    place: usize,
    /// Length of the list that it belongs to.
    length: Option<Number<I>>,
}

impl<I: Clone + 'static> Look<I> {
    /// Columns as conditions name them, with commas between them: `level`, `floors[0].down_x, floors[0].down_y`. A place
    /// that a list does not have is an answer too.
    ///
    /// # Errors
    /// There is no such column, or it has no value of its own.
    pub fn new(names: &str, schema: &Schema<I>) -> Result<Self, Error> {
        let parts = names.split(',').map(|name| part(name.trim(), schema)).collect::<Result<Vec<_>, _>>()?;
        let stages =
            parts.iter().fold(Stages::default(), |sum, part| sum.and(Stages::with(part.column.stage)));
        Ok(Self { names: names.into(), stages, parts })
    }

    /// The stages that it needs.
    pub const fn stages(&self) -> Stages {
        self.stages
    }

    fn answer(&self, item: &I) -> Vec<Option<i64>> {
        let value = |part: &Part<I>| {
            let inside = part.length.as_ref().is_none_or(|length| (part.place as i64) < length(item, 0));
            part.column.number.as_ref().filter(|_| inside).map(|number| number(item, part.place))
        };
        self.parts.iter().map(value).collect()
    }

    /// What it would tell about candidates that are known to its stages.
    pub fn gain(&self, candidates: &[I]) -> Gain {
        gain(&self.names, candidates, |item| self.answer(item))
    }
}

fn part<I: Clone + 'static>(name: &str, schema: &Schema<I>) -> Result<Part<I>, Error> {
    let found = match name.split_once('[') {
        None => schema.path(name).map(|column| (column.clone(), 0, None)),
        Some((list, rest)) => {
            let place = rest.split_once("].").and_then(|(at, path)| Some((at.parse().ok()?, path)));
            schema.path(list).zip(place).and_then(|(list, (place, path))| match &list.kind {
                Kind::List(inner) => Some((inner.path(path)?.clone(), place, list.number.clone())),
                _ => None,
            })
        }
    };
    let valued = found.filter(|(column, ..)| column.number.is_some());
    let (column, place, length) = valued.ok_or_else(|| {
        Error::Option(format!("look \"{name}\": expected a column with numbers, words or yes and no"))
    })?;
    Ok(Part { column, place, length })
}

/// A clue and what it left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clue {
    /// The clue, as a condition over the columns.
    pub clue: String,
    /// Items that remain.
    pub remain: u64,
}

/// What clues tell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Inferred {
    /// The clues in order.
    pub clues: Vec<Clue>,
    /// Items that fit all of them.
    pub remain: u64,
    /// Positions of the first of those, made again by the obvious generator.
    pub first: Vec<u64>,
    /// What tells most about the rest, the most telling first, each with the place of its space.
    pub next: Vec<(usize, Gain)>,
    /// How many of the rest that was judged by: all, or a sample spread evenly.
    pub judged: u64,
}

/// Positions that are listed.
pub const LISTED: usize = 100;
/// Looks that are given.
const LOOKS: usize = 8;
/// Items that looks are judged by one by one, at most; of more, a sample of so many is taken.
const JUDGED: u64 = 1 << 16;
const SAMPLED: u64 = 1 << 14;
/// Positions that are kept between clues.
const KEPT: usize = 1 << 22;
/// Of what a clue leaves, every so many positions are made again by the obvious generator on the way.
const CHECKED: u64 = 1_021;

/// Spaces over the same positions, such as the stages of the same runs, and which of them is meant.
pub struct Of<T> {
    /// Place of the space in the list.
    pub space: usize,
    /// What is asked of it.
    pub asked: T,
}

/// Applies clues one after another to some positions, and judges what to look at next. The spaces have the same positions:
/// each clue and each look is about one of them.
///
/// # Errors
/// A clue has no value for an item, or the fast and the obvious generator differ.
pub fn infer<S: Space>(
    spaces: &[S],
    work: Work,
    clues: &[Of<Filter<S::Item>>],
    looks: &[Of<Look<S::Item>>],
) -> Result<Inferred, Error> {
    let mut told = Vec::new();
    let mut work = work;
    // Clues that the work does not answer to yet, because too much was left to be kept.
    let mut before: Vec<&Of<Filter<S::Item>>> = Vec::new();
    let mut remain = work.len();
    for clue in clues {
        let (mut left, mut kept) = (0, Vec::new());
        let space = &spaces[clue.space];
        let options = Options { verify: Verify::Every(CHECKED), ..Options::default() };
        let keep = |position, _: &S::Item| {
            for earlier in &before {
                let space = &spaces[earlier.space];
                let fits = earlier.asked.fits(&space.item(position, earlier.asked.stages()));
                if !fits.map_err(|reason| Error::NoValue { id: space.id(position), reason })? {
                    return Ok(ControlFlow::Continue(()));
                }
            }
            left += 1;
            if kept.len() <= KEPT {
                kept.push(position);
            }
            Ok(ControlFlow::Continue(()))
        };
        run(space, &clue.asked, &work, &options, keep, |_| {})?;
        remain = left;
        told.push(Clue { clue: clue.asked.text().into(), remain });
        if kept.len() > KEPT {
            before.push(clue);
        } else {
            work = Work::List(kept);
            before.clear();
        }
    }
    // Where more is left than is kept there is nothing to be told apart yet.
    if !before.is_empty() {
        return Ok(Inferred { clues: told, remain, first: Vec::new(), next: Vec::new(), judged: 0 });
    }
    let judged = if remain <= JUDGED { work.clone() } else { work.sample(SAMPLED) };
    let mut next = Vec::new();
    for (place, space) in spaces.iter().enumerate().filter(|_| remain > 1) {
        let own = || looks.iter().filter(|look| look.space == place);
        let stages = own().fold(Stages::default(), |sum, look| sum.and(look.asked.stages()));
        let items = items(space, &judged, stages);
        let scale = remain as f64 / judged.len() as f64;
        next.extend(own().map(|look| {
            let gain = look.asked.gain(&items);
            (place, Gain { remain: gain.remain * scale, ..gain })
        }));
    }
    next.retain(|(_, gain)| gain.bits > 0.0);
    next.sort_by(|(_, a), (_, b)| b.bits.total_cmp(&a.bits));
    next.truncate(LOOKS);
    let first: Vec<u64> = (0..remain.min(LISTED as u64)).map(|index| work.position(index)).collect();
    for (clue, &position) in clues.iter().flat_map(|clue| first.iter().map(move |at| (clue, at))) {
        let space = &spaces[clue.space];
        if clue.asked.by_cel(&space.obvious(position, clue.asked.stages())) != Ok(true) {
            let differences = format!("what fits {}", clue.asked.text());
            return Err(Error::Differs { space: space.name(), id: space.id(position), differences });
        }
    }
    Ok(Inferred { clues: told, remain, first, next, judged: judged.len() })
}

/// The items of some work on all cores, in order.
fn items<S: Space>(space: &S, work: &Work, stages: Stages) -> Vec<S::Item> {
    for stage in stages.deeper() {
        space.prepare(stage, work.len(), crate::run::threads(0));
    }
    let parts = crate::run::split(crate::run::threads(0), work.len(), |range| {
        range.map(|index| space.item(work.position(index), stages)).collect::<Vec<_>>()
    });
    parts.into_iter().flatten().collect()
}
