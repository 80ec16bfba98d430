//! The command line that asks the same question.

use serde_json::Value;

use crate::form::FieldKind;
use crate::link::{given, said};
use crate::{Query, form::Field};

/// What stands on the command line without a flag, where it is a field of the question itself.
const PLACES: [&str; 7] = ["scenario", "roster", "exercise", "recording", "map", "name", "kind"];

/// The command line that asks the same question: `antre sky timeline agility-three --steps 24`. A text of several lines
/// is given as a here-document.
pub fn command(query: &Query) -> String {
    let Some((form, values)) = given(query, is_place) else { return String::new() };
    let mut words = vec!["antre".to_owned(), form.system.clone(), form.verb.clone()];
    let mut flags = Vec::new();
    let mut document = None;
    for (field, value) in values {
        let text = said(&value);
        if is_place(field) {
            if text.contains('\n') || (takes_file(field) && !text.is_empty()) {
                words.push("-".into());
                document = Some(text);
            } else {
                words.push(quoted(&text));
            }
            continue;
        }
        let flag = format!("--{}", field.name.replace('_', "-"));
        match value {
            Value::Bool(true) => flags.push(flag),
            Value::Bool(false) => {}
            _ if field.kind == FieldKind::Integer && !text.starts_with('-') => {
                flags.push(format!("{flag} {text}"));
            }
            // A value with a sign would be taken for a flag of its own.
            _ if text.starts_with('-') => flags.push(format!("{flag}={}", quoted(&text))),
            _ => flags.push(format!("{flag} {}", quoted(&text))),
        }
    }
    words.extend(flags);
    let line = words.join(" ");
    match document {
        Some(text) => {
            let end = if text.ends_with('\n') { "" } else { "\n" };
            format!("{line} <<'END'\n{text}{end}END")
        }
        None => line,
    }
}

fn is_place(field: &Field) -> bool {
    field.path.is_empty() && PLACES.contains(&field.name.as_str())
}

/// Fields whose text stands in a file, whatever its length.
fn takes_file(field: &Field) -> bool {
    ["roster", "exercise", "recording"].contains(&field.name.as_str())
}

/// A word as a POSIX shell takes it.
fn quoted(text: &str) -> String {
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
