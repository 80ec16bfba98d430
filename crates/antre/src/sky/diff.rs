//! Where the exact rules and the community article part.

use antre_core::{Evidence, Message, SlotKind, Value};
use antre_draw::{Picture, TimelinePart};
use antre_sky::{Report, RuleSet, Scenario, Stage};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::{chart, name, part};
use super::timeline::{MOST_STEPS, facts_line};
use super::{RuleOptions, Scene};
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Steps that are shown unless more are asked for.
const SHOWN: u64 = 24;

/// Shows where the exact rules and the community article part.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "sky-diff"))]
#[serde(default, deny_unknown_fields)]
pub struct Diff {
    /// The scenario.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// How many steps to run [default: the scenario's, of which 24 are shown]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u64>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

/// A moment at which the two part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Part {
    /// Step.
    pub step: u64,
    /// Whose.
    pub id: String,
    /// What it does in this step under the exact rules.
    pub exact: Vec<String>,
    /// What it does under the article's.
    pub article: Vec<String>,
}

/// The comparison in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DiffFacts {
    /// Steps that were compared.
    pub steps: u64,
    /// Where they part, step by step.
    pub parts: Vec<Part>,
    /// The leader's actions at +3 with a free default action, between those of the enemies: exact, article.
    pub split: Option<(Vec<usize>, Vec<usize>)>,
}

impl Diff {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let mut scenario = self.rules.applied_to(self.scenario.scenario()?)?;
        scenario.steps = self.steps.unwrap_or(scenario.steps);
        antre_core::in_range(
            "steps",
            i64::try_from(scenario.steps).unwrap_or(i64::MAX),
            1..=MOST_STEPS as i64,
        )?;
        let words = detail.words();
        let exact = scenario.under(RuleSet::Sky);
        let mut article = scenario.under(RuleSet::Article);
        // The article draws no raise, so that values given for the exact rules would be left over.
        if matches!(article.draws, antre_sky::ScriptedDraws::Given(_)) {
            article.draws = antre_sky::ScriptedDraws::default();
        }
        if let Some(reset) = self.rules.article_reset {
            article.readings = Some(antre_sky::Rules { article_reset: reset, ..article.rules() });
        }
        let (ours, theirs) = (exact.run()?, article.run()?);
        let parts = compared(&ours, &theirs);
        let sentence = Said::new(&words, sentence(&parts, &ours, &words));
        let split = split(&exact, &article);
        let shown = scenario.steps.min(SHOWN);
        let mut drawn = Vec::new();
        for (report, title) in [(&ours, "sky-diff-exact"), (&theirs, "sky-diff-article")] {
            let mut one = part(report, 0..shown, &words);
            one.title = words.word(title);
            mark(&mut one, report, &parts);
            drawn.push(one);
        }
        let mut notes = Vec::new();
        if let Some((exact, article)) = &split {
            let shown =
                |counts: &[usize]| counts.iter().map(usize::to_string).collect::<Vec<_>>().join(" + ");
            let message =
                Message::new("sky-diff-split").with("exact", shown(exact)).with("article", shown(article));
            notes.push(Said::new(&words, message));
            if *exact == [4, 3] && *article == [3, 4] {
                notes.push(Said::new(&words, Message::new("sky-diff-finding")));
            }
        }
        let description = Message::new("sky-diff-description").with("sentence", sentence.text.as_str());
        let argument = self.scenario.argument();
        let picture = chart(
            &sentence.text,
            drawn,
            (facts_line(&exact, &ours, &words), words.say(&description)),
            (
                format!("antre sky diff {argument}{}", self.rules.flags()),
                format!("{} · {}", words.word("sky-foot-both"), words.word("evidence-disputed")),
            ),
            &words,
        );
        let table = Table {
            columns: vec!["step", "actor", "exact", "article"],
            rows: parts
                .iter()
                .map(|part| {
                    vec![
                        Value::Int(part.step as i64),
                        part.id.as_str().into(),
                        part.exact.join(" ").into(),
                        part.article.join(" ").into(),
                    ]
                })
                .collect(),
        };
        let edition = format!("{} / {}", super::edition(&exact.rules()), super::edition(&article.rules()));
        Ok(Answer {
            edition,
            evidence: exact.rules().evidence().and(Evidence::Disputed),
            sentence,
            found: true,
            table,
            facts: Facts::SkyDiff(DiffFacts { steps: scenario.steps, parts, split }),
            notes,
            draws: None,
            picture: Picture::Timeline(Box::new(picture)),
            lines: None,
            verbatim: None,
        })
    }
}

