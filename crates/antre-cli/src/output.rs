//! Options that every command has: where the answer goes, and how it looks.

use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::path::PathBuf;

use antre::draw::Style;
use antre::{Detail, Error, Explain, Lang};
use clap::{Args, ValueEnum};

use crate::locale;

/// Columns of a picture at most.
const WIDEST: usize = 80;
/// Columns below which words are cut by the terminal rather than by us.
const NARROWEST: usize = 40;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Format {
    /// For people
    #[default]
    Text,
    /// For programs: the whole answer
    Json,
    /// For spreadsheets: the rows
    Csv,
    /// For a wiki: a table to be pasted, in `MediaWiki`'s form
    Wiki,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless `NO_COLOR` is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

// No doc comment here: it would become the description of every command that has these options.
#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Output {
    /// Form of the answer
    #[arg(long, global = true, value_enum, default_value_t, value_name = "FORMAT")]
    pub(crate) format: Format,
    /// Tell every draw and what it decided; full adds advance, raw value, range and section
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "DEPTH",
        num_args = 0..=1,
        require_equals = true,
        default_value = "no",
        default_missing_value = "short",
        hide_default_value = true
    )]
    pub(crate) explain: Explain,
    /// Language of the words [default: the locale's, else en]
    #[arg(long, global = true, value_enum, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    /// Write the answer to a file instead of standard output
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Write the picture as SVG
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the picture as PNG
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// Draw the picture for a phone's width, where it has a form for that
    #[arg(long, global = true)]
    pub(crate) narrow: bool,
    /// When to colour
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,
    /// Use only ASCII marks
    #[arg(long, global = true, conflicts_with = "unicode")]
    pub(crate) ascii: bool,
    /// Use Unicode marks, whatever the locale
    #[arg(long, global = true)]
    pub(crate) unicode: bool,
    /// No notes and no progress on standard error
    #[arg(long, short, global = true)]
    pub(crate) quiet: bool,
}

impl Output {
    /// Words and depth of the answer.
    pub(crate) fn detail(&self) -> Detail {
        Detail { lang: self.lang.unwrap_or_else(locale::lang), explain: self.explain }
    }

    /// Marks and width of the answer.
    pub(crate) fn style(&self) -> Style {
        let unicode = self.unicode || (!self.ascii && locale::shows_unicode());
        // A file is as wide as pictures go; only a narrow terminal asks for less.
        let terminal = if self.out.is_none() { terminal_size::terminal_size() } else { None };
        let width = terminal.map_or(WIDEST, |(width, _)| usize::from(width.0).clamp(NARROWEST, WIDEST));
        Style { unicode, width }
    }

    /// Whether standard output is coloured.
    pub(crate) fn colored(&self) -> bool {
        let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        match self.color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                !set("NO_COLOR")
                    && env::var_os("TERM").is_none_or(|term| term != "dumb")
                    && stdout().is_terminal()
            }
        }
    }

    /// Refuses the form for wikis where an answer is no table.
    pub(crate) fn no_wiki(&self) -> Result<(), Error> {
        if self.format == Format::Wiki {
            return Err(Error::new(
                "--format wiki: this answer has no such form: expected text, json or csv",
            ));
        }
        Ok(())
    }

    /// Whether nothing was asked for that only a printed answer can give, and somebody sits at a terminal.
    pub(crate) fn interactive(&self) -> bool {
        let plain = self.format == Format::Text && self.explain == Explain::No;
        let files = [&self.out, &self.svg, &self.png].iter().any(|path| path.is_some());
        plain && !files && stdin().is_terminal() && stdout().is_terminal()
    }

    /// Refuses picture files where there is nothing to draw, rather than leaving them out silently.
    pub(crate) fn no_picture(&self) -> Result<(), Error> {
        let asked = [("svg", &self.svg), ("png", &self.png)];
        match asked.iter().find(|(_, path)| path.is_some()) {
            Some((flag, _)) => Err(Error::new(format!(
                "--{flag}: this answer has no picture: expected a command that draws, such as antre duel fight"
            ))),
            None => Ok(()),
        }
    }
}
