//! The one-line form of a scenario: a drawing whose rows are separated by `/`, then words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::actor::Status;
use crate::ai::Ai;
use crate::dir::Dir;
use crate::edition::Switch;
use crate::error::Torneko3Error;
use crate::play::Kind;
use crate::scenario::{At, CharSpec, DecisionSpec, InputSpec, MapSpec, RingSpec, Scenario, TrapSpec};
use crate::setup::Setup;
use crate::speed::Speed;

/// Inputs of the player as the short form writes them, each with an example's numbers and names.
pub const INPUT_FORMS: [&str; 16] = [
    "wait",
    "attack:A",
    "N",
    "NE",
    "E",
    "SE",
    "S",
    "SW",
    "W",
    "NW",
    "quick",
    "cure",
    "fast:A",
    "slow:A",
    "pillar:1,0",
    "warp:1,0",
];

/// Traits of a character that stand alone; speeds and states are traits too.
pub const TRAIT_FORMS: [&str; 6] = ["nap", "idle", "chase", "peaceful", "keeper", "gargoyle"];

const INPUTS: &str =
    "N NE E SE S SW W NW, wait, attack:A, quick, cure, pillar:X,Y, warp:X,Y, fast:A or slow:A";
const SETTINGS: &str =
    "turns, turn, trap, ring, dungeon, hero, unpaid, thief, answer, gold, price, a rule or a character";
const TRAITS: &str = "slow, normal, fast1, fast2, nap, idle, chase, peaceful, keeper, gargoyle, hp:N, regen:N, order:N, family:NAME or STATUS:N";

impl Scenario {
    /// Reads the one-line form, such as `@^C/A.. E trap=warp>2,1 C=fast2`.
    ///
    /// The first word is the drawing (see [`MapSpec::draw`]). Words after it are inputs in their order (`E`, `wait`,
    /// `attack:A`, `quick:10`, `cure`, `pillar:3,1`, `warp:5,2`, `fast:A`, `slow:A`), traits of a character
    /// (`A=fast2,nap,idle`), its scripted decisions (`A1.2=move:E`), or settings (`turns=3`, `turn=29`,
    /// `trap=warp>5,2`, `unpaid`, any rule such as `wait_flushes=false`).
    ///
    /// # Errors
    /// A sentence on the first word that cannot be meant.
    pub fn short(text: &str) -> Result<Self, Torneko3Error> {
        let mut words = text.split_whitespace();
        let draw = words.next().unwrap_or_default();
        if !draw.contains('@') {
            return Err(Torneko3Error::Meaning {
                place: "short form".into(),
                problem:
                    "it begins with a drawing that shows the player as `@`, such as `@^C/A.. E trap=warp>2,1`"
                        .into(),
            });
        }
        let map = MapSpec { draw: draw.into(), ..MapSpec::default() };
        let mut scenario = Self { map, spawn_count_only: true, ..Self::default() };
        for (index, word) in words.enumerate() {
            let place = format!("word {}", index + 2);
            scenario.word(&place, word)?;
        }
        Ok(scenario)
    }

