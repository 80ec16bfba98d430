//! A vector file that remembers which of its values were looked at, and what for.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

use super::Mismatch;

/// A file whose form is not that of its kind, as a sentence with the place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable(pub String);

/// What a value of a vector file was used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Given to the rules.
    Input,
    /// Compared with what the rules gave.
    Expected,
    /// Text for people.
    Note,
}

#[derive(Debug, Default)]
struct State {
    roles: BTreeMap<String, Role>,
    cases: usize,
    passed: usize,
    differences: usize,
    first: Option<Mismatch>,
    told: Vec<String>,
}

/// A vector file under examination.
#[derive(Debug)]
pub struct Document<'a> {
    value: &'a Value,
    folder: Option<&'a Path>,
    state: RefCell<State>,
}

impl<'a> Document<'a> {
    pub(super) fn new(value: &'a Value, folder: Option<&'a Path>) -> Self {
        Self { value, folder, state: RefCell::default() }
    }

    /// The whole file.
    pub fn root(&'a self) -> Node<'a> {
        Node { document: self, value: self.value, place: String::new() }
    }

    /// The folder the file came from, for kinds that speak of their neighbours.
    pub fn folder(&self) -> Option<&'a Path> {
        self.folder
    }

    /// Begins a case; it ends when the value returned is dropped.
    pub fn case(&self) -> Case<'_> {
        Case { state: &self.state, before: self.state.borrow().differences }
    }

    /// Says something about the file that is no difference.
    pub fn tell(&self, sentence: String) {
        self.state.borrow_mut().told.push(sentence);
    }

    /// What was said so far.
    pub(super) fn told(&self) -> Vec<String> {
        self.state.borrow().told.clone()
    }

    /// Counts, the first difference, and the role of every value. A value that was not looked at is a difference.
    pub(super) fn finish(self) -> (usize, usize, Option<Mismatch>, Vec<(String, Role)>) {
        let mut state = self.state.into_inner();
        if state.first.is_none()
            && let Some((place, value)) = unread(self.value, String::new(), &state.roles)
        {
            let got = "a value that this kind of file does not have".into();
            state.first = Some(Mismatch { place: shown(&place), expected: short(value), got });
        }
        (state.cases, state.passed, state.first, state.roles.into_iter().collect())
    }
}

/// A case being checked.
#[derive(Debug)]
pub struct Case<'s> {
    state: &'s RefCell<State>,
    before: usize,
}

impl Drop for Case<'_> {
    fn drop(&mut self) {
        let mut state = self.state.borrow_mut();
        state.cases += 1;
        if state.differences == self.before {
            state.passed += 1;
        }
    }
}

/// A value of the file and where it stands.
#[derive(Debug, Clone)]
pub struct Node<'a> {
    document: &'a Document<'a>,
    value: &'a Value,
    place: String,
}

impl<'a> Node<'a> {
    fn unreadable<T>(&self, expected: &str) -> Result<T, Unreadable> {
        Err(Unreadable(format!("{}: {}: expected {expected}", shown(&self.place), short(self.value))))
    }

    fn mark(&self, role: Role) {
        mark(self.value, &self.place, role, &mut self.document.state.borrow_mut().roles);
    }

    fn child(&self, key: &str, value: &'a Value) -> Self {
        let key = key.replace('~', "~0").replace('/', "~1");
        Node { document: self.document, value, place: format!("{}/{key}", self.place) }
    }

