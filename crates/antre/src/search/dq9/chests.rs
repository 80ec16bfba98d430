//! All chests of all floors.

use std::sync::{Arc, LazyLock, OnceLock};

use antre_dq9::universe::FloorFacts;
use antre_dq9::{Edition, Floor, Header, MapId};
use antre_search::{Column, Schema, Space, Stage, Stages};

use super::columns::{self, LETTERS, OfMap, letter_place};
use super::floors::Floors;
use super::shared::{Shared, map_at};
use super::{edition_word, obvious};

/// A chest.
#[derive(Debug, Clone)]
pub struct ChestItem {
    /// Its map.
    pub id: MapId,
    /// Header of its map.
    pub header: Header,
    /// Its floor; made with the chest.
    pub floor: Option<FloorFacts>,
    /// Place in the order of laying, from 0.
    pub place: usize,
}

impl OfMap for ChestItem {
    fn id(&self) -> MapId {
        self.id
    }

    fn header(&self) -> &Header {
        &self.header
    }
}

/// The space of all chests.
pub struct Chests {
    edition: Edition,
    shared: Arc<Shared>,
    /// Chests on the floors before each floor; one more for the end.
    firsts: OnceLock<Vec<u32>>,
}

impl Chests {
    /// All chests under an edition.
    pub fn new(edition: Edition, shared: Arc<Shared>) -> Self {
        Self { edition, shared, firsts: OnceLock::new() }
    }

    /// Positions of the chests of the map at a position among the maps; empty where there is no such map.
    pub fn of_map(&self, map: u64) -> std::ops::Range<u64> {
        let (floors, chests) = (self.shared.first_floors(), self.firsts());
        let first = |map: u64| chests[floors[map as usize] as usize].into();
        if map < MapId::COUNT.into() { first(map)..first(map + 1) } else { 0..0 }
    }

    fn firsts(&self) -> &[u32] {
        self.firsts.get_or_init(|| {
            let layouts = self.shared.all_layouts(antre_search::run::threads(0));
            let mut firsts = vec![0];
            let mut chests = 0;
            for index in 0..MapId::COUNT {
                let id = map_at(index.into());
                for number in 1..=Header::quick(id).floors {
                    chests += layouts.of(id.seed, number).chests.len() as u32;
                    firsts.push(chests);
                }
            }
            firsts
        })
    }

    /// Floor and place of the chest at a position.
    fn at(&self, position: u64) -> (u64, usize) {
        let firsts = self.firsts();
        let floor = firsts.partition_point(|&first| u64::from(first) <= position).saturating_sub(1);
        (floor as u64, (position - u64::from(firsts[floor])) as usize)
    }
}

static SCHEMA: LazyLock<Schema<ChestItem>> = LazyLock::new(|| {
    let mut columns = columns::header::<ChestItem>();
    let cell = |i: &ChestItem| i.floor.as_ref().and_then(|floor| floor.layout.chests.get(i.place).copied());
    let rank =
        |i: &ChestItem| i.floor.as_ref().and_then(|floor| floor.ranks.get(i.place).copied()).unwrap_or(0);
    columns.extend([
        Column::int("floor", 3..=16, "", "Number of the floor, from 1", |i: &ChestItem, _| {
            i.floor.as_ref().map_or(0, |floor| floor.number.into())
        }),
        Column::int("monster_rank", 1..=12, "rank", "Monster rank of the floor", |i: &ChestItem, _| {
            i.floor.as_ref().map_or(0, |floor| floor.monster_rank.into())
        }),
        Column::int("chest", 1..=3, "", "Number of the chest on its floor", |i: &ChestItem, _| {
            i.place as i64 + 1
        }),
        Column::int("x", 0..=15, "cells", "Column, from 0", move |i: &ChestItem, _| {
            cell(i).map_or(0, |c| c.x.into())
        }),
        Column::int("y", 0..=15, "cells", "Row, from 0", move |i: &ChestItem, _| {
            cell(i).map_or(0, |c| c.y.into())
        }),
        Column::int("chest_rank", 1..=10, "rank", "Rank, 1 (I) to 10 (S)", move |i: &ChestItem, _| {
            rank(i).into()
        }),
        Column::word("letter", LETTERS, "Letter of the rank", move |i: &ChestItem, _| letter_place(rank(i))),
        Column::bool(
            "hollow",
            "It may hold a trap monster that has no record: what it held is lost",
            |i: &ChestItem, _| i.floor.as_ref().is_some_and(|floor| floor.is_hollow(i.place)),
        ),
    ]);
    Schema::new(columns)
});

impl Space for Chests {
    type Item = ChestItem;

    fn name(&self) -> String {
        "dq9 chests".into()
    }

    fn edition(&self) -> String {
        edition_word(&self.edition)
    }

    fn size(&self) -> u64 {
        self.firsts().last().copied().unwrap_or(0).into()
    }

    fn schema(&self) -> &Schema<ChestItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[Stage { name: "chest", doc: "the chest with its floor" }]
    }

    fn blank(&self) -> ChestItem {
        let id = map_at(0);
        ChestItem { id, header: Header::quick(id), floor: None, place: 0 }
    }

    fn open(&self, first: u64, items: &mut [ChestItem]) {
        let mut known: Option<(u64, MapId, Header, FloorFacts)> = None;
        for (position, item) in (first..).zip(items) {
            let (floor, place) = self.at(position);
            if known.as_ref().is_none_or(|(number, ..)| *number != floor) {
                let (id, number) = Floors::at(&self.shared, floor);
                let header = Header::quick(id);
                known = Some((floor, id, header, self.shared.floor(id, &header, number, &self.edition)));
            }
            if let Some((_, id, header, facts)) = known {
                (item.id, item.header, item.floor, item.place) = (id, header, Some(facts), place);
            }
        }
    }

    fn deepen(&self, _stage: usize, _item: &mut ChestItem) {}

    fn obvious(&self, position: u64, _stages: Stages) -> ChestItem {
        let (floor, place) = self.at(position);
        let (id, number) = Floors::at(&self.shared, floor);
        let header = Header::of(id);
        let floor = Floor::of(id, &header, number, &self.edition).ok();
        ChestItem { id, header, floor: floor.map(|floor| obvious(&floor, header.environment)), place }
    }

    fn id(&self, position: u64) -> String {
        let (floor, place) = self.at(position);
        let (id, number) = Floors::at(&self.shared, floor);
        format!("{id}/{number}/{}", place + 1)
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        let wrong = || format!("chest \"{id}\": expected map, floor and chest, such as B5:9638/9/1");
        let (floor, number) = id.rsplit_once('/').ok_or_else(wrong)?;
        let number: u32 = number.parse().map_err(|_| wrong())?;
        let floor = Floors::named(&self.shared, floor)? as usize;
        let firsts = self.firsts();
        let count = firsts[floor + 1] - firsts[floor];
        if (1..=count).contains(&number) {
            Ok(u64::from(firsts[floor] + number - 1))
        } else {
            Err(format!(
                "chest {number} of {}: expected 1..={count}",
                id.rsplit_once('/').map_or(id, |(floor, _)| floor)
            ))
        }
    }
}
