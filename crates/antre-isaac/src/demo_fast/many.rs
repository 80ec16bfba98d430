//! The floors of many seeds at once. One floor after the other, the processor waits: each step of an attempt needs the one
//! before it, and ends in branches on draws. Here every step is made for all floors that are at it before the next one is,
//! and a floor that is through with it moves to another list without a branch.

use alloc::vec;
use alloc::vec::Vec;

use antre_core::Mulberry32;

use super::{FastDemo, Growing, NEEDED_ENDS, Searching, Stream, floor};

/// Floors that are made side by side.
const LANES: usize = 256;

/// A floor that is being made.
#[derive(Clone, Copy)]
struct Lane {
    stream: Stream,
    attempts: u32,
    grown: Growing,
    searching: Searching,
}

impl Lane {
    const NONE: Self = Self {
        stream: Stream(Mulberry32::new(0)),
        attempts: 0,
        grown: Growing::NONE,
        searching: Searching::NONE,
    };
}

/// Numbers of lanes that are at the same step.
struct List {
    lanes: [u8; LANES],
    len: usize,
}

impl List {
    const EMPTY: Self = Self { lanes: [0; LANES], len: 0 };

    /// Adds a lane if it is to be there. The place behind the last one is written to in any case; a list with all lanes is
    /// told of no other.
    #[inline(always)]
    fn add_if(&mut self, lane: u8, is_to_be: bool) {
        self.lanes[self.len % LANES] = lane;
        self.len += usize::from(is_to_be);
    }

    #[inline(always)]
    fn of(&self) -> &[u8] {
        &self.lanes[..self.len.min(LANES)]
    }

    /// Does something for every lane and keeps those of which it says so.
    #[inline(always)]
    fn retain(&mut self, mut keep: impl FnMut(u8) -> bool) {
        let len = self.len.min(LANES);
        self.len = 0;
        for place in 0..len {
            let lane = self.lanes[place];
            self.add_if(lane, keep(lane));
        }
    }
}

/// The floors of seeds, each as [`generate`](super::generate) gives it, added to a list in the order of the seeds.
pub fn generate_many(seeds: &[u32], floors: &mut Vec<FastDemo>) {
    floors.reserve(seeds.len());
    let mut lanes = vec![Lane::NONE; LANES];
    let Some((lanes, _)) = lanes.split_first_chunk_mut() else { return };
    for seeds in seeds.chunks(LANES) {
        let mut made = [FastDemo::NONE; LANES];
        generate_some(seeds, lanes, &mut made);
        floors.extend_from_slice(&made[..seeds.len()]);
    }
}

#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx+avx2+avx512f+avx512bw+avx512dq+avx512vl+bmi1+bmi2+lzcnt+popcnt",
        "x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt"
    ))
)]
fn generate_some(seeds: &[u32], lanes: &mut [Lane; LANES], floors: &mut [FastDemo; LANES]) {
    let mut waiting = List::EMPTY;
    for (number, seed) in seeds.iter().enumerate().take(LANES) {
        lanes[number] = Lane { stream: Stream(Mulberry32::new(*seed)), ..Lane::NONE };
        waiting.add_if(number as u8, true);
    }
    let lane_of = |lane: u8| usize::from(lane) % LANES;
    while waiting.len > 0 {
        let mut growing = List::EMPTY;
        for number in waiting.of() {
            let lane = &mut lanes[lane_of(*number)];
            lane.attempts += 1;
            lane.grown = Growing::open(lane.stream);
            growing.add_if(*number, lane.grown.goes_on());
        }
        while growing.len > 0 {
            growing.retain(|number| {
                let lane = &mut lanes[lane_of(number)];
                lane.grown.step();
                lane.grown.goes_on()
            });
        }
        let mut again = List::EMPTY;
        let mut grown = List::EMPTY;
        for number in waiting.of() {
            let lane = &mut lanes[lane_of(*number)];
            lane.stream.skip(1 + u32::from(lane.grown.counts.coins()));
            again.add_if(*number, !lane.grown.is_large_enough());
            grown.add_if(*number, lane.grown.is_large_enough());
        }
        let mut searching = List::EMPTY;
        for number in grown.of() {
            let lane = &mut lanes[lane_of(*number)];
            lane.searching = Searching::new(&lane.grown, &mut lane.stream);
            again.add_if(*number, lane.searching.places == 0);
            searching.add_if(*number, lane.searching.places != 0);
        }
        let mut found = List::EMPTY;
        while searching.len > 0 {
            searching.retain(|number| {
                let lane = &mut lanes[lane_of(number)];
                let hits = lane.searching.hits(lane.stream);
                let is_found = hits != 0;
                let made = if is_found { hits.trailing_zeros() + 1 } else { lane.searching.left() };
                lane.searching.pass(made, &mut lane.stream);
                let fits = is_found & (lane.grown.end_count() >= NEEDED_ENDS);
                let goes_on = !is_found & lane.searching.goes_on();
                found.add_if(number, fits);
                again.add_if(number, !fits && !goes_on);
                goes_on
            });
        }
        for number in found.of() {
            let place = lane_of(*number);
            let Lane { stream, attempts, grown, searching } = &lanes[place];
            floors[place] = floor(seeds[place], *attempts, grown, searching, *stream);
        }
        waiting = again;
    }
}
