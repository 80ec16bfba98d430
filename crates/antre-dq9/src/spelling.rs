//! Spelling as people type it: case, accents, apostrophes, full-width digits, spaces and hyphens make no difference.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// A text reduced to what tells names apart: small letters without accents, digits, Japanese characters.
///
/// Spaces and punctuation are gone; where words began and where each character stood is remembered, so that a part of
/// it can be quoted as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spelled {
    /// The characters that count.
    pub(crate) letters: Vec<char>,
    /// For each of them, whether a word begins there.
    pub(crate) starts: Vec<bool>,
    /// For each of them, where the character begins in the typed text that it came from.
    places: Vec<usize>,
}

impl Spelled {
    /// Reads a typed text.
    pub(crate) fn new(text: &str) -> Self {
        let most = text.len();
        let (letters, starts) = (Vec::with_capacity(most), Vec::with_capacity(most));
        let mut spelled = Self { letters, starts, places: Vec::with_capacity(most) };
        let mut start = true;
        for (at, typed) in text.char_indices() {
            match fold(typed) {
                Folded::Gap => start = true,
                Folded::Nothing => {}
                Folded::Letters(letters) => {
                    for letter in letters.into_iter().flatten() {
                        let digits_begin = letter.is_ascii_digit()
                            != spelled.letters.last().is_some_and(char::is_ascii_digit);
                        // Japanese runs words together: every character may begin one.
                        spelled.starts.push(start || digits_begin || !letter.is_ascii_alphanumeric());
                        spelled.letters.push(letter);
                        spelled.places.push(at);
                        start = false;
                    }
                }
            }
        }
        spelled
    }

    /// Number of characters that count.
    pub(crate) fn len(&self) -> usize {
        self.letters.len()
    }

    /// The first beginning of a word after `at`, or the end.
    pub(crate) fn next_start(&self, at: usize) -> usize {
        (at + 1..self.len()).find(|&index| self.starts[index]).unwrap_or(self.len())
    }

    /// What was typed for the characters `from..to`.
    pub(crate) fn quote<'a>(&self, text: &'a str, from: usize, to: usize) -> &'a str {
        let (Some(&start), Some(&last)) = (self.places.get(from), self.places.get(to.wrapping_sub(1))) else {
            return "";
        };
        let length = text.get(last..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        text.get(start..last + length).unwrap_or(text)
    }
}

/// The letters of a text as [`Spelled`] keeps them.
pub(crate) fn letters(text: &str) -> Vec<char> {
    Spelled::new(text).letters
}

/// As [`letters`], put together again: a key to compare names by.
pub(crate) fn key(text: &str) -> String {
    letters(text).into_iter().collect()
}

/// What somebody typed, as it is quoted in a sentence: on one line.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Number of characters to change, add, drop or swap with the next one to make one text from the other.
pub(crate) fn distance(left: &[char], right: &[char]) -> usize {
    let width = right.len() + 1;
    // The last two rows and the one being filled, one behind the other.
    let [mut before, mut above, mut current] = [vec![0usize; width], (0..width).collect(), vec![0; width]];
    for (row, &a) in left.iter().enumerate() {
        current[0] = row + 1;
        for (column, &b) in right.iter().enumerate() {
            let change = above[column] + usize::from(a != b);
            let mut best = change.min(above[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && a == right[column - 1] && left[row - 1] == b {
                best = best.min(before[column - 1] + 1);
            }
            current[column + 1] = best;
        }
        core::mem::swap(&mut before, &mut above);
        core::mem::swap(&mut above, &mut current);
    }
    above[width - 1]
}

/// The names nearest to what was typed, nearest first, none that is nearer to nothing than to it.
///
/// A name that begins with what was typed counts as near.
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>, most: usize) -> Vec<&'a str> {
    let typed = letters(typed);
    let mut found: Vec<(usize, &str)> = Vec::new();
    for name in names {
        let spelled = letters(name);
        let begins = !typed.is_empty() && spelled.starts_with(&typed);
        let away = if begins { 1 } else { distance(&typed, &spelled) };
        let limit = typed.len().max(spelled.len()).div_ceil(3);
        if away <= limit && !found.iter().any(|&(_, known)| known == name) {
            found.push((away, name));
        }
    }
    found.sort_by_key(|&(away, _)| away);
    // Beside a good guess, poor ones only distract.
    let limit = found.first().map_or(0, |&(best, _)| best + 2);
    found.retain(|&(away, _)| away <= limit);
    found.into_iter().take(most).map(|(_, name)| name).collect()
}

