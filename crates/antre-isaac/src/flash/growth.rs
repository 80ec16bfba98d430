//! Growing the rooms, and the boss at the last dead end (sections 3.2 to 3.4).

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use super::{START, Target};
use crate::cells::{Cells, column, row};
use crate::draws::Dice;
use crate::edition::{Edge, FlashSetup};
use crate::floor::{DEAD_ENDS, grown_cell};

const UNUSED: Why = Why::new("isaac-unused", "3.3");
const RIGHT: Why = Why::new("isaac-grow-right", "3.3");
const LEFT: Why = Why::new("isaac-grow-left", "3.3");
const DOWN: Why = Why::new("isaac-grow-down", "3.3");
const UP: Why = Why::new("isaac-grow-up", "3.3");

/// Passes of the growth loop, in halves: a pass with fewer than two new rooms counts half.
const PASSES: u32 = 600;

/// Rooms while they grow.
#[derive(Debug, Clone)]
pub(crate) struct Growth {
    pub(crate) filled: Cells,
    /// Rooms beyond the start.
    pub(crate) count: u32,
    pub(crate) ends: Vec<u8>,
    pub(crate) distances: [u16; 100],
    next: Vec<u8>,
    spawned: u32,
    limit: Target,
    edge: Edge,
}

impl Growth {
    pub(crate) fn grow<D: Draw>(setup: &FlashSetup, target: Target, dice: &mut Dice<D>) -> Self {
        let mut growth = Self {
            filled: Cells::default(),
            count: 0,
            ends: Vec::new(),
            distances: [0; 100],
            next: Vec::new(),
            spawned: 0,
            limit: target.growth_limit(setup.xl),
            edge: setup.edge,
        };
        growth.step(i32::from(START), i32::from(START), dice);
        dice.below(4, UNUSED);
        dice.made(grown_cell(START));
        let mut passes = 0;
        while passes < PASSES {
            let current = core::mem::take(&mut growth.next);
            if growth.limit.0 > 1500 {
                growth.step(i32::from(START), i32::from(START), dice);
            }
            // The Flash player walks a list from its end.
            for &cell in current.iter().rev() {
                growth.branch(i32::from(cell), dice);
            }
            if growth.next.len() < 2 {
                passes += 1;
            } else {
                passes += 2;
            }
        }
        dice.made(DEAD_ENDS);
        growth
    }

    /// The four coins of a cell: each is drawn before the border is looked at.
    fn branch<D: Draw>(&mut self, cell: i32, dice: &mut Dice<D>) {
        self.spawned = 0;
        if dice.coin(RIGHT) && column(cell) < 9 {
            self.step(cell + 1, cell, dice);
        }
        if dice.coin(LEFT) && column(cell) > 1 {
            self.step(cell - 1, cell, dice);
        }
        if dice.coin(DOWN) && cell < 70 {
            self.step(cell + 10, cell, dice);
        }
        if dice.coin(UP) && cell > 10 {
            self.step(cell - 10, cell, dice);
        }
        if self.spawned == 0 && cell != i32::from(START) {
            self.ends.push(cell as u8);
        }
    }

    fn step<D: Draw>(&mut self, cell: i32, from: i32, dice: &mut Dice<D>) {
        if cell == i32::from(START) {
            // Also when it is there already, and it never counts.
            self.filled.insert(cell);
            self.next.push(START);
            self.spawned += 1;
            return;
        }
        if self.edge == Edge::Swf8 && !(1..=6).contains(&row(cell)) {
            return;
        }
        if !self.filled.contains(cell) && self.filled.neighbours(cell) < 2 && self.limit.above(self.count) {
            dice.made(grown_cell(cell as u8));
            self.filled.insert(cell);
            self.next.push(cell as u8);
            self.spawned += 1;
            self.count += 1;
            self.distances[cell as usize] = self.distances[from as usize] + 1;
        }
    }
}

/// The boss at the last dead end. Where two floors are joined it moves one cell on, if there is one with a single
/// neighbour, and the dead end becomes the first boss room; else the boss is 34, which no attempt is accepted with.
pub(crate) fn place_boss(xl: bool, filled: Cells, ends: &mut Vec<u8>) -> (Option<u8>, Option<u8>) {
    let boss = ends.pop();
    if !xl {
        return (boss, None);
    }
    let Some(boss) = boss else { return (Some(34), None) };
    let here = i32::from(boss);
    let mut candidate = None;
    // The last that holds wins; the test for the cell below never succeeds in the game.
    for (there, inside) in
        [(here + 1, column(here) < 9), (here - 1, column(here) > 1), (here - 10, here > 10)]
    {
        if inside && filled.neighbours(there) == 1 {
            candidate = Some(there as u8);
        }
    }
    match candidate {
        Some(cell) => (Some(cell), Some(boss)),
        None => (Some(34), None),
    }
}
