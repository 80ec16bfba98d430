//! Hits as they are found, in the form asked for.

use std::io::{self, BufWriter, ErrorKind, Write};

use antre::search::engine::export::{Form, Selection, Storage, csv_head, csv_row, json_row};
use antre::search::engine::manifest::{Manifest, ManifestColumn};
use antre::search::engine::table::Table;
use antre::search::engine::{Cell, Filter, Space, Staged};
use antre::search::{PROGRAM, Told};
use antre::{Error, Words};

use crate::output::{Format, Output};

/// Where hits go, and what is told of each.
pub(super) struct Hits<I> {
    place: Place,
    format: Format,
    /// Columns, where they were asked for or the form needs them.
    selection: Option<Selection<I>>,
    names: Vec<String>,
    open: bool,
    scored: bool,
}

enum Place {
    /// Line by line, to a file or to whoever reads.
    Lines { out: Out, staged: Option<Staged> },
    /// A table of columns, whose file is there when it is whole.
    Table(Box<Table>),
}

type Out = BufWriter<Box<dyn Write>>;

/// The form of a table that the file's name asks for, where no other was asked for.
pub(super) fn table_form(output: &Output) -> Option<Form> {
    output.out.as_deref().filter(|_| output.format == Format::Text).and_then(Form::of_file)
}

impl<I: Clone + 'static> Hits<I> {
    /// `selection` must not be left out where [`table_form`] names one.
    pub(super) fn new<S: Space<Item = I>>(
        space: &S,
        filter: &Filter<I>,
        output: &Output,
        selection: Option<Selection<I>>,
        (scored, open): (bool, bool),
    ) -> Result<Self, Error> {
        let more: Vec<(ManifestColumn, Storage)> = [
            (scored, "score", "int", "points", "Points of the filter's should conditions", Storage::Int64),
            (open, "open", "string", "", "Address on the explorer page", Storage::Text),
        ]
        .into_iter()
        .filter(|(wanted, ..)| *wanted)
        .map(|(_, name, kind, unit, doc, storage)| {
            let column =
                ManifestColumn { name: name.into(), kind: kind.into(), unit: unit.into(), doc: doc.into() };
            (column, storage)
        })
        .collect();
        let mut names = selection.as_ref().map(Selection::names).unwrap_or_default();
        names.extend(more.iter().map(|(column, _)| column.name.clone()));
        let place = match (&output.out, table_form(output), &selection) {
            (Some(path), Some(form), Some(selection)) => {
                let mut about = Manifest::of(space, filter, selection, path, PROGRAM);
                let mut storage = selection.storage();
                for (column, kept) in more {
                    about.columns.push(column);
                    storage.push(kept);
                }
                Place::Table(Box::new(Table::begin(path, form, &about, &storage)?))
            }
            (Some(path), ..) => {
                let mut staged = Staged::new(path)?;
                let file = staged.file().try_clone().map_err(|error| Error::new(error.to_string()))?;
                Place::Lines { out: buffered(Box::new(file)), staged: Some(staged) }
            }
            (None, ..) => Place::Lines { out: buffered(Box::new(io::stdout().lock())), staged: None },
        };
        let mut hits = Self { place, format: output.format, selection, names, open, scored };
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
        if let Place::Table(table) = &mut self.place {
            return table.push(cells).map(|()| true).map_err(Error::from);
        }
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
        match &mut self.place {
            Place::Lines { out, staged } => {
                let written = write(out);
                outcome(written, staged.as_ref())
            }
            Place::Table(_) => Ok(true),
        }
    }

    /// Gives out what is buffered, where it is not a file that is not whole yet.
    pub(super) fn flush(&mut self) -> Result<bool, Error> {
        match &mut self.place {
            Place::Lines { out, staged: None } => outcome(out.flush(), None),
            Place::Lines { .. } | Place::Table(_) => Ok(true),
        }
    }

    /// Puts the file in its place.
    pub(super) fn finish(self) -> Result<(), Error> {
        match self.place {
            Place::Lines { mut out, staged } => {
                outcome(out.flush(), staged.as_ref())?;
                staged.map_or(Ok(()), |staged| staged.commit().map_err(Error::from))
            }
            Place::Table(table) => table.finish().map(drop).map_err(Error::from),
        }
    }
}

fn buffered(out: Box<dyn Write>) -> Out {
    BufWriter::with_capacity(1 << 16, out)
}

/// A reader who has seen enough is no error.
fn outcome(written: io::Result<()>, staged: Option<&Staged>) -> Result<bool, Error> {
    let path = staged.map_or("standard output".as_ref(), Staged::path);
    match written {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => Err(crate::write::explained(path, &error)),
    }
}
