//! Whole maps: the digests over all 393,216 of them, 353 in full, and what their chests hold second by second.

mod common;

use std::collections::BTreeMap;

use antre_core::Cell;
use antre_dq9::totals::Totals;
use antre_dq9::universe::Layouts;
use antre_dq9::{
    Chest, Edition, Floor, Grotto, Header, Layout, LayoutCase, MapId, Memory, NoMonsters, Rank, Seed,
    Special, Timers, canonical, chests, tables,
};
use serde::Deserialize;
use sha2::{Digest, Sha256};

fn id(rank: u8, seed: i64) -> MapId {
    MapId::new(Rank::of_code(rank).unwrap(), Seed::new(seed).unwrap())
}

#[test]
fn every_map_has_the_digest_of_the_vectors() {
    let vectors = common::json("map_digests.json");
    let layouts = Layouts::all();
    let mut floors_seen = 0;
    for rank in Rank::all() {
        let expected = &vectors["ranks"][rank.lowest_quality().to_string()];
        let mut whole = Sha256::new();
        let mut blocks = Vec::new();
        let mut text = String::new();
        let first = MapId::new(rank, Seed::new(0).unwrap()).index();
        for block in (first..first + Seed::COUNT).step_by(1_024) {
            text.clear();
            layouts.visit(block..block + 1_024, &Edition::WESTERN, |id, header, floors| {
                floors_seen += floors.len();
                canonical::header_line(&mut text, id, header);
                for floor in floors {
                    canonical::floor_line(&mut text, floor);
                }
            });
            whole.update(&text);
            blocks.push(common::sha256(text.as_bytes())[..16].to_owned());
        }
        let wanted: Vec<String> = serde_json::from_value(expected["blocks_of_1024_seeds"].clone()).unwrap();
        assert_eq!(blocks, wanted, "rank {rank}");
        assert_eq!(common::hex(&whole.finalize()), expected["sha256"], "rank {rank}");
    }
    assert_eq!(floors_seen, 3_915_820);
}

#[test]
fn totals_are_those_of_the_floors_for_every_map() {
    let layouts = Layouts::all();
    for edition in [Edition::WESTERN, Edition::JAPANESE] {
        layouts.visit(0..MapId::COUNT, &edition, |id, header, floors| {
            assert_eq!(layouts.totals(id.seed, header, &edition), Totals::of(floors), "{id}");
        });
    }
}

#[test]
fn population_counts_and_cells_agree_on_every_layout() {
    for case in LayoutCase::ALL {
        for v in case.values() {
            let (layout, _) = Layout::generate(case, v);
            assert_eq!(Memory::count_rows(&layout.open_rows()), Memory::count(&layout), "{case:?} {v}");
        }
    }
}

#[test]
fn layouts_made_in_parts_are_the_same() {
    let cuts = [0, 1, 32_768, 32_769, 65_537, 100_000, 131_077, 196_617, Layouts::COUNT];
    let parts = cuts.windows(2).map(|cut| Layouts::part(cut[0]..cut[1]));
    assert_eq!(Layouts::join(parts), Some(Layouts::all()));
    assert_eq!(Layouts::join([Layouts::part(0..7)]), None);
}

#[derive(Deserialize)]
struct MapRecord {
    rank: u8,
    seed: i64,
    env: u8,
    floors: u8,
    smr: u8,
    boss: u8,
    prefix: u8,
    suffix: u8,
    #[serde(rename = "localeRank")]
    locale_rank: u8,
    level: u8,
    floor: Vec<FloorRecord>,
}

#[derive(Deserialize)]
#[allow(non_snake_case, reason = "the vectors' own names")]
struct FloorRecord {
    n: u8,
    size: u8,
    mr: u8,
    up: [u8; 2],
    down: [u8; 2],
    chests: Vec<[u8; 3]>,
    W: u16,
    X: u16,
    E: u16,
    Z: u16,
    bytes: u32,
    fit: u8,
    monsters: Vec<u16>,
    lost: Vec<u16>,
    tiles: Vec<String>,
}

