//! What conditions over fights can name.

use antre_core::Evidence;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Roster;
use crate::search::columns::columns;
use crate::search::duel::Fights;
use crate::{Answer, Detail, Error};

/// Lists what conditions can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-columns"))]
#[serde(default, deny_unknown_fields)]
pub struct Columns {}

pub(super) fn answer(detail: &Detail) -> Result<Answer, Error> {
    Ok(columns(&Fights::new(&Roster::lesson(), &(0..=0))?, Evidence::Certain, detail))
}
