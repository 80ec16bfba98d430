//! Everything about a map, or about one of its floors.

use antre_core::{Evidence, Message, Value};
use antre_dq9::tables::{BOSSES, FAMOUS_MAPS, LOCATIONS, Language};
use antre_dq9::terrain::map_walk;
use antre_dq9::{Candidate, Edition, Floor, Grotto, Header, MapId, MapName, Multibug};
use antre_draw::{GrottoChart, GrottoWords, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::boss::{BossRow, force, loot};
use super::editions::told;
use super::explain::Draws;
use super::floors::{FloorFacts, Telling};
use super::known::timers;
use super::names::{language, own_name};
use super::{BugFacts, EditionOptions, Names, bug, evidence, grouped, one_in, span, steps};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Shows a grotto: name, floors, chests, monsters, boss, entrances; or one of its floors in detail.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-show"))]
#[serde(deny_unknown_fields)]
pub struct Show {
    /// Rank in hex and seed in decimal (B5:15522), or both in hex as players write them (B53CA2)
    #[cfg_attr(feature = "clap", arg(value_name = "MAP"))]
    pub map: String,
    /// Only this floor, in detail
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floor: Option<i64>,
    /// First of the seconds whose chest contents are shown [default: 1]
    #[cfg_attr(feature = "clap", arg(long, value_name = "S"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<i64>,
    /// As the host of four players sees it after the bug of section 18: one output is lost before the header
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub multibug: bool,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

/// Latest second that contents are told of: about eighteen hours.
pub(super) const LATEST: i64 = 65_535;

/// A name in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NameIn {
    /// Two-letter code.
    pub language: &'static str,
    /// The whole name.
    pub name: String,
}

/// A map, whole or one floor of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ShowFacts {
    /// The six hex digits that players use.
    pub community: String,
    /// The name in the six languages.
    pub names: Vec<NameIn>,
    /// The shorter form of the Japanese list of items.
    pub japanese_item_list: String,
    /// What players call it, where they do.
    pub nickname: Option<&'static str>,
    /// Lowest and highest quality of its rank.
    pub quality: (u8, u8),
    /// Header.
    pub header: Header,
    /// Where it can lie and how one comes by it.
    #[serde(flatten)]
    pub candidate: Candidate,
    /// The boss below the last floor.
    pub boss: BossRow,
    /// From entrance to boss in half steps, the boss floor not counted.
    pub walk: u32,
    /// The floors asked for.
    pub floors: Vec<FloorFacts>,
    /// What the bug of four players makes of it, where that was asked for. Name, level and boss above are then those that
    /// the host sees, and the floors those that the host can walk down to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub multibug: Option<BugFacts>,
}