impl FloorRecord {
    fn check(&self, floor: &Floor, what: &str) {
        let cell = |[x, y]: [u8; 2]| Cell::new(x, y);
        assert_eq!(
            (floor.number, floor.layout.side, floor.monster_rank),
            (self.n, self.size, self.mr),
            "{what}"
        );
        assert_eq!((floor.layout.up, floor.layout.down), (cell(self.up), cell(self.down)), "{what}");
        let chests: Vec<_> = floor.chests().map(|chest| [chest.cell.x, chest.cell.y, chest.rank]).collect();
        assert_eq!(chests, self.chests, "{what}");
        let Memory { cells, touching, passages, isolated } = floor.memory;
        assert_eq!([cells, touching, passages, isolated], [self.W, self.X, self.E, self.Z], "{what}");
        assert_eq!((floor.bytes, floor.fit), (self.bytes, self.fit), "{what}");
        assert!(
            floor.present().iter().map(|entry| entry.monster).eq(self.monsters.iter().copied()),
            "{what}"
        );
        assert!(floor.lost().iter().map(|entry| entry.monster).eq(self.lost.iter().copied()), "{what}");
        let side = usize::from(self.size);
        let tiles: Vec<String> = floor.layout.tiles[..side]
            .iter()
            .map(|row| row[..side].iter().map(|tile| tile.number().to_string()).collect())
            .collect();
        assert_eq!(tiles, self.tiles, "{what}");
    }
}

#[test]
fn whole_maps_are_as_recorded() {
    let mut maps = 0;
    for line in common::unpacked("full_records.jsonl.gz").lines() {
        let record: MapRecord = serde_json::from_str(line).unwrap();
        let grotto = Grotto::of(id(record.rank, record.seed), &Edition::WESTERN);
        let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = grotto.header;
        assert_eq!(
            [environment.number(), floors, smr, boss, prefix, suffix, locale_rank, level],
            [
                record.env,
                record.floors,
                record.smr,
                record.boss,
                record.prefix,
                record.suffix,
                record.locale_rank,
                record.level
            ],
            "{}",
            grotto.id
        );
        assert_eq!(grotto.floors.len(), record.floor.len(), "{}", grotto.id);
        for (floor, expected) in grotto.floors.iter().zip(&record.floor) {
            expected.check(floor, &format!("{} floor {}", grotto.id, floor.number));
            let alone = Floor::of(grotto.id, &grotto.header, floor.number, &Edition::WESTERN);
            assert_eq!(alone.as_ref(), Ok(floor));
        }
        maps += 1;
    }
    assert_eq!(maps, 353);
}

#[derive(Deserialize)]
struct ChestRecord {
    rank: u8,
    seed: i64,
    floor: u8,
    chest: u8,
    chest_rank: u8,
    rolls_s0_to_s60: Vec<u8>,
    items_s0_to_s60: Vec<String>,
}

#[test]
fn chests_hold_what_was_recorded_for_sixty_seconds() {
    let mut compared = 0;
    for line in common::unpacked("chest_contents.jsonl.gz").lines() {
        let record: ChestRecord = serde_json::from_str(line).unwrap();
        let id = id(record.rank, record.seed);
        let floor = Floor::of(id, &Header::of(id), record.floor, &Edition::WESTERN).unwrap();
        let index = usize::from(record.chest) - 1;
        let chest: Chest = floor.chests().nth(index).unwrap();
        assert_eq!((chest.number, chest.rank), (record.chest, record.chest_rank), "{id}");
        let expected = record.rolls_s0_to_s60.iter().zip(&record.items_s0_to_s60);
        for (second, (&roll, item)) in (0..).zip(expected) {
            let found = chests::rolls(id.seed, record.floor, second)[index];
            assert_eq!(found, roll, "{id} floor {} second {second}", record.floor);
            let content = floor.contents(id, second)[index];
            assert!(content.is_called(item), "{id} floor {}: {item}", record.floor);
            compared += 1;
        }
    }
    assert!(compared > 100_000, "{compared} contents compared");
}

