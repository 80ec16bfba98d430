//! The search itself: all cores, results in the order of the space.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::filter::{Conjunct, Verdict};
use crate::verify::verified;
use crate::{Error, Filter, Space, Stages, Work};

/// Items that are opened together: their columns stay in the nearest memory.
const BATCH: usize = 512;
/// Items of one block of work, at most: what a thread takes at a time.
const BLOCK: u64 = 8_192;

/// How a search is made. Nothing here changes what is found.
pub struct Options<'a> {
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// Stop after so many hits.
    pub limit: Option<u64>,
    /// Compute hits to these stages too, for the columns that are shown.
    pub shown: Stages,
    /// Where to remember how far it is.
    #[cfg(feature = "files")]
    pub checkpoint: Option<Checkpointing<'a>>,
    /// Which hits are computed again by the obvious generator.
    pub verify: Verify,
    /// Set from outside to stop in order: what is found so far is given out and remembered.
    pub stop: Option<&'a AtomicBool>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self {
            threads: 0,
            limit: None,
            shown: Stages::default(),
            #[cfg(feature = "files")]
            checkpoint: None,
            verify: Verify::All,
            stop: None,
        }
    }
}

/// Which hits are computed again by the obvious generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verify {
    /// Every hit: what people are shown.
    All,
    /// Those whose position is a multiple of this: catalogues, where hits are rows by the million.
    Every(u64),
}

/// Where a search remembers how far it is.
#[cfg(feature = "files")]
pub struct Checkpointing<'a> {
    /// File.
    pub path: &'a std::path::Path,
    /// Go on from what the file says.
    pub resume: bool,
    /// Edition and program, as the file records them.
    pub program: String,
    /// Least time between two checkpoints.
    pub every: Duration,
}

#[cfg(not(feature = "files"))]
/// Where a search remembers how far it is: nowhere in this build.
pub struct Checkpointing<'a>(std::marker::PhantomData<&'a ()>);

/// How far a search is.
#[derive(Debug, Clone, Copy)]
pub struct Progress {
    /// Items decided, all before the next.
    pub done: u64,
    /// Items in all.
    pub of: u64,
    /// Hits so far.
    pub hits: u64,
    /// Time since the start.
    pub elapsed: Duration,
    /// Items that were decided in an earlier run.
    pub resumed: u64,
}

/// Why a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// Everything has been looked at.
    Whole,
    /// The limit of hits was reached.
    Limit,
    /// It was told to stop.
    Stopped,
}

/// What a search did.
#[derive(Debug, Clone, Copy)]
pub struct Summary {
    /// Items decided.
    pub done: u64,
    /// Items in all.
    pub of: u64,
    /// Hits given out.
    pub hits: u64,
    /// Why it ended.
    pub ended: Ended,
    /// How long it took.
    pub elapsed: Duration,
    /// How long writing checkpoints took.
    pub checkpoints: Duration,
}

