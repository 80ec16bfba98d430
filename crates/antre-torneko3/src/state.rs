//! The state of a run: plain data to own, save and restore between any two phases.

use alloc::vec::Vec;

use antre_core::Cell;

use crate::actor::{Actor, ActorId, Class};
use crate::dir::Dir;
use crate::edition::{Rules, Vacancy};
use crate::error::Torneko3Error;
use crate::event::{Effect, SkipReason};
use crate::floor::Floor;
use crate::phase::{Ended, Phase};
use crate::play::Kind;
use crate::speed::{Speed, SpeedEffect};

/// A terrain effect whose condition is met but which has not fired (section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pending {
    /// What will fire.
    pub effect: Effect,
    /// Whose it is.
    pub who: ActorId,
    /// Where it was triggered.
    pub at: Cell,
    /// The class in whose phase it was triggered.
    pub causer: Class,
}

/// A decision of this turn, for the monster house's look back (section 9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decided {
    /// In which phase.
    pub phase: Phase,
    /// By a character of which class.
    pub class: Class,
    /// By whom.
    pub who: ActorId,
    /// What kind.
    pub kind: Kind,
}

/// The monster house of the floor; its cells are marked on the ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct House {
    /// It has been activated.
    pub active: bool,
    /// The turn of the run in which it was; 0 before.
    pub activated: u32,
}

/// Everything the machine knows between two phases.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(clippy::struct_excessive_bools, reason = "each is an independent fact of the rules")]
pub struct State {
    /// Which readings of the rules hold.
    pub rules: Rules,
    /// The floor.
    pub floor: Floor,
    /// The living characters (and those who fell this turn), in order of appearance.
    pub actors: Vec<Actor>,
    /// Indices into [`State::actors`] by order number; made again from the list after loading.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) sequence: Vec<u8>,
    /// Index of the player in [`State::actors`]; found again after loading.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) player: usize,
    /// Whether the list has allies at all; found again after loading.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) allies: bool,
    /// The player's speed effects (section 3.3).
    pub effects: Vec<SpeedEffect>,
    /// The floor's turn counter (section 1.2): 0 on arrival.
    pub turn: u32,
    /// Turns since the run began; floor changes do not reset it.
    pub turns_run: u32,
    /// The number of the floor, from 1.
    pub floor_number: u32,
    /// The phase that runs next.
    pub phase: Phase,
    /// Why the run is over, if it is.
    pub over: Option<Ended>,
    /// The direction of a slide (section 9.2).
    pub slide: Option<Dir>,
    /// Why enemies and allies are skipped in this half.
    pub half_skip: Option<SkipReason>,
    /// Why enemies and allies are skipped in the rest of this turn.
    pub turn_skip: Option<SkipReason>,
    /// Pending terrain effects, first triggered first.
    pub pending: Vec<Pending>,
    /// What a flush is firing; empty between two steps.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) firing: Vec<Pending>,
    /// The decisions of this turn in order.
    pub decisions: Vec<Decided>,
    /// The monster house, if there is one.
    pub house: Option<House>,
    /// Enemies that are only counted.
    pub extra_enemies: u32,
    /// A theft is in progress.
    pub thief: bool,
    /// Unpaid goods are being carried.
    pub unpaid: bool,
    /// The ring of warping is worn.
    pub ring: bool,
    /// The number the next character gets.
    pub next_id: u32,
}

impl State {
    /// A run that begins on `floor` with this player.
    pub fn new(rules: Rules, floor: Floor, mut player: Actor) -> Self {
        player.class = Class::Player;
        player.order = 1;
        let mut state = Self::empty(rules, floor);
        state.put(player);
        state.sort();
        state
    }

    /// A run without anybody on it.
    pub(crate) fn empty(rules: Rules, floor: Floor) -> Self {
        Self {
            rules,
            floor,
            actors: Vec::new(),
            sequence: Vec::new(),
            player: 0,
            allies: false,
            effects: Vec::new(),
            turn: 0,
            turns_run: 0,
            floor_number: 1,
            phase: Phase::W,
            over: None,
            slide: None,
            half_skip: None,
            turn_skip: None,
            pending: Vec::new(),
            firing: Vec::new(),
            decisions: Vec::new(),
            house: None,
            extra_enemies: 0,
            thief: false,
            unpaid: false,
            ring: false,
            next_id: 0,
        }
    }

