//! What must hold for any scenario: no panic, no hang, the invariants of the state.

use antre_core::Cell;
use antre_torneko3::{Actor, Class, Floor, Rules, Scenario, Script, Setup, SpawnCell, State, Step};
use proptest::prelude::*;

#[test]
fn a_million_turns_run() {
    let mut scenario = Scenario::short(
        ".......A../..@......b/.........C/..........  thief turns=1 C=fast2 A=fast1,hp:1000000000 @=hp:1000000000",
    )
    .expect("a scenario");
    scenario.spawn_count_only = false;
    scenario.spawn_cell = SpawnCell::Here([9, 0]);
    let Setup { mut state, mut script, .. } = Setup::new(&scenario).expect("a setup");
    state.rules.wind_limit = u32::MAX;
    let end = state.run(1_000_000, &mut script, &mut ());
    // Somebody wins in the end, or the turns run out; either way nothing hangs or panics.
    assert!(end == Step::Over || (end == Step::Went && state.turns_run == 1_000_000), "{end:?}");
    assert!(state.turns_run <= 1_000_000);
    assert!(state.actors.len() <= 51);
}

#[test]
fn a_million_quiet_turns_run_to_the_end() {
    let mut state = State::new(
        Rules { wind_limit: u32::MAX, ..Rules::default() },
        Floor::open(9, 9),
        Actor::new(Class::Player, Cell::new(4, 4)),
    );
    let mut script = Script::default();
    assert_eq!(state.run(1_000_000, &mut script, &mut ()), Step::Went);
    assert_eq!(state.turn, 1_000_000);
    assert!(state.enemies() == 20, "the floor fills up to the cap: {}", state.enemies());
}

#[test]
fn enemies_beyond_the_last_number_do_not_appear() {
    let mut state =
        State::new(Rules::default(), Floor::open(20, 20), Actor::new(Class::Player, Cell::new(0, 0)));
    for index in 0..38_u8 {
        let actor = Actor::new(Class::Enemy, Cell::new(1 + index % 19, 1 + index / 19));
        assert!(state.join(actor).is_ok());
    }
    let error = state.join(Actor::new(Class::Enemy, Cell::new(9, 9))).expect_err("39 enemies");
    assert_eq!(error.to_string(), "enemy: every order number of this class is taken");
}

proptest! {
    /// Any words after any drawing give a sentence or a run.
    #[test]
    fn the_short_form_never_panics(text in "[-@A-Ca-c.#~^*!>=:%/]{1,24}( [A-Za-z0-9:=,.>@]{1,12}){0,4}") {
        if let Ok(setup) = Setup::short(&text) {
            let mut setup = setup;
            setup.turns = setup.turns.min(50);
            let (state, log) = setup.run();
            prop_assert!(state.actors.len() <= 51);
            prop_assert!(!log.records.is_empty() || setup.turns == 0);
            antre_torneko3::chart(&setup.state, &setup.labels, &log.records);
        }
    }

    /// The order of action is by class and number, and nobody living shares a number.
    #[test]
    fn orders_stay_unique(turns in 1_u32..400, seed in any::<u32>()) {
        let speed = ["slow", "normal", "fast1", "fast2"][seed as usize % 4];
        let text = format!("A..@..b/.......  thief turns={turns} A={speed}");
        let mut scenario = Scenario::short(&text).expect("a scenario");
        scenario.spawn_count_only = false;
        scenario.spawn_cell = SpawnCell::Here([6, 1]);
        let setup = Setup::new(&scenario).expect("a setup");
        let (state, _) = setup.run();
        let orders: Vec<u8> = state.by_order().map(|index| state.actors[index].order).collect();
        prop_assert!(orders.windows(2).all(|pair| pair[0] < pair[1]), "{orders:?}");
        for actor in &state.actors {
            prop_assert!(actor.class.orders().contains(&actor.order));
        }
    }

    /// An input is what the player gives: the machine asks at most twice a turn.
    #[test]
    fn at_most_two_inputs_a_turn(turns in 1_u32..60, fast in any::<bool>()) {
        let speed = if fast { "fast2" } else { "normal" };
        let text = format!("..@....  turns={turns} @={speed}");
        let setup = Setup::short(&text).expect("a setup");
        let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
        state.run(turns, &mut script, &mut ());
        prop_assert_eq!(script.used as u32, if fast { 2 * turns } else { turns });
    }
}
