//! Pictures and tables as `MediaWiki` tables, to be pasted.

use antre_core::SlotKind;

use crate::glyphs::action_mark;
use crate::{Marks, PhaseChart, TextTable};

/// A text in a cell: what the table's syntax would take for its own is spelled out.
fn cell(text: &str) -> String {
    text.replace('|', "&#124;").replace('\n', "<br>")
}

impl TextTable {
    /// The table in `MediaWiki`'s form.
    pub fn wiki(&self, caption: &str) -> String {
        let columns: Vec<&str> = self.columns.iter().map(|(name, _)| name.as_str()).collect();
        table(caption, &columns, self.rows.iter().map(|row| row.iter().map(String::as_str).collect()))
    }
}

/// A `MediaWiki` table of headings and rows.
pub fn table<'t>(caption: &str, columns: &[&str], rows: impl Iterator<Item = Vec<&'t str>>) -> String {
    let mut out = format!("{{| class=\"wikitable\"\n|+ {}\n", cell(caption));
    out.push_str(&format!("! {}\n", columns.iter().map(|name| cell(name)).collect::<Vec<_>>().join(" !! ")));
    for row in rows {
        out.push_str("|-\n");
        let cells: Vec<String> = row.into_iter().map(cell).collect();
        out.push_str(&format!("| {}\n", cells.join(" || ")));
    }
    out.push_str("|}\n");
    out
}

impl PhaseChart {
    /// The chart as one table per turn: a row per character, a column per phase or part of one.
    pub fn wiki(&self) -> String {
        let mut out = String::new();
        for (number, turn) in self.turns().iter().enumerate() {
            for (_, words) in self.quiet.iter().filter(|(before, _)| *before == number) {
                out.push_str(&format!("{words}\n\n"));
            }
            let heading = &self.timeline.columns[turn.start].step;
            let mut columns = vec![heading.clone()];
            columns.extend(turn.clone().map(|at| {
                let column = &self.phases[at];
                if column.who.is_empty() {
                    column.code.clone()
                } else {
                    format!("{} {}", column.code, column.who)
                }
            }));
            let lanes = (0..self.timeline.lanes.len()).filter(|&lane| self.shows(lane, turn));
            let rows: Vec<Vec<String>> = lanes
                .map(|lane| {
                    let mut row = vec![self.timeline.lanes[lane].name.clone()];
                    row.extend(turn.clone().map(|column| self.wiki_cell(lane, column)));
                    row
                })
                .collect();
            let names: Vec<&str> = columns.iter().map(String::as_str).collect();
            out.push_str(&table(
                &self.sentence,
                &names,
                rows.iter().map(|row| row.iter().map(String::as_str).collect()),
            ));
            out.push('\n');
        }
        for (_, words) in self.quiet.iter().filter(|(before, _)| *before == self.turns().len()) {
            out.push_str(&format!("{words}\n\n"));
        }
        for reason in &self.reasons {
            out.push_str(&format!("* {reason}\n"));
        }
        out
    }

    fn wiki_cell(&self, lane: usize, column: usize) -> String {
        let marks = &Marks::UNICODE;
        let here = self.timeline.slots.iter().enumerate();
        let here = here.filter(|(_, slot)| slot.lane == lane && slot.column == column);
        let cells = here.map(|(index, slot)| match slot.kind {
            SlotKind::Lost => format!("({})", self.slots[index].short),
            SlotKind::Cancelled => format!("<s>{}</s>", action_mark(&slot.action, marks)),
            SlotKind::NotDue => marks.dot.into(),
            SlotKind::Leaves => marks.leaves.into(),
            SlotKind::Pending => marks.pending.into(),
            SlotKind::Fired => marks.field.into(),
            SlotKind::Free if slot.action == "elapse" => {
                // The word itself, without what it means.
                self.words.elapse.split([':', '(']).next().unwrap_or_default().trim().to_owned()
            }
            _ => {
                let word = self.words.actions.iter().find(|(id, _)| *id == slot.action);
                word.map_or_else(|| action_mark(&slot.action, marks).into(), |(_, word)| word.clone())
            }
        });
        cells.collect::<Vec<_>>().join(" → ")
    }
}