    /// Gives a character its number and the start of its rhythm, and adds it to the list.
    pub(crate) fn put(&mut self, mut actor: Actor) -> ActorId {
        if actor.base == Speed::Slow {
            // Born slow: it acts in its first turn, which is the next one between turns and this one within (A11).
            actor.slow_since = self.turns_run as i32 - if self.phase == Phase::W { 1 } else { 2 };
        }
        let id = ActorId(self.next_id);
        self.next_id = self.next_id.saturating_add(1);
        actor.id = id;
        self.actors.push(actor);
        id
    }

    /// The player.
    pub fn player(&self) -> &Actor {
        &self.actors[self.player]
    }

    /// Index of the player in [`State::actors`].
    pub fn player_index(&self) -> usize {
        self.player
    }

    /// Index of a character that is still on the floor.
    #[inline]
    pub fn index_of(&self, id: ActorId) -> Option<usize> {
        // Until somebody leaves the list, numbers and indices are the same.
        let same = id.0 as usize;
        if self.actors.get(same).is_some_and(|actor| actor.id == id) {
            return self.actors[same].alive.then_some(same);
        }
        self.actors.iter().position(|actor| actor.id == id && actor.alive)
    }

    /// Index of the living character on a cell; the one that appeared first where several stand.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<usize> {
        self.actors.iter().position(|actor| actor.cell == cell && actor.alive)
    }

    /// Indices of the living characters, by order number.
    pub fn by_order(&self) -> impl Iterator<Item = usize> {
        self.sequence.iter().map(|&index| usize::from(index)).filter(|&index| self.actors[index].alive)
    }

    /// Enemies on the floor, with those that are only counted.
    pub fn enemies(&self) -> u32 {
        let here = self.actors.iter().filter(|actor| actor.class == Class::Enemy && actor.alive).count();
        here as u32 + self.extra_enemies
    }

    /// Player, enemies and allies (section 2.1).
    pub fn characters(&self) -> u32 {
        self.actors.iter().filter(|actor| actor.alive).count() as u32 + self.extra_enemies
    }

    /// Puts a character on the floor: it gets a number, and an order number if it has none (`order` 0).
    ///
    /// # Errors
    /// [`Torneko3Error::NoOrder`] if every order number of its class is taken, [`Torneko3Error::OrderTaken`] if the
    /// one it brings is.
    pub fn join(&mut self, mut actor: Actor) -> Result<ActorId, Torneko3Error> {
        if actor.order == 0 {
            actor.order =
                self.free_order(actor.class).ok_or(Torneko3Error::NoOrder { class: actor.class.name() })?;
        } else if self.actors.iter().any(|known| known.alive && known.order == actor.order) {
            return Err(Torneko3Error::OrderTaken { order: actor.order });
        }
        let id = self.put(actor);
        self.sort();
        Ok(id)
    }

    /// The order number a newcomer gets (section 4).
    pub fn free_order(&self, class: Class) -> Option<u8> {
        let range = class.orders();
        let first = if class == Class::Enemy && self.floor.shop.is_some() { 3 } else { *range.start() };
        let taken = self
            .actors
            .iter()
            .filter(|actor| actor.class == class && actor.alive && actor.order > 0)
            .fold(0_u64, |taken, actor| taken | 1 << (actor.order & 63));
        if self.rules.vacancy == Vacancy::Append && taken != 0 {
            let next = 64 - taken.leading_zeros() as u8;
            if next <= *range.end() {
                return Some(next);
            }
        }
        (first..=*range.end()).find(|order| taken & 1 << order == 0)
    }

    /// Leaves the floor: the counter goes back to 0, enemies and pending effects stay behind (section 1.2). The game
    /// then puts its next floor into [`State::floor`].
    pub fn next_floor(&mut self) {
        self.floor_number += 1;
        self.turn = 0;
        self.pending.clear();
        self.floor.stairs = None;
        self.actors.retain(|actor| actor.class != Class::Enemy);
        self.phase = Phase::W;
        self.sort();
    }

    /// Takes the fallen off the list.
    pub(crate) fn bury(&mut self) {
        self.actors.retain(|actor| actor.alive || actor.class == Class::Player);
        self.sort();
    }

    /// Brings [`State::actors`] and the order of action together again after a change of the list.
    pub fn sort(&mut self) {
        let actors = &self.actors;
        self.sequence.clear();
        self.sequence.extend((0..actors.len()).map(|index| index as u8));
        self.sequence.sort_unstable_by_key(|&index| (actors[usize::from(index)].order, index));
        self.player = actors.iter().position(|actor| actor.class == Class::Player).unwrap_or(0);
        self.allies = actors.iter().any(|actor| actor.class == Class::Ally);
    }
}
