//! Names of curses and chapters.

/// A curse of the Rebirth engine, in the order in which it is rolled (section 6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "each is the curse it is named after")]
pub enum Curse {
    Labyrinth,
    Lost,
    Darkness,
    Unknown,
    Maze,
    Blind,
}

impl Curse {
    /// In the order of the roll.
    pub const ALL: [Self; 6] =
        [Self::Labyrinth, Self::Lost, Self::Darkness, Self::Unknown, Self::Maze, Self::Blind];

    /// The name that is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Labyrinth => "labyrinth",
            Self::Lost => "lost",
            Self::Darkness => "darkness",
            Self::Unknown => "unknown",
            Self::Maze => "maze",
            Self::Blind => "blind",
        }
    }

    /// The curse of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|curse| curse.name() == name)
    }
}

/// The game's name of a stage in one of its variants; empty where there is none.
pub const fn stage_name(stage: u8, variant: u8) -> &'static str {
    let chapter = match stage {
        1 | 2 => ["Basement", "Cellar", "Burning Basement"],
        3 | 4 => ["Caves", "Catacombs", "Flooded Caves"],
        5 | 6 => ["Depths", "Necropolis", "Dank Depths"],
        7 | 8 => ["Womb", "Utero", "Scarred Womb"],
        9 => ["Blue Womb", "Blue Womb", "Blue Womb"],
        10 => ["Sheol", "Cathedral", ""],
        11 => ["Dark Room", "Chest", ""],
        _ => ["", "", ""],
    };
    if variant < 3 { chapter[variant as usize] } else { "" }
}
