//! Questions about the turns of Torneko no Daibouken 3.

mod chart;
mod floor;
#[cfg(feature = "forms")]
mod one_line;
mod plan;
mod readings;
mod scenario;
mod timeline;
mod window;

use antre_core::Evidence;
use antre_torneko3::{Rules, Setup, Switch};
use schemars::JsonSchema;
use serde::Serialize;

#[cfg(feature = "forms")]
pub(crate) use one_line::one_line;
pub use plan::{ChoiceFacts, ExitFacts, Plan, PlanFacts};
pub use readings::{ReadingFacts, Readings, ReadingsFacts};
pub use scenario::{RuleOptions, Scene};
pub use timeline::{CharacterFacts, Timeline, TimelineFacts};

use crate::tagged::tagged;
use crate::{Answer, Detail, Error, Words};

/// A question about turns, phases and characters.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// Who decides and executes what in which phase, and what is skipped.
    Timeline(Timeline),
    /// Which readings of the rules change the outcome.
    Readings(Readings),
    /// What the enemies do before the next input.
    Plan(Plan),
}

tagged!(Query by "verb": "timeline" => Timeline, "readings" => Readings, "plan" => Plan);

/// Answers a question about turns, phases and characters.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Timeline(query) => query.answer(detail),
        Query::Readings(query) => query.answer(detail),
        Query::Plan(query) => query.answer(detail),
    }
}

/// The rules in words: every reading that is not the usual one.
fn edition(rules: &Rules) -> String {
    let mut text = String::from("Torneko no Daibouken 3");
    for switch in rules.changed() {
        text.push_str(&format!(", {} {}", switch.key, rules.get(switch.key)));
    }
    text
}

/// Beyond this many turns × characters the readings are not tried one by one for the evidence of an answer.
const TRIED: u64 = 4_000;

/// How well a run is known: the weakest of the readings that change anything in this very scenario.
fn evidence(setup: &Setup) -> (Evidence, Vec<&'static Switch>) {
    let rules = &setup.state.rules;
    if u64::from(setup.turns) * setup.state.actors.len() as u64 > TRIED {
        return (evidence_of(rules, |_| false).0.and(Evidence::SingleSource), Vec::new());
    }
    let usual = window::told(&setup.run().1);
    evidence_of(rules, |other| window::told(&setup.run_with(other).1) != usual)
}

/// The weakest of the readings under which an answer differs, and of those that were chosen.
fn evidence_of(rules: &Rules, differs: impl Fn(Rules) -> bool) -> (Evidence, Vec<&'static Switch>) {
    // Who leaves the usual reading leaves what speaks for it.
    let chosen = |all: Evidence, switch: &Switch| all.and(switch.evidence.and(Evidence::SingleSource));
    let mut evidence = rules.changed().fold(Evidence::Certain, chosen);
    let mut deciding: Vec<&'static Switch> = Vec::new();
    for switch in Switch::ALL.iter().filter(|switch| switch.values.len() > 1) {
        let own = rules.get(switch.key);
        let mut others = switch.values.iter().filter(|value| **value != own);
        if others.any(|value| rules.with(switch.key, value).is_ok_and(&differs)) {
            deciding.push(switch);
            evidence = evidence.and(switch.evidence);
        }
    }
    (evidence, deciding)
}

/// Evidence and what it hangs on, as the last line of a picture says it.
fn foot(rules: &Rules, evidence: Evidence, deciding: &[&Switch], words: &Words) -> String {
    let word = words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")));
    let weakest = deciding.iter().find(|switch| switch.evidence == evidence).or_else(|| deciding.first());
    match weakest {
        Some(switch) => {
            let reading = words.word("torneko3-word-reading");
            let value = rules.get(switch.key);
            // A bare word says enough; yes, no and numbers do not.
            let bare = value.parse::<u32>().is_err() && value.parse::<bool>().is_err();
            let key = if bare { String::new() } else { format!("{} ", switch.key) };
            format!("{reading} {} {key}{value} · {word}", switch.entry)
        }
        None => word,
    }
}
