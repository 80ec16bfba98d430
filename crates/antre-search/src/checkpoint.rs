//! How far a search is, on disk: after Ctrl-C, a crash or `kill -9` a run goes on from here.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::run::{Checkpointing, State};
use crate::staged::write_atomically;
use crate::{Error, Filter, Space, Work, sha256};

/// Name and version of the file's form.
pub const FORMAT: &str = "antre-checkpoint/1";

/// Largest file that is read, in bytes.
const LARGEST: u64 = 1 << 30;

/// At most this share of the time goes into checkpoints: the next waits for 400 times what the last one took.
const SPARING: u32 = 400;

/// What a checkpoint says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// [`FORMAT`].
    pub format: String,
    /// Program that wrote it.
    pub program: String,
    /// Space that is searched.
    pub space: String,
    /// Rules followed.
    pub edition: String,
    /// Text of the filter.
    pub filter: String,
    /// SHA-256 of that text.
    pub filter_sha256: String,
    /// Which part of the space.
    pub work: String,
    /// Items decided: the first so many of the work.
    pub done: u64,
    /// Items of the work.
    pub of: u64,
    /// Positions of the hits among them, ascending.
    pub hits: Vec<u64>,
}

impl Checkpoint {
    /// The file's text: the fields as JSON on one line, and the SHA-256 of that line on the next.
    pub fn to_text(&self) -> String {
        // Plain fields always have a JSON form.
        let body = serde_json::to_string(self).unwrap_or_default();
        let sum = sha256(body.as_bytes());
        format!("{body}\n{sum}\n")
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// What is wrong with it, without the file's name.
    pub fn parse(bytes: &[u8]) -> Result<Self, String> {
        const DAMAGED: &str =
            "damaged: expected a checkpoint that antre wrote; without it the search starts anew";
        let text = std::str::from_utf8(bytes).map_err(|_| DAMAGED)?;
        let (body, sum) = text.strip_suffix('\n').and_then(|text| text.rsplit_once('\n')).ok_or(DAMAGED)?;
        if sha256(body.as_bytes()) != sum {
            return Err(DAMAGED.into());
        }
        let read: Self = serde_json::from_str(body).map_err(|_| DAMAGED)?;
        if read.format != FORMAT {
            return Err(format!("form \"{}\": expected {FORMAT}", read.format));
        }
        let ascending = read.hits.windows(2).all(|pair| pair[0] < pair[1]);
        if !ascending || read.done > read.of || read.hits.len() as u64 > read.done {
            return Err(DAMAGED.into());
        }
        Ok(read)
    }

    fn read(path: &Path) -> Result<Option<Self>, Error> {
        if path.exists() && !path.is_file() {
            return Err(Error::file(path, "is no plain file: expected one that can be replaced"));
        }
        let mut bytes = Vec::new();
        match File::open(path).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes)) {
            Ok(_) => Self::parse(&bytes).map(Some).map_err(|reason| Error::file(path, reason)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Error::io(path, &error)),
        }
    }
}

/// Keeps a run's checkpoint.
pub(crate) struct Keeper<'a> {
    path: &'a Path,
    every: Duration,
    /// What the file says when the run begins.
    pub(crate) start: Checkpoint,
    written: Instant,
    wait: Duration,
    /// Time spent on writing.
    pub(crate) spent: Duration,
}

#[allow(
    clippy::disallowed_methods,
    reason = "the spacing of checkpoints needs a clock; nothing found depends on it"
)]
fn now() -> Instant {
    Instant::now()
}

impl<'a> Keeper<'a> {
    /// Opens or begins a checkpoint.
    pub(crate) fn open<S: Space>(
        options: &Checkpointing<'a>,
        space: &S,
        filter: &Filter<S::Item>,
        work: &Work,
    ) -> Result<Self, Error> {
        let fresh = Checkpoint {
            format: FORMAT.into(),
            program: options.program.clone(),
            space: space.name(),
            edition: space.edition(),
            filter: filter.text().to_owned(),
            filter_sha256: filter.hash(),
            work: work.describe(),
            done: 0,
            of: work.len(),
            hits: Vec::new(),
        };
        let start = match (Checkpoint::read(options.path), options.resume) {
            (Err(error), true) => return Err(error),
            (Err(error), false) if !options.path.is_file() => return Err(error),
            (Ok(Some(old)), true) => {
                same(options.path, &old, &fresh)?;
                Checkpoint { program: fresh.program, ..old }
            }
            (Ok(None), _) => fresh,
            (_, false) => {
                let reason = "exists: expected --resume to go on from it, or another file";
                return Err(Error::file(options.path, reason));
            }
        };
        let mut keeper = Self {
            path: options.path,
            every: options.every,
            start,
            written: now(),
            wait: Duration::ZERO,
            spent: Duration::ZERO,
        };
        // A folder that cannot be written to is told before the search, not after it.
        let state = State { done: keeper.start.done, hits: 0, positions: keeper.start.hits.clone() };
        keeper.keep(&state, true)?;
        Ok(keeper)
    }

    /// Writes the checkpoint if it is time to, or in any case.
    pub(crate) fn keep(&mut self, state: &State, always: bool) -> Result<(), Error> {
        let begin = now();
        if !always && begin.duration_since(self.written) < self.wait.max(self.every) {
            return Ok(());
        }
        let hits = std::mem::take(&mut self.start.hits);
        let checkpoint = Checkpoint { done: state.done, hits: state.positions.clone(), ..self.start.clone() };
        self.start.hits = hits;
        write_atomically(self.path, checkpoint.to_text().as_bytes())?;
        self.written = now();
        let took = self.written.duration_since(begin);
        self.spent += took;
        self.wait = took * SPARING;
        Ok(())
    }
}

fn same(path: &Path, old: &Checkpoint, new: &Checkpoint) -> Result<(), Error> {
    let fields = [
        ("space", &old.space, &new.space),
        ("edition", &old.edition, &new.edition),
        ("filter", &old.filter, &new.filter),
        ("part", &old.work, &new.work),
    ];
    for (name, theirs, ours) in fields {
        if theirs != ours {
            let reason = format!(
                "is of another {name} ({theirs}): expected {ours}; another search needs another file"
            );
            return Err(Error::file(path, reason));
        }
    }
    if old.filter_sha256 != new.filter_sha256 || old.of != new.of {
        return Err(Error::file(path, "is of another search: expected the same filter and range"));
    }
    Ok(())
}
