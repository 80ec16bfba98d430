//! Exact chances where the state space is small: every state's value, from the last turn back to the first.
//!
//! The order of turns does not depend on the dice, so a state is a turn of that order and everybody's life. The limit of
//! hero turns makes the fight finite. Dice are taken as ideal: each value of a range equally likely. Chances are no rule
//! of the game, so they may be floating-point numbers.

use alloc::vec;
use alloc::vec::Vec;

use crate::assumed::LimitAt;
use crate::queue::{HeapQueue, Queue as _};
use crate::strike::Blow;
use crate::{Fighter, Payment, Rules};

/// States (turns × lives) at most: about a second.
const MOST_STATES: u128 = 40_000_000;

/// Chances that were computed, not sampled.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Exact {
    /// Chance of winning when the hero strikes the first living enemy, as the lesson does.
    pub first_target: f64,
    /// Chance of winning when the hero always strikes the best target.
    pub best_target: f64,
    /// The best target of the hero's first blow, as a place in the roster.
    pub best_now: usize,
}

/// What a blow can do: damage with its chance; misses have damage 0.
type Outcomes = Vec<(usize, f64)>;

/// The exact chances, or `None` where there are too many states.
pub fn exact(party: &[Fighter], rules: &Rules) -> Option<Exact> {
    if !(2..=5).contains(&party.len()) || rules.tick_limit.is_some() || rules.payment != Payment::Subtract {
        return None;
    }
    let limit = rules.assumed.turn_limit;
    if limit.at != LimitAt::BeforeTurn {
        return None;
    }
    // The order of turns up to the hero's last, everybody alive.
    let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
    let mut queue = HeapQueue::new(&speeds, rules);
    let (mut order, mut hero_turns) = (Vec::new(), 0);
    let mut size: u128 = 1;
    let lives: Vec<usize> =
        party.iter().map(|fighter| usize::try_from(fighter.max_hp).unwrap_or(usize::MAX)).collect();
    for &life in &lives {
        size = size.saturating_mul(life as u128 + 1);
    }
    loop {
        let turn = queue.next()?;
        if turn.index == 0 {
            if hero_turns == limit.hero_turns {
                break;
            }
            hero_turns += 1;
        }
        queue.pay(turn.index, rules.cost);
        order.push(turn.index);
        if size.saturating_mul(order.len() as u128) > MOST_STATES {
            return None;
        }
    }
    let blow = |attacker: usize, target: usize| outcomes(party, rules, attacker, target);
    let hero: Vec<Outcomes> =
        (0..party.len()).map(|enemy| if enemy == 0 { Vec::new() } else { blow(0, enemy) }).collect();
    let enemies: Vec<Outcomes> =
        (0..party.len()).map(|enemy| if enemy == 0 { Vec::new() } else { blow(enemy, 0) }).collect();
    let strides: Vec<usize> = lives
        .iter()
        .scan(1, |stride, life| {
            let own = *stride;
            *stride *= life + 1;
            Some(own)
        })
        .collect();
    let size = usize::try_from(size).ok()?;
    let lives_of = |state: usize, who: usize| state / strides[who] % (lives[who] + 1);
    let field = Field { lives_of: &lives_of, strides: &strides, fighters: party.len() };
    // Past the last turn the fight counts as lost.
    let (mut first, mut best) = (vec![0.0; size], vec![0.0; size]);
    let mut best_now = 1;
    for (at, &actor) in order.iter().enumerate().rev() {
        let (mut now_first, mut now_best) = (vec![0.0; size], vec![0.0; size]);
        for state in 0..size {
            if field.hp(state, 0) == 0 {
                continue;
            }
            let mut alive = (1..party.len()).filter(|&enemy| field.hp(state, enemy) > 0);
            let Some(front) = alive.next() else {
                (now_first[state], now_best[state]) = (1.0, 1.0);
                continue;
            };
            if actor > 0 {
                if field.hp(state, actor) == 0 {
                    (now_first[state], now_best[state]) = (first[state], best[state]);
                } else {
                    now_first[state] = field.after(state, 0, &enemies[actor], &first);
                    now_best[state] = field.after(state, 0, &enemies[actor], &best);
                }
                continue;
            }
            now_first[state] = field.after(state, front, &hero[front], &first);
            let (target, value) = core::iter::once(front)
                .chain(alive)
                .map(|enemy| (enemy, field.after(state, enemy, &hero[enemy], &best)))
                .fold((front, f64::MIN), |kept, new| if new.1 > kept.1 { new } else { kept });
            now_best[state] = value;
            if state == size - 1 && order[..at].iter().all(|&earlier| earlier != 0) {
                best_now = target;
            }
        }
        (first, best) = (now_first, now_best);
    }
    Some(Exact { first_target: first[size - 1], best_target: best[size - 1], best_now })
}

