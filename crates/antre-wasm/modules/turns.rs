//! The module of the lab of turns, in Explorers of Sky and Torneko 3 and in comparison: built with the feature `turns` alone.

// Brings the functions that a page calls.
pub use antre_wasm::*;
