//! A search as links, JSON and forms have it, and the command line that finds the same.

use std::sync::OnceLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[cfg(feature = "duel")]
use crate::duel::{Seeds, Vary};
use crate::error::told;
use crate::form::{Field, Form, search_fields as fields};
#[cfg(feature = "isaac")]
use crate::isaac::RunOptions;
use crate::link::{self, shortened};
use crate::{Error, Input, Lang};

/// What is searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SpaceName {
    /// All 393,216 maps.
    #[default]
    Maps,
    /// All floors of all maps.
    Floors,
    /// All chests of all floors.
    Chests,
    /// Every timer value with every base.
    Timers,
    /// Floors of The Binding of Isaac, seed by seed.
    Stages,
    /// Fights of a roster, seed by seed.
    Fights,
}

impl SpaceName {
    /// All spaces.
    pub const ALL: [Self; 6] =
        [Self::Maps, Self::Floors, Self::Chests, Self::Timers, Self::Stages, Self::Fights];

    /// As a link and a command line write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Maps => "maps",
            Self::Floors => "floors",
            Self::Chests => "chests",
            Self::Timers => "timers",
            Self::Stages => "stages",
            Self::Fights => "fights",
        }
    }

    /// The system that it is of.
    pub const fn system(self) -> &'static str {
        match self {
            Self::Maps | Self::Floors | Self::Chests | Self::Timers => "dq9",
            Self::Stages => "isaac",
            Self::Fights => "duel",
        }
    }

    /// What its searches take, besides what all take.
    fn takes(self, field: &Field) -> bool {
        let run = field.path.first().is_some_and(|group| group == "run");
        match field.name.as_str() {
            "space" | "condition" | "columns" => true,
            "japanese" => self.system() == "dq9",
            "seeds" => self.system() != "dq9",
            "stages" => self == Self::Stages,
            "roster" | "vary" => self == Self::Fights,
            _ => run && self == Self::Stages,
        }
    }

    /// Values that are taken where a search names none.
    fn usual(self, field: &str) -> Value {
        match (self, field) {
            (_, "space") => self.name().into(),
            (Self::Stages, "seeds") => STAGE_SEEDS.into(),
            (Self::Stages, "stages") => STAGES.into(),
            (Self::Fights, "seeds") => FIGHT_SEEDS.into(),
            _ => Value::Null,
        }
    }
}

/// Seeds of floors, stages and seeds of fights that are searched unless others are asked for, as on the command line.
const STAGE_SEEDS: &str = "1..=1000000";
const STAGES: &str = "1";
const FIGHT_SEEDS: &str = "0..=999999";

/// A search.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Search {
    /// What is searched
    pub space: SpaceName,
    /// Condition in CEL over the columns of the space
    pub condition: String,
    /// The Japanese release
    pub japanese: bool,
    /// Seeds, A..=B or A..B
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seeds: Option<String>,
    /// Stages, such as 1, 1,3 or 1..=4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stages: Option<String>,
    /// What the run is like, for stages
    #[cfg(feature = "isaac")]
    pub run: RunOptions,
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roster: Option<Input>,
    /// What varies from roster to roster, such as hero.agility=0..=20; once or twice
    #[cfg(feature = "duel")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vary: Vec<Vary>,
    /// Columns that are shown beside each hit
    pub columns: Vec<String>,
    /// Language of the sentences
    pub lang: Lang,
}

impl Search {
    /// Reads named values, as links have them; lists are separated by commas.
    ///
    /// # Errors
    /// One sentence that names the value that cannot be meant.
    pub fn read<I: IntoIterator<Item = (String, String)>>(values: I) -> Result<Self, Error> {
        let values: Vec<(String, String)> = values.into_iter().collect();
        for (name, value) in &values {
            let names: Vec<&str> = match name.as_str() {
                "space" => SpaceName::ALL.map(SpaceName::name).into(),
                "lang" => Lang::ALL.map(Lang::code).into(),
                _ => continue,
            };
            if !names.contains(&value.as_str()) {
                let (found, expected) = (shortened(value), names.join(", "));
                return Err(told!("error-one-of", what = name, found = found, expected = expected));
            }
        }
        let named = values.iter().rev().find(|(name, _)| name == "space");
        let space =
            SpaceName::ALL.into_iter().find(|space| named.is_some_and(|(_, name)| name == space.name()));
        let space = space.unwrap_or_default();
        let field = |name: &str| {
            let field = fields().iter().find(|field| field.name == name);
            field.filter(|field| field.name == "lang" || space.takes(field)).ok_or_else(|| {
                let known =
                    fields().iter().filter(|field| space.takes(field)).map(|field| field.name.as_str());
                let expected: Vec<&str> = known.chain(["lang"]).collect();
                told!("error-search-value", name = shortened(name), expected = expected.join(", "))
            })
        };
        link::from_json(Value::Object(link::gather(values, field)?))
    }

