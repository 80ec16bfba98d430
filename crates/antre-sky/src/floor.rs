//! The state of a floor (section 1): plain data, and the derived sets that make a step quick.

use alloc::format;
use alloc::vec::Vec;

use crate::monster::{Around, stage_of};
use crate::{
    ENEMIES, Modifier, Monster, Note, Part, Rules, SLOTS, SkyError, Slot, SlotSet, Stage, TEAM, Weather,
};

/// Why a floor ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Over {
    /// The leader fell.
    LeaderFell,
    /// The wind countdown went below 1.
    BlownOut,
}

/// What natural spawning depends on (section 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpawnRules {
    /// The floor's enemy density is not 0.
    pub enabled: bool,
    /// Shared ticks since the last spawn. Illuminate sets it above 900.
    pub counter: u16,
    /// A thief alert: Kecleon hurry, enemies come every third shared tick and without a cap.
    pub thief_alert: bool,
    /// The floor has a monster house: the cap is 4.
    pub monster_house: bool,
}

/// Where inside a step the machine stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Cursor {
    /// Before a step.
    #[default]
    Start,
    /// Before the locks are cleared.
    Clear,
    /// Before the leader is tested.
    LeaderTest,
    /// Before the leader is asked.
    Leader(Note),
    /// After the leader's action, before the out-of-order action of a slot that is at least this.
    OutOfOrder(u8),
    /// Before it is known whether the leader acts again.
    AfterLeader,
    /// Before the first ally in a slot that is at least this.
    Allies(u8),
    /// Before the first ally of a pass over the blocked ones is asked again.
    RetryPass(u8),
    /// In such a pass; these are left.
    Retry(u8, SlotSet),
    /// Before the blocked allies' turns end.
    AlliesEnd,
    /// Before the first enemy in a slot that is at least this.
    Enemies(u8),
    /// Before the blocked enemies' turns end.
    EnemiesEnd,
    /// Before the counter goes up.
    End,
    /// The article's one list: the leader, then the other slots from this number minus 1.
    Article(u8),
}

/// Who was asked for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pending {
    /// An action.
    Action(Slot, Note),
    /// A monster to spawn into the slot.
    Monster(Slot),
}

/// Everything the next step depends on: plain data, to be saved and restored at any moment, even while a monster is
/// being asked for its action.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct State {
    /// The rules.
    pub rules: Rules,
    /// The monsters by slot; what stands in a slot that is not `present` means nothing.
    pub monsters: [Monster; SLOTS as usize],
    /// Slots with a valid monster.
    pub present: SlotSet,
    /// Locked until the next shared tick (`already_acted`).
    pub locked: SlotSet,
    /// "Stage was raised" marks; only the leader's is read.
    pub sped: SlotSet,
    /// Acts out of order in the leader's phase.
    pub swap: SlotSet,
    /// Loses its next turn.
    pub skip: SlotSet,
    /// The AI could not move (`ai_skip`).
    pub blocked: SlotSet,
    /// Walked, not displayed yet.
    pub walked: SlotSet,
    /// The leader's slot.
    pub leader: Slot,
    /// 0..=23.
    pub counter: u8,
    /// The counter with which this step began.
    pub tested_at: u8,
    /// Steps since the floor began.
    pub step: u64,
    /// The floor's very first step has not begun.
    pub first: bool,
    /// The leader's next action does not tick its counters.
    pub no_tick: bool,
    /// Wind countdown: turns left.
    pub wind: i32,
    /// How many ends of an own turn the leader had: each costs belly.
    pub belly: u64,
    /// Ends of whole turns so far.
    pub whole_turns: u64,
    /// Natural spawning.
    pub spawn: SpawnRules,
    /// Weather.
    pub weather: Weather,
    /// Whole turns until the weather clears; 0 = it stays.
    pub weather_left: u8,
    /// Where inside the step.
    pub cursor: Cursor,
    /// Who was asked and has not answered.
    pub pending: Option<Pending>,
    /// A leader that was asked for.
    pub requested: Option<Slot>,
    /// Actions the leader made in this phase.
    pub in_phase: u16,
    /// Why the floor ended, if it did.
    pub over: Option<Over>,
}

