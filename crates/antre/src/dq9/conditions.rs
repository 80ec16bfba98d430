//! Conditions on a map: which maps are wanted.

use std::rc::Rc;

use antre_dq9::kinds::{Kind, Universe};
use antre_dq9::tables::{Language, MONSTERS, Words as NameWords};
use antre_dq9::{Decoded, Edition, Environment, Header, MapId, Part, Rank};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::known::decoder;
use crate::Error;
use crate::error::told;

/// Which maps are wanted; every condition must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "dq9-conditions"), command(next_help_heading = "Conditions"))]
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
    /// First words of the name (Granite), in any language
    #[cfg_attr(feature = "clap", arg(long, value_name = "WORD,…", value_delimiter = ','))]
    pub prefix: Vec<String>,
    /// Places of the name (Tunnel), in any language
    #[cfg_attr(feature = "clap", arg(long, value_name = "WORD,…", value_delimiter = ','))]
    pub place: Vec<String>,
    /// Last words of the name (of Woe), in any language
    #[cfg_attr(feature = "clap", arg(long, value_name = "WORD,…", value_delimiter = ','))]
    pub suffix: Vec<String>,
    /// Floors: 16, or a range as 12..=16
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub floors: Option<String>,
    /// Monster rank of floor 1: 9, or a range as 7..=9
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub smr: Option<String>,
    /// Level of the map: 99, or a range as 70..=99
    #[cfg_attr(feature = "clap", arg(long, value_name = "N|A..=B"))]
    pub map_level: Option<String>,
    /// Numbers of chests by rank: S=4,A=2..=6
    #[cfg_attr(feature = "clap", arg(long, value_name = "LETTER=N|A..=B,…", value_delimiter = ','))]
    pub chests: Vec<String>,
    /// Kinds that the map must have a floor of (antre dq9 special lists them)
    #[cfg_attr(feature = "clap", arg(long, value_parser = super::kinds::parser(), value_name = "KIND,…", value_delimiter = ','))]
    pub has: Vec<Kind>,
    /// A monster that roams such a floor; alone, with no kind named
    #[cfg_attr(feature = "clap", arg(long, value_name = "NAME|NUMBER"))]
    pub monster: Option<String>,
}

