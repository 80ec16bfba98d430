# The lesson's dice: Mulberry32, read by remainder. One draw per roll, both ends included.
class Dice:
    def __init__(self, seed):
        self.state = seed & 0xFFFFFFFF  # counts modulo 2^32

    def next(self):
        self.state = (self.state + 0x6D2B79F5) & 0xFFFFFFFF
        z = self.state
        z = ((z ^ z >> 15) * (z | 1)) & 0xFFFFFFFF
        z ^= (z + (z ^ z >> 7) * (z | 61)) & 0xFFFFFFFF
        return z ^ z >> 14  # 0 to 2^32 - 1, never a float

    def range(self, low, high):
        return low + self.next() % (high - low + 1)

    def chance(self, percent):
        return self.range(1, 100) <= percent
