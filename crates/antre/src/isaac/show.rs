//! A floor.

use std::collections::BTreeMap;

use antre_core::{Cell, DrawRecord, Message, Value};
use antre_draw::Picture;
use antre_isaac::{Curse, Kind, Profile, StartSeed, boss_name, stage_name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::made::{Made, make};
use super::plan::{kind_word, plan};
use super::{RunOptions, edition, foot, options, tag_notes};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Draws the floor of a seed: rooms, doors, way to the boss, and why the boss is where it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-show"))]
#[serde(default, deny_unknown_fields)]
pub struct Show {
    /// Seed: eight letters such as "B911 97JS", or a number
    #[cfg_attr(feature = "clap", arg(value_name = "SEED"))]
    pub seed: String,
    /// Stage, 1 to 11
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    pub stage: u8,
    /// Show this attempt, also one that the game gave up [default: the accepted one]
    #[cfg_attr(feature = "clap", arg(long, value_name = "K"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempt: Option<u32>,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

impl Default for Show {
    fn default() -> Self {
        Self { seed: "1".into(), stage: 1, attempt: None, run: RunOptions::default() }
    }
}

/// A room in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RoomFacts {
    /// Kind by its id.
    pub kind: Kind,
    /// Shape by the name that the game's tools use.
    pub shape: &'static str,
    /// Top left of the bounding box.
    pub origin: Cell,
    /// Cells.
    pub cells: Vec<Cell>,
    /// Steps from the start along growth; 0 for secret rooms.
    pub distance: u16,
    /// Steps from the start through doors; `None` where there is no way.
    pub steps: Option<u16>,
    /// Door slots that lead to another room, one bit each: L0 U0 R0 D0 L1 U1 R1 D1.
    pub doors: u8,
    /// Rooms behind the doors, by their place in the list.
    pub leads_to: Vec<usize>,
    /// Number of the room: in the pools (flash), among the templates given (abplus).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<u32>,
}

/// A boss in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BossFacts {
    /// Subtype of the boss room.
    pub id: u8,
    /// Name, as the game's tools spell it.
    pub name: &'static str,
    /// First room variant of two bosses at once; 0 for one.
    pub double_trouble: u16,
}

/// A floor in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FloorFacts {
    /// Profile by its name.
    pub profile: Profile,
    /// The seed as a number.
    pub seed: u32,
    /// The seed as the game writes it.
    pub seed_text: String,
    /// Stage.
    pub stage: u8,
    /// The stage's name; empty where the profile has no seeds of its own.
    pub stage_name: &'static str,
    /// The stage's seed (abplus).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_seed: Option<u32>,
    /// The stage's variant (abplus).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<u8>,
    /// The curse, if any.
    pub curse: Option<Curse>,
    /// Rooms asked for beyond the start, in hundredths.
    pub wanted_hundredths: u32,
    /// Attempts made in all.
    pub attempts: u32,
    /// The attempt in these facts, from 1.
    pub attempt: u32,
    /// Why this attempt was given up, as a word id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rejected: Option<&'static str>,
    /// Whether the game gave the whole floor up.
    pub given_up: bool,
    /// Columns and rows of the grid.
    pub grid: [u8; 2],
    /// Rooms, the start first.
    pub rooms: Vec<RoomFacts>,
    /// Dead ends by place in the list of rooms: the farthest first in abplus, else in the order found.
    pub dead_ends: Vec<usize>,
    /// Bosses (abplus): the second one of a labyrinth after the first.
    pub bosses: Vec<BossFacts>,
    /// Steps to the first room of a kind, where there is one.
    pub steps_to: BTreeMap<&'static str, u16>,
    /// Draws by stream.
    pub draws: BTreeMap<&'static str, u32>,
}

