//! The kinds of `sky` vectors (`docs/rules/sky.md`, section 12).

mod runs;
mod tables;

use super::Reader;

pub(super) const KINDS: &[(&str, Reader)] = &[
    ("combos48.json", runs::combos),
    ("combos48_full.json", runs::combos_spelled_out),
    ("durations.json", tables::durations),
    ("expiry.json", runs::expiry),
    ("fuzz.json", runs::fuzz),
    ("planner.json", tables::planner),
    ("scripts.json", runs::scripts),
    ("stage.json", tables::stages),
    ("table24.json", tables::due_table),
];
