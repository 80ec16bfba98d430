//! All 393,216 maps.

use std::sync::{Arc, LazyLock};

use antre_dq9::tables::BOSSES;
use antre_dq9::totals::Totals;
use antre_dq9::universe::{FloorFacts, LayoutFacts, Layouts};
use antre_dq9::{Edition, Grotto, Header, HeaderDraws, MapId, Multibug, Origin, Rank, Timers};
use antre_search::{Column, Schema, Space, Stage, Stages};

use super::bases::BaseCounts;
use super::columns::{self, OfMap};
use super::loot;
use super::shared::{Shared, map_at};
use super::{edition_word, obvious};

/// Stage of what all floors come to.
const TOTALS: usize = 1;
/// Stage of the columns of floors and chests.
const LAYOUT: usize = 2;
/// Stage of the bases that draw a map.
const ORIGIN: usize = 3;
/// Stage of the list of ways in which it can come into being.
const WAYS: usize = 4;

/// A map, as far as it is known.
#[derive(Debug, Clone)]
pub struct MapItem {
    /// Rank and seed.
    pub id: MapId,
    /// Header.
    pub header: Header,
    /// Floors, once the layout is known.
    pub floors: Vec<FloorFacts>,
    /// What all floors come to, once that or the layout is known.
    pub totals: Totals,
    /// The bases that draw it, once the origin is known.
    pub bases: BaseCounts,
    /// Ways in which it can be drawn, once these are known.
    pub origins: Vec<Origin>,
}

impl MapItem {
    /// A map of which no more than the header is known.
    fn new(id: MapId, header: Header) -> Self {
        Self {
            id,
            header,
            floors: Vec::new(),
            totals: Totals::default(),
            origins: Vec::new(),
            bases: BaseCounts::default(),
        }
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
}

static SCHEMA: LazyLock<Schema<MapItem>> = LazyLock::new(|| {
    let mut columns = columns::header::<MapItem>();
    let most = 3 * 16;
    columns.push(
        Column::record(
            "chests",
            "Chests on all floors by rank",
            columns::chest_counts(most, |i: &MapItem, _, rank| i.totals.chests[usize::from(rank)].into()),
        )
        .at(TOTALS),
    );
    columns.push(
        Column::int(
            "specials",
            0..=16,
            "floors",
            "Floors where a shortage of memory did something",
            |i: &MapItem, _| i.totals.specials.into(),
        )
        .at(TOTALS),
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
            |i: &MapItem, _| i.bases.all > 0,
        )
        .at(ORIGIN),
    );
    columns.push(
        Column::list(
            "loot",
            "Its chests from the first floor, with what they hold at the seconds that players can hit",
            loot::columns(|i: &MapItem, at| loot::chest(i.id.seed, &i.floors, at)),
            |i| i.floors.iter().map(|floor| floor.layout.chests.len()).sum(),
        )
        .at(LAYOUT),
    );
    columns.push(
        Column::list(
            "multibug",
            "The map as the host of four players sees it after the bug of section 18: one element",
            bug_columns(),
            |_| 1,
        )
        .at(LAYOUT),
    );
    columns.extend(base_columns().into_iter().map(|column| column.at(ORIGIN)));
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
        .at(WAYS),
    );
    Schema::new(columns)
});

/// Columns of a map under the bug of four players. (single source)
fn bug_columns() -> Vec<Column<MapItem>> {
    let bosses = BOSSES.iter().map(|boss| boss.words.english());
    vec![
        Column::int("depth", 2..=16, "floors", "Floors that the host can walk down to", |i: &MapItem, _| {
            Multibug::of(i.id).host_floors().into()
        }),
        Column::int("gained", 0..=14, "floors", "Floors that the map does not have", |i: &MapItem, _| {
            Multibug::of(i.id).gained().count() as i64
        }),
        Column::int("level", 1..=99, "", "Level in the name that the host sees", |i: &MapItem, _| {
            Multibug::of(i.id).shown.level.into()
        }),
        Column::word("boss", bosses, "Boss that the host meets, by its English name", |i: &MapItem, _| {
            usize::from(Multibug::of(i.id).shown.boss) - 1
        }),
        Column::record(
            "chests",
            "Chests by rank on the floors that the host can walk down to",
            columns::chest_counts(3 * 16, |i: &MapItem, _, rank| chests_under_bug(i, rank)),
        ),
    ]
}

