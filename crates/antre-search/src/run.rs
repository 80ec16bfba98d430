//! The search itself: all cores, results in the order of the space.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::ahead::ahead;
use crate::clock::Moment;
use crate::column::Among;
use crate::filter::{Conjunct, Verdict};
use crate::given_up::Flag;
use crate::verify::verified;
use crate::{Error, Filter, Sieve, Space, Stages, Work};

/// Items that are opened together: their columns stay in the nearest memory.
const BATCH: usize = 128;
/// Items of one block of work, at most: what a thread takes at a time.
pub(crate) const BLOCK: u64 = 8_192;

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

impl Options<'_> {
    /// Tells whether the search is to stop: because it was told to, or because nobody waits for it.
    fn stopped(&self) -> impl Fn() -> bool + Sync {
        let (stop, flag) = (self.stop, Flag::here());
        move || flag.is_set() || stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
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
    hit: impl FnMut(u64, &S::Item) -> Result<ControlFlow<()>, Error>,
    progress: impl FnMut(Progress),
) -> Result<Summary, Error> {
    let start = Moment::now();
    let mut giver = Giver {
        limit: options.limit,
        hit,
        state: State::default(),
        #[cfg(feature = "files")]
        keeper: match &options.checkpoint {
            Some(checkpointing) => Some(crate::checkpoint::Keeper::open(checkpointing, space, filter, work)?),
            None => None,
        },
        #[cfg(not(feature = "files"))]
        keeper: std::marker::PhantomData,
    };
    let stages = filter.stages().and(options.shown);
    let mut ended = giver.again(space, filter, stages)?;
    let total = work.len();
    if ended == Ended::Whole && giver.state.done < total {
        prepare(space, filter, total - giver.state.done, options.shown, threads(options.threads));
        let search = Search { space, filter, work, stages, options, sieve: filter.sieve(space) };
        ended = search.on_all_threads(&mut giver, progress, start)?;
    }
    let (state, checkpoints) = giver.finish(ended)?;
    Ok(Summary {
        done: state.done,
        of: total,
        hits: state.hits,
        ended,
        elapsed: start.elapsed(),
        checkpoints,
    })
}

/// Gives out hits in order, and remembers them.
struct Giver<'a, H> {
    limit: Option<u64>,
    hit: H,
    state: State,
    #[cfg(feature = "files")]
    keeper: Option<crate::checkpoint::Keeper<'a>>,
    #[cfg(not(feature = "files"))]
    keeper: std::marker::PhantomData<&'a ()>,
}

impl<H> Giver<'_, H> {
    /// Gives out a hit; `false` if that was the last that is wanted.
    fn give<I>(&mut self, position: u64, item: &I) -> Result<bool, Error>
    where
        H: FnMut(u64, &I) -> Result<ControlFlow<()>, Error>,
    {
        // Only a checkpoint needs them, and they may be hundreds of millions.
        #[cfg(feature = "files")]
        if self.keeper.is_some() {
            self.state.positions.push(position);
        }
        self.state.hits += 1;
        let goes_on = (self.hit)(position, item)?.is_continue();
        Ok(goes_on && self.limit.is_none_or(|limit| self.state.hits < limit))
    }

    /// Gives out what an earlier run found, computed and verified again.
    fn again<S: Space>(&mut self, space: &S, filter: &Filter<S::Item>, stages: Stages) -> Result<Ended, Error>
    where
        H: FnMut(u64, &S::Item) -> Result<ControlFlow<()>, Error>,
    {
        #[cfg(not(feature = "files"))]
        let _ = (space, filter, stages);
        #[cfg(feature = "files")]
        if let Some(keeper) = &mut self.keeper {
            self.state.done = keeper.start.done;
            for position in std::mem::take(&mut keeper.start.hits) {
                let item = space.item(position, stages);
                let obvious = verified(space, filter, position, &item, stages)?;
                if !self.give(position, &obvious)? {
                    return Ok(Ended::Limit);
                }
            }
        }
        Ok(if self.limit == Some(0) { Ended::Limit } else { Ended::Whole })
    }

    /// Gives out the hits of a block that ends there, and remembers it; `false` if there is no more that is wanted.
    fn block<I>(&mut self, end: u64, found: Found<I>) -> Result<bool, Error>
    where
        H: FnMut(u64, &I) -> Result<ControlFlow<()>, Error>,
    {
        for one in found {
            let (position, item) = one?;
            if !self.give(position, &item)? {
                return Ok(false);
            }
        }
        self.decided(end)?;
        Ok(true)
    }

    /// A block is decided.
    fn decided(&mut self, end: u64) -> Result<(), Error> {
        self.state.done = end;
        #[cfg(feature = "files")]
        if let Some(keeper) = &mut self.keeper {
            keeper.keep(&self.state, false)?;
        }
        Ok(())
    }

    /// Remembers how far it came, and how long remembering took.
    fn finish(self, ended: Ended) -> Result<(State, Duration), Error> {
        #[cfg(feature = "files")]
        if let Some(mut keeper) = self.keeper {
            // A run that ended at its limit has a block half given out: that block is made again.
            if ended != Ended::Limit {
                keeper.keep(&self.state, true)?;
            }
            return Ok((self.state, keeper.spent));
        }
        let _ = ended;
        Ok((self.state, Duration::ZERO))
    }
}

