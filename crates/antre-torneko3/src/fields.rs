//! The log as the vectors write it: one flat record of named values per event (section 10).

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use antre_core::Cell;

use crate::actor::ActorId;
use crate::event::{Done, Effect, Event, Record};
use crate::labels::Labels;
use crate::phase::Ended;
use crate::play::{Input, Special};

/// A value in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Field {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number.
    Int(i64),
    /// A word or name.
    Text(String),
    /// Column and row.
    Cell([u8; 2]),
    /// Names.
    List(Vec<String>),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("-"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Text(value) => f.write_str(value),
            Self::Cell([x, y]) => write!(f, "{x},{y}"),
            Self::List(names) => write!(f, "[{}]", names.join(" ")),
        }
    }
}

/// One line of the log: key and value, in the order of writing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// `t`, `ph`, `ev`, then the event's own keys.
    pub fields: Vec<(&'static str, Field)>,
}

impl Line {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// The kind of event.
    pub fn kind(&self) -> &str {
        match self.get("ev") {
            Some(Field::Text(kind)) => kind,
            _ => "",
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, (key, value)) in self.fields.iter().enumerate() {
            match (position, *key) {
                (0, _) => write!(f, "{value}")?,
                (_, "ph" | "ev") => write!(f, " {value}")?,
                _ => write!(f, " {key}={value}")?,
            }
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.fields.iter().map(|(key, value)| (key, value)))
    }
}

/// The log in the form of the vectors. Events that only the chart needs are left out; who woke and who was freed in
/// a monster house becomes part of the event that follows.
pub fn lines(records: &[Record], labels: &Labels) -> Vec<Line> {
    let mut lines = Vec::with_capacity(records.len());
    let mut woken = Vec::new();
    let mut skipped = Vec::new();
    let mut freed = Vec::new();
    for record in records {
        match record.event {
            Event::HouseWoken { who, skipped: loses } => {
                woken.push(labels.actor(who).into_owned());
                if loses {
                    skipped.push(labels.actor(who).into_owned());
                }
            }
            Event::HouseFreed { who } => freed.push(labels.actor(who).into_owned()),
            Event::NotDue { .. } | Event::Elapsed { .. } | Event::RestSkip { .. } => {}
            event => {
                let phase = record.at.phase.map_or(Field::Null, |phase| text(phase.name()));
                let (kind, own) = fields(event, labels);
                let mut fields = Vec::with_capacity(3 + own.len());
                fields.extend([("t", int(record.at.turn)), ("ph", phase), ("ev", text(kind))]);
                fields.extend(own);
                match event {
                    Event::HouseActivated { .. } => {
                        fields.push(("woken", Field::List(core::mem::take(&mut woken))));
                        fields.push(("skipped", Field::List(core::mem::take(&mut skipped))));
                    }
                    Event::HouseException2 { .. } => {
                        fields.push(("freed", Field::List(core::mem::take(&mut freed))));
                    }
                    _ => {}
                }
                lines.push(Line { fields });
            }
        }
    }
    lines
}

fn text(word: &str) -> Field {
    Field::Text(word.to_owned())
}

fn int(number: impl Into<i64>) -> Field {
    Field::Int(number.into())
}

fn cell(cell: Cell) -> Field {
    Field::Cell([cell.x, cell.y])
}

fn fast(fast: bool) -> Field {
    text(if fast { "fast" } else { "slow" })
}

