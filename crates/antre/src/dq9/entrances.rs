//! The regions of the world with their entrances.

use antre_core::{Evidence, Message, Value};
use antre_dq9::tables::{LOCATIONS, Location};
use antre_dq9::{Candidate, Edition, MapId};
use antre_draw::{Picture, RegionChart, RegionPlace, Regions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::told;
use super::known::timers;
use super::{Parts, answered};
use crate::{Answer, Detail, Error, Facts, Table, Words};

/// Draws the regions with all 150 entrances: where one is left alone, what one needs to get there, where a map can lie.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-entrances"))]
#[serde(default, deny_unknown_fields)]
pub struct Entrances {
    /// Map whose entrances are marked: rank and seed, B5:15522, or six hex digits
    #[cfg_attr(feature = "clap", arg(value_name = "MAP"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
}

/// An entrance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntranceRow {
    /// Number, 1 to 150.
    pub location: u8,
    /// Region, in English.
    pub area: &'static str,
    /// How to find it, in English.
    pub direction: &'static str,
    /// Whether monsters reach somebody who stands there: safe, hit or sometimes.
    pub contact: &'static str,
    /// What one needs to get there: direct, indirect, ship and so on.
    pub access: &'static str,
    /// Lowest quality that can draw it.
    pub lowest_quality: u8,
    /// Lowest and highest base that lead there with the map that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bases: Option<(u8, u8)>,
}

/// All entrances.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntrancesFacts {
    /// The map that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// Entrances in the game's order.
    pub entrances: Vec<EntranceRow>,
}

impl Entrances {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let map: Option<MapId> = self.map.as_deref().map(str::parse).transpose()?;
        let candidate = map.map(|id| Candidate::of(id, timers()));
        let row = |place: &Location| {
            let leads = candidate.as_ref().and_then(|candidate| {
                candidate.entrances.iter().find(|entrance| entrance.location == place.number)
            });
            EntranceRow {
                location: place.number,
                area: place.area,
                direction: place.direction,
                contact: place.contact,
                access: place.access,
                lowest_quality: place.lowest_quality,
                bases: leads.map(|entrance| (entrance.bases.0.get(), entrance.bases.1.get())),
            }
        };
        let entrances: Vec<EntranceRow> = LOCATIONS.iter().map(row).collect();
        let facts = EntrancesFacts { map: map.map(|id| id.to_string()), entrances };
        let marked = facts.entrances.iter().filter(|row| row.bases.is_some()).count();
        let message = match &facts.map {
            Some(map) => Message::new("dq9-entrances-map").with("map", map.as_str()).with("count", marked),
            None => Message::new("dq9-entrances").with("count", facts.entrances.len()),
        };
        let parts = Parts {
            evidence: Evidence::SingleSource,
            picture: Picture::Regions(Box::new(picture(&facts, words.say(&message), &words))),
            message,
            notes: Vec::new(),
            table: table(&facts),
            found: map.is_none() || marked > 0,
        };
        Ok(answered(&Edition::WESTERN, &words, parts, Facts::Dq9Entrances(Box::new(facts))))
    }
}

fn picture(facts: &EntrancesFacts, sentence: String, words: &Words) -> Regions {
    let mut regions: Vec<RegionChart> = Vec::new();
    for row in &facts.entrances {
        let contact = words.word(&format!("dq9-contact-{}", row.contact));
        let message = Message::new("dq9-entrances-place")
            .with("location", row.location)
            .with("area", row.area)
            .with("where", row.direction)
            .with("contact", contact)
            .with("access", words.word(&format!("dq9-access-{}", row.access)))
            .with("marked", i64::from(row.bases.is_some()))
            .with("bases", row.bases.map_or_else(String::new, |(low, high)| super::span(low, high)));
        let place = RegionPlace {
            number: row.location.into(),
            safe: row.contact == "safe",
            marked: row.bases.is_some(),
            told: words.say(&message),
        };
        match regions.iter_mut().find(|region| region.name == row.area) {
            Some(region) => region.places.push(place),
            None => regions.push(RegionChart { name: row.area.into(), places: vec![place] }),
        }
    }
    let map = facts.map.as_deref().map_or_else(String::new, |map| format!(" {map}"));
    let evidence = words.word("evidence-single-source");
    Regions {
        description: sentence.clone(),
        sentence,
        legend: words.word("dq9-entrances-legend"),
        regions,
        command: format!("antre dq9 entrances{map}"),
        evidence: format!("{} · {evidence}", told(&Edition::WESTERN)),
    }
}

fn table(facts: &EntrancesFacts) -> Table {
    let rows = facts.entrances.iter().map(|row| {
        vec![
            Value::from(row.location),
            Value::from(row.area),
            Value::from(row.direction),
            Value::from(row.contact),
            Value::from(row.access),
            Value::from(row.lowest_quality),
            Value::from(row.bases.map_or(0, |bases| bases.0)),
            Value::from(row.bases.map_or(0, |bases| bases.1)),
        ]
    });
    let columns = vec![
        "location",
        "area",
        "where",
        "contact",
        "access",
        "lowest_quality",
        "lowest_base",
        "highest_base",
    ];
    Table { columns, rows: rows.collect() }
}
