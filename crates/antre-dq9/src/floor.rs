//! A floor of a map with everything that can be known of it (`docs/rules/dq9.md`, sections 5 to 8).

use alloc::vec::Vec;

use antre_core::{Cell, in_range};

use crate::Error;
use crate::chests;
use crate::edition::Edition;
use crate::header::Header;
use crate::layout::Layout;
use crate::memory::{Memory, monster_table};
use crate::rank::MapId;
use crate::tables::{ChestItem, MonsterTable, TableEntry};

/// A chest of a floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chest {
    /// Place in the order of laying, from 1.
    pub number: u8,
    /// Where it stands.
    pub cell: Cell,
    /// Rank, 1 (I) to 10 (S).
    pub rank: u8,
    /// It can hold a trap monster that has no record on this floor: it opens without a fight, and what it held is lost
    /// until the grotto is reset (section 8).
    pub hollow: bool,
}

impl Chest {
    /// The rank's letter.
    pub const fn letter(&self) -> char {
        chests::letter(self.rank)
    }
}

/// Why no monster roams a floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NoMonsters {
    /// Only records of trap chests fit.
    TrapsOnly,
    /// The memory is full before the first record.
    MemoryFull,
}

/// What a shortage of memory did to a floor (sections 8 and 21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Special {
    /// No monster roams it.
    NoMonsters(NoMonsters),
    /// Only this monster roams it.
    Single(u16),
    /// Only some of its table's kinds roam it: how many.
    Few(u8),
    /// Every kind has its record, but passages were cut.
    CutPassages,
}

/// A floor of a map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Floor {
    /// Number, from 1.
    pub number: u8,
    /// Monster rank, 1..=12.
    pub monster_rank: u8,
    /// Tiles, stairs, chest places.
    pub layout: Layout,
    /// What its cells take of the memory.
    pub memory: Memory,
    /// Bytes taken before the monsters' records, of [`crate::memory::AREA`].
    pub bytes: u32,
    /// How many entries of the table have a record.
    pub fit: u8,
    /// The monsters of its environment and rank, in ascending number.
    pub table: &'static MonsterTable,
    ranks: [u8; 3],
}

impl Floor {
    /// Floor `number` (1..=16) of a map, without the other floors. Floors beyond the map's depth are what a guest finds
    /// there (section 18).
    ///
    /// # Errors
    /// The floor's number is not in 1..=16.
    pub fn of(id: MapId, header: &Header, number: u8, edition: &Edition) -> Result<Self, Error> {
        in_range("floor", number.into(), 1..=16)?;
        Ok(Self::make(id, *header, number, *edition))
    }

    fn make(id: MapId, header: Header, number: u8, edition: Edition) -> Self {
        let layout = Layout::of(id.seed, number);
        let monster_rank = header.monster_rank(number);
        let memory = Memory::count(&layout);
        let table = monster_table(header.environment, monster_rank);
        let ranks = chests::ranks(id.seed, number, layout.chests.len(), monster_rank);
        Self {
            number,
            monster_rank,
            memory,
            bytes: memory.bytes(table, &edition),
            fit: memory.fit(table, &edition),
            table,
            ranks,
            layout,
        }
    }

    /// The chests in the order of laying.
    pub fn chests(&self) -> impl ExactSizeIterator<Item = Chest> + '_ {
        self.layout.chests.iter().zip(self.ranks).enumerate().map(|(index, (&cell, rank))| Chest {
            number: index as u8 + 1,
            cell,
            rank,
            hollow: chests::trap_of(rank).is_some_and(|trap| !self.has_record(trap)),
        })
    }

    /// Ranks of the chests; 0 where there is none.
    pub const fn chest_ranks(&self) -> [u8; 3] {
        self.ranks
    }

    /// What each chest holds if the chests are laid at an internal second.
    pub fn contents(&self, id: MapId, second: u32) -> Vec<&'static ChestItem> {
        let rolls = chests::rolls(id.seed, self.number, second);
        self.chests().zip(rolls).map(|(chest, roll)| chests::item(chest.rank, roll)).collect()
    }

    /// Entries of the table that have a record.
    pub fn present(&self) -> &'static [TableEntry] {
        &self.table.entries[..usize::from(self.fit)]
    }

    /// Entries that have none: they never appear on this floor.
    pub fn lost(&self) -> &'static [TableEntry] {
        &self.table.entries[usize::from(self.fit)..]
    }

    /// Whether a monster of the table has a record.
    pub fn has_record(&self, monster: u16) -> bool {
        self.present().iter().any(|entry| entry.monster == monster)
    }

    /// What a shortage of memory did here, if there was one.
    pub fn special(&self) -> Option<Special> {
        special(self.table, self.fit, self.memory)
    }
}

/// What a shortage of memory does to a floor with this table of which `fit` entries have a record.
pub(crate) fn special(table: &MonsterTable, fit: u8, memory: Memory) -> Option<Special> {
    let present = &table.entries[..usize::from(fit).min(table.entries.len())];
    if present.len() == table.entries.len() {
        return memory.is_cut().then_some(Special::CutPassages);
    }
    let mut roaming = present.iter().filter(|entry| entry.rolls.is_some());
    Some(match (roaming.next(), roaming.count()) {
        (None, _) if present.is_empty() => Special::NoMonsters(NoMonsters::MemoryFull),
        (None, _) => Special::NoMonsters(NoMonsters::TrapsOnly),
        (Some(only), 0) => Special::Single(only.monster),
        (Some(_), more) => Special::Few(more as u8 + 1),
    })
}

/// A whole map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grotto {
    /// Rank and seed.
    pub id: MapId,
    /// Header.
    pub header: Header,
    /// Floors from the first; the boss floor is not among them.
    pub floors: Vec<Floor>,
}

impl Grotto {
    /// A map with all its floors.
    pub fn of(id: MapId, edition: &Edition) -> Self {
        let header = Header::of(id);
        let floors = (1..=header.floors).map(|number| Floor::make(id, header, number, *edition)).collect();
        Self { id, header, floors }
    }
}
