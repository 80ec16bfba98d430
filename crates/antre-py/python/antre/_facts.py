"""Made from the questions' schema by generate.py: do not change by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from ._frozen import Facts, made


def build(name: str, told: Any) -> Any:
    """The dataclass of a question's facts."""
    return made(CLASSES, name, told)


@dataclass(frozen=True, kw_only=True)
class FightFacts(Facts):
    """A battle in numbers."""

    seed: int = None
    """Seed of the dice."""

    won: bool = None
    """Whether the hero won."""

    hp: tuple[int, ...] = None
    """Life of everybody at the end, in list order."""

    turns: int = None
    """Turns taken by anybody."""

    hero_turns: int = None
    """Turns begun by the hero."""

    ticks: int = None
    """Tick of the last turn."""

    crits: int = None
    """Critical hits."""

    misses: int = None
    """Blows that missed."""

    draws: int = None
    """Dice drawn."""

    stopped: bool = None
    """Whether the hero-turn limit or the tick limit ended it."""

    names: tuple[str, ...] = None
    """Names in roster order, the hero first."""

    max_hp: tuple[int, ...] = None
    """Life at the start, in roster order."""

    final_state: int = None
    """State of the generator at the end."""

    steps: tuple[FightTurn, ...] = None
    """The turns."""

    log: tuple[str, ...] = None
    """The log in the language asked for."""

    log_sha256: str = None
    """SHA-256 of the Spanish log, every line ended by a line feed."""

    _of = {"steps": "FightTurn"}


@dataclass(frozen=True, kw_only=True)
class FightTurn(Facts):
    """One turn of a battle."""

    turn: int = None
    """Number, from 1."""

    tick: int = None
    """Tick at which it was taken."""

    actor: int = None
    """Who acted, as a place in the roster."""

    energy: int = None
    """Energy before paying."""

    kept: int = None
    """Energy after paying."""

    target: int = None
    """Who was struck at, as a place in the roster."""

    draws: tuple[int, ...] = None
    """Values of the dice, in order: hit, weapon, crit."""

    hit: bool = None
    """Whether the blow landed."""

    damage: int | None = None
    """Full damage; ``None`` on a miss."""

    crit: bool = None
    """Whether it was critical."""

    target_hp: int = None
    """The target's life afterwards."""

    lines: tuple[str, ...] = None
    """The lines that the log tells of this turn."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class QueueFacts(Facts):
    """A queue in numbers."""

    names: tuple[str, ...] = None
    """Names in list order."""

    speeds: tuple[int, ...] = None
    """Speeds in list order."""

    turns: tuple[QueueTurn, ...] = None
    """The turns."""

    tick: int = None
    """The clock at the end."""

    energies: tuple[int, ...] = None
    """Energies at the end, in list order."""

    _of = {"turns": "QueueTurn"}


@dataclass(frozen=True, kw_only=True)
class QueueTurn(Facts):
    """One turn of a queue."""

    tick: int = None
    """Tick."""

    index: int = None
    """Who acts, as a place in the list."""

    energy: int = None
    """Energy before paying."""

    kept: int = None
    """Energy after paying."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PreviewFacts(Facts):
    """The coming turns in numbers."""

    names: tuple[str, ...] = None
    """Names in roster order."""

    tick: int = None
    """The clock now."""

    energies: tuple[int, ...] = None
    """Energies now, in roster order."""

    turns: tuple[PreviewTurn, ...] = None
    """The coming turns."""

    _of = {"turns": "PreviewTurn"}


@dataclass(frozen=True, kw_only=True)
class PreviewTurn(Facts):
    """One coming turn."""

    tick: int = None
    """Tick."""

    index: int = None
    """Who, as a place in the roster."""

    energy: int = None
    """Energy before paying."""

    cost: int = None
    """Price that the preview assumes."""

    differs: bool = None
    """Whether somebody else would act here at the usual prices."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ReplayFacts(Facts):
    """What the comparison gave."""

    same: bool = None
    """Whether everything is the same."""

    turns: int = None
    """Turns of the battle as it is now."""

    draws: int = None
    """Dice of the battle as it is now."""

    recorded_by: str = None
    """Version of the program that recorded it."""

    difference: Difference | None = None
    """The first difference."""

    _of = {"difference": "Difference"}


@dataclass(frozen=True, kw_only=True)
class Difference(Facts):
    """The first thing that differs."""

    turn: int | None = None
    """Turn, from 1; ``None`` where only the whole differs."""

    draw: int | None = None
    """Draw within the turn, from 1."""

    what: str = None
    """What differs: draw, tick, actor, energy, damage, life, turns, draws, state, log, choices."""

    recorded: str = None
    """As recorded."""

    now: str = None
    """As it is now."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ShowFacts(Facts):
    """A map, whole or one floor of it."""

    community: str = None
    """The six hex digits that players use."""

    names: tuple[NameIn, ...] = None
    """The name in the six languages."""

    japanese_item_list: str = None
    """The shorter form of the Japanese list of items."""

    nickname: str | None = None
    """What players call it, where they do."""

    quality: tuple[int, int] = None
    """Lowest and highest quality of its rank."""

    header: Header = None
    """Header."""

    id: str = None
    """The map."""

    name: MapName = None
    """Its name."""

    entrances: tuple[Entrance, ...] = None
    """Where it can lie when it is drawn at random; empty if it cannot be drawn."""

    best: tuple[int, int] | None = None
    """The base that gives it most often, with how many of the 65,536 timers do."""

    quest: bool = None
    """Whether quest 15 gives it (at location 5)."""

    boss: BossRow = None
    """The boss below the last floor."""

    walk: int = None
    """From entrance to boss in half steps, the boss floor not counted."""

    floors: tuple[FloorFacts, ...] = None
    """The floors asked for."""

    multibug: BugFacts | None = None
    """What the bug of four players makes of it, where that was asked for. Name, level and boss above are then those
    that the host sees, and the floors those that the host can walk down to."""

    _of = {"names": "NameIn", "header": "Header", "name": "MapName", "entrances": "Entrance", "boss": "BossRow", "floors": "FloorFacts", "multibug": "BugFacts"}


@dataclass(frozen=True, kw_only=True)
class NameIn(Facts):
    """A name in one language."""

    language: str = None
    """Two-letter code."""

    name: str = None
    """The whole name."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Header(Facts):
    """Everything of a map that needs no floor."""

    environment: Literal["caves", "ruins", "ice", "water", "fire"] = None
    """Environment."""

    floors: int = None
    """Floors, 2..=16; the boss floor is not counted."""

    smr: int = None
    """Monster rank of floor 1, 1..=9."""

    boss: int = None
    """Boss, 1..=12."""

    prefix: int = None
    """First word of the name, 1..=16."""

    suffix: int = None
    """Last word of the name, 1..=16."""

    locale_rank: int = None
    """With the environment it gives the name's middle word, 1..=8."""

    level: int = None
    """Level of the map, 1..=99."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MapName(Facts):
    """The ids of a map's three words and its level: what the game shows of a map, whatever the language."""

    prefix: int = None
    """First word in English, 1..=16."""

    locale: int = None
    """Middle word in English, 1..=24."""

    suffix: int = None
    """Last word, 1..=16."""

    level: int = None
    """Level, 1..=99."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Entrance(Facts):
    """An entrance of a map."""

    location: int = None
    """Location, 1..=150."""

    bases: tuple[int, int] = None
    """Lowest and highest base that lead there; not every base between does."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BossRow(Facts):
    """A boss."""

    number: int = None
    """Number, 1 to 12."""

    name: str = None
    """Name in the language asked for."""

    level: int = None
    """Level."""

    hp: int = None
    """Hit points."""

    experience: int = None
    """Experience points."""

    gold: int = None
    """Gold pieces."""

    resistances: tuple[tuple[Literal["fire", "ice", "wind", "blast", "earth", "dark", "light"], int], ...] = None
    """Damage taken in percent, by element."""

    best_forces: tuple[Literal["pyroforce", "cryoforce", "force10", "force-funebre", "force-vitale"], ...] = None
    """The Forces that help most."""

    best_percent: int = None
    """Damage with them in percent of a hit without a Force."""

    loot: tuple[tuple[str, int], ...] = None
    """Drops: item and chance in hundredths of a percent."""

    steal: tuple[str, int] | None = None
    """What can only be stolen, with its chance in hundredths of a percent."""

    ranks: tuple[tuple[str, int, int], ...] = None
    """Ranks whose grottos can have it, with its weight among all weights of the rank."""

    suffixes: tuple[str, ...] = None
    """Last words that its maps can bear, in the language asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FloorFacts(Facts):
    """A floor."""

    number: int = None
    """Number, from 1."""

    monster_rank: int = None
    """Monster rank, 1 to 12."""

    side: int = None
    """Side length, borders included."""

    rows: tuple[str, ...] = None
    """Rows of the game's tile numbers: 0 floor, 1 and 3 rock, 2 corridor, 4 up, 5 down, 6 chest, 8 doorway."""

    up: Cell = None
    """Where one arrives."""

    down: Cell = None
    """The way down."""

    walk: int = None
    """From the up stairs to the down stairs in half steps."""

    chests: tuple[ChestFacts, ...] = None
    """Chests in the order of laying."""

    terrain: Terrain = None
    """What its shape has of note."""

    traps_player: bool = None
    """Forced stairs that really trap the player (single source)."""

    closed: tuple[Cell, ...] = None
    """Open cells that nobody can reach."""

    isolated: tuple[Cell, ...] = None
    """Open cells without a passage."""

    memory: Memory = None
    """Walkable cells, touching pairs, passages, isolated cells."""

    bytes: int = None
    """Bytes taken before the monsters' records, of 11,344."""

    fit: int = None
    """How many records of 20 bytes fit, at most one an entry."""

    monsters: tuple[MonsterFacts, ...] = None
    """The monsters of its table."""

    special: Any = None
    """What a shortage of memory did here."""

    _of = {"up": "Cell", "down": "Cell", "chests": "ChestFacts", "terrain": "Terrain", "closed": "Cell", "isolated": "Cell", "memory": "Memory", "monsters": "MonsterFacts"}


