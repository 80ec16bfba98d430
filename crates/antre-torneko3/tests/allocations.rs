//! A turn that nobody watches allocates nothing once its lists have grown to their size.

use antre_torneko3::{Rules, Setup};

/// The player and nine others: napping, slow, double-1 and double-2, chasing and idle, a trap in their way.
const TEN: &str = "A.B.C.D.E/.^......./....@..../........./F.G.H.I.. trap=damage:0 @=hp:2000000000 A=fast1 B=fast2 \
                   C=idle D=slow E=chase F=nap G=idle H=fast1 I=peaceful";

fn setup() -> Setup {
    let mut setup = Setup::short(TEN).expect("a setup");
    setup.state.rules = Rules { wind_limit: u32::MAX, ..Rules::default() };
    setup
}

#[test]
fn an_untraced_turn_allocates_nothing() {
    let setup = setup();
    let (mut state, mut script) = (setup.state.clone(), setup.script.clone());
    assert_eq!(state.actors.len(), 10);
    // The first turns make room for decisions and pending effects.
    state.run(50, &mut script, &mut ());
    let allocated = allocation_counter::measure(|| {
        state.run(10_000, &mut script, &mut ());
    });
    assert_eq!(state.turns_run, 10_050);
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn the_counter_counts() {
    let measured = allocation_counter::measure(|| drop(setup()));
    assert!(measured.count_total > 0);
}
