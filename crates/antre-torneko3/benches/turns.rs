//! Turns per second: the player and nine others, without and with a log.

use antre_torneko3::{Recorder, Rules, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const TURNS: u32 = 10_000;

fn turns(criterion: &mut Criterion) {
    let text = "A.B.C.D.E/........./....@..../........./F.G.H.I.. \
        @=hp:2000000000 A=fast1 B=fast2 C=idle D=slow E=chase F=nap G=idle H=fast1 I=peaceful";
    let setup = Setup::short(text).expect("a setup");
    let mut group = criterion.benchmark_group("torneko3");
    group.throughput(Throughput::Elements(u64::from(TURNS)));
    let mut start = setup.state.clone();
    start.rules = Rules { wind_limit: u32::MAX, ..Rules::default() };
    group.bench_function("ten-characters-untraced", |bencher| {
        bencher.iter(|| {
            let (mut state, mut script) = (start.clone(), setup.script.clone());
            state.run(TURNS, &mut script, &mut ());
            state.turn
        });
    });
    group.bench_function("ten-characters-recorded", |bencher| {
        bencher.iter(|| {
            let (mut state, mut script, mut log) = (start.clone(), setup.script.clone(), Recorder::default());
            state.run(TURNS, &mut script, &mut log);
            log.records.len()
        });
    });
    group.finish();
}

criterion_group!(benches, turns);
criterion_main!(benches);
