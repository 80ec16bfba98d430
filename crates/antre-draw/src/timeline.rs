//! Turns as lanes: who acts when, who is locked, who loses a turn and why.

use std::ops::Range;

use antre_core::{SlotKind, Timeline};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::glyphs::{
    KeyEntry, KeyMark, action_mark, blanks, fitted, flag, key_layout, pill, role_class, terminal_mark,
    underline,
};
use crate::svg::{EDGE, Form, Svg, cut, n, text_width};
use crate::{Ink, Style, StyledText, role_ink};

/// What is said about one slot.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct SlotWords {
    /// The slot as a sentence, for hovering.
    pub told: String,
    /// A word or number above it (a speed); empty for none.
    pub above: String,
    /// Why a turn was lost, in the terminal's few columns; empty for none.
    pub short: String,
    /// The same for the picture, where there is more room.
    pub reason: String,
}

/// The words of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct TimelineWords {
    /// One line of facts under the sentence.
    pub facts: String,
    /// What one would say of the picture on the phone.
    pub description: String,
    /// What stands above the slots.
    pub above: String,
    /// Words of the actions that occur, by glyph id, in the order of the key.
    pub actions: Vec<(String, String)>,
    /// `extra`
    pub extra: String,
    /// `due but locked`
    pub locked: String,
    /// `lost turn`
    pub lost: String,
    /// `not due`
    pub not_due: String,
    /// `leaves`
    pub leaves: String,
    /// `differs`
    pub differs: String,
}

/// A timeline to be looked at, or several under one another.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct TimelineChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// The timelines.
    pub parts: Vec<TimelinePart>,
    /// Columns that names take in a terminal at least.
    pub label: usize,
    /// Words.
    pub words: TimelineWords,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

/// One timeline of a picture.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct TimelinePart {
    /// What tells it from the others; empty where it is alone.
    pub title: String,
    /// Lanes, columns, slots; lane names as they are shown.
    pub timeline: Timeline,
    /// Words of each slot, in the timeline's order.
    pub slots: Vec<SlotWords>,
    /// Columns before which a row may be broken: whole turns. The others only where a turn is too long for a row.
    pub breaks: Vec<usize>,
}

/// Measures of a form of the picture.
struct Measures {
    width: f64,
    /// Where the first column begins.
    left: f64,
    /// Width of a column.
    column: f64,
    names: bool,
}

const WIDE: Measures = Measures { width: 920.0, left: 150.0, column: 41.0, names: true };
const NARROW: Measures = Measures { width: 360.0, left: 58.0, column: 41.0, names: false };

impl Measures {
    /// Space left and right.
    const fn edge(&self) -> f64 {
        if self.names { EDGE } else { 8.0 }
    }

    /// Columns in a row.
    const fn room(&self) -> usize {
        ((self.width - 8.0 - self.left) / self.column) as usize
    }
}

/// From the top of a row to the first lane, between lanes, and below the last one.
const HEADER: f64 = 102.0;
const LANE: f64 = 56.0;
const BELOW: f64 = 28.0;
/// Width of a column in a terminal: a blank, a glyph, a flag.
const CELL: usize = 3;

impl TimelinePart {
    /// The columns row by row, broken at whole turns so that each row has at most `room` columns.
    fn rows(&self, room: usize) -> Vec<Range<usize>> {
        let (count, room) = (self.timeline.columns.len(), room.max(1));
        let mut rows = Vec::new();
        let mut start = 0;
        while start < count {
            let most = (start + room).min(count);
            let at_turn = self.breaks.iter().copied().rfind(|&at| at > start && at <= most);
            let end = if most == count { count } else { at_turn.unwrap_or(most) };
            rows.push(start..end);
            start = end;
        }
        rows
    }

    /// The first and the one-past-last column of the step that a column belongs to, within a row.
    fn group(&self, column: usize, row: &Range<usize>) -> (usize, usize) {
        let columns = &self.timeline.columns;
        let begins = |at: usize| !columns[at].step.is_empty();
        let first = (row.start..=column).rev().find(|&at| begins(at)).unwrap_or(row.start);
        let last = (column + 1..row.end).find(|&at| begins(at)).unwrap_or(row.end);
        (first, last)
    }

    /// Columns of a terminal that names take, with mark and blanks.
    fn label(&self, style: &Style, least: usize) -> usize {
        let lanes = self.timeline.lanes.iter().map(|lane| style.words(&lane.name).width() + 3);
        let headers = [&self.timeline.step_label, &self.timeline.counter_label];
        let widest = lanes.chain(headers.iter().map(|text| text.width() + 1)).max().unwrap_or(0);
        widest.clamp(least, least.max(24))
    }

