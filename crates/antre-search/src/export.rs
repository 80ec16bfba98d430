//! Rows of columns as CSV, JSON Lines, Parquet or Arrow.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use crate::{Cell, Column, Error, Kind, Schema, Stages};

/// Form of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Comma-separated, with a line of names.
    Csv,
    /// One JSON object per line.
    JsonLines,
    /// Parquet.
    Parquet,
    /// Arrow IPC file.
    Arrow,
}

/// How tables that have types keep a column's values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Storage {
    /// Whole numbers that fit 32 bits.
    Int32,
    /// Other whole numbers.
    Int64,
    /// Yes or no.
    Bool,
    /// Words of a list.
    Words(Arc<Vec<String>>),
    /// Any text.
    Text,
}

impl Storage {
    /// Of a column.
    pub fn of<I>(column: &Column<I>) -> Self {
        let fits = |value: i64| i32::try_from(value).is_ok();
        match &column.kind {
            Kind::Int { low, high } if fits(*low) && fits(*high) => Self::Int32,
            Kind::Int { .. } => Self::Int64,
            Kind::Bool => Self::Bool,
            Kind::Word(words) => Self::Words(Arc::clone(words)),
            Kind::Text | Kind::Record(_) | Kind::List(_) => Self::Text,
        }
    }
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::Csv, Self::JsonLines, Self::Parquet, Self::Arrow];

    /// The form that a file's name asks for by its ending; capitals do not matter.
    pub fn of_file(path: &Path) -> Option<Self> {
        let ending = path.extension()?;
        Self::ALL.into_iter().find(|form| ending.eq_ignore_ascii_case(form.ending()))
    }

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::JsonLines => "jsonl",
            Self::Parquet => "parquet",
            Self::Arrow => "arrow",
        }
    }

    /// That this build lacks the feature behind it.
    #[cfg(all(feature = "files", not(all(feature = "parquet", feature = "arrow"))))]
    pub(crate) fn not_built(self, path: &Path) -> Error {
        Error::file(path, format!("this build writes no {}: expected csv or jsonl", self.ending()))
    }
}

/// Columns of a table, by their paths in a schema.
pub struct Selection<I> {
    /// Path and column, in order.
    pub columns: Vec<(String, Column<I>)>,
}

impl<I: Clone + 'static> Selection<I> {
    /// Every column with one value per item.
    pub fn all(schema: &Schema<I>) -> Self {
        Self { columns: schema.flat().into_iter().map(|(path, column)| (path, column.clone())).collect() }
    }

    /// The columns of these paths; a record stands for all its columns.
    ///
    /// # Errors
    /// No column is called so.
    pub fn of<'a>(schema: &Schema<I>, paths: impl IntoIterator<Item = &'a str>) -> Result<Self, Error> {
        let flat = schema.flat();
        let mut columns = Vec::new();
        for path in paths {
            let below = format!("{path}.");
            let found: Vec<_> =
                flat.iter().filter(|(name, _)| name == path || name.starts_with(&below)).collect();
            if found.is_empty() {
                let hint = crate::column::nearest(path, flat.iter().map(|(name, _)| name.as_str()))
                    .map_or(String::new(), |nearest| format!("; perhaps {nearest}"));
                let names: Vec<&str> = flat.iter().map(|(name, _)| name.as_str()).collect();
                let sentence = format!("column \"{path}\": expected one of {}{hint}", names.join(", "));
                return Err(Error::Option(sentence));
            }
            columns.extend(found.into_iter().map(|(name, column)| (name.clone(), (*column).clone())));
        }
        Ok(Self { columns })
    }

    /// How tables that have types keep each.
    pub fn storage(&self) -> Vec<Storage> {
        self.columns.iter().map(|(_, column)| Storage::of(column)).collect()
    }

    /// The stages that they need.
    pub fn stages(&self) -> Stages {
        self.columns.iter().fold(Stages::default(), |sum, (_, column)| sum.and(Stages::with(column.stage)))
    }

    /// Names, with `_` for the points of records: `chests_S`.
    pub fn names(&self) -> Vec<String> {
        self.columns.iter().map(|(path, _)| path.replace('.', "_")).collect()
    }

    /// An item's values.
    pub fn cells(&self, item: &I) -> Vec<Cell> {
        let cell = |column: &Column<I>| column.cell(item, 0).unwrap_or(Cell::Text(String::new()));
        self.columns.iter().map(|(_, column)| cell(column)).collect()
    }
}

/// A line of names for CSV.
///
/// # Errors
/// The writer fails.
pub fn csv_head<W: Write>(out: &mut W, names: &[String]) -> io::Result<()> {
    writeln!(out, "{}", names.join(","))
}

/// A CSV line.
///
/// # Errors
/// The writer fails.
pub fn csv_row<W: Write>(out: &mut W, cells: &[Cell]) -> io::Result<()> {
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            out.write_all(b",")?;
        }
        match cell {
            Cell::Text(text) if text.contains([',', '"', '\n', '\r']) => {
                write!(out, "\"{}\"", text.replace('"', "\"\""))?;
            }
            other => write!(out, "{other}")?,
        }
    }
    out.write_all(b"\n")
}

/// A JSON line.
///
/// # Errors
/// The writer fails.
pub fn json_row<W: Write>(out: &mut W, names: &[String], cells: &[Cell]) -> io::Result<()> {
    out.write_all(b"{")?;
    for (index, (name, cell)) in names.iter().zip(cells).enumerate() {
        if index > 0 {
            out.write_all(b",")?;
        }
        write!(out, "\"{name}\":")?;
        serde_json::to_writer(&mut *out, cell)?;
    }
    out.write_all(b"}\n")
}
