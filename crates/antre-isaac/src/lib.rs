//! Floor plans of The Binding of Isaac, from a seed that players can type.
//!
//! Section numbers in these docs refer to `docs/rules/isaac.md`.
//!
//! ```
//! use antre_core::Xorshift32;
//! use antre_isaac::{AbplusSetup, Kind, StartSeed, abplus};
//!
//! let seed: StartSeed = "B911 97JS".parse()?;
//! let setup = AbplusSetup { stage: 3, ..AbplusSetup::default() };
//! let floor = abplus::generate::<Xorshift32>(seed, &setup, &mut |_| {}).accepted.expect("a floor is accepted");
//! assert_eq!(floor.rooms.iter().filter(|room| room.kind == Kind::Boss).count(), 1);
//! # Ok::<(), antre_isaac::Error>(())
//! ```
//!
//! | wanted | where |
//! |---|---|
//! | the eight letters | [`StartSeed`] |
//! | stage seeds, variants, curses | [`stage`] |
//! | the same over all seeds, fast | [`stage_fast`] |
//! | a floor of the browser demo | [`demo`] |
//! | a floor of the Rebirth engine | [`abplus`] |
//! | a floor of the Flash game | [`flash`] |
//! | the rules as the source article tells them | [`article`], [`article_rebirth`] |
//! | room templates from the player's own game files | [`rooms`] |
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

pub mod abplus;
pub mod article;
pub mod article_rebirth;
mod cells;
pub mod demo;
pub mod demo_fast;
mod divides;
mod draws;
mod edition;
mod error;
pub mod flash;
mod floor;
mod names;
pub mod rooms;
mod seed;
pub mod stage;
pub mod stage_fast;
mod tables;

pub use draws::{Dice, Engine, Rng};
pub use edition::{AbplusSetup, Edge, FlashSetup, Profile};
pub use error::Error;
pub use floor::{Floor, Kind, Room, grown_cell, grown_room};
pub use names::{Curse, stage_name};
pub use seed::StartSeed;
pub use tables::{
    CANDIDATE_COUNT, Candidate, Door, Pools, SHIFT_COUNT, Shape, Step, boss_name, candidate, flash_pool,
    shifts,
};
