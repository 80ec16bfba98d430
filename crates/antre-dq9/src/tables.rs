//! The tables of `data/*.csv` as constants; `data/README.md` says where each column came from.

use crate::rank::Rank;

/// A language of the game's own names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Language {
    /// English, as released in Europe and America.
    #[default]
    English,
    /// French.
    French,
    /// Japanese.
    Japanese,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl Language {
    /// The six languages, in the order of the tables' columns.
    pub const ALL: [Self; 6] =
        [Self::English, Self::French, Self::Japanese, Self::Spanish, Self::German, Self::Italian];

    /// Two-letter code (`en`).
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Japanese => "ja",
            Self::Spanish => "es",
            Self::German => "de",
            Self::Italian => "it",
        }
    }

    /// The language of a two-letter code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// One name in the six languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words(pub [&'static str; 6]);

impl Words {
    /// The name in a language; the English one where the sources have none.
    pub const fn in_language(&self, language: Language) -> &'static str {
        let word = self.0[language as usize];
        if word.is_empty() { self.0[0] } else { word }
    }

    /// The English name.
    pub const fn english(&self) -> &'static str {
        self.0[0]
    }
}

/// What each rank allows (`docs/rules/dq9.md`, section 3). All ranges are inclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankRow {
    /// Lowest quality; also the byte that players name the rank by.
    pub quality_min: u8,
    /// Highest quality.
    pub quality_max: u8,
    /// Floors, the boss floor not counted.
    pub floors: (u8, u8),
    /// Monster rank of floor 1.
    pub smr: (u8, u8),
    /// Bosses.
    pub boss: (u8, u8),
}

/// What a roll of a chest gives (section 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Content {
    /// An item.
    Item,
    /// Gold pieces.
    Gold(u16),
    /// A trap: the number of the monster that jumps out (38, 39 or 40).
    Monster(u16),
}

/// An entry of a chest rank's table (section 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChestItem {
    /// Chest rank, 1 (letter I) to 10 (letter S).
    pub rank: u8,
    /// Place in the rank's table, from 1.
    pub order: u8,
    /// Lowest roll of 0..=99 that gives it.
    pub roll_from: u8,
    /// Highest roll that gives it.
    pub roll_to: u8,
    /// What it is.
    pub content: Content,
    /// What it is called.
    pub words: Words,
}

/// A monster of the grottos.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Monster {
    /// Number, 8..=334.
    pub id: u16,
    /// What it is called.
    pub words: Words,
    /// Family, in English.
    pub family: &'static str,
    /// Bytes that it adds to the memory of a floor whose table has it (section 8); `None` where no table has it.
    pub memory: Option<u8>,
    /// Hit points.
    pub hp: u16,
    /// Attack.
    pub attack: u16,
    /// Defence.
    pub defence: u16,
    /// Damage taken in percent: fire, ice, wind, blast, earth, dark, light.
    pub resistances: [u16; 7],
}

/// An entry of a monster table (section 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableEntry {
    /// Number of the monster.
    pub monster: u16,
    /// The outputs 0..=32767 that pick it for a new roaming monster; trap chests never roam.
    pub rolls: Option<(u16, u16)>,
}

/// The monsters of an (environment, monster rank), in ascending number (section 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonsterTable {
    /// Seven or eight entries; three of them are the trap chests 38, 39 and 40.
    pub entries: &'static [TableEntry],
    /// Sum of their monsters' bytes (G).
    pub memory: u16,
}

/// A boss (section 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boss {
    /// Number, 1..=12.
    pub number: u8,
    /// Number in the bestiary.
    pub bestiary: u16,
    /// Weight of the draw among the bosses that the rank allows.
    pub weight: u16,
    /// What it is called.
    pub words: Words,
    /// Family, in English.
    pub family: &'static str,
    /// Level of the boss.
    pub level: u8,
    /// Hit points, MP, attack, defence, agility.
    pub stats: [u16; 5],
    /// Experience points.
    pub experience: u32,
    /// Gold pieces.
    pub gold: u16,
    /// Damage taken in percent: fire, ice, wind, blast, earth, dark, light.
    pub resistances: [u16; 7],
    /// Up to three drops on victory, each with its own chance in hundredths of a percent.
    pub loot: [Drop; 3],
    /// What can only be stolen; `None` for the last boss.
    pub steal: Option<Drop>,
}

/// An item with its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drop {
    /// Item, in English.
    pub item: &'static str,
    /// Chance in hundredths of a percent (10000 = always).
    pub chance: u16,
}

/// Damage of each Force against a boss in percent, before the Force's own ×1.1 (section 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Force {
    /// Pyroforce (fire), Cryoforce (ice), Force 10 (wind or blast), Force funèbre (dark or earth), Force vitale (light).
    pub percent: [u16; 5],
}

/// A place where maps can lead (section 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Location {
    /// Number, 1..=150.
    pub number: u8,
    /// Region, in English.
    pub area: &'static str,
    /// How to find it, in English.
    pub direction: &'static str,
    /// Whether monsters reach somebody who stands there.
    pub contact: &'static str,
    /// What one needs to get there.
    pub access: &'static str,
    /// Lowest quality that can draw it.
    pub lowest_quality: u8,
}

/// How many seeds of a rank have a level (section 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelRow {
    /// Rank.
    pub rank: Rank,
    /// Level of the map, 1..=99.
    pub level: u8,
    /// Seeds of all 32,768.
    pub seeds: u16,
    /// Seeds among those that occur.
    pub occurring: u16,
}

/// A map that players gave a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FamousMap {
    /// Rank.
    pub rank: Rank,
    /// Seed.
    pub seed: u16,
    /// What players call it.
    pub nickname: &'static str,
    /// Its generated Japanese name with the level.
    pub japanese: &'static str,
}

/// A boss of an earlier game that has a map of its own (section 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LegacyBoss {
    /// Number, 1..=13.
    pub id: u8,
    /// English name; the map is called `Baramos's Map`.
    pub english: &'static str,
    /// Japanese name; the map is called `バラモスの地図`.
    pub japanese: &'static str,
    /// Another name that players may type; often empty.
    pub also: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// The monster of a number.
pub fn monster(id: u16) -> Option<&'static Monster> {
    MONSTERS.binary_search_by_key(&id, |monster| monster.id).ok().map(|index| &MONSTERS[index])
}
