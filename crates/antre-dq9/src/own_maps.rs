//! A player's own maps: a plain list in place of a save, and which of them gives an item soonest.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::RangeInclusive;

use antre_core::in_range;

use crate::Error;
use crate::chests::rolls;
use crate::edition::Edition;
use crate::items::Item;
use crate::rank::MapId;
use crate::terrain::Terrain;
use crate::{Floor, Header};

/// A map of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnMap {
    /// The map.
    pub id: MapId,
    /// Its entrance, where it was written down.
    pub location: Option<u8>,
    /// What the player noted.
    pub note: String,
}

/// Reads a list: a map a line (`B5:15522` or `B53CA2`), then, if wanted, its location as `@150` and a note. Empty lines
/// and lines that begin with `#` say nothing.
///
/// # Errors
/// A line is wrong; the error says which and why.
pub fn read_list(text: &str) -> Result<Vec<OwnMap>, Error> {
    let mut maps = Vec::new();
    for (line, number) in text.lines().zip(1u32..) {
        let line = line.trim_start_matches('\u{FEFF}').trim();
        if !line.is_empty() && !line.starts_with('#') {
            maps.push(read_line(line).map_err(|error| Error::Line { line: number, error: Box::new(error) })?);
        }
    }
    Ok(maps)
}

fn read_line(line: &str) -> Result<OwnMap, Error> {
    let (id, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let id = id.parse()?;
    let rest = rest.trim_start();
    let (location, note) = match rest.strip_prefix('@') {
        Some(rest) => {
            let (number, note) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let number = number.parse::<i64>().map_err(|_| Error::Location { found: number.into() })?;
            (Some(in_range("location", number, 1..=150)? as u8), note.trim_start())
        }
        None => (None, rest),
    };
    Ok(OwnMap { id, location, note: note.into() })
}

/// A chest of a map and the first second that puts an item into it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sight {
    /// The map.
    pub id: MapId,
    /// Floor, from 3.
    pub floor: u8,
    /// Chest, from 1.
    pub chest: u8,
    /// Its rank.
    pub rank: u8,
    /// The second at which the chests have to be laid.
    pub second: u32,
    /// How many seconds in a row do.
    pub lasts: u32,
    /// How many of the floor's chests have the item at that second.
    pub chests: u8,
}

/// For each of the maps that can give an item, the earliest second of `seconds` that does, soonest first; at one second
/// the floor that is nearest to the entrance, then the map that stands first.
///
/// Chests that nobody can reach (section 17) are left out.
pub fn soonest(maps: &[MapId], item: &Item, seconds: RangeInclusive<u32>, edition: &Edition) -> Vec<Sight> {
    let sights = maps.iter().filter_map(|&id| {
        let header = Header::of(id);
        let floors = (3..=header.floors).filter_map(|number| Floor::of(id, &header, number, edition).ok());
        let best = floors.flat_map(|floor| on_floor(id, &floor, item, seconds.clone()));
        best.min_by_key(|sight| (sight.second, sight.floor, Reverse(sight.chests), sight.chest))
    });
    let mut sights: Vec<Sight> = sights.collect();
    sights.sort_by_key(|sight| (sight.second, sight.floor));
    sights
}

