//! The pen: shapes by class, the stylesheet with the tokens, titles for people who listen.

use std::fmt::{self, Write as _};

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::number::Number;
use crate::tokens::{DARK, LIGHT, ROLES, Token, colour};

/// The rules of every picture; colours are tokens.
const STYLESHEET: &str = include_str!("../data/picture.css");

/// In which form a picture is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Form {
    /// A file of its own: tokens for light, dark and print inside.
    #[default]
    Standalone,
    /// Inside a page that has the stylesheet: class names only, so that a strict content policy refuses nothing.
    Inline,
    /// For rasterising: literal light colours, since rasterisers know no custom properties.
    Literal,
}

/// Space left and right of a picture for a desk.
pub(crate) const EDGE: f64 = 28.0;

/// How much wider a heading's heavy letters and the letters of a command are than plain ones of their size.
const BOLD: f64 = 1.1;
const MONO: f64 = 1.1;
/// From one line of a command to the next.
const COMMAND_LINE: f64 = 15.0;

/// A picture being drawn. Coordinates and sizes are in pixels at scale 1; classes are those of `data/picture.css`.
#[derive(Debug)]
pub struct Svg {
    name: String,
    width: f64,
    height: f64,
    edge: f64,
    title: String,
    description: String,
    body: String,
    depth: usize,
}

impl Svg {
    /// An empty picture. `name` makes its ids unique in a page; the title is the picture's sentence; the description is
    /// what one would say of it on the phone.
    pub fn new(name: &str, width: f64, height: f64, title: &str, description: &str) -> Self {
        Self {
            name: name.into(),
            width,
            height,
            edge: EDGE,
            title: title.into(),
            description: description.into(),
            // Most pictures have some kilobytes.
            body: String::with_capacity(1 << 14),
            depth: 1,
        }
    }

    /// Where head and foot begin: where the drawing does, so that a phone's picture has one left edge.
    #[must_use]
    pub fn edged(mut self, edge: f64) -> Self {
        self.edge = edge;
        self
    }

    /// Writes an element into the body, on a line of its own.
    fn push(&mut self, element: fmt::Arguments<'_>) {
        for _ in 0..self.depth {
            self.body.push_str("  ");
        }
        // A String takes whatever is written to it.
        let _ = self.body.write_fmt(element);
        self.body.push('\n');
    }

    /// Opens a group; `label` is what hovering tells.
    pub fn open(&mut self, class: &str, label: Option<&str>) -> &mut Self {
        self.open_with(class, label, format_args!(""))
    }

    /// Opens a group of something that draws made; `fact` is the name that draws call it by.
    pub fn open_fact(&mut self, class: &str, label: &str, fact: &str) -> &mut Self {
        self.open_with(class, Some(label), format_args!(" data-fact=\"{}\"", Escaped(fact)))
    }

    /// Opens a group of everything on one floor among several.
    pub fn open_floor(&mut self, number: u32) -> &mut Self {
        self.open_with("", None, format_args!(" data-floor=\"{number}\""))
    }

    fn open_with(&mut self, class: &str, label: Option<&str>, data: fmt::Arguments<'_>) -> &mut Self {
        self.push(format_args!("<g{}{data}>", Class(class)));
        self.depth += 1;
        if let Some(label) = label {
            self.push(format_args!("<title>{}</title>", Escaped(label)));
        }
        self
    }

    /// Closes the group opened last.
    pub fn close(&mut self) -> &mut Self {
        self.depth = self.depth.saturating_sub(1).max(1);
        self.push(format_args!("</g>"));
        self
    }

    /// A rectangle with round corners.
    pub fn rect(&mut self, class: &str, x: f64, y: f64, width: f64, height: f64, radius: f64) -> &mut Self {
        let (x, y, width, height, round) = (n(x), n(y), n(width), n(height), n(radius));
        let begin =
            format_args!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        if radius > 0.0 {
            self.push(format_args!("{begin} rx=\"{round}\"/>"));
        } else {
            self.push(format_args!("{begin}/>"));
        }
        self
    }

    /// A path.
    pub fn path(&mut self, class: &str, d: &str) -> &mut Self {
        self.push(format_args!("<path class=\"{class}\" d=\"{d}\"/>"));
        self
    }

