//! The shipped scenarios, names, and everything that can be wrong with a scenario.

use antre_core::{Evidence, SlotKind};
use antre_sky::{
    Game, Grounds, Modifier, MonsterSpec, Over, Report, RuleSet, Rules, SHIPPED, SOURCES, Scenario,
    ScriptedDraws, SkyError, Verb, Weather, nearest, shipped, timeline,
};

type Fallible = Result<(), Box<dyn std::error::Error>>;

fn ship(name: &str) -> Scenario {
    toml::from_str(shipped(name).expect("shipped")).expect("a scenario")
}

fn run(name: &str) -> Report {
    ship(name).run().expect("runs")
}

/// `t:frac:actor:action` of everything done.
fn told(report: &Report) -> Vec<String> {
    report.rows(false).iter().map(antre_sky::Row::canonical).collect()
}

#[test]
fn every_shipped_scenario_runs_and_has_its_file_name() -> Fallible {
    for (name, text) in SHIPPED {
        let scenario: Scenario = toml::from_str(text)?;
        assert_eq!(scenario.name, name);
        assert!(!scenario.doc.is_empty());
        let report = scenario.run()?;
        assert!(!report.rows(false).is_empty());
        // JSON and TOML are the same form.
        let back: Scenario = serde_json::from_str(&serde_json::to_string(&scenario)?)?;
        assert_eq!(back, scenario);
    }
    Ok(())
}

#[test]
fn all_normal_acts_at_3_and_7() {
    let report = run("all-normal");
    let counters: Vec<u8> = report.rows(false).iter().map(|row| row.frac).collect();
    assert_eq!(counters, [3, 3, 3, 7, 7, 7]);
}

/// Actions of the leader at the top stage, between the actions of the enemy.
fn split(scenario: &Scenario) -> Vec<usize> {
    let report = scenario.run().expect("runs");
    let mut counts = vec![0];
    for row in report.rows(false) {
        if row.actor == "L" && row.stage == Some(antre_sky::Stage::MAX) {
            *counts.last_mut().expect("one") += 1;
        } else if row.actor == "E1" && counts != [0] {
            counts.push(0);
        }
    }
    counts.retain(|count| *count > 0);
    counts
}

#[test]
fn three_agilities_and_free_actions_split_4_3_and_under_the_article_3_4() {
    let mut scenario = ship("agility-three");
    scenario.monsters[0].default = "walk".into();
    assert_eq!(split(&scenario), [4, 3]);
    let mut article = scenario.under(RuleSet::Article);
    article.draws = ScriptedDraws::default();
    assert_eq!(split(&article), [3, 4]);
}

#[test]
fn focus_punch_is_a_combo_for_the_leader_only() {
    let between = |name: &str, who: &str, other: &str| {
        let rows = run(name).rows(false);
        let at =
            |wanted: &str| rows.iter().position(|row| row.actor == who && row.action.starts_with(wanted));
        let (boost, strike) = (at("agility").expect("boost"), at("release").expect("strike"));
        rows[boost..strike].iter().filter(|row| row.actor == other).count()
    };
    assert_eq!(between("focus-punch-leader", "L", "E1"), 0);
    assert_eq!(between("focus-punch-ally", "A", "E1"), 1);
    assert_eq!(between("focus-punch-enemy", "E1", "L"), 1);
    let ally = told(&run("focus-punch-ally"));
    assert!(ally.contains(&"5:5:A:charge:focus-punch".into()) && ally.contains(&"7:7:A:release".into()));
}

#[test]
fn an_enemy_that_raises_itself_acts_again_two_steps_later() {
    let rows = told(&run("enemy-agility"));
    assert!(rows.contains(&"3:3:E1:agility".into()) && rows.contains(&"5:5:E1:attack".into()));
    assert!(!rows.contains(&"4:4:E1:attack".into()));
}

#[test]
fn the_refresh_never_runs_at_plus_two() {
    let rows = run("refresh-trap").rows(false);
    assert_eq!(
        rows.iter().filter(|row| row.actor == "L").filter_map(|row| row.stage).max().map(u8::from),
        Some(2)
    );
}

#[test]
fn a_slowed_leader_resets_nothing() {
    let report = run("slow-leader");
    assert!(report.rows(false).iter().all(|row| u64::from(row.frac) == row.t % 24));
}

