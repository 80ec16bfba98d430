//! From a command to an answer.

use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use antre::verify::{Report, verify_paths};
use antre::{Error, Facts, Query, duel};
use clap::CommandFactory;

use crate::cli::{Cli, Command, Duel, Verify};
use crate::output::{Body, Format, Output};
use crate::write;

/// Nothing found, or a verification that failed.
const NOT_FOUND: u8 = 1;

/// Runs a command.
pub(crate) fn run(cli: &Cli) -> Result<ExitCode, Error> {
    match &cli.command {
        Command::Duel(command) => duel(command, &cli.output),
        Command::Verify(command) => verify(command, &cli.output),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "antre", &mut script);
            cli.output.put(&Body::Plain(String::from_utf8_lossy(&script).into_owned()))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Man { folder } => man(&Cli::command(), "antre", folder),
    }
}

fn duel(command: &Duel, output: &Output) -> Result<ExitCode, Error> {
    let query = match command {
        Duel::Fight(command) => duel::Query::Fight(command.fight.clone()),
        Duel::Queue(query) => duel::Query::Queue(query.clone()),
        Duel::Preview(query) => duel::Query::Preview(query.clone()),
        Duel::Replay(query) => duel::Query::Replay(query.clone()),
        Duel::RosterSchema => {
            output.put(&Body::Plain(duel::RosterFile::schema_text()))?;
            return Ok(ExitCode::SUCCESS);
        }
    };
    let answer = antre::answer(&Query::Duel(query), &output.detail())?;
    if let (Duel::Fight(command), Facts::DuelFight(facts)) = (command, &answer.facts)
        && let Some(path) = &command.record
    {
        write::whole(path, facts.recording.to_json().as_bytes())?;
    }
    output.show(&answer)?;
    Ok(if answer.found { ExitCode::SUCCESS } else { ExitCode::from(NOT_FOUND) })
}

fn verify(command: &Verify, output: &Output) -> Result<ExitCode, Error> {
    let bar = if output.quiet || !std::io::stderr().is_terminal() {
        indicatif::ProgressBar::hidden()
    } else {
        indicatif::ProgressBar::new_spinner()
    };
    let mut reports = Vec::new();
    let summary = verify_paths(&command.paths, |report| {
        bar.set_message(format!("{} files, last {}", reports.len() + 1, report.file));
        bar.tick();
        reports.push(report.clone());
    })?;
    bar.finish_and_clear();
    let text = match output.format {
        Format::Json => {
            let whole = serde_json::json!({ "summary": summary, "files": reports });
            format!("{whole:#}\n")
        }
        Format::Csv => {
            let rows = reports.iter().map(|r| format!("{},{},{}\n", quoted(&r.file), r.cases, r.passed));
            std::iter::once("file,cases,passed\n".to_owned()).chain(rows).collect()
        }
        Format::Text => {
            let width = reports.iter().map(|report| report.file.chars().count()).max().unwrap_or(0);
            let lines = reports.iter().map(|report| line(report, width));
            let (passed, files) = (summary.passed, summary.files);
            lines.chain([format!("{passed} of {files} files pass.\n")]).collect()
        }
    };
    output.put(&Body::Plain(text))?;
    Ok(if summary.passed == summary.files { ExitCode::SUCCESS } else { ExitCode::from(NOT_FOUND) })
}

fn line(report: &Report, width: usize) -> String {
    let Report { file, cases, passed, difference } = report;
    let outcome = difference.as_ref().map_or_else(
        || "ok".to_owned(),
        |d| format!("first difference at {}: expected {}, got {}", d.place, d.expected, d.got),
    );
    format!("{file:width$}  {cases:>6} cases  {passed:>6} passed  {outcome}\n")
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.into() }
}

/// A page for the command and for each command below it.
fn man(command: &clap::Command, name: &str, folder: &Path) -> Result<ExitCode, Error> {
    std::fs::create_dir_all(folder)
        .map_err(|error| Error::new(format!("{}: cannot be made: {error}", folder.display())))?;
    let mut page = Vec::new();
    clap_mangen::Man::new(command.clone().display_name(name))
        .title(name)
        .render(&mut page)
        .map_err(|error| Error::new(format!("the page of {name} cannot be made: {error}")))?;
    write::whole(&folder.join(format!("{name}.1")), &page)?;
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        man(below, &format!("{name}-{}", below.get_name()), folder)?;
    }
    Ok(ExitCode::SUCCESS)
}
