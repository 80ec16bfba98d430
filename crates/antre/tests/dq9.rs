//! What the grotto questions answer, against the vectors and the claims of the source article.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use antre::core::Value;
use antre::dq9::{self, Query};
use antre::{Answer, Detail, Explain, Facts, Lang, Words};

fn ask(query: Query) -> Answer {
    ask_with(query, Detail::default())
}

fn ask_with(query: Query, detail: Detail) -> Answer {
    antre::answer(&antre::Query::Dq9(query), &detail).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(query: Query) -> String {
    antre::answer(&antre::Query::Dq9(query), &Detail::default()).expect_err("refused").to_string()
}

fn json(query: Query) -> serde_json::Value {
    serde_json::to_value(ask(query)).expect("JSON")
}

fn vector(name: &str) -> serde_json::Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/dq9").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).expect("the vector")).expect("JSON")
}

fn show(map: &str, floor: Option<i64>) -> Query {
    Query::Show(dq9::Show { map: map.into(), floor, ..dq9::Show::default() })
}

fn decode(name: &str, location: Option<i64>) -> Query {
    Query::Decode(dq9::Decode { name: name.into(), location, ..dq9::Decode::default() })
}

fn special(kind: dq9::Kind) -> Query {
    Query::Special(dq9::Special { kind: Some(kind), ..dq9::Special::default() })
}

#[test]
fn a_map_is_shown_with_its_names_floors_and_entrances() {
    let facts = json(show("B53CA2", None))["facts"].clone();
    assert_eq!(facts["names"][0]["name"], "Emerald World of Gloom Lv. 86");
    assert_eq!(facts["names"].as_array().map(Vec::len), Some(6));
    assert_eq!(facts["nickname"], "川崎ロッカー");
    assert_eq!(facts["floors"].as_array().map(Vec::len), Some(14));
    let chests = facts["floors"]
        .as_array()
        .into_iter()
        .flatten()
        .flat_map(|floor| floor["chests"].as_array().cloned().unwrap_or_default());
    let letters: Vec<String> =
        chests.map(|chest| chest["letter"].as_str().unwrap_or_default().to_owned()).collect();
    let count = |letter: &str| letters.iter().filter(|of| *of == letter).count();
    // What players know this map for.
    assert_eq!((count("S"), count("A"), facts["boss"]["name"].as_str()), (4, 6, Some("Fowleye")));
    let places: Vec<&serde_json::Value> =
        facts["entrances"].as_array().into_iter().flatten().map(|entrance| &entrance["location"]).collect();
    assert_eq!(places, [62, 90]);
}

#[test]
fn the_release_decides_who_finds_no_place() {
    let japanese = dq9::EditionOptions { region: dq9::Release::Japanese, ..dq9::EditionOptions::default() };
    let lost = |edition| {
        let query = dq9::Show { map: "4C:2938".into(), floor: Some(10), edition, ..dq9::Show::default() };
        let answer = ask(Query::Show(query));
        let Facts::Dq9Show(facts) = &answer.facts else { panic!("facts of show") };
        let lost = facts.floors[0].monsters.iter().filter(|monster| !monster.present).count();
        (lost, answer.edition)
    };
    let (western, edition) = lost(dq9::EditionOptions::default());
    assert_eq!((western, edition.contains("Western")), (8, true));
    let query = dq9::Show { map: "02:50".into(), edition: japanese, ..dq9::Show::default() };
    let notes = ask(Query::Show(query)).notes;
    assert!(notes.iter().any(|note| note.text.contains("Japanese release")));
    let (fewer, edition) = lost(japanese);
    assert!(fewer < western && edition.contains("Japanese"), "{fewer} {edition}");
}

