//! Profile `flash`: the Flash game of 2011 to 2013 (section 3).

mod content;
pub mod fast;
mod growth;
mod secret;
mod special;

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use crate::cells::Cells;
use crate::demo::numbered_floor;
use crate::draws::Dice;
use crate::edition::FlashSetup;
use crate::floor::ROOM_COUNT;
use crate::{Floor, Kind};

pub use content::Content;
pub(crate) use growth::{Growth, place_boss};
pub use special::Specials;

/// Where the Flash game begins.
pub const START: u8 = 35;
/// Attempts at most.
pub const MOST_ATTEMPTS: u32 = 1000;
/// A floor accepted at this attempt or later is given up all the same.
pub const GIVE_UP: u32 = 399;
/// How often a place for the secret room is drawn.
pub const SECRET_TRIES: u32 = 3000;

const COUNT: Why = Why::new("isaac-room-count", "3.1");
const SUPER_SECRET: Why = Why::new("isaac-super-secret", "3.4");

/// How many rooms are asked for beyond the start, in hundredths: the game does not round (section 3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Target(pub u32);

impl Target {
    /// From the draw of 0 or 1.
    pub const fn new(draw: u32, setup: &FlashSetup) -> Self {
        let mut hundredths = 100 * (draw + 5) + 260 * setup.level() as u32;
        if hundredths > 2000 {
            hundredths = 2000;
        }
        if setup.xl {
            // Every value is a multiple of 20, so nothing is lost.
            hundredths = hundredths * 9 / 5;
            if hundredths > 4500 {
                hundredths = 4500;
            }
        } else if setup.lost {
            hundredths += 400;
        }
        Self(hundredths)
    }

    /// Whether a count of rooms is below it.
    pub const fn above(self, count: u32) -> bool {
        count * 100 < self.0
    }

    /// Growth stops here: one room earlier where extra rooms follow.
    #[must_use]
    pub const fn growth_limit(self, xl: bool) -> Self {
        Self(self.0 - 100 * xl as u32)
    }
}

/// Why an attempt was given up (section 3.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejected {
    /// No boss, or too few dead ends for the special rooms.
    DeadEnds,
    /// Fewer rooms than asked for.
    TooFewRooms,
    /// The boss is next to the start, or has no second room.
    BossPlace,
    /// No secret room on the first two levels.
    NoSecret,
}

/// An attempt, with what was known after each of its parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Number, from 1.
    pub number: u32,
    /// Filled cells at the end.
    pub cells: Vec<u8>,
    /// Draws so far, after growth.
    pub draws_after_growth: u32,
    /// Rooms grown beyond the start.
    pub grown: u32,
    /// Dead ends in the order in which they were found, the boss still among them.
    pub dead_ends: Vec<u8>,
    /// The boss; 34 where two floors are joined and there is no place for it.
    pub boss: Option<u8>,
    /// The first of two boss rooms.
    pub boss2: Option<u8>,
    /// The super secret room.
    pub super_secret: Option<u8>,
    /// Draws so far, after the super secret room.
    pub draws_after_super_secret: u32,
    /// The secret room with its place in the search.
    pub secret: Option<Secret>,
    /// Passes of the search.
    pub secret_tries: u32,
    /// Rooms beyond the start, extra rooms included.
    pub total: u32,
    /// Extra rooms in the order in which they were placed.
    pub extra: Vec<u8>,
    /// Dead ends left before special rooms.
    pub ends_left: Vec<u8>,
    /// Draws so far, after the secret room.
    pub draws_after_secret: u32,
    /// Special rooms, if there were enough dead ends.
    pub specials: Option<Specials>,
    /// Dead ends left over.
    pub unused: Vec<u8>,
    /// Draws so far, at the end.
    pub draws: u32,
    /// Steps of the boss along growth; of the first of two boss rooms.
    pub boss_distance: u16,
    /// Steps of every cell along growth.
    pub distances: [u16; 100],
    /// Why it was given up; `None` for the accepted one.
    pub rejected: Option<Rejected>,
}

/// The secret room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Secret {
    /// Its cell.
    pub cell: u8,
    /// Which of its five contents.
    pub variant: u8,
    /// The pass at which it was placed, from 0.
    pub found_at: u32,
    /// Rooms next to it then.
    pub neighbours: u8,
}

/// What came of a seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlashFloor {
    /// Rooms asked for.
    pub target: Target,
    /// Attempts made.
    pub attempts: u32,
    /// Draws up to acceptance; of a floor that was given up, all draws.
    pub draws: u32,
    /// The accepted attempt and its rooms; `None` where the game gives the floor up.
    pub accepted: Option<(Attempt, Content)>,
}

