//! One step of a floor, as a machine that stops whenever somebody must decide (sections 5 to 9).

use antre_core::Draw;

use crate::events::EventKind as Kind;
use crate::floor::{Cursor, Floor, Over, Pending};
use crate::{Action, ENEMIES, Event, Monster, Note, RuleSet, Sink, SkyError, Slot, SlotSet, TEAM, action};

/// After so many actions in one phase of the leader, its script is taken to be endless. The rules alone end a chain of
/// raises at +3, so that no real one comes near.
const MOST_IN_PHASE: u16 = 1000;

/// What the floor waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// An action of the monster in this slot: answer with [`Floor::act`].
    Action(Slot),
    /// A monster that spawns into this slot: answer with [`Floor::spawn`].
    Monster(Slot),
    /// Nothing: a step has ended, the next may begin.
    Step,
    /// Nothing more: the floor is over.
    Over(Over),
}

/// Input and AI of a whole floor. A closure from the floor and a slot to an action is one.
pub trait Mind {
    /// What the monster in `slot` does now.
    fn decide(&mut self, floor: &Floor, slot: Slot) -> Action;

    /// The monster that spawns into `slot`, if any.
    fn spawn(&mut self, floor: &Floor, slot: Slot) -> Option<Monster> {
        let _ = (floor, slot);
        None
    }
}

impl<F: FnMut(&Floor, Slot) -> Action> Mind for F {
    #[inline]
    fn decide(&mut self, floor: &Floor, slot: Slot) -> Action {
        self(floor, slot)
    }
}

impl Floor {
    /// Runs one step, or what is left of it; returns why the floor ended, if it did.
    ///
    /// # Errors
    /// [`SkyError::NoCharge`] and [`SkyError::Endless`]: see [`Floor::act`].
    #[inline]
    pub fn step<M: Mind, D: Draw, S: Sink>(
        &mut self,
        mind: &mut M,
        draws: &mut D,
        sink: &mut S,
    ) -> Result<Option<Over>, SkyError> {
        loop {
            match self.advance(draws, sink) {
                Asked::Action(slot) => {
                    let action = mind.decide(self, slot);
                    self.act(action, draws, sink)?;
                }
                Asked::Monster(slot) => {
                    let monster = mind.spawn(self, slot);
                    self.spawn(monster, sink)?;
                }
                Asked::Step => return Ok(None),
                Asked::Over(over) => return Ok(Some(over)),
            }
        }
    }

    /// Runs until somebody must decide, a step has ended or the floor is over. Asked again without an answer, it gives
    /// the same question.
    pub fn advance<D: Draw, S: Sink>(&mut self, draws: &mut D, sink: &mut S) -> Asked {
        loop {
            if let Some(over) = self.state.over {
                return Asked::Over(over);
            }
            match self.state.pending {
                Some(Pending::Action(slot, _)) => return Asked::Action(slot),
                Some(Pending::Monster(slot)) => return Asked::Monster(slot),
                None => {}
            }
            match self.state.cursor {
                Cursor::Start => self.start(draws, sink),
                Cursor::Clear => {
                    self.state.locked = SlotSet::EMPTY;
                    self.tell(sink, Kind::Clear);
                    self.state.cursor = Cursor::LeaderTest;
                }
                Cursor::LeaderTest => self.test_leader(sink),
                Cursor::Leader(note) => self.ask_leader(note, draws, sink),
                Cursor::OutOfOrder(from) => self.out_of_order(from, sink),
                Cursor::AfterLeader => self.after_leader(sink),
                Cursor::Allies(from) => self.ask_ally(from, sink),
                Cursor::RetryPass(pass) => {
                    let left = self.state.blocked.and(self.allies());
                    self.state.cursor = if pass == 3 || left.is_empty() {
                        Cursor::AlliesEnd
                    } else {
                        Cursor::Retry(pass, left)
                    };
                }
                Cursor::Retry(pass, left) => self.retry(pass, left),
                Cursor::AlliesEnd => {
                    self.end_blocked(self.allies(), sink);
                    self.state.cursor = Cursor::Enemies(4);
                }
                Cursor::Enemies(from) => self.ask_enemy(from, sink),
                Cursor::EnemiesEnd => {
                    self.end_blocked(ENEMIES, sink);
                    self.state.cursor = Cursor::End;
                }
                Cursor::Article(from) => self.ask_article(from, sink),
                Cursor::End => {
                    self.end(draws, sink);
                    return Asked::Step;
                }
            }
        }
    }

