//! What floors are like over many seeds: distributions with intervals, and where a kind of room falls.

use std::collections::BTreeMap;

use antre_core::{Message, Value};
use antre_draw::{Align, Heat, HeatCell, Picture, TextTable};
use antre_isaac::{Kind, Profile};
use antre_search::given_up::Flag;
use antre_search::interval::{Z95, mean, percent, wilson};
use antre_search::run::{split, threads};
use antre_search::{Cell, Space as _, Stages};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::plan::kind_word;
use super::{RunOptions, edition, foot, options, seeds, tag_notes};
use crate::error::told;
use crate::search::grouped;
use crate::search::isaac::{FloorItem, Floors};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words, nearest};

/// Most floors of one question.
const MOST: u64 = 100_000_000;
/// Columns whose values are counted, with the word that heads each; of floors that the game gives up only the last three.
const COUNTED: [(&str, &str); 9] = [
    ("boss_steps", "boss-steps"),
    ("secret_touches", "secret-touches"),
    ("room_count", "rooms"),
    ("dead_ends", "dead-ends"),
    ("large", "large"),
    ("exits", "exits"),
    ("boss", "boss"),
    ("variant", "variant"),
    ("curse", "curse"),
];
const OF_HEAD: [&str; 2] = ["variant", "curse"];
/// Cells of the widest grid, with a margin.
const SIDE: usize = 16;
/// Digits of a percentage.
const DIGITS: usize = 2;

/// Counts what floors are like over many seeds, and where the boss, or another kind of room, falls.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-stats"))]
#[serde(default, deny_unknown_fields)]
pub struct Stats {
    /// Seeds: A..=B, A..B, or one
    #[cfg_attr(feature = "clap", arg(long, value_name = "RANGE", default_value = "1..=10000"))]
    pub seeds: String,
    /// Stage
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    pub stage: u8,
    /// Kind of room for the heat map: boss, secret, treasure, shop, super-secret and so on
    #[cfg_attr(feature = "clap", arg(long, value_name = "KIND", default_value = "boss"))]
    pub heat: String,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

impl Default for Stats {
    fn default() -> Self {
        Self { seeds: "1..=10000".into(), stage: 1, heat: "boss".into(), run: RunOptions::default() }
    }
}

/// A value, how often it came, and the interval of its share.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct ShareRow {
    /// The value.
    pub value: String,
    /// Floors that have it.
    pub count: u64,
    /// Their share of the floors counted, 0 to 1.
    pub share: f64,
    /// Low end of the 95 % interval (Wilson).
    pub low: f64,
    /// High end of the 95 % interval (Wilson).
    pub high: f64,
}

impl ShareRow {
    fn new(value: String, count: u64, of: u64) -> Self {
        let (low, high) = wilson(count, of, Z95);
        Self { value, count, share: count as f64 / of.max(1) as f64, low, high }
    }

    fn interval(&self) -> String {
        format!("{} – {}", percent(self.low, DIGITS), percent(self.high, DIGITS))
    }
}

/// How often each value of a column came.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Distribution {
    /// The column, as `isaac columns` tells it; `kind` for the kinds of rooms that a floor has.
    pub column: &'static str,
    /// Floors counted.
    pub of: u64,
    /// Its values.
    pub values: Vec<ShareRow>,
}

/// Where a kind of room falls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HeatFacts {
    /// The kind.
    pub kind: Kind,
    /// Columns of the grid.
    pub width: u8,
    /// Rows of the grid.
    pub height: u8,
    /// Floors whose first room of the kind covers the cell, row by row from the top.
    pub counts: Vec<u64>,
}

/// What floors are like.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct StatsFacts {
    /// First seed.
    pub first: u32,
    /// Last seed.
    pub last: u32,
    /// Stage.
    pub stage: u8,
    /// Floors made.
    pub floors: u64,
    /// Of those, floors that the game gives up.
    pub given_up: u64,
    /// Steps to the boss on average.
    pub mean_boss_steps: f64,
    /// Half the width of that mean's 95 % interval.
    pub mean_boss_steps_half: f64,
    /// The distributions.
    pub distributions: Vec<Distribution>,
    /// The heat map.
    pub heat: HeatFacts,
}

