//! The lesson's party and its battle loop (section 5.4): the obvious version, in the order of the text.

use alloc::vec;
use alloc::vec::Vec;

use antre_core::Draw;

use crate::assumed::LimitAt;
use crate::queue::{Queue, TickQueue};
use crate::strike::{Blow, word};
use crate::{Dice, Error, Event, Fighter, Kind, KindSet, Rules, Sink, Span};

/// How many enemies a battle of one hero may have.
pub const MOST_ENEMIES: usize = 1_000;

/// The three answers that the lesson's quiz offers for the order of Caballero 10, Maga 10, Arquero 15; the first is right
/// (section 4.5).
pub const QUIZ: [&str; 3] = [
    "Arquero, Caballero, Maga, Arquero, Caballero, Maga, Arquero, Arquero",
    "Arquero, Maga, Caballero, Arquero, Arquero, Maga, Caballero, Arquero",
    "Caballero, Maga, Arquero, Caballero, Maga, Arquero, Caballero, Maga",
];

/// Iva, the bloody wolf and the goblin lancer (section 3.1).
pub fn party() -> Vec<Fighter> {
    let fighter =
        |name: &str, [max_hp, strength, agility, defense, speed]: [i64; 5], weapon: Span, kind| Fighter {
            name: name.into(),
            max_hp,
            strength,
            agility,
            defense,
            speed,
            weapon,
            kind,
            resist: KindSet::NONE,
            weak: KindSet::NONE,
        };
    let weapon = |low, high| Span::new("weapon", low, high).unwrap_or(Span::HUNDRED);
    vec![
        fighter("Iva", [48, 7, 4, 3, 10], weapon(4, 7), Kind::Slash),
        fighter("Lobo sangriento", [20, 3, 8, 1, 14], weapon(2, 5), Kind::Slash),
        fighter("Goblin lancero", [16, 2, 5, 1, 10], weapon(2, 5), Kind::Pierce),
    ]
}

/// How a battle ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Whether the hero won.
    pub won: bool,
    /// Life of everybody at the end, in list order.
    pub hp: Vec<i64>,
    /// Turns taken by anybody.
    pub turns: u32,
    /// Turns begun by the hero.
    pub hero_turns: u32,
    /// Tick of the last turn.
    pub ticks: i64,
    /// Critical hits.
    pub crits: u32,
    /// Blows that missed.
    pub misses: u32,
    /// Dice drawn.
    pub draws: u32,
    /// Whether the hero-turn limit or the tick limit ended it.
    pub stopped: bool,
}

/// Checks a party for [`fight`]: a hero and at most [`MOST_ENEMIES`] enemies, names, stats.
///
/// # Errors
/// The first thing that is wrong, as one sentence.
pub fn check(party: &[Fighter]) -> Result<(), Error> {
    crate::fighter::check_party(party, MOST_ENEMIES)
}

/// Fights: `party[0]` is the hero, everybody else is against the hero. The hero strikes the first living enemy.
///
/// A party without a hero or without enemies is over before it begins.
pub fn fight<D: Draw>(party: &[Fighter], dice: &mut Dice<D>, rules: &Rules, sink: &mut impl Sink) -> Outcome {
    let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
    let mut queue = TickQueue::new(&speeds, rules);
    fight_with(party, &mut queue, dice, rules, sink)
}

/// The same battle on a queue of the caller's choice.
pub fn fight_with<D: Draw, Q: Queue>(
    party: &[Fighter],
    queue: &mut Q,
    dice: &mut Dice<D>,
    rules: &Rules,
    sink: &mut impl Sink,
) -> Outcome {
    let limit = rules.assumed.turn_limit;
    let mut hp: Vec<i64> = party.iter().map(|fighter| fighter.max_hp).collect();
    let mut outcome = Outcome {
        won: false,
        hp: Vec::new(),
        turns: 0,
        hero_turns: 0,
        ticks: 0,
        crits: 0,
        misses: 0,
        draws: 0,
        stopped: false,
    };
    sink.event(Event::Begins);
    while over(&hp).is_none() {
        let Some(next) = queue.next() else {
            outcome.stopped = true;
            break;
        };
        let actor = next.index;
        if actor == 0 && limit.at == LimitAt::BeforeTurn && outcome.hero_turns == limit.hero_turns {
            outcome.stopped = true;
            sink.event(Event::LimitReached);
            break;
        }
        queue.pay(actor, rules.cost);
        outcome.turns += 1;
        outcome.hero_turns += u32::from(actor == 0);
        sink.event(Event::Turn {
            turn: outcome.turns,
            tick: next.tick,
            actor,
            energy: next.energy,
            kept: queue.energy(actor),
            draws: dice.drawn(),
        });

        // Somebody is alive on the other side, or the battle would be over.
        let target = if actor == 0 { (1..party.len()).find(|&i| hp[i] > 0).unwrap_or(0) } else { 0 };
        match Blow::between(&party[actor], &party[target], rules).strike(dice, rules) {
            None => {
                outcome.misses += 1;
                sink.event(Event::Misses { actor, target });
            }
            Some(hit) => {
                outcome.crits += u32::from(hit.crit);
                hp[target] = (hp[target] - hit.damage).max(0);
                sink.event(Event::Hits {
                    actor,
                    target,
                    damage: hit.damage,
                    crit: hit.crit,
                    word: word(hit.damage, party[target].max_hp),
                    hp: hp[target],
                });
            }
        }
        if hp[target] == 0 {
            queue.kill(target);
            sink.event(Event::Falls { who: target });
        }
        if actor == 0
            && limit.at == LimitAt::AfterTurn
            && outcome.hero_turns == limit.hero_turns
            && over(&hp).is_none()
        {
            outcome.stopped = true;
            sink.event(Event::LimitReached);
            break;
        }
    }
    outcome.won = over(&hp) == Some(true);
    outcome.ticks = queue.tick();
    outcome.draws = dice.drawn();
    sink.event(Event::Ends { won: outcome.won, hero_hp: hp.first().copied().unwrap_or(0) });
    outcome.hp = hp;
    outcome
}

/// `Some(true)` if the hero alone is left, `Some(false)` if the hero is dead, else `None`.
fn over(hp: &[i64]) -> Option<bool> {
    match hp.split_first() {
        None | Some((&0, _)) => Some(false),
        Some((_, enemies)) if enemies.iter().all(|&life| life == 0) => Some(true),
        _ => None,
    }
}
