//! Maps whose outputs give a monster, a first strike or a pattern of drops: searches of the Map Method (`docs/rules/dq9.md`,
//! sections 20.1 and 20.3).

use antre_core::{Evidence, Message, Value};
use antre_dq9::map_method::{Pattern, Whistle, scan, to_spend};
use antre_dq9::tables::monster as monster_row;
use antre_dq9::{Edition, Header, MapId, MapName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::at::{pattern, usual_figure, usual_last};
use super::conditions::monster;
use super::names::language;
use super::{Among, Conditions, EditionOptions, Names, Parts, answered, counted, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Table, Words};

/// Finds maps whose outputs bring a monster, let the party strike first, or hold a pattern of drops.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-method"))]
#[serde(default, deny_unknown_fields)]
pub struct Method {
    /// A pattern of drops, as players write it
    #[cfg_attr(
        feature = "clap",
        arg(
            long,
            value_name = "PATTERN",
            help = "A pattern of drops: R2 R2_3 R3 R4 R5 4_in_6 3_in_7 N2 N3 N4 N5 4_in_10 3_in_10"
        )
    )]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
    /// Chance of the pattern: one in so many
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 128))]
    pub figure: i64,
    /// Outputs that are looked through for the pattern, 2 to 4000
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 400))]
    pub last: i64,
    /// Uses of Zoom before the whistle, 29 outputs each, 0 to 20
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    pub zooms: i64,
    /// With --monster: only floors of this monster rank, 1 to 12
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monster_rank: Option<i64>,
    /// The party's deftness, 0 to 999, has to be enough to strike first
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deftness: Option<i64>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Which maps are looked at; --monster is the one that the whistle has to bring.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub among: Among,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub edition: EditionOptions,
}

impl Default for Method {
    fn default() -> Self {
        Self {
            pattern: None,
            figure: usual_figure(),
            last: usual_last(),
            zooms: 0,
            monster_rank: None,
            deftness: None,
            names: None,
            among: Among::default(),
            edition: EditionOptions::default(),
        }
    }
}

/// A map that fits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MethodRow {
    /// The map.
    pub map: MapId,
    /// The six hex digits that players use.
    pub community: String,
    /// Its name.
    pub name: String,
    /// First and last floor on which the whistle brings the monster, where one was asked for.
    pub floors: Option<(u8, u8)>,
    /// Lowest deftness that strikes first; `None` if none is enough.
    pub deftness: Option<u16>,
    /// Numbers of the outputs at which the pattern begins.
    pub starts: Vec<usize>,
    /// Outputs to spend in a battle with one, three or five monsters before the first of them, where it is not past.
    pub spend: [Option<usize>; 3],
}

/// The maps that fit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MethodFacts {
    /// How many maps there are in all.
    pub found: u32,
    /// The first of them, by rank and seed.
    pub maps: Vec<MethodRow>,
}

/// What is asked of a map.
struct Asked {
    monster: Option<u16>,
    monster_rank: Option<u8>,
    deftness: Option<u16>,
    pattern: Option<(Pattern, u16, usize)>,
    zooms: u8,
}

impl Method {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let asked = self.read()?;
        // The monster is the one that the whistle brings, not one that has a floor to itself.
        let conditions = Conditions { monster: None, ..self.among.conditions.clone() };
        let maps = Among { conditions, ..self.among.clone() }.read(&edition, detail)?;
        let words = detail.words();
        let language = language(self.names, detail);
        let (mut found, mut rows) = (0, Vec::new());
        for id in maps.ids() {
            let header = Header::quick(id);
            let Some(fit) = asked.fit(id, &header) else { continue };
            found += 1;
            if rows.len() < maps.limit {
                let name = MapName::of(&header).in_language(language);
                rows.push(MethodRow { community: id.community(), name, ..fit });
            }
        }
        let monster = asked.monster.and_then(monster_row);
        let monster = monster.map_or("", |row| row.words.in_language(language));
        Ok(told(MethodFacts { found, maps: rows }, &asked, monster, &edition, &words))
    }

    fn read(&self) -> Result<Asked, Error> {
        let monster = self.among.conditions.monster.as_deref().map(monster).transpose()?;
        let rank = self.monster_rank.map(|rank| antre_core::in_range("monster rank", rank, 1..=12));
        if monster.is_none() && rank.is_some() {
            return Err(told!("error-needs", what = "monster-rank", needed = "--monster"));
        }
        let deftness = self.deftness.map(|of| antre_core::in_range("deftness", of, 0..=999)).transpose()?;
        let figure = antre_core::in_range("figure", self.figure, 1..=32_768)? as u16;
        let last = antre_core::in_range("last", self.last, 2..=4_000)? as usize;
        let pattern = self.pattern.as_deref().map(pattern).transpose()?;
        if monster.is_none() && pattern.is_none() && deftness.is_none() {
            return Err(told!("error-dq9-method"));
        }
        Ok(Asked {
            monster,
            monster_rank: rank.transpose()?.map(|rank| rank as u8),
            deftness: deftness.map(|deftness| deftness as u16),
            pattern: pattern.map(|pattern| (pattern, figure, last)),
            zooms: antre_core::in_range("zooms", self.zooms, 0..=20)? as u8,
        })
    }
}

