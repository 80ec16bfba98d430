//! Layouts, their shapes and their extremes.

use std::sync::LazyLock;

use antre_dq9::extremes::{Extreme, extremes as lists};
use antre_dq9::terrain::{Terrain, walk_rows};
use antre_dq9::{FastLayout, LayoutCase};
use serde_json::{Map, Value, json};

use super::super::{Document, Node, Unreadable};
use super::universe::{RECORDS, SHAPES};
use super::{block_digest, wrong};

const fn name(case: LayoutCase) -> &'static str {
    match case {
        LayoutCase::One => "floor1or2",
        LayoutCase::Three => "floor3",
        LayoutCase::Four => "floor4",
        LayoutCase::Five => "floor5to8",
        LayoutCase::Nine => "floor9to12",
        LayoutCase::Thirteen => "floor13to16",
    }
}

pub(super) fn digests(document: &Document<'_>) -> Result<(), Unreadable> {
    for (key, sums) in document.root().entries()? {
        let _case = sums.case();
        let Some((case, found)) =
            LayoutCase::ALL.into_iter().zip(&*RECORDS).find(|(case, _)| name(*case) == key)
        else {
            let known = LayoutCase::ALL.map(name).join(", ");
            return Err(wrong(&sums, format_args!("{key}: expected one of {known}")));
        };
        sums.get("floor_used")?.expect(case.floors().0);
        sums.get("sha256")?.expect(found.sha256.as_str());
        sums.get("blocks_of_1024_floorseeds")?.expect(found.blocks.clone());
    }
    Ok(())
}

pub(super) fn crcs(document: &Document<'_>) -> Result<(), Unreadable> {
    let words = document.root().items()?;
    let expected: usize = RECORDS.iter().map(|sums| sums.crcs.len()).sum();
    if words.len() != expected {
        return Err(wrong(&document.root(), format_args!("{} words: expected {expected}", words.len())));
    }
    let mut words = words.into_iter();
    for sums in &*RECORDS {
        let _case = document.case();
        // In this order the last word of a case is not taken from the next one.
        for (&crc, word) in sums.crcs.iter().zip(words.by_ref()) {
            word.expect(crc);
        }
    }
    Ok(())
}

/// What terrain lines say of a layout.
struct Shape {
    size: u8,
    tiles: u16,
    walk: String,
    chest_walks: String,
    hidden: String,
    cut_off: u8,
    chambers: String,
    ghosts: String,
    forced: u8,
}

fn list<T: ToString>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { ".".into() } else { items.join(separator) }
}

impl Shape {
    fn of(case: LayoutCase, v: u16) -> Self {
        let (layout, _) = FastLayout::generate(case, v);
        let (terrain, open) = (Terrain::of_fast(&layout), layout.open_rows());
        let walk = |to| walk_rows(&open, layout.up, to).map_or_else(|| "-".into(), |walk| walk.to_string());
        Self {
            size: layout.side,
            tiles: terrain.tiles,
            walk: walk(layout.down),
            chest_walks: list(layout.chests.iter().map(|&chest| walk(chest)), ","),
            hidden: list(&terrain.unreachable_chests, ","),
            cut_off: terrain.walled_in.into(),
            chambers: list(&terrain.chambers, ","),
            ghosts: list(terrain.ghosts.iter().map(|ghost| format!("{},{}", ghost.x, ghost.y)), ";"),
            forced: terrain.forced_stairs.into(),
        }
    }
}

/// The case whose first floor a number names.
fn case_of(node: &Node<'_>, floor: i64) -> Result<LayoutCase, Unreadable> {
    let case = LayoutCase::ALL.into_iter().find(|case| i64::from(case.floors().0) == floor);
    case.ok_or_else(|| wrong(node, format_args!("case {floor}: expected 1, 3, 4, 5, 9 or 13")))
}

/// Beginnings of the SHA-256 of each block's terrain lines, by case.
static TERRAIN: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| LayoutCase::ALL.map(terrain_blocks).into());

