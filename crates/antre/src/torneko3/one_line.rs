//! Scenarios as one line, for those who want to change them by clicking.

use antre_torneko3::{Ai, CharSpec, DecisionSpec, Kind, Scenario, Setup};

/// The scenario in the one-line form; `None` where that form cannot say everything.
pub(crate) fn one_line(scenario: &Scenario) -> Option<String> {
    let rows: Vec<&str> = scenario.map.draw.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    let mut words = vec![rows.join("/")];
    let inputs = scenario.play.split_whitespace().map(|word| word.trim_matches(','));
    words.extend(inputs.filter(|word| !word.is_empty()).map(str::to_owned));
    for spec in &scenario.chars {
        let who = if spec.id == "player" { "@" } else { spec.id.as_str() };
        let traits = traits(spec);
        if !traits.is_empty() {
            words.push(format!("{who}={}", traits.join(",")));
        }
        for (when, decision) in &spec.script {
            words.push(format!("{who}{when}={}", decided(decision)?));
        }
    }
    for trap in &scenario.map.traps {
        let damage = trap.dmg.map_or_else(String::new, |damage| format!(":{damage}"));
        let to = trap.to.map_or_else(String::new, |[x, y]| format!(">{x},{y}"));
        words.push(format!("trap={}{damage}{to}", trap.kind));
    }
    words.extend(scenario.turns.map(|turns| format!("turns={turns}")));
    if scenario.turn_counter != 0 {
        words.push(format!("turn={}", scenario.turn_counter));
    }
    words.extend(scenario.dungeon.as_ref().map(|dungeon| format!("dungeon={dungeon}")));
    for (said, word) in [(scenario.unpaid, "unpaid"), (scenario.thief, "thief")] {
        words.extend(said.then(|| word.to_owned()));
    }
    let line = words.join(" ");
    // Only what comes back as the same run was said whole.
    let untitled = Scenario { title: String::new(), ..scenario.clone() };
    let same = Setup::short(&line).ok()? == Setup::new(&untitled).ok()?;
    same.then_some(line)
}

fn traits(spec: &CharSpec) -> Vec<String> {
    let mut traits: Vec<String> = Vec::new();
    traits.extend(spec.speed.map(|speed| speed.name().to_owned()));
    for (said, word) in [
        (spec.nap, "nap"),
        (spec.ai == Ai::Idle, "idle"),
        (spec.hostile == Some(false), "peaceful"),
        (spec.keeper, "keeper"),
        (spec.species == "gargoyle", "gargoyle"),
    ] {
        traits.extend(said.then(|| word.to_owned()));
    }
    traits.extend(spec.hp.map(|hp| format!("hp:{hp}")));
    if spec.regen != 0 {
        traits.push(format!("regen:{}", spec.regen));
    }
    traits.extend(spec.order.map(|order| format!("order:{order}")));
    traits.extend(spec.family.as_ref().map(|family| format!("family:{family}")));
    traits.extend(spec.status.iter().map(|(status, left)| format!("{}:{left}", status.name())));
    traits
}

fn decided(decision: &DecisionSpec) -> Option<String> {
    let direction = decision.dir.map_or_else(String::new, |dir| format!(":{}", dir.name()));
    match decision.kind {
        Kind::Move => Some(format!("move{direction}")),
        Kind::Attack => Some(format!("attack{direction}")),
        Kind::Wait => Some("wait".into()),
        Kind::Special => None,
    }
}

#[cfg(test)]
mod tests {
    use antre_torneko3::Shipped;

    use super::*;

    #[test]
    fn shipped_scenarios_come_back_as_they_were_where_a_line_can_tell_them() {
        let mut told = 0;
        for shipped in Shipped::ALL {
            let scenario: Scenario = toml::from_str(shipped.toml).expect("a scenario");
            let Some(line) = one_line(&scenario) else { continue };
            let untitled = Scenario { title: String::new(), ..scenario };
            assert_eq!(Setup::short(&line).expect(&line), Setup::new(&untitled).expect("a setup"), "{line}");
            told += 1;
        }
        // The others have inventories, decisions or rules that the line has no words for.
        assert!(told >= 5, "{told} of {}", Shipped::ALL.len());
    }
}
