//! Lesson fights by the million: the same battle as [`lesson::fight`](crate::lesson::fight), prepared once.
//!
//! With one cost for every action, the ready times of a combatant depend on nobody else, so the order of turns with
//! everybody alive is drawn up once; a fight walks down that list and leaves out the dead. Hit chances, damages and words
//! of every possible blow stand in tables. A test proves it equal to the obvious version, event for event.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use antre_core::Mulberry32;

use crate::assumed::LimitAt;
use crate::queue::{HeapQueue, Queue, Turn};
use crate::strike::{Blow, word};
use crate::{Event, Fighter, Payment, Rules, Sink};

/// Combatants that a plan has room for.
const MOST: usize = 8;

/// Turns that are drawn up beforehand; a longer fight asks the queue for the rest.
const TURNS: usize = 512;

/// Most weapon rolls that a table is made for.
const ROLLS: u64 = 4_096;

/// A party and its rules, ready to fight any number of seeds.
#[derive(Debug, Clone)]
pub struct Plan<'a> {
    party: Cow<'a, [Fighter]>,
    rules: Cow<'a, Rules>,
    turns: Vec<Turn>,
    /// The queue as it stands after `turns`.
    after: HeapQueue,
    /// `blows[i]` for `i > 0`: enemy i against the hero; hero against enemy i at `MOST + i`.
    blows: [PreparedBlow; 2 * MOST],
    outcomes: Vec<Prepared>,
    hp: [i32; MOST],
}

/// A blow of one combatant against another, as numbers to compare a draw with.
#[derive(Debug, Clone, Copy, Default)]
struct PreparedBlow {
    /// Hits when `draw mod 100` is below it.
    hit_below: u32,
    /// Is critical when `draw mod 100` is below it.
    crit_below: u32,
    /// Weapon roll by remainder without a division: ⌈2⁶⁴ / width⌉ and the width.
    magic: u64,
    width: u32,
    /// Where its damages begin in `outcomes`: plain and critical, alternating.
    first: u32,
}

#[derive(Debug, Clone, Copy)]
struct Prepared {
    damage: i32,
    word: u8,
}

/// How a fight ended, without its story.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Whether the hero won.
    pub won: bool,
    /// The hero's life at the end.
    pub hero_hp: i32,
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
    /// Whether a limit ended it.
    pub stopped: bool,
}

impl<'a> Plan<'a> {
    /// Prepares a party of at most eight whose weapons have at most 4,096 rolls; `None` for a larger one, which
    /// [`lesson::fight`](crate::lesson::fight) serves.
    pub fn new(party: &'a [Fighter], rules: &'a Rules) -> Option<Self> {
        // A tick limit stops the clock between turns, which the list does not know.
        if !(2..=MOST).contains(&party.len()) || rules.tick_limit.is_some() || rules.min_speed.is_none() {
            return None;
        }
        let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
        let mut plan = Self {
            party: Cow::Borrowed(party),
            rules: Cow::Borrowed(rules),
            turns: Vec::with_capacity(TURNS),
            after: HeapQueue::new(&speeds, rules),
            blows: [PreparedBlow::default(); 2 * MOST],
            outcomes: Vec::new(),
            hp: [0; MOST],
        };
        for (index, fighter) in party.iter().enumerate() {
            plan.hp[index] = i32::try_from(fighter.max_hp).ok()?;
        }
        for enemy in 1..party.len() {
            plan.blows[enemy] = plan.prepare(enemy, 0)?;
            plan.blows[MOST + enemy] = plan.prepare(0, enemy)?;
        }
        while plan.turns.len() < TURNS {
            let turn = plan.after.next()?;
            plan.after.pay(turn.index, rules.cost);
            plan.turns.push(turn);
        }
        Some(plan)
    }

