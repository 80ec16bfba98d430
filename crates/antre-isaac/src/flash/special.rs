//! Special rooms at the dead ends (section 3.6).

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use super::{START, pop_random};
use crate::Kind;
use crate::draws::Dice;
use crate::edition::FlashSetup;

const PLACE: Why = Why::new("isaac-dead-end-for", "3.6");
const SACRIFICE: Why = Why::new("isaac-sacrifice", "3.6");
const SACRIFICE_FULL: Why = Why::new("isaac-sacrifice-full", "3.6");
const LIBRARY: Why = Why::new("isaac-library", "3.6");
const LIBRARY_BOOK: Why = Why::new("isaac-library-book", "3.6");
const CURSE: Why = Why::new("isaac-curse-room", "3.6");
const CURSE_DEVIL: Why = Why::new("isaac-curse-room-devil", "3.6");
const MINIBOSS: Why = Why::new("isaac-miniboss", "3.6");
const MINIBOSS_FIRST: Why = Why::new("isaac-miniboss-first", "3.6");
const CHALLENGE: Why = Why::new("isaac-challenge", "3.6");

/// Special rooms of an attempt, in the order in which they were placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "each is the cell of the room it is named after")]
pub struct Specials {
    pub shop: Option<u8>,
    pub treasure: Option<u8>,
    pub treasure2: Option<u8>,
    pub sacrifice: Option<u8>,
    pub library: Option<u8>,
    pub curse: Option<u8>,
    pub miniboss: Option<u8>,
    pub challenge: Option<u8>,
    pub arcade: Option<u8>,
}

impl Specials {
    /// Kind and cell of every room there is.
    pub fn list(&self) -> impl Iterator<Item = (Kind, u8)> + use<> {
        [
            (Kind::Shop, self.shop),
            (Kind::Treasure, self.treasure),
            (Kind::SecondTreasure, self.treasure2),
            (Kind::Sacrifice, self.sacrifice),
            (Kind::Library, self.library),
            (Kind::Curse, self.curse),
            (Kind::Miniboss, self.miniboss),
            (Kind::Challenge, self.challenge),
            (Kind::Arcade, self.arcade),
        ]
        .into_iter()
        .filter_map(|(kind, cell)| Some((kind, cell?)))
    }
}

/// Places the special rooms, or `None` where the dead ends do not suffice. Stage 11 assigns none.
pub(super) fn place<D: Draw>(
    setup: &FlashSetup,
    boss: Option<u8>,
    ends: &mut Vec<u8>,
    dice: &mut Dice<D>,
) -> Option<Specials> {
    let level = setup.level();
    let least = if level == 1 { 3 } else { 4 };
    if boss.is_none_or(|boss| boss == START || boss == 0) || ends.len() < least {
        return None;
    }
    let mut rooms = Specials::default();
    if setup.stage == 11 {
        return Some(rooms);
    }
    rooms.shop = pop_random(ends, dice, PLACE);
    dice.made(Kind::Shop.fact());
    rooms.treasure = pop_random(ends, dice, PLACE);
    dice.made(Kind::Treasure.fact());
    if setup.xl {
        rooms.treasure2 = pop_random(ends, dice, PLACE);
        dice.made(Kind::SecondTreasure.fact());
    }
    if !ends.is_empty()
        && (dice.one_in(7, SACRIFICE) || (dice.one_in(4, SACRIFICE_FULL) && setup.full_health))
    {
        rooms.sacrifice = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Sacrifice.fact());
    if !ends.is_empty() && (dice.one_in(20, LIBRARY) || (setup.book && dice.one_in(4, LIBRARY_BOOK))) {
        rooms.library = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Library.fact());
    if !ends.is_empty() && (dice.one_in(2, CURSE) || (setup.devil_visited && dice.one_in(4, CURSE_DEVIL))) {
        rooms.curse = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Curse.fact());
    if !ends.is_empty()
        && (dice.one_in(4, MINIBOSS) || (level == 1 && dice.one_in(3, MINIBOSS_FIRST)))
        && setup.miniboss_pool
    {
        rooms.miniboss = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Miniboss.fact());
    if !ends.is_empty() && setup.full_health && level > 1 && (dice.one_in(2, CHALLENGE) || level > 2) {
        rooms.challenge = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Challenge.fact());
    if !ends.is_empty() && setup.coins >= 5 && level.is_multiple_of(2) {
        rooms.arcade = pop_random(ends, dice, PLACE);
    }
    dice.made(Kind::Arcade.fact());
    // Drawn like the others, then dropped.
    if level > 6 {
        (rooms.shop, rooms.treasure, rooms.treasure2) = (None, None, None);
    }
    Some(rooms)
}
