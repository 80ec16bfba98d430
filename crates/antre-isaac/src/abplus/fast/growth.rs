//! Growing the layout (section 6.2).

use super::board::{two_beside, window};
use super::forms::{FITTING, OPTIONS, START};
use super::grid::{FastRoom, Grid, MOST_ROOMS, form};
use super::layout::{Layout, WORDS};
use crate::Kind;

/// What may stand behind a door, in one word that is quickly moved: shape, direction with a mark, entry, origin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Behind(u32);

/// The mark of an entry beside two rooms, in the byte of the direction.
const CROWDED: u8 = 1 << 7;

impl Behind {
    pub(super) const NOTHING: Self = Self(0);
    pub(super) const SQUARE_START: Self = Self::square(0, START, false);

    /// A plain room.
    #[inline(always)]
    pub(super) const fn square(direction: u8, entry: u8, crowded: bool) -> Self {
        Self(u32::from_le_bytes([1, direction | (crowded as u8 * CROWDED), entry, entry]))
    }

    /// What one of [`OPTIONS`] makes of the plain room.
    #[inline(always)]
    const fn option(self, option: u32) -> Self {
        Self((self.0 - 1).wrapping_add(option))
    }

    pub(super) const fn moved_to(self, shape: u8, origin: u8) -> Self {
        let [_, direction, entry, _] = self.0.to_le_bytes();
        Self(u32::from_le_bytes([shape, direction, entry, origin]))
    }

    #[inline(always)]
    pub(super) const fn shape(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    #[inline(always)]
    pub(super) const fn direction(self) -> u8 {
        self.0.to_le_bytes()[1] & 3
    }

    /// Whether its entry lay beside two rooms when it came into the list.
    #[inline(always)]
    const fn was_crowded(self) -> bool {
        self.0.to_le_bytes()[1] & CROWDED != 0
    }

    #[inline(always)]
    pub(super) const fn entry(self) -> u8 {
        self.0.to_le_bytes()[2]
    }

    #[inline(always)]
    pub(super) const fn origin(self) -> u8 {
        self.0.to_le_bytes()[3]
    }

    /// The room, if it is placed behind a room at a distance.
    #[inline(always)]
    pub(super) const fn room(self, parent_distance: u8) -> FastRoom {
        FastRoom { placed: self, distance: parent_distance + 1, kind: Kind::Normal }
    }
}

/// Room for the candidates of eight doors with fourteen shapes each, and for a place beyond them to write to.
pub(super) type List = [Behind; 128];

impl Grid {
    /// What may stand behind the doors of a room, and how many there are.
    #[inline(always)]
    pub(super) fn candidates(
        &self,
        parent: FastRoom,
        all: bool,
        layout: &mut Layout,
        list: &mut List,
    ) -> usize {
        let form = form(parent.shape());
        // Which doors lead to free cells, as bits: a branch for each door would be guessed wrong half the time.
        let mut open = form.doors_out_of(window(&self.closed, parent.origin()));
        let mut len = 0;
        while open != 0 {
            let door = &form.doors[open.trailing_zeros() as usize % form.doors.len()];
            open &= open - 1;
            let entry = parent.origin().wrapping_add(door.target);
            let direction = door.number & 3;
            let square = Behind::square(direction, entry, two_beside(window(&self.taken, entry)));
            list[len % list.len()] = square;
            len += 1;
            let around = window(&self.closed, entry);
            let around = around & 7 | around >> 13 & (7 << 3) | around >> 26 & (7 << 6);
            let fitting = u32::from(FITTING[usize::from(direction)][around as usize]);
            let drawn = layout.door();
            let mut shapes = if all { fitting } else { fitting & drawn };
            let mut list_next = |shapes: &mut u32| {
                let option = OPTIONS[usize::from(direction)][shapes.trailing_zeros() as usize % WORDS];
                list[len % list.len()] = square.option(option);
                len += usize::from(*shapes != 0);
                *shapes &= shapes.wrapping_sub(1);
            };
            // One is written in any case, and stays where there is a hit.
            list_next(&mut shapes);
            while shapes != 0 {
                list_next(&mut shapes);
            }
        }
        len
    }

