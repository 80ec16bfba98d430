"""Floors of The Binding of Isaac.

Rules, with their sources: ``docs/rules/isaac.md``. One function per question (:func:`show`, :func:`seed`, …); floors by the
million as tables (:func:`floors`) and searches (:func:`find`).
"""

from __future__ import annotations

import os
from typing import Any, Iterable, Iterator, Sequence

from . import _antre, _inputs
from ._isaac import *  # noqa: F403
from ._isaac import __all__ as _questions
from ._spaces import Space, _numbers

__all__ = [*_questions, "find", "floors", "space"]

Stages = int | str | range | Sequence[int]


def space(seeds: str | range = "1..=1000000", stage: Stages = 1, **run: Any) -> Space:
    """The floors of some stages on consecutive seeds.

    :param seeds: ``"A..=B"``, ``"A..B"`` (numbers or eight letters) or ``range(a, b)``
    :param stage: a stage, several, or as the command line writes them: ``"1,3"``, ``"1..=4"``
    :param run: what the run is like, as :func:`show` takes it: ``profile``, ``hard``, ``curse``, ``hearts``, …
    :raises ValueError: a seed, stage or option that there is not
    """
    unlocks = _inputs.text(run.pop("unlocks", None), "unlocks")
    return Space(
        "isaac floors",
        seeds=_inputs.span(seeds),
        stages=_stages(stage),
        run=_inputs.given({**run, "unlocks": unlocks}),
    )


def floors(
    seeds: str | range | Iterable[int] = "1..=1000",
    stage: Stages = 1,
    *,
    columns: Sequence[str] | None = None,
    threads: int = 0,
    progress: bool = False,
    **run: Any,
) -> _antre.Table:
    """Floors as a table, one row per seed and stage, in the order given: rooms, ways, secret room, curse, variant.

    Columns, units and meanings: ``isaac.space().columns``.

    :param seeds: a range as in :func:`space`, or a list or array of numbers
    :param stage: a stage or several, as in :func:`space`
    :param run: what the run is like, as :func:`show` takes it
    :raises ValueError: a seed, stage or option that there is not
    """
    if isinstance(seeds, (str, range)):
        return space(seeds, stage, **run).table(columns=columns, threads=threads, progress=progress)
    numbers = _numbers(seeds)
    if not numbers:
        raise ValueError("seeds: none: expected at least one")
    first = min(numbers)
    of = space(f"{first}..={max(numbers)}", stage, **run)
    stages = of.size // (max(numbers) - first + 1)
    positions = [(number - first) * stages + place for number in numbers for place in range(stages)]
    return of.table(positions, columns=columns, threads=threads, progress=progress)


def find(
    condition: str = "",
    *,
    seeds: str | range = "1..=1000000",
    stage: Stages = 1,
    filter: str | os.PathLike[str] | None = None,
    columns: Sequence[str] | None = None,
    limit: int | None = None,
    threads: int = 0,
    progress: bool = False,
    **run: Any,
) -> Iterator[_antre.Table]:
    """Searches floors: yields tables with hits as they are found, in the order of the seeds.

    Everything else is said at :meth:`Space.find` and :func:`space`.
    """
    return space(seeds, stage, **run).find(
        condition,
        filter=filter,
        columns=columns,
        limit=limit,
        threads=threads,
        progress=progress,
    )


def _stages(stage: Stages) -> str:
    if isinstance(stage, (int, str)):
        return str(stage)
    return ",".join(str(one) for one in stage)
