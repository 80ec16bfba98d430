//! A floor of Isaac: rooms as outlines of their true shape, doors as bridges, the way to the boss.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use antre_core::Cell;
use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::svg::{Form, Svg, n};
use crate::{Ink, Style, StyledText};

/// A room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlanRoom {
    /// Kind by its id: `boss`, `super-secret`, `normal`.
    pub kind: String,
    /// Cells.
    pub cells: Vec<Cell>,
    /// Steps from the start; shown in the corner.
    pub steps: Option<u32>,
    /// What hovering tells.
    pub told: String,
    /// The name that draws call it by.
    pub fact: String,
}

/// A door between two neighbouring cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlanDoor {
    /// On one side.
    pub from: Cell,
    /// On the other.
    pub to: Cell,
    /// A wall that must be bombed.
    pub hidden: bool,
}

/// A line of the list beside the floor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlanEntry {
    /// Kind by its id.
    pub kind: String,
    /// The room in words.
    pub name: String,
    /// Steps, or what stands in their place.
    pub value: String,
}

/// The picture of a floor.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct FloorPlan {
    /// The answer in one sentence: the title.
    pub sentence: String,
    /// Stage, seed, curse, attempts.
    pub facts: String,
    /// What one would say of it on the phone.
    pub description: String,
    /// Rooms, the start first.
    pub rooms: Vec<PlanRoom>,
    /// Doors, each once.
    pub doors: Vec<PlanDoor>,
    /// Cells on the way to the boss, neighbour by neighbour within rooms and through doors; empty without a way.
    pub way: Vec<Cell>,
    /// The list beside the floor.
    pub list: Vec<PlanEntry>,
    /// Headings of the list: room, steps away.
    pub headings: [String; 2],
    /// Words for the way.
    pub way_word: String,
    /// The command that gives this picture.
    pub command: String,
    /// Edition and evidence in words.
    pub evidence: String,
}

/// How a kind is marked: in a terminal, by colour, by a stroke of our own (empty: the mark itself is drawn).
struct Sign {
    mark: &'static str,
    class: &'static str,
    path: &'static str,
}

/// Own signs, one stroke weight, readable at 16 px and in black and white.
fn sign(kind: &str) -> Sign {
    let (mark, class, path) = match kind {
        "start" => ("@", "plain", "M-7 1L0 -7L7 1M-5 -1V7H5V-1"),
        "boss" => ("B", "enemy", "M-9 -5L-5 7H5L9 -5L4 0L0 -8L-4 0Z"),
        "second-boss" => ("b", "enemy", "M-9 -5L-5 7H5L9 -5L4 0L0 -8L-4 0ZM-5 10H5"),
        "treasure" => ("T", "mark", "M0 -8L8 -1L0 8L-8 -1ZM-8 -1H8"),
        "second-treasure" => ("t", "mark", "M0 -8L8 -1L0 8L-8 -1ZM-8 -1H8M-4 11H4"),
        "shop" => ("$", "ally", "M-7 -3H7V7H-7ZM-4 -3A4 4.5 0 0 1 4 -3"),
        "curse" => ("C", "field", "M-7 7L0 -8L7 7M-4 1H4"),
        "challenge" => ("X", "hero", "M-7 -7L7 7M7 -7L-7 7M-8 3L-3 8M8 3L3 8"),
        "sacrifice" => ("S", "enemy", "M0 -8V8M-5 -3H5"),
        "library" => ("L", "hero", "M-8 -6H-1L0 -5L1 -6H8V6H1L0 7L-1 6H-8ZM0 -5V7"),
        "miniboss" => ("M", "enemy", "M-7 6V-6L0 1L7 -6V6"),
        "arcade" => ("A", "mark", "M-6 -8H6V8H-6ZM-3 -4H3V0H-3ZM0 4V5"),
        "vault" => ("V", "mark", "M-8 -2A8 6 0 0 1 8 -2V7H-8ZM-8 1H8M0 -1V3"),
        "dice" => ("D", "field", "M-7 -7H7V7H-7ZM-3 -3V-2M3 3V2M3 -3V-2M-3 3V2"),
        "bedroom-clean" => ("Z", "ally", "M-6 -6H6L-6 6H6"),
        "bedroom-dirty" => ("z", "ally", "M-4 -4H4L-4 4H4M-8 8H8"),
        "grave" => ("G", "field", "M-6 8V-2A6 6 0 0 1 6 -2V8ZM0 -4V3M-3 -1H3"),
        "reward" => ("R", "mark", "M-7 -2H7V7H-7ZM0 -2V7M-7 -2C-7 -9 0 -8 0 -2C0 -8 7 -9 7 -2"),
        "coin" => ("O", "mark", "M-7 0A7 7 0 1 0 7 0A7 7 0 1 0 -7 0ZM0 -3V3"),
        "secret" => ("?", "plain", ""),
        "super-secret" => ("??", "plain", ""),
        "extra" => ("+", "plain", "M0 -6V6M-6 0H6"),
        _ => ("", "plain", ""),
    };
    Sign { mark, class, path }
}

