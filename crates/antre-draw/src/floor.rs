//! A dungeon floor with everybody on it: cells, what lies there, who stands there.

use std::ops::Range;

use antre_core::Role;
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::glyphs::{blanks, role_class};
use crate::svg::{Svg, n, text_width};
use crate::{Ink, Style, StyledText, role_ink};

/// What a cell is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FloorGround {
    /// Nothing special.
    #[default]
    Plain,
    /// Wall.
    Wall,
    /// Slippery.
    Slip,
    /// Water.
    Water,
    /// Crystal.
    Crystal,
    /// A shop's carpet.
    Carpet,
    /// A shop's room.
    Shop,
    /// A monster house.
    House,
}

/// What lies on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FloorThing {
    /// A trap.
    Trap,
    /// A pillar.
    Pillar,
    /// Spikes.
    Spikes,
    /// An item.
    Item,
    /// The stairs.
    Stairs,
}

/// Somebody on the floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FloorPerson {
    /// Side.
    pub role: Role,
    /// One letter.
    pub letter: String,
    /// The name.
    pub name: String,
    /// Column, from 0.
    pub x: u8,
    /// Row, from 0.
    pub y: u8,
}

/// A floor at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct FloorView {
    /// Which moment.
    pub title: String,
    /// Rows of cells from the top.
    pub rows: Vec<Vec<FloorGround>>,
    /// What lies where.
    pub things: Vec<(u8, u8, FloorThing)>,
    /// Who stands where.
    pub people: Vec<FloorPerson>,
    /// Cells that a figure marks, with its number.
    pub numbers: Vec<(u8, u8, String)>,
    /// What the marks mean, by kind of cell or thing that occurs.
    pub legend: Vec<(String, String)>,
}

