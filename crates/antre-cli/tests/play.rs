//! `antre duel play` and `antre duel lesson` as somebody at a terminal meets them: a real pseudo-terminal, keys typed into
//! it, and the page that a terminal would show.
#![cfg(unix)]

use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use std::{fs, thread};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;
use vt100::Parser;

/// How long a program may say nothing before it counts as hung. Nothing is measured by it.
const HUNG: Duration = Duration::from_mins(2);

const CTRL_C: &str = "\x03";
const F12: &str = "\x1b[24~";
const DOWN: &str = "\x1b[B";
const ESC: &str = "\x1b";

/// A terminal of 80 columns and 24 rows with a shell line running in it.
struct Terminal {
    parser: Parser,
    raw: Vec<u8>,
    output: Receiver<Vec<u8>>,
    input: Box<dyn std::io::Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    /// Runs a line of shell in a folder. `$ANTRE` is the program.
    fn run(folder: &Path, line: &str) -> Self {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", line]);
        command.cwd(folder);
        command.env("ANTRE", env!("CARGO_BIN_EXE_antre"));
        command.env("LC_ALL", "C.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        command.env("RUST_BACKTRACE", "0");
        let child = pair.slave.spawn_command(command).expect("sh runs");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (send, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if send.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        let input = pair.master.take_writer().expect("its input");
        Self {
            parser: Parser::new(lines(24), lines(80), 0),
            raw: Vec::new(),
            output,
            input,
            master: pair.master,
            child,
        }
    }

    fn page(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until the page is as wanted.
    fn until(&mut self, what: &str, wanted: impl Fn(&Self) -> bool) {
        while !wanted(self) {
            match self.output.recv_timeout(HUNG) {
                Ok(bytes) => {
                    self.parser.process(&bytes);
                    self.raw.extend(bytes);
                }
                Err(error) => panic!("never {what} ({error}):\n{}", self.page()),
            }
        }
    }

    fn shows(&mut self, text: &str) {
        self.until(&format!("shows {text:?}"), |terminal| terminal.page().contains(text));
    }

    fn hides(&mut self, text: &str) {
        self.until(&format!("hides {text:?}"), |terminal| !terminal.page().contains(text));
    }

    fn press(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).and_then(|()| self.input.flush()).expect("typed");
    }

    fn resize(&mut self, rows: u16, cols: u16) {
        self.parser.screen_mut().set_size(lines(rows), lines(cols));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("resized");
    }

    /// Waits for the shell to end.
    fn ends(&mut self) {
        loop {
            match self.output.recv_timeout(HUNG) {
                Ok(bytes) => {
                    self.parser.process(&bytes);
                    self.raw.extend(bytes);
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("never ends:\n{}", self.page()),
            }
        }
        self.child.wait().expect("it ended");
    }
}

fn lines(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a window has a size")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A game between two looks at the terminal's settings, as `stty` tells them.
const WATCHED: &str = "stty -g >before; \"$ANTRE\" duel play; echo code=$?; stty -g >after";

/// The terminal is as it was found: its settings, its page, its cursor.
fn assert_as_found(terminal: &Terminal, folder: &Path, code: &str) {
    let settings = |name: &str| fs::read_to_string(folder.join(name)).expect("told by stty");
    assert_eq!(settings("before"), settings("after"));
    assert!(settings("before").contains(':'));
    let page = terminal.page();
    assert!(page.contains(code), "{page}");
    assert!(!terminal.parser.screen().alternate_screen(), "still on another page");
    assert!(!terminal.parser.screen().hide_cursor(), "the cursor is hidden");
    assert!(!page.contains("=== Fight ==="), "{page}");
}

#[test]
fn a_battle_is_played_taken_back_struck_on_saved_and_replayed() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), "\"$ANTRE\" duel play");
    terminal.shows("1 strike  2 skill  3 item  4 flee");
    let page = terminal.page();
    for text in
        ["=== Fight ===", "Iva, barbarian lv.1", "L [###########-] 44/48", "1) Lobo sangriento", "16/16"]
    {
        assert!(page.contains(text), "{text}: {page}");
    }
    // The coming turns stand beside it; who strikes changes nothing about them.
    assert!(page.contains("Next") && page.contains("10 ● Iva") && !page.contains('_'), "{page}");

    terminal.press("2");
    terminal.shows("1 quick blow: 50 energy, 1 mana  ○");
    terminal.press(DOWN);
    // A heavy blow would make Iva wait: somebody else has her next turn.
    terminal.shows("_");
    terminal.press(ESC);
    terminal.shows("1 strike");
    terminal.hides("_");

    terminal.press("22");
    terminal.shows("2 Goblin lancero");
    terminal.press("1");
    terminal.shows("Iva uses heavy blow.");
    terminal.press("u");
    terminal.hides("Iva uses heavy blow.");
    terminal.press("u");
    terminal.shows("Nothing to take back.");

    terminal.press("a");
    terminal.shows("Victory! Iva: life 35/48");
    terminal.shows("Iva wins seed 16 in 9 turns, 40 ticks and 23 draws");
    terminal.press("s");
    terminal.shows("Saved as duel-16.json.");
    terminal.press("q");
    terminal.ends();

    // Nothing was left of what was taken back: it is the recording of the fight, byte for byte.
    let line = "\"$ANTRE\" duel fight --record fight.json >/dev/null && \"$ANTRE\" duel replay duel-16.json; echo code=$?";
    let mut replay = Terminal::run(folder.path(), line);
    replay.ends();
    assert!(replay.page().contains("code=0"), "{}", replay.page());
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("written");
    assert_eq!(read("duel-16.json"), read("fight.json"));
}

#[test]
fn what_is_played_with_every_command_replays_the_same() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), "\"$ANTRE\" duel play --seed 5 --record played.json");
    terminal.shows("1 strike");
    // A quick blow at the second enemy, a potion, a spark at the first, a strike at the second, and away.
    terminal.press("21");
    terminal.shows("2 Goblin lancero");
    terminal.press("2");
    terminal.shows("Iva uses quick blow.");
    terminal.press("31");
    terminal.shows("Iva takes a potion");
    terminal.press("23");
    terminal.shows("1 Lobo sangriento");
    terminal.press("1");
    terminal.shows("Iva uses spark.");
    terminal.press("q");
    terminal.ends();
    let recording = fs::read_to_string(folder.path().join("played.json")).expect("written at the end");
    let recording: serde_json::Value = serde_json::from_str(&recording).expect("JSON");
    assert_eq!(recording["choices"], serde_json::json!([{ "quick": 2 }, "potion", { "spark": 1 }]));
    let mut replay = Terminal::run(folder.path(), "\"$ANTRE\" duel replay played.json; echo code=$?");
    replay.ends();
    assert!(replay.page().contains("code=0") && replay.page().contains("○ assumed"), "{}", replay.page());
}

