//! Isaac's floors per CPU-second by a plain loop on one thread, every column read: what other faces are measured against.
//!
//! `cargo run --release -p antre --example floor_rates -- FIRST..=LAST STAGE` prints floors per CPU-second, the best of several
//! rounds, and a checksum: the sum of all columns that are numbers, modulo 2³¹ - 1.

use antre::isaac::RunOptions;
use antre::search::engine::export::Selection;
use antre::search::engine::{Cell, Space};
use antre::search::isaac::Floors;
use cpu_time::ProcessTime;

const ROUNDS: usize = 5;
const MODULUS: i64 = (1 << 31) - 1;

fn main() {
    let mut words = std::env::args().skip(1);
    let seeds = words.next().unwrap_or_else(|| "1..=20000".into());
    let stage = words.next().unwrap_or_else(|| "3".into());
    let space = Floors::read(&RunOptions::default(), &seeds, &stage).expect("seeds and a stage");
    let selection = Selection::all(space.schema());
    let stages = selection.stages();
    let (mut best, mut checksum) = (f64::MAX, 0);
    for _ in 0..ROUNDS {
        let start = ProcessTime::now();
        let mut sum = 0i64;
        let mut item = [space.blank()];
        for position in 0..space.size() {
            space.open(position, &mut item);
            for stage in stages.deeper() {
                space.deepen(stage, &mut item[0]);
            }
            for (_, column) in &selection.columns {
                if let Some(Cell::Int(number)) = column.cell(&item[0], 0) {
                    sum = (sum + number).rem_euclid(MODULUS);
                }
            }
        }
        best = best.min(start.elapsed().as_secs_f64());
        checksum = sum;
    }
    println!("{:.0} {checksum}", space.size() as f64 / best);
}
