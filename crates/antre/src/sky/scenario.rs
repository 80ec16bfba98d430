//! Scenarios: a file, the name of a shipped one, or the short form.

use antre_sky::{
    ArticleReset, Game, Layout, Memory, Region, RuleSet, SHIPPED, Scenario, ScriptedDraws, Slot, nearest,
    shipped,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::told;
use crate::{Error, Input};

/// A scenario as users bring it: TOML or JSON text, the name of a shipped one, or the short form
/// `L:agility*3,attack E1:attack`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Scene(pub Input);

impl Default for Scene {
    fn default() -> Self {
        Self(Input::new("L:walk E1:walk", "L:walk E1:walk"))
    }
}

/// Keys of a vector's case that say what is expected, not what is given.
const EXPECTED: [&str; 8] =
    ["columns", "events", "final", "sha256", "n_events", "final_frac", "wind_used", "final_counters"];

impl Scene {
    /// How the command names it.
    pub fn argument(&self) -> String {
        let name = &self.0.name;
        if name.contains([' ', '*']) { format!("\"{name}\"") } else { name.replace("standard input", "-") }
    }

    /// Reads it.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place in the file.
    pub fn scenario(&self) -> Result<Scenario, Error> {
        let text = self.0.text.trim();
        if let Some(text) = shipped(text) {
            return parsed(&Input::new(self.0.name.clone(), text));
        }
        if text.starts_with('{') {
            return self.json();
        }
        let one_line = !text.contains(['\n', '=', '[', '#']);
        if one_line && text.contains(':') {
            return Ok(Scenario::short(text)?);
        }
        if one_line && !text.is_empty() && !text.contains(' ') {
            return Err(unknown(text));
        }
        parsed(&self.0)
    }

    /// The form of the vectors: what a case expects is left out.
    fn json(&self) -> Result<Scenario, Error> {
        let name = &self.0.name;
        let wrong =
            |error: &dyn std::fmt::Display| told!("error-json-scenario", why = error).within(name.as_str());
        let mut value: Value = serde_json::from_str(&self.0.text).map_err(|error| wrong(&error))?;
        if let Some(cases) = value.get("cases").and_then(Value::as_array) {
            let names: Vec<&str> = cases.iter().filter_map(|case| case.get("name")?.as_str()).collect();
            let most = names.len().min(3);
            return Err(wrong(&format!("a file of {} cases ({}, …)", names.len(), names[..most].join(", "))));
        }
        if let Value::Object(map) = &mut value {
            map.retain(|key, _| !EXPECTED.contains(&key.as_str()));
        }
        serde_json::from_value(value).map_err(|error| wrong(&error))
    }
}

fn unknown(name: &str) -> Error {
    told!("error-sky-scenario", name = name, shipped = SHIPPED.map(|(name, _)| name).join(", "))
        .perhaps(nearest(name, SHIPPED.iter().map(|(name, _)| *name)))
}

fn parsed(input: &Input) -> Result<Scenario, Error> {
    if input.text.trim().is_empty() {
        return Err(told!("error-sky-empty").within(input.name.as_str()));
    }
    toml::from_str(&input.text).map_err(|error| crate::toml_error::toml_error(input, &error))
}

/// Rule set, game and draws, where they are not the scenario's own.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", command(next_help_heading = "Rules (default: the scenario's)"))]
#[serde(default, deny_unknown_fields)]
pub struct RuleOptions {
    /// Rule set: sky (the exact rules) or article (also called seed)
    #[cfg_attr(feature = "clap", arg(long, value_name = "SET", value_parser = rule_set))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<RuleSet>,
    /// Game: sky or time-darkness (assumed throughout)
    #[cfg_attr(feature = "clap", arg(long, value_name = "GAME", value_parser = game))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<Game>,
    /// When the article's counter goes back: any-effect or own-action [any-effect, disputed]
    #[cfg_attr(feature = "clap", arg(long, value_name = "WHEN", value_parser = article_reset))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article_reset: Option<ArticleReset>,
    /// Seed of a stream of ours for what is drawn (9 or 10, 7 or 8); the game's own stream is not known
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", conflicts_with = "draws"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// What is drawn: longest, shortest, or the values in order such as 9,10,8
    #[cfg_attr(feature = "clap", arg(long, value_name = "DRAWS"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<String>,
}

impl RuleOptions {
    /// The scenario with these changes.
    ///
    /// # Errors
    /// If the draws are neither a name nor numbers.
    pub fn applied_to(&self, mut scenario: Scenario) -> Result<Scenario, Error> {
        if let Some(set) = self.rules {
            scenario = scenario.under(set);
        }
        scenario.game = self.game.unwrap_or(scenario.game);
        if let Some(reset) = self.article_reset {
            scenario.readings = Some(antre_sky::Rules { article_reset: reset, ..scenario.rules() });
        }
        if let Some(seed) = self.seed {
            scenario.draws = ScriptedDraws::Seeded { seed };
        }
        if let Some(draws) = &self.draws {
            let values: Option<Vec<u8>> = draws.split(',').map(|value| value.trim().parse().ok()).collect();
            scenario.draws = values.map_or_else(|| ScriptedDraws::Named(draws.clone()), ScriptedDraws::Given);
        }
        Ok(scenario)
    }
}

impl RuleOptions {
    /// The flags that give these changes, for the last line of a picture.
    pub(super) fn flags(&self) -> String {
        let mut flags = String::new();
        if let Some(set) = self.rules {
            flags.push_str(if set == RuleSet::Sky { " --rules sky" } else { " --rules article" });
        }
        if let Some(game) = self.game {
            flags.push_str(if game == Game::Sky { " --game sky" } else { " --game time-darkness" });
        }
        if let Some(reset) = self.article_reset {
            let own = reset == ArticleReset::OwnAction;
            flags.push_str(if own { " --article-reset own-action" } else { " --article-reset any-effect" });
        }
        if let Some(seed) = self.seed {
            flags.push_str(&format!(" --seed {seed}"));
        }
        if let Some(draws) = &self.draws {
            flags.push_str(&format!(" --draws {draws}"));
        }
        flags
    }
}

#[cfg(feature = "clap")]
fn one_of<T: Copy>(what: &str, text: &str, choices: &[(&str, T)]) -> Result<T, Error> {
    choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        told!("error-choice", what = what, found = text, expected = names.join(", "))
    })
}

