//! Every bad request that people and programs send: each gets one clear sentence, none an error of the server's own.

mod common;

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use antre_serve::Limits;
use common::{Response, Server, server};

const FIGHT: &str = r#"{"query":{"system":"duel","verb":"fight","seed":16}}"#;

#[test]
fn only_its_own_names_are_answered() {
    let server = server();
    let port = server.address.port();
    let with = |host: &str| {
        server.raw(format!("GET /healthz HTTP/1.1\r\n{host}Connection: close\r\n\r\n").as_bytes())
    };
    for good in [
        format!("localhost:{port}"),
        format!("LOCALHOST:{port}"),
        format!("127.0.0.1:{port}"),
        format!("[::1]:{port}"),
    ] {
        assert_eq!(with(&format!("Host: {good}\r\n")).status, 200, "{good}");
    }
    for bad in [
        format!("Host: evil.example:{port}\r\n"),
        "Host: evil.example\r\n".into(),
        "Host: localhost\r\n".into(),
        format!("Host: localhost.evil.example:{port}\r\n"),
        format!("Host: user@localhost:{port}\r\n"),
        format!("Host: localhost:{port}\r\nHost: evil.example\r\n"),
        "Host: \r\n".into(),
        String::new(),
    ] {
        let response = with(&bad);
        assert!(matches!(response.status, 400 | 421), "{bad:?}: {response:?}");
    }
    assert!(
        with("Host: evil.example\r\n").refused(421).starts_with("host \"evil.example\": expected localhost:")
    );
}

#[test]
fn no_path_leads_out_of_the_page() {
    let server = server();
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/vendor/../../../Cargo.toml",
        "//etc/passwd",
        "/vendor//preact.mjs",
        "/.git/config",
        "/vendor/.hidden",
        "/a%00b",
        "/index.html%00.css",
        "/C:\\windows\\win.ini",
        "/vendor\\preact.mjs",
        "/vendor",
        "/package.json",
    ] {
        assert!(server.get(path).refused(404).contains("nothing here"), "{path}");
    }
    assert_eq!(server.get("/vendor/preact.mjs").status, 200);
    assert!(server.get("/index.html").text().contains("<!doctype html>"));
}

