//! Floors and seeds per CPU-second on one core: what `records/` holds. Prints a table; takes about half a minute.
//!
//! The time is that of the thread on the CPU, as Linux counts it, so that other work on the machine is left out; elsewhere
//! it is the time that passed.

#![allow(clippy::disallowed_methods, reason = "measuring needs a clock")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use antre_core::{Mulberry32, Xorshift32};
use antre_isaac::stage::{Chapters, CurseRule};
use antre_isaac::stage_fast::{BLOCK, HeadScan, HeadTest};
use antre_isaac::{AbplusSetup, Curse, Dice, FlashSetup, StartSeed, abplus, demo, demo_fast, flash};

/// Time that this thread has had on a CPU.
fn cpu_time(since: Instant) -> Duration {
    let counted = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = counted.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

/// Runs batches for about a second of CPU time and prints things a second.
fn rate(name: &str, each: u64, mut batch: impl FnMut(u32)) {
    let begin = Instant::now();
    batch(0);
    let start = cpu_time(begin);
    let mut batches = 0u32;
    loop {
        batches += 1;
        batch(batches);
        let spent = cpu_time(begin).saturating_sub(start);
        if spent > Duration::from_millis(1500) {
            let rate = each as f64 * f64::from(batches) / spent.as_secs_f64();
            println!("| {name} | {rate:.0} |");
            return;
        }
    }
}

const SEEDS: u32 = 64;

fn main() {
    println!("| what | per CPU-second |\n|---|---:|");
    let seeds = |batch: u32| batch * SEEDS + 1..(batch + 1) * SEEDS + 1;
    rate("demo, obvious", SEEDS.into(), |batch| {
        for seed in seeds(batch) {
            black_box(demo::generate(&mut Dice::over(Mulberry32::new(seed)), &mut |_, _| {}));
        }
    });
    rate("demo, fast", SEEDS.into(), |batch| {
        for seed in seeds(batch) {
            black_box(demo_fast::generate(seed));
        }
    });
    for stage in [1, 6] {
        let setup = FlashSetup { stage, coins: 5, ..FlashSetup::default() };
        rate(&format!("flash level {stage}, obvious"), SEEDS.into(), |batch| {
            for seed in seeds(batch) {
                black_box(flash::generate(&setup, &mut Dice::over(Mulberry32::new(seed)), &mut |_| {}));
            }
        });
        rate(&format!("flash level {stage}, fast"), SEEDS.into(), |batch| {
            for seed in seeds(batch) {
                black_box(flash::fast::generate(&setup, seed));
            }
        });
    }
    for (stage, curse) in [(1, None), (3, None), (6, None), (5, Some(Curse::Labyrinth))] {
        let curse_rule = CurseRule::Forced(curse);
        let setup = AbplusSetup { stage, curse: curse_rule, ..AbplusSetup::default() };
        let name = if curse.is_some() { ", labyrinth" } else { "" };
        rate(&format!("abplus stage {stage}{name}, obvious"), SEEDS.into(), |batch| {
            for seed in seeds(batch) {
                black_box(abplus::generate::<Xorshift32>(StartSeed(seed), &setup, &mut |_| {}));
            }
        });
        let mut generator = abplus::fast::Generator::new(setup);
        let mut loops = 0;
        rate(&format!("abplus stage {stage}{name}, fast"), SEEDS.into(), |batch| {
            for seed in seeds(batch) {
                loops += generator.floor(StartSeed(seed)).loops;
            }
        });
        black_box(loops);
    }
    let test =
        |variant, curse| HeadTest { stage: 6, chapters: Chapters::ALL, variant, curse, curse_one_in: 5 };
    for (name, test) in [
        ("seeds by variant of stage 6", test(Some(2), None)),
        ("seeds by curse of stage 6", test(None, Some(Some(Curse::Blind)))),
    ] {
        let scan = HeadScan::new(test);
        let blocks = 4096;
        rate(name, blocks * BLOCK as u64, |batch| {
            let first = batch * blocks as u32 % (1 << 20);
            black_box(scan.count(first, first + blocks as u32));
        });
    }
}
