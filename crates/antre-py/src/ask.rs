//! One question, one answer.

use antre::core::Value;
use antre::draw::{Form, Style};
use antre::search::engine::batch::Values;
use antre::{Answer, Detail, Query};
use pyo3::prelude::*;
use serde_json::json;

use crate::refused;
use crate::table::{Table, ready};
use crate::wait::unstoppable;

/// Answers a question: the answer as JSON, its rows, its picture as SVG if asked for, and the terminal's text.
#[pyfunction]
#[pyo3(signature = (query, detail, svg = false))]
pub(crate) fn ask(
    py: Python<'_>,
    query: &str,
    detail: &str,
    svg: bool,
) -> PyResult<(String, Table, Option<String>, String)> {
    let query: Query = serde_json::from_str(query).map_err(refused)?;
    let detail: Detail = serde_json::from_str(detail).map_err(refused)?;
    let answered = unstoppable(py, move || {
        antre::answer(&query, &detail).map(|answer| {
            let picture = if svg { answer.picture.svg(Form::Standalone) } else { None };
            let text = match &answer.verbatim {
                Some(verbatim) => verbatim.clone(),
                None => antre::text(&answer, &detail, &Style::default()).plain(),
            };
            (serde_json::to_string(&answer), rows(&answer), picture, text)
        })
    })?;
    let (json, rows, picture, text) = answered.map_err(refused)?;
    Ok((json.map_err(refused)?, rows?, picture, text))
}

/// An answer's rows. A column that is not all numbers is texts.
fn rows(answer: &Answer) -> PyResult<Table> {
    let rows = &answer.table.rows;
    let column = |place: usize| {
        let cells = || rows.iter().filter_map(|row| row.get(place));
        let numbers: Option<Vec<i64>> = cells()
            .map(|cell| match cell {
                Value::Int(number) => Some(*number),
                Value::Text(_) => None,
            })
            .collect();
        let text = |cell: &Value| match cell {
            Value::Int(number) => number.to_string(),
            Value::Text(text) => text.clone(),
        };
        match numbers {
            Some(numbers) if !rows.is_empty() => Values::Int64(numbers),
            _ => Values::Text(cells().map(text).collect()),
        }
    };
    let columns: Vec<_> =
        answer.table.columns.iter().enumerate().map(|(place, name)| (*name, column(place))).collect();
    ready(&answer.edition, columns, rows.len())
}

/// The schemas of all questions, of the depth of an answer, and of all answers, as JSON.
#[pyfunction]
pub(crate) fn schema() -> String {
    let read = || schemars::generate::SchemaSettings::draft2020_12().into_generator();
    let written = || schemars::generate::SchemaSettings::draft2020_12().for_serialize().into_generator();
    json!({
        "query": read().into_root_schema_for::<Query>(),
        "detail": read().into_root_schema_for::<Detail>(),
        "answer": written().into_root_schema_for::<Answer>(),
    })
    .to_string()
}
