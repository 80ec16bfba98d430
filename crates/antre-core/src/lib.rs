//! What the game crates share: streams of draws with their traces and tapes, timelines, cells, evidence.
//!
//! Everything here is `no_std + alloc`, integer-only and free of clocks and global state, so that an answer is
//! the same on every machine, for any number of threads.
//!
//! ```
//! use antre_core::{Draw, Mulberry32, Trace, Why};
//!
//! const FLOOR: Why = Why::new("floor", "2");
//! let mut dice = Trace::new(Mulberry32::new(16));
//! let raw = dice.draw(FLOOR);
//! assert_eq!(dice.records()[0].raw, raw);
//! ```
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod draws;
mod evidence;
mod grid;
mod message;
mod range;
mod timeline;

pub use draws::lcg32::Lcg32;
pub use draws::mulberry32::Mulberry32;
pub use draws::tape::{Tape, TapeError};
pub use draws::trace::{DrawRecord, Trace};
pub use draws::xorshift32::{Shifts, Xorshift32};
pub use draws::{Draw, Fact, Reading, Why};
pub use evidence::Evidence;
pub use grid::{Cell, Grid};
pub use message::{Message, Value};
pub use range::{OutOfRange, in_range};
pub use timeline::{Column, Lane, Role, Slot, SlotKind, Timeline};
