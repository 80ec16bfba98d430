//! When to have the chests laid, for a stopwatch that runs beside the console (`docs/rules/dq9.md`, sections 7 and 19.1).

use antre_core::{Evidence, Message, Value};
use antre_dq9::{Edition, Grotto, Header, Item, MapId, MapName, Moment};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chests::{Asked, Window, clock_notes, item_said, list, windows_of};
use super::conditions::range;
use super::floors::Telling;
use super::names::language;
use super::show::LATEST;
use super::{EditionOptions, MomentOptions, Names, Parts, answered, counted, evidence, span, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Table};

/// Tells when chests have what is wanted; at a terminal it counts down to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-stopwatch"))]
#[serde(deny_unknown_fields)]
pub struct Stopwatch {
    /// Rank in hex and seed in decimal (B5:15522), or both in hex as players write them (B53CA2)
    #[cfg_attr(feature = "clap", arg(value_name = "MAP"))]
    pub map: String,
    /// Only this floor
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floor: Option<i64>,
    /// Only this chest of each floor, by its place in the order of laying, 1 to 3
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chest: Option<i64>,
    /// Wanted: an item, gold (670 gold) or trap monster in any language; A + B must lie in two chests of a floor at one
    /// second. Given several times, each has its own countdown
    #[cfg_attr(feature = "clap", arg(long, value_name = "ITEM", required = true))]
    pub want: Vec<String>,
    /// What the stopwatch shows when it is started: seconds (4.5), or the moment at which you press: title, five, solo,
    /// party, eight, nine
    #[cfg_attr(feature = "clap", arg(long, value_name = "T|MOMENT", default_value = "title"))]
    #[serde(default = "title")]
    pub start: String,
    /// Seconds of the game's clock that are looked at [default: 0..=3600]
    #[cfg_attr(feature = "clap", arg(long, value_name = "A..=B"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<String>,
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

fn title() -> String {
    "title".into()
}

impl Default for Stopwatch {
    fn default() -> Self {
        Self {
            map: String::new(),
            floor: None,
            chest: None,
            want: Vec::new(),
            start: title(),
            seconds: None,
            names: None,
            moments: MomentOptions::default(),
            edition: EditionOptions::default(),
        }
    }
}

/// A moment on both clocks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MomentFacts {
    /// `five`, `solo`, `party`, `eight`, `nine`.
    pub moment: Moment,
    /// Second of the game's clock.
    pub second: u32,
    /// The same on the stopwatch.
    pub stopwatch: u32,
    /// How well that is known.
    pub evidence: Evidence,
}

/// Something wanted, with its times.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WantFacts {
    /// What it is called.
    pub item: String,
    /// When floors have it, soonest first.
    pub windows: Vec<Window>,
}

/// Times for a stopwatch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StopwatchFacts {
    /// The map.
    pub map: MapId,
    /// Its name.
    pub name: String,
    /// How far the stopwatch is ahead of the game's clock.
    pub stopwatch_offset: u32,
    /// How well that is known.
    pub offset_evidence: Evidence,
    /// What the stopwatch shows when it is started, in tenths of a second.
    pub start_tenths: u32,
    /// The moments at which one can set it.
    pub moments: Vec<MomentFacts>,
    /// What is wanted, in the order asked for.
    pub wants: Vec<WantFacts>,
}

/// Rows that the terminal lists.
const SHOWN: usize = 20;
/// Things wanted at most.
const MOST_WANTED: usize = 9;

impl Stopwatch {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let id: MapId = self.map.parse()?;
        let mut edition = self.edition.edition()?;
        self.moments.apply(&mut edition)?;
        if !(1..=MOST_WANTED).contains(&self.want.len()) {
            return Err(told!("error-dq9-wants", count = self.want.len(), most = MOST_WANTED));
        }
        let wanted = self.want.iter().map(|want| items(want)).collect::<Result<Vec<_>, Error>>()?;
        let (from, to) = range("seconds", self.seconds.as_deref().unwrap_or("0..=3600"), (0, LATEST))?;
        let start_tenths = start(&self.start, &edition)?;
        let grotto = Grotto::of(id, &edition);
        if let Some(floor) = self.floor {
            antre_core::in_range("floor", floor, 1..=grotto.header.floors.into())?;
        }
        let chest = self.chest.map(|chest| antre_core::in_range("chest", chest, 1..=3)).transpose()?;
        let words = detail.words();
        let telling =
            Telling { words: &words, language: language(self.names, detail), edition, seconds: Vec::new() };
        let is_asked = |number: u8| self.floor.is_none_or(|floor| floor == i64::from(number));
        let asked = Asked {
            id,
            floors: grotto.floors.iter().filter(|floor| is_asked(floor.number)).collect(),
            chest: chest.map(|chest| chest as u8),
            seconds: from as u32..=to as u32,
        };
        let wants = wanted.iter().map(|items| {
            let floors = asked.floors.iter();
            let mut windows: Vec<Window> =
                floors.flat_map(|floor| windows_of(&asked, floor, items, &telling)).collect();
            windows.sort_by_key(|window| (window.seconds.0, window.floor));
            let names: Vec<String> = items.iter().map(|item| item_said(item, &telling)).collect();
            WantFacts { item: names.join(" + "), windows }
        });
        let offset = edition.stopwatch_offset;
        let moments = Moment::ALL.map(|moment| MomentFacts {
            moment,
            second: edition.moments.of(moment),
            stopwatch: edition.moments.of(moment) + offset,
            evidence: moment.evidence(),
        });
        let facts = StopwatchFacts {
            map: id,
            name: MapName::of(&Header::of(id)).in_language(telling.language),
            stopwatch_offset: offset,
            offset_evidence: Evidence::Disputed,
            start_tenths,
            moments: moments.into(),
            wants: wants.collect(),
        };
        Ok(told(facts, (from, to), &telling))
    }
}