#[test]
fn every_draw_of_a_header_is_told() {
    let detail = Detail { explain: Explain::Full, ..Detail::default() };
    let answer = ask_with(show("02:50", None), detail);
    let draws = answer.draws.expect("draws");
    assert_eq!(draws.len(), 32);
    assert_eq!(draws.iter().map(|draw| draw.advance).collect::<Vec<_>>(), (1..=32).collect::<Vec<_>>());
    let thrown = draws.iter().filter(|draw| draw.reading.is_none()).count();
    assert_eq!(thrown, 24);
    let said = &answer.notes[0].text;
    for part in
        ["13 environment", ": ruins", "14 floors 3 of 2..=4", ": Granite", ": Tunnel", ": of Woe", ": 1."]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn every_draw_of_a_floor_has_its_word_in_both_languages() {
    let detail = Detail { explain: Explain::Full, ..Detail::default() };
    let (en, es) = (Words::new(Lang::En), Words::new(Lang::Es));
    let mut labels = BTreeMap::new();
    for (map, floor) in [("B5:15522", 14), ("B5:15522", 3), ("DD:23495", 4), ("4C:2938", 10)] {
        let draws = ask_with(show(map, Some(floor)), detail).draws.expect("draws");
        for draw in &draws {
            *labels.entry(draw.why.label).or_insert(0) += 1;
            let verdict = draw.reading.map_or("", |reading| reading.verdict);
            for id in [draw.why.label, verdict].into_iter().filter(|id| !id.is_empty()) {
                let id = format!("draw-{id}");
                assert!(en.has(&id) && en.word(&id) != id, "{id}");
                assert!(es.has(&id), "{id}");
            }
        }
    }
    // Header, layout, chest ranks and contents are all there.
    for label in [
        "environment",
        "cut-way",
        "edge-way",
        "stairs-cell",
        "chest-thrown-away",
        "chest-rank",
        "chest-content",
    ] {
        assert!(labels.contains_key(label), "{label}");
    }
}

#[test]
fn spanish_has_every_message_and_the_same_arguments() {
    let read = |lang: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/{lang}/dq9.ftl"));
        let text = std::fs::read_to_string(path).expect("the words");
        let mut messages: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with([' ', '}'])
                && let Some((name, _)) = line.split_once(" = ")
            {
                id = name.into();
            }
            let args = messages.entry(id.clone()).or_default();
            for part in line.split("{ $").skip(1) {
                let name: String = part.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
                if !args.contains(&name) {
                    args.push(name);
                }
            }
        }
        for args in messages.values_mut() {
            args.sort();
        }
        messages
    };
    let (en, es) = (read("en"), read("es"));
    assert!(en.len() > 250);
    assert_eq!(en.keys().collect::<Vec<_>>(), es.keys().collect::<Vec<_>>());
    for (id, args) in &en {
        // Spanish need not choose an article by letter, nor a plural in every sentence.
        let missing: Vec<&String> = es[id].iter().filter(|arg| !args.contains(arg)).collect();
        assert!(missing.is_empty(), "{id}: {missing:?} is no argument of the English message");
    }
}

#[test]
fn the_first_map_has_twenty_one_namesakes_in_every_language() {
    let names = [
        "Granite Tunnel of Woe Lv. 1",
        "Tunnel de granit de la Détresse Niv. 1",
        "うす暗き獣の地下道Lv1",
        "galeria de granito de la congoja 1",
        "GRANIT-TUNNEL DES GRAMS St. 1",
        "Galleria Granito dell'Angoscia Liv. 1",
    ];
    for name in names {
        let facts = json(decode(name, None))["facts"].clone();
        let ids: Vec<&str> = facts["candidates"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|candidate| candidate["community"].as_str())
            .collect();
        assert_eq!(ids.len(), 22, "{name}");
        assert!(ids.contains(&"020032") && ids.iter().all(|id| id.starts_with("02")), "{name}");
    }
    // Seed 50 never lies at location 5 by itself, only as the map of quest 15.
    let at_five = json(decode(names[0], Some(5)))["facts"]["candidates"].clone();
    let first = &at_five[0];
    assert_eq!((first["community"].as_str(), first["quest"].as_bool()), (Some("020032"), Some(true)));
    let places: Vec<&serde_json::Value> =
        first["entrances"].as_array().into_iter().flatten().map(|entrance| &entrance["location"]).collect();
    assert_eq!(places, [3, 27, 35, 114]);
}

#[test]
fn names_are_answered_in_their_own_language() {
    let sentence = |name: &str| ask(decode(name, Some(62))).sentence.text;
    assert_eq!(
        sentence("Monde d'émeraude de la Mélancolie 86"),
        "Monde d’émeraude de la Mélancolie Niv. 86 there is B5:15522, one of 11 grottos of that name."
    );
    let legacy = ask(decode("Baramos's Map Lv. 12", None)).sentence.text;
    assert!(legacy.starts_with("The map of Baramos at level 12 is that of a boss"), "{legacy}");
    assert_eq!(
        refused(decode("Granitt Tunnel of Woe Lv. 1", None)),
        "material \"Granitt\": no map has it; the nearest are Granite and Graphite"
    );
    // The words exist, the map does not.
    assert!(!ask(decode("Clay Cave of Ruin Lv. 99", None)).found);
}

