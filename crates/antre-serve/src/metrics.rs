//! Counts for `/metrics`, in the text form that Prometheus reads.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::budget::Budget;

/// Upper ends of the answer times that are counted, in microseconds.
const ENDS: [u64; 8] = [500, 1_000, 5_000, 20_000, 100_000, 500_000, 2_000_000, 10_000_000];

/// What happened since the start.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Responses by the first digit of their status.
    responses: [AtomicU64; 6],
    /// Questions answered, by time.
    within: [AtomicU64; ENDS.len()],
    answered: AtomicU64,
    microseconds: AtomicU64,
    /// Searches with events that have begun.
    searches: AtomicU64,
}

impl Metrics {
    pub(crate) fn responded(&self, status: u16) {
        self.responses[usize::from(status / 100).min(5)].fetch_add(1, Relaxed);
    }

    pub(crate) fn answered(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (end, count) in ENDS.iter().zip(&self.within) {
            if took <= *end {
                count.fetch_add(1, Relaxed);
            }
        }
        self.answered.fetch_add(1, Relaxed);
        self.microseconds.fetch_add(took, Relaxed);
    }

    pub(crate) fn search_begun(&self) {
        self.searches.fetch_add(1, Relaxed);
    }

    pub(crate) fn text(&self, budget: &Budget, kept: usize) -> String {
        let mut text = String::from(
            "# HELP antre_responses_total Responses by class of status.\n# TYPE antre_responses_total counter\n",
        );
        for (class, count) in self.responses.iter().enumerate().skip(1) {
            let _ = writeln!(text, "antre_responses_total{{status=\"{class}xx\"}} {}", count.load(Relaxed));
        }
        let (questions, searches) = budget.busy();
        for (name, kind, told, value) in [
            ("antre_searches_total", "counter", "Searches with events.", self.searches.load(Relaxed)),
            ("antre_questions_running", "gauge", "Questions worked on now.", questions as u64),
            (
                "antre_searches_running",
                "gauge",
                "Searches worked on now, with events or without.",
                searches as u64,
            ),
            ("antre_answers_kept_bytes", "gauge", "Answers that are kept.", kept as u64),
        ] {
            let _ = writeln!(text, "# HELP {name} {told}\n# TYPE {name} {kind}\n{name} {value}");
        }
        let version = env!("CARGO_PKG_VERSION");
        let _ = writeln!(
            text,
            "# HELP antre_build_info What runs.\n# TYPE antre_build_info gauge\nantre_build_info{{version=\"{version}\"}} 1"
        );
        text.push_str(
            "# HELP antre_answer_seconds Time from a question to its answer.\n# TYPE antre_answer_seconds histogram\n",
        );
        for (end, count) in ENDS.iter().zip(&self.within) {
            let seconds = *end as f64 / 1e6;
            let _ = writeln!(text, "antre_answer_seconds_bucket{{le=\"{seconds}\"}} {}", count.load(Relaxed));
        }
        let (answered, sum) = (self.answered.load(Relaxed), self.microseconds.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(text, "antre_answer_seconds_bucket{{le=\"+Inf\"}} {answered}");
        let _ = writeln!(text, "antre_answer_seconds_sum {sum}\nantre_answer_seconds_count {answered}");
        text
    }
}
