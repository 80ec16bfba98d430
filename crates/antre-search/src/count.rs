//! How many fit, where nobody wants to see them all.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::run::{BLOCK, Search, Worker, prepare, threads};
use crate::verify::verified;
use crate::{Ended, Error, Filter, Options, Progress, Space, Stages, Summary, Verify, Work};

/// Of the hits, those whose position is a multiple of this are computed again by the obvious generator, where the filter
/// has to look at every item.
const SPOT: u64 = 1_021;
/// Positions that a sieve which decides everything is asked about at once.
const SIEVED: u64 = 1 << 16;

/// Counts what fits: as [`run`](crate::run::run), but nothing is given out. A sieve that decides the whole filter is all
/// that is asked; of every stretch that it looks at, the first hit is computed again by the obvious generator.
///
/// # Errors
/// The filter has no value for an item, or a hit that is computed again differs.
pub fn count<S: Space>(
    space: &S,
    filter: &Filter<S::Item>,
    work: &Work,
    asked: usize,
    stop: Option<&AtomicBool>,
    mut progress: impl FnMut(Progress),
) -> Result<Summary, Error> {
    #[allow(
        clippy::disallowed_methods,
        reason = "people want to know how long it took; nothing found depends on it"
    )]
    let start = Instant::now();
    let total = work.len();
    let stages = filter.stages();
    let options = Options { verify: Verify::Every(SPOT), ..Options::default() };
    let search = Search { space, filter, work, stages, options: &options, sieve: filter.sieve(space) };
    prepare(space, filter, total, Stages::default(), threads(asked));
    let sieved = match (&search.sieve, work) {
        (Some((sieve, true)), Work::Range(range)) => Some((sieve.as_ref(), range.start)),
        _ => None,
    };
    let block = if sieved.is_some() { SIEVED } else { BLOCK.min(total.div_ceil(64)).max(64) };
    let (next, abort) = (AtomicU64::new(0), AtomicBool::new(false));
    let stopped = || abort.load(Ordering::Relaxed) || stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
    let (sender, receiver) = mpsc::channel();
    let (mut done, mut hits) = (0, 0);
    thread::scope(|scope| {
        for _ in 0..threads(asked) {
            let sender = sender.clone();
            let (search, next, stopped) = (&search, &next, &stopped);
            scope.spawn(move || {
                let mut worker = Worker::new(search);
                while !stopped() {
                    let first = next.fetch_add(block, Ordering::Relaxed);
                    if first >= total {
                        break;
                    }
                    let end = (first + block).min(total);
                    let counted = match sieved {
                        Some((sieve, begin)) => {
                            let (hits, one) = worker.tally(sieve, begin + first, end - first);
                            let checked = one.map_or(Ok(()), |position| {
                                let item = space.item(position, stages);
                                verified(space, filter, position, &item, stages).map(|_| ())
                            });
                            checked.map(|()| hits)
                        }
                        None => {
                            let Some(found) = worker.block(first, end, stopped) else { break };
                            let hits = found.len() as u64;
                            found.into_iter().find_map(Result::err).map_or(Ok(hits), Err)
                        }
                    };
                    if sender.send((end - first, counted)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let sum = || {
            for (items, counted) in receiver {
                done += items;
                hits += counted?;
                progress(Progress { done, of: total, hits, elapsed: start.elapsed(), resumed: 0 });
            }
            Ok(())
        };
        let result = sum();
        abort.store(true, Ordering::Relaxed);
        result
    })?;
    let ended = if done < total { Ended::Stopped } else { Ended::Whole };
    Ok(Summary { done, of: total, hits, ended, elapsed: start.elapsed(), checkpoints: Duration::ZERO })
}
