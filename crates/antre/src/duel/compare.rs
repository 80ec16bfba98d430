//! Two rosters on the same seeds.

use antre_core::{Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_search::given_up::Flag;
use antre_search::interval::{Z95, percent};
use antre_search::run::split;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::simulate::{Fighting, LOOK, Mean, Share, Sums, check_fights, evidence};
use super::{Roster, RuleOptions, Seeds, edition};
use crate::error::told;
use crate::search::grouped;
use crate::{Answer, Detail, Error, Facts, Input, Said, Table};

/// Compares two rosters on the same seeds: the difference of each pair of fights, with its interval.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-compare"))]
#[serde(deny_unknown_fields)]
pub struct Compare {
    /// Roster file (TOML), or - for standard input
    #[cfg_attr(feature = "clap", arg(value_name = "A", value_parser = Input::read))]
    pub a: Input,
    /// The other roster; without one the lesson's party
    #[cfg_attr(feature = "clap", arg(value_name = "B", value_parser = Input::read))]
    #[serde(default)]
    pub b: Option<Input>,
    /// Seeds, A..=B or A..B
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "RANGE", default_value = "1..=100000", allow_hyphen_values = true)
    )]
    #[serde(default = "hundred_thousand")]
    pub seeds: Seeds,
    /// Changes to the rules of both.
    #[cfg_attr(feature = "clap", command(flatten))]
    #[serde(default)]
    pub rules: RuleOptions,
}

fn hundred_thousand() -> Seeds {
    super::Sim::default().seeds
}

/// A comparison in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct CompareFacts {
    /// Pairs of fights.
    pub fights: u64,
    /// Wins of A.
    pub a: Share,
    /// Wins of B.
    pub b: Share,
    /// Seeds that only A wins.
    pub only_a: u64,
    /// Seeds that only B wins.
    pub only_b: u64,
    /// Chance of A to win less that of B, with its 95 % interval.
    pub difference: Mean,
    /// Life at the end, A less B.
    pub hp: Mean,
    /// Turns, A less B.
    pub turns: Mean,
}

#[derive(Default)]
struct Pairs {
    /// Both, only A, only B, neither.
    cells: [u64; 4],
    hp: Sums,
    turns: Sums,
}

impl Compare {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let read = |input: Option<&Input>| {
            let Roster { party, rules } = Roster::read(input)?;
            Ok::<Roster, Error>(Roster { party, rules: self.rules.applied_to(rules)? })
        };
        let (a, b) = (read(Some(&self.a))?, read(self.b.as_ref())?);
        check_fights(self.seeds.count() * 2)?;
        let (one, other) = (Fighting::new(&a), Fighting::new(&b));
        let first = self.seeds.first();
        let parts = split(antre_search::run::threads(0), self.seeds.count() as u64, |range| {
            let mut pairs = Pairs::default();
            let given_up = Flag::here();
            for position in range {
                if position % LOOK == 0 && given_up.is_set() {
                    return Err(told!("error-given-up"));
                }
                let seed = first.wrapping_add_unsigned(position);
                let (x, y) = (one.fight(seed)?, other.fight(seed)?);
                pairs.cells[match (x.won, y.won) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, true) => 2,
                    (false, false) => 3,
                }] += 1;
                pairs.hp.add(i64::from(x.hero_hp) - i64::from(y.hero_hp));
                pairs.turns.add(i64::from(x.turns) - i64::from(y.turns));
            }
            Ok::<Pairs, Error>(pairs)
        });
        let mut sum = Pairs::default();
        for part in parts {
            let part = part?;
            for (ours, theirs) in sum.cells.iter_mut().zip(part.cells) {
                *ours += theirs;
            }
            sum.hp.join(part.hp);
            sum.turns.join(part.turns);
        }
        let facts = facts(&sum);
        let words = detail.words();
        let clear = facts.difference.low > 0.0 || facts.difference.high < 0.0;
        let message = Message::new(if clear { "duel-compare" } else { "duel-compare-even" })
            .with("better", if facts.difference.mean >= 0.0 { "A" } else { "B" })
            .with("a", percent(facts.a.share, 2))
            .with("b", percent(facts.b.share, 2))
            .with("points", points(facts.difference.mean.abs()))
            .with("low", points(facts.difference.low))
            .with("high", points(facts.difference.high))
            .with("fights", grouped(facts.fights));
        let rules = if a.rules.evidence() == antre_core::Evidence::Certain { &b.rules } else { &a.rules };
        let edition = if a.rules == b.rules {
            edition(&a.rules)
        } else {
            format!("A: {}; B: {}", edition(&a.rules), edition(&b.rules))
        };
        let row = |id: &str, mean: &Mean, digits: usize| {
            vec![
                words.word(id),
                format!("{:+.digits$}", mean.mean),
                format!("{:+.digits$} – {:+.digits$}", mean.low, mean.high),
            ]
        };
        let hundred =
            |mean: &Mean| Mean { mean: mean.mean * 100.0, low: mean.low * 100.0, high: mean.high * 100.0 };
        let picture = TextTable {
            columns: vec![
                ("A − B".into(), Align::Left),
                (words.word("duel-sim-value"), Align::Right),
                (words.word("duel-sim-interval"), Align::Left),
            ],
            rows: vec![
                row("duel-compare-points", &hundred(&facts.difference), 2),
                row("duel-sim-hp", &facts.hp, 3),
                row("duel-sim-turns", &facts.turns, 3),
            ],
        };
        Ok(Answer {
            edition,
            evidence: evidence(rules),
            sentence: Said::new(&words, message),
            table: table(&facts),
            picture: Picture::Table(picture),
            facts: Facts::DuelCompare(facts),
            notes: Vec::new(),
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

fn points(share: f64) -> String {
    format!("{:.2}", share * 100.0)
}

fn facts(sum: &Pairs) -> CompareFacts {
    let [both, only_a, only_b, neither] = sum.cells;
    let fights = both + only_a + only_b + neither;
    CompareFacts {
        fights,
        a: Share::new(both + only_a, fights),
        b: Share::new(both + only_b, fights),
        only_a,
        only_b,
        difference: paired(only_a, only_b, fights),
        hp: sum.hp.estimate(fights),
        turns: sum.turns.estimate(fights),
    }
}

/// Difference of two shares of the same fights with its interval (Agresti and Min 2005: half a fight more in each of the
/// four cells, so that the interval never shrinks to a point).
fn paired(only_a: u64, only_b: u64, fights: u64) -> Mean {
    let n = fights as f64;
    let mean = (only_a as f64 - only_b as f64) / n.max(1.0);
    let (b, c, m) = (only_a as f64 + 0.5, only_b as f64 + 0.5, n + 2.0);
    let middle = (b - c) / m;
    let half = Z95 * (b + c - (b - c) * (b - c) / m).max(0.0).sqrt() / m;
    Mean { mean, low: middle - half, high: middle + half }
}

fn table(facts: &CompareFacts) -> Table {
    let number = |value: f64| Value::from(format!("{value:.6}"));
    let row = |name: &str, mean: &Mean| {
        vec![Value::from(name), number(mean.mean), number(mean.low), number(mean.high)]
    };
    let share = |name: &str, share: &Share| {
        vec![Value::from(name), number(share.share), number(share.low), number(share.high)]
    };
    Table {
        columns: vec!["quantity", "value", "low", "high"],
        rows: vec![
            share("wins_a", &facts.a),
            share("wins_b", &facts.b),
            row("difference", &facts.difference),
            row("hp", &facts.hp),
            row("turns", &facts.turns),
        ],
    }
}
