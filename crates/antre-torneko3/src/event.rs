//! What happened, as structured events without words (section 10), and where they go.

use alloc::vec::Vec;

use antre_core::Cell;

use crate::actor::{ActorId, Class, Status};
use crate::labels::Labels;
use crate::phase::{Ended, Phase};
use crate::play::{Input, Kind, Special};
use crate::speed::Speed;

/// When something happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Moment {
    /// The floor's turn counter.
    pub turn: u32,
    /// Turns of the whole run, from 1; floor changes do not reset it.
    pub run: u32,
    /// The phase; none between floors.
    pub phase: Option<Phase>,
}

/// Why a phase or a character's action was skipped (section 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SkipReason {
    /// The player slides and has not come to rest (9.2).
    Slippery,
    /// The player became faster (9.1).
    PlayerSpeedUp,
    /// Damaged by terrain since the player's last input (9.3).
    TerrainDamage,
    /// Woke in a monster house this turn (9.5).
    MhWakeup,
    /// A gargoyle in the enemy phase after a theft of type 1 (9.4).
    TheftType1,
    /// A slow character's lost turn (3.2).
    Slow,
}

impl SkipReason {
    /// All reasons.
    pub const ALL: [Self; 6] = [
        Self::Slippery,
        Self::PlayerSpeedUp,
        Self::TerrainDamage,
        Self::MhWakeup,
        Self::TheftType1,
        Self::Slow,
    ];

    /// Its word in the vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slippery => "slippery",
            Self::PlayerSpeedUp => "player_speed_up",
            Self::TerrainDamage => "terrain_damage",
            Self::MhWakeup => "mh_wakeup",
            Self::TheftType1 => "theft_type1",
            Self::Slow => "slow",
        }
    }

    /// The section of the rules text that says so.
    pub const fn section(self) -> &'static str {
        match self {
            Self::Slippery => "9.2",
            Self::PlayerSpeedUp => "9.1",
            Self::TerrainDamage => "9.3",
            Self::MhWakeup => "9.5",
            Self::TheftType1 => "9.4",
            Self::Slow => "3.2",
        }
    }
}

/// Why a character has no action in a phase although nothing skips it. Not an event of the vectors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum NotDue {
    /// Its speed gives one action a turn.
    OneAction,
    /// Double-1, and the first action was not a move.
    SpentFirst,
    /// Dormant since placement.
    Nap,
    /// The player is not at double speed now.
    PlayerNotDouble,
}

impl NotDue {
    /// A short name for the facade's words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneAction => "one-action",
            Self::SpentFirst => "spent-first",
            Self::Nap => "nap",
            Self::PlayerNotDouble => "player-not-double",
        }
    }
}

/// What changed a speed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Cause {
    /// A fast effect.
    Fast,
    /// A slow effect.
    Slow,
    /// The slow effects were cured.
    Cure,
    /// An effect ran out.
    Expire,
}

impl Cause {
    /// Its word in the vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
            Self::Cure => "cure",
            Self::Expire => "expire",
        }
    }
}

/// A terrain effect (section 6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// The trap at this index of [`Floor::traps`](crate::Floor::traps).
    Trap(u16),
    /// A fire, sand or wind pillar.
    Pillar,
    /// Spiked floor.
    Spikes,
    /// The monster-house activation test.
    House,
}

/// Which exception of the monster house was decided on when it was activated (section 9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum HouseRule {
    /// The woken are skipped.
    Normal,
    /// Somebody of another class had decided a non-move: nobody is skipped.
    Exception1,
    /// The only non-move is the attack that set it off: skipped until exception 2 frees those after it.
    Exception2,
}

impl HouseRule {
    /// Its word in the vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "none",
            Self::Exception1 => "exc1",
            Self::Exception2 => "exc2_pending",
        }
    }
}

