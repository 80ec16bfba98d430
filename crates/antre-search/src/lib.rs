//! Searches over whole spaces: know the odds first, lose nothing, trust every hit.
//!
//! A [`Space`] is a list of things that can be enumerated (maps, floors, seeds) with documented [`Column`]s. A
//! [`Filter`] is a CEL expression over those columns. [`Plan`] says what a search will cost and find before it starts;
//! [`run`](run::run) makes it on all cores, with results in the order of the space whatever the number of threads; every
//! hit is recomputed by the obvious generator before it is given out.
//!
//! What an interval or a clue is worth is here too:
//!
//! ```
//! use antre_search::interval::{Z95, wilson};
//!
//! let (low, high) = wilson(35, 100, Z95);
//! assert!((0.263..0.265).contains(&low) && (0.447..0.449).contains(&high));
//! ```
#![cfg_attr(docsrs, feature(doc_cfg))]

mod ahead;
#[cfg(feature = "arrow")]
mod arrow;
pub mod batch;
#[cfg(feature = "files")]
pub mod catalog;
#[cfg(feature = "files")]
pub mod checkpoint;
mod clock;
mod column;
mod count;
mod error;
pub mod export;
mod filter;
pub mod given_up;
pub mod infer;
pub mod interval;
#[cfg(feature = "files")]
pub mod manifest;
#[cfg(feature = "parquet")]
mod parquet;
mod plan;
pub mod run;
mod space;
#[cfg(feature = "files")]
mod staged;
#[cfg(feature = "files")]
pub mod table;
mod verify;

pub use column::{Cell, Column, Kind, Schema};
pub use count::count;
pub use error::Error;
pub use filter::{Filter, LONGEST, Scored};
pub use plan::{Odds, Plan, StagePlan};
#[cfg(feature = "files")]
pub use run::Checkpointing;
pub use run::{Ended, Options, Progress, Summary, Verify};
pub use space::{Shard, Sieve, Space, Stage, Stages, Wanted, Work};
#[cfg(feature = "files")]
pub use staged::{Staged, write_atomically};
pub use verify::differences;

/// SHA-256 in lower-case hex.
pub fn sha256(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
