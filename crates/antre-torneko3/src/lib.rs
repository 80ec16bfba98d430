//! The turn machine of Torneko no Daibouken 3, exactly as `docs/rules/torneko3.md` describes it.
//!
//! A turn is a fixed line of phases: wind, spawn, player, enemies, allies, elapse, and the last four once more. The
//! machine runs them one [`State::step`] at a time over plain data that a game can own, save and restore; what the
//! game rolls or its minds decide comes in through [`Play`], what happened goes out through a [`Sink`].
//!
//! ```
//! use antre_torneko3::{Recorder, Setup};
//!
//! // Two rows: the player, a warp trap, enemy A beyond it. The player walks east onto the trap.
//! let Setup { mut state, mut script, labels, .. } = Setup::short("@^A.../...... E trap=warp>5,1").unwrap();
//! let mut log = Recorder::default();
//! state.turn(&mut script, &mut log);
//! assert!(log.lines(&labels).iter().any(|line| line.contains("cancel")), "the trap fires before A strikes");
//! ```
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod actor;
mod ai;
mod dir;
mod drawing;
mod edition;
mod elapse;
mod error;
mod event;
mod fields;
mod floor;
mod group;
mod house;
mod labels;
mod library;
mod phase;
mod plan;
mod play;
mod player;
mod presets;
mod readings;
mod scenario;
mod script;
mod setup;
mod short;
mod spawn;
mod speed;
mod state;
mod terrain;
mod theft;
mod timeline;
mod turn;

pub use actor::{Actor, ActorId, Class, Status, StatusTimer};
pub use ai::{Ai, chase, foes, strike};
pub use dir::{Dir, step};
pub use drawing::MARKS;
pub use edition::{
    DecisionOrder, FinalOrder, HouseEntry, HouseOverlap, MidTerrain, RingTest, Rules, SlideElapse, Switch,
    Vacancy,
};
pub use error::Torneko3Error;
pub use event::{Cause, Done, Effect, Event, HouseRule, Moment, NotDue, Record, Recorder, Sink, SkipReason};
pub use fields::{Field, Line, lines};
pub use floor::{Floor, Ground, Pillar, PillarKind, Shop, Spike, Statue, StatueEffect, Trap, TrapKind};
pub use labels::Labels;
pub use library::{Shipped, shipped};
pub use phase::{Ended, Phase};
pub use plan::{Border, Choice, Exit, Plan, Threat, asks, exits, inputs, plan, run_to_input, try_input};
pub use play::{Aim, Closures, Input, Kind, Play, Special};
pub use presets::{Dungeon, Family, Party, dungeon, family};
pub use readings::{Difference, Matters, ReadingsReport, readings};
pub use scenario::{
    At, CharSpec, DecisionSpec, HouseSpec, InputSpec, MapSpec, PillarSpec, RingSpec, Scenario, ShopSpec,
    SpawnCell, SpikeSpec, StatueSpec, TrapSpec,
};
pub use script::{Decision, Mind, RingHit, Script, SpawnPlan};
pub use setup::Setup;
pub use short::{INPUT_FORMS, TRAIT_FORMS};
pub use spawn::{CellFacts, SPAWN_CELL, Spawn, SpawnChoice, pick_cell, spawn_cells, spawn_row};
pub use speed::{Speed, SpeedEffect};
pub use state::{Decided, House, Pending, State};
pub use timeline::{Chart, Moments, Thread, chart};
pub use turn::Step;
