//! What a spell rolls (section 6.5): it always hits and ignores the defence (stated); the rest is assumed.

use antre_core::{Draw, Why};

use super::effects::{EffectKind, after_hit, apply};
use crate::strike::{resisted, word};
use crate::{Creature, Dice, Kind, Span};

/// Roll of a spell's damage.
pub const SPELL: Why = Why::new("spell", "6.5");

/// A spell as it is cast.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spell {
    /// What it can roll.
    pub damage: Span,
    /// The caster's bonus.
    pub bonus: i64,
    /// What it is made of.
    pub kind: Kind,
}

/// What a spell did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cast {
    /// Full damage, at least 1.
    pub damage: i64,
    /// Which of the four words it deserves.
    pub word: u8,
    /// The effect it caused, and whether it was accepted.
    pub effect: Option<(EffectKind, bool)>,
}

/// Casts: one roll for the damage, then the effect as after a hit that was not critical.
pub fn cast<D: Draw>(dice: &mut Dice<D>, spell: &Spell, target: &mut Creature) -> Cast {
    let rolled = dice.range(spell.damage, SPELL) + spell.bonus;
    let damage = resisted(target.resist, target.weak, spell.kind, rolled).max(1);
    let word = word(damage, target.max_hp());
    target.hp = (target.hp - damage).max(0);
    let effect = if target.alive() { after_hit(dice, spell.kind, false) } else { None };
    Cast { damage, word, effect: effect.map(|kind| (kind, apply(target, kind))) }
}
