//! What the page gets without a server.

use antre::{Detail, link};
use antre_wasm::answers::{
    ask, bring_forms, lacking, search_columns, search_outlook, search_part, search_prepare,
};
use serde_json::Value;

fn parsed(text: Result<String, String>) -> Value {
    serde_json::from_str(&text.expect("an answer")).expect("JSON")
}

#[test]
fn an_answer_is_the_facades_own() {
    let got = parsed(ask("dq9", "show", "map=B5:15522&lang=ja&narrow=true&explain=short"));
    let (query, detail) = link::of_link("dq9/show?map=B5:15522&lang=ja&explain=short").expect("a link");
    let reply = antre::reply(query, &detail, true).expect("an answer");
    assert_eq!(got, serde_json::to_value(reply).expect("JSON"));
}

#[test]
fn what_is_wrong_is_one_sentence_with_its_place() {
    let wrong = |text: Result<String, String>| -> Value {
        serde_json::from_str(&text.expect_err("no answer")).expect("JSON")
    };
    assert!(wrong(ask("dq9", "show", "map=XX")).get("error").is_some_and(Value::is_string));
    assert_eq!(
        wrong(ask("duel", "fight", "seed=x&lang=es"))["error"],
        "seed \"x\": se espera un número entero"
    );
    let place = wrong(ask("duel", "fight", "roster=%5B%5Bfighter%5D%5D%0Aname%3D3"));
    assert!(place["place"]["line"].is_number(), "{place}");
    let place = wrong(search_outlook(r#"{"condition":"level >= \"x\""}"#));
    assert!(place["place"]["column"].is_number(), "{place}");
    assert!(
        wrong(search_columns("space=nothing"))["error"].as_str().is_some_and(|text| text.contains("maps"))
    );
}

#[test]
fn a_search_in_parts_is_the_whole_search() {
    let search = r#"{"condition":"level >= 90 && boss == \"Hammibal\" && chests.S >= 3","columns":["level","chests.S"]}"#;
    let outlook = parsed(search_outlook(search));
    assert_eq!(outlook["items"], 393_216);
    assert_eq!(outlook["chips"].as_array().map(Vec::len), Some(3));
    search_prepare(search).expect("prepared");
    let whole = parsed(search_part(search, 0, 393_216, 1_000_000));
    let hits = whole["hits"].as_array().expect("hits").clone();
    assert!(hits.len() > 3);
    let mut parts = Vec::new();
    let mut first = 0;
    while first < 393_216 {
        let part = parsed(search_part(search, first, first + 65_536, 1_000_000));
        parts.extend(part["hits"].as_array().expect("hits").clone());
        first = part["part"]["end"].as_u64().expect("a position");
    }
    assert_eq!(parts, hits);
    assert_eq!(hits[0]["cells"].as_array().map(Vec::len), Some(2));
    // A hit's link is a question.
    let link = hits[0]["link"].as_str().expect("a link");
    let (query, _) = link::of_link(link).expect("a link");
    assert!(antre::answer(&query, &Detail::default()).is_ok());
    let few = parsed(search_part(search, 0, 393_216, 2));
    assert_eq!(few["hits"].as_array().map(Vec::len), Some(2));
    assert_eq!(few["part"]["stopped"], true);
}

#[test]
fn with_everything_inside_nothing_is_lacking() {
    assert_eq!(lacking("map=B5:15522&lang=ja"), None);
    assert_eq!(lacking(r#"{"condition":"level > 3","lang":"fr"}"#), None);
    assert!(bring_forms(&antre::form::text()).is_ok());
    assert!(bring_forms("[]").expect_err("no forms").contains("of this version"));
}
