//! What is said when something is wrong, word for word.

mod common;

use std::ops::ControlFlow;
use std::time::Duration;

use antre_search::checkpoint::Checkpoint;
use antre_search::run::run;
use antre_search::{Checkpointing, Error, Filter, Options, Space, Work};
use common::Numbers;

fn refused(text: &str) -> String {
    match Filter::parse(text, Numbers::new(1).schema()) {
        Ok(_) => panic!("{text} is accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn wrong_filters_are_refused_in_a_sentence() {
    let all = "n, rest, quotient, even, suit, text, counts, digits";
    for (text, sentence) in [
        ("rst > 3", format!("filter: column \"rst\": expected one of {all}; perhaps rest")),
        ("counts.od == 1", "filter: column \"od\": expected one of odd, even; perhaps odd".into()),
        ("suit == \"clubs\"", "filter: suit is never \"clubs\"; perhaps \"club\"".into()),
        ("suit in [\"club\", \"x\"]", "filter: suit is never \"x\"; it is one of \"club\", \"heart\", \"spade\", \"diamond\"".into()),
        ("rest > 12", "filter: rest > 12 can never hold: rest is 0..=12".into()),
        ("even && (rest < 0)", "filter: rest < 0 can never hold: rest is 0..=12".into()),
        ("digits.exists(d, d.value > 9)", "filter: digits.exists(d, d.value > 9) can never hold: d.value is 0..=9".into()),
        ("rest < 3 && even && rest > 7", "filter: rest < 3 and rest > 7 can never hold together: expected conditions on rest that overlap".into()),
        ("rest", "filter: a whole number here (\"rest\"): expected a condition, such as level >= 50".into()),
        ("rest == \"3\"", "filter: a whole number compared with a text: expected the same kind on both sides".into()),
        ("n + even > 2", "filter: a condition here (\"even\"): expected a number".into()),
        ("n.odd", "filter: .odd of a whole number: expected a record before the point".into()),
        ("n.exists(d, d > 1)", "filter: a whole number here (\"n\"): expected a list, such as floors".into()),
        ("text.starts(\"a\")", "filter: function \"starts\": expected one of size, startsWith, endsWith, contains, matches, int, double, string, has, exists, all, exists_one, map, filter; perhaps startsWith".into()),
        ("rest in [1, \"a\"]", "filter: a text in a list of a whole number: expected one kind".into()),
        ("null == 1", "filter: null: expected a number, a text or a condition; nothing is ever missing".into()),
        ("even && text.matches(\"(a\")", "filter: \"(a\" is no pattern: found open group without closing ')'".into()),
        ("n == 3u", "filter: a number with u: expected it without, such as 3".into()),
    ] {
        assert_eq!(refused(text), sentence);
    }
}

#[test]
fn syntax_errors_point_at_their_place() {
    for text in ["n >", "n == == 3", "(n > 3", "n > 3)", "\"abc", "n 3", "é §", "digits.exists(3, true)"] {
        let error = Filter::parse(text, Numbers::new(1).schema())
            .err()
            .unwrap_or_else(|| panic!("{text} is accepted"));
        let Error::Filter { sentence, span } = error else { panic!("{text}: another error") };
        assert!(sentence.starts_with("filter: ") && !sentence.contains('\n'), "{sentence}");
        assert!(span.end <= text.len() && text.is_char_boundary(span.start), "{text}: {span:?}");
    }
}

#[test]
fn a_bad_pattern_is_refused_at_its_place_before_anything_is_searched() {
    let text = "even && text.matches(\"[\")";
    let error = Filter::parse(text, Numbers::new(1).schema()).err().expect("no pattern");
    let Error::Filter { span, .. } = error else { panic!("another error") };
    assert_eq!(&text[span.start..], "\"[\")");
}

#[test]
fn monstrous_filters_are_refused_before_they_are_parsed() {
    let long = "n == 1 || ".repeat(110_000) + "even";
    assert_eq!(refused(&long), format!("filter of {} bytes: expected at most 65536", long.len()));
    let deep = format!("{}even{}", "(".repeat(5_000), ")".repeat(5_000));
    assert_eq!(refused(&deep), "filter: brackets are nested deeper than 24: expected fewer");
    for chain in [
        "n".to_string() + &".odd".repeat(10_000),
        "n".to_string() + &" + 1".repeat(10_000) + " > 0",
        "!".repeat(30_000) + "even",
        "-".repeat(30_000) + "1 == n",
        "digits".to_string() + &"[0]".repeat(10_000) + " == 1",
        "even".to_string() + &" == even".repeat(8_000),
        "even ? even : ".repeat(4_000) + "even",
    ] {
        assert!(refused(&chain).contains("in one condition: expected a shorter one"), "{}", &chain[..40]);
    }
    // Broad is fine: as many conditions as fit.
    let broad = "n == 1 || ".repeat(6_000) + "even";
    assert!(Filter::parse(&broad, Numbers::new(1).schema()).is_ok());
    // Half of the depth is fine too.
    let nested = format!("{}even{}", "(".repeat(20), ")".repeat(20));
    assert!(Filter::parse(&nested, Numbers::new(1).schema()).is_ok());
}

fn search(text: &str, options: &Options<'_>) -> (Vec<u64>, Result<(), Error>) {
    let space = Numbers::new(1_000);
    let filter = Filter::parse(text, space.schema()).expect("the filter is right");
    let mut hits = Vec::new();
    let result = run(
        &space,
        &filter,
        &Work::Range(0..1_000),
        options,
        |position, _| {
            hits.push(position);
            Ok(ControlFlow::Continue(()))
        },
        |_| {},
    );
    (hits, result.map(drop))
}

#[test]
fn a_filter_without_a_value_ends_the_search_after_the_hits_before() {
    for threads in [1, 2, 7] {
        let options = Options { threads, ..Options::default() };
        let (hits, result) = search("100 / (n - 500) < 0", &options);
        assert_eq!(
            result.unwrap_err().to_string(),
            "filter: division by zero at #500: expected a condition with a value for every item, such as x != 0 && 10 / x > 1"
        );
        assert_eq!(hits, (400..500).collect::<Vec<_>>());
        // The other side decides, as CEL has it.
        let (hits, result) = search("n != 500 && 100 / (n - 500) == 100", &options);
        assert_eq!((hits, result), (vec![501], Ok(())));
    }
}

#[test]
fn a_hit_that_the_obvious_generator_contradicts_stops_the_search() {
    let space = Numbers { size: 1_000, broken: Some(777) };
    let filter = Filter::parse("digits.exists(d, d.value == 7) && n >= 770", space.schema()).unwrap();
    let mut hits = Vec::new();
    let keep = |position, _: &common::Number| {
        hits.push(position);
        Ok(ControlFlow::Continue(()))
    };
    let result = run(&space, &filter, &Work::Range(0..1_000), &Options::default(), keep, |_| {});
    assert_eq!(
        result.unwrap_err().to_string(),
        "numbers #777: the fast and the obvious generator differ in counts.odd (4 and 3), digits (4 and 3 long); \
         nothing found after #777 is shown. Please report this line"
    );
    assert_eq!(hits, (770..777).collect::<Vec<_>>());
}

#[test]
fn checkpoints_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("c");
    let options = |resume| Options {
        checkpoint: Some(Checkpointing {
            path: &path,
            resume,
            program: "test".into(),
            every: Duration::ZERO,
        }),
        ..Options::default()
    };
    let said = |text: &str, resume| search(text, &options(resume)).1.unwrap_err().to_string();
    assert_eq!(search("rest == 3", &options(true)).1, Ok(()));
    let shown = path.display();
    assert_eq!(
        said("rest == 3", false),
        format!("{shown}: exists: expected --resume to go on from it, or another file")
    );
    assert_eq!(
        said("rest == 4", true),
        format!(
            "{shown}: is of another filter (rest == 3): expected rest == 4; another search needs another file"
        )
    );
    let good = std::fs::read(&path).unwrap();
    for damage in 0..good.len() {
        let mut bad = good.clone();
        bad[damage] ^= 1;
        assert!(Checkpoint::parse(&bad).is_err(), "byte {damage}");
        assert!(Checkpoint::parse(&good[..damage]).is_err(), "{damage} bytes");
    }
    std::fs::write(&path, &good[..good.len() / 2]).unwrap();
    assert_eq!(
        said("rest == 3", true),
        format!(
            "{shown}: damaged: expected a checkpoint that antre wrote; without it the search starts anew"
        )
    );
    // What was there is still there.
    assert_eq!(std::fs::read(&path).unwrap(), &good[..good.len() / 2]);
    let nowhere = folder.path().join("no/c");
    let options = Options {
        checkpoint: Some(Checkpointing {
            path: &nowhere,
            resume: false,
            program: "test".into(),
            every: Duration::ZERO,
        }),
        ..Options::default()
    };
    assert_eq!(
        search("even", &options).1.unwrap_err().to_string(),
        format!("{}: its folder does not exist: expected an existing folder", nowhere.display())
    );
}
