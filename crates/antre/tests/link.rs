//! Links, forms and command lines of questions.

use antre::{Detail, Explain, Lang, Query, command, duel, link, sky};

#[test]
fn a_link_is_the_question() {
    for text in [
        "sky/timeline?scenario=agility-three&steps=24",
        "sky/timeline?scenario=L%3Aagility*3%2Cattack+E1%3Aattack&rules=article&draws=9%2C10",
        "sky/due",
        "sky/stage?up=9%2C8&modifier=ice-type&enemy=true",
        "sky/plan?scenario=all-normal&depth=4&payload=attack%2Cattack",
        "duel/fight?seed=-3&hit_clamp=30..%3D70",
        "duel/preview?count=4&cost=150%2C50",
        "duel/queue?exercise=3%0AMaga+10%0AArquero+15%0A&cost_by=fighter",
        "duel/sim?seeds=1..%3D500&until=0.5",
        "duel/lesson?step=8&answer=Maga",
        "dq9/show?map=B5%3A15522&floor=14",
        "dq9/chests?map=B5%3A15522&item=Metal+slime+sword",
        "isaac/show?seed=B911+97JS&stage=3&hard=true",
        "isaac/export?seed=B911+97JS&form=tiled",
        "torneko3/timeline?scenario=warp-trap&rules=mh_entry%3Dimmediate_if_not_move",
        "compare/turns?party=L%3Afast%3Aattack%2CA%2CE1%3Anormal%3Aattack&turns=4",
    ] {
        let (query, _) = link::of_link(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let again = link::link(&query);
        assert_eq!(link::of_link(&again).expect("a link of ours").0, query, "{text}");
        let json = serde_json::to_value(&query).expect("JSON");
        assert_eq!(link::from_json::<Query>(json).expect("JSON of ours"), query, "{text}");
    }
    let (query, _) = link::of_link("#/sky/timeline?scenario=agility-three").expect("a link");
    assert_eq!(link::link(&query), "sky/timeline?scenario=agility-three");
}

#[test]
fn language_and_depth_come_with_a_link() {
    let (query, detail) = link::of_link("duel/fight?seed=7&lang=es&explain=short").expect("a link");
    assert_eq!(query, Query::Duel(duel::Query::Fight(duel::Fight { seed: 7, ..Default::default() })));
    assert_eq!(detail, Detail { lang: Lang::Es, explain: Explain::Short });
}

#[test]
fn what_is_wrong_with_a_link_is_one_sentence() {
    for (link, sentence) in [
        ("", "system \"\": expected one of duel,"),
        ("../../etc/passwd", "system \"..\": expected one of duel,"),
        ("sky/timelin?scenario=x", "sky \"timelin\": expected one of timeline,"),
        ("duel/queue", "exercise: missing: expected"),
        ("sky/timeline?scenaro=agility-three", "scenaro: sky timeline has no such value; perhaps scenario"),
        ("sky/timeline?scenario=agility-three&steps=many", "steps \"many\": expected a whole number"),
        ("sky/timeline?scenario=agility-three&steps=-1", "invalid value: integer `-1`, expected u64"),
        ("sky/timeline?scenario=agility-three&rules=exact", "rules \"exact\": expected sky, article"),
        ("sky/stage?enemy=perhaps", "enemy \"perhaps\": expected true or false"),
        ("duel/fight?lang=xx", "lang \"xx\": expected en, fr, ja, it, es, id"),
        ("duel/fight?hit_clamp=a%00b", "hit_clamp \"a\\u{0}b\": expected two percentages"),
        ("duel/fight?seed=99999999999999999999", "seed \"99999999999999999999\": expected a whole number"),
    ] {
        let error = match link::of_link(link) {
            Err(error) => error,
            // What only the question itself can tell.
            Ok((query, detail)) => match antre::answer(&query, &detail) {
                Err(error) => error,
                Ok(_) => panic!("{link}: answered"),
            },
        };
        assert!(error.to_string().contains(sentence), "{link}: {error}");
        assert!(error.to_string().len() < 600, "{link}: {} letters", error.to_string().len());
    }
}

#[test]
fn an_enormous_name_is_cut_in_the_sentence() {
    let name = "x".repeat(1 << 20);
    for link in [
        format!("{name}/{name}"),
        format!("sky/{name}"),
        format!("duel/fight?{name}=1"),
        format!("duel/fight?seed={name}"),
    ] {
        let sentence = link::of_link(&link).expect_err("no question").to_string();
        assert!(sentence.len() < 400, "{} letters", sentence.len());
    }
}

#[test]
fn the_command_asks_the_same() {
    let said = |link: &str| command(&link::of_link(link).expect("a link").0);
    assert_eq!(said("sky/timeline?scenario=agility-three"), "antre sky timeline agility-three");
    assert_eq!(
        said("sky/timeline?scenario=L%3Aagility*3+E1%3Awalk&steps=9&rules=article"),
        "antre sky timeline \"L:agility*3 E1:walk\" --steps 9 --rules article"
    );
    assert_eq!(said("duel/fight?seed=-3"), "antre duel fight --seed=-3");
    assert_eq!(said("duel/fight"), "antre duel fight");
    assert_eq!(
        said("duel/infer?dice=-2%5B-3..%3D4%5D%2C67&after=3"),
        "antre duel infer --after 3 -- \"-2[-3..=4]\" 67"
    );
    assert_eq!(said("sky/timeline"), "antre sky timeline \"L:walk E1:walk\"");
    assert_eq!(
        said("duel/queue?exercise=3%0AMaga+10&cost=50%2C100"),
        "antre duel queue - --cost 50,100 <<'END'\n3\nMaga 10\nEND"
    );
    assert_eq!(said("compare/turns?party=L%3Afast%2CE1&turns=4"), "antre compare L:fast E1 --turns 4");
    assert_eq!(said("isaac/export?seed=B911+97JS&form=tiled"), "antre isaac export \"B911 97JS\" --as tiled");
    assert_eq!(
        said("duel/compare?a=x%0AEND&b=y"),
        "antre duel compare - /dev/fd/3 <<'END_' 3<<'END'\nx\nEND\nEND_\ny\nEND"
    );
    assert_eq!(said("dq9/save?file=QQ%3D%3D"), "base64 -d <<'END' | antre dq9 save -\nQQ==\nEND");
    assert_eq!(said("sky/stage?up=9%2C8&enemy=true&flat=-1"), "antre sky stage --up 9,8 --flat=-1 --enemy");
}

#[test]
fn a_reply_shows_picture_table_or_lines() {
    let reply = |link: &str, narrow| {
        let (query, detail) = link::of_link(link).expect("a link");
        antre::reply(query, &detail, narrow).expect("an answer")
    };
    let wide = reply("sky/timeline?scenario=agility-three&explain=short", false);
    let svg = wide.shown.svg.expect("a picture");
    assert!(svg.contains("class=\"pic\"") && !svg.contains("<style") && !svg.contains("style="));
    assert_eq!(wide.shown.draws.map(|draws| draws.rows.len()), Some(3));
    assert_ne!(reply("sky/timeline?scenario=agility-three", true).shown.svg, Some(svg));
    assert!(reply("sky/stage?up=9", false).shown.table.is_some_and(|table| !table.rows.is_empty()));
    assert!(reply("duel/fight?screen=2", false).shown.lines.is_some_and(|lines| !lines.is_empty()));
    let Query::Sky(sky::Query::Timeline(timeline)) = wide.query else { panic!("another question") };
    assert_eq!(timeline.scenario.0.text, "agility-three");
}
