//! The fast form of the Rebirth engine's floors: a padded grid of bytes, shapes as offsets, the layout's stream read from
//! several places at once, and the secret room's cells found on boards before their draws are looked at.

#![expect(
    clippy::needless_bitwise_bool,
    reason = "a branch on what a draw decides is guessed wrong half the time"
)]

mod board;
mod dead_ends;
mod forms;
mod grid;
mod growth;
mod layout;
mod secret;
mod take;

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::{Cell, Xorshift32};

use self::grid::Grid;
use self::layout::Layout;
use super::boss::{BossFlags, Choice};
use super::special::Placing;
use super::{MOST_LOOPS, Wanted, wanted};
use crate::edition::AbplusSetup;
use crate::{Curse, Room, Shape, StartSeed};

/// Makes floors one after the other, in memory of its own.
#[derive(Debug, Clone)]
pub struct Generator {
    setup: AbplusSetup,
    grid: Grid,
    copies: Vec<crate::Rng<Xorshift32>>,
    ends: VecDeque<u8>,
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
        Self { setup, grid: Grid::new(setup.stage == 11), copies: Vec::new(), ends: VecDeque::new() }
    }

    /// The floor of a seed.
    pub fn floor(&mut self, start: StartSeed) -> FastFloor<'_> {
        let (wanted, streams) = wanted::<Xorshift32>(start, &self.setup);
        let mut stage = streams.stage;
        let labyrinth = wanted.curse == Some(Curse::Labyrinth);
        let mut flags = BossFlags::default();
        self.grid.layout = Layout { state: wanted.layout_seed, drawn: 0 };
        let (mut boss, mut boss2, mut accepted) = (None, None, false);
        let (mut first_dead_ends, mut dead_ends, mut layout_rooms, mut loops) = (0, 0, 0, 0);
        while loops < MOST_LOOPS && !accepted {
            loops += 1;
            let board = &mut self.grid;
            board.clear();
            lay_out(board, wanted.rooms, labyrinth, &mut self.ends);
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
            layout_draws: self.grid.layout.drawn,
            stage_draws: stage.drawn(),
            boss,
            boss2,
            grid: &self.grid,
        }
    }
}

impl FastFloor<'_> {
    /// The rooms in their order, without their doors.
    pub fn rooms(&self) -> impl Iterator<Item = Room> {
        self.grid.rooms[..self.grid.len].iter().map(|room| Room {
            shape: Shape::of_id(room.shape()).unwrap_or(Shape::SQUARE),
            origin: Cell::new(room.origin() % 16 - 1, room.origin() / 16 - 1),
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

/// Grows the rooms, sees to the dead ends and puts them in order.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx+avx2+avx512f+avx512bw+avx512dq+avx512vl+bmi1+bmi2+lzcnt+popcnt",
        "x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt"
    ))
)]
fn lay_out(grid: &mut Grid, wanted: u32, labyrinth: bool, ends: &mut VecDeque<u8>) {
    grid.grow(wanted, labyrinth);
    grid.find_dead_ends();
    grid.dead_order(ends);
}

/// Places the secret room.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx+avx2+avx512f+avx512bw+avx512dq+avx512vl+bmi1+bmi2+lzcnt+popcnt",
        "x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt"
    ))
)]
fn place_secret(grid: &mut Grid) -> bool {
    grid.place_secret_room()
}
