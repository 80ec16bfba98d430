//! A search as a page or a program asks for it: read once, planned, then made part by part, in a browser or on a server.
#![cfg_attr(
    not(any(feature = "dq9", feature = "duel", feature = "isaac")),
    allow(dead_code, unused_imports, unused_variables, reason = "no system that is here has a space")
)]

use std::ops::{ControlFlow, Range};
#[cfg(feature = "dq9")]
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use antre_core::Value;
use antre_search::export::Selection;
use antre_search::run::{prepare, run};
use antre_search::{Cell, Ended, Filter, Kind, Odds, Options, Plan, Progress, Schema, Space, Stages, Work};
use schemars::JsonSchema;
use serde::Serialize;

use super::asked::{Search, SpaceName};
#[cfg(feature = "dq9")]
use super::dq9::{Chests, Edition, Floors, Maps, Shared, TimerMaps};
#[cfg(feature = "duel")]
use super::duel::Fights;
#[cfg(feature = "isaac")]
use super::isaac::Floors as IsaacFloors;
use super::{Told, explained};
#[cfg(feature = "duel")]
use crate::duel::Roster;
use crate::error::told;
use crate::{Error, Input, Words};

/// Most columns that are shown beside a hit.
const MOST_COLUMNS: usize = 24;

/// One condition of a search, with what it keeps by itself.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Chip {
    /// The condition.
    pub text: String,
    /// The stage from which it can be decided, from 0; the later, the dearer.
    pub stage: usize,
    /// Name of that stage.
    pub stage_name: &'static str,
    /// Share of all items that it keeps.
    pub keeps: f64,
    /// Whether that was counted rather than sampled.
    pub counted: bool,
}

/// What a search will cost and find.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Outlook {
    /// Items in all.
    pub items: u64,
    /// The rules followed.
    pub edition: String,
    /// The conditions in the order in which they are looked at: cheap and telling ones first.
    pub chips: Vec<Chip>,
    /// Expected hits.
    pub hits: f64,
    /// The 95 % interval; both ends are the number itself where it was counted.
    pub between: (f64, f64),
    /// Expected time, in seconds; 0 where there is no clock.
    pub seconds: f64,
    /// The same in one sentence.
    pub sentence: String,
    /// The command line that finds the same.
    pub command: String,
    /// Columns shown beside a hit.
    pub columns: Vec<String>,
    /// For a search that finds nothing: conditions without which it would, and how much.
    pub drop: Vec<(String, f64)>,
}

/// A hit.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Hit {
    /// What people call it.
    pub id: String,
    /// One sentence about it.
    pub told: String,
    /// Its address on the page.
    pub link: String,
    /// Values of the columns that were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<serde_json::Value>")]
    pub cells: Vec<Value>,
}

/// How a part of a search ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// The next position that was not decided.
    pub end: u64,
    /// Hits of this part.
    pub hits: u64,
    /// It was told to stop, or had enough hits, before its end.
    pub stopped: bool,
}

/// What conditions can name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ColumnInfo {
    /// Name as conditions write it.
    pub name: String,
    /// `int`, `bool` or `string`; a list's columns stand in its `exists`.
    pub kind: &'static str,
    /// What it means.
    pub doc: &'static str,
    /// Unit, or what is counted.
    pub unit: &'static str,
    /// Values it takes, in words.
    pub allowed: String,
    /// The words it takes, where it is one of a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Stage from which it is known.
    pub stage: usize,
    /// The list that it belongs to: `floors`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<String>,
}

/// The spaces with what they share, kept between searches.
#[derive(Default, Clone)]
pub struct Spaces {
    #[cfg(feature = "dq9")]
    shared: Arc<Shared>,
}

