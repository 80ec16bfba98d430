//! `antre <system> columns`: what conditions and tables can name.

use antre::Error;
use antre::search::engine::{Cell, Column, Kind, Schema, Space, export};
use serde::Serialize;

use crate::output::{Format, Output};
use crate::print;
use crate::write::Draft;

/// A column in the answer.
#[derive(Serialize)]
struct Row {
    column: String,
    kind: &'static str,
    unit: &'static str,
    values: String,
    stage: &'static str,
    doc: &'static str,
}

pub(super) fn run<S: Space>(space: &S, output: &Output) -> Result<bool, Error> {
    let mut rows = Vec::new();
    collect(space, space.schema(), "", &mut rows);
    let text = match output.format {
        Format::Json => print::json(&rows)? + "\n",
        Format::Csv => {
            let mut writer = Vec::new();
            let failed = |error: std::io::Error| Error::new(error.to_string());
            let names = ["column", "kind", "unit", "values", "stage", "doc"].map(String::from);
            export::csv_head(&mut writer, &names).map_err(failed)?;
            for row in &rows {
                let cells = [&row.column, row.kind, row.unit, &row.values, row.stage, row.doc]
                    .map(|text: &str| Cell::Text(text.to_owned()));
                export::csv_row(&mut writer, &cells).map_err(failed)?;
            }
            String::from_utf8_lossy(&writer).into_owned()
        }
        Format::Text | Format::Wiki => text(space, &rows),
    };
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    Ok(true)
}

fn collect<S: Space>(space: &S, schema: &Schema<S::Item>, path: &str, rows: &mut Vec<Row>) {
    for column in &schema.columns {
        let name = format!("{path}{}", column.name);
        rows.push(Row {
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

fn text<S: Space>(space: &S, rows: &[Row]) -> String {
    let mut text = format!("{}, {}\n", space.name(), space.edition());
    let width = rows.iter().map(|row| row.column.len()).max().unwrap_or(0);
    let mut stage = "";
    for row in rows {
        if row.stage != stage {
            stage = row.stage;
            let doc = space.stages().iter().find(|known| known.name == stage).map_or("", |known| known.doc);
            text += &format!("\n{stage}: {doc}\n");
        }
        let unit = if row.unit.is_empty() { String::new() } else { format!(" {}", row.unit) };
        // Long lists of words are in --format json.
        let values = if row.values.chars().count() <= 40 { row.values.clone() } else { String::new() };
        let about = match (values.is_empty(), unit.is_empty()) {
            (true, true) => String::new(),
            (false, _) => format!(" ({values}{unit})"),
            (true, false) => format!(" ({})", row.unit),
        };
        text += &format!("  {:<width$}  {:<6}  {}{about}\n", row.column, row.kind, row.doc);
    }
    text
}