/// Values sort as numbers, then as words.
type Key = (i64, String);

#[derive(Default)]
struct Tally {
    floors: u64,
    given_up: u64,
    values: [BTreeMap<Key, u64>; COUNTED.len()],
    kinds: BTreeMap<Kind, u64>,
    cells: Vec<u64>,
    steps: (u64, u64),
}

impl Tally {
    fn add(&mut self, space: &Floors, item: &FloorItem, kind: Kind) {
        self.cells.resize(SIDE * SIDE, 0);
        self.floors += 1;
        self.given_up += u64::from(item.plan.given_up);
        for (values, (column, _)) in self.values.iter_mut().zip(COUNTED) {
            if item.plan.given_up && !OF_HEAD.contains(&column) {
                continue;
            }
            let cell = space.schema().column(column).and_then(|column| column.cell(item, 0));
            let key = match cell {
                Some(Cell::Int(number)) => (number, String::new()),
                Some(Cell::Text(word)) => (0, word),
                Some(Cell::Bool(yes)) => (yes.into(), String::new()),
                None => continue,
            };
            *values.entry(key).or_default() += 1;
        }
        let mut kinds: Vec<Kind> = item.plan.rooms.iter().map(|room| room.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            *self.kinds.entry(kind).or_default() += 1;
        }
        if let Some(room) = item.plan.first(kind) {
            for &(dx, dy) in room.shape.cells() {
                let (x, y) = (room.x as usize + dx as usize, room.y as usize + dy as usize);
                if let Some(count) = self.cells.get_mut(y * SIDE + x) {
                    *count += 1;
                }
            }
        }
        let steps = u64::try_from(item.plan.steps_to(Kind::Boss)).unwrap_or(0);
        self.steps.0 += steps;
        self.steps.1 += steps * steps;
    }

    fn join(mut self, other: Self) -> Self {
        self.floors += other.floors;
        self.given_up += other.given_up;
        for (values, more) in self.values.iter_mut().zip(other.values) {
            for (key, count) in more {
                *values.entry(key).or_default() += count;
            }
        }
        for (kind, count) in other.kinds {
            *self.kinds.entry(kind).or_default() += count;
        }
        self.cells.resize(SIDE * SIDE, 0);
        for (cell, more) in self.cells.iter_mut().zip(other.cells) {
            *cell += more;
        }
        self.steps = (self.steps.0 + other.steps.0, self.steps.1 + other.steps.1);
        self
    }
}

/// Columns and rows of a profile's grid, and where its start is.
const fn grid(profile: Profile) -> (u8, u8, (u8, u8)) {
    match profile {
        Profile::Demo => (9, 10, (4, 4)),
        Profile::Flash | Profile::Article | Profile::ArticleRebirth => (9, 8, (4, 3)),
        Profile::Abplus => (13, 13, (6, 6)),
    }
}

