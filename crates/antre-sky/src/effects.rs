//! Carrying out an action and what it does to speeds (sections 3.1 to 3.4, 4.1, 6, 11).

use antre_core::Draw;

use crate::action::{Action, Change, Direction, Effect, Kind as ActionKind, Length};
use crate::draws::{CHANCE, EITHER, happens, lower_counter, paralysis_counter, raise_counter};
use crate::events::EventKind as Kind;
use crate::floor::{Floor, Over};
use crate::monster::store;
use crate::{ArticleReset, COUNTERS, FOREVER, Modifier, Note, Sink, Slot, Stage, Weather};

/// The ability Speed Boost raises at every so many ends of an own turn.
const SPEED_BOOST_PERIOD: u8 = 250;

/// [`Monster::trap`](crate::Monster::trap) of a trap whose counter is drawn when it works.
const DRAWN: u8 = 255;

impl Floor {
    /// Section 6, in its order: waiting walks are shown, the lock is set, the action happens, the turn ends.
    pub(crate) fn execute<D: Draw, S: Sink>(
        &mut self,
        slot: Slot,
        action: Action,
        note: Note,
        draws: &mut D,
        sink: &mut S,
    ) {
        if action.locks() {
            self.flush(draws, sink);
            self.state.locked.insert(slot);
        }
        if S::LISTENS {
            let Self { state, .. } = &*self;
            let monster = &state.monsters[slot.index()];
            let (up, down) = (monster.up, monster.down);
            self.tell(sink, Kind::Acts { slot, action, stage: self.stage(slot), note, up, down });
        }
        let charging = &mut self.state.monsters[slot.index()].charging;
        // Whatever is not the strike gives the charge up.
        *charging = *charging && matches!(action.effect, Effect::Release);
        if action.effect != Effect::None {
            self.perform(slot, action.effect, draws, sink);
        }
        if !self.state.present.has(slot) {
            return;
        }
        match action.kind {
            ActionKind::Walk if self.state.rules.walk_batches => self.state.walked.insert(slot),
            ActionKind::Blocked => self.state.blocked.insert(slot),
            ActionKind::Walk => self.end_of_walk(slot, draws, sink),
            _ => self.end_of_turn(slot, sink),
        }
    }

    /// What waits under the walker, then the end of its turn (section 6).
    #[inline]
    fn end_of_walk<D: Draw, S: Sink>(&mut self, slot: Slot, draws: &mut D, sink: &mut S) {
        let trap = core::mem::take(&mut self.state.monsters[slot.index()].trap);
        if trap != 0 {
            let length = if trap == DRAWN { Length::Drawn } else { Length::Fixed(trap) };
            self.lower(slot, 1, length, draws, sink);
        }
        self.end_of_turn(slot, sink);
    }

    /// The article's order: the action, its reset, and only then the actor's tick (section 12.1).
    pub(crate) fn execute_article<D: Draw, S: Sink>(
        &mut self,
        slot: Slot,
        action: Action,
        note: Note,
        draws: &mut D,
        sink: &mut S,
    ) {
        let leader = self.state.leader;
        let before = self.stage(leader);
        self.execute(slot, action, note, draws, sink);
        let changed = self.stage(leader) != before;
        if self.state.present.has(slot) {
            self.tick(slot, sink);
        }
        let counts = slot == leader || self.state.rules.article_reset == ArticleReset::AnyEffect;
        if changed && counts {
            self.tell(sink, Kind::Reset { from: self.state.counter });
            self.state.counter = 0;
        }
    }

    /// Counters drop at the start of an own action; what runs out counts from the next test on (section 3.3).
    #[inline]
    pub(crate) fn tick<S: Sink>(&mut self, slot: Slot, sink: &mut S) {
        if !self.state.monsters[slot.index()].tick() {
            return;
        }
        let from = self.stage(slot);
        self.refresh(slot);
        let to = self.stage(slot);
        if from != to {
            self.tell(sink, Kind::Expired { slot, from, to });
        }
    }

