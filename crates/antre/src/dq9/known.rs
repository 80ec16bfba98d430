//! What many questions look up, made once: the same for all of them and for ever.

use std::sync::OnceLock;

use antre_dq9::{Decoder, Timers};

/// All timers by the seed that they draw.
pub(super) fn timers() -> &'static Timers {
    static TIMERS: OnceLock<Timers> = OnceLock::new();
    TIMERS.get_or_init(Timers::new)
}

/// Names to maps.
pub(super) fn decoder() -> &'static Decoder {
    static DECODER: OnceLock<Decoder> = OnceLock::new();
    DECODER.get_or_init(Decoder::new)
}
