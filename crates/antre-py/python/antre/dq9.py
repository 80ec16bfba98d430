"""Treasure-map grottos of Dragon Quest IX.

Rules, with their sources: ``docs/rules/dq9.md``. One function per question (:func:`show`, :func:`decode`, …); whole
spaces as tables (:func:`maps`, :func:`floors`, :func:`chests`), searches (:func:`find`) and grids (:func:`grids`).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Iterable, Iterator, Literal, Sequence

from . import _antre, _inputs
from ._dq9 import *  # noqa: F403
from ._dq9 import __all__ as _questions
from ._spaces import Space, _numbers

if TYPE_CHECKING:
    import numpy

__all__ = [*_questions, "chests", "find", "floors", "grids", "maps", "space"]

Rank = str | int
_SPACES = ("maps", "floors", "chests", "timers")


def space(
    name: Literal["maps", "floors", "chests", "timers"] = "maps",
    *,
    release: Literal["western", "japanese"] = "western",
) -> Space:
    """A space of grottos: all 393,216 maps, their 3,915,820 floors, all chests, or every timer value with every base.

    :raises ValueError: there is no such space or release
    """
    _inputs.choice(name, "space", _SPACES)
    return Space(f"dq9 {name}", release=release)


def find(
    condition: str = "",
    *,
    space: Literal["maps", "floors", "chests", "timers"] = "maps",
    release: Literal["western", "japanese"] = "western",
    filter: str | os.PathLike[str] | None = None,
    range: range | tuple[int, int] | None = None,
    columns: Sequence[str] | None = None,
    limit: int | None = None,
    threads: int = 0,
    progress: bool = False,
) -> Iterator[_antre.Table]:
    """Searches maps, floors, chests or timers: yields tables with hits as they are found, in the order of the space.

    ``for hits in dq9.find('level >= 80 && boss == "Hammibal"'): …``; everything else is said at :meth:`Space.find`.
    """
    _inputs.choice(space, "space", _SPACES)
    return Space(f"dq9 {space}", release=release).find(
        condition,
        filter=filter,
        range=range,
        columns=columns,
        limit=limit,
        threads=threads,
        progress=progress,
    )


def maps(
    ranks: Rank | Iterable[Rank] | None = None,
    seeds: int | Iterable[int] | None = None,
    *,
    columns: Sequence[str] | None = None,
    release: Literal["western", "japanese"] = "western",
    threads: int = 0,
    progress: bool = False,
) -> _antre.Table:
    """Maps as a table, one row per map, in the order given.

    Lists of both are pairs; one of either stands for all of the other; what is left out is all there is, by rank and
    seed. Columns, units and meanings: ``dq9.space("maps").columns``.

    :param ranks: rank codes, ``"B5"`` or ``0xB5``
    :param seeds: seeds, ``0..=32767``
    :param columns: paths such as ``level`` or ``chests.S``
    :raises ValueError: a rank or seed that there is not, such as ``seed 40000: expected 0..=32767``
    """
    of = Space("dq9 maps", release=release)
    return of.table(_maps(ranks, seeds), columns=columns, threads=threads, progress=progress)


def floors(
    ranks: Rank | Iterable[Rank] | None = None,
    seeds: int | Iterable[int] | None = None,
    *,
    columns: Sequence[str] | None = None,
    release: Literal["western", "japanese"] = "western",
    threads: int = 0,
    progress: bool = False,
) -> _antre.Table:
    """The floors of maps as a table, one row per floor; maps as in :func:`maps`.

    :raises ValueError: a rank or seed that there is not
    """
    of = Space("dq9 floors", release=release)
    return of.table(_of_maps(of, ranks, seeds), columns=columns, threads=threads, progress=progress)


def chests(
    ranks: Rank | Iterable[Rank] | None = None,
    seeds: int | Iterable[int] | None = None,
    *,
    columns: Sequence[str] | None = None,
    release: Literal["western", "japanese"] = "western",
    threads: int = 0,
    progress: bool = False,
) -> _antre.Table:
    """The chests of maps as a table, one row per chest; maps as in :func:`maps`. What they hold: :func:`contents`.

    :raises ValueError: a rank or seed that there is not
    """
    of = Space("dq9 chests", release=release)
    return of.table(_of_maps(of, ranks, seeds), columns=columns, threads=threads, progress=progress)


def grids(
    ranks: Rank | Iterable[Rank] | None = None,
    seeds: int | Iterable[int] | None = None,
    *,
    floor: int = 1,
) -> numpy.ndarray[Any, Any]:
    """One floor of each map as an array of bytes with shape (maps, 16, 16): rows from the top, columns from the left.

    0 floor, 1 rock, 2 corridor, 3 rock on a partition line, 4 up stairs, 5 down stairs, 6 chest, 8 doorway: the
    game's numbers. Cells beyond a floor's side are rock; a map without that floor is all rock. Needs NumPy.

    :param floor: ``1..=16``
    :raises ValueError: a rank, seed or floor that there is not
    """
    import numpy

    made = _antre.dq9_grids(_maps(ranks, seeds) or _antre.dq9_positions(None, None), floor)
    grids: numpy.ndarray[Any, Any] = numpy.frombuffer(made, dtype=numpy.uint8).reshape(-1, 16, 16)
    return grids


def _maps(ranks: Any, seeds: Any) -> list[int] | None:
    if ranks is None and seeds is None:
        return None
    if ranks is not None:
        ranks = [ranks] if isinstance(ranks, (str, int)) else _numbers(ranks)
    if seeds is not None:
        seeds = [seeds] if isinstance(seeds, int) else _numbers(seeds)
    return _antre.dq9_positions(ranks, seeds)


def _of_maps(of: Space, ranks: Any, seeds: Any) -> list[int] | None:
    chosen = _maps(ranks, seeds)
    return None if chosen is None else of._native.of_maps(chosen)
