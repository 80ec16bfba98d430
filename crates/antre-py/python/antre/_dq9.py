"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import AtFacts, ChestsFacts, ColumnsFacts, DecodeFacts, Dq9BossFacts, EntrancesFacts, FarmFacts, FastestFacts, FreeFacts, InferFacts2, MarathonFacts, MethodFacts, NextFacts, SaveFacts, ShowFacts, SpecialFacts, StopwatchFacts, SuggestFacts, TableFacts

__all__ = [
    "show",
    "decode",
    "next",
    "contents",
    "special",
    "boss",
    "table",
    "save",
    "stopwatch",
    "farm",
    "free",
    "fastest",
    "marathon",
    "at",
    "method",
    "infer",
    "suggest",
    "entrances",
    "columns",
]


def show(
    map: str,
    *,
    floor: int | None = None,
    second: int | None = None,
    multibug: bool | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ShowFacts]:
    """Everything about a map, or about one of its floors.

    :param map: rank in hex and seed in decimal (B5:15522), or both in hex as players write them (B53CA2)
    :param floor: only this floor, in detail
    :param second: first of the seconds whose chest contents are shown [default: 1]
    :param multibug: as the host of four players sees it after the bug of section 18: one output is lost before the
        header
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "show",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "map": map,
            "floor": _inputs.whole(floor, "floor"),
            "second": _inputs.whole(second, "second"),
            "multibug": multibug,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "ShowFacts", lang=lang, explain=explain, svg=svg)


def decode(
    name: str,
    *,
    words: Sequence[str] | None = None,
    location: int | None = None,
    base: int | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    limit: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[DecodeFacts]:
    """Which grottos a name can mean.

    :param name: name and level in any of the six languages, or its initials (GTW 1); a part may be missing
    :param words: more words of the name, where it is typed without quotes
    :param location: where the map leads, 1 to 150 (antre dq9 table locations)
    :param base: base that the map came from, 1 to 248
    :param names: language of the names in the answer, and of initials [default: that of the name]
    :param limit: how many candidates the terminal lists; csv and json have all [default: 40]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "decode",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "name": name,
            "words": _inputs.words(words),
            "location": _inputs.whole(location, "location"),
            "base": _inputs.whole(base, "base"),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
            "limit": _inputs.whole(limit, "limit"),
        }
    )
    return ask(query, "DecodeFacts", lang=lang, explain=explain, svg=svg)


def next(
    level: int | None = None,
    *,
    revocations: int | None = None,
    grotto_level: int | None = None,
    reward: bool | None = None,
    base: int | None = None,
    location: int | None = None,
    seen: str | None = None,
    timer: int | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[NextFacts]:
    """What the next map can be.

    :param level: hero's highest level over all vocations, 1 to 99
    :param revocations: highest number of revocations in any one vocation, 0 to 10
    :param grotto_level: level of the map whose boss drops the next one
    :param reward: the map is a reward, not the drop of a boss
    :param base: the base itself, 1 to 248, in place of the hero
    :param location: where the map is to lead, 1 to 150
    :param seen: A map that was seen: which timer values remain (with --location, and the base if it is known)
    :param timer: the outcome of this timer value alone, 0 to 65535
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "next",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "level": _inputs.whole(level, "level"),
            "revocations": _inputs.whole(revocations, "revocations"),
            "grotto_level": _inputs.whole(grotto_level, "grotto_level"),
            "reward": reward,
            "base": _inputs.whole(base, "base"),
            "location": _inputs.whole(location, "location"),
            "seen": seen,
            "timer": _inputs.whole(timer, "timer"),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query["conditions"] = group
    return ask(query, "NextFacts", lang=lang, explain=explain, svg=svg)


def contents(
    map: str,
    *,
    floor: int | None = None,
    chest: int | None = None,
    item: Sequence[str] | None = None,
    seconds: str | None = None,
    stopwatch: str | None = None,
    multibug: bool | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ChestsFacts]:
    """What chests hold by second, and when they hold what is wanted.

    :param map: rank in hex and seed in decimal (B5:15522), or both in hex as players write them (B53CA2)
    :param floor: only this floor
    :param chest: only this chest of each floor, by its place in the order of laying, 1 to 3
    :param item: wanted: an item, gold (670 gold) or trap monster in any language; several must lie in as many chests of
        a floor at one second
    :param seconds: seconds of the game's clock: 7, or a range as 0..=60 [default: 1..=2 for a map, 0..=20 for a floor,
        0..=600 for items]
    :param stopwatch: the same on a stopwatch started with A at the title screen (T = s + 5)
    :param multibug: as the host of four players sees it after the bug of section 18: one output is lost before the
        header
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "chests",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "map": map,
            "floor": _inputs.whole(floor, "floor"),
            "chest": _inputs.whole(chest, "chest"),
            "item": _inputs.words(item),
            "seconds": seconds,
            "stopwatch": stopwatch,
            "multibug": multibug,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "ChestsFacts", lang=lang, explain=explain, svg=svg)


