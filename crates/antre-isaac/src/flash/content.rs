//! Which room of the pools stands on which cell (section 3.8).

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use super::cells_of;
use crate::draws::Dice;
use crate::edition::FlashSetup;
use crate::tables::{Pools, flash_pool};

const FLOOR: Why = Why::new("isaac-content-floor", "3.8");
const ROOM: Why = Why::new("isaac-content-room", "3.8");
const UNUSED: Why = Why::new("isaac-unused", "3.8");

/// Rooms by cell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Content {
    /// Cell and room number, from the lowest cell.
    pub rooms: Vec<(u8, u16)>,
    /// Draws so far.
    pub draws: u32,
}

pub(super) fn fill<D: Draw>(setup: &FlashSetup, cells: &[u8], dice: &mut Dice<D>) -> Content {
    let filled = cells_of(cells);
    let pools = if setup.alt_chapter { Pools::Alt2013 } else { Pools::Main2013 };
    let own = (2 * usize::from(setup.level()) - 2).min(20);
    let mut rooms = Vec::with_capacity(cells.len());
    for cell in (0..80).rev() {
        let previous = dice.coin(FLOOR) && setup.xl;
        if filled.contains(cell) {
            let (low, high) = flash_pool(pools, if previous { own - 2 } else { own });
            let room = dice.below(u32::from(high.saturating_sub(low)), ROOM) as u16 + low + 2;
            dice.below(115, UNUSED);
            rooms.push((cell as u8, room));
        }
    }
    rooms.reverse();
    Content { rooms, draws: dice.drawn() }
}
