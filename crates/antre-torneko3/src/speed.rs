//! Speed states and how effects combine (section 3).

use crate::actor::{ActorId, Class};
use crate::event::{Cause, Event, Sink};
use crate::play::{Kind, Play};
use crate::state::State;
use crate::turn::Run;

/// How often a character acts in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Speed {
    /// Every other turn.
    Slow,
    /// Once a turn.
    Normal,
    /// Double-1: a second action only after a move.
    Fast1,
    /// Double-2, and the double speed of the player: two actions.
    Fast2,
}

impl Speed {
    /// All speeds, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast1, Self::Fast2];

    /// Its word in scenarios and vectors.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast1 => "fast1",
            Self::Fast2 => "fast2",
        }
    }

    /// The speed `level` steps away, within slow and double-2.
    #[must_use]
    pub const fn shifted(self, level: i16) -> Self {
        match self as i16 + level {
            i16::MIN..=0 => Self::Slow,
            1 => Self::Normal,
            2 => Self::Fast1,
            3.. => Self::Fast2,
        }
    }
}

/// A speed effect on the player; each has a timer of its own (section 3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpeedEffect {
    /// Faster, or slower.
    pub fast: bool,
    /// Turns left.
    pub left: i32,
    /// Taken on this turn, which is not counted.
    pub fresh: bool,
}

impl State {
    /// The speed of the character at `index` in [`State::actors`], now. Speed is read when it is needed, never stored
    /// for the turn.
    #[inline]
    pub fn speed(&self, index: usize) -> Speed {
        let actor = &self.actors[index];
        if actor.class != Class::Player {
            return actor.base.shifted(actor.level);
        }
        let base = match actor.base {
            Speed::Slow => -1,
            Speed::Normal => 0,
            Speed::Fast1 | Speed::Fast2 => 1,
        };
        let net = self.effects.iter().fold(base, |net, effect| if effect.fast { net + 1 } else { net - 1 });
        match net {
            i32::MIN..0 => Speed::Slow,
            0 => Speed::Normal,
            1.. => Speed::Fast2,
        }
    }

    /// Whether a slow character loses this turn: the odd turns counted from the one after it became slow
    /// (section 3.2).
    #[inline]
    pub(crate) fn loses_turn(&self, index: usize) -> bool {
        let since = self.turns_run as i32 - self.actors[index].slow_since;
        since >= 1 && since % 2 == 1
    }

    /// Whether the character's speed gives it an action in this half (section 3.4).
    #[inline]
    pub(crate) fn entitled(&self, index: usize, half: u8) -> bool {
        match (self.speed(index), half) {
            (Speed::Slow, 1) => !self.loses_turn(index),
            (Speed::Slow, _) | (Speed::Normal, 2..) => false,
            (Speed::Fast1, 2..) => self.actors[index].first_act == Some(Kind::Move),
            (Speed::Normal | Speed::Fast1 | Speed::Fast2, _) => true,
        }
    }
}

impl<P: Play, S: Sink> Run<'_, P, S> {
    /// One speed effect more, on the player for `turns` turns, on a monster for good.
    pub(crate) fn apply_speed(&mut self, index: usize, fast: bool, turns: i32) {
        let before = self.state.speed(index);
        let id = self.state.actors[index].id;
        if self.state.actors[index].class == Class::Player {
            self.state.effects.push(SpeedEffect { fast, left: turns.max(1), fresh: true });
        } else {
            let rules = &self.state.rules;
            let level = self.state.actors[index].level + if fast { 1 } else { -1 };
            if level > i16::from(rules.accum_max_fast) || level < -i16::from(rules.accum_max_slow) {
                self.note(Event::SpeedNoEffect { who: id, fast });
                return;
            }
            self.state.actors[index].level = level;
        }
        self.note_speed(index, before, if fast { Cause::Fast } else { Cause::Slow });
    }

    /// Removes the player's slow effects.
    pub(crate) fn cure_slow(&mut self) {
        let player = self.state.player;
        let before = self.state.speed(player);
        self.state.effects.retain(|effect| effect.fast);
        self.note_speed(player, before, Cause::Cure);
    }

    fn note_speed(&mut self, index: usize, before: Speed, cause: Cause) {
        let after = self.state.speed(index);
        let turns_run = self.state.turns_run as i32;
        let actor = &mut self.state.actors[index];
        let (who, level, class) = (actor.id, actor.level, actor.class);
        if after == Speed::Slow && before != Speed::Slow {
            actor.slow_since = turns_run;
        }
        if after != before {
            self.note(Event::Speed { who, from: before, to: after, cause });
        } else if class != Class::Player {
            self.note(Event::SpeedStack { who, level });
        }
    }

    /// The player's timers go down; the turn of application is not counted (section 3.3).
    pub(crate) fn tick_player_speed(&mut self) {
        if self.state.effects.is_empty() {
            return;
        }
        let player = self.state.player;
        let before = self.state.speed(player);
        let who: ActorId = self.state.actors[player].id;
        for effect in &mut self.state.effects {
            if effect.fresh {
                effect.fresh = false;
            } else {
                effect.left = effect.left.saturating_sub(1);
            }
        }
        let mut index = 0;
        let mut any = false;
        while index < self.state.effects.len() {
            let effect = self.state.effects[index];
            if effect.left <= 0 {
                self.state.effects.remove(index);
                self.note(Event::Expire { who, fast: effect.fast });
                any = true;
            } else {
                index += 1;
            }
        }
        if any {
            self.note_speed(player, before, Cause::Expire);
        }
    }
}