#[test]
fn the_terminal_is_as_it_was_found_after_quitting() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), WATCHED);
    terminal.shows("1 strike");
    assert!(terminal.parser.screen().alternate_screen());
    terminal.press("q");
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=0");
}

#[test]
fn the_terminal_is_as_it_was_found_after_ctrl_c() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), WATCHED);
    terminal.shows("1 strike");
    terminal.press(CTRL_C);
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=0");
}

#[test]
fn the_terminal_is_as_it_was_found_after_a_signal() {
    let folder = folder();
    let line =
        "stty -g >before; (\"$ANTRE\" duel play & echo $! >pid; wait $!; echo code=$?); stty -g >after";
    // A job in the background of a shell without job control keeps the terminal's input only if it is given it.
    let line = line.replace("duel play &", "duel play </dev/tty &");
    let mut terminal = Terminal::run(folder.path(), &line);
    terminal.shows("1 strike");
    let pid = fs::read_to_string(folder.path().join("pid")).expect("its number");
    let killed = std::process::Command::new("kill").arg(pid.trim()).status().expect("kill runs");
    assert!(killed.success());
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=0");
}

#[test]
fn a_terminal_that_goes_away_ends_the_game_and_saves_it() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), "exec \"$ANTRE\" duel play --record played.json");
    terminal.shows("1 strike");
    terminal.press("31");
    terminal.shows("Iva takes a potion");
    let Terminal { master, input, mut child, output, .. } = terminal;
    drop((master, input));
    // The reading side has a handle of its own: it ends when the program does.
    while output.recv_timeout(HUNG).is_ok() {}
    let mut waits = 0;
    while child.try_wait().expect("asked").is_none() {
        waits += 1;
        assert!(waits < 1_200, "it goes on without a terminal");
        thread::sleep(HUNG / 1_200);
    }
    let recording = fs::read_to_string(folder.path().join("played.json")).expect("written at the end");
    assert!(recording.contains("potion"), "{recording}");
}