/// A search on several threads.
pub(crate) struct Search<'s, S: Space> {
    pub(crate) space: &'s S,
    pub(crate) filter: &'s Filter<S::Item>,
    pub(crate) work: &'s Work,
    pub(crate) stages: Stages,
    pub(crate) options: &'s Options<'s>,
    /// What is asked before anything is opened, and whether it decides the whole filter.
    pub(crate) sieve: Option<(Box<dyn Sieve + 's>, bool)>,
}

impl<S: Space> Search<'_, S> {
    fn on_all_threads<H>(
        &self,
        giver: &mut Giver<'_, H>,
        mut progress: impl FnMut(Progress),
        start: Moment,
    ) -> Result<Ended, Error>
    where
        H: FnMut(u64, &S::Item) -> Result<ControlFlow<()>, Error>,
    {
        let (total, resumed) = (self.work.len(), giver.state.done);
        let threads = threads(self.options.threads);
        if threads == 1 {
            return self.on_this_thread(giver, progress, start);
        }
        let block = BLOCK.min((total - resumed).div_ceil(threads as u64 * 8)).max(64);
        let next = AtomicU64::new(resumed);
        let abort = AtomicBool::new(false);
        let stop = self.options.stopped();
        let stopped = || abort.load(Ordering::Relaxed) || stop();
        let (sender, receiver) = mpsc::channel();
        let (ahead, given) = ahead(threads);
        thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                let (next, stopped, ahead) = (&next, &stopped, &ahead);
                scope.spawn(move || {
                    let mut worker = Worker::new(self);
                    while !stopped() {
                        let Some(begun) = ahead.begin() else { break };
                        let first = next.fetch_add(block, Ordering::Relaxed);
                        if first >= total {
                            break;
                        }
                        let end = (first + block).min(total);
                        let Some(found) = worker.block(first, end, stopped) else { break };
                        if sender.send((first, end, found)).is_err() {
                            break;
                        }
                        begun.sent();
                    }
                });
            }
            drop(sender);
            // Blocks arrive as they are done; they are given out in order.
            let mut waiting = BTreeMap::new();
            let give_all = || {
                for (first, end, found) in receiver {
                    waiting.insert(first, (end, found));
                    while let Some((end, found)) = waiting.remove(&giver.state.done) {
                        if !giver.block(end, found)? {
                            return Ok(Ended::Limit);
                        }
                        given.one();
                    }
                    let State { done, hits, .. } = giver.state;
                    progress(Progress { done, of: total, hits, elapsed: start.elapsed(), resumed });
                }
                Ok(if giver.state.done < total { Ended::Stopped } else { Ended::Whole })
            };
            let result = give_all();
            abort.store(true, Ordering::Relaxed);
            drop(given);
            result
        })
    }
}

impl<S: Space> Search<'_, S> {
    /// The same without another thread: where there is none to be had, as in a browser, and where one was asked for.
    fn on_this_thread<H>(
        &self,
        giver: &mut Giver<'_, H>,
        mut progress: impl FnMut(Progress),
        start: Moment,
    ) -> Result<Ended, Error>
    where
        H: FnMut(u64, &S::Item) -> Result<ControlFlow<()>, Error>,
    {
        let (total, resumed) = (self.work.len(), giver.state.done);
        let stopped = self.options.stopped();
        let mut worker = Worker::new(self);
        while giver.state.done < total {
            let first = giver.state.done;
            let end = (first + BLOCK).min(total);
            let Some(found) = worker.block(first, end, &stopped) else { return Ok(Ended::Stopped) };
            if !giver.block(end, found)? {
                return Ok(Ended::Limit);
            }
            let State { done, hits, .. } = giver.state;
            progress(Progress { done, of: total, hits, elapsed: start.elapsed(), resumed });
        }
        Ok(Ended::Whole)
    }
}

