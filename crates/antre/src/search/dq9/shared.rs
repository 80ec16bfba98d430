//! What all the grotto spaces compute once: layouts, timers, where each map's floors begin.

use std::sync::OnceLock;

use antre_dq9::universe::{FloorFacts, LayoutFacts, Layouts};
use antre_dq9::{Edition, Header, MapId, Timers};
use antre_search::run::share;

/// Into how many parts the making of all layouts is cut: those of deep floors are more work than those of the first.
const PARTS: u64 = 64;

/// Kept between searches: a second search finds everything in memory.
#[derive(Default)]
pub struct Shared {
    layouts: OnceLock<Layouts>,
    timers: OnceLock<Timers>,
    first_floors: OnceLock<Vec<u32>>,
}

impl Shared {
    /// The layouts, if they have been made.
    pub fn layouts(&self) -> Option<&Layouts> {
        self.layouts.get()
    }

    /// The layouts, made on so many threads if they have not been.
    pub fn all_layouts(&self, threads: usize) -> &Layouts {
        self.layouts.get_or_init(|| {
            let cut = |part: u64| Layouts::COUNT * part as usize / PARTS as usize;
            let parts = share(threads, PARTS, |part| Layouts::part(cut(part)..cut(part + 1)));
            // The parts are the whole in order; made alone they are the same.
            Layouts::join(parts).unwrap_or_else(Layouts::all)
        })
    }

    /// The timers by seed.
    pub fn timers(&self) -> &Timers {
        self.timers.get_or_init(Timers::new)
    }

    /// By map index, how many floors the maps before it have; one more for the end.
    pub fn first_floors(&self) -> &[u32] {
        self.first_floors.get_or_init(|| {
            let mut floors = 0;
            let mut firsts = vec![0];
            for index in 0..MapId::COUNT {
                floors += MapId::of_index(index).map_or(0, |id| u32::from(Header::quick(id).floors));
                firsts.push(floors);
            }
            firsts
        })
    }

    /// A floor, from the layouts if they have been made.
    pub fn floor(&self, id: MapId, header: &Header, number: u8, edition: &Edition) -> FloorFacts {
        let layout = match self.layouts.get() {
            Some(layouts) => *layouts.of(id.seed, number),
            None => LayoutFacts::of_floor(id.seed, number),
        };
        FloorFacts::of(layout, header, number, edition)
    }

    /// Makes all the layouts where so many floors will be asked for that it is worth it.
    pub fn prepare(&self, floors: u64, threads: usize) {
        if floors > Layouts::COUNT as u64 / 2 {
            self.all_layouts(threads);
        }
    }
}

/// The map of an index that is known to be one.
pub(super) fn map_at(index: u64) -> MapId {
    let last = u64::from(MapId::COUNT) - 1;
    // Positions come from the engine and are below the size.
    MapId::of_index(index.min(last) as u32).unwrap_or_else(|_| unreachable!("the index is below the count"))
}
