"""Figures of the Python package; called by run-python.sh. Results are compared before times are told."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import antre
import antre.dask
import polars
from antre import dq9, duel
from distributed import Client, LocalCluster, SchedulerPlugin


def measured(work, times=3):
    """Least wall and least CPU seconds of some runs, and the result."""
    walls, cpus = [], []
    for _ in range(times):
        wall, cpu = time.perf_counter(), time.process_time()
        result = work()
        walls.append(time.perf_counter() - wall)
        cpus.append(time.process_time() - cpu)
    return min(walls), min(cpus), result


def tell(what, figure, asked=""):
    print(f"| {what} | {figure} | {asked} |", flush=True)


def main():
    print("Wall seconds are the least of three runs, CPU seconds too; on a shared machine a quiet one's wall time lies near")
    print("CPU seconds divided by cores.\n")
    print("| what | measured | asked |")
    print("|---|---|---|")
    wheel = next(Path(os.environ.get("CARGO_TARGET_DIR", "target"), "python-wheels").glob("*.whl"))
    tell("wheel", f"{wheel.stat().st_size / 1e6:.1f} MB, {wheel.name.split('-', 2)[2]}")

    begin = time.perf_counter()
    dq9.maps(columns=["id", "level", "boss"])
    tell("dq9.maps, all 393,216, header columns, first call", f"{time.perf_counter() - begin:.3f} s wall")
    begin, cpu = time.perf_counter(), time.process_time()
    cold = dq9.maps()
    tell(
        "dq9.maps, all 393,216, every column, first call",
        f"{time.perf_counter() - begin:.3f} s wall, {time.process_time() - cpu:.3f} s CPU, {len(cold.columns)} columns",
        "≤ 0.3 s",
    )
    wall, cpu, table = measured(dq9.maps)
    assert table.slice(100_000, 3).to_pylist() == cold.slice(100_000, 3).to_pylist()
    tell("the same again", f"{wall:.3f} s wall, {cpu:.3f} s CPU", "≤ 0.3 s")
    head = ["id", "level", "boss", "environment", "depth"]
    wall, cpu, _ = measured(lambda: dq9.maps(columns=head[:3]))
    tell("dq9.maps, all 393,216, header columns", f"{wall:.3f} s wall, {cpu:.3f} s CPU", "≤ 0.3 s")
    wall, cpu, frame = measured(lambda: polars.DataFrame(table))
    assert frame.height == 393_216
    tell("taken over by Polars", f"{wall * 1000:.1f} ms wall")

    seeds = range(0, 2_000_000)
    wall, cpu, made = measured(lambda: duel.fights(seeds, columns=["won", "hp", "turns"]))
    wins = sum(made["won"])
    assert wins == duel.sim(seeds=seeds).facts.wins.count
    simulated, sim_cpu, _ = measured(lambda: duel.sim(seeds=seeds))
    tell("duel.fights, 2 M seeds", f"{2 / wall:.1f} M/s wall, {2 / cpu:.1f} M/CPU-s")
    tell("duel.sim of the same in Rust", f"{2 / simulated:.1f} M/s wall, {2 / sim_cpu:.1f} M/CPU-s; fights are {sim_cpu / cpu:.2f} × per CPU-second")
    isaac()
    wall, _, _ = measured(lambda: [duel.fight(seed=seed) for seed in range(500)])
    tell("duel.fight, one at a time", f"{500 / wall:.0f} /s")
    scale()
    killed()


def isaac():
    """The same seeds by Python and by a plain loop in Rust, in turn: the same sums, then the times."""
    seeds, stage = "1..=20000", 3
    rust = python = 0.0
    for _ in range(5):
        done = subprocess.run([os.environ["ANTRE_FLOOR_RATES"], seeds, str(stage)], capture_output=True, check=True)
        rate, checksum = map(int, done.stdout.split())
        rust = max(rust, rate)
        _, cpu, table = measured(lambda: antre.isaac.floors(seeds, stage, threads=1))
        python = max(python, len(table) / cpu)
        frame = polars.DataFrame(table)
        sums = [frame[name].cast(polars.Int64).sum() for name, kind in frame.schema.items() if kind.is_integer()]
        assert sum(sums) % (2**31 - 1) == checksum
    tell("the same floors by a plain loop in Rust", f"{rust:,.0f} /CPU-s")
    tell(
        "isaac.floors, 20,000 seeds of stage 3, every column, one thread",
        f"{python:,.0f} /CPU-s: {python / rust:.2f} × Rust",
        "≥ 0.9 × Rust",
    )
    with tempfile.TemporaryDirectory() as folder:
        seeds = 200_000
        path = Path(folder, "floors.parquet")
        of = antre.isaac.space(f"1..={seeds}", stage)
        _, cpu, told = measured(lambda: of.catalog(path, threads=1), times=1)
        size = path.stat().st_size
        tell(
            f"a catalogue of {seeds:,} floors of stage {stage}, every column, Parquet",
            f"{seeds / cpu:,.0f} /CPU-s, {size / seeds:.1f} bytes a floor",
        )


def scale():
    """One worker against two on the same search of minutes; shards by the thousand."""
    of = duel.space(seeds="0..=999999999")
    condition, columns = "won && hp == 48", ["seed"]
    times, expected = {(1, 16): [], (2, 16): [], (2, 1_000): []}, None
    with cluster(1) as one, Client(one) as alone, cluster(2) as two, Client(two) as both:
        clients = {1: alone, 2: both}
        # The machine's rate drifts by a tenth within minutes: what is compared lies evenly around the same moment.
        for workers, count in [(2, 16), (2, 1_000), (2, 1_000), (2, 16), (1, 16), (2, 16)]:
            begin = time.perf_counter()
            found = antre.dask.find(clients[workers], of, condition, columns=columns, count=count)
            spent = time.perf_counter() - begin
            expected = expected or found
            assert found == expected
            times[workers, count].append(spent)
    single, before, after = times[1, 16][0], *times[2, 16][1:]
    pair = (before + after) / 2
    few, many = sum(times[2, 16][:2]), sum(times[2, 1_000])
    tell(
        "Dask, the same search over 1,000 M fights, 16 shards: one worker, two workers",
        f"{single:.1f} s, {pair:.1f} s: {single / pair:.2f} ×",
        "≥ 1.8 ×",
    )
    tell(
        "Dask, two workers, 1,000 shards, 16 shards (twice each, in turn)",
        f"{many / 2:.1f} s, {few / 2:.1f} s: {(many / few - 1) * 100:+.1f} %, {(many - few) / 2 / 984 * 1000:.1f} ms a shard",
        "≤ 5 %",
    )


class Ended(SchedulerPlugin):
    """Counts how often shards were made to their end."""

    count = 0

    def transition(self, key, start, finish, *args, **kwargs):
        self.count += finish == "memory" and isinstance(key, tuple) and key[0].startswith("antre-find")


def killed():
    """Ten workers killed at random moments of one search."""
    of = duel.space(seeds="0..=99999999")
    condition, columns, kills, shards = "won && hp == 48", ["seed"], 10, 100
    expected = of._native.find(condition, None, None, columns, None, 0).table()
    dice, done, dead, ended = random.Random(), threading.Event(), [], Ended()

    def kill(client):
        while not done.is_set() and len(dead) < kills:
            time.sleep(dice.uniform(0.2, 1.5))
            pids = list(client.run(os.getpid, on_error="ignore").values())
            if pids and not done.is_set():
                os.kill(dice.choice(pids), signal.SIGKILL)
                dead.append(time.perf_counter())

    with cluster(2) as here, Client(here) as client:
        here.scheduler.add_plugin(ended, name="ended")
        runs, differ = 0, 0
        killer = threading.Thread(target=kill, args=(client,))
        killer.start()
        while len(dead) < kills:
            found = antre.dask.find(client, of, condition, columns=columns, count=shards)
            runs, differ = runs + 1, differ + (found != expected)
        done.set()
        killer.join()
    tell(
        f"Dask, {kills} workers killed at random moments of {runs} searches of {shards} shards",
        f"{differ} searches with other hits than one machine's, {ended.count - runs * shards} whole shards made again",
        "0 hits lost, only the shard at hand",
    )


def cluster(workers):
    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        silence_logs=50,
    )


if __name__ == "__main__":
    # Parts by their names, all of them without any: `python records/python.py scale killed`.
    for part in sys.argv[1:] or ["main"]:
        {"main": main, "isaac": isaac, "scale": scale, "killed": killed}[part]()