/// A floor: its [`State`] with the stages cached, as the game caches them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Floor {
    pub(crate) state: State,
    pub(crate) stages: [Stage; SLOTS as usize],
    pub(crate) at_stage: [SlotSet; 5],
}

impl Floor {
    /// An empty floor before its first step: counter 0, wind 1000, the leader in slot 0.
    pub fn new(rules: Rules) -> Self {
        let state = State {
            rules,
            monsters: [Monster::default(); SLOTS as usize],
            present: SlotSet::EMPTY,
            locked: SlotSet::EMPTY,
            sped: SlotSet::EMPTY,
            swap: SlotSet::EMPTY,
            skip: SlotSet::EMPTY,
            blocked: SlotSet::EMPTY,
            walked: SlotSet::EMPTY,
            leader: Slot::default(),
            counter: 0,
            tested_at: 0,
            step: 0,
            first: true,
            no_tick: false,
            wind: 1000,
            belly: 0,
            whole_turns: 0,
            spawn: SpawnRules::default(),
            weather: Weather::Clear,
            weather_left: 0,
            cursor: Cursor::Start,
            pending: None,
            requested: None,
            in_phase: 0,
            over: None,
        };
        Self::cached(state)
    }

    /// A floor from a saved state.
    ///
    /// # Errors
    /// [`SkyError`] if the state contradicts itself: a counter above 23, a leader that is not on the floor, a drawn range
    /// upside down.
    pub fn restore(mut state: State) -> Result<Self, SkyError> {
        antre_core::in_range("counter", state.counter.into(), 0..=23)?;
        antre_core::in_range("counter of the step", state.tested_at.into(), 0..=23)?;
        for (low, high) in [state.rules.raise_counters, state.rules.lower_counters] {
            antre_core::in_range("highest drawn counter", high.into(), low.into()..=255)?;
        }
        state.present = state.present.trimmed();
        let present = state.present;
        if state.over.is_none() && !present.and(TEAM).has(state.leader) {
            return Err(SkyError::Leader { found: format!("slot {}", state.leader.number()) });
        }
        if let Some(Pending::Action(slot, _)) = state.pending
            && !present.has(slot)
        {
            state.pending = None;
        }
        for flags in [
            &mut state.locked,
            &mut state.sped,
            &mut state.swap,
            &mut state.skip,
            &mut state.blocked,
            &mut state.walked,
        ] {
            *flags = flags.and(present);
        }
        Ok(Self::cached(state))
    }

    fn cached(state: State) -> Self {
        let mut floor =
            Self { state, stages: [Stage::NORMAL; SLOTS as usize], at_stage: [SlotSet::EMPTY; 5] };
        floor.refresh_all();
        floor
    }

    /// The plain state, to be saved, compared or looked at.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Changes the state from outside (a game's own effects), then refreshes what is derived from it.
    ///
    /// # Errors
    /// As [`Floor::restore`]; the floor is then as it was.
    pub fn edit(&mut self, change: impl FnOnce(&mut State)) -> Result<(), SkyError> {
        let mut state = self.state.clone();
        change(&mut state);
        *self = Self::restore(state)?;
        Ok(())
    }

    /// Puts a monster into a free slot. The first monster of the team becomes the leader.
    ///
    /// # Errors
    /// [`SkyError::Twice`] if the slot is taken; [`SkyError::Range`] for slot 19 under the article's rules.
    pub fn place(&mut self, slot: Slot, monster: Monster) -> Result<Slot, SkyError> {
        antre_core::in_range("slot", slot.number().into(), 0..=self.state.rules.last_slot().into())?;
        if self.state.present.has(slot) {
            return Err(SkyError::Twice { what: "slot", found: format!("{}", slot.number()) });
        }
        if slot.is_team() && self.state.present.and(TEAM).is_empty() {
            self.state.leader = slot;
        }
        self.put(slot, monster);
        Ok(slot)
    }

    pub(crate) fn put(&mut self, slot: Slot, monster: Monster) {
        let state = &mut self.state;
        state.monsters[slot.index()] = monster;
        state.present.insert(slot);
        for flags in [
            &mut state.locked,
            &mut state.sped,
            &mut state.swap,
            &mut state.skip,
            &mut state.blocked,
            &mut state.walked,
        ] {
            flags.remove(slot);
        }
        self.refresh(slot);
    }

