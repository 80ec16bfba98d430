//! The kinds of `isaac` vectors (`docs/rules/isaac.md`, sections 3.9, 8 and 8a).

mod abplus;
mod demo;
mod flash;
mod observation;
mod observed;
mod seeds;
mod statistics;
mod streams;

use super::Reader;

pub(super) const KINDS: &[(&str, Reader)] = &[
    ("abplus.json", abplus::floors),
    ("demo.json", demo::floors),
    ("demo_trace.json", demo::traces),
    ("flash.json", flash::floors),
    ("flash_trace.json", flash::traces),
    ("isaac_rng.json", streams::engine),
    ("mulberry32.json", streams::mulberry32),
    ("observation.json", observation::clues),
    ("observed_repentance.json", observed::rows),
    ("seed_strings.json", seeds::texts),
    ("statistics.json", statistics::entries),
];
