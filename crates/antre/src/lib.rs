//! One typed question in, one typed answer out: everything Antre knows, without a face.
//!
//! ```
//! use antre::{Detail, Query, duel};
//!
//! let query = Query::Duel(duel::Query::Fight(duel::Fight { seed: 16, ..Default::default() }));
//! let answer = antre::answer(&query, &Detail::default()).unwrap();
//! assert_eq!(
//!     answer.sentence.text,
//!     "Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left."
//! );
//! ```
//!
//! A face parses its input into a [`Query`], calls [`answer`], and prints the [`Answer`]; rules live in the crates that
//! are re-exported here, words in this crate's Fluent files, drawings in [`draw`].
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "systems")]
mod about;
mod answer;
mod command;
#[cfg(feature = "compare")]
pub mod compare;
#[cfg(feature = "dq9")]
pub mod dq9;
#[cfg(feature = "duel")]
pub mod duel;
mod error;
pub mod form;
mod input;
#[cfg(feature = "isaac")]
pub mod isaac;
pub mod link;
mod nearest;
mod pieces;
mod query;
pub mod search;
mod shown;
#[cfg(feature = "sky")]
pub mod sky;
mod tagged;
mod text;
mod toml_error;
#[cfg(feature = "torneko3")]
pub mod torneko3;
#[cfg(feature = "verify")]
pub mod verify;
mod words;

#[cfg(feature = "systems")]
pub use about::editions;
pub use answer::{Answer, Detail, Explain, Facts, Said, Table};
pub use antre_core as core;
pub use antre_draw as draw;
pub use command::command;
pub use error::{Error, Place, Refusal, Spot};
pub use input::{BYTES_LIMIT, Bytes, INPUT_LIMIT, Input};
pub use nearest::nearest;
pub use pieces::Piece;
pub use query::{Query, answer, answer_unless};
pub use shown::{Reply, Shown, ShownTable, reply};
pub use text::text;
#[cfg(feature = "languages")]
pub use words::page_words;
pub use words::{Lang, Words};
