//! The layout of a floor, step by step in the order of `docs/rules/dq9.md`, section 5.
//!
//! [`crate::layout_fast`] makes the same layouts on bit rows; a test proves the two equal over all of them.

use antre_core::{Cell, Draw, DrawRecord, Reading, Trace, Why};

use alloc::vec::Vec;

use crate::draws::{At, span};
use crate::rank::Seed;

/// What lies in a cell. The numbers are the game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Tile {
    /// Floor of a room.
    Floor = 0,
    /// Rock.
    Rock = 1,
    /// Corridor.
    Corridor = 2,
    /// Rock on a partition line; some rules take it for open.
    Line = 3,
    /// Up stairs. Several can be written; only the last is real, the others are ghosts that look like floor.
    Up = 4,
    /// Down stairs.
    Down = 5,
    /// Chest.
    Chest = 6,
    /// Doorway of a room.
    Doorway = 8,
}

impl Tile {
    /// The game's number.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Rock of either kind.
    pub const fn is_blocked(self) -> bool {
        matches!(self, Self::Rock | Self::Line)
    }
}

/// The four ways in which the floor's number changes its layout, as six cases: side length and chests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayoutCase {
    /// Floors 1 and 2: no chests.
    One,
    /// Floor 3: a hundred tries are thrown away before the first chest.
    Three,
    /// Floor 4.
    Four,
    /// Floors 5 to 8.
    Five,
    /// Floors 9 to 12.
    Nine,
    /// Floors 13 to 16.
    Thirteen,
}

impl LayoutCase {
    /// The six cases.
    pub const ALL: [Self; 6] = [Self::One, Self::Three, Self::Four, Self::Five, Self::Nine, Self::Thirteen];

    /// The case of a floor, from 1. Floors beyond 16 do not exist and count as 16.
    pub const fn of_floor(floor: u8) -> Self {
        match floor {
            0..=2 => Self::One,
            3 => Self::Three,
            4 => Self::Four,
            5..=8 => Self::Five,
            9..=12 => Self::Nine,
            _ => Self::Thirteen,
        }
    }

    /// First and last floor of the case.
    pub const fn floors(self) -> (u8, u8) {
        match self {
            Self::One => (1, 2),
            Self::Three => (3, 3),
            Self::Four => (4, 4),
            Self::Five => (5, 8),
            Self::Nine => (9, 12),
            Self::Thirteen => (13, 16),
        }
    }

    /// Side length of the square floor, borders included, where seed + floor = `v`.
    pub const fn side(self, v: u16) -> u8 {
        match self {
            Self::One | Self::Three | Self::Four => 10 + (v % 5) as u8,
            Self::Five => 12 + (v % 4) as u8,
            Self::Nine => 14 + (v % 3) as u8,
            Self::Thirteen => 16,
        }
    }

    /// The values of seed + floor that occur: 1..=32769 for floors 1 and 2.
    pub const fn values(self) -> core::ops::RangeInclusive<u16> {
        let (first, last) = self.floors();
        first as u16..=Seed::MAX.get() + last as u16
    }
}

/// Up to three chests in the order of their placing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Chests {
    cells: [Cell; 3],
    count: u8,
}

impl Chests {
    /// Adds a chest; a fourth is not kept.
    pub(crate) const fn push(&mut self, cell: Cell) {
        if self.count < 3 {
            self.cells[self.count as usize] = cell;
            self.count += 1;
        }
    }

    /// The chests' cells.
    pub fn as_slice(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}

impl core::ops::Deref for Chests {
    type Target = [Cell];

