//! The server as people and programs meet it.

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use antre_serve::Limits;
use common::{Response, Server, server};
use flate2::read::GzDecoder;

const FIGHT: &str = r#"{"query":{"system":"duel","verb":"fight","seed":16}}"#;
const WON: &str = "Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left.";

#[test]
fn the_same_question_has_the_same_answer_on_every_way() {
    let server = server();
    let posted = server.ask(FIGHT);
    assert_eq!(posted.status, 200);
    let posted = posted.json();
    assert_eq!(posted["answer"]["sentence"]["text"], WON);
    assert_eq!(posted["shown"]["command"], "antre duel fight");
    assert_eq!(posted["shown"]["link"], "duel/fight");
    assert!(
        posted["shown"]["svg"].as_str().is_some_and(|svg| svg.starts_with("<svg") && !svg.contains("<style"))
    );
    let got = server.get("/api/v1/duel/fight?seed=16");
    assert_eq!(got.json(), posted);
    let form = server.send(
        "POST",
        "/api/v1/duel/fight",
        "Content-Type: application/x-www-form-urlencoded\r\n",
        b"seed=16",
    );
    assert_eq!(form.json(), posted);
    let text = server.get("/api/v1/duel/fight?seed=16&format=text");
    assert!(text.text().starts_with(WON));
    let svg = server.get("/api/v1/duel/fight?format=svg");
    assert_eq!(svg.header("content-type"), Some("image/svg+xml"));
    assert!(svg.text().contains("<style>"));
}

#[test]
fn words_and_draws_come_when_asked_for() {
    let server = server();
    let reply = server.get("/api/v1/duel/fight?lang=es&explain=short").json();
    assert!(reply["answer"]["sentence"]["text"].as_str().is_some_and(|text| text.contains("gana")));
    assert_eq!(reply["shown"]["draws"]["rows"].as_array().map(Vec::len), Some(23));
    let words = server.get("/api/v1/words/fr.json").json();
    assert_eq!(words["page-copy"], "Copier");
    assert_eq!(
        server.get("/api/v1/words/ja.json").json().as_object().map(serde_json::Map::len),
        words.as_object().map(serde_json::Map::len)
    );
    assert!(server.get("/api/v1/words/xx.json").refused(404).contains("expected one of en"));
    // What is wrong speaks the language, too, found in the values or in what they mean.
    let wrong = server.get("/api/v1/duel/fight?seed=x&lang=es").refused(400);
    assert_eq!(wrong, "seed \"x\": se espera un número entero");
    let wrong = server.get("/api/v1/dq9/free?wish=soon&lang=es").refused(400);
    assert!(wrong.starts_with("wish \"soon\": se espera floor=N"), "{wrong}");
}

#[test]
fn the_api_describes_itself() {
    let server = server();
    let openapi = server.get("/api/v1/openapi.json").json();
    assert_eq!(openapi["openapi"], "3.1.0");
    assert!(openapi["paths"]["/api/v1/sky/timeline"]["get"]["parameters"].as_array().is_some_and(|list| {
        list.iter().any(|one| one["name"] == "scenario" && one["required"] == false || one["name"] == "steps")
    }));
    // Every reference leads somewhere.
    let text = openapi.to_string();
    for part in text.split("\"$ref\":\"#").skip(1) {
        let pointer = part.split('"').next().expect("a pointer");
        assert!(openapi.pointer(pointer).is_some(), "{pointer}");
    }
    let forms = server.get("/api/v1/forms.json").json();
    assert!(forms.as_array().is_some_and(|forms| forms.len() >= 9));
    assert_eq!(server.get("/healthz").text(), "ok\n");
    let metrics = server.get("/metrics").text();
    assert!(metrics.contains("antre_responses_total{status=\"2xx\"} 3"), "{metrics}");
}

#[test]
fn what_has_not_changed_is_not_sent_again() {
    let server = server();
    for path in ["/", "/api/v1/duel/fight", "/api/v1/words/en.json"] {
        let first = server.get(path);
        let tag = first.header("etag").expect("a tag").to_owned();
        assert_eq!(first.header("cache-control"), Some("no-cache"));
        let again = server.send("GET", path, &format!("If-None-Match: {tag}\r\n"), b"");
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        assert_eq!(server.send("GET", path, "If-None-Match: \"other\"\r\n", b"").status, 200);
    }
}

