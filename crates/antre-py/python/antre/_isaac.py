"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

import os
from typing import Any, Literal, Sequence

from . import _inputs
from ._answer import Answer, ask
from ._facts import ColumnsFacts, ExportFacts, InferFacts2, IsaacDiffFacts, IsaacFloorFacts, SeedFacts, StagesFacts, StatsFacts

__all__ = [
    "seed",
    "show",
    "stages",
    "diff",
    "export",
    "stats",
    "infer",
    "columns",
]


def seed(
    seed: str | None = None,
    *,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[SeedFacts]:
    """What a seed text holds.

    :param seed: seed: eight letters such as "B911 97JS", or a number
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "seed",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seed": seed,
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "SeedFacts", lang=lang, explain=explain, svg=svg)


def show(
    seed: str | None = None,
    *,
    stage: int | None = None,
    attempt: int | None = None,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[IsaacFloorFacts]:
    """A floor.

    :param seed: seed: eight letters such as "B911 97JS", or a number [default: 1]
    :param stage: stage, 1 to 11 [default: 1]
    :param attempt: show this attempt, also one that the game gave up [default: the accepted one]
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "show",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seed": seed,
            "stage": _inputs.whole(stage, "stage"),
            "attempt": _inputs.whole(attempt, "attempt"),
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "IsaacFloorFacts", lang=lang, explain=explain, svg=svg)


def stages(
    seed: str | None = None,
    *,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[StagesFacts]:
    """The floors of a whole run.

    :param seed: seed: eight letters such as "B911 97JS", or a number
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "stages",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seed": seed,
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "StagesFacts", lang=lang, explain=explain, svg=svg)


def diff(
    seed: str | None = None,
    *,
    stage: int | None = None,
    against: str | None = None,
    sample: int | None = None,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[IsaacDiffFacts]:
    """One seed under two profiles, and what the article says otherwise.

    :param seed: seed: eight letters such as "B911 97JS", or a number [default: 1]
    :param stage: stage [default: 1]
    :param against: the other profile [default: article-rebirth against abplus, article against the others]
    :param sample: seeds that the statements are counted over, 1 to 10000, beginning with this one [default: 200]
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "diff",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seed": seed,
            "stage": _inputs.whole(stage, "stage"),
            "against": against,
            "sample": _inputs.whole(sample, "sample"),
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "IsaacDiffFacts", lang=lang, explain=explain, svg=svg)


def export(
    seed: str | None = None,
    *,
    stage: int | None = None,
    form: str | None = None,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ExportFacts]:
    """A floor for other programs.

    :param seed: seed: eight letters such as "B911 97JS", or a number [default: 1]
    :param stage: stage [default: 1]
    :param form: form: json, tiled, ldtk or ascii [default: json]
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "export",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seed": seed,
            "stage": _inputs.whole(stage, "stage"),
            "form": form,
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "ExportFacts", lang=lang, explain=explain, svg=svg)


def stats(
    seeds: str | None = None,
    *,
    stage: int | None = None,
    heat: str | None = None,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[StatsFacts]:
    """What floors are like over many seeds.

    :param seeds: seeds: A..=B, A..B, or one [default: 1..=10000]
    :param stage: stage [default: 1]
    :param heat: kind of room for the heat map: boss, secret, treasure, shop, super-secret and so on [default: boss]
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "stats",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "seeds": seeds,
            "stage": _inputs.whole(stage, "stage"),
            "heat": heat,
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "StatsFacts", lang=lang, explain=explain, svg=svg)


