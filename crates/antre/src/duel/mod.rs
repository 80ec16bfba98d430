//! Questions about energy-queue combat.

mod change;
mod columns;
mod compare;
mod fight;
mod infer;
mod infer_log;
mod lesson;
mod log;
mod play;
mod preview;
mod queue;
mod recording;
mod replay;
mod roster;
mod rule_options;
mod screen;
mod seeds;
mod sim;
mod simulate;
mod sweep;
mod vary;

use antre_core::{Evidence, Message};
use antre_draw::{EnergyFighter, EnergyWords};
use antre_duel::Rules;
use schemars::JsonSchema;
use serde::Serialize;

pub use antre_duel::odds::Exact;
pub use change::{FighterFacts, RosterFacts, RosterQuery, StatFacts};
pub use columns::Columns;
pub use compare::{Compare, CompareFacts};
pub use fight::{Fight, FightFacts, FightTurn};
pub use infer::{Die, Infer, InferFacts};
pub use lesson::{
    Checked, CritExample, DamageExample, ExerciseCheck, HitExample, KindExample, Lesson, LessonFacts,
    LessonRoll, Snippet, StepFacts, WordExample,
};
pub use play::{ComingTurn, Command, Play, PlayFacts, PlayOption, PlayStage};
pub use preview::{Preview, PreviewFacts, PreviewTurn};
pub use queue::{CostBy, Queue, QueueFacts, QueueTurn};
pub use recording::{Choice, RecordedTurn, Recording};
pub use replay::{Difference, Replay, ReplayFacts};
#[cfg(feature = "forms")]
pub(crate) use roster::lesson_roster;
pub use roster::{Roster, RosterFile};
pub use rule_options::{ClampOption, MinSpeed, RuleOptions};
pub use seeds::Seeds;
pub use sim::{Bin, Sim, SimFacts};
pub use simulate::{Mean, Share};
pub use sweep::{Sweep, SweepCell, SweepFacts};
pub(crate) use vary::Grid;
pub use vary::Vary;

use crate::tagged::tagged;
use crate::{Answer, Detail, Error, Words};

/// A question about energy-queue combat.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// A battle from a seed.
    Fight(Fight),
    /// The order of turns, as the lesson's exercise asks for it.
    Queue(Queue),
    /// The coming turns.
    Preview(Preview),
    /// A recorded battle, run again and compared.
    Replay(Replay),
    /// One roster on many seeds.
    Sim(Sim),
    /// Two rosters on the same seeds.
    Compare(Compare),
    /// A grid over one or two stats or rules.
    Sweep(Sweep),
    /// The seeds whose dice came out so.
    Infer(Infer),
    /// The lesson as a guided tour.
    Lesson(Lesson),
    /// A battle of the player's own.
    Play(Play),
    /// A roster with changes.
    Roster(RosterQuery),
    /// What conditions can name.
    Columns(Columns),
}

tagged!(
    Query by "verb":
    "fight" => Fight, "queue" => Queue, "preview" => Preview, "replay" => Replay, "sim" => Sim,
    "compare" => Compare, "sweep" => Sweep, "infer" => Infer, "lesson" => Lesson, "play" => Play,
    "columns" => Columns, "roster" => Roster
);

/// Answers a question about energy-queue combat.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Fight(query) => query.answer(detail),
        Query::Queue(query) => query.answer(detail),
        Query::Preview(query) => query.answer(detail),
        Query::Replay(query) => query.answer(detail),
        Query::Sim(query) => query.answer(detail),
        Query::Compare(query) => query.answer(detail),
        Query::Sweep(query) => query.answer(detail),
        Query::Infer(query) => query.answer(detail),
        Query::Lesson(query) => query.answer(detail),
        Query::Play(query) => query.answer(detail),
        Query::Roster(query) => query.answer(detail),
        Query::Columns(Columns {}) => columns::answer(detail),
    }
}

/// The rules in words: the lesson's, or what differs from them.
pub(crate) fn edition(rules: &Rules) -> String {
    let lesson = Rules::LESSON;
    let mut changes = Vec::new();
    if rules.hit_clamp != lesson.hit_clamp {
        changes.push(format!("hit_clamp {}..={}", rules.hit_clamp.low, rules.hit_clamp.high));
    }
    if rules.crit_slope != lesson.crit_slope {
        changes.push("crit_slope whole".into());
    }
    if rules.crit_factor != lesson.crit_factor {
        changes.push(format!("crit_factor {}", rules.crit_factor));
    }
    if rules.cost != lesson.cost {
        changes.push(format!("cost {}", rules.cost));
    }
    if rules.payment != lesson.payment {
        changes.push("payment reset".into());
    }
    if rules.threshold != lesson.threshold {
        changes.push(format!("threshold {}", rules.threshold));
    }
    if rules.min_speed != lesson.min_speed {
        let least = rules.min_speed.map_or_else(|| "none".into(), |least| least.to_string());
        changes.push(format!("min_speed {least}"));
    }
    if let Some(limit) = rules.tick_limit {
        changes.push(format!("tick_limit {limit}"));
    }
    let limit = rules.assumed.turn_limit;
    if limit != lesson.assumed.turn_limit {
        let at =
            if limit.at == antre_duel::assumed::LimitAt::BeforeTurn { "before-turn" } else { "after-turn" };
        changes.push(format!("turn_limit {} {at}", limit.hero_turns));
    }
    if changes.is_empty() { "duel lesson".into() } else { format!("duel lesson with {}", changes.join(", ")) }
}

/// Edition and evidence as the last line of a picture says them.
fn foot(rules: &Rules, evidence: Evidence, words: &Words) -> String {
    let word = words.word(&format!("evidence-{}", evidence.word().replace(' ', "-")));
    format!("{} · {word}", edition(rules))
}

/// The words of the energy picture.
fn energy_words(words: &Words, rules: &Rules, description: String) -> EnergyWords {
    let word = |id: &str| words.word(id);
    let rule = Message::new("duel-picture-rule").with("cost", rules.cost).with("threshold", rules.threshold);
    EnergyWords {
        tick: word("duel-word-tick"),
        energy: word("duel-word-energy"),
        draws: word("duel-word-draws"),
        in_order: word("duel-word-in-order"),
        result: word("duel-word-result"),
        a_tick: word("duel-word-a-tick"),
        life: word("duel-word-life"),
        keeps: word("duel-word-keeps"),
        falls: word("duel-word-falls"),
        rule: words.say(&rule),
        dice: word("duel-picture-dice"),
        description,
    }
}

/// A fighter of the picture who cannot be hurt there.
fn energy_fighter(name: &str, hero: bool, start: i64, gain: i64) -> EnergyFighter {
    let role = if hero { antre_core::Role::Hero } else { antre_core::Role::Enemy };
    EnergyFighter { name: name.into(), role, start, gain, life: None, falls_at: None }
}
