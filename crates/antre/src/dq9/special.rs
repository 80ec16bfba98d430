//! Special floors: who roams alone, where nobody roams, what is odd about the terrain, shortest and longest ways.

use antre_core::{Evidence, Message, Value};
use antre_dq9::kinds::{Kind, Universe};
use antre_dq9::shapes::Shapes;
use antre_dq9::tables::{Language, monster as monster_row};
use antre_dq9::{Base, Header, MapId, MapName, Multibug, Timers};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::conditions::{Wanted, monster};
use super::editions::told;
use super::extremes::{Extreme, ExtremeRow};
use super::known::timers;
use super::names::language;
use super::next::BaseChance;
use super::{Conditions, EditionOptions, Names, counted, grouped, one_in, percent, steps, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Lists maps with special floors, or counts every kind; or the shortest and longest ways.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-special"))]
#[serde(default, deny_unknown_fields)]
pub struct Special {
    /// What is looked for; without one, all kinds are counted
    #[cfg_attr(feature = "clap", arg(value_parser = super::kinds::parser(), value_name = "KIND"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Kind>,
    /// Shortest or longest ways and largest or smallest floors, in place of a kind
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "WHAT"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extreme: Option<Extreme>,
    /// With --extreme shortest-maps or longest-maps: only the way through the first floors, for maps that have as many
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<i64>,
    /// Only maps that this base can give, with their chance there, 1 to 248
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<i64>,
    /// The chance at every base that gives such a map, most often first, in place of the maps
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub by_base: bool,
    /// Nearest first: by the way from the entrance to the up stairs of the first such floor
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub way: bool,
    /// Only floors that the bug of section 18 gives the host of four players: those that the map itself does not have
    #[cfg_attr(feature = "clap", arg(long))]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub multibug: bool,
    /// How many are listed; the counts are of all [default: 20]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<i64>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub names: Option<Names>,
    /// What is wanted of the map besides.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub conditions: Conditions,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub edition: EditionOptions,
}

/// How many maps are listed unless asked otherwise.
const MOST_SHOWN: i64 = 20;

/// How often a kind occurs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KindCount {
    /// Kind.
    pub kind: Kind,
    /// Floors over all 393,216 maps.
    pub floors: u32,
    /// Floors of maps whose seed occurs (32,466 of the 32,768).
    pub floors_occurring: u32,
    /// Maps with such a floor.
    pub maps: u32,
    /// Maps that can be drawn from some base.
    pub maps_drawable: u32,
}

/// A map with special floors.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SpecialRow {
    /// The map.
    pub map: MapId,
    /// The six hex digits that players use.
    pub community: String,
    /// Its name.
    pub name: String,
    /// The floors.
    pub floors: Vec<u8>,
    /// Who roams the first of them, where that is what makes it special.
    pub roams: Vec<String>,
    /// The base that gives the map most often, with how many of the 65,536 timers do; `None` if none does.
    pub best: Option<BaseChance>,
    /// Timers at the base asked for.
    pub timers_at_base: Option<u32>,
    /// Half steps from the entrance to the up stairs of the first of the floors, where ways were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_steps: Option<u32>,
}

/// Hollow chests, as the source article counts them: floors of seeds that occur with at least one hollow chest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct HollowCount {
    /// Floors with a hollow chest.
    pub floors: u32,
    /// Of these, floors without a record of Pandora's box.
    pub pandoras_box: u32,
    /// Of these, floors without a record of the mimic.
    pub mimic: u32,
    /// Of these, floors without a record of the cannibox.
    pub cannibox: u32,
}

/// Special floors in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct SpecialFacts {
    /// How often each kind asked for occurs.
    pub counts: Vec<KindCount>,
    /// Maps that some base and timer value give, of all 393,216.
    pub drawable: Option<u32>,
    /// The maps, drawable ones first, by way if that was asked for, else by rank and seed.
    pub maps: Vec<SpecialRow>,
    /// How many maps there are in all.
    pub found: u32,
    /// Bases that give such a map, most often first.
    pub best_bases: Vec<BaseChance>,
    /// Hollow chests in the source article's count, where they were asked for.
    pub hollow: Option<HollowCount>,
    /// Shortest or longest ways, largest or smallest floors.
    pub extremes: Vec<ExtremeRow>,
}

/// A map that was found.
struct Found {
    map: MapId,
    floors: Vec<u8>,
}