/// Searches. `hit` is called with every hit in the order of the space, on this thread; `progress` now and then.
///
/// # Errors
/// The filter has no value for an item, a hit cannot be verified, or a checkpoint cannot be written: in the order of the
/// space, after all hits before it. What `hit` returns as an error ends the search too.
pub fn run<S: Space>(
    space: &S,
    filter: &Filter<S::Item>,
    work: &Work,
    options: &Options<'_>,
    mut hit: impl FnMut(u64, &S::Item) -> Result<ControlFlow<()>, Error>,
    mut progress: impl FnMut(Progress),
) -> Result<Summary, Error> {
    #[allow(clippy::disallowed_methods, reason = "progress and the spacing of checkpoints need a clock")]
    let clock = Instant::now;
    let start = clock();
    let total = work.len();
    let stages = filter.stages().and(options.shown);
    let threads = threads(options.threads);
    let mut state = State { done: 0, hits: 0, positions: Vec::new() };

    #[cfg(feature = "files")]
    let mut keeper = match &options.checkpoint {
        Some(checkpointing) => Some(crate::checkpoint::Keeper::open(checkpointing, space, filter, work)?),
        None => None,
    };
    #[cfg(feature = "files")]
    let resumed = keeper.as_ref().map_or(0, |keeper| keeper.start.done);
    #[cfg(not(feature = "files"))]
    let resumed = 0;

    let mut ended = Ended::Whole;
    let mut limit_reached = |hits: u64| options.limit.is_some_and(|limit| hits >= limit);
    // What an earlier run found is given out first, computed and verified again.
    #[cfg(feature = "files")]
    if let Some(keeper) = &mut keeper {
        state.done = resumed;
        for position in std::mem::take(&mut keeper.start.hits) {
            let item = space.item(position, stages);
            let obvious = verified(space, filter, position, &item, stages)?;
            state.hits += 1;
            state.positions.push(position);
            if hit(position, &obvious)?.is_break() || limit_reached(state.hits) {
                ended = Ended::Limit;
                break;
            }
        }
    }
    if ended == Ended::Whole && limit_reached(state.hits) {
        ended = Ended::Limit;
    }

    let mut checkpoints = Duration::ZERO;
    let mut failed = None;
    if ended == Ended::Whole && state.done < total {
        prepare(space, filter, total - state.done, options.shown, threads);
        let block = BLOCK.min((total - state.done).div_ceil(threads as u64 * 8)).max(64);
        let next = AtomicU64::new(state.done);
        let abort = AtomicBool::new(false);
        let stopped = || abort.load(Ordering::Relaxed) || options.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                let (next, stopped) = (&next, &stopped);
                scope.spawn(move || {
                    let mut worker = Worker::new(space, filter, work, (stages, options.verify));
                    while !stopped() {
                        let first = next.fetch_add(block, Ordering::Relaxed);
                        if first >= total {
                            break;
                        }
                        let end = (first + block).min(total);
                        let Some(found) = worker.block(first, end, stopped) else { break };
                        if sender.send((first, end, found)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            // Blocks arrive as they are done; they are given out in order.
            let mut waiting = BTreeMap::new();
            'all: for (first, end, found) in receiver {
                waiting.insert(first, (end, found));
                while let Some((end, found)) = waiting.remove(&state.done) {
                    for one in found {
                        let result = one.and_then(|(position, item)| {
                            state.positions.push(position);
                            state.hits += 1;
                            hit(position, &item)
                        });
                        match result {
                            Ok(ControlFlow::Continue(())) if !limit_reached(state.hits) => {}
                            Ok(_) => {
                                ended = Ended::Limit;
                                abort.store(true, Ordering::Relaxed);
                                break 'all;
                            }
                            Err(error) => {
                                failed = Some(error);
                                abort.store(true, Ordering::Relaxed);
                                break 'all;
                            }
                        }
                    }
                    state.done = end;
                    #[cfg(feature = "files")]
                    if let Some(keeper) = &mut keeper
                        && let Err(error) = keeper.keep(&state, false)
                    {
                        failed = Some(error);
                        abort.store(true, Ordering::Relaxed);
                        break 'all;
                    }
                }
                progress(Progress { done: state.done, of: total, hits: state.hits, elapsed: start.elapsed(), resumed });
            }
        });
        if failed.is_none() && ended == Ended::Whole && state.done < total {
            ended = Ended::Stopped;
        }
    }
    #[cfg(feature = "files")]
    if let Some(keeper) = &mut keeper {
        // A run that ended at its limit has a block half done: that block is made again.
        if ended != Ended::Limit && failed.is_none() {
            keeper.keep(&state, true)?;
        }
        checkpoints = keeper.spent;
    }
    if let Some(error) = failed {
        return Err(error);
    }
    let _ = &mut checkpoints;
    let _ = &mut limit_reached;
    Ok(Summary { done: state.done, of: total, hits: state.hits, ended, elapsed: start.elapsed(), checkpoints })
}

/// What a checkpoint remembers.
pub(crate) struct State {
    /// Items decided, all before the next.
    pub(crate) done: u64,
    pub(crate) hits: u64,
    /// Positions of the hits.
    pub(crate) positions: Vec<u64>,
}

/// How many threads a number means.
pub fn threads(asked: usize) -> usize {
    if asked > 0 { asked } else { thread::available_parallelism().map_or(1, usize::from) }
}

/// Runs `work` on equal parts of 0..count and gives the results in order.
pub fn split<T: Send>(threads: usize, count: u64, work: impl Fn(std::ops::Range<u64>) -> T + Sync) -> Vec<T> {
    let threads = threads.max(1) as u64;
    let work = &work;
    let cut = |part: u64| (u128::from(count) * u128::from(part) / u128::from(threads)) as u64;
    thread::scope(|scope| {
        let parts: Vec<_> =
            (0..threads).map(|part| scope.spawn(move || work(cut(part)..cut(part + 1)))).collect();
        parts.into_iter().filter_map(|part| part.join().ok()).collect()
    })
}

/// Tells the space how many items will reach each stage, judged by a small sample.
fn prepare<S: Space>(space: &S, filter: &Filter<S::Item>, total: u64, shown: Stages, threads: usize) {
    const SAMPLE: u64 = 2_048;
    let needed = filter.stages();
    if needed.and(shown).deepest() == 0 {
        return;
    }
    let sample = Work::Range(0..space.size()).sample(SAMPLE);
    let mut items = [space.blank()];
    let mut pass = 0u64;
    for index in 0..sample.len() {
        sample.open(space, index, &mut items);
        let keeps = filter.conjuncts().iter().all(|part| part.verdict(&items[0], 0) != Verdict::No);
        pass += u64::from(keeps);
    }
    let expected = u128::from(total) * u128::from(pass.max(1)) / u128::from(sample.len().max(1));
    for stage in needed.and(shown).deeper() {
        space.prepare(stage, expected as u64, threads);
    }
}

type Found<I> = Vec<Result<(u64, I), Error>>;

struct Worker<'w, S: Space> {
    space: &'w S,
    filter: &'w Filter<S::Item>,
    work: &'w Work,
    /// Stages to which hits are computed.
    stages: Stages,
    verify: Verify,
    items: Vec<S::Item>,
    places: Vec<u32>,
    /// Conditions that a stage can decide, cheapest first.
    by_stage: Vec<Vec<&'w Conjunct<S::Item>>>,
}

