//! The lesson's steps as the source article takes them: its examples, its questions, and the moments of the queue told.
//!
//! Nothing here is a rule of its own: every function asks the rules that the rest of the crate is made of, and the
//! examples are inputs. What comes of them is printed in `docs/rules/duel.md`, sections 2, 4.5 and 5.2.

use alloc::vec::Vec;

use antre_core::Why;

use crate::lesson::{self, QUIZ};
use crate::queue::{Queue, SkipQueue, Turn};
use crate::strike::resisted;
use crate::{Dice, Kind, KindSet, Payment, Rules};

/// How many turns of the queue the lesson tells one by one.
pub const MOMENTS: usize = 7;

/// Accuracy and evasion of the hit-chance examples, in percent: plain, plain, held up, held down.
pub const HIT_EXAMPLES: [(i64, i64); 4] = [(83, 16), (91, 8), (83, 80), (120, 0)];

/// Seed of the five rolls that follow them.
pub const ROLL_SEED: i64 = 2026;

/// Hit chance that the five rolls are held against, in percent.
pub const ROLL_CHANCE: i64 = 67;

/// Weapon, strength, defence and whether it is critical: the damage examples.
pub const DAMAGE_EXAMPLES: [(i64, i64, i64, bool); 3] = [(6, 7, 1, false), (6, 7, 1, true), (2, 1, 6, false)];

/// Agilities of the critical-chance examples.
pub const CRIT_EXAMPLES: [i64; 4] = [4, 8, 25, 40];

/// Damage before the skeleton's resistance.
pub const KIND_DAMAGE: i64 = 12;

/// Whole life of whoever is hit in the examples of the four words.
pub const WORD_LIFE: i64 = 20;

/// Damage of the examples of the four words.
pub const WORD_EXAMPLES: [i64; 8] = [1, 2, 4, 5, 8, 9, 10, 12];

/// Names and speeds of the quiz whose answers are [`QUIZ`].
pub const QUIZ_FIGHTERS: [(&str, i64); 3] = [("Caballero", 10), ("Maga", 10), ("Arquero", 15)];

/// Turns that the quiz asks for.
pub const QUIZ_TURNS: usize = 8;

/// Which of [`QUIZ`] is right, counted from 1.
pub const QUIZ_RIGHT: usize = 1;

/// The exercise's example input: how many turns, then a name and a speed on each line.
pub const EXERCISE: &str = "10\nGólem 7\nMaga 10\nArquero 15\n";

/// The line that the fill-in asks for: what stands for `__` is [`Rules::hit_clamp`]'s low end.
pub const FILL_IN: &str = "chance = min(95, max(__, accuracy - evasion))";

/// The queue's loop with the planted bug.
pub const LOOP: [&str; 9] = [
    "while nobody has acted:",
    "    ready = the living with energy >= 100",
    "    if ready is not empty:",
    "        actor = most energy, the earlier of equals",
    "        actor.energy = 0",
    "        return actor",
    "    for each of the living:",
    "        energy = energy + max(1, speed)",
    "    tick = tick + 1",
];

/// Which line of [`LOOP`] is wrong, counted from 1.
pub const LOOP_WRONG: usize = 5;

/// That line as it should be.
pub const LOOP_RIGHT: &str = "actor.energy = actor.energy - 100";

/// Seed of the whole battle that the lesson shows.
pub const BATTLE_SEED: i64 = 16;

/// Why somebody acts at a moment of the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reason {
    /// Has the most energy of those who are ready.
    Most,
    /// Has as much as somebody later in the list.
    Earlier,
    /// Was ready already when somebody else acted at this tick: time stood still.
    Waited,
}

/// One turn of the queue, and why it is this one's.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// Tick.
    pub tick: i64,
    /// Who acts, as a place in the list.
    pub index: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Energy after paying.
    pub kept: i64,
    /// Why.
    pub reason: Reason,
    /// Energy kept from its own last turn; 0 before the first.
    pub carried: i64,
    /// Ticks since then.
    pub waited: i64,
    /// Everybody's energy before the payment, in list order.
    pub energies: Vec<i64>,
}

/// The first turns of a queue, each with its reason (section 4.1).
pub fn moments(speeds: &[i64], count: usize, rules: &Rules) -> Vec<Moment> {
    let mut queue = SkipQueue::new(speeds, rules);
    let mut last = alloc::vec![(0, 0); speeds.len()];
    let mut told: Vec<Moment> = Vec::with_capacity(count.min(1_000));
    while told.len() < count {
        let Some(Turn { tick, index, energy }) = queue.next() else { break };
        let energies: Vec<i64> = (0..speeds.len()).map(|who| queue.energy(who)).collect();
        let reason = if told.last().is_some_and(|before| before.tick == tick) {
            Reason::Waited
        } else if energies[index + 1..].contains(&energy) {
            Reason::Earlier
        } else {
            Reason::Most
        };
        queue.pay(index, rules.cost);
        let kept = queue.energy(index);
        let (since, carried) = core::mem::replace(&mut last[index], (tick, kept));
        told.push(Moment { tick, index, energy, kept, reason, carried, waited: tick - since, energies });
    }
    told
}

