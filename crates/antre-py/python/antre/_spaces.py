"""Whole spaces: tables, searches, catalogues."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Iterable, Iterator, Sequence

from . import _antre, _inputs

#: Milliseconds between two steps of a progress bar.
_TICK = 100
#: Parts of a table between two steps of its progress bar.
_PARTS = 64


@dataclass(frozen=True)
class Column:
    """One thing that is known of every item of a space."""

    name: str
    """Name, as conditions write it (``chests.S``) and tables do with ``_`` for the point (``chests_S``)."""
    kind: str
    """``int``, ``bool``, ``string``, ``record`` or ``list``."""
    unit: str
    """Unit, or what is counted."""
    allowed: str
    """What values it takes, in words."""
    stage: str
    """From which stage on it is known: the later, the dearer."""
    doc: str
    """What it means."""
    columns: tuple[Column, ...]
    """Columns of a record, or of a list's records."""


@dataclass(frozen=True)
class Plan:
    """What a search will cost and find."""

    space: str
    """Space."""
    edition: str
    """Rules followed."""
    items: int
    """Items in all."""
    stages: tuple[dict[str, Any], ...]
    """Stages: conditions, items that reach it, share that passes, nanoseconds per item."""
    odds: dict[str, Any]
    """Expected hits: ``exact``, or ``sampled`` with its 95 % interval."""
    seconds: float
    """Expected time."""
    threads: int
    """Threads."""
    text: str
    """What the terminal shows."""

    def __str__(self) -> str:
        return self.text


