//! The module of the lab of treasure-map grottos: built with the feature `grottos` alone.

// Brings the functions that a page calls.
pub use antre_wasm::*;
