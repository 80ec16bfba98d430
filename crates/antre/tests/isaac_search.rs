//! Floors as a space: finding is filtering, whatever the condition, the profile, the threads, the shards and the
//! interruptions; what is inferred and counted is what the obvious generator says.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use antre::isaac::{self, Infer, RunOptions, Stats};
use antre::search::engine::run::run;
use antre::search::engine::{
    Cell, Checkpointing, Error, Filter, Kind, Options, Schema, Shard, Space, Stages, Work, count, differences,
};
use antre::search::isaac::{FloorItem, Floors};
use antre::verify::verify_bytes;
use antre::{Answer, Detail, Facts};
use proptest::prelude::*;

fn long() -> bool {
    std::env::var_os("ANTRE_LONG").is_some()
}

fn runs(profile: &str) -> RunOptions {
    RunOptions { profile: Some(profile.into()), ..RunOptions::default() }
}

/// Kinds of run that take every way through the makers.
fn setup() -> impl Strategy<Value = (RunOptions, Vec<u8>)> {
    let stages = prop_oneof![
        (1u8..=9).prop_map(|stage| vec![stage]),
        Just(vec![1, 2]),
        Just(vec![3, 11, 7]),
        Just(vec![10])
    ];
    let abplus = (stages, any::<bool>(), 0u32..8, prop_oneof![Just(None), (1u32..7).prop_map(Some)])
        .prop_map(|(stages, hard, coins, curse_one_in)| {
            (RunOptions { hard, coins, curse_one_in, ..RunOptions::default() }, stages)
        });
    let forced = prop_oneof![Just("labyrinth"), Just("lost"), Just("none")]
        .prop_map(|curse| (RunOptions { curse: Some(curse.into()), ..RunOptions::default() }, vec![3]));
    let flash = (
        prop_oneof![Just("open"), Just("swf8")],
        prop_oneof![Just(None), Just(Some("labyrinth")), Just(Some("lost"))],
    )
        .prop_map(|(edge, curse)| {
            let run = RunOptions { edge: Some(edge.into()), curse: curse.map(String::from), ..runs("flash") };
            (run, vec![1, 5])
        });
    prop_oneof![
        4 => abplus,
        1 => forced,
        2 => flash,
        1 => Just((runs("demo"), vec![1])),
        1 => prop_oneof![Just("article"), Just("article-rebirth")].prop_map(|profile| (runs(profile), vec![2])),
    ]
}

/// A random condition over the columns of floors.
fn condition() -> impl Strategy<Value = String> {
    let operator = || prop_oneof![Just("=="), Just("!="), Just("<"), Just("<="), Just(">"), Just(">=")];
    let variant = (operator(), 0i64..=2).prop_map(|(operator, value)| format!("variant {operator} {value}"));
    let curse = (any::<bool>(), 0..7usize).prop_map(|(equal, at)| {
        let names = ["none", "labyrinth", "lost", "darkness", "unknown", "maze", "blind"];
        format!("curse {} \"{}\"", if equal { "==" } else { "!=" }, names[at])
    });
    let curses = Just("curse in [\"lost\", \"maze\", \"none\"]".to_owned());
    let number = (
        prop_oneof![
            Just("boss_steps"),
            Just("secret_touches"),
            Just("room_count"),
            Just("dead_ends"),
            Just("large"),
            Just("exits"),
            Just("attempts"),
            Just("wanted"),
            Just("stage"),
            Just("treasure_steps"),
            Just("size(rooms)")
        ],
        operator(),
        1i64..=9,
    )
        .prop_map(|(column, operator, value)| format!("{column} {operator} {value}"));
    let side = (prop_oneof![Just("left"), Just("up"), Just("right"), Just("down")], 0..4usize)
        .prop_map(|(side, at)| format!("{side} == \"{}\"", ["", "normal", "treasure", "shop"][at]));
    let rooms = (prop_oneof![Just("exists"), Just("all"), Just("exists_one")], 0..6usize).prop_map(
        |(quantity, at)| {
            let bodies = [
                "r.kind == \"shop\" && r.by_secret",
                "r.shape == \"1x1\" || r.by_boss",
                "r.kind == \"treasure\" && r.steps < 3",
                "!r.dead_end || r.touches == 1",
                "r.by_start && r.kind != \"normal\"",
                "r.x > r.y",
            ];
            format!("rooms.{quantity}(r, {})", bodies[at])
        },
    );
    let other = prop_oneof![
        Just("!given_up".to_owned()),
        Just("stage_seed % 2 == 0".to_owned()),
        Just("chapter.startsWith(\"B\") || seed % 3 == 1".to_owned()),
        Just("boss != \"monstro\"".to_owned()),
        Just("left_shape == right_shape".to_owned()),
    ];
    let leaf =
        prop_oneof![2 => variant, 2 => curse, 1 => curses, 3 => number, 2 => side, 2 => rooms, 1 => other];
    leaf.prop_recursive(2, 8, 3, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 2..4).prop_map(|parts| parts.join(" && ")),
            proptest::collection::vec(inner.clone(), 2..4)
                .prop_map(|parts| format!("({})", parts.join(" || "))),
            inner.prop_map(|part| format!("!({part})")),
        ]
    })
}

