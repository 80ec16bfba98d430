//! The queue in O(log n): a heap of ready times (section 4.4).
//!
//! Each combatant has the key (tick at which it is ready, −energy at that tick, place in the list); the smallest acts.
//! The heap is a tournament: combatants are leaves that never move, every inner node holds the smaller of its two
//! children. Re-keying walks one path to the root, whose siblings are all known beforehand, so a turn costs log₂ n
//! independent loads and comparisons, and nothing is ever allocated, deleted lazily or searched for.

use alloc::vec;
use alloc::vec::Vec;

use super::{Queue, QueueRules, Turn};
use crate::Rules;

/// (ready tick, −energy then, index) packed so that one comparison of integers compares all three.
type Key = u128;

/// The key of whoever never acts.
const NEVER: Key = Key::MAX;

/// Largest energy that a key can hold.
const ENERGY_LIMIT: i64 = u32::MAX as i64;

/// The heap form.
#[derive(Debug, Clone)]
pub struct HeapQueue {
    /// `tree[leaves + i]` is combatant i's key; `tree[1]` is the smallest of all.
    tree: Vec<Key>,
    leaves: usize,
    members: Vec<Member>,
    tick: i64,
    rules: QueueRules,
}

#[derive(Debug, Clone, Copy)]
struct Member {
    /// What it gains per tick.
    gain: i64,
    /// ⌈2⁶⁴ / gain⌉ where gains are short: a quotient then costs one multiplication. 0 where it has to be divided.
    reciprocal: u64,
    /// Energy at tick `at`.
    energy: i64,
    at: i64,
    alive: bool,
}

impl Member {
    fn new(gain: i64, energy: i64) -> Self {
        let mut member = Self { gain, reciprocal: 0, energy, at: 0, alive: true };
        member.set_gain(gain);
        member
    }

    fn set_gain(&mut self, gain: i64) {
        self.gain = gain;
        // Exact for every numerator below 2³² (Lemire, Kaser, Kurz 2019); a gain of 1 would need a 65th bit.
        self.reciprocal = match u32::try_from(gain) {
            Ok(short) if short > 1 => u64::MAX / u64::from(short) + 1,
            _ => 0,
        };
    }

    /// Ticks until it is ready, `None` if never (section 4.3).
    #[inline]
    fn need(&self, threshold: i64) -> Option<i64> {
        if self.energy >= threshold {
            return Some(0);
        }
        if self.gain <= 0 {
            return None;
        }
        // Both operands are positive, so this is the ceiling of the quotient.
        let numerator = threshold - self.energy + self.gain - 1;
        Some(match u32::try_from(numerator) {
            Ok(short) if self.reciprocal != 0 => {
                ((u128::from(short) * u128::from(self.reciprocal)) >> 64) as i64
            }
            _ => numerator / self.gain,
        })
    }
}

impl HeapQueue {
    /// Everybody alive, at energy 0, tick 0.
    pub fn new(speeds: &[i64], rules: &Rules) -> Self {
        Self::with_energies(speeds, &[], rules)
    }

    /// Everybody alive at tick 0 with the given energies; missing ones are 0.
    pub fn with_energies(speeds: &[i64], energies: &[i64], rules: &Rules) -> Self {
        let members: Vec<Member> = speeds
            .iter()
            .enumerate()
            .map(|(i, &speed)| Member::new(rules.gain(speed), energies.get(i).copied().unwrap_or(0)))
            .collect();
        let leaves = members.len().next_power_of_two();
        let mut queue =
            Self { tree: vec![NEVER; 2 * leaves], leaves, members, tick: 0, rules: QueueRules::new(rules) };
        for index in 0..queue.members.len() {
            queue.tree[leaves + index] = queue.key(index);
        }
        for node in (1..leaves).rev() {
            queue.tree[node] = queue.tree[2 * node].min(queue.tree[2 * node + 1]);
        }
        queue
    }

    /// When this member is ready, and with how much.
    #[inline]
    fn key(&self, index: usize) -> Key {
        let member = &self.members[index];
        if !member.alive {
            return NEVER;
        }
        let Some(ticks) = member.need(self.rules.threshold) else { return NEVER };
        let energy = member.energy + ticks * member.gain;
        // Ready means at or above the threshold, so the energy is positive; more than 2³² − 1 is out of any legal range.
        let rank = (ENERGY_LIMIT - energy.clamp(0, ENERGY_LIMIT)) as u32;
        (((member.at + ticks) as u128) << 64) | (u128::from(rank) << 32) | index as u128
    }

    /// Replays the matches between a leaf and the root.
    #[inline]
    fn rekey(&mut self, index: usize) {
        let mut node = self.leaves + index;
        let mut winner = self.key(index);
        self.tree[node] = winner;
        while node > 1 {
            winner = winner.min(self.tree[node ^ 1]);
            node >>= 1;
            self.tree[node] = winner;
        }
    }

    /// Brings a member's energy up to this tick.
    #[inline]
    fn settle(&mut self, index: usize) {
        let energy = self.energy(index);
        let member = &mut self.members[index];
        member.energy = energy;
        member.at = self.tick;
    }
}

impl Queue for HeapQueue {
    #[inline]
    fn next(&mut self) -> Option<Turn> {
        let key = self.tree[1];
        let ready = (key >> 64) as i64;
        // [`NEVER`], told by its upper half: the whole key was just written in halves, and reading it at once would wait.
        if ready < 0 {
            // With a limit, idlers wait until it: the clock goes there. Without anybody alive it stays.
            if self.rules.last_tick < i64::MAX && self.members.iter().any(|member| member.alive) {
                self.tick = self.tick.max(self.rules.last_tick);
            }
            return None;
        }
        if ready > self.rules.last_tick {
            self.tick = self.tick.max(self.rules.last_tick);
            return None;
        }
        self.tick = self.tick.max(ready);
        let index = key as u32 as usize;
        Some(Turn { tick: self.tick, index, energy: self.energy(index) })
    }

    #[inline]
    fn pay(&mut self, index: usize, cost: i64) {
        if index < self.members.len() {
            self.settle(index);
            let member = &mut self.members[index];
            member.energy = self.rules.after_paying(member.energy, cost);
            self.rekey(index);
        }
    }

    fn kill(&mut self, index: usize) {
        if index < self.members.len() {
            self.settle(index);
            self.members[index].alive = false;
            self.rekey(index);
        }
    }

    fn revive(&mut self, index: usize) {
        if self.members.get(index).is_some_and(|member| !member.alive) {
            self.members[index].alive = true;
            self.members[index].at = self.tick;
            self.rekey(index);
        }
    }

    fn set_speed(&mut self, index: usize, speed: i64) {
        if index < self.members.len() {
            self.settle(index);
            self.members[index].set_gain(self.rules.gain(speed));
            self.rekey(index);
        }
    }

    #[inline]
    fn energy(&self, index: usize) -> i64 {
        match self.members.get(index) {
            None => 0,
            Some(member) if !member.alive => member.energy,
            Some(member) => member.energy + (self.tick - member.at) * member.gain,
        }
    }

    fn tick(&self) -> i64 {
        self.tick
    }
}
