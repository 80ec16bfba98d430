//! From what a player sees to the seed.

use std::collections::BTreeSet;

use antre_search::{Space as _, Work};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{RunOptions, options, seeds, tag_notes};
use crate::search::infer::{About, Question, infer};
use crate::search::isaac::Floors;
use crate::{Answer, Detail, Error, Input};

/// Form of a saved observation.
pub(crate) const FORMAT: &str = "antre-isaac-observation";

/// What is offered as the next thing to look at: first what is told before the first step, then what a map shows.
const LOOKS: [&str; 13] = [
    "curse",
    "variant",
    "left, up, right, down",
    "left_shape, up_shape, right_shape, down_shape",
    "exits",
    "boss_steps",
    "boss",
    "treasure_steps",
    "shop_steps",
    "secret_steps",
    "secret_touches",
    "room_count",
    "large",
];

/// Tells which seeds fit what was seen, and what to look at next.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "isaac-infer"))]
#[serde(default, deny_unknown_fields)]
pub struct Infer {
    /// Clues in order, as conditions over the columns of floors, such as 'up == "treasure"'; 3: before one means stage 3
    #[cfg_attr(feature = "clap", arg(value_name = "CLUE"))]
    pub clues: Vec<String>,
    /// Seeds that it can be: A..=B, A..B, or one seed
    #[cfg_attr(feature = "clap", arg(long, value_name = "RANGE", default_value = "1..=1000000"))]
    pub seeds: String,
    /// Only the seeds of a list, one a line, or - for standard input
    #[cfg_attr(feature = "clap", arg(long, value_name = "FILE", value_parser = Input::read))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ids: Option<Input>,
    /// Stage of the flags below and of clues without a stage
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 1))]
    pub stage: u8,
    /// Doors of the start that can be seen, as letters of L, U, R and D, such as LR
    #[cfg_attr(feature = "clap", arg(long, value_name = "DOORS"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exits: Option<String>,
    /// Variant of the stage: 0 Basement, 1 Cellar, 2 Burning Basement, and so on
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<u8>,
    /// Curse that the game told, or none
    #[cfg_attr(feature = "clap", arg(long, value_name = "CURSE"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursed: Option<String>,
    /// What the run is like.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub run: RunOptions,
}

impl Default for Infer {
    fn default() -> Self {
        Self {
            clues: Vec::new(),
            seeds: "1..=1000000".into(),
            ids: None,
            stage: 1,
            exits: None,
            variant: None,
            cursed: None,
            run: RunOptions::default(),
        }
    }
}

/// A clue and its stage.
type Staged = (u8, String);

/// `3: up == "shop"` as stage and condition.
fn staged(typed: &str, usual: u8) -> Result<Staged, Error> {
    match typed.split_once(':') {
        Some((stage, clue))
            if !stage.is_empty() && stage.trim().bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            let stage = stage.trim().parse().unwrap_or(u8::MAX);
            Ok((options::stage(stage)?, clue.trim().into()))
        }
        _ => Ok((usual, typed.into())),
    }
}

/// The doors as a condition.
fn exits(typed: &str) -> Result<String, Error> {
    let wrong =
        || Error::new(format!("exits \"{typed}\": expected some of the letters L, U, R and D, each once"));
    let mut open = [false; 4];
    for letter in typed.chars() {
        let side = "LURD".find(letter.to_ascii_uppercase()).ok_or_else(wrong)?;
        if std::mem::replace(&mut open[side], true) {
            return Err(wrong());
        }
    }
    let sides = ["left", "up", "right", "down"].into_iter().zip(open);
    let sides = sides.map(|(side, open)| format!("{side} {} \"\"", if open { "!=" } else { "==" }));
    Ok(sides.collect::<Vec<_>>().join(" && "))
}

impl Infer {
    /// The clues in order: the flags', then the conditions.
    fn staged(&self) -> Result<Vec<Staged>, Error> {
        let stage = options::stage(self.stage)?;
        let mut clues = Vec::new();
        clues.extend(self.variant.map(|variant| (stage, format!("variant == {variant}"))));
        clues.extend(self.cursed.as_ref().map(|curse| (stage, format!("curse == {curse:?}"))));
        if let Some(typed) = &self.exits {
            clues.push((stage, exits(typed)?));
        }
        for clue in &self.clues {
            clues.push(staged(clue, stage)?);
        }
        if clues.is_empty() {
            return Err(Error::new("infer: no clue: expected a condition, --exits, --variant or --cursed"));
        }
        Ok(clues)
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let clues = self.staged()?;
        let stages: Vec<u8> =
            clues.iter().map(|(stage, _)| *stage).collect::<BTreeSet<u8>>().into_iter().collect();
        let range = seeds::seeds(&self.run, &self.seeds)?;
        let spaces = stages
            .iter()
            .map(|stage| Floors::new(&self.run, &range, &[*stage]))
            .collect::<Result<Vec<_>, Error>>()?;
        let Some(first) = spaces.first() else { return Err(Error::new("infer: no stage")) };
        let work = match &self.ids {
            None => Work::Range(0..first.size()),
            Some(list) => {
                let lines = list
                    .text
                    .lines()
                    .map(str::trim)
                    .filter(|line| !line.is_empty() && !line.starts_with('#'));
                let positions = lines.map(|line| first.position(line).map_err(Error::new));
                Work::List(positions.collect::<Result<BTreeSet<u64>, Error>>()?.into_iter().collect())
            }
        };
        let place = |stage: u8| stages.iter().position(|known| *known == stage).unwrap_or(0);
        let clues: Vec<About> = clues.into_iter().map(|(stage, clue)| (place(stage), clue)).collect();
        let looks: Vec<About> =
            (0..stages.len()).flat_map(|at| LOOKS.map(|look| (at, look.to_owned()))).collect();
        let marks: Vec<String> = if stages.len() == 1 {
            Vec::new()
        } else {
            stages.iter().map(|stage| format!("{stage}: ")).collect()
        };
        let question = Question {
            work,
            clues: &clues,
            looks: &looks,
            marks: &marks,
            evidence: first.evidence(),
            sentences: ["isaac-infer-none", "isaac-infer-one", "isaac-infer-many"],
        };
        let profile = self.run.profile()?;
        let mut answer = infer(&spaces, question, detail)?;
        answer.edition = super::edition(profile, &self.run);
        answer.notes = tag_notes(profile, &self.run, &words);
        Ok(answer)
    }

    /// What was seen as a vector that others can check: `observation.json` of a folder `isaac`. It holds where some seed
    /// of the range fits everything; with one seed, where that seed's floors are as they were seen.
    ///
    /// # Errors
    /// There is no clue, or a list was given in place of a range.
    pub fn observation(&self) -> Result<String, Error> {
        if self.ids.is_some() {
            return Err(Error::new("observation: a list of seeds: expected --seeds, one seed or a range"));
        }
        let clues = self.staged()?;
        let clues = clues.iter().map(|(stage, clue)| json!({ "stage": stage, "clue": clue, "holds": true }));
        let run = serde_json::to_value(&self.run).unwrap_or(Value::Null);
        let file = json!({
            "format": FORMAT, "version": 1, "run": run, "seeds": self.seeds, "clues": clues.collect::<Vec<_>>(),
        });
        let text = serde_json::to_string_pretty(&file);
        text.map(|text| text + "\n").map_err(|error| Error::new(format!("observation: {error}")))
    }
}