impl Asked {
    fn fit(&self, id: MapId, header: &Header) -> Option<MethodRow> {
        let whistle = |rank| Whistle::of(id.seed, self.zooms, header.environment, rank);
        let deftness = whistle(header.smr).deftness;
        if self.deftness.is_some_and(|has| deftness.is_none_or(|needed| needed > has)) {
            return None;
        }
        let floors = match self.monster {
            None => None,
            Some(wanted) => {
                let brings = |&number: &u8| {
                    let rank = header.monster_rank(number);
                    self.monster_rank.is_none_or(|only| only == rank)
                        && whistle(rank).entry.is_some_and(|entry| entry.monster == wanted)
                };
                let floors: Vec<u8> = (1..=header.floors).filter(brings).collect();
                Some((*floors.first()?, *floors.last()?))
            }
        };
        let starts = match self.pattern {
            None => Vec::new(),
            Some((pattern, figure, last)) => {
                let starts = scan(id.seed, pattern, figure, last, self.zooms);
                if starts.is_empty() {
                    return None;
                }
                starts
            }
        };
        let first = starts.first().copied();
        let spend = [1, 3, 5].map(|monsters| to_spend(first?, self.zooms, monsters, deftness.is_some()));
        Some(MethodRow {
            map: id,
            community: String::new(),
            name: String::new(),
            floors,
            deftness,
            starts,
            spend,
        })
    }
}

fn told(facts: MethodFacts, asked: &Asked, monster: &str, edition: &Edition, words: &Words) -> Answer {
    let message = match facts.maps.first() {
        Some(first) => counted("dq9-method", facts.found as usize)
            .with("first", first.name.as_str())
            .with("map", first.map.to_string()),
        None if facts.found > 0 => counted("dq9-free-count", facts.found as usize),
        None => Message::new("dq9-method-none"),
    };
    let mut notes = Vec::new();
    let hidden = facts.found as usize - facts.maps.len();
    if hidden > 0 {
        notes.push(counted("dq9-special-more", hidden));
    }
    notes.push(Message::new("dq9-at-page"));
    let many = |numbers: &[usize]| {
        let mut said: Vec<String> = numbers.iter().take(5).map(usize::to_string).collect();
        if numbers.len() > 5 {
            said.push("…".into());
        }
        said.join(" ")
    };
    let rows = facts.maps.iter().map(|row| {
        let mut cells = vec![row.map.to_string(), row.name.clone()];
        if let Some((first, last)) = row.floors {
            let floors = if first == last { format!("B{first}F") } else { format!("B{first}F–B{last}F") };
            cells.push(format!("{monster} {floors}"));
        }
        cells.push(row.deftness.map_or_else(|| words.word("dq9-method-never"), |needed| needed.to_string()));
        if asked.pattern.is_some() {
            cells.push(many(&row.starts));
            let spend = row.spend.map(|spend| spend.map_or_else(|| "–".into(), |spend| spend.to_string()));
            cells.push(spend.join(" / "));
        }
        cells
    });
    let mut columns = vec![("map", Align::Left), ("name", Align::Left)];
    columns.extend(asked.monster.map(|_| ("whistled", Align::Left)));
    columns.push(("deftness", Align::Right));
    if asked.pattern.is_some() {
        columns.extend([("begins", Align::Left), ("to-spend", Align::Left)]);
    }
    let rows: Vec<Vec<String>> = rows.collect();
    let picture = if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) };
    let csv = facts.maps.iter().map(|row| {
        let starts: Vec<String> = row.starts.iter().map(usize::to_string).collect();
        vec![
            Value::from(row.map.to_string()),
            Value::from(row.community.as_str()),
            Value::from(row.name.as_str()),
            row.floors.map_or_else(|| Value::from(""), |floors| Value::from(floors.0)),
            row.floors.map_or_else(|| Value::from(""), |floors| Value::from(floors.1)),
            row.deftness.map_or_else(|| Value::from(""), Value::from),
            Value::from(starts.join(" ")),
        ]
    });
    let columns = vec!["map", "community", "name", "first_floor", "last_floor", "deftness", "starts"];
    let table = Table { columns, rows: csv.collect() };
    let found = facts.found > 0;
    let parts = Parts { evidence: Evidence::SingleSource, message, notes, picture, table, found };
    answered(edition, words, parts, Facts::Dq9Method(Box::new(facts)))
}
