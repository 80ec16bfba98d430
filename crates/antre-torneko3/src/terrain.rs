//! Terrain effects: what becomes pending, and when it fires (section 6).

use crate::actor::{ActorId, Class};
use crate::edition::HouseEntry;
use crate::event::{Effect, Event, Sink};
use crate::floor::{Ground, PillarKind, TrapKind};
use crate::phase::{Ended, Phase};
use crate::play::Play;
use crate::speed::Speed;
use crate::state::Pending;
use crate::turn::{Flow, Run};

/// How somebody came to a cell. Only the monster house may care (A07).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Arrival {
    Walk,
    Otherwise,
}

const TERRAIN: Ground = Ground::TRAP.with(Ground::PILLAR).with(Ground::SPIKES).with(Ground::HOUSE);

impl<P: Play, S: Sink> Run<'_, P, S> {
    /// Makes an effect pending.
    pub(crate) fn pend(&mut self, effect: Effect, index: usize) {
        let causer = self.causer(index);
        let actor = &self.state.actors[index];
        let (who, at) = (actor.id, actor.cell);
        self.state.pending.push(Pending { effect, who, at, causer });
        self.note(Event::Pend { effect, who });
    }

    /// The class whose phase this is; in an elapse, the class of the one it happens to.
    fn causer(&self, index: usize) -> Class {
        match self.state.phase {
            Phase::P1 | Phase::P2 => Class::Player,
            Phase::E1 | Phase::E2 => Class::Enemy,
            Phase::A1 | Phase::A2 => Class::Ally,
            Phase::W | Phase::S | Phase::L1 | Phase::L2 => self.state.actors[index].class,
        }
    }

    /// Somebody has come to stand on its cell: conditions are met here (section 6.5).
    pub(crate) fn arrive(&mut self, index: usize, how: Arrival) {
        let actor = &self.state.actors[index];
        let (cell, class, id) = (actor.cell, actor.class, actor.id);
        let ground = self.state.floor.at(cell);
        if !ground.any(TERRAIN) {
            return;
        }
        if ground.is(Ground::TRAP)
            && let Some((trap, laid)) = self.state.floor.trap_at(cell)
            && (class != Class::Enemy || laid.enemies)
        {
            self.pend(Effect::Trap(trap), index);
        }
        if ground.is(Ground::PILLAR) {
            self.pend(Effect::Pillar, index);
        }
        if ground.is(Ground::SPIKES) {
            self.pend(Effect::Spikes, index);
        }
        let asleep = self.state.house.is_some_and(|house| !house.active);
        if ground.is(Ground::HOUSE) && asleep && class != Class::Enemy {
            let waits = self.state.pending.iter().any(|pending| pending.effect == Effect::House);
            if waits {
                return;
            }
            if how == Arrival::Otherwise && self.state.rules.mh_entry == HouseEntry::ImmediateIfNotMove {
                let causer = self.causer(index);
                self.activate_house(id, causer, None);
            } else {
                self.pend(Effect::House, index);
            }
        }
    }

    /// Somebody ended an action where it stood: pillars only (section 6.5).
    #[inline]
    pub(crate) fn stay(&mut self, index: usize) {
        if self.state.floor.pillars.is_empty() {
            return;
        }
        if self.state.floor.at(self.state.actors[index].cell).is(Ground::PILLAR) {
            self.pend(Effect::Pillar, index);
        }
    }

    /// Fires what is pending, first triggered first; what that triggers waits for the next flush (section 6.3).
    pub(crate) fn flush(&mut self, trigger: Option<ActorId>, fast_only: bool) -> Flow {
        // The batch leaves the queue before anything fires: what it triggers is not part of it.
        core::mem::swap(&mut self.state.pending, &mut self.state.firing);
        if fast_only {
            let mut kept = 0;
            while let Some(&pending) = self.state.firing.get(kept) {
                let index = self.state.index_of(pending.who);
                let slow =
                    index.is_some_and(|index| matches!(self.state.speed(index), Speed::Slow | Speed::Normal));
                if slow {
                    self.state.firing.remove(kept);
                    self.state.pending.push(pending);
                } else {
                    kept += 1;
                }
            }
        }
        for position in 0..self.state.firing.len() {
            let pending = self.state.firing[position];
            // The effect of somebody who fell or left is dropped (A26).
            if let Some(index) = self.state.index_of(pending.who) {
                self.fire(pending, index, trigger)?;
            }
        }
        self.state.firing.clear();
        Flow::Continue(())
    }

    fn fire(&mut self, pending: Pending, index: usize, trigger: Option<ActorId>) -> Flow {
        let Pending { effect, who, at, causer } = pending;
        if effect == Effect::House {
            if self.state.house.is_some_and(|house| !house.active) {
                self.activate_house(who, causer, trigger);
            }
            return Flow::Continue(());
        }
        self.note(Event::Terrain { effect, who });
        let (to, damage) = match effect {
            Effect::Trap(trap) => match self.state.floor.traps.get(usize::from(trap)).map(|trap| trap.kind) {
                Some(TrapKind::Warp { to }) => (Some(to), None),
                Some(TrapKind::Damage(damage)) => (None, Some(damage)),
                Some(TrapKind::Other) | None => (None, None),
            },
            Effect::Pillar => match self.state.floor.pillar_at(at).map(|pillar| pillar.kind) {
                Some(PillarKind::Wind { to }) => (Some(to), None),
                Some(PillarKind::Damage(damage)) => (None, Some(damage)),
                None => (None, None),
            },
            Effect::Spikes => (None, self.state.floor.spike_at(at).map(|spike| spike.damage)),
            Effect::House => (None, None),
        };
        if let Some(to) = to {
            self.state.actors[index].cell = to;
            self.arrive(index, Arrival::Otherwise);
        }
        if let Some(damage) = damage {
            self.damage(index, damage)?;
            let actor = &mut self.state.actors[index];
            if actor.alive && actor.class != Class::Player {
                actor.terrain_skip = true;
            }
        }
        Flow::Continue(())
    }

    /// Takes life; the run is over when the player has none left.
    pub(crate) fn damage(&mut self, index: usize, damage: i32) -> Flow {
        let actor = &mut self.state.actors[index];
        actor.hp = actor.hp.saturating_sub(damage);
        if actor.hp > 0 {
            return Flow::Continue(());
        }
        actor.alive = false;
        let (who, class) = (actor.id, actor.class);
        self.note(Event::Die { who });
        if class == Class::Player { Flow::Break(Ended::Dead) } else { Flow::Continue(()) }
    }
}
