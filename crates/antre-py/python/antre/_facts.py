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

    seed: int
    """Seed of the dice."""

    won: bool
    """Whether the hero won."""

    hp: tuple[int, ...]
    """Life of everybody at the end, in list order."""

    turns: int
    """Turns taken by anybody."""

    hero_turns: int
    """Turns begun by the hero."""

    ticks: int
    """Tick of the last turn."""

    crits: int
    """Critical hits."""

    misses: int
    """Blows that missed."""

    draws: int
    """Dice drawn."""

    stopped: bool
    """Whether the hero-turn limit or the tick limit ended it."""

    names: tuple[str, ...]
    """Names in roster order, the hero first."""

    max_hp: tuple[int, ...]
    """Life at the start, in roster order."""

    final_state: int
    """State of the generator at the end."""

    steps: tuple[FightTurn, ...]
    """The turns."""

    threshold: int
    """Energy at which somebody may act."""

    energies: tuple[tuple[int, ...], ...]
    """After each turn, the energy of everybody in roster order; 0 for who fell."""

    lives: tuple[tuple[int, ...], ...]
    """After each turn, the life of everybody in roster order."""

    log: tuple[str, ...]
    """The log in the language asked for."""

    log_sha256: str
    """SHA-256 of the Spanish log, every line ended by a line feed."""

    _of = {"steps": "FightTurn"}


@dataclass(frozen=True, kw_only=True)
class FightTurn(Facts):
    """One turn of a battle."""

    turn: int
    """Number, from 1."""

    tick: int
    """Tick at which it was taken."""

    actor: int
    """Who acted, as a place in the roster."""

    energy: int
    """Energy before paying."""

    kept: int
    """Energy after paying."""

    target: int
    """Who was struck at, as a place in the roster."""

    draws: tuple[int, ...]
    """Values of the dice, in order: hit, weapon, crit."""

    hit: bool
    """Whether the blow landed."""

    damage: int | None
    """Full damage; ``None`` on a miss."""

    crit: bool
    """Whether it was critical."""

    target_hp: int
    """The target's life afterwards."""

    lines: tuple[str, ...]
    """The lines that the log tells of this turn."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class QueueFacts(Facts):
    """A queue in numbers."""

    names: tuple[str, ...]
    """Names in list order."""

    speeds: tuple[int, ...]
    """Speeds in list order."""

    turns: tuple[QueueTurn, ...]
    """The turns."""

    tick: int
    """The clock at the end."""

    energies: tuple[int, ...]
    """Energies at the end, in list order."""

    _of = {"turns": "QueueTurn"}


@dataclass(frozen=True, kw_only=True)
class QueueTurn(Facts):
    """One turn of a queue."""

    tick: int
    """Tick."""

    index: int
    """Who acts, as a place in the list."""

    energy: int
    """Energy before paying."""

    kept: int
    """Energy after paying."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PreviewFacts(Facts):
    """The coming turns in numbers."""

    names: tuple[str, ...]
    """Names in roster order."""

    tick: int
    """The clock now."""

    energies: tuple[int, ...]
    """Energies now, in roster order."""

    turns: tuple[PreviewTurn, ...]
    """The coming turns."""

    _of = {"turns": "PreviewTurn"}


@dataclass(frozen=True, kw_only=True)
class PreviewTurn(Facts):
    """One coming turn."""

    tick: int
    """Tick."""

    index: int
    """Who, as a place in the roster."""

    energy: int
    """Energy before paying."""

    cost: int
    """Price that the preview assumes."""

    differs: bool
    """Whether somebody else would act here at the usual prices."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ReplayFacts(Facts):
    """What the comparison gave."""

    same: bool
    """Whether everything is the same."""

    turns: int
    """Turns of the battle as it is now."""

    draws: int
    """Dice of the battle as it is now."""

    recorded_by: str
    """Version of the program that recorded it."""

    difference: Difference | None
    """The first difference."""

    _of = {"difference": "Difference"}


@dataclass(frozen=True, kw_only=True)
class Difference(Facts):
    """The first thing that differs."""

    turn: int | None
    """Turn, from 1; ``None`` where only the whole differs."""

    draw: int | None
    """Draw within the turn, from 1."""

    what: str
    """What differs: draw, tick, actor, energy, damage, life, turns, draws, state, log, choices."""

    recorded: str
    """As recorded."""

    now: str
    """As it is now."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ShowFacts(Facts):
    """A map, whole or one floor of it."""

    community: str
    """The six hex digits that players use."""

    names: tuple[NameIn, ...]
    """The name in the six languages."""

    japanese_item_list: str
    """The shorter form of the Japanese list of items."""

    nickname: str | None
    """What players call it, where they do."""

    quality: tuple[int, int]
    """Lowest and highest quality of its rank."""

    header: Header
    """Header."""

    id: str
    """The map."""

    name: MapName
    """Its name."""

    entrances: tuple[Entrance, ...]
    """Where it can lie when it is drawn at random; empty if it cannot be drawn."""

    best: tuple[int, int] | None
    """The base that gives it most often, with how many of the 65,536 timers do."""

    quest: bool
    """Whether quest 15 gives it (at location 5)."""

    boss: BossRow
    """The boss below the last floor."""

    walk: int
    """From entrance to boss in half steps, the boss floor not counted."""

    floors: tuple[FloorFacts, ...]
    """The floors asked for."""

    multibug: BugFacts | None = None
    """What the bug of four players makes of it, where that was asked for. Name, level and boss above are then those
    that the host sees, and the floors those that the host can walk down to."""

    _of = {"names": "NameIn", "header": "Header", "name": "MapName", "entrances": "Entrance", "boss": "BossRow", "floors": "FloorFacts", "multibug": "BugFacts"}


@dataclass(frozen=True, kw_only=True)
class NameIn(Facts):
    """A name in one language."""

    language: str
    """Two-letter code."""

    name: str
    """The whole name."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Header(Facts):
    """Everything of a map that needs no floor."""

    environment: Literal["caves", "ruins", "ice", "water", "fire"]
    """Environment."""

    floors: int
    """Floors, 2..=16; the boss floor is not counted."""

    smr: int
    """Monster rank of floor 1, 1..=9."""

    boss: int
    """Boss, 1..=12."""

    prefix: int
    """First word of the name, 1..=16."""

    suffix: int
    """Last word of the name, 1..=16."""

    locale_rank: int
    """With the environment it gives the name's middle word, 1..=8."""

    level: int
    """Level of the map, 1..=99."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MapName(Facts):
    """The ids of a map's three words and its level: what the game shows of a map, whatever the language."""

    prefix: int
    """First word in English, 1..=16."""

    locale: int
    """Middle word in English, 1..=24."""

    suffix: int
    """Last word, 1..=16."""

    level: int
    """Level, 1..=99."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Entrance(Facts):
    """An entrance of a map."""

    location: int
    """Location, 1..=150."""

    bases: tuple[int, int]
    """Lowest and highest base that lead there; not every base between does."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BossRow(Facts):
    """A boss."""

    number: int
    """Number, 1 to 12."""

    name: str
    """Name in the language asked for."""

    level: int
    """Level."""

    hp: int
    """Hit points."""

    experience: int
    """Experience points."""

    gold: int
    """Gold pieces."""

    resistances: tuple[tuple[Literal["fire", "ice", "wind", "blast", "earth", "dark", "light"], int], ...]
    """Damage taken in percent, by element."""

    best_forces: tuple[Literal["pyroforce", "cryoforce", "force10", "force-funebre", "force-vitale"], ...]
    """The Forces that help most."""

    best_percent: int
    """Damage with them in percent of a hit without a Force."""

    loot: tuple[tuple[str, int], ...]
    """Drops: item and chance in hundredths of a percent."""

    steal: tuple[str, int] | None
    """What can only be stolen, with its chance in hundredths of a percent."""

    ranks: tuple[tuple[str, int, int], ...]
    """Ranks whose grottos can have it, with its weight among all weights of the rank."""

    suffixes: tuple[str, ...]
    """Last words that its maps can bear, in the language asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FloorFacts(Facts):
    """A floor."""

    number: int
    """Number, from 1."""

    monster_rank: int
    """Monster rank, 1 to 12."""

    side: int
    """Side length, borders included."""

    rows: tuple[str, ...]
    """Rows of the game's tile numbers: 0 floor, 1 and 3 rock, 2 corridor, 4 up, 5 down, 6 chest, 8 doorway."""

    up: Cell
    """Where one arrives."""

    down: Cell
    """The way down."""

    walk: int
    """From the up stairs to the down stairs in half steps."""

    chests: tuple[ChestFacts, ...]
    """Chests in the order of laying."""

    terrain: Terrain
    """What its shape has of note."""

    traps_player: bool
    """Forced stairs that really trap the player (single source)."""

    closed: tuple[Cell, ...]
    """Open cells that nobody can reach."""

    isolated: tuple[Cell, ...]
    """Open cells without a passage."""

    memory: Memory
    """Walkable cells, touching pairs, passages, isolated cells."""

    bytes: int
    """Bytes taken before the monsters' records, of 11,344."""

    fit: int
    """How many records of 20 bytes fit, at most one an entry."""

    monsters: tuple[MonsterFacts, ...]
    """The monsters of its table."""

    special: Any
    """What a shortage of memory did here."""

    _of = {"up": "Cell", "down": "Cell", "chests": "ChestFacts", "terrain": "Terrain", "closed": "Cell", "isolated": "Cell", "memory": "Memory", "monsters": "MonsterFacts"}


