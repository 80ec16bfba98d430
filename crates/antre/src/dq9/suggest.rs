//! What a name that is still being typed can become.

use antre_core::{Evidence, Message, Value};
use antre_dq9::Edition;
use antre_dq9::completion::completions;
use antre_dq9::names::level_word;
use antre_dq9::tables::{FAMOUS_MAPS, Language};
use antre_draw::Align;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::{language, own_name};
use super::{Names, Parts, answered, text_table};
use crate::{Answer, Detail, Facts, Table};

/// Most suggestions.
const MOST: usize = 12;

/// Completes the name of a map word by word, in any of the six languages; knows what players call famous maps.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-suggest"))]
#[serde(deny_unknown_fields)]
pub struct Suggest {
    /// The beginning of a name, such as "granite tun"
    #[cfg_attr(feature = "clap", arg(value_name = "TEXT"))]
    pub text: String,
    /// Language of the names that come first [default: that of the words]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "LANG"))]
    pub names: Option<Names>,
}

/// A suggestion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SuggestRow {
    /// What can be typed: a name or its beginning, or a map.
    pub value: String,
    /// Its language, or what players call the map.
    pub told: String,
}

/// Suggestions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SuggestFacts {
    /// The likeliest first.
    pub suggestions: Vec<SuggestRow>,
}

impl Suggest {
    pub(super) fn answer(&self, detail: &Detail) -> Answer {
        let words = detail.words();
        let typed = self.text.trim();
        let mut suggestions = famous(typed);
        suggestions.extend(completions(typed, language(self.names, detail), MOST).into_iter().map(|one| {
            let level = if one.whole { level_word(one.language).0 } else { "" };
            // Japanese writes the level without a space.
            let gap = if one.whole && one.language != Language::Japanese { " " } else { "" };
            SuggestRow { value: format!("{}{gap}{level}", one.text), told: own_name(one.language).into() }
        }));
        suggestions.truncate(MOST);
        let rows: Vec<Vec<String>> =
            suggestions.iter().map(|row| vec![row.value.clone(), row.told.clone()]).collect();
        let cells = |row: &SuggestRow| vec![Value::from(row.value.as_str()), Value::from(row.told.as_str())];
        let parts = Parts {
            evidence: Evidence::Certain,
            message: Message::new("dq9-suggest").with("count", suggestions.len()),
            notes: Vec::new(),
            picture: text_table(&words, &[("name", Align::Left), ("", Align::Left)], rows),
            table: Table { columns: vec!["value", "told"], rows: suggestions.iter().map(cells).collect() },
            found: !suggestions.is_empty(),
        };
        let facts = Facts::Dq9Suggest(SuggestFacts { suggestions });
        answered(&Edition::WESTERN, &words, parts, facts)
    }
}

/// Maps whose nickname or Japanese name has what is typed.
fn famous(typed: &str) -> Vec<SuggestRow> {
    if typed.is_empty() {
        return Vec::new();
    }
    let typed = typed.to_lowercase();
    let is_meant = |text: &str| text.to_lowercase().contains(&typed);
    let maps = FAMOUS_MAPS.iter().filter(|map| is_meant(map.nickname) || is_meant(map.japanese));
    maps.map(|map| SuggestRow {
        value: format!("{}:{}", map.rank, map.seed),
        told: format!("{} · {}", map.nickname, map.japanese),
    })
    .collect()
}
