//! What chests can give, by name in any of the six languages (`docs/rules/dq9.md`, section 7).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::Error;
use crate::spelling::{self, key, nearest, one_line};
use crate::tables::{CHEST_ITEMS, ChestItem, Content, Language, Words};

/// An item, an amount of gold or a trap monster, with every chest entry that gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// Entries, from the lowest chest rank up; never empty.
    entries: Vec<&'static ChestItem>,
}

/// Letters that a part of a name needs.
const LEAST_PART: usize = 4;

impl Item {
    /// Everything that chests can give, in the order in which the ranks first have it.
    pub fn all() -> Vec<Self> {
        let mut items: Vec<Self> = Vec::new();
        for entry in &CHEST_ITEMS {
            match items.iter_mut().find(|item| item.words().english() == entry.words.english()) {
                Some(item) => item.entries.push(entry),
                None => items.push(Self { entries: [entry].to_vec() }),
            }
        }
        items
    }

    /// The item of a typed name: any language, case and accents as one likes, gold as `670 gold`, `670G` or `670`. A part
    /// of a name (`soma`) will do where only one item has it.
    ///
    /// # Errors
    /// Chests never give such a thing; the error has the nearest names.
    pub fn named(text: &str) -> Result<Self, Error> {
        let items = Self::all();
        let wanted = key(text);
        let digits: String = wanted.chars().take_while(char::is_ascii_digit).collect();
        let is_gold = matches!(&wanted[digits.len()..], "" | "g" | "gold" | "po");
        let gold = digits.parse::<u16>().ok().filter(|_| is_gold);
        let fits = |item: &Self| {
            let entry = item.entries[0];
            matches!((entry.content, gold), (Content::Gold(has), Some(asked)) if has == asked)
                || item.words().0.iter().any(|word| !word.is_empty() && key(word) == wanted)
        };
        let has_part = |item: &&Self| item.words().0.iter().any(|word| key(word).contains(&wanted));
        let mut parts = items.iter().filter(|_| wanted.chars().count() >= LEAST_PART).filter(has_part);
        let only = parts.next().filter(|_| parts.next().is_none());
        items.iter().find(|item| fits(item)).or(only).cloned().ok_or_else(|| {
            let words = |language: Language| items.iter().map(move |item| item.words().0[language as usize]);
            let names = Language::ALL.into_iter().flat_map(words).filter(|word| !word.is_empty());
            let nearest = nearest(text, names, 3).into_iter().map(ToString::to_string).collect();
            Error::Item(UnknownItem { found: one_line(text), nearest })
        })
    }

    /// What it is called.
    pub fn words(&self) -> &'static Words {
        &self.entries[0].words
    }

    /// What it is.
    pub fn content(&self) -> Content {
        self.entries[0].content
    }

    /// The entries that give it, from the lowest chest rank up.
    pub fn entries(&self) -> &[&'static ChestItem] {
        &self.entries
    }

    /// Whether a chest of this rank gives it at this roll.
    pub fn is_given(&self, rank: u8, roll: u8) -> bool {
        self.entries
            .iter()
            .any(|entry| entry.rank == rank && (entry.roll_from..=entry.roll_to).contains(&roll))
    }

    /// Whether chests of this rank can give it.
    pub fn is_in_rank(&self, rank: u8) -> bool {
        self.entries.iter().any(|entry| entry.rank == rank)
    }
}

/// A name that no chest knows, with the nearest ones that exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownItem {
    /// What was typed.
    pub found: String,
    /// Up to three names that are spelled nearly so, nearest first.
    pub nearest: Vec<String>,
}

impl fmt::Display for UnknownItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "item \"{}\": no chest gives it", self.found)?;
        spelling::write_nearest(f, &self.nearest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_in_every_language() {
        for entry in &CHEST_ITEMS {
            for language in Language::ALL {
                let word = entry.words.in_language(language);
                let found = Item::named(word).map(|item| item.entries.contains(&entry));
                assert_eq!(found, Ok(true), "{word}");
            }
        }
    }

    #[test]
    fn gold_and_spelling_are_read_as_typed() {
        let gold = Item::named("670 gold").expect("chests give 670 gold");
        for text in ["670G", "670", " 670 Gold ", "670 PO"] {
            assert_eq!(Item::named(text).as_ref(), Ok(&gold), "{text}");
        }
        assert_eq!(Item::named("SAGES ELIXIR"), Item::named("Élixir du sage"));
        assert_eq!(Item::named("mini medal").map(|item| item.entries.len()), Ok(7));
    }

    #[test]
    fn an_unknown_item_comes_with_its_nearest() {
        let error = Item::named("Sainted somma").expect_err("no such item");
        assert_eq!(
            error.to_string(),
            "item \"Sainted somma\": no chest gives it; the nearest is Sainted soma"
        );
        assert!(Item::named("671").is_err());
        // A part is enough where only one item has it.
        assert_eq!(Item::named("soma"), Item::named("Sainted soma"));
        assert!(Item::named("shield").is_err());
        assert!(Item::named("").is_err());
    }
}
