//! The dice for pasting roll what ours roll, in every language whose tools this machine has.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use antre::core::Why;
use antre::duel::Snippet;
use antre_duel::{Dice, Span};

/// Small, the lesson's own, negative, wider than 32 bits, the ends of 32 bits.
const SEEDS: [i64; 8] = [0, 1, 16, 2026, -1, 4_294_967_312, 2_147_483_647, 4_294_967_295];

/// Eight percentages, eight rolls of 4 to 7, and whether eight chances of 35 succeed.
fn expected() -> String {
    let why = Why::new("hit", "5.1");
    let weapon = Span::new("weapon", 4, 7).expect("a range");
    let mut text = String::new();
    for seed in SEEDS {
        let mut dice = Dice::new(seed);
        let mut rolls: Vec<String> = (0..8).map(|_| dice.range(Span::HUNDRED, why).to_string()).collect();
        rolls.extend((0..8).map(|_| dice.range(weapon, why).to_string()));
        rolls.extend((0..8).map(|_| i64::from(dice.chance(35, why, "yes", "no")).to_string()));
        writeln!(text, "{}", rolls.join(" ")).expect("written");
    }
    text
}

fn seeds(suffix: &str) -> String {
    SEEDS.map(|seed| format!("{seed}{suffix}")).join(", ")
}

/// Runs a command in a folder; `None` where the tool is not there.
fn run(folder: &Path, tool: &str, args: &[&str]) -> Option<String> {
    let output = match Command::new(tool).args(args).current_dir(folder).output() {
        Ok(output) => output,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        Err(error) => panic!("{tool}: {error}"),
    };
    assert!(output.status.success(), "{tool} {args:?}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("UTF-8").replace("\r\n", "\n"))
}

fn folder_with(file: &str, text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join(file), text).expect("written");
    folder
}

#[test]
fn python_rolls_the_same() {
    let main = format!(
        "for seed in [{}]:\n    dice = Dice(seed)\n    rolls = [dice.range(1, 100) for _ in range(8)]\n    \
         rolls += [dice.range(4, 7) for _ in range(8)]\n    rolls += [int(dice.chance(35)) for _ in range(8)]\n    \
         print(*rolls)\n",
        seeds("")
    );
    let folder = folder_with("dice.py", &(Snippet::Python.source().to_owned() + &main));
    // The README asks for Python.
    let printed = run(folder.path(), "python3", &["dice.py"]).expect("python3 is there");
    assert_eq!(printed, expected());
}

#[test]
fn rust_rolls_the_same() {
    let main = format!(
        "fn main() {{\n    for seed in [{}] {{\n        let mut dice = Dice::new(seed);\n        \
         let mut rolls = Vec::new();\n        for _ in 0..8 {{ rolls.push(dice.range(1, 100)); }}\n        \
         for _ in 0..8 {{ rolls.push(dice.range(4, 7)); }}\n        \
         for _ in 0..8 {{ rolls.push(i64::from(dice.chance(35))); }}\n        \
         let text: Vec<String> = rolls.iter().map(i64::to_string).collect();\n        \
         println!(\"{{}}\", text.join(\" \"));\n    }}\n}}\n",
        seeds("i64")
    );
    let folder = folder_with("dice.rs", &(Snippet::Rust.source().to_owned() + &main));
    // Whoever builds this has a compiler.
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    run(folder.path(), &rustc, &["--edition", "2024", "-o", "dice", "dice.rs"]).expect("rustc is there");
    let program = folder.path().join("dice");
    let printed = run(folder.path(), program.to_str().expect("UTF-8"), &[]).expect("it was built");
    assert_eq!(printed, expected());
}

#[test]
fn javascript_rolls_the_same_where_node_is() {
    let main = format!(
        "for (const seed of [{}]) {{\n  const dice = new Dice(seed);\n  const rolls = [];\n  \
         for (let i = 0; i < 8; i++) rolls.push(dice.range(1, 100));\n  \
         for (let i = 0; i < 8; i++) rolls.push(dice.range(4, 7));\n  \
         for (let i = 0; i < 8; i++) rolls.push(Number(dice.chance(35)));\n  \
         console.log(rolls.join(\" \"));\n}}\n",
        seeds("")
    );
    let folder = folder_with("dice.js", &(Snippet::Js.source().to_owned() + &main));
    match run(folder.path(), "node", &["dice.js"]) {
        Some(printed) => assert_eq!(printed, expected()),
        None => eprintln!("node is not there: the JavaScript dice were not run"),
    }
}

#[test]
fn java_rolls_the_same_where_its_compiler_is() {
    let main = format!(
        "class Main {{\n    public static void main(String[] args) {{\n        \
         for (long seed : new long[] {{ {} }}) {{\n            Dice dice = new Dice(seed);\n            \
         StringBuilder text = new StringBuilder();\n            \
         for (int i = 0; i < 8; i++) text.append(dice.range(1, 100)).append(' ');\n            \
         for (int i = 0; i < 8; i++) text.append(dice.range(4, 7)).append(' ');\n            \
         for (int i = 0; i < 8; i++) text.append(dice.chance(35) ? 1 : 0).append(i < 7 ? \" \" : \"\");\n            \
         System.out.println(text);\n        }}\n    }}\n}}\n",
        seeds("L")
    );
    let folder = folder_with("Main.java", &(main + Snippet::Java.source()));
    if run(folder.path(), "javac", &["Main.java"]).is_none() {
        eprintln!("javac is not there: the Java dice were not run");
        return;
    }
    let printed = run(folder.path(), "java", &["-cp", ".", "Main"]).expect("java is beside javac");
    assert_eq!(printed, expected());
}