/// Chests of a rank on the floors that the host can walk down to.
fn chests_under_bug(item: &MapItem, rank: u8) -> i64 {
    let bug = Multibug::of(item.id);
    let of = |floor: &FloorFacts| floor.ranks.iter().map(|&has| i64::from(has == rank)).sum::<i64>();
    let kept = item.floors.iter().take(bug.host_floors().into()).map(of).sum::<i64>();
    let gained = bug.gained().map(|number| {
        let layout = LayoutFacts::of_floor(item.id.seed, number);
        of(&FloorFacts::of(layout, &bug.own, number, &Edition::WESTERN))
    });
    kept + gained.sum::<i64>()
}

/// Columns of the bases that give a map, over all its places and place by place.
fn base_columns() -> Vec<Column<MapItem>> {
    vec![
        Column::int(
            "bases",
            0..=248,
            "bases",
            "Bases that give it, whatever the place; 0 if none does",
            |i: &MapItem, _| i.bases.all.into(),
        ),
        Column::int(
            "bases_at_a_place",
            0..=248,
            "bases",
            "Bases that give it at the place with the fewest of them; 0 if none does",
            |i: &MapItem, _| i.bases.at_a_place.into(),
        ),
        Column::int(
            "base_at_a_place",
            0..=248,
            "quality",
            "Lowest base at the place where that is highest; 0 if none gives it",
            |i: &MapItem, _| i.bases.lowest_at_a_place.into(),
        ),
    ]
}

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
            Stage { name: "totals", doc: "how many chests of each rank all floors have" },
            Stage { name: "layout", doc: "every floor with its chests and monsters" },
            Stage { name: "origin", doc: "bases that draw the map" },
            Stage { name: "ways", doc: "each timer and base that draw it" },
        ]
    }

    fn blank(&self) -> MapItem {
        let id = map_at(0);
        MapItem::new(id, Header::quick(id))
    }

    fn open(&self, first: u64, items: &mut [MapItem]) {
        for (position, item) in (first..).zip(items) {
            item.id = map_at(position);
            item.header = HeaderDraws::of(item.id.seed).header(item.id.rank);
            item.floors.clear();
        }
    }

    fn deepen(&self, stage: usize, item: &mut MapItem) {
        match stage {
            TOTALS | LAYOUT => match self.shared.layouts() {
                Some(layouts) if stage == TOTALS => {
                    item.totals = layouts.totals(item.id.seed, &item.header, &self.edition);
                }
                // Where the layouts are not there, making the floors is the greater part of counting.
                _ if item.floors.is_empty() => {
                    let (id, header) = (item.id, item.header);
                    let floors = (1..=header.floors)
                        .map(|number| self.shared.floor(id, &header, number, &self.edition));
                    item.floors.extend(floors);
                    item.totals = Totals::of(&item.floors);
                }
                _ => {}
            },
            ORIGIN => item.bases = BaseCounts::of(self.shared.timers().base_sets(item.id)),
            _ => {
                item.origins.clear();
                item.origins.extend(self.shared.timers().origins(item.id));
            }
        }
    }

    fn prepare(&self, stage: usize, items: u64, threads: usize) {
        if stage == TOTALS || stage == LAYOUT {
            self.shared.prepare(items * 10, threads);
        } else {
            self.shared.timers();
        }
    }

    fn shared(&self, stage: usize) -> Option<u64> {
        // A map has ten floors on average, and floors of different ranks share their layouts.
        (stage == TOTALS || stage == LAYOUT).then_some(Layouts::COUNT as u64 / 10)
    }

    fn obvious(&self, position: u64, stages: Stages) -> MapItem {
        let id = map_at(position);
        let header = Header::of(id);
        let mut item = MapItem::new(id, header);
        if stages.has(TOTALS) || stages.has(LAYOUT) {
            let grotto = Grotto::of(id, &self.edition);
            item.floors = grotto.floors.iter().map(|floor| obvious(floor, header.environment)).collect();
            let of =
                |rank| item.floors.iter().flat_map(|floor| floor.ranks).filter(|&has| has == rank).count();
            item.totals.chests = std::array::from_fn(|rank| of(rank as u8) as u8);
            item.totals.specials =
                grotto.floors.iter().filter(|floor| floor.special().is_some()).count() as u8;
        }
        if stages.has(ORIGIN) || stages.has(WAYS) {
            item.origins = drawn_so(self.shared.timers(), id);
            item.bases = BaseCounts::obvious(&item.origins);
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
