//! Fights by the million, added up: the same sums for any number of threads.

use std::collections::BTreeMap;

use antre_duel::Rules;
use antre_duel::fast::{Plan, Summary};
use antre_search::given_up::Flag;
use antre_search::interval::{Z95, mean, wilson};
use antre_search::run::split;
use schemars::JsonSchema;
use serde::Serialize;

use super::Roster;
use crate::Error;
use crate::error::told;
use crate::search::duel::fight_slowly;

/// Fights of one question at most: as many as there are seeds.
pub(super) const MOST: u128 = 1 << 32;

/// Of so many fights one is fought again by the obvious loop.
const SPOT: i64 = 10_007;

/// Fights between two looks at whether anybody still waits for them.
pub(super) const LOOK: u64 = 256;

/// Fights added up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) fights: u64,
    pub(super) wins: u64,
    pub(super) crit_fights: u64,
    pub(super) stopped: u64,
    pub(super) turns: Sums,
    pub(super) hp: Sums,
    pub(super) ticks: Sums,
    pub(super) crits: Sums,
    pub(super) misses: Sums,
    pub(super) draws: Sums,
    /// Fights by turns.
    pub(super) by_turns: BTreeMap<u32, u64>,
    /// Fights by the hero's life at the end.
    pub(super) by_hp: BTreeMap<i32, u64>,
}

/// Sum and sum of squares, exact.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Sums {
    sum: i128,
    squares: i128,
}

impl Sums {
    pub(super) fn add(&mut self, value: i64) {
        let value = i128::from(value);
        self.sum += value;
        self.squares += value * value;
    }

    pub(super) fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(super) fn estimate(self, count: u64) -> Mean {
        let (middle, half) = mean(count, self.sum as f64, self.squares as f64);
        Mean { mean: middle, low: middle - half, high: middle + half }
    }
}

/// A mean with its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct Mean {
    /// Mean of the fights.
    pub mean: f64,
    /// Low end of the 95 % interval.
    pub low: f64,
    /// High end of the 95 % interval.
    pub high: f64,
}

/// A share of fights with its 95 % interval (Wilson).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, JsonSchema)]
pub struct Share {
    /// Fights of which it holds.
    pub count: u64,
    /// Share of all, 0 to 1.
    pub share: f64,
    /// Low end of the 95 % interval.
    pub low: f64,
    /// High end of the 95 % interval.
    pub high: f64,
}

impl Share {
    pub(super) fn new(count: u64, of: u64) -> Self {
        let (low, high) = wilson(count, of, Z95);
        Self { count, share: count as f64 / of.max(1) as f64, low, high }
    }
}

impl Tally {
    fn add(&mut self, fight: &Summary) {
        self.fights += 1;
        self.wins += u64::from(fight.won);
        self.crit_fights += u64::from(fight.crits > 0);
        self.stopped += u64::from(fight.stopped);
        self.turns.add(fight.turns.into());
        self.hp.add(fight.hero_hp.into());
        self.ticks.add(fight.ticks);
        self.crits.add(fight.crits.into());
        self.misses.add(fight.misses.into());
        self.draws.add(fight.draws.into());
        *self.by_turns.entry(fight.turns).or_insert(0) += 1;
        *self.by_hp.entry(fight.hero_hp).or_insert(0) += 1;
    }

    pub(super) fn join(&mut self, other: Self) {
        self.fights += other.fights;
        self.wins += other.wins;
        self.crit_fights += other.crit_fights;
        self.stopped += other.stopped;
        for (ours, theirs) in [
            (&mut self.turns, other.turns),
            (&mut self.hp, other.hp),
            (&mut self.ticks, other.ticks),
            (&mut self.crits, other.crits),
            (&mut self.misses, other.misses),
            (&mut self.draws, other.draws),
        ] {
            ours.join(theirs);
        }
        for (turns, count) in other.by_turns {
            *self.by_turns.entry(turns).or_insert(0) += count;
        }
        for (hp, count) in other.by_hp {
            *self.by_hp.entry(hp).or_insert(0) += count;
        }
    }
}

/// A roster ready to fight any seed.
pub(super) struct Fighting<'r> {
    roster: &'r Roster,
    plan: Option<Plan<'r>>,
}

impl<'r> Fighting<'r> {
    pub(super) fn new(roster: &'r Roster) -> Self {
        Self { roster, plan: Plan::new(&roster.party, &roster.rules) }
    }

    /// One fight; now and then compared with the obvious loop.
    pub(super) fn fight(&self, seed: i64) -> Result<Summary, Error> {
        let slowly = || fight_slowly(&self.roster.party, &self.roster.rules, seed);
        let Some(plan) = &self.plan else { return Ok(slowly()) };
        let summary = plan.outcome(seed);
        if seed % SPOT == 0 && summary != slowly() {
            return Err(told!("error-duel-differ", seed = seed));
        }
        Ok(summary)
    }

    /// Adds up `count` seeds from `first` on.
    pub(super) fn tally(&self, first: i64, count: u64) -> Result<Tally, Error> {
        let threads = if count < 4_096 { 1 } else { antre_search::run::threads(0) };
        let parts = split(threads, count, |range| {
            let mut tally = Tally::default();
            let given_up = Flag::here();
            for position in range {
                if position % LOOK == 0 && given_up.is_set() {
                    return Err(told!("error-given-up"));
                }
                tally.add(&self.fight(first.wrapping_add_unsigned(position))?);
            }
            Ok::<Tally, Error>(tally)
        });
        let mut sum = Tally::default();
        for part in parts {
            sum.join(part?);
        }
        Ok(sum)
    }
}

/// Evidence of a simulation: that of its rules.
pub(super) fn evidence(rules: &Rules) -> antre_core::Evidence {
    rules.evidence()
}

/// Refuses more fights than there are seeds.
pub(super) fn check_fights(fights: u128) -> Result<(), Error> {
    if fights > MOST {
        return Err(told!("error-duel-fights", found = fights, most = MOST));
    }
    Ok(())
}
