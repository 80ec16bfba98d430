//! What the rules do per CPU-second, with a checksum of the work: `cargo run --release -p antre-dq9 --example dq9_rates`.
//!
//! Lines of `name<TAB>checksum<TAB>operations<TAB>seconds of one round`; the best of several rounds, since other programs
//! run on the machine too. `records/rivals/dq9.py` prints the same lines for the slow model where it can. With the
//! argument `everything` it computes every map once, on two threads, and prints the seconds that this took: a cold start.
#![allow(clippy::disallowed_methods, reason = "measuring needs a clock")]

use std::hint::black_box;
use std::ops::Range;
use std::time::Instant;

use antre_dq9::save::crc32;
use antre_dq9::universe::{FloorFacts, Layouts};
use antre_dq9::{
    Decoder, Edition, FastLayout, Header, HeaderDraws, LayoutCase, MapId, NameIndex, Rank, Seed, canonical,
};
use cpu_time::ProcessTime;

const ROUNDS: usize = 7;
/// The model makes a layout of every so many, and a map of every so many.
const LAYOUT_STEP: usize = 97;
const MAP_STEP: usize = 1_009;

/// Does the work several times and prints its least CPU time. The work gives back its checksum and how much it was.
fn measure(name: &str, mut work: impl FnMut() -> (u32, usize)) {
    let mut best = f64::INFINITY;
    let (mut sum, mut operations) = (0, 0);
    for _ in 0..ROUNDS {
        let start = ProcessTime::now();
        (sum, operations) = work();
        best = best.min(start.elapsed().as_secs_f64());
    }
    println!("{name}\t{sum}\t{operations}\t{best:.9}");
}

fn header_sum(id: MapId, header: Header) -> u32 {
    let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = header;
    let numbers = [environment.number(), floors, smr, boss, prefix, suffix, locale_rank, level];
    let sum = numbers.iter().fold(0u32, |sum, &number| sum.wrapping_mul(31).wrapping_add(number.into()));
    (id.index() + 1).wrapping_mul(sum)
}

fn headers() -> (u32, usize) {
    let mut sum = 0u32;
    for seed in Seed::all() {
        let draws = HeaderDraws::of(black_box(seed));
        for rank in Rank::all() {
            sum = sum.wrapping_add(header_sum(MapId::new(rank, seed), draws.header(rank)));
        }
    }
    (sum, MapId::COUNT as usize)
}

/// Layouts with all that maps need of them, each case's from its first on.
fn layouts() -> (u32, usize) {
    let layouts = Layouts::all();
    let seeds = Seed::all().step_by(257);
    let cells = seeds.flat_map(|seed| (1..=16).map(move |floor| (seed, floor)));
    let cells = cells.map(|(seed, floor)| u32::from(layouts.of(seed, floor).memory.cells));
    (cells.sum(), Layouts::COUNT)
}

fn layouts_sample() -> (u32, usize) {
    let every = LayoutCase::ALL.into_iter().flat_map(|case| case.values().map(move |v| (case, v)));
    let (mut sum, mut count) = (0u32, 0);
    for (case, v) in every.step_by(LAYOUT_STEP) {
        let layout = FastLayout::generate(case, black_box(v)).0.to_layout();
        sum = sum.wrapping_add(crc32(&canonical::layout_record(&layout)));
        count += 1;
    }
    (sum, count)
}

fn maps_sample(layouts: &Layouts) -> (u32, usize) {
    let (mut sum, mut count) = (0u32, 0);
    let mut text = String::new();
    for index in (0..MapId::COUNT).step_by(MAP_STEP) {
        text.clear();
        layouts.visit(index..index + 1, &Edition::WESTERN, |id, header, floors| {
            canonical::header_line(&mut text, id, header);
            for floor in floors {
                canonical::floor_line(&mut text, floor);
            }
        });
        sum = sum.wrapping_add(crc32(text.as_bytes()));
        count += 1;
    }
    (sum, count)
}

/// Names as people type them.
const NAMES: [&str; 8] = [
    "Granite Tunnel of Woe Lv. 1",
    "Tunnel de granit de la Détresse Niv. 1",
    "うす暗き獣の地下道Lv1",
    "granite tunnel of woe 1",
    "GTW 1",
    "Tundra de Plata del Mal Nv. 80",
    "Granitt Tunnel of Woe Lv. 1",
    "Diamond Void of Death",
];