@dataclass(frozen=True, kw_only=True)
class Cell(Facts):
    """A place on a floor: column ``x`` to the right, row ``y`` down, both from 0."""

    x: int
    """Column, from the left."""

    y: int
    """Row, from the top."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ChestFacts(Facts):
    """A chest."""

    number: int
    """Place in the order of laying, from 1."""

    cell: Cell
    """Where it stands."""

    rank: int
    """Rank, 1 to 10."""

    letter: str
    """The rank's letter, I to A, then S."""

    hollow: bool
    """It can hold a trap monster that has no record on this floor."""

    unreachable: bool
    """Nobody can reach it."""

    walk: int | None
    """Way from the up stairs in half steps; ``None`` if there is none."""

    contents: tuple[ContentFacts, ...]
    """What it holds at each of the seconds asked for."""

    _of = {"cell": "Cell", "contents": "ContentFacts"}


@dataclass(frozen=True, kw_only=True)
class ContentFacts(Facts):
    """What a chest holds when the chests are laid at a second."""

    second: int
    """Whole seconds of the game's clock since the save was loaded."""

    stopwatch: int
    """The same on a stopwatch started with A at the title screen."""

    roll: int
    """Roll, 0..=99."""

    item: str
    """What it is called."""

    kind: Any
    """What it is."""

    weight: int
    """Chance of this entry in percent."""

    hollow: bool
    """The chest opens without a fight and holds nothing: its monster has no record here."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Terrain(Facts):
    """The shape of a floor."""

    unreachable_chests: tuple[int, ...]
    """Chests (numbers from 1) that cannot be reached from the up stairs."""

    walled_in: bool
    """The down stairs cannot be reached. No layout has it."""

    chambers: tuple[int, ...]
    """Sizes of the closed chambers in cells, in reading order; a chamber of one cell does not show on the game's map."""

    ghosts: tuple[Cell, ...]
    """Old stairs that look like floor, in reading order."""

    forced_stairs: bool
    """The up stairs were written after a hundred failed tries, unchecked."""

    tiles: int
    """Open cells."""

    _of = {"ghosts": "Cell"}


@dataclass(frozen=True, kw_only=True)
class Memory(Facts):
    """What a floor's cells take, before any monster."""

    cells: int
    """Walkable cells (W); chests count even inside rock."""

    touching: int
    """Pairs of walkable cells that touch by a side (X)."""

    passages: int
    """Passages kept (E): all of them, or as many as the area holds."""

    isolated: int
    """Walkable cells left without any passage (Z): no monster appears there or walks in."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MonsterFacts(Facts):
    """A monster of a floor's table."""

    id: int
    """Number."""

    name: str
    """What it is called."""

    rolls: int | None
    """Outputs of 32,768 that pick it for a new roaming monster (single source); ``None`` for trap chests."""

    present: bool
    """It has a record; without one it never appears on this floor."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BugFacts(Facts):
    """What a map becomes in the host's world."""

    shown: Header
    """The header as the game draws it: name, level, boss and the floors that the host can walk down to."""

    own: Header
    """The map's own header: environment and monster ranks of everything that is placed."""

    own_name: str
    """Its own name."""

    own_boss: str
    """Its own boss."""

    gained: tuple[int, int] | None
    """First and last floor that the host gains; ``None`` if there is none."""

    guest_floors: int
    """The last floor that a guest can walk down to."""

    _of = {"shown": "Header", "own": "Header"}


@dataclass(frozen=True, kw_only=True)
class DecodeFacts(Facts):
    """What a name can mean."""

    readings: tuple[TypedName, ...]
    """How the name was read; empty for the map of an earlier boss."""

    legacy_boss: int | None
    """Number of the earlier game's boss, 1 to 13, if it is that boss's map."""

    of_that_name: int
    """Grottos of that name, whatever the location and the base."""

    candidates: tuple[CandidateRow, ...]
    """Those that fit, by rank and seed."""

    _of = {"readings": "TypedName", "candidates": "CandidateRow"}


@dataclass(frozen=True, kw_only=True)
class TypedName(Facts):
    """What a typed name can mean."""

    languages: tuple[Literal["english", "french", "japanese", "spanish", "german", "italian"], ...]
    """The languages that it can be in."""

    prefix: tuple[int, ...]
    """Ids of the first word (material); empty where it was left out."""

    locale: tuple[int, ...]
    """Ids of the place; several where a language calls two places the same, empty where it was left out."""

    suffix: tuple[int, ...]
    """Ids of the last word (feeling); empty where it was left out."""

    level: int | None
    """Level, 1..=99; ``None`` where it was left out."""

    initials: bool
    """Whether only the initials were typed."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CandidateRow(Facts):
    """One grotto that a name can mean."""

    id: str
    """The map."""

    name: MapName
    """Its name."""

    entrances: tuple[Entrance, ...]
    """Where it can lie when it is drawn at random; empty if it cannot be drawn."""

    best: tuple[int, int] | None
    """The base that gives it most often, with how many of the 65,536 timers do."""

    quest: bool
    """Whether quest 15 gives it (at location 5)."""

    community: str
    """The six hex digits that players use."""

    called: str
    """The whole name in the language of the answer."""

    header: Header
    """Header."""

    nickname: str | None
    """What players call the map, where they do."""

    timers_at_base: int | None
    """Timers of 65,536 that give it at the base asked for; ``None`` without one."""

    _of = {"name": "MapName", "entrances": "Entrance", "header": "Header"}


@dataclass(frozen=True, kw_only=True)
class NextFacts(Facts):
    """What the next map can be."""

    base: int | None
    """Base, where one was given."""

    ranks: tuple[RankChance, ...]
    """Ranks among the outcomes of the base."""

    wanted: int | None
    """Timers of 65,536 whose map is wanted."""

    wanted_maps: int | None
    """Different grottos among them."""

    best_bases: tuple[BaseChance, ...]
    """Bases that give what is wanted, most often first."""

    remaining: tuple[Remaining, ...]
    """Timer values that can have made the map that was seen."""

    outcome: NewMap | None
    """The outcome of the one timer asked for."""

    _of = {"ranks": "RankChance", "best_bases": "BaseChance", "remaining": "Remaining", "outcome": "NewMap"}


@dataclass(frozen=True, kw_only=True)
class RankChance(Facts):
    """A rank among the outcomes."""

    rank: str
    """Rank."""

    qualities: tuple[int, int]
    """Lowest and highest quality that occur."""

    timers: int
    """Timers of 65,536."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class BaseChance(Facts):
    """A base that can give what is wanted."""

    base: int
    """Base."""

    timers: int
    """Timers of 65,536."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Remaining(Facts):
    """A timer value that can have made what was seen."""

    timer: int
    """Timer value."""

    map: str
    """The map."""

    bases: tuple[int, int]
    """Lowest and highest base at which it does."""

    qualities: tuple[int, int]
    """Lowest and highest quality that it then has."""

    location: int
    """Where it then lies."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class NewMap(Facts):
    """A map as it is dropped or given."""

    quality: int
    """Quality, 2..=248."""

    seed: int
    """Seed."""

    location: int
    """Entrance, 1..=150."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ChestsFacts(Facts):
    """What chests hold."""

    map: str
    """The map."""

    stopwatch_offset: int
    """How far the stopwatch is ahead of the game's clock."""

    chests: tuple[TimedChest, ...]
    """The chests asked for; empty when items were."""

    windows: tuple[Window, ...]
    """When floors have what is wanted, soonest first."""

    _of = {"chests": "TimedChest", "windows": "Window"}


@dataclass(frozen=True, kw_only=True)
class TimedChest(Facts):
    """A chest with what it holds."""

    floor: int
    """Floor, from 3."""

    chest: int
    """Place in the order of laying, from 1."""

    letter: str
    """The letter of its rank."""

    at: tuple[int, int]
    """Where it stands."""

    unreachable: bool
    """Nobody can reach it."""

    contents: tuple[ContentFacts, ...]
    """What it holds at each second."""

    _of = {"contents": "ContentFacts"}


