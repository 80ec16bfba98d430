//! Scenarios: a file, the name of a shipped one, or one line.

use antre_torneko3::{Phase, Scenario, Setup, Shipped, shipped};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::told;
use crate::{Error, Input, nearest};

/// Most turns of a run.
const MOST_TURNS: i64 = 1_000_000;

/// A scenario as users bring it: TOML or JSON text, the name of a shipped one, or one line such as
/// `@^C/A.. E trap=warp>2,1`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Scene(pub Input);

impl Default for Scene {
    fn default() -> Self {
        Self(Input::new("warp-trap", "warp-trap"))
    }
}

/// Keys of a vector's case that say what is expected, not what is given.
const EXPECTED: [&str; 5] = ["name", "note", "expect_kinds", "expect", "expect_counts"];

impl Scene {
    /// How the command names it.
    pub(super) fn argument(&self) -> String {
        let name = &self.0.name;
        let plain = name.chars().all(|letter| letter.is_alphanumeric() || "-_./".contains(letter));
        match name.as_str() {
            "standard input" => "-".into(),
            _ if plain => name.clone(),
            // Single quotes keep every mark of a drawing from the shell.
            _ => format!("'{name}'"),
        }
    }

    /// Its name among the shipped ones.
    pub(super) fn shipped(&self) -> Option<&'static Shipped> {
        shipped(self.0.text.trim())
    }

    /// Reads it.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place in the file.
    pub fn scenario(&self) -> Result<Scenario, Error> {
        let text = self.0.text.trim();
        if let Some(shipped) = self.shipped() {
            return parsed(&Input::new(self.0.name.clone(), shipped.toml));
        }
        if text.starts_with('{') {
            return self.json();
        }
        let one_line = !text.contains('\n');
        if one_line && text.contains('@') && !text.contains(['"', '[']) {
            return Ok(Scenario::short(text)?);
        }
        if one_line && !text.is_empty() && !text.contains(['=', '[', '#']) {
            return Err(unknown(text));
        }
        parsed(&self.0)
    }

    /// The form of the vectors: what a case expects is left out.
    fn json(&self) -> Result<Scenario, Error> {
        let name = &self.0.name;
        let wrong =
            |error: &dyn std::fmt::Display| told!("error-json-scenario", why = error).within(name.as_str());
        let mut value: serde_json::Value =
            serde_json::from_str(&self.0.text).map_err(|error| wrong(&error))?;
        if let Some(cases) = value.get("cases").and_then(serde_json::Value::as_array) {
            let names: Vec<&str> = cases.iter().filter_map(|case| case.get("name")?.as_str()).collect();
            let most = names.len().min(3);
            return Err(wrong(&format!("a file of {} cases ({}, …)", names.len(), names[..most].join(", "))));
        }
        if let serde_json::Value::Object(map) = &mut value {
            if let Some(inner) = map.remove("scenario") {
                value = inner;
            } else {
                map.retain(|key, _| !EXPECTED.contains(&key.as_str()));
            }
        }
        serde_json::from_value(value).map_err(|error| wrong(&error))
    }
}

fn unknown(name: &str) -> Error {
    let names: Vec<&str> = Shipped::ALL.iter().map(|shipped| shipped.name).collect();
    told!("error-torneko3-scenario", name = name, shipped = names.join(", "))
        .perhaps(nearest(name, names.iter().copied()))
}

fn parsed(input: &Input) -> Result<Scenario, Error> {
    if input.text.trim().is_empty() {
        return Err(told!("error-torneko3-empty").within(input.name.as_str()));
    }
    toml::from_str(&input.text).map_err(|error| crate::toml_error::toml_error(input, &error))
}

/// Readings and length of the run, where they are not the scenario's own.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(default, deny_unknown_fields)]
pub struct RuleOptions {
    /// A reading of the rules, such as `mh_entry=immediate_if_not_move`; the readings command lists them
    #[cfg_attr(feature = "clap", arg(long = "rule", value_name = "KEY=VALUE"))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// How many turns to run [default: the scenario's]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

impl RuleOptions {
    /// The scenario made ready, with these changes.
    ///
    /// # Errors
    /// A sentence on the first thing that cannot be meant.
    pub(super) fn setup(&self, scene: &Scene) -> Result<Setup, Error> {
        let mut scenario = scene.scenario()?;
        for rule in &self.rules {
            let (key, value) =
                rule.split_once('=').ok_or_else(|| told!("error-torneko3-rule", found = rule))?;
            scenario.config = scenario.config.with(key.trim(), value.trim())?;
        }
        scenario.turns = self.turns.or(scenario.turns);
        let setup = Setup::new(&scenario)?;
        antre_core::in_range("turns", i64::from(setup.turns), 1..=MOST_TURNS)?;
        Ok(setup)
    }

