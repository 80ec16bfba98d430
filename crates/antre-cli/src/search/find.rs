//! `antre <system> find`.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use antre::core::Message;
use antre::search::engine::export::Selection;
use antre::search::engine::run::run as search;
use antre::search::engine::{
    Checkpointing, Ended, Error as Wrong, Odds, Options, Plan, Shard, Space, Stages, Summary, Verify, Work,
    count as counted,
};
use antre::search::{Conditions, PROGRAM, Told, grouped, plan as told_plan};
use antre::{Error, Input, Words};
use clap::Args;
use serde::Serialize;

use super::hits::{Hits, table_form};
use super::{Bar, stop_on_interrupt};
use crate::output::{Format, Output};
use crate::print;
use crate::write::Draft;

// No doc comment here: it would become the description of the commands that have these flags.
#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Find {
    /// Condition in CEL over the columns, such as 'level >= 80 && boss == "Hammibal"'
    #[arg(value_name = "CONDITION", default_value = "")]
    condition: String,
    /// Filter file (TOML) with must, `must_not` and should; its conditions are added to CONDITION
    #[arg(long, value_name = "FILE", value_parser = Input::read)]
    filter: Option<Input>,
    /// Say what the search will cost and find, and do not search
    #[arg(long)]
    plan: bool,
    /// Columns to show, such as id,level,chests
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    columns: Vec<String>,
    /// Stop after so many hits
    #[arg(long, value_name = "N")]
    limit: Option<u64>,
    /// Look only at so many items, spread evenly
    #[arg(long, value_name = "N")]
    sample: Option<u64>,
    /// Begin at this item
    #[arg(long, value_name = "ID")]
    from: Option<String>,
    /// Look only at the items of a list, one id a line, or - for standard input
    #[arg(long, value_name = "FILE", value_parser = Input::read, conflicts_with = "from")]
    ids: Option<Input>,
    /// Look only at one of n parts, i/n
    #[arg(long, value_name = "I/N", value_parser = shard, default_value = "1/1", hide_default_value = true)]
    shard: Shard,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    threads: usize,
    /// Remember in a file how far the search is
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Go on from the checkpoint
    #[arg(long, requires = "checkpoint")]
    resume: bool,
    /// Only count: nothing is shown and nothing remembered
    #[arg(long, conflicts_with_all = ["plan", "columns", "limit", "checkpoint", "open"])]
    count: bool,
    /// Add each hit's address on the explorer page
    #[arg(long)]
    open: bool,
}

fn shard(text: &str) -> Result<Shard, Error> {
    text.parse::<Shard>().map_err(Error::from)
}

/// Searches; `false` if nothing was found.
pub(super) fn run<S: Told>(space: &S, find: &Find, output: &Output) -> Result<bool, Error> {
    let words = output.detail().words();
    let conditions = Conditions::read(&find.condition, find.filter.as_ref(), space.schema())?;
    let work = work(space, find)?;
    if find.plan {
        let plan = Plan::new(space, &conditions.filter, &work, find.threads);
        let text = match output.format {
            Format::Json => print::json(&plan)? + "\n",
            Format::Text | Format::Csv | Format::Wiki => told_plan(&plan, &words),
        };
        let mut draft = Draft::default();
        draft.text(output.out.as_deref(), text.as_bytes())?;
        draft.finish()?;
        return Ok(!matches!(plan.odds, Odds::Exact { hits: 0 }));
    }
    if find.count {
        return count(space, find, &conditions, &work, output);
    }
    let selection =
        if find.columns.is_empty() && output.format == Format::Text && table_form(output).is_none() {
            None
        } else if find.columns.is_empty() {
            // What is known anyway, and no stage that nobody asked for.
            let mut all = Selection::all(space.schema());
            let known = conditions.filter.stages();
            all.columns.retain(|(_, column)| known.has(column.stage));
            Some(all)
        } else {
            Some(Selection::of(space.schema(), find.columns.iter().map(String::as_str))?)
        };
    let scored = !conditions.should.is_empty();
    let needed =
        conditions.should.iter().fold(Stages::default(), |sum, should| sum.and(should.filter.stages()));
    let shown = selection.as_ref().map_or(needed, |selection| needed.and(selection.stages()));
    let bar = Bar::new(output.quiet, work.len());
    let hits = RefCell::new(Hits::new(space, &conditions.filter, output, selection, (scored, find.open))?);
    let mut read = true;
    let mut failed = None;
    let options = Options {
        threads: find.threads,
        limit: find.limit,
        shown,
        checkpoint: find.checkpoint.as_deref().map(|path| Checkpointing {
            path,
            resume: find.resume,
            program: PROGRAM.into(),
            every: Duration::from_millis(250),
        }),
        verify: Verify::All,
        stop: Some(stop_on_interrupt()),
    };
    let each = |position, item: &S::Item| {
        let score =
            conditions.score(item).map_err(|reason| Wrong::NoValue { id: space.id(position), reason })?;
        match bar.0.suspend(|| hits.borrow_mut().hit(space, &words, (position, item), Some(score))) {
            Ok(true) => Ok(ControlFlow::Continue(())),
            Ok(false) => {
                read = false;
                Ok(ControlFlow::Break(()))
            }
            Err(error) => {
                failed = Some(error);
                Ok(ControlFlow::Break(()))
            }
        }
    };
    let tell = |progress| {
        bar.tell(progress);
        // A failure shows again, and is told, with the next hit or at the end.
        let _ = hits.borrow_mut().flush();
    };
    let result = search(space, &conditions.filter, &work, &options, each, tell);
    bar.hide();
    let mut hits = hits.into_inner();
    if let Some(error) = failed {
        return Err(error);
    }
    let summary = match result {
        Ok(summary) => summary,
        Err(error) => {
            // What was found before it is true all the same.
            hits.flush()?;
            return Err(error.into());
        }
    };
    if summary.ended == Ended::Stopped && output.out.is_some() {
        // Half a file would look like a whole one.
        drop(hits);
    } else {
        hits.finish()?;
    }
    if read && !output.quiet {
        notes(space, find, &conditions, &work, &summary, &words);
    }
    if summary.ended == Ended::Stopped {
        std::process::exit(130);
    }
    Ok(summary.hits > 0)
}

