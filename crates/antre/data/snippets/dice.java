// The lesson's dice: Mulberry32, read by remainder. One draw per roll, both ends included.
final class Dice {
    private int state;

    Dice(long seed) {
        state = (int) seed; // counts modulo 2^32
    }

    int next() {
        state += 0x6D2B79F5;
        int z = state;
        z = (z ^ z >>> 15) * (z | 1);
        z ^= z + (z ^ z >>> 7) * (z | 61);
        return z ^ z >>> 14; // to be read as unsigned
    }

    int range(int low, int high) {
        return low + Integer.remainderUnsigned(next(), high - low + 1);
    }

    boolean chance(int percent) {
        return range(1, 100) <= percent;
    }
}
