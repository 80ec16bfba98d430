"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import CompareCompareFacts

__all__ = [
    "compare",
]


def compare(
    party: Sequence[str] | None = None,
    *,
    turns: int | None = None,
    until: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[CompareCompareFacts]:
    """The same party in the turn machines.

    :param party: the party, the hero first: NAME:SPEED:DEEDS. A, B, C are allies, all others enemies; speeds: slow
        normal fast1 fast triple quadruple; deeds: walk attack wait haste, the last one repeated
    :param turns: how many turns: the time in which a normal one acts once [default: 6]
    :param until: whose first action is waited for [default: the first enemy's]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/{duel,sky,torneko3}.md``
    """
    query: dict[str, Any] = {
        "system": "compare",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "party": _inputs.words(party),
            "turns": _inputs.whole(turns, "turns"),
            "until": until,
        }
    )
    return ask(query, "CompareCompareFacts", lang=lang, explain=explain, svg=svg)
