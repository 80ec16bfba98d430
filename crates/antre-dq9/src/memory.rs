//! The 11,344 bytes of a floor, and who finds no place in them (`docs/rules/dq9.md`, section 8).

use alloc::vec::Vec;

use antre_core::Cell;

use crate::edition::Edition;
use crate::layout::Layout;
use crate::rank::Environment;
use crate::tables::{MONSTER_TABLES, MonsterTable};

/// Bytes of the whole area.
pub const AREA: u32 = 11_344;
/// Bytes that are taken on every floor.
pub const FIXED: u32 = 4_896;
/// Bytes that cells and passages may take together before passages are cut.
pub const CAP: u32 = 4_128;
/// Bytes of one monster's record.
pub const RECORD: u32 = 20;

/// What a floor's cells take, before any monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Memory {
    /// Walkable cells (W); chests count even inside rock.
    pub cells: u16,
    /// Pairs of walkable cells that touch by a side (X).
    pub touching: u16,
    /// Passages kept (E): all of them, or as many as the area holds.
    pub passages: u16,
    /// Walkable cells left without any passage (Z): no monster appears there or walks in.
    pub isolated: u16,
}

impl Memory {
    /// Counts a layout, cell by cell, as the game does.
    pub fn count(layout: &Layout) -> Self {
        let open = |x: usize, y: usize| !layout.tiles[y][x].is_blocked();
        let side = usize::from(layout.side);
        let mut cells = 0;
        let mut links = Vec::new();
        for y in 0..side {
            for x in 0..side {
                if !open(x, y) {
                    continue;
                }
                cells += 1;
                if x > 0 && open(x - 1, y) {
                    links.push([(x, y), (x - 1, y)]);
                }
                if y > 0 && open(x, y - 1) {
                    links.push([(x, y), (x, y - 1)]);
                }
            }
        }
        let touching = links.len() as u16;
        let passages = passages(cells, touching);
        let mut linked = [[false; 16]; 16];
        for (x, y) in links.into_iter().take(passages.into()).flatten() {
            linked[y][x] = true;
        }
        let linked = linked.iter().flatten().filter(|&&cell| cell).count() as u16;
        Self { cells, touching, passages, isolated: cells - linked }
    }

    /// The walkable cells that are left without any passage, in reading order ("Flag0" cells, section 17).
    pub fn isolated_cells(layout: &Layout) -> Vec<Cell> {
        let open = layout.open_rows();
        let linked = linked(&open, Self::count_rows(&open).passages);
        let side = layout.side;
        let cells = (0..side).flat_map(|y| (0..side).map(move |x| Cell::new(x, y)));
        cells
            .filter(|cell| {
                let (row, bit) = (usize::from(cell.y), 1u16 << cell.x);
                open[row] & bit != 0 && linked[row] & bit == 0
            })
            .collect()
    }

    /// Counts rows of open cells (column x is bit x) with population counts.
    pub fn count_rows(open: &[u16; 16]) -> Self {
        let (mut cells, mut touching) = (0, 0);
        let mut above = 0;
        for &row in open {
            cells += row.count_ones() as u16;
            touching += ((row & row << 1).count_ones() + (row & above).count_ones()) as u16;
            above = row;
        }
        let passages = passages(cells, touching);
        let isolated = if passages < touching { isolated(open, passages) } else { alone(open) };
        Self { cells, touching, passages, isolated }
    }

    /// Cells that are met, row by row, after the last passage was given away; 0 if none was cut.
    ///
    /// Other tools take this count for [`Memory::isolated`] (their *Flag0*, *D*). It leaves out cells met earlier that lose
    /// all their passages to later cells: on one floor of all maps (rank DD, seed 22428, floor 16) that makes 10 of 11.
    pub fn met_after_the_cut(open: &[u16; 16]) -> u16 {
        let memory = Self::count_rows(open);
        let mut left = u32::from(memory.passages);
        let (mut met, mut above) = (0, 0);
        for &row in open {
            for x in (0..16).filter(|x| memory.is_cut() && row >> x & 1 != 0) {
                met += u16::from(left == 0);
                let links = ((row << 1) >> x & 1) + (above >> x & 1);
                left = left.saturating_sub(links.into());
            }
            above = row;
        }
        met
    }

