//! Writing files so that a run that fails destroys nothing: everything is written beside its place first, and moved
//! there only when all of it is written.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use antre::Error;
use antre::core::Message;
use tempfile::NamedTempFile;

/// What a run gives out, not yet in its place.
#[derive(Debug, Default)]
pub(crate) struct Draft {
    files: Vec<Staged>,
    stdout: Vec<u8>,
}

#[derive(Debug)]
enum Staged {
    /// Beside its place, to be moved there.
    Beside { asked: PathBuf, place: PathBuf, file: NamedTempFile },
    /// A pipe or a device cannot be replaced, only written to.
    Direct { asked: PathBuf, bytes: Vec<u8> },
}

impl Draft {
    /// Adds the answer: to a file, or to standard output without one.
    pub(crate) fn text(&mut self, path: Option<&Path>, bytes: &[u8]) -> Result<(), Error> {
        if let Some(path) = path {
            self.file(path, bytes)
        } else {
            self.stdout.extend_from_slice(bytes);
            Ok(())
        }
    }

    /// Adds a file.
    pub(crate) fn file(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Error> {
        let staged = stage(path, bytes).map_err(|error| explained(path, &error))?;
        let place = |staged: &Staged| match staged {
            Staged::Beside { place, .. } => Some(place.clone()),
            Staged::Direct { .. } => None,
        };
        if let Some(new) = place(&staged)
            && self.files.iter().any(|other| place(other).as_ref() == Some(&new))
        {
            return Err(Error::told(Message::new("error-twice")).within(path.display().to_string()));
        }
        self.files.push(staged);
        Ok(())
    }

    /// Puts everything in its place, files first.
    pub(crate) fn finish(self) -> Result<(), Error> {
        for staged in self.files {
            match staged {
                Staged::Beside { asked, place, file } => {
                    file.persist(&place).map_err(|error| explained(&asked, &error.error))?;
                }
                Staged::Direct { asked, bytes } => {
                    let written =
                        File::options().write(true).open(&asked).and_then(|mut file| file.write_all(&bytes));
                    written.map_err(|error| explained(&asked, &error))?;
                }
            }
        }
        stdout(&self.stdout)
    }
}

/// Writes to standard output. A reader who has seen enough (`| head`) is no error.
pub(crate) fn stdout(bytes: &[u8]) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(explained(Path::new("standard output"), &error))
        }
        _ => Ok(()),
    }
}

/// Reads a file that is not text: at most 64 MB, more than any console's memory.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    const MOST: u64 = 64 << 20;
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST + 1).read_to_end(&mut bytes));
    let shown = path.display().to_string();
    read.map_err(|error| Error::unreadable(&shown, &error))?;
    if bytes.len() as u64 > MOST {
        return Err(Error::too_large(&shown, MOST));
    }
    Ok(bytes)
}

fn stage(path: &Path, bytes: &[u8]) -> io::Result<Staged> {
    // A link stays a link: what it leads to is replaced.
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(&place).ok();
    if let Some(existing) = &existing {
        if existing.is_dir() {
            return Err(ErrorKind::IsADirectory.into());
        }
        if !existing.is_file() {
            return Ok(Staged::Direct { asked: path.to_owned(), bytes: bytes.to_vec() });
        }
        if existing.permissions().readonly() {
            return Err(ErrorKind::PermissionDenied.into());
        }
    }
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let folder = fs::canonicalize(folder)?;
    let name = place.file_name().ok_or(ErrorKind::InvalidInput)?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".antre-").suffix(".tmp");
    // As any new file; the temporary file's own rights would keep it from others.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(&folder)?;
    if let Some(existing) = existing {
        file.as_file().set_permissions(existing.permissions())?;
    }
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(Staged::Beside { asked: path.to_owned(), place: folder.join(name), file })
}

/// Why a file cannot be written, in one sentence.
pub(crate) fn explained(path: &Path, error: &io::Error) -> Error {
    let shown = path.display().to_string();
    let id = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "error-disk-full",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "error-no-right",
        ErrorKind::NotFound => "error-no-folder",
        ErrorKind::IsADirectory => "error-is-folder",
        _ => return Error::unwritable(&shown, error),
    };
    Error::told(Message::new(id)).within(shown)
}