    fn terminal_row(&self, text: &mut StyledText, style: &Style, label: usize, row: &Range<usize>) {
        let marks = style.marks();
        let columns = &self.timeline.columns;
        text.line().put(Ink::Dim, style.words(&self.timeline.step_label));
        for (at, column) in columns[row.clone()].iter().enumerate() {
            if !column.step.is_empty() {
                let ink = if column.band { Ink::Plain } else { Ink::Dim };
                blanks(text, label + CELL * at).put(ink, format!("{:>2}", column.step));
            }
        }
        if columns.iter().any(|column| !column.counter.is_empty()) {
            text.line().put(Ink::Dim, style.words(&self.timeline.counter_label));
            for (at, column) in columns[row.clone()].iter().enumerate() {
                let ink = match (column.reset, column.band) {
                    (true, _) => Ink::Mark,
                    (_, true) => Ink::Bold,
                    _ => Ink::Plain,
                };
                blanks(text, label + CELL * at).put(ink, format!("{:>2}", column.counter));
            }
        }
        for (number, lane) in self.timeline.lanes.iter().enumerate() {
            let ink = role_ink(lane.role);
            let name = fitted(&style.words(&lane.name), label - 3);
            text.line().put(ink, format!("{} {name}", marks.role(lane.role)));
            // A lost turn takes the columns of its whole step, so that there is room for the reason.
            let mut taken = row.start;
            for at in row.clone() {
                let slots = self.timeline.slots.iter().enumerate();
                for (index, slot) in slots.filter(|(_, slot)| slot.lane == number && slot.column == at) {
                    if slot.kind == SlotKind::Lost {
                        let (first, last) = self.group(at, row);
                        let room = CELL * (last - first);
                        let short = format!("({})", style.words(&self.slots[index].short));
                        let shown = if short.width() <= room { short } else { format!(" {}", marks.wait) };
                        blanks(text, label + CELL * (first - row.start)).put(Ink::Dim, shown);
                        taken = last;
                    } else if at >= taken {
                        blanks(text, label + CELL * (at - row.start)).put(Ink::Plain, " ");
                        let (ink, mark) = terminal_mark(slot.kind, &slot.action, marks, ink);
                        text.put(ink, mark);
                        if slot.extra {
                            text.put(Ink::Mark, "+");
                        } else if slot.differs {
                            text.put(Ink::Mark, "_");
                        }
                    }
                }
            }
        }
    }

    /// From the top of a row to the first lane: two header rows and what stands above the slots, where there are any.
    fn header(&self) -> f64 {
        let counted = self.timeline.columns.iter().any(|column| !column.counter.is_empty());
        if counted { HEADER } else { HEADER - 50.0 }
    }

    fn height(&self) -> f64 {
        self.header() + LANE * (self.timeline.lanes.len().max(1) - 1) as f64 + BELOW
    }

    /// Draws all rows from `top` and returns where they end.
    fn draw(&self, svg: &mut Svg, measures: &Measures, top: f64, above: &str) -> f64 {
        let mut y = top;
        if !self.title.is_empty() {
            svg.text("l b", measures.edge(), y + 14.0, &self.title);
            y += 26.0;
        }
        if !measures.names {
            // On a phone the lanes have marks and numbers only: said once what they are.
            for (index, lane) in self.timeline.lanes.iter().enumerate() {
                svg.open(role_class(lane.role), None).role_mark(lane.role, 16.0, y + 8.0, 6.0).close();
                svg.text("l b", 30.0, y + 12.0, &cut(&format!("{} {}", index + 1, lane.name), 13.0, 310.0));
                y += 22.0;
            }
            y += 8.0;
        }
        for row in self.rows(measures.room()) {
            self.row(svg, measures, &row, y, above);
            y += self.height() + 20.0;
        }
        y
    }

