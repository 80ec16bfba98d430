//! Every space: its fast items are its obvious ones, its columns keep their ranges, and finding is filtering.

use std::ops::ControlFlow;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use antre::core::Mulberry32;
use antre::duel::Roster;
use antre::search::dq9::{Chests, Edition, Floors, Maps, Shared, TimerMaps};
use antre::search::duel::Fights;
use antre::search::engine::batch::{Request, Values, batches};
use antre::search::engine::export::Selection;
use antre::search::engine::run::run;
use antre::search::engine::{
    Cell, Checkpointing, Column, Filter, Kind, Options, Schema, Shard, Space, Stages, Work, differences,
};

/// Every stage of a space.
fn all_stages<S: Space>(space: &S) -> Stages {
    (0..space.stages().len()).fold(Stages::default(), |sum, stage| sum.and(Stages::with(stage)))
}

/// A few hundred items from all over the space.
fn sample<S: Space>(space: &S) -> Work {
    let count = if long() { 20_000 } else { 300 };
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

/// Whether everything is tried, or a sample of it.
fn long() -> bool {
    std::env::var_os("ANTRE_LONG").is_some()
}

fn check<S: Space>(space: &S, conditions: &[&str]) {
    let stages = all_stages(space);
    // Consecutive items are opened together: a stretch, too.
    let middle = space.size() / 2;
    let stretch = Work::Range(middle..(middle + 700).min(space.size()));
    for (work, seed) in [(sample(space), 1), (stretch, 2)] {
        let positions: Vec<u64> = (0..work.len()).map(|index| work.position(index)).collect();
        let obvious: Vec<S::Item> =
            positions.iter().map(|&position| space.obvious(position, stages)).collect();
        for (&position, slow) in positions.iter().zip(&obvious) {
            let fast = space.item(position, stages);
            let id = space.id(position);
            assert_eq!(differences(space.schema(), &fast, slow, stages), Vec::<String>::new(), "{id}");
            assert_eq!(outside(space.schema(), slow, 0, 0), Vec::<String>::new(), "{id}");
            assert_eq!(space.position(&id), Ok(position), "{id}");
        }
        assert_eq!(tables(space, &work), expected_table(space.schema(), &obvious), "{}", space.name());
        let mut random = Random { draws: Mulberry32::new(seed), items: &obvious };
        let random = (0..if long() { 150 } else { 6 }).map(|_| random.condition(space.schema()));
        let conditions: Vec<String> = conditions.iter().map(ToString::to_string).chain(random).collect();
        for condition in conditions {
            // A condition that can never hold is refused; it is no search.
            let filter = match Filter::parse(&condition, space.schema()) {
                Ok(filter) => filter,
                Err(error) if error.to_string().contains(" never hold") => continue,
                Err(error) => panic!("{condition}: {error}"),
            };
            let fits = |item: &S::Item| filter.by_cel(item) == Ok(true);
            let all = positions.iter().zip(&obvious);
            let expected: Vec<u64> =
                all.filter(|(_, item)| fits(item)).map(|(&position, _)| position).collect();
            for threads in [1, 2, 7] {
                let found = found(space, &filter, &work, threads);
                assert_eq!(found, expected, "{} {condition} on {threads} threads", space.name());
            }
            for of in [2, 3, 5] {
                let parts =
                    (1..=of).flat_map(|number| found(space, &filter, &work.shard(Shard { number, of }), 2));
                assert_eq!(
                    parts.collect::<Vec<_>>(),
                    expected,
                    "{} {condition} in {of} shards",
                    space.name()
                );
            }
            let resumed = interrupted(space, &filter, &work, &expected);
            assert_eq!(resumed, expected, "{} {condition} with interruptions", space.name());
        }
    }
}

/// Every column of some items, as the stretches that data frames are made of have them: in the items' order, as texts.
fn tables<S: Space>(space: &S, work: &Work) -> Vec<(String, Vec<String>)> {
    let selection = Selection::all(space.schema());
    let mut columns: Vec<(String, Vec<String>)> =
        selection.names().into_iter().map(|name| (name, Vec::new())).collect();
    let request = Request { selection: &selection, work, threads: 3, spot: 0, stop: &AtomicBool::new(false) };
    batches(space, &request, |values, _| {
        for ((_, column), values) in columns.iter_mut().zip(values) {
            match values {
                Values::Int32(values) => column.extend(values.iter().map(ToString::to_string)),
                Values::Int64(values) => column.extend(values.iter().map(ToString::to_string)),
                Values::Bool(values) => column.extend(values.iter().map(ToString::to_string)),
                Values::Word(places, words) => {
                    column.extend(places.iter().map(|&place| words[place as usize].clone()));
                }
                Values::Text(texts) => {
                    let mut rest = texts.all.as_str();
                    for length in texts.lengths {
                        let (text, after) = rest.split_at(length);
                        column.push(text.to_owned());
                        rest = after;
                    }
                    assert_eq!(rest, "");
                }
            }
        }
        Ok(())
    })
    .expect("no row differs");
    columns
}

/// The same read one by one from the obvious items.
fn expected_table<I: Clone + 'static>(schema: &Schema<I>, items: &[I]) -> Vec<(String, Vec<String>)> {
    let cells = |column: &Column<I>| -> Vec<String> {
        items.iter().filter_map(|item| column.cell(item, 0)).map(|cell| cell.to_string()).collect()
    };
    let selection = Selection::all(schema);
    selection
        .names()
        .into_iter()
        .zip(&selection.columns)
        .map(|(name, (_, column))| (name, cells(column)))
        .collect()
}

