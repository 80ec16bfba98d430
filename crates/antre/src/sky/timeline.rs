//! Who acts when, who is locked, who loses a turn, and why.

use antre_core::{Message, Value};
use antre_draw::Picture;
use antre_sky::{EventKind, Over, Report, Row, Scenario};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::{chart, name, part};
use super::{RuleOptions, Scene, edition, foot};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Steps that are shown unless more are asked for: the counter's whole course.
const SHOWN: u64 = 24;
/// Most steps of a run, and most of a picture.
pub(super) const MOST_STEPS: u64 = 1_000_000;
const MOST_SHOWN: u64 = 2_000;

/// Shows who acts when, who is locked, who loses a turn, and why.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "sky-timeline"))]
#[serde(default, deny_unknown_fields)]
pub struct Timeline {
    /// The scenario.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// First step shown
    #[cfg_attr(feature = "clap", arg(long, value_name = "STEP", default_value_t = 0))]
    pub from: u64,
    /// How many steps to run and to show [default: the scenario's, of which 24 are shown]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u64>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

/// How a monster stood at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Standing {
    /// Id.
    pub id: String,
    /// Name as shown.
    pub name: String,
    /// Slot.
    pub slot: u8,
    /// Still on the floor.
    pub valid: bool,
    /// Locked.
    pub locked: bool,
    /// Stage, 0..=4.
    pub stage: u8,
    /// Raise counters.
    pub up: [u8; 5],
    /// Lowering counters.
    pub down: [u8; 5],
}

/// A run in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct TimelineFacts {
    /// Steps that were run.
    pub steps: u64,
    /// The counter after the last step.
    pub counter: u8,
    /// Turns of wind that were used.
    pub wind_used: i32,
    /// Turns of belly that the leader spent.
    pub belly_used: u64,
    /// Why the floor ended early, if it did.
    pub over: Option<Over>,
    /// Actions of the leader before the first of an enemy; all of them if none acts.
    pub before_first_enemy: usize,
    /// The actions, and what the floor did.
    pub rows: Vec<Row>,
    /// How everybody stood at the end.
    pub monsters: Vec<Standing>,
}

impl TimelineFacts {
    pub(super) fn of(report: &Report, words: &Words) -> Self {
        let (start, end) = (report.start.state(), report.floor.state());
        let monsters = report.finals().into_iter().map(|last| {
            let actor = report.actors.iter().position(|actor| actor.id == last.id).unwrap_or(0);
            Standing {
                name: name(report, actor, words),
                id: last.id,
                slot: last.slot.number(),
                valid: last.valid,
                locked: last.locked,
                stage: last.stage.into(),
                up: last.monster.up,
                down: last.monster.down,
            }
        });
        Self {
            steps: end.step,
            counter: end.counter,
            wind_used: start.wind - end.wind,
            belly_used: end.belly,
            over: report.over,
            before_first_enemy: report.before_first_enemy().0,
            rows: report.rows(true),
            monsters: monsters.collect(),
        }
    }
}

impl Timeline {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let mut scenario = self.rules.applied_to(self.scenario.scenario()?)?;
        antre_core::in_range("from", i64::try_from(self.from).unwrap_or(i64::MAX), 0..=MOST_STEPS as i64)?;
        let shown = self.steps.unwrap_or_else(|| match scenario.steps.saturating_sub(self.from) {
            // Beyond its own steps a scenario simply runs on.
            0 if self.from > 0 => SHOWN,
            rest => rest.min(SHOWN),
        });
        antre_core::in_range("steps", i64::try_from(shown).unwrap_or(i64::MAX), 1..=MOST_SHOWN as i64)?;
        antre_core::in_range(
            "steps",
            i64::try_from(scenario.steps).unwrap_or(i64::MAX),
            1..=MOST_STEPS as i64,
        )?;
        scenario.steps = match self.steps {
            Some(steps) => self.from + steps,
            None => scenario.steps.max(self.from + shown),
        };
        let words = detail.words();
        let report = scenario.run()?;
        let rules = scenario.rules();
        let sentence = Said::new(&words, sentence(&scenario, &report, &words));
        let steps = self.from..self.from + shown;
        let part = part(&report, steps.clone(), &words);
        let description = Message::new("sky-timeline-description")
            .with("steps", shown as usize)
            .with("lanes", part.timeline.lanes.len())
            .with("sentence", sentence.text.as_str());
        let evidence = rules.evidence();
        let picture = chart(
            &sentence.text,
            vec![part],
            (facts_line(&scenario, &report, &words), words.say(&description)),
            (self.command(), foot(&rules, evidence, &words)),
            &words,
        );
        let mut notes = notes(&report, &words);
        if report.floor.step_index() > steps.end {
            let message = Message::new("sky-note-more")
                .with("from", steps.start as usize)
                .with("last", (steps.end - 1) as usize)
                .with("steps", report.floor.step_index() as usize)
                .with("next", steps.end as usize);
            notes.push(Said::new(&words, message));
        }
        if detail.explain != Explain::No {
            notes.extend(explained(&report, steps, &words));
        }
        let facts = TimelineFacts::of(&report, &words);
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts.rows),
            facts: Facts::SkyTimeline(facts),
            notes,
            draws: (detail.explain != Explain::No).then_some(report.draws),
            picture: Picture::Timeline(Box::new(picture)),
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    fn command(&self) -> String {
        let mut command = format!("antre sky timeline {}", self.scenario.argument());
        if self.from > 0 {
            command.push_str(&format!(" --from {}", self.from));
        }
        if let Some(steps) = self.steps {
            command.push_str(&format!(" --steps {steps}"));
        }
        command + &self.rules.flags()
    }
}

