//! Terminal text: marks, colours by role, widths.

use antre_core::Role;
use unicode_width::UnicodeWidthStr;

/// How a terminal is written to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// Whether marks beyond ASCII can be shown.
    pub unicode: bool,
    /// Columns.
    pub width: usize,
}

impl Default for Style {
    fn default() -> Self {
        Self { unicode: true, width: 80 }
    }
}

impl Style {
    /// The marks of this style.
    pub const fn marks(&self) -> &'static Marks {
        if self.unicode { &Marks::UNICODE } else { &Marks::ASCII }
    }

    /// Words as this style can show them: the few marks beyond letters are spelled in ASCII where they must be.
    pub fn words(&self, text: &str) -> String {
        if self.unicode {
            return text.to_owned();
        }
        let mut plain = String::with_capacity(text.len());
        for letter in text.chars() {
            match letter {
                '×' => plain.push('x'),
                '−' | '–' | '—' => plain.push('-'),
                '→' => plain.push_str("->"),
                '≤' => plain.push_str("<="),
                '≥' => plain.push_str(">="),
                '…' => plain.push_str("..."),
                '’' | '‘' => plain.push('\''),
                '·' => plain.push('.'),
                '▲' => plain.push('e'),
                '●' | '◆' => plain.push('*'),
                '◐' => plain.push('+'),
                '◇' => plain.push('?'),
                '○' => plain.push('o'),
                _ => plain.push(letter),
            }
        }
        plain
    }
}

/// The marks of pictures in a terminal, one column each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named after what it marks")]
pub struct Marks {
    pub hero: &'static str,
    pub ally: &'static str,
    pub enemy: &'static str,
    pub field: &'static str,
    pub pending: &'static str,
    pub boost: &'static str,
    pub lower: &'static str,
    pub leaves: &'static str,
    pub attack: &'static str,
    pub walk: &'static str,
    pub wait: &'static str,
    pub dot: &'static str,
    pub locked: &'static str,
    pub full: &'static str,
    pub half: &'static str,
    pub bar: &'static str,
    pub rock: &'static str,
    pub arrow: &'static str,
    pub minus: &'static str,
    pub thread: &'static str,
}

impl Marks {
    /// Where Unicode can be shown.
    pub const UNICODE: Self = Self {
        hero: "●",
        ally: "■",
        enemy: "▲",
        field: "◆",
        pending: "◇",
        boost: "⇑",
        lower: "⇓",
        leaves: "†",
        attack: "✕",
        walk: "›",
        wait: "–",
        dot: "·",
        locked: "▪",
        full: "█",
        half: "▌",
        bar: "│",
        rock: "░",
        arrow: "→",
        minus: "−",
        thread: "┄",
    };
    /// Everywhere else.
    pub const ASCII: Self = Self {
        hero: "@",
        ally: "o",
        enemy: "e",
        field: "*",
        pending: "?",
        boost: "^",
        lower: "v",
        leaves: "X",
        attack: "x",
        walk: ">",
        wait: "-",
        dot: ".",
        locked: "#",
        full: "#",
        half: "=",
        bar: "|",
        rock: "#",
        arrow: "->",
        minus: "-",
        thread: "-",
    };

    /// The mark of a side.
    pub const fn role(&self, role: Role) -> &'static str {
        match role {
            Role::Hero => self.hero,
            Role::Ally => self.ally,
            Role::Enemy => self.enemy,
            Role::Field => self.field,
        }
    }
}

/// What a piece of text is, for the face to colour: colour only repeats what a mark says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// As it is.
    #[default]
    Plain,
    /// Secondary.
    Dim,
    /// Strong.
    Bold,
    /// The hero's side: blue.
    Hero,
    /// An ally: green.
    Ally,
    /// An enemy: red.
    Enemy,
    /// Terrain, pending effects: magenta.
    Field,
    /// Extra, reset, rare, selected: yellow, bold.
    Mark,
}

/// The ink of a side.
pub const fn role_ink(role: Role) -> Ink {
    match role {
        Role::Hero => Ink::Hero,
        Role::Ally => Ink::Ally,
        Role::Enemy => Ink::Enemy,
        Role::Field => Ink::Field,
    }
}

/// Lines of inked pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StyledText {
    lines: Vec<Vec<(Ink, String)>>,
}

impl StyledText {
    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Adds a piece to the last line.
    pub fn put(&mut self, ink: Ink, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.lines.push(Vec::new());
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((ink, text.into()));
        }
        self
    }

    /// Fills the last line with blanks up to a column; at least one blank where the line is already longer.
    pub fn pad_to(&mut self, column: usize) -> &mut Self {
        let width = self.last_width();
        let blanks = if width < column { column - width } else { usize::from(width > 0) };
        self.put(Ink::Plain, " ".repeat(blanks))
    }

    /// Columns that the last line takes so far.
    pub fn last_width(&self) -> usize {
        self.lines.last().map_or(0, |line| line.iter().map(|(_, text)| text.width()).sum())
    }

    /// The lines, as inked pieces.
    pub fn lines(&self) -> &[Vec<(Ink, String)>] {
        &self.lines
    }

    /// Adds all lines of another text.
    pub fn append(&mut self, mut other: Self) {
        self.lines.append(&mut other.lines);
    }

    /// The text without ink, each line right-trimmed and ended.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let whole: String = line.iter().map(|(_, piece)| piece.as_str()).collect();
            text.push_str(whole.trim_end());
            text.push('\n');
        }
        text
    }
}