    fn row(&self, svg: &mut Svg, measures: &Measures, row: &Range<usize>, top: f64, above: &str) {
        let columns = &self.timeline.columns;
        let height = self.height();
        let x = |at: usize| measures.left + measures.column * (at - row.start) as f64 + measures.column / 2.0;
        let label = measures.edge();
        svg.text("s t3", label, top + 20.0, &self.timeline.step_label);
        svg.text(
            "s t3",
            label,
            top + 44.0,
            &cut(&self.timeline.counter_label, 11.0, measures.left - label - 4.0),
        );
        let mut at = row.start;
        while at < row.end {
            let (first, last) = self.group(at, row);
            if columns[first].band || last - first > 1 {
                let left = x(first) - measures.column / 2.0 + 1.0;
                svg.rect("band", left, top, measures.column * (last - first) as f64 - 2.0, height, 8.0);
            }
            let middle = f64::midpoint(x(first), x(last - 1));
            svg.text("s t3 m", middle, top + 20.0, &columns[first].step);
            if last - first > 1 && !columns[first].step.is_empty() {
                let line = format!(
                    "M{} {y}H{}M{} {y}H{}",
                    n(x(first) - 12.0),
                    n(middle - 10.0),
                    n(middle + 10.0),
                    n(x(last - 1) + 12.0),
                    y = n(top + 16.0)
                );
                svg.path("hair", &line);
            }
            at = last;
        }
        for at in row.clone() {
            let column = &columns[at];
            if column.reset {
                svg.open("mark", None).text("l m b tc", x(at), top + 44.0, &column.counter);
                let (left, y) = (x(at) - measures.column / 2.0 - 4.0, top + 40.0);
                svg.path("thin", &format!("M{} {}h8m-3 -3l3 3l-3 3", n(left), n(y))).close();
            } else {
                let class = if column.band { "l m b" } else { "l m t2" };
                svg.text(class, x(at), top + 44.0, &column.counter);
            }
        }
        for (number, lane) in self.timeline.lanes.iter().enumerate() {
            let y = top + self.header() + LANE * number as f64;
            svg.open(role_class(lane.role), None).role_mark(lane.role, label + 8.0, y, 6.0).close();
            if measures.names {
                svg.text("l b", 52.0, y + 4.0, &cut(&lane.name, 13.0, measures.left - 60.0));
            } else {
                svg.text("s b", label + 18.0, y + 4.0, &(number + 1).to_string());
            }
            svg.open(role_class(lane.role), None);
            let (from, to) = (measures.left + 4.0, x(row.end - 1) + measures.column / 2.0 - 4.0);
            svg.path("rail", &format!("M{} {}H{}", n(from), n(y), n(to)));
            self.lane(svg, number, row, y, measures.column, &x);
            svg.close();
        }
        if measures.names && !above.is_empty() && self.slots.iter().any(|slot| !slot.above.is_empty()) {
            svg.text("s t3", 52.0, top + self.header() - 22.0, above);
        }
    }

    fn lane(
        &self,
        svg: &mut Svg,
        lane: usize,
        row: &Range<usize>,
        y: f64,
        width: f64,
        x: &impl Fn(usize) -> f64,
    ) {
        for (index, slot) in self.timeline.slots.iter().enumerate() {
            if slot.lane != lane || !row.contains(&slot.column) {
                continue;
            }
            let words = &self.slots[index];
            let at = x(slot.column);
            let told = (!words.told.is_empty()).then_some(words.told.as_str());
            if slot.kind == SlotKind::Lost {
                let (first, last) = self.group(slot.column, row);
                let middle = f64::midpoint(x(first), x(last - 1));
                let pill = width * (last - first) as f64 - if last - first > 1 { 16.0 } else { 13.0 };
                svg.open("", told).rect("skip", middle - pill / 2.0, y - 13.0, pill, 26.0, 8.0);
                let fits = |text: &&String| !text.is_empty() && text_width(text, 11.0) < pill - 4.0;
                match [&words.reason, &words.short].into_iter().find(fits) {
                    Some(text) => svg.text("s m t2", middle, y + 4.0, text),
                    None => svg.path("icd", &format!("M{} {}h8", n(middle - 4.0), n(y))),
                };
                svg.close();
                continue;
            }
            svg.open("", told);
            pill(svg, slot.kind, &slot.action, at, y);
            svg.close();
            if !words.above.is_empty() {
                svg.text("s m t2", at, y - 22.0, &words.above);
            }
            if slot.extra {
                flag(svg, at + 13.0, y - 12.0);
            }
            if slot.differs {
                underline(svg, at, y);
            }
        }
    }
}

