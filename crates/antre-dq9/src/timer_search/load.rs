//! Chests that are opened at once: *QL*, *5*, *9*, and *5A*, *9A* over all floors (section 19.3, block 13).

use alloc::vec;
use alloc::vec::Vec;

use super::target::Asked;
use super::view::{View, numbers};
use super::{Load, Opening, PARTY, SOLO, Stage, TimerSearch};
use crate::routes::through_floor;

pub(super) fn quick_load(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Vec<Stage> {
    let target = search.target;
    let moments: &[(Load, u32)] = match search.clock.second() {
        None => &[(Load::Solo, SOLO), (Load::Party, PARTY)],
        Some(second) => &[(Load::Fixed, second)],
    };
    let mut stages = Vec::new();
    for &floor in asked.floors {
        let mut openings = Vec::new();
        for &(load, second) in moments {
            let bits = view.holding(floor, second, &asked.wanted);
            if bits.count_ones() >= asked.needed {
                openings.push(Opening { load, chests: numbers(bits) });
            }
        }
        let Some(first) = openings.first() else { continue };
        // The distance of a map is that of its first floor; only deep items list both.
        let routes = if search.routes && (target.is_deep() || stages.is_empty()) {
            through_floor(view.id.seed, floor, &first.chests).into_iter().collect()
        } else {
            Vec::new()
        };
        stages.push(Stage { floor, openings, thirds: Vec::new(), third_second: None, routes });
    }
    stages
}

pub(super) fn all_floors(view: &View<'_>, search: &TimerSearch, asked: &Asked) -> Vec<Stage> {
    let thresholds = &asked.thresholds;
    let (load, second) = search.clock.second().map_or((Load::Solo, SOLO), |second| (Load::Fixed, second));
    let mut stages = Vec::new();
    let (mut anchored, mut doubled) = (false, false);
    for floor in 3..=view.header.floors {
        let bits = view.holding(floor, second, &asked.wanted);
        let is_anchor = thresholds.anchors.contains(&floor);
        if bits.count_ones() >= if is_anchor { thresholds.at_anchor } else { thresholds.elsewhere } {
            anchored |= is_anchor;
            doubled |= bits.count_ones() >= 2;
            let openings = vec![Opening { load, chests: numbers(bits) }];
            stages.push(Stage {
                floor,
                openings,
                thirds: Vec::new(),
                third_second: None,
                routes: Vec::new(),
            });
        }
    }
    let fits = stages.len() >= 2
        && (thresholds.anchors.is_empty() || anchored)
        && (!thresholds.double_somewhere || doubled);
    if fits { stages } else { Vec::new() }
}