@dataclass(frozen=True, kw_only=True)
class Window(Facts):
    """Seconds in a row at which a floor has what is wanted."""

    floor: int
    """Floor, from 3."""

    chests: tuple[int, ...]
    """The chests that hold it, by their places in the order of laying."""

    seconds: tuple[int, int]
    """First and last second of the game's clock."""

    stopwatch: tuple[int, int]
    """The same on the stopwatch."""

    hollow: bool
    """It is a trap monster without a record: the chest opens empty."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SpecialFacts(Facts):
    """Special floors in numbers."""

    counts: tuple[KindCount, ...]
    """How often each kind asked for occurs."""

    drawable: int | None
    """Maps that some base and timer value give, of all 393,216."""

    maps: tuple[SpecialRow, ...]
    """The maps, drawable ones first, by way if that was asked for, else by rank and seed."""

    found: int
    """How many maps there are in all."""

    best_bases: tuple[BaseChance, ...]
    """Bases that give such a map, most often first."""

    hollow: HollowCount | None
    """Hollow chests in the source article's count, where they were asked for."""

    extremes: tuple[ExtremeRow, ...]
    """Shortest or longest ways, largest or smallest floors."""

    _of = {"counts": "KindCount", "maps": "SpecialRow", "best_bases": "BaseChance", "hollow": "HollowCount", "extremes": "ExtremeRow"}


@dataclass(frozen=True, kw_only=True)
class KindCount(Facts):
    """How often a kind occurs."""

    kind: str
    """Kind."""

    floors: int
    """Floors over all 393,216 maps."""

    floors_occurring: int
    """Floors of maps whose seed occurs (32,466 of the 32,768)."""

    maps: int
    """Maps with such a floor."""

    maps_drawable: int
    """Maps that can be drawn from some base."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SpecialRow(Facts):
    """A map with special floors."""

    map: str
    """The map."""

    community: str
    """The six hex digits that players use."""

    name: str
    """Its name."""

    floors: tuple[int, ...]
    """The floors."""

    roams: tuple[str, ...]
    """Who roams the first of them, where that is what makes it special."""

    best: BaseChance | None
    """The base that gives the map most often, with how many of the 65,536 timers do; ``None`` if none does."""

    timers_at_base: int | None
    """Timers at the base asked for."""

    half_steps: int | None = None
    """Half steps from the entrance to the up stairs of the first of the floors, where ways were asked for."""

    _of = {"best": "BaseChance"}


@dataclass(frozen=True, kw_only=True)
class HollowCount(Facts):
    """Hollow chests, as the source article counts them: floors of seeds that occur with at least one hollow chest."""

    floors: int
    """Floors with a hollow chest."""

    pandoras_box: int
    """Of these, floors without a record of Pandora's box."""

    mimic: int
    """Of these, floors without a record of the mimic."""

    cannibox: int
    """Of these, floors without a record of the cannibox."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExtremeRow(Facts):
    """A map or a floor with what was measured."""

    map: str | None
    """Map, where maps are measured."""

    seed: str
    """Seed, four hex digits."""

    floor: int
    """Floors of the map, or the first floor that has this layout."""

    side: int
    """Side length of the floor; 0 for a map."""

    value: int
    """Half steps for ways, cells or stairs else."""

    drawable: bool
    """Whether some base and timer value give the map, or a map with this floor."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Dq9BossFacts(Facts):
    """The bosses asked for."""

    bosses: tuple[BossRow, ...]
    """Bosses by number."""

    _of = {"bosses": "BossRow"}


@dataclass(frozen=True, kw_only=True)
class TableFacts(Facts):
    """A table in numbers."""

    table: str
    """The table."""

    sources: tuple[TableSource, ...]
    """Where its figures come from; several where its columns differ."""

    columns: tuple[str, ...]
    """Columns."""

    rows: tuple[tuple[Any, ...], ...]
    """Rows."""

    _of = {"sources": "TableSource"}


@dataclass(frozen=True, kw_only=True)
class TableSource(Facts):
    """A table that can be looked up."""

    table: str
    """Word id of the table (``chests``)."""

    holds: str
    """What it holds."""

    source: str
    """Where its figures come from."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well they are known."""

    section: str
    """Section of the rules text."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SaveFacts(Facts):
    """A save or a list."""

    slot: Literal["church", "quick"] | None
    """Which save was read; ``None`` for a list."""

    checksums: tuple[Checksum, ...]
    """Its two checksums."""

    cleared: int | None
    """Grottos cleared so far."""

    heroes: tuple[HeroRow, ...]
    """Characters."""

    maps: tuple[OwnMapRow, ...]
    """Maps in the order of the bag or of the list."""

    sights: tuple[Sight, ...]
    """For each map that gives the item asked for, where it does soonest."""

    _of = {"checksums": "Checksum", "heroes": "HeroRow", "maps": "OwnMapRow", "sights": "Sight"}


@dataclass(frozen=True, kw_only=True)
class Checksum(Facts):
    """One of a slot's two checksums."""

    from_: int
    """First byte that it covers."""

    to: int
    """Byte behind the last one."""

    stored: int
    """CRC-32 as the save has it."""

    computed: int
    """CRC-32 of the bytes."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HeroRow(Facts):
    """A character of the save, with the bases that its level gives."""

    number: int
    """Place among the records, from 1."""

    name: str
    """Name."""

    level: int
    """Highest level over all vocations."""

    revocations: int
    """Highest number of revocations in any one vocation."""

    reward_base: int
    """Base of a map that is a reward."""

    boss_base: int | None
    """Base of what the boss of the own map of the highest level drops."""

    in_party: bool
    """In the party rather than at rest."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class OwnMapRow(Facts):
    """A map of the player's."""

    number: int
    """Place in the bag or in the list, from 1."""

    map: str | None
    """The grotto; ``None`` for the map of an earlier game's boss or a record that makes no sense."""

    name: str
    """What it is called."""

    quality: int | None
    """Quality, where the save has it."""

    location: int | None
    """Entrance, where it is known."""

    progress: str | None
    """How far the player has come, where the save has it: ``undiscovered``, ``discovered``, ``cleared``."""

    followed: bool
    """It is the map being followed."""

    floors: int
    """Floors."""

    boss: str
    """The boss below the last floor."""

    chests: tuple[int, ...]
    """Chests by rank, from S down to I."""

    special: tuple[int, ...]
    """Floors with a shortage of memory."""

    note: str
    """The player's note, what players call the map, or what is wrong with the record."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Sight(Facts):
    """A chest of a map and the first second that puts an item into it."""

    id: str
    """The map."""

    floor: int
    """Floor, from 3."""

    chest: int
    """Chest, from 1."""

    rank: int
    """Its rank."""

    second: int
    """The second at which the chests have to be laid."""

    lasts: int
    """How many seconds in a row do."""

    chests: int
    """How many of the floor's chests have the item at that second."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StopwatchFacts(Facts):
    """Times for a stopwatch."""

    map: str
    """The map."""

    name: str
    """Its name."""

    stopwatch_offset: int
    """How far the stopwatch is ahead of the game's clock."""

    offset_evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well that is known."""

    start_tenths: int
    """What the stopwatch shows when it is started, in tenths of a second."""

    moments: tuple[MomentFacts, ...]
    """The moments at which one can set it."""

    wants: tuple[WantFacts, ...]
    """What is wanted, in the order asked for."""

    _of = {"moments": "MomentFacts", "wants": "WantFacts"}


@dataclass(frozen=True, kw_only=True)
class MomentFacts(Facts):
    """A moment on both clocks."""

    moment: Literal["five", "solo", "party", "eight", "nine"]
    """``five``, ``solo``, ``party``, ``eight``, ``nine``."""

    second: int
    """Second of the game's clock."""

    stopwatch: int
    """The same on the stopwatch."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well that is known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class WantFacts(Facts):
    """Something wanted, with its times."""

    item: str
    """What it is called."""

    windows: tuple[Window, ...]
    """When floors have it, soonest first."""

    _of = {"windows": "Window"}


@dataclass(frozen=True, kw_only=True)
class FarmFacts(Facts):
    """Maps that have what was looked for."""

    item: str
    """What the chests give."""

    pattern: Literal["quick-load", "all-floors", "third-chests", "combo"]
    """What was looked for."""

    clock: Literal["load", "five", "nine"]
    """How the clock is set."""

    found: int
    """How many maps there are in all."""

    maps: tuple[FarmRow, ...]
    """The first of them: by way if it was asked for, else by rank and seed."""

    _of = {"maps": "FarmRow"}


@dataclass(frozen=True, kw_only=True)
class FarmRow(Facts):
    """A map that has what was looked for."""

    map: str
    """The map."""

    community: str
    """The six hex digits that players use."""

    name: str
    """Its name."""

    stages: tuple[Stage, ...]
    """What its floors offer."""

    _of = {"stages": "Stage"}


@dataclass(frozen=True, kw_only=True)
class Stage(Facts):
    """What a floor offers."""

    floor: int
    """The floor of the chests that are opened at once."""

    openings: tuple[Opening, ...]
    """The chests, by who opens them."""

    thirds: tuple[tuple[int, int], ...]
    """Third chests that come afterwards."""

    third_second: int | None
    """Second at which the third chests are opened, where there are any."""

    routes: tuple[int, ...]
    """Ways in half steps, as section 19.3 lists them; empty if they were not asked for."""

    _of = {"openings": "Opening"}


@dataclass(frozen=True, kw_only=True)
class Opening(Facts):
    """A set of chests that are opened at once."""

    load: Literal["solo", "party", "fixed"]
    """Who opens them."""

    chests: tuple[int, ...]
    """Numbers of the chests, from 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FreeFacts(Facts):
    """Maps that serve every wish."""

    found: int
    """How many maps there are in all."""

    maps: tuple[FreeRow, ...]
    """The first of them, by rank and seed."""

    _of = {"maps": "FreeRow"}