/// Makes a floor; `watch` is shown every attempt.
pub fn generate<D: Draw>(
    setup: &FlashSetup,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(&Attempt),
) -> FlashFloor {
    let draw = dice.below(2, COUNT);
    dice.made(ROOM_COUNT);
    let target = Target::new(draw, setup);
    for number in 1..=MOST_ATTEMPTS {
        dice.attempt();
        let attempt = attempt(setup, target, number, dice);
        watch(&attempt);
        if attempt.rejected.is_some() {
            continue;
        }
        let draws = dice.drawn();
        let content = content::fill(setup, &attempt.cells, dice);
        let given_up = number >= GIVE_UP;
        return FlashFloor {
            target,
            attempts: number,
            draws: if given_up { dice.drawn() } else { draws },
            accepted: (!given_up).then_some((attempt, content)),
        };
    }
    FlashFloor { target, attempts: MOST_ATTEMPTS, draws: dice.drawn(), accepted: None }
}

fn attempt<D: Draw>(setup: &FlashSetup, target: Target, number: u32, dice: &mut Dice<D>) -> Attempt {
    let growth = Growth::grow(setup, target, dice);
    let Growth { mut filled, count: grown, mut ends, distances, .. } = growth;
    let draws_after_growth = dice.drawn();
    let dead_ends = ends.clone();

    let (boss, boss2) = place_boss(setup.xl, filled, &mut ends);
    let super_secret = pop_random(&mut ends, dice, SUPER_SECRET);
    dice.made(Kind::SuperSecret.fact());
    let draws_after_super_secret = dice.drawn();

    let mut search = secret::Search::new(setup, target, grown, boss, boss2, super_secret);
    search.run(&mut filled, &mut ends, dice);
    let ends_left = ends.clone();
    let draws_after_secret = dice.drawn();

    let specials = special::place(setup, boss, &mut ends, dice);
    let rejected = if specials.is_none() {
        Some(Rejected::DeadEnds)
    } else if target.above(search.total) {
        Some(Rejected::TooFewRooms)
    } else if matches!(boss, Some(25 | 34 | 36 | 45)) {
        Some(Rejected::BossPlace)
    } else if search.secret.is_none() && setup.level() < 3 {
        Some(Rejected::NoSecret)
    } else {
        None
    };
    let grown_boss = boss2.or(boss).map_or(0, |cell| distances[usize::from(cell)]);
    Attempt {
        number,
        cells: filled.iter().collect(),
        draws_after_growth,
        grown,
        dead_ends,
        boss,
        boss2,
        super_secret,
        draws_after_super_secret,
        secret: search.secret,
        secret_tries: search.tries,
        total: search.total,
        extra: search.extra,
        ends_left,
        draws_after_secret,
        specials,
        unused: ends,
        draws: dice.drawn(),
        boss_distance: grown_boss,
        distances,
        rejected,
    }
}

/// Draws a dead end and takes it from the list, whose order is kept; an empty list costs its draw too.
fn pop_random<D: Draw>(ends: &mut Vec<u8>, dice: &mut Dice<D>, why: Why) -> Option<u8> {
    let index = dice.below(ends.len() as u32, why) as usize;
    (index < ends.len()).then(|| ends.remove(index))
}

impl Attempt {
    /// The attempt in the form that all profiles share.
    pub fn floor(&self) -> Floor {
        let mut rooms: Vec<(u8, Kind, u16)> = Vec::new();
        let mut push = |cell: u8, kind: Kind, distance: u16| {
            if let Some(room) = rooms.iter_mut().find(|room| room.0 == cell) {
                room.1 = kind;
            } else {
                rooms.push((cell, kind, distance));
            }
        };
        for &cell in &self.cells {
            let kind = if cell == START { Kind::Start } else { Kind::Normal };
            push(cell, kind, self.distances[usize::from(cell)]);
        }
        for &cell in &self.extra {
            push(cell, Kind::Extra, 0);
        }
        // Where two floors are joined the boss stands on a cell of its own, one step beyond the first boss room.
        let two = self.boss2.is_some();
        if let Some(boss) = self.boss.filter(|boss| two || self.cells.contains(boss)) {
            push(boss, Kind::Boss, self.boss_distance + u16::from(two));
        }
        if let Some(boss) = self.boss2 {
            push(boss, Kind::SecondBoss, self.boss_distance);
        }
        if let Some(cell) = self.super_secret {
            push(cell, Kind::SuperSecret, 0);
        }
        for (kind, cell) in self.specials.iter().flat_map(Specials::list) {
            push(cell, kind, 0);
        }
        if let Some(secret) = self.secret {
            push(secret.cell, Kind::Secret, 0);
        }
        numbered_floor(START, 9, 8, rooms.into_iter())
    }
}

/// The cells of a list.
fn cells_of(list: &[u8]) -> Cells {
    let mut cells = Cells::default();
    for &cell in list {
        cells.insert(i32::from(cell));
    }
    cells
}
