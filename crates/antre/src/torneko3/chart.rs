//! A run as the line of phases, with all its words.

use antre_core::{Message, Role, SlotKind, Value};
use antre_draw::{FloorView, PhaseChart, PhaseColumn, PhaseThread, PhaseWords, SlotWords};
use antre_torneko3::{Chart, Labels, Phase, Setup, chart};

use super::window::Window;
use crate::Words;

/// Glyphs in the order of the key, by the action's id.
const GLYPHS: [&str; 10] =
    ["walk", "attack", "special", "boost", "wait", "wake", "appears", "faster", "slower", "stairs"];

/// A character's name as it is shown: `player` is a word, others are names.
pub(super) fn shown(name: &str, words: &Words) -> String {
    if name == "player" {
        return words.word("torneko3-name-player");
    }
    let mut letters = name.chars();
    // A letter of a drawing stays what it is: `A` is an enemy, `a` an ally.
    if letters.clone().nth(1).is_none() {
        return name.to_owned();
    }
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A word that the machine uses as an id; the id itself where it has no word (a trap that a scenario named).
pub(super) fn word(id: &str, words: &Words) -> String {
    let key = format!("torneko3-word-{}", id.replace('_', "-"));
    if words.has(&key) { words.word(&key) } else { id.to_owned() }
}

/// A message of the machine's with its names and ids in words.
pub(super) fn worded(message: &Message, words: &Words) -> Message {
    let args = message.args.iter().map(|(name, value)| {
        let value = match (*name, value) {
            ("who" | "by" | "target", Value::Text(text)) => Value::Text(shown(text, words)),
            ("effect" | "what" | "from" | "to" | "kind" | "cause", Value::Text(text)) => {
                Value::Text(word(text, words))
            }
            (_, value) => value.clone(),
        };
        (*name, value)
    });
    Message { id: message.id, args: args.collect() }
}

fn argument<'m>(message: &'m Message, name: &str) -> Option<&'m str> {
    message.args.iter().find_map(|(key, value)| match value {
        Value::Text(text) if *key == name => Some(text.as_str()),
        _ => None,
    })
}

/// Where in the chart something is: `E1 C`, with the turn before it where there are several.
fn place(chart: &Chart, labels: &Labels, column: usize, several: bool, words: &Words) -> String {
    let moment = chart.moments[column];
    let phase = moment.phase.name();
    let who = moment.who.map_or_else(String::new, |who| format!(" {}", shown(&labels.actor(who), words)));
    if several { format!("{} {phase}{who}", moment.turn) } else { format!("{phase}{who}") }
}

/// Whether a slot's reason is told below the chart: what was lost, cancelled, fired, and other turns of fate.
fn is_told(slot: &antre_core::Slot) -> bool {
    match slot.kind {
        SlotKind::Lost | SlotKind::Cancelled | SlotKind::Fired | SlotKind::Leaves => true,
        SlotKind::Free => {
            matches!(slot.action.as_str(), "wake" | "freed" | "appears" | "faster" | "slower")
        }
        _ => false,
    }
}

/// The reasons in order; the same reason of several characters in one phase is told once, with all names.
fn reasons(chart: &Chart, labels: &Labels, all: bool, words: &Words) -> Vec<String> {
    let several =
        chart.moments.first().map(|moment| moment.run) != chart.moments.last().map(|moment| moment.run);
    let mut told: Vec<(usize, Message, Vec<String>)> = Vec::new();
    for slot in &chart.timeline.slots {
        let Some(reason) = slot.reason.as_ref().filter(|_| all || is_told(slot)) else { continue };
        let who = argument(reason, "who").map(|who| shown(who, words)).unwrap_or_default();
        let same = told.iter_mut().find(|(column, message, _)| {
            let phase = |at: usize| (chart.moments[at].run, chart.moments[at].phase);
            let joins = slot.kind == SlotKind::Lost || matches!(slot.action.as_str(), "wake" | "freed");
            phase(*column) == phase(slot.column) && message.id == reason.id && joins
        });
        match same {
            Some((_, _, names)) if !names.contains(&who) => names.push(who),
            Some(_) => {}
            None => told.push((slot.column, reason.clone(), vec![who])),
        }
    }
    let and = words.word("torneko3-word-and");
    let sentences = told.into_iter().map(|(column, message, names)| {
        let joined = match names.as_slice() {
            [all @ .., last] if !all.is_empty() => format!("{} {and} {last}", all.join(", ")),
            _ => names.concat(),
        };
        let mut message = worded(&message, words).with("count", names.len());
        for (name, value) in &mut message.args {
            if *name == "who" {
                *value = Value::Text(joined.clone());
            }
        }
        format!("{}: {}", place(chart, labels, column, several, words), words.say(&message))
    });
    sentences.collect()
}

