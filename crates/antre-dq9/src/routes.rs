//! Walking orders through the chests of a map, in half steps (`docs/rules/dq9.md`, section 17.2).
//!
//! Distances count from the entrance of the map; `None` means that there is no way.

use antre_core::Cell;

use crate::layout::{Chests, LayoutCase};
use crate::layout_fast::FastLayout;
use crate::rank::Seed;
use crate::terrain::walk_rows;

/// A chest of a map: floor and number, both from 1.
pub type ChestPlace = (u8, u8);

/// Every order of up to three things.
const ORDERS: [&[&[usize]]; 4] = [
    &[&[]],
    &[&[0]],
    &[&[0, 1], &[1, 0]],
    &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
];

/// The orders of a list's places; a fourth place and those behind it are never visited.
fn orders(count: usize) -> &'static [&'static [usize]] {
    ORDERS[count.min(3)]
}

/// A floor as somebody who walks sees it.
#[derive(Debug, Clone, Copy)]
struct Ground {
    open: [u16; 16],
    up: Cell,
    down: Cell,
    chests: Chests,
}

impl Ground {
    fn of(seed: Seed, floor: u8) -> Self {
        let floor = floor.clamp(1, 16);
        let (layout, _) = FastLayout::generate(LayoutCase::of_floor(floor), seed.get() + u16::from(floor));
        Self { open: layout.open_rows(), up: layout.up, down: layout.down, chests: layout.chests }
    }

    fn chest(&self, number: u8) -> Option<Cell> {
        self.chests.get(usize::from(number.checked_sub(1)?)).copied()
    }

    fn walk(&self, from: Cell, to: Cell) -> Option<u32> {
        walk_rows(&self.open, from, to).map(u32::from)
    }

    /// From the up stairs through chests in an order: where that ends, and how far it is.
    fn tour(&self, chests: &[u8], order: &[usize]) -> Option<(Cell, u32)> {
        let (mut at, mut far) = (self.up, 0);
        for &place in order {
            let next = self.chest(*chests.get(place)?)?;
            far += self.walk(at, next)?;
            at = next;
        }
        Some((at, far))
    }
}

/// From the entrance to the up stairs of a floor.
pub fn down_to(seed: Seed, floor: u8) -> Option<u32> {
    (1..floor)
        .map(|above| {
            let ground = Ground::of(seed, above);
            ground.walk(ground.up, ground.down)
        })
        .sum()
}

/// From the entrance through up to three chests of one floor, in the best order.
pub fn through_floor(seed: Seed, floor: u8, chests: &[u8]) -> Option<u32> {
    let ground = Ground::of(seed, floor);
    let tours = orders(chests.len()).iter().filter_map(|order| ground.tour(chests, order));
    Some(down_to(seed, floor)? + tours.map(|(_, far)| far).min()?)
}

/// From a cell of a floor to a chest of the same floor, of the next one, or (any other) of the one above it.
fn leg(seed: Seed, from: u8, at: Cell, to: ChestPlace) -> Option<(Cell, u32)> {
    let (here, there) = (Ground::of(seed, from), Ground::of(seed, to.0));
    let goal = there.chest(to.1)?;
    let far = if from == to.0 {
        here.walk(at, goal)?
    } else if to.0 == from + 1 {
        here.walk(at, here.down)? + there.walk(there.up, goal)?
    } else {
        here.walk(at, here.up)? + there.walk(there.down, goal)?
    };
    Some((goal, far))
}

/// From a cell of a floor through chests in an order.
fn legs(seed: Seed, floor: u8, at: Cell, places: impl IntoIterator<Item = ChestPlace>) -> Option<u32> {
    let (mut floor, mut at, mut far) = (floor, at, 0);
    for place in places {
        let (next, walked) = leg(seed, floor, at, place)?;
        (floor, at, far) = (place.0, next, far + walked);
    }
    Some(far)
}

/// From the entrance to the up stairs of a floor, then through chests of neighbouring floors in the order given.
pub fn in_order(seed: Seed, floor: u8, places: &[ChestPlace]) -> Option<u32> {
    let up = Ground::of(seed, floor).up;
    Some(down_to(seed, floor)? + legs(seed, floor, up, places.iter().copied())?)
}

/// From the entrance through all of `chests` of a floor, then through `targets` in the best order.
///
/// The first chests go in the order that makes *their* part shortest, as the player does who has to open them at once.
pub fn in_two_stages(seed: Seed, floor: u8, chests: &[u8], targets: &[ChestPlace]) -> Option<u32> {
    let ground = Ground::of(seed, floor);
    let tours = orders(chests.len()).iter().filter_map(|order| ground.tour(chests, order));
    let ways = tours.filter_map(|(at, first)| {
        let rest = orders(targets.len()).iter().filter_map(|order| {
            legs(seed, floor, at, order.iter().filter_map(|&place| targets.get(place).copied()))
        });
        Some((first, first + rest.min()?))
    });
    Some(down_to(seed, floor)? + ways.min()?.1)
}
