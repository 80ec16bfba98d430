//! Which speed stage may act at which value of the counter (section 2).

/// The counter runs 0..=23.
pub const MODULUS: u8 = 24;

/// A speed stage, 0..=4, shown to players as −1, +0, +1, +2, +3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stage(u8);

impl Default for Stage {
    fn default() -> Self {
        Self::NORMAL
    }
}

impl Stage {
    /// Half speed, shown as −1.
    pub const SLOW: Self = Self(0);
    /// Normal speed, shown as +0.
    pub const NORMAL: Self = Self(1);
    /// The cap: four actions a whole turn, shown as +3.
    pub const MAX: Self = Self(4);
    /// All stages, slowest first.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// `raw` clamped to 0..=4 (section 3): clamping is only ever on the result.
    pub const fn clamped(raw: i16) -> Self {
        if raw < 0 {
            Self(0)
        } else if raw > 4 {
            Self(4)
        } else {
            Self(raw as u8)
        }
    }

    /// 0..=4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number players see, −1..=3.
    pub const fn shown(self) -> i8 {
        self.0 as i8 - 1
    }
}

impl TryFrom<u8> for Stage {
    type Error = crate::SkyError;

    fn try_from(index: u8) -> Result<Self, crate::SkyError> {
        antre_core::in_range("stage", index.into(), 0..=4)?;
        Ok(Self(index))
    }
}

impl From<Stage> for u8 {
    fn from(stage: Stage) -> Self {
        stage.0
    }
}

impl core::fmt::Display for Stage {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:+}", self.shown())
    }
}

/// Whether a monster at `stage` is due at `counter`: the five rules of section 2 as written there.
pub const fn is_due(stage: Stage, counter: u8) -> bool {
    match stage.0 {
        0 => counter % 8 == 7,
        1 => counter % 4 == 3,
        2 => counter % 2 == 1,
        3 => !counter.is_multiple_of(4),
        _ => true,
    }
}

/// The due table, stage by counter.
pub const DUE_TABLE: [[bool; MODULUS as usize]; 5] = {
    let mut table = [[false; MODULUS as usize]; 5];
    let mut stage = 0;
    while stage < 5 {
        let mut counter = 0;
        while counter < MODULUS {
            table[stage][counter as usize] = is_due(Stage(stage as u8), counter);
            counter += 1;
        }
        stage += 1;
    }
    table
};

/// How often a monster that stays at `stage` is due in 24 steps.
pub fn per_cycle(stage: Stage) -> usize {
    DUE_TABLE[stage.index()].iter().filter(|due| **due).count()
}

/// Steps from `counter` to the next one at which `stage` is due, 0 if that is now.
pub fn distance_to(stage: Stage, counter: u8) -> u8 {
    (0..8).find(|ahead| is_due(stage, (counter % MODULUS + ahead) % MODULUS)).unwrap_or(0)
}

/// Steps from `counter` to the next *later* one at which `stage` is due, 1..=8.
pub fn distance_after(stage: Stage, counter: u8) -> u8 {
    1 + distance_to(stage, (counter % MODULUS + 1) % MODULUS)
}
