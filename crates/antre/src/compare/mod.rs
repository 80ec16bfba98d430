//! The same party in the three turn machines: who acts how often, when, and how long until somebody acts.

mod party;
mod runs;

use antre_core::{Evidence, Message, SlotKind, Timeline, Value};
use antre_draw::{CompareBlock, CompareChart, CompareWords, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use party::{Deed, Member, MemberText, Pace};

use crate::{Answer, Detail, Error, Facts, Said, Table, Words};
use runs::{Run, TURN};

/// Most turns of a comparison.
const MOST_TURNS: i64 = 200;

/// Compares the same party in Explorers of Sky, Torneko 3 and the energy queue: who acts how often, when, and how long
/// until somebody acts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(default, deny_unknown_fields)]
pub struct Compare {
    /// The party, the hero first: NAME:SPEED:DEEDS. A, B, C are allies, all others enemies; speeds: slow normal fast1 fast triple quadruple; deeds: walk attack wait haste, the last one repeated
    #[cfg_attr(
        feature = "clap",
        arg(value_name = "MEMBER", required = true, num_args = 1.., value_parser = <MemberText as std::str::FromStr>::from_str)
    )]
    pub party: Vec<MemberText>,
    /// How many turns: the time in which a normal one acts once
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 6))]
    pub turns: u32,
    /// Whose first action is waited for [default: the first enemy's]
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
}

impl Default for Compare {
    fn default() -> Self {
        let party = ["L:fast:attack", "A", "E1:normal:attack"];
        Self { party: party.iter().map(|text| MemberText((*text).into())).collect(), turns: 6, until: None }
    }
}

/// A machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Machine {
    /// Explorers of Sky.
    Sky,
    /// Torneko 3.
    Torneko3,
    /// The energy queue.
    Duel,
}

impl Machine {
    const fn name(self) -> &'static str {
        match self {
            Self::Sky => "sky",
            Self::Torneko3 => "torneko3",
            Self::Duel => "duel",
        }
    }
}

/// How often somebody acts in a machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tally {
    /// Name.
    pub id: String,
    /// Actions.
    pub actions: usize,
    /// Turns or phases lost or locked.
    pub lost: usize,
    /// When it first acts, in the machine's own words; none if it never does.
    pub first: Option<String>,
    /// The same in hundredths of a turn.
    pub first_at: Option<u32>,
    /// Its actions before the one waited for.
    pub before: usize,
}

/// What a machine made of the party.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct MachineFacts {
    /// Which.
    pub machine: Machine,
    /// Members that it cannot have as asked for.
    pub bent: Vec<String>,
    /// The party's actions.
    pub tallies: Vec<Tally>,
    /// Who acts when.
    pub timeline: Timeline,
    /// When each column of the timeline is, in hundredths of a turn.
    pub times: Vec<u32>,
}

/// A comparison in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct CompareFacts {
    /// The party.
    pub party: Vec<Member>,
    /// Turns.
    pub turns: u32,
    /// Whose first action is waited for.
    pub until: Option<String>,
    /// The machines.
    pub machines: Vec<MachineFacts>,
}

const fn acts(kind: SlotKind) -> bool {
    matches!(kind, SlotKind::Acts | SlotKind::Free)
}

impl MachineFacts {
    fn of(machine: Machine, run: Run, until: Option<usize>) -> Self {
        let slots = &run.timeline.slots;
        // The place in the order of happening of the action waited for.
        let limit = until.and_then(|lane| slots.iter().position(|slot| slot.lane == lane && acts(slot.kind)));
        let tallies = run.timeline.lanes.iter().enumerate().map(|(lane, drawn)| {
            let mine = || slots.iter().enumerate().filter(move |(_, slot)| slot.lane == lane);
            let first = mine().find(|(_, slot)| acts(slot.kind)).map(|(_, slot)| slot.column);
            Tally {
                id: drawn.name.clone(),
                actions: mine().filter(|(_, slot)| acts(slot.kind)).count(),
                lost: mine()
                    .filter(|(_, slot)| matches!(slot.kind, SlotKind::Lost | SlotKind::Locked))
                    .count(),
                first: first.map(|column| run.moments[column].clone()),
                first_at: first.map(|column| run.times[column] * 100 / TURN),
                before: mine()
                    .filter(|(index, slot)| acts(slot.kind) && limit.is_none_or(|limit| *index < limit))
                    .count(),
            }
        });
        Self {
            machine,
            tallies: tallies.collect(),
            bent: run.bent,
            times: run.times.iter().map(|time| time * 100 / TURN).collect(),
            timeline: run.timeline,
        }
    }
}

