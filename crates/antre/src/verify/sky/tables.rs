//! Vectors that are tables: `table24.json`, `stage.json`, `durations.json`, `planner.json`.

use antre_sky::plan::{actions_before, chance};
use antre_sky::{
    Action, Asked, Effect, FOREVER, Floor, Game, Length, MODULUS, Modifier, Monster, MonsterSpec, NoSink,
    Rounding, Rules, Scenario, SkyError, Slot, SlotSet, Stage, distance_after, distance_to, is_due,
    per_cycle,
};
use serde_json::{Map, Value, json};

use super::super::{Document, Node, Unreadable};

fn unreadable(node: &Node<'_>, error: &SkyError) -> Unreadable {
    Unreadable(format!("{}: {error}", node.place()))
}

fn stage(node: &Node<'_>) -> Result<Stage, Unreadable> {
    let index = node.int()?;
    u8::try_from(index)
        .ok()
        .and_then(|index| Stage::try_from(index).ok())
        .ok_or_else(|| Unreadable(format!("{}: {index}: expected a stage 0..=4", node.place())))
}

pub(super) fn due_table(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    let _case = root.case();
    root.get("modulus")?.expect(MODULUS);
    let by_stage = |row: &dyn Fn(Stage) -> Value| {
        Stage::ALL.map(|stage| (stage.index().to_string(), row(stage))).into_iter().collect::<Map<_, _>>()
    };
    let each = |value: &dyn Fn(u8) -> u8| json!((0..MODULUS).map(value).collect::<Vec<_>>());
    root.get("table")?.expect(by_stage(&|stage| each(&|counter| u8::from(is_due(stage, counter)))));
    root.get("acts_per_24")?.expect(by_stage(&|stage| json!(per_cycle(stage))));
    root.get("next_due_distance")?.expect(by_stage(&|stage| each(&|counter| distance_to(stage, counter))));
    root.get("next_due_distance_after")?
        .expect(by_stage(&|stage| each(&|counter| distance_after(stage, counter))));
    // When whole turns begin and end is seen in a run.
    let scenario =
        Scenario::short("L:walk").and_then(|scenario| Scenario { steps: MODULUS.into(), ..scenario }.run());
    let rows = scenario.map_err(|error| unreadable(&root, &error))?.rows(true);
    let at = |what: &str| {
        each(&|counter| u8::from(rows.iter().any(|row| row.action == what && row.frac == counter)))
    };
    root.get("whole_turn_tick")?.expect(at("clear"));
    root.get("weather_end_of_tick")?.expect(at("weather"));
    Ok(())
}

pub(super) fn stages(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    for row in root.get("rows")?.items()? {
        let _case = row.case();
        let [up, down, flat, expected] = row.tuple()?;
        let (up, down, sum) = (up.count()?, down.count()?, flat.int()?);
        let flat = i8::try_from(sum)
            .map_err(|_| Unreadable(format!("{}: {sum}: expected -128..=127", flat.place())))?;
        let spec = MonsterSpec { up: vec![9; up], down: vec![7; down], flat, ..MonsterSpec::default() };
        let stage = spec.monster(Game::Sky).and_then(|monster| {
            let mut floor = Floor::new(Rules::default());
            let slot = floor.place(Slot::default(), monster)?;
            Ok(floor.stage(slot))
        });
        expected.expect(u8::from(stage.map_err(|error| unreadable(&row, &error))?));
    }
    Ok(())
}

/// Every value that an action of the leader's can store in an enemy, lowest first, by all courses of its draws.
fn stored(
    rules: Rules,
    target: Monster,
    action: impl Fn(SlotSet) -> Action,
    read: impl Fn(&Monster) -> u8,
) -> Result<Vec<u8>, SkyError> {
    let mut values = std::collections::BTreeSet::new();
    chance(|draws| {
        let mut floor = Floor::new(rules);
        floor.place(Slot::default(), Monster::default())?;
        let enemy = floor.create(false, target)?;
        loop {
            match floor.advance(draws, &mut NoSink) {
                Asked::Action(slot) if slot == floor.leader() => {
                    floor.act(action(enemy.set()), draws, &mut NoSink)?;
                    values.extend(floor.monster(enemy).map(&read));
                    return Ok(true);
                }
                Asked::Action(_) => floor.act(Action::walk(), draws, &mut NoSink)?,
                Asked::Monster(_) => floor.spawn(None, &mut NoSink)?,
                Asked::Step => {}
                Asked::Over(_) => return Ok(false),
            }
        }
    })?;
    Ok(values.into_iter().collect())
}

pub(super) fn durations(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    let _case = root.case();
    let sky = Rules::default();
    let red = Rules { self_curer: Rounding::Down, ..sky };
    let (plain, cured) = (Monster::default(), Monster::default().with(Modifier::NaturalCure));
    let curer = plain.with(Modifier::SelfCurer);
    let raise = |targets| Action::raise(targets, Length::Drawn);
    let lower = |targets| Action::lower(targets, 1, Length::Drawn);
    let paralyse = |targets| Action::with(Effect::Paralyse { targets, length: Length::Drawn });
    let (up, down) = (|monster: &Monster| monster.up[0], |monster: &Monster| monster.down[0]);
    let expect = |key: &str, values: Result<Vec<u8>, SkyError>| -> Result<(), Unreadable> {
        let node = root.get(key)?;
        node.expect(json!(values.map_err(|error| unreadable(&node, &error))?));
        Ok(())
    };
    expect("boost_default", stored(sky, plain, raise, up))?;
    expect("lower_default", stored(sky, plain, lower, down))?;
    expect("lower_natural_cure", stored(sky, cured, lower, down))?;
    expect("lower_self_curer", stored(sky, curer, lower, down))?;
    // In Red both draws come to the same value, which the file writes for each of them.
    let in_red = stored(red, curer, lower, down).map(|values| {
        let draws = sky.lower_counters.1 - sky.lower_counters.0 + 1;
        if values.len() == 1 { values.repeat(draws.into()) } else { values }
    });
    expect("lower_self_curer_red", in_red)?;
    expect("paralysis", stored(sky, plain, paralyse, |monster| monster.paralysis))?;
    // What the ability stores, seen at its 250th end of a turn.
    let ability = Scenario::short("L:attack").and_then(|mut scenario| {
        scenario.monsters[0].speed_boost_ability = true;
        scenario.monsters[0].speed_boost_count = 249;
        Ok(scenario.run()?.finals().first().map_or(0, |last| last.monster.up[0]))
    });
    let node = root.get("speed_boost_ability")?;
    let stored = ability.map_err(|error| unreadable(&node, &error))?;
    node.expect(if stored == FOREVER { FOREVER } else { stored });
    Ok(())
}

pub(super) fn planner(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    root.get("columns")?.expect(json!([
        "leader_stage",
        "enemy_stage",
        "frac",
        "free_actions_before_enemy",
        "locking_actions_before_enemy",
        "ticks_until_enemy"
    ]));
    for row in root.get("rows")?.items()? {
        let _case = row.case();
        let [leader, enemy, frac, free, locking, ticks] = row.tuple()?;
        let counter = frac.int()?;
        let counter = u8::try_from(counter)
            .map_err(|_| Unreadable(format!("{}: {counter}: expected 0..=23", frac.place())))?;
        let before = actions_before(stage(&leader)?, stage(&enemy)?, counter)
            .map_err(|error| unreadable(&row, &error))?;
        free.expect(before.free);
        locking.expect(before.locking);
        ticks.expect(before.ticks);
    }
    Ok(())
}
