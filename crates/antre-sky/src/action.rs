//! What a monster can do, as far as the schedule sees it (sections 4, 6, 11).

use crate::{Slot, SlotSet, Weather};

/// An action that somebody decided on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Action {
    /// How the schedule treats it.
    pub kind: Kind,
    /// What it does to speeds, or to who stands on the floor.
    pub effect: Effect,
    /// A number of the owner's choice that comes back in the events; the machine does not read it.
    pub tag: u16,
}

/// How the schedule treats an action: by the game's action id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// 0: nothing. Free.
    Nothing,
    /// 1: pass the turn. Free.
    Pass,
    /// 2: walk. Free; its end waits for the common display.
    Walk,
    /// The AI wanted to walk and was blocked: free, and an ally is asked again (section 7).
    Blocked,
    /// Any other id: moves, the regular attack, items, stairs, talking, handing over the lead. Locks.
    Locking,
}

/// What an action does that matters to the schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// Raises or lowers speeds.
    Change(Change),
    /// Paralyses, with a counter or a drawn one (always 2).
    Paralyse {
        /// Whom.
        targets: SlotSet,
        /// Counter.
        length: Length,
    },
    /// Ends negative statuses: the five lowering counters become 0, paralysis ends.
    Cure {
        /// Whom.
        targets: SlotSet,
    },
    /// Moves the user's lowering counters to somebody.
    Transfer {
        /// To whom.
        to: Slot,
    },
    /// Takes monsters off the floor.
    Remove {
        /// Whom.
        targets: SlotSet,
    },
    /// Asks for another leader.
    HandOver {
        /// Whom.
        to: Slot,
    },
    /// Swaps places with a blocked monster: both then act out of order (section 8).
    Swap {
        /// With whom.
        with: Slot,
    },
    /// Stores a charge (section 4.1).
    Charge,
    /// Strikes with the charge.
    Release,
    /// Breaks charges.
    Interrupt {
        /// Whose.
        targets: SlotSet,
    },
    /// Changes the weather.
    Weather {
        /// Into what.
        weather: Weather,
        /// For how many whole turns; 0 = until something else changes it.
        turns: u8,
    },
    /// The walk ends on a slow trap: it lowers the walker when the walk is shown (section 6).
    SlowTrap(Length),
    /// Starts or ends a thief alert.
    ThiefAlert(bool),
}

/// A change of speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Whom; in slot order, which is also the order of the draws.
    pub targets: SlotSet,
    /// Which way.
    pub direction: Direction,
    /// How many times one after another (Rock Polish raises twice).
    pub times: u8,
    /// The counter stored.
    pub length: Length,
    /// Percent; below 100 it is drawn for each target.
    pub chance: u8,
}

/// Which way a speed changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Direction {
    /// One stage up for each counter.
    Raise,
    /// One stage down for each counter.
    Lower,
    /// Up or down with equal chance for each target (Trick Room).
    Either,
}

/// How long something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// This counter.
    Fixed(u8),
    /// Drawn by the rules.
    Drawn,
}

impl Action {
    const fn of(kind: Kind, effect: Effect) -> Self {
        Self { kind, effect, tag: 0 }
    }

    /// A step of one cell.
    pub const fn walk() -> Self {
        Self::of(Kind::Walk, Effect::None)
    }

    /// Passing the turn.
    pub const fn pass() -> Self {
        Self::of(Kind::Pass, Effect::None)
    }

    /// Doing nothing.
    pub const fn nothing() -> Self {
        Self::of(Kind::Nothing, Effect::None)
    }

    /// An AI that wanted to walk and was blocked.
    pub const fn blocked() -> Self {
        Self::of(Kind::Blocked, Effect::None)
    }

    /// Any locking action that changes no speed.
    pub const fn attack() -> Self {
        Self::of(Kind::Locking, Effect::None)
    }

    /// A locking action with an effect.
    pub const fn with(effect: Effect) -> Self {
        Self::of(Kind::Locking, effect)
    }

    /// A locking action that raises speeds once.
    pub const fn raise(targets: SlotSet, length: Length) -> Self {
        Self::change(targets, Direction::Raise, 1, length)
    }

    /// A locking action that lowers speeds.
    pub const fn lower(targets: SlotSet, times: u8, length: Length) -> Self {
        Self::change(targets, Direction::Lower, times, length)
    }

    const fn change(targets: SlotSet, direction: Direction, times: u8, length: Length) -> Self {
        Self::with(Effect::Change(Change { targets, direction, times, length, chance: 100 }))
    }

    /// Handing over the lead (59): locks.
    pub const fn hand_over(to: Slot) -> Self {
        Self::with(Effect::HandOver { to })
    }

    /// Walking into a blocked monster and swapping places with it.
    pub const fn swap(with: Slot) -> Self {
        Self::of(Kind::Walk, Effect::Swap { with })
    }

    /// The same action with a number of the owner's.
    #[must_use]
    pub const fn tagged(self, tag: u16) -> Self {
        Self { tag, ..self }
    }

    /// Whether the action locks its user until the next shared tick (section 4).
    pub const fn locks(&self) -> bool {
        matches!(self.kind, Kind::Locking)
    }
}
