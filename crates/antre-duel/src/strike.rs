//! One blow: order of draws, damage, words (section 5).

use antre_core::{Draw, Why};

use crate::{Dice, Fighter, Kind, KindSet, Rules, Span};

/// Roll against the hit chance: first draw of a blow.
pub const HIT: Why = Why::new("hit", "5.1");
/// Roll of the weapon: second draw, only on a hit.
pub const WEAPON: Why = Why::new("weapon", "5.1");
/// Roll for a critical hit: third draw, only on a hit.
pub const CRIT: Why = Why::new("crit", "5.1");

/// Everything about attacker and target that a blow's outcome depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blow {
    /// Attacker's accuracy, in percent.
    pub accuracy: i64,
    /// Target's evasion, in percent.
    pub evasion: i64,
    /// What the weapon can roll.
    pub weapon: Span,
    /// Attacker's strength.
    pub strength: i64,
    /// Power of the action in percent; 100 in the lesson.
    pub power: i64,
    /// Critical chance in percent, with the ten points of a piercing blow.
    pub crit_chance: i64,
    /// What the blow is made of.
    pub kind: Kind,
    /// Target's defence.
    pub defense: i64,
    /// What the target resists.
    pub resist: KindSet,
    /// What the target is weak to.
    pub weak: KindSet,
}

/// A blow that landed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hit {
    /// Full damage, at least 1, overkill included.
    pub damage: i64,
    /// Whether it was critical.
    pub crit: bool,
}

impl Blow {
    /// A blow of one lesson fighter against another.
    #[inline]
    pub const fn between(attacker: &Fighter, target: &Fighter, rules: &Rules) -> Self {
        Self {
            accuracy: attacker.accuracy(),
            evasion: target.evasion(),
            weapon: attacker.weapon,
            strength: attacker.strength,
            power: 100,
            crit_chance: attacker.crit_chance(rules),
            kind: attacker.kind,
            defense: target.defense,
            resist: target.resist,
            weak: target.weak,
        }
    }

    /// Damage of a landed blow for a weapon roll (section 5.2): power before doubling, doubling before the defence,
    /// resistance after it, the floor of 1 last.
    pub const fn damage(&self, weapon: i64, crit: bool, rules: &Rules) -> i64 {
        let mut damage = (weapon + self.strength) * self.power / 100;
        if crit {
            damage *= rules.crit_factor;
        }
        let damage = resisted(self.resist, self.weak, self.kind, damage - self.defense);
        if damage < 1 { 1 } else { damage }
    }

    /// Strikes: draws hit, weapon, critical, in that order; a miss draws nothing more and is `None`.
    #[inline]
    pub fn strike<D: Draw>(&self, dice: &mut Dice<D>, rules: &Rules) -> Option<Hit> {
        let chance = rules.hit_chance(self.accuracy, self.evasion);
        if !dice.chance(chance, HIT, "hit", "miss") {
            return None;
        }
        let weapon = dice.range(self.weapon, WEAPON);
        let crit = dice.chance(self.crit_chance, CRIT, "crit", "plain");
        Some(Hit { damage: self.damage(weapon, crit, rules), crit })
    }
}

/// Damage after resistance or weakness (section 5.2). A kind in both sets is resisted. Truncates toward zero; the floor
/// of 1 is not applied here.
pub const fn resisted(resist: KindSet, weak: KindSet, kind: Kind, damage: i64) -> i64 {
    if resist.contains(kind) {
        damage / 2
    } else if weak.contains(kind) {
        3 * damage / 2
    } else {
        damage
    }
}

/// Which of the four words a hit deserves (section 5.3): the share of the *full* damage in the target's whole life,
/// below 10, 25 and 45 percent.
pub const fn word(damage: i64, max_hp: i64) -> u8 {
    let share = 100 * damage / max_hp;
    if share < 10 {
        0
    } else if share < 25 {
        1
    } else if share < 45 {
        2
    } else {
        3
    }
}
