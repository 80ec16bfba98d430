//! Questions about the floors of The Binding of Isaac.

mod columns;
mod diff;
mod export;
mod infer;
mod made;
mod options;
mod plan;
mod room_files;
mod seed;
pub(crate) mod seeds;
mod show;
mod stages;
mod stats;

use antre_core::{Evidence, Message};
use antre_isaac::Profile;
use schemars::JsonSchema;
use serde::Serialize;

pub use columns::Columns;
pub use diff::{Diff, DiffFacts, FloorSummary, Statement};
pub use export::{Export, ExportFacts};
pub(crate) use infer::FORMAT as OBSERVATION;
pub use infer::Infer;
pub use options::RunOptions;
pub use room_files::RoomFiles;
pub use seed::{Seed, SeedFacts};
pub use show::{BossFacts, FloorFacts, RoomFacts, Show};
pub use stages::{StageRow, Stages, StagesFacts};
pub use stats::{Distribution, HeatFacts, ShareRow, Stats, StatsFacts};

use crate::tagged::tagged;
use crate::{Answer, Detail, Error, Said, Words};

/// A question about floors.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// What a seed text holds.
    Seed(Seed),
    /// A floor.
    Show(Show),
    /// The floors of a whole run.
    Stages(Stages),
    /// One seed under two profiles, and what the article says otherwise.
    Diff(Diff),
    /// A floor for other programs.
    Export(Export),
    /// What floors are like over many seeds.
    Stats(Stats),
    /// Which seeds fit what was seen.
    Infer(Infer),
    /// What conditions and tables can name.
    Columns(Columns),
}

tagged!(Query by "verb": "seed" => Seed, "show" => Show, "stages" => Stages, "diff" => Diff, "export" => Export, "stats" => Stats, "infer" => Infer, "columns" => Columns);

/// Answers a question about floors.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Seed(query) => query.answer(detail),
        Query::Show(query) => query.answer(detail),
        Query::Stages(query) => query.answer(detail),
        Query::Diff(query) => query.answer(detail),
        Query::Export(query) => query.answer(detail),
        Query::Stats(query) => query.answer(detail),
        Query::Infer(query) => query.answer(detail),
        Query::Columns(Columns {}) => columns::answer(detail),
    }
}

/// The rules in words.
pub(crate) fn edition(profile: Profile, run: &RunOptions) -> String {
    let game = match profile {
        Profile::Demo => "browser demo",
        Profile::Flash => "Flash game",
        Profile::Abplus => "Rebirth engine, Afterbirth+",
        Profile::Article => "Flash game as the article tells it",
        Profile::ArticleRebirth => "Rebirth as the article tells it",
    };
    let mut text = format!("{game} (profile {})", profile.name());
    if profile == Profile::Flash {
        text.push_str(", edge ");
        text.push_str(run.edge.as_deref().unwrap_or("open"));
    }
    if profile == Profile::Abplus {
        text.push_str(match run.rooms {
            Some(_) => ", normal rooms from the player's files",
            None => ", idealised templates",
        });
        if let Some(n) = run.curse_one_in {
            text.push_str(&format!(", curse_one_in {n}"));
        }
    }
    text
}

/// What is certain about a floor and what is not, part by part.
fn tags(profile: Profile, run: &RunOptions) -> Vec<(Evidence, &'static str)> {
    let mut tags = match profile {
        Profile::Demo => vec![(Evidence::Certain, "isaac-tag-demo")],
        Profile::Flash => vec![
            (Evidence::SingleSource, "isaac-tag-flash"),
            (
                if run.edge.as_deref() == Some("swf8") { Evidence::Assumed } else { Evidence::Disputed },
                "isaac-tag-edge",
            ),
        ],
        Profile::Abplus => vec![
            (Evidence::Certain, "isaac-tag-seeds"),
            (Evidence::SingleSource, "isaac-tag-layout"),
            (Evidence::SingleSource, "isaac-tag-specials"),
            match run.rooms {
                Some(_) => (Evidence::SingleSource, "isaac-tag-own-rooms"),
                None => (Evidence::Assumed, "isaac-tag-templates"),
            },
        ],
        Profile::Article | Profile::ArticleRebirth => vec![(Evidence::Assumed, "isaac-tag-article")],
    };
    if profile == Profile::Abplus && run.curse.is_none() {
        tags.push((Evidence::Disputed, "isaac-tag-curse"));
    }
    tags
}

/// The tags as sentences, and what a player of Repentance is to know.
fn tag_notes(profile: Profile, run: &RunOptions, words: &Words) -> Vec<Said> {
    let mut notes: Vec<Said> = tags(profile, run)
        .into_iter()
        .map(|(evidence, id)| {
            let message = Message::new("isaac-tag")
                .with("evidence", evidence_word(evidence, words))
                .with("what", words.word(id));
            Said::new(words, message)
        })
        .collect();
    if run.repentance {
        notes.push(Said::new(words, Message::new("isaac-note-repentance")));
    }
    notes
}

fn evidence_word(evidence: Evidence, words: &Words) -> String {
    words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")))
}

/// Edition and evidence as the last line of a picture says them.
fn foot(profile: Profile, words: &Words) -> String {
    let word = evidence_word(profile.layout_evidence(), words);
    words.say(
        &Message::new(if profile == Profile::Abplus { "isaac-foot-abplus" } else { "isaac-foot" })
            .with("profile", profile.name())
            .with("evidence", word),
    )
}
