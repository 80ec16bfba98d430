//! A stopwatch that can be set while it runs, and every setting taken back. It is told what time it is.

use std::time::Duration;

/// What the stopwatch shows, in milliseconds.
pub(super) type Shown = i64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// It shows this and stands.
    Stands(Shown),
    /// It showed this at that time, and runs.
    Runs(Shown, Duration),
}

/// A stopwatch.
#[derive(Debug)]
pub(super) struct Clock {
    state: State,
    /// What it was before each change.
    before: Vec<State>,
    start: Shown,
}

impl Clock {
    /// Stands at what it shows when it is started.
    pub(super) const fn new(start: Shown) -> Self {
        Self { state: State::Stands(start), before: Vec::new(), start }
    }

    pub(super) fn shows(&self, now: Duration) -> Shown {
        match self.state {
            State::Stands(shown) => shown,
            State::Runs(shown, since) => {
                shown + i64::try_from(now.saturating_sub(since).as_millis()).unwrap_or(i64::MAX / 2)
            }
        }
    }

    pub(super) const fn runs(&self) -> bool {
        matches!(self.state, State::Runs(..))
    }

    /// Nothing was ever done to it.
    pub(super) fn untouched(&self) -> bool {
        self.before.is_empty() && !self.runs()
    }

    /// Starts it, or stops it where it is.
    pub(super) fn toggle(&mut self, now: Duration) {
        let shown = self.shows(now);
        self.change(if self.runs() { State::Stands(shown) } else { State::Runs(shown, now) });
    }

    /// Starts it at its beginning.
    pub(super) fn restart(&mut self, now: Duration) {
        self.set(self.start, now);
    }

    /// Lets it run from here: this is what it shows now.
    pub(super) fn set(&mut self, shown: Shown, now: Duration) {
        self.change(State::Runs(shown, now));
    }

    /// Shows so much more, running or not.
    pub(super) fn shift(&mut self, by: Shown) {
        self.change(match self.state {
            State::Stands(shown) => State::Stands(shown + by),
            State::Runs(shown, since) => State::Runs(shown + by, since),
        });
    }

    /// Takes the last change back, as if it had not been made; `false` if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let before = self.before.pop();
        if let Some(state) = before {
            self.state = state;
        }
        before.is_some()
    }

    fn change(&mut self, state: State) {
        self.before.push(self.state);
        self.state = state;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn it_runs_from_where_it_was_started() {
        let mut clock = Clock::new(4_500);
        assert_eq!((clock.shows(at(900)), clock.untouched()), (4_500, true));
        clock.toggle(at(1_000));
        assert_eq!((clock.shows(at(1_000)), clock.shows(at(3_250)), clock.runs()), (4_500, 6_750, true));
        clock.toggle(at(4_000));
        assert_eq!((clock.shows(at(9_000)), clock.runs(), clock.untouched()), (7_500, false, false));
        clock.toggle(at(10_000));
        assert_eq!(clock.shows(at(10_500)), 8_000);
        clock.restart(at(11_000));
        assert_eq!(clock.shows(at(11_100)), 4_600);
    }

    #[test]
    fn every_change_is_taken_back_as_if_it_had_not_been_made() {
        let mut clock = Clock::new(0);
        clock.toggle(at(0));
        clock.set(7_000, at(5_000));
        clock.shift(-100);
        assert_eq!(clock.shows(at(6_000)), 7_900);
        assert!(clock.undo());
        assert_eq!(clock.shows(at(6_000)), 8_000);
        assert!(clock.undo());
        // It ran on all the time.
        assert_eq!(clock.shows(at(6_000)), 6_000);
        assert!(clock.undo());
        assert_eq!((clock.shows(at(6_000)), clock.runs(), clock.untouched()), (0, false, true));
        assert!(!clock.undo());
    }
}
