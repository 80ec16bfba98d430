//! Which speed is due at which counter.

use antre_core::{Column, Evidence, Lane, Message, Role, Slot, SlotKind, Timeline, Value};
use antre_draw::{Picture, SlotWords, TimelinePart};
use antre_sky::{MODULUS, Rules, Stage, distance_after, distance_to, is_due, per_cycle};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::chart;
use super::{edition, foot};
use crate::{Answer, Detail, Error, Facts, Said, Table};

/// Prints which speed is due at which counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "sky-due"))]
#[serde(default, deny_unknown_fields)]
pub struct Due {}

/// One speed stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DueRow {
    /// Stage, 0..=4.
    pub stage: u8,
    /// As players see it, −1..=3.
    pub shown: i8,
    /// Counters at which it is due.
    pub due: Vec<u8>,
    /// How often in 24 steps.
    pub per_24: usize,
    /// Steps from each counter to the next due one, 0 if that is now.
    pub next: Vec<u8>,
    /// The same, counting only later ones.
    pub next_after: Vec<u8>,
}

/// The due table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DueFacts {
    /// Slowest first.
    pub stages: Vec<DueRow>,
}

impl Due {
    #[allow(
        clippy::unnecessary_wraps,
        clippy::trivially_copy_pass_by_ref,
        clippy::unused_self,
        reason = "as every query"
    )]
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let rules = Rules::default();
        let stages: Vec<DueRow> = Stage::ALL
            .into_iter()
            .map(|stage| DueRow {
                stage: stage.into(),
                shown: stage.shown(),
                due: (0..MODULUS).filter(|counter| is_due(stage, *counter)).collect(),
                per_24: per_cycle(stage),
                next: (0..MODULUS).map(|counter| distance_to(stage, counter)).collect(),
                next_after: (0..MODULUS).map(|counter| distance_after(stage, counter)).collect(),
            })
            .collect();
        let sentence = Said::new(&words, Message::new("sky-due"));
        let columns = (0..MODULUS).map(|counter| Column {
            step: counter.to_string(),
            counter: String::new(),
            band: counter % 4 == 3,
            reset: false,
        });
        let mut timeline = Timeline {
            step_label: words.word("sky-word-counter"),
            columns: columns.collect(),
            ..Timeline::default()
        };
        for (lane, row) in stages.iter().enumerate() {
            let shown = format!("{:+}", row.shown).replace('-', "−");
            timeline.lanes.push(Lane { name: shown, role: Role::Hero });
            timeline.slots.extend((0..MODULUS).map(|counter| {
                let due = row.due.contains(&counter);
                Slot {
                    lane,
                    column: counter.into(),
                    kind: if due { SlotKind::Free } else { SlotKind::NotDue },
                    action: if due { "walk".into() } else { String::new() },
                    extra: false,
                    differs: false,
                    reason: None,
                }
            }));
        }
        let part = TimelinePart {
            title: String::new(),
            slots: vec![SlotWords::default(); timeline.slots.len()],
            breaks: (0..usize::from(MODULUS)).filter(|counter| counter % 4 == 0).collect(),
            timeline,
        };
        let mut picture = chart(
            &sentence.text,
            vec![part],
            (words.word("sky-due-facts"), words.word("sky-due-facts")),
            ("antre sky due".into(), foot(&rules, Evidence::Certain, &words)),
            &words,
        );
        picture.label = 8;
        for (id, word) in &mut picture.words.actions {
            if id == "walk" {
                *word = words.word("sky-word-due");
            }
        }
        let table = Table {
            columns: vec!["shown", "stage", "counter", "due", "next", "next_after"],
            rows: stages
                .iter()
                .flat_map(|row| {
                    (0..usize::from(MODULUS)).map(|counter| {
                        [
                            i64::from(row.shown),
                            row.stage.into(),
                            counter as i64,
                            row.due.contains(&(counter as u8)).into(),
                            row.next[counter].into(),
                            row.next_after[counter].into(),
                        ]
                        .map(Value::Int)
                        .to_vec()
                    })
                })
                .collect(),
        };
        Ok(Answer {
            edition: edition(&rules),
            evidence: Evidence::Certain,
            sentence,
            facts: Facts::SkyDue(DueFacts { stages }),
            notes: vec![Said::new(&words, Message::new("sky-due-rules"))],
            draws: None,
            picture: Picture::Timeline(Box::new(picture)),
            table,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}