    /// Shows the waiting walks together and ends their turns, the leader's first (section 6).
    #[inline]
    pub(crate) fn flush<D: Draw, S: Sink>(&mut self, draws: &mut D, sink: &mut S) {
        let walkers = self.state.walked.and(self.state.present);
        if walkers.is_empty() {
            return;
        }
        self.tell(sink, Kind::Flush { walkers });
        self.state.walked = crate::SlotSet::EMPTY;
        let leader = self.state.leader.set();
        let mut rest = walkers;
        if !walkers.and(leader).is_empty() {
            self.end_of_walk(self.state.leader, draws, sink);
            rest = walkers.without(leader);
        }
        let mut from = 0;
        while let Some(slot) = rest.from(from) {
            self.end_of_walk(slot, draws, sink);
            from = slot.number() + 1;
        }
    }

    /// The end of an own turn, as far as it concerns speed: belly and the ability Speed Boost (section 6).
    #[inline]
    pub(crate) fn end_of_turn<S: Sink>(&mut self, slot: Slot, sink: &mut S) {
        self.state.belly += u64::from(slot == self.state.leader);
        let monster = &mut self.state.monsters[slot.index()];
        if monster.has(Modifier::SpeedBoost) {
            monster.speed_boost_count = monster.speed_boost_count.saturating_add(1);
            if monster.speed_boost_count >= SPEED_BOOST_PERIOD {
                monster.speed_boost_count = 0;
                self.raise(slot, FOREVER, sink);
            }
        }
    }

    pub(crate) fn slow_start<D: Draw, S: Sink>(&mut self, draws: &mut D, sink: &mut S) {
        for slot in self.state.present.iter() {
            if self.state.monsters[slot.index()].has(Modifier::SlowStart) {
                self.lower(slot, 1, Length::Drawn, draws, sink);
            }
        }
    }

    pub(crate) fn weather_tick<S: Sink>(&mut self, sink: &mut S) {
        self.state.weather_left -= 1;
        if self.state.weather_left == 0 {
            self.set_weather(Weather::Clear, 0, sink);
        }
    }

    fn set_weather<S: Sink>(&mut self, weather: Weather, turns: u8, sink: &mut S) {
        self.state.weather = weather;
        self.state.weather_left = turns;
        self.refresh_all();
        self.tell(sink, Kind::WeatherChanged { weather });
    }

    fn perform<D: Draw, S: Sink>(&mut self, user: Slot, effect: Effect, draws: &mut D, sink: &mut S) {
        match effect {
            Effect::None => {}
            Effect::Change(change) => self.change(change, draws, sink),
            Effect::Paralyse { targets, length } => {
                for slot in targets.and(self.state.present).iter() {
                    self.paralyse(slot, length, draws, sink);
                }
            }
            Effect::Cure { targets } => {
                for slot in targets.and(self.state.present).iter() {
                    self.reshape(slot, sink, |monster| {
                        monster.down = [0; COUNTERS];
                        monster.paralysis = 0;
                    });
                }
            }
            Effect::Transfer { to } => self.transfer(user, to, sink),
            Effect::Remove { targets } => {
                for slot in targets.and(self.state.present).iter() {
                    self.remove(slot, sink);
                }
            }
            Effect::HandOver { to } => {
                if user == self.state.leader {
                    self.state.requested = Some(to);
                }
            }
            Effect::Swap { with } => {
                if user == self.state.leader && user != with && self.state.present.has(with) {
                    self.state.swap.insert(user);
                    self.state.swap.insert(with);
                }
            }
            Effect::Charge => self.state.monsters[user.index()].charging = true,
            Effect::Release => self.state.monsters[user.index()].charging = false,
            Effect::Interrupt { targets } => {
                for slot in targets.and(self.state.present).iter() {
                    self.state.monsters[slot.index()].charging = false;
                }
            }
            Effect::Weather { weather, turns } => self.set_weather(weather, turns, sink),
            Effect::SlowTrap(length) => {
                self.state.monsters[user.index()].trap = match length {
                    Length::Fixed(turns) => turns,
                    Length::Drawn => DRAWN,
                };
            }
            Effect::ThiefAlert(on) => {
                self.state.spawn.thief_alert = on;
                self.refresh_all();
            }
        }
    }

    fn change<D: Draw, S: Sink>(&mut self, change: Change, draws: &mut D, sink: &mut S) {
        for slot in change.targets.and(self.state.present).iter() {
            if change.chance < 100 && !happens(draws, CHANCE, change.chance) {
                self.tell(sink, Kind::NoEffect { slot });
                continue;
            }
            let raise = match change.direction {
                Direction::Raise => true,
                Direction::Lower => false,
                Direction::Either => happens(draws, EITHER, 50),
            };
            if raise {
                for _ in 0..change.times {
                    let turns = self.drawn_raise(change.length, draws);
                    self.raise(slot, turns, sink);
                }
            } else {
                self.lower(slot, change.times, change.length, draws, sink);
            }
        }
    }

