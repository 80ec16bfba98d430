//! The planner: what it finds is run again, and what it rules out is searched without its shortcuts.

use antre_sky::plan::{Combo, Kite, Kiting, Letter, chance, kiting, lasting, refreshes, slowings, until};
use antre_sky::{
    Action, Effect, Floor, Length, Longest, Monster, Rules, Scenario, Shortest, Slot, Stage, actions_before,
    is_due,
};

type Fallible = Result<(), Box<dyn std::error::Error>>;

fn duel(leader: i8, enemy: i8, counter: u8) -> Floor {
    let mut floor = Floor::new(Rules::default());
    floor.place(Slot::default(), Monster { flat: leader, ..Monster::default() }).expect("free");
    floor.place(enemy_slot(), Monster { flat: enemy, ..Monster::default() }).expect("free");
    floor.edit(|state| (state.counter, state.first) = (counter, false)).expect("valid");
    floor
}

fn enemy_slot() -> Slot {
    Slot::new(4).expect("slot")
}

#[test]
fn the_table_and_the_machine_agree() -> Fallible {
    for leader in Stage::ALL {
        for enemy in Stage::ALL {
            for counter in (0..24).filter(|counter| is_due(leader, *counter)) {
                let table = actions_before(leader, enemy, counter)?;
                let floor = duel(leader.shown(), enemy.shown(), counter);
                let free = until(&floor, enemy_slot(), Action::pass(), &mut Longest)?.expect("acts");
                let locking = until(&floor, enemy_slot(), Action::attack(), &mut Longest)?.expect("acts");
                assert_eq!((free.actions, locking.actions), (table.free.into(), table.locking.into()));
                assert_eq!(free.steps, u64::from(table.ticks));
            }
        }
    }
    Ok(())
}

fn raise() -> Action {
    Action::raise(Slot::default().set(), Length::Drawn)
}

fn combo<'a>(floor: &'a Floor, setup: &'a [Action], payload: &'a [Action], depth: usize) -> Combo<'a> {
    Combo { floor, setup, payload, watched: enemy_slot().set(), depth }
}

#[test]
fn focus_punch_needs_one_raise() -> Fallible {
    let floor = duel(0, 0, 0);
    let payload = [Action::with(Effect::Charge), Action::with(Effect::Release)];
    let setup = [raise(), Action::pass()];
    let search = combo(&floor, &setup, &payload, 6).search(&Longest)?;
    let found = search.found.expect("a combo");
    assert_eq!(found.letters, [Letter::Setup(0), Letter::Payload, Letter::Payload]);
    assert_eq!((found.wind, found.belly), (2, 3));
    // Both shorter lengths were searched and are ruled out.
    assert_eq!(search.levels.len(), 3);
    assert_eq!(combo(&floor, &setup, &payload, 6).chance(&found.letters)?.num, 1);
    Ok(())
}

/// All sequences of a length, each run from the start, with nothing left out.
fn exhaustive(combo: &Combo<'_>, length: usize) -> bool {
    let letters = combo.setup.len() + 1;
    (0..letters.pow(length as u32)).any(|mut code| {
        let sequence: Vec<Letter> = (0..length)
            .map(|_| {
                let letter = code % letters;
                code /= letters;
                if letter == combo.setup.len() { Letter::Payload } else { Letter::Setup(letter) }
            })
            .collect();
        let payloads = sequence.iter().filter(|letter| **letter == Letter::Payload).count();
        payloads == combo.payload.len()
            && sequence.last() == Some(&Letter::Payload)
            && combo.chance(&sequence).expect("chance").num > 0
    })
}

#[test]
fn nothing_shorter_works() -> Fallible {
    let setup = [Action::raise(Slot::default().set(), Length::Fixed(10)), Action::pass()];
    for (leader, enemy, counter) in [(0, 0, 0), (0, 1, 0), (1, 1, 2), (-1, 0, 0), (0, 2, 3), (2, 0, 1)] {
        for strikes in 1..=3 {
            let floor = duel(leader, enemy, counter);
            let payload = vec![Action::attack(); strikes];
            let combo = combo(&floor, &setup, &payload, 6);
            let search = combo.search(&Longest)?;
            let shortest = (1..=6).find(|length| exhaustive(&combo, *length));
            assert_eq!(search.found.as_ref().map(|found| found.letters.len()), shortest);
            if let Some(found) = search.found {
                assert!(combo.chance(&found.letters)?.num > 0);
            }
        }
    }
    Ok(())
}

