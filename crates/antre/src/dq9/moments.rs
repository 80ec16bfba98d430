//! Seconds that players can hit, as flags take them (`docs/rules/dq9.md`, section 19.1).

use antre_dq9::{Edition, Moment};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::error::told;

/// Seconds of the moments at which chests are opened, where they differ from what others measured.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-moments"))]
#[serde(default, deny_unknown_fields)]
pub struct MomentOptions {
    /// Second of the game's clock of five, solo, party, eight or nine, as you measured it: solo=2, 0 to 60
    /// [default: five=0 solo=1 party=2 eight=3 nine=4]
    #[cfg_attr(feature = "clap", arg(long = "moment", value_name = "NAME=S"))]
    pub moment: Vec<String>,
}

impl MomentOptions {
    /// Changes an edition's moments.
    ///
    /// # Errors
    /// One is called otherwise, or its second is none.
    pub(super) fn apply(&self, edition: &mut Edition) -> Result<(), Error> {
        for text in &self.moment {
            let (name, second) =
                text.split_once('=').ok_or_else(|| told!("error-dq9-moment-form", found = text))?;
            let whole = second.trim().parse::<i64>();
            let whole = whole.map_err(|_| told!("error-dq9-moment-whole", found = text))?;
            let second = antre_core::in_range("second of the moment", whole, 0..=60)?;
            edition.moments.set(moment(name)?, second as u32);
        }
        Ok(())
    }
}

/// A moment by its word.
pub(super) fn moment(word: &str) -> Result<Moment, Error> {
    Moment::of_word(word).ok_or_else(|| told!("error-dq9-moment", found = word.trim()))
}
