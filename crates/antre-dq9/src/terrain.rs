//! What players look for in a floor's shape, and how far its stairs are apart (`docs/rules/dq9.md`, section 17).
//!
//! Distances are in half steps: a step to a side is 2, a diagonal one 3.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::Cell;

use crate::layout::{Layout, LayoutCase, Tile};
use crate::layout_fast::FastLayout;
use crate::rank::Seed;
pub use crate::walk_fast::walk_rows;

/// The shape of a floor.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Terrain {
    /// Chests (numbers from 1) that cannot be reached from the up stairs.
    pub unreachable_chests: Vec<u8>,
    /// The down stairs cannot be reached. No layout has it.
    pub walled_in: bool,
    /// Sizes of the closed chambers in cells, in reading order; a chamber of one cell does not show on the game's map.
    pub chambers: Vec<u8>,
    /// Old stairs that look like floor, in reading order.
    pub ghosts: Vec<Cell>,
    /// The up stairs were written after a hundred failed tries, unchecked.
    pub forced_stairs: bool,
    /// Open cells.
    pub tiles: u16,
}

impl Terrain {
    /// The shape of a layout.
    pub fn of(layout: &Layout) -> Self {
        let plain = rows_of(layout, |tile| matches!(tile, Tile::Floor | Tile::Corridor | Tile::Doorway));
        let stairs = rows_of(layout, |tile| matches!(tile, Tile::Up | Tile::Down));
        Self::of_rows(
            &layout.open_rows(),
            &plain,
            &stairs,
            layout.up,
            layout.down,
            &layout.chests,
            layout.forced,
        )
    }

    /// The shape of a layout on bit rows.
    pub fn of_fast(layout: &FastLayout) -> Self {
        let open = layout.open_rows();
        let mut stairs = layout.stairs;
        stairs[usize::from(layout.down.y & 15)] |= 1 << layout.down.x;
        let mut plain = open;
        for chest in layout.chests.iter() {
            plain[usize::from(chest.y & 15)] &= !(1 << chest.x);
            stairs[usize::from(chest.y & 15)] &= !(1 << chest.x);
        }
        for (plain, stairs) in plain.iter_mut().zip(&stairs) {
            *plain &= !stairs;
        }
        Self::of_rows(&open, &plain, &stairs, layout.up, layout.down, &layout.chests, layout.forced)
    }

    /// `plain` are floor, corridors and doorways; `stairs` the real two and the ghosts.
    fn of_rows(
        open: &[u16; 16],
        plain: &[u16; 16],
        stairs: &[u16; 16],
        up: Cell,
        down: Cell,
        chests: &[Cell],
        forced: bool,
    ) -> Self {
        let mut seen = [0u16; 16];
        // The up stairs count even where they stand in rock.
        flood(up, open, &mut seen);
        let reached = |cell: Cell, seen: &[u16; 16]| seen[usize::from(cell.y)] >> cell.x & 1 != 0;
        let hidden = (1..).zip(chests).filter(|(_, chest)| !reached(**chest, &seen));
        let unreachable_chests = hidden.map(|(number, _)| number).collect();
        let walled_in = !reached(down, &seen);
        let ghosts = cells(stairs).filter(|&cell| cell != up && cell != down).collect();
        let mut chambers = Vec::new();
        for cell in cells(plain) {
            if !reached(cell, &seen) {
                chambers.push(flood(cell, plain, &mut seen) as u8);
            }
        }
        let tiles = open.iter().map(|row| row.count_ones() as u16).sum();
        Self { unreachable_chests, walled_in, chambers, ghosts, forced_stairs: forced, tiles }
    }
}

/// The open cells that cannot be reached from the up stairs, in reading order: closed chambers, and chests with them.
pub fn unreached(layout: &Layout) -> Vec<Cell> {
    let open = layout.open_rows();
    let mut seen = [0u16; 16];
    flood(layout.up, &open, &mut seen);
    cells(&core::array::from_fn(|y| open[y] & !seen[y])).collect()
}

/// Whether every open cell can be reached from the up stairs: such a layout has neither closed chambers nor unreachable
/// chests.
pub fn is_whole(open: &[u16; 16], up: Cell) -> bool {
    let mut seen = [0u16; 16];
    flood(up, open, &mut seen);
    open.iter().zip(seen).all(|(open, seen)| open & !seen == 0)
}

/// The two floors on which forced stairs really trap the player, beside a chest: seed 5BC3 floor 4 and 5BC4 floor 3.
/// (single source) The other floors with forced stairs do not; no test of their shape tells them apart.
pub const fn traps_player(seed: Seed, floor: u8) -> bool {
    matches!((seed.get(), floor), (0x5BC3, 4) | (0x5BC4, 3))
}

