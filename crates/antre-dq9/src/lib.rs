//! The treasure-map grottos of Dragon Quest IX, exact.
//!
//! ```
//! use antre_dq9::{Environment, Header, MapId};
//!
//! let id: MapId = "02:50".parse()?;
//! let header = Header::of(id);
//! assert_eq!((header.environment, header.floors, header.level), (Environment::Ruins, 3, 1));
//! # Ok::<(), antre_dq9::Error>(())
//! ```
#![cfg_attr(not(feature = "std"), no_std)]
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

pub mod base_sets;
pub mod bosses;
pub mod canonical;
pub mod chests;
pub mod completion;
pub mod decode;
pub mod draws;
pub mod drops;
mod edition;
mod error;
pub mod extremes;
mod floor;
mod header;
mod header_fast;
pub mod items;
pub mod kinds;
mod layout;
mod layout_fast;
pub mod map_method;
pub mod marathon;
pub mod memory;
pub mod moments;
mod multibug;
pub mod names;
pub mod own_maps;
pub mod quality;
mod rank;
pub mod routes;
pub mod runs;
pub mod save;
pub mod shapes;
pub mod sources;
mod spelling;
pub mod tables;
pub mod terrain;
pub mod timer_search;
pub mod totals;
mod typed;
pub mod universe;
mod walk_fast;

pub use decode::{Candidate, Decoded, Decoder, NameIndex};
pub use edition::{BossTable, Edition, Region};
pub use error::Error;
pub use floor::{Chest, Floor, Grotto, NoMonsters, Special};
pub use header::Header;
pub use header_fast::HeaderDraws;
pub use items::{Item, UnknownItem};
pub use kinds::Kind;
pub use layout::{Chests, Layout, LayoutCase, Tile};
pub use layout_fast::FastLayout;
pub use memory::Memory;
pub use moments::{Moment, Moments};
pub use multibug::{Multibug, Reach};
pub use names::{MapName, Part};
pub use quality::{Base, NewMap, Origin, Outcomes, Timers};
pub use rank::{Environment, MapId, Rank, Seed};
pub use spelling::nearest;
pub use typed::{Lexicon, Typed, TypedName, UnknownWord};