class Space:
    """A list of things that can be computed one by one: maps, floors, chests, fights.

    Get one from :func:`antre.dq9.space`, :func:`antre.duel.space` and their like. It pickles as its name and options.
    """

    def __init__(self, name: str, **options: Any) -> None:
        self._options = _inputs.given(options)
        self._native = _antre.space(name, json.dumps(self._options))
        self._name = name

    def __reduce__(self) -> Any:
        return (_space, (self._name, self._options))

    def __repr__(self) -> str:
        return f"antre.Space({self.name}, {self.size} items, {self.edition})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Space) and self.describe() == other.describe()

    def __hash__(self) -> int:
        return hash(self._name)

    def describe(self) -> dict[str, Any]:
        """What must be the same on two machines for their results to be: program, table, edition, size, columns."""
        return {
            "program": _antre.PROGRAM,
            "table": self.name,
            "edition": self.edition,
            "size": self.size,
            "columns": self._native.columns(),
        }

    @property
    def name(self) -> str:
        """Name, such as ``dq9 maps``."""
        return self._native.name

    @property
    def edition(self) -> str:
        """The rules followed."""
        return self._native.edition

    @property
    def size(self) -> int:
        """How many items."""
        return self._native.size

    def __len__(self) -> int:
        return self.size

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """What conditions and tables can name."""
        return _columns(json.loads(self._native.columns()))

    def id(self, position: int) -> str:
        """What people call the item at a position, ``0..size``."""
        return self._native.id(position)

    def position(self, id: str) -> int:
        """The position of an item by what people call it."""
        return self._native.position(id)

    def table(
        self,
        positions: Iterable[int] | None = None,
        *,
        range: range | tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        threads: int = 0,
        progress: bool = False,
    ) -> _antre.Table:
        """The columns of some items, in the order given; of all by default.

        Of every 1,009th row the obvious generator computes the same, or the table is refused.

        :param positions: places in the space; an array is taken as it is
        :param range: a stretch instead, end not included
        :param columns: paths such as ``level`` or ``chests.S``; a record stands for all its columns
        :param threads: 0 for all cores
        :param progress: show a bar (needs ``tqdm``)
        :raises ValueError: a position, range or column that there is not
        """
        columns = _inputs.words(columns)
        if positions is not None:
            positions = _numbers(positions)
        if not progress:
            return self._native.table(positions, _bounds(range), columns, threads)
        first, end = (0, len(positions)) if positions is not None else _bounds(range) or (0, self.size)
        step = max(1, -(-(end - first) // _PARTS))
        parts = []
        with _bar(end - first, self.name) as bar:
            for start in builtin_range(first, max(end, first + 1), step):
                stop = min(start + step, end)
                if positions is not None:
                    parts.append(self._native.table(positions[start:stop], None, columns, threads))
                else:
                    parts.append(self._native.table(None, (start, stop), columns, threads))
                bar.update(stop - start)
        return _antre.concat(parts)

    def find(
        self,
        condition: str = "",
        *,
        filter: str | os.PathLike[str] | None = None,
        range: range | tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        limit: int | None = None,
        threads: int = 0,
        progress: bool = False,
    ) -> Iterator[_antre.Table]:
        """Searches: yields tables with hits in the order of the space, as they are found.

        Every hit is computed again by the obvious generator before it is given out. Leaving the loop ends the search.

        :param condition: CEL over the columns, such as ``level >= 80 && boss == "Hammibal"``
        :param filter: a filter file's text (TOML) or path, whose conditions must hold too
        :param range: a stretch of the space, end not included
        :param columns: paths such as ``level`` or ``chests.S`` [default: what the condition makes known anyway]
        :param limit: stop after so many hits
        :param threads: 0 for all cores
        :param progress: show a bar (needs ``tqdm``)
        :raises ValueError: a condition or column that is wrong, at once; a condition without a value for some item, when
            it is met
        """
        file = _inputs.text(filter, "filter")
        hits = self._native.find(
            condition,
            file["text"] if isinstance(file, dict) else file,
            _bounds(range),
            _inputs.words(columns),
            limit,
            threads,
        )
        return self._follow(hits, progress)

    def _follow(self, hits: Any, progress: bool) -> Iterator[_antre.Table]:
        try:
            if not progress:
                yield from hits
                return
            done = 0
            with _bar(None, self.name) as bar:
                while True:
                    table, ended = hits.poll(_TICK)
                    now, bar.total, found = hits.progress()
                    bar.set_postfix(found=found, refresh=False)
                    bar.update(now - done)
                    done = now
                    if table is not None:
                        yield table
                    if ended:
                        return
        finally:
            hits.stop()

    def plan(
        self,
        condition: str = "",
        *,
        range: range | tuple[int, int] | None = None,
        threads: int = 0,
    ) -> Plan:
        """Says what a search would cost and find, without making it.

        :raises ValueError: a condition that is wrong
        """
        told, text = self._native.plan(condition, _bounds(range), None, threads)
        plan = json.loads(told)
        return Plan(**{**plan, "stages": tuple(plan["stages"])}, text=text)

    def catalog(
        self,
        path: str | os.PathLike[str],
        *,
        condition: str = "",
        range: range | tuple[int, int] | None = None,
        columns: Sequence[str] | None = None,
        threads: int = 0,
    ) -> dict[str, Any]:
        """Writes a stretch of the space as Parquet, CSV or JSON Lines (by the path's ending), with a manifest beside it.

        The same stretch always has the same bytes, and they are those of ``antre … catalog``. A run that was cut off
        leaves neither file, so that a retry is a rerun. Returns the manifest.

        :raises ValueError: what is wrong with a condition, column or range, or cannot be written
        """
        form = os.fspath(path).rsplit(".", 1)[-1]
        columns = _inputs.words(columns)
        told = self._native.catalog(path, form, condition, _bounds(range), columns, threads)
        manifest: dict[str, Any] = json.loads(told)
        return manifest


builtin_range = range


def _space(name: str, options: dict[str, Any]) -> Space:
    return Space(name, **options)


def merge(files: Iterable[str | os.PathLike[str]], into: str | os.PathLike[str]) -> dict[str, Any]:
    """Puts the files of a catalogue together. Returns the manifest.

    :raises ValueError: which file is missing, doubled, changed or of something else
    """
    manifest: dict[str, Any] = json.loads(_antre.merge(list(files), into))
    return manifest


def _columns(told: list[dict[str, Any]]) -> tuple[Column, ...]:
    return tuple(Column(**{**column, "columns": _columns(column["columns"] or [])}) for column in told)


def _bounds(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    if isinstance(value, builtin_range):
        if value.step != 1:
            raise ValueError(f"range with step {value.step}: expected step 1")
        return (value.start, max(value.start, value.stop))
    first, end = value
    if first < 0 or end < 0:
        raise ValueError(f"range {first}..{end}: expected whole numbers from 0")
    return (first, end)


def _numbers(values: Any) -> list[int]:
    """A list of numbers from a list, a range or an array."""
    if hasattr(values, "tolist"):
        values = values.tolist()
    return values if isinstance(values, list) else list(values)


def _bar(total: int | None, name: str) -> Any:
    from tqdm.auto import tqdm

    return tqdm(total=total, desc=name, unit="item", unit_scale=True)
