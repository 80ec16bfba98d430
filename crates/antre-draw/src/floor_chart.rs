//! Floors with a table below them: what could be done, and what would come of it.

use schemars::JsonSchema;
use serde::Serialize;

use crate::floor::{self, cell_size};
use crate::svg::{Form, Svg, broken, n, text_width};
use crate::{Align, FloorView, Style, StyledText, TextTable};

/// Floors and a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct FloorChart {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// One line of facts under the sentence.
    pub facts: String,
    /// What one would say of the picture on the phone.
    pub description: String,
    /// The floors.
    pub floors: Vec<FloorView>,
    /// The table.
    pub table: TextTable,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

impl FloorChart {
    /// The floors, then the table.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = floor::terminal(&self.floors, style);
        text.append(self.table.terminal(style));
        text
    }

    /// The picture, 920 pixels wide.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(form, 920.0, 28.0)
    }

    /// The picture for a phone, 360 pixels wide.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.drawn(form, 360.0, 8.0)
    }

    fn drawn(&self, form: Form, width: f64, edge: f64) -> String {
        let mut probe = Svg::new("", width, 0.0, "", "").edged(edge);
        let end = self.body(&mut probe, width, edge);
        let foot = if width > 400.0 { 52.0 } else { 76.0 };
        let mut svg = Svg::new("floor", width, end + foot, &self.sentence, &self.description).edged(edge);
        self.body(&mut svg, width, edge);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    fn body(&self, svg: &mut Svg, width: f64, edge: f64) -> f64 {
        let mut y = svg.head(&self.sentence, &self.facts) + 20.0;
        let room = width - 2.0 * edge;
        let per_row = if width > 400.0 { self.floors.len().clamp(1, 2) } else { 1 };
        let cell = cell_size(&self.floors, room, per_row);
        for row in self.floors.chunks(per_row) {
            let (mut x, mut tallest) = (edge, 0.0_f64);
            for floor in row {
                let (wide, high) = floor.draw(svg, x, y, cell);
                x += wide.max(160.0) + 24.0;
                tallest = tallest.max(high);
            }
            y += tallest + 28.0;
        }
        y += self.floors.first().map_or(0.0, |floor| floor.draw_legend(svg, edge, y - 8.0, room) + 8.0);
        self.draw_table(svg, edge, room, y)
    }

    /// The table with its last column wrapped; on a phone each further column of a row takes a line of its own.
    fn draw_table(&self, svg: &mut Svg, edge: f64, room: f64, top: f64) -> f64 {
        let size = 12.0;
        let widths: Vec<f64> = (0..self.table.columns.len())
            .map(|at| {
                let cells = self.table.rows.iter().filter_map(|row| row.get(at)).map(String::as_str);
                let heading = std::iter::once(self.table.columns[at].0.as_str());
                cells.chain(heading).map(|text| text_width(text, size)).fold(0.0, f64::max) + 18.0
            })
            .collect();
        let last = widths.len().saturating_sub(1);
        let fixed: f64 = widths.iter().take(last).sum();
        let mut y = top;
        if fixed + 140.0 > room {
            return self.stacked(svg, edge, room, y);
        }
        let mut lefts = Vec::with_capacity(widths.len());
        let mut x = edge;
        for width in &widths {
            lefts.push(x);
            x += width;
        }
        for (at, (name, align)) in self.table.columns.iter().enumerate() {
            cell(svg, "t3", (lefts[at], widths[at], *align, at == last), y, name);
        }
        y += 8.0;
        svg.path("hair", &format!("M{} {}H{}", n(edge), n(y), n(edge + room)));
        y += 17.0;
        for row in &self.table.rows {
            let lines = row.last().map_or_else(Vec::new, |text| broken(text, size, room - fixed));
            for (at, text) in row.iter().enumerate().take(last) {
                let class = if at == 0 { "b" } else { "" };
                cell(svg, class, (lefts[at], widths[at], self.table.columns[at].1, false), y, text);
            }
            for line in &lines {
                cell(svg, "t2", (lefts[last], 0.0, Align::Left, true), y, line);
                y += 17.0;
            }
            y += if lines.is_empty() { 20.0 } else { 3.0 };
        }
        y
    }

    fn stacked(&self, svg: &mut Svg, edge: f64, room: f64, top: f64) -> f64 {
        let mut y = top;
        for row in &self.table.rows {
            let last = row.len().saturating_sub(1);
            let head = row.first().map_or("", String::as_str);
            svg.text("b", edge, y, head);
            let told = row.iter().zip(&self.table.columns).take(last).skip(1);
            let told: Vec<String> = told
                .filter(|(text, _)| !text.is_empty())
                .map(|(text, (name, _))| format!("{name} {text}"))
                .collect();
            // The name and its figures share a line where they fit.
            let start = text_width(head, 12.0) * 1.1 + 14.0;
            let figures = told.join(" · ");
            if start + text_width(&figures, 12.0) > room {
                y += 17.0;
                svg.text("t2", edge + 12.0, y, &figures);
            } else {
                svg.text("t2", edge + start, y, &figures);
            }
            y += 17.0;
            for line in broken(row.get(last).map_or("", String::as_str), 12.0, room - 12.0) {
                svg.text("t2", edge + 12.0, y, &line);
                y += 17.0;
            }
            y += 6.0;
        }
        y
    }
}

fn cell(svg: &mut Svg, class: &str, (left, width, align, last): (f64, f64, Align, bool), y: f64, text: &str) {
    if align == Align::Right && !last {
        svg.text(&format!("{class} e"), left + width - 18.0, y, text);
    } else {
        svg.text(class, left, y, text);
    }
}