    #[inline(always)]
    pub(super) fn grow(&mut self, wanted: u32, labyrinth: bool) {
        // Rooms are pushed at both ends and taken from the back: a window of an array that nothing can leave.
        let mut queue = [0u8; 2 * MOST_ROOMS];
        let (mut front, mut back) = (MOST_ROOMS, MOST_ROOMS + 1);
        let mut list = [Behind::NOTHING; 128];
        let mut layout = self.layout;
        let mut placed = 0;
        while placed < wanted && front < back {
            back -= 1;
            let current = self.rooms[usize::from(queue[back]) % MOST_ROOMS];
            let len = self.candidates(current, false, &mut layout, &mut list);
            let first = shuffle(&mut list, len, labyrinth, &mut layout);
            let mut quota = if current.origin() == START {
                if wanted > 15 { len as i32 } else { 2 + (layout.next() & 1) as i32 }
            } else {
                let coins: u32 = (0..4).map(|_| layout.next() & 1).sum();
                coins.min(len as u32) as i32
            };
            // As long as nothing has been placed, what came into the list can stand where it is.
            let mut unchanged = true;
            for room in &list[first..len] {
                let mut crowded = room.was_crowded();
                if !unchanged {
                    crowded = two_beside(window(&self.taken, room.entry()));
                    if !self.fits(room.shape(), room.origin()) | (crowded & !labyrinth) {
                        continue;
                    }
                }
                if crowded && layout.int(10) != 0 {
                    continue;
                }
                // A plain room beside its parent alone has a door there, and the parent has the one it came through.
                if (room.shape() != 1 || crowded) && !self.doors_agree(*room) {
                    continue;
                }
                let number = self.place(room.room(current.distance));
                unchanged = false;
                placed += 1;
                // The place before the front or the one behind the back, without a branch on the draw.
                let to_front = layout.next().is_multiple_of(3);
                front -= usize::from(to_front);
                queue[if to_front { front } else { back } % queue.len()] = number;
                back += usize::from(!to_front);
                quota -= 1;
                if quota <= 0 || placed >= wanted {
                    break;
                }
            }
        }
        self.layout = layout;
    }

    /// Whether a new room and the rooms around it have doors wherever they touch.
    #[inline(always)]
    fn doors_agree(&self, room: Behind) -> bool {
        let own = form(room.shape());
        let wide = form(own.wide);
        let mut met = wide.doors_into(window(&self.taken, room.origin()));
        while met != 0 {
            let door = &wide.doors[met.trailing_zeros() as usize % wide.doors.len()];
            met &= met - 1;
            let faced = self
                .at(room.origin().wrapping_add(door.target))
                .is_some_and(|there| self.faces(there, room.origin().wrapping_add(door.source)));
            if own.mask >> door.number & 1 == 0 || !faced {
                return false;
            }
        }
        true
    }
}

/// Shuffles the candidates and moves those that can stand, without the others in between, to the end of the list; where
/// they begin.
///
/// An entry beside two rooms is for labyrinths: elsewhere it costs no draw, and what grows makes no place for it. A place
/// is settled as soon as it is drawn for, from the last to the first.
#[inline(always)]
pub(super) fn shuffle(list: &mut List, len: usize, crowded_too: bool, layout: &mut Layout) -> usize {
    let mut first = len;
    let mut settle = |list: &mut List, room: Behind| {
        list[first.wrapping_sub(1) % list.len()] = room;
        first -= usize::from(crowded_too | !room.was_crowded());
    };
    for last in (1..len).rev() {
        let other = layout.int(last as u32 + 1) as usize % list.len();
        let room = list[other];
        list[other] = list[last % list.len()];
        settle(list, room);
    }
    if len > 0 {
        settle(list, list[0]);
    }
    first
}
