//! Who decides and executes what in which phase, what is pending, what is skipped and why.

use antre_core::{Cell, Message, Value};
use antre_draw::Picture;
use antre_torneko3::{Class, Ended, Line, Setup, Speed, lines};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::{Frame, picture};
use super::floor::{state_at, view};
use super::scenario::At;
use super::window::{Window, window};
use super::{RuleOptions, Scene, edition, evidence, foot};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Turns with something in them that are shown.
const SHOWN: usize = 12;

/// Shows turns as phases: who decides and executes what, what is pending, what is skipped and why, and the floor.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "torneko3-timeline"))]
#[serde(default, deny_unknown_fields)]
pub struct Timeline {
    /// The scenario.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// First turn shown, by the floor's counter
    #[cfg_attr(feature = "clap", arg(long, value_name = "TURN", default_value_t = 0))]
    pub from: u32,
    /// Moments whose floor is shown: start, end, 1.E1 (before that phase of turn 1), 1.E1.C (as C decides) [default: before and after the turns shown]
    #[cfg_attr(feature = "clap", arg(long, value_name = "MOMENT,…", value_delimiter = ','))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
    /// Readings of the rules and length of the run.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

/// How a character stood at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CharacterFacts {
    /// Name.
    pub id: String,
    /// Side.
    pub class: Class,
    /// Order number.
    pub order: u8,
    /// Where.
    pub cell: Cell,
    /// Life.
    pub hp: i32,
    /// Speed in force.
    pub speed: Speed,
    /// Still on the floor.
    pub alive: bool,
}

/// A run in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct TimelineFacts {
    /// Turns that were run.
    pub turns: u32,
    /// The floor's counter after the last one.
    pub counter: u32,
    /// Number of the floor, from 1.
    pub floor: u32,
    /// Why the run ended early, if it did.
    pub over: Option<Ended>,
    /// Actions that enemies executed.
    pub enemy_actions: u64,
    /// Blows of theirs that met the player.
    pub hits: u64,
    /// Skipped phases and actions.
    pub skipped: u64,
    /// Decisions that came to nothing.
    pub cancelled: u64,
    /// Terrain effects that fired.
    pub fired: u64,
    /// Readings that change anything here, by key.
    pub depends_on: Vec<&'static str>,
    /// The events of the turns shown, in the form of the vectors.
    #[schemars(with = "Vec<serde_json::Map<String, serde_json::Value>>")]
    pub events: Vec<Line>,
    /// How everybody stood at the end, in the order of action.
    pub characters: Vec<CharacterFacts>,
}

impl TimelineFacts {
    fn of(setup: &Setup, window: &Window, depends_on: Vec<&'static str>) -> Self {
        let (end, counts) = (&window.end, window.counts);
        let characters = end.actors.iter().enumerate().map(|(index, actor)| CharacterFacts {
            id: setup.labels.actor(actor.id).into_owned(),
            class: actor.class,
            order: actor.order,
            cell: actor.cell,
            hp: actor.hp,
            speed: end.speed(index),
            alive: actor.alive,
        });
        let mut characters: Vec<CharacterFacts> = characters.collect();
        characters.sort_by_key(|character| character.order);
        Self {
            turns: end.turns_run,
            counter: end.turn,
            floor: end.floor_number,
            over: end.over,
            enemy_actions: counts.enemy_actions,
            hits: counts.hits,
            skipped: counts.skipped,
            cancelled: counts.cancelled,
            fired: counts.fired,
            depends_on,
            events: lines(&window.records, &setup.labels),
            characters,
        }
    }
}