impl Special {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let base = self.base.map(Base::new).transpose()?;
        let limit =
            antre_core::in_range("limit", self.limit.unwrap_or(MOST_SHOWN), 0..=i64::from(MapId::COUNT))?
                as usize;
        let monster = self.conditions.monster.as_deref().map(monster).transpose()?;
        // A monster narrows down the kind here, rather than being a condition of its own.
        let conditions = Conditions { monster: None, ..self.conditions.clone() };
        let wanted = (!conditions.is_empty()).then(|| conditions.read(&edition)).transpose()?;
        let universe = Universe::new(edition);
        let words = detail.words();
        let kind = self.kind.or(monster.map(|_| Kind::Single));
        let asked = Asked {
            universe,
            monster,
            wanted,
            base,
            limit,
            by_base: self.by_base,
            multibug: self.multibug,
            shapes: (self.way && kind.is_some()).then(Shapes::all),
            language: language(self.names, detail),
            words,
        };
        if self.way && kind.is_none() {
            return Err(told!("error-dq9-way"));
        }
        if self.way && self.by_base {
            return Err(told!("error-one-only", first = "way", second = "by-base"));
        }
        if self.by_base && kind.is_none() {
            return Err(told!("error-dq9-by-base"));
        }
        if self.by_base && base.is_some() {
            return Err(told!("error-one-only", first = "by-base", second = "base"));
        }
        if self.multibug && self.extreme.is_some() {
            return Err(told!("error-one-only", first = "multibug", second = "extreme"));
        }
        match (self.extreme, self.kind) {
            (Some(_), Some(_)) => Err(told!("error-dq9-extreme-or-kind")),
            (Some(extreme), None) => self.extremes(extreme, &asked),
            (None, _) if self.depth.is_some() => Err(told!("error-dq9-depth")),
            (None, _) => Ok(match kind {
                Some(kind) => asked.list(kind),
                None => asked.overview(),
            }),
        }
    }

    fn extremes(&self, extreme: Extreme, asked: &Asked) -> Result<Answer, Error> {
        let depth = self.depth.map(|depth| antre_core::in_range("depth", depth, 1..=16)).transpose()?;
        if depth.is_some() && !extreme.is_of_maps() {
            return Err(told!("error-dq9-depth"));
        }
        let boss = !self.conditions.boss.is_empty();
        let timers = timers();
        let keep = |id: MapId, header: &Header| {
            asked.wanted.as_ref().is_none_or(|wanted| wanted.fits(id))
                // The last boss takes long: such a map is no shortest one unless it is asked for.
                && (boss || extreme != Extreme::ShortestMaps || header.boss != 12)
        };
        let rows = extreme.find(asked.limit, depth.map(|depth| depth as u8), timers, keep);
        let words = &asked.words;
        let id = if rows.is_empty() { "dq9-extreme-none" } else { "dq9-extreme" };
        let what = words.word(&format!("dq9-extreme-{}", extreme.word()));
        let mut message = Message::new(id).with("what", what);
        if let Some(first) = rows.first() {
            message = message.with("first", first.place()).with("value", extreme.said(first.value, words));
        }
        let picture = super::extremes::picture(extreme, &rows, words);
        let table = super::extremes::table(&rows);
        let facts = SpecialFacts { extremes: rows, ..SpecialFacts::default() };
        let mut notes = Vec::new();
        if extreme.is_of_maps() {
            notes.push(Message::new("dq9-extreme-maps"));
        }
        Ok(asked.finish(message, facts, picture, table, notes))
    }
}

/// A question, read.
struct Asked {
    universe: Universe,
    monster: Option<u16>,
    wanted: Option<Wanted>,
    base: Option<Base>,
    limit: usize,
    by_base: bool,
    multibug: bool,
    /// Where ways were asked for.
    shapes: Option<Shapes>,
    language: Language,
    words: Words,
}

impl Asked {
    /// Goes through all maps that fulfil the conditions.
    fn visit(&self, mut look: impl FnMut(MapId, &Header)) {
        for id in (0..MapId::COUNT).map_while(|index| MapId::of_index(index).ok()) {
            if self.wanted.as_ref().is_none_or(|wanted| wanted.fits(id)) {
                look(id, &Header::quick(id));
            }
        }
    }

