//! What players do with the rules: timer searches, the bug of four players, the Map Method, drops, extremes.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use antre_dq9::draws::At;
use antre_dq9::drops::{Kind, Loot, drops};
use antre_dq9::extremes::{Extreme, Pace, by_walk, extremes, fastest_depth};
use antre_dq9::map_method::{Pattern as DropPattern, deftness_needed, outputs, scan_outputs};
use antre_dq9::shapes::Shapes;
use antre_dq9::terrain::{Terrain, walk, walk_rows};
use antre_dq9::timer_search::{
    ChestWish, Clock, FreeSearch, Hit, Line, Pattern, Searcher, Target, TimerSearch, Wish,
    keep_nearest_deeper,
};
use antre_dq9::{Edition, chests};
use antre_dq9::{FastLayout, Floor, Header, Layout, LayoutCase, MapId, Multibug, Rank, Reach, Seed, Timers};
use serde_json::Value;

fn every_map() -> impl Iterator<Item = MapId> {
    (0..MapId::COUNT).map(|index| MapId::of_index(index).unwrap())
}

fn steps(half: u32) -> String {
    if half.is_multiple_of(2) { (half / 2).to_string() } else { format!("{}.5", half / 2) }
}

#[test]
fn timer_searches_find_the_listed_maps_and_ways() {
    let searcher = Searcher::new();
    let (mut searches, mut hits) = (0, 0);
    for line in common::unpacked("timer_searches.jsonl.gz").lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let mode = record["mode"].as_str().unwrap();
        let search = TimerSearch {
            pattern: match (record["search"].as_str().unwrap(), mode.ends_with('A')) {
                ("QL", false) => Pattern::QuickLoad,
                ("QL", true) => Pattern::AllFloors,
                ("3rd", _) => Pattern::ThirdChests,
                _ => Pattern::Combo,
            },
            target: Target::named(record["item"].as_str().unwrap()).unwrap(),
            clock: match mode.chars().next() {
                Some('5') => Clock::Five,
                Some('9') => Clock::Nine,
                _ => Clock::Load,
            },
            routes: mode.ends_with('D'),
        };
        let found = searcher.run(&search);
        let maps: Vec<String> = found.iter().map(|hit| hit.id.community()).collect();
        let listed: Vec<String> = serde_json::from_value(record["maps"].clone()).unwrap();
        assert_eq!(maps, listed, "{search:?}");
        assert_eq!(record["count"], found.len(), "{search:?}");
        if let Some(listed) = record.get("routes") {
            let ways: Vec<Vec<String>> = found
                .iter()
                .map(|hit| {
                    let stage =
                        |ways: &[u32]| ways.iter().copied().map(steps).collect::<Vec<_>>().join(" / ");
                    let with_ways = hit.stages.iter().filter(|found| !found.routes.is_empty());
                    with_ways.map(|found| stage(&found.routes)).collect()
                })
                .collect();
            let listed: Vec<Vec<String>> = serde_json::from_value(listed.clone()).unwrap();
            assert_eq!(ways, listed, "{search:?}");
        }
        searches += 1;
        hits += found.len();
    }
    assert_eq!((searches, hits > 1_000), (56, true), "{hits} hits");
}

#[test]
fn a_search_of_one_map_and_of_all_agree() {
    let searcher = Searcher::new();
    let target = Target::named("mimic").unwrap();
    let search = TimerSearch { pattern: Pattern::Combo, target, clock: Clock::Nine, routes: true };
    let all = searcher.run(&search);
    assert!(!all.is_empty());
    for hit in &all {
        assert_eq!(searcher.look(hit.id, &search).as_ref(), Some(hit));
    }
    assert_eq!(searcher.run_on(all.iter().map(|hit| hit.id), &search), all);
}