impl<'w, S: Space> Worker<'w, S> {
    fn new(space: &'w S, filter: &'w Filter<S::Item>, work: &'w Work, (stages, verify): (Stages, Verify)) -> Self {
        let by_stage = (0..=stages.deepest()).map(|stage| stage_order(filter, stage)).collect();
        let items = (0..BATCH).map(|_| space.blank()).collect();
        Self { space, filter, work, stages, verify, items, places: Vec::with_capacity(BATCH), by_stage }
    }

    /// Hits of a block in order; `None` if it was told to stop on the way.
    fn block(&mut self, from: u64, to: u64, stopped: &impl Fn() -> bool) -> Option<Found<S::Item>> {
        let mut found = Vec::new();
        let mut first = from;
        while first < to {
            let count = (to - first).min(BATCH as u64) as usize;
            self.batch(first, count, &mut found);
            first += count as u64;
            if stopped() {
                return None;
            }
        }
        Some(found)
    }

    fn batch(&mut self, first: u64, count: usize, found: &mut Found<S::Item>) {
        self.work.open(self.space, first, &mut self.items[..count]);
        self.places.clear();
        self.places.extend(0..count as u32);
        let mut faults: Vec<u32> = Vec::new();
        for part in &self.by_stage[0] {
            if let Some((scan, test)) = part.scan() {
                scan(&self.items[..count], test, &mut self.places);
            } else {
                let items = &self.items;
                self.places.retain(|&place| match part.verdict(&items[place as usize], 0) {
                    Verdict::No => false,
                    Verdict::Fault => {
                        faults.push(place);
                        true
                    }
                    Verdict::Maybe | Verdict::Yes => true,
                });
            }
        }
        for &place in &self.places {
            let item = &mut self.items[place as usize];
            let mut fault = faults.contains(&place);
            let fits = self.stages.deeper().all(|stage| {
                self.space.deepen(stage, item);
                self.by_stage[stage].iter().all(|part| match part.verdict(item, stage) {
                    Verdict::No => false,
                    Verdict::Fault => {
                        fault = true;
                        true
                    }
                    Verdict::Maybe | Verdict::Yes => true,
                })
            });
            if !fits {
                continue;
            }
            let position = self.work.position(first + u64::from(place));
            found.push(if fault {
                let reason = self.filter.by_cel(item).err().unwrap_or_else(|| "it has no value".into());
                Err(Error::NoValue { id: self.space.id(position), reason })
            } else if let Verify::Every(spot) = self.verify
                && position % spot.max(1) != 0
            {
                Ok((position, item.clone()))
            } else {
                verified(self.space, self.filter, position, item, self.stages).map(|obvious| (position, obvious))
            });
        }
    }
}

/// The conditions that can decide something at a stage: plain ones before CEL's.
pub(crate) fn stage_order<I: Clone + 'static>(filter: &Filter<I>, stage: usize) -> Vec<&Conjunct<I>> {
    let mut parts: Vec<_> =
        filter.conjuncts().iter().filter(|part| part.first <= stage && stage <= part.stage).collect();
    parts.sort_by_key(|part| (part.by_cel, part.scan().is_none(), part.stage));
    parts
}
