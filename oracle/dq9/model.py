#!/usr/bin/env python3
"""The rules of docs/rules/dq9.md, run: slow, obvious, standard library only.

The python blocks of the rules text are the model, so text and model cannot drift apart. This file only reads the
tables, puts the blocks together and prints what the differential tests and the curious ask for.

    python3 oracle/dq9/model.py maps B5 0 8          canonical text of the maps B5:0 to B5:7 (section 12)
    python3 oracle/dq9/model.py layout 15522 14      the grid of a floor, one row a line
    python3 oracle/dq9/model.py chests B5 15522 14 1 ranks and contents of a floor's chests at a second
    python3 oracle/dq9/model.py new 150 0 4          quality, seed and location of timers 0 to 3 at base 150
"""
import csv
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "crates" / "antre-dq9" / "data"


def rows(name):
    with open(DATA / name, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def tables():
    """The tables that blocks 11 and 15 expect, and F and G of section 8."""
    items, monsters = {}, {}
    for row in rows("chest_items.csv"):
        entry = (int(row["roll_from"]), int(row["roll_to"]), row["english"])
        items.setdefault(int(row["chest_rank"]), []).append(entry)
    for row in rows("monster_tables.csv"):
        if row["roll_from"]:
            entry = (int(row["roll_from"]), int(row["roll_to"]), row["english"])
            monsters.setdefault((int(row["env"]), int(row["monster_rank"])), []).append(entry)
    memory = {
        (int(row["env"]), int(row["monster_rank"])): (int(row["count_F"]), int(row["sum_g_G"]))
        for row in rows("monster_table_memory.csv")
    }
    return {"ITEMS": items, "TABLE": monsters, "MEMORY": memory}


def rules():
    """All blocks of the rules text in one namespace."""
    text = (ROOT / "docs" / "rules" / "dq9.md").read_text(encoding="utf-8")
    space = tables()
    exec("\n".join(re.findall(r"```python\n(.*?)```", text, re.S)), space)  # our own text
    return space


def canonical(space, rank_index, seed):
    """Section 12: the text whose digest the vectors hold."""
    env, floors, smr, boss, prefix, suffix, locale, level = space["header"](rank_index, seed)
    rank = space["RANKS"][rank_index]
    lines = [f"M {rank} {seed} {env} {floors} {smr} {boss} {prefix} {suffix} {locale} {level}"]
    for n in range(1, floors + 1):
        size, grid, up, down, chests, _ = space["layout"](seed, n)
        mr = smr + (n - 1) // 4
        ranks = space["chest_ranks"](seed, n, len(chests), smr) if chests else []
        places = "".join(f" {x},{y},{rank}" for (x, y), rank in zip(chests, ranks))
        numbers = " ".join(map(str, space["memory"](grid, size, *space["MEMORY"][env, mr])))
        lines.append(f"F {n} {size} {mr} {up[0]},{up[1]} {down[0]},{down[1]}{places} | {numbers}")
    return "".join(line + "\n" for line in lines)


def main(arguments):
    space = rules()
    rank_index = lambda code: space["RANKS"].index(int(code, 16))
    match arguments:
        case ["maps", rank, first, last]:
            for seed in range(int(first), int(last)):
                sys.stdout.write(canonical(space, rank_index(rank), seed))
        case ["layout", seed, n]:
            size, grid, up, down, chests, _ = space["layout"](int(seed), int(n))
            for row in grid[:size]:
                print("".join(map(str, row[:size])))
            print("up", up, "down", down, "chests", chests)
        case ["chests", rank, seed, n, second]:
            floor = space["Map"](rank_index(rank), int(seed)).floor(int(n))
            for place, chest_rank, content in zip(floor.chests, floor.ranks, floor.contents(int(second))):
                print(place, " IHGFEDCBAS"[chest_rank], content)
        case ["new", base, first, last]:
            for timer in range(int(first), int(last)):
                print(timer, *space["new_map"](int(base), timer))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