fn is_hidden(kind: &str) -> bool {
    kind.ends_with("secret")
}

fn ink(kind: &str) -> Ink {
    match sign(kind).class {
        "hero" => Ink::Hero,
        "ally" => Ink::Ally,
        "enemy" => Ink::Enemy,
        "field" => Ink::Field,
        "mark" => Ink::Mark,
        _ => Ink::Bold,
    }
}

/// Size of a cell in a terminal.
const COLUMNS: usize = 5;
const LINES: usize = 2;

/// Size of a cell in pixels, and where the list stands.
const CELL: (f64, f64) = (64.0, 46.0);
const LEFT: f64 = 32.0;
const LIST_WIDTH: f64 = 196.0;
const LIST_STEP: f64 = 38.0;
const INSET: f64 = 4.0;
/// From the middle of a sign to the end of the way before it.
const SIGN_GAP: f64 = 15.0;

/// Room for a floor on a phone, and the smallest cell that has room for a sign and a number.
const NARROW: f64 = 320.0;
const ROOMY: f64 = 44.0;

/// Where cells lie in a picture: the corner of cell 0,0 and the size of each.
#[derive(Clone, Copy)]
struct Place {
    origin: (f64, f64),
    cell: (f64, f64),
}

impl Place {
    /// The frame's first cell at (left, top).
    fn new(frame: Frame, cell: (f64, f64), left: f64, top: f64) -> Self {
        Self { origin: (left - f64::from(frame.left) * cell.0, top - f64::from(frame.top) * cell.1), cell }
    }

    /// The corner of a cell, or of a point of the grid.
    fn corner(self, x: f64, y: f64) -> (f64, f64) {
        (self.origin.0 + x * self.cell.0, self.origin.1 + y * self.cell.1)
    }

    /// The middle of a cell.
    fn middle(self, cell: Cell) -> (f64, f64) {
        self.corner(f64::from(cell.x) + 0.5, f64::from(cell.y) + 0.5)
    }
}

/// The rectangle of cells that has rooms.
#[derive(Clone, Copy)]
struct Frame {
    left: u8,
    top: u8,
    columns: usize,
    rows: usize,
}

impl FloorPlan {
    fn frame(&self) -> Frame {
        let cells = || self.rooms.iter().flat_map(|room| &room.cells);
        let left = cells().map(|cell| cell.x).min().unwrap_or(0);
        let top = cells().map(|cell| cell.y).min().unwrap_or(0);
        let right = cells().map(|cell| cell.x).max().unwrap_or(0);
        let bottom = cells().map(|cell| cell.y).max().unwrap_or(0);
        Frame { left, top, columns: usize::from(right - left) + 1, rows: usize::from(bottom - top) + 1 }
    }

