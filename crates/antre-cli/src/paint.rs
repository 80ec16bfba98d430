//! Ink as terminal colours: the sixteen of the user's own theme.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use antre::draw::{Ink, StyledText};

const fn style(ink: Ink) -> Style {
    let plain = Style::new();
    match ink {
        Ink::Plain => plain,
        Ink::Dim => plain.dimmed(),
        Ink::Bold => plain.bold(),
        Ink::Hero => AnsiColor::Blue.on_default(),
        Ink::Ally => AnsiColor::Green.on_default(),
        Ink::Enemy => AnsiColor::Red.on_default(),
        Ink::Field => AnsiColor::Magenta.on_default(),
        Ink::Mark => AnsiColor::Yellow.on_default().bold(),
    }
}

/// The text with colours. Without its escape codes it is [`StyledText::plain`].
pub(crate) fn painted(text: &StyledText) -> String {
    let mut painted = String::new();
    for line in text.lines() {
        // Blanks at the end of a line are nobody's: what follows the last letter is left out.
        let last = line.iter().rposition(|(_, piece)| !piece.trim_end().is_empty());
        for (index, (ink, piece)) in line.iter().enumerate().take(last.map_or(0, |last| last + 1)) {
            let piece = if Some(index) == last { piece.trim_end() } else { piece };
            let style = style(*ink);
            // Writing to a string cannot fail.
            let _ = write!(painted, "{style}{piece}{style:#}");
        }
        painted.push('\n');
    }
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_only_add_to_the_plain_text() {
        let mut text = StyledText::default();
        text.line()
            .put(Ink::Mark, "crit")
            .put(Ink::Plain, "  ")
            .line()
            .put(Ink::Hero, "● Iva")
            .put(Ink::Plain, " x ");
        let painted = painted(&text);
        assert!(painted.contains("\x1b[34m● Iva\x1b[0m"), "{painted:?}");
        let mut plain = String::new();
        let mut inside = false;
        for letter in painted.chars() {
            match letter {
                '\x1b' => inside = true,
                'm' if inside => inside = false,
                _ if inside => {}
                _ => plain.push(letter),
            }
        }
        assert_eq!(plain, text.plain());
    }
}
