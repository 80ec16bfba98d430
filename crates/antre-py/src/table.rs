//! Tables that data frames take over through Arrow's `PyCapsule` interface, without a copy.

#[allow(clippy::disallowed_types, reason = "Arrow's metadata is such a map; its order shows nowhere")]
use std::collections::HashMap;
use std::sync::Arc;

use antre::search::engine::Space as Enumerated;
use antre::search::engine::batch::Values;
use antre::search::engine::export::{Selection, Storage};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::types::Int32Type;
use arrow_array::{
    Array, ArrayRef, BooleanArray, DictionaryArray, Float64Array, Int32Array, Int64Array, RecordBatch,
    RecordBatchIterator, RecordBatchOptions, StringArray,
};
use arrow_buffer::{Buffer, OffsetBuffer};
use arrow_schema::ffi::FFI_ArrowSchema;
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};
use pyo3::exceptions::{PyIndexError, PyKeyError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyList, PyString};

use crate::refused;

/// Rows with named columns. ``pyarrow.table``, ``polars.DataFrame``, ``pandas.DataFrame.from_arrow``, DuckDB and all
/// others that know the Arrow ``PyCapsule`` interface take it over.
#[pyclass(frozen, module = "antre")]
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) schema: SchemaRef,
    pub(crate) batches: Vec<RecordBatch>,
}

/// The columns of a space as Arrow's: 32 bits where they do, words as dictionaries, units and meanings as metadata.
pub(crate) fn schema_of<S: Enumerated>(space: &S, selection: &Selection<S::Item>) -> SchemaRef {
    let fields = selection.names().into_iter().zip(&selection.columns).map(|(name, (_, column))| {
        let kind = match Storage::of(column) {
            Storage::Int32 => DataType::Int32,
            Storage::Int64 => DataType::Int64,
            Storage::Bool => DataType::Boolean,
            Storage::Words(_) => words(),
            Storage::Text => DataType::Utf8,
        };
        let told = [("unit", column.unit), ("doc", column.doc)];
        Field::new(name, kind, false).with_metadata(metadata(&told))
    });
    let (name, edition) = (space.name(), space.edition());
    let told = [("table", name.as_str()), ("edition", &edition), ("program", antre::search::PROGRAM)];
    Arc::new(Schema::new_with_metadata(fields.collect::<Vec<_>>(), metadata(&told)))
}

fn words() -> DataType {
    DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8))
}

#[allow(clippy::disallowed_types, reason = "Arrow's metadata is such a map; its order shows nowhere")]
fn metadata(told: &[(&str, &str)]) -> HashMap<String, String> {
    let told = told.iter().filter(|(_, value)| !value.is_empty());
    told.map(|&(key, value)| (format!("antre.{key}"), value.to_owned())).collect()
}

/// Columns as a batch of a schema.
pub(crate) fn batch(
    schema: &SchemaRef,
    columns: Vec<Values>,
    rows: usize,
) -> Result<RecordBatch, ArrowError> {
    let arrays = columns.into_iter().map(array).collect::<Result<Vec<_>, _>>()?;
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    RecordBatch::try_new_with_options(Arc::clone(schema), arrays, &options)
}

fn array(values: Values) -> Result<ArrayRef, ArrowError> {
    Ok(match values {
        Values::Int32(values) => Arc::new(Int32Array::from(values)),
        Values::Int64(values) => Arc::new(Int64Array::from(values)),
        Values::Bool(values) => Arc::new(BooleanArray::from(values)),
        Values::Word(places, words) => {
            let words = StringArray::from_iter_values(words.iter());
            Arc::new(DictionaryArray::<Int32Type>::try_new(Int32Array::from(places), Arc::new(words))?)
        }
        Values::Text(texts) => {
            let ends = OffsetBuffer::from_lengths(texts.lengths);
            Arc::new(StringArray::try_new(ends, Buffer::from_vec(texts.all.into_bytes()), None)?)
        }
    })
}

