//! All 393,216 maps.

use std::sync::{Arc, LazyLock};

use antre_dq9::universe::{FloorFacts, Layouts};
use antre_dq9::{Edition, Grotto, Header, HeaderDraws, MapId, Origin, Rank, Timers};
use antre_search::{Column, Schema, Space, Stage, Stages};

use super::columns::{self, OfMap};
use super::shared::{Shared, map_at};
use super::{edition_word, obvious};

/// Stage of the columns of floors and chests.
const LAYOUT: usize = 1;
/// Stage of the ways in which a map can come into being.
const ORIGIN: usize = 2;

/// A map, as far as it is known.
#[derive(Debug, Clone)]
pub struct MapItem {
    /// Rank and seed.
    pub id: MapId,
    /// Header.
    pub header: Header,
    /// Floors, once the layout is known.
    pub floors: Vec<FloorFacts>,
    /// Ways in which it can be drawn, once the origin is known.
    pub origins: Vec<Origin>,
}

impl MapItem {
    /// Chests of a rank (1 to 10) on all floors.
    pub fn chests(&self, rank: u8) -> usize {
        self.floors.iter().flat_map(|floor| floor.ranks).filter(|&has| has == rank).count()
    }
}

impl OfMap for MapItem {
    fn id(&self) -> MapId {
        self.id
    }

    fn header(&self) -> &Header {
        &self.header
    }
}

/// The space of all maps.
pub struct Maps {
    edition: Edition,
    shared: Arc<Shared>,
}

impl Maps {
    /// All maps under an edition.
    pub fn new(edition: Edition, shared: Arc<Shared>) -> Self {
        Self { edition, shared }
    }

    fn origins(&self, id: MapId, origins: &mut Vec<Origin>) {
        origins.clear();
        origins.extend(self.shared.timers().origins(id));
    }
}

static SCHEMA: LazyLock<Schema<MapItem>> = LazyLock::new(|| {
    let mut columns = columns::header::<MapItem>();
    let most = 3 * 16;
    columns.push(
        Column::record(
            "chests",
            "Chests on all floors by rank",
            columns::chest_counts(most, |i: &MapItem, _, rank| i.chests(rank) as i64),
        )
        .at(LAYOUT),
    );
    columns.push(
        Column::int(
            "specials",
            0..=16,
            "floors",
            "Floors where a shortage of memory did something",
            |i: &MapItem, _| i.floors.iter().filter(|floor| floor.special().is_some()).count() as i64,
        )
        .at(LAYOUT),
    );
    columns.push(
        Column::list(
            "floors",
            "Its floors from the first",
            columns::floor(|i: &MapItem, at| i.floors.get(at)),
            |i| i.floors.len(),
        )
        .at(LAYOUT),
    );
    columns.push(
        Column::bool(
            "can_be_drawn",
            "Some timer value and base draw it; 5,089 maps are never drawn",
            |i: &MapItem, _| !i.origins.is_empty(),
        )
        .at(ORIGIN),
    );
    let origin = |i: &MapItem, at: usize| i.origins.get(at).copied();
    columns.push(
        Column::list(
            "origins",
            "Ways in which it can be drawn",
            vec![
                Column::int("timer", 0..=65_535, "", "Timer value", move |i, at| {
                    origin(i, at).map_or(0, |o| o.timer.into())
                }),
                Column::int("base", 1..=248, "quality", "Quality before the variation", move |i, at| {
                    origin(i, at).map_or(0, |o| o.base.get().into())
                }),
                Column::int("quality", 2..=248, "quality", "Quality of the map", move |i, at| {
                    origin(i, at).map_or(0, |o| o.quality.into())
                }),
                Column::int("location", 1..=150, "", "Number of the place it leads to", move |i, at| {
                    origin(i, at).map_or(0, |o| o.location.into())
                }),
            ],
            |i| i.origins.len(),
        )
        .at(ORIGIN),
    );
    Schema::new(columns)
});

impl Space for Maps {
    type Item = MapItem;

    fn name(&self) -> String {
        "dq9 maps".into()
    }

    fn edition(&self) -> String {
        edition_word(&self.edition)
    }

    fn size(&self) -> u64 {
        MapId::COUNT.into()
    }

    fn schema(&self) -> &Schema<MapItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[
            Stage { name: "header", doc: "rank and seed to boss, depth, name" },
            Stage { name: "layout", doc: "every floor with its chests and monsters" },
            Stage { name: "origin", doc: "timers and bases that draw the map" },
        ]
    }

    fn blank(&self) -> MapItem {
        let id = map_at(0);
        MapItem { id, header: Header::quick(id), floors: Vec::new(), origins: Vec::new() }
    }

    fn open(&self, first: u64, items: &mut [MapItem]) {
        for (position, item) in (first..).zip(items) {
            item.id = map_at(position);
            item.header = HeaderDraws::of(item.id.seed).header(item.id.rank);
        }
    }

    fn deepen(&self, stage: usize, item: &mut MapItem) {
        if stage == LAYOUT {
            let (id, header) = (item.id, item.header);
            item.floors.clear();
            let floors =
                (1..=header.floors).map(|number| self.shared.floor(id, &header, number, &self.edition));
            item.floors.extend(floors);
        } else {
            self.origins(item.id, &mut item.origins);
        }
    }

    fn prepare(&self, stage: usize, items: u64, threads: usize) {
        if stage == LAYOUT {
            self.shared.prepare(items * 10, threads);
        } else {
            self.shared.timers();
        }
    }

    fn shared(&self, stage: usize) -> Option<u64> {
        // A map has ten floors on average, and floors of different ranks share their layouts.
        (stage == LAYOUT).then_some(Layouts::COUNT as u64 / 10)
    }

    fn obvious(&self, position: u64, stages: Stages) -> MapItem {
        let id = map_at(position);
        let header = Header::of(id);
        let mut item = MapItem { id, header, floors: Vec::new(), origins: Vec::new() };
        if stages.has(LAYOUT) {
            let grotto = Grotto::of(id, &self.edition);
            item.floors = grotto.floors.iter().map(|floor| obvious(floor, header.environment)).collect();
        }
        if stages.has(ORIGIN) {
            item.origins = drawn_so(self.shared.timers(), id);
        }
        item
    }

    fn id(&self, position: u64) -> String {
        map_at(position).to_string()
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        id.parse::<MapId>().map(|id| id.index().into()).map_err(|error| error.to_string())
    }
}

/// The ways in which a map can be drawn, by drawing: every timer of its seed with every base.
fn drawn_so(timers: &Timers, id: MapId) -> Vec<Origin> {
    let mut found = Vec::new();
    for timer in timers.of(id.seed) {
        for base in antre_dq9::Base::all() {
            let map = antre_dq9::NewMap::of(base, timer.value);
            if map.seed == id.seed && Rank::of_quality(map.quality) == id.rank {
                found.push(Origin { timer: timer.value, base, quality: map.quality, location: map.location });
            }
        }
    }
    found
}
