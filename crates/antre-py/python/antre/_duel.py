"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import ColumnsFacts, DuelCompareFacts, DuelInferFacts, FightFacts, LessonFacts, PlayFacts, PreviewFacts, QueueFacts, ReplayFacts, RosterFacts, SimFacts, SweepFacts

__all__ = [
    "fight",
    "queue",
    "preview",
    "replay",
    "sim",
    "compare",
    "sweep",
    "infer",
    "lesson",
    "play",
    "roster",
    "columns",
]


def fight(
    roster: str | os.PathLike[str] | None = None,
    *,
    seed: int | None = None,
    cost: int | None = None,
    screen: int | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    rules_cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[FightFacts]:
    """A battle from a seed.

    :param roster: roster file (TOML), or - for standard input; without one the lesson's party fights
    :param seed: seed of the dice: any whole number, counted modulo 2³² [default: 16]
    :param cost: price of every action in energy [lesson: 100]
    :param screen: show the battle screen as it stands after this turn; 0 is the beginning
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param rules_cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with
        several prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "fight",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "roster": _inputs.text(roster, "roster"),
            "seed": _inputs.whole(seed, "seed"),
            "cost": _inputs.whole(cost, "cost"),
            "screen": _inputs.whole(screen, "screen"),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(rules_cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "FightFacts", lang=lang, explain=explain, svg=svg)


def queue(
    exercise: str | os.PathLike[str],
    *,
    cost: Sequence[int] | None = None,
    cost_by: Literal["turn", "fighter"] | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    rules_cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[QueueFacts]:
    """The order of turns, as the lesson's exercise asks for it.

    :param exercise: file with the exercise's input, or - for standard input
    :param cost: price of an action in energy; several prices take turns, such as 50,100,150 [lesson: 100]
    :param cost_by: whether several prices go by turn or by fighter [default: turn]
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param rules_cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with
        several prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "queue",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "exercise": _inputs.text(exercise, "exercise"),
            "cost": _inputs.words(cost),
            "cost_by": _inputs.choice(cost_by, "cost_by", ("turn", "fighter")),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(rules_cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "QueueFacts", lang=lang, explain=explain, svg=svg)


def preview(
    roster: str | os.PathLike[str] | None = None,
    *,
    count: int | None = None,
    after: int | None = None,
    cost: Sequence[int] | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    rules_cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[PreviewFacts]:
    """The coming turns.

    :param roster: roster file (TOML), or - for standard input; without one the lesson's party
    :param count: how many turns ahead [default: 10]
    :param after: how many turns have already been taken, everybody alive and paying the usual price
    :param cost: prices of the coming actions in order, such as 150,50; the usual price after the last
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param rules_cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with
        several prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "preview",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "roster": _inputs.text(roster, "roster"),
            "count": _inputs.whole(count, "count"),
            "after": _inputs.whole(after, "after"),
            "cost": _inputs.words(cost),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(rules_cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "PreviewFacts", lang=lang, explain=explain, svg=svg)


def replay(
    recording: str | os.PathLike[str],
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ReplayFacts]:
    """A recorded battle, run again and compared.

    :param recording: recording (JSON), or - for standard input
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "replay",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "recording": _inputs.text(recording, "recording"),
        }
    )
    return ask(query, "ReplayFacts", lang=lang, explain=explain, svg=svg)


def sim(
    roster: str | os.PathLike[str] | None = None,
    *,
    seeds: str | int | range | None = None,
    until: float | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SimFacts]:
    """One roster on many seeds.

    :param roster: roster file (TOML), or - for standard input; without one the lesson's party fights
    :param seeds: seeds, A..=B or A..B [default: 1..=100000]
    :param until: stop as soon as half the width of the win chance's 95 % interval is below so many percent
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with several
        prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "sim",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "roster": _inputs.text(roster, "roster"),
            "seeds": _inputs.span(seeds),
            "until": _inputs.number(until, "until"),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "SimFacts", lang=lang, explain=explain, svg=svg)


def compare(
    a: str | os.PathLike[str],
    *,
    b: str | os.PathLike[str] | None = None,
    seeds: str | int | range | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[DuelCompareFacts]:
    """Two rosters on the same seeds.

    :param a: roster file (TOML), or - for standard input
    :param b: the other roster; without one the lesson's party
    :param seeds: seeds, A..=B or A..B [default: 1..=100000]
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with several
        prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "compare",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "a": _inputs.text(a, "a"),
            "b": _inputs.text(b, "b"),
            "seeds": _inputs.span(seeds),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "DuelCompareFacts", lang=lang, explain=explain, svg=svg)


def sweep(
    vary: Sequence[str],
    *,
    roster: str | os.PathLike[str] | None = None,
    seeds: str | int | range | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SweepFacts]:
    """A grid over one or two stats or rules.

    :param vary: what varies, such as hero.agility=0..=20 or rules.cost=50..=150/10; once or twice
    :param roster: roster file (TOML), or - for standard input; without one the lesson's party fights
    :param seeds: seeds of every cell, A..=B or A..B [default: 1..=10000]
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with several
        prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "sweep",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "vary": _inputs.words(vary),
            "roster": _inputs.text(roster, "roster"),
            "seeds": _inputs.span(seeds),
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "SweepFacts", lang=lang, explain=explain, svg=svg)


def infer(
    dice: Sequence[str] | None = None,
    *,
    log: str | os.PathLike[str] | None = None,
    roster: str | os.PathLike[str] | None = None,
    after: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[DuelInferFacts]:
    """The seeds whose dice came out so.

    :param dice: dice in the order rolled: 67 of 1..=100, 4[4..=7] of a weapon, <=73 and >73 of a chance, ? unseen
    :param log: log of a fight (Spanish, as antre duel fight --lang es prints it), or - for standard input
    :param roster: roster of the log (TOML); without one the lesson's party
    :param after: dice that were rolled before the first of these
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "infer",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "dice": _inputs.words(dice),
            "log": _inputs.text(log, "log"),
            "roster": _inputs.text(roster, "roster"),
            "after": _inputs.whole(after, "after"),
        }
    )
    return ask(query, "DuelInferFacts", lang=lang, explain=explain, svg=svg)


