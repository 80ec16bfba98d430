//! Maps whose chests serve up to three wishes (`docs/rules/dq9.md`, section 19.3, *Free*).

use antre_core::{Evidence, Message, Value};
use antre_dq9::chests::letter;
use antre_dq9::timer_search::{ChestWish, FreeSearch, Line, LineHit, Searcher, Target, Wish};
use antre_dq9::{Edition, Header, MapId, MapName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::language;
use super::{Among, EditionOptions, Names, Parts, answered, counted, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Table, Words};

/// Finds maps whose chests serve up to three wishes, each for a floor, a chest, its rank, what it gives and when.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-free"))]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// A wish: floor=3, then if wanted chest=1 (2, 3, not-third), rank=S, item=NAME, second=S or t=T; as in
    /// floor=9,chest=not-third,item=soma,second=2. Up to three; no chest serves two at one second
    #[cfg_attr(feature = "clap", arg(value_name = "WISH", required = true, num_args = 1..))]
    pub wish: Vec<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Which maps are looked at.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub among: Among,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// How a wish is served.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Served {
    /// Floor, from 3.
    pub floor: u8,
    /// Chest, from 1.
    pub chest: u8,
    /// The letter of its rank.
    pub letter: char,
    /// Second of the game's clock; `None` if the wish asks only for a chest.
    pub second: Option<u32>,
    /// What it holds then.
    pub item: Option<String>,
}

/// A map that serves every wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FreeRow {
    /// The map.
    pub map: MapId,
    /// The six hex digits that players use.
    pub community: String,
    /// Its name.
    pub name: String,
    /// How each wish is served, in their order.
    pub served: Vec<Served>,
}

/// Maps that serve every wish.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FreeFacts {
    /// How many maps there are in all.
    pub found: u32,
    /// The first of them, by rank and seed.
    pub maps: Vec<FreeRow>,
}

/// Latest second that a wish can name.
const LATEST: i64 = 255;

impl Free {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        if !(1..=3).contains(&self.wish.len()) {
            return Err(told!("error-dq9-wishes", count = self.wish.len()));
        }
        let lines =
            self.wish.iter().map(|wish| line(wish, &edition)).collect::<Result<Vec<Line>, Error>>()?;
        let maps = self.among.read(&edition, detail)?;
        let words = detail.words();
        let language = language(self.names, detail);
        let (searcher, search) = (Searcher::new(), FreeSearch::new(&lines));
        let (mut found, mut rows) = (0, Vec::new());
        for id in maps.ids() {
            let Some(hits) = searcher.free(id, &search) else { continue };
            found += 1;
            if rows.len() < maps.limit {
                let served = |hit: &LineHit| Served {
                    floor: hit.floor,
                    chest: hit.chest,
                    letter: letter(hit.rank),
                    second: hit.second,
                    item: hit.item.map(|item| item.words.in_language(language).to_owned()),
                };
                rows.push(FreeRow {
                    map: id,
                    community: id.community(),
                    name: MapName::of(&Header::quick(id)).in_language(language),
                    served: hits.iter().map(served).collect(),
                });
            }
        }
        Ok(told(FreeFacts { found, maps: rows }, &edition, &words))
    }
}

/// Reads a wish.
fn line(text: &str, edition: &Edition) -> Result<Line, Error> {
    let wrong =
        |expected: &str| told!("error-choice", what = "wish", found = text.trim(), expected = expected);
    let form = || wrong("floor=N, then chest=, rank=, item=, second= or t=");
    let mut line = Line { floor: 0, chest: ChestWish::Any, rank: None, wish: Wish::Any, second: None };
    let offset = i64::from(edition.stopwatch_offset);
    let whole = |value: &str| value.parse::<i64>().map_err(|_| wrong("a whole number"));
    for part in text.split(',') {
        let (key, value) = part.split_once('=').ok_or_else(form)?;
        let value = value.trim();
        match key.trim() {
            "floor" => line.floor = antre_core::in_range("floor", whole(value)?, 3..=16)? as u8,
            "chest" => {
                line.chest = match value {
                    "any" => ChestWish::Any,
                    "not-third" => ChestWish::NotThird,
                    number => ChestWish::Number(antre_core::in_range("chest", whole(number)?, 1..=3)? as u8),
                }
            }
            "rank" => {
                let typed = value.to_uppercase();
                let rank = (1..=10).find(|&rank| letter(rank).to_string() == typed);
                line.rank = Some(rank.ok_or_else(|| wrong("a rank of I H G F E D C B A S"))?);
            }
            "item" if value == "any" => line.wish = Wish::Any,
            "item" => line.wish = Wish::Target(Target::named(value)?),
            "second" => line.second = Some(antre_core::in_range("second", whole(value)?, 0..=LATEST)? as u32),
            "t" => {
                let t = antre_core::in_range("t", whole(value)?, offset..=LATEST + offset)?;
                line.second = Some((t - offset) as u32);
            }
            _ => return Err(form()),
        }
    }
    if line.floor == 0 { Err(wrong("floor=N, 3 to 16")) } else { Ok(line) }
}

fn told(facts: FreeFacts, edition: &Edition, words: &Words) -> Answer {
    let message = match facts.maps.first() {
        Some(first) => counted("dq9-free", facts.found as usize)
            .with("first", first.name.as_str())
            .with("map", first.map.to_string()),
        None if facts.found > 0 => counted("dq9-free-count", facts.found as usize),
        None => Message::new("dq9-free-none"),
    };
    let mut notes = Vec::new();
    let hidden = facts.found as usize - facts.maps.len();
    if hidden > 0 {
        notes.push(counted("dq9-special-more", hidden));
    }
    notes.push(Message::new("dq9-chests-clock").with("offset", edition.stopwatch_offset));
    let rows = facts.maps.iter().map(|row| {
        let mut cells = vec![row.map.to_string(), row.name.clone()];
        cells.extend(row.served.iter().map(|served| {
            let place = format!("B{}F {} {}", served.floor, served.chest, served.letter);
            match (&served.item, served.second) {
                (Some(item), Some(second)) => format!("{place} {item} · s {second}"),
                _ => place,
            }
        }));
        cells
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let mut columns = vec![("map", Align::Left), ("name", Align::Left)];
    columns.extend([("wish", Align::Left); 3].into_iter().take(rows.first().map_or(0, |row| row.len() - 2)));
    let picture = if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) };
    let csv = facts.maps.iter().flat_map(|row| {
        row.served.iter().zip(1u32..).map(move |(served, wish)| {
            vec![
                Value::from(row.map.to_string()),
                Value::from(row.community.as_str()),
                Value::from(wish),
                Value::from(served.floor),
                Value::from(served.chest),
                Value::from(served.letter.to_string()),
                served.second.map_or_else(|| Value::from(""), Value::from),
                Value::from(served.item.as_deref().unwrap_or("")),
            ]
        })
    });
    let table = Table {
        columns: vec!["map", "community", "wish", "floor", "chest", "rank", "second", "item"],
        rows: csv.collect(),
    };
    // The seconds are certain, the stopwatch is measured.
    let parts =
        Parts { evidence: Evidence::Disputed, message, notes, picture, table, found: facts.found > 0 };
    answered(edition, words, parts, Facts::Dq9Free(Box::new(facts)))
}
