//! A finished floor, in the one form that all profiles share.

use alloc::vec;
use alloc::vec::Vec;

use antre_core::{Cell, Fact};

use crate::Shape;

/// How many rooms are asked for.
pub(crate) const ROOM_COUNT: Fact = Fact::new("room-count");

/// What growth drew for rooms that did not come: it is what leaves dead ends.
pub(crate) const DEAD_ENDS: Fact = Fact::new("dead-ends");

/// What draws make: a room that has grown, by its place in the list of rooms (profiles of Rebirth).
pub const fn grown_room(number: u8) -> Fact {
    Fact::new("room").number(number as u32)
}

/// What draws make: a room that has grown on a numbered cell, 10·row + column (profiles of the Flash game).
pub const fn grown_cell(cell: u8) -> Fact {
    Fact::new("cell").number(cell as u32)
}

/// What a room is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "each is the room it is named after")]
pub enum Kind {
    Start,
    Normal,
    /// A normal room that curse of the labyrinth adds by the secret room's rule (Flash).
    Extra,
    Boss,
    SecondBoss,
    SuperSecret,
    Secret,
    Shop,
    Treasure,
    SecondTreasure,
    Dice,
    Sacrifice,
    Library,
    Curse,
    Miniboss,
    Challenge,
    Vault,
    Arcade,
    BedroomClean,
    BedroomDirty,
    Grave,
    /// The demo's reward room.
    Reward,
    /// The demo's coin room.
    Coin,
}

impl Kind {
    /// All kinds, in the order in which lists show them.
    pub const ALL: [Self; 23] = [
        Self::Start,
        Self::Boss,
        Self::SecondBoss,
        Self::SuperSecret,
        Self::Secret,
        Self::Shop,
        Self::Treasure,
        Self::SecondTreasure,
        Self::Dice,
        Self::Sacrifice,
        Self::Library,
        Self::Curse,
        Self::Miniboss,
        Self::Challenge,
        Self::Vault,
        Self::Arcade,
        Self::BedroomClean,
        Self::BedroomDirty,
        Self::Grave,
        Self::Reward,
        Self::Coin,
        Self::Extra,
        Self::Normal,
    ];

    /// The name in data: lower case, hyphens.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Normal => "normal",
            Self::Extra => "extra",
            Self::Boss => "boss",
            Self::SecondBoss => "second-boss",
            Self::SuperSecret => "super-secret",
            Self::Secret => "secret",
            Self::Shop => "shop",
            Self::Treasure => "treasure",
            Self::SecondTreasure => "second-treasure",
            Self::Dice => "dice",
            Self::Sacrifice => "sacrifice",
            Self::Library => "library",
            Self::Curse => "curse",
            Self::Miniboss => "miniboss",
            Self::Challenge => "challenge",
            Self::Vault => "vault",
            Self::Arcade => "arcade",
            Self::BedroomClean => "bedroom-clean",
            Self::BedroomDirty => "bedroom-dirty",
            Self::Grave => "grave",
            Self::Reward => "reward",
            Self::Coin => "coin",
        }
    }

    /// What draws make: the room of this kind.
    pub const fn fact(self) -> Fact {
        Fact::new(self.name())
    }

    /// Whether the room stands behind walls that must be bombed.
    pub const fn is_hidden(self) -> bool {
        matches!(self, Self::Secret | Self::SuperSecret)
    }

    /// Whether it is neither the start nor a room like most.
    pub const fn is_special(self) -> bool {
        !matches!(self, Self::Start | Self::Normal | Self::Extra)
    }
}

/// A room of a floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Room {
    /// Its shape; 1x1 in all profiles but those of Rebirth.
    pub shape: Shape,
    /// Top left of the bounding box.
    pub origin: Cell,
    /// Steps from the start along growth; 0 for secret rooms.
    pub distance: u16,
    /// What it is.
    pub kind: Kind,
    /// Door slots that lead to another room, one bit each.
    pub doors: u8,
}

impl Room {
    /// Its cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let origin = self.origin;
        self.shape.cells().iter().filter_map(move |step| moved(origin, *step))
    }
}

/// A finished floor. The start room comes first.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Floor {
    /// Columns of the grid.
    pub width: u8,
    /// Rows of the grid.
    pub height: u8,
    /// All rooms.
    pub rooms: Vec<Room>,
}

impl Floor {
    /// The room on a cell.
    pub fn room_at(&self, cell: Cell) -> Option<usize> {
        self.rooms.iter().position(|room| room.cells().any(|own| own == cell))
    }

    /// The first room of a kind.
    pub fn find(&self, kind: Kind) -> Option<&Room> {
        self.rooms.iter().find(|room| room.kind == kind)
    }

    /// The doors of a room: slot, the room behind it.
    pub fn doors(&self, index: usize) -> Vec<(u8, usize)> {
        let Some(room) = self.rooms.get(index) else { return Vec::new() };
        let slots = room.shape.doors().iter().enumerate();
        slots
            .filter(|(slot, _)| room.doors >> slot & 1 == 1)
            .filter_map(|(slot, door)| {
                let target = moved(room.origin, door.as_ref()?.target)?;
                Some((slot as u8, self.room_at(target)?))
            })
            .collect()
    }

    /// Steps from the start to every room through doors; rooms behind a hidden wall count as the end of a way, not as a
    /// way on. `None` where there is no such way.
    pub fn walk(&self) -> Vec<Option<u16>> {
        let mut steps = vec![None; self.rooms.len()];
        let mut queue = vec![0];
        if let Some(first) = steps.first_mut() {
            *first = Some(0);
        }
        let mut next = 0;
        while next < queue.len() {
            let here = queue[next];
            next += 1;
            if self.rooms.get(here).is_none_or(|room| room.kind.is_hidden()) {
                continue;
            }
            for (_, there) in self.doors(here) {
                if steps[there].is_none() {
                    steps[there] = steps[here].map(|steps| steps + 1);
                    queue.push(there);
                }
            }
        }
        steps
    }

    /// Sets every door mask to the slots that face another room (section 8a).
    pub(crate) fn set_doors(&mut self) {
        let occupied: Vec<Cell> = self.rooms.iter().flat_map(Room::cells).collect();
        for room in &mut self.rooms {
            room.doors = 0;
            for (slot, door) in room.shape.doors().iter().enumerate() {
                let target = door.as_ref().and_then(|door| moved(room.origin, door.target));
                if target.is_some_and(|target| occupied.contains(&target)) {
                    room.doors |= 1 << slot;
                }
            }
        }
    }
}

/// A cell some steps away, if that is a cell at all.
pub(crate) fn moved(cell: Cell, (dx, dy): (i8, i8)) -> Option<Cell> {
    Some(Cell::new(cell.x.checked_add_signed(dx)?, cell.y.checked_add_signed(dy)?))
}
