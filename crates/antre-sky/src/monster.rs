//! A monster as far as the schedule sees it, and its speed stage (section 3).

use alloc::vec::Vec;

use crate::{Game, Stage};

/// Speed counters of each kind that a monster has.
pub const COUNTERS: usize = 5;

/// The counter that never ticks (section 3.3).
pub const FOREVER: u8 = 127;

/// Weather on the floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "the names are the game's words")]
pub enum Weather {
    #[default]
    Clear,
    Sunny,
    Sandstorm,
    Cloudy,
    Rain,
    Hail,
    Fog,
    Snow,
}

impl Weather {
    /// All weathers with their English names.
    pub const NAMES: [(&'static str, Self); 8] = [
        ("clear", Self::Clear),
        ("sunny", Self::Sunny),
        ("sandstorm", Self::Sandstorm),
        ("cloudy", Self::Cloudy),
        ("rain", Self::Rain),
        ("hail", Self::Hail),
        ("fog", Self::Fog),
        ("snow", Self::Snow),
    ];
}

/// A set of weathers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transparent))]
pub struct Weathers(u8);

impl Weathers {
    /// Whether `weather` is in the set.
    pub const fn has(self, weather: Weather) -> bool {
        self.0 >> weather as u8 & 1 == 1
    }

    /// Puts `weather` in.
    pub const fn insert(&mut self, weather: Weather) {
        self.0 |= 1 << weather as u8;
    }
}

/// What a monster is or has that the speed rules ask about, by its English name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Modifier {
    /// Ice type: +1 in snow.
    IceType,
    /// IQ skill Time Tripper (58), switched on: +1.
    TimeTripper,
    /// Deoxys in its Speed form (421): +1.
    DeoxysSpeed,
    /// Shaymin in its Sky form (535): +1. Not in Time and Darkness.
    ShayminSky,
    /// Kecleon (383, 983): +1 outside the team during a thief alert.
    Kecleon,
    /// Exclusive item "movement speed up in weather W" (effects 47 to 53): +1 for a team member in that weather.
    SpeedIn(Weather),
    /// Ability Speed Boost: a raise that never ends at every 250th end of an own turn.
    SpeedBoost,
    /// Ability Quick Feet: a raise when lowered to stage 0 or paralysed.
    QuickFeet,
    /// Ability Natural Cure: lowering lasts 6 at most.
    NaturalCure,
    /// IQ skill Self-Curer: lowering lasts half as long.
    SelfCurer,
    /// Ability Slow Start: lowered once when the floor starts.
    SlowStart,
    /// Safeguard or another protection from negative statuses: cannot be lowered.
    Safeguard,
    /// Stands on a special tile: not counted among the enemies when one could spawn (section 10).
    Uncounted,
}

impl Modifier {
    /// All modifiers with their English names.
    pub const NAMES: [(&'static str, Self); 19] = [
        ("ice-type", Self::IceType),
        ("time-tripper", Self::TimeTripper),
        ("deoxys-speed", Self::DeoxysSpeed),
        ("shaymin-sky", Self::ShayminSky),
        ("kecleon", Self::Kecleon),
        ("speed-in-clear", Self::SpeedIn(Weather::Clear)),
        ("speed-in-sunny", Self::SpeedIn(Weather::Sunny)),
        ("speed-in-sandstorm", Self::SpeedIn(Weather::Sandstorm)),
        ("speed-in-cloudy", Self::SpeedIn(Weather::Cloudy)),
        ("speed-in-rain", Self::SpeedIn(Weather::Rain)),
        ("speed-in-hail", Self::SpeedIn(Weather::Hail)),
        ("speed-in-fog", Self::SpeedIn(Weather::Fog)),
        ("speed-boost", Self::SpeedBoost),
        ("quick-feet", Self::QuickFeet),
        ("natural-cure", Self::NaturalCure),
        ("self-curer", Self::SelfCurer),
        ("slow-start", Self::SlowStart),
        ("safeguard", Self::Safeguard),
        ("uncounted", Self::Uncounted),
    ];

    const fn bit(self) -> u32 {
        match self {
            Self::IceType => 1,
            Self::TimeTripper => 1 << 1,
            Self::DeoxysSpeed => 1 << 2,
            Self::ShayminSky => 1 << 3,
            Self::Kecleon => 1 << 4,
            Self::SpeedBoost => 1 << 5,
            Self::QuickFeet => 1 << 6,
            Self::NaturalCure => 1 << 7,
            Self::SelfCurer => 1 << 8,
            Self::SlowStart => 1 << 9,
            Self::Safeguard => 1 << 10,
            Self::Uncounted => 1 << 11,
            Self::SpeedIn(weather) => 1 << (16 + weather as u32),
        }
    }
}

/// One monster: plain data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Monster {
    /// Raise counters; 0 = empty, 127 = never ticks.
    pub up: [u8; COUNTERS],
    /// Lowering counters; the same.
    pub down: [u8; COUNTERS],
    /// Sum of flat modifiers that are not named one by one.
    pub flat: i8,
    /// Paralysis counter; while it is not 0 the monster is one stage slower.
    pub paralysis: u8,
    /// Named modifiers, one bit each; see [`Monster::with`].
    pub modifiers: u32,
    /// The ability Speed Boost's own counter, 0..=249.
    pub speed_boost_count: u8,
    /// Charges a two-turn move (section 4.1).
    pub charging: bool,
    /// Stands on a slow trap that works when the walk is shown: the counter it will store, 255 = drawn, 0 = no trap.
    pub trap: u8,
    /// Steps to the leader, diagonals counted as one: orders the second tries of blocked allies (section 7).
    pub distance: u8,
}

