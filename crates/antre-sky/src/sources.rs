//! What raises or lowers speed, by its English name (section 11).

use crate::Direction;
use crate::names::plain;

/// Something that changes speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Source {
    /// English name, lower case with hyphens: `agility`, `quick-seed`.
    pub name: &'static str,
    /// `move`, `item`, `ability`, `trap` or `exclusive item`.
    pub kind: &'static str,
    /// The game's number for it, where the rules text gives one.
    pub id: Option<u16>,
    /// Which way.
    pub direction: Direction,
    /// How many times one after another.
    pub times: u8,
    /// Percent for each target.
    pub chance: u8,
    /// Works on its user unless a script names somebody.
    pub on_user: bool,
    /// The counter stored, where it is not drawn.
    pub counter: Option<u8>,
}

/// Every source of section 11.
pub const SOURCES: &[Source] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// The source of this name; spaces, underscores and capitals are as good as the hyphens.
pub fn source(name: &str) -> Option<&'static Source> {
    let name = plain(name);
    SOURCES.iter().find(|source| source.name == name || source.name.replace('-', "") == name)
}
