//! A turn as a line of phases: who decides and executes what in which, what is pending, what is skipped and why.

use std::ops::Range;

use antre_core::{SlotKind, Timeline};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::glyphs::{action_mark, blanks, fitted, terminal_mark};
use crate::lines::wrapped;
use crate::{FloorView, Ink, SlotWords, Style, StyledText, role_ink};

/// What a column of the timeline is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct PhaseColumn {
    /// Which turn of the picture, from 0.
    pub turn: usize,
    /// Short name of the phase (`E1`).
    pub code: String,
    /// What it is in words (`enemies`).
    pub name: String,
    /// Whose part of it; empty where it has no parts.
    pub who: String,
    /// The chosen moment, or one that decides something.
    pub band: bool,
}

/// A pending effect from its arming to its firing.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct PhaseThread {
    /// Slot in which it is armed.
    pub armed: usize,
    /// Slot in which it fires.
    pub fired: Option<usize>,
    /// Lane of the one who armed it.
    pub from: usize,
    /// Lane of the one whose decision fires it.
    pub by: Option<usize>,
    /// What is pending (`warp trap, pending`).
    pub label: String,
    /// Why it fires there.
    pub note: String,
}

/// Words of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct PhaseWords {
    /// One line of facts under the sentence.
    pub facts: String,
    /// What one would say of the picture on the phone.
    pub description: String,
    /// Glyphs that occur with their words, in the order of the key.
    pub actions: Vec<(String, String)>,
    /// `decided`
    pub decided: String,
    /// `executed`
    pub executed: String,
    /// `decided, then executed`
    pub both: String,
    /// `cancelled`
    pub cancelled: String,
    /// `pending`
    pub pending: String,
    /// `fires`
    pub fires: String,
    /// `armed`
    pub armed: String,
    /// `fired`
    pub fired: String,
    /// `no action here`
    pub not_due: String,
    /// `skipped`
    pub skipped: String,
    /// `elapse`
    pub elapse: String,
    /// `falls or leaves`
    pub leaves: String,
}

/// Turns × phases × characters, with floors beside them.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct PhaseChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// Lanes, columns, slots; lane names as they are shown. The column's `step` is the turn's heading.
    pub timeline: Timeline,
    /// Words of each slot, in the timeline's order.
    pub slots: Vec<SlotWords>,
    /// What each column is.
    pub phases: Vec<PhaseColumn>,
    /// Pending effects.
    pub threads: Vec<PhaseThread>,
    /// Turns left out, in words, each with the turn of the picture that it stands before.
    pub quiet: Vec<(usize, String)>,
    /// Every skip, cancellation and firing in words, in order.
    pub reasons: Vec<String>,
    /// Floors at chosen moments.
    pub floors: Vec<FloorView>,
    /// Words.
    pub words: PhaseWords,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

/// Sizes by which slots find their places within a column.
pub(crate) struct Unit {
    /// Between two slots of one lane.
    pub(crate) gap: f64,
    /// From one moment to the next where the lanes differ.
    pub(crate) step: f64,
    /// At each side of a column.
    pub(crate) pad: f64,
}

/// A column with its slots' places.
#[derive(Debug, Clone, Default)]
pub(crate) struct Placed {
    pub(crate) width: f64,
    /// Slot and left edge within the column.
    pub(crate) slots: Vec<(usize, f64)>,
}

const TERMINAL: Unit = Unit { gap: 1.0, step: 2.0, pad: 0.0 };
/// Columns of a terminal that names take at least.
const LABEL: usize = 12;

impl PhaseChart {
    /// Slots that are drawn in a column, in order.
    fn drawn(&self, column: usize) -> impl Iterator<Item = (usize, &antre_core::Slot)> {
        self.timeline.slots.iter().enumerate().filter(move |(_, slot)| slot.column == column)
    }

    /// Places the slots of a column: in order, later ones to the right where one follows from the other.
    pub(crate) fn place(&self, column: usize, unit: &Unit, size: &dyn Fn(usize) -> f64) -> Placed {
        let mut placed = Placed::default();
        let mut lanes: Vec<(usize, f64)> = Vec::new();
        let mut moment = unit.pad;
        let mut after_fire = false;
        for (index, slot) in self.drawn(column) {
            let free =
                lanes.iter().rev().find(|(lane, _)| *lane == slot.lane).map_or(unit.pad, |(_, end)| *end);
            let fires = slot.kind == SlotKind::Fired;
            if (fires || after_fire) && !placed.slots.is_empty() {
                moment += unit.step;
            }
            let left = free.max(moment);
            moment = left;
            after_fire = fires;
            placed.slots.push((index, left));
            lanes.push((slot.lane, left + size(index) + unit.gap));
            placed.width = placed.width.max(left + size(index) + unit.pad);
        }
        placed
    }

