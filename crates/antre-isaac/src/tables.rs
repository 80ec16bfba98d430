//! The tables of `data/` as constants: shapes with their doors, candidates, shift triples, pools, bosses.

use antre_core::Shifts;

/// A place relative to another: columns to the right, rows down.
pub type Step = (i8, i8);

/// One of the eight door slots of a shape (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// The cell just beyond the door, relative to the bounding box.
    pub target: Step,
    /// The room's own cell that carries the door, relative to the bounding box.
    pub source: Step,
    /// The door's tile in room files, from the room's top left tile.
    pub tile: Step,
}

struct ShapeData {
    name: &'static str,
    width: i8,
    height: i8,
    cells: &'static [Step],
    wide: u8,
    doors: [Option<Door>; 8],
}

struct CandidateData {
    shape: u8,
    offset: Step,
    one_in: u32,
    resize_row: Option<u8>,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// One of the twelve room shapes of the Rebirth engine, by the game's id 1..=12 (`data/shapes.csv`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "alloc::string::String", into = "&'static str"))]
pub struct Shape(u8);

impl Shape {
    /// The plain room of one cell with four doors.
    pub const SQUARE: Self = Self(1);

    /// The shape of an id.
    pub const fn of_id(id: u8) -> Option<Self> {
        if id >= 1 && id <= 12 { Some(Self(id)) } else { None }
    }

    /// The shape of a name such as `2x2` or `LTL`.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::all().find(|shape| shape.name().eq_ignore_ascii_case(name))
    }

    /// All twelve, by id.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=12).map(Self)
    }

    const fn data(self) -> &'static ShapeData {
        &SHAPES[self.0 as usize - 1]
    }

    /// The game's id, 1..=12.
    pub const fn id(self) -> u8 {
        self.0
    }

    /// The name that the game's tools use.
    pub const fn name(self) -> &'static str {
        self.data().name
    }

    /// Columns of the bounding box.
    pub const fn width(self) -> i8 {
        self.data().width
    }

    /// Rows of the bounding box.
    pub const fn height(self) -> i8 {
        self.data().height
    }

    /// The cells, relative to the bounding box, row by row.
    pub const fn cells(self) -> &'static [Step] {
        self.data().cells
    }

    /// The same room without narrow walls.
    #[must_use]
    pub const fn wide(self) -> Self {
        Self(self.data().wide)
    }

    /// The slots L0 U0 R0 D0 L1 U1 R1 D1; the direction of a slot is its number modulo 4.
    pub const fn doors(self) -> &'static [Option<Door>; 8] {
        &self.data().doors
    }

    /// One bit per slot that the shape has.
    pub const fn door_mask(self) -> u8 {
        let (mut mask, mut slot) = (0, 0);
        while slot < 8 {
            if self.doors()[slot].is_some() {
                mask |= 1 << slot;
            }
            slot += 1;
        }
        mask
    }
}

impl From<Shape> for &'static str {
    fn from(shape: Shape) -> Self {
        shape.name()
    }
}

impl TryFrom<alloc::string::String> for Shape {
    type Error = crate::Error;

    fn try_from(name: alloc::string::String) -> Result<Self, crate::Error> {
        Self::of_name(&name).ok_or(crate::Error::Shape { found: name })
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Shape {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Shape".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        alloc::string::String::json_schema(generator)
    }
}

/// A shape that may stand behind a door (section 6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// The shape.
    pub shape: Shape,
    /// From the entry cell to the bounding box.
    pub offset: Step,
    /// It enters the list once in so many draws.
    pub one_in: u32,
    /// Row of the door that leads back, as the game's table has it; `None` beyond the table's end (section 6.4).
    pub resize_row: Option<u8>,
}

/// How many shapes other than 1x1 are tried behind a door.
pub const CANDIDATE_COUNT: usize = 13;

/// Candidate 0..13 behind a door in direction 0 left, 1 up, 2 right, 3 down.
pub const fn candidate(direction: u8, index: usize) -> Candidate {
    let data = &CANDIDATES[(direction & 3) as usize][index];
    Candidate {
        shape: Shape(data.shape),
        offset: data.offset,
        one_in: data.one_in,
        resize_row: data.resize_row,
    }
}

/// The shift triple of a stream of the engine (section 7); indices above 80 give the last.
pub const fn shifts(index: u8) -> Shifts {
    let index = if (index as usize) < SHIFTS.len() { index as usize } else { SHIFTS.len() - 1 };
    let [right, left, last] = SHIFTS[index];
    Shifts { right, left, last }
}

/// How many shift triples there are.
pub const SHIFT_COUNT: u8 = SHIFTS.len() as u8;

/// Which of the Flash game's room pools is meant (section 3.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pools {
    /// The first chapters of the 2013 build.
    #[default]
    Main2013,
    /// The other chapters of the 2013 build.
    Alt2013,
    /// The first chapters of the later build.
    MainLate,
    /// The other chapters of the later build.
    AltLate,
}

/// `low..high` of the rooms of a floor: entry `index` of the flat table and the one after it.
pub const fn flash_pool(pools: Pools, index: usize) -> (u16, u16) {
    let last = FLASH_POOLS.len() - 2;
    let index = if index < last { index } else { last };
    (FLASH_POOLS[index][pools as usize], FLASH_POOLS[index + 1][pools as usize])
}

/// The name of a boss by its room's subtype, 1..=72, as the game's tools spell it, in lower case.
pub fn boss_name(id: u8) -> Option<&'static str> {
    BOSSES.get(usize::from(id).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_hang_together() {
        assert_eq!(SHIFTS.len(), 81);
        assert_eq!(BOSSES.len(), 72);
        assert_eq!(boss_name(6), Some("mom"));
        assert_eq!(boss_name(0), None);
        assert_eq!(Shape::of_name("ltl").map(Shape::id), Some(9));
        for shape in Shape::all() {
            assert_eq!(shape.wide().cells(), shape.cells(), "{}", shape.name());
            assert_eq!(shape.door_mask() & !shape.wide().door_mask(), 0, "{}", shape.name());
            for door in shape.doors().iter().flatten() {
                assert!(shape.cells().contains(&door.source), "{}", shape.name());
                assert!(!shape.cells().contains(&door.target), "{}", shape.name());
            }
        }
        for direction in 0..4 {
            for index in 0..CANDIDATE_COUNT {
                let candidate = candidate(direction, index);
                let (dx, dy) = candidate.offset;
                assert!(
                    candidate.shape.cells().contains(&(-dx, -dy)),
                    "the entry cell belongs to candidate {index} of direction {direction}"
                );
            }
        }
    }
}
