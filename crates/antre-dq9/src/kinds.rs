//! Kinds of floors and maps that players look for (`docs/rules/dq9.md`, sections 8, 17 and 21).

use core::cell::OnceCell;

use alloc::vec;
use alloc::vec::Vec;

use crate::edition::Edition;
use crate::floor::{NoMonsters, Special};
use crate::header::Header;
use crate::layout::LayoutCase;
use crate::layout_fast::FastLayout;
use crate::rank::{MapId, Seed};
use crate::terrain::{Terrain, is_whole, traps_player};
use crate::universe::{FloorFacts, Layouts};

/// A kind of floor or map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// A record is lost or passages are cut
    Special,
    /// Two or more such floors in one map
    SeveralSpecial,
    /// Only one monster roams
    Single,
    /// Only liquid metal slimes, metal king slimes, gem jamborees or gem slimes roam
    MetalOnly,
    /// Two or more kinds roam, but not all of the table
    Few,
    /// Nobody roams
    NoMonsters,
    /// Nobody roams: only records of trap chests fit
    TrapsOnly,
    /// Nobody roams: the memory is full before the first record
    MemoryFull,
    /// All records fit, but passages are cut
    CutPassages,
    /// Some cell has no passage left (Flag0)
    Isolated,
    /// A chest can hold a trap monster that has no record: it is then hollow
    Hollow,
    /// A chest cannot be reached
    Unreachable,
    /// No chest can be reached, though there is one
    Chestless,
    /// A closed chamber
    Chamber,
    /// Two or more closed chambers on one floor
    SeveralChambers,
    /// Closed chambers on two or more floors
    ChamberFloors,
    /// A chest out of reach and a closed chamber on one floor
    ChestAndChamber,
    /// The stairs down cannot be reached (no layout has it)
    WalledIn,
    /// Old stairs that look like floor
    Ghosts,
    /// Up stairs written unchecked after a hundred failed tries
    Forced,
    /// Forced stairs that really trap the player (single source)
    Trapping,
    /// A 15×15 floor
    Fifteen,
    /// A 15×15 floor that is special too
    SpecialFifteen,
}

/// Number of kinds.
const COUNT: usize = 23;

impl Kind {
    /// All kinds, in the order in which they are listed.
    pub const ALL: [Self; COUNT] = [
        Self::Special,
        Self::SeveralSpecial,
        Self::Single,
        Self::MetalOnly,
        Self::Few,
        Self::NoMonsters,
        Self::TrapsOnly,
        Self::MemoryFull,
        Self::CutPassages,
        Self::Isolated,
        Self::Hollow,
        Self::Unreachable,
        Self::Chestless,
        Self::Chamber,
        Self::SeveralChambers,
        Self::ChamberFloors,
        Self::ChestAndChamber,
        Self::WalledIn,
        Self::Ghosts,
        Self::Forced,
        Self::Trapping,
        Self::Fifteen,
        Self::SpecialFifteen,
    ];

    /// Word id (`metal-only`).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Special => "special",
            Self::SeveralSpecial => "several-special",
            Self::Single => "single",
            Self::MetalOnly => "metal-only",
            Self::Few => "few",
            Self::NoMonsters => "no-monsters",
            Self::TrapsOnly => "traps-only",
            Self::MemoryFull => "memory-full",
            Self::CutPassages => "cut-passages",
            Self::Isolated => "isolated",
            Self::Hollow => "hollow",
            Self::Unreachable => "unreachable",
            Self::Chestless => "chestless",
            Self::Chamber => "chamber",
            Self::SeveralChambers => "several-chambers",
            Self::ChamberFloors => "chamber-floors",
            Self::ChestAndChamber => "chest-and-chamber",
            Self::WalledIn => "walled-in",
            Self::Ghosts => "ghosts",
            Self::Forced => "forced",
            Self::Trapping => "trapping",
            Self::Fifteen => "fifteen",
            Self::SpecialFifteen => "special-fifteen",
        }
    }

    /// The kind of a word id.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether who roams is what makes it special.
    pub const fn is_about_monsters(self) -> bool {
        matches!(self, Self::Special | Self::SeveralSpecial | Self::Single | Self::MetalOnly | Self::Few)
    }

    /// How many floors a map needs of it.
    const fn floors_needed(self) -> usize {
        match self {
            Self::SeveralSpecial | Self::ChamberFloors => 2,
            _ => 1,
        }
    }

    const fn needs_shape(self) -> bool {
        matches!(
            self,
            Self::Unreachable
                | Self::Chestless
                | Self::Chamber
                | Self::SeveralChambers
                | Self::ChamberFloors
                | Self::ChestAndChamber
                | Self::WalledIn
                | Self::Ghosts
                | Self::Forced
        )
    }
}