/// A table of columns that are there already.
pub(crate) fn ready(edition: &str, columns: Vec<(&str, ArrayRef)>, rows: usize) -> PyResult<Table> {
    let field = |(name, array): &(&str, ArrayRef)| {
        Field::new(*name, array.data_type().clone(), array.null_count() > 0)
    };
    let fields: Vec<Field> = columns.iter().map(field).collect();
    let told = [("edition", edition), ("program", antre::search::PROGRAM)];
    let schema = Arc::new(Schema::new_with_metadata(fields, metadata(&told)));
    let arrays = columns.into_iter().map(|(_, array)| array).collect();
    let options = RecordBatchOptions::new().with_row_count(Some(rows));
    let batch = RecordBatch::try_new_with_options(Arc::clone(&schema), arrays, &options).map_err(refused)?;
    Ok(Table { schema, batches: vec![batch] })
}

impl Table {
    fn rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn place(&self, name: &str) -> PyResult<usize> {
        self.schema.index_of(name).map_err(|_| {
            let names: Vec<&str> = self.schema.fields().iter().map(|field| field.name().as_str()).collect();
            PyKeyError::new_err(format!("column \"{name}\": expected one of {}", names.join(", ")))
        })
    }
}

#[pymethods]
impl Table {
    /// Arrow's schema, as a capsule.
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        let schema = FFI_ArrowSchema::try_from(self.schema.as_ref()).map_err(refused)?;
        PyCapsule::new_with_value(py, schema, c"arrow_schema")
    }

    /// Arrow's stream, as a capsule. The memory is shared, not copied. A wish for another schema is not followed, as the
    /// interface allows: takers cast by themselves.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = self.batches.clone().into_iter().map(Ok);
        let reader = RecordBatchIterator::new(batches, Arc::clone(&self.schema));
        PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(reader)), c"arrow_array_stream")
    }

    /// How many rows.
    fn __len__(&self) -> usize {
        self.rows()
    }

    fn __repr__(&self) -> String {
        format!("antre.Table({} rows: {})", self.rows(), self.columns().join(", "))
    }

    fn __eq__(&self, other: &Self) -> bool {
        let same = |a: &Self, b: &Self| -> Result<bool, ArrowError> {
            Ok(a.schema == b.schema && joined(a) == joined(b))
        };
        same(self, other).unwrap_or(false)
    }

    /// Names of the columns.
    #[getter]
    fn columns(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    /// What is known of the whole: table, edition, program.
    #[getter]
    fn metadata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        told(py, self.schema.metadata())
    }

    /// Unit and meaning of a column.
    fn about<'py>(&self, py: Python<'py>, column: &str) -> PyResult<Bound<'py, PyDict>> {
        told(py, self.schema.field(self.place(column)?).metadata())
    }

    /// The values of a column, as a list.
    fn __getitem__<'py>(&self, py: Python<'py>, column: &str) -> PyResult<Bound<'py, PyList>> {
        let place = self.place(column)?;
        let list = PyList::empty(py);
        for batch in &self.batches {
            append(py, batch.column(place), &list)?;
        }
        Ok(list)
    }

    /// The rows, as a list of dictionaries.
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let names: Vec<Bound<'py, PyString>> =
            self.schema.fields().iter().map(|field| PyString::new(py, field.name())).collect();
        let columns: Vec<Bound<'py, PyList>> =
            self.columns().iter().map(|name| self.__getitem__(py, name)).collect::<PyResult<_>>()?;
        let row = |at: usize| {
            let row = PyDict::new(py);
            for (name, column) in names.iter().zip(&columns) {
                row.set_item(name, column.get_item(at)?)?;
            }
            Ok(row)
        };
        (0..self.rows()).map(row).collect()
    }

    /// So many rows from `start` on.
    fn slice(&self, start: usize, rows: usize) -> PyResult<Self> {
        if start > self.rows() {
            return Err(PyIndexError::new_err(format!("row {start}: expected 0..={}", self.rows())));
        }
        let (mut skip, mut left) = (start, rows);
        let mut batches = Vec::new();
        for batch in &self.batches {
            let skipped = skip.min(batch.num_rows());
            let taken = left.min(batch.num_rows() - skipped);
            if taken > 0 {
                batches.push(batch.slice(skipped, taken));
            }
            skip -= skipped;
            left -= taken;
        }
        Ok(Self { schema: Arc::clone(&self.schema), batches })
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let write = || -> Result<Vec<u8>, ArrowError> {
            let mut writer = arrow_ipc::writer::StreamWriter::try_new(Vec::new(), &self.schema)?;
            for batch in &self.batches {
                writer.write(batch)?;
            }
            writer.into_inner()
        };
        let bytes = py.detach(write).map_err(refused)?;
        let read = py.import("antre._antre")?.getattr("read_table")?;
        Ok((read, (PyBytes::new(py, &bytes),)))
    }
}