@dataclass(frozen=True, kw_only=True)
class Cell(Facts):
    """A place on a floor: column ``x`` to the right, row ``y`` down, both from 0."""

    x: int = None
    """Column, from the left."""

    y: int = None
    """Row, from the top."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ChestFacts(Facts):
    """A chest."""

    number: int = None
    """Place in the order of laying, from 1."""

    cell: Cell = None
    """Where it stands."""

    rank: int = None
    """Rank, 1 to 10."""

    letter: str = None
    """The rank's letter, I to A, then S."""

    hollow: bool = None
    """It can hold a trap monster that has no record on this floor."""

    unreachable: bool = None
    """Nobody can reach it."""

    walk: int | None = None
    """Way from the up stairs in half steps; ``None`` if there is none."""

    contents: tuple[ContentFacts, ...] = None
    """What it holds at each of the seconds asked for."""

    _of = {"cell": "Cell", "contents": "ContentFacts"}


@dataclass(frozen=True, kw_only=True)
class ContentFacts(Facts):
    """What a chest holds when the chests are laid at a second."""

    second: int = None
    """Whole seconds of the game's clock since the save was loaded."""

    stopwatch: int = None
    """The same on a stopwatch started with A at the title screen."""

    roll: int = None
    """Roll, 0..=99."""

    item: str = None
    """What it is called."""

    kind: Any = None
    """What it is."""

    weight: int = None
    """Chance of this entry in percent."""

    hollow: bool = None
    """The chest opens without a fight and holds nothing: its monster has no record here."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Terrain(Facts):
    """The shape of a floor."""

    unreachable_chests: tuple[int, ...] = None
    """Chests (numbers from 1) that cannot be reached from the up stairs."""

    walled_in: bool = None
    """The down stairs cannot be reached. No layout has it."""

    chambers: tuple[int, ...] = None
    """Sizes of the closed chambers in cells, in reading order; a chamber of one cell does not show on the game's map."""

    ghosts: tuple[Cell, ...] = None
    """Old stairs that look like floor, in reading order."""

    forced_stairs: bool = None
    """The up stairs were written after a hundred failed tries, unchecked."""

    tiles: int = None
    """Open cells."""

    _of = {"ghosts": "Cell"}


@dataclass(frozen=True, kw_only=True)
class Memory(Facts):
    """What a floor's cells take, before any monster."""

    cells: int = None
    """Walkable cells (W); chests count even inside rock."""

    touching: int = None
    """Pairs of walkable cells that touch by a side (X)."""

    passages: int = None
    """Passages kept (E): all of them, or as many as the area holds."""

    isolated: int = None
    """Walkable cells left without any passage (Z): no monster appears there or walks in."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MonsterFacts(Facts):
    """A monster of a floor's table."""

    id: int = None
    """Number."""

    name: str = None
    """What it is called."""

    rolls: int | None = None
    """Outputs of 32,768 that pick it for a new roaming monster (single source); ``None`` for trap chests."""

    present: bool = None
    """It has a record; without one it never appears on this floor."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BugFacts(Facts):
    """What a map becomes in the host's world."""

    shown: Header = None
    """The header as the game draws it: name, level, boss and the floors that the host can walk down to."""

    own: Header = None
    """The map's own header: environment and monster ranks of everything that is placed."""

    own_name: str = None
    """Its own name."""

    own_boss: str = None
    """Its own boss."""

    gained: tuple[int, int] | None = None
    """First and last floor that the host gains; ``None`` if there is none."""

    guest_floors: int = None
    """The last floor that a guest can walk down to."""

    _of = {"shown": "Header", "own": "Header"}


@dataclass(frozen=True, kw_only=True)
class DecodeFacts(Facts):
    """What a name can mean."""

    readings: tuple[TypedName, ...] = None
    """How the name was read; empty for the map of an earlier boss."""

    legacy_boss: int | None = None
    """Number of the earlier game's boss, 1 to 13, if it is that boss's map."""

    of_that_name: int = None
    """Grottos of that name, whatever the location and the base."""

    candidates: tuple[CandidateRow, ...] = None
    """Those that fit, by rank and seed."""

    _of = {"readings": "TypedName", "candidates": "CandidateRow"}


@dataclass(frozen=True, kw_only=True)
class TypedName(Facts):
    """What a typed name can mean."""

    languages: tuple[Literal["english", "french", "japanese", "spanish", "german", "italian"], ...] = None
    """The languages that it can be in."""

    prefix: tuple[int, ...] = None
    """Ids of the first word (material); empty where it was left out."""

    locale: tuple[int, ...] = None
    """Ids of the place; several where a language calls two places the same, empty where it was left out."""

    suffix: tuple[int, ...] = None
    """Ids of the last word (feeling); empty where it was left out."""

    level: int | None = None
    """Level, 1..=99; ``None`` where it was left out."""

    initials: bool = None
    """Whether only the initials were typed."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CandidateRow(Facts):
    """One grotto that a name can mean."""

    id: str = None
    """The map."""

    name: MapName = None
    """Its name."""

    entrances: tuple[Entrance, ...] = None
    """Where it can lie when it is drawn at random; empty if it cannot be drawn."""

    best: tuple[int, int] | None = None
    """The base that gives it most often, with how many of the 65,536 timers do."""

    quest: bool = None
    """Whether quest 15 gives it (at location 5)."""

    community: str = None
    """The six hex digits that players use."""

    called: str = None
    """The whole name in the language of the answer."""

    header: Header = None
    """Header."""

    nickname: str | None = None
    """What players call the map, where they do."""

    timers_at_base: int | None = None
    """Timers of 65,536 that give it at the base asked for; ``None`` without one."""

    _of = {"name": "MapName", "entrances": "Entrance", "header": "Header"}


@dataclass(frozen=True, kw_only=True)
class NextFacts(Facts):
    """What the next map can be."""

    base: int | None = None
    """Base, where one was given."""

    ranks: tuple[RankChance, ...] = None
    """Ranks among the outcomes of the base."""

    wanted: int | None = None
    """Timers of 65,536 whose map is wanted."""

    wanted_maps: int | None = None
    """Different grottos among them."""

    best_bases: tuple[BaseChance, ...] = None
    """Bases that give what is wanted, most often first."""

    remaining: tuple[Remaining, ...] = None
    """Timer values that can have made the map that was seen."""

    outcome: NewMap | None = None
    """The outcome of the one timer asked for."""

    _of = {"ranks": "RankChance", "best_bases": "BaseChance", "remaining": "Remaining", "outcome": "NewMap"}


@dataclass(frozen=True, kw_only=True)
class RankChance(Facts):
    """A rank among the outcomes."""

    rank: str = None
    """Rank."""

    qualities: tuple[int, int] = None
    """Lowest and highest quality that occur."""

    timers: int = None
    """Timers of 65,536."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BaseChance(Facts):
    """A base that can give what is wanted."""

    base: int = None
    """Base."""

    timers: int = None
    """Timers of 65,536."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Remaining(Facts):
    """A timer value that can have made what was seen."""

    timer: int = None
    """Timer value."""

    map: str = None
    """The map."""

    bases: tuple[int, int] = None
    """Lowest and highest base at which it does."""

    qualities: tuple[int, int] = None
    """Lowest and highest quality that it then has."""

    location: int = None
    """Where it then lies."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class NewMap(Facts):
    """A map as it is dropped or given."""

    quality: int = None
    """Quality, 2..=248."""

    seed: int = None
    """Seed."""

    location: int = None
    """Entrance, 1..=150."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ChestsFacts(Facts):
    """What chests hold."""

    map: str = None
    """The map."""

    stopwatch_offset: int = None
    """How far the stopwatch is ahead of the game's clock."""

    chests: tuple[TimedChest, ...] = None
    """The chests asked for; empty when items were."""

    windows: tuple[Window, ...] = None
    """When floors have what is wanted, soonest first."""

    _of = {"chests": "TimedChest", "windows": "Window"}


@dataclass(frozen=True, kw_only=True)
class TimedChest(Facts):
    """A chest with what it holds."""

    floor: int = None
    """Floor, from 3."""

    chest: int = None
    """Place in the order of laying, from 1."""

    letter: str = None
    """The letter of its rank."""

    at: tuple[int, int] = None
    """Where it stands."""

    unreachable: bool = None
    """Nobody can reach it."""

    contents: tuple[ContentFacts, ...] = None
    """What it holds at each second."""

    _of = {"contents": "ContentFacts"}


