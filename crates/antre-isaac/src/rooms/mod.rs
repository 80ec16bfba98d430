//! Room templates from the player's own game files (section 6.7): XML and STB1, read with limits, and the engine's way of
//! choosing among them. No game file is part of this project.

mod pick;
mod stb;
mod xml;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Shape;

pub use pick::{Library, Request};

/// Largest file that is read, in bytes.
pub const FILE_LIMIT: usize = 64 << 20;
/// Most rooms of one file.
pub const MOST_ROOMS: usize = 100_000;

/// A room template.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Template {
    /// The stage that it belongs to, from the file's name: 0 for special rooms.
    pub stage_id: u8,
    /// Room type, 1 for normal rooms.
    pub kind: u32,
    /// Number of the room within its type.
    pub variant: u32,
    /// Subtype.
    pub subtype: u32,
    /// Difficulty: 1, 2, 5, 10, 15, 20.
    pub difficulty: u8,
    /// Weight, a finite number from 0.
    pub weight: f32,
    /// Shape.
    pub shape: Shape,
    /// Door slots that it has, one bit each.
    pub doors: u8,
}

/// What is wrong with a room file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {problem}")]
pub struct RoomsError {
    /// The file as it was named.
    pub file: String,
    /// What was found and what was expected.
    pub problem: String,
}

/// Reads a room file: STB1 by its first four letters, else XML. The stage is the two digits that its name begins with.
///
/// # Errors
/// One sentence with the place: another kind of file, one that ends too early, counts that the file cannot hold, entity
/// declarations, nesting without end, values that no room has.
pub fn read(file: &str, bytes: &[u8]) -> Result<Vec<Template>, RoomsError> {
    let problem = |problem: String| RoomsError { file: file.into(), problem };
    if bytes.len() > FILE_LIMIT {
        return Err(problem(format!("{} bytes: expected at most {FILE_LIMIT}", bytes.len())));
    }
    let stage_id = stage_id(file).ok_or_else(|| {
        problem(
            "its name does not begin with two digits: expected the stage's number, such as 01.basement.xml"
                .into(),
        )
    })?;
    let rooms = if bytes.starts_with(b"STB1") {
        stb::read(bytes, stage_id)
    } else if let Ok(text) = core::str::from_utf8(bytes)
        && text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
    {
        xml::read(text, stage_id)
    } else if bytes.is_empty() {
        Err("is empty: expected STB1 or an XML file".into())
    } else {
        let first: Vec<String> = bytes.iter().take(4).map(|byte| format!("{byte:02X}")).collect();
        Err(format!("begins with bytes {}: expected STB1 or an XML file", first.join(" ")))
    };
    rooms.map_err(problem)
}

/// The two digits that a file's name begins with.
fn stage_id(file: &str) -> Option<u8> {
    let name = file.rsplit(['/', '\\']).next()?;
    let digits = name.get(..2)?;
    if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().ok() } else { None }
}

/// The stage number of rooms for a stage in a variant (section 6.7).
pub const fn room_stage(stage: u8, variant: u8) -> u8 {
    match stage {
        0..=8 => variant + 1 + 3 * (stage.saturating_sub(1) / 2),
        9 => 13,
        _ => variant + 2 * stage - 6,
    }
}

/// The difficulties of normal rooms, both ends included (section 6.1).
pub const fn difficulties(stage: u8, hard: bool) -> (u8, u8) {
    match (hard, stage % 2 == 1 || stage >= 9) {
        (false, true) => (1, 5),
        (false, false) => (5, 10),
        (true, true) => (5, 5),
        (true, false) => (10, 15),
    }
}

/// A template from its parts, or what is wrong with them.
fn template(stage_id: u8, parts: &Parts) -> Result<Template, String> {
    let shape = u8::try_from(parts.shape).ok().and_then(Shape::of_id);
    let shape = shape.ok_or_else(|| format!("shape {}: expected 1..=12", parts.shape))?;
    if !(parts.weight.is_finite() && parts.weight >= 0.0) {
        return Err(format!("weight {}: expected a number from 0", parts.weight));
    }
    let mut doors = 0;
    for &(x, y) in &parts.doors {
        let slot = shape.doors().iter().position(|door| {
            door.is_some_and(|door| (i32::from(door.tile.0), i32::from(door.tile.1)) == (x, y))
        });
        let slot = slot.ok_or_else(|| {
            format!("door at {x} {y}: expected a place where shape {} has one", shape.name())
        })?;
        doors |= 1 << slot;
    }
    Ok(Template {
        stage_id,
        kind: parts.kind,
        variant: parts.variant,
        subtype: parts.subtype,
        difficulty: parts.difficulty,
        weight: parts.weight,
        shape,
        doors,
    })
}

/// A room as a file has it.
#[derive(Default)]
struct Parts {
    kind: u32,
    variant: u32,
    subtype: u32,
    difficulty: u8,
    weight: f32,
    shape: u32,
    /// Tiles of the doors that exist.
    doors: Vec<(i32, i32)>,
}
