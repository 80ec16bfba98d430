//! Section 17 over every layout and every map.

mod common;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use antre_dq9::terrain::{self, Terrain};
use antre_dq9::universe::Layouts;
use antre_dq9::{Edition, Header, Layout, LayoutCase, MapId, Memory, Seed, Timers};
use serde_json::Value;

fn list<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { ".".to_owned() } else { items.join(separator) }
}

struct Line {
    size: u8,
    tiles: u16,
    walk: u16,
    chest_walks: String,
    hidden: String,
    cut_off: u8,
    chambers: String,
    ghosts: String,
    forced: u8,
}

fn line(case: LayoutCase, v: u16) -> Line {
    let (layout, _) = Layout::generate(case, v);
    let terrain = Terrain::of(&layout);
    let chest_walks = layout.chests.iter().map(|&chest| {
        terrain::walk(&layout, layout.up, chest).map_or("-".to_owned(), |walk| walk.to_string())
    });
    assert_eq!(terrain.forced_stairs, terrain::is_forced(case, v), "{case:?} {v}");
    Line {
        size: layout.side,
        tiles: terrain.tiles,
        walk: terrain::stairs_walk(&layout),
        chest_walks: list(chest_walks, ","),
        hidden: list(&terrain.unreachable_chests, ","),
        cut_off: terrain.walled_in.into(),
        chambers: list(&terrain.chambers, ","),
        ghosts: list(terrain.ghosts.iter().map(|ghost| format!("{},{}", ghost.x, ghost.y)), ";"),
        forced: terrain.forced_stairs.into(),
    }
}

#[test]
fn every_layout_has_the_terrain_of_the_vectors() {
    let vectors = common::json("terrain_digests.json");
    for case in LayoutCase::ALL {
        let number = case.floors().0;
        let mut blocks: BTreeMap<u16, String> = BTreeMap::new();
        for v in case.values() {
            let Line { size, tiles, walk, chest_walks, hidden, cut_off, chambers, ghosts, forced } =
                line(case, v);
            writeln!(
                blocks.entry(v / 1_024).or_default(),
                "{number} {v} {size} {tiles} {walk} {chest_walks} {hidden} {cut_off} {chambers} {ghosts} {forced}"
            )
            .unwrap();
        }
        let found: Vec<String> =
            blocks.values().map(|block| common::sha256(block.as_bytes())[..16].to_owned()).collect();
        let expected = &vectors["cases"][number.to_string()];
        assert_eq!(expected["count"], case.values().count(), "{case:?}");
        let wanted: Vec<String> = serde_json::from_value(expected["blocks_of_1024"].clone()).unwrap();
        assert_eq!(found, wanted, "{case:?}");
    }
}

#[test]
fn rare_layouts_are_as_recorded() {
    let mut lines = 0;
    for text in common::unpacked("terrain_rare.jsonl.gz").lines() {
        let record: Value = serde_json::from_str(text).unwrap();
        let number = record["case"].as_u64().unwrap() as u8;
        let found = line(LayoutCase::of_floor(number), record["v"].as_u64().unwrap() as u16);
        assert_eq!(record["size"], found.size, "{record}");
        assert_eq!(record["tiles"], found.tiles, "{record}");
        assert_eq!(record["walk"], found.walk, "{record}");
        assert_eq!(record["chest_walks"], found.chest_walks, "{record}");
        assert_eq!(record["hidden"], found.hidden, "{record}");
        assert_eq!(record["chambers"], found.chambers, "{record}");
        assert_eq!(record["ghosts"], found.ghosts, "{record}");
        assert_eq!(record["forced"], found.forced, "{record}");
        lines += 1;
    }
    assert_eq!(lines, 400);
}

/// What a map is listed for, with the floor that is named first.
fn conditions<'t>(
    id: MapId,
    floors: u8,
    terrain: impl Fn(Seed, u8) -> &'t (Terrain, usize),
) -> BTreeMap<&'static str, u8> {
    let mut found = BTreeMap::new();
    let mut with_chamber = Vec::new();
    for floor in 1..=floors {
        let (terrain, chests) = terrain(id.seed, floor);
        let mut note = |name, holds| {
            if holds {
                found.entry(name).or_insert(floor);
            }
        };
        let (chest, chamber) = (!terrain.unreachable_chests.is_empty(), !terrain.chambers.is_empty());
        note("chest", chest);
        note("chamber", chamber);
        note("chest_chamber", chest && chamber);
        note("multi_region", terrain.chambers.len() >= 2);
        note("stair", terrain.walled_in);
        note("ghost", !terrain.ghosts.is_empty());
        note("all_invalid", terrain.forced_stairs);
        note("nochest", chest && terrain.unreachable_chests.len() == *chests);
        if chamber {
            with_chamber.push(floor);
        }
    }
    if with_chamber.len() >= 2 {
        found.insert("multi_chamber", with_chamber[0]);
    }
    found
}

