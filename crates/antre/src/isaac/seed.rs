//! What a seed text holds.

use antre_core::{Evidence, Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_isaac::stage::{Chapters, player_seed, stage_head, stage_seeds};
use antre_isaac::{Curse, StartSeed, stage_name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::stages::StageRow;
use super::{RunOptions, tag_notes};
use crate::{Answer, Detail, Error, Facts, Said, Table};

/// Reads a seed: its number, checksum, and every stage's seed, variant and curse.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-seed"))]
#[serde(default, deny_unknown_fields)]
pub struct Seed {
    /// Seed: eight letters such as "B911 97JS", or a number
    #[cfg_attr(feature = "clap", arg(value_name = "SEED"))]
    pub seed: String,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

/// A seed in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeedFacts {
    /// The number.
    pub seed: u32,
    /// The eight letters.
    pub text: String,
    /// The checksum in the last two letters.
    pub checksum: u8,
    /// Stages 1 to 11.
    pub stages: Vec<StageRow>,
    /// All 14 outputs of the run's stream; Afterbirth+ uses the first 13.
    pub stage_seeds: Vec<u32>,
    /// What seeds the player: Afterbirth+, Repentance.
    pub player_seeds: [u32; 2],
}

impl Seed {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let seed = StartSeed::of_typed(&self.seed)?;
        let profile = self.run.profile()?;
        let mut rows = Vec::new();
        for stage in 1..=11 {
            let setup = self.run.abplus_head(stage)?;
            let head = stage_head(seed, stage, setup.curse_odds(), setup.curse, setup.chapters);
            rows.push(StageRow {
                stage,
                name: stage_name(stage, head.variant),
                seed: head.seed,
                variant: head.variant,
                curse: head.curse,
                floor: None,
            });
        }
        let shown = rows.iter().map(|row| {
            vec![
                row.stage.to_string(),
                row.name.into(),
                row.seed.to_string(),
                row.variant.to_string(),
                words.word(&format!("isaac-curse-{}", row.curse.map_or("none", Curse::name))),
            ]
        });
        let heading = |id: &str, align| (words.word(&format!("isaac-heading-{id}")), align);
        let picture = TextTable {
            columns: vec![
                heading("stage", Align::Right),
                heading("name", Align::Left),
                heading("seed", Align::Right),
                heading("variant", Align::Right),
                heading("curse", Align::Left),
            ],
            rows: shown.collect(),
        };
        let table = Table {
            columns: vec!["stage", "name", "stage_seed", "variant", "curse"],
            rows: rows
                .iter()
                .map(|row| {
                    vec![
                        Value::from(i64::from(row.stage)),
                        Value::from(row.name),
                        Value::from(row.seed),
                        Value::from(i64::from(row.variant)),
                        Value::from(row.curse.map_or("none", Curse::name)),
                    ]
                })
                .collect(),
        };
        let message = Message::new("isaac-seed")
            .with("text", seed.to_string())
            .with("number", seed.0)
            .with("checksum", i64::from(seed.checksum()));
        let variant = if self.run.abplus_head(1)?.chapters == Chapters::ALL {
            ("isaac-tag-variant", Evidence::Certain)
        } else {
            ("isaac-tag-variant-locked", Evidence::Assumed)
        };
        let mut notes: Vec<Said> = [("isaac-tag-seeds", Evidence::Certain), variant]
            .into_iter()
            .map(|(id, evidence)| {
                let message = Message::new("isaac-tag")
                    .with("evidence", super::evidence_word(evidence, &words))
                    .with("what", words.word(id));
                Said::new(&words, message)
            })
            .collect();
        notes.extend(tag_notes(profile, &self.run, &words).into_iter().filter(|note| {
            ["isaac-tag-curse", "isaac-note-repentance"].iter().any(|id| note.text.contains(&words.word(id)))
        }));
        notes.push(Said::new(&words, Message::new("isaac-note-paths")));
        Ok(Answer {
            edition: super::edition(profile, &self.run),
            evidence: Evidence::Certain,
            sentence: Said::new(&words, message),
            facts: Facts::IsaacSeed(SeedFacts {
                seed: seed.0,
                text: seed.to_string(),
                checksum: seed.checksum(),
                stages: rows,
                stage_seeds: stage_seeds(seed).to_vec(),
                player_seeds: [player_seed(seed, false), player_seed(seed, true)],
            }),
            notes,
            draws: None,
            picture: Picture::Table(picture),
            table,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}
