//! The kinds of `isaac` vectors (`docs/rules/isaac.md`, sections 3.9, 8 and 8a).

mod demo;
mod flash;
mod seeds;
mod streams;

use super::Reader;

pub(super) const KINDS: &[(&str, Reader)] = &[
    ("demo.json", demo::floors),
    ("demo_trace.json", demo::traces),
    ("flash.json", flash::floors),
    ("flash_trace.json", flash::traces),
    ("isaac_rng.json", streams::engine),
    ("mulberry32.json", streams::mulberry32),
    ("seed_strings.json", seeds::texts),
];