    /// The counter of a raise: drawn before anything is tested, even if the target is at the cap (section 3.1).
    fn drawn_raise<D: Draw>(&self, length: Length, draws: &mut D) -> u8 {
        match length {
            Length::Fixed(turns) => turns,
            Length::Drawn => raise_counter(draws, &self.state.rules),
        }
    }

    /// Section 3.1: the counter is stored; if the stage rises, the mark is set and the lock is gone.
    fn raise<S: Sink>(&mut self, slot: Slot, turns: u8, sink: &mut S) {
        let from = self.stage(slot);
        if from == Stage::MAX {
            self.tell(sink, Kind::NoEffect { slot });
            return;
        }
        store(&mut self.state.monsters[slot.index()].up, turns);
        self.refresh(slot);
        let to = self.stage(slot);
        if from == to {
            self.tell(sink, Kind::NoEffect { slot });
        } else {
            self.state.sped.insert(slot);
            self.state.locked.remove(slot);
            self.tell(sink, Kind::StageChanged { slot, from, to });
        }
    }

    /// Section 3.2: neither mark nor lock is touched, so that nothing is reset.
    fn lower<D: Draw, S: Sink>(
        &mut self,
        slot: Slot,
        times: u8,
        length: Length,
        draws: &mut D,
        sink: &mut S,
    ) {
        let from = self.stage(slot);
        let monster = &self.state.monsters[slot.index()];
        if monster.has(Modifier::Safeguard) || from == Stage::SLOW {
            self.tell(sink, Kind::NoEffect { slot });
            return;
        }
        for _ in 0..times {
            let monster = &mut self.state.monsters[slot.index()];
            let turns = match length {
                Length::Fixed(turns) => turns,
                Length::Drawn => lower_counter(draws, &self.state.rules, monster),
            };
            store(&mut monster.down, turns);
        }
        self.refresh(slot);
        let to = self.stage(slot);
        if from == to {
            self.tell(sink, Kind::NoEffect { slot });
            return;
        }
        self.tell(sink, Kind::StageChanged { slot, from, to });
        if to == Stage::SLOW {
            self.quick_feet(slot, draws, sink);
        }
    }

    fn paralyse<D: Draw, S: Sink>(&mut self, slot: Slot, length: Length, draws: &mut D, sink: &mut S) {
        let turns = match length {
            Length::Fixed(turns) => turns,
            Length::Drawn => paralysis_counter(draws),
        };
        self.reshape(slot, sink, |monster| monster.paralysis = turns);
        self.quick_feet(slot, draws, sink);
    }

    fn quick_feet<D: Draw, S: Sink>(&mut self, slot: Slot, draws: &mut D, sink: &mut S) {
        if self.state.monsters[slot.index()].has(Modifier::QuickFeet) {
            let turns = self.drawn_raise(Length::Drawn, draws);
            self.raise(slot, turns, sink);
        }
    }

    /// The lowering counters move to the target, into its empty ones (section 3.4).
    fn transfer<S: Sink>(&mut self, user: Slot, to: Slot, sink: &mut S) {
        if user == to || !self.state.present.has(to) {
            return;
        }
        let counters = self.state.monsters[user.index()].down;
        self.reshape(user, sink, |monster| monster.down = [0; COUNTERS]);
        self.reshape(to, sink, |monster| {
            for counter in counters.into_iter().filter(|counter| *counter != 0) {
                store(&mut monster.down, counter);
            }
        });
    }

    fn reshape<S: Sink>(&mut self, slot: Slot, sink: &mut S, change: impl FnOnce(&mut crate::Monster)) {
        let from = self.stage(slot);
        change(&mut self.state.monsters[slot.index()]);
        self.refresh(slot);
        let to = self.stage(slot);
        if from != to {
            self.tell(sink, Kind::StageChanged { slot, from, to });
        }
    }

    fn remove<S: Sink>(&mut self, slot: Slot, sink: &mut S) {
        self.state.present.remove(slot);
        self.tell(sink, Kind::Removed { slot });
        if slot == self.state.leader {
            self.state.over = Some(Over::LeaderFell);
        }
    }
}
