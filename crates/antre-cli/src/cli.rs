//! Commands. Their flags come from the queries themselves, so that help, API and page say the same.

use std::path::PathBuf;

use antre::{compare, dq9, duel, isaac, sky, torneko3};
use clap::{Args, Parser, Subcommand};

use crate::explore::Explore;
use crate::output::Output;
use crate::search::{Dq9Search, DuelSearch, IsaacSearch};
use crate::stopwatch::StopwatchArgs;

/// What `--version` adds to the number.
const LONG_VERSION: &str =
    concat!(env!("CARGO_PKG_VERSION"), "\nantre --version --verbose: which rules this build follows");

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
    /// Treasure-map grottos of Dragon Quest IX
    Dq9 {
        #[command(subcommand)]
        verb: Dq9,
    },
    /// Floors of The Binding of Isaac: the demo, the Flash game, Rebirth
    Isaac {
        #[command(subcommand)]
        verb: Isaac,
    },
    /// Turns of Pokémon Mystery Dungeon: Explorers of Sky
    Sky {
        #[command(subcommand)]
        verb: Sky,
    },
    /// Open the explorer: a page and a JSON API on this machine
    Explore(Explore),
    /// Turns of Torneko no Daibouken 3
    Torneko3 {
        #[command(subcommand)]
        verb: Torneko3,
    },
    /// Compare the same party in Explorers of Sky, Torneko 3 and the energy queue
    Compare(compare::Compare),
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
    /// Fight one roster on many seeds: wins, crits, turns, remaining life, with intervals
    Sim(duel::Sim),
    /// Compare two rosters on the same seeds
    Compare(duel::Compare),
    /// Fight a grid over one or two stats or rules
    Sweep(duel::Sweep),
    /// Find the seeds whose dice came out so
    Infer(duel::Infer),
    /// List what conditions can name
    Columns(duel::Columns),
    /// Take the lesson step by step: what it shows, and what it asks
    Lesson(duel::Lesson),
    /// Play a battle in the terminal: strike, skill, item, flee, with the coming turns before you choose
    Play(Play),
    /// Write a roster anew with changes: fighters, their stats, the rules
    Roster(duel::Change),
    /// Print the JSON Schema of roster files
    RosterSchema,
    #[command(flatten)]
    Search(DuelSearch),
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

// As with a fight: the recording is a file, which is this face's own.
#[derive(Debug, Args)]
#[group(id = "recorded-play")]
pub(crate) struct Play {
    /// Write a recording for antre duel replay when it ends; s writes one at any time
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) query: duel::Play,
}

#[derive(Debug, Subcommand)]
#[allow(clippy::large_enum_variant, reason = "made once per run")]
pub(crate) enum Dq9 {
    #[command(flatten)]
    Search(Dq9Search),
    /// Show a grotto: name, floors, chests, monsters, boss, entrances; or one of its floors in detail
    Show(dq9::Show),
    /// Find the grottos that a map's name can mean, however it is typed
    Decode(dq9::Decode),
    /// Sum up what the next map can be: 65,536 outcomes of a base, or the bases that give a wanted map most often
    Next(dq9::Next),
    /// Show what each chest holds by second, or when chests hold an item
    Chests(dq9::Chests),
    /// List maps with special floors, or count every kind; shortest and longest ways
    Special(dq9::Special),
    /// Show a boss, or all twelve: where it stands, what it drops, which Force helps most
    Boss(dq9::Boss),
    /// Print one of the tables that the rules use, with where it comes from
    Table(dq9::TableQuery),
    /// List the maps of a save or of a text list, with what each is worth; which of them gives an item soonest
    Save(dq9::Save),
    /// Count down to the second at which chests have what is wanted; without a terminal, list the times
    Stopwatch(StopwatchArgs),
    /// Find maps whose chests give an item right after the save is loaded, or at another second that one can hit
    Farm(dq9::Farm),
    /// Find maps whose chests serve up to three wishes: floor, chest, rank, item, second
    Free(dq9::Free),
    /// Find the maps that give an item after the shortest way
    Fastest(dq9::Fastest),
    /// Order your own maps for an item: where to stop on the way down, and which map comes first
    Marathon(dq9::Marathon),
    /// Tell what a whistle brings and a battle drops where the generator stands still (Map Method)
    At(dq9::At),
    /// Find maps for the Map Method: by whistled monster, first strike or pattern of drops
    Method(dq9::Method),
    /// Tell which maps fit what was seen, and what to look for next
    Infer(dq9::Infer),
    /// Complete the name of a map word by word
    Suggest(dq9::Suggest),
    /// Draw the regions with their entrances, and where a map can lie
    Entrances(dq9::Entrances),
    /// List what conditions and tables can name
    Columns(dq9::Columns),
}

