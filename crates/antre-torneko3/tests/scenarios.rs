//! The shipped scenarios, the one-line form, the sentences for what cannot be meant, saving and restoring.

use antre_torneko3::{
    Border, Phase, Recorder, Scenario, Setup, Shipped, SkipReason, State, chart, exits, plan, readings,
    shipped,
};

fn setup(name: &str) -> Setup {
    let text = shipped(name).unwrap_or_else(|| panic!("{name}: not shipped")).toml;
    let scenario: Scenario = toml::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    Setup::new(&scenario).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn log(name: &str) -> Vec<String> {
    let setup = setup(name);
    let (_, log) = setup.run();
    log.lines(&setup.labels)
}

fn has(name: &str, part: &str) {
    let log = log(name);
    assert!(log.iter().any(|line| line.contains(part)), "{name}: no `{part}` in\n{}", log.join("\n"));
}

fn has_not(name: &str, part: &str) {
    let log = log(name);
    assert!(!log.iter().any(|line| line.contains(part)), "{name}: `{part}` in\n{}", log.join("\n"));
}

#[test]
fn every_shipped_scenario_runs_and_shows_what_its_title_says() {
    assert_eq!(Shipped::ALL.len(), 14);
    for shipped in Shipped::ALL {
        let setup = setup(shipped.name);
        assert!(!setup.title.is_empty(), "{}", shipped.name);
        let (_, log) = setup.run();
        let chart = chart(&setup.state, &setup.labels, &log.records);
        assert!(!chart.timeline.slots.is_empty(), "{}", shipped.name);
    }
    has("warp-trap", "1 E1 cancel who=C kind=attack");
    has("warp-herb", "1 E1 decide who=A kind=move");
    has("quick-herb", "1 E1 phase_skip cls=enemy reason=player_speed_up");
    has("slippery", "1 E1 phase_skip cls=enemy reason=slippery");
    has("pillar-two-ahead", "char_skip who=A reason=terrain_damage");
    has("foot-tapping", "3 L1 recover who=k");
    has_not("foot-tapping", "1 L1 recover who=k");
    has("theft-1", "theft type=1");
    has("theft-1", "char_skip who=keeper reason=theft_type1");
    has("theft-2", "theft type=2");
    has("theft-2", "1 E2 decide who=gargoyle");
    has("carpet-leap", "theft type=2");
    has_not("carpet-leap", "claim");
    has("monster-house", "mh_activate");
    has("monster-house", "char_skip who=A reason=mh_wakeup");
    has("monster-house-exception-1", "rule=exc1");
    has("monster-house-exception-2", "mh_exc2 by=W freed=[C]");
    has("wind-1799", "1800 W game_over reason=wind");
    has("spawn-ticks", "25 S spawn rule=3");
    has("spawn-ticks", "30 S spawn rule=1");
}

#[test]
fn every_skip_on_the_chart_has_its_reason() {
    for shipped in Shipped::ALL {
        let setup = setup(shipped.name);
        let (_, log) = setup.run();
        let chart = chart(&setup.state, &setup.labels, &log.records);
        for slot in &chart.timeline.slots {
            if matches!(slot.kind, antre_core::SlotKind::Lost | antre_core::SlotKind::NotDue) {
                assert!(slot.reason.is_some(), "{}: {slot:?}", shipped.name);
            }
        }
        let phases: Vec<Phase> =
            chart.moments.iter().filter(|moment| moment.run == 1).map(|moment| moment.phase).collect();
        assert!(phases.is_sorted(), "{}: {phases:?}", shipped.name);
    }
    let setup = setup("warp-trap");
    let (_, log) = setup.run();
    let chart = chart(&setup.state, &setup.labels, &log.records);
    let thread = chart.threads[0];
    assert_eq!(chart.timeline.columns[thread.armed].counter, "P1");
    assert_eq!(chart.timeline.columns[thread.fired.expect("it fires")].counter, "E1 C");
}

#[test]
fn a_run_that_was_saved_after_any_phase_goes_on_the_same() {
    for shipped in Shipped::ALL {
        let setup = setup(shipped.name);
        let mut whole = Recorder::default();
        let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
        state.run(setup.turns, &mut script, &mut whole);
        let mut pieces = Recorder::default();
        let (mut other, mut script) = (setup.state.clone(), setup.script.clone());
        while pieces.records.len() < whole.records.len() {
            let saved = serde_json::to_string(&other).expect("a state can be saved");
            let mut loaded: State = serde_json::from_str(&saved).expect("and loaded");
            if loaded.step(&mut script, &mut pieces) == antre_torneko3::Step::Over {
                break;
            }
            other = loaded;
        }
        assert_eq!(whole.records, pieces.records, "{}", shipped.name);
    }
}

#[test]
fn readings_find_the_switches_that_matter() {
    let report = readings(&setup("monster-house-exception-2"));
    assert!(report.all);
    let overlap = report.differences.iter().find(|difference| difference.key == "mh_overlap").expect("A08");
    assert!(overlap.first_usual.is_some(), "the earlier monster is freed under the other reading");
    let quiet = readings(&setup("wind-1799"));
    assert_eq!(quiet.outcomes, 1);
    assert!(quiet.together.is_empty());
}

#[test]
fn plan_counts_the_enemy_actions_before_the_next_input() {
    let herb = setup("quick-herb");
    let plan_now = plan(&herb.state, &herb.script, &[]);
    let best = &plan_now.choices[0];
    assert_eq!(best.input.verb(), "drink_quick");
    assert_eq!((best.hits, best.actions.len()), (0, 0));
    let wait = plan_now.choices.iter().find(|choice| choice.input.verb() == "wait").expect("a wait");
    assert_eq!((wait.hits, wait.damage), (1, 1));

    let house = setup("monster-house");
    let cells = exits(&house.state, &house.script, Border::IntoTheHouse);
    assert!(!cells.is_empty());
    assert!(
        cells.windows(2).all(|pair| {
            pair[0].hits_before + pair[0].step.hits <= pair[1].hits_before + pair[1].step.hits
        })
    );
    let theft = setup("theft-1");
    let cells = exits(&theft.state, &theft.script, Border::OffTheCarpet);
    assert!(cells.iter().all(|exit| exit.step.theft == Some(1)), "{cells:?}");
}

#[test]
fn the_short_form_says_the_same_as_the_file() {
    let short = Setup::short(
        "............/.A@^C......./.B........../............/............/............ E trap=warp>11,5 A=order:2 B=order:3 C=order:4",
    );
    let short = short.expect("a short form");
    let file = setup("warp-trap");
    assert_eq!(short.run().1.lines(&short.labels), file.run().1.lines(&file.labels));
}

#[test]
fn what_cannot_be_meant_is_said_in_a_sentence() {
    let cases = [
        (
            "...",
            "short form: it begins with a drawing that shows the player as `@`, such as `@^C/A.. E trap=warp>2,1`",
        ),
        ("@../..", "map row 1: it has 2 cells, the first row has 3; a map is a rectangle"),
        ("@.&", "map cell 2,0 `&`: expected one of # . ~ ^ * ! > = : % - + $ @ A-Z a-z"),
        ("@@.", "map cell 1,0: `@` is on the map twice; every character has its own letter"),
        ("@A attack:Z", "input 1: there is no character `Z`; the scenario has player or A"),
        ("@A warp:9,0", "input 1, `to` at 9,0: the map has 2 × 1 cells, counted from 0"),
        (
            "@A A=sleepy",
            "word 2 `sleepy`: expected slow, normal, fast1, fast2, nap, idle, chase, peaceful, keeper, gargoyle, hp:N, regen:N, order:N, family:NAME or STATUS:N",
        ),
        ("@A wait_flushes=maybe", "rule wait_flushes `maybe`: expected true or false"),
        ("@A A=order:60", "character `A`, order 60: expected 2..=39"),
        ("@AB A=order:5 B=order:5", "order 5: two characters have it; each needs its own"),
        ("@a hero=torneko", "character `a`: Torneko has no allies; say hero = \"popolo\""),
        ("@^", "map cell 1,0: the drawing shows a trap, and no entry describes it"),
        ("@A dungeon=nowhere", "dungeon `nowhere`: expected other-world or shortest"),
        ("@A quick:0", "input 1, turns 0: expected 1..=2147483647"),
    ];
    for (text, sentence) in cases {
        let error = Setup::short(text).expect_err(text).to_string();
        assert_eq!(error, sentence, "{text}");
    }
    let over = r#"{"map": {"rows": ["..."]}, "turns": 1, "chars": [
        {"id": "player", "cls": "player", "pos": [0, 0]}, {"id": "A", "cls": "enemy", "pos": [0, 0]}]}"#;
    let scenario: Scenario = serde_json::from_str(over).expect("JSON");
    let error = Setup::new(&scenario).expect_err("overlap").to_string();
    assert_eq!(error, "cell 0,0: both player and A are there");
}

#[test]
fn reasons_name_the_sections_that_exist() {
    let text = include_str!("../../../docs/rules/torneko3.md");
    for reason in SkipReason::ALL {
        let heading = format!("### {}", reason.section());
        let bold = format!("\n{} ", reason.section());
        assert!(text.contains(&heading) || text.contains(&bold), "section {}", reason.section());
    }
    for switch in antre_torneko3::Switch::ALL {
        assert!(text.contains(switch.entry), "{}", switch.entry);
        assert!(text.contains(switch.key), "{}", switch.key);
    }
}
