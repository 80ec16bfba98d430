//! Questions as links: `sky/timeline?scenario=agility-three&steps=24`. The API's addresses, the page's and what people
//! paste into a forum are the same text.

use serde_json::{Map, Value};

use crate::error::told;
use crate::form::{Field, FieldKind, Form, ONLY, detail_fields, forms};
use crate::{Detail, Error, Lang, Query, nearest};

/// Reads a question from its system, verb and named values. Values of lists may be separated by commas or given several
/// times; `lang` and `explain` say how it is to be answered.
///
/// # Errors
/// One sentence that names the value that cannot be meant, and what is allowed.
pub fn read<I>(system: &str, verb: &str, values: I) -> Result<(Query, Detail), Error>
where
    I: IntoIterator<Item = (String, String)>,
{
    let form = form(system, verb)?;
    let mut question = Map::new();
    let mut detail = Map::new();
    for (name, value) in values {
        if let Some(field) = form.field(&name) {
            place(&mut question, field, &value)?;
        } else if let Some(field) = detail_fields().iter().find(|field| field.name == name) {
            place(&mut detail, field, &value)?;
        } else {
            return Err(unknown(form, &name));
        }
    }
    if let Some(field) = form.fields.iter().find(|field| field.required && !is_given(&question, field)) {
        return Err(told!("error-link-missing", name = field.name, about = field.told));
    }
    question.insert("system".into(), form.system.clone().into());
    if !form.only {
        question.insert("verb".into(), form.verb.clone().into());
    }
    Ok((from_json(Value::Object(question))?, from_json(Value::Object(detail))?))
}

/// The language that named values ask for, English where they name none: what is wrong with one of them can be said in it.
pub fn lang(values: &[(String, String)]) -> Lang {
    let asked = values.iter().rev().find(|(name, _)| name == "lang");
    let known = asked.and_then(|(_, code)| Lang::ALL.into_iter().find(|lang| lang.code() == code.as_str()));
    known.unwrap_or_default()
}

/// Reads a question and its details from JSON values, with the first thing that is wrong in one sentence.
///
/// # Errors
/// As [`read`].
pub fn from_json<T: serde::de::DeserializeOwned>(value: Value) -> Result<T, Error> {
    serde_json::from_value(value).map_err(|error| Error::new(error.to_string()))
}

/// Values by the names of their fields, as the JSON of what holds the fields.
pub(crate) fn gather<'f>(
    values: Vec<(String, String)>,
    field: impl Fn(&str) -> Result<&'f Field, Error>,
) -> Result<Map<String, Value>, Error> {
    let mut object = Map::new();
    for (name, value) in values {
        place(&mut object, field(&name)?, &value)?;
    }
    Ok(object)
}

fn form(system: &str, verb: &str) -> Result<&'static Form, Error> {
    let known = |forms: &mut dyn Iterator<Item = &'static str>| {
        let mut names: Vec<&str> = forms.collect();
        names.dedup();
        names
    };
    let systems = known(&mut forms().iter().map(|form| form.system.as_str()));
    if !systems.contains(&system) {
        let (found, expected) = (shortened(system), systems.join(", "));
        return Err(told!("error-one-of", what = "system", found = found, expected = expected));
    }
    let of_system = || forms().iter().filter(|form| form.system == system);
    of_system().find(|form| form.verb == verb).ok_or_else(|| {
        let verbs = known(&mut of_system().map(|form| form.verb.as_str()));
        told!("error-one-of", what = system, found = shortened(verb), expected = verbs.join(", "))
    })
}

fn unknown(form: &Form, name: &str) -> Error {
    let names = form.fields.iter().map(|field| field.name.as_str());
    let near = nearest(name, names.clone());
    let expected = names.collect::<Vec<&str>>().join(", ");
    let (name, question) = (shortened(name), format!("{} {}", form.system, form.verb));
    match near {
        _ if expected.is_empty() => told!("error-link-value-none", name = name, question = question),
        None => told!("error-link-value", name = name, question = question, expected = expected),
        Some(near) => {
            told!("error-link-value-near", name = name, question = question, near = near, expected = expected)
        }
    }
}

/// What was found, cut where it is very long.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST { text.into() } else { text.chars().take(MOST).chain(['…']).collect() }
}

fn object<'m>(mut map: &'m mut Map<String, Value>, path: &[String]) -> Option<&'m mut Map<String, Value>> {
    for name in path {
        map = map.entry(name.clone()).or_insert_with(|| Value::Object(Map::new())).as_object_mut()?;
    }
    Some(map)
}

fn is_given(map: &Map<String, Value>, field: &Field) -> bool {
    let mut map = map;
    for name in &field.path {
        match map.get(name).and_then(Value::as_object) {
            Some(inner) => map = inner,
            None => return false,
        }
    }
    map.contains_key(&field.name)
}

