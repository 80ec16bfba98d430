//! Which questions there are and what each takes, read from the queries' own schema: the API, the page's forms and the
//! links are made from this, so that a field is described once, where it stands in its struct.

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::pieces::{Piece, pieces};
use crate::{Detail, Query};

/// What a field holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    /// As it is given.
    pub value: String,
    /// What it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub told: String,
    /// The same written out, for those who want to change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begin: Option<String>,
}

impl Choice {
    fn plain(value: impl Into<String>, told: impl Into<String>) -> Self {
        Self { value: value.into(), told: told.into(), begin: None }
    }
}

/// One thing that a question takes.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Choice>,
    /// What its text is made of, where a page can write it by clicking.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
}

impl Field {
    /// Finds values to begin with, and what they are made of.
    pub(crate) fn suggest(&mut self, system: &str) {
        self.suggestions = suggestions(system, &self.name);
        self.pieces = pieces(system, &self.name);
    }
}

/// The verb, in links, of a system that asks one question only.
pub(crate) const ONLY: &str = "turns";

/// One question.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct Form {
    /// The system.
    pub system: String,
    /// The verb.
    pub verb: String,
    /// It is the system's only question: JSON and the command line name no verb.
    #[serde(skip)]
    pub only: bool,
    /// It is a search over a whole space: answered with events rather than at once.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
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

/// Every question, by system and verb.
pub fn forms() -> &'static [Form] {
    static FORMS: OnceLock<Vec<Form>> = OnceLock::new();
    FORMS.get_or_init(|| read(schemars::schema_for!(Query).as_value()))
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

/// What every question takes besides: language and depth.
pub fn detail_fields() -> &'static [Field] {
    static FIELDS: OnceLock<Vec<Field>> = OnceLock::new();
    FIELDS.get_or_init(|| fields_of(schemars::schema_for!(Detail).as_value()))
}

/// The fields of a struct, from its schema.
pub(crate) fn fields_of(root: &Value) -> Vec<Field> {
    let mut fields = Vec::new();
    collect(root, root, &[], &mut fields);
    fields
}

fn read(root: &Value) -> Vec<Form> {
    let mut forms = Vec::new();
    for (system, of_system) in variants(root, root, "system") {
        let verbs = variants(root, of_system, "verb");
        let only = verbs.is_empty();
        for (verb, of_verb) in if only { vec![(ONLY.to_owned(), of_system)] } else { verbs } {
            let mut fields = Vec::new();
            collect(root, of_verb, &[], &mut fields);
            // The tags say which question it is.
            fields.retain(|field| !["system", "verb"].contains(&field.name.as_str()));
            // Templates of rooms come from a folder of the player's own: no text that a link could hold.
            fields.retain(|field| field.path.first().is_none_or(|group| group != "rooms"));
            for field in &mut fields {
                field.suggest(&system);
            }
            let told = told(of_verb);
            forms.push(Form { system: system.clone(), verb, only, search: false, told, fields });
        }
    }
    forms
}

/// The definition behind a reference; anything else is itself.
fn resolved<'s>(root: &'s Value, schema: &'s Value) -> Option<&'s Value> {
    let name = schema.get("$ref")?.as_str()?.strip_prefix("#/$defs/")?;
    root.get("$defs")?.get(name)
}

/// The variants of a tagged enum: the tag's value and the variant's schema.
fn variants<'s>(root: &'s Value, schema: &'s Value, tag: &str) -> Vec<(String, &'s Value)> {
    let mut found = Vec::new();
    if let Some(list) = schema.get("oneOf").and_then(Value::as_array) {
        for variant in list {
            let value = variant.pointer(&format!("/properties/{tag}/const")).and_then(Value::as_str);
            found.extend(value.map(|value| (value.to_owned(), variant)));
        }
    }
    if found.is_empty()
        && let Some(definition) = resolved(root, schema)
    {
        return variants(root, definition, tag);
    }
    found
}

fn told(schema: &Value) -> String {
    let text = schema.get("description").and_then(Value::as_str).unwrap_or_default();
    text.split("\n\n").next().unwrap_or_default().replace('\n', " ")
}

/// The fields of a struct, those of structs inside it after its own. A name that is taken stays with the outer one, as
/// on the command line.
fn collect(root: &Value, schema: &Value, path: &[String], fields: &mut Vec<Field>) {
    let mut inner = Vec::new();
    if let Some(properties) = schema.get("properties").and_then(Value::as_object) {
        let required = schema.get("required").and_then(Value::as_array);
        for (name, property) in properties {
            let shape = shape(root, property);
            if let Some(group) = shape.group {
                // A struct that may be missing is what a face reads from a folder: neither a link nor a page holds it.
                if property.get("anyOf").is_none() {
                    inner.push((name, group));
                }
                continue;
            }
            if fields.iter().any(|field| field.name == *name) {
                continue;
            }
            fields.push(Field {
                name: name.clone(),
                path: path.to_vec(),
                kind: shape.kind,
                many: shape.many,
                told: told(property),
                required: required.is_some_and(|names| names.iter().any(|required| required == name)),
                default: property.get("default").cloned().unwrap_or(Value::Null),
                choices: shape.choices,
                suggestions: Vec::new(),
                pieces: Vec::new(),
            });
        }
    }
    if let Some(definition) = resolved(root, schema) {
        collect(root, definition, path, fields);
    }
    for (name, group) in inner {
        let path: Vec<String> = path.iter().chain([name]).cloned().collect();
        collect(root, group, &path, fields);
    }
}

