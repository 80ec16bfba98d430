"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import DueFacts, SkyDiffFacts, SkyPlanFacts, SkyTimelineFacts, StageFacts

__all__ = [
    "timeline",
    "diff",
    "due",
    "stage",
    "plan",
]


def timeline(
    scenario: str | os.PathLike[str] | None = None,
    *,
    from_: int | None = None,
    steps: int | None = None,
    rules: Literal["sky", "article"] | None = None,
    game: Literal["sky", "time-darkness"] | None = None,
    article_reset: Literal["any-effect", "own-action"] | None = None,
    seed: int | None = None,
    draws: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SkyTimelineFacts]:
    """Who acts when, and why not.

    :param scenario: the scenario. [default: L:walk E1:walk]
    :param from_: first step shown
    :param steps: how many steps to run and to show [default: the scenario's, of which 24 are shown]
    :param rules: rule set: sky (the exact rules) or article (also called seed)
    :param game: game: sky or time-darkness (assumed throughout)
    :param article_reset: when the article's counter goes back: any-effect or own-action [any-effect, disputed]
    :param seed: seed of a stream of ours for what is drawn (9 or 10, 7 or 8); the game's own stream is not known
    :param draws: what is drawn: longest, shortest, or the values in order such as 9,10,8
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/sky.md``
    """
    query: dict[str, Any] = {
        "system": "sky",
        "verb": "timeline",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": _inputs.text(scenario, "scenario"),
            "from": _inputs.whole(from_, "from"),
            "steps": _inputs.whole(steps, "steps"),
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.choice(rules, "rules", ("sky", "article")),
            "game": _inputs.choice(game, "game", ("sky", "time-darkness")),
            "article_reset": _inputs.choice(article_reset, "article_reset", ("any-effect", "own-action")),
            "seed": _inputs.whole(seed, "seed"),
            "draws": draws,
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "SkyTimelineFacts", lang=lang, explain=explain, svg=svg)


def diff(
    scenario: str | os.PathLike[str] | None = None,
    *,
    steps: int | None = None,
    rules: Literal["sky", "article"] | None = None,
    game: Literal["sky", "time-darkness"] | None = None,
    article_reset: Literal["any-effect", "own-action"] | None = None,
    seed: int | None = None,
    draws: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SkyDiffFacts]:
    """Where the exact rules and the community article part.

    :param scenario: the scenario. [default: L:walk E1:walk]
    :param steps: how many steps to run [default: the scenario's, of which 24 are shown]
    :param rules: rule set: sky (the exact rules) or article (also called seed)
    :param game: game: sky or time-darkness (assumed throughout)
    :param article_reset: when the article's counter goes back: any-effect or own-action [any-effect, disputed]
    :param seed: seed of a stream of ours for what is drawn (9 or 10, 7 or 8); the game's own stream is not known
    :param draws: what is drawn: longest, shortest, or the values in order such as 9,10,8
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/sky.md``
    """
    query: dict[str, Any] = {
        "system": "sky",
        "verb": "diff",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": _inputs.text(scenario, "scenario"),
            "steps": _inputs.whole(steps, "steps"),
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.choice(rules, "rules", ("sky", "article")),
            "game": _inputs.choice(game, "game", ("sky", "time-darkness")),
            "article_reset": _inputs.choice(article_reset, "article_reset", ("any-effect", "own-action")),
            "seed": _inputs.whole(seed, "seed"),
            "draws": draws,
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "SkyDiffFacts", lang=lang, explain=explain, svg=svg)


def due(
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[DueFacts]:
    """Which speed is due at which counter.

    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/sky.md``
    """
    query: dict[str, Any] = {
        "system": "sky",
        "verb": "due",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    return ask(query, "DueFacts", lang=lang, explain=explain, svg=svg)


def stage(
    up: Sequence[int] | None = None,
    *,
    down: Sequence[int] | None = None,
    flat: int | None = None,
    paralysed: bool | None = None,
    modifier: Sequence[str] | None = None,
    weather: str | None = None,
    thief_alert: bool | None = None,
    enemy: bool | None = None,
    time_darkness: bool | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[StageFacts]:
    """What a speed stage is made of.

    :param up: raise counters, up to five, such as 9,8; 127 never ticks, 0 is empty
    :param down: lowering counters, up to five
    :param flat: sum of modifiers that are not named
    :param paralysed: paralysed
    :param modifier: modifiers by name, such as ice-type,time-tripper
    :param weather: weather: clear, sunny, sandstorm, cloudy, rain, hail, fog or snow [default: clear]
    :param thief_alert: A thief alert is on
    :param enemy: the monster is no member of the team
    :param time_darkness: the game is Time or Darkness: everything is assumed
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/sky.md``
    """
    query: dict[str, Any] = {
        "system": "sky",
        "verb": "stage",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "up": _inputs.words(up),
            "down": _inputs.words(down),
            "flat": _inputs.whole(flat, "flat"),
            "paralysed": paralysed,
            "modifier": _inputs.words(modifier),
            "weather": weather,
            "thief_alert": thief_alert,
            "enemy": enemy,
            "time_darkness": time_darkness,
        }
    )
    return ask(query, "StageFacts", lang=lang, explain=explain, svg=svg)


def plan(
    scenario: str | os.PathLike[str] | None = None,
    *,
    payload: Sequence[str] | None = None,
    setup: Sequence[str] | None = None,
    depth: int | None = None,
    watch: Sequence[str] | None = None,
    kite: Sequence[str] | None = None,
    rules: Literal["sky", "article"] | None = None,
    game: Literal["sky", "time-darkness"] | None = None,
    article_reset: Literal["any-effect", "own-action"] | None = None,
    seed: int | None = None,
    draws: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SkyPlanFacts]:
    """What the leader could do.

    :param scenario: the scenario; its scripts are not played, everybody but the leader walks. [default: L:walk E1:walk]
    :param payload: actions that must all be made before an enemy acts, in order
    :param setup: actions that may come before and between them
    :param depth: most actions of the sequence [default: 12]
    :param watch: ids of the enemies that may not act [default: all]
    :param kite: pattern that is tried against the first enemy watched: attack, step, pass
    :param rules: rule set: sky (the exact rules) or article (also called seed)
    :param game: game: sky or time-darkness (assumed throughout)
    :param article_reset: when the article's counter goes back: any-effect or own-action [any-effect, disputed]
    :param seed: seed of a stream of ours for what is drawn (9 or 10, 7 or 8); the game's own stream is not known
    :param draws: what is drawn: longest, shortest, or the values in order such as 9,10,8
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/sky.md``
    """
    query: dict[str, Any] = {
        "system": "sky",
        "verb": "plan",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "scenario": _inputs.text(scenario, "scenario"),
            "payload": _inputs.words(payload),
            "setup": _inputs.words(setup),
            "depth": _inputs.whole(depth, "depth"),
            "watch": _inputs.words(watch),
            "kite": _inputs.words(kite),
        }
    )
    group = _inputs.given(
        {
            "rules": _inputs.choice(rules, "rules", ("sky", "article")),
            "game": _inputs.choice(game, "game", ("sky", "time-darkness")),
            "article_reset": _inputs.choice(article_reset, "article_reset", ("any-effect", "own-action")),
            "seed": _inputs.whole(seed, "seed"),
            "draws": draws,
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "SkyPlanFacts", lang=lang, explain=explain, svg=svg)
