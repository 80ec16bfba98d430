//! Maps: rows of `.` and `#`, or a drawing with everything on it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use antre_core::{Cell, Grid};

use crate::error::Torneko3Error;
use crate::floor::Ground;
use crate::scenario::MapSpec;

/// What a map shows.
pub(crate) struct Drawing {
    pub(crate) ground: Grid<Ground>,
    pub(crate) traps: Vec<Cell>,
    pub(crate) pillars: Vec<Cell>,
    pub(crate) spikes: Vec<Cell>,
    pub(crate) stairs: Option<Cell>,
    /// Characters by their marks.
    pub(crate) marks: Vec<(char, Cell)>,
}

/// Marks of a drawing and what they stand for; capital letters are enemies, small letters allies.
pub const MARKS: [(char, &str); 15] = [
    ('.', "floor"),
    ('#', "wall"),
    ('@', "the player"),
    ('A', "an enemy"),
    ('a', "an ally"),
    ('^', "a trap"),
    ('*', "a pillar"),
    ('!', "spikes"),
    ('>', "the stairs"),
    ('~', "slippery floor"),
    ('-', "water"),
    ('+', "crystal"),
    ('$', "an item"),
    ('%', "a monster house"),
    (':', "a shop"),
];

const LEGEND: &str = "# . ~ ^ * ! > = : % - + $ @ A-Z a-z";

impl Drawing {
    pub(crate) fn new(map: &MapSpec) -> Result<Self, Torneko3Error> {
        let drawn: Vec<&str> = lines(&map.draw);
        let rows: Vec<&str> =
            if drawn.is_empty() { map.rows.iter().map(String::as_str).collect() } else { drawn.clone() };
        let (width, height) = size(&rows)?;
        if !drawn.is_empty() && !map.rows.is_empty() {
            return Err(Torneko3Error::Meaning {
                place: "map".into(),
                problem: "give `rows` or `draw`, not both".into(),
            });
        }
        let mut drawing = Self {
            ground: Grid::filled(width, height, Ground::default()),
            traps: Vec::new(),
            pillars: Vec::new(),
            spikes: Vec::new(),
            stairs: None,
            marks: Vec::new(),
        };
        let ground = lines(&map.ground);
        if !ground.is_empty() && size(&ground)? != (width, height) {
            return Err(Torneko3Error::Meaning {
                place: "map ground".into(),
                problem: format!("it must have the size of the drawing, {width} × {height}"),
            });
        }
        for (y, row) in rows.iter().enumerate() {
            for (x, mark) in row.chars().enumerate() {
                let cell = Cell::new(x as u8, y as u8);
                if mark == '@' || mark.is_ascii_alphabetic() {
                    if drawing.marks.iter().any(|&(known, _)| known == mark) {
                        return Err(Torneko3Error::Meaning {
                            place: format!("map cell {x},{y}"),
                            problem: format!(
                                "`{mark}` is on the map twice; every character has its own letter"
                            ),
                        });
                    }
                    drawing.marks.push((mark, cell));
                    let under = ground.get(y).and_then(|row| row.chars().nth(x)).unwrap_or('.');
                    drawing.paint(cell, under)?;
                } else {
                    drawing.paint(cell, mark)?;
                }
            }
        }
        Ok(drawing)
    }

    fn paint(&mut self, cell: Cell, mark: char) -> Result<(), Torneko3Error> {
        let ground = match mark {
            '.' | '@' | 'A'..='Z' | 'a'..='z' => Ground::default(),
            '#' => Ground::WALL,
            '~' => Ground::SLIP,
            '=' => Ground::SHOP.with(Ground::CARPET),
            ':' => Ground::SHOP,
            '%' => Ground::HOUSE,
            '-' => Ground::WATER,
            '+' => Ground::CRYSTAL,
            '$' => Ground::ITEM,
            '^' => {
                self.traps.push(cell);
                Ground::default()
            }
            '*' => {
                self.pillars.push(cell);
                Ground::default()
            }
            '!' => {
                self.spikes.push(cell);
                Ground::default()
            }
            '>' => {
                self.stairs = Some(cell);
                Ground::default()
            }
            _ => {
                return Err(Torneko3Error::MapMark {
                    x: usize::from(cell.x),
                    y: usize::from(cell.y),
                    found: mark,
                    expected: LEGEND.into(),
                });
            }
        };
        if let Some(here) = self.ground.get_mut(cell) {
            *here = ground;
        }
        Ok(())
    }

    /// Whether the drawing has any such ground.
    pub(crate) fn has(&self, ground: Ground) -> bool {
        self.ground.iter().any(|(_, here)| here.is(ground))
    }
}

/// The rows of a drawing; a short form separates them with `/`.
fn lines(text: &str) -> Vec<&str> {
    text.trim_matches(['\n', '\r'])
        .split(['\n', '/'])
        .map(|line| line.trim_matches([' ', '\r', '\t']))
        .filter(|line| !line.is_empty())
        .collect()
}

fn size(rows: &[&str]) -> Result<(u8, u8), Torneko3Error> {
    let width = rows.first().map_or(0, |row| row.chars().count());
    let height = rows.len();
    for (row, text) in rows.iter().enumerate() {
        let found = text.chars().count();
        if found != width {
            return Err(Torneko3Error::NotARectangle { row, found, expected: width });
        }
    }
    match (u8::try_from(width), u8::try_from(height)) {
        (Ok(width @ 1..), Ok(height @ 1..)) => Ok((width, height)),
        _ => Err(Torneko3Error::MapSize { width, height }),
    }
}
