//! The one function that the whole program is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antre_search::given_up::Flag;
use schemars::JsonSchema;
use serde::Serialize;

#[cfg(feature = "compare")]
use crate::compare;
#[cfg(feature = "dq9")]
use crate::dq9;
#[cfg(feature = "duel")]
use crate::duel;
use crate::error::told;
#[cfg(feature = "isaac")]
use crate::isaac;
#[cfg(feature = "sky")]
use crate::sky;
use crate::tagged::tagged;
#[cfg(feature = "torneko3")]
use crate::torneko3;
use crate::{Answer, Detail, Error};

/// A question about one of the systems.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "system", rename_all = "kebab-case")]
pub enum Query {
    /// Energy-queue combat.
    #[cfg(feature = "duel")]
    Duel(duel::Query),
    /// Treasure-map grottos of Dragon Quest IX.
    #[cfg(feature = "dq9")]
    Dq9(dq9::Query),
    /// Floors of The Binding of Isaac.
    #[cfg(feature = "isaac")]
    Isaac(isaac::Query),
    /// Turns on a dungeon floor of Explorers of Sky.
    #[cfg(feature = "sky")]
    Sky(sky::Query),
    /// Turns, phases and characters of Torneko no Daibouken 3.
    #[cfg(feature = "torneko3")]
    Torneko3(torneko3::Query),
    /// The same party in the turn machines.
    #[cfg(feature = "compare")]
    Compare(compare::Compare),
}

tagged!(Query by "system":
    #[cfg(feature = "duel")] "duel" => Duel,
    #[cfg(feature = "dq9")] "dq9" => Dq9,
    #[cfg(feature = "isaac")] "isaac" => Isaac,
    #[cfg(feature = "sky")] "sky" => Sky,
    #[cfg(feature = "torneko3")] "torneko3" => Torneko3,
    #[cfg(feature = "compare")] "compare" => Compare,
);

/// Answers a question. Pure: the same question always has the same answer, on every machine.
///
/// # Errors
/// [`Error`] is one sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        #[cfg(feature = "duel")]
        Query::Duel(query) => duel::answer(query, detail),
        #[cfg(feature = "dq9")]
        Query::Dq9(query) => dq9::answer(query, detail),
        #[cfg(feature = "isaac")]
        Query::Isaac(query) => isaac::answer(query, detail),
        #[cfg(feature = "sky")]
        Query::Sky(query) => sky::answer(query, detail),
        #[cfg(feature = "torneko3")]
        Query::Torneko3(query) => torneko3::answer(query, detail),
        #[cfg(feature = "compare")]
        Query::Compare(query) => query.answer(detail),
    }
}

/// Answers a question unless it is given up: once the flag is set, what takes long ends soon, and the answer is an error.
///
/// # Errors
/// As of [`answer`], and that the question was given up.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::AtomicBool;
/// use antre::{Detail, Query, duel};
///
/// let query = Query::Duel(duel::Query::Sim(duel::Sim::default()));
/// let given_up = Arc::new(AtomicBool::new(true));
/// let error = antre::answer_unless(&given_up, &query, &Detail::default()).unwrap_err();
/// assert_eq!(error.to_string(), "the question was given up before its end");
/// ```
pub fn answer_unless(given_up: &Arc<AtomicBool>, query: &Query, detail: &Detail) -> Result<Answer, Error> {
    let answer = Flag::from(Arc::clone(given_up)).during(|| answer(query, detail));
    // What ended early is not to be taken for an answer.
    if given_up.load(Ordering::Relaxed) { Err(told!("error-given-up")) } else { answer }
}