/// Lives packed into one number.
struct Field<'f> {
    lives_of: &'f dyn Fn(usize, usize) -> usize,
    strides: &'f [usize],
    fighters: usize,
}

impl Field<'_> {
    fn hp(&self, state: usize, who: usize) -> usize {
        debug_assert!(who < self.fighters);
        (self.lives_of)(state, who)
    }

    /// Expected value after a blow at somebody.
    fn after(&self, state: usize, target: usize, outcomes: &Outcomes, values: &[f64]) -> f64 {
        let hp = self.hp(state, target);
        let stride = self.strides[target];
        outcomes.iter().map(|&(damage, chance)| chance * values[state - damage.min(hp) * stride]).sum()
    }
}

fn outcomes(party: &[Fighter], rules: &Rules, attacker: usize, target: usize) -> Outcomes {
    let blow = Blow::between(&party[attacker], &party[target], rules);
    let hit = rules.hit_chance(blow.accuracy, blow.evasion).clamp(0, 100) as f64 / 100.0;
    let crit = blow.crit_chance.clamp(0, 100) as f64 / 100.0;
    let mut found: Outcomes = vec![(0, 1.0 - hit)];
    let each = hit / blow.weapon.width() as f64;
    for roll in blow.weapon.low()..=blow.weapon.high() {
        for (is_crit, chance) in [(false, 1.0 - crit), (true, crit)] {
            let damage = usize::try_from(blow.damage(roll, is_crit, rules)).unwrap_or(0);
            match found.iter_mut().find(|(known, _)| *known == damage) {
                Some((_, sum)) => *sum += each * chance,
                None => found.push((damage, each * chance)),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HitClamp, lesson};

    #[test]
    fn certain_fights_have_certain_chances() {
        let mut party = lesson::party();
        let never = Rules { hit_clamp: HitClamp { low: 0, high: 0 }, ..Rules::LESSON };
        let chances = |found: Option<Exact>| found.map(|exact| (exact.first_target, exact.best_target));
        assert_eq!(chances(exact(&party, &never)), Some((0.0, 0.0)));
        (party[0].strength, party[0].speed) = (100, 100);
        let always = Rules { hit_clamp: HitClamp { low: 100, high: 100 }, ..Rules::LESSON };
        assert!(exact(&party, &always).is_some_and(|exact| (exact.first_target - 1.0).abs() < 1e-12));
    }

    #[test]
    fn the_best_target_is_never_worse() {
        let lesson = exact(&lesson::party(), &Rules::LESSON).expect("the lesson is small");
        assert!(lesson.best_target >= lesson.first_target);
        // 9,669 and 9,696 of 10,000 seeds win (section 5.4).
        assert!((lesson.first_target - 0.9683).abs() < 0.005, "{lesson:?}");
    }

    #[test]
    fn one_blow_each_is_counted_by_hand() {
        // Whoever hits first wins: the hero at 50 %, then the enemy at 50 %, and so on: 1/2 + 1/8 + … = 2/3.
        let mut party = lesson::party();
        party.truncate(2);
        for fighter in &mut party {
            (fighter.max_hp, fighter.strength, fighter.speed) = (1, 10, 10);
        }
        let even = Rules { hit_clamp: HitClamp { low: 50, high: 50 }, ..Rules::LESSON };
        let found = exact(&party, &even).expect("it is small");
        assert!((found.first_target - 2.0 / 3.0).abs() < 1e-12, "{found:?}");
        assert_eq!(found.best_now, 1);
    }

    #[test]
    fn large_parties_are_left_to_sampling() {
        let mut party = lesson::party();
        party[0].max_hp = 1_000_000;
        assert_eq!(exact(&party, &Rules::LESSON), None);
        assert_eq!(exact(&party[..1], &Rules::LESSON), None);
    }
}