impl Show {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let id: MapId = self.map.parse()?;
        let edition = self.edition.edition()?;
        let second = antre_core::in_range("second", self.second.unwrap_or(1), 0..=LATEST)? as u32;
        let own = Header::of(id);
        let bug = self.multibug.then(|| Multibug::of(id));
        // What is placed follows the map's own header, what is shown the one that the host's game draws.
        let shown = bug.map_or(own, |bug| bug.shown);
        let header = bug.map_or(own, |bug| bug::header(&bug, self.floor.is_some()));
        let floors = match self.floor {
            Some(number) => {
                let number = antre_core::in_range("floor", number, 1..=header.floors.into())? as u8;
                vec![Floor::of(id, &header, number, &edition)?]
            }
            None if self.multibug => bug::grotto(id, false, &edition).floors,
            None => Grotto::of(id, &edition).floors,
        };
        let words = detail.words();
        let seconds = if self.floor.is_some() { 3 } else { 2 };
        let telling = Telling {
            words: &words,
            language: language(self.names, detail),
            edition,
            seconds: (second..second + seconds).collect(),
        };
        let facts = ShowFacts {
            community: id.community(),
            names: names(&shown),
            japanese_item_list: MapName::of(&shown).in_japanese_item_list(),
            nickname: nickname(id),
            quality: (id.rank.row().quality_min, id.rank.row().quality_max),
            candidate: Candidate::of(id, timers()),
            boss: BossRow::of(&BOSSES[usize::from(shown.boss) - 1], &edition, telling.language),
            walk: map_walk(id.seed, header.floors),
            floors: floors.iter().map(|floor| FloorFacts::of(id, floor, &telling)).collect(),
            header,
            multibug: self.multibug.then(|| BugFacts::of(id, telling.language)),
        };
        let multibug = facts.multibug.clone();
        let mut answer = self.told(id, facts, &telling, detail);
        if let Some(facts) = multibug {
            bug::mark(&mut answer, &facts, &words);
        }
        Ok(answer)
    }

    fn told(&self, id: MapId, facts: ShowFacts, telling: &Telling<'_>, detail: &Detail) -> Answer {
        let words = telling.words;
        let single = self.floor.is_some();
        let sentence = match facts.floors.first() {
            Some(floor) if single => floor.sentence(words),
            _ => sentence(id, &facts, telling),
        };
        let draws = Draws::asked(detail, |draws, words| {
            draws.header(id, self.multibug, telling.language, words);
            for floor in facts.floors.iter().filter(|_| single) {
                draws.floor(id, floor.number, floor.monster_rank, words);
                for &second in telling.seconds.iter().filter(|_| !floor.chests.is_empty()) {
                    draws.contents(id, floor.number, floor.chests.len(), second);
                }
            }
        });
        let mut notes = if single { floor_notes(&facts) } else { map_notes(&facts) };
        if !single && detail.explain != Explain::No {
            notes.insert(0, Message::new("dq9-explain-floors"));
        }
        let (draws, notes) = draws.into_parts(detail, words, notes);
        let sentence = Said::new(words, sentence);
        let picture = self.picture(id, &sentence.text, &facts, telling);
        Answer {
            edition: told(&telling.edition),
            evidence: Evidence::Certain,
            sentence,
            table: table(&facts),
            facts: Facts::Dq9Show(Box::new(facts)),
            notes,
            draws,
            picture: Picture::Grotto(Box::new(picture)),
            lines: None,
            verbatim: None,
            found: true,
        }
    }

    fn picture(&self, id: MapId, sentence: &str, facts: &ShowFacts, telling: &Telling<'_>) -> GrottoChart {
        let words = telling.words;
        let single = self.floor.is_some();
        let second = |second: &u32| words.say(&Message::new("dq9-second").with("second", *second));
        let mut command = format!("antre dq9 show {id}");
        if let Some(floor) = self.floor {
            command += &format!(" --floor {floor}");
        }
        if self.multibug {
            command += " --multibug";
        }
        if let Some(second) = self.second {
            command += &format!(" --second {second}");
        }
        command += &self.edition.flags();
        let mut foot = words.word(if single { "dq9-foot-floor" } else { "dq9-foot-map" });
        if telling.edition != Edition::WESTERN {
            foot = format!("{} · {foot}", told(&telling.edition));
        }
        GrottoChart {
            sentence: sentence.into(),
            facts: words.say(&map_line(id, facts, telling)),
            description: words.say(&description(facts, single)),
            head: if single { Vec::new() } else { head(id, facts, telling) },
            single,
            floors: facts.floors.iter().map(|floor| floor.drawn(telling)).collect(),
            seconds: telling.seconds.iter().map(second).collect(),
            words: grotto_words(words),
            command,
            evidence: foot,
        }
    }
}

pub(super) fn grotto_words(words: &Words) -> GrottoWords {
    let word = |id: &str| words.word(&format!("dq9-word-{id}"));
    GrottoWords {
        chests: word("chests"),
        chests_title: word("chests-title"),
        monsters: word("monsters"),
        memory: word("memory"),
        arrive: word("arrive"),
        go_down: word("go-down"),
        doorway: word("doorway"),
        corridor: word("corridor"),
        floor: word("floor"),
        rock: word("rock"),
        unreachable: word("unreachable"),
        closed: word("closed"),
        ghost: word("ghost"),
        isolated: word("isolated"),
    }
}

