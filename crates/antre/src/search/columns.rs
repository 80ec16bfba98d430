//! What conditions and tables can name.
#![cfg_attr(
    not(any(feature = "dq9", feature = "duel", feature = "isaac")),
    allow(dead_code, reason = "no system that is here has a space")
)]

use antre_core::{Evidence, Message, Value};
use antre_draw::Picture;
use antre_search::{Column, Kind, Schema, Space};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Answer, Detail, Facts, Said, Table};

/// A column of a space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ColumnRow {
    /// Its name as conditions write it; `[]` stands for a place in a list.
    pub column: String,
    /// int, bool, string, record or list.
    pub kind: &'static str,
    /// Unit, or what is counted.
    pub unit: &'static str,
    /// What values it takes.
    pub values: String,
    /// Stage from which it is known.
    pub stage: &'static str,
    /// What it means.
    pub doc: &'static str,
}

/// A stage of a space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StageRow {
    /// Its name.
    pub stage: &'static str,
    /// What becomes known.
    pub doc: &'static str,
}

/// The columns of a space.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ColumnsFacts {
    /// The space.
    pub space: String,
    /// Its stages from the cheapest.
    pub stages: Vec<StageRow>,
    /// Its columns.
    pub columns: Vec<ColumnRow>,
}

/// The columns of a space as an answer.
pub(crate) fn columns<S: Space>(space: &S, evidence: Evidence, detail: &Detail) -> Answer {
    let words = detail.words();
    let mut rows = Vec::new();
    collect(space, space.schema(), "", &mut rows);
    let stages = space.stages().iter().map(|stage| StageRow { stage: stage.name, doc: stage.doc });
    let facts = ColumnsFacts { space: space.name(), stages: stages.collect(), columns: rows };
    let message = Message::new("search-columns")
        .with("space", space.name())
        .with("edition", space.edition())
        .with("columns", facts.columns.len());
    Answer {
        edition: space.edition(),
        evidence,
        sentence: Said::new(&words, message),
        notes: Vec::new(),
        draws: None,
        picture: Picture::None,
        table: table(&facts.columns),
        lines: Some(lines(&facts)),
        facts: Facts::Columns(facts),
        verbatim: None,
        found: true,
    }
}

fn collect<S: Space>(space: &S, schema: &Schema<S::Item>, path: &str, rows: &mut Vec<ColumnRow>) {
    for column in &schema.columns {
        let name = format!("{path}{}", column.name);
        rows.push(ColumnRow {
            column: name.clone(),
            kind: column.kind_word(),
            unit: column.unit,
            values: values(column),
            stage: space.stages()[column.stage].name,
            doc: column.doc,
        });
        match &column.kind {
            Kind::Record(inner) => collect(space, inner, &format!("{name}."), rows),
            Kind::List(inner) => collect(space, inner, &format!("{name}[]."), rows),
            _ => {}
        }
    }
}

fn values<I: Clone + 'static>(column: &Column<I>) -> String {
    let allowed = column.allowed();
    if allowed == format!("{}..={}", i64::MIN, i64::MAX) { String::new() } else { allowed }
}

fn table(rows: &[ColumnRow]) -> Table {
    let cells = |row: &ColumnRow| {
        [&row.column, row.kind, row.unit, &row.values, row.stage, row.doc].map(Value::from).into()
    };
    Table {
        columns: vec!["column", "kind", "unit", "values", "stage", "doc"],
        rows: rows.iter().map(cells).collect(),
    }
}

/// Stage by stage, with a line for each column.
fn lines(facts: &ColumnsFacts) -> Vec<String> {
    let width = facts.columns.iter().map(|row| row.column.len()).max().unwrap_or(0);
    let mut lines = Vec::new();
    let mut stage = "";
    for row in &facts.columns {
        if row.stage != stage {
            stage = row.stage;
            let doc = facts.stages.iter().find(|known| known.stage == stage).map_or("", |known| known.doc);
            lines.extend([String::new(), format!("{stage}: {doc}")]);
        }
        let unit = if row.unit.is_empty() { String::new() } else { format!(" {}", row.unit) };
        // Long lists of words are in the facts.
        let values = if row.values.chars().count() <= 40 { row.values.clone() } else { String::new() };
        let about = match (values.is_empty(), unit.is_empty()) {
            (true, true) => String::new(),
            (false, _) => format!(" ({values}{unit})"),
            (true, false) => format!(" ({})", row.unit),
        };
        lines.push(format!("  {:<width$}  {:<6}  {}{about}", row.column, row.kind, row.doc));
    }
    lines
}
