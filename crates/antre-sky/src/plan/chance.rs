//! The exact chance of something over everything that could be drawn.

use alloc::vec::Vec;

use antre_core::{Draw, Reading, Why};

use crate::SkyError;

/// Runs that an enumeration may take.
const MOST_RUNS: u64 = 1 << 20;

/// A fraction in lowest terms, and how many runs it was counted over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chance {
    /// Numerator.
    pub num: u64,
    /// Denominator, at least 1.
    pub den: u64,
    /// Different courses that the draws could give.
    pub runs: u64,
}

/// A draw as a branching: which of its outcomes are told apart, and which is taken in this run.
#[derive(Debug, Clone, Copy)]
struct Branch {
    /// Outcome taken.
    taken: u64,
    /// Outcomes that are told apart; 0 until the rule has said how it reads the draw.
    outcomes: u64,
    /// Values of the draw that fall to the outcome taken, and all values.
    weight: u64,
    values: u64,
    /// First value of the outcome taken.
    value: u64,
}

/// A stream that goes through everything that could be drawn, one course a run.
///
/// A draw that is compared with a limit has two outcomes, any other as many as it has values.
#[derive(Debug, Clone, Default)]
pub struct Branches {
    path: Vec<Branch>,
    next: usize,
}

impl Draw for Branches {
    fn draw(&mut self, _: Why) -> u32 {
        let number = self.next;
        self.next += 1;
        match self.path.get(number) {
            // The lowest 16-bit number that is scaled to the value.
            Some(branch) => ((branch.value << 16).div_ceil(branch.values.max(1)) << 16) as u32,
            None => {
                self.path.push(Branch { taken: 0, outcomes: 0, weight: 1, values: 1, value: 0 });
                0
            }
        }
    }

    fn read(&mut self, reading: Reading) {
        let Some(branch) = self.next.checked_sub(1).and_then(|last| self.path.get_mut(last)) else { return };
        let values = (reading.high - reading.low + 1).max(1) as u64;
        branch.values = values;
        match reading.limit.map(|limit| (limit - reading.low).clamp(0, values as i64) as u64) {
            Some(below) if below > 0 && below < values => {
                branch.outcomes = 2;
                branch.weight = if branch.taken == 0 { below } else { values - below };
                branch.value = if branch.taken == 0 { 0 } else { below };
            }
            Some(_) => (branch.outcomes, branch.weight) = (1, values),
            None => (branch.outcomes, branch.weight, branch.value) = (values, 1, branch.taken),
        }
        // The value of an outcome further on is only known now; it is what the next run plays.
    }
}

impl Branches {
    /// Goes on to the next course; `false` if that was the last one.
    fn step(&mut self) -> bool {
        self.next = 0;
        while let Some(mut branch) = self.path.pop() {
            branch.taken += 1;
            if branch.taken < branch.outcomes {
                // Of two outcomes the second begins after the values of the first; of many, each is one value.
                branch.value =
                    if branch.outcomes == 2 { branch.weight.min(branch.values - 1) } else { branch.taken };
                self.path.push(branch);
                return true;
            }
        }
        false
    }

    /// Weight of this course as a fraction.
    fn weight(&self) -> Option<(u64, u64)> {
        self.path.iter().try_fold((1u64, 1u64), |(num, den), branch| {
            let (num, den) = (num.checked_mul(branch.weight)?, den.checked_mul(branch.values)?);
            let common = gcd(num, den);
            Some((num / common, den / common))
        })
    }
}

/// The chance that `happens` says yes, over every course of its draws.
///
/// # Errors
/// Those of `happens`; [`SkyError::TooLarge`] for more than a million courses or a denominator beyond 64 bits.
pub fn chance(mut happens: impl FnMut(&mut Branches) -> Result<bool, SkyError>) -> Result<Chance, SkyError> {
    let mut branches = Branches::default();
    let mut sum = (0u64, 1u64);
    let mut runs = 0;
    loop {
        runs += 1;
        if runs > MOST_RUNS {
            return Err(SkyError::TooLarge { what: "courses of the draws", limit: MOST_RUNS });
        }
        let yes = happens(&mut branches)?;
        // A course that ended before its last known draws has no more of them.
        branches.path.truncate(branches.next);
        if yes {
            let weight = branches.weight();
            sum = weight
                .and_then(|weight| added(sum, weight))
                .ok_or(SkyError::TooLarge { what: "denominator of the chance", limit: u64::MAX })?;
        }
        if !branches.step() {
            return Ok(Chance { num: sum.0, den: sum.1, runs });
        }
    }
}

fn added(a: (u64, u64), b: (u64, u64)) -> Option<(u64, u64)> {
    let num = a.0.checked_mul(b.1)?.checked_add(b.0.checked_mul(a.1)?)?;
    let den = a.1.checked_mul(b.1)?;
    let common = gcd(num, den);
    Some((num / common, den / common))
}

const fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { 1 } else { a }
}
