//! Energy-queue combat: who acts next, what a blow does, how a battle goes, to the last die.
//!
//! Two products of the same source article live here and are not mixed: the **lesson** ([`Fighter`], [`lesson`]) and the
//! **game** ([`Creature`], [`assumed::game_fight`]). Section numbers in these docs refer to `docs/rules/duel.md`.
//!
//! ```
//! use antre_duel::{Dice, Log, Rules, lesson};
//!
//! let party = lesson::party();
//! let mut log = Log::spanish(&party);
//! let outcome = lesson::fight(&party, &mut Dice::new(16), &Rules::LESSON, &mut log);
//! assert!(outcome.won && outcome.ticks == 40 && outcome.draws == 23);
//! assert_eq!(log.lines().last().unwrap(), "¡Victoria! Iva: vida 35/48");
//! ```
//!
//! | wanted | where |
//! |---|---|
//! | the order of turns, nothing else | [`queue`] |
//! | one blow | [`strike`] |
//! | thousands of lesson fights a millisecond | [`fast`] |
//! | exact chances of small fights | [`odds`] |
//! | seeds from dice that were seen | [`seen`] |
//! | a battle with choices of the player's | [`play`] |
//! | the lesson's steps, examples and questions | [`tour`] |
//! | rules the source does not state | [`assumed`] |
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

pub mod assumed;
mod creature;
mod draws;
mod edition;
mod error;
mod event;
pub mod fast;
mod fighter;
mod kind;
pub mod lesson;
mod log;
pub mod odds;
pub mod play;
pub mod queue;
mod screen;
pub mod seen;
pub mod strike;
pub mod tour;

pub use creature::{Creature, Effect, Stat, Stats};
pub use draws::{Dice, Span};
pub use edition::{CritSlope, HitClamp, Payment, Rules};
pub use error::Error;
pub use event::{Discard, Event, Sink};
pub use fighter::Fighter;
pub use kind::{Kind, KindSet};
pub use log::{Log, VERBS, capital, exercise_line};
pub use screen::{Bar, Combatant, Hero, Screen, ScreenWords, bar};

/// Largest size of a stat, bonus or starting energy, either way (section 1; assumed).
pub const STAT_LIMIT: i64 = 1_000_000;
