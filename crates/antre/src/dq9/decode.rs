//! Which grottos a name can mean.

use antre_core::{Evidence, Message, Value};
use antre_dq9::names::{level_word, word};
use antre_dq9::tables::{BOSSES, LEGACY_BOSSES, Language};
use antre_dq9::{Base, Candidate, Decoded, Decoder, Edition, Header, MapId, Part, TypedName};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::told;
use super::explain::Draws;
use super::known::decoder;
use super::names::language;
use super::show::nickname;
use super::{Names, counted, percent, span, text_table};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Most candidates that the terminal lists unless asked for more.
const MOST_SHOWN: i64 = 40;

/// Finds the grottos that a map's name can mean, however it is typed.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-decode"))]
#[serde(deny_unknown_fields)]
pub struct Decode {
    /// Name and level in any of the six languages, or its initials (GTW 1); a part may be missing
    #[cfg_attr(feature = "clap", arg(value_name = "NAME"))]
    pub name: String,
    /// More words of the name, where it is typed without quotes
    #[cfg_attr(feature = "clap", arg(value_name = "WORD", hide = true))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Where the map leads, 1 to 150 (antre dq9 table locations)
    #[serde(default)]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub location: Option<i64>,
    /// Base that the map came from, 1 to 248
    #[serde(default)]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub base: Option<i64>,
    /// Language of the names in the answer, and of initials [default: that of the name]
    #[serde(default)]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    pub names: Option<Names>,
    /// How many candidates the terminal lists; csv and json have all [default: 40]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub limit: Option<i64>,
}

/// What is known besides the name.
#[derive(Clone, Copy)]
struct Known {
    location: Option<u8>,
    base: Option<Base>,
    /// How many candidates are listed.
    limit: usize,
}

/// One grotto that a name can mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CandidateRow {
    /// Everything that the name leaves open.
    #[serde(flatten)]
    pub candidate: Candidate,
    /// The six hex digits that players use.
    pub community: String,
    /// The whole name in the language of the answer.
    pub called: String,
    /// Header.
    pub header: Header,
    /// What players call the map, where they do.
    pub nickname: Option<&'static str>,
    /// Timers of 65,536 that give it at the base asked for; `None` without one.
    pub timers_at_base: Option<u32>,
}

/// What a name can mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DecodeFacts {
    /// How the name was read; empty for the map of an earlier boss.
    pub readings: Vec<TypedName>,
    /// Number of the earlier game's boss, 1 to 13, if it is that boss's map.
    pub legacy_boss: Option<u8>,
    /// Grottos of that name, whatever the location and the base.
    pub of_that_name: usize,
    /// Those that fit, by rank and seed.
    pub candidates: Vec<CandidateRow>,
}

