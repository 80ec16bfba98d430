// The lesson's dice: Mulberry32, read by remainder. One draw per roll, both ends included.
class Dice {
  constructor(seed) {
    this.state = seed >>> 0; // counts modulo 2^32
  }

  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return (z ^ (z >>> 14)) >>> 0; // 0 to 2^32 - 1, never a float
  }

  range(low, high) {
    return low + (this.next() % (high - low + 1));
  }

  chance(percent) {
    return this.range(1, 100) <= percent;
  }
}