    /// The flags that give these changes, for the last line of a picture.
    pub(super) fn flags(&self) -> String {
        let mut flags: String = self.rules.iter().map(|rule| format!(" --rule {rule}")).collect();
        if let Some(turns) = self.turns {
            flags.push_str(&format!(" --turns {turns}"));
        }
        flags
    }
}

/// A moment that users name: `3.E1` is just before that phase of turn 3, `3.E1.C` as C decides in it, `end` after all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum At {
    /// Before the first turn.
    Start,
    /// After the last turn.
    End,
    /// In a turn of the floor's counter.
    Turn {
        /// The counter.
        turn: u32,
        /// The phase.
        phase: Phase,
        /// Whose decision in it.
        who: Option<String>,
    },
}

impl At {
    /// Reads a moment.
    ///
    /// # Errors
    /// If it is none.
    pub(super) fn parse(text: &str) -> Result<Self, Error> {
        let wrong = || told!("error-torneko3-moment", found = text);
        match text {
            "start" => return Ok(Self::Start),
            "end" => return Ok(Self::End),
            _ => {}
        }
        let mut parts = text.splitn(3, '.');
        let turn = parts.next().and_then(|turn| turn.parse().ok()).ok_or_else(wrong)?;
        let phase = parts.next().and_then(Phase::from_name).ok_or_else(wrong)?;
        Ok(Self::Turn { turn, phase, who: parts.next().map(str::to_owned) })
    }
}

/// The command line: one or several words.
#[cfg(feature = "clap")]
mod words {
    use antre_torneko3::shipped;
    use clap::{Arg, ArgMatches, Command};

    use super::{Scene, unknown};
    use crate::{Error, Input};

    const FORM: &str = "One line: a drawing, rows parted by /, then words.\n  Drawing: @ player, capital letters enemies, \
                        small letters allies, # wall, . floor, ~ slippery, ^ trap, * pillar, ! spikes, > stairs, = carpet, \
                        : shop, % monster house, - water, + crystal, $ item\n  Inputs in their order: N NE E SE S SW W NW, \
                        wait, attack:A, quick:10, cure, pillar:3,1, warp:5,2, fast:A, slow:A\n  Characters: A=fast2,nap,idle \
                        and A1.2=move:E for a decision in turn 1, half 2\n  Settings: turns=3 turn=29 trap=warp>5,2 unpaid \
                        dungeon=NAME hero=popolo, and any reading such as wait_flushes=false";

    impl Scene {
        fn of_words(words: &[&str]) -> Result<Self, Error> {
            if let [name] = words {
                if *name == "-" || std::path::Path::new(name).exists() {
                    return Input::read(name).map(Self);
                }
                if shipped(name).is_some() {
                    return Ok(Self(Input::new(*name, *name)));
                }
            }
            let text = words.join(" ");
            if !text.contains('@') {
                return Err(unknown(&text));
            }
            Ok(Self(Input::new(text.clone(), text)))
        }
    }

    impl clap::Args for Scene {
        fn augment_args(command: Command) -> Command {
            let argument = Arg::new("scenario").value_name("SCENARIO").num_args(1..).required(true).help(
                "Scenario: a file (TOML or JSON, - for standard input), a shipped name such as warp-trap, or one line such \
                 as '@^C/A.. E trap=warp>2,1'",
            );
            command.arg(argument).after_long_help(FORM)
        }

        fn augment_args_for_update(command: Command) -> Command {
            Self::augment_args(command)
        }
    }

    impl clap::FromArgMatches for Scene {
        fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
            let words: Vec<&str> =
                matches.get_many::<String>("scenario").into_iter().flatten().map(String::as_str).collect();
            Self::of_words(&words).map_err(Error::carried)
        }

        fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
            *self = Self::from_arg_matches(matches)?;
            Ok(())
        }
    }
}
