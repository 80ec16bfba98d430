//! The maps of a save, or of a list that a player keeps.

use antre_core::{Evidence, Message, Value};
use antre_dq9::own_maps::{Sight, read_list, soonest};
use antre_dq9::save::{Checksum, Destination, MARK, MOST_IN_FRONT, Save as Read, SaveSlot, SlotKind};
use antre_dq9::tables::{BOSSES, LEGACY_BOSSES, Language};
use antre_dq9::{Base, Edition, Grotto, Item, MapId, MapName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chests_of_rank;
use super::conditions::range;
use super::editions::told;
use super::explain::Draws;
use super::known::timers;
use super::names::language;
use super::show::{LATEST, nickname};
use super::{EditionOptions, Names, counted, span, text_table};
use crate::error::told;
use crate::{Answer, Bytes, Detail, Error, Facts, Said, Table, Words};

/// Lists the maps of a save or of a text list, with what each is worth; or which of them gives an item soonest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-save"))]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// A save file, which is only read, or a text with a map a line: id, then @location and a note if wanted
    #[cfg_attr(feature = "clap", arg(value_name = "FILE", value_parser = Bytes::read))]
    pub file: Bytes,
    /// Which of the two saves of the file
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "SLOT", default_value_t))]
    #[serde(default)]
    pub slot: SlotOption,
    /// Read a save whose checksums do not hold
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(default)]
    pub ignore_checksums: bool,
    /// Which of the maps gives this item soonest
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    /// With --item: seconds of the game's clock that are looked at [default: 1..=600]
    #[cfg_attr(feature = "clap", arg(long, value_name = "A..=B"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// One of the two saves of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum SlotOption {
    /// Saved in a church.
    #[default]
    Church,
    /// Saved anywhere and left.
    Quick,
}

/// A map of the player's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OwnMapRow {
    /// Place in the bag or in the list, from 1.
    pub number: usize,
    /// The grotto; `None` for the map of an earlier game's boss or a record that makes no sense.
    pub map: Option<MapId>,
    /// What it is called.
    pub name: String,
    /// Quality, where the save has it.
    pub quality: Option<u8>,
    /// Entrance, where it is known.
    pub location: Option<u8>,
    /// How far the player has come, where the save has it: `undiscovered`, `discovered`, `cleared`.
    pub progress: Option<&'static str>,
    /// It is the map being followed.
    pub followed: bool,
    /// Floors.
    pub floors: u8,
    /// The boss below the last floor.
    pub boss: String,
    /// Chests by rank, from S down to I.
    pub chests: [u8; 10],
    /// Floors with a shortage of memory.
    pub special: Vec<u8>,
    /// The player's note, what players call the map, or what is wrong with the record.
    pub note: String,
}

/// A character of the save, with the bases that its level gives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HeroRow {
    /// Place among the records, from 1.
    pub number: u8,
    /// Name.
    pub name: String,
    /// Highest level over all vocations.
    pub level: u8,
    /// Highest number of revocations in any one vocation.
    pub revocations: u8,
    /// Base of a map that is a reward.
    pub reward_base: Base,
    /// Base of what the boss of the own map of the highest level drops.
    pub boss_base: Option<Base>,
    /// In the party rather than at rest.
    pub in_party: bool,
}

/// A save or a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SaveFacts {
    /// Which save was read; `None` for a list.
    pub slot: Option<SlotKind>,
    /// Its two checksums.
    pub checksums: Vec<Checksum>,
    /// Grottos cleared so far.
    pub cleared: Option<u32>,
    /// Characters.
    pub heroes: Vec<HeroRow>,
    /// Maps in the order of the bag or of the list.
    pub maps: Vec<OwnMapRow>,
    /// For each map that gives the item asked for, where it does soonest.
    pub sights: Vec<Sight>,
}

