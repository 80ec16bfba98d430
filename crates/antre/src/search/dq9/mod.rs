//! Spaces of treasure-map grottos: maps, floors, chests, timers.

mod bases;
mod chests;
mod columns;
mod floors;
mod loot;
mod maps;
mod shared;
mod timers;
mod told;

pub use antre_dq9::Edition;
pub use bases::BaseCounts;
pub use chests::{ChestItem, Chests};
pub use floors::{FloorItem, Floors};
pub use maps::{MapItem, Maps};
pub use shared::Shared;
pub use timers::{TimerItem, TimerMaps};

use antre_dq9::universe::{FloorFacts, LayoutFacts};
use antre_dq9::{Floor, Region};

/// The edition in words.
pub fn edition_word(edition: &Edition) -> String {
    match edition.region {
        Region::Western => "dq9 western".into(),
        Region::Japanese => "dq9 japanese".into(),
    }
}

/// A floor made in the specification's order, as the facts that columns read. The outputs behind the chest ranks are not
/// among them: the ranks are.
fn obvious(floor: &Floor, environment: antre_dq9::Environment) -> FloorFacts {
    FloorFacts {
        number: floor.number,
        environment,
        monster_rank: floor.monster_rank,
        ranks: floor.chest_ranks(),
        fit: floor.fit,
        bytes: floor.bytes,
        layout: LayoutFacts {
            side: floor.layout.side,
            up: floor.layout.up,
            down: floor.layout.down,
            chests: floor.layout.chests,
            outputs: [0; 3],
            memory: floor.memory,
        },
    }
}