@dataclass(frozen=True, kw_only=True)
class FreeRow(Facts):
    """A map that serves every wish."""

    map: str
    """The map."""

    community: str
    """The six hex digits that players use."""

    name: str
    """Its name."""

    served: tuple[Served, ...]
    """How each wish is served, in their order."""

    _of = {"served": "Served"}


@dataclass(frozen=True, kw_only=True)
class Served(Facts):
    """How a wish is served."""

    floor: int
    """Floor, from 3."""

    chest: int
    """Chest, from 1."""

    letter: str
    """The letter of its rank."""

    second: int | None
    """Second of the game's clock; ``None`` if the wish asks only for a chest."""

    item: str | None
    """What it holds then."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FastestFacts(Facts):
    """The maps that give something after the shortest way."""

    item: str
    """What the chests give."""

    seconds: tuple[int, int]
    """First and last second that were looked at."""

    maps: tuple[FastestRow, ...]
    """Nearest first."""

    _of = {"maps": "FastestRow"}


@dataclass(frozen=True, kw_only=True)
class FastestRow(Facts):
    """A map with its nearest chest."""

    id: str
    """The map."""

    floor: int
    """Floor, from 3."""

    chest: int
    """Chest, from 1."""

    rank: int
    """Its rank."""

    second: int
    """The first of the seconds at which it does."""

    half_steps: int
    """From the entrance to the chest, in half steps."""

    community: str
    """The six hex digits that players use."""

    name: str
    """The map's name."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MarathonFacts(Facts):
    """The best order."""

    item: str
    """The item."""

    own: int
    """How many maps there are."""

    order: tuple[MarathonRow, ...]
    """Those that give the item, in order."""

    _of = {"order": "MarathonRow"}


@dataclass(frozen=True, kw_only=True)
class MarathonRow(Facts):
    """A map of the order."""

    id: str
    """The map."""

    stops: tuple[Stop, ...]
    """The floors, from the top; never empty."""

    chests: int
    """Chests with the item on all of them."""

    half_steps: int
    """From the entrance through all of them to the last chest, in half steps."""

    name: str
    """Its name."""

    chests_so_far: int
    """Chests with the item so far, this map's included."""

    half_steps_so_far: int
    """Half steps so far."""

    _of = {"stops": "Stop"}


@dataclass(frozen=True, kw_only=True)
class Stop(Facts):
    """A floor where one stops."""

    floor: int
    """Floor, from 3."""

    moment: Literal["five", "solo", "party", "eight", "nine"]
    """How the second is hit."""

    second: int
    """The second."""

    chests: tuple[int, ...]
    """The chests that have the item then, from 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class AtFacts(Facts):
    """What the outputs behind a map give."""

    map: str
    """The map."""

    floor: int | None
    """The floor, where one was named."""

    whistle: WhistleFacts | None
    """What a whistle brings there."""

    party_first: bool
    """The party strikes first."""

    battle_start: int
    """Number of the first drop output if the battle spends nothing."""

    patterns: tuple[PatternFacts, ...]
    """Patterns that were asked for."""

    won: tuple[Won, ...]
    """Items won, where chances were given."""

    outputs: tuple[OutputRow, ...]
    """The outputs with what they are for, in order."""

    _of = {"whistle": "WhistleFacts", "patterns": "PatternFacts", "won": "Won", "outputs": "OutputRow"}


@dataclass(frozen=True, kw_only=True)
class WhistleFacts(Facts):
    """What the whistle brings."""

    monster: str | None
    """Who comes; ``None`` where no entry of the table has the output."""

    present: bool
    """It has a record on the floor; without one nothing happens."""

    deftness: int | None
    """Lowest deftness with which the party strikes first; ``None`` if none is enough."""

    ambush: bool
    """The monsters strike first if the party does not."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PatternFacts(Facts):
    """Where a pattern begins."""

    pattern: str
    """What players call it."""

    figure: int
    """Chance of one in so many."""

    starts: tuple[int, ...]
    """Numbers of its first outputs."""

    drops_from: int | None
    """The first output from which the drops asked for begin with it, where drops were asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Won(Facts):
    """An item that was won."""

    pass_: int
    """0 for the victory itself, then the places in ``books``, from 1."""

    kind: int
    """Place of the kind, from 0."""

    loot: Literal["rare", "common"]
    """Which of its items."""

    draw: int
    """Number of the output that gave it, counted from the first one drawn here as 1."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class OutputRow(Facts):
    """What an output is for."""

    number: int
    """Number, counted from the seed; the first is 1."""

    output: int
    """The output, 0..=32767."""

    what: str
    """What it decides: ``unknown``, ``kind``, ``strike``, ``ambush``, ``place``, ``drop``, ``pattern``."""

    reads: str
    """What it comes to."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well it is known that it does."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MethodFacts(Facts):
    """The maps that fit."""

    found: int
    """How many maps there are in all."""

    maps: tuple[MethodRow, ...]
    """The first of them, by rank and seed."""

    _of = {"maps": "MethodRow"}


@dataclass(frozen=True, kw_only=True)
class MethodRow(Facts):
    """A map that fits."""

    map: str
    """The map."""

    community: str
    """The six hex digits that players use."""

    name: str
    """Its name."""

    floors: tuple[int, int] | None
    """First and last floor on which the whistle brings the monster, where one was asked for."""

    deftness: int | None
    """Lowest deftness that strikes first; ``None`` if none is enough."""

    starts: tuple[int, ...]
    """Numbers of the outputs at which the pattern begins."""

    spend: tuple[int | None, ...]
    """Outputs to spend in a battle with one, three or five monsters before the first of them, where it is not past."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SuggestFacts(Facts):
    """Suggestions."""

    suggestions: tuple[SuggestRow, ...]
    """The likeliest first."""

    _of = {"suggestions": "SuggestRow"}


@dataclass(frozen=True, kw_only=True)
class SuggestRow(Facts):
    """A suggestion."""

    value: str
    """What can be typed: a name or its beginning, or a map."""

    told: str
    """Its language, or what players call the map."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class EntrancesFacts(Facts):
    """All entrances."""

    map: str | None = None
    """The map that was asked for."""

    entrances: tuple[EntranceRow, ...]
    """Entrances in the game's order."""

    _of = {"entrances": "EntranceRow"}


@dataclass(frozen=True, kw_only=True)
class EntranceRow(Facts):
    """An entrance."""

    location: int
    """Number, 1 to 150."""

    area: str
    """Region, in English."""

    direction: str
    """How to find it, in English."""

    contact: str
    """Whether monsters reach somebody who stands there: safe, hit or sometimes."""

    access: str
    """What one needs to get there: direct, indirect, ship and so on."""

    lowest_quality: int
    """Lowest quality that can draw it."""

    bases: tuple[int, int] | None = None
    """Lowest and highest base that lead there with the map that was asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SeedFacts(Facts):
    """A seed in numbers."""

    seed: int
    """The number."""

    text: str
    """The eight letters."""

    checksum: int
    """The checksum in the last two letters."""

    stages: tuple[StageRow, ...]
    """Stages 1 to 11."""

    stage_seeds: tuple[int, ...]
    """All 14 outputs of the run's stream; Afterbirth+ uses the first 13."""

    player_seeds: tuple[int, ...]
    """What seeds the player: Afterbirth+, Repentance."""

    _of = {"stages": "StageRow"}