    fn word(&mut self, place: &str, word: &str) -> Result<(), Torneko3Error> {
        let Some((key, value)) = word.split_once('=') else {
            match word {
                "unpaid" => self.unpaid = true,
                "thief" => self.thief = true,
                _ => self.inputs.push(input(place, word)?),
            }
            return Ok(());
        };
        match key {
            "turns" => self.turns = Some(number(place, key, value)?),
            "turn" => self.turn_counter = number(place, key, value)?,
            "dungeon" => self.dungeon = Some(value.into()),
            "hero" => {
                self.hero = Some(match value {
                    "torneko" => crate::Party::Torneko,
                    "popolo" => crate::Party::Popolo,
                    _ => return Err(unknown(place, value, "torneko or popolo")),
                });
            }
            "trap" => {
                let (kind, to) = value.split_once('>').map_or((value, None), |(kind, to)| (kind, Some(to)));
                let (kind, dmg) = kind.split_once(':').map_or((kind, None), |(kind, dmg)| (kind, Some(dmg)));
                self.map.traps.push(TrapSpec {
                    kind: kind.into(),
                    to: to.map(|to| cell(place, to)).transpose()?,
                    dmg: dmg.map(|dmg| number(place, "trap damage", dmg)).transpose()?,
                    ..TrapSpec::default()
                });
            }
            "ring" => {
                let (turn, to) =
                    value.split_once('>').ok_or_else(|| unknown(place, value, "ring=TURN>X,Y"))?;
                let hit = RingSpec { t: number(place, "ring turn", turn)?, half: None, to: cell(place, to)? };
                self.ring.get_or_insert_default().push(hit);
            }
            "answer" => self.map.shop.get_or_insert_default().answer = value.into(),
            "gold" => self.map.shop.get_or_insert_default().gold = number(place, key, value)?,
            "price" => self.map.shop.get_or_insert_default().price = Some(number(place, key, value)?),
            _ if Switch::find(key).is_some() => self.config = self.config.with(key, value)?,
            _ => self.about(place, key, value)?,
        }
        Ok(())
    }

    /// `A=traits`, `A1.2=decision`.
    fn about(&mut self, place: &str, key: &str, value: &str) -> Result<(), Torneko3Error> {
        let mut rest = key.chars();
        let mark = rest.next().filter(|mark| self.map.draw.contains(*mark) && !mark.is_ascii_punctuation());
        let mark = mark.or_else(|| key.starts_with('@').then_some('@'));
        let Some(mark) = mark else { return Err(unknown(place, key, SETTINGS)) };
        let when = rest.as_str();
        let id = if mark == '@' { "player".to_string() } else { mark.to_string() };
        let index = self.chars.iter().position(|spec| spec.id == id).unwrap_or_else(|| {
            let cls = (mark == '@').then_some(crate::Class::Player);
            self.chars.push(CharSpec { id, cls, ..CharSpec::default() });
            self.chars.len() - 1
        });
        let spec = &mut self.chars[index];
        if when.is_empty() {
            return value.split(',').try_for_each(|word| trait_of(place, spec, word));
        }
        let decision = decision(place, value)?;
        spec.script.insert(when.into(), decision);
        Ok(())
    }
}

impl Setup {
    /// Makes the one-line form ready ([`Scenario::short`]).
    ///
    /// # Errors
    /// As [`Scenario::short`] and [`Setup::new`].
    pub fn short(text: &str) -> Result<Self, Torneko3Error> {
        Self::new(&Scenario::short(text)?)
    }
}

fn trait_of(place: &str, spec: &mut CharSpec, word: &str) -> Result<(), Torneko3Error> {
    let (name, value) = word.split_once(':').unwrap_or((word, ""));
    match name {
        "nap" => spec.nap = true,
        "idle" => spec.ai = Ai::Idle,
        "chase" => spec.ai = Ai::Chase,
        "peaceful" => spec.hostile = Some(false),
        "keeper" => spec.keeper = true,
        "gargoyle" => spec.species = "gargoyle".into(),
        "family" => spec.family = Some(value.into()),
        "hp" => spec.hp = Some(number(place, name, value)?),
        "regen" => spec.regen = number(place, name, value)?,
        "order" => spec.order = Some(number(place, name, value)?),
        _ => {
            if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.name() == name) {
                spec.speed = Some(speed);
            } else if let Some(status) = Status::ALL.into_iter().find(|status| status.name() == name) {
                let left = if value.is_empty() { 10 } else { number(place, name, value)? };
                spec.status.push((status, left));
            } else {
                return Err(unknown(place, word, TRAITS));
            }
        }
    }
    Ok(())
}