/// The monsters whose lone floors players hunt on: liquid metal slime, metal king slime, gem jamboree, gem slime.
const METAL: [u16; 4] = [27, 181, 77, 185];

/// What a layout's shape has of note, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Shape(u8);

impl Shape {
    const UNREACHABLE: u8 = 1;
    const CHESTLESS: u8 = 2;
    const CHAMBER: u8 = 4;
    const SEVERAL: u8 = 8;
    const GHOSTS: u8 = 16;
    const FORCED: u8 = 32;
    const WALLED_IN: u8 = 64;

    const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }

    fn of(case: LayoutCase, v: u16) -> Self {
        let (layout, _) = FastLayout::generate(case, v);
        let mut bits = 0;
        let mut set = |bit: u8, holds: bool| bits |= if holds { bit } else { 0 };
        set(Self::FORCED, layout.forced);
        let stairs: u32 = layout.stairs.iter().map(|row| row.count_ones()).sum();
        // Nearly all layouts hang together and have no old stairs; only the others are looked at cell by cell.
        if stairs > 1 || !is_whole(&layout.open_rows(), layout.up) {
            let terrain = Terrain::of(&layout.to_layout());
            let hidden = terrain.unreachable_chests.len();
            set(Self::UNREACHABLE, hidden > 0);
            set(Self::CHESTLESS, hidden > 0 && hidden == layout.chests.len());
            set(Self::CHAMBER, !terrain.chambers.is_empty());
            set(Self::SEVERAL, terrain.chambers.len() > 1);
            set(Self::GHOSTS, !terrain.ghosts.is_empty());
            set(Self::WALLED_IN, terrain.walled_in);
        }
        Self(bits)
    }
}

/// All maps, made as far as a question needs them: layouts when the first floor is asked for, shapes when a kind needs
/// them.
#[derive(Debug)]
pub struct Universe {
    /// Decides who finds no place in a floor's memory.
    pub edition: Edition,
    layouts: OnceCell<Layouts>,
    shapes: OnceCell<Vec<(LayoutCase, Vec<Shape>)>>,
}

impl Universe {
    /// Nothing made yet.
    pub const fn new(edition: Edition) -> Self {
        Self { edition, layouts: OnceCell::new(), shapes: OnceCell::new() }
    }

    /// Facts of all layouts.
    pub fn layouts(&self) -> &Layouts {
        self.layouts.get_or_init(Layouts::all)
    }

    fn shape(&self, seed: Seed, floor: u8) -> Shape {
        let shapes = self.shapes.get_or_init(|| {
            let of = |case: LayoutCase| (case, case.values().map(|v| Shape::of(case, v)).collect());
            LayoutCase::ALL.map(of).into()
        });
        let case = LayoutCase::of_floor(floor);
        let index = seed.get() + u16::from(floor) - case.values().start();
        let shapes = shapes.iter().find(|(of, _)| *of == case);
        shapes.and_then(|(_, shapes)| shapes.get(usize::from(index))).copied().unwrap_or_default()
    }

    /// Floor `number` of a map.
    pub fn floor(&self, seed: Seed, header: &Header, number: u8) -> FloorFacts {
        self.layouts().floor(seed, header, number, &self.edition)
    }

