//! The fast form of the Rebirth engine's floors: a padded grid of bytes, shapes as offsets, the layout's stream read from
//! several places at once, and the secret room's cells found on boards before their draws are looked at.

#![expect(
    clippy::needless_bitwise_bool,
    reason = "a branch on what a draw decides is guessed wrong half the time"
)]

mod board;
mod forms;
mod layout;
mod secret;

use alloc::vec::Vec;

use antre_core::{Cell, Xorshift32};

use self::board::{Board, INSIDE, clear_from, from, holds, mark, mark_from, two_beside, window};
use self::forms::{
    FITTING, FORMS, FREE, Form, NO_ROOM, OPTIONS, OUTSIDE, RESERVED, START, STEPS, index, offset,
};
use self::layout::Layout;
use super::boss::{BossFlags, Choice};
use super::special::{self, Placing};
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
/// Candidates at most: eight doors with fourteen shapes each, and a place beyond them to write to.
const MOST_CANDIDATES: usize = 8 * (1 + CANDIDATE_COUNT) + 1;

/// What may stand behind a door, in one word that is quickly moved: shape, direction, entry, origin.
#[derive(Debug, Clone, Copy)]
struct Behind(u32);

impl Behind {
    const fn new(shape: u8, direction: u8, entry: u8, origin: u8) -> Self {
        Self(u32::from_le_bytes([shape, direction, entry, origin]))
    }

    const fn shape(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    const fn direction(self) -> u8 {
        self.0.to_le_bytes()[1]
    }

    const fn entry(self) -> u8 {
        self.0.to_le_bytes()[2]
    }

    const fn origin(self) -> u8 {
        self.0.to_le_bytes()[3]
    }

    /// The room, if it is placed behind a room at a distance.
    const fn room(self, parent_distance: u8) -> FastRoom {
        FastRoom {
            shape: self.shape(),
            origin: self.origin(),
            entry: self.entry(),
            direction: self.direction(),
            distance: parent_distance + 1,
            dead: false,
            kind: Kind::Normal,
        }
    }
}

type List = [Behind; MOST_CANDIDATES];

/// Makes floors one after the other, in memory of its own.
#[derive(Debug, Clone)]
pub struct Generator {
    setup: AbplusSetup,
    board: Grid,
    copies: Vec<crate::Rng<Xorshift32>>,
    ends: Vec<u8>,
}

#[derive(Debug, Clone)]
struct Grid {
    cells: [u8; 256],
    /// Cells with a room.
    taken: Board,
    /// Cells that take no room.
    closed: Board,
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
            cells: EMPTY,
            taken: [0; 4],
            closed: [0; 4],
            rooms: [NO; MOST_ROOMS],
            len: 0,
            layout,
            last_stage: setup.stage == 11,
            secret_beside: 0,
        };
        Self { setup, board, copies: Vec::new(), ends: Vec::new() }
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
            lay_out(board, wanted.rooms, labyrinth);
            board.dead_order(&mut self.ends);
            dead_ends = self.ends.len() as u32;
            layout_rooms = board.len as u32;
            if loops == 1 {
                first_dead_ends = dead_ends;
            }
            if dead_ends < wanted.dead_ends {
                continue;
            }
            self.copies.clear();
            let (setup, wanted, copies) = (&self.setup, &wanted, &mut self.copies);
            let (stage, flags, ends) = (&mut stage, &mut flags, core::mem::take(&mut self.ends));
            let mut placing = Placing { setup, wanted, board, ends, stage, copies, flags };
            accepted = placing.run(&mut boss, &mut boss2).is_ok();
            self.ends = placing.ends;
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

/// Grows the rooms and sees to the dead ends.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt")))]
fn lay_out(grid: &mut Grid, wanted: u32, labyrinth: bool) {
    grid.grow(wanted, labyrinth);
    grid.find_dead_ends();
}

/// Places the secret room.
#[cfg_attr(feature = "std", multiversion::multiversion(targets("x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt")))]
fn place_secret(grid: &mut Grid) -> bool {
    grid.place_secret_room()
}

/// The padded grid without a room.
const EMPTY: [u8; 256] = {
    let mut cells = [OUTSIDE; 256];
    let mut cell = 0u8;
    while cell < 169 {
        cells[index((cell % 13) as i8, (cell / 13) as i8) as usize] = FREE;
        cell += 1;
    }
    cells
};

/// The offsets of a shape.
#[inline(always)]
fn form(shape: u8) -> &'static Form {
    &FORMS[usize::from(shape) % FORMS.len()]
}

impl Grid {
    fn clear(&mut self) {
        self.cells = EMPTY;
        self.taken = [0; 4];
        self.closed = INSIDE.map(|word| !word);
        self.len = 0;
        self.secret_beside = 0;
        self.place(FastRoom { kind: Kind::Start, ..NO });
        if self.last_stage {
            self.cells[usize::from(index(6, 5))] = RESERVED;
            mark(&mut self.closed, index(6, 5));
        }
    }

