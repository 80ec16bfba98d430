//! A recorded battle, run again and compared.

use antre_core::{Evidence, Message, Value};
use antre_draw::Picture;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fight::{left_behind, played, steps};
use super::{RecordedTurn, Recording, edition, log};
use crate::{Answer, Detail, Error, Explain, Facts, Input, Said, Table};

/// Runs a recording again and compares every turn and every die.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// Recording (JSON), or - for standard input
    #[cfg_attr(feature = "clap", arg(value_name = "FILE", value_parser = Input::read))]
    pub recording: Input,
}

/// The first thing that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Difference {
    /// Turn, from 1; `None` where only the whole differs.
    pub turn: Option<u32>,
    /// Draw within the turn, from 1.
    pub draw: Option<usize>,
    /// What differs: draw, tick, actor, energy, damage, life, turns, draws, state, log, choices.
    pub what: &'static str,
    /// As recorded.
    pub recorded: String,
    /// As it is now.
    pub now: String,
}

/// What the comparison gave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReplayFacts {
    /// Whether everything is the same.
    pub same: bool,
    /// Turns of the battle as it is now.
    pub turns: u32,
    /// Dice of the battle as it is now.
    pub draws: u32,
    /// Version of the program that recorded it.
    pub recorded_by: String,
    /// The first difference.
    pub difference: Option<Difference>,
}

impl Replay {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let recording = Recording::read(&self.recording)?;
        let words = detail.words();
        let battle = played(&recording.fighters, &recording.rules, recording.seed, &recording.choices)
            .map_err(|error| error.within(self.recording.name.as_str()))?;
        let stated = battle.choices().iter().all(|choice| choice.is_stated());
        let chosen = battle.choices().len();
        let fought = left_behind(battle);
        let worded = log::worded(&fought.events, &recording.fighters, &words);
        let steps = steps(&fought, &recording.fighters, &worded);
        let now: Vec<RecordedTurn> = steps.iter().map(RecordedTurn::from).collect();
        let difference = first_turn(&recording.turns, &now).or_else(|| {
            let whole = |what, recorded: String, now: String| {
                (recorded != now).then_some(Difference { turn: None, draw: None, what, recorded, now })
            };
            whole("turns", recording.turns.len().to_string(), now.len().to_string())
                .or_else(|| whole("choices", recording.choices.len().to_string(), chosen.to_string()))
                .or_else(|| whole("draws", recording.draws.to_string(), fought.outcome.draws.to_string()))
                .or_else(|| whole("state", recording.final_state.to_string(), fought.final_state.to_string()))
                .or_else(|| whole("log", recording.log_sha256.clone(), fought.log_sha256.clone()))
        });
        let message = match &difference {
            None => Message::new("duel-replay-same")
                .with("seed", recording.seed)
                .with("turns", i64::from(fought.outcome.turns))
                .with("draws", i64::from(fought.outcome.draws)),
            Some(Difference { turn: Some(turn), draw: Some(draw), recorded, now, .. }) => {
                Message::new("duel-replay-draw")
                    .with("turn", i64::from(*turn))
                    .with("draw", *draw)
                    .with("recorded", recorded.as_str())
                    .with("now", now.as_str())
            }
            Some(Difference { turn, what, recorded, now, .. }) => {
                Message::new(if turn.is_some() { "duel-replay-turn" } else { "duel-replay-whole" })
                    .with("turn", i64::from(turn.unwrap_or(0)))
                    .with("what", words.word(&format!("duel-differs-{what}")))
                    .with("recorded", recorded.as_str())
                    .with("now", now.as_str())
            }
        };
        let same = difference.is_none();
        let cell = |text: Option<String>| Value::from(text.unwrap_or_default());
        let table = Table {
            columns: vec!["same", "turn", "draw", "what", "recorded", "now"],
            rows: vec![vec![
                Value::from(i64::from(same)),
                cell(difference.as_ref().and_then(|d| d.turn).map(|turn| turn.to_string())),
                cell(difference.as_ref().and_then(|d| d.draw).map(|draw| draw.to_string())),
                cell(difference.as_ref().map(|d| d.what.to_owned())),
                cell(difference.as_ref().map(|d| d.recorded.clone())),
                cell(difference.as_ref().map(|d| d.now.clone())),
            ]],
        };
        Ok(Answer {
            edition: edition(&recording.rules),
            evidence: if stated { recording.rules.evidence() } else { Evidence::Assumed },
            sentence: Said::new(&words, message),
            facts: Facts::DuelReplay(ReplayFacts {
                same,
                turns: fought.outcome.turns,
                draws: fought.outcome.draws,
                recorded_by: recording.program,
                difference,
            }),
            notes: Vec::new(),
            draws: (detail.explain != Explain::No).then_some(fought.records),
            picture: Picture::None,
            table,
            lines: None,
            verbatim: None,
            found: same,
        })
    }
}

fn first_turn(recorded: &[RecordedTurn], now: &[RecordedTurn]) -> Option<Difference> {
    recorded.iter().zip(now).find_map(|(before, after)| {
        let differs = |what, recorded: String, now: String, draw: Option<usize>| {
            (recorded != now).then_some(Difference { turn: Some(after.turn), draw, what, recorded, now })
        };
        let text = |number: Option<&i64>| number.map_or_else(|| "nothing".into(), i64::to_string);
        differs("turn", before.turn.to_string(), after.turn.to_string(), None)
            .or_else(|| differs("tick", before.tick.to_string(), after.tick.to_string(), None))
            .or_else(|| differs("actor", before.actor.to_string(), after.actor.to_string(), None))
            .or_else(|| differs("energy", before.energy.to_string(), after.energy.to_string(), None))
            .or_else(|| {
                (0..before.draws.len().max(after.draws.len())).find_map(|i| {
                    differs("draw", text(before.draws.get(i)), text(after.draws.get(i)), Some(i + 1))
                })
            })
            .or_else(|| differs("damage", text(before.damage.as_ref()), text(after.damage.as_ref()), None))
            .or_else(|| differs("life", before.target_hp.to_string(), after.target_hp.to_string(), None))
    })
}
