//! Names as people type them (`docs/rules/dq9.md`, section 16).
//!
//! Any case, with or without accents, parts in any order, one of them missing, any word or none before the level, or
//! only the initials. The language is found out; a name that is the same in two languages is read once.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use antre_core::in_range;

use crate::Error;
use crate::names::{Part, order};
use crate::spelling::{self, Spelled, distance, key, letters, one_line};
use crate::tables::{LEGACY_BOSSES, Language};

/// What a typed name can mean.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TypedName {
    /// The languages that it can be in.
    pub languages: Vec<Language>,
    /// Ids of the first word (material); empty where it was left out.
    pub prefix: Vec<u8>,
    /// Ids of the place; several where a language calls two places the same, empty where it was left out.
    pub locale: Vec<u8>,
    /// Ids of the last word (feeling); empty where it was left out.
    pub suffix: Vec<u8>,
    /// Level, 1..=99; `None` where it was left out.
    pub level: Option<u8>,
    /// Whether only the initials were typed.
    pub initials: bool,
}

impl TypedName {
    /// Ids that a part can have; empty means any.
    pub fn ids(&self, part: Part) -> &[u8] {
        match part {
            Part::Prefix => &self.prefix,
            Part::Locale => &self.locale,
            Part::Suffix => &self.suffix,
        }
    }

    /// The parts that were left out.
    pub fn missing(&self) -> impl Iterator<Item = Part> + '_ {
        Part::ALL.into_iter().filter(|&part| self.ids(part).is_empty())
    }
}

/// A typed name, read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// Names of grottos: one reading, or several where languages share a word with different meanings.
    Grotto(Vec<TypedName>),
    /// The map of a boss of an earlier game: no grotto stands behind it.
    Legacy {
        /// Number, 1..=13.
        boss: u8,
        /// Level, where one was typed.
        level: Option<u8>,
    },
}

/// A word that no language knows, with the nearest ones that exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownWord {
    /// The word as it was typed.
    pub found: String,
    /// The part that it should be, where the others were understood.
    pub part: Option<Part>,
    /// The language of the rest, where there is one.
    pub language: Option<Language>,
    /// Up to three words that are spelled nearly so, nearest first.
    pub nearest: Vec<&'static str>,
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = self.part.map_or("part of the name", |part| match part {
            Part::Prefix => "material",
            Part::Locale => "place",
            Part::Suffix => "feeling",
        });
        write!(f, "{part} \"{}\": no map has it", self.found)?;
        if self.nearest.is_empty() {
            return f.write_str("; a name looks like Granite Tunnel of Woe Lv. 1");
        }
        spelling::write_nearest(f, &self.nearest)
    }
}

/// Words that may stand in a name and say nothing.
const FILLERS: [&str; 21] = [
    "lv",
    "lvl",
    "lev",
    "level",
    "niv",
    "niveau",
    "nv",
    "nivel",
    "st",
    "stufe",
    "liv",
    "livello",
    "レベル",
    "map",
    "carte",
    "karte",
    "mapa",
    "mappa",
    "の地図",
    "地図",
    "の",
];

/// Little words before a noun that people leave out.
const ARTICLES: [(Language, &[&str]); 6] = [
    (Language::English, &["of "]),
    (Language::French, &["de la ", "de l’", "d’", "du ", "de "]),
    (Language::Japanese, &[]),
    (Language::Spanish, &["de la ", "de los ", "de las ", "del ", "de "]),
    (Language::German, &["der ", "des "]),
    (Language::Italian, &["della ", "dello ", "dell’", "del "]),
];

/// The words of all languages, spelled for comparing.
#[derive(Debug, Clone)]
pub struct Lexicon {
    entries: Vec<Entry>,
    /// The entries that have a spelling with this first letter, by language.
    by_letter: BTreeMap<(Language, char), Vec<u16>>,
    fillers: Vec<Vec<char>>,
}

