//! Names of maps that begin as something typed does, word by word, in any of the six languages.

use alloc::string::String;
use alloc::vec::Vec;

use crate::names::{Part, order, word};
use crate::spelling::Spelled;
use crate::tables::Language;

/// The beginning of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The words so far.
    pub text: String,
    /// Language of the words.
    pub language: Language,
    /// All three words are there; only the level is missing.
    pub whole: bool,
}

/// At most `most` beginnings of names that go one word further than what is typed, those of the language first; spelling
/// counts no more than when a name is read. Nothing typed has none.
pub fn completions(typed: &str, first: Language, most: usize) -> Vec<Completion> {
    let typed = Spelled::new(typed).letters;
    let mut found: Vec<Completion> = Vec::new();
    if typed.is_empty() {
        return found;
    }
    let others = Language::ALL.into_iter().filter(|&language| language != first);
    for language in [first].into_iter().chain(others) {
        let mut open = Vec::from([String::new()]);
        for (place, part) in order(language).into_iter().enumerate() {
            let mut longer = Vec::new();
            for begun in &open {
                for id in 1..=part.words().len() as u8 {
                    let text = joined(begun, part, id, language);
                    let letters = Spelled::new(&text).letters;
                    let whole = place == 2;
                    if letters.starts_with(&typed) && (whole || letters.len() > typed.len()) {
                        if found.len() < most && found.iter().all(|known| known.text != text) {
                            found.push(Completion { text, language, whole });
                        }
                    } else if !whole && typed.starts_with(&letters) {
                        longer.push(text);
                    }
                }
            }
            open = longer;
        }
    }
    found
}

/// A beginning with one word more.
fn joined(begun: &str, part: Part, id: u8, language: Language) -> String {
    let word = word(part, id).map_or("", |words| words.in_language(language));
    let mut text = String::from(begun);
    // Japanese has no spaces, and a German material ends in a hyphen.
    if !begun.is_empty() && language != Language::Japanese && !begun.ends_with('-') {
        text.push(' ');
    }
    text.push_str(word);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::MapName;

    fn texts(typed: &str, first: Language) -> Vec<String> {
        completions(typed, first, 12).into_iter().map(|one| one.text).collect()
    }

    #[test]
    fn a_name_grows_word_by_word() {
        let english = Language::English;
        assert!(texts("gran", english).contains(&"Granite".into()));
        assert!(texts("granite tun", english).contains(&"Granite Tunnel".into()));
        assert!(texts("granite tunnel of w", english).contains(&"Granite Tunnel of Woe".into()));
        assert!(texts("うす暗", english).contains(&"うす暗き".into()));
        assert!(
            texts("tunnel de granit de la det", english).contains(&"Tunnel de granit de la Détresse".into())
        );
        assert!(texts("", english).is_empty());
        assert!(texts("zzz", english).is_empty());
    }

    #[test]
    fn every_whole_name_completes_itself() {
        for language in Language::ALL {
            for (prefix, locale, suffix) in [(3, 2, 5), (16, 24, 16), (1, 1, 1), (9, 13, 8)] {
                let name = MapName { prefix, locale, suffix, level: 1 }.without_level(language);
                let found = completions(&name, language, 12);
                assert!(found.iter().any(|one| one.whole && one.text == name), "{name}: {found:?}");
            }
        }
    }
}