/// Tells of the names that [`nearest`] gave, as the end of an error's sentence: nothing where there is none.
pub(crate) fn write_nearest(f: &mut fmt::Formatter<'_>, names: &[impl AsRef<str>]) -> fmt::Result {
    let (last, others) = match names {
        [] => return Ok(()),
        [only] => return write!(f, "; the nearest is {}", only.as_ref()),
        [others @ .., last] => (last, others),
    };
    let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
    write!(f, "; the nearest are {} and {}", others.join(", "), last.as_ref())
}

/// What a typed character counts as.
enum Folded {
    /// One or two characters.
    Letters([Option<char>; 2]),
    /// A space or a mark between words.
    Gap,
    /// Nothing: an accent on its own.
    Nothing,
}

fn fold(typed: char) -> Folded {
    let one = |letter| Folded::Letters([Some(letter), None]);
    let two = |first, second| Folded::Letters([Some(first), Some(second)]);
    if typed.is_ascii() {
        let small = typed.to_ascii_lowercase();
        return if small.is_ascii_alphanumeric() { one(small) } else { Folded::Gap };
    }
    // Full-width forms stand 0xFEE0 above ASCII.
    let typed = match typed {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(typed as u32 - 0xFEE0).unwrap_or(typed),
        _ => typed,
    };
    let small = typed.to_lowercase().next().unwrap_or(typed);
    match small {
        'a'..='z' | '0'..='9' => one(small),
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => one('a'),
        'ç' => one('c'),
        'è' | 'é' | 'ê' | 'ë' | 'ė' => one('e'),
        'ì' | 'í' | 'î' | 'ï' => one('i'),
        'ñ' => one('n'),
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => one('o'),
        'ù' | 'ú' | 'û' | 'ü' => one('u'),
        'ý' | 'ÿ' => one('y'),
        'œ' => two('o', 'e'),
        'æ' => two('a', 'e'),
        'ß' => two('s', 's'),
        '\u{300}'..='\u{36F}' => Folded::Nothing,
        '・' | '〜' | '。' | '、' | '「' | '」' | '\u{3000}' => Folded::Gap,
        _ if small.is_alphanumeric() || small == 'ー' => one(small),
        _ => Folded::Gap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_tell_names_apart_is_gone() {
        assert_eq!(key("Tunnel d’Émeraude"), key("TUNNEL D'EMERAUDE"));
        assert_eq!(key("Lv.\u{3000}１２"), "lv12");
        assert_eq!(key("Granit-Tunnel"), "granittunnel");
        assert_eq!(key("e\u{301}"), "e");
        assert_eq!(key("うす暗き獣の地下道Lv1"), "うす暗き獣の地下道lv1");
    }

    #[test]
    fn a_part_is_quoted_as_it_was_typed() {
        let text = "Tunnel d’ Émeraude";
        let spelled = Spelled::new(text);
        assert_eq!(spelled.quote(text, 7, spelled.len()), "Émeraude");
        assert_eq!(spelled.next_start(0), 6);
    }

    #[test]
    fn distances_count_changes_and_swaps() {
        let away = |a: &str, b: &str| distance(&letters(a), &letters(b));
        assert_eq!(away("granite", "granite"), 0);
        assert_eq!(away("graniet", "granite"), 1);
        assert_eq!(away("", "abc"), 3);
        assert_eq!(away("kitten", "sitting"), 3);
    }

    #[test]
    fn the_nearest_come_first_and_strangers_not_at_all() {
        assert_eq!(nearest("granitt", ["Gold", "Graphite", "Granite"], 2), ["Granite", "Graphite"]);
        assert_eq!(nearest("orich", ["Gold bar", "Orichalcum"], 2), ["Orichalcum"]);
        assert!(nearest("xyzxyz", ["Gold", "Granite"], 2).is_empty());
    }
}
