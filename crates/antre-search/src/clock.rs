//! Time, for those who want to know how long something took: nothing found depends on it. A browser gives its own to
//! nobody but the page, so there it stands still.

use std::time::Duration;

/// A moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment(#[cfg(not(target_family = "wasm"))] std::time::Instant);

impl Moment {
    #[cfg(not(target_family = "wasm"))]
    #[allow(clippy::disallowed_methods, reason = "people want to know how long it took")]
    pub(crate) fn now() -> Self {
        Self(std::time::Instant::now())
    }

    #[cfg(target_family = "wasm")]
    pub(crate) const fn now() -> Self {
        Self()
    }

    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn elapsed(self) -> Duration {
        self.0.elapsed()
    }

    #[cfg(target_family = "wasm")]
    pub(crate) const fn elapsed(self) -> Duration {
        let _ = self;
        Duration::ZERO
    }
}