#[test]
fn maps_with_each_term_are_as_many_and_the_same_as_in_the_vectors() {
    let vectors = common::json("terrain_maps.json");
    let timers = Timers::new();
    let shape = |layout: &Layout| (Terrain::of(layout), layout.chests.len());
    let terrains: BTreeMap<LayoutCase, Vec<(Terrain, usize)>> = LayoutCase::ALL
        .map(|case| (case, case.values().map(|v| shape(&Layout::generate(case, v).0)).collect()))
        .into();
    let terrain = |seed: Seed, floor: u8| {
        let case = LayoutCase::of_floor(floor);
        &terrains[&case][usize::from(seed.get() + u16::from(floor) - case.values().start())]
    };
    let mut counts: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    let mut ids: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for index in 0..MapId::COUNT {
        let id = MapId::of_index(index).unwrap();
        let drawable = timers.can_draw(id);
        for (name, floor) in conditions(id, Header::of(id).floors, terrain) {
            let [all, drawn] = counts.entry(name).or_default();
            *all += 1;
            *drawn += u32::from(drawable);
            ids.entry(name).or_default().push(format!("{}:{floor}", id.community()));
        }
    }
    for (name, expected) in vectors["maps_with"].as_object().unwrap() {
        let [all, drawn] = counts[name.as_str()];
        assert_eq!((&expected["all"], &expected["with_location"]), (&all.into(), &drawn.into()), "{name}");
    }
    for (name, expected) in vectors["ids"].as_object().unwrap() {
        let mut expected: Vec<String> = serde_json::from_value(expected.clone()).unwrap();
        expected.sort_unstable();
        let mut found = ids.remove(name.as_str()).unwrap_or_default();
        found.sort_unstable();
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn walks_stay_in_the_range_that_the_rules_text_gives() {
    // Section 17.1: over drawable maps, rank 02 from 11 half steps (32C2), rank DD from 175 (2175) to 516 (1933).
    for (id, half_steps) in [("0232C2", 11), ("DD2175", 175), ("DD1933", 516)] {
        let id: MapId = id.parse().unwrap();
        assert_eq!(terrain::map_walk(id.seed, Header::of(id).floors), half_steps, "{id}");
    }
}

#[test]
fn the_two_floors_that_trap_the_player_have_forced_stairs() {
    let mut trapping = Vec::new();
    for seed in Seed::all() {
        for floor in 1..=16 {
            if terrain::traps_player(seed, floor) {
                assert!(Layout::of(seed, floor).forced);
                trapping.push(floor);
            }
        }
    }
    assert_eq!(trapping, [4, 3]);
}

#[test]
fn universe_floors_and_whole_floors_agree_on_walks() {
    let layouts = Layouts::all();
    let id: MapId = "B5:15522".parse().unwrap();
    let header = Header::of(id);
    for number in 1..=header.floors {
        let facts = layouts.floor(id.seed, &header, number, &Edition::WESTERN);
        let layout = Layout::of(id.seed, number);
        assert_eq!((facts.layout.up, facts.layout.down), (layout.up, layout.down));
    }
}

#[test]
fn cells_without_passage_and_cells_out_of_reach_are_as_many_as_counted() {
    let mut seen = [0, 0];
    for seed in Seed::all().step_by(7) {
        for floor in [3, 4, 8, 12, 16] {
            let layout = Layout::of(seed, floor);
            let isolated = Memory::isolated_cells(&layout);
            assert_eq!(isolated.len(), usize::from(Memory::count(&layout).isolated));
            let unreached = terrain::unreached(&layout);
            let shape = Terrain::of(&layout);
            let chests = shape.unreachable_chests.len();
            let chambers: usize = shape.chambers.iter().map(|&size| usize::from(size)).sum();
            assert!(unreached.len() >= chests.max(chambers));
            assert_eq!(unreached.is_empty(), terrain::is_whole(&layout.open_rows(), layout.up));
            assert_eq!(unreached.is_empty(), chests + chambers == 0, "{seed} floor {floor}");
            seen[0] += isolated.len();
            seen[1] += unreached.len();
        }
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}
