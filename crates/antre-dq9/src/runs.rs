//! The bases that a timer takes to a rank, not one by one but in runs (`docs/rules/dq9.md`, section 2).
//!
//! Bases of the same tens vary by the same spread, so that a timer's first output is the same step for all of them, and
//! their qualities ascend: those of a rank that lead to one place lie side by side.

use crate::quality::{Base, Origin, Timer, Timers, location};
use crate::rank::MapId;
use crate::tables::LOCATIONS_BY_QUALITY;

/// Bases side by side that one timer takes to the same map at the same place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// Timer value.
    pub timer: u16,
    /// Lowest base.
    pub first: Base,
    /// Highest base.
    pub last: Base,
    /// Entrance, 1..=150.
    pub location: u8,
    /// Step of the variation.
    step: u32,
}

impl Run {
    /// Each base with its quality.
    pub fn origins(self) -> impl Iterator<Item = Origin> {
        Base::between(self.first, self.last).map(move |base| Origin {
            timer: self.timer,
            base,
            quality: base.varied(self.step),
            location: self.location,
        })
    }
}

impl Timers {
    /// The bases that give a map, in runs: by timer, then by base.
    pub fn runs(&self, id: MapId) -> impl Iterator<Item = Run> + '_ {
        let (low, high) = (id.rank.lowest_quality(), id.rank.highest_quality());
        let (first, last) = Base::that_reach(id.rank);
        self.of(id.seed).iter().flat_map(move |&timer| {
            (first.spread()..=last.spread()).flat_map(move |spread| {
                let step = u32::from(timer.variation) % (2 * u32::from(spread) + 1);
                LOCATIONS_BY_QUALITY
                    .iter()
                    .filter_map(move |row| run(timer, (spread, step), low.max(row.0)..=high.min(row.1)))
            })
        })
    }
}

/// The bases of one spread whose qualities lie in a range that has one number of places.
fn run(timer: Timer, (spread, step): (u8, u32), qualities: core::ops::RangeInclusive<u8>) -> Option<Run> {
    if qualities.is_empty() {
        return None;
    }
    let tens = 10 * i32::from(spread);
    let shift = step as i32 - i32::from(spread);
    // The lowest base whose quality is not below one; all are where that is the lowest of all.
    let from = |quality: i32| {
        if quality <= 2 || tens + shift >= quality {
            tens
        } else {
            (quality - shift + i32::from(shift > 0)).clamp(tens + 1, tens + 10)
        }
    };
    let end = if *qualities.end() == 248 { tens + 10 } else { from(i32::from(*qualities.end()) + 1) };
    let (first, last) = (from((*qualities.start()).into()).max(1), (end - 1).min(248));
    (first <= last).then(|| Run {
        timer: timer.value,
        first: Base::nearest(first),
        last: Base::nearest(last),
        location: location(*qualities.start(), timer.place.into()),
        step,
    })
}