/// One item, or several with + between them.
fn items(want: &str) -> Result<Vec<Item>, Error> {
    let items = want.split('+').map(Item::named).collect::<Result<Vec<_>, _>>()?;
    if items.len() > 3 {
        return Err(told!("error-dq9-want-items", found = want, count = items.len()));
    }
    Ok(items)
}

/// What the stopwatch shows when it is started, in tenths of a second.
fn start(text: &str, edition: &Edition) -> Result<u32, Error> {
    let typed = text.trim();
    if typed.eq_ignore_ascii_case("title") {
        return Ok(0);
    }
    if let Some(moment) = Moment::of_word(typed) {
        return Ok(10 * (edition.moments.of(moment) + edition.stopwatch_offset));
    }
    let wrong = || told!("error-dq9-start", found = typed);
    let (whole, tenths) = typed.split_once('.').unwrap_or((typed, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(tenths) || tenths.len() != 1 {
        return Err(wrong());
    }
    let whole = antre_core::in_range("start", whole.parse().map_err(|_| wrong())?, 0..=3_600)? as u32;
    Ok(10 * whole + tenths.parse::<u32>().map_err(|_| wrong())?)
}

fn told(facts: StopwatchFacts, (from, to): (i64, i64), telling: &Telling<'_>) -> Answer {
    let words = telling.words;
    let offset = i64::from(facts.stopwatch_offset);
    let mut every: Vec<(&WantFacts, &Window)> = Vec::new();
    every.extend(facts.wants.iter().flat_map(|want| want.windows.iter().map(move |window| (want, window))));
    every.sort_by_key(|(_, window)| (window.seconds.0, window.floor));
    let missing = facts.wants.iter().find(|want| want.windows.is_empty());
    let base = |id, item: &str| Message::new(id).with("item", item).with("map", facts.map.to_string());
    let message = match (missing, every.first()) {
        (None, Some((want, first))) => base("dq9-chests-item", &want.item)
            .with("floor", first.floor)
            .with("chests", list(&first.chests))
            .with("count", first.chests.len())
            .with("seconds", span(first.seconds.0, first.seconds.1))
            .with("stopwatch", span(first.stopwatch.0, first.stopwatch.1)),
        (want, _) => base("dq9-chests-item-not", want.map_or("", |want| want.item.as_str()))
            .with("seconds", span(from, to))
            .with("stopwatch", span(from + offset, to + offset)),
    };
    let several = facts.wants.len() > 1;
    let rows = every.iter().take(SHOWN).map(|(want, window)| {
        let mut row = vec![
            span(window.stopwatch.0, window.stopwatch.1),
            span(window.seconds.0, window.seconds.1),
            format!("B{}F", window.floor),
            list(&window.chests),
        ];
        if several {
            row.push(want.item.clone());
        }
        row
    });
    let mut columns = vec![
        ("stopwatch", Align::Left),
        ("second", Align::Left),
        ("floor", Align::Left),
        ("chest", Align::Left),
    ];
    columns.extend(several.then_some(("holds", Align::Left)));
    let rows: Vec<Vec<String>> = rows.collect();
    let picture = if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) };
    let mut notes = Vec::new();
    if every.len() > SHOWN {
        notes.push(counted("dq9-chests-more", every.len() - SHOWN));
    }
    notes.extend(clock_notes(telling));
    let moments = facts.moments.iter().map(|moment| {
        let word = words.word(&format!("dq9-moment-{}", moment.moment.word()));
        format!("{word} {}", moment.stopwatch)
    });
    let moments = moments.collect::<Vec<_>>().join(", ");
    notes.push(
        Message::new("dq9-stopwatch-moments")
            .with("moments", moments)
            .with("evidence", evidence(Evidence::SingleSource, words)),
    );
    notes.push(Message::new("dq9-stopwatch-stairs"));
    if every.iter().any(|(_, window)| window.hollow) {
        notes.push(Message::new("dq9-note-hollow"));
    }
    let csv = every.iter().map(|(want, window)| {
        vec![
            Value::from(want.item.as_str()),
            Value::from(window.floor),
            Value::from(list(&window.chests)),
            Value::from(window.seconds.0),
            Value::from(window.seconds.1),
            Value::from(window.stopwatch.0),
            Value::from(window.stopwatch.1),
            Value::from(u32::from(window.hollow)),
        ]
    });
    let columns = vec![
        "item",
        "floor",
        "chests",
        "first_second",
        "last_second",
        "first_stopwatch",
        "last_stopwatch",
        "hollow",
    ];
    let table = Table { columns, rows: csv.collect() };
    // The seconds are certain, the stopwatch is measured.
    let parts =
        Parts { evidence: Evidence::Disputed, message, notes, picture, table, found: missing.is_none() };
    let edition = telling.edition;
    answered(&edition, words, parts, Facts::Dq9Stopwatch(Box::new(facts)))
}
