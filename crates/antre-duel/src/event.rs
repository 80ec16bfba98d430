//! What happens in a battle, as plain facts. Logs, pictures and recordings listen; none of them draws dice.

use crate::assumed::commands::{Item, Skill};

/// One fact. Combatants are indices into the party, the hero first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "event", rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The battle begins.
    Begins,
    /// A turn begins: the actor has this much energy, before paying.
    Turn {
        /// Turn number, from 1.
        turn: u32,
        /// Tick at which it acts.
        tick: i64,
        /// Who acts.
        actor: usize,
        /// Energy before paying.
        energy: i64,
        /// Energy after paying.
        kept: i64,
        /// Draws made before this turn.
        draws: u32,
    },
    /// A blow missed.
    Misses {
        /// Who struck.
        actor: usize,
        /// At whom.
        target: usize,
    },
    /// A blow landed. It is told before the life changes.
    Hits {
        /// Who struck.
        actor: usize,
        /// Whom.
        target: usize,
        /// Full damage, overkill included.
        damage: i64,
        /// Whether it was critical.
        crit: bool,
        /// Which of the four words it deserves: 0..=3.
        word: u8,
        /// The target's life afterwards.
        hp: i64,
    },
    /// A skill is used; the blow or spell that it is follows.
    Uses {
        /// Who.
        actor: usize,
        /// Which.
        skill: Skill,
    },
    /// An item gives life back.
    Heals {
        /// Who.
        actor: usize,
        /// By which.
        item: Item,
        /// How much.
        gained: i64,
        /// Life afterwards.
        hp: i64,
    },
    /// A flight. One that succeeds ends the battle.
    Flees {
        /// Who.
        actor: usize,
        /// Whether it succeeds.
        escaped: bool,
    },
    /// Somebody falls.
    Falls {
        /// Who.
        who: usize,
    },
    /// The hero-turn limit ends the battle as a defeat.
    LimitReached,
    /// The battle is over.
    Ends {
        /// Whether the hero won.
        won: bool,
        /// The hero's life at the end.
        hero_hp: i64,
    },
}

/// Listens to a battle.
pub trait Sink {
    /// Takes one fact, in order.
    fn event(&mut self, event: Event);
}

/// Listens to nothing, at no cost.
#[derive(Debug, Clone, Copy, Default)]
pub struct Discard;

impl Sink for Discard {
    #[inline(always)]
    fn event(&mut self, _event: Event) {}
}

impl Sink for alloc::vec::Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

impl<S: Sink + ?Sized> Sink for &mut S {
    #[inline]
    fn event(&mut self, event: Event) {
        (**self).event(event);
    }
}

/// Two listeners at once.
impl<A: Sink, B: Sink> Sink for (A, B) {
    #[inline]
    fn event(&mut self, event: Event) {
        self.0.event(event);
        self.1.event(event);
    }
}
