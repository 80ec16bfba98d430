//! From what was seen of a map to the map: what remains after each clue, and what to look for next.

use std::ops::ControlFlow;
use std::sync::Arc;

use antre_dq9::tables::{LOCALE_WORDS, PREFIX_WORDS, SUFFIX_WORDS, Words as Names};
use antre_dq9::{Edition, Lexicon, Typed};
use antre_search::infer::{Gain, gain, ranked};
use antre_search::run::run;
use antre_search::{Filter, Options, Space, Stages, Work};
use serde::Serialize;

use super::{MapItem, Maps, Shared};
use crate::search::explained;
use crate::{Error, Input};

/// Maps for which the next clue is judged, at most; more are too many to tell apart yet anyway.
const JUDGED: usize = 1 << 16;
/// Maps that are listed.
const LISTED: usize = 100;

/// A clue and what it left.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Clue {
    /// The clue, as a condition over the columns of maps.
    pub clue: String,
    /// Maps that remain.
    pub remain: u64,
}

/// What the clues tell.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Inferred {
    /// The rules followed.
    pub edition: String,
    /// The clues in order.
    pub clues: Vec<Clue>,
    /// Maps that fit all of them.
    pub remain: u64,
    /// The first hundred of those.
    pub maps: Vec<String>,
    /// What tells most about the rest, the most telling first.
    pub next: Vec<Gain>,
}

/// Applies clues one after another.
///
/// # Errors
/// The first clue that cannot be read, with its place.
pub fn infer(clues: &[String], edition: Edition) -> Result<Inferred, Error> {
    let space = Maps::new(edition, Arc::new(Shared::default()));
    let mut work = Work::Range(0..space.size());
    let mut told = Vec::new();
    for clue in clues {
        let input = Input::new("clue", clue.clone());
        let filter = Filter::parse(clue, space.schema()).map_err(|error| explained(error, &input))?;
        let mut left = Vec::new();
        let keep = |position, _: &MapItem| {
            left.push(position);
            Ok(ControlFlow::Continue(()))
        };
        run(&space, &filter, &work, &Options::default(), keep, |_| {})?;
        told.push(Clue { clue: clue.clone(), remain: left.len() as u64 });
        work = Work::List(left);
    }
    let remain = work.len();
    let positions: Vec<u64> = (0..remain.min(JUDGED as u64 + 1)).map(|index| work.position(index)).collect();
    let next = if (2..=JUDGED as u64).contains(&remain) {
        let items: Vec<MapItem> =
            positions.iter().map(|&position| space.item(position, Stages::with(1))).collect();
        next(&items)
    } else {
        Vec::new()
    };
    let maps = positions.iter().take(LISTED).map(|&position| space.id(position)).collect();
    Ok(Inferred { edition: space.edition(), clues: told, remain, maps, next })
}

/// A map name, in any language and spelling that the game's names can be typed in, as a clue.
///
/// # Errors
/// A word that no map has.
pub fn name_clue(name: &str) -> Result<String, Error> {
    let typed = Lexicon::new().read(name, None).map_err(|error| Error::new(error.to_string()))?;
    let Typed::Grotto(names) = typed else {
        return Err(Error::new(format!(
            "name \"{name}\": expected a grotto's; maps of earlier bosses have no seed"
        )));
    };
    let english = |words: &[Names], ids: &[u8]| {
        let words: Vec<String> = ids
            .iter()
            .filter_map(|&id| words.get(usize::from(id).checked_sub(1)?))
            .map(|words| format!("{:?}", words.english()))
            .collect();
        words.join(", ")
    };
    let readings = names.iter().map(|name| {
        let mut parts = Vec::new();
        for (column, words, ids) in [
            ("prefix", &PREFIX_WORDS[..], &name.prefix),
            ("locale", &LOCALE_WORDS[..], &name.locale),
            ("suffix", &SUFFIX_WORDS[..], &name.suffix),
        ] {
            if !ids.is_empty() {
                parts.push(format!("{column} in [{}]", english(words, ids)));
            }
        }
        parts.extend(name.level.map(|level| format!("level == {level}")));
        if parts.is_empty() { "true".to_owned() } else { parts.join(" && ") }
    });
    let readings: Vec<String> = readings.collect();
    Ok(match readings.as_slice() {
        [only] => only.clone(),
        several => several.iter().map(|reading| format!("({reading})")).collect::<Vec<_>>().join(" || "),
    })
}

/// What one can look at, judged by how much it tells.
fn next(maps: &[MapItem]) -> Vec<Gain> {
    let mut gains = vec![
        gain("environment", maps, |map| map.header.environment),
        gain("depth", maps, |map| map.header.floors),
        gain("boss", maps, |map| map.header.boss),
        gain("smr", maps, |map| map.header.smr),
        gain("prefix", maps, |map| map.header.prefix),
        gain("locale", maps, |map| map.header.locale()),
        gain("suffix", maps, |map| map.header.suffix),
        gain("level", maps, |map| map.header.level),
    ];
    let deepest = maps.iter().map(|map| map.floors.len()).max().unwrap_or(0);
    for floor in 0..deepest.min(5) {
        let of = |map: &MapItem| map.floors.get(floor).copied();
        gains.push(gain(&format!("floors[{floor}].side"), maps, |map| of(map).map(|f| f.layout.side)));
        gains.push(gain(&format!("floors[{floor}].down_x, down_y"), maps, |map| {
            of(map).map(|f| (f.layout.down.x, f.layout.down.y))
        }));
        gains.push(gain(&format!("floors[{floor}].chests.total"), maps, |map| {
            of(map).map(|f| f.layout.chests.len())
        }));
    }
    let mut ranked = ranked(gains);
    ranked.truncate(8);
    ranked
}