fn names(header: &Header) -> Vec<NameIn> {
    let name = MapName::of(header);
    let of = |language: Language| NameIn { language: language.code(), name: name.in_language(language) };
    Language::ALL.map(of).into()
}

pub(super) fn nickname(id: MapId) -> Option<&'static str> {
    let famous = FAMOUS_MAPS.iter().find(|map| (map.rank, map.seed) == (id.rank, id.seed.get()));
    famous.map(|map| map.nickname)
}

fn called(facts: &ShowFacts, telling: &Telling<'_>) -> String {
    named(facts, telling.language)
}

/// The name in a language, from those of all languages.
fn named(facts: &ShowFacts, language: Language) -> String {
    let name = facts.names.iter().find(|name| name.language == language.code());
    name.map_or_else(String::new, |name| name.name.clone())
}

fn sentence(id: MapId, facts: &ShowFacts, telling: &Telling<'_>) -> Message {
    let header = &facts.header;
    let words = telling.words;
    Message::new("dq9-show")
        .with("name", called(facts, telling))
        .with("map", id.to_string())
        .with("floors", i64::from(header.floors))
        .with("environment", words.word(&format!("dq9-environment-{}", header.environment.word())))
        .with("ranks", span(header.smr, header.monster_rank(header.floors)))
        .with("boss", facts.boss.name.as_str())
}

/// Name, rank, seed, environment, floors, boss in one line.
fn map_line(id: MapId, facts: &ShowFacts, telling: &Telling<'_>) -> Message {
    let environment = format!("dq9-environment-{}", facts.header.environment.word());
    Message::new("dq9-map-line")
        .with("name", called(facts, telling))
        .with("rank", id.rank.to_string())
        .with("seed", id.seed.get().to_string())
        .with("environment", telling.words.word(&environment))
        .with("floors", i64::from(facts.header.floors))
        .with("boss", facts.boss.name.as_str())
}

fn description(facts: &ShowFacts, single: bool) -> Message {
    match facts.floors.first() {
        Some(floor) if single => Message::new("dq9-floor-description")
            .with("side", i64::from(floor.side))
            .with("up", format!("{},{}", floor.up.x, floor.up.y))
            .with("down", format!("{},{}", floor.down.x, floor.down.y))
            .with("chests", floor.chests.len()),
        _ => Message::new("dq9-map-description").with("floors", facts.floors.len()),
    }
}

/// What is said of a whole map before its floors.
fn head(id: MapId, facts: &ShowFacts, telling: &Telling<'_>) -> Vec<(String, String)> {
    let words = telling.words;
    let mut head: Vec<(String, String)> = Vec::new();
    for language in Language::ALL {
        head.push((own_name(language).into(), named(facts, language)));
    }
    let mut row = |label: &str, said: String| head.push((words.word(&format!("dq9-label-{label}")), said));
    row("id", format!("{id}, {}", facts.community));
    if let Some(nickname) = facts.nickname {
        row("nickname", nickname.into());
    }
    row("quality", span(facts.quality.0, facts.quality.1));
    row("boss", boss_said(&facts.boss, words));
    row("loot", loot(&facts.boss));
    row("chests", chests_said(facts));
    row("way", words.say(&Message::new("dq9-map-way").with("way", steps(facts.walk, words))));
    for said in special_floors(facts, words) {
        row("special", said);
    }
    for entrance in &facts.candidate.entrances {
        let place = &LOCATIONS[usize::from(entrance.location) - 1];
        let said = Message::new("dq9-entrance")
            .with("location", i64::from(entrance.location))
            .with("area", place.area)
            .with("where", place.direction)
            .with("bases", span(entrance.bases.0.get(), entrance.bases.1.get()));
        row("entrance", words.say(&said));
    }
    if facts.candidate.quest {
        row("entrance", words.word("dq9-entrance-quest"));
    }
    match facts.candidate.best {
        Some((base, timers)) => {
            let said = Message::new("dq9-map-best")
                .with("base", i64::from(base.get()))
                .with("timers", i64::from(timers))
                .with("one-in", one_in(timers.into(), 65_536));
            row("chance", words.say(&said));
        }
        None => row("chance", words.word("dq9-map-never")),
    }
    head
}

