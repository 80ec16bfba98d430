//! A grid over one or two stats or rules.

use antre_core::{Message, Value};
use antre_draw::{Heat, HeatCell, Picture};
use antre_search::interval::percent;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::simulate::{Fighting, Share, check_fights, evidence};
use super::vary::{Grid, Vary};
use super::{Roster, RuleOptions, Seeds, edition, foot};
use crate::error::told;
use crate::search::grouped;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table};

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
        let grid = Grid::new(&self.vary)?;
        let [x, y @ ..] = grid.axes() else {
            return Err(told!("error-duel-vary-count", found = 0));
        };
        check_fights(self.seeds.count() * grid.cells().len() as u128)?;
        let mut made = Vec::with_capacity(grid.cells().len());
        for cell in grid.cells() {
            let changed = grid.changed(&roster, cell)?;
            let tally = Fighting::new(&changed).tally(self.seeds.first(), self.seeds.count() as u64)?;
            made.push(SweepCell {
                x: cell[0],
                y: cell.get(1).copied(),
                wins: Share::new(tally.wins, tally.fights),
                turns: tally.turns.estimate(tally.fights).mean,
                hp: tally.hp.estimate(tally.fights).mean,
            });
        }
        let facts = SweepFacts {
            x: x.name(),
            y: y.first().map(Vary::name),
            fights: self.seeds.count() as u64,
            cells: made,
        };
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
            columns: x.values().map(|value| value.to_string()).collect(),
            rows: match y.first() {
                Some(y) => y.values().map(|value| value.to_string()).collect(),
                None => vec![String::new()],
            },
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
            darkest: percent(1.0, 0),
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
