//! Fights and turns per CPU-second, with a checksum of the work: `cargo run --release -p antre-duel --example duel_rates`.
//!
//! Lines of `name<TAB>checksum<TAB>operations<TAB>operations per CPU-second`; the best of several rounds, since other
//! programs run on the machine too. `records/rivals/duel.mjs` prints the same lines for rot-js.

use std::hint::black_box;

use antre_duel::queue::{HeapQueue, Queue};
use antre_duel::{Dice, Discard, Fighter, Log, Rules, fast, lesson};
use cpu_time::ProcessTime;

const ROUNDS: usize = 7;

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

/// A sum over turns that does not depend on the order within a tick: rivals break ties in other ways.
fn turns(queue: &mut impl Queue, count: u64, cost: i64) -> u64 {
    let mut sum = 0u64;
    for _ in 0..count {
        let Some(turn) = queue.next() else { break };
        queue.pay(turn.index, cost);
        sum = (sum + (turn.tick as u64 & 0xFFFF) * (turn.index as u64 + 1)) & 0xFFFF_FFFF;
    }
    sum
}

/// The lesson's kind of speeds.
fn plain(n: usize) -> HeapQueue {
    let speeds: Vec<i64> = (0..n as i64).map(|i| 5 + i * 7 % 16).collect();
    HeapQueue::new(&speeds, &Rules::LESSON)
}

/// Speeds and a price that binary fractions hold exactly, so that a scheduler that adds up 1 ÷ speed has the same turns.
fn exact(n: usize) -> HeapQueue {
    let speeds: Vec<i64> = (0..n).map(|i| 1 << (i % 5)).collect();
    HeapQueue::new(&speeds, &Rules { threshold: 128, cost: 128, ..Rules::LESSON })
}

fn fights(name: &str, seeds: i64, mut fight: impl FnMut(i64) -> u64) {
    measure(name, || {
        let sum =
            (0..seeds).fold(0u64, |sum, seed| sum.wrapping_mul(31).wrapping_add(fight(black_box(seed))));
        (sum, seeds as u64)
    });
}

fn main() {
    let party: Vec<Fighter> = lesson::party();
    let plan = fast::Plan::new(&party, &Rules::LESSON).expect("the lesson's party");
    fights("fight obvious", 100_000, |seed| {
        let told = lesson::fight(&party, &mut Dice::new(seed), &Rules::LESSON, &mut Discard);
        (u64::from(told.draws) << 8) | told.hp[0] as u64
    });
    fights("fight", 1_000_000, |seed| {
        let told = plan.fight(seed, &mut Discard);
        (u64::from(told.draws) << 8) | told.hero_hp as u64
    });
    let mut log = Log::spanish(&party);
    fights("fight with log", 200_000, |seed| {
        log.clear();
        plan.fight(seed, &mut log);
        log.text().len() as u64
    });
    for (n, count) in [(4, 4_000_000), (1_000, 2_000_000), (100_000, 1_000_000)] {
        let mut queue = plain(n);
        measure(&format!("queue n={n}"), || (turns(&mut queue, count, 100), count));
    }
    for (n, most) in [(4usize, 400_000), (1_000, 100_000)] {
        // Whole cycles: every tie at the end is then complete on both sides.
        let cycle: u64 = (0..n).map(|i| 1u64 << (i % 5)).sum();
        let count = most / cycle * cycle;
        measure(&format!("exact n={n}"), || (turns(&mut exact(n), count, 128), count));
    }
}