#[test]
fn answers_are_compressed_for_those_who_can_read_it() {
    let server = server();
    let plain = server.get("/api/v1/duel/fight");
    let small = server.send("GET", "/api/v1/duel/fight", "Accept-Encoding: gzip\r\n", b"");
    assert_eq!(small.header("content-encoding"), Some("gzip"));
    let mut text = Vec::new();
    GzDecoder::new(small.body.as_slice()).read_to_end(&mut text).expect("gzip");
    assert_eq!(text, plain.body);
    assert!(small.body.len() * 3 < plain.body.len());
}

#[test]
fn every_response_tells_the_browser_what_it_may_do() {
    let server = server();
    for path in ["/", "/page.css", "/picture.css", "/nothing", "/api/v1/sky/due", "/api/v1/sky/nothing"] {
        let response = server.get(path);
        let policy = response.header("content-security-policy").expect("a policy").to_owned();
        assert!(
            policy.contains("default-src 'none'") && policy.contains("script-src 'self' 'wasm-unsafe-eval'")
        );
        assert!(!policy.contains("unsafe-inline") && !policy.contains("http"), "{policy}");
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(response.header("access-control-allow-origin"), None);
    }
}

#[test]
fn a_link_without_the_mark_leads_to_the_page() {
    let server = server();
    let response = server.get("/sky/timeline?scenario=agility-three");
    assert_eq!(
        (response.status, response.header("location")),
        (302, Some("/#/sky/timeline?scenario=agility-three"))
    );
}

#[test]
fn beyond_the_limit_everybody_is_told_when_to_come_back() {
    let server =
        Server::start(Limits { searches: 1, patience: Duration::from_millis(20), ..Limits::default() });
    let plan = "/api/v1/sky/plan?scenario=L%3Awalk%20E1%3Awalk%20E2%3Awalk&depth=9";
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let asking: Vec<_> = (0..24).map(|_| scope.spawn(|| server.get(plan))).collect();
        let looked_up = server.get("/api/v1/sky/due");
        assert_eq!(looked_up.status, 200, "look-ups keep their own places");
        let responses = asking.into_iter().map(|one| one.join().expect("an answer"));
        responses
            .map(|response| {
                if response.status == 429 {
                    assert!(response.refused(429).contains("every place is taken"));
                    assert_eq!(response.header("retry-after"), Some("1"));
                }
                response.status
            })
            .collect()
    });
    assert!(statuses.iter().all(|status| matches!(status, 200 | 429)), "{statuses:?}");
    assert!(statuses.contains(&200));
}

#[test]
fn a_question_that_takes_too_long_is_given_up() {
    let server = Server::start(Limits { answer: Duration::ZERO, ..Limits::default() });
    assert!(server.get("/api/v1/sky/plan?scenario=all-normal&depth=12&payload=attack,attack,attack,attack,attack,attack,attack").refused(408).contains("no answer within"));
}

#[test]
fn what_has_begun_is_finished_after_the_stop() {
    let mut server = server();
    let mut stream = server.connect();
    let head = format!(
        "POST /api/v1/ask HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        server.address,
        FIGHT.len()
    );
    stream.write_all(head.as_bytes()).expect("written");
    std::thread::sleep(Duration::from_millis(100));
    server.stop.take().map(|stop| stop.send(()));
    std::thread::sleep(Duration::from_millis(100));
    stream.write_all(FIGHT.as_bytes()).expect("still open");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("an answer, then the end");
    assert_eq!(Response::read(&bytes).status, 200);
}

/// Names and data of the events of a search.
fn events(response: &Response) -> Vec<(String, serde_json::Value)> {
    let text = response.text();
    let event = |part: &str| {
        let (name, data) = part.split_once('\n')?;
        let (name, data) = (name.strip_prefix("event: ")?, data.strip_prefix("data: ")?);
        Some((name.to_owned(), serde_json::from_str(data).ok()?))
    };
    text.split("\n\n").filter(|part| !part.is_empty()).map(|part| event(part).expect("an event")).collect()
}

