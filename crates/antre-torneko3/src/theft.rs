//! The judgement on theft (sections 8.4 and 9.4).

use antre_core::Cell;

use crate::actor::Status;
use crate::dir::Dir;
use crate::event::{Event, Sink};
use crate::floor::Ground;
use crate::play::Play;
use crate::turn::Run;

/// What takes the power to speak or to claim from somebody.
const KEEPER_DISABLED: [Status; 3] = [Status::Sleep, Status::Paralysis, Status::Freeze];
const PLAYER_DISABLED: [Status; 4] = [Status::Sleep, Status::Paralysis, Status::Freeze, Status::Dance];

impl<P: Play, S: Sink> Run<'_, P, S> {
    pub(crate) fn judge_theft(&mut self) {
        let Some(shop) = self.state.floor.shop else { return };
        if self.state.thief || !self.state.unpaid {
            return;
        }
        let player = self.state.player();
        let ground = self.state.floor.at(player.cell);
        if ground.is(Ground::CARPET) {
            return;
        }
        let player_able = !PLAYER_DISABLED.iter().any(|&status| player.has(status));
        let keeper = self.state.actors.iter().position(|actor| actor.keeper && actor.alive);
        let asks = keeper.filter(|&index| {
            let keeper = &self.state.actors[index];
            ground.is(Ground::SHOP)
                && player_able
                && self.state.floor.at(keeper.cell).is(Ground::SHOP)
                && !keeper.hostile
                && !KEEPER_DISABLED.iter().any(|&status| keeper.has(status))
        });
        let kind = if let Some(keeper) = asks {
            let at = self.state.player().cell;
            if let Some(cell) = self.beside(at, self.state.actors[keeper].cell) {
                self.state.actors[keeper].cell = cell;
            }
            let yes = self.play.pays(self.state);
            self.note(Event::Claim { yes });
            if yes && shop.gold >= shop.price {
                self.state.unpaid = false;
                self.note(Event::Paid);
                return;
            }
            1
        } else {
            2
        };
        self.state.thief = true;
        self.note(Event::Theft { kind });
        for actor in &mut self.state.actors {
            if actor.gargoyle && actor.class == crate::Class::Enemy {
                actor.hostile = true;
                actor.theft_skip |= kind == 1;
            }
        }
    }

    /// The free cell beside the player to which the keeper warps; none if it is there already.
    fn beside(&self, player: Cell, keeper: Cell) -> Option<Cell> {
        if player.chebyshev(keeper) <= 1 {
            return None;
        }
        Dir::ALL
            .into_iter()
            .filter_map(|dir| self.state.floor.walk(player, dir))
            .find(|&cell| self.state.at(cell).is_none())
    }
}