impl Timeline {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let setup = self.rules.setup(&self.scenario)?;
        let moments = self.at.iter().map(|at| At::parse(at)).collect::<Result<Vec<_>, _>>()?;
        let seen = window(&setup, self.from, SHOWN);
        let (evidence, deciding) = evidence(&setup);
        let facts = TimelineFacts::of(&setup, &seen, deciding.iter().map(|switch| switch.key).collect());
        let summary = words.say(&summary(&facts));
        let sentence = self.sentence(&setup, &facts, &words);
        let own = sentence.message.id == "torneko3-timeline";
        let floors = if moments.is_empty() {
            let before = match seen.first {
                Some(turn) => words.say(&Message::new("torneko3-floor-before").with("turn", turn)),
                None => words.word("torneko3-floor-start"),
            };
            let mut floors = vec![view(&seen.before, &setup.labels, before, &words)];
            if let Some(last) = seen.last {
                let title = words.say(&Message::new("torneko3-floor-after").with("turn", last));
                floors.push(view(&seen.after, &setup.labels, title, &words));
            }
            floors
        } else {
            let drawn = moments.iter().zip(&self.at).map(|(moment, text)| {
                let (state, _) = state_at(&setup, moment)?;
                Ok(view(&state, &setup.labels, moment_title(moment, text, &words), &words))
            });
            drawn.collect::<Result<Vec<_>, Error>>()?
        };
        let chosen = moments.into_iter().filter_map(|moment| match moment {
            At::Turn { turn, phase, who } => Some((turn, phase, who)),
            At::Start | At::End => None,
        });
        let description =
            Message::new("torneko3-timeline-description").with("sentence", sentence.text.as_str());
        let frame = Frame {
            sentence: sentence.text.clone(),
            facts: if own { String::new() } else { summary },
            description: words.say(&description),
            command: self.command(),
            evidence: foot(&setup.state.rules, evidence, &deciding, &words),
            floors,
            chosen: chosen.collect(),
            explained: detail.explain == Explain::Full,
        };
        let chart = picture(&setup, &seen, frame, &words);
        let mut notes = Vec::new();
        if let Some(next) = seen.next {
            notes.push(Said::new(&words, Message::new("torneko3-note-more").with("next", next)));
        }
        if detail.explain != Explain::No {
            notes.extend(depends(&setup, &deciding, &words));
        }
        Ok(Answer {
            edition: edition(&setup.state.rules),
            evidence,
            sentence,
            table: table(&facts.events),
            facts: Facts::Torneko3Timeline(Box::new(facts)),
            notes,
            draws: None,
            picture: Picture::Phases(Box::new(chart)),
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    /// The scenario's own sentence while its own rules hold; else what can be counted.
    fn sentence(&self, setup: &Setup, facts: &TimelineFacts, words: &Words) -> Said {
        let own = self.rules.rules.is_empty() && self.rules.turns.is_none() && !setup.title.is_empty();
        if !own {
            return Said::new(words, summary(facts));
        }
        let name = self.scenario.shipped().map_or("", |shipped| shipped.name);
        let title = setup.title.trim_end_matches('.');
        Said::new(words, Message::new("torneko3-title").with("name", name).with("title", title))
    }

    fn command(&self) -> String {
        let mut command = format!("antre torneko3 timeline {}", self.scenario.argument());
        if self.from > 0 {
            command.push_str(&format!(" --from {}", self.from));
        }
        if !self.at.is_empty() {
            command.push_str(&format!(" --at {}", self.at.join(",")));
        }
        command + &self.rules.flags()
    }
}

fn summary(facts: &TimelineFacts) -> Message {
    let over = match facts.over {
        None => "no",
        Some(Ended::Dead) => "dead",
        Some(Ended::Wind) => "wind",
        Some(Ended::Stairs) => "stairs",
    };
    let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    Message::new("torneko3-timeline")
        .with("turns", facts.turns)
        .with("actions", number(facts.enemy_actions))
        .with("hits", number(facts.hits))
        .with("skipped", number(facts.skipped))
        .with("cancelled", number(facts.cancelled))
        .with("over", over)
}

/// The title of a floor at a chosen moment.
pub(super) fn moment_title(moment: &At, text: &str, words: &Words) -> String {
    match moment {
        At::Start => words.word("torneko3-floor-start"),
        At::End => words.word("torneko3-floor-end"),
        At::Turn { turn, phase, who } => {
            let id = if who.is_some() { "torneko3-floor-decides" } else { "torneko3-floor-moment" };
            let message = Message::new(id)
                .with("turn", *turn)
                .with("phase", phase.name())
                .with("who", who.as_deref().unwrap_or(text));
            words.say(&message)
        }
    }
}

/// Which readings change anything here, one sentence each.
fn depends(setup: &Setup, deciding: &[&antre_torneko3::Switch], words: &Words) -> Vec<Said> {
    let said = deciding.iter().map(|switch| {
        let level = words.word(&format!("evidence-{}", switch.evidence.word().replace(' ', "-")));
        let message = Message::new("torneko3-note-depends")
            .with("entry", switch.entry)
            .with("key", switch.key)
            .with("value", setup.state.rules.get(switch.key))
            .with("evidence", level);
        Said::new(words, message)
    });
    said.collect()
}

/// One row per event.
fn table(events: &[Line]) -> Table {
    let rows = events.iter().map(|line| {
        let text = |key: &str| line.get(key).map_or_else(String::new, ToString::to_string);
        let rest = line.fields.iter().filter(|(key, _)| !matches!(*key, "t" | "ph" | "ev" | "who"));
        let rest: Vec<String> = rest.map(|(key, value)| format!("{key}={value}")).collect();
        vec![
            Value::Int(text("t").parse().unwrap_or(0)),
            Value::Text(text("ph")),
            Value::Text(text("ev")),
            Value::Text(text("who")),
            Value::Text(rest.join(" ")),
        ]
    });
    Table { columns: vec!["turn", "phase", "event", "who", "detail"], rows: rows.collect() }
}
