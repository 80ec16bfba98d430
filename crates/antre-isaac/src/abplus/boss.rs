//! Which boss a stage has (sections 6.5 and 6.5a).

use antre_core::Why;

use crate::draws::{Engine, Rng};

const HORSEMEN: Why = Why::new("isaac-horsemen-seed", "6.5");
const BOSS: Why = Why::new("isaac-boss", "6.5");
const TROUBLE: Why = Why::new("isaac-double-trouble", "6.5");

/// Index of the shift triple of the headless horseman's stream.
const HORSEMEN_STREAM: u8 = 1;

/// A boss, with what the next stage may not have again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// Subtype of the boss room.
    pub id: u8,
    /// First room variant of two bosses at once; 0 for one.
    pub double_trouble: u16,
}

/// What the choice of bosses remembers: flags that pair two stages of a chapter, and bosses that come once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BossFlags {
    b: bool,
    c: bool,
    e: bool,
    met: u128,
}

impl BossFlags {
    /// The boss, if it was not met before; marks it as met.
    fn once(&mut self, id: u8) -> Option<u8> {
        let first = self.met >> id & 1 == 0;
        self.met |= 1 << id;
        first.then_some(id)
    }
}

/// Chooses the boss of a stage, with its draws in order.
pub(super) fn choose<D: Engine>(
    stage: u8,
    variant: u8,
    devil_visited: bool,
    flags: &mut BossFlags,
    stream: &mut Rng<D>,
) -> u8 {
    let horsemen_seed = stream.next(HORSEMEN);
    match (stage, variant) {
        (6, _) => return 6,
        (8, _) => return 25,
        (10, 1) => return 39,
        (10, _) => return 24,
        (11, 1) => return 40,
        (11, _) => return 54,
        (12, _) => return 70,
        _ => {}
    }
    if stage == 7 && stream.float(BOSS) < if variant == 2 { 0.33 } else { 0.1 } {
        return 72;
    }
    if let Some(boss) = newer(stage, variant, flags, stream) {
        return boss;
    }
    if let Some(boss) = horseman(stage, horsemen_seed, flags, stream) {
        return boss;
    }
    if let Some(boss) = older(stage, variant, devil_visited, flags, stream) {
        return boss;
    }
    usual(stage, variant, flags, stream)
}

/// The bosses that later expansions added, each group with its own odds.
fn newer<D: Engine>(stage: u8, variant: u8, flags: &mut BossFlags, stream: &mut Rng<D>) -> Option<u8> {
    let pick = |flag: bool, yes: u8, no: u8| Some(if flag { yes } else { no });
    if stream.one_in(5, BOSS) {
        if stage == 3 {
            // Sets a flag that nothing reads; the choice goes by the other one.
            stream.int(2, BOSS);
        }
        let boss = match stage {
            3 => pick(flags.b, 67, 69),
            4 => pick(flags.b, 69, 67),
            5..=7 => flags.once(68),
            _ => None,
        };
        if boss.is_some() {
            return boss;
        }
    }
    if stream.one_in(4, BOSS) {
        if stage % 2 == 1 && stage < 9 {
            flags.b = stream.int(2, BOSS) == 1;
        }
        let q = if stream.int(2, BOSS) == 1 { 59 } else { 66 };
        let boss = match stage {
            1 => pick(flags.b, 60, 61),
            2 => pick(flags.b, 61, 60),
            3 => pick(flags.b, 57, q),
            4 => pick(flags.b, q, 57),
            5 | 6 => flags.once(58),
            _ => None,
        };
        if boss.is_some() {
            return boss;
        }
    }
    if stream.one_in(6, BOSS) {
        if stage % 2 == 1 && stage < 9 {
            flags.c = stream.int(2, BOSS) == 1;
        }
        let p = if stream.int(2, BOSS) == 1 { 64 } else { 44 };
        let r = if stream.int(2, BOSS) == 1 { 65 } else { 56 };
        let c = flags.c;
        let boss = match (variant, stage) {
            (0, 1) => pick(c, p, r),
            (0, 2) => pick(c, r, p),
            (0, 3) => pick(c, 47, 45),
            (0, 4) => pick(c, 45, 47),
            (0, 5) => pick(c, 48, 46),
            (0, 6) => pick(c, 46, 48),
            (0, 7 | 8) => flags.once(53),
            (_, 1 | 2) => flags.once(43),
            (_, 3) => pick(c, 50, 52),
            (_, 4) => pick(c, 52, 50),
            (_, 5 | 6) => flags.once(51),
            (_, 7 | 8) => flags.once(49),
            _ => None,
        };
        if boss.is_some() {
            return boss;
        }
    }
    None
}