    /// The room on a cell.
    #[inline(always)]
    fn at(&self, cell: u8) -> Option<usize> {
        let value = self.cells[usize::from(cell)];
        (value != FREE && value < NO_ROOM).then(|| usize::from(value) - 1)
    }

    #[inline(always)]
    fn fits(&self, shape: u8, origin: u8) -> bool {
        from(&self.closed, origin) & form(shape).board == 0
    }

    #[inline(always)]
    fn place(&mut self, room: FastRoom) -> u8 {
        let number = self.len.min(MOST_ROOMS - 1);
        self.fill(room.shape, room.origin, number as u8 + 1);
        mark_from(&mut self.taken, room.origin, form(room.shape).board);
        mark_from(&mut self.closed, room.origin, form(room.shape).board);
        self.rooms[number] = room;
        self.len = number + 1;
        number as u8
    }

    #[inline(always)]
    fn fill(&mut self, shape: u8, origin: u8, value: u8) {
        for cell in form(shape).cells {
            self.cells[usize::from(origin.wrapping_add(cell))] = value;
        }
    }

    /// Rooms' cells beside a cell, those of one room aside.
    #[inline(always)]
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
    #[inline(always)]
    fn faces(&self, room: usize, cell: u8) -> bool {
        let room = &self.rooms[room];
        let form = form(room.shape);
        form.doors[..usize::from(form.door_count)]
            .iter()
            .fold(false, |any, door| any | (room.origin.wrapping_add(door.target) == cell))
    }

    #[inline(always)]
    fn candidates(&mut self, parent: &FastRoom, all: bool, list: &mut List) -> usize {
        let form = form(parent.shape);
        // Which doors lead to free cells, as bits: a branch for each door would be guessed wrong half the time.
        let mut open = 0u8;
        for (number, door) in form.doors[..usize::from(form.door_count)].iter().enumerate() {
            open |= u8::from(!holds(&self.closed, parent.origin.wrapping_add(door.target))) << number;
        }
        let mut len = 0;
        while open != 0 {
            let door = &form.doors[open.trailing_zeros() as usize % form.doors.len()];
            open &= open - 1;
            let entry = parent.origin.wrapping_add(door.target);
            let direction = door.number & 3;
            list[len] = Behind::new(1, direction, entry, entry);
            len += 1;
            let around = window(&self.closed, entry);
            let around = around & 7 | around >> 13 & (7 << 3) | around >> 26 & (7 << 6);
            let fitting = FITTING[usize::from(direction)][around as usize];
            let hits = self.layout.door(fitting);
            let mut hits = if all { fitting } else { hits };
            let mut list_next = |hits: &mut u64| {
                let option =
                    OPTIONS[usize::from(direction)][hits.trailing_zeros() as usize / 4 % CANDIDATE_COUNT];
                list[len] = Behind::new(option.shape, direction, entry, entry.wrapping_add(option.offset));
                len += usize::from(*hits != 0);
                *hits &= hits.wrapping_sub(1);
            };
            // One is written in any case, and stays where there is a hit.
            list_next(&mut hits);
            while hits != 0 {
                list_next(&mut hits);
            }
        }
        len
    }

    #[inline(always)]
    fn shuffle(&mut self, list: &mut [Behind]) {
        for last in (1..list.len()).rev() {
            let other = self.layout.int(last as u32 + 1) as usize;
            list.swap(last, other);
        }
    }