    /// The floor with the list beside it, or below where the terminal is too narrow.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let frame = self.frame();
        let canvas = self.canvas(frame, style);
        let width = frame.columns * COLUMNS + 1;
        // Numbers stand in a column of their own; words follow the name.
        let number = |entry: &PlanEntry| entry.value.parse::<u32>().is_ok();
        let name_width =
            self.list.iter().filter(|entry| number(entry)).map(|entry| entry.name.width()).max().unwrap_or(0);
        let entries: Vec<(Ink, String, String)> = self
            .list
            .iter()
            .map(|entry| {
                let words = style.words(&if number(entry) {
                    let blanks = " ".repeat(name_width.saturating_sub(entry.name.width()));
                    format!("{}{blanks}  {}", entry.name, entry.value)
                } else {
                    format!("{}, {}", entry.name, entry.value)
                });
                (ink(&entry.kind), format!("{:<3}", sign(&entry.kind).mark), words.trim_end().to_owned())
            })
            .collect();
        let list_width = entries.iter().map(|(_, mark, words)| mark.len() + words.width()).max().unwrap_or(0);
        let column = width + 4;
        let beside = column + list_width <= style.width;
        let mut text = StyledText::default();
        text.line().put(Ink::Dim, style.words(&self.facts));
        let lines = canvas.len().max(if beside { entries.len() + 1 } else { 0 });
        for number in 0..lines {
            text.line();
            if let Some(line) = canvas.get(number) {
                for (ink, piece) in line {
                    text.put(*ink, piece.clone());
                }
            }
            // One line lower than the floor, where the eye begins.
            if beside && let Some((ink, mark, words)) = number.checked_sub(1).and_then(|n| entries.get(n)) {
                text.pad_to(column).put(*ink, mark.clone()).put(Ink::Plain, words.clone());
            }
        }
        if !beside {
            for (ink, mark, words) in entries {
                text.line().put(ink, mark).put(Ink::Plain, words);
            }
        }
        text
    }

    /// Walls, doors and marks, letter by letter.
    fn canvas(&self, frame: Frame, style: &Style) -> Vec<Vec<(Ink, String)>> {
        let mut owner = BTreeMap::new();
        for (number, room) in self.rooms.iter().enumerate() {
            for cell in &room.cells {
                owner.insert((cell.x - frame.left, cell.y - frame.top), number);
            }
        }
        let at = |x: usize, y: usize| -> Option<usize> { owner.get(&(x as u8, y as u8)).copied() };
        let (height, width) = (frame.rows * LINES + 1, frame.columns * COLUMNS + 1);
        // Arms of every crossing: left, right, up, down.
        let mut arms = vec![vec![0u8; width]; height];
        for y in 0..=frame.rows {
            for x in 0..=frame.columns {
                let above = y.checked_sub(1).and_then(|y| at(x, y));
                if x < frame.columns && at(x, y) != above {
                    for step in 0..COLUMNS {
                        arms[y * LINES][x * COLUMNS + step] |= 2;
                        arms[y * LINES][x * COLUMNS + step + 1] |= 1;
                    }
                }
                let before = x.checked_sub(1).and_then(|x| at(x, y));
                if y < frame.rows && at(x, y) != before {
                    for step in 0..LINES {
                        arms[y * LINES + step][x * COLUMNS] |= 8;
                        arms[y * LINES + step + 1][x * COLUMNS] |= 4;
                    }
                }
            }
        }
        let mut canvas: Vec<Vec<(Ink, char)>> = arms
            .iter()
            .map(|line| line.iter().map(|arms| (Ink::Dim, corner(*arms, style.unicode))).collect())
            .collect();
        for door in &self.doors {
            let (from, to) = (door.from.min(door.to), door.from.max(door.to));
            let place = |cell: Cell| {
                (
                    usize::from(cell.x.saturating_sub(frame.left)) * COLUMNS,
                    usize::from(cell.y.saturating_sub(frame.top)) * LINES,
                )
            };
            let ((x, y), (next_x, next_y)) = (place(from), place(to));
            if y == next_y {
                canvas[y + 1][next_x.max(x)].1 = if door.hidden { ':' } else { ' ' };
            } else {
                let mark = match (door.hidden, style.unicode) {
                    (false, _) => ' ',
                    (true, true) => '·',
                    (true, false) => '.',
                };
                canvas[next_y.max(y)][x + 2].1 = mark;
                canvas[next_y.max(y)][x + 3].1 = mark;
            }
        }
        for room in &self.rooms {
            let Some(first) = room.cells.iter().min_by_key(|cell| (cell.y, cell.x)) else { continue };
            let (x, y) = (usize::from(first.x - frame.left), usize::from(first.y - frame.top));
            let mark = sign(&room.kind).mark;
            let (ink, mark) = match (mark, room.steps) {
                ("", Some(steps)) if steps > 0 => (Ink::Dim, steps.to_string()),
                (mark, _) => (ink(&room.kind), mark.to_owned()),
            };
            for (step, letter) in mark.chars().take(COLUMNS - 2).enumerate() {
                canvas[y * LINES + 1][x * COLUMNS + 2 + step] = (ink, letter);
            }
        }
        canvas.into_iter().map(pieces).collect()
    }

    /// The floor in the game's map style, with the way to the boss and the list.
    pub fn svg(&self, form: Form) -> String {
        let frame = self.frame();
        let mut probe = Svg::new("", 920.0, 0.0, "", "");
        let list_left = (LEFT + frame.columns as f64 * CELL.0 + 60.0).max(668.0);
        let width = list_left + LIST_WIDTH + 56.0;
        let top = probe.head(&self.sentence, &self.facts) + 20.0;
        let list_bottom = top + 20.0 + 22.0 + LIST_STEP * (self.list.len() + 1) as f64;
        let bottom = (top + frame.rows as f64 * CELL.1).max(list_bottom);
        let mut svg = Svg::new("isaac-floor", width, bottom + 62.0, &self.sentence, &self.description);
        svg.head(&self.sentence, &self.facts);
        self.draw_floor(&mut svg, Place::new(frame, CELL, LEFT, top));
        self.draw_list(&mut svg, list_left, list_left + LIST_WIDTH, top + 20.0);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    /// The same for a phone's width: smaller cells, and the list below the floor.
    pub fn svg_narrow(&self, form: Form) -> String {
        let frame = self.frame();
        let width = CELL.0.min(NARROW / frame.columns.max(1) as f64);
        // A sign has its height in any row.
        let cell = (width, (width * CELL.1 / CELL.0).max(30.0));
        let top = Svg::new("", 360.0, 0.0, "", "").edged(20.0).head(&self.sentence, &self.facts) + 16.0;
        let list_top = top + frame.rows as f64 * cell.1 + 32.0;
        let bottom = list_top + 22.0 + LIST_STEP * (self.list.len() + 1) as f64;
        let mut svg =
            Svg::new("isaac-floor", 360.0, bottom + 62.0, &self.sentence, &self.description).edged(20.0);
        svg.head(&self.sentence, &self.facts);
        self.draw_floor(&mut svg, Place::new(frame, cell, 20.0, top));
        self.draw_list(&mut svg, 20.0, 340.0, list_top);
        svg.foot(&self.command, &self.evidence);
        svg.finish(form)
    }

    fn draw_floor(&self, svg: &mut Svg, place: Place) {
        self.draw_rooms(svg, place);
        self.draw_doors(svg, place);
        self.draw_way(svg, place);
        self.draw_signs(svg, place);
    }

    fn draw_rooms(&self, svg: &mut Svg, place: Place) {
        for room in &self.rooms {
            let sign = sign(&room.kind);
            let hidden = if is_hidden(&room.kind) { " hid" } else { "" };
            let tinted = if sign.class == "plain" { "" } else { " tinted" };
            svg.open_fact(sign.class, &room.told, &room.fact);
            svg.path(&format!("room{tinted}{hidden}"), &outline(&room.cells, place)).close();
        }
    }

    fn draw_doors(&self, svg: &mut Svg, place: Place) {
        for door in &self.doors {
            let (from, to) = (place.middle(door.from), place.middle(door.to));
            let (x, y) = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
            let flat = door.from.y == door.to.y;
            if door.hidden {
                let d = if flat {
                    format!("M{} {}H{}", n(x - 4.0), n(y), n(x + 4.0))
                } else {
                    format!("M{} {}V{}", n(x), n(y - 4.0), n(y + 4.0))
                };
                svg.path("rule", &d);
            } else {
                let (width, height) = if flat {
                    (10.0, 12.0 * place.cell.1 / CELL.1)
                } else {
                    (14.0 * place.cell.0 / CELL.0, 10.0)
                };
                svg.rect("door", x - width / 2.0, y - height / 2.0, width, height, 2.0);
            }
        }
    }

    /// The corners of the way, its ends among them.
    fn way_corners(&self, place: Place) -> Vec<(f64, f64)> {
        let mut corners: Vec<_> = self.way.first().map(|first| place.middle(*first)).into_iter().collect();
        for step in self.way.windows(2) {
            let there = place.middle(step[1]);
            if step[0].x != step[1].x && step[0].y != step[1].y {
                corners.push((there.0, place.middle(step[0]).1));
            }
            corners.push(there);
        }
        if let [.., before, end] = corners.as_mut_slice()
            && self.rooms.iter().any(|room| room.cells.len() == 1 && self.way.ends_with(&room.cells))
        {
            // A room of one cell has its sign there: the way ends before it, half a step back at most.
            let (x, y) = (before.0 - end.0, before.1 - end.1);
            let part = (SIGN_GAP / x.hypot(y)).min(0.5);
            *end = (end.0 + part * x, end.1 + part * y);
        }
        corners
    }

    fn draw_way(&self, svg: &mut Svg, place: Place) {
        let corners = self.way_corners(place);
        let Some(end) = corners.last() else { return };
        let d: String = corners
            .iter()
            .enumerate()
            .map(|(number, (x, y))| format!("{}{} {}", if number == 0 { 'M' } else { 'L' }, n(*x), n(*y)))
            .collect();
        svg.open("enemy", None).path("line dash", &d).circle("fill", end.0, end.1, 4.0).close();
    }

    fn draw_signs(&self, svg: &mut Svg, place: Place) {
        for room in &self.rooms {
            let Some(first) = room.cells.iter().min_by_key(|cell| (cell.y, cell.x)) else { continue };
            let count = room.cells.len() as f64;
            let sum = room
                .cells
                .iter()
                .map(|cell| place.middle(*cell))
                .fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
            let (x, y) = (sum.0 / count, sum.1 / count);
            if room.kind == "start" {
                svg.circle("floor", x, y, 15.0_f64.min(place.cell.1 / 2.0 - 3.0));
            }
            draw_sign(svg, &room.kind, x, y);
            let Some(steps) = room.steps.filter(|steps| *steps > 0 && room.kind != "secret") else {
                continue;
            };
            let (x, y) = place.middle(*first);
            let (left, top) = (x - place.cell.0 / 2.0, y - place.cell.1 / 2.0);
            if place.cell.0 >= ROOMY {
                svg.text("s t3", left + 10.0, top + 17.0, &steps.to_string());
            } else if sign(&room.kind).mark.is_empty() {
                // Beside a sign there is no room; the list has its number.
                svg.text("s t3", left + 7.0, top + 14.0, &steps.to_string());
            }
        }
    }

    fn draw_list(&self, svg: &mut Svg, x: f64, right: f64, y: f64) {
        svg.text("s t3", x, y - 8.0, &self.headings[0]).text("s t3 e", right, y - 8.0, &self.headings[1]);
        let mut line = y + 22.0;
        for entry in &self.list {
            svg.path("hair", &format!("M{} {}H{}", n(x), n(line - 19.0), n(right)));
            draw_sign(svg, &entry.kind, x + 12.0, line);
            svg.text("l", x + 36.0, line + 4.0, &entry.name);
            let class = if entry.kind == "boss" { "l e b" } else { "l e t2" };
            svg.text(class, right, line + 4.0, &entry.value);
            line += LIST_STEP;
        }
        svg.path("hair", &format!("M{} {}H{}", n(x), n(line - 19.0), n(right)));
        if !self.way.is_empty() {
            svg.open("enemy", None)
                .path("line dash", &format!("M{} {}h22", n(x + 2.0), n(line + 6.0)))
                .close();
            svg.text("s t2", x + 36.0, line + 10.0, &self.way_word);
        }
    }
}

