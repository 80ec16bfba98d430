//! Turns `data/*.csv` into constants.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn rows(file: &str) -> Vec<Vec<String>> {
    println!("cargo:rerun-if-changed={file}");
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    text.lines()
        .skip(1)
        .map(|line| line.split(',').map(|field| field.trim().to_owned()).collect::<Vec<_>>())
        .inspect(|row| assert!(row.len() >= 5, "{file}: row {row:?} is short"))
        .collect()
}

fn main() {
    let mut code = String::new();
    let dungeons = rows("data/dungeons.csv");
    writeln!(
        code,
        "impl Dungeon {{\n/// All dungeons whose limit is known.\npub const ALL: [Self; {}] = [",
        dungeons.len()
    )
    .unwrap();
    for row in dungeons {
        writeln!(
            code,
            "Self {{ id: {:?}, english: {:?}, japanese: {:?}, wind_limit: {}, evidence: Evidence::{} }},",
            row[0], row[1], row[2], row[3], row[4]
        )
        .unwrap();
    }
    let families = rows("data/families.csv");
    writeln!(
        code,
        "];\n}}\nimpl Family {{\n/// All families whose speed is known.\npub const ALL: [Self; {}] = [",
        families.len()
    )
    .unwrap();
    for row in families {
        writeln!(
            code,
            "Self {{ id: {:?}, english: {:?}, japanese: {:?}, speed: Speed::{}, clusters: {}, evidence: Evidence::{} }},",
            row[0], row[1], row[2], row[3], row[4], row[5]
        )
        .unwrap();
    }
    code.push_str("];\n}\n");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("presets.rs"), code).expect("OUT_DIR can be written");
}
