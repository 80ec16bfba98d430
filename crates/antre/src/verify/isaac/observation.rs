//! `observation.json`: what a player saw, as `antre isaac infer --save-observation` writes it. Every clue must leave some
//! seed of the range, together with those before it.

use serde_json::Value;

use super::super::{Document, Unreadable};
use crate::isaac::{Infer, OBSERVATION, Query, RunOptions, answer};
use crate::{Answer, Detail, Facts};

pub(super) fn clues(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let wrong = |what: &str, error: &dyn std::fmt::Display| Unreadable(format!("/{what}: {error}"));
    let format = root.get("format")?.text()?;
    if format != OBSERVATION {
        return Err(Unreadable(format!("/format: \"{format}\": expected \"{OBSERVATION}\"")));
    }
    let version = root.get("version")?.int()?;
    if version != 1 {
        return Err(Unreadable(format!("/version: {version}: expected 1")));
    }
    let run: RunOptions =
        serde_json::from_value(root.get("run")?.given().clone()).map_err(|error| wrong("run", &error))?;
    let seeds = root.get("seeds")?.text()?.to_owned();
    let mut clues = Vec::new();
    let mut holds = Vec::new();
    for node in root.get("clues")?.items()? {
        clues.push(format!("{}: {}", node.get("stage")?.int()?, node.get("clue")?.text()?));
        holds.push(node.get("holds")?);
    }
    let query = Infer { clues, seeds, run, ..Infer::default() };
    let answer = answer(&Query::Infer(query), &Detail::default()).map_err(|error| wrong("clues", &error))?;
    for (row, node) in remain(&answer).into_iter().zip(&holds) {
        let _case = node.case();
        node.expect(Value::Bool(row > 0));
    }
    Ok(())
}

/// What each clue leaves.
fn remain(answer: &Answer) -> Vec<u64> {
    match &answer.facts {
        Facts::Infer(facts) => facts.clues.iter().map(|clue| clue.remain).collect(),
        _ => Vec::new(),
    }
}