    /// A circle.
    pub fn circle(&mut self, class: &str, x: f64, y: f64, radius: f64) -> &mut Self {
        self.push(format_args!(
            "<circle class=\"{class}\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
            n(x),
            n(y),
            n(radius)
        ));
        self
    }

    /// A line of text whose baseline begins at (x, y) unless the class anchors it elsewhere.
    pub fn text(&mut self, class: &str, x: f64, y: f64, text: &str) -> &mut Self {
        let (class, text) = (Class(class), Escaped(text));
        self.push(format_args!("<text x=\"{}\" y=\"{}\"{class}>{text}</text>", n(x), n(y)));
        self
    }

    /// A line of text that runs upwards through (x, y).
    pub fn text_turned(&mut self, class: &str, x: f64, y: f64, text: &str) -> &mut Self {
        let (x, y) = (n(x), n(y));
        self.push(format_args!(
            "<text x=\"{x}\" y=\"{y}\" class=\"{class}\" transform=\"rotate(-90 {x} {y})\">{}</text>",
            Escaped(text)
        ));
        self
    }

    /// The sentence and one line of facts, broken where they are too long. Returns where the drawing may begin.
    pub fn head(&mut self, sentence: &str, facts: &str) -> f64 {
        let mut y = 38.0;
        for line in broken(sentence, 18.0 * BOLD, self.width - 2.0 * self.edge) {
            self.text("h", self.edge, y, &line);
            y += 24.0;
        }
        y -= 2.0;
        for line in broken(facts, 12.0, self.width - 2.0 * self.edge) {
            self.text("t2", self.edge, y, &line);
            y += 17.0;
        }
        y
    }

    /// The end of every picture: the command that gives it, and the evidence. A command that is longer than the picture is
    /// wide takes more lines, and the picture grows by them.
    pub fn foot(&mut self, command: &str, evidence: &str) -> &mut Self {
        let (edge, right) = (self.edge, self.width - self.edge);
        let lines = broken(command, 11.0 * MONO, right - edge);
        let y = self.height - 18.0;
        let beside = lines.len() == 1
            && text_width(command, 11.0) * MONO + text_width(evidence, 11.0) + 80.0 < self.width;
        let first = if beside { y } else { y - 16.0 };
        self.path("hair", &format!("M{} {}H{}", n(edge), n(first - 20.0), n(right)));
        let mut below = first;
        for (line, at) in lines.iter().zip(0_u16..) {
            below = first + COMMAND_LINE * f64::from(at);
            self.text("mono t2", edge, below, line);
        }
        if beside {
            self.text("s e t3", right, y, evidence);
        } else {
            self.text("s t3", edge, below + 16.0, evidence);
        }
        self.height += below - first;
        self
    }

    /// The mark of a side: disc, square, triangle, diamond.
    pub fn role_mark(&mut self, role: antre_core::Role, x: f64, y: f64, radius: f64) -> &mut Self {
        use antre_core::Role;
        let r = radius;
        match role {
            Role::Hero => self.circle("fill", x, y, r),
            Role::Ally => self.rect("fill", x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, 1.5),
            Role::Enemy => {
                let (top, bottom) = (y - r, y + r * 0.85);
                self.path("fill", &format!("M{} {}L{} {}H{}Z", n(x), n(top), n(x + r), n(bottom), n(x - r)))
            }
            Role::Field => {
                let d = format!(
                    "M{} {}L{} {}L{} {}L{} {}Z",
                    n(x),
                    n(y - r),
                    n(x + r),
                    n(y),
                    n(x),
                    n(y + r),
                    n(x - r),
                    n(y)
                );
                self.path("fill", &d)
            }
        }
    }

