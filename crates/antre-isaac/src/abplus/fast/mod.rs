//! The fast form of the Rebirth engine's floors: a padded grid of bytes, shapes as offsets, the layout's stream read from
//! two places at once, and draws for cells that cannot hold the secret room skipped.

mod forms;
mod layout;

use alloc::vec::Vec;

use antre_core::{Cell, Xorshift32};

use self::forms::{FORMS, FREE, NO_ROOM, OPTIONS, OUTSIDE, RESERVED, START, STEPS, index, offset};
use self::layout::Layout;
use super::boss::{BossFlags, Choice};
use super::special::{Board, Placing};
use super::take::Template;
use super::{MOST_LOOPS, Wanted, wanted};
use crate::edition::AbplusSetup;
use crate::tables::{CANDIDATE_COUNT, candidate};
use crate::{Curse, Kind, Room, Shape, StartSeed};

/// A room of the fast form.
#[derive(Debug, Clone, Copy)]
struct FastRoom {
    shape: u8,
    origin: u8,
    entry: u8,
    direction: u8,
    distance: u8,
    dead: bool,
    kind: Kind,
}

const NO: FastRoom = FastRoom {
    shape: 1,
    origin: START,
    entry: START,
    direction: 0,
    distance: 0,
    dead: false,
    kind: Kind::Normal,
};

/// Rooms at most: 45 wanted, 3 more in hard mode, 5 dead ends, start, second boss, secret room, and some.
const MOST_ROOMS: usize = 64;
/// Candidates at most: eight doors with fourteen shapes each.
const MOST_CANDIDATES: usize = 112;

/// Makes floors one after the other, in memory of its own.
#[derive(Debug, Clone)]
pub struct Generator {
    setup: AbplusSetup,
    board: Grid,
    copies: Vec<crate::Rng<Xorshift32>>,
}

#[derive(Debug, Clone)]
struct Grid {
    cells: [u8; 256],
    rooms: [FastRoom; MOST_ROOMS],
    len: usize,
    layout: Layout,
    last_stage: bool,
    secret_beside: u32,
}

/// What the fast form tells of a floor.
#[derive(Debug, Clone, Copy)]
pub struct FastFloor<'g> {
    /// What was asked for.
    pub wanted: Wanted,
    /// Loops made.
    pub loops: u32,
    /// Whether a loop was accepted.
    pub accepted: bool,
    /// Dead ends of the first loop's layout.
    pub first_dead_ends: u32,
    /// Dead ends of the last loop's layout.
    pub dead_ends: u32,
    /// Rooms of the last loop's layout, the start included.
    pub layout_rooms: u32,
    /// Draws on the layout's stream.
    pub layout_draws: u32,
    /// Draws on the stage's stream.
    pub stage_draws: u32,
    /// The boss, once it is chosen.
    pub boss: Option<Choice>,
    /// The second boss of a labyrinth.
    pub boss2: Option<Choice>,
    grid: &'g Grid,
}

impl Generator {
    /// A generator for a setup.
    pub fn new(setup: AbplusSetup) -> Self {
        let layout = Layout { state: 1, drawn: 0 };
        let board = Grid {
            cells: [OUTSIDE; 256],
            rooms: [NO; MOST_ROOMS],
            len: 0,
            layout,
            last_stage: setup.stage == 11,
            secret_beside: 0,
        };
        Self { setup, board, copies: Vec::new() }
    }

