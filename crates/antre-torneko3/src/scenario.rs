//! Scenarios as people write them: the vectors' JSON and the TOML form with an ASCII map are the same type.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::actor::{Class, Status};
use crate::ai::Ai;
use crate::dir::Dir;
use crate::edition::Rules;
use crate::play::Kind;
use crate::presets::Party;
use crate::speed::Speed;

/// A column and a row, counted from 0.
pub type At = [i64; 2];

/// A scenario. Every key but `map` may be left out.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::struct_excessive_bools, reason = "independent facts of the start")]
pub struct Scenario {
    /// One sentence about it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub title: String,
    /// Anything more.
    #[cfg_attr(feature = "serde", serde(default))]
    pub note: String,
    /// Torneko, who has no allies, or Popolo.
    #[cfg_attr(feature = "serde", serde(default))]
    pub hero: Option<Party>,
    /// A dungeon of the presets: it sets the wind limit.
    #[cfg_attr(feature = "serde", serde(default))]
    pub dungeon: Option<String>,
    /// The floor.
    pub map: MapSpec,
    /// The characters. Those the drawing shows need no entry if they are ordinary.
    #[cfg_attr(feature = "serde", serde(default))]
    pub chars: Vec<CharSpec>,
    /// The player's inputs; missing ones are waits.
    #[cfg_attr(feature = "serde", serde(default))]
    pub inputs: Vec<InputSpec>,
    /// The inputs once more, in the words of the short form: `E, wait, attack:A`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub play: String,
    /// How many turns to run; without it as many as there are inputs, at least 1.
    #[cfg_attr(feature = "serde", serde(default))]
    pub turns: Option<u32>,
    /// The floor's turn counter at the start.
    #[cfg_attr(feature = "serde", serde(default))]
    pub turn_counter: u32,
    /// Readings of the rules.
    #[cfg_attr(feature = "serde", serde(default))]
    pub config: Rules,
    /// Enemies that are only counted.
    #[cfg_attr(feature = "serde", serde(default))]
    pub extra_enemies: u32,
    /// A theft is in progress.
    #[cfg_attr(feature = "serde", serde(default))]
    pub thief: bool,
    /// Unpaid goods are being carried.
    #[cfg_attr(feature = "serde", serde(default))]
    pub unpaid: bool,
    /// The ring of warping is worn, and when it warps; an empty list only tests it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ring: Option<Vec<RingSpec>>,
    /// Whether the log has a line for the start of each turn.
    #[cfg_attr(feature = "serde", serde(default))]
    pub log_turns: bool,
    /// Where new enemies appear; `null` if there is no cell.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "SpawnCell::is_unsaid"))]
    pub spawn_cell: SpawnCell,
    /// There is no cell for new enemies: the same as a `spawn_cell` of `null`, for files that have no `null`.
    #[cfg_attr(feature = "serde", serde(default))]
    pub spawn_none: bool,
    /// New enemies are only counted (the default).
    #[cfg_attr(feature = "serde", serde(default = "yes"))]
    pub spawn_count_only: bool,
}

#[cfg(feature = "serde")]
fn yes() -> bool {
    true
}

/// Where new enemies appear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "Option<At>", into = "Option<At>")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Option<At>"))]
pub enum SpawnCell {
    /// The scenario does not say: 0,0.
    #[default]
    Unsaid,
    /// No cell is free.
    NoCell,
    /// Here.
    Here(At),
}

impl SpawnCell {
    /// Whether the scenario leaves it out.
    pub const fn is_unsaid(&self) -> bool {
        matches!(self, Self::Unsaid)
    }
}

impl From<Option<At>> for SpawnCell {
    fn from(at: Option<At>) -> Self {
        at.map_or(Self::NoCell, Self::Here)
    }
}

impl From<SpawnCell> for Option<At> {
    fn from(cell: SpawnCell) -> Self {
        match cell {
            SpawnCell::Here(at) => Some(at),
            SpawnCell::Unsaid | SpawnCell::NoCell => None,
        }
    }
}

/// The floor, as rows of `.` and `#` with lists of what lies where, or as a drawing, or both.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapSpec {
    /// Rows of `.` and `#`.
    pub rows: Vec<String>,
    /// The floor as a drawing with characters: `#` wall, `.` floor, `~` slippery, `^` trap, `*` pillar, `!` spikes,
    /// `>` stairs, `=` carpet, `:` shop, `%` monster house, `-` water, `+` crystal, `$` item, `@` player, capital
    /// letters enemies, small letters allies.
    pub draw: String,
    /// The ground under the characters of the drawing, where it is not ordinary floor: the same drawing without them.
    pub ground: String,
    /// Slippery cells.
    pub slip: Vec<At>,
    /// Water cells.
    pub water: Vec<At>,
    /// Crystal cells.
    pub crystal: Vec<At>,
    /// Cells with an item.
    pub items: Vec<At>,
    /// Traps. One without `at` describes every trap of the drawing that has no entry of its own.
    pub traps: Vec<TrapSpec>,
    /// Pillars, likewise.
    pub pillars: Vec<PillarSpec>,
    /// Spiked cells, likewise.
    pub spikes: Vec<SpikeSpec>,
    /// The monster house.
    pub mh: Option<HouseSpec>,
    /// The shop.
    pub shop: Option<ShopSpec>,
    /// The stairs.
    pub stairs: Option<At>,
    /// Statues.
    pub statues: Vec<StatueSpec>,
}

