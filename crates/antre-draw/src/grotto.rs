//! Grotto floors: one in detail, with its chests by second, its monsters and its memory, or all floors of a map.

mod plan;
mod sheet;
mod single;
mod terminal;

use antre_core::Cell;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Form;

/// What lies in a cell, as it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GrottoTile {
    /// Rock.
    Rock,
    /// Floor of a room.
    Floor,
    /// Corridor.
    Corridor,
    /// Doorway of a room.
    Doorway,
}

/// What a chest holds at one of the seconds shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GrottoContent {
    /// What it is called.
    pub name: String,
    /// Chance and roll: `1 % · roll 91`.
    pub note: String,
    /// A monster jumps out.
    pub trap: bool,
    /// Worth waiting for.
    pub rare: bool,
    /// The whole fact as a sentence, for hovering.
    pub told: String,
    /// The name that draws call it by.
    pub fact: String,
}

/// A chest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GrottoChest {
    /// Where it stands.
    pub cell: Cell,
    /// The letter of its rank.
    pub letter: char,
    /// Of the two highest ranks: drawn solid.
    pub top: bool,
    /// Nobody can reach it.
    pub unreachable: bool,
    /// The whole fact as a sentence, for hovering.
    pub told: String,
    /// What it holds, one entry for each of the chart's seconds.
    pub contents: Vec<GrottoContent>,
}

/// A monster of the floor's table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GrottoMonster {
    /// Its number.
    pub number: String,
    /// What it is called.
    pub name: String,
    /// How it comes: `18 %`, `from chests`, `never`.
    pub note: String,
    /// It has a record: it can appear.
    pub present: bool,
}

/// The memory of a floor, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GrottoMemory {
    /// The whole area.
    pub area: u32,
    /// Taken before the first record.
    pub taken: u32,
    /// Taken by records.
    pub records: u32,
}

/// A floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct GrottoFloor {
    /// `B14F`.
    pub name: String,
    /// Side length, borders included.
    pub side: u8,
    /// Tiles, row by row; stairs and chests stand on them.
    pub tiles: Vec<Vec<GrottoTile>>,
    /// Where one arrives.
    pub up: Cell,
    /// The way down.
    pub down: Cell,
    /// Chests in the order of laying.
    pub chests: Vec<GrottoChest>,
    /// Old stairs that look like floor.
    pub ghosts: Vec<Cell>,
    /// Open cells that nobody can reach.
    pub closed: Vec<Cell>,
    /// Open cells without a passage: no monster comes there.
    pub isolated: Vec<Cell>,
    /// The monsters of its table.
    pub monsters: Vec<GrottoMonster>,
    /// Its memory.
    pub memory: GrottoMemory,
    /// `monsters rank 12, all 8 have a record`.
    pub monsters_line: String,
    /// The same beside a heading: `monster rank 12 · all 8 have a record`.
    pub monsters_told: String,
    /// `memory 9180 of 11344 bytes`.
    pub memory_line: String,
    /// The same beside a heading: `9,180 of 11,344 bytes before the records`.
    pub memory_told: String,
    /// Records, cells and passages in words.
    pub memory_note: String,
    /// `all 8 appear`, for the small form.
    pub short: String,
    /// Lines below the floor: who roams, who never does, ways, what is odd here.
    pub lines: Vec<String>,
}

/// The words of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
#[allow(missing_docs, reason = "each is the word it is named after")]
pub struct GrottoWords {
    pub chests: String,
    pub chests_title: String,
    pub monsters: String,
    pub memory: String,
    pub arrive: String,
    pub go_down: String,
    pub doorway: String,
    pub corridor: String,
    pub floor: String,
    pub rock: String,
    pub unreachable: String,
    pub closed: String,
    pub ghost: String,
    pub isolated: String,
}

/// The picture of a map or of one of its floors.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct GrottoChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// Name, rank, seed, environment, boss in one line.
    pub facts: String,
    /// What one would say of it on the phone.
    pub description: String,
    /// What is said of the whole map before its floors: label and text.
    pub head: Vec<(String, String)>,
    /// One floor in detail rather than all of them.
    pub single: bool,
    /// The floors.
    pub floors: Vec<GrottoFloor>,
    /// Headings of the seconds shown: `second 1`.
    pub seconds: Vec<String>,
    /// Words.
    pub words: GrottoWords,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

impl GrottoFloor {
    /// The tile of a cell; rock outside.
    fn tile(&self, x: i32, y: i32) -> GrottoTile {
        let at = |index: i32| usize::try_from(index).ok();
        let row = at(y).and_then(|y| self.tiles.get(y));
        row.and_then(|row| row.get(at(x)?)).copied().unwrap_or(GrottoTile::Rock)
    }

    fn is_open(&self, x: i32, y: i32) -> bool {
        self.tile(x, y) != GrottoTile::Rock
    }
}

impl GrottoChart {
    /// The floor in detail, or all floors on a sheet.
    pub fn svg(&self, form: Form) -> String {
        if self.single { self.single_svg(form) } else { self.sheet_svg(form) }
    }

    /// The same for a phone's width: what stands beside a plan comes below it.
    pub fn svg_narrow(&self, form: Form) -> String {
        if self.single { self.single_svg_narrow(form) } else { self.sheet_svg_narrow(form) }
    }

    /// Whether any of the floors has a mark of this kind.
    fn has(&self, cells: impl Fn(&GrottoFloor) -> bool) -> bool {
        self.floors.iter().any(cells)
    }
}

fn has_unreachable(floor: &GrottoFloor) -> bool {
    floor.chests.iter().any(|chest| chest.unreachable)
}
