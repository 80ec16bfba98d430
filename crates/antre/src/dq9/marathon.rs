//! The best order through a player's own maps for a wanted item.

use antre_core::{Evidence, Message, Value};
use antre_dq9::marathon::{Plan, Stop, marathon};
use antre_dq9::timer_search::Target;
use antre_dq9::{Header, MapId, MapName, Moment};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::farm::target_said;
use super::names::language;
use super::save::own_maps;
use super::{EditionOptions, MomentOptions, Names, Parts, SlotOption, answered, steps, text_table};
use crate::{Answer, Bytes, Detail, Error, Facts, Table, Words};

/// Orders your own maps for an item: where to save and load on the way down, and which map comes first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-marathon"))]
#[serde(deny_unknown_fields)]
pub struct Marathon {
    /// A save file, which is only read, or a text with a map a line: id, then @location and a note if wanted
    #[cfg_attr(feature = "clap", arg(value_name = "FILE", value_parser = Bytes::read))]
    pub file: Bytes,
    /// An item or gold (670 gold) in any language, or millionaire, s-weapon, metal-slime-piece
    #[cfg_attr(feature = "clap", arg(value_name = "ITEM"))]
    pub item: String,
    /// Which of the two saves of the file
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "SLOT", default_value_t))]
    #[serde(default)]
    pub slot: SlotOption,
    /// Moments that you can hit: five, solo, party, eight, nine [default: solo,party]
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME,…", value_delimiter = ','))]
    #[serde(default)]
    pub at: Vec<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Seconds of the moments.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub moments: MomentOptions,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// A map of the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarathonRow {
    /// The map with its stops.
    #[serde(flatten)]
    pub plan: Plan,
    /// Its name.
    pub name: String,
    /// Chests with the item so far, this map's included.
    pub chests_so_far: u32,
    /// Half steps so far.
    pub half_steps_so_far: u32,
}

/// The best order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarathonFacts {
    /// The item.
    pub item: String,
    /// How many maps there are.
    pub own: usize,
    /// Those that give the item, in order.
    pub order: Vec<MarathonRow>,
}

impl Marathon {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let mut edition = self.edition.edition()?;
        self.moments.apply(&mut edition)?;
        let target = Target::named(&self.item)?;
        let moments = if self.at.is_empty() {
            vec![Moment::Solo, Moment::Party]
        } else {
            self.at.iter().map(|word| super::moments::moment(word)).collect::<Result<_, _>>()?
        };
        let words = detail.words();
        let language = language(self.names, detail);
        let own: Vec<MapId> = own_maps(&self.file, self.slot, &edition, detail)?;
        let (mut chests, mut half_steps) = (0, 0);
        let order = marathon(&own, &target.items(), &moments, &edition).into_iter().map(|plan| {
            chests += plan.chests;
            half_steps += plan.half_steps;
            MarathonRow {
                name: MapName::of(&Header::quick(plan.id)).in_language(language),
                plan,
                chests_so_far: chests,
                half_steps_so_far: half_steps,
            }
        });
        let facts = MarathonFacts {
            item: target_said(target, language, &words),
            own: own.len(),
            order: order.collect(),
        };
        let (message, picture, table) = (message(&facts, &words), picture(&facts, &words), table(&facts));
        let notes = vec![
            Message::new("dq9-marathon-how"),
            Message::new("dq9-chests-party")
                .with("solo", edition.moments.solo + edition.stopwatch_offset)
                .with("party", edition.moments.party + edition.stopwatch_offset),
        ];
        let found = !facts.order.is_empty();
        let parts = Parts { evidence: Evidence::SingleSource, message, notes, picture, table, found };
        Ok(answered(&edition, &words, parts, Facts::Dq9Marathon(Box::new(facts))))
    }
}

fn message(facts: &MarathonFacts, words: &Words) -> Message {
    let message = match facts.order.last() {
        Some(last) => Message::new("dq9-marathon")
            .with("maps", facts.order.len())
            .with("first", facts.order[0].name.as_str())
            .with("map", facts.order[0].plan.id.to_string())
            .with("chests", last.chests_so_far)
            .with("way", steps(last.half_steps_so_far, words)),
        None => Message::new("dq9-marathon-none"),
    };
    message.with("item", facts.item.as_str()).with("own", facts.own)
}

fn picture(facts: &MarathonFacts, words: &Words) -> Picture {
    let stop = |stop: &Stop| {
        let chests = stop.chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let moment = words.word(&format!("dq9-moment-{}", stop.moment.word()));
        format!("B{}F {chests} ({moment}, s {})", stop.floor, stop.second)
    };
    let rows = facts.order.iter().zip(1u32..).map(|(row, number)| {
        let stops: Vec<String> = row.plan.stops.iter().map(stop).collect();
        vec![
            number.to_string(),
            row.plan.id.to_string(),
            row.name.clone(),
            stops.join(", "),
            steps(row.plan.half_steps, words),
            row.chests_so_far.to_string(),
        ]
    });
    let columns = [
        ("number", Align::Right),
        ("map", Align::Left),
        ("name", Align::Left),
        ("stops", Align::Left),
        ("way", Align::Left),
        ("so-far", Align::Right),
    ];
    let rows: Vec<Vec<String>> = rows.collect();
    if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) }
}

fn table(facts: &MarathonFacts) -> Table {
    let csv = facts.order.iter().zip(1u32..).flat_map(|(row, number)| {
        row.plan.stops.iter().map(move |stop| {
            vec![
                Value::from(number),
                Value::from(row.plan.id.to_string()),
                Value::from(row.name.as_str()),
                Value::from(stop.floor),
                Value::from(stop.moment.word()),
                Value::from(stop.second),
                Value::from(stop.chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
                Value::from(row.plan.half_steps),
                Value::from(row.chests_so_far),
            ]
        })
    });
    let columns = vec![
        "number",
        "map",
        "name",
        "floor",
        "moment",
        "second",
        "chests",
        "half_steps_of_map",
        "chests_so_far",
    ];
    Table { columns, rows: csv.collect() }
}