fn place(map: &mut Map<String, Value>, field: &Field, text: &str) -> Result<(), Error> {
    let Some(map) = object(map, &field.path) else { return Ok(()) };
    if field.many {
        let list = map.entry(field.name.clone()).or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(values) = list {
            for part in parts(text).map(str::trim).filter(|part| !part.is_empty()) {
                values.push(value(field, part)?);
            }
        }
        return Ok(());
    }
    // A form's empty field is one that was left out, unless it must be given.
    if text.is_empty() && !field.required && field.kind != FieldKind::Flag {
        return Ok(());
    }
    map.insert(field.name.clone(), value(field, text)?);
    Ok(())
}

/// Parts between commas; a comma inside brackets or quotes, as in `rooms.exists(r, r.kind == "shop")`, parts nothing.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let (mut depth, mut quoted) = (0_i32, false);
    text.split(move |letter: char| {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth -= 1,
            ',' => return depth <= 0 && !quoted,
            _ => {}
        }
        false
    })
}

fn value(field: &Field, text: &str) -> Result<Value, Error> {
    let expected = |expected: &str| {
        told!("error-choice", what = field.name, found = shortened(text), expected = expected)
    };
    match field.kind {
        FieldKind::Integer => {
            let digits = text.trim().strip_prefix('+').unwrap_or(text.trim()).replace('−', "-");
            digits.parse::<i64>().map(Value::from).map_err(|_| expected("a whole number"))
        }
        FieldKind::Number => {
            let number =
                text.trim().replace('−', "-").parse::<f64>().ok().filter(|number| number.is_finite());
            number.map(Value::from).ok_or_else(|| expected("a number"))
        }
        FieldKind::Flag => match text.trim() {
            "" | "true" | "1" | "yes" | "on" => Ok(Value::Bool(true)),
            "false" | "0" | "no" | "off" => Ok(Value::Bool(false)),
            _ => Err(expected("true or false")),
        },
        FieldKind::Text if field.choices.is_empty() => Ok(Value::from(text)),
        FieldKind::Text => {
            let names: Vec<&str> = field.choices.iter().map(|choice| choice.value.as_str()).collect();
            match names.iter().find(|name| **name == text.trim()) {
                Some(name) => Ok(Value::from(*name)),
                None => Err(expected(&names.join(", "))),
            }
        }
    }
}

/// The values of a question in the order of its form: those that are not what would be taken anyway, and those that are
/// always told.
pub(crate) fn given(
    query: &Query,
    always: impl Fn(&Form, &Field) -> bool,
) -> Option<(&'static Form, Vec<(&'static Field, Value)>)> {
    let json = serde_json::to_value(query).ok()?;
    let text = |name: &str| json.get(name).and_then(Value::as_str);
    let form = form(text("system")?, text("verb").unwrap_or(ONLY)).ok()?;
    let mut values = Vec::new();
    for field in &form.fields {
        let mut at = &json;
        for name in &field.path {
            at = at.get(name).unwrap_or(&Value::Null);
        }
        let value = at.get(&field.name).unwrap_or(&Value::Null);
        let empty = value.as_array().is_some_and(Vec::is_empty) && field.default.is_null();
        let plain = value.is_null()
            || *value == field.default
            || empty
            || (*value == false && field.default.is_null());
        if !plain || ((field.required || always(form, field)) && !value.is_null()) {
            values.push((field, value.clone()));
        }
    }
    Some((form, values))
}

/// A value as a link or a flag says it.
pub(crate) fn said(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(said).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

/// The link of a question: [`read`] makes the same question of it again.
pub fn link(query: &Query) -> String {
    let Some((form, values)) = given(query, |_, _| false) else { return String::new() };
    let mut pairs = form_urlencoded::Serializer::new(String::new());
    for (field, value) in &values {
        pairs.append_pair(&field.name, &said(value));
    }
    let pairs = pairs.finish();
    let mark = if pairs.is_empty() { "" } else { "?" };
    format!("{}/{}{mark}{pairs}", form.system, form.verb)
}

/// Reads a link as [`link`] writes it, with or without a slash before it.
///
/// # Errors
/// As [`read`].
pub fn of_link(link: &str) -> Result<(Query, Detail), Error> {
    let link = link.trim_start_matches(['#', '/']);
    let (path, values) = link.split_once('?').unwrap_or((link, ""));
    let (system, verb) = path.split_once('/').unwrap_or((path, ""));
    let values = form_urlencoded::parse(values.as_bytes());
    read(system, verb, values.map(|(name, value)| (name.into_owned(), value.into_owned())))
}

/// Names and values of `a=b&c=d`, decoded; what is no UTF-8 becomes replacement marks.
pub fn values(text: &[u8]) -> impl Iterator<Item = (String, String)> + '_ {
    form_urlencoded::parse(text).map(|(name, value)| (name.into_owned(), value.into_owned()))
}
