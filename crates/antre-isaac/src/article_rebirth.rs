//! Profile `article-rebirth`: Rebirth's rules as the source article tells them (section 4a). Our reading of prose, for
//! comparison with the reconstruction of the engine.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::{Cell, Draw, Why};

use crate::abplus::map::{DIRECTIONS, GridRoom, Map, SIDE};
use crate::abplus::take::Template;
use crate::article::{ArticleFloor, Attempt, RELAXED, Rejected, first_accepted, specials};
use crate::draws::Dice;
use crate::edition::FlashSetup;
use crate::floor::{DEAD_ENDS, grown_room, moved};
use crate::tables::{CANDIDATE_COUNT, candidate};
use crate::{Floor, Kind, Room, Shape};

const COIN: Why = Why::new("isaac-coin", "4a");
const SHUFFLE: Why = Why::new("isaac-shuffle", "4a");
const LEAVES: Why = Why::new("isaac-shape-leaves", "4a");
const SECRET: Why = Why::new("isaac-secret-cell", "4a");

/// A placed shape leaves the pool unless this draw is 0: 95 %.
const STAYS_ONE_IN: u32 = 20;

/// Makes a floor; `watch` is shown every attempt.
pub fn generate<D: Draw>(
    setup: &FlashSetup,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(&Attempt),
) -> ArticleFloor {
    first_accepted(setup, dice, watch, attempt)
}

fn attempt<D: Draw>(setup: &FlashSetup, target: u32, number: u32, dice: &mut Dice<D>) -> Attempt {
    let (mut map, mut ends) = grow(setup.stage, target, dice);
    dice.made(DEAD_ENDS);
    let dead_ends: Vec<usize> = ends.iter().map(|end| usize::from(*end)).collect();
    let mut secret_tries = 0;
    let rejected = 'rejected: {
        if (map.rooms.len() as u32) < target {
            break 'rejected Some(Rejected::TooFewRooms);
        }
        let Some(place) = place_boss(&mut map, &ends) else {
            break 'rejected Some(Rejected::BossPlace);
        };
        let boss = ends.remove(place);
        map.rooms[usize::from(boss)].kind = Kind::Boss;
        if ends.len() < 2 {
            break 'rejected Some(Rejected::DeadEnds);
        }
        for (kind, end) in specials(setup, &mut ends, dice) {
            map.rooms[usize::from(end)].kind = kind;
        }
        let Some(cell) = secret(&map, &dead_ends, dice, &mut secret_tries) else {
            break 'rejected Some(Rejected::NoSecret);
        };
        dice.made(Kind::Secret.fact());
        map.place(room(Shape::SQUARE, cell, cell, 0, 0, Kind::Secret));
        None
    };
    let rooms = map.rooms.iter().map(|room| Room {
        shape: room.shape,
        origin: room.origin,
        distance: room.distance,
        kind: room.kind,
        doors: 0,
    });
    let mut floor = Floor { width: SIDE as u8, height: SIDE as u8, rooms: rooms.collect() };
    floor.set_doors();
    Attempt { number, floor, draws: dice.drawn(), dead_ends, secret_tries, rejected }
}

const fn room(shape: Shape, origin: Cell, entry: Cell, direction: u8, distance: u16, kind: Kind) -> GridRoom {
    GridRoom { shape, origin, distance, entry, direction, dead: false, kind }
}

/// The Flash game's growth over the exits of rooms, with large shapes tried first.
fn grow<D: Draw>(stage: u8, target: u32, dice: &mut Dice<D>) -> (Map, Vec<u8>) {
    let mut map = Map::new(stage);
    let mut pool: Vec<Shape> = Shape::all().filter(|shape| *shape != Shape::SQUARE).collect();
    let mut ends = Vec::new();
    let mut queue = VecDeque::from([0u8]);
    while let Some(number) = queue.pop_front() {
        let parent = map.rooms[usize::from(number)];
        let mut placed = false;
        for (slot, entry, _) in parent.doors_of(parent.shape) {
            let Some(entry) = entry.filter(|entry| map.is_free(Some(*entry))) else { continue };
            let square = room(Shape::SQUARE, entry, entry, slot % 4, parent.distance + 1, Kind::Normal);
            if map.entry_neighbours(&square, None) > 1 || map.rooms.len() as u32 >= target || !dice.coin(COIN)
            {
                continue;
            }
            let next = shaped(&map, square, &mut pool, dice);
            dice.made(grown_room(map.rooms.len() as u8));
            queue.push_back(map.place(next));
            placed = true;
        }
        if !placed && number > 0 {
            ends.push(number);
        }
    }
    (map, ends)
}

/// The first shape of the shuffled pool that fits behind a door, else the plain room.
fn shaped<D: Draw>(map: &Map, square: GridRoom, pool: &mut Vec<Shape>, dice: &mut Dice<D>) -> GridRoom {
    for last in (1..pool.len()).rev() {
        let other = dice.below(last as u32 + 1, SHUFFLE) as usize;
        pool.swap(last, other);
    }
    for place in 0..pool.len() {
        let shape = pool[place];
        let fitting = (0..CANDIDATE_COUNT)
            .map(|index| candidate(square.direction, index))
            .filter(|candidate| candidate.shape == shape)
            .filter_map(|candidate| {
                Some(GridRoom { shape, origin: moved(square.entry, candidate.offset)?, ..square })
            })
            .find(|room| map.fits(room));
        if let Some(room) = fitting {
            if !dice.one_in(STAYS_ONE_IN, LEAVES) {
                pool.remove(place);
            }
            return room;
        }
    }
    square
}

/// The farthest dead end, or the next at that distance, takes a room of 2x2.
fn place_boss(map: &mut Map, ends: &[u8]) -> Option<usize> {
    let template = Template { shape: Shape::of_name("2x2")?, doors: u8::MAX };
    let distance = |end: &u8| map.rooms[usize::from(*end)].distance;
    let farthest = ends.iter().map(distance).max().filter(|distance| *distance > 1)?;
    let places: Vec<usize> = (0..ends.len()).filter(|place| distance(&ends[*place]) == farthest).collect();
    places.into_iter().find(|place| map.resize(ends[*place], template))
}

/// Random free cells beside enough rooms, none of them a dead end, all of them with a door slot that faces the cell.
fn secret<D: Draw>(map: &Map, dead_ends: &[usize], dice: &mut Dice<D>, tries: &mut u32) -> Option<Cell> {
    let fits = |cell: Cell, least: usize| {
        let beside: Vec<usize> = DIRECTIONS.iter().filter_map(|step| map.at(moved(cell, *step)?)).collect();
        map.is_free(Some(cell))
            && beside.len() >= least
            && beside.iter().all(|there| map.faces(*there, cell) && !dead_ends.contains(there))
    };
    let cell = |number: u32| Cell::new((number % SIDE as u32) as u8, (number / SIDE as u32) as u8);
    let cells = (SIDE * SIDE) as u32;
    if !(0..cells).any(|number| fits(cell(number), 1)) {
        return None;
    }
    loop {
        let least = match *tries {
            tries if tries < RELAXED[0] => 3,
            tries if tries < RELAXED[1] => 2,
            _ => 1,
        };
        *tries += 1;
        let drawn = cell(dice.below(cells, SECRET));
        if fits(drawn, least) {
            return Some(drawn);
        }
    }
}
