//! The terminal's face: flags in, one [`antre::Query`], text or JSON or CSV or a picture out. It holds no rule.
//!
//! Exit codes: 0 found or fine, 1 nothing found or verification failed, 2 bad input.

mod cli;
mod complain;
mod explore;
mod locale;
mod output;
mod paint;
mod print;
mod verify;
mod write;

use std::process::ExitCode;

use antre::{Error, Query, duel, sky};
use clap::{CommandFactory, Parser};

use cli::{Cli, Command, Duel, Sky};
use write::Draft;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return complain::about_flags(&error),
    };
    match run(cli) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => complain::about(&error),
    }
}

/// Runs a command; `false` if nothing was found.
fn run(cli: Cli) -> Result<bool, Error> {
    let output = cli.output;
    match cli.command {
        Command::Duel { verb: Duel::Fight(fight) } => {
            print::answer(&Query::Duel(duel::Query::Fight(fight.query)), &output, fight.record.as_deref())
        }
        Command::Duel { verb: Duel::Queue(queue) } => {
            print::answer(&Query::Duel(duel::Query::Queue(queue)), &output, None)
        }
        Command::Duel { verb: Duel::Preview(preview) } => {
            print::answer(&Query::Duel(duel::Query::Preview(preview)), &output, None)
        }
        Command::Duel { verb: Duel::Replay(replay) } => {
            print::answer(&Query::Duel(duel::Query::Replay(replay)), &output, None)
        }
        Command::Duel { verb: Duel::RosterSchema } => {
            let mut schema = print::json(&schemars::schema_for!(duel::RosterFile))?;
            schema.push('\n');
            plain(&output, schema.as_bytes())
        }
        Command::Sky { verb: Sky::Import(import) } => {
            let bytes = write::bytes(&import.dump)?;
            let text = sky::import(
                &bytes,
                &sky::Dump {
                    base: import.base,
                    dungeon: import.dungeon,
                    table: import.table,
                    leader: import.leader,
                    japan: import.japan,
                },
            )?;
            plain(&output, text.as_bytes())
        }
        Command::Sky { verb } => {
            let query = match verb {
                Sky::Timeline(query) => sky::Query::Timeline(query),
                Sky::Diff(query) => sky::Query::Diff(query),
                Sky::Due(query) => sky::Query::Due(query),
                Sky::Stage(query) => sky::Query::Stage(query),
                Sky::Plan(query) => sky::Query::Plan(query),
                Sky::Import(_) => unreachable!("handled above"),
            };
            print::answer(&Query::Sky(query), &output, None)
        }
        Command::Explore(explore) => explore::run(explore, &output),
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

/// Gives out text that is the same in every format.
fn plain(output: &output::Output, text: &[u8]) -> Result<bool, Error> {
    output.no_picture()?;
    let mut draft = Draft::default();
    draft.text(output.out.as_deref(), text)?;
    draft.finish()?;
    Ok(true)
}