    /// The kinds that a floor is of, one bit each; the shape is looked at only where it is asked for.
    fn kinds(&self, seed: Seed, floor: &FloorFacts, with_shape: bool) -> u32 {
        let shape = if with_shape { self.shape(seed, floor.number) } else { Shape::default() };
        let special = floor.special();
        let memory = floor.layout.memory;
        let is = |kind: Kind| match kind {
            Kind::Special | Kind::SeveralSpecial => special.is_some(),
            Kind::Single => matches!(special, Some(Special::Single(_))),
            Kind::MetalOnly => matches!(special, Some(Special::Single(only)) if METAL.contains(&only)),
            Kind::Few => matches!(special, Some(Special::Few(_))),
            Kind::NoMonsters => matches!(special, Some(Special::NoMonsters(_))),
            Kind::TrapsOnly => special == Some(Special::NoMonsters(NoMonsters::TrapsOnly)),
            Kind::MemoryFull => special == Some(Special::NoMonsters(NoMonsters::MemoryFull)),
            Kind::CutPassages => special == Some(Special::CutPassages),
            Kind::Isolated => memory.is_cut() && memory.isolated > 0,
            Kind::Hollow => (0..3).any(|chest| floor.is_hollow(chest)),
            Kind::Unreachable => shape.has(Shape::UNREACHABLE),
            Kind::Chestless => shape.has(Shape::CHESTLESS),
            Kind::Chamber | Kind::ChamberFloors => shape.has(Shape::CHAMBER),
            Kind::SeveralChambers => shape.has(Shape::SEVERAL),
            Kind::ChestAndChamber => shape.has(Shape::UNREACHABLE) && shape.has(Shape::CHAMBER),
            Kind::WalledIn => shape.has(Shape::WALLED_IN),
            Kind::Ghosts => shape.has(Shape::GHOSTS),
            Kind::Forced => shape.has(Shape::FORCED),
            Kind::Trapping => traps_player(seed, floor.number),
            Kind::Fifteen => floor.layout.side == 15,
            Kind::SpecialFifteen => floor.layout.side == 15 && special.is_some(),
        };
        Kind::ALL.into_iter().filter(|&kind| is(kind)).fold(0, |bits, kind| bits | 1 << kind as u32)
    }

    /// For each of `kinds`, the floors of a map that are of it; none if the map has fewer than the kind needs. A
    /// monster, if one is named, must have a record there.
    pub fn floors(&self, kinds: &[Kind], monster: Option<u16>, id: MapId, header: &Header) -> Vec<FloorSet> {
        let with_shape = kinds.iter().any(|kind| kind.needs_shape());
        let mut sets = vec![FloorSet(0); kinds.len()];
        for number in 1..=header.floors {
            let floor = self.floor(id.seed, header, number);
            if monster.is_some_and(|monster| !floor.has_record(monster)) {
                continue;
            }
            let bits = self.kinds(id.seed, &floor, with_shape);
            for (set, &kind) in sets.iter_mut().zip(kinds) {
                set.0 |= (bits >> kind as u32 & 1) << number;
            }
        }
        for (set, kind) in sets.iter_mut().zip(kinds) {
            if set.len() < kind.floors_needed() {
                *set = FloorSet(0);
            }
        }
        sets
    }
}

/// Floors of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FloorSet(u32);

impl FloorSet {
    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers, in ascending order.
    pub fn numbers(self) -> Vec<u8> {
        (1..=16).filter(|&number| self.0 >> number & 1 == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Layout;
    use crate::rank::Rank;

    #[test]
    fn every_kind_is_listed_once_under_its_own_word() {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, index);
            assert_eq!(Kind::of_word(kind.word()), Some(kind));
        }
        assert_eq!(Kind::of_word("nothing"), None);
    }

    #[test]
    fn shapes_are_those_of_the_layouts_cell_by_cell() {
        for case in LayoutCase::ALL {
            for v in case.values().step_by(5) {
                let shape = Shape::of(case, v);
                let (layout, _) = Layout::generate(case, v);
                let terrain = Terrain::of(&layout);
                assert_eq!(shape.has(Shape::UNREACHABLE), !terrain.unreachable_chests.is_empty(), "{v}");
                assert_eq!(shape.has(Shape::CHAMBER), !terrain.chambers.is_empty(), "{v}");
                assert_eq!(shape.has(Shape::GHOSTS), !terrain.ghosts.is_empty(), "{v}");
                assert_eq!(shape.has(Shape::FORCED), terrain.forced_stairs, "{v}");
                assert_eq!(shape.has(Shape::WALLED_IN), terrain.walled_in, "{v}");
            }
        }
    }

    #[test]
    fn a_named_monster_must_be_there_and_two_floors_are_two() {
        let universe = Universe::new(Edition::WESTERN);
        let id = MapId::new(Rank::of_quality(181), Seed::of_output(3_676));
        let header = Header::of(id);
        let floors = |kind, monster| universe.floors(&[kind], monster, id, &header)[0].numbers();
        assert_eq!(floors(Kind::MetalOnly, None), [15]);
        assert_eq!(floors(Kind::Single, Some(181)), [15]);
        assert!(floors(Kind::Single, Some(27)).is_empty());
        assert!(floors(Kind::SeveralSpecial, None).is_empty());
    }
}