struct Shape<'s> {
    kind: FieldKind,
    many: bool,
    choices: Vec<Choice>,
    group: Option<&'s Value>,
}

/// What a property holds: through references and "or null".
fn shape<'s>(root: &'s Value, schema: &'s Value) -> Shape<'s> {
    let plain = |kind| Shape { kind, many: false, choices: Vec::new(), group: None };
    if let Some(definition) = resolved(root, schema) {
        return shape(root, definition);
    }
    if let Some(options) = schema.get("anyOf").and_then(Value::as_array)
        && let Some(option) = options.iter().find(|option| option.get("type") != Some(&Value::from("null")))
    {
        return shape(root, option);
    }
    let choices = choices(schema);
    if !choices.is_empty() {
        return Shape { choices, ..plain(FieldKind::Text) };
    }
    let is = |name: &str| match schema.get("type") {
        Some(Value::String(kind)) => kind == name,
        Some(Value::Array(kinds)) => kinds.iter().any(|kind| kind == name),
        _ => false,
    };
    if is("integer") {
        plain(FieldKind::Integer)
    } else if is("number") {
        plain(FieldKind::Number)
    } else if is("boolean") {
        plain(FieldKind::Flag)
    } else if is("array") {
        let item = schema.get("items").map_or_else(|| plain(FieldKind::Text), |items| shape(root, items));
        Shape { many: true, ..item }
    } else if is("object") && schema.get("properties").is_some() {
        Shape { group: Some(schema), ..plain(FieldKind::Text) }
    } else {
        plain(FieldKind::Text)
    }
}

fn choices(schema: &Value) -> Vec<Choice> {
    let text = |value: Option<&Value>| value.and_then(Value::as_str).map(str::to_owned);
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        let plain = |value: &Value| Some(Choice::plain(text(Some(value))?, ""));
        return values.iter().filter_map(plain).collect();
    }
    let variants = schema.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    variants.filter_map(|one| Some(Choice::plain(text(one.get("const"))?, told(one)))).collect()
}

/// Values to begin with, where the systems bring some.
fn suggestions(system: &str, field: &str) -> Vec<Choice> {
    match (system, field) {
        ("duel", "roster" | "a" | "b") => {
            let begin = Some(crate::duel::lesson_roster());
            vec![Choice { begin, ..Choice::plain("", "The lesson's party") }]
        }
        ("sky", "scenario") => {
            let scenarios = antre_sky::SHIPPED.into_iter().map(|(name, text)| {
                let scenario: Option<antre_sky::Scenario> = toml::from_str(text).ok();
                let told = scenario.as_ref().map_or("", |scenario| scenario.doc.as_str());
                Choice { begin: scenario.as_ref().map(short), ..Choice::plain(name, told) }
            });
            scenarios.collect()
        }
        ("isaac", "profile" | "against") => {
            antre_isaac::Profile::ALL.iter().map(|profile| Choice::plain(profile.name(), "")).collect()
        }
        ("isaac", "curse" | "cursed") => {
            let curses = antre_isaac::Curse::ALL.iter().map(|curse| curse.name());
            ["none"].into_iter().chain(curses).map(|name| Choice::plain(name, "")).collect()
        }
        ("isaac", "stage") => {
            let stages = (1..=u8::MAX).take_while(|&stage| {
                let setup = antre_isaac::AbplusSetup { stage, ..Default::default() };
                setup.check(antre_isaac::Profile::Abplus).is_ok()
            });
            stages.map(|stage| Choice::plain(stage.to_string(), "")).collect()
        }
        ("duel", "step") => {
            (1..=crate::duel::Lesson::STEPS).map(|step| Choice::plain(step.to_string(), "")).collect()
        }
        ("isaac", "form") => ["tiled", "ldtk"].map(|name| Choice::plain(name, "")).into(),
        ("isaac", "seed") => vec![Choice::plain("B911 97JS", "")],
        ("sky", "payload" | "setup") => {
            let sources = antre_sky::SOURCES.iter().map(|source| source.name);
            let verbs = antre_sky::Verb::ALL.iter().map(|verb| verb.form).filter(|form| !form.contains(':'));
            verbs.chain(sources).map(|value| Choice::plain(value, "")).collect()
        }
        ("torneko3", "scenario") => {
            let named = antre_torneko3::Shipped::ALL.iter().map(|one| {
                let scenario: Option<antre_torneko3::Scenario> = toml::from_str(one.toml).ok();
                let told = scenario.as_ref().map_or("", |scenario| scenario.title.as_str());
                Choice {
                    begin: scenario.as_ref().and_then(crate::torneko3::one_line),
                    ..Choice::plain(one.name, told)
                }
            });
            // A small one of a line, for those who would draw their own.
            let line =
                Choice::plain("@^C/A.. E trap=warp>2,1", "A line: a drawing, then inputs and settings");
            named.chain([line]).collect()
        }
        _ => Vec::new(),
    }
}

/// Who is there and what they do, in the short form; how long it runs and what is drawn are left to the question.
fn short(scenario: &antre_sky::Scenario) -> String {
    let words = scenario.monsters.iter().map(|spec| {
        let flat = if spec.flat == 0 { String::new() } else { format!("{:+}", spec.flat) };
        let mut actions = spec.script.clone();
        // Without it the last action of the script would go on for ever.
        if actions.last().is_none_or(|last| !last.contains('*')) || spec.default != "walk" {
            actions.push(spec.default.clone());
        }
        format!("{}{flat}:{}", spec.id, actions.join(","))
    });
    words.collect::<Vec<_>>().join(" ")
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
