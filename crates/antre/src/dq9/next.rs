//! What the next map can be.

use antre_core::{Evidence, Message, Trace, Value};
use antre_dq9::draws::At;
use antre_dq9::quality::TIMERS;
use antre_dq9::{Base, Decoded, Edition, Header, MapId, MapName, NewMap, Outcomes, Rank};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::told;
use super::explain::Draws;
use super::known::{decoder, timers};
use super::names::language;
use super::{Conditions, EditionOptions, Names, counted, grouped, one_in, percent, span, text_table};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Sums up what the next map can be: 65,536 outcomes of a base, or the bases that give a wanted map most often.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-next"))]
#[serde(default, deny_unknown_fields)]
pub struct Next {
    /// Hero's highest level over all vocations, 1 to 99
    #[cfg_attr(feature = "clap", arg(long, value_name = "L"))]
    pub level: Option<i64>,
    /// Highest number of revocations in any one vocation, 0 to 10
    #[cfg_attr(feature = "clap", arg(long, value_name = "R"))]
    pub revocations: Option<i64>,
    /// Level of the map whose boss drops the next one
    #[cfg_attr(feature = "clap", arg(long, value_name = "G"))]
    pub grotto_level: Option<i64>,
    /// The map is a reward, not the drop of a boss
    #[cfg_attr(feature = "clap", arg(long))]
    pub reward: bool,
    /// The base itself, 1 to 248, in place of the hero
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub base: Option<i64>,
    /// Where the map is to lead, 1 to 150
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub location: Option<i64>,
    /// A map that was seen: which timer values remain (with --location, and the base if it is known)
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    pub seen: Option<String>,
    /// The outcome of this timer value alone, 0 to 65535
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub timer: Option<i64>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub edition: EditionOptions,
    /// What is wanted of the map.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub conditions: Conditions,
}

/// A rank among the outcomes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RankChance {
    /// Rank.
    pub rank: Rank,
    /// Lowest and highest quality that occur.
    pub qualities: (u8, u8),
    /// Timers of 65,536.
    pub timers: u32,
}

/// A base that can give what is wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BaseChance {
    /// Base.
    pub base: Base,
    /// Timers of 65,536.
    pub timers: u32,
}

/// A timer value that can have made what was seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Remaining {
    /// Timer value.
    pub timer: u16,
    /// The map.
    pub map: MapId,
    /// Lowest and highest base at which it does.
    pub bases: (Base, Base),
    /// Lowest and highest quality that it then has.
    pub qualities: (u8, u8),
    /// Where it then lies.
    pub location: u8,
}

/// What the next map can be.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, JsonSchema)]
pub struct NextFacts {
    /// Base, where one was given.
    pub base: Option<Base>,
    /// Ranks among the outcomes of the base.
    pub ranks: Vec<RankChance>,
    /// Timers of 65,536 whose map is wanted.
    pub wanted: Option<u32>,
    /// Different grottos among them.
    pub wanted_maps: Option<u32>,
    /// Bases that give what is wanted, most often first.
    pub best_bases: Vec<BaseChance>,
    /// Timer values that can have made the map that was seen.
    pub remaining: Vec<Remaining>,
    /// The outcome of the one timer asked for.
    pub outcome: Option<NewMap>,
}