#[cfg(feature = "clap")]
fn rule_set(text: &str) -> Result<RuleSet, Error> {
    one_of("rules", text, &[("sky", RuleSet::Sky), ("article", RuleSet::Article), ("seed", RuleSet::Article)])
}

#[cfg(feature = "clap")]
fn game(text: &str) -> Result<Game, Error> {
    one_of("game", text, &[("sky", Game::Sky), ("time-darkness", Game::TimeDarkness)])
}

#[cfg(feature = "clap")]
fn article_reset(text: &str) -> Result<ArticleReset, Error> {
    one_of(
        "article_reset",
        text,
        &[("any-effect", ArticleReset::AnyEffect), ("own-action", ArticleReset::OwnAction)],
    )
}

/// Where things stand in a raw memory dump.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dump {
    /// Address of the dump's first byte.
    pub base: u32,
    /// Address of the dungeon structure.
    pub dungeon: u32,
    /// Address of the entity table's header.
    pub table: u32,
    /// The leader's slot.
    pub leader: u8,
    /// The dump is of the Japanese game.
    pub japan: bool,
}

/// The scenario of a raw memory dump, as TOML: everybody walks, from the counters and locks that the dump holds.
///
/// # Errors
/// An address outside the dump, or a value there that no floor has.
pub fn import(bytes: &[u8], dump: &Dump) -> Result<String, Error> {
    let layout = Layout::of(if dump.japan { Region::Jp } else { Region::NaEu });
    let memory = Memory { bytes, base: dump.base };
    let leader = Slot::new(dump.leader)?;
    let floor = memory.floor(antre_sky::Rules::default(), &layout, dump.dungeon, dump.table, leader)?;
    let scenario = Scenario::of_floor(&floor);
    toml::to_string(&scenario).map_err(|error| told!("error-sky-no-toml", why = error))
}

/// The command line: one or several words.
#[cfg(feature = "clap")]
mod words {
    use antre_sky::{Modifier, SOURCES, Verb, shipped};
    use clap::builder::ValueParser;
    use clap::{Arg, ArgMatches, Command};

    use super::{Scene, unknown};
    use crate::error::told;
    use crate::{Error, Input};

    /// A word of the argument.
    #[derive(Debug, Clone)]
    enum Word {
        /// A file or a shipped scenario.
        Whole(Input),
        /// `L:agility*3,attack`
        Short(String),
    }

    fn word(argument: &str) -> Result<Word, Error> {
        if argument == "-" || std::path::Path::new(argument).exists() {
            return Input::read(argument).map(Word::Whole);
        }
        if let Some(text) = shipped(argument) {
            return Ok(Word::Whole(Input::new(argument, text)));
        }
        if argument.contains(':') { Ok(Word::Short(argument.to_owned())) } else { Err(unknown(argument)) }
    }

    /// What scripts can say, for `--help`.
    fn vocabulary() -> String {
        let verbs: Vec<&str> = Verb::ALL.iter().map(|verb| verb.form).collect();
        let sources: Vec<&str> = SOURCES.iter().map(|source| source.name).collect();
        let modifiers: Vec<&str> = Modifier::NAMES.iter().map(|(name, _)| *name).collect();
        format!(
            "Actions, each repeated with *n: {}\n\nSources of speed, each with :ids and :counter if wanted: {}\n\n\
             Modifiers of a monster: {}",
            verbs.join(" "),
            sources.join(" "),
            modifiers.join(" ")
        )
    }

    impl clap::Args for Scene {
        fn augment_args(command: Command) -> Command {
            let argument = Arg::new("scenario")
                .value_name("SCENARIO")
                .num_args(1..)
                .required(true)
                .value_parser(ValueParser::from(word))
                .help(
                    "Scenario: a file (TOML or JSON, - for standard input), a shipped name such as agility-three, or \
                     the short form L:agility*3,attack A:walk E1:attack",
                );
            command.arg(argument).after_long_help(vocabulary())
        }

        fn augment_args_for_update(command: Command) -> Command {
            Self::augment_args(command)
        }
    }

    impl clap::FromArgMatches for Scene {
        fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
            let words: Vec<&Word> = matches.get_many("scenario").into_iter().flatten().collect();
            if let [Word::Whole(input)] = words.as_slice() {
                return Ok(Self(input.clone()));
            }
            let mut short = Vec::new();
            for word in words {
                match word {
                    Word::Short(text) => short.push(text.as_str()),
                    Word::Whole(input) => {
                        return Err(told!("error-sky-words", name = input.name).carried());
                    }
                }
            }
            let text = short.join(" ");
            Ok(Self(Input::new(text.clone(), text)))
        }

        fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
            *self = Self::from_arg_matches(matches)?;
            Ok(())
        }
    }
}
