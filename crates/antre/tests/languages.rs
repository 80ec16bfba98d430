//! Every message in every language: none is missing, none is left over, and each uses the arguments that English uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use antre::{Lang, Words};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Names in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

/// What a message is made of.
#[derive(Debug, Default)]
struct Told {
    arguments: BTreeSet<String>,
    /// The arguments that are seen, not only chosen by.
    shown: BTreeSet<String>,
    /// The text, where it is nothing but text.
    plain: Option<String>,
}

/// The messages of a file, in order.
fn messages(lang: &str, file: &str) -> Vec<(String, Told)> {
    let path = locales().join(lang).join(file);
    let resource =
        parser::parse(read(&path)).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut found = Vec::new();
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{}: something else than messages", path.display()),
        };
        let pattern = message.value.unwrap_or_else(|| panic!("{lang}/{file}: {}: no text", message.id.name));
        let mut told = Told::default();
        arguments(&pattern, &mut told);
        if let [PatternElement::TextElement { value }] = &pattern.elements[..] {
            told.plain = Some(value.clone());
        }
        found.push((message.id.name, told));
    }
    found
}

fn arguments(pattern: &Pattern<String>, told: &mut Told) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => {
                told.arguments.extend(argument(inline));
                told.shown.extend(argument(inline));
            }
            Expression::Select { selector, variants } => {
                told.arguments.extend(argument(selector));
                // What a choice of words other than a plural is made by cannot be left out either.
                let is_plural = |variant: &Variant<String>| match &variant.key {
                    VariantKey::Identifier { name } => ["one", "other"].contains(&name.as_str()),
                    VariantKey::NumberLiteral { .. } => false,
                };
                if !variants.iter().all(is_plural) {
                    told.shown.extend(argument(selector));
                }
                for variant in variants {
                    arguments(&variant.value, told);
                }
            }
        }
    }
}

fn argument(inline: &InlineExpression<String>) -> Option<String> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name.clone()),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => None,
        other => panic!("{other:?}: only arguments and literals are used here"),
    }
}

/// What is wrong with a language's file against the English one.
fn differences(file: &str, lang: &str) -> Vec<String> {
    if !locales().join(lang).join(file).exists() {
        return vec![format!("{lang}/{file}: no such file")];
    }
    let english: BTreeMap<String, Told> = messages("en", file).into_iter().collect();
    let theirs: BTreeMap<String, Told> = messages(lang, file).into_iter().collect();
    let mut wrong = Vec::new();
    for (id, told) in &english {
        match theirs.get(id) {
            None => wrong.push(format!("{lang}/{file}: {id} is missing")),
            // A number that only chooses between singular and plural says nothing where words have no plural.
            Some(other)
                if !told.shown.is_subset(&other.arguments) || !other.arguments.is_subset(&told.arguments) =>
            {
                wrong.push(format!(
                    "{lang}/{file}: {id} uses {:?}, English uses {:?}",
                    other.arguments, told.arguments
                ));
            }
            Some(_) => {}
        }
    }
    wrong.extend(
        theirs
            .keys()
            .filter(|id| !english.contains_key(*id))
            .map(|id| format!("{lang}/{file}: {id} is left over")),
    );
    wrong
}

#[test]
fn no_message_is_missing_left_over_or_without_its_arguments() {
    let langs: BTreeSet<String> = Lang::ALL.iter().map(|lang| lang.code().to_owned()).collect();
    assert_eq!(names(&locales()).into_iter().collect::<BTreeSet<_>>(), langs, "folders of languages");
    let files = names(&locales().join("en"));
    assert!(files.len() >= 5, "{files:?}");
    let mut wrong = Vec::new();
    for lang in &langs {
        let theirs = names(&locales().join(lang));
        wrong.extend(
            theirs
                .iter()
                .filter(|file| !files.contains(file))
                .map(|file| format!("{lang}/{file} is left over")),
        );
        for file in &files {
            wrong.extend(differences(file, lang));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Messages that are nothing but their arguments, or the same word in both languages.
const SAME: &[&str] = &["error-in-file", "error-torneko3-meaning", "error-phrase-potions"];

#[test]
fn no_sentence_about_an_error_is_left_in_english() {
    let text = |lang: Lang| {
        let text = read(&locales().join(lang.code()).join("error.ftl"));
        let resource = parser::parse(text).expect("it parses");
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value)),
            _ => None,
        });
        messages.collect::<BTreeMap<_, _>>()
    };
    let english = text(Lang::En);
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (id, pattern) in text(lang) {
            let same = english.get(&id) == Some(&pattern);
            assert!(!same || SAME.contains(&id.as_str()), "{lang:?}: {id} is English");
        }
    }
}

#[test]
fn every_file_is_loaded_and_no_id_is_told_twice() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut seen = BTreeSet::new();
        for file in names(&locales().join(lang.code())) {
            let mut plain = 0;
            for (id, told) in messages(lang.code(), &file) {
                assert!(seen.insert(id.clone()), "{lang:?}: {id} stands twice");
                if let Some(text) = told.plain {
                    assert_eq!(words.word(&id), text, "{lang:?}/{file}: {id}");
                    plain += 1;
                }
            }
            assert!(plain > 0, "{lang:?}/{file}: nothing to compare");
        }
    }
}

