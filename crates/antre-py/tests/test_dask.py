"""Many workers give what one machine gives, whoever is lost on the way."""

import collections
import json
import os
import random
import signal
import threading
import time

import antre
import antre.dask
import dask
import pytest
from antre import dq9, duel
from conftest import LONG
from distributed import Client, LocalCluster, SchedulerPlugin

CONDITION = "won && hp >= 46"
SEEDS = "0..=2999999" if not LONG else "0..=199999999"


@pytest.fixture(scope="module")
def cluster():
    dask.config.set({"distributed.comm.timeouts.connect": "30s", "distributed.worker.memory.terminate": False})
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        silence_logs=50,
    ) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def client(cluster):
    with Client(cluster) as client:
        yield client


def rows(parts):
    return [row for part in parts for row in part.to_pylist()]


def test_find_is_one_machines(client):
    of = dq9.space()
    condition = 'boss == "Hammibal" && level >= 80'
    found = antre.dask.find(client, of, condition, columns=["id", "level"], count=37)
    assert found.to_pylist() == rows(of.find(condition, columns=["id", "level"]))
    first = antre.dask.find(client, of, condition, columns=["id", "level"], count=37, limit=25)
    assert first.to_pylist() == found.to_pylist()[:25]
    none = antre.dask.find(client, of, "level >= 99 && depth == 3", columns=["id"], count=4)
    assert len(none) == 0 and none.columns == ["id"]


class Ended(SchedulerPlugin):
    """Counts how often each shard was made to its end."""

    def __init__(self):
        self.shards = collections.Counter()

    def transition(self, key, start, finish, *args, **kwargs):
        if finish == "memory" and isinstance(key, tuple) and key[0].startswith("antre-find"):
            self.shards[key[:2]] += 1


def test_killed_workers_cost_only_their_shards(cluster, client):
    """Workers are killed at random moments: the hits are those of one machine, in its order, none twice, and hardly a shard
    is made again that was whole."""
    kills = 10 if LONG else 2
    of = duel.space(seeds=SEEDS)
    expected = rows(of.find(CONDITION, columns=["seed", "hp"]))
    assert len(expected) > 1_000
    dice, done, killed, ended = random.Random(9), threading.Event(), [], Ended()
    cluster.scheduler.add_plugin(ended, name="ended")

    def kill():
        while not done.is_set() and len(killed) < kills:
            time.sleep(dice.uniform(0.1, 1.2))
            pids = list(client.run(os.getpid, on_error="ignore").values())
            if pids and not done.is_set():
                pid = dice.choice(pids)
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    killer = threading.Thread(target=kill)
    killer.start()
    runs = 0
    try:
        # Shards that are short enough for some to be lost; more runs until enough workers were killed.
        while len(killed) < kills and runs < 4 * kills:
            found = antre.dask.find(client, of, CONDITION, columns=["seed", "hp"], count=80)
            assert found.to_pylist() == expected
            runs += 1
    finally:
        done.set()
        killer.join()
        cluster.scheduler.remove_plugin(name="ended")
    assert len(killed) == kills
    assert len(ended.shards) == runs * 80
    # What is fetched at once is not lost: at most the shard that ended in that moment is made twice.
    assert sum(ended.shards.values()) - runs * 80 <= kills


