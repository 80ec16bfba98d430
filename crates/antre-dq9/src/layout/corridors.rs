//! Steps (d) and (e): corridors across the partition lines, and the border.

use antre_core::{Draw, Why};

use super::Tile;
use super::plan::{Line, Plan};

const EXTEND: Why = Why::new("corridor-extends", "5d");

impl<D: Draw + ?Sized> Plan<'_, D> {
    /// Step (d): up to four corridors across every partition line, between the rooms of its two regions.
    pub(super) fn dig_corridors(&mut self) {
        for Line { vertical, at, before, after } in self.lines.clone() {
            let (one, two) = (self.rooms[before], self.rooms[after]);
            for second in 0..2 {
                for first in 0..2 {
                    // The draw is made even where a doorway is missing.
                    let extend = self.span(0, 7, EXTEND) == 0;
                    let doors = if vertical {
                        (one.east[first], two.west[second])
                    } else {
                        (one.south[first], two.north[second])
                    };
                    let (Some(from), Some(to)) = doors else { continue };
                    if vertical {
                        self.dig_across_column(at, from, to, extend);
                    } else {
                        self.dig_across_row(at, from, to, extend);
                    }
                }
            }
        }
    }

    fn dig_across_column(&mut self, at: i32, from: (i32, i32), to: (i32, i32), extend: bool) {
        for x in from.0 + 1..=at {
            self.set(x, from.1, Tile::Corridor);
        }
        for x in at + 1..to.0 {
            self.set(x, to.1, Tile::Corridor);
        }
        let (low, high) = (from.1.min(to.1), from.1.max(to.1));
        if low < high {
            for y in low..=high {
                self.set(at, y, Tile::Corridor);
            }
        }
        if extend {
            self.extend(at, high, 0, 1);
            self.extend(at, low, 0, -1);
        }
    }

    fn dig_across_row(&mut self, at: i32, from: (i32, i32), to: (i32, i32), extend: bool) {
        for y in from.1 + 1..=at {
            self.set(from.0, y, Tile::Corridor);
        }
        for y in at + 1..to.1 {
            self.set(to.0, y, Tile::Corridor);
        }
        let (low, high) = (from.0.min(to.0), from.0.max(to.0));
        if low < high {
            for x in low..=high {
                self.set(x, at, Tile::Corridor);
            }
        }
        if extend {
            self.extend(high, at, 1, 0);
            self.extend(low, at, -1, 0);
        }
    }

    /// Digs on up to the first open cell; does nothing if there is none.
    fn extend(&mut self, x: i32, y: i32, dx: i32, dy: i32) {
        let inside = |i: i32| (0..16).contains(&(x + dx * i)) && (0..16).contains(&(y + dy * i));
        let Some(open) = (1..16).take_while(|&i| inside(i)).find(|&i| !self.blocked(x + dx * i, y + dy * i))
        else {
            return;
        };
        for i in 1..open {
            self.set(x + dx * i, y + dy * i, Tile::Corridor);
        }
    }

    /// Step (e).
    pub(super) fn close_border(&mut self) {
        let last = self.side - 1;
        for i in 0..self.side {
            for (x, y) in [(i, 0), (i, last), (0, i), (last, i)] {
                self.set(x, y, Tile::Rock);
            }
        }
    }
}