    fn deref(&self) -> &[Cell] {
        self.as_slice()
    }
}

/// A floor without what depends on the map: tiles, stairs, chest places.
///
/// It depends only on seed + floor and on the [`LayoutCase`]: 196,618 layouts serve every floor of every map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// Side length, 10..=16, borders included.
    pub side: u8,
    /// Rows from the top; cells beyond the side are rock.
    pub tiles: [[Tile; 16]; 16],
    /// Where one arrives.
    pub up: Cell,
    /// The way down; on the last floor to the boss.
    pub down: Cell,
    /// Chest places.
    pub chests: Chests,
    /// The up stairs were written after a hundred failed tries, unchecked (section 17, *forced stairs*).
    pub forced: bool,
}

impl Layout {
    /// The layout of floor `floor` (1..=16) of any map with this seed.
    pub fn of(seed: Seed, floor: u8) -> Self {
        let case = LayoutCase::of_floor(floor);
        Self::generate(case, seed.get() + u16::from(floor)).0
    }

    /// The layout of a case with seed + floor = `v`, and the generator as it stands afterwards.
    pub fn generate(case: LayoutCase, v: u16) -> (Self, At) {
        let mut draws = At::new(v.into());
        let layout = Plan::new(&mut draws, case.side(v)).finish(case);
        (layout, draws)
    }

    /// The same layout with every draw that made it.
    pub fn traced(seed: Seed, floor: u8) -> (Self, Vec<DrawRecord>) {
        let case = LayoutCase::of_floor(floor);
        let v = seed.get() + u16::from(floor);
        let mut draws = Trace::new(At::new(v.into()));
        let layout = Plan::new(&mut draws, case.side(v)).finish(case);
        (layout, draws.into_parts().1)
    }

    /// The tile of a cell; rock outside the grid.
    pub fn tile(&self, cell: Cell) -> Tile {
        match self.tiles.get(usize::from(cell.y)).and_then(|row| row.get(usize::from(cell.x))) {
            Some(&tile) => tile,
            None => Tile::Rock,
        }
    }

    /// Whether a cell can be walked on: anything but rock (chests and old stairs are open).
    pub fn is_open(&self, cell: Cell) -> bool {
        !self.tile(cell).is_blocked()
    }

    /// The open cells of each row, the leftmost in bit 0.
    pub fn open_rows(&self) -> [u16; 16] {
        let mut rows = [0u16; 16];
        for (bits, tiles) in rows.iter_mut().zip(&self.tiles) {
            for (x, tile) in tiles.iter().enumerate() {
                *bits |= u16::from(!tile.is_blocked()) << x;
            }
        }
        rows
    }
}

const CUT_WAY: Why = Why::new("cut-way", "5a");
const CUT_PLACE: Why = Why::new("cut-place", "5a");
const CUT_ORDER: Why = Why::new("cut-order", "5a");
const ROOM_INSET: Why = Why::new("room-inset", "5b");
const ROOM_EDGE: Why = Why::new("room-edge", "5b");
const DOORWAY: Why = Why::new("doorway", "5b");
const MAIN_ROOM: Why = Why::new("main-room", "5c");
const EDGE_WAY: Why = Why::new("edge-way", "5c");
const EDGE_DEPTH: Why = Why::new("edge-depth", "5c");
const EXTEND: Why = Why::new("corridor-extends", "5d");
const STAIRS_ROOM: Why = Why::new("stairs-room", "5f");
const STAIRS_CELL: Why = Why::new("stairs-cell", "5f");
const CHEST_COUNT: Why = Why::new("chest-count", "5g");
const CHEST_ROOM: Why = Why::new("chest-room", "5g");
const CHEST_CELL: Why = Why::new("chest-cell", "5g");
const CHEST_THROWN: Why = Why::new("chest-thrown-away", "5g");

/// Shapes of the surroundings that up stairs are refused for (section 5, block 4).
pub(crate) const BAD_SHAPES: [u8; 12] =
    [0xEA, 0xAB, 0xAE, 0xBA, 0xA3, 0x8E, 0x3A, 0xE8, 0xB8, 0xE2, 0x8B, 0x2E];

