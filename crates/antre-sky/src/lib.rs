//! The turn and speed system of Pokémon Mystery Dungeon: Explorers of Sky.
//!
//! A floor has one counter, 0 to 23. At every step the leader, the rest of the team and the enemies act in slot order
//! if their speed stage is *due* at the counter and they are not *locked*; then the counter goes up by one. The rules
//! are told in `docs/rules/sky.md`; section numbers in this crate are its sections.
//!
//! [`Floor`] is the whole state as plain data that a game can own, compare, save and restore. [`Floor::advance`] runs
//! it until somebody must decide; [`Floor::act`] carries the decision out; [`Floor::step`] is the loop around the two
//! with a closure for input and AI.
//!
//! ```
//! use antre_sky::{Action, Floor, Longest, Monster, Recorder, Rules, Slot};
//!
//! let mut floor = Floor::new(Rules::default());
//! let leader = floor.place(Slot::new(0)?, Monster::default())?;
//! floor.place(Slot::new(4)?, Monster::default())?;
//! let mut seen = Recorder::default();
//! for _ in 0..4 {
//!     floor.step(&mut |_: &Floor, who| if who == leader { Action::attack() } else { Action::walk() }, &mut Longest, &mut seen)?;
//! }
//! assert_eq!(floor.counter(), 4);
//! # Ok::<(), antre_sky::SkyError>(())
//! ```
#![allow(
    clippy::struct_excessive_bools,
    clippy::single_match,
    clippy::single_match_else,
    clippy::match_same_arms,
    clippy::wrong_self_convention,
    clippy::unused_self,
    reason = "scenario options are independent switches; script readers are methods of one builder"
)]
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod action;
mod draws;
mod due;
mod dump;
mod edition;
mod effects;
mod error;
mod events;
mod floor;
mod monster;
mod names;
pub mod plan;
mod report;
mod scenario;
mod script;
mod shipped;
mod slots;
mod sources;
mod timeline;
mod turn;

pub use action::{Action, Change, Direction, Effect, Kind, Length};
pub use draws::{Longest, Outcomes, Shortest};
pub use due::{DUE_TABLE, MODULUS, Stage, distance_after, distance_to, is_due, per_cycle};
pub use dump::{Layout, Memory, Region};
pub use edition::{ArticleReset, Game, Grounds, Rounding, RuleSet, Rules};
pub use error::SkyError;
pub use events::{Event, EventKind, NoSink, Note, Recorder, Sink};
pub use floor::{Cursor, Floor, Over, Pending, SpawnRules, State};
pub use monster::{COUNTERS, FOREVER, Modifier, Monster, Part, Weather, Weathers};
pub use names::nearest;
pub use plan::{ActionsBefore, actions_before};
pub use report::{Actor, Final, Report, Row};
pub use scenario::{MonsterSpec, Options, Play, Scenario, ScriptedDraws, SpawnSpec};
pub use script::{ScriptLine, Verb};
pub use shipped::{SHIPPED, shipped};
pub use slots::{ENEMIES, SLOTS, Slot, SlotSet, TEAM};
pub use sources::{SOURCES, Source, source};
pub use timeline::{default_name, glyph, timeline};
pub use turn::{Asked, Mind};