#[test]
fn the_map_that_was_seen_leaves_its_timer() {
    let seen = |location, base| {
        let query = dq9::Next {
            seen: Some("Emerald World of Gloom Lv. 86".into()),
            location,
            base,
            ..dq9::Next::default()
        };
        let Facts::Dq9Next(facts) = ask(Query::Next(query)).facts else { panic!("facts of next") };
        facts.remaining.iter().map(|row| (row.timer, row.map.to_string())).collect::<Vec<_>>()
    };
    assert!(seen(None, None).len() > 1);
    let all = seen(None, None);
    let here = seen(Some(62), Some(200));
    assert_eq!(here, [(65_080, "B5:15522".to_owned())]);
    assert!(all.contains(&here[0]));
    // And that timer at that base gives that map at that place.
    let query = dq9::Next { timer: Some(65_080), base: Some(200), ..dq9::Next::default() };
    let Facts::Dq9Next(facts) = ask(Query::Next(query)).facts else { panic!("facts of next") };
    let outcome = facts.outcome.expect("an outcome");
    assert_eq!((outcome.id().to_string().as_str(), outcome.location), ("B5:15522", 62));
}

#[test]
fn a_wanted_property_has_its_chance_and_its_best_base() {
    let ranks = |query: dq9::Next| {
        let Facts::Dq9Next(facts) = ask(Query::Next(query)).facts else { panic!("facts of next") };
        facts
    };
    let hero = dq9::Next { level: Some(99), revocations: Some(10), ..dq9::Next::default() };
    let reward = ranks(dq9::Next { reward: true, ..hero.clone() });
    assert_eq!(reward.base.map(number), Some(198));
    assert_eq!(reward.ranks.iter().map(|row| row.timers).sum::<u32>(), 65_536);
    let conditions = dq9::Conditions { rank: vec!["DD".into()], ..dq9::Conditions::default() };
    let dropped = ranks(dq9::Next { grotto_level: Some(99), conditions, ..hero });
    assert_eq!((dropped.wanted, dropped.base.map(number)), (Some(65_536), Some(248)));
    assert_eq!(number(dropped.best_bases[0].base), 245);
}

fn number(base: impl std::fmt::Display) -> u32 {
    base.to_string().parse().expect("a number")
}

#[test]
fn conditions_that_contradict_are_named() {
    let next = |conditions| Query::Next(dq9::Next { base: Some(200), conditions, ..dq9::Next::default() });
    let contradiction = dq9::Conditions {
        rank: vec!["02".into()],
        floors: Some("16".into()),
        boss: vec!["Equinox".into()],
        ..dq9::Conditions::default()
    };
    let said = refused(next(contradiction));
    assert!(said.starts_with("rank, boss, floors: no map fulfils all of them; expected"), "{said}");
    for (conditions, says) in [
        (
            dq9::Conditions { floors: Some("17".into()), ..dq9::Conditions::default() },
            "floors 17: expected 2..=16",
        ),
        (
            dq9::Conditions { prefix: vec!["Granitt".into()], ..dq9::Conditions::default() },
            "prefix \"Granitt\": expected a word of a map's name; near it: Granite",
        ),
        (
            dq9::Conditions { monster: Some("metal king".into()), ..dq9::Conditions::default() },
            "monster \"metal king\": expected a monster of the grottos",
        ),
        (
            dq9::Conditions { chests: vec!["X=1".into()], ..dq9::Conditions::default() },
            "chests \"X=1\": expected a letter of IHGFEDCBAS, = and a number",
        ),
    ] {
        let said = refused(next(conditions));
        assert!(said.starts_with(says), "{said}");
    }
}

#[test]
fn floor_conditions_narrow_down_a_base() {
    let conditions = dq9::Conditions {
        monster: Some("metal king slime".into()),
        rank: vec!["B5".into()],
        ..dq9::Conditions::default()
    };
    let query = dq9::Next { base: Some(200), conditions, ..dq9::Next::default() };
    let Facts::Dq9Next(facts) = ask(Query::Next(query)).facts else { panic!("facts of next") };
    // Masayuki's map is among them.
    assert!(facts.wanted.is_some_and(|timers| timers > 0));
    let listed = dq9::Special {
        base: Some(200),
        conditions: dq9::Conditions {
            monster: Some("181".into()),
            rank: vec!["B5".into()],
            ..dq9::Conditions::default()
        },
        ..dq9::Special::default()
    };
    let Facts::Dq9Special(listed) = ask(Query::Special(listed)).facts else { panic!("facts of special") };
    let timers: u32 = listed.maps.iter().filter_map(|row| row.timers_at_base).sum();
    assert_eq!(Some(timers), facts.wanted);
    assert!(listed.maps.iter().any(|row| row.community == "B50E5C" && row.floors == [15]));
}