/// What belongs to a picture beyond the run itself.
pub(super) struct Frame {
    pub(super) sentence: String,
    pub(super) facts: String,
    pub(super) description: String,
    pub(super) command: String,
    pub(super) evidence: String,
    pub(super) floors: Vec<FloorView>,
    /// Chosen moments: turn, phase, whose.
    pub(super) chosen: Vec<(u32, Phase, Option<String>)>,
    /// Every reason is told, also those of what simply happened.
    pub(super) explained: bool,
}

/// The picture of the turns shown.
pub(super) fn picture(setup: &Setup, window: &Window, frame: Frame, words: &Words) -> PhaseChart {
    let labels = &setup.labels;
    let mut drawn = chart(&setup.state, labels, &window.records);
    let several =
        drawn.moments.first().map(|moment| moment.run) != drawn.moments.last().map(|moment| moment.run);
    let reasons = reasons(&drawn, labels, frame.explained, words);
    let slots: Vec<SlotWords> =
        drawn.timeline.slots.iter().map(|slot| slot_words(slot, &drawn, labels, several, words)).collect();
    let threads = threads(&drawn, words);
    let phases = phases(&drawn, labels, &frame.chosen, words);
    let quiet = window.quiet.iter().map(|&(before, first, last)| {
        let id = if first == last { "torneko3-quiet-turn" } else { "torneko3-quiet-turns" };
        (before, words.say(&Message::new(id).with("from", first).with("to", last)))
    });
    for drawn in &mut drawn.timeline.lanes {
        drawn.name = if drawn.role == Role::Field {
            words.word("torneko3-name-terrain")
        } else {
            shown(&drawn.name, words)
        };
    }
    let turn = words.word("torneko3-word-turn");
    for column in &mut drawn.timeline.columns {
        if !column.step.is_empty() {
            column.step = format!("{turn} {}", column.step);
        }
    }
    let occurs = |id: &str| {
        drawn.timeline.slots.iter().any(|slot| {
            slot.action == id && matches!(slot.kind, SlotKind::Acts | SlotKind::Free | SlotKind::Cancelled)
        })
    };
    let text = |id: &str| words.word(&format!("torneko3-key-{id}"));
    let worded = PhaseWords {
        facts: frame.facts,
        description: frame.description,
        actions: GLYPHS
            .into_iter()
            .filter(|id| occurs(id))
            .map(|id| (id.to_owned(), words.word(&format!("torneko3-glyph-{id}"))))
            .collect(),
        decided: text("decided"),
        executed: text("executed"),
        both: text("both"),
        cancelled: text("cancelled"),
        pending: text("pending"),
        fires: text("fires"),
        armed: text("armed"),
        fired: text("fired"),
        not_due: text("not-due"),
        skipped: text("skipped"),
        elapse: text("elapse"),
        leaves: text("leaves"),
    };
    PhaseChart {
        sentence: frame.sentence,
        timeline: drawn.timeline,
        slots,
        phases,
        threads,
        quiet: quiet.collect(),
        reasons,
        floors: frame.floors,
        words: worded,
        command: frame.command,
        evidence: frame.evidence,
    }
}

