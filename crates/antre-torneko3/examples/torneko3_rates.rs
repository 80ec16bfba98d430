//! Turns and plans per CPU-second: `cargo run --release -p antre-torneko3 --example torneko3_rates`.
//!
//! Lines of `name<TAB>checksum<TAB>operations<TAB>operations per CPU-second`; the best of several rounds, since other
//! programs run on the machine too.

use std::hint::black_box;

use antre_torneko3::{Input, Recorder, Rules, Setup, plan, try_input};
use cpu_time::ProcessTime;

const ROUNDS: usize = 7;
const TURNS: u32 = 100_000;

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

fn main() {
    let text = "A.B.C.D.E/........./....@..../........./F.G.H.I.. \
        @=hp:2000000000 A=fast1 B=fast2 C=idle D=slow E=chase F=nap G=idle H=fast1 I=peaceful";
    let setup = Setup::short(text).expect("a setup");
    let mut start = setup.state.clone();
    start.rules = Rules { wind_limit: u32::MAX, ..Rules::default() };
    measure("turns, ten characters", || {
        let (mut state, mut script) = (black_box(&start).clone(), setup.script.clone());
        state.run(TURNS, &mut script, &mut ());
        (u64::from(state.player().hp as u32), u64::from(TURNS))
    });
    measure("events, ten characters", || {
        let (mut state, mut script) = (black_box(&start).clone(), setup.script.clone());
        let mut log = Recorder::default();
        state.run(TURNS / 10, &mut script, &mut log);
        let count = log.records.len() as u64;
        (count, count)
    });
    measure("plan, all inputs", || {
        let found = plan(black_box(&start), &setup.script, &[]);
        (found.choices.len() as u64, 1)
    });
    // What twelve waits in a row come to, input after input.
    measure("twelve inputs ahead", || {
        let mut state = start.clone();
        let mut hits = 0;
        for _ in 0..12 {
            let (choice, next) = try_input(&state, &setup.script, Input::Wait);
            hits += u64::from(choice.hits);
            state = next;
        }
        (hits, 1)
    });
}