#[test]
fn chests_hold_by_second_what_the_vectors_say() {
    use std::io::Read as _;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/dq9/chest_contents.jsonl.gz");
    let mut text = String::new();
    flate2::read::GzDecoder::new(std::fs::File::open(path).expect("the vector"))
        .read_to_string(&mut text)
        .expect("text");
    let mut checked = 0;
    for line in text.lines().step_by(97) {
        let row: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let number = |name: &str| row[name].as_i64().expect("a number");
        let query = dq9::Chests {
            map: format!("{:02X}:{}", number("rank"), number("seed")),
            floor: Some(number("floor")),
            chest: Some(number("chest")),
            seconds: Some("0..=60".into()),
            ..dq9::Chests::default()
        };
        let Facts::Dq9Chests(facts) = ask(Query::Chests(query)).facts else { panic!("facts of chests") };
        let [chest] = facts.chests.as_slice() else { panic!("{row}") };
        let rolls: Vec<i64> = chest.contents.iter().map(|content| content.roll.into()).collect();
        assert_eq!(serde_json::json!(rolls), row["rolls_s0_to_s60"], "{row}");
        assert!(chest.contents.iter().all(|content| content.stopwatch == content.second + 5));
        checked += 1;
    }
    assert!(checked > 10);
}

#[test]
fn items_are_found_at_the_first_second_that_has_them() {
    let windows = |query: dq9::Chests| {
        let Facts::Dq9Chests(facts) = ask(Query::Chests(query)).facts else { panic!("facts of chests") };
        facts.windows
    };
    let of = |items: &[&str]| dq9::Chests {
        map: "B5:15522".into(),
        item: items.iter().map(|item| (*item).into()).collect(),
        ..dq9::Chests::default()
    };
    let soma = windows(of(&["sainted soma"]));
    assert_eq!((soma[0].floor, soma[0].seconds, soma[0].stopwatch), (10, (10, 10), (15, 15)));
    // Two in two chests of one floor at one second; the same, asked for in French.
    let two = windows(of(&["mini medal", "mini medal"]));
    assert!(two.iter().all(|window| window.chests.len() == 2));
    assert_eq!(
        two,
        windows(of(&["Mini-médaille", "ミニメダル".replace("ミニメダル", "mini medal").as_str()]))
    );
    // The stopwatch asks for the same seconds, five later.
    let late = dq9::Chests { stopwatch: Some("25..=30".into()), ..of(&["sainted soma"]) };
    let early = dq9::Chests { seconds: Some("20..=25".into()), ..of(&["sainted soma"]) };
    assert_eq!(windows(late), windows(early));
    assert!(refused(Query::Chests(of(&["soma tea"]))).starts_with("item \"soma tea\": no chest gives it"));
}

#[test]
fn hollow_traps_are_told() {
    let query = dq9::Chests {
        map: "4C:2938".into(),
        floor: Some(10),
        seconds: Some("0..=300".into()),
        ..dq9::Chests::default()
    };
    let Facts::Dq9Chests(facts) = ask(Query::Chests(query)).facts else { panic!("facts of chests") };
    let traps: Vec<_> = facts.chests[0].contents.iter().filter(|content| content.item == "mimic").collect();
    assert!(!traps.is_empty() && traps.iter().all(|content| content.hollow));
}

/// Every kind counted over all maps; two tests look at it.
static OVERVIEW: LazyLock<dq9::SpecialFacts> = LazyLock::new(|| {
    let Facts::Dq9Special(facts) = ask(Query::Special(dq9::Special::default())).facts else {
        panic!("facts of special")
    };
    *facts
});

