//! One seed under two profiles, and what the article says otherwise than the code.

use antre_core::{Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_isaac::{Kind, Profile, StartSeed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::made::{Made, make};
use super::{RunOptions, edition, options};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Most seeds that statements are counted over.
const MOST_SAMPLES: u32 = 10_000;

/// Shows a seed under two profiles, and counts over a sample where the code contradicts the article.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-diff"))]
#[serde(default, deny_unknown_fields)]
pub struct Diff {
    /// Seed: eight letters such as "B911 97JS", or a number
    #[cfg_attr(feature = "clap", arg(value_name = "SEED"))]
    pub seed: String,
    /// Stage
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    pub stage: u8,
    /// The other profile [default: article-rebirth against abplus, article against the others]
    #[cfg_attr(feature = "clap", arg(long, value_name = "PROFILE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<String>,
    /// Seeds that the statements are counted over, 1 to 10000, beginning with this one
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 200))]
    pub sample: u32,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

impl Default for Diff {
    fn default() -> Self {
        Self { seed: "1".into(), stage: 1, against: None, sample: 200, run: RunOptions::default() }
    }
}

/// A floor in short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FloorSummary {
    /// Profile.
    pub profile: Profile,
    /// Rooms beyond the start, the secret one aside.
    pub rooms: usize,
    /// Attempts made.
    pub attempts: u32,
    /// Steps to the boss.
    pub boss_steps: Option<u16>,
    /// Rooms that the secret room touches.
    pub secret_touches: Option<usize>,
    /// Dead ends.
    pub dead_ends: usize,
    /// Large rooms.
    pub large: usize,
    /// Draws.
    pub draws: u32,
}

/// A statement of the article, and in how many floors of the sample the code contradicts it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Statement {
    /// Word id.
    pub id: &'static str,
    /// Floors that contradict it.
    pub contradicted: u32,
    /// Floors looked at.
    pub of: u32,
}

/// The comparison in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DiffFacts {
    /// The first seed.
    pub seed: u32,
    /// Stage.
    pub stage: u8,
    /// The floor under both profiles.
    pub floors: Vec<FloorSummary>,
    /// Statements with their counts over the sample, under the first profile.
    pub statements: Vec<Statement>,
}

fn summary(made: &Made) -> FloorSummary {
    let rooms = &made.floor.rooms;
    let secret = rooms.iter().position(|room| room.kind == Kind::Secret);
    FloorSummary {
        profile: made.profile,
        rooms: (rooms.len() - usize::from(secret.is_some())).saturating_sub(1),
        attempts: made.attempts,
        boss_steps: made.steps_to(Kind::Boss),
        secret_touches: secret.map(|secret| made.touches(secret)),
        dead_ends: made.dead_ends.len(),
        large: rooms.iter().filter(|room| room.shape.cells().len() > 1).count(),
        draws: made.drawn.iter().map(|(_, count)| count).sum(),
    }
}

/// Does a floor contradict the statement? `None` where it has no say.
type Test = fn(&Made, u8) -> Option<bool>;

fn secret_touches(made: &Made) -> Option<usize> {
    made.floor.rooms.iter().position(|room| room.kind == Kind::Secret).map(|secret| made.touches(secret))
}

fn beside_dead_end(made: &Made) -> Option<bool> {
    let secret = made.floor.rooms.iter().position(|room| room.kind == Kind::Secret)?;
    let doors = made.floor.doors(secret);
    Some(doors.into_iter().any(|(_, room)| made.dead_ends.contains(&room)))
}

/// The article's count of rooms: 5 or 6 and 2.6 a level, rounded down.
fn count_differs(made: &Made, level: u8) -> bool {
    let own = (made.floor.rooms.len() - 1)
        - made.floor.rooms.iter().filter(|room| room.kind == Kind::Secret).count();
    let low = (50 + 26 * usize::from(level)) / 10;
    !(low..=low + 1).contains(&own)
}

const FLASH: &[(&str, Test)] = &[
    ("isaac-says-count", |made, level| Some(count_differs(made, level))),
    ("isaac-says-three", |made, _| secret_touches(made).map(|touches| touches < 3)),
    ("isaac-says-dead-end", |made, _| beside_dead_end(made)),
    ("isaac-says-900", |made, _| made.secret_tries.map(|tries| tries > 900)),
    ("isaac-says-placed", |made, _| Some(secret_touches(made).is_none())),
    ("isaac-says-doubled", |made, _| {
        let two_bosses = made.floor.find(Kind::SecondBoss).is_some();
        let shops = made.floor.rooms.iter().filter(|room| room.kind == Kind::Shop).count();
        two_bosses.then_some(shops < 2)
    }),
];

