"""Figures of the Python package; called by run-python.sh. Results are compared before times are told."""

import os
import time
from pathlib import Path

import antre
import antre.dask
import polars
from antre import dq9, duel
from distributed import Client, LocalCluster

ROWS = []


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
    if hasattr(antre.isaac, "floors"):
        isaac()
    wall, _, _ = measured(lambda: [duel.fight(seed=seed) for seed in range(500)])
    tell("duel.fight, one at a time", f"{500 / wall:.0f} /s")
    scale()


def isaac():
    seeds = range(1, 20_001)
    wall, cpu, table = measured(lambda: antre.isaac.floors(seeds, 3, threads=1))
    assert len(table) == 20_000
    tell("isaac.floors, 20,000 seeds of stage 3, one thread", f"{20_000 / cpu:,.0f} /CPU-s", "≥ 0.9 × Rust")


def scale():
    """One worker against two on the same search; shards by the thousand; workers killed."""
    of = duel.space(seeds="0..=11999999")
    condition, columns = "won && hp == 48", ["seed"]
    expected = [row for part in of.find(condition, columns=columns) for row in part.to_pylist()]
    times = {}
    for workers in (1, 2):
        with cluster(workers) as here, Client(here) as client:
            antre.dask.find(client, of, condition, columns=columns, count=4 * workers)
            for count in (16, 1_000):
                wall, _, found = measured(
                    lambda: antre.dask.find(client, of, condition, columns=columns, count=count), times=3
                )
                assert found.to_pylist() == expected
                times[workers, count] = wall
    tell(
        "Dask, the same search over 12 M fights, 16 shards: one worker, two workers",
        f"{times[1, 16]:.2f} s, {times[2, 16]:.2f} s: {times[1, 16] / times[2, 16]:.2f} ×",
        "≥ 1.8 ×",
    )
    tell(
        "Dask, two workers, 1,000 shards instead of 16",
        f"{times[2, 1_000]:.2f} s: {(times[2, 1_000] / times[2, 16] - 1) * 100:+.0f} %, "
        f"{(times[2, 1_000] - times[2, 16]) / 984 * 2 * 1000:.1f} ms a shard and worker",
        "≤ 5 %",
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
    main()
