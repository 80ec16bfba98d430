//! What comes back from a question.

use antre_core::{DrawRecord, Evidence, Message, Value};
use antre_draw::Picture;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(feature = "compare")]
use crate::compare;
#[cfg(feature = "dq9")]
use crate::dq9;
#[cfg(feature = "duel")]
use crate::duel;
#[cfg(feature = "isaac")]
use crate::isaac;
#[cfg(feature = "sky")]
use crate::sky;
#[cfg(feature = "torneko3")]
use crate::torneko3;
use crate::{Lang, Words, search};

/// How much of the draws an answer tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Explain {
    /// Nothing.
    #[default]
    No,
    /// Every draw and what it decided.
    Short,
    /// Advance, raw value, range, value, meaning and section.
    Full,
}

/// How a question is to be answered: words and depth, nothing that changes a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Detail {
    /// Language of the words.
    pub lang: Lang,
    /// How much of the draws is told.
    pub explain: Explain,
}

impl Detail {
    /// The words of the language asked for.
    pub fn words(&self) -> Words {
        Words::new(self.lang)
    }
}

/// A sentence, with what it was made from.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Said {
    /// Id and arguments.
    #[serde(flatten)]
    pub message: Message,
    /// The sentence in the language asked for.
    pub text: String,
}

impl Said {
    /// Words a message.
    pub fn new(words: &Words, message: Message) -> Self {
        Self { text: words.say(&message), message }
    }
}

/// Rows for `--format csv`, spreadsheets and data frames.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    /// Column names, lower case with underscores; units where they are not plain numbers.
    pub columns: Vec<&'static str>,
    /// Rows, each as long as the columns.
    pub rows: Vec<Vec<Value>>,
}

/// An answer: fit to be printed, and to be read by a program.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Answer {
    /// Which rules were followed, in words that tell two editions apart.
    pub edition: String,
    /// How well the rules behind this answer are known.
    pub evidence: Evidence,
    /// The answer in one sentence.
    pub sentence: Said,
    /// The answer in numbers.
    pub facts: Facts,
    /// Further sentences: what to do next, what to keep in mind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Said>,
    /// Every draw behind it, when asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<DrawRecord>>,
    /// What people look at.
    #[serde(skip)]
    pub picture: Picture,
    /// The facts as rows.
    #[serde(skip)]
    pub table: Table,
    /// Lines that the terminal shows instead of the picture: a log, a screen.
    #[serde(skip)]
    pub lines: Option<Vec<String>>,
    /// Text that the terminal prints instead of sentence and picture, where the form is the point (an exercise's lines).
    #[serde(skip)]
    pub verbatim: Option<String>,
    /// Whether something was found: the exit code 1 says it was not.
    pub found: bool,
}

