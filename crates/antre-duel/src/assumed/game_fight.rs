//! A whole fight of the game (section 6.6): queue, beginning of a turn, strike with its effect, deaths, limit.

use alloc::vec::Vec;
use core::fmt;

use antre_core::Draw;

use super::effects::{AFTER_HIT, Begun, EffectKind, after_hit, apply, begin_turn};
use crate::strike::{Blow, Hit, word};
use crate::{Creature, Dice, Kind, Rules, Span, Stat};

/// Roll for the effect of a landed blow, as [`strike`] makes it.
pub const EFFECT_ROLL: antre_core::Why = AFTER_HIT;

/// What a creature attacks with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    /// What the weapon can roll.
    pub weapon: Span,
    /// What the blow is made of.
    pub kind: Kind,
    /// In percent.
    pub power: i64,
}

/// What a blow of the game did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Landed {
    /// Damage and whether it was critical.
    pub hit: Hit,
    /// Which of the four words it deserves.
    pub word: u8,
    /// The effect it caused, and whether it was accepted.
    pub effect: Option<(EffectKind, bool)>,
}

/// One fact of a game fight, without words: the source's effect messages are not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameEvent {
    /// A turn begins, with the energy before paying.
    Turn {
        /// Tick.
        tick: i64,
        /// Who.
        actor: usize,
        /// Energy before paying.
        energy: i64,
    },
    /// The hero-turn limit ends the fight.
    LimitReached,
    /// An effect takes life at the beginning of a turn.
    EffectDeals {
        /// From whom.
        who: usize,
        /// Which effect.
        kind: EffectKind,
        /// How much.
        taken: i64,
        /// Life afterwards.
        hp: i64,
    },
    /// Somebody falls.
    Falls {
        /// Who.
        who: usize,
    },
    /// A turn is lost to a stun.
    Stunned {
        /// Whose.
        who: usize,
    },
    /// A blow missed.
    Misses {
        /// Who struck.
        actor: usize,
        /// At whom.
        target: usize,
    },
    /// A blow landed.
    Hits {
        /// Who struck.
        actor: usize,
        /// Whom.
        target: usize,
        /// What it did.
        hit: Hit,
        /// Which of the four words it deserves.
        word: u8,
        /// The target's life afterwards.
        hp: i64,
    },
    /// A blow caused an effect.
    Effect {
        /// Whom.
        target: usize,
        /// Which.
        kind: EffectKind,
        /// Whether it took hold.
        accepted: bool,
    },
}

/// The compact line of the vectors and the slow model (section 6.6): a letter, then numbers.
impl fmt::Display for GameEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Turn { tick, actor, energy } => write!(f, "T {tick} {actor} {energy}"),
            Self::LimitReached => f.write_str("L"),
            Self::EffectDeals { who, kind, taken, hp } => write!(f, "E {who} {} {taken} {hp}", kind.name()),
            Self::Falls { who } => write!(f, "X {who}"),
            Self::Stunned { who } => write!(f, "Z {who}"),
            Self::Misses { actor, target } => write!(f, "M {actor} {target}"),
            Self::Hits { actor, target, hit, word, hp } => {
                write!(f, "H {actor} {target} {} {} {word} {hp}", hit.damage, u8::from(hit.crit))
            }
            Self::Effect { target, kind, accepted } => {
                write!(f, "A {target} {} {}", kind.name(), u8::from(accepted))
            }
        }
    }
}

/// How a game fight ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOutcome {
    /// Whether the hero won.
    pub won: bool,
    /// Whether the hero-turn limit or the tick limit ended it.
    pub stopped: bool,
    /// Turns begun by the hero.
    pub hero_turns: u32,
    /// Tick at the end.
    pub tick: i64,
    /// Dice drawn.
    pub draws: u32,
}

/// One blow of the game (sections 5 and 6.2): the lesson's blow on layered stats, with power, then the effect if the
/// target is still alive. `None` on a miss.
pub fn strike<D: Draw>(
    dice: &mut Dice<D>,
    attacker: &Creature,
    target: &mut Creature,
    attack: &Attack,
    rules: &Rules,
) -> Option<Landed> {
    let blow = Blow {
        accuracy: attacker.accuracy(),
        evasion: target.evasion(),
        weapon: attack.weapon,
        strength: attacker.stat(Stat::Strength),
        power: attack.power,
        crit_chance: attacker.crit_chance(rules) + if attack.kind == Kind::Pierce { 10 } else { 0 },
        kind: attack.kind,
        defense: target.stat(Stat::Defense),
        resist: target.resist,
        weak: target.weak,
    };
    let hit = blow.strike(dice, rules)?;
    let word = word(hit.damage, target.max_hp());
    target.hp = (target.hp - hit.damage).max(0);
    let effect = if target.alive() { after_hit(dice, attack.kind, hit.crit) } else { None };
    Some(Landed { hit, word, effect: effect.map(|kind| (kind, apply(target, kind))) })
}

