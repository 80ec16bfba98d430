//! Rank and seed to the map's header: draws 1 to 32 (`docs/rules/dq9.md`, section 3).

use antre_core::{Draw, Reading, Why};

use crate::draws::{At, rng, weighted};
use crate::rank::{Environment, MapId, Rank};
use crate::tables::{BOSSES, LOCALE_RANKS_BY_FLOORS, LOCALES, PREFIXES_BY_SMR, SUFFIXES_BY_BOSS};

/// Everything of a map that needs no floor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Header {
    /// Environment.
    pub environment: Environment,
    /// Floors, 2..=16; the boss floor is not counted.
    pub floors: u8,
    /// Monster rank of floor 1, 1..=9.
    pub smr: u8,
    /// Boss, 1..=12.
    pub boss: u8,
    /// First word of the name, 1..=16.
    pub prefix: u8,
    /// Last word of the name, 1..=16.
    pub suffix: u8,
    /// With the environment it gives the name's middle word, 1..=8.
    pub locale_rank: u8,
    /// Level of the map, 1..=99.
    pub level: u8,
}

impl Header {
    /// The header of a map.
    pub fn of(id: MapId) -> Self {
        Self::draw(id.rank, &mut At::new(id.seed.get().into()))
    }

    /// Draws the header from a stream that stands at the map's seed (the specification's order: 32 outputs).
    pub fn draw<D: Draw + ?Sized>(rank: Rank, draws: &mut D) -> Self {
        let row = rank.row();
        draws.skip(12, UNUSED_EVENTS);
        let environment = environment(draws);
        let floors = ranged(draws, row.floors, FLOORS);
        let smr = ranged(draws, row.smr, SMR);
        let boss = boss(draws, row.boss);
        draws.skip(12, UNUSED_RANKS);
        let prefix = ranged(draws, PREFIXES_BY_SMR[usize::from(smr)], PREFIX);
        let suffix = ranged(draws, SUFFIXES_BY_BOSS[usize::from(boss)], SUFFIX);
        let locale_rank = ranged(draws, LOCALE_RANKS_BY_FLOORS[usize::from(floors)], LOCALE_RANK);
        let level = level(draws, floors, smr, boss);
        Self { environment, floors, smr, boss, prefix, suffix, locale_rank, level }
    }

    /// Id of the name's middle word, 1..=24.
    pub const fn locale(&self) -> u8 {
        LOCALES[self.locale_rank as usize - 1][self.environment as usize - 1]
    }

    /// Monster rank of floor `floor` (from 1): one more every four floors (section 5).
    pub const fn monster_rank(&self, floor: u8) -> u8 {
        self.smr + floor.saturating_sub(1) / 4
    }
}

const UNUSED_EVENTS: Why = Why::new("unused", "3");
const ENVIRONMENT: Why = Why::new("environment", "3");
const FLOORS: Why = Why::new("floors", "3");
const SMR: Why = Why::new("monster-rank", "3");
const BOSS: Why = Why::new("boss", "3");
const UNUSED_RANKS: Why = Why::new("unused-chest-ranks", "3");
const PREFIX: Why = Why::new("prefix", "3");
const SUFFIX: Why = Why::new("suffix", "3");
const LOCALE_RANK: Why = Why::new("locale-rank", "3");
const LEVEL: Why = Why::new("level", "3");

fn ranged<D: Draw + ?Sized>(draws: &mut D, (low, high): (u8, u8), why: Why) -> u8 {
    rng(draws, low.into(), high.into(), why) as u8
}

fn environment<D: Draw + ?Sized>(draws: &mut D) -> Environment {
    let roll = draws.draw(ENVIRONMENT) % 100;
    let environment = match roll {
        0..30 => Environment::Caves,
        30..70 => Environment::Ruins,
        70..80 => Environment::Ice,
        80..90 => Environment::Water,
        _ => Environment::Fire,
    };
    draws.read(Reading::value(0, 99, roll.into()).chose(environment.word()));
    environment
}

fn boss<D: Draw + ?Sized>(draws: &mut D, (low, high): (u8, u8)) -> u8 {
    let mut weights = [0u16; 12];
    let count = usize::from(high - low) + 1;
    for (weight, boss) in weights.iter_mut().zip(&BOSSES[usize::from(low) - 1..usize::from(high)]) {
        *weight = boss.weight;
    }
    low + weighted(draws, &weights[..count], BOSS) as u8
}

fn level<D: Draw + ?Sized>(draws: &mut D, floors: u8, smr: u8, boss: u8) -> u8 {
    let variation = i32::from((draws.draw(LEVEL) % 11) as u8) - 5;
    draws.read(Reading::value(-5, 5, variation.into()));
    (3 * (i32::from(floors) + i32::from(smr) + i32::from(boss) - 4) + variation).clamp(1, 99) as u8
}