fn found(space: &Floors, filter: &Filter<FloorItem>, work: &Work, threads: usize) -> Vec<u64> {
    let mut hits = Vec::new();
    let options = Options { threads, ..Options::default() };
    let keep = |position, _: &FloorItem| {
        hits.push(position);
        Ok(ControlFlow::Continue(()))
    };
    run(space, filter, work, &options, keep, |_| {})
        .unwrap_or_else(|error| panic!("{}: {error}", filter.text()));
    hits
}

/// Values that leave what their column declares.
fn outside(schema: &Schema<FloorItem>, item: &FloorItem, place: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    for column in &schema.columns {
        match (&column.kind, column.cell(item, place)) {
            (Kind::Int { low, high, .. }, Some(Cell::Int(value))) if !(*low..=*high).contains(&value) => {
                wrong.push(format!("{} {value}", column.name));
            }
            (Kind::Word(words), Some(Cell::Text(word))) if !words.contains(&word) => {
                wrong.push(format!("{} {word:?}", column.name));
            }
            (Kind::List(inner), _) => {
                wrong.extend((0..item.plan.rooms.len()).flat_map(|at| outside(inner, item, at)));
            }
            _ => {}
        }
    }
    wrong
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if long() { 1_000 } else { 16 }, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finding_is_filtering(
        (run, stages) in setup(),
        text in condition(),
        first in 1u32..=u32::MAX - 2_000,
        seeds in 1u32..400,
        cut in 0u64..300,
        parts in 1u32..5,
    ) {
        let space = Floors::new(&run, &(first..=first + seeds - 1), &stages).unwrap();
        let Ok(filter) = Filter::parse(&text, space.schema()) else { return Ok(()) };
        let from = cut.min(space.size() - 1);
        let fits = |position: &u64| filter.by_cel(&space.obvious(*position, filter.stages())) == Ok(true);
        let expected: Vec<u64> = (from..space.size()).filter(fits).collect();
        let whole = Work::Range(from..space.size());
        for threads in [1, 2, 7] {
            prop_assert_eq!(&found(&space, &filter, &whole, threads), &expected, "{} on {} threads", &text, threads);
        }
        let counted = count(&space, &filter, &whole, 2, None, |_| {}).unwrap();
        prop_assert_eq!(counted.hits, expected.len() as u64, "{} counted", &text);
        let shards = (1..=parts).flat_map(|number| found(&space, &filter, &whole.shard(Shard { number, of: parts }), 2));
        prop_assert_eq!(&shards.collect::<Vec<_>>(), &expected, "{} in {} shards", &text, parts);
        let list: Vec<u64> = (from..space.size()).step_by(3).collect();
        let listed: Vec<u64> = expected.iter().copied().filter(|position| list.contains(position)).collect();
        prop_assert_eq!(&found(&space, &filter, &Work::List(list), 2), &listed, "{} in a list", &text);
    }

    #[test]
    fn fast_floors_are_the_obvious_ones((run, stages) in setup(), first in 1u32..=u32::MAX - 2_000) {
        let space = Floors::new(&run, &(first..=first + 19), &stages).unwrap();
        let all = Stages::with(1);
        for position in 0..space.size() {
            let (fast, slow) = (space.item(position, all), space.obvious(position, all));
            let id = space.id(position);
            prop_assert_eq!(differences(space.schema(), &fast, &slow, all), Vec::<String>::new(), "{}", &id);
            prop_assert_eq!(outside(space.schema(), &slow, 0), Vec::<String>::new(), "{}", &id);
            prop_assert_eq!(space.position(&id), Ok(position), "{}", &id);
            prop_assert!(space.positions(id.split(':').next().unwrap()).unwrap().contains(&position));
        }
    }

    #[test]
    fn a_killed_search_goes_on_where_it_was(text in condition(), killed_at in 1usize..40) {
        let space = Floors::new(&RunOptions::default(), &(5..=500), &[1]).unwrap();
        let Ok(filter) = Filter::parse(&text, space.schema()) else { return Ok(()) };
        let work = Work::Range(0..space.size());
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("search.checkpoint");
        let search = |resume: bool, killed_at: usize| {
            let mut hits = Vec::new();
            let checkpoint = Checkpointing { path: &path, resume, program: "test".into(), every: Duration::ZERO };
            let options = Options { threads: 2, checkpoint: Some(checkpoint), ..Options::default() };
            let keep = |position, _: &FloorItem| {
                if hits.len() == killed_at {
                    return Err(Error::Option("killed".into()));
                }
                hits.push(position);
                Ok(ControlFlow::Continue(()))
            };
            let _ = run(&space, &filter, &work, &options, keep, |_| {});
            hits
        };
        let expected = found(&space, &filter, &work, 1);
        prop_assert!(expected.starts_with(&search(false, killed_at)), "{}", &text);
        prop_assert_eq!(search(true, usize::MAX), expected, "{}", &text);
    }

    #[test]
    fn what_remains_fits_every_clue(one in condition(), two in condition(), first in 1u32..=u32::MAX - 2_000) {
        let range = first..=first + 299;
        let run = RunOptions::default();
        let spaces = [1u8, 2].map(|stage| Floors::new(&run, &range, &[stage]).unwrap());
        let filters = [&one, &two].into_iter().zip(&spaces);
        let Ok(filters) = filters.map(|(text, space)| Filter::parse(text, space.schema())).collect::<Result<Vec<_>, _>>()
        else { return Ok(()) };
        let query = Infer {
            clues: vec![one.clone(), format!("2: {two}")],
            seeds: format!("{first}..={}", first + 299),
            ..Infer::default()
        };
        let Facts::Infer(facts) = ask(&isaac::Query::Infer(query)).facts else { panic!("other facts") };
        let fits = |which: usize, position: &u64| {
            let filter = &filters[which];
            filter.by_cel(&spaces[which].obvious(*position, filter.stages())) == Ok(true)
        };
        let after_one: Vec<u64> = (0..300).filter(|position| fits(0, position)).collect();
        let after_two: Vec<u64> = after_one.iter().copied().filter(|position| fits(1, position)).collect();
        let remain: Vec<u64> = facts.clues.iter().map(|clue| clue.remain).collect();
        prop_assert_eq!(remain, vec![after_one.len() as u64, after_two.len() as u64]);
        let ids: Vec<String> = after_two.iter().take(100).map(|&position| spaces[0].id(position)).collect();
        prop_assert_eq!(facts.ids, ids);
        for look in &facts.next {
            prop_assert!(look.bits > 0.0 && look.bits <= (facts.remain as f64).log2() + 1e-9, "{:?}", look);
            // A mean of sixths and the like: exact but for the last place.
            let (least, most) = (1.0 - 1e-9, facts.remain as f64 + 1e-9);
            prop_assert!(look.remain >= least && look.remain <= most, "{:?}", look);
        }
    }
}

