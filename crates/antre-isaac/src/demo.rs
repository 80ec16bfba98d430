//! Profile `demo`: the browser demo, bug for bug (section 4).

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::{Cell, Draw, Why};

use crate::cells::{Cells, column};
use crate::draws::Dice;
use crate::floor::{DEAD_ENDS, grown_cell};
use crate::{Floor, Kind, Room, Shape};

/// Where the demo begins; one row lower than the article's cell.
pub const START: u8 = 45;
/// The demo stops growing at this many rooms, the start included.
pub const MAX_ROOMS: u32 = 15;
/// It starts over below this many.
pub const MIN_ROOMS: u32 = 7;
/// How often the demo looks for a place of the secret room.
pub const SECRET_TRIES: u32 = 900;

const COIN: Why = Why::new("isaac-coin", "4");
const POP: Why = Why::new("isaac-pop-dead-end", "4");
const SECRET_COLUMN: Why = Why::new("isaac-secret-column", "4");
const SECRET_ROW: Why = Why::new("isaac-secret-row", "4");

/// Why an attempt was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Restart {
    /// Fewer than [`MIN_ROOMS`].
    TooFewRooms,
    /// No dead end was left for the reward or the coin room, or no place for the secret room.
    RoomMissing,
}

/// What happens while a floor is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A coin was drawn for a cell.
    Coin {
        /// The cell.
        cell: u8,
        /// A room was placed.
        placed: bool,
    },
    /// A cell that placed nothing.
    DeadEnd {
        /// The cell.
        cell: u8,
    },
    /// A dead end was drawn from the list; `cell` is `None` where the list was empty.
    Pop {
        /// Its place in the list.
        index: u32,
        /// The cell.
        cell: Option<u8>,
    },
    /// A cell was drawn for the secret room.
    SecretTry {
        /// Number of the try, from 0.
        number: u32,
        /// The cell.
        cell: u8,
    },
    /// An attempt is given up; the stream runs on.
    Restart {
        /// Why.
        why: Restart,
        /// Attempts so far.
        attempts: u32,
    },
}

/// A floor of the demo.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DemoFloor {
    /// Attempts, the accepted one included.
    pub attempts: u32,
    /// Draws.
    pub draws: u32,
    /// Rooms by number, without the secret one.
    pub cells: Vec<u8>,
    /// The last dead end.
    pub boss: u8,
    /// Drawn from the dead ends.
    pub reward: u8,
    /// Drawn from those left.
    pub coin: u8,
    /// Off the plan, next to three rooms or more.
    pub secret: u8,
    /// Dead ends left over, in the order in which they were found.
    pub unused: Vec<u8>,
}

struct Plan {
    filled: Cells,
    count: u32,
    queue: VecDeque<u8>,
    ends: Vec<u8>,
}

/// Makes a floor; `watch` is told everything with the number of draws made before it was known.
pub fn generate<D: Draw>(dice: &mut Dice<D>, watch: &mut impl FnMut(u32, Event)) -> DemoFloor {
    let mut attempts = 0;
    loop {
        attempts += 1;
        dice.attempt();
        let mut plan = grow(dice, watch);
        dice.made(DEAD_ENDS);
        if plan.count < MIN_ROOMS {
            watch(dice.drawn(), Event::Restart { why: Restart::TooFewRooms, attempts });
            continue;
        }
        let boss = plan.ends.pop();
        let reward = pop_random(&mut plan.ends, dice, watch);
        dice.made(Kind::Reward.fact());
        let coin = pop_random(&mut plan.ends, dice, watch);
        dice.made(Kind::Coin.fact());
        let secret = secret(plan.filled, boss, dice, watch);
        dice.made(Kind::Secret.fact());
        if let (Some(boss), Some(reward), Some(coin), Some(secret)) = (boss, reward, coin, secret) {
            return DemoFloor {
                attempts,
                draws: dice.drawn(),
                cells: plan.filled.iter().collect(),
                boss,
                reward,
                coin,
                secret,
                unused: plan.ends,
            };
        }
        watch(dice.drawn(), Event::Restart { why: Restart::RoomMissing, attempts });
    }
}

fn grow<D: Draw>(dice: &mut Dice<D>, watch: &mut impl FnMut(u32, Event)) -> Plan {
    let mut plan =
        Plan { filled: Cells::default(), count: 0, queue: VecDeque::with_capacity(16), ends: Vec::new() };
    plan.visit(i32::from(START), dice, watch);
    while let Some(cell) = plan.queue.pop_front() {
        let here = i32::from(cell);
        let mut placed = false;
        if column(here) > 1 {
            placed |= plan.visit(here - 1, dice, watch);
        }
        if column(here) < 9 {
            placed |= plan.visit(here + 1, dice, watch);
        }
        if here > 20 {
            placed |= plan.visit(here - 10, dice, watch);
        }
        if here < 70 {
            placed |= plan.visit(here + 10, dice, watch);
        }
        if !placed {
            plan.ends.push(cell);
            watch(dice.drawn(), Event::DeadEnd { cell });
        }
    }
    plan
}

