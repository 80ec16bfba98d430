//! Sets of numbered cells in the grids of the demo and of the Flash game: cell = 10·row + column (section 3.1).

/// A set of the cells 0..=99.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Cells(pub(crate) u128);

impl Cells {
    pub(crate) const fn contains(self, cell: i32) -> bool {
        cell >= 0 && cell < 128 && self.0 >> cell & 1 == 1
    }

    pub(crate) const fn with(mut self, cell: i32) -> Self {
        self.insert(cell);
        self
    }

    pub(crate) const fn insert(&mut self, cell: i32) {
        self.0 |= 1 << cell;
    }

    /// How many of the four neighbours are in the set; those outside the array count as absent.
    pub(crate) const fn neighbours(self, cell: i32) -> u32 {
        self.contains(cell - 1) as u32
            + self.contains(cell + 1) as u32
            + self.contains(cell - 10) as u32
            + self.contains(cell + 10) as u32
    }

    /// From the lowest number to the highest.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (0..100).filter(move |cell| self.contains(i32::from(*cell)))
    }
}

/// Column of a cell.
pub(crate) const fn column(cell: i32) -> i32 {
    cell % 10
}

/// Row of a cell.
pub(crate) const fn row(cell: i32) -> i32 {
    cell / 10
}
