//! What happens on a floor, for whoever wants to see it.

use alloc::vec::Vec;

use crate::{Action, COUNTERS, Slot, SlotSet, Stage, Weather};

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// Index of the step since the floor began; never reset.
    pub step: u64,
    /// The counter at that moment: 0 for extra actions.
    pub counter: u8,
    /// What happened.
    pub kind: EventKind,
}

/// How an action came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Note {
    /// Due and not locked.
    #[default]
    Due,
    /// The leader's own raise granted it.
    Extra,
    /// First action of a new leader.
    LeaderChanged,
    /// Acted out of order after a swap of places (section 8).
    OutOfOrder,
    /// Was blocked and is asked again (section 7).
    Retry,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventKind {
    /// Somebody acts.
    Acts {
        /// Who.
        slot: Slot,
        /// What.
        action: Action,
        /// Stage after the action's own tick and before its effect.
        stage: Stage,
        /// How it came about.
        note: Note,
        /// Raise counters at the same moment.
        up: [u8; COUNTERS],
        /// Lowering counters at the same moment.
        down: [u8; COUNTERS],
    },
    /// Was due, but is locked until the next shared tick.
    Locked {
        /// Who.
        slot: Slot,
    },
    /// Was due at the counter of this step, but was tested after the leader's raise had set it to 0.
    Lost {
        /// Who.
        slot: Slot,
        /// The counter at which it would have acted.
        due_at: u8,
    },
    /// Lost a turn because it acted out of order before.
    Skipped {
        /// Who.
        slot: Slot,
    },
    /// A monster's stage changed by an effect.
    StageChanged {
        /// Whose.
        slot: Slot,
        /// Before.
        from: Stage,
        /// After.
        to: Stage,
    },
    /// A counter ran out, and the stage changed.
    Expired {
        /// Whose.
        slot: Slot,
        /// Before.
        from: Stage,
        /// After.
        to: Stage,
    },
    /// A raise or lowering that changed no stage.
    NoEffect {
        /// Whose.
        slot: Slot,
    },
    /// The counter was set to 0.
    Reset {
        /// What it was.
        from: u8,
    },
    /// The locks of everybody on the floor were cleared: the begin of a whole turn.
    Clear,
    /// The waiting walks were shown together.
    Flush {
        /// Whose.
        walkers: SlotSet,
    },
    /// The end of a whole turn: the weather's counters tick.
    WeatherTick,
    /// The weather changed.
    WeatherChanged {
        /// Into what.
        weather: Weather,
    },
    /// A monster appeared.
    Placed {
        /// Where.
        slot: Slot,
        /// By natural spawning.
        spawned: bool,
    },
    /// A monster left the floor.
    Removed {
        /// From where.
        slot: Slot,
    },
    /// The leader changed, or the change was refused.
    LeaderChanged {
        /// Who leads now.
        leader: Slot,
        /// Whether the change was refused.
        refused: bool,
    },
    /// The wind comes nearer: 249, 149 or 49 turns are left.
    WindWarning {
        /// Turns left.
        left: i32,
    },
}

/// Takes the events of a floor.
pub trait Sink {
    /// `false` lets the machine leave out everything that only serves events.
    const LISTENS: bool = true;

    /// Takes one event.
    fn event(&mut self, event: Event);
}

/// Takes nothing; costs nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoSink;

impl Sink for NoSink {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// Keeps every event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Recorder {
    /// The events so far, in order.
    pub events: Vec<Event>,
}

impl Sink for Recorder {
    #[inline]
    fn event(&mut self, event: Event) {
        self.events.push(event);
    }
}
