//! A grid over one or two stats or rules.

use std::fmt;
use std::str::FromStr;

use antre_core::{Message, Value};
use antre_draw::{Heat, HeatCell, Picture};
use antre_duel::{Fighter, Rules, Span};
use antre_search::interval::percent;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::simulate::{Fighting, Share, check_fights, evidence};
use super::{Roster, RuleOptions, Seeds, edition, foot};
use crate::search::grouped;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table, nearest};

/// Cells of a grid at most.
const MOST: usize = 10_000;

/// Stats that a sweep can vary.
const STATS: [&str; 7] = ["max_hp", "strength", "agility", "defense", "speed", "weapon_low", "weapon_high"];
/// Rules that a sweep can vary.
const RULES: [&str; 5] = ["hit_low", "hit_high", "crit_factor", "cost", "threshold"];

/// Fights every cell of a grid over one or two stats or rules, on the same seeds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-sweep"))]
#[serde(deny_unknown_fields)]
pub struct Sweep {
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    #[serde(default)]
    pub roster: Option<Input>,
    /// What varies, such as hero.agility=0..=20 or rules.cost=50..=150/10; once or twice
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHO.STAT=RANGE", required = true, num_args = 1))]
    pub vary: Vec<Vary>,
    /// Seeds of every cell, A..=B or A..B
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "RANGE", default_value = "1..=10000", allow_hyphen_values = true)
    )]
    #[serde(default = "ten_thousand")]
    pub seeds: Seeds,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub rules: RuleOptions,
}

fn ten_thousand() -> Seeds {
    Seeds::new(1, 10_000).unwrap_or_else(|_| super::Sim::default().seeds)
}

/// One axis of a sweep, written `hero.agility=0..=20` or, in steps, `rules.hit_low=10..=50/10`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Vary {
    who: String,
    what: String,
    first: i64,
    last: i64,
    step: i64,
}

impl Vary {
    fn values(&self) -> impl Iterator<Item = i64> + '_ {
        (0..).map_while(move |index: i64| {
            let value = self.first.checked_add(index.checked_mul(self.step)?)?;
            (value <= self.last).then_some(value)
        })
    }

    fn name(&self) -> String {
        format!("{}.{}", self.who, self.what)
    }

    /// Changes a roster; a name is looked for among its fighters.
    fn apply(&self, roster: &mut Roster, value: i64) -> Result<(), Error> {
        if self.who == "rules" {
            return self.apply_rule(&mut roster.rules, value);
        }
        let wanted = self.who.to_lowercase();
        let found = if wanted == "hero" {
            Some(0)
        } else {
            roster.party.iter().position(|fighter| fighter.name.to_lowercase() == wanted)
        };
        let Some(fighter) = found.and_then(|index| roster.party.get_mut(index)) else {
            let names: Vec<&str> = roster.party.iter().map(|fighter| fighter.name.as_str()).collect();
            return Err(Error::new(format!(
                "vary {}: expected hero, rules or one of {}",
                self.who,
                names.join(", ")
            )));
        };
        self.apply_stat(fighter, value)
    }

    fn apply_stat(&self, fighter: &mut Fighter, value: i64) -> Result<(), Error> {
        let weapon = |low, high| Span::new("weapon", low, high).map_err(Error::from);
        match self.what.as_str() {
            "max_hp" => fighter.max_hp = value,
            "strength" => fighter.strength = value,
            "agility" => fighter.agility = value,
            "defense" => fighter.defense = value,
            "speed" => fighter.speed = value,
            "weapon_low" => fighter.weapon = weapon(value, fighter.weapon.high().max(value))?,
            "weapon_high" => fighter.weapon = weapon(fighter.weapon.low().min(value), value)?,
            other => return Err(unknown(other, &STATS)),
        }
        fighter.check().map_err(Error::from)
    }

    fn apply_rule(&self, rules: &mut Rules, value: i64) -> Result<(), Error> {
        match self.what.as_str() {
            "hit_low" => rules.hit_clamp.low = value,
            "hit_high" => rules.hit_clamp.high = value,
            "crit_factor" => rules.crit_factor = value,
            "cost" => rules.cost = value,
            "threshold" => rules.threshold = value,
            other => return Err(unknown(other, &RULES)),
        }
        rules.check().map_err(Error::from)
    }
}

