//! The battle screen, column by column (section 7).

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::capital;

/// How many log lines and how many enemies the screen has room for.
const LOG_LINES: usize = 7;
const ENEMIES: usize = 4;
const NAME_WIDTH: usize = 22;

/// A gauge: what is left of how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// What is left.
    pub now: i64,
    /// Of how much.
    pub max: i64,
}

/// The hero's part of the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hero {
    /// Name.
    pub name: String,
    /// Class, as the screen writes it.
    pub class: String,
    /// Level.
    pub level: i64,
    /// Life.
    pub hp: Bar,
    /// Mana.
    pub mana: Bar,
    /// Labels of effects; the row is left out when empty.
    pub effects: String,
}

/// One living enemy's row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Combatant {
    /// Name; the row begins it with a capital and cuts it at 22 letters.
    pub name: String,
    /// Life.
    pub hp: Bar,
    /// Labels of effects.
    pub effects: String,
}

/// Everything the screen shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screen {
    /// The hero.
    pub hero: Hero,
    /// Living enemies; the first four are shown.
    pub enemies: Vec<Combatant>,
    /// The log; the last seven lines are shown.
    pub log: Vec<String>,
    /// Commands, a note, or the final text.
    pub footer: String,
}

/// The words of the screen that are nobody's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScreenWords<'a> {
    /// What stands between the equals signs of the first row.
    pub title: &'a str,
    /// What stands before the level.
    pub level: &'a str,
    /// What stands before the life: one letter.
    pub life: &'a str,
    /// What stands before the mana: one letter.
    pub mana: &'a str,
}

impl ScreenWords<'static> {
    /// The source's own.
    pub const SPANISH: Self = Self { title: "Combate", level: "nv.", life: "V", mana: "M" };
}

impl Screen {
    /// The row with the hero's bars.
    pub const BARS_ROW: usize = 2;
    /// The column at which the mana begins in that row.
    pub const MANA_COLUMN: usize = 27;
    /// The column at which an enemy's bar begins.
    pub const ENEMY_BAR_COLUMN: usize = 25;
    /// How many enemies are shown, and how many can be aimed at by number.
    pub const ENEMIES_SHOWN: usize = ENEMIES;

    /// The commands that stand in the footer while the hero may act.
    pub const COMMANDS: &'static str = "1 golpe  2 habilidad  3 objeto  4 huida";

    /// The rows in the source's Spanish, right-trimmed.
    pub fn rows(&self) -> Vec<String> {
        self.rows_in(&ScreenWords::SPANISH)
    }

    /// The rows in other words.
    pub fn rows_in(&self, words: &ScreenWords<'_>) -> Vec<String> {
        let hero = &self.hero;
        let mut page = Page::default();
        page.text(0, 0, &alloc::format!("=== {} ===", words.title));
        page.text(0, 1, &alloc::format!("{}, {} {}{}", hero.name, hero.class, words.level, hero.level));
        let row = Self::BARS_ROW;
        page.text(2, row, words.life);
        page.text(4, row, &bar(12, hero.hp));
        page.text(19, row, &fraction(hero.hp));
        page.text(Self::MANA_COLUMN, row, words.mana);
        page.text(29, row, &bar(8, hero.mana));
        page.text(40, row, &fraction(hero.mana));
        let mut row = row + 1;
        if !hero.effects.is_empty() {
            page.text(2, row, &hero.effects);
            row += 1;
        }
        for (index, enemy) in self.enemies.iter().take(ENEMIES).enumerate() {
            let name: String = capital(&enemy.name).chars().take(NAME_WIDTH).collect();
            page.text(0, row, &alloc::format!("{}) ", index + 1));
            page.text(3, row, &alloc::format!("{name:NAME_WIDTH$}"));
            page.text(Self::ENEMY_BAR_COLUMN, row, &bar(8, enemy.hp));
            page.text(36, row, &fraction(enemy.hp));
            page.text(44, row, &enemy.effects);
            row += 1;
        }
        for line in &self.log[self.log.len().saturating_sub(LOG_LINES)..] {
            page.text(1, row, line);
            row += 1;
        }
        page.text(0, row, &self.footer);
        page.rows(row + 1)
    }
}

/// `[####----]`: the filled part is the floor of `width·now/max`, held to the width; empty for a maximum of 0 or less.
pub fn bar(width: usize, Bar { now, max }: Bar) -> String {
    let filled = if max > 0 { (width as i64 * now / max).clamp(0, width as i64) as usize } else { 0 };
    let mut text = String::with_capacity(width + 2);
    text.push('[');
    text.extend(core::iter::repeat_n('#', filled));
    text.extend(core::iter::repeat_n('-', width - filled));
    text.push(']');
    text
}

fn fraction(Bar { now, max }: Bar) -> String {
    alloc::format!("{now}/{max}")
}

/// Letters by place: later text overwrites earlier.
#[derive(Default)]
struct Page {
    letters: BTreeMap<(usize, usize), char>,
}

impl Page {
    fn text(&mut self, column: usize, row: usize, text: &str) {
        for (offset, letter) in text.chars().enumerate() {
            self.letters.insert((row, column + offset), letter);
        }
    }

    fn rows(&self, count: usize) -> Vec<String> {
        (0..count)
            .map(|row| {
                let mut line = String::new();
                for (&(_, column), &letter) in self.letters.range((row, 0)..(row + 1, 0)) {
                    while line.chars().count() < column {
                        line.push(' ');
                    }
                    line.push(letter);
                }
                line.truncate(line.trim_end_matches(' ').len());
                line
            })
            .collect()
    }
}
