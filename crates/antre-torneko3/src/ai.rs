//! Two simple minds for the examples; they are no part of the rules (section 10).

use crate::actor::{Actor, Class};
use crate::dir::{Dir, step};
use crate::play::{Aim, Kind};
use crate::state::State;

/// How an example monster thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ai {
    /// Attacks whoever is beside it, else moves nearer.
    #[default]
    Chase,
    /// Attacks whoever is beside it, else waits.
    Idle,
}

/// The characters that one of `class` fights.
pub fn foes(state: &State, class: Class) -> impl Iterator<Item = &Actor> {
    state
        .actors
        .iter()
        .filter(move |actor| actor.alive && (actor.class == Class::Enemy) != (class == Class::Enemy))
}

/// The nearest direction towards the nearest foe: among free cells that are nearer by Chebyshev distance the least
/// Chebyshev, then the least Manhattan distance, then the compass order.
pub fn chase(state: &State, who: usize) -> Option<Dir> {
    let me = &state.actors[who];
    let target = if me.class == Class::Enemy && !state.allies {
        state.player().cell
    } else {
        foes(state, me.class).min_by_key(|foe| (me.cell.chebyshev(foe.cell), foe.order))?.cell
    };
    let now = me.cell.chebyshev(target);
    let mut best = None;
    for dir in Dir::ALL {
        // Distances are cheap, so they come first; whether the way is free is asked of the promising cells only.
        let Some(cell) = step(me.cell, dir) else { continue };
        let distance = (cell.chebyshev(target), cell.manhattan(target));
        if distance.0 < now
            && best.is_none_or(|(least, _)| distance < least)
            && state.floor.walk(me.cell, dir).is_some()
            && state.at(cell).is_none()
        {
            best = Some((distance, dir));
        }
    }
    best.map(|(_, dir)| dir)
}

/// Whether it is an enemy beside the player, who comes before all other foes.
#[inline]
fn reaches_player(state: &State, me: &Actor) -> bool {
    let player = state.player();
    me.class == Class::Enemy && player.alive && me.cell.chebyshev(player.cell) == 1
}

/// The foe beside it: the player before all others, then by order number.
pub fn strike(state: &State, who: usize) -> Option<&Actor> {
    let me = &state.actors[who];
    if reaches_player(state, me) {
        return Some(state.player());
    }
    foes(state, me.class).filter(|foe| me.cell.chebyshev(foe.cell) == 1).min_by_key(|foe| foe.order)
}

impl Ai {
    /// The kind it decides on when nothing restricts it.
    pub fn decide(self, state: &State, who: usize) -> Kind {
        let me = &state.actors[who];
        if me.nap || (me.class == Class::Enemy && !me.hostile) {
            return Kind::Wait;
        }
        if reaches_player(state, me) {
            return Kind::Attack;
        }
        // Without allies the player is an enemy's only foe.
        if me.class == Class::Enemy && !state.allies && state.player().alive {
            return if self == Self::Chase { Kind::Move } else { Kind::Wait };
        }
        let mut any = false;
        for foe in foes(state, me.class) {
            if me.cell.chebyshev(foe.cell) == 1 {
                return Kind::Attack;
            }
            any = true;
        }
        if any && self == Self::Chase { Kind::Move } else { Kind::Wait }
    }

    /// Direction and target for a decision. A blow costs 1 life.
    pub fn aim(state: &State, who: usize, kind: Kind) -> Aim {
        match kind {
            Kind::Attack => {
                strike(state, who).map_or(Aim::Nothing, |foe| Aim::Strike { target: foe.id, damage: 1 })
            }
            Kind::Move => chase(state, who).map_or(Aim::Nothing, |dir| Aim::Toward { dir, damage: 1 }),
            Kind::Special | Kind::Wait => Aim::Nothing,
        }
    }
}
