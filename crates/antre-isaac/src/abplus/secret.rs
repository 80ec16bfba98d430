//! Where the secret room goes (section 6.6).

use alloc::vec::Vec;

use antre_core::{Cell, Why};

use super::map::{DIRECTIONS, GridRoom, Map, SIDE};
use crate::draws::{Engine, Rng};
use crate::floor::moved;
use crate::{Kind, Shape, Step};

const WEIGHT: Why = Why::new("isaac-secret-weight", "6.6");
const CHOICE: Why = Why::new("isaac-secret-choice", "6.6");

impl Map {
    /// Appends the secret room on one of the cells that weigh most, or `None` where no cell is possible.
    pub(super) fn place_secret<D: Engine>(&mut self, stream: &mut Rng<D>) -> Option<u8> {
        let shunned = self.shunned();
        let mut best: (i32, Vec<Cell>) = (i32::MIN, Vec::new());
        for y in 0..SIDE as u8 {
            for x in 0..SIDE as u8 {
                let cell = Cell::new(x, y);
                if !self.is_free(Some(cell)) || shunned.contains(&cell) {
                    continue;
                }
                let Some(weight) = self.secret_weight(cell, stream) else { continue };
                if weight > best.0 {
                    best = (weight, Vec::new());
                }
                if weight == best.0 {
                    best.1.push(cell);
                }
            }
        }
        if best.1.is_empty() {
            return None;
        }
        let cell = best.1[stream.int(best.1.len() as u32, CHOICE) as usize];
        stream.made(Kind::Secret.fact());
        Some(self.place(GridRoom {
            shape: Shape::SQUARE,
            origin: cell,
            distance: 0,
            entry: cell,
            direction: 0,
            dead: false,
            kind: Kind::Secret,
        }))
    }

    /// The weight of a cell; its draw is made even where no room is near.
    fn secret_weight<D: Engine>(&self, cell: Cell, stream: &mut Rng<D>) -> Option<i32> {
        let mut weight = 10 + stream.int(5, WEIGHT) as i32;
        let mut neighbours = 0;
        for there in DIRECTIONS.iter().filter_map(|step| self.at(moved(cell, *step)?)) {
            if self.faces(there, cell) {
                neighbours += 1;
            } else {
                weight -= 100;
            }
        }
        if neighbours == 0 || weight < 0 {
            return None;
        }
        if neighbours < 3 {
            weight -= 3;
        }
        if neighbours < 2 {
            weight -= 3;
        }
        Some(weight)
    }

    /// Cells that special rooms keep free: all around the boss, the secret and the super secret room; elsewhere where the
    /// template has no door, and the idealised one has all of its shape's.
    fn shunned(&self) -> Vec<Cell> {
        let mut shunned = Vec::new();
        for room in self.rooms.iter().filter(|room| room.kind.is_special()) {
            let closed =
                matches!(room.kind, Kind::Boss | Kind::SecondBoss | Kind::Secret | Kind::SuperSecret);
            if closed {
                let (places, used) = slots(room.shape);
                let places = places.into_iter().enumerate().filter(|(slot, _)| used >> slot & 1 == 1);
                shunned.extend(places.filter_map(|(_, step)| moved(room.origin, step)));
            }
        }
        if self.stage == 11 {
            let start = self.rooms[0].origin;
            shunned.extend(DIRECTIONS.iter().filter_map(|step| moved(start, *step)));
        }
        shunned
    }
}

/// The places around a shape, and one bit for each that the game looks at: four for 1x1, six for the long ones, eight for
/// every other, the narrow ones included.
pub(super) const fn slots(shape: Shape) -> ([Step; 8], u8) {
    let (width, height) = (shape.width(), shape.height());
    let all = [(-1, 0), (0, -1), (width, 0), (0, height), (-1, 1), (1, -1), (width, 1), (1, height)];
    let used = match shape.id() {
        1 => 0b0000_1111,
        // 1x2 and 2x1.
        4 => 0b0101_1111,
        6 => 0b1010_1111,
        _ => 0b1111_1111,
    };
    (all, used)
}