/// What was really executed (section 5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Done {
    /// A step to a cell.
    Move(Cell),
    /// The player changed places with an ally.
    Swap {
        /// Where the player now stands.
        to: Cell,
        /// Who stands where the player stood.
        ally: ActorId,
    },
    /// Nothing.
    Wait,
    /// A blow.
    Attack {
        /// Who was meant.
        target: ActorId,
        /// It had been decided as a move.
        via_move: bool,
    },
    /// An item or ability of the player.
    Item(Input),
    /// A monster's ability.
    Special(Special),
}

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Event {
    /// A turn begins.
    Turn,
    /// The wind's message 1 to 4 (section 1.2).
    Wind { n: u8 },
    /// The adventure is over.
    GameOver { reason: Ended },
    /// The next floor begins.
    Floor { n: u32 },
    /// An enemy appeared (section 2).
    Spawned { rule: u8, who: ActorId, order: u8 },
    /// An enemy appeared that is only counted.
    SpawnCounted { rule: u8, enemies: u32, chars: u32 },
    /// A spawn condition held, but no cell or no order number was free.
    SpawnNone { rule: u8 },
    /// The player's input; forced while sliding.
    Input { input: Input, forced: bool },
    /// The player is slow and gets no input.
    InputSkip,
    /// A whole phase of a class is skipped.
    PhaseSkip { class: Class, reason: SkipReason },
    /// A character's action is skipped.
    CharSkip { who: ActorId, reason: SkipReason },
    /// A decision; only its kind is fixed.
    Decide { who: ActorId, kind: Kind },
    /// An execution.
    Exec { who: ActorId, done: Done },
    /// A decision that came to nothing.
    Cancel { who: ActorId, kind: Kind },
    /// A terrain effect became pending.
    Pend { effect: Effect, who: ActorId },
    /// A pending terrain effect fired.
    Terrain { effect: Effect, who: ActorId },
    /// A character fell.
    Die { who: ActorId },
    /// A napping monster woke; stands before its [`Event::HouseActivated`].
    HouseWoken { who: ActorId, skipped: bool },
    /// The monster house was activated.
    HouseActivated { by: ActorId, lookback: Option<Phase>, rule: HouseRule },
    /// Exception 2 gave a woken monster its phases back; stands before its [`Event::HouseException2`].
    HouseFreed { who: ActorId },
    /// Exception 2 held.
    HouseException2 { by: ActorId },
    /// A character went through the recovery step. Not an event of the vectors.
    Elapsed { who: ActorId },
    /// Natural recovery.
    Recover { who: ActorId, hp: i32 },
    /// A status ended.
    StatusEnd { who: ActorId, status: Status },
    /// The statue at this index acted.
    Statue { index: u16 },
    /// The ring of warping was tested.
    Ring { warp: bool },
    /// The keeper claimed the price.
    Claim { yes: bool },
    /// The price was paid.
    Paid,
    /// The player is a thief now, of type 1 or 2.
    Theft { kind: u8 },
    /// The player took the stairs.
    Stairs,
    /// A speed state changed.
    Speed { who: ActorId, from: Speed, to: Speed, cause: Cause },
    /// A monster's speed level changed within the same state.
    SpeedStack { who: ActorId, level: i16 },
    /// A speed effect beyond the caps: nothing happened.
    SpeedNoEffect { who: ActorId, fast: bool },
    /// One of the player's speed effects ran out.
    Expire { who: ActorId, fast: bool },
    /// Loses its action because the player became faster earlier in this phase (A17). Not an event of the vectors.
    RestSkip { who: ActorId, reason: SkipReason },
    /// No action here, and nothing was skipped. Not an event of the vectors.
    NotDue { who: ActorId, why: NotDue },
}

/// Where events go. `()` drops them at no cost.
pub trait Sink {
    /// Takes one event.
    fn record(&mut self, at: Moment, event: Event);
}

impl Sink for () {
    #[inline(always)]
    fn record(&mut self, _: Moment, _: Event) {}
}

impl<S: Sink + ?Sized> Sink for &mut S {
    #[inline]
    fn record(&mut self, at: Moment, event: Event) {
        (**self).record(at, event);
    }
}

/// An event with its moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Record {
    /// When.
    pub at: Moment,
    /// What.
    pub event: Event,
}

/// Keeps every event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Recorder {
    /// The events so far, in order.
    pub records: Vec<Record>,
}

impl Sink for Recorder {
    fn record(&mut self, at: Moment, event: Event) {
        self.records.push(Record { at, event });
    }
}

impl Recorder {
    /// The log as lines of text, for tests and debugging.
    pub fn lines(&self, labels: &Labels) -> Vec<alloc::string::String> {
        crate::fields::lines(&self.records, labels).iter().map(alloc::string::ToString::to_string).collect()
    }
}
