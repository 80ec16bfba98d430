//! Grids of rosters: one or two stats or rules with all their values.

use std::fmt;
use std::str::FromStr;

use antre_duel::{Fighter, Rules, Span};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Roster;
use crate::error::told;
use crate::{Error, nearest};

/// Cells of a grid at most.
const MOST: usize = 10_000;

/// Stats that a sweep can vary.
pub(super) const STATS: [&str; 7] =
    ["max_hp", "strength", "agility", "defense", "speed", "weapon_low", "weapon_high"];
/// Rules that a sweep can vary.
const RULES: [&str; 5] = ["hit_low", "hit_high", "crit_factor", "cost", "threshold"];

/// One axis of a grid, written `hero.agility=0..=20` or, in steps, `rules.hit_low=10..=50/10`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Vary {
    who: String,
    what: String,
    first: i64,
    last: i64,
    step: i64,
}

impl Vary {
    /// Its values in order.
    pub(crate) fn values(&self) -> impl Iterator<Item = i64> + '_ {
        (0..).map_while(move |index: i64| {
            let value = self.first.checked_add(index.checked_mul(self.step)?)?;
            (value <= self.last).then_some(value)
        })
    }

    /// Lowest and highest value.
    pub(crate) const fn bounds(&self) -> (i64, i64) {
        (self.first, self.last)
    }

    /// `hero.agility`.
    pub(crate) fn name(&self) -> String {
        format!("{}.{}", self.who, self.what)
    }

    /// Whose value varies, and which, as columns name them: letters, digits and `_`.
    pub(crate) fn path(&self) -> [String; 2] {
        [&self.who, &self.what].map(|name| {
            let plain = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' });
            plain.collect()
        })
    }

    /// Changes a roster; a name is looked for among its fighters.
    pub(super) fn apply(&self, roster: &mut Roster, value: i64) -> Result<(), Error> {
        if self.who == "rules" {
            return self.apply_rule(&mut roster.rules, value);
        }
        let place = place(roster, &self.who)?;
        let fighter = &mut roster.party[place];
        self.apply_stat(fighter, value)
    }

    fn apply_stat(&self, fighter: &mut Fighter, value: i64) -> Result<(), Error> {
        let weapon = |low, high| Span::new("weapon", low, high).map_err(Error::from);
        match self.what.as_str() {
            "max_hp" => fighter.max_hp = value,
            "strength" => fighter.strength = value,
            "agility" => fighter.agility = value,
            "defense" => fighter.defense = value,
            "speed" => fighter.speed = value,
            "weapon_low" => fighter.weapon = weapon(value, fighter.weapon.high().max(value))?,
            "weapon_high" => fighter.weapon = weapon(fighter.weapon.low().min(value), value)?,
            other => return Err(unknown(other, &STATS)),
        }
        fighter.check().map_err(Error::from)
    }

    fn apply_rule(&self, rules: &mut Rules, value: i64) -> Result<(), Error> {
        match self.what.as_str() {
            "hit_low" => rules.hit_clamp.low = value,
            "hit_high" => rules.hit_clamp.high = value,
            "crit_factor" => rules.crit_factor = value,
            "cost" => rules.cost = value,
            "threshold" => rules.threshold = value,
            other => return Err(unknown(other, &RULES)),
        }
        rules.check().map_err(Error::from)
    }
}

/// The place of a fighter: `hero`, a name, or `#2` for the second.
pub(super) fn place(roster: &Roster, who: &str) -> Result<usize, Error> {
    let wanted = who.to_lowercase();
    let numbered = wanted.strip_prefix('#').and_then(|digits| digits.parse::<usize>().ok()?.checked_sub(1));
    let found = match numbered {
        Some(place) => Some(place).filter(|&place| place < roster.party.len()),
        None if wanted == "hero" => Some(0),
        None => roster.party.iter().position(|fighter| fighter.name.to_lowercase() == wanted),
    };
    found.ok_or_else(|| {
        let names: Vec<&str> = roster.party.iter().map(|fighter| fighter.name.as_str()).collect();
        told!("error-duel-vary-who", found = who, expected = names.join(", "))
    })
}

