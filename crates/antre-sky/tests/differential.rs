//! Random scenarios against the slow Python model: 500 of them, 5,000 with `ANTRE_LONG=1`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use antre_core::Mulberry32;
use antre_sky::{ArticleReset, MonsterSpec, Options, RuleSet, Rules, Scenario};
use serde_json::{Value, json};

struct Dice(Mulberry32);

impl Dice {
    fn below(&mut self, limit: u32) -> u32 {
        antre_core::Draw::draw(&mut self.0, antre_core::Why::new("test", "12")) % limit
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len() as u32) as usize]
    }

    fn some(&mut self, of: &[String]) -> String {
        let mut chosen: Vec<String> = of.iter().filter(|_| self.below(2) == 0).cloned().collect();
        if chosen.is_empty() {
            chosen.push(self.one(of).clone());
        }
        chosen.join("+")
    }
}

fn action(dice: &mut Dice, own: &str, ids: &[String], team: &[String], article: bool) -> String {
    let counter = |dice: &mut Dice| match dice.below(8) {
        0 => 127,
        1 => 2 + dice.below(6),
        _ => 9 + dice.below(2),
    };
    match dice.below(20) {
        6..=8 => "attack".into(),
        9 => "pass".into(),
        10 => "none".into(),
        11..=13 => format!("boost:{own}:{}", counter(dice)),
        14 | 15 => format!("boost:{}:{}", dice.some(ids), counter(dice)),
        16 | 17 => format!("lower:{}:{}:{}", dice.some(ids), 1 + dice.below(2), 7 + dice.below(2)),
        // The article does not speak of paralysis and leader changes; the model leaves them undone.
        18 if !article => match dice.below(2) {
            0 => format!("para:{}:2", dice.one(ids)),
            _ if team.iter().any(|id| id == own) => format!("leader:{}", dice.one(team)),
            _ => "attack".into(),
        },
        // The floor of the game ends with its leader; the model's goes on.
        19 => match dice.one(ids).as_str() {
            id if team.iter().any(|other| other == id) => "attack".into(),
            id => format!("kill:{id}"),
        },
        // 0..=5, and what the article does not speak of.
        _ => "walk".into(),
    }
}

fn random(number: u32) -> Scenario {
    let mut dice = Dice(Mulberry32::new(0x5EED ^ number));
    let rules = if number % 5 == 4 { RuleSet::Article } else { RuleSet::Sky };
    let article = rules == RuleSet::Article;
    let mut ids: Vec<String> = vec!["L".into()];
    ids.extend(["A", "B", "C"].iter().take(dice.below(4) as usize).map(ToString::to_string));
    let team = ids.clone();
    let enemies = if dice.below(20) == 0 { 15 } else { dice.below(4) };
    ids.extend((1..=enemies).map(|number| format!("E{number}")));
    let mut next_enemy = 4;
    let monsters = ids
        .iter()
        .enumerate()
        .map(|(index, id)| {
            let slot = if index < team.len() {
                index as u8
            } else {
                next_enemy += 1 + if enemies < 8 { dice.below(3) as u8 } else { 0 };
                next_enemy - 1
            };
            let mut spec = MonsterSpec { id: id.clone(), slot: Some(slot), ..MonsterSpec::default() };
            spec.flat = if dice.below(3) == 0 { dice.below(5) as i8 - 1 } else { 0 };
            spec.script = (0..dice.below(16)).map(|_| action(&mut dice, id, &ids, &team, article)).collect();
            spec.default = (*dice.one(&["walk", "attack", "pass"])).into();
            if dice.below(4) == 0 {
                spec.up = (0..dice.below(6)).map(|_| dice.below(11) as u8).collect();
            }
            if dice.below(4) == 0 {
                spec.down = (0..dice.below(6)).map(|_| dice.below(9) as u8).collect();
            }
            spec.paralysis = if dice.below(8) == 0 && !article { 2 } else { 0 };
            if dice.below(6) == 0 {
                spec.speed_boost_ability = true;
                spec.speed_boost_count = 240 + dice.below(10) as u8;
            }
            spec
        })
        .collect();
    let spawns = (1..=3).map(|number| MonsterSpec { id: format!("S{number}"), ..MonsterSpec::default() });
    Scenario {
        name: format!("random {number}"),
        rules,
        // The model lets the end of the article's walks wait, and resets for the leader's own actions only.
        readings: article.then(|| Rules {
            walk_batches: true,
            article_reset: ArticleReset::OwnAction,
            ..Rules::article()
        }),
        steps: u64::from(32 + dice.below(96)),
        options: Options {
            frac: dice.below(24) as u8,
            spawn_enabled: !article && dice.below(3) == 0,
            spawn_counter: 30 + dice.below(6) as u16,
            spawns: spawns.collect(),
            log_sys: dice.below(2) == 0,
            ..Options::default()
        },
        monsters,
        ..Scenario::default()
    }
}