/// The grottos of a save or of a list, in its order.
pub(super) fn own_maps(
    file: &Bytes,
    slot: SlotOption,
    edition: &Edition,
    detail: &Detail,
) -> Result<Vec<MapId>, Error> {
    let save = Save {
        file: file.clone(),
        slot,
        ignore_checksums: false,
        item: None,
        seconds: None,
        names: None,
        edition: EditionOptions::default(),
    };
    let words = detail.words();
    let reader = Reader { edition: *edition, language: language(None, detail), words: &words };
    let (facts, _) = save.read(&reader)?;
    Ok(facts.maps.iter().filter_map(|row| row.map).collect())
}

impl Save {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let item = self.item.as_deref().map(Item::named).transpose()?;
        if item.is_none() && self.seconds.is_some() {
            return Err(told!("error-needs", what = "seconds", needed = "--item"));
        }
        let (from, to) = range("seconds", self.seconds.as_deref().unwrap_or("1..=600"), (0, LATEST))?;
        let words = detail.words();
        let reader = Reader { edition, language: language(self.names, detail), words: &words };
        let (facts, mut notes) = self.read(&reader)?;
        let Some(item) = item else {
            let message = message(&facts);
            let (picture, table) = (bag(&facts, &words), table(&facts));
            return Ok(reader.finish(message, facts, picture, table, notes));
        };
        let ids: Vec<MapId> = facts.maps.iter().filter_map(|row| row.map).collect();
        let sights = soonest(&ids, &item, from as u32..=to as u32, &edition);
        let facts = SaveFacts { sights, ..facts };
        let name = item.words().in_language(reader.language);
        let offset = edition.stopwatch_offset;
        let message = match facts.sights.first() {
            Some(first) => Message::new("dq9-save-soonest")
                .with("item", name)
                .with("map", reader.called(first.id))
                .with("id", first.id.to_string())
                .with("floor", first.floor)
                .with("second", first.second)
                .with("stopwatch", first.second + offset),
            None => Message::new("dq9-save-never").with("item", name).with("seconds", span(from, to)),
        };
        notes.push(Message::new("dq9-chests-clock").with("offset", offset));
        let draws = Draws::asked(detail, |draws, _| {
            if let Some(first) = facts.sights.first() {
                draws.contents(first.id, first.floor, usize::from(first.chest), first.second);
            }
        });
        let (draws, notes) = draws.into_parts(detail, &words, notes);
        let (picture, table) = reader.sights(&facts);
        Ok(Answer { notes, draws, ..reader.finish(message, facts, picture, table, Vec::new()) })
    }

    /// Reads the file as what it is.
    fn read(&self, reader: &Reader<'_>) -> Result<(SaveFacts, Vec<Message>), Error> {
        let bytes = &self.file.bytes;
        let is_save = bytes.windows(MARK.len()).take(MOST_IN_FRONT + 1).any(|window| window == MARK);
        let named = |error: antre_dq9::Error| Error::from(error).within(self.file.name.as_str());
        match std::str::from_utf8(bytes) {
            Ok(text) if !is_save && !bytes.contains(&0) => {
                if text.trim().is_empty() {
                    return Err(told!("error-dq9-save-empty").within(self.file.name.as_str()));
                }
                Ok((reader.list(text).map_err(named)?, Vec::new()))
            }
            _ => self.slot(&Read::read(bytes).map_err(named)?, reader),
        }
    }

    fn slot(&self, save: &Read, reader: &Reader<'_>) -> Result<(SaveFacts, Vec<Message>), Error> {
        let (kind, other) = match self.slot {
            SlotOption::Church => (SlotKind::Church, SlotKind::Quick),
            SlotOption::Quick => (SlotKind::Quick, SlotKind::Church),
        };
        let slot = save
            .slot(kind)
            .ok_or_else(|| told!("error-dq9-save-no-quick").within(self.file.name.as_str()))?;
        let mut notes = Vec::new();
        if self.ignore_checksums {
            if slot.check().is_err() {
                notes.push(Message::new("dq9-save-damaged"));
            }
        } else {
            slot.check().map_err(|error| Error::from(error).within(self.file.name.as_str()))?;
            notes.push(Message::new("dq9-save-checked"));
        }
        if save.slot(other).is_some() && other == SlotKind::Quick {
            notes.push(Message::new("dq9-save-quick"));
        }
        let facts = reader.save(slot);
        for hero in &facts.heroes {
            let message = Message::new(if hero.in_party { "dq9-save-hero" } else { "dq9-save-hero-resting" })
                .with("name", hero.name.as_str())
                .with("level", hero.level)
                .with("revocations", hero.revocations)
                .with("reward", hero.reward_base.get());
            notes.push(message.with("boss", hero.boss_base.map_or(0, Base::get)));
        }
        if facts.heroes.len() > 1 {
            notes.push(Message::new("dq9-save-which-hero"));
        }
        Ok((facts, notes))
    }
}

