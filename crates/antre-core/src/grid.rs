//! Cells and rectangles of cells.

use alloc::vec;
use alloc::vec::Vec;

/// A place on a floor: column `x` to the right, row `y` down, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// Column, from the left.
    pub x: u8,
    /// Row, from the top.
    pub y: u8,
}

impl Cell {
    /// The cell in column `x` and row `y`.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { x, y }
    }

    /// Steps between two cells when diagonal steps count as one.
    pub const fn chebyshev(self, other: Self) -> u8 {
        let (dx, dy) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        if dx > dy { dx } else { dy }
    }

    /// Steps between two cells when only the four sides count.
    pub const fn manhattan(self, other: Self) -> u16 {
        self.x.abs_diff(other.x) as u16 + self.y.abs_diff(other.y) as u16
    }
}

/// A rectangle of values, stored row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Grid<T> {
    width: u8,
    cells: Vec<T>,
}

impl<T: Clone> Grid<T> {
    /// `width` × `height` cells that all hold `value`.
    pub fn filled(width: u8, height: u8, value: T) -> Self {
        Self { width, cells: vec![value; usize::from(width) * usize::from(height)] }
    }
}

impl<T> Grid<T> {
    /// Number of columns.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Number of rows.
    pub fn height(&self) -> u8 {
        if self.width == 0 { 0 } else { (self.cells.len() / usize::from(self.width)) as u8 }
    }

    /// The value of a cell, or `None` outside the grid.
    pub fn get(&self, cell: Cell) -> Option<&T> {
        if cell.x >= self.width { None } else { self.cells.get(self.index(cell)) }
    }

    /// The value of a cell, to be changed, or `None` outside the grid.
    pub fn get_mut(&mut self, cell: Cell) -> Option<&mut T> {
        if cell.x >= self.width {
            return None;
        }
        let index = self.index(cell);
        self.cells.get_mut(index)
    }

    /// The rows from the top.
    pub fn rows(&self) -> impl Iterator<Item = &[T]> {
        self.cells.chunks(usize::from(self.width).max(1))
    }

    /// Every cell with its value, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, &T)> {
        let width = usize::from(self.width).max(1);
        self.cells
            .iter()
            .enumerate()
            .map(move |(i, value)| (Cell::new((i % width) as u8, (i / width) as u8), value))
    }

    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.y) * usize::from(self.width) + usize::from(cell.x)
    }
}