/// A trap.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrapSpec {
    /// Where.
    pub at: Option<At>,
    /// `warp`, `damage`, or the name of a trap that does nothing here.
    pub kind: String,
    /// Where a warp goes.
    pub to: Option<At>,
    /// Life it costs; 10 without it.
    pub dmg: Option<i32>,
    /// Enemies set it off too.
    pub enemies: bool,
}

/// A pillar.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PillarSpec {
    /// Where.
    pub at: Option<At>,
    /// `wind`, or anything else for damage.
    pub kind: String,
    /// Where a wind pillar throws.
    pub to: Option<At>,
    /// Life it costs; 10 without it.
    pub dmg: Option<i32>,
}

/// Spikes.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpikeSpec {
    /// Where.
    pub at: Option<At>,
    /// Life they cost; 10 without it.
    pub dmg: Option<i32>,
}

/// A monster house.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HouseSpec {
    /// Its cells.
    pub cells: Vec<At>,
    /// It has been activated already.
    pub active: bool,
}

/// A shop.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShopSpec {
    /// Cells of the room.
    pub room: Vec<At>,
    /// Cells of the carpet.
    pub carpet: Vec<At>,
    /// What the player says when the price is claimed: `yes` or `no`.
    pub answer: String,
    /// Money the player carries.
    pub gold: i32,
    /// The price; 1 without it.
    pub price: Option<i32>,
}

/// A statue.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StatueSpec {
    /// Its name.
    pub id: String,
    /// Its kind; `slow_player` is the only one that does something here.
    pub kind: String,
    /// When it was placed: statues act in this order.
    pub placed: i64,
    /// Turns of a slow effect.
    pub turns: Option<i32>,
}

/// A warp of the ring.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RingSpec {
    /// Turn of the run, from 1.
    pub t: u32,
    /// Half; without it either.
    #[cfg_attr(feature = "serde", serde(default))]
    pub half: Option<u8>,
    /// Where to.
    pub to: At,
}

/// A character.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CharSpec {
    /// Its name.
    pub id: String,
    /// Its letter in the drawing, if that is not its name.
    pub mark: Option<char>,
    /// Its side; without it the drawing decides.
    pub cls: Option<Class>,
    /// Where it stands; without it the drawing decides.
    pub pos: Option<At>,
    /// Order number; without it the next free one.
    pub order: Option<u8>,
    /// Speed; without it the family's, or normal.
    pub speed: Option<Speed>,
    /// A monster family of the presets: it sets speed and species.
    pub family: Option<String>,
    /// Life; 100 without it.
    pub hp: Option<i32>,
    /// Life gained in each elapse.
    pub regen: i32,
    /// Species; `gargoyle` turns hostile after a theft.
    pub species: String,
    /// Statuses with the number of elapses left.
    pub status: Vec<(Status, i32)>,
    /// Dormant since placement.
    pub nap: bool,
    /// Hostile; without it yes.
    pub hostile: Option<bool>,
    /// The shopkeeper.
    pub keeper: bool,
    /// How it thinks where the script is silent.
    pub ai: Ai,
    /// Decisions by "turn.half", turns of the run from 1.
    pub script: BTreeMap<String, DecisionSpec>,
    /// Named by the format; the machine does not read it.
    pub thief: bool,
    /// Named by the format; the machine does not read it.
    pub flat: Option<Speed>,
}

/// A scripted decision.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecisionSpec {
    /// What kind.
    pub kind: Kind,
    /// Which way.
    #[cfg_attr(feature = "serde", serde(default))]
    pub dir: Option<Dir>,
    /// Life a blow costs; 1 without it.
    #[cfg_attr(feature = "serde", serde(default))]
    pub dmg: Option<i32>,
    /// Name of a special: `warp_player`, `slow_player`, `haste_player`, `leap`, or any other.
    #[cfg_attr(feature = "serde", serde(default))]
    pub name: Option<String>,
    /// Where a warp or leap goes.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to: Option<At>,
    /// Turns an effect lasts.
    #[cfg_attr(feature = "serde", serde(default))]
    pub turns: Option<i32>,
}

/// An input.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InputSpec {
    /// `move`, `attack`, `wait`, `drink_quick`, `cure_slow`, `pillar_staff`, `warp_self` or `speed_on`.
    pub act: String,
    /// Which way.
    pub dir: Option<Dir>,
    /// Whom.
    pub target: Option<String>,
    /// Life it costs; 10 without it.
    pub dmg: Option<i32>,
    /// Turns an effect lasts; 10 without it.
    pub turns: Option<i32>,
    /// Where a pillar rises.
    pub at: Option<At>,
    /// Where a warp goes.
    pub to: Option<At>,
    /// `fast` or `slow`.
    pub eff: Option<String>,
}