fn ask(query: &isaac::Query) -> Answer {
    isaac::answer(query, &Detail::default()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_sieve_over_many_blocks_counts_what_heads_count() {
    let seeds = if long() { 3_000_000 } else { 70_000 };
    for (run, stage) in [
        (RunOptions::default(), 1),
        (RunOptions { hard: true, ..RunOptions::default() }, 4),
        (RunOptions { curse: Some("lost".into()), ..RunOptions::default() }, 2),
        (RunOptions::default(), 11),
    ] {
        for first in [1, 255, u32::MAX - seeds + 1] {
            let space = Floors::new(&run, &(first..=first + (seeds - 1)), &[stage]).expect("floors");
            for text in [
                "variant == 2",
                "curse != \"none\" && variant in [0, 1]",
                "curse == \"blind\"",
                "curse == \"none\"",
            ] {
                let Ok(filter) = Filter::parse(text, space.schema()) else { continue };
                let work = Work::Range(0..space.size());
                let mut item = [space.blank()];
                let expected = (0..space.size())
                    .filter(|&position| {
                        space.open(position, &mut item);
                        filter.fits(&item[0]) == Ok(true)
                    })
                    .count() as u64;
                let counted = count(&space, &filter, &work, 2, None, |_| {}).expect("it counts");
                assert_eq!((counted.hits, counted.done), (expected, space.size()), "{text} from {first}");
                let hits = found(&space, &filter, &Work::Range(100..5_000), 2);
                assert!(hits.iter().all(|&at| filter.fits(&space.item(at, Stages::default())) == Ok(true)));
            }
        }
    }
}

#[test]
fn a_count_stops_when_it_is_told_to() {
    let space = Floors::new(&RunOptions::default(), &(1..=u32::MAX), &[1]).expect("floors");
    let filter = Filter::parse("variant == 1", space.schema()).expect("a condition");
    let stop = AtomicBool::new(true);
    let counted =
        count(&space, &filter, &Work::Range(0..space.size()), 2, Some(&stop), |_| {}).expect("it counts");
    assert!(counted.done < counted.of);
}

#[test]
fn statistics_count_floors() {
    for (profile, heat) in [("abplus", "boss"), ("flash", "secret"), ("demo", "reward")] {
        let query =
            Stats { seeds: "1..=400".into(), heat: heat.into(), run: runs(profile), ..Stats::default() };
        let answer = ask(&isaac::Query::Stats(query));
        let Facts::IsaacStats(facts) = &answer.facts else { panic!("other facts") };
        let space = Floors::new(&runs(profile), &(1..=400), &[1]).expect("floors");
        let items: Vec<FloorItem> = (0..400)
            .map(|position| space.obvious(position, Stages::with(1)))
            .filter(|item| !item.plan.given_up)
            .collect();
        assert_eq!(facts.floors - facts.given_up, items.len() as u64, "{profile}");
        for distribution in &facts.distributions {
            let sum: u64 = distribution.values.iter().map(|row| row.count).sum();
            assert!(
                distribution.column == "kind" || sum == distribution.of,
                "{profile} {}",
                distribution.column
            );
            for row in &distribution.values {
                assert!(row.low < row.share || row.count == 0, "{row:?}");
                assert!(row.high > row.share || row.count == distribution.of, "{row:?}");
                assert!(0.0 < row.low && row.low < 1.0, "{row:?}");
            }
        }
        let steps = facts.distributions.iter().find(|one| one.column == "boss_steps").expect("boss steps");
        for row in &steps.values {
            let own = items.iter().filter(|item| {
                let boss = item.plan.rooms.iter().find(|room| room.kind.name() == "boss");
                boss.map_or(-1, |room| room.steps).to_string() == row.value
            });
            assert_eq!(own.count() as u64, row.count, "{profile} {}", row.value);
        }
        // One cell each: rooms of these kinds are squares.
        assert_eq!(
            facts.heat.counts.iter().sum::<u64>(),
            items
                .iter()
                .filter(|item| { item.plan.rooms.iter().any(|room| room.kind == facts.heat.kind) })
                .count() as u64,
            "{profile}"
        );
        assert!(!answer.sentence.text.contains("100.00 %") && !answer.sentence.text.contains(" 0.00 %"));
    }
}

#[test]
fn a_saved_observation_passes_where_the_floor_is_so_and_fails_where_it_is_not() {
    // The floor of one seed, told by what is beyond its start's doors.
    let space = Floors::new(&RunOptions::default(), &(77..=77), &[1]).expect("floors");
    let item = space.obvious(0, Stages::with(1));
    let doors: String = "LURD"
        .chars()
        .zip(item.plan.exits)
        .filter(|(_, exit)| exit.is_some())
        .map(|(side, _)| side)
        .collect();
    let seen = Infer {
        seeds: "77".into(),
        exits: Some(doors),
        variant: Some(item.head.variant),
        clues: vec![format!("room_count == {}", item.plan.rooms.len())],
        ..Infer::default()
    };
    let file = seen.observation().expect("an observation");
    let (report, _) = verify_bytes("isaac/observation.json", file.as_bytes()).expect("readable");
    assert_eq!((report.cases, report.passed, &report.difference), (3, 3, &None));
    let other = Infer { clues: vec![format!("room_count == {}", item.plan.rooms.len() + 1)], ..seen };
    let file = other.observation().expect("an observation");
    let (report, _) = verify_bytes("isaac/observation.json", file.as_bytes()).expect("readable");
    let difference = report.difference.expect("another map");
    assert_eq!((report.passed, difference.place.as_str()), (2, "/clues/2/holds"));
    for (bad, says) in [
        (file.replace("antre-isaac-observation", "diary"), "expected \"antre-isaac-observation\""),
        (file.replace("\"version\": 1", "\"version\": 2"), "/version: 2: expected 1"),
        (file.replace("room_count", "room_cuont"), "perhaps room_count"),
        (file.replace("\"seeds\": \"77\"", "\"seeds\": \"9..=3\""), "expected at least one seed"),
    ] {
        let error = verify_bytes("isaac/observation.json", bad.as_bytes()).expect_err("refused").to_string();
        assert!(error.contains(says), "{error}");
    }
    let extra = file.replacen("\"version\": 1,", "\"version\": 1, \"more\": 1,", 1);
    let (report, _) = verify_bytes("isaac/observation.json", extra.as_bytes()).expect("readable");
    assert!(report.difference.is_some());
}

#[test]
fn what_cannot_be_asked_is_one_sentence() {
    let infer = |clue: &str| {
        isaac::Query::Infer(Infer { clues: vec![clue.into()], seeds: "1..=10".into(), ..Infer::default() })
    };
    let with = |change: fn(&mut Infer)| {
        let mut query = Infer { seeds: "1..=10".into(), ..Infer::default() };
        change(&mut query);
        isaac::Query::Infer(query)
    };
    for (query, says) in [
        (infer("bos_steps == 3"), "perhaps boss_steps"),
        (infer("12: curse == \"lost\""), "stage"),
        (infer("99: curse == \"lost\""), "stage"),
        (with(|_| {}), "no clue"),
        (with(|query| query.exits = Some("LL".into())), "each once"),
        (with(|query| query.exits = Some("X".into())), "letters L, U, R and D"),
        (with(|query| query.variant = Some(7)), "never hold"),
        (with(|query| query.cursed = Some("lots".into())), "curse"),
        (with(|query| (query.variant, query.seeds) = (Some(1), "0..=10".into())), "starts no run from 0"),
        (with(|query| (query.variant, query.seeds) = (Some(1), "10..10".into())), "at least one seed"),
        (isaac::Query::Stats(Stats { heat: "bos".into(), ..Stats::default() }), "perhaps boss"),
        (
            isaac::Query::Stats(Stats { seeds: "1..=4000000000".into(), ..Stats::default() }),
            "number of seeds",
        ),
        (isaac::Query::Stats(Stats { run: runs("demo"), stage: 2, ..Stats::default() }), "stage of the demo"),
        (
            isaac::Query::Stats(Stats {
                run: RunOptions { greed: true, ..RunOptions::default() },
                ..Stats::default()
            }),
            "Greed",
        ),
    ] {
        let error = isaac::answer(&query, &Detail::default()).expect_err(says).to_string();
        assert!(error.contains(says) && !error.contains('\n'), "{says}: {error}");
    }
    for (seeds, stages) in
        [("1..=5", "1,1"), ("1..=5", ""), ("1..=5", "0"), ("1..=5", "x"), ("5..=1", "1"), ("AAAA", "1")]
    {
        assert!(Floors::read(&RunOptions::default(), seeds, stages).is_err(), "{seeds} {stages}");
    }
}