    fn count(&self, kinds: &[Kind], timers: &Timers, mut found: impl FnMut(Found)) -> Vec<KindCount> {
        let zero =
            |&kind: &Kind| KindCount { kind, floors: 0, floors_occurring: 0, maps: 0, maps_drawable: 0 };
        let mut counts: Vec<KindCount> = kinds.iter().map(zero).collect();
        self.visit(|id, header| {
            let occurs = u32::from(!timers.of(id.seed).is_empty());
            let sets = if self.multibug {
                self.universe.gained(kinds, self.monster, id)
            } else {
                self.universe.floors(kinds, self.monster, id, header)
            };
            if sets.iter().all(|set| set.is_empty()) {
                return;
            }
            let drawable = u32::from(timers.can_draw(id));
            for (count, set) in counts.iter_mut().zip(sets).filter(|(_, set)| !set.is_empty()) {
                count.floors += set.len() as u32;
                count.floors_occurring += occurs * set.len() as u32;
                count.maps += 1;
                count.maps_drawable += drawable;
                found(Found { map: id, floors: set.numbers() });
            }
        });
        counts
    }

    /// How often every kind occurs.
    fn overview(&self) -> Answer {
        let timers = timers();
        let counts = self.count(&Kind::ALL, timers, |_| {});
        let words = &self.words;
        let rows = counts.iter().map(|count| {
            vec![
                count.kind.word().to_owned(),
                grouped(count.floors.into()),
                grouped(count.floors_occurring.into()),
                grouped(count.maps.into()),
                grouped(count.maps_drawable.into()),
                words.word(&format!("dq9-kind-{}", count.kind.word())),
            ]
        });
        let columns = [
            ("kind", Align::Left),
            ("floors", Align::Right),
            ("occurring", Align::Right),
            ("maps", Align::Right),
            ("drawable", Align::Right),
            ("meaning", Align::Left),
        ];
        let picture = text_table(words, &columns, rows.collect());
        let of = |kind: Kind| counts.iter().find(|count| count.kind == kind).map_or(0, |count| count.floors);
        let message = Message::new("dq9-special-all")
            .with("special", grouped(of(Kind::Special).into()))
            .with("single", grouped(of(Kind::Single).into()))
            .with("none", grouped(of(Kind::NoMonsters).into()));
        let table = count_table(&counts);
        let mut drawable = 0;
        self.visit(|id, _| drawable += u32::from(timers.can_draw(id)));
        let facts = SpecialFacts { counts, drawable: Some(drawable), ..SpecialFacts::default() };
        let note = Message::new("dq9-special-occurring")
            .with("never", timers.never().count())
            .with("drawable", grouped(drawable.into()));
        self.finish(message, facts, picture, table, vec![note])
    }

    /// The maps of a kind.
    fn list(&self, kind: Kind) -> Answer {
        let timers = timers();
        let mut found: Vec<Found> = Vec::new();
        let counts = self.count(&[kind], timers, |one| found.push(one));
        if let Some(base) = self.base {
            found.retain(|one| timers.observed(&[one.map], None, Some(base)).next().is_some());
        }
        let mut best: Vec<BaseChance> = Vec::new();
        if !found.is_empty() {
            let fits = |id: MapId| found.binary_search_by_key(&id, |one| one.map).is_ok();
            let of = |(base, timers)| BaseChance { base, timers };
            best = timers.chances(fits, None).into_iter().map(of).collect();
            best.sort_by_key(|chance| (std::cmp::Reverse(chance.timers), chance.base));
        }
        let count = found.len() as u32;
        // Maps that nobody can have come last.
        found.sort_by_key(|one| (!timers.can_draw(one.map), self.walk(one), one.map));
        let rows = found.iter().take(self.limit).map(|one| self.row(one, kind, timers));
        let facts = SpecialFacts {
            maps: rows.collect(),
            found: count,
            hollow: (kind == Kind::Hollow).then(|| self.hollow(timers)),
            counts,
            best_bases: best,
            extremes: Vec::new(),
            drawable: None,
        };
        let message = self.said(kind, &facts);
        let mut notes = Vec::new();
        if facts.maps.len() < facts.found as usize && !self.by_base {
            notes.push(counted("dq9-special-more", facts.found as usize - facts.maps.len()));
        }
        if let Some(hollow) = facts.hollow {
            let traps = [40, 39, 38].into_iter().filter_map(monster_row);
            let traps: Vec<&str> = traps.map(|row| row.words.in_language(self.language)).collect();
            notes.push(
                Message::new("dq9-special-hollow")
                    .with("floors", grouped(hollow.floors.into()))
                    .with("traps", traps.join(" / "))
                    .with("pandora", grouped(hollow.pandoras_box.into()))
                    .with("mimic", grouped(hollow.mimic.into()))
                    .with("cannibox", grouped(hollow.cannibox.into())),
            );
        }
        let (picture, table) =
            if self.by_base { self.bases(&facts) } else { (self.picture(&facts), map_table(&facts)) };
        self.finish(message, facts, picture, table, notes)
    }