const REBIRTH: &[(&str, Test)] = &[
    ("isaac-says-count", |made, level| Some(count_differs(made, level))),
    ("isaac-says-breadth", |made, _| {
        let grown = made.floor.rooms.iter().filter(|room| room.kind != Kind::Secret);
        let distances: Vec<u16> = grown.map(|room| room.distance).collect();
        Some(!distances.is_sorted())
    }),
    ("isaac-says-pool", |made, _| {
        let large = made.floor.rooms.iter().filter(|room| room.shape.id() > 1);
        let mut ids: Vec<u8> = large.map(|room| room.shape.id()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        Some(ids.len() < count)
    }),
    ("isaac-says-farthest", |made, _| {
        let boss = made.floor.find(Kind::Boss)?;
        let ends = made.dead_ends.iter().filter_map(|end| made.floor.rooms.get(*end));
        ends.map(|room| room.distance).max().map(|most| boss.distance < most)
    }),
    ("isaac-says-three", |made, _| secret_touches(made).map(|touches| touches < 3)),
];

impl Diff {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let stage = options::stage(self.stage)?;
        antre_core::in_range("sample", self.sample.into(), 1..=MOST_SAMPLES.into())?;
        let seed = self.run.seed(&self.seed)?;
        let profile = self.run.profile()?;
        let against = self.against.clone().unwrap_or_else(|| {
            let other = if profile == Profile::Abplus { "article-rebirth" } else { "article" };
            other.into()
        });
        let other = RunOptions { profile: Some(against), ..self.run.clone() };
        let made = make(&self.run, seed, stage, None, false)?;
        let otherwise = make(&other, seed, stage, None, false)?;
        let floors = vec![summary(&made), summary(&otherwise)];
        let statements = self.statements(profile, seed, stage)?;
        let contradicted = statements.iter().filter(|statement| statement.contradicted > 0).count();
        let message = Message::new("isaac-diff")
            .with("first", floors[0].profile.name())
            .with("second", floors[1].profile.name())
            .with("first-steps", floors[0].boss_steps.map_or(-1, i64::from))
            .with("second-steps", floors[1].boss_steps.map_or(-1, i64::from))
            .with("contradicted", contradicted)
            .with("statements", statements.len());
        let notes = statements.iter().map(|statement| {
            let message = Message::new("isaac-statement")
                .with("says", words.word(statement.id))
                .with("contradicted", statement.contradicted)
                .with("of", statement.of);
            Said::new(&words, message)
        });
        let mut notes: Vec<Said> = notes.collect();
        notes.push(Said::new(&words, Message::new("isaac-note-article")));
        Ok(Answer {
            edition: edition(profile, &self.run),
            evidence: floors[0].profile.layout_evidence().and(floors[1].profile.layout_evidence()),
            sentence: Said::new(&words, message),
            picture: Picture::Table(picture(&floors, &words)),
            table: Table {
                columns: vec!["statement", "contradicted", "of"],
                rows: statements
                    .iter()
                    .map(|statement| {
                        vec![
                            Value::from(statement.id),
                            Value::from(statement.contradicted),
                            Value::from(statement.of),
                        ]
                    })
                    .collect(),
            },
            facts: Facts::IsaacDiff(DiffFacts { seed: seed.0, stage, floors, statements }),
            notes,
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    /// Counts over the sample, beginning with the seed itself.
    fn statements(&self, profile: Profile, seed: StartSeed, stage: u8) -> Result<Vec<Statement>, Error> {
        let tests = match profile {
            Profile::Abplus | Profile::ArticleRebirth => REBIRTH,
            Profile::Demo | Profile::Flash | Profile::Article => FLASH,
        };
        let mut statements: Vec<Statement> =
            tests.iter().map(|(id, _)| Statement { id, contradicted: 0, of: 0 }).collect();
        for step in 0..self.sample {
            let number = seed.0.wrapping_add(step);
            if number == 0 && profile == Profile::Abplus {
                continue;
            }
            let made = make(&self.run, StartSeed(number), stage, None, false)?;
            if made.given_up {
                continue;
            }
            for (statement, (_, test)) in statements.iter_mut().zip(tests) {
                if let Some(contradicts) = test(&made, stage) {
                    statement.of += 1;
                    statement.contradicted += u32::from(contradicts);
                }
            }
        }
        Ok(statements)
    }
}

/// A number of a floor.
type Number = fn(&FloorSummary) -> Option<usize>;

fn picture(floors: &[FloorSummary], words: &Words) -> TextTable {
    let number = |value: Option<usize>| value.map_or_else(|| "–".into(), |value| value.to_string());
    let rows: [(&str, Number); 7] = [
        ("rooms-beyond", |floor| Some(floor.rooms)),
        ("attempts", |floor| Some(floor.attempts as usize)),
        ("boss-steps", |floor| floor.boss_steps.map(usize::from)),
        ("secret-touches", |floor| floor.secret_touches),
        ("dead-ends", |floor| Some(floor.dead_ends)),
        ("large", |floor| Some(floor.large)),
        ("draws", |floor| Some(floor.draws as usize)),
    ];
    let mut columns = vec![(String::new(), Align::Left)];
    columns.extend(floors.iter().map(|floor| (floor.profile.name().to_owned(), Align::Right)));
    TextTable {
        columns,
        rows: rows
            .iter()
            .map(|(id, value)| {
                let mut row = vec![words.word(&format!("isaac-heading-{id}"))];
                row.extend(floors.iter().map(|floor| number(value(floor))));
                row
            })
            .collect(),
    }
}