#[test]
fn every_message_is_worded_without_an_error() {
    let values = [0, 1, 2, 3, 5, 11, 21].map(FluentValue::from);
    for lang in Lang::ALL {
        for file in names(&locales().join(lang.code())) {
            let text = read(&locales().join(lang.code()).join(&file));
            let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language")]);
            bundle
                .add_resource(FluentResource::try_new(text).expect("it parses"))
                .expect("no id stands twice");
            for (id, told) in messages(lang.code(), &file) {
                for value in values.iter().cloned().chain([FluentValue::from("Iva")]) {
                    let mut args = FluentArgs::new();
                    for name in &told.arguments {
                        args.set(name.clone(), value.clone());
                    }
                    let pattern =
                        bundle.get_message(&id).and_then(|message| message.value()).expect("a text");
                    let mut errors = Vec::new();
                    let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "{lang:?}/{file}: {id}: {errors:?}");
                    assert!(!said.trim().is_empty(), "{lang:?}/{file}: {id} says nothing");
                }
            }
        }
    }
}

#[test]
fn every_english_message_is_said_somewhere() {
    let mut sources = Vec::new();
    // Rules name the messages of their events themselves.
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in names(&crates) {
        gather(&crates.join(name).join("src"), &mut sources);
    }
    assert!(sources.len() > 20, "{} files", sources.len());
    let text: String = sources.iter().map(|path| read(path)).collect();
    // Ids are written whole, or begin with a text up to the first brace of a format.
    let literals: Vec<&str> = text.split('"').collect();
    let prefixes: BTreeSet<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once('{').map(|(prefix, _)| prefix))
        .filter(|prefix| prefix.len() > 4 && prefix.ends_with('-'))
        .filter(|prefix| prefix.chars().all(|letter| matches!(letter, 'a'..='z' | '0'..='9' | '-')))
        .collect();
    // Or end with a text from the last brace on.
    let suffixes: BTreeSet<&str> = literals
        .iter()
        .filter_map(|literal| literal.rsplit_once('}').map(|(_, suffix)| suffix))
        .filter(|suffix| suffix.len() > 2 && suffix.starts_with('-') && !suffix.contains(char::is_whitespace))
        .collect();
    let whole: BTreeSet<&str> = literals.into_iter().collect();
    // The page leaves out what all its ids begin with.
    let mut scripts = Vec::new();
    for part in ["labs", "lib", "parts"] {
        gather(&crates.join("../web/page").join(part), &mut scripts);
    }
    scripts.push(crates.join("../web/page/app.js"));
    let scripts: String = scripts.iter().map(|path| read(path)).collect();
    let page: BTreeSet<&str> = scripts.split(['"', '`', '\'']).collect();
    let page_prefixes: BTreeSet<&str> = page
        .iter()
        .filter_map(|literal| literal.split_once("${").map(|(prefix, _)| prefix))
        .filter(|prefix| prefix.len() > 2 && prefix.ends_with('-'))
        .collect();
    // Hints are found by their English.
    for file in names(&locales().join("en")).into_iter().filter(|file| file != "hints.ftl") {
        for (id, _) in messages("en", &file) {
            let said = |id: &str| whole.contains(id) || prefixes.iter().any(|prefix| id.starts_with(prefix));
            let by_page = |id: &str| {
                let short = id.strip_prefix("page-").unwrap_or(id);
                page.contains(short) || page_prefixes.iter().any(|prefix| short.starts_with(prefix))
            };
            let said = said(&id)
                || by_page(&id)
                || suffixes.iter().any(|suffix| id.strip_suffix(suffix).is_some_and(said));
            assert!(said, "{file}: nothing says {id}");
        }
    }
}

#[test]
fn whatever_fields_tell_has_words_and_nothing_else_has() {
    let mut told = BTreeSet::new();
    for field in antre::form::page_forms().into_iter().flat_map(|form| &form.fields) {
        told.insert(field.told.as_str());
        told.extend(field.choices.iter().chain(&field.suggestions).map(|choice| choice.told.as_str()));
        told.extend(field.pieces.iter().map(|piece| piece.told));
    }
    told.remove("");
    let hints = messages("en", "hints.ftl");
    let worded: BTreeSet<&str> = hints.iter().filter_map(|(_, told)| told.plain.as_deref()).collect();
    assert_eq!(told.difference(&worded).collect::<Vec<_>>(), Vec::<&&str>::new(), "no words");
    assert_eq!(worded.difference(&told).collect::<Vec<_>>(), Vec::<&&str>::new(), "told by no field");
    let french = antre::page_words(Lang::Fr);
    assert_eq!(french.get("a monster house").map(String::as_str), Some("une maison de monstres"));
    assert!(french.contains_key("page-isaac-kind-treasure"));
}

/// Rust and JavaScript files below a folder.
fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
    for name in names(folder) {
        let path = folder.join(&name);
        if path.is_dir() {
            gather(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "js") {
            found.push(path);
        }
    }
}

#[test]
fn plurals_follow_the_language() {
    let queue = |lang: Lang, turns: i64| {
        let message = antre::core::Message::new("duel-queue")
            .with("turns", turns)
            .with("fighters", turns)
            .with("ticks", turns);
        Words::new(lang).say(&message)
    };
    assert_eq!(queue(Lang::Fr, 1), "Le premier tour de 1 combattant : 1 tic.");
    assert_eq!(queue(Lang::Fr, 2), "Les 2 premiers tours de 2 combattants : 2 tics.");
    assert_eq!(queue(Lang::It, 1), "Il primo turno di 1 combattente: 1 tick.");
    assert_eq!(queue(Lang::Ja, 2), "2人の最初の2ターンは2ティック。");
    assert_eq!(queue(Lang::Id, 2), "2 giliran pertama dari 2 petarung memakan 2 tik.");
}