    /// The floor of a seed.
    pub fn floor(&mut self, start: StartSeed) -> FastFloor<'_> {
        let (wanted, streams) = wanted::<Xorshift32>(start, &self.setup);
        let mut stage = streams.stage;
        let labyrinth = wanted.curse == Some(Curse::Labyrinth);
        let mut flags = BossFlags::default();
        self.board.layout = Layout { state: wanted.layout_seed, drawn: 0 };
        let (mut boss, mut boss2, mut accepted) = (None, None, false);
        let (mut first_dead_ends, mut dead_ends, mut layout_rooms, mut loops) = (0, 0, 0, 0);
        while loops < MOST_LOOPS && !accepted {
            loops += 1;
            let board = &mut self.board;
            board.clear();
            board.grow(wanted.rooms, labyrinth);
            board.find_dead_ends();
            let ends = board.dead_order();
            dead_ends = ends.len() as u32;
            layout_rooms = board.len as u32;
            if loops == 1 {
                first_dead_ends = dead_ends;
            }
            if dead_ends < wanted.dead_ends {
                continue;
            }
            self.copies.clear();
            let (setup, wanted, copies) = (&self.setup, &wanted, &mut self.copies);
            let (stage, flags) = (&mut stage, &mut flags);
            let mut placing = Placing { setup, wanted, board, ends, stage, copies, flags };
            accepted = placing.run(&mut boss, &mut boss2).is_ok();
        }
        FastFloor {
            wanted,
            loops,
            accepted,
            first_dead_ends,
            dead_ends,
            layout_rooms,
            layout_draws: self.board.layout.drawn,
            stage_draws: stage.drawn(),
            boss,
            boss2,
            grid: &self.board,
        }
    }
}

impl FastFloor<'_> {
    /// The rooms in their order, without their doors.
    pub fn rooms(&self) -> impl Iterator<Item = Room> {
        self.grid.rooms[..self.grid.len].iter().map(|room| Room {
            shape: Shape::of_id(room.shape).unwrap_or(Shape::SQUARE),
            origin: Cell::new(room.origin % 16 - 1, room.origin / 16 - 1),
            distance: room.distance.into(),
            kind: room.kind,
            doors: 0,
        })
    }

    /// Cells beside the secret room whose room has a door slot that faces it, when it was placed: the grave of stage 11
    /// comes later and may take one away. 0 without a secret room.
    pub fn secret_neighbours(&self) -> u32 {
        self.grid.secret_beside
    }
}

impl Grid {
    fn clear(&mut self) {
        for y in 0..13 {
            let first = usize::from(index(0, y));
            self.cells[first..first + 13].fill(FREE);
        }
        self.len = 0;
        self.secret_beside = 0;
        self.place(FastRoom { kind: Kind::Start, ..NO });
        if self.last_stage {
            self.cells[usize::from(index(6, 5))] = RESERVED;
        }
    }

    /// The room on a cell.
    #[inline]
    fn at(&self, cell: u8) -> Option<usize> {
        let value = self.cells[usize::from(cell)];
        (value != FREE && value < NO_ROOM).then(|| usize::from(value) - 1)
    }

    #[inline]
    fn fits(&self, shape: u8, origin: u8) -> bool {
        let form = &FORMS[usize::from(shape)];
        form.cells[..usize::from(form.cell_count)]
            .iter()
            .all(|cell| self.cells[usize::from(origin.wrapping_add(*cell))] == FREE)
    }

    #[inline]
    fn place(&mut self, room: FastRoom) -> u8 {
        let number = self.len.min(MOST_ROOMS - 1);
        self.fill(room.shape, room.origin, number as u8 + 1);
        self.rooms[number] = room;
        self.len = number + 1;
        number as u8
    }

    #[inline]
    fn fill(&mut self, shape: u8, origin: u8, value: u8) {
        let form = &FORMS[usize::from(shape)];
        for cell in &form.cells[..usize::from(form.cell_count)] {
            self.cells[usize::from(origin.wrapping_add(*cell))] = value;
        }
    }

    /// Rooms' cells beside a cell, those of one room aside.
    #[inline]
    fn neighbours(&self, cell: u8, own: Option<usize>) -> u32 {
        let own = own.map_or(FREE, |own| own as u8 + 1);
        STEPS
            .iter()
            .map(|step| {
                let value = self.cells[usize::from(cell.wrapping_add(*step))];
                u32::from(value != FREE && value < NO_ROOM && value != own)
            })
            .sum()
    }

    /// Whether a room has a door slot whose target is a cell.
    fn faces(&self, room: usize, cell: u8) -> bool {
        let room = &self.rooms[room];
        let form = &FORMS[usize::from(room.shape)];
        form.doors[..usize::from(form.door_count)]
            .iter()
            .any(|door| room.origin.wrapping_add(door.target) == cell)
    }

