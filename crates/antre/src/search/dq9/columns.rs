//! Columns that several grotto spaces have.

use std::fmt::Write as _;
use std::sync::LazyLock;

use antre_dq9::tables::{BOSSES, LOCALE_WORDS, Language, PREFIX_WORDS, SUFFIX_WORDS, Words, monster};
use antre_dq9::universe::FloorFacts;
use antre_dq9::{Environment, Header, MapId, MapName, NoMonsters, Rank, Special, chests};
use antre_search::Column;

/// An item that belongs to a map.
pub(super) trait OfMap {
    fn id(&self) -> MapId;
    fn header(&self) -> &Header;
}

fn english(words: &[Words]) -> Vec<&'static str> {
    words.iter().map(Words::english).collect()
}

/// Columns of a map's header.
pub(super) fn header<I: OfMap + Clone + 'static>() -> Vec<Column<I>> {
    let bosses = || BOSSES.iter().map(|boss| boss.words.english());
    vec![
        Column::text("id", "Map as RR:seed, rank in hex and seed in decimal", |i: &I, _, text| {
            // A String takes whatever is written to it.
            let _ = write!(text, "{}", i.id());
        }),
        Column::word(
            "rank",
            Rank::all().map(|rank| rank.to_string()),
            "Rank: hex code of its lowest quality",
            |i: &I, _| i.id().rank.index(),
        ),
        Column::int("seed", 0..=32_767, "", "Seed of the map", |i: &I, _| i.id().seed.get().into()),
        Column::word(
            "environment",
            Environment::ALL.map(Environment::word),
            "What the grotto looks like",
            |i: &I, _| usize::from(i.header().environment.number()) - 1,
        ),
        Column::int("depth", 2..=16, "floors", "Floors, the boss floor not counted", |i: &I, _| {
            i.header().floors.into()
        }),
        Column::int("smr", 1..=9, "rank", "Monster rank of floor 1", |i: &I, _| i.header().smr.into()),
        Column::word("boss", bosses(), "Boss, by its English name", |i: &I, _| {
            usize::from(i.header().boss) - 1
        }),
        Column::int("boss_number", 1..=12, "", "Boss, by its number", |i: &I, _| i.header().boss.into()),
        Column::word("prefix", english(&PREFIX_WORDS), "First word of the English name", |i: &I, _| {
            usize::from(i.header().prefix) - 1
        }),
        Column::word("locale", english(&LOCALE_WORDS), "Middle word of the English name", |i: &I, _| {
            usize::from(i.header().locale()) - 1
        }),
        Column::word("suffix", english(&SUFFIX_WORDS), "Last words of the English name", |i: &I, _| {
            usize::from(i.header().suffix) - 1
        }),
        Column::int("level", 1..=99, "", "Level in the name", |i: &I, _| i.header().level.into()),
        Column::text("name", "Whole English name", |i: &I, _, text| {
            MapName::of(i.header()).push_to(text, Language::English);
        }),
    ]
}

/// The letters of the chest ranks from the best.
pub(super) const LETTERS: [&str; 10] = ["S", "A", "B", "C", "D", "E", "F", "G", "H", "I"];

/// How many chests of each rank some floors have.
pub(super) fn chest_counts<I: Clone + 'static>(
    most: i64,
    count: impl Fn(&I, usize, u8) -> i64 + Copy + Send + Sync + 'static,
) -> Vec<Column<I>> {
    let mut columns: Vec<Column<I>> = LETTERS
        .iter()
        .enumerate()
        .map(|(at, letter)| {
            let rank = 10 - at as u8;
            Column::int(letter, 0..=most, "chests", "Chests of this rank", move |i: &I, place| {
                count(i, place, rank)
            })
        })
        .collect();
    columns.push(Column::int("total", 0..=most, "chests", "Chests of any rank", move |i: &I, place| {
        (1..=10).map(|rank| count(i, place, rank)).sum()
    }));
    columns
}

/// What a shortage of memory did, as words of the column `special`.
const SPECIALS: [&str; 6] = ["", "single", "few", "cut-passages", "traps-only", "memory-full"];

/// Monsters that some floor has alone, by their English names in lower case; nothing at place 0.
static NAMES: LazyLock<Vec<(u16, String)>> = LazyLock::new(|| {
    let monsters = (0..=u16::MAX).filter_map(monster).filter(|monster| monster.memory.is_some());
    let names = monsters.map(|monster| (monster.id, monster.words.english().to_lowercase()));
    std::iter::once((0, String::new())).chain(names).collect()
});

