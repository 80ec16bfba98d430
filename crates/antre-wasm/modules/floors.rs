//! The module of the lab of Isaac: built with the feature `floors` alone.

// Brings the functions that a page calls.
pub use antre_wasm::*;