/// The conditions, read: one test each, under the name of its flag; the cheap ones first.
pub(super) struct Wanted {
    tests: Vec<(&'static str, Test)>,
}

/// A number of a header.
type Number = fn(&Header) -> u8;

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
    pub(super) fn read(&self, edition: &Edition) -> Result<Wanted, Error> {
        let mut tests: Vec<(&'static str, Test)> = Vec::new();
        self.of_header(&mut tests)?;
        self.of_name(&mut tests)?;
        self.of_floors(&mut tests, edition)?;
        let wanted = Wanted { tests };
        wanted.exists()?;
        Ok(wanted)
    }

    fn of_header(&self, tests: &mut Vec<(&'static str, Test)>) -> Result<(), Error> {
        if let Some(map) = &self.map {
            let map: MapId = map.parse()?;
            tests.push(("map", Box::new(move |id, _| id == map)));
        }
        if !self.rank.is_empty() {
            let ranks: Vec<Rank> =
                self.rank.iter().map(|rank| rank.trim().parse()).collect::<Result<_, _>>()?;
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
        let floors: Number = |header| header.floors;
        let ranges = [
            ("floors", &self.floors, (2, 16), floors),
            ("smr", &self.smr, (1, 9), |header| header.smr),
            ("map-level", &self.map_level, (1, 99), |header| header.level),
        ];
        for (what, text, allowed, of) in ranges {
            if let Some(text) = text {
                let (from, to) = range(what, text, allowed)?;
                let fits = move |_, header: &Header| (from..=to).contains(&i64::from(of(header)));
                tests.push((what, Box::new(fits)));
            }
        }
        Ok(())
    }

    fn of_name(&self, tests: &mut Vec<(&'static str, Test)>) -> Result<(), Error> {
        if let Some(name) = &self.name {
            let maps = match decoder().decode(name, None, None)? {
                Decoded::Grottos { maps, .. } => maps,
                Decoded::Legacy { .. } => {
                    return Err(told!("error-dq9-legacy", what = "name", name = name.trim()));
                }
            };
            tests.push(("name", Box::new(move |id, _| maps.binary_search(&id).is_ok())));
        }
        let parts: [(&str, Part, &[String], Number); 3] = [
            ("prefix", Part::Prefix, &self.prefix, |header| header.prefix),
            ("place", Part::Locale, &self.place, Header::locale),
            ("suffix", Part::Suffix, &self.suffix, |header| header.suffix),
        ];
        for (what, part, words, of) in parts {
            if !words.is_empty() {
                let mut ids: Vec<u8> = Vec::new();
                for word in words {
                    ids.extend(named(what, word, part.words())?.into_iter().map(|index| index as u8 + 1));
                }
                tests.push((what, Box::new(move |_, header| ids.contains(&of(header)))));
            }
        }
        Ok(())
    }

    fn of_floors(&self, tests: &mut Vec<(&'static str, Test)>, edition: &Edition) -> Result<(), Error> {
        let universe = Rc::new(Universe::new(*edition));
        for text in &self.chests {
            let (rank, (from, to)) = chests(text)?;
            let universe = Rc::clone(&universe);
            let fits = move |id: MapId, header: &Header| {
                let floors = (3..=header.floors).map(|number| universe.floor(id.seed, header, number).ranks);
                let count = floors.flatten().filter(|&of| of == rank).count() as i64;
                (from..=to).contains(&count)
            };
            tests.push(("chests", Box::new(fits)));
        }
        let monster = self.monster.as_deref().map(monster).transpose()?;
        let kinds = match (self.has.as_slice(), monster) {
            ([], Some(_)) => &[Kind::Single][..],
            (kinds, _) => kinds,
        };
        for &kind in kinds {
            let universe = Rc::clone(&universe);
            let fits = move |id: MapId, header: &Header| {
                !universe.floors(&[kind], monster, id, header)[0].is_empty()
            };
            tests.push((if self.has.is_empty() { "monster" } else { "has" }, Box::new(fits)));
        }
        Ok(())
    }
}

impl Wanted {
    /// Whether a map fulfils every condition.
    pub(super) fn fits(&self, id: MapId) -> bool {
        let header = Header::quick(id);
        self.tests.iter().all(|(_, test)| test(id, &header))
    }

    /// Whether a map fulfils every condition but one.
    fn fits_without(&self, id: MapId, dropped: usize) -> bool {
        let header = Header::quick(id);
        self.tests.iter().enumerate().all(|(index, (_, test))| index == dropped || test(id, &header))
    }

    /// Refuses conditions that no map fulfils, naming one that would leave some if it were dropped.
    fn exists(&self) -> Result<(), Error> {
        let ids = || (0..MapId::COUNT).map_while(|index| MapId::of_index(index).ok());
        if ids().any(|id| self.fits(id)) {
            return Ok(());
        }
        let all = self.tests.iter().map(|(what, _)| *what).collect::<Vec<_>>().join(", ");
        let blamed = (0..self.tests.len())
            .filter(|_| self.tests.len() > 1)
            .find(|&dropped| ids().any(|id| self.fits_without(id, dropped)))
            .map(|dropped| self.tests[dropped].0);
        Err(match (self.tests.len(), blamed) {
            (1, _) => told!("error-dq9-no-map-one", conditions = all),
            (_, Some(what)) => told!("error-dq9-no-map-without", conditions = all, without = what),
            _ => told!("error-dq9-no-map-together", conditions = all),
        })
    }
}

/// An environment by its English word or number.
pub(super) fn environment(text: &str) -> Result<Environment, Error> {
    let typed = text.trim().to_lowercase();
    let found = Environment::ALL
        .into_iter()
        .find(|environment| environment.word() == typed || environment.number().to_string() == typed);
    found.ok_or_else(|| {
        told!(
            "error-choice",
            what = "environment",
            found = text.trim(),
            expected = "caves, ruins, ice, water, fire"
        )
    })
}

/// A monster by number or by its name in any language.
pub(super) fn monster(text: &str) -> Result<u16, Error> {
    if let Ok(number) = text.trim().parse::<u16>()
        && MONSTERS.iter().any(|monster| monster.id == number)
    {
        return Ok(number);
    }
    let typed = text.trim().to_lowercase();
    let is = |words: &NameWords| words.0.iter().any(|word| word.to_lowercase() == typed);
    MONSTERS.iter().find(|monster| is(&monster.words)).map(|monster| monster.id).ok_or_else(|| {
        let names = MONSTERS.iter().flat_map(|monster| monster.words.0).filter(|word| !word.is_empty());
        let near = antre_dq9::nearest(text, names, 3);
        told!("error-dq9-monster", found = text.trim()).nearest(&near)
    })
}

/// Places in a list of words of what was typed, in any language, with or without its article.
fn named(what: &str, text: &str, words: &[NameWords]) -> Result<Vec<usize>, Error> {
    let key = |word: &str| {
        let letters = word.to_lowercase();
        letters.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>()
    };
    let typed = key(text);
    let fits = |words: &NameWords| {
        Language::ALL.into_iter().any(|language| {
            let word = words.in_language(language);
            let bare = word.rsplit([' ', '’']).next().unwrap_or(word);
            !typed.is_empty() && (key(word) == typed || key(bare) == typed)
        })
    };
    let found: Vec<usize> =
        words.iter().enumerate().filter(|(_, words)| fits(words)).map(|(index, _)| index).collect();
    if found.is_empty() {
        let names = words.iter().flat_map(|words| words.0).filter(|word| !word.is_empty());
        let near = antre_dq9::nearest(text, names, 3);
        return Err(told!("error-dq9-part", what = what, found = text.trim()).nearest(&near));
    }
    Ok(found)
}

/// `S=4` or `A=2..=6`: a rank and how many chests of it.
fn chests(text: &str) -> Result<(u8, (i64, i64)), Error> {
    let malformed = || told!("error-dq9-chests", found = text.trim());
    let (letter, count) = text.split_once('=').ok_or_else(malformed)?;
    let letter = letter.trim().to_uppercase();
    let rank = "IHGFEDCBAS".find(&letter).filter(|_| letter.len() == 1).ok_or_else(malformed)?;
    Ok((rank as u8 + 1, range("chests", count, (0, 42))?))
}

/// `7`, `7..=12` or `7..13`, within the lowest and the highest allowed.
pub(super) fn range(what: &str, text: &str, (low, high): (i64, i64)) -> Result<(i64, i64), Error> {
    let malformed =
        || told!("error-number-or-range", what = what, found = text.trim(), low = low, high = high);
    let number = |text: &str| text.trim().parse::<i64>().map_err(|_| malformed());
    let (from, to) = match text.split_once("..") {
        None => (number(text)?, number(text)?),
        Some((from, to)) => match to.strip_prefix('=') {
            Some(to) => (number(from)?, number(to)?),
            None => (number(from)?, number(to)?.saturating_sub(1)),
        },
    };
    if from > to {
        return Err(told!("error-range-empty", what = what, found = text.trim()));
    }
    Ok((antre_core::in_range(what, from, low..=high)?, antre_core::in_range(what, to, low..=high)?))
}