#[test]
fn every_source_modifier_verb_and_weather_is_usable_by_its_name() -> Fallible {
    for source in SOURCES {
        for name in [source.name.to_string(), source.name.replace('-', " "), source.name.to_uppercase()] {
            let mut scenario = Scenario::short("L:walk A:walk E1:walk")?;
            scenario.monsters[0].script = vec![format!("{name}:E1")];
            scenario.draws = ScriptedDraws::Named("shortest".into());
            scenario.run()?;
        }
    }
    for (name, _) in Modifier::NAMES {
        let mut scenario = Scenario::short("L:walk E1:walk")?;
        scenario.monsters[1].modifiers = vec![name.into()];
        scenario.run()?;
    }
    for (name, _) in Weather::NAMES {
        let mut scenario = Scenario::short("L:walk E1:walk")?;
        scenario.monsters[0].script = vec![format!("weather:{name}:2")];
        scenario.run()?;
    }
    for verb in Verb::ALL {
        let line = verb
            .form
            .replace(['[', ']'], "")
            .replace("ids", "E1")
            .replace("id", "A")
            .replace("times", "2")
            .replace("counter", "9")
            .replace("turns", "3")
            .replace("on|off", "on");
        let line = if verb.name == "weather" { "weather:hail:3".into() } else { line };
        let mut scenario = Scenario::short("L:walk A:walk E1:walk")?;
        scenario.monsters[0].script = match verb.name {
            "release" => vec!["charge:solar-beam".into(), line],
            _ => vec![line],
        };
        let report = scenario.run()?;
        let first = report.rows(false)[0].clone();
        assert_eq!(first.actor, "L", "{}", verb.name);
    }
    Ok(())
}

#[test]
fn modifiers_add_what_the_text_says() {
    let stage = |modifiers: &[&str], weather: &str, alert: bool, who: usize, game: Game| {
        let mut scenario = Scenario::short("L:walk E1:walk").expect("short");
        scenario.game = game;
        scenario.options.weather = weather.into();
        scenario.options.thief_alert = alert;
        scenario.monsters[who].modifiers = modifiers.iter().map(ToString::to_string).collect();
        let play = scenario.play().expect("play");
        let slot = antre_sky::Slot::new([0, 4][who]).expect("slot");
        play.floor.stage(slot).shown()
    };
    let sky = Game::Sky;
    assert_eq!(stage(&["ice-type"], "snow", false, 0, sky), 1);
    assert_eq!(stage(&["ice-type"], "hail", false, 0, sky), 0);
    assert_eq!(stage(&["time-tripper", "deoxys-speed", "shaymin-sky"], "clear", false, 1, sky), 3);
    assert_eq!(stage(&["speed-in-rain"], "rain", false, 0, sky), 1);
    assert_eq!(stage(&["speed-in-rain"], "rain", false, 1, sky), 0, "only for the team");
    assert_eq!(stage(&["kecleon"], "clear", true, 1, sky), 1);
    assert_eq!(stage(&["kecleon"], "clear", false, 1, sky), 0);
    assert_eq!(stage(&["kecleon"], "clear", true, 0, sky), 0, "not in the team");
}

#[test]
fn time_and_darkness_are_assumed_throughout() {
    let rules = Rules { game: Game::TimeDarkness, ..Rules::default() };
    assert_eq!(rules.evidence(), Evidence::Assumed);
    for ground in Grounds::ALL {
        assert_eq!(ground.evidence(Game::TimeDarkness), Evidence::Assumed);
    }
    assert_eq!(Rules::default().evidence(), Evidence::Certain);
    let mut scenario = Scenario::short("L:walk").expect("short");
    scenario.game = Game::TimeDarkness;
    scenario.monsters[0].modifiers = vec!["shaymin-sky".into()];
    assert!(scenario.play().is_err());
}