    fn candidates(&mut self, parent: &FastRoom, all: bool, list: &mut [FastRoom; MOST_CANDIDATES]) -> usize {
        let form = &FORMS[usize::from(parent.shape)];
        let mut len = 0;
        for door in &form.doors[..usize::from(form.door_count)] {
            let entry = parent.origin.wrapping_add(door.target);
            if self.cells[usize::from(entry)] != FREE {
                continue;
            }
            let direction = door.number & 3;
            let square = FastRoom {
                shape: 1,
                origin: entry,
                entry,
                direction,
                distance: parent.distance + 1,
                dead: false,
                kind: Kind::Normal,
            };
            list[len] = square;
            len += 1;
            let mut hits = self.layout.door();
            if all {
                hits = (1 << CANDIDATE_COUNT) - 1;
            }
            while hits != 0 {
                let option = OPTIONS[usize::from(direction)][hits.trailing_zeros() as usize];
                hits &= hits - 1;
                let origin = entry.wrapping_add(option.offset);
                if self.fits(option.shape, origin) {
                    list[len] = FastRoom { shape: option.shape, origin, ..square };
                    len += 1;
                }
            }
        }
        len
    }

    fn shuffle(&mut self, list: &mut [FastRoom]) {
        for last in (1..list.len()).rev() {
            let other = self.layout.int(last as u32 + 1) as usize;
            list.swap(last, other);
        }
    }

    fn grow(&mut self, wanted: u32, labyrinth: bool) {
        // Rooms are pushed at both ends and taken from the back: a window of an array that nothing can leave.
        let mut queue = [0u8; 2 * MOST_ROOMS];
        let (mut front, mut back) = (MOST_ROOMS, MOST_ROOMS + 1);
        let mut list = [NO; MOST_CANDIDATES];
        let mut placed = 0;
        while placed < wanted && front < back {
            back -= 1;
            let current = self.rooms[usize::from(queue[back])];
            let len = self.candidates(&current, false, &mut list);
            self.shuffle(&mut list[..len]);
            let mut quota = if current.origin == START {
                if wanted > 15 { len as i32 } else { 2 + (self.layout.next() & 1) as i32 }
            } else {
                let coins: u32 = (0..4).map(|_| self.layout.next() & 1).sum();
                coins.min(len as u32) as i32
            };
            for room in &list[..len] {
                if !self.fits(room.shape, room.origin) {
                    continue;
                }
                let crowded = self.neighbours(room.entry, None) >= 2;
                if crowded && !(labyrinth && self.layout.int(10) == 0) {
                    continue;
                }
                // A plain room beside its parent alone has a door there, and the parent has the one it came through.
                if (room.shape != 1 || crowded) && !self.doors_agree(room) {
                    continue;
                }
                let number = self.place(*room);
                placed += 1;
                if self.layout.next().is_multiple_of(3) {
                    front = front.saturating_sub(1);
                    queue[front] = number;
                } else if back < queue.len() {
                    queue[back] = number;
                    back += 1;
                }
                quota -= 1;
                if quota <= 0 || placed >= wanted {
                    break;
                }
            }
        }
    }

    fn doors_agree(&self, room: &FastRoom) -> bool {
        let form = &FORMS[usize::from(room.shape)];
        let wide = &FORMS[usize::from(form.wide)];
        wide.doors[..usize::from(wide.door_count)].iter().all(|door| {
            match self.at(room.origin.wrapping_add(door.target)) {
                None => true,
                Some(there) => {
                    form.mask >> door.number & 1 == 1
                        && self.faces(there, room.origin.wrapping_add(door.source))
                }
            }
        })
    }

    fn mark_dead_ends(&mut self) -> u32 {
        for number in 1..self.len {
            self.rooms[number].dead = self.neighbours(self.rooms[number].entry, Some(number)) < 2;
        }
        for number in 1..self.len {
            let room = &self.rooms[number];
            let back = room.entry.wrapping_sub(STEPS[usize::from(room.direction & 3)]);
            if let Some(parent) = self.at(back) {
                self.rooms[parent].dead = false;
            }
        }
        self.rooms[..self.len].iter().map(|room| u32::from(room.dead)).sum()
    }

