//! Whole spaces as tables: one file per shard with its manifest, and shards put together again.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::export::{Form, Selection, Storage, csv_head, csv_row, json_row};
use crate::manifest::{self, Manifest, ManifestColumn};
use crate::run::{Options, Progress, Verify, run};
use crate::{Cell, Error, Filter, Shard, Space, Staged, Work, write_atomically};

/// Rows of a catalogue of which one is computed again by the obvious generator.
pub const SPOT: u64 = 1_009;

/// What is to be written.
pub struct Request<'a, I> {
    /// Condition on the rows.
    pub filter: &'a Filter<I>,
    /// Columns.
    pub selection: &'a Selection<I>,
    /// Form of the file.
    pub form: Form,
    /// Which part of the space.
    pub shard: Shard,
    /// File; its manifest stands beside it.
    pub path: &'a Path,
    /// Program and version, for the manifest.
    pub program: &'a str,
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// Set from outside to stop; nothing is written then.
    pub stop: Option<&'a std::sync::atomic::AtomicBool>,
}

/// Writes a shard: file and manifest, the manifest last. A run that was cut off leaves neither, so that a retry is a
/// rerun; the same shard always has the same bytes.
///
/// # Errors
/// What cannot be written, or a row that the obvious generator computes otherwise.
pub fn write<S: Space>(
    space: &S,
    request: &Request<'_, S::Item>,
    progress: impl FnMut(Progress),
) -> Result<Manifest, Error> {
    write_range(space, request, request.shard.part(0..space.size()), progress)
}

/// Writes the shard that is a range of positions, which need not be one of equal parts: who splits by cost calls it.
///
/// # Errors
/// The range is not of the space; and as [`write()`].
pub fn write_range<S: Space>(
    space: &S,
    request: &Request<'_, S::Item>,
    range: std::ops::Range<u64>,
    progress: impl FnMut(Progress),
) -> Result<Manifest, Error> {
    let path = request.path;
    let failed = |error: std::io::Error| Error::io(path, &error);
    let whole = 0..space.size();
    if range.start > range.end || range.end > whole.end {
        let sentence = format!("range {}..{}: expected a part of 0..{}", range.start, range.end, whole.end);
        return Err(Error::Option(sentence));
    }
    let columns: Vec<ManifestColumn> = request
        .selection
        .columns
        .iter()
        .map(|(name, column)| ManifestColumn {
            name: name.replace('.', "_"),
            kind: column.kind_word().into(),
            unit: column.unit.into(),
            doc: column.doc.into(),
        })
        .collect();
    let mut manifest = Manifest {
        format: manifest::FORMAT.into(),
        program: request.program.into(),
        table: space.name(),
        edition: space.edition(),
        filter: request.filter.text().into(),
        filter_sha256: request.filter.hash(),
        shard: request.shard.to_string(),
        first: range.start,
        end: range.end,
        space: whole.end,
        rows: 0,
        file: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        sha256: String::new(),
        columns,
    };
    let mut staged = Staged::new(path)?;
    let options = Options {
        threads: request.threads,
        shown: request.selection.stages(),
        verify: Verify::Every(SPOT),
        stop: request.stop,
        ..Options::default()
    };
    let storage: Vec<Storage> =
        request.selection.columns.iter().map(|(_, column)| Storage::of(column)).collect();
    let file = staged.file().try_clone().map_err(failed)?;
    let mut table = Writer::new(file, request.form, &manifest, &storage).map_err(failed)?;
    let mut rows = 0;
    let summary = run(
        space,
        request.filter,
        &Work::Range(range),
        &options,
        |_, item| {
            rows += 1;
            table.push(request.selection.cells(item)).map_err(failed)?;
            Ok(ControlFlow::Continue(()))
        },
        progress,
    )?;
    if summary.done < summary.of {
        return Err(Error::Option(format!("{}: stopped, nothing is written", path.display())));
    }
    table.finish().map_err(failed)?;
    staged.commit()?;
    manifest.rows = rows;
    manifest.sha256 = manifest::file_sha256(path)?;
    write_atomically(&Manifest::beside(path), manifest.to_text().as_bytes())?;
    Ok(manifest)
}

/// A table under way.
struct Writer {
    form: Body,
    names: Vec<String>,
}

enum Body {
    Csv(BufWriter<File>),
    JsonLines(BufWriter<File>),
    #[cfg(feature = "parquet")]
    Parquet(Box<crate::parquet::Table<File>>),
    #[cfg(feature = "arrow")]
    Arrow(Box<crate::arrow::Table<BufWriter<File>>>),
}