#[test]
fn the_claims_of_the_source_article_come_out() {
    let claims = vector("seed_claims.json");
    let claimed = |claim: &str| {
        let found = claims.as_array().into_iter().flatten().find(|row| row["claim"] == claim);
        found.map_or_else(|| panic!("{claim}"), |row| row["seed_document"].clone())
    };
    let facts = |query| {
        let Facts::Dq9Special(facts) = ask(query).facts else { panic!("facts of special") };
        facts
    };
    let hollow = facts(special(dq9::Kind::Hollow)).hollow.expect("hollow chests");
    assert_eq!(claimed("floors where a trap chest may be hollow (seeds that occur)"), hollow.floors);
    assert_eq!(claimed("... Pandora missing"), hollow.pandoras_box);
    assert_eq!(claimed("... mimic missing"), hollow.mimic);
    assert_eq!(claimed("... cannibox missing"), hollow.cannibox);
    assert_eq!((hollow.floors, hollow.mimic, hollow.cannibox), (1_615, 1_266, 597));
    let all = &*OVERVIEW;
    let of = |kind| all.counts.iter().find(|count| count.kind == kind).expect("counted");
    assert_eq!(of(dq9::Kind::TrapsOnly).floors_occurring, 1_821);
    assert_eq!(of(dq9::Kind::MemoryFull).floors_occurring, 582);
    assert_eq!(of(dq9::Kind::Special).floors, 3_734);
    assert_eq!(all.drawable, Some(393_216 - 5_089));
    // 302 seeds never occur, in every rank.
    let table =
        dq9::TableQuery { table: dq9::TableName::Levels, rank: Some("DD".into()), ..Default::default() };
    let Facts::Dq9Table(levels) = ask(Query::Table(table)).facts else { panic!("facts of table") };
    let sum = |column: usize| -> i64 {
        levels.rows.iter().map(|row| if let Value::Int(n) = row[column] { n } else { 0 }).sum()
    };
    assert_eq!((sum(2), claimed("seeds that never occur")), (32_768, (sum(2) - sum(3)).into()));
}

#[test]
fn terrain_kinds_are_as_many_as_in_the_vectors() {
    let vectors = vector("terrain_maps.json");
    let all = &*OVERVIEW;
    for (name, kind) in [
        ("chest", dq9::Kind::Unreachable),
        ("chamber", dq9::Kind::Chamber),
        ("chest_chamber", dq9::Kind::ChestAndChamber),
        ("multi_region", dq9::Kind::SeveralChambers),
        ("multi_chamber", dq9::Kind::ChamberFloors),
        ("ghost", dq9::Kind::Ghosts),
        ("all_invalid", dq9::Kind::Forced),
        ("nochest", dq9::Kind::Chestless),
    ] {
        let expected = &vectors["maps_with"][name];
        let count = all.counts.iter().find(|count| count.kind == kind).expect("counted");
        assert_eq!(
            (&expected["all"], &expected["with_location"]),
            (&count.maps.into(), &count.maps_drawable.into()),
            "{name}"
        );
    }
}

#[test]
fn extremes_are_those_of_the_vectors() {
    let vectors = vector("extremes.json");
    for (name, extreme, per_side) in [
        ("maxtile", dq9::Extreme::LargestFloors, true),
        ("mintile", dq9::Extreme::SmallestFloors, true),
        ("maxwalk", dq9::Extreme::LongestFloors, true),
        ("maxghost", dq9::Extreme::MostGhosts, false),
    ] {
        let query = dq9::Special { extreme: Some(extreme), limit: Some(393_216), ..dq9::Special::default() };
        let Facts::Dq9Special(facts) = ask(Query::Special(query)).facts else { panic!("facts of special") };
        for (group, expected) in vectors[name].as_object().expect("groups") {
            let of_group =
                facts.extremes.iter().filter(|row| !per_side || *group == format!("{0}x{0}", row.side));
            let expected: Vec<(f64, &str)> = expected
                .as_array()
                .into_iter()
                .flatten()
                .map(|row| (row[2].as_f64().expect("a value"), row[0].as_str().expect("a seed")))
                .collect();
            let half = matches!(extreme, dq9::Extreme::LongestFloors);
            let found: Vec<f64> = of_group
                .take(expected.len())
                .map(|row| f64::from(row.value) / if half { 2.0 } else { 1.0 })
                .collect();
            let values: Vec<f64> = expected.iter().map(|(value, _)| *value).collect();
            assert_eq!(found, values, "{name} {group}");
        }
    }
}

