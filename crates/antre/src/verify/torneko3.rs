//! The turn machine of Torneko 3: scenarios with the events they are to have, and the table of spawn cells.
//!
//! Files of this system are known by what they contain, not by their names: each carries its own scenarios.

use antre_torneko3::{CellFacts, Scenario, Setup, lines, spawn_cells};
use serde_json::{Map, Value, json};

use super::{ANY, Document, Node, Reader, Unreadable};

pub(super) const KINDS: &[(&str, Reader)] = &[(ANY, file)];

fn file(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    for text in ["id", "title", "seed", "derivation"] {
        if let Some(text) = root.find(text) {
            text.note();
        }
    }
    let reader = match root.find("type") {
        None => scenario,
        Some(kind) => match kind.text()? {
            "spawn_cells" => table,
            "scenario" => scenario,
            other => {
                return Err(Unreadable(format!(
                    "/type: \"{other}\": expected spawn_cells, scenario or nothing"
                )));
            }
        },
    };
    for case in root.get("cases")?.items()? {
        let _case = case.case();
        for text in ["name", "note"] {
            if let Some(text) = case.find(text) {
                text.note();
            }
        }
        reader(&case)?;
    }
    Ok(())
}

/// A scenario: of the events of `expect_kinds`, all in order, each with every value that is written down.
fn scenario(case: &Node<'_>) -> Result<(), Unreadable> {
    let log = log(&case.get("scenario")?)?;
    let kinds = case.get("expect_kinds")?.items()?;
    let kinds = kinds.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
    let mut told = log.iter().filter(|event| event["ev"].as_str().is_some_and(|kind| kinds.contains(&kind)));
    let expected = case.get("expect")?;
    let mut got = Vec::new();
    for event in expected.items()? {
        let Some(here) = told.next() else { break };
        let mut written = Map::new();
        for (key, _) in event.entries()? {
            if let Some(value) = here.get(key) {
                written.insert(key.into(), value.clone());
            }
        }
        got.push(Value::Object(written));
    }
    got.extend(told.cloned());
    expected.expect(got);
    if let Some(counts) = case.find("expect_counts") {
        for (kind, count) in counts.entries()? {
            count.expect(log.iter().filter(|event| event["ev"] == kind).count());
        }
    }
    Ok(())
}

/// The log of a scenario; turns are told only where it asks for them.
fn log(scenario: &Node<'_>) -> Result<Vec<Value>, Unreadable> {
    let unreadable = |error: &dyn std::fmt::Display| Unreadable(format!("{}: {error}", scenario.place()));
    let read: Scenario =
        serde_json::from_value(scenario.given().clone()).map_err(|error| unreadable(&error))?;
    let setup = Setup::new(&read).map_err(|error| unreadable(&error))?;
    let (_, log) = setup.run();
    lines(&log.records, &setup.labels)
        .iter()
        .filter(|line| setup.log_turns || line.kind() != "turn")
        .map(|line| serde_json::to_value(line).map_err(|error| unreadable(&error)))
        .collect()
}

/// The priority table of spawn cells.
fn table(case: &Node<'_>) -> Result<(), Unreadable> {
    let mut facts: Vec<CellFacts> = Vec::new();
    let mut names = Vec::new();
    for cell in case.get("cells")?.items()? {
        names.push(cell.get("id")?.text()?);
        let read = serde_json::from_value(cell.given().clone());
        facts.push(read.map_err(|error| Unreadable(format!("{}: {error}", cell.place())))?);
    }
    let choice = spawn_cells(&facts, case.get("clusters")?.flag()?, case.get("big_room")?.flag()?);
    let cells: Vec<&str> = choice.cells.iter().map(|&index| names[index]).collect();
    case.get("expect")?.expect(json!({ "priority": choice.priority, "cells": cells }));
    Ok(())
}
