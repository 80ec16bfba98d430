//! What happened, as slots on lanes: the one shape in which every turn machine shows its work.

use alloc::string::String;
use alloc::vec::Vec;

use crate::Message;

/// Whose side a lane is on. Pictures give it a colour *and* a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Role {
    /// Leader, player, hero: a disc.
    Hero,
    /// On the hero's side: a square.
    Ally,
    /// Against the hero: a triangle.
    Enemy,
    /// Terrain and pending effects: a diamond.
    Field,
}

/// One actor's row, in the order in which the game asks them.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lane {
    /// Name as the user knows it.
    pub name: String,
    /// Side.
    pub role: Role,
}

/// One moment. Several columns can belong to one step: an extra action has a column of its own inside it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Column {
    /// What the user counts (step, tick, turn); empty in the further columns of the same step.
    pub step: String,
    /// What the game counts, or the name of the phase; empty where the game counts nothing.
    pub counter: String,
    /// A shared tick, the current phase or the chosen second: drawn as a band.
    pub band: bool,
    /// The game's counter jumped here (a reset).
    pub reset: bool,
}

/// What a slot says about its actor at that moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SlotKind {
    /// Acts, and locks or pays.
    Acts,
    /// Acts without locking or paying: walks, passes, decides.
    Free,
    /// Was due but is locked.
    Locked,
    /// Loses this turn or phase; the reason says why.
    Lost,
    /// Not due.
    NotDue,
    /// Would have acted; what was decided came to nothing.
    Cancelled,
    /// Falls, or leaves the floor.
    Leaves,
    /// An effect is armed here.
    Pending,
    /// An armed effect fires here.
    Fired,
}

/// What one actor does in one column.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Slot {
    /// Index into [`Timeline::lanes`].
    pub lane: usize,
    /// Index into [`Timeline::columns`].
    pub column: usize,
    /// What kind of moment it is.
    pub kind: SlotKind,
    /// Glyph id of the action (`attack`, `walk`, `boost`); empty where there is none.
    pub action: String,
    /// An action granted out of the usual order: drawn with a plus.
    pub extra: bool,
    /// Differs from the timeline it is compared with.
    pub differs: bool,
    /// Why, in words the facade finds; always present on [`SlotKind::Lost`].
    pub reason: Option<Message>,
}

/// Lanes × columns × slots: what a turn machine did.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Timeline {
    /// Name of what the first header row counts (`step`, `tick`, `turn 1`).
    pub step_label: String,
    /// Name of what the second header row counts (`counter`); empty if there is no second row.
    pub counter_label: String,
    /// Actors, leader first.
    pub lanes: Vec<Lane>,
    /// Moments, in order.
    pub columns: Vec<Column>,
    /// Slots, in the order in which they happened. A (lane, column) without one is empty.
    pub slots: Vec<Slot>,
}

impl Timeline {
    /// The slots of one lane, in column order of their making.
    pub fn lane(&self, lane: usize) -> impl Iterator<Item = &Slot> {
        self.slots.iter().filter(move |slot| slot.lane == lane)
    }

    /// The slot of a lane in a column; the last one where several were made.
    pub fn slot(&self, lane: usize, column: usize) -> Option<&Slot> {
        self.slots.iter().rev().find(|slot| slot.lane == lane && slot.column == column)
    }
}
