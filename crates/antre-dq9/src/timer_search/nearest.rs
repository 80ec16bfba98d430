//! The maps whose chests give something after the shortest way.

use core::ops::RangeInclusive;

use alloc::vec::Vec;

use super::target::ItemSet;
use super::view::{LAST_SECOND, Searcher, View};
use crate::header::Header;
use crate::rank::MapId;
use crate::routes::FloorWays;
use crate::shapes::Shapes;

/// A map, with the chest that gives something after the shortest way from the entrance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nearest {
    /// The map.
    pub id: MapId,
    /// Floor, from 3.
    pub floor: u8,
    /// Chest, from 1.
    pub chest: u8,
    /// Its rank.
    pub rank: u8,
    /// The first of the seconds at which it does.
    pub second: u32,
    /// From the entrance to the chest, in half steps.
    pub half_steps: u32,
}

impl Nearest {
    /// At one distance the earlier second, then the lower rank and seed come first.
    const fn order(&self) -> (u32, u32, MapId) {
        (self.half_steps, self.second, self.id)
    }
}

impl Searcher {
    /// The `count` maps that give one of `items` at one of `seconds` (at most 255) after the shortest way, nearest
    /// first. Each map is listed once; chests that nobody can reach are left out.
    pub fn nearest(
        &self,
        shapes: &Shapes,
        maps: impl Iterator<Item = MapId>,
        items: &ItemSet,
        seconds: RangeInclusive<u32>,
        count: usize,
    ) -> Vec<Nearest> {
        let seconds = *seconds.start()..=(*seconds.end()).min(LAST_SECOND);
        let mut list: Vec<Nearest> = Vec::new();
        if count == 0 {
            return list;
        }
        for id in maps {
            let header = Header::quick(id);
            let view = View { searcher: self, id, header: &header };
            // Farther than the last of a full list need not be looked at.
            let mut limit = if list.len() < count { u32::MAX } else { list[count - 1].half_steps };
            let mut best: Option<Nearest> = None;
            let mut above = 0;
            for floor in 1..=header.floors {
                if above > limit {
                    break;
                }
                if let Some(found) = nearest_on(&view, shapes, floor, above, items, &seconds)
                    && best.is_none_or(|best| found.order() < best.order())
                {
                    limit = limit.min(found.half_steps);
                    best = Some(found);
                }
                above += u32::from(shapes.of(id.seed, floor).walk);
            }
            if let Some(best) = best {
                let place = list.partition_point(|known| known.order() < best.order());
                list.insert(place, best);
                list.truncate(count);
            }
        }
        list
    }
}

fn nearest_on(
    view: &View<'_>,
    shapes: &Shapes,
    floor: u8,
    above: u32,
    items: &ItemSet,
    seconds: &RangeInclusive<u32>,
) -> Option<Nearest> {
    let hidden = shapes.of(view.id.seed, floor).unreachable_chests;
    let found = (1..=view.count(floor)).filter(|chest| hidden >> (chest - 1) & 1 == 0).filter_map(|chest| {
        let rank = view.rank(floor, chest);
        let second = seconds.clone().find(|&second| items.has(rank, view.roll(floor, chest, second)))?;
        let half_steps = above + FloorWays::of(view.id.seed, floor, &[chest]).into?;
        Some(Nearest { id: view.id, floor, chest, rank, second, half_steps })
    });
    found.min_by_key(Nearest::order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::routes::through_floor;
    use crate::terrain::Terrain;
    use crate::timer_search::Target;
    use crate::{Edition, Grotto};

    #[test]
    fn the_nearest_is_what_looking_at_every_chest_finds() {
        let (searcher, shapes) = (Searcher::new(), Shapes::all());
        let ids = || (0..MapId::COUNT).step_by(3_001).filter_map(|index| MapId::of_index(index).ok());
        for (name, seconds) in [("Mini medal", 1..=2), ("Sainted soma", 0..=40), ("mimic", 4..=4)] {
            let target = Target::named(name).expect("a target");
            let items = target.items();
            let mut every: Vec<(u32, u32, MapId)> = Vec::new();
            for id in ids() {
                let grotto = Grotto::of(id, &Edition::WESTERN);
                let mut best = None;
                for floor in &grotto.floors {
                    let hidden = Terrain::of(&floor.layout).unreachable_chests;
                    for chest in floor.chests().filter(|chest| !hidden.contains(&chest.number)) {
                        let gives = |second: &u32| {
                            let content = floor.contents(id, *second)[usize::from(chest.number) - 1];
                            content.words.english() == target.word() || content.is_called(name)
                        };
                        let Some(second) = seconds.clone().find(gives) else { continue };
                        let far = through_floor(id.seed, floor.number, &[chest.number]).expect("a way");
                        let key = (far, second, id);
                        best = Some(best.map_or(key, |best| if key < best { key } else { best }));
                    }
                }
                every.extend(best);
            }
            every.sort_unstable();
            assert!(every.len() > 10, "{name}: {}", every.len());
            for count in [1, 10, every.len() + 5] {
                let list = searcher.nearest(&shapes, ids(), &items, seconds.clone(), count);
                let found: Vec<_> = list.iter().map(Nearest::order).collect();
                assert_eq!(found, every[..count.min(every.len())], "{name} {count}");
            }
        }
    }
}
