//! What each table holds, where its figures come from and how well they are known (`data/README.md` has it by column).

use antre_core::Evidence;

/// A table that can be looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSource {
    /// Word id of the table (`chests`).
    pub table: &'static str,
    /// What it holds.
    pub holds: &'static str,
    /// Where its figures come from.
    pub source: &'static str,
    /// How well they are known.
    pub evidence: Evidence,
    /// Section of the rules text.
    pub section: &'static str,
}

/// Every table, in the order of the rules text.
pub const SOURCES: [TableSource; 17] = [
    row(
        "ranks",
        "qualities, floors, SMR, bosses by rank",
        "decompilation and two tools agree",
        Evidence::Certain,
        "3",
    ),
    row("levels", "how many seeds of a rank have a level", "computed", Evidence::Certain, "3"),
    row("words", "map names in six languages", "game text, collected by players", Evidence::Certain, "3"),
    row(
        "level words",
        "Nv., St., Liv. before the level",
        "nobody has shown a screen",
        Evidence::Assumed,
        "16",
    ),
    row(
        "chest ranks",
        "chest ranks by monster rank",
        "decompilation and three tools agree",
        Evidence::Certain,
        "6",
    ),
    row("chests", "contents of the ten chest ranks", "three tools agree", Evidence::Certain, "7"),
    row("stopwatch", "T = s + 5", "measured by players", Evidence::Disputed, "7"),
    row("monsters", "who roams by environment and rank", "two tools agree", Evidence::Certain, "8"),
    row("monster rolls", "outputs that pick a monster", "Grotto-Searcher alone", Evidence::SingleSource, "8"),
    row(
        "monster memory",
        "bytes of each monster",
        "two tools agree, totals confirmed",
        Evidence::Certain,
        "8",
    ),
    row("boss weights", "how often a rank has a boss", "decompilation", Evidence::Certain, "3"),
    row("bosses", "stats and loot of the bosses", "fan tables differ on two", Evidence::Disputed, "9"),
    row("forces", "best Force against a boss", "computed from disputed resistances", Evidence::Disputed, "9"),
    row("locations", "directions to the 150 entrances", "collected by players", Evidence::SingleSource, "10"),
    row("famous maps", "maps that players gave a name", "community lists", Evidence::SingleSource, "12a"),
    row("legacy bosses", "maps of earlier games' bosses", "decompilation", Evidence::SingleSource, "15"),
    row(
        "saves",
        "where a save keeps its maps",
        "one decompiled editor, checksums verified",
        Evidence::SingleSource,
        "15",
    ),
];

const fn row(
    table: &'static str,
    holds: &'static str,
    source: &'static str,
    evidence: Evidence,
    section: &'static str,
) -> TableSource {
    TableSource { table, holds, source, evidence, section }
}
