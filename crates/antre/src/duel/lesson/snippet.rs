//! The lesson's dice in other languages, for pasting.

use antre_core::{Evidence, Message};
use antre_draw::Picture;
use antre_duel::Rules;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::LessonFacts;
use crate::{Answer, Facts, Said, Table, Words};

/// A programming language that the dice are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Snippet {
    /// Java, from version 8.
    Java,
    /// JavaScript.
    Js,
    /// Python 3.
    Python,
    /// Rust.
    Rust,
}

impl Snippet {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Java, Self::Js, Self::Python, Self::Rust];

    /// Its source text: a class or struct `Dice` with `next`, `range` and `chance`.
    pub const fn source(self) -> &'static str {
        match self {
            Self::Java => include_str!("../../../data/snippets/dice.java"),
            Self::Js => include_str!("../../../data/snippets/dice.js"),
            Self::Python => include_str!("../../../data/snippets/dice.py"),
            Self::Rust => include_str!("../../../data/snippets/dice.rs"),
        }
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Java => "Java",
            Self::Js => "JavaScript",
            Self::Python => "Python",
            Self::Rust => "Rust",
        }
    }

    pub(super) fn answer(self, words: &Words) -> Answer {
        let message = Message::new("lesson-snippet").with("language", self.name());
        let rows = self.source().lines().map(|line| vec![line.into()]).collect();
        Answer {
            edition: super::edition(&Rules::LESSON),
            evidence: Evidence::Certain,
            sentence: Said::new(words, message),
            facts: Facts::DuelLesson(LessonFacts { steps: Vec::new(), snippet: Some(self.source().into()) }),
            notes: Vec::new(),
            draws: None,
            picture: Picture::None,
            table: Table { columns: vec!["line"], rows },
            lines: None,
            verbatim: Some(self.source().into()),
            found: true,
        }
    }
}
