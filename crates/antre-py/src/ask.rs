//! One question, one answer.

use std::sync::Arc;

use antre::core::Value;
use antre::draw::{Form, Style};
use antre::{Answer, Detail, Query};
use arrow_array::{ArrayRef, Float64Array, Int64Array, StringArray};
use pyo3::prelude::*;
use serde_json::json;

use crate::refused;
use crate::table::{Table, ready};
use crate::wait::abandonable;

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
    let answered = abandonable(py, move |given_up| {
        antre::answer_unless(given_up, &query, &detail).map(|answer| {
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

/// An answer's rows.
fn rows(answer: &Answer) -> PyResult<Table> {
    let rows = &answer.table.rows;
    let column = |place: usize| column(rows.iter().filter_map(|row| row.get(place)));
    let columns: Vec<_> =
        answer.table.columns.iter().enumerate().map(|(place, name)| (*name, column(place))).collect();
    ready(&answer.edition, columns, rows.len())
}

/// A column of numbers where all cells are numbers or empty, of texts otherwise. The facade has no fractions in its tables, so
/// that they are the same in every format: it writes them out, and nothing but a fraction looks like one.
fn column<'a>(cells: impl Iterator<Item = &'a Value> + Clone) -> ArrayRef {
    let text = |cell: &Value| match cell {
        Value::Int(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    };
    let (mut numbers, mut fractions, mut words) = (false, false, false);
    for cell in cells.clone() {
        match cell {
            Value::Int(_) => numbers = true,
            Value::Text(text) if is_fraction(text) => fractions = true,
            Value::Text(text) => words |= !text.is_empty(),
        }
    }
    if words || !(numbers || fractions) {
        Arc::new(cells.map(|cell| Some(text(cell))).collect::<StringArray>())
    } else if fractions {
        Arc::new(cells.map(|cell| text(cell).parse().ok()).collect::<Float64Array>())
    } else {
        let number = |cell: &Value| match cell {
            Value::Int(number) => Some(*number),
            Value::Text(_) => None,
        };
        Arc::new(cells.map(number).collect::<Int64Array>())
    }
}

/// Digits, a point, digits.
fn is_fraction(text: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.trim_start_matches('-').split_once('.').is_some_and(|(whole, rest)| digits(whole) && digits(rest))
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
