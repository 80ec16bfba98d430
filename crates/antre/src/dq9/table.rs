//! The tables behind everything, each with where it comes from.

use antre_core::{Evidence, Message, Value};
use antre_dq9::bosses::ForceKind;
use antre_dq9::memory::table_bytes;
use antre_dq9::quality::locations;
use antre_dq9::sources::{SOURCES, TableSource};
use antre_dq9::tables::{
    BOSSES, CHEST_ITEMS, CHEST_RANKS, Content, ENVIRONMENTS, FAMOUS_MAPS, LEGACY_BOSSES, LEVELS, LOCATIONS,
    Language, MONSTER_TABLES, monster,
};
use antre_dq9::{Edition, Environment, MapName, Part, Rank, chests::letter};
use antre_draw::{Align, Picture, TextTable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::told;
use super::names::language;
use super::{EditionOptions, Names, conditions};
use crate::{Answer, Detail, Error, Facts, Said, Table};

/// A table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum TableName {
    /// Every table with its source
    #[default]
    Sources,
    /// Qualities, floors, monster ranks, bosses, locations by rank
    Ranks,
    /// How many seeds of a rank have a level
    Levels,
    /// Chest ranks by monster rank
    ChestRanks,
    /// What chests of each rank give
    Chests,
    /// Who roams by environment and monster rank
    Monsters,
    /// What every Force does against every boss
    Forces,
    /// The 150 entrances
    Locations,
    /// The words of map names in the six languages
    Words,
    /// Environments with their chances
    Environments,
    /// Maps that players gave a name
    Famous,
    /// Bosses of earlier games that have maps of their own
    Legacy,
}

/// Prints one of the tables that the rules use.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-table"))]
#[serde(default, deny_unknown_fields)]
pub struct TableQuery {
    /// The table
    #[cfg_attr(feature = "clap", arg(value_enum, value_name = "TABLE", default_value_t))]
    pub table: TableName,
    /// Only this rank, by its hex code (ranks, levels)
    #[cfg_attr(feature = "clap", arg(long, value_name = "RR"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Only the rank of this quality, 2 to 248 (ranks, levels), or the entrances that it can have (locations)
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quality: Option<i64>,
    /// Only this environment (monsters)
    #[cfg_attr(feature = "clap", arg(long, value_name = "WORD"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub environment: Option<String>,
    /// Only this monster rank, 1 to 12 (monsters, chest-ranks)
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub monster_rank: Option<i64>,
    /// Only chests of this letter, I to A or S (chests)
    #[cfg_attr(feature = "clap", arg(long, value_name = "LETTER"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub edition: EditionOptions,
}

/// A table in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct TableFacts {
    /// The table.
    pub table: TableName,
    /// Where its figures come from; several where its columns differ.
    pub sources: Vec<TableSource>,
    /// Columns.
    pub columns: Vec<&'static str>,
    /// Rows.
    pub rows: Vec<Vec<Value>>,
}

/// Columns and rows.
type Rows = (Vec<&'static str>, Vec<Vec<Value>>);

impl TableName {
    /// The sources of its columns.
    const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::Sources => &[],
            Self::Ranks => &["ranks", "boss weights"],
            Self::Levels => &["levels"],
            Self::ChestRanks => &["chest ranks"],
            Self::Chests => &["chests"],
            Self::Monsters => &["monsters", "monster rolls", "monster memory"],
            Self::Forces => &["forces"],
            Self::Locations => &["locations"],
            Self::Words | Self::Environments => &["words"],
            Self::Famous => &["famous maps"],
            Self::Legacy => &["legacy bosses"],
        }
    }
}

