//! What a picture shows and what draws make bear the same names.
#![cfg(all(feature = "dq9", feature = "duel", feature = "isaac"))]

use std::collections::BTreeMap;

use antre::{Detail, Explain, Query, Reply, reply};

fn asked(query: serde_json::Value) -> Reply {
    let query: Query = serde_json::from_value(query).expect("a question");
    reply(query, &Detail { explain: Explain::Short, ..Detail::default() }, false).expect("an answer")
}

/// Facts of a picture, in its order.
fn drawn(reply: &Reply) -> Vec<String> {
    let svg = reply.shown.svg.as_deref().expect("a picture");
    svg.split("data-fact=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
}

/// How many draws made each fact.
fn made(reply: &Reply) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for draw in reply.answer.draws.as_ref().expect("draws") {
        if let Some(fact) = draw.of {
            *counts.entry(fact.to_string()).or_default() += 1;
        }
    }
    counts
}

fn without_draws(reply: &Reply) -> Vec<String> {
    let made = made(reply);
    let of = |fact: &String| made.keys().any(|name| name == fact || name.starts_with(&format!("{fact}-")));
    drawn(reply).into_iter().filter(|fact| !of(fact)).collect()
}

#[test]
fn every_room_was_drawn_but_the_start() {
    for seed in 1..=60 {
        for (profile, stage) in [
            ("abplus", 1),
            ("abplus", 5),
            ("abplus", 11),
            ("flash", 4),
            ("demo", 1),
            ("article", 3),
            ("article-rebirth", 6),
        ] {
            let reply = asked(serde_json::json!({
                "system": "isaac", "verb": "show", "seed": seed.to_string(), "stage": stage, "run": { "profile": profile }
            }));
            let start = match profile {
                "abplus" | "article-rebirth" => "room-0",
                "article" => "cell-35",
                _ => "",
            };
            let lacking = without_draws(&reply);
            assert!(lacking.iter().all(|fact| fact == start), "seed {seed}, {profile} {stage}: {lacking:?}");
            assert!(drawn(&reply).len() > 5);
        }
    }
}

#[test]
fn rooms_of_a_floor_share_no_draw_and_rejected_attempts_make_none() {
    let show = |attempt: Option<u32>| {
        asked(serde_json::json!({
            "system": "isaac", "verb": "show", "seed": "12345", "stage": 4, "run": { "profile": "flash" }, "attempt": attempt
        }))
    };
    let reply = show(None);
    let antre::Facts::IsaacFloor(facts) = &reply.answer.facts else { panic!("a floor") };
    assert!(facts.attempts > 1, "{}", facts.attempts);
    let draws = reply.answer.draws.as_ref().expect("draws");
    // What attempts given up have made is none of this floor's: its facts all come after them.
    let first = draws.iter().position(|draw| draw.of.is_some_and(|of| of.name == "cell")).expect("a room");
    let after: Vec<_> = draws[first..].iter().filter(|draw| draw.of.is_none()).collect();
    assert!(draws[1..first].iter().all(|draw| draw.of.is_none()) && first > 100);
    assert!(after.len() < draws.len() - first, "{}", after.len());
}

#[test]
fn floors_of_a_grotto_are_drawn_stairs_chests_ranks_and_contents() {
    for map in ["B5:15522", "4C:2938", "DD:579"] {
        for floor in 1..=9 {
            let reply = asked(
                serde_json::json!({ "system": "dq9", "verb": "show", "map": map, "floor": floor, "second": 7 }),
            );
            assert_eq!(without_draws(&reply), Vec::<String>::new(), "{map} floor {floor}");
            let chests = drawn(&reply).iter().filter(|fact| fact.starts_with("chest-rank-")).count();
            let contents = drawn(&reply).iter().filter(|fact| fact.starts_with("chest-content-")).count();
            assert_eq!(contents, 3 * chests);
            assert_eq!(made(&reply).get("up").copied().unwrap_or_default() % 3, 0);
        }
    }
    // A sheet has the same names on every floor; the floor stands around them.
    let sheet = asked(serde_json::json!({ "system": "dq9", "verb": "show", "map": "B5:15522" }));
    let svg = sheet.shown.svg.expect("a picture");
    assert!(svg.contains("data-floor=\"1\"") && svg.contains("data-floor=\"13\""));
}

#[test]
fn dice_of_a_battle_belong_to_their_turns() {
    for seed in [0, 16, 77] {
        let reply = asked(serde_json::json!({ "system": "duel", "verb": "fight", "seed": seed }));
        assert_eq!(without_draws(&reply), Vec::<String>::new());
        let antre::Facts::DuelFight(facts) = &reply.answer.facts else { panic!("a fight") };
        let draws = reply.answer.draws.as_ref().expect("draws");
        let of: Vec<_> = draws.iter().map(|draw| draw.of.and_then(|of| of.number).expect("a turn")).collect();
        let turns = facts.steps.iter().flat_map(|step| step.draws.iter().map(|_| step.turn));
        assert_eq!(of, turns.collect::<Vec<_>>());
    }
}
