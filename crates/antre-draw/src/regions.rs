//! Regions with numbered places, as a diagram: no map, since nobody may copy the game's.

use schemars::JsonSchema;
use serde::Serialize;

use crate::svg::{EDGE, Form, Svg, broken};
use crate::{Ink, Style, StyledText};

/// A place in a region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RegionPlace {
    /// Its number.
    pub number: u32,
    /// Nothing reaches somebody who stands there: drawn as a disc, others as a triangle's box.
    pub safe: bool,
    /// It is what was asked for.
    pub marked: bool,
    /// The place as a sentence, for hovering.
    pub told: String,
}

/// A region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RegionChart {
    /// Its name.
    pub name: String,
    /// Its places.
    pub places: Vec<RegionPlace>,
}

/// All regions.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct Regions {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// What the marks mean.
    pub legend: String,
    /// The regions in order.
    pub regions: Vec<RegionChart>,
    /// What one would say of it on the phone.
    pub description: String,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

const WIDE: f64 = 920.0;
const NARROW: f64 = 360.0;
/// Edge of a phone's picture.
const THIN: f64 = 8.0;
/// A place with the room around it.
const CELL: f64 = 40.0;
const GAP: f64 = 16.0;

impl Regions {
    /// The regions line by line; marked places in brackets, those where nothing reaches one with a dot.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        text.line().put(Ink::Dim, style.words(&self.legend));
        let head = self.regions.iter().map(|region| region.name.chars().count()).max().unwrap_or(0);
        for region in &self.regions {
            text.line().put(Ink::Plain, format!("{:<head$} ", region.name));
            for place in &region.places {
                let safe = if place.safe { "." } else { "" };
                let shown = format!("{}{safe}", place.number);
                if place.marked {
                    text.put(Ink::Mark, format!(" [{shown}]"));
                } else {
                    text.put(Ink::Plain, format!("  {shown} "));
                }
            }
        }
        text
    }

    /// The picture as SVG, three regions beside each other.
    pub fn svg(&self, form: Form) -> String {
        self.drawn(WIDE, EDGE, 3, form)
    }

    /// The picture for a phone: one region below the other.
    pub fn svg_narrow(&self, form: Form) -> String {
        self.drawn(NARROW, THIN, 1, form)
    }

    fn drawn(&self, width: f64, edge: f64, columns: usize, form: Form) -> String {
        let room = (width - 2.0 * edge - GAP * (columns as f64 - 1.0)) / columns as f64;
        let per_line = (((room - 16.0) / CELL).floor() as usize).max(1);
        let tall = |region: &RegionChart| 38.0 + CELL * region.places.len().div_ceil(per_line) as f64;
        // Each region goes where most room is left at the top.
        let mut bottoms = vec![0.0_f64; columns];
        let placed: Vec<(usize, f64)> = self
            .regions
            .iter()
            .map(|region| {
                let column = (0..columns).min_by(|&a, &b| bottoms[a].total_cmp(&bottoms[b])).unwrap_or(0);
                let top = bottoms[column];
                bottoms[column] = top + tall(region) + GAP;
                (column, top)
            })
            .collect();
        let mut sketch = Svg::new("regions", width, 100.0, "", "").edged(edge);
        let top = sketch.head(&self.sentence, &self.legend) + 16.0;
        let height = top + bottoms.iter().copied().fold(0.0, f64::max) + 56.0;
        let mut svg = Svg::new("regions", width, height, &self.sentence, &self.description).edged(edge);
        svg.head(&self.sentence, &self.legend);
        for (region, (column, y)) in self.regions.iter().zip(placed) {
            let (x, y) = (edge + (room + GAP) * column as f64, top + y);
            svg.rect("floor", x, y, room, tall(region), 10.0);
            let name = broken(&region.name, 13.0, room - 24.0);
            svg.text("l b", x + 12.0, y + 22.0, name.first().map_or("", String::as_str));
            for (index, place) in region.places.iter().enumerate() {
                let (line, at) = (index / per_line, index % per_line);
                let (cx, cy) =
                    (x + 8.0 + CELL * (at as f64 + 0.5), y + 32.0 + CELL * (line as f64 + 0.5) - 4.0);
                Self::place(&mut svg, place, cx, cy);
            }
        }
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    /// A disc where nothing reaches one, a square elsewhere; filled and ringed where it is what was asked for.
    fn place(svg: &mut Svg, place: &RegionPlace, x: f64, y: f64) {
        svg.open(if place.marked { "mark" } else { "plain" }, Some(&place.told));
        let class = if place.marked { "act" } else { "free" };
        if place.safe {
            svg.circle(class, x, y, 16.0);
        } else {
            svg.rect(class, x - 15.0, y - 15.0, 30.0, 30.0, 3.0);
        }
        if place.marked {
            svg.rect("rule", x - 19.0, y - 19.0, 38.0, 38.0, 8.0);
        }
        svg.text(if place.marked { "on b m" } else { "m" }, x, y + 4.0, &place.number.to_string());
        svg.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regions() -> Regions {
        let place =
            |number, safe, marked| RegionPlace { number, safe, marked, told: format!("place {number}") };
        Regions {
            sentence: "Three places.".into(),
            regions: vec![
                RegionChart {
                    name: "Angel Falls".into(),
                    places: vec![place(1, true, false), place(2, false, true)],
                },
                RegionChart { name: "Zere".into(), places: vec![place(12, true, true)] },
            ],
            ..Regions::default()
        }
    }

    #[test]
    fn the_terminal_tells_safe_and_marked_without_colour() {
        let text = regions().terminal(&Style::default()).plain();
        assert_eq!(text.lines().skip(1).collect::<Vec<_>>(), ["Angel Falls   1.  [2]", "Zere         [12.]"]);
    }

    #[test]
    fn every_place_tells_itself() {
        for svg in [regions().svg(Form::Standalone), regions().svg_narrow(Form::Literal)] {
            for number in [1, 2, 12] {
                assert!(svg.contains(&format!("<title>place {number}</title>")), "{number}");
            }
            assert!(!regions().svg_narrow(Form::Literal).contains("var("));
        }
    }
}
