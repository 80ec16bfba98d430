//! A grid of shares as a heat map: the darker, the likelier; every cell also says its number.

use schemars::JsonSchema;
use serde::Serialize;

use crate::svg::{Form, Svg, text_width};
use crate::{Ink, Style, StyledText, TextTable};

/// A cell of a heat map.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct HeatCell {
    /// Share, 0 to 1.
    pub share: f64,
    /// The share as the cell writes it: at most four letters.
    pub shown: String,
    /// The cell as a sentence, for hovering.
    pub told: String,
}

/// A heat map.
#[derive(Debug, Clone, PartialEq, Default, Serialize, JsonSchema)]
pub struct Heat {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// What varies from column to column.
    pub x: String,
    /// What varies from row to row; empty if there is one row only.
    pub y: String,
    /// Headings of the columns.
    pub columns: Vec<String>,
    /// Headings of the rows.
    pub rows: Vec<String>,
    /// Cells row by row, the first row at the bottom.
    pub cells: Vec<HeatCell>,
    /// What is shown, with its unit.
    pub legend: String,
    /// What the darkest shade stands for, such as `100 %`.
    pub darkest: String,
    /// What one would say of it on the phone.
    pub description: String,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
    /// What the terminal shows below the grid.
    pub tables: Vec<TextTable>,
}

/// Shades from nothing to everything.
const SHADES: usize = 10;

/// What a picture may be wide, and what stands left and right of it.
struct Measures {
    widest: f64,
    least: f64,
    edge: f64,
    /// Room for what varies from row to row.
    turned: f64,
}

const WIDE: Measures = Measures { widest: 920.0, least: 560.0, edge: 28.0, turned: 32.0 };
const NARROW: Measures = Measures { widest: 360.0, least: 360.0, edge: 20.0, turned: 26.0 };
/// Narrower cells cannot be told apart.
const NARROWEST_CELL: f64 = 4.0;
/// Widest cell: above it a number has more room than it can use.
const WIDEST_CELL: f64 = 160.0;
/// A shade of the scale below the grid.
const SWATCH: f64 = 14.0;

impl Heat {
    fn cell(&self, row: usize, column: usize) -> Option<&HeatCell> {
        self.cells.get(row * self.columns.len() + column)
    }

