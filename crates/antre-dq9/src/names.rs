//! What a map is called, in the six languages (`docs/rules/dq9.md`, section 3).

use alloc::format;
use alloc::string::String;
use core::fmt::Write as _;

use antre_core::Evidence;

use crate::header::Header;
use crate::tables::{LOCALE_WORDS, Language, PREFIX_WORDS, SUFFIX_WORDS, Words};

/// One of the three parts that every map name has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Part {
    /// The material: tells the monster rank of floor 1 roughly.
    Prefix,
    /// The kind of place: tells the environment and the depth roughly.
    Locale,
    /// The feeling: tells the boss roughly.
    Suffix,
}

impl Part {
    /// The three parts in the order in which the game draws them.
    pub const ALL: [Self; 3] = [Self::Prefix, Self::Locale, Self::Suffix];

    /// The part's words by id − 1.
    pub const fn words(self) -> &'static [Words] {
        match self {
            Self::Prefix => &PREFIX_WORDS,
            Self::Locale => &LOCALE_WORDS,
            Self::Suffix => &SUFFIX_WORDS,
        }
    }

    /// Word id (`prefix`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Prefix => "prefix",
            Self::Locale => "locale",
            Self::Suffix => "suffix",
        }
    }
}

/// The ids of a map's three words and its level: what the game shows of a map, whatever the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapName {
    /// First word in English, 1..=16.
    pub prefix: u8,
    /// Middle word in English, 1..=24.
    pub locale: u8,
    /// Last word, 1..=16.
    pub suffix: u8,
    /// Level, 1..=99.
    pub level: u8,
}

impl MapName {
    /// The name of a header.
    pub const fn of(header: &Header) -> Self {
        Self { prefix: header.prefix, locale: header.locale(), suffix: header.suffix, level: header.level }
    }

    /// Id of one of the three words.
    pub const fn id(&self, part: Part) -> u8 {
        match part {
            Part::Prefix => self.prefix,
            Part::Locale => self.locale,
            Part::Suffix => self.suffix,
        }
    }

    /// The whole name as the game writes it: `Granite Tunnel of Woe Lv. 1`.
    pub fn in_language(&self, language: Language) -> String {
        let mut name = String::new();
        self.push_to(&mut name, language);
        name
    }

    /// Writes the whole name to the end of a text: tables of all maps have them one after another.
    pub fn push_to(&self, text: &mut String, language: Language) {
        let gap = if language == Language::Japanese { "" } else { " " };
        for part in self.parts(language).into_iter().chain([gap, level_word(language).0, gap]) {
            text.push_str(part);
        }
        // A String takes whatever is written to it.
        let _ = write!(text, "{}", self.level);
    }

    /// The three words in the order of the language, without the level.
    pub fn without_level(&self, language: Language) -> String {
        self.parts(language).concat()
    }

    /// The three words with what stands between them.
    fn parts(&self, language: Language) -> [&'static str; 5] {
        let [prefix, locale, suffix] =
            Part::ALL.map(|part| word(part, self.id(part)).map_or("", |words| words.in_language(language)));
        match language {
            Language::English => [prefix, " ", locale, " ", suffix],
            // The material ends in a hyphen.
            Language::German => [prefix, "", locale, " ", suffix],
            Language::French | Language::Italian | Language::Spanish => [locale, " ", prefix, " ", suffix],
            Language::Japanese => [prefix, "", suffix, "", locale],
        }
    }

    /// The shorter form of the Japanese list of items, which leaves the place out: `うす暗き獣の地図Lv1`.
    pub fn in_japanese_item_list(&self) -> String {
        let [prefix, suffix] = [Part::Prefix, Part::Suffix]
            .map(|part| word(part, self.id(part)).map_or("", |words| words.in_language(Language::Japanese)));
        format!("{prefix}{suffix}地図Lv{}", self.level)
    }
}

/// The order in which a language says the three parts.
pub const fn order(language: Language) -> [Part; 3] {
    match language {
        Language::English | Language::German => [Part::Prefix, Part::Locale, Part::Suffix],
        Language::French | Language::Italian | Language::Spanish => {
            [Part::Locale, Part::Prefix, Part::Suffix]
        }
        Language::Japanese => [Part::Prefix, Part::Suffix, Part::Locale],
    }
}

/// What stands before the level, and how well that is known.
pub const fn level_word(language: Language) -> (&'static str, Evidence) {
    match language {
        Language::English => ("Lv.", Evidence::Certain),
        Language::French => ("Niv.", Evidence::Certain),
        Language::Japanese => ("Lv", Evidence::Certain),
        Language::Spanish => ("Nv.", Evidence::Assumed),
        Language::German => ("St.", Evidence::Assumed),
        Language::Italian => ("Liv.", Evidence::Assumed),
    }
}

/// A word of a part by its id (from 1).
pub fn word(part: Part, id: u8) -> Option<&'static Words> {
    part.words().get(usize::from(id).checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST_MAP: MapName = MapName { prefix: 3, locale: 2, suffix: 5, level: 1 };

    #[test]
    fn every_language_has_its_order() {
        let names = Language::ALL.map(|language| FIRST_MAP.in_language(language));
        assert_eq!(
            names,
            [
                "Granite Tunnel of Woe Lv. 1",
                "Tunnel de granit de la Détresse Niv. 1",
                "うす暗き獣の地下道Lv1",
                "Galería de Granito de la Congoja Nv. 1",
                "Granit-Tunnel des Grams St. 1",
                "Galleria Granito dell’Angoscia Liv. 1",
            ]
        );
        assert_eq!(FIRST_MAP.in_japanese_item_list(), "うす暗き獣の地図Lv1");
    }

    #[test]
    fn an_id_outside_the_tables_has_no_word() {
        assert!(word(Part::Locale, 0).is_none());
        assert!(word(Part::Locale, 24).is_some());
        assert!(word(Part::Locale, 25).is_none());
    }
}
