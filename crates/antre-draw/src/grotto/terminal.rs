//! Floors as text: two columns a cell, what is known beside them.

use antre_core::Cell;
use unicode_width::UnicodeWidthStr;

use super::{GrottoChart, GrottoFloor, GrottoTile, has_unreachable};
use crate::lines::wrapped;
use crate::{Ink, Style, StyledText};

/// Where the text beside a floor begins.
const PANEL: usize = 36;
/// Where a chest's contents at the first and at the second second stand, from the panel on.
const CONTENTS: [usize; 2] = [7, 25];
/// A narrower terminal gets the text below the floor.
const BESIDE: usize = PANEL + 36;

type Line = Vec<(Ink, String)>;

impl GrottoChart {
    /// The floors, each with its text beside it; the key to the marks comes with the only floor, or after the last.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut text = StyledText::default();
        self.heading(&mut text, style);
        for floor in &self.floors {
            if !self.single {
                text.line();
                text.line().put(Ink::Bold, floor.name.clone());
            }
            let panel = self.panel(floor, style);
            let beside = style.width >= BESIDE;
            for row in 0..usize::from(floor.side).max(if beside { panel.len() } else { 0 }) {
                text.line();
                if row < usize::from(floor.side) {
                    map_row(floor, row as u8, style, &mut text);
                }
                if let Some(line) = panel.get(row).filter(|line| beside && !line.is_empty()) {
                    text.pad_to(PANEL);
                    put(&mut text, line);
                }
            }
            if !beside {
                for line in panel.iter().filter(|line| !line.is_empty()) {
                    text.line();
                    put(&mut text, line);
                }
            }
            for line in &floor.lines {
                labelled(line, 8, style, &mut text);
            }
        }
        if !self.single && !self.floors.is_empty() {
            text.line();
            for line in self.key_lines(style, style.width) {
                text.line();
                put(&mut text, &line);
            }
        }
        text
    }

    fn heading(&self, text: &mut StyledText, style: &Style) {
        let label = self.head.iter().map(|(label, _)| label.width()).max().unwrap_or(0) + 2;
        for (name, said) in &self.head {
            let room = style.width.saturating_sub(label).max(20);
            for (number, part) in wrapped(&style.words(said), room).into_iter().enumerate() {
                text.line().put(Ink::Dim, if number == 0 { style.words(name) } else { String::new() });
                text.pad_to(label).put(Ink::Plain, part);
            }
        }
    }

    /// Chests by second, monsters, memory, and the key where there is only one floor.
    fn panel(&self, floor: &GrottoFloor, style: &Style) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        if !floor.chests.is_empty() {
            lines.extend(self.chest_lines(floor, style));
            lines.push(Vec::new());
        }
        lines.push(vec![(Ink::Bold, style.words(&floor.monsters_line))]);
        lines.push(vec![(Ink::Plain, style.words(&floor.memory_line))]);
        if self.single {
            lines.push(Vec::new());
            lines.extend(self.key_lines(style, style.width.saturating_sub(PANEL).max(36)));
        }
        lines
    }

    fn chest_lines(&self, floor: &GrottoFloor, style: &Style) -> Vec<Line> {
        let words = &self.words;
        let room = [CONTENTS[1] - CONTENTS[0] - 1, style.width.saturating_sub(PANEL + CONTENTS[1]).max(12)];
        let shown = self.seconds.len().min(2);
        let fits = floor.chests.iter().all(|chest| {
            let names = chest.contents.iter().take(shown).zip(room);
            names.into_iter().all(|(content, room)| content_width(content) <= room)
        });
        let heading = match (self.seconds.as_slice(), fits) {
            ([first, second, ..], true) => {
                let first = format!("{} {first}", words.chests);
                let blanks = " ".repeat(CONTENTS[1].saturating_sub(first.width()).max(1));
                format!("{first}{blanks}{second}")
            }
            ([], _) => words.chests.clone(),
            (seconds, _) => format!("{} {}", words.chests, seconds[..shown].join(", ")),
        };
        let mut lines: Vec<Line> = vec![vec![(Ink::Bold, style.words(&heading))]];
        for chest in &floor.chests {
            let place = format!("{} {},{}", chest.letter, chest.cell.x, chest.cell.y);
            let mut line: Line = vec![(Ink::Mark, place)];
            for (index, content) in chest.contents.iter().take(shown).enumerate() {
                if index > 0 && !fits {
                    lines.push(std::mem::take(&mut line));
                }
                let width: usize = line.iter().map(|(_, piece)| piece.width()).sum();
                let column = if fits { CONTENTS[index] } else { CONTENTS[0] };
                line.push((Ink::Plain, " ".repeat(column.saturating_sub(width).max(1))));
                if content.trap {
                    line.push((Ink::Enemy, format!("{} {}", style.marks().enemy, content.name)));
                } else {
                    let ink = if content.rare { Ink::Mark } else { Ink::Plain };
                    line.push((ink, style.words(&content.name)));
                }
            }
            lines.push(line);
        }
        lines
    }

    /// The marks that the floors use, each with its word, as many a line as fit.
    fn key_lines(&self, style: &Style, room: usize) -> Vec<Line> {
        let words = &self.words;
        let glyph = Glyphs::of(style);
        let mut pairs = vec![
            (glyph.up, &words.arrive),
            (glyph.down, &words.go_down),
            (glyph.doorway, &words.doorway),
            (glyph.corridor, &words.corridor),
            (glyph.floor, &words.floor),
            (glyph.rock, &words.rock),
        ];
        if self.has(has_unreachable) {
            pairs.push((glyph.struck, &words.unreachable));
        }
        if self.has(|floor| !floor.closed.is_empty()) {
            pairs.push((glyph.closed, &words.closed));
        }
        if self.has(|floor| !floor.ghosts.is_empty()) {
            pairs.push((glyph.ghost, &words.ghost));
        }
        if self.has(|floor| !floor.isolated.is_empty()) {
            pairs.push((glyph.isolated, &words.isolated));
        }
        let mut lines: Vec<String> = Vec::new();
        for (index, (mark, word)) in pairs.into_iter().enumerate() {
            let pair = format!("{mark} {}", style.words(word));
            match lines.last_mut() {
                // Three in the first line, as the terminal's width was made for.
                Some(line) if line.width() + 3 + pair.width() <= room && (index != 3 || room > 60) => {
                    line.push_str("   ");
                    line.push_str(&pair);
                }
                _ => lines.push(pair),
            }
        }
        lines.into_iter().map(|line| vec![(Ink::Dim, line)]).collect()
    }
}

