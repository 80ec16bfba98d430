//! Steps (f) and (g): stairs and chests.

use antre_core::{Cell, Draw, Fact, Why};

use super::plan::Plan;
use super::{Chests, LayoutCase, Tile};

const STAIRS_ROOM: Why = Why::new("stairs-room", "5f");
const STAIRS_CELL: Why = Why::new("stairs-cell", "5f");
const CHEST_COUNT: Why = Why::new("chest-count", "5g");
const CHEST_ROOM: Why = Why::new("chest-room", "5g");
const CHEST_CELL: Why = Why::new("chest-cell", "5g");
const CHEST_THROWN: Why = Why::new("chest-thrown-away", "5g");

/// Shapes of the surroundings that up stairs are refused for (section 5, block 4).
pub(crate) const BAD_SHAPES: [u8; 12] =
    [0xEA, 0xAB, 0xAE, 0xBA, 0xA3, 0x8E, 0x3A, 0xE8, 0xB8, 0xE2, 0x8B, 0x2E];

impl<D: Draw + ?Sized> Plan<'_, D> {
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
    pub(super) fn place_stairs(&mut self) -> (Cell, Cell, bool) {
        let cell = |x, y| Cell::new(x as u8, y as u8);
        let (mut fails, mut refused) = (0, 0);
        let mut forced = false;
        self.draws.attempt();
        loop {
            let (room, up_x, up_y) = self.spot(STAIRS_ROOM, STAIRS_CELL);
            let bad = self.is_corner(up_x, up_y) || BAD_SHAPES.contains(&self.shape(up_x, up_y));
            if fails < 100 && bad {
                fails += 1;
                continue;
            }
            forced |= fails >= 100;
            self.set(up_x, up_y, Tile::Up);
            self.draws.made(Fact::new("up"));
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
                self.draws.attempt();
                continue;
            }
            self.set(down_x, down_y, Tile::Down);
            self.draws.made(Fact::new("down"));
            return (cell(up_x, up_y), cell(down_x, down_y), forced);
        }
    }

    /// Step (g): one to three chests from floor 3 on.
    pub(super) fn place_chests(&mut self, case: LayoutCase) -> Chests {
        let mut chests = Chests::default();
        if case == LayoutCase::One {
            return chests;
        }
        let count = self.span(1, 3, CHEST_COUNT);
        self.draws.made(Fact::new("chests"));
        if case == LayoutCase::Three {
            // The game reads registers here that it never set; what comes of it is a hundred lost tries.
            for _ in 0..100 {
                self.spot(CHEST_THROWN, CHEST_THROWN);
            }
            self.draws.made(Fact::new("chests"));
        }
        while (chests.len() as i32) < count {
            let (_, x, y) = self.spot(CHEST_ROOM, CHEST_CELL);
            if matches!(self.tile(x, y), Tile::Up | Tile::Down | Tile::Chest) {
                continue;
            }
            self.set(x, y, Tile::Chest);
            self.draws.made(Fact::new("chest").number(chests.len() as u32));
            chests.push(Cell::new(x as u8, y as u8));
        }
        chests
    }
}