#[test]
fn kiting_at_plus_one_holds_for_ever_and_at_plus_zero_it_does_not() -> Fallible {
    let pattern = [Kite::Attack, Kite::Step];
    assert!(matches!(kiting(&duel(1, 0, 0), enemy_slot(), &pattern, &mut Longest)?, Kiting::Holds { .. }));
    assert_eq!(
        kiting(&duel(0, 0, 0), enemy_slot(), &pattern, &mut Longest)?,
        Kiting::Caught { steps: 0, counter: 3 }
    );
    // Out of step with the shared tick it fails: the strike falls on 3, the enemy's turn.
    assert!(matches!(kiting(&duel(1, 0, 2), enemy_slot(), &pattern, &mut Longest)?, Kiting::Caught { .. }));
    // A boost that runs out ends it.
    let mut floor = duel(0, 0, 0);
    floor.edit(|state| state.monsters[0].up[0] = 10)?;
    assert!(!matches!(kiting(&floor, enemy_slot(), &pattern, &mut Longest)?, Kiting::Holds { .. }));
    Ok(())
}

#[test]
fn the_refresh_trap_is_the_last_tick() -> Fallible {
    let mut floor = duel(0, 0, 4);
    floor.edit(|state| state.monsters[0].up[0] = 5)?;
    let rows = refreshes(&floor, Slot::default(), &[Action::walk()], raise(), 20, &Longest)?;
    let traps: Vec<(u32, u8)> =
        rows.iter().filter(|row| row.trap).map(|row| (row.action, row.left)).collect();
    assert_eq!(traps, [(4, 1)], "only with one tick left");
    let gains: Vec<u32> = rows.iter().map(|row| row.at_raised).collect();
    assert_eq!(gains[..4], [3, 2, 1, 0]);
    let rows = lasting(&floor, Slot::default(), &[Action::walk()], 20, &mut Longest)?;
    assert_eq!(rows.iter().filter(|row| row.stage.shown() == 1).count(), 4);
    Ok(())
}

#[test]
fn slowing_at_3_takes_the_turn_and_at_7_it_does_not() {
    let rows = slowings(Stage::NORMAL);
    assert_eq!((rows[3].before, rows[3].after), (0, 4));
    assert_eq!((rows[7].before, rows[7].after), (0, 0));
    assert_eq!((rows[7].actions_before, rows[7].actions_after), (2, 1));
}

#[test]
fn chances_are_exact() -> Fallible {
    // Two drawn raises are both 10 in one of four courses.
    let mut scenario = Scenario::short("L:agility*2 E1:walk")?;
    scenario.steps = 4;
    let play = scenario.play()?;
    let both = chance(|draws| {
        let mut floor = play.floor.clone();
        play.clone().run(&mut floor, 4, draws, &mut antre_sky::NoSink)?;
        let up = floor.monster(Slot::default()).expect("leader").up;
        // The first has ticked once before the extra actions.
        Ok(up.iter().map(|counter| u32::from(*counter)).sum::<u32>() == 17)
    })?;
    assert_eq!((both.num, both.den, both.runs), (1, 4, 4));
    // A side effect of 20 in 100 is told apart in two courses, weighed as 1 to 4.
    let mut scenario = Scenario::short("L:silver-wind E1:walk")?;
    scenario.monsters[0].script = vec!["silver-wind".into()];
    scenario.monsters[0].default = "walk".into();
    let play = scenario.play()?;
    let raised = chance(|draws| {
        let mut floor = play.floor.clone();
        play.clone().run(&mut floor, 4, draws, &mut antre_sky::NoSink)?;
        Ok(floor.stage(Slot::default()).shown() == 1)
    })?;
    assert_eq!((raised.num, raised.den, raised.runs), (1, 5, 3));
    Ok(())
}

#[test]
fn a_combo_that_hangs_on_a_counter_has_its_chance() -> Fallible {
    // At +3 by three raises, free actions until the boosts run out: how many come depends on 9 or 10.
    let floor = duel(0, 1, 0);
    let setup = [raise(), Action::pass()];
    let payload = vec![Action::attack(); 2];
    let combo = Combo { depth: 12, ..combo(&floor, &setup, &payload, 12) };
    let longest = combo.search(&Longest)?;
    let shortest = combo.search(&Shortest)?;
    assert_eq!(longest.found.is_some(), shortest.found.is_some());
    if let Some(found) = longest.found {
        let chance = combo.chance(&found.letters)?;
        assert!(chance.num > 0 && chance.num <= chance.den);
    }
    Ok(())
}
