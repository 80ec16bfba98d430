//! Boss and special rooms, with the stage's draws in order (section 6.5).

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use antre_core::Why;

use super::boss::{self, BossFlags, Choice};
use super::map::Map;
use super::take::Template;
use super::{Rejected, Wanted};
use crate::draws::{Engine, Rng};
use crate::edition::AbplusSetup;
use crate::{Curse, Kind};

const TEMPLATE: Why = Why::new("isaac-template", "6.5");
const SECRET_SEED: Why = Why::new("isaac-secret-seed", "6.5");
const TREASURE: Why = Why::new("isaac-treasure", "6.5");
const DICE: Why = Why::new("isaac-dice", "6.5");
const SACRIFICE: Why = Why::new("isaac-sacrifice", "6.5");
const LIBRARY: Why = Why::new("isaac-library", "6.5");
const CURSE: Why = Why::new("isaac-curse-room", "6.5");
const SINS: Why = Why::new("isaac-sins", "6.5");
const MINIBOSS: Why = Why::new("isaac-miniboss", "6.5");
const CHALLENGE: Why = Why::new("isaac-challenge", "6.5");
const VAULT: Why = Why::new("isaac-vault", "6.5");
const BEDROOM: Why = Why::new("isaac-bedroom", "6.5");
const UNUSED: Why = Why::new("isaac-unused", "6.5");

/// The layout on which rooms are placed, in the obvious form or in the fast one.
pub(super) trait Board {
    /// Takes the first dead end in the list that can be resized to the template.
    fn take(&mut self, ends: &mut VecDeque<u8>, template: Template) -> Option<u8>;

    /// The same for the boss: not next to the start, and with a run-up in a labyrinth.
    fn take_for_boss(&mut self, ends: &mut VecDeque<u8>, template: Template, labyrinth: bool) -> Option<u8>;

    /// Places the second boss room behind the first.
    fn place_second_boss(&mut self, boss: u8, template: Template) -> bool;

    /// Places the secret room.
    fn place_secret(&mut self) -> bool;

    /// Says what a room is.
    fn set_kind(&mut self, room: u8, kind: Kind);
}

/// The obvious form: the map and the layout's stream.
pub(super) struct Plain<'a, D> {
    pub(super) map: &'a mut Map,
    pub(super) layout: &'a mut Rng<D>,
}

impl<D: Engine> Board for Plain<'_, D> {
    fn take(&mut self, ends: &mut VecDeque<u8>, template: Template) -> Option<u8> {
        self.map.take_dead_end(ends, template, |_, _| true)
    }

    fn take_for_boss(&mut self, ends: &mut VecDeque<u8>, template: Template, labyrinth: bool) -> Option<u8> {
        self.map.take_dead_end(ends, template, |map, end| {
            map.rooms[usize::from(end)].distance > 1 && (!labyrinth || map.has_run_up(end))
        })
    }

    fn place_second_boss(&mut self, boss: u8, template: Template) -> bool {
        self.map.place_second_boss(boss, template, self.layout)
    }

    fn place_secret(&mut self) -> bool {
        self.map.place_secret(self.layout).is_some()
    }

    fn set_kind(&mut self, room: u8, kind: Kind) {
        self.map.rooms[usize::from(room)].kind = kind;
    }
}

/// Everything that placing rooms needs.
pub(super) struct Placing<'a, B, D> {
    pub(super) setup: &'a AbplusSetup,
    pub(super) wanted: &'a Wanted,
    pub(super) board: B,
    pub(super) ends: VecDeque<u8>,
    pub(super) stage: &'a mut Rng<D>,
    pub(super) copies: &'a mut Vec<Rng<D>>,
    pub(super) flags: &'a mut BossFlags,
}