#[derive(Debug, Clone)]
struct Entry {
    language: Language,
    part: Part,
    id: u8,
    /// The whole word, then the word without its article, then other spellings.
    spellings: Vec<Vec<char>>,
    noun: Vec<char>,
    word: &'static str,
}

impl Default for Lexicon {
    fn default() -> Self {
        Self::new()
    }
}

impl Lexicon {
    /// Spells all words; takes well under a millisecond.
    pub fn new() -> Self {
        let mut entries = Vec::new();
        for language in Language::ALL {
            for part in Part::ALL {
                for (words, id) in part.words().iter().zip(1..) {
                    entries.push(Entry::new(language, part, id, words.in_language(language)));
                }
            }
        }
        let mut by_letter: BTreeMap<(Language, char), Vec<u16>> = BTreeMap::new();
        for (entry, index) in entries.iter().zip(0..) {
            for first in entry.spellings.iter().filter_map(|spelling| spelling.first()) {
                let indexes = by_letter.entry((entry.language, *first)).or_default();
                if indexes.last() != Some(&index) {
                    indexes.push(index);
                }
            }
        }
        Self { entries, by_letter, fillers: FILLERS.map(letters).to_vec() }
    }

    /// Reads a typed name; `language` narrows it down where it is known.
    ///
    /// # Errors
    /// A word that no map name has, a level outside 1..=99, or nothing at all.
    pub fn read(&self, text: &str, language: Option<Language>) -> Result<Typed, Error> {
        let spelled = Spelled::new(text);
        check_level(&spelled)?;
        let languages: Vec<Language> =
            language.map_or_else(|| Language::ALL.to_vec(), |language| [language].to_vec());
        let mut best: Vec<(Language, Cover)> = Vec::new();
        for &language in &languages {
            let mut search =
                Search { lexicon: self, language, spelled: &spelled, covers: Vec::new(), steps: 0 };
            search.go(0, Cover::default());
            best.extend(search.covers.into_iter().map(|cover| (language, cover)));
        }
        let complete: Vec<&(Language, Cover)> =
            best.iter().filter(|(_, cover)| cover.skipped == 0 && cover.parts() > 0).collect();
        if let Some(most) = complete.iter().map(|(_, cover)| cover.parts()).max() {
            let names = complete.into_iter().filter(|(_, cover)| cover.parts() == most);
            return Ok(Typed::Grotto(self.merge(names)));
        }
        if let Some(legacy) = legacy(&spelled) {
            return Ok(legacy);
        }
        if let Some(names) = self.initials(&spelled, &languages) {
            return Ok(Typed::Grotto(names));
        }
        Err(Error::Name(self.unknown(text, &spelled, &best)))
    }

