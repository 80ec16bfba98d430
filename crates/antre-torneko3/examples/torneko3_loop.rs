//! A game that owns the state: its hand and minds are closures, its save file is the state itself.

use antre_core::Cell;
use antre_torneko3::{
    Actor, Ai, Aim, Class, Closures, Dir, Event, Floor, Input, Kind, Labels, Recorder, Rules, Speed, State,
    Step,
};

fn main() {
    let player = Actor::new(Class::Player, Cell::new(1, 2));
    let mut state = State::new(Rules::default(), Floor::open(9, 5), player);
    let mut hound = Actor::new(Class::Enemy, Cell::new(7, 2));
    hound.base = Speed::Fast1;
    state.join(hound).expect("numbers are free");
    let labels = Labels { actors: ["Torneko", "Hound"].map(String::from).into(), ..Labels::default() };

    // The player walks east until somebody stands in the way, then strikes.
    let input = |state: &State| {
        let ahead = antre_torneko3::step(state.player().cell, Dir::E).and_then(|cell| state.at(cell));
        match ahead {
            Some(index) => Input::Attack { target: state.actors[index].id, damage: 60 },
            None => Input::Move(Dir::E),
        }
    };
    let decide =
        |state: &State, who: usize, only: Option<Kind>| only.unwrap_or_else(|| Ai::Chase.decide(state, who));
    let aim = |state: &State, who: usize, kind: Kind| -> Aim { Ai::aim(state, who, kind) };
    let mut minds = Closures { input, decide, aim };

    let mut saved = None;
    for _ in 0..8 {
        let mut log = Recorder::default();
        let step = state.turn(&mut minds, &mut log);
        for line in log.lines(&labels).iter().filter(|line| line.contains("exec")) {
            println!("{line}");
        }
        if saved.is_none() {
            saved = Some(state.clone());
        }
        let fell = log.records.iter().any(|record| matches!(record.event, Event::Die { .. }));
        if step == Step::Over || fell {
            println!("over in turn {}", state.turn);
            break;
        }
    }
    // Restoring is putting the saved state back: the same closures give the same turns again.
    let mut again = saved.expect("a turn was played");
    again.turn(&mut minds, &mut ());
    assert_eq!(again.turn, 2);
}