@dataclass(frozen=True, kw_only=True)
class Window(Facts):
    """Seconds in a row at which a floor has what is wanted."""

    floor: int = None
    """Floor, from 3."""

    chests: tuple[int, ...] = None
    """The chests that hold it, by their places in the order of laying."""

    seconds: tuple[int, int] = None
    """First and last second of the game's clock."""

    stopwatch: tuple[int, int] = None
    """The same on the stopwatch."""

    hollow: bool = None
    """It is a trap monster without a record: the chest opens empty."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SpecialFacts(Facts):
    """Special floors in numbers."""

    counts: tuple[KindCount, ...] = None
    """How often each kind asked for occurs."""

    drawable: int | None = None
    """Maps that some base and timer value give, of all 393,216."""

    maps: tuple[SpecialRow, ...] = None
    """The maps, drawable ones first, by way if that was asked for, else by rank and seed."""

    found: int = None
    """How many maps there are in all."""

    best_bases: tuple[BaseChance, ...] = None
    """Bases that give such a map, most often first."""

    hollow: HollowCount | None = None
    """Hollow chests in the source article's count, where they were asked for."""

    extremes: tuple[ExtremeRow, ...] = None
    """Shortest or longest ways, largest or smallest floors."""

    _of = {"counts": "KindCount", "maps": "SpecialRow", "best_bases": "BaseChance", "hollow": "HollowCount", "extremes": "ExtremeRow"}


@dataclass(frozen=True, kw_only=True)
class KindCount(Facts):
    """How often a kind occurs."""

    kind: str = None
    """Kind."""

    floors: int = None
    """Floors over all 393,216 maps."""

    floors_occurring: int = None
    """Floors of maps whose seed occurs (32,466 of the 32,768)."""

    maps: int = None
    """Maps with such a floor."""

    maps_drawable: int = None
    """Maps that can be drawn from some base."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SpecialRow(Facts):
    """A map with special floors."""

    map: str = None
    """The map."""

    community: str = None
    """The six hex digits that players use."""

    name: str = None
    """Its name."""

    floors: tuple[int, ...] = None
    """The floors."""

    roams: tuple[str, ...] = None
    """Who roams the first of them, where that is what makes it special."""

    best: BaseChance | None = None
    """The base that gives the map most often, with how many of the 65,536 timers do; ``None`` if none does."""

    timers_at_base: int | None = None
    """Timers at the base asked for."""

    half_steps: int | None = None
    """Half steps from the entrance to the up stairs of the first of the floors, where ways were asked for."""

    _of = {"best": "BaseChance"}


@dataclass(frozen=True, kw_only=True)
class HollowCount(Facts):
    """Hollow chests, as the source article counts them: floors of seeds that occur with at least one hollow chest."""

    floors: int = None
    """Floors with a hollow chest."""

    pandoras_box: int = None
    """Of these, floors without a record of Pandora's box."""

    mimic: int = None
    """Of these, floors without a record of the mimic."""

    cannibox: int = None
    """Of these, floors without a record of the cannibox."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExtremeRow(Facts):
    """A map or a floor with what was measured."""

    map: str | None = None
    """Map, where maps are measured."""

    seed: str = None
    """Seed, four hex digits."""

    floor: int = None
    """Floors of the map, or the first floor that has this layout."""

    side: int = None
    """Side length of the floor; 0 for a map."""

    value: int = None
    """Half steps for ways, cells or stairs else."""

    drawable: bool = None
    """Whether some base and timer value give the map, or a map with this floor."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Dq9BossFacts(Facts):
    """The bosses asked for."""

    bosses: tuple[BossRow, ...] = None
    """Bosses by number."""

    _of = {"bosses": "BossRow"}


@dataclass(frozen=True, kw_only=True)
class TableFacts(Facts):
    """A table in numbers."""

    table: str = None
    """The table."""

    sources: tuple[TableSource, ...] = None
    """Where its figures come from; several where its columns differ."""

    columns: tuple[str, ...] = None
    """Columns."""

    rows: tuple[tuple[Any, ...], ...] = None
    """Rows."""

    _of = {"sources": "TableSource"}


@dataclass(frozen=True, kw_only=True)
class TableSource(Facts):
    """A table that can be looked up."""

    table: str = None
    """Word id of the table (``chests``)."""

    holds: str = None
    """What it holds."""

    source: str = None
    """Where its figures come from."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well they are known."""

    section: str = None
    """Section of the rules text."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SaveFacts(Facts):
    """A save or a list."""

    slot: Literal["church", "quick"] | None = None
    """Which save was read; ``None`` for a list."""

    checksums: tuple[Checksum, ...] = None
    """Its two checksums."""

    cleared: int | None = None
    """Grottos cleared so far."""

    heroes: tuple[HeroRow, ...] = None
    """Characters."""

    maps: tuple[OwnMapRow, ...] = None
    """Maps in the order of the bag or of the list."""

    sights: tuple[Sight, ...] = None
    """For each map that gives the item asked for, where it does soonest."""

    _of = {"checksums": "Checksum", "heroes": "HeroRow", "maps": "OwnMapRow", "sights": "Sight"}


@dataclass(frozen=True, kw_only=True)
class Checksum(Facts):
    """One of a slot's two checksums."""

    from_: int = None
    """First byte that it covers."""

    to: int = None
    """Byte behind the last one."""

    stored: int = None
    """CRC-32 as the save has it."""

    computed: int = None
    """CRC-32 of the bytes."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HeroRow(Facts):
    """A character of the save, with the bases that its level gives."""

    number: int = None
    """Place among the records, from 1."""

    name: str = None
    """Name."""

    level: int = None
    """Highest level over all vocations."""

    revocations: int = None
    """Highest number of revocations in any one vocation."""

    reward_base: int = None
    """Base of a map that is a reward."""

    boss_base: int | None = None
    """Base of what the boss of the own map of the highest level drops."""

    in_party: bool = None
    """In the party rather than at rest."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class OwnMapRow(Facts):
    """A map of the player's."""

    number: int = None
    """Place in the bag or in the list, from 1."""

    map: str | None = None
    """The grotto; ``None`` for the map of an earlier game's boss or a record that makes no sense."""

    name: str = None
    """What it is called."""

    quality: int | None = None
    """Quality, where the save has it."""

    location: int | None = None
    """Entrance, where it is known."""

    progress: str | None = None
    """How far the player has come, where the save has it: ``undiscovered``, ``discovered``, ``cleared``."""

    followed: bool = None
    """It is the map being followed."""

    floors: int = None
    """Floors."""

    boss: str = None
    """The boss below the last floor."""

    chests: tuple[int, ...] = None
    """Chests by rank, from S down to I."""

    special: tuple[int, ...] = None
    """Floors with a shortage of memory."""

    note: str = None
    """The player's note, what players call the map, or what is wrong with the record."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Sight(Facts):
    """A chest of a map and the first second that puts an item into it."""

    id: str = None
    """The map."""

    floor: int = None
    """Floor, from 3."""

    chest: int = None
    """Chest, from 1."""

    rank: int = None
    """Its rank."""

    second: int = None
    """The second at which the chests have to be laid."""

    lasts: int = None
    """How many seconds in a row do."""

    chests: int = None
    """How many of the floor's chests have the item at that second."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StopwatchFacts(Facts):
    """Times for a stopwatch."""

    map: str = None
    """The map."""

    name: str = None
    """Its name."""

    stopwatch_offset: int = None
    """How far the stopwatch is ahead of the game's clock."""

    offset_evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well that is known."""

    start_tenths: int = None
    """What the stopwatch shows when it is started, in tenths of a second."""

    moments: tuple[MomentFacts, ...] = None
    """The moments at which one can set it."""

    wants: tuple[WantFacts, ...] = None
    """What is wanted, in the order asked for."""

    _of = {"moments": "MomentFacts", "wants": "WantFacts"}


@dataclass(frozen=True, kw_only=True)
class MomentFacts(Facts):
    """A moment on both clocks."""

    moment: Literal["five", "solo", "party", "eight", "nine"] = None
    """``five``, ``solo``, ``party``, ``eight``, ``nine``."""

    second: int = None
    """Second of the game's clock."""

    stopwatch: int = None
    """The same on the stopwatch."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well that is known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class WantFacts(Facts):
    """Something wanted, with its times."""

    item: str = None
    """What it is called."""

    windows: tuple[Window, ...] = None
    """When floors have it, soonest first."""

    _of = {"windows": "Window"}


@dataclass(frozen=True, kw_only=True)
class FarmFacts(Facts):
    """Maps that have what was looked for."""

    item: str = None
    """What the chests give."""

    pattern: Literal["quick-load", "all-floors", "third-chests", "combo"] = None
    """What was looked for."""

    clock: Literal["load", "five", "nine"] = None
    """How the clock is set."""

    found: int = None
    """How many maps there are in all."""

    maps: tuple[FarmRow, ...] = None
    """The first of them: by way if it was asked for, else by rank and seed."""

    _of = {"maps": "FarmRow"}


@dataclass(frozen=True, kw_only=True)
class FarmRow(Facts):
    """A map that has what was looked for."""

    map: str = None
    """The map."""

    community: str = None
    """The six hex digits that players use."""

    name: str = None
    """Its name."""

    stages: tuple[Stage, ...] = None
    """What its floors offer."""

    _of = {"stages": "Stage"}


@dataclass(frozen=True, kw_only=True)
class Stage(Facts):
    """What a floor offers."""

    floor: int = None
    """The floor of the chests that are opened at once."""

    openings: tuple[Opening, ...] = None
    """The chests, by who opens them."""

    thirds: tuple[tuple[int, int], ...] = None
    """Third chests that come afterwards."""

    third_second: int | None = None
    """Second at which the third chests are opened, where there are any."""

    routes: tuple[int, ...] = None
    """Ways in half steps, as section 19.3 lists them; empty if they were not asked for."""

    _of = {"openings": "Opening"}


@dataclass(frozen=True, kw_only=True)
class Opening(Facts):
    """A set of chests that are opened at once."""

    load: Literal["solo", "party", "fixed"] = None
    """Who opens them."""

    chests: tuple[int, ...] = None
    """Numbers of the chests, from 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FreeFacts(Facts):
    """Maps that serve every wish."""

    found: int = None
    """How many maps there are in all."""

    maps: tuple[FreeRow, ...] = None
    """The first of them, by rank and seed."""

    _of = {"maps": "FreeRow"}