/// `Agility ×3, then attack`: the script of a monster and its default action, as far as it fits a sentence.
fn summary(scenario: &Scenario, monster: usize, words: &Words) -> String {
    let spec = &scenario.monsters[monster];
    let mut parts: Vec<(String, usize)> = Vec::new();
    for line in &spec.script {
        let (text, times) = match line.rsplit_once('*') {
            Some((text, times)) => (text.trim(), times.trim().parse().unwrap_or(1)),
            None => (line.as_str(), 1),
        };
        match parts.last_mut() {
            Some((last, count)) if last == text => *count += times,
            _ => parts.push((text.to_owned(), times)),
        }
    }
    let shown = parts.iter().take(4).map(|(text, times)| match times {
        1 => text.clone(),
        _ => format!("{text} ×{times}"),
    });
    let mut text = shown.collect::<Vec<_>>().join(", ");
    if parts.len() > 4 {
        text.push_str(", …");
    } else if text.is_empty() {
        text.clone_from(&spec.default);
    } else {
        text = format!("{text}, {} {}", words.word("sky-word-then"), spec.default);
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn sentence(scenario: &Scenario, report: &Report, words: &Words) -> Message {
    let leader =
        report.actors.iter().position(|actor| actor.slot == Some(report.start.leader())).unwrap_or(0);
    // Who has a script is what the scenario is about; the leader, if it has one.
    let scripted = (0..scenario.monsters.len()).find(|&number| !scenario.monsters[number].script.is_empty());
    let told = if scenario.monsters[leader].script.is_empty() { scripted.unwrap_or(leader) } else { leader };
    let mut summary = summary(scenario, told, words);
    if told != leader {
        summary = format!("{}: {}", name(report, told, words), summary.to_lowercase());
    }
    let (count, enemy) = report.before_first_enemy();
    let id = if enemy.is_some() { "sky-timeline" } else { "sky-timeline-alone" };
    Message::new(id)
        .with("summary", summary)
        .with("count", count)
        .with("enemy", enemy.map_or_else(String::new, |enemy| name(report, enemy, words)))
        .with(
            "enemies",
            report.actors.iter().filter(|actor| actor.slot.is_some_and(|slot| !slot.is_team())).count(),
        )
        .with("steps", report.floor.step_index() as usize)
}

/// What the scenario says of itself, or how everybody begins and what a reset does if there is one.
pub(super) fn facts_line(scenario: &Scenario, report: &Report, words: &Words) -> String {
    if !scenario.doc.is_empty() && words.lang() == crate::Lang::En {
        return scenario.doc.clone();
    }
    let mut begins: Vec<String> = Vec::new();
    let here = |slot| report.start.state().present.has(slot);
    for (number, actor) in report.actors.iter().enumerate() {
        if let Some(slot) = actor.slot.filter(|slot| here(*slot)) {
            let stage = report.start.stage(slot).to_string().replace('-', "−");
            begins.push(format!("{} {stage}", name(report, number, words)));
        }
    }
    let same = report.actors.iter().all(|actor| {
        actor.slot.is_none_or(|slot| {
            !here(slot) || report.start.stage(slot) == report.start.stage(report.start.leader())
        })
    });
    let message = if same {
        let stage = report.start.stage(report.start.leader()).to_string().replace('-', "−");
        Message::new("sky-facts-same").with("stage", stage)
    } else {
        Message::new("sky-facts-begin").with("begins", begins.join(", "))
    };
    let mut line = words.say(&message);
    if report.events.iter().any(|event| matches!(event.kind, EventKind::Reset { .. })) {
        let id = match report.floor.state().rules.set {
            antre_sky::RuleSet::Sky => "sky-facts-reset",
            antre_sky::RuleSet::Article => "sky-facts-reset-article",
        };
        line.push(' ');
        line.push_str(&words.word(id));
    }
    line
}

/// What somebody should know who looks at the picture only.
fn notes(report: &Report, words: &Words) -> Vec<Said> {
    let over = report.over.map(|over| {
        let id = match over {
            Over::LeaderFell => "sky-note-leader-fell",
            Over::BlownOut => "sky-note-blown-out",
        };
        Said::new(words, Message::new(id).with("step", report.floor.step_index() as usize))
    });
    over.into_iter().collect()
}

/// Every change of a schedule in the steps shown, one sentence each.
fn explained(report: &Report, steps: std::ops::Range<u64>, words: &Words) -> Vec<Said> {
    let mut told = Vec::new();
    for (event, who) in report.events.iter().zip(&report.who).filter(|(event, _)| steps.contains(&event.step))
    {
        let id = match event.kind {
            EventKind::Acts { action, up, down, .. } if action.locks() => match (up, down) {
                ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0]) => "sky-why-locks",
                _ => "sky-why-locks-counters",
            },
            EventKind::Reset { .. } => match report.floor.state().rules.set {
                antre_sky::RuleSet::Sky => "sky-why-reset",
                antre_sky::RuleSet::Article => "sky-why-reset-article",
            },
            EventKind::Lost { .. } => "sky-why-lost",
            EventKind::Skipped { .. } => "sky-why-skipped",
            EventKind::StageChanged { .. } => "sky-why-stage",
            EventKind::Expired { .. } => "sky-why-expired",
            EventKind::NoEffect { .. } => "sky-why-no-effect",
            EventKind::WeatherChanged { .. } => "sky-why-weather",
            EventKind::Placed { .. } => "sky-why-spawned",
            EventKind::Removed { .. } => "sky-why-leaves",
            EventKind::LeaderChanged { refused: false, .. } => "sky-why-leader",
            EventKind::WindWarning { .. } => "sky-why-wind",
            _ => continue,
        };
        let mut message = Message::new(id)
            .with("step", event.step as usize)
            .with("counter", u32::from(event.counter))
            .with("name", who.map_or_else(String::new, |who| name(report, who, words)));
        match event.kind {
            EventKind::Acts { action, up, down, .. } => {
                let counters: Vec<String> = up
                    .iter()
                    .filter(|counter| **counter != 0)
                    .map(|counter| format!("+{counter}"))
                    .chain(down.iter().filter(|counter| **counter != 0).map(|counter| format!("−{counter}")))
                    .collect();
                message =
                    message.with("action", report.label(action.tag)).with("counters", counters.join(" "));
            }
            EventKind::Reset { from } => message = message.with("from", u32::from(from)),
            EventKind::Lost { due_at, .. } => message = message.with("due", u32::from(due_at)),
            EventKind::StageChanged { from, to, .. } | EventKind::Expired { from, to, .. } => {
                let shown = |stage: antre_sky::Stage| stage.to_string().replace('-', "−");
                message = message.with("from", shown(from)).with("to", shown(to));
            }
            EventKind::WindWarning { left } => message = message.with("left", left),
            EventKind::WeatherChanged { weather } => {
                let name = antre_sky::Weather::NAMES.iter().find(|(_, known)| *known == weather);
                message = message.with("weather", name.map_or("", |(name, _)| name));
            }
            _ => {}
        }
        told.push(Said::new(words, message));
    }
    told
}

pub(super) fn table(rows: &[Row]) -> Table {
    let rows = rows.iter().map(|row| {
        vec![
            Value::Int(row.t as i64),
            Value::Int(row.frac.into()),
            row.actor.as_str().into(),
            row.action.as_str().into(),
            row.stage.map_or_else(|| Value::Text(String::new()), |stage| Value::Int(u8::from(stage).into())),
            row.note.into(),
        ]
    });
    Table { columns: vec!["step", "counter", "actor", "action", "stage", "note"], rows: rows.collect() }
}
