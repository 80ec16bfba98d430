//! A step without stops, for floors that nobody watches: the same as the machine in `turn`, which a test proves.

use antre_core::Draw;

use crate::action::Kind;
use crate::floor::{Cursor, Floor};
use crate::{Action, Effect, Mind, NoSink, Note, RuleSet, SkyError, Slot};

impl Floor {
    /// Runs a whole step in one go where nothing unusual is at hand. `false` if the machine has to do it, or to finish it:
    /// the state is then as the machine itself would have left it at that point.
    #[inline]
    pub(crate) fn step_at_once<M: Mind, D: Draw>(
        &mut self,
        mind: &mut M,
        draws: &mut D,
    ) -> Result<bool, SkyError> {
        let state = &mut self.state;
        let counter = state.counter;
        let shared = counter % 4 == 3;
        let unusual = state.swap.or(state.skip).or(state.blocked);
        if state.cursor != Cursor::Start
            || state.rules.set != RuleSet::Sky
            || state.first
            || state.pending.is_some()
            || state.over.is_some()
            || (shared && state.spawn.enabled)
            || !unusual.is_empty()
        {
            return Ok(false);
        }
        state.tested_at = counter;
        state.in_phase = 0;
        state.no_tick = false;
        if shared {
            state.locked = crate::SlotSet::EMPTY;
        }
        let leader = state.leader;
        let mut ready = self.due_at(counter).without(self.state.locked);
        if ready.has(leader) {
            self.ask_leader(Note::Due, draws, &mut NoSink);
            let action = mind.decide(self, leader);
            if !self.act_plainly(leader, action, draws) {
                self.act(action, draws, &mut NoSink)?;
                let state = &self.state;
                if state.over.is_some()
                    || state.requested.is_some()
                    || state.sped.has(leader)
                    || !state.swap.or(state.blocked).is_empty()
                {
                    return Ok(false);
                }
                ready = self.due_at(counter).without(self.state.locked);
            }
            self.after_leader(&mut NoSink);
            if self.state.over.is_some() {
                return Ok(false);
            }
        }
        ready = ready.without(leader.set());
        while let Some(slot) = ready.first() {
            let next = slot.number() + 1;
            self.state.cursor = if slot.is_team() { Cursor::Allies(next) } else { Cursor::Enemies(next) };
            self.tick(slot, &mut NoSink);
            self.ask(slot, Note::Due);
            let action = mind.decide(self, slot);
            if self.act_plainly(slot, action, draws) {
                ready.remove(slot);
                continue;
            }
            self.act(action, draws, &mut NoSink)?;
            if self.state.over.is_some() || !self.state.blocked.is_empty() {
                return Ok(false);
            }
            // Slots are read live (section 7): a raise unlocks, a lowering delays, somebody new may stand there.
            ready = self.due_at(counter).without(self.state.locked).without(leader.set()).not_below(next);
        }
        self.end(draws, &mut NoSink);
        Ok(true)
    }

    /// Carries out an action that changes nobody's speed and nobody's presence, as [`Floor::act`] would; `false`, and
    /// nothing done, if it could. Whoever was ready after it is ready still: section 3 has nothing else to go by.
    #[inline]
    fn act_plainly<D: Draw>(&mut self, slot: Slot, action: Action, draws: &mut D) -> bool {
        // At the end of a turn a trap or the ability Speed Boost would change a speed.
        let plain = matches!(action.effect, Effect::None) && !matches!(action.kind, Kind::Blocked);
        if !plain || !self.ending.is_empty() {
            return false;
        }
        self.state.pending = None;
        if action.locks() {
            self.flush(draws, &mut NoSink);
            self.state.locked.insert(slot);
        }
        self.state.monsters[slot.index()].charging = false;
        if matches!(action.kind, Kind::Walk) && self.state.rules.walk_batches {
            self.state.walked.insert(slot);
        } else {
            self.state.belly += u64::from(slot == self.state.leader);
        }
        true
    }
}