/// Inclusive bounds of a region or a room.
#[derive(Debug, Clone, Copy)]
struct Bounds {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Bounds {
    const fn width(self) -> i32 {
        self.right - self.left + 1
    }

    const fn height(self) -> i32 {
        self.bottom - self.top + 1
    }
}

#[derive(Debug, Clone, Copy)]
struct Region {
    bounds: Bounds,
    cut_vertically: bool,
    cut_horizontally: bool,
}

/// A cut between two regions.
#[derive(Debug, Clone, Copy)]
struct Line {
    vertical: bool,
    at: i32,
    before: usize,
    after: usize,
}

/// A room with up to two doorways a side.
#[derive(Debug, Clone, Copy)]
struct Room {
    bounds: Bounds,
    north: [Option<(i32, i32)>; 2],
    south: [Option<(i32, i32)>; 2],
    west: [Option<(i32, i32)>; 2],
    east: [Option<(i32, i32)>; 2],
}

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

/// A floor in the making.
struct Plan<'d, D: ?Sized> {
    draws: &'d mut D,
    side: i32,
    tiles: [[Tile; 16]; 16],
    regions: Vec<Region>,
    lines: Vec<Line>,
    rooms: Vec<Room>,
}

impl<'d, D: Draw + ?Sized> Plan<'d, D> {
    fn new(draws: &'d mut D, side: u8) -> Self {
        Self {
            draws,
            side: side.into(),
            tiles: [[Tile::Rock; 16]; 16],
            regions: Vec::new(),
            lines: Vec::new(),
            rooms: Vec::new(),
        }
    }

    fn finish(mut self, case: LayoutCase) -> Layout {
        let bounds = Bounds { left: 1, top: 1, right: self.side - 2, bottom: self.side - 2 };
        self.regions.push(Region { bounds, cut_vertically: false, cut_horizontally: false });
        self.cut(0);
        self.place_rooms();
        self.reshape_rooms();
        self.dig_corridors();
        self.close_border();
        let (up, down, forced) = self.place_stairs();
        let chests = self.place_chests(case);
        Layout { side: self.side as u8, tiles: self.tiles, up, down, chests, forced }
    }

    fn span(&mut self, low: i32, high: i32, why: Why) -> i32 {
        span(self.draws, low as u32, high as u32, why) as i32
    }

    /// One draw that decides between two ways: `odd` if the output is odd.
    fn odd(&mut self, why: Why, odd: &'static str, even: &'static str) -> bool {
        let bit = self.draws.draw(why) % 2;
        self.draws.read(Reading::value(0, 1, bit.into()).chose(if bit == 1 { odd } else { even }));
        bit == 1
    }

    fn tile(&self, x: i32, y: i32) -> Tile {
        let row = usize::try_from(y).ok().and_then(|y| self.tiles.get(y));
        match row.zip(usize::try_from(x).ok()).and_then(|(row, x)| row.get(x)) {
            Some(&tile) => tile,
            None => Tile::Rock,
        }
    }