fn boss_said(boss: &BossRow, words: &Words) -> String {
    let said = Message::new("dq9-map-boss")
        .with("name", boss.name.as_str())
        .with("hp", grouped(boss.hp.into()))
        .with("force", force(boss, words))
        .with("evidence", evidence(Evidence::Disputed, words));
    words.say(&said)
}

/// How many chests of each rank: `2 S, 3 A, 1 C`.
fn chests_said(facts: &ShowFacts) -> String {
    let all = || facts.floors.iter().flat_map(|floor| &floor.chests);
    let of = |rank: u8| {
        let count = all().filter(|chest| chest.rank == rank).count();
        (count > 0).then(|| format!("{count} {}", antre_dq9::chests::letter(rank)))
    };
    let counts: Vec<String> = (1..=10).rev().filter_map(of).collect();
    if counts.is_empty() { "–".into() } else { counts.join(", ") }
}

fn special_floors(facts: &ShowFacts, words: &Words) -> Vec<String> {
    let special = facts.floors.iter().filter(|floor| floor.special.is_some());
    special.map(|floor| format!("{}: {}", floor.name(), floor.monsters_said(words))).collect()
}

/// What holds in every grotto and around saves (section 14).
fn map_notes(facts: &ShowFacts) -> Vec<Message> {
    let mut notes = Vec::new();
    if facts.floors.iter().flat_map(|floor| &floor.chests).any(|chest| chest.hollow) {
        notes.push(Message::new("dq9-note-hollow"));
    }
    notes.extend(
        ["dq9-note-treasures", "dq9-note-flair", "dq9-note-reset", "dq9-note-saves", "dq9-note-laid"]
            .map(Message::new),
    );
    notes
}

fn floor_notes(facts: &ShowFacts) -> Vec<Message> {
    let hollow = facts.floors.iter().flat_map(|floor| &floor.chests).any(|chest| chest.hollow);
    if hollow { vec![Message::new("dq9-note-hollow")] } else { Vec::new() }
}

/// A row a chest and second, so that a spreadsheet has every fact; floors without chests have one row.
fn table(facts: &ShowFacts) -> Table {
    let mut rows = Vec::new();
    for floor in &facts.floors {
        let stem = |chest: [Value; 9]| {
            let mut row: Vec<Value> = [
                floor.number.into(),
                floor.monster_rank.into(),
                i64::from(floor.side),
                i64::from(floor.walk),
                i64::from(floor.bytes),
                i64::from(floor.fit),
            ]
            .map(Value::Int)
            .to_vec();
            row.extend(chest);
            row
        };
        let empty = || Value::from("");
        if floor.chests.is_empty() {
            rows.push(stem([(); 9].map(|()| empty())));
        }
        for chest in &floor.chests {
            for content in &chest.contents {
                rows.push(stem([
                    i64::from(chest.number).into(),
                    chest.letter.to_string().into(),
                    i64::from(chest.cell.x).into(),
                    i64::from(chest.cell.y).into(),
                    chest.walk.map_or_else(empty, |walk| i64::from(walk).into()),
                    content.second.into(),
                    content.stopwatch.into(),
                    i64::from(content.roll).into(),
                    content.item.as_str().into(),
                ]));
            }
        }
    }
    Table {
        columns: vec![
            "floor",
            "monster_rank",
            "side",
            "walk_half_steps",
            "bytes",
            "records",
            "chest",
            "rank",
            "x",
            "y",
            "chest_half_steps",
            "second",
            "stopwatch",
            "roll",
            "item",
        ],
        rows,
    }
}