    /// The columns of each turn.
    pub(crate) fn turns(&self) -> Vec<Range<usize>> {
        let mut turns: Vec<Range<usize>> = Vec::new();
        for (at, column) in self.phases.iter().enumerate() {
            match turns.last_mut() {
                Some(turn) if self.phases[turn.start].turn == column.turn => turn.end = at + 1,
                _ => turns.push(at..at + 1),
            }
        }
        turns
    }

    /// Columns broken so that no row is wider than the room; a group of one phase is broken only where it must be.
    pub(crate) fn broken(&self, turn: &Range<usize>, widths: &[f64], room: f64) -> Vec<Range<usize>> {
        // Two halves that fit are a better pair of rows than a full one and a rest.
        let halves = turn.clone().find(|&at| self.phases[at].code == "P2").filter(|&cut| {
            let width = |columns: Range<usize>| -> f64 {
                widths[columns.start - turn.start..columns.end - turn.start].iter().sum()
            };
            width(turn.clone()) > room && width(turn.start..cut) <= room && width(cut..turn.end) <= room
        });
        if let Some(cut) = halves {
            return vec![turn.start..cut, cut..turn.end];
        }
        let mut rows = Vec::new();
        let (mut start, mut taken) = (turn.start, 0.0);
        for at in turn.clone() {
            let width = widths[at - turn.start];
            if at > start && taken + width > room {
                // A group that began late moves to the next row as a whole.
                let group =
                    (start + 1..=at).rev().find(|&cut| self.phases[cut].code != self.phases[cut - 1].code);
                let cut = group.filter(|&cut| {
                    let moved: f64 = widths[cut - turn.start..=at - turn.start].iter().sum();
                    moved <= room
                });
                let cut = cut.unwrap_or(at);
                rows.push(start..cut);
                taken = widths[cut - turn.start..at - turn.start].iter().sum();
                start = cut;
            }
            taken += width;
        }
        rows.push(start..turn.end);
        rows
    }

    /// Whether a lane has anything to show in these columns; the field's lane is left out where it has not.
    pub(crate) fn shows(&self, lane: usize, turn: &Range<usize>) -> bool {
        self.timeline.lanes[lane].role != antre_core::Role::Field
            || self.timeline.slots.iter().any(|slot| slot.lane == lane && turn.contains(&slot.column))
            || self.threads.iter().any(|thread| self.crosses(thread, turn))
    }

    /// Whether a pending effect hangs over these columns.
    pub(crate) fn crosses(&self, thread: &PhaseThread, columns: &Range<usize>) -> bool {
        let armed = self.timeline.slots[thread.armed].column;
        let fired = thread.fired.map_or(usize::MAX, |slot| self.timeline.slots[slot].column);
        armed < columns.end && fired >= columns.start
    }

    pub(crate) fn any(&self, test: impl Fn(&antre_core::Slot) -> bool) -> bool {
        self.timeline.slots.iter().any(test)
    }

    fn token(&self, index: usize, style: &Style) -> (Ink, String) {
        let slot = &self.timeline.slots[index];
        let marks = style.marks();
        let ink = role_ink(self.timeline.lanes[slot.lane].role);
        match slot.kind {
            SlotKind::Lost => (Ink::Dim, format!("({})", style.words(&self.slots[index].short))),
            SlotKind::Cancelled => (ink, format!("({})", action_mark(&slot.action, marks))),
            SlotKind::Free if slot.action == "elapse" => (Ink::Dim, "'".into()),
            kind => {
                let (ink, mark) = terminal_mark(kind, &slot.action, marks, ink);
                (ink, mark.into())
            }
        }
    }

