//! Random queues and battles against the slow Python model: 10,000 and 2,000 of them.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use antre_core::{Draw, Mulberry32, Why};
use antre_duel::assumed::game_fight::{self, Attack};
use antre_duel::assumed::{Assumed, LimitAt, TurnLimit, army};
use antre_duel::queue::{HeapQueue, Queue, SkipQueue, TickQueue};
use antre_duel::{
    Creature, Dice, Fighter, HitClamp, Kind, KindSet, Log, Rules, Span, Stat, Stats, fast, lesson,
};
use serde_json::{Value, json};

const QUEUES: u32 = 10_000;
const BATTLES: u32 = 2_000;
const FORMS: [&str; 3] = ["tick", "skip", "heap"];
const STATS: [(Stat, &str); 8] = [
    (Stat::MaxHp, "maxHp"),
    (Stat::MaxMana, "maxMana"),
    (Stat::Strength, "strength"),
    (Stat::Agility, "agility"),
    (Stat::Defense, "defense"),
    (Stat::Speed, "speed"),
    (Stat::Accuracy, "accuracy"),
    (Stat::Evasion, "evasion"),
];

/// Where the random cases come from.
struct Source(Mulberry32);

impl Source {
    fn new(case: u32) -> Self {
        Self(Mulberry32::new(0xD1CE ^ case.wrapping_mul(0x9E37_79B9)))
    }

    fn from(&mut self, low: i64, high: i64) -> i64 {
        low + i64::from(self.0.draw(Why::new("case", "2"))) % (high - low + 1)
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.from(0, of.len() as i64 - 1) as usize]
    }

    fn kinds(&mut self) -> KindSet {
        (0..self.from(0, 2)).map(|_| *self.one(&Kind::ALL)).collect()
    }

    fn span(&mut self) -> Span {
        let low = self.from(-2, 6);
        Span::new("weapon", low, low + self.from(0, 8)).expect("a range")
    }

    fn fighter(&mut self, name: String) -> Fighter {
        Fighter {
            name,
            max_hp: self.from(1, 80),
            strength: self.from(-5, 12),
            agility: self.from(-10, 60),
            defense: self.from(-3, 9),
            speed: self.from(-3, 40),
            weapon: self.span(),
            kind: *self.one(&Kind::ALL),
            resist: self.kinds(),
            weak: self.kinds(),
        }
    }

    fn party(&mut self, most: i64) -> Vec<Fighter> {
        (0..self.from(2, most)).map(|index| self.fighter(format!("F{index}"))).collect()
    }
}

fn names(kinds: KindSet) -> Vec<&'static str> {
    kinds.iter().map(Kind::name).collect()
}

fn row(fighter: &Fighter, team: usize) -> Value {
    json!([
        fighter.name,
        fighter.max_hp,
        fighter.strength,
        fighter.agility,
        fighter.defense,
        fighter.speed,
        fighter.weapon.low(),
        fighter.weapon.high(),
        fighter.kind.name(),
        names(fighter.resist),
        names(fighter.weak),
        team
    ])
}

/// What one queue says to every step, in the words of `compare.py`.
fn play<Q: Queue>(mut queue: Q, units: usize, steps: &[Value]) -> Value {
    let mut seen = Vec::new();
    for step in steps {
        let number = |at: usize| step[at].as_i64().unwrap_or(0);
        match step[0].as_str() {
            Some("act") => seen.push(queue.next().map_or(Value::Null, |turn| {
                queue.pay(turn.index, number(1));
                let energies: Vec<i64> = (0..units).map(|index| queue.energy(index)).collect();
                json!([turn.tick, turn.index, turn.energy, energies])
            })),
            Some("kill") => queue.kill(number(1) as usize),
            Some("revive") => queue.revive(number(1) as usize),
            _ => queue.set_speed(number(1) as usize, number(2)),
        }
    }
    Value::Array(seen)
}

