//! What can be searched and listed, whole or by the stretch.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};

use antre::Input;
use antre::duel::{Roster, Seeds};
use antre::isaac::RunOptions;
use antre::search::dq9::{Chests, Edition, Floors, Maps, Shared, TimerMaps};
use antre::search::duel::Fights;
use antre::search::engine::batch::{Request, batches};
use antre::search::engine::export::{Form, Selection};
use antre::search::engine::{Kind, Plan, Schema, Shard, Space as Enumerated, Work, catalog};
use antre::search::isaac::Floors as IsaacFloors;
use antre::search::{Conditions, PROGRAM, plan as told_plan};
use antre::{Error, Words};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::json;

use crate::hits::{Asked, Hits};
use crate::refused;
use crate::table::{Table, batch, schema_of};
use crate::wait::stoppable;

/// What the spaces of grottos compute once: a second table finds it in memory.
static SHARED: LazyLock<Arc<Shared>> = LazyLock::new(Arc::default);

/// Every space there is.
pub(crate) enum Any {
    Maps(Maps),
    Floors(Floors),
    Chests(Chests),
    Timers(TimerMaps),
    Fights(Fights),
    IsaacFloors(IsaacFloors),
}

/// Does something with the space that is meant.
macro_rules! with {
    ($any:expr, |$space:ident| $body:expr) => {
        match $any {
            $crate::spaces::Any::Maps($space) => $body,
            $crate::spaces::Any::Floors($space) => $body,
            $crate::spaces::Any::Chests($space) => $body,
            $crate::spaces::Any::Timers($space) => $body,
            $crate::spaces::Any::Fights($space) => $body,
            $crate::spaces::Any::IsaacFloors($space) => $body,
        }
    };
}
pub(crate) use with;

/// What tells two spaces of a name apart.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SpaceOptions {
    release: Option<String>,
    roster: Option<Input>,
    /// A range as it is typed.
    seeds: Option<String>,
    /// Stages as they are typed.
    stages: Option<String>,
    run: Option<RunOptions>,
}

impl SpaceOptions {
    fn edition(&self) -> Result<Edition, Error> {
        match self.release.as_deref() {
            None | Some("western") => Ok(Edition::WESTERN),
            Some("japanese") => Ok(Edition::JAPANESE),
            Some(other) => Err(Error::new(format!("release \"{other}\": expected western or japanese"))),
        }
    }
}

const NAMES: [&str; 6] =
    ["dq9 maps", "dq9 floors", "dq9 chests", "dq9 timers", "duel fights", "isaac floors"];

/// A space by its name; what tells two of that name apart stands in JSON.
#[pyfunction]
#[pyo3(signature = (name, options = "{}"))]
pub(crate) fn space(name: &str, options: &str) -> PyResult<Space> {
    let options: SpaceOptions = serde_json::from_str(options).map_err(refused)?;
    let edition = || options.edition().map_err(refused);
    let shared = || Arc::clone(&SHARED);
    let any = match name {
        "dq9 maps" => Any::Maps(Maps::new(edition()?, shared())),
        "dq9 floors" => Any::Floors(Floors::new(edition()?, shared())),
        "dq9 chests" => Any::Chests(Chests::new(edition()?, shared())),
        "dq9 timers" => Any::Timers(TimerMaps::new(edition()?)),
        "duel fights" => {
            let roster = Roster::read(options.roster.as_ref()).map_err(refused)?;
            let seeds = options.seeds.as_deref().unwrap_or("0..=999999");
            let seeds = seeds.parse::<Seeds>().map_err(refused)?.range();
            Any::Fights(Fights::new(&roster, &seeds).map_err(refused)?)
        }
        "isaac floors" => {
            let seeds = options.seeds.as_deref().unwrap_or("1..=1000000");
            let stages = options.stages.as_deref().unwrap_or("1");
            let run = options.run.clone().unwrap_or_default();
            Any::IsaacFloors(IsaacFloors::read(&run, seeds, stages).map_err(refused)?)
        }
        other => {
            let sentence = format!("space \"{other}\": expected one of {}", NAMES.join(", "));
            return Err(PyValueError::new_err(sentence));
        }
    };
    Ok(Space { any: Arc::new(any) })
}

/// A list of things that can be enumerated: maps, floors, fights.
#[pyclass(frozen, module = "antre._antre")]
pub(crate) struct Space {
    pub(crate) any: Arc<Any>,
}

