//! Steps, events and a plan per CPU-second: `cargo run --release -p antre-sky --example sky_rates`.
//!
//! Lines of `name<TAB>checksum<TAB>operations<TAB>operations per CPU-second`; the best of several rounds, since other
//! programs run on the machine too.

use std::hint::black_box;

use antre_sky::plan::Combo;
use antre_sky::{Action, Effect, Floor, Length, Longest, Monster, NoSink, Recorder, Rules, Slot};
use cpu_time::ProcessTime;

const ROUNDS: usize = 7;
const STEPS: u64 = 2_000_000;
const WATCHED: u64 = 100_000;

/// Does the work several times and prints the best rate. The work gives back its checksum and how much it was.
fn measure(name: &str, mut work: impl FnMut() -> (u64, u64)) {
    let mut best = f64::INFINITY;
    let (mut sum, mut operations) = (0, 0);
    for _ in 0..ROUNDS {
        let start = ProcessTime::now();
        (sum, operations) = work();
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{name}\t{sum}\t{operations}\t{:.0}", operations as f64 / best);
}

/// A leader, an ally and three enemies with flat modifiers.
fn floor(flats: [i8; 5]) -> Floor {
    let mut floor = Floor::new(Rules::default());
    for (number, flat) in [0, 1, 4, 5, 6].into_iter().zip(flats) {
        floor.place(Slot::new(number).expect("slot"), Monster { flat, ..Monster::default() }).expect("free");
    }
    floor.edit(|state| state.wind = i32::MAX).expect("valid");
    floor
}

fn main() {
    for (name, flats) in [("steps, five at +0", [0; 5]), ("steps, five from -1 to +3", [0, -1, 1, 2, 3])] {
        let start = floor(flats);
        measure(name, || {
            let (mut floor, mut asked) = (black_box(&start).clone(), 0u64);
            for _ in 0..STEPS {
                let mut walk = |_: &Floor, _: Slot| {
                    asked += 1;
                    Action::walk()
                };
                let _ = floor.step(&mut walk, &mut Longest, &mut NoSink);
            }
            (asked + u64::from(floor.counter()), STEPS)
        });
    }
    let start = floor([0, -1, 1, 2, 3]);
    let mut recorder = Recorder::default();
    measure("events, five from -1 to +3", || {
        recorder.events.clear();
        let mut floor = black_box(&start).clone();
        for _ in 0..WATCHED {
            let _ = floor.step(&mut |_: &Floor, _: Slot| Action::attack(), &mut Longest, &mut recorder);
        }
        let count = recorder.events.len() as u64;
        (count + u64::from(floor.counter()), count)
    });
    // Two charged strikes before an enemy at +3 cannot be had: the whole depth is searched.
    let start = floor([0, 0, 3, 0, 0]);
    let leader = Slot::default();
    let setup = [Action::raise(leader.set(), Length::Drawn), Action::pass()];
    let payload = [Effect::Charge, Effect::Release, Effect::Charge, Effect::Release].map(Action::with);
    measure("plan to depth 12", || {
        let watched = Slot::new(5).expect("slot").set();
        let combo = Combo { floor: &start, setup: &setup, payload: &payload, watched, depth: 12 };
        let search = combo.search(&Longest).expect("a search");
        assert!(search.found.is_none(), "the whole depth is searched");
        (search.levels.len() as u64, 1)
    });
}
