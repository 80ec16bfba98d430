//! Words: Fluent messages by language, with English where a language has none yet.

use std::borrow::Cow;
#[cfg(feature = "languages")]
use std::collections::BTreeMap;
use std::sync::OnceLock;

use antre_core::{Message, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The files of a language: every language has all of them, and a program those of the systems that it has.
macro_rules! files {
    ($lang:literal) => {
        &[
            file!($lang "common"),
            file!($lang "error"),
            file!($lang "search"),
            #[cfg(feature = "compare")]
            file!($lang "compare"),
            #[cfg(feature = "dq9")]
            file!($lang "dq9"),
            #[cfg(feature = "dq9")]
            file!($lang "farm"),
            #[cfg(feature = "duel")]
            file!($lang "duel"),
            #[cfg(feature = "duel")]
            file!($lang "lesson"),
            #[cfg(feature = "duel")]
            file!($lang "play"),
            #[cfg(feature = "isaac")]
            file!($lang "isaac"),
            #[cfg(feature = "sky")]
            file!($lang "sky"),
            #[cfg(feature = "torneko3")]
            file!($lang "torneko3"),
        ]
    };
}

macro_rules! file {
    ($lang:literal $file:literal) => {
        include_str!(concat!("../locales/", $lang, "/", $file, ".ftl"))
    };
}

/// Languages that words can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Japanese.
    Ja,
    /// Italian.
    It,
    /// Spanish.
    Es,
    /// Indonesian.
    Id,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 6] = [Self::En, Self::Fr, Self::Ja, Self::It, Self::Es, Self::Id];

    /// Two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ja => "ja",
            Self::It => "it",
            Self::Es => "es",
            Self::Id => "id",
        }
    }

    /// The language of a POSIX locale such as `es_ES.UTF-8`; `None` for `C`, `POSIX` and languages without words.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '.', '@', '-']).next()?;
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The Fluent files of this language, one per system, the common one first; none if the program was built without it.
    const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::En => files!("en"),
            #[cfg(not(feature = "languages"))]
            _ => &[],
            #[cfg(feature = "languages")]
            Self::Fr => files!("fr"),
            #[cfg(feature = "languages")]
            Self::Ja => files!("ja"),
            #[cfg(feature = "languages")]
            Self::It => files!("it"),
            #[cfg(feature = "languages")]
            Self::Es => files!("es"),
            #[cfg(feature = "languages")]
            Self::Id => files!("id"),
        }
    }

    /// The controls of the explorer's page, which every language has.
    #[cfg(feature = "languages")]
    const fn page(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en/page.ftl"),
            Self::Fr => include_str!("../locales/fr/page.ftl"),
            Self::Ja => include_str!("../locales/ja/page.ftl"),
            Self::It => include_str!("../locales/it/page.ftl"),
            Self::Es => include_str!("../locales/es/page.ftl"),
            Self::Id => include_str!("../locales/id/page.ftl"),
        }
    }

    /// What fields, their values and marks are; the page's forms themselves say it in English.
    #[cfg(feature = "languages")]
    const fn hints(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en/hints.ftl"),
            Self::Fr => include_str!("../locales/fr/hints.ftl"),
            Self::Ja => include_str!("../locales/ja/hints.ftl"),
            Self::It => include_str!("../locales/it/hints.ftl"),
            Self::Es => include_str!("../locales/es/hints.ftl"),
            Self::Id => include_str!("../locales/id/hints.ftl"),
        }
    }

    /// Whether the words of this language are here.
    pub fn is_here(self) -> bool {
        !self.sources().is_empty() || GIVEN[self as usize].get().is_some()
    }

    /// Brings the words of a language that the program was built without, as [`Self::text`] gives them. Words that are here
    /// already stay.
    pub fn bring(self, text: String) {
        if !self.is_here() {
            // Whoever brings them at the same time brings the same.
            let _ = GIVEN[self as usize].set(text);
        }
    }

    /// All words of this language but the page's own, as one Fluent text.
    #[cfg(feature = "languages")]
    pub fn text(self) -> String {
        self.sources().join("\n")
    }
}

/// Words that were brought to a program that was built without them.
static GIVEN: [OnceLock<String>; 6] = [const { OnceLock::new() }; 6];

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundles: Vec<&'static FluentBundle<FluentResource>>,
}

impl Words {
    /// Loads a language, with English behind it.
    pub fn new(lang: Lang) -> Self {
        let mut bundles = Vec::with_capacity(2);
        for lang in [lang, Lang::En] {
            if lang.is_here() {
                bundles.push(loaded(lang));
            }
            if lang == Lang::En {
                break;
            }
        }
        Self { lang, bundles }
    }

