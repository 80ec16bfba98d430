//! Rosters changed one thing after another: for those who would rather click than type.

use antre_core::{Evidence, Message, Value};
use antre_draw::Picture;
use antre_duel::{Fighter, Kind, KindSet, STAT_LIMIT, lesson};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::vary::{self, Vary};
use super::{Roster, edition};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table, nearest};

/// Writes a roster anew, with changes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-roster"))]
#[serde(default, deny_unknown_fields)]
pub struct Change {
    /// Roster file (TOML), or - for standard input; without one the lesson's party
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    pub roster: Option<Input>,
    /// Changes in order, such as hero.speed=12, Iva.kind=fire, #2.name=Ada, #2.weak=fire+slash or rules.cost=120
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHO.WHAT=VALUE"))]
    pub set: Vec<String>,
    /// Fighters added, each the twin of one that is there, such as #2
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHO"))]
    pub add: Vec<String>,
    /// Fighters left out
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHO"))]
    pub drop: Vec<String>,
}

/// A number of a fighter, and what it can be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StatFacts {
    /// As rosters name it.
    pub name: &'static str,
    /// Lowest value.
    pub low: i64,
    /// Highest value.
    pub high: i64,
}

/// A fighter of a roster.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FighterFacts {
    /// Name.
    pub name: String,
    /// Its numbers, in the order of the stats.
    pub stats: Vec<i64>,
    /// Kind of its blows.
    pub kind: &'static str,
    /// Kinds that do half the damage to it.
    pub resist: Vec<&'static str>,
    /// Kinds that do half again as much.
    pub weak: Vec<&'static str>,
}

/// A roster in parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RosterFacts {
    /// The file.
    pub text: String,
    /// What every fighter has in numbers.
    pub stats: Vec<StatFacts>,
    /// Kinds that there are.
    pub kinds: Vec<&'static str>,
    /// Fewest and most fighters.
    pub size: (usize, usize),
    /// The fighters, the hero first.
    pub fighters: Vec<FighterFacts>,
}

/// What a fighter has besides numbers.
const WORDS: [&str; 4] = ["name", "kind", "resist", "weak"];

impl Change {
    /// The roster with the changes, checked as if it had been read.
    fn changed(&self) -> Result<Roster, Error> {
        let mut roster = Roster::read(self.roster.as_ref())?;
        for change in &self.set {
            set(&mut roster, change)?;
        }
        for who in &self.add {
            let mut twin = roster.party[vary::place(&roster, who)?].clone();
            let names: Vec<&str> = roster.party.iter().map(|fighter| fighter.name.as_str()).collect();
            let free = (2..).map(|number| format!("{} {number}", twin.name));
            twin.name = free.into_iter().find(|name| !names.contains(&name.as_str())).unwrap_or_default();
            roster.party.push(twin);
        }
        for who in &self.drop {
            roster.party.remove(vary::place(&roster, who)?);
        }
        Roster::read(Some(&Input::new("roster", roster.written())))
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let roster = self.changed()?;
        let facts = facts(&roster);
        let (hero, others) =
            roster.party.split_first().map_or(("", &[][..]), |(hero, others)| (hero.name.as_str(), others));
        let others: Vec<&str> = others.iter().map(|fighter| fighter.name.as_str()).collect();
        let message = Message::new("duel-roster")
            .with("hero", hero)
            .with("enemies", others.join(", "))
            .with("count", others.len());
        Ok(Answer {
            edition: edition(&roster.rules),
            evidence: Evidence::Certain,
            sentence: Said::new(&words, message),
            table: table(&facts),
            verbatim: Some(facts.text.clone()),
            facts: Facts::DuelRoster(facts),
            notes: Vec::new(),
            draws: None,
            picture: Picture::None,
            lines: None,
            found: true,
        })
    }
}

/// Makes one change.
fn set(roster: &mut Roster, change: &str) -> Result<(), Error> {
    let wrong = || told!("error-duel-change", found = change);
    let (path, value) = change.split_once('=').ok_or_else(wrong)?;
    let (who, what) = path.rsplit_once('.').ok_or_else(wrong)?;
    let (who, what, value) = (who.trim(), what.trim(), value.trim());
    if !WORDS.contains(&what) {
        let number: i64 = value.parse().map_err(|_| wrong())?;
        return format!("{who}.{what}={number}..={number}").parse::<Vary>()?.apply(roster, number);
    }
    let place = vary::place(roster, who)?;
    let fighter = &mut roster.party[place];
    match what {
        "name" => value.clone_into(&mut fighter.name),
        "kind" => fighter.kind = kind(value)?,
        "resist" => fighter.resist = kinds(value)?,
        _ => fighter.weak = kinds(value)?,
    }
    Ok(())
}