def special(
    kind: Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"] | None = None,
    *,
    extreme: Literal["shortest-maps", "longest-maps", "shortest-floors", "longest-floors", "largest-floors", "smallest-floors", "largest-chambers", "most-ghosts"] | None = None,
    depth: int | None = None,
    base: int | None = None,
    by_base: bool | None = None,
    way: bool | None = None,
    multibug: bool | None = None,
    limit: int | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SpecialFacts]:
    """Special floors, shortest and longest ways.

    :param kind: what is looked for; without one, all kinds are counted
    :param extreme: shortest or longest ways and largest or smallest floors, in place of a kind
    :param depth: with --extreme shortest-maps or longest-maps: only the way through the first floors, for maps that
        have as many
    :param base: only maps that this base can give, with their chance there, 1 to 248
    :param by_base: the chance at every base that gives such a map, most often first, in place of the maps
    :param way: nearest first: by the way from the entrance to the up stairs of the first such floor
    :param multibug: only floors that the bug of section 18 gives the host of four players: those that the map itself
        does not have
    :param limit: how many are listed; the counts are of all [default: 20]
    :param names: language of the game's names [default: that of the words]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "special",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "kind": _inputs.choice(kind, "kind", ("special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen")),
            "extreme": _inputs.choice(extreme, "extreme", ("shortest-maps", "longest-maps", "shortest-floors", "longest-floors", "largest-floors", "smallest-floors", "largest-chambers", "most-ghosts")),
            "depth": _inputs.whole(depth, "depth"),
            "base": _inputs.whole(base, "base"),
            "by_base": by_base,
            "way": way,
            "multibug": multibug,
            "limit": _inputs.whole(limit, "limit"),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query["conditions"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "SpecialFacts", lang=lang, explain=explain, svg=svg)


def boss(
    boss: str | None = None,
    *,
    rank: str | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[Dq9BossFacts]:
    """The bosses.

    :param boss: number 1 to 12 or name in any of the six languages; without one, all
    :param rank: only bosses of grottos of this rank, with their chances there
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "boss",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "boss": boss,
            "rank": rank,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "Dq9BossFacts", lang=lang, explain=explain, svg=svg)


