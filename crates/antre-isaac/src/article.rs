//! Profile `article`: the Flash game's rules as the source article tells them (section 4a). Our reading of prose, for
//! comparison with the code.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::{Draw, Why};

use crate::cells::{Cells, column};
use crate::demo::{numbered_floor, steps_from};
use crate::draws::Dice;
use crate::edition::FlashSetup;
use crate::floor::{DEAD_ENDS, ROOM_COUNT, grown_cell};
use crate::{Floor, Kind};

/// Where the article's floors begin.
pub const START: u8 = 35;
/// Attempts at most; the article names no limit.
pub const MOST_ATTEMPTS: u32 = 10_000;
/// Tries for the secret room after which its rule is relaxed for the first and the second time.
pub const RELAXED: [u32; 2] = [300, 600];

const COUNT: Why = Why::new("isaac-room-count", "4a");
const COIN: Why = Why::new("isaac-coin", "4a");
const PLACE: Why = Why::new("isaac-dead-end-for", "4a");
const SECRET: Why = Why::new("isaac-secret-cell", "4a");
const SACRIFICE: Why = Why::new("isaac-sacrifice", "4a");
const LIBRARY: Why = Why::new("isaac-library", "4a");
const CURSE: Why = Why::new("isaac-curse-room", "4a");
const MINIBOSS: Why = Why::new("isaac-miniboss", "4a");
const CHALLENGE: Why = Why::new("isaac-challenge", "4a");

/// Why an attempt was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejected {
    /// Fewer rooms than asked for.
    TooFewRooms,
    /// Too few dead ends for boss, shop and treasure.
    DeadEnds,
    /// The boss is next to the start, or its room fits nowhere.
    BossPlace,
    /// No cell can ever hold the secret room.
    NoSecret,
}

/// An attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// Number, from 1.
    pub number: u32,
    /// The rooms.
    pub floor: Floor,
    /// Draws so far.
    pub draws: u32,
    /// Dead ends found, as places in the floor's list of rooms.
    pub dead_ends: Vec<usize>,
    /// Tries for the secret room.
    pub secret_tries: u32,
    /// Why it was given up; `None` for the accepted one.
    pub rejected: Option<Rejected>,
}

/// What came of a seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleFloor {
    /// Rooms asked for, the start included.
    pub target: u32,
    /// Attempts made.
    pub attempts: u32,
    /// The accepted attempt; `None` where none of [`MOST_ATTEMPTS`] was.
    pub accepted: Option<Attempt>,
}

/// Rooms asked for, the start included: the article rounds down, so that level 1 has 7 or 8.
pub const fn target(draw: u32, setup: &FlashSetup) -> u32 {
    let plain = (10 * (draw + 5) + 26 * setup.level() as u32) / 10;
    if !setup.xl {
        return plain + 4 * setup.lost as u32;
    }
    let larger = plain * 9 / 5;
    if larger < 45 { larger } else { 45 }
}

/// Makes a floor; `watch` is shown every attempt.
pub fn generate<D: Draw>(
    setup: &FlashSetup,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(&Attempt),
) -> ArticleFloor {
    first_accepted(setup, dice, watch, attempt)
}

/// Draws the number of rooms once, then tries until an attempt holds; both profiles of the article do.
pub(crate) fn first_accepted<D: Draw>(
    setup: &FlashSetup,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(&Attempt),
    attempt: impl Fn(&FlashSetup, u32, u32, &mut Dice<D>) -> Attempt,
) -> ArticleFloor {
    let target = target(dice.below(2, COUNT), setup);
    dice.made(ROOM_COUNT);
    for number in 1..=MOST_ATTEMPTS {
        dice.attempt();
        let attempt = attempt(setup, target, number, dice);
        watch(&attempt);
        if attempt.rejected.is_none() {
            return ArticleFloor { target, attempts: number, accepted: Some(attempt) };
        }
    }
    ArticleFloor { target, attempts: MOST_ATTEMPTS, accepted: None }
}