    /// The same with a party and rules of its own, for those who keep it.
    pub fn into_owned(self) -> Plan<'static> {
        Plan {
            party: Cow::Owned(self.party.into_owned()),
            rules: Cow::Owned(self.rules.into_owned()),
            turns: self.turns,
            after: self.after,
            blows: self.blows,
            outcomes: self.outcomes,
            hp: self.hp,
        }
    }

    /// How a seed's fight ends, without its story.
    pub fn outcome(&self, seed: i64) -> Summary {
        self.fight(seed, &mut crate::Discard)
    }

    fn prepare(&mut self, attacker: usize, target: usize) -> Option<PreparedBlow> {
        let blow = Blow::between(&self.party[attacker], &self.party[target], &self.rules);
        let width = blow.weapon.width();
        if width > ROLLS {
            return None;
        }
        let first = self.outcomes.len() as u32;
        for roll in 0..width as i64 {
            for crit in [false, true] {
                let damage = blow.damage(blow.weapon.low() + roll, crit, &self.rules);
                let word = word(damage, self.party[target].max_hp);
                self.outcomes.push(Prepared { damage: i32::try_from(damage).ok()?, word });
            }
        }
        let percent = |chance: i64| chance.clamp(0, 100) as u32;
        Some(PreparedBlow {
            hit_below: percent(self.rules.hit_chance(blow.accuracy, blow.evasion)),
            crit_below: percent(blow.crit_chance),
            magic: (u64::MAX / width).wrapping_add(1),
            width: width as u32,
            first,
        })
    }

    /// Fights one seed (modulo 2³²).
    #[inline]
    pub fn fight(&self, seed: i64, sink: &mut impl Sink) -> Summary {
        let mut fight = Fight {
            plan: self,
            rules: &self.rules,
            dice: Mulberry32::from_wide(seed),
            hp: self.hp,
            alive: (1 << self.party.len()) - 1,
            front: 1,
            summary: Summary::default(),
        };
        sink.event(Event::Begins);
        if !self.turns.iter().any(|turn| fight.turn(turn, sink)) {
            // Longer than the list: the queue goes on from where the list ends.
            let mut queue = self.after.clone();
            while let Some(turn) = queue.next() {
                queue.pay(turn.index, self.rules.cost);
                if fight.turn(&turn, sink) {
                    break;
                }
            }
        }
        let mut summary = fight.summary;
        summary.hero_hp = fight.hp[0];
        summary.won = fight.alive == 1;
        sink.event(Event::Ends { won: summary.won, hero_hp: i64::from(summary.hero_hp) });
        summary
    }
}

/// A fight under way.
struct Fight<'p, 'a> {
    plan: &'p Plan<'a>,
    rules: &'p Rules,
    dice: Mulberry32,
    hp: [i32; MOST],
    /// Bit i: combatant i is alive.
    alive: u32,
    /// The first living enemy.
    front: usize,
    summary: Summary,
}

impl Fight<'_, '_> {
    /// Plays one turn of the list, unless its actor is dead; `true` ends the fight.
    #[inline(always)]
    fn turn(&mut self, turn: &Turn, sink: &mut impl Sink) -> bool {
        let actor = turn.index;
        if self.alive & (1 << actor) == 0 {
            return false;
        }
        let rules = self.rules;
        let limit = rules.assumed.turn_limit;
        let s = &mut self.summary;
        s.ticks = turn.tick;
        let hero = actor == 0;
        if hero && limit.at == LimitAt::BeforeTurn && s.hero_turns == limit.hero_turns {
            s.stopped = true;
            sink.event(Event::LimitReached);
            return true;
        }
        s.hero_turns += u32::from(hero);
        s.turns += 1;
        let kept = match rules.payment {
            Payment::Subtract => turn.energy - rules.cost,
            Payment::Reset => 0,
        };
        let (number, draws) = (s.turns, s.draws);
        sink.event(Event::Turn { turn: number, tick: turn.tick, actor, energy: turn.energy, kept, draws });

        let target = if hero { self.front } else { 0 };
        let blow = &self.plan.blows[if hero { MOST + target } else { actor }];
        if self.dice.next_u32() % 100 < blow.hit_below {
            s.draws += 3;
            let weapon = remainder(self.dice.next_u32(), blow);
            let crit = self.dice.next_u32() % 100 < blow.crit_below;
            s.crits += u32::from(crit);
            let outcome = (blow.first + 2 * weapon + u32::from(crit)) as usize;
            let Prepared { damage, word } = self.plan.outcomes[outcome];
            let left = (self.hp[target] - damage).max(0);
            self.hp[target] = left;
            let (damage, hp) = (i64::from(damage), i64::from(left));
            sink.event(Event::Hits { actor, target, damage, crit, word, hp });
            if left == 0 {
                self.alive &= !(1 << target);
                self.front += usize::from(hero);
                sink.event(Event::Falls { who: target });
                if self.alive == 1 || !hero {
                    return true;
                }
            }
        } else {
            s.draws += 1;
            s.misses += 1;
            sink.event(Event::Misses { actor, target });
        }
        let last = hero && limit.at == LimitAt::AfterTurn && s.hero_turns == limit.hero_turns;
        if last {
            s.stopped = true;
            sink.event(Event::LimitReached);
        }
        last
    }
}

/// `raw mod width` by multiplication (Lemire, Kaser and Kurz 2019), exact for 32-bit operands.
#[inline(always)]
fn remainder(raw: u32, blow: &PreparedBlow) -> u32 {
    let low = blow.magic.wrapping_mul(u64::from(raw));
    ((u128::from(low) * u128::from(blow.width)) >> 64) as u32
}