type Own = Vec<(&'static str, Field)>;

/// Kind and own fields of an event. In `input` and `exec` the player is called "player" whatever its name.
fn fields(event: Event, labels: &Labels) -> (&'static str, Own) {
    let name = |who: ActorId| Field::Text(labels.actor(who).into_owned());
    let effect = |effect: Effect| match effect {
        Effect::Trap(trap) => Field::Text(format!("trap:{}", labels.trap(trap))),
        Effect::Pillar => text("pillar"),
        Effect::Spikes => text("spikes"),
        Effect::House => text("mh"),
    };
    match event {
        Event::Turn => ("turn", Vec::new()),
        Event::Wind { n } => ("wind", [("n", int(n)), ("msg", Field::Text(format!("wind{n}")))].into()),
        Event::GameOver { reason } => {
            let reason = match reason {
                Ended::Wind => "wind",
                Ended::Dead => "dead",
                Ended::Stairs => "stairs",
            };
            ("game_over", [("reason", text(reason))].into())
        }
        Event::Floor { n } => ("floor", [("n", int(n))].into()),
        Event::Spawned { rule, who, order } => {
            ("spawn", [("rule", int(rule)), ("who", name(who)), ("order", int(order))].into())
        }
        Event::SpawnCounted { rule, enemies, chars } => {
            ("spawn", [("rule", int(rule)), ("enemies", int(enemies)), ("chars", int(chars))].into())
        }
        Event::SpawnNone { rule } => ("spawn_none", [("rule", int(rule))].into()),
        Event::Input { input, forced } => {
            let mut own: Own = [("who", text("player")), ("act", text(input.verb()))].into();
            if let Input::Move(dir) = input {
                own.push(("dir", text(dir.name())));
            }
            if forced {
                own.push(("forced", Field::Bool(true)));
            }
            ("input", own)
        }
        Event::InputSkip => ("input_skip", [("reason", text("slow"))].into()),
        Event::PhaseSkip { class, reason } => {
            ("phase_skip", [("cls", text(class.name())), ("reason", text(reason.name()))].into())
        }
        Event::CharSkip { who, reason } => {
            ("char_skip", [("who", name(who)), ("reason", text(reason.name()))].into())
        }
        Event::Decide { who, kind } => ("decide", [("who", name(who)), ("kind", text(kind.name()))].into()),
        Event::Exec { who, done } => ("exec", exec(who, done, labels)),
        Event::Cancel { who, kind } => {
            let own = [("who", name(who)), ("kind", text(kind.name())), ("reason", text("no_target"))];
            ("cancel", own.into())
        }
        Event::Pend { effect: what, who } => ("pend", [("eff", effect(what)), ("who", name(who))].into()),
        Event::Terrain { effect: what, who } => {
            ("terrain", [("eff", effect(what)), ("who", name(who))].into())
        }
        Event::Die { who } => ("die", [("who", name(who))].into()),
        Event::HouseActivated { by, lookback, rule } => {
            let lookback = lookback.map_or(Field::Null, |phase| text(phase.name()));
            ("mh_activate", [("by", name(by)), ("lookback", lookback), ("rule", text(rule.name()))].into())
        }
        Event::HouseException2 { by } => ("mh_exc2", [("by", name(by))].into()),
        Event::Recover { who, hp } => ("recover", [("who", name(who)), ("hp", int(hp))].into()),
        Event::StatusEnd { who, status } => {
            ("status_end", [("who", name(who)), ("status", text(status.name()))].into())
        }
        Event::Statue { index } => {
            let own = match labels.statues.get(usize::from(index)) {
                Some((id, kind)) => [("id", text(id)), ("kind", text(kind))].into(),
                None => [("id", int(index))].into(),
            };
            ("statue", own)
        }
        Event::Ring { warp } => ("ring", [("warp", Field::Bool(warp))].into()),
        Event::Claim { yes } => ("claim", [("answer", text(if yes { "yes" } else { "no" }))].into()),
        Event::Paid => ("paid", Vec::new()),
        Event::Theft { kind } => ("theft", [("type", int(kind))].into()),
        Event::Stairs => ("stairs", Vec::new()),
        Event::Speed { who, from, to, cause } => {
            let own = [
                ("who", name(who)),
                ("frm", text(from.name())),
                ("to", text(to.name())),
                ("cause", text(cause.name())),
            ];
            ("speed", own.into())
        }
        Event::SpeedStack { who, level } => {
            ("speed_stack", [("who", name(who)), ("level", int(level))].into())
        }
        Event::SpeedNoEffect { who, fast: is } => {
            ("speed_noeffect", [("who", name(who)), ("eff", fast(is))].into())
        }
        Event::Expire { who, fast: is } => ("expire", [("who", name(who)), ("eff", fast(is))].into()),
        Event::HouseWoken { .. }
        | Event::HouseFreed { .. }
        | Event::Elapsed { .. }
        | Event::RestSkip { .. }
        | Event::NotDue { .. } => ("", Vec::new()),
    }
}

fn exec(who: ActorId, done: Done, labels: &Labels) -> Own {
    let name = |who: ActorId| Field::Text(labels.actor(who).into_owned());
    let special = |word: &str| [("act", text("special")), ("name", text(word))];
    let mut own: Own = [("who", name(who))].into();
    match done {
        Done::Move(to) => own.extend([("act", text("move")), ("to", cell(to))]),
        Done::Swap { to, ally } => {
            own.extend([("act", text("swap")), ("to", cell(to)), ("ally", name(ally))]);
        }
        Done::Wait => own.push(("act", text("wait"))),
        Done::Attack { target, via_move } => {
            own.extend([("act", text("attack")), ("target", name(target))]);
            if via_move {
                own.push(("via", text("move")));
            }
        }
        Done::Item(input) => match input {
            Input::DrinkQuick { .. } => own.extend(special("quick_herb")),
            Input::SpeedOn { target, fast } => {
                own.extend(special(if fast { "fast" } else { "slow" }));
                own.push(("target", name(target)));
            }
            Input::WarpSelf { to } => {
                own.extend(special("warp_self"));
                own.push(("to", cell(to)));
            }
            other => own.extend(special(other.verb())),
        },
        Done::Special(what) => match what {
            Special::WarpPlayer { .. } => own.extend(special("warp_player")),
            Special::SlowPlayer { .. } => own.extend(special("slow_player")),
            Special::HastePlayer { .. } => own.extend(special("haste_player")),
            Special::Leap { to } => {
                own.extend(special("leap"));
                own.push(("to", cell(to)));
            }
            Special::Other(index) => own.extend(special(labels.special(index))),
        },
    }
    own
}

impl Labels {
    /// The log as one string, a line per event.
    pub fn log(&self, records: &[Record]) -> String {
        lines(records, self).iter().map(|line| line.to_string() + "\n").collect()
    }
}
