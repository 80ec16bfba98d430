//! The module of the lab of duels: built with the feature `fights` alone.

// Brings the functions that a page calls.
pub use antre_wasm::*;
