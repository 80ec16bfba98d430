//! Plain lines and tables.

use schemars::JsonSchema;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::{Ink, Style, StyledText};

/// On which side a column's cells stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Align {
    /// Words.
    #[default]
    Left,
    /// Numbers.
    Right,
}

/// A table with a heading line, for a terminal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct TextTable {
    /// Heading and alignment of each column.
    pub columns: Vec<(String, Align)>,
    /// Rows of cells, each as long as `columns`.
    pub rows: Vec<Vec<String>>,
}

impl TextTable {
    /// Columns two blanks apart; the last column is wrapped at words where the table would pass the style's width.
    pub fn terminal(&self, style: &Style) -> StyledText {
        let mut widths: Vec<usize> = self.columns.iter().map(|(name, _)| name.width()).collect();
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(cell.width());
            }
        }
        let mut text = StyledText::default();
        text.line();
        for (index, (name, align)) in self.columns.iter().enumerate() {
            text.put(Ink::Dim, cell(&style.words(name), widths[index], *align));
            text.put(Ink::Plain, "  ");
        }
        let last = self.columns.len().saturating_sub(1);
        let start: usize = widths.iter().take(last).map(|width| width + 2).sum();
        let room = style.width.saturating_sub(start).max(20);
        for row in &self.rows {
            text.line();
            for (index, content) in row.iter().enumerate() {
                let content = style.words(content);
                if index < last {
                    text.put(Ink::Plain, cell(&content, widths[index], self.columns[index].1) + "  ");
                    continue;
                }
                let align = self.columns.get(index).map_or(Align::Left, |column| column.1);
                for (number, part) in wrapped(&content, room).into_iter().enumerate() {
                    if number > 0 {
                        text.line().put(Ink::Plain, " ".repeat(start));
                    }
                    let width = if align == Align::Right { widths[index] } else { 0 };
                    text.put(Ink::Plain, cell(&part, width, align));
                }
            }
        }
        text
    }
}

fn cell(content: &str, width: usize, align: Align) -> String {
    let blanks = " ".repeat(width.saturating_sub(content.width()));
    match align {
        Align::Left => format!("{content}{blanks}"),
        Align::Right => format!("{blanks}{content}"),
    }
}

/// Breaks a text at blanks so that each part has at most `room` columns where its words allow it.
pub(crate) fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut parts = vec![String::new()];
    for word in text.split(' ') {
        let part = parts.last_mut().map_or(0, |part| part.width());
        if part > 0 && part + 1 + word.width() > room {
            parts.push(word.to_owned());
        } else if let Some(last) = parts.last_mut() {
            if part > 0 {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    parts
}

pub(crate) fn terminal(lines: &[String]) -> StyledText {
    let mut text = StyledText::default();
    for line in lines {
        text.line().put(Ink::Plain, line.clone());
    }
    text
}
