//! Every space: its fast items are its obvious ones, its columns keep their ranges, and finding is filtering.

use std::ops::ControlFlow;
use std::sync::Arc;

use antre::duel::Roster;
use antre::search::dq9::{Chests, Edition, Floors, Maps, Shared, TimerMaps};
use antre::search::duel::Fights;
use antre::search::engine::run::run;
use antre::search::engine::{Cell, Filter, Kind, Options, Schema, Shard, Space, Stages, Work, differences};

/// Every stage of a space.
fn all_stages<S: Space>(space: &S) -> Stages {
    (0..space.stages().len()).fold(Stages::default(), |sum, stage| sum.and(Stages::with(stage)))
}

/// A few hundred items from all over the space.
fn sample<S: Space>(space: &S) -> Work {
    let count = if std::env::var_os("ANTRE_LONG").is_some() { 20_000 } else { 300 };
    Work::Range(0..space.size()).sample(count)
}

/// Columns, those of records and lists too, whose value leaves what the column declares.
fn outside<I: Clone + 'static>(schema: &Schema<I>, item: &I, place: usize, length: usize) -> Vec<String> {
    let mut found = Vec::new();
    for column in &schema.columns {
        match (&column.kind, column.cell(item, place)) {
            (Kind::Int { low, high, .. }, Some(Cell::Int(value))) if !(*low..=*high).contains(&value) => {
                found.push(format!("{} {value}", column.name));
            }
            (Kind::Word(words), Some(Cell::Text(word))) if !words.contains(&word) => {
                found.push(format!("{} {word:?}", column.name));
            }
            (Kind::Record(inner), _) => found.extend(outside(inner, item, place, length)),
            (Kind::List(inner), _) => {
                // Past the list's end the columns give nothing, which need be no value of theirs.
                found.extend((0..length.min(1)).flat_map(|at| outside(inner, item, at, length)));
            }
            _ => {}
        }
    }
    found
}

fn check<S: Space>(space: &S, conditions: &[&str]) {
    let stages = all_stages(space);
    let work = sample(space);
    let positions: Vec<u64> = (0..work.len()).map(|index| work.position(index)).collect();
    for &position in &positions {
        let (fast, slow) = (space.item(position, stages), space.obvious(position, stages));
        let id = space.id(position);
        assert_eq!(differences(space.schema(), &fast, &slow, stages), Vec::<String>::new(), "{id}");
        assert_eq!(outside(space.schema(), &slow, 0, 0), Vec::<String>::new(), "{id}");
        assert_eq!(space.position(&id), Ok(position), "{id}");
    }
    // Consecutive items are opened together: a stretch, too.
    let middle = space.size() / 2;
    let stretch = Work::Range(middle..(middle + 700).min(space.size()));
    for condition in conditions {
        let filter =
            Filter::parse(condition, space.schema()).unwrap_or_else(|error| panic!("{condition}: {error}"));
        for work in [&work, &stretch] {
            let fits = |position: &u64| filter.by_cel(&space.obvious(*position, filter.stages())) == Ok(true);
            let expected: Vec<u64> = (0..work.len()).map(|index| work.position(index)).filter(fits).collect();
            for threads in [1, 2, 7] {
                let found = found(space, &filter, work, threads);
                assert_eq!(found, expected, "{} {condition} on {threads} threads", space.name());
            }
            let parts =
                (1..=3).flat_map(|number| found(space, &filter, &work.shard(Shard { number, of: 3 }), 2));
            assert_eq!(parts.collect::<Vec<_>>(), expected, "{} {condition} in shards", space.name());
        }
    }
}

fn found<S: Space>(space: &S, filter: &Filter<S::Item>, work: &Work, threads: usize) -> Vec<u64> {
    let mut hits = Vec::new();
    let options = Options { threads, ..Options::default() };
    let keep = |position, _: &S::Item| {
        hits.push(position);
        Ok(ControlFlow::Continue(()))
    };
    run(space, filter, work, &options, keep, |_| {}).expect("it runs");
    hits
}

#[test]
fn maps() {
    for edition in [Edition::WESTERN, Edition::JAPANESE] {
        check(
            &Maps::new(edition, Arc::new(Shared::default())),
            &[
                "level >= 60 && environment != \"ruins\"",
                "chests.S > chests.A || boss == \"Hammibal\"",
                "floors.exists(f, f.special != \"\") && depth > 8",
                "floors.all(f, f.lost == 0 || f.chests.total > 1)",
                "can_be_drawn && origins.exists(o, o.location == 5)",
                "size(origins) > 20 && name.contains(\"Ruins\")",
                "floors.map(f, f.side).exists(side, side % 5 == 0)",
            ],
        );
    }
}

#[test]
fn floors() {
    let space = Floors::new(Edition::WESTERN, Arc::new(Shared::default()));
    assert_eq!(space.size(), 3_915_820);
    check(
        &space,
        &[
            "number == 9 && side == 16",
            "single_monster != \"\" || special == \"memory-full\"",
            "chests.S >= 1 && up_x < down_x",
            "isolated > 0 && bytes > 9000",
        ],
    );
    // Layouts made all together are those made one by one.
    let shared = Arc::new(Shared::default());
    shared.all_layouts(2);
    check(&Floors::new(Edition::WESTERN, shared), &["hollow > 0"]);
}

#[test]
fn chests() {
    check(
        &Chests::new(Edition::WESTERN, Arc::new(Shared::default())),
        &["letter == \"S\"", "hollow && x == y", "chest_rank >= 5 && floor in [3, 7, 11]"],
    );
}

#[test]
fn timers() {
    check(
        &TimerMaps::new(Edition::WESTERN),
        &["location == 47", "quality > base && level % 7 == 1", "rank == \"B5\""],
    );
}

#[test]
fn fights() {
    for seeds in [0..=99_999, -50_000..=i64::from(i32::MAX)] {
        let space = Fights::new(Roster::lesson(), &seeds).expect("seeds");
        check(&space, &["won && crits >= 2", "hp < 10 || turns > 20", "seed % 2 == 0 && misses == 3"]);
    }
}
