//! The bosses, their loot and the Force that helps.

use antre_core::{Evidence, Message, Value};
use antre_dq9::bosses::{Element, ForceKind};
use antre_dq9::tables::{BOSSES, Boss as Row, Drop, Language, SUFFIX_WORDS};
use antre_dq9::{Edition, Rank};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::editions::told;
use super::names::language;
use super::{EditionOptions, Names, grouped, percent, text_table};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Shows a boss, or all twelve: where it stands, what it drops, which Force helps most.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-boss"))]
#[serde(default, deny_unknown_fields)]
pub struct Boss {
    /// Number 1 to 12 or name in any of the six languages; without one, all
    #[cfg_attr(feature = "clap", arg(value_name = "BOSS"))]
    pub boss: Option<String>,
    /// Only bosses of grottos of this rank, with their chances there
    #[cfg_attr(feature = "clap", arg(long, value_name = "RR"))]
    pub rank: Option<String>,
    /// Language of the game's names [default: that of the words]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    pub names: Option<Names>,
    /// Readings where releases or sources differ.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub edition: EditionOptions,
}

/// A boss.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BossRow {
    /// Number, 1 to 12.
    pub number: u8,
    /// Name in the language asked for.
    pub name: String,
    /// Level.
    pub level: u8,
    /// Hit points.
    pub hp: u16,
    /// Experience points.
    pub experience: u32,
    /// Gold pieces.
    pub gold: u16,
    /// Damage taken in percent, by element.
    pub resistances: Vec<(Element, u16)>,
    /// The Forces that help most.
    pub best_forces: Vec<ForceKind>,
    /// Damage with them in percent of a hit without a Force.
    pub best_percent: u16,
    /// Drops: item and chance in hundredths of a percent.
    pub loot: Vec<(&'static str, u16)>,
    /// What can only be stolen, with its chance in hundredths of a percent.
    pub steal: Option<(&'static str, u16)>,
    /// Ranks whose grottos can have it, with its weight among all weights of the rank.
    pub ranks: Vec<(Rank, u16, u16)>,
    /// Last words that its maps can bear, in the language asked for.
    pub suffixes: Vec<&'static str>,
}

/// The bosses asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct BossFacts {
    /// Bosses by number.
    pub bosses: Vec<BossRow>,
}

