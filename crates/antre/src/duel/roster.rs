//! Rosters: TOML files with the fighters of a battle and, if wanted, changes to the rules.

use std::ops::RangeInclusive;

use antre_core::in_range;
use antre_duel::{Fighter, Kind, KindSet, Rules, STAT_LIMIT, Span, lesson};
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use super::RuleOptions;
use crate::error::told;
use crate::toml_error::toml_error;
use crate::{Error, Input, nearest};

/// Fighters and rules, ready to fight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    /// The hero first.
    pub party: Vec<Fighter>,
    /// The lesson's rules with the roster's changes.
    pub rules: Rules,
}

impl Roster {
    /// The lesson's party under the lesson's rules.
    pub fn lesson() -> Self {
        Self { party: lesson::party(), rules: Rules::LESSON }
    }

    /// Reads a roster; without one, the lesson's.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place in the file and what is allowed.
    pub fn read(input: Option<&Input>) -> Result<Self, Error> {
        input.map_or_else(|| Ok(Self::lesson()), Self::parse)
    }

    fn parse(input: &Input) -> Result<Self, Error> {
        if input.text.trim().is_empty() {
            return Err(told!("error-duel-roster-empty").within(input.name.as_str()));
        }
        let file: RosterFile = toml::from_str(&input.text).map_err(|error| toml_error(input, &error))?;
        let rules = file.rules.applied_to(Rules::LESSON).map_err(|error| {
            let start = input.text.find("[rules").unwrap_or(0);
            Error::at(input, start..start + "[rules]".len(), error)
        })?;
        let most = lesson::MOST_ENEMIES + 1;
        if !(2..=most).contains(&file.fighter.len()) {
            let found = file.fighter.len();
            return Err(
                told!("error-duel-roster-size", found = found, most = most).within(input.name.as_str())
            );
        }
        let mut party: Vec<Fighter> = Vec::with_capacity(file.fighter.len());
        let mut names = std::collections::BTreeSet::new();
        for entry in &file.fighter {
            if !names.insert(entry.name.get_ref().as_str()) {
                let name = entry.name.get_ref();
                let wrong = told!("error-duel-roster-name-twice", name = name);
                return Err(Error::at(input, entry.name.span(), wrong));
            }
            party.push(entry.fighter(input)?);
        }
        Ok(Self { party, rules })
    }
}

/// The lesson's party as a roster file, for those who want to change it.
#[cfg(feature = "forms")]
pub(crate) fn lesson_roster() -> String {
    Roster::lesson().written()
}

impl Roster {
    /// The roster as a file: reading it gives the same roster.
    pub fn written(&self) -> String {
        let changes = RuleOptions::from(&self.rules);
        let mut parts: Vec<String> = Vec::new();
        if changes != RuleOptions::default() {
            let table = toml::to_string(&changes).unwrap_or_default();
            parts.push(format!("[rules]\n{table}"));
        }
        parts.extend(self.party.iter().map(written));
        parts.join("\n")
    }
}

fn written(fighter: &Fighter) -> String {
    let list = |kinds: KindSet| {
        let names: Vec<String> = kinds.iter().map(|kind| format!("\"{}\"", kind.name())).collect();
        names.join(", ")
    };
    let mut text = format!(
        "[[fighter]]\nname = {}\nmax_hp = {}\nstrength = {}\nagility = {}\ndefense = {}\nspeed = {}\nweapon = [{}, {}]\n\
         kind = \"{}\"\n",
        toml::Value::from(fighter.name.as_str()),
        fighter.max_hp,
        fighter.strength,
        fighter.agility,
        fighter.defense,
        fighter.speed,
        fighter.weapon.low(),
        fighter.weapon.high(),
        fighter.kind.name()
    );
    for (key, kinds) in [("resist", fighter.resist), ("weak", fighter.weak)] {
        if kinds != KindSet::NONE {
            text.push_str(&format!("{key} = [{}]\n", list(kinds)));
        }
    }
    text
}

/// A roster file as it is written. Its JSON Schema is `antre duel roster-schema`.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Antre duel roster")]
pub struct RosterFile {
    /// Changes to the lesson's rules.
    #[serde(default)]
    rules: RuleOptions,
    /// The fighters, the hero first; everybody else is against the hero.
    #[serde(default)]
    fighter: Vec<Entry>,
}