#[test]
fn bad_questions_get_a_sentence() {
    let server = server();
    let enormous = "x".repeat(1 << 20);
    for (body, words) in [
        (String::new(), "body: empty"),
        ("{".into(), "EOF"),
        ("[]".into(), "expected"),
        ("null".into(), "expected"),
        ("{}".into(), "missing field `query`"),
        (r#"{"query":{}}"#.into(), "missing field `system`"),
        (r#"{"query":{"system":"chess","verb":"show"}}"#.into(), "unknown variant `chess`"),
        (r#"{"query":{"system":"duel","verb":"fight","seed":"one"}}"#.into(), "expected i64"),
        (r#"{"query":{"system":"duel","verb":"fight","seed":1e99}}"#.into(), "expected i64"),
        (r#"{"query":{"system":"duel","verb":"fight","sede":1}}"#.into(), "unknown field `sede`"),
        (
            r#"{"query":{"system":"duel","verb":"fight"},"detail":{"lang":"xx"}}"#.into(),
            "unknown variant `xx`",
        ),
        (r#"{"query":{"system":"duel","verb":"fight","roster":"\u0000"}}"#.into(), ""),
        (format!(r#"{{"query":{{"system":"duel","verb":"fight","roster":"{enormous}"}}}}"#), ""),
        (format!(r#"{{"query":{{"system":"sky","verb":"timeline","scenario":"{enormous}"}}}}"#), ""),
        (format!(r#"{{"query":{{"system":"{enormous}","verb":"timeline"}}}}"#), "unknown variant"),
        (format!("{}{}", "[".repeat(100_000), "]".repeat(100_000)), "expected"),
    ] {
        let sentence = server.ask(&body).refused(400);
        assert!(sentence.contains(words), "{sentence}");
    }
    assert!(
        server
            .send("POST", "/api/v1/ask", "", FIGHT.as_bytes())
            .refused(415)
            .contains("expected application/json")
    );
    assert!(
        server
            .send("POST", "/api/v1/ask", "Content-Type: application/json\r\n", b"\xff\xfe{}")
            .refused(400)
            .contains("expected")
    );
}

#[test]
fn bad_links_get_a_sentence() {
    let server = server();
    let enormous = "x".repeat(20_000);
    for (path, words) in [
        ("/api/v1/sky/nothing", "expected one of timeline"),
        ("/api/v1/nothing/at-all", "expected one of duel"),
        ("/api/v1/%2e%2e/%2e%2e", "expected one of duel"),
        ("/api/v1/sky/timeline?scenario=agility-three&steps=many", "steps \"many\": expected a whole number"),
        ("/api/v1/sky/timeline?scenario=agility-three&steps=0", "steps 0: expected 1..="),
        ("/api/v1/sky/timeline?scenario=%00", "scenario"),
        ("/api/v1/sky/timeline?scenario=%ff%fe", "scenario"),
        ("/api/v1/sky/timeline?scenario=agility-three&rules=%0a", "rules \"\\n\": expected sky, article"),
        ("/api/v1/duel/fight?format=pdf", "format \"pdf\": expected json, text or svg"),
        ("/api/v1/sky/stage?format=svg", "format svg: this answer has no picture"),
        (format!("/api/v1/sky/timeline?scenario={enormous}").as_str(), ""),
    ] {
        let sentence = server.get(path).refused(400);
        assert!(sentence.contains(words), "{path:.80}: {sentence}");
    }
    let roster =
        server.send("POST", "/api/v1/duel/fight", "", b"roster=%5B%5Bfighter%5D%5D%0Aname%20%3D%203");
    assert_eq!(roster.json()["place"]["line"], 2, "{}", roster.text());
}

#[test]
fn what_is_too_large_or_not_http_is_refused() {
    let server = server();
    let body = vec![b' '; Limits::default().body + 1];
    let head = "Content-Type: application/json\r\n";
    assert!(server.send("POST", "/api/v1/ask", head, &body).refused(413).contains("too large"));
    let path = format!("/{}", "a".repeat(1 << 20));
    let status = server.get(&path).status;
    assert!(matches!(status, 0 | 400 | 414 | 431), "{status}");
    let header = format!("X-Long: {}\r\n", "a".repeat(1 << 20));
    let status = server.send("GET", "/healthz", &header, b"").status;
    assert!(matches!(status, 0 | 431), "{status}");
    for bytes in [
        &b"\0\0\0\0\r\n\r\n"[..],
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /\0 HTTP/1.1\r\n\r\n",
    ] {
        let status = server.raw(bytes).status;
        assert!(matches!(status, 0 | 400), "{status}");
    }
    for method in ["DELETE", "PUT", "PATCH", "BREW"] {
        for path in ["/", "/api/v1/ask", "/api/v1/duel/fight", "/healthz"] {
            server.send(method, path, "", b"").refused(405);
        }
    }
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn whoever_dawdles_is_let_go() {
    let server = Server::start(Limits { arrival: Duration::from_millis(300), ..Limits::default() });
    // The head never ends.
    let mut slow = server.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: ").expect("written");
    let mut rest = Vec::new();
    slow.read_to_end(&mut rest).expect("closed by the other side");
    assert!(matches!(Response::read(&rest).status, 0 | 408));
    // The body never comes.
    let head = format!(
        "POST /api/v1/ask HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{{",
        server.address
    );
    assert!(server.raw(head.as_bytes()).refused(408).contains("body: not there"));
}

/// An address with a bad value in every place where one fits.
fn twisted(value: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for question in [
        "dq9/show?map=",
        "isaac/show?seed=",
        "sky/timeline?scenario=",
        "duel/fight?roster=",
        "torneko3/plan?",
    ] {
        paths.push(format!("/api/v1/{question}{value}"));
    }
    for address in ["/api/v1/", "/api/v1/duel/", "/api/v1/words/", "/", "/duel/", "/vendor/", "/#/duel/"] {
        paths.push(format!("{address}{value}"));
    }
    for name in ["lang", "explain", "format", "narrow", "seed", "no-such"] {
        paths.push(format!("/api/v1/duel/fight?{name}={value}"));
        paths.push(format!("/api/v1/duel/fight?{value}={name}"));
    }
    for name in ["space", "limit", "from", "lang"] {
        paths.push(format!("/api/v1/search?limit=1&condition=false&{name}={value}"));
    }
    for name in ["condition", "columns", "seeds"] {
        paths.push(format!("/api/v1/search/outlook?{name}={value}"));
        paths.push(format!("/api/v1/search/columns?{name}={value}"));
    }
    paths
}

#[test]
fn whatever_stands_in_an_address_is_answered() {
    let server = server();
    for value in [
        "%",
        "%f",
        "%zz",
        "%00",
        "%ff%fe",
        "%c3%28",
        "%ed%a0%80",
        "%0d%0aSet-Cookie:%20a=b",
        "%e2%80%ae",
        "%252e%252e%252f",
        "..%2f..%2fetc%2fpasswd",
        "&&&",
        "=",
        "a=b=c",
        "+",
        "-9223372036854775809",
        "1e400",
        "NaN",
        "0x10",
        "%F0%9F%92%A9",
        "%3Cscript%3Ealert(1)%3C/script%3E",
        "'%20OR%201=1--",
        "{{7*7}}",
        "$%7bjndi:ldap://a%7d",
    ] {
        for path in twisted(value) {
            let response = server.get(&path);
            assert!(matches!(response.status, 200 | 302 | 400 | 404), "{path}: {response:?}");
            assert!(!response.body.is_empty() || response.status == 302, "{path}: nothing is said");
            assert_eq!(response.header("set-cookie"), None, "{path}");
            if response.status >= 400 {
                response.refused(response.status);
            }
        }
    }
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn a_name_of_a_megabyte_is_refused_wherever_it_stands() {
    let server = server();
    let name = "n".repeat(1 << 20);
    for values in
        [format!("name={name}"), format!("{name}=1"), format!("release={name}"), "a=1&".repeat(200_000)]
    {
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        server.send("POST", "/api/v1/dq9/decode", form, values.as_bytes()).refused(400);
    }
    server.ask(&format!(r#"{{"query":{{"system":"dq9","verb":"decode","name":"{name}"}}}}"#)).refused(400);
    server.ask(&format!(r#"{{"query":{{"system":"dq9","verb":"decode","{name}":1}}}}"#)).refused(400);
    server.ask(&format!(r#"{{"query":{{"system":"dq9","verb":"decode","name":["{name}"]}}}}"#)).refused(400);
}

#[test]
fn json_of_any_shape_is_refused_with_a_sentence() {
    let server = server();
    let deep = |open: &str, close: &str| format!("{}1{}", open.repeat(20_000), close.repeat(20_000));
    for body in [
        deep("[", "]"),
        deep("{\"query\":", "}"),
        format!(r#"{{"query":{{"system":"duel","verb":"fight","roster":{}}}}}"#, deep("[", "]")),
        r#"{"query":{"system":"duel","verb":"fight"},"query":{"system":"duel","verb":"fight"}}"#.into(),
        r#"{"query":{"system":"duel","verb":"fight"},"narrow":"yes"}"#.into(),
        r#"{"query":{"system":"duel","verb":"fight"},"detail":"es"}"#.into(),
        r#"{"query":{"system":["duel"],"verb":"fight"}}"#.into(),
        r#"{"query":{"system":"duel","verb":null}}"#.into(),
        r#"{"query":"duel/fight"}"#.into(),
        r#"{"query":{"system":"duel","verb":"fight","seed":99999999999999999999999}}"#.into(),
        r#"{"query":{"system":"duel","verb":"fight","roster":"\ud800"}}"#.into(),
        format!("{FIGHT}{FIGHT}"),
        format!("\u{feff}{FIGHT}"),
        FIGHT.replace('"', "'"),
        "NaN".into(),
        "\"\"".into(),
        "\0".into(),
    ] {
        server.ask(&body).refused(400);
    }
}

#[test]
fn a_body_of_another_kind_is_told_which_is_expected() {
    let server = server();
    for kind in [
        "text/plain",
        "application/xml",
        "multipart/form-data; boundary=x",
        "application/jsonx",
        "",
        "\u{7f}",
    ] {
        let head = format!("Content-Type: {kind}\r\n");
        let refused = server.send("POST", "/api/v1/ask", &head, FIGHT.as_bytes());
        assert!(matches!(refused.status, 400 | 415), "{kind:?}: {refused:?}");
    }
    let asked = |kind: &str, path: &str, body: &str| {
        server.send("POST", path, &format!("Content-Type: {kind}\r\n"), body.as_bytes())
    };
    assert!(
        asked("application/json", "/api/v1/duel/fight", "{}")
            .refused(415)
            .contains("expected application/x-www")
    );
    assert_eq!(asked("APPLICATION/JSON ; charset=utf-8", "/api/v1/ask", FIGHT).status, 200);
    assert_eq!(
        asked("application/x-www-form-urlencoded;charset=UTF-8", "/api/v1/duel/fight", "seed=16").status,
        200
    );
}

#[test]
fn other_methods_are_told_which_there_are() {
    let server = server();
    for path in [
        "/",
        "/page.css",
        "/healthz",
        "/metrics",
        "/api/v1/duel/fight",
        "/api/v1/search?condition=false",
        "/api/v1/words/en.json",
    ] {
        let (get, head) = (server.get(path), server.send("HEAD", path, "", b""));
        // A search that nobody reads has an end as well.
        let (got, told) = (get.status, head.status);
        assert_eq!((told, head.body.len()), (got, 0), "{path}");
        assert_eq!(get.header("content-type"), head.header("content-type"), "{path}");
        for method in ["OPTIONS", "DELETE", "TRACE", "CONNECT"] {
            let response = server.send(method, path, "", b"");
            assert!(matches!(response.status, 400 | 405), "{method} {path}: {response:?}");
            if response.status == 405 {
                let allow = response.header("allow").expect("what is allowed").to_owned();
                assert!(allow.contains("GET"), "{method} {path}: {allow}");
                response.refused(405);
            }
        }
    }
    let allow = server.send("GET", "/api/v1/ask", "", b"");
    allow.refused(405);
    assert_eq!(allow.header("allow"), Some("POST"));
    // No permission for anybody else's page, asked for or not.
    let asked = "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n";
    let asked = server.send("OPTIONS", "/api/v1/ask", asked, b"");
    assert!(!asked.head.to_lowercase().contains("access-control-allow"), "{asked:?}");
}

#[test]
fn pages_of_other_sites_cannot_ask() {
    let server = server();
    let from = |site: &str, mode: &str, method: &str| {
        let head = format!("Sec-Fetch-Site: {site}\r\nSec-Fetch-Mode: {mode}\r\n");
        server.send(method, "/api/v1/duel/fight", &head, b"").status
    };
    assert_eq!(from("cross-site", "no-cors", "GET"), 403);
    assert_eq!(from("cross-site", "cors", "GET"), 403);
    assert_eq!(from("cross-site", "navigate", "POST"), 403);
    // A link in a forum, the page itself, and another program of this machine.
    assert_eq!(from("cross-site", "navigate", "GET"), 200);
    assert_eq!(from("same-origin", "cors", "GET"), 200);
    assert_eq!(from("none", "navigate", "GET"), 200);
}

#[test]
fn a_request_that_is_two_is_none() {
    let server = server();
    let host = server.address;
    for head in [
        "Content-Length: 3\r\nContent-Length: 4\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 99999999999999999999\r\n",
        "Transfer-Encoding: chunked, identity\r\n",
        "Transfer-Encoding: bogus\r\n",
        "X: a\r\n b\0c\r\n",
        ": nameless\r\n",
        "Bad Name: x\r\n",
    ] {
        let request =
            format!("POST /api/v1/duel/fight HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{head}\r\nabc");
        let status = server.raw(request.as_bytes()).status;
        assert!(matches!(status, 0 | 400), "{head:?}: {status}");
    }
    for body in ["zz\r\n", "ffffffffffffffffff\r\n", "5\r\nab", "-1\r\n\r\n"] {
        let request = format!(
            "POST /api/v1/duel/fight HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n{body}"
        );
        let mut stream = server.connect();
        let _ = stream.write_all(request.as_bytes());
        let _ = stream.shutdown(Shutdown::Write);
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let status = Response::read(&bytes).status;
        assert!(matches!(status, 0 | 400), "{body:?}: {status}");
    }
    let many: String = (0..500).map(|number| format!("X-{number}: 1\r\n")).collect();
    let status = server.send("GET", "/healthz", &many, b"").status;
    assert!(matches!(status, 0 | 431), "{status}");
    assert_eq!(server.get("/healthz").status, 200);
}

#[test]
fn many_who_say_nothing_keep_nobody_out_for_long() {
    let arrival = Duration::from_millis(200);
    let server = Server::start(Limits { connections: 8, arrival, ..Limits::default() });
    let idle: Vec<TcpStream> = (0..64).map(|_| server.connect()).collect();
    assert_eq!(server.get("/healthz").status, 200);
    // Also who asked once and then nothing more.
    let mut kept = server.connect();
    kept.write_all(format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", server.address).as_bytes())
        .expect("written");
    let mut bytes = Vec::new();
    kept.read_to_end(&mut bytes).expect("closed by the other side");
    assert_eq!(Response::read(&bytes).status, 200);
    drop(idle);
}

#[test]
fn who_does_not_read_holds_up_nobody() {
    let limits = Limits {
        searches: 1,
        hits: 1_000_000,
        reading: Duration::from_millis(200),
        patience: Duration::from_secs(1),
        ..Limits::default()
    };
    let server = Server::start(limits);
    // A hundred megabytes of hits, more than the system keeps for a reader, and none is read.
    let mut stream = server.connect();
    let head =
        format!("GET /api/v1/search?condition=level+%3E%3D+1 HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    stream.write_all(head.as_bytes()).expect("a request");
    let runs = || server.get("/metrics").text().contains("antre_searches_running 1");
    assert!((0..10_000).any(|_| runs()), "the search has begun");
    // How long it takes to fill what the system keeps is the machine's affair: whoever comes back finds the place free.
    let mut asked = (0..1_000).map(|_| server.get("/api/v1/search?condition=level+%3E%3D+99&limit=1"));
    let next = asked.find(|next| next.status != 429).expect("a place");
    assert!(next.text().contains("event: done"), "{next:?}");
}