    /// Which language was asked for.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the language itself, or the English behind it, has a message of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(id))
    }

    /// Words a message. An id without words gives the id, so that nothing is ever lost on screen.
    pub fn say(&self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            match value {
                Value::Int(number) => args.set(*name, FluentValue::from(*number)),
                Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
            }
        }
        self.format(message.id, Some(&args)).map_or_else(|| message.id.to_owned(), Cow::into_owned)
    }

    /// Words a message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.format(id, None).map_or_else(|| id.to_owned(), Cow::into_owned)
    }

    fn format<'b>(&'b self, id: &str, args: Option<&'b FluentArgs<'_>>) -> Option<Cow<'b, str>> {
        for bundle in &self.bundles {
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                return Some(bundle.format_pattern(pattern, args, &mut errors));
            }
        }
        None
    }
}

/// The bundle of a language, read once.
fn loaded(lang: Lang) -> &'static FluentBundle<FluentResource> {
    static LOADED: [OnceLock<FluentBundle<FluentResource>>; 6] = [const { OnceLock::new() }; 6];
    LOADED[lang as usize].get_or_init(|| bundle(lang))
}

/// What the facts name by an id and a page shows by itself, by what the ids begin with.
#[cfg(feature = "languages")]
const NAMED: [&str; 1] = ["isaac-kind-"];

/// The words of the explorer's own controls, by id, in a language; English where it has none. With them the names of
/// what facts call by an id (`page-isaac-kind-boss`), and in another language than English also what the fields of forms tell,
/// by the English that they tell it in.
#[cfg(feature = "languages")]
pub fn page_words(lang: Lang) -> BTreeMap<String, String> {
    let words = Words::new(lang);
    let mut of_page: BTreeMap<String, String> =
        ids(Lang::En.page()).into_iter().map(|id| (id.clone(), words.word(&id))).collect();
    let named = Lang::En.sources().iter().flat_map(|file| ids(file));
    let named = named.filter(|id| NAMED.iter().any(|begin| id.starts_with(begin)));
    of_page.extend(named.map(|id| (format!("page-{id}"), words.word(&id))));
    if lang != Lang::En {
        let english = Words::new(Lang::En);
        of_page.extend(ids(Lang::En.hints()).into_iter().map(|id| (english.word(&id), words.word(&id))));
    }
    of_page
}

/// The ids of a Fluent text's messages.
#[cfg(feature = "languages")]
fn ids(text: &str) -> Vec<String> {
    let read = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let messages = read.entries().filter_map(|entry| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks are for mixing scripts of two directions; here they would only break copying and comparing.
    bundle.set_use_isolating(false);
    // Numbers are grouped by hand where people read them; Fluent's own formatting is left as it is.
    let sources = lang.sources().iter().copied().chain(GIVEN[lang as usize].get().map(String::as_str));
    #[cfg(feature = "languages")]
    let sources = sources.chain([lang.page(), lang.hints()]);
    for source in sources {
        // A file with an error still gives its other messages; a test makes sure that there is none.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_parses() {
        for lang in Lang::ALL {
            for source in lang.sources().iter().chain([&lang.page(), &lang.hints()]) {
                let parsed = FluentResource::try_new((*source).to_owned());
                assert!(parsed.is_ok(), "{lang:?}: {:?}", parsed.err().map(|(_, errors)| errors));
            }
        }
    }

    #[test]
    fn a_locale_chooses_its_language() {
        assert_eq!(Lang::of_locale("es_ES.UTF-8"), Some(Lang::Es));
        assert_eq!(Lang::of_locale("ja"), Some(Lang::Ja));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!(Lang::of_locale("de_DE.UTF-8"), None);
    }

    #[test]
    fn the_page_has_the_same_words_in_every_language() {
        let ids = |lang: Lang| -> Vec<&str> {
            lang.page().lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect()
        };
        for lang in Lang::ALL {
            assert_eq!(ids(lang), ids(Lang::En), "{lang:?}");
        }
        assert_eq!(page_words(Lang::Fr).get("page-copy").map(String::as_str), Some("Copier"));
        let english = page_words(Lang::En);
        let named = |id: &&String| NAMED.iter().any(|begin| id.starts_with(&format!("page-{begin}")));
        let (named, own): (Vec<&String>, Vec<&String>) = english.keys().partition(named);
        assert_eq!(own.len(), ids(Lang::En).len());
        #[cfg(feature = "isaac")]
        assert_eq!(named.len(), antre_isaac::Kind::ALL.len(), "{named:?}");
        #[cfg(not(feature = "isaac"))]
        assert!(named.is_empty(), "{named:?}");
    }
}