    /// The whole document.
    pub fn finish(self, form: Form) -> String {
        let Self { name, width, height, title, description, body, .. } = self;
        let (w, h) = (n(width), n(height));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pic\" viewBox=\"0 0 {w} {h}\" role=\"img\" \
             aria-labelledby=\"{name}-t {name}-d\">\n  <title id=\"{name}-t\">{}</title>\n  <desc id=\"{name}-d\">{}</desc>\n",
            Escaped(&title),
            Escaped(&description)
        );
        match form {
            Form::Inline => {}
            Form::Standalone => {
                let _ = write!(out, "  <style>\n{}{STYLESHEET}  </style>\n", custom_properties());
            }
            Form::Literal => {
                let _ = write!(out, "  <style>\n{}  </style>\n", literal(STYLESHEET, LIGHT));
            }
        }
        out.reserve(body.len() + 100);
        let _ = writeln!(out, "  <rect class=\"bg\" width=\"{w}\" height=\"{h}\"/>");
        out.push_str(&body);
        out.push_str("</svg>\n");
        out
    }
}

/// The stylesheet of a page that shows pictures inline: the tokens for light, dark and print, and the classes. A page
/// that lets people choose sets `data-theme="light"` or `"dark"` on its root.
pub fn stylesheet() -> String {
    let block = |tokens: &[Token]| {
        tokens.iter().fold(String::new(), |mut text, token| {
            let _ = write!(text, "--{}:{};", token.name, token.colour);
            text
        })
    };
    let dark = block(DARK);
    format!(
        "{}@media screen{{:root[data-theme=light]{{color-scheme:light;{}}}\n:root[data-theme=dark]{{color-scheme:dark;{dark}}}}}\n\
         {STYLESHEET}",
        custom_properties(),
        block(LIGHT)
    )
}

fn custom_properties() -> String {
    let block = |tokens: &[Token]| {
        tokens.iter().fold(String::new(), |mut text, token| {
            let _ = write!(text, "--{}:{};", token.name, token.colour);
            text
        })
    };
    let (light, dark) = (block(LIGHT), block(DARK));
    format!(
        ":root{{color-scheme:light;{light}}}\n\
         @media (prefers-color-scheme:dark){{:root{{color-scheme:dark;{dark}}}}}\n\
         @media print{{:root{{color-scheme:light;{light}}}}}\n"
    )
}

/// The stylesheet with every token as a literal colour. Rules that take the colour of a role (`--c`, `--ct`) are written
/// out for each role, on the element itself and below it.
fn literal(stylesheet: &str, tokens: &'static [Token]) -> String {
    let mut out = String::new();
    for rule in stylesheet.lines().filter(|line| line.contains('{')) {
        let Some((selector, declarations)) = rule.split_once('{') else { continue };
        if declarations.starts_with("--") {
            continue;
        }
        if !declarations.contains("var(--c)") && !declarations.contains("var(--ct)") {
            let _ = writeln!(out, "{selector}{{{}", resolved(declarations, tokens, None));
            continue;
        }
        let part = selector.trim_start_matches(".pic ");
        for role in ROLES {
            let declarations = resolved(declarations, tokens, Some(role));
            let name = role.0;
            let _ = writeln!(out, ".{name} {part}{{{declarations}\n{part}.{name}{{{declarations}");
        }
    }
    out
}

fn resolved(declarations: &str, tokens: &'static [Token], role: Option<(&str, &str, &str)>) -> String {
    let mut text = declarations.to_owned();
    if let Some((_, solid, tint)) = role {
        text = text.replace("var(--ct)", colour(tokens, tint)).replace("var(--c)", colour(tokens, solid));
    }
    for token in tokens {
        text = text.replace(&format!("var(--{})", token.name), token.colour);
    }
    text
}

/// Width of a text in `DejaVu` Sans, generously, in pixels: what fits there fits anywhere.
pub fn text_width(text: &str, size: f64) -> f64 {
    ems(0.0, text) * size
}

/// The same at size 1, behind letters that take so much.
fn ems(before: f64, text: &str) -> f64 {
    text.chars().fold(before, |sum, letter| {
        sum + match letter {
            'i' | 'l' | 'j' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' => 0.34,
            ' ' | '(' | ')' | '[' | ']' | 'f' | 't' | 'r' | '-' | '·' => 0.41,
            'm' | 'w' | 'M' | 'W' | '—' | '%' => 0.98,
            'A'..='Z' => 0.70,
            '!'..='~' => 0.64,
            _ => 0.64 * letter.encode_utf8(&mut [0; 4]).width() as f64,
        }
    })
}

/// Whether a text has letters that only a Japanese font has.
pub(crate) fn is_japanese(text: &str) -> bool {
    text.chars().any(|letter| matches!(letter, '\u{3000}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}'))
}