@dataclass(frozen=True, kw_only=True)
class StageRow(Facts):
    """A stage of a run."""

    stage: int
    """Stage."""

    name: str
    """Its name; empty where the profile has no seeds of its own."""

    seed: int
    """Its seed; the run's where the profile has no others."""

    variant: int
    """Its variant."""

    curse: Literal["labyrinth", "lost", "darkness", "unknown", "maze", "blind"] | None
    """Its curse."""

    floor: StageFloor | None = None
    """Its floor, where it was made."""

    _of = {"floor": "StageFloor"}


@dataclass(frozen=True, kw_only=True)
class StageFloor(Facts):
    """A floor in short."""

    rooms: int
    """Rooms, the secret one included."""

    attempts: int
    """Attempts made."""

    boss_steps: int | None
    """Steps to the boss; ``None`` where the game gives the floor up."""

    boss: str | None
    """The boss (abplus)."""

    specials: tuple[str, ...]
    """Special rooms by kind."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class IsaacFloorFacts(Facts):
    """A floor in numbers."""

    profile: Literal["demo", "flash", "abplus", "article", "article-rebirth"]
    """Profile by its name."""

    seed: int
    """The seed as a number."""

    seed_text: str
    """The seed as the game writes it."""

    stage: int
    """Stage."""

    stage_name: str
    """The stage's name; empty where the profile has no seeds of its own."""

    stage_seed: int | None = None
    """The stage's seed (abplus)."""

    variant: int | None = None
    """The stage's variant (abplus)."""

    curse: Literal["labyrinth", "lost", "darkness", "unknown", "maze", "blind"] | None
    """The curse, if any."""

    wanted_hundredths: int
    """Rooms asked for beyond the start, in hundredths."""

    attempts: int
    """Attempts made in all."""

    attempt: int
    """The attempt in these facts, from 1."""

    rejected: str | None = None
    """Why this attempt was given up, as a word id."""

    given_up: bool
    """Whether the game gave the whole floor up."""

    grid: tuple[int, ...]
    """Columns and rows of the grid."""

    rooms: tuple[RoomFacts, ...]
    """Rooms, the start first."""

    dead_ends: tuple[int, ...]
    """Dead ends by place in the list of rooms: the farthest first in abplus, else in the order found."""

    bosses: tuple[BossFacts2, ...]
    """Bosses (abplus): the second one of a labyrinth after the first."""

    steps_to: dict[str, Any]
    """Steps to the first room of a kind, where there is one."""

    draws: dict[str, Any]
    """Draws by stream."""

    _of = {"rooms": "RoomFacts", "bosses": "BossFacts2"}


@dataclass(frozen=True, kw_only=True)
class RoomFacts(Facts):
    """A room in numbers."""

    kind: str
    """Kind by its id."""

    shape: str
    """Shape by the name that the game's tools use."""

    origin: Cell
    """Top left of the bounding box."""

    cells: tuple[Cell, ...]
    """Cells."""

    distance: int
    """Steps from the start along growth; 0 for secret rooms."""

    steps: int | None
    """Steps from the start through doors; ``None`` where there is no way."""

    doors: int
    """Door slots that lead to another room, one bit each: L0 U0 R0 D0 L1 U1 R1 D1."""

    leads_to: tuple[int, ...]
    """Rooms behind the doors, by their place in the list."""

    content: int | None = None
    """Number of the room: in the pools (flash), among the templates given (abplus)."""

    _of = {"origin": "Cell", "cells": "Cell"}


@dataclass(frozen=True, kw_only=True)
class BossFacts2(Facts):
    """A boss in numbers."""

    id: int
    """Subtype of the boss room."""

    name: str
    """Name, as the game's tools spell it."""

    double_trouble: int
    """First room variant of two bosses at once; 0 for one."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StagesFacts(Facts):
    """A run in numbers."""

    seed: int
    """The seed."""

    stages: tuple[StageRow, ...]
    """Its stages. The second floor of a labyrinth has no row of its own."""

    _of = {"stages": "StageRow"}


@dataclass(frozen=True, kw_only=True)
class IsaacDiffFacts(Facts):
    """The comparison in numbers."""

    seed: int
    """The first seed."""

    stage: int
    """Stage."""

    floors: tuple[FloorSummary, ...]
    """The floor under both profiles."""

    statements: tuple[Statement, ...]
    """Statements with their counts over the sample, under the first profile."""

    _of = {"floors": "FloorSummary", "statements": "Statement"}


@dataclass(frozen=True, kw_only=True)
class FloorSummary(Facts):
    """A floor in short."""

    profile: Literal["demo", "flash", "abplus", "article", "article-rebirth"]
    """Profile."""

    rooms: int
    """Rooms beyond the start, the secret one aside."""

    attempts: int
    """Attempts made."""

    boss_steps: int | None
    """Steps to the boss."""

    secret_touches: int | None
    """Rooms that the secret room touches."""

    dead_ends: int
    """Dead ends."""

    large: int
    """Large rooms."""

    draws: int
    """Draws."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Statement(Facts):
    """A statement of the article, and in how many floors of the sample the code contradicts it."""

    id: str
    """Word id."""

    contradicted: int
    """Floors that contradict it."""

    of: int
    """Floors looked at."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExportFacts(Facts):
    """An exported floor."""

    form: str
    """The form."""

    floor: IsaacFloorFacts
    """The floor's facts."""

    file: str
    """The text of the file."""

    _of = {"floor": "IsaacFloorFacts"}


@dataclass(frozen=True, kw_only=True)
class StatsFacts(Facts):
    """What floors are like."""

    first: int
    """First seed."""

    last: int
    """Last seed."""

    stage: int
    """Stage."""

    floors: int
    """Floors made."""

    given_up: int
    """Of those, floors that the game gives up."""

    mean_boss_steps: float
    """Steps to the boss on average."""

    mean_boss_steps_half: float
    """Half the width of that mean's 95 % interval."""

    distributions: tuple[Distribution, ...]
    """The distributions."""

    heat: HeatFacts
    """The heat map."""

    _of = {"distributions": "Distribution", "heat": "HeatFacts"}


@dataclass(frozen=True, kw_only=True)
class Distribution(Facts):
    """How often each value of a column came."""

    column: str
    """The column, as ``isaac columns`` tells it; ``kind`` for the kinds of rooms that a floor has."""

    of: int
    """Floors counted."""

    values: tuple[ShareRow, ...]
    """Its values."""

    _of = {"values": "ShareRow"}


@dataclass(frozen=True, kw_only=True)
class ShareRow(Facts):
    """A value, how often it came, and the interval of its share."""

    value: str
    """The value."""

    count: int
    """Floors that have it."""

    share: float
    """Their share of the floors counted, 0 to 1."""

    low: float
    """Low end of the 95 % interval (Wilson)."""

    high: float
    """High end of the 95 % interval (Wilson)."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HeatFacts(Facts):
    """Where a kind of room falls."""

    kind: str
    """The kind."""

    width: int
    """Columns of the grid."""

    height: int
    """Rows of the grid."""

    counts: tuple[int, ...]
    """Floors whose first room of the kind covers the cell, row by row from the top."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SimFacts(Facts):
    """A simulation in numbers. Shares and means are of the seeds fought, intervals are for all seeds."""

    first_seed: int
    """First seed."""

    fights: int
    """Fights."""

    wins: Share
    """Fights that the hero won."""

    crit_fights: Share
    """Fights with at least one critical hit."""

    stopped: int
    """Fights that a limit ended."""

    turns: Mean
    """Turns of a fight."""

    hp: Mean
    """The hero's life at the end, 0 where it fell."""

    ticks: Mean
    """Ticks of a fight."""

    crits: Mean
    """Critical hits of a fight."""

    misses: Mean
    """Misses of a fight."""

    draws: Mean
    """Dice of a fight."""

    exact: Exact | None
    """Exact chances, where the fight is small enough to compute them."""

    by_turns: tuple[Bin, ...]
    """Fights by turns."""

    by_hp: tuple[Bin, ...]
    """Fights by the hero's life at the end."""

    _of = {"wins": "Share", "crit_fights": "Share", "turns": "Mean", "hp": "Mean", "ticks": "Mean", "crits": "Mean", "misses": "Mean", "draws": "Mean", "exact": "Exact", "by_turns": "Bin", "by_hp": "Bin"}


