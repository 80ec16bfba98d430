//! Questions about what could be done: how many actions come first, which sequence leaves the enemy none, what a raise
//! is worth (section 13).

mod before;
mod chance;
mod combo;
mod expiry;
mod kiting;
mod slow;

pub use before::{ActionsBefore, Until, actions_before, until};
pub use chance::{Branches, Chance, chance};
pub use combo::{Combo, Found, Letter, Level, Search};
pub use expiry::{Lasting, Refresh, lasting, refreshes};
pub use kiting::{Kite, Kiting, kiting};
pub use slow::{Slowing, slowings};

use antre_core::Draw;

use crate::{Action, Asked, Floor, NoSink, Over, SkyError, Slot, State};

/// Steps after which a question that is still open is given up: every stage is due at least once in eight.
const MOST_STEPS: u64 = 100_000;

/// Who is asked next, when everybody for whom `other` has an action takes it.
fn next_decision<D: Draw>(
    floor: &mut Floor,
    draws: &mut D,
    mut other: impl FnMut(&Floor, Slot) -> Option<Action>,
) -> Result<Result<Slot, Option<Over>>, SkyError> {
    let end = floor.step_index() + MOST_STEPS;
    while floor.step_index() < end {
        match floor.advance(draws, &mut NoSink) {
            Asked::Action(slot) => match other(floor, slot) {
                Some(action) => floor.act(action, draws, &mut NoSink)?,
                None => return Ok(Ok(slot)),
            },
            Asked::Monster(_) => floor.spawn(None, &mut NoSink)?,
            Asked::Step => {}
            Asked::Over(over) => return Ok(Err(Some(over))),
        }
    }
    Ok(Err(None))
}

/// The state without what only counts upwards or downwards: two floors with the same one go on alike, but for the wind.
fn shape(floor: &Floor) -> State {
    let mut state = floor.state().clone();
    (state.step, state.wind, state.belly, state.whole_turns, state.in_phase) = (0, 0, 0, 0, 0);
    state
}