    /// Where the value stands.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Begins a case of the file.
    pub fn case(&self) -> Case<'a> {
        self.document.case()
    }

    /// The value of a key, if it is there.
    pub fn find(&self, key: &str) -> Option<Self> {
        self.value.get(key).map(|value| self.child(key, value))
    }

    /// The value of a key.
    ///
    /// # Errors
    /// If it is not there.
    pub fn get(&self, key: &str) -> Result<Self, Unreadable> {
        match self.find(key) {
            Some(node) => Ok(node),
            None => self.unreadable(&format!("an object with \"{key}\"")),
        }
    }

    /// The value of the first key that begins so: keys may carry a description in brackets.
    ///
    /// # Errors
    /// If there is none.
    pub fn get_prefix(&self, prefix: &str) -> Result<Self, Unreadable> {
        match self.entries()?.into_iter().find(|(key, _)| key.starts_with(prefix)) {
            Some((_, node)) => Ok(node),
            None => self.unreadable(&format!("an object with a key that begins with \"{prefix}\"")),
        }
    }

    /// The values of a list.
    ///
    /// # Errors
    /// If it is no list.
    pub fn items(&self) -> Result<Vec<Self>, Unreadable> {
        match self.value {
            Value::Array(items) => {
                // An empty list is a value too.
                if items.is_empty() {
                    self.mark(Role::Input);
                }
                Ok(items.iter().enumerate().map(|(i, value)| self.child(&i.to_string(), value)).collect())
            }
            _ => self.unreadable("a list"),
        }
    }

    /// The values of a list of known length.
    ///
    /// # Errors
    /// If it is no list of this length.
    pub fn tuple<const N: usize>(&self) -> Result<[Self; N], Unreadable> {
        match self.items()?.try_into() {
            Ok(items) => Ok(items),
            Err(_) => self.unreadable(&format!("a list of {N} values")),
        }
    }

    /// The keys and values of an object, in file order.
    ///
    /// # Errors
    /// If it is no object.
    pub fn entries(&self) -> Result<Vec<(&'a str, Self)>, Unreadable> {
        match self.value {
            Value::Object(map) => {
                if map.is_empty() {
                    self.mark(Role::Input);
                }
                Ok(map.iter().map(|(key, value)| (key.as_str(), self.child(key, value))).collect())
            }
            _ => self.unreadable("an object"),
        }
    }

    /// A whole number that the rules are given.
    ///
    /// # Errors
    /// If it is no whole number.
    pub fn int(&self) -> Result<i64, Unreadable> {
        self.mark(Role::Input);
        self.value.as_i64().map_or_else(|| self.unreadable("a whole number"), Ok)
    }

    /// A whole number from 0.
    ///
    /// # Errors
    /// If it is not one.
    pub fn count(&self) -> Result<usize, Unreadable> {
        let number = self.int()?;
        usize::try_from(number)
            .ok()
            .filter(|&n| n <= 100_000_000)
            .map_or_else(|| self.unreadable("0..=100000000"), Ok)
    }

    /// A text that the rules are given.
    ///
    /// # Errors
    /// If it is no text.
    pub fn text(&self) -> Result<&'a str, Unreadable> {
        self.mark(Role::Input);
        self.value.as_str().map_or_else(|| self.unreadable("a text"), Ok)
    }

    /// True or false, also as 0 or 1.
    ///
    /// # Errors
    /// If it is neither.
    pub fn flag(&self) -> Result<bool, Unreadable> {
        self.mark(Role::Input);
        match (self.value.as_bool(), self.value.as_i64()) {
            (Some(flag), _) => Ok(flag),
            (None, Some(0)) => Ok(false),
            (None, Some(1)) => Ok(true),
            _ => self.unreadable("true or false"),
        }
    }

    /// The value with everything below it, given to the rules as it is.
    pub fn given(&self) -> &'a Value {
        self.mark(Role::Input);
        self.value
    }

    /// Whether it is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// Whether it is `null`; marks it as given.
    pub fn is_null(&self) -> bool {
        if self.value.is_null() {
            self.mark(Role::Input);
        }
        self.value.is_null()
    }

    /// A text that is compared as a whole although some of it is given to the rules too: a line.
    ///
    /// # Errors
    /// If it is no text.
    pub fn line(&self) -> Result<&'a str, Unreadable> {
        self.value.as_str().map_or_else(|| self.unreadable("a line"), Ok)
    }

    /// Text for people: not compared.
    pub fn note(&self) {
        self.mark(Role::Note);
    }

    /// Compares the value, with everything below it, with what the rules gave.
    pub fn expect(&self, got: impl Into<Value>) {
        self.mark(Role::Expected);
        let got = got.into();
        let Some((place, expected, got)) = difference(self.value, &got, &self.place) else { return };
        let mut state = self.document.state.borrow_mut();
        state.differences += 1;
        state.first.get_or_insert(Mismatch { place: shown(&place), expected, got });
    }

    /// Compares a list with lines of text that come one by one.
    pub fn expect_lines<'l>(&self, lines: impl IntoIterator<Item = &'l str>) {
        self.expect(lines.into_iter().map(Value::from).collect::<Vec<_>>());
    }
}

fn shown(place: &str) -> String {
    if place.is_empty() { "/".into() } else { place.into() }
}

fn mark(value: &Value, place: &str, role: Role, roles: &mut BTreeMap<String, Role>) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            for (i, item) in items.iter().enumerate() {
                mark(item, &format!("{place}/{i}"), role, roles);
            }
        }
        Value::Object(map) if !map.is_empty() => {
            for (key, item) in map {
                mark(item, &format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")), role, roles);
            }
        }
        _ => {
            // What was compared once stays compared, whatever else it was read for.
            let known = roles.entry(place.to_owned()).or_insert(role);
            if role == Role::Expected {
                *known = role;
            }
        }
    }
}

fn unread<'v>(
    value: &'v Value,
    place: String,
    roles: &BTreeMap<String, Role>,
) -> Option<(String, &'v Value)> {
    match value {
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().find_map(|(i, item)| unread(item, format!("{place}/{i}"), roles))
        }
        Value::Object(map) if !map.is_empty() => map.iter().find_map(|(key, item)| {
            unread(item, format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")), roles)
        }),
        _ if roles.contains_key(&place) => None,
        _ => Some((place, value)),
    }
}

/// The first place at which two values differ. Numbers compare by value.
fn difference(expected: &Value, got: &Value, place: &str) -> Option<(String, String, String)> {
    match (expected, got) {
        (Value::Array(a), Value::Array(b)) => {
            let inner =
                a.iter().zip(b).enumerate().find_map(|(i, (x, y))| difference(x, y, &format!("{place}/{i}")));
            inner.or_else(|| {
                let length = |list: &[Value]| format!("{} values", list.len());
                (a.len() != b.len()).then(|| (place.to_owned(), length(a), length(b)))
            })
        }
        (Value::Object(a), Value::Object(b)) => {
            let inner = a.iter().find_map(|(key, x)| match b.get(key) {
                Some(y) => difference(x, y, &format!("{place}/{key}")),
                None => Some((format!("{place}/{key}"), short(x), "nothing".into())),
            });
            inner.or_else(|| {
                let more = b.keys().find(|key| !a.contains_key(*key))?;
                Some((format!("{place}/{more}"), "nothing".into(), short(&b[more])))
            })
        }
        (Value::Number(a), Value::Number(b)) if a.as_i64().is_some() && a.as_i64() == b.as_i64() => None,
        _ if expected == got => None,
        _ => Some((place.to_owned(), short(expected), short(got))),
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() <= 120 { text } else { text.chars().take(119).collect::<String>() + "…" }
}
