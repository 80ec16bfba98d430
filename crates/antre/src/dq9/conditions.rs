//! Conditions on a map's header: which maps are wanted.

use antre_dq9::{Decoded, Decoder, Environment, Header, MapId, Rank};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Error, nearest};

/// Which maps are wanted; every condition must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(default, deny_unknown_fields)]
pub struct Conditions {
    /// This very map: B5:15522 or B53CA2
    #[cfg_attr(feature = "clap", arg(long, value_name = "MAP"))]
    pub map: Option<String>,
    /// A map of this name, as decode takes it
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME"))]
    pub name: Option<String>,
    /// Ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    #[cfg_attr(feature = "clap", arg(long, value_name = "RR,…", value_delimiter = ','))]
    pub rank: Vec<String>,
    /// Environments: caves ruins ice water fire
    #[cfg_attr(feature = "clap", arg(long, value_name = "WORD,…", value_delimiter = ','))]
    pub environment: Vec<String>,
    /// Bosses by number or name
    #[cfg_attr(feature = "clap", arg(long, value_name = "BOSS,…", value_delimiter = ','))]
    pub boss: Vec<String>,
    /// Floors: 16, or a range as 12..=16
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub floors: Option<String>,
    /// Monster rank of floor 1: 9, or a range as 7..=9
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub smr: Option<String>,
    /// Level of the map: 99, or a range as 70..=99
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub map_level: Option<String>,
}

/// The conditions, read: one test each, under the name of its flag.
pub(super) struct Wanted {
    tests: Vec<(&'static str, Test)>,
}

type Test = Box<dyn Fn(MapId, &Header) -> bool>;

impl Conditions {
    /// Whether there are any.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Reads the conditions.
    ///
    /// # Errors
    /// One names nothing that exists, or no map at all fulfils them.
    pub(super) fn read(&self) -> Result<Wanted, Error> {
        let mut tests: Vec<(&'static str, Test)> = Vec::new();
        if let Some(map) = &self.map {
            let map: MapId = map.parse()?;
            tests.push(("map", Box::new(move |id, _| id == map)));
        }
        if let Some(name) = &self.name {
            let maps = match Decoder::new().decode(name, None, None)? {
                Decoded::Grottos { maps, .. } => maps,
                Decoded::Legacy { .. } => {
                    return Err(Error::new(format!(
                        "name \"{}\": the map of an earlier boss is not drawn; expected the name of a grotto",
                        name.trim()
                    )));
                }
            };
            tests.push(("name", Box::new(move |id, _| maps.binary_search(&id).is_ok())));
        }
        if !self.rank.is_empty() {
            let ranks: Vec<Rank> = self.rank.iter().map(|rank| rank.trim().parse()).collect::<Result<_, _>>()?;
            tests.push(("rank", Box::new(move |id, _| ranks.contains(&id.rank))));
        }
        if !self.environment.is_empty() {
            let named: Vec<Environment> =
                self.environment.iter().map(|word| environment(word)).collect::<Result<_, _>>()?;
            tests.push(("environment", Box::new(move |_, header| named.contains(&header.environment))));
        }
        if !self.boss.is_empty() {
            let bosses = self.boss.iter().map(|boss| Ok(antre_dq9::tables::Boss::named(boss)?.number));
            let bosses: Vec<u8> = bosses.collect::<Result<_, Error>>()?;
            tests.push(("boss", Box::new(move |_, header| bosses.contains(&header.boss))));
        }
        let ranges: [(&'static str, &Option<String>, i64, i64, fn(&Header) -> u8); 3] = [
            ("floors", &self.floors, 2, 16, |header| header.floors),
            ("smr", &self.smr, 1, 9, |header| header.smr),
            ("map-level", &self.map_level, 1, 99, |header| header.level),
        ];
        for (what, text, low, high, of) in ranges {
            if let Some(text) = text {
                let (from, to) = range(what, text, low, high)?;
                tests.push((what, Box::new(move |_, header| (from..=to).contains(&i64::from(of(header))))));
            }
        }
        let wanted = Wanted { tests };
        wanted.exists()?;
        Ok(wanted)
    }
}

impl Wanted {
    /// Whether a map fulfils every condition.
    pub(super) fn fits(&self, id: MapId) -> bool {
        let header = Header::of(id);
        self.tests.iter().all(|(_, test)| test(id, &header))
    }

    /// Refuses conditions that no map fulfils, naming one that would leave some if it were dropped.
    fn exists(&self) -> Result<(), Error> {
        let mut alone = vec![false; self.tests.len()];
        for index in 0..MapId::COUNT {
            let id = MapId::of_index(index)?;
            let header = Header::of(id);
            let mut missed = self.tests.iter().enumerate().filter(|(_, (_, test))| !test(id, &header));
            match (missed.next(), missed.next()) {
                (None, _) => return Ok(()),
                (Some((only, _)), None) => alone[only] = true,
                _ => {}
            }
        }
        let all = self.tests.iter().map(|(what, _)| *what).collect::<Vec<_>>().join(", ");
        let blamed = self.tests.iter().zip(alone).find(|&(_, alone)| alone).map(|((what, _), _)| *what);
        Err(Error::new(match (self.tests.len(), blamed) {
            (1, _) => format!("{all}: no map fulfils it"),
            (_, Some(what)) => format!("{all}: no map fulfils all of them; without {what} there would be some"),
            _ => format!("{all}: no map fulfils all of them"),
        }))
    }
}

/// An environment by its English word or number.
pub(super) fn environment(text: &str) -> Result<Environment, Error> {
    let typed = text.trim().to_lowercase();
    let found = Environment::ALL
        .into_iter()
        .find(|environment| environment.word() == typed || environment.number().to_string() == typed);
    found.ok_or_else(|| {
        let near = nearest(&typed, Environment::ALL.map(Environment::word));
        let near = near.map_or_else(String::new, |near| format!("; the nearest is {near}"));
        Error::new(format!("environment \"{}\": expected caves, ruins, ice, water or fire{near}", text.trim()))
    })
}

/// `7`, `7..=12` or `7..13`, within `low..=high`.
pub(super) fn range(what: &str, text: &str, low: i64, high: i64) -> Result<(i64, i64), Error> {
    let malformed = || {
        Error::new(format!("{what} \"{}\": expected a number or a range as {low}..={high}", text.trim()))
    };
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| malformed());
    let (from, to) = match text.split_once("..") {
        None => (number(text)?, number(text)?),
        Some((from, to)) => match to.strip_prefix('=') {
            Some(to) => (number(from)?, number(to)?),
            None => (number(from)?, number(to)?.saturating_sub(1)),
        },
    };
    if from > to {
        return Err(Error::new(format!("{what} {}: expected a range that is not empty", text.trim())));
    }
    Ok((antre_core::in_range(what, from, low..=high)?, antre_core::in_range(what, to, low..=high)?))
}
