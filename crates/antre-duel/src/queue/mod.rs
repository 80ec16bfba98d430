//! Who acts next: the energy queue in three forms that agree (section 4).
//!
//! | form | a turn costs | for |
//! |---|---|---|
//! | [`TickQueue`] | every tick × everybody | reading: it is the text's own loop |
//! | [`SkipQueue`] | everybody, once | a handful of combatants |
//! | [`HeapQueue`] | log₂ n comparisons, no allocation | armies, and the fastest at any size |
//!
//! ```
//! use antre_duel::Rules;
//! use antre_duel::queue::{HeapQueue, Queue};
//!
//! let mut queue = HeapQueue::new(&[10, 14, 10], &Rules::LESSON);
//! let first = queue.next().unwrap();
//! assert_eq!((first.tick, first.index, first.energy), (8, 1, 112));
//! queue.pay(first.index, 100);
//! ```

mod heap;
mod skip;
mod tick;

use alloc::vec::Vec;

pub use heap::HeapQueue;
pub use skip::SkipQueue;
pub use tick::TickQueue;

use crate::{Payment, Rules};

/// Somebody who may act now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Tick at which they act.
    pub tick: i64,
    /// Their place in the list.
    pub index: usize,
    /// Their energy, before paying.
    pub energy: i64,
}

/// The order of turns. All forms give the same turns, ticks and energies.
///
/// Indices are places in the list the queue was made from; a method given an index outside it does nothing.
pub trait Queue {
    /// The next to act, without making them pay; asking again gives the same. `None` with nobody alive, and when the
    /// rules' tick limit would be passed (the clock then stands at the limit).
    fn next(&mut self) -> Option<Turn>;
    /// Makes somebody pay for an action. Energy may become negative.
    fn pay(&mut self, index: usize, cost: i64);
    /// Takes somebody out. They keep the energy they have.
    fn kill(&mut self, index: usize);
    /// Puts somebody back with the energy they died with.
    fn revive(&mut self, index: usize);
    /// Changes somebody's speed from this tick on.
    fn set_speed(&mut self, index: usize, speed: i64);
    /// Somebody's energy at this tick; 0 for an index outside the list.
    fn energy(&self, index: usize) -> i64;
    /// The clock.
    fn tick(&self) -> i64;
}

/// What the two scanning forms share: one record per combatant, and the rules' values.
#[derive(Debug, Clone)]
struct Roll {
    speed: Vec<i64>,
    energy: Vec<i64>,
    alive: Vec<bool>,
    tick: i64,
    rules: QueueRules,
}

/// The part of the rules that a queue needs.
#[derive(Debug, Clone, Copy)]
struct QueueRules {
    threshold: i64,
    payment: Payment,
    min_speed: Option<i64>,
    last_tick: i64,
}

impl QueueRules {
    fn new(rules: &Rules) -> Self {
        Self {
            threshold: rules.threshold,
            payment: rules.payment,
            min_speed: rules.min_speed,
            last_tick: rules.tick_limit.unwrap_or(i64::MAX),
        }
    }

    #[inline]
    fn gain(self, speed: i64) -> i64 {
        match self.min_speed {
            Some(least) => speed.max(least),
            None => speed,
        }
    }

    #[inline]
    fn after_paying(self, energy: i64, cost: i64) -> i64 {
        match self.payment {
            Payment::Subtract => energy - cost,
            Payment::Reset => 0,
        }
    }

    /// Ticks until somebody is ready, `None` if never (section 4.3).
    #[inline]
    fn need(self, energy: i64, speed: i64) -> Option<i64> {
        if energy >= self.threshold {
            return Some(0);
        }
        let gain = self.gain(speed);
        if gain <= 0 {
            return None;
        }
        // Both operands are positive, so this is the ceiling of the quotient. Short division is several times
        // faster, and nearly every quotient is short.
        let numerator = self.threshold - energy + gain - 1;
        Some(match (u32::try_from(numerator), u32::try_from(gain)) {
            (Ok(numerator), Ok(gain)) => i64::from(numerator / gain),
            _ => numerator / gain,
        })
    }
}

impl Roll {
    fn new(speeds: &[i64], energies: &[i64], rules: &Rules) -> Self {
        let energy = (0..speeds.len()).map(|i| energies.get(i).copied().unwrap_or(0)).collect();
        Self {
            speed: speeds.to_vec(),
            energy,
            alive: alloc::vec![true; speeds.len()],
            tick: 0,
            rules: QueueRules::new(rules),
        }
    }

    fn living(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.alive.len()).filter(|&i| self.alive[i])
    }

    /// Rule 1: the strictly greatest energy among those at the threshold; equal energies, the earlier in the list.
    fn ready(&self) -> Option<Turn> {
        let mut best: Option<Turn> = None;
        for index in self.living() {
            let energy = self.energy[index];
            if energy >= self.rules.threshold && best.is_none_or(|turn| energy > turn.energy) {
                best = Some(Turn { tick: self.tick, index, energy });
            }
        }
        best
    }

    /// Rule 2, `ticks` times.
    fn advance(&mut self, ticks: i64) {
        for index in 0..self.alive.len() {
            if self.alive[index] {
                self.energy[index] += ticks * self.rules.gain(self.speed[index]);
            }
        }
        self.tick += ticks;
    }

    fn pay(&mut self, index: usize, cost: i64) {
        if let Some(energy) = self.energy.get_mut(index) {
            *energy = self.rules.after_paying(*energy, cost);
        }
    }
}

/// The methods of [`Queue`] that the two scanning forms have in common.
macro_rules! scanning_methods {
    () => {
        fn pay(&mut self, index: usize, cost: i64) {
            self.roll.pay(index, cost);
        }

        fn kill(&mut self, index: usize) {
            if let Some(alive) = self.roll.alive.get_mut(index) {
                *alive = false;
            }
        }

        fn revive(&mut self, index: usize) {
            if let Some(alive) = self.roll.alive.get_mut(index) {
                *alive = true;
            }
        }

        fn set_speed(&mut self, index: usize, speed: i64) {
            if let Some(old) = self.roll.speed.get_mut(index) {
                *old = speed;
            }
        }

        fn energy(&self, index: usize) -> i64 {
            self.roll.energy.get(index).copied().unwrap_or(0)
        }

        fn tick(&self) -> i64 {
            self.roll.tick
        }
    };
}
use scanning_methods;

/// The next `count` to act, each assumed to pay the rules' cost, on a copy: nothing changes, nobody dies, no die is
/// drawn (section 4.5). Shorter when nobody can act any more.
pub fn preview<Q: Queue + Clone>(queue: &Q, count: usize, rules: &Rules) -> Vec<Turn> {
    preview_with(queue, count, core::iter::repeat(rules.cost))
}

/// The same, with the cost of each coming action in order: the list that changes while an action is being chosen.
pub fn preview_with<Q: Queue + Clone>(
    queue: &Q,
    count: usize,
    costs: impl IntoIterator<Item = i64>,
) -> Vec<Turn> {
    let mut copy = queue.clone();
    let mut costs = costs.into_iter();
    let mut turns = Vec::new();
    while turns.len() < count {
        let (Some(turn), Some(cost)) = (copy.next(), costs.next()) else { break };
        copy.pay(turn.index, cost);
        turns.push(turn);
    }
    turns
}
