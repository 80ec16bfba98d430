//! The terminal, given back as it was found: on return, on an error, on a panic, on a signal.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use antre::draw::Ink;
use crossterm::event::{self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::{DefaultTerminal, Frame};

/// How long a signal may wait to be noticed.
const PATIENCE: Duration = Duration::from_millis(100);

/// What happened.
pub(crate) enum Event {
    /// A key was pressed.
    Key(KeyCode),
    /// The window has another size.
    Redraw,
    /// Ctrl-C, or somebody asked the program to end.
    Stop,
}

/// The terminal while it is ours.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    /// Size of the page that was drawn last.
    drawn: Size,
    stop: Arc<AtomicBool>,
}

impl Screen {
    /// Takes the terminal: another page, no echo, keys one by one. A panic gives it back before it is told.
    pub(crate) fn open() -> io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP, signal_hook::consts::SIGINT]
        {
            signal_hook::flag::register(signal, Arc::clone(&stop))?;
        }
        match ratatui::try_init() {
            Ok(terminal) => Ok(Self { terminal, drawn: Size::ZERO, stop }),
            Err(error) => {
                // What was already taken is given back.
                let _ = ratatui::try_restore();
                Err(error)
            }
        }
    }

    /// Rings the terminal's bell.
    pub(crate) fn ring(&mut self) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        out.write_all(b"\x07")?;
        io::Write::flush(out)
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.drawn = self.terminal.draw(draw)?.area.as_size();
        Ok(())
    }

    /// The next thing that happens; `None` if it is nothing that matters.
    pub(crate) fn next(&self) -> io::Result<Option<Event>> {
        if self.stop.load(Ordering::Relaxed) {
            return Ok(Some(Event::Stop));
        }
        if !event::poll(PATIENCE)? {
            // A change of size before anybody listened for it is told by nobody.
            return Ok((self.terminal.size()? != self.drawn).then_some(Event::Redraw));
        }
        Ok(match event::read()? {
            event::Event::Key(key) if key.kind != KeyEventKind::Release => Some(of_key(key)),
            event::Event::Resize(..) => Some(Event::Redraw),
            _ => None,
        })
    }
}

fn of_key(key: KeyEvent) -> Event {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match key.code {
        KeyCode::Char('c' | 'd') if control => Event::Stop,
        // A build for development can be made to panic, so that a test can look at what is left of the terminal.
        #[cfg(debug_assertions)]
        KeyCode::F(12) => panic!("asked for by F12"),
        code => Event::Key(code),
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // After a panic it has been given back already, and what was told of it must stay on the screen.
        if !std::thread::panicking() {
            // A terminal that has gone takes nothing back.
            let _ = ratatui::try_restore();
        }
    }
}

/// A row of a page, and how soon it is given up on a small window: the highest first.
pub(crate) struct Row {
    pub(crate) line: Line<'static>,
    pub(crate) spare: u8,
}

/// The rows that a window of so many rows has room for, in their order.
pub(crate) fn fit(mut rows: Vec<Row>, height: u16) -> Vec<Line<'static>> {
    while rows.len() > usize::from(height) {
        let most = rows.iter().map(|row| row.spare).max();
        let Some(at) = rows.iter().position(|row| Some(row.spare) == most) else { break };
        rows.remove(at);
    }
    rows.into_iter().map(|row| row.line).collect()
}

/// The sixteen colours of the user's own theme, or none.
pub(crate) fn ink(colored: bool, ink: Ink) -> Style {
    let plain = Style::new();
    if !colored {
        return plain;
    }
    match ink {
        Ink::Plain => plain,
        Ink::Dim => plain.add_modifier(Modifier::DIM),
        Ink::Bold => plain.add_modifier(Modifier::BOLD),
        Ink::Hero => plain.fg(Color::Blue),
        Ink::Ally => plain.fg(Color::Green),
        Ink::Enemy => plain.fg(Color::Red),
        Ink::Field => plain.fg(Color::Magenta),
        Ink::Mark => plain.fg(Color::Yellow).add_modifier(Modifier::BOLD),
    }
}
