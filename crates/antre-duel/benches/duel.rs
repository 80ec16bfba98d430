//! Rates of fights and queues. `cargo bench -p antre-duel`; figures with their machine stand in `records/`.

use std::hint::black_box;

use antre_duel::queue::{HeapQueue, Queue, SkipQueue, TickQueue};
use antre_duel::{Dice, Discard, Log, Rules, fast, lesson};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

fn fights(c: &mut Criterion) {
    let party = lesson::party();
    let plan = fast::Plan::new(&party, &Rules::LESSON).expect("the lesson's party fits a plan");
    let mut group = c.benchmark_group("lesson-fight");
    group.throughput(Throughput::Elements(1_000));
    group.bench_function("obvious", |b| {
        b.iter(|| {
            (0..1_000)
                .map(|seed| lesson::fight(&party, &mut Dice::new(seed), &Rules::LESSON, &mut Discard).turns)
                .sum::<u32>()
        });
    });
    group.bench_function("fast", |b| {
        b.iter(|| (0..1_000).map(|seed| plan.fight(black_box(seed), &mut Discard).turns).sum::<u32>());
    });
    group.bench_function("fast-with-log", |b| {
        let mut log = Log::spanish(&party);
        b.iter(|| {
            (0..1_000)
                .map(|seed| {
                    log.clear();
                    plan.fight(black_box(seed), &mut log);
                    log.text().len()
                })
                .sum::<usize>()
        });
    });
    group.finish();
}

fn run<Q: Queue>(queue: &mut Q, turns: usize) -> usize {
    let mut sum = 0usize;
    for _ in 0..turns {
        let turn = queue.next().expect("somebody is alive");
        queue.pay(turn.index, 100);
        sum = sum.wrapping_mul(31).wrapping_add(turn.index);
    }
    sum
}

fn queues(c: &mut Criterion) {
    let mut group = c.benchmark_group("queue");
    for n in [4usize, 100, 1_000, 10_000, 100_000] {
        let speeds: Vec<i64> = (0..n as i64).map(|i| 5 + i * 7 % 16).collect();
        let turns = 10_000;
        group.throughput(Throughput::Elements(turns as u64));
        let mut heap = HeapQueue::new(&speeds, &Rules::LESSON);
        group.bench_function(BenchmarkId::new("heap", n), |b| b.iter(|| run(&mut heap, turns)));
        if n <= 100 {
            let mut tick = TickQueue::new(&speeds, &Rules::LESSON);
            group.bench_function(BenchmarkId::new("tick", n), |b| b.iter(|| run(&mut tick, turns)));
            let mut skip = SkipQueue::new(&speeds, &Rules::LESSON);
            group.bench_function(BenchmarkId::new("skip", n), |b| b.iter(|| run(&mut skip, turns)));
        }
    }
    group.finish();
}

criterion_group!(benches, fights, queues);
criterion_main!(benches);
