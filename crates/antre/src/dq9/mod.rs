//! Questions about Dragon Quest IX treasure-map grottos.

mod among;
mod at;
mod boss;
mod bug;
mod chests;
mod columns;
mod conditions;
mod decode;
mod editions;
mod entrances;
mod explain;
mod extremes;
mod farm;
mod fastest;
mod floors;
mod free;
mod infer;
mod kinds;
mod known;
mod marathon;
mod method;
mod moments;
mod names;
mod next;
mod save;
mod show;
mod special;
mod stopwatch;
mod suggest;
mod table;

use antre_core::{Evidence, Message};
use antre_dq9::{Edition, Grotto};
use antre_draw::{Align, Picture, TextTable, evidence_mark};
use schemars::JsonSchema;
use serde::Serialize;

pub use among::Among;
pub use at::{At, AtFacts, OutputRow, PatternFacts, WhistleFacts};
pub use boss::{Boss, BossFacts, BossRow};
pub use bug::BugFacts;
pub use chests::{Chests, ChestsFacts, TimedChest, Window};
pub use columns::{Columns, Space};
pub use conditions::Conditions;
pub use decode::{CandidateRow, Decode, DecodeFacts};
pub use editions::{BossSource, EditionOptions, Release};
pub use entrances::{EntranceRow, Entrances, EntrancesFacts};
pub use extremes::{Extreme, ExtremeRow};
pub use farm::{ClockOption, Farm, FarmFacts, FarmPattern, FarmRow};
pub use fastest::{Fastest, FastestFacts, FastestRow};
pub use floors::{ChestFacts, ContentFacts, FloorFacts, MonsterFacts};
pub use free::{Free, FreeFacts, FreeRow, Served};
pub use infer::Infer;
pub use kinds::Kind;
pub use marathon::{Marathon, MarathonFacts, MarathonRow};
pub use method::{Method, MethodFacts, MethodRow};
pub use moments::MomentOptions;
pub use names::Names;
pub use next::{BaseChance, Next, NextFacts, RankChance, Remaining};
pub use save::{HeroRow, OwnMapRow, Save, SaveFacts, SlotOption};
pub use show::{NameIn, Show, ShowFacts};
pub use special::{HollowCount, KindCount, Special, SpecialFacts, SpecialRow};
pub use stopwatch::{MomentFacts, Stopwatch, StopwatchFacts, WantFacts};
pub use suggest::{Suggest, SuggestFacts, SuggestRow};
pub use table::{TableFacts, TableName, TableQuery};

use crate::tagged::tagged;
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// A question about grottos.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "verb", rename_all = "kebab-case")]
pub enum Query {
    /// Everything about a map, or about one of its floors.
    Show(Show),
    /// Which grottos a name can mean.
    Decode(Decode),
    /// What the next map can be.
    Next(Next),
    /// What chests hold by second, and when they hold what is wanted.
    Chests(Chests),
    /// Special floors, shortest and longest ways.
    Special(Special),
    /// The bosses.
    Boss(Boss),
    /// The tables behind everything.
    Table(TableQuery),
    /// The maps of a save or of a list.
    Save(Save),
    /// When to have the chests laid.
    Stopwatch(Stopwatch),
    /// Maps whose chests give something at seconds that one can hit.
    Farm(Farm),
    /// Maps whose chests serve up to three wishes.
    Free(Free),
    /// Maps that give something after the shortest way.
    Fastest(Fastest),
    /// The best order through one's own maps.
    Marathon(Marathon),
    /// What a seed gives where the generator stands still.
    At(At),
    /// Maps whose outputs give a monster or a pattern of drops.
    Method(Method),
    /// Which maps fit what was seen.
    Infer(Infer),
    /// What a name that is still being typed can become.
    Suggest(Suggest),
    /// The regions with their entrances.
    Entrances(Entrances),
    /// What conditions and tables can name.
    Columns(Columns),
}

tagged!(
    Query by "verb":
    "show" => Show, "decode" => Decode, "next" => Next, "chests" => Chests, "special" => Special,
    "boss" => Boss, "table" => Table, "save" => Save, "stopwatch" => Stopwatch, "farm" => Farm,
    "free" => Free, "fastest" => Fastest, "marathon" => Marathon, "at" => At, "method" => Method,
    "infer" => Infer, "columns" => Columns, "suggest" => Suggest, "entrances" => Entrances
);

/// Answers a question about grottos.
///
/// # Errors
/// One sentence that names the input, what was found and what is allowed.
pub fn answer(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    let mut answer = answer_to(query, detail)?;
    // An answer that is certain does not print its edition by itself: one that is not the usual must.
    if answer.evidence == Evidence::Certain && answer.edition != editions::told(&Edition::WESTERN) {
        let message = Message::new("dq9-edition").with("edition", answer.edition.as_str());
        answer.notes.push(Said::new(&detail.words(), message));
    }
    Ok(answer)
}