fn draw_sign(svg: &mut Svg, kind: &str, x: f64, y: f64) {
    let sign = sign(kind);
    if sign.path.is_empty() {
        if !sign.mark.is_empty() {
            svg.open(sign.class, None).text("h m tc", x, y + 6.0, sign.mark).close();
        }
        return;
    }
    svg.open(sign.class, None).path("ico", &shifted(sign.path, x, y)).close();
}

/// A path moved by (x, y). Numbers after M, L, C and A's end point are places; those after H and V lie on one axis.
fn shifted(path: &str, dx: f64, dy: f64) -> String {
    let mut out = String::new();
    let mut command = ' ';
    let mut position = 0;
    let spaced = path.chars().fold(String::new(), |mut text, letter| {
        if letter.is_ascii_alphabetic() {
            text.push_str(&format!(" {letter} "));
        } else {
            text.push(letter);
        }
        text
    });
    for token in spaced.split_whitespace() {
        let Ok(value) = token.parse::<f64>() else {
            command = token.chars().next().unwrap_or(' ');
            position = 0;
            out.push(command);
            continue;
        };
        let moved = match (command, position) {
            ('H', _) => value + dx,
            ('V', _) => value + dy,
            ('A', place) => match place % 7 {
                5 => value + dx,
                6 => value + dy,
                _ => value,
            },
            (_, place) => value + if place % 2 == 0 { dx } else { dy },
        };
        if position > 0 {
            out.push(' ');
        }
        // A String takes whatever is written to it.
        let _ = write!(out, "{}", n(moved));
        position += 1;
    }
    out
}

