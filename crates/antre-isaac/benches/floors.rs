//! Floors a second, the fast forms beside the obvious ones.

use std::hint::black_box;

use antre_core::{Mulberry32, Xorshift32};
use antre_isaac::stage::Chapters;
use antre_isaac::stage_fast::{BLOCK, HeadScan, HeadTest};
use antre_isaac::{AbplusSetup, Curse, Dice, FlashSetup, StartSeed, abplus, demo, demo_fast, flash};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Seeds of one sample.
const SEEDS: u32 = 256;

fn floors(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("floors");
    group.throughput(Throughput::Elements(u64::from(SEEDS)));
    group.sample_size(20);
    group.bench_function("demo", |bencher| {
        bencher.iter(|| {
            for seed in 0..SEEDS {
                black_box(demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {}));
            }
        });
    });
    group.bench_function("demo fast", |bencher| {
        bencher.iter(|| {
            for seed in 0..SEEDS {
                black_box(demo_fast::generate(black_box(seed)));
            }
        });
    });
    for stage in [1, 6] {
        let setup = FlashSetup { stage, coins: 5, ..FlashSetup::default() };
        group.bench_function(format!("flash level {stage}"), |bencher| {
            bencher.iter(|| {
                for seed in 0..SEEDS {
                    let mut dice = Dice::over(Mulberry32::new(seed));
                    black_box(flash::generate(&setup, &mut dice, &mut |_| {}));
                }
            });
        });
        group.bench_function(format!("flash level {stage} fast"), |bencher| {
            bencher.iter(|| {
                for seed in 0..SEEDS {
                    black_box(flash::fast::generate(&setup, black_box(seed)));
                }
            });
        });
    }
    let setup = AbplusSetup { stage: 3, ..AbplusSetup::default() };
    group.bench_function("abplus stage 3", |bencher| {
        bencher.iter(|| {
            for seed in 1..=SEEDS {
                black_box(abplus::generate::<Xorshift32>(StartSeed(seed), &setup, &mut |_| {}));
            }
        });
    });
    let mut generator = abplus::fast::Generator::new(setup);
    group.bench_function("abplus stage 3 fast", |bencher| {
        bencher.iter(|| {
            for seed in 1..=SEEDS {
                black_box(generator.floor(StartSeed(black_box(seed))).loops);
            }
        });
    });
    group.finish();
}

fn heads(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("stage heads");
    group.throughput(Throughput::Elements(BLOCK as u64 * 1024));
    let test =
        |variant, curse| HeadTest { stage: 6, chapters: Chapters::ALL, variant, curse, curse_one_in: 5 };
    let variant = HeadScan::new(test(Some(2), None));
    group.bench_function("variant", |bencher| {
        bencher.iter(|| black_box(variant.count(black_box(0), black_box(1024))));
    });
    let curse = HeadScan::new(test(None, Some(Some(Curse::Blind))));
    group.bench_function("curse", |bencher| {
        bencher.iter(|| black_box(curse.count(black_box(0), black_box(1024))));
    });
    group.finish();
}

criterion_group!(benches, floors, heads);
criterion_main!(benches);
