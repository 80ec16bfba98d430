//! What chests hold by second, and when they hold what is wanted.

use std::ops::RangeInclusive;

use antre_core::{Evidence, Message, Value};
use antre_dq9::chests::rolls;
use antre_dq9::own_maps::on_floor;
use antre_dq9::terrain::Terrain;
use antre_dq9::{Chest, Edition, Floor, Grotto, Item, MapId};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conditions::range;
use super::editions::told;
use super::explain::Draws;
use super::floors::{ContentFacts, Telling, content};
use super::names::language;
use super::show::LATEST;
use super::{EditionOptions, Names, counted, span, text_table};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Shows what each chest holds by second, or when chests hold an item.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-chests"))]
#[serde(deny_unknown_fields)]
pub struct Chests {
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
    /// Wanted: an item, gold (670 gold) or trap monster in any language; several must lie in as many chests of a floor at
    /// one second
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    #[serde(default)]
    pub item: Vec<String>,
    /// Seconds of the game's clock: 7, or a range as 0..=60 [default: 1..=2 for a map, 0..=20 for a floor, 0..=600 for items]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S|A..=B"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<String>,
    /// The same on a stopwatch started with A at the title screen (T = s + 5)
    #[cfg_attr(feature = "clap", arg(long, value_name = "T|A..=B"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopwatch: Option<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// A chest with what it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TimedChest {
    /// Floor, from 3.
    pub floor: u8,
    /// Place in the order of laying, from 1.
    pub chest: u8,
    /// The letter of its rank.
    pub letter: char,
    /// Where it stands.
    pub at: (u8, u8),
    /// Nobody can reach it.
    pub unreachable: bool,
    /// What it holds at each second.
    pub contents: Vec<ContentFacts>,
}

/// Seconds in a row at which a floor has what is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Window {
    /// Floor, from 3.
    pub floor: u8,
    /// The chests that hold it, by their places in the order of laying.
    pub chests: Vec<u8>,
    /// First and last second of the game's clock.
    pub seconds: (u32, u32),
    /// The same on the stopwatch.
    pub stopwatch: (u32, u32),
    /// It is a trap monster without a record: the chest opens empty.
    pub hollow: bool,
}

/// What chests hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChestsFacts {
    /// The map.
    pub map: MapId,
    /// How far the stopwatch is ahead of the game's clock.
    pub stopwatch_offset: u32,
    /// The chests asked for; empty when items were.
    pub chests: Vec<TimedChest>,
    /// When floors have what is wanted, soonest first.
    pub windows: Vec<Window>,
}

/// Rows that the terminal lists of an answer to an item.
const SHOWN: usize = 20;

