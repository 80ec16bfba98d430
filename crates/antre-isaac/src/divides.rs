//! Whether a number divides another, without a division.

/// A divisor made ready: its odd part's inverse, its power of two, and the largest quotient.
///
/// A word is a multiple of `d = odd·2ᵏ` exactly when the word times the inverse of `odd`, turned right by k bits, is at
/// most the largest quotient: the turn brings bits that should be 0 to the top.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Divides {
    inverse: u32,
    twos: u32,
    most: u32,
}

impl Divides {
    /// The test for a divisor; 0 counts as 1.
    pub(crate) const fn new(divisor: u32) -> Self {
        let divisor = if divisor == 0 { 1 } else { divisor };
        let twos = divisor.trailing_zeros();
        let odd = divisor >> twos;
        // Each Newton step doubles the number of right bits (3 → 48).
        let mut inverse = odd;
        let mut step = 0;
        while step < 4 {
            inverse = inverse.wrapping_mul(2u32.wrapping_sub(odd.wrapping_mul(inverse)));
            step += 1;
        }
        Self { inverse, twos, most: u32::MAX / divisor }
    }

    /// Whether the divisor divides a word.
    #[inline(always)]
    pub(crate) const fn divides(self, word: u32) -> bool {
        word.wrapping_mul(self.inverse).rotate_right(self.twos) <= self.most
    }
}

/// The test for several divisors, each for a word of its own, side by side.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DividesEach<const N: usize> {
    inverse: [u32; N],
    twos: [u32; N],
    most: [u32; N],
}

impl<const N: usize> DividesEach<N> {
    /// The tests in the order of the divisors; 32 of them at most.
    pub(crate) const fn new(divisors: [u32; N]) -> Self {
        let mut each = Self { inverse: [0; N], twos: [0; N], most: [0; N] };
        let mut place = 0;
        while place < N {
            let Divides { inverse, twos, most } = Divides::new(divisors[place]);
            (each.inverse[place], each.twos[place], each.most[place]) = (inverse, twos, most);
            place += 1;
        }
        each
    }

    /// One bit for each word: whether its divisor divides it.
    #[inline(always)]
    pub(crate) fn divide(&self, words: [u32; N]) -> u32 {
        let mut divided = [0; N];
        for place in 0..N {
            let test =
                Divides { inverse: self.inverse[place], twos: self.twos[place], most: self.most[place] };
            divided[place] = u32::from(test.divides(words[place])) << place;
        }
        divided.iter().fold(0, |all, one| all | one)
    }
}

/// Whether a number leaves a remainder by a divisor.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Leaves {
    divides: Divides,
    remainder: u32,
}

impl Leaves {
    /// The test for a remainder; the divisor is more than it.
    pub(crate) const fn new(divisor: u32, remainder: u32) -> Self {
        // What is less than the remainder wraps round to a quotient beyond the largest.
        let most = (u32::MAX - remainder) / divisor;
        Self { divides: Divides { most, ..Divides::new(divisor) }, remainder }
    }

    /// Whether a word leaves the remainder.
    #[inline(always)]
    pub(crate) const fn holds(self, word: u32) -> bool {
        self.divides.divides(word.wrapping_sub(self.remainder))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_remainder() {
        for divisor in 1..=200 {
            let test = Divides::new(divisor);
            for word in (0..2000).chain(u32::MAX - 2000..=u32::MAX) {
                assert_eq!(test.divides(word), word.is_multiple_of(divisor), "{word} by {divisor}");
            }
        }
    }

    #[test]
    fn each_is_tested_by_its_own() {
        let divisors: [u32; 16] = core::array::from_fn(|place| 3 * place as u32);
        let each = DividesEach::new(divisors);
        for first in (0..5000).chain(u32::MAX - 5000..=u32::MAX) {
            let words: [u32; 16] = core::array::from_fn(|place| first.wrapping_mul(place as u32 + 1));
            let one_by_one = |place: usize| Divides::new(divisors[place]).divides(words[place]);
            let expected = (0..16).fold(0, |all, place| all | u32::from(one_by_one(place)) << place);
            assert_eq!(each.divide(words), expected, "{first}");
        }
    }

    #[test]
    fn it_is_that_remainder() {
        for divisor in 1..=40 {
            for remainder in 0..divisor {
                let test = Leaves::new(divisor, remainder);
                for word in (0..200).chain(u32::MAX - 200..=u32::MAX) {
                    assert_eq!(test.holds(word), word % divisor == remainder, "{word} by {divisor}");
                }
            }
        }
    }
}