// Only a build for development can be asked to panic.
#[cfg(debug_assertions)]
#[test]
fn the_terminal_is_as_it_was_found_after_a_panic() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), WATCHED);
    terminal.shows("1 strike");
    terminal.press(F12);
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=101");
    assert!(terminal.page().contains("asked for by F12"), "{}", terminal.page());
}

#[test]
fn a_window_of_any_size_shows_life_and_menu() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), WATCHED);
    terminal.shows("1 strike");
    terminal.resize(5, 20);
    terminal.until("shows life and menu in 20×5", |terminal| {
        let page = terminal.page();
        page.contains("L 44/48 M 4") && page.contains("1 strike  2 skill")
    });
    terminal.press("2");
    terminal.shows("1 quick blow: 50 ene");
    terminal.press(DOWN);
    terminal.shows("2 heavy blow: 150 en");
    terminal.press(ESC);
    for (rows, cols) in [(1, 1), (2, 3), (60, 200), (3, 80), (24, 40)] {
        terminal.resize(rows, cols);
    }
    terminal.resize(24, 80);
    terminal.shows("=== Fight ===");
    terminal.shows("Next");
    terminal.press("q");
    terminal.ends();
    assert_as_found(&terminal, folder.path(), "code=0");
}

#[test]
fn colours_follow_the_environment() {
    let coloured = |line: &str| {
        let folder = folder();
        let mut terminal = Terminal::run(folder.path(), line);
        terminal.shows("1 strike");
        terminal.press("q");
        terminal.ends();
        String::from_utf8_lossy(&terminal.raw).contains("\x1b[38;5;")
    };
    assert!(coloured("\"$ANTRE\" duel play"));
    assert!(!coloured("NO_COLOR=1 \"$ANTRE\" duel play"));
}

#[test]
fn the_lesson_asks_checks_and_goes_on() {
    let folder = folder();
    let mut terminal = Terminal::run(folder.path(), "\"$ANTRE\" duel lesson; echo code=$?");
    terminal.shows("Step 1 of 10: who acts next.");
    terminal.shows("q ends:");
    terminal.press("\r");
    terminal.shows("Step 2 of 10: hit or miss.");
    terminal.press("8\r");
    terminal.shows("Your answer, or Enter to go on:");
    terminal.press("2\r");
    terminal.shows("Not that one.");
    terminal.press("9\r");
    terminal.shows("answer \"9\": expected 1..=3");
    terminal.press("1\r");
    terminal.shows("Right. At tick 20 all three have 100");
    terminal.press("10\r");
    terminal.shows("Type an input of your own");
    terminal.press("2\rAna 50\rBeto 20\r\r");
    terminal.shows("Tic 2: Ana actúa (energía 100).");
    terminal.press("\r");
    terminal.shows("antre duel play lets you fight.");
    terminal.press("q\r");
    terminal.ends();
    assert!(terminal.page().contains("code=0"), "{}", terminal.page());
}
