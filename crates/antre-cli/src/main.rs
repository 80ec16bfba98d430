//! The terminal's face: flags in, one [`antre::Query`], text or JSON or CSV or a picture out. It holds no rule.
//!
//! Exit codes: 0 found or fine, 1 nothing found or verification failed, 2 bad input.

mod cli;
mod complain;
mod explore;
mod lesson;
mod locale;
mod output;
mod paint;
mod play;
mod print;
mod search;
mod stopwatch;
mod terminal;
mod verify;
mod version;
mod write;

use std::process::ExitCode;

use antre::{Error, Query, dq9, duel, isaac, sky, torneko3};
use clap::{CommandFactory, Parser};

use cli::{Cli, Command, Dq9, Duel, Isaac, Sky, Torneko3};
use output::Output;
use write::Draft;

fn main() -> ExitCode {
    if let Some(version) = version::asked() {
        print!("{version}");
        return ExitCode::SUCCESS;
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return complain::about_flags(&error),
    };
    let lang = cli.output.lang();
    match run(cli) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => complain::about(&error, lang),
    }
}

/// Runs a command; `false` if nothing was found.
fn run(cli: Cli) -> Result<bool, Error> {
    let output = cli.output;
    match cli.command {
        Command::Duel { verb } => run_duel(verb, &output),
        Command::Dq9 { verb } => run_dq9(verb, &output),
        Command::Isaac { verb } => run_isaac(verb, &output),
        Command::Explore(explore) => explore::run(explore, &output),
        Command::Sky { verb } => run_sky(verb, &output),
        Command::Torneko3 { verb } => {
            let query = match verb {
                Torneko3::Timeline(query) => torneko3::Query::Timeline(query),
                Torneko3::Readings(query) => torneko3::Query::Readings(query),
                Torneko3::Plan(query) => torneko3::Query::Plan(query),
            };
            print::answer(&Query::Torneko3(query), &output, None)
        }
        Command::Compare(query) => print::answer(&Query::Compare(query), &output, None),
        Command::Verify { paths } => verify::run(&paths, &output),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "antre", &mut script);
            plain(&output, &script)
        }
        Command::Man { dir } => {
            clap_mangen::generate_to(Cli::command(), &dir).map_err(|error| write::explained(&dir, &error))?;
            Ok(true)
        }
    }
}

fn run_duel(verb: Duel, output: &Output) -> Result<bool, Error> {
    let query = match verb {
        Duel::Fight(fight) => {
            let query = Query::Duel(duel::Query::Fight(fight.query));
            return print::answer(&query, output, fight.record.as_deref());
        }
        Duel::Lesson(query) => return lesson::run(query, output),
        Duel::Play(play) => return play::run(play.query, play.record.as_deref(), output),
        Duel::RosterSchema => {
            let mut schema = print::json(&schemars::schema_for!(duel::RosterFile))?;
            schema.push('\n');
            return plain(output, schema.as_bytes());
        }
        Duel::Search(verb) => return search::duel(&verb, output),
        Duel::Queue(query) => duel::Query::Queue(query),
        Duel::Preview(query) => duel::Query::Preview(query),
        Duel::Replay(query) => duel::Query::Replay(query),
        Duel::Sim(query) => duel::Query::Sim(query),
        Duel::Compare(query) => duel::Query::Compare(query),
        Duel::Sweep(query) => duel::Query::Sweep(query),
        Duel::Infer(query) => duel::Query::Infer(query),
        Duel::Roster(query) => duel::Query::Roster(query),
        Duel::Columns(query) => duel::Query::Columns(query),
    };
    print::answer(&Query::Duel(query), output, None)
}

fn run_dq9(verb: Dq9, output: &Output) -> Result<bool, Error> {
    let query = match verb {
        Dq9::Search(verb) => return search::dq9(&verb, output),
        Dq9::Show(query) => dq9::Query::Show(query),
        Dq9::Decode(query) => dq9::Query::Decode(query),
        Dq9::Next(query) => dq9::Query::Next(query),
        Dq9::Chests(query) => dq9::Query::Chests(query),
        Dq9::Special(query) => dq9::Query::Special(query),
        Dq9::Boss(query) => dq9::Query::Boss(query),
        Dq9::Table(query) => dq9::Query::Table(query),
        Dq9::Save(query) => dq9::Query::Save(query),
        Dq9::Stopwatch(query) => return stopwatch::run(query, output),
        Dq9::Farm(query) => dq9::Query::Farm(query),
        Dq9::Free(query) => dq9::Query::Free(query),
        Dq9::Fastest(query) => dq9::Query::Fastest(query),
        Dq9::Marathon(query) => dq9::Query::Marathon(query),
        Dq9::At(query) => dq9::Query::At(query),
        Dq9::Method(query) => dq9::Query::Method(query),
        Dq9::Infer(query) => dq9::Query::Infer(query),
        Dq9::Suggest(query) => dq9::Query::Suggest(query),
        Dq9::Entrances(query) => dq9::Query::Entrances(query),
        Dq9::Columns(query) => dq9::Query::Columns(query),
    };
    print::answer(&Query::Dq9(query), output, None)
}

fn run_isaac(verb: Isaac, output: &Output) -> Result<bool, Error> {
    let query = match verb {
        Isaac::Search(verb) => return search::isaac(&verb, output),
        Isaac::Infer(observed) => {
            let seen = match observed.save_observation {
                Some(path) => Some((path, observed.query.observation()?)),
                None => None,
            };
            let found = print::answer(&Query::Isaac(isaac::Query::Infer(observed.query)), output, None)?;
            // Clues that are none leave no file behind.
            if let Some((path, seen)) = seen {
                let mut draft = Draft::default();
                draft.file(&path, seen.as_bytes())?;
                draft.finish()?;
            }
            return Ok(found);
        }
        Isaac::Seed(query) => isaac::Query::Seed(query),
        Isaac::Show(query) => isaac::Query::Show(query),
        Isaac::Stages(query) => isaac::Query::Stages(query),
        Isaac::Diff(query) => isaac::Query::Diff(query),
        Isaac::Export(query) => isaac::Query::Export(query),
        Isaac::Stats(query) => isaac::Query::Stats(query),
        Isaac::Columns(query) => isaac::Query::Columns(query),
    };
    print::answer(&Query::Isaac(query), output, None)
}

fn run_sky(verb: Sky, output: &Output) -> Result<bool, Error> {
    let query = match verb {
        Sky::Import(import) => {
            let bytes = write::bytes(&import.dump)?;
            let dump = sky::Dump {
                base: import.base,
                dungeon: import.dungeon,
                table: import.table,
                leader: import.leader,
                japan: import.japan,
            };
            return plain(output, sky::import(&bytes, &dump)?.as_bytes());
        }
        Sky::Timeline(query) => sky::Query::Timeline(query),
        Sky::Diff(query) => sky::Query::Diff(query),
        Sky::Due(query) => sky::Query::Due(query),
        Sky::Stage(query) => sky::Query::Stage(query),
        Sky::Plan(query) => sky::Query::Plan(query),
    };
    print::answer(&Query::Sky(query), output, None)
}

/// Gives out text that is the same in every format.
fn plain(output: &Output, text: &[u8]) -> Result<bool, Error> {
    output.no_picture()?;
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text)?;
    draft.finish()?;
    Ok(true)
}