impl TimelineChart {
    fn glyphs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.words.actions.iter().map(|(id, word)| (id.as_str(), word.as_str()))
    }

    /// All slots, each with its part.
    fn all(&self) -> impl Iterator<Item = (&TimelinePart, usize, &antre_core::Slot)> {
        self.parts
            .iter()
            .flat_map(|part| part.timeline.slots.iter().enumerate().map(move |(at, slot)| (part, at, slot)))
    }

    fn any(&self, test: impl Fn(&antre_core::Slot) -> bool) -> bool {
        self.all().any(|(_, _, slot)| test(slot))
    }

    /// One line per lane, rows broken at whole turns, and the key to the marks used.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        let labels = self.parts.iter().map(|part| part.label(style, self.label.max(8)));
        let label = labels.max().unwrap_or(0);
        for part in &self.parts {
            if !part.title.is_empty() {
                text.line().put(Ink::Bold, style.words(&part.title));
            }
            for (number, row) in part.rows(style.width.saturating_sub(label) / CELL).into_iter().enumerate() {
                if number > 0 {
                    text.line();
                }
                part.terminal_row(&mut text, style, label, &row);
            }
        }
        self.terminal_key(&mut text, style);
        text
    }

    fn terminal_key(&self, text: &mut StyledText, style: &Style) {
        let marks = style.marks();
        let words = &self.words;
        let mut parts: Vec<String> =
            self.glyphs().map(|(id, word)| format!("{} {word}", action_mark(id, marks))).collect();
        let mut also = |shown: bool, mark: &str, word: &str| {
            if shown {
                parts.push(format!("{mark} {word}"));
            }
        };
        also(self.any(|slot| slot.extra), "+", &words.extra);
        also(self.any(|slot| slot.differs && !slot.extra), "_", &words.differs);
        also(self.any(|slot| slot.kind == SlotKind::Locked), marks.locked, &words.locked);
        also(self.any(|slot| slot.kind == SlotKind::Leaves), marks.leaves, &words.leaves);
        also(self.any(|slot| slot.kind == SlotKind::NotDue), marks.dot, &words.not_due);
        // A reason that found no room in its lane is told here.
        let mut reasons: Vec<&str> = Vec::new();
        for (part, index, slot) in self.all().filter(|(_, _, slot)| slot.kind == SlotKind::Lost) {
            let (first, last) = part.group(slot.column, &(0..part.timeline.columns.len()));
            let words = &part.slots[index];
            if words.short.width() + 2 > CELL * (last - first) && !reasons.contains(&words.reason.as_str()) {
                reasons.push(&words.reason);
            }
        }
        parts.extend(reasons.into_iter().map(|reason| format!("{} {reason}", marks.wait)));
        // An entry stays together; two blanks part the entries.
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

    /// The picture, 920 pixels wide.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(form, &WIDE)
    }

    /// The picture for a phone, 360 pixels wide: broken at whole turns like text, names become marks.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.drawn(form, &NARROW)
    }

    fn drawn(&self, form: Form, measures: &Measures) -> String {
        let key = self.key();
        let key_height =
            key_layout(&key, measures.width, measures.edge()).last().map_or(0.0, |place| place.1 + 36.0);
        // Drawn once on nothing, to know how high it will be.
        let mut probe = Svg::new("", measures.width, 0.0, "", "").edged(measures.edge());
        let end = self.body(&mut probe, measures);
        let mut svg = Svg::new(
            "timeline",
            measures.width,
            end + key_height + if measures.names { 52.0 } else { 76.0 },
            &self.sentence,
            &self.words.description,
        )
        .edged(measures.edge());
        self.body(&mut svg, measures);
        for (entry, (x, y)) in key.iter().zip(key_layout(&key, measures.width, measures.edge())) {
            entry.draw(&mut svg, x, end + 18.0 + y);
        }
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    /// Head and timelines; returns where they end.
    fn body(&self, svg: &mut Svg, measures: &Measures) -> f64 {
        let mut y = svg.head(&self.sentence, &self.words.facts) + 8.0;
        for part in &self.parts {
            y = part.draw(svg, measures, y, &self.words.above);
        }
        y
    }

    /// The key: what occurs, and nothing else.
    fn key(&self) -> Vec<KeyEntry> {
        let mut key = Vec::new();
        let role_of = |test: &dyn Fn(&antre_core::Slot) -> bool| {
            let (part, _, slot) = self.all().find(|(_, _, slot)| test(slot))?;
            Some((part.timeline.lanes[slot.lane].role, slot.kind, slot.action.clone()))
        };
        for (id, word) in self.glyphs() {
            let acts = |slot: &antre_core::Slot| {
                slot.action == id && matches!(slot.kind, SlotKind::Acts | SlotKind::Free)
            };
            if let Some((role, kind, action)) = role_of(&acts) {
                key.push(KeyEntry { role, kind, action, mark: KeyMark::None, word: word.into() });
            }
        }
        if let Some((role, kind, action)) = role_of(&|slot| slot.extra) {
            key.push(KeyEntry { role, kind, action, mark: KeyMark::Extra, word: self.words.extra.clone() });
        }
        if let Some((role, kind, action)) = role_of(&|slot| slot.differs && slot.kind != SlotKind::Lost) {
            key.push(KeyEntry {
                role,
                kind,
                action,
                mark: KeyMark::Differs,
                word: self.words.differs.clone(),
            });
        }
        for (wanted, word) in [
            (SlotKind::Locked, &self.words.locked),
            (SlotKind::Lost, &self.words.lost),
            (SlotKind::Leaves, &self.words.leaves),
            (SlotKind::NotDue, &self.words.not_due),
        ] {
            if let Some((role, kind, action)) = role_of(&|slot| slot.kind == wanted) {
                key.push(KeyEntry { role, kind, action, mark: KeyMark::None, word: word.clone() });
            }
        }
        key
    }
}
