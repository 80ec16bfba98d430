//! Languages of the game's names.

use antre_dq9::tables::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Detail, Lang};

/// Language of the game's own names; not that of the answer's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Names {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Japanese.
    Ja,
    /// Spanish.
    Es,
    /// German.
    De,
    /// Italian.
    It,
}

impl From<Names> for Language {
    fn from(names: Names) -> Self {
        match names {
            Names::En => Self::English,
            Names::Fr => Self::French,
            Names::Ja => Self::Japanese,
            Names::Es => Self::Spanish,
            Names::De => Self::German,
            Names::It => Self::Italian,
        }
    }
}

/// The language of the game's names: the one asked for, else that of the words where the game exists in it.
pub(super) fn language(names: Option<Names>, detail: &Detail) -> Language {
    names.map_or_else(
        || match detail.lang {
            Lang::En | Lang::Id => Language::English,
            Lang::Fr => Language::French,
            Lang::Ja => Language::Japanese,
            Lang::It => Language::Italian,
            Lang::Es => Language::Spanish,
        },
        Language::from,
    )
}

/// What a language calls itself.
pub(super) const fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "français",
        Language::Japanese => "日本語",
        Language::Spanish => "español",
        Language::German => "Deutsch",
        Language::Italian => "italiano",
    }
}