    /// One reading per meaning: all ids of words that are spelled alike, all languages that mean the same.
    fn merge<'a>(&self, covers: impl Iterator<Item = &'a (Language, Cover)>) -> Vec<TypedName> {
        let mut names: Vec<TypedName> = Vec::new();
        // Ways that differ only in what they left out say the same.
        let mut seen = BTreeSet::new();
        for (language, cover) in covers {
            if !seen.insert((language, cover.words, cover.level)) {
                continue;
            }
            let ids = |part: Part| -> Vec<u8> {
                let Some(index) = cover.words[part as usize] else { return Vec::new() };
                let chosen = &self.entries[index];
                let alike = self.entries.iter().filter(|entry| {
                    entry.language == *language && entry.part == part && entry.noun == chosen.noun
                });
                alike.map(|entry| entry.id).collect()
            };
            let [prefix, locale, suffix] = Part::ALL.map(ids);
            let known = names.iter_mut().find(|name| {
                name.prefix == prefix
                    && name.locale == locale
                    && name.suffix == suffix
                    && name.level == cover.level
            });
            match known {
                Some(name) if name.languages.contains(language) => {}
                Some(name) => name.languages.push(*language),
                None => names.push(TypedName {
                    languages: [*language].to_vec(),
                    prefix,
                    locale,
                    suffix,
                    level: cover.level,
                    initials: false,
                }),
            }
        }
        names
    }

    /// Initials in the order of the language; the first language in which all three exist.
    fn initials(&self, spelled: &Spelled, languages: &[Language]) -> Option<Vec<TypedName>> {
        let level = level_at_end(&spelled.letters);
        let letters = &spelled.letters[..words_end(spelled)];
        let before_filler = self.fillers.iter().filter_map(|filler| letters.strip_suffix(filler.as_slice()));
        let letters =
            before_filler.filter(|rest| rest.len() >= 3).min_by_key(|rest| rest.len()).unwrap_or(letters);
        let letters = match *letters {
            // English players also write GToW.
            [first, second, third] | [first, second, 'o', third] => [first, second, third],
            _ => return None,
        };
        languages.iter().find_map(|&language| {
            let mut name = TypedName {
                languages: [language].to_vec(),
                prefix: Vec::new(),
                locale: Vec::new(),
                suffix: Vec::new(),
                level,
                initials: true,
            };
            for (part, letter) in order(language).into_iter().zip(letters) {
                let fitting = self.entries.iter().filter(|entry| {
                    entry.language == language && entry.part == part && entry.noun.first() == Some(&letter)
                });
                let ids: Vec<u8> = fitting.map(|entry| entry.id).collect();
                if ids.is_empty() {
                    return None;
                }
                match part {
                    Part::Prefix => name.prefix = ids,
                    Part::Locale => name.locale = ids,
                    Part::Suffix => name.suffix = ids,
                }
            }
            Some([name].to_vec())
        })
    }

    /// Which word of a name that nobody understands is to blame, by the reading that understands most of it.
    fn unknown(&self, text: &str, spelled: &Spelled, covers: &[(Language, Cover)]) -> UnknownWord {
        let best = covers
            .iter()
            .filter(|(_, cover)| cover.parts() > 0)
            .max_by_key(|(_, cover)| (cover.parts(), core::cmp::Reverse(cover.skipped)));
        let (language, from, to, missing) = match best {
            Some((language, cover)) => {
                let missing: Vec<Part> =
                    Part::ALL.into_iter().filter(|&part| cover.words[part as usize].is_none()).collect();
                (Some(*language), cover.gap.0, cover.gap.1, missing)
            }
            None => (None, 0, words_end(spelled), Part::ALL.to_vec()),
        };
        let found = &spelled.letters[from.min(to)..to];
        let mut near: Vec<(usize, &Entry)> = Vec::new();
        for entry in &self.entries {
            if missing.contains(&entry.part) && language.is_none_or(|language| entry.language == language) {
                // Texts of very different lengths are far apart in any case.
                let limit = entry.noun.len().max(found.len()) / 2;
                let similar = entry.spellings.iter().filter(|word| word.len().abs_diff(found.len()) <= limit);
                let away = similar.map(|spelling| distance(found, spelling)).min();
                near.extend(away.map(|away| (away, entry)));
            }
        }
        near.sort_by_key(|&(away, _)| away);
        near.retain(|&(away, entry)| away <= entry.noun.len().max(found.len()) / 2);
        let part = match (missing.as_slice(), near.first()) {
            (&[only], _) => Some(only),
            (_, Some((_, entry))) => Some(entry.part),
            _ => None,
        };
        let mut nearest: Vec<&'static str> = Vec::new();
        for (_, entry) in near.iter().filter(|(_, entry)| Some(entry.part) == part) {
            if nearest.len() < 3 && !nearest.contains(&entry.word) {
                nearest.push(entry.word);
            }
        }
        UnknownWord { found: one_line(spelled.quote(text, from, to)), part, language, nearest }
    }
}

