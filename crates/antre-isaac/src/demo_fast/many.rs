//! The floors of many seeds at once. One floor after the other, the processor waits: each step of an attempt needs the one
//! before it, and ends in branches on draws. Here a step is made for all floors that are at it before the next one is, and a
//! floor that is through with it moves to another list without a branch. Where a floor is found, the next seed takes its
//! place: as long as seeds are left, no step is made for a few floors only.

use alloc::vec;
use alloc::vec::Vec;

use antre_core::Mulberry32;

use super::{FastDemo, Growing, Searching, Stream, floor};

/// Floors that are in the making side by side: more would not fit into a processor's nearest memory, and fewer would fill the
/// lists of the rarer steps less.
const LANES: usize = 256;

/// Seeds that are taken into lanes together. So that a lane is small, they are counted with 32 bits.
const SEEDS: usize = 1 << 24;

/// A floor that is being made.
#[derive(Clone, Copy)]
struct Lane {
    /// Which of the floors it is, among as many as [`SEEDS`].
    place: u32,
    stream: Stream,
    attempts: u32,
    grown: Growing,
    searching: Searching,
}

impl Lane {
    const NONE: Self = Self {
        place: 0,
        stream: Stream(Mulberry32::new(0)),
        attempts: 0,
        grown: Growing::NONE,
        searching: Searching::NONE,
    };

    /// Begins with another floor.
    #[inline(always)]
    const fn take(&mut self, place: usize, seed: u32) {
        (self.place, self.stream, self.attempts) = (place as u32, Stream(Mulberry32::new(seed)), 0);
    }
}

/// Numbers of lanes that are at the same step. A lane is in one list only.
struct List {
    lanes: [u16; LANES],
    len: usize,
}

impl List {
    const EMPTY: Self = Self { lanes: [0; LANES], len: 0 };

    /// Adds a lane if it is to be there. The place behind the last one is written to in any case; a list with all lanes is
    /// told of no other.
    #[inline(always)]
    fn add_if(&mut self, lane: u16, is_to_be: bool) {
        self.lanes[self.len % LANES] = lane;
        self.len += usize::from(is_to_be);
    }

    /// Does something for every lane, keeps those of which it says so, and hands the others on.
    #[inline(always)]
    fn keep(&mut self, others: &mut Self, mut keeps: impl FnMut(u16) -> bool) {
        let len = self.len.min(LANES);
        let mut kept = 0;
        for place in 0..len {
            let lane = self.lanes[place];
            self.lanes[kept % LANES] = lane;
            others.lanes[(others.len + place - kept) % LANES] = lane;
            kept += usize::from(keeps(lane));
        }
        others.len += len - kept;
        self.len = kept;
    }

    /// Does something for every lane and hands all on: to the first list those of which it says so.
    #[inline(always)]
    fn part(&mut self, those: &mut Self, others: &mut Self, mut is_one: impl FnMut(u16) -> bool) {
        let len = self.len.min(LANES);
        let mut ones = 0;
        for (place, lane) in self.lanes[..len].iter().enumerate() {
            those.lanes[(those.len + ones) % LANES] = *lane;
            others.lanes[(others.len + place - ones) % LANES] = *lane;
            ones += usize::from(is_one(*lane));
        }
        those.len += ones;
        others.len += len - ones;
        self.len = 0;
    }

    /// Does something for every lane and keeps none.
    #[inline(always)]
    fn drain(&mut self, mut each: impl FnMut(u16)) {
        for lane in &self.lanes[..self.len.min(LANES)] {
            each(*lane);
        }
        self.len = 0;
    }
}

/// The floors of seeds, each as [`generate`](super::generate) gives it, added to a list in the order of the seeds.
pub fn generate_many(seeds: &[u32], floors: &mut Vec<FastDemo>) {
    let before = floors.len();
    floors.resize(before + seeds.len(), FastDemo::NONE);
    let mut lanes = vec![Lane::NONE; LANES];
    let Some((lanes, _)) = lanes.split_first_chunk_mut() else { return };
    for (seeds, floors) in seeds.chunks(SEEDS).zip(floors[before..].chunks_mut(SEEDS)) {
        fill(seeds, lanes, floors);
    }
}

/// Makes the floor of each seed.
#[cfg_attr(
    feature = "std",
    multiversion::multiversion(targets(
        "x86_64+avx+avx2+avx512f+avx512bw+avx512dq+avx512vl+bmi1+bmi2+lzcnt+popcnt",
        "x86_64+avx+avx2+bmi1+bmi2+lzcnt+popcnt"
    ))
)]
fn fill(seeds: &[u32], lanes: &mut [Lane; LANES], floors: &mut [FastDemo]) {
    let lane_of = |lane: u16| usize::from(lane) % LANES;
    let mut waiting = List::EMPTY;
    let mut growing = List::EMPTY;
    let mut grown = List::EMPTY;
    let mut searching = List::EMPTY;
    let mut searched = List::EMPTY;
    let mut found = List::EMPTY;
    let mut left = seeds.iter().enumerate();
    for (number, (place, seed)) in (0..LANES).zip(&mut left) {
        lanes[number].take(place, *seed);
        waiting.add_if(number as u16, true);
    }
    // In a round each lane makes the step that it is at, and those behind it as long as a single one is enough.
    while waiting.len + growing.len + searching.len > 0 {
        waiting.part(&mut growing, &mut grown, |number| {
            let lane = &mut lanes[lane_of(number)];
            lane.attempts += 1;
            lane.grown.open(lane.stream);
            lane.grown.goes_on()
        });
        growing.keep(&mut grown, |number| {
            let lane = &mut lanes[lane_of(number)];
            lane.grown.step();
            lane.grown.goes_on()
        });
        grown.part(&mut searching, &mut waiting, |number| {
            let lane = &mut lanes[lane_of(number)];
            lane.stream.skip(1 + lane.grown.keep_to_limit());
            let mut stream = lane.stream;
            lane.searching = Searching::new(&lane.grown, &mut stream);
            if lane.grown.is_large_enough() {
                lane.stream = stream;
            }
            lane.grown.is_large_enough() && lane.searching.places != 0
        });
        searching.keep(&mut searched, |number| {
            let lane = &mut lanes[lane_of(number)];
            let hits = lane.searching.hits(lane.stream);
            lane.searching.is_found = hits != 0;
            let made =
                if lane.searching.is_found { hits.trailing_zeros() + 1 } else { lane.searching.left() };
            lane.searching.pass(made, &mut lane.stream);
            lane.searching.goes_on()
        });
        searched.part(&mut found, &mut waiting, |number| {
            let lane = &lanes[lane_of(number)];
            lane.searching.is_found & lane.searching.has_all_ends()
        });
        found.drain(|number| {
            let lane = &mut lanes[lane_of(number)];
            let Lane { place, stream, attempts, grown, searching } = lane;
            if let (Some(made), Some(seed)) = (floors.get_mut(*place as usize), seeds.get(*place as usize)) {
                *made = floor(*seed, *attempts, grown, searching, *stream);
            }
            if let Some((place, seed)) = left.next() {
                lane.take(place, *seed);
                waiting.add_if(number, true);
            }
        });
    }
}
