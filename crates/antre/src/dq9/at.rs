//! What a seed gives where the generator does not run by itself: the Map Method (`docs/rules/dq9.md`, section 20).

use antre_core::{Evidence, Message, Value};
use antre_dq9::drops::{Kind, Loot, Won};
use antre_dq9::map_method::{
    BATTLE, FIRST_STRIKE, KIND, Pattern, Whistle, ZOOM, battle_start, drops_from, outputs, scan, to_spend,
};
use antre_dq9::tables::monster;
use antre_dq9::{Edition, Floor, Header, MapId};
use antre_draw::Align;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::explain::Draws;
use super::names::language;
use super::{EditionOptions, Names, Parts, answered, evidence, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Tells what a whistle brings and what a battle drops where the generator stands still behind a map of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-at"))]
#[serde(deny_unknown_fields)]
pub struct At {
    /// The last map of the list's page: rank in hex and seed in decimal (B5:15522), or both in hex (B53CA2)
    #[cfg_attr(feature = "clap", arg(value_name = "MAP"))]
    pub map: String,
    /// The floor of that map on which you whistle
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floor: Option<i64>,
    /// Uses of Zoom there before the whistle, 29 outputs each, 0 to 20
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    #[serde(default)]
    pub zooms: i64,
    /// Highest deftness of the party, 0 to 999; without it the party is taken to strike first where any is enough
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deftness: Option<i64>,
    /// Monsters of the battle, 1 to 8
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    #[serde(default = "one")]
    pub monsters: i64,
    /// Chances of a kind of monster that is beaten, rare/common, one in so many: 256/32; 1 always, 0 never. Once for each
    /// kind; no table of them is shipped
    #[cfg_attr(feature = "clap", arg(long, value_name = "R/C"))]
    #[serde(default)]
    pub drop: Vec<String>,
    /// Level of the vocation of somebody whose trait rolls again, in line-up order, 1 to 99; up to four
    #[cfg_attr(feature = "clap", arg(long, value_name = "LEVEL,…", value_delimiter = ','))]
    #[serde(default)]
    pub book: Vec<i64>,
    /// Outputs that the battle itself spends before the drops
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 0))]
    #[serde(default)]
    pub spent: i64,
    /// Patterns to look for, as players write them
    #[cfg_attr(
        feature = "clap",
        arg(
            long,
            value_name = "PATTERN,…",
            value_delimiter = ',',
            help = "Patterns to look for: R2 R2_3 R3 R4 R5 4_in_6 3_in_7 N2 N3 N4 N5 4_in_10 3_in_10"
        )
    )]
    #[serde(default)]
    pub pattern: Vec<String>,
    /// Chance of the patterns: one in so many
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 128))]
    #[serde(default = "usual_figure")]
    pub figure: i64,
    /// Outputs that are looked through for patterns, 2 to 4000
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 400))]
    #[serde(default = "usual_last")]
    pub last: i64,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub edition: EditionOptions,
}

impl Default for At {
    fn default() -> Self {
        Self {
            map: String::new(),
            floor: None,
            zooms: 0,
            deftness: None,
            monsters: one(),
            drop: Vec::new(),
            book: Vec::new(),
            spent: 0,
            pattern: Vec::new(),
            figure: usual_figure(),
            last: usual_last(),
            names: None,
            edition: EditionOptions::default(),
        }
    }
}

const fn one() -> i64 {
    1
}

pub(super) const fn usual_figure() -> i64 {
    128
}

pub(super) const fn usual_last() -> i64 {
    400
}

/// What an output is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OutputRow {
    /// Number, counted from the seed; the first is 1.
    pub number: u32,
    /// The output, 0..=32767.
    pub output: u16,
    /// What it decides: `unknown`, `kind`, `strike`, `ambush`, `place`, `drop`, `pattern`.
    pub what: &'static str,
    /// What it comes to.
    pub reads: String,
    /// How well it is known that it does.
    pub evidence: Evidence,
}

/// What the whistle brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WhistleFacts {
    /// Who comes; `None` where no entry of the table has the output.
    pub monster: Option<String>,
    /// It has a record on the floor; without one nothing happens.
    pub present: bool,
    /// Lowest deftness with which the party strikes first; `None` if none is enough.
    pub deftness: Option<u16>,
    /// The monsters strike first if the party does not.
    pub ambush: bool,
}

