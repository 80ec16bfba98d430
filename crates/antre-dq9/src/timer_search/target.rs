//! What chests have to give: one item, or a set that players name.

use alloc::string::{String, ToString};

use crate::Error;
use crate::items::Item;
use crate::tables::CHEST_ITEMS;

/// A set of entries of the chests' tables, by chest rank and roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemSet([[bool; 100]; 11]);

impl ItemSet {
    /// The entries with these English names.
    pub fn of(names: &[&str]) -> Self {
        let mut set = [[false; 100]; 11];
        for entry in &CHEST_ITEMS {
            if names.iter().any(|name| name.eq_ignore_ascii_case(entry.words.english())) {
                set[usize::from(entry.rank)][usize::from(entry.roll_from)..=usize::from(entry.roll_to)]
                    .fill(true);
            }
        }
        Self(set)
    }

    /// Whether it has what a chest of a rank gives at a roll.
    #[inline]
    pub fn has(&self, rank: u8, roll: u8) -> bool {
        self.0.get(usize::from(rank)).and_then(|rolls| rolls.get(usize::from(roll))).copied().unwrap_or(false)
    }

    /// The entries of either set.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let mut both = self.clone();
        for (is_in, also) in both.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *is_in |= also;
        }
        both
    }
}

/// The seven weapons of chest rank B.
const WEAPONS_B: [&str; 7] = [
    "Hero spear",
    "Pruning knife",
    "Wyrmwand",
    "Wizardly whip",
    "Beast claws",
    "Attribeauty",
    "Heavy hatchet",
];
/// What sells best besides them.
const FORTUNE: [&str; 4] = ["Megaton hammer", "Pentarang", "Metal slime sword", "Metal slime spear"];
/// The weapons of chest rank S.
const WEAPONS_S: [&str; 12] = [
    "Stardust sword",
    "Poker",
    "Deft dagger",
    "Bright staff",
    "Gringham whip",
    "Knockout rod",
    "Dragonlord claws",
    "Critical fan",
    "Bad axe",
    "Groundbreaker",
    "Meteorang",
    "Angel's bow",
];
/// The pieces made of metal slimes.
const METAL_PIECES: [&str; 7] = [
    "Metal slime sword",
    "Metal slime spear",
    "Metal slime shield",
    "Metal slime armour",
    "Metal slime helm",
    "Metal slime gauntlets",
    "Metal slime sollerets",
];
/// What third chests give to millionaires.
const RICHES: [&str; 2] = ["Gold bar", "Orichalcum"];
const SOMA: &str = "Sainted soma";
const ELIXIR: &str = "Sage's elixir";
/// Items of deep floors, besides the S weapons.
const DEEP: [&str; 3] = [SOMA, "Yggdrasil leaf", "Reset stone"];
/// Items that all three chests of floor 3 have to give.
const TRIPLE: [&str; 4] = ["Mini medal", ELIXIR, "Iron nails", "Hephaestus' flame"];
/// What the third chest gives after a first one: item and partner.
const PARTNERS: [(&str, &str); 4] = [
    ("Dangerous bustier", "Aggressence"),
    ("Fuddle bow", "Mirrorstone"),
    ("Slime shield", "Iron ore"),
    ("Sorcerer's stone", "670 gold"),
];
/// Traps, with the seconds in which the third chest has to give another of the same.
const TRAPS: [(&str, (u32, u32)); 3] =
    [("Cannibox", (20, 30)), ("Mimic", (20, 30)), ("Pandora's box", (25, 35))];

/// What a search is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// One item, amount of gold or trap monster, by its English name in the tables.
    Item(&'static str),
    /// *Millionaire*: what sells best.
    Millionaire,
    /// Any weapon of chest rank S.
    WeaponS,
    /// Any piece made of metal slimes; for free searches.
    MetalPiece,
}

impl Target {
    /// What a player types: a set's name (`millionaire`, `s weapon`, `metal slime piece`) or anything that a chest gives,
    /// in any of the six languages.
    ///
    /// # Errors
    /// Chests never give such a thing; the error has the nearest names.
    pub fn named(text: &str) -> Result<Self, Error> {
        let plain: String = text.trim().to_lowercase().replace(['-', '_'], " ");
        Ok(match plain.as_str() {
            "millionaire" | "fortune" => Self::Millionaire,
            "s weapon" | "s weapons" => Self::WeaponS,
            "metal slime piece" | "metal slime pieces" => Self::MetalPiece,
            _ => Self::Item(Item::named(text)?.words().english()),
        })
    }

    /// Its name in the form that [`Target::named`] reads.
    pub fn word(self) -> String {
        match self {
            Self::Item(name) => name.to_string(),
            Self::Millionaire => "millionaire".into(),
            Self::WeaponS => "s-weapon".into(),
            Self::MetalPiece => "metal-slime-piece".into(),
        }
    }

