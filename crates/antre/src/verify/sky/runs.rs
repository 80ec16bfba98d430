//! Vectors that are runs: `scripts.json`, `fuzz.json`, `combos48.json`, `combos48_full.json`, `expiry.json`.

use antre_sky::{MonsterSpec, Options, Report, Row, RuleSet, Scenario, SkyError};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::super::{Document, Node, Unreadable};

fn hex(bytes: impl AsRef<[u8]>) -> String {
    bytes.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 of `t:frac:actor:action` joined by semicolons.
fn digest(rows: &[Row]) -> String {
    let rows: Vec<String> = rows.iter().map(Row::canonical).collect();
    hex(Sha256::digest(rows.join(";").as_bytes()))
}

fn as_value(row: &Row) -> Value {
    json!([row.t, row.frac, row.actor, row.action, row.stage, row.note])
}

fn unreadable(node: &Node<'_>, error: &SkyError) -> Unreadable {
    Unreadable(format!("{}: {error}", node.place()))
}

fn byte(node: &Node<'_>) -> Result<u8, Unreadable> {
    let number = node.int()?;
    u8::try_from(number).map_err(|_| Unreadable(format!("{}: {number}: expected 0..=255", node.place())))
}

fn bytes(node: &Node<'_>) -> Result<Vec<u8>, Unreadable> {
    node.items()?.iter().map(byte).collect()
}

/// A monster; keys that are not there have their defaults.
fn monster(node: &Node<'_>) -> Result<MonsterSpec, Unreadable> {
    let mut spec = MonsterSpec::default();
    for (key, value) in node.entries()? {
        match key {
            "id" => spec.id = value.text()?.into(),
            "slot" => spec.slot = Some(byte(&value)?),
            "flat" => {
                let flat = value.int()?;
                spec.flat = i8::try_from(flat)
                    .map_err(|_| Unreadable(format!("{}: {flat}: expected -128..=127", value.place())))?;
            }
            "up" => spec.up = bytes(&value)?,
            "down" => spec.down = bytes(&value)?,
            "paralysis" => spec.paralysis = byte(&value)?,
            "speed_boost_ability" => spec.speed_boost_ability = value.flag()?,
            "speed_boost_count" => spec.speed_boost_count = byte(&value)?,
            "default" => spec.default = value.text()?.into(),
            "script" => {
                let lines = value.items()?;
                spec.script =
                    lines.iter().map(|line| line.text().map(str::to_owned)).collect::<Result<_, _>>()?;
            }
            // What else a kind may have is named by the document as a value that nobody looked at.
            _ => {}
        }
    }
    Ok(spec)
}

fn monsters(node: &Node<'_>) -> Result<Vec<MonsterSpec>, Unreadable> {
    node.items()?.iter().map(monster).collect()
}

fn options(node: &Node<'_>) -> Result<Options, Unreadable> {
    let mut options = Options::default();
    for (key, value) in node.entries()? {
        match key {
            "frac" => options.frac = byte(&value)?,
            "first" => options.first = value.flag()?,
            "spawn_enabled" => options.spawn_enabled = value.flag()?,
            "spawn_counter" => options.spawn_counter = value.count()? as u16,
            "spawns" => options.spawns = monsters(&value)?,
            "log_sys" => options.log_sys = value.flag()?,
            "wind" => options.wind = value.count()? as i32,
            _ => {}
        }
    }
    Ok(options)
}

fn scenario(case: &Node<'_>) -> Result<Scenario, Unreadable> {
    let mut scenario = Scenario { name: case.get("name")?.text()?.to_owned(), ..Scenario::default() };
    if let Some(rules) = case.find("rules") {
        scenario.rules = match rules.text()? {
            "sky" => RuleSet::Sky,
            "seed" | "article" => RuleSet::Article,
            other => {
                let place = rules.place();
                return Err(Unreadable(format!("{place}: \"{other}\": expected sky, article or seed")));
            }
        };
    }
    if let Some(given) = case.find("options") {
        scenario.options = options(&given)?;
    }
    scenario.leader = Some(case.get("leader")?.text()?.to_owned());
    scenario.steps = case.get("steps")?.count()? as u64;
    scenario.monsters = monsters(&case.get("monsters")?)?;
    Ok(scenario)
}

fn run(node: &Node<'_>, scenario: &Scenario) -> Result<Report, Unreadable> {
    antre_core::in_range("steps", scenario.steps as i64, 0..=1_000_000)
        .map_err(|error| Unreadable(format!("{}: {error}", node.place())))?;
    scenario.run().map_err(|error| unreadable(node, &error))
}

fn finals(report: &Report) -> Value {
    let monsters: Map<String, Value> = report
        .finals()
        .into_iter()
        .map(|last| {
            let monster = json!({
                "up": last.monster.up, "down": last.monster.down, "stage": last.stage,
                "already_acted": last.locked, "slot": last.slot.number(), "valid": last.valid,
            });
            (last.id, monster)
        })
        .collect();
    let (start, end) = (report.start.state(), report.floor.state());
    let leader = report.actors.iter().find(|actor| actor.slot == Some(end.leader));
    json!({
        "frac": end.counter, "leader": leader.map(|actor| actor.id.as_str()), "wind": end.wind,
        "wind_used": start.wind - end.wind, "monsters": monsters,
    })
}

const COLUMNS: [&str; 6] = ["t", "frac", "actor", "action", "stage", "note"];

pub(super) fn scripts(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("columns")?.expect(json!(COLUMNS));
    let plain = MonsterSpec::default();
    root.get("monster_defaults")?.expect(json!({
        "flat": plain.flat, "script": plain.script, "default": plain.default, "up": [0, 0, 0, 0, 0], "down": [0, 0, 0, 0, 0],
        "paralysis": plain.paralysis, "speed_boost_ability": plain.speed_boost_ability,
        "speed_boost_count": plain.speed_boost_count,
    }));
    let plain = Options::default();
    root.get("option_defaults")?.expect(json!({
        "frac": plain.frac, "spawn_enabled": plain.spawn_enabled, "spawn_counter": plain.spawn_counter,
        "log_sys": plain.log_sys, "wind": plain.wind,
    }));
    for case in root.get("cases")?.items()? {
        let _case = case.case();
        case.get("doc")?.note();
        case.get("columns")?.expect(json!(COLUMNS));
        let scenario = scenario(&case)?;
        let report = run(&case, &scenario)?;
        let rows = report.rows(scenario.options.log_sys);
        case.get("sha256")?.expect(digest(&rows));
        case.get("events")?.expect(rows.iter().map(as_value).collect::<Vec<_>>());
        case.get("final")?.expect(finals(&report));
    }
    Ok(())
}

pub(super) fn fuzz(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    for case in root.get("cases")?.items()? {
        let _case = case.case();
        let scenario = scenario(&case)?;
        let report = run(&case, &scenario)?;
        let rows = report.rows(false);
        case.get("n_events")?.expect(rows.len());
        case.get("sha256")?.expect(digest(&rows));
        case.get("final_frac")?.expect(report.floor.counter());
        case.get("wind_used")?.expect(report.start.state().wind - report.floor.state().wind);
        let last = report.finals().into_iter();
        let counters: Map<String, Value> =
            last.map(|last| (last.id, json!([last.monster.up, last.monster.down, last.stage]))).collect();
        case.get("final_counters")?.expect(counters);
    }
    Ok(())
}

/// Leader, ally and two enemies at constant stages, all with one action.
fn combo(node: &Node<'_>, key: &str, action: &str, steps: u64) -> Result<Report, Unreadable> {
    let stages: Vec<i8> = key.bytes().filter(u8::is_ascii_digit).map(|digit| (digit - b'0') as i8).collect();
    if stages.len() != 4 || key.len() != 4 || stages.iter().any(|stage| *stage > 4) {
        return Err(Unreadable(format!("{}: \"{key}\": expected four stages such as 0123", node.place())));
    }
    let monsters = ["L", "A", "X", "Y"].into_iter().zip([0, 1, 4, 5]).zip(stages);
    let scenario = Scenario {
        steps,
        monsters: monsters
            .map(|((id, slot), stage)| MonsterSpec {
                id: id.into(),
                slot: Some(slot),
                flat: stage - 1,
                default: action.into(),
                ..MonsterSpec::default()
            })
            .collect(),
        ..Scenario::default()
    };
    run(node, &scenario)
}

pub(super) fn combos(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    root.get("all_doc")?.note();
    let steps = root.get("steps")?.count()? as u64;
    for action in ["walk", "attack"] {
        let Some(cases) = root.find(action) else { continue };
        for (key, case) in cases.entries()? {
            let _case = case.case();
            let rows = combo(&case, key, action, steps)?.rows(false);
            case.get("sha256")?.expect(digest(&rows));
            let counts = ["L", "A", "X", "Y"].map(|id| rows.iter().filter(|row| row.actor == id).count());
            case.get("n")?.expect(json!(counts));
        }
    }
    // One digest over all 625 keys, whichever of them the file spells out.
    for action in ["walk", "attack"] {
        let Some(all) = root.find(&format!("{action}_all_sha256")) else { continue };
        let _case = all.case();
        let mut whole = Sha256::new();
        for number in 0..625 {
            let key: String =
                [125, 25, 5, 1].iter().map(|place| char::from(b'0' + (number / place % 5) as u8)).collect();
            whole.update(digest(&combo(&all, &key, action, steps)?.rows(false)).as_bytes());
        }
        all.expect(hex(whole.finalize()));
    }
    Ok(())
}

pub(super) fn combos_spelled_out(document: &Document<'_>) -> Result<(), Unreadable> {
    const STEPS: u64 = 48;
    let root = document.root();
    root.get("doc")?.note();
    for action in ["walk", "attack"] {
        let Some(cases) = root.find(action) else { continue };
        for (key, case) in cases.entries()? {
            let _case = case.case();
            let rows = combo(&case, key, action, STEPS)?.rows(false);
            let told: Vec<String> =
                rows.iter().map(|row| format!("{}:{}:{}", row.t, row.frac, row.actor)).collect();
            case.expect(told.join(" "));
        }
    }
    Ok(())
}

pub(super) fn expiry(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("doc")?.note();
    for row in root.get("rows")?.items()? {
        let _case = row.case();
        let spec = |id: &str, slot, up| MonsterSpec {
            id: id.into(),
            slot: Some(slot),
            up,
            ..MonsterSpec::default()
        };
        let counter = byte(&row.get("counter")?)?;
        let scenario = Scenario {
            steps: 60,
            options: Options { frac: 4, ..Options::default() },
            monsters: vec![spec("L", 0, Vec::new()), spec("E", 4, vec![counter])],
            ..Scenario::default()
        };
        let rows = run(&row, &scenario)?.rows(false);
        let enemy = || rows.iter().filter(|row| row.actor == "E");
        let fast = enemy().filter(|row| row.stage.is_some_and(|stage| stage.shown() >= 1)).count();
        row.get("enemy_actions_with_boost_active")?.expect(fast);
        let times: Vec<u64> = enemy().map(|row| row.t).take(16).collect();
        row.get("enemy_acts_t")?.expect(json!(times));
    }
    Ok(())
}
