//! The phases of enemies and allies (sections 1.3 and 5).

use core::ops::ControlFlow;

use crate::actor::Class;
use crate::edition::DecisionOrder;
use crate::event::{Done, Event, NotDue, Sink, SkipReason};
use crate::phase::{Ended, Phase};
use crate::play::{Aim, Kind, Play, Special};
use crate::speed::Speed;
use crate::state::Decided;
use crate::terrain::Arrival;
use crate::turn::{Flow, Run};

/// Whether somebody acts now.
enum Ready {
    Acts,
    Skipped(SkipReason),
    NotDue(NotDue),
}

impl<P: Play, S: Sink> Run<'_, P, S> {
    pub(crate) fn group_phase(&mut self) -> Flow {
        let class = match self.state.phase {
            Phase::E1 | Phase::E2 => Class::Enemy,
            _ => Class::Ally,
        };
        let half = self.state.phase.half();
        let possible = class == Class::Enemy || self.state.allies;
        if !possible || !self.state.actors.iter().any(|actor| actor.class == class && actor.alive) {
            return Flow::Continue(());
        }
        if let Some(reason) = self.state.turn_skip.or(self.state.half_skip) {
            self.note(Event::PhaseSkip { class, reason });
            self.end_theft_skip(class);
            return Flow::Continue(());
        }
        let batch = self.state.rules.decision == DecisionOrder::Batch;
        // Kinds decided in advance, by order number.
        let mut decided = [None; 64];
        if batch {
            for position in 0..self.state.sequence.len() {
                let index = usize::from(self.state.sequence[position]);
                if self.is_member(index, class) && matches!(self.ready(index, half), Ready::Acts) {
                    decided[usize::from(self.state.actors[index].order & 63)] = Some(self.decide(index));
                }
            }
        }
        for position in 0..self.state.sequence.len() {
            let index = usize::from(self.state.sequence[position]);
            if !self.is_member(index, class) {
                continue;
            }
            let who = self.id(index);
            if let Some(reason) = self.state.turn_skip {
                // Somebody raised the player's speed in mid-phase (A17).
                self.note(Event::RestSkip { who, reason });
                continue;
            }
            match self.ready(index, half) {
                Ready::Acts => {}
                Ready::Skipped(reason) => {
                    self.note(Event::CharSkip { who, reason });
                    continue;
                }
                Ready::NotDue(why) => {
                    self.note(Event::NotDue { who, why });
                    continue;
                }
            }
            let kind = if batch {
                match decided[usize::from(self.state.actors[index].order & 63)] {
                    Some(kind) => kind,
                    None => continue,
                }
            } else {
                self.decide(index)
            };
            self.act(index, kind, half)?;
        }
        self.end_theft_skip(class);
        Flow::Continue(())
    }

    fn is_member(&self, index: usize, class: Class) -> bool {
        self.state.actors[index].class == class && self.state.actors[index].alive
    }

    /// The skip of a theft lasts exactly one enemy phase, even one that is skipped itself (section 9.4).
    fn end_theft_skip(&mut self, class: Class) {
        if class == Class::Enemy {
            for actor in &mut self.state.actors {
                actor.theft_skip = false;
            }
        }
    }

    fn ready(&self, index: usize, half: u8) -> Ready {
        let actor = &self.state.actors[index];
        if actor.nap && !self.state.rules.nap_decides {
            return Ready::NotDue(NotDue::Nap);
        }
        if !self.state.entitled(index, half) {
            return match (self.state.speed(index), half) {
                (Speed::Slow, 1) => Ready::Skipped(SkipReason::Slow),
                (Speed::Fast1, _) => Ready::NotDue(NotDue::SpentFirst),
                _ => Ready::NotDue(NotDue::OneAction),
            };
        }
        if actor.terrain_skip {
            Ready::Skipped(SkipReason::TerrainDamage)
        } else if actor.house_skip {
            Ready::Skipped(SkipReason::MhWakeup)
        } else if actor.theft_skip {
            Ready::Skipped(SkipReason::TheftType1)
        } else {
            Ready::Acts
        }
    }

    /// Fixes the kind, never to be reconsidered (section 5.1).
    fn decide(&mut self, index: usize) -> Kind {
        let only = self.state.actors[index].only_kind();
        let kind = self.play.decide(self.state, index, only);
        let (who, class, phase) = (self.id(index), self.state.actors[index].class, self.state.phase);
        self.note(Event::Decide { who, kind });
        self.state.decisions.push(Decided { phase, class, who, kind });
        kind
    }

    /// Terrain, direction, execution.
    fn act(&mut self, index: usize, kind: Kind, half: u8) -> Flow {
        let who = self.id(index);
        let flushes = match kind {
            Kind::Move => false,
            Kind::Wait => self.state.rules.wait_flushes,
            Kind::Attack | Kind::Special => true,
        };
        // With nothing pending a flush changes nothing.
        if flushes && !self.state.pending.is_empty() {
            self.flush(Some(who), false)?;
            if !self.state.actors[index].alive {
                return Flow::Continue(());
            }
            if self.state.actors[index].terrain_skip {
                self.note(Event::CharSkip { who, reason: SkipReason::TerrainDamage });
                return Flow::Continue(());
            }
        }
        let aim = self.play.aim(self.state, index, kind);
        let executed = self.execute(index, kind, aim)?;
        if half == 1 {
            self.state.actors[index].first_act = Some(executed);
        }
        self.house_exception_2(index, if kind == Kind::Special { kind } else { executed });
        Flow::Continue(())
    }

    /// What the decision becomes (section 5.3).
    fn execute(&mut self, index: usize, kind: Kind, aim: Aim) -> ControlFlow<Ended, Kind> {
        let who = self.id(index);
        match (kind, aim) {
            (Kind::Attack, Aim::Strike { target, damage }) => {
                if let Some(hit) = self.state.index_of(target) {
                    self.strike(index, hit, damage, false)?;
                    return ControlFlow::Continue(Kind::Attack);
                }
                self.note(Event::Cancel { who, kind });
            }
            (Kind::Attack, _) => self.note(Event::Cancel { who, kind }),
            (Kind::Move, Aim::Toward { dir, damage }) => {
                let from = self.state.actors[index].cell;
                let ahead = crate::dir::step(from, dir);
                if let Some(other) = ahead.and_then(|cell| self.state.at(cell)) {
                    // A step onto somebody is treated as an attack, whoever it is.
                    self.strike(index, other, damage, true)?;
                    return ControlFlow::Continue(Kind::Attack);
                }
                if let Some(to) = self.state.floor.walk(from, dir) {
                    self.state.actors[index].cell = to;
                    self.note(Event::Exec { who, done: Done::Move(to) });
                    self.arrive(index, Arrival::Walk);
                    return ControlFlow::Continue(Kind::Move);
                }
            }
            (Kind::Special, Aim::Use(special)) => {
                return ControlFlow::Continue(self.special(index, special));
            }
            _ => {}
        }
        self.note(Event::Exec { who, done: Done::Wait });
        self.stay(index);
        ControlFlow::Continue(Kind::Wait)
    }

    fn strike(&mut self, index: usize, hit: usize, damage: i32, via_move: bool) -> Flow {
        let (who, target) = (self.id(index), self.id(hit));
        self.note(Event::Exec { who, done: Done::Attack { target, via_move } });
        self.damage(hit, damage)?;
        self.stay(index);
        Flow::Continue(())
    }

    fn special(&mut self, index: usize, special: Special) -> Kind {
        let who = self.id(index);
        let player = self.state.player;
        if let Special::Leap { to } = special {
            self.state.actors[index].cell = to;
        }
        self.note(Event::Exec { who, done: Done::Special(special) });
        match special {
            Special::WarpPlayer { to } => {
                self.state.actors[player].cell = to;
                self.arrive(player, Arrival::Otherwise);
            }
            Special::SlowPlayer { turns } => self.apply_speed(player, false, turns),
            Special::HastePlayer { turns } => {
                let before = self.state.speed(player);
                self.apply_speed(player, true, turns);
                if self.state.speed(player) > before {
                    self.state.turn_skip = Some(SkipReason::PlayerSpeedUp);
                }
            }
            // Leaping counts as a move, and a further action follows (section 3.4).
            Special::Leap { .. } => {
                self.arrive(index, Arrival::Otherwise);
                return Kind::Move;
            }
            Special::Other(_) => self.stay(index),
        }
        Kind::Special
    }
}
