//! `antre duel play`: a battle at the terminal. It asks [`duel::Play`] with the choices made so far and draws the answer.

mod game;
mod terminal;
mod view;

use std::path::Path;

use antre::{Error, Query, duel};

use crate::output::Output;
use crate::print;
use game::{Flow, Game};
use terminal::Screen;

/// Plays at a terminal, or prints where the battle stands.
pub(crate) fn run(query: duel::Play, record: Option<&Path>, output: &Output) -> Result<bool, Error> {
    let shown = query.choices.is_empty() && query.consider.is_none() && !query.auto;
    if !shown || !output.interactive() {
        return print::answer(&Query::Duel(duel::Query::Play(query)), output, record);
    }
    let mut game = Game::new(query, record, output)?;
    let played = at_terminal(&mut game);
    // The terminal is as it was found from here on.
    played.map_err(|error| Error::new(format!("terminal: {error}")))?;
    game.finish()?;
    Ok(true)
}

/// The loop: draw, wait for a key, until the player has had enough.
fn at_terminal(game: &mut Game) -> std::io::Result<()> {
    let mut screen = Screen::open()?;
    screen.draw(|frame| view::draw(frame, game))?;
    loop {
        let Some(event) = screen.next()? else { continue };
        match event {
            terminal::Event::Key(key) => {
                if game.key(key) == Flow::End {
                    return Ok(());
                }
            }
            terminal::Event::Redraw => {}
            terminal::Event::Stop => return Ok(()),
        }
        screen.draw(|frame| view::draw(frame, game))?;
    }
}