    /// Carries out the action of the monster that was asked.
    ///
    /// # Errors
    /// [`SkyError::NobodyAsked`] if nobody was; [`SkyError::NoCharge`] if it releases what it did not charge;
    /// [`SkyError::Endless`] if the leader has made a thousand actions in this phase.
    pub fn act<D: Draw, S: Sink>(
        &mut self,
        action: Action,
        draws: &mut D,
        sink: &mut S,
    ) -> Result<(), SkyError> {
        let Some(Pending::Action(slot, note)) = self.state.pending else {
            return Err(SkyError::NobodyAsked);
        };
        if matches!(action.effect, action::Effect::Release) && !self.state.monsters[slot.index()].charging {
            return Err(SkyError::NoCharge {
                who: alloc::format!("slot {}", slot.number()),
                step: self.state.step,
            });
        }
        if self.state.in_phase > MOST_IN_PHASE {
            return Err(SkyError::Endless { step: self.state.step, actions: MOST_IN_PHASE });
        }
        self.state.pending = None;
        match self.state.rules.set {
            RuleSet::Sky => self.execute(slot, action, note, draws, sink),
            RuleSet::Article => self.execute_article(slot, action, note, draws, sink),
        }
        Ok(())
    }

    /// Answers the question for a monster that spawns; `None` leaves the slot empty.
    ///
    /// # Errors
    /// [`SkyError::NobodyAsked`] if no monster was asked for.
    pub fn spawn<S: Sink>(&mut self, monster: Option<Monster>, sink: &mut S) -> Result<(), SkyError> {
        let Some(Pending::Monster(slot)) = self.state.pending else {
            return Err(SkyError::NobodyAsked);
        };
        self.state.pending = None;
        if let Some(monster) = monster {
            self.put(slot, monster);
            self.tell(sink, Kind::Placed { slot, spawned: true });
        }
        Ok(())
    }

    #[inline(always)]
    pub(crate) fn tell<S: Sink>(&self, sink: &mut S, kind: Kind) {
        if S::LISTENS {
            sink.event(Event { step: self.state.step, counter: self.state.counter, kind });
        }
    }

    fn ask(&mut self, slot: Slot, note: Note) {
        self.state.pending = Some(Pending::Action(slot, note));
    }

    fn allies(&self) -> SlotSet {
        self.state.present.and(TEAM).without(self.state.leader.set())
    }

    /// The begin of a step: the spawn counter at a shared tick (sections 9, 10).
    fn start<D: Draw, S: Sink>(&mut self, draws: &mut D, sink: &mut S) {
        self.state.tested_at = self.state.counter;
        self.state.in_phase = 0;
        if self.state.first {
            self.state.first = false;
            self.state.no_tick = true;
            self.slow_start(draws, sink);
        } else {
            self.state.no_tick = false;
        }
        if self.state.rules.set == RuleSet::Article {
            self.state.cursor = Cursor::Article(0);
            return;
        }
        if self.state.counter % 4 != 3 {
            self.state.cursor = Cursor::LeaderTest;
            return;
        }
        self.state.cursor = Cursor::Clear;
        if self.state.spawn.enabled {
            self.check_spawn();
        }
    }

    fn check_spawn(&mut self) {
        let (spawn, rules) = (&mut self.state.spawn, &self.state.rules);
        spawn.counter = spawn.counter.saturating_add(1);
        let period = if spawn.thief_alert { rules.spawn_period_alert } else { rules.spawn_period };
        if spawn.counter < period {
            return;
        }
        spawn.counter = 0;
        let cap = if spawn.monster_house { rules.spawn_cap_house } else { rules.spawn_cap };
        if spawn.thief_alert || self.counted_enemies() < u32::from(cap) {
            self.state.pending = self.free_slot(false).map(Pending::Monster);
        }
    }