/// How maps are read and told.
struct Reader<'a> {
    edition: Edition,
    language: Language,
    words: &'a Words,
}

impl Reader<'_> {
    fn called(&self, id: MapId) -> String {
        MapName::of(&antre_dq9::Header::of(id)).in_language(self.language)
    }

    /// What a grotto is worth.
    fn grotto(&self, number: usize, id: MapId, location: Option<u8>, note: &str) -> OwnMapRow {
        let grotto = Grotto::of(id, &self.edition);
        let special = grotto.floors.iter().filter(|floor| floor.special().is_some());
        let boss = &BOSSES[usize::from(grotto.header.boss) - 1];
        let note = match (note, nickname(id)) {
            ("", Some(nickname)) => nickname,
            (note, _) => note,
        };
        OwnMapRow {
            number,
            map: Some(id),
            name: self.called(id),
            quality: None,
            location,
            progress: None,
            followed: false,
            floors: grotto.header.floors,
            boss: boss.words.in_language(self.language).to_owned(),
            chests: chests_of_rank(&grotto),
            special: special.map(|floor| floor.number).collect(),
            note: note.to_owned(),
        }
    }

    fn list(&self, text: &str) -> Result<SaveFacts, antre_dq9::Error> {
        let maps = read_list(text)?;
        let timers = timers();
        let rows = maps.iter().zip(1..).map(|(own, number)| {
            let mut row = self.grotto(number, own.id, own.location, &own.note);
            if !timers.can_draw(own.id) && row.note.is_empty() {
                row.note = self.words.word("dq9-decode-nowhere-place");
            }
            row
        });
        Ok(SaveFacts {
            slot: None,
            checksums: Vec::new(),
            cleared: None,
            heroes: Vec::new(),
            maps: rows.collect(),
            sights: Vec::new(),
        })
    }

    fn save(&self, slot: &SaveSlot) -> SaveFacts {
        let rows = slot.maps.iter().map(|stored| {
            let number = stored.number.into();
            let location = (1..=150).contains(&stored.location).then_some(stored.location);
            let fault = stored.fault().map_or_else(String::new, |fault| fault.to_string());
            let mut row = match (stored.id(), stored.destination) {
                (Some(id), _) => self.grotto(number, id, location, &fault),
                (None, Destination::Legacy { boss, level, .. }) => {
                    Self::other(number, location, self.legacy(boss, level), &fault)
                }
                (None, _) => {
                    let fault = if fault.is_empty() { self.words.word("dq9-save-unknown") } else { fault };
                    Self::other(number, location, "?".into(), &fault)
                }
            };
            row.progress = Some(stored.progress.word());
            row.followed = stored.followed;
            if let Destination::Grotto { quality, .. } = stored.destination {
                row.quality = Some(quality);
            }
            row
        });
        let maps: Vec<OwnMapRow> = rows.collect();
        let highest = maps.iter().filter_map(|row| row.map).map(|id| antre_dq9::Header::of(id).level).max();
        let resting = slot.heroes.len().saturating_sub(usize::from(slot.party));
        let heroes = slot.heroes.iter().enumerate().filter_map(|(index, hero)| {
            let (level, revocations) = hero.counting();
            Some(HeroRow {
                number: hero.number,
                name: hero.name.clone(),
                level,
                revocations,
                reward_base: hero.reward_base().ok()?,
                boss_base: highest.and_then(|level| hero.boss_base(level.into()).ok()),
                in_party: index >= resting,
            })
        });
        SaveFacts {
            slot: Some(slot.kind),
            checksums: slot.checksums.to_vec(),
            cleared: Some(slot.cleared),
            heroes: heroes.collect(),
            maps,
            sights: Vec::new(),
        }
    }

    fn legacy(&self, boss: u8, level: u8) -> String {
        let row = LEGACY_BOSSES.iter().find(|row| row.id == boss);
        let name = row.map_or("?", |row| match self.language {
            Language::Japanese => row.japanese,
            _ => row.english,
        });
        self.words.say(&Message::new("dq9-save-legacy").with("boss", name).with("level", level))
    }

    fn other(number: usize, location: Option<u8>, name: String, note: &str) -> OwnMapRow {
        OwnMapRow {
            number,
            map: None,
            name,
            quality: None,
            location,
            progress: None,
            followed: false,
            floors: 0,
            boss: String::new(),
            chests: [0; 10],
            special: Vec::new(),
            note: note.to_owned(),
        }
    }

    /// Where each map gives the item soonest.
    fn sights(&self, facts: &SaveFacts) -> (Picture, Table) {
        let offset = self.edition.stopwatch_offset;
        let number = |id: MapId| {
            let row = facts.maps.iter().find(|row| row.map == Some(id));
            row.map_or(0, |row| row.number)
        };
        let rows = facts.sights.iter().map(|sight| {
            vec![
                number(sight.id).to_string(),
                sight.id.to_string(),
                self.called(sight.id),
                format!("B{}F", sight.floor),
                format!("{} {}", sight.chest, antre_dq9::chests::letter(sight.rank)),
                sight.second.to_string(),
                (sight.second + offset).to_string(),
                sight.lasts.to_string(),
            ]
        });
        let columns = [
            ("number", Align::Right),
            ("map", Align::Left),
            ("name", Align::Left),
            ("floor", Align::Left),
            ("chest", Align::Left),
            ("s", Align::Right),
            ("t", Align::Right),
            ("lasts", Align::Right),
        ];
        let rows: Vec<Vec<String>> = rows.collect();
        let picture = if rows.is_empty() { Picture::None } else { text_table(self.words, &columns, rows) };
        let csv = facts.sights.iter().map(|sight| {
            vec![
                Value::from(number(sight.id)),
                Value::from(sight.id.to_string()),
                Value::from(sight.floor),
                Value::from(sight.chest),
                Value::from(sight.second),
                Value::from(sight.second + offset),
                Value::from(sight.lasts),
                Value::from(sight.chests),
            ]
        });
        let columns = vec!["number", "map", "floor", "chest", "second", "stopwatch", "lasts", "chests"];
        (picture, Table { columns, rows: csv.collect() })
    }

    fn finish(
        &self,
        message: Message,
        facts: SaveFacts,
        picture: Picture,
        table: Table,
        notes: Vec<Message>,
    ) -> Answer {
        Answer {
            edition: told(&self.edition),
            // Where a save keeps its maps has one source; a list has none but the player.
            evidence: if facts.slot.is_some() { Evidence::SingleSource } else { Evidence::Certain },
            sentence: Said::new(self.words, message),
            found: if self_asked(&table) { !facts.sights.is_empty() } else { !facts.maps.is_empty() },
            facts: Facts::Dq9Save(Box::new(facts)),
            notes: notes.into_iter().map(|note| Said::new(self.words, note)).collect(),
            draws: None,
            picture,
            table,
            lines: None,
            verbatim: None,
        }
    }
}

