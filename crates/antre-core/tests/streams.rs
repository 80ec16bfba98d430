//! Properties of the streams that no vector shows: jumps, distances, inverses, traces and tapes.

use antre_core::{Draw, Fact, Lcg32, Mulberry32, Shifts, Tape, TapeError, Trace, Why, Xorshift32};
use proptest::prelude::*;

const ANY: Why = Why::new("any", "0");
type Ansi = Lcg32<1_103_515_245, 12_345>;

proptest! {
    #[test]
    fn mulberry_jump_equals_steps_and_distance_finds_it(seed: u32, count in 0u32..2_000) {
        let start = Mulberry32::new(seed);
        let mut walked = start;
        for _ in 0..count {
            walked.next_u32();
        }
        prop_assert_eq!(start.jump(count), walked);
        prop_assert_eq!(start.distance(walked), count);
    }

    #[test]
    fn lcg_jump_equals_steps(seed: u32, count in 0u32..2_000) {
        let start = Ansi::new(seed);
        let mut walked = start;
        for _ in 0..count {
            walked.next_u32();
        }
        prop_assert_eq!(start.jump(count), walked);
    }

    #[test]
    fn lcg_distance_inverts_jump_over_the_whole_period(seed: u32, count: u32) {
        let start = Ansi::new(seed);
        prop_assert_eq!(start.distance(start.jump(count)), count);
    }

    #[test]
    fn lcg_back_undoes_a_step(seed: u32) {
        let start = Ansi::new(seed);
        prop_assert_eq!(start.jump(1).back(), start);
        prop_assert_eq!(start.back().jump(1), start);
    }

    #[test]
    fn xorshift_back_undoes_a_step(seed: u32, right in 1u8..32, left in 1u8..32, last in 1u8..32) {
        let start = Xorshift32::new(seed, Shifts { right, left, last });
        let mut next = start;
        next.next_u32();
        prop_assert_eq!(next.back(), start);
    }

    #[test]
    fn a_trace_changes_nothing_and_its_tape_plays_the_same(seed: u32, count in 0usize..100) {
        let mut plain = Mulberry32::new(seed);
        let mut traced = Trace::new(Mulberry32::new(seed));
        for _ in 0..count {
            prop_assert_eq!(plain.draw(ANY), traced.draw(ANY));
        }
        let (stream, records) = traced.into_parts();
        prop_assert_eq!(stream, plain);
        prop_assert!(records.iter().enumerate().all(|(i, r)| r.advance as usize == i && r.reading.is_none()));
        let mut tape = Tape::new(records.iter().map(|r| r.raw).collect::<Vec<_>>());
        for record in &records {
            prop_assert_eq!(tape.draw(ANY), record.raw);
        }
        prop_assert_eq!(tape.finish(), Ok(()));
    }
}

#[test]
fn a_tape_says_what_was_left_and_what_was_missing() {
    let mut tape = Tape::new([7, 8, 9]);
    assert_eq!(tape.draw(ANY), 7);
    let left = tape.clone().finish();
    assert_eq!(left, Err(TapeError::Unused { unused: 2, written: 3 }));
    tape.skip(2, ANY);
    assert_eq!(tape.draw(Why::new("weapon", "5.1")), 0);
    assert_eq!(tape.finish(), Err(TapeError::Missing { missing: 1, written: 3, label: "weapon" }));
}

#[test]
fn draws_bear_the_fact_that_they_made() {
    let names = |trace: &Trace<Mulberry32>| -> Vec<String> {
        let of =
            trace.records().iter().map(|record| record.of.map_or_else(String::new, |fact| fact.to_string()));
        of.collect()
    };
    let mut trace = Trace::new(Mulberry32::new(1));
    trace.draw(ANY);
    trace.made(Fact::new("count"));
    // Nothing was drawn for this one.
    trace.made(Fact::new("way"));
    trace.attempt();
    trace.draw(ANY);
    trace.made(Fact::new("room").number(3));
    trace.draw(ANY);
    let fork = trace.fork();
    assert_eq!(names(&trace), ["count", "room-3", ""]);
    // The attempt is thrown away with what it made, and what was not made of its draws is nothing of the next one's.
    trace.attempt();
    trace.draw(ANY);
    trace.draw(ANY);
    trace.made(Fact::new("chest").number(2).part(5));
    assert_eq!(names(&trace), ["count", "", "", "chest-2-5", "chest-2-5"]);
    let mut fork = fork;
    fork.draw(ANY);
    fork.made(Fact::new("copy"));
    assert_eq!(names(&fork), ["copy"]);
    fork.attempt();
    assert_eq!(names(&fork), [""]);
}