/// A case for the model, and what we say to it: each form of ours is compared with one form of the model's.
fn queue_case(case: u32) -> (Value, Vec<Value>) {
    let mut source = Source::new(case);
    let size = if case.is_multiple_of(50) { source.from(10, 60) } else { source.from(1, 9) };
    let units: Vec<(i64, i64)> = (0..size).map(|_| (source.from(-5, 40), source.from(-60, 180))).collect();
    let steps: Vec<Value> = (0..source.from(1, 60))
        .map(|_| match source.from(0, 10) {
            0 => json!(["kill", source.from(0, size - 1)]),
            1 => json!(["revive", source.from(0, size - 1)]),
            2 => json!(["speed", source.from(0, size - 1), source.from(-5, 40)]),
            _ => json!(["act", source.one(&[50, 100, 100, 150])]),
        })
        .collect();
    let (speeds, energies): (Vec<i64>, Vec<i64>) = units.iter().copied().unzip();
    let rules = Rules::LESSON;
    let ours = vec![
        play(TickQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps),
        play(SkipQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps),
        play(HeapQueue::with_energies(&speeds, &energies, &rules), speeds.len(), &steps),
    ];
    let form = FORMS[case as usize % 3];
    (json!({"queue": {"form": form, "units": units, "steps": steps}}), ours)
}

/// The lesson's fight: obvious and fast form.
fn lesson_case(case: u32) -> (Value, Vec<Value>) {
    let mut source = Source::new(case);
    let party = source.party(8);
    let (a, b) = (source.from(0, 100), source.from(0, 100));
    // Nobody may be unable to hit for ever: the model's fight has no end but a death.
    let (low, high) = (a.min(b).max(5), a.max(b).max(5));
    let turn_limit = TurnLimit { hero_turns: 1_000_000, at: LimitAt::BeforeTurn };
    let rules = Rules {
        hit_clamp: HitClamp { low, high },
        assumed: Assumed { turn_limit, ..Assumed::PROPOSED },
        ..Rules::LESSON
    };
    let seed = i64::from(case) * 7_919 - 3_000;
    let mut log = Log::spanish(&party);
    let told = lesson::fight(&party, &mut Dice::new(seed), &rules, &mut log);
    let slow = json!({
        "log": log.lines().collect::<Vec<_>>(), "win": told.won, "crits": told.crits, "misses": told.misses,
        "turns": told.turns, "hero_turns": told.hero_turns, "ticks": told.ticks, "draws": told.draws, "hps": told.hp,
    });
    let mut log = Log::spanish(&party);
    let plan = fast::Plan::new(&party, &rules).expect("a small party");
    let told = plan.fight(seed, &mut log);
    let mut quick = slow.clone();
    quick["log"] = json!(log.lines().collect::<Vec<_>>());
    quick["hps"][0] = json!(told.hero_hp);
    for (key, value) in [
        ("win", json!(told.won)),
        ("crits", json!(told.crits)),
        ("misses", json!(told.misses)),
        ("turns", json!(told.turns)),
        ("hero_turns", json!(told.hero_turns)),
        ("ticks", json!(told.ticks)),
        ("draws", json!(told.draws)),
    ] {
        quick[key] = value;
    }
    let rows: Vec<Value> = party.iter().enumerate().map(|(at, one)| row(one, usize::from(at > 0))).collect();
    let form = FORMS[case as usize % 3];
    (
        json!({"lesson": {"form": form, "seed": seed, "party": rows, "low": low, "high": high}}),
        vec![slow, quick],
    )
}

fn army_case(case: u32) -> (Value, Vec<Value>) {
    let mut source = Source::new(case);
    let party = source.party(20);
    let teams: Vec<usize> =
        (0..party.len()).map(|at| if at < 2 { at } else { source.from(0, 1) as usize }).collect();
    let seed = i64::from(case) + 1;
    let mut log = Log::spanish(&party);
    let told = army::fight(&party, &teams, &mut Dice::new(seed), &Rules::LESSON, &mut log);
    let ours = json!({
        "winner": told.winner, "left": told.left, "turns": told.turns, "ticks": told.ticks, "crits": told.crits,
        "misses": told.misses, "draws": told.draws, "hp": told.hp, "log": log.lines().map(neutral).collect::<Vec<_>>(),
    });
    let rows: Vec<Value> = party.iter().zip(&teams).map(|(one, &team)| row(one, team)).collect();
    (json!({"army": {"form": FORMS[case as usize % 3], "seed": seed, "party": rows}}), vec![ours])
}

