//! All 3,915,820 floors.

use std::sync::{Arc, LazyLock};

use antre_dq9::universe::{FloorFacts, Layouts};
use antre_dq9::{Edition, Floor, Header, HeaderDraws, MapId};
use antre_search::{Schema, Space, Stage, Stages};

use super::columns::{self, OfMap};
use super::shared::{Shared, map_at};
use super::{edition_word, obvious};

const LAYOUT: usize = 1;

/// A floor, as far as it is known.
#[derive(Debug, Clone)]
pub struct FloorItem {
    /// Its map.
    pub id: MapId,
    /// Header of its map.
    pub header: Header,
    /// Number, from 1.
    pub number: u8,
    /// The rest, once the layout is known.
    pub facts: Option<FloorFacts>,
}

impl OfMap for FloorItem {
    fn id(&self) -> MapId {
        self.id
    }

    fn header(&self) -> &Header {
        &self.header
    }
}

/// The space of all floors.
pub struct Floors {
    edition: Edition,
    shared: Arc<Shared>,
}

impl Floors {
    /// All floors under an edition.
    pub fn new(edition: Edition, shared: Arc<Shared>) -> Self {
        Self { edition, shared }
    }

    /// Positions of the floors of the map at a position among the maps; empty where there is no such map.
    pub fn of_map(&self, map: u64) -> std::ops::Range<u64> {
        let firsts = self.shared.first_floors();
        let first = |map: u64| firsts.get(map as usize).copied().unwrap_or(0).into();
        if map < MapId::COUNT.into() { first(map)..first(map + 1) } else { 0..0 }
    }

    /// Map and number of the floor at a position.
    pub(super) fn at(shared: &Shared, position: u64) -> (MapId, u8) {
        let firsts = shared.first_floors();
        let map = firsts.partition_point(|&first| u64::from(first) <= position).saturating_sub(1);
        (map_at(map as u64), (position - u64::from(firsts[map.min(firsts.len() - 1)]) + 1).min(16) as u8)
    }

    /// Position of a floor written `B5:9638/9`.
    pub(super) fn named(shared: &Shared, id: &str) -> Result<u64, String> {
        let wrong = || format!("floor \"{id}\": expected map and floor, such as B5:9638/9");
        let (map, number) = id.split_once('/').ok_or_else(wrong)?;
        let map: MapId = map.parse().map_err(|error: antre_dq9::Error| error.to_string())?;
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let firsts = shared.first_floors();
        let index = map.index() as usize;
        let depth = firsts[index + 1] - firsts[index];
        if (1..=depth).contains(&number) {
            Ok(u64::from(firsts[index] + number - 1))
        } else {
            Err(format!("floor {number} of {map}: expected 1..={depth}"))
        }
    }
}

static SCHEMA: LazyLock<Schema<FloorItem>> = LazyLock::new(|| {
    let mut columns = columns::header::<FloorItem>();
    let mut own = columns::floor(|i: &FloorItem, _| i.facts.as_ref());
    // The number is known without the layout.
    let number =
        antre_search::Column::int("number", 1..=16, "", "Number of the floor, from 1", |i: &FloorItem, _| {
            i.number.into()
        });
    own.remove(0);
    columns.push(number);
    columns.extend(own.into_iter().map(|column| column.at(LAYOUT)));
    Schema::new(columns)
});

impl Space for Floors {
    type Item = FloorItem;

    fn name(&self) -> String {
        "dq9 floors".into()
    }

    fn edition(&self) -> String {
        edition_word(&self.edition)
    }

    fn size(&self) -> u64 {
        self.shared.first_floors().last().copied().unwrap_or(0).into()
    }

    fn schema(&self) -> &Schema<FloorItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[
            Stage { name: "header", doc: "rank and seed to boss, depth, name" },
            Stage { name: "layout", doc: "the floor with its chests and monsters" },
        ]
    }

    fn blank(&self) -> FloorItem {
        let id = map_at(0);
        FloorItem { id, header: Header::quick(id), number: 1, facts: None }
    }

    fn open(&self, first: u64, items: &mut [FloorItem]) {
        let (mut id, mut number) = Self::at(&self.shared, first);
        let mut header = HeaderDraws::of(id.seed).header(id.rank);
        for item in items {
            if number > header.floors {
                id = map_at(u64::from(id.index()) + 1);
                header = HeaderDraws::of(id.seed).header(id.rank);
                number = 1;
            }
            (item.id, item.header, item.number, item.facts) = (id, header, number, None);
            number += 1;
        }
    }

    fn deepen(&self, _stage: usize, item: &mut FloorItem) {
        item.facts = Some(self.shared.floor(item.id, &item.header, item.number, &self.edition));
    }

    fn prepare(&self, _stage: usize, items: u64, threads: usize) {
        self.shared.prepare(items, threads);
    }

    fn shared(&self, stage: usize) -> Option<u64> {
        (stage == LAYOUT).then_some(Layouts::COUNT as u64)
    }

    fn obvious(&self, position: u64, stages: Stages) -> FloorItem {
        let (id, number) = Self::at(&self.shared, position);
        let header = Header::of(id);
        let made = stages.has(LAYOUT).then(|| Floor::of(id, &header, number, &self.edition).ok()).flatten();
        let facts = made.map(|floor| obvious(&floor, header.environment));
        FloorItem { id, header, number, facts }
    }

    fn id(&self, position: u64) -> String {
        let (id, number) = Self::at(&self.shared, position);
        format!("{id}/{number}")
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        Self::named(&self.shared, id)
    }
}