impl RosterFile {
    /// The JSON Schema of roster files, as text.
    pub fn schema_text() -> String {
        // A schema is a JSON value, which always has a text.
        serde_json::to_string_pretty(&schemars::schema_for!(Self)).unwrap_or_default() + "\n"
    }
}

/// One fighter as it is written. Numbers are whole and at most a million either way.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// Name, different from everybody else's.
    #[schemars(with = "String")]
    name: Spanned<String>,
    /// Life at the start: 1 or more.
    #[schemars(with = "i64")]
    max_hp: Spanned<i64>,
    /// Added to the weapon.
    #[schemars(with = "i64")]
    strength: Spanned<i64>,
    /// Accuracy, evasion and critical chance come from it.
    #[schemars(with = "i64")]
    agility: Spanned<i64>,
    /// Taken from the damage.
    #[schemars(with = "i64")]
    defense: Spanned<i64>,
    /// Energy per tick; less than 1 acts as 1.
    #[schemars(with = "i64")]
    speed: Spanned<i64>,
    /// Lowest and highest roll of the weapon.
    #[schemars(with = "[i64; 2]")]
    weapon: Spanned<[i64; 2]>,
    /// slash, pierce, blunt, fire or poison.
    #[schemars(with = "String")]
    kind: Spanned<String>,
    /// Kinds that do half the damage.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    resist: Vec<Spanned<String>>,
    /// Kinds that do half again as much.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    weak: Vec<Spanned<String>>,
}

impl Entry {
    fn fighter(&self, input: &Input) -> Result<Fighter, Error> {
        let name = self.name.get_ref().clone();
        if name.trim().is_empty() || name.contains(['\n', '\r']) {
            let wrong = told!("error-duel-roster-name", name = format!("{name:?}"));
            return Err(Error::at(input, self.name.span(), wrong));
        }
        let number = |what: &str, value: &Spanned<i64>, allowed: RangeInclusive<i64>| {
            in_range(what, *value.get_ref(), allowed).map_err(|error| Error::at(input, value.span(), error))
        };
        let any = -STAT_LIMIT..=STAT_LIMIT;
        let [low, high] = *self.weapon.get_ref();
        let ends = in_range("weapon", low, any.clone()).and_then(|_| in_range("weapon", high, any.clone()));
        ends.map_err(|error| Error::at(input, self.weapon.span(), error))?;
        let weapon =
            Span::new("weapon", low, high).map_err(|error| Error::at(input, self.weapon.span(), error))?;
        let kinds = |list: &[Spanned<String>]| {
            list.iter().map(|kind| parse_kind(input, kind)).collect::<Result<KindSet, Error>>()
        };
        Ok(Fighter {
            name,
            max_hp: number("max_hp", &self.max_hp, 1..=STAT_LIMIT)?,
            strength: number("strength", &self.strength, any.clone())?,
            agility: number("agility", &self.agility, any.clone())?,
            defense: number("defense", &self.defense, any.clone())?,
            speed: number("speed", &self.speed, any)?,
            weapon,
            kind: parse_kind(input, &self.kind)?,
            resist: kinds(&self.resist)?,
            weak: kinds(&self.weak)?,
        })
    }
}

fn parse_kind(input: &Input, kind: &Spanned<String>) -> Result<Kind, Error> {
    kind.get_ref().parse().map_err(|error: antre_duel::Error| {
        let near = nearest(kind.get_ref(), Kind::ALL.map(Kind::name));
        Error::at(input, kind.span(), Error::from(error).perhaps(near))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(roster: &Roster) -> Result<Roster, Error> {
        Roster::read(Some(&Input::new("roster", roster.written())))
    }

    #[test]
    fn the_written_party_is_the_lessons() {
        assert_eq!(read(&Roster::lesson()), Ok(Roster::lesson()));
        assert!(!lesson_roster().contains("[rules]"));
    }

    #[test]
    fn a_roster_with_changed_rules_and_odd_names_comes_back() {
        let mut roster = Roster::lesson();
        roster.party[0].name = "Iva \"7\" \\ é\u{1F409}".into();
        roster.rules.hit_clamp.low = 30;
        roster.rules.min_speed = None;
        roster.rules.tick_limit = Some(400);
        roster.rules.payment = antre_duel::Payment::Reset;
        roster.rules.assumed.turn_limit.hero_turns = 9;
        assert_eq!(read(&roster), Ok(roster));
    }
}