def test_catalogue_goes_on_and_is_one_machines(client, tmp_path):
    of = dq9.space("timers")
    few = duel.space(seeds="0..=99999")
    folder = tmp_path / "fights"
    manifests = antre.dask.catalog(client, few, folder, columns=["seed", "won", "hp"], count=12)
    assert [one["first"] for one in manifests[1:]] == [one["end"] for one in manifests[:-1]]
    files = sorted(folder.glob("*.parquet"))
    assert len(files) == len(manifests) == 12
    whole = antre.merge(files, tmp_path / "merged.parquet")
    assert whole["rows"] == 100_000
    import polars

    ours = polars.read_parquet(tmp_path / "merged.parquet")
    assert ours.equals(polars.DataFrame(few.table(columns=["seed", "won", "hp"])))
    # What is there is not made again; what is missing is, with the same bytes.
    written = {path: (path.stat().st_mtime_ns, path.read_bytes()) for path in files}
    assert antre.dask.catalog(client, few, folder, columns=["seed", "won", "hp"]) == manifests
    lost = files[5]
    lost.unlink()
    again = antre.dask.catalog(client, few, folder, columns=["seed", "won", "hp"])
    assert again == manifests
    assert lost.read_bytes() == written[lost][1]
    assert all(path.stat().st_mtime_ns == written[path][0] for path in files if path != lost)
    with pytest.raises(ValueError, match="is of another catalogue"):
        antre.dask.catalog(client, of, folder)


def test_workers_of_another_version_are_refused(client):
    of = dq9.space()
    antre.dask.check(client, of)

    def pretend(dask_worker=None):
        import antre._spaces

        antre._spaces.Space.describe_of_old = antre._spaces.Space.describe
        antre._spaces.Space.describe = lambda self: {**self.describe_of_old(), "program": "antre 0.0.1"}

    def undo(dask_worker=None):
        import antre._spaces

        antre._spaces.Space.describe = antre._spaces.Space.describe_of_old

    worker = next(iter(client.scheduler_info()["workers"]))
    client.run(pretend, workers=[worker])
    try:
        with pytest.raises(ValueError, match="program antre 0.0.1: expected antre "):
            antre.dask.find(client, of, "level >= 99")
    finally:
        client.run(undo, workers=[worker])
    antre.dask.check(client, of)


def test_what_is_wrong_is_told_before_the_start(client):
    with pytest.raises(ValueError, match="levle"):
        antre.dask.find(client, dq9.space(), "levle >= 80")
    with pytest.raises(ValueError, match='form "xls": expected parquet, csv, jsonl'):
        antre.dask.catalog(client, dq9.space(), "nowhere", form="xls")


def test_an_error_of_an_item_is_told(client):
    with pytest.raises(ValueError, match="division by zero|divide"):
        antre.dask.find(client, dq9.space(), "100 / (level - 50) == 3", count=4)


def test_shards_are_the_space_cut_by_cost():
    of = dq9.space()
    for count in (1, 7, 1_000):
        cut = antre.dask.shards(of, count)
        assert cut[0][0] == 0 and cut[-1][1] == of.size and len(cut) == count
        assert all(a[1] == b[0] for a, b in zip(cut, cut[1:]))
    dear = [(100_000, 1.0), (200_000, 9.0), (of.size, 1.0)]
    cut = antre.dask.shards(of, 100, dear)
    assert cut[0][0] == 0 and cut[-1][1] == of.size
    assert all(a[1] == b[0] for a, b in zip(cut, cut[1:]))

    def cost(bounds):
        first, end = bounds
        return sum(c * max(0, min(end, e) - max(first, s)) for s, e, c in antre.dask._stretches(dear))

    each = [cost(bounds) for bounds in cut]
    assert max(each) - min(each) < 25
    assert len(cut) == 100


def test_costs_are_measured():
    measured = antre.dask.costs(duel.space(seeds="0..=999999"), "won", stretches=4)
    assert [end for end, _ in measured] == [250_000, 500_000, 750_000, 1_000_000]
    assert all(cost > 0 for _, cost in measured)
    few = antre.dask.costs(duel.space(seeds="0..=9"), "won")
    assert [end for end, _ in few] == list(range(1, 11))


def test_plans_are_kept_as_they_were_cut(client, tmp_path):
    few = duel.space(seeds="0..=999")
    antre.dask.catalog(client, few, tmp_path, columns=["seed"], count=3)
    told = json.loads((tmp_path / "shards.json").read_text())
    assert told["shards"][0][0] == 0 and told["shards"][-1][1] == 1000
