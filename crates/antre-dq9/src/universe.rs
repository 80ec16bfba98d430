//! All 393,216 maps at once: distinct layouts are made once and serve every rank (`docs/rules/dq9.md`, section 5).
//!
//! Everything takes ranges, so that threads can share the work in any way; the results do not depend on it.
//!
//! ```
//! use antre_dq9::{Edition, MapId, universe::Layouts};
//!
//! let layouts = Layouts::all();
//! let (mut maps, mut lost) = (0, 0);
//! layouts.visit(0..MapId::COUNT / 12, &Edition::WESTERN, |_, _, floors| {
//!     maps += 1;
//!     lost += floors.iter().filter(|floor| usize::from(floor.fit) < floor.table().entries.len()).count();
//! });
//! assert_eq!((maps, lost), (32_768, 0)); // in rank 02 no floor is large enough to lose a monster
//! ```

use core::ops::Range;

use alloc::vec::Vec;

use antre_core::Cell;

use crate::chests::{rank_of_output, trap_of};
use crate::draws::At;
use crate::edition::Edition;
use crate::floor::{Special, special};
use crate::header::Header;
use crate::layout::{Chests, LayoutCase};
use crate::layout_fast::FastLayout;
use crate::memory::{Memory, monster_table};
use crate::rank::{Environment, MapId, Seed};
use crate::tables::MonsterTable;

/// What the maps need of a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LayoutFacts {
    /// Side length.
    pub side: u8,
    /// Where one arrives.
    pub up: Cell,
    /// The way down.
    pub down: Cell,
    /// Chest places.
    pub chests: Chests,
    /// The outputs that the chests' ranks are read from; 0 where there is no chest.
    pub outputs: [u16; 3],
    /// What its cells take of the memory.
    pub memory: Memory,
}

impl LayoutFacts {
    /// The layout of floor `floor` (1..=16) of the maps with this seed, made by itself.
    pub fn of_floor(seed: Seed, floor: u8) -> Self {
        let floor = floor.clamp(1, 16);
        Self::of(LayoutCase::of_floor(floor), seed.get() + u16::from(floor))
    }

    fn of(case: LayoutCase, v: u16) -> Self {
        let (layout, _) = FastLayout::generate(case, v);
        let mut outputs = [0; 3];
        let count = layout.chests.len();
        let mut draws = At::new(v.into());
        for _ in 0..2 * count {
            draws.next();
        }
        for output in &mut outputs[..count] {
            *output = draws.next() as u16;
        }
        Self {
            side: layout.side,
            up: layout.up,
            down: layout.down,
            chests: layout.chests,
            outputs,
            memory: Memory::count_rows(&layout.open_rows()),
        }
    }
}

/// A floor of a map, without its tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FloorFacts {
    /// Number, from 1.
    pub number: u8,
    /// Environment of its map.
    pub environment: Environment,
    /// Monster rank.
    pub monster_rank: u8,
    /// Chest ranks; 0 where there is no chest.
    pub ranks: [u8; 3],
    /// Entries of the table that have a record.
    pub fit: u8,
    /// Bytes taken before the monsters' records.
    pub bytes: u32,
    /// Layout.
    pub layout: LayoutFacts,
}

impl FloorFacts {
    /// Floor `number` (1..=16) of a map with this header, on a layout that was made for it.
    #[inline]
    pub fn of(layout: LayoutFacts, header: &Header, number: u8, edition: &Edition) -> Self {
        let monster_rank = header.monster_rank(number);
        let table = monster_table(header.environment, monster_rank);
        let mut ranks = [0; 3];
        for (rank, &output) in ranks.iter_mut().zip(&layout.outputs[..layout.chests.len()]) {
            *rank = rank_of_output(output.into(), monster_rank);
        }
        Self {
            number,
            environment: header.environment,
            monster_rank,
            ranks,
            bytes: layout.memory.bytes(table, edition),
            fit: layout.memory.fit(table, edition),
            layout,
        }
    }

    /// The monsters of its environment and rank.
    pub fn table(&self) -> &'static MonsterTable {
        monster_table(self.environment, self.monster_rank)
    }

    /// Whether a monster of the table has a record.
    pub fn has_record(&self, monster: u16) -> bool {
        self.table().entries[..usize::from(self.fit)].iter().any(|entry| entry.monster == monster)
    }

    /// Chest `index` (from 0) can hold a trap monster that has no record.
    pub fn is_hollow(&self, index: usize) -> bool {
        self.ranks.get(index).and_then(|&rank| trap_of(rank)).is_some_and(|trap| !self.has_record(trap))
    }

    /// What a shortage of memory did here.
    pub fn special(&self) -> Option<Special> {
        special(self.table(), self.fit, self.layout.memory)
    }
}

