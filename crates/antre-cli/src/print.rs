//! An answer in the form asked for.

use std::path::Path;

use antre::core::Value;
use antre::draw::{Form, png, wiki_table};
use antre::{Answer, Error, Facts, Query, Table};
use serde::Serialize;

use crate::output::{Format, Output};
use crate::paint;
use crate::write::Draft;

/// Pixels per unit of a PNG: sharp on the usual screens.
const SCALE: f32 = 2.0;

/// Answers a question and gives it out; `false` if nothing was found.
pub(crate) fn answer(query: &Query, output: &Output, record: Option<&Path>) -> Result<bool, Error> {
    let answer = antre::answer(query, &output.detail())?;
    let mut draft = Draft::default();
    pictures(&answer, output, &mut draft)?;
    let recording = match &answer.facts {
        Facts::DuelFight(fight) => Some(&fight.recording),
        Facts::DuelPlay(play) => play.recording.as_ref(),
        _ => None,
    };
    if let (Some(path), Some(recording)) = (record, recording) {
        draft.file(path, recording.to_json().as_bytes())?;
    }
    let text = match output.format {
        Format::Text => text(&answer, output),
        Format::Json => json(&answer)? + "\n",
        Format::Csv => csv(&answer.table)?,
        Format::Wiki => wiki(&answer),
    };
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    // Where standard output holds only the lines or rows, the notes are told beside it.
    let apart = output.format == Format::Csv || (output.format == Format::Text && answer.verbatim.is_some());
    if apart && !output.quiet {
        for note in &answer.notes {
            eprintln!("antre: {}", note.text);
        }
    }
    Ok(answer.found)
}

fn pictures(answer: &Answer, output: &Output, draft: &mut Draft) -> Result<(), Error> {
    let drawn = |form| {
        if output.narrow { answer.picture.svg_narrow(form) } else { answer.picture.svg(form) }
    };
    if let Some(path) = &output.svg {
        match drawn(Form::Standalone) {
            Some(svg) => draft.file(path, svg.as_bytes())?,
            None => output.no_picture()?,
        }
    }
    if let Some(path) = &output.png {
        match drawn(Form::Literal) {
            Some(svg) => {
                let bytes = png(&svg, SCALE).map_err(|error| Error::new(error.to_string()))?;
                draft.file(path, &bytes)?;
            }
            None => output.no_picture()?,
        }
    }
    Ok(())
}

/// The answer as people read it, with colours where they are wanted.
pub(crate) fn text(answer: &Answer, output: &Output) -> String {
    if let Some(verbatim) = &answer.verbatim {
        return verbatim.clone();
    }
    let text = antre::text(answer, &output.detail(), &output.style());
    if output.out.is_none() && output.colored() { paint::painted(&text) } else { text.plain() }
}

/// Indented JSON.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string_pretty(value)
        .map_err(|error| Error::new(format!("the answer has no JSON form: {error}")))
}

/// The picture as a wiki's table, or the rows where it has no such form.
fn wiki(answer: &Answer) -> String {
    let caption = answer.sentence.text.as_str();
    answer.picture.wiki(caption).unwrap_or_else(|| wiki_rows(caption, &answer.table))
}

/// The rows as a wiki's table.
pub(crate) fn wiki_rows(caption: &str, table: &Table) -> String {
    let rows: Vec<Vec<String>> = table.rows.iter().map(|row| row.iter().map(plain).collect()).collect();
    let cells = rows.iter().map(|row| row.iter().map(String::as_str).collect());
    wiki_table(caption, &table.columns, cells)
}

fn plain(value: &Value) -> String {
    match value {
        Value::Int(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    }
}

/// The rows, comma-separated.
pub(crate) fn csv(table: &Table) -> Result<String, Error> {
    let failed = |error: &dyn std::fmt::Display| Error::new(format!("the answer has no CSV form: {error}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(&table.columns).map_err(|error| failed(&error))?;
    for row in &table.rows {
        writer.write_record(row.iter().map(plain)).map_err(|error| failed(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}