impl<B: Board, D: Engine> Placing<'_, B, D> {
    /// Places all rooms.
    pub(super) fn run(
        &mut self,
        boss: &mut Option<Choice>,
        boss2: &mut Option<Choice>,
    ) -> Result<(), Rejected> {
        let stage = self.setup.stage;
        let labyrinth = self.wanted.curse == Some(Curse::Labyrinth);
        self.bosses(labyrinth, boss, boss2)?;
        self.draws().burn(TEMPLATE);
        self.must_take(Kind::SuperSecret, Rejected::SuperSecret)?;
        self.draws().burn(SECRET_SEED);
        self.draws().made(Kind::Secret.fact());
        if stage < 7 {
            self.draws().burn(UNUSED);
            self.draws().burn(TEMPLATE);
            self.must_take(Kind::Shop, Rejected::Shop)?;
            self.treasures(labyrinth)?;
        }
        if stage < 11 {
            self.optional_rooms();
        }
        if stage < 7 {
            self.bedroom();
        }
        if !self.board.place_secret() {
            return Err(Rejected::Secret);
        }
        if stage == 11 && self.wanted.variant == 0 {
            self.must_take(Kind::Grave, Rejected::Grave)?;
        }
        Ok(())
    }

    fn draws(&mut self) -> &mut Rng<D> {
        self.stage
    }

    fn choose(&mut self, stage: u8, on_copy: Option<&mut Rng<D>>) -> Choice {
        let stream = on_copy.unwrap_or(self.stage);
        let variant = self.wanted.variant;
        let id = boss::choose(stage, variant, self.setup.devil_visited, self.flags, stream);
        let double_trouble = boss::double_trouble(stage, stream);
        stream.burn(TEMPLATE);
        Choice { id, double_trouble }
    }

    fn bosses(
        &mut self,
        labyrinth: bool,
        boss: &mut Option<Choice>,
        boss2: &mut Option<Choice>,
    ) -> Result<(), Rejected> {
        let stage = self.setup.stage;
        let template = Template { shape: self.setup.boss_shape, doors: self.setup.boss_doors };
        *boss = Some(self.choose(stage, None));
        self.draws().made(Kind::Boss.fact());
        let taken = self.board.take_for_boss(&mut self.ends, template, labyrinth).ok_or(Rejected::Boss)?;
        self.board.set_kind(taken, Kind::Boss);
        if labyrinth {
            // The draws of the second boss are undone afterwards: they are made on a copy.
            let mut copy = self.stage.fork();
            *boss2 = Some(self.choose(stage + 1, Some(&mut copy)));
            copy.made(Kind::SecondBoss.fact());
            self.copies.push(copy);
            if !self.board.place_second_boss(taken, template) {
                return Err(Rejected::SecondBoss);
            }
        }
        Ok(())
    }

    fn must_take(&mut self, kind: Kind, missing: Rejected) -> Result<(), Rejected> {
        self.draws().made(kind.fact());
        let taken = self.board.take(&mut self.ends, Template::SQUARE).ok_or(missing)?;
        self.board.set_kind(taken, kind);
        Ok(())
    }

    fn treasures(&mut self, labyrinth: bool) -> Result<(), Rejected> {
        let quality = |stream: &mut Rng<D>| {
            if !stream.one_in(100, TREASURE) {
                stream.burn(TREASURE);
            }
            stream.burn(TEMPLATE);
        };
        quality(self.draws());
        let copy = labyrinth.then(|| self.stage.fork());
        self.must_take(Kind::Treasure, Rejected::Treasure)?;
        if let Some(mut copy) = copy {
            quality(&mut copy);
            copy.made(Kind::SecondTreasure.fact());
            self.copies.push(copy);
            self.must_take(Kind::SecondTreasure, Rejected::Treasure)?;
        }
        Ok(())
    }

    /// Takes a dead end, then rolls; a dead end whose roll fails goes to the end of the list, resized all the same. The
    /// roll's draws are made even where no dead end was left.
    fn optional(&mut self, kind: Kind, roll: impl FnOnce(&mut Rng<D>, &AbplusSetup) -> bool) {
        let taken = self.board.take(&mut self.ends, Template::SQUARE);
        let wanted = roll(self.stage, self.setup);
        self.stage.made(kind.fact());
        match taken {
            Some(number) if wanted => self.board.set_kind(number, kind),
            Some(number) => self.ends.push_back(number),
            None => {}
        }
    }

    fn optional_rooms(&mut self) {
        let setup = self.setup;
        let (stage, full) = (setup.stage, setup.full_health());
        let dice = self.draws().one_in(50, DICE) || (self.draws().one_in(5, DICE) && setup.keys > 1);
        self.draws().burn(TEMPLATE);
        self.optional(if dice { Kind::Dice } else { Kind::Sacrifice }, |stream, _| {
            stream.one_in(7, SACRIFICE) || (stream.one_in(4, SACRIFICE) && full)
        });
        self.draws().burn(TEMPLATE);
        self.draws().burn(UNUSED);
        self.optional(Kind::Library, |stream, setup| {
            stream.one_in(20, LIBRARY) || (stream.one_in(4, LIBRARY) && setup.book)
        });
        self.draws().burn(TEMPLATE);
        self.optional(Kind::Curse, |stream, setup| {
            stream.one_in(2, CURSE) || (stream.one_in(4, CURSE) && setup.devil_visited)
        });
        if stage > 2 && self.draws().one_in(10, SINS) && !setup.ultra_pride_met {
            self.draws().burn(SINS);
        } else {
            self.draws().burn(SINS);
            self.draws().burn(SINS);
        }
        self.draws().burn(TEMPLATE);
        self.optional(Kind::Miniboss, |stream, _| {
            stream.one_in(4, MINIBOSS) || (stream.one_in(3, MINIBOSS) && stage == 1)
        });
        self.draws().burn(TEMPLATE);
        self.optional(Kind::Challenge, |stream, _| {
            (stream.one_in(2, CHALLENGE) || stage > 2) && full && stage > 1
        });
        let vault = self.draws().one_in(10, VAULT) || (self.draws().one_in(3, VAULT) && setup.keys > 1);
        self.draws().burn(TEMPLATE);
        self.optional(if vault { Kind::Vault } else { Kind::Arcade }, |_, setup| {
            setup.coins >= 5 && stage % 2 == 0 && stage < 9
        });
    }

    fn bedroom(&mut self) {
        let clean = self.draws().one_in(2, BEDROOM);
        self.draws().burn(TEMPLATE);
        self.optional(if clean { Kind::BedroomClean } else { Kind::BedroomDirty }, |stream, setup| {
            let weak = (setup.hearts < 2 && setup.soul_hearts == 0)
                || (setup.max_hearts == 0 && setup.soul_hearts <= 2);
            stream.one_in(50, BEDROOM) || (stream.one_in(5, BEDROOM) && weak)
        });
    }
}
