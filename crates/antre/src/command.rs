//! The command line that asks the same question.

use serde_json::Value;

use crate::Query;
use crate::form::{Field, FieldKind, Form};
use crate::link::{given, said};

/// What stands on the command line without a flag, in its order.
fn places(system: &str, verb: &str) -> &'static [&'static str] {
    match (system, verb) {
        ("compare", _) => &["party"],
        ("dq9", "boss") => &["boss"],
        ("dq9", "chests" | "entrances" | "show") => &["map"],
        ("dq9", "decode") => &["name", "words"],
        ("dq9", "save") => &["file"],
        ("dq9", "special") => &["kind"],
        ("dq9", "suggest") => &["text"],
        ("dq9", "table") => &["table"],
        ("duel", "compare") => &["a", "b"],
        ("duel", "infer") => &["dice"],
        ("duel", "queue") => &["exercise"],
        ("duel", "replay") => &["recording"],
        ("duel", _) => &["roster"],
        ("dq9" | "isaac", "infer") => &["clues"],
        ("isaac", _) => &["seed"],
        ("sky" | "torneko3", _) => &["scenario"],
        _ => &[],
    }
}

/// The command line that asks the same question: `antre sky timeline agility-three --steps 24`. Texts that stand in files
/// are given as here-documents.
pub fn command(query: &Query) -> String {
    let is_place = |form: &Form, field: &Field| {
        field.path.is_empty() && places(&form.system, &form.verb).contains(&field.name.as_str())
    };
    let Some((form, values)) = given(query, is_place) else { return String::new() };
    let mut words = vec!["antre".to_owned(), form.system.clone()];
    if !form.only {
        words.push(form.verb.clone());
    }
    let (mut at_places, mut flags) = (Vec::new(), Vec::new());
    let mut documents: Vec<String> = Vec::new();
    let mut bytes = None;
    for (field, value) in values {
        let text = said(&value);
        let document = |documents: &mut Vec<String>| {
            documents.push(text.clone());
            // The first is the standard input, further ones have handles of their own.
            if documents.len() == 1 { "-".to_owned() } else { format!("/dev/fd/{}", documents.len() + 1) }
        };
        let file = is_file(&form.system, field) && !text.is_empty();
        let flag = format!("--{}", flag(&form.system, &form.verb, &field.name).replace('_', "-"));
        if is_place(form, field) {
            if form.system == "dq9" && field.name == "file" {
                at_places.push("-".into());
                bytes = Some(text);
            } else if file || text.contains('\n') {
                at_places.push(document(&mut documents));
            } else if let Value::Array(values) = &value {
                at_places.extend(values.iter().map(|value| quoted(&said(value))));
            } else {
                at_places.push(quoted(&text));
            }
            continue;
        }
        match value {
            Value::Bool(true) => flags.push(flag),
            Value::Bool(false) => {}
            _ if file => flags.push(format!("{flag} {}", document(&mut documents))),
            Value::Array(values) if field.kind != FieldKind::Integer => {
                flags.extend(values.iter().map(|value| with(&flag, &said(value))));
            }
            _ => flags.push(with(&flag, &text)),
        }
    }
    // What begins with a sign would be taken for a flag: behind -- nothing is.
    let is_signed = |text: &String| text.len() > 1 && text.trim_start_matches(['"', '\'']).starts_with('-');
    if at_places.iter().any(is_signed) {
        words.extend(flags);
        words.push("--".into());
        words.extend(at_places);
    } else {
        words.extend(at_places);
        words.extend(flags);
    }
    let mut line = words.join(" ");
    for (index, text) in documents.iter().enumerate() {
        let handle = if index == 0 { String::new() } else { format!("{}", index + 2) };
        line.push_str(&format!(" {handle}<<'{}'", end(text)));
    }
    for text in &documents {
        let newline = if text.ends_with('\n') { "" } else { "\n" };
        line.push_str(&format!("\n{text}{newline}{}", end(text)));
    }
    match bytes {
        Some(text) => format!("base64 -d <<'END' | {line}\n{text}\nEND"),
        None => line,
    }
}

/// A flag with its value; one with a sign would be taken for a flag of its own.
fn with(flag: &str, text: &str) -> String {
    let between = if text.starts_with('-') { '=' } else { ' ' };
    format!("{flag}{between}{}", quoted(text))
}

/// Puts a text behind a line that reads it from the standard input.
pub(crate) fn document(line: &mut String, text: &str) {
    let newline = if text.ends_with('\n') { "" } else { "\n" };
    line.push_str(&format!(" <<'{0}'\n{text}{newline}{0}", end(text)));
}

/// A line that the text does not have.
fn end(text: &str) -> String {
    let mut end = "END".to_owned();
    while text.lines().any(|line| line == end) {
        end.push('_');
    }
    end
}

/// Flags that have another name than their field, because Rust or JSON wants another.
fn flag<'f>(system: &str, verb: &str, field: &'f str) -> &'f str {
    match (system, verb, field) {
        ("isaac", "export", "form") => "as",
        ("torneko3", _, "rules") => "rule",
        _ => field,
    }
}

/// Fields whose text stands in a file, whatever its length.
fn is_file(system: &str, field: &Field) -> bool {
    let files = ["a", "b", "exercise", "input", "log", "printed", "recording", "roster", "unlocks"];
    system != "compare" && field.choices.is_empty() && files.contains(&field.name.as_str())
}

/// A word as a POSIX shell takes it.
pub(crate) fn quoted(text: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:,=+@%".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        return text.into();
    }
    // Double quotes read better where nothing in them means something to the shell.
    if !text.is_empty() && !text.contains(['"', '$', '`', '\\', '!', '\'']) {
        return format!("\"{text}\"");
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}