/// The numbers of an answer, one struct per question.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Facts {
    /// Of [`duel::Fight`].
    #[cfg(feature = "duel")]
    DuelFight(duel::FightFacts),
    /// Of [`duel::Queue`].
    #[cfg(feature = "duel")]
    DuelQueue(duel::QueueFacts),
    /// Of [`duel::Preview`].
    #[cfg(feature = "duel")]
    DuelPreview(duel::PreviewFacts),
    /// Of [`duel::Replay`].
    #[cfg(feature = "duel")]
    DuelReplay(duel::ReplayFacts),
    /// Of [`dq9::Show`].
    #[cfg(feature = "dq9")]
    Dq9Show(Box<dq9::ShowFacts>),
    /// Of [`dq9::Decode`].
    #[cfg(feature = "dq9")]
    Dq9Decode(dq9::DecodeFacts),
    /// Of [`dq9::Next`].
    #[cfg(feature = "dq9")]
    Dq9Next(dq9::NextFacts),
    /// Of [`dq9::Chests`].
    #[cfg(feature = "dq9")]
    Dq9Chests(dq9::ChestsFacts),
    /// Of [`dq9::Special`].
    #[cfg(feature = "dq9")]
    Dq9Special(Box<dq9::SpecialFacts>),
    /// Of [`dq9::Boss`].
    #[cfg(feature = "dq9")]
    Dq9Boss(dq9::BossFacts),
    /// Of [`dq9::TableQuery`].
    #[cfg(feature = "dq9")]
    Dq9Table(dq9::TableFacts),
    /// Of [`dq9::Save`].
    #[cfg(feature = "dq9")]
    Dq9Save(Box<dq9::SaveFacts>),
    /// Of [`dq9::Stopwatch`].
    #[cfg(feature = "dq9")]
    Dq9Stopwatch(Box<dq9::StopwatchFacts>),
    /// Of [`dq9::Farm`].
    #[cfg(feature = "dq9")]
    Dq9Farm(Box<dq9::FarmFacts>),
    /// Of [`dq9::Free`].
    #[cfg(feature = "dq9")]
    Dq9Free(Box<dq9::FreeFacts>),
    /// Of [`dq9::Fastest`].
    #[cfg(feature = "dq9")]
    Dq9Fastest(Box<dq9::FastestFacts>),
    /// Of [`dq9::Marathon`].
    #[cfg(feature = "dq9")]
    Dq9Marathon(Box<dq9::MarathonFacts>),
    /// Of [`dq9::At`].
    #[cfg(feature = "dq9")]
    Dq9At(Box<dq9::AtFacts>),
    /// Of [`dq9::Method`].
    #[cfg(feature = "dq9")]
    Dq9Method(Box<dq9::MethodFacts>),
    /// Of [`dq9::Suggest`].
    #[cfg(feature = "dq9")]
    Dq9Suggest(dq9::SuggestFacts),
    /// Of [`dq9::Entrances`].
    #[cfg(feature = "dq9")]
    Dq9Entrances(Box<dq9::EntrancesFacts>),
    /// Of [`isaac::Seed`].
    #[cfg(feature = "isaac")]
    IsaacSeed(isaac::SeedFacts),
    /// Of [`isaac::Show`].
    #[cfg(feature = "isaac")]
    IsaacFloor(Box<isaac::FloorFacts>),
    /// Of [`isaac::Stages`].
    #[cfg(feature = "isaac")]
    IsaacStages(isaac::StagesFacts),
    /// Of [`isaac::Diff`].
    #[cfg(feature = "isaac")]
    IsaacDiff(isaac::DiffFacts),
    /// Of [`isaac::Export`].
    #[cfg(feature = "isaac")]
    IsaacExport(isaac::ExportFacts),
    /// Of [`isaac::Stats`].
    #[cfg(feature = "isaac")]
    IsaacStats(Box<isaac::StatsFacts>),
    /// Of [`duel::Sim`].
    #[cfg(feature = "duel")]
    DuelSim(Box<duel::SimFacts>),
    /// Of [`duel::Compare`].
    #[cfg(feature = "duel")]
    DuelCompare(duel::CompareFacts),
    /// Of [`duel::Sweep`].
    #[cfg(feature = "duel")]
    DuelSweep(duel::SweepFacts),
    /// Of [`duel::Infer`].
    #[cfg(feature = "duel")]
    DuelInfer(duel::InferFacts),
    /// Of [`duel::Lesson`].
    #[cfg(feature = "duel")]
    DuelLesson(duel::LessonFacts),
    /// Of [`duel::Play`].
    #[cfg(feature = "duel")]
    DuelPlay(Box<duel::PlayFacts>),
    /// Of [`duel::RosterQuery`].
    #[cfg(feature = "duel")]
    DuelRoster(duel::RosterFacts),
    /// Of [`sky::Timeline`].
    #[cfg(feature = "sky")]
    SkyTimeline(sky::TimelineFacts),
    /// Of [`sky::Diff`].
    #[cfg(feature = "sky")]
    SkyDiff(sky::DiffFacts),
    /// Of [`sky::Due`].
    #[cfg(feature = "sky")]
    SkyDue(sky::DueFacts),
    /// Of [`sky::Stage`].
    #[cfg(feature = "sky")]
    SkyStage(sky::StageFacts),
    /// Of [`sky::Plan`].
    #[cfg(feature = "sky")]
    SkyPlan(Box<sky::PlanFacts>),
    /// Of [`torneko3::Timeline`].
    #[cfg(feature = "torneko3")]
    Torneko3Timeline(Box<torneko3::TimelineFacts>),
    /// Of [`torneko3::Readings`].
    #[cfg(feature = "torneko3")]
    Torneko3Readings(Box<torneko3::ReadingsFacts>),
    /// Of [`torneko3::Plan`].
    #[cfg(feature = "torneko3")]
    Torneko3Plan(Box<torneko3::PlanFacts>),
    /// Of the `columns` of every system.
    Columns(search::ColumnsFacts),
    /// Of the `infer` of every system that infers from clues over columns.
    Infer(search::InferFacts),
    /// Of [`compare::Compare`].
    #[cfg(feature = "compare")]
    Compare(Box<compare::CompareFacts>),
}
