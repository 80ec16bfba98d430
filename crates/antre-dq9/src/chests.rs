//! What chests are worth and what they hold at a second (`docs/rules/dq9.md`, sections 6 and 7).

use antre_core::{Draw, DrawRecord, Fact, Reading, Trace, Why};

use alloc::vec::Vec;

use crate::draws::{At, scale};
use crate::rank::Seed;
use crate::tables::{CHEST_ITEM_BY_ROLL, CHEST_ITEMS, CHEST_RANKS, ChestItem, Content};

/// The letter of a chest rank 1..=10: I to A, then S.
pub const fn letter(rank: u8) -> char {
    b"?IHGFEDCBAS"[if rank <= 10 { rank as usize } else { 0 }] as char
}

/// The trap monster that a chest of this rank can hold: cannibox in rank 3, mimic in 4 to 7, Pandora's box in 8 to 10.
pub const fn trap_of(rank: u8) -> Option<u16> {
    match rank {
        3 => Some(38),
        4..=7 => Some(39),
        8..=10 => Some(40),
        _ => None,
    }
}

/// Lowest and highest chest rank of a floor's monster rank; ranks beyond 12 count as 12.
pub fn rank_range(monster_rank: u8) -> (u8, u8) {
    CHEST_RANKS[usize::from(monster_rank.clamp(1, 12))]
}

const PLACED: Why = Why::new("chest-model", "6");
const RANK: Why = Why::new("chest-rank", "6");
const CONTENT: Why = Why::new("chest-content", "7");

/// Ranks of a floor's `count` chests (at most 3), in the order of their placing; the rest are 0.
pub fn ranks(seed: Seed, floor: u8, count: usize, monster_rank: u8) -> [u8; 3] {
    draw_ranks(&mut At::new(u32::from(seed.get()) + u32::from(floor)), count, monster_rank)
}

/// The same with the draws behind it.
pub fn ranks_traced(seed: Seed, floor: u8, count: usize, monster_rank: u8) -> ([u8; 3], Vec<DrawRecord>) {
    let mut draws = Trace::new(At::new(u32::from(seed.get()) + u32::from(floor)));
    let ranks = draw_ranks(&mut draws, count, monster_rank);
    (ranks, draws.into_parts().1)
}

fn draw_ranks<D: Draw + ?Sized>(draws: &mut D, count: usize, monster_rank: u8) -> [u8; 3] {
    let mut ranks = [0; 3];
    let count = count.min(3);
    // The game first places and turns each chest's model.
    draws.skip(2 * count as u32, PLACED);
    draws.made(Fact::new("models"));
    for (rank, number) in ranks[..count].iter_mut().zip(0..) {
        let (low, high) = rank_range(monster_rank);
        *rank = rank_of_output(draws.draw(RANK), monster_rank);
        draws.read(Reading::value(low.into(), high.into(), (*rank).into()));
        draws.made(Fact::new("chest-rank").number(number));
    }
    ranks
}

/// The rank that an output gives.
#[inline]
pub fn rank_of_output(output: u32, monster_rank: u8) -> u8 {
    let (low, high) = rank_range(monster_rank);
    low + scale(output, u32::from(high - low) + 1) as u8
}

/// Rolls 0..=99 of the three chests of a floor whose chests are laid at internal second `second` (whole seconds since
/// the save was loaded). The i-th chest uses the i-th draw whether or not the others are open.
pub fn rolls(seed: Seed, floor: u8, second: u32) -> [u8; 3] {
    let start = (u32::from(seed.get()) + u32::from(floor)).wrapping_add(second);
    draw_rolls(&mut At::new(start), second)
}

/// The same with the draws behind it.
pub fn rolls_traced(seed: Seed, floor: u8, second: u32) -> ([u8; 3], Vec<DrawRecord>) {
    let start = (u32::from(seed.get()) + u32::from(floor)).wrapping_add(second);
    let mut draws = Trace::new(At::new(start));
    let rolls = draw_rolls(&mut draws, second);
    (rolls, draws.into_parts().1)
}

fn draw_rolls<D: Draw + ?Sized>(draws: &mut D, second: u32) -> [u8; 3] {
    [0, 1, 2].map(|chest| {
        let roll = scale(draws.draw(CONTENT), 100);
        draws.read(Reading::value(0, 99, roll.into()));
        draws.made(Fact::new("chest-content").number(chest).part(second));
        roll as u8
    })
}

/// Index into [`CHEST_ITEMS`] of what a chest of `rank` (1..=10) holds at a roll of 0..=99; numbers beyond count as the
/// nearest.
#[inline]
pub fn item_index(rank: u8, roll: u8) -> u8 {
    CHEST_ITEM_BY_ROLL[usize::from(rank.clamp(1, 10)) - 1][usize::from(roll.min(99))]
}

/// What a chest of `rank` holds at a roll.
#[inline]
pub fn item(rank: u8, roll: u8) -> &'static ChestItem {
    &CHEST_ITEMS[usize::from(item_index(rank, roll))]
}

impl ChestItem {
    /// Whether an entry's English name is `name`, in any case; gold may be written `125G` for `125 gold`.
    pub fn is_called(&self, name: &str) -> bool {
        let name = name.trim();
        if self.words.0.iter().any(|word| !word.is_empty() && word.to_lowercase() == name.to_lowercase()) {
            return true;
        }
        let digits = name.strip_suffix(['g', 'G']).map(str::trim_end);
        matches!((self.content, digits), (Content::Gold(gold), Some(digits)) if digits.parse() == Ok(gold))
    }
}
