//! The same party in several machines under one another, on one line of time.

use antre_core::{SlotKind, Timeline};
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::glyphs::{
    KeyEntry, KeyMark, action_mark, blanks, fitted, flag, key_layout, pill, role_class, terminal_mark,
};
use crate::svg::{EDGE, Form, Svg, broken, cut, n};
use crate::{Ink, Style, StyledText, role_ink};

/// A machine's lanes.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct CompareBlock {
    /// Which machine.
    pub title: String,
    /// Lanes, columns, slots; lane names as they are shown.
    pub timeline: Timeline,
    /// When each column is, in hundredths of a turn.
    pub times: Vec<u32>,
    /// Each slot as a sentence, for hovering.
    pub told: Vec<String>,
    /// Each lane's actions in words (`5, first at step 3`).
    pub totals: Vec<String>,
}

/// Words of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct CompareWords {
    /// One line of facts under the sentence.
    pub facts: String,
    /// What one would say of the picture on the phone.
    pub description: String,
    /// `turn`
    pub turn: String,
    /// Glyphs that occur with their words.
    pub actions: Vec<(String, String)>,
    /// `extra`
    pub extra: String,
    /// `due but locked`
    pub locked: String,
    /// `lost turn`
    pub lost: String,
}

/// Machines under one another.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct CompareChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// Turns: the time in which a normal one acts once.
    pub turns: u32,
    /// The machines.
    pub blocks: Vec<CompareBlock>,
    /// What a machine cannot have as asked for.
    pub notes: Vec<String>,
    /// Words.
    pub words: CompareWords,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

/// Measures of a form of the picture.
struct Measures {
    width: f64,
    left: f64,
    names: bool,
}

impl Measures {
    /// Space left and right.
    const fn edge(&self) -> f64 {
        if self.names { EDGE } else { 8.0 }
    }
}

const WIDE: Measures = Measures { width: 920.0, left: 118.0, names: true };
const NARROW: Measures = Measures { width: 360.0, left: 72.0, names: false };
/// Width of a turn: four pills beside one another.
const TURN: f64 = 132.0;
const LANE: f64 = 38.0;
/// Columns of a turn in a terminal: four marks with a blank and a flag each.
const CELLS: usize = 12;

impl CompareChart {
    /// Turns of each row.
    fn rows(&self, room: usize) -> Vec<std::ops::Range<u32>> {
        let room = u32::try_from(room.max(1)).unwrap_or(1);
        (0..self.turns).step_by(room as usize).map(|from| from..(from + room).min(self.turns)).collect()
    }

