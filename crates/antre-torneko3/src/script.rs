//! Everything a scenario scripts: inputs, decisions, rolls.

use alloc::vec::Vec;

use antre_core::Cell;

use crate::actor::{Actor, ActorId, Class};
use crate::ai::Ai;
use crate::dir::{Dir, step};
use crate::play::{Aim, Input, Kind, Play, Special};
use crate::spawn::Spawn;
use crate::state::State;

/// A scripted decision of a monster.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// What kind.
    pub kind: Kind,
    /// Which way, for a move or an attack; without it the mind looks for itself.
    pub dir: Option<Dir>,
    /// Life a blow costs.
    pub damage: i32,
    /// The ability of a special.
    pub special: Option<Special>,
}

/// A monster's mind: scripted where the script says something, simple elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mind {
    /// How it thinks by itself.
    pub ai: Ai,
    /// Decisions by turn of the run (from 1) and half, sorted.
    pub script: Vec<((u32, u8), Decision)>,
}

impl Mind {
    fn scripted(&self, state: &State) -> Option<&Decision> {
        if self.script.is_empty() {
            return None;
        }
        let now = (state.turns_run, state.phase.half());
        let found = self.script.binary_search_by_key(&now, |&(at, _)| at).ok()?;
        Some(&self.script[found].1)
    }
}

/// A warp of the ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RingHit {
    /// Turn of the run, from 1.
    pub turn: u32,
    /// Half, or either.
    pub half: Option<u8>,
    /// Where to.
    pub to: Cell,
}

/// What appears when a spawn condition holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum SpawnPlan {
    /// An enemy that is only counted.
    #[default]
    Counted,
    /// Nobody: there is no cell.
    NoCell,
    /// An idle enemy of normal speed on this cell.
    At(Cell),
}

/// The script of a scenario.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Script {
    /// The player's inputs; waits after the last.
    pub inputs: Vec<Input>,
    /// How many of them have been used.
    pub used: usize,
    /// Minds by [`ActorId`]; those who appear later are idle.
    pub minds: Vec<Mind>,
    /// Warps of the ring.
    pub ring: Vec<RingHit>,
    /// Who appears.
    pub spawn: SpawnPlan,
    /// The player says yes to the keeper.
    pub pays: bool,
}

static IDLE: Mind = Mind { ai: Ai::Idle, script: Vec::new() };

impl Script {
    fn mind(&self, id: ActorId) -> &Mind {
        self.minds.get(id.0 as usize).unwrap_or(&IDLE)
    }
}

impl Play for Script {
    fn input(&mut self, _: &State) -> Input {
        let input = self.inputs.get(self.used).copied();
        self.used = self.used.saturating_add(1);
        input.unwrap_or(Input::Wait)
    }

    fn decide(&mut self, state: &State, who: usize, only: Option<Kind>) -> Kind {
        let mind = self.mind(state.actors[who].id);
        match mind.scripted(state) {
            Some(decision) => decision.kind,
            None => only.unwrap_or_else(|| mind.ai.decide(state, who)),
        }
    }

    fn aim(&mut self, state: &State, who: usize, kind: Kind) -> Aim {
        let me = &state.actors[who];
        let Some(decision) = self.mind(me.id).scripted(state).filter(|decision| decision.kind == kind) else {
            return Ai::aim(state, who, kind);
        };
        let damage = decision.damage;
        match (kind, decision.dir) {
            (Kind::Move, Some(dir)) => Aim::Toward { dir, damage },
            (Kind::Attack, Some(dir)) => step(me.cell, dir)
                .and_then(|cell| state.at(cell))
                .map_or(Aim::Nothing, |index| Aim::Strike { target: state.actors[index].id, damage }),
            (Kind::Special, _) => decision.special.map_or(Aim::Nothing, Aim::Use),
            _ => match Ai::aim(state, who, kind) {
                Aim::Strike { target, .. } => Aim::Strike { target, damage },
                Aim::Toward { dir, .. } => Aim::Toward { dir, damage },
                other => other,
            },
        }
    }

    fn spawn(&mut self, _: &State, _: u8) -> Spawn {
        match self.spawn {
            SpawnPlan::Counted => Spawn::Counted,
            SpawnPlan::NoCell => Spawn::NoCell,
            SpawnPlan::At(cell) => Spawn::Enemy(Actor::new(Class::Enemy, cell)),
        }
    }

    fn ring(&mut self, state: &State, half: u8) -> Option<Cell> {
        let here = |hit: &&RingHit| hit.turn == state.turns_run && hit.half.is_none_or(|at| at == half);
        self.ring.iter().find(here).map(|hit| hit.to)
    }

    fn pays(&mut self, _: &State) -> bool {
        self.pays
    }
}