impl Chests {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let id: MapId = self.map.parse()?;
        let edition = self.edition.edition()?;
        let items: Vec<Item> = self.item.iter().map(|item| Item::named(item)).collect::<Result<_, _>>()?;
        if items.len() > 3 {
            return Err(Error::new(format!(
                "item {} times: expected at most 3, a floor has no more chests",
                items.len()
            )));
        }
        let seconds = self.seconds(&edition)?;
        let grotto = Grotto::of(id, &edition);
        let floors = i64::from(grotto.header.floors);
        if let Some(floor) = self.floor {
            antre_core::in_range("floor", floor, 1..=floors)?;
        }
        let chest = self.chest.map(|chest| antre_core::in_range("chest", chest, 1..=3)).transpose()?;
        let floors: Vec<&Floor> = grotto
            .floors
            .iter()
            .filter(|floor| self.floor.is_none_or(|number| number == i64::from(floor.number)))
            .collect();
        let words = detail.words();
        let telling = Telling {
            words: &words,
            language: language(self.names, detail),
            edition,
            seconds: seconds.clone().collect(),
        };
        let asked = Asked { id, floors, chest: chest.map(|chest| chest as u8), seconds };
        Ok(if items.is_empty() {
            self.all(&asked, &telling, detail)
        } else {
            wanted(&asked, &items, &telling, detail)
        })
    }

    /// The seconds asked for, on the game's clock.
    fn seconds(&self, edition: &Edition) -> Result<RangeInclusive<u32>, Error> {
        let offset = i64::from(edition.stopwatch_offset);
        let (from, to) = match (&self.seconds, &self.stopwatch) {
            (Some(_), Some(_)) => return Err(Error::new("seconds with stopwatch: expected one of them")),
            (Some(seconds), None) => range("seconds", seconds, (0, LATEST))?,
            (None, Some(stopwatch)) => {
                let (from, to) = range("stopwatch", stopwatch, (offset, LATEST + offset))?;
                (from - offset, to - offset)
            }
            (None, None) if !self.item.is_empty() => (0, 600),
            (None, None) if self.floor.is_some() => (0, 20),
            (None, None) => (1, 2),
        };
        Ok(from as u32..=to as u32)
    }

    /// Contents of all chests asked for.
    fn all(&self, asked: &Asked<'_>, telling: &Telling<'_>, detail: &Detail) -> Answer {
        let words = telling.words;
        let mut chests = Vec::new();
        for floor in &asked.floors {
            let hidden = Terrain::of(&floor.layout).unreachable_chests;
            for chest in floor.chests().filter(|chest| asked.is_asked(chest)) {
                let of = |second: &u32| content(asked.id, floor, &chest, *second, telling);
                chests.push(TimedChest {
                    floor: floor.number,
                    chest: chest.number,
                    letter: chest.letter(),
                    at: (chest.cell.x, chest.cell.y),
                    unreachable: hidden.contains(&chest.number),
                    contents: telling.seconds.iter().map(of).collect(),
                });
            }
        }
        let facts = ChestsFacts {
            map: asked.id,
            stopwatch_offset: telling.edition.stopwatch_offset,
            chests,
            windows: Vec::new(),
        };
        let message = Message::new(match (facts.chests.len(), asked.floors.as_slice()) {
            (0, [_]) => "dq9-chests-none-floor",
            (0, _) => "dq9-chests-none",
            (_, [_]) => "dq9-chests-floor",
            _ => "dq9-chests-map",
        })
        .with("count", facts.chests.len())
        .with("map", asked.id.to_string())
        .with("floor", asked.floors.first().map_or(0, |floor| floor.number))
        .with("seconds", span(*asked.seconds.start(), *asked.seconds.end()))
        .with("stopwatch", stopwatch(&asked.seconds, &telling.edition));
        let picture = match (facts.chests.as_slice(), asked.floors.as_slice()) {
            ([], _) => Picture::None,
            (chests, [_]) => by_second(chests, words),
            (chests, _) if telling.seconds.len() <= 3 => by_chest(chests, words),
            (chests, _) => every_row(chests, words),
        };
        let mut notes = clock_notes(telling);
        if facts.chests.iter().flat_map(|chest| &chest.contents).any(|content| content.hollow) {
            notes.push(Message::new("dq9-note-hollow"));
        }
        if facts.chests.iter().any(|chest| chest.unreachable) {
            notes.push(Message::new("dq9-chests-unreachable"));
        }
        let draws = Draws::asked(detail, |draws, _| {
            for floor in &asked.floors {
                let count = floor.layout.chests.len();
                if count > 0 && self.floor.is_some() {
                    draws.ranks(asked.id, floor.number, count, floor.monster_rank);
                }
                for &second in telling.seconds.iter().filter(|_| count > 0) {
                    draws.contents(asked.id, floor.number, count, second);
                }
            }
        });
        let table = table(&facts);
        finish(facts, message, picture, table, (draws, notes), telling, detail)
    }
}

/// What was asked for, read.
struct Asked<'a> {
    id: MapId,
    floors: Vec<&'a Floor>,
    chest: Option<u8>,
    seconds: RangeInclusive<u32>,
}