    /// Whether passages were cut.
    pub const fn is_cut(self) -> bool {
        self.passages < self.touching
    }

    /// Bytes taken before the monsters' records, the table's included.
    pub const fn bytes(self, table: &MonsterTable, edition: &Edition) -> u32 {
        FIXED
            + 16 * self.cells as u32
            + 16 * self.passages as u32
            + 4 * self.isolated as u32
            + 4
            + table_bytes(table, edition)
    }

    /// How many entries of the table have a record: the first ones; the others never appear.
    pub const fn fit(self, table: &MonsterTable, edition: &Edition) -> u8 {
        let free = AREA.saturating_sub(self.bytes(table, edition)) / RECORD;
        let entries = table.entries.len() as u32;
        if free < entries { free as u8 } else { entries as u8 }
    }
}

/// Bytes that a monster table takes (T).
pub const fn table_bytes(table: &MonsterTable, edition: &Edition) -> u32 {
    edition.region.table_bytes() + 28 * table.entries.len() as u32 + table.memory as u32
}

/// The monster table of an environment and a monster rank 1..=12; ranks beyond count as 12.
pub fn monster_table(environment: Environment, monster_rank: u8) -> &'static MonsterTable {
    &MONSTER_TABLES[usize::from(environment.number()) - 1][usize::from(monster_rank.clamp(1, 12)) - 1]
}

/// Passages kept (E).
const fn passages(cells: u16, touching: u16) -> u16 {
    if 16 * cells as u32 + 8 * touching as u32 <= CAP { touching } else { 515u16.saturating_sub(2 * cells) }
}

/// Walkable cells without a passage.
fn isolated(open: &[u16; 16], passages: u16) -> u16 {
    let linked = linked(open, passages);
    open.iter().zip(linked).map(|(row, linked)| (row & !linked).count_ones() as u16).sum()
}

/// Walkable cells that touch no other: those without a passage where all are kept.
fn alone(open: &[u16; 16]) -> u16 {
    let mut alone = 0;
    for (y, &row) in open.iter().enumerate() {
        let (above, below) = (if y > 0 { open[y - 1] } else { 0 }, if y < 15 { open[y + 1] } else { 0 });
        alone += (row & !(row << 1 | row >> 1 | above | below)).count_ones() as u16;
    }
    alone
}

/// Walkable cells with a passage, where the first `passages` are kept: row by row, for each cell first the one to its
/// left, then the one to the cell above.
fn linked(open: &[u16; 16], passages: u16) -> [u16; 16] {
    let mut linked = [0u16; 16];
    let mut left = u32::from(passages);
    let mut above = 0;
    for (y, &row) in open.iter().enumerate() {
        let (west, north) = (row & row << 1, row & above);
        let links = west.count_ones() + north.count_ones();
        let (mut west_kept, mut north_kept) = (west, north);
        if links > left {
            (west_kept, north_kept) = first_links(west, north, left);
        }
        left -= links.min(left);
        linked[y] |= west_kept | west_kept >> 1 | north_kept;
        if y > 0 {
            linked[y - 1] |= north_kept;
        }
        above = row;
    }
    linked
}

/// The first `count` links of a row.
fn first_links(west: u16, north: u16, mut count: u32) -> (u16, u16) {
    let (mut west_kept, mut north_kept) = (0, 0);
    for x in 0..16 {
        let bit = 1u16 << x;
        for (links, kept) in [(west, &mut west_kept), (north, &mut north_kept)] {
            if links & bit != 0 && count > 0 {
                *kept |= bit;
                count -= 1;
            }
        }
    }
    (west_kept, north_kept)
}