    fn test_leader<S: Sink>(&mut self, sink: &mut S) {
        let state = &self.state;
        let due = self.due_at(state.counter);
        let ready = due.without(state.locked);
        if !S::LISTENS && ready.or(state.skip.and(ENEMIES)).is_empty() {
            // Nobody can act, and no flag is to be cleared: the three phases would do nothing.
            self.state.cursor = Cursor::End;
            return;
        }
        let leader = state.leader;
        if ready.has(leader) {
            self.state.cursor = Cursor::Leader(Note::Due);
        } else {
            if due.has(leader) {
                self.tell(sink, Kind::Locked { slot: leader });
            }
            self.state.cursor = Cursor::Allies(0);
        }
    }

    /// The top of the leader's loop: walks are shown, the mark is wiped, the counters tick (section 5).
    fn ask_leader<D: Draw, S: Sink>(&mut self, note: Note, draws: &mut D, sink: &mut S) {
        self.state.in_phase += 1;
        self.flush(draws, sink);
        let leader = self.state.leader;
        self.state.sped.remove(leader);
        if self.state.no_tick {
            self.state.no_tick = false;
        } else {
            self.tick(leader, sink);
        }
        self.ask(leader, note);
        self.state.cursor = Cursor::OutOfOrder(0);
    }

    /// Those who swapped places with the leader act at once and lose their next turn (section 8).
    fn out_of_order<S: Sink>(&mut self, from: u8, sink: &mut S) {
        if self.state.swap.is_empty() {
            self.state.cursor = Cursor::AfterLeader;
            return;
        }
        let leader = self.state.leader;
        if let Some(slot) = self.state.swap.and(self.state.present).without(leader.set()).from(from) {
            self.state.swap.remove(slot);
            self.state.skip.insert(slot);
            self.tick(slot, sink);
            self.ask(slot, Note::OutOfOrder);
            self.state.cursor = Cursor::OutOfOrder(slot.number() + 1);
            return;
        }
        // The leader's own flag becomes a skip that nothing reads for a leader.
        self.state.skip = self.state.skip.or(self.state.swap.and(leader.set()));
        self.state.swap = SlotSet::EMPTY;
        self.state.cursor = Cursor::AfterLeader;
    }

    /// Leader change, or reset and immediate extra action, or the end of the leader's phase (section 5).
    fn after_leader<S: Sink>(&mut self, sink: &mut S) {
        if let Some(to) = self.state.requested.take() {
            let refused = !self.allies().has(to);
            if !refused {
                self.state.leader = to;
            }
            self.tell(sink, Kind::LeaderChanged { leader: self.state.leader, refused });
            self.state.no_tick = true;
            self.state.cursor = Cursor::Leader(Note::LeaderChanged);
        } else if self.state.sped.has(self.state.leader) {
            self.tell(sink, Kind::Reset { from: self.state.counter });
            self.state.counter = 0;
            self.state.cursor = Cursor::Leader(Note::Extra);
        } else {
            self.state.wind -= 1;
            let left = self.state.wind;
            if matches!(left, 249 | 149 | 49) {
                self.tell(sink, Kind::WindWarning { left });
            }
            if left < 1 {
                self.state.over = Some(Over::BlownOut);
            }
            self.state.cursor = Cursor::Allies(0);
        }
    }

    /// The next ally that is due, in slot order (section 7). Slots are read as they are at that moment.
    fn ask_ally<S: Sink>(&mut self, from: u8, sink: &mut S) {
        let ready = self.due_at(self.state.counter).without(self.state.locked).without(self.state.swap);
        let looked_at = if S::LISTENS { self.allies() } else { self.allies().and(ready) };
        let Some(slot) = looked_at.from(from) else {
            self.state.cursor = Cursor::RetryPass(0);
            return;
        };
        self.state.cursor = Cursor::Allies(slot.number() + 1);
        self.state.blocked.remove(slot);
        if !ready.has(slot) {
            self.tell_idle(slot, sink);
        } else if self.state.skip.has(slot) {
            self.state.skip.remove(slot);
            self.tell(sink, Kind::Skipped { slot });
        } else {
            self.tick(slot, sink);
            self.ask(slot, Note::Due);
        }
    }

