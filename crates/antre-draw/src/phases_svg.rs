//! The line of phases as a picture.

use std::ops::Range;

use antre_core::{Role, SlotKind};

use crate::floor::cell_size;
use crate::glyphs::{KeyEntry, KeyMark, key_layout, pill, role_class};
use crate::phases::{PhaseChart, Placed, Unit};
use crate::svg::{EDGE, Form, Svg, broken, cut, n, text_width};

/// Measures of a form of the picture.
struct Measures {
    width: f64,
    left: f64,
    names: bool,
}

const WIDE: Measures = Measures { width: 920.0, left: 150.0, names: true };
const NARROW: Measures = Measures { width: 360.0, left: 48.0, names: false };
const UNIT: Unit = Unit { gap: 12.0, step: 24.0, pad: 9.0 };
/// For a turn that would just miss its row.
const TIGHT: Unit = Unit { gap: 7.0, step: 19.0, pad: 4.0 };
/// From the top of a row to its first lane, between lanes, below the last one.
const HEADER: f64 = 76.0;
const LANE: f64 = 40.0;
const BELOW: f64 = 26.0;
/// What a column gets beyond what it needs, at most.
const SLACK: f64 = 30.0;

impl Measures {
    const fn room(&self) -> f64 {
        self.width - self.left - if self.names { 28.0 } else { 6.0 }
    }

    const fn edge(&self) -> f64 {
        if self.names { EDGE } else { 8.0 }
    }
}

/// A turn's columns with their places on a row.
struct Row {
    columns: Range<usize>,
    /// Left edge of each column, and the right edge of the last.
    edges: Vec<f64>,
    placed: Vec<Placed>,
}

impl Row {
    /// Middle of a slot.
    fn x(&self, slot: usize, size: f64) -> Option<f64> {
        self.placed.iter().zip(&self.edges).find_map(|(column, edge)| {
            let (_, left) = column.slots.iter().find(|(index, _)| *index == slot)?;
            Some(edge + left + size / 2.0)
        })
    }
}

impl PhaseChart {
    /// The picture, 920 pixels wide.
    pub fn svg(&self, form: Form) -> String {
        self.svg_of(form, &WIDE)
    }