#[test]
fn of_deep_items_the_five_nearest_of_floor_ten_can_be_kept() {
    let searcher = Searcher::new();
    let target = Target::named("Reset stone").unwrap();
    let search = TimerSearch { pattern: Pattern::QuickLoad, target, clock: Clock::Load, routes: true };
    let all = searcher.run(&search);
    let mut kept = all.clone();
    keep_nearest_deeper(&mut kept);
    let deeper = |hits: &[Hit]| -> Vec<u32> {
        let stages = hits.iter().flat_map(|hit| &hit.stages).filter(|stage| stage.floor == 10);
        let mut ways: Vec<u32> = stages.map(|stage| stage.routes[0]).collect();
        ways.sort_unstable();
        ways
    };
    assert_eq!((deeper(&all).len(), deeper(&kept).len()), (13, 5));
    assert_eq!(deeper(&kept), deeper(&all)[..5]);
    let nearer = |hits: &[Hit]| hits.iter().filter(|hit| hit.stages[0].floor == 9).count();
    assert_eq!(nearer(&all), nearer(&kept));
}

#[test]
fn free_searches_serve_lines_by_different_chests_or_seconds() {
    let searcher = Searcher::new();
    let id: MapId = "DD2E7A".parse().unwrap();
    let header = Header::of(id);
    let item = |name: &str| Wish::Target(Target::named(name).unwrap());
    let line = |floor, wish| Line { floor, chest: ChestWish::Any, rank: None, wish, second: None };
    for floor in 3..=header.floors {
        let made = Floor::of(id, &header, floor, &Edition::WESTERN).unwrap();
        for wish in [item("Sainted soma"), item("millionaire"), item("s weapon"), item("metal slime piece")] {
            let Wish::Target(target) = wish else { continue };
            let Some(hits) = searcher.free(id, &FreeSearch::new(&[line(floor, wish); 2])) else { continue };
            assert!(hits[0] != hits[1], "{hits:?}");
            for hit in hits {
                let second = hit.second.unwrap();
                let content = made.contents(id, second)[usize::from(hit.chest) - 1];
                assert_eq!(hit.item, Some(content));
                if let Target::Item(name) = target {
                    assert_eq!(content.words.english(), name);
                }
            }
        }
        // Chests alone: as many lines as there are chests, and no more.
        let chests = made.layout.chests.len();
        for lines in 0..=4 {
            let served = searcher.free(id, &FreeSearch::new(&vec![line(floor, Wish::Any); lines]));
            assert_eq!(served.is_some(), lines <= chests, "floor {floor}, {lines} lines");
        }
        let second = Line { second: Some(7), ..line(floor, Wish::Any) };
        let third = Line { chest: ChestWish::Number(3), ..second };
        assert_eq!(searcher.free(id, &FreeSearch::new(&[third])).is_some(), chests == 3);
        let first = Line { chest: ChestWish::NotThird, ..second };
        assert_eq!(searcher.free(id, &FreeSearch::new(&[first, first])).is_some(), chests >= 2);
        let ranked = Line { rank: Some(made.chest_ranks()[0]), ..second };
        let hit = searcher.free(id, &FreeSearch::new(&[ranked])).unwrap()[0];
        assert_eq!((hit.chest, hit.rank, hit.second), (1, made.chest_ranks()[0], Some(7)));
        let roll = chests::rolls(id.seed, floor, 7)[0];
        assert_eq!(hit.item, Some(chests::item(hit.rank, roll)));
    }
    let below = line(header.floors + 1, Wish::Any);
    assert_eq!(searcher.free(id, &FreeSearch::new(&[below])), None);
}

#[test]
fn targets_are_typed_as_players_do() {
    assert_eq!(Target::named("Millionaire"), Ok(Target::Millionaire));
    assert_eq!(Target::named("S-weapon"), Ok(Target::WeaponS));
    assert_eq!(Target::named("670G"), Ok(Target::Item("670 gold")));
    for name in ["Sainted soma", "millionaire", "s-weapon", "metal-slime-piece", "mimic"] {
        let target = Target::named(name).unwrap();
        assert_eq!(Target::named(&target.word()), Ok(target));
    }
    assert!(Target::named("no such thing").is_err());
}

