//! Turns `data/*.csv` into constants, so that no table is parsed at run time.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

type Row = Vec<String>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build.rs");
    let mut out = String::new();
    ranks(&mut out)?;
    dense(
        &mut out,
        "CHEST_RANKS",
        "Lowest and highest chest rank by monster rank (section 6).",
        "chest_rank_by_mr",
        13,
    )?;
    dense(
        &mut out,
        "PREFIXES_BY_SMR",
        "Prefixes by monster rank of floor 1 (section 3).",
        "prefix_by_smr",
        10,
    )?;
    dense(&mut out, "SUFFIXES_BY_BOSS", "Suffixes by boss (section 3).", "suffix_by_boss", 13)?;
    dense(
        &mut out,
        "LOCALE_RANKS_BY_FLOORS",
        "Locale ranks by floors (section 3).",
        "locale_rank_by_floors",
        17,
    )?;
    locales(&mut out)?;
    names(&mut out)?;
    chests(&mut out)?;
    monsters(&mut out)?;
    bosses(&mut out)?;
    places(&mut out)?;
    saves(&mut out)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("tables.rs"), out)?;
    Ok(())
}

fn rows(name: &str) -> Result<Vec<Row>, Box<dyn Error>> {
    let path = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("data").join(format!("{name}.csv"));
    let mut reader = csv::Reader::from_path(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    reader.records().map(|record| Ok(record?.iter().map(str::to_owned).collect())).collect()
}

/// `(a, b)` of two columns.
fn pair(row: &Row, at: usize) -> String {
    format!("({}, {})", row[at], row[at + 1])
}

/// Six columns of words.
fn words(row: &Row, at: usize) -> String {
    format!("Words({:?})", &row[at..at + 6])
}

/// Percent with up to two decimals, in hundredths.
fn hundredths(percent: &str) -> Result<u32, Box<dyn Error>> {
    let (whole, part) = percent.split_once('.').unwrap_or((percent, ""));
    Ok(whole.parse::<u32>()? * 100 + format!("{part:0<2}").parse::<u32>()?)
}

fn ranks(out: &mut String) -> Result<(), Box<dyn Error>> {
    writeln!(
        out,
        "/// What each rank allows, by rank index (section 3).\npub static RANKS: [RankRow; 12] = ["
    )?;
    for row in rows("ranks")? {
        writeln!(
            out,
            "RankRow {{ quality_min: {}, quality_max: {}, floors: {}, smr: {}, boss: {} }},",
            row[2],
            row[3],
            pair(&row, 4),
            pair(&row, 6),
            pair(&row, 8)
        )?;
    }
    writeln!(out, "];")?;
    writeln!(
        out,
        "/// Highest location by quality: (lowest quality, highest quality, highest location) (section 2)."
    )?;
    writeln!(out, "pub static LOCATIONS_BY_QUALITY: [(u8, u8, u8); 3] = [")?;
    for row in rows("locations_by_quality")? {
        writeln!(out, "({}, {}, {}),", row[0], row[1], row[3])?;
    }
    writeln!(out, "];")?;
    let levels = rows("levels_by_rank")?;
    writeln!(out, "/// Levels by rank, with the seeds that have them (section 3).")?;
    writeln!(out, "pub static LEVELS: [LevelRow; {}] = [", levels.len())?;
    for row in levels {
        writeln!(
            out,
            "LevelRow {{ rank: Rank::of_quality({}), level: {}, seeds: {}, occurring: {} }},",
            row[0], row[1], row[2], row[3]
        )?;
    }
    writeln!(out, "];")?;
    Ok(())
}

/// A table of ranges, spread out so that the rule can index it; index 0 and other gaps are (0, 0).
fn dense(out: &mut String, name: &str, doc: &str, file: &str, len: usize) -> Result<(), Box<dyn Error>> {
    let mut cells = vec![(0u8, 0u8); len];
    for row in rows(file)? {
        let numbers: Vec<usize> = row.iter().map(|cell| cell.parse()).collect::<Result<_, _>>()?;
        // Three columns: one key, then the range. Four: a range of keys.
        let (from, to) = (numbers[0], numbers[numbers.len() - 3]);
        let (low, high) = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
        for cell in &mut cells[from..=to] {
            *cell = (u8::try_from(low)?, u8::try_from(high)?);
        }
    }
    writeln!(out, "/// {doc} Index 0 is not used.\npub static {name}: [(u8, u8); {len}] = {cells:?};")?;
    Ok(())
}

fn locales(out: &mut String) -> Result<(), Box<dyn Error>> {
    writeln!(out, "/// Locale word 1..=24 by (locale rank − 1, environment − 1) (section 3).")?;
    writeln!(out, "pub static LOCALES: [[u8; 5]; 8] = [")?;
    for row in rows("locale_by_rank_env")? {
        writeln!(out, "[{}],", row[1..].join(", "))?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn names(out: &mut String) -> Result<(), Box<dyn Error>> {
    let all = rows("map_names")?;
    for (part, name, count) in
        [("prefix", "PREFIX_WORDS", 16), ("locale", "LOCALE_WORDS", 24), ("suffix", "SUFFIX_WORDS", 16)]
    {
        writeln!(out, "/// The {part} words of map names by id − 1 (section 3).")?;
        writeln!(out, "pub static {name}: [Words; {count}] = [")?;
        for row in all.iter().filter(|row| row[0] == part) {
            writeln!(out, "{},", words(row, 2))?;
        }
        writeln!(out, "];")?;
    }
    writeln!(
        out,
        "/// Environments by number − 1: chance in percent, then English, French, Japanese (section 3)."
    )?;
    writeln!(out, "pub static ENVIRONMENTS: [(u8, [&str; 3]); 5] = [")?;
    for row in rows("environments")? {
        writeln!(out, "({}, {:?}),", row[1], &row[2..5])?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn chests(out: &mut String) -> Result<(), Box<dyn Error>> {
    let all = rows("chest_items")?;
    let mut by_roll = vec![[usize::MAX; 100]; 10];
    writeln!(out, "/// The entries of the ten chest ranks (section 7).")?;
    writeln!(out, "pub static CHEST_ITEMS: [ChestItem; {}] = [", all.len())?;
    for (index, row) in all.iter().enumerate() {
        let content = match row[6].as_str() {
            "item" => "Content::Item".to_owned(),
            "gold" => format!("Content::Gold({})", row[7]),
            "monster" => format!("Content::Monster({})", row[7]),
            other => return Err(format!("chest_items.csv: kind {other:?}").into()),
        };
        let (rank, from, to): (usize, usize, usize) = (row[0].parse()?, row[3].parse()?, row[4].parse()?);
        by_roll[rank - 1][from..=to].fill(index);
        writeln!(
            out,
            "ChestItem {{ rank: {}, order: {}, roll_from: {}, roll_to: {}, content: {content}, words: {} }},",
            row[0],
            row[2],
            row[3],
            row[4],
            words(row, 8)
        )?;
    }
    writeln!(out, "];")?;
    if by_roll.iter().flatten().any(|&index| index == usize::MAX) {
        return Err("chest_items.csv: a roll of 0..=99 gives nothing".into());
    }
    writeln!(out, "/// Index into [`CHEST_ITEMS`] by (chest rank − 1, roll).")?;
    writeln!(out, "pub static CHEST_ITEM_BY_ROLL: [[u8; 100]; 10] = {by_roll:?};")?;
    Ok(())
}

fn monsters(out: &mut String) -> Result<(), Box<dyn Error>> {
    let all = rows("monsters")?;
    writeln!(out, "/// The monsters of the grottos in ascending number (section 8).")?;
    writeln!(out, "pub static MONSTERS: [Monster; {}] = [", all.len())?;
    for row in &all {
        let memory = if row[9].is_empty() { "None".to_owned() } else { format!("Some({})", row[9]) };
        writeln!(
            out,
            "Monster {{ id: {}, words: {}, family: {:?}, memory: {memory}, hp: {}, attack: {}, defence: {}, resistances: [{}] }},",
            row[0],
            words(row, 2),
            row[8],
            row[10],
            row[11],
            row[12],
            row[13..20].join(", ")
        )?;
    }
    writeln!(out, "];")?;
    let entries = rows("monster_tables")?;
    writeln!(out, "/// Monster tables by (environment − 1, monster rank − 1) (section 8).")?;
    writeln!(out, "pub static MONSTER_TABLES: [[MonsterTable; 12]; 5] = [")?;
    let memory = rows("monster_table_memory")?;
    for environment in 1..=5 {
        writeln!(out, "[")?;
        for rank in 1..=12 {
            let key = [environment.to_string(), rank.to_string()];
            writeln!(out, "MonsterTable {{ entries: &[")?;
            for row in entries.iter().filter(|row| row[..2] == key) {
                let rolls =
                    if row[6].is_empty() { "None".to_owned() } else { format!("Some({})", pair(row, 6)) };
                writeln!(out, "TableEntry {{ monster: {}, rolls: {rolls} }},", row[3])?;
            }
            let sum = memory
                .iter()
                .find(|row| row[..2] == key)
                .ok_or("monster_table_memory.csv: a table is missing")?;
            writeln!(out, "], memory: {} }},", sum[3])?;
        }
        writeln!(out, "],")?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn bosses(out: &mut String) -> Result<(), Box<dyn Error>> {
    writeln!(out, "/// The bosses by number − 1 (section 9).\npub static BOSSES: [Boss; 12] = [")?;
    for row in rows("bosses")? {
        let drop = |at: usize| -> Result<String, Box<dyn Error>> {
            Ok(format!("Drop {{ item: {:?}, chance: {} }}", row[at], hundredths(&row[at + 1])?))
        };
        let steal = if row[31].is_empty() { "None".to_owned() } else { format!("Some({})", drop(31)?) };
        writeln!(
            out,
            "Boss {{ number: {}, bestiary: {}, weight: {}, words: {}, family: {:?}, level: {}, stats: [{}], experience: {}, \
             gold: {}, resistances: [{}], loot: [{}, {}, {}], steal: {steal} }},",
            row[0],
            row[1],
            row[2],
            words(&row, 3),
            row[9],
            row[10],
            row[11..16].join(", "),
            row[16],
            row[17],
            row[18..25].join(", "),
            drop(25)?,
            drop(27)?,
            drop(29)?
        )?;
    }
    writeln!(out, "];")?;
    writeln!(
        out,
        "/// The Forces against each boss, by number − 1 (section 9).\npub static FORCES: [Force; 12] = ["
    )?;
    for row in rows("boss_force")? {
        writeln!(out, "Force {{ percent: [{}] }},", row[3..8].join(", "))?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn places(out: &mut String) -> Result<(), Box<dyn Error>> {
    writeln!(
        out,
        "/// The entrances by number − 1 (section 10).\npub static LOCATIONS: [Location; 150] = ["
    )?;
    for row in rows("locations")? {
        writeln!(
            out,
            "Location {{ number: {}, area: {:?}, direction: {:?}, contact: {:?}, access: {:?}, lowest_quality: {} }},",
            row[0], row[2], row[3], row[4], row[5], row[6]
        )?;
    }
    writeln!(out, "];")?;
    let famous = rows("famous_maps")?;
    writeln!(
        out,
        "/// Maps that players gave a name.\npub static FAMOUS_MAPS: [FamousMap; {}] = [",
        famous.len()
    )?;
    for row in famous {
        writeln!(
            out,
            "FamousMap {{ rank: Rank::of_quality({}), seed: {}, nickname: {:?}, japanese: {:?} }},",
            row[0], row[2], row[4], row[5]
        )?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn saves(out: &mut String) -> Result<(), Box<dyn Error>> {
    let legacy = rows("legacy_bosses")?;
    writeln!(out, "/// The bosses of earlier games by number − 1 (section 15).")?;
    writeln!(out, "pub const LEGACY_BOSSES: [LegacyBoss; {}] = [", legacy.len())?;
    for row in legacy {
        writeln!(
            out,
            "LegacyBoss {{ id: {}, english: {:?}, japanese: {:?}, also: {:?} }},",
            row[0], row[1], row[2], row[3]
        )?;
    }
    writeln!(out, "];")?;
    let mut characters = ['\0'; 256];
    for row in rows("save_characters")? {
        characters[row[0].parse::<usize>()?] =
            row[1].chars().next().ok_or("save_characters.csv: no character")?;
    }
    writeln!(
        out,
        "/// What a byte of a name in a western save stands for; NUL where nothing is known (section 15)."
    )?;
    writeln!(out, "pub const SAVE_CHARACTERS: [char; 256] = {characters:?};")?;
    Ok(())
}