/// The outline of a set of cells as one closed path with round corners, a little inside on every outer side.
fn outline(cells: &[Cell], place: Place) -> String {
    const ROUND: f64 = 5.0;
    let set: BTreeSet<(i32, i32)> = cells.iter().map(|cell| (i32::from(cell.x), i32::from(cell.y))).collect();
    // Edges clockwise: the inside is on the right.
    let mut edges: BTreeMap<(i32, i32), (i32, i32)> = BTreeMap::new();
    for &(x, y) in &set {
        let sides = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ];
        for (beyond, from, to) in sides {
            if !set.contains(&beyond) {
                edges.insert(from, to);
            }
        }
    }
    let Some((&start, _)) = edges.first_key_value() else { return String::new() };
    let mut points = vec![start];
    let mut here = edges[&start];
    while here != start && points.len() <= edges.len() {
        points.push(here);
        here = edges.get(&here).copied().unwrap_or(start);
    }
    let count = points.len();
    let corners: Vec<(i32, i32)> = (0..count)
        .filter(|&i| {
            let (before, at, after) = (points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
            (before.0 != at.0 || at.0 != after.0) && (before.1 != at.1 || at.1 != after.1)
        })
        .map(|i| points[i])
        .collect();
    let count = corners.len();
    let placed: Vec<(f64, f64)> = (0..count)
        .map(|i| {
            let (before, at, after) =
                (corners[(i + count - 1) % count], corners[i], corners[(i + 1) % count]);
            let (mut dx, mut dy) = (0.0, 0.0);
            for (from, to) in [(before, at), (at, after)] {
                if from.1 == to.1 {
                    dy = if to.0 > from.0 { INSET } else { -INSET };
                } else {
                    dx = if to.1 > from.1 { -INSET } else { INSET };
                }
            }
            let corner = place.corner(f64::from(at.0), f64::from(at.1));
            (corner.0 + dx, corner.1 + dy)
        })
        .collect();
    let toward = |(x, y): (f64, f64), (to_x, to_y): (f64, f64)| {
        let step = |from: f64, to: f64| {
            if to > from {
                ROUND
            } else if to < from {
                -ROUND
            } else {
                0.0
            }
        };
        (x + step(x, to_x), y + step(y, to_y))
    };
    let mut d = String::new();
    for i in 0..count {
        let at = placed[i];
        let enter = toward(at, placed[(i + count - 1) % count]);
        let leave = toward(at, placed[(i + 1) % count]);
        let letter = if i == 0 { 'M' } else { 'L' };
        d.push_str(&format!(
            "{letter}{} {}Q{} {} {} {}",
            n(enter.0),
            n(enter.1),
            n(at.0),
            n(at.1),
            n(leave.0),
            n(leave.1)
        ));
    }
    d + "Z"
}