impl Next {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let edition = self.edition.edition()?;
        let base = self.base()?;
        let location = self.location.map(|n| antre_core::in_range("location", n, 1..=150)).transpose()?;
        let location = location.map(|n| n as u8);
        match (self.timer, &self.seen) {
            (Some(_), Some(_)) => Err(told!("error-one-only", first = "timer", second = "seen")),
            (Some(timer), None) => self.one(base, timer, &edition, detail),
            (None, Some(seen)) => remaining(seen, base, location, &edition, detail),
            (None, None) => self.summed_up(base, location, &edition, detail),
        }
    }

    /// The base, from the hero or as it was given.
    fn base(&self) -> Result<Option<Base>, Error> {
        let hero = self.level.is_some() || self.revocations.is_some();
        let hero = hero || self.grotto_level.is_some() || self.reward;
        if let Some(base) = self.base {
            if hero {
                return Err(told!("error-dq9-base-or-hero"));
            }
            return Ok(Some(Base::new(base)?));
        }
        if !hero {
            return Ok(None);
        }
        let level = self.level.ok_or_else(|| told!("error-dq9-hero-level"))?;
        let revocations = self.revocations.unwrap_or(0);
        match (self.grotto_level, self.reward) {
            (Some(_), true) => Err(told!("error-one-only", first = "grotto-level", second = "reward")),
            (Some(grotto), false) => Ok(Some(Base::of_boss(level, revocations, grotto)?)),
            (None, true) => Ok(Some(Base::of_reward(level, revocations)?)),
            (None, false) => Err(told!("error-dq9-hero-source")),
        }
    }

    /// The outcome of one timer.
    fn one(
        &self,
        base: Option<Base>,
        timer: i64,
        edition: &Edition,
        detail: &Detail,
    ) -> Result<Answer, Error> {
        let timer = antre_core::in_range("timer", timer, 0..=i64::from(u16::MAX))? as u16;
        let base = base.ok_or_else(|| told!("error-dq9-timer-base"))?;
        let words = detail.words();
        let mut trace = Trace::new(At::new(timer.into()));
        let map = NewMap::draw(base, &mut trace);
        let language = language(self.names, detail);
        let message = Message::new("dq9-next-one")
            .with("timer", timer)
            .with("base", base.get())
            .with("name", MapName::of(&Header::of(map.id())).in_language(language))
            .with("map", map.id().to_string())
            .with("quality", map.quality)
            .with("location", map.location);
        let draws = Draws::asked(detail, |draws, words| {
            let said = Message::new("dq9-explain-new-map").with("state", timer);
            let records = trace.into_parts().1;
            let read = records.iter().filter_map(|record| super::explain::told(record, "", words));
            let read = read.collect::<Vec<_>>().join("; ");
            draws.add(records, said.with("draws", read));
            draws.header(map.id(), false, language, words);
        });
        let (draws, notes) = draws.into_parts(detail, &words, Vec::new());
        let row = vec![
            Value::from(timer),
            Value::from(map.id().to_string()),
            Value::from(map.quality),
            Value::from(map.location),
        ];
        let table = Table { columns: vec!["timer", "map", "quality", "location"], rows: vec![row] };
        let facts = NextFacts { base: Some(base), outcome: Some(map), ..NextFacts::default() };
        let answer = finish(&words, edition, message, facts, Picture::None, table);
        Ok(Answer { notes, draws, ..answer })
    }

    /// All outcomes of a base, and the bases that give most often what is wanted.
    fn summed_up(
        &self,
        base: Option<Base>,
        location: Option<u8>,
        edition: &Edition,
        detail: &Detail,
    ) -> Result<Answer, Error> {
        let words = detail.words();
        let any = self.conditions.is_empty() && location.is_none();
        if base.is_none() && any {
            return Err(told!("error-dq9-next-nothing"));
        }
        let wanted = self.conditions.read(edition)?;
        let mut facts = NextFacts { base, ..NextFacts::default() };
        if !any {
            let mut best = timers().chances(|id| wanted.fits(id), location);
            best.sort_by_key(|&(base, timers)| (std::cmp::Reverse(timers), base));
            facts.best_bases = best.into_iter().map(|(base, timers)| BaseChance { base, timers }).collect();
        }
        let mut notes = Vec::new();
        if let Some(base) = base {
            let outcomes = Outcomes::of(base, |map| {
                !any && location.is_none_or(|location| location == map.location) && wanted.fits(map.id())
            });
            facts.ranks = ranks(&outcomes);
            if !any {
                facts.wanted = Some(outcomes.wanted);
                facts.wanted_maps = Some(outcomes.wanted_maps);
            }
        }
        let message = message(&facts, &words);
        if facts.wanted == Some(0)
            && let Some(best) = facts.best_bases.first()
        {
            notes.push(best_base("dq9-next-elsewhere", best));
        }
        let (picture, table) = if any { by_rank(&facts, &words) } else { by_base(&facts, &words) };
        if !any && facts.best_bases.len() > SHOWN {
            notes.push(counted("dq9-next-more-bases", facts.best_bases.len() - SHOWN));
        }
        notes.push(Message::new("dq9-next-timers"));
        let answer = finish(&words, edition, message, facts, picture, table);
        Ok(answer_with(answer, &words, notes))
    }
}

