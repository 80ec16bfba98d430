"""Batches: the same values as one by one, the columns of the catalogue, steady memory, interrupts."""

import concurrent.futures
import csv
import io
import json
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time

import antre
import numpy
import polars
import pyarrow
import pytest
from antre import dq9, duel
from conftest import LONG, ROSTER

RANKS = ["02", "38", "3D", "4C", "51", "65", "79", "8D", "A1", "B5", "C9", "DD"]


def random_maps(count, seed=9):
    dice = random.Random(seed)
    return [dice.choice(RANKS) for _ in range(count)], [dice.randrange(32768) for _ in range(count)]


def test_maps_of_100_000_random_inputs_are_the_single_answers():
    """The batch against the obvious generator one by one (``find`` recomputes every hit that it gives out)."""
    ranks, seeds = random_maps(100_000)
    batch = polars.DataFrame(dq9.maps(ranks, seeds, columns=["id", "level", "boss"]))
    assert batch["id"].to_list() == [f"{rank}:{seed}" for rank, seed in zip(ranks, seeds)]
    whole = {}
    for part in dq9.find("", columns=["id", "level", "boss"]):
        for row in part.to_pylist():
            whole[row["id"]] = row
    assert len(whole) == 393_216
    assert batch.with_columns(polars.col("boss").cast(str)).to_dicts() == [whole[id] for id in batch["id"]]


def test_maps_are_what_show_says():
    ranks, seeds = random_maps(300)
    table = dq9.maps(ranks, seeds).to_pylist()
    for rank, seed, row in zip(ranks, seeds, table):
        facts = dq9.show(f"{rank}:{seed}").to_dict()["facts"]
        assert row["level"] == facts["header"]["level"], (rank, seed)
        chests = [chest["letter"] for floor in facts["floors"] for chest in floor["chests"]]
        for letter in "SABCDEFGHI":
            assert row[f"chests_{letter}"] == chests.count(letter), (rank, seed, letter)


def test_floors_and_chests_belong_to_their_maps():
    ranks, seeds = random_maps(200, seed=4)
    maps = dq9.maps(ranks, seeds, columns=["id", "depth", "chests"]).to_pylist()
    floors = polars.DataFrame(dq9.floors(ranks, seeds))
    chests = polars.DataFrame(dq9.chests(ranks, seeds))
    assert len(floors) == sum(row["depth"] for row in maps)
    assert len(chests) == sum(row["chests_total"] for row in maps)
    assert chests["letter"].cast(str).to_list().count("S") == sum(row["chests_S"] for row in maps)


def test_fights_are_what_fight_says():
    seeds = range(-50, 950)
    table = duel.fights(seeds).to_pylist()
    for seed, row in zip(seeds, table):
        facts = duel.fight(seed=seed).facts
        assert row["seed"] == seed
        assert (row["won"], row["turns"], row["ticks"], row["draws"]) == (
            facts.won,
            facts.turns,
            facts.ticks,
            facts.draws,
        )


def test_columns_are_the_catalogues(said, tmp_path):
    table = dq9.maps(["B5"] * 3, [0, 1, 15522])
    code, _, err = said("dq9", "catalog", "maps", "--as", "csv", "--folder", tmp_path, "--rows", 'id == "B5:15522"')
    assert code == 0, err
    written = (tmp_path / "dq9-maps.csv").read_text()
    rows = list(csv.reader(io.StringIO(written)))
    assert table.columns == rows[0]
    ours = [str(value).lower() if isinstance(value, bool) else str(value) for value in table.to_pylist()[2].values()]
    assert ours == rows[1]
    manifest = json.loads((tmp_path / "dq9-maps.csv.manifest.json").read_text())
    for column in manifest["columns"]:
        assert table.about(column["name"]).get("doc", "") == column["doc"]
        assert table.about(column["name"]).get("unit", "") == column["unit"]
    assert table.metadata["edition"] == manifest["edition"]


