//! Conformance: runs the program against vector files and names the first value that differs.
//!
//! Vectors are laid out as `<system>/<file>`, plain or `.gz`. Every kind of file has one reader (see the tables of each
//! system's module); a reader only fetches inputs, asks the rules, and compares. The document behind it remembers which
//! values were read, so that a value nobody looked at is a difference too: a vector file is checked whole or not at all.
//! Lists of lines and of words are documents too (see [`Form`]).

mod document;
mod dq9;
mod duel;
mod form;
mod isaac;
mod sky;
mod torneko3;

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde::Serialize;

pub use document::{Case, Document, Node, Role, Unreadable};
pub use form::Form;

use crate::{Error, nearest};

/// Largest vector file, unpacked, in bytes.
const FILE_LIMIT: u64 = 1 << 28;

/// The first value that differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mismatch {
    /// Where in the file: a JSON pointer, a line or a word, counted from 1.
    pub place: String,
    /// What the file has.
    pub expected: String,
    /// What this program gives.
    pub got: String,
}

/// What became of one file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The file as it was given.
    pub file: String,
    /// Cases in it.
    pub cases: usize,
    /// Cases without any difference.
    pub passed: usize,
    /// The first difference.
    pub difference: Option<Mismatch>,
    /// What is to be known of files whose values cannot differ: counts of matches.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// What became of all files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Summary {
    /// Files checked.
    pub files: usize,
    /// Files without any difference.
    pub passed: usize,
}

/// How a kind of file is read.
type Reader = fn(&Document<'_>) -> Result<(), Unreadable>;

/// The name of a kind whose files are known by what they contain.
const ANY: &str = "*";

/// (system, kinds) of everything that is known.
const SYSTEMS: &[(&str, &[(&str, Reader)])] = &[
    ("dq9", dq9::KINDS),
    ("duel", duel::KINDS),
    ("isaac", isaac::KINDS),
    ("sky", sky::KINDS),
    ("torneko3", torneko3::KINDS),
];

/// Checks files, and folders with all files below them, in the order given; `each` is told every report as it comes.
///
/// # Errors
/// A file that cannot be read, that is not of a known kind, or whose form is not that of its kind.
pub fn verify_paths(paths: &[PathBuf], mut each: impl FnMut(&Report)) -> Result<Summary, Error> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    // Every name is looked at before anything runs: an unknown file at the end should not cost the time of the rest.
    for file in &files {
        kind_of(file)?;
    }
    let mut summary = Summary::default();
    for file in &files {
        let report = verify_file(file)?;
        summary.files += 1;
        summary.passed += usize::from(report.difference.is_none());
        each(&report);
    }
    Ok(summary)
}

/// Checks one file.
///
/// # Errors
/// As [`verify_paths`].
pub fn verify_file(path: &Path) -> Result<Report, Error> {
    let (reader, _) = kind_of(path)?;
    let bytes = read(path)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    check(reader, &path.display().to_string(), &bytes, Some(folder)).map(|(report, _)| report)
}

/// Checks bytes as a file of a kind named `<system>/<file>`, and tells what each value of it was used for: for tests that
/// change expected values one by one.
///
/// # Errors
/// As [`verify_paths`].
pub fn verify_bytes(name: &str, bytes: &[u8]) -> Result<(Report, Vec<(String, Role)>), Error> {
    let (reader, _) = kind_of(Path::new(name))?;
    check(reader, name, bytes, None)
}

fn check(
    reader: Reader,
    name: &str,
    bytes: &[u8],
    folder: Option<&Path>,
) -> Result<(Report, Vec<(String, Role)>), Error> {
    let form = Form::of(name);
    let value = form.read(bytes).map_err(|sentence| Error::new(format!("{name}: {sentence}")))?;
    let document = Document::new(&value, folder);
    reader(&document).map_err(|Unreadable(sentence)| Error::new(format!("{name}: {sentence}")))?;
    let notes = document.told();
    let (cases, passed, mut difference, roles) = document.finish();
    if let Some(difference) = &mut difference {
        difference.place = form.place(&difference.place);
    }
    Ok((Report { file: name.into(), cases, passed, difference, notes }, roles))
}

/// The reader of a path: its folder is the system, its name (without `.gz`) the kind.
fn kind_of(path: &Path) -> Result<(Reader, String), Error> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let kind = name.strip_suffix(".gz").unwrap_or(name);
    let absolute = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let system = absolute
        .parent()
        .and_then(Path::file_name)
        .and_then(|folder| folder.to_str())
        .unwrap_or_default()
        .to_owned();
    let shown = path.display();
    let Some((_, kinds)) = SYSTEMS.iter().find(|(known, _)| *known == system) else {
        let known: Vec<&str> = SYSTEMS.iter().map(|(system, _)| *system).collect();
        return Err(Error::new(format!(
            "{shown}: folder \"{system}\" is not a system: expected <system>/<file> with one of {}",
            known.join(", ")
        )));
    };
    let Some((_, reader)) = kinds.iter().find(|(known, _)| [kind, ANY].contains(known)) else {
        let hint = nearest(kind, kinds.iter().map(|(known, _)| *known))
            .map_or_else(String::new, |known| format!("; perhaps {known}"));
        return Err(Error::new(format!("{shown}: no kind of {system} vector has this name{hint}")));
    };
    Ok((*reader, kind.to_owned()))
}

/// Files of a folder in the order of their names; hidden ones and texts for people (`.md`) are left out.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    let unreadable =
        |error: std::io::Error| Error::new(format!("{}: cannot be read: {error}", path.display()));
    if !fs::metadata(path).map_err(unreadable)?.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path)
        .map_err(unreadable)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(unreadable)?;
    entries.sort();
    for entry in entries {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let text = Path::new(name).extension().is_some_and(|extension| extension == "md");
        if !name.starts_with('.') && !text {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// A file's bytes, unpacked.
fn read(path: &Path) -> Result<Vec<u8>, Error> {
    let shown = path.display();
    let unreadable = |error: std::io::Error| Error::new(format!("{shown}: cannot be read: {error}"));
    let file = fs::File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    let packed = path.extension().is_some_and(|extension| extension == "gz");
    if packed {
        GzDecoder::new(file).take(FILE_LIMIT + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    } else {
        file.take(FILE_LIMIT + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    }
    if bytes.len() as u64 > FILE_LIMIT {
        return Err(Error::new(format!("{shown}: more than {FILE_LIMIT} bytes: expected at most that")));
    }
    Ok(bytes)
}
