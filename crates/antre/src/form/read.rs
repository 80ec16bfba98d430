//! Forms from the queries' schema.

use serde_json::Value;

use super::{All, Choice, Field, FieldKind, Form, ONLY};
use crate::pieces::pieces;
use crate::search::Search;
use crate::{Detail, Query};

/// Reads all of them.
pub(super) fn made() -> All {
    All {
        questions: read(schemars::schema_for!(Query).as_value()),
        detail: fields_of(schemars::schema_for!(Detail).as_value()),
        search: fields_of(schemars::schema_for!(Search).as_value()),
    }
}

impl Choice {
    fn plain(value: impl Into<String>, told: impl Into<String>) -> Self {
        Self { value: value.into(), told: told.into(), begin: None }
    }
}

impl Field {
    /// Finds values to begin with, and what they are made of.
    pub(crate) fn suggest(&mut self, system: &str) {
        self.suggestions = suggestions(system, &self.name);
        self.pieces = pieces(system, &self.name);
    }
}

/// The fields of a struct, from its schema.
fn fields_of(root: &Value) -> Vec<Field> {
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
                // A line where it can tell everything, else the file itself.
                let line = scenario.as_ref().and_then(crate::torneko3::one_line);
                let begin = Some(line.unwrap_or_else(|| one.toml.to_owned()));
                Choice { begin, ..Choice::plain(one.name, told) }
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
