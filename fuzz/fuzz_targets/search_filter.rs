//! Any text as a filter: refused or accepted, never a panic; what is accepted agrees with CEL on a few items.
#![no_main]

#[path = "../../crates/antre-search/tests/common/mod.rs"]
mod common;

use antre_search::{Filter, Space};
use common::Numbers;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let space = Numbers::new(1_000);
    if let Ok(filter) = Filter::parse(text, space.schema()) {
        for position in [0, 7, 500, 999] {
            let item = space.obvious(position, filter.stages());
            assert_eq!(filter.fits(&item), filter.by_cel(&item), "{text} at {position}");
        }
    }
});