fn as_case(scenario: &Scenario) -> Value {
    let monsters: Vec<Value> = scenario
        .monsters
        .iter()
        .map(|spec| {
            json!({"id": spec.id, "slot": spec.slot, "flat": spec.flat, "script": spec.script,
                   "default": spec.default, "up": spec.up, "down": spec.down, "paralysis": spec.paralysis,
                   "speed_boost_ability": spec.speed_boost_ability, "speed_boost_count": spec.speed_boost_count})
        })
        .collect();
    let options = &scenario.options;
    let spawns: Vec<Value> =
        options.spawns.iter().map(|spec| json!({"id": spec.id, "default": spec.default})).collect();
    json!({"rules": scenario.rules, "monsters": monsters, "steps": scenario.steps,
           "options": {"frac": options.frac, "spawn_enabled": options.spawn_enabled,
                       "spawn_counter": options.spawn_counter, "spawns": spawns, "log_sys": options.log_sys}})
}

#[test]
fn same_as_the_model() -> Result<(), Box<dyn std::error::Error>> {
    let long = std::env::var_os("ANTRE_LONG").is_some_and(|value| value == "1");
    let count = if long { 5_000 } else { 500 };
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../oracle/sky");
    let scenarios: Vec<Scenario> = (0..count).map(random).collect();
    let mut model = Command::new("python3")
        .arg("compare.py")
        .current_dir(folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let input: String = scenarios.iter().map(|scenario| as_case(scenario).to_string() + "\n").collect();
    let mut stdin = model.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = model.wait_with_output()?;
    writer.join().expect("writer")?;
    assert!(output.status.success(), "the model failed");
    let told = String::from_utf8(output.stdout)?;
    let mut compared = 0;
    for (scenario, line) in scenarios.iter().zip(told.lines()) {
        let expected: Value = serde_json::from_str(line)?;
        let report = scenario.run()?;
        let rows: Vec<Value> = report
            .rows(scenario.options.log_sys)
            .into_iter()
            .map(|row| json!([row.t, row.frac, row.actor, row.action, row.stage, row.note]))
            .collect();
        assert_eq!(json!(rows), expected["events"], "{}: {}", scenario.name, as_case(scenario));
        let state = report.floor.state();
        assert_eq!(json!(state.counter), expected["frac"], "{}", scenario.name);
        assert_eq!(json!(state.wind), expected["wind"], "{}", scenario.name);
        for last in report.finals() {
            let monster = last.monster;
            let ours = json!([
                monster.up,
                monster.down,
                last.stage,
                monster.paralysis,
                last.locked,
                last.slot.number(),
                last.valid,
                monster.speed_boost_count
            ]);
            let theirs = &expected["final"][&last.id];
            // Of the dead only that they are gone: the model keeps paralysing them.
            let index = if last.valid { json!(ours) } else { json!(last.valid) };
            let wanted = if last.valid { theirs.clone() } else { theirs[6].clone() };
            assert_eq!(index, wanted, "{}: {}", scenario.name, last.id);
        }
        compared += 1;
    }
    assert_eq!(compared, count);
    Ok(())
}
