//! Section 2 against the vectors: every timer, every quality, and 353 maps with all their origins.

use std::fmt::Write as _;
use std::io::Read as _;

use antre_core::Trace;
use antre_dq9::quality::location;
use antre_dq9::{Base, Header, MapId, MapName, NewMap, Origin, Outcomes, Rank, Seed, Timers, draws::At};
use proptest::prelude::*;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes).read_to_string(&mut text).expect("a vector file unpacks to text");
    text
}

fn map(rank: u64, seed: u64) -> MapId {
    let rank = Rank::of_code(rank.try_into().expect("a rank is a byte")).expect("a known rank");
    MapId::new(rank, Seed::new(seed.try_into().expect("a seed is small")).expect("a seed"))
}

/// A line of `timers.csv`.
fn timer_line(timer: u16) -> String {
    let mut at = At::new(timer.into());
    let (r1, seed, r3) = (at.next(), at.next(), at.next());
    format!("{timer},{r1},{seed},{r3},{},{},{}\n", location(2, r3), location(51, r3), location(81, r3))
}

#[test]
fn every_timer_draws_what_the_vectors_say() {
    let mut text = String::from("timer,r1,seed,r3,loc47,loc131,loc150\n");
    let sample = unpacked(include_bytes!("../../../testdata/dq9/timers.csv.gz"));
    let mut sampled = text.clone();
    for timer in 0..=u16::MAX {
        let line = timer_line(timer);
        text.push_str(&line);
        if timer % 8 == 0 {
            sampled.push_str(&line);
        }
    }
    assert_eq!(sampled, sample);
    // The digest of the whole file, of which the sample is every eighth line.
    let mut digest = String::new();
    for byte in Sha256::digest(&text) {
        write!(digest, "{byte:02x}").expect("a string takes everything");
    }
    assert_eq!(digest, "0d4ab5abc1b8517bd39448fa6199fcba1bb0574582f1368fa6156a1c5b6c2fdb");
}

#[test]
fn the_seeds_that_never_occur_are_the_listed_302() {
    let timers = Timers::new();
    let mut text = String::from("seed\n");
    for seed in timers.never() {
        writeln!(text, "{seed}").expect("a string takes everything");
    }
    assert_eq!(text, include_str!("../../../testdata/dq9/never_seeds.csv"));
    let mut counts = [0; 4];
    for seed in Seed::all() {
        counts[timers.of(seed).len()] += 1;
    }
    assert_eq!(counts, [302, 4_901, 22_060, 5_505]);
}

#[test]
fn qualities_are_distributed_as_listed() {
    let mut text = String::from("base,final_quality,timers_of_65536\n");
    for base in Base::all() {
        for (quality, count) in Outcomes::of(base, |_| false).qualities {
            writeln!(text, "{base},{quality},{count}").expect("a string takes everything");
        }
    }
    assert_eq!(text, include_str!("../../../testdata/dq9/quality_distribution.csv").replace("\r\n", "\n"));
}

#[test]
fn maps_come_from_the_listed_timers_bases_and_places() {
    let timers = Timers::new();
    let mut maps = 0;
    for line in unpacked(include_bytes!("../../../testdata/dq9/obtain.jsonl.gz")).lines() {
        let record: Value = serde_json::from_str(line).expect("a line is JSON");
        let number = |value: &Value| value.as_u64().expect("a number");
        let id = map(number(&record["rank"]), number(&record["seed"]));
        let mut listed = Vec::new();
        for timer in record["timers"].as_array().expect("timers") {
            let value = number(&timer["timer"]) as u16;
            let draws = timers.of(id.seed).iter().find(|timer| timer.value == value).expect("the timer");
            assert_eq!(
                (u64::from(draws.variation), u64::from(draws.place)),
                (number(&timer["r1"]), number(&timer["r3"]))
            );
            for triple in timer["base_quality_location"].as_array().expect("triples") {
                listed.push(Origin {
                    timer: value,
                    base: Base::new(number(&triple[0]) as i64).expect("a base"),
                    quality: number(&triple[1]) as u8,
                    location: number(&triple[2]) as u8,
                });
            }
        }
        listed.sort();
        let mut found: Vec<Origin> = timers.origins(id).collect();
        found.sort();
        assert_eq!(found, listed, "{id}");
        for origin in found {
            let map = NewMap::of(origin.base, origin.timer);
            assert_eq!((map.id(), map.quality, map.location), (id, origin.quality, origin.location));
        }
        maps += 1;
    }
    assert_eq!(maps, 353);
}