fn kind(name: &str) -> Result<Kind, Error> {
    name.parse().map_err(|error: antre_duel::Error| {
        Error::from(error).perhaps(nearest(name, Kind::ALL.map(Kind::name)))
    })
}

/// `fire+slash`, or nothing.
fn kinds(names: &str) -> Result<KindSet, Error> {
    names.split('+').map(str::trim).filter(|name| !name.is_empty()).map(kind).collect()
}

fn facts(roster: &Roster) -> RosterFacts {
    let stat = |name: &'static str| {
        let low = if name == "max_hp" { 1 } else { -STAT_LIMIT };
        StatFacts { name, low, high: STAT_LIMIT }
    };
    let names = |kinds: KindSet| kinds.iter().map(Kind::name).collect();
    let fighter = |fighter: &Fighter| FighterFacts {
        name: fighter.name.clone(),
        stats: vary::STATS.iter().map(|stat| vary::stat(fighter, stat)).collect(),
        kind: fighter.kind.name(),
        resist: names(fighter.resist),
        weak: names(fighter.weak),
    };
    RosterFacts {
        text: roster.written(),
        stats: vary::STATS.map(stat).into(),
        kinds: Kind::ALL.map(Kind::name).into(),
        size: (2, lesson::MOST_ENEMIES + 1),
        fighters: roster.party.iter().map(fighter).collect(),
    }
}

fn table(facts: &RosterFacts) -> Table {
    let mut columns = vec!["name"];
    columns.extend(facts.stats.iter().map(|stat| stat.name));
    columns.extend(["kind", "resist", "weak"]);
    let rows = facts.fighters.iter().map(|fighter| {
        let mut row = vec![Value::from(fighter.name.as_str())];
        row.extend(fighter.stats.iter().map(|&value| Value::Int(value)));
        row.extend(
            [fighter.kind.to_owned(), fighter.resist.join("+"), fighter.weak.join("+")].map(Value::from),
        );
        row
    });
    Table { columns, rows: rows.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(set: &[&str], add: &[&str], drop: &[&str]) -> Result<Roster, Error> {
        let own = |list: &[&str]| list.iter().map(|&one| one.to_owned()).collect();
        Change { roster: None, set: own(set), add: own(add), drop: own(drop) }.changed()
    }

    #[test]
    fn a_change_is_what_typing_it_would_be() {
        let roster =
            changed(&["hero.speed=25", "#2.name=Ada", "#2.weak=fire+slash", "rules.cost=120"], &[], &[]);
        let roster = roster.expect("a roster");
        assert_eq!((roster.party[0].speed, roster.rules.cost), (25, 120));
        assert_eq!(roster.party[1].name, "Ada");
        assert_eq!(roster.party[1].weak, [Kind::Fire, Kind::Slash].into_iter().collect());
        assert_eq!(changed(&[], &[], &[]), Ok(Roster::lesson()));
    }

    #[test]
    fn twins_come_and_go() {
        let count = Roster::lesson().party.len();
        let more = changed(&[], &["#2", "#2"], &[]).expect("a roster").party;
        assert_eq!(more.len(), count + 2);
        assert_eq!(more[count].name, format!("{} 2", more[1].name));
        assert_eq!(more[count + 1].name, format!("{} 3", more[1].name));
        assert_eq!(changed(&[], &["#2"], &[&format!("#{}", count + 1)]), Ok(Roster::lesson()));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for wrong in [
            "speed=3",
            "hero.speed=x",
            "nobody.speed=3",
            "#9.speed=3",
            "#0.speed=3",
            "hero.luck=3",
            "hero.kind=ice",
            "hero.max_hp=0",
            "hero.name=",
        ] {
            assert!(changed(&[wrong], &[], &[]).is_err(), "{wrong}");
        }
        assert!(changed(&[], &[], &["#2", "#2", "#2", "#2", "#2"]).is_err());
    }
}