@dataclass(frozen=True, kw_only=True)
class FreeRow(Facts):
    """A map that serves every wish."""

    map: str = None
    """The map."""

    community: str = None
    """The six hex digits that players use."""

    name: str = None
    """Its name."""

    served: tuple[Served, ...] = None
    """How each wish is served, in their order."""

    _of = {"served": "Served"}


@dataclass(frozen=True, kw_only=True)
class Served(Facts):
    """How a wish is served."""

    floor: int = None
    """Floor, from 3."""

    chest: int = None
    """Chest, from 1."""

    letter: str = None
    """The letter of its rank."""

    second: int | None = None
    """Second of the game's clock; ``None`` if the wish asks only for a chest."""

    item: str | None = None
    """What it holds then."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FastestFacts(Facts):
    """The maps that give something after the shortest way."""

    item: str = None
    """What the chests give."""

    seconds: tuple[int, int] = None
    """First and last second that were looked at."""

    maps: tuple[FastestRow, ...] = None
    """Nearest first."""

    _of = {"maps": "FastestRow"}


@dataclass(frozen=True, kw_only=True)
class FastestRow(Facts):
    """A map with its nearest chest."""

    id: str = None
    """The map."""

    floor: int = None
    """Floor, from 3."""

    chest: int = None
    """Chest, from 1."""

    rank: int = None
    """Its rank."""

    second: int = None
    """The first of the seconds at which it does."""

    half_steps: int = None
    """From the entrance to the chest, in half steps."""

    community: str = None
    """The six hex digits that players use."""

    name: str = None
    """The map's name."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MarathonFacts(Facts):
    """The best order."""

    item: str = None
    """The item."""

    own: int = None
    """How many maps there are."""

    order: tuple[MarathonRow, ...] = None
    """Those that give the item, in order."""

    _of = {"order": "MarathonRow"}


@dataclass(frozen=True, kw_only=True)
class MarathonRow(Facts):
    """A map of the order."""

    id: str = None
    """The map."""

    stops: tuple[Stop, ...] = None
    """The floors, from the top; never empty."""

    chests: int = None
    """Chests with the item on all of them."""

    half_steps: int = None
    """From the entrance through all of them to the last chest, in half steps."""

    name: str = None
    """Its name."""

    chests_so_far: int = None
    """Chests with the item so far, this map's included."""

    half_steps_so_far: int = None
    """Half steps so far."""

    _of = {"stops": "Stop"}


@dataclass(frozen=True, kw_only=True)
class Stop(Facts):
    """A floor where one stops."""

    floor: int = None
    """Floor, from 3."""

    moment: Literal["five", "solo", "party", "eight", "nine"] = None
    """How the second is hit."""

    second: int = None
    """The second."""

    chests: tuple[int, ...] = None
    """The chests that have the item then, from 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class AtFacts(Facts):
    """What the outputs behind a map give."""

    map: str = None
    """The map."""

    floor: int | None = None
    """The floor, where one was named."""

    whistle: WhistleFacts | None = None
    """What a whistle brings there."""

    party_first: bool = None
    """The party strikes first."""

    battle_start: int = None
    """Number of the first drop output if the battle spends nothing."""

    patterns: tuple[PatternFacts, ...] = None
    """Patterns that were asked for."""

    won: tuple[Won, ...] = None
    """Items won, where chances were given."""

    outputs: tuple[OutputRow, ...] = None
    """The outputs with what they are for, in order."""

    _of = {"whistle": "WhistleFacts", "patterns": "PatternFacts", "won": "Won", "outputs": "OutputRow"}


@dataclass(frozen=True, kw_only=True)
class WhistleFacts(Facts):
    """What the whistle brings."""

    monster: str | None = None
    """Who comes; ``None`` where no entry of the table has the output."""

    present: bool = None
    """It has a record on the floor; without one nothing happens."""

    deftness: int | None = None
    """Lowest deftness with which the party strikes first; ``None`` if none is enough."""

    ambush: bool = None
    """The monsters strike first if the party does not."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PatternFacts(Facts):
    """Where a pattern begins."""

    pattern: str = None
    """What players call it."""

    figure: int = None
    """Chance of one in so many."""

    starts: tuple[int, ...] = None
    """Numbers of its first outputs."""

    drops_from: int | None = None
    """The first output from which the drops asked for begin with it, where drops were asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Won(Facts):
    """An item that was won."""

    pass_: int = None
    """0 for the victory itself, then the places in ``books``, from 1."""

    kind: int = None
    """Place of the kind, from 0."""

    loot: Literal["rare", "common"] = None
    """Which of its items."""

    draw: int = None
    """Number of the output that gave it, counted from the first one drawn here as 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class OutputRow(Facts):
    """What an output is for."""

    number: int = None
    """Number, counted from the seed; the first is 1."""

    output: int = None
    """The output, 0..=32767."""

    what: str = None
    """What it decides: ``unknown``, ``kind``, ``strike``, ``ambush``, ``place``, ``drop``, ``pattern``."""

    reads: str = None
    """What it comes to."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well it is known that it does."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MethodFacts(Facts):
    """The maps that fit."""

    found: int = None
    """How many maps there are in all."""

    maps: tuple[MethodRow, ...] = None
    """The first of them, by rank and seed."""

    _of = {"maps": "MethodRow"}


@dataclass(frozen=True, kw_only=True)
class MethodRow(Facts):
    """A map that fits."""

    map: str = None
    """The map."""

    community: str = None
    """The six hex digits that players use."""

    name: str = None
    """Its name."""

    floors: tuple[int, int] | None = None
    """First and last floor on which the whistle brings the monster, where one was asked for."""

    deftness: int | None = None
    """Lowest deftness that strikes first; ``None`` if none is enough."""

    starts: tuple[int, ...] = None
    """Numbers of the outputs at which the pattern begins."""

    spend: tuple[int | None, ...] = None
    """Outputs to spend in a battle with one, three or five monsters before the first of them, where it is not past."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SeedFacts(Facts):
    """A seed in numbers."""

    seed: int = None
    """The number."""

    text: str = None
    """The eight letters."""

    checksum: int = None
    """The checksum in the last two letters."""

    stages: tuple[StageRow, ...] = None
    """Stages 1 to 11."""

    stage_seeds: tuple[int, ...] = None
    """All 14 outputs of the run's stream; Afterbirth+ uses the first 13."""

    player_seeds: tuple[int, ...] = None
    """What seeds the player: Afterbirth+, Repentance."""

    _of = {"stages": "StageRow"}


@dataclass(frozen=True, kw_only=True)
class StageRow(Facts):
    """A stage of a run."""

    stage: int = None
    """Stage."""

    name: str = None
    """Its name; empty where the profile has no seeds of its own."""

    seed: int = None
    """Its seed; the run's where the profile has no others."""

    variant: int = None
    """Its variant."""

    curse: Literal["labyrinth", "lost", "darkness", "unknown", "maze", "blind"] | None = None
    """Its curse."""

    floor: StageFloor | None = None
    """Its floor, where it was made."""

    _of = {"floor": "StageFloor"}


@dataclass(frozen=True, kw_only=True)
class StageFloor(Facts):
    """A floor in short."""

    rooms: int = None
    """Rooms, the secret one included."""

    attempts: int = None
    """Attempts made."""

    boss_steps: int | None = None
    """Steps to the boss; ``None`` where the game gives the floor up."""

    boss: str | None = None
    """The boss (abplus)."""

    specials: tuple[str, ...] = None
    """Special rooms by kind."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class IsaacFloorFacts(Facts):
    """A floor in numbers."""

    profile: Literal["demo", "flash", "abplus", "article", "article-rebirth"] = None
    """Profile by its name."""

    seed: int = None
    """The seed as a number."""

    seed_text: str = None
    """The seed as the game writes it."""

    stage: int = None
    """Stage."""

    stage_name: str = None
    """The stage's name; empty where the profile has no seeds of its own."""

    stage_seed: int | None = None
    """The stage's seed (abplus)."""

    variant: int | None = None
    """The stage's variant (abplus)."""

    curse: Literal["labyrinth", "lost", "darkness", "unknown", "maze", "blind"] | None = None
    """The curse, if any."""

    wanted_hundredths: int = None
    """Rooms asked for beyond the start, in hundredths."""

    attempts: int = None
    """Attempts made in all."""

    attempt: int = None
    """The attempt in these facts, from 1."""

    rejected: str | None = None
    """Why this attempt was given up, as a word id."""

    given_up: bool = None
    """Whether the game gave the whole floor up."""

    grid: tuple[int, ...] = None
    """Columns and rows of the grid."""

    rooms: tuple[RoomFacts, ...] = None
    """Rooms, the start first."""

    dead_ends: tuple[int, ...] = None
    """Dead ends by place in the list of rooms: the farthest first in abplus, else in the order found."""

    bosses: tuple[BossFacts2, ...] = None
    """Bosses (abplus): the second one of a labyrinth after the first."""

    steps_to: dict[str, Any] = None
    """Steps to the first room of a kind, where there is one."""

    draws: dict[str, Any] = None
    """Draws by stream."""

    _of = {"rooms": "RoomFacts", "bosses": "BossFacts2"}