    /// Puts a monster into the lowest free slot of its side (section 7).
    ///
    /// # Errors
    /// [`SkyError::Full`] if there is none.
    pub fn create(&mut self, team: bool, monster: Monster) -> Result<Slot, SkyError> {
        let slot = self.free_slot(team).ok_or(SkyError::Full {
            side: if team { "team" } else { "enemies" },
            slots: if team { 4 } else { self.state.rules.last_slot() - 3 },
        })?;
        self.place(slot, monster)
    }

    pub(crate) fn free_slot(&self, team: bool) -> Option<Slot> {
        let side = if team { TEAM } else { ENEMIES };
        let slot = side.without(self.state.present).first()?;
        (slot.number() <= self.state.rules.last_slot()).then_some(slot)
    }

    /// The monster in a slot.
    pub fn monster(&self, slot: Slot) -> Option<&Monster> {
        self.state.present.has(slot).then(|| &self.state.monsters[slot.index()])
    }

    /// The stage of the monster in a slot; of an empty slot, the normal one.
    #[inline]
    pub fn stage(&self, slot: Slot) -> Stage {
        self.stages[slot.index()]
    }

    /// The terms of that stage (section 3) and their sum before clamping.
    pub fn explain_stage(&self, slot: Slot) -> (Vec<Part>, i16) {
        let monster = &self.state.monsters[slot.index()];
        let around = self.around(slot);
        (monster.parts(around), monster.raw_stage(around))
    }

    /// The counter, 0..=23.
    pub const fn counter(&self) -> u8 {
        self.state.counter
    }

    /// Steps since the floor began.
    pub const fn step_index(&self) -> u64 {
        self.state.step
    }

    /// The leader.
    pub const fn leader(&self) -> Slot {
        self.state.leader
    }

    /// Everybody on the floor, in the order in which the game asks them: the leader, the team, the enemies.
    pub fn order(&self) -> Vec<Slot> {
        let leader = self.state.leader;
        let others = self.state.present.without(leader.set());
        self.state.present.and(leader.set()).iter().chain(others.iter()).collect()
    }

    const fn around(&self, slot: Slot) -> Around {
        Around {
            weather: self.state.weather,
            thief_alert: self.state.spawn.thief_alert,
            team: slot.is_team(),
            game: self.state.rules.game,
        }
    }

    /// Recomputes the stage of one slot.
    pub(crate) fn refresh(&mut self, slot: Slot) {
        let stage = stage_of(&self.state.monsters[slot.index()], self.around(slot));
        self.at_stage[self.stages[slot.index()].index()].remove(slot);
        self.at_stage[stage.index()].insert(slot);
        self.stages[slot.index()] = stage;
    }

    pub(crate) fn refresh_all(&mut self) {
        for slot in TEAM.or(ENEMIES).iter() {
            self.refresh(slot);
        }
    }

    /// Who is due at a value of the counter, locked or not.
    #[inline]
    pub(crate) const fn due_at(&self, counter: u8) -> SlotSet {
        let due = DUE_STAGES[(counter % 8) as usize];
        self.at_stage[0]
            .only_if(due[0])
            .or(self.at_stage[1].only_if(due[1]))
            .or(self.at_stage[2].only_if(due[2]))
            .or(self.at_stage[3].only_if(due[3]))
            .or(self.at_stage[4])
            .and(self.state.present)
    }

    /// Enemies that count towards the cap of natural spawning (section 10).
    pub(crate) fn counted_enemies(&self) -> u32 {
        let uncounted: SlotSet = self
            .state
            .present
            .and(ENEMIES)
            .iter()
            .filter(|slot| self.state.monsters[slot.index()].has(Modifier::Uncounted))
            .collect();
        self.state.present.and(ENEMIES).without(uncounted).len()
    }
}

/// Which stages are due, by the counter's remainder modulo 8: all that is observable of it (section 2).
const DUE_STAGES: [[bool; 5]; 8] = {
    let mut table = [[false; 5]; 8];
    let mut counter = 0;
    while counter < 8 {
        let mut stage = 0;
        while stage < 5 {
            table[counter][stage] = crate::DUE_TABLE[stage][counter];
            stage += 1;
        }
        counter += 1;
    }
    table
};
