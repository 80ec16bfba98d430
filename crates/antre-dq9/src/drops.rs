//! What a won battle leaves behind, output by output (`docs/rules/dq9.md`, section 20.2).
//!
//! The figures of monsters are given by the caller: no table of them is shipped.

use alloc::vec::Vec;

use antre_core::{Draw, Reading, Why};

use crate::draws::scale;

/// A battle gives at most so many items.
pub const MOST: usize = 8;

/// One kind of monster that was beaten; all of one kind count once, also in several groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Kind {
    /// Chance of the rare item: one in this many (8, 16, 32, 64, 128, 256; 1 always, 0 never).
    pub rare: u16,
    /// Chance of the common item, likewise.
    pub common: u16,
}

/// Which of a kind's two items.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Loot {
    /// The rare one, rolled first.
    Rare,
    /// The common one, rolled only if the rare one fails.
    Common,
}

/// An item that was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Won {
    /// 0 for the victory itself, then the places in `books`, from 1.
    pub pass: u8,
    /// Place of the kind, from 0.
    pub kind: u8,
    /// Which of its items.
    pub loot: Loot,
    /// Number of the output that gave it, counted from the first one drawn here as 1.
    pub draw: u32,
}

const RARE: Why = Why::new("drop-rare", "20.2");
const COMMON: Why = Why::new("drop-common", "20.2");

/// From here on a larger figure changes nothing: only the outputs 0 and 1 land.
const LARGEST: u32 = 1 << 16;

/// Whether an output lands a chance of one in `figure`.
pub const fn lands(output: u32, figure: u32) -> bool {
    scale(output, if figure < LARGEST { figure } else { LARGEST }) == 0
}

/// The figure of a pass: on the victory itself the monster's own, for the holder of a book n·100 ÷ level. `None` if
/// nothing is drawn.
fn figure(own: u16, level: Option<u8>) -> Option<u32> {
    match level {
        None => Some(own.into()),
        // "Always" is not rolled again for the books.
        Some(_) if own == 1 => None,
        Some(level) => (u32::from(own) * 100).checked_div(level.into()),
    }
    .map(|figure| figure.min(LARGEST))
    .filter(|&figure| figure > 0)
}

/// The items of a victory, from a stream that stands before the first drop output.
///
/// `books` are the levels (1..=99) of the vocations of those whose trait rolls again, in line-up order: at most four
/// party members who stand and stood in at least half of the rounds. At most [`MOST`] items are won.
pub fn drops<D: Draw + ?Sized>(draws: &mut D, kinds: &[Kind], books: &[u8]) -> Vec<Won> {
    let mut won = Vec::new();
    let mut draw = 0;
    let passes = core::iter::once(None).chain(books.iter().map(|&level| Some(level)));
    for (pass, level) in (0..).zip(passes) {
        for (kind, figures) in (0..).zip(kinds) {
            for (loot, own, why) in [(Loot::Rare, figures.rare, RARE), (Loot::Common, figures.common, COMMON)]
            {
                let Some(figure) = figure(own, level) else { continue };
                let output = draws.draw(why);
                draw += 1;
                let landed = lands(output, figure);
                let roll = i64::from(scale(output, figure));
                let reading = Reading::value(0, i64::from(figure) - 1, roll);
                draws.read(reading.against(1, if landed { "won" } else { "nothing" }));
                if landed {
                    won.push(Won { pass, kind, loot, draw });
                    break;
                }
            }
            if won.len() == MOST {
                return won;
            }
        }
    }
    won
}