/// Two teams know no hero: the log's line for the fall of the first of the list is the other one.
fn neutral(line: &str) -> String {
    line.replace(" cae. La mina se traga la luz.", " cae y no se levanta.")
}

fn game_case(case: u32) -> (Value, Vec<Value>) {
    let mut source = Source::new(case);
    let mut creatures = Vec::new();
    let mut rows = Vec::new();
    for index in 0..source.from(2, 6) {
        let mut layer = |spread: i64| {
            STATS.iter().fold((Stats::default(), json!({})), |(stats, mut told), &(stat, name)| {
                let value = match (stat, spread) {
                    (Stat::MaxHp, 0) => source.from(1, 80),
                    (Stat::Speed, 0) => source.from(0, 30),
                    (_, 0) => source.from(-4, 20),
                    _ => source.from(-spread, spread),
                };
                told[name] = json!(value);
                (stats.with(stat, value), told)
            })
        };
        let (base, told) = layer(0);
        let (gear, gear_told) = layer(3);
        let (resist, weak) = (source.kinds(), source.kinds());
        let mut creature = Creature { name: format!("C{index}"), base, resist, weak, ..Creature::default() };
        creature.gear.push(gear);
        creature.hp = creature.max_hp();
        rows.push(json!([creature.name, told, [gear_told], names(resist), names(weak)]));
        creatures.push(creature);
    }
    let attacks: Vec<Attack> = creatures
        .iter()
        .map(|_| Attack { weapon: source.span(), kind: *source.one(&Kind::ALL), power: source.from(50, 200) })
        .collect();
    let hero_turns = source.from(1, 200) as u32;
    let rules = Rules {
        assumed: Assumed {
            turn_limit: TurnLimit { hero_turns, at: LimitAt::BeforeTurn },
            ..Assumed::PROPOSED
        },
        ..Rules::LESSON
    };
    let seed = i64::from(case) * 31;
    let mut events = Vec::new();
    let told = game_fight::fight(&mut creatures, &attacks, &mut Dice::new(seed), &rules, |event| {
        events.push(event.to_string());
    });
    let ours = json!({
        "win": told.won, "stopped": told.stopped, "hero_turns": told.hero_turns, "tick": told.tick,
        "draws": told.draws, "hp": creatures.iter().map(|one| one.hp).collect::<Vec<_>>(), "events": events,
    });
    let profiles: Vec<Value> = attacks
        .iter()
        .map(|one| json!([one.weapon.low(), one.weapon.high(), one.kind.name(), one.power]))
        .collect();
    (json!({"game": {"seed": seed, "creatures": rows, "attacks": profiles, "limit": hero_turns}}), vec![ours])
}

/// What the model says to every case, in order.
fn model(cases: &[Value]) -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../oracle/duel");
    let mut child = Command::new("python3")
        .arg("compare.py")
        .current_dir(folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 runs the model");
    let input: String = cases.iter().map(|case| case.to_string() + "\n").collect();
    let mut stdin = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the model ends");
    writer.join().expect("no panic").expect("the model reads every case");
    assert!(output.status.success(), "the model failed");
    let told = String::from_utf8(output.stdout).expect("the model writes UTF-8");
    told.lines().map(|line| serde_json::from_str(line).expect("the model writes JSON")).collect()
}

fn compare(count: u32, make: impl Fn(u32) -> (Value, Vec<Value>)) {
    let (cases, ours): (Vec<Value>, Vec<Vec<Value>>) = (0..count).map(make).unzip();
    let told = model(&cases);
    assert_eq!(told.len(), cases.len());
    for ((case, ours), told) in cases.iter().zip(&ours).zip(&told) {
        for one in ours {
            assert_eq!(one, told, "{case}");
        }
    }
}

#[test]
fn queues() {
    compare(QUEUES, queue_case);
}

#[test]
fn lesson_battles() {
    compare(BATTLES, lesson_case);
}

#[test]
fn armies() {
    compare(BATTLES / 4, army_case);
}

#[test]
fn game_battles() {
    compare(BATTLES, game_case);
}
