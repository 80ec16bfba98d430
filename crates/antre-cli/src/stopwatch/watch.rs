//! What the player does with the stopwatch, and which time comes next. Every time comes from the answer.

use std::time::Duration;

use antre::Words;
use antre::core::Message;
use antre::dq9::{StopwatchFacts, Window};
use antre::draw::Style;
use crossterm::event::KeyCode;

use super::clock::{Clock, Shown};
use crate::output::Output;

/// Whether it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    End,
}

/// A step of + and −.
const STEP: Shown = 100;
/// Seconds before a time in which bell and flash warn of it.
const WARNINGS: i64 = 3;

/// The next time of something wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next<'a> {
    /// It is now, for so many milliseconds more.
    Now(&'a Window, Shown),
    /// It is in so many milliseconds.
    In(&'a Window, Shown),
    /// There is none.
    Over,
}

/// The stopwatch with what is wanted.
pub(super) struct Watch {
    pub(super) facts: StopwatchFacts,
    pub(super) clock: Clock,
    /// Time since the page was opened.
    pub(super) now: Duration,
    pub(super) words: Words,
    pub(super) style: Style,
    pub(super) colored: bool,
    pub(super) bell: bool,
    pub(super) flash: bool,
    pub(super) note: String,
    /// The last second before a time for which the bell rang: which time, and how long before.
    rang: Option<(u32, i64)>,
}

impl Watch {
    pub(super) fn new(facts: StopwatchFacts, output: &Output, bell: bool, flash: bool) -> Self {
        Self {
            clock: Clock::new(100 * Shown::from(facts.start_tenths)),
            facts,
            now: Duration::ZERO,
            words: output.detail().words(),
            style: output.style(),
            colored: output.colored(),
            bell,
            flash,
            note: String::new(),
            rang: None,
        }
    }

    /// What the stopwatch shows, in milliseconds.
    pub(super) fn shown(&self) -> Shown {
        self.clock.shows(self.now)
    }

    /// When something wanted comes next, by its place among the wants.
    pub(super) fn next(&self, want: usize) -> Next<'_> {
        next(&self.facts.wants[want].windows, self.shown())
    }

    /// The soonest of all that come.
    fn soonest(&self) -> Option<(&Window, Shown)> {
        let all = (0..self.facts.wants.len()).filter_map(|want| match self.next(want) {
            Next::In(window, wait) => Some((window, wait)),
            Next::Now(..) | Next::Over => None,
        });
        all.min_by_key(|&(_, wait)| wait)
    }

    /// It is one of the last seconds before a time, and the page flashes: four times a second.
    pub(super) fn flashes(&self) -> bool {
        self.flash
            && self.clock.runs()
            && self.soonest().is_some_and(|(_, wait)| wait <= 1_000 * WARNINGS && wait / 125 % 2 == 0)
    }

    /// Whether the bell rings now: once for each second before the next time, and when it has come.
    pub(super) fn rings(&mut self) -> bool {
        if !self.bell || !self.clock.runs() {
            self.rang = None;
            return false;
        }
        let soonest = self.soonest().map(|(window, wait)| (window.stopwatch.0, (wait + 999) / 1_000));
        let due = match (self.rang, soonest) {
            // A time for which it rang is no longer to come: it has.
            (Some((time, _)), next) if next.is_none_or(|(other, _)| other != time) => {
                self.rang = None;
                return self.shown() / 1_000 >= i64::from(time);
            }
            (rang, Some((time, before))) if before <= WARNINGS && rang != Some((time, before)) => {
                Some((time, before))
            }
            _ => return false,
        };
        self.rang = due;
        true
    }

    /// Takes a key.
    pub(super) fn key(&mut self, key: KeyCode) -> Flow {
        self.note.clear();
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return Flow::End,
            KeyCode::Char(' ') | KeyCode::Enter => self.clock.toggle(self.now),
            KeyCode::Char('r') => self.clock.restart(self.now),
            KeyCode::Char('+' | '=') | KeyCode::Up => self.clock.shift(STEP),
            KeyCode::Char('-') | KeyCode::Down => self.clock.shift(-STEP),
            KeyCode::Char('u') | KeyCode::Backspace if self.clock.undo() => {}
            KeyCode::Char('u') | KeyCode::Backspace => self.note = self.words.word("watch-nothing-to-undo"),
            KeyCode::Char('b') => {
                self.bell = !self.bell;
                self.note = self.words.word(if self.bell { "watch-bell-on" } else { "watch-bell-off" });
            }
            KeyCode::Char('f') => {
                self.flash = !self.flash;
                self.note = self.words.word(if self.flash { "watch-flash-on" } else { "watch-flash-off" });
            }
            KeyCode::Char('0') => self.set("title", 0),
            KeyCode::Char(digit) => {
                let moment = digit.to_digit(10).and_then(|digit| (digit as usize).checked_sub(1));
                if let Some(moment) = moment.and_then(|at| self.facts.moments.get(at)) {
                    let (word, stopwatch) = (moment.moment.word(), moment.stopwatch);
                    self.set(word, stopwatch);
                }
            }
            _ => {}
        }
        Flow::On
    }

    /// Lets it run from a moment that is now.
    fn set(&mut self, moment: &str, stopwatch: u32) {
        self.clock.set(1_000 * Shown::from(stopwatch), self.now);
        let said = Message::new("watch-set")
            .with("moment", self.words.word(&format!("dq9-moment-{moment}")))
            .with("time", stopwatch);
        self.note = self.words.say(&said);
    }
}

/// The first window that is not over when the stopwatch shows so much.
fn next(windows: &[Window], shown: Shown) -> Next<'_> {
    let (begins, ends) = (
        |window: &Window| 1_000 * Shown::from(window.stopwatch.0),
        |window: &Window| 1_000 * (Shown::from(window.stopwatch.1) + 1),
    );
    match windows.iter().find(|window| ends(window) > shown) {
        None => Next::Over,
        Some(window) if begins(window) <= shown => Next::Now(window, ends(window) - shown),
        Some(window) => Next::In(window, begins(window) - shown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn window(from: u32, to: u32) -> Window {
        Window {
            floor: 3,
            chests: vec![1],
            seconds: (from - 5, to - 5),
            stopwatch: (from, to),
            hollow: false,
        }
    }

    #[test]
    fn the_next_time_is_the_first_that_is_not_over() {
        let windows = [window(7, 8), window(20, 20)];
        assert_eq!(next(&windows, 0), Next::In(&windows[0], 7_000));
        assert_eq!(next(&windows, 7_000), Next::Now(&windows[0], 2_000));
        // Second 8 lasts until the display turns to 9.
        assert_eq!(next(&windows, 8_999), Next::Now(&windows[0], 1));
        assert_eq!(next(&windows, 9_000), Next::In(&windows[1], 11_000));
        assert_eq!(next(&windows, 21_000), Next::Over);
        assert_eq!(next(&[], 0), Next::Over);
    }
}