impl TableQuery {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let words = detail.words();
        let language = language(self.names, detail);
        let (columns, rows) = match self.table {
            TableName::Sources => sources(),
            TableName::Ranks => self.ranks()?,
            TableName::Levels => self.levels()?,
            TableName::ChestRanks => self.chest_ranks()?,
            TableName::Chests => self.chests(language)?,
            TableName::Monsters => self.monsters(&edition, language)?,
            TableName::Forces => forces(&edition, language),
            TableName::Locations => self.locations()?,
            TableName::Words => map_words(),
            TableName::Environments => environments(),
            TableName::Famous => famous(language),
            TableName::Legacy => legacy(),
        };
        let named = |name: &str| SOURCES.into_iter().find(|source| source.table == name);
        let sources: Vec<TableSource> = self.table.sources().iter().filter_map(|name| named(name)).collect();
        let evidence =
            sources.iter().fold(Evidence::Certain, |evidence, source| evidence.and(source.evidence));
        let message = Message::new("dq9-table")
            .with("count", rows.len())
            .with("table", words.word(&format!("dq9-table-{}", self.table.word())));
        let note = |source: &TableSource| {
            let message = Message::new("dq9-table-source").with("holds", source.holds);
            let message = message.with("source", source.source).with("section", source.section);
            Said::new(&words, message.with("evidence", super::evidence(source.evidence, &words)))
        };
        let notes = sources.iter().map(note).collect();
        let picture = picture(&columns, &rows);
        Ok(Answer {
            edition: told(&edition),
            evidence,
            sentence: Said::new(&words, message),
            table: Table { columns: columns.clone(), rows: rows.clone() },
            found: !rows.is_empty(),
            facts: Facts::Dq9Table(TableFacts { table: self.table, sources, columns, rows }),
            notes,
            draws: None,
            picture,
            lines: None,
            verbatim: None,
        })
    }

    /// The rank asked for, by code or by quality.
    fn only_rank(&self) -> Result<Option<Rank>, Error> {
        let quality =
            self.quality.map(|quality| antre_core::in_range("quality", quality, 2..=248)).transpose()?;
        match (&self.rank, quality) {
            (Some(_), Some(_)) => Err(Error::new("rank with quality: expected one of them")),
            (Some(rank), None) => Ok(Some(rank.parse()?)),
            (None, quality) => Ok(quality.map(|quality| Rank::of_quality(quality as u8))),
        }
    }

    fn only_monster_rank(&self) -> Result<Option<u8>, Error> {
        let rank = self.monster_rank.map(|rank| antre_core::in_range("monster rank", rank, 1..=12));
        Ok(rank.transpose()?.map(|rank| rank as u8))
    }

    fn ranks(&self) -> Result<Rows, Error> {
        let only = self.only_rank()?;
        let rows = Rank::all().filter(|&rank| only.is_none_or(|only| only == rank)).map(|rank| {
            let row = rank.row();
            let levels = || LEVELS.iter().filter(move |level| level.rank == rank).map(|level| level.level);
            let mut cells = vec![Value::from(rank.to_string())];
            cells.extend(
                [
                    (row.quality_min, row.quality_max),
                    row.floors,
                    row.smr,
                    row.boss,
                    (levels().min().unwrap_or(0), levels().max().unwrap_or(0)),
                ]
                .map(|(low, high)| Value::from(format!("{low}..={high}"))),
            );
            cells.push(Value::from(locations(row.quality_max)));
            cells
        });
        let columns = vec!["rank", "quality", "floors", "smr", "boss", "level", "locations"];
        Ok((columns, rows.collect()))
    }

    fn levels(&self) -> Result<Rows, Error> {
        let only = self.only_rank()?;
        let rows = LEVELS.iter().filter(|row| only.is_none_or(|only| only == row.rank)).map(|row| {
            let counts = [row.level.into(), row.seeds, row.occurring].map(Value::from);
            [vec![Value::from(row.rank.to_string())], counts.to_vec()].concat()
        });
        Ok((vec!["rank", "level", "seeds", "occurring"], rows.collect()))
    }

    fn chest_ranks(&self) -> Result<Rows, Error> {
        let only = self.only_monster_rank()?;
        let rows = (1..=12u8).filter(|rank| only.is_none_or(|only| only == *rank)).map(|rank| {
            let (low, high) = CHEST_RANKS[usize::from(rank)];
            let letters = [low, high].map(|rank| Value::from(letter(rank).to_string()));
            [vec![Value::from(rank)], letters.to_vec()].concat()
        });
        Ok((vec!["monster_rank", "lowest", "highest"], rows.collect()))
    }

    fn chests(&self, language: Language) -> Result<Rows, Error> {
        let only = self.letter.as_deref().map(|text| {
            let typed = text.trim().to_uppercase();
            (1..=10).find(|&rank| letter(rank).to_string() == typed).ok_or_else(|| {
                Error::new(format!("letter \"{}\": expected one of I H G F E D C B A S", text.trim()))
            })
        });
        let only = only.transpose()?;
        let rows =
            CHEST_ITEMS.iter().filter(|entry| only.is_none_or(|only| only == entry.rank)).map(|entry| {
                let kind = match entry.content {
                    Content::Item => "item",
                    Content::Gold(_) => "gold",
                    Content::Monster(_) => "trap",
                };
                vec![
                    Value::from(letter(entry.rank).to_string()),
                    Value::from(entry.roll_from),
                    Value::from(entry.roll_to),
                    Value::from(entry.roll_to - entry.roll_from + 1),
                    Value::from(kind),
                    Value::from(entry.words.in_language(language)),
                ]
            });
        Ok((vec!["rank", "roll_from", "roll_to", "percent", "kind", "content"], rows.collect()))
    }

    fn monsters(&self, edition: &Edition, language: Language) -> Result<Rows, Error> {
        let only = self.only_monster_rank()?;
        let environment = self.environment.as_deref().map(conditions::environment).transpose()?;
        let mut rows = Vec::new();
        for of in Environment::ALL.into_iter().filter(|of| environment.is_none_or(|only| only == *of)) {
            for rank in (1..=12u8).filter(|rank| only.is_none_or(|only| only == *rank)) {
                let table = &MONSTER_TABLES[usize::from(of.number()) - 1][usize::from(rank) - 1];
                for entry in table.entries {
                    let row = monster(entry.monster);
                    let rolls = entry.rolls.map_or(0, |(low, high)| high - low + 1);
                    rows.push(vec![
                        Value::from(of.word()),
                        Value::from(rank),
                        Value::from(entry.monster),
                        Value::from(row.map_or("", |row| row.words.in_language(language))),
                        Value::from(rolls),
                        Value::from(row.and_then(|row| row.memory).unwrap_or(0)),
                        Value::from(table_bytes(table, edition)),
                    ]);
                }
            }
        }
        let columns = vec!["environment", "monster_rank", "monster", "name", "rolls", "bytes", "table_bytes"];
        Ok((columns, rows))
    }

    fn locations(&self) -> Result<Rows, Error> {
        let quality =
            self.quality.map(|quality| antre_core::in_range("quality", quality, 2..=248)).transpose()?;
        let rows = LOCATIONS
            .iter()
            .filter(|place| quality.is_none_or(|quality| i64::from(place.lowest_quality) <= quality))
            .map(|place| {
                vec![
                    Value::from(place.number),
                    Value::from(format!("{:02X}", place.number)),
                    Value::from(place.lowest_quality),
                    Value::from(place.contact),
                    Value::from(place.access),
                    Value::from(place.area),
                    Value::from(place.direction),
                ]
            });
        let columns = vec!["location", "hex", "from_quality", "monsters", "access", "area", "where"];
        Ok((columns, rows.collect()))
    }
}