impl Decode {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let location = self.location.map(|n| antre_core::in_range("location", n, 1..=150)).transpose()?;
        let location = location.map(|n| n as u8);
        let base = self.base.map(Base::new).transpose()?;
        let limit = self.limit.unwrap_or(MOST_SHOWN);
        let limit = antre_core::in_range("limit", limit, 0..=i64::from(MapId::COUNT))? as usize;
        let known = Known { location, base, limit };
        let decoder = decoder();
        let name = self.typed();
        let mut decoded = decoder.decode(&name, None, None)?;
        // Initials fit many languages: those asked for are read first.
        if let (Decoded::Grottos { names, .. }, Some(asked)) = (&decoded, self.names)
            && names.iter().any(|name| name.initials)
        {
            decoded = decoder.decode(&name, Some(asked.into()), None)?;
        }
        match decoded {
            Decoded::Legacy { boss, level } => Ok(self.legacy(boss, level, detail)),
            Decoded::Grottos { names, maps } => Ok(self.grottos(decoder, names, &maps, &known, detail)),
        }
    }

    /// The whole name as it was typed.
    fn typed(&self) -> String {
        [std::slice::from_ref(&self.name), &self.words].concat().join(" ").trim().to_owned()
    }

    /// The map of a boss of an earlier game.
    fn legacy(&self, boss: u8, level: Option<u8>, detail: &Detail) -> Answer {
        let words = detail.words();
        let row = &LEGACY_BOSSES[usize::from(boss.clamp(1, 13)) - 1];
        let name = if self.names == Some(Names::Ja) { row.japanese } else { row.english };
        let message = Message::new("dq9-decode-legacy").with("boss", name);
        let message = message.with("level", level.map_or(0, i64::from));
        let facts = DecodeFacts {
            readings: Vec::new(),
            legacy_boss: Some(boss),
            of_that_name: 0,
            candidates: Vec::new(),
        };
        Answer {
            edition: told(&Edition::WESTERN),
            evidence: Evidence::SingleSource,
            sentence: Said::new(&words, message),
            table: table(&facts),
            facts: Facts::Dq9Decode(facts),
            notes: Vec::new(),
            draws: None,
            picture: Picture::None,
            lines: None,
            verbatim: None,
            found: true,
        }
    }

    fn grottos(
        &self,
        decoder: &Decoder,
        readings: Vec<TypedName>,
        maps: &[MapId],
        known: &Known,
        detail: &Detail,
    ) -> Answer {
        let Known { location, base, limit } = *known;
        let words = detail.words();
        // A name in one language is answered in it; one that several share, in the one of the words.
        let wanted = language(self.names, detail);
        let spoken = readings.first().map_or(&[][..], |reading| reading.languages.as_slice());
        let language = match (self.names, spoken) {
            (None, [first, ..]) if !spoken.contains(&wanted) => *first,
            _ => wanted,
        };
        let rows = maps.iter().map(|&id| {
            let candidate = decoder.candidate(id);
            let header = Header::of(id);
            let timers_at_base =
                base.map(|base| decoder.timers.observed(&[id], location, Some(base)).count() as u32);
            let called = candidate.name.in_language(language);
            CandidateRow {
                community: id.community(),
                called,
                header,
                nickname: nickname(id),
                timers_at_base,
                candidate,
            }
        });
        let fits = |row: &CandidateRow| {
            location.is_none_or(|location| row.candidate.lies_at(location)) && row.timers_at_base != Some(0)
        };
        let candidates: Vec<CandidateRow> = rows.filter(fits).collect();
        let facts = DecodeFacts { readings, legacy_boss: None, of_that_name: maps.len(), candidates };
        let sentence = Said::new(&words, sentence(&facts, self, location, base));
        let mut notes = notes(&facts, language);
        let shown = facts.candidates.len().min(limit);
        if shown < facts.candidates.len() {
            notes.push(counted("dq9-decode-more", facts.candidates.len() - shown));
        }
        let draws = Draws::asked(detail, |draws, words| match facts.candidates.as_slice() {
            [only] => draws.header(only.candidate.id, false, language, words),
            [] => {}
            _ => notes.push(Message::new("dq9-decode-explain")),
        });
        let (draws, notes) = draws.into_parts(detail, &words, notes);
        Answer {
            edition: told(&Edition::WESTERN),
            evidence: Evidence::Certain,
            sentence,
            picture: picture(&facts, shown, language, detail),
            table: table(&facts),
            found: !facts.candidates.is_empty(),
            facts: Facts::Dq9Decode(facts),
            notes,
            draws,
            lines: None,
            verbatim: None,
        }
    }
}

fn sentence(facts: &DecodeFacts, query: &Decode, location: Option<u8>, base: Option<Base>) -> Message {
    let candidates = &facts.candidates;
    let same = candidates.windows(2).all(|pair| pair[0].called == pair[1].called);
    let name = match candidates.first() {
        Some(first) if same => first.called.clone(),
        _ => query.typed(),
    };
    let narrowed = location.is_some() || base.is_some();
    let id = match (facts.of_that_name, candidates.as_slice()) {
        (0, _) => "dq9-decode-nothing",
        (_, []) => "dq9-decode-nowhere",
        (_, [_]) if narrowed => "dq9-decode-one-fits",
        (_, [_]) => "dq9-decode-one",
        _ if narrowed => "dq9-decode-some",
        _ => "dq9-decode-many",
    };
    let only = candidates.first().map_or_else(String::new, |row| row.candidate.id.to_string());
    Message::new(id)
        .with("name", name)
        .with("map", only)
        .with("count", candidates.len())
        .with("all", facts.of_that_name)
}

/// What to keep in mind: how the name was read, what cannot be had, what the quest gives.
fn notes(facts: &DecodeFacts, language: Language) -> Vec<Message> {
    let mut notes = Vec::new();
    for reading in &facts.readings {
        let spoken = |part: Part| {
            let names = reading.ids(part).iter().filter_map(|&id| word(part, id));
            names.map(|words| words.in_language(language)).collect::<Vec<_>>().join(", ")
        };
        if reading.initials {
            let message = Message::new("dq9-decode-initials").with("prefix", spoken(Part::Prefix));
            notes.push(message.with("locale", spoken(Part::Locale)).with("suffix", spoken(Part::Suffix)));
        } else if reading.locale.len() > 1 {
            let message = Message::new("dq9-decode-alike").with("count", reading.locale.len());
            let english = reading
                .locale
                .iter()
                .filter_map(|&id| word(Part::Locale, id))
                .map(antre_dq9::tables::Words::english);
            notes.push(message.with("places", english.collect::<Vec<_>>().join(", ")));
        }
        for part in reading.missing() {
            notes.push(Message::new(match part {
                Part::Prefix => "dq9-decode-no-prefix",
                Part::Locale => "dq9-decode-no-locale",
                Part::Suffix => "dq9-decode-no-suffix",
            }));
        }
    }
    let never = facts.candidates.iter().filter(|row| !row.candidate.exists()).count();
    if never > 0 {
        notes.push(counted("dq9-decode-never", never));
    }
    if let Some(row) = facts.candidates.iter().find(|row| row.candidate.quest) {
        notes.push(Message::new("dq9-decode-quest").with("map", row.candidate.id.to_string()));
    }
    if level_word(language).1 != Evidence::Certain {
        notes.push(Message::new("dq9-decode-level-word").with("word", level_word(language).0));
    }
    notes
}

