//! Shortest and longest ways, largest and smallest floors (`docs/rules/dq9.md`, sections 17.1 and 17.2).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use antre_core::Value;
use antre_dq9::terrain::{Terrain, is_whole, walk_rows};
use antre_dq9::{FastLayout, Header, LayoutCase, MapId, Rank, Seed, Timers};
use antre_draw::{Align, Picture};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{steps, text_table};
use crate::{Table, Words};

/// What is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum Extreme {
    /// Maps with the shortest way from entrance to boss; those of the last boss only if it is asked for
    ShortestMaps,
    /// Maps with the longest way
    LongestMaps,
    /// Floors with the shortest way between the stairs
    ShortestFloors,
    /// Floors with the longest way between the stairs
    LongestFloors,
    /// Floors with the most open cells
    LargestFloors,
    /// Floors with the fewest open cells
    SmallestFloors,
    /// Floors with the largest closed chambers
    LargestChambers,
    /// Floors with the most old stairs
    MostGhosts,
}

/// A map or a floor with what was measured.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ExtremeRow {
    /// Map, where maps are measured.
    pub map: Option<MapId>,
    /// Seed, four hex digits.
    pub seed: String,
    /// Floors of the map, or the first floor that has this layout.
    pub floor: u8,
    /// Side length of the floor; 0 for a map.
    pub side: u8,
    /// Half steps for ways, cells or stairs else.
    pub value: u32,
    /// Whether some base and timer value give the map, or a map with this floor.
    pub drawable: bool,
}

impl ExtremeRow {
    /// `B5:15522`, or `1D9A B13F`.
    pub(super) fn place(&self) -> String {
        self.map.map_or_else(|| format!("{} B{}F", self.seed, self.floor), |map| map.to_string())
    }
}

impl Extreme {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::ShortestMaps => "shortest-maps",
            Self::LongestMaps => "longest-maps",
            Self::ShortestFloors => "shortest-floors",
            Self::LongestFloors => "longest-floors",
            Self::LargestFloors => "largest-floors",
            Self::SmallestFloors => "smallest-floors",
            Self::LargestChambers => "largest-chambers",
            Self::MostGhosts => "most-ghosts",
        }
    }

    /// Whether maps are measured rather than floors.
    pub(super) const fn is_of_maps(self) -> bool {
        matches!(self, Self::ShortestMaps | Self::LongestMaps)
    }

    const fn is_of_ways(self) -> bool {
        self.is_of_maps() || matches!(self, Self::ShortestFloors | Self::LongestFloors)
    }

    const fn is_of_least(self) -> bool {
        matches!(self, Self::ShortestMaps | Self::ShortestFloors | Self::SmallestFloors)
    }

    /// A value with its unit.
    pub(super) fn said(self, value: u32, words: &Words) -> String {
        if self.is_of_ways() { steps(value, words) } else { value.to_string() }
    }

    /// What is measured of a layout; nothing where it has none.
    fn measure(self, case: LayoutCase, v: u16) -> u32 {
        let (layout, _) = FastLayout::generate(case, v);
        let open = layout.open_rows();
        match self {
            Self::LargestFloors | Self::SmallestFloors => open.iter().map(|row| row.count_ones()).sum(),
            Self::LargestChambers if is_whole(&open, layout.up) => 0,
            Self::LargestChambers => {
                let terrain = Terrain::of(&layout.to_layout());
                terrain.chambers.into_iter().max().unwrap_or(0).into()
            }
            // The real stairs are among those written: with a single one there are no old ones.
            Self::MostGhosts if layout.stairs.iter().map(|row| row.count_ones()).sum::<u32>() < 2 => 0,
            Self::MostGhosts => Terrain::of(&layout.to_layout()).ghosts.len() as u32,
            _ => walk_rows(&open, layout.up, layout.down).unwrap_or(u16::MAX).into(),
        }
    }

    /// The first `limit` of the ranking: drawable maps, or floors of all layouts.
    pub(super) fn find(
        self,
        limit: usize,
        depth: Option<u8>,
        timers: &Timers,
        keep: impl Fn(MapId, &Header) -> bool,
    ) -> Vec<ExtremeRow> {
        let measured = LayoutCase::ALL
            .map(|case| (case, case.values().map(|v| self.measure(case, v)).collect::<Vec<u32>>()));
        let mut rows = if self.is_of_maps() {
            maps(&measured, depth, |id, header| timers.can_draw(id) && keep(id, header))
        } else {
            floors(&measured, timers, &keep)
        };
        rows.retain(|row| row.value > 0);
        if self.is_of_least() {
            rows.sort_by_key(|row| row.value);
        } else {
            rows.sort_by_key(|row| Reverse(row.value));
        }
        if !self.is_of_maps() {
            keep_best(&mut rows);
        }
        rows.truncate(limit);
        rows
    }
}