@dataclass(frozen=True, kw_only=True)
class RoomFacts(Facts):
    """A room in numbers."""

    kind: str = None
    """Kind by its id."""

    shape: str = None
    """Shape by the name that the game's tools use."""

    origin: Cell = None
    """Top left of the bounding box."""

    cells: tuple[Cell, ...] = None
    """Cells."""

    distance: int = None
    """Steps from the start along growth; 0 for secret rooms."""

    steps: int | None = None
    """Steps from the start through doors; ``None`` where there is no way."""

    doors: int = None
    """Door slots that lead to another room, one bit each: L0 U0 R0 D0 L1 U1 R1 D1."""

    leads_to: tuple[int, ...] = None
    """Rooms behind the doors, by their place in the list."""

    content: int | None = None
    """Number of the room: in the pools (flash), among the templates given (abplus)."""

    _of = {"origin": "Cell", "cells": "Cell"}


@dataclass(frozen=True, kw_only=True)
class BossFacts2(Facts):
    """A boss in numbers."""

    id: int = None
    """Subtype of the boss room."""

    name: str = None
    """Name, as the game's tools spell it."""

    double_trouble: int = None
    """First room variant of two bosses at once; 0 for one."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StagesFacts(Facts):
    """A run in numbers."""

    seed: int = None
    """The seed."""

    stages: tuple[StageRow, ...] = None
    """Its stages. The second floor of a labyrinth has no row of its own."""

    _of = {"stages": "StageRow"}


@dataclass(frozen=True, kw_only=True)
class IsaacDiffFacts(Facts):
    """The comparison in numbers."""

    seed: int = None
    """The first seed."""

    stage: int = None
    """Stage."""

    floors: tuple[FloorSummary, ...] = None
    """The floor under both profiles."""

    statements: tuple[Statement, ...] = None
    """Statements with their counts over the sample, under the first profile."""

    _of = {"floors": "FloorSummary", "statements": "Statement"}


@dataclass(frozen=True, kw_only=True)
class FloorSummary(Facts):
    """A floor in short."""

    profile: Literal["demo", "flash", "abplus", "article", "article-rebirth"] = None
    """Profile."""

    rooms: int = None
    """Rooms beyond the start, the secret one aside."""

    attempts: int = None
    """Attempts made."""

    boss_steps: int | None = None
    """Steps to the boss."""

    secret_touches: int | None = None
    """Rooms that the secret room touches."""

    dead_ends: int = None
    """Dead ends."""

    large: int = None
    """Large rooms."""

    draws: int = None
    """Draws."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Statement(Facts):
    """A statement of the article, and in how many floors of the sample the code contradicts it."""

    id: str = None
    """Word id."""

    contradicted: int = None
    """Floors that contradict it."""

    of: int = None
    """Floors looked at."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExportFacts(Facts):
    """An exported floor."""

    form: str = None
    """The form."""

    floor: IsaacFloorFacts = None
    """The floor's facts."""

    file: str = None
    """The text of the file."""

    _of = {"floor": "IsaacFloorFacts"}


@dataclass(frozen=True, kw_only=True)
class StatsFacts(Facts):
    """What floors are like."""

    first: int = None
    """First seed."""

    last: int = None
    """Last seed."""

    stage: int = None
    """Stage."""

    floors: int = None
    """Floors made."""

    given_up: int = None
    """Of those, floors that the game gives up."""

    mean_boss_steps: float = None
    """Steps to the boss on average."""

    mean_boss_steps_half: float = None
    """Half the width of that mean's 95 % interval."""

    distributions: tuple[Distribution, ...] = None
    """The distributions."""

    heat: HeatFacts = None
    """The heat map."""

    _of = {"distributions": "Distribution", "heat": "HeatFacts"}


@dataclass(frozen=True, kw_only=True)
class Distribution(Facts):
    """How often each value of a column came."""

    column: str = None
    """The column, as ``isaac columns`` tells it; ``kind`` for the kinds of rooms that a floor has."""

    of: int = None
    """Floors counted."""

    values: tuple[ShareRow, ...] = None
    """Its values."""

    _of = {"values": "ShareRow"}


@dataclass(frozen=True, kw_only=True)
class ShareRow(Facts):
    """A value, how often it came, and the interval of its share."""

    value: str = None
    """The value."""

    count: int = None
    """Floors that have it."""

    share: float = None
    """Their share of the floors counted, 0 to 1."""

    low: float = None
    """Low end of the 95 % interval (Wilson)."""

    high: float = None
    """High end of the 95 % interval (Wilson)."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HeatFacts(Facts):
    """Where a kind of room falls."""

    kind: str = None
    """The kind."""

    width: int = None
    """Columns of the grid."""

    height: int = None
    """Rows of the grid."""

    counts: tuple[int, ...] = None
    """Floors whose first room of the kind covers the cell, row by row from the top."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SimFacts(Facts):
    """A simulation in numbers. Shares and means are of the seeds fought, intervals are for all seeds."""

    first_seed: int = None
    """First seed."""

    fights: int = None
    """Fights."""

    wins: Share = None
    """Fights that the hero won."""

    crit_fights: Share = None
    """Fights with at least one critical hit."""

    stopped: int = None
    """Fights that a limit ended."""

    turns: Mean = None
    """Turns of a fight."""

    hp: Mean = None
    """The hero's life at the end, 0 where it fell."""

    ticks: Mean = None
    """Ticks of a fight."""

    crits: Mean = None
    """Critical hits of a fight."""

    misses: Mean = None
    """Misses of a fight."""

    draws: Mean = None
    """Dice of a fight."""

    exact: Exact | None = None
    """Exact chances, where the fight is small enough to compute them."""

    by_turns: tuple[Bin, ...] = None
    """Fights by turns."""

    by_hp: tuple[Bin, ...] = None
    """Fights by the hero's life at the end."""

    _of = {"wins": "Share", "crit_fights": "Share", "turns": "Mean", "hp": "Mean", "ticks": "Mean", "crits": "Mean", "misses": "Mean", "draws": "Mean", "exact": "Exact", "by_turns": "Bin", "by_hp": "Bin"}


@dataclass(frozen=True, kw_only=True)
class Share(Facts):
    """A share of fights with its 95 % interval (Wilson)."""

    count: int = None
    """Fights of which it holds."""

    share: float = None
    """Share of all, 0 to 1."""

    low: float = None
    """Low end of the 95 % interval."""

    high: float = None
    """High end of the 95 % interval."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Mean(Facts):
    """A mean with its 95 % interval."""

    mean: float = None
    """Mean of the fights."""

    low: float = None
    """Low end of the 95 % interval."""

    high: float = None
    """High end of the 95 % interval."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Exact(Facts):
    """Chances that were computed, not sampled."""

    first_target: float = None
    """Chance of winning when the hero strikes the first living enemy, as the lesson does."""

    best_target: float = None
    """Chance of winning when the hero always strikes the best target."""

    best_now: int = None
    """The best target of the hero's first blow, as a place in the roster."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Bin(Facts):
    """How many fights had a value."""

    value: int = None
    """The value."""

    count: int = None
    """Fights."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DuelCompareFacts(Facts):
    """A comparison in numbers."""

    fights: int = None
    """Pairs of fights."""

    a: Share = None
    """Wins of A."""

    b: Share = None
    """Wins of B."""

    only_a: int = None
    """Seeds that only A wins."""

    only_b: int = None
    """Seeds that only B wins."""

    difference: Mean = None
    """Chance of A to win less that of B, with its 95 % interval."""

    hp: Mean = None
    """Life at the end, A less B."""

    turns: Mean = None
    """Turns, A less B."""

    _of = {"a": "Share", "b": "Share", "difference": "Mean", "hp": "Mean", "turns": "Mean"}


@dataclass(frozen=True, kw_only=True)
class SweepFacts(Facts):
    """A grid in numbers."""

    x: str = None
    """What varies from column to column."""

    y: str | None = None
    """What varies from row to row."""

    fights: int = None
    """Fights of each cell."""

    cells: tuple[SweepCell, ...] = None
    """The cells, row by row."""

    _of = {"cells": "SweepCell"}


@dataclass(frozen=True, kw_only=True)
class SweepCell(Facts):
    """A cell of a grid."""

    x: int = None
    """Value of the first axis."""

    y: int | None = None
    """Value of the second axis, if there is one."""

    wins: Share = None
    """Fights that the hero won."""

    turns: float = None
    """Turns of a fight on average."""

    hp: float = None
    """The hero's life at the end on average."""

    _of = {"wins": "Share"}


