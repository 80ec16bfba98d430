//! The crates of others that are linked into the program and the wheel: their licences, and a bill of materials.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::dist::command;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A crate of others.
pub(crate) struct Linked {
    name: String,
    version: String,
    licence: String,
    repository: String,
    folder: PathBuf,
    checksum: String,
}

/// What is linked into packages of the workspace, by name and version.
pub(crate) fn linked(root: &Path, packages: &[&str]) -> Done<Vec<Linked>> {
    let told = cargo(root, &["metadata", "--locked", "--format-version", "1"])?;
    let told: Value = serde_json::from_str(&told)?;
    let mut tree = vec!["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    for package in packages {
        tree.extend(["--package", package]);
    }
    let tree = cargo(root, &tree)?;
    // "name v1.2.3 (where)".
    let named = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    let wanted: BTreeSet<(String, String)> = tree.lines().filter_map(named).collect();
    let sums = checksums(&fs::read_to_string(root.join("Cargo.lock"))?);
    let mut found = Vec::new();
    for package in told["packages"].as_array().into_iter().flatten() {
        let field = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
        let key = (field("name"), field("version"));
        if package["source"].is_null() || !wanted.contains(&key) {
            continue;
        }
        let manifest = PathBuf::from(field("manifest_path"));
        found.push(Linked {
            checksum: sums.get(&key).cloned().unwrap_or_default(),
            licence: field("license"),
            repository: field("repository"),
            folder: manifest.parent().unwrap_or(root).to_owned(),
            name: key.0,
            version: key.1,
        });
    }
    found.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(found)
}

fn cargo(root: &Path, arguments: &[&str]) -> Done<String> {
    Ok(String::from_utf8(command(Command::new("cargo").current_dir(root).args(arguments))?)?)
}

/// Checksums of a lock file by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut sums = BTreeMap::new();
    for package in lock.split("[[package]]") {
        let value = |key: &str| {
            let line = package.lines().find(|line| line.starts_with(&format!("{key} = ")))?;
            Some(line.split('"').nth(1)?.to_owned())
        };
        if let (Some(name), Some(version), Some(sum)) = (value("name"), value("version"), value("checksum")) {
            sums.insert((name, version), sum);
        }
    }
    sums
}

/// A table, then every licence text once with the crates that it is of.
pub(crate) fn licences(crates: &[Linked]) -> Done<String> {
    let mut text = "# Third-party crates\n\n| crate | version | licence |\n|---|---|---|\n".to_owned();
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in crates {
        let licence = if one.licence.is_empty() { "not stated" } else { &one.licence };
        writeln!(text, "| {} | {} | {licence} |", one.name, one.version)?;
        for entry in fs::read_dir(&one.folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
            let is_licence = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
            if path.is_file() && is_licence.iter().any(|start| name.starts_with(start)) {
                let told = String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n");
                let told = told.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
                texts
                    .entry(told.trim().to_owned())
                    .or_default()
                    .push(format!("{} {}", one.name, one.version));
            }
        }
    }
    let mut texts: Vec<_> = texts.into_iter().collect();
    texts.sort_by(|a, b| (&a.1, &a.0).cmp(&(&b.1, &b.0)));
    for (told, mut of) in texts {
        of.dedup();
        writeln!(text, "\n## {}\n\n```text\n{told}\n```", of.join(", "))?;
    }
    Ok(text)
}

/// The bill of materials, as `CycloneDX`. It has no date: the same sources have the same bill.
pub(crate) fn bill(crates: &[Linked], version: &str) -> Done<String> {
    let components: Vec<Value> = crates
        .iter()
        .map(|one| {
            let mut told = json!({
                "type": "library",
                "bom-ref": format!("pkg:cargo/{}@{}", one.name, one.version),
                "name": one.name,
                "version": one.version,
                "purl": format!("pkg:cargo/{}@{}", one.name, one.version),
            });
            if !one.licence.is_empty() {
                // Old manifests separate alternatives by a stroke.
                told["licenses"] = json!([{ "expression": one.licence.replace('/', " OR ") }]);
            }
            if !one.checksum.is_empty() {
                told["hashes"] = json!([{ "alg": "SHA-256", "content": one.checksum }]);
            }
            if !one.repository.is_empty() {
                told["externalReferences"] = json!([{ "type": "vcs", "url": one.repository }]);
            }
            told
        })
        .collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": { "type": "application", "name": "antre", "version": version } },
        "components": components,
    });
    Ok(serde_json::to_string_pretty(&bill)? + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ff\"\n\n[[package]]\nname = \"b\"\nversion = \"2.0.0\"\n";

    #[test]
    fn a_lock_file_has_checksums_of_what_was_fetched() {
        let sums = checksums(LOCK);
        assert_eq!(sums.get(&("a".into(), "1.0.0".into())), Some(&"ff".into()));
        assert_eq!(sums.len(), 1);
    }

    #[test]
    fn the_workspace_has_a_bill_with_every_checksum() {
        let root = &crate::workspace().expect("the workspace has a folder");
        let crates = linked(root, &["antre-cli", "antre-py", "antre-wasm"]).expect("cargo tells");
        assert!(crates.iter().any(|one| one.name == "clap") && crates.iter().any(|one| one.name == "pyo3"));
        assert!(crates.iter().all(|one| one.checksum.len() == 64 && !one.licence.is_empty()));
        let bill: Value = serde_json::from_str(&bill(&crates, "0.1.0").expect("a bill")).expect("JSON");
        assert_eq!(bill["components"].as_array().map(Vec::len), Some(crates.len()));
        let text = licences(&crates).expect("licences");
        assert!(text.contains("| pyo3 |") && text.contains("Permission is hereby granted"));
    }
}