fn decision(place: &str, text: &str) -> Result<DecisionSpec, Torneko3Error> {
    let (verb, value) = text.split_once(':').unwrap_or((text, ""));
    let mut spec = DecisionSpec { kind: Kind::Wait, dir: None, dmg: None, name: None, to: None, turns: None };
    match verb {
        "move" | "attack" => {
            spec.kind = if verb == "move" { Kind::Move } else { Kind::Attack };
            if !value.is_empty() {
                spec.dir = Some(Dir::from_name(value).ok_or_else(|| unknown(place, value, INPUTS))?);
            }
        }
        "wait" => {}
        _ => {
            spec.kind = Kind::Special;
            let name = match verb {
                "warp" => "warp_player",
                "slow" => "slow_player",
                "haste" => "haste_player",
                other => other,
            };
            spec.name = Some(name.into());
            match verb {
                "warp" | "leap" => spec.to = Some(cell(place, value)?),
                "slow" | "haste" => {
                    spec.turns = Some(if value.is_empty() { 10 } else { number(place, verb, value)? });
                }
                _ => {}
            }
        }
    }
    Ok(spec)
}

/// Inputs in the words of the short form, separated by commas and blanks.
pub(crate) fn inputs(text: &str) -> Result<Vec<InputSpec>, Torneko3Error> {
    // A comma separates two inputs unless it stands inside a place such as `3,1`.
    text.split_whitespace()
        .map(|word| word.trim_matches(','))
        .filter(|word| !word.is_empty())
        .enumerate()
        .map(|(index, word)| input(&format!("play, word {}", index + 1), word))
        .collect()
}

/// One input in the words of the short form.
pub(crate) fn input(place: &str, word: &str) -> Result<InputSpec, Torneko3Error> {
    let mut parts = word.split(':');
    let verb = parts.next().unwrap_or_default();
    let mut next = || parts.next().filter(|part| !part.is_empty());
    let mut spec = InputSpec::default();
    if let Some(dir) = Dir::from_name(verb) {
        spec.act = "move".into();
        spec.dir = Some(dir);
        return Ok(spec);
    }
    let at = |value: Option<&str>| -> Result<Option<At>, Torneko3Error> {
        value.map(|value| cell(place, value)).transpose()
    };
    match verb {
        "wait" => spec.act = "wait".into(),
        "attack" => {
            spec.act = "attack".into();
            spec.target = next().map(String::from);
            spec.dmg = next().map(|value| number(place, "damage", value)).transpose()?;
        }
        "quick" => {
            spec.act = "drink_quick".into();
            spec.turns = next().map(|value| number(place, "turns", value)).transpose()?;
        }
        "cure" => spec.act = "cure_slow".into(),
        "pillar" => {
            spec.act = "pillar_staff".into();
            spec.at = at(next())?;
            spec.dmg = next().map(|value| number(place, "damage", value)).transpose()?;
        }
        "warp" => {
            spec.act = "warp_self".into();
            spec.to = at(next())?;
        }
        "fast" | "slow" => {
            spec.act = "speed_on".into();
            spec.eff = Some(verb.into());
            spec.target = next().map(String::from);
        }
        _ => return Err(unknown(place, word, INPUTS)),
    }
    Ok(spec)
}

fn cell(place: &str, text: &str) -> Result<At, Torneko3Error> {
    let cell = text.split_once(',').and_then(|(x, y)| Some([x.parse().ok()?, y.parse().ok()?]));
    cell.ok_or_else(|| unknown(place, text, "a column and a row, such as 3,1"))
}

fn number<N: core::str::FromStr>(place: &str, what: &str, text: &str) -> Result<N, Torneko3Error> {
    text.parse().map_err(|_| Torneko3Error::Unknown {
        what: format!("{place}, {what}"),
        found: text.into(),
        expected: "a whole number".into(),
    })
}

fn unknown(place: &str, found: &str, expected: &str) -> Torneko3Error {
    Torneko3Error::Unknown { what: place.into(), found: found.into(), expected: expected.into() }
}