/// A text broken so that each line fits: at blanks, between two letters where one is as wide as a Japanese one, and
/// inside a word only where the word alone is wider than the room.
pub(crate) fn broken(text: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    // What the last line takes at size 1.
    let mut taken = 0.0;
    for word in text.split(' ') {
        for (index, piece) in pieces(word, size, room).into_iter().enumerate() {
            let blank = if index == 0 { " " } else { "" };
            match lines.last_mut() {
                Some(line) if taken * size + text_width(blank, size) + text_width(piece, size) <= room => {
                    line.push_str(blank);
                    line.push_str(piece);
                    taken = ems(ems(taken, blank), piece);
                }
                _ => {
                    lines.push(piece.to_owned());
                    taken = ems(0.0, piece);
                }
            }
        }
    }
    lines
}

/// The parts of a word between which a line may end.
fn pieces(word: &str, size: f64, room: f64) -> Vec<&str> {
    let is_wide = |letter: char| letter.width() == Some(2);
    let mut pieces = Vec::new();
    let (mut start, mut before, mut width) = (0, None, 0.0);
    for (at, letter) in word.char_indices() {
        let own = text_width(letter.encode_utf8(&mut [0; 4]), size);
        let may_end = before.is_some_and(|before| {
            // No line begins with what closes a clause.
            (is_wide(before) || is_wide(letter)) && !"、。，．・」』）！？ー".contains(letter)
        });
        if at > start && (may_end || width + own > room) {
            pieces.push(&word[start..at]);
            (start, width) = (at, 0.0);
        }
        (before, width) = (Some(letter), width + own);
    }
    pieces.push(&word[start..]);
    pieces
}

/// A text that fits, with an ellipsis where it was cut.
pub(crate) fn cut(text: &str, size: f64, room: f64) -> String {
    if text_width(text, size) <= room {
        return text.into();
    }
    let (mut short, mut taken) = (String::new(), 0.0);
    for letter in text.chars() {
        if taken * size + size > room {
            break;
        }
        short.push(letter);
        taken = ems(taken, letter.encode_utf8(&mut [0; 4]));
    }
    short.trim_end().to_owned() + "…"
}

/// A coordinate with at most two decimals and no trailing zeros.
pub(crate) fn n(value: f64) -> Number {
    Number(value)
}

/// The attribute of an element's classes, if it has any.
struct Class<'t>(&'t str);

impl fmt::Display for Class<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, " class=\"{}\"", self.0) }
    }
}

/// A text as XML has it.
struct Escaped<'t>(&'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some(at) = rest.bytes().position(|byte| b"&<>\"".contains(&byte) || byte < b' ') {
            f.write_str(&rest[..at])?;
            f.write_str(match rest.as_bytes()[at] {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                b'\t' | b'\n' | b'\r' => &rest[at..=at],
                // Not allowed in XML at all.
                _ => "\u{fffd}",
            })?;
            rest = &rest[at + 1..];
        }
        f.write_str(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_fits_and_no_letter_is_lost() {
        for text in [
            "One turn: enemies act 2 times, one blow at the player.",
            "antre torneko3 timeline '@^C/A..' E trap=warp>2,1,a,word,that,is,wider,than,any,phone,could,ever,show",
            "ワープのワナが作動すると、Cは目標を失って待つ。プレイヤーは一撃も受けない！",
            "",
        ] {
            for room in [90.0, 200.0, 304.0, 864.0] {
                let lines = broken(text, 13.0, room);
                for line in &lines {
                    assert!(text_width(line, 13.0) <= room + 13.0, "{line} is wider than {room}");
                    assert!(!line.starts_with(['、', '。', '！']), "{line}");
                }
                let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
    }

    #[test]
    fn a_picture_grows_by_the_lines_of_its_command() {
        let height = |command: &str| {
            let mut svg = Svg::new("test", 360.0, 200.0, "Title", "Description");
            svg.foot(command, "certain");
            svg.height
        };
        assert!((height("antre duel fight") - 200.0).abs() < 1e-9);
        assert!((height(&"word ".repeat(30)) - 200.0) > COMMAND_LINE);
    }
}