    /// Says why a monster that is looked at does not act, where that is worth saying.
    fn tell_idle<S: Sink>(&self, slot: Slot, sink: &mut S) {
        let state = &self.state;
        if self.due_at(state.counter).has(slot) {
            if state.locked.has(slot) && state.rules.set == RuleSet::Sky {
                self.tell(sink, Kind::Locked { slot });
            }
        } else if state.tested_at != state.counter
            && self.due_at(state.tested_at).has(slot)
            && !state.locked.has(slot)
        {
            self.tell(sink, Kind::Lost { slot, due_at: state.tested_at });
        }
    }

    /// Blocked allies are asked again: those beside the leader first, in either group the highest slot first.
    fn retry(&mut self, pass: u8, left: SlotSet) {
        let left = left.and(self.state.present);
        let near = |slot: &Slot| self.state.monsters[slot.index()].distance <= 1;
        let next = left.iter().rev().find(near).or_else(|| left.iter().next_back());
        let Some(slot) = next else {
            self.state.cursor = Cursor::RetryPass(pass + 1);
            return;
        };
        self.state.cursor = Cursor::Retry(pass, left.without(slot.set()));
        self.state.blocked.remove(slot);
        self.ask(slot, Note::Retry);
    }

    /// The next enemy that is due, in slot order (section 7). A skip is cleared even when the enemy is not due.
    fn ask_enemy<S: Sink>(&mut self, from: u8, sink: &mut S) {
        let enemies = self.state.present.and(ENEMIES).without(self.state.swap);
        let ready = self.due_at(self.state.counter).without(self.state.locked);
        let looked_at = if S::LISTENS { enemies } else { enemies.and(ready.or(self.state.skip)) };
        let Some(slot) = looked_at.from(from) else {
            self.state.cursor = Cursor::EnemiesEnd;
            return;
        };
        self.state.cursor = Cursor::Enemies(slot.number() + 1);
        if self.state.skip.has(slot) {
            self.state.skip.remove(slot);
            if ready.has(slot) {
                self.tell(sink, Kind::Skipped { slot });
            }
            return;
        }
        self.state.blocked.remove(slot);
        if ready.has(slot) {
            self.tick(slot, sink);
            self.ask(slot, Note::Due);
        } else {
            self.tell_idle(slot, sink);
        }
    }

    fn end_blocked<S: Sink>(&mut self, side: SlotSet, sink: &mut S) {
        let waiting = self.state.blocked.and(side);
        if waiting.is_empty() {
            return;
        }
        self.state.blocked = self.state.blocked.without(side);
        for slot in waiting.and(self.state.present).iter() {
            self.end_of_turn(slot, sink);
        }
    }

    /// The end of a step; at remainder 2 also of a whole turn (section 9).
    fn end<D: Draw, S: Sink>(&mut self, draws: &mut D, sink: &mut S) {
        if self.state.counter % 4 == 2 && self.state.rules.set == RuleSet::Sky {
            self.flush(draws, sink);
            self.state.whole_turns += 1;
            self.tell(sink, Kind::WeatherTick);
            if self.state.weather_left > 0 {
                self.weather_tick(sink);
            }
        }
        self.state.counter = if self.state.counter == 23 { 0 } else { self.state.counter + 1 };
        self.state.step += 1;
        self.state.cursor = Cursor::Start;
    }

    /// The article's one list: the leader, the rest of the team, the enemies, each tested at the counter of that
    /// moment (section 12.1).
    fn ask_article<S: Sink>(&mut self, from: u8, sink: &mut S) {
        let leader = self.state.leader;
        let next = match from {
            0 => Some(leader),
            _ => self.state.present.without(leader.set()).from(from - 1),
        };
        let Some(slot) = next else {
            if let Some(to) = self.state.requested.take() {
                // The article tells of no leader change: it then holds from the next step.
                let refused = !self.allies().has(to);
                if !refused {
                    self.state.leader = to;
                }
                self.tell(sink, Kind::LeaderChanged { leader: self.state.leader, refused });
            }
            self.state.cursor = Cursor::End;
            return;
        };
        self.state.cursor = Cursor::Article(if from == 0 { 1 } else { slot.number() + 2 });
        if self.due_at(self.state.counter).has(slot) {
            self.ask(slot, Note::Due);
        } else if S::LISTENS {
            self.tell_idle(slot, sink);
        }
    }
}