/// Columns of a floor. `facts` is the floor that an item and a place mean.
pub(super) fn floor<I: Clone + 'static>(
    facts: impl Fn(&I, usize) -> Option<&FloorFacts> + Copy + Send + Sync + 'static,
) -> Vec<Column<I>> {
    let with = move |read: fn(&FloorFacts) -> i64| move |i: &I, place: usize| facts(i, place).map_or(0, read);
    let word =
        move |read: fn(&FloorFacts) -> usize| move |i: &I, place: usize| facts(i, place).map_or(0, read);
    let mut columns = vec![
        Column::int("number", 1..=16, "", "Number of the floor, from 1", with(|f| f.number.into())),
        Column::int(
            "side",
            10..=16,
            "cells",
            "Side of the square, borders included",
            with(|f| f.layout.side.into()),
        ),
        Column::int("monster_rank", 1..=12, "rank", "Monster rank", with(|f| f.monster_rank.into())),
        Column::record(
            "chests",
            "Chests by rank",
            chest_counts(3, move |i: &I, place, rank| {
                facts(i, place).map_or(0, |f| f.ranks.iter().map(|&has| i64::from(has == rank)).sum())
            }),
        ),
        Column::int(
            "hollow",
            0..=3,
            "chests",
            "Chests that may hold a trap monster that has no record: what it held is lost",
            with(|f| (0..3).filter(|&index| f.is_hollow(index)).count() as i64),
        ),
        Column::word(
            "special",
            SPECIALS,
            "What a shortage of memory did: one kind roams, few kinds, passages cut, none but traps, none at all",
            word(|f| match f.special() {
                None => 0,
                Some(Special::Single(_)) => 1,
                Some(Special::Few(_)) => 2,
                Some(Special::CutPassages) => 3,
                Some(Special::NoMonsters(NoMonsters::TrapsOnly)) => 4,
                Some(Special::NoMonsters(NoMonsters::MemoryFull)) => 5,
            }),
        ),
        Column::word(
            "single_monster",
            NAMES.iter().map(|(_, name)| name.clone()),
            "The only monster that roams it, by its English name in lower case; empty if there are several or none",
            word(|f| match f.special() {
                Some(Special::Single(monster)) => {
                    NAMES.iter().position(|&(id, _)| id == monster).unwrap_or(0)
                }
                _ => 0,
            }),
        ),
    ];
    columns.extend(memory_and_stairs(facts));
    columns
}

/// Columns of a floor that tell of its memory and its stairs.
fn memory_and_stairs<I: Clone + 'static>(
    facts: impl Fn(&I, usize) -> Option<&FloorFacts> + Copy + Send + Sync + 'static,
) -> Vec<Column<I>> {
    let with = move |read: fn(&FloorFacts) -> i64| move |i: &I, place: usize| facts(i, place).map_or(0, read);
    vec![
        Column::int(
            "kinds",
            0..=8,
            "monsters",
            "Entries of the monster table that have a record",
            with(|f| f.fit.into()),
        ),
        Column::int(
            "lost",
            0..=8,
            "monsters",
            "Entries of the monster table that have none and never appear",
            with(|f| f.table().entries.len() as i64 - i64::from(f.fit)),
        ),
        Column::int(
            "bytes",
            0..=11_344,
            "bytes",
            "Memory taken before the monsters' records, of 11,344",
            with(|f| f.bytes.into()),
        ),
        Column::int(
            "open",
            0..=256,
            "cells",
            "Cells that can be walked on",
            with(|f| f.layout.memory.cells.into()),
        ),
        Column::int(
            "isolated",
            0..=256,
            "cells",
            "Open cells that lost every passage",
            with(|f| f.layout.memory.isolated.into()),
        ),
        Column::int(
            "up_x",
            0..=15,
            "cells",
            "Column of the stairs up, from 0",
            with(|f| f.layout.up.x.into()),
        ),
        Column::int("up_y", 0..=15, "cells", "Row of the stairs up, from 0", with(|f| f.layout.up.y.into())),
        Column::int(
            "down_x",
            0..=15,
            "cells",
            "Column of the stairs down, from 0",
            with(|f| f.layout.down.x.into()),
        ),
        Column::int(
            "down_y",
            0..=15,
            "cells",
            "Row of the stairs down, from 0",
            with(|f| f.layout.down.y.into()),
        ),
    ]
}

/// Place of a chest rank's letter in [`LETTERS`].
pub(super) fn letter_place(rank: u8) -> usize {
    let letter = chests::letter(rank).to_string();
    LETTERS.iter().position(|&known| known == letter).unwrap_or(0)
}
