//! `antre dq9 stopwatch` as somebody at a terminal meets it: it starts, is set, taken back, rings, and leaves the terminal as
//! it found it; without a terminal it prints the times.
#![cfg(unix)]

mod common;

use common::terminal::{Terminal, assert_as_found};
use tempfile::TempDir;

const CTRL_C: &str = "\x03";
const F12: &str = "\x1b[24~";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Floor 14 of the README's map: the S chest has a Bright staff at second 1.
const COMMAND: &str = "dq9 stopwatch B5:15522 --floor 14 --want 'bright staff' --want mimic";

/// A stopwatch between two looks at the terminal's settings, as `stty` tells them.
fn watched() -> String {
    format!("stty -g >before; \"$ANTRE\" {COMMAND}; echo code=$?; stty -g >after")
}

fn open(folder: &TempDir, line: &str) -> Terminal {
    let mut terminal = Terminal::run(folder.path(), line);
    terminal.shows("q quit");
    terminal
}

/// The row of the clock.
fn clock(terminal: &Terminal) -> String {
    let page = terminal.page();
    page.lines().find(|line| line.starts_with("T ")).unwrap_or_default().to_owned()
}

#[test]
fn what_is_now_is_told() {
    let folder = folder();
    let mut terminal = open(&folder, &format!("\"$ANTRE\" {COMMAND} --start solo"));
    terminal.shows("now · 0:01.0 left");
    terminal.press("q");
    terminal.ends();
}

#[test]
fn it_starts_is_set_and_every_setting_is_taken_back() {
    let folder = folder();
    let mut terminal = open(&folder, &format!("\"$ANTRE\" {COMMAND}"));
    let page = terminal.page();
    for text in [
        "B5:15522 · Emerald World of Gloom Lv. 86",
        "T 0:00.0   s -0:05.0   ◇ T = s + 5",
        "Space starts it at T 0.0",
        "in 0:06.0",
        "B14F 1",
        "Bright staff",
        "mimic",
        "1 five T 5 ◐  2 solo T 6 ◐  3 party T 7 ◐",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
    // It stands until it is started; then it runs.
    terminal.press(" ");
    terminal.until("runs", |terminal| {
        let page = terminal.page();
        !page.contains("T 0:00.0") && !page.contains("Space starts it")
    });
    terminal.press(" ");
    terminal.shows("stopped");
    let stopped = clock(&terminal);
    terminal.press("3");
    terminal.shows("Set to party: T 7.");
    terminal.hides("stopped");
    // What was stopped stands again, to the tenth.
    terminal.press("u");
    terminal.until("stands as before", |terminal| clock(terminal) == stopped);
    terminal.press("+");
    terminal.press("u");
    terminal.press("u");
    terminal.press("u");
    terminal.shows("Space starts it at T 0.0");
    terminal.press("u");
    terminal.shows("Nothing to take back.");
    terminal.press("f");
    terminal.shows("Flash on.");
    terminal.press("b");
    terminal.shows("Bell on.");
    terminal.press("q");
    terminal.ends();
}

#[test]
fn the_time_comes_and_the_bell_rings() {
    let folder = folder();
    let mut terminal = open(&folder, &format!("\"$ANTRE\" {COMMAND} --start 3.2 --bell --flash"));
    terminal.shows("in 0:02.8");
    assert!(!terminal.raw.contains(&0x07), "it rings before it is started");
    terminal.press(" ");
    // Three, two, one, now.
    let rings = |terminal: &Terminal| terminal.raw.split(|&byte| byte == 0x07).count() - 1;
    terminal.until("rings", |terminal| rings(terminal) >= 3);
    terminal.press("q");
    terminal.ends();
    let raw = String::from_utf8_lossy(&terminal.raw).into_owned();
    assert!(raw.contains("\x1b[7m"), "it never flashed");
}

#[test]
fn the_terminal_is_as_it_was_found() {
    for (key, code) in [("q", "code=0"), (CTRL_C, "code=0"), ("\x1b", "code=0")] {
        let folder = folder();
        let mut terminal = open(&folder, &watched());
        assert!(terminal.parser.screen().alternate_screen());
        terminal.press(" ");
        terminal.press(key);
        terminal.ends();
        assert_as_found(&terminal, folder.path(), code, "q quit");
    }
}

// Only a build for development can be asked to panic.
#[cfg(debug_assertions)]
#[test]
fn the_terminal_is_as_it_was_found_after_a_panic() {
    let folder = folder();
    let mut terminal = open(&folder, &watched());
    terminal.press(F12);
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=101", "q quit");
}

#[test]
fn a_window_of_any_size_shows_the_clock_and_what_comes() {
    let folder = folder();
    let mut terminal = open(&folder, &watched());
    terminal.resize(5, 20);
    terminal.until("shows clock and countdown in 20×5", |terminal| {
        let page = terminal.page();
        page.contains("T 0:00.0") && page.contains("in 0:06.0 B14F 1") && !page.contains("q quit")
    });
    terminal.press("2");
    terminal.hides("T 0:00.0");
    for (rows, cols) in [(1, 1), (2, 3), (60, 200), (3, 80), (24, 40)] {
        terminal.resize(rows, cols);
    }
    terminal.resize(24, 80);
    terminal.shows("q quit");
    terminal.press("q");
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=0", "q quit");
}

#[test]
fn without_a_terminal_it_prints_the_times() {
    let ran = common::antre(&[
        "dq9",
        "stopwatch",
        "B5:15522",
        "--floor",
        "14",
        "--want",
        "bright staff",
        "--want",
        "mimic",
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(
        ran.out.starts_with("Bright staff: soonest on B14F, chest 1, at second 1 (stopwatch 6).")
            || ran.out.starts_with("mimic: soonest on B14F"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Bright staff") && ran.out.contains("stopwatch T"), "{}", ran.out);
    assert!(ran.out.contains("five 5, solo 6, party 7, eight 8, nine 9 (◐ single source)"), "{}", ran.out);
    let moved = common::antre(&[
        "dq9",
        "stopwatch",
        "B5:15522",
        "--want",
        "bright staff",
        "--moment",
        "solo=2",
        "--format",
        "json",
    ]);
    let json: serde_json::Value = serde_json::from_str(&moved.out).expect("JSON");
    assert_eq!(json["facts"]["moments"][1]["second"], 2, "{}", moved.out);
    assert!(json["edition"].as_str().is_some_and(|edition| edition.contains("solo 2")), "{}", moved.out);
    let never = common::antre(&["dq9", "stopwatch", "02:50", "--want", "sainted soma"]);
    assert_eq!(never.code, 1, "{}", never.out);
    for (args, says) in [
        (&["--want", "bright stuff"][..], "item \"bright stuff\": no chest gives it"),
        (&["--want", "mimic", "--floor", "15"], "floor 15: expected 1..=14"),
        (
            &["--want", "mimic", "--start", "soon"],
            "start \"soon\": expected seconds with at most one decimal",
        ),
        (&["--want", "mimic", "--start", "4.55"], "start \"4.55\": expected seconds"),
        (&["--want", "mimic", "--moment", "solo"], "moment \"solo\": expected a name, = and a second"),
        (&["--want", "mimic", "--moment", "duo=3"], "moment \"duo\": expected five, solo, party"),
        (&["--want", "mimic", "--moment", "solo=99"], "second of the moment 99: expected 0..=60"),
        (&["--want", "mimic + mimic + mimic + mimic"], "4 items: expected at most 3"),
    ] {
        common::assert_refused(&common::antre(&[&["dq9", "stopwatch", "B5:15522"], args].concat()), says);
    }
}
