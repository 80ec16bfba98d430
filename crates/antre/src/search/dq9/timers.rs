//! Every map that a hero can get: 65,536 timer values for each base.

use std::sync::LazyLock;

use antre_dq9::{Base, Edition, Header, HeaderDraws, MapId, NewMap};
use antre_search::{Column, Schema, Space, Stage, Stages};

use super::columns::{self, OfMap};
use super::edition_word;
use super::shared::map_at;

/// Timer values.
const TIMERS: u64 = 65_536;

/// A map as it is drawn.
#[derive(Debug, Clone)]
pub struct TimerItem {
    /// Quality before the variation.
    pub base: Base,
    /// Timer value.
    pub timer: u16,
    /// What is drawn.
    pub map: NewMap,
    /// Rank and seed.
    pub id: MapId,
    /// Header.
    pub header: Header,
}

impl OfMap for TimerItem {
    fn id(&self) -> MapId {
        self.id
    }

    fn header(&self) -> &Header {
        &self.header
    }
}

/// The space of bases and timers: position = (base − 1)·65536 + timer.
pub struct TimerMaps {
    edition: Edition,
}

impl TimerMaps {
    /// All of them.
    pub fn new(edition: Edition) -> Self {
        Self { edition }
    }
}

static SCHEMA: LazyLock<Schema<TimerItem>> = LazyLock::new(|| {
    let mut columns = vec![
        Column::int("base", 1..=248, "quality", "Quality before the variation", |i: &TimerItem, _| {
            i.base.get().into()
        }),
        Column::int("timer", 0..=65_535, "", "Timer value", |i: &TimerItem, _| i.timer.into()),
        Column::int("quality", 2..=248, "quality", "Quality of the map", |i: &TimerItem, _| {
            i.map.quality.into()
        }),
        Column::int("location", 1..=150, "", "Number of the place it leads to", |i: &TimerItem, _| {
            i.map.location.into()
        }),
    ];
    columns.extend(columns::header::<TimerItem>());
    Schema::new(columns)
});

fn drawn(position: u64) -> (Base, u16, NewMap) {
    let lowest = || Base::all().next().unwrap_or_else(|| unreachable!("there are bases"));
    let base = Base::new((position / TIMERS) as i64 + 1).unwrap_or_else(|_| lowest());
    let timer = (position % TIMERS) as u16;
    (base, timer, NewMap::of(base, timer))
}

impl Space for TimerMaps {
    type Item = TimerItem;

    fn name(&self) -> String {
        "dq9 timers".into()
    }

    fn edition(&self) -> String {
        edition_word(&self.edition)
    }

    fn size(&self) -> u64 {
        TIMERS * Base::all().count() as u64
    }

    fn schema(&self) -> &Schema<TimerItem> {
        &SCHEMA
    }

    fn stages(&self) -> &'static [Stage] {
        &[Stage { name: "header", doc: "timer and base to the map's header" }]
    }

    fn blank(&self) -> TimerItem {
        let (base, timer, map) = drawn(0);
        let id = map_at(0);
        TimerItem { base, timer, map, id, header: Header::quick(id) }
    }

    fn open(&self, first: u64, items: &mut [TimerItem]) {
        for (position, item) in (first..).zip(items) {
            (item.base, item.timer, item.map) = drawn(position);
            item.id = item.map.id();
            item.header = HeaderDraws::of(item.id.seed).header(item.id.rank);
        }
    }

    fn deepen(&self, _stage: usize, _item: &mut TimerItem) {}

    fn obvious(&self, position: u64, _stages: Stages) -> TimerItem {
        let (base, timer, map) = drawn(position);
        TimerItem { base, timer, map, id: map.id(), header: Header::of(map.id()) }
    }

    fn id(&self, position: u64) -> String {
        let (base, timer, map) = drawn(position);
        format!("{}:{timer} {}", base.get(), map.id())
    }

    fn position(&self, id: &str) -> Result<u64, String> {
        let wrong = || format!("timer \"{id}\": expected base and timer value, such as 120:4711");
        let (base, timer) = id.split(' ').next().unwrap_or(id).split_once(':').ok_or_else(wrong)?;
        let base = base.parse().ok().and_then(|base| Base::new(base).ok()).ok_or_else(wrong)?;
        let timer: u16 = timer.parse().map_err(|_| wrong())?;
        Ok((u64::from(base.get()) - 1) * TIMERS + u64::from(timer))
    }
}