fn compared(ours: &Report, theirs: &Report) -> Vec<Part> {
    let mut parts = Vec::new();
    let (mut a, mut b) = (ours.rows(false).into_iter().peekable(), theirs.rows(false).into_iter().peekable());
    let last = ours.floor.step_index().max(theirs.floor.step_index());
    for step in 0..last {
        let mut lists: Vec<(Vec<String>, Vec<String>)> = vec![Default::default(); ours.actors.len()];
        let index = |id: &str| ours.actors.iter().position(|actor| actor.id == id);
        while let Some(row) = a.next_if(|row| row.t == step) {
            if let Some(actor) = index(&row.actor) {
                lists[actor].0.push(row.action);
            }
        }
        while let Some(row) = b.next_if(|row| row.t == step) {
            if let Some(actor) = index(&row.actor) {
                lists[actor].1.push(row.action);
            }
        }
        for (actor, (exact, article)) in lists.into_iter().enumerate() {
            if exact != article {
                parts.push(Part { step, id: ours.actors[actor].id.clone(), exact, article });
            }
        }
    }
    parts
}

fn sentence(parts: &[Part], report: &Report, words: &Words) -> Message {
    let Some(first) = parts.first() else {
        return Message::new("sky-diff-same").with("steps", report.floor.step_index() as usize);
    };
    let actor = report.actors.iter().position(|actor| actor.id == first.id).unwrap_or(0);
    Message::new("sky-diff")
        .with("step", first.step as usize)
        .with("name", name(report, actor, words))
        .with("exact", first.exact.len())
        .with("article", first.article.len())
}

/// Marks what the other side does not do in the same step.
fn mark(drawn: &mut TimelinePart, report: &Report, parts: &[Part]) {
    let mut step = 0;
    let steps: Vec<u64> = drawn
        .timeline
        .columns
        .iter()
        .map(|column| {
            step = column.step.parse().unwrap_or(step);
            step
        })
        .collect();
    // Lanes stand in the order of slots with the leader first, as the report's own timeline has them.
    let lanes: Vec<String> = antre_sky::timeline(report, 0..0)
        .lanes
        .iter()
        .map(|lane| {
            let known = |actor: &&antre_sky::Actor| actor.name.as_ref().unwrap_or(&actor.id) == &lane.name;
            report.actors.iter().find(known).map_or_else(String::new, |actor| actor.id.clone())
        })
        .collect();
    for slot in &mut drawn.timeline.slots {
        let acts = matches!(slot.kind, SlotKind::Acts | SlotKind::Free | SlotKind::Lost);
        let apart = parts.iter().any(|part| part.step == steps[slot.column] && part.id == lanes[slot.lane]);
        slot.differs = acts && apart;
    }
}

/// The leader's actions at +3 between those of the enemies, when its default action is a walk; `None` if it never gets
/// there.
fn split(exact: &Scenario, article: &Scenario) -> Option<(Vec<usize>, Vec<usize>)> {
    let counts = |scenario: &Scenario| -> Option<Vec<usize>> {
        let mut scenario = scenario.clone();
        let leader = scenario.leader.clone().unwrap_or_else(|| scenario.monsters[0].id.clone());
        scenario.monsters.iter_mut().find(|spec| spec.id == leader)?.default = "walk".into();
        scenario.steps = scenario.steps.max(48);
        let report = scenario.run().ok()?;
        let mut counts = vec![0];
        for row in report.rows(false) {
            let enemy = report
                .actors
                .iter()
                .any(|actor| actor.id == row.actor && actor.slot.is_some_and(|slot| !slot.is_team()));
            if row.actor == leader && row.stage == Some(Stage::MAX) {
                *counts.last_mut()? += 1;
            } else if enemy && counts.last() != Some(&0) {
                counts.push(0);
            }
        }
        counts.retain(|count| *count > 0);
        (!counts.is_empty()).then_some(counts)
    };
    Some((counts(exact)?, counts(article)?))
}
