//! Will I be hit? What the enemies do before the next input, for each thing the player could do now.

use antre_core::{Cell, Message, Value};
use antre_draw::{Align, FloorChart, FloorView, Picture, TextTable};
use antre_torneko3::{
    Border, Choice, Done, Ended, Exit, Input, Labels, Phase, Setup, State, asks, exits, plan, run_to_input,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::{shown, word};
use super::floor::{state_at, view};
use super::scenario::At;
use super::{RuleOptions, Scene, edition, evidence_of, foot};
use crate::{Answer, Detail, Error, Explain, Facts, Said, Table, Words};

/// Exits that are shown; `--explain` shows all.
const EXITS: usize = 8;

/// For each thing the player could do now: how many enemy actions come before the next input, whose, and which hit.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "torneko3-plan"))]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// The scenario.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// The moment to plan from: start, end, or a phase such as 2.P1; the next input after it is planned
    #[cfg_attr(feature = "clap", arg(long, value_name = "MOMENT", default_value = "start"))]
    pub at: String,
    /// Readings of the rules and length of the run.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

/// An action of an enemy before the next input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ThreatFacts {
    /// The floor's counter.
    pub turn: u32,
    /// The phase.
    pub phase: Option<Phase>,
    /// Whose.
    pub who: String,
    /// What: move, attack, wait, or the name of an ability.
    pub what: String,
    /// It is a blow at the player.
    pub at_player: bool,
}

/// What comes of one input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ChoiceFacts {
    /// The input in the words of the one-line form.
    pub input: String,
    /// Actions of enemies before the next input.
    pub actions: Vec<ThreatFacts>,
    /// Blows and abilities among them that reach the player.
    pub hits: u32,
    /// Life the player loses until then.
    pub damage: i32,
    /// Type of the theft, if it is one.
    pub theft: Option<u8>,
    /// The monster house wakes.
    pub wakes: bool,
    /// Why there is no next input.
    pub ended: Option<Ended>,
}

/// A cell behind a border.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExitFacts {
    /// Which border.
    pub border: Border,
    /// The cell.
    pub cell: Cell,
    /// The steps that lead there.
    pub path: Vec<&'static str>,
    /// Hits on the way and after the last step.
    pub hits: u32,
    /// Enemy actions after the last step.
    pub actions: usize,
    /// Type of the theft, if it is one.
    pub theft: Option<u8>,
    /// Whether the player really gets there.
    pub arrives: bool,
}

/// A plan in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlanFacts {
    /// Turn of the input.
    pub turn: u32,
    /// Phase of the input.
    pub phase: Option<Phase>,
    /// Each input, best first: fewest hits, then least damage, then fewest enemy actions.
    pub choices: Vec<ChoiceFacts>,
    /// Cells behind a border, safest first.
    pub exits: Vec<ExitFacts>,
}

/// The input in the words of the one-line form.
fn input_words(input: Input, labels: &Labels) -> String {
    let at = |cell: Cell| format!("{},{}", cell.x, cell.y);
    match input {
        Input::Move(dir) => dir.name().into(),
        Input::Attack { target, .. } => format!("attack:{}", labels.actor(target)),
        Input::Wait => "wait".into(),
        Input::DrinkQuick { turns } => format!("quick:{turns}"),
        Input::CureSlow => "cure".into(),
        Input::PillarStaff { at: cell, .. } => format!("pillar:{}", at(cell)),
        Input::WarpSelf { to } => format!("warp:{}", at(to)),
        Input::SpeedOn { target, fast: true } => format!("fast:{}", labels.actor(target)),
        Input::SpeedOn { target, .. } => format!("slow:{}", labels.actor(target)),
    }
}

impl ChoiceFacts {
    fn of(choice: &Choice, state: &State, labels: &Labels) -> Self {
        let player = state.player().id;
        let actions = choice.actions.iter().map(|threat| ThreatFacts {
            turn: threat.at.turn,
            phase: threat.at.phase,
            who: labels.actor(threat.who).into_owned(),
            what: match threat.done {
                Done::Move(_) | Done::Swap { .. } => "walk".into(),
                Done::Wait => "wait".into(),
                Done::Attack { .. } => "attack".into(),
                Done::Item(input) => input.verb().into(),
                Done::Special(antre_torneko3::Special::Other(index)) => labels.special(index).into(),
                Done::Special(antre_torneko3::Special::Leap { .. }) => "leap".into(),
                Done::Special(_) => "special".into(),
            },
            at_player: matches!(threat.done, Done::Attack { target, .. } if target == player),
        });
        Self {
            input: input_words(choice.input, labels),
            actions: actions.collect(),
            hits: choice.hits,
            damage: choice.damage,
            theft: choice.theft,
            wakes: choice.wakes,
            ended: choice.ended,
        }
    }
}