pub(super) fn facts(made: &Made, seed: StartSeed, stage: u8, run: &RunOptions) -> FloorFacts {
    let steps = made.steps();
    let rooms = made.floor.rooms.iter().enumerate().map(|(index, room)| RoomFacts {
        kind: room.kind,
        shape: room.shape.name(),
        origin: room.origin,
        cells: room.cells().collect(),
        distance: room.distance,
        steps: steps[index],
        doors: room.doors,
        leads_to: made.floor.doors(index).into_iter().map(|(_, room)| room).collect(),
        content: made.content.iter().find(|(place, _)| *place == index).map(|(_, room)| *room),
    });
    let bosses = made.bosses.iter().map(|boss| BossFacts {
        id: boss.id,
        name: boss_name(boss.id).unwrap_or_default(),
        double_trouble: boss.double_trouble,
    });
    let steps_to = Kind::ALL
        .into_iter()
        .filter(|kind| kind.is_special())
        .filter_map(|kind| Some((kind.name(), made.steps_to(kind)?)));
    let curse = match made.stage {
        Some(stage) => stage.curse,
        None => run.curse.as_deref().and_then(Curse::of_name),
    };
    FloorFacts {
        profile: made.profile,
        seed: seed.0,
        seed_text: seed.to_string(),
        stage,
        stage_name: made.stage.map_or("", |wanted| stage_name(stage, wanted.variant)),
        stage_seed: made.stage.map(|stage| stage.stage_seed),
        variant: made.stage.map(|stage| stage.variant),
        curse,
        wanted_hundredths: made.wanted_hundredths,
        attempts: made.attempts,
        attempt: made.shown,
        rejected: made.rejected,
        given_up: made.given_up,
        grid: [made.floor.width, made.floor.height],
        rooms: rooms.collect(),
        dead_ends: made.dead_ends.clone(),
        bosses: bosses.collect(),
        steps_to: steps_to.collect(),
        draws: made.drawn.iter().copied().collect(),
    }
}

/// How far the boss is, and whether the special rooms are dead ends.
pub(super) fn sentence(made: &Made) -> Message {
    if let Some(rejected) = made.rejected {
        return Message::new("isaac-show-rejected")
            .with("attempt", made.shown)
            .with("attempts", made.attempts)
            .with("given-up", i64::from(made.given_up))
            .with("why", rejected);
    }
    let open = |index: usize| {
        let doors = made.floor.doors(index);
        doors.iter().filter(|(_, other)| !made.floor.rooms[*other].kind.is_hidden()).count()
    };
    let ways_on = (0..made.floor.rooms.len())
        .filter(|index| {
            let kind = made.floor.rooms[*index].kind;
            kind.is_special() && kind != Kind::Secret && open(*index) > 1
        })
        .count();
    Message::new("isaac-show")
        .with("steps", made.steps_to(Kind::Boss).map_or(-1, i64::from))
        .with("ways-on", ways_on)
        .with("secret", i64::from(made.floor.find(Kind::Secret).is_some()))
}

/// Stage, seed, curse, count of rooms and of draws.
pub(super) fn facts_line(facts: &FloorFacts, words: &Words) -> String {
    let all: u32 = facts.draws.get("layout").or_else(|| facts.draws.get("all")).copied().unwrap_or(0);
    let name = if facts.stage_name.is_empty() { String::new() } else { format!(", {}", facts.stage_name) };
    let engine = facts.profile == Profile::Abplus;
    words.say(
        &Message::new("isaac-facts")
            .with("stage", i64::from(facts.stage))
            .with("name", name)
            .with("seed", if engine { facts.seed_text.clone() } else { facts.seed.to_string() })
            .with("curse", facts.curse.map_or("none", Curse::name))
            .with("rooms", facts.rooms.len())
            .with("attempt", facts.attempt)
            .with("accepted", i64::from(facts.rejected.is_none()))
            .with("draws", all)
            .with("layout", i64::from(engine)),
    )
}

/// Why the boss is where it is.
fn boss_reason(made: &Made) -> Option<Message> {
    let place = made.floor.rooms.iter().position(|room| room.kind == Kind::Boss)?;
    let order = made.dead_ends.iter().position(|end| *end == place);
    let count = made.dead_ends.len();
    let distance = u32::from(made.floor.rooms[place].distance);
    Some(match (made.profile, order) {
        (Profile::Abplus | Profile::ArticleRebirth, Some(order)) => Message::new("isaac-boss-farthest")
            .with("passed", if made.profile == Profile::Abplus { order } else { 0 })
            .with("count", count)
            .with("distance", distance),
        (_, Some(_)) => Message::new("isaac-boss-last").with("count", count).with("distance", distance),
        (_, None) => Message::new("isaac-boss-beyond").with("count", count),
    })
}

