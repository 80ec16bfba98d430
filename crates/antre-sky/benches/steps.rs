//! Steps and events per second with five monsters, and a plan to depth 12.

use antre_sky::plan::Combo;
use antre_sky::{Action, Effect, Floor, Length, Longest, Monster, NoSink, Recorder, Rules, Slot};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

const STEPS: u64 = 2400;

/// A leader, an ally and three enemies with flat modifiers.
fn floor(flats: [i8; 5]) -> Floor {
    let mut floor = Floor::new(Rules::default());
    for (number, flat) in [0, 1, 4, 5, 6].into_iter().zip(flats) {
        floor.place(Slot::new(number).expect("slot"), Monster { flat, ..Monster::default() }).expect("free");
    }
    floor.edit(|state| state.wind = i32::MAX).expect("valid");
    floor
}

fn steps(c: &mut Criterion) {
    let mut group = c.benchmark_group("steps");
    group.throughput(Throughput::Elements(STEPS));
    for (name, flats) in [("all at +0", [0; 5]), ("-1 to +3", [0, -1, 1, 2, 3])] {
        let start = floor(flats);
        group.bench_function(format!("{name}, untraced"), |b| {
            b.iter(|| {
                let mut floor = black_box(&start).clone();
                for _ in 0..STEPS {
                    let _ = floor.step(&mut |_: &Floor, _: Slot| Action::walk(), &mut Longest, &mut NoSink);
                }
                floor.counter()
            });
        });
    }
    group.finish();
}

fn events(c: &mut Criterion) {
    let start = floor([0, -1, 1, 2, 3]);
    let run = |recorder: &mut Recorder| {
        let mut floor = black_box(&start).clone();
        for _ in 0..STEPS {
            let _ = floor.step(&mut |_: &Floor, _: Slot| Action::attack(), &mut Longest, recorder);
        }
    };
    let mut recorder = Recorder::default();
    run(&mut recorder);
    let mut group = c.benchmark_group("events");
    group.throughput(Throughput::Elements(recorder.events.len() as u64));
    group.bench_function("-1 to +3, recorded", |b| {
        b.iter(|| {
            recorder.events.clear();
            run(&mut recorder);
            recorder.events.len()
        });
    });
    group.finish();
}

fn plans(c: &mut Criterion) {
    // Two charged strikes before an enemy at +3 cannot be had: the whole depth is searched.
    let start = floor([0, 0, 3, 0, 0]);
    let leader = Slot::default();
    let setup = [Action::raise(leader.set(), Length::Drawn), Action::pass()];
    let payload = [Effect::Charge, Effect::Release, Effect::Charge, Effect::Release].map(Action::with);
    c.bench_function("plan to depth 12", |b| {
        b.iter(|| {
            let watched = Slot::new(5).expect("slot").set();
            Combo { floor: &start, setup: &setup, payload: &payload, watched, depth: 12 }.search(&Longest)
        });
    });
}

criterion_group!(benches, steps, events, plans);
criterion_main!(benches);