/// The letter of a crossing of walls.
const fn corner(arms: u8, unicode: bool) -> char {
    if unicode {
        match arms {
            0 => ' ',
            1..=3 => '─',
            4 | 8 | 12 => '│',
            5 => '┘',
            6 => '└',
            9 => '┐',
            10 => '┌',
            13 => '┤',
            14 => '├',
            7 => '┴',
            11 => '┬',
            _ => '┼',
        }
    } else {
        match arms {
            0 => ' ',
            1..=3 => '-',
            4 | 8 | 12 => '|',
            _ => '+',
        }
    }
}

/// Letters of the same ink, joined.
fn pieces(line: Vec<(Ink, char)>) -> Vec<(Ink, String)> {
    let mut pieces: Vec<(Ink, String)> = Vec::new();
    for (ink, letter) in line {
        match pieces.last_mut() {
            Some((last, piece)) if *last == ink => piece.push(letter),
            _ => pieces.push((ink, letter.to_string())),
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_ends_before_the_sign_of_the_boss() {
        let room = |kind: &str, cell| PlanRoom {
            kind: kind.into(),
            cells: vec![cell],
            steps: Some(1),
            told: String::new(),
            fact: kind.into(),
        };
        let (start, cells) =
            (Cell::new(4, 4), [Cell::new(3, 4), Cell::new(5, 4), Cell::new(4, 3), Cell::new(4, 5)]);
        for boss in cells {
            let plan = FloorPlan {
                rooms: vec![room("start", start), room("boss", boss)],
                doors: vec![PlanDoor { from: start, to: boss, hidden: false }],
                way: vec![start, boss],
                ..FloorPlan::default()
            };
            for size in [CELL, (32.0, 30.0)] {
                let place = Place::new(plan.frame(), size, 0.0, 0.0);
                let (sign, corners) = (place.middle(boss), plan.way_corners(place));
                let (x, y) = corners[corners.len() - 1];
                // The sign's strokes end ten units away, and the dot is four units wide.
                let away = (x - sign.0).hypot(y - sign.1);
                assert!((14.0..=SIGN_GAP).contains(&away), "{boss:?} at {size:?}: {away}");
            }
        }
    }
}