@dataclass(frozen=True, kw_only=True)
class DuelInferFacts(Facts):
    """What remains after each die, and what the next would tell."""

    dice: tuple[str, ...] = None
    """The dice, as they were understood."""

    remain: tuple[int, ...] = None
    """Seeds that remain after each die."""

    seeds: tuple[int, ...] = None
    """Seeds that fit all, the first hundred in ascending order."""

    next_bits: float = None
    """What one more die of 1..=100 would tell, in bits; 0 where one seed remains."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LessonFacts(Facts):
    """The lesson, or one step of it, in numbers."""

    steps: tuple[Any, ...] = None
    """The steps asked for, in order."""

    snippet: str | None = None
    """The dice for pasting, when they were asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Moment2(Facts):
    """One turn of the queue, and why it is this one's."""

    tick: int = None
    """Tick."""

    index: int = None
    """Who acts, as a place in the list."""

    energy: int = None
    """Energy before paying."""

    kept: int = None
    """Energy after paying."""

    reason: Literal["most", "earlier", "waited"] = None
    """Why."""

    carried: int = None
    """Energy kept from its own last turn; 0 before the first."""

    waited: int = None
    """Ticks since then."""

    energies: tuple[int, ...] = None
    """Everybody's energy before the payment, in list order."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HitExample(Facts):
    """A hit chance."""

    accuracy: int = None
    """Attacker's accuracy, in percent."""

    evasion: int = None
    """Target's evasion, in percent."""

    difference: int = None
    """Their difference."""

    chance: int = None
    """What it comes to within the bounds."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LessonRoll(Facts):
    """A roll against a hit chance."""

    roll: int = None
    """What was rolled on 1..=100."""

    hit: bool = None
    """Whether it is a hit."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DamageExample(Facts):
    """The damage of a blow."""

    weapon: int = None
    """What the weapon rolled."""

    strength: int = None
    """Attacker's strength."""

    defense: int = None
    """Target's defence."""

    crit: bool = None
    """Whether it is critical."""

    damage: int = None
    """The damage."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CritExample(Facts):
    """A critical chance."""

    agility: int = None
    """Attacker's agility."""

    chance: int = None
    """Chance in percent."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class KindExample(Facts):
    """Damage of one kind against the skeleton."""

    kind: Literal["slash", "pierce", "blunt", "fire", "poison"] = None
    """Kind."""

    before: int = None
    """Before."""

    after: int = None
    """After resistance or weakness."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class WordExample(Facts):
    """Damage and its word."""

    damage: int = None
    """Damage."""

    life: int = None
    """Whole life of the target."""

    share: int = None
    """The damage's share of it, in percent."""

    word: int = None
    """Which of the four words: 0..=3."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Checked(Facts):
    """An answer of the learner's, checked."""

    given: str = None
    """As it was given."""

    right: bool = None
    """Whether it is right."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExerciseCheck(Facts):
    """What a learner's program printed, compared with what it should have."""

    right: bool = None
    """Whether every line is right."""

    line: int | None = None
    """The first line that differs, from 1."""

    expected: str | None = None
    """What it should be; ``None`` where there is a line too many."""

    found: str | None = None
    """What it is; ``None`` where it is missing."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PlayFacts(Facts):
    """A played battle in numbers."""

    seed: int = None
    """Seed of the dice."""

    stage: Any = None
    """Where it stands."""

    names: tuple[str, ...] = None
    """Names in roster order, the hero first."""

    hp: tuple[int, ...] = None
    """Life, in roster order."""

    max_hp: tuple[int, ...] = None
    """Whole life, in roster order."""

    mana: int = None
    """The hero's mana."""

    potions: int = None
    """Potions left."""

    tick: int = None
    """The clock."""

    energies: tuple[int, ...] = None
    """Energy, in roster order."""

    turns: int = None
    """Turns taken."""

    draws: int = None
    """Dice drawn."""

    choices: tuple[Any, ...] = None
    """The choices made."""

    options: tuple[PlayOption, ...] = None
    """What can be chosen."""

    targets: tuple[int, ...] = None
    """Living enemies that can be aimed at, in the order of the screen, as places in the roster."""

    coming: tuple[ComingTurn, ...] = None
    """The coming turns."""

    log: tuple[str, ...] = None
    """The log in the language asked for."""

    _of = {"options": "PlayOption", "coming": "ComingTurn"}


@dataclass(frozen=True, kw_only=True)
class PlayOption(Facts):
    """Something that the hero can choose, or could with more mana or another potion."""

    choice: Any = None
    """The choice, at the first living enemy."""

    command: Literal["strike", "skill", "item", "flight"] = None
    """The command that it belongs to."""

    name: str = None
    """Its name."""

    told: str = None
    """What it costs, in words."""

    cost: int = None
    """Energy that it costs."""

    mana: int = None
    """Mana that it costs."""

    allowed: bool = None
    """Whether it can be chosen now."""

    aimed: bool = None
    """Whether an enemy has to be chosen for it."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well its rule is known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ComingTurn(Facts):
    """One coming turn."""

    tick: int = None
    """Tick."""

    index: int = None
    """Who, as a place in the roster."""

    differs: bool = None
    """Whether somebody else would act here after a strike."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyTimelineFacts(Facts):
    """A run in numbers."""

    steps: int = None
    """Steps that were run."""

    counter: int = None
    """The counter after the last step."""

    wind_used: int = None
    """Turns of wind that were used."""

    belly_used: int = None
    """Turns of belly that the leader spent."""

    over: Literal["leader-fell", "blown-out"] | None = None
    """Why the floor ended early, if it did."""

    before_first_enemy: int = None
    """Actions of the leader before the first of an enemy; all of them if none acts."""

    rows: tuple[Row, ...] = None
    """The actions, and what the floor did."""

    monsters: tuple[Standing, ...] = None
    """How everybody stood at the end."""

    _of = {"rows": "Row", "monsters": "Standing"}


@dataclass(frozen=True, kw_only=True)
class Row(Facts):
    """A row as the vectors have it."""

    t: int = None
    """Step."""

    frac: int = None
    """Counter when the action started."""

    actor: str = None
    """Id, or ``*`` for the floor itself."""

    action: str = None
    """Action as written in the script, or what the floor did."""

    stage: int | None = None
    """Stage after the tick and before the effect; ``None`` for the floor."""

    note: str = None
    """``extra``, ``leader_changed``, ``out_of_order``, ``retry`` or nothing."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Standing(Facts):
    """How a monster stood at the end."""

    id: str = None
    """Id."""

    name: str = None
    """Name as shown."""

    slot: int = None
    """Slot."""

    valid: bool = None
    """Still on the floor."""

    locked: bool = None
    """Locked."""

    stage: int = None
    """Stage, 0..=4."""

    up: tuple[int, ...] = None
    """Raise counters."""

    down: tuple[int, ...] = None
    """Lowering counters."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyDiffFacts(Facts):
    """The comparison in numbers."""

    steps: int = None
    """Steps that were compared."""

    parts: tuple[Part, ...] = None
    """Where they part, step by step."""

    split: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    """The leader's actions at +3 with a free default action, between those of the enemies: exact, article."""

    _of = {"parts": "Part"}


@dataclass(frozen=True, kw_only=True)
class Part(Facts):
    """A moment at which the two part."""

    step: int = None
    """Step."""

    id: str = None
    """Whose."""

    exact: tuple[str, ...] = None
    """What it does in this step under the exact rules."""

    article: tuple[str, ...] = None
    """What it does under the article's."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DueFacts(Facts):
    """The due table."""

    stages: tuple[DueRow, ...] = None
    """Slowest first."""

    _of = {"stages": "DueRow"}


@dataclass(frozen=True, kw_only=True)
class DueRow(Facts):
    """One speed stage."""

    stage: int = None
    """Stage, 0..=4."""

    shown: int = None
    """As players see it, −1..=3."""

    due: tuple[int, ...] = None
    """Counters at which it is due."""

    per_24: int = None
    """How often in 24 steps."""

    next: tuple[int, ...] = None
    """Steps from each counter to the next due one, 0 if that is now."""

    next_after: tuple[int, ...] = None
    """The same, counting only later ones."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StageFacts(Facts):
    """A stage in numbers."""

    terms: tuple[Term, ...] = None
    """The terms that are not 0."""

    raw: int = None
    """Their sum."""

    stage: int = None
    """The sum clamped to 0..=4."""

    shown: int = None
    """As players see it, −1..=3."""

    due: tuple[int, ...] = None
    """Counters at which it is due."""

    _of = {"terms": "Term"}