impl TableName {
    /// Word id.
    const fn word(self) -> &'static str {
        match self {
            Self::Sources => "sources",
            Self::Ranks => "ranks",
            Self::Levels => "levels",
            Self::ChestRanks => "chest-ranks",
            Self::Chests => "chests",
            Self::Monsters => "monsters",
            Self::Forces => "forces",
            Self::Locations => "locations",
            Self::Words => "words",
            Self::Environments => "environments",
            Self::Famous => "famous",
            Self::Legacy => "legacy",
        }
    }
}

fn sources() -> Rows {
    let rows = SOURCES.iter().map(|source| {
        [source.table, source.section, source.evidence.word(), source.holds, source.source]
            .map(Value::from)
            .to_vec()
    });
    (vec!["table", "section", "evidence", "holds", "source"], rows.collect())
}

fn forces(edition: &Edition, language: Language) -> Rows {
    let rows = BOSSES.iter().map(|boss| {
        let mut cells = vec![Value::from(boss.number), Value::from(boss.words.in_language(language))];
        cells.extend(boss.forces(edition).map(|(_, percent)| Value::from(percent)));
        cells
    });
    let mut columns = vec!["boss", "name"];
    columns.extend(ForceKind::ALL.map(|force| match force {
        ForceKind::Pyroforce => "pyroforce",
        ForceKind::Cryoforce => "cryoforce",
        ForceKind::Force10 => "force_10",
        ForceKind::ForceFunebre => "force_funebre",
        ForceKind::ForceVitale => "force_vitale",
    }));
    (columns, rows.collect())
}

fn map_words() -> Rows {
    let rows = Part::ALL.into_iter().flat_map(|part| {
        part.words().iter().zip(1u8..).map(move |(words, id)| {
            let mut cells = vec![Value::from(part.word()), Value::from(id)];
            cells.extend(Language::ALL.map(|language| Value::from(words.in_language(language))));
            cells
        })
    });
    (vec!["part", "id", "en", "fr", "ja", "es", "de", "it"], rows.collect())
}

fn environments() -> Rows {
    let rows = ENVIRONMENTS.iter().zip(Environment::ALL).map(|(&(percent, names), environment)| {
        let mut cells = vec![Value::from(environment.number()), Value::from(percent)];
        cells.extend(names.map(Value::from));
        cells
    });
    (vec!["environment", "percent", "en", "fr", "ja"], rows.collect())
}

fn famous(language: Language) -> Rows {
    let rows = FAMOUS_MAPS.iter().filter_map(|map| {
        let id = antre_dq9::MapId::new(map.rank, antre_dq9::Seed::new(map.seed.into()).ok()?);
        let name = MapName::of(&antre_dq9::Header::of(id)).in_language(language);
        Some(vec![
            Value::from(id.to_string()),
            Value::from(id.community()),
            Value::from(map.nickname),
            Value::from(name),
        ])
    });
    (vec!["map", "community", "nickname", "name"], rows.collect())
}

fn legacy() -> Rows {
    let rows = LEGACY_BOSSES.iter().map(|boss| {
        vec![
            Value::from(boss.id),
            Value::from(boss.english),
            Value::from(boss.japanese),
            Value::from(boss.also),
        ]
    });
    (vec!["boss", "en", "ja", "also"], rows.collect())
}

/// The table as it is read: headings without underscores, numbers to the right.
fn picture(columns: &[&'static str], rows: &[Vec<Value>]) -> Picture {
    let is_number = |index: usize| rows.iter().all(|row| matches!(row[index], Value::Int(_)));
    let headings = columns.iter().enumerate().map(|(index, name)| {
        let align = if is_number(index) { Align::Right } else { Align::Left };
        (name.replace('_', " "), align)
    });
    let cell = |value: &Value| match value {
        Value::Int(number) => number.to_string(),
        Value::Text(text) => text.clone(),
    };
    let rows = rows.iter().map(|row| row.iter().map(cell).collect());
    Picture::Table(TextTable { columns: headings.collect(), rows: rows.collect() })
}