/// What a checkpoint remembers.
#[derive(Default)]
pub(crate) struct State {
    /// Items decided, all before the next.
    pub(crate) done: u64,
    pub(crate) hits: u64,
    /// Positions of the hits; empty where nothing is remembered.
    #[cfg(feature = "files")]
    pub(crate) positions: Vec<u64>,
}

/// How many threads a number means.
pub fn threads(asked: usize) -> usize {
    if asked > 0 { asked } else { thread::available_parallelism().map_or(1, usize::from) }
}

/// Runs `work` on equal parts of 0..count and gives the results in order.
pub fn split<T: Send>(threads: usize, count: u64, work: impl Fn(std::ops::Range<u64>) -> T + Sync) -> Vec<T> {
    if threads <= 1 {
        return vec![work(0..count)];
    }
    let threads = threads as u64;
    let cut = |part: u64| (u128::from(count) * u128::from(part) / u128::from(threads)) as u64;
    share(threads as usize, threads, |part| work(cut(part)..cut(part + 1)))
}

/// Runs `work` on the numbers 0..count, each on the thread that is free first, and gives the results in order: for parts
/// that are not equally much work, on cores that are not equally free.
pub fn share<T: Send>(threads: usize, count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    if threads <= 1 {
        return (0..count).map(work).collect();
    }
    let (flag, next) = (&Flag::here(), &AtomicU64::new(0));
    let numbers =
        || std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed))).take_while(|&n| n < count);
    let some = || flag.during(|| numbers().map(|number| (number, work(number))).collect::<Vec<_>>());
    let mut made: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(some)).collect();
        threads.into_iter().filter_map(|thread| thread.join().ok()).flatten().collect()
    });
    made.sort_unstable_by_key(|&(number, _)| number);
    made.into_iter().map(|(_, made)| made).collect()
}

/// Tells the space how many of `total` items will reach each stage, judged by a small sample. [`run`] does it for its own
/// items; who runs a search in parts does it once for all of them.
pub fn prepare<S: Space>(space: &S, filter: &Filter<S::Item>, total: u64, shown: Stages, threads: usize) {
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

pub(crate) type Found<I> = Vec<Result<(u64, I), Error>>;

pub(crate) struct Worker<'w, S: Space> {
    search: &'w Search<'w, S>,
    items: Vec<S::Item>,
    places: Vec<u32>,
    /// What the sieve lets through of a block: bits, then positions.
    bits: Vec<u64>,
    chosen: Vec<u64>,
    /// Conditions that a stage can decide, cheapest first.
    by_stage: Vec<Vec<&'w Conjunct<S::Item>>>,
}

impl<'w, S: Space> Worker<'w, S> {
    pub(crate) fn new(search: &'w Search<'w, S>) -> Self {
        let by_stage = (0..=search.stages.deepest()).map(|stage| stage_order(search.filter, stage)).collect();
        let items = (0..BATCH).map(|_| search.space.blank()).collect();
        let places = Vec::with_capacity(BATCH);
        Self { search, items, places, bits: Vec::new(), chosen: Vec::new(), by_stage }
    }

    /// Hits of a block in order; `None` if it was told to stop on the way.
    pub(crate) fn block(
        &mut self,
        from: u64,
        to: u64,
        stopped: &impl Fn() -> bool,
    ) -> Option<Found<S::Item>> {
        let mut found = Vec::new();
        if let (Some((sieve, _)), Work::Range(range)) = (&self.search.sieve, self.search.work) {
            self.sift(sieve.as_ref(), range.start + from, to - from);
            let mut chosen = std::mem::take(&mut self.chosen);
            for part in chosen.chunks(BATCH) {
                for (&position, item) in part.iter().zip(&mut self.items) {
                    self.search.space.open(position, std::slice::from_mut(item));
                }
                self.judge(part.len(), |place| part[place as usize], &mut found);
                if stopped() {
                    return None;
                }
            }
            chosen.clear();
            self.chosen = chosen;
            return if stopped() { None } else { Some(found) };
        }
        let mut first = from;
        while first < to {
            let count = (to - first).min(BATCH as u64) as usize;
            let Search { space, work, .. } = *self.search;
            work.open(space, first, &mut self.items[..count]);
            self.judge(count, |place| work.position(first + u64::from(place)), &mut found);
            first += count as u64;
            if stopped() {
                return None;
            }
        }
        Some(found)
    }