/// For each chest of a floor that can give an item, the earliest second of `seconds` that does.
pub fn on_floor(id: MapId, floor: &Floor, item: &Item, seconds: RangeInclusive<u32>) -> Vec<Sight> {
    if !floor.chests().any(|chest| item.is_in_rank(chest.rank)) {
        return Vec::new();
    }
    let hidden = Terrain::of(&floor.layout).unreachable_chests;
    let usable: Vec<_> = floor
        .chests()
        .filter(|chest| item.is_in_rank(chest.rank) && !hidden.contains(&chest.number))
        .collect();
    let gives = |chest: &crate::Chest, second: u32| {
        item.is_given(chest.rank, rolls(id.seed, floor.number, second)[usize::from(chest.number) - 1])
    };
    let first = |chest: &crate::Chest| {
        let second = seconds.clone().find(|&second| gives(chest, second))?;
        let lasts = (second..=*seconds.end()).take_while(|&second| gives(chest, second)).count() as u32;
        let chests = usable.iter().filter(|other| gives(other, second)).count() as u8;
        Some(Sight { id, floor: floor.number, chest: chest.number, rank: chest.rank, second, lasts, chests })
    };
    usable.iter().filter_map(first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;
    use crate::rank::{Rank, Seed};
    use alloc::string::ToString;

    #[test]
    fn a_list_is_read_line_by_line() {
        let text =
            "\u{FEFF}# mine\n\nB5:15522 @150  Kawasaki locker, # not a remark\n  dd2e7a\tsoma\r\n02:50";
        let maps = read_list(text).expect("a sound list");
        let read: Vec<_> =
            maps.iter().map(|map| (map.id.to_string(), map.location, map.note.as_str())).collect();
        assert_eq!(
            read,
            [
                ("B5:15522".to_string(), Some(150), "Kawasaki locker, # not a remark"),
                ("DD:11898".to_string(), None, "soma"),
                ("02:50".to_string(), None, ""),
            ]
        );
    }

    #[test]
    fn a_wrong_line_is_named() {
        let says = |text: &str| read_list(text).expect_err("a wrong list").to_string();
        assert_eq!(
            says("B5:1\nB6:2"),
            "line 2: rank B6: expected 02, 38, 3D, 4C, 51, 65, 79, 8D, A1, B5, C9 or DD"
        );
        assert_eq!(says("B5:1 @151"), "line 1: location 151: expected 1..=150");
        assert_eq!(says("#\nB5:1 @x note"), "line 2: location x: expected a number in 1..=150");
        assert_eq!(says("my map"), "line 1: map my: expected RR:seed (B5:15522) or six hex digits (B53CA2)");
    }

    #[test]
    fn the_soonest_is_what_looking_at_every_second_finds() {
        let maps: Vec<MapId> =
            ["DD:11898", "B5:15522", "C9:10950", "02:50"].map(|id| id.parse().expect("an id")).to_vec();
        for name in ["Sainted soma", "Mini medal", "670 gold", "mimic"] {
            let item = Item::named(name).expect("an item");
            let sights = soonest(&maps, &item, 1..=120, &Edition::WESTERN);
            for &id in &maps {
                let header = Header::of(id);
                let every = (1..=120).find_map(|second| {
                    (3..=header.floors).find_map(|number| {
                        let floor = Floor::of(id, &header, number, &Edition::WESTERN).ok()?;
                        let has = floor.contents(id, second).iter().any(|entry| entry.words == *item.words());
                        has.then_some((second, number))
                    })
                });
                let found = sights.iter().find(|sight| sight.id == id);
                assert_eq!(found.map(|sight| (sight.second, sight.floor)), every, "{id} {name}");
            }
            assert!(sights.is_sorted_by_key(|sight| sight.second));
        }
    }

    #[test]
    fn a_chest_that_nobody_can_reach_gives_nothing() {
        // Rank DD holds layouts whose chest is walled in; its floor's other chests still count.
        let every = Item::named("mini medal").expect("an item");
        let mut walled_in = 0;
        for seed in Seed::all() {
            let id = MapId::new(Rank::of_quality(248), seed);
            for number in 3..=4 {
                let layout = Layout::of(seed, number);
                let hidden = Terrain::of(&layout).unreachable_chests;
                if hidden.is_empty() {
                    continue;
                }
                walled_in += 1;
                let floor = Floor::of(id, &Header::of(id), number, &Edition::WESTERN).expect("a floor");
                let found = on_floor(id, &floor, &every, 1..=300);
                assert!(found.iter().all(|sight| !hidden.contains(&sight.chest)), "{id} floor {number}");
            }
        }
        assert!(walled_in > 0);
    }
}
