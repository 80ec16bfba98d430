//! The bug of four players, the Map Method, drops.

use std::sync::LazyLock;

use antre_dq9::draws::At;
use antre_dq9::drops::{Kind, Loot, drops};
use antre_dq9::map_method::{Pattern, deftness_needed, outputs, scan_outputs};
use antre_dq9::tables::monster;
use antre_dq9::universe::{FloorFacts, LayoutFacts};
use antre_dq9::{Edition, FastLayout, Header, LayoutCase, MapId, Memory, Multibug, Rank, Seed, Special};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::universe::LAYOUTS;
use super::{Table, in_order_of, seed_of, sha256, wrong};

/// `own_floors env floors smr boss prefix suffix localeRank level` of a map under the bug.
fn shifted_line(id: MapId) -> String {
    let Multibug { shown, own } = Multibug::of(id);
    let Header { environment, floors, smr, boss, prefix, suffix, locale_rank, level } = shown;
    let environment = environment.number();
    format!("{} {environment} {floors} {smr} {boss} {prefix} {suffix} {locale_rank} {level}", own.floors)
}

/// By rank: the digest of its lines, and how many maps get more floors, the same, fewer.
static SHIFTED: LazyLock<Vec<(String, [usize; 3])>> = LazyLock::new(|| {
    let of_rank = |rank| {
        let maps = || Seed::all().map(move |seed| MapId::new(rank, seed));
        let lines: String = maps().map(|id| format!("{} {}\n", id.seed, shifted_line(id))).collect();
        let count = |order| {
            maps().map(Multibug::of).filter(|bug| bug.shown.floors.cmp(&bug.own.floors) == order).count()
        };
        let counts = [std::cmp::Ordering::Greater, std::cmp::Ordering::Equal, std::cmp::Ordering::Less];
        (sha256(lines.as_bytes()), counts.map(count))
    };
    Rank::all().map(of_rank).collect()
});

/// The gained floors on which the memory is short.
static GAINED: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let maps = super::universe::every_map();
    let rows = maps.flat_map(|id| {
        let bug = Multibug::of(id);
        bug.gained().filter_map(move |number| gained_floor(id, &bug, number))
    });
    rows.collect()
});

fn gained_floor(id: MapId, bug: &Multibug, number: u8) -> Option<Value> {
    let floor = LAYOUTS.floor(id.seed, &bug.own, number, &Edition::WESTERN);
    floor.special()?;
    let floor = as_tools_count(floor, id.seed.get() + u16::from(number));
    let special = floor.special()?;
    let roaming =
        |fit: usize| floor.table().entries[..fit].iter().filter(|entry| entry.rolls.is_some()).count();
    Some(json!([
        id.rank.to_string(),
        format!("{:04X}", id.seed.get()),
        bug.own.floors,
        bug.shown.floors,
        number,
        roaming(floor.fit.into()),
        roaming(floor.table().entries.len()),
        floor.layout.memory.isolated,
        label(&floor, special),
    ]))
}

/// A floor as the tools see it that made this vector: for isolated cells they take those met after the passages ran out
/// (their *D*). On one layout that is one cell less, and one record more has room (see [`Memory::met_after_the_cut`]).
fn as_tools_count(floor: FloorFacts, v: u16) -> FloorFacts {
    let (layout, _) = FastLayout::generate(LayoutCase::of_floor(floor.number), v);
    let isolated = Memory::met_after_the_cut(&layout.open_rows());
    let memory = Memory { isolated, ..floor.layout.memory };
    let edition = Edition::WESTERN;
    FloorFacts {
        fit: memory.fit(floor.table(), &edition),
        bytes: memory.bytes(floor.table(), &edition),
        layout: LayoutFacts { memory, ..floor.layout },
        ..floor
    }
}

/// What the vectors call a special floor: who is left, and the first trap monster without a record.
fn label(floor: &FloorFacts, special: Special) -> String {
    let who = match special {
        Special::NoMonsters(_) => "No-enemy".into(),
        Special::Few(kinds) => format!("{kinds}-enemy"),
        Special::CutPassages => return "Partially No-enemy".into(),
        Special::Single(only) => {
            let name = monster(only).map_or("", |monster| monster.words.english());
            format!("{} only", capitals(name))
        }
    };
    let traps = [(38, "Cannibox"), (39, "Mimic"), (40, "Pandora's Box")];
    let missing = traps.into_iter().find(|(trap, _)| !floor.has_record(*trap));
    missing.map_or_else(|| who.clone(), |(_, name)| format!("{who} (No {name})"))
}

