//! What goes over all maps or layouts, computed the first time that a reader asks for it.

use std::sync::LazyLock;

use antre_dq9::save::crc32;
use antre_dq9::shapes::Shapes;
use antre_dq9::timer_search::Searcher;
use antre_dq9::universe::{FloorFacts, Layouts};
use antre_dq9::{
    Edition, FastLayout, Header, LayoutCase, MapId, NameIndex, Rank, Seed, Special, Timers, canonical,
};
use sha2::{Digest, Sha256};

use super::{block_digest, hex, sha256};

pub(super) static LAYOUTS: LazyLock<Layouts> = LazyLock::new(Layouts::all);
pub(super) static SHAPES: LazyLock<Shapes> = LazyLock::new(Shapes::all);
pub(super) static TIMERS: LazyLock<Timers> = LazyLock::new(Timers::new);
pub(super) static NAMES: LazyLock<NameIndex> = LazyLock::new(NameIndex::new);
pub(super) static SEARCHER: LazyLock<Searcher> = LazyLock::new(|| Searcher::with(LAYOUTS.clone()));
pub(super) static MAPS: LazyLock<MapSums> = LazyLock::new(MapSums::compute);
pub(super) static RECORDS: LazyLock<Vec<RecordSums>> =
    LazyLock::new(|| LayoutCase::ALL.into_iter().map(RecordSums::compute).collect());
pub(super) static SPECIAL: LazyLock<Vec<SpecialFloor>> = LazyLock::new(special_floors);

/// Every map in ascending order of rank and seed.
pub(super) fn every_map() -> impl Iterator<Item = MapId> {
    Rank::all().flat_map(|rank| Seed::all().map(move |seed| MapId::new(rank, seed)))
}

/// Digests of the canonical texts of maps.
pub(super) struct MapSums {
    /// By rank: SHA-256 of the rank's texts, and of each block of 1,024 seeds the beginning.
    pub(super) ranks: Vec<(String, Vec<String>)>,
    /// SHA-256 of all texts.
    pub(super) all: String,
    pub(super) floors: usize,
    /// CRC-32 of each map's text.
    pub(super) crcs: Vec<u32>,
}

impl MapSums {
    fn compute() -> Self {
        let mut sums = Self { ranks: Vec::new(), all: String::new(), floors: 0, crcs: Vec::new() };
        let mut all = Sha256::new();
        let mut text = String::new();
        for rank in Rank::all() {
            let mut whole = Sha256::new();
            let mut blocks = Vec::new();
            let first = rank.index() as u32 * Seed::COUNT;
            for block in (first..first + Seed::COUNT).step_by(1_024) {
                text.clear();
                LAYOUTS.visit(block..block + 1_024, &Edition::WESTERN, |id, header, floors| {
                    let start = text.len();
                    canonical::header_line(&mut text, id, header);
                    for floor in floors {
                        canonical::floor_line(&mut text, floor);
                    }
                    sums.floors += floors.len();
                    sums.crcs.push(crc32(&text.as_bytes()[start..]));
                });
                whole.update(&text);
                all.update(&text);
                blocks.push(block_digest(text.as_bytes()));
            }
            sums.ranks.push((hex(&whole.finalize()), blocks));
        }
        sums.all = hex(&all.finalize());
        sums
    }
}

/// Values of seed + floor that layout records go over, whether maps use them or not.
const RECORD_VALUES: u16 = 32_784;

/// Digests of the records of a case's layouts.
pub(super) struct RecordSums {
    pub(super) sha256: String,
    /// Beginnings of the SHA-256 of each 1,024 records.
    pub(super) blocks: Vec<String>,
    /// CRC-32 of each record.
    pub(super) crcs: Vec<u32>,
}

impl RecordSums {
    fn compute(case: LayoutCase) -> Self {
        let lowest = *case.values().start();
        let mut bytes = Vec::new();
        let mut crcs = Vec::new();
        for v in 0..RECORD_VALUES {
            let record = if v < lowest {
                [0; 268]
            } else {
                canonical::layout_record(&FastLayout::generate(case, v).0.to_layout())
            };
            crcs.push(crc32(&record));
            bytes.extend_from_slice(&record);
        }
        Self { sha256: sha256(&bytes), blocks: bytes.chunks(1_024 * 268).map(block_digest).collect(), crcs }
    }
}

/// A floor on which a record is lost or passages are cut.
pub(super) struct SpecialFloor {
    pub(super) id: MapId,
    pub(super) header: Header,
    pub(super) floor: FloorFacts,
    pub(super) special: Special,
}

fn special_floors() -> Vec<SpecialFloor> {
    let mut found = Vec::new();
    LAYOUTS.visit(0..MapId::COUNT, &Edition::WESTERN, |id, &header, floors| {
        found.extend(
            floors.iter().filter_map(|&floor| {
                floor.special().map(|special| SpecialFloor { id, header, floor, special })
            }),
        );
    });
    found
}
