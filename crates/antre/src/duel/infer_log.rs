//! The dice behind the lines of a fight's Spanish log.

use antre_duel::queue::{HeapQueue, Queue as _};
use antre_duel::strike::Blow;
use antre_duel::{Rules, VERBS, capital};

use super::{Die, Roster};
use crate::{Error, Input};

/// What each line tells of its dice.
///
/// # Errors
/// A line that the roster's fight cannot have at that place.
pub(super) fn dice(log: &Input, roster: &Roster) -> Result<Vec<Die>, Error> {
    let Roster { party, rules } = roster;
    let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
    let mut queue = HeapQueue::new(&speeds, rules);
    let mut dice = Vec::new();
    let mut alive = vec![true; party.len()];
    // What stands before the fight begins, or after it ended, is no part of the log.
    let mut start = log.text.find("¡Combate!").unwrap_or(0);
    for raw in log.text[start..].split_inclusive('\n') {
        let span = start..start + raw.trim_end().len();
        start += raw.len();
        let line = raw.trim();
        if line.is_empty() || line.starts_with("¡Combate!") {
            continue;
        }
        if line.starts_with("¡Victoria!") || line.starts_with("Derrota.") {
            break;
        }
        if let Some(index) =
            party.iter().position(|fighter| line.starts_with(&format!("{} cae", capital(&fighter.name))))
        {
            alive[index] = false;
            queue.kill(index);
            continue;
        }
        let Some(turn) = queue.next() else { break };
        queue.pay(turn.index, rules.cost);
        let actor = turn.index;
        let target = if actor == 0 { (1..party.len()).find(|&enemy| alive[enemy]).unwrap_or(0) } else { 0 };
        let wrong = |expected: String| {
            Error::at(log, span.clone(), format!("log line \"{line}\": expected {expected}"))
        };
        let name = capital(&party[actor].name);
        if !line.starts_with(&name) {
            return Err(wrong(format!("a blow of {name}, whose turn it is")));
        }
        let blow = Blow::between(&party[actor], &party[target], rules);
        let hit = rules.hit_chance(blow.accuracy, blow.evasion).clamp(0, 100);
        if line.contains(" no alcanza a ") {
            let missed = Die::hundred(hit + 1, 100);
            dice.push(missed.ok_or_else(|| wrong("a blow that lands: this one always does".into()))?);
            continue;
        }
        let damage = line
            .split_once('(')
            .and_then(|(_, rest)| rest.split_once(')'))
            .and_then(|(number, _)| number.parse().ok());
        let Some(damage) = damage.filter(|_| VERBS.iter().any(|verb| line.contains(verb))) else {
            return Err(wrong("a line of a fight's log in Spanish".into()));
        };
        let crit = line.contains("¡La sangre salpica!");
        let weapon = rolls(&blow, damage, crit, rules)
            .and_then(|(low, high)| Die::new(blow.weapon.low(), blow.weapon.width(), low, high));
        let (Some(landed), Some(weapon)) = (Die::hundred(1, hit), weapon) else {
            return Err(wrong(format!("a damage that {name} can do, rather than {damage}")));
        };
        let chance = blow.crit_chance.clamp(0, 100);
        let critical = if crit { Die::hundred(1, chance) } else { Die::hundred(chance + 1, 100) };
        let critical = critical.ok_or_else(|| wrong("a blow that is critical where it must be".into()))?;
        dice.extend([landed, weapon, critical]);
    }
    Ok(dice)
}

/// The weapon's lowest and highest roll that do a damage: damage never falls as the roll rises.
fn rolls(blow: &Blow, damage: i64, crit: bool, rules: &Rules) -> Option<(i64, i64)> {
    let mut fitting = (blow.weapon.low()..=blow.weapon.high())
        .take(1 << 16)
        .filter(|&roll| blow.damage(roll, crit, rules) == damage);
    let first = fitting.next()?;
    Some((first, fitting.last().unwrap_or(first)))
}