/// What an attempt has placed so far: kinds by cell.
struct Plan {
    filled: Cells,
    count: u32,
    ends: Vec<u8>,
}

fn attempt<D: Draw>(setup: &FlashSetup, target: u32, number: u32, dice: &mut Dice<D>) -> Attempt {
    let Plan { mut filled, count, mut ends } = grow(target, dice);
    dice.made(DEAD_ENDS);
    let found = ends.clone();
    let mut kinds: Vec<(u8, Kind)> = Vec::new();
    let mut secret_tries = 0;
    let boss = ends.pop();
    let rejected = 'rejected: {
        if count < target {
            break 'rejected Some(Rejected::TooFewRooms);
        }
        let Some(boss) = boss.filter(|_| ends.len() >= 2) else {
            break 'rejected Some(Rejected::DeadEnds);
        };
        if Cells::default().with(i32::from(START)).neighbours(i32::from(boss)) > 0 {
            break 'rejected Some(Rejected::BossPlace);
        }
        kinds.push((boss, Kind::Boss));
        if setup.xl {
            // Two boss rooms side by side: the second takes a cell that touches only the first.
            let here = i32::from(boss);
            let beside = [here + 10, here - 10, here + 1, here - 1];
            let Some(second) = beside.into_iter().find(|cell| inside(*cell) && filled.neighbours(*cell) == 1)
            else {
                break 'rejected Some(Rejected::BossPlace);
            };
            filled.insert(second);
            kinds.push((second as u8, Kind::SecondBoss));
            // The farthest were found last.
            ends.drain(..ends.len().saturating_sub(6));
        }
        let dead = found.iter().fold(Cells::default(), |cells, end| cells.with(i32::from(*end)));
        let Some(secret) = secret(filled, dead, dice, &mut secret_tries) else {
            break 'rejected Some(Rejected::NoSecret);
        };
        dice.made(Kind::Secret.fact());
        kinds.push((secret, Kind::Secret));
        for (kind, cell) in specials(setup, &mut ends, dice) {
            kinds.push((cell, kind));
        }
        None
    };
    let cells: Vec<u8> = filled.iter().collect();
    let steps = steps_from(&cells, START);
    let of_cell = |cell: u8| {
        let known = kinds.iter().find(|(other, _)| *other == cell).map(|(_, kind)| *kind);
        known.unwrap_or(if cell == START { Kind::Start } else { Kind::Normal })
    };
    let hidden = kinds.iter().filter(|(_, kind)| *kind == Kind::Secret).map(|(cell, kind)| (*cell, *kind, 0));
    let rooms = cells.iter().map(|cell| (*cell, of_cell(*cell), steps[usize::from(*cell)])).chain(hidden);
    let floor = numbered_floor(START, 9, 8, rooms);
    let place = |cell: &u8| {
        let (x, y) = (cell % 10 - 1, cell / 10);
        floor.rooms.iter().position(|room| room.origin == antre_core::Cell::new(x, y))
    };
    let dead_ends = found.iter().filter_map(place).collect();
    Attempt { number, dead_ends, floor, draws: dice.drawn(), secret_tries, rejected }
}

fn inside(cell: i32) -> bool {
    (0..80).contains(&cell) && column(cell) >= 1
}

