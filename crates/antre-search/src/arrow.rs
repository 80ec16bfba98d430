//! Catalogues as Arrow IPC files: batches of columns as they lie in memory, words as dictionaries; edition, program and
//! columns in the schema's metadata.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::types::Int32Type;
use arrow_array::{
    ArrayRef, BooleanArray, DictionaryArray, Int32Array, Int64Array, RecordBatch, StringArray,
};
use arrow_ipc::reader::FileReader;
use arrow_ipc::writer::FileWriter;
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};

use crate::export::Storage;
use crate::manifest::Manifest;
use crate::{Cell, Error};

/// Rows of a batch: what a reader holds at once.
const BATCH: usize = 1 << 16;

/// Values of a column that wait for their batch.
enum Values {
    Int32(Vec<i32>),
    Int64(Vec<i64>),
    Bool(Vec<bool>),
    Text(Vec<String>),
    /// Places in the list of words, which every batch shares.
    Words {
        places: Vec<i32>,
        sorted: Vec<(String, i32)>,
        words: ArrayRef,
    },
}

impl Values {
    fn new(storage: &Storage) -> Self {
        match storage {
            Storage::Int32 => Self::Int32(Vec::new()),
            Storage::Int64 => Self::Int64(Vec::new()),
            Storage::Bool => Self::Bool(Vec::new()),
            Storage::Text => Self::Text(Vec::new()),
            Storage::Words(words) => {
                let mut sorted: Vec<(String, i32)> = words.iter().cloned().zip(0..).collect();
                sorted.sort();
                let words = Arc::new(StringArray::from_iter_values(words.iter()));
                Self::Words { places: Vec::new(), sorted, words }
            }
        }
    }

    fn push(&mut self, cell: Cell) {
        match (self, cell) {
            (Self::Int32(values), Cell::Int(value)) => values.push(value as i32),
            (Self::Int64(values), Cell::Int(value)) => values.push(value),
            (Self::Bool(values), Cell::Bool(value)) => values.push(value),
            (Self::Text(values), cell) => values.push(cell.to_string()),
            (Self::Words { places, sorted, .. }, Cell::Text(word)) => {
                let found = sorted.binary_search_by(|(other, _)| other.as_str().cmp(&word));
                // A column has no word outside its list.
                places.push(found.map_or(0, |at| sorted[at].1));
            }
            // A column has cells of one kind; anything else counts as nothing.
            (Self::Int32(values) | Self::Words { places: values, .. }, _) => values.push(0),
            (Self::Int64(values), _) => values.push(0),
            (Self::Bool(values), _) => values.push(false),
        }
    }

    /// What has been pushed, as an array; the next batch begins empty.
    fn take(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::Int32(values) => Arc::new(Int32Array::from(std::mem::take(values))),
            Self::Int64(values) => Arc::new(Int64Array::from(std::mem::take(values))),
            Self::Bool(values) => Arc::new(BooleanArray::from(std::mem::take(values))),
            Self::Text(values) => Arc::new(StringArray::from(std::mem::take(values))),
            Self::Words { places, words, .. } => {
                let places = Int32Array::from(std::mem::take(places));
                Arc::new(DictionaryArray::<Int32Type>::try_new(places, Arc::clone(words))?)
            }
        })
    }
}

/// An Arrow file under way.
pub(crate) struct Table<W: Write> {
    writer: FileWriter<W>,
    schema: SchemaRef,
    values: Vec<Values>,
    rows: usize,
}

impl<W: Write> Table<W> {
    pub(crate) fn new(out: W, manifest: &Manifest, storage: &[Storage]) -> io::Result<Self> {
        let fields: Vec<Field> = manifest
            .columns
            .iter()
            .zip(storage)
            .map(|(column, storage)| {
                let kind = match storage {
                    Storage::Int32 => DataType::Int32,
                    Storage::Int64 => DataType::Int64,
                    Storage::Bool => DataType::Boolean,
                    Storage::Text => DataType::Utf8,
                    Storage::Words(_) => {
                        DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8))
                    }
                };
                Field::new(&column.name, kind, false)
            })
            .collect();
        let schema = Arc::new(Schema::new(fields).with_metadata(metadata(manifest)));
        let writer = FileWriter::try_new(out, &schema).map_err(io::Error::other)?;
        Ok(Self { writer, schema, values: storage.iter().map(Values::new).collect(), rows: 0 })
    }

    pub(crate) fn push(&mut self, cells: Vec<Cell>) -> io::Result<()> {
        for (values, cell) in self.values.iter_mut().zip(cells) {
            values.push(cell);
        }
        self.rows += 1;
        if self.rows == BATCH { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.rows = 0;
        let arrays = self.values.iter_mut().map(Values::take).collect::<Result<Vec<_>, _>>();
        let batch = arrays.and_then(|arrays| RecordBatch::try_new(Arc::clone(&self.schema), arrays));
        batch.and_then(|batch| self.writer.write(&batch)).map_err(plain)
    }

    pub(crate) fn finish(mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.flush()?;
        }
        self.writer.finish().map_err(plain)
    }
}

/// The system's own error, where there is one: a full disk stays a full disk.
fn plain(error: ArrowError) -> io::Error {
    match error {
        ArrowError::IoError(_, error) => error,
        other => io::Error::other(other),
    }
}

/// What one needs to know of a file that was separated from its manifest.
fn metadata<M: FromIterator<(String, String)>>(manifest: &Manifest) -> M {
    manifest.metadata().into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// Puts files of one schema one after another.
pub(crate) fn concatenate(
    out: File,
    parts: &[PathBuf],
    manifest: &Manifest,
    into: &Path,
) -> Result<(), Error> {
    let mut writer = None;
    let mut out = Some(out);
    for part in parts {
        let failed = |error: ArrowError| {
            Error::file(part, format!("is no Arrow file of antre ({error}): write this shard again"))
        };
        let written = |error: ArrowError| Error::io(into, &plain(error));
        let file = File::open(part).map_err(|error| Error::io(part, &error))?;
        let reader = FileReader::try_new(BufReader::new(file), None).map_err(failed)?;
        if let Some(out) = out.take() {
            let schema = Schema::new(reader.schema().fields().clone()).with_metadata(metadata(manifest));
            writer = Some((FileWriter::try_new(out, &schema).map_err(written)?, Arc::new(schema)));
        }
        let Some((writer, schema)) = &mut writer else { break };
        for batch in reader {
            let columns = batch.map_err(failed)?.columns().to_vec();
            let batch = RecordBatch::try_new(Arc::clone(schema), columns).map_err(failed)?;
            writer.write(&batch).map_err(written)?;
        }
    }
    if let Some((mut writer, _)) = writer {
        writer.finish().map_err(|error| Error::io(into, &plain(error)))?;
    }
    Ok(())
}
