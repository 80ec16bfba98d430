//! Turns the tables of `data/` into constants.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

type Fallible<T> = Result<T, Box<dyn Error>>;

fn main() -> Fallible<()> {
    println!("cargo::rerun-if-changed=data");
    let mut code = String::new();
    shapes(&mut code)?;
    candidates(&mut code)?;
    numbers(&mut code, "rng_shifts.csv", "SHIFTS", "[u8; 3]", |row| {
        format!("[{}, {}, {}]", &row[1], &row[2], &row[3])
    })?;
    numbers(&mut code, "flash_pools.csv", "FLASH_POOLS", "[u16; 4]", |row| {
        format!("[{}, {}, {}, {}]", &row[1], &row[2], &row[3], &row[4])
    })?;
    numbers(&mut code, "bosses.csv", "BOSSES", "&str", |row| format!("{:?}", &row[1]))?;
    let target = Path::new(&env::var("OUT_DIR")?).join("tables.rs");
    fs::write(target, code)?;
    Ok(())
}

fn rows(file: &str) -> Fallible<Vec<csv::StringRecord>> {
    let mut reader = csv::Reader::from_path(Path::new("data").join(file))?;
    Ok(reader.records().collect::<Result<_, _>>()?)
}

/// `-1 3` → `(-1, 3)`.
fn pair(text: &str) -> Fallible<String> {
    let (x, y) = text.split_once(' ').ok_or_else(|| format!("{text}: expected two numbers"))?;
    Ok(format!("({}, {})", x.parse::<i8>()?, y.parse::<i8>()?))
}

fn shapes(code: &mut String) -> Fallible<()> {
    const SLOTS: [&str; 8] = ["L0", "U0", "R0", "D0", "L1", "U1", "R1", "D1"];
    let doors = rows("doors.csv")?;
    writeln!(code, "const SHAPES: [ShapeData; 12] = [")?;
    for row in rows("shapes.csv")? {
        let cells: Vec<String> = row[4].split("; ").map(pair).collect::<Fallible<_>>()?;
        let mut slots = Vec::new();
        for slot in SLOTS {
            let door = doors.iter().find(|door| door[0] == row[0] && &door[1] == slot);
            slots.push(match door {
                None => "None".to_owned(),
                Some(door) => format!(
                    "Some(Door {{ target: {}, source: {}, tile: {} }})",
                    pair(&door[2])?,
                    pair(&door[3])?,
                    pair(&door[4])?
                ),
            });
        }
        writeln!(
            code,
            "    ShapeData {{ name: {:?}, width: {}, height: {}, cells: &[{}], wide: {}, doors: [{}] }},",
            &row[1],
            &row[2],
            &row[3],
            cells.join(", "),
            &row[5],
            slots.join(", ")
        )?;
    }
    writeln!(code, "];")?;
    Ok(())
}

fn candidates(code: &mut String) -> Fallible<()> {
    writeln!(code, "const CANDIDATES: [[CandidateData; 13]; 4] = [")?;
    for (index, row) in rows("candidates.csv")?.iter().enumerate() {
        if index % 13 == 0 {
            writeln!(code, "    [")?;
        }
        let resize = if row[5].is_empty() { "None".into() } else { format!("Some({})", &row[5]) };
        writeln!(
            code,
            "        CandidateData {{ shape: {}, offset: {}, one_in: {}, resize_row: {resize} }},",
            &row[2],
            pair(&row[3])?,
            &row[4]
        )?;
        if index % 13 == 12 {
            writeln!(code, "    ],")?;
        }
    }
    writeln!(code, "];")?;
    Ok(())
}

fn numbers(
    code: &mut String,
    file: &str,
    name: &str,
    kind: &str,
    row: impl Fn(&csv::StringRecord) -> String,
) -> Fallible<()> {
    let rows = rows(file)?;
    writeln!(code, "const {name}: [{kind}; {}] = [", rows.len())?;
    for record in &rows {
        writeln!(code, "    {},", row(record))?;
    }
    writeln!(code, "];")?;
    Ok(())
}
