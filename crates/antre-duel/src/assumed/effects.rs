//! Effects: what a hit can cause (section 6.2, stated) and how it then runs (sections 6.1 and 6.3).

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use crate::{Creature, Dice, Effect, Kind, Rules, Stats};

/// Roll for the effect of a landed blow.
pub const AFTER_HIT: Why = Why::new("after-hit", "6.2");

/// The effects that the source names, and those of an embedding game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EffectKind {
    /// 1 life a turn for 3 turns.
    Bleed,
    /// The next turn is lost.
    Stun,
    /// 2 life a turn for 3 turns.
    Burn,
    /// 2 life a turn for 3 turns.
    Poison,
    /// An effect of the embedding game's own; only its modifiers and its power count.
    #[cfg_attr(feature = "serde", serde(skip))]
    Other(u8),
}

impl EffectKind {
    /// The effects that the source names.
    pub const ALL: [Self; 4] = [Self::Bleed, Self::Stun, Self::Burn, Self::Poison];

    /// Lower-case English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bleed => "bleed",
            Self::Stun => "stun",
            Self::Burn => "burn",
            Self::Poison => "poison",
            Self::Other(_) => "other",
        }
    }

    /// Turns and power of a fresh one.
    pub const fn fresh(self) -> (i64, i64) {
        match self {
            Self::Bleed => (3, 1),
            Self::Burn | Self::Poison => (3, 2),
            Self::Stun | Self::Other(_) => (1, 0),
        }
    }
}

/// The effect that a landed blow causes, if any. The caller asks only for a target that is still alive.
///
/// Slash bleeds always on a critical hit (without a draw) and else at 35 %; blunt stuns at 10 %; fire burns at 30 %;
/// poison poisons always, without a draw; nothing else draws.
pub fn after_hit<D: Draw>(dice: &mut Dice<D>, kind: Kind, crit: bool) -> Option<EffectKind> {
    let (percent, effect) = match kind {
        Kind::Slash if crit => return Some(EffectKind::Bleed),
        Kind::Slash => (35, EffectKind::Bleed),
        Kind::Blunt => (10, EffectKind::Stun),
        Kind::Fire => (30, EffectKind::Burn),
        Kind::Poison => return Some(EffectKind::Poison),
        Kind::Pierce | Kind::Other(_) => return None,
    };
    dice.chance(percent, AFTER_HIT, effect.name(), "no-effect").then_some(effect)
}

/// Puts a creature under an effect; `false` if it is refused. One of a kind: a second raises turns and power to the
/// larger of old and new and keeps its place; a stun is refused while the creature is stun-proof.
pub fn apply(creature: &mut Creature, kind: EffectKind) -> bool {
    if kind == EffectKind::Stun && creature.stun_proof {
        return false;
    }
    let (turns, power) = kind.fresh();
    match creature.effects.iter_mut().find(|effect| effect.kind == kind) {
        Some(effect) => {
            effect.turns = effect.turns.max(turns);
            effect.power = effect.power.max(power);
        }
        None => creature.effects.push(Effect { kind, turns, power, modifiers: Stats::default() }),
    }
    true
}

/// What became of a turn that began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begun {
    /// It acts.
    Acts,
    /// It is stunned: the turn is lost.
    Stunned,
    /// An effect killed it.
    Dead,
}

/// Begins a creature's turn in the order of section 6.1: pay, look for a stun, let effects and cooldowns run, then death
/// or loss of the turn. `dealt` takes what each effect took.
pub fn begin_turn(creature: &mut Creature, rules: &Rules, dealt: &mut Vec<(EffectKind, i64)>) -> Begun {
    creature.energy = rules.after_paying(creature.energy, rules.cost);
    // Read before the effects run: a one-turn stun still costs the turn in which it runs out.
    let stunned = creature.has(EffectKind::Stun);
    run_effects(creature, dealt);
    for turns in creature.cooldowns.values_mut() {
        *turns = (*turns - 1).max(0);
    }
    if !creature.alive() {
        return Begun::Dead;
    }
    creature.stun_proof = stunned;
    if stunned { Begun::Stunned } else { Begun::Acts }
}

/// In list order: the power goes straight off the life, which stops at 0; then one turn less, gone at 0.
fn run_effects(creature: &mut Creature, dealt: &mut Vec<(EffectKind, i64)>) {
    let Creature { effects, hp, .. } = creature;
    effects.retain_mut(|effect| {
        let taken = effect.power.min(*hp);
        if taken > 0 {
            *hp -= taken;
            dealt.push((effect.kind, taken));
        }
        effect.turns -= 1;
        effect.turns > 0
    });
}
