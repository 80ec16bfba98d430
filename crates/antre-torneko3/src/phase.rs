//! The phases of a turn (section 1.1).

/// One named part of a turn, in the order of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Wind: the turn counter goes up, the wind test is made.
    W,
    /// Spawn: a new enemy may appear.
    S,
    /// The player's first input.
    P1,
    /// Enemies, by order number.
    E1,
    /// Allies, by order number.
    A1,
    /// Elapse for those with a second action.
    L1,
    /// The player's second input, at double speed only.
    P2,
    /// Enemies with a second action.
    E2,
    /// Allies with a second action.
    A2,
    /// Elapse for everybody.
    L2,
}

impl Phase {
    /// All phases in the order of the chart.
    pub const ALL: [Self; 10] =
        [Self::W, Self::S, Self::P1, Self::E1, Self::A1, Self::L1, Self::P2, Self::E2, Self::A2, Self::L2];

    /// The short name on the chart.
    pub const fn name(self) -> &'static str {
        match self {
            Self::W => "W",
            Self::S => "S",
            Self::P1 => "P1",
            Self::E1 => "E1",
            Self::A1 => "A1",
            Self::L1 => "L1",
            Self::P2 => "P2",
            Self::E2 => "E2",
            Self::A2 => "A2",
            Self::L2 => "L2",
        }
    }

    /// The phase with this short name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == name)
    }

    /// The half of the turn: 1 up to L1, then 2.
    pub const fn half(self) -> u8 {
        if (self as u8) < (Self::P2 as u8) { 1 } else { 2 }
    }

    /// The phase after this one; the wind of the next turn after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// Why a turn stopped before its last phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ended {
    /// The player took the stairs; the next phase is the wind of the new floor.
    Stairs,
    /// The player fell.
    Dead,
    /// The fourth wind blew the player away.
    Wind,
}