    /// The machines under one another, turns on one line of time, and the key to the marks used.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        let names = self.blocks.iter().flat_map(|block| &block.timeline.lanes);
        let label = names.map(|lane| style.words(&lane.name).width() + 3).max().unwrap_or(0).clamp(8, 20);
        for row in self.rows(style.width.saturating_sub(label) / CELLS) {
            text.line().put(Ink::Dim, style.words(&self.words.turn));
            for turn in row.clone() {
                let at = label + CELLS * (turn - row.start) as usize;
                blanks(&mut text, at).put(Ink::Dim, format!("|{}", turn + 1));
            }
            for block in &self.blocks {
                text.line().put(Ink::Bold, style.words(&block.title));
                block.terminal_lanes(&mut text, style, label, &row);
            }
        }
        for block in &self.blocks {
            for (lane, total) in block.timeline.lanes.iter().zip(&block.totals) {
                text.line().put(role_ink(lane.role), fitted(&style.words(&lane.name), label - 1));
                blanks(&mut text, label)
                    .put(Ink::Plain, format!("{}: {}", style.words(&block.title), style.words(total)));
            }
        }
        self.terminal_key(&mut text, style);
        text
    }

    fn any(&self, test: impl Fn(&antre_core::Slot) -> bool) -> bool {
        self.blocks.iter().flat_map(|block| &block.timeline.slots).any(test)
    }

    fn terminal_key(&self, text: &mut StyledText, style: &Style) {
        let (marks, words) = (style.marks(), &self.words);
        let mut parts: Vec<String> =
            words.actions.iter().map(|(id, word)| format!("{} {word}", action_mark(id, marks))).collect();
        if self.any(|slot| slot.extra) {
            parts.push(format!("+ {}", words.extra));
        }
        if self.any(|slot| slot.kind == SlotKind::Locked) {
            parts.push(format!("{} {}", marks.locked, words.locked));
        }
        if self.any(|slot| slot.kind == SlotKind::Lost) {
            parts.push(format!("{} {}", LOST, words.lost));
        }
        text.line().put(Ink::Plain, style.words(&parts.join("  ")));
    }

    /// The picture, 920 pixels wide.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(form, &WIDE)
    }

    /// The picture for a phone, 360 pixels wide: broken at whole turns.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.drawn(form, &NARROW)
    }

    fn drawn(&self, form: Form, measures: &Measures) -> String {
        let mut probe = Svg::new("", measures.width, 0.0, "", "").edged(measures.edge());
        let end = self.body(&mut probe, measures);
        let foot = if measures.names { 52.0 } else { 76.0 };
        let mut svg =
            Svg::new("compare", measures.width, end + foot, &self.sentence, &self.words.description)
                .edged(measures.edge());
        self.body(&mut svg, measures);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    fn body(&self, svg: &mut Svg, measures: &Measures) -> f64 {
        let edge = measures.edge();
        let mut y = svg.head(&self.sentence, &self.words.facts) + 8.0;
        let room = ((measures.width - measures.left - 8.0) / TURN) as usize;
        for row in self.rows(room) {
            let height: f64 =
                self.blocks.iter().map(|block| 34.0 + LANE * block.timeline.lanes.len() as f64).sum();
            for turn in row.clone() {
                let x = measures.left + TURN * f64::from(turn - row.start);
                if turn % 2 == 0 {
                    svg.rect("band", x, y, TURN, height + 28.0, 8.0);
                }
                svg.text("s t3", x + 8.0, y + 18.0, &format!("{} {}", self.words.turn, turn + 1));
            }
            y += 28.0;
            for block in &self.blocks {
                svg.text("l b", edge, y + 16.0, &block.title);
                y += 34.0;
                for lane in 0..block.timeline.lanes.len() {
                    block.draw_lane(svg, measures, lane, &row, y + LANE / 2.0 - 4.0, edge);
                    y += LANE;
                }
            }
            y += 16.0;
        }
        for block in &self.blocks {
            let lanes = block.timeline.lanes.iter().zip(&block.totals);
            let told: Vec<String> = lanes.map(|(lane, total)| format!("{} {total}", lane.name)).collect();
            let line = format!("{}: {}", block.title, told.join("; "));
            for line in broken(&line, 12.0, measures.width - 2.0 * edge) {
                svg.text("t2", edge, y + 12.0, &line);
                y += 17.0;
            }
            y += 4.0;
        }
        for note in &self.notes {
            for line in broken(note, 12.0, measures.width - 2.0 * edge) {
                svg.text("t2", edge, y + 12.0, &line);
                y += 17.0;
            }
        }
        self.draw_key(svg, measures, y + 6.0)
    }

    fn draw_key(&self, svg: &mut Svg, measures: &Measures, top: f64) -> f64 {
        let find = |test: &dyn Fn(&antre_core::Slot) -> bool| {
            self.blocks.iter().find_map(|block| {
                let slot = block.timeline.slots.iter().find(|slot| test(slot))?;
                Some((block.timeline.lanes[slot.lane].role, slot.kind, slot.action.clone()))
            })
        };
        let mut key = Vec::new();
        for (id, word) in &self.words.actions {
            if let Some((role, kind, action)) =
                find(&|slot| slot.action == *id && slot.kind != SlotKind::Lost)
            {
                key.push(KeyEntry { role, kind, action, mark: KeyMark::None, word: word.clone() });
            }
        }
        if let Some((role, kind, action)) = find(&|slot| slot.extra) {
            key.push(KeyEntry { role, kind, action, mark: KeyMark::Extra, word: self.words.extra.clone() });
        }
        for (wanted, word) in [(SlotKind::Locked, &self.words.locked), (SlotKind::Lost, &self.words.lost)] {
            if let Some((role, kind, action)) = find(&|slot| slot.kind == wanted) {
                key.push(KeyEntry { role, kind, action, mark: KeyMark::None, word: word.clone() });
            }
        }
        let mut end = top;
        for (entry, (x, y)) in key.iter().zip(key_layout(&key, measures.width, measures.edge())) {
            entry.draw(svg, x, top + 24.0 + y);
            end = top + 24.0 + y + 22.0;
        }
        end
    }
}

