//! Files that are either the old one or the new one, whatever happens.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::Error;

/// A file that is written beside its place and moved there when all of it is on disk. A pipe or a device cannot be
/// replaced and is written to directly.
#[derive(Debug)]
pub struct Staged {
    path: PathBuf,
    file: Place,
}

#[derive(Debug)]
enum Place {
    Beside(NamedTempFile),
    Direct(File),
}

impl Staged {
    /// Begins a file.
    ///
    /// # Errors
    /// Its folder cannot be written to.
    pub fn new(path: &Path) -> Result<Self, Error> {
        let failed = |error: std::io::Error| Error::io(path, &error);
        if path.is_dir() {
            return Err(Error::file(path, "is a folder: expected a file"));
        }
        if path.exists() && !path.is_file() {
            let file = File::options().write(true).open(path).map_err(failed)?;
            return Ok(Self { path: path.to_owned(), file: Place::Direct(file) });
        }
        let mut builder = tempfile::Builder::new();
        builder.prefix(".antre-").suffix(".tmp");
        // As any new file; the temporary file's own rights would keep it from others.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let file = builder.tempfile_in(folder(path)).map_err(failed)?;
        Ok(Self { path: path.to_owned(), file: Place::Beside(file) })
    }

    /// What is written to.
    pub fn file(&mut self) -> &mut File {
        match &mut self.file {
            Place::Beside(file) => file.as_file_mut(),
            Place::Direct(file) => file,
        }
    }

    /// Where it will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts it in its place.
    ///
    /// # Errors
    /// It cannot be; the old file is untouched.
    pub fn commit(self) -> Result<(), Error> {
        let path = self.path;
        let failed = |error: std::io::Error| Error::io(&path, &error);
        let Place::Beside(file) = self.file else { return Ok(()) };
        file.as_file().sync_all().map_err(failed)?;
        file.persist(&path).map_err(|error| failed(error.error))?;
        // The new name is on disk only when the folder is.
        #[cfg(unix)]
        if let Ok(folder) = File::open(folder(&path)) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes a whole file at once.
///
/// # Errors
/// It cannot be written; the old file is untouched.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), Error> {
    let mut staged = Staged::new(path)?;
    staged.file().write_all(bytes).map_err(|error| Error::io(path, &error))?;
    staged.commit()
}
