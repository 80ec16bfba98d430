//! Sections 4 and 16 against the vectors: names with all their maps.

use std::io::Read as _;

use antre_dq9::tables::{FAMOUS_MAPS, Language};
use antre_dq9::{Decoded, Decoder, Header, MapId, MapName, NameIndex, Rank, Seed};
use proptest::prelude::*;
use serde_json::Value;

fn vectors() -> Vec<Value> {
    let mut text = String::new();
    let packed = &include_bytes!("../../../testdata/dq9/decode.jsonl.gz")[..];
    flate2::read::GzDecoder::new(packed).read_to_string(&mut text).expect("a vector file unpacks to text");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn number(value: &Value) -> u8 {
    u8::try_from(value.as_u64().expect("a number")).expect("a small number")
}

fn candidates(record: &Value) -> Vec<MapId> {
    let pairs = record["candidates"].as_array().expect("candidates");
    let id = |pair: &Value| {
        let seed = Seed::new(pair[1].as_i64().expect("a seed")).expect("a seed");
        MapId::new(Rank::of_code(number(&pair[0])).expect("a rank"), seed)
    };
    pairs.iter().map(id).collect()
}

#[test]
fn names_have_the_listed_maps_in_every_language() {
    let decoder = Decoder::new();
    let records = vectors();
    for record in &records {
        let name = MapName {
            prefix: number(&record["prefix"]),
            locale: number(&record["locale"]),
            suffix: number(&record["suffix"]),
            level: number(&record["level"]),
        };
        let listed = candidates(record);
        assert_eq!(decoder.index.named(&name).collect::<Vec<_>>(), listed, "{name:?}");
        for language in Language::ALL {
            let text = name.in_language(language);
            let Ok(Decoded::Grottos { names, maps }) = decoder.decode(&text, None, None) else {
                panic!("{text}: not read as a grotto")
            };
            assert!(names.iter().any(|name| name.languages.contains(&language)), "{text}: {names:?}");
            // A language that calls two places the same gives the maps of both.
            assert!(listed.iter().all(|id| maps.contains(id)), "{text}: {maps:?}");
            let alike = |id: &MapId| MapName::of(&Header::of(*id)).in_language(language) == text;
            assert!(maps.iter().all(alike), "{text}: {maps:?}");
        }
    }
    assert_eq!(records.len(), 126);
}

#[test]
fn as_many_names_as_the_source_article_counts() {
    let index = NameIndex::new();
    let counts: Vec<usize> = index.names().map(|(_, count)| count).collect();
    assert_eq!(counts.len(), 90_955);
    assert_eq!(counts.iter().filter(|&&count| count == 1).count(), 33_357);
    assert_eq!(counts.iter().max(), Some(&71));
    assert_eq!(counts.iter().sum::<usize>(), MapId::COUNT as usize);
}

#[test]
fn the_first_map_has_21_others_of_its_name() {
    let decoder = Decoder::new();
    let Ok(Decoded::Grottos { maps, .. }) = decoder.decode("granite tunnel of woe 1", None, None) else {
        panic!("not read as a grotto")
    };
    assert_eq!(maps.len(), 22);
    assert!(maps.iter().all(|id| id.rank.to_string() == "02"));
    let quest: Vec<MapId> = maps.iter().copied().filter(|&id| decoder.candidate(id).quest).collect();
    assert_eq!(quest.iter().map(ToString::to_string).collect::<Vec<_>>(), ["02:50"]);
    assert!(decoder.candidate(quest[0]).lies_at(5));
}

#[test]
fn famous_maps_bear_their_published_names() {
    let decoder = Decoder::new();
    for famous in &FAMOUS_MAPS {
        let id = MapId::new(famous.rank, Seed::new(famous.seed.into()).expect("a seed"));
        assert_eq!(MapName::of(&Header::of(id)).in_language(Language::Japanese), famous.japanese);
        let Ok(Decoded::Grottos { maps, .. }) = decoder.decode(famous.japanese, None, None) else {
            panic!("{}: not read as a grotto", famous.japanese)
        };
        assert!(maps.contains(&id), "{}", famous.japanese);
    }
}

#[test]
fn a_location_keeps_the_maps_that_can_lie_there() {
    let decoder = Decoder::new();
    let text = "Granite Tunnel of Woe Lv. 1";
    for location in [1, 5, 27, 47, 48, 150] {
        let Ok(Decoded::Grottos { maps, .. }) = decoder.decode(text, None, Some(location)) else {
            panic!("not read as a grotto")
        };
        let Ok(Decoded::Grottos { maps: all, .. }) = decoder.decode(text, None, None) else {
            panic!("not read as a grotto")
        };
        let there: Vec<MapId> = all
            .into_iter()
            .filter(|&id| {
                (id.to_string() == "02:50" && location == 5)
                    || decoder.timers.origins(id).any(|origin| origin.location == location)
            })
            .collect();
        assert_eq!(maps, there, "location {location}");
    }
}

proptest! {
    /// Whatever is typed is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        let lexicon = antre_dq9::Lexicon::new();
        if let Err(error) = lexicon.read(&text, None) {
            prop_assert!(!error.to_string().is_empty());
        }
    }

    /// Words of names in any order, with rubbish between them.
    #[test]
    fn any_words_are_read_or_refused(
        words in proptest::collection::vec(
            prop_oneof![
                (0usize..3, 0usize..16, 0usize..6).prop_map(|(part, id, language)| {
                    antre_dq9::Part::ALL[part].words()[id].in_language(Language::ALL[language]).to_owned()
                }),
                "[a-z]{1,8}",
                "[0-9]{1,4}",
            ],
            0..8,
        )
    ) {
        let lexicon = antre_dq9::Lexicon::new();
        let _ = lexicon.read(&words.join(" "), None);
    }
}