/// A stat of a fighter by its name; 0 for what is none.
pub(super) fn stat(fighter: &Fighter, name: &str) -> i64 {
    match name {
        "max_hp" => fighter.max_hp,
        "strength" => fighter.strength,
        "agility" => fighter.agility,
        "defense" => fighter.defense,
        "speed" => fighter.speed,
        "weapon_low" => fighter.weapon.low(),
        "weapon_high" => fighter.weapon.high(),
        _ => 0,
    }
}

fn unknown(what: &str, known: &[&str]) -> Error {
    told!("error-duel-vary-what", found = what, expected = known.join(", "))
        .perhaps(nearest(what, known.iter().copied()))
}

impl fmt::Display for Vary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}..={}", self.name(), self.first, self.last)?;
        if self.step == 1 { Ok(()) } else { write!(f, "/{}", self.step) }
    }
}

impl FromStr for Vary {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let wrong = || told!("error-duel-vary", found = text);
        let (path, range) = text
            .rsplit_once('=')
            .and_then(|(left, last)| {
                // The range has an = of its own: A..=B.
                left.strip_suffix("..")
                    .and_then(|left| left.split_once('='))
                    .map(|(path, first)| (path, (first, last)))
            })
            .ok_or_else(wrong)?;
        let (who, what) = path.rsplit_once('.').ok_or_else(wrong)?;
        let (first, rest) = range;
        let (last, step) = rest.split_once('/').unwrap_or((rest, "1"));
        let number = |text: &str| text.trim().parse::<i64>().map_err(|_| wrong());
        let vary = Self {
            who: who.trim().to_owned(),
            what: what.trim().to_owned(),
            first: number(first)?,
            last: number(last)?,
            step: number(step)?,
        };
        if vary.step < 1 || vary.last < vary.first {
            return Err(wrong());
        }
        let known: &[&str] = if vary.who == "rules" { &RULES } else { &STATS };
        if !known.contains(&vary.what.as_str()) {
            return Err(unknown(&vary.what, known));
        }
        Ok(vary)
    }
}

impl TryFrom<String> for Vary {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Vary> for String {
    fn from(vary: Vary) -> Self {
        vary.to_string()
    }
}

/// Every combination of the values of no, one or two axes; the first axis runs fastest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    axes: Vec<Vary>,
    cells: Vec<Vec<i64>>,
}

impl Grid {
    /// The grid of these axes; without any it has one cell.
    pub(crate) fn new(axes: &[Vary]) -> Result<Self, Error> {
        if axes.len() > 2 {
            return Err(told!("error-duel-vary-count", found = axes.len()));
        }
        let mut cells = vec![Vec::new()];
        for axis in axes.iter().rev() {
            let values: Vec<i64> = axis.values().take(MOST + 1).collect();
            let count = cells.len() * values.len();
            if count > MOST {
                return Err(told!("error-duel-vary-cells", found = count, most = MOST));
            }
            cells = cells
                .iter()
                .flat_map(|cell| values.iter().map(|&value| [&[value], cell.as_slice()].concat()))
                .collect();
        }
        Ok(Self { axes: axes.to_vec(), cells })
    }

    /// The axes.
    pub(crate) fn axes(&self) -> &[Vary] {
        &self.axes
    }

    /// The cells: a value of each axis.
    pub(crate) fn cells(&self) -> &[Vec<i64>] {
        &self.cells
    }

    /// A roster as it is in a cell.
    pub(crate) fn changed(&self, roster: &Roster, cell: &[i64]) -> Result<Roster, Error> {
        let mut changed = roster.clone();
        for (axis, &value) in self.axes.iter().zip(cell) {
            axis.apply(&mut changed, value)?;
        }
        Ok(changed)
    }
}
