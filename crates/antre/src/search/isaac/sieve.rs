//! Stage-seed tests over blocks of seeds, before any floor is thought of.

use antre_isaac::stage::CurseRule;
use antre_isaac::stage_fast::{BLOCK, HeadScan, HeadTest};
use antre_isaac::{AbplusSetup, Curse};
use antre_search::{Sieve, Wanted};

const WORDS: usize = BLOCK / 64;

/// What one column's value must be: one of several scans, or none of them.
struct Group {
    scans: Vec<HeadScan>,
    inverted: bool,
}

impl Group {
    fn bits(&self, number: u32) -> [u64; WORDS] {
        let mut bits = [0; WORDS];
        for scan in &self.scans {
            for (word, own) in bits.iter_mut().zip(scan.block(number)) {
                *word |= own;
            }
        }
        if self.inverted { bits.map(|word| !word) } else { bits }
    }

    /// The values that pass as scans, or those that do not where they are fewer.
    fn new<T: Copy>(values: &[T], passes: impl Fn(usize) -> bool, scan: impl Fn(T) -> HeadScan) -> Self {
        let (good, bad): (Vec<usize>, Vec<usize>) = (0..values.len()).partition(|place| passes(*place));
        let inverted = bad.len() < good.len();
        let chosen = if inverted { bad } else { good };
        Self { scans: chosen.into_iter().map(|place| scan(values[place])).collect(), inverted }
    }
}

/// The tests of one stage over consecutive seeds.
pub(super) struct HeadSieve {
    first: u32,
    groups: Vec<Group>,
    decides: bool,
}

impl HeadSieve {
    /// The sieve of conditions on variant and curse; `None` where they are about something else, or where no roll of the
    /// stage decides them. `first` is the seed at position 0.
    pub(super) fn new(first: u32, setup: &AbplusSetup, wanted: &[Wanted<'_>]) -> Option<Self> {
        if !(1..=9).contains(&setup.stage) {
            return None;
        }
        let test = HeadTest {
            stage: setup.stage,
            chapters: setup.chapters,
            variant: None,
            curse: None,
            curse_one_in: setup.curse_odds(),
        };
        let mut curses = vec![None];
        curses.extend(Curse::ALL.map(Some));
        let groups: Vec<Group> = wanted
            .iter()
            .filter_map(|wanted| match wanted.column {
                "variant" => Some(Group::new(
                    &[0, 1, 2],
                    |place| wanted.passes(place as i64),
                    |variant| HeadScan::new(HeadTest { variant: Some(variant), ..test }),
                )),
                "curse" if setup.curse == CurseRule::Rolled => Some(Group::new(
                    &curses,
                    |place| wanted.passes(place as i64),
                    |curse| HeadScan::new(HeadTest { curse: Some(curse), ..test }),
                )),
                _ => None,
            })
            .collect();
        let decides = groups.len() == wanted.len();
        (!groups.is_empty()).then_some(Self { first, groups, decides })
    }

    fn block(&self, number: u32) -> [u64; WORDS] {
        let mut bits = [u64::MAX; WORDS];
        for group in &self.groups {
            for (word, own) in bits.iter_mut().zip(group.bits(number)) {
                *word &= own;
            }
        }
        bits
    }
}

impl Sieve for HeadSieve {
    fn mark(&self, first: u64, bits: &mut [u64]) {
        bits.fill(0);
        let first = u64::from(self.first) + first;
        let end = first + bits.len() as u64 * 64;
        let mut number = first / BLOCK as u64;
        while number * (BLOCK as u64) < end {
            // Behind the last seed there is nothing to be said.
            let block = u32::try_from(number).ok().filter(|number| number >> 24 == 0);
            let own = block.map_or([0; WORDS], |number| self.block(number));
            for (place, word) in own.into_iter().enumerate() {
                // Where this word's first seed stands among the bits; words on the edge are shared by two of ours.
                let at = (number * BLOCK as u64 + place as u64 * 64) as i64 - first as i64;
                let (target, shift) = (at.div_euclid(64), at.rem_euclid(64) as u32);
                if let Some(low) = usize::try_from(target).ok().and_then(|target| bits.get_mut(target)) {
                    *low |= word << shift;
                }
                if shift > 0
                    && let Some(high) =
                        usize::try_from(target + 1).ok().and_then(|target| bits.get_mut(target))
                {
                    *high |= word >> (64 - shift);
                }
            }
            number += 1;
        }
    }

    fn decides(&self) -> bool {
        self.decides
    }
}
