//! Bosses with their loot and the Force that helps most (`docs/rules/dq9.md`, section 9).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::Error;
use crate::edition::{BossTable, Edition};
use crate::rank::Rank;
use crate::spelling::{self, key, nearest, one_line};
use crate::tables::{BOSSES, Boss, Drop, SUFFIXES_BY_BOSS};

/// An element of attacks, in the order of the tables' columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Element {
    /// Fire.
    Fire,
    /// Ice.
    Ice,
    /// Wind.
    Wind,
    /// Blast.
    Blast,
    /// Earth.
    Earth,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Element {
    /// The seven elements.
    pub const ALL: [Self; 7] =
        [Self::Fire, Self::Ice, Self::Wind, Self::Blast, Self::Earth, Self::Dark, Self::Light];

    /// Word id (`fire`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Ice => "ice",
            Self::Wind => "wind",
            Self::Blast => "blast",
            Self::Earth => "earth",
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// A Force: every hit × 1.1, then × what the boss takes of its element; of two elements the better counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ForceKind {
    /// Fire.
    Pyroforce,
    /// Ice.
    Cryoforce,
    /// Wind or blast.
    Force10,
    /// Dark or earth.
    ForceFunebre,
    /// Light.
    ForceVitale,
}

impl ForceKind {
    /// The five Forces, in the order of the tables' columns.
    pub const ALL: [Self; 5] =
        [Self::Pyroforce, Self::Cryoforce, Self::Force10, Self::ForceFunebre, Self::ForceVitale];

    /// The French name, the only one that is established: show the elements beside it.
    pub const fn french(self) -> &'static str {
        match self {
            Self::Pyroforce => "Pyroforce",
            Self::Cryoforce => "Cryoforce",
            Self::Force10 => "Force 10",
            Self::ForceFunebre => "Force funèbre",
            Self::ForceVitale => "Force vitale",
        }
    }

    /// Its elements.
    pub const fn elements(self) -> &'static [Element] {
        match self {
            Self::Pyroforce => &[Element::Fire],
            Self::Cryoforce => &[Element::Ice],
            Self::Force10 => &[Element::Wind, Element::Blast],
            Self::ForceFunebre => &[Element::Dark, Element::Earth],
            Self::ForceVitale => &[Element::Light],
        }
    }
}

impl Boss {
    /// The boss of a number or of a typed name in any of the six languages.
    ///
    /// # Errors
    /// No grotto has such a boss; the error has the nearest names.
    pub fn named(text: &str) -> Result<&'static Self, Error> {
        let wanted = key(text);
        let number = wanted.parse::<u8>().ok();
        let fits = |boss: &&Self| {
            number == Some(boss.number)
                || boss.words.0.iter().any(|word| !word.is_empty() && key(word) == wanted)
        };
        BOSSES.iter().find(fits).ok_or_else(|| {
            let names = BOSSES.iter().flat_map(|boss| boss.words.0).filter(|word| !word.is_empty());
            let nearest = nearest(text, names, 3).into_iter().map(ToString::to_string).collect();
            Error::Boss(UnknownBoss { found: one_line(text), nearest })
        })
    }

    /// Damage that it takes of each element in percent, by the edition's table.
    pub fn resistances(&self, edition: &Edition) -> [u16; 7] {
        match (edition.bosses, self.number) {
            // Fire is not mentioned there: nothing special.
            (BossTable::Wikidot, 6) => [100, 50, 100, 150, 100, 50, 150],
            _ => self.resistances,
        }
    }

    /// Up to three drops on victory, each with its own chance, by the edition's table.
    pub fn loot(&self, edition: &Edition) -> [Drop; 3] {
        let mut loot = self.loot;
        if (edition.bosses, self.number) == (BossTable::Wikidot, 11) {
            loot[1].chance = 1_000;
        }
        loot
    }

    /// Damage with each Force in percent of a hit without one: 1.1 × the best of its elements.
    pub fn forces(&self, edition: &Edition) -> [(ForceKind, u16); 5] {
        let taken = self.resistances(edition);
        ForceKind::ALL.map(|force| {
            let best = force.elements().iter().map(|&element| taken[element as usize]).max();
            (force, best.unwrap_or(100) * 11 / 10)
        })
    }

    /// The Forces that help most, with what a hit then does in percent.
    pub fn best_forces(&self, edition: &Edition) -> (Vec<ForceKind>, u16) {
        let forces = self.forces(edition);
        let most = forces.iter().map(|&(_, percent)| percent).max().unwrap_or(100);
        let best = forces.into_iter().filter(|&(_, percent)| percent == most).map(|(force, _)| force);
        (best.collect(), most)
    }

    /// The ranks whose grottos can have it, with its weight among all the weights of that rank.
    pub fn ranks(&self) -> Vec<(Rank, u16, u16)> {
        let in_rank = |rank: Rank| {
            let (low, high) = rank.row().boss;
            let total = BOSSES[usize::from(low) - 1..usize::from(high)].iter().map(|boss| boss.weight).sum();
            (low..=high).contains(&self.number).then_some((rank, self.weight, total))
        };
        Rank::all().filter_map(in_rank).collect()
    }

    /// Ids of the suffixes that its maps can bear, lowest and highest.
    pub fn suffixes(&self) -> (u8, u8) {
        SUFFIXES_BY_BOSS[usize::from(self.number)]
    }
}