@dataclass(frozen=True, kw_only=True)
class Share(Facts):
    """A share of fights with its 95 % interval (Wilson)."""

    count: int
    """Fights of which it holds."""

    share: float
    """Share of all, 0 to 1."""

    low: float
    """Low end of the 95 % interval."""

    high: float
    """High end of the 95 % interval."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Mean(Facts):
    """A mean with its 95 % interval."""

    mean: float
    """Mean of the fights."""

    low: float
    """Low end of the 95 % interval."""

    high: float
    """High end of the 95 % interval."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Exact(Facts):
    """Chances that were computed, not sampled."""

    first_target: float
    """Chance of winning when the hero strikes the first living enemy, as the lesson does."""

    best_target: float
    """Chance of winning when the hero always strikes the best target."""

    best_now: int
    """The best target of the hero's first blow, as a place in the roster."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Bin(Facts):
    """How many fights had a value."""

    value: int
    """The value."""

    count: int
    """Fights."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DuelCompareFacts(Facts):
    """A comparison in numbers."""

    fights: int
    """Pairs of fights."""

    a: Share
    """Wins of A."""

    b: Share
    """Wins of B."""

    only_a: int
    """Seeds that only A wins."""

    only_b: int
    """Seeds that only B wins."""

    difference: Mean
    """Chance of A to win less that of B, with its 95 % interval."""

    hp: Mean
    """Life at the end, A less B."""

    turns: Mean
    """Turns, A less B."""

    _of = {"a": "Share", "b": "Share", "difference": "Mean", "hp": "Mean", "turns": "Mean"}


@dataclass(frozen=True, kw_only=True)
class SweepFacts(Facts):
    """A grid in numbers."""

    x: str
    """What varies from column to column."""

    y: str | None = None
    """What varies from row to row."""

    fights: int
    """Fights of each cell."""

    cells: tuple[SweepCell, ...]
    """The cells, row by row."""

    _of = {"cells": "SweepCell"}


@dataclass(frozen=True, kw_only=True)
class SweepCell(Facts):
    """A cell of a grid."""

    x: int
    """Value of the first axis."""

    y: int | None = None
    """Value of the second axis, if there is one."""

    wins: Share
    """Fights that the hero won."""

    turns: float
    """Turns of a fight on average."""

    hp: float
    """The hero's life at the end on average."""

    _of = {"wins": "Share"}


@dataclass(frozen=True, kw_only=True)
class DuelInferFacts(Facts):
    """What remains after each die, and what the next would tell."""

    dice: tuple[str, ...]
    """The dice, as they were understood."""

    remain: tuple[int, ...]
    """Seeds that remain after each die."""

    seeds: tuple[int, ...]
    """Seeds that fit all, the first hundred in ascending order."""

    next_bits: float
    """What one more die of 1..=100 would tell, in bits; 0 where one seed remains."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LessonFacts(Facts):
    """The lesson, or one step of it, in numbers."""

    steps: tuple[Any, ...]
    """The steps asked for, in order."""

    snippet: str | None = None
    """The dice for pasting, when they were asked for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Moment2(Facts):
    """One turn of the queue, and why it is this one's."""

    tick: int
    """Tick."""

    index: int
    """Who acts, as a place in the list."""

    energy: int
    """Energy before paying."""

    kept: int
    """Energy after paying."""

    reason: Literal["most", "earlier", "waited"]
    """Why."""

    carried: int
    """Energy kept from its own last turn; 0 before the first."""

    waited: int
    """Ticks since then."""

    energies: tuple[int, ...]
    """Everybody's energy before the payment, in list order."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class HitExample(Facts):
    """A hit chance."""

    accuracy: int
    """Attacker's accuracy, in percent."""

    evasion: int
    """Target's evasion, in percent."""

    difference: int
    """Their difference."""

    chance: int
    """What it comes to within the bounds."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LessonRoll(Facts):
    """A roll against a hit chance."""

    roll: int
    """What was rolled on 1..=100."""

    hit: bool
    """Whether it is a hit."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DamageExample(Facts):
    """The damage of a blow."""

    weapon: int
    """What the weapon rolled."""

    strength: int
    """Attacker's strength."""

    defense: int
    """Target's defence."""

    crit: bool
    """Whether it is critical."""

    damage: int
    """The damage."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CritExample(Facts):
    """A critical chance."""

    agility: int
    """Attacker's agility."""

    chance: int
    """Chance in percent."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class KindExample(Facts):
    """Damage of one kind against the skeleton."""

    kind: Literal["slash", "pierce", "blunt", "fire", "poison"]
    """Kind."""

    before: int
    """Before."""

    after: int
    """After resistance or weakness."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class WordExample(Facts):
    """Damage and its word."""

    damage: int
    """Damage."""

    life: int
    """Whole life of the target."""

    share: int
    """The damage's share of it, in percent."""

    word: int
    """Which of the four words: 0..=3."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Checked(Facts):
    """An answer of the learner's, checked."""

    given: str
    """As it was given."""

    right: bool
    """Whether it is right."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExerciseCheck(Facts):
    """What a learner's program printed, compared with what it should have."""

    right: bool
    """Whether every line is right."""

    line: int | None
    """The first line that differs, from 1."""

    expected: str | None
    """What it should be; ``None`` where there is a line too many."""

    found: str | None
    """What it is; ``None`` where it is missing."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class PlayFacts(Facts):
    """A played battle in numbers."""

    seed: int
    """Seed of the dice."""

    stage: Any
    """Where it stands."""

    names: tuple[str, ...]
    """Names in roster order, the hero first."""

    hp: tuple[int, ...]
    """Life, in roster order."""

    max_hp: tuple[int, ...]
    """Whole life, in roster order."""

    mana: int
    """The hero's mana."""

    potions: int
    """Potions left."""

    tick: int
    """The clock."""

    energies: tuple[int, ...]
    """Energy, in roster order."""

    turns: int
    """Turns taken."""

    draws: int
    """Dice drawn."""

    choices: tuple[Any, ...]
    """The choices made."""

    options: tuple[PlayOption, ...]
    """What can be chosen."""

    targets: tuple[int, ...]
    """Living enemies that can be aimed at, in the order of the screen, as places in the roster."""

    coming: tuple[ComingTurn, ...]
    """The coming turns."""

    log: tuple[str, ...]
    """The log in the language asked for."""

    _of = {"options": "PlayOption", "coming": "ComingTurn"}


@dataclass(frozen=True, kw_only=True)
class PlayOption(Facts):
    """Something that the hero can choose, or could with more mana or another potion."""

    choice: Any
    """The choice, at the first living enemy."""

    command: Literal["strike", "skill", "item", "flight"]
    """The command that it belongs to."""

    name: str
    """Its name."""

    told: str
    """What it costs, in words."""

    cost: int
    """Energy that it costs."""

    mana: int
    """Mana that it costs."""

    allowed: bool
    """Whether it can be chosen now."""

    aimed: bool
    """Whether an enemy has to be chosen for it."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well its rule is known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ComingTurn(Facts):
    """One coming turn."""

    tick: int
    """Tick."""

    index: int
    """Who, as a place in the roster."""

    differs: bool
    """Whether somebody else would act here after a strike."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class RosterFacts(Facts):
    """A roster in parts."""

    text: str
    """The file."""

    stats: tuple[StatFacts, ...]
    """What every fighter has in numbers."""

    kinds: tuple[str, ...]
    """Kinds that there are."""

    size: tuple[int, int]
    """Fewest and most fighters."""

    fighters: tuple[FighterFacts, ...]
    """The fighters, the hero first."""

    _of = {"stats": "StatFacts", "fighters": "FighterFacts"}


@dataclass(frozen=True, kw_only=True)
class StatFacts(Facts):
    """A number of a fighter, and what it can be."""

    name: str
    """As rosters name it."""

    low: int
    """Lowest value."""

    high: int
    """Highest value."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class FighterFacts(Facts):
    """A fighter of a roster."""

    name: str
    """Name."""

    stats: tuple[int, ...]
    """Its numbers, in the order of the stats."""

    kind: str
    """Kind of its blows."""

    resist: tuple[str, ...]
    """Kinds that do half the damage to it."""

    weak: tuple[str, ...]
    """Kinds that do half again as much."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyTimelineFacts(Facts):
    """A run in numbers."""

    steps: int
    """Steps that were run."""

    counter: int
    """The counter after the last step."""

    wind_used: int
    """Turns of wind that were used."""

    belly_used: int
    """Turns of belly that the leader spent."""

    over: Literal["leader-fell", "blown-out"] | None
    """Why the floor ended early, if it did."""

    before_first_enemy: int
    """Actions of the leader before the first of an enemy; all of them if none acts."""

    rows: tuple[Row, ...]
    """The actions, and what the floor did."""

    monsters: tuple[Standing, ...]
    """How everybody stood at the end."""

    _of = {"rows": "Row", "monsters": "Standing"}