fn refused(text: &str) -> String {
    let scenario: Result<Scenario, _> = toml::from_str(text);
    match scenario {
        Ok(scenario) => scenario.run().expect_err("an error").to_string(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_wrong_is_named() {
    let one = |lines: &str| format!("[[monsters]]\nid = \"L\"\n{lines}\n");
    assert_eq!(
        refused(&one("script = [\"agilty\"]")),
        "action \"agilty\": unknown: the nearest is \"agility\""
    );
    assert_eq!(
        refused(&one("modifiers = [\"icetype\"]")),
        "modifier \"icetype\": unknown: the nearest is \"ice-type\""
    );
    assert_eq!(
        refused(&one("script = [\"walk\", \"boost:E7:10\"]")),
        "L, action 2: there is no monster \"E7\": expected one of L"
    );
    assert_eq!(
        refused(&one("script = [\"string-shot\"]")),
        "L, action 1: \"string-shot\": expected name:ids, for the targets are not part of the rules"
    );
    assert_eq!(refused(&one("script = [\"boost:L:0\"]")), "L, action 1, counter 0: expected 1..=255");
    assert_eq!(
        refused(&one("script = [\"release\"]")),
        "L: release without a charge at step 3: expected `charge:move` as the action before it"
    );
    assert_eq!(refused(&one("slot = 20")), "slot 20: expected 0..=19");
    assert_eq!(
        refused(&one("slot = 4")),
        "leader \"L\": expected a monster of the team that is on the floor"
    );
    assert_eq!(refused(&one("up = [1, 2, 3, 4, 5, 6]")), "L, number of up counters 6: expected 0..=5");
    assert!(refused(&one("sped = 3")).contains("unknown field `sped`"));
    let two = "[[monsters]]\nid = \"L\"\nslot = 0\n[[monsters]]\nid = \"A\"\nslot = 0\n";
    assert_eq!(refused(two), "slot 0 is used twice: expected one monster for each");
    let mut scenario = Scenario::short("L:agility").expect("short");
    scenario.draws = ScriptedDraws::Given(vec![7]);
    assert_eq!(
        scenario.run().expect_err("draws").to_string(),
        "given draws: value 1 is 7 for raise-counter: expected 9..=10"
    );
    scenario.monsters[0].default = "walk".into();
    scenario.draws = ScriptedDraws::Given(vec![9]);
    assert_eq!(
        scenario.run().expect_err("draws").to_string(),
        "given draws: 1 of 1 were not used: expected all of them"
    );
    assert_eq!(nearest("quickseed", SOURCES.iter().map(|source| source.name)), Some("quick-seed"));
}

#[test]
fn a_full_slot_table_is_a_sentence_and_runs_when_it_just_fits() -> Fallible {
    let mut scenario = Scenario::short("L:walk")?;
    for number in 1..=16 {
        scenario.monsters.push(MonsterSpec { id: format!("E{number}"), ..MonsterSpec::default() });
    }
    assert_eq!(scenario.run()?.rows(false).len(), 4 * 17);
    scenario.options.spawn_enabled = true;
    scenario.options.spawn_counter = 35;
    scenario.options.spawns = vec![MonsterSpec { id: "S".into(), ..MonsterSpec::default() }];
    assert_eq!(scenario.run()?.rows(false).len(), 4 * 17, "nothing spawns into a full table");
    // The article leaves the last slot empty.
    let article = scenario.under(RuleSet::Article).run().expect_err("full").to_string();
    assert_eq!(article, "enemies: no free slot: expected at most 15 monsters there");
    scenario.monsters.push(MonsterSpec { id: "E17".into(), ..MonsterSpec::default() });
    let error = scenario.run().expect_err("full").to_string();
    assert_eq!(error, "enemies: no free slot: expected at most 16 monsters there");
    Ok(())
}

#[test]
fn a_dead_leader_ends_the_floor() -> Fallible {
    let report = Scenario::short("L:walk A:walk E1:kill:L E2:walk")?.run()?;
    assert_eq!(report.over, Some(Over::LeaderFell));
    assert_eq!(told(&report), ["3:3:L:walk", "3:3:A:walk", "3:3:E1:kill:L"]);
    let mut killed = Scenario::short("L:attack E1:walk")?;
    killed.options.wind = 2;
    assert_eq!(killed.run()?.over, Some(Over::BlownOut));
    Ok(())
}

#[test]
fn endless_chains_end_with_a_sentence() {
    for text in ["L:boost:L:1 E1:walk", "L:leader:A A:leader:L E1:walk"] {
        let error = Scenario::short(text).expect("short").run().expect_err("endless");
        assert!(matches!(error, SkyError::Endless { step: 3, .. }), "{text}: {error}");
    }
}

#[test]
fn a_timeline_has_a_slot_and_a_reason_for_everybody_at_every_moment() {
    for (name, _) in SHIPPED {
        let report = run(name);
        let chart = timeline(&report, 0..16);
        for slot in &chart.slots {
            assert!(slot.lane < chart.lanes.len() && slot.column < chart.columns.len());
            assert_eq!(slot.reason.is_none(), slot.kind == SlotKind::NotDue, "{name}");
        }
        let acts =
            chart.slots.iter().filter(|slot| matches!(slot.kind, SlotKind::Acts | SlotKind::Free)).count();
        assert_eq!(acts, report.rows(false).iter().filter(|row| row.t < 16).count());
    }
    let chart = timeline(&run("agility-three"), 0..15);
    assert_eq!(chart.columns.len(), 18);
    let counters: Vec<&str> = chart.columns.iter().map(|column| column.counter.as_str()).collect();
    assert_eq!(counters.join(" "), "0 1 2 3 0 0 0 1 2 3 4 5 6 7 8 9 10 11");
    let lost: Vec<usize> =
        (0..chart.slots.len()).filter(|at| chart.slots[*at].kind == SlotKind::Lost).collect();
    assert_eq!(lost.len(), 2, "ally and enemy lose the shared tick");
    assert_eq!(chart.lanes.len(), 3);
}

#[test]
fn blocked_allies_are_asked_again_in_the_order_of_the_text() -> Fallible {
    let mut scenario = Scenario::short("L:walk A:blocked*1 B:blocked*1 C:blocked*1")?;
    scenario.monsters[2].distance = 3;
    scenario.steps = 4;
    let order: Vec<String> =
        scenario.run()?.rows(false).iter().map(|row| format!("{}{}", row.actor, row.note)).collect();
    assert_eq!(order, ["L", "A", "B", "C", "Cretry", "Aretry", "Bretry"]);
    Ok(())
}

#[test]
fn whoever_swaps_places_acts_at_once_and_loses_its_next_turn() -> Fallible {
    let mut scenario = Scenario::short("L:walk A:attack E1:walk")?;
    scenario.monsters[0].script = vec!["swap:A".into()];
    scenario.steps = 12;
    let rows: Vec<String> = scenario
        .run()?
        .rows(false)
        .iter()
        .filter(|row| row.actor == "A")
        .map(|row| format!("{}{}", row.t, row.note))
        .collect();
    // At 3 out of order; the lock of that action is cleared at 7, where the turn is skipped.
    assert_eq!(rows, ["3out_of_order", "11"]);
    Ok(())
}

#[test]
fn a_slow_trap_works_when_the_walk_is_shown() -> Fallible {
    let mut scenario = Scenario::short("L:walk E1:attack")?;
    scenario.monsters[0].script = vec!["slow-trap".into()];
    scenario.steps = 24;
    let stages: Vec<i8> = scenario
        .run()?
        .rows(false)
        .iter()
        .filter(|row| row.actor == "L")
        .filter_map(|row| row.stage.map(antre_sky::Stage::shown))
        .collect();
    assert_eq!(stages, [0, -1, -1, -1]);
    Ok(())
}

#[test]
fn abilities_raise_and_lower() -> Fallible {
    let mut scenario = Scenario::short("L:attack E1:walk")?;
    scenario.monsters[0].script = vec!["string-shot:E1".into()];
    scenario.monsters[1].modifiers = vec!["quick-feet".into()];
    scenario.draws = ScriptedDraws::Given(vec![8, 9]);
    let report = scenario.run()?;
    let enemy = &report.finals()[1].monster;
    assert_eq!(
        (enemy.up[0] > 0, enemy.down[0] > 0),
        (true, true),
        "lowered to -1, Quick Feet raises it again"
    );
    let mut scenario = Scenario::short("L:walk E1:walk")?;
    scenario.monsters[1].modifiers = vec!["slow-start".into()];
    scenario.draws = ScriptedDraws::Given(vec![7]);
    scenario.steps = 1;
    assert_eq!(scenario.run()?.finals()[1].monster.down[0], 7);
    let mut scenario = Scenario::short("L:attack E1:walk")?;
    scenario.monsters[0].script = vec!["string-shot:E1".into()];
    scenario.monsters[1].modifiers = vec!["safeguard".into()];
    scenario.draws = ScriptedDraws::Given(vec![]);
    assert_eq!(scenario.run()?.finals()[1].monster.down, [0; 5]);
    Ok(())
}

#[test]
fn a_script_that_names_a_fallen_monster_leaves_the_newcomer_in_its_slot_alone() -> Fallible {
    let text = r#"
steps = 24
[options]
spawn_enabled = true
spawn_counter = 34
[[options.spawns]]
id = "S1"
[[monsters]]
id = "L"
script = ["kill:E1", "walk*2", "lower:E1:1:7", "boost:E1:9", "kill:E1"]
[[monsters]]
id = "E1"
slot = 4
"#;
    let scenario: Scenario = toml::from_str(text)?;
    let report = scenario.run()?;
    let finals = report.finals();
    let newcomer = finals.iter().find(|last| last.id == "S1").expect("it came");
    assert_eq!(newcomer.slot.number(), 4, "it stands where the fallen one stood");
    assert!(newcomer.valid, "it is not taken for the fallen one");
    assert_eq!((newcomer.monster.up, newcomer.monster.down), ([0; 5], [0; 5]));
    assert!(!finals.iter().find(|last| last.id == "E1").expect("known").valid);
    Ok(())
}