def infer(
    clues: Sequence[str] | None = None,
    *,
    seeds: str | None = None,
    ids: str | os.PathLike[str] | None = None,
    stage: int | None = None,
    exits: str | None = None,
    variant: int | None = None,
    cursed: str | None = None,
    profile: str | None = None,
    hard: bool | None = None,
    curse: str | None = None,
    curse_one_in: int | None = None,
    unlocks: str | os.PathLike[str] | None = None,
    hearts: int | None = None,
    max_hearts: int | None = None,
    soul_hearts: int | None = None,
    coins: int | None = None,
    keys: int | None = None,
    book: bool | None = None,
    devil_visited: bool | None = None,
    sins_met: bool | None = None,
    alt_chapter: bool | None = None,
    edge: str | None = None,
    boss_shape: str | None = None,
    boss_doors: int | None = None,
    rooms: Any | None = None,
    repentance: bool | None = None,
    greed: bool | None = None,
    path: str | None = None,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[InferFacts2]:
    """Which seeds fit what was seen.

    :param clues: clues in order, as conditions over the columns of floors, such as 'up == "treasure"'; 3: before one
        means stage 3
    :param seeds: seeds that it can be: A..=B, A..B, or one seed [default: 1..=1000000]
    :param ids: only the seeds of a list, one a line, or - for standard input
    :param stage: stage of the flags below and of clues without a stage [default: 1]
    :param exits: doors of the start that can be seen, as letters of L, U, R and D, such as LR
    :param variant: variant of the stage: 0 Basement, 1 Cellar, 2 Burning Basement, and so on
    :param cursed: curse that the game told, or none
    :param profile: which game: demo, flash, abplus, article or article-rebirth [default: abplus]
    :param hard: hard mode (abplus)
    :param curse: the curse: none, labyrinth, lost, darkness, unknown, maze or blind [default: rolled in abplus, else
        none]
    :param curse_one_in: A stage is cursed once in N [default: 2 in hard mode, else 5; depends on unlocks, disputed]
    :param unlocks: file with what is unlocked (TOML): odds of a curse, chapters, items; a wrong name lists all
    :param hearts: red half hearts held [default: 6]
    :param max_hearts: red half hearts at most [default: 6]
    :param soul_hearts: soul half hearts held
    :param coins: coins held
    :param keys: keys held (abplus)
    :param book: A book is carried
    :param devil_visited: A devil room was entered
    :param sins_met: all seven sins were met (flash)
    :param alt_chapter: the chapter's other form, such as the Cellar (flash)
    :param edge: which rows can be grown: open or swf8 (flash) [default: open; disputed]
    :param boss_shape: shape of the boss room's template, such as 2x1 (abplus) [default: 1x1, idealised]
    :param boss_doors: door slots of the boss room's template, one bit each [default: all of its shape]
    :param rooms: folder with the game's own room files, XML or STB1, for normal rooms (abplus)
    :param repentance: the run is of Repentance: say what holds there
    :param greed: greed mode (refused: its floors are not established)
    :param path: Repentance's other path, such as downpour (refused: its floors are not established)
    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "infer",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    query |= _inputs.given(
        {
            "clues": _inputs.words(clues),
            "seeds": seeds,
            "ids": _inputs.text(ids, "ids"),
            "stage": _inputs.whole(stage, "stage"),
            "exits": exits,
            "variant": _inputs.whole(variant, "variant"),
            "cursed": cursed,
        }
    )
    group = _inputs.given(
        {
            "profile": profile,
            "hard": hard,
            "curse": curse,
            "curse_one_in": _inputs.whole(curse_one_in, "curse_one_in"),
            "unlocks": _inputs.text(unlocks, "unlocks"),
            "hearts": _inputs.whole(hearts, "hearts"),
            "max_hearts": _inputs.whole(max_hearts, "max_hearts"),
            "soul_hearts": _inputs.whole(soul_hearts, "soul_hearts"),
            "coins": _inputs.whole(coins, "coins"),
            "keys": _inputs.whole(keys, "keys"),
            "book": book,
            "devil_visited": devil_visited,
            "sins_met": sins_met,
            "alt_chapter": alt_chapter,
            "edge": edge,
            "boss_shape": boss_shape,
            "boss_doors": _inputs.whole(boss_doors, "boss_doors"),
            "rooms": rooms,
            "repentance": repentance,
            "greed": greed,
            "path": path,
        }
    )
    if group:
        query["run"] = group
    return ask(query, "InferFacts2", lang=lang, explain=explain, svg=svg)


def columns(
    *,
    lang: Literal["en", "fr", "ja", "it", "es", "id"] = "en",
    explain: Literal["no", "short", "full"] = "no",
    svg: bool = False,
) -> Answer[ColumnsFacts]:
    """What conditions and tables can name.

    :param lang: language of the words
    :param explain: how much of the draws is told: ``short`` and ``full`` fill ``trace``
    :param svg: draw the picture, where there is one
    :raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is allowed. Rules
        and their sources: ``docs/rules/isaac.md``
    """
    query: dict[str, Any] = {
        "system": "isaac",
        "verb": "columns",
    }
    _inputs.choice(lang, "lang", ("en", "fr", "ja", "it", "es", "id"))
    _inputs.choice(explain, "explain", ("no", "short", "full"))
    return ask(query, "ColumnsFacts", lang=lang, explain=explain, svg=svg)
