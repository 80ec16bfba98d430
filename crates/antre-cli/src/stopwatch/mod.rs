//! `antre dq9 stopwatch`: a countdown at the terminal to the second at which chests have what is wanted. The times come
//! from the answer to [`dq9::Stopwatch`]; the clock is the terminal's own.

mod clock;
mod view;
mod watch;

use std::time::Instant;

use antre::{Error, Facts, Query, dq9};

use crate::output::Output;
use crate::print;
use crate::terminal::{Event, Screen};
use watch::{Flow, Watch};

/// Counts down at a terminal, or prints the times.
pub(crate) fn run(args: StopwatchArgs, output: &Output) -> Result<bool, Error> {
    let StopwatchArgs { bell, flash, query } = args;
    let query = Query::Dq9(dq9::Query::Stopwatch(query));
    if !output.interactive() {
        return print::answer(&query, output, None);
    }
    let answer = antre::answer(&query, &output.detail())?;
    let Facts::Dq9Stopwatch(facts) = answer.facts else { unreachable!("times were asked for") };
    if facts.wants.iter().all(|want| want.windows.is_empty()) {
        // There is nothing to count down to.
        return print::answer(&query, output, None);
    }
    let mut watch = Watch::new(*facts, output, bell, flash);
    let watched = at_terminal(&mut watch);
    // The terminal is as it was found from here on.
    watched.map_err(|error| Error::new(format!("terminal: {error}")))?;
    Ok(true)
}

/// The loop: draw, wait for a key or a tenth of a second, until the player has had enough.
#[allow(clippy::disallowed_methods, reason = "a stopwatch is a clock")]
fn at_terminal(watch: &mut Watch) -> std::io::Result<()> {
    let mut screen = Screen::open()?;
    let began = Instant::now();
    loop {
        watch.now = began.elapsed();
        if watch.rings() {
            screen.ring()?;
        }
        screen.draw(|frame| view::draw(frame, watch))?;
        match screen.next()? {
            Some(Event::Key(key)) => {
                watch.now = began.elapsed();
                if watch.key(key) == Flow::End {
                    return Ok(());
                }
            }
            Some(Event::Stop) => return Ok(()),
            Some(Event::Redraw) | None => {}
        }
    }
}

// Bell and flash are this face's own.
#[derive(Debug, clap::Args)]
#[group(id = "live-stopwatch")]
pub(crate) struct StopwatchArgs {
    /// At a terminal: ring the bell three, two and one second before, and at the time
    #[arg(long)]
    bell: bool,
    /// At a terminal: flash the page in the three seconds before
    #[arg(long)]
    flash: bool,
    #[command(flatten)]
    query: dq9::Stopwatch,
}