#[test]
fn headers_under_the_bug_have_the_digests_of_the_vectors() {
    let vectors = common::json("multibug.json");
    for rank in Rank::all() {
        let mut text = String::new();
        let mut counts = [0u32; 3];
        for seed in Seed::all() {
            let Multibug { shown, own } = Multibug::of(MapId::new(rank, seed));
            let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = shown;
            let environment = environment.number();
            writeln!(
                text,
                "{seed} {} {environment} {floors} {smr} {boss} {prefix} {suffix} {locale_rank} {level}",
                own.floors
            )
            .unwrap();
            counts[match floors.cmp(&own.floors) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            }] += 1;
        }
        let name = rank.to_string();
        assert_eq!(vectors["sha256_per_rank"][&name], common::sha256(text.as_bytes()), "{rank}");
        let listed: [u32; 3] = serde_json::from_value(vectors["more_same_fewer"][&name].clone()).unwrap();
        assert_eq!(counts, listed, "{rank}");
    }
}

#[test]
fn floors_under_the_bug_are_gained_lost_or_for_guests() {
    for id in every_map().step_by(97) {
        let bug = Multibug::of(id);
        assert_eq!(bug.gained().count(), usize::from(bug.shown.floors.saturating_sub(bug.own.floors)));
        for floor in 1..=17 {
            let (own, shown) = (floor <= bug.own.floors, floor <= bug.shown.floors);
            let reach = bug.reach(floor);
            assert_eq!(reach == Reach::Always, own && shown);
            assert_eq!(reach == Reach::LostToHost, own && !shown);
            assert_eq!(reach == Reach::Gained, bug.gained().contains(&floor));
            assert_eq!(reach == Reach::GuestsOnly, !own && !shown && !bug.gained().is_empty() && floor <= 16);
            assert!((1..=12).contains(&bug.monster_rank(floor)));
        }
    }
}

#[test]
fn drops_are_those_of_the_vectors() {
    let cases = common::json("drop_sim.json");
    let number = |value: &Value| value.as_u64().unwrap() as u32;
    for case in cases.as_array().unwrap() {
        let [start, kinds, rare, common] = [0, 1, 2, 3].map(|index| number(&case[index]));
        let kind = Kind { rare: rare as u16, common: common as u16 };
        let books: Vec<u8> = case[4]
            .as_array()
            .unwrap()
            .iter()
            .map(|level| number(level) as u8)
            .filter(|&level| level > 0)
            .collect();
        let won = drops(&mut At::new(start), &vec![kind; kinds as usize], &books);
        for (index, loot) in [(5, Loot::Rare), (6, Loot::Common)] {
            let found: Vec<u32> = won.iter().filter(|won| won.loot == loot).map(|won| won.draw).collect();
            let listed: Vec<u32> = serde_json::from_value(case[index].clone()).unwrap();
            assert_eq!(found, listed, "{case}");
        }
    }
}

#[test]
fn figures_of_one_and_none_and_huge_ones_are_rolled_as_the_rules_say() {
    // Always: one output a kind on the victory, none for the books.
    let always = Kind { rare: 1, common: 8 };
    let won = drops(&mut At::new(1), &[always, always], &[50]);
    let rare: Vec<u32> = won.iter().filter(|won| won.loot == Loot::Rare).map(|won| won.draw).collect();
    assert_eq!(rare, [1, 2]);
    // Never: nothing at all.
    assert_eq!(drops(&mut At::new(1), &[Kind { rare: 0, common: 0 }], &[99, 1, 0]), []);
    // No figure overflows, and eight items are the most.
    assert!(drops(&mut At::new(1), &[Kind { rare: u16::MAX, common: u16::MAX }], &[1]).len() <= 2);
    assert_eq!(drops(&mut At::new(1), &[always; 12], &[]).len(), 8);
}

#[test]
fn the_map_method_is_that_of_the_vectors() {
    let mut seeds = 0;
    for line in common::unpacked("map_method.txt.gz").lines() {
        let mut words = line.split(' ');
        let mut number = || words.next().unwrap().parse::<u32>().unwrap();
        let seed = Seed::new(number().into()).unwrap();
        let outputs = outputs(seed, 400);
        let needed = |output: u16| u32::from(deftness_needed(output.into()).unwrap_or(1_000));
        let found = [
            u32::from(outputs[34]),
            outputs[35].into(),
            needed(outputs[35]),
            outputs[63].into(),
            needed(outputs[64]),
        ];
        assert_eq!(found, [(); 5].map(|()| number()), "{line}");
        let listed: BTreeMap<&str, &str> = words.map(|word| word.split_once(':').unwrap()).collect();
        let mut patterns = BTreeMap::new();
        for pattern in DropPattern::ALL {
            for figure in [256, 128, 64, 32] {
                let starts = scan_outputs(&outputs, pattern, figure, 0);
                if !starts.is_empty() {
                    let starts: Vec<String> = starts.iter().map(ToString::to_string).collect();
                    patterns.insert(format!("{}@{figure}", pattern.word()), starts.join(","));
                }
            }
        }
        let patterns: BTreeMap<&str, &str> =
            patterns.iter().map(|(key, starts)| (key.as_str(), starts.as_str())).collect();
        assert_eq!(patterns, listed, "{line}");
        seeds += 1;
    }
    assert_eq!(seeds, 1_024);
}

