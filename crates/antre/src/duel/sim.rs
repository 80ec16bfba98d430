//! Simulation: one roster on many seeds.

use antre_core::{Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_duel::odds::{Exact, exact};
use antre_search::interval::{Z95, half_width, percent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::simulate::{Fighting, Mean, Share, Tally, check_fights, evidence};
use super::{Roster, RuleOptions, Seeds, edition};
use crate::search::grouped;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table, Words};

/// Fights between two looks at the stopping rule.
const ROUND: u64 = 1 << 16;

/// Fights one roster on many seeds: wins, crits, turns, remaining life, with intervals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-sim"))]
#[serde(default, deny_unknown_fields)]
pub struct Sim {
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    pub roster: Option<Input>,
    /// Seeds, A..=B or A..B
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "RANGE", default_value = "1..=100000", allow_hyphen_values = true)
    )]
    pub seeds: Seeds,
    /// Stop as soon as half the width of the win chance's 95 % interval is below so many percent
    #[cfg_attr(feature = "clap", arg(long, value_name = "PERCENT"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<f64>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

impl Default for Sim {
    fn default() -> Self {
        let seeds = Seeds::new(1, 100_000).unwrap_or_else(|_| unreachable!("the range has seeds"));
        Self { roster: None, seeds, until: None, rules: RuleOptions::default() }
    }
}

/// How many fights had a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Bin {
    /// The value.
    pub value: i64,
    /// Fights.
    pub count: u64,
}

/// A simulation in numbers. Shares and means are of the seeds fought, intervals are for all seeds.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct SimFacts {
    /// First seed.
    pub first_seed: i64,
    /// Fights.
    pub fights: u64,
    /// Fights that the hero won.
    pub wins: Share,
    /// Fights with at least one critical hit.
    pub crit_fights: Share,
    /// Fights that a limit ended.
    pub stopped: u64,
    /// Turns of a fight.
    pub turns: Mean,
    /// The hero's life at the end, 0 where it fell.
    pub hp: Mean,
    /// Ticks of a fight.
    pub ticks: Mean,
    /// Critical hits of a fight.
    pub crits: Mean,
    /// Misses of a fight.
    pub misses: Mean,
    /// Dice of a fight.
    pub draws: Mean,
    /// Exact chances, where the fight is small enough to compute them.
    pub exact: Option<Exact>,
    /// Fights by turns.
    pub by_turns: Vec<Bin>,
    /// Fights by the hero's life at the end.
    pub by_hp: Vec<Bin>,
}