/// The timers that can have made a map that was seen.
fn remaining(
    seen: &str,
    base: Option<Base>,
    location: Option<u8>,
    edition: &Edition,
    detail: &Detail,
) -> Result<Answer, Error> {
    let words = detail.words();
    let decoder = decoder();
    // An id is as good as a name.
    let maps = match seen.parse::<MapId>() {
        Ok(id) => vec![id],
        Err(_) => match decoder.decode(seen, None, None)? {
            Decoded::Grottos { maps, .. } => maps,
            Decoded::Legacy { .. } => {
                return Err(told!("error-dq9-legacy", what = "seen", name = seen.trim()));
            }
        },
    };
    let mut remaining: Vec<Remaining> = Vec::new();
    for (map, origin) in decoder.timers.observed(&maps, location, base) {
        let known = remaining
            .iter_mut()
            .find(|known| (known.map, known.timer, known.location) == (map, origin.timer, origin.location));
        match known {
            Some(known) => {
                known.bases = (known.bases.0.min(origin.base), known.bases.1.max(origin.base));
                known.qualities =
                    (known.qualities.0.min(origin.quality), known.qualities.1.max(origin.quality));
            }
            None => remaining.push(Remaining {
                timer: origin.timer,
                map,
                bases: (origin.base, origin.base),
                qualities: (origin.quality, origin.quality),
                location: origin.location,
            }),
        }
    }
    remaining.sort_by_key(|row| (row.timer, row.map));
    let mut values: Vec<u16> = remaining.iter().map(|row| row.timer).collect();
    values.dedup();
    let message = counted("dq9-next-remaining", values.len()).with("name", seen.trim());
    let mut notes = Vec::new();
    if base.is_none() && !remaining.is_empty() {
        notes.push(Message::new("dq9-next-remaining-base"));
    }
    let (picture, table) = by_timer(&remaining, &words);
    let facts = NextFacts { base, remaining, ..NextFacts::default() };
    let answer = finish(&words, edition, message, facts, picture, table);
    Ok(answer_with(answer, &words, notes))
}

fn answer_with(answer: Answer, words: &Words, notes: Vec<Message>) -> Answer {
    Answer { notes: notes.into_iter().map(|note| Said::new(words, note)).collect(), ..answer }
}

