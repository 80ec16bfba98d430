/// The lesson's dice: Mulberry32, read by remainder. One draw per roll, both ends included.
pub struct Dice {
    state: u32,
}

impl Dice {
    pub fn new(seed: i64) -> Self {
        Self { state: seed as u32 } // counts modulo 2^32
    }

    pub fn next(&mut self) -> u32 {
        self.state = self.state.wrapping_add(0x6D2B_79F5);
        let mut z = self.state;
        z = (z ^ (z >> 15)).wrapping_mul(z | 1);
        z ^= z.wrapping_add((z ^ (z >> 7)).wrapping_mul(z | 61));
        z ^ (z >> 14)
    }

    pub fn range(&mut self, low: i64, high: i64) -> i64 {
        low + i64::from(self.next()) % (high - low + 1)
    }

    pub fn chance(&mut self, percent: i64) -> bool {
        self.range(1, 100) <= percent
    }
}
