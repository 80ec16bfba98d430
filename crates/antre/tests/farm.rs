//! What players do with the grotto rules: farm chests, order their maps, whistle; against the vectors and against searches.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use antre::dq9::{self, Query};
use antre::search::dq9::{Edition, Maps, Shared};
use antre::search::engine::run::run;
use antre::search::engine::{Filter, Options, Space, Work};
use antre::{Answer, Bytes, Detail, Facts};
use serde_json::Value;

fn ask(query: Query) -> Answer {
    antre::answer(&antre::Query::Dq9(query), &Detail::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(query: Query) -> String {
    antre::answer(&antre::Query::Dq9(query), &Detail::default()).expect_err("refused").to_string()
}

fn facts(query: Query) -> Value {
    serde_json::to_value(ask(query).facts).expect("JSON")
}

fn vector(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/dq9").join(name)
}

fn everything() -> dq9::Among {
    dq9::Among { limit: Some(393_216), ..dq9::Among::default() }
}

/// The community's ids of a farm's maps.
fn farmed(pattern: dq9::FarmPattern, item: &str, clock: dq9::ClockOption) -> BTreeSet<String> {
    let query = dq9::Farm { pattern, item: item.into(), clock, among: everything(), ..dq9::Farm::default() };
    let answer = ask(Query::Farm(query));
    let Facts::Dq9Farm(facts) = answer.facts else { panic!("facts of a farm") };
    assert_eq!(facts.found as usize, facts.maps.len());
    facts.maps.into_iter().map(|row| row.community).collect()
}

/// The drawable maps that meet a condition, by the community's ids.
fn searched(condition: &str) -> BTreeSet<String> {
    let space = Maps::new(Edition::WESTERN, Arc::new(Shared::default()));
    let condition = format!("can_be_drawn && {condition}");
    let filter = Filter::parse(&condition, space.schema()).unwrap_or_else(|error| panic!("{error}"));
    let mut found = BTreeSet::new();
    let work = Work::Range(0..space.size());
    let each = |_, item: &<Maps as Space>::Item| {
        found.insert(item.id.community());
        Ok(ControlFlow::Continue(()))
    };
    run(&space, &filter, &work, &Options::default(), each, |_| {}).expect("it runs");
    found
}

#[test]
fn a_farm_finds_what_the_vectors_list() {
    use dq9::{ClockOption, FarmPattern};
    let mut text = String::new();
    let file = std::fs::File::open(vector("timer_searches.jsonl.gz")).expect("the vector");
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).expect("text");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let timers = antre_dq9::Timers::new();
    for (pattern, clock, search, item, mode) in [
        (FarmPattern::ThirdChests, ClockOption::Load, "3rd", "Ethereal stone", ""),
        (FarmPattern::QuickLoad, ClockOption::Load, "QL", "Iron nails", "D"),
        (FarmPattern::QuickLoad, ClockOption::Nine, "QL", "Mini medal", "9D"),
        (FarmPattern::AllFloors, ClockOption::Nine, "QL", "Ethereal stone", "9A"),
        (FarmPattern::Combo, ClockOption::Nine, "Combo", "Fuddle bow", "9"),
    ] {
        let line = lines.iter().find(|line| {
            (line["search"].as_str(), line["item"].as_str(), line["mode"].as_str())
                == (Some(search), Some(item), Some(mode))
        });
        let line = line.unwrap_or_else(|| panic!("no vector of {search} {item} {mode}"));
        // The vectors list all maps, drawable or not.
        let listed = line["maps"].as_array().expect("maps").iter().filter_map(Value::as_str);
        let drawable = |id: &&str| timers.can_draw(id.parse().expect("an id"));
        let expected: BTreeSet<String> = listed.filter(drawable).map(str::to_owned).collect();
        assert!(!expected.is_empty(), "{search} {item} {mode}");
        assert_eq!(farmed(pattern, item, clock), expected, "{search} {item} {mode}");
    }
}

#[test]
fn a_farm_is_a_search_over_the_loot() {
    use dq9::{ClockOption, FarmPattern};
    let ql =
        |moment: &str| format!("loot.filter(l, l.floor == 9 && l.{moment} == \"Sainted soma\").size() >= 2");
    assert_eq!(
        farmed(FarmPattern::QuickLoad, "Sainted soma", ClockOption::Load),
        searched(&format!("({} || {})", ql("solo"), ql("party")))
    );
    assert_eq!(farmed(FarmPattern::QuickLoad, "Sainted soma", ClockOption::Five), searched(&ql("five")));
    let third = |floor: u8| {
        format!("loot.exists(l, l.floor == {floor} && l.chest == 3 && l.party == \"Lucida shard\")")
    };
    assert_eq!(
        farmed(FarmPattern::ThirdChests, "Lucida shard", ClockOption::Load),
        searched(&format!("{} && {}", third(3), third(4)))
    );
}

#[test]
fn what_no_farm_gives_is_refused() {
    let farm = |pattern, item: &str| {
        refused(Query::Farm(dq9::Farm { pattern, item: item.into(), ..dq9::Farm::default() }))
    };
    assert!(farm(dq9::FarmPattern::QuickLoad, "mimic").contains("its battle lays the chests again"));
    assert!(farm(dq9::FarmPattern::Combo, "mini medal").contains("no third chest has a partner"));
    assert!(farm(dq9::FarmPattern::QuickLoad, "soma pils").contains("no chest gives it"));
    let free = |wishes: &[&str]| {
        let wish = wishes.iter().map(|&wish| wish.to_owned()).collect();
        refused(Query::Free(dq9::Free { wish, ..dq9::Free::default() }))
    };
    assert!(free(&[]).contains("0 wishes: expected 1..=3"));
    assert!(free(&["floor=3"; 4]).contains("4 wishes: expected 1..=3"));
    assert!(free(&["floor=2"]).contains("floor 2: expected 3..=16"));
    assert!(free(&["chest=1"]).contains("expected floor=N"));
    assert!(free(&["floor=3,chest=4"]).contains("chest 4: expected 1..=3"));
    assert!(free(&["floor=3,rank=Z"]).contains("expected a rank of"));
    assert!(free(&["floor=3,t=4"]).contains("t 4: expected 5..=260"));
    assert!(free(&["soma on floor 9"]).contains("expected floor=N"));
}

#[test]
fn wishes_are_served_by_chests_of_their_own() {
    let wish = vec!["floor=9,item=soma,second=2".to_owned(), "floor=9,item=soma,second=2".to_owned()];
    let query = dq9::Free { wish, among: everything(), ..dq9::Free::default() };
    let answer = ask(Query::Free(query));
    let Facts::Dq9Free(facts) = answer.facts else { panic!("facts of wishes") };
    assert!(facts.found > 0);
    for row in &facts.maps {
        assert_ne!(row.served[0].chest, row.served[1].chest, "{}", row.map);
    }
    let found: BTreeSet<String> = facts.maps.into_iter().map(|row| row.community).collect();
    assert_eq!(found, searched("loot.filter(l, l.floor == 9 && l.party == \"Sainted soma\").size() >= 2"));
}

fn own() -> Bytes {
    Bytes::new("list", "B5:15522\nDD:11898\nC9:10950\n02:50\nB5:15522\n")
}

#[test]
fn the_fastest_of_all_and_of_ones_own() {
    let fastest = |among| {
        let query = dq9::Fastest { item: "mini medal".into(), among, ..dq9::Fastest::default() };
        facts(Query::Fastest(query))["maps"].as_array().expect("maps").clone()
    };
    let all = fastest(dq9::Among::default());
    assert_eq!(all.len(), 20);
    let ways: Vec<u64> = all.iter().map(|row| row["half_steps"].as_u64().expect("a way")).collect();
    assert!(ways.is_sorted(), "{ways:?}");
    let mine = fastest(dq9::Among { own: Some(own()), ..dq9::Among::default() });
    let ids: BTreeSet<&str> = mine.iter().filter_map(|row| row["id"].as_str()).collect();
    assert_eq!(ids.len(), mine.len(), "each once");
    assert!(mine.iter().all(|row| row["half_steps"].as_u64() >= Some(ways[0])));
}

#[test]
fn a_marathon_takes_the_cheapest_chests_first() {
    let query = dq9::Marathon {
        file: own(),
        item: "mini medal".into(),
        slot: dq9::SlotOption::Church,
        at: vec!["five".into(), "solo".into(), "party".into(), "nine".into()],
        names: None,
        moments: dq9::MomentOptions::default(),
        edition: dq9::EditionOptions::default(),
    };
    let answer = ask(Query::Marathon(query.clone()));
    let Facts::Dq9Marathon(facts) = answer.facts else { panic!("facts of a marathon") };
    assert!(facts.order.len() >= 2, "{facts:?}");
    for pair in facts.order.windows(2) {
        let cost = |row: &dq9::MarathonRow| f64::from(row.plan.half_steps) / f64::from(row.plan.chests);
        assert!(cost(&pair[0]) <= cost(&pair[1]));
        assert_eq!(pair[1].chests_so_far, pair[0].chests_so_far + pair[1].plan.chests);
    }
    assert!(
        refused(Query::Marathon(dq9::Marathon { at: vec!["six".into()], ..query }))
            .contains("moment \"six\"")
    );
}

#[test]
fn the_bug_changes_name_floors_and_boss_and_nothing_that_is_placed() {
    let show =
        |multibug| facts(Query::Show(dq9::Show { map: "4C:65".into(), multibug, ..dq9::Show::default() }));
    // 4C:65 has eight floors and ten under the bug (`multibug.json`).
    let (own, shown) = (show(false), show(true));
    let floors = |facts: &Value| facts["floors"].as_array().expect("floors").clone();
    assert_eq!((floors(&own).len(), floors(&shown).len()), (8, 10));
    assert_eq!(floors(&own)[..], floors(&shown)[..8]);
    assert_ne!(own["names"], shown["names"]);
    assert_eq!(own["header"]["environment"], shown["header"]["environment"]);
    assert_eq!((shown["multibug"]["gained"].clone()), serde_json::json!([9, 10]));
    assert!(own.get("multibug").is_none());
    let answer = ask(Query::Chests(dq9::Chests {
        map: "4C:65".into(),
        floor: Some(16),
        multibug: true,
        ..dq9::Chests::default()
    }));
    assert!(
        answer.notes.iter().any(|note| note.text.contains("a guest called down there can go on to B16F"))
    );
    let beyond = |multibug| {
        let floor = Some(11);
        refused(Query::Show(dq9::Show { map: "02:50".into(), floor, multibug, ..dq9::Show::default() }))
    };
    assert!(beyond(false).contains("floor 11: expected 1..=3"), "{}", beyond(false));
}

#[test]
fn the_special_floors_among_the_gained_are_those_of_the_vector() {
    let query = dq9::Special {
        kind: Some(dq9::Kind::Special),
        multibug: true,
        limit: Some(393_216),
        ..dq9::Special::default()
    };
    let answer = ask(Query::Special(query));
    let Facts::Dq9Special(facts) = answer.facts else { panic!("facts of special floors") };
    let ours: BTreeSet<(String, u8)> = facts
        .maps
        .iter()
        .flat_map(|row| row.floors.iter().map(|&floor| (row.community.clone(), floor)))
        .collect();
    let text = std::fs::read_to_string(vector("multibug.json")).expect("the vector");
    let json: Value = serde_json::from_str(&text).expect("JSON");
    let rows = json["special_on_gained_floors"].as_array().expect("rows").iter();
    let theirs: BTreeSet<(String, u8)> = rows
        .map(|row| {
            let id = format!("{}{}", row[0].as_str().unwrap_or(""), row[1].as_str().unwrap_or(""));
            (id, row[4].as_u64().unwrap_or(0) as u8)
        })
        .collect();
    assert_eq!(theirs.len(), 1_079);
    // The tool that made the vector counts isolated cells otherwise on one layout, which makes none special.
    assert_eq!(ours, theirs);
}

#[test]
fn the_chance_at_every_base_is_what_drawing_every_timer_gives() {
    let query = |by_base| dq9::Special {
        kind: Some(dq9::Kind::MetalOnly),
        by_base,
        limit: Some(393_216),
        ..dq9::Special::default()
    };
    let answer = ask(Query::Special(query(false)));
    let Facts::Dq9Special(facts) = answer.facts else { panic!("facts of special floors") };
    let maps: BTreeSet<antre_dq9::MapId> = facts.maps.iter().map(|row| row.map).collect();
    // The vector lists some of the maps with their chances.
    let text = std::fs::read_to_string(vector("metal_only_chance_by_base.csv")).expect("the vector");
    for line in text.lines().skip(1) {
        let cells: Vec<i64> = line.split(',').map(|cell| cell.parse().expect("a number")).collect();
        let rank = antre_dq9::Rank::of_quality(cells[1] as u8);
        let seed = antre_dq9::Seed::new(cells[2]).expect("a seed");
        assert!(maps.contains(&antre_dq9::MapId::new(rank, seed)), "{line}");
    }
    let number = |value: &antre::core::Value| match value {
        antre::core::Value::Int(number) => *number,
        antre::core::Value::Text(text) => panic!("{text}"),
    };
    let table = ask(Query::Special(query(true))).table;
    let told: BTreeMap<i64, i64> = table.rows.iter().map(|row| (number(&row[0]), number(&row[1]))).collect();
    for base in [1, 100, 142, 200, 248] {
        let of = antre_dq9::Base::new(base).expect("a base");
        let drawn = |timer: &u16| maps.contains(&antre_dq9::NewMap::of(of, *timer).id());
        let expected = (0..=u16::MAX).filter(drawn).count() as i64;
        assert_eq!(told.get(&base).copied().unwrap_or(0), expected, "base {base}");
    }
    assert!(told.values().sum::<i64>() > 1_500);
}

#[test]
fn the_nearest_special_floor_comes_first() {
    let query = dq9::Special {
        kind: Some(dq9::Kind::Single),
        way: true,
        limit: Some(200),
        ..dq9::Special::default()
    };
    let answer = ask(Query::Special(query));
    let Facts::Dq9Special(facts) = answer.facts else { panic!("facts of special floors") };
    let ways: Vec<Option<u32>> = facts.maps.iter().map(|row| row.half_steps).collect();
    assert!(ways.iter().all(Option::is_some) && ways.is_sorted());
    let first = &facts.maps[0];
    assert_eq!(ways[0], antre_dq9::routes::down_to(first.map.seed, first.floors[0]));
}

fn at(map: &str) -> dq9::At {
    dq9::At { map: map.into(), ..dq9::At::default() }
}

#[test]
fn outputs_behind_a_map_are_numbered_and_tagged() {
    let query = dq9::At {
        floor: Some(14),
        zooms: 1,
        monsters: 5,
        deftness: Some(0),
        drop: vec!["1/0".into(), "0/1".into()],
        book: vec![50],
        pattern: vec!["R2".into()],
        figure: 16,
        ..at("B5:15522")
    };
    let answer = ask(Query::At(query));
    let Facts::Dq9At(facts) = &answer.facts else { panic!("facts of outputs") };
    let outputs =
        antre_dq9::map_method::outputs("B5:15522".parse::<antre_dq9::MapId>().expect("an id").seed, 500);
    for row in &facts.outputs {
        assert_eq!(row.output, outputs[row.number as usize - 1], "{}", row.number);
    }
    assert!(facts.outputs.is_sorted_by_key(|row| row.number));
    let whats: BTreeSet<&str> = facts.outputs.iter().map(|row| row.what).collect();
    for what in ["kind", "strike", "place", "drop", "pattern"] {
        assert!(whats.contains(what), "{what}: {whats:?}");
    }
    let kind = facts.outputs.iter().find(|row| row.what == "kind").expect("who comes");
    assert_eq!((kind.number, kind.evidence.word()), (64, "single source"));
    // One item of each kind on the victory; what always drops is not rolled again for books.
    assert_eq!(facts.won.len(), 2);
    let start = 38 + 29 + 2 + u32::from(!facts.party_first);
    assert_eq!(facts.battle_start, start);
    let drops: Vec<u32> =
        facts.outputs.iter().filter(|row| row.what == "drop").map(|row| row.number).collect();
    assert!(drops.contains(&start) && drops.contains(&(start + 1)), "{drops:?}");
}

#[test]
fn pattern_and_drops_begin_together() {
    // With a chance for the rare item alone each output is one roll: R2 drops twice from where the pattern begins.
    let query = dq9::At {
        drop: vec!["16/0".into(), "16/0".into()],
        pattern: vec!["R2".into()],
        figure: 16,
        last: 4_000,
        ..at("B5:15522")
    };
    let answer = ask(Query::At(query));
    let Facts::Dq9At(facts) = &answer.facts else { panic!("facts of outputs") };
    let of = &facts.patterns[0];
    let first =
        of.starts.iter().find(|&&start| start as u32 >= facts.battle_start).map(|&start| start as u32);
    assert!(first.is_some());
    assert_eq!(of.drops_from, first);
}

#[test]
fn the_map_method_finds_what_each_map_says_of_itself() {
    let query = dq9::Method {
        pattern: Some("R2".into()),
        figure: 64,
        deftness: Some(200),
        among: dq9::Among {
            limit: Some(20),
            conditions: dq9::Conditions {
                rank: vec!["C9".into()],
                monster: Some("metal king slime".into()),
                ..dq9::Conditions::default()
            },
            ..dq9::Among::default()
        },
        ..dq9::Method::default()
    };
    let answer = ask(Query::Method(query));
    let Facts::Dq9Method(facts) = &answer.facts else { panic!("facts of a search") };
    assert!(!facts.maps.is_empty());
    for row in &facts.maps {
        let (first, last) = row.floors.expect("floors");
        for floor in [first, last] {
            let query = dq9::At {
                floor: Some(floor.into()),
                pattern: vec!["R2".into()],
                figure: 64,
                ..at(&row.map.to_string())
            };
            let answer = ask(Query::At(query));
            let Facts::Dq9At(at) = &answer.facts else { panic!("facts of outputs") };
            let whistle = at.whistle.as_ref().expect("a whistle");
            assert_eq!(whistle.monster.as_deref(), Some("metal king slime"), "{}", row.map);
            assert_eq!((whistle.deftness, &at.patterns[0].starts), (row.deftness, &row.starts));
            assert!(row.deftness.is_some_and(|needed| needed <= 200));
        }
    }
}

#[test]
fn what_the_map_method_cannot_read_is_refused() {
    let says = |query| refused(Query::At(query));
    assert!(says(dq9::At { floor: Some(15), ..at("B5:15522") }).contains("floor 15: expected 1..=14"));
    assert!(says(dq9::At { zooms: 21, ..at("02:50") }).contains("zooms 21: expected 0..=20"));
    assert!(
        says(dq9::At { drop: vec!["64".into()], ..at("02:50") })
            .contains("drop \"64\": expected rare/common")
    );
    assert!(says(dq9::At { book: vec![50], ..at("02:50") }).contains("book: expected --drop with it"));
    assert!(
        says(dq9::At { pattern: vec!["R9".into()], ..at("02:50") })
            .contains("pattern \"R9\": expected one of")
    );
    assert!(
        refused(Query::Method(dq9::Method::default()))
            .contains("expected --pattern, --monster or --deftness")
    );
}