def test_catalogues_have_the_command_lines_bytes(said, tmp_path):
    (tmp_path / "cli").mkdir()
    said("dq9", "catalog", "timers", "--shard", "7/400", "--folder", tmp_path / "cli")
    theirs = (tmp_path / "cli" / "dq9-timers.7-of-400.parquet").read_bytes()
    of = dq9.space("timers")
    bounds = (of.size * 6 // 400, of.size * 7 // 400)
    # The number of the shard stands in the file's metadata.
    told = json.loads(of._native.catalog(tmp_path / "ours.parquet", "parquet", "", None, None, 0, "7/400"))
    assert (tmp_path / "ours.parquet").read_bytes() == theirs
    assert (told["first"], told["end"]) == bounds


def test_find_is_the_command_lines(said):
    condition = 'boss == "Hammibal" && chests.S >= 3'
    _, out, _ = said("dq9", "find", condition, "--format", "csv", "--columns", "id,level,chests.S")
    theirs = list(csv.reader(io.StringIO(out)))
    ours = [row for part in dq9.find(condition, columns=["id", "level", "chests.S"]) for row in part.to_pylist()]
    assert [[str(value) for value in row.values()] for row in ours] == theirs[1:]
    assert len(ours) > 10
    first = list(dq9.find(condition, columns=["id"], limit=5))
    assert [row["id"] for part in first for row in part.to_pylist()] == [row["id"] for row in ours[:5]]


def test_takers_of_arrow():
    duckdb = pytest.importorskip("duckdb")
    pandas = pytest.importorskip("pandas")
    table = dq9.maps("B5", range(100))
    frame = pyarrow.table(table)
    assert frame.num_rows == len(table) == 100
    frame.validate(full=True)
    assert polars.DataFrame(table)["level"].to_list() == table["level"] == frame["level"].to_pylist()
    assert list(pandas.DataFrame.from_arrow(table)["id"]) == table["id"]
    assert duckdb.sql("select count(*) from frame where level > 80").fetchall()[0][0] == sum(
        level > 80 for level in table["level"]
    )
    answer = antre.sky.timeline("agility-three")
    assert pyarrow.table(answer).num_rows == len(answer.rows) > 0
    assert polars.DataFrame(duel.sim(seeds=range(1, 101))).columns == ["quantity", "value", "low", "high", "fights"]


def test_tables_pickle_slice_and_compare():
    table = dq9.maps("B5", range(20_000), columns=["id", "level", "boss", "chests.S"])
    again = pickle.loads(pickle.dumps(table))
    assert again == table and again.metadata == table.metadata
    assert table.slice(16_380, 10)["id"] == table["id"][16_380:16_390]
    assert table.slice(19_995, 100)["id"] == table["id"][19_995:]
    assert table != table.slice(0, 10)
    with pytest.raises(KeyError, match='column "nope": expected one of'):
        table["nope"]


def test_spaces_pickle():
    of = dq9.space("floors", release="japanese")
    again = pickle.loads(pickle.dumps(of))
    assert again == of and again.edition == "dq9 japanese" and again.size == of.size
    assert of.id(of.position("B5:9638/9")) == "B5:9638/9"


def test_columns_and_plan():
    names = [column.name for column in dq9.space().columns]
    assert "boss" in names and "floors" in names
    plan = dq9.space().plan("level >= 99")
    assert plan.items == 393_216 and plan.odds["kind"] == "exact"
    assert plan.odds["hits"] == sum(len(part) for part in dq9.find("level >= 99"))


def test_what_is_wrong_with_batches():
    with pytest.raises(ValueError, match=r"seed 40000: expected 0..=32767"):
        dq9.maps("B5", 40_000)
    with pytest.raises(ValueError, match="2 ranks with 3 seeds: expected"):
        dq9.maps(["B5", "02"], [1, 2, 3])
    with pytest.raises(ValueError, match=r'column "levle": expected one of .*perhaps level'):
        dq9.maps("B5", 1, columns=["levle"])
    with pytest.raises(ValueError, match=r"position 393216: expected 0..393216"):
        dq9.space().table([393_216])
    with pytest.raises(ValueError, match=r'space "rooms": expected maps, floors, chests, timers'):
        dq9.space("rooms")
    with pytest.raises(ValueError, match="at least one seed"):
        duel.fights(range(5, 5))


def test_arrays_and_codes_ask_the_same():
    ranks, seeds = random_maps(1_000)
    codes = numpy.array([int(rank, 16) for rank in ranks])
    assert dq9.maps(codes, numpy.array(seeds)) == dq9.maps(ranks, seeds)
    assert len(dq9.maps(seeds=7)) == 12 and len(dq9.maps("B5", columns=["level"])) == 32_768


def test_grids_are_the_floors():
    grids = dq9.grids(["B5", "02"], [15_522, 50], floor=4)
    assert grids.shape == (2, 16, 16) and grids.dtype == numpy.uint8
    table = polars.DataFrame(dq9.chests("B5", 15_522)).filter(polars.col("floor") == 4)
    ys, xs = numpy.nonzero(grids[0] == 6)
    assert sorted(zip(xs.tolist(), ys.tolist())) == sorted(zip(table["x"], table["y"]))
    assert (dq9.grids("02", 50, floor=16) == 1).all()


def test_threads_make_the_same_tables():
    def made(at):
        return dq9.maps(*random_maps(1_000, seed=at % 4))

    alone = [made(at) for at in range(4)]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for at, table in zip(range(16), pool.map(made, range(16))):
            assert table == alone[at % 4]
    assert dq9.space().table(threads=1, columns=["level"]) == dq9.space().table(threads=3, columns=["level"])


def test_the_interpreters_lock_is_released():
    """Python goes on counting while a table is made."""
    counted, stop = 0, threading.Event()

    def count():
        nonlocal counted
        while not stop.is_set():
            counted += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    before = counted
    list(duel.find("hp == 2000000000", seeds="0..=3000000", threads=1))
    during = counted - before
    stop.set()
    thread.join()
    assert during > 1_000


INTERRUPTED = """
import sys, time
import antre
from antre import dq9, duel, isaac
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    # What was called has let go: the next question is answered, and nothing goes on in the background.
    assert duel.fight(seed=16).found
    for _ in range(50):
        before = time.process_time()
        time.sleep(0.2)
        if time.process_time() - before < 0.02:
            sys.exit(7)
    sys.exit("something goes on working")
print("ended by itself", flush=True)
"""


@pytest.mark.parametrize(
    "call",
    [
        "for part in duel.find('hp == 2000000000', seeds='0..=4000000000'): pass",
        "for part in duel.find('won', seeds='0..=4000000000', progress=True): pass",
        "duel.fights('0..=4000000000', columns=['won'])",
        "duel.sim(seeds='0..=4000000000')",
        "duel.sim(seeds='0..=4000000000', until=0.0001)",
        "duel.sweep(['hero.speed=1..=100'], seeds='0..=40000000')",
        "duel.compare(ROSTER, seeds='0..=2000000000')",
        "isaac.floors(range(1, 2_000_000_000), 3, columns=['room_count'])",
        "isaac.stats(seeds='1..=100000000')",
        "dq9.space('timers').table(progress=True, columns=['boss'], positions=list(range(10)) * 4_000_000)",
        "while True: dq9.maps()",
        "duel.space(seeds='0..=4000000000').catalog('fights.parquet')",
    ],
)
def test_an_interrupt_ends_a_long_call(call, tmp_path):
    source = INTERRUPTED.replace("{call}", call.replace("ROSTER", repr(ROSTER)))
    child = subprocess.Popen(
        [sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    try:
        assert child.stdout.readline() == "ready\n"
        time.sleep(random.uniform(0.2, 1.5))
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
    finally:
        child.kill()
    assert child.returncode == 7, out + err
    # A file that was under way is gone.
    assert list(tmp_path.iterdir()) == []


STEADY = """
import os, sys
import antre

def resident():
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

rows, keep = int(sys.argv[1]), sys.argv[2] == "keep"
seen, kept, sizes = 0, [], []
for part in antre.duel.find("", seeds=range(rows), columns=[column.name for column in antre.duel.space().columns]):
    seen += len(part)
    if keep:
        kept.append(part)
    sizes.append(resident())
assert seen == rows
# An eighth in, everything that will be needed is there.
print(max(sizes) - max(sizes[: len(sizes) // 8 + 1]))
"""


def test_memory_is_steady_over_many_rows():
    """Rows pass through, and what was passed is given back; who keeps them all sees it in the same figure, in bytes."""
    rows = 100_000_000 if LONG else 1_000_000

    def grown(rows, keep):
        # A process of its own has nothing else in its memory.
        done = subprocess.run(
            [sys.executable, "-c", STEADY, str(rows), keep], capture_output=True, text=True, check=True
        )
        return int(done.stdout)

    # Blocks that are ready before their turn are a few megabytes.
    assert grown(rows, "pass") < 12_000_000
    assert grown(1_000_000, "keep") > 20_000_000


def test_memory_is_given_back():
    def resident():
        with open("/proc/self/statm") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def once():
        table = dq9.maps("B5", columns=["id", "level", "boss", "environment", "depth"])
        pyarrow.table(table)
        duel.fight(seed=3, explain="full", svg=True)

    for _ in range(5):
        once()
    before = resident()
    one = pyarrow.table(dq9.maps("B5", columns=["id", "level", "boss", "environment", "depth"])).nbytes
    for _ in range(40):
        once()
    # 40 tables that were not given back would be forty times as much.
    assert resident() - before < 8 * one


def busy():
    """Seconds of work of this process so far."""
    return time.process_time()


def at_rest(patience=20.0):
    """Whether this process comes to rest."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        before = busy()
        time.sleep(0.3)
        if busy() - before < 0.05:
            return True
    return False


@pytest.mark.parametrize("leave", ["close", "break", "drop", "limit"])
def test_leaving_a_search_ends_it(leave):
    # Four thousand million fights: half an hour.
    search = duel.find("won", seeds="0..=4000000000", limit=100 if leave == "limit" else None)
    assert len(next(search)) > 0
    if leave == "close":
        search.close()
    elif leave == "break":
        for _ in search:
            break
        del search
    elif leave == "drop":
        del search
    else:
        list(search)
    assert at_rest()


def test_progress_shows_a_bar(capsys):
    parts = list(dq9.find("level >= 99", progress=True))
    assert sum(map(len, parts)) > 0
    table = dq9.maps("B5", columns=["level"], progress=True)
    assert table == dq9.maps("B5", columns=["level"])
    told = capsys.readouterr().err
    assert "dq9 maps" in told and "100%" in told