impl Asked<'_> {
    fn is_asked(&self, chest: &Chest) -> bool {
        self.chest.is_none_or(|number| number == chest.number)
    }
}

/// When floors have what is wanted.
fn wanted(asked: &Asked<'_>, items: &[Item], telling: &Telling<'_>, detail: &Detail) -> Answer {
    let words = telling.words;
    let mut windows: Vec<Window> = Vec::new();
    for floor in &asked.floors {
        windows.extend(windows_of(asked, floor, items, telling));
    }
    windows.sort_by_key(|window| (window.seconds.0, window.floor));
    let names: Vec<String> = items.iter().map(|item| item_said(item, telling)).collect();
    let name = names.join(" + ");
    let base = |id| Message::new(id).with("item", name.as_str()).with("map", asked.id.to_string());
    let message = match windows.first() {
        Some(first) => base("dq9-chests-item")
            .with("floor", first.floor)
            .with("chests", list(&first.chests))
            .with("count", first.chests.len())
            .with("seconds", span(first.seconds.0, first.seconds.1))
            .with("stopwatch", span(first.stopwatch.0, first.stopwatch.1)),
        None if !asked.can_hold(items) => base("dq9-chests-item-impossible"),
        None => base("dq9-chests-item-not")
            .with("seconds", span(*asked.seconds.start(), *asked.seconds.end()))
            .with("stopwatch", stopwatch(&asked.seconds, &telling.edition)),
    };
    let rows = windows.iter().take(SHOWN).map(|window| {
        vec![
            format!("B{}F", window.floor),
            list(&window.chests),
            span(window.seconds.0, window.seconds.1),
            span(window.stopwatch.0, window.stopwatch.1),
            if window.hollow { words.word("dq9-word-hollow") } else { String::new() },
        ]
    });
    let mut columns = vec![
        ("floor", Align::Left),
        ("chest", Align::Left),
        ("second", Align::Left),
        ("stopwatch", Align::Left),
    ];
    let hollow = windows.iter().any(|window| window.hollow);
    let mut rows: Vec<Vec<String>> = rows.collect();
    if hollow {
        columns.push(("", Align::Left));
    } else {
        for row in &mut rows {
            row.truncate(4);
        }
    }
    let picture = if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) };
    let mut notes = clock_notes(telling);
    if windows.len() > SHOWN {
        notes.insert(0, counted("dq9-chests-more", windows.len() - SHOWN));
    }
    if hollow {
        notes.push(Message::new("dq9-note-hollow"));
    }
    let draws = Draws::asked(detail, |draws, _| {
        if let Some(window) = windows.first() {
            draws.contents(asked.id, window.floor, 3, window.seconds.0);
        }
    });
    let csv = windows.iter().map(|window| {
        vec![
            Value::from(window.floor),
            Value::from(list(&window.chests)),
            Value::from(window.seconds.0),
            Value::from(window.seconds.1),
            Value::from(window.stopwatch.0),
            Value::from(window.stopwatch.1),
            Value::from(u32::from(window.hollow)),
        ]
    });
    let columns =
        vec!["floor", "chests", "first_second", "last_second", "first_stopwatch", "last_stopwatch", "hollow"];
    let table = Table { columns, rows: csv.collect() };
    let facts = ChestsFacts {
        map: asked.id,
        stopwatch_offset: telling.edition.stopwatch_offset,
        chests: Vec::new(),
        windows,
    };
    finish(facts, message, picture, table, (draws, notes), telling, detail)
}

impl Asked<'_> {
    /// Whether any floor has enough chests of fitting ranks within reach.
    fn can_hold(&self, items: &[Item]) -> bool {
        self.floors.iter().any(|floor| {
            let fits = |chest: &Chest, item: &Item| item.is_in_rank(chest.rank);
            let chests = usable(self, floor);
            assigned(&chests, items, &fits).is_some()
        })
    }
}

