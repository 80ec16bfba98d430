//! `antre <system> catalog` and `merge`.

use std::path::PathBuf;

use antre::Error;
use antre::core::Message;
use antre::search::engine::catalog::{Request, merge as merged, write};
use antre::search::engine::export::{Form, Selection};
use antre::search::engine::manifest::Manifest;
use antre::search::engine::{Shard, Space};
use antre::search::{Conditions, PROGRAM, grouped};
use clap::{Args, ValueEnum};

use super::{Bar, stop_on_interrupt};
use crate::output::{Format, Output};
use crate::print;
use crate::write::Draft;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum TableForm {
    /// Comma-separated
    Csv,
    /// One JSON object a line
    Jsonl,
    /// Parquet
    #[default]
    Parquet,
}

impl TableForm {
    const fn form(self) -> Form {
        match self {
            Self::Csv => Form::Csv,
            Self::Jsonl => Form::JsonLines,
            Self::Parquet => Form::Parquet,
        }
    }
}

// No doc comment here: it would become the description of the commands that have these flags.
#[derive(Debug, Args)]
pub(crate) struct Catalog {
    /// Condition on the rows, in CEL
    #[arg(long, value_name = "CONDITION", default_value = "")]
    rows: String,
    /// Columns [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    columns: Vec<String>,
    /// Form of the file
    #[arg(long = "as", value_enum, default_value_t, value_name = "FORM")]
    form: TableForm,
    /// Folder to write into
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    folder: PathBuf,
    /// Write only one of n parts, i/n
    #[arg(long, value_name = "I/N", value_parser = shard)]
    shard: Option<Shard>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
}

fn shard(text: &str) -> Result<Shard, Error> {
    text.parse::<Shard>().map_err(Error::from)
}

/// Shards to be put together.
#[derive(Debug, Args)]
pub(crate) struct Merge {
    /// File to write; its ending must be that of the shards
    #[arg(value_name = "FILE")]
    into: PathBuf,
    /// The shards, in any order; their manifests stand beside them
    #[arg(required = true, value_name = "SHARD")]
    shards: Vec<PathBuf>,
}

pub(super) fn run<S: Space>(space: &S, catalog: &Catalog, output: &Output) -> Result<bool, Error> {
    let conditions = Conditions::read(&catalog.rows, None, space.schema())?;
    let selection = if catalog.columns.is_empty() {
        Selection::all(space.schema())
    } else {
        Selection::of(space.schema(), catalog.columns.iter().map(String::as_str))?
    };
    let form = catalog.form.form();
    let part = catalog.shard.map(|shard| format!(".{}-of-{}", shard.number, shard.of)).unwrap_or_default();
    let name = format!("{}{part}.{}", space.name().replace(' ', "-"), form.ending());
    let path = catalog.folder.join(name);
    let shard = catalog.shard.unwrap_or(Shard::WHOLE);
    let range = shard.part(0..space.size());
    let bar = Bar::new(output.quiet, range.end - range.start);
    let request = Request {
        filter: &conditions.filter,
        selection: &selection,
        form,
        shard,
        path: &path,
        program: PROGRAM,
        threads: catalog.threads,
        stop: Some(stop_on_interrupt()),
    };
    let written = write(space, &request, |progress| bar.tell(progress));
    bar.hide();
    tell(&written?, &path, output)
}

pub(super) fn merge(merge: &Merge, output: &Output) -> Result<bool, Error> {
    let manifest = merged(&merge.shards, &merge.into, PROGRAM)?;
    tell(&manifest, &merge.into, output)
}

fn tell(manifest: &Manifest, path: &std::path::Path, output: &Output) -> Result<bool, Error> {
    let words = output.detail().words();
    let text = match output.format {
        Format::Json => print::json(manifest)? + "\n",
        Format::Text | Format::Csv | Format::Wiki => {
            let message = Message::new("search-written")
                .with("rows", grouped(manifest.rows))
                .with("file", path.display().to_string())
                .with("sum", manifest.sha256.clone());
            words.say(&message) + "\n"
        }
    };
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    Ok(true)
}