/// What a count tells.
#[derive(Serialize)]
struct Counted {
    space: String,
    edition: String,
    items: u64,
    hits: u64,
    seconds: f64,
}

fn count<S: Space>(
    space: &S,
    find: &Find,
    conditions: &Conditions<S::Item>,
    work: &Work,
    output: &Output,
) -> Result<bool, Error> {
    let bar = Bar::new(output.quiet, work.len());
    let tell = |progress| bar.tell(progress);
    let result = counted(space, &conditions.filter, work, find.threads, Some(stop_on_interrupt()), tell);
    bar.hide();
    let summary = result?;
    if summary.ended == Ended::Stopped {
        notes(space, find, conditions, work, &summary, &output.detail().words());
        std::process::exit(130);
    }
    let facts = Counted {
        space: space.name(),
        edition: space.edition(),
        items: summary.of,
        hits: summary.hits,
        seconds: summary.elapsed.as_secs_f64(),
    };
    let text = match output.format {
        Format::Json => print::json(&facts)? + "\n",
        Format::Csv => format!("items,hits\n{},{}\n", facts.items, facts.hits),
        Format::Text | Format::Wiki => found(space, find, &summary, &output.detail().words()) + "\n",
    };
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    Ok(summary.hits > 0)
}

/// How many were found, in one sentence.
fn found<S: Space>(space: &S, find: &Find, summary: &Summary, words: &Words) -> String {
    words.say(&summary_message("search-found", space, find, summary))
}

fn summary_message<S: Space>(id: &'static str, space: &S, find: &Find, summary: &Summary) -> Message {
    Message::new(id)
        .with("hits", i64::try_from(summary.hits).unwrap_or(i64::MAX))
        .with("shown", grouped(summary.hits))
        .with("done", grouped(summary.done))
        .with("items", grouped(summary.of))
        .with("space", space.name())
        .with("time", format!("{:.2}", summary.elapsed.as_secs_f64()))
        .with("resume", i64::from(find.checkpoint.is_some()))
}

fn notes<S: Space>(
    space: &S,
    find: &Find,
    conditions: &Conditions<S::Item>,
    work: &Work,
    summary: &Summary,
    words: &Words,
) {
    let say = |message: Message| eprintln!("antre: {}", words.say(&message));
    let base = |id| summary_message(id, space, find, summary);
    match summary.ended {
        Ended::Whole => say(base("search-found")),
        Ended::Limit => say(base("search-limit")),
        Ended::Stopped => say(base("search-stopped")),
    }
    if summary.hits == 0 && summary.ended == Ended::Whole {
        for (text, without) in conditions.filter.each_left_out() {
            let plan = Plan::new(space, &without, work, find.threads);
            let hits = match plan.odds {
                Odds::Exact { hits: 0 } => continue,
                Odds::Exact { hits } => grouped(hits),
                Odds::Sampled { hits, .. } if hits < 0.5 => continue,
                Odds::Sampled { hits, .. } => format!("≈ {}", grouped(hits.round() as u64)),
            };
            say(Message::new("search-drop").with("condition", text).with("hits", hits));
        }
    }
}

/// Which items are looked at.
fn work<S: Space>(space: &S, find: &Find) -> Result<Work, Error> {
    let position = |id: &str| space.position(id).map_err(Error::new);
    let mut work = match (&find.ids, &find.from) {
        (Some(ids), _) => {
            let ids =
                ids.text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
            let mut positions = BTreeSet::new();
            for id in ids {
                positions.extend(space.positions(id).map_err(Error::new)?);
            }
            Work::List(positions.into_iter().collect())
        }
        (None, Some(from)) => Work::Range(position(from)?..space.size()),
        (None, None) => Work::Range(0..space.size()),
    };
    if let Some(count) = find.sample {
        work = work.sample(count);
    }
    Ok(work.shard(find.shard))
}