impl Boss {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let rank = self.rank.as_deref().map(str::parse::<Rank>).transpose()?;
        let named = self.boss.as_deref().map(Row::named).transpose()?;
        let rules = self.edition.edition()?;
        let language = language(self.names, detail);
        let wanted = |boss: &&Row| {
            named.is_none_or(|named| named.number == boss.number)
                && rank.is_none_or(|rank| boss.ranks().iter().any(|&(of, ..)| of == rank))
        };
        let bosses: Vec<BossRow> =
            BOSSES.iter().filter(wanted).map(|boss| BossRow::of(boss, &rules, language)).collect();
        if let (Some(named), Some(rank), true) = (named, rank, bosses.is_empty()) {
            let (low, high) = rank.row().boss;
            return Err(Error::new(format!(
                "boss {}: rank {rank} has bosses {low}..={high} only",
                named.words.english()
            )));
        }
        let facts = BossFacts { bosses };
        let (message, picture) = match (facts.bosses.as_slice(), named) {
            ([only], Some(_)) => (one(only, &words), details(only, &words)),
            (bosses, _) => (all(bosses, rank), list(bosses, rank, &words)),
        };
        Ok(Answer {
            edition: told(&rules),
            evidence: Evidence::Disputed,
            sentence: Said::new(&words, message),
            picture,
            table: csv(&facts),
            facts: Facts::Dq9Boss(facts),
            notes: vec![
                Said::new(&words, Message::new("dq9-boss-disputed")),
                Said::new(&words, Message::new("dq9-boss-forces")),
            ],
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

impl BossRow {
    /// A boss by the edition's tables.
    pub(super) fn of(boss: &Row, rules: &Edition, language: Language) -> Self {
        let (best_forces, best_percent) = boss.best_forces(rules);
        let drop = |drop: &Drop| (drop.item, drop.chance);
        let (low, high) = boss.suffixes();
        Self {
            number: boss.number,
            name: boss.words.in_language(language).to_owned(),
            level: boss.level,
            hp: boss.stats[0],
            experience: boss.experience,
            gold: boss.gold,
            resistances: Element::ALL.into_iter().zip(boss.resistances(rules)).collect(),
            best_forces,
            best_percent,
            loot: boss.loot(rules).iter().map(drop).collect(),
            steal: boss.steal.as_ref().map(drop),
            ranks: boss.ranks(),
            suffixes: (low..=high)
                .map(|id| SUFFIX_WORDS[usize::from(id) - 1].in_language(language))
                .collect(),
        }
    }
}

/// `Force vitale (light) ×2.2`.
pub(super) fn force(boss: &BossRow, words: &Words) -> String {
    let names = boss.best_forces.iter().map(|force| {
        let elements =
            force.elements().iter().map(|element| words.word(&format!("dq9-element-{}", element.word())));
        format!("{} ({})", force.french(), elements.collect::<Vec<_>>().join("/"))
    });
    let times = boss.best_percent;
    format!("{} ×{}.{:02}", names.collect::<Vec<_>>().join(", "), times / 100, times % 100)
}

/// `10 %`, `6.25 %`.
fn chance(hundredths: u16) -> String {
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    format!("{} %", text.trim_end_matches('0').trim_end_matches('.'))
}

pub(super) fn loot(boss: &BossRow) -> String {
    let drops = boss.loot.iter().filter(|(_, chance)| *chance < 10_000);
    drops.map(|&(item, rate)| format!("{item} {}", chance(rate))).collect::<Vec<_>>().join(", ")
}

fn ranks(boss: &BossRow) -> String {
    let of = boss
        .ranks
        .iter()
        .map(|(rank, weight, total)| format!("{rank} {}", percent(u64::from(*weight), u64::from(*total))));
    of.collect::<Vec<_>>().join(", ")
}

fn one(boss: &BossRow, words: &Words) -> Message {
    Message::new("dq9-boss-one")
        .with("name", boss.name.as_str())
        .with("hp", grouped(boss.hp.into()))
        .with("force", force(boss, words))
}

fn all(bosses: &[BossRow], rank: Option<Rank>) -> Message {
    match rank {
        Some(rank) => {
            Message::new("dq9-boss-of-rank").with("count", bosses.len()).with("rank", rank.to_string())
        }
        None => Message::new("dq9-boss-all").with("count", bosses.len()),
    }
}

fn details(boss: &BossRow, words: &Words) -> Picture {
    let resistances =
        boss.resistances.iter().filter(|(_, percent)| *percent != 100).map(|(element, percent)| {
            format!("{} {percent} %", words.word(&format!("dq9-element-{}", element.word())))
        });
    let always = boss.loot.iter().filter(|(_, chance)| *chance == 10_000).map(|(item, _)| (*item).to_owned());
    let steal = boss.steal.map_or_else(|| "–".into(), |(item, rate)| format!("{item} {}", chance(rate)));
    let rows = [
        ("number", format!("{}, {} {}", boss.number, words.word("dq9-boss-level"), boss.level)),
        ("experience", grouped(boss.experience.into())),
        ("gold", grouped(boss.gold.into())),
        ("takes", resistances.collect::<Vec<_>>().join(", ")),
        ("always", always.collect::<Vec<_>>().join(", ")),
        ("drops", loot(boss)),
        ("steal", steal),
        ("ranks", ranks(boss)),
        ("suffixes", boss.suffixes.join(", ")),
    ];
    let rows = rows.into_iter().map(|(id, text)| vec![words.word(&format!("dq9-boss-{id}")), text]);
    text_table(words, &[("", Align::Left), ("", Align::Left)], rows.collect())
}

fn list(bosses: &[BossRow], rank: Option<Rank>, words: &Words) -> Picture {
    let rows = bosses.iter().map(|boss| {
        let in_rank = rank.and_then(|rank| boss.ranks.iter().find(|(of, ..)| *of == rank));
        let mut cells = vec![boss.number.to_string(), boss.name.clone(), grouped(boss.hp.into())];
        cells.extend(in_rank.map(|&(_, weight, total)| percent(weight.into(), total.into())));
        cells.push(force(boss, words));
        cells
    });
    let mut columns = vec![("number", Align::Right), ("boss", Align::Left), ("hp", Align::Right)];
    columns.extend(rank.map(|_| ("chance", Align::Right)));
    columns.push(("force", Align::Left));
    text_table(words, &columns, rows.collect())
}

fn csv(facts: &BossFacts) -> Table {
    let rows = facts.bosses.iter().map(|boss| {
        let mut cells = vec![
            Value::from(i64::from(boss.number)),
            Value::from(boss.name.as_str()),
            Value::from(i64::from(boss.level)),
            Value::from(i64::from(boss.hp)),
            Value::from(boss.experience),
            Value::from(i64::from(boss.gold)),
        ];
        cells.extend(boss.resistances.iter().map(|&(_, percent)| Value::from(i64::from(percent))));
        let forces: Vec<&str> = boss.best_forces.iter().map(|force| force.french()).collect();
        cells.push(Value::from(forces.join(" / ")));
        cells.push(Value::from(i64::from(boss.best_percent)));
        cells.push(Value::from(loot(boss)));
        cells
    });
    Table {
        columns: vec![
            "boss",
            "name",
            "level",
            "hp",
            "experience",
            "gold",
            "fire",
            "ice",
            "wind",
            "blast",
            "earth",
            "dark",
            "light",
            "best_force",
            "best_percent",
            "loot",
        ],
        rows: rows.collect(),
    }
}
