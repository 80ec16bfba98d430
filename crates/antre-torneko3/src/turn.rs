//! The step function: one phase after the other (sections 1.1 and 1.3).

use core::ops::ControlFlow;

use crate::actor::ActorId;
use crate::event::{Event, Moment, NotDue, Sink};
use crate::phase::{Ended, Phase};
use crate::play::Play;
use crate::speed::Speed;
use crate::state::State;

/// What a step or a turn came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// It went its way.
    Went,
    /// The player took the stairs: call [`State::next_floor`] and put the new floor in place.
    Stairs,
    /// The run is over ([`State::over`]).
    Over,
}

/// Goes on, or says why the turn stops here.
pub(crate) type Flow = ControlFlow<Ended>;

/// One phase at work.
pub(crate) struct Run<'a, P, S> {
    pub(crate) state: &'a mut State,
    pub(crate) play: &'a mut P,
    pub(crate) sink: &'a mut S,
}

impl<P: Play, S: Sink> Run<'_, P, S> {
    /// Tells the sink what happened.
    #[inline]
    pub(crate) fn note(&mut self, event: Event) {
        let at = Moment { turn: self.state.turn, run: self.state.turns_run, phase: Some(self.state.phase) };
        self.sink.record(at, event);
    }

    pub(crate) fn id(&self, index: usize) -> ActorId {
        self.state.actors[index].id
    }

    fn phase(&mut self) -> Flow {
        match self.state.phase {
            Phase::W => self.wind(),
            Phase::S => {
                self.spawn_phase();
                Flow::Continue(())
            }
            Phase::P1 => self.player_phase(1),
            Phase::E1 | Phase::A1 | Phase::E2 | Phase::A2 => self.group_phase(),
            Phase::L1 => self.elapse(1),
            Phase::P2 => self.second_input(),
            Phase::L2 => self.elapse(2),
        }
    }

    /// The counter, what holds for one turn only, and the wind (section 1.2).
    fn wind(&mut self) -> Flow {
        let state = &mut *self.state;
        state.turns_run += 1;
        state.turn = state.turn.saturating_add(1);
        state.half_skip = None;
        state.turn_skip = None;
        state.decisions.clear();
        let mut fallen = false;
        for actor in &mut state.actors {
            actor.first_act = None;
            actor.house_skip = false;
            fallen |= !actor.alive;
        }
        if fallen {
            state.bury();
        }
        self.note(Event::Turn);
        let (turn, limit) = (self.state.turn, self.state.rules.wind_limit);
        for (n, before) in [(1, 200), (2, 100), (3, 50), (4, 0)] {
            if limit.checked_sub(before) == Some(turn) {
                self.note(Event::Wind { n });
            }
        }
        if turn >= limit { Flow::Break(Ended::Wind) } else { Flow::Continue(()) }
    }

    fn second_input(&mut self) -> Flow {
        let player = self.state.player;
        if self.state.speed(player) == Speed::Fast2 {
            return self.player_phase(2);
        }
        // A slide skips one half only (section 9.2).
        self.state.half_skip = None;
        let who = self.id(player);
        self.note(Event::NotDue { who, why: NotDue::PlayerNotDouble });
        Flow::Continue(())
    }
}

impl State {
    /// Runs the next phase ([`State::phase`]).
    pub fn step(&mut self, play: &mut impl Play, sink: &mut impl Sink) -> Step {
        if self.over.is_some() {
            return Step::Over;
        }
        if self.sequence.len() != self.actors.len() {
            self.sort(); // a state that was just loaded
        }
        if self.actors.is_empty() {
            self.over = Some(Ended::Dead);
            return Step::Over;
        }
        let mut run = Run { state: self, play, sink };
        let flow = run.phase();
        let ControlFlow::Break(ended) = flow else {
            self.phase = self.phase.next();
            return Step::Went;
        };
        if ended == Ended::Stairs {
            run.note(Event::Stairs);
            self.phase = Phase::W;
            return Step::Stairs;
        }
        run.note(Event::GameOver { reason: ended });
        self.over = Some(ended);
        Step::Over
    }

    /// Runs the rest of the turn: from the wind to the last elapse if none of it has run.
    pub fn turn(&mut self, play: &mut impl Play, sink: &mut impl Sink) -> Step {
        loop {
            let step = self.step(play, sink);
            if step != Step::Went || self.phase == Phase::W {
                return step;
            }
        }
    }

    /// Runs `turns` turns. At the stairs the next floor is this one without its enemies ([`State::next_floor`]), which
    /// is all a scenario says of it.
    pub fn run(&mut self, turns: u32, play: &mut impl Play, sink: &mut impl Sink) -> Step {
        for _ in 0..turns {
            match self.turn(play, sink) {
                Step::Went => {}
                Step::Stairs => {
                    self.next_floor();
                    let at = Moment { turn: self.turn, run: self.turns_run, phase: None };
                    sink.record(at, Event::Floor { n: self.floor_number });
                }
                Step::Over => return Step::Over,
            }
        }
        Step::Went
    }
}
