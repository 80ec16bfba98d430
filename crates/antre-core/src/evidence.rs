//! How well a rule is known.

/// Why we believe a rule, in the four levels that users see; a weaker level is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Evidence {
    /// Read in the game's code, stated by the source, or derived by reproducing its outputs.
    #[default]
    Certain,
    /// One source that nobody has confirmed.
    SingleSource,
    /// Sources or readings disagree.
    Disputed,
    /// Our own proposal where the sources are silent.
    Assumed,
}

impl Evidence {
    /// All levels, from the strongest to the weakest.
    pub const ALL: [Self; 4] = [Self::Certain, Self::SingleSource, Self::Disputed, Self::Assumed];

    /// The word that always stands beside the mark.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Certain => "certain",
            Self::SingleSource => "single source",
            Self::Disputed => "disputed",
            Self::Assumed => "assumed",
        }
    }

    /// The weaker of two levels: what a conclusion from both is worth.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.max(other)
    }
}
