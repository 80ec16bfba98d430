"""One question in, one answer out."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from . import _antre
from ._facts import build

F = TypeVar("F")


@dataclass(frozen=True)
class Answer(Generic[F]):
    """The answer to a question.

    It can be handed to whatever takes Arrow data (``polars.DataFrame(answer)``, ``pyarrow.table(answer)``): that takes
    its rows. ``str(answer)`` is what the terminal shows; a notebook shows the picture, if one was asked for.
    """

    edition: str
    """Which rules were followed."""
    evidence: str
    """How well they are known: ``certain``, ``single-source``, ``disputed`` or ``assumed``."""
    sentence: str
    """The answer in one sentence."""
    facts: F
    """The answer in numbers."""
    rows: _antre.Table
    """The facts as a table: whole numbers, fractions as floats, texts; what there is not is null."""
    notes: tuple[str, ...]
    """What to keep in mind, what to do next."""
    trace: tuple[dict[str, Any], ...] | None
    """Every draw behind it, with ``explain="short"`` or ``"full"``: advance, raw value, reading, meaning, section."""
    svg: str | None
    """The picture, with ``svg=True`` and where there is one."""
    found: bool
    """Whether something was found."""
    text: str = field(repr=False)
    """What the terminal shows."""
    json: str = field(repr=False)
    """What ``--format json`` prints, on one line."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self.rows.__arrow_c_stream__(requested_schema)

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str | None:
        return self.svg

    def to_dict(self) -> dict[str, Any]:
        """The whole answer as dictionaries, as ``--format json`` prints it."""
        told: dict[str, Any] = json.loads(self.json)
        return told


def ask(query: dict[str, Any], facts: str, *, lang: str, explain: str, svg: bool) -> Answer[Any]:
    """Asks; what is wrong with a question is a ``ValueError`` with the sentence that the command line prints."""
    detail = {"lang": lang, "explain": explain}
    told, rows, picture, text = _antre.ask(json.dumps(query), json.dumps(detail), svg)
    answer = json.loads(told)
    draws = answer.get("draws")
    return Answer(
        edition=answer["edition"],
        evidence=answer["evidence"],
        sentence=answer["sentence"]["text"],
        facts=build(facts, answer["facts"]),
        rows=rows,
        notes=tuple(note["text"] for note in answer.get("notes", ())),
        trace=None if draws is None else tuple(draws),
        svg=picture,
        found=answer["found"],
        text=text,
        json=told,
    )
