//! `antre verify`: a line per file as it is checked.

use std::path::PathBuf;

use antre::Error;
use antre::verify::{Report, Summary, verify_paths};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::output::{Format, Output};
use crate::print;
use crate::write::{self, Draft};

/// Everything, for `--format json`.
#[derive(Serialize)]
struct Verified<'a> {
    summary: Summary,
    reports: &'a [Report],
}

/// Checks the files; `false` if any differs.
pub(crate) fn run(paths: &[PathBuf], output: &Output) -> Result<bool, Error> {
    output.no_picture()?;
    let stream = output.format == Format::Text && output.out.is_none();
    let progress = progress(output.quiet);
    let mut reports = Vec::new();
    let mut written = Ok(());
    let verified = verify_paths(paths, |report| {
        progress.inc(1);
        if stream && written.is_ok() {
            written = progress.suspend(|| write::stdout(line(report).as_bytes()));
        }
        reports.push(report.clone());
    });
    progress.finish_and_clear();
    let summary = verified?;
    written?;
    let mut draft = Draft::default();
    let text = match output.format {
        Format::Text if stream => String::new(),
        Format::Text => reports.iter().map(line).collect(),
        Format::Json => print::json(&Verified { summary, reports: &reports })? + "\n",
        Format::Csv => print::csv(&table(&reports))?,
        Format::Wiki => print::wiki_rows("antre verify", &table(&reports)),
    };
    draft.text(output.out.as_deref(), text.as_bytes())?;
    draft.finish()?;
    Ok(summary.passed == summary.files)
}

/// Files checked so far, on standard error and only on a terminal.
fn progress(quiet: bool) -> ProgressBar {
    let target = if quiet { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let style = ProgressStyle::with_template("{pos} files checked, {elapsed}");
    let bar = ProgressBar::with_draw_target(None, target);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn line(report: &Report) -> String {
    let Report { file, cases, passed, difference, notes } = report;
    let verdict = difference.as_ref().map_or_else(
        || "ok".into(),
        |found| {
            format!("first difference at {}: expected {}, got {}", found.place, found.expected, found.got)
        },
    );
    let notes: String = notes.iter().map(|note| format!("  {note}\n")).collect();
    format!("{file}  {cases}  {passed}  {verdict}\n{notes}")
}

fn table(reports: &[Report]) -> antre::Table {
    let rows = reports.iter().map(|report| {
        let part = |pick: fn(&antre::verify::Mismatch) -> &String| {
            report.difference.as_ref().map(pick).cloned().unwrap_or_default().into()
        };
        vec![
            report.file.as_str().into(),
            report.cases.into(),
            report.passed.into(),
            part(|found| &found.place),
            part(|found| &found.expected),
            part(|found| &found.got),
        ]
    });
    antre::Table {
        columns: vec!["file", "cases", "passed", "place", "expected", "got"],
        rows: rows.collect(),
    }
}
