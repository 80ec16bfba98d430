//! Characters: player, enemies, allies.

use alloc::vec::Vec;

use antre_core::Cell;

use crate::play::Kind;
use crate::speed::Speed;

/// A character's number on this run: never used twice, in contrast to order numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActorId(pub u32);

/// The side whose phase a character acts in. Shopkeepers and gargoyles are enemies, even while peaceful.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Class {
    /// The one who gives inputs.
    Player,
    /// Acts in E1 and E2.
    Enemy,
    /// Acts in A1 and A2.
    Ally,
}

impl Class {
    /// Its word in the vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Enemy => "enemy",
            Self::Ally => "ally",
        }
    }

    /// The order numbers a class may hold (section 4).
    pub const fn orders(self) -> core::ops::RangeInclusive<u8> {
        match self {
            Self::Player => 1..=1,
            Self::Enemy => 2..=39,
            Self::Ally => 40..=50,
        }
    }
}

/// A status with a timer. Only some of them restrict decisions (section 5.2); the others matter for their timers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "the names say it")]
pub enum Status {
    Confusion,
    Decoy,
    Dance,
    Sleep,
    Paralysis,
    Freeze,
    Blindness,
    Iron,
    Pinned,
    Seal,
    Poison,
    Illusion,
    Invisible,
}

impl Status {
    /// All statuses that scenarios may name.
    pub const ALL: [Self; 13] = [
        Self::Confusion,
        Self::Decoy,
        Self::Dance,
        Self::Sleep,
        Self::Paralysis,
        Self::Freeze,
        Self::Blindness,
        Self::Iron,
        Self::Pinned,
        Self::Seal,
        Self::Poison,
        Self::Illusion,
        Self::Invisible,
    ];

    /// Its word in scenarios and vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Confusion => "confusion",
            Self::Decoy => "decoy",
            Self::Dance => "dance",
            Self::Sleep => "sleep",
            Self::Paralysis => "paralysis",
            Self::Freeze => "freeze",
            Self::Blindness => "blindness",
            Self::Iron => "iron",
            Self::Pinned => "pinned",
            Self::Seal => "seal",
            Self::Poison => "poison",
            Self::Illusion => "illusion",
            Self::Invisible => "invisible",
        }
    }

    /// The only kind of decision its holder can take (section 5.2; the source's list is open).
    pub const fn only_kind(self) -> Option<Kind> {
        match self {
            Self::Confusion | Self::Decoy => Some(Kind::Move),
            Self::Dance => Some(Kind::Attack),
            Self::Sleep => Some(Kind::Wait),
            _ => None,
        }
    }
}

/// A status and how many elapses are left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StatusTimer {
    /// Which status.
    pub status: Status,
    /// Elapses left; it ends when this reaches 0.
    pub left: i32,
}

/// A character.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is an independent fact of the rules")]
pub struct Actor {
    /// Its number on this run.
    pub id: ActorId,
    /// Its side.
    pub class: Class,
    /// Where it stands.
    pub cell: Cell,
    /// Action-order number (section 4).
    pub order: u8,
    /// Speed without any effect.
    pub base: Speed,
    /// Monsters: speed effects accumulated, each +1 or −1 (section 3.3). The player's are in [`State::effects`].
    ///
    /// [`State::effects`]: crate::State::effects
    pub level: i16,
    /// The turn of the run ([`State::turns_run`](crate::State::turns_run)) in which it became slow.
    pub slow_since: i32,
    /// Life; it falls at 0 or less.
    pub hp: i32,
    /// Life gained in each elapse of its own.
    pub regen: i32,
    /// Statuses with their timers.
    pub statuses: Vec<StatusTimer>,
    /// Dormant since placement (monster houses); not the status `sleep`.
    pub nap: bool,
    /// A peaceful enemy waits.
    pub hostile: bool,
    /// The shopkeeper.
    pub keeper: bool,
    /// One of the gargoyles, who turn hostile after a theft (the keeper is one).
    pub gargoyle: bool,
    /// False once fallen; the fallen leave the list when the next turn starts.
    pub alive: bool,
    /// What it executed in the first half of this turn.
    pub first_act: Option<Kind>,
    /// Loses its phases until the player's next input (section 9.3).
    pub terrain_skip: bool,
    /// Loses its phases of this turn after waking in a monster house (section 9.5).
    pub house_skip: bool,
    /// Loses the next enemy phase after a theft of type 1 (section 9.4).
    pub theft_skip: bool,
    /// Was awake when the monster house was activated (section 9.5, exception 2).
    pub awake_before_house: bool,
}

impl Actor {
    /// An awake, hostile character of normal speed with 100 life; its order number is given when it joins a floor.
    pub fn new(class: Class, cell: Cell) -> Self {
        Self {
            id: ActorId(0),
            class,
            cell,
            order: 0,
            base: Speed::Normal,
            level: 0,
            slow_since: -1,
            hp: 100,
            regen: 0,
            statuses: Vec::new(),
            nap: false,
            hostile: true,
            keeper: false,
            gargoyle: false,
            alive: true,
            first_act: None,
            terrain_skip: false,
            house_skip: false,
            theft_skip: false,
            awake_before_house: false,
        }
    }

    /// Whether it has the status.
    pub fn has(&self, status: Status) -> bool {
        self.statuses.iter().any(|timer| timer.status == status)
    }

    /// The only kind of decision its statuses leave it, the longest-held restriction first (section 5.2).
    pub fn only_kind(&self) -> Option<Kind> {
        self.statuses.iter().find_map(|timer| timer.status.only_kind())
    }
}