impl Stats {
    fn kind(&self) -> Result<Kind, Error> {
        let names = || Kind::ALL.into_iter().map(Kind::name);
        Kind::ALL.into_iter().find(|kind| kind.name() == self.heat).ok_or_else(|| {
            let known: Vec<&str> = names().collect();
            told!("error-one-of", what = "heat", found = self.heat, expected = known.join(", "))
                .perhaps(nearest(&self.heat, names()))
        })
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let stage = options::stage(self.stage)?;
        let profile = self.run.profile()?;
        let kind = self.kind()?;
        let range = seeds::seeds(&self.run, &self.seeds)?;
        let space = Floors::new(&self.run, &range, &[stage])?;
        antre_core::in_range("number of seeds", space.size() as i64, 1..=MOST as i64)?;
        let tally = count(&space, kind);
        let facts = facts(&tally, (*range.start(), *range.end()), stage, kind, profile);
        let sentence = sentence(&facts, &tally);
        let sentence = Said::new(&words, sentence);
        let picture = self.picture(&facts, profile, &words);
        Ok(Answer {
            edition: edition(profile, &self.run),
            evidence: profile.layout_evidence(),
            sentence,
            notes: tag_notes(profile, &self.run, &words),
            draws: None,
            picture: Picture::Heat(picture),
            table: table(&facts),
            facts: Facts::IsaacStats(Box::new(facts)),
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    fn picture(&self, facts: &StatsFacts, profile: Profile, words: &Words) -> Heat {
        let HeatFacts { kind, width, height, counts } = &facts.heat;
        let of = facts.floors - facts.given_up;
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        let cells = (0..*height).rev().flat_map(|y| (0..*width).map(move |x| (x, y))).map(|(x, y)| {
            let count = counts[usize::from(y) * usize::from(*width) + usize::from(x)];
            let row = ShareRow::new(String::new(), count, of);
            let told = Message::new("isaac-stats-cell")
                .with("x", u32::from(x))
                .with("y", u32::from(y))
                .with("count", grouped(count))
                .with("of", grouped(of))
                .with("share", percent(row.share, DIGITS))
                .with("low", percent(row.low, DIGITS))
                .with("high", percent(row.high, DIGITS));
            HeatCell {
                share: count as f64 / most as f64,
                shown: shown(count, row.share),
                told: words.say(&told),
            }
        });
        let (_, _, (start_x, start_y)) = grid(profile);
        let title = Message::new("isaac-stats-heat")
            .with("kind", kind_word(words, *kind))
            .with("floors", grouped(of))
            .with("most", percent(most as f64 / of.max(1) as f64, DIGITS));
        let title = words.say(&title);
        let legend =
            Message::new("isaac-stats-legend").with("x", u32::from(start_x)).with("y", u32::from(start_y));
        Heat {
            description: title.clone(),
            sentence: title,
            x: words.word("isaac-stats-x"),
            y: words.word("isaac-stats-y"),
            columns: (0..*width).map(|x| x.to_string()).collect(),
            rows: (0..*height).rev().map(|y| y.to_string()).collect(),
            cells: cells.collect(),
            legend: words.say(&legend),
            darkest: percent(most as f64 / of.max(1) as f64, DIGITS),
            command: format!(
                "antre isaac stats --seeds {}..={} --stage {} --heat {}{}",
                facts.first,
                facts.last,
                facts.stage,
                kind.name(),
                self.run.flags()
            ),
            evidence: foot(profile, words),
            tables: tables(facts, words),
        }
    }
}

/// A share in at most four letters, in percent; nothing where the kind never fell.
fn shown(count: u64, share: f64) -> String {
    let percent = share * 100.0;
    match () {
        () if count == 0 => String::new(),
        () if percent < 0.05 => "<0.1".into(),
        () if percent < 9.95 => format!("{percent:.1}"),
        () if percent < 99.5 => format!("{percent:.0}"),
        () => ">99".into(),
    }
}

fn count(space: &Floors, kind: Kind) -> Tally {
    let threads = threads(0);
    let layout = Stages::with(1);
    let parts = split(threads, space.size(), |range| {
        let mut tally = Tally::default();
        let mut item = [space.blank()];
        let given_up = Flag::here();
        for position in range {
            if given_up.is_set() {
                break;
            }
            space.open(position, &mut item);
            for stage in layout.deeper() {
                space.deepen(stage, &mut item[0]);
            }
            tally.add(space, &item[0], kind);
        }
        tally
    });
    parts.into_iter().fold(Tally::default(), Tally::join)
}

fn facts(tally: &Tally, (first, last): (u32, u32), stage: u8, kind: Kind, profile: Profile) -> StatsFacts {
    let made = tally.floors - tally.given_up;
    let (middle, half) = mean(made, tally.steps.0 as f64, tally.steps.1 as f64);
    let mut distributions: Vec<Distribution> = COUNTED
        .iter()
        .zip(&tally.values)
        .map(|(&(column, _), values)| {
            let of = if OF_HEAD.contains(&column) { tally.floors } else { made };
            let values = values.iter().map(|((number, word), count)| {
                let value = if word.is_empty() { number.to_string() } else { word.clone() };
                ShareRow::new(value, *count, of)
            });
            Distribution { column, of, values: values.collect() }
        })
        // Profiles without chapters and bosses have one value there, which says nothing.
        .filter(|distribution| {
            !["boss", "variant", "large"].contains(&distribution.column) || distribution.values.len() > 1
        })
        .collect();
    let kinds = Kind::ALL.into_iter().filter(|kind| kind.is_special());
    let kinds = kinds.filter_map(|kind| {
        let count = *tally.kinds.get(&kind)?;
        Some(ShareRow::new(kind.name().into(), count, made))
    });
    distributions.push(Distribution { column: "kind", of: made, values: kinds.collect() });
    let (width, height, _) = grid(profile);
    let cells = (0..height).flat_map(|y| (0..width).map(move |x| usize::from(y) * SIDE + usize::from(x)));
    let counts = cells.map(|cell| tally.cells.get(cell).copied().unwrap_or(0)).collect();
    StatsFacts {
        first,
        last,
        stage,
        floors: tally.floors,
        given_up: tally.given_up,
        mean_boss_steps: middle,
        mean_boss_steps_half: if half.is_finite() { half } else { 0.0 },
        distributions,
        heat: HeatFacts { kind, width, height, counts },
    }
}

fn sentence(facts: &StatsFacts, tally: &Tally) -> Message {
    let of = facts.floors - facts.given_up;
    let touching = |least: i64| -> u64 {
        tally.values[1].iter().filter(|((number, _), _)| *number >= least).map(|(_, count)| count).sum()
    };
    let row = ShareRow::new(String::new(), touching(3), of);
    Message::new("isaac-stats")
        .with("floors", grouped(facts.floors))
        .with("given-up", facts.given_up as i64)
        .with("gave-up", grouped(facts.given_up))
        .with("steps", format!("{:.2}", facts.mean_boss_steps))
        .with("half", format!("{:.2}", facts.mean_boss_steps_half))
        .with("share", percent(row.share, DIGITS))
        .with("low", percent(row.low, DIGITS))
        .with("high", percent(row.high, DIGITS))
}

/// The value as people read it.
fn value_word(column: &str, value: &str, words: &Words) -> String {
    match column {
        "curse" => words.word(&format!("isaac-curse-{value}")),
        "kind" => words.word(&format!("isaac-kind-{value}")),
        _ => value.to_owned(),
    }
}

fn tables(facts: &StatsFacts, words: &Words) -> Vec<TextTable> {
    let heading = |id: &str, align| (words.word(&format!("isaac-heading-{id}")), align);
    let table = |distribution: &Distribution| {
        let known = COUNTED.iter().find(|(column, _)| *column == distribution.column);
        let word = known.map_or("kind", |(_, word)| word);
        TextTable {
            columns: vec![
                heading(word, Align::Left),
                heading("floors", Align::Right),
                heading("share", Align::Right),
                heading("interval", Align::Right),
            ],
            rows: distribution
                .values
                .iter()
                .map(|row| {
                    vec![
                        value_word(distribution.column, &row.value, words),
                        grouped(row.count),
                        percent(row.share, DIGITS),
                        row.interval(),
                    ]
                })
                .collect(),
        }
    };
    // The rarer columns are in the facts and in the rows.
    let shown = ["boss_steps", "secret_touches", "room_count", "kind", "curse"];
    let wanted = facts.distributions.iter().filter(|distribution| shown.contains(&distribution.column));
    wanted.map(table).collect()
}

fn table(facts: &StatsFacts) -> Table {
    let rows = facts.distributions.iter().flat_map(|distribution| {
        distribution.values.iter().map(|row| {
            let share = |share: f64| Value::from(format!("{share:.6}"));
            vec![
                Value::from(distribution.column),
                Value::from(row.value.as_str()),
                Value::from(row.count as i64),
                Value::from(distribution.of as i64),
                share(row.share),
                share(row.low),
                share(row.high),
            ]
        })
    });
    Table { columns: vec!["column", "value", "count", "of", "share", "low", "high"], rows: rows.collect() }
}
