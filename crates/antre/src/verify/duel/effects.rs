//! `after_hit.json`, `begin_turn.json`: which effect a hit causes, and how effects run.

use std::collections::BTreeMap;

use antre_duel::assumed::effects::{Begun, EffectKind, after_hit as causes, apply, begin_turn as begin};
use antre_duel::{Creature, Dice, Stat, Stats};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::{effect_of, kind};

pub(super) fn after_hit(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let case = root.case();
    root.get("table")?.expect(json!({
        "slash": { "effect": fresh(EffectKind::Bleed), "chance": 35, "on_crit": "always, without a draw" },
        "pierce": null,
        "blunt": { "effect": fresh(EffectKind::Stun), "chance": 10 },
        "fire": { "effect": fresh(EffectKind::Burn), "chance": 30 },
        "poison": { "effect": fresh(EffectKind::Poison), "chance": "always, without a draw" },
    }));
    drop(case);
    for vector in root.get("cases")?.items()? {
        let _case = vector.case();
        let mut dice = Dice::new(vector.get("seed")?.int()?);
        let (kind, crit) = (kind(&vector.get("kind")?)?, vector.get("crit")?.flag()?);
        let alive = vector.get("target_alive")?.flag()?;
        let effects: Vec<&str> = (0..vector.get("n")?.count()?)
            .map(|_| {
                let effect = if alive { causes(&mut dice, kind, crit) } else { None };
                effect.map_or("-", EffectKind::name)
            })
            .collect();
        vector.get("effects")?.expect(effects);
        vector.get("draws")?.expect(dice.drawn());
        vector.get("state_after")?.expect(dice.stream().state());
    }
    Ok(())
}

fn fresh(kind: EffectKind) -> Value {
    let (turns, power) = kind.fresh();
    json!([kind.name(), turns, power])
}

/// Cooldowns at the start of the scenarios that have any; the file does not hold them.
const COOLDOWNS: [(&str, i64); 2] = [("golpe fuerte", 2), ("grito", 0)];

/// Scenarios of one creature: effects put on it before its turns, and how those go. The file does not hold the life at
/// the start, which is what the first turn leaves plus what it took.
pub(super) fn begin_turn(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("status")?.note();
    for scenario in root.get("scenarios")?.items()? {
        let _case = scenario.case();
        scenario.get("name")?.note();
        let steps = scenario.get("steps")?.items()?;
        let mut creature = Creature::new("scenario", Stats::default().with(Stat::MaxHp, 1_000));
        if let Some(first) = steps.iter().find(|step| step.find("turn").is_some()) {
            let dealt = first.get("dealt")?.items()?;
            let taken: Vec<i64> =
                dealt.iter().map(|pair| pair.tuple::<2>()?[1].int()).collect::<Result<_, _>>()?;
            creature.hp = first.get("hp")?.int()? + taken.iter().sum::<i64>();
            for (name, turns) in first.get("cooldowns")?.entries()? {
                let known = COOLDOWNS.iter().find(|(known, _)| *known == name);
                let turns = match known {
                    Some(&(_, turns)) => turns,
                    None => turns.int()? + 1,
                };
                creature.cooldowns.insert(name.to_owned(), turns);
            }
        }
        let mut turn = 0;
        for step in &steps {
            if let Some(effect) = step.find("apply") {
                step.get("before_turn")?.expect(turn);
                let accepted = apply(&mut creature, effect_of(effect.text()?));
                step.get("accepted")?.expect(accepted);
                step.get("effects")?.expect(effects(&creature));
                continue;
            }
            step.get("turn")?.expect(turn);
            turn += 1;
            creature.energy = 100;
            one_turn(step, &mut creature)?;
        }
    }
    Ok(())
}

fn one_turn(step: &Node<'_>, creature: &mut Creature) -> Result<(), Unreadable> {
    let mut dealt = Vec::new();
    let begun = begin(creature, &antre_duel::Rules::LESSON, &mut dealt);
    let word = match begun {
        Begun::Acts => "act",
        Begun::Stunned => "stunned",
        Begun::Dead => "dead",
    };
    step.get("result")?.expect(word);
    step.get("dealt")?
        .expect(dealt.iter().map(|(kind, taken)| json!([kind.name(), taken])).collect::<Vec<_>>());
    step.get("hp")?.expect(creature.hp);
    step.get("energy")?.expect(creature.energy);
    step.get("stun_proof")?.expect(creature.stun_proof);
    step.get("effects")?.expect(effects(creature));
    let cooldowns: BTreeMap<&str, i64> =
        creature.cooldowns.iter().map(|(name, &turns)| (name.as_str(), turns)).collect();
    step.get("cooldowns")?.expect(json!(cooldowns));
    Ok(())
}

/// `[[kind, turns, power], …]`.
pub(super) fn effects(creature: &Creature) -> Vec<Value> {
    creature.effects.iter().map(|effect| json!([effect.kind.name(), effect.turns, effect.power])).collect()
}