/// The horsemen on the first floor of a chapter.
fn horseman<D: Engine>(stage: u8, seed: u32, flags: &mut BossFlags, stream: &mut Rng<D>) -> Option<u8> {
    let conquest = stream.one_in(2, BOSS);
    if !stream.one_in(5, BOSS) || !matches!(stage, 1 | 3 | 5 | 7) {
        return None;
    }
    let mut own = Rng::<D>::new(seed, HORSEMEN_STREAM);
    if own.one_in(10, BOSS)
        && let Some(headless) = flags.once(22)
    {
        return Some(headless);
    }
    match stage {
        1 => flags.once(9),
        3 => flags.once(10),
        5 => flags.once(11),
        _ => flags.once(if conquest { 38 } else { 12 }),
    }
}

/// The remaining special cases, in the game's order.
fn older<D: Engine>(
    stage: u8,
    variant: u8,
    devil_visited: bool,
    flags: &mut BossFlags,
    stream: &mut Rng<D>,
) -> Option<u8> {
    let triachnid = stream.one_in(2, BOSS);
    if stream.one_in(3, BOSS) && stage == 7 {
        return Some(if triachnid { 42 } else { 41 });
    }
    if stream.one_in(10, BOSS)
        && devil_visited
        && let Some(fallen) = flags.once(23)
    {
        return Some(fallen);
    }
    if stream.one_in(3, BOSS) && stage == 7 {
        return Some(if stream.one_in(2, BOSS) { 30 } else { 33 });
    }
    if stream.one_in(4, BOSS) && variant == 1 {
        if stage == 2 {
            return Some(if stream.one_in(2, BOSS) { 18 } else { 32 });
        }
        if stage == 4 {
            return Some(if stream.one_in(2, BOSS) { 36 } else { 27 });
        }
    }
    if stream.one_in(5, BOSS) {
        match stage {
            1 => return Some(13),
            3 => return Some(14),
            5 => return Some(15),
            7 => return Some(16),
            _ => {}
        }
    }
    let steven = stream.int(2, BOSS) == 1;
    if stream.one_in(4, BOSS) {
        if stage == 1 && variant == 0 {
            return Some(if steven { 20 } else { 17 });
        }
        if stage == 3 {
            return Some(28);
        }
    }
    None
}

/// The bosses of the chapters.
fn usual<D: Engine>(stage: u8, variant: u8, flags: &mut BossFlags, stream: &mut Rng<D>) -> u8 {
    let third = stream.int(2, BOSS) != 0;
    let fifth = stream.int(2, BOSS) != 0;
    let mask = stream.one_in(2, BOSS);
    if stage == 9 {
        return 63;
    }
    let first = [2, 1, if third { 21 } else { 3 }, 4, if fifth { 19 } else { 5 }, 6, 7, 25];
    let other = [34, 37, 29, 26, if mask { 30 } else { 35 }, 30, 31, 25];
    let mut place = usize::from(stage).saturating_sub(1);
    // One flag decides for both floors of a chapter which of them has the second boss of the list.
    match stage {
        1 | 3 => {
            flags.e = stream.int(2, BOSS) == 1;
            place += usize::from(flags.e);
        }
        2 | 4 => place -= usize::from(flags.e),
        _ => {}
    }
    let row = if variant == 1 { other } else { first };
    row.get(place).copied().unwrap_or(0)
}

/// Whether two bosses come at once: the first variant of their rooms, else 0.
pub(super) fn double_trouble<D: Engine>(stage: u8, stream: &mut Rng<D>) -> u16 {
    let (one_in, first) = match stage {
        3 | 4 => (50, 3700),
        5 => (25, 3750),
        7 => (40, 3800),
        _ => return 0,
    };
    if stream.one_in(one_in, TROUBLE) { first } else { 0 }
}