/// The chests that are asked for and can be reached.
fn usable(asked: &Asked<'_>, floor: &Floor) -> Vec<Chest> {
    let hidden = Terrain::of(&floor.layout).unreachable_chests;
    let chests = floor.chests().filter(|chest| asked.is_asked(chest) && !hidden.contains(&chest.number));
    chests.collect()
}

fn windows_of(asked: &Asked<'_>, floor: &Floor, items: &[Item], telling: &Telling<'_>) -> Vec<Window> {
    let offset = telling.edition.stopwatch_offset;
    let chests = usable(asked, floor);
    // One item: a floor without any sight of it need not be looked at second by second.
    if let [only] = items
        && on_floor(asked.id, floor, only, asked.seconds.clone()).is_empty()
    {
        return Vec::new();
    }
    let mut windows: Vec<Window> = Vec::new();
    for second in asked.seconds.clone() {
        let rolls = rolls(asked.id.seed, floor.number, second);
        let gives =
            |chest: &Chest, item: &Item| item.is_given(chest.rank, rolls[usize::from(chest.number) - 1]);
        let mut holding = if let [only] = items {
            chests.iter().filter(|chest| gives(chest, only)).map(|chest| chest.number).collect()
        } else {
            assigned(&chests, items, &gives).unwrap_or_default()
        };
        if holding.is_empty() {
            continue;
        }
        holding.sort_unstable();
        match windows.last_mut() {
            Some(last) if last.seconds.1 + 1 == second && last.chests == holding => {
                last.seconds.1 = second;
                last.stopwatch.1 = second + offset;
            }
            _ => windows.push(Window {
                floor: floor.number,
                hollow: items.iter().any(|item| {
                    matches!(item.content(), antre_dq9::tables::Content::Monster(trap) if !floor.has_record(trap))
                }),
                chests: holding,
                seconds: (second, second),
                stopwatch: (second + offset, second + offset),
            }),
        }
    }
    windows
}

/// A chest of its own for each of the items, if there is one, in the order of the items.
fn assigned(chests: &[Chest], items: &[Item], fits: &impl Fn(&Chest, &Item) -> bool) -> Option<Vec<u8>> {
    let [first, rest @ ..] = items else { return Some(Vec::new()) };
    chests.iter().enumerate().filter(|(_, chest)| fits(chest, first)).find_map(|(index, chest)| {
        let others: Vec<Chest> =
            chests.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, chest)| *chest).collect();
        let mut found = vec![chest.number];
        found.extend(assigned(&others, rest, fits)?);
        Some(found)
    })
}

fn item_said(item: &Item, telling: &Telling<'_>) -> String {
    match item.content() {
        antre_dq9::tables::Content::Gold(gold) => {
            telling.words.say(&Message::new("dq9-gold").with("gold", gold))
        }
        _ => item.words().in_language(telling.language).to_owned(),
    }
}