    /// One line per character, a block per turn, the reasons, the floors, and the key to the marks used.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        let lanes = self.timeline.lanes.iter().map(|lane| style.words(&lane.name).width() + 3);
        let label = lanes.max().unwrap_or(0).clamp(LABEL, 24);
        for (number, turn) in self.turns().iter().enumerate() {
            self.quiet_before(number, &mut text, style);
            self.terminal_turn(&mut text, style, label, turn);
        }
        self.quiet_before(self.turns().len(), &mut text, style);
        for reason in &self.reasons {
            for (number, line) in
                wrapped(&style.words(reason), style.width.saturating_sub(2)).iter().enumerate()
            {
                text.line().put(Ink::Plain, if number == 0 { line.clone() } else { format!("  {line}") });
            }
        }
        text.append(crate::floor::terminal(&self.floors, style));
        self.terminal_key(&mut text, style);
        text
    }

    fn quiet_before(&self, number: usize, text: &mut StyledText, style: &Style) {
        for (_, words) in self.quiet.iter().filter(|(before, _)| *before == number) {
            text.line().put(Ink::Dim, style.words(words));
        }
    }

    fn terminal_turn(&self, text: &mut StyledText, style: &Style, label: usize, turn: &Range<usize>) {
        let tokens: Vec<(Ink, String)> =
            (0..self.timeline.slots.len()).map(|index| self.token_in(index, turn, style)).collect();
        let size = |index: usize| tokens[index].1.width() as f64;
        let placed: Vec<Placed> = turn.clone().map(|column| self.place(column, &TERMINAL, &size)).collect();
        let headers: Vec<String> = turn
            .clone()
            .map(|at| {
                let column = &self.phases[at];
                if column.who.is_empty() {
                    column.code.clone()
                } else {
                    format!("{} {}", column.code, column.who)
                }
            })
            .collect();
        let widths: Vec<f64> = placed
            .iter()
            .zip(&headers)
            .map(|(column, header)| column.width.max(header.width() as f64) + 2.0)
            .collect();
        for row in self.broken(turn, &widths, (style.width - label) as f64 + 2.0) {
            let mut starts = Vec::with_capacity(row.len());
            let mut at = label;
            for column in row.clone() {
                starts.push(at);
                at += widths[column - turn.start] as usize;
            }
            text.line().put(Ink::Dim, style.words(&self.timeline.columns[turn.start].step));
            for (column, start) in row.clone().zip(&starts) {
                let ink = if self.phases[column].band { Ink::Bold } else { Ink::Plain };
                blanks(text, *start).put(ink, headers[column - turn.start].clone());
            }
            for (number, lane) in self.timeline.lanes.iter().enumerate() {
                if !self.shows(number, turn) {
                    continue;
                }
                let mark = style.marks().role(lane.role);
                let name = fitted(&style.words(&lane.name), label - 3);
                text.line().put(role_ink(lane.role), format!("{mark} {name}"));
                for (column, start) in row.clone().zip(&starts) {
                    for (index, left) in &placed[column - turn.start].slots {
                        if self.timeline.slots[*index].lane == number {
                            self.thread_to(text, style, *index, start + *left as usize);
                            let (ink, token) = tokens[*index].clone();
                            blanks(text, start + *left as usize).put(ink, token);
                        }
                    }
                }
            }
        }
    }

    /// A slot's token; nothing for slots of other turns, which are not placed.
    fn token_in(&self, index: usize, turn: &Range<usize>, style: &Style) -> (Ink, String) {
        if turn.contains(&self.timeline.slots[index].column) {
            self.token(index, style)
        } else {
            (Ink::Plain, String::new())
        }
    }

    /// The thread from where an effect was armed to the slot that is about to be put.
    fn thread_to(&self, text: &mut StyledText, style: &Style, slot: usize, at: usize) {
        if self.threads.iter().any(|thread| thread.fired == Some(slot)) {
            let from = text.last_width();
            if at > from + 1 {
                let thread = style.marks().thread.repeat(at - from - 2);
                text.put(Ink::Plain, " ").put(Ink::Field, thread).put(Ink::Plain, " ");
            }
        }
    }

    fn terminal_key(&self, text: &mut StyledText, style: &Style) {
        let (marks, words) = (style.marks(), &self.words);
        let mut parts: Vec<String> =
            words.actions.iter().map(|(id, word)| format!("{} {word}", action_mark(id, marks))).collect();
        let decides = self.any(|slot| slot.kind == SlotKind::Free && slot.action != "elapse");
        let mut also = |shown: bool, mark: &str, word: &str| {
            if shown {
                parts.push(format!("{mark}{}{word}", if mark.is_empty() { "" } else { " " }));
            }
        };
        also(decides, "", &words.both);
        let cancelled = format!("({})", marks.attack);
        also(self.any(|slot| slot.kind == SlotKind::Cancelled), &cancelled, &words.cancelled);
        also(self.any(|slot| slot.kind == SlotKind::Pending), marks.pending, &words.pending);
        also(self.any(|slot| slot.kind == SlotKind::Fired), marks.field, &words.fired);
        also(self.any(|slot| slot.kind == SlotKind::Leaves), marks.leaves, &words.leaves);
        also(self.any(|slot| slot.kind == SlotKind::NotDue), marks.dot, &words.not_due);
        also(self.any(|slot| slot.action == "elapse"), "'", &words.elapse);
        let mut line = String::new();
        for part in parts.iter().map(|part| style.words(part)) {
            if !line.is_empty() && line.width() + 2 + part.width() > style.width {
                text.line().put(Ink::Plain, core::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push_str("  ");
            }
            line.push_str(&part);
        }
        if !line.is_empty() {
            text.line().put(Ink::Plain, line);
        }
    }
}
