//! Recordings: seed, edition, roster, choices, and enough of the course to name the first turn that differs.

pub use antre_duel::play::Choice;
use antre_duel::{Fighter, Rules};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::FightTurn;
use super::fight::Fought;
use crate::{Error, Input};

/// One turn as it was recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedTurn {
    /// Number, from 1.
    pub turn: u32,
    /// Tick.
    pub tick: i64,
    /// Who acted, as a place in the roster.
    pub actor: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Values of the dice.
    pub draws: Vec<i64>,
    /// Full damage; `None` on a miss.
    pub damage: Option<i64>,
    /// The target's life afterwards.
    pub target_hp: i64,
}

impl From<&FightTurn> for RecordedTurn {
    fn from(step: &FightTurn) -> Self {
        Self {
            turn: step.turn,
            tick: step.tick,
            actor: step.actor,
            energy: step.energy,
            draws: step.draws.clone(),
            damage: step.damage,
            target_hp: step.target_hp,
        }
    }
}

/// A battle that can be run again (`docs/rules/duel.md`, section 8). Draw count and final state catch a divergence that
/// leaves the text unchanged; the turns find the first bad one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// Always [`Recording::NAME`].
    pub recording: String,
    /// Version of this format.
    pub version: u32,
    /// Version of the program that wrote it.
    pub program: String,
    /// Seed of the dice.
    pub seed: i64,
    /// Edition.
    pub rules: Rules,
    /// Roster, the hero first.
    pub fighters: Vec<Fighter>,
    /// The hero's choices, one per turn of the hero.
    pub choices: Vec<Choice>,
    /// The turns.
    pub turns: Vec<RecordedTurn>,
    /// Dice drawn.
    pub draws: u32,
    /// State of the generator at the end.
    pub final_state: u32,
    /// SHA-256 of the Spanish log, every line ended by a line feed.
    pub log_sha256: String,
}

impl Recording {
    /// What the field `recording` says.
    pub const NAME: &'static str = "antre duel fight";
    /// The version that this program writes and reads.
    pub const VERSION: u32 = 1;

    pub(super) fn new(
        seed: i64,
        rules: &Rules,
        party: &[Fighter],
        choices: Vec<Choice>,
        steps: &[FightTurn],
        fought: &Fought,
    ) -> Self {
        Self {
            recording: Self::NAME.into(),
            version: Self::VERSION,
            program: env!("CARGO_PKG_VERSION").into(),
            seed,
            rules: rules.clone(),
            fighters: party.to_vec(),
            choices,
            turns: steps.iter().map(RecordedTurn::from).collect(),
            draws: fought.outcome.draws,
            final_state: fought.final_state,
            log_sha256: fought.log_sha256.clone(),
        }
    }

    /// Reads a recording.
    ///
    /// # Errors
    /// The place of what is not JSON or not a recording, and every value that is out of range.
    pub fn read(input: &Input) -> Result<Self, Error> {
        if input.text.trim().is_empty() {
            return Err(Error::new(format!(
                "{}: empty: expected a recording of antre duel fight",
                input.name
            )));
        }
        let recording: Self = serde_json::from_str(&input.text).map_err(|error| json_error(input, &error))?;
        let named = |sentence: String| Error::new(format!("{}: {sentence}", input.name));
        if recording.recording != Self::NAME {
            let found = &recording.recording;
            return Err(named(format!("recording \"{found}\": expected \"{}\"", Self::NAME)));
        }
        if recording.version != Self::VERSION {
            return Err(named(format!("version {}: expected {}", recording.version, Self::VERSION)));
        }
        antre_duel::lesson::check(&recording.fighters).map_err(|error| named(error.to_string()))?;
        recording.rules.check().map_err(|error| named(error.to_string()))?;
        Ok(recording)
    }

    /// The recording as it is written to a file.
    pub fn to_json(&self) -> String {
        // A struct of numbers and texts always has a JSON form.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// A JSON error with its place, without the library's own "at line".
pub(crate) fn json_error(input: &Input, error: &serde_json::Error) -> Error {
    let words = error.to_string();
    let sentence = words.split(" at line ").next().unwrap_or(&words).replace('`', "\"");
    let start =
        input.text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
    let at = start + error.column().saturating_sub(1);
    Error::at(input, at..at + 1, sentence)
}
