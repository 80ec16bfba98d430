//! The coming turns, without taking any.

use antre_core::{Message, Value};
use antre_draw::{EnergyChart, EnergyTurn, Picture};
use antre_duel::queue::{HeapQueue, Queue as _, preview, preview_with};
use antre_duel::{Rules, STAT_LIMIT};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Roster, RuleOptions, edition, energy_fighter, energy_words, foot};
use crate::{Answer, Detail, Error, Facts, Input, Said, Table};

/// Most turns ahead, and most turns already played.
const MOST: i64 = 10_000;

/// Who acts next, if nobody falls: nothing changes and no die is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(default, deny_unknown_fields)]
pub struct Preview {
    /// Roster file (TOML), or - for standard input; without one the lesson's party
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    pub roster: Option<Input>,
    /// How many turns ahead
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 10))]
    pub count: i64,
    /// How many turns have already been taken, everybody alive and paying the usual price
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    pub after: i64,
    /// Prices of the coming actions in order, such as 150,50; the usual price after the last
    #[cfg_attr(feature = "clap", arg(long, value_name = "N,…", value_delimiter = ','))]
    pub cost: Vec<i64>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

impl Default for Preview {
    fn default() -> Self {
        Self { roster: None, count: 10, after: 0, cost: Vec::new(), rules: RuleOptions::default() }
    }
}

/// One coming turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PreviewTurn {
    /// Tick.
    pub tick: i64,
    /// Who, as a place in the roster.
    pub index: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Price that the preview assumes.
    pub cost: i64,
    /// Whether somebody else would act here at the usual prices.
    pub differs: bool,
}

/// The coming turns in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PreviewFacts {
    /// Names in roster order.
    pub names: Vec<String>,
    /// The clock now.
    pub tick: i64,
    /// Energies now, in roster order.
    pub energies: Vec<i64>,
    /// The coming turns.
    pub turns: Vec<PreviewTurn>,
}

impl Preview {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let Roster { party, rules } = Roster::read(self.roster.as_ref())?;
        let rules = self.rules.applied_to(rules)?;
        antre_core::in_range("count", self.count, 0..=MOST)?;
        antre_core::in_range("after", self.after, 0..=MOST)?;
        for &cost in &self.cost {
            antre_core::in_range("cost", cost, 1..=STAT_LIMIT)?;
        }
        let words = detail.words();
        let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
        let mut queue = HeapQueue::new(&speeds, &rules);
        for _ in 0..self.after {
            let Some(turn) = queue.next() else { break };
            queue.pay(turn.index, rules.cost);
        }
        let tick = queue.tick();
        let energies: Vec<i64> = (0..party.len()).map(|index| queue.energy(index)).collect();
        let count = self.count as usize;
        let costs = || self.cost.iter().copied().chain(std::iter::repeat(rules.cost));
        let usual = preview(&queue, count, &rules);
        let turns = preview_with(&queue, count, costs());
        let facts = PreviewFacts {
            names: party.iter().map(|fighter| fighter.name.clone()).collect(),
            tick,
            energies,
            turns: turns
                .iter()
                .zip(costs())
                .enumerate()
                .map(|(i, (turn, cost))| PreviewTurn {
                    tick: turn.tick,
                    index: turn.index,
                    energy: turn.energy,
                    cost,
                    differs: usual.get(i).map(|usual| usual.index) != Some(turn.index),
                })
                .collect(),
        };
        let order: Vec<&str> = facts.turns.iter().map(|turn| facts.names[turn.index].as_str()).collect();
        let message = Message::new(if order.is_empty() { "duel-preview-nobody" } else { "duel-preview" })
            .with("count", order.len())
            .with("order", order.join(", "));
        let sentence = Said::new(&words, message);
        let mut notes = Vec::new();
        if let Some(at) = facts.turns.iter().position(|turn| turn.differs) {
            notes.push(Said::new(&words, Message::new("duel-preview-differs").with("turn", at + 1)));
        }
        let plain = self.cost.iter().all(|&cost| cost == Rules::LESSON.cost);
        let evidence = if plain { rules.evidence() } else { antre_core::Evidence::Assumed };
        let picture = self.picture(&sentence.text, &facts, &speeds, &rules, evidence, detail);
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts),
            facts: Facts::DuelPreview(facts),
            notes,
            draws: None,
            picture,
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    fn picture(
        &self,
        sentence: &str,
        facts: &PreviewFacts,
        speeds: &[i64],
        rules: &Rules,
        evidence: antre_core::Evidence,
        detail: &Detail,
    ) -> Picture {
        if facts.turns.is_empty() {
            return Picture::None;
        }
        let words = detail.words();
        // The picture's clock starts now.
        let turns = facts.turns.iter().enumerate().map(|(index, turn)| EnergyTurn {
            number: index as u32 + 1,
            tick: turn.tick - facts.tick,
            actor: turn.index,
            energy: turn.energy,
            kept: rules.after_paying(turn.energy, turn.cost),
            draws: Vec::new(),
            result: String::new(),
            told: antre_duel::exercise_line(turn.tick, &facts.names[turn.index], turn.energy),
        });
        let last = facts.turns.last().map_or(0, |turn| turn.tick - facts.tick);
        let description =
            Message::new("duel-queue-description").with("fighters", facts.names.len()).with("ticks", last);
        let fighters = facts.names.iter().enumerate().map(|(index, name)| {
            energy_fighter(name, index == 0, facts.energies[index], rules.gain(speeds[index]))
        });
        let roster = self.roster.as_ref().map_or_else(String::new, |input| format!(" {}", input.name));
        Picture::Energy(EnergyChart {
            sentence: sentence.into(),
            fighters: fighters.collect(),
            turns: turns.collect(),
            threshold: rules.threshold,
            end: last,
            words: energy_words(&words, rules, words.say(&description)),
            command: format!("antre duel preview{roster} --count {} --after {}", self.count, self.after),
            evidence: foot(rules, evidence, &words),
        })
    }
}

fn table(facts: &PreviewFacts) -> Table {
    let rows = facts.turns.iter().map(|turn| {
        vec![
            Value::from(turn.tick),
            Value::from(facts.names[turn.index].as_str()),
            Value::from(turn.energy),
            Value::from(turn.cost),
            Value::from(i64::from(turn.differs)),
        ]
    });
    Table { columns: vec!["tick", "name", "energy", "cost", "differs"], rows: rows.collect() }
}
