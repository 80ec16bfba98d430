//! Hits as they are found, in the form asked for.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::Path;

use antre::search::Told;
use antre::search::engine::export::{Selection, csv_head, csv_row, json_row};
use antre::search::engine::{Cell, Staged};
use antre::{Error, Words};

use crate::output::{Format, Output};

/// Where hits go.
pub(super) struct Hits<I> {
    out: Out,
    /// The file, where there is one.
    staged: Option<Staged>,
    format: Format,
    /// Columns, where they were asked for or the form needs them.
    selection: Option<Selection<I>>,
    names: Vec<String>,
    open: bool,
    scored: bool,
}

type Out = BufWriter<Box<dyn Write>>;

impl<I: Clone + 'static> Hits<I> {
    pub(super) fn new(
        output: &Output,
        selection: Option<Selection<I>>,
        scored: bool,
        open: bool,
    ) -> Result<Self, Error> {
        let (out, staged): (Box<dyn Write>, _) = match &output.out {
            None => (Box::new(io::stdout().lock()), None),
            Some(path) => {
                let mut staged = Staged::new(path)?;
                let file = staged.file().try_clone().map_err(|error| Error::new(error.to_string()))?;
                (Box::new(file), Some(staged))
            }
        };
        let out = BufWriter::with_capacity(1 << 16, out);
        let mut names = selection.as_ref().map(Selection::names).unwrap_or_default();
        if scored {
            names.push("score".into());
        }
        if open {
            names.push("open".into());
        }
        let mut hits = Self { out, staged, format: output.format, selection, names, open, scored };
        if hits.format == Format::Csv {
            let names = hits.names.clone();
            hits.write(|out| csv_head(out, &names))?;
        }
        Ok(hits)
    }

    /// Writes a hit; `false` if nobody reads any more.
    pub(super) fn hit<S: Told<Item = I>>(
        &mut self,
        space: &S,
        words: &Words,
        (position, item): (u64, &I),
        score: Option<i64>,
    ) -> Result<bool, Error> {
        let mut cells = self.selection.as_ref().map(|selection| selection.cells(item)).unwrap_or_default();
        cells.extend(score.filter(|_| self.scored).map(Cell::Int));
        let anchor = self.open.then(|| format!("#{}", space.anchor(position, item)));
        cells.extend(anchor.map(Cell::Text));
        match self.format {
            Format::Csv => self.write(|out| csv_row(out, &cells)),
            Format::Json => {
                let names = self.names.clone();
                self.write(|out| json_row(out, &names, &cells))
            }
            Format::Text | Format::Wiki if self.selection.is_some() => {
                let line: Vec<String> = cells.iter().map(ToString::to_string).collect();
                self.write(|out| writeln!(out, "{}", line.join("  ")))
            }
            Format::Text | Format::Wiki => {
                let mut line = words.say(&space.sentence(position, item));
                for cell in &cells {
                    line += &format!("  {cell}");
                }
                self.write(|out| writeln!(out, "{line}"))
            }
        }
    }

    fn write(&mut self, write: impl FnOnce(&mut Out) -> io::Result<()>) -> Result<bool, Error> {
        let written = write(&mut self.out);
        self.outcome(written)
    }

    fn outcome(&self, written: io::Result<()>) -> Result<bool, Error> {
        let path = self.staged.as_ref().map_or("standard output".as_ref(), Staged::path);
        outcome(written, path)
    }

    /// Gives out what is buffered, where it is not a file that is not whole yet.
    pub(super) fn flush(&mut self) -> Result<bool, Error> {
        if self.staged.is_some() {
            return Ok(true);
        }
        let written = self.out.flush();
        self.outcome(written)
    }

    /// Puts the file in its place.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        let written = self.out.flush();
        self.outcome(written)?;
        match self.staged {
            Some(staged) => staged.commit().map_err(Error::from),
            None => Ok(()),
        }
    }
}

/// A reader who has seen enough is no error.
fn outcome(written: io::Result<()>, path: &Path) -> Result<bool, Error> {
    match written {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(crate::write::explained(path, &error)),
    }
}
