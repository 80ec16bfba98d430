//! Which questions there are and what each takes, read from the queries' own schema: the API, the page's forms and the
//! links are made from this, so that a field is described once, where it stands in its struct.

#[cfg(feature = "forms")]
mod read;

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Error;
use crate::pieces::Piece;

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// A whole number.
    Integer,
    /// A number that need not be whole.
    Number,
    /// Yes or no.
    Flag,
    /// Words, or a text of several lines.
    Text,
}

/// A value that a field can take, or one to begin with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Choice {
    /// As it is given.
    pub value: String,
    /// What it is.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub told: String,
    /// The same written out, for those who want to change it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begin: Option<String>,
}

/// One thing that a question takes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Field {
    /// Name: the same in links, in JSON and, with dashes, as a flag.
    pub name: String,
    /// Names of the objects around it in JSON, outermost first.
    pub path: Vec<String>,
    /// What it holds.
    pub kind: FieldKind,
    /// It takes several values.
    pub many: bool,
    /// What it is, in English.
    pub told: String,
    /// The question cannot do without it.
    pub required: bool,
    /// What is taken where it is left out; null if nothing is.
    pub default: Value,
    /// All values there are; empty if that is no short list.
    pub choices: Vec<Choice>,
    /// Some values to begin with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Choice>,
    /// What its text is made of, where a page can write it by clicking.
    #[serde(skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
}

/// The verb, in links, of a system that asks one question only.
pub(crate) const ONLY: &str = "turns";

/// One question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Form {
    /// The system.
    pub system: String,
    /// The verb.
    pub verb: String,
    /// It is the system's only question: JSON and the command line name no verb.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only: bool,
    /// It is a search over a whole space: answered with events rather than at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub search: bool,
    /// What it asks, in English.
    pub told: String,
    /// What it takes.
    pub fields: Vec<Field>,
}

impl Form {
    /// A search of a system.
    pub(crate) fn search(system: &str, told: &str, fields: Vec<Field>) -> Self {
        let (system, verb, told) = (system.to_owned(), "find".to_owned(), told.to_owned());
        Self { system, verb, only: false, search: true, told, fields }
    }

    /// The field of a name.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

/// All that can be asked.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
struct All {
    questions: Vec<Form>,
    /// What every question takes besides.
    detail: Vec<Field>,
    /// Everything that some search takes.
    search: Vec<Field>,
}

static ALL: OnceLock<All> = OnceLock::new();

fn all() -> &'static All {
    #[cfg(feature = "forms")]
    let made = read::made;
    #[cfg(not(feature = "forms"))]
    let made = All::default;
    ALL.get_or_init(made)
}

/// Every question, by system and verb.
pub fn forms() -> &'static [Form] {
    &all().questions
}

/// Every question and every search, as the page's forms.
pub fn page_forms() -> Vec<&'static Form> {
    let searches = crate::search::forms();
    let mut all: Vec<&'static Form> = forms().iter().chain(searches).collect();
    // Each search beside the questions of its system, before what only lists names.
    let systems: Vec<&str> = forms().iter().map(|form| form.system.as_str()).collect();
    let place = |form: &Form| systems.iter().position(|system| *system == form.system);
    all.sort_by_key(|form| (place(form), form.verb == "columns"));
    all
}

/// Everything that some search takes.
pub(crate) fn search_fields() -> &'static [Field] {
    &all().search
}

/// What every question takes besides: language and depth.
pub fn detail_fields() -> &'static [Field] {
    &all().detail
}

/// All of this as a text, for a program that was built without the feature `forms`.
pub fn text() -> String {
    serde_json::to_string(all()).unwrap_or_default()
}

/// Brings what [`text`] told, before the first question is asked.
///
/// # Errors
/// The text is none of [`text`]'s.
pub fn bring(text: &str) -> Result<(), Error> {
    let brought = serde_json::from_str(text);
    let brought =
        brought.map_err(|error| Error::new(format!("forms: {error}: expected those of this version")))?;
    // Those that are here already are the same.
    let _ = ALL.set(brought);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(system: &str, verb: &str) -> &'static Form {
        forms().iter().find(|form| form.system == system && form.verb == verb).expect("a question")
    }

    #[test]
    fn every_question_has_a_form_with_words() {
        assert!(forms().len() >= 9);
        for form in forms() {
            assert!(!form.told.is_empty(), "{} {}", form.system, form.verb);
            for field in &form.fields {
                assert!(!field.told.is_empty(), "{} {} {}", form.system, form.verb, field.name);
            }
        }
    }

    #[test]
    fn fields_have_their_kinds_groups_and_choices() {
        let timeline = form("sky", "timeline");
        let steps = timeline.field("steps").expect("a field");
        assert_eq!((steps.kind, steps.many, steps.path.len()), (FieldKind::Integer, false, 0));
        let rules = timeline.field("rules").expect("a field");
        assert_eq!(rules.path, ["rules"]);
        assert_eq!(rules.choices.first().map(|choice| choice.value.as_str()), Some("sky"));
        assert!(timeline.field("scenario").is_some_and(|field| field.suggestions.len() >= 8));
        for choice in &timeline.field("scenario").expect("a field").suggestions {
            let begin = choice.begin.as_deref().unwrap_or_default();
            assert!(
                antre_sky::Scenario::short(begin).is_ok_and(|scenario| scenario.play().is_ok()),
                "{begin}"
            );
        }
        for choice in &form("torneko3", "timeline").field("scenario").expect("a field").suggestions {
            let [named, begun] =
                [&choice.value, choice.begin.as_ref().unwrap_or(&choice.value)].map(|text| {
                    crate::torneko3::Scene(crate::Input::new("", text)).scenario().expect("a scenario")
                });
            let [named, begun] = [named, begun]
                .map(|scenario| antre_torneko3::Scenario { title: String::new(), ..scenario })
                .map(|scenario| antre_torneko3::Setup::new(&scenario).expect("a setup"));
            assert!(named == begun, "{}", choice.value);
        }
        let preview = form("duel", "preview");
        let cost = preview.field("cost").expect("a field");
        assert!(cost.many && cost.kind == FieldKind::Integer, "{cost:?}");
        let stage = form("sky", "stage");
        assert_eq!(stage.field("enemy").map(|field| field.kind), Some(FieldKind::Flag));
    }

    #[test]
    fn language_and_depth_are_fields_too() {
        let names: Vec<&str> = detail_fields().iter().map(|field| field.name.as_str()).collect();
        assert_eq!(names, ["lang", "explain"]);
        assert_eq!(detail_fields()[0].choices.len(), 6);
    }
}
