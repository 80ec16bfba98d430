"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import ReadingsFacts, Torneko3PlanFacts, Torneko3TimelineFacts

__all__ = [
    "timeline",
    "readings",
    "plan",
]


def timeline(
    scenario: str | None = None,
    *,
    from_: int | None = None,
    at: Sequence[str] | None = None,
    rules: Sequence[str] | None = None,
    turns: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[Torneko3TimelineFacts]:
    """Who decides and executes what in which phase, and what is skipped.

    :param scenario: the scenario. [default: warp-trap]
    :param from_: first turn shown, by the floor's counter
    :param at: moments whose floor is shown: start, end, 1.E1 (before that phase of turn 1), 1.E1.C (as C decides)
        [default: before and after the turns shown]
    :param rules: A reading of the rules, such as ``mh_entry=immediate_if_not_move``; the readings command lists them
    :param turns: how many turns to run [default: the scenario's]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/torneko3.md``
    """
    query: dict[str, Any] = {
        "system": "torneko3",
        "verb": "timeline",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": scenario,
            "from": _inputs.whole(from_, "from"),
            "at": _inputs.words(at),
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.words(rules),
            "turns": _inputs.whole(turns, "turns"),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "Torneko3TimelineFacts", lang=lang, explain=explain, svg=svg)


def readings(
    scenario: str | None = None,
    *,
    rules: Sequence[str] | None = None,
    turns: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ReadingsFacts]:
    """Which readings of the rules change the outcome.

    :param scenario: the scenario. [default: warp-trap]
    :param rules: A reading of the rules, such as ``mh_entry=immediate_if_not_move``; the readings command lists them
    :param turns: how many turns to run [default: the scenario's]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/torneko3.md``
    """
    query: dict[str, Any] = {
        "system": "torneko3",
        "verb": "readings",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": scenario,
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.words(rules),
            "turns": _inputs.whole(turns, "turns"),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "ReadingsFacts", lang=lang, explain=explain, svg=svg)


def plan(
    scenario: str | None = None,
    *,
    at: str | None = None,
    rules: Sequence[str] | None = None,
    turns: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[Torneko3PlanFacts]:
    """What the enemies do before the next input.

    :param scenario: the scenario. [default: warp-trap]
    :param at: the moment to plan from: start, end, or a phase such as 2.P1; the next input after it is planned
    :param rules: A reading of the rules, such as ``mh_entry=immediate_if_not_move``; the readings command lists them
    :param turns: how many turns to run [default: the scenario's]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/torneko3.md``
    """
    query: dict[str, Any] = {
        "system": "torneko3",
        "verb": "plan",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": scenario,
            "at": at,
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.words(rules),
            "turns": _inputs.whole(turns, "turns"),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "Torneko3PlanFacts", lang=lang, explain=explain, svg=svg)