impl ExitFacts {
    fn of(exit: &Exit, border: Border) -> Self {
        Self {
            border,
            cell: exit.cell,
            path: exit.path.iter().map(|dir| dir.name()).collect(),
            hits: exit.hits_before + exit.step.hits,
            actions: exit.step.actions.len(),
            theft: exit.step.theft,
            arrives: exit.arrived,
        }
    }
}

impl Plan {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let setup = self.rules.setup(&self.scenario)?;
        let moment = At::parse(if self.at.is_empty() { "start" } else { &self.at })?;
        let (mut state, mut script) = state_at(&setup, &moment)?;
        run_to_input(&mut state, &mut script, &mut antre_torneko3::Recorder::default());
        if !asks(&state) {
            return Err(Error::new(format!(
                "moment {}: the player gets no input any more: expected a moment before one",
                self.at
            )));
        }
        let found = plan(&state, &script, &[]);
        let choices: Vec<ChoiceFacts> =
            found.choices.iter().map(|choice| ChoiceFacts::of(choice, &state, &setup.labels)).collect();
        let borders = [Border::OffTheCarpet, Border::IntoTheHouse];
        let ways: Vec<ExitFacts> = borders
            .into_iter()
            .flat_map(|border| {
                exits(&state, &script, border).into_iter().map(move |exit| ExitFacts::of(&exit, border))
            })
            .collect();
        let facts = PlanFacts { turn: found.at.turn, phase: found.at.phase, choices, exits: ways };
        let sentence = Said::new(&words, sentence(&facts));
        let (evidence, deciding) = evidence_of(&setup.state.rules, |rules| {
            let mut other = state.clone();
            other.rules = rules;
            plan(&other, &script, &[]).choices != found.choices
        });
        let shown_exits = if detail.explain == Explain::No { EXITS } else { usize::MAX };
        let table = rows(&facts, shown_exits, &words);
        let title = Message::new("torneko3-floor-plan")
            .with("turn", facts.turn)
            .with("phase", facts.phase.map_or("", Phase::name));
        let chart = FloorChart {
            sentence: sentence.text.clone(),
            facts: words.word("torneko3-plan-facts"),
            description: words
                .say(&Message::new("torneko3-plan-description").with("sentence", sentence.text.as_str())),
            floors: vec![numbered(&state, &setup, &found.choices, words.say(&title), &words)],
            table,
            command: format!(
                "antre torneko3 plan {}{}{}",
                self.scenario.argument(),
                if matches!(moment, At::Start) { String::new() } else { format!(" --at {}", self.at) },
                self.rules.flags()
            ),
            evidence: foot(&setup.state.rules, evidence, &deciding, &words),
        };
        Ok(Answer {
            edition: edition(&setup.state.rules),
            evidence,
            sentence,
            table: csv(&facts),
            picture: Picture::Floor(Box::new(chart)),
            facts: Facts::Torneko3Plan(Box::new(facts)),
            notes: Vec::new(),
            draws: None,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}

fn sentence(facts: &PlanFacts) -> Message {
    let Some(best) = facts.choices.first() else { return Message::new("torneko3-plan-none") };
    let safe = facts.choices.iter().filter(|choice| choice.hits == 0 && choice.damage == 0).count();
    Message::new("torneko3-plan")
        .with("input", best.input.as_str())
        .with("actions", best.actions.len())
        .with("hits", best.hits)
        .with("damage", best.damage)
        .with("theft", i32::from(best.theft.unwrap_or(0)))
        .with("safe", safe)
        .with("all", facts.choices.len())
}

/// The floor with the number of hits on every cell the player could step to.
fn numbered(state: &State, setup: &Setup, choices: &[Choice], title: String, words: &Words) -> FloorView {
    let mut floor = view(state, &setup.labels, title, words);
    for choice in choices {
        if let Input::Move(dir) = choice.input
            && let Some(cell) = state.floor.walk(state.player().cell, dir)
            && state.at(cell).is_none()
        {
            floor.numbers.push((cell.x, cell.y, choice.hits.to_string()));
        }
    }
    floor
}

/// `A walks, B attacks` in order, each action with its phase.
fn actions(choice: &ChoiceFacts, words: &Words) -> String {
    let told = choice.actions.iter().map(|action| {
        let what = if action.at_player {
            words.word("torneko3-plan-hits-you")
        } else {
            match action.what.as_str() {
                glyph @ ("walk" | "wait" | "attack" | "special") => {
                    words.word(&format!("torneko3-glyph-{glyph}"))
                }
                other => word(other, words),
            }
        };
        let phase = action.phase.map_or("", Phase::name);
        format!("{phase} {} {what}", shown(&action.who, words))
    });
    told.collect::<Vec<_>>().join(", ")
}

fn rows(facts: &PlanFacts, shown_exits: usize, words: &Words) -> TextTable {
    let heading = |id: &str, align| (words.word(&format!("torneko3-heading-{id}")), align);
    let extra = |theft: Option<u8>, wakes: bool, ended: Option<Ended>| {
        let mut notes = Vec::new();
        if let Some(kind) = theft {
            notes.push(words.say(&Message::new("torneko3-plan-theft").with("kind", i32::from(kind))));
        }
        if wakes {
            notes.push(words.word("torneko3-plan-wakes"));
        }
        if let Some(ended) = ended {
            notes.push(words.word(match ended {
                Ended::Dead => "torneko3-plan-dead",
                Ended::Wind => "torneko3-plan-wind",
                Ended::Stairs => "torneko3-plan-stairs",
            }));
        }
        notes
    };
    let mut rows: Vec<Vec<String>> = facts
        .choices
        .iter()
        .map(|choice| {
            let mut told = extra(choice.theft, choice.wakes, choice.ended);
            let actions = actions(choice, words);
            if !actions.is_empty() {
                told.push(actions);
            }
            vec![
                choice.input.clone(),
                choice.hits.to_string(),
                choice.damage.to_string(),
                choice.actions.len().to_string(),
                told.join("; "),
            ]
        })
        .collect();
    for exit in facts.exits.iter().take(shown_exits) {
        let id = match exit.border {
            Border::OffTheCarpet => "torneko3-plan-off",
            Border::IntoTheHouse => "torneko3-plan-into",
        };
        let cell = format!("{},{}", exit.cell.x, exit.cell.y);
        let mut told = vec![words.say(&Message::new(id).with("path", exit.path.join(" ")))];
        told.extend(extra(exit.theft, false, None));
        if !exit.arrives {
            told.push(words.word("torneko3-plan-not-there"));
        }
        rows.push(vec![
            cell,
            exit.hits.to_string(),
            String::new(),
            exit.actions.to_string(),
            told.join("; "),
        ]);
    }
    TextTable {
        columns: vec![
            heading("input", Align::Left),
            heading("hits", Align::Right),
            heading("damage", Align::Right),
            heading("actions", Align::Right),
            heading("who", Align::Left),
        ],
        rows,
    }
}

fn csv(facts: &PlanFacts) -> Table {
    let number = |count: usize| Value::from(count);
    let theft = |kind: Option<u8>| Value::Int(i64::from(kind.unwrap_or(0)));
    let mut rows: Vec<Vec<Value>> = facts
        .choices
        .iter()
        .map(|choice| {
            let who: Vec<String> =
                choice.actions.iter().map(|action| format!("{}:{}", action.who, action.what)).collect();
            vec![
                choice.input.clone().into(),
                Value::from(choice.hits),
                Value::from(choice.damage),
                number(choice.actions.len()),
                theft(choice.theft),
                who.join(" ").into(),
            ]
        })
        .collect();
    rows.extend(facts.exits.iter().map(|exit| {
        vec![
            exit.path.join(" ").into(),
            Value::from(exit.hits),
            Value::Int(0),
            number(exit.actions),
            theft(exit.theft),
            format!("to {},{}", exit.cell.x, exit.cell.y).into(),
        ]
    }));
    Table { columns: vec!["input", "hits", "damage", "enemy_actions", "theft", "who"], rows }
}