/// Where a pattern begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PatternFacts {
    /// What players call it.
    pub pattern: &'static str,
    /// Chance of one in so many.
    pub figure: u16,
    /// Numbers of its first outputs.
    pub starts: Vec<usize>,
    /// The first output from which the drops asked for begin with it, where drops were asked for.
    pub drops_from: Option<u32>,
}

/// What the outputs behind a map give.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AtFacts {
    /// The map.
    pub map: MapId,
    /// The floor, where one was named.
    pub floor: Option<u8>,
    /// What a whistle brings there.
    pub whistle: Option<WhistleFacts>,
    /// The party strikes first.
    pub party_first: bool,
    /// Number of the first drop output if the battle spends nothing.
    pub battle_start: u32,
    /// Patterns that were asked for.
    pub patterns: Vec<PatternFacts>,
    /// Items won, where chances were given.
    pub won: Vec<Won>,
    /// The outputs with what they are for, in order.
    pub outputs: Vec<OutputRow>,
}

/// The question, read.
struct Asked {
    id: MapId,
    edition: Edition,
    floor: Option<(Floor, Header)>,
    zooms: u8,
    deftness: Option<u16>,
    monsters: u8,
    kinds: Vec<Kind>,
    books: Vec<u8>,
    spent: u32,
    patterns: Vec<Pattern>,
    figure: u16,
    last: usize,
}

/// A pattern by its word.
pub(super) fn pattern(word: &str) -> Result<Pattern, Error> {
    Pattern::of_word(word.trim()).ok_or_else(|| {
        let words = Pattern::ALL.map(Pattern::word).join(", ");
        told!("error-one-of", what = "pattern", found = word.trim(), expected = words)
    })
}

/// `256/32`: chances of the rare and the common item.
fn kind(text: &str) -> Result<Kind, Error> {
    let wrong = || told!("error-dq9-drop", found = text.trim());
    let (rare, common) = text.split_once('/').ok_or_else(wrong)?;
    let figure = |text: &str| {
        let figure = text.trim().parse::<i64>().map_err(|_| wrong())?;
        Ok::<u16, Error>(antre_core::in_range("chance of a drop", figure, 0..=32_768)? as u16)
    };
    Ok(Kind { rare: figure(rare)?, common: figure(common)? })
}

