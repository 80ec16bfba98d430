//! The best order through maps of one's own for a wanted item.
//!
//! A player walks down a map and, on a floor whose chests have the item at a second that can be hit (section 19.1), saves,
//! loads and opens them. Ways are those of section 17.1; what lies between the maps is not counted. Which floors to stop at,
//! and the order of the maps, are our own answer to the players' question, not a rule of the game: of every map the floors
//! that give the most chests for the way, and the maps so that at any time as many chests as possible are taken.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::edition::Edition;
use crate::header::Header;
use crate::moments::Moment;
use crate::rank::MapId;
use crate::routes::{FloorWays, down_to};
use crate::terrain::Terrain;
use crate::timer_search::ItemSet;
use crate::{Floor, chests::rolls};

/// A floor where one stops.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stop {
    /// Floor, from 3.
    pub floor: u8,
    /// How the second is hit.
    pub moment: Moment,
    /// The second.
    pub second: u32,
    /// The chests that have the item then, from 1.
    pub chests: Vec<u8>,
}

/// A map with the floors where one stops.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// The map.
    pub id: MapId,
    /// The floors, from the top; never empty.
    pub stops: Vec<Stop>,
    /// Chests with the item on all of them.
    pub chests: u32,
    /// From the entrance through all of them to the last chest, in half steps.
    pub half_steps: u32,
}

/// A stop with what it costs.
struct Offer {
    stop: Stop,
    /// Half steps that it adds on the way down.
    detour: u32,
    /// Half steps from the entrance to its last chest, with no stop before it.
    ends: u32,
}

/// Whether `one` costs less for each chest than `other`; both are half steps and chests.
fn cheaper(one: (u32, u32), other: (u32, u32)) -> Ordering {
    let cross = |(steps, _): (u32, u32), (_, chests): (u32, u32)| u64::from(steps) * u64::from(chests);
    cross(one, other).cmp(&cross(other, one))
}

impl Plan {
    /// The floors of a map that give the most chests for the way; `None` if none has the item.
    pub fn of(id: MapId, items: &ItemSet, moments: &[Moment], edition: &Edition) -> Option<Self> {
        let offers = offers(id, items, moments, edition);
        let plans = (0..offers.len()).map(|last| ending_at(id, &offers, last));
        plans.min_by(|one, other| {
            cheaper((one.half_steps, one.chests), (other.half_steps, other.chests))
                .then(other.chests.cmp(&one.chests))
        })
    }
}

/// The best plan that ends at one of the offers. Each stop before it adds its detour and its chests: one by one, the
/// cheapest first, as long as they make the whole cheaper, which no other choice can better.
fn ending_at(id: MapId, offers: &[Offer], last: usize) -> Plan {
    let (mut steps, mut chests) = (offers[last].ends, offers[last].stop.chests.len() as u32);
    let cost = |at: usize| (offers[at].detour, offers[at].stop.chests.len() as u32);
    let mut before: Vec<usize> = (0..last).collect();
    before.sort_by(|&one, &other| cheaper(cost(one), cost(other)).then(one.cmp(&other)));
    let mut taken = alloc::vec![last];
    for at in before {
        let (detour, more) = cost(at);
        if cheaper((detour, more), (steps, chests)) == Ordering::Greater {
            break;
        }
        (steps, chests) = (steps + detour, chests + more);
        taken.push(at);
    }
    taken.sort_unstable();
    let stops = taken.into_iter().map(|at| offers[at].stop.clone()).collect();
    Plan { id, stops, chests, half_steps: steps }
}

