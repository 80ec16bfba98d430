//! Script lines: `attack`, `boost:L+A:10`, `agility*3`, `charge:focus-punch` (sections 4.1, 11, 12).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use antre_core::in_range;

use crate::action::{Action, Change, Direction, Effect, Length};
use crate::names::{lookup, nearest, plain};
use crate::{SOURCES, SkyError, Slot, SlotSet, Source, Weather, source};

/// A verb of scripts: what `antre sky timeline --help` lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verb {
    /// Name.
    pub name: &'static str,
    /// What follows it.
    pub form: &'static str,
    /// Whether it locks.
    pub locks: bool,
}

const fn verb(name: &'static str, form: &'static str, locks: bool) -> Verb {
    Verb { name, form, locks }
}

impl Verb {
    /// Every verb; the names of [`SOURCES`] are verbs too.
    pub const ALL: [Self; 25] = [
        verb("walk", "walk", false),
        verb("pass", "pass", false),
        verb("none", "none", false),
        verb("blocked", "blocked", false),
        verb("swap", "swap:id", false),
        verb("attack", "attack", true),
        verb("move", "move", true),
        verb("item", "item", true),
        verb("throw", "throw", true),
        verb("orb", "orb", true),
        verb("stairs", "stairs", true),
        verb("talk", "talk", true),
        verb("use", "use:name", true),
        verb("boost", "boost:ids[:counter]", true),
        verb("lower", "lower:ids[:times[:counter]]", true),
        verb("para", "para:ids[:counter]", true),
        verb("cure", "cure:ids", true),
        verb("transfer", "transfer:id", true),
        verb("kill", "kill:ids", true),
        verb("leader", "leader:id", true),
        verb("charge", "charge:move", true),
        verb("release", "release", true),
        verb("interrupt", "interrupt:ids", true),
        verb("weather", "weather:name[:turns]", true),
        verb("thief-alert", "thief-alert[:on|off]", true),
    ];
}

/// One line of a script: its text as written and what it means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScriptLine {
    /// As written, without `*n`.
    pub text: String,
    /// What the machine does.
    pub action: Action,
}

/// Who can be named in a script.
pub(crate) struct Cast<'a> {
    pub(crate) ids: &'a [(String, Slot)],
    pub(crate) user: Slot,
    pub(crate) place: String,
}

/// The text in front of `*n`, and n.
pub(crate) fn repeats<'a>(place: &str, line: &'a str) -> Result<(&'a str, u16), SkyError> {
    let Some((text, times)) = line.rsplit_once('*') else {
        return Ok((line.trim(), 1));
    };
    let times = times.trim().parse::<u16>().ok().filter(|times| (1..=9999).contains(times));
    times.map(|times| (text.trim(), times)).ok_or_else(|| SkyError::Script {
        place: place.to_string(),
        found: line.to_string(),
        expected: "a number of times 1..=9999 after the *",
    })
}

