//! Computes every map and says how long it took: `cargo run --release -p antre-dq9 --example universe [threads]`.
//!
//! The checksum does not depend on the number of threads.
#![allow(clippy::disallowed_methods, reason = "measuring needs a clock")]

use std::thread;
use std::time::Instant;

use antre_dq9::universe::{FloorFacts, Layouts};
use antre_dq9::{Edition, Header, HeaderDraws, MapId, Rank, Seed};

/// Order-dependent inside a map, order-free between maps.
fn mix(sum: u64, value: u64) -> u64 {
    (sum ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
}

fn header_sum(header: Header) -> u64 {
    let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = header;
    u64::from_le_bytes([environment.number(), floors, smr, boss, prefix, suffix, locale_rank, level])
}

fn floor_sum(sum: u64, floor: &FloorFacts) -> u64 {
    let layout = &floor.layout;
    let stairs = [layout.up.x, layout.up.y, layout.down.x, layout.down.y];
    let [first, second, third] = floor.ranks;
    let place = u64::from(u32::from_le_bytes(stairs)) << 32;
    let ranks = u64::from_le_bytes([first, second, third, floor.fit, layout.side, floor.monster_rank, 0, 0]);
    let memory = layout.memory;
    let counts = [memory.cells, memory.touching, memory.passages, memory.isolated];
    let counts = counts.into_iter().fold(0u64, |sum, count| sum << 12 | u64::from(count));
    let chests = layout.chests.iter().fold(0u64, |sum, c| sum << 8 | u64::from(c.x) << 4 | u64::from(c.y));
    mix(mix(mix(sum, place | chests), ranks), counts ^ u64::from(floor.bytes) << 48)
}

/// Runs `work` on equal parts of 0..count and gives the results in order.
fn split<T: Send>(threads: usize, count: usize, work: impl Fn(std::ops::Range<usize>) -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| scope.spawn(move || work(count * part / threads..count * (part + 1) / threads)))
            .collect();
        parts.into_iter().map(|part| part.join().expect("no rule panics")).collect()
    })
}

fn main() {
    let threads = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2).max(1);

    let start = Instant::now();
    let parts = split(threads, Layouts::COUNT, Layouts::part);
    let layouts = Layouts::join(parts).expect("the parts make up the whole");
    let made = start.elapsed();
    let sums = split(threads, MapId::COUNT as usize, |range| {
        let (mut total, mut floors_seen) = (0u64, 0usize);
        layouts.visit(range.start as u32..range.end as u32, &Edition::WESTERN, |id, header, floors| {
            floors_seen += floors.len();
            let sum = mix(u64::from(id.index()), header_sum(*header));
            total = total.wrapping_add(floors.iter().fold(sum, floor_sum));
        });
        (total, floors_seen)
    });
    let all = start.elapsed();
    let checksum = sums.iter().fold(0u64, |total, (sum, _)| total.wrapping_add(*sum));
    let floors: usize = sums.iter().map(|(_, floors)| floors).sum();
    println!("{} maps, {floors} floors, checksum {checksum:016x}", MapId::COUNT);
    println!(
        "layouts {:.3} s, everything {:.3} s on {threads} threads",
        made.as_secs_f64(),
        all.as_secs_f64()
    );

    let start = Instant::now();
    let rounds = 64;
    let mut sum = 0u64;
    for _ in 0..rounds {
        for seed in Seed::all() {
            let draws = HeaderDraws::of(std::hint::black_box(seed));
            for rank in Rank::all() {
                sum = sum.wrapping_add(header_sum(draws.header(rank)));
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let rate = f64::from(MapId::COUNT * rounds) / seconds / 1e6;
    println!("headers {rate:.1} million a second on one thread, checksum {sum:016x}");
    let start = Instant::now();
    let alone = Layouts::all();
    println!("{} layouts on one thread {:.3} s", Layouts::COUNT, start.elapsed().as_secs_f64());
    assert!(alone == layouts, "layouts made alone and in parts are equal");
}
