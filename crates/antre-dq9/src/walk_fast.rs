//! The walking distances of [`crate::terrain::walk`] as waves on bit rows.
//!
//! A step costs 2 or 3 half steps, so the cells at distance d are those that one side step leads to from distance d − 2
//! or a diagonal one from d − 3, without those that were nearer. A wave is sixteen rows wide: a handful of instructions
//! for the whole floor. A test compares it with the queue over every layout.

use antre_core::Cell;

type Rows = [u16; 16];

/// No way on a floor is longer than all its cells walked one after another by diagonal steps.
const FAR: u16 = 3 * 256;

/// Distance in half steps over open cells (column x is bit x); `None` where there is no way.
pub fn walk_rows(open: &Rows, start: Cell, goal: Cell) -> Option<u16> {
    let mut waves = Waves::new(open, start);
    while waves.distance <= FAR {
        if waves.reaches(goal) {
            return Some(waves.distance);
        }
        if !waves.advance() {
            return None;
        }
    }
    None
}

/// The cells at distance 0, 1, 2, … from a start, one wave after the other.
struct Waves<'o> {
    open: &'o Rows,
    /// Open cells that no wave has reached.
    left: Rows,
    /// The waves at this distance, one before, two before.
    recent: [Rows; 3],
    distance: u16,
}

impl<'o> Waves<'o> {
    fn new(open: &'o Rows, start: Cell) -> Self {
        let mut first = [0; 16];
        first[usize::from(start.y & 15)] = 1 << (start.x & 15);
        let mut left = *open;
        for (left, first) in left.iter_mut().zip(first) {
            *left &= !first;
        }
        Self { open, left, recent: [first, [0; 16], [0; 16]], distance: 0 }
    }

    fn reaches(&self, cell: Cell) -> bool {
        self.recent[0][usize::from(cell.y & 15)] >> (cell.x & 15) & 1 != 0
    }

    /// Goes half a step on; `false` once nothing is left to reach.
    fn advance(&mut self) -> bool {
        let [here, before, earlier] = self.recent;
        let (sides, diagonals) = (spread_to_sides(&before), spread_diagonally(&earlier, self.open));
        let mut next = [0; 16];
        for y in 0..16usize {
            next[y] = (sides[y] | diagonals[y]) & self.left[y];
            self.left[y] &= !next[y];
        }
        self.recent = [next, here, before];
        self.distance += 1;
        self.recent.iter().flatten().any(|&row| row != 0)
    }
}

/// Cells beside those of a wave, open or not.
fn spread_to_sides(wave: &Rows) -> Rows {
    let mut spread = [0; 16];
    for y in 0..16usize {
        let above = if y > 0 { wave[y - 1] } else { 0 };
        let below = if y < 15 { wave[y + 1] } else { 0 };
        spread[y] = wave[y] << 1 | wave[y] >> 1 | above | below;
    }
    spread
}

/// Cells diagonal to those of a wave whose two side cells are open.
fn spread_diagonally(wave: &Rows, open: &Rows) -> Rows {
    let mut spread = [0; 16];
    for y in 0..16usize {
        for from in [y.wrapping_sub(1), y + 1] {
            if let (Some(&wave), Some(&beside)) = (wave.get(from), open.get(from)) {
                // The cell straight above or below is open, and so is the one to the side.
                let straight = wave & open[y];
                spread[y] |= (straight << 1 | straight >> 1) & beside;
            }
        }
    }
    spread
}
