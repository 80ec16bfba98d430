//! `find`, `columns`, `catalog` and `merge`: whole spaces, streamed.

mod catalog;
mod columns;
mod find;
mod hits;
mod infer;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antre::search::dq9::{Chests, Edition, Floors, Maps, Shared, TimerMaps};
use antre::search::duel::Fights;
use antre::search::engine::Progress;
use antre::{Error, Input, duel};
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output::Output;

pub(crate) use catalog::{Catalog, Merge};
pub(crate) use find::Find;

/// Verbs over the treasure maps.
#[derive(Debug, Subcommand)]
pub(crate) enum Dq9Search {
    /// Search maps, floors, chests or timers by a condition
    Find(Dq9Find),
    /// List what conditions and tables can name
    Columns(Dq9Columns),
    /// Write a whole space as a table, or one shard of it
    Catalog(Dq9Catalog),
    /// Tell which maps fit what was seen, and what to look for next
    Infer(infer::Infer),
    /// Put the shards of a catalogue together, checked
    Merge(Merge),
}

/// Verbs over duel fights.
#[derive(Debug, Subcommand)]
pub(crate) enum DuelSearch {
    /// Search seeds by a condition on how the fight goes
    Find(DuelFind),
    /// List what conditions and tables can name
    Columns,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Dq9Space {
    /// All 393,216 maps
    #[default]
    Maps,
    /// All 3,915,820 floors
    Floors,
    /// All chests of all floors
    Chests,
    /// Every timer value with every base
    Timers,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
pub(crate) enum Release {
    /// Europe and America
    #[default]
    Western,
    /// Japan
    Japanese,
}

impl Release {
    const fn edition(self) -> Edition {
        match self {
            Self::Western => Edition::WESTERN,
            Self::Japanese => Edition::JAPANESE,
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct Dq9Find {
    /// What is searched
    #[arg(long, value_enum, default_value_t, value_name = "SPACE")]
    space: Dq9Space,
    /// Release of the game
    #[arg(long, value_enum, default_value_t, value_name = "RELEASE")]
    release: Release,
    #[command(flatten)]
    find: Find,
}

#[derive(Debug, Args)]
pub(crate) struct Dq9Columns {
    /// Which space
    #[arg(value_enum, default_value_t, value_name = "SPACE")]
    space: Dq9Space,
}

#[derive(Debug, Args)]
pub(crate) struct Dq9Catalog {
    /// Which table
    #[arg(value_enum, value_name = "TABLE")]
    space: Dq9Space,
    /// Release of the game
    #[arg(long, value_enum, default_value_t, value_name = "RELEASE")]
    release: Release,
    #[command(flatten)]
    catalog: Catalog,
}

#[derive(Debug, Args)]
pub(crate) struct DuelFind {
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[arg(long, value_name = "ROSTER", value_parser = Input::read)]
    roster: Option<Input>,
    /// Seeds, A..=B or A..B
    #[arg(long, value_name = "RANGE", default_value = "0..=999999", allow_hyphen_values = true)]
    seeds: duel::Seeds,
    #[command(flatten)]
    find: Find,
}

/// Does something with the space that is meant.
macro_rules! with_space {
    ($space:expr, $release:expr, |$name:ident| $body:expr) => {{
        let edition = $release.edition();
        let shared = Arc::new(Shared::default());
        match $space {
            Dq9Space::Maps => {
                let $name = &Maps::new(edition, shared);
                $body
            }
            Dq9Space::Floors => {
                let $name = &Floors::new(edition, shared);
                $body
            }
            Dq9Space::Chests => {
                let $name = &Chests::new(edition, shared);
                $body
            }
            Dq9Space::Timers => {
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
        Dq9Search::Columns(of) => {
            with_space!(of.space, Release::Western, |space| columns::run(space, output))
        }
        Dq9Search::Catalog(of) => {
            with_space!(of.space, of.release, |space| catalog::run(space, &of.catalog, output))
        }
        Dq9Search::Infer(of) => infer::run(of, output),
        Dq9Search::Merge(merge) => catalog::merge(merge, output),
    }
}

/// Runs a verb over duel fights; `false` if nothing was found.
pub(crate) fn duel(verb: &DuelSearch, output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    output.no_wiki()?;
    match verb {
        DuelSearch::Find(find) => {
            let space = Fights::new(duel::Roster::read(find.roster.as_ref())?, &find.seeds.range())?;
            find::run(&space, &find.find, output)
        }
        DuelSearch::Columns => columns::run(&Fights::new(duel::Roster::lesson(), &(0..=0))?, output),
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