impl At {
    fn read(&self) -> Result<Asked, Error> {
        let id: MapId = self.map.parse()?;
        let edition = self.edition.edition()?;
        let header = Header::of(id);
        let floor = match self.floor {
            Some(number) => {
                let number = antre_core::in_range("floor", number, 1..=header.floors.into())? as u8;
                Some((Floor::of(id, &header, number, &edition)?, header))
            }
            None => None,
        };
        if self.drop.len() > 12 {
            return Err(told!("error-dq9-drop-kinds", count = self.drop.len()));
        }
        if self.book.len() > 4 {
            return Err(told!("error-dq9-book-members", count = self.book.len()));
        }
        if self.drop.is_empty() && !self.book.is_empty() {
            return Err(told!("error-needs", what = "book", needed = "--drop"));
        }
        let books = self.book.iter().map(|&level| antre_core::in_range("book", level, 1..=99));
        let deftness = self.deftness.map(|of| antre_core::in_range("deftness", of, 0..=999)).transpose()?;
        Ok(Asked {
            id,
            edition,
            floor,
            zooms: antre_core::in_range("zooms", self.zooms, 0..=20)? as u8,
            deftness: deftness.map(|deftness| deftness as u16),
            monsters: antre_core::in_range("monsters", self.monsters, 1..=8)? as u8,
            kinds: self.drop.iter().map(|drop| kind(drop)).collect::<Result<_, _>>()?,
            books: books.map(|level| Ok(level? as u8)).collect::<Result<_, Error>>()?,
            spent: antre_core::in_range("spent", self.spent, 0..=100_000)? as u32,
            patterns: self.pattern.iter().map(|word| pattern(word)).collect::<Result<_, _>>()?,
            figure: antre_core::in_range("figure", self.figure, 1..=32_768)? as u16,
            last: antre_core::in_range("last", self.last, 2..=4_000)? as usize,
        })
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let asked = self.read()?;
        let words = detail.words();
        let language = language(self.names, detail);
        let whistle = asked.floor.as_ref().map(|(floor, header)| {
            let of = Whistle::of(asked.id.seed, asked.zooms, header.environment, floor.monster_rank);
            let row = of.entry.and_then(|entry| monster(entry.monster));
            WhistleFacts {
                monster: row.map(|row| row.words.in_language(language).to_owned()),
                present: of.entry.is_some_and(|entry| floor.has_record(entry.monster)),
                deftness: of.deftness,
                ambush: of.ambush,
            }
        });
        let facts = asked.facts(whistle, &words);
        let message = sentence(&facts);
        let rows = facts.outputs.iter().map(|row| {
            vec![
                row.number.to_string(),
                row.output.to_string(),
                words.word(&format!("dq9-output-{}", row.what)),
                row.reads.clone(),
                evidence(row.evidence, &words),
            ]
        });
        let columns = [
            ("output-number", Align::Right),
            ("output", Align::Right),
            ("decides", Align::Left),
            ("reads", Align::Left),
            ("evidence", Align::Left),
        ];
        let picture = text_table(&words, &columns, rows.collect());
        let csv = facts.outputs.iter().map(|row| {
            vec![
                Value::from(row.number),
                Value::from(row.output),
                Value::from(row.what),
                Value::from(row.reads.as_str()),
                Value::from(row.evidence.word()),
            ]
        });
        let table =
            Table { columns: vec!["number", "output", "decides", "reads", "evidence"], rows: csv.collect() };
        let mut notes = vec![Message::new("dq9-at-page")];
        if let Some((floor, _)) = &asked.floor
            && floor.memory.isolated == 0
        {
            notes.push(Message::new("dq9-at-runs").with("floor", floor.number));
        }
        if !asked.kinds.is_empty() {
            notes.push(Message::new("dq9-at-drops"));
        }
        let draws = Draws::asked(detail, |draws, _| {
            if let Some((floor, header)) = &asked.floor {
                let rank = floor.monster_rank;
                let (_, records) = Whistle::traced(asked.id.seed, asked.zooms, header.environment, rank);
                let state = u32::from(asked.id.seed.get());
                draws.add(records, Message::new("dq9-at-explain").with("state", state));
            }
        });
        let (draws, notes) = draws.into_parts(detail, &words, notes);
        let parts = Parts {
            evidence: Evidence::SingleSource,
            message,
            notes: Vec::new(),
            picture,
            table,
            // A pattern alone may be nowhere; a floor always has its outputs.
            found: asked.floor.is_some()
                || asked.patterns.is_empty()
                || facts.patterns.iter().any(|of| !of.starts.is_empty()),
        };
        let notes: Vec<Said> = notes;
        Ok(Answer { notes, draws, ..answered(&asked.edition, &words, parts, Facts::Dq9At(Box::new(facts))) })
    }
}

fn sentence(facts: &AtFacts) -> Message {
    let base = |id| Message::new(id).with("map", facts.map.to_string());
    match (&facts.whistle, facts.floor) {
        (Some(whistle), Some(floor)) => {
            let id = match (&whistle.monster, whistle.present) {
                (Some(_), true) => "dq9-at",
                (Some(_), false) => "dq9-at-lost",
                (None, _) => "dq9-at-nobody",
            };
            // 1000 is more than any party has.
            base(id)
                .with("floor", floor)
                .with("monster", whistle.monster.as_deref().unwrap_or(""))
                .with("deftness", whistle.deftness.unwrap_or(1_000))
        }
        _ => base("dq9-at-outputs").with("start", facts.battle_start),
    }
}