impl Entry {
    fn new(language: Language, part: Part, id: u8, word: &'static str) -> Self {
        let articles =
            ARTICLES.iter().find(|(of, _)| *of == language).map_or(&[][..], |(_, articles)| articles);
        let noun = articles.iter().find_map(|article| word.strip_prefix(article)).unwrap_or(word);
        let noun = match language {
            Language::Japanese => noun.strip_suffix('の').unwrap_or(noun),
            _ => noun,
        };
        let mut spellings = [letters(word), letters(noun)].to_vec();
        if language == Language::German {
            // Höhle is also written Hoehle.
            for text in [word, noun] {
                let umlauts = text.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
                spellings.push(letters(&umlauts.replace('Ö', "Oe").replace('Ä', "Ae").replace('Ü', "Ue")));
            }
        }
        spellings.sort_by_key(|spelling| core::cmp::Reverse(spelling.len()));
        spellings.dedup();
        Self { language, part, id, spellings, noun: letters(noun), word }
    }
}

/// How far a typed name was understood.
#[derive(Debug, Clone, Copy, Default)]
struct Cover {
    /// Index of the word that was read, by part.
    words: [Option<usize>; 3],
    level: Option<u8>,
    /// Characters that were not understood.
    skipped: usize,
    /// The first run of them.
    gap: (usize, usize),
}

impl Cover {
    fn parts(&self) -> usize {
        self.words.iter().flatten().count()
    }
}

/// Tries every way to read a name in one language.
struct Search<'a> {
    lexicon: &'a Lexicon,
    language: Language,
    spelled: &'a Spelled,
    covers: Vec<Cover>,
    steps: u32,
}

impl Search<'_> {
    /// More ways than this are not looked at: names have a handful of words.
    const MOST_COVERS: usize = 256;
    /// Nor are there more steps than this on the way to them.
    const MOST_STEPS: u32 = 1_024;
    /// What is longer is no name.
    const LONGEST: usize = 96;

    fn go(&mut self, at: usize, cover: Cover) {
        self.steps += 1;
        if self.spelled.len() > Self::LONGEST
            || self.covers.len() >= Self::MOST_COVERS
            || self.steps > Self::MOST_STEPS
        {
            return;
        }
        let spelled = self.spelled;
        let Some(rest) = spelled.letters.get(at..).filter(|rest| !rest.is_empty()) else {
            self.covers.push(cover);
            return;
        };
        let digits = rest.iter().take_while(|letter| letter.is_ascii_digit()).count();
        if digits > 0 && cover.level.is_none() {
            self.go(at + digits, Cover { level: number(&rest[..digits]), ..cover });
            return;
        }
        let lexicon = self.lexicon;
        let mut understood = false;
        let known = lexicon.by_letter.get(&(self.language, rest[0])).map_or(&[][..], Vec::as_slice);
        for index in known.iter().copied().map(usize::from) {
            let entry = &lexicon.entries[index];
            if cover.words[entry.part as usize].is_some() {
                continue;
            }
            for spelling in entry.spellings.iter().filter(|spelling| rest.starts_with(spelling)) {
                understood = true;
                let mut next = cover;
                next.words[entry.part as usize] = Some(index);
                self.go(at + spelling.len(), next);
            }
        }
        for filler in lexicon.fillers.iter().filter(|filler| rest.starts_with(filler)) {
            self.go(at + filler.len(), cover);
        }
        // Only whole words are skipped.
        if spelled.starts[at] && (!understood || cover.skipped == 0) {
            let next = spelled.next_start(at);
            let gap = match cover.gap {
                (_, 0) => (at, next),
                (from, to) if to == at => (from, next),
                gap => gap,
            };
            self.go(next, Cover { skipped: cover.skipped + next - at, gap, ..cover });
        }
    }
}

/// A run of digits as a level.
fn number(digits: &[char]) -> Option<u8> {
    let text: String = digits.iter().collect();
    text.parse().ok()
}

