//! A tiny game around the machine: a leader with a plan, an enemy that chases, a save in the middle of a turn.
//!
//! ```sh
//! cargo run -p antre-sky --example sky_loop
//! ```

use antre_sky::{Action, Asked, EventKind, Floor, Length, Monster, Recorder, Rules, SkyError, Slot};

fn main() -> Result<(), SkyError> {
    let mut floor = Floor::new(Rules::default());
    let leader = floor.place(Slot::new(0)?, Monster::default())?;
    let enemy = floor.create(false, Monster::default())?;
    let mut draws = antre_core::Mulberry32::new(7);
    let mut seen = Recorder::default();

    // With closures: a step at a time. The leader quickens itself once, then attacks.
    let mut quickened = false;
    let mut mind = |_: &Floor, who: Slot| {
        if who != leader {
            return Action::walk();
        }
        if quickened {
            return Action::attack();
        }
        quickened = true;
        Action::raise(leader.set(), Length::Drawn)
    };
    for _ in 0..8 {
        floor.step(&mut mind, &mut draws, &mut seen)?;
    }

    // Without closures: the machine stops whenever somebody must decide, and can be saved right there.
    while floor.advance(&mut draws, &mut seen) != Asked::Action(leader) {
        if let Asked::Action(_) = floor.advance(&mut draws, &mut seen) {
            floor.act(Action::walk(), &mut draws, &mut seen)?;
        }
    }
    let saved = floor.state().clone();
    floor.act(Action::attack(), &mut draws, &mut seen)?;
    floor = Floor::restore(saved)?;
    floor.act(Action::walk(), &mut draws, &mut seen)?;

    for event in &seen.events {
        if let EventKind::Acts { slot, stage, note, .. } = event.kind {
            let who = if slot == enemy { "enemy" } else { "leader" };
            println!(
                "step {:>2}, counter {:>2}: {who} acts at {stage} ({note:?})",
                event.step, event.counter
            );
        }
    }
    Ok(())
}
