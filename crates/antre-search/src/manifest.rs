//! What stands beside every file of a catalogue, and putting shards together.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::export::Selection;
use crate::{Error, Filter, Shard, Space};

/// Name and version of the manifest's form; the columns of a table change only with it.
pub const FORMAT: &str = "antre-catalog/1";

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManifestColumn {
    /// Name.
    pub name: String,
    /// int, bool or string.
    pub kind: String,
    /// Unit, or what is counted.
    pub unit: String,
    /// What it means.
    pub doc: String,
}

/// What a file of a catalogue holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// [`FORMAT`].
    pub format: String,
    /// Program that wrote it.
    pub program: String,
    /// Table (`dq9 maps`).
    pub table: String,
    /// Rules followed.
    pub edition: String,
    /// Condition on the rows; `true` for all.
    pub filter: String,
    /// SHA-256 of the condition.
    pub filter_sha256: String,
    /// Which shard (`1/4`).
    pub shard: String,
    /// First position of the range.
    pub first: u64,
    /// End of the range: the first position behind it.
    pub end: u64,
    /// Size of the whole space.
    pub space: u64,
    /// Rows of the file.
    pub rows: u64,
    /// File's name, beside the manifest.
    pub file: String,
    /// SHA-256 of the file.
    pub sha256: String,
    /// Columns in order.
    pub columns: Vec<ManifestColumn>,
}

impl Manifest {
    /// What a file will hold that is filled from the whole of a space; who writes a part of it, or something more beside
    /// the columns, changes what is different.
    pub fn of<S: Space>(
        space: &S,
        filter: &Filter<S::Item>,
        selection: &Selection<S::Item>,
        path: &Path,
        program: &str,
    ) -> Self {
        let columns = selection.columns.iter().map(|(name, column)| ManifestColumn {
            name: name.replace('.', "_"),
            kind: column.kind_word().into(),
            unit: column.unit.into(),
            doc: column.doc.into(),
        });
        Self {
            format: FORMAT.into(),
            program: program.into(),
            table: space.name(),
            edition: space.edition(),
            filter: filter.text().into(),
            filter_sha256: filter.hash(),
            shard: Shard::WHOLE.to_string(),
            first: 0,
            end: space.size(),
            space: space.size(),
            rows: 0,
            file: path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
            sha256: String::new(),
            columns: columns.collect(),
        }
    }

    /// Where the manifest of a file stands.
    pub fn beside(file: &Path) -> PathBuf {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(".manifest.json");
        file.with_file_name(name)
    }

    /// What the files say of themselves: entries of a Parquet file's and of an Arrow schema's metadata.
    pub fn metadata(&self) -> Vec<(&'static str, String)> {
        vec![
            ("antre.format", self.format.clone()),
            ("antre.program", self.program.clone()),
            ("antre.table", self.table.clone()),
            ("antre.edition", self.edition.clone()),
            ("antre.filter", self.filter.clone()),
            ("antre.columns", serde_json::to_string(&self.columns).unwrap_or_default()),
        ]
    }

    /// Its text.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Reads a manifest.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = fs::read_to_string(path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => Error::file(path, "is missing: expected the manifest of a shard"),
            _ => Error::io(path, &error),
        })?;
        let read: Self = serde_json::from_str(&text).map_err(|error| {
            let why = error.to_string();
            Error::file(
                path,
                format!("is no manifest ({}): expected one that antre wrote", why.replace('`', "\"")),
            )
        })?;
        if read.format != FORMAT {
            return Err(Error::file(path, format!("form \"{}\": expected {FORMAT}", read.format)));
        }
        Ok(read)
    }

    /// The file itself, with its checksum compared.
    ///
    /// # Errors
    /// It is missing, or its bytes are others than those that were written.
    pub fn checked_file(&self, manifest: &Path) -> Result<PathBuf, Error> {
        let path = manifest.with_file_name(&self.file);
        let found = file_sha256(&path)?;
        if found != self.sha256 {
            let reason = format!("SHA-256 {found}: expected {}; write this shard again", self.sha256);
            return Err(Error::file(&path, reason));
        }
        Ok(path)
    }
}

/// SHA-256 of a file.
///
/// # Errors
/// It cannot be read.
pub fn file_sha256(path: &Path) -> Result<String, Error> {
    let mut file = fs::File::open(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Error::file(path, "is missing: expected the shard's file"),
        _ => Error::io(path, &error),
    })?;
    let mut sum = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer) {
            Ok(0) => break,
            Ok(read) => sum.update(&buffer[..read]),
            Err(error) => return Err(Error::io(path, &error)),
        }
    }
    Ok(sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Checks that manifests are the shards of one whole, in order, without gap or overlap.
///
/// # Errors
/// Which shard is missing, doubled or of another table, edition or filter.
pub fn check_whole(shards: &mut [(PathBuf, Manifest)]) -> Result<(), Error> {
    shards.sort_by_key(|(_, manifest)| (manifest.first, manifest.end));
    let Some((first_path, first)) = shards.first().cloned() else {
        return Err(Error::Option("merge: no shards: expected the files of antre catalog".into()));
    };
    let mut next = first.first;
    for (path, shard) in shards.iter() {
        let same = [
            ("table", &first.table, &shard.table),
            ("edition", &first.edition, &shard.edition),
            ("filter", &first.filter, &shard.filter),
        ];
        for (name, theirs, ours) in same {
            if theirs != ours {
                let reason =
                    format!("is of another {name} ({ours}) than {} ({theirs})", first_path.display());
                return Err(Error::file(path, reason));
            }
        }
        if first.columns != shard.columns {
            return Err(Error::file(path, format!("has other columns than {}", first_path.display())));
        }
        if shard.first > next {
            let reason = format!("begins at {}: expected {next}; a shard before it is missing", shard.first);
            return Err(Error::file(path, reason));
        }
        if shard.first < next {
            let reason =
                format!("begins at {}: expected {next}; another shard has the same rows", shard.first);
            return Err(Error::file(path, reason));
        }
        next = shard.end;
    }
    if first.first != 0 || next != first.space {
        let sentence = format!(
            "merge: the shards hold {}..{next}: expected 0..{}; some shards are missing",
            first.first, first.space
        );
        return Err(Error::Option(sentence));
    }
    Ok(())
}
