//! New enemies: when, and on which cell (section 2).

use alloc::vec::Vec;

use antre_core::{Draw, Reading, Why};

use crate::actor::Actor;
use crate::event::{Event, Sink};
use crate::play::Play;
use crate::turn::Run;

/// Which of the cells of a row: the rules name no order within a row.
pub const SPAWN_CELL: Why = Why::new("spawn-cell", "2.3");

/// Who appears in phase S.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Spawn {
    /// No cell is free: nobody.
    NoCell,
    /// An enemy that is only counted.
    Counted,
    /// This enemy.
    Enemy(Actor),
}

impl<P: Play, S: Sink> Run<'_, P, S> {
    pub(crate) fn spawn_phase(&mut self) {
        let Some(rule) = self.spawn_rule() else { return };
        match self.play.spawn(self.state, rule) {
            Spawn::NoCell => self.note(Event::SpawnNone { rule }),
            Spawn::Counted => {
                self.state.extra_enemies = self.state.extra_enemies.saturating_add(1);
                let (enemies, chars) = (self.state.enemies(), self.state.characters());
                self.note(Event::SpawnCounted { rule, enemies, chars });
            }
            Spawn::Enemy(mut actor) => {
                actor.class = crate::Class::Enemy;
                match self.state.join(actor) {
                    Ok(who) => {
                        let order = self.state.actors.last().map_or(0, |actor| actor.order);
                        self.note(Event::Spawned { rule, who, order });
                    }
                    // The rules know no enemy without a number.
                    Err(_) => self.note(Event::SpawnNone { rule }),
                }
            }
        }
    }

    /// The lowest-numbered condition that holds; one enemy a turn even if several do (A14).
    fn spawn_rule(&self) -> Option<u8> {
        let state = &*self.state;
        let every_30 = state.turn.is_multiple_of(30);
        let every_5 = state.thief && state.turn.is_multiple_of(5);
        if !every_30 && !every_5 {
            return None;
        }
        if every_30 && state.enemies() < 20 {
            return Some(1);
        }
        let room = state.characters() < 40;
        if every_30 && room && state.house.is_some_and(|house| !house.active) {
            return Some(2);
        }
        (room && every_5).then_some(3)
    }
}

/// What the priority table asks about a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::struct_excessive_bools, reason = "the columns of a table")]
pub struct CellFacts {
    /// In the player's view.
    pub visible: bool,
    /// In the room the player is in; a corridor is no room (A29).
    pub same_room: bool,
    /// An item, a trap, spikes or slippery floor on it.
    pub object: bool,
    /// Against a wall.
    pub wall_side: bool,
    /// Next to one of its own kind.
    pub next_to_kin: bool,
    /// Somebody stands there.
    pub occupied: bool,
    /// Crystal.
    pub crystal: bool,
    /// Water.
    pub water: bool,
}

/// The row of the table (1 to 6) that a cell belongs to; none if nobody ever appears there. `clusters`: the species
/// is of the mud-hand or slime-breath families. `big_room`: the floor is one big room.
pub const fn spawn_row(cell: CellFacts, clusters: bool, big_room: bool) -> Option<u8> {
    if cell.occupied || cell.crystal || cell.water || cell.visible {
        return None;
    }
    if cell.same_room {
        return if big_room && !cell.object { Some(6) } else { None };
    }
    if cell.object {
        return Some(5);
    }
    let kin = clusters && cell.next_to_kin;
    Some(match (cell.wall_side, kin) {
        (true, true) => 1,
        (true, false) => 2,
        (false, true) => 3,
        (false, false) => 4,
    })
}

/// The first row that has a cell, and its cells by their index; row 7 is nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpawnChoice {
    /// Row of the table, 1 to 7.
    pub priority: u8,
    /// Indices of the cells of that row, in the order given.
    pub cells: Vec<usize>,
}

/// Chooses among cells by the priority table (section 2.3).
pub fn spawn_cells(cells: &[CellFacts], clusters: bool, big_room: bool) -> SpawnChoice {
    let rows = || cells.iter().map(|&cell| spawn_row(cell, clusters, big_room));
    let Some(priority) = rows().flatten().min() else {
        return SpawnChoice { priority: 7, cells: Vec::new() };
    };
    let cells =
        rows().enumerate().filter(|&(_, row)| row == Some(priority)).map(|(index, _)| index).collect();
    SpawnChoice { priority, cells }
}

/// Rolls one of the chosen cells; one draw, none if there is nothing to choose.
pub fn pick_cell(choice: &SpawnChoice, draw: &mut impl Draw) -> Option<usize> {
    let count = choice.cells.len() as u32;
    if count < 2 {
        return choice.cells.first().copied();
    }
    let picked = draw.draw(SPAWN_CELL) % count;
    draw.read(Reading::value(0, i64::from(count) - 1, i64::from(picked)));
    choice.cells.get(picked as usize).copied()
}
