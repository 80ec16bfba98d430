//! Normal rooms from the player's own templates (section 6.7).

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::Why;

use super::Wanted;
use super::map::Map;
use crate::Kind;
use crate::draws::{Engine, Rng};
use crate::edition::AbplusSetup;
use crate::rooms::{Library, Request, difficulties, room_stage};

const SEED: Why = Why::new("isaac-room-pick", "6.7");

/// Room type of normal rooms.
const NORMAL: u32 = 1;

impl Map {
    /// Picks a template for every normal room: those that are no dead ends as they were placed, then the dead ends left
    /// in the list. `None` where a room finds none.
    pub(super) fn furnish<D: Engine>(
        &self,
        ends_left: &VecDeque<u8>,
        setup: &AbplusSetup,
        wanted: &Wanted,
        library: &mut Library,
        stage: &mut Rng<D>,
    ) -> Option<Vec<(u8, usize)>> {
        let is_normal = |number: &u8| self.rooms[usize::from(*number)].kind == Kind::Normal;
        let ways = (0..self.rooms.len() as u8).filter(|number| !self.rooms[usize::from(*number)].dead);
        let order = ways.chain(ends_left.iter().copied()).filter(is_normal);
        let mut content = Vec::new();
        for number in order {
            let room = &self.rooms[usize::from(number)];
            let doors = room
                .doors_of(room.shape)
                .filter(|(_, target, _)| target.is_some_and(|target| self.at(target).is_some()));
            let request = Request {
                stage_id: room_stage(setup.stage, wanted.variant),
                kind: NORMAL,
                shape: room.shape,
                difficulties: difficulties(setup.stage, setup.hard),
                doors: doors.fold(0, |mask, (slot, _, _)| mask | 1 << slot),
            };
            let seed = stage.next(SEED);
            content.push((number, library.pick::<D>(&request, seed)?));
        }
        Some(content)
    }
}