fn unknown(what: &str, known: &[&str]) -> Error {
    let hint =
        nearest(what, known.iter().copied()).map_or_else(String::new, |name| format!("; perhaps {name}"));
    Error::new(format!("vary {what}: expected one of {}{hint}", known.join(", ")))
}

impl fmt::Display for Vary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}..={}", self.name(), self.first, self.last)?;
        if self.step == 1 { Ok(()) } else { write!(f, "/{}", self.step) }
    }
}

impl FromStr for Vary {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let wrong = || {
            Error::new(format!(
                "vary \"{text}\": expected such as hero.agility=0..=20 or rules.hit_low=10..=50/10"
            ))
        };
        let (path, range) = text
            .rsplit_once('=')
            .and_then(|(left, last)| {
                // The range has an = of its own: A..=B.
                left.strip_suffix("..")
                    .and_then(|left| left.split_once('='))
                    .map(|(path, first)| (path, (first, last)))
            })
            .ok_or_else(wrong)?;
        let (who, what) = path.rsplit_once('.').ok_or_else(wrong)?;
        let (first, rest) = range;
        let (last, step) = rest.split_once('/').unwrap_or((rest, "1"));
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
        let vary = Self {
            who: who.trim().to_owned(),
            what: what.trim().to_owned(),
            first: number(first)?,
            last: number(last)?,
            step: number(step)?,
        };
        if vary.step < 1 || vary.last < vary.first {
            return Err(wrong());
        }
        let known: &[&str] = if vary.who == "rules" { &RULES } else { &STATS };
        if !known.contains(&vary.what.as_str()) {
            return Err(unknown(&vary.what, known));
        }
        Ok(vary)
    }
}

impl TryFrom<String> for Vary {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Vary> for String {
    fn from(vary: Vary) -> Self {
        vary.to_string()
    }
}

/// A cell of a grid.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct SweepCell {
    /// Value of the first axis.
    pub x: i64,
    /// Value of the second axis, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<i64>,
    /// Fights that the hero won.
    pub wins: Share,
    /// Turns of a fight on average.
    pub turns: f64,
    /// The hero's life at the end on average.
    pub hp: f64,
}

/// A grid in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct SweepFacts {
    /// What varies from column to column.
    pub x: String,
    /// What varies from row to row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<String>,
    /// Fights of each cell.
    pub fights: u64,
    /// The cells, row by row.
    pub cells: Vec<SweepCell>,
}