/// Does something with the space that is meant.
macro_rules! with_space {
    ($spaces:expr, $search:expr, |$name:ident| $body:expr) => {
        match $search.space {
            #[cfg(feature = "dq9")]
            SpaceName::Maps => {
                let $name = &Maps::new($search.release(), Arc::clone(&$spaces.shared));
                $body
            }
            #[cfg(feature = "dq9")]
            SpaceName::Floors => {
                let $name = &Floors::new($search.release(), Arc::clone(&$spaces.shared));
                $body
            }
            #[cfg(feature = "dq9")]
            SpaceName::Chests => {
                let $name = &Chests::new($search.release(), Arc::clone(&$spaces.shared));
                $body
            }
            #[cfg(feature = "dq9")]
            SpaceName::Timers => {
                let $name = &TimerMaps::new($search.release());
                $body
            }
            #[cfg(feature = "isaac")]
            SpaceName::Stages => {
                let $name = &IsaacFloors::read(&$search.run, $search.seeds(), $search.stages())?;
                $body
            }
            #[cfg(feature = "duel")]
            SpaceName::Fights => {
                let roster = Roster::read($search.roster.as_ref())?;
                let $name = &Fights::grid(&roster, &$search.vary, &$search.fight_seeds()?.range())?;
                $body
            }
            #[cfg(not(all(feature = "dq9", feature = "isaac", feature = "duel")))]
            other => Err(Error::new(format!("space \"{}\": its rules are not in this module", other.name()))),
        }
    };
}

#[cfg(feature = "dq9")]
impl Search {
    fn release(&self) -> Edition {
        if self.japanese { Edition::JAPANESE } else { Edition::WESTERN }
    }
}

impl Spaces {
    /// What the conditions of a search can name: the columns of its space, and what varies in a grid of fights.
    ///
    /// # Errors
    /// There is no such space: seeds, stages, a run or a roster that cannot be.
    pub fn columns(&self, search: &Search) -> Result<Vec<ColumnInfo>, Error> {
        with_space!(self, search, |space| {
            let mut columns = Vec::new();
            collect(space.schema(), "", None, &mut columns);
            Ok(columns)
        })
    }

    /// What a search will cost and find.
    ///
    /// # Errors
    /// The condition cannot be read, with its place; no column is called so.
    pub fn outlook(&self, search: &Search, threads: usize) -> Result<Outlook, Error> {
        with_space!(self, search, |space| outlook(space, search, threads))
    }

    /// Makes what all items of a search share, so that parts of it do not make it each for itself.
    ///
    /// # Errors
    /// As [`Self::outlook`].
    pub fn prepare(&self, search: &Search, threads: usize) -> Result<(), Error> {
        with_space!(self, search, |space| {
            let filter = filter(space.schema(), search)?;
            prepare(space, &filter, space.size(), shown(space.schema(), search)?, threads);
            Ok(())
        })
    }

    /// Searches the positions of a range, in order.
    ///
    /// # Errors
    /// As [`Self::outlook`]; the condition has no value for an item.
    pub fn part(
        &self,
        search: &Search,
        range: Range<u64>,
        limits: Limits<'_>,
        hit: &mut dyn FnMut(Hit) -> ControlFlow<()>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Part, Error> {
        with_space!(self, search, |space| part(space, search, range, limits, hit, progress))
    }
}

/// How much a part of a search may take.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// Most hits.
    pub hits: Option<u64>,
    /// Set from outside to stop.
    pub stop: Option<&'a AtomicBool>,
}

fn filter<I: Clone + 'static>(schema: &Schema<I>, search: &Search) -> Result<Filter<I>, Error> {
    let input = Input::new("condition", search.condition.clone());
    Filter::parse(&search.condition, schema).map_err(|error| explained(error, &input))
}

fn selection<I: Clone + 'static>(schema: &Schema<I>, search: &Search) -> Result<Selection<I>, Error> {
    let selection = Selection::of(schema, search.columns.iter().map(String::as_str))?;
    if selection.columns.len() > MOST_COLUMNS {
        let count = selection.columns.len();
        return Err(told!("error-search-columns", count = count, most = MOST_COLUMNS));
    }
    Ok(selection)
}

fn shown<I: Clone + 'static>(schema: &Schema<I>, search: &Search) -> Result<Stages, Error> {
    Ok(selection(schema, search)?.stages())
}