def table(
    table: Literal["sources", "ranks", "levels", "chest-ranks", "chests", "monsters", "forces", "locations", "words", "environments", "famous", "legacy"] | None = None,
    *,
    rank: str | None = None,
    quality: int | None = None,
    environment: str | None = None,
    monster_rank: int | None = None,
    letter: str | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[TableFacts]:
    """The tables behind everything.

    :param table: the table [default: sources]
    :param rank: only this rank, by its hex code (ranks, levels)
    :param quality: only the rank of this quality, 2 to 248 (ranks, levels), or the entrances that it can have
        (locations)
    :param environment: only this environment (monsters)
    :param monster_rank: only this monster rank, 1 to 12 (monsters, chest-ranks)
    :param letter: only chests of this letter, I to A or S (chests)
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "table",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "table": _inputs.choice(table, "table", ("sources", "ranks", "levels", "chest-ranks", "chests", "monsters", "forces", "locations", "words", "environments", "famous", "legacy")),
            "rank": rank,
            "quality": _inputs.whole(quality, "quality"),
            "environment": environment,
            "monster_rank": _inputs.whole(monster_rank, "monster_rank"),
            "letter": letter,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "TableFacts", lang=lang, explain=explain, svg=svg)


def save(
    file: bytes | os.PathLike[str],
    *,
    slot: Literal["church", "quick"] | None = None,
    ignore_checksums: bool | None = None,
    item: str | None = None,
    seconds: str | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SaveFacts]:
    """The maps of a save or of a list.

    :param file: A save file, which is only read, or a text with a map a line: id, then @location and a note if wanted
    :param slot: which of the two saves of the file [default: church]
    :param ignore_checksums: read a save whose checksums do not hold
    :param item: which of the maps gives this item soonest
    :param seconds: with --item: seconds of the game's clock that are looked at [default: 1..=600]
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "save",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "file": _inputs.file(file, "file"),
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "ignore_checksums": ignore_checksums,
            "item": item,
            "seconds": seconds,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "SaveFacts", lang=lang, explain=explain, svg=svg)


def stopwatch(
    map: str,
    want: Sequence[str],
    *,
    floor: int | None = None,
    chest: int | None = None,
    start: str | None = None,
    seconds: str | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    moment: Sequence[str] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[StopwatchFacts]:
    """When to have the chests laid.

    :param map: rank in hex and seed in decimal (B5:15522), or both in hex as players write them (B53CA2)
    :param want: wanted: an item, gold (670 gold) or trap monster in any language; A + B must lie in two chests of a
        floor at one second. Given several times, each has its own countdown
    :param floor: only this floor
    :param chest: only this chest of each floor, by its place in the order of laying, 1 to 3
    :param start: what the stopwatch shows when it is started: seconds (4.5), or the moment at which you press: title,
        five, solo, party, eight, nine [default: title]
    :param seconds: seconds of the game's clock that are looked at [default: 0..=3600]
    :param names: language of the game's names [default: that of the words]
    :param moment: second of the game's clock of five, solo, party, eight or nine, as you measured it: solo=2, 0 to 60
        [default: five=0 solo=1 party=2 eight=3 nine=4]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "stopwatch",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "map": map,
            "want": _inputs.words(want),
            "floor": _inputs.whole(floor, "floor"),
            "chest": _inputs.whole(chest, "chest"),
            "start": start,
            "seconds": seconds,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "moment": _inputs.words(moment),
        }
    )
    if group:
        query["moments"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "StopwatchFacts", lang=lang, explain=explain, svg=svg)


def farm(
    pattern: Literal["quick-load", "all-floors", "third-chests", "combo"],
    item: str,
    *,
    clock: Literal["load", "five", "nine"] | None = None,
    way: bool | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    own: bytes | os.PathLike[str] | None = None,
    slot: Literal["church", "quick"] | None = None,
    limit: int | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[FarmFacts]:
    """Maps whose chests give something at seconds that one can hit.

    :param pattern: what is looked for
    :param item: an item, gold (670 gold) or trap monster in any language, or millionaire, s-weapon, metal-slime-piece
    :param clock: how the clock is set [default: load]
    :param way: walking distances too, shortest first; items of deep floors are then looked for on floor 10 as well
    :param names: language of the game's names [default: that of the words]
    :param own: only the maps of this save, which is only read, or of a text with a map a line [default: all that can be
        drawn]
    :param slot: with --own: which of the two saves of the file [default: church]
    :param limit: how many are listed; the counts are of all [default: 20]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "farm",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "pattern": _inputs.choice(pattern, "pattern", ("quick-load", "all-floors", "third-chests", "combo")),
            "item": item,
            "clock": _inputs.choice(clock, "clock", ("load", "five", "nine")),
            "way": way,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "own": _inputs.file(own, "own"),
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "limit": _inputs.whole(limit, "limit"),
        }
    )
    if group:
        query["among"] = group
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query.setdefault("among", {})["conditions"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "FarmFacts", lang=lang, explain=explain, svg=svg)


