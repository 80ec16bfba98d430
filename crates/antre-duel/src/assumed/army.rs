//! Two teams (section 6.7).

use alloc::vec::Vec;

use antre_core::Draw;

use crate::queue::{HeapQueue, Queue};
use crate::strike::{Blow, word};
use crate::{Dice, Event, Fighter, Rules, Sink};

/// How a battle of two teams ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArmyOutcome {
    /// The team with somebody left: 0 or 1.
    pub winner: usize,
    /// How many of each team are left.
    pub left: [usize; 2],
    /// Turns taken.
    pub turns: u32,
    /// Tick of the last turn.
    pub ticks: i64,
    /// Critical hits.
    pub crits: u32,
    /// Blows that missed.
    pub misses: u32,
    /// Dice drawn.
    pub draws: u32,
    /// Life of everybody at the end.
    pub hp: Vec<i64>,
}

/// Fights on the heap: `teams[i]` is 0 or 1 for `fighters[i]`. An actor strikes the first living opponent in list order,
/// the dead leave the queue, and an empty team ends the battle.
pub fn fight<D: Draw>(
    fighters: &[Fighter],
    teams: &[usize],
    dice: &mut Dice<D>,
    rules: &Rules,
    sink: &mut impl Sink,
) -> ArmyOutcome {
    let speeds: Vec<i64> = fighters.iter().map(|fighter| fighter.speed).collect();
    fight_with(fighters, teams, &mut HeapQueue::new(&speeds, rules), dice, rules, sink)
}

/// The same battle on a queue of the caller's choice.
pub fn fight_with<D: Draw, Q: Queue>(
    fighters: &[Fighter],
    teams: &[usize],
    queue: &mut Q,
    dice: &mut Dice<D>,
    rules: &Rules,
    sink: &mut impl Sink,
) -> ArmyOutcome {
    let team = |index: usize| teams.get(index).copied().unwrap_or(1).min(1);
    let mut hp: Vec<i64> = fighters.iter().map(|fighter| fighter.max_hp).collect();
    let mut left = [0, 0];
    for index in 0..fighters.len() {
        left[team(index)] += 1;
    }
    // The front of a team only ever moves forward, since nobody is revived.
    let mut front = [0, 0];
    let (mut turns, mut crits, mut misses) = (0, 0, 0);
    while left[0] > 0 && left[1] > 0 {
        let Some(turn) = queue.next() else { break };
        let actor = turn.index;
        queue.pay(actor, rules.cost);
        turns += 1;
        let side = 1 - team(actor);
        while team(front[side]) != side || hp[front[side]] == 0 {
            front[side] += 1;
        }
        let target = front[side];
        match Blow::between(&fighters[actor], &fighters[target], rules).strike(dice, rules) {
            None => {
                misses += 1;
                sink.event(Event::Misses { actor, target });
            }
            Some(hit) => {
                crits += u32::from(hit.crit);
                hp[target] = (hp[target] - hit.damage).max(0);
                let word = word(hit.damage, fighters[target].max_hp);
                sink.event(Event::Hits {
                    actor,
                    target,
                    damage: hit.damage,
                    crit: hit.crit,
                    word,
                    hp: hp[target],
                });
            }
        }
        if hp[target] == 0 {
            queue.kill(target);
            left[side] -= 1;
            // There is no hero here: a listener must not take the first of the list for one.
            sink.event(Event::Falls { who: target });
        }
    }
    ArmyOutcome {
        winner: usize::from(left[0] == 0),
        left,
        turns,
        ticks: queue.tick(),
        crits,
        misses,
        draws: dice.drawn(),
        hp,
    }
}