impl Writer {
    fn new(file: File, form: Form, manifest: &Manifest, storage: &[Storage]) -> std::io::Result<Self> {
        let names: Vec<String> = manifest.columns.iter().map(|column| column.name.clone()).collect();
        let form = match form {
            Form::Csv => {
                let mut out = BufWriter::with_capacity(1 << 16, file);
                csv_head(&mut out, &names)?;
                Body::Csv(out)
            }
            Form::JsonLines => Body::JsonLines(BufWriter::with_capacity(1 << 16, file)),
            #[cfg(feature = "parquet")]
            Form::Parquet => Body::Parquet(Box::new(crate::parquet::Table::new(file, manifest, storage)?)),
            #[cfg(feature = "arrow")]
            Form::Arrow => {
                let file = BufWriter::with_capacity(1 << 16, file);
                Body::Arrow(Box::new(crate::arrow::Table::new(file, manifest, storage)?))
            }
            #[cfg(not(all(feature = "parquet", feature = "arrow")))]
            other => {
                let _ = storage;
                let reason = format!("this build writes no {}: expected csv or jsonl", other.ending());
                return Err(std::io::Error::other(reason));
            }
        };
        Ok(Self { form, names })
    }

    fn push(&mut self, cells: Vec<Cell>) -> std::io::Result<()> {
        match &mut self.form {
            Body::Csv(out) => csv_row(out, &cells),
            Body::JsonLines(out) => json_row(out, &self.names, &cells),
            #[cfg(feature = "parquet")]
            Body::Parquet(table) => table.push(cells),
            #[cfg(feature = "arrow")]
            Body::Arrow(table) => table.push(cells),
        }
    }

    fn finish(self) -> std::io::Result<()> {
        match self.form {
            Body::Csv(mut out) | Body::JsonLines(mut out) => out.flush(),
            #[cfg(feature = "parquet")]
            Body::Parquet(table) => table.finish(),
            #[cfg(feature = "arrow")]
            Body::Arrow(table) => table.finish(),
        }
    }
}

/// Puts shards together: their manifests must be the parts of one whole, and their files unchanged.
///
/// # Errors
/// Which shard is missing, doubled, changed or of something else; what cannot be written.
pub fn merge(files: &[PathBuf], into: &Path, program: &str) -> Result<Manifest, Error> {
    let mut shards = Vec::new();
    for file in files {
        let path = if file.to_string_lossy().ends_with(".manifest.json") {
            file.clone()
        } else {
            Manifest::beside(file)
        };
        let manifest = Manifest::read(&path)?;
        shards.push((path, manifest));
    }
    manifest::check_whole(&mut shards)?;
    let parts: Vec<PathBuf> =
        shards.iter().map(|(path, shard)| shard.checked_file(path)).collect::<Result<_, Error>>()?;
    let ending = |path: &Path| path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    if let Some(other) = parts.iter().find(|part| ending(part) != ending(into)) {
        let reason = format!("is of another form than {}: expected the same ending", into.display());
        return Err(Error::file(other, reason));
    }
    let first = &shards[0].1;
    let mut manifest = Manifest {
        program: program.into(),
        shard: Shard::WHOLE.to_string(),
        first: 0,
        end: first.space,
        rows: shards.iter().map(|(_, shard)| shard.rows).sum(),
        file: into.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        ..first.clone()
    };
    let mut staged = Staged::new(into)?;
    match ending(into).as_deref() {
        #[cfg(feature = "parquet")]
        Some("parquet") => {
            let file = staged.file().try_clone().map_err(|error| Error::io(into, &error))?;
            crate::parquet::concatenate(file, &parts, &manifest)?;
        }
        #[cfg(feature = "arrow")]
        Some("arrow") => {
            let file = staged.file().try_clone().map_err(|error| Error::io(into, &error))?;
            crate::arrow::concatenate(file, &parts, &manifest, into)?;
        }
        #[cfg(not(all(feature = "parquet", feature = "arrow")))]
        Some(other @ ("parquet" | "arrow")) => {
            let reason = format!("this build writes no {other}: expected csv or jsonl");
            return Err(Error::file(into, reason));
        }
        other => concatenate(staged.file(), &parts, other == Some("csv"), into)?,
    }
    staged.commit()?;
    manifest.sha256 = manifest::file_sha256(into)?;
    write_atomically(&Manifest::beside(into), manifest.to_text().as_bytes())?;
    Ok(manifest)
}

/// Text files one after another; of the lines of names only the first is kept.
fn concatenate(out: &mut File, parts: &[PathBuf], head: bool, into: &Path) -> Result<(), Error> {
    for (index, part) in parts.iter().enumerate() {
        let mut file = BufReader::new(File::open(part).map_err(|error| Error::io(part, &error))?);
        if head && index > 0 {
            let mut line = Vec::new();
            file.read_until(b'\n', &mut line).map_err(|error| Error::io(part, &error))?;
        }
        let mut buffer = vec![0; 1 << 16];
        loop {
            let read = file.read(&mut buffer).map_err(|error| Error::io(part, &error))?;
            if read == 0 {
                break;
            }
            out.write_all(&buffer[..read]).map_err(|error| Error::io(into, &error))?;
        }
    }
    Ok(())
}