#[test]
fn the_shortest_and_the_longest_maps_are_those_of_the_rules_text() {
    let first = |extreme, rank: &str| {
        let conditions = dq9::Conditions { rank: vec![rank.into()], ..dq9::Conditions::default() };
        let query = dq9::Special { extreme: Some(extreme), conditions, ..dq9::Special::default() };
        let Facts::Dq9Special(facts) = ask(Query::Special(query)).facts else { panic!("facts of special") };
        (facts.extremes[0].map.map(antre_dq9::MapId::community), facts.extremes[0].value)
    };
    let at = |id: &str, value| (Some(id.to_owned()), value);
    assert_eq!(first(dq9::Extreme::ShortestMaps, "02"), at("0232C2", 11));
    assert_eq!(first(dq9::Extreme::LongestMaps, "02").1, 133);
    assert_eq!(first(dq9::Extreme::LongestMaps, "DD"), at("DD1933", 516));
}

#[test]
fn bosses_follow_the_table_asked_for() {
    let force = |bosses| {
        let edition = dq9::EditionOptions { bosses, ..dq9::EditionOptions::default() };
        let query = dq9::Boss { boss: Some("sir sanguinus".into()), edition, ..dq9::Boss::default() };
        let answer = ask(Query::Boss(query));
        (answer.sentence.text, answer.edition)
    };
    let (collapsus, edition) = force(dq9::BossSource::Collapsus);
    assert!(collapsus.contains("Pyroforce (fire) ×1.65") && edition.contains("Collapsus"), "{collapsus}");
    let (wikidot, edition) = force(dq9::BossSource::Wikidot);
    assert!(wikidot.contains("Force 10 (wind/blast)") && edition.contains("wikidot"), "{wikidot}");
}

#[test]
fn every_table_names_its_source() {
    for table in [
        dq9::TableName::Ranks,
        dq9::TableName::Levels,
        dq9::TableName::ChestRanks,
        dq9::TableName::Chests,
        dq9::TableName::Monsters,
        dq9::TableName::Forces,
        dq9::TableName::Locations,
        dq9::TableName::Words,
        dq9::TableName::Environments,
        dq9::TableName::Famous,
        dq9::TableName::Legacy,
    ] {
        let answer = ask(Query::Table(dq9::TableQuery { table, ..dq9::TableQuery::default() }));
        assert!(!answer.notes.is_empty() && !answer.table.rows.is_empty(), "{table:?}");
        let columns = answer.table.columns.len();
        assert!(answer.table.rows.iter().all(|row| row.len() == columns), "{table:?}");
    }
}

#[test]
fn questions_go_through_json_and_back() {
    let text =
        r#"{"system":"dq9","verb":"special","kind":"metal-only","conditions":{"rank":["B5"]},"limit":3}"#;
    let query: antre::Query = serde_json::from_str(text).expect("a question");
    let again: antre::Query =
        serde_json::from_str(&serde_json::to_string(&query).expect("JSON")).expect("a question");
    assert_eq!(query, again);
    let answer = antre::answer(&query, &Detail::default()).expect("an answer");
    let Facts::Dq9Special(facts) = answer.facts else { panic!("facts of special") };
    assert_eq!(facts.maps.len(), 3);
    // A file travels as base64.
    let file = antre::Bytes::new("input", b"B5:15522\n02:50".to_vec());
    let text =
        format!(r#"{{"system":"dq9","verb":"save","file":{}}}"#, serde_json::to_string(&file).expect("JSON"));
    let query: antre::Query = serde_json::from_str(&text).expect("a question");
    let answer = antre::answer(&query, &Detail::default()).expect("an answer");
    assert_eq!(answer.sentence.text, "2 maps in the list.");
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config { cases: 48, ..Default::default() })]

    #[test]
    fn whatever_is_typed_gives_an_answer_or_a_sentence(name in "\\PC{0,40}", map in "[0-9A-Fa-f:]{0,8}") {
        for query in [decode(&name, None), show(&map, Some(1)), show(&name, None)] {
            if let Err(error) = antre::answer(&antre::Query::Dq9(query), &Detail::default()) {
                assert!(!error.to_string().is_empty() && !error.to_string().contains('\n'));
            }
        }
    }

    #[test]
    fn whatever_a_file_holds_gives_an_answer_or_a_sentence(
        mut bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..400),
        marked: bool,
    ) {
        if marked {
            bytes.splice(0..0, *b"DRAGON QUEST IX");
            bytes.resize(65_536, 7);
        }
        let file = antre::Bytes::new("f", bytes);
        let query = serde_json::json!({ "verb": "save", "file": String::from(file), "ignore_checksums": true });
        let query: Query = serde_json::from_value(query).expect("a question");
        if let Err(error) = antre::answer(&antre::Query::Dq9(query), &Detail::default()) {
            assert!(!error.to_string().is_empty() && !error.to_string().contains('\n'));
        }
    }
}