#[test]
fn extremes_are_the_listed_floors() {
    let vectors = common::json("extremes.json");
    let shapes = Shapes::all();
    for extreme in Extreme::ALL {
        let name = match extreme {
            Extreme::MostTiles => "maxtile",
            Extreme::FewestTiles => "mintile",
            Extreme::LongestWalk => "maxwalk",
            Extreme::LargestChamber => "maxiso",
            Extreme::MostGhosts => "maxghost",
        };
        let lists = extremes(&shapes, extreme);
        let listed = vectors[name].as_object().unwrap();
        assert_eq!(lists.len(), listed.len(), "{name}");
        for list in lists {
            let first = list[0];
            let key = match extreme {
                Extreme::LargestChamber => first.value.to_string(),
                Extreme::MostGhosts => "all".into(),
                _ => format!("{0}x{0}", first.side),
            };
            let found: Vec<(String, u8, f64, String)> = list
                .iter()
                .map(|entry| {
                    let value =
                        f64::from(entry.value) / if extreme == Extreme::LongestWalk { 2.0 } else { 1.0 };
                    (format!("{:04X}", entry.seed.get()), entry.floor, value, format!("{0}x{0}", entry.side))
                })
                .collect();
            let listed: Vec<(String, u8, f64, String)> =
                serde_json::from_value(listed[&key].clone()).unwrap();
            assert_eq!(found, listed, "{name} {key}");
        }
    }
}

#[test]
fn shapes_and_walks_on_bit_rows_are_those_of_the_tiles() {
    for case in LayoutCase::ALL {
        for v in case.values() {
            let (layout, fast) = (Layout::generate(case, v).0, FastLayout::generate(case, v).0);
            assert_eq!(Terrain::of(&layout), Terrain::of_fast(&fast), "{case:?} {v}");
            let rows = layout.open_rows();
            for &chest in layout.chests.iter().chain([&layout.down]) {
                let slow = walk(&layout, layout.up, chest);
                assert_eq!(walk_rows(&rows, layout.up, chest), slow, "{case:?} {v} {chest:?}");
            }
        }
    }
    // Into rock there is no way, in either form.
    let layout = Layout::of(Seed::new(7).unwrap(), 1);
    let rock = antre_core::Cell::new(0, 0);
    assert_eq!(walk(&layout, layout.up, rock), None);
    assert_eq!(walk_rows(&layout.open_rows(), layout.up, rock), None);
}

#[test]
fn the_shortest_and_longest_maps_are_those_of_the_rules_text() {
    let (shapes, timers) = (Shapes::all(), Timers::new());
    let ends = |rank: &str, pace| {
        let rank: Rank = rank.parse().unwrap();
        let maps = Seed::all().map(|seed| MapId::new(rank, seed)).filter(|&id| timers.can_draw(id));
        let map = by_walk(&shapes, maps, pace, 1)[0];
        (map.id.community(), map.half_steps)
    };
    assert_eq!(ends("02", Pace::Fastest), ("0232C2".into(), 11));
    assert_eq!(ends("02", Pace::Slowest).1, 133);
    assert_eq!(ends("DD", Pace::Fastest), ("DD2175".into(), 175));
    assert_eq!(ends("DD", Pace::Slowest), ("DD1933".into(), 516));
    let deep = fastest_depth(&shapes, Seed::all(), 14, 50);
    assert_eq!(deep.len(), 50);
    assert!(deep.is_sorted_by_key(|map| map.half_steps));
    assert!(deep.iter().all(|map| Header::of(map.id).floors >= 14 && map.floors == 14));
}