@dataclass(frozen=True, kw_only=True)
class Term(Facts):
    """One term of the sum."""

    id: str = None
    """Word id."""

    amount: int = None
    """What it adds."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyPlanFacts(Facts):
    """A plan in numbers."""

    before: tuple[Before, ...] = None
    """Actions before each enemy."""

    combo: ComboFacts = None
    """The shortest sequence."""

    kiting: dict[str, Any] | None = None
    """Kiting, if there is an enemy."""

    expiry: tuple[Expiry, ...] = None
    """Counters that run out."""

    slowing: tuple[tuple[str, tuple[Slowing, ...]], ...] = None
    """Slowing each enemy now and later: id, then the eight values of the counter."""

    _of = {"before": "Before", "combo": "ComboFacts", "expiry": "Expiry"}


@dataclass(frozen=True, kw_only=True)
class Before(Facts):
    """The leader's actions before one enemy."""

    id: str = None
    """Id."""

    free: int = None
    """If all are free."""

    locking: int = None
    """If all lock."""

    steps: int = None
    """Steps to the enemy's action, if the leader's are free."""

    counter: int = None
    """Counter at that action."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ComboFacts(Facts):
    """The shortest sequence."""

    payload: tuple[str, ...] = None
    """What was asked for."""

    actions: tuple[str, ...] | None = None
    """The sequence, with the longest counters drawn; ``None`` if there is none within the depth."""

    wind: int | None = None
    """Turns of wind, turns of belly, steps."""

    belly: int | None = None
    """Turns of belly."""

    steps: int | None = None
    """Steps from the first action to the last."""

    levels: tuple[Level, ...] = None
    """How many sequences of each length were looked at, and what became of them: the proof that none is shorter."""

    chance: Chance | None = None
    """The exact chance over every counter that could be drawn."""

    with_shortest: int | None = None
    """Length of the shortest sequence when the shortest counters are drawn."""

    _of = {"levels": "Level", "chance": "Chance"}


@dataclass(frozen=True, kw_only=True)
class Level(Facts):
    """What one length of sequences came to."""

    length: int = None
    """Actions in the sequence."""

    tried: int = None
    """Sequences looked at: every action after everything that was still open."""

    enemy_acted: int = None
    """Those after which an enemy acted before the payload was done."""

    repeated: int = None
    """Those that led to a state that a sequence of the same or a smaller length had led to."""

    impossible: int = None
    """Those that the rules do not allow (a strike without a charge), or after which the floor ended."""

    open: int = None
    """Those that stayed open."""

    done: int = None
    """Those that did it."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Chance(Facts):
    """A fraction in lowest terms, and how many runs it was counted over."""

    num: int = None
    """Numerator."""

    den: int = None
    """Denominator, at least 1."""

    runs: int = None
    """Different courses that the draws could give."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Expiry(Facts):
    """Counters of one monster that run out."""

    id: str = None
    """Id."""

    free: tuple[Lasting, ...] = None
    """With free actions."""

    locking: tuple[Lasting, ...] = None
    """With locking actions."""

    refreshes: tuple[Refresh, ...] = None
    """What another raise would be worth at each of its free actions."""

    _of = {"free": "Lasting", "locking": "Lasting", "refreshes": "Refresh"}


@dataclass(frozen=True, kw_only=True)
class Lasting(Facts):
    """One own action, as its monster stands at it: after the tick, before the effect."""

    action: int = None
    """Number of the action, from 1."""

    steps: int = None
    """Steps from now."""

    counter: int = None
    """The counter."""

    stage: int = None
    """Stage at which it runs."""

    up: tuple[int, ...] = None
    """Raise counters."""

    down: tuple[int, ...] = None
    """Lowering counters."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Refresh(Facts):
    """What a raise is worth when it is made as a certain own action."""

    action: int = None
    """As which own action the raise is made, from 1."""

    left: int = None
    """The lowest raise counter left at that action, after its tick; 0 if none is left."""

    stage: int = None
    """Stage at that action, after its tick."""

    raised: int = None
    """Stage right after the raise."""

    at_raised: int = None
    """Later own actions that run at the raised stage."""

    trap: bool = None
    """The stage rose, but no later action runs at it: the old raise runs out at the next tick, so that the new one only
    takes its place."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Slowing(Facts):
    """Slowing an enemy by one stage at one value of the counter, by somebody who acts before it in the same step."""

    counter: int = None
    """The counter modulo 8: nothing else of it matters."""

    before: int = None
    """Steps to its next action as it is."""

    after: int = None
    """Steps to its next action when slowed now."""

    actions_before: int = None
    """Its actions in these eight steps, as it is."""

    actions_after: int = None
    """Its actions in these eight steps, slowed."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Torneko3TimelineFacts(Facts):
    """A run in numbers."""

    turns: int = None
    """Turns that were run."""

    counter: int = None
    """The floor's counter after the last one."""

    floor: int = None
    """Number of the floor, from 1."""

    over: Literal["stairs", "dead", "wind"] | None = None
    """Why the run ended early, if it did."""

    enemy_actions: int = None
    """Actions that enemies executed."""

    hits: int = None
    """Blows of theirs that met the player."""

    skipped: int = None
    """Skipped phases and actions."""

    cancelled: int = None
    """Decisions that came to nothing."""

    fired: int = None
    """Terrain effects that fired."""

    depends_on: tuple[str, ...] = None
    """Readings that change anything here, by key."""

    events: tuple[dict[str, Any], ...] = None
    """The events of the turns shown, in the form of the vectors."""

    characters: tuple[CharacterFacts, ...] = None
    """How everybody stood at the end, in the order of action."""

    _of = {"characters": "CharacterFacts"}


@dataclass(frozen=True, kw_only=True)
class CharacterFacts(Facts):
    """How a character stood at the end."""

    id: str = None
    """Name."""

    class_: Literal["player", "enemy", "ally"] = None
    """Side."""

    order: int = None
    """Order number."""

    cell: Cell = None
    """Where."""

    hp: int = None
    """Life."""

    speed: Literal["slow", "normal", "fast1", "fast2"] = None
    """Speed in force."""

    alive: bool = None
    """Still on the floor."""

    _of = {"cell": "Cell"}


@dataclass(frozen=True, kw_only=True)
class ReadingsFacts(Facts):
    """All readings in numbers."""

    readings: tuple[ReadingFacts, ...] = None
    """Each alternative by itself."""

    combinations: int = None
    """Combinations that were run."""

    all: bool = None
    """Whether these are all there are; otherwise all single ones and all pairs."""

    outcomes: int = None
    """Different outcomes among them."""

    together: tuple[str, ...] = None
    """Switches that change the outcome only together with others."""

    _of = {"readings": "ReadingFacts"}


@dataclass(frozen=True, kw_only=True)
class ReadingFacts(Facts):
    """One reading by itself."""

    entry: str = None
    """Entry of the rules text, section 11."""

    key: str = None
    """The switch."""

    usual: str = None
    """The scenario's value."""

    value: str = None
    """The value tried."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"] = None
    """How well the usual reading is known."""

    matters: Literal["no", "order", "outcome"] = None
    """How it matters."""

    first_usual: str | None = None
    """The first event that differs, as it usually is."""

    first_here: str | None = None
    """What happens there instead."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Torneko3PlanFacts(Facts):
    """A plan in numbers."""

    turn: int = None
    """Turn of the input."""

    phase: Literal["W", "S", "P1", "E1", "A1", "L1", "P2", "E2", "A2", "L2"] | None = None
    """Phase of the input."""

    choices: tuple[ChoiceFacts, ...] = None
    """Each input, best first: fewest hits, then least damage, then fewest enemy actions."""

    exits: tuple[ExitFacts, ...] = None
    """Cells behind a border, safest first."""

    _of = {"choices": "ChoiceFacts", "exits": "ExitFacts"}


@dataclass(frozen=True, kw_only=True)
class ChoiceFacts(Facts):
    """What comes of one input."""

    input: str = None
    """The input in the words of the one-line form."""

    actions: tuple[ThreatFacts, ...] = None
    """Actions of enemies before the next input."""

    hits: int = None
    """Blows and abilities among them that reach the player."""

    damage: int = None
    """Life the player loses until then."""

    theft: int | None = None
    """Type of the theft, if it is one."""

    wakes: bool = None
    """The monster house wakes."""

    ended: Literal["stairs", "dead", "wind"] | None = None
    """Why there is no next input."""

    _of = {"actions": "ThreatFacts"}


@dataclass(frozen=True, kw_only=True)
class ThreatFacts(Facts):
    """An action of an enemy before the next input."""

    turn: int = None
    """The floor's counter."""

    phase: Literal["W", "S", "P1", "E1", "A1", "L1", "P2", "E2", "A2", "L2"] | None = None
    """The phase."""

    who: str = None
    """Whose."""

    what: str = None
    """What: move, attack, wait, or the name of an ability."""

    at_player: bool = None
    """It is a blow at the player."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExitFacts(Facts):
    """A cell behind a border."""

    border: Literal["off-the-carpet", "into-the-house"] = None
    """Which border."""

    cell: Cell = None
    """The cell."""

    path: tuple[str, ...] = None
    """The steps that lead there."""

    hits: int = None
    """Hits on the way and after the last step."""

    actions: int = None
    """Enemy actions after the last step."""

    theft: int | None = None
    """Type of the theft, if it is one."""

    arrives: bool = None
    """Whether the player really gets there."""

    _of = {"cell": "Cell"}


@dataclass(frozen=True, kw_only=True)
class ColumnsFacts(Facts):
    """The columns of a space."""

    space: str = None
    """The space."""

    stages: tuple[StageRow2, ...] = None
    """Its stages from the cheapest."""

    columns: tuple[ColumnRow, ...] = None
    """Its columns."""

    _of = {"stages": "StageRow2", "columns": "ColumnRow"}


@dataclass(frozen=True, kw_only=True)
class StageRow2(Facts):
    """A stage of a space."""

    stage: str = None
    """Its name."""

    doc: str = None
    """What becomes known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ColumnRow(Facts):
    """A column of a space."""

    column: str = None
    """Its name as conditions write it; ``[]`` stands for a place in a list."""

    kind: str = None
    """int, bool, string, record or list."""

    unit: str = None
    """Unit, or what is counted."""

    values: str = None
    """What values it takes."""

    stage: str = None
    """Stage from which it is known."""

    doc: str = None
    """What it means."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class InferFacts2(Facts):
    """What the clues tell."""

    space: str = None
    """What was searched."""

    of: int = None
    """Items before the first clue."""

    clues: tuple[ClueRow, ...] = None
    """The clues in order."""

    remain: int = None
    """Items that fit all of them."""

    ids: tuple[str, ...] = None
    """The first hundred of those."""

    next: tuple[LookRow, ...] = None
    """What tells most about the rest, the most telling first."""

    judged: int = None
    """How many of the rest that was judged by: all of them, or a sample spread evenly."""

    _of = {"clues": "ClueRow", "next": "LookRow"}


@dataclass(frozen=True, kw_only=True)
class ClueRow(Facts):
    """A clue and what it left."""

    clue: str = None
    """The clue, as a condition over the columns of the space."""

    remain: int = None
    """Items that remain."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LookRow(Facts):
    """What one more look is worth."""

    clue: str = None
    """Columns to look at."""

    bits: float = None
    """Expected information in bits."""

    remain: float = None
    """Items expected to remain."""

    answers: int = None
    """How many different answers it can have."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CompareCompareFacts(Facts):
    """A comparison in numbers."""

    party: tuple[Member, ...] = None
    """The party."""

    turns: int = None
    """Turns."""

    until: str | None = None
    """Whose first action is waited for."""

    machines: tuple[MachineFacts, ...] = None
    """The machines."""

    _of = {"party": "Member", "machines": "MachineFacts"}


@dataclass(frozen=True, kw_only=True)
class Member(Facts):
    """One of the party."""

    id: str = None
    """Name; the first is the hero, ``A``, ``B``, ``C`` are allies, all others enemies."""

    role: Literal["hero", "ally", "enemy", "field"] = None
    """Side."""

    pace: Literal["slow", "normal", "fast1", "fast", "triple", "quadruple"] = None
    """Speed."""

    script: tuple[Literal["walk", "attack", "wait", "haste"], ...] = None
    """What it does, in order; the last deed is repeated."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MachineFacts(Facts):
    """What a machine made of the party."""

    machine: Literal["sky", "torneko3", "duel"] = None
    """Which."""

    bent: tuple[str, ...] = None
    """Members that it cannot have as asked for."""

    tallies: tuple[Tally, ...] = None
    """The party's actions."""

    timeline: Timeline = None
    """Who acts when."""

    times: tuple[int, ...] = None
    """When each column of the timeline is, in hundredths of a turn."""

    _of = {"tallies": "Tally", "timeline": "Timeline"}