#[test]
fn a_search_tells_its_odds_its_progress_and_its_hits() {
    let server = server();
    let found = server.get(
        "/api/v1/search?condition=level+%3E%3D+90+%26%26+boss+%3D%3D+%22Hammibal%22+%26%26+chests.S+%3E%3D+3&columns=level",
    );
    assert_eq!((found.status, found.header("content-type")), (200, Some("text/event-stream")));
    let events = events(&found);
    assert_eq!(events[0].0, "outlook");
    assert_eq!(events[0].1["items"], 393_216);
    assert_eq!(events[0].1["chips"].as_array().map(Vec::len), Some(3));
    assert!(events.iter().any(|(name, data)| name == "progress" && data["of"] == 393_216));
    let hits: Vec<&serde_json::Value> = events
        .iter()
        .filter(|(name, _)| name == "hits")
        .flat_map(|(_, data)| data.as_array().expect("hits"))
        .collect();
    let (last, done) = events.last().expect("an end");
    assert_eq!(last, "done");
    assert_eq!(done["hits"].as_u64(), Some(hits.len() as u64));
    assert!(
        hits.len() > 3 && hits.iter().all(|hit| hit["cells"][0].as_i64().is_some_and(|level| level >= 90))
    );
    // A hit's link is a question with an answer.
    let link = hits[0]["link"].as_str().expect("a link");
    assert_eq!(server.get(&format!("/api/v1{}", link.trim_start_matches('#'))).status, 200);
    let few = server.get("/api/v1/search?condition=level+%3E%3D+90&limit=5");
    let few = self::events(&few);
    assert_eq!(
        few.last().map(|(_, data)| (data["hits"].clone(), data["stopped"].clone())),
        Some((5.into(), true.into()))
    );
    // From where it ended, it goes on with the next: nothing twice, nothing left out.
    let page = |from: u64| -> (Vec<serde_json::Value>, u64) {
        let address = format!("/api/v1/search?condition=level+%3E%3D+90&limit=5&from={from}");
        let events = self::events(&server.get(&address));
        let hits = events.iter().filter(|(name, _)| name == "hits").filter_map(|(_, data)| data.as_array());
        let ids = hits.flatten().map(|hit| hit["id"].clone()).collect();
        (ids, events.last().and_then(|(_, done)| done["end"].as_u64()).expect("an end"))
    };
    let (first, end) = page(0);
    let (second, later) = page(end);
    assert!(0 < end && end < later, "{end}, {later}");
    let ten = self::events(&server.get("/api/v1/search?condition=level+%3E%3D+90&limit=10"));
    let ten = ten.iter().filter(|(name, _)| name == "hits").filter_map(|(_, data)| data.as_array());
    let ten: Vec<_> = ten.flatten().map(|hit| hit["id"].clone()).collect();
    assert_eq!([first, second].concat(), ten);
}

#[test]
fn a_search_that_cannot_be_meant_is_refused() {
    let server = server();
    for (values, sentence) in [
        ("space=nowhere", "space \"nowhere\": expected one of maps"),
        ("limit=0", "limit \"0\": expected 1..=10000"),
        ("limit=99999999", "expected 1..=10000"),
        ("conditoin=x", "a search has no such value"),
        ("lang=xx", "expected one of en"),
        ("space=%00", "expected one of maps"),
        ("space=nowhere&lang=es", "space \"nowhere\": se espera uno de maps"),
    ] {
        let refused = server.get(&format!("/api/v1/search?{values}")).refused(400);
        assert!(refused.contains(sentence), "{values}: {refused}");
    }
    let bad = server.get("/api/v1/search/outlook?condition=levl+%3E+3");
    assert!(bad.refused(400).contains("perhaps level"), "{bad:?}");
    assert!(bad.json()["place"]["column"].is_number());
    let long = format!("/api/v1/search/outlook?condition={}", "level+%3E+3+%26%26+".repeat(1_200));
    assert_eq!(server.get(&long).status, 400);
    // What begins as events ends as events.
    let bad = server.get("/api/v1/search?condition=levl+%3E+3");
    assert_eq!(events(&bad).last().map(|(name, _)| name.as_str()), Some("problem"));
    let columns = server.get("/api/v1/search/columns?space=floors").json();
    assert!(columns.as_array().is_some_and(|list| list.iter().any(|one| one["name"] == "monster_rank")));
}

#[test]
fn who_goes_away_ends_the_search() {
    let limits = Limits { searches: 1, patience: Duration::from_secs(20), ..Limits::default() };
    let server = Server::start(limits);
    for _ in 0..5 {
        // A search that would go on for long, and nobody who listens.
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        let question = "/api/v1/search?space=chests&condition=floor+%3E%3D+1&limit=10000";
        let head = format!("GET {question} HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
        stream.write_all(head.as_bytes()).expect("a request");
        let mut first = [0; 64];
        assert!(stream.read(&mut first).expect("an answer") > 0);
    }
    // The only place is free again for the next.
    let next = server.get("/api/v1/search?condition=level+%3E%3D+99&limit=1");
    assert_eq!(events(&next).last().map(|(name, _)| name.as_str()), Some("done"));
}
