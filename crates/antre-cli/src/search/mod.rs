//! `find`, `catalog` and `merge`: whole spaces, streamed.

mod catalog;
mod find;
mod hits;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antre::search::dq9::{Chests, Floors, Maps, Shared, TimerMaps};
use antre::search::duel::Fights;
use antre::search::engine::Progress;
use antre::search::isaac::Floors as Stages;
use antre::{Error, Input, dq9, duel, isaac};
use clap::{Args, Subcommand};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output::Output;

pub(crate) use catalog::{Catalog, Merge};
pub(crate) use find::Find;

/// Verbs over the treasure maps.
#[derive(Debug, Subcommand)]
pub(crate) enum Dq9Search {
    /// Search maps, floors, chests or timers by a condition
    Find(Dq9Find),
    /// Write a whole space as a table, or one shard of it
    Catalog(Dq9Catalog),
    /// Put the shards of a catalogue together, checked
    Merge(Merge),
}

/// Verbs over duel fights.
#[derive(Debug, Subcommand)]
pub(crate) enum DuelSearch {
    /// Search seeds by a condition on how the fight goes
    Find(DuelFind),
    /// Write all fights as a table, or one shard of them
    Catalog(DuelCatalog),
    /// Put the shards of a catalogue together, checked
    Merge(Merge),
}

#[derive(Debug, Args)]
pub(crate) struct Dq9Find {
    /// What is searched
    #[arg(long, value_enum, default_value_t, value_name = "SPACE")]
    space: dq9::Space,
    /// Release of the game
    #[arg(long, value_enum, default_value_t, value_name = "RELEASE")]
    release: dq9::Release,
    #[command(flatten)]
    find: Find,
}

#[derive(Debug, Args)]
pub(crate) struct Dq9Catalog {
    /// Which table
    #[arg(value_enum, value_name = "TABLE")]
    space: dq9::Space,
    /// Release of the game
    #[arg(long, value_enum, default_value_t, value_name = "RELEASE")]
    release: dq9::Release,
    #[command(flatten)]
    catalog: Catalog,
}

/// Verbs over floors.
#[derive(Debug, Subcommand)]
pub(crate) enum IsaacSearch {
    /// Search floors by a condition: boss distance, secret room, shapes, what is next to the start, curse, variant
    Find(Box<IsaacFind>),
    /// Write the floors of a range of seeds as a table, or one shard of it
    Catalog(Box<IsaacCatalog>),
    /// Put the shards of a catalogue together, checked
    Merge(Merge),
}

#[derive(Debug, Args)]
pub(crate) struct IsaacFind {
    #[command(flatten)]
    floors: IsaacFloors,
    #[command(flatten)]
    find: Find,
    #[command(flatten)]
    run: isaac::RunOptions,
}

#[derive(Debug, Args)]
pub(crate) struct IsaacCatalog {
    #[command(flatten)]
    floors: IsaacFloors,
    #[command(flatten)]
    catalog: Catalog,
    #[command(flatten)]
    run: isaac::RunOptions,
}

// No doc comment here: it would become the description of the commands that have these flags.
#[derive(Debug, Args)]
#[group(id = "isaac-floors")]
pub(crate) struct IsaacFloors {
    /// Seeds, A..=B or A..B, as numbers or eight letters
    #[arg(long, value_name = "RANGE", default_value = "1..=1000000")]
    seeds: String,
    /// Stages, such as 1, 1,3 or 1..=4
    #[arg(long, value_name = "STAGES", default_value = "1")]
    stages: String,
}

// No doc comment here: it would become the description of the commands that have these flags.
#[derive(Debug, Args)]
struct DuelSpace {
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[arg(long, value_name = "ROSTER", value_parser = Input::read)]
    roster: Option<Input>,
    /// Seeds, A..=B or A..B
    #[arg(long, value_name = "RANGE", default_value = "0..=999999", allow_hyphen_values = true)]
    seeds: duel::Seeds,
    /// What varies from roster to roster, such as hero.agility=0..=20; once or twice
    #[arg(long, value_name = "WHO.STAT=RANGE")]
    vary: Vec<duel::Vary>,
}