impl Plan {
    fn visit<D: Draw>(&mut self, cell: i32, dice: &mut Dice<D>, watch: &mut impl FnMut(u32, Event)) -> bool {
        if self.filled.contains(cell) || self.filled.neighbours(cell) > 1 || self.count >= MAX_ROOMS {
            return false;
        }
        // The start costs its coin too, but is placed whatever it shows.
        let placed = !dice.coin(COIN) || cell == i32::from(START);
        watch(dice.drawn(), Event::Coin { cell: cell as u8, placed });
        if placed {
            dice.made(grown_cell(cell as u8));
            self.filled.insert(cell);
            self.count += 1;
            self.queue.push_back(cell as u8);
        }
        placed
    }
}

/// Draws a dead end and takes it from the list; an empty list costs its draw too.
fn pop_random<D: Draw>(
    ends: &mut Vec<u8>,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(u32, Event),
) -> Option<u8> {
    let index = dice.below(ends.len() as u32, POP);
    let cell = ((index as usize) < ends.len()).then(|| ends.remove(index as usize));
    watch(dice.drawn(), Event::Pop { index, cell });
    cell
}

fn secret<D: Draw>(
    filled: Cells,
    boss: Option<u8>,
    dice: &mut Dice<D>,
    watch: &mut impl FnMut(u32, Event),
) -> Option<u8> {
    for number in 0..SECRET_TRIES {
        let column = dice.below(9, SECRET_COLUMN) + 1;
        let row = dice.below(8, SECRET_ROW) + 2;
        let cell = (row * 10 + column) as i32;
        watch(dice.drawn(), Event::SecretTry { number, cell: cell as u8 });
        if secret_fits(filled, boss, cell) {
            return Some(cell as u8);
        }
    }
    None
}

/// Whether the secret room may stand on a cell. Row 9 never qualifies: the demo reads its lower neighbours beyond the
/// array, and nothing compares with what it finds there.
pub(crate) fn secret_fits(filled: Cells, boss: Option<u8>, cell: i32) -> bool {
    let beside = |other: i32| [other - 1, other + 1, other - 10, other + 10].contains(&cell);
    !filled.contains(cell)
        && !boss.is_some_and(|boss| beside(i32::from(boss)))
        && cell < 90
        && filled.neighbours(cell) >= 3
}

impl DemoFloor {
    /// The floor in the form that all profiles share.
    pub fn floor(&self) -> Floor {
        let distances = steps_from(&self.cells, START);
        let kind = |cell: u8| match cell {
            START => Kind::Start,
            _ if cell == self.boss => Kind::Boss,
            _ if cell == self.reward => Kind::Reward,
            _ if cell == self.coin => Kind::Coin,
            _ => Kind::Normal,
        };
        numbered_floor(
            START,
            9,
            10,
            self.cells.iter().map(|&cell| (cell, kind(cell), distances[usize::from(cell)])).chain([(
                self.secret,
                Kind::Secret,
                0,
            )]),
        )
    }
}

/// Steps from a cell to every other through filled neighbours; 0 where there is no way.
pub(crate) fn steps_from(cells: &[u8], start: u8) -> [u16; 100] {
    let mut filled = Cells::default();
    for &cell in cells {
        filled.insert(i32::from(cell));
    }
    let mut steps = [0; 100];
    let mut seen = Cells::default();
    seen.insert(i32::from(start));
    let mut queue = VecDeque::from([i32::from(start)]);
    while let Some(here) = queue.pop_front() {
        for there in [here + 1, here - 1, here + 10, here - 10] {
            if (0..100).contains(&there) && filled.contains(there) && !seen.contains(there) {
                seen.insert(there);
                steps[there as usize] = steps[here as usize] + 1;
                queue.push_back(there);
            }
        }
    }
    steps
}

/// A floor of 1x1 rooms on numbered cells, the start first.
pub(crate) fn numbered_floor(
    start: u8,
    width: u8,
    height: u8,
    rooms: impl Iterator<Item = (u8, Kind, u16)>,
) -> Floor {
    let mut rooms: Vec<Room> = rooms
        .map(|(cell, kind, distance)| Room {
            shape: Shape::SQUARE,
            // Column 0 is never used.
            origin: Cell::new((cell % 10).saturating_sub(1), cell / 10),
            distance,
            kind,
            doors: 0,
        })
        .collect();
    let first = Cell::new(start % 10 - 1, start / 10);
    rooms.sort_by_key(|room| room.origin != first);
    let mut floor = Floor { width, height, rooms };
    floor.set_doors();
    floor
}