#[test]
fn monsters_that_roam_alone_are_counted_as_in_the_vectors() {
    #[derive(Deserialize, PartialEq, Debug, Default)]
    struct Count {
        id: u16,
        floors_all: u32,
        floors_seed_drawable: u32,
        maps_all: u32,
        maps_seed_drawable: u32,
        distinct_seeds: u32,
    }
    let vectors: BTreeMap<String, Count> =
        serde_json::from_str(&common::text("single_monster_summary.json")).unwrap();
    let timers = Timers::new();
    let mut counts: BTreeMap<u16, (Count, Vec<Seed>)> = BTreeMap::new();
    Layouts::all().visit(0..MapId::COUNT, &Edition::WESTERN, |id, _, floors| {
        let occurs = u32::from(!timers.of(id.seed).is_empty());
        let mut here = Vec::new();
        for floor in floors {
            if let Some(Special::Single(monster)) = floor.special() {
                let (count, seeds) = counts.entry(monster).or_default();
                count.id = monster;
                count.floors_all += 1;
                count.floors_seed_drawable += occurs;
                if !here.contains(&monster) {
                    here.push(monster);
                    count.maps_all += 1;
                    count.maps_seed_drawable += occurs;
                }
                seeds.push(id.seed);
            }
        }
    });
    let found: BTreeMap<String, Count> = counts
        .into_values()
        .map(|(mut count, mut seeds)| {
            seeds.sort_unstable();
            seeds.dedup();
            count.distinct_seeds = seeds.len() as u32;
            (tables::monster(count.id).unwrap().words.english().to_lowercase(), count)
        })
        .collect();
    let vectors = vectors.into_iter().map(|(name, count)| (name.to_lowercase(), count)).collect();
    assert_eq!(found, vectors);
}

#[test]
fn hollow_chests_and_empty_floors_are_as_many_as_the_source_article_says() {
    let timers = Timers::new();
    let (mut hollow, mut missing) = (0, [0; 3]);
    let (mut traps_only, mut full) = (0, 0);
    Layouts::all().visit(0..MapId::COUNT, &Edition::WESTERN, |id, _, floors| {
        if timers.of(id.seed).is_empty() {
            return;
        }
        for floor in floors {
            if (0..3).any(|chest| floor.is_hollow(chest)) {
                hollow += 1;
                for (count, trap) in missing.iter_mut().zip([40, 39, 38]) {
                    *count += u32::from(!floor.has_record(trap));
                }
            }
            match floor.special() {
                Some(Special::NoMonsters(NoMonsters::TrapsOnly)) => traps_only += 1,
                Some(Special::NoMonsters(NoMonsters::MemoryFull)) => full += 1,
                _ => {}
            }
        }
    });
    assert_eq!((hollow, missing), (1_615, [1_615, 1_266, 597]));
    assert_eq!((traps_only, full), (1_821, 582));
}

#[test]
fn quick_headers_and_headers_draw_by_draw_are_equal() {
    for index in 0..MapId::COUNT {
        let id = MapId::of_index(index).unwrap();
        assert_eq!(Header::quick(id), Header::of(id), "{id}");
    }
}

#[test]
fn the_japanese_release_has_more_room() {
    let (mut western, mut japanese) = (0, 0);
    let layouts = Layouts::all();
    for (count, edition) in [(&mut western, Edition::WESTERN), (&mut japanese, Edition::JAPANESE)] {
        layouts.visit(0..MapId::COUNT, &edition, |_, _, floors| {
            *count += floors.iter().filter(|floor| floor.special().is_some()).count();
        });
    }
    // 3,734 is the count of section 8.
    assert_eq!(western, 3_734);
    assert!(japanese < western, "{japanese}");
}

#[test]
fn monster_tables_take_432_to_500_bytes() {
    let all = || tables::MONSTER_TABLES.iter().flatten();
    let bytes = |edition| all().map(move |table| antre_dq9::memory::table_bytes(table, &edition));
    // The source article says 428 to 500; the four bytes at the low end are open (section 11).
    assert_eq!(bytes(Edition::WESTERN).min().zip(bytes(Edition::WESTERN).max()), Some((432, 500)));
    assert_eq!(bytes(Edition::JAPANESE).min().zip(bytes(Edition::JAPANESE).max()), Some((304, 372)));
    for table in all() {
        let monsters = table.entries.iter().map(|entry| tables::monster(entry.monster).unwrap());
        let sum: u16 = monsters.map(|monster| u16::from(monster.memory.unwrap())).sum();
        assert_eq!(sum, table.memory);
    }
}