    fn find_dead_ends(&mut self) {
        let mut list = [NO; MOST_CANDIDATES];
        let mut dead = self.mark_dead_ends();
        for _ in 0..5 {
            if dead >= 5 {
                return;
            }
            for number in 0..self.len {
                let parent = self.rooms[number];
                let len = self.candidates(&parent, true, &mut list);
                let found = list[..len]
                    .iter()
                    .find(|room| self.fits(room.shape, room.origin) && self.neighbours(room.entry, None) < 2);
                if let Some(room) = found {
                    self.place(*room);
                    break;
                }
            }
            dead = self.mark_dead_ends();
        }
    }

    fn dead_order(&self) -> Vec<u8> {
        let mut order = Vec::with_capacity(24);
        order.extend((0..self.len as u8).filter(|number| self.rooms[usize::from(*number)].dead));
        let distance = |number: u8| self.rooms[usize::from(number)].distance;
        for place in 0..order.len() {
            let mut farthest = place;
            for other in place + 1..order.len() {
                if distance(order[other]) > distance(order[farthest]) {
                    farthest = other;
                }
            }
            order.swap(place, farthest);
        }
        order
    }

    fn resize(&mut self, number: u8, template: Template) -> bool {
        let room = self.rooms[usize::from(number)];
        let back = (room.direction + 2) & 3;
        let shape = template.shape.id();
        if shape == 1 {
            return template.doors >> back & 1 == 1 && self.reshape(number, 1, room.entry, template);
        }
        for index in 0..CANDIDATE_COUNT {
            let option = candidate(room.direction, index);
            if option.shape != template.shape {
                continue;
            }
            let Some(row) = option.resize_row else { return false };
            let origin = room.entry.wrapping_add(offset(option.offset));
            if template.doors >> (back + 4 * row) & 1 == 1 && self.reshape(number, shape, origin, template) {
                return true;
            }
        }
        false
    }

    /// Gives a room another shape and place, if it has its cells to itself, a door to every neighbour, and at most one
    /// neighbour that is not hidden.
    fn reshape(&mut self, number: u8, shape: u8, origin: u8, template: Template) -> bool {
        let own = number + 1;
        let form = &FORMS[usize::from(shape)];
        for cell in &form.cells[..usize::from(form.cell_count)] {
            let value = self.cells[usize::from(origin.wrapping_add(*cell))];
            if value != FREE && value != own && value != RESERVED {
                return false;
            }
        }
        let mut open = 0;
        for door in &form.doors[..usize::from(form.door_count)] {
            let Some(there) = self.at(origin.wrapping_add(door.target)) else { continue };
            if there == usize::from(number) {
                continue;
            }
            if template.doors >> door.number & 1 == 0 {
                return false;
            }
            open += u32::from(!self.rooms[there].kind.is_hidden());
        }
        if open > 1 {
            return false;
        }
        let old = self.rooms[usize::from(number)];
        if (old.shape, old.origin) != (shape, origin) {
            self.fill(old.shape, old.origin, FREE);
            self.fill(shape, origin, own);
            self.rooms[usize::from(number)] = FastRoom { shape, origin, ..old };
        }
        true
    }

    fn has_run_up(&self, number: u8) -> bool {
        let room = &self.rooms[usize::from(number)];
        let own = number + 1;
        let mut cell = room.entry;
        for _ in 0..3 {
            cell = cell.wrapping_add(STEPS[usize::from(room.direction & 3)]);
            let value = self.cells[usize::from(cell)];
            if value == OUTSIDE || (value != FREE && value != own && value != RESERVED) {
                return false;
            }
            if self.neighbours(cell, Some(usize::from(number))) > 0 {
                return false;
            }
        }
        true
    }

    /// Cells that the secret room shuns, a bit per column of each row.
    fn shunned(&self) -> [u16; 13] {
        let mut rows = [0u16; 13];
        let mut mark = |cell: u8| {
            let (x, y) = (cell % 16, cell / 16);
            if (1..=13).contains(&x) && (1..=13).contains(&y) {
                rows[usize::from(y) - 1] |= 1 << (x - 1);
            }
        };
        for room in &self.rooms[..self.len] {
            if matches!(room.kind, Kind::Boss | Kind::SecondBoss | Kind::SuperSecret) {
                let shape = Shape::of_id(room.shape).unwrap_or(Shape::SQUARE);
                for step in super::secret::slots(shape) {
                    mark(room.origin.wrapping_add(offset(step)));
                }
            }
        }
        if self.last_stage {
            for step in STEPS {
                mark(START.wrapping_add(step));
            }
        }
        rows
    }
}