fn picture(facts: &DecodeFacts, shown: usize, language: Language, detail: &Detail) -> Picture {
    if facts.candidates.is_empty() {
        return Picture::None;
    }
    let words = detail.words();
    let several = facts.candidates.windows(2).any(|pair| pair[0].called != pair[1].called);
    let with_base = facts.candidates.iter().any(|row| row.timers_at_base.is_some());
    let total: u32 = facts.candidates.iter().filter_map(|row| row.timers_at_base).sum();
    let mut columns = vec![("map", Align::Left)];
    columns.extend(several.then_some(("name", Align::Left)));
    columns.extend([("floors", Align::Right), ("boss", Align::Left)]);
    if with_base {
        columns.push(("chance", Align::Right));
    } else {
        columns.extend([("bases", Align::Left), ("best-timers", Align::Left)]);
    }
    columns.push(("lies-at", Align::Left));
    let rows = facts.candidates.iter().take(shown).map(|row| {
        let mut cells = vec![row.candidate.id.to_string()];
        cells.extend(several.then(|| row.called.clone()));
        cells.push(row.header.floors.to_string());
        let boss = &BOSSES[usize::from(row.header.boss) - 1];
        cells.push(boss.words.in_language(language).to_owned());
        if let Some(timers) = row.timers_at_base {
            cells.push(percent(timers.into(), total.into()));
        } else {
            let best = row.candidate.best;
            cells.push(bases(row));
            cells.push(best.map_or_else(
                || "–".into(),
                |(base, timers)| {
                    words
                        .say(&Message::new("dq9-decode-best").with("base", base.get()).with("timers", timers))
                },
            ));
        }
        cells.push(places(row, &words));
        cells
    });
    text_table(&words, &columns, rows.collect())
}

/// The lowest and the highest base that give a map.
fn bases(row: &CandidateRow) -> String {
    let lows = row.candidate.entrances.iter().map(|entrance| entrance.bases.0.get());
    let highs = row.candidate.entrances.iter().map(|entrance| entrance.bases.1.get());
    match (lows.min(), highs.max()) {
        (Some(low), Some(high)) => span(low, high),
        _ => "–".into(),
    }
}

fn places(row: &CandidateRow, words: &Words) -> String {
    let mut places: Vec<String> =
        row.candidate.entrances.iter().map(|entrance| entrance.location.to_string()).collect();
    if row.candidate.quest {
        places.push(words.word("dq9-decode-quest-place"));
    }
    if places.is_empty() { words.word("dq9-decode-nowhere-place") } else { places.join(", ") }
}

fn table(facts: &DecodeFacts) -> Table {
    let rows = facts.candidates.iter().flat_map(|row| {
        let cells = |location: i64, low: i64, high: i64| {
            vec![
                Value::from(row.candidate.id.to_string()),
                Value::from(row.community.as_str()),
                Value::from(row.called.as_str()),
                Value::from(i64::from(row.header.floors)),
                Value::from(i64::from(row.header.smr)),
                Value::from(i64::from(row.header.boss)),
                Value::from(i64::from(row.header.level)),
                Value::from(location),
                Value::from(low),
                Value::from(high),
                row.candidate.best.map_or_else(|| Value::from(""), |(base, _)| Value::from(base.get())),
                Value::from(row.candidate.best.map_or(0, |(_, timers)| timers)),
            ]
        };
        let entrances = &row.candidate.entrances;
        let mut rows: Vec<_> = entrances
            .iter()
            .map(|entrance| {
                let (low, high) = entrance.bases;
                cells(entrance.location.into(), low.get().into(), high.get().into())
            })
            .collect();
        if rows.is_empty() {
            rows.push(cells(0, 0, 0));
        }
        rows
    });
    Table {
        columns: vec![
            "map",
            "community",
            "name",
            "floors",
            "smr",
            "boss",
            "level",
            "location",
            "lowest_base",
            "highest_base",
            "best_base",
            "timers_of_65536",
        ],
        rows: rows.collect(),
    }
}