/// Every timer with every base, drawn: the maps of a seed are found from both sides.
#[test]
fn origins_are_what_drawing_gives() {
    let timers = Timers::new();
    for seed in Seed::all() {
        let mut drawn = vec![Vec::new(); Rank::COUNT];
        for timer in timers.of(seed) {
            for base in Base::all() {
                let map = NewMap::of(base, timer.value);
                let origin =
                    Origin { timer: timer.value, base, quality: map.quality, location: map.location };
                drawn[Rank::of_quality(map.quality).index()].push(origin);
            }
        }
        for rank in Rank::all() {
            let id = MapId::new(rank, seed);
            assert!(timers.origins(id).eq(drawn[rank.index()].iter().copied()), "{id}");
            let sets = timers.base_sets(id).flat_map(|set| {
                let bases = (0..128).filter(move |bit| set.bits >> bit & 1 == 1);
                bases.map(move |bit| (set.location, set.lowest + bit))
            });
            let mut sets: Vec<(u8, u8)> = sets.collect();
            sets.sort_unstable();
            let places = drawn[rank.index()].iter().map(|origin| (origin.location, origin.base.get()));
            let mut places: Vec<(u8, u8)> = places.collect();
            places.sort_unstable();
            assert_eq!(sets, places, "{id}");
        }
    }
}

#[test]
fn claims_of_the_source_article_about_where_maps_come_from() {
    let timers = Timers::new();
    let every = || Rank::all().flat_map(|rank| Seed::all().map(move |seed| MapId::new(rank, seed)));
    assert_eq!(every().filter(|&id| !timers.can_draw(id)).count(), 5_089);
    // The map of quest 15, and the 21 others of its name.
    let quest: MapId = "02:50".parse().expect("an id");
    let name = MapName::of(&Header::of(quest));
    assert_eq!((name.prefix, name.locale, name.suffix, name.level), (3, 2, 5, 1));
    assert_eq!(every().filter(|&id| MapName::of(&Header::of(id)) == name).count(), 22);
    let places: Vec<u8> = timers.entrances(quest).iter().map(|entrance| entrance.location).collect();
    assert_eq!(places, [3, 27, 35, 114]);
}

#[test]
fn chances_over_all_bases_agree_with_the_outcomes_of_each() {
    let timers = Timers::new();
    let deep = |id: MapId| Header::of(id).floors == 16;
    let chances = timers.chances(deep, Some(12));
    for base in [1, 120, 150, 161, 200, 248] {
        let base = Base::new(base).expect("a base");
        let counted = Outcomes::of(base, |map| map.location == 12 && deep(map.id())).wanted;
        let listed = chances.iter().find(|(at, _)| *at == base).map_or(0, |&(_, count)| count);
        assert_eq!(counted, listed, "base {base}");
    }
    let id: MapId = "B5:15522".parse().expect("an id");
    assert_eq!(timers.bases(id), timers.chances(|other| other == id, None));
}

proptest! {
    /// Whatever timer made a map, it is among those that remain when the map is seen.
    #[test]
    fn the_timer_that_was_is_among_those_that_remain(timer: u16, base in 1i64..=248) {
        let timers = Timers::new();
        let base = Base::new(base).expect("a base");
        let map = NewMap::of(base, timer);
        let left: Vec<Origin> =
            timers.observed(&[map.id()], Some(map.location), Some(base)).map(|(_, origin)| origin).collect();
        prop_assert!(left.iter().any(|origin| origin.timer == timer));
        // No seed has more than three timers.
        prop_assert!(left.len() <= 3);
        prop_assert!(left.iter().all(|origin| NewMap::of(base, origin.timer).id() == map.id()));
    }

    /// A trace tells the same story as the rule.
    #[test]
    fn a_new_map_takes_three_draws_and_reads_each(timer: u16, base in 1i64..=248) {
        let base = Base::new(base).expect("a base");
        let mut trace = Trace::new(At::new(timer.into()));
        let map = NewMap::draw(base, &mut trace);
        prop_assert_eq!(map, NewMap::of(base, timer));
        let read: Vec<i64> =
            trace.records().iter().map(|draw| draw.reading.expect("every draw is read").value).collect();
        prop_assert_eq!(read, [i64::from(map.quality), map.seed.get().into(), map.location.into()]);
        for draw in trace.records() {
            let reading = draw.reading.expect("every draw is read");
            prop_assert!((reading.low..=reading.high).contains(&reading.value));
        }
    }
}
