//! From observations to the seed: what remains after each clue, and what to look at next.

use std::collections::BTreeMap;

use serde::Serialize;

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
