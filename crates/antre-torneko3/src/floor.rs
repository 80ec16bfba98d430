//! The floor: ground, traps, pillars, spikes, statues, shop.

use alloc::vec::Vec;

use antre_core::{Cell, Grid};

use crate::dir::{Dir, step};

/// What a cell is made of and belongs to; several can hold at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ground(pub u16);

impl Ground {
    /// Wall.
    pub const WALL: Self = Self(1);
    /// Slippery floor.
    pub const SLIP: Self = Self(1 << 1);
    /// Part of the monster house.
    pub const HOUSE: Self = Self(1 << 2);
    /// Part of the shop room.
    pub const SHOP: Self = Self(1 << 3);
    /// The shop's carpet.
    pub const CARPET: Self = Self(1 << 4);
    /// A trap lies here.
    pub const TRAP: Self = Self(1 << 5);
    /// A pillar stands here.
    pub const PILLAR: Self = Self(1 << 6);
    /// Spiked floor.
    pub const SPIKES: Self = Self(1 << 7);
    /// Water: nothing appears here.
    pub const WATER: Self = Self(1 << 8);
    /// Crystal: nothing appears here.
    pub const CRYSTAL: Self = Self(1 << 9);
    /// An item lies here.
    pub const ITEM: Self = Self(1 << 10);

    /// Whether all of `other` holds here.
    #[inline]
    pub const fn is(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any of `other` holds here.
    #[inline]
    pub const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What a trap does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TrapKind {
    /// Whoever stepped on it stands elsewhere.
    Warp {
        /// Where to.
        to: Cell,
    },
    /// Costs life.
    Damage(i32),
    /// Does nothing the turn rules know of.
    Other,
}

/// A trap. It acts on the player and allies, on enemies only if told so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trap {
    /// Where it lies.
    pub at: Cell,
    /// What it does.
    pub kind: TrapKind,
    /// Enemies set it off too.
    pub enemies: bool,
}

/// What a pillar does to those who stand in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PillarKind {
    /// Fire or sand: costs life.
    Damage(i32),
    /// Wind: moves.
    Wind {
        /// Where to.
        to: Cell,
    },
}

/// A pillar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pillar {
    /// Where it stands.
    pub at: Cell,
    /// What it does.
    pub kind: PillarKind,
}

/// Spiked floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spike {
    /// Where.
    pub at: Cell,
    /// Life it costs.
    pub damage: i32,
}

/// What a statue does, as far as the turn rules care (section 8.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum StatueEffect {
    /// Nothing the turn rules know of.
    #[default]
    None,
    /// One slow effect on the player.
    SlowPlayer {
        /// Turns it lasts, at least 1.
        turns: i32,
    },
}

/// A statue; the floor keeps them in order of placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Statue {
    /// What it does.
    pub effect: StatueEffect,
}

/// What the shop asks and what the player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Shop {
    /// Money the player carries.
    pub gold: i32,
    /// Price of what is carried.
    pub price: i32,
}

/// A floor.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Floor {
    /// Ground by cell.
    pub ground: Grid<Ground>,
    /// Traps.
    pub traps: Vec<Trap>,
    /// Pillars.
    pub pillars: Vec<Pillar>,
    /// Spiked cells.
    pub spikes: Vec<Spike>,
    /// Statues in order of placement.
    pub statues: Vec<Statue>,
    /// The stairs down.
    pub stairs: Option<Cell>,
    /// The shop, if there is one.
    pub shop: Option<Shop>,
}

impl Floor {
    /// An empty room without walls.
    pub fn open(width: u8, height: u8) -> Self {
        Self {
            ground: Grid::filled(width, height, Ground::default()),
            traps: Vec::new(),
            pillars: Vec::new(),
            spikes: Vec::new(),
            statues: Vec::new(),
            stairs: None,
            shop: None,
        }
    }

    /// The ground of a cell; outside the floor there is wall.
    #[inline]
    pub fn at(&self, cell: Cell) -> Ground {
        self.ground.get(cell).copied().unwrap_or(Ground::WALL)
    }

    /// Whether the cell lies on the floor.
    pub fn contains(&self, cell: Cell) -> bool {
        self.ground.get(cell).is_some()
    }

    /// Adds what a cell is; nothing happens outside the floor.
    pub fn mark(&mut self, cell: Cell, ground: Ground) {
        if let Some(here) = self.ground.get_mut(cell) {
            *here = here.with(ground);
        }
    }

    /// Lays a trap.
    pub fn lay(&mut self, trap: Trap) {
        self.mark(trap.at, Ground::TRAP);
        self.traps.push(trap);
    }

    /// Raises a pillar, in place of one that stood there.
    pub fn raise(&mut self, pillar: Pillar) {
        self.mark(pillar.at, Ground::PILLAR);
        self.pillars.retain(|known| known.at != pillar.at);
        self.pillars.push(pillar);
    }

    /// Puts spikes on a cell.
    pub fn spike(&mut self, spike: Spike) {
        self.mark(spike.at, Ground::SPIKES);
        self.spikes.push(spike);
    }

    /// The cell one step away, if nothing but a character could be in the way: walls stop, and their corners are not
    /// cut.
    #[inline]
    pub fn walk(&self, from: Cell, dir: Dir) -> Option<Cell> {
        let to = step(from, dir)?;
        if self.at(to).is(Ground::WALL) {
            return None;
        }
        let blocked = dir.is_diagonal()
            && (self.at(Cell::new(to.x, from.y)).is(Ground::WALL)
                || self.at(Cell::new(from.x, to.y)).is(Ground::WALL));
        if blocked { None } else { Some(to) }
    }

    pub(crate) fn trap_at(&self, cell: Cell) -> Option<(u16, Trap)> {
        let index = self.traps.iter().position(|trap| trap.at == cell)?;
        Some((index as u16, self.traps[index]))
    }

    pub(crate) fn pillar_at(&self, cell: Cell) -> Option<Pillar> {
        self.pillars.iter().find(|pillar| pillar.at == cell).copied()
    }

    pub(crate) fn spike_at(&self, cell: Cell) -> Option<Spike> {
        self.spikes.iter().find(|spike| spike.at == cell).copied()
    }
}