impl Default for Monster {
    fn default() -> Self {
        Self {
            up: [0; COUNTERS],
            down: [0; COUNTERS],
            flat: 0,
            paralysis: 0,
            modifiers: 0,
            speed_boost_count: 0,
            charging: false,
            trap: 0,
            distance: 1,
        }
    }
}

/// What the stage depends on outside the monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Around {
    pub(crate) weather: Weather,
    pub(crate) thief_alert: bool,
    pub(crate) team: bool,
    pub(crate) game: Game,
}

/// One term of the sum behind a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// Word id: `base`, `raises`, `lowerings`, `flat`, `paralysis`, or a modifier's name.
    pub id: &'static str,
    /// What it adds.
    pub amount: i16,
}

impl Monster {
    /// The same monster with a modifier more.
    #[must_use]
    pub const fn with(mut self, modifier: Modifier) -> Self {
        self.modifiers |= modifier.bit();
        self
    }

    /// Whether the monster has the modifier.
    pub const fn has(&self, modifier: Modifier) -> bool {
        self.modifiers & modifier.bit() != 0
    }

    /// The sum of section 3, before clamping.
    pub(crate) fn raw_stage(&self, around: Around) -> i16 {
        let mut raw = 1 + i16::from(self.flat) + occupied(&self.up) - occupied(&self.down);
        raw -= i16::from(self.paralysis != 0);
        if self.modifiers != 0 {
            for (_, modifier) in Modifier::NAMES {
                raw += i16::from(self.has(modifier) && adds_one(modifier, around));
            }
        }
        raw
    }

    /// The terms of that sum that are not 0, in the text's order.
    pub(crate) fn parts(&self, around: Around) -> Vec<Part> {
        let named = Modifier::NAMES
            .into_iter()
            .filter(|(_, modifier)| self.has(*modifier) && adds_one(*modifier, around))
            .map(|(id, _)| Part { id, amount: 1 });
        let mut parts = alloc::vec![
            Part { id: "base", amount: 1 },
            Part { id: "raises", amount: occupied(&self.up) },
            Part { id: "lowerings", amount: -occupied(&self.down) },
            Part { id: "paralysis", amount: -i16::from(self.paralysis != 0) },
            Part { id: "flat", amount: i16::from(self.flat) },
        ];
        parts.extend(named);
        parts.retain(|part| part.amount != 0);
        parts
    }

    /// One tick at the start of an own action: paralysis, then each lowering before the raise beside it (section 3.3).
    /// Returns whether anything changed.
    #[inline]
    pub(crate) fn tick(&mut self) -> bool {
        if self.up == [0; COUNTERS] && self.down == [0; COUNTERS] && self.paralysis == 0 {
            return false;
        }
        self.paralysis = self.paralysis.saturating_sub(1);
        for (down, up) in self.down.iter_mut().zip(&mut self.up) {
            *down = ticked(*down);
            *up = ticked(*up);
        }
        true
    }
}

const fn ticked(counter: u8) -> u8 {
    if counter == 0 || counter == FOREVER { counter } else { counter - 1 }
}

fn occupied(counters: &[u8; COUNTERS]) -> i16 {
    counters.iter().map(|counter| i16::from(*counter != 0)).sum()
}

/// Whether a modifier adds one stage at the moment.
fn adds_one(modifier: Modifier, around: Around) -> bool {
    match modifier {
        Modifier::IceType => around.weather == Weather::Snow,
        Modifier::TimeTripper | Modifier::DeoxysSpeed => true,
        Modifier::ShayminSky => around.game == Game::Sky,
        Modifier::Kecleon => !around.team && around.thief_alert,
        Modifier::SpeedIn(weather) => around.team && around.weather == weather,
        _ => false,
    }
}

/// Puts `value` in the first empty counter; nothing happens when there is none.
pub(crate) fn store(counters: &mut [u8; COUNTERS], value: u8) {
    if let Some(empty) = counters.iter_mut().find(|counter| **counter == 0) {
        *empty = value;
    }
}

/// The stage that a sum gives.
pub(crate) fn stage_of(monster: &Monster, around: Around) -> Stage {
    Stage::clamped(monster.raw_stage(around))
}
