//! The order of turns, as the lesson's exercise asks for it.

use antre_core::{Message, Value};
use antre_draw::{EnergyChart, EnergyTurn, Picture};
use antre_duel::queue::{HeapQueue, Queue as _};
use antre_duel::{Rules, STAT_LIMIT, exercise_line};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{RuleOptions, edition, energy_fighter, energy_words, foot};
use crate::{Answer, Detail, Error, Explain, Facts, Input, Said, Table};

/// Most turns that an exercise may ask for.
const MOST_TURNS: i64 = 1_000_000;

/// Largest picture, in turns: more cannot be looked at.
const MOST_DRAWN: usize = 2_000;

/// How the costs of `--cost` are dealt out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum CostBy {
    /// Turn after turn, from the first again after the last.
    #[default]
    Turn,
    /// Fighter after fighter, in list order.
    Fighter,
}

/// Reads the exercise's input, N on the first line and then `name speed` lines, and gives the first N turns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(deny_unknown_fields)]
pub struct Queue {
    /// File with the exercise's input, or - for standard input
    #[cfg_attr(feature = "clap", arg(value_name = "FILE", default_value = "-", value_parser = Input::read))]
    pub exercise: Input,
    /// Price of an action in energy; several prices take turns, such as 50,100,150 [lesson: 100]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N,…", value_delimiter = ','))]
    #[serde(default)]
    pub cost: Vec<i64>,
    /// Whether several prices go by turn or by fighter
    #[cfg_attr(feature = "clap", arg(long, value_name = "BY", value_enum, default_value_t))]
    #[serde(default)]
    pub cost_by: CostBy,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub rules: RuleOptions,
}

/// One turn of a queue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct QueueTurn {
    /// Tick.
    pub tick: i64,
    /// Who acts, as a place in the list.
    pub index: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Energy after paying.
    pub kept: i64,
}

/// A queue in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct QueueFacts {
    /// Names in list order.
    pub names: Vec<String>,
    /// Speeds in list order.
    pub speeds: Vec<i64>,
    /// The turns.
    pub turns: Vec<QueueTurn>,
    /// The clock at the end.
    pub tick: i64,
    /// Energies at the end, in list order.
    pub energies: Vec<i64>,
}

/// The exercise as it was read.
struct Exercise {
    turns: usize,
    names: Vec<String>,
    speeds: Vec<i64>,
}

impl Exercise {
    /// Line 1: how many turns. Then `name speed`, the speed after the *last* blank. Empty lines at the end are allowed.
    fn parse(input: &Input) -> Result<Self, Error> {
        let mut at = 0;
        let mut lines = input.text.split_inclusive('\n').map(|whole| {
            let start = at;
            at += whole.len();
            (start, whole.trim_end())
        });
        let (start, first) = lines.next().unwrap_or((0, ""));
        if input.text.trim().is_empty() {
            return Err(Error::new(format!("{}: empty: expected the number of turns on line 1", input.name)));
        }
        let turns: i64 = first.trim().parse().map_err(|_| {
            let found = shortened(first);
            let sentence = format!("turns \"{found}\": expected a whole number 0..={MOST_TURNS}");
            Error::at(input, start..start + first.len(), sentence)
        })?;
        antre_core::in_range("turns", turns, 0..=MOST_TURNS)
            .map_err(|error| Error::at(input, start..start + first.len(), error.to_string()))?;
        let mut exercise = Self { turns: turns as usize, names: Vec::new(), speeds: Vec::new() };
        for (start, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let span = start..start + line.len();
            let Some((name, speed)) = line.rsplit_once(' ').filter(|(name, _)| !name.trim().is_empty())
            else {
                let sentence = format!("line \"{}\": expected a name, a blank and a speed", shortened(line));
                return Err(Error::at(input, span, sentence));
            };
            let place = start + name.len() + 1..span.end;
            let speed: i64 = speed.parse().map_err(|_| {
                let found = shortened(speed);
                let sentence =
                    format!("speed \"{found}\": expected a whole number {}..={STAT_LIMIT}", -STAT_LIMIT);
                Error::at(input, place.clone(), sentence)
            })?;
            antre_core::in_range("speed", speed, -STAT_LIMIT..=STAT_LIMIT)
                .map_err(|error| Error::at(input, place, error.to_string()))?;
            exercise.names.push(name.trim().to_owned());
            exercise.speeds.push(speed);
        }
        if exercise.names.is_empty() && exercise.turns > 0 {
            let sentence = "no fighters: expected at least one line with a name and a speed";
            return Err(Error::at(input, input.text.len()..input.text.len(), sentence));
        }
        Ok(exercise)
    }
}

/// What an error repeats of a long line.
fn shortened(text: &str) -> String {
    let short: String = text.chars().take(40).collect();
    if short.len() < text.len() { short + "…" } else { short }
}