fn list(chests: &[u8]) -> String {
    chests.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn stopwatch(seconds: &RangeInclusive<u32>, edition: &Edition) -> String {
    span(seconds.start() + edition.stopwatch_offset, seconds.end() + edition.stopwatch_offset)
}

/// Which clock is meant, and when a party of one or of four opens a chest at once.
fn clock_notes(telling: &Telling<'_>) -> Vec<Message> {
    let offset = telling.edition.stopwatch_offset;
    vec![
        Message::new("dq9-chests-clock").with("offset", offset),
        Message::new("dq9-chests-party").with("solo", 1 + offset).with("party", 2 + offset),
    ]
}

fn content_said(content: &ContentFacts, words: &Words) -> String {
    let item = if content.hollow {
        words.say(&Message::new("dq9-hollow").with("item", content.item.as_str()))
    } else {
        content.item.clone()
    };
    if matches!(content.kind, antre_dq9::tables::Content::Monster(_)) { format!("▲ {item}") } else { item }
}

/// A row a second, a column a chest.
fn by_second(chests: &[TimedChest], words: &Words) -> Picture {
    let mut columns = vec![(words.word("dq9-column-s"), Align::Right), ("T".into(), Align::Right)];
    for chest in chests {
        let heading = Message::new("dq9-chest-heading").with("number", chest.chest);
        let heading = heading.with("letter", chest.letter.to_string());
        columns.push((words.say(&heading.with("at", format!("{},{}", chest.at.0, chest.at.1))), Align::Left));
    }
    let seconds = chests.first().map_or(0, |chest| chest.contents.len());
    let rows = (0..seconds).map(|index| {
        let at = &chests[0].contents[index];
        let mut row = vec![at.second.to_string(), at.stopwatch.to_string()];
        row.extend(chests.iter().map(|chest| content_said(&chest.contents[index], words)));
        row
    });
    Picture::Table(antre_draw::TextTable { rows: rows.collect(), columns })
}

/// A row a chest, a column a second.
fn by_chest(chests: &[TimedChest], words: &Words) -> Picture {
    let mut columns =
        vec![(words.word("dq9-column-floor"), Align::Left), (words.word("dq9-column-chest"), Align::Left)];
    for content in chests.first().map_or(&[][..], |chest| &chest.contents) {
        let heading = Message::new("dq9-second-heading").with("second", content.second);
        columns.push((words.say(&heading.with("stopwatch", content.stopwatch)), Align::Left));
    }
    let rows = chests.iter().map(|chest| {
        let place = format!("{} {} {},{}", chest.chest, chest.letter, chest.at.0, chest.at.1);
        let mut row = vec![format!("B{}F", chest.floor), place];
        row.extend(chest.contents.iter().map(|content| content_said(content, words)));
        row
    });
    Picture::Table(antre_draw::TextTable { rows: rows.collect(), columns })
}

/// A row a chest and second.
fn every_row(chests: &[TimedChest], words: &Words) -> Picture {
    let columns = [
        ("floor", Align::Left),
        ("chest", Align::Left),
        ("s", Align::Right),
        ("stopwatch", Align::Right),
        ("holds", Align::Left),
    ];
    let rows = chests.iter().flat_map(|chest| {
        chest.contents.iter().map(move |content| {
            vec![
                format!("B{}F", chest.floor),
                format!("{} {}", chest.chest, chest.letter),
                content.second.to_string(),
                content.stopwatch.to_string(),
                content_said(content, words),
            ]
        })
    });
    text_table(words, &columns, rows.collect())
}

fn table(facts: &ChestsFacts) -> Table {
    let rows = facts.chests.iter().flat_map(|chest| {
        chest.contents.iter().map(move |content| {
            vec![
                Value::from(chest.floor),
                Value::from(chest.chest),
                Value::from(chest.letter.to_string()),
                Value::from(chest.at.0),
                Value::from(chest.at.1),
                Value::from(content.second),
                Value::from(content.stopwatch),
                Value::from(content.roll),
                Value::from(content.item.as_str()),
                Value::from(u32::from(content.hollow)),
            ]
        })
    });
    let columns = vec!["floor", "chest", "rank", "x", "y", "second", "stopwatch", "roll", "item", "hollow"];
    Table { columns, rows: rows.collect() }
}

fn finish(
    facts: ChestsFacts,
    message: Message,
    picture: Picture,
    table: Table,
    (draws, notes): (Draws, Vec<Message>),
    telling: &Telling<'_>,
    detail: &Detail,
) -> Answer {
    let words = telling.words;
    let (draws, notes) = draws.into_parts(detail, words, notes);
    Answer {
        edition: told(&telling.edition),
        // The seconds are certain, the stopwatch is measured.
        evidence: Evidence::Disputed,
        sentence: Said::new(words, message),
        found: !facts.chests.is_empty() || !facts.windows.is_empty(),
        facts: Facts::Dq9Chests(facts),
        notes,
        draws,
        picture,
        table,
        lines: None,
        verbatim: None,
    }
}
