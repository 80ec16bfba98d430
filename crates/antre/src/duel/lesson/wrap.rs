//! Sentences in at most eighty columns.

use unicode_width::UnicodeWidthChar as _;

/// Columns of a line at most.
const WIDEST: usize = 80;

/// What stands before a line that goes on.
const INDENT: &str = "   ";

/// A sentence as lines, broken at blanks, and between letters of a script that has none. What is indented is code or a
/// list and stays as it is.
pub(super) fn wrapped(line: &str) -> Vec<String> {
    if line.starts_with(' ') {
        return vec![line.to_owned()];
    }
    let mut lines = Vec::new();
    let mut current = String::new();
    let mut width = 0;
    for piece in pieces(line) {
        let wide = columns(piece.trim_end());
        if width + wide > WIDEST && width > INDENT.len() {
            lines.push(current.trim_end().to_owned());
            INDENT.clone_into(&mut current);
            width = INDENT.len();
        }
        current.push_str(piece);
        width += columns(piece);
    }
    lines.push(current);
    lines
}

/// What no line begins with, and what no line ends with.
const NOT_FIRST: &str = " %:;?!»、。：）！？」ー～っゃゅょッャュョァィゥェォ";
const NOT_LAST: &str = "（「";

/// The parts between which a line may be broken: words with their blank, and wide letters.
fn pieces(line: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut letters = line.chars().peekable();
    let mut at = 0;
    while let Some(letter) = letters.next() {
        at += letter.len_utf8();
        let Some(&following) = letters.peek() else { break };
        let wide = letter.width() == Some(2) && !NOT_LAST.contains(letter);
        if (letter == ' ' || wide) && !NOT_FIRST.contains(following) {
            pieces.push(&line[start..at]);
            start = at;
        }
    }
    pieces.push(&line[start..]);
    pieces
}

fn columns(text: &str) -> usize {
    text.chars().filter_map(char::width).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_eighty_columns_and_nothing_is_lost() {
        let english =
            "Tick 10: Iva and Goblin lancero have 100. The earlier in the list acts: Iva, who keeps 0.";
        let japanese = "ティック10：IvaとGoblin lanceroがともに100。並び順が先のIvaが行動。残り0。".repeat(4);
        for text in [english, &japanese, "", "short", &"x".repeat(200)] {
            let lines = wrapped(text);
            for line in &lines {
                assert!(columns(line) <= WIDEST || !line.trim_start().contains(' '), "{line}");
            }
            let without = |text: &str| text.replace(' ', "");
            assert_eq!(without(&lines.concat()), without(text));
        }
        assert_eq!(wrapped(english).len(), 2);
        assert_eq!(wrapped(&format!("  {english}")).len(), 1);
    }
}