    fn set(&mut self, x: i32, y: i32, tile: Tile) {
        if let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y))
            && let Some(cell) = self.tiles.get_mut(y).and_then(|row| row.get_mut(x))
        {
            *cell = tile;
        }
    }

    fn blocked(&self, x: i32, y: i32) -> bool {
        self.tile(x, y).is_blocked()
    }

    /// Step (a): cuts a region in two and goes on with both halves.
    fn cut(&mut self, index: usize) {
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

    /// Step (b): one room with its doorways in every region.
    fn place_rooms(&mut self) {
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
    fn reshape_rooms(&mut self) {
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

    /// Step (d): up to four corridors across every partition line, between the rooms of its two regions.
    fn dig_corridors(&mut self) {
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
    fn close_border(&mut self) {
        let last = self.side - 1;
        for i in 0..self.side {
            for (x, y) in [(i, 0), (i, last), (0, i), (last, i)] {
                self.set(x, y, Tile::Rock);
            }
        }
    }

    /// A random cell of a random room.
    fn spot(&mut self, room_why: Why, cell_why: Why) -> (i32, i32, i32) {
        let index = self.span(0, self.rooms.len() as i32 - 1, room_why);
        let bounds = self.rooms[index as usize].bounds;
        let x = self.span(bounds.left, bounds.right, cell_why);
        let y = self.span(bounds.top, bounds.bottom, cell_why);
        (index, x, y)
    }

    fn is_corner(&self, x: i32, y: i32) -> bool {
        (self.blocked(x, y - 1) || self.blocked(x, y + 1))
            && (self.blocked(x - 1, y) || self.blocked(x + 1, y))
    }

    /// The blocked cells among the eight around, clockwise from the north-west as bits 7 to 0; a side sets its corners.
    fn shape(&self, x: i32, y: i32) -> u8 {
        const AROUND: [(i32, i32, u8); 8] = [
            (-1, -1, 0x80),
            (1, -1, 0x20),
            (1, 1, 0x08),
            (-1, 1, 0x02),
            (0, -1, 0xE0),
            (1, 0, 0x38),
            (0, 1, 0x0E),
            (-1, 0, 0x83),
        ];
        if self.blocked(x, y) {
            return 0xFF;
        }
        let blocked = AROUND.iter().filter(|(dx, dy, _)| self.blocked(x + dx, y + dy));
        blocked.fold(0, |shape, (_, _, bits)| shape | bits)
    }

    /// Step (f): arrival, then the way down; also whether the arrival was forced.
    fn place_stairs(&mut self) -> (Cell, Cell, bool) {
        let cell = |x, y| Cell::new(x as u8, y as u8);
        let (mut fails, mut refused) = (0, 0);
        let mut forced = false;
        loop {
            let (room, up_x, up_y) = self.spot(STAIRS_ROOM, STAIRS_CELL);
            let bad = self.is_corner(up_x, up_y) || BAD_SHAPES.contains(&self.shape(up_x, up_y));
            if fails < 100 && bad {
                fails += 1;
                continue;
            }
            forced |= fails >= 100;
            self.set(up_x, up_y, Tile::Up);
            fails = 0;
            let (down_x, down_y) = loop {
                let down_room = self.span(0, self.rooms.len() as i32 - 1, STAIRS_ROOM);
                if down_room == room && refused < 25 {
                    refused += 1;
                    continue;
                }
                let bounds = self.rooms[down_room as usize].bounds;
                let x = self.span(bounds.left, bounds.right, STAIRS_CELL);
                let y = self.span(bounds.top, bounds.bottom, STAIRS_CELL);
                if down_room != room || (x, y) != (up_x, up_y) {
                    break (x, y);
                }
            };
            if self.is_corner(down_x, down_y) {
                // Everything starts again, and the up stairs already written stay: ghosts.
                fails += 1;
                continue;
            }
            self.set(down_x, down_y, Tile::Down);
            return (cell(up_x, up_y), cell(down_x, down_y), forced);
        }
    }

    /// Step (g): one to three chests from floor 3 on.
    fn place_chests(&mut self, case: LayoutCase) -> Chests {
        let mut chests = Chests::default();
        if case == LayoutCase::One {
            return chests;
        }
        let count = self.span(1, 3, CHEST_COUNT);
        if case == LayoutCase::Three {
            // The game reads registers here that it never set; what comes of it is a hundred lost tries.
            for _ in 0..100 {
                self.spot(CHEST_THROWN, CHEST_THROWN);
            }
        }
        while (chests.len() as i32) < count {
            let (_, x, y) = self.spot(CHEST_ROOM, CHEST_CELL);
            if matches!(self.tile(x, y), Tile::Up | Tile::Down | Tile::Chest) {
                continue;
            }
            self.set(x, y, Tile::Chest);
            chests.push(Cell::new(x as u8, y as u8));
        }
        chests
    }
}
