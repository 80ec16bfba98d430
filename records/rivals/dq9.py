#!/usr/bin/env python3
"""The slow model on the work of crates/antre-dq9/examples/dq9_rates.rs, in the same lines: the only other program at hand that
makes these maps. Grotto-Searcher is a web page, is in no package registry and is not run here."""
import sys
import time
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "oracle" / "dq9"))
import model

LAYOUT_STEP, MAP_STEP = 97, 1_009
CASES = ((1, 2), (3, 3), (4, 4), (5, 8), (9, 12), (13, 16))
SPACE = model.rules()
WORD = 2**32


def measure(name, work):
    start = time.process_time()
    checksum, count = work()
    print(name, checksum, count, f"{time.process_time() - start:.9f}", sep="\t")


def headers():
    total = 0
    for rank_index in range(12):
        for seed in range(32_768):
            value = 0
            for number in SPACE["header"](rank_index, seed):
                value = (value * 31 + number) % WORD
            total += (rank_index * 32_768 + seed + 1) * value
    return total % WORD, 12 * 32_768


def record(n, v):
    size, grid, up, down, chests, _ = SPACE["layout"](v - n, n)
    cells = [cell for row in grid for cell in row[:16]]
    places = [number for chest in chests for number in chest]
    return bytes([*cells, size, *up, *down, len(chests), *places, *[0] * (6 - len(places))])


def layouts_sample():
    every = [(first, v) for first, last in CASES for v in range(first, 32_767 + last + 1)]
    sample = every[::LAYOUT_STEP]
    return sum(zlib.crc32(record(n, v)) for n, v in sample) % WORD, len(sample)


def maps_sample():
    sample = range(0, 12 * 32_768, MAP_STEP)
    return sum(zlib.crc32(model.canonical(SPACE, i // 32_768, i % 32_768).encode()) for i in sample) % WORD, len(sample)


measure("headers", headers)
measure("layouts sample", layouts_sample)
measure("maps sample", maps_sample)