impl Board for &mut Grid {
    fn take(&mut self, ends: &mut Vec<u8>, template: Template) -> Option<u8> {
        let place = (0..ends.len()).find(|place| self.resize(ends[*place], template))?;
        Some(ends.remove(place))
    }

    fn take_for_boss(&mut self, ends: &mut Vec<u8>, template: Template, labyrinth: bool) -> Option<u8> {
        let place = (0..ends.len()).find(|place| {
            let end = ends[*place];
            self.rooms[usize::from(end)].distance > 1
                && (!labyrinth || self.has_run_up(end))
                && self.resize(end, template)
        })?;
        Some(ends.remove(place))
    }

    fn place_second_boss(&mut self, boss: u8, template: Template) -> bool {
        let mut list = [NO; MOST_CANDIDATES];
        let parent = self.rooms[usize::from(boss)];
        let len = self.candidates(&parent, false, &mut list);
        self.shuffle(&mut list[..len]);
        let found = list[..len].iter().find(|room| {
            self.fits(room.shape, room.origin)
                && self.neighbours(room.entry, None) < 2
                && template.doors >> room.direction & 1 == 1
        });
        let Some(room) = found else { return false };
        let number = self.place(FastRoom { kind: Kind::SecondBoss, ..*room });
        self.resize(number, template)
    }

    fn place_secret(&mut self) -> bool {
        let shunned = self.shunned();
        let mut taken = [0u16; 15];
        let mut reserved = [0u16; 13];
        for y in 0..13 {
            let first = usize::from(index(0, y));
            for (x, value) in self.cells[first..first + 13].iter().enumerate() {
                let room = *value != FREE && *value < NO_ROOM;
                taken[y as usize + 1] |= u16::from(room) << x;
                reserved[y as usize] |= u16::from(*value == RESERVED) << x;
            }
        }
        // How many door slots face a cell: a cell is possible where every room beside it has one that does, and every
        // place where a room touches a cell is one slot of its shape or none.
        let mut facing = [0u8; 256];
        for room in &self.rooms[..self.len] {
            let form = &FORMS[usize::from(room.shape)];
            for door in &form.doors[..usize::from(form.door_count)] {
                facing[usize::from(room.origin.wrapping_add(door.target))] += 1;
            }
        }
        let mut best = (i32::MIN, 0usize, [0u8; 169]);
        for y in 0..13usize {
            let row = taken[y + 1];
            let mut free = !(row | shunned[y] | reserved[y]) & 0x1FFF;
            let beside = (row << 1 | row >> 1 | taken[y] | taken[y + 2]) & 0x1FFF;
            // Every free cell costs its draw; only those beside a room are looked at.
            while free & beside != 0 {
                let x = (free & beside).trailing_zeros();
                self.layout.skip((free & ((1 << x) - 1)).count_ones());
                free &= !((2 << x) - 1);
                let cell = index(x as i8, y as i8);
                let mut weight = 10 + self.layout.int(5) as i32;
                let neighbours = u32::from(facing[usize::from(cell)]);
                let beside = (taken[y] >> x & 1)
                    + (taken[y + 2] >> x & 1)
                    + (row >> (x + 1) & 1)
                    + (u32::from(row) << 1 >> x & 1) as u16;
                if neighbours != u32::from(beside) {
                    continue;
                }
                weight -= 3 * i32::from(neighbours < 3) + 3 * i32::from(neighbours < 2);
                if weight > best.0 {
                    (best.0, best.1) = (weight, 0);
                }
                if weight == best.0 {
                    best.2[best.1] = cell;
                    best.1 += 1;
                }
            }
            self.layout.skip(free.count_ones());
        }
        if best.1 == 0 {
            return false;
        }
        let cell = best.2[self.layout.int(best.1 as u32) as usize];
        self.secret_beside = facing[usize::from(cell)].into();
        self.place(FastRoom { origin: cell, entry: cell, kind: Kind::Secret, ..NO });
        true
    }

    fn set_kind(&mut self, room: u8, kind: Kind) {
        self.rooms[usize::from(room)].kind = kind;
    }
}
