//! find = filter(enumerate), whatever the filter, the threads, the shards and the interruptions.

mod common;

use std::ops::ControlFlow;
use std::time::Duration;

use antre_search::run::run;
use antre_search::{Checkpointing, Error, Filter, Odds, Options, Plan, Shard, Space, Work};
use common::{Number, Numbers, SUITS};
use proptest::prelude::*;

/// A random condition over the numbers' columns; about half of it is what closures decide, half is CEL's.
fn condition() -> impl Strategy<Value = String> {
    let operator = prop_oneof![Just("=="), Just("!="), Just("<"), Just("<="), Just(">"), Just(">=")];
    let number = (
        prop_oneof![Just("n"), Just("rest"), Just("quotient"), Just("counts.odd"), Just("size(digits)")],
        operator.clone(),
        0i64..=12,
    )
        .prop_map(|(column, operator, value)| format!("{column} {operator} {value}"));
    let turned =
        (0i64..=12, operator.clone()).prop_map(|(value, operator)| format!("{value} {operator} rest"));
    let two = operator.clone().prop_map(|operator| format!("rest {operator} quotient"));
    let word = (any::<bool>(), 0..SUITS.len())
        .prop_map(|(equal, suit)| format!("suit {} \"{}\"", if equal { "==" } else { "!=" }, SUITS[suit]));
    let among = proptest::collection::vec(0i64..=14, 1..4).prop_map(|list| format!("rest in {list:?}"));
    let words = Just("suit in [\"club\", \"spade\"]".to_string());
    let flag =
        prop_oneof![Just("even".to_string()), Just("!even".to_string()), Just("even == false".to_string())];
    let records = (prop_oneof![Just("exists"), Just("all"), Just("exists_one")], operator.clone(), 0i64..=9)
        .prop_map(|(macro_name, operator, value)| {
            format!("digits.{macro_name}(d, d.value {operator} {value} && !(d.odd && even))")
        });
    let by_cel = prop_oneof![
        (1i64..9, operator.clone(), 0i64..40)
            .prop_map(|(by, operator, value)| format!("n * {by} - rest {operator} {value}")),
        (1i64..9).prop_map(|by| format!("n % {by} == 0")),
        Just("text.contains(\"3\") || suit.startsWith(\"s\")".to_string()),
        Just("digits.map(d, d.value)[0] == 4".to_string()),
        Just("(even ? rest : quotient) > 5".to_string()),
        Just("text == \"77\" || text != \"5\"".to_string()),
        // No value where rest is 0, unless the other side decides.
        // In parentheses: what guards the division must stay beside it, whatever is joined to the two.
        Just("(rest == 0 || 100 / rest > 20)".to_string()),
        Just("10 / (rest + 1) > 2".to_string()),
    ];
    let leaf = prop_oneof![number, turned, two, word, among, words, flag, records, by_cel];
    leaf.prop_recursive(3, 12, 3, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 2..4)
                .prop_map(|parts| format!("({})", parts.join(" && "))),
            proptest::collection::vec(inner.clone(), 2..4)
                .prop_map(|parts| format!("({})", parts.join(" || "))),
            inner.prop_map(|part| format!("!({part})")),
        ]
    })
}

/// Positions found.
fn found(space: &Numbers, filter: &Filter<Number>, work: &Work, threads: usize) -> Result<Vec<u64>, Error> {
    let mut hits = Vec::new();
    let options = Options { threads, ..Options::default() };
    let keep = |position, item: &Number| {
        assert_eq!(item.value, position);
        hits.push(position);
        Ok(ControlFlow::Continue(()))
    };
    run(space, filter, work, &options, keep, |_| {})?;
    Ok(hits)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if std::env::var_os("ANTRE_LONG").is_some() { 512 } else { 40 }, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finding_is_filtering(text in condition(), size in 1u64..1_800, cut in 0u64..1_000, parts in 1u32..5) {
        let space = Numbers::new(size);
        // A condition that can never hold is refused; it is no search.
        let filter = match Filter::parse(&text, space.schema()) {
            Ok(filter) => filter,
            Err(error) => {
                prop_assert!(error.to_string().contains("never"), "{text}: {error}");
                return Ok(());
            }
        };
        // By CEL alone, item by item.
        let from = cut.min(size - 1);
        let expected: Vec<u64> = (from..size)
            .filter(|&position| {
                let item = space.obvious(position, filter.stages());
                let by_cel = filter.by_cel(&item);
                prop_assert_eq_plain(&filter.fits(&item), &by_cel, &text, position);
                by_cel == Ok(true)
            })
            .collect();
        let whole = Work::Range(from..size);
        for threads in [1, 2, 7] {
            prop_assert_eq!(&found(&space, &filter, &whole, threads).unwrap(), &expected, "{} on {} threads", &text, threads);
        }
        let mut together = Vec::new();
        for number in 1..=parts {
            together.extend(found(&space, &filter, &whole.shard(Shard { number, of: parts }), 2).unwrap());
        }
        prop_assert_eq!(&together, &expected, "{} in {} shards", &text, parts);

        let list: Vec<u64> = (from..size).step_by(3).collect();
        let listed: Vec<u64> = expected.iter().copied().filter(|position| list.contains(position)).collect();
        prop_assert_eq!(&found(&space, &filter, &Work::List(list), 2).unwrap(), &listed);

        // Small spaces are counted, not sampled.
        let plan = Plan::new(&space, &filter, &whole, 1);
        prop_assert_eq!(plan.odds, Odds::Exact { hits: expected.len() as u64 }, "{}", &text);
    }

    #[test]
    fn interruptions_lose_nothing(text in condition(), stops in proptest::collection::vec(1usize..40, 0..5)) {
        let space = Numbers::new(1_500);
        let Ok(filter) = Filter::parse(&text, space.schema()) else { return Ok(()) };
        let work = Work::Range(0..1_500);
        let expected = found(&space, &filter, &work, 1).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("search.checkpoint");
        let mut resume = false;
        let mut last = Vec::new();
        for stop in stops.into_iter().map(Some).chain([None]) {
            last.clear();
            let checkpoint = Checkpointing { path: &path, resume, program: "test".into(), every: Duration::ZERO };
            let options = Options { threads: 2, checkpoint: Some(checkpoint), ..Options::default() };
            let result = run(&space, &filter, &work, &options, |position, _| {
                // As a killed process: what was given out stays given out, the checkpoint is what it was.
                if Some(last.len()) == stop {
                    return Err(Error::Option("killed".into()));
                }
                last.push(position);
                Ok(ControlFlow::Continue(()))
            }, |_| {});
            prop_assert!(expected.starts_with(&last), "{}: every run begins at the beginning", &text);
            prop_assert!(result.is_ok() || stop.is_some());
            resume = true;
        }
        prop_assert_eq!(&last, &expected, "{}", &text);
    }
}

fn prop_assert_eq_plain(
    ours: &Result<bool, String>,
    theirs: &Result<bool, String>,
    text: &str,
    position: u64,
) {
    assert_eq!(ours, theirs, "{text} at {position}");
}
