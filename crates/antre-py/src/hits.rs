//! A search under way: an iterator over batches of hits.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use antre::search::Conditions;
use antre::search::engine::batch::Rows;
use antre::search::engine::export::Selection;
use antre::search::engine::run::run;
use antre::search::engine::{Error as Wrong, Options, Space as Enumerated, Stages, Verify, Work};
use antre::{Error, Input};
use arrow_array::RecordBatch;
use arrow_schema::SchemaRef;
use pyo3::prelude::*;

use crate::refused;
use crate::spaces::{Any, selection, with, work};
use crate::table::{Table, batch, schema_of};
use crate::wait::receive;

/// Hits of a batch at most.
const HITS: usize = 1 << 14;
/// A batch waits no longer than this for more hits.
const PATIENCE: Duration = Duration::from_millis(200);

/// What is asked for.
pub(crate) struct Asked {
    pub(crate) filter: String,
    pub(crate) file: Option<Input>,
    pub(crate) range: Option<(u64, u64)>,
    pub(crate) columns: Option<Vec<String>>,
    pub(crate) limit: Option<u64>,
    pub(crate) threads: usize,
}

/// How far a search is; written by its thread.
#[derive(Default)]
struct Far {
    done: AtomicU64,
    of: AtomicU64,
    hits: AtomicU64,
}

type Sent = Result<RecordBatch, Error>;

/// A search under way. It yields tables with the hits in the order of the space as they are found; dropping it ends it.
#[pyclass(frozen, module = "antre._antre")]
pub(crate) struct Hits {
    receiver: Mutex<mpsc::Receiver<Sent>>,
    schema: SchemaRef,
    stop: Arc<AtomicBool>,
    far: Arc<Far>,
}

impl Hits {
    pub(crate) fn begin(any: &Arc<Any>, asked: Asked) -> Result<Self, Error> {
        // What is wrong is told at once, not with the first batch.
        let schema = with!(&**any, |space| prepared(space, &asked).map(|(schema, ..)| schema))?;
        let (sender, receiver) = mpsc::sync_channel(4);
        let stop = Arc::new(AtomicBool::new(false));
        let far = Arc::new(Far::default());
        let hits =
            Self { receiver: Mutex::new(receiver), schema, stop: Arc::clone(&stop), far: Arc::clone(&far) };
        let any = Arc::clone(any);
        thread::spawn(move || {
            let ended = with!(&*any, |space| search(space, &asked, &stop, &far, &sender));
            if let Err(error) = ended {
                let _ = sender.send(Err(error));
            }
        });
        Ok(hits)
    }
}

type Prepared<I> = (SchemaRef, Conditions<I>, Selection<I>, Work);

fn prepared<S: Enumerated>(space: &S, asked: &Asked) -> Result<Prepared<S::Item>, Error> {
    let conditions = Conditions::read(&asked.filter, asked.file.as_ref(), space.schema())?;
    let mut chosen = selection(space.schema(), asked.columns.as_deref())?;
    if asked.columns.is_none() {
        // What is known anyway, and no stage that nobody asked for.
        let known = conditions.filter.stages();
        chosen.columns.retain(|(_, column)| known.has(column.stage));
    }
    Ok((schema_of(space, &chosen), conditions, chosen, work(space, None, asked.range)?))
}

fn search<S: Enumerated>(
    space: &S,
    asked: &Asked,
    stop: &AtomicBool,
    far: &Far,
    sender: &mpsc::SyncSender<Sent>,
) -> Result<(), Error> {
    let (schema, conditions, chosen, work) = prepared(space, asked)?;
    let needed =
        conditions.should.iter().fold(Stages::default(), |sum, should| sum.and(should.filter.stages()));
    let options = Options {
        threads: asked.threads,
        limit: asked.limit,
        shown: needed.and(chosen.stages()),
        verify: Verify::All,
        stop: Some(stop),
        ..Options::default()
    };
    far.of.store(work.len(), Ordering::Relaxed);
    let rows = std::cell::RefCell::new((Rows::new(&chosen), Duration::ZERO));
    let give = |rows: &mut Rows<'_, S::Item>| {
        let count = rows.len();
        let made = batch(&schema, rows.take(), count).map_err(|error| Error::new(error.to_string()));
        sender.send(made).is_ok()
    };
    let each = |_, item: &S::Item| {
        let rows = &mut rows.borrow_mut().0;
        rows.push(item);
        let wanted = rows.len() < HITS || give(rows);
        Ok::<_, Wrong>(if wanted { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
    };
    let tell = |progress: antre::search::engine::Progress| {
        far.done.store(progress.done, Ordering::Relaxed);
        far.hits.store(progress.hits, Ordering::Relaxed);
        let (rows, last) = &mut *rows.borrow_mut();
        if !rows.is_empty() && progress.elapsed.saturating_sub(*last) > PATIENCE {
            *last = progress.elapsed;
            if !give(rows) {
                stop.store(true, Ordering::Relaxed);
            }
        }
    };
    let ended = run(space, &conditions.filter, &work, &options, each, tell);
    // What was found before a fault is true all the same.
    let rows = &mut rows.borrow_mut().0;
    if !rows.is_empty() {
        give(rows);
    }
    let summary = ended?;
    far.done.store(summary.done, Ordering::Relaxed);
    far.hits.store(summary.hits, Ordering::Relaxed);
    Ok(())
}

#[pymethods]
impl Hits {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Table>> {
        match receive(py, &self.receiver, &self.stop)? {
            Some(Ok(batch)) => Ok(Some(Table { schema: Arc::clone(&self.schema), batches: vec![batch] })),
            Some(Err(error)) => Err(refused(error)),
            None => Ok(None),
        }
    }

    /// The next batch if one comes within so many milliseconds, and whether that was the end.
    fn poll(&self, py: Python<'_>, milliseconds: u64) -> PyResult<(Option<Table>, bool)> {
        let wait = Duration::from_millis(milliseconds);
        let got = py.detach(|| match self.receiver.lock() {
            Ok(receiver) => receiver.recv_timeout(wait),
            Err(_) => Err(mpsc::RecvTimeoutError::Disconnected),
        });
        py.check_signals().inspect_err(|_| self.stop())?;
        match got {
            Ok(Ok(batch)) => {
                Ok((Some(Table { schema: Arc::clone(&self.schema), batches: vec![batch] }), false))
            }
            Ok(Err(error)) => Err(refused(error)),
            Err(mpsc::RecvTimeoutError::Timeout) => Ok((None, false)),
            Err(mpsc::RecvTimeoutError::Disconnected) => Ok((None, true)),
        }
    }

    /// The rest in one table.
    fn table(&self, py: Python<'_>) -> PyResult<Table> {
        let mut batches = Vec::new();
        while let Some(table) = self.__next__(py)? {
            batches.extend(table.batches);
        }
        Ok(Table { schema: Arc::clone(&self.schema), batches })
    }

    /// Items looked at, items in all, hits.
    fn progress(&self) -> (u64, u64, u64) {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
        (read(&self.far.done), read(&self.far.of), read(&self.far.hits))
    }

    /// Ends it; batches on their way still come.
    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Hits {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
