//! The shapes of all layouts at once, for searches over every map (`docs/rules/dq9.md`, sections 17 and 17.1).
//!
//! Everything takes ranges, so that threads can share the work in any way; the results do not depend on it.

use core::ops::Range;

use alloc::vec::Vec;

use crate::layout::LayoutCase;
use crate::layout_fast::FastLayout;
use crate::rank::Seed;
use crate::terrain::{Terrain, walk_rows};
use crate::universe::{Layouts, join, number_of, part};

/// What searches ask of a layout's shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Side length.
    pub side: u8,
    /// Open cells.
    pub tiles: u8,
    /// From stairs to stairs, in half steps.
    pub walk: u8,
    /// Chests.
    pub chests: u8,
    /// Chests that cannot be reached: chest 1 in bit 0.
    pub unreachable_chests: u8,
    /// Closed chambers.
    pub chambers: u8,
    /// Cells of the largest of them.
    pub largest_chamber: u8,
    /// Old stairs that look like floor.
    pub ghosts: u8,
    /// The down stairs cannot be reached.
    pub walled_in: bool,
    /// The up stairs were written unchecked.
    pub forced_stairs: bool,
}

impl Shape {
    fn of(case: LayoutCase, v: u16) -> Self {
        let (layout, _) = FastLayout::generate(case, v);
        let terrain = Terrain::of_fast(&layout);
        Self {
            side: layout.side,
            tiles: terrain.tiles as u8,
            walk: walk_rows(&layout.open_rows(), layout.up, layout.down).unwrap_or(u16::MAX) as u8,
            chests: layout.chests.len() as u8,
            unreachable_chests: terrain
                .unreachable_chests
                .iter()
                .fold(0, |bits, chest| bits | 1 << (chest - 1)),
            chambers: terrain.chambers.len() as u8,
            largest_chamber: terrain.chambers.iter().copied().max().unwrap_or(0),
            ghosts: terrain.ghosts.len() as u8,
            walled_in: terrain.walled_in,
            forced_stairs: terrain.forced_stairs,
        }
    }

    /// Its only chests cannot be reached.
    pub const fn is_chestless(&self) -> bool {
        self.chests > 0 && self.unreachable_chests.count_ones() == self.chests as u32
    }
}

/// The shapes of every distinct layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shapes {
    shapes: Vec<Shape>,
}

impl Shapes {
    /// All of them, on this thread (about a second).
    pub fn all() -> Self {
        Self { shapes: Self::part(0..Layouts::COUNT) }
    }

    /// Those with the numbers of a range of 0..[`Layouts::COUNT`]; numbers beyond are left out.
    pub fn part(range: Range<usize>) -> Vec<Shape> {
        part(range, Shape::of)
    }

    /// Puts parts together; `None` if they are not all of 0..[`Layouts::COUNT`] in order.
    pub fn join(parts: impl IntoIterator<Item = Vec<Shape>>) -> Option<Self> {
        Some(Self { shapes: join(parts)? })
    }

    /// The shape of floor `floor` (1..=16) of the maps with this seed.
    #[inline]
    pub fn of(&self, seed: Seed, floor: u8) -> &Shape {
        &self.shapes[number_of(seed, floor)]
    }

    /// Half steps from the entrance to the up stairs of a floor; with `floor` one more than the map has, to the boss.
    pub fn walk_to(&self, seed: Seed, floor: u8) -> u32 {
        (1..floor).map(|above| u32::from(self.of(seed, above).walk)).sum()
    }

    /// Every layout: case, seed + floor, shape.
    pub fn iter(&self) -> impl Iterator<Item = (LayoutCase, u16, &Shape)> {
        let keys = LayoutCase::ALL.into_iter().flat_map(|case| case.values().map(move |v| (case, v)));
        keys.zip(&self.shapes).map(|((case, v), shape)| (case, v, shape))
    }
}