fn by_timer(remaining: &[Remaining], words: &Words) -> (Picture, Table) {
    let rows = remaining.iter().map(|row| {
        vec![
            row.timer.to_string(),
            row.map.to_string(),
            span(row.bases.0.get(), row.bases.1.get()),
            span(row.qualities.0, row.qualities.1),
            row.location.to_string(),
        ]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let columns = [
        ("timer", Align::Right),
        ("map", Align::Left),
        ("bases", Align::Left),
        ("qualities", Align::Left),
        ("lies-at", Align::Left),
    ];
    let picture = if rows.is_empty() { Picture::None } else { text_table(words, &columns, rows) };
    let csv = remaining.iter().map(|row| {
        let (low, high) = row.bases;
        vec![
            Value::from(row.timer),
            Value::from(row.map.to_string()),
            Value::from(low.get()),
            Value::from(high.get()),
            Value::from(row.qualities.0),
            Value::from(row.qualities.1),
            Value::from(row.location),
        ]
    });
    let columns =
        vec!["timer", "map", "lowest_base", "highest_base", "lowest_quality", "highest_quality", "location"];
    (picture, Table { columns, rows: csv.collect() })
}

/// Bases that the terminal lists.
const SHOWN: usize = 10;

fn ranks(outcomes: &Outcomes) -> Vec<RankChance> {
    let of = |&(rank, timers): &(Rank, u32)| {
        let mut own = outcomes.qualities.iter().map(|&(quality, _)| quality);
        let mut own = own.by_ref().filter(|&quality| Rank::of_quality(quality) == rank);
        let low = own.next().unwrap_or(0);
        RankChance { rank, qualities: (low, own.last().unwrap_or(low)), timers }
    };
    outcomes.ranks.iter().map(of).collect()
}

fn best_base(id: &'static str, best: &BaseChance) -> Message {
    Message::new(id)
        .with("base", i64::from(best.base.get()))
        .with("timers", grouped(best.timers.into()))
        .with("one-in", one_in(best.timers.into(), TIMERS.into()))
}

fn message(facts: &NextFacts, words: &Words) -> Message {
    match (facts.base, facts.wanted, facts.best_bases.first()) {
        (Some(base), Some(0), _) => Message::new("dq9-next-never").with("base", i64::from(base.get())),
        (Some(base), Some(wanted), _) => Message::new("dq9-next-wanted")
            .with("base", i64::from(base.get()))
            .with("timers", grouped(wanted.into()))
            .with("one-in", one_in(wanted.into(), TIMERS.into()))
            .with("maps", grouped(facts.wanted_maps.unwrap_or(0).into()))
            .with("count", i64::from(facts.wanted_maps.unwrap_or(0))),
        (Some(base), None, _) => {
            let ranks = facts.ranks.iter().map(|row| {
                let chance = percent(row.timers.into(), TIMERS.into());
                words.say(
                    &Message::new("dq9-next-rank").with("rank", row.rank.to_string()).with("chance", chance),
                )
            });
            Message::new("dq9-next-base")
                .with("base", i64::from(base.get()))
                .with("ranks", ranks.collect::<Vec<_>>().join(", "))
        }
        (None, _, Some(best)) => best_base("dq9-next-best", best),
        (None, _, None) => Message::new("dq9-next-nowhere"),
    }
}

fn by_rank(facts: &NextFacts, words: &Words) -> (Picture, Table) {
    let rows = facts.ranks.iter().map(|row| {
        let allowed = row.rank.row();
        vec![
            row.rank.to_string(),
            span(row.qualities.0, row.qualities.1),
            percent(row.timers.into(), TIMERS.into()),
            span(allowed.floors.0, allowed.floors.1),
            span(allowed.smr.0, allowed.smr.1),
            span(allowed.boss.0, allowed.boss.1),
        ]
    });
    let columns = [
        ("rank", Align::Left),
        ("qualities", Align::Left),
        ("chance", Align::Right),
        ("floors", Align::Left),
        ("smr", Align::Left),
        ("bosses", Align::Left),
    ];
    let csv = facts.ranks.iter().map(|row| {
        vec![
            Value::from(row.rank.to_string()),
            Value::from(i64::from(row.qualities.0)),
            Value::from(i64::from(row.qualities.1)),
            Value::from(row.timers),
        ]
    });
    let table = Table {
        columns: vec!["rank", "lowest_quality", "highest_quality", "timers_of_65536"],
        rows: csv.collect(),
    };
    (text_table(words, &columns, rows.collect()), table)
}

fn by_base(facts: &NextFacts, words: &Words) -> (Picture, Table) {
    let rows = facts.best_bases.iter().take(SHOWN).map(|row| {
        vec![
            row.base.to_string(),
            grouped(row.timers.into()),
            percent(row.timers.into(), TIMERS.into()),
            one_in(row.timers.into(), TIMERS.into()),
        ]
    });
    let columns = [
        ("base", Align::Right),
        ("timers", Align::Right),
        ("chance", Align::Right),
        ("one-in", Align::Right),
    ];
    let csv = facts
        .best_bases
        .iter()
        .map(|row| vec![Value::from(i64::from(row.base.get())), Value::from(row.timers)]);
    let table = Table { columns: vec!["base", "timers_of_65536"], rows: csv.collect() };
    let picture =
        if facts.best_bases.is_empty() { Picture::None } else { text_table(words, &columns, rows.collect()) };
    (picture, table)
}

fn finish(
    words: &Words,
    edition: &Edition,
    message: Message,
    facts: NextFacts,
    picture: Picture,
    table: Table,
) -> Answer {
    let found = facts.outcome.is_some()
        || !facts.remaining.is_empty()
        || facts.wanted.is_some_and(|wanted| wanted > 0)
        || (facts.wanted.is_none() && !(facts.ranks.is_empty() && facts.best_bases.is_empty()));
    Answer {
        edition: told(edition),
        evidence: Evidence::Certain,
        sentence: Said::new(words, message),
        facts: Facts::Dq9Next(facts),
        notes: Vec::new(),
        draws: None,
        picture,
        table,
        lines: None,
        verbatim: None,
        found,
    }
}
