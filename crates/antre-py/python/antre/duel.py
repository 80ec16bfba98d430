"""Energy-queue combat.

Rules, with their sources: ``docs/rules/duel.md``. One function per question (:func:`fight`, :func:`sim`, …); fights by the
million as tables (:func:`fights`) and searches (:func:`find`).
"""

from __future__ import annotations

import os
from typing import Any, Iterator, Sequence

from . import _antre, _inputs
from ._duel import *  # noqa: F403
from ._duel import __all__ as _questions
from ._spaces import Space

__all__ = [*_questions, "fights", "find", "space"]


def space(roster: str | os.PathLike[str] | None = None, seeds: str | range = "0..=999999") -> Space:
    """The fights of a roster on consecutive seeds.

    :param roster: a roster's text (TOML) or path [default: the lesson's party]
    :param seeds: ``"A..=B"``, ``"A..B"`` or ``range(a, b)``
    :raises ValueError: a roster or range that is wrong
    """
    return Space("duel fights", roster=_inputs.text(roster, "roster"), seeds=_inputs.span(seeds))


def fights(
    seeds: str | range = "1..=100000",
    roster: str | os.PathLike[str] | None = None,
    *,
    columns: Sequence[str] | None = None,
    threads: int = 0,
    progress: bool = False,
) -> _antre.Table:
    """Fights as a table, one row per seed: who won, life left, turns, ticks, crits, misses, dice.

    :param seeds: ``"A..=B"``, ``"A..B"`` or ``range(a, b)``
    :param roster: a roster's text (TOML) or path [default: the lesson's party]
    :raises ValueError: a roster or range that is wrong
    """
    return space(roster, seeds).table(columns=columns, threads=threads, progress=progress)


def find(
    condition: str = "",
    *,
    roster: str | os.PathLike[str] | None = None,
    seeds: str | range = "0..=999999",
    filter: str | os.PathLike[str] | None = None,
    columns: Sequence[str] | None = None,
    limit: int | None = None,
    threads: int = 0,
    progress: bool = False,
) -> Iterator[_antre.Table]:
    """Searches seeds by how the fight goes: yields tables with hits as they are found, in the order of the seeds.

    ``for hits in duel.find("won && hp == 1"): …``; everything else is said at :meth:`Space.find`.
    """
    of = space(roster, seeds)
    return of.find(
        condition,
        filter=filter,
        columns=columns,
        limit=limit,
        threads=threads,
        progress=progress,
    )
