//! The same loop without its empty ticks (section 4.3).

use super::{Queue, Roll, Turn, scanning_methods};
use crate::Rules;

/// Jumps to the next tick at which somebody is ready.
#[derive(Debug, Clone)]
pub struct SkipQueue {
    roll: Roll,
}

impl SkipQueue {
    /// Everybody alive, at energy 0, tick 0.
    pub fn new(speeds: &[i64], rules: &Rules) -> Self {
        Self::with_energies(speeds, &[], rules)
    }

    /// Everybody alive at tick 0 with the given energies; missing ones are 0.
    pub fn with_energies(speeds: &[i64], energies: &[i64], rules: &Rules) -> Self {
        Self { roll: Roll::new(speeds, energies, rules) }
    }
}

impl Queue for SkipQueue {
    fn next(&mut self) -> Option<Turn> {
        self.roll.living().next()?;
        let Roll { rules, .. } = self.roll;
        let soonest =
            self.roll.living().filter_map(|i| rules.need(self.roll.energy[i], self.roll.speed[i])).min();
        let left = rules.last_tick - self.roll.tick;
        match soonest {
            Some(ticks) if ticks <= left => self.roll.advance(ticks),
            // Nobody is ever ready before the clock stops. Without a limit there is nothing to wait for.
            _ if rules.last_tick < i64::MAX => {
                self.roll.advance(left);
                return None;
            }
            _ => return None,
        }
        self.roll.ready()
    }

    scanning_methods!();
}