/// Texts that keep a reader busy: nothing but words that say nothing, no names, nearly names.
fn hostile() -> Vec<String> {
    let words = ["st ", "map ", "の", "lv ", "の地図", "tunnel ", "granite of ", "x ", "galeria sima ", "1 "];
    let repeated = words.iter().flat_map(|word| [word.repeat(8), word.repeat(30), word.repeat(4_000)]);
    repeated
        .chain(["granitt tunnell off woee of of of st map lv no".into(), "a b c d e f g h i j k".into()])
        .collect()
}

/// The longest of the times that single answers take.
fn slowest(name: &str, decoder: &Decoder, texts: &[String]) {
    let mut longest = 0f64;
    let mut sum = 0u32;
    for text in texts {
        let mut best = f64::INFINITY;
        for _ in 0..ROUNDS {
            let start = ProcessTime::now();
            let answer = decoder.decode(black_box(text), None, None);
            best = best.min(start.elapsed().as_secs_f64());
            sum = sum.wrapping_add(u32::from(answer.is_ok()));
        }
        longest = longest.max(best);
    }
    println!("{name}\t{sum}\t1\t{longest:.9}");
}

/// Runs `work` on two halves of 0..count.
fn halves<T: Send>(count: usize, work: impl Fn(Range<usize>) -> T + Sync) -> [T; 2] {
    let work = &work;
    std::thread::scope(|scope| {
        let first = scope.spawn(move || work(0..count / 2));
        let second = work(count / 2..count);
        [first.join().expect("no rule panics"), second]
    })
}

fn floor_sum(floor: &FloorFacts) -> u32 {
    let layout = &floor.layout;
    let chests = layout
        .chests
        .iter()
        .zip(floor.ranks)
        .map(|(c, rank)| u32::from(c.x) << 8 ^ u32::from(c.y) << 4 ^ u32::from(rank));
    let stairs = u32::from_le_bytes([layout.up.x, layout.up.y, layout.down.x, layout.down.y]);
    chests.fold(stairs ^ floor.bytes << 4 ^ u32::from(floor.fit), |sum, chest| sum.rotate_left(7) ^ chest)
}

fn everything() {
    let start = Instant::now();
    let layouts = Layouts::join(halves(Layouts::COUNT, Layouts::part)).expect("two halves make up the whole");
    let made = start.elapsed();
    let sums = halves(MapId::COUNT as usize, |range| {
        let (mut sum, mut count) = (0u32, 0);
        layouts.visit(range.start as u32..range.end as u32, &Edition::WESTERN, |id, header, floors| {
            sum = floors.iter().fold(sum.wrapping_add(header_sum(id, *header)), |sum, floor| {
                sum.wrapping_add(floor_sum(floor))
            });
            count += floors.len();
        });
        (sum, count)
    });
    let sum = sums.iter().fold(0u32, |total, (sum, _)| total.wrapping_add(*sum));
    let floors: usize = sums.iter().map(|(_, count)| count).sum();
    let all = start.elapsed();
    println!("everything: layouts\t{sum}\t{}\t{:.9}", Layouts::COUNT, made.as_secs_f64());
    println!("everything\t{sum}\t{floors}\t{:.9}", all.as_secs_f64());
}

fn main() {
    if std::env::args().nth(1).as_deref() == Some("everything") {
        return everything();
    }
    measure("headers", headers);
    measure("layouts", layouts);
    measure("layouts sample", layouts_sample);
    let layouts = Layouts::all();
    measure("maps sample", || maps_sample(&layouts));
    measure("index", || (NameIndex::new().names().count() as u32, 1));
    let decoder = Decoder::new();
    measure("decode", || {
        let rounds = 50;
        let found = (0..rounds)
            .flat_map(|_| NAMES)
            .map(|name| u32::from(decoder.decode(black_box(name), None, None).is_ok()));
        (found.sum(), rounds * NAMES.len())
    });
    slowest("decode, hostile text", &decoder, &hostile());
}