impl Asked {
    fn facts(&self, whistle: Option<WhistleFacts>, words: &Words) -> AtFacts {
        let shift = ZOOM * u32::from(self.zooms);
        let drawn = outputs(self.id.seed, self.last.max((BATTLE + shift + 8) as usize) + 64);
        let needed =
            antre_dq9::map_method::deftness_needed(drawn[(FIRST_STRIKE + shift) as usize - 1].into());
        let party_first =
            needed.is_some_and(|needed| self.deftness.is_none_or(|deftness| deftness >= needed));
        let start = battle_start(self.zooms, self.monsters, party_first);
        let mut rows = Vec::new();
        let output = |number: u32| drawn.get(number as usize - 1).copied();
        let mut row = |number: u32, what: &'static str, reads: String, evidence: Evidence| {
            // What a long fight spends lies beyond what was drawn here.
            let output = output(number)
                .unwrap_or_else(|| outputs(self.id.seed, number as usize).last().copied().unwrap_or(0));
            rows.push(OutputRow { number, output, what, reads, evidence });
        };
        let measured = Evidence::SingleSource;
        if self.zooms == 0 {
            row(33, "unknown", String::new(), measured);
            row(34, "unknown", String::new(), measured);
        }
        let reads = match &whistle {
            Some(WhistleFacts { monster: Some(name), present, .. }) => {
                if *present {
                    name.clone()
                } else {
                    words.say(&Message::new("dq9-at-no-record").with("monster", name.as_str()))
                }
            }
            Some(_) => words.word("dq9-at-no-entry"),
            None => String::new(),
        };
        row(KIND + shift, "kind", reads, measured);
        // 1000 is more than any party has.
        let strike = Message::new("dq9-at-deftness").with("deftness", needed.unwrap_or(1_000));
        row(FIRST_STRIKE + shift, "strike", words.say(&strike), Evidence::Certain);
        let mut next = FIRST_STRIKE + shift + 1;
        if !party_first {
            let roll = antre_dq9::draws::scale(u32::from(drawn[next as usize - 1]), 100);
            let id = if roll < 2 { "dq9-at-ambush" } else { "dq9-at-calm" };
            row(next, "ambush", words.word(id), Evidence::Certain);
            next += 1;
        }
        row(next, "unknown", String::new(), measured);
        for number in next + 1..start {
            row(number, "place", String::new(), measured);
        }
        let patterns: Vec<PatternFacts> =
            self.patterns.iter().map(|&pattern| self.pattern(pattern, start)).collect();
        for of in &patterns {
            for &at in &of.starts {
                let spend = [1, 3, 5].map(|monsters| to_spend(at, self.zooms, monsters, party_first));
                let spend = spend.map(|spend| spend.map_or_else(|| "–".into(), |spend| spend.to_string()));
                let said = Message::new("dq9-at-pattern")
                    .with("pattern", of.pattern)
                    .with("figure", of.figure)
                    .with("spend", spend.join(" / "));
                row(at as u32, "pattern", words.say(&said), measured);
            }
            if let Some(from) = of.drops_from {
                let said = Message::new("dq9-at-drops-from").with("pattern", of.pattern);
                row(from, "drop", words.say(&said.with("spend", from - start)), Evidence::Certain);
            }
        }
        let first = start + self.spent;
        let won = drops_from(self.id.seed, first, &self.kinds, &self.books);
        for item in &won {
            let figures = self.kinds[usize::from(item.kind)];
            let (id, figure) = match item.loot {
                Loot::Rare => ("dq9-at-rare", figures.rare),
                Loot::Common => ("dq9-at-common", figures.common),
            };
            let said =
                Message::new(id).with("kind", item.kind + 1).with("figure", figure).with("member", item.pass);
            row(first + item.draw - 1, "drop", words.say(&said), Evidence::Certain);
        }
        rows.sort_by_key(|row| row.number);
        AtFacts {
            map: self.id,
            floor: self.floor.as_ref().map(|(floor, _)| floor.number),
            whistle,
            party_first,
            battle_start: start,
            patterns,
            won,
            outputs: rows,
        }
    }

    fn pattern(&self, pattern: Pattern, start: u32) -> PatternFacts {
        let starts = scan(self.id.seed, pattern, self.figure, self.last, self.zooms);
        let wanted = if pattern.is_of_common_items() { Loot::Common } else { Loot::Rare };
        let places: Vec<Vec<u32>> = pattern.places().collect();
        let begins = |&from: &u32| {
            let won = drops_from(self.id.seed, from, &self.kinds, &self.books);
            places.iter().any(|places| {
                won.len() >= places.len()
                    && won.iter().zip(places).all(|(won, &place)| won.loot == wanted && won.draw == place)
            })
        };
        let drops_from = (start..=self.last as u32).find(|from| !self.kinds.is_empty() && begins(from));
        PatternFacts { pattern: pattern.word(), figure: self.figure, starts, drops_from }
    }
}