impl Compare {
    /// Answers the question.
    ///
    /// # Errors
    /// One sentence that names the input, what was found and what is allowed.
    pub fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let party = party::party(&self.party)?;
        antre_core::in_range("turns", i64::from(self.turns), 1..=MOST_TURNS)?;
        let until = match &self.until {
            None => party.iter().position(|member| member.role == antre_core::Role::Enemy),
            Some(name) => {
                let found = party.iter().position(|member| member.id == *name);
                Some(found.ok_or_else(|| {
                    let names: Vec<&str> = party.iter().map(|member| member.id.as_str()).collect();
                    Error::new(format!(
                        "until \"{name}\": nobody of that name: expected one of {}",
                        names.join(", ")
                    ))
                })?)
            }
        };
        let machines = [
            (Machine::Sky, runs::sky(&party, self.turns)?),
            (Machine::Torneko3, runs::torneko3(&party, self.turns)?),
            (Machine::Duel, runs::duel(&party, self.turns)),
        ];
        let machines = machines.map(|(machine, run)| MachineFacts::of(machine, run, until)).to_vec();
        let facts = CompareFacts {
            until: until.map(|lane| party[lane].id.clone()),
            turns: self.turns,
            party,
            machines,
        };
        let sentence = Said::new(&words, sentence(&facts));
        let haste = facts.party.iter().any(|member| member.script.contains(&Deed::Haste));
        // The lesson has no haste, so what the comparison gives it is ours.
        let evidence = if haste { Evidence::Assumed } else { Evidence::SingleSource };
        let notes: Vec<Said> = facts
            .machines
            .iter()
            .filter(|machine| !machine.bent.is_empty())
            .map(|machine| {
                let id = match machine.machine {
                    Machine::Sky => "compare-bent-sky",
                    Machine::Torneko3 => "compare-bent-torneko3",
                    Machine::Duel => "compare-bent-duel",
                };
                Said::new(&words, Message::new(id).with("names", machine.bent.join(", ")))
            })
            .collect();
        let picture = self.picture(&facts, &sentence.text, &notes, evidence, &words);
        Ok(Answer {
            edition: "Explorers of Sky, Torneko no Daibouken 3, duel lesson".into(),
            evidence,
            table: table(&facts),
            sentence,
            picture: Picture::Compare(Box::new(picture)),
            facts: Facts::Compare(Box::new(facts)),
            notes,
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }

    fn picture(
        &self,
        facts: &CompareFacts,
        sentence: &str,
        notes: &[Said],
        evidence: Evidence,
        words: &Words,
    ) -> CompareChart {
        let blocks = facts.machines.iter().map(|machine| {
            let totals = machine.tallies.iter().map(|tally| {
                let message =
                    Message::new(if tally.first.is_some() { "compare-total" } else { "compare-never" })
                        .with("actions", tally.actions)
                        .with("first", tally.first.clone().unwrap_or_default());
                words.say(&message)
            });
            CompareBlock {
                title: words.word(&format!("compare-machine-{}", machine.machine.name())),
                totals: totals.collect(),
                told: machine.timeline.slots.iter().map(|slot| told(machine, slot, words)).collect(),
                times: machine.times.clone(),
                timeline: machine.timeline.clone(),
            }
        });
        let occurs = |id: &str| {
            facts.machines.iter().flat_map(|machine| &machine.timeline.slots).any(|slot| slot.action == id)
        };
        let members: Vec<&str> = self.party.iter().map(|member| member.0.as_str()).collect();
        let until = self.until.as_ref().map_or_else(String::new, |name| format!(" --until {name}"));
        let word = words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")));
        CompareChart {
            sentence: sentence.into(),
            turns: self.turns,
            blocks: blocks.collect(),
            notes: notes.iter().map(|note| note.text.clone()).collect(),
            words: CompareWords {
                facts: words.word("compare-facts"),
                description: words.say(&Message::new("compare-description").with("sentence", sentence)),
                turn: words.word("compare-turn"),
                actions: ["boost", "attack", "special", "walk", "wait"]
                    .into_iter()
                    .filter(|id| occurs(id))
                    .map(|id| (id.to_owned(), words.word(&format!("compare-glyph-{id}"))))
                    .collect(),
                extra: words.word("compare-extra"),
                locked: words.word("compare-locked"),
                lost: words.word("compare-lost"),
            },
            command: format!("antre compare {} --turns {}{until}", members.join(" "), self.turns),
            evidence: word,
        }
    }
}

fn told(machine: &MachineFacts, slot: &antre_core::Slot, words: &Words) -> String {
    let what = match slot.kind {
        SlotKind::Locked => words.word("compare-locked"),
        SlotKind::Lost => words.word("compare-lost"),
        _ => words.word(&format!("compare-glyph-{}", slot.action)),
    };
    let moment = &machine.timeline.columns[slot.column].counter;
    format!("{}, {moment}: {what}", machine.timeline.lanes[slot.lane].name)
}

fn sentence(facts: &CompareFacts) -> Message {
    let hero = |machine: &MachineFacts, before: bool| {
        machine.tallies.first().map_or(0, |tally| if before { tally.before } else { tally.actions })
    };
    let waited =
        facts.until.as_ref().filter(|name| facts.party.first().is_some_and(|hero| hero.id != **name));
    let mut message = Message::new(if waited.is_some() { "compare-before" } else { "compare-often" })
        .with("hero", facts.party.first().map_or("", |member| member.id.as_str()))
        .with("until", facts.until.as_deref().unwrap_or_default())
        .with("turns", facts.turns);
    for machine in &facts.machines {
        let name = match machine.machine {
            Machine::Sky => "sky",
            Machine::Torneko3 => "torneko3",
            Machine::Duel => "duel",
        };
        message = message.with(name, hero(machine, waited.is_some()));
    }
    message
}

fn table(facts: &CompareFacts) -> Table {
    let mut rows = Vec::new();
    for machine in &facts.machines {
        for tally in &machine.tallies {
            rows.push(vec![
                Value::from(machine.machine.name()),
                Value::from(tally.id.as_str()),
                Value::from(tally.actions),
                Value::from(tally.lost),
                Value::from(tally.first.clone().unwrap_or_default()),
                Value::Text(tally.first_at.map_or_else(String::new, |at| at.to_string())),
                Value::from(tally.before),
            ]);
        }
    }
    Table {
        columns: vec!["machine", "name", "actions", "lost", "first", "first_at_hundredths", "before_until"],
        rows,
    }
}