impl Sim {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let Roster { party, rules } = Roster::read(self.roster.as_ref())?;
        let roster = Roster { party, rules: self.rules.applied_to(rules)? };
        check_fights(self.seeds.count())?;
        let until = match self.until {
            Some(percent) if percent > 0.0 && percent < 50.0 => Some(percent / 100.0),
            Some(percent) => {
                return Err(Error::new(format!(
                    "until {percent}: expected a percentage between 0 and 50, such as 0.1"
                )));
            }
            None => None,
        };
        let fighting = Fighting::new(&roster);
        let count = self.seeds.count() as u64;
        let tally = match until {
            None => fighting.tally(self.seeds.first(), count)?,
            Some(until) => {
                let mut tally = Tally::default();
                while tally.fights < count
                    && (tally.fights == 0 || half_width(tally.wins, tally.fights, Z95) > until)
                {
                    let first = self.seeds.first().wrapping_add_unsigned(tally.fights);
                    tally.join(fighting.tally(first, ROUND.min(count - tally.fights))?);
                }
                tally
            }
        };
        let facts = facts(self.seeds.first(), &tally, exact(&roster.party, &roster.rules));
        let words = detail.words();
        let sentence = Said::new(&words, sentence(&facts, &roster));
        let mut notes = Vec::new();
        if let Some(exact) = &facts.exact {
            let name = |index: usize| {
                roster.party.get(index).map(|fighter| fighter.name.clone()).unwrap_or_default()
            };
            notes.push(Said::new(
                &words,
                Message::new("duel-sim-exact")
                    .with("first", format!("{:.4} %", exact.first_target * 100.0))
                    .with("best", format!("{:.4} %", exact.best_target * 100.0))
                    .with("target", name(exact.best_now)),
            ));
        }
        if let Some(until) = until
            && half_width(facts.wins.count, facts.fights, Z95) > until
        {
            notes.push(Said::new(
                &words,
                Message::new("duel-sim-not-narrow").with("fights", grouped(facts.fights)),
            ));
        }
        Ok(Answer {
            edition: edition(&roster.rules),
            evidence: evidence(&roster.rules),
            sentence,
            table: table(&facts),
            picture: Picture::Table(shown(&facts, &words)),
            facts: Facts::DuelSim(Box::new(facts)),
            notes,
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

fn facts(first_seed: i64, tally: &Tally, exact: Option<Exact>) -> SimFacts {
    let n = tally.fights;
    SimFacts {
        first_seed,
        fights: n,
        wins: Share::new(tally.wins, n),
        crit_fights: Share::new(tally.crit_fights, n),
        stopped: tally.stopped,
        turns: tally.turns.estimate(n),
        hp: tally.hp.estimate(n),
        ticks: tally.ticks.estimate(n),
        crits: tally.crits.estimate(n),
        misses: tally.misses.estimate(n),
        draws: tally.draws.estimate(n),
        exact,
        by_turns: tally.by_turns.iter().map(|(&turns, &count)| Bin { value: turns.into(), count }).collect(),
        by_hp: tally.by_hp.iter().map(|(&hp, &count)| Bin { value: hp.into(), count }).collect(),
    }
}

fn sentence(facts: &SimFacts, roster: &Roster) -> Message {
    Message::new("duel-sim")
        .with("hero", roster.party.first().map(|hero| hero.name.clone()).unwrap_or_default())
        .with("wins", grouped(facts.wins.count))
        .with("fights", grouped(facts.fights))
        .with("share", percent(facts.wins.share, 2))
        .with("low", percent(facts.wins.low, 2))
        .with("high", percent(facts.wins.high, 2))
}

/// What a terminal shows: shares and means, then the turns as bars.
fn shown(facts: &SimFacts, words: &Words) -> TextTable {
    let word = |id: &str| words.word(id);
    let mut rows = Vec::new();
    let share = |name: String, share: &Share| {
        vec![
            name,
            percent(share.share, 2),
            format!("{} – {}", percent(share.low, 2), percent(share.high, 2)),
            grouped(share.count),
        ]
    };
    rows.push(share(word("duel-sim-wins"), &facts.wins));
    rows.push(share(word("duel-sim-crit-fights"), &facts.crit_fights));
    for (name, mean) in [
        ("duel-sim-turns", &facts.turns),
        ("duel-sim-hp", &facts.hp),
        ("duel-sim-ticks", &facts.ticks),
        ("duel-sim-crits", &facts.crits),
        ("duel-sim-misses", &facts.misses),
        ("duel-sim-draws", &facts.draws),
    ] {
        rows.push(vec![
            word(name),
            format!("{:.3}", mean.mean),
            format!("{:.3} – {:.3}", mean.low, mean.high),
            String::new(),
        ]);
    }
    let most = facts.by_turns.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    for bin in &facts.by_turns {
        let bar = "▪".repeat(((bin.count * 24).div_ceil(most)) as usize);
        let name = words.say(&Message::new("duel-sim-in-turns").with("turns", bin.value));
        rows.push(vec![
            name,
            percent(bin.count as f64 / facts.fights.max(1) as f64, 2),
            bar,
            grouped(bin.count),
        ]);
    }
    TextTable {
        columns: vec![
            (String::new(), Align::Left),
            (word("duel-sim-value"), Align::Right),
            (word("duel-sim-interval"), Align::Left),
            (word("duel-sim-fights"), Align::Right),
        ],
        rows,
    }
}

/// Long form: quantity, value, count.
fn table(facts: &SimFacts) -> Table {
    let mut rows = Vec::new();
    let number = |value: f64| Value::from(format!("{value:.6}"));
    for (name, share) in [("wins", &facts.wins), ("crit_fights", &facts.crit_fights)] {
        rows.push(vec![
            Value::from(name),
            number(share.share),
            number(share.low),
            number(share.high),
            Value::Int(share.count as i64),
        ]);
    }
    let fights = Value::Int(facts.fights as i64);
    for (name, mean) in [
        ("turns", &facts.turns),
        ("hp", &facts.hp),
        ("ticks", &facts.ticks),
        ("crits", &facts.crits),
        ("misses", &facts.misses),
        ("draws", &facts.draws),
    ] {
        rows.push(vec![
            Value::from(name),
            number(mean.mean),
            number(mean.low),
            number(mean.high),
            fights.clone(),
        ]);
    }
    for (name, bins) in [("turns", &facts.by_turns), ("hp", &facts.by_hp)] {
        for bin in bins {
            let share = Share::new(bin.count, facts.fights);
            let label = format!("{name}={}", bin.value);
            rows.push(vec![
                Value::from(label),
                number(share.share),
                number(share.low),
                number(share.high),
                Value::Int(bin.count as i64),
            ]);
        }
    }
    Table { columns: vec!["quantity", "value", "low", "high", "fights"], rows }
}