fn slot_words(
    slot: &antre_core::Slot,
    chart: &Chart,
    labels: &Labels,
    several: bool,
    words: &Words,
) -> SlotWords {
    let at = place(chart, labels, slot.column, several, words);
    let told = match &slot.reason {
        Some(reason) => words.say(&worded(reason, words).with("count", 1)),
        None if slot.action == "elapse" => words.word("torneko3-key-elapse"),
        None => {
            let who = shown(&chart.timeline.lanes[slot.lane].name, words);
            let kind = words.word(&format!("torneko3-glyph-{}", slot.action));
            words.say(&Message::new("torneko3-decides").with("who", who).with("kind", kind))
        }
    };
    let short = match &slot.reason {
        Some(reason) if slot.kind == SlotKind::Lost => words.word(&format!("{}-short", reason.id)),
        _ => String::new(),
    };
    SlotWords { told: format!("{at}: {told}"), above: String::new(), reason: short.clone(), short }
}

fn threads(chart: &Chart, words: &Words) -> Vec<PhaseThread> {
    let lane = |id| chart.actors.iter().position(|&actor| actor == id);
    // Pending slots and threads were made together, one for one.
    let mut pending =
        chart.timeline.slots.iter().enumerate().filter(|(_, slot)| slot.kind == SlotKind::Pending);
    let mut used: Vec<usize> = Vec::new();
    let mut threads = Vec::new();
    for thread in &chart.threads {
        let Some((armed, drawn)) = pending.next() else { break };
        let name = |message: &Option<Message>, key| {
            message.as_ref().and_then(|message| argument(message, key)).map(str::to_owned)
        };
        let (effect, who) = (name(&drawn.reason, "effect"), name(&drawn.reason, "who"));
        let fired = thread.fired.and_then(|column| {
            let found = chart.timeline.slots.iter().enumerate().find(|(index, slot)| {
                slot.kind == SlotKind::Fired
                    && slot.column == column
                    && !used.contains(index)
                    && name(&slot.reason, "effect") == effect
                    && name(&slot.reason, "who") == who
            });
            found.map(|(index, _)| index)
        });
        used.extend(fired);
        let trap =
            drawn.reason.as_ref().and_then(|reason| argument(reason, "trap")).unwrap_or("no").to_owned();
        let label = Message::new("torneko3-thread")
            .with("effect", word(&effect.unwrap_or_default(), words))
            .with("trap", trap);
        threads.push(PhaseThread {
            armed,
            fired,
            from: lane(thread.who).unwrap_or(0),
            by: thread.by.and_then(lane),
            label: words.say(&label),
            note: String::new(),
        });
    }
    threads
}

/// What each column is; the chosen moments are marked, or else those that decide something.
fn phases(
    chart: &Chart,
    labels: &Labels,
    chosen: &[(u32, Phase, Option<String>)],
    words: &Words,
) -> Vec<PhaseColumn> {
    let decisive = |column: usize| {
        chart.timeline.slots.iter().any(|slot| {
            slot.column == column
                && matches!(slot.kind, SlotKind::Lost | SlotKind::Cancelled | SlotKind::Fired)
        })
    };
    let mut turn = 0;
    let columns = chart.moments.iter().enumerate().map(|(at, moment)| {
        if at > 0 && chart.moments[at - 1].run != moment.run {
            turn += 1;
        }
        let who = moment.who.map(|who| labels.actor(who).into_owned());
        let band = if chosen.is_empty() {
            decisive(at)
        } else {
            chosen.iter().any(|(number, phase, name)| {
                *number == moment.turn && *phase == moment.phase && (name.is_none() || *name == who)
            })
        };
        PhaseColumn {
            turn,
            code: moment.phase.name().into(),
            name: words.word(&format!("torneko3-phase-{}", moment.phase.name().to_lowercase())),
            who: who.map(|who| shown(&who, words)).unwrap_or_default(),
            band,
        }
    });
    columns.collect()
}