def free(
    wish: Sequence[str],
    *,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    own: bytes | os.PathLike[str] | None = None,
    slot: Literal["church", "quick"] | None = None,
    limit: int | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[FreeFacts]:
    """Maps whose chests serve up to three wishes.

    :param wish: A wish: floor=3, then if wanted chest=1 (2, 3, not-third), rank=S, item=NAME, second=S or t=T; as in
        floor=9,chest=not-third,item=soma,second=2. Up to three; no chest serves two at one second
    :param names: language of the game's names [default: that of the words]
    :param own: only the maps of this save, which is only read, or of a text with a map a line [default: all that can be
        drawn]
    :param slot: with --own: which of the two saves of the file [default: church]
    :param limit: how many are listed; the counts are of all [default: 20]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "free",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "wish": _inputs.words(wish),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "own": _inputs.file(own, "own"),
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "limit": _inputs.whole(limit, "limit"),
        }
    )
    if group:
        query["among"] = group
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query.setdefault("among", {})["conditions"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "FreeFacts", lang=lang, explain=explain, svg=svg)


def fastest(
    item: str,
    *,
    seconds: str | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    own: bytes | os.PathLike[str] | None = None,
    slot: Literal["church", "quick"] | None = None,
    limit: int | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[FastestFacts]:
    """Maps that give something after the shortest way.

    :param item: an item, gold (670 gold) or trap monster in any language, or millionaire, s-weapon, metal-slime-piece
    :param seconds: seconds of the game's clock at which a chest may give it, 0 to 255: 7, or a range as 0..=60
        [default: 1..=2]
    :param names: language of the game's names [default: that of the words]
    :param own: only the maps of this save, which is only read, or of a text with a map a line [default: all that can be
        drawn]
    :param slot: with --own: which of the two saves of the file [default: church]
    :param limit: how many are listed; the counts are of all [default: 20]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "fastest",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "item": item,
            "seconds": seconds,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "own": _inputs.file(own, "own"),
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "limit": _inputs.whole(limit, "limit"),
        }
    )
    if group:
        query["among"] = group
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query.setdefault("among", {})["conditions"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "FastestFacts", lang=lang, explain=explain, svg=svg)


def marathon(
    file: bytes | os.PathLike[str],
    item: str,
    *,
    slot: Literal["church", "quick"] | None = None,
    at: Sequence[str] | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    moment: Sequence[str] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[MarathonFacts]:
    """The best order through one's own maps.

    :param file: A save file, which is only read, or a text with a map a line: id, then @location and a note if wanted
    :param item: an item or gold (670 gold) in any language, or millionaire, s-weapon, metal-slime-piece
    :param slot: which of the two saves of the file [default: church]
    :param at: moments that you can hit: five, solo, party, eight, nine [default: solo,party]
    :param names: language of the game's names [default: that of the words]
    :param moment: second of the game's clock of five, solo, party, eight or nine, as you measured it: solo=2, 0 to 60
        [default: five=0 solo=1 party=2 eight=3 nine=4]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "marathon",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "file": _inputs.file(file, "file"),
            "item": item,
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "at": _inputs.words(at),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "moment": _inputs.words(moment),
        }
    )
    if group:
        query["moments"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "MarathonFacts", lang=lang, explain=explain, svg=svg)


def at(
    map: str,
    *,
    floor: int | None = None,
    zooms: int | None = None,
    deftness: int | None = None,
    monsters: int | None = None,
    drop: Sequence[str] | None = None,
    book: Sequence[int] | None = None,
    spent: int | None = None,
    pattern: Sequence[str] | None = None,
    figure: int | None = None,
    last: int | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[AtFacts]:
    """What a seed gives where the generator stands still.

    :param map: the last map of the list's page: rank in hex and seed in decimal (B5:15522), or both in hex (B53CA2)
    :param floor: the floor of that map on which you whistle
    :param zooms: uses of Zoom there before the whistle, 29 outputs each, 0 to 20
    :param deftness: highest deftness of the party, 0 to 999; without it the party is taken to strike first where any is
        enough
    :param monsters: monsters of the battle, 1 to 8 [default: 1]
    :param drop: chances of a kind of monster that is beaten, rare/common, one in so many: 256/32; 1 always, 0 never.
        Once for each kind; no table of them is shipped
    :param book: level of the vocation of somebody whose trait rolls again, in line-up order, 1 to 99; up to four
    :param spent: outputs that the battle itself spends before the drops
    :param pattern: patterns to look for, as players write them
    :param figure: chance of the patterns: one in so many [default: 128]
    :param last: outputs that are looked through for patterns, 2 to 4000 [default: 400]
    :param names: language of the game's names [default: that of the words]
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "at",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "map": map,
            "floor": _inputs.whole(floor, "floor"),
            "zooms": _inputs.whole(zooms, "zooms"),
            "deftness": _inputs.whole(deftness, "deftness"),
            "monsters": _inputs.whole(monsters, "monsters"),
            "drop": _inputs.words(drop),
            "book": _inputs.words(book),
            "spent": _inputs.whole(spent, "spent"),
            "pattern": _inputs.words(pattern),
            "figure": _inputs.whole(figure, "figure"),
            "last": _inputs.whole(last, "last"),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "AtFacts", lang=lang, explain=explain, svg=svg)