impl Queue {
    /// An exercise at the lesson's prices and rules.
    pub fn new(exercise: Input) -> Self {
        Self { exercise, cost: Vec::new(), cost_by: CostBy::Turn, rules: RuleOptions::default() }
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let exercise = Exercise::parse(&self.exercise)?;
        let rules = self.rules.applied_to(Rules::LESSON)?;
        for &cost in &self.cost {
            antre_core::in_range("cost", cost, 1..=STAT_LIMIT)?;
        }
        let words = detail.words();
        let facts = self.run(&exercise, &rules);
        let lines = facts.turns.iter().map(|t| exercise_line(t.tick, &facts.names[t.index], t.energy));
        let verbatim: String = lines.flat_map(|line| [line, "\n".into()]).collect();

        let asked = exercise.turns;
        let mut notes = Vec::new();
        if facts.turns.len() < asked {
            let message = Message::new("duel-queue-stopped")
                .with("turns", facts.turns.len())
                .with("asked", asked)
                .with("tick", facts.tick);
            notes.push(Said::new(&words, message));
        }
        let message = Message::new("duel-queue")
            .with("turns", facts.turns.len())
            .with("fighters", facts.names.len())
            .with("ticks", facts.tick);
        let sentence = Said::new(&words, message);
        let plain = self.cost.is_empty() || self.cost == [100];
        let evidence = if plain { rules.evidence() } else { antre_core::Evidence::Assumed };
        let picture = self.picture(&sentence.text, &facts, &rules, evidence, detail);
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts),
            facts: Facts::DuelQueue(facts),
            notes,
            draws: None,
            picture,
            lines: None,
            // The exercise wants its lines and nothing else; whoever asks for more gets the picture.
            verbatim: (detail.explain == Explain::No).then_some(verbatim),
            found: true,
        })
    }

    fn run(&self, exercise: &Exercise, rules: &Rules) -> QueueFacts {
        let mut queue = HeapQueue::new(&exercise.speeds, rules);
        let mut turns = Vec::new();
        for number in 0..exercise.turns {
            let Some(turn) = queue.next() else { break };
            let place = match self.cost_by {
                CostBy::Turn => number,
                CostBy::Fighter => turn.index,
            };
            let cost = match self.cost.len() {
                0 => rules.cost,
                prices => self.cost[place % prices],
            };
            queue.pay(turn.index, cost);
            let kept = queue.energy(turn.index);
            turns.push(QueueTurn { tick: turn.tick, index: turn.index, energy: turn.energy, kept });
        }
        QueueFacts {
            energies: (0..exercise.names.len()).map(|index| queue.energy(index)).collect(),
            tick: queue.tick(),
            names: exercise.names.clone(),
            speeds: exercise.speeds.clone(),
            turns,
        }
    }

    fn picture(
        &self,
        sentence: &str,
        facts: &QueueFacts,
        rules: &Rules,
        evidence: antre_core::Evidence,
        detail: &Detail,
    ) -> Picture {
        if facts.names.is_empty() {
            return Picture::None;
        }
        let words = detail.words();
        let fighters = facts.names.iter().zip(&facts.speeds).enumerate();
        let drawn = &facts.turns[..facts.turns.len().min(MOST_DRAWN)];
        let turns = drawn.iter().enumerate().map(|(index, turn)| EnergyTurn {
            number: index as u32 + 1,
            tick: turn.tick,
            actor: turn.index,
            energy: turn.energy,
            kept: turn.kept,
            draws: Vec::new(),
            result: String::new(),
            told: exercise_line(turn.tick, &facts.names[turn.index], turn.energy),
        });
        let description = Message::new("duel-queue-description")
            .with("fighters", facts.names.len())
            .with("ticks", facts.tick);
        Picture::Energy(EnergyChart {
            sentence: sentence.into(),
            fighters: fighters
                .map(|(index, (name, &speed))| energy_fighter(name, index == 0, 0, rules.gain(speed)))
                .collect(),
            end: drawn.last().map_or(facts.tick, |turn| turn.tick),
            turns: turns.collect(),
            threshold: rules.threshold,
            words: energy_words(&words, rules, words.say(&description)),
            command: format!(
                "antre duel queue {} --explain",
                self.exercise.name.replace("standard input", "-")
            ),
            evidence: foot(rules, evidence, &words),
        })
    }
}

fn table(facts: &QueueFacts) -> Table {
    let rows = facts.turns.iter().map(|turn| {
        vec![
            Value::from(turn.tick),
            Value::from(facts.names[turn.index].as_str()),
            Value::from(turn.energy),
            Value::from(turn.kept),
        ]
    });
    Table { columns: vec!["tick", "name", "energy", "kept"], rows: rows.collect() }
}