/// Every word with a capital.
fn capitals(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    name.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

pub(super) fn multibug(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let rank = |node: &Node<'_>, key: &str| key.parse::<Rank>().map_err(|error| wrong(node, error));
    for (key, counts) in root.get("more_same_fewer")?.entries()? {
        let _case = counts.case();
        counts.expect(json!(SHIFTED[rank(&counts, key)?.index()].1));
    }
    for (key, digest) in root.get("sha256_per_rank")?.entries()? {
        let _case = digest.case();
        digest.expect(SHIFTED[rank(&digest, key)?.index()].0.as_str());
    }
    let rows = root.get("special_on_gained_floors")?;
    let _case = rows.case();
    // Floors of one map come in no order: that of the file is kept where the rows are the same.
    let written: Vec<String> = rows.items()?.iter().map(|row| row.given().to_string()).collect();
    let written: Vec<&str> = written.iter().map(String::as_str).collect();
    let found: Result<Vec<Value>, _> = in_order_of(&written, GAINED.iter().map(ToString::to_string))
        .iter()
        .map(|row| serde_json::from_str(row))
        .collect();
    rows.expect(found.map_err(|error| wrong(&rows, error))?);
    Ok(())
}

pub(super) fn multibug_sample(document: &Document<'_>) -> Result<(), Unreadable> {
    const COLUMNS: &str = "rank seed own_floors env floors smr boss prefix suffix localeRank level";
    let rows = Table::read(&document.root(), COLUMNS, ' ')?.rows;
    // Seeds are decimal, or all of them four hex digits.
    let hex = rows.iter().all(|row| row.cells[1].len() == 4)
        && rows.iter().any(|row| row.cells[1].starts_with('0') || row.cells[1].parse::<u16>().is_err());
    for row in rows {
        let _case = row.node.case();
        let rank: Rank = row.cells[0].parse().map_err(|error| wrong(&row.node, error))?;
        let number = if hex {
            i64::from_str_radix(row.cells[1], 16).map_err(|_| wrong(&row.node, "expected four hex digits"))?
        } else {
            row.int(1)?
        };
        let seed = seed_of(&row.node, number)?;
        let written = if hex { format!("{:04X}", seed.get()) } else { seed.to_string() };
        row.expect(&[rank.to_string(), written, shifted_line(MapId::new(rank, seed))]);
    }
    Ok(())
}

/// How many outputs the vectors' patterns are looked for in.
const OUTPUTS: usize = 400;

pub(super) fn map_method(document: &Document<'_>) -> Result<(), Unreadable> {
    for line in document.root().items()? {
        let _case = line.case();
        let first = line.line()?.split(' ').next().unwrap_or_default();
        let seed = first.parse().map_err(|_| wrong(&line, format_args!("{first}: expected a seed")))?;
        let seed = seed_of(&line, seed)?;
        let outputs = outputs(seed, OUTPUTS);
        // "No deftness is enough" is written as 1000.
        let needed = |output: u16| deftness_needed(output.into()).unwrap_or(1_000);
        let mut words = vec![
            seed.to_string(),
            outputs[34].to_string(),
            outputs[35].to_string(),
            needed(outputs[35]).to_string(),
            outputs[63].to_string(),
            needed(outputs[64]).to_string(),
        ];
        let found = Pattern::ALL.into_iter().flat_map(|pattern| {
            let outputs = &outputs;
            [256, 128, 64, 32].into_iter().filter_map(move |figure| {
                let starts = scan_outputs(outputs, pattern, figure, 0);
                let starts: Vec<String> = starts.iter().map(ToString::to_string).collect();
                (!starts.is_empty()).then(|| format!("{}@{figure}:{}", pattern.word(), starts.join(",")))
            })
        });
        // The vectors do not say in which order patterns come: theirs is kept where the patterns are the same.
        let written: Vec<&str> = line.line()?.split(' ').skip(words.len()).collect();
        words.extend(in_order_of(&written, found));
        line.expect(words.join(" "));
    }
    Ok(())
}

pub(super) fn drop_sim(document: &Document<'_>) -> Result<(), Unreadable> {
    for case in document.root().items()? {
        let _case = case.case();
        let [start, kinds, rare, common, books, rare_draws, common_draws] = case.tuple()?;
        let state = u32::try_from(start.int()?).map_err(|_| wrong(&start, "expected a 32-bit state"))?;
        let figure = |node: &Node<'_>| {
            u16::try_from(node.int()?).map_err(|_| wrong(node, "expected a figure of drops"))
        };
        let kind = Kind { rare: figure(&rare)?, common: figure(&common)? };
        let kinds =
            antre_core::in_range("kinds", kinds.int()?, 0..=12).map_err(|error| wrong(&kinds, error))?;
        let mut levels = Vec::new();
        for book in books.items()? {
            // 0: nobody there.
            match antre_core::in_range("level", book.int()?, 0..=99).map_err(|error| wrong(&book, error))? {
                0 => {}
                level => levels.push(level as u8),
            }
        }
        let won = drops(&mut At::new(state), &vec![kind; kinds as usize], &levels);
        for (node, loot) in [(rare_draws, Loot::Rare), (common_draws, Loot::Common)] {
            let draws: Vec<u32> = won.iter().filter(|won| won.loot == loot).map(|won| won.draw).collect();
            node.expect(json!(draws));
        }
    }
    Ok(())
}