impl FloorView {
    /// Columns of the floor.
    pub fn width(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    fn thing(&self, x: usize, y: usize) -> Option<FloorThing> {
        self.things
            .iter()
            .find(|(column, row, _)| (usize::from(*column), usize::from(*row)) == (x, y))
            .map(|(_, _, thing)| *thing)
    }

    /// The columns and rows around the hero that fit.
    fn part(&self, columns: usize, rows: usize) -> (Range<usize>, Range<usize>) {
        let hero = self.people.iter().find(|person| person.role == Role::Hero);
        let around = |at: u8, size: usize, room: usize| {
            let start = usize::from(at).saturating_sub(room / 2).min(size.saturating_sub(room));
            start..(start + room).min(size)
        };
        let (x, y) = hero.map_or((0, 0), |hero| (hero.x, hero.y));
        (around(x, self.width(), columns), around(y, self.rows.len(), rows))
    }

    /// The mark of a cell in a terminal, as scenarios draw it.
    fn mark(&self, x: usize, y: usize, style: &Style) -> (Ink, String) {
        let here = |column: u8, row: u8| (usize::from(column), usize::from(row)) == (x, y);
        if let Some(person) = self.people.iter().find(|person| here(person.x, person.y)) {
            let letter = if person.role == Role::Hero { style.marks().hero } else { &person.letter };
            return (role_ink(person.role), letter.to_owned());
        }
        if let Some((_, _, number)) = self.numbers.iter().find(|(column, row, _)| here(*column, *row)) {
            return (Ink::Mark, number.clone());
        }
        if let Some(thing) = self.thing(x, y) {
            return (Ink::Field, thing_mark(thing).into());
        }
        let ground = self.rows[y][x];
        let mark = match ground {
            FloorGround::Plain => style.marks().dot,
            FloorGround::Wall => style.marks().rock,
            other => ground_mark(other),
        };
        (Ink::Dim, mark.into())
    }

    /// Draws the floor with its title; returns the size it takes.
    pub(crate) fn draw(&self, svg: &mut Svg, left: f64, top: f64, cell: f64) -> (f64, f64) {
        let (columns, rows) = (self.width(), self.rows.len());
        let (width, height) = (cell * columns as f64, cell * rows as f64);
        svg.text("s t2", left, top, &self.title);
        let y0 = top + 8.0;
        svg.rect("floor", left, y0, width, height, 0.0);
        for (y, row) in self.rows.iter().enumerate() {
            for (x, ground) in row.iter().enumerate() {
                ground_cell(svg, *ground, left + cell * x as f64, y0 + cell * y as f64, cell);
            }
        }
        let mut lines = String::new();
        for x in 1..columns {
            lines.push_str(&format!("M{} {}v{}", n(left + cell * x as f64), n(y0), n(height)));
        }
        for y in 1..rows {
            lines.push_str(&format!("M{} {}h{}", n(left), n(y0 + cell * y as f64), n(width)));
        }
        if !lines.is_empty() {
            svg.path("cell", &lines);
        }
        svg.path("edge", &format!("M{} {}h{}v{}h-{}Z", n(left), n(y0), n(width), n(height), n(width)));
        let middle = |x: u8, y: u8| (left + cell * (f64::from(x) + 0.5), y0 + cell * (f64::from(y) + 0.5));
        for (x, y, thing) in &self.things {
            let (x, y) = middle(*x, *y);
            thing_mark_drawn(svg, *thing, x, y, cell);
        }
        for (x, y, number) in &self.numbers {
            let (x, y) = middle(*x, *y);
            svg.open("mark", None).text("s b m tc", x, y + 4.0, number).close();
        }
        for person in &self.people {
            let (x, y) = middle(person.x, person.y);
            svg.open(role_class(person.role), Some(&person.name));
            let side = if person.role == Role::Hero { x } else { x - cell * 0.2 };
            svg.role_mark(person.role, side, y, cell * if person.role == Role::Hero { 0.36 } else { 0.22 });
            if person.role != Role::Hero {
                svg.text("s b tc", x + cell * 0.05, y + 4.0, &person.letter);
            }
            svg.close();
        }
        (width.max(text_width(&self.title, 11.0)), height + 8.0)
    }

    /// What the marks of the floor mean; returns the height it takes.
    pub(crate) fn draw_legend(&self, svg: &mut Svg, left: f64, top: f64, room: f64) -> f64 {
        if self.legend.is_empty() {
            return 0.0;
        }
        let cell = 18.0;
        let (mut x, mut y) = (left, top);
        for (mark, word) in &self.legend {
            let wide = cell + 24.0 + text_width(word, 11.0);
            if x + wide > left + room && x > left {
                x = left;
                y += 26.0;
            }
            svg.rect("floor", x, y, cell, cell, 0.0);
            if let Some(ground) = GROUNDS.into_iter().find(|ground| ground_mark(*ground) == mark) {
                ground_cell(svg, ground, x, y, cell);
            }
            if let Some(thing) = THINGS.into_iter().find(|thing| thing_mark(*thing) == mark) {
                thing_mark_drawn(svg, thing, x + cell / 2.0, y + cell / 2.0, cell);
            }
            svg.rect("hair", x, y, cell, cell, 0.0);
            svg.text("s t2", x + cell + 6.0, y + 13.0, word);
            x += wide;
        }
        y - top + 30.0
    }
}

const GROUNDS: [FloorGround; 6] = [
    FloorGround::Slip,
    FloorGround::Water,
    FloorGround::Crystal,
    FloorGround::Carpet,
    FloorGround::Shop,
    FloorGround::House,
];
const THINGS: [FloorThing; 5] =
    [FloorThing::Trap, FloorThing::Pillar, FloorThing::Spikes, FloorThing::Item, FloorThing::Stairs];

fn ground_cell(svg: &mut Svg, ground: FloorGround, x: f64, y: f64, cell: f64) {
    let (right, bottom) = (x + cell, y + cell);
    match ground {
        FloorGround::Plain => {}
        FloorGround::Wall => {
            svg.rect("wall", x, y, cell, cell, 0.0);
        }
        // Each ground has a pattern of its own, so that it can be told without colour.
        FloorGround::Slip => {
            svg.path(
                "rule",
                &format!(
                    "M{} {}q{q} -4 {h} 0t{h} 0",
                    n(x + 2.0),
                    n(y + cell / 2.0),
                    q = n(cell / 6.0),
                    h = n((cell - 4.0) / 2.0)
                ),
            );
        }
        FloorGround::Water => {
            svg.path(
                "rule",
                &format!(
                    "M{} {}h{}M{} {}h{}",
                    n(x + 3.0),
                    n(y + cell * 0.38),
                    n(cell - 6.0),
                    n(x + 3.0),
                    n(y + cell * 0.64),
                    n(cell - 6.0)
                ),
            );
        }
        FloorGround::Crystal => {
            svg.path(
                "rule",
                &format!(
                    "M{} {}L{} {}L{} {}L{} {}Z",
                    n(x + cell / 2.0),
                    n(y + 3.0),
                    n(right - 3.0),
                    n(y + cell / 2.0),
                    n(x + cell / 2.0),
                    n(bottom - 3.0),
                    n(x + 3.0),
                    n(y + cell / 2.0)
                ),
            );
        }
        FloorGround::Carpet => {
            svg.rect("band", x, y, cell, cell, 0.0);
            svg.path("hair", &format!("M{} {}L{} {}", n(x), n(bottom), n(right), n(y)));
        }
        FloorGround::Shop => {
            svg.rect("band", x, y, cell, cell, 0.0);
        }
        FloorGround::House => {
            svg.rect("band", x, y, cell, cell, 0.0);
            svg.path(
                "rule",
                &format!("M{} {}l3 -3M{} {}l3 -3", n(x + 3.0), n(bottom - 3.0), n(right - 6.0), n(y + 6.0)),
            );
        }
    }
}

fn thing_mark_drawn(svg: &mut Svg, thing: FloorThing, x: f64, y: f64, cell: f64) {
    let r = cell * 0.34;
    svg.open("field", None);
    match thing {
        FloorThing::Trap => {
            svg.path("free", &format!("M{} {}l{r} {r}l-{r} {r}l-{r} -{r}Z", n(x), n(y - r), r = n(r)));
        }
        FloorThing::Pillar => {
            svg.path(
                "line",
                &format!(
                    "M{} {}v{}M{} {}v{}",
                    n(x - 3.0),
                    n(y - r),
                    n(2.0 * r),
                    n(x + 3.0),
                    n(y - r),
                    n(2.0 * r)
                ),
            );
        }
        FloorThing::Spikes => {
            svg.path(
                "thin",
                &format!(
                    "M{} {}l{h} -{r}l{h} {r}l{h} -{r}l{h} {r}",
                    n(x - r),
                    n(y + r / 2.0),
                    h = n(r / 2.0),
                    r = n(r)
                ),
            );
        }
        FloorThing::Item => {
            svg.rect("free", x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2, 2.0);
        }
        FloorThing::Stairs => {
            svg.path(
                "thin",
                &format!("M{} {}h{s}v-{s}h{s}v-{s}h{s}v-{s}", n(x - r), n(y + r), s = n(r * 0.66)),
            );
        }
    }
    svg.close();
}

const fn ground_mark(ground: FloorGround) -> &'static str {
    match ground {
        FloorGround::Plain => ".",
        FloorGround::Wall => "#",
        FloorGround::Slip => "~",
        FloorGround::Water => "-",
        FloorGround::Crystal => "+",
        FloorGround::Carpet => "=",
        FloorGround::Shop => ":",
        FloorGround::House => "%",
    }
}

