//! Searches as people run them: the real program, its words, and what is left when it is killed.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::Field;

fn antre(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antre"));
    command.env("LC_ALL", "C.UTF-8").args(args);
    command.output().expect("antre runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// Exit code, standard output, standard error.
fn ran(args: &[&str]) -> (i32, String, String) {
    let output = antre(args);
    (output.status.code().unwrap_or(-1), text(&output.stdout).into(), text(&output.stderr).into())
}

const EXAMPLE: &str =
    r#"boss == "Hammibal" && chests.S >= 3 && floors.exists(f, f.single_monster == "metal king slime")"#;

#[test]
fn the_one_map_with_hammibal_three_s_chests_and_a_lone_metal_king_slime() {
    let (code, out, err) = ran(&["dq9", "find", EXAMPLE]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(out.lines().count(), 1, "{out}");
    assert!(out.starts_with("B5:9638 is ") && out.contains("Hammibal") && out.contains("3 S"), "{out}");
    assert!(err.contains("1 of 393,216 dq9 maps fits"), "{err}");

    let floor =
        r#"boss == "Hammibal" && single_monster == "metal king slime" && rank == "B5" && seed == 9638"#;
    let (code, out, _) =
        ran(&["dq9", "find", "--space", "floors", floor, "--format", "csv", "--columns", "id,number"]);
    assert_eq!((code, out.as_str()), (0, "id,number\nB5:9638,9\n"));

    let (code, out, _) =
        ran(&["dq9", "find", EXAMPLE, "--format", "json", "--columns", "id,chests.S,level", "--open"]);
    assert_eq!(code, 0);
    assert!(out.starts_with(r#"{"id":"B5:9638","chests_S":3,"level":"#), "{out}");
    assert!(out.trim_end().ends_with(r##""open":"#/dq9/show?map=B5:9638"}"##), "{out}");
}

#[test]
fn a_plan_tells_odds_and_cost_and_searches_nothing() {
    let (code, out, err) = ran(&["dq9", "find", r#"boss == "Hammibal" && depth == 16"#, "--plan"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let (_, all, _) =
        ran(&["dq9", "find", r#"boss == "Hammibal" && depth == 16"#, "--format", "csv", "--columns", "id"]);
    let hits = all.lines().count() - 1;
    let first = out.lines().next().expect("a sentence").replace(',', "");
    assert!(first.starts_with(&format!("Exactly {hits} of 393216 dq9 maps fit")), "{first} and {hits}");
    let (code, out, _) = ran(&["dq9", "find", EXAMPLE, "--plan", "--format", "json"]);
    assert_eq!(code, 0);
    for part in [r#""stage": "header""#, r#""stage": "layout""#, r#""kind": "sampled""#, r#""seconds""#] {
        assert!(out.contains(part), "{part} in {out}");
    }
}

#[test]
fn nothing_found_says_what_to_drop() {
    let condition = r#"rank == "02" && boss == "Hammibal" && level > 20"#;
    let (code, out, err) = ran(&["dq9", "find", condition]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.contains("None of 393,216 dq9 maps fits"), "{err}");
    assert!(err.contains("Without rank == \"02\" there would be "), "{err}");
}

#[test]
fn wrong_conditions_are_shown_with_their_place() {
    let (code, out, err) = ran(&["dq9", "find", "level > 3 && bos == \"Hammibal\""]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(
        err.starts_with("antre: filter:1:14: filter: column \"bos\": expected one of id, rank, "),
        "{err}"
    );
    assert!(err.contains("perhaps boss") && err.contains("^^^"), "{err}");
    let (code, _, err) = ran(&["dq9", "find", "level > 99"]);
    assert_eq!(code, 2);
    assert!(err.contains("level > 99 can never hold: level is 1..=99"), "{err}");
    let (code, _, err) = ran(&["dq9", "find", r#"boss == "Hamibal""#]);
    assert_eq!(code, 2);
    assert!(err.contains(r#"boss is never "Hamibal"; perhaps "Hammibal""#), "{err}");
    let (code, _, err) = ran(&["dq9", "find", "100 / (seed - 7) > 0", "--columns", "id", "--threads", "2"]);
    assert_eq!(code, 2);
    assert!(
        err.contains("filter: division by zero at 02:7: expected a condition with a value for every item"),
        "{err}"
    );
    for (args, said) in [
        (vec!["dq9", "find", "true", "--shard", "5/4"], "shard \"5/4\": expected i/n with i in 1..=n"),
        (vec!["dq9", "find", "true", "--columns", "idd"], "column \"idd\": expected one of id, rank"),
        (vec!["dq9", "find", "true", "--from", "B5"], "expected RR:seed"),
    ] {
        let (code, _, err) = ran(&args);
        assert!(code == 2 && err.contains(said), "{args:?}: {err}");
    }
    let huge = format!("level > 3 && ({})", "seed == 1 || ".repeat(9_000) + "seed == 2");
    let (code, _, err) = ran(&["dq9", "find", &huge]);
    assert!(code == 2 && err.contains("expected at most 65536") && err.len() < 400, "{err}");
}

#[test]
fn columns_are_listed_in_every_space() {
    for space in ["maps", "floors", "chests", "timers"] {
        let (code, out, _) = ran(&["dq9", "columns", space]);
        assert!(code == 0 && out.contains("Boss, by its English name"), "{out}");
        let (code, json, _) = ran(&["dq9", "columns", space, "--format", "json"]);
        assert!(
            code == 0
                && json.contains("\"unit\"")
                && json.contains("\"Hammibal\"") | json.contains("Hammibal"),
            "{json}"
        );
    }
    let (code, out, _) = ran(&["duel", "columns", "--format", "csv"]);
    assert!(code == 0 && out.starts_with("column,kind,unit,values,stage,doc\n"), "{out}");
}

#[test]
fn shards_lists_and_samples_are_parts_of_the_whole() {
    let condition = "level >= 97";
    let find = |more: &[&str]| {
        let mut args = vec!["dq9", "find", condition, "--format", "csv", "--columns", "id", "--quiet"];
        args.extend(more);
        let (code, out, err) = ran(&args);
        // A part may have no hit.
        assert!(code < 2, "{more:?}: {err}");
        out.lines().skip(1).map(String::from).collect::<Vec<_>>()
    };
    let whole = find(&[]);
    let parts: Vec<String> =
        ["1/3", "2/3", "3/3"].iter().flat_map(|shard| find(&["--shard", shard])).collect();
    assert_eq!(whole, parts);
    assert_eq!(find(&["--limit", "5"]), whole[..5]);
    assert_eq!(find(&["--from", &whole[10]]), whole[10..]);
    assert_eq!(find(&["--threads", "7"]), whole);
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("ids");
    // In any order, twice, with notes: the order of the space it is.
    fs::write(&list, format!("# mine\n{}\n02:0\n{}\n{}\n", whole[7], whole[3], whole[7])).expect("written");
    assert_eq!(find(&["--ids", list.to_str().expect("a path")]), [whole[3].clone(), whole[7].clone()]);
    let sampled = find(&["--sample", "100000"]);
    assert!(
        !sampled.is_empty() && sampled.len() < whole.len() && sampled.iter().all(|id| whole.contains(id))
    );
}

#[test]
fn filter_files_have_must_must_not_and_should() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wish.toml");
    fs::write(
        &file,
        "must = ['level >= 98']\nmust_not = ['environment == \"ruins\"']\n\n[[should]]\nwhen = 'depth == 16'\nscore = 5\n\n[[should]]\nwhen = 'boss == \"Hammibal\"'\n",
    )
    .expect("written");
    let path = file.to_str().expect("a path");
    let args = [
        "dq9",
        "find",
        "--filter",
        path,
        "--format",
        "csv",
        "--columns",
        "environment,depth,boss",
        "--quiet",
    ];
    let (code, out, err) = ran(&args);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("environment,depth,boss,score\n"), "{out}");
    for line in out.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let score = i64::from(cells[1] == "16") * 5 + i64::from(cells[2] == "Hammibal");
        assert!(cells[0] != "ruins" && cells[3] == score.to_string(), "{line}");
    }
    fs::write(&file, "must = ['levl > 3']").expect("written");
    let (code, _, err) = ran(&args);
    assert!(
        code == 2 && err.contains("wish.toml:1:1: filter: column \"levl\"") && err.contains("perhaps level"),
        "{err}"
    );
}

/// Delays that differ from kill to kill and from one another, the same in every run.
fn delays() -> impl Iterator<Item = Duration> {
    let mut state = 2_463_534_242u32;
    std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        Duration::from_millis(u64::from(state % 500))
    })
}

#[test]
fn a_killed_search_goes_on_and_loses_nothing() {
    // The more kills, the longer the search, so that most of them hit it under way.
    let (kills, seeds) = match std::env::var_os("ANTRE_LONG") {
        Some(_) => (50, "0..=39999999"),
        None => (12, "0..=2999999"),
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("search.checkpoint");
    let checkpoint = path.to_str().expect("a path");
    let search = ["duel", "find", "crits >= 5 && !won", "--seeds", seeds, "--quiet"];
    let (code, expected, _) = ran(&search);
    assert!(code == 0 && expected.lines().count() > 100, "{}", expected.lines().count());
    let mut repeats: Vec<&str> = expected.lines().collect();
    repeats.dedup();
    assert_eq!(repeats.len(), expected.lines().count());

    let mut args = search.to_vec();
    args.extend(["--checkpoint", checkpoint, "--resume"]);
    for delay in delays().take(kills) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_antre"))
            .args(&args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("antre runs");
        sleep(delay);
        // On Unix this is kill -9.
        child.kill().expect("killed");
        let mut out = String::new();
        child.stdout.take().expect("piped").read_to_string(&mut out).expect("UTF-8");
        child.wait().expect("ended");
        // What a killed run told is the beginning of the whole, never anything else.
        assert!(expected.starts_with(&out), "{} bytes are not the beginning", out.len());
    }
    let (code, out, err) = ran(&args);
    assert_eq!(code, 0, "{err}");
    assert_eq!(out, expected);
    // Nothing is left of the interrupted writes but the checkpoint, or at most what the system has not had time to remove.
    let names: Vec<String> = fs::read_dir(folder.path())
        .expect("readable")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with(".antre-"))
        .collect();
    assert_eq!(names, ["search.checkpoint"]);
    let mut other = args.clone();
    other[2] = "crits >= 6";
    let (code, _, err) = ran(&other);
    assert!(
        code == 2 && err.contains("is of another filter (crits >= 5 && !won): expected crits >= 6"),
        "{err}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn full_disks_and_read_only_folders_are_told() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_antre"))
        .args(["dq9", "find", "level > 90", "--quiet"])
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .expect("antre runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        text(&output.stderr),
        "antre: standard output: the disk is full: expected room for the file\n"
    );
    let (code, _, err) = ran(&["dq9", "find", "level > 90", "--checkpoint", "/sys/kernel/antre.checkpoint"]);
    assert_eq!(code, 2);
    assert!(err.starts_with("antre: /sys/kernel/antre.checkpoint: cannot be written: expected a file and a folder with the right to write"), "{err}");
    let (code, _, err) = ran(&["dq9", "find", "level > 90", "--checkpoint", "/dev/null"]);
    assert!(code == 2 && err.contains("/dev/null: is no plain file"), "{err}");
}

fn shard_of(folder: &Path, shard: &str, form: &str) -> String {
    let target = folder.to_str().expect("a path");
    let rows = r#"rank == "DD""#;
    let args = ["dq9", "catalog", "maps", "--rows", rows, "--as", form, "--folder", target, "--shard", shard];
    let (code, out, err) = ran(&args);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("rows are in"), "{out}");
    let (number, of) = shard.split_once('/').expect("a shard");
    folder.join(format!("dq9-maps.{number}-of-{of}.{form}")).to_str().expect("a path").to_owned()
}

#[test]
fn catalogues_are_written_in_shards_and_put_together() {
    let folder = tempfile::tempdir().expect("a folder");
    for form in ["csv", "jsonl", "parquet", "arrow"] {
        let shards: Vec<String> =
            ["2/2", "1/2"].iter().map(|shard| shard_of(folder.path(), shard, form)).collect();
        // A rerun gives the same bytes.
        let before = fs::read(&shards[0]).expect("a shard");
        shard_of(folder.path(), "2/2", form);
        assert!(before == fs::read(&shards[0]).expect("a shard"), "{form}");
        let whole = folder.path().join(format!("all.{form}"));
        let whole = whole.to_str().expect("a path");
        let (code, out, err) = ran(&["dq9", "merge", whole, &shards[0], &shards[1]]);
        assert!(code == 0 && out.contains("32,768 rows"), "{out}{err}");
        if ["csv", "jsonl"].contains(&form) {
            let lines = fs::read_to_string(whole).expect("text").lines().count();
            assert_eq!(lines, 32_768 + usize::from(form == "csv"));
        }
        let (code, _, err) = ran(&["dq9", "merge", whole, &shards[0]]);
        assert!(code == 2 && err.contains("some shards are missing"), "{err}");
        let (code, _, err) = ran(&["dq9", "merge", whole, &shards[0], &shards[1], &shards[1]]);
        assert!(code == 2 && err.contains("another shard has the same rows"), "{err}");
        let mut damaged = before.clone();
        damaged[before.len() / 2] ^= 1;
        fs::write(&shards[0], damaged).expect("written");
        let (code, _, err) = ran(&["dq9", "merge", whole, &shards[0], &shards[1]]);
        assert!(code == 2 && err.contains("SHA-256") && err.contains("write this shard again"), "{err}");
    }
}

/// Rows of a Parquet file as CSV writes them, and its own metadata.
fn read_parquet(path: &Path) -> (Vec<String>, Vec<(String, String)>) {
    let reader = SerializedFileReader::new(fs::File::open(path).expect("a file")).expect("Parquet");
    let metadata = reader.metadata().file_metadata().key_value_metadata().expect("metadata").iter();
    let metadata = metadata.map(|entry| (entry.key.clone(), entry.value.clone().unwrap_or_default()));
    let rows = reader.get_row_iter(None).expect("rows").map(|row| {
        let row = row.expect("a row");
        let cells = row.get_column_iter().map(|(_, field)| match field {
            Field::Str(text) => text.clone(),
            other => other.to_string(),
        });
        cells.collect::<Vec<_>>().join(",")
    });
    (rows.collect(), metadata.collect())
}

#[test]
fn hits_are_written_as_typed_tables_where_the_file_is_named_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let wish = folder.path().join("wish.toml");
    fs::write(
        &wish,
        "must = ['level >= 98', 'rank == \"DD\"']\n[[should]]\nwhen = 'depth == 16'\nscore = 5\n",
    )
    .expect("written");
    let wish = wish.to_str().expect("a path");
    let find = ["dq9", "find", "--filter", wish, "--columns", "id,level,can_be_drawn,chests.S", "--open"];
    let ran_with = |more: &[&str]| ran(&[&find[..], &["--quiet"], more].concat());
    let (code, csv, err) = ran_with(&["--format", "csv"]);
    assert_eq!(code, 0, "{err}");
    let table = folder.path().join("hits.parquet");
    let path = table.to_str().expect("a path");
    let (code, out, err) = ran_with(&["--out", path]);
    assert_eq!((code, out.as_str(), err.as_str()), (0, "", ""));
    let (rows, metadata) = read_parquet(&table);
    assert!(rows.len() > 10 && rows == csv.lines().skip(1).collect::<Vec<_>>(), "{rows:?}\n{csv}");
    let of = |key: &str| &metadata.iter().find(|(name, _)| name == key).expect(key).1;
    assert_eq!(of("antre.format"), "antre-catalog/1");
    assert_eq!(of("antre.table"), "dq9 maps");
    assert!(
        of("antre.filter").contains("level >= 98") && of("antre.edition").contains("western"),
        "{metadata:?}"
    );
    assert!(
        of("antre.columns").contains("chests_S") && of("antre.columns").contains("score"),
        "{metadata:?}"
    );

    // The same by the other endings; another form that was asked for is written whatever the name.
    let lines = folder.path().join("hits.CSV");
    let (code, _, err) = ran_with(&["--out", lines.to_str().expect("a path")]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(fs::read_to_string(&lines).expect("text"), csv);
    let (_, json, _) = ran_with(&["--format", "json"]);
    let objects = folder.path().join("hits.jsonl");
    let (code, _, err) = ran_with(&["--out", objects.to_str().expect("a path")]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(fs::read_to_string(&objects).expect("text"), json);
    let arrow = folder.path().join("hits.arrow");
    let (code, _, err) = ran_with(&["--out", arrow.to_str().expect("a path")]);
    assert_eq!(code, 0, "{err}");
    assert!(fs::read(&arrow).expect("a file").starts_with(b"ARROW1"));
    let (code, _, err) = ran_with(&["--format", "csv", "--out", path]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(fs::read_to_string(&table).expect("text"), csv);

    // A search that fails leaves what was there.
    let (code, _, err) = ran(&["dq9", "find", "100 / (seed - 7) > 0", "--out", path, "--quiet"]);
    assert!(code == 2 && err.contains("division by zero"), "{err}");
    assert_eq!(fs::read_to_string(&table).expect("text"), csv);
}

#[test]
fn simulation_gives_the_articles_counts() {
    let (code, out, err) = ran(&["duel", "sim", "--seeds", "1..=1000", "--format", "json"]);
    assert_eq!(code, 0, "{err}");
    for part in [r#""count": 964"#, r#""count": 598"#, r#""fights": 1000"#] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (_, text, _) = ran(&["duel", "sim", "--seeds", "1..=1000"]);
    assert!(text.starts_with("Iva wins 96.40 % of 1,000 fights (95 %: 95.06 % to 97.39 %)."), "{text}");
    assert!(text.contains("With ideal dice the chance is exactly 96.6264 %"), "{text}");
    let (_, text, _) = ran(&["duel", "sim", "--seeds", "1..=200", "--hit-clamp", "0..=1"]);
    assert!(!text.contains(" 0.00 %") && !text.contains("100.00 %"), "{text}");
    let (code, text, _) =
        ran(&["duel", "sim", "--until", "0.2", "--seeds", "0..=9999999", "--format", "json"]);
    assert!(code == 0 && text.contains(r#""fights": 65536"#), "{text}");
}

#[test]
fn rosters_are_compared_on_the_same_seeds() {
    let folder = tempfile::tempdir().expect("a folder");
    let roster = folder.path().join("strong.toml");
    fs::write(&roster, STRONG).expect("written");
    let path = roster.to_str().expect("a path");
    let (code, out, err) = ran(&["duel", "compare", path, "--seeds", "1..=2000"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("A wins ") && out.contains("of 2,000 seeds"), "{out}");
    let (code, out, _) = ran(&["duel", "compare", path, path, "--seeds", "1..=2000"]);
    assert!(code == 0 && out.starts_with("No difference shows in 2,000 seeds"), "{out}");
}

const STRONG: &str = r#"
[[fighter]]
name = "Iva"
max_hp = 60
strength = 9
agility = 6
defense = 3
speed = 12
weapon = [4, 7]
kind = "slash"

[[fighter]]
name = "Lobo sangriento"
max_hp = 20
strength = 3
agility = 8
defense = 1
speed = 14
weapon = [2, 5]
kind = "slash"

[[fighter]]
name = "Goblin lancero"
max_hp = 16
strength = 2
agility = 5
defense = 1
speed = 10
weapon = [2, 5]
kind = "pierce"
"#;

#[test]
fn a_sweep_is_a_table_and_a_heat_map() {
    let folder = tempfile::tempdir().expect("a folder");
    let svg = folder.path().join("heat.svg");
    let args = [
        "duel",
        "sweep",
        "--vary",
        "hero.speed=8..=12",
        "--vary",
        "rules.hit_low=10..=50/20",
        "--seeds",
        "1..=300",
        "--format",
        "csv",
        "--svg",
        svg.to_str().expect("a path"),
    ];
    let (code, out, err) = ran(&args);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("x,y,wins,share,low,high,turns,hp\n8,10,"), "{out}");
    assert_eq!(out.lines().count(), 1 + 5 * 3);
    let drawn = fs::read_to_string(&svg).expect("an SVG");
    assert!(drawn.contains("hero.speed") && drawn.contains("rules.hit_low"));
    // One cell is what sim says.
    let (_, alone, _) =
        ran(&["duel", "sweep", "--vary", "hero.speed=10..=10", "--seeds", "1..=1000", "--format", "csv"]);
    assert!(alone.contains("\n10,,964,0.964000,"), "{alone}");
    for (vary, said) in [
        ("hero.sped=1..=2", "perhaps speed"),
        ("nobody.speed=1..=2", "expected hero, rules or one of Iva"),
        ("hero.speed=2..=1", "expected such as hero.agility=0..=20"),
        ("hero.speed=0..=99999999", "expected at most 10000"),
    ] {
        let (code, _, err) = ran(&["duel", "sweep", "--vary", vary, "--seeds", "1..=2"]);
        assert!(code == 2 && err.contains(said), "{vary}: {err}");
    }
}

#[test]
fn dice_and_logs_lead_back_to_the_seed() {
    // The lesson's fight of seed 16 begins with these.
    let dice = ["67", "4[2..=5]", "52", "66", "7[4..=7]", "93"];
    let mut args = vec!["duel", "infer"];
    args.extend(dice);
    args.extend(["84", "14", "2[2..=5]", "3", "8", "7[4..=7]"]);
    let (code, out, err) = ran(&args);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("Seed 16 is the only one that rolls these 12 dice."), "{out}");
    let (_, log, _) = ran(&["duel", "fight", "--seed", "16", "--lang", "es"]);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.txt");
    fs::write(&path, &log).expect("written");
    let (code, out, err) =
        ran(&["duel", "infer", "--log", path.to_str().expect("a path"), "--format", "csv"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.lines().any(|seed| seed == "16"), "{out}");
    let (code, _, err) = ran(&["duel", "infer", "67", "101"]);
    assert!(code == 2 && err.contains("die \"101\": expected a number 1..=100"), "{err}");
}

#[test]
fn clues_lead_to_the_map_and_to_the_next_clue() {
    let (code, out, err) = ran(&["dq9", "infer", "--name", "Granite Tunnel of Woe Lv. 1"]);
    assert_eq!(code, 0, "{err}");
    // The specification counts 22 candidates for this name.
    assert!(out.starts_with("22 maps fit this clue."), "{out}");
    assert!(out.contains("look next at") && out.contains("floors[0]"), "{out}");
    let (code, out, _) =
        ran(&["dq9", "infer", "--name", "Granite Tunnel of Woe Lv. 1", "seed == 50", "--format", "json"]);
    assert!(code == 0 && out.contains(r#""02:50""#) && out.contains(r#""remain": 1"#), "{out}");
    let (code, out, _) = ran(&["dq9", "infer", "level == 1", "--location", "150"]);
    assert!(code == 1 && out.starts_with("No map fits"), "{out}");
    let (code, _, err) = ran(&["dq9", "infer", "levl == 1"]);
    assert!(code == 2 && err.contains("perhaps level"), "{err}");
}