    /// The positions of a stretch that the sieve lets through.
    fn sift(&mut self, sieve: &dyn Sieve, first: u64, count: u64) {
        self.bits.clear();
        self.bits.resize(count.div_ceil(64) as usize, 0);
        sieve.mark(first, &mut self.bits);
        self.chosen.clear();
        for (word, &bits) in self.bits.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                let place = word as u64 * 64 + u64::from(bits.trailing_zeros());
                if place < count {
                    self.chosen.push(first + place);
                }
                bits &= bits - 1;
            }
        }
    }

    /// How many of a stretch the sieve lets through, and the first of them.
    pub(crate) fn tally(&mut self, sieve: &dyn Sieve, first: u64, count: u64) -> (u64, Option<u64>) {
        self.bits.clear();
        self.bits.resize(count.div_ceil(64) as usize, 0);
        sieve.mark(first, &mut self.bits);
        if let (Some(last), rest @ 1..) = (self.bits.last_mut(), count % 64) {
            *last &= (1 << rest) - 1;
        }
        let sum = self.bits.iter().map(|bits| u64::from(bits.count_ones())).sum();
        let word = self.bits.iter().position(|&bits| bits != 0);
        (sum, word.map(|word| first + word as u64 * 64 + u64::from(self.bits[word].trailing_zeros())))
    }

    /// Judges the first `count` items, which are opened; `position` tells where each stands.
    fn judge(&mut self, count: usize, position: impl Fn(u32) -> u64, found: &mut Found<S::Item>) {
        let Search { space, stages, .. } = *self.search;
        let mut faults: Vec<u32> = Vec::new();
        let mut among = Among::All;
        let fill = |places: &mut Vec<u32>| {
            places.clear();
            places.extend(0..count as u32);
        };
        for part in &self.by_stage[0] {
            if let Some((scan, test)) = part.scan() {
                scan(&self.items[..count], test, (&mut self.places, among));
            } else {
                if among == Among::All {
                    fill(&mut self.places);
                }
                let items = &self.items;
                self.places.retain(|&place| {
                    let verdict = part.verdict(&items[place as usize], 0);
                    if verdict == Verdict::Fault {
                        faults.push(place);
                    }
                    verdict != Verdict::No
                });
            }
            among = Among::Places;
        }
        if among == Among::All {
            fill(&mut self.places);
        }
        for &place in &self.places {
            let item = &mut self.items[place as usize];
            let mut fault = faults.contains(&place);
            let fits = stages.deeper().all(|stage| {
                space.deepen(stage, item);
                self.by_stage[stage].iter().all(|part| {
                    let verdict = part.verdict(item, stage);
                    fault |= verdict == Verdict::Fault;
                    verdict != Verdict::No
                })
            });
            if fits {
                found.push(self.search.hit(position(place), item, fault));
            }
        }
    }
}

impl<S: Space> Search<'_, S> {
    /// A hit as it is given out, or why the search ends here.
    fn hit(&self, position: u64, item: &S::Item, fault: bool) -> Result<(u64, S::Item), Error> {
        let Self { space, filter, stages, options, .. } = *self;
        if fault {
            let reason = filter.by_cel(item).err().unwrap_or_else(|| "it has no value".into());
            return Err(Error::NoValue { id: space.id(position), reason });
        }
        match options.verify {
            Verify::Every(spot) if !position.is_multiple_of(spot.max(1)) => Ok((position, item.clone())),
            _ => verified(space, filter, position, item, stages).map(|obvious| (position, obvious)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_work_comes_in_order_whoever_did_it() {
        let uneven =
            |number: u64| (0..(number * 7919 % 64) * 1_000).fold(number, |sum, n| sum ^ n.rotate_left(7));
        let alone: Vec<_> = (0..97).map(uneven).collect();
        for threads in [0, 1, 2, 5, 200] {
            assert_eq!(share(threads, 97, uneven), alone, "{threads} threads");
        }
        assert!(share(3, 0, uneven).is_empty());
        let parts = split(3, 10, |range| range);
        assert_eq!(parts, [0..3, 3..6, 6..10]);
    }
}
