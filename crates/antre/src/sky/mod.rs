//! Questions about the turns of Pokémon Mystery Dungeon: Explorers of Sky.

mod chart;
mod diff;
mod due;
mod plan;
mod scenario;
mod stage;
mod timeline;

use antre_core::Evidence;
use antre_sky::{Game, RuleSet, Rules};
use schemars::JsonSchema;
use serde::Serialize;

pub use diff::{Diff, DiffFacts, Part};
pub use due::{Due, DueFacts, DueRow};
pub use plan::{Before, ComboFacts, Expiry, KitingFacts, Plan, PlanFacts};
pub use scenario::{Dump, RuleOptions, Scene, import};
pub use stage::{Stage, StageFacts};
pub use timeline::{Timeline, TimelineFacts};

use crate::tagged::tagged;
use crate::{Answer, Detail, Error, Words};

/// A question about turns on a dungeon floor.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// Who acts when, and why not.
    Timeline(Timeline),
    /// Where the exact rules and the community article part.
    Diff(Diff),
    /// Which speed is due at which counter.
    Due(Due),
    /// What a speed stage is made of.
    Stage(Stage),
    /// What the leader could do.
    Plan(Plan),
}

tagged!(Query by "verb": "timeline" => Timeline, "diff" => Diff, "due" => Due, "stage" => Stage, "plan" => Plan);

/// Answers a question about turns on a dungeon floor.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Timeline(query) => query.answer(detail),
        Query::Diff(query) => query.answer(detail),
        Query::Due(query) => query.answer(detail),
        Query::Stage(query) => query.answer(detail),
        Query::Plan(query) => query.answer(detail),
    }
}

/// The rules in words: which game, which rule set, and every reading that is not the rule set's own.
fn edition(rules: &Rules) -> String {
    let game = match rules.game {
        Game::Sky => "Explorers of Sky",
        Game::TimeDarkness => "Explorers of Time and Darkness",
    };
    let set = match rules.set {
        RuleSet::Sky => "exact rules",
        RuleSet::Article => "the article's rules",
    };
    let own = Rules { game: rules.game, ..Rules::of(rules.set) };
    let mut text = format!("{game}, {set}");
    if rules.article_reset != own.article_reset {
        text.push_str(", article_reset own-action");
    }
    if rules.walk_batches != own.walk_batches {
        text.push_str(if rules.walk_batches { ", walk batches" } else { ", no walk batches" });
    }
    let rest = Rules { article_reset: own.article_reset, walk_batches: own.walk_batches, ..*rules };
    if rest != own {
        text.push_str(", with readings of its own");
    }
    text
}

/// Edition and evidence as the last line of a picture says them.
fn foot(rules: &Rules, evidence: Evidence, words: &Words) -> String {
    let word = words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")));
    let set = match (rules.game, rules.set) {
        (Game::TimeDarkness, _) => "sky-foot-time-darkness",
        (_, RuleSet::Sky) => "sky-foot-exact",
        (_, RuleSet::Article) => "sky-foot-article",
    };
    format!("{} · {word}", words.word(set))
}
