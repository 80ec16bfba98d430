//! From the start seed to the stages of a run: their seeds, variants and curses (sections 6.1 and 7).

use antre_core::{Draw, Why, Xorshift32};

use crate::draws::{Engine, Rng};
use crate::{Curse, StartSeed};

/// Index of the shift triple of the run's stream.
pub const START_STREAM: u8 = 27;
/// Index of the shift triple of the stage, curse and layout streams.
pub const STAGE_STREAM: u8 = 35;

/// Stage seeds that a run draws in Repentance; Afterbirth+ draws one less.
pub const STAGE_SEEDS: usize = 14;

const STAGE_SEED: Why = Why::new("isaac-stage-seed", "7");
pub(crate) const SKIPPED: Why = Why::new("isaac-skipped", "6.1");
const CURSE_TEST: Why = Why::new("isaac-curse-test", "6.1");
const CURSE_KIND: Why = Why::new("isaac-curse-kind", "6.1");

/// The seeds of a run: element k is the seed of stage k (element 0 is drawn and used by no stage).
pub fn stage_seeds(start: StartSeed) -> [u32; STAGE_SEEDS] {
    let mut stream = Xorshift32::begin(start.0, START_STREAM);
    core::array::from_fn(|_| stream.draw(STAGE_SEED))
}

/// What seeds the player after the stage seeds: Repentance draws 14 of them, Afterbirth+ 13.
pub fn player_seed(start: StartSeed, repentance: bool) -> u32 {
    let mut stream = Xorshift32::begin(start.0, START_STREAM);
    let seeds = STAGE_SEEDS - usize::from(!repentance);
    (0..=seeds).fold(0, |_, _| stream.draw(STAGE_SEED))
}

/// The seed of one stage of a run, 0..=13; later stages have the last one's.
pub fn stage_seed(start: StartSeed, stage: u8) -> u32 {
    let mut stream = Xorshift32::begin(start.0, START_STREAM);
    (0..=usize::from(stage).min(STAGE_SEEDS - 1)).fold(0, |_, _| stream.draw(STAGE_SEED))
}

/// Which chapters a player has unlocked (section 7: the rule with everything unlocked; locked chapters are assumed to
/// leave the variant before them).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chapters {
    /// Cellar, Catacombs, Necropolis, Utero.
    pub second: bool,
    /// Burning Basement, Flooded Caves, Dank Depths, Scarred Womb.
    pub third: bool,
}

impl Chapters {
    /// Everything unlocked.
    pub const ALL: Self = Self { second: true, third: true };
}

impl Default for Chapters {
    fn default() -> Self {
        Self::ALL
    }
}

/// The variant of a stage: 0, 1 or 2.
///
/// Stages 1..=9 follow the stage seed. On stages 10 and 11 the player chooses the path; the vectors go by the start seed,
/// variant 1 where it is even, and so does this.
pub const fn variant(start: StartSeed, stage: u8, stage_seed: u32, chapters: Chapters) -> u8 {
    if stage >= 10 {
        return start.0.is_multiple_of(2) as u8;
    }
    if chapters.third && stage_seed.is_multiple_of(3) {
        2
    } else if chapters.second && stage_seed.is_multiple_of(2) {
        1
    } else {
        0
    }
}

/// The stream of a stage after the two outputs that the game skips.
pub fn stage_stream<D: Engine>(stage_seed: u32) -> Rng<D> {
    let mut stream = Rng::new(stage_seed, STAGE_STREAM);
    stream.burn(SKIPPED);
    stream.burn(SKIPPED);
    stream
}

/// How a curse comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CurseRule {
    /// Rolled as the game does.
    Rolled,
    /// Given, `None` included; the draws are made all the same.
    Forced(Option<Curse>),
    /// The test is left out with its draws: the Black Candle.
    Skipped,
}

/// Rolls the curse of a stage on the copy of the stage's stream (section 6.1). `one_in` is N.
pub fn roll_curse<D: Engine>(stream: &mut Rng<D>, stage: u8, one_in: u32, rule: CurseRule) -> Option<Curse> {
    if rule == CurseRule::Skipped {
        return None;
    }
    let mut rolled = None;
    if stream.one_in(one_in, CURSE_TEST) {
        let kind = Curse::ALL[stream.int(6, CURSE_KIND) as usize];
        rolled = (kind != Curse::Labyrinth || labyrinth_fits(stage)).then_some(kind);
    }
    match rule {
        CurseRule::Forced(curse) => curse,
        _ => rolled,
    }
}

/// Whether a stage can join the next one: odd and below 8.
pub const fn labyrinth_fits(stage: u8) -> bool {
    stage % 2 == 1 && stage < 8
}

/// Seed, variant and rolled curse of a stage, without any layout.
pub fn stage_head(
    start: StartSeed,
    stage: u8,
    one_in: u32,
    rule: CurseRule,
    chapters: Chapters,
) -> StageHead {
    let seed = stage_seed(start, stage);
    let mut curse_stream = stage_stream::<Xorshift32>(seed).fork();
    StageHead {
        seed,
        variant: variant(start, stage, seed, chapters),
        curse: roll_curse(&mut curse_stream, stage, one_in, rule),
    }
}

/// What is known of a stage before its layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StageHead {
    /// The stage's seed.
    pub seed: u32,
    /// 0, 1 or 2.
    pub variant: u8,
    /// The curse, if any.
    pub curse: Option<Curse>,
}
