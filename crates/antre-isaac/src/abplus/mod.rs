//! Profile `abplus`: the Rebirth engine as of Afterbirth+ (section 6).

mod boss;
mod content;
mod dead_ends;
pub mod fast;
mod growth;
pub(crate) mod map;
mod secret;
mod special;
pub(crate) mod take;

use alloc::vec::Vec;

use antre_core::{Fact, Why};

use crate::draws::{Engine, Rng};
use crate::edition::AbplusSetup;
use crate::floor::{DEAD_ENDS, ROOM_COUNT};
use crate::rooms::Library;
use crate::stage::{STAGE_STREAM, roll_curse, stage_seed, stage_stream, variant};
use crate::{Curse, Floor, Kind, Room, StartSeed};

pub use boss::{BossFlags, Choice};
pub use map::{GridRoom, Map, SIDE};

/// Layouts tried at most.
pub const MOST_LOOPS: u32 = 100;

const COUNT: Why = Why::new("isaac-room-count", "6.1");
const COUNT_HARD: Why = Why::new("isaac-room-count-hard", "6.1");
const LAYOUT_SEED: Why = Why::new("isaac-layout-seed", "6.1");

/// Why a layout was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rejected {
    /// Fewer dead ends than the stage needs.
    DeadEnds,
    /// No dead end took the boss.
    Boss,
    /// No room beyond the boss for the second one.
    SecondBoss,
    /// No dead end took the super secret room.
    SuperSecret,
    /// No dead end took the shop.
    Shop,
    /// No dead end took a treasure room.
    Treasure,
    /// No cell for the secret room.
    Secret,
    /// No dead end took the grave.
    Grave,
    /// No template of the player's files matches a normal room.
    Template,
}

/// A loop: a layout and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loop {
    /// Number, from 1.
    pub number: u32,
    /// Rooms right after growth, the start first.
    pub layout: Vec<GridRoom>,
    /// Dead ends by index into the rooms, the farthest first.
    pub dead_order: Vec<u8>,
    /// Rooms at the end: the layout's, then the second boss, then the secret room.
    pub rooms: Vec<GridRoom>,
    /// The boss, once it is chosen.
    pub boss: Option<Choice>,
    /// The second boss of a labyrinth.
    pub boss2: Option<Choice>,
    /// Template of each normal room by index into the rooms, where templates were given.
    pub content: Vec<(u8, usize)>,
    /// Why it was given up; `None` for the accepted one.
    pub rejected: Option<Rejected>,
}

/// What is asked of a stage before any layout (section 6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wanted {
    /// The stage's seed.
    pub stage_seed: u32,
    /// 0, 1 or 2.
    pub variant: u8,
    /// The curse, if any.
    pub curse: Option<Curse>,
    /// Rooms asked for beyond the start.
    pub rooms: u32,
    /// What seeds the layout's stream.
    pub layout_seed: u32,
    /// Dead ends that a layout must have.
    pub dead_ends: u32,
}

/// A stage's streams, as they stand at the end.
#[derive(Debug, Clone)]
pub struct Streams<D> {
    /// Rooms, special rooms, boss.
    pub stage: Rng<D>,
    /// The curse.
    pub curse: Rng<D>,
    /// Layout and secret room.
    pub layout: Rng<D>,
    /// Copies whose draws are undone: the second boss and the second treasure room of each loop.
    pub copies: Vec<Rng<D>>,
}

/// What came of a stage.
#[derive(Debug, Clone)]
pub struct AbplusFloor<D> {
    /// What was asked for.
    pub wanted: Wanted,
    /// Loops made.
    pub loops: u32,
    /// The accepted loop; `None` where none of [`MOST_LOOPS`] was.
    pub accepted: Option<Loop>,
    /// The streams.
    pub streams: Streams<D>,
}

/// Reads a stage's head: room count, curse and layout seed, and the streams as they stand then.
pub fn wanted<D: Engine>(start: StartSeed, setup: &AbplusSetup) -> (Wanted, Streams<D>) {
    let seed = stage_seed(start, setup.stage);
    let mut stage = stage_stream::<D>(seed);
    let mut curse = stage.fork();
    let rolled = roll_curse(&mut curse, setup.stage, setup.curse_odds(), setup.curse);
    curse.made(Fact::new("stage-curse"));
    let labyrinth = rolled == Some(Curse::Labyrinth);
    let mut rooms = (stage.int(2, COUNT) + 5 + u32::from(setup.stage) * 10 / 3).min(20);
    if labyrinth {
        rooms = (rooms * 9 / 5).min(45);
    }
    if rolled == Some(Curse::Lost) {
        rooms += 4;
    }
    let more = curse.int(2, COUNT_HARD);
    curse.made(ROOM_COUNT);
    stage.made(ROOM_COUNT);
    if setup.hard {
        rooms += 2 + more;
    }
    let layout_seed = stage.next(LAYOUT_SEED);
    stage.made(Fact::new("layout"));
    let wanted = Wanted {
        stage_seed: seed,
        variant: variant(start, setup.stage, seed, setup.chapters),
        curse: rolled,
        rooms,
        layout_seed,
        dead_ends: 5 + u32::from(setup.stage != 1) + u32::from(labyrinth),
    };
    let layout = Rng::new(layout_seed, STAGE_STREAM);
    (wanted, Streams { stage, curse, layout, copies: Vec::new() })
}

