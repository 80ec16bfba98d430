//! Step (a): regions and the lines between them.

use antre_core::{Draw, Why};

use super::Tile;
use super::plan::{Bounds, Line, Plan, Region};

const CUT_WAY: Why = Why::new("cut-way", "5a");
const CUT_PLACE: Why = Why::new("cut-place", "5a");
const CUT_ORDER: Why = Why::new("cut-order", "5a");

impl<D: Draw + ?Sized> Plan<'_, D> {
    /// Step (a): cuts a region in two and goes on with both halves.
    pub(super) fn cut(&mut self, index: usize) {
        if self.regions.len() >= 15 {
            return;
        }
        let region = self.regions[index];
        let bounds = region.bounds;
        let vertical = if region.cut_vertically {
            false
        } else if region.cut_horizontally {
            true
        } else {
            self.odd(CUT_WAY, "vertical", "horizontal")
        };
        let fresh = |bounds| Region { bounds, cut_vertically: false, cut_horizontally: false };
        let at;
        if vertical {
            if bounds.width() < 7 || region.cut_vertically {
                return;
            }
            at = bounds.left + 3 + self.span(0, bounds.width() - 7, CUT_PLACE);
            for y in bounds.top..=bounds.bottom {
                self.set(at, y, Tile::Line);
            }
            self.regions.push(fresh(Bounds { left: at + 1, ..bounds }));
            self.regions[index].bounds.right = at - 1;
            self.regions[index].cut_vertically = true;
        } else {
            if bounds.height() < 7 || region.cut_horizontally {
                return;
            }
            at = bounds.top + 3 + self.span(0, bounds.height() - 7, CUT_PLACE);
            for x in bounds.left..=bounds.right {
                self.set(x, at, Tile::Line);
            }
            self.regions.push(fresh(Bounds { top: at + 1, ..bounds }));
            self.regions[index].bounds.bottom = at - 1;
            self.regions[index].cut_horizontally = true;
        }
        let after = self.regions.len() - 1;
        self.lines.push(Line { vertical, at, before: index, after });
        if self.odd(CUT_ORDER, "old-first", "new-first") {
            self.cut(index);
            self.cut(after);
        } else {
            self.cut(after);
            self.cut(index);
        }
    }
}
