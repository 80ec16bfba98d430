//! What a search will cost and find, before it starts.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::filter::Verdict;
use crate::interval::{Z95, wilson};
use crate::run::{self, stage_order};
use crate::{Filter, Sieve, Space, Stages, Work};

/// Items that are counted one by one rather than sampled, if the first stage alone decides.
const COUNTED: u64 = 1 << 20;
/// Items of the first stage that are sampled in larger spaces.
const SAMPLED: u64 = 1 << 16;
/// Items that are sampled at a deeper stage.
const DEEP: u64 = 2_000;

/// How many hits are to be expected.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Odds {
    /// Counted.
    Exact {
        /// Hits.
        hits: u64,
    },
    /// Judged by a sample.
    Sampled {
        /// Most likely number.
        hits: f64,
        /// Low end of the 95 % interval.
        low: f64,
        /// High end of the 95 % interval.
        high: f64,
    },
}

/// A stage of a plan.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StagePlan {
    /// Name.
    pub stage: &'static str,
    /// Conditions that are looked at, in this order.
    pub conditions: Vec<String>,
    /// Items that reach it (expected).
    pub items: f64,
    /// Share of them that passes.
    pub passes: f64,
    /// Nanoseconds per item on one thread, measured.
    pub cost: f64,
    /// Whether the share was counted over all items.
    pub exact: bool,
}

/// A plan.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Plan {
    /// Space.
    pub space: String,
    /// Rules.
    pub edition: String,
    /// Items in all.
    pub items: u64,
    /// The stages, in order.
    pub stages: Vec<StagePlan>,
    /// Expected hits.
    pub odds: Odds,
    /// Expected time on so many threads.
    pub seconds: f64,
    /// Threads.
    pub threads: usize,
}

impl Plan {
    /// Plans a search: counts where that is cheap, else samples.
    pub fn new<S: Space>(space: &S, filter: &Filter<S::Item>, work: &Work, threads: usize) -> Self {
        let threads = run::threads(threads);
        let total = work.len();
        let needed = filter.stages();
        let mut stages = Vec::new();
        // Stage 0 of everything, or of a sample; what passes is sampled again for the deeper stages.
        let counted = total <= COUNTED;
        let first = if counted { work.clone() } else { work.sample(SAMPLED) };
        let begin = now();
        let mut passing = Vec::new();
        let mut batch: Vec<S::Item> = (0..256).map(|_| space.blank()).collect();
        let mut at = 0;
        let conditions = stage_order(filter, 0);
        while at < first.len() {
            let count = (first.len() - at).min(batch.len() as u64) as usize;
            first.open(space, at, &mut batch[..count]);
            for (place, item) in batch[..count].iter().enumerate() {
                if conditions.iter().all(|part| part.verdict(item, 0) != Verdict::No) {
                    passing.push(first.position(at + place as u64));
                }
            }
            at += count as u64;
        }
        let mut cost = per_item(begin.elapsed(), first.len());
        if let (Some((sieve, _)), Work::Range(range)) = (filter.sieve(space), work) {
            // What the sieve keeps back is never opened.
            let (each, kept) = sieved(sieve.as_ref(), range.start, total);
            cost = each + kept * cost;
        }
        let mut share = ratio(passing.len() as u64, first.len());
        stages.push(StagePlan {
            stage: space.stages()[0].name,
            conditions: conditions.iter().map(|part| part.text.clone()).collect(),
            items: total as f64,
            passes: share,
            cost,
            exact: counted,
        });
        let passed = passing.len() as u64;
        let reached = share * total as f64;
        if needed.deepest() == 0 || passed == 0 {
            let odds = if counted {
                Odds::Exact { hits: passed }
            } else {
                let (low, high) = wilson(passed, first.len(), Z95);
                let of = total as f64;
                Odds::Sampled { hits: reached, low: low * of, high: high * of }
            };
            return Self::made(space, total, stages, odds, threads);
        }
        let sample = Work::List(passing).sample(DEEP);
        let mut alive: Vec<S::Item> =
            (0..sample.len()).map(|index| space.item(sample.position(index), Stages::default())).collect();
        let tried = alive.len() as u64;
        let mut items = reached;
        for stage in needed.deeper() {
            let conditions = stage_order(filter, stage);
            let before = alive.len() as u64;
            let begin = now();
            alive.retain_mut(|item| {
                space.deepen(stage, item);
                conditions.iter().all(|part| part.verdict(item, stage) != Verdict::No)
            });
            share = ratio(alive.len() as u64, before);
            stages.push(StagePlan {
                stage: space.stages()[stage].name,
                conditions: conditions.iter().map(|part| part.text.clone()).collect(),
                items,
                passes: share,
                cost: per_item(begin.elapsed(), before),
                exact: counted && tried == passed,
            });
            items *= share;
            if alive.is_empty() {
                break;
            }
        }
        let hits = alive.len() as u64;
        let odds = if counted && tried == passed {
            Odds::Exact { hits }
        } else {
            let (low, high) = wilson(hits, tried, Z95);
            Odds::Sampled { hits: ratio(hits, tried) * reached, low: low * reached, high: high * reached }
        };
        Self::made(space, total, stages, odds, threads)
    }

    fn made<S: Space>(space: &S, items: u64, stages: Vec<StagePlan>, odds: Odds, threads: usize) -> Self {
        let numbers = space.stages().iter().enumerate();
        let shared = |name: &str| {
            let number =
                numbers.clone().find(|(_, stage)| stage.name == name).map_or(0, |(number, _)| number);
            space.shared(number).map_or(f64::INFINITY, |items| items as f64)
        };
        let work = stages.iter().map(|stage| stage.items.min(shared(stage.stage)) * stage.cost);
        let nanoseconds: f64 = work.sum();
        Self {
            space: space.name(),
            edition: space.edition(),
            items,
            stages,
            odds,
            seconds: nanoseconds / 1e9 / threads as f64,
            threads,
        }
    }
}

/// What a sieve costs per position, and the share that it lets through, judged at the beginning of the work.
fn sieved(sieve: &dyn Sieve, first: u64, total: u64) -> (f64, f64) {
    const WORDS: u64 = 1 << 10;
    let mut bits = vec![0; total.div_ceil(64).min(WORDS) as usize];
    let begin = now();
    sieve.mark(first, &mut bits);
    let each = per_item(begin.elapsed(), bits.len() as u64 * 64);
    let kept: u64 = bits.iter().map(|bits| u64::from(bits.count_ones())).sum();
    (each, ratio(kept, bits.len() as u64 * 64))
}

#[allow(clippy::disallowed_methods, reason = "the cost of a stage is measured; nothing found depends on it")]
fn now() -> Instant {
    Instant::now()
}

fn per_item(elapsed: Duration, items: u64) -> f64 {
    if items == 0 { 0.0 } else { elapsed.as_nanos() as f64 / items as f64 }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}