/// A name that no boss has, with the nearest ones that exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownBoss {
    /// What was typed.
    pub found: String,
    /// Up to three names that are spelled nearly so, nearest first.
    pub nearest: Vec<String>,
}

impl fmt::Display for UnknownBoss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "boss \"{}\": expected 1..=12 or a name", self.found)?;
        spelling::write_nearest(f, &self.nearest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{FORCES, Language};

    #[test]
    fn forces_follow_from_the_resistances() {
        for (boss, table) in BOSSES.iter().zip(&FORCES) {
            let computed = boss.forces(&Edition::WESTERN).map(|(_, percent)| percent);
            assert_eq!(computed, table.percent.map(|percent| percent * 11 / 10), "{}", boss.words.english());
        }
        let best = |number: usize| BOSSES[number - 1].best_forces(&Edition::WESTERN);
        assert_eq!(best(1), ([ForceKind::ForceVitale].to_vec(), 220));
        assert_eq!(best(11), ([ForceKind::Force10, ForceKind::ForceVitale].to_vec(), 165));
    }

    #[test]
    fn the_other_table_changes_two_bosses() {
        let other = Edition { bosses: BossTable::Wikidot, ..Edition::WESTERN };
        let differ = |boss: &&Boss| {
            boss.resistances(&other) != boss.resistances(&Edition::WESTERN)
                || boss.loot(&other) != boss.loot(&Edition::WESTERN)
        };
        assert_eq!(BOSSES.iter().filter(differ).map(|boss| boss.number).collect::<Vec<_>>(), [6, 11]);
        assert_eq!(
            BOSSES[5].best_forces(&other),
            ([ForceKind::Force10, ForceKind::ForceVitale].to_vec(), 165)
        );
    }

    #[test]
    fn bosses_are_found_by_number_and_in_every_language() {
        for boss in &BOSSES {
            assert_eq!(Boss::named(&boss.number.to_string()), Ok(boss));
            for language in Language::ALL {
                assert_eq!(Boss::named(boss.words.in_language(language)), Ok(boss));
            }
        }
        assert_eq!(Boss::named("equinocte").map(|boss| boss.number), Ok(1));
        assert_eq!(
            Boss::named("Greygnarrl").expect_err("no such boss").to_string(),
            "boss \"Greygnarrl\": expected 1..=12 or a name; the nearest is Greygnarl"
        );
        assert!(Boss::named("13").is_err());
    }

    #[test]
    fn weights_of_a_rank_add_up() {
        for rank in Rank::all() {
            let of_rank = BOSSES.iter().flat_map(Boss::ranks).filter(|&(at, ..)| at == rank);
            let (sum, total) = of_rank.fold((0, 0), |(sum, _), (_, weight, total)| (sum + weight, total));
            assert_eq!(sum, total, "{rank}");
        }
    }
}