impl Sweep {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let Roster { party, rules } = Roster::read(self.roster.as_ref())?;
        let roster = Roster { party, rules: self.rules.applied_to(rules)? };
        let (x, y) = match self.vary.as_slice() {
            [x] => (x, None),
            [x, y] => (x, Some(y)),
            other => return Err(Error::new(format!("{} things vary: expected one or two", other.len()))),
        };
        let xs: Vec<i64> = x.values().take(MOST + 1).collect();
        let ys: Vec<Option<i64>> =
            y.map_or_else(|| vec![None], |y| y.values().take(MOST + 1).map(Some).collect());
        let cells = xs.len() * ys.len();
        if cells > MOST {
            return Err(Error::new(format!(
                "{cells} cells or more: expected at most {MOST}; a larger step makes fewer"
            )));
        }
        check_fights(self.seeds.count() * cells as u128)?;
        let mut made = Vec::with_capacity(cells);
        for &vertical in &ys {
            for &horizontal in &xs {
                let mut changed = roster.clone();
                x.apply(&mut changed, horizontal)?;
                if let (Some(y), Some(value)) = (y, vertical) {
                    y.apply(&mut changed, value)?;
                }
                let tally = Fighting::new(&changed).tally(self.seeds.first(), self.seeds.count() as u64)?;
                made.push(SweepCell {
                    x: horizontal,
                    y: vertical,
                    wins: Share::new(tally.wins, tally.fights),
                    turns: tally.turns.estimate(tally.fights).mean,
                    hp: tally.hp.estimate(tally.fights).mean,
                });
            }
        }
        let facts =
            SweepFacts { x: x.name(), y: y.map(Vary::name), fights: self.seeds.count() as u64, cells: made };
        let words = detail.words();
        let best = facts.cells.iter().max_by(|a, b| a.wins.count.cmp(&b.wins.count));
        let worst = facts.cells.iter().min_by(|a, b| a.wins.count.cmp(&b.wins.count));
        let place = |cell: Option<&SweepCell>| {
            cell.map_or_else(String::new, |cell| match (cell.y, &facts.y) {
                (Some(y), Some(name)) => format!("{} {} / {name} {y}", facts.x, cell.x),
                _ => format!("{} {}", facts.x, cell.x),
            })
        };
        let share =
            |cell: Option<&SweepCell>| cell.map_or_else(String::new, |cell| percent(cell.wins.share, 1));
        let message = Message::new("duel-sweep")
            .with("low", share(worst))
            .with("at_low", place(worst))
            .with("high", share(best))
            .with("at_high", place(best))
            .with("fights", grouped(facts.fights));
        let sentence = Said::new(&words, message);
        let evidence = evidence(&roster.rules);
        let file = self.roster.as_ref().map_or_else(String::new, |input| format!(" {}", input.name));
        let vary: String = self.vary.iter().map(|vary| format!(" --vary {vary}")).collect();
        let picture = Picture::Heat(Heat {
            sentence: sentence.text.clone(),
            x: facts.x.clone(),
            y: facts.y.clone().unwrap_or_default(),
            columns: xs.iter().map(ToString::to_string).collect(),
            rows: ys.iter().map(|y| y.map_or_else(String::new, |y| y.to_string())).collect(),
            cells: facts
                .cells
                .iter()
                .map(|cell| HeatCell {
                    share: cell.wins.share,
                    shown: short(cell.wins.share),
                    told: words.say(
                        &Message::new("duel-sweep-cell")
                            .with("at", place(Some(cell)))
                            .with("share", percent(cell.wins.share, 2))
                            .with("low", percent(cell.wins.low, 2))
                            .with("high", percent(cell.wins.high, 2)),
                    ),
                })
                .collect(),
            legend: words.word("duel-sweep-legend"),
            description: words.say(&Message::new("duel-sweep-description").with("cells", facts.cells.len())),
            command: format!("antre duel sweep{file}{vary} --seeds {}", String::from(self.seeds)),
            evidence: foot(&roster.rules, evidence, &words),
            tables: Vec::new(),
        });
        Ok(Answer {
            edition: edition(&roster.rules),
            evidence,
            sentence,
            table: table(&facts),
            picture,
            facts: Facts::DuelSweep(facts),
            notes: Vec::new(),
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

/// A share as a cell has room for it: whole percents, never 0 or 100.
fn short(share: f64) -> String {
    percent(share, 0).replace(" %", "").replace("> ", ">").replace("< ", "<")
}

fn table(facts: &SweepFacts) -> Table {
    let number = |value: f64| Value::from(format!("{value:.6}"));
    let rows = facts.cells.iter().map(|cell| {
        vec![
            Value::Int(cell.x),
            cell.y.map_or(Value::Text(String::new()), Value::Int),
            Value::Int(cell.wins.count as i64),
            number(cell.wins.share),
            number(cell.wins.low),
            number(cell.wins.high),
            number(cell.turns),
            number(cell.hp),
        ]
    });
    Table { columns: vec!["x", "y", "wins", "share", "low", "high", "turns", "hp"], rows: rows.collect() }
}
