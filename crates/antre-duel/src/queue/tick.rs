//! The text's own loop: look, else wait one tick (section 4.1).

use super::{Queue, Roll, Turn, scanning_methods};
use crate::Rules;

/// Ticks one by one. The obvious version that the others are measured against.
#[derive(Debug, Clone)]
pub struct TickQueue {
    roll: Roll,
}

impl TickQueue {
    /// Everybody alive, at energy 0, tick 0.
    pub fn new(speeds: &[i64], rules: &Rules) -> Self {
        Self::with_energies(speeds, &[], rules)
    }

    /// Everybody alive at tick 0 with the given energies; missing ones are 0.
    pub fn with_energies(speeds: &[i64], energies: &[i64], rules: &Rules) -> Self {
        Self { roll: Roll::new(speeds, energies, rules) }
    }
}

impl Queue for TickQueue {
    fn next(&mut self) -> Option<Turn> {
        self.roll.living().next()?;
        loop {
            if let Some(turn) = self.roll.ready() {
                return Some(turn);
            }
            if self.roll.tick >= self.roll.rules.last_tick {
                return None;
            }
            self.roll.advance(1);
        }
    }

    scanning_methods!();
}
