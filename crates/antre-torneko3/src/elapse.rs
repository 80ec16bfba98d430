//! The elapse phases L1 and L2 (sections 7 and 8).

use crate::actor::Class;
use crate::edition::{FinalOrder, MidTerrain, RingTest, SlideElapse};
use crate::event::{Event, NotDue, Sink};
use crate::floor::StatueEffect;
use crate::phase::Ended;
use crate::play::{Kind, Play};
use crate::speed::Speed;
use crate::terrain::Arrival;
use crate::turn::{Flow, Run};

impl<P: Play, S: Sink> Run<'_, P, S> {
    pub(crate) fn elapse(&mut self, half: u8) -> Flow {
        let rules = self.state.rules;
        self.flush(None, half == 1 && rules.mid_terrain == MidTerrain::FastOnly)?;
        match (half, rules.final_order) {
            (2, FinalOrder::Article) => {
                self.recovery(half);
                self.statues();
            }
            (2, FinalOrder::Wiki2023) => {
                self.statues();
                self.recovery(half);
            }
            _ => self.recovery(half),
        }
        let double = self.state.speed(self.state.player) == Speed::Fast2;
        let ring = match rules.ring {
            RingTest::Chart => half == 2 || double,
            RingTest::TrapSection => half == 1 || double,
        };
        if self.state.ring && ring {
            self.ring(half);
        }
        self.judge_theft();
        let on_stairs = self.state.floor.stairs == Some(self.state.player().cell);
        if on_stairs && (half == 2 || double) { Flow::Break(Ended::Stairs) } else { Flow::Continue(()) }
    }

    fn ring(&mut self, half: u8) {
        let to = self.play.ring(self.state, half);
        self.note(Event::Ring { warp: to.is_some() });
        if let Some(to) = to {
            let player = self.state.player;
            self.state.actors[player].cell = to;
            self.arrive(player, Arrival::Otherwise);
        }
    }

    /// Statues in order of placement (section 8.3).
    fn statues(&mut self) {
        for index in 0..self.state.floor.statues.len() {
            self.note(Event::Statue { index: index as u16 });
            if let StatueEffect::SlowPlayer { turns } = self.state.floor.statues[index].effect {
                self.apply_speed(self.state.player, false, turns);
            }
        }
    }

    /// Natural recovery once, every timer down by one: in L1 for those with a second action, in L2 for everybody.
    fn recovery(&mut self, half: u8) {
        for position in 0..self.state.sequence.len() {
            let index = usize::from(self.state.sequence[position]);
            if !self.state.actors[index].alive {
                continue;
            }
            if half == 1 && !self.has_second_action(index) {
                let who = self.id(index);
                self.note(Event::NotDue { who, why: NotDue::OneAction });
                continue;
            }
            let is_player = self.state.actors[index].class == Class::Player;
            if is_player && self.state.slide.is_some() && self.state.rules.slide_elapse == SlideElapse::Once {
                continue;
            }
            self.recover(index);
            if is_player && half == 2 {
                self.tick_player_speed();
            }
        }
    }

    /// Gets a second action this turn, as far as is known in L1 (section 7).
    fn has_second_action(&self, index: usize) -> bool {
        let actor = &self.state.actors[index];
        if actor.class == Class::Player {
            return self.state.speed(index) == Speed::Fast2;
        }
        if actor.terrain_skip || actor.house_skip || actor.nap {
            return false;
        }
        match self.state.speed(index) {
            Speed::Fast2 => self.state.turn_skip.is_none(),
            Speed::Fast1 => actor.first_act == Some(Kind::Move),
            Speed::Slow | Speed::Normal => false,
        }
    }

    fn recover(&mut self, index: usize) {
        let actor = &mut self.state.actors[index];
        let who = actor.id;
        self.note(Event::Elapsed { who });
        let actor = &mut self.state.actors[index];
        if actor.regen != 0 {
            actor.hp = actor.hp.saturating_add(actor.regen);
            let hp = actor.hp;
            self.note(Event::Recover { who, hp });
        }
        let mut timer = 0;
        while let Some(held) = self.state.actors[index].statuses.get_mut(timer) {
            held.left = held.left.saturating_sub(1);
            if held.left > 0 {
                timer += 1;
                continue;
            }
            let status = held.status;
            self.state.actors[index].statuses.remove(timer);
            self.note(Event::StatusEnd { who, status });
        }
    }
}