/// Whether an item was asked for: its table has seconds.
fn self_asked(table: &Table) -> bool {
    table.columns.contains(&"second")
}

fn message(facts: &SaveFacts) -> Message {
    let cleared = facts.maps.iter().filter(|row| row.progress == Some("cleared")).count();
    match facts.slot {
        Some(slot) => counted("dq9-save", facts.maps.len())
            .with("slot", slot.word())
            .with("cleared", cleared)
            .with("grottos", facts.cleared.unwrap_or(0)),
        None => counted("dq9-save-list", facts.maps.len()),
    }
}

fn bag(facts: &SaveFacts, words: &Words) -> Picture {
    if facts.maps.is_empty() {
        return Picture::None;
    }
    let state = facts.maps.iter().any(|row| row.progress.is_some());
    let rows = facts.maps.iter().map(|row| {
        let mut cells = vec![
            row.number.to_string(),
            row.map.map_or_else(String::new, |map| map.to_string()),
            row.name.clone(),
            row.location.map_or_else(|| "–".into(), |location| location.to_string()),
        ];
        if state {
            let progress = row.progress.unwrap_or("unknown");
            let progress = words.word(&format!("dq9-progress-{progress}"));
            cells.push(if row.followed { format!("{progress} ◆") } else { progress });
        }
        cells.push(worth(row, words));
        cells
    });
    let mut columns = vec![
        ("number", Align::Right),
        ("map", Align::Left),
        ("name", Align::Left),
        ("lies-at", Align::Right),
    ];
    columns.extend(state.then_some(("progress", Align::Left)));
    columns.push(("worth", Align::Left));
    text_table(words, &columns, rows.collect())
}