/// Makes a floor; `watch` is shown every loop.
pub fn generate<D: Engine>(
    start: StartSeed,
    setup: &AbplusSetup,
    watch: &mut impl FnMut(&Loop),
) -> AbplusFloor<D> {
    generate_with(start, setup, None, watch)
}

/// Makes a floor whose normal rooms come from the player's own templates (section 6.7); boss and special rooms stay
/// idealised. Weights are those of a new level.
pub fn generate_with<D: Engine>(
    start: StartSeed,
    setup: &AbplusSetup,
    library: Option<&Library>,
    watch: &mut impl FnMut(&Loop),
) -> AbplusFloor<D> {
    let mut library = library.cloned();
    let (wanted, mut streams) = wanted::<D>(start, setup);
    let mut flags = BossFlags::default();
    for number in 1..=MOST_LOOPS {
        let made = one_loop(number, setup, &wanted, &mut streams, &mut flags, library.as_mut());
        watch(&made);
        if made.rejected.is_none() {
            return AbplusFloor { wanted, loops: number, accepted: Some(made), streams };
        }
    }
    AbplusFloor { wanted, loops: MOST_LOOPS, accepted: None, streams }
}

fn one_loop<D: Engine>(
    number: u32,
    setup: &AbplusSetup,
    wanted: &Wanted,
    streams: &mut Streams<D>,
    flags: &mut BossFlags,
    library: Option<&mut Library>,
) -> Loop {
    for stream in [&mut streams.stage, &mut streams.layout].into_iter().chain(&mut streams.copies) {
        stream.attempt();
    }
    let labyrinth = wanted.curse == Some(Curse::Labyrinth);
    let mut map = Map::new(setup.stage);
    map.grow(wanted.rooms, labyrinth, &mut streams.layout);
    streams.layout.made(DEAD_ENDS);
    map.find_dead_ends(&mut streams.layout);
    streams.layout.made(DEAD_ENDS);
    let ends = map.dead_order();
    let layout = map.rooms.clone();
    let mut made = Loop {
        number,
        layout,
        dead_order: ends.clone(),
        rooms: Vec::new(),
        boss: None,
        boss2: None,
        content: Vec::new(),
        rejected: None,
    };
    if (ends.len() as u32) < wanted.dead_ends {
        made.rejected = Some(Rejected::DeadEnds);
    } else {
        let board = special::Plain { map: &mut map, layout: &mut streams.layout };
        let (stage, copies) = (&mut streams.stage, &mut streams.copies);
        let mut placing = special::Placing { setup, wanted, board, ends: ends.into(), stage, copies, flags };
        made.rejected = placing.run(&mut made.boss, &mut made.boss2).err();
        let left = placing.ends;
        if let Some(library) = library.filter(|_| made.rejected.is_none()) {
            match map.furnish(&left, setup, wanted, library, stage) {
                Some(content) => made.content = content,
                None => made.rejected = Some(Rejected::Template),
            }
        }
    }
    made.rooms = map.rooms;
    made
}

impl Loop {
    /// The loop in the form that all profiles share.
    pub fn floor(&self) -> Floor {
        let rooms = self.rooms.iter().map(|room| Room {
            shape: room.shape,
            origin: room.origin,
            distance: room.distance,
            kind: room.kind,
            doors: 0,
        });
        let mut floor = Floor { width: SIDE as u8, height: SIDE as u8, rooms: rooms.collect() };
        floor.set_doors();
        floor
    }

    /// The layout before any room was given a kind, in the form that all profiles share.
    pub fn layout_floor(&self) -> Floor {
        let plain = Self { rooms: self.layout.clone(), ..self.clone() };
        plain.floor()
    }

    /// The first room of a kind.
    pub fn find(&self, kind: Kind) -> Option<&GridRoom> {
        self.rooms.iter().find(|room| room.kind == kind)
    }
}