def lesson(
    step: int | None = None,
    *,
    answer: str | None = None,
    input: str | os.PathLike[str] | None = None,
    printed: str | os.PathLike[str] | None = None,
    snippets: Literal["java", "js", "python", "rust"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[LessonFacts]:
    """The lesson as a guided tour.

    :param step: one step, 1 to 10, instead of all
    :param answer: your answer to the question of step 7, 8 or 9
    :param input: input of your own for the exercise of step 10: how many turns, then "name speed" lines; - for standard
        input
    :param printed: what your program printed for that input, to be checked
    :param snippets: print the lesson's dice for pasting into a program
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "lesson",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "step": _inputs.whole(step, "step"),
            "answer": answer,
            "input": _inputs.text(input, "input"),
            "printed": _inputs.text(printed, "printed"),
            "snippets": _inputs.choice(snippets, "snippets", ("java", "js", "python", "rust")),
        }
    )
    return ask(query, "LessonFacts", lang=lang, explain=explain, svg=svg)


def play(
    roster: str | os.PathLike[str] | None = None,
    *,
    seed: int | None = None,
    choices: Sequence[Any] | None = None,
    consider: Any | None = None,
    auto: bool | None = None,
    hit_clamp: str | None = None,
    crit_slope: Literal["tenth", "whole"] | None = None,
    crit_factor: int | None = None,
    cost: int | None = None,
    payment: Literal["subtract", "reset"] | None = None,
    threshold: int | None = None,
    min_speed: Any | None = None,
    tick_limit: int | None = None,
    turn_limit: int | None = None,
    limit_at: Literal["before-turn", "after-turn"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[PlayFacts]:
    """A battle of the player's own.

    :param roster: roster file (TOML); without one the lesson's party fights
    :param seed: seed of the dice: any whole number, counted modulo 2³² [default: 16]
    :param choices: play these choices and show where the battle stands, such as
        strike,strike:2,quick:1,heavy:1,spark:2,potion,flee
    :param consider: A choice being considered: the coming turns are shown as if it were made
    :param auto: strike on until the battle is over
    :param hit_clamp: bounds of the hit chance in percent, such as 30..=70 [lesson: 10..=95]
    :param crit_slope: how agility turns into critical chance: tenth or whole [lesson: tenth]
    :param crit_factor: what a critical hit multiplies by [lesson: 2]
    :param cost: price of an action in energy [lesson: 100]. The commands have a flag of their own for it, with several
        prices where they make sense.
    :param payment: what becomes of the energy of whoever acts: subtract, or reset for the lesson's planted bug [lesson:
        subtract]
    :param threshold: energy at which somebody may act [lesson: 100]
    :param min_speed: least energy gained per tick, or none (needs a tick limit) [lesson: 1]
    :param tick_limit: the queue stops when this tick would be passed [lesson: no limit]
    :param turn_limit: turns the hero may begin before the battle counts as lost [200, assumed]
    :param limit_at: where the turn limit is looked at: before-turn or after-turn [before-turn, assumed]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "play",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "roster": _inputs.text(roster, "roster"),
            "seed": _inputs.whole(seed, "seed"),
            "choices": _inputs.words(choices),
            "consider": consider,
            "auto": auto,
        }
    )
    group = _inputs.given(
        {
            "hit_clamp": hit_clamp,
            "crit_slope": _inputs.choice(crit_slope, "crit_slope", ("tenth", "whole")),
            "crit_factor": _inputs.whole(crit_factor, "crit_factor"),
            "cost": _inputs.whole(cost, "cost"),
            "payment": _inputs.choice(payment, "payment", ("subtract", "reset")),
            "threshold": _inputs.whole(threshold, "threshold"),
            "min_speed": min_speed,
            "tick_limit": _inputs.whole(tick_limit, "tick_limit"),
            "turn_limit": _inputs.whole(turn_limit, "turn_limit"),
            "limit_at": _inputs.choice(limit_at, "limit_at", ("before-turn", "after-turn")),
        }
    )
    if group:
        query["rules"] = group
    return ask(query, "PlayFacts", lang=lang, explain=explain, svg=svg)


def roster(
    roster: str | os.PathLike[str] | None = None,
    *,
    set: Sequence[str] | None = None,
    add: Sequence[str] | None = None,
    drop: Sequence[str] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[RosterFacts]:
    """A roster with changes.

    :param roster: roster file (TOML), or - for standard input; without one the lesson's party
    :param set: changes in order, such as hero.speed=12, Iva.kind=fire, #2.name=Ada, #2.weak=fire+slash or
        rules.cost=120
    :param add: fighters added, each the twin of one that is there, such as #2
    :param drop: fighters left out
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "roster",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "roster": _inputs.text(roster, "roster"),
            "set": _inputs.words(set),
            "add": _inputs.words(add),
            "drop": _inputs.words(drop),
        }
    )
    return ask(query, "RosterFacts", lang=lang, explain=explain, svg=svg)


def columns(
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ColumnsFacts]:
    """What conditions can name.

    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/duel.md``
    """
    query: dict[str, Any] = {
        "system": "duel",
        "verb": "columns",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    return ask(query, "ColumnsFacts", lang=lang, explain=explain, svg=svg)