/// Fights: `creatures[0]` is the hero; `attacks[i]` is what creature i attacks with.
pub fn fight<D: Draw>(
    creatures: &mut [Creature],
    attacks: &[Attack],
    dice: &mut Dice<D>,
    rules: &Rules,
    mut sink: impl FnMut(GameEvent),
) -> GameOutcome {
    let limit = rules.assumed.turn_limit;
    let mut fallen: Vec<bool> = creatures.iter().map(|_| false).collect();
    let mut outcome = GameOutcome { won: false, stopped: false, hero_turns: 0, tick: 0, draws: 0 };
    let mut dealt = Vec::new();
    while !over(creatures) {
        let Some(actor) = next(creatures, rules, &mut outcome.tick) else {
            outcome.stopped = true;
            break;
        };
        if actor == 0 && limit.at == super::LimitAt::BeforeTurn && outcome.hero_turns == limit.hero_turns {
            sink(GameEvent::LimitReached);
            outcome.stopped = true;
            break;
        }
        outcome.hero_turns += u32::from(actor == 0);
        sink(GameEvent::Turn { tick: outcome.tick, actor, energy: creatures[actor].energy });

        dealt.clear();
        let begun = begin_turn(&mut creatures[actor], rules, &mut dealt);
        let mut hp = creatures[actor].hp + dealt.iter().map(|&(_, taken)| taken).sum::<i64>();
        for &(kind, taken) in &dealt {
            hp -= taken;
            sink(GameEvent::EffectDeals { who: actor, kind, taken, hp });
        }
        tell_falls(creatures, &mut fallen, &mut sink);
        match begun {
            Begun::Dead => {}
            Begun::Stunned => sink(GameEvent::Stunned { who: actor }),
            Begun::Acts => {
                act(creatures, actor, attacks, dice, rules, &mut sink);
                tell_falls(creatures, &mut fallen, &mut sink);
            }
        }
        let last = actor == 0 && outcome.hero_turns == limit.hero_turns;
        if last && limit.at == super::LimitAt::AfterTurn && !over(creatures) {
            sink(GameEvent::LimitReached);
            outcome.stopped = true;
            break;
        }
    }
    outcome.won = !outcome.stopped && creatures.first().is_some_and(Creature::alive);
    outcome.draws = dice.drawn();
    outcome
}

fn act<D: Draw>(
    creatures: &mut [Creature],
    actor: usize,
    attacks: &[Attack],
    dice: &mut Dice<D>,
    rules: &Rules,
    sink: &mut impl FnMut(GameEvent),
) {
    let target =
        if actor == 0 { (1..creatures.len()).find(|&i| creatures[i].alive()).unwrap_or(0) } else { 0 };
    let Some(attack) = attacks.get(actor) else { return };
    let Ok([attacker, struck]) = creatures.get_disjoint_mut([actor, target]) else { return };
    match strike(dice, attacker, struck, attack, rules) {
        None => sink(GameEvent::Misses { actor, target }),
        Some(Landed { hit, word, effect }) => {
            sink(GameEvent::Hits { actor, target, hit, word, hp: struck.hp });
            if let Some((kind, accepted)) = effect {
                sink(GameEvent::Effect { target, kind, accepted });
            }
        }
    }
}

/// The tick loop of section 4.1 over living creatures, whose speeds may change with every effect. Somebody is alive and
/// gains energy, or the rules have a tick limit: it ends. `None` at the limit.
fn next(creatures: &mut [Creature], rules: &Rules, tick: &mut i64) -> Option<usize> {
    loop {
        let mut best: Option<(usize, i64)> = None;
        for (index, creature) in creatures.iter().enumerate() {
            let ready = creature.alive() && creature.energy >= rules.threshold;
            if ready && best.is_none_or(|(_, energy)| creature.energy > energy) {
                best = Some((index, creature.energy));
            }
        }
        if let Some((index, _)) = best {
            return Some(index);
        }
        if rules.tick_limit.is_some_and(|limit| *tick >= limit) {
            return None;
        }
        for creature in creatures.iter_mut().filter(|creature| creature.alive()) {
            creature.energy += rules.gain(creature.stat(Stat::Speed));
        }
        *tick += 1;
    }
}

fn over(creatures: &[Creature]) -> bool {
    !creatures.first().is_some_and(Creature::alive) || !creatures[1..].iter().any(Creature::alive)
}

fn tell_falls(creatures: &[Creature], fallen: &mut [bool], sink: &mut impl FnMut(GameEvent)) {
    for (who, creature) in creatures.iter().enumerate() {
        if !creature.alive() && !fallen[who] {
            fallen[who] = true;
            sink(GameEvent::Falls { who });
        }
    }
}
