//! Whole spaces as tables: one file per shard with its manifest, and shards put together again.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::export::{Form, Selection};
use crate::manifest::{self, Manifest};
use crate::run::{Options, Progress, Verify, run};
use crate::table::Table;
use crate::{Error, Filter, Shard, Space, Staged, Work, write_atomically};

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
    let whole = 0..space.size();
    if range.start > range.end || range.end > whole.end {
        let sentence = format!("range {}..{}: expected a part of 0..{}", range.start, range.end, whole.end);
        return Err(Error::Option(sentence));
    }
    let mut manifest = Manifest {
        shard: request.shard.to_string(),
        first: range.start,
        end: range.end,
        ..Manifest::of(space, request.filter, request.selection, path, request.program)
    };
    let options = Options {
        threads: request.threads,
        shown: request.selection.stages(),
        verify: Verify::Every(SPOT),
        stop: request.stop,
        ..Options::default()
    };
    let mut table = Table::begin(path, request.form, &manifest, &request.selection.storage())?;
    let mut rows = 0;
    let summary = run(
        space,
        request.filter,
        &Work::Range(range),
        &options,
        |_, item| {
            rows += 1;
            table.push(request.selection.cells(item))?;
            Ok(ControlFlow::Continue(()))
        },
        progress,
    )?;
    if summary.done < summary.of {
        return Err(Error::Option(format!("{}: stopped, nothing is written", path.display())));
    }
    table.finish()?;
    manifest.rows = rows;
    manifest.sha256 = manifest::file_sha256(path)?;
    write_atomically(&Manifest::beside(path), manifest.to_text().as_bytes())?;
    Ok(manifest)
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
    match Form::of_file(into) {
        #[cfg(feature = "parquet")]
        Some(Form::Parquet) => {
            let file = staged.file().try_clone().map_err(|error| Error::io(into, &error))?;
            crate::parquet::concatenate(file, &parts, &manifest)?;
        }
        #[cfg(feature = "arrow")]
        Some(Form::Arrow) => {
            let file = staged.file().try_clone().map_err(|error| Error::io(into, &error))?;
            crate::arrow::concatenate(file, &parts, &manifest, into)?;
        }
        #[cfg(not(feature = "parquet"))]
        Some(form @ Form::Parquet) => return Err(form.not_built(into)),
        #[cfg(not(feature = "arrow"))]
        Some(form @ Form::Arrow) => return Err(form.not_built(into)),
        text => concatenate(staged.file(), &parts, text == Some(Form::Csv), into)?,
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