    /// Reads named values of a search of a system, whose first space is meant where none is named.
    ///
    /// # Errors
    /// As [`Self::read`], and where nothing is searched of the system.
    pub fn of_system<I: IntoIterator<Item = (String, String)>>(
        system: &str,
        values: I,
    ) -> Result<Self, Error> {
        let of_system = forms().iter().find(|form| form.system == system);
        let form = of_system.ok_or_else(|| {
            let known: Vec<&str> = forms().iter().map(|form| form.system.as_str()).collect();
            told!("error-one-of", what = "system", found = shortened(system), expected = known.join(", "))
        })?;
        let mut values: Vec<(String, String)> = values.into_iter().collect();
        let usual = form.field("space").and_then(|field| field.default.as_str());
        if let Some(space) = usual.filter(|_| values.iter().all(|(name, _)| name != "space")) {
            values.push(("space".into(), space.into()));
        }
        Self::read(values)
    }

    /// The seeds of floors.
    #[cfg(feature = "isaac")]
    pub(super) fn seeds(&self) -> &str {
        self.seeds.as_deref().unwrap_or(STAGE_SEEDS)
    }

    /// The stages.
    #[cfg(feature = "isaac")]
    pub(super) fn stages(&self) -> &str {
        self.stages.as_deref().unwrap_or(STAGES)
    }

    /// The seeds of fights.
    #[cfg(feature = "duel")]
    pub(super) fn fight_seeds(&self) -> Result<Seeds, Error> {
        self.seeds.as_deref().unwrap_or(FIGHT_SEEDS).parse()
    }

    /// The command line that finds the same.
    pub fn command(&self) -> String {
        let mut line =
            format!("antre {} find {}", self.space.system(), crate::command::quoted(&self.condition));
        let mut put = |flag: &str, value: &str| {
            line.push_str(&format!(" --{flag} {}", crate::command::quoted(value)));
        };
        if self.space.system() == "dq9" && self.space != SpaceName::Maps {
            put("space", self.space.name());
        }
        if self.japanese {
            put("release", "japanese");
        }
        if let Some(seeds) = &self.seeds {
            put("seeds", seeds);
        }
        if let Some(stages) = &self.stages {
            put("stages", stages);
        }
        #[cfg(feature = "duel")]
        for vary in &self.vary {
            put("vary", &vary.to_string());
        }
        if !self.columns.is_empty() {
            put("columns", &self.columns.join(","));
        }
        #[cfg(feature = "isaac")]
        line.push_str(&self.run.flags());
        if let Some(roster) = &self.roster {
            line.push_str(" --roster -");
            crate::command::document(&mut line, &roster.text);
        }
        line
    }
}

/// The searches as forms, one of each system. They are answered with events rather than at once.
pub fn forms() -> &'static [Form] {
    static FORMS: OnceLock<Vec<Form>> = OnceLock::new();
    FORMS.get_or_init(|| {
        let form = |first: SpaceName| {
            let system = first.system();
            let mut of_system: Vec<Field> =
                fields().iter().filter(|field| first.takes(field)).cloned().collect();
            for field in &mut of_system {
                let known =
                    |value: &str| SpaceName::ALL.iter().any(|s| s.name() == value && s.system() == system);
                if field.name == "space" {
                    field.choices.retain(|choice| known(&choice.value));
                }
                let usual = first.usual(&field.name);
                if !usual.is_null() {
                    field.default = usual;
                }
                #[cfg(feature = "forms")]
                field.suggest(system);
            }
            Form::search(system, "Everything of a space that a condition keeps.", of_system)
        };
        [SpaceName::Maps, SpaceName::Stages, SpaceName::Fights].map(form).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &str) -> Result<Search, Error> {
        Search::read(link::values(values.as_bytes()))
    }

    #[test]
    fn a_search_takes_what_its_space_takes() {
        let search = read(
            "space=stages&condition=boss_steps+%3D%3D+8&seeds=1..%3D100&stages=2&profile=flash&hard=true",
        );
        let search = search.expect("a search");
        assert_eq!((search.seeds(), search.stages(), search.run.hard), ("1..=100", "2", true));
        assert_eq!(
            search.command(),
            "antre isaac find \"boss_steps == 8\" --seeds 1..=100 --stages 2 --profile flash --hard"
        );
        let fights = read("space=fights&condition=won&vary=hero.speed%3D8..%3D12").expect("a search");
        assert_eq!(fights.command(), "antre duel find won --vary hero.speed=8..=12");
        for wrong in [
            "seeds=1..%3D2",
            "space=fights&japanese=true",
            "space=maps&profile=flash",
            "space=stages&vary=hero.speed%3D1..%3D2",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_system_has_a_first_space() {
        for form in forms() {
            let search = Search::of_system(&form.system, []).expect("a search");
            assert_eq!(search.space.system(), form.system);
        }
        assert!(Search::of_system("sky", []).is_err());
    }

    #[test]
    fn every_value_of_a_form_can_be_given() {
        for form in forms() {
            assert!(form.search && form.field("condition").is_some(), "{}", form.system);
            for field in &form.fields {
                assert!(!field.told.is_empty(), "{} {}", form.system, field.name);
            }
        }
    }
}
