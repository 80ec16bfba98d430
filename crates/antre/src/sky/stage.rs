//! What a speed stage is made of.

use antre_core::{Evidence, Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_sky::{Game, MODULUS, MonsterSpec, Options, Scenario, Slot, is_due};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::edition;
use crate::{Answer, Detail, Error, Facts, Said, Table};

/// Explains a speed stage: which counters and modifiers make it, and when it is due.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "sky-stage"))]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub struct Stage {
    /// Raise counters, up to five, such as 9,8; 127 never ticks, 0 is empty
    #[cfg_attr(feature = "clap", arg(long, value_name = "N,…", value_delimiter = ','))]
    pub up: Vec<u8>,
    /// Lowering counters, up to five
    #[cfg_attr(feature = "clap", arg(long, value_name = "N,…", value_delimiter = ','))]
    pub down: Vec<u8>,
    /// Sum of modifiers that are not named
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true)
    )]
    pub flat: i8,
    /// Paralysed
    #[cfg_attr(feature = "clap", arg(long))]
    pub paralysed: bool,
    /// Modifiers by name, such as ice-type,time-tripper
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME,…", value_delimiter = ','))]
    pub modifier: Vec<String>,
    /// Weather: clear, sunny, sandstorm, cloudy, rain, hail, fog or snow [default: clear]
    #[cfg_attr(feature = "clap", arg(long, value_name = "WEATHER"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weather: Option<String>,
    /// A thief alert is on
    #[cfg_attr(feature = "clap", arg(long))]
    pub thief_alert: bool,
    /// The monster is no member of the team
    #[cfg_attr(feature = "clap", arg(long))]
    pub enemy: bool,
    /// The game is Time or Darkness: everything is assumed
    #[cfg_attr(feature = "clap", arg(long))]
    pub time_darkness: bool,
}

/// One term of the sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Term {
    /// Word id.
    pub id: String,
    /// What it adds.
    pub amount: i16,
}

/// A stage in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StageFacts {
    /// The terms that are not 0.
    pub terms: Vec<Term>,
    /// Their sum.
    pub raw: i16,
    /// The sum clamped to 0..=4.
    pub stage: u8,
    /// As players see it, −1..=3.
    pub shown: i8,
    /// Counters at which it is due.
    pub due: Vec<u8>,
}

impl Stage {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let game = if self.time_darkness { Game::TimeDarkness } else { Game::Sky };
        let spec = MonsterSpec {
            id: "monster".into(),
            slot: Some(if self.enemy { 4 } else { 1 }),
            flat: self.flat,
            up: self.up.clone(),
            down: self.down.clone(),
            paralysis: u8::from(self.paralysed) * 2,
            modifiers: self.modifier.clone(),
            ..MonsterSpec::default()
        };
        let scenario = Scenario {
            game,
            options: Options {
                weather: self.weather.clone().unwrap_or_else(|| "clear".into()),
                thief_alert: self.thief_alert,
                ..Options::default()
            },
            monsters: vec![
                MonsterSpec { id: "leader".into(), slot: Some(0), ..MonsterSpec::default() },
                spec,
            ],
            ..Scenario::default()
        };
        let floor = scenario.play()?.floor;
        let slot = Slot::new(if self.enemy { 4 } else { 1 })?;
        let (parts, raw) = floor.explain_stage(slot);
        let stage = floor.stage(slot);
        let due: Vec<u8> = (0..MODULUS).filter(|counter| is_due(stage, *counter)).collect();
        let shown = stage.to_string().replace('-', "−");
        let message = Message::new("sky-stage")
            .with("shown", shown)
            .with("raw", i64::from(raw))
            .with("clamped", i64::from(raw != i16::from(u8::from(stage))))
            .with("due", due.len())
            .with("rule", words.word(&format!("sky-due-rule-{}", u8::from(stage))));
        let signed = |amount: i16| format!("{amount:+}").replace('-', "−");
        let worded = |id: &str| {
            let known = ["base", "raises", "lowerings", "paralysis", "flat"].contains(&id);
            if known { words.word(&format!("sky-part-{id}")) } else { id.replace('-', " ") }
        };
        let mut rows: Vec<Vec<String>> =
            parts.iter().map(|part| vec![signed(part.amount), worded(part.id)]).collect();
        rows.push(vec![signed(raw), words.word("sky-part-sum")]);
        rows.push(vec![u8::from(stage).to_string(), words.word("sky-part-stage")]);
        let picture = TextTable {
            columns: vec![(String::new(), Align::Right), (words.word("sky-part-heading"), Align::Left)],
            rows,
        };
        let table = Table {
            columns: vec!["part", "amount"],
            rows: parts.iter().map(|part| vec![part.id.into(), Value::Int(part.amount.into())]).collect(),
        };
        let rules = scenario.rules();
        let facts = StageFacts {
            terms: parts.iter().map(|part| Term { id: part.id.into(), amount: part.amount }).collect(),
            raw,
            stage: stage.into(),
            shown: stage.shown(),
            due,
        };
        let evidence = if self.time_darkness { Evidence::Assumed } else { Evidence::Certain };
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence: Said::new(&words, message),
            facts: Facts::SkyStage(facts),
            notes: Vec::new(),
            draws: None,
            picture: Picture::Table(picture),
            table,
            lines: None,
            verbatim: None,
            found: true,
        })
    }
}