@dataclass(frozen=True, kw_only=True)
class Row(Facts):
    """A row as the vectors have it."""

    t: int
    """Step."""

    frac: int
    """Counter when the action started."""

    actor: str
    """Id, or ``*`` for the floor itself."""

    action: str
    """Action as written in the script, or what the floor did."""

    stage: int | None
    """Stage after the tick and before the effect; ``None`` for the floor."""

    note: str
    """``extra``, ``leader_changed``, ``out_of_order``, ``retry`` or nothing."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Standing(Facts):
    """How a monster stood at the end."""

    id: str
    """Id."""

    name: str
    """Name as shown."""

    slot: int
    """Slot."""

    valid: bool
    """Still on the floor."""

    locked: bool
    """Locked."""

    stage: int
    """Stage, 0..=4."""

    up: tuple[int, ...]
    """Raise counters."""

    down: tuple[int, ...]
    """Lowering counters."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyDiffFacts(Facts):
    """The comparison in numbers."""

    steps: int
    """Steps that were compared."""

    parts: tuple[Part, ...]
    """Where they part, step by step."""

    split: tuple[tuple[int, ...], tuple[int, ...]] | None
    """The leader's actions at +3 with a free default action, between those of the enemies: exact, article."""

    _of = {"parts": "Part"}


@dataclass(frozen=True, kw_only=True)
class Part(Facts):
    """A moment at which the two part."""

    step: int
    """Step."""

    id: str
    """Whose."""

    exact: tuple[str, ...]
    """What it does in this step under the exact rules."""

    article: tuple[str, ...]
    """What it does under the article's."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class DueFacts(Facts):
    """The due table."""

    stages: tuple[DueRow, ...]
    """Slowest first."""

    _of = {"stages": "DueRow"}


@dataclass(frozen=True, kw_only=True)
class DueRow(Facts):
    """One speed stage."""

    stage: int
    """Stage, 0..=4."""

    shown: int
    """As players see it, −1..=3."""

    due: tuple[int, ...]
    """Counters at which it is due."""

    per_24: int
    """How often in 24 steps."""

    next: tuple[int, ...]
    """Steps from each counter to the next due one, 0 if that is now."""

    next_after: tuple[int, ...]
    """The same, counting only later ones."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class StageFacts(Facts):
    """A stage in numbers."""

    terms: tuple[Term, ...]
    """The terms that are not 0."""

    raw: int
    """Their sum."""

    stage: int
    """The sum clamped to 0..=4."""

    shown: int
    """As players see it, −1..=3."""

    due: tuple[int, ...]
    """Counters at which it is due."""

    _of = {"terms": "Term"}


@dataclass(frozen=True, kw_only=True)
class Term(Facts):
    """One term of the sum."""

    id: str
    """Word id."""

    amount: int
    """What it adds."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class SkyPlanFacts(Facts):
    """A plan in numbers."""

    before: tuple[Before, ...]
    """Actions before each enemy."""

    combo: ComboFacts
    """The shortest sequence."""

    kiting: dict[str, Any] | None
    """Kiting, if there is an enemy."""

    expiry: tuple[Expiry, ...]
    """Counters that run out."""

    slowing: tuple[tuple[str, tuple[Slowing, ...]], ...]
    """Slowing each enemy now and later: id, then the eight values of the counter."""

    _of = {"before": "Before", "combo": "ComboFacts", "expiry": "Expiry"}


@dataclass(frozen=True, kw_only=True)
class Before(Facts):
    """The leader's actions before one enemy."""

    id: str
    """Id."""

    free: int
    """If all are free."""

    locking: int
    """If all lock."""

    steps: int
    """Steps to the enemy's action, if the leader's are free."""

    counter: int
    """Counter at that action."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ComboFacts(Facts):
    """The shortest sequence."""

    payload: tuple[str, ...]
    """What was asked for."""

    actions: tuple[str, ...] | None
    """The sequence, with the longest counters drawn; ``None`` if there is none within the depth."""

    wind: int | None
    """Turns of wind, turns of belly, steps."""

    belly: int | None
    """Turns of belly."""

    steps: int | None
    """Steps from the first action to the last."""

    levels: tuple[Level, ...]
    """How many sequences of each length were looked at, and what became of them: the proof that none is shorter."""

    chance: Chance | None
    """The exact chance over every counter that could be drawn."""

    with_shortest: int | None
    """Length of the shortest sequence when the shortest counters are drawn."""

    _of = {"levels": "Level", "chance": "Chance"}


@dataclass(frozen=True, kw_only=True)
class Level(Facts):
    """What one length of sequences came to."""

    length: int
    """Actions in the sequence."""

    tried: int
    """Sequences looked at: every action after everything that was still open."""

    enemy_acted: int
    """Those after which an enemy acted before the payload was done."""

    repeated: int
    """Those that led to a state that a sequence of the same or a smaller length had led to."""

    impossible: int
    """Those that the rules do not allow (a strike without a charge), or after which the floor ended."""

    open: int
    """Those that stayed open."""

    done: int
    """Those that did it."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Chance(Facts):
    """A fraction in lowest terms, and how many runs it was counted over."""

    num: int
    """Numerator."""

    den: int
    """Denominator, at least 1."""

    runs: int
    """Different courses that the draws could give."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Expiry(Facts):
    """Counters of one monster that run out."""

    id: str
    """Id."""

    free: tuple[Lasting, ...]
    """With free actions."""

    locking: tuple[Lasting, ...]
    """With locking actions."""

    refreshes: tuple[Refresh, ...]
    """What another raise would be worth at each of its free actions."""

    _of = {"free": "Lasting", "locking": "Lasting", "refreshes": "Refresh"}


@dataclass(frozen=True, kw_only=True)
class Lasting(Facts):
    """One own action, as its monster stands at it: after the tick, before the effect."""

    action: int
    """Number of the action, from 1."""

    steps: int
    """Steps from now."""

    counter: int
    """The counter."""

    stage: int
    """Stage at which it runs."""

    up: tuple[int, ...]
    """Raise counters."""

    down: tuple[int, ...]
    """Lowering counters."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Refresh(Facts):
    """What a raise is worth when it is made as a certain own action."""

    action: int
    """As which own action the raise is made, from 1."""

    left: int
    """The lowest raise counter left at that action, after its tick; 0 if none is left."""

    stage: int
    """Stage at that action, after its tick."""

    raised: int
    """Stage right after the raise."""

    at_raised: int
    """Later own actions that run at the raised stage."""

    trap: bool
    """The stage rose, but no later action runs at it: the old raise runs out at the next tick, so that the new one only
    takes its place."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Slowing(Facts):
    """Slowing an enemy by one stage at one value of the counter, by somebody who acts before it in the same step."""

    counter: int
    """The counter modulo 8: nothing else of it matters."""

    before: int
    """Steps to its next action as it is."""

    after: int
    """Steps to its next action when slowed now."""

    actions_before: int
    """Its actions in these eight steps, as it is."""

    actions_after: int
    """Its actions in these eight steps, slowed."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Torneko3TimelineFacts(Facts):
    """A run in numbers."""

    turns: int
    """Turns that were run."""

    counter: int
    """The floor's counter after the last one."""

    floor: int
    """Number of the floor, from 1."""

    over: Literal["stairs", "dead", "wind"] | None
    """Why the run ended early, if it did."""

    enemy_actions: int
    """Actions that enemies executed."""

    hits: int
    """Blows of theirs that met the player."""

    skipped: int
    """Skipped phases and actions."""

    cancelled: int
    """Decisions that came to nothing."""

    fired: int
    """Terrain effects that fired."""

    depends_on: tuple[str, ...]
    """Readings that change anything here, by key."""

    events: tuple[dict[str, Any], ...]
    """The events of the turns shown, in the form of the vectors."""

    characters: tuple[CharacterFacts, ...]
    """How everybody stood at the end, in the order of action."""

    _of = {"characters": "CharacterFacts"}


@dataclass(frozen=True, kw_only=True)
class CharacterFacts(Facts):
    """How a character stood at the end."""

    id: str
    """Name."""

    class_: Literal["player", "enemy", "ally"]
    """Side."""

    order: int
    """Order number."""

    cell: Cell
    """Where."""

    hp: int
    """Life."""

    speed: Literal["slow", "normal", "fast1", "fast2"]
    """Speed in force."""

    alive: bool
    """Still on the floor."""

    _of = {"cell": "Cell"}


@dataclass(frozen=True, kw_only=True)
class ReadingsFacts(Facts):
    """All readings in numbers."""

    readings: tuple[ReadingFacts, ...]
    """Each alternative by itself."""

    combinations: int
    """Combinations that were run."""

    all: bool
    """Whether these are all there are; otherwise all single ones and all pairs."""

    outcomes: int
    """Different outcomes among them."""

    together: tuple[str, ...]
    """Switches that change the outcome only together with others."""

    _of = {"readings": "ReadingFacts"}


