//! A step without stops, for floors that nobody watches: the same as the machine in `turn`, which a test proves.

use antre_core::Draw;

use crate::floor::{Cursor, Floor};
use crate::{Mind, NoSink, Note, RuleSet, SkyError};

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
        let ready = self.due_at(counter).without(self.state.locked);
        if !ready.is_empty() {
            if ready.has(leader) {
                self.ask_leader(Note::Due, draws, &mut NoSink);
                let action = mind.decide(self, leader);
                self.act(action, draws, &mut NoSink)?;
                let state = &self.state;
                if state.over.is_some()
                    || state.requested.is_some()
                    || state.sped.has(leader)
                    || !state.swap.or(state.blocked).is_empty()
                {
                    return Ok(false);
                }
                self.after_leader(&mut NoSink);
                if self.state.over.is_some() {
                    return Ok(false);
                }
            }
            let mut from = 0;
            // Who is ready is asked anew after every action: a raise unlocks, a lowering delays.
            while let Some(slot) =
                self.due_at(counter).without(self.state.locked).without(leader.set()).from(from)
            {
                from = slot.number() + 1;
                self.state.cursor = if slot.is_team() { Cursor::Allies(from) } else { Cursor::Enemies(from) };
                self.tick(slot, &mut NoSink);
                self.ask(slot, Note::Due);
                let action = mind.decide(self, slot);
                self.act(action, draws, &mut NoSink)?;
                if self.state.over.is_some() || !self.state.blocked.is_empty() {
                    return Ok(false);
                }
            }
        }
        self.end(draws, &mut NoSink);
        Ok(true)
    }
}
