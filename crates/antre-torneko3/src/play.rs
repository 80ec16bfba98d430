//! What comes into the machine from outside: the player's inputs, the monsters' minds, everything the game rolls.

use antre_core::Cell;

use crate::actor::ActorId;
use crate::dir::Dir;
use crate::spawn::Spawn;
use crate::state::State;

/// The kind of a decision (section 0). Everything but a move is a *non-move*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// A step, or whatever a step turns into.
    Move,
    /// A strike at somebody beside.
    Attack,
    /// A special ability; for the player every use of an item.
    Special,
    /// Nothing.
    Wait,
}

impl Kind {
    /// Its word in the vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Attack => "attack",
            Self::Special => "special",
            Self::Wait => "wait",
        }
    }
}

/// What the player does with an input. Only what the turn rules treat differently is here: a scroll that does nothing
/// to speed, place or terrain is a [`Wait`](Self::Wait) of the kind *special* to the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Input {
    /// One step; swaps places with an ally in the way.
    Move(Dir),
    /// A blow at a character, wherever it stands.
    Attack {
        /// Who is hit.
        target: ActorId,
        /// Life it costs.
        damage: i32,
    },
    /// Nothing.
    Wait,
    /// A quick herb: one fast effect of so many turns.
    DrinkQuick {
        /// Turns it lasts, at least 1.
        turns: i32,
    },
    /// Every slow effect ends.
    CureSlow,
    /// A pillar rises on a cell; it is pending for whoever stands there.
    PillarStaff {
        /// Where.
        at: Cell,
        /// Life it costs those who stand in it.
        damage: i32,
    },
    /// A warp herb: the player stands elsewhere. Its own way to leave a carpet without crossing the shop.
    WarpSelf {
        /// Where to.
        to: Cell,
    },
    /// A staff that makes a monster faster or slower.
    SpeedOn {
        /// Which monster.
        target: ActorId,
        /// Faster, or slower.
        fast: bool,
    },
}

impl Input {
    /// The kind the skip rules see.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Move(_) => Kind::Move,
            Self::Attack { .. } => Kind::Attack,
            Self::Wait => Kind::Wait,
            _ => Kind::Special,
        }
    }

    /// Its verb in scenarios and vectors.
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Move(_) => "move",
            Self::Attack { .. } => "attack",
            Self::Wait => "wait",
            Self::DrinkQuick { .. } => "drink_quick",
            Self::CureSlow => "cure_slow",
            Self::PillarStaff { .. } => "pillar_staff",
            Self::WarpSelf { .. } => "warp_self",
            Self::SpeedOn { .. } => "speed_on",
        }
    }
}

/// A monster's special ability, as far as the turn rules care.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Special {
    /// The player stands elsewhere.
    WarpPlayer {
        /// Where to.
        to: Cell,
    },
    /// One slow effect on the player.
    SlowPlayer {
        /// Turns it lasts, at least 1.
        turns: i32,
    },
    /// One fast effect on the player.
    HastePlayer {
        /// Turns it lasts, at least 1.
        turns: i32,
    },
    /// A leap: the monster stands elsewhere, and it counts as a move (section 3.4).
    Leap {
        /// Where to.
        to: Cell,
    },
    /// Any other ability; the number is the owner's business (its name in [`Labels`](crate::Labels)).
    Other(u16),
}

/// Direction and target, looked up just before the execution (section 5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Aim {
    /// A move: one step. Onto a creature it becomes a blow of `damage`.
    Toward {
        /// Which way.
        dir: Dir,
        /// Life the blow costs if somebody is in the way.
        damage: i32,
    },
    /// An attack on a character.
    Strike {
        /// Whom.
        target: ActorId,
        /// Life it costs.
        damage: i32,
    },
    /// A special ability.
    Use(Special),
    /// Nowhere and nobody: a move stays put, an attack is cancelled.
    Nothing,
}

/// The player's hand, the monsters' minds, and what the game rolls.
///
/// The machine asks in the game's order, always with the state as it is at that moment. A small game can use
/// [`Closures`].
pub trait Play {
    /// The player's input. Not asked while sliding or in a turn lost to slowness.
    fn input(&mut self, state: &State) -> Input;

    /// What kind of action the character at index `who` takes. `only` is the one kind its statuses leave it
    /// (section 5.2): a mind returns it; a script that stages a special case may overrule it.
    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind;

    /// Direction and target for a decision, after the terrain has fired.
    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim;

    /// Who appears, and where, when the spawn condition numbered `rule` holds (section 2).
    fn spawn(&mut self, state: &State, rule: u8) -> Spawn {
        let _ = (state, rule);
        Spawn::NoCell
    }

    /// Where the ring of warping takes the player, if it warps (section 8.2).
    fn ring(&mut self, state: &State, half: u8) -> Option<Cell> {
        let _ = (state, half);
        None
    }

    /// Whether the player says yes when the keeper claims the price (section 8.4).
    fn pays(&mut self, state: &State) -> bool {
        let _ = state;
        false
    }
}

impl<P: Play + ?Sized> Play for &mut P {
    fn input(&mut self, state: &State) -> Input {
        (**self).input(state)
    }

    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind {
        (**self).decide(state, who, only)
    }

    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim {
        (**self).aim(state, who, kind)
    }

    fn spawn(&mut self, state: &State, rule: u8) -> Spawn {
        (**self).spawn(state, rule)
    }

    fn ring(&mut self, state: &State, half: u8) -> Option<Cell> {
        (**self).ring(state, half)
    }

    fn pays(&mut self, state: &State) -> bool {
        (**self).pays(state)
    }
}

/// A [`Play`] of three closures, for games that need no more.
#[derive(Debug, Clone)]
pub struct Closures<I, D, A> {
    /// The player's hand.
    pub input: I,
    /// The monsters' minds: which kind of action.
    pub decide: D,
    /// The monsters' eyes: which direction, which target.
    pub aim: A,
}

impl<I, D, A> Play for Closures<I, D, A>
where
    I: FnMut(&State) -> Input,
    D: FnMut(&State, usize, Option<Kind>) -> Kind,
    A: FnMut(&State, usize, Kind) -> Aim,
{
    fn input(&mut self, state: &State) -> Input {
        (self.input)(state)
    }

    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind {
        (self.decide)(state, who, only)
    }

    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim {
        (self.aim)(state, who, kind)
    }
}
