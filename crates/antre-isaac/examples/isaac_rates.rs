//! Floors and seeds per CPU-second on one core: what `records/` holds. Prints a table; takes about a minute. With a word,
//! only the lines that begin with it: `isaac_rates flash`.
//!
//! The time is what this program has had on a CPU, and the best of several rounds counts, since other programs run on the
//! machine too.

use std::hint::black_box;

use antre_core::{Mulberry32, Xorshift32};
use antre_isaac::stage::{Chapters, CurseRule};
use antre_isaac::stage_fast::{BLOCK, HeadScan, HeadTest};
use antre_isaac::{AbplusSetup, Curse, Dice, FlashSetup, StartSeed, abplus, demo, demo_fast, flash};
use cpu_time::ProcessTime;

const ROUNDS: usize = 7;
/// CPU-seconds of a round.
const ROUND: f64 = 0.25;

/// Runs batches of `each` things and prints the best round's things per second.
fn rate(name: &str, each: u64, mut batch: impl FnMut(u32)) {
    if std::env::args().nth(1).is_some_and(|only| !name.starts_with(&only)) {
        return;
    }
    let (mut number, mut best) = (0, 0f64);
    for _ in 0..ROUNDS {
        let start = ProcessTime::now();
        let (first, mut spent) = (number, 0.0);
        while spent < ROUND {
            batch(number);
            number += 1;
            spent = start.elapsed().as_secs_f64();
        }
        best = best.max(each as f64 * f64::from(number - first) / spent);
    }
    println!("| {name} | {best:.0} |");
}

/// Seeds of a batch: the clock is read once per batch.
const SEEDS: u32 = 512;
/// Seeds of a batch that is given at once, so long that its beginning and its end count little.
const MANY: u32 = 8192;

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
    let mut floors = Vec::new();
    rate("demo, fast, many at once", MANY.into(), |batch| {
        floors.clear();
        let seeds: Vec<u32> = (batch * MANY + 1..=(batch + 1) * MANY).collect();
        demo_fast::generate_many(&seeds, &mut floors);
        black_box(&floors);
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
