"""Searches and catalogues on many machines, by Dask.

A space is cut into shards of about the same measured cost, and each shard is a task. Results come in the order of the space
and are exactly those of one machine; the shards of a worker that is lost are run again. Needs ``antre[dask]`` on the
client and on every worker. ``docs/scale-out.md`` says how to run it on a laptop, on Slurm and on Kubernetes.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from asyncio import CancelledError
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Callable, Iterator, Sequence

from dask.base import tokenize
from distributed import Client, get_worker
from distributed.scheduler import KilledWorker

from . import _antre, _inputs
from ._spaces import Space, _bar

__all__ = ["catalog", "check", "costs", "find", "shards"]

#: Seconds of work that a shard should be: small beside the whole, large beside a task's overhead (a few milliseconds).
SECONDS = 5.0
#: Shards at most: a scheduler keeps all of them in mind.
MOST = 100_000
#: How often a shard is begun anew that Dask gave up, since its worker was lost several times. An error is no such case: it
#: would be the same again.
RETRIES = 20
#: Stretches of a space whose cost is measured.
STRETCHES = 24

Bounds = tuple[int, int]


def check(client: Client, space: Space) -> None:
    """Compares program, edition and columns of all workers with this machine's.

    :raises ValueError: which worker has others, and which
    """
    ours = space.describe()
    for worker, theirs in client.run(_describe, space, on_error="return").items():
        if isinstance(theirs, BaseException):
            raise ValueError(f"worker {worker}: {theirs}: expected {ours['program']}") from None
        for name, value in ours.items():
            if theirs.get(name) != value:
                found = "others" if name == "columns" else theirs.get(name)
                wanted = "those of this machine" if name == "columns" else value
                raise ValueError(f"worker {worker}: {name} {found}: expected {wanted}")


def costs(
    space: Space,
    condition: str = "",
    *,
    filter: str | os.PathLike[str] | None = None,
    columns: Sequence[str] | None = None,
    stretches: int = STRETCHES,
) -> list[tuple[int, float]]:
    """Measures what items of a search cost along the space: ends of stretches, and nanoseconds per item in each.

    One thread; about a hundredth of a second per stretch.
    """
    file = _inputs.text(filter, "filter")
    file = file["text"] if isinstance(file, dict) else file
    columns = _inputs.words(columns)
    space._native.prepare(condition, columns)
    stretches = max(min(stretches, space.size), 1)
    measured, tried = [], 1
    for part in range(stretches):
        first, end = space.size * part // stretches, space.size * (part + 1) // stretches
        # Half as many as the stretch before needed, then twice as many until the clock says something.
        count, spent = max(tried // 4, 1), 0.0
        while spent < 0.005 and count < end - first:
            count = min(2 * count, end - first)
            middle = (first + end - count) // 2
            begin = time.perf_counter()
            space._native.find(condition, file, (middle, middle + count), columns, None, 1).table()
            spent = time.perf_counter() - begin
        measured.append((end, max(spent / count * 1e9, 1e-3)))
        tried = count
    return measured


def shards(space: Space, count: int, measured: list[tuple[int, float]] | None = None) -> list[Bounds]:
    """Cuts a space into so many shards of about the same cost (of the same length where nothing was measured)."""
    count = max(1, min(count, max(space.size, 1)))
    measured = measured or [(space.size, 1.0)]
    whole = sum(cost * (end - first) for first, end, cost in _stretches(measured))
    bounds, cuts, spent = [], [0], 0.0
    for first, end, cost in _stretches(measured):
        here = cost * (end - first)
        while len(cuts) < count and spent + here >= whole * len(cuts) / count:
            cuts.append(first + int((whole * len(cuts) / count - spent) / cost))
        spent += here
    cuts.append(space.size)
    for first, end in zip(cuts, cuts[1:]):
        if first < end:
            bounds.append((first, end))
    return bounds or [(0, space.size)]


def find(
    client: Client,
    space: Space,
    condition: str = "",
    *,
    filter: str | os.PathLike[str] | None = None,
    columns: Sequence[str] | None = None,
    limit: int | None = None,
    count: int | None = None,
    threads: int = 1,
    progress: bool = False,
) -> _antre.Table:
    """Searches a space on all workers: the hits as one table, in the order of the space.

    :param condition: CEL over the columns, such as ``level >= 80``
    :param filter: a filter file's text (TOML) or path, whose conditions must hold too
    :param columns: paths such as ``level`` or ``chests.S`` [default: what the condition makes known anyway]
    :param limit: only so many hits, the first of the space
    :param count: shards [default: by cost, about five seconds each and at least four for each of the workers' threads]
    :param threads: threads of a task
    :param progress: show a bar (needs ``tqdm``); Dask's dashboard shows the tasks anyway
    :raises ValueError: a condition or column that is wrong, or workers of another version or edition
    """
    check(client, space)
    file = _inputs.text(filter, "filter")
    file = file["text"] if isinstance(file, dict) else file
    columns = _inputs.words(columns)
    # What is wrong is told before anything starts.
    empty = space._native.find(condition, file, (0, 0), columns, None, 1).table()
    bounds = _cut(client, space, condition, count, filter=file, columns=columns)
    job = (space, _digest(space), condition, file, columns, limit, threads)
    found: dict[int, _antre.Table] = {}
    whole = [0, 0]

    def enough(index: int, table: _antre.Table) -> bool:
        found[index] = table
        # Hits of all shards up to the first that is missing are the first of the space.
        while whole[0] in found:
            whole[1] += len(found[whole[0]])
            whole[0] += 1
        return limit is not None and whole[1] >= limit

    _run(client, space, "find", _find, job, bounds, enough, progress)
    table = _antre.concat([empty, *(found[index] for index in sorted(found) if index < whole[0])])
    return table if limit is None else table.slice(0, limit)


def catalog(
    client: Client,
    space: Space,
    folder: str | os.PathLike[str],
    *,
    condition: str = "",
    columns: Sequence[str] | None = None,
    count: int | None = None,
    form: str = "parquet",
    threads: int = 1,
    progress: bool = False,
) -> list[dict[str, Any]]:
    """Writes a space as one file per shard, each with its manifest, into a folder that all workers see.

    The cut is kept in the folder (``shards.json``): a run that was ended goes on where it was, and shards that are whole
    are not made again. :func:`antre.merge` makes one file of them; Polars, DuckDB and Dask read the folder as it is.
    Returns the manifests in the order of the space.

    :param form: ``parquet``, ``csv`` or ``jsonl``
    :raises ValueError: a condition or column that is wrong, workers of another version or edition, or a folder that holds
        another catalogue
    """
    _inputs.choice(form, "form", ("parquet", "csv", "jsonl"))
    check(client, space)
    columns = _inputs.words(columns)
    space._native.find(condition, None, (0, 0), columns, None, 1).table()
    folder = Path(folder).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    chosen = columns if columns is not None else [name for name in _flat(space.columns)]
    job_told = {**space.describe(), "condition": condition, "chosen": chosen, "form": form}
    told = hashlib.sha256(json.dumps(job_told, sort_keys=True).encode()).hexdigest()
    plan = folder / "shards.json"
    if plan.exists():
        kept = json.loads(plan.read_text())
        if kept["catalogue"] != told:
            raise ValueError(f"{plan}: is of another catalogue: expected an empty folder, or the same question")
        bounds = [(first, end) for first, end in kept["shards"]]
    else:
        bounds = _cut(client, space, condition, count, columns=chosen)
        staged = plan.with_suffix(".tmp")
        staged.write_text(json.dumps({"catalogue": told, "shards": bounds}))
        staged.replace(plan)
    job = (space, _digest(space), condition, columns, str(folder), form, threads)
    manifests: dict[int, dict[str, Any]] = {}
    left = []
    for index, (first, end) in enumerate(bounds):
        kept = _kept(_path(space, folder, first, end, form))
        if kept is None:
            left.append(index)
        else:
            manifests[index] = kept

    def enough(index: int, manifest: dict[str, Any]) -> bool:
        manifests[left[index]] = manifest
        return False

    _run(client, space, "catalog", _catalog, job, [bounds[index] for index in left], enough, progress)
    return [manifests[index] for index in range(len(bounds))]


def _run(
    client: Client,
    space: Space,
    verb: str,
    work: Callable[..., Any],
    job: tuple[Any, ...],
    bounds: list[Bounds],
    enough: Callable[[int, Any], bool],
    progress: bool,
) -> None:
    """Runs all shards, in the order of the space as far as workers are free, until it is enough."""
    prefix = f"antre-{verb}-{space.name.replace(' ', '-')}"
    name = f"{prefix}-{tokenize(job, time.time_ns())}"
    # A task, not scattered data: what was scattered is gone with the worker that had it.
    shared = client.submit(_itself, job, key=f"{name}-job", pure=False) if len(bounds) > 64 else job
    indices = range(len(bounds))
    # One message for all of them; Dask takes tasks of one message in the order of their keys.
    tasks = client.map(work, [shared] * len(bounds), bounds, key=[(name, index, 0) for index in indices], pure=False)
    futures, tries = dict(zip(indices, tasks)), [0] * len(bounds)
    del tasks
    ended: SimpleQueue[tuple[int, Any, BaseException | None]] = SimpleQueue()

    async def fetch(index: int) -> None:
        # In the client's own thread: a result is fetched as soon as it is made, before its worker can be lost, and those
        # that are made at the same time come in one message.
        try:
            [result] = await client.gather([futures[index]], asynchronous=True)
            ended.put((index, result, None))
        except (Exception, CancelledError) as error:
            ended.put((index, None, error))

    try:
        for index in indices:
            client.loop.add_callback(fetch, index)
        with _progress(sum(end - first for first, end in bounds), space.name, progress) as bar:
            while futures:
                index, result, error = ended.get()
                if error is not None:
                    tries[index] += 1
                    # Dask gives a task up after a few workers were lost under it, as if it were to blame.
                    if not isinstance(error, KilledWorker) or tries[index] > RETRIES:
                        raise error
                    key = (name, index, tries[index])
                    futures[index] = client.submit(work, shared, bounds[index], key=key, pure=False, priority=1)
                    client.loop.add_callback(fetch, index)
                    continue
                del futures[index]
                bar.update(bounds[index][1] - bounds[index][0])
                if enough(index, result):
                    break
    finally:
        client.cancel(list(futures.values()))


def _itself(job: tuple[Any, ...]) -> tuple[Any, ...]:
    return job


def _describe(space: Space) -> dict[str, Any]:
    return space.describe()


def _digest(space: Space) -> str:
    return hashlib.sha256(json.dumps(space.describe(), sort_keys=True).encode()).hexdigest()


#: What a worker process has prepared: spaces with the conditions and columns that were asked for.
_READY: set[Any] = set()


def _prepared(space: Space, digest: str, condition: str, columns: Any, threads: int) -> None:
    # A worker that came after the start was not checked there.
    if _digest(space) != digest:
        worker = get_worker().address
        raise ValueError(f"worker {worker}: {space.describe()['program']}, {space.edition}: expected the client's")
    key = (digest, condition, tuple(columns or ()))
    if key not in _READY:
        space._native.prepare(condition, columns, None, threads)
        _READY.add(key)


def _find(job: tuple[Any, ...], bounds: Bounds) -> _antre.Table:
    space: Space
    space, digest, condition, file, columns, limit, threads = job
    _prepared(space, digest, condition, columns, threads)
    return space._native.find(condition, file, bounds, columns, limit, threads).table()


def _catalog(job: tuple[Any, ...], bounds: Bounds) -> dict[str, Any]:
    space: Space
    space, digest, condition, columns, folder, form, threads = job
    chosen = columns if columns is not None else [name for name in _flat(space.columns)]
    _prepared(space, digest, condition, chosen, threads)
    path = _path(space, Path(folder), *bounds, form)
    # Another worker may have made it before it was lost.
    kept = _kept(path)
    if kept is not None:
        return kept
    return space.catalog(path, condition=condition, range=bounds, columns=columns, threads=threads)


def _path(space: Space, folder: Path, first: int, end: int, form: str) -> Path:
    width = len(str(space.size))
    return folder / f"{space.name.replace(' ', '-')}.{first:0{width}}-{end:0{width}}.{form}"


def _kept(path: Path) -> dict[str, Any] | None:
    manifest = path.with_name(path.name + ".manifest.json")
    # The manifest is written last.
    if not (manifest.exists() and path.exists()):
        return None
    told: dict[str, Any] = json.loads(manifest.read_text())
    return told


def _flat(columns: Any, before: str = "") -> Iterator[str]:
    for column in columns:
        if column.kind == "record":
            yield from _flat(column.columns, f"{before}{column.name}.")
        elif column.kind != "list":
            yield before + column.name


def _stretches(measured: list[tuple[int, float]]) -> Iterator[tuple[int, int, float]]:
    first = 0
    for end, cost in measured:
        yield first, end, cost
        first = end


def _cut(
    client: Client,
    space: Space,
    condition: str,
    count: int | None,
    *,
    filter: str | None = None,
    columns: Sequence[str] | None = None,
) -> list[Bounds]:
    measured = costs(space, condition, filter=filter, columns=columns)
    if count is None:
        seconds = sum(cost * (end - first) for first, end, cost in _stretches(measured)) / 1e9
        workers = sum(client.nthreads().values())
        count = min(MOST, max(4 * workers, int(seconds / SECONDS)))
    return shards(space, count, measured)


class _Silent:
    def __enter__(self) -> _Silent:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def update(self, _: int) -> None:
        pass


def _progress(total: int, name: str, wanted: bool) -> Any:
    return _bar(total, name) if wanted else _Silent()