/// How many draws were made for what.
fn draws_by_purpose(records: &[DrawRecord], words: &Words) -> String {
    let mut counts: Vec<(&str, u32)> = Vec::new();
    for record in records {
        match counts.iter_mut().find(|(label, _)| *label == record.why.label) {
            Some((_, count)) => *count += 1,
            None => counts.push((record.why.label, 1)),
        }
    }
    let parts =
        counts.iter().map(|(label, count)| format!("{} {count}", words.word(&format!("draw-{label}"))));
    parts.collect::<Vec<_>>().join(", ")
}

pub(super) fn table(facts: &FloorFacts) -> Table {
    let rows = facts.rooms.iter().enumerate().map(|(index, room)| {
        vec![
            Value::from(index),
            Value::from(room.kind.name()),
            Value::from(room.shape),
            Value::from(i64::from(room.origin.x)),
            Value::from(i64::from(room.origin.y)),
            Value::from(i64::from(room.distance)),
            room.steps.map_or_else(|| Value::from(""), |steps| Value::from(i64::from(steps))),
            Value::from(i64::from(room.doors)),
        ]
    });
    Table {
        columns: vec!["room", "kind", "shape", "x", "y", "distance", "steps", "doors"],
        rows: rows.collect(),
    }
}

impl Show {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let stage = options::stage(self.stage)?;
        let seed = self.run.seed(&self.seed)?;
        let words = detail.words();
        let made = make(&self.run, seed, stage, self.attempt, detail.explain != Explain::No)?;
        let facts = facts(&made, seed, stage, &self.run);
        let mut message = sentence(&made);
        if let Some((_, Value::Text(why))) = message.args.iter_mut().find(|(name, _)| *name == "why") {
            *why = words.word(&format!("isaac-rejected-{why}"));
        }
        let sentence = Said::new(&words, message);
        let mut plan = plan(&made, &sentence.text, &facts_line(&facts, &words), &words);
        plan.command = self.command();
        plan.evidence = foot(made.profile, &words);
        let mut notes = Vec::new();
        notes.extend(boss_reason(&made).map(|message| Said::new(&words, message)));
        if !facts.bosses.is_empty() {
            let names: Vec<&str> = facts.bosses.iter().map(|boss| boss.name).collect();
            notes.push(Said::new(&words, Message::new("isaac-boss-name").with("names", names.join(", "))));
        }
        let ends = made
            .dead_ends
            .iter()
            .filter_map(|end| made.floor.rooms.get(*end))
            .map(|room| format!("{} {}", kind_word(&words, room.kind), room.distance));
        notes.push(Said::new(
            &words,
            Message::new("isaac-dead-ends")
                .with("order", i64::from(made.profile == Profile::Abplus))
                .with("list", ends.collect::<Vec<_>>().join(", ")),
        ));
        if detail.explain == Explain::Short {
            let list = draws_by_purpose(&made.records, &words);
            notes.push(Said::new(&words, Message::new("isaac-draws").with("list", list)));
        }
        notes.extend(tag_notes(made.profile, &self.run, &words));
        Ok(Answer {
            edition: edition(made.profile, &self.run),
            evidence: made.profile.layout_evidence(),
            sentence,
            notes,
            table: table(&facts),
            draws: (detail.explain != Explain::No).then(|| made.records.clone()),
            picture: Picture::FloorPlan(Box::new(plan)),
            lines: None,
            verbatim: None,
            found: !made.given_up,
            facts: Facts::IsaacFloor(Box::new(facts)),
        })
    }

    fn command(&self) -> String {
        let attempt = self.attempt.map_or_else(String::new, |attempt| format!(" --attempt {attempt}"));
        format!("antre isaac show {} --stage {}{attempt}{}", typed(&self.seed), self.stage, self.run.flags())
    }
}

/// A seed as it is typed in a shell.
pub(super) fn typed(seed: &str) -> String {
    if seed.contains(' ') { format!("\"{seed}\"") } else { seed.into() }
}
