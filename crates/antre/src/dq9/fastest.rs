//! The maps that give something after the shortest way (`docs/rules/dq9.md`, sections 17.1 and 19).

use antre_core::{Evidence, Message, Value};
use antre_dq9::chests::letter;
use antre_dq9::shapes::Shapes;
use antre_dq9::timer_search::{Nearest, Searcher, Target};
use antre_dq9::{Header, MapId, MapName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conditions::range;
use super::farm::target_said;
use super::names::language;
use super::{Among, EditionOptions, Names, Parts, answered, span, steps, text_table};
use crate::{Answer, Detail, Error, Facts, Table};

/// Finds the maps that give something after the shortest way from the entrance, of all that can be drawn or of your own.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-fastest"))]
#[serde(deny_unknown_fields)]
pub struct Fastest {
    /// An item, gold (670 gold) or trap monster in any language, or millionaire, s-weapon, metal-slime-piece
    #[cfg_attr(feature = "clap", arg(value_name = "ITEM"))]
    pub item: String,
    /// Seconds of the game's clock at which a chest may give it, 0 to 255: 7, or a range as 0..=60 [default: 1..=2]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S|A..=B"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<String>,
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

/// A map with its nearest chest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FastestRow {
    /// Where it is.
    #[serde(flatten)]
    pub nearest: Nearest,
    /// The six hex digits that players use.
    pub community: String,
    /// The map's name.
    pub name: String,
}

/// The maps that give something after the shortest way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FastestFacts {
    /// What the chests give.
    pub item: String,
    /// First and last second that were looked at.
    pub seconds: (u32, u32),
    /// Nearest first.
    pub maps: Vec<FastestRow>,
}

impl Fastest {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let target = Target::named(&self.item)?;
        let (from, to) = range("seconds", self.seconds.as_deref().unwrap_or("1..=2"), (0, 255))?;
        let maps = self.among.read(&edition, detail)?;
        let words = detail.words();
        let language = language(self.names, detail);
        let (searcher, shapes) = (Searcher::new(), Shapes::all());
        let ids: Vec<MapId> = maps.ids();
        let seconds = (from as u32, to as u32);
        let list =
            searcher.nearest(&shapes, ids.into_iter(), &target.items(), seconds.0..=seconds.1, maps.limit);
        let rows = list.into_iter().map(|nearest| FastestRow {
            nearest,
            community: nearest.id.community(),
            name: MapName::of(&Header::quick(nearest.id)).in_language(language),
        });
        let facts =
            FastestFacts { item: target_said(target, language, &words), seconds, maps: rows.collect() };
        let message = match facts.maps.first() {
            Some(first) => Message::new("dq9-fastest")
                .with("name", first.name.as_str())
                .with("map", first.nearest.id.to_string())
                .with("way", steps(first.nearest.half_steps, &words))
                .with("floor", first.nearest.floor)
                .with("chest", first.nearest.chest)
                .with("second", first.nearest.second),
            None => Message::new("dq9-fastest-none"),
        };
        let message = message.with("item", facts.item.as_str()).with("seconds", span(seconds.0, seconds.1));
        let offset = edition.stopwatch_offset;
        let cells = facts.maps.iter().map(|row| {
            let nearest = &row.nearest;
            vec![
                nearest.id.to_string(),
                row.name.clone(),
                format!("B{}F", nearest.floor),
                format!("{} {}", nearest.chest, letter(nearest.rank)),
                nearest.second.to_string(),
                (nearest.second + offset).to_string(),
                steps(nearest.half_steps, &words),
            ]
        });
        let columns = [
            ("map", Align::Left),
            ("name", Align::Left),
            ("floor", Align::Left),
            ("chest", Align::Left),
            ("s", Align::Right),
            ("t", Align::Right),
            ("way", Align::Left),
        ];
        let cells: Vec<Vec<String>> = cells.collect();
        let picture = if cells.is_empty() { Picture::None } else { text_table(&words, &columns, cells) };
        let csv = facts.maps.iter().map(|row| {
            let nearest = &row.nearest;
            vec![
                Value::from(nearest.id.to_string()),
                Value::from(row.community.as_str()),
                Value::from(row.name.as_str()),
                Value::from(nearest.floor),
                Value::from(nearest.chest),
                Value::from(letter(nearest.rank).to_string()),
                Value::from(nearest.second),
                Value::from(nearest.second + offset),
                Value::from(nearest.half_steps),
            ]
        });
        let columns =
            vec!["map", "community", "name", "floor", "chest", "rank", "second", "stopwatch", "half_steps"];
        let table = Table { columns, rows: csv.collect() };
        let notes =
            vec![Message::new("dq9-fastest-way"), Message::new("dq9-chests-clock").with("offset", offset)];
        // Ways and seconds are certain, the stopwatch is measured.
        let found = !facts.maps.is_empty();
        let parts = Parts { evidence: Evidence::Disputed, message, notes, picture, table, found };
        Ok(answered(&edition, &words, parts, Facts::Dq9Fastest(Box::new(facts))))
    }
}