    /// The picture for a phone, 360 pixels wide: a turn takes several rows, names become marks.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.svg_of(form, &NARROW)
    }

    fn svg_of(&self, form: Form, measures: &Measures) -> String {
        // Drawn once on nothing, to know how high it will be.
        let mut probe = Svg::new("", measures.width, 0.0, "", "").edged(measures.edge());
        let end = self.body(&mut probe, measures);
        let foot = if measures.names { 52.0 } else { 76.0 };
        let mut svg = Svg::new("phases", measures.width, end + foot, &self.sentence, &self.words.description)
            .edged(measures.edge());
        self.body(&mut svg, measures);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    fn body(&self, svg: &mut Svg, measures: &Measures) -> f64 {
        let mut y = svg.head(&self.sentence, &self.words.facts) + 8.0;
        if !measures.names {
            for (index, lane) in self.timeline.lanes.iter().enumerate() {
                svg.open(role_class(lane.role), None).role_mark(lane.role, 16.0, y + 8.0, 6.0).close();
                svg.text("l b", 30.0, y + 12.0, &cut(&format!("{} {}", index + 1, lane.name), 13.0, 310.0));
                y += 20.0;
            }
            y += 8.0;
        }
        let turns = self.turns();
        for (number, turn) in turns.iter().enumerate() {
            y = self.quiet_lines(svg, measures, number, y);
            for row in self.rows(measures, turn) {
                y = self.row(svg, measures, &row, turn, y) + 10.0;
            }
        }
        y = self.quiet_lines(svg, measures, turns.len(), y);
        let room = measures.width - 2.0 * measures.edge();
        for reason in &self.reasons {
            for (number, line) in broken(reason, 12.0, room - 12.0).iter().enumerate() {
                svg.text("t2", measures.edge() + if number > 0 { 12.0 } else { 0.0 }, y + 12.0, line);
                y += 17.0;
            }
        }
        if !self.reasons.is_empty() {
            y += 12.0;
        }
        y = self.draw_floors(svg, measures, y);
        self.draw_key(svg, measures, y)
    }

    fn quiet_lines(&self, svg: &mut Svg, measures: &Measures, number: usize, top: f64) -> f64 {
        let mut y = top;
        for (_, words) in self.quiet.iter().filter(|(before, _)| *before == number) {
            for line in broken(words, 11.0, measures.width - 2.0 * measures.edge()) {
                svg.text("s t3", measures.edge(), y + 14.0, &line);
                y += 18.0;
            }
            y += 6.0;
        }
        y
    }

    fn size(&self, slot: usize) -> f64 {
        let drawn = &self.timeline.slots[slot];
        match drawn.kind {
            SlotKind::Lost => (text_width(&self.slots[slot].short, 11.0) + 12.0).max(28.0),
            SlotKind::NotDue => 8.0,
            SlotKind::Free if drawn.action == "elapse" => 12.0,
            SlotKind::Pending | SlotKind::Fired | SlotKind::Leaves => 22.0,
            _ => 28.0,
        }
    }

    /// A turn's columns in their rows: at ease, or tight where that saves a row.
    fn rows(&self, measures: &Measures, turn: &Range<usize>) -> Vec<Row> {
        let rows = self.rows_of(measures, turn, &UNIT);
        if rows.len() == 1 {
            return rows;
        }
        let tight = self.rows_of(measures, turn, &TIGHT);
        if tight.len() < rows.len() { tight } else { rows }
    }

    fn rows_of(&self, measures: &Measures, turn: &Range<usize>, unit: &Unit) -> Vec<Row> {
        let size = |index: usize| self.size(index);
        let mut placed: Vec<Placed> = turn.clone().map(|column| self.place(column, unit, &size)).collect();
        let mut widths: Vec<f64> = Vec::with_capacity(placed.len());
        for (column, at) in placed.iter_mut().zip(turn.clone()) {
            let alone = !self.same_group(at, at + 1, turn)
                && (at == turn.start || !self.same_group(at - 1, at, turn));
            let heading = if alone { text_width(&self.phases[at].name, 11.0) + 6.0 } else { 0.0 };
            let width = column.width.max(heading).max(42.0);
            let shift = (width - column.width) / 2.0;
            for (_, left) in &mut column.slots {
                *left += shift;
            }
            column.width = width;
            widths.push(width);
        }
        let mut rows = Vec::new();
        for columns in self.broken(turn, &widths, measures.room()) {
            let here = &widths[columns.start - turn.start..columns.end - turn.start];
            let spare = measures.room() - here.iter().sum::<f64>();
            let slack = (spare / here.len() as f64).clamp(0.0, SLACK);
            let mut edges = vec![measures.left];
            let mut row = Vec::new();
            for at in columns.clone() {
                let mut column = placed[at - turn.start].clone();
                column.slots.iter_mut().for_each(|(_, left)| *left += slack / 2.0);
                edges.push(edges[edges.len() - 1] + column.width + slack);
                row.push(column);
            }
            rows.push(Row { columns, edges, placed: row });
        }
        rows
    }

    fn same_group(&self, one: usize, other: usize, turn: &Range<usize>) -> bool {
        turn.contains(&one) && turn.contains(&other) && self.phases[one].code == self.phases[other].code
    }

    fn row(&self, svg: &mut Svg, measures: &Measures, row: &Row, turn: &Range<usize>, top: f64) -> f64 {
        let lanes: Vec<usize> =
            (0..self.timeline.lanes.len()).filter(|&lane| self.shows(lane, turn)).collect();
        let lane_y = |lane: usize| {
            let at = lanes.iter().position(|&shown| shown == lane).unwrap_or(0);
            top + HEADER + LANE * at as f64
        };
        let bottom = top + HEADER + LANE * (lanes.len().max(1) - 1) as f64 + BELOW;
        for (offset, at) in row.columns.clone().enumerate() {
            if self.phases[at].band {
                let (from, to) = (row.edges[offset] + 1.0, row.edges[offset + 1] - 1.0);
                svg.rect("band", from, top, to - from, bottom - top, 8.0);
            }
        }
        self.stations(svg, measures, row, top);
        for &lane in &lanes {
            let (drawn, y) = (&self.timeline.lanes[lane], lane_y(lane));
            svg.open(role_class(drawn.role), None)
                .role_mark(drawn.role, measures.edge() + 8.0, y, 6.0)
                .close();
            if measures.names {
                svg.text("l b", 52.0, y + 4.0, &cut(&drawn.name, 13.0, measures.left - 60.0));
            } else {
                svg.text("s b", measures.edge() + 18.0, y + 4.0, &(lane + 1).to_string());
            }
            svg.open(role_class(drawn.role), None);
            if drawn.role != Role::Field {
                let to = row.edges[row.edges.len() - 1] - 4.0;
                svg.path("rail", &format!("M{} {}H{}", n(measures.left + 4.0), n(y), n(to)));
            }
            self.lane(svg, row, lane, y);
            svg.close();
        }
        self.draw_threads(svg, row, &lane_y);
        bottom
    }

    /// The phases as stations on one line; those where something happens are black.
    fn stations(&self, svg: &mut Svg, measures: &Measures, row: &Row, top: f64) {
        let y = top + 26.0;
        svg.text("s t3", measures.edge(), y + 4.0, &self.timeline.columns[row.columns.start].step);
        let mut groups: Vec<(usize, f64, f64)> = Vec::new();
        for (offset, at) in row.columns.clone().enumerate() {
            match groups.last_mut() {
                Some((first, _, to)) if self.phases[*first].code == self.phases[at].code => {
                    *to = row.edges[offset + 1];
                }
                _ => groups.push((at, row.edges[offset], row.edges[offset + 1])),
            }
        }
        if let (Some(first), Some(last)) = (groups.first(), groups.last()) {
            let (from, to) = (f64::midpoint(first.1, first.2), f64::midpoint(last.1, last.2));
            svg.open("plain", None).path("rail", &format!("M{} {}H{}", n(from), n(y), n(to))).close();
        }
        for (at, from, to) in groups {
            let (column, middle) = (&self.phases[at], f64::midpoint(from, to));
            let busy = row.columns.clone().any(|other| {
                self.phases[other].code == column.code
                    && self.any(|slot| {
                        slot.column == other && slot.kind != SlotKind::NotDue && slot.action != "elapse"
                    })
            });
            if busy {
                svg.rect("full", middle - 17.0, y - 12.0, 34.0, 24.0, 12.0);
                svg.text("b m on", middle, y + 4.0, &column.code);
            } else {
                svg.rect("bg", middle - 14.0, y - 10.0, 28.0, 20.0, 10.0);
                svg.text("s m t2", middle, y + 4.0, &column.code);
            }
            let class = if busy { "s m t2" } else { "s m t3" };
            svg.text(class, middle, y + 27.0, &cut(&column.name, 11.0, (to - from).max(40.0)));
        }
    }

    fn lane(&self, svg: &mut Svg, row: &Row, lane: usize, y: f64) {
        let mut before: Option<(f64, SlotKind, usize)> = None;
        for (at, column) in row.columns.clone().zip(&row.placed) {
            for (index, _) in &column.slots {
                let slot = &self.timeline.slots[*index];
                if slot.lane != lane {
                    continue;
                }
                let size = self.size(*index);
                let Some(x) = row.x(*index, size) else { continue };
                let told = &self.slots[*index].told;
                svg.open("", (!told.is_empty()).then_some(told.as_str()));
                if slot.kind == SlotKind::Lost {
                    svg.rect("skip", x - size / 2.0, y - 13.0, size, 26.0, 8.0);
                    svg.text("s m t2", x, y + 4.0, &self.slots[*index].short);
                } else {
                    pill(svg, slot.kind, &slot.action, x, y);
                }
                svg.close();
                // A decision and what became of it are joined.
                if let Some((from, SlotKind::Free | SlotKind::Cancelled, there)) = before
                    && there == at
                    && slot.kind == SlotKind::Acts
                    && x - from > 30.0
                {
                    let right = x - 17.0;
                    let left = from + 17.0;
                    if right > left {
                        svg.path("thin", &format!("M{} {}H{}", n(left), n(y), n(right)));
                    }
                }
                before = Some((x, slot.kind, at));
            }
        }
    }

    /// Dotted from where an effect is armed to where it fires, and up to the gap between decision and execution.
    fn draw_threads(&self, svg: &mut Svg, row: &Row, lane_y: &dyn Fn(usize) -> f64) {
        let field = self.timeline.lanes.len().saturating_sub(1);
        let y = lane_y(field);
        let mut labelled = f64::MIN;
        svg.open("field", None);
        for thread in &self.threads {
            if !self.crosses(thread, &row.columns) {
                continue;
            }
            let armed = row.x(thread.armed, self.size(thread.armed));
            let fired = thread.fired.and_then(|slot| row.x(slot, self.size(slot)));
            let from = armed.map_or(row.edges[0], |x| x + 11.0);
            let to = fired.map_or(row.edges[row.edges.len() - 1] - 4.0, |x| x - 11.0);
            if to > from {
                svg.path("line dash", &format!("M{} {}H{}", n(from), n(y), n(to)));
            }
            if let Some(x) = armed {
                let start = lane_y(thread.from) + 15.0;
                if y - 12.0 > start {
                    svg.path("line dash", &format!("M{} {}V{}", n(x), n(start), n(y - 12.0)));
                }
            }
            if let (Some(x), Some(by)) = (fired, thread.by) {
                let end = lane_y(by) + 4.0;
                if y - 12.0 > end {
                    svg.path("line", &format!("M{} {}V{}", n(x), n(y - 12.0), n(end)));
                    svg.path("line", &format!("M{} {}l4 -6l4 6", n(x - 4.0), n(end + 6.0)));
                }
            }
            let middle = f64::midpoint(from, to);
            let half = text_width(&thread.label, 11.0) / 2.0;
            if to - from > 2.0 * half && middle - half > labelled {
                svg.text("s m tc", middle, y + 21.0, &thread.label);
                labelled = middle + half + 8.0;
            }
        }
        svg.close();
    }

    fn draw_floors(&self, svg: &mut Svg, measures: &Measures, top: f64) -> f64 {
        if self.floors.is_empty() {
            return top;
        }
        let room = measures.width - 2.0 * measures.edge();
        let per_row = if measures.names {
            if self.floors.iter().any(|floor| floor.width() > 30) { 1 } else { self.floors.len().min(3) }
        } else {
            1
        };
        let cell = cell_size(&self.floors, room, per_row);
        let mut y = top + 12.0;
        for row in self.floors.chunks(per_row) {
            let mut x = measures.edge();
            let mut tallest: f64 = 0.0;
            for floor in row {
                let (width, height) = floor.draw(svg, x, y, cell);
                x += width.max(160.0) + 24.0;
                tallest = tallest.max(height);
            }
            y += tallest + 28.0;
        }
        let legend =
            self.floors.first().map_or(0.0, |floor| floor.draw_legend(svg, measures.edge(), y - 8.0, room));
        y - 4.0 + legend
    }

    fn draw_key(&self, svg: &mut Svg, measures: &Measures, top: f64) -> f64 {
        let mut key = Vec::new();
        let words = &self.words;
        let role_of = |test: &dyn Fn(&antre_core::Slot) -> bool| {
            let slot = self.timeline.slots.iter().find(|slot| test(slot))?;
            Some((self.timeline.lanes[slot.lane].role, slot.kind, slot.action.clone()))
        };
        let mut add = |found: Option<(Role, SlotKind, String)>, word: &str| {
            if let Some((role, kind, action)) = found {
                key.push(KeyEntry { role, kind, action, mark: KeyMark::None, word: word.into() });
            }
        };
        for (id, word) in &words.actions {
            add(
                role_of(&|slot| slot.action == *id && slot.kind == SlotKind::Acts)
                    .or_else(|| role_of(&|slot| slot.action == *id && slot.kind == SlotKind::Free)),
                word,
            );
        }
        // The frame alone says whether an action was decided or executed.
        let frame = |found: Option<(Role, SlotKind, String)>| {
            found.map(|(role, kind, _)| (role, kind, "frame".to_owned()))
        };
        add(frame(role_of(&|slot| slot.kind == SlotKind::Free && slot.action != "elapse")), &words.decided);
        add(frame(role_of(&|slot| slot.kind == SlotKind::Acts)), &words.executed);
        add(frame(role_of(&|slot| slot.kind == SlotKind::Cancelled)), &words.cancelled);
        add(role_of(&|slot| slot.kind == SlotKind::Pending), &words.pending);
        add(role_of(&|slot| slot.kind == SlotKind::Fired), &words.fired);
        add(role_of(&|slot| slot.kind == SlotKind::Lost), &words.skipped);
        add(role_of(&|slot| slot.kind == SlotKind::Leaves), &words.leaves);
        add(role_of(&|slot| slot.kind == SlotKind::NotDue), &words.not_due);
        let elapse = |slot: &antre_core::Slot| slot.action == "elapse";
        add(role_of(&elapse), &words.elapse);
        let places = key_layout(&key, measures.width, measures.edge());
        let mut end = top;
        for (entry, (x, y)) in key.iter().zip(places) {
            entry.draw(svg, x, top + 24.0 + y);
            end = top + 24.0 + y + 22.0;
        }
        end
    }
}