def method(
    pattern: str | None = None,
    *,
    figure: int | None = None,
    last: int | None = None,
    zooms: int | None = None,
    monster_rank: int | None = None,
    deftness: int | None = None,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    own: bytes | os.PathLike[str] | None = None,
    slot: Literal["church", "quick"] | None = None,
    limit: int | None = None,
    map: str | None = None,
    name: str | None = None,
    rank: Sequence[str] | None = None,
    environment: Sequence[str] | None = None,
    boss: Sequence[str] | None = None,
    prefix: Sequence[str] | None = None,
    place: Sequence[str] | None = None,
    suffix: Sequence[str] | None = None,
    floors: str | None = None,
    smr: str | None = None,
    map_level: str | None = None,
    chests: Sequence[str] | None = None,
    has: Sequence[Literal["special", "several-special", "single", "metal-only", "few", "no-monsters", "traps-only", "memory-full", "cut-passages", "isolated", "hollow", "unreachable", "chestless", "chamber", "several-chambers", "chamber-floors", "chest-and-chamber", "walled-in", "ghosts", "forced", "trapping", "fifteen", "special-fifteen"]] | None = None,
    monster: str | None = None,
    region: Literal["western", "japanese"] | None = None,
    bosses: Literal["collapsus", "wikidot"] | None = None,
    stopwatch_offset: int | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[MethodFacts]:
    """Maps whose outputs give a monster or a pattern of drops.

    :param pattern: A pattern of drops, as players write it
    :param figure: chance of the pattern: one in so many [default: 128]
    :param last: outputs that are looked through for the pattern, 2 to 4000 [default: 400]
    :param zooms: uses of Zoom before the whistle, 29 outputs each, 0 to 20
    :param monster_rank: with --monster: only floors of this monster rank, 1 to 12
    :param deftness: the party's deftness, 0 to 999, has to be enough to strike first
    :param names: language of the game's names [default: that of the words]
    :param own: only the maps of this save, which is only read, or of a text with a map a line [default: all that can be
        drawn]
    :param slot: with --own: which of the two saves of the file [default: church]
    :param limit: how many are listed; the counts are of all [default: 20]
    :param map: this very map: B5:15522 or B53CA2
    :param name: A map of this name, as decode takes it
    :param rank: ranks by their hex codes: 02 38 3D 4C 51 65 79 8D A1 B5 C9 DD
    :param environment: environments: caves ruins ice water fire
    :param boss: bosses by number or name
    :param prefix: first words of the name (Granite), in any language
    :param place: places of the name (Tunnel), in any language
    :param suffix: last words of the name (of Woe), in any language
    :param floors: floors: 16, or a range as 12..=16
    :param smr: monster rank of floor 1: 9, or a range as 7..=9
    :param map_level: level of the map: 99, or a range as 70..=99
    :param chests: numbers of chests by rank: S=4,A=2..=6
    :param has: kinds that the map must have a floor of (antre dq9 special lists them)
    :param monster: A monster that roams such a floor; alone, with no kind named
    :param region: release of the game: decides who finds no place in a floor's memory [default: western]
    :param bosses: table of the bosses' resistances and loot, where fan tables differ [default: collapsus]
    :param stopwatch_offset: seconds that a stopwatch started with A at the title screen is ahead of the game's clock, 0
        to 60 [default: 5]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "method",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "pattern": pattern,
            "figure": _inputs.whole(figure, "figure"),
            "last": _inputs.whole(last, "last"),
            "zooms": _inputs.whole(zooms, "zooms"),
            "monster_rank": _inputs.whole(monster_rank, "monster_rank"),
            "deftness": _inputs.whole(deftness, "deftness"),
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    group = _inputs.given(
        {
            "own": _inputs.file(own, "own"),
            "slot": _inputs.choice(slot, "slot", ("church", "quick")),
            "limit": _inputs.whole(limit, "limit"),
        }
    )
    if group:
        query["among"] = group
    group = _inputs.given(
        {
            "map": map,
            "name": name,
            "rank": _inputs.words(rank),
            "environment": _inputs.words(environment),
            "boss": _inputs.words(boss),
            "prefix": _inputs.words(prefix),
            "place": _inputs.words(place),
            "suffix": _inputs.words(suffix),
            "floors": floors,
            "smr": smr,
            "map_level": map_level,
            "chests": _inputs.words(chests),
            "has": _inputs.words(has),
            "monster": monster,
        }
    )
    if group:
        query.setdefault("among", {})["conditions"] = group
    group = _inputs.given(
        {
            "region": _inputs.choice(region, "region", ("western", "japanese")),
            "bosses": _inputs.choice(bosses, "bosses", ("collapsus", "wikidot")),
            "stopwatch_offset": _inputs.whole(stopwatch_offset, "stopwatch_offset"),
        }
    )
    if group:
        query["edition"] = group
    return ask(query, "MethodFacts", lang=lang, explain=explain, svg=svg)


def infer(
    clues: Sequence[str] | None = None,
    *,
    name: str | None = None,
    location: int | None = None,
    release: Literal["western", "japanese"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[InferFacts2]:
    """Which maps fit what was seen.

    :param clues: clues in order, as conditions over the columns of maps, such as 'floors[0].side == 12'
    :param name: name of the map, in any language; parts may be missing
    :param location: number of the place it leads to, 1 to 150
    :param release: release of the game [default: western]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "infer",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "clues": _inputs.words(clues),
            "name": name,
            "location": _inputs.whole(location, "location"),
            "release": _inputs.choice(release, "release", ("western", "japanese")),
        }
    )
    return ask(query, "InferFacts2", lang=lang, explain=explain, svg=svg)


