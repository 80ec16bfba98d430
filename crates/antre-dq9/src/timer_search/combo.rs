//! Third chests, which change slowly: *3rd* and *Combo* (section 19.3, blocks 13 and 14).

use alloc::vec;
use alloc::vec::Vec;

use super::target::Asked;
use super::view::{View, numbers};
use super::{Load, Opening, PARTY, SOLO, Stage, TimerSearch};
use crate::routes::{ChestPlace, in_order, in_two_stages};

/// Letter S.
const RANK_S: u8 = 10;
/// Monster rank of the first floor from which soma is looked for.
const SOMA_SMR: u8 = 9;
/// The floors of soma's third chests.
const SOMA_FLOORS: (u8, u8) = (13, 14);
/// Seconds of a party at which a partner is in the third chest, and no longer is.
const PARTNER: (u32, u32) = (8, 20);

pub(super) fn third_chests(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Vec<Stage> {
    let soma = asked.soma;
    let (upper, lower) = if soma { SOMA_FLOORS } else { (3, 4) };
    let fits = |floor| view.holds(floor, 3, PARTY, &asked.third) && (!soma || view.rank(floor, 3) == RANK_S);
    if !(fits(upper) && fits(lower)) {
        return Vec::new();
    }
    let thirds = vec![(upper, 3), (lower, 3)];
    let routes = if search.routes {
        let orders = [[(upper, 3), (lower, 3)], [(lower, 3), (upper, 3)]];
        orders.iter().filter_map(|order| in_order(view.id.seed, upper, order)).collect()
    } else {
        Vec::new()
    };
    vec![Stage { floor: upper, openings: Vec::new(), thirds, third_second: Some(PARTY), routes }]
}

pub(super) fn combo(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Vec<Stage> {
    if asked.soma {
        return soma(view, search, asked);
    }
    let stage = match asked.trap_seconds {
        Some(seconds) => trap(view, search, asked, seconds),
        None => partner(view, search, asked),
    };
    stage.into_iter().collect()
}

/// Who can open a first or second chest at once, the party before somebody alone; one of them if the chests are the same.
fn first_two(view: &View<'_>, search: &TimerSearch, asked: &Asked, floor: u8) -> Vec<Opening> {
    let among = |second| view.holding(floor, second, &asked.wanted) & 0b011;
    let opening = |load, bits| Opening { load, chests: numbers(bits) };
    match search.clock.second().map(among) {
        Some(0) => Vec::new(),
        Some(bits) => vec![opening(Load::Fixed, bits)],
        None => {
            let (party, solo) = (among(PARTY), among(SOLO));
            let mut openings = Vec::new();
            if party != 0 {
                openings.push(opening(Load::Party, party));
            }
            if solo != 0 && solo != party {
                openings.push(opening(Load::Solo, solo));
            }
            openings
        }
    }
}

/// For each opening the way through it and then each third chest alone, and, if there are several, all of them.
fn ways(
    view: &View<'_>,
    search: &TimerSearch,
    floor: u8,
    openings: &[Opening],
    thirds: &[ChestPlace],
) -> Vec<u32> {
    if !search.routes {
        return Vec::new();
    }
    let mut tours: Vec<&[ChestPlace]> = thirds.chunks(1).collect();
    if thirds.len() > 1 {
        tours.push(thirds);
    }
    let each = |opening: &Opening| {
        let tours = tours.iter();
        tours.map(|tour| in_two_stages(view.id.seed, floor, &opening.chests, tour)).collect::<Vec<_>>()
    };
    openings.iter().flat_map(each).flatten().collect()
}

fn soma(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Vec<Stage> {
    let mut stages = Vec::new();
    if view.header.smr != SOMA_SMR || view.header.floors < 9 {
        return stages;
    }
    let second = search.clock.shifted(PARTY);
    let starts: &[(u8, &[u8])] =
        if search.routes { &[(9, &[9, 10]), (10, &[9, 10, 11])] } else { &[(9, &[9, 10])] };
    for &(floor, third_floors) in starts {
        let openings = first_two(view, search, asked, floor);
        if openings.is_empty() || view.holds(floor, 3, second, &asked.wanted) {
            continue;
        }
        let fits = |&floor: &u8| view.rank(floor, 3) == RANK_S && view.holds(floor, 3, second, &asked.third);
        let thirds: Vec<ChestPlace> =
            third_floors.iter().copied().filter(fits).map(|floor| (floor, 3)).collect();
        if !thirds.is_empty() {
            let routes = ways(view, search, floor, &openings, &thirds[..1]);
            stages.push(Stage { floor, openings, thirds, third_second: Some(second), routes });
        }
    }
    stages
}

fn trap(view: &View<'_>, search: &TimerSearch, asked: &Asked, (from, to): (u32, u32)) -> Option<Stage> {
    const FLOOR: u8 = 3;
    let openings = first_two(view, search, asked, FLOOR);
    if openings.is_empty() {
        return None;
    }
    let mut seconds = search.clock.shifted(from)..=search.clock.shifted(to);
    let second = seconds.find(|&second| view.holds(FLOOR, 3, second, &asked.wanted))?;
    let thirds = vec![(FLOOR, 3)];
    let routes = ways(view, search, FLOOR, &openings, &thirds);
    Some(Stage { floor: FLOOR, openings, thirds, third_second: Some(second), routes })
}

fn partner(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Option<Stage> {
    let strict = asked.partner.as_ref()?;
    let rich = search.target == super::Target::Millionaire;
    let (begins, over) = if rich { (PARTY, PARTNER.1) } else { PARTNER };
    let (begins, over) = (search.clock.shifted(begins), search.clock.shifted(over));
    let (floor, openings) = [3, 4]
        .into_iter()
        .map(|floor| (floor, first_two(view, search, asked, floor)))
        .find(|(_, openings)| !openings.is_empty())?;
    let fits = |&third: &u8| {
        let wanted = if rich && third != floor { &asked.weapons_or_riches } else { strict };
        view.holds(third, 3, begins, wanted) && !view.holds(third, 3, over, strict)
    };
    let thirds: Vec<ChestPlace> = [3, 4].into_iter().filter(fits).map(|floor| (floor, 3)).collect();
    if thirds.is_empty() {
        return None;
    }
    let routes = ways(view, search, floor, &openings, &thirds);
    Some(Stage { floor, openings, thirds, third_second: Some(begins), routes })
}