/// The lesson's queue: the seven moments of its party.
pub fn lesson_moments(rules: &Rules) -> Vec<Moment> {
    let speeds: Vec<i64> = lesson::party().iter().map(|fighter| fighter.speed).collect();
    moments(&speeds, MOMENTS, rules)
}

/// The rules with the bug that the lesson plants: whoever acts loses all energy instead of paying.
pub fn with_planted_bug(rules: &Rules) -> Rules {
    Rules { payment: Payment::Reset, ..rules.clone() }
}

/// The five rolls of 1..=100 after [`ROLL_SEED`] (section 2).
pub fn rolls() -> [i64; 5] {
    let mut dice = Dice::new(ROLL_SEED);
    [(); 5].map(|()| dice.range(crate::Span::HUNDRED, Why::new("hit", "5.1")))
}

/// Damage of one of [`DAMAGE_EXAMPLES`] (section 5.2).
pub fn damage((weapon, strength, defense, crit): (i64, i64, i64, bool), rules: &Rules) -> i64 {
    let blow = crate::strike::Blow {
        accuracy: 100,
        evasion: 0,
        weapon: crate::Span::HUNDRED,
        strength,
        power: 100,
        crit_chance: 0,
        kind: Kind::Slash,
        defense,
        resist: KindSet::NONE,
        weak: KindSet::NONE,
    };
    blow.damage(weapon, crit, rules)
}

/// What is left of [`KIND_DAMAGE`] against the lesson's skeleton, which resists slash and is weak to blunt.
pub fn against_skeleton(kind: Kind) -> i64 {
    let resist = KindSet::NONE.with(Kind::Slash);
    let weak = KindSet::NONE.with(Kind::Blunt);
    resisted(resist, weak, kind, KIND_DAMAGE).max(1)
}

/// The order that the quiz asks for, as its answers write it.
pub fn quiz_order(rules: &Rules) -> alloc::string::String {
    let speeds = QUIZ_FIGHTERS.map(|(_, speed)| speed);
    let turns = moments(&speeds, QUIZ_TURNS, rules);
    let names: Vec<&str> = turns.iter().map(|turn| QUIZ_FIGHTERS[turn.index].0).collect();
    names.join(", ")
}

/// The right answer of the quiz.
pub const fn quiz_answer() -> &'static str {
    QUIZ[QUIZ_RIGHT - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seven_moments_have_their_reasons() {
        let told: Vec<(i64, usize, i64, Reason)> = lesson_moments(&Rules::LESSON)
            .iter()
            .map(|moment| (moment.tick, moment.index, moment.energy, moment.reason))
            .collect();
        let expected = [
            (8, 1, 112, Reason::Most),
            (10, 0, 100, Reason::Earlier),
            (10, 2, 100, Reason::Waited),
            (15, 1, 110, Reason::Most),
            (20, 0, 100, Reason::Earlier),
            (20, 2, 100, Reason::Waited),
            (22, 1, 108, Reason::Most),
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn energy_is_what_was_kept_and_what_was_gained() {
        let speeds = [10, 14, 10];
        for moment in lesson_moments(&Rules::LESSON) {
            assert_eq!(moment.energy, moment.carried + moment.waited * speeds[moment.index]);
        }
    }

    #[test]
    fn the_planted_bug_makes_the_wolf_late() {
        let wolf: Vec<(i64, i64)> = lesson_moments(&with_planted_bug(&Rules::LESSON))
            .iter()
            .filter(|moment| moment.index == 1)
            .map(|moment| (moment.tick, moment.energy))
            .collect();
        assert_eq!(wolf, [(8, 112), (16, 112), (24, 112)]);
    }

    #[test]
    fn the_examples_come_out_as_the_article_prints_them() {
        let rules = Rules::LESSON;
        assert_eq!(
            HIT_EXAMPLES.map(|(accuracy, evasion)| rules.hit_chance(accuracy, evasion)),
            [67, 83, 10, 95]
        );
        assert_eq!(rolls(), [76, 59, 23, 37, 58]);
        assert_eq!(DAMAGE_EXAMPLES.map(|example| damage(example, &rules)), [12, 25, 1]);
        assert_eq!(CRIT_EXAMPLES.map(|agility| rules.crit_chance(agility)), [5, 5, 7, 9]);
        assert_eq!(Kind::ALL.map(against_skeleton), [6, 12, 18, 12, 12]);
        assert_eq!(
            WORD_EXAMPLES.map(|damage| crate::strike::word(damage, WORD_LIFE)),
            [0, 1, 1, 2, 2, 3, 3, 3]
        );
    }

    #[test]
    fn the_first_answer_of_the_quiz_is_right_and_the_others_are_not() {
        let order = quiz_order(&Rules::LESSON);
        assert_eq!(order, quiz_answer());
        assert_eq!(QUIZ.iter().filter(|answer| **answer == order).count(), 1);
    }
}