impl Cast<'_> {
    /// Reads one line without `*n`.
    pub(crate) fn read(&self, text: &str) -> Result<ScriptLine, SkyError> {
        Ok(ScriptLine { text: text.to_string(), action: self.action(text)? })
    }

    fn action(&self, text: &str) -> Result<Action, SkyError> {
        let parts: Vec<&str> = text.split(':').map(str::trim).collect();
        let name = plain(parts[0]);
        let Some(verb) = Verb::ALL.iter().find(|verb| verb.name == name) else {
            return match source(&name) {
                Some(source) => self.from_source(source, text, &parts),
                None => Err(self.unknown(parts[0])),
            };
        };
        let most = 1 + verb.form.matches(':').count();
        if parts.len() > most {
            return Err(self.malformed(text, verb.form));
        }
        let argument = |index: usize| parts.get(index).copied();
        let needed =
            || argument(1).filter(|part| !part.is_empty()).ok_or_else(|| self.malformed(text, verb.form));
        Ok(match verb.name {
            "walk" => Action::walk(),
            "pass" => Action::pass(),
            "none" => Action::nothing(),
            "blocked" => Action::blocked(),
            "swap" => Action::swap(self.slot(needed()?)?),
            "boost" => Action::raise(self.slots(needed()?)?, self.length(argument(2))?),
            "lower" => {
                let times = argument(2).map_or(Ok(1), |times| self.number("times", times, 1..=5))?;
                Action::lower(self.slots(needed()?)?, times, self.length(argument(3))?)
            }
            "para" => Action::with(Effect::Paralyse {
                targets: self.slots(needed()?)?,
                length: self.length(argument(2))?,
            }),
            "cure" => Action::with(Effect::Cure { targets: self.slots(needed()?)? }),
            "transfer" => Action::with(Effect::Transfer { to: self.slot(needed()?)? }),
            "kill" => Action::with(Effect::Remove { targets: self.slots(needed()?)? }),
            "leader" => Action::hand_over(self.slot(needed()?)?),
            "charge" => Action::with(Effect::Charge),
            "release" => Action::with(Effect::Release),
            "interrupt" => Action::with(Effect::Interrupt { targets: self.slots(needed()?)? }),
            "weather" => Action::with(Effect::Weather {
                weather: lookup("weather", needed()?, &Weather::NAMES)?,
                turns: argument(2).map_or(Ok(0), |turns| self.number("turns", turns, 0..=255))?,
            }),
            "thief-alert" => Action::with(Effect::ThiefAlert(argument(1) != Some("off"))),
            _ => Action::attack(),
        })
    }

    /// `agility`, `agility:L+A`, `agility:L:9`.
    fn from_source(&self, source: &Source, text: &str, parts: &[&str]) -> Result<Action, SkyError> {
        if parts.len() > 3 {
            return Err(self.malformed(text, "name[:ids[:counter]]"));
        }
        let targets = match parts.get(1).filter(|ids| !ids.is_empty()) {
            Some(ids) => self.slots(ids)?,
            None if source.on_user => self.user.set(),
            None => return Err(self.malformed(text, "name:ids, for the targets are not part of the rules")),
        };
        let length = match (parts.get(2), source.counter) {
            (None, Some(counter)) => Length::Fixed(counter),
            (given, _) => self.length(given.copied())?,
        };
        if source.kind == "trap" {
            return Ok(Action { effect: Effect::SlowTrap(length), ..Action::walk() });
        }
        let (direction, times, chance) = (source.direction, source.times, source.chance);
        Ok(Action::with(Effect::Change(Change { targets, direction, times, length, chance })))
    }

    fn length(&self, counter: Option<&str>) -> Result<Length, SkyError> {
        match counter {
            None => Ok(Length::Drawn),
            Some(counter) => self.number("counter", counter, 1..=255).map(Length::Fixed),
        }
    }

    fn number(
        &self,
        what: &str,
        found: &str,
        allowed: core::ops::RangeInclusive<i64>,
    ) -> Result<u8, SkyError> {
        let number: i64 = found.parse().map_err(|_| SkyError::Script {
            place: self.place.clone(),
            found: found.to_string(),
            expected: "a whole number",
        })?;
        in_range(format!("{}, {what}", self.place), number, allowed)?;
        Ok(number as u8)
    }

    fn slots(&self, ids: &str) -> Result<SlotSet, SkyError> {
        let mut set = SlotSet::EMPTY;
        for id in ids.split('+') {
            let slot = self.slot(id)?;
            if set.has(slot) {
                return Err(SkyError::Twice { what: "target", found: id.to_string() });
            }
            set.insert(slot);
        }
        Ok(set)
    }

    fn slot(&self, id: &str) -> Result<Slot, SkyError> {
        let id = id.trim();
        self.ids.iter().find(|(known, _)| known == id).map(|(_, slot)| *slot).ok_or_else(|| {
            let known: Vec<&str> = self.ids.iter().map(|(id, _)| id.as_str()).collect();
            SkyError::NoMonster { place: self.place.clone(), found: id.to_string(), known: known.join(", ") }
        })
    }

    fn unknown(&self, found: &str) -> SkyError {
        let known = Verb::ALL.iter().map(|verb| verb.name).chain(SOURCES.iter().map(|source| source.name));
        SkyError::UnknownName {
            what: "action",
            found: found.to_string(),
            nearest: nearest(found, known).map(ToString::to_string),
        }
    }

    fn malformed(&self, text: &str, expected: &'static str) -> SkyError {
        SkyError::Script { place: self.place.clone(), found: text.to_string(), expected }
    }
}

/// Whether the direction raises, for whoever draws the glyph.
impl Direction {
    /// Glyph id of a change in this direction.
    pub const fn glyph(self) -> &'static str {
        match self {
            Self::Raise => "boost",
            Self::Lower => "lower",
            Self::Either => "either",
        }
    }
}
