//! Catalogues as Parquet: flat tables, Snappy, dictionaries for words; edition, program and columns in the metadata.

use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};

use crate::manifest::Manifest;
use crate::{Cell, Error};

/// Rows of a row group: what a reader decodes at once.
const GROUP: usize = 1 << 17;

/// Values of a column that wait for their row group.
enum Values {
    Int32(Vec<i32>),
    Int64(Vec<i64>),
    Bool(Vec<bool>),
    Text(Vec<ByteArray>),
}

impl Values {
    fn push(&mut self, cell: Cell) {
        match (self, cell) {
            (Self::Int32(values), Cell::Int(value)) => values.push(value as i32),
            (Self::Int64(values), Cell::Int(value)) => values.push(value),
            (Self::Bool(values), Cell::Bool(value)) => values.push(value),
            (Self::Text(values), cell) => values.push(ByteArray::from(cell.to_string().into_bytes())),
            // A column has cells of one kind; anything else counts as nothing.
            (Self::Int32(values), _) => values.push(0),
            (Self::Int64(values), _) => values.push(0),
            (Self::Bool(values), _) => values.push(false),
        }
    }
}

/// A Parquet file under way.
pub(crate) struct Table<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    values: Vec<Values>,
    rows: usize,
}

impl<W: Write + Send> Table<W> {
    pub(crate) fn new(out: W, manifest: &Manifest, narrow: &[bool]) -> io::Result<Self> {
        let kinds: Vec<Physical> = manifest
            .columns
            .iter()
            .zip(narrow)
            .map(|(column, &narrow)| match column.kind.as_str() {
                "int" if narrow => Physical::INT32,
                "int" => Physical::INT64,
                "bool" => Physical::BOOLEAN,
                _ => Physical::BYTE_ARRAY,
            })
            .collect();
        let fields = manifest.columns.iter().zip(&kinds).map(|(column, &kind)| {
            let text = (kind == Physical::BYTE_ARRAY).then_some(LogicalType::String);
            Type::primitive_type_builder(&column.name, kind)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(text)
                .build()
                .map(Arc::new)
        });
        let fields: Vec<TypePtr> = fields.collect::<Result<_, _>>().map_err(io::Error::other)?;
        let schema =
            Type::group_type_builder("antre").with_fields(fields).build().map_err(io::Error::other)?;
        let writer = SerializedFileWriter::new(out, Arc::new(schema), properties(manifest))
            .map_err(io::Error::other)?;
        let values = kinds
            .into_iter()
            .map(|kind| match kind {
                Physical::INT32 => Values::Int32(Vec::new()),
                Physical::INT64 => Values::Int64(Vec::new()),
                Physical::BOOLEAN => Values::Bool(Vec::new()),
                _ => Values::Text(Vec::new()),
            })
            .collect();
        Ok(Self { writer, values, rows: 0 })
    }

    pub(crate) fn push(&mut self, cells: Vec<Cell>) -> io::Result<()> {
        for (values, cell) in self.values.iter_mut().zip(cells) {
            values.push(cell);
        }
        self.rows += 1;
        if self.rows == GROUP { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        let failed = io::Error::other::<parquet::errors::ParquetError>;
        let mut group = self.writer.next_row_group().map_err(failed)?;
        for values in &mut self.values {
            let Some(mut column) = group.next_column().map_err(failed)? else { break };
            match values {
                Values::Int32(values) => column.typed::<Int32Type>().write_batch(values, None, None),
                Values::Int64(values) => column.typed::<Int64Type>().write_batch(values, None, None),
                Values::Bool(values) => column.typed::<BoolType>().write_batch(values, None, None),
                Values::Text(values) => column.typed::<ByteArrayType>().write_batch(values, None, None),
            }
            .map_err(failed)?;
            column.close().map_err(failed)?;
            match values {
                Values::Int32(values) => values.clear(),
                Values::Int64(values) => values.clear(),
                Values::Bool(values) => values.clear(),
                Values::Text(values) => values.clear(),
            }
        }
        group.close().map_err(failed)?;
        self.rows = 0;
        Ok(())
    }

    pub(crate) fn finish(mut self) -> io::Result<()> {
        if self.rows > 0 {
            self.flush()?;
        }
        self.writer.close().map(drop).map_err(io::Error::other)
    }
}

/// Compression and metadata: what one needs to know of a file that was separated from its manifest.
fn properties(manifest: &Manifest) -> Arc<WriterProperties> {
    let entry = |key: &str, value: String| KeyValue::new(key.to_owned(), value);
    let columns = serde_json::to_string(&manifest.columns).unwrap_or_default();
    let metadata = vec![
        entry("antre.format", manifest.format.clone()),
        entry("antre.program", manifest.program.clone()),
        entry("antre.table", manifest.table.clone()),
        entry("antre.edition", manifest.edition.clone()),
        entry("antre.filter", manifest.filter.clone()),
        entry("antre.columns", columns),
    ];
    Arc::new(
        WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(manifest.program.clone())
            .set_key_value_metadata(Some(metadata))
            .build(),
    )
}

/// Puts files of one schema one after another without decoding them.
pub(crate) fn concatenate(out: File, parts: &[PathBuf], manifest: &Manifest) -> Result<(), Error> {
    let mut writer: Option<SerializedFileWriter<File>> = None;
    let mut out = Some(out);
    for part in parts {
        let failed = |error: parquet::errors::ParquetError| {
            let why = error.to_string();
            Error::file(part, format!("is no Parquet file of antre ({why}): write this shard again"))
        };
        let file = File::open(part).map_err(|error| Error::io(part, &error))?;
        let reader = SerializedFileReader::new(file.try_clone().map_err(|error| Error::io(part, &error))?)
            .map_err(failed)?;
        let metadata = reader.metadata();
        if let (None, Some(out)) = (&writer, out.take()) {
            let schema = metadata.file_metadata().schema_descr().root_schema_ptr();
            writer = Some(SerializedFileWriter::new(out, schema, properties(manifest)).map_err(failed)?);
        }
        let Some(writer) = &mut writer else { break };
        for group in metadata.row_groups() {
            let mut copy = writer.next_row_group().map_err(failed)?;
            for column in group.columns() {
                let close = ColumnCloseResult {
                    bytes_written: column.compressed_size() as u64,
                    rows_written: group.num_rows() as u64,
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                copy.append_column(&file, close).map_err(failed)?;
            }
            copy.close().map_err(failed)?;
        }
    }
    if let Some(writer) = writer {
        writer.close().map_err(|error| Error::Option(format!("merge: {error}")))?;
    }
    Ok(())
}