    fn is_one_of(self, names: &[&str]) -> bool {
        matches!(self, Self::Item(name) if names.iter().any(|known| known.eq_ignore_ascii_case(name)))
    }

    /// Whether it is looked for on floor 9 (and 10) instead of 3 and 4.
    pub fn is_deep(self) -> bool {
        self == Self::WeaponS || self.is_one_of(&DEEP)
    }

    /// How many chests of one floor have to give it.
    fn needed(self) -> u32 {
        if self.is_one_of(&TRIPLE) { 3 } else { 2 }
    }

    /// The floors of the quick-load search; `further` adds the deeper one.
    fn floors(self, further: bool) -> &'static [u8] {
        match (self.is_deep(), self.needed()) {
            (true, _) if further => &[9, 10],
            (true, _) => &[9],
            (false, 3) => &[3],
            _ => &[3, 4],
        }
    }

    /// What every-floor searches ask (section 19.3, *5A / 9A*).
    fn thresholds(self) -> Thresholds {
        let plain = Thresholds { anchors: &[], at_anchor: 2, elsewhere: 2, double_somewhere: false };
        if self == Self::Millionaire || self.is_one_of(&["Ethereal stone"]) {
            Thresholds { anchors: &[3, 4], elsewhere: 1, ..plain }
        } else if self.is_deep() {
            Thresholds { elsewhere: 1, double_somewhere: true, ..plain }
        } else if self.is_one_of(&["Mini medal"]) {
            Thresholds { anchors: &[3], at_anchor: 3, ..plain }
        } else {
            plain
        }
    }

    /// Seconds of a party in which a trap's third chest gives another, if it is a trap monster.
    fn trap_seconds(self) -> Option<(u32, u32)> {
        TRAPS.iter().find(|(name, _)| self.is_one_of(&[name])).map(|(_, seconds)| *seconds)
    }

    fn is_soma(self) -> bool {
        self.is_one_of(&[SOMA])
    }

    /// What a search with this target asks of chests; with `further` also one floor further down.
    pub(super) fn asked(self, further: bool) -> Asked {
        let (b, riches) = (ItemSet::of(&WEAPONS_B), ItemSet::of(&RICHES));
        let wanted = match self {
            Self::Item(name) => ItemSet::of(&[name]),
            Self::Millionaire => b.or(&ItemSet::of(&FORTUNE)),
            Self::WeaponS => ItemSet::of(&WEAPONS_S),
            Self::MetalPiece => ItemSet::of(&METAL_PIECES),
        };
        let partner = PARTNERS.iter().find(|(name, _)| self.is_one_of(&[name]));
        let third = match self {
            Self::Millionaire => b.clone(),
            Self::Item(_) if self.is_soma() => ItemSet::of(&[SOMA, ELIXIR]),
            _ => wanted.clone(),
        };
        let partner = match self {
            Self::Millionaire => Some(riches.clone()),
            _ => partner.map(|(_, partner)| ItemSet::of(&[partner])),
        };
        Asked {
            needed: self.needed(),
            floors: self.floors(further),
            thresholds: self.thresholds(),
            soma: self.is_soma(),
            trap_seconds: self.trap_seconds(),
            wanted,
            third,
            partner,
            weapons_or_riches: b.or(&riches),
        }
    }
}

/// What an every-floor search asks of floors.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thresholds {
    /// Floors of which one has to count.
    pub(super) anchors: &'static [u8],
    /// Chests that these need.
    pub(super) at_anchor: u32,
    /// Chests that other floors need.
    pub(super) elsewhere: u32,
    /// Some floor needs two.
    pub(super) double_somewhere: bool,
}

/// What a target's searches ask of chests.
#[derive(Debug)]
pub(super) struct Asked {
    /// Chests of one floor that have to give it at once.
    pub(super) needed: u32,
    /// The floors where they have to.
    pub(super) floors: &'static [u8],
    /// The same for searches over every floor.
    pub(super) thresholds: Thresholds,
    /// Soma has rules of its own.
    pub(super) soma: bool,
    /// For a trap monster, the seconds of a party in which the third chest gives another.
    pub(super) trap_seconds: Option<(u32, u32)>,
    /// The item itself.
    pub(super) wanted: ItemSet,
    /// What the third chests of *3rd* have to give.
    pub(super) third: ItemSet,
    /// What the third chest of a combo has to give; `None` where there is no such combo.
    pub(super) partner: Option<ItemSet>,
    /// What it may also give on the other floor, for millionaires.
    pub(super) weapons_or_riches: ItemSet,
}