/// Depth, boss, the best chests, special floors, the note.
fn worth(row: &OwnMapRow, words: &Words) -> String {
    let mut parts = Vec::new();
    if row.map.is_some() {
        let message =
            Message::new("dq9-save-worth").with("floors", row.floors).with("boss", row.boss.as_str());
        parts.push(words.say(&message));
        for (letter, count) in ['S', 'A', 'B'].into_iter().zip(row.chests) {
            if count > 0 {
                parts.push(format!("{count} {letter}"));
            }
        }
        if !row.special.is_empty() {
            let floors: Vec<String> = row.special.iter().map(|floor| format!("B{floor}F")).collect();
            parts.push(words.say(&Message::new("dq9-save-special").with("floors", floors.join(" "))));
        }
    }
    if !row.note.is_empty() {
        parts.push(row.note.clone());
    }
    parts.join(", ")
}

fn table(facts: &SaveFacts) -> Table {
    let rows = facts.maps.iter().map(|row| {
        let mut cells = vec![
            Value::from(row.number),
            Value::from(row.map.map_or_else(String::new, |map| map.to_string())),
            Value::from(row.name.as_str()),
            row.quality.map_or_else(|| Value::from(""), Value::from),
            row.location.map_or_else(|| Value::from(""), Value::from),
            Value::from(row.progress.unwrap_or("")),
            Value::from(u32::from(row.followed)),
            Value::from(row.floors),
            Value::from(row.boss.as_str()),
        ];
        cells.extend(row.chests.map(Value::from));
        cells.push(Value::from(row.special.len()));
        cells.push(Value::from(row.note.as_str()));
        cells
    });
    let columns = vec![
        "number",
        "map",
        "name",
        "quality",
        "location",
        "progress",
        "followed",
        "floors",
        "boss",
        "s",
        "a",
        "b",
        "c",
        "d",
        "e",
        "f",
        "g",
        "h",
        "i",
        "special_floors",
        "note",
    ];
    Table { columns, rows: rows.collect() }
}
