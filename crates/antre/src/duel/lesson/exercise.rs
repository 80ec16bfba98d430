//! The lesson's exercise, with the learner's own input and their own program's output.

use antre_duel::tour;
use schemars::JsonSchema;
use serde::Serialize;

use super::StepFacts;
use crate::duel::Queue;
use crate::{Detail, Error, Explain, Input};

/// What a learner's program printed, compared with what it should have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExerciseCheck {
    /// Whether every line is right.
    pub right: bool,
    /// The first line that differs, from 1.
    pub line: Option<usize>,
    /// What it should be; `None` where there is a line too many.
    pub expected: Option<String>,
    /// What it is; `None` where it is missing.
    pub found: Option<String>,
}

pub(super) fn facts(
    input: Option<&Input>,
    printed: Option<&Input>,
    detail: &Detail,
) -> Result<StepFacts, Error> {
    let input = input.cloned().unwrap_or_else(|| Input::new("the lesson's exercise", tour::EXERCISE));
    // The exercise's lines and nothing else: what it prints is the same in every language and depth.
    let plain = Detail { explain: Explain::No, ..*detail };
    let lines: Vec<String> = Queue::new(input.clone())
        .answer(&plain)?
        .verbatim
        .unwrap_or_default()
        .lines()
        .map(str::to_owned)
        .collect();
    let checked = printed.map(|printed| compared(&lines, printed));
    Ok(StepFacts::Exercise { input: input.text, lines, checked })
}

/// Blanks at the end of a line and empty lines at the end are nobody's mistake.
fn compared(expected: &[String], printed: &Input) -> ExerciseCheck {
    let mut found: Vec<&str> = printed.text.lines().map(str::trim_end).collect();
    while found.last().is_some_and(|line| line.is_empty()) {
        found.pop();
    }
    let differs = (0..expected.len().max(found.len()))
        .find(|&at| expected.get(at).map(String::as_str) != found.get(at).copied());
    ExerciseCheck {
        right: differs.is_none(),
        line: differs.map(|at| at + 1),
        expected: differs.and_then(|at| expected.get(at).cloned()),
        found: differs.and_then(|at| found.get(at).map(|line| (*line).to_owned())),
    }
}