/// The second column of a cell.
struct Glyphs {
    up: &'static str,
    down: &'static str,
    doorway: &'static str,
    corridor: &'static str,
    floor: &'static str,
    rock: &'static str,
    struck: &'static str,
    closed: &'static str,
    ghost: &'static str,
    isolated: &'static str,
}

impl Glyphs {
    const fn of(style: &Style) -> Self {
        let (up, down, doorway) = ("<", ">", "+");
        if style.unicode {
            let (corridor, floor, rock) = ("∙", "·", "░░");
            let (struck, closed, ghost, isolated) = ("✕", "×", "◌", "▫");
            Self { up, down, doorway, corridor, floor, rock, struck, closed, ghost, isolated }
        } else {
            let (corridor, floor, rock) = (",", ".", "##");
            let (struck, closed, ghost, isolated) = ("x", "%", "o", "?");
            Self { up, down, doorway, corridor, floor, rock, struck, closed, ghost, isolated }
        }
    }
}

fn map_row(floor: &GrottoFloor, y: u8, style: &Style, text: &mut StyledText) {
    let glyph = Glyphs::of(style);
    for x in 0..floor.side {
        let cell = Cell::new(x, y);
        if let Some(chest) = floor.chests.iter().find(|chest| chest.cell == cell) {
            let before = if chest.unreachable { glyph.struck } else { " " };
            text.put(Ink::Mark, format!("{before}{}", chest.letter));
        } else if cell == floor.up || cell == floor.down {
            text.put(Ink::Hero, format!(" {}", if cell == floor.up { glyph.up } else { glyph.down }));
        } else {
            let mark = match floor.tile(x.into(), y.into()) {
                GrottoTile::Rock => glyph.rock,
                _ if floor.isolated.contains(&cell) => glyph.isolated,
                _ if floor.closed.contains(&cell) => glyph.closed,
                _ if floor.ghosts.contains(&cell) => glyph.ghost,
                GrottoTile::Floor => glyph.floor,
                GrottoTile::Corridor => glyph.corridor,
                GrottoTile::Doorway => glyph.doorway,
            };
            text.put(Ink::Dim, format!("{}{mark}", if mark.width() < 2 { " " } else { "" }));
        }
    }
}

fn content_width(content: &super::GrottoContent) -> usize {
    content.name.width() + if content.trap { 2 } else { 0 }
}

fn put(text: &mut StyledText, line: &Line) {
    for (ink, piece) in line {
        text.put(*ink, piece.clone());
    }
}

/// A line whose first word is its label, wrapped behind it.
fn labelled(line: &str, indent: usize, style: &Style, text: &mut StyledText) {
    let (label, said) = line.split_once('\t').unwrap_or(("", line));
    let indent = indent.max(label.width() + 1);
    for (number, part) in wrapped(&style.words(said), style.width - indent).into_iter().enumerate() {
        text.line().put(Ink::Dim, if number == 0 { style.words(label) } else { String::new() });
        text.put(Ink::Plain, " ".repeat(indent - if number == 0 { label.width() } else { 0 }));
        text.put(Ink::Plain, part);
    }
}
