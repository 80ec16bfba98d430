//! Floors as grids of bytes, which `NumPy` takes as arrays.

use std::sync::atomic::AtomicBool;

use antre::Error;
use antre::search::engine::run::{split, threads};
use antre_dq9::{Edition, Floor, Header, MapId, Rank, Seed};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::refused;
use crate::wait::stoppable;

/// Side of a grid.
const SIDE: usize = 16;

/// A rank as Python gives it: `"B5"` or `0xB5`.
#[derive(FromPyObject)]
pub(crate) enum RankCode {
    Number(u8),
    Text(String),
}

impl RankCode {
    fn rank(&self) -> Result<Rank, Error> {
        let code = match self {
            Self::Number(code) => *code,
            // The map's own parser words what is wrong with it.
            Self::Text(text) => return Ok(format!("{text}:0").parse::<MapId>()?.rank),
        };
        Ok(Rank::of_code(code)?)
    }
}

/// Positions of maps in their space: of pairs where both are lists, of all ranks or seeds where one is missing.
#[pyfunction]
#[pyo3(signature = (ranks = None, seeds = None))]
pub(crate) fn dq9_positions(ranks: Option<Vec<RankCode>>, seeds: Option<Vec<i64>>) -> PyResult<Vec<u64>> {
    let ranks: Option<Vec<Rank>> = ranks
        .map(|ranks| ranks.iter().map(RankCode::rank).collect::<Result<_, _>>())
        .transpose()
        .map_err(refused)?;
    let seeds: Option<Vec<Seed>> = seeds
        .map(|seeds| seeds.into_iter().map(Seed::new).collect::<Result<_, _>>())
        .transpose()
        .map_err(refused)?;
    let position = |rank: Rank, seed: Seed| u64::from(MapId::new(rank, seed).index());
    Ok(match (ranks, seeds) {
        (None, None) => (0..u64::from(MapId::COUNT)).collect(),
        (Some(ranks), None) => {
            ranks.iter().flat_map(|&rank| Seed::all().map(move |seed| position(rank, seed))).collect()
        }
        (None, Some(seeds)) => {
            Rank::all().flat_map(|rank| seeds.iter().map(move |&seed| position(rank, seed))).collect()
        }
        (Some(ranks), Some(seeds)) if ranks.len() == seeds.len() => {
            ranks.into_iter().zip(seeds).map(|(rank, seed)| position(rank, seed)).collect()
        }
        (Some(ranks), Some(seeds)) if ranks.len() == 1 => {
            seeds.into_iter().map(|seed| position(ranks[0], seed)).collect()
        }
        (Some(ranks), Some(seeds)) if seeds.len() == 1 => {
            ranks.into_iter().map(|rank| position(rank, seeds[0])).collect()
        }
        (Some(ranks), Some(seeds)) => {
            let sentence = format!(
                "{} ranks with {} seeds: expected as many of one as of the other, or one of either",
                ranks.len(),
                seeds.len()
            );
            return Err(refused(sentence));
        }
    })
}

/// The tiles of one floor of many maps: 16 rows of 16 bytes each; a map without that floor is all rock.
#[pyfunction]
pub(crate) fn dq9_grids(py: Python<'_>, positions: Vec<u64>, floor: i64) -> PyResult<Bound<'_, PyBytes>> {
    antre::core::in_range("floor", floor, 1..=16).map_err(refused)?;
    let made = stoppable(py, &AtomicBool::new(false), || {
        let count = positions.len() as u64;
        let parts = split(threads(0).min(positions.len().div_ceil(256).max(1)), count, |range| {
            let mut bytes = Vec::with_capacity((range.end - range.start) as usize * SIDE * SIDE);
            for &position in &positions[range.start as usize..range.end as usize] {
                let id = MapId::of_index(u32::try_from(position).unwrap_or(u32::MAX))?;
                let header = Header::quick(id);
                if floor > i64::from(header.floors) {
                    bytes.resize(bytes.len() + SIDE * SIDE, antre_dq9::Tile::Rock as u8);
                    continue;
                }
                let floor = Floor::of(id, &header, floor as u8, &Edition::WESTERN)?;
                bytes.extend(floor.layout.tiles.iter().flatten().map(|&tile| tile as u8));
            }
            Ok::<_, Error>(bytes)
        });
        parts.into_iter().collect::<Result<Vec<_>, Error>>().map(|parts| parts.concat())
    })?;
    Ok(PyBytes::new(py, &made.map_err(refused)?))
}