fn part<S: Told>(
    space: &S,
    search: &Search,
    range: Range<u64>,
    limits: Limits<'_>,
    hit: &mut dyn FnMut(Hit) -> ControlFlow<()>,
    progress: &mut dyn FnMut(Progress),
) -> Result<Part, Error> {
    let filter = filter(space.schema(), search)?;
    let selection = selection(space.schema(), search)?;
    let words = Words::new(search.lang);
    let size = space.size();
    let range = range.start.min(size)..range.end.min(size);
    let start = range.start;
    let options = Options {
        threads: limits.threads,
        limit: limits.hits,
        shown: selection.stages(),
        stop: limits.stop,
        ..Options::default()
    };
    let mut last = None;
    let each = |position: u64, item: &S::Item| {
        last = Some(position);
        Ok(hit(Hit {
            id: space.id(position),
            told: words.say(&space.sentence(position, item)),
            link: format!("#{}", space.anchor(position, item)),
            cells: selection.cells(item).into_iter().map(value).collect(),
        }))
    };
    let summary = run(space, &filter, &Work::Range(range), &options, each, progress)?;
    let end = match (summary.ended, last) {
        // Hits come in order, so everything before the last that was wanted is decided; the engine counts whole blocks.
        (Ended::Limit, Some(last)) => last + 1,
        _ => start + summary.done,
    };
    Ok(Part { end, hits: summary.hits, stopped: summary.ended != Ended::Whole })
}

fn value(cell: Cell) -> Value {
    match cell {
        Cell::Int(number) => Value::Int(number),
        Cell::Bool(yes) => Value::Text(yes.to_string()),
        Cell::Text(text) => Value::Text(text),
    }
}

fn outlook<S: Told>(space: &S, search: &Search, threads: usize) -> Result<Outlook, Error> {
    let filter = filter(space.schema(), search)?;
    let selection = selection(space.schema(), search)?;
    let work = Work::Range(0..space.size());
    let plan = Plan::new(space, &filter, &work, threads);
    let expected = |plan: &Plan| match plan.odds {
        Odds::Exact { hits } => (hits as f64, (hits as f64, hits as f64), true),
        Odds::Sampled { hits, low, high } => (hits, (low, high), false),
    };
    let (hits, between, counted) = expected(&plan);
    let mut chips = Vec::new();
    let conditions = filter.conditions().filter(|_| !search.condition.trim().is_empty());
    for (text, stage) in conditions {
        // Each by itself tells what it keeps of everything.
        let alone = Filter::parse(&text, space.schema())?;
        let alone = Plan::new(space, &alone, &work, threads);
        let (kept, _, counted) = expected(&alone);
        let keeps = if work.is_empty() { 0.0 } else { kept / work.len() as f64 };
        chips.push(Chip { text, stage, stage_name: space.stages()[stage].name, keeps, counted });
    }
    chips.sort_by(|a, b| a.stage.cmp(&b.stage).then(a.keeps.total_cmp(&b.keeps)));
    let mut drop = Vec::new();
    if (counted && hits < 0.5) || between.1 < 1.0 {
        for (text, without) in filter.each_left_out() {
            let (hits, ..) = expected(&Plan::new(space, &without, &work, threads));
            if hits >= 0.5 {
                drop.push((text, hits));
            }
        }
    }
    let words = Words::new(search.lang);
    let told = super::plan(&plan, &words);
    Ok(Outlook {
        items: plan.items,
        edition: plan.edition,
        chips,
        hits,
        between,
        seconds: plan.seconds,
        sentence: told.lines().next().unwrap_or_default().to_owned(),
        command: search.command(),
        columns: selection.names(),
        drop,
    })
}

fn collect<I: Clone + 'static>(
    schema: &Schema<I>,
    path: &str,
    list: Option<&str>,
    columns: &mut Vec<ColumnInfo>,
) {
    for column in &schema.columns {
        let name = format!("{path}{}", column.name);
        match &column.kind {
            Kind::Record(inner) => collect(inner, &format!("{name}."), list, columns),
            Kind::List(inner) => collect(inner, "", Some(&name), columns),
            kind => columns.push(ColumnInfo {
                name,
                kind: column.kind_word(),
                doc: column.doc,
                unit: column.unit,
                allowed: column.allowed(),
                words: match kind {
                    Kind::Word(words) => words.to_vec(),
                    _ => Vec::new(),
                },
                stage: column.stage,
                list: list.map(str::to_owned),
            }),
        }
    }
}