/// Positions: a range, or a list in the order of the rows.
pub(crate) fn work<S: Enumerated>(
    space: &S,
    positions: Option<Vec<u64>>,
    range: Option<(u64, u64)>,
) -> Result<Work, Error> {
    let size = space.size();
    if let Some(positions) = positions {
        return match positions.iter().find(|&&position| position >= size) {
            Some(position) => Err(Error::new(format!("position {position}: expected 0..{size}"))),
            None => Ok(Work::List(positions)),
        };
    }
    let (first, end) = range.unwrap_or((0, size));
    if first > end || end > size {
        return Err(Error::new(format!("range {first}..{end}: expected a part of 0..{size}")));
    }
    Ok(Work::Range(first..end))
}

/// The columns asked for; all of them by default.
pub(crate) fn selection<I: Clone + 'static>(
    schema: &Schema<I>,
    columns: Option<&[String]>,
) -> Result<Selection<I>, Error> {
    Ok(match columns {
        Some(columns) => Selection::of(schema, columns.iter().map(String::as_str))?,
        None => Selection::all(schema),
    })
}

#[pymethods]
impl Space {
    /// Name.
    #[getter]
    fn name(&self) -> String {
        with!(&*self.any, |space| space.name())
    }

    /// The rules followed.
    #[getter]
    fn edition(&self) -> String {
        with!(&*self.any, |space| space.edition())
    }

    fn __len__(&self) -> PyResult<usize> {
        usize::try_from(self.size()).map_err(refused)
    }

    /// How many items.
    #[getter]
    fn size(&self) -> u64 {
        with!(&*self.any, |space| space.size())
    }

    /// What people call the item at a position.
    fn id(&self, position: u64) -> PyResult<String> {
        with!(&*self.any, |space| {
            work(space, Some(vec![position]), None).map_err(refused)?;
            Ok(space.id(position))
        })
    }

    /// The position of an item by what people call it.
    fn position(&self, id: &str) -> PyResult<u64> {
        with!(&*self.any, |space| space.position(id).map_err(refused))
    }

    /// Makes what all items share, for who will ask for so many of them in pieces.
    #[pyo3(signature = (filter = "", columns = None, items = None, threads = 0))]
    fn prepare(
        &self,
        py: Python<'_>,
        filter: &str,
        columns: Option<Vec<String>>,
        items: Option<u64>,
        threads: usize,
    ) -> PyResult<()> {
        let made = stoppable(py, &AtomicBool::new(false), || {
            with!(&*self.any, |space| {
                let mut stages = Conditions::read(filter, None, space.schema())?.filter.stages();
                if let Some(columns) = &columns {
                    stages = stages.and(selection(space.schema(), Some(columns))?.stages());
                }
                for stage in stages.deeper() {
                    space.prepare(
                        stage,
                        items.unwrap_or(space.size()),
                        antre::search::engine::run::threads(threads),
                    );
                }
                Ok::<_, Error>(())
            })
        })?;
        made.map_err(refused)
    }

    /// Positions of all that belongs to some maps, by the maps' positions.
    fn of_maps(&self, maps: Vec<u64>) -> PyResult<Vec<u64>> {
        let all = |of: &dyn Fn(u64) -> std::ops::Range<u64>| maps.iter().flat_map(|&map| of(map)).collect();
        match &*self.any {
            Any::Floors(space) => Ok(all(&|map| space.of_map(map))),
            Any::Chests(space) => Ok(all(&|map| space.of_map(map))),
            _ => Err(PyValueError::new_err(format!("{} belong to no map", self.name()))),
        }
    }

    /// The columns as JSON: name, kind, unit, values, stage, meaning; those of lists below them.
    fn columns(&self) -> String {
        with!(&*self.any, |space| columns(space, space.schema()).to_string())
    }

    /// The columns of some items as a table.
    #[pyo3(signature = (positions = None, range = None, columns = None, threads = 0))]
    fn table(
        &self,
        py: Python<'_>,
        positions: Option<Vec<u64>>,
        range: Option<(u64, u64)>,
        columns: Option<Vec<String>>,
        threads: usize,
    ) -> PyResult<Table> {
        let stop = AtomicBool::new(false);
        let made = stoppable(py, &stop, || {
            with!(&*self.any, |space| {
                let work = work(space, positions, range)?;
                let selection = selection(space.schema(), columns.as_deref())?;
                let schema = schema_of(space, &selection);
                let mut parts = Vec::new();
                let request =
                    Request { selection: &selection, work: &work, threads, spot: catalog::SPOT, stop: &stop };
                batches(space, &request, |columns, rows| {
                    let made = batch(&schema, columns, rows)
                        .map_err(|error| antre::search::engine::Error::Option(error.to_string()))?;
                    parts.push(made);
                    Ok(())
                })?;
                Ok::<_, Error>(Table { schema, batches: parts })
            })
        })?;
        made.map_err(refused)
    }