    fn said(&self, kind: Kind, facts: &SpecialFacts) -> Message {
        let count = &facts.counts[0];
        let mut meaning = self.words.word(&format!("dq9-kind-{}", kind.word()));
        if let Some(row) = self.monster.and_then(monster_row) {
            meaning = format!("{meaning} ({})", row.words.in_language(self.language));
        }
        let base = |id: &'static str| Message::new(id).with("meaning", meaning.as_str());
        match (facts.found, self.base, facts.best_bases.first()) {
            (0, Some(asked), _) => base("dq9-special-none-base").with("base", asked.get()),
            (0, None, _) => base("dq9-special-none"),
            (found, Some(asked), _) => {
                let here = facts.best_bases.iter().find(|chance| chance.base == asked);
                let timers = here.map_or(0, |chance| chance.timers);
                base("dq9-special-base")
                    .with("maps", grouped(found.into()))
                    .with("count", found)
                    .with("base", asked.get())
                    .with("timers", grouped(timers.into()))
                    .with("one-in", one_in(timers.into(), 65_536))
            }
            (found, None, Some(best)) => base("dq9-special-some")
                .with("maps", grouped(found.into()))
                .with("count", found)
                .with("floors", grouped(count.floors.into()))
                .with("drawable", grouped(count.maps_drawable.into()))
                .with("base", best.base.get())
                .with("one-in", one_in(best.timers.into(), 65_536)),
            (found, None, None) => {
                base("dq9-special-undrawable").with("maps", grouped(found.into())).with("count", found)
            }
        }
    }

    /// Half steps to the first of a map's floors.
    fn walk(&self, one: &Found) -> Option<u32> {
        let first = *one.floors.first()?;
        self.shapes.as_ref().map(|shapes| shapes.walk_to(one.map.seed, first))
    }

    fn row(&self, one: &Found, kind: Kind, timers: &Timers) -> SpecialRow {
        let header = Header::quick(one.map);
        let best = timers.bases(one.map).into_iter();
        let best = best.max_by_key(|&(base, count)| (count, std::cmp::Reverse(base)));
        let roams = match one.floors.first() {
            Some(&number) if kind.is_about_monsters() => {
                let floor = self.universe.floor(one.map.seed, &header, number);
                let entries = &floor.table().entries[..usize::from(floor.fit)];
                let roaming = entries.iter().filter(|entry| entry.rolls.is_some());
                let named = roaming.filter_map(|entry| monster_row(entry.monster));
                named.map(|row| row.words.in_language(self.language).to_owned()).collect()
            }
            _ => Vec::new(),
        };
        SpecialRow {
            map: one.map,
            community: one.map.community(),
            name: MapName::of(&if self.multibug { Multibug::of(one.map).shown } else { header })
                .in_language(self.language),
            floors: one.floors.clone(),
            roams,
            best: best.map(|(base, timers)| BaseChance { base, timers }),
            timers_at_base: self
                .base
                .map(|base| timers.observed(&[one.map], None, Some(base)).count() as u32),
            half_steps: self.walk(one),
        }
    }

    /// The source article's count of hollow chests.
    fn hollow(&self, timers: &Timers) -> HollowCount {
        let mut count = HollowCount::default();
        self.visit(|id, header| {
            if timers.of(id.seed).is_empty() {
                return;
            }
            for number in self.universe.floors(&[Kind::Hollow], None, id, header)[0].numbers() {
                let floor = self.universe.floor(id.seed, header, number);
                count.floors += 1;
                count.pandoras_box += u32::from(!floor.has_record(40));
                count.mimic += u32::from(!floor.has_record(39));
                count.cannibox += u32::from(!floor.has_record(38));
            }
        });
        count
    }

