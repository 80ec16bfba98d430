//! Steps (b) and (c): rooms with their doorways, and their new shapes.

use antre_core::{Draw, Why};

use super::Tile;
use super::plan::{Bounds, Plan, Room};

const ROOM_INSET: Why = Why::new("room-inset", "5b");
const ROOM_EDGE: Why = Why::new("room-edge", "5b");
const DOORWAY: Why = Why::new("doorway", "5b");
const MAIN_ROOM: Why = Why::new("main-room", "5c");
const EDGE_WAY: Why = Why::new("edge-way", "5c");
const EDGE_DEPTH: Why = Why::new("edge-depth", "5c");

/// One side of a room while it is reshaped.
#[derive(Clone, Copy)]
struct Edge {
    /// First cell of the edge, and the step from cell to cell.
    start: (i32, i32),
    along: (i32, i32),
    cells: i32,
    /// Step into the room.
    inward: (i32, i32),
    /// How far the edge may move outward and inward.
    margin: i32,
    half: i32,
}

impl<D: Draw + ?Sized> Plan<'_, D> {
    /// Step (b): one room with its doorways in every region.
    pub(super) fn place_rooms(&mut self) {
        for index in 0..self.regions.len() {
            let region = self.regions[index].bounds;
            let (third_x, third_y) = (region.width() / 3, region.height() / 3);
            let inset = i32::from(self.span(0, 1, ROOM_INSET) == 0);
            let left = self.span(region.left + inset, region.left + third_x, ROOM_EDGE);
            let top = self.span(region.top + inset, region.top + third_y, ROOM_EDGE);
            let inset = i32::from(self.span(0, 1, ROOM_INSET) == 0);
            let right = self.span(region.left + third_x * 2, region.right - inset, ROOM_EDGE);
            let bottom = self.span(region.top + third_y * 2, region.bottom - inset, ROOM_EDGE);
            let bounds = Bounds { left, top, right, bottom };
            for y in top..=bottom {
                for x in left..=right {
                    self.set(x, y, Tile::Floor);
                }
            }
            let room = self.doorways(bounds);
            for (x, y) in [room.north, room.south, room.west, room.east].into_iter().flatten().flatten() {
                self.set(x, y, Tile::Doorway);
            }
            self.rooms.push(room);
        }
    }

    /// Doorways of a room: one a side where the side is shorter than five cells, else one in each half.
    fn doorways(&mut self, bounds: Bounds) -> Room {
        let Bounds { left, top, right, bottom } = bounds;
        let (mut north, mut south, mut west, mut east) = ([None; 2], [None; 2], [None; 2], [None; 2]);
        if bounds.width() < 5 {
            north[0] = Some((self.span(left, right, DOORWAY), top));
            south[0] = Some((self.span(left, right, DOORWAY), bottom));
        } else {
            let middle = left + bounds.width() / 2 - 1;
            for (side, y) in [(&mut north, top), (&mut south, bottom)] {
                side[0] = Some((self.span(left, middle, DOORWAY), y));
                side[1] = Some((self.span(middle + 1, right, DOORWAY), y));
            }
        }
        if bounds.height() < 5 {
            west[0] = Some((left, self.span(top, bottom, DOORWAY)));
            east[0] = Some((right, self.span(top, bottom, DOORWAY)));
        } else {
            let middle = top + bounds.height() / 2 - 1;
            for (side, x) in [(&mut west, left), (&mut east, right)] {
                side[0] = Some((x, self.span(top, middle, DOORWAY)));
                side[1] = Some((x, self.span(middle + 1, bottom, DOORWAY)));
            }
        }
        Room { bounds, north, south, west, east }
    }

    /// Step (c): every cell of every edge grows outward or shrinks inward.
    pub(super) fn reshape_rooms(&mut self) {
        let mut main_chosen = false;
        for index in 0..self.rooms.len() {
            let (room, region) = (self.rooms[index].bounds, self.regions[index].bounds);
            let main = !main_chosen && self.span(0, 15, MAIN_ROOM) == 0;
            main_chosen |= main;
            // The main room may grow to the border of the map instead of the border of its region.
            let (top, bottom, left, right) = if main {
                (room.top - 1, self.side - room.bottom - 1, room.left - 1, self.side - room.right - 1)
            } else {
                (
                    room.top - region.top,
                    region.bottom - room.bottom,
                    room.left - region.left,
                    region.right - room.right,
                )
            };
            let (half_x, half_y) = (room.width() / 2, room.height() / 2);
            let across = |y, inward, margin| Edge {
                start: (room.left, y),
                along: (1, 0),
                cells: room.width(),
                inward: (0, inward),
                margin,
                half: half_y,
            };
            let down = |x, inward, margin| Edge {
                start: (x, room.top),
                along: (0, 1),
                cells: room.height(),
                inward: (inward, 0),
                margin,
                half: half_x,
            };
            self.reshape_edge(across(room.top, 1, top), |x, y| (x, y - 1));
            self.reshape_edge(across(room.bottom, -1, bottom), |x, y| (x, y + 1));
            self.reshape_edge(down(room.left, 1, left), |x, y| (x - 1, y));
            // The game looks at the column right of the room's *top* here, not right of its right edge.
            self.reshape_edge(down(room.right, -1, right), |_, y| (room.top + 1, y));
        }
    }

    fn reshape_edge(&mut self, edge: Edge, outer: impl Fn(i32, i32) -> (i32, i32)) {
        let (dx, dy) = edge.inward;
        for step in 0..edge.cells {
            let (x, y) = (edge.start.0 + edge.along.0 * step, edge.start.1 + edge.along.1 * step);
            let tile = self.tile(x, y);
            if tile.is_blocked() {
                continue;
            }
            if self.span(0, 1, EDGE_WAY) == 1 {
                for i in 1..=self.span(0, edge.margin, EDGE_DEPTH) {
                    if self.tile(x - dx * i, y - dy * i) != Tile::Doorway {
                        self.set(x - dx * i, y - dy * i, Tile::Floor);
                    }
                }
            } else {
                let (outer_x, outer_y) = outer(x, y);
                if tile == Tile::Doorway || matches!(self.tile(outer_x, outer_y), Tile::Rock | Tile::Doorway)
                {
                    continue;
                }
                for i in 0..self.span(0, edge.half, EDGE_DEPTH) {
                    if !self.shrink(x + dx * i, y + dy * i, edge.inward) {
                        break;
                    }
                }
            }
        }
    }

    /// Turns a cell into rock unless that would close something; `false` stops the shrink. Only rock that is 1 stops
    /// it: partition lines count as open.
    fn shrink(&mut self, x: i32, y: i32, (dx, dy): (i32, i32)) -> bool {
        let rock = |x, y| self.tile(x, y) == Tile::Rock;
        if self.tile(x, y) == Tile::Doorway || rock(x + dx, y + dy) {
            return false;
        }
        let side = |sx, sy| !rock(x + sx, y + sy) && rock(x + sx + dx, y + sy + dy);
        if side(dy.abs(), dx.abs()) || side(-dy.abs(), -dx.abs()) {
            return false;
        }
        self.set(x, y, Tile::Rock);
        true
    }
}
