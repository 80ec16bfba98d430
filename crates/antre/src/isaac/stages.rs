//! The floors of a whole run.

use antre_core::{Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_isaac::{Curse, Kind, Profile, boss_name, stage_name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::made::{Made, make};
use super::{RunOptions, edition, tag_notes};
use crate::{Answer, Detail, Error, Facts, Said, Table};

/// Lists every floor of a run.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-stages"))]
#[serde(default, deny_unknown_fields)]
pub struct Stages {
    /// Seed: eight letters such as "B911 97JS", or a number
    #[cfg_attr(feature = "clap", arg(value_name = "SEED"))]
    pub seed: String,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

/// A stage of a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StageRow {
    /// Stage.
    pub stage: u8,
    /// Its name; empty where the profile has no seeds of its own.
    pub name: &'static str,
    /// Its seed; the run's where the profile has no others.
    pub seed: u32,
    /// Its variant.
    pub variant: u8,
    /// Its curse.
    pub curse: Option<Curse>,
    /// Its floor, where it was made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<StageFloor>,
}

/// A floor in short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StageFloor {
    /// Rooms, the secret one included.
    pub rooms: usize,
    /// Attempts made.
    pub attempts: u32,
    /// Steps to the boss; `None` where the game gives the floor up.
    pub boss_steps: Option<u16>,
    /// The boss (abplus).
    pub boss: Option<&'static str>,
    /// Special rooms by kind.
    pub specials: Vec<Kind>,
}

/// A run in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StagesFacts {
    /// The seed.
    pub seed: u32,
    /// Its stages. The second floor of a labyrinth has no row of its own.
    pub stages: Vec<StageRow>,
}

/// The floor in short.
fn short(made: &Made) -> StageFloor {
    let rooms = &made.floor.rooms;
    StageFloor {
        rooms: rooms.len(),
        attempts: made.attempts,
        boss_steps: if made.given_up { None } else { made.steps_to(Kind::Boss) },
        boss: made.bosses.first().and_then(|boss| boss_name(boss.id)),
        specials: Kind::ALL
            .into_iter()
            .filter(|kind| kind.is_special() && rooms.iter().any(|room| room.kind == *kind))
            .filter(|kind| !matches!(kind, Kind::Boss | Kind::Secret | Kind::SuperSecret))
            .collect(),
    }
}

impl Stages {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let profile = self.run.profile()?;
        let seed = self.run.seed(&self.seed)?;
        let stages: Vec<u8> = match profile {
            Profile::Demo => vec![1],
            Profile::Abplus => (1..=11).collect(),
            _ => vec![1, 2, 3, 4, 5, 6, 7, 8, 9, 11],
        };
        let mut rows: Vec<StageRow> = Vec::new();
        for stage in stages {
            // The labyrinth joins a floor to the one before it.
            if rows.last().is_some_and(|row| row.curse == Some(Curse::Labyrinth) && row.stage + 1 == stage) {
                continue;
            }
            let mut run = self.run.clone();
            let fits = antre_isaac::stage::labyrinth_fits(stage);
            if run.curse.as_deref() == Some("labyrinth") && !fits {
                run.curse = None;
            }
            let made = make(&run, seed, stage, None, false)?;
            let curse = match made.stage {
                Some(wanted) => wanted.curse,
                None => run.curse.as_deref().and_then(Curse::of_name),
            };
            rows.push(StageRow {
                stage,
                name: made.stage.map_or("", |wanted| stage_name(stage, wanted.variant)),
                seed: made.stage.map_or(seed.0, |wanted| wanted.stage_seed),
                variant: made.stage.map_or(0, |wanted| wanted.variant),
                curse,
                floor: Some(short(&made)),
            });
        }
        let total: u32 = rows.iter().filter_map(|row| row.floor.as_ref()?.boss_steps).map(u32::from).sum();
        let message = Message::new("isaac-stages")
            .with("seed", if profile == Profile::Abplus { seed.to_string() } else { seed.0.to_string() })
            .with("steps", total)
            .with("floors", rows.len());
        let heading = |id: &str, align| (words.word(&format!("isaac-heading-{id}")), align);
        let curse_word =
            |curse: Option<Curse>| words.word(&format!("isaac-curse-{}", curse.map_or("none", Curse::name)));
        let shown = rows.iter().map(|row| {
            let floor = row.floor.as_ref();
            let specials = floor.map_or_else(String::new, |floor| {
                let kinds = floor.specials.iter().map(|kind| super::plan::kind_word(&words, *kind));
                kinds.collect::<Vec<_>>().join(", ")
            });
            vec![
                row.stage.to_string(),
                row.name.to_owned(),
                curse_word(row.curse),
                floor.map_or(0, |floor| floor.rooms).to_string(),
                floor
                    .and_then(|floor| floor.boss_steps)
                    .map_or_else(|| "–".into(), |steps| steps.to_string()),
                floor.and_then(|floor| floor.boss).unwrap_or("–").to_owned(),
                specials,
            ]
        });
        let picture = TextTable {
            columns: vec![
                heading("stage", Align::Right),
                heading("name", Align::Left),
                heading("curse", Align::Left),
                heading("rooms", Align::Right),
                heading("boss-steps", Align::Right),
                heading("boss", Align::Left),
                heading("specials", Align::Left),
            ],
            rows: shown.collect(),
        };
        Ok(Answer {
            edition: edition(profile, &self.run),
            evidence: profile.layout_evidence(),
            sentence: Said::new(&words, message),
            table: table(&rows),
            facts: Facts::IsaacStages(StagesFacts { seed: seed.0, stages: rows }),
            notes: tag_notes(profile, &self.run, &words),
            draws: None,
            picture: Picture::Table(picture),
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

fn table(rows: &[StageRow]) -> Table {
    Table {
        columns: vec!["stage", "name", "stage_seed", "variant", "curse", "rooms", "boss_steps", "boss"],
        rows: rows
            .iter()
            .map(|row| {
                let floor = row.floor.as_ref();
                let steps = floor.and_then(|floor| floor.boss_steps);
                vec![
                    Value::from(i64::from(row.stage)),
                    Value::from(row.name),
                    Value::from(row.seed),
                    Value::from(i64::from(row.variant)),
                    Value::from(row.curse.map_or("none", Curse::name)),
                    Value::from(floor.map_or(0, |floor| floor.rooms)),
                    steps.map_or_else(|| Value::from(""), |steps| Value::from(i64::from(steps))),
                    Value::from(floor.and_then(|floor| floor.boss).unwrap_or_default()),
                ]
            })
            .collect(),
    }
}