    /// A search under way, whose hits come in batches.
    #[pyo3(signature = (filter, filter_file = None, range = None, columns = None, limit = None, threads = 0))]
    fn find(
        &self,
        filter: &str,
        filter_file: Option<&str>,
        range: Option<(u64, u64)>,
        columns: Option<Vec<String>>,
        limit: Option<u64>,
        threads: usize,
    ) -> PyResult<Hits> {
        let asked = Asked {
            filter: filter.to_owned(),
            file: filter_file.map(|text| Input::new("filter file", text)),
            range,
            columns,
            limit,
            threads,
        };
        Hits::begin(&self.any, asked).map_err(refused)
    }

    /// What a search will cost and find: JSON, and the terminal's text.
    #[pyo3(signature = (filter, range = None, columns = None, threads = 0))]
    fn plan(
        &self,
        py: Python<'_>,
        filter: &str,
        range: Option<(u64, u64)>,
        columns: Option<Vec<String>>,
        threads: usize,
    ) -> PyResult<(String, String)> {
        let stop = AtomicBool::new(false);
        let planned = stoppable(py, &stop, || {
            with!(&*self.any, |space| {
                let conditions = Conditions::read(filter, None, space.schema())?;
                if let Some(columns) = &columns {
                    selection(space.schema(), Some(columns))?;
                }
                let work = work(space, None, range)?;
                let plan = Plan::new(space, &conditions.filter, &work, threads);
                let text = told_plan(&plan, &Words::new(antre::Lang::default()));
                Ok::<_, Error>((serde_json::to_string(&plan), text))
            })
        })?;
        let (plan, text) = planned.map_err(refused)?;
        Ok((plan.map_err(refused)?, text))
    }

    /// Writes a stretch of the space as a file with its manifest, which is returned as JSON. The same stretch always
    /// has the same bytes; a run that was cut off leaves neither file.
    #[pyo3(signature = (path, form, filter = "", range = None, columns = None, threads = 0, shard = "1/1"))]
    #[allow(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn catalog(
        &self,
        py: Python<'_>,
        path: PathBuf,
        form: &str,
        filter: &str,
        range: Option<(u64, u64)>,
        columns: Option<Vec<String>>,
        threads: usize,
        shard: &str,
    ) -> PyResult<String> {
        let form = match form {
            "parquet" => Form::Parquet,
            "csv" => Form::Csv,
            "jsonl" => Form::JsonLines,
            other => {
                return Err(PyValueError::new_err(format!(
                    "form \"{other}\": expected parquet, csv or jsonl"
                )));
            }
        };
        let shard: Shard = shard.parse().map_err(refused)?;
        let stop = AtomicBool::new(false);
        let written = stoppable(py, &stop, || {
            with!(&*self.any, |space| {
                let conditions = Conditions::read(filter, None, space.schema())?;
                let selection = selection(space.schema(), columns.as_deref())?;
                let request = catalog::Request {
                    filter: &conditions.filter,
                    selection: &selection,
                    form,
                    shard,
                    path: &path,
                    program: PROGRAM,
                    threads,
                    stop: Some(&stop),
                };
                let part = shard.part(0..space.size());
                let range = range.map_or(part, |(first, end)| first..end);
                Ok::<_, Error>(catalog::write_range(space, &request, range, |_| {})?)
            })
        })?;
        Ok(written.map_err(refused)?.to_text())
    }
}

/// Puts the files of a catalogue together, checked; the manifest as JSON.
#[pyfunction]
pub(crate) fn merge(py: Python<'_>, files: Vec<PathBuf>, into: PathBuf) -> PyResult<String> {
    let merged = stoppable(py, &AtomicBool::new(false), || catalog::merge(&files, &into, PROGRAM))?;
    Ok(merged.map_err(refused)?.to_text())
}

fn columns<S: Enumerated>(space: &S, schema: &Schema<S::Item>) -> serde_json::Value {
    let stages = space.stages();
    let one = |column: &antre::search::engine::Column<S::Item>| {
        let below = match &column.kind {
            Kind::Record(inner) | Kind::List(inner) => columns(space, inner),
            _ => serde_json::Value::Null,
        };
        json!({
            "name": column.name,
            "kind": column.kind_word(),
            "unit": column.unit,
            "allowed": column.allowed(),
            "stage": stages.get(column.stage).map_or("", |stage| stage.name),
            "doc": column.doc,
            "columns": below,
        })
    };
    schema.columns.iter().map(one).collect()
}
