//! A terminal as a program meets it: a real pseudo-terminal, keys typed into it, and the page that it would show.

use std::fs;
use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

/// How long a program may say nothing before it counts as hung. Nothing is measured by it.
pub(crate) const HUNG: Duration = Duration::from_mins(2);

/// A terminal of 80 columns and 24 rows with a shell line running in it.
pub(crate) struct Terminal {
    pub(crate) parser: Parser,
    pub(crate) raw: Vec<u8>,
    pub(crate) output: Receiver<Vec<u8>>,
    pub(crate) input: Box<dyn std::io::Write + Send>,
    pub(crate) master: Box<dyn MasterPty + Send>,
    pub(crate) child: Box<dyn Child + Send + Sync>,
}

impl Terminal {
    /// Runs a line of shell in a folder. `$ANTRE` is the program.
    pub(crate) fn run(folder: &Path, line: &str) -> Self {
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

    pub(crate) fn page(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until the page is as wanted.
    pub(crate) fn until(&mut self, what: &str, wanted: impl Fn(&Self) -> bool) {
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

    pub(crate) fn shows(&mut self, text: &str) {
        self.until(&format!("shows {text:?}"), |terminal| terminal.page().contains(text));
    }

    pub(crate) fn hides(&mut self, text: &str) {
        self.until(&format!("hides {text:?}"), |terminal| !terminal.page().contains(text));
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).and_then(|()| self.input.flush()).expect("typed");
    }

    pub(crate) fn resize(&mut self, rows: u16, cols: u16) {
        self.parser.screen_mut().set_size(lines(rows), lines(cols));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).expect("resized");
    }

    /// Waits for the shell to end.
    pub(crate) fn ends(&mut self) {
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

/// The terminal is as it was found: its settings, its page, its cursor. What the program drew is gone.
pub(crate) fn assert_as_found(terminal: &Terminal, folder: &Path, code: &str, gone: &str) {
    let settings = |name: &str| fs::read_to_string(folder.join(name)).expect("told by stty");
    assert_eq!(settings("before"), settings("after"));
    assert!(settings("before").contains(':'));
    let page = terminal.page();
    assert!(page.contains(code), "{page}");
    assert!(!terminal.parser.screen().alternate_screen(), "still on another page");
    assert!(!terminal.parser.screen().hide_cursor(), "the cursor is hidden");
    assert!(!page.contains(gone), "{page}");
}