    #[inline(always)]
    fn grow(&mut self, wanted: u32, labyrinth: bool) {
        // Rooms are pushed at both ends and taken from the back: a window of an array that nothing can leave.
        let mut queue = [0u8; 2 * MOST_ROOMS];
        let (mut front, mut back) = (MOST_ROOMS, MOST_ROOMS + 1);
        let mut list = [Behind(0); MOST_CANDIDATES];
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
            let len = self.keep_possible(&mut list, len, labyrinth);
            for room in &list[..len] {
                let (fits, crowded) = self.fits_and_crowded(*room);
                if !fits | (crowded & !labyrinth) {
                    continue;
                }
                if crowded && self.layout.int(10) != 0 {
                    continue;
                }
                // A plain room beside its parent alone has a door there, and the parent has the one it came through.
                if (room.shape() != 1 || crowded) && !self.doors_agree(*room) {
                    continue;
                }
                let number = self.place(room.room(current.distance));
                placed += 1;
                // The place before the front or the one behind the back, without a branch on the draw.
                let to_front = self.layout.next().is_multiple_of(3);
                front -= usize::from(to_front);
                queue[if to_front { front } else { back } % queue.len()] = number;
                back += usize::from(!to_front);
                quota -= 1;
                if quota <= 0 || placed >= wanted {
                    break;
                }
            }
        }
    }

    #[inline(always)]
    fn fits_and_crowded(&self, room: Behind) -> (bool, bool) {
        (self.fits(room.shape(), room.origin()), two_beside(window(&self.taken, room.entry())))
    }

    /// Moves the candidates that could stand to the front, in their order. The others cost no draw, and what grows makes
    /// no place for them; sorted out here, they cost no branch that is guessed wrong.
    #[inline(always)]
    fn keep_possible(&self, list: &mut List, len: usize, labyrinth: bool) -> usize {
        let mut kept = 0;
        for place in 0..len {
            let room = list[place];
            let (fits, crowded) = self.fits_and_crowded(room);
            list[kept] = room;
            kept += usize::from(fits & (labyrinth | !crowded));
        }
        kept
    }

    /// The doors of a form that lead to rooms, as bits.
    #[inline(always)]
    fn met(&self, form: &Form, origin: u8) -> u8 {
        let doors = form.doors[..usize::from(form.door_count)].iter().enumerate();
        doors.fold(0, |met, (number, door)| {
            met | u8::from(holds(&self.taken, origin.wrapping_add(door.target))) << number
        })
    }

    #[inline(always)]
    fn doors_agree(&self, room: Behind) -> bool {
        let form = form(room.shape());
        let wide = self::form(form.wide);
        let mut met = self.met(wide, room.origin());
        while met != 0 {
            let door = &wide.doors[met.trailing_zeros() as usize % wide.doors.len()];
            met &= met - 1;
            let faced = self
                .at(room.origin().wrapping_add(door.target))
                .is_some_and(|there| self.faces(there, room.origin().wrapping_add(door.source)));
            if form.mask >> door.number & 1 == 0 || !faced {
                return false;
            }
        }
        true
    }

    #[inline(always)]
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

    #[inline(always)]
    fn find_dead_ends(&mut self) {
        let mut list = [Behind(0); MOST_CANDIDATES];
        let mut dead = self.mark_dead_ends();
        for _ in 0..5 {
            if dead >= 5 {
                return;
            }
            for number in 0..self.len {
                let parent = self.rooms[number];
                let len = self.candidates(&parent, true, &mut list);
                let found = list[..len].iter().find(|room| {
                    self.fits(room.shape(), room.origin()) && !two_beside(window(&self.taken, room.entry()))
                });
                if let Some(room) = found {
                    self.place(room.room(parent.distance));
                    break;
                }
            }
            dead = self.mark_dead_ends();
        }
    }

    fn dead_order(&self, order: &mut Vec<u8>) {
        order.resize(MOST_ROOMS, 0);
        let mut dead = 0;
        for (number, room) in self.rooms[..self.len].iter().enumerate() {
            order[dead % MOST_ROOMS] = number as u8;
            dead += usize::from(room.dead);
        }
        order.truncate(dead);
        for place in 0..order.len() {
            // The first of the farthest: places count down below the distance.
            let farthest = order.iter().enumerate().skip(place).fold(0, |best, (other, number)| {
                let distance = u32::from(self.rooms[usize::from(*number) % MOST_ROOMS].distance);
                best.max(distance << 8 | (255 - other as u32))
            });
            order.swap(place, 255 - (farthest & 255) as usize);
        }
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
        let form = form(shape);
        let free = form.cells.iter().fold(true, |free, cell| {
            let value = self.cells[usize::from(origin.wrapping_add(*cell))];
            free & ((value == FREE) | (value == own) | (value == RESERVED))
        });
        if !free {
            return false;
        }
        let (mut open, mut met) = (0, self.met(form, origin));
        while met != 0 {
            let door = &form.doors[met.trailing_zeros() as usize % form.doors.len()];
            met &= met - 1;
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
            for board in [&mut self.taken, &mut self.closed] {
                clear_from(board, old.origin, self::form(old.shape).board);
                mark_from(board, origin, form.board);
            }
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
}

impl special::Board for &mut Grid {
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
        let mut list = [Behind(0); MOST_CANDIDATES];
        let parent = self.rooms[usize::from(boss)];
        let len = self.candidates(&parent, false, &mut list);
        self.shuffle(&mut list[..len]);
        let found = list[..len].iter().find(|room| {
            self.fits(room.shape(), room.origin())
                && !two_beside(window(&self.taken, room.entry()))
                && template.doors >> room.direction() & 1 == 1
        });
        let Some(room) = found else { return false };
        let number = self.place(FastRoom { kind: Kind::SecondBoss, ..room.room(parent.distance) });
        self.resize(number, template)
    }

    fn place_secret(&mut self) -> bool {
        place_secret(self)
    }

    fn set_kind(&mut self, room: u8, kind: Kind) {
        self.rooms[usize::from(room)].kind = kind;
    }
}
