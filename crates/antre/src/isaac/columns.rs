//! What conditions over floors can name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::RunOptions;
use crate::search::columns::columns;
use crate::search::isaac::Floors;
use crate::{Answer, Detail, Error};

/// Lists what conditions and tables can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-columns"))]
#[serde(default, deny_unknown_fields)]
pub struct Columns {}

pub(super) fn answer(detail: &Detail) -> Result<Answer, Error> {
    let space = Floors::new(&RunOptions::default(), &(1..=u32::MAX), &[1])?;
    Ok(columns(&space, space.evidence(), detail))
}
