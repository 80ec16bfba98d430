//! The party: who is there, how fast, and what they do.

use std::str::FromStr;

use antre_core::Role;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::told;
use crate::{Error, nearest};

/// Most of each side: what the smallest of the machines has room for.
const MOST_ALLIES: usize = 3;
const MOST_ENEMIES: usize = 16;
/// Most actions of a script.
const MOST_ACTIONS: usize = 200;

/// How often somebody acts in the time in which a normal one acts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Half a time.
    Slow,
    /// Once.
    Normal,
    /// Twice where the first action was a move, else once (`double-1` of Torneko 3; elsewhere as `fast`).
    Fast1,
    /// Twice.
    Fast,
    /// Three times.
    Triple,
    /// Four times.
    Quadruple,
}

impl Pace {
    /// All, with their words.
    pub const ALL: [(&'static str, Self); 6] = [
        ("slow", Self::Slow),
        ("normal", Self::Normal),
        ("fast1", Self::Fast1),
        ("fast", Self::Fast),
        ("triple", Self::Triple),
        ("quadruple", Self::Quadruple),
    ];

    /// The word.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, pace)| *pace == self).map_or("", |(name, _)| name)
    }
}

/// What somebody does with an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A step to where it came from, and back with the next.
    Walk,
    /// A blow that costs nobody life.
    Attack,
    /// Nothing.
    Wait,
    /// Makes itself faster for about ten turns.
    Haste,
}

impl Deed {
    /// All, with their words.
    pub(crate) const ALL: [(&'static str, Self); 4] =
        [("walk", Self::Walk), ("attack", Self::Attack), ("wait", Self::Wait), ("haste", Self::Haste)];
}

/// One of the party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Member {
    /// Name; the first is the hero, `A`, `B`, `C` are allies, all others enemies.
    pub id: String,
    /// Side.
    pub role: Role,
    /// Speed.
    pub pace: Pace,
    /// What it does, in order; the last deed is repeated.
    pub script: Vec<Deed>,
}

impl Member {
    /// What it does with its action number `index`.
    pub(super) fn deed(&self, index: usize) -> Deed {
        self.script.get(index).or(self.script.last()).copied().unwrap_or(Deed::Walk)
    }
}

/// A member as users write it: `L:fast:haste*2,attack`, with `+` for the comma in links; speed and deeds may be left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct MemberText(pub String);

impl FromStr for MemberText {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        member(text)?;
        // A link parts members with commas: deeds get a mark of their own.
        Ok(Self(text.replace(',', "+")))
    }
}

fn one_of<T: Copy>(what: &str, text: &str, choices: &[(&str, T)]) -> Result<T, Error> {
    choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        told!("error-choice", what = what, found = text, expected = names.join(", "))
            .perhaps(nearest(text, names.iter().copied()))
    })
}

fn member(text: &str) -> Result<Member, Error> {
    let mut parts = text.splitn(3, ':');
    let id = parts.next().unwrap_or_default();
    if id.is_empty() || id.chars().count() > 24 {
        return Err(told!("error-compare-member", found = text));
    }
    let pace = match parts.next() {
        None | Some("") => Pace::Normal,
        Some(word) => one_of("speed", word, &Pace::ALL)?,
    };
    let mut script = Vec::new();
    for word in parts.next().unwrap_or("walk").split([',', '+']) {
        let (name, times) = word.split_once('*').unwrap_or((word, "1"));
        let deed = one_of("deed", name, &Deed::ALL)?;
        let times: usize = times
            .parse()
            .ok()
            .filter(|times| (1..=MOST_ACTIONS).contains(times))
            .ok_or_else(|| told!("error-compare-times", found = word, most = MOST_ACTIONS))?;
        script.extend(std::iter::repeat_n(deed, times));
        if script.len() > MOST_ACTIONS {
            return Err(told!("error-compare-deeds", name = id, most = MOST_ACTIONS));
        }
    }
    let role = match id {
        "A" | "B" | "C" => Role::Ally,
        _ => Role::Enemy,
    };
    Ok(Member { id: id.to_owned(), role, pace, script })
}

/// The whole party, the hero first.
///
/// # Errors
/// A sentence on the first word that cannot be meant.
pub(super) fn party(texts: &[MemberText]) -> Result<Vec<Member>, Error> {
    let mut party = texts.iter().map(|text| member(&text.0)).collect::<Result<Vec<_>, _>>()?;
    let Some(hero) = party.first_mut() else {
        return Err(told!("error-compare-nobody"));
    };
    hero.role = Role::Hero;
    for (index, member) in party.iter().enumerate() {
        if party[..index].iter().any(|other| other.id == member.id) {
            return Err(told!("error-compare-name-twice", name = member.id));
        }
    }
    let count = |role| party.iter().filter(|member| member.role == role).count() as i64;
    antre_core::in_range("allies", count(Role::Ally), 0..=MOST_ALLIES as i64)?;
    antre_core::in_range("enemies", count(Role::Enemy), 0..=MOST_ENEMIES as i64)?;
    Ok(party)
}
