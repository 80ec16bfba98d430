//! A table as a file under way, in any form: what catalogues and the hits of a search are written to.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::export::{Form, Storage, csv_head, csv_row, json_row};
use crate::manifest::Manifest;
use crate::{Cell, Error, Staged};

/// A table under way. Its file is in its place only when it is whole.
pub struct Table {
    body: Body,
    names: Vec<String>,
    staged: Staged,
}

enum Body {
    Csv(BufWriter<File>),
    JsonLines(BufWriter<File>),
    #[cfg(feature = "parquet")]
    Parquet(Box<crate::parquet::Table<File>>),
    #[cfg(feature = "arrow")]
    Arrow(Box<crate::arrow::Table<BufWriter<File>>>),
}

impl Table {
    /// Begins a table: `about` names its columns and is what Parquet and Arrow files say of themselves; `storage` has one
    /// entry a column.
    ///
    /// # Errors
    /// The folder cannot be written to; this build has no such form.
    pub fn begin(path: &Path, form: Form, about: &Manifest, storage: &[Storage]) -> Result<Self, Error> {
        let mut staged = Staged::new(path)?;
        let failed = |error: io::Error| Error::io(path, &error);
        let file = staged.file().try_clone().map_err(failed)?;
        let names: Vec<String> = about.columns.iter().map(|column| column.name.clone()).collect();
        let body = match form {
            Form::Csv => {
                let mut out = BufWriter::with_capacity(1 << 16, file);
                csv_head(&mut out, &names).map_err(failed)?;
                Body::Csv(out)
            }
            Form::JsonLines => Body::JsonLines(BufWriter::with_capacity(1 << 16, file)),
            #[cfg(feature = "parquet")]
            Form::Parquet => {
                Body::Parquet(Box::new(crate::parquet::Table::new(file, about, storage).map_err(failed)?))
            }
            #[cfg(feature = "arrow")]
            Form::Arrow => {
                let file = BufWriter::with_capacity(1 << 16, file);
                Body::Arrow(Box::new(crate::arrow::Table::new(file, about, storage).map_err(failed)?))
            }
            #[cfg(not(all(feature = "parquet", feature = "arrow")))]
            other => {
                let _ = storage;
                return Err(other.not_built(path));
            }
        };
        Ok(Self { body, names, staged })
    }

    /// Adds a row: one cell a column, each of the column's kind.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn push(&mut self, cells: Vec<Cell>) -> Result<(), Error> {
        let written = match &mut self.body {
            Body::Csv(out) => csv_row(out, &cells),
            Body::JsonLines(out) => json_row(out, &self.names, &cells),
            #[cfg(feature = "parquet")]
            Body::Parquet(table) => table.push(cells),
            #[cfg(feature = "arrow")]
            Body::Arrow(table) => table.push(cells),
        };
        written.map_err(|error| Error::io(self.staged.path(), &error))
    }

    /// Puts the whole file in its place, and says where that is.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is untouched.
    pub fn finish(self) -> Result<PathBuf, Error> {
        let written = match self.body {
            Body::Csv(mut out) | Body::JsonLines(mut out) => out.flush(),
            #[cfg(feature = "parquet")]
            Body::Parquet(table) => table.finish(),
            #[cfg(feature = "arrow")]
            Body::Arrow(table) => table.finish(),
        };
        let path = self.staged.path().to_owned();
        written.map_err(|error| Error::io(&path, &error))?;
        self.staged.commit()?;
        Ok(path)
    }
}