/// The only values of seed + floor (on floors 1 to 4) whose layouts have forced stairs.
pub const FORCED: [u16; 2] = [0x5BC7, 0x6E32];

/// Whether a layout has forced stairs, without making it.
pub const fn is_forced(case: LayoutCase, v: u16) -> bool {
    matches!(case, LayoutCase::One | LayoutCase::Three | LayoutCase::Four)
        && (v == FORCED[0] || v == FORCED[1])
}

/// The cells of rows in reading order.
fn cells(rows: &[u16; 16]) -> impl Iterator<Item = Cell> {
    (0..16)
        .zip(rows)
        .flat_map(|(y, &row)| (0..16).filter(move |x| row >> x & 1 != 0).map(move |x| Cell::new(x, y)))
}

fn rows_of(layout: &Layout, wanted: impl Fn(Tile) -> bool) -> [u16; 16] {
    let mut rows = [0u16; 16];
    for (bits, tiles) in rows.iter_mut().zip(&layout.tiles) {
        for (x, &tile) in tiles.iter().enumerate() {
            *bits |= u16::from(wanted(tile)) << x;
        }
    }
    rows
}

/// Floods the four neighbours over `open` from a cell (which counts even if it is not open), adds what it reaches to
/// `seen`, never crosses what is there already, and says how many cells it added.
fn flood(start: Cell, open: &[u16; 16], seen: &mut [u16; 16]) -> u32 {
    let before: u32 = seen.iter().map(|row| row.count_ones()).sum();
    let old = *seen;
    let mut reached = [0u16; 16];
    reached[usize::from(start.y & 15)] = 1 << (start.x & 15);
    loop {
        let last = reached;
        for y in 0..16 {
            let above = if y > 0 { reached[y - 1] } else { 0 };
            let below = if y < 15 { reached[y + 1] } else { 0 };
            let free = open[y] & !old[y];
            let mut row = reached[y] | (above | below) & free;
            // Sideways until the row is full.
            loop {
                let wider = row | (row << 1 | row >> 1) & free;
                if wider == row {
                    break;
                }
                row = wider;
            }
            reached[y] = row;
        }
        if reached == last {
            break;
        }
    }
    for (seen, reached) in seen.iter_mut().zip(reached) {
        *seen |= reached;
    }
    seen.iter().map(|row| row.count_ones()).sum::<u32>() - before
}

/// Walking distance over open cells in half steps: eight neighbours, a diagonal needs both side cells open, chests may
/// be walked through. `None` where there is no way.
///
/// [`walk_rows`] finds the same on bit rows.
pub fn walk(layout: &Layout, start: Cell, goal: Cell) -> Option<u16> {
    let open = layout.open_rows();
    let is_open =
        |x: i32, y: i32| (0..16).contains(&x) && (0..16).contains(&y) && open[y as usize] >> x & 1 != 0;
    let mut best = [[u16::MAX; 16]; 16];
    let at = |cell: Cell| (usize::from(cell.y & 15), usize::from(cell.x & 15));
    best[at(start).0][at(start).1] = 0;
    // Costs are 2 and 3: four queues, one per cost modulo 4, are a priority queue.
    let mut queues: [VecDeque<Cell>; 4] = Default::default();
    queues[0].push_back(start);
    let mut cost = 0u16;
    while queues.iter().any(|queue| !queue.is_empty()) {
        while let Some(cell) = queues[usize::from(cost % 4)].pop_front() {
            if best[at(cell).0][at(cell).1] != cost {
                continue;
            }
            if cell == goal {
                return Some(cost);
            }
            let (x, y) = (i32::from(cell.x), i32::from(cell.y));
            for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
                let diagonal = dx != 0 && dy != 0;
                if (dx, dy) == (0, 0)
                    || !is_open(x + dx, y + dy)
                    || diagonal && !(is_open(x + dx, y) && is_open(x, y + dy))
                {
                    continue;
                }
                let next = Cell::new((x + dx) as u8, (y + dy) as u8);
                let reached = cost + if diagonal { 3 } else { 2 };
                if reached < best[at(next).0][at(next).1] {
                    best[at(next).0][at(next).1] = reached;
                    queues[usize::from(reached % 4)].push_back(next);
                }
            }
        }
        cost += 1;
    }
    None
}

/// From stairs to stairs; on the last floor the way to the boss. No layout lacks a way.
pub fn stairs_walk(layout: &Layout) -> u16 {
    walk(layout, layout.up, layout.down).unwrap_or(u16::MAX)
}

/// Walking distance of a map: the sum over its floors, the boss floor not counted (section 17.1).
pub fn map_walk(seed: Seed, floors: u8) -> u32 {
    (1..=floors).map(|floor| u32::from(stairs_walk(&Layout::of(seed, floor)))).sum()
}