    /// The chance at every base.
    fn bases(&self, facts: &SpecialFacts) -> (Picture, Table) {
        let listed = || facts.best_bases.iter().take(self.limit);
        let rows = listed().map(|chance| {
            vec![
                chance.base.to_string(),
                grouped(chance.timers.into()),
                percent(chance.timers.into(), 65_536),
                one_in(chance.timers.into(), 65_536),
            ]
        });
        let columns = [
            ("base", Align::Right),
            ("timers", Align::Right),
            ("chance", Align::Right),
            ("one-in", Align::Right),
        ];
        let rows: Vec<Vec<String>> = rows.collect();
        let picture = if rows.is_empty() { Picture::None } else { text_table(&self.words, &columns, rows) };
        let csv = listed().map(|chance| vec![Value::from(chance.base.get()), Value::from(chance.timers)]);
        (picture, Table { columns: vec!["base", "timers_of_65536"], rows: csv.collect() })
    }

    fn picture(&self, facts: &SpecialFacts) -> Picture {
        if facts.maps.is_empty() {
            return Picture::None;
        }
        let words = &self.words;
        let with_monsters = facts.maps.iter().any(|row| !row.roams.is_empty());
        let rows = facts.maps.iter().map(|row| {
            let floors: Vec<String> = row.floors.iter().map(|number| format!("B{number}F")).collect();
            let mut cells = vec![row.map.to_string(), row.name.clone(), floors.join(" ")];
            if with_monsters {
                cells.push(row.roams.join(", "));
            }
            cells.extend(row.half_steps.map(|way| steps(way, words)));
            cells.push(match (row.timers_at_base, row.best.as_ref()) {
                (Some(timers), _) => timers.to_string(),
                (None, Some(best)) => best.base.to_string(),
                (None, None) => words.word("dq9-decode-nowhere-place"),
            });
            cells
        });
        let mut columns = vec![("map", Align::Left), ("name", Align::Left), ("floors", Align::Left)];
        columns.extend(with_monsters.then_some(("roams", Align::Left)));
        columns.extend(self.shapes.as_ref().map(|_| ("way", Align::Left)));
        columns.push((if self.base.is_some() { "timers" } else { "best-base" }, Align::Right));
        text_table(words, &columns, rows.collect())
    }

    fn finish(
        &self,
        message: Message,
        facts: SpecialFacts,
        picture: Picture,
        table: Table,
        notes: Vec<Message>,
    ) -> Answer {
        let words = &self.words;
        let bug = self.multibug.then_some(["dq9-bug-stays", "dq9-bug-how"]);
        Answer {
            edition: told(&self.universe.edition),
            // What the bug does was inferred by one author from names that players saw.
            evidence: if self.multibug { Evidence::SingleSource } else { Evidence::Certain },
            sentence: Said::new(words, message),
            found: !(facts.counts.is_empty() || facts.counts.len() == 1 && facts.found == 0)
                || !facts.extremes.is_empty(),
            facts: Facts::Dq9Special(Box::new(facts)),
            notes: notes
                .into_iter()
                .chain(bug.into_iter().flatten().map(Message::new))
                .map(|note| Said::new(words, note))
                .collect(),
            draws: None,
            picture,
            table,
            lines: None,
            verbatim: None,
        }
    }
}

fn count_table(counts: &[KindCount]) -> Table {
    let rows = counts.iter().map(|count| {
        vec![
            Value::from(count.kind.word()),
            Value::from(count.floors),
            Value::from(count.floors_occurring),
            Value::from(count.maps),
            Value::from(count.maps_drawable),
        ]
    });
    let columns = vec!["kind", "floors", "floors_of_occurring_seeds", "maps", "drawable_maps"];
    Table { columns, rows: rows.collect() }
}

fn map_table(facts: &SpecialFacts) -> Table {
    let rows = facts.maps.iter().flat_map(|row| {
        row.floors.iter().map(move |&floor| {
            let best = row.best.as_ref();
            vec![
                Value::from(row.map.to_string()),
                Value::from(row.community.as_str()),
                Value::from(row.name.as_str()),
                Value::from(floor),
                Value::from(row.roams.join(", ")),
                best.map_or_else(|| Value::from(""), |best| Value::from(best.base.get())),
                Value::from(best.map_or(0, |best| best.timers)),
                row.half_steps.map_or_else(|| Value::from(""), Value::from),
            ]
        })
    });
    let columns =
        vec!["map", "community", "name", "floor", "roams", "best_base", "timers_of_65536", "half_steps"];
    Table { columns, rows: rows.collect() }
}
