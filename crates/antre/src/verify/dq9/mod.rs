//! The kinds of `dq9` vectors (`docs/rules/dq9.md`, sections 12, 12a, 12b and 23).
//!
//! What goes over all maps is computed once a run (see [`universe`]); a reader then only compares.

mod layouts;
mod maps;
mod origins;
mod players;
mod routes;
mod special;
mod universe;

use std::collections::BTreeMap;

use antre_dq9::{MapId, Rank, Seed};
use sha2::{Digest, Sha256};

use super::{Node, Reader, Unreadable};

pub(super) const KINDS: &[(&str, Reader)] = &[
    ("chest_contents.jsonl", maps::chest_contents),
    ("decode.jsonl", origins::decode),
    ("drop_sim.json", players::drop_sim),
    ("extremes.json", layouts::extremes),
    ("famous_maps.csv", maps::famous_maps),
    ("full_records.jsonl", maps::full_records),
    ("headers_all.csv", maps::headers),
    ("layout_crc32.bin", layouts::crcs),
    ("layout_digests.json", layouts::digests),
    ("map_crc32.bin", maps::crcs),
    ("map_digests.json", maps::digests),
    ("map_method.txt", players::map_method),
    ("map_routes.json", routes::map_routes),
    ("metal_only_chance_by_base.csv", special::metal_only_chances),
    ("multibug.json", players::multibug),
    ("multibug_sample.txt", players::multibug_sample),
    ("never_seeds.csv", origins::never_seeds),
    ("obtain.jsonl", origins::obtain),
    ("quality_distribution.csv", origins::quality_distribution),
    ("seed_claims.json", origins::claims),
    ("single_monster_floors.csv", special::single_monster_floors),
    ("single_monster_summary.json", special::single_monster_summary),
    ("special_floors.csv", special::special_floors),
    ("terrain_digests.json", layouts::terrain_digests),
    ("terrain_maps.json", routes::terrain_maps),
    ("terrain_rare.jsonl", layouts::terrain_rare),
    ("timer_searches.jsonl", routes::timer_searches),
    ("timers.csv", origins::timers),
];

/// A sentence about a value of the wrong kind.
fn wrong(node: &Node<'_>, error: impl std::fmt::Display) -> Unreadable {
    Unreadable(format!("{}: {error}", node.place()))
}

/// A rank by its lowest quality.
fn rank_of(node: &Node<'_>, quality: i64) -> Result<Rank, Unreadable> {
    let code =
        u8::try_from(quality).map_err(|_| wrong(node, format_args!("rank {quality}: expected 2..=221")))?;
    Rank::of_code(code).map_err(|error| wrong(node, error))
}

fn seed_of(node: &Node<'_>, seed: i64) -> Result<Seed, Unreadable> {
    Seed::new(seed).map_err(|error| wrong(node, error))
}

/// The map of the keys `rank` and `seed`.
fn map_of(case: &Node<'_>) -> Result<MapId, Unreadable> {
    let (rank, seed) = (case.get("rank")?, case.get("seed")?);
    Ok(MapId::new(rank_of(&rank, rank.int()?)?, seed_of(&seed, seed.int()?)?))
}

/// A floor number 1..=16.
fn floor_of(node: &Node<'_>, floor: i64) -> Result<u8, Unreadable> {
    let floor = antre_core::in_range("floor", floor, 1..=16).map_err(|error| wrong(node, error))?;
    Ok(floor as u8)
}

/// SHA-256 in hex.
fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The first sixteen digits of a SHA-256, as blocks have them.
fn block_digest(bytes: &[u8]) -> String {
    sha256(bytes)[..16].to_owned()
}

/// Things in the order in which a file lists them, for lists whose order means nothing; what it does not list comes last.
fn in_order_of(written: &[&str], found: impl IntoIterator<Item = String>) -> Vec<String> {
    let places: BTreeMap<&str, usize> = written.iter().copied().zip(0..).collect();
    let mut found: Vec<String> = found.into_iter().collect();
    found.sort_by_key(|thing| places.get(thing.as_str()).copied().unwrap_or(usize::MAX));
    found
}

/// A table whose first line names its columns. Each line is compared as a whole with the line that the rules give.
struct Table<'a> {
    rows: Vec<Row<'a>>,
}

/// A line of a table.
struct Row<'a> {
    node: Node<'a>,
    cells: Vec<&'a str>,
    separator: char,
}

impl<'a> Table<'a> {
    /// The lines below a heading of these columns.
    fn read(root: &Node<'a>, columns: &str, separator: char) -> Result<Self, Unreadable> {
        let lines = root.items()?;
        let [head, lines @ ..] = lines.as_slice() else {
            return Err(wrong(root, format_args!("no line: expected the heading {columns}")));
        };
        head.line()?;
        head.expect(columns);
        let width = columns.split(separator).count();
        let row = |node: &Node<'a>| {
            let cells = cells(node.line()?, separator);
            if cells.len() != width {
                return Err(wrong(node, format_args!("{} columns: expected {columns}", cells.len())));
            }
            Ok(Row { node: node.clone(), cells, separator })
        };
        Ok(Self { rows: lines.iter().map(row).collect::<Result<_, _>>()? })
    }
}

/// The cells of a line as they are written: with their quotation marks, inside which separators do not count.
fn cells(line: &str, separator: char) -> Vec<&str> {
    let mut quoted = false;
    line.split(|letter| {
        quoted ^= letter == '"';
        letter == separator && !quoted
    })
    .collect()
}

impl Row<'_> {
    /// A whole number of a column, counted from 0.
    fn int(&self, column: usize) -> Result<i64, Unreadable> {
        let cell = self.cells[column];
        cell.parse().map_err(|_| wrong(&self.node, format_args!("{cell}: expected a whole number")))
    }

    /// The map of the columns of rank (lowest quality) and seed.
    fn map(&self, rank: usize, seed: usize) -> Result<MapId, Unreadable> {
        Ok(MapId::new(rank_of(&self.node, self.int(rank)?)?, seed_of(&self.node, self.int(seed)?)?))
    }

    /// A name as it stands in a column if it is `name` in another case, else `name`.
    fn same_name(&self, column: usize, name: &str) -> String {
        let cell = self.cells[column];
        if cell.to_lowercase() == name.to_lowercase() { cell.into() } else { name.into() }
    }

    /// Yes or no, written as the column writes it.
    fn flag(&self, column: usize, flag: bool) -> String {
        match self.cells[column] {
            "True" | "False" => if flag { "True" } else { "False" }.into(),
            "true" | "false" => flag.to_string(),
            "yes" | "no" => if flag { "yes" } else { "no" }.into(),
            _ => u8::from(flag).to_string(),
        }
    }

    /// Compares the line with cells that the rules gave.
    fn expect(&self, cells: &[String]) {
        self.node.expect(cells.join(self.separator.encode_utf8(&mut [0; 4])));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separators_in_quotation_marks_do_not_count() {
        assert_eq!(cells("1,\"a, b\",2", ','), ["1", "\"a, b\"", "2"]);
        assert_eq!(cells("", ','), [""]);
        assert_eq!(cells("a,,b", ','), ["a", "", "b"]);
    }
}
