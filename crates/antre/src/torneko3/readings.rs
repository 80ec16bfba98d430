//! Which readings of the rules change a scenario's outcome, and where first.

use antre_core::{Evidence, Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_torneko3::{Difference, Event, Labels, Matters, Phase, ReadingsReport, Record, lines, readings};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{RuleOptions, Scene, edition};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Most turns × characters that are run under every reading.
const MOST_WORK: u64 = 200_000;

/// Runs a scenario under every reading of the disputed rules and shows which change its outcome, and where first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "torneko3-readings"))]
#[serde(default, deny_unknown_fields)]
pub struct Readings {
    /// The scenario.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// Readings that hold throughout.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

/// One reading by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadingFacts {
    /// Entry of the rules text, section 11.
    pub entry: &'static str,
    /// The switch.
    pub key: &'static str,
    /// The scenario's value.
    pub usual: String,
    /// The value tried.
    pub value: String,
    /// How well the usual reading is known.
    pub evidence: Evidence,
    /// How it matters.
    pub matters: Matters,
    /// The first event that differs, as it usually is.
    pub first_usual: Option<String>,
    /// What happens there instead.
    pub first_here: Option<String>,
}

/// All readings in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadingsFacts {
    /// Each alternative by itself.
    pub readings: Vec<ReadingFacts>,
    /// Combinations that were run.
    pub combinations: u32,
    /// Whether these are all there are; otherwise all single ones and all pairs.
    pub all: bool,
    /// Different outcomes among them.
    pub outcomes: u32,
    /// Switches that change the outcome only together with others.
    pub together: Vec<&'static str>,
}

fn event(record: Option<Record>, labels: &Labels) -> Option<String> {
    let record = record?;
    let told = lines(&[record], labels);
    // The vectors tell who woke and who was freed as part of the event that follows.
    let part = |kind: &str, who| {
        let phase = record.at.phase.map_or("-", Phase::name);
        format!("{} {phase} {kind} who={}", record.at.turn, labels.actor(who))
    };
    match record.event {
        Event::HouseWoken { who, skipped } => Some(format!("{} skipped={skipped}", part("mh_woken", who))),
        Event::HouseFreed { who } => Some(part("mh_freed", who)),
        Event::RestSkip { who, reason } => {
            Some(format!("{} reason={}", part("char_skip", who), reason.name()))
        }
        _ => told.first().map(ToString::to_string),
    }
}

impl ReadingsFacts {
    fn of(report: ReadingsReport, labels: &Labels) -> Self {
        let fact = |difference: Difference| ReadingFacts {
            entry: difference.entry,
            key: difference.key,
            usual: difference.usual,
            value: difference.value,
            evidence: difference.evidence,
            matters: difference.matters,
            first_usual: event(difference.first_usual, labels),
            first_here: event(difference.first_here, labels),
        };
        Self {
            readings: report.differences.into_iter().map(fact).collect(),
            combinations: report.combinations,
            all: report.all,
            outcomes: report.outcomes,
            together: report.together,
        }
    }
}

impl Readings {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let setup = self.rules.setup(&self.scenario)?;
        let work = u64::from(setup.turns) * setup.state.actors.len() as u64;
        if work > MOST_WORK {
            return Err(Error::new(format!(
                "turns {}: {work} turns of a character under every reading: expected at most {MOST_WORK}",
                setup.turns
            )));
        }
        let facts = ReadingsFacts::of(readings(&setup), &setup.labels);
        let count = |matters| facts.readings.iter().filter(|reading| reading.matters == matters).count();
        let (outcome, order) = (count(Matters::Outcome), count(Matters::Order));
        let deciding: Vec<&str> = facts
            .readings
            .iter()
            .filter(|reading| reading.matters == Matters::Outcome)
            .map(|reading| reading.key)
            .collect();
        let sentence = Message::new("torneko3-readings")
            .with("outcome", outcome)
            .with("order", order)
            .with("all", facts.readings.len())
            .with("keys", deciding.join(", "));
        let sentence = Said::new(&words, sentence);
        let evidence = facts
            .readings
            .iter()
            .filter(|reading| reading.matters != Matters::No)
            .fold(Evidence::Certain, |all, reading| all.and(reading.evidence));
        let combined = Message::new("torneko3-readings-combined")
            .with("combinations", facts.combinations)
            .with("outcomes", facts.outcomes)
            .with("all", if facts.all { "yes" } else { "no" });
        let mut notes = vec![Said::new(&words, combined)];
        if !facts.together.is_empty() {
            let message = Message::new("torneko3-readings-together").with("keys", facts.together.join(", "));
            notes.push(Said::new(&words, message));
        }
        Ok(Answer {
            edition: edition(&setup.state.rules),
            evidence,
            sentence,
            table: table(&facts),
            picture: Picture::Table(shown(&facts, detail, &words)),
            facts: Facts::Torneko3Readings(Box::new(facts)),
            notes,
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

fn matters_id(matters: Matters) -> &'static str {
    match matters {
        Matters::No => "no",
        Matters::Order => "order",
        Matters::Outcome => "outcome",
    }
}

/// What changes something; every reading with `--explain`.
fn shown(facts: &ReadingsFacts, detail: &Detail, words: &Words) -> TextTable {
    let heading = |id: &str| (words.word(&format!("torneko3-heading-{id}")), Align::Left);
    let all = detail.explain != Explain::No;
    let rows = facts.readings.iter().filter(|reading| all || reading.matters != Matters::No).map(|reading| {
        let first = match (&reading.first_usual, &reading.first_here) {
            (None, None) => String::new(),
            (usual, here) => {
                let nothing = || words.word("torneko3-readings-nothing");
                let message = Message::new("torneko3-readings-first")
                    .with("usual", usual.clone().unwrap_or_else(nothing))
                    .with("here", here.clone().unwrap_or_else(nothing));
                words.say(&message)
            }
        };
        vec![
            reading.entry.into(),
            format!("{}={}", reading.key, reading.value),
            words.word(&format!("evidence-{}", reading.evidence.word().replace(' ', "-"))),
            words.word(&format!("torneko3-matters-{}", matters_id(reading.matters))),
            first,
        ]
    });
    TextTable {
        columns: ["entry", "reading", "evidence", "matters", "first"].map(heading).to_vec(),
        rows: rows.collect(),
    }
}

fn table(facts: &ReadingsFacts) -> Table {
    let text = |text: &Option<String>| Value::Text(text.clone().unwrap_or_default());
    let rows = facts.readings.iter().map(|reading| {
        vec![
            reading.entry.into(),
            reading.key.into(),
            reading.usual.clone().into(),
            reading.value.clone().into(),
            reading.evidence.word().into(),
            matters_id(reading.matters).into(),
            text(&reading.first_usual),
            text(&reading.first_here),
        ]
    });
    Table {
        columns: vec!["entry", "key", "usual", "value", "evidence", "matters", "first_usual", "first_here"],
        rows: rows.collect(),
    }
}