@dataclass(frozen=True, kw_only=True)
class ReadingFacts(Facts):
    """One reading by itself."""

    entry: str
    """Entry of the rules text, section 11."""

    key: str
    """The switch."""

    usual: str
    """The scenario's value."""

    value: str
    """The value tried."""

    evidence: Literal["certain", "single-source", "disputed", "assumed"]
    """How well the usual reading is known."""

    matters: Literal["no", "order", "outcome"]
    """How it matters."""

    first_usual: str | None
    """The first event that differs, as it usually is."""

    first_here: str | None
    """What happens there instead."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Torneko3PlanFacts(Facts):
    """A plan in numbers."""

    turn: int
    """Turn of the input."""

    phase: Literal["W", "S", "P1", "E1", "A1", "L1", "P2", "E2", "A2", "L2"] | None
    """Phase of the input."""

    choices: tuple[ChoiceFacts, ...]
    """Each input, best first: fewest hits, then least damage, then fewest enemy actions."""

    exits: tuple[ExitFacts, ...]
    """Cells behind a border, safest first."""

    _of = {"choices": "ChoiceFacts", "exits": "ExitFacts"}


@dataclass(frozen=True, kw_only=True)
class ChoiceFacts(Facts):
    """What comes of one input."""

    input: str
    """The input in the words of the one-line form."""

    actions: tuple[ThreatFacts, ...]
    """Actions of enemies before the next input."""

    hits: int
    """Blows and abilities among them that reach the player."""

    damage: int
    """Life the player loses until then."""

    theft: int | None
    """Type of the theft, if it is one."""

    wakes: bool
    """The monster house wakes."""

    ended: Literal["stairs", "dead", "wind"] | None
    """Why there is no next input."""

    _of = {"actions": "ThreatFacts"}


@dataclass(frozen=True, kw_only=True)
class ThreatFacts(Facts):
    """An action of an enemy before the next input."""

    turn: int
    """The floor's counter."""

    phase: Literal["W", "S", "P1", "E1", "A1", "L1", "P2", "E2", "A2", "L2"] | None
    """The phase."""

    who: str
    """Whose."""

    what: str
    """What: move, attack, wait, or the name of an ability."""

    at_player: bool
    """It is a blow at the player."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ExitFacts(Facts):
    """A cell behind a border."""

    border: Literal["off-the-carpet", "into-the-house"]
    """Which border."""

    cell: Cell
    """The cell."""

    path: tuple[str, ...]
    """The steps that lead there."""

    hits: int
    """Hits on the way and after the last step."""

    actions: int
    """Enemy actions after the last step."""

    theft: int | None
    """Type of the theft, if it is one."""

    arrives: bool
    """Whether the player really gets there."""

    _of = {"cell": "Cell"}


@dataclass(frozen=True, kw_only=True)
class ColumnsFacts(Facts):
    """The columns of a space."""

    space: str
    """The space."""

    stages: tuple[StageRow2, ...]
    """Its stages from the cheapest."""

    columns: tuple[ColumnRow, ...]
    """Its columns."""

    _of = {"stages": "StageRow2", "columns": "ColumnRow"}


@dataclass(frozen=True, kw_only=True)
class StageRow2(Facts):
    """A stage of a space."""

    stage: str
    """Its name."""

    doc: str
    """What becomes known."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class ColumnRow(Facts):
    """A column of a space."""

    column: str
    """Its name as conditions write it; ``[]`` stands for a place in a list."""

    kind: str
    """int, bool, string, record or list."""

    unit: str
    """Unit, or what is counted."""

    values: str
    """What values it takes."""

    stage: str
    """Stage from which it is known."""

    doc: str
    """What it means."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class InferFacts2(Facts):
    """What the clues tell."""

    space: str
    """What was searched."""

    of: int
    """Items before the first clue."""

    clues: tuple[ClueRow, ...]
    """The clues in order."""

    remain: int
    """Items that fit all of them."""

    ids: tuple[str, ...]
    """The first hundred of those."""

    next: tuple[LookRow, ...]
    """What tells most about the rest, the most telling first."""

    judged: int
    """How many of the rest that was judged by: all of them, or a sample spread evenly."""

    _of = {"clues": "ClueRow", "next": "LookRow"}


@dataclass(frozen=True, kw_only=True)
class ClueRow(Facts):
    """A clue and what it left."""

    clue: str
    """The clue, as a condition over the columns of the space."""

    remain: int
    """Items that remain."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class LookRow(Facts):
    """What one more look is worth."""

    clue: str
    """Columns to look at."""

    bits: float
    """Expected information in bits."""

    remain: float
    """Items expected to remain."""

    answers: int
    """How many different answers it can have."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class CompareCompareFacts(Facts):
    """A comparison in numbers."""

    party: tuple[Member, ...]
    """The party."""

    turns: int
    """Turns."""

    until: str | None
    """Whose first action is waited for."""

    machines: tuple[MachineFacts, ...]
    """The machines."""

    _of = {"party": "Member", "machines": "MachineFacts"}


@dataclass(frozen=True, kw_only=True)
class Member(Facts):
    """One of the party."""

    id: str
    """Name; the first is the hero, ``A``, ``B``, ``C`` are allies, all others enemies."""

    role: Literal["hero", "ally", "enemy", "field"]
    """Side."""

    pace: Literal["slow", "normal", "fast1", "fast", "triple", "quadruple"]
    """Speed."""

    script: tuple[Literal["walk", "attack", "wait", "haste"], ...]
    """What it does, in order; the last deed is repeated."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class MachineFacts(Facts):
    """What a machine made of the party."""

    machine: Literal["sky", "torneko3", "duel"]
    """Which."""

    bent: tuple[str, ...]
    """Members that it cannot have as asked for."""

    tallies: tuple[Tally, ...]
    """The party's actions."""

    timeline: Timeline
    """Who acts when."""

    times: tuple[int, ...]
    """When each column of the timeline is, in hundredths of a turn."""

    _of = {"tallies": "Tally", "timeline": "Timeline"}


@dataclass(frozen=True, kw_only=True)
class Tally(Facts):
    """How often somebody acts in a machine."""

    id: str
    """Name."""

    actions: int
    """Actions."""

    lost: int
    """Turns or phases lost or locked."""

    first: str | None
    """When it first acts, in the machine's own words; none if it never does."""

    first_at: int | None
    """The same in hundredths of a turn."""

    before: int
    """Its actions before the one waited for."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Timeline(Facts):
    """Lanes × columns × slots: what a turn machine did."""

    step_label: str
    """Name of what the first header row counts (``step``, ``tick``, ``turn 1``)."""

    counter_label: str
    """Name of what the second header row counts (``counter``); empty if there is no second row."""

    lanes: tuple[Lane, ...]
    """Actors, leader first."""

    columns: tuple[Column, ...]
    """Moments, in order."""

    slots: tuple[Slot, ...]
    """Slots, in the order in which they happened. A (lane, column) without one is empty."""

    _of = {"lanes": "Lane", "columns": "Column", "slots": "Slot"}


@dataclass(frozen=True, kw_only=True)
class Lane(Facts):
    """One actor's row, in the order in which the game asks them."""

    name: str
    """Name as the user knows it."""

    role: Literal["hero", "ally", "enemy", "field"]
    """Side."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Column(Facts):
    """One moment. Several columns can belong to one step: an extra action has a column of its own inside it."""

    step: str
    """What the user counts (step, tick, turn); empty in the further columns of the same step."""

    counter: str
    """What the game counts, or the name of the phase; empty where the game counts nothing."""

    band: bool
    """A shared tick, the current phase or the chosen second: drawn as a band."""

    reset: bool
    """The game's counter jumped here (a reset)."""

    _of = {}


@dataclass(frozen=True, kw_only=True)
class Slot(Facts):
    """What one actor does in one column."""

    lane: int
    """Index into ``Timeline::lanes``."""

    column: int
    """Index into ``Timeline::columns``."""

    kind: str
    """What kind of moment it is."""

    action: str
    """Glyph id of the action (``attack``, ``walk``, ``boost``); empty where there is none."""

    extra: bool
    """An action granted out of the usual order: drawn with a plus."""

    differs: bool
    """Differs from the timeline it is compared with."""

    reason: Message | None
    """Why, in words the facade finds; always present on ``SlotKind::Lost``."""

    _of = {"reason": "Message"}


@dataclass(frozen=True, kw_only=True)
class Message(Facts):
    """What is to be said, without the words: rules and tools speak in these, the facade words them in the language that
    the user asked for."""

    id: str
    """Id of the message in the facade's Fluent files."""

    args: tuple[tuple[str, Any], ...]
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
    "SuggestFacts": SuggestFacts,
    "SuggestRow": SuggestRow,
    "EntrancesFacts": EntrancesFacts,
    "EntranceRow": EntranceRow,
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
    "RosterFacts": RosterFacts,
    "StatFacts": StatFacts,
    "FighterFacts": FighterFacts,
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
