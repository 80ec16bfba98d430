//! What can be counted on a floor: ways, doors, neighbours. The fast form over a table of cells; the obvious one asks
//! [`Floor`] itself.

use antre_core::Cell;
use antre_isaac::{Floor, Kind, Room, Shape};

use super::{Plan, RoomItem};

/// Side of the table of cells, with a margin.
const SIDE: usize = 16;
const NOTHING: u8 = u8::MAX;
/// Rooms of a floor at most: the Flash game's grid has fewer cells.
const MOST: usize = 128;

/// A room before anything is counted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bare {
    pub(super) kind: Kind,
    pub(super) shape: Shape,
    pub(super) origin: Cell,
}

impl Bare {
    fn item(self) -> RoomItem {
        RoomItem {
            kind: if self.kind == Kind::Extra { Kind::Normal } else { self.kind },
            shape: self.shape,
            x: self.origin.x,
            y: self.origin.y,
            steps: -1,
            touches: 0,
            by_start: false,
            by_boss: false,
            by_secret: false,
            dead_end: false,
        }
    }
}

impl From<&Room> for Bare {
    fn from(room: &Room) -> Self {
        Self { kind: room.kind, shape: room.shape, origin: room.origin }
    }
}

/// The start, then row by row.
fn order(rooms: &mut [RoomItem]) {
    rooms.sort_unstable_by_key(|room| (room.kind != Kind::Start, room.y, room.x));
}

fn index(x: i8, y: i8) -> Option<usize> {
    let inside = |at: i8| usize::try_from(at).ok().filter(|at| *at < SIDE);
    Some(inside(y)? * SIDE + inside(x)?)
}

/// Counts, the fast way.
pub(super) fn survey(bare: impl Iterator<Item = Bare>, plan: &mut Plan) {
    let rooms = &mut plan.rooms;
    rooms.clear();
    rooms.extend(bare.take(MOST).map(Bare::item));
    order(rooms);
    let mut cells = [NOTHING; SIDE * SIDE];
    for (number, room) in rooms.iter().enumerate() {
        for &(dx, dy) in room.shape.cells() {
            if let Some(cell) = index(room.x as i8 + dx, room.y as i8 + dy) {
                cells[cell] = number as u8;
            }
        }
    }
    let mut beside = [0u128; MOST];
    plan.exits = [None; 4];
    let (mut hidden, mut boss, mut secret) = (0u128, 0u128, 0u128);
    for (number, room) in rooms.iter().enumerate() {
        for (slot, door) in room.shape.doors().iter().enumerate() {
            let Some((dx, dy)) = door.map(|door| door.target) else { continue };
            let target = index(room.x as i8 + dx, room.y as i8 + dy).map_or(NOTHING, |cell| cells[cell]);
            if target == NOTHING {
                continue;
            }
            beside[number] |= 1 << target;
            if number == 0 && slot < 4 && !rooms[usize::from(target)].kind.is_hidden() {
                plan.exits[slot] = Some(usize::from(target));
            }
        }
        let bit = 1u128 << number;
        hidden |= bit * u128::from(room.kind.is_hidden());
        boss |= bit * u128::from(room.kind == Kind::Boss);
        secret |= bit * u128::from(room.kind == Kind::Secret);
    }
    // Ways go through doors, and end behind a hidden wall.
    let (mut seen, mut edge, mut steps) = (u128::from(!rooms.is_empty()), u128::from(!rooms.is_empty()), 0);
    while edge != 0 {
        let mut next = 0u128;
        let mut rest = edge;
        while rest != 0 {
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            rooms[number].steps = steps;
            if hidden >> number & 1 == 0 {
                next |= beside[number];
            }
        }
        edge = next & !seen;
        seen |= edge;
        steps += 1;
    }
    for (number, room) in rooms.iter_mut().enumerate() {
        let mine = beside[number];
        room.touches = mine.count_ones() as u8;
        room.by_start = mine & 1 != 0;
        room.by_boss = mine & boss != 0;
        room.by_secret = mine & secret != 0;
        room.dead_end = number > 0 && hidden >> number & 1 == 0 && (mine & !hidden).count_ones() == 1;
    }
}

/// Counts by asking the floor.
pub(super) fn obvious(floor: &Floor, plan: &mut Plan) {
    let steps = floor.walk();
    let kind = |number: usize| floor.rooms[number].kind;
    let beside = |number: usize| {
        let mut rooms: Vec<usize> = floor.doors(number).into_iter().map(|(_, room)| room).collect();
        rooms.sort_unstable();
        rooms.dedup();
        rooms
    };
    let rooms = floor.rooms.iter().enumerate().map(|(number, room)| {
        let beside = beside(number);
        let seen = beside.iter().filter(|other| !kind(**other).is_hidden()).count();
        RoomItem {
            steps: steps[number].map_or(-1, |steps| steps as i16),
            touches: beside.len() as u8,
            by_start: beside.iter().any(|other| kind(*other) == Kind::Start),
            by_boss: beside.iter().any(|other| kind(*other) == Kind::Boss),
            by_secret: beside.iter().any(|other| kind(*other) == Kind::Secret),
            dead_end: room.kind != Kind::Start && !room.kind.is_hidden() && seen == 1,
            ..Bare::from(room).item()
        }
    });
    plan.rooms = rooms.collect();
    order(&mut plan.rooms);
    plan.exits = [None; 4];
    let start = floor.rooms.iter().position(|room| room.kind == Kind::Start);
    for (slot, other) in start.map_or_else(Vec::new, |start| floor.doors(start)) {
        let room = floor.rooms[other];
        if usize::from(slot) < 4 && !room.kind.is_hidden() {
            let (x, y) = (room.origin.x, room.origin.y);
            plan.exits[usize::from(slot)] =
                plan.rooms.iter().position(|item| (item.x, item.y) == (x, y) && item.shape == room.shape);
        }
    }
}