const fn thing_mark(thing: FloorThing) -> &'static str {
    match thing {
        FloorThing::Trap => "^",
        FloorThing::Pillar => "*",
        FloorThing::Spikes => "!",
        FloorThing::Item => "$",
        FloorThing::Stairs => ">",
    }
}

/// Size of a cell in a picture so that so many floors of this width stand beside one another.
pub(crate) fn cell_size(floors: &[FloorView], room: f64, per_row: usize) -> f64 {
    let widest = floors.iter().map(FloorView::width).max().unwrap_or(1).max(1);
    let gaps = 24.0 * (per_row.max(1) - 1) as f64;
    ((room - gaps) / (per_row.max(1) * widest) as f64).clamp(2.0, 26.0).floor()
}

/// Floors beside one another where there is room, below one another elsewhere. A floor too large for the style is shown
/// around the hero.
pub(crate) fn terminal(floors: &[FloorView], style: &Style) -> StyledText {
    let mut text = StyledText::default();
    let mut rest = floors;
    while let Some(first) = rest.first() {
        // A blank after each cell makes cells about square; a wide floor does without.
        let cell = if 2 * first.width() <= style.width { 2 } else { 1 };
        let wide = |floor: &FloorView| {
            (cell * floor.width()).min(style.width).max(style.words(&floor.title).width())
        };
        let mut taken = wide(first);
        let mut count = 1;
        while let Some(next) = rest.get(count) {
            if taken + 4 + wide(next) > style.width {
                break;
            }
            taken += 4 + wide(next);
            count += 1;
        }
        let (row, after) = rest.split_at(count);
        rest = after;
        text.line();
        let mut starts = Vec::new();
        let mut start = 0;
        for floor in row {
            starts.push(start);
            blanks(&mut text, start).put(Ink::Dim, style.words(&floor.title));
            start += wide(floor) + 4;
        }
        let parts: Vec<_> = row.iter().map(|floor| floor.part(style.width / cell, TALLEST)).collect();
        let height = parts.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0);
        for line in 0..height {
            text.line();
            for ((floor, start), (columns, rows)) in row.iter().zip(&starts).zip(&parts) {
                if line >= rows.len() {
                    continue;
                }
                blanks(&mut text, *start);
                for x in columns.clone() {
                    let (ink, mark) = floor.mark(x, rows.start + line, style);
                    text.put(ink, mark);
                    if cell > 1 {
                        text.put(Ink::Plain, " ");
                    }
                }
            }
        }
    }
    if let Some(floor) = floors.first().filter(|floor| !floor.legend.is_empty()) {
        let parts: Vec<String> = floor.legend.iter().map(|(mark, word)| format!("{mark} {word}")).collect();
        text.line().put(Ink::Dim, style.words(&parts.join("  ")));
    }
    text
}

/// Rows of a floor in a terminal at most.
const TALLEST: usize = 40;
