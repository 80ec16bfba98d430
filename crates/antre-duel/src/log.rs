//! The lesson's Spanish lines, part of its rules and therefore written here (section 5.3).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::assumed::commands::{Item, Skill};
use crate::{Event, Fighter, Sink};

/// The four words of a hit, from the lightest to the heaviest.
pub const VERBS: [&str; 4] = ["araña a", "golpea a", "corta a", "aplasta a"];

/// The lesson's log: one line per fact, byte for byte.
#[derive(Debug, Clone)]
pub struct Log<'a> {
    party: &'a [Fighter],
    text: String,
    hero: bool,
}

impl<'a> Log<'a> {
    /// A log in the lesson's own language about these combatants.
    pub const fn spanish(party: &'a [Fighter]) -> Self {
        Self { party, text: String::new(), hero: true }
    }

    /// The same about two teams: nobody is the hero, so everybody falls with an enemy's line.
    pub const fn spanish_teams(party: &'a [Fighter]) -> Self {
        Self { party, text: String::new(), hero: false }
    }

    /// Every line so far, each ending in `\n`: the text that digests are taken over.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The lines so far.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.text.split_terminator('\n')
    }

    /// Forgets the lines and keeps the memory, for the next battle.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// A name, empty for whoever is not in the party.
    fn name(&self, who: usize) -> &'a str {
        self.party.get(who).map_or("", |fighter| &fighter.name)
    }
}

impl Sink for Log<'_> {
    fn event(&mut self, event: Event) {
        match event {
            Event::Begins => {
                self.text.push_str("¡Combate! Contra ti: ");
                for (index, enemy) in self.party.iter().skip(1).enumerate() {
                    self.text.push_str(if index == 0 { "" } else { ", " });
                    self.text.push_str(&enemy.name);
                }
                self.text.push_str(".\n");
            }
            Event::Misses { actor, target } => {
                self.text.push_str(self.name(actor));
                self.text.push_str(" no alcanza a ");
                self.text.push_str(self.name(target));
                self.text.push_str(".\n");
            }
            Event::Hits { actor, target, damage, crit, word, .. } => {
                self.text.push_str(self.name(actor));
                self.text.push(' ');
                self.text.push_str(VERBS[usize::from(word)]);
                self.text.push(' ');
                self.text.push_str(self.name(target));
                self.text.push_str(" (");
                push_number(&mut self.text, damage);
                self.text.push_str(if crit { "). ¡La sangre salpica!\n" } else { ").\n" });
            }
            Event::Uses { actor, skill } => {
                self.text.push_str(self.name(actor));
                self.text.push_str(match skill {
                    Skill::Quick => " usa golpe rápido.\n",
                    Skill::Heavy => " usa golpe pesado.\n",
                    Skill::Spark => " usa chispa.\n",
                });
            }
            Event::Heals { actor, item: Item::Potion, gained, .. } => {
                self.text.push_str(self.name(actor));
                self.text.push_str(" bebe una poción (+");
                push_number(&mut self.text, gained);
                self.text.push_str(").\n");
            }
            Event::Flees { actor, escaped } => {
                self.text.push_str(self.name(actor));
                self.text.push_str(if escaped { " huye.\n" } else { " no logra huir.\n" });
            }
            Event::Falls { who } => {
                self.text.push_str(self.name(who));
                let hero = self.hero && who == 0;
                self.text.push_str(if hero {
                    " cae. La mina se traga la luz.\n"
                } else {
                    " cae y no se levanta.\n"
                });
            }
            Event::Ends { won, hero_hp } => {
                self.text.push_str(if won { "¡Victoria! " } else { "Derrota. " });
                self.text.push_str(self.name(0));
                self.text.push_str(": vida ");
                push_number(&mut self.text, hero_hp);
                self.text.push('/');
                push_number(&mut self.text, self.party.first().map_or(0, |hero| hero.max_hp));
                self.text.push('\n');
            }
            Event::Turn { .. } | Event::LimitReached => {}
        }
    }
}

/// Decimal digits without the formatting machinery, which would take a third of a logged fight's time.
fn push_number(text: &mut String, number: i64) {
    if number < 0 {
        text.push('-');
    }
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    let mut left = number.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    text.extend(digits[at..].iter().map(|&digit| char::from(digit)));
}

/// One turn as the lesson's exercise prints it (section 4.5).
pub fn exercise_line(tick: i64, name: &str, energy: i64) -> String {
    let mut line = String::new();
    // Writing to a string cannot fail.
    let _ = write!(line, "Tic {tick}: {name} actúa (energía {energy}).");
    line
}

/// A name as the game writes it at the start of a line: the first letter as a capital.
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first: Vec<char> = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first.into_iter().chain(letters).collect()
}
