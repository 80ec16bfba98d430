//! The monster house: waking, the skip, and its two exceptions (section 9.5).

use crate::actor::{ActorId, Class};
use crate::edition::HouseOverlap;
use crate::event::{Event, HouseRule, Sink};
use crate::floor::Ground;
use crate::phase::Phase;
use crate::play::{Kind, Play};
use crate::turn::Run;

impl<P: Play, S: Sink> Run<'_, P, S> {
    /// Wakes the house. `causer` is the class whose phase brought the entry about, `trigger` the one whose decision
    /// fired it.
    pub(crate) fn activate_house(&mut self, by: ActorId, causer: Class, trigger: Option<ActorId>) {
        let turns_run = self.state.turns_run;
        if let Some(house) = &mut self.state.house {
            house.active = true;
            house.activated = turns_run;
        }
        let (lookback, rule) = self.judge_house(causer, trigger);
        for position in 0..self.state.sequence.len() {
            let index = usize::from(self.state.sequence[position]);
            let inside = self.state.floor.at(self.state.actors[index].cell).is(Ground::HOUSE);
            let actor = &mut self.state.actors[index];
            if actor.class != Class::Enemy || !actor.alive {
                continue;
            }
            actor.awake_before_house = !actor.nap;
            if actor.nap && inside {
                let skipped = rule != HouseRule::Exception1;
                actor.nap = false;
                actor.house_skip |= skipped;
                let who = actor.id;
                self.note(Event::HouseWoken { who, skipped });
            }
        }
        self.note(Event::HouseActivated { by, lookback, rule });
    }

    /// Looks back, within the turn, to the latest decision phase of another class than the causer's.
    fn judge_house(&self, causer: Class, trigger: Option<ActorId>) -> (Option<Phase>, HouseRule) {
        let others = || self.state.decisions.iter().rev().filter(|decided| decided.class != causer);
        let Some(phase) = others().next().map(|decided| decided.phase) else {
            return (None, HouseRule::Normal);
        };
        let trigger = trigger.and_then(|id| self.state.index_of(id)).map(|index| &self.state.actors[index]);
        let trigger = trigger.filter(|actor| actor.class == Class::Enemy).map(|actor| actor.id);
        let mut any = false;
        let mut only_trigger = true;
        for decided in others().take_while(|decided| decided.phase == phase) {
            if decided.kind != Kind::Move {
                any = true;
                only_trigger &=
                    Some(decided.who) == trigger && matches!(decided.kind, Kind::Attack | Kind::Special);
            }
        }
        let rule = if !any {
            HouseRule::Normal
        } else if only_trigger && self.state.rules.mh_overlap == HouseOverlap::Exception2 {
            HouseRule::Exception2
        } else {
            HouseRule::Exception1
        };
        (Some(phase), rule)
    }

    /// An enemy that was awake before the activation attacked or used a special: the woken after it act.
    pub(crate) fn house_exception_2(&mut self, index: usize, did: Kind) {
        let actor = &self.state.actors[index];
        let holds = actor.class == Class::Enemy
            && actor.awake_before_house
            && matches!(did, Kind::Attack | Kind::Special)
            && self.state.house.is_some_and(|house| house.activated == self.state.turns_run);
        if !holds {
            return;
        }
        let (by, order) = (actor.id, actor.order);
        let mut any = false;
        for position in 0..self.state.sequence.len() {
            let index = usize::from(self.state.sequence[position]);
            let actor = &mut self.state.actors[index];
            if actor.house_skip && actor.alive && actor.order > order {
                actor.house_skip = false;
                any = true;
                let who = actor.id;
                self.note(Event::HouseFreed { who });
            }
        }
        if any {
            self.note(Event::HouseException2 { by });
        }
    }
}
