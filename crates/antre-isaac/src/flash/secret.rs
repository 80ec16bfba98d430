//! The secret room and the extra rooms of joined floors (section 3.5).

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use super::{SECRET_TRIES, Secret, Target, cells_of};
use crate::Kind;
use crate::cells::{Cells, column};
use crate::draws::Dice;
use crate::edition::FlashSetup;
use crate::floor::grown_cell;

const PLACE: Why = Why::new("isaac-secret-cell", "3.5");
const VARIANT: Why = Why::new("isaac-secret-variant", "3.5");
const EXTRA: Why = Why::new("isaac-extra-room", "3.5");

/// Dead ends that serve special rooms where two floors are joined.
const FARTHEST: usize = 6;

pub(super) struct Search {
    xl: bool,
    target: Target,
    boss: Option<u8>,
    boss2: Option<u8>,
    super_secret: Option<u8>,
    pub(super) total: u32,
    pub(super) secret: Option<Secret>,
    pub(super) tries: u32,
    pub(super) extra: Vec<u8>,
}

/// What the neighbours of a cell allow.
pub(crate) struct Fit {
    /// Rooms next to it.
    pub(crate) neighbours: u32,
    /// Neither boss, super secret room nor dead end is next to it.
    pub(crate) strict: bool,
    /// Of what was looked at before the first dead end, nothing was empty, and no boss or super secret room came up.
    pub(crate) tolerant: bool,
}

impl Search {
    pub(super) fn new(
        setup: &FlashSetup,
        target: Target,
        total: u32,
        boss: Option<u8>,
        boss2: Option<u8>,
        super_secret: Option<u8>,
    ) -> Self {
        let (secret, tries, extra) = (None, 0, Vec::new());
        Self { xl: setup.xl, target, boss, boss2, super_secret, total, secret, tries, extra }
    }

    pub(super) fn run<D: Draw>(&mut self, filled: &mut Cells, ends: &mut Vec<u8>, dice: &mut Dice<D>) {
        if 200 * self.total <= self.target.0 || self.boss == Some(34) {
            return;
        }
        if self.xl {
            ends.drain(..ends.len().saturating_sub(FARTHEST));
        }
        let dead = cells_of(ends);
        for pass in 0..SECRET_TRIES {
            self.tries = pass + 1;
            let cell = dice.below(80, PLACE) as i32;
            if filled.contains(cell) || !(2..=8).contains(&column(cell)) {
                continue;
            }
            let fit = self.fit(cell, *filled, dead);
            if self.secret.is_none() && fit.takes_secret(pass) {
                let variant = dice.below(5, VARIANT) as u8;
                dice.made(Kind::Secret.fact());
                self.secret = Some(Secret {
                    cell: cell as u8,
                    variant,
                    found_at: pass,
                    neighbours: fit.neighbours as u8,
                });
            }
            let secret = self.secret.map(|secret| i32::from(secret.cell));
            if self.xl && self.total * 100 < self.target.0 + 100 && secret != Some(cell) {
                if fit.strict && (fit.neighbours > 1 || (fit.neighbours == 1 && dice.coin(EXTRA))) {
                    dice.made(grown_cell(cell as u8));
                    filled.insert(cell);
                    self.extra.push(cell as u8);
                    self.total += 1;
                }
            } else if self.secret.is_some() {
                return;
            }
        }
    }

    fn fit(&self, cell: i32, filled: Cells, dead: Cells) -> Fit {
        let secret = self.secret.map(|secret| secret.cell);
        fit(cell, filled, dead, [self.boss, self.boss2, self.super_secret], secret)
    }
}

/// Looks at the neighbours right, left, down, up, and stops at the first that rules the strict reading out.
pub(crate) fn fit(
    cell: i32,
    filled: Cells,
    dead: Cells,
    shunned: [Option<u8>; 3],
    secret: Option<u8>,
) -> Fit {
    let neighbours = filled.neighbours(cell);
    let is = |there: i32, place: Option<u8>| place.is_some_and(|place| i32::from(place) == there);
    let mut fit = Fit { neighbours, strict: neighbours > 0, tolerant: true };
    if neighbours == 0 {
        return fit;
    }
    for there in [cell + 1, cell - 1, cell + 10, cell - 10] {
        if !filled.contains(there) && !is(there, secret) {
            fit.tolerant = false;
        }
        if shunned.into_iter().any(|place| is(there, place)) {
            (fit.strict, fit.tolerant) = (false, false);
        } else if filled.contains(there) && dead.contains(there) {
            fit.strict = false;
        }
        if is(there, secret) {
            (fit.strict, fit.tolerant) = (false, false);
        }
        if !fit.strict {
            break;
        }
    }
    fit
}

impl Fit {
    /// Whether the secret room may stand here at a pass, from 0.
    pub(crate) fn takes_secret(&self, pass: u32) -> bool {
        let n = self.neighbours;
        (n >= 3 && self.strict)
            || (pass > 300 && self.tolerant && (n >= 3 || (n == 2 && pass > 600) || (n >= 2 && self.strict)))
    }
}
