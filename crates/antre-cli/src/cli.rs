//! Commands. Their flags come from the queries themselves, so that help, API and page say the same.

use std::path::PathBuf;

use antre::duel;
use clap::{Args, Parser, Subcommand};

use crate::output::Output;

/// What `--version` adds to the number: which rules this build follows.
const LONG_VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\nedition: duel lesson");

#[derive(Debug, Parser)]
#[command(
    name = "antre",
    version,
    long_version = LONG_VERSION,
    about = "Exact mechanics of dungeon crawlers: look up, explain, draw, simulate, verify",
    after_help = "Exit codes: 0 found or fine, 1 nothing found or verification failed, 2 bad input.",
    subcommand_required = true,
    arg_required_else_help = true,
    max_term_width = 100
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Energy-queue combat of a text RPG
    Duel {
        #[command(subcommand)]
        verb: Duel,
    },
    /// Check this program against vector files, laid out as <system>/<file>, plain or .gz
    Verify {
        /// Vector files, or folders with vector files below them
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Print a completion script for a shell
    Completions {
        /// The shell
        #[arg(value_enum, value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// Write the man pages into a folder
    #[command(hide = true)]
    Man {
        /// An existing folder
        #[arg(value_name = "DIR")]
        dir: PathBuf,
    },
}

#[derive(Debug, Subcommand)]
#[allow(clippy::large_enum_variant, reason = "made once per run")]
pub(crate) enum Duel {
    /// Fight a battle from a seed: the hero strikes the first living enemy, every enemy strikes the hero
    Fight(Fight),
    /// Print the first N turns of the exercise's input: N, then "name speed" lines
    Queue(duel::Queue),
    /// Show who acts next, if nobody falls
    Preview(duel::Preview),
    /// Run a recording again and name the first turn and draw that differ
    Replay(duel::Replay),
    /// Print the JSON Schema of roster files
    RosterSchema,
}

// The recording is a file that only this face can write, so it is no part of the query.
#[derive(Debug, Args)]
#[group(id = "recorded-fight")]
pub(crate) struct Fight {
    /// Write a recording for antre duel replay
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) query: duel::Fight,
}