/// Refuses a number that is no level.
fn check_level(spelled: &Spelled) -> Result<(), Error> {
    for run in spelled.letters.split(|letter| !letter.is_ascii_digit()).filter(|run| !run.is_empty()) {
        let text: String = run.iter().collect();
        in_range("level", text.parse::<i64>().unwrap_or(i64::MAX), 1..=99)?;
    }
    Ok(())
}

/// The level that stands after all else.
fn level_at_end(letters: &[char]) -> Option<u8> {
    let digits = letters.iter().rev().take_while(|letter| letter.is_ascii_digit()).count();
    number(&letters[letters.len() - digits..])
}

/// Where the words end and the level begins.
fn words_end(spelled: &Spelled) -> usize {
    spelled.letters.iter().position(char::is_ascii_digit).unwrap_or(spelled.len())
}

/// The map of a boss of an earlier game, if one is named.
fn legacy(spelled: &Spelled) -> Option<Typed> {
    let text: String = spelled.letters.iter().collect();
    let boss = LEGACY_BOSSES.iter().find(|boss| {
        [boss.english, boss.japanese, boss.also].into_iter().any(|name| {
            let name = key(name);
            !name.is_empty() && text.contains(&name)
        })
    })?;
    Some(Typed::Legacy { boss: boss.id, level: level_at_end(&spelled.letters) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::MapName;

    fn grotto(text: &str) -> Vec<TypedName> {
        match Lexicon::new().read(text, None) {
            Ok(Typed::Grotto(names)) => names,
            other => panic!("{text}: {other:?}"),
        }
    }

    fn unknown(text: &str) -> UnknownWord {
        match Lexicon::new().read(text, None) {
            Err(Error::Name(unknown)) => unknown,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn every_name_reads_back_in_its_language() {
        let lexicon = Lexicon::new();
        for language in Language::ALL {
            for prefix in 1..=16 {
                for locale in 1..=24 {
                    for suffix in 1..=16 {
                        let name = MapName { prefix, locale, suffix, level: 42 };
                        let typed = lexicon.read(&name.in_language(language), Some(language));
                        let Ok(Typed::Grotto(names)) = typed else { panic!("{name:?}: {typed:?}") };
                        let fits = |read: &TypedName| {
                            read.prefix == [prefix]
                                && read.locale.contains(&locale)
                                && read.suffix == [suffix]
                                && read.level == Some(42)
                        };
                        assert!(names.iter().any(fits), "{language:?} {name:?}: {names:?}");
                        assert_eq!(names.len(), 1, "{language:?} {name:?}: {names:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_language_is_found_out() {
        let found = |text: &str| grotto(text).iter().map(|name| name.languages.clone()).collect::<Vec<_>>();
        assert_eq!(found("Granite Tunnel of Woe Lv. 1"), [[Language::English]]);
        assert_eq!(found("Tunnel de granit de la Détresse Niv. 1"), [[Language::French]]);
        assert_eq!(found("うす暗き獣の地下道Lv1"), [[Language::Japanese]]);
        assert_eq!(found("Granit-Tunnel des Grams St. 1"), [[Language::German]]);
        assert_eq!(found("Galleria Granito dell'Angoscia Liv. 1"), [[Language::Italian]]);
        assert_eq!(found("Galería de Granito de la Congoja Nv. 1"), [[Language::Spanish]]);
        assert_eq!(found("Tunnel"), [[Language::English, Language::French, Language::German]]);
    }

    #[test]
    fn names_are_read_as_people_type_them() {
        let plain = grotto("Granite Tunnel of Woe Lv. 1");
        for text in [
            "granite tunnel of woe 1",
            "GRANITE TUNNEL OF WOE LV １",
            "Granite Tunnel Woe lvl 1",
            "Woe Tunnel Granite 1",
            "granitetunnelofwoe1",
            "1 granite tunnel of woe",
            "Granite Tunnel of Woe Map Lv. 01",
        ] {
            assert_eq!(grotto(text), plain, "{text}");
        }
        let emerald = grotto("Vestiges d’émeraude de l’Effroi Niv. 60");
        for text in ["vestiges d'emeraude de l'effroi 60", "Effroi emeraude VESTIGES niveau 60"] {
            assert_eq!(grotto(text), emerald, "{text}");
        }
        assert_eq!(grotto("Smaragdhoehle der Qual 30"), grotto("Smaragd-Höhle der Qual St. 30"));
    }

    #[test]
    fn equal_words_give_all_their_ids() {
        assert_eq!(grotto("Tundra de Plata del Mal Nv. 80")[0].locale, [17, 22]);
        assert_eq!(grotto("Abisso Argento della Fine Liv. 80")[0].locale, [7, 20]);
        assert_eq!(grotto("Sima Helada de Plata del Mal Nv. 80")[0].locale, [7]);
    }

    #[test]
    fn a_part_may_be_left_out() {
        let names = grotto("うす暗き獣の地図Lv1");
        assert_eq!(names.len(), 1);
        assert_eq!(names[0].missing().collect::<Vec<_>>(), [Part::Locale]);
        assert_eq!((names[0].prefix.as_slice(), names[0].suffix.as_slice()), (&[3][..], &[5][..]));
        assert_eq!(grotto("Granite of Woe 1")[0].missing().collect::<Vec<_>>(), [Part::Locale]);
        assert_eq!(grotto("Diamond Void of Death")[0].level, None);
    }

    #[test]
    fn initials_stand_for_all_words_that_begin_so() {
        for text in ["GTW 1", "gtw1", "G T W 1", "GToW 1", "G.T.W. Lv1"] {
            let names = grotto(text);
            assert_eq!(names.len(), 1, "{text}");
            assert!(names[0].initials || text.contains("Lv"), "{text}");
        }
        let names = grotto("GTW 1");
        // Granite, Graphite, Gold; Tunnel, Tundra; Woe.
        assert_eq!(
            (names[0].prefix.as_slice(), names[0].locale.as_slice(), names[0].suffix.as_slice()),
            (&[3, 5, 11][..], &[2, 17][..], &[5][..])
        );
    }

    #[test]
    fn maps_of_earlier_bosses_are_recognised() {
        let lexicon = Lexicon::new();
        for (text, boss, level) in [
            ("Baramos's Map Lv. 12", 3, Some(12)),
            ("バラモスの地図Lv12", 3, Some(12)),
            ("dragonlord's map", 1, None),
            ("Carte de Lordragon Niv. 4", 1, Some(4)),
        ] {
            assert_eq!(lexicon.read(text, None), Ok(Typed::Legacy { boss, level }), "{text}");
        }
    }

    #[test]
    fn a_wrong_word_is_named_with_its_nearest() {
        let wrong = unknown("Granitt Tunnel of Woe Lv. 1");
        assert_eq!((wrong.found.as_str(), wrong.part), ("Granitt", Some(Part::Prefix)));
        assert_eq!(wrong.nearest[0], "Granite");
        let wrong = unknown("Tunnel de granit de la Détrese Niv. 1");
        assert_eq!((wrong.part, wrong.nearest[0]), (Some(Part::Suffix), "de la Détresse"));
        let wrong = unknown("Granite Tunel of Woe Lv. 1");
        assert_eq!(
            (wrong.found.as_str(), wrong.part, wrong.nearest[0]),
            ("Tunel", Some(Part::Locale), "Tunnel")
        );
        assert_eq!(unknown("hello world 3").nearest, Vec::<&str>::new());
    }

    #[test]
    fn a_level_outside_its_range_is_refused() {
        let error = Lexicon::new().read("Granite Tunnel of Woe Lv. 100", None).unwrap_err();
        assert_eq!(alloc::string::ToString::to_string(&error), "level 100: expected 1..=99");
        assert!(Lexicon::new().read("Granite Tunnel of Woe Lv. 0", None).is_err());
        assert!(Lexicon::new().read("", None).is_err());
        assert!(Lexicon::new().read("12", None).is_err());
    }
}