fn grow<D: Draw>(target: u32, dice: &mut Dice<D>) -> Plan {
    let mut plan = Plan { filled: Cells::default().with(i32::from(START)), count: 1, ends: Vec::new() };
    let mut queue = VecDeque::from([START]);
    loop {
        let Some(cell) = queue.pop_front() else {
            // Above 16 rooms the start is asked again whenever nothing is left; once nothing can grow there, it is over.
            let here = i32::from(START);
            let open = [here + 10, here - 10, here + 1, here - 1]
                .into_iter()
                .any(|there| !plan.filled.contains(there) && plan.filled.neighbours(there) <= 1);
            if target > 16 && plan.count < target && open {
                queue.push_back(START);
                continue;
            }
            return plan;
        };
        let here = i32::from(cell);
        let mut placed = false;
        for there in [here + 10, here - 10, here + 1, here - 1] {
            let possible = inside(there)
                && !plan.filled.contains(there)
                && plan.filled.neighbours(there) <= 1
                && plan.count < target;
            if possible && dice.coin(COIN) {
                dice.made(grown_cell(there as u8));
                plan.filled.insert(there);
                plan.count += 1;
                queue.push_back(there as u8);
                placed = true;
            }
        }
        if !placed && cell != START {
            plan.ends.push(cell);
        }
    }
}

/// Random cells until one fits; `None` where none ever can.
fn secret<D: Draw>(filled: Cells, dead: Cells, dice: &mut Dice<D>, tries: &mut u32) -> Option<u8> {
    let fits = |cell: i32, least: u32| {
        inside(cell)
            && !filled.contains(cell)
            && dead.neighbours(cell) == 0
            && filled.neighbours(cell) >= least
    };
    if !(0..80).any(|cell| fits(cell, 1)) {
        return None;
    }
    loop {
        let least = match *tries {
            tries if tries < RELAXED[0] => 3,
            tries if tries < RELAXED[1] => 2,
            _ => 1,
        };
        *tries += 1;
        let cell = dice.below(80, SECRET) as i32;
        if fits(cell, least) {
            return Some(cell as u8);
        }
    }
}

/// Special rooms by the odds of section 3.6, all doubled where two floors are joined. The list holds at least two.
pub(crate) fn specials<D: Draw>(
    setup: &FlashSetup,
    ends: &mut Vec<u8>,
    dice: &mut Dice<D>,
) -> Vec<(Kind, u8)> {
    let (level, full) = (setup.level(), setup.full_health);
    let mut rooms = Vec::new();
    let mut place = |kind: Kind, ends: &mut Vec<u8>, dice: &mut Dice<D>| {
        for again in 0..=u8::from(setup.xl) {
            if !ends.is_empty() {
                let end = ends.remove(dice.below(ends.len() as u32, PLACE) as usize);
                let second = again == 1 && kind == Kind::Treasure;
                let kind = if second { Kind::SecondTreasure } else { kind };
                dice.made(kind.fact());
                rooms.push((kind, end));
            }
        }
    };
    place(Kind::Shop, ends, dice);
    place(Kind::Treasure, ends, dice);
    if !ends.is_empty() && (dice.one_in(7, SACRIFICE) || (full && dice.one_in(4, SACRIFICE))) {
        place(Kind::Sacrifice, ends, dice);
    }
    dice.made(Kind::Sacrifice.fact());
    if !ends.is_empty() && (dice.one_in(20, LIBRARY) || (setup.book && dice.one_in(4, LIBRARY))) {
        place(Kind::Library, ends, dice);
    }
    dice.made(Kind::Library.fact());
    if !ends.is_empty() && (dice.one_in(2, CURSE) || (setup.devil_visited && dice.one_in(4, CURSE))) {
        place(Kind::Curse, ends, dice);
    }
    dice.made(Kind::Curse.fact());
    if !ends.is_empty()
        && setup.miniboss_pool
        && (dice.one_in(4, MINIBOSS) || (level == 1 && dice.one_in(3, MINIBOSS)))
    {
        place(Kind::Miniboss, ends, dice);
    }
    dice.made(Kind::Miniboss.fact());
    if !ends.is_empty() && full && level > 1 && (level > 2 || dice.one_in(2, CHALLENGE)) {
        place(Kind::Challenge, ends, dice);
    }
    dice.made(Kind::Challenge.fact());
    if !ends.is_empty() && setup.coins >= 5 && level.is_multiple_of(2) {
        place(Kind::Arcade, ends, dice);
    }
    rooms
}