fn terrain_blocks(case: LayoutCase) -> Vec<String> {
    let number = case.floors().0;
    let mut blocks = vec![String::new(); usize::from(*case.values().end() / 1_024) + 1];
    for v in case.values() {
        let Shape { size, tiles, walk, chest_walks, hidden, cut_off, chambers, ghosts, forced } =
            Shape::of(case, v);
        blocks[usize::from(v / 1_024)].push_str(&format!(
            "{number} {v} {size} {tiles} {walk} {chest_walks} {hidden} {cut_off} {chambers} {ghosts} {forced}\n"
        ));
    }
    blocks.iter().map(|block| block_digest(block.as_bytes())).collect()
}

pub(super) fn terrain_digests(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("line")?.note();
    for (key, sums) in root.get("cases")?.entries()? {
        let _case = sums.case();
        let number =
            key.parse().map_err(|_| wrong(&sums, format_args!("{key}: expected the number of a floor")))?;
        let case = case_of(&sums, number)?;
        sums.get("count")?.expect(case.values().len());
        sums.get("first_v")?.expect(*case.values().start());
        sums.get("last_v")?.expect(*case.values().end());
        let place = LayoutCase::ALL.into_iter().position(|other| other == case);
        let found = place.and_then(|place| TERRAIN.get(place)).cloned().unwrap_or_default();
        sums.get("blocks_of_1024")?.expect(found);
    }
    Ok(())
}

pub(super) fn terrain_rare(document: &Document<'_>) -> Result<(), Unreadable> {
    for line in document.root().items()? {
        let _case = line.case();
        let number = line.get("case")?;
        let (case, v) = (case_of(&number, number.int()?)?, line.get("v")?);
        let value = antre_core::in_range("v", v.int()?, 1..=i64::from(*case.values().end()));
        let shape = Shape::of(case, value.map_err(|error| wrong(&v, error))? as u16);
        line.get("size")?.expect(shape.size);
        line.get("tiles")?.expect(shape.tiles);
        let walk = shape.walk.parse::<u16>().map_or_else(|_| Value::from(shape.walk.as_str()), Value::from);
        line.get("walk")?.expect(walk);
        line.get("chest_walks")?.expect(shape.chest_walks);
        line.get("hidden")?.expect(shape.hidden);
        line.get("chambers")?.expect(shape.chambers);
        line.get("ghosts")?.expect(shape.ghosts);
        line.get("forced")?.expect(shape.forced);
        if let Some(cut_off) = line.find("cut_off") {
            cut_off.expect(shape.cut_off);
        }
    }
    Ok(())
}

/// Half steps as whole or half steps, in the way that JSON writers have them.
fn steps(half: u8) -> Value {
    if half.is_multiple_of(2) { Value::from(half / 2) } else { Value::from(f64::from(half) / 2.0) }
}

/// The lists of each comparison by their names.
static EXTREMES: LazyLock<[Map<String, Value>; 5]> = LazyLock::new(|| Extreme::ALL.map(lists_of));

fn lists_of(extreme: Extreme) -> Map<String, Value> {
    let lists = lists(&SHAPES, extreme).into_iter().filter_map(|list| {
        let first = list.first()?;
        let key = match extreme {
            Extreme::LargestChamber => first.value.to_string(),
            Extreme::MostGhosts => "all".into(),
            _ => format!("{0}x{0}", first.side),
        };
        let rows = list.iter().map(|entry| {
            let value = if extreme == Extreme::LongestWalk { steps(entry.value) } else { entry.value.into() };
            json!([format!("{:04X}", entry.seed.get()), entry.floor, value, format!("{0}x{0}", entry.side)])
        });
        Some((key, Value::from(rows.collect::<Vec<_>>())))
    });
    lists.collect()
}

pub(super) fn extremes(document: &Document<'_>) -> Result<(), Unreadable> {
    const NAMES: [&str; 5] = ["maxtile", "mintile", "maxwalk", "maxiso", "maxghost"];
    let root = document.root();
    for (name, lists) in NAMES.into_iter().zip(&*EXTREMES) {
        let groups = root.get(name)?;
        let _case = groups.case();
        groups.expect(lists.clone());
    }
    Ok(())
}