/// The floors that have the item, each at the moment with the most chests.
fn offers(id: MapId, items: &ItemSet, moments: &[Moment], edition: &Edition) -> Vec<Offer> {
    let header = Header::of(id);
    let floors = (3..=header.floors).filter_map(|number| Floor::of(id, &header, number, edition).ok());
    let offers = floors.filter_map(|floor| {
        let hidden = Terrain::of(&floor.layout).unreachable_chests;
        let at = |&moment: &Moment| {
            let second = edition.moments.of(moment);
            let rolls = rolls(id.seed, floor.number, second);
            let gives = |chest: &crate::Chest| {
                !hidden.contains(&chest.number) && items.has(chest.rank, rolls[usize::from(chest.number) - 1])
            };
            let chests = floor.chests().filter(gives).map(|chest| chest.number).collect();
            Stop { floor: floor.number, moment, second, chests }
        };
        // The first of the moments with the most chests.
        let stop = moments.iter().map(at).rev().max_by_key(|stop| stop.chests.len())?;
        if stop.chests.is_empty() {
            return None;
        }
        let ways = FloorWays::of(id.seed, floor.number, &stop.chests);
        Some(Offer {
            detour: ways.through?.saturating_sub(ways.across?),
            ends: down_to(id.seed, floor.number)? + ways.into?,
            stop,
        })
    });
    offers.collect()
}

/// The plans of the maps that give the item, in the best order: the fewest half steps for a chest first, which takes as
/// many chests as possible at any time. At one price the map that stands first comes first.
pub fn marathon(maps: &[MapId], items: &ItemSet, moments: &[Moment], edition: &Edition) -> Vec<Plan> {
    let mut plans: Vec<Plan> = maps.iter().filter_map(|&id| Plan::of(id, items, moments, edition)).collect();
    plans.sort_by(|one, other| cheaper((one.half_steps, one.chests), (other.half_steps, other.chests)));
    plans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timer_search::Target;

    fn maps() -> Vec<MapId> {
        (0..MapId::COUNT).rev().step_by(9_973).filter_map(|index| MapId::of_index(index).ok()).collect()
    }

    fn items(name: &str) -> ItemSet {
        Target::named(name).expect("a target").items()
    }

    #[test]
    fn no_other_choice_of_floors_is_cheaper() {
        let mut several = 0;
        for (id, name) in maps().into_iter().flat_map(|id| ["mini medal", "mimic"].map(|name| (id, name))) {
            let items = items(name);
            let offers = offers(id, &items, &Moment::ALL, &Edition::WESTERN);
            let plan = Plan::of(id, &items, &Moment::ALL, &Edition::WESTERN);
            let mut best: Option<(u32, u32)> = None;
            for set in 1u32..1 << offers.len() {
                let last = set.ilog2() as usize;
                let taken = || (0..=last).filter(|at| set >> at & 1 == 1);
                let detours: u32 = taken().filter(|&at| at != last).map(|at| offers[at].detour).sum();
                let chests: u32 = taken().map(|at| offers[at].stop.chests.len() as u32).sum();
                let cost = (offers[last].ends + detours, chests);
                if best.is_none_or(|best| cheaper(cost, best) == Ordering::Less) {
                    best = Some(cost);
                }
            }
            let found = plan.as_ref().map(|plan| (plan.half_steps, plan.chests));
            assert_eq!(found.is_some(), best.is_some(), "{id}");
            if let (Some(found), Some(best)) = (found, best) {
                assert_eq!(cheaper(found, best), Ordering::Equal, "{id}: {found:?} {best:?}");
                several += u32::from(plan.is_some_and(|plan| plan.stops.len() > 1));
            }
        }
        assert!(several > 3, "{several}");
    }

    #[test]
    fn no_swap_of_neighbours_takes_chests_sooner() {
        let plans =
            marathon(&maps(), &items("mini medal"), &[Moment::Solo, Moment::Party], &Edition::WESTERN);
        assert!(plans.len() > 5);
        // Half steps until a chest is there, summed over the chests.
        let waited = |plans: &[Plan]| {
            let mut walked = 0u64;
            plans
                .iter()
                .map(|plan| {
                    walked += u64::from(plan.half_steps);
                    walked * u64::from(plan.chests)
                })
                .sum::<u64>()
        };
        for at in 1..plans.len() {
            let mut swapped = plans.clone();
            swapped.swap(at - 1, at);
            assert!(waited(&plans) <= waited(&swapped), "{at}");
        }
    }
}