fn answer_to(query: &Query, detail: &Detail) -> Result<Answer, Error> {
    match query {
        Query::Show(query) => query.answer(detail),
        Query::Decode(query) => query.answer(detail),
        Query::Next(query) => query.answer(detail),
        Query::Chests(query) => query.answer(detail),
        Query::Special(query) => query.answer(detail),
        Query::Boss(query) => query.answer(detail),
        Query::Table(query) => query.answer(detail),
        Query::Save(query) => query.answer(detail),
        Query::Stopwatch(query) => query.answer(detail),
        Query::Farm(query) => query.answer(detail),
        Query::Free(query) => query.answer(detail),
        Query::Fastest(query) => query.answer(detail),
        Query::Marathon(query) => query.answer(detail),
        Query::At(query) => query.answer(detail),
        Query::Method(query) => query.answer(detail),
        Query::Infer(query) => query.answer(detail),
        Query::Suggest(query) => Ok(query.answer(detail)),
        Query::Entrances(query) => query.answer(detail),
        Query::Columns(query) => Ok(query.answer(detail)),
    }
}

/// What an answer is made of besides its edition and its facts.
struct Parts {
    evidence: Evidence,
    message: Message,
    notes: Vec<Message>,
    picture: Picture,
    table: Table,
    found: bool,
}

/// An answer without draws.
fn answered(edition: &Edition, words: &Words, parts: Parts, facts: Facts) -> Answer {
    Answer {
        edition: editions::told(edition),
        evidence: parts.evidence,
        sentence: Said::new(words, parts.message),
        facts,
        notes: parts.notes.into_iter().map(|note| Said::new(words, note)).collect(),
        draws: None,
        picture: parts.picture,
        table: parts.table,
        lines: None,
        verbatim: None,
        found: parts.found,
    }
}

/// A table for the terminal: headings by the id of their words, numbers to the right.
fn text_table(words: &Words, columns: &[(&'static str, Align)], rows: Vec<Vec<String>>) -> Picture {
    let heading = |&(id, align): &(&'static str, Align)| {
        let word = if id.is_empty() { String::new() } else { words.word(&format!("dq9-column-{id}")) };
        (word, align)
    };
    Picture::Table(TextTable { columns: columns.iter().map(heading).collect(), rows })
}

/// Per cent with one decimal: `12.5 %`, `< 0.1 %`.
fn percent(part: u64, whole: u64) -> String {
    let thousandths = (part * 1_000 + whole / 2) / whole.max(1);
    match (part, thousandths) {
        (1.., 0) => "< 0.1 %".into(),
        _ => format!("{}.{} %", thousandths / 10, thousandths % 10),
    }
}

/// One in how many: rounded, with a tenth where the number is small, so that two of three are not "one in one".
fn one_in(part: u64, whole: u64) -> String {
    let tenths = (10 * whole + part / 2) / part.max(1);
    if tenths < 100 && !tenths.is_multiple_of(10) {
        format!("{}.{}", tenths / 10, tenths % 10)
    } else {
        grouped((whole + part / 2) / part.max(1))
    }
}

/// A number with its thousands set apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// `7` or `7–12`.
fn span(low: impl Into<i64>, high: impl Into<i64>) -> String {
    let (low, high) = (low.into(), high.into());
    if low == high { low.to_string() } else { format!("{low}–{high}") }
}

/// A message with the number of something in its usual form.
fn counted(id: &'static str, count: usize) -> Message {
    Message::new(id).with("count", count).with("grouped", grouped(count as u64))
}

/// A walking distance: `one step`, `12.5 steps`.
fn steps(half_steps: impl Into<u64>, words: &Words) -> String {
    let half_steps = half_steps.into();
    let half = if half_steps.is_multiple_of(2) { "" } else { ".5" };
    let said = Message::new("dq9-steps").with("steps", format!("{}{half}", grouped(half_steps / 2)));
    words.say(&said.with("half", half_steps as i64))
}

/// How many chests a map has of each rank, from S down to I.
fn chests_of_rank(grotto: &Grotto) -> [u8; 10] {
    let mut counts = [0; 10];
    for chest in grotto.floors.iter().flat_map(antre_dq9::Floor::chests) {
        counts[10 - usize::from(chest.rank.clamp(1, 10))] += 1;
    }
    counts
}

/// A word of evidence with its mark: `◇ disputed`.
fn evidence(level: Evidence, words: &Words) -> String {
    let word = words.word(&format!("evidence-{}", level.word().replace(' ', "-")));
    format!("{} {word}", evidence_mark(level, true))
}

#[cfg(test)]
mod tests {
    use super::one_in;

    #[test]
    fn likely_things_are_told_with_a_tenth() {
        for (part, said) in
            [(65_536, "1"), (45_000, "1.5"), (32_768, "2"), (6_600, "9.9"), (6_500, "10"), (50, "1,311")]
        {
            assert_eq!(one_in(part, 65_536), said, "{part}");
        }
    }
}