    /// Numbers in a grid; as many columns as fit, the rest in further blocks.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        let head = self.rows.iter().map(String::len).max().unwrap_or(0).max(2);
        let cell = self.columns.iter().map(String::len).max().unwrap_or(0).max(4) + 1;
        let per_block = ((style.width.saturating_sub(head + 1)) / cell).max(1);
        text.line().put(Ink::Dim, style.words(&self.legend));
        let mut from = 0;
        while from < self.columns.len() {
            let to = (from + per_block).min(self.columns.len());
            for row in (0..self.rows.len()).rev() {
                text.line().put(Ink::Dim, format!("{:>head$}", self.rows[row]));
                for column in from..to {
                    let shown = self.cell(row, column).map_or("", |cell| cell.shown.as_str());
                    let strong = self.cell(row, column).is_some_and(|cell| cell.share >= 0.5);
                    text.put(if strong { Ink::Bold } else { Ink::Plain }, format!("{shown:>cell$}"));
                }
            }
            text.line().put(Ink::Dim, " ".repeat(head));
            for column in &self.columns[from..to] {
                text.put(Ink::Dim, format!("{column:>cell$}"));
            }
            from = to;
        }
        let axes = if self.y.is_empty() {
            format!("→ {}", self.x)
        } else {
            format!("→ {}   ↑ {}", self.x, self.y)
        };
        let axes = if style.unicode { axes } else { axes.replace('→', "->").replace('↑', "^") };
        text.line().put(Ink::Dim, axes);
        for table in &self.tables {
            text.line();
            text.append(table.terminal(style));
        }
        text
    }

    /// The shades from nothing to everything, ending at `right`.
    fn scale(&self, svg: &mut Svg, right: f64, top: f64) {
        let last = right - text_width(&self.darkest, 12.0);
        svg.text("t2 e", right, top + 10.0, &self.darkest);
        for shade in 0..SHADES {
            svg.open(&format!("h{shade}"), None);
            let x = last - 6.0 - SWATCH * (SHADES - shade) as f64;
            svg.rect("heat-cell", x, top, SWATCH - 1.0, 12.0, 0.0);
            svg.close();
        }
        svg.text("t2 e", last - 12.0 - SWATCH * SHADES as f64, top + 10.0, "0 %");
    }

    /// The picture as SVG.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(form, &WIDE)
    }

    /// The same for a phone's width, where its columns can be told apart there.
    pub fn svg_narrow(&self, form: Form) -> String {
        let room = NARROW.widest - self.left(&NARROW) - NARROW.edge;
        let fits = room >= NARROWEST_CELL * self.columns.len() as f64;
        self.drawn(form, if fits { &NARROW } else { &WIDE })
    }

    /// Where the grid begins.
    fn left(&self, measures: &Measures) -> f64 {
        let labels = self.rows.iter().map(|row| text_width(row, 12.0)).fold(0.0, f64::max);
        measures.edge + labels + if self.y.is_empty() { 8.0 } else { measures.turned }
    }

    fn drawn(&self, form: Form, measures: &Measures) -> String {
        let columns = self.columns.len().max(1);
        let rows = self.rows.len().max(1);
        let (left, edge) = (self.left(measures), measures.edge);
        let wide = ((measures.widest - left - edge) / columns as f64).clamp(NARROWEST_CELL, WIDEST_CELL);
        let tall = wide.clamp(14.0, 28.0);
        // As wide as the grid, but for head and foot.
        let width = (left + wide * columns as f64 + edge).max(measures.least);
        let mut sketch = Svg::new("heat", width, 100.0, "", "").edged(edge);
        let top = sketch.head(&self.sentence, &self.legend) + 20.0;
        let bottom = top + tall * rows as f64;
        // Where axis and scale do not fit beside each other, the scale has a line of its own.
        let scale = text_width(&self.darkest, 12.0) + SWATCH * SHADES as f64 + 60.0;
        let below = if left + text_width(&self.x, 12.0) + scale > width - edge { 22.0 } else { 0.0 };
        let height = bottom + 104.0 + below;
        let mut svg = Svg::new("heat", width, height, &self.sentence, &self.description).edged(edge);
        svg.head(&self.sentence, &self.legend);
        // A number in a cell needs room for four letters, small ones if need be.
        let number = [("heat-number m", 12.0, 4.0), ("s heat-number m", 11.0, 0.0)]
            .into_iter()
            .find(|(_, size, spare)| wide >= text_width(">99", *size) + spare);
        let every = (text_width(self.columns.last().map_or("", String::as_str), 12.0) + 6.0) / wide;
        let every = (every.ceil() as usize).max(1);
        for row in 0..rows {
            let y = bottom - tall * (row as f64 + 1.0);
            if let Some(label) = self.rows.get(row).filter(|label| !label.is_empty()) {
                svg.text("t2 e", left - 8.0, y + tall / 2.0 + 4.0, label);
            }
            for column in 0..columns {
                let Some(cell) = self.cell(row, column) else { continue };
                let x = left + wide * column as f64;
                let shade = ((cell.share * SHADES as f64) as usize).min(SHADES - 1);
                svg.open(&format!("h{shade}"), Some(&cell.told));
                svg.rect("heat-cell", x, y, wide - 1.0, tall - 1.0, 0.0);
                if let Some((class, ..)) = number {
                    svg.text(class, x + wide / 2.0, y + tall / 2.0 + 4.0, &cell.shown);
                }
                svg.close();
            }
        }
        for (column, label) in self.columns.iter().enumerate().step_by(every) {
            svg.text("t2 m", left + wide * (column as f64 + 0.5), bottom + 17.0, label);
        }
        svg.text("t2", left, bottom + 36.0, &self.x);
        self.scale(&mut svg, width - edge, bottom + 26.0 + below);
        if !self.y.is_empty() {
            let middle = f64::midpoint(top, bottom);
            svg.text_turned("t2 m", edge + 8.0, middle, &self.y);
        }
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn map() -> Heat {
        let cell = |share: f64| HeatCell {
            share,
            shown: format!("{:.0}", share * 100.0),
            told: format!("told {share}"),
        };
        Heat {
            sentence: "From 1 % to 99 %.".into(),
            x: "hero.agility".into(),
            y: "hero.speed".into(),
            columns: vec!["0".into(), "10".into()],
            rows: vec!["8".into(), "12".into()],
            cells: [0.01, 0.3, 0.6, 0.99].map(cell).into(),
            legend: "wins in percent".into(),
            darkest: "100 %".into(),
            description: "A grid.".into(),
            command: "antre duel sweep".into(),
            evidence: "duel lesson · certain".into(),
            tables: Vec::new(),
        }
    }

    #[test]
    fn the_terminal_shows_rows_from_the_top_down() {
        let text = map().terminal(&Style::default()).plain();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "wins in percent",
                "12   60   99",
                " 8    1   30",
                "      0   10",
                "→ hero.agility   ↑ hero.speed"
            ]
        );
    }

    #[test]
    fn every_cell_tells_itself_and_is_shaded() {
        let svg = map().svg(Form::Standalone);
        for share in ["0.01", "0.3", "0.6", "0.99"] {
            assert!(svg.contains(&format!("<title>told {share}</title>")), "{share}");
        }
        // The scale has every shade once, the cells have these once more.
        for (shade, times) in [("h0", 2), ("h1", 1), ("h3", 2), ("h6", 2), ("h9", 2)] {
            assert_eq!(svg.matches(&format!("<g class=\"{shade}\">")).count(), times, "{shade}");
        }
        assert!(svg.contains("rotate(-90"));
        // The grid reaches from its left edge to the right one: nothing of the picture is empty.
        let cells = map().svg(Form::Literal);
        assert!(cells.contains("viewBox=\"0 0 560 "), "two columns need no more than the least width");
        let many = Heat { columns: vec!["0".into(); 11], cells: vec![map().cells[0].clone(); 22], ..map() };
        assert!(many.svg(Form::Literal).contains("viewBox=\"0 0 920 "));
        // On a phone as many columns as can be told apart; more are shown as on a desk.
        assert!(many.svg_narrow(Form::Literal).contains("viewBox=\"0 0 360 "));
        let most = Heat { columns: vec!["0".into(); 80], cells: vec![map().cells[0].clone(); 160], ..map() };
        assert_eq!(most.svg_narrow(Form::Literal), most.svg(Form::Literal));
        // No custom property is left where a rasteriser reads it.
        assert!(!map().svg(Form::Literal).contains("var("));
    }
}
