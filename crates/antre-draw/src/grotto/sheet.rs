//! All floors of a map on one sheet, each small, with its chests and what is odd about it.

use super::plan::{self, Place};
use super::{GrottoChart, GrottoFloor};
use crate::svg::{Form, Svg, broken, is_japanese, n};

const WIDE: f64 = 920.0;
const NARROW: f64 = 360.0;

/// How floors stand on a sheet.
#[derive(Clone, Copy)]
struct Sheet {
    width: f64,
    columns: usize,
    cell: f64,
    pitch: f64,
}

impl GrottoChart {
    pub(super) fn sheet_svg(&self, form: Form) -> String {
        self.sheet(form, Sheet { width: WIDE, columns: 4, cell: 13.0, pitch: 216.0 })
    }

    pub(super) fn sheet_svg_narrow(&self, form: Form) -> String {
        self.sheet(form, Sheet { width: NARROW, columns: 1, cell: 19.0, pitch: 304.0 })
    }

    fn sheet(&self, form: Form, sheet: Sheet) -> String {
        let (_, top) = self.started(sheet.width, 0.0);
        // The font of rasterised pictures has no Japanese letters.
        let drawable =
            |row: &&(String, String)| form != Form::Literal || !is_japanese(&(row.0.clone() + &row.1));
        let head: Vec<(String, Vec<String>)> = self
            .head
            .iter()
            .filter(drawable)
            .map(|(label, said)| (label.clone(), broken(said, 12.0, sheet.width - 56.0 - 110.0)))
            .collect();
        let head_lines: usize = head.iter().map(|(_, lines)| lines.len()).sum();
        let first = top + 22.0 + 17.0 * head_lines as f64 + 20.0;
        let rows: Vec<&[GrottoFloor]> = self.floors.chunks(sheet.columns).collect();
        let heights: Vec<f64> = rows.iter().map(|row| row_height(row, sheet)).collect();
        let foot = if sheet.width < WIDE { 70.0 } else { 56.0 };
        let height = first + heights.iter().sum::<f64>() + foot;
        let (mut svg, _) = self.started(sheet.width, height);
        let mut y = top + 22.0;
        for (label, lines) in &head {
            svg.text("s t3", 28.0, y, label);
            for line in lines {
                svg.text("", 28.0 + 110.0, y, line);
                y += 17.0;
            }
        }
        let mut y = first;
        for (row, height) in rows.into_iter().zip(heights) {
            for (index, floor) in row.iter().enumerate() {
                self.small(&mut svg, floor, 28.0 + sheet.pitch * index as f64, y, sheet);
            }
            y += height;
        }
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    fn small(&self, svg: &mut Svg, floor: &GrottoFloor, left: f64, top: f64, sheet: Sheet) {
        let number = floor.name.chars().filter(char::is_ascii_digit).collect::<String>();
        svg.open_floor(number.parse().unwrap_or_default());
        svg.text("l b", left, top, &floor.name);
        svg.path("hair", &format!("M{} {}h{}", n(left), n(top + 6.0), n(sheet.pitch - 8.0)));
        let place = Place { left, top: top + 14.0, cell: sheet.cell, fine: sheet.cell > 16.0 };
        plan::draw(svg, floor, &self.words, place);
        let mut y = top + 30.0 + sheet.cell * f64::from(floor.side);
        for line in small_lines(floor, sheet) {
            svg.text("s t2", left, y, &line);
            y += 15.0;
        }
        svg.close();
    }
}

fn small_lines(floor: &GrottoFloor, sheet: Sheet) -> Vec<String> {
    let chests =
        floor.chests.iter().map(|chest| format!("{} {},{}", chest.letter, chest.cell.x, chest.cell.y));
    let chests = chests.collect::<Vec<_>>().join(" · ");
    let mut lines = broken(&floor.short, 11.0, sheet.pitch - 8.0);
    if !chests.is_empty() {
        lines.insert(0, chests);
    }
    lines
}

fn row_height(row: &[GrottoFloor], sheet: Sheet) -> f64 {
    let of = |floor: &GrottoFloor| {
        30.0 + sheet.cell * f64::from(floor.side) + 15.0 * small_lines(floor, sheet).len() as f64 + 18.0
    };
    row.iter().map(of).fold(0.0, f64::max)
}
