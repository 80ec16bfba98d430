//! The space of Isaac's floors: seeds × stages under one profile.

mod columns;
mod floors;
mod maker;
mod sieve;
mod survey;
mod told;

pub use floors::Floors;

use antre_isaac::{Curse, Kind, Shape};

/// A floor, as far as it is known.
#[derive(Debug, Clone)]
pub struct FloorItem {
    /// Start seed.
    pub seed: u32,
    /// Stage.
    pub stage: u8,
    /// What is known without a layout.
    pub head: Head,
    /// The floor, once it is made.
    pub plan: Plan,
}

/// What is known of a stage without a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Head {
    /// The stage's seed; the run's where the profile has no others.
    pub stage_seed: u32,
    /// 0, 1 or 2.
    pub variant: u8,
    /// The curse.
    pub curse: Option<Curse>,
    /// Rooms asked for beyond the start (abplus).
    pub wanted: u32,
}

/// A floor in the facts that conditions ask for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// Whether the game gives it up; then there are no rooms.
    pub given_up: bool,
    /// Attempts made.
    pub attempts: u32,
    /// The boss's number (abplus); 0 where none is known.
    pub boss: u8,
    /// The rooms: the start, then row by row.
    pub rooms: Vec<RoomItem>,
    /// What is beyond the start's doors: left, up, right, down. Hidden rooms show no door.
    pub exits: [Option<usize>; 4],
}

/// A room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a column of its own")]
pub struct RoomItem {
    /// What it is; rooms that the labyrinth adds are normal.
    pub kind: Kind,
    /// Its shape.
    pub shape: Shape,
    /// Column of its bounding box, from 0.
    pub x: u8,
    /// Row of its bounding box, from 0.
    pub y: u8,
    /// Steps from the start through doors; -1 where no way leads there.
    pub steps: i16,
    /// Rooms beyond its doors.
    pub touches: u8,
    /// Whether a door leads to the start.
    pub by_start: bool,
    /// Whether a door leads to the boss.
    pub by_boss: bool,
    /// Whether the secret room stands beside it.
    pub by_secret: bool,
    /// Whether it is a dead end: not the start, not hidden, one room beside it that is not hidden either.
    pub dead_end: bool,
}

impl Plan {
    /// The first room of a kind.
    pub fn first(&self, kind: Kind) -> Option<&RoomItem> {
        self.rooms.iter().find(|room| room.kind == kind)
    }

    /// Steps to the first room of a kind, or -1.
    pub fn steps_to(&self, kind: Kind) -> i64 {
        self.first(kind).map_or(-1, |room| room.steps.into())
    }

    /// The room beyond a door of the start.
    pub fn exit(&self, side: usize) -> Option<&RoomItem> {
        self.rooms.get(self.exits[side]?)
    }
}
