//! The README says what is so: its output is printed by the program, and every command of its tour works.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn readme() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    fs::read_to_string(path).expect("the README is there").replace("\r\n", "\n")
}

/// Contents of the code blocks with this language, in order.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find("```") {
        let block = &rest[start + 3..];
        let (head, block) = block.split_once('\n').expect("a block has lines");
        let end = block.find("```").expect("a block ends");
        if head.trim() == language {
            found.push(&block[..end]);
        }
        rest = &block[end + 3..];
    }
    found
}

/// A folder in which the tour's files exist, and the vectors.
fn folder(text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let roster = blocks(text, "toml").into_iter().find(|block| block.contains("[[fighter]]"));
    fs::write(folder.path().join("my-roster.toml"), roster.expect("the README shows a roster"))
        .expect("written");
    #[cfg(unix)]
    for name in ["testdata", "crates"] {
        let vectors = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
        std::os::unix::fs::symlink(vectors, folder.path().join(name)).expect("linked");
    }
    folder
}

/// Runs a line of shell with `antre` on the path.
fn shell(folder: &Path, line: &str) -> std::process::Output {
    let bin = Path::new(env!("CARGO_BIN_EXE_antre")).parent().expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", bin.display()))
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("sh runs")
}

#[cfg(unix)]
#[test]
fn what_is_shown_is_what_is_printed() {
    let text = readme();
    let folder = folder(&text);
    let mut checked = 0;
    for block in blocks(&text, "") {
        let Some((command, shown)) = block.strip_prefix("$ ").and_then(|block| block.split_once('\n')) else {
            continue;
        };
        let output = shell(folder.path(), command);
        assert_eq!(String::from_utf8_lossy(&output.stdout), shown, "$ {command}");
        checked += 1;
    }
    assert!(checked > 0);
}

/// The commands in the tables of a text.
#[cfg(unix)]
fn commands(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        // A pipe inside a table's code is written \|.
        let row = row.replace("\\|", "\u{0}");
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        let codes = cells.iter().skip(1).flat_map(|cell| cell.split('`').skip(1).step_by(2));
        found.extend(codes.map(|code| code.replace('\u{0}', "|")).filter(|code| code.contains("antre ")));
    }
    found
}

#[cfg(unix)]
#[test]
fn every_command_of_the_tour_works() {
    let text = readme();
    let folder = folder(&text);
    let commands = commands(&text);
    for command in &commands {
        let output = shell(folder.path(), command);
        let code = output.status.code();
        assert_eq!(code, Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(commands.len() >= 10, "only {} commands", commands.len());
}

/// The list of what players search for. Those that look at all maps take a while: every fourth, or all with `ANTRE_LONG=1`.
#[cfg(unix)]
#[test]
fn every_option_that_players_know_has_its_command() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/dq9.md");
    let text = fs::read_to_string(path).expect("the list is there");
    let rows = text.lines().filter(|line| line.starts_with("| ") && line.contains("`antre ")).count();
    let commands = commands(&text);
    assert!(rows >= 30 && commands.len() > rows, "{rows} options, {} commands", commands.len());
    let step = if std::env::var_os("ANTRE_LONG").is_some() { 1 } else { 4 };
    for command in commands.iter().step_by(step) {
        let output = shell(Path::new("."), command);
        let code = output.status.code();
        assert_eq!(code, Some(0), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty(), "{command}: says nothing");
        let said = String::from_utf8_lossy(&output.stdout);
        for id in ["dq9-", "draw-", "evidence-"] {
            assert!(!said.contains(id), "{command}: {id} lacks its words: {said}");
        }
    }
}