/// A turn or phase that was lost, in a terminal.
const LOST: &str = "(-)";

impl CompareBlock {
    /// The slots of a lane in a row, in order.
    fn slots(
        &self,
        lane: usize,
        row: &std::ops::Range<u32>,
    ) -> impl Iterator<Item = (usize, &antre_core::Slot)> {
        let (from, to) = (row.start * 100, row.end * 100);
        self.timeline.slots.iter().enumerate().filter(move |(_, slot)| {
            slot.lane == lane && self.times.get(slot.column).is_some_and(|time| (from..to).contains(time))
        })
    }

    fn terminal_lanes(&self, text: &mut StyledText, style: &Style, label: usize, row: &std::ops::Range<u32>) {
        let marks = style.marks();
        for (number, lane) in self.timeline.lanes.iter().enumerate() {
            let name = fitted(&style.words(&lane.name), label - 3);
            text.line().put(role_ink(lane.role), format!("{} {name}", marks.role(lane.role)));
            for (_, slot) in self.slots(number, row) {
                let time = self.times[slot.column] - row.start * 100;
                let at = label + time as usize * CELLS / 100;
                let (ink, mark) = if slot.kind == SlotKind::Lost {
                    (Ink::Dim, LOST)
                } else {
                    terminal_mark(slot.kind, &slot.action, marks, role_ink(lane.role))
                };
                // Two that would stand on one another stand beside one another.
                blanks(text, at.max(text.last_width())).put(ink, mark);
                if slot.extra {
                    text.put(Ink::Mark, "+");
                }
            }
        }
    }

    fn draw_lane(
        &self,
        svg: &mut Svg,
        measures: &Measures,
        lane: usize,
        row: &std::ops::Range<u32>,
        y: f64,
        edge: f64,
    ) {
        let drawn = &self.timeline.lanes[lane];
        svg.open(role_class(drawn.role), None).role_mark(drawn.role, edge + 8.0, y, 6.0).close();
        svg.text("l b", edge + 20.0, y + 4.0, &cut(&drawn.name, 13.0, measures.left - edge - 24.0));
        svg.open(role_class(drawn.role), None);
        let right = measures.left + TURN * f64::from(row.end - row.start);
        svg.path("rail", &format!("M{} {}H{}", n(measures.left + 4.0), n(y), n(right - 4.0)));
        let mut after = f64::MIN;
        for (index, slot) in self.slots(lane, row) {
            let time = self.times[slot.column];
            let turn = measures.left + TURN * f64::from(time / 100 - row.start);
            // Two that would stand on one another stand beside one another.
            let x = (turn + 6.0 + (TURN - 12.0) * f64::from(time % 100) / 100.0).max(after);
            after = x + 30.0;
            svg.open("", self.told.get(index).map(String::as_str));
            pill(svg, slot.kind, &slot.action, x, y);
            if slot.kind == SlotKind::Lost {
                svg.path("icd", &format!("M{} {}h8", n(x - 4.0), n(y)));
            }
            svg.close();
            if slot.extra {
                flag(svg, x + 13.0, y - 12.0);
            }
        }
        svg.close();
    }
}
