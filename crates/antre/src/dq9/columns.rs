//! What conditions over the treasure maps can name.

use std::sync::Arc;

use antre_core::Evidence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Release, editions};
use crate::search::columns::columns;
use crate::search::dq9::{Chests, Floors, Maps, Shared, TimerMaps};
use crate::{Answer, Detail};

/// What of the treasure maps is enumerated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Space {
    /// All 393,216 maps
    #[default]
    Maps,
    /// All 3,915,820 floors
    Floors,
    /// All chests of all floors
    Chests,
    /// Every timer value with every base
    Timers,
}

/// Lists what conditions and tables can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-columns"))]
#[serde(default, deny_unknown_fields)]
pub struct Columns {
    /// Which space
    #[cfg_attr(feature = "clap", arg(value_enum, default_value_t, value_name = "SPACE"))]
    pub space: Space,
}

impl Columns {
    pub(super) fn answer(self, detail: &Detail) -> Answer {
        let edition = Release::Western.edition();
        let shared = Arc::new(Shared::default());
        let evidence = Evidence::Certain;
        let answer = match self.space {
            Space::Maps => columns(&Maps::new(edition, shared), evidence, detail),
            Space::Floors => columns(&Floors::new(edition, shared), evidence, detail),
            Space::Chests => columns(&Chests::new(edition, shared), evidence, detail),
            Space::Timers => columns(&TimerMaps::new(edition), evidence, detail),
        };
        Answer { edition: editions::told(&edition), ..answer }
    }
}
