//! Which maps a search looks at: all that can be drawn, or a player's own; and what is wanted of them besides.

use antre_dq9::{Edition, MapId, Timers};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conditions::Wanted;
use super::known::timers;
use super::save::own_maps;
use super::{Conditions, SlotOption};
use crate::{Bytes, Detail, Error};

/// Which maps are looked at.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-among"))]
#[serde(default, deny_unknown_fields)]
pub struct Among {
    /// Only the maps of this save, which is only read, or of a text with a map a line [default: all that can be drawn]
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Bytes::read))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Bytes>,
    /// With --own: which of the two saves of the file
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "SLOT", default_value_t))]
    pub slot: SlotOption,
    /// How many are listed; the counts are of all [default: 20]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// What is wanted of the map besides.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub conditions: Conditions,
}

/// How many maps are listed unless asked otherwise.
const MOST_SHOWN: i64 = 20;

/// The maps, read.
pub(super) struct Maps {
    pub(super) timers: &'static Timers,
    wanted: Option<Wanted>,
    own: Option<Vec<MapId>>,
    /// How many are listed.
    pub(super) limit: usize,
}

impl Among {
    /// Reads file and conditions.
    pub(super) fn read(&self, edition: &Edition, detail: &Detail) -> Result<Maps, Error> {
        let limit =
            antre_core::in_range("limit", self.limit.unwrap_or(MOST_SHOWN), 0..=i64::from(MapId::COUNT))?;
        let own = match &self.own {
            Some(file) => Some(own_maps(file, self.slot, edition, detail)?),
            None => None,
        };
        let conditions = &self.conditions;
        let wanted = (!conditions.is_empty()).then(|| conditions.read(edition)).transpose()?;
        Ok(Maps { timers: timers(), wanted, own, limit: limit as usize })
    }
}

impl Maps {
    /// The maps in order, each once: a player's own whether they can be drawn or not.
    pub(super) fn ids(&self) -> Vec<MapId> {
        let fits = |id: &MapId| self.wanted.as_ref().is_none_or(|wanted| wanted.fits(*id));
        if let Some(own) = &self.own {
            let mut seen = std::collections::BTreeSet::new();
            return own.iter().copied().filter(|id| seen.insert(*id)).filter(fits).collect();
        }
        let every = (0..MapId::COUNT).map_while(|index| MapId::of_index(index).ok());
        every.filter(|id| self.timers.can_draw(*id)).filter(fits).collect()
    }
}