/// The facts of every distinct layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layouts {
    facts: Vec<LayoutFacts>,
}

impl Layouts {
    /// How many distinct layouts the maps use.
    pub const COUNT: usize = {
        let mut count = 0;
        let mut case = 0;
        while case < LayoutCase::ALL.len() {
            count += count_of(LayoutCase::ALL[case]);
            case += 1;
        }
        count
    };

    /// All of them, on this thread (about a third of a second).
    pub fn all() -> Self {
        Self { facts: Self::part(0..Self::COUNT) }
    }

    /// Those with the numbers of a range of 0..[`Layouts::COUNT`]; numbers beyond are left out.
    pub fn part(range: Range<usize>) -> Vec<LayoutFacts> {
        part(range, LayoutFacts::of)
    }

    /// Puts parts together; `None` if they are not all of 0..[`Layouts::COUNT`] in order.
    pub fn join(parts: impl IntoIterator<Item = Vec<LayoutFacts>>) -> Option<Self> {
        Some(Self { facts: join(parts)? })
    }

    /// The layout of floor `floor` (1..=16) of the maps with this seed.
    #[inline]
    pub fn of(&self, seed: Seed, floor: u8) -> &LayoutFacts {
        &self.facts[number_of(seed, floor)]
    }

    /// Floor `number` (1..=16) of a map.
    #[inline]
    pub fn floor(&self, seed: Seed, header: &Header, number: u8, edition: &Edition) -> FloorFacts {
        FloorFacts::of(*self.of(seed, number), header, number, edition)
    }

    /// Calls `visit` with every map whose [`MapId::index`] is in the range, in order, with all its floors.
    pub fn visit(
        &self,
        range: Range<u32>,
        edition: &Edition,
        mut visit: impl FnMut(MapId, &Header, &[FloorFacts]),
    ) {
        let mut floors = Vec::with_capacity(16);
        for id in (range.start..range.end.min(MapId::COUNT)).map_while(|index| MapId::of_index(index).ok()) {
            let header = Header::quick(id);
            floors.clear();
            floors.extend((1..=header.floors).map(|number| self.floor(id.seed, &header, number, edition)));
            visit(id, &header, &floors);
        }
    }
}

/// What `make` says of every layout with a number in the range, in order.
pub(crate) fn part<T>(range: Range<usize>, make: impl Fn(LayoutCase, u16) -> T) -> Vec<T> {
    let mut values = Vec::with_capacity(range.len().min(Layouts::COUNT));
    let mut first = 0;
    for case in LayoutCase::ALL {
        let count = count_of(case);
        let (from, to) = (range.start.max(first), range.end.min(first + count));
        let lowest = usize::from(*case.values().start());
        values.extend((from..to).map(|number| make(case, (number - first + lowest) as u16)));
        first += count;
    }
    values
}

/// Parts put together, if they make up all layouts.
pub(crate) fn join<T>(parts: impl IntoIterator<Item = Vec<T>>) -> Option<Vec<T>> {
    let mut parts = parts.into_iter();
    let mut values = parts.next()?;
    values.reserve_exact(Layouts::COUNT.saturating_sub(values.len()));
    for part in parts {
        values.extend(part);
    }
    (values.len() == Layouts::COUNT).then_some(values)
}

/// Number of the layout of a floor (1..=16) among all.
#[inline]
pub(crate) fn number_of(seed: Seed, floor: u8) -> usize {
    let floor = floor.clamp(1, 16);
    let (offset, lowest) = OFFSETS[usize::from(floor)];
    offset + usize::from(seed.get()) + usize::from(floor) - lowest
}

const fn count_of(case: LayoutCase) -> usize {
    let (first, last) = case.floors();
    Seed::COUNT as usize + (last - first) as usize
}

/// Place of a floor's case among the layouts, and the case's lowest value of seed + floor.
static OFFSETS: [(usize, usize); 17] = {
    let mut offsets = [(0, 1); 17];
    let mut first = 0;
    let mut case = 0;
    while case < LayoutCase::ALL.len() {
        let (from, to) = LayoutCase::ALL[case].floors();
        let mut floor = from as usize;
        while floor <= to as usize {
            offsets[floor] = (first, from as usize);
            floor += 1;
        }
        first += count_of(LayoutCase::ALL[case]);
        case += 1;
    }
    offsets
};
