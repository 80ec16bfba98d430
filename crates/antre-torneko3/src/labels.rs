//! Names for the numbers of a run. The machine itself never sees them.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::actor::ActorId;

/// Names of characters, traps, statues and abilities.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Labels {
    /// By [`ActorId`]; those after the last appeared later and are called S1, S2, …
    pub actors: Vec<String>,
    /// Kind of each trap, by its index on the floor.
    pub traps: Vec<String>,
    /// Name and kind of each statue, by its index on the floor.
    pub statues: Vec<(String, String)>,
    /// Abilities of [`Special::Other`](crate::Special::Other).
    pub specials: Vec<String>,
}

impl Labels {
    /// The name of a character.
    pub fn actor(&self, id: ActorId) -> Cow<'_, str> {
        match self.actors.get(id.0 as usize) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(format!(
                "S{}",
                (id.0 as usize).saturating_sub(self.actors.len()).saturating_add(1)
            )),
        }
    }

    /// The character with this name, also one that has not appeared yet.
    pub fn find(&self, name: &str) -> Option<ActorId> {
        if let Some(index) = self.actors.iter().position(|known| known == name) {
            return Some(ActorId(index as u32));
        }
        let number: u32 = name.strip_prefix('S')?.parse().ok()?;
        let first = u32::try_from(self.actors.len()).ok()?;
        Some(ActorId(first.checked_add(number.checked_sub(1)?)?))
    }

    /// The kind of a trap.
    pub fn trap(&self, index: u16) -> &str {
        self.traps.get(usize::from(index)).map_or("trap", String::as_str)
    }

    /// The name of an ability.
    pub fn special(&self, index: u16) -> &str {
        self.specials.get(usize::from(index)).map_or("special", String::as_str)
    }
}