#[derive(Debug, Subcommand)]
#[allow(clippy::large_enum_variant, reason = "made once per run")]
pub(crate) enum Isaac {
    /// Read a seed: its number, checksum, and every stage's seed, variant and curse
    Seed(isaac::Seed),
    /// Draw the floor of a seed: rooms, doors, way to the boss, and why the boss is where it is
    Show(isaac::Show),
    /// List every floor of a run
    Stages(isaac::Stages),
    /// Show a seed under two profiles, and count where the code contradicts the article
    Diff(isaac::Diff),
    /// Write a floor for other programs: JSON, ASCII, maps for two level editors
    Export(isaac::Export),
    /// Count what floors are like over many seeds, and draw where the boss or another room falls
    Stats(isaac::Stats),
    /// Tell which seeds fit what was seen, and what to look at next
    Infer(Box<Observed>),
    /// List what conditions and tables can name
    Columns(isaac::Columns),
    #[command(flatten)]
    Search(IsaacSearch),
}

// As with a fight: the observation is a file, which is this face's own.
#[derive(Debug, Args)]
#[group(id = "saved-observation")]
pub(crate) struct Observed {
    /// Write what was seen as a vector for antre verify: observation.json in a folder isaac
    #[arg(long, value_name = "FILE")]
    pub(crate) save_observation: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) query: isaac::Infer,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Sky {
    /// Show who acts when, who is locked, who loses a turn, and why
    Timeline(sky::Timeline),
    /// Show where the exact rules and the community article part
    Diff(sky::Diff),
    /// Print which speed is due at which counter
    Due(sky::Due),
    /// Explain a speed stage: what it is made of, and when it is due
    Stage(sky::Stage),
    /// Plan for the leader: actions before each enemy, the shortest combo with proof and chance, kiting, counters
    Plan(sky::Plan),
    /// Print the scenario of a raw memory dump, for the other commands
    Import(SkyImport),
}

#[derive(Debug, Subcommand)]
#[allow(clippy::large_enum_variant, reason = "made once per run")]
pub(crate) enum Torneko3 {
    /// Show turns as phases: who decides and executes what, what is pending, what is skipped and why
    Timeline(torneko3::Timeline),
    /// Run a scenario under every reading of the disputed rules and show which change its outcome
    Readings(torneko3::Readings),
    /// Show what the enemies do before the next input, for each thing the player could do now
    Plan(torneko3::Plan),
}

// A dump is bytes, which no query carries: what comes of it is a scenario, which every query takes.
#[derive(Debug, Args)]
pub(crate) struct SkyImport {
    /// The dump
    #[arg(value_name = "FILE")]
    pub(crate) dump: PathBuf,
    /// Address of the dungeon structure, such as 0x2353538
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) dungeon: u32,
    /// Address of the entity table's header
    #[arg(long, value_name = "ADDRESS", value_parser = address)]
    pub(crate) table: u32,
    /// Address of the dump's first byte
    #[arg(long, value_name = "ADDRESS", value_parser = address, default_value = "0x2000000")]
    pub(crate) base: u32,
    /// The leader's slot, 0 to 3
    #[arg(long, value_name = "SLOT", default_value_t = 0)]
    pub(crate) leader: u8,
    /// The dump is of the Japanese game
    #[arg(long)]
    pub(crate) japan: bool,
}

fn address(text: &str) -> Result<u32, antre::Error> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let number = digits.map_or_else(|| text.parse(), |digits| u32::from_str_radix(digits, 16));
    number.map_err(|_| antre::Error::told(antre::core::Message::new("error-address").with("found", text)))
}