def suggest(
    text: str,
    *,
    names: Literal["en", "fr", "ja", "es", "de", "it"] | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SuggestFacts]:
    """What a name that is still being typed can become.

    :param text: the beginning of a name, such as "granite tun"
    :param names: language of the names that come first [default: that of the words]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "suggest",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "text": text,
            "names": _inputs.choice(names, "names", ("en", "fr", "ja", "es", "de", "it")),
        }
    )
    return ask(query, "SuggestFacts", lang=lang, explain=explain, svg=svg)


def entrances(
    map: str | None = None,
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[EntrancesFacts]:
    """The regions with their entrances.

    :param map: map whose entrances are marked: rank and seed, B5:15522, or six hex digits
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "entrances",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "map": map,
        }
    )
    return ask(query, "EntrancesFacts", lang=lang, explain=explain, svg=svg)


def columns(
    space: Literal["maps", "floors", "chests", "timers"] | None = None,
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ColumnsFacts]:
    """What conditions and tables can name.

    :param space: which space [default: maps]
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/dq9.md``
    """
    query: dict[str, Any] = {
        "system": "dq9",
        "verb": "columns",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "space": _inputs.choice(space, "space", ("maps", "floors", "chests", "timers")),
        }
    )
    return ask(query, "ColumnsFacts", lang=lang, explain=explain, svg=svg)