impl DuelSpace {
    fn fights(&self) -> Result<Fights, Error> {
        Fights::grid(&duel::Roster::read(self.roster.as_ref())?, &self.vary, &self.seeds.range())
    }
}

#[derive(Debug, Args)]
pub(crate) struct DuelFind {
    #[command(flatten)]
    space: DuelSpace,
    #[command(flatten)]
    find: Find,
}

#[derive(Debug, Args)]
pub(crate) struct DuelCatalog {
    #[command(flatten)]
    space: DuelSpace,
    #[command(flatten)]
    catalog: Catalog,
}

/// Does something with the space that is meant.
macro_rules! with_space {
    ($space:expr, $release:expr, |$name:ident| $body:expr) => {{
        let edition = $release.edition();
        let shared = Arc::new(Shared::default());
        match $space {
            dq9::Space::Maps => {
                let $name = &Maps::new(edition, shared);
                $body
            }
            dq9::Space::Floors => {
                let $name = &Floors::new(edition, shared);
                $body
            }
            dq9::Space::Chests => {
                let $name = &Chests::new(edition, shared);
                $body
            }
            dq9::Space::Timers => {
                let $name = &TimerMaps::new(edition);
                $body
            }
        }
    }};
}

/// Runs a verb over the treasure maps; `false` if nothing was found.
pub(crate) fn dq9(verb: &Dq9Search, output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    output.no_wiki()?;
    match verb {
        Dq9Search::Find(find) => {
            with_space!(find.space, find.release, |space| find::run(space, &find.find, output))
        }
        Dq9Search::Catalog(of) => {
            with_space!(of.space, of.release, |space| catalog::run(space, &of.catalog, output))
        }
        Dq9Search::Merge(merge) => catalog::merge(merge, output),
    }
}

/// Runs a verb over duel fights; `false` if nothing was found.
pub(crate) fn duel(verb: &DuelSearch, output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    output.no_wiki()?;
    match verb {
        DuelSearch::Find(find) => find::run(&find.space.fights()?, &find.find, output),
        DuelSearch::Catalog(of) => catalog::run(&of.space.fights()?, &of.catalog, output),
        DuelSearch::Merge(merge) => catalog::merge(merge, output),
    }
}

/// Runs a verb over floors; `false` if nothing was found.
pub(crate) fn isaac(verb: &IsaacSearch, output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    output.no_wiki()?;
    let space = |floors: &IsaacFloors, run| Stages::read(run, &floors.seeds, &floors.stages);
    match verb {
        IsaacSearch::Find(find) => find::run(&space(&find.floors, &find.run)?, &find.find, output),
        IsaacSearch::Catalog(of) => catalog::run(&space(&of.floors, &of.run)?, &of.catalog, output),
        IsaacSearch::Merge(merge) => catalog::merge(merge, output),
    }
}

/// Set by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// Makes Ctrl-C stop a run in order; a second one ends the program.
fn stop_on_interrupt() -> &'static AtomicBool {
    // Without a handler Ctrl-C ends the program, which loses nothing that a checkpoint has.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    &STOP
}

/// Position, rate, hits and time left, on standard error and only on a terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new(quiet: bool, total: u64) -> Self {
        let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let bar = ProgressBar::with_draw_target(Some(total), target);
        let style = ProgressStyle::with_template(
            "{human_pos} of {human_len} ({percent} %), {per_sec}, {msg}, {eta} left",
        );
        Self(match style {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        })
    }

    fn tell(&self, progress: Progress) {
        self.0.set_position(progress.done);
        self.0.set_message(format!("{} found", progress.hits));
    }

    fn hide(&self) {
        self.0.finish_and_clear();
    }
}
