//! Turns `data/sources.csv` into a constant.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data/sources.csv");
    let mut rows = csv::Reader::from_path("data/sources.csv")?;
    let mut code = String::from("&[\n");
    for row in rows.records() {
        let row = row?;
        let field = |index: usize| row.get(index).unwrap_or_default();
        let optional = |text: &str| if text.is_empty() { "None".into() } else { format!("Some({text})") };
        let direction = match field(3) {
            "raise" => "Raise",
            "lower" => "Lower",
            "either" => "Either",
            other => return Err(format!("direction {other}: expected raise, lower or either").into()),
        };
        writeln!(
            code,
            "    Source {{ name: {:?}, kind: {:?}, id: {}, direction: Direction::{direction}, times: {}, chance: {}, \
             on_user: {}, counter: {} }},",
            field(0),
            field(1),
            optional(field(2)),
            field(4),
            field(5),
            field(6) == "user",
            optional(field(7)),
        )?;
    }
    code.push(']');
    let target = Path::new(&env::var("OUT_DIR")?).join("sources.rs");
    fs::write(target, code)?;
    Ok(())
}