/// All rows in one batch.
fn joined(table: &Table) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for batch in &table.batches {
        for at in 0..batch.num_rows() {
            rows.push(batch.columns().iter().map(|column| word(column, at)).collect());
        }
    }
    rows
}

fn word(column: &ArrayRef, at: usize) -> String {
    let any = column.as_any();
    if column.is_null(at) {
        String::new()
    } else if let Some(column) = any.downcast_ref::<Float64Array>() {
        column.value(at).to_string()
    } else if let Some(column) = any.downcast_ref::<Int32Array>() {
        column.value(at).to_string()
    } else if let Some(column) = any.downcast_ref::<Int64Array>() {
        column.value(at).to_string()
    } else if let Some(column) = any.downcast_ref::<BooleanArray>() {
        column.value(at).to_string()
    } else if let Some(column) = any.downcast_ref::<StringArray>() {
        column.value(at).to_owned()
    } else if let Some(column) = any.downcast_ref::<DictionaryArray<Int32Type>>() {
        word(column.values(), column.key(at).unwrap_or(0))
    } else {
        String::new()
    }
}

fn append(py: Python<'_>, column: &ArrayRef, list: &Bound<'_, PyList>) -> PyResult<()> {
    let any = column.as_any();
    if let Some(column) = any.downcast_ref::<Int32Array>() {
        column.values().iter().try_for_each(|value| list.append(*value))
    } else if let Some(column) = any.downcast_ref::<Int64Array>() {
        column.iter().try_for_each(|value| list.append(value))
    } else if let Some(column) = any.downcast_ref::<Float64Array>() {
        column.iter().try_for_each(|value| list.append(value))
    } else if let Some(column) = any.downcast_ref::<BooleanArray>() {
        column.values().iter().try_for_each(|value| list.append(value))
    } else if let Some(column) = any.downcast_ref::<StringArray>() {
        (0..column.len()).try_for_each(|at| list.append(column.value(at)))
    } else if let Some(column) = any.downcast_ref::<DictionaryArray<Int32Type>>() {
        // Every row of a word holds the same Python text.
        let words: Vec<Bound<'_, PyString>> =
            (0..column.values().len()).map(|at| PyString::new(py, &word(column.values(), at))).collect();
        column.keys().values().iter().try_for_each(|&place| list.append(words.get(place as usize)))
    } else {
        Ok(())
    }
}

#[allow(clippy::disallowed_types, reason = "Arrow's metadata is such a map; it is put in order here")]
fn told<'py>(py: Python<'py>, metadata: &HashMap<String, String>) -> PyResult<Bound<'py, PyDict>> {
    let sorted: std::collections::BTreeMap<&String, &String> = metadata.iter().collect();
    let told = PyDict::new(py);
    for (key, value) in sorted {
        told.set_item(key.trim_start_matches("antre."), value)?;
    }
    Ok(told)
}

/// Tables of the same columns one after another; nothing is copied.
#[pyfunction]
pub(crate) fn concat(tables: Vec<Bound<'_, Table>>) -> PyResult<Table> {
    let Some(first) = tables.first() else {
        return Err(refused("concat: no tables: expected at least one"));
    };
    let schema = Arc::clone(&first.get().schema);
    if tables.iter().any(|table| table.get().schema != schema) {
        return Err(refused("concat: tables of different columns: expected the same columns in all"));
    }
    Ok(Table { schema, batches: tables.iter().flat_map(|table| table.get().batches.clone()).collect() })
}

/// A table from what pickling wrote.
#[pyfunction]
pub(crate) fn read_table(py: Python<'_>, bytes: Vec<u8>) -> PyResult<Table> {
    let read = || -> Result<Table, ArrowError> {
        let reader = arrow_ipc::reader::StreamReader::try_new(std::io::Cursor::new(bytes), None)?;
        let schema = reader.schema();
        Ok(Table { schema, batches: reader.collect::<Result<_, _>>()? })
    };
    py.detach(read).map_err(refused)
}
