//! A report as a picture: lanes with names, slots with words, rows that break at whole turns.

use std::ops::Range;

use antre_core::{Message, Role, Slot, SlotKind, Value};
use antre_draw::{SlotWords, TimelineChart, TimelinePart, TimelineWords};
use antre_sky::{Report, timeline};

use crate::Words;

/// Glyphs in the order of the key.
const GLYPHS: [&str; 10] =
    ["boost", "lower", "either", "charge", "release", "attack", "leader", "weather", "walk", "pass"];

/// The name of a monster: its own, or what its id stands for.
pub(super) fn name(report: &Report, actor: usize, words: &Words) -> String {
    let who = &report.actors[actor];
    if let Some(name) = &who.name {
        return name.clone();
    }
    let allies = || report.actors.iter().filter(|other| matches!(other.id.as_str(), "A" | "B" | "C"));
    let numbered = |id: &str, number: usize| {
        words.say(
            &Message::new(match id {
                "ally" => "sky-name-ally-number",
                _ => "sky-name-enemy-number",
            })
            .with("number", number),
        )
    };
    match who.id.as_str() {
        "L" => words.word("sky-name-leader"),
        "A" | "B" | "C" if allies().count() == 1 => words.word("sky-name-ally"),
        "A" | "B" | "C" => numbered("ally", 1 + allies().position(|other| other.id == who.id).unwrap_or(0)),
        "E" => words.word("sky-name-enemy"),
        id => match id.strip_prefix('E').and_then(|number| number.parse().ok()) {
            Some(number) => numbered("enemy", number),
            None => id.to_owned(),
        },
    }
}

/// The lanes of some steps, with words.
pub(super) fn part(report: &Report, steps: Range<u64>, words: &Words) -> TimelinePart {
    let mut timeline = timeline(report, steps);
    timeline.step_label = words.word("sky-word-step");
    timeline.counter_label = words.word("sky-word-counter");
    for lane in &mut timeline.lanes {
        if let Some(actor) =
            report.actors.iter().position(|actor| actor.id == lane.name && actor.name.is_none())
        {
            lane.name = name(report, actor, words);
        }
    }
    let argument = |slot: &Slot, wanted: &str| -> Option<String> {
        let message = slot.reason.as_ref()?;
        message.args.iter().find(|(name, _)| *name == wanted).map(|(_, value)| match value {
            Value::Text(text) => text.clone(),
            Value::Int(number) => number.to_string(),
        })
    };
    // A speed stands above the slots of the leader, and of whoever's speed changes.
    let changing: Vec<bool> = (0..timeline.lanes.len())
        .map(|lane| {
            let mut stages: Vec<String> =
                timeline.lane(lane).filter_map(|slot| argument(slot, "stage")).collect();
            stages.dedup();
            timeline.lanes[lane].role == Role::Hero || stages.len() > 1
        })
        .collect();
    let mut step = String::new();
    let steps: Vec<String> = timeline
        .columns
        .iter()
        .map(|column| {
            if !column.step.is_empty() {
                step.clone_from(&column.step);
            }
            step.clone()
        })
        .collect();
    let slots = timeline
        .slots
        .iter()
        .map(|slot| {
            let Some(message) = &slot.reason else { return SlotWords::default() };
            let place = Message::new("sky-slot-place")
                .with("name", timeline.lanes[slot.lane].name.as_str())
                .with("step", steps[slot.column].as_str())
                .with("counter", timeline.columns[slot.column].counter.as_str())
                .with("told", words.say(message));
            let lost = slot.kind == SlotKind::Lost;
            let worded = |suffix: &str| -> String {
                let id = match (message.id, suffix) {
                    ("sky-slot-lost", "short") => "sky-slot-lost-short",
                    ("sky-slot-lost", _) => "sky-slot-lost-reason",
                    (_, "short") => "sky-slot-skipped-short",
                    _ => "sky-slot-skipped-reason",
                };
                words.say(&Message { id, args: message.args.clone() })
            };
            SlotWords {
                told: words.say(&place),
                above: argument(slot, "stage")
                    .filter(|_| changing[slot.lane])
                    .map(|stage| stage.replace('-', "−"))
                    .unwrap_or_default(),
                short: if lost { worded("short") } else { String::new() },
                reason: if lost { worded("reason") } else { String::new() },
            }
        })
        .collect();
    // A whole turn begins at a shared tick.
    let breaks = (0..timeline.columns.len())
        .filter(|&at| timeline.columns[at].band && !timeline.columns[at].step.is_empty())
        .collect();
    TimelinePart { title: String::new(), timeline, slots, breaks }
}

/// The words of the key, of the actions that occur.
pub(super) fn chart_words(parts: &[TimelinePart], words: &Words) -> TimelineWords {
    let occurs = |id: &str| {
        parts
            .iter()
            .flat_map(|part| &part.timeline.slots)
            .any(|slot| slot.action == id && matches!(slot.kind, SlotKind::Acts | SlotKind::Free))
    };
    let word = |id: &str| words.word(id);
    TimelineWords {
        facts: String::new(),
        description: String::new(),
        above: word("sky-word-speed"),
        actions: GLYPHS
            .into_iter()
            .filter(|id| occurs(id))
            .map(|id| (id.to_owned(), word(&format!("sky-glyph-{id}"))))
            .collect(),
        extra: word("sky-word-extra"),
        locked: word("sky-word-locked"),
        lost: word("sky-word-lost"),
        not_due: word("sky-word-not-due"),
        leaves: word("sky-word-leaves"),
        differs: word("sky-word-differs"),
    }
}

/// The picture of parts that are complete.
pub(super) fn chart(
    sentence: &str,
    parts: Vec<TimelinePart>,
    (facts, description): (String, String),
    (command, evidence): (String, String),
    words: &Words,
) -> TimelineChart {
    let mut worded = chart_words(&parts, words);
    worded.facts = facts;
    worded.description = description;
    TimelineChart { sentence: sentence.into(), parts, label: 12, words: worded, command, evidence }
}