@dataclass(frozen=True, kw_only=True)
class Tally(Facts):
    """How often somebody acts in a machine."""

    id: str = None
    """Name."""

    actions: int = None
    """Actions."""

    lost: int = None
    """Turns or phases lost or locked."""

    first: str | None = None
    """When it first acts, in the machine's own words; none if it never does."""

    first_at: int | None = None
    """The same in hundredths of a turn."""

    before: int = None
    """Its actions before the one waited for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Timeline(Facts):
    """Lanes × columns × slots: what a turn machine did."""

    step_label: str = None
    """Name of what the first header row counts (``step``, ``tick``, ``turn 1``)."""

    counter_label: str = None
    """Name of what the second header row counts (``counter``); empty if there is no second row."""

    lanes: tuple[Lane, ...] = None
    """Actors, leader first."""

    columns: tuple[Column, ...] = None
    """Moments, in order."""

    slots: tuple[Slot, ...] = None
    """Slots, in the order in which they happened. A (lane, column) without one is empty."""

    _of = {"lanes": "Lane", "columns": "Column", "slots": "Slot"}


@dataclass(frozen=True, kw_only=True)
class Lane(Facts):
    """One actor's row, in the order in which the game asks them."""

    name: str = None
    """Name as the user knows it."""

    role: Literal["hero", "ally", "enemy", "field"] = None
    """Side."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Column(Facts):
    """One moment. Several columns can belong to one step: an extra action has a column of its own inside it."""

    step: str = None
    """What the user counts (step, tick, turn); empty in the further columns of the same step."""

    counter: str = None
    """What the game counts, or the name of the phase; empty where the game counts nothing."""

    band: bool = None
    """A shared tick, the current phase or the chosen second: drawn as a band."""

    reset: bool = None
    """The game's counter jumped here (a reset)."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Slot(Facts):
    """What one actor does in one column."""

    lane: int = None
    """Index into ``Timeline::lanes``."""

    column: int = None
    """Index into ``Timeline::columns``."""

    kind: str = None
    """What kind of moment it is."""

    action: str = None
    """Glyph id of the action (``attack``, ``walk``, ``boost``); empty where there is none."""

    extra: bool = None
    """An action granted out of the usual order: drawn with a plus."""

    differs: bool = None
    """Differs from the timeline it is compared with."""

    reason: Message | None = None
    """Why, in words the facade finds; always present on ``SlotKind::Lost``."""

    _of = {"reason": "Message"}


@dataclass(frozen=True, kw_only=True)
class Message(Facts):
    """What is to be said, without the words: rules and tools speak in these, the facade words them in the language that
    the user asked for."""

    id: str = None
    """Id of the message in the facade's Fluent files."""

    args: tuple[tuple[str, Any], ...] = None
    """Arguments by name."""

    _of = {}


CLASSES = {
    "FightFacts": FightFacts,
    "FightTurn": FightTurn,
    "QueueFacts": QueueFacts,
    "QueueTurn": QueueTurn,
    "PreviewFacts": PreviewFacts,
    "PreviewTurn": PreviewTurn,
    "ReplayFacts": ReplayFacts,
    "Difference": Difference,
    "ShowFacts": ShowFacts,
    "NameIn": NameIn,
    "Header": Header,
    "MapName": MapName,
    "Entrance": Entrance,
    "BossRow": BossRow,
    "FloorFacts": FloorFacts,
    "Cell": Cell,
    "ChestFacts": ChestFacts,
    "ContentFacts": ContentFacts,
    "Terrain": Terrain,
    "Memory": Memory,
    "MonsterFacts": MonsterFacts,
    "BugFacts": BugFacts,
    "DecodeFacts": DecodeFacts,
    "TypedName": TypedName,
    "CandidateRow": CandidateRow,
    "NextFacts": NextFacts,
    "RankChance": RankChance,
    "BaseChance": BaseChance,
    "Remaining": Remaining,
    "NewMap": NewMap,
    "ChestsFacts": ChestsFacts,
    "TimedChest": TimedChest,
    "Window": Window,
    "SpecialFacts": SpecialFacts,
    "KindCount": KindCount,
    "SpecialRow": SpecialRow,
    "HollowCount": HollowCount,
    "ExtremeRow": ExtremeRow,
    "Dq9BossFacts": Dq9BossFacts,
    "TableFacts": TableFacts,
    "TableSource": TableSource,
    "SaveFacts": SaveFacts,
    "Checksum": Checksum,
    "HeroRow": HeroRow,
    "OwnMapRow": OwnMapRow,
    "Sight": Sight,
    "StopwatchFacts": StopwatchFacts,
    "MomentFacts": MomentFacts,
    "WantFacts": WantFacts,
    "FarmFacts": FarmFacts,
    "FarmRow": FarmRow,
    "Stage": Stage,
    "Opening": Opening,
    "FreeFacts": FreeFacts,
    "FreeRow": FreeRow,
    "Served": Served,
    "FastestFacts": FastestFacts,
    "FastestRow": FastestRow,
    "MarathonFacts": MarathonFacts,
    "MarathonRow": MarathonRow,
    "Stop": Stop,
    "AtFacts": AtFacts,
    "WhistleFacts": WhistleFacts,
    "PatternFacts": PatternFacts,
    "Won": Won,
    "OutputRow": OutputRow,
    "MethodFacts": MethodFacts,
    "MethodRow": MethodRow,
    "SeedFacts": SeedFacts,
    "StageRow": StageRow,
    "StageFloor": StageFloor,
    "IsaacFloorFacts": IsaacFloorFacts,
    "RoomFacts": RoomFacts,
    "BossFacts2": BossFacts2,
    "StagesFacts": StagesFacts,
    "IsaacDiffFacts": IsaacDiffFacts,
    "FloorSummary": FloorSummary,
    "Statement": Statement,
    "ExportFacts": ExportFacts,
    "StatsFacts": StatsFacts,
    "Distribution": Distribution,
    "ShareRow": ShareRow,
    "HeatFacts": HeatFacts,
    "SimFacts": SimFacts,
    "Share": Share,
    "Mean": Mean,
    "Exact": Exact,
    "Bin": Bin,
    "DuelCompareFacts": DuelCompareFacts,
    "SweepFacts": SweepFacts,
    "SweepCell": SweepCell,
    "DuelInferFacts": DuelInferFacts,
    "LessonFacts": LessonFacts,
    "Moment2": Moment2,
    "HitExample": HitExample,
    "LessonRoll": LessonRoll,
    "DamageExample": DamageExample,
    "CritExample": CritExample,
    "KindExample": KindExample,
    "WordExample": WordExample,
    "Checked": Checked,
    "ExerciseCheck": ExerciseCheck,
    "PlayFacts": PlayFacts,
    "PlayOption": PlayOption,
    "ComingTurn": ComingTurn,
    "SkyTimelineFacts": SkyTimelineFacts,
    "Row": Row,
    "Standing": Standing,
    "SkyDiffFacts": SkyDiffFacts,
    "Part": Part,
    "DueFacts": DueFacts,
    "DueRow": DueRow,
    "StageFacts": StageFacts,
    "Term": Term,
    "SkyPlanFacts": SkyPlanFacts,
    "Before": Before,
    "ComboFacts": ComboFacts,
    "Level": Level,
    "Chance": Chance,
    "Expiry": Expiry,
    "Lasting": Lasting,
    "Refresh": Refresh,
    "Slowing": Slowing,
    "Torneko3TimelineFacts": Torneko3TimelineFacts,
    "CharacterFacts": CharacterFacts,
    "ReadingsFacts": ReadingsFacts,
    "ReadingFacts": ReadingFacts,
    "Torneko3PlanFacts": Torneko3PlanFacts,
    "ChoiceFacts": ChoiceFacts,
    "ThreatFacts": ThreatFacts,
    "ExitFacts": ExitFacts,
    "ColumnsFacts": ColumnsFacts,
    "StageRow2": StageRow2,
    "ColumnRow": ColumnRow,
    "InferFacts2": InferFacts2,
    "ClueRow": ClueRow,
    "LookRow": LookRow,
    "CompareCompareFacts": CompareCompareFacts,
    "Member": Member,
    "MachineFacts": MachineFacts,
    "Tally": Tally,
    "Timeline": Timeline,
    "Lane": Lane,
    "Column": Column,
    "Slot": Slot,
    "Message": Message,
}
