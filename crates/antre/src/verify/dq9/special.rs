//! Floors where the memory is short.

use std::collections::BTreeMap;

use antre_dq9::tables::monster;
use antre_dq9::{Base, Edition, Header, MapId, Seed, Special};
use serde_json::{Map, Value, json};

use super::super::{Document, Unreadable};
use super::universe::{LAYOUTS, SPECIAL, SpecialFloor, TIMERS};
use super::{Row, Table, floor_of, wrong};

/// The special floor of a row's rank, seed and floor, in the first three columns.
fn special_floor(row: &Row<'_>) -> Result<Option<SpecialFloor>, Unreadable> {
    let (id, floor) = (row.map(0, 1)?, floor_of(&row.node, row.int(2)?)?);
    let header = Header::of(id);
    if floor > header.floors {
        return Err(wrong(&row.node, format_args!("floor {floor}: {id} has {}", header.floors)));
    }
    let floor = LAYOUTS.floor(id.seed, &header, floor, &Edition::WESTERN);
    Ok(floor.special().map(|special| SpecialFloor { id, header, floor, special }))
}

/// The cells of rank, seed, floor, environment and monster rank.
fn place_cells(found: &SpecialFloor) -> Vec<u32> {
    let floor = &found.floor;
    vec![
        found.id.rank.lowest_quality().into(),
        found.id.seed.get().into(),
        floor.number.into(),
        found.header.environment.number().into(),
        floor.monster_rank.into(),
    ]
}

pub(super) fn special_floors(document: &Document<'_>) -> Result<(), Unreadable> {
    const COLUMNS: &str = "rank,seed,floor,env,mr,size,W,X,E,Z,bytes,tableN,fit";
    for row in Table::read(&document.root(), COLUMNS, ',')?.rows {
        let _case = row.node.case();
        let cells = special_floor(&row)?.map(|found| {
            let (floor, memory) = (&found.floor, found.floor.layout.memory);
            let mut cells = place_cells(&found);
            let counts = [memory.cells, memory.touching, memory.passages, memory.isolated];
            cells.push(floor.layout.side.into());
            cells.extend(counts.map(u32::from));
            cells.extend([floor.bytes, floor.table().entries.len() as u32, floor.fit.into()]);
            cells.iter().map(ToString::to_string).collect::<Vec<_>>()
        });
        row.expect(&cells.unwrap_or_else(|| vec!["no special floor".into()]));
    }
    Ok(())
}

pub(super) fn single_monster_floors(document: &Document<'_>) -> Result<(), Unreadable> {
    const COLUMNS: &str = "rank,seed,floor,env,mr,only_monster_id,only_monster_english,records_that_fit,\
                           bytes_before_records,seed_ever_drawn";
    for row in Table::read(&document.root(), COLUMNS, ',')?.rows {
        let _case = row.node.case();
        let found = special_floor(&row)?;
        let cells = found.and_then(|found| {
            let Special::Single(only) = found.special else { return None };
            let mut cells: Vec<String> = place_cells(&found).iter().map(ToString::to_string).collect();
            cells.push(only.to_string());
            cells.push(row.same_name(6, monster(only)?.words.english()));
            cells.extend([found.floor.fit.to_string(), found.floor.bytes.to_string()]);
            cells.push(row.flag(9, !TIMERS.of(found.id.seed).is_empty()));
            Some(cells)
        });
        row.expect(&cells.unwrap_or_else(|| vec!["no floor of a single monster".into()]));
    }
    Ok(())
}

/// Whether a map has a floor on which only this monster roams.
fn has_single(id: MapId, only: i64) -> bool {
    let floors = SPECIAL.partition_point(|found| found.id < id);
    let floors = SPECIAL[floors..].iter().take_while(|found| found.id == id);
    floors
        .into_iter()
        .any(|found| matches!(found.special, Special::Single(monster) if i64::from(monster) == only))
}

pub(super) fn metal_only_chances(document: &Document<'_>) -> Result<(), Unreadable> {
    for row in Table::read(&document.root(), "only_monster_id,rank,seed,base,timers_of_65536", ',')?.rows {
        let _case = row.node.case();
        let (only, id) = (row.int(0)?, row.map(1, 2)?);
        let base = Base::new(row.int(3)?).map_err(|error| wrong(&row.node, error))?;
        if !has_single(id, only) {
            row.expect(&[format!("{id} has no floor on which only {only} roams")]);
            continue;
        }
        let timers = TIMERS.origins(id).filter(|origin| origin.base == base).count();
        let (rank, seed) = (id.rank.lowest_quality(), id.seed.get());
        row.expect(&[
            only.to_string(),
            rank.to_string(),
            seed.to_string(),
            base.to_string(),
            timers.to_string(),
        ]);
    }
    Ok(())
}

pub(super) fn single_monster_summary(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let mut floors: BTreeMap<u16, Vec<&SpecialFloor>> = BTreeMap::new();
    for found in &*SPECIAL {
        if let Special::Single(only) = found.special {
            floors.entry(only).or_default().push(found);
        }
    }
    // Keys as the file spells them, so that only a difference in letters counts.
    let written: BTreeMap<String, &str> =
        root.entries()?.into_iter().map(|(name, _)| (name.to_lowercase(), name)).collect();
    let mut expected = Map::new();
    for (only, floors) in floors {
        let _case = document.case();
        let name = monster(only).map_or("", |monster| monster.words.english());
        let name = written.get(&name.to_lowercase()).copied().unwrap_or(name);
        let occurs = |found: &&&SpecialFloor| !TIMERS.of(found.id.seed).is_empty();
        let maps = |floors: &mut dyn Iterator<Item = MapId>| {
            let mut maps: Vec<MapId> = floors.collect();
            maps.dedup();
            maps.len()
        };
        let mut seeds: Vec<Seed> = floors.iter().map(|found| found.id.seed).collect();
        seeds.sort_unstable();
        seeds.dedup();
        let counts: Value = json!({
            "id": only,
            "floors_all": floors.len(),
            "floors_seed_drawable": floors.iter().filter(occurs).count(),
            "maps_all": maps(&mut floors.iter().map(|found| found.id)),
            "maps_seed_drawable": maps(&mut floors.iter().filter(occurs).map(|found| found.id)),
            "distinct_seeds": seeds.len(),
        });
        expected.insert(name.into(), counts);
    }
    root.expect(expected);
    Ok(())
}
