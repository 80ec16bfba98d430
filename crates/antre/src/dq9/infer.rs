//! From what was seen of a map to the map.

use std::sync::Arc;

use antre_core::Evidence;
use antre_dq9::tables::{LOCALE_WORDS, PREFIX_WORDS, SUFFIX_WORDS, Words as Names};
use antre_dq9::{Lexicon, Typed};
use antre_search::{Space as _, Work};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Release, editions};
use crate::error::told;
use crate::search::dq9::{Maps, Shared};
use crate::search::infer::{Question, infer};
use crate::{Answer, Detail, Error};

/// Floors whose shape is offered as the next thing to look at.
const FLOORS: usize = 5;

/// Tells which maps fit what was seen, and what to look for next.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-infer"))]
#[serde(default, deny_unknown_fields)]
pub struct Infer {
    /// Clues in order, as conditions over the columns of maps, such as 'floors[0].side == 12'
    #[allow(rustdoc::broken_intra_doc_links, reason = "an index, not a link")]
    #[cfg_attr(feature = "clap", arg(value_name = "CLUE"))]
    pub clues: Vec<String>,
    /// Name of the map, in any language; parts may be missing
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Number of the place it leads to, 1 to 150
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=150)))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub location: Option<u8>,
    /// Release of the game
    #[cfg_attr(feature = "clap", arg(long, value_enum, default_value_t, value_name = "RELEASE"))]
    pub release: Release,
}

impl Infer {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let mut clues = Vec::new();
        clues.extend(self.name.as_deref().map(name_clue).transpose()?);
        if let Some(location) = self.location {
            antre_core::in_range("location", location.into(), 1..=150)?;
            clues.push(format!("origins.exists(o, o.location == {location})"));
        }
        clues.extend(self.clues.iter().cloned());
        if clues.is_empty() {
            return Err(told!("error-no-clue"));
        }
        let edition = self.release.edition();
        let space = Maps::new(edition, Arc::new(Shared::default()));
        let alone = |texts: Vec<String>| texts.into_iter().map(|text| (0, text)).collect::<Vec<_>>();
        let question = Question {
            work: Work::Range(0..space.size()),
            clues: &alone(clues),
            looks: &alone(looks()),
            marks: &[],
            evidence: Evidence::Certain,
            sentences: ["search-infer-none", "search-infer-one", "search-infer-many"],
        };
        Ok(Answer { edition: editions::told(&edition), ..infer(&[space], question, detail)? })
    }
}

/// What one can look at.
fn looks() -> Vec<String> {
    let header = ["environment", "depth", "boss", "smr", "prefix", "locale", "suffix", "level"];
    let floors = (0..FLOORS).flat_map(|floor| {
        [
            format!("floors[{floor}].side"),
            format!("floors[{floor}].down_x, floors[{floor}].down_y"),
            format!("floors[{floor}].chests.total"),
        ]
    });
    header.map(String::from).into_iter().chain(floors).collect()
}

/// A map name, in any language and spelling that the game's names can be typed in, as a clue.
///
/// # Errors
/// A word that no map has.
fn name_clue(name: &str) -> Result<String, Error> {
    let typed = Lexicon::new().read(name, None)?;
    let Typed::Grotto(names) = typed else {
        return Err(told!("error-dq9-no-seed", name = name));
    };
    let english = |words: &[Names], ids: &[u8]| {
        let words: Vec<String> = ids
            .iter()
            .filter_map(|&id| words.get(usize::from(id).checked_sub(1)?))
            .map(|words| format!("{:?}", words.english()))
            .collect();
        words.join(", ")
    };
    let readings = names.iter().map(|name| {
        let mut parts = Vec::new();
        for (column, words, ids) in [
            ("prefix", &PREFIX_WORDS[..], &name.prefix),
            ("locale", &LOCALE_WORDS[..], &name.locale),
            ("suffix", &SUFFIX_WORDS[..], &name.suffix),
        ] {
            if !ids.is_empty() {
                parts.push(format!("{column} in [{}]", english(words, ids)));
            }
        }
        parts.extend(name.level.map(|level| format!("level == {level}")));
        if parts.is_empty() { "true".to_owned() } else { parts.join(" && ") }
    });
    let readings: Vec<String> = readings.collect();
    Ok(match readings.as_slice() {
        [only] => only.clone(),
        several => several.iter().map(|reading| format!("({reading})")).collect::<Vec<_>>().join(" || "),
    })
}