/// Random conditions over any schema, made of values that occur.
struct Random<'a, I> {
    draws: Mulberry32,
    items: &'a [I],
}

impl<I: Clone + 'static> Random<'_, I> {
    fn below(&mut self, count: usize) -> usize {
        self.draws.next_u32() as usize % count.max(1)
    }

    fn of<'w>(&mut self, words: &[&'w str]) -> &'w str {
        words[self.below(words.len())]
    }

    /// One to three conditions, joined.
    fn condition(&mut self, schema: &Schema<I>) -> String {
        let mut text = self.one(schema, "");
        for _ in 0..self.below(3) {
            let joined = self.of(&[" && ", " || ", " && !"]);
            text = format!("({text}){joined}({})", self.one(schema, ""));
        }
        text
    }

    fn one(&mut self, schema: &Schema<I>, path: &str) -> String {
        let column = &schema.columns[self.below(schema.columns.len())];
        let name = format!("{path}{}", column.name);
        let (item, place) = (&self.items[self.below(self.items.len())], self.below(2));
        match (&column.kind, column.cell(item, place)) {
            (Kind::Record(inner), _) => self.one(inner, &format!("{name}.")),
            (Kind::List(inner), _) => {
                if self.below(4) == 0 {
                    format!("size({name}) {} {}", self.of(&["==", "<", ">="]), 1 + self.below(12))
                } else {
                    let quantity = self.of(&["exists", "all", "exists_one"]);
                    format!("{name}.{quantity}(r, {})", self.one(inner, "r."))
                }
            }
            (Kind::Int { low, .. }, Some(Cell::Int(value))) => {
                // Past a list's end columns give what is no value of theirs.
                let value = value.max(*low);
                match self.below(6) {
                    0 => format!("{name} % {} == 0", 2 + self.below(5)),
                    1 => format!("{name} in [{value}, {}]", value.saturating_add(1)),
                    _ => format!("{name} {} {value}", self.of(&["==", "!=", "<", "<=", ">", ">="])),
                }
            }
            (Kind::Bool, _) => format!("{}{name}", self.of(&["", "!"])),
            (Kind::Word(words), _) => {
                let word = &words[self.below(words.len())];
                format!("{name} {} {word:?}", self.of(&["==", "!="]))
            }
            (_, Some(Cell::Text(text))) => match self.below(3) {
                0 => format!("{name} == {text:?}"),
                1 => format!("size({name}) > {}", text.chars().count()),
                _ => {
                    let first: String = text.chars().take(4).collect();
                    format!("{name}.startsWith({first:?})")
                }
            },
            (_, other) => panic!("{name}: {other:?}"),
        }
    }
}

/// Hits of the last of several runs over one checkpoint, each but that one ended at a hit.
fn interrupted<S: Space>(space: &S, filter: &Filter<S::Item>, work: &Work, expected: &[u64]) -> Vec<u64> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("search.checkpoint");
    let mut hits = Vec::new();
    for (run_number, stop) in [expected.len() / 3, expected.len() * 2 / 3, usize::MAX].into_iter().enumerate()
    {
        hits.clear();
        let checkpoint = Checkpointing {
            path: &path,
            resume: run_number > 0,
            program: "test".into(),
            every: Duration::ZERO,
        };
        let options = Options { threads: 2, checkpoint: Some(checkpoint), ..Options::default() };
        let keep = |position, _: &S::Item| {
            // As a killed process: the checkpoint is what it was.
            if hits.len() == stop {
                return Err(antre::search::engine::Error::Option("killed".into()));
            }
            hits.push(position);
            Ok(ControlFlow::Continue(()))
        };
        let result = run(space, filter, work, &options, keep, |_| {});
        assert!(result.is_ok() || stop < usize::MAX, "{result:?}");
    }
    hits
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
    // Counted without making the floors, once all layouts are there.
    let shared = Arc::new(Shared::default());
    shared.all_layouts(2);
    check(
        &Maps::new(Edition::JAPANESE, shared),
        &["chests.S >= 2 && specials >= 1", "chests.total > 20 && floors.exists(f, f.chests.S == 1)"],
    );
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
        let space = Fights::new(&Roster::lesson(), &seeds).expect("seeds");
        check(&space, &["won && crits >= 2", "hp < 10 || turns > 20", "seed % 2 == 0 && misses == 3"]);
    }
    // Seeds × a grid of rosters.
    let vary = ["hero.speed=6..=16", "rules.hit_low=10..=50/20"].map(|axis| axis.parse().expect("an axis"));
    let space = Fights::grid(&Roster::lesson(), &vary, &(-7..=93)).expect("a grid");
    assert_eq!(space.size(), 101 * 11 * 3);
    check(&space, &["hero.speed >= 12 && !won", "rules.hit_low == 30 && crits >= hero.speed - 6"]);
    let one = ["hero.speed=12..=12", "rules.hit_low=30..=30"].map(|axis| axis.parse().expect("an axis"));
    let cell = Fights::grid(&Roster::lesson(), &one, &(-7..=93)).expect("a grid");
    let at = |space: &Fights, seed| space.position(&format!("seed {seed} hero.speed=12 rules.hit_low=30"));
    for seed in [-7, 16, 93] {
        let (whole, alone) = (at(&space, seed).expect("a fight"), at(&cell, seed).expect("a fight"));
        let fights = (space.obvious(whole, Stages::default()), cell.item(alone, Stages::default()));
        assert_eq!(fights.0.summary, fights.1.summary, "{seed}");
    }
    let none = RangeInclusive::new(5, 4);
    assert!(Fights::grid(&Roster::lesson(), &vary, &none).is_err());
}