type Measured = [(LayoutCase, Vec<u32>); 6];

fn of_floor(measured: &Measured, seed: Seed, floor: u8) -> u32 {
    let case = LayoutCase::of_floor(floor);
    let index = usize::from(seed.get() + u16::from(floor) - case.values().start());
    measured.iter().find(|(of, _)| *of == case).map_or(0, |(_, values)| values[index])
}

fn maps(measured: &Measured, depth: Option<u8>, keep: impl Fn(MapId, &Header) -> bool) -> Vec<ExtremeRow> {
    let mut rows = Vec::new();
    for id in (0..MapId::COUNT).map_while(|index| MapId::of_index(index).ok()) {
        let header = Header::quick(id);
        let floors = depth.unwrap_or(header.floors);
        if floors > header.floors || !keep(id, &header) {
            continue;
        }
        let value = (1..=floors).map(|floor| of_floor(measured, id.seed, floor)).sum();
        let seed = format!("{:04X}", id.seed.get());
        rows.push(ExtremeRow { map: Some(id), seed, floor: header.floors, side: 0, value, drawable: true });
    }
    rows
}

/// Leaves the first of the floors with one seed + floor and side length: floors 1, 3 and 4 differ in their chests only.
fn keep_best(rows: &mut Vec<ExtremeRow>) {
    let mut seen = BTreeSet::new();
    rows.retain(|row| {
        let seed = u32::from_str_radix(&row.seed, 16).unwrap_or(0);
        seen.insert((row.side, seed + u32::from(row.floor)))
    });
}

/// One row for each layout, on the smallest floor on which a map that is kept has it.
fn floors(measured: &Measured, timers: &Timers, keep: &impl Fn(MapId, &Header) -> bool) -> Vec<ExtremeRow> {
    let mut rows: Vec<ExtremeRow> = Vec::new();
    // The maps with a floor of this number, from the highest rank down: those are the deepest.
    let deep = |seed: Seed, floor: u8| {
        let maps = Rank::all().rev().map(move |rank| MapId::new(rank, seed));
        maps.filter(move |&id| {
            let header = Header::quick(id);
            header.floors >= floor && keep(id, &header)
        })
    };
    for (case, values) in measured {
        let (first, last) = case.floors();
        for (v, &value) in case.values().zip(values) {
            let found = (first..=last).find_map(|floor| {
                let seed = Seed::new(i64::from(v) - i64::from(floor)).ok()?;
                deep(seed, floor).next().is_some().then_some((seed, floor))
            });
            if let Some((seed, floor)) = found {
                let drawable = deep(seed, floor).any(|id| timers.can_draw(id));
                let seed = format!("{:04X}", seed.get());
                rows.push(ExtremeRow { map: None, seed, floor, side: case.side(v), value, drawable });
            }
        }
    }
    rows
}

pub(super) fn picture(extreme: Extreme, rows: &[ExtremeRow], words: &Words) -> Picture {
    if rows.is_empty() {
        return Picture::None;
    }
    let cells = rows.iter().map(|row| {
        let place = match row.map {
            Some(map) => vec![map.to_string(), row.floor.to_string()],
            None => vec![format!("{} B{}F", row.seed, row.floor), format!("{0}×{0}", row.side)],
        };
        let mut said = extreme.said(row.value, words);
        if !row.drawable {
            said = format!("{said} ({})", words.word("dq9-decode-nowhere-place"));
        }
        [place, vec![said]].concat()
    });
    let columns = if extreme.is_of_maps() {
        [("map", Align::Left), ("floors", Align::Right), ("way", Align::Left)]
    } else {
        let value = if extreme.is_of_ways() { "way" } else { "count" };
        [("seed-floor", Align::Left), ("size", Align::Left), (value, Align::Left)]
    };
    text_table(words, &columns, cells.collect())
}

pub(super) fn table(rows: &[ExtremeRow]) -> Table {
    let cells = rows.iter().map(|row| {
        vec![
            Value::from(row.map.map_or_else(String::new, |map| map.to_string())),
            Value::from(row.seed.as_str()),
            Value::from(row.floor),
            Value::from(row.side),
            Value::from(row.value),
            Value::from(u32::from(row.drawable)),
        ]
    });
    Table { columns: vec!["map", "seed", "floor", "side", "value", "drawable"], rows: cells.collect() }
}
