//! The player's phases P1 and P2 (sections 1.3, 3.2, 9.1 to 9.3).

use antre_core::Cell;

use crate::actor::Class;
use crate::dir::Dir;
use crate::event::{Done, Effect, Event, Sink, SkipReason};
use crate::floor::{Ground, Pillar, PillarKind};
use crate::play::{Input, Kind, Play};
use crate::speed::Speed;
use crate::state::Decided;
use crate::terrain::Arrival;
use crate::turn::{Flow, Run};

impl<P: Play, S: Sink> Run<'_, P, S> {
    pub(crate) fn player_phase(&mut self, half: u8) -> Flow {
        let player = self.state.player;
        self.state.half_skip = None;
        if self.state.speed(player) == Speed::Slow && self.state.loses_turn(player) {
            self.note(Event::InputSkip);
            return Flow::Continue(());
        }
        // The player gets a decision: skips by terrain damage end here (section 9.3).
        if !(self.state.rules.td_strict_second && half == 2) {
            for actor in &mut self.state.actors {
                actor.terrain_skip = false;
            }
        }
        let (input, forced) = match self.state.slide {
            Some(dir) => (Input::Move(dir), true),
            None => (self.play.input(self.state), false),
        };
        self.note(Event::Input { input, forced });
        let who = self.id(player);
        let phase = self.state.phase;
        self.state.decisions.push(Decided { phase, class: Class::Player, who, kind: input.kind() });
        let before = self.state.speed(player);
        self.player_acts(input)?;
        if self.state.speed(player) > before {
            self.state.turn_skip = Some(SkipReason::PlayerSpeedUp);
        }
        Flow::Continue(())
    }

    fn player_acts(&mut self, input: Input) -> Flow {
        let player = self.state.player;
        let who = self.id(player);
        if let Input::Move(dir) = input {
            return self.player_moves(dir);
        }
        let done = match input {
            Input::Wait => Done::Wait,
            Input::Attack { target, .. } => Done::Attack { target, via_move: false },
            _ => Done::Item(input),
        };
        if let Input::WarpSelf { to } = input {
            self.state.actors[player].cell = to;
            self.note(Event::Exec { who, done });
            self.arrive(player, Arrival::Otherwise);
            return Flow::Continue(());
        }
        self.note(Event::Exec { who, done });
        match input {
            Input::Attack { target, damage } => {
                if let Some(index) = self.state.index_of(target) {
                    self.damage(index, damage)?;
                }
            }
            Input::DrinkQuick { turns } => self.apply_speed(player, true, turns),
            Input::CureSlow => self.cure_slow(),
            Input::PillarStaff { at, damage } => {
                self.state.floor.raise(Pillar { at, kind: PillarKind::Damage(damage) });
                if let Some(index) = self.state.at(at) {
                    self.pend(Effect::Pillar, index);
                }
            }
            Input::SpeedOn { target, fast } => {
                if let Some(index) = self.state.index_of(target)
                    && index != player
                {
                    self.apply_speed(index, fast, 1);
                }
            }
            Input::Move(_) | Input::Wait | Input::WarpSelf { .. } => {}
        }
        self.stay(player);
        Flow::Continue(())
    }

    fn player_moves(&mut self, dir: Dir) -> Flow {
        let player = self.state.player;
        let (who, from) = (self.id(player), self.state.actors[player].cell);
        let Some(to) = self.state.floor.walk(from, dir) else {
            return self.player_stops();
        };
        match self.state.at(to) {
            Some(other) if self.state.actors[other].class == Class::Ally => {
                self.state.actors[other].cell = from;
                self.state.actors[player].cell = to;
                let ally = self.id(other);
                self.note(Event::Exec { who, done: Done::Swap { to, ally } });
                self.arrive(player, Arrival::Walk);
            }
            Some(_) => return self.player_stops(),
            None => {
                self.state.actors[player].cell = to;
                self.note(Event::Exec { who, done: Done::Move(to) });
                self.arrive(player, Arrival::Walk);
                self.slide_on(to, dir);
            }
        }
        Flow::Continue(())
    }

    /// A step against a wall or an enemy: a wait, and the end of a slide (A15).
    fn player_stops(&mut self) -> Flow {
        let who = self.id(self.state.player);
        self.note(Event::Exec { who, done: Done::Wait });
        self.state.slide = None;
        Flow::Continue(())
    }

    /// Whether the step that ended on `cell` goes on by itself (section 9.2).
    fn slide_on(&mut self, cell: Cell, dir: Dir) {
        let slides = self.state.floor.at(cell).is(Ground::SLIP)
            && self.state.floor.walk(cell, dir).is_some_and(|next| self.state.at(next).is_none());
        if slides {
            self.state.slide = Some(dir);
            self.state.half_skip = Some(SkipReason::Slippery);
        } else {
            self.state.slide = None;
        }
    }
}

impl Input {
    /// Whether it is a non-move.
    pub const fn is_non_move(self) -> bool {
        !matches!(self.kind(), Kind::Move)
    }
}
