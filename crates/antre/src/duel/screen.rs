//! The lesson's screen, in the language asked for and with its colours.

use antre_draw::{Ink, StyledText};
use antre_duel::{Bar, Combatant, Fighter, Hero, Rules, Screen, ScreenWords};

use crate::Words;

/// The screen's rows. The lesson's fighters have no class and no level of their own: the hero is shown as the source shows
/// Iva.
pub(super) fn rows(
    party: &[Fighter],
    hp: &[i64],
    mana: i64,
    rules: &Rules,
    log: Vec<String>,
    footer: String,
    words: &Words,
) -> Vec<String> {
    let bar = |index: usize| Bar { now: hp[index], max: party[index].max_hp };
    let enemies = (1..party.len()).filter(|&index| hp[index] > 0).map(|index| Combatant {
        name: party[index].name.clone(),
        hp: bar(index),
        effects: String::new(),
    });
    let screen = Screen {
        hero: Hero {
            name: party[0].name.clone(),
            class: words.word("play-class"),
            level: 1,
            hp: bar(0),
            mana: Bar { now: mana, max: rules.assumed.commands.mana },
            effects: String::new(),
        },
        enemies: enemies.collect(),
        log,
        footer,
    };
    let [title, level, life, mana] =
        ["play-title", "play-level", "play-life", "play-mana"].map(|id| words.word(id));
    screen.rows_in(&ScreenWords { title: &title, level: &level, life: &life, mana: &mana })
}

/// The commands as the footer shows them, each with its number.
pub(super) fn commands(words: &Words) -> String {
    let named = ["play-strike", "play-skill", "play-item", "play-flee"].iter().enumerate();
    let named: Vec<String> = named.map(|(at, id)| format!("{} {}", at + 1, words.word(id))).collect();
    named.join("  ")
}

/// The rows in the source's colours (`docs/rules/duel.md`, section 7): title yellow, life red, mana blue, the end yellow.
/// `enemies` is how many are shown.
pub(super) fn styled(rows: &[String], enemies: usize, over: bool) -> StyledText {
    let mut text = StyledText::default();
    for (at, row) in rows.iter().enumerate() {
        text.line();
        let enemy = (Screen::BARS_ROW + 1..Screen::BARS_ROW + 1 + enemies).contains(&at);
        if at == Screen::BARS_ROW {
            let (life, mana) = split(row, Screen::MANA_COLUMN);
            text.put(Ink::Enemy, life).put(Ink::Hero, mana);
        } else if enemy {
            let (name, bar) = split(row, Screen::ENEMY_BAR_COLUMN);
            text.put(Ink::Plain, name).put(Ink::Enemy, bar);
        } else {
            let last = at + 1 == rows.len();
            let ink = match at {
                0 => Ink::Mark,
                1 => Ink::Bold,
                _ if last && over => Ink::Mark,
                _ => Ink::Plain,
            };
            text.put(ink, row.as_str());
        }
    }
    text
}

/// A row cut before a column, in letters.
fn split(row: &str, column: usize) -> (&str, &str) {
    let at = row.char_indices().nth(column).map_or(row.len(), |(at, _)| at);
    row.split_at(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn the_spanish_words_are_the_lessons_own() {
        let words = Words::new(Lang::Es);
        assert_eq!(commands(&words), Screen::COMMANDS);
        let [title, level, life, mana] =
            ["play-title", "play-level", "play-life", "play-mana"].map(|id| words.word(id));
        let ours = ScreenWords { title: &title, level: &level, life: &life, mana: &mana };
        assert_eq!(ours, ScreenWords::SPANISH);
        assert_eq!(words.word("play-class"), "bárbaro");
        let verbs = [0, 1, 2, 3].map(|word| words.word(&format!("lesson-verb-{word}")));
        assert_eq!(verbs, antre_duel::VERBS);
    }
}
