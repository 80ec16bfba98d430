//! `battle_16`, `battles_1_1000`, `battles_more`, `turn_limit`, `game_battles`, `armies`: whole battles.

use antre_core::{Mulberry32, Trace, Why};
use antre_duel::assumed::army;
use antre_duel::assumed::game_fight::{self, Attack, GameEvent};
use antre_duel::assumed::{Assumed, LimitAt, TurnLimit};
use antre_duel::lesson::{self, Outcome};
use antre_duel::{Creature, Dice, Event, Fighter, HitClamp, Kind, KindSet, Log, Rules, Sink, Span, fast};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::blows::stats;
use super::{fighter, kind, kinds, seeds, sha256, span};

/// A lesson fight with its log; fought in both forms, and the obvious one is given back if they differ.
fn fought(party: &[Fighter], seed: i64, rules: &Rules) -> (Outcome, String) {
    let mut log = Log::spanish(party);
    let outcome = lesson::fight(party, &mut Dice::new(seed), rules, &mut log);
    if let Some(plan) = fast::Plan::new(party, rules) {
        let mut quick = Log::spanish(party);
        let summary = plan.fight(seed, &mut quick);
        if quick.text() != log.text() || summary.draws != outcome.draws {
            return (Outcome { draws: summary.draws, ..outcome }, quick.text().to_owned());
        }
    }
    (outcome, log.text().to_owned())
}

fn lines(log: &str) -> Vec<&str> {
    log.split_terminator('\n').collect()
}

/// One battle, every draw of every turn.
pub(super) fn battle_16(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let party = lesson::party();
    let case = root.case();
    let mut dice: Dice<Trace<Mulberry32>> = Dice::traced(16);
    let mut told: (Vec<Event>, Log<'_>) = (Vec::new(), Log::spanish(&party));
    let outcome = lesson::fight(&party, &mut dice, &Rules::LESSON, &mut told);
    root.get("log")?.expect(lines(told.1.text()));
    expect_outcome(
        &root,
        &outcome,
        &["win", "hp", "crits", "misses", "turns", "hero_turns", "ticks", "draws"],
    )?;
    drop(case);
    let readings: Vec<Value> = dice
        .stream()
        .records()
        .iter()
        .filter_map(|record| record.reading)
        .map(|reading| json!([reading.low, reading.high, reading.value]))
        .collect();
    let steps = steps(&told.0, &party, &readings);
    let given = root.get("steps")?.items()?;
    for (index, step) in given.iter().enumerate() {
        let _case = step.case();
        step.expect(steps.get(index).cloned().unwrap_or(Value::Null));
    }
    if given.len() != steps.len() {
        root.get("steps")?.expect(steps);
    }
    Ok(())
}

/// The turns as the vector writes them.
fn steps(events: &[Event], party: &[Fighter], readings: &[Value]) -> Vec<Value> {
    let mut hp: Vec<i64> = party.iter().map(|fighter| fighter.max_hp).collect();
    let mut steps: Vec<serde_json::Map<String, Value>> = Vec::new();
    let mut starts = Vec::new();
    for &event in events {
        let Some(step) = steps.last_mut().filter(|_| !matches!(event, Event::Turn { .. })) else {
            if let Event::Turn { turn, tick, actor, energy, draws, .. } = event {
                starts.push(draws as usize);
                let step =
                    json!({ "turn": turn, "tick": tick, "actor": actor, "energy": energy, "lines": [] });
                steps.extend(step.as_object().cloned());
            }
            continue;
        };
        if !matches!(event, Event::Ends { .. }) {
            let mut log = Log::spanish(party);
            log.event(event);
            if let Some(Value::Array(told)) = step.get_mut("lines") {
                told.extend(log.lines().map(Value::from));
            }
        }
        let (target, hit, damage, crit) = match event {
            Event::Misses { target, .. } => (target, false, Value::Null, false),
            Event::Hits { target, damage, crit, hp: left, .. } => {
                hp[target] = left;
                (target, true, Value::from(damage), crit)
            }
            _ => continue,
        };
        step.extend([
            ("target".into(), Value::from(target)),
            ("hit".into(), Value::from(hit)),
            ("damage".into(), damage),
            ("crit".into(), Value::from(crit)),
            ("target_hp".into(), Value::from(hp[target])),
        ]);
    }
    starts.push(readings.len());
    for (step, span) in steps.iter_mut().zip(starts.windows(2)) {
        step.insert("draws".into(), Value::from(readings[span[0]..span[1]].to_vec()));
    }
    steps.into_iter().map(Value::Object).collect()
}

/// Compares the named numbers of an outcome. `hp` is the hero's where it is a number, everybody's where it is a list.
fn expect_outcome(node: &Node<'_>, outcome: &Outcome, names: &[&str]) -> Result<(), Unreadable> {
    for name in names {
        let value = node.get(name)?;
        match *name {
            "win" => value.expect(outcome.won),
            "hp" if value.is_list() => value.expect(outcome.hp.clone()),
            "hp" => value.expect(outcome.hp[0]),
            "crits" => value.expect(outcome.crits),
            "misses" => value.expect(outcome.misses),
            "turns" => value.expect(outcome.turns),
            "hero_turns" => value.expect(outcome.hero_turns),
            "ticks" => value.expect(outcome.ticks),
            "draws" => value.expect(outcome.draws),
            _ => value.expect(outcome.stopped),
        }
    }
    Ok(())
}

/// Sums over many battles.
#[derive(Default)]
struct Totals {
    fights: i64,
    wins: i64,
    fights_with_a_crit: i64,
    crits: i64,
    misses: i64,
    turns: i64,
    max_turns: u32,
    min_turns: u32,
    max_hero_turns: u32,
    sum_hero_hp: i64,
    draws: i64,
    ticks: i64,
    logs: String,
}

impl Totals {
    fn add(&mut self, outcome: &Outcome, log: &str) {
        self.min_turns = if self.fights == 0 { outcome.turns } else { self.min_turns.min(outcome.turns) };
        self.fights += 1;
        self.wins += i64::from(outcome.won);
        self.fights_with_a_crit += i64::from(outcome.crits > 0);
        self.crits += i64::from(outcome.crits);
        self.misses += i64::from(outcome.misses);
        self.turns += i64::from(outcome.turns);
        self.max_turns = self.max_turns.max(outcome.turns);
        self.max_hero_turns = self.max_hero_turns.max(outcome.hero_turns);
        self.sum_hero_hp += outcome.hp[0];
        self.draws += i64::from(outcome.draws);
        self.ticks += outcome.ticks;
        self.logs.push_str(log);
    }

    fn over(party: &[Fighter], range: std::ops::RangeInclusive<i64>, rules: &Rules) -> Self {
        let mut totals = Self::default();
        for seed in range {
            let (outcome, log) = fought(party, seed, rules);
            totals.add(&outcome, &log);
        }
        totals
    }

    /// The total of a name that the vectors use.
    fn named(&self, name: &str) -> Option<Value> {
        Some(match name {
            "wins" => json!(self.wins),
            "defeats" => json!(self.fights - self.wins),
            "fights_with_a_crit" => json!(self.fights_with_a_crit),
            "total_crits" | "crits" => json!(self.crits),
            "total_misses" | "misses" => json!(self.misses),
            "total_turns" | "turns" => json!(self.turns),
            "max_turns" => json!(self.max_turns),
            "min_turns" => json!(self.min_turns),
            "max_hero_turns" => json!(self.max_hero_turns),
            "sum_hero_hp" => json!(self.sum_hero_hp),
            "total_draws" | "draws" => json!(self.draws),
            "total_ticks" | "ticks" => json!(self.ticks),
            "sha256_all_logs" => json!(sha256(&self.logs)),
            _ => return None,
        })
    }

    /// Compares every value whose name is a total's; the rest is left for the caller, or unread.
    fn expect(&self, node: &Node<'_>) -> Result<(), Unreadable> {
        for (name, value) in node.entries()? {
            if let Some(total) = self.named(name) {
                value.expect(total);
            }
        }
        Ok(())
    }
}

pub(super) fn battles(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    let party = lesson::party();
    root.get("columns")?.expect(vec![
        "seed",
        "win",
        "hero_hp",
        "crits",
        "misses",
        "turns",
        "hero_turns",
        "ticks",
        "draws",
        "sha256(log)[:16]",
    ]);
    let mut totals = Totals::default();
    for row in root.get("rows")?.items()? {
        let _case = row.case();
        let [seed, ..] = row.tuple::<10>()?;
        let seed = seed.int()?;
        let (o, log) = fought(&party, seed, &Rules::LESSON);
        row.expect(json!([
            seed,
            i64::from(o.won),
            o.hp[0],
            o.crits,
            o.misses,
            o.turns,
            o.hero_turns,
            o.ticks,
            o.draws,
            sha256(&log)[..16],
        ]));
        totals.add(&o, &log);
    }
    let case = root.case();
    totals.expect(&root.get("totals")?)?;
    totals.expect(&root)?;
    drop(case);
    for (seed, log) in root.get("full_logs")?.entries()? {
        let _case = log.case();
        let Ok(seed) = seed.parse() else {
            return Err(Unreadable(format!("{}: expected a seed as the key", log.place())));
        };
        log.expect(lines(&fought(&party, seed, &Rules::LESSON).1));
    }
    Ok(())
}

/// A clamp written as `[low, high]` or `"low-high"`.
fn clamp(node: &Node<'_>) -> Result<HitClamp, Unreadable> {
    if node.is_list() {
        let [low, high] = node.tuple()?;
        return Ok(HitClamp { low: low.int()?, high: high.int()? });
    }
    let text = node.text()?;
    let ends = text.split_once(['-', '–', '.']).and_then(|(low, high)| {
        Some((low.trim().parse().ok()?, high.trim_start_matches(['.', '=']).trim().parse().ok()?))
    });
    match ends {
        Some((low, high)) => Ok(HitClamp { low, high }),
        None => Err(Unreadable(format!("{}: \"{text}\": expected a clamp such as 30-70", node.place()))),
    }
}

pub(super) fn battles_more(document: &Document<'_>) -> Result<(), Unreadable> {
    /// The order in which rows of clamp variants stand.
    const ROW: [&str; 6] = ["clamp", "wins", "fights_with_a_crit", "turns", "sum_hero_hp", "misses"];
    let root = document.root();
    let party = lesson::party();
    let variants = root.get_prefix("clamp_variants_seeds_1_1000")?;
    let rows = match variants.find("rows") {
        Some(rows) => {
            if let Some(columns) = variants.find("columns") {
                columns.note();
            }
            rows
        }
        None => variants,
    };
    for row in rows.items()? {
        let _case = row.case();
        let listed = row.is_list().then(|| row.items()).transpose()?;
        let of = match &listed {
            Some(items) => items.first().cloned().map_or_else(|| row.get("clamp"), Ok)?,
            None => row.get("clamp")?,
        };
        let rules = Rules { hit_clamp: clamp(&of)?, ..Rules::LESSON };
        let totals = Totals::over(&party, 1..=1_000, &rules);
        match listed {
            None => totals.expect(&row)?,
            Some(items) => {
                // Two numbers for the clamp, or one value for both.
                let skip = items.len().saturating_sub(ROW.len());
                for (value, name) in items.iter().skip(1 + skip).zip(&ROW[1..]) {
                    value.expect(totals.named(name).unwrap_or(Value::Null));
                }
            }
        }
    }
    let more = root.get("lesson_more_seeds")?;
    let ranges: Vec<(String, Node<'_>)> = if more.is_list() {
        let entries = more.items()?;
        let named = entries.into_iter().map(|entry| Ok((entry.get("seeds")?.text()?.to_owned(), entry)));
        named.collect::<Result<_, Unreadable>>()?
    } else {
        more.entries()?.into_iter().map(|(range, entry)| (range.to_owned(), entry)).collect()
    };
    for (range, entry) in ranges {
        let _case = entry.case();
        let totals = Totals::over(&party, seeds(&entry, &range)?, &Rules::LESSON);
        if entry.is_list() {
            for (value, name) in entry.items()?.iter().zip(["wins", "fights_with_a_crit", "sum_hero_hp"]) {
                value.expect(totals.named(name).unwrap_or(Value::Null));
            }
        } else {
            totals.expect(&entry)?;
        }
    }
    for (_, matchup) in root.get("matchups")?.entries()? {
        let _case = matchup.case();
        let party: Vec<Fighter> =
            matchup.get_prefix("fighters")?.items()?.iter().map(fighter).collect::<Result<_, _>>()?;
        lesson::check(&party).map_err(|error| Unreadable(format!("{}: {error}", matchup.place())))?;
        let range = matchup.get("seeds")?;
        let range = if range.is_list() {
            let [low, high] = range.tuple()?;
            low.int()?..=high.int()?.min(low.int()? + 1_000_000)
        } else {
            seeds(&range, range.text()?)?
        };
        Totals::over(&party, range, &Rules::LESSON).expect(&matchup)?;
        if let Some(head) = matchup.find("log_seed_1_head") {
            let log = fought(&party, 1, &Rules::LESSON).1;
            let count = head.items()?.len();
            head.expect_lines(lines(&log).into_iter().take(count));
        }
    }
    Ok(())
}

pub(super) fn turn_limit(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("status")?.note();
    let endless: Vec<Fighter> =
        root.get("fighters")?.items()?.iter().map(fighter).collect::<Result<_, _>>()?;
    let lesson = lesson::party();
    let groups = [
        ("A_", &endless, LimitAt::BeforeTurn),
        ("B_", &endless, LimitAt::AfterTurn),
        ("small_limits_A", &lesson, LimitAt::BeforeTurn),
        ("small_limits_B", &lesson, LimitAt::AfterTurn),
    ];
    for (prefix, party, at) in groups {
        for vector in root.get_prefix(prefix)?.items()? {
            let _case = vector.case();
            let hero_turns = u32::try_from(vector.get("limit")?.count()?).unwrap_or(u32::MAX);
            let assumed = Assumed { turn_limit: TurnLimit { hero_turns, at }, ..Assumed::PROPOSED };
            let rules = Rules { assumed, ..Rules::LESSON };
            let (outcome, log) = fought(party, vector.get("seed")?.int()?, &rules);
            let names = ["stopped_by_limit", "win", "hero_turns", "turns", "ticks", "draws", "hp"];
            expect_outcome(&vector, &outcome, &names)?;
            let told = lines(&log);
            vector.get("last_lines")?.expect_lines(told[told.len().saturating_sub(3)..].iter().copied());
            vector.get("sha256_log")?.expect(sha256(&log));
        }
    }
    Ok(())
}

pub(super) fn game_battles(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    root.get("status")?.note();
    root.get("events")?.note();
    for (_, matchup) in root.get("matchups")?.entries()? {
        let mut creatures = Vec::new();
        let mut attacks = Vec::new();
        for entry in matchup.get("creatures")?.items()? {
            let mut creature = Creature::new(entry.get("name")?.text()?, stats(&entry.get("base")?)?);
            let [low, high, of, power] = entry.get_prefix("weapon")?.tuple()?;
            creature.resist = kinds(&entry.get("resist")?)?;
            creature.weak = kinds(&entry.get("weak")?)?;
            attacks.push(Attack {
                weapon: span(&entry, low.int()?, high.int()?)?,
                kind: kind(&of)?,
                power: power.int()?,
            });
            creatures.push(creature);
        }
        game_matchup(&matchup, &creatures, &attacks)?;
    }
    Ok(())
}

/// What a game fight left: compact lines, outcome, everybody's life, the final state of the dice.
fn game_fought(
    creatures: &[Creature],
    attacks: &[Attack],
    seed: i64,
) -> (Vec<GameEvent>, game_fight::GameOutcome, Vec<i64>, u32) {
    let mut creatures = creatures.to_vec();
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    let outcome =
        game_fight::fight(&mut creatures, attacks, &mut dice, &Rules::LESSON, |event| events.push(event));
    let hp = creatures.iter().map(|creature| creature.hp).collect();
    (events, outcome, hp, dice.stream().state())
}

fn game_matchup(matchup: &Node<'_>, creatures: &[Creature], attacks: &[Attack]) -> Result<(), Unreadable> {
    let range = matchup.get("seeds")?;
    let range = seeds(&range, range.text()?)?;
    let rows = matchup.get("rows")?.items()?;
    matchup.get("columns")?.expect(vec!["seed", "win", "hero_hp", "draws", "sha256(events)[:12]"]);
    let (mut wins, mut stopped, mut hero_turns, mut draws, mut stunned, mut count) = (0, 0, 0, 0, 0, 0);
    let mut effects: std::collections::BTreeMap<String, i64> = std::collections::BTreeMap::new();
    let mut all = String::new();
    for (index, seed) in range.clone().enumerate() {
        let (events, outcome, hp, _) = game_fought(creatures, attacks, seed);
        wins += i64::from(outcome.won);
        stopped += i64::from(outcome.stopped);
        hero_turns += i64::from(outcome.hero_turns);
        draws += i64::from(outcome.draws);
        for event in &events {
            match event {
                GameEvent::Stunned { .. } => stunned += 1,
                GameEvent::Effect { kind, accepted, .. } => {
                    let refused = if *accepted { "" } else { " refused" };
                    *effects.entry(format!("{}{refused}", kind.name())).or_default() += 1;
                }
                _ => {}
            }
        }
        count += events.len();
        let text: String = events.iter().flat_map(|&event| [event.to_string(), "\n".into()]).collect();
        if let Some(row) = rows.get(index) {
            let _case = row.case();
            let hash = sha256(&text)[..12].to_owned();
            row.expect(json!([seed, i64::from(outcome.won), hp[0], outcome.draws, hash]));
        }
        all.push_str(&text);
    }
    let _case = matchup.case();
    if rows.len() != range.count() {
        matchup.get("rows")?.expect("as many rows as seeds");
    }
    matchup.get("totals")?.expect(json!({
        "wins": wins, "stopped": stopped, "hero_turns": hero_turns, "draws": draws,
        "effects": effects, "stunned": stunned, "lines": count,
    }));
    matchup.get("sha256_all")?.expect(sha256(&all));
    for (key, told) in matchup.entries()?.into_iter().filter(|(key, _)| key.starts_with("seed_")) {
        let Ok(seed) = key["seed_".len()..].parse() else {
            return Err(Unreadable(format!("{}: expected a seed in the key", told.place())));
        };
        let (events, outcome, hp, state) = game_fought(creatures, attacks, seed);
        told.get("result")?.expect(json!({
            "win": outcome.won, "stopped": outcome.stopped, "hero_turns": outcome.hero_turns,
            "tick": outcome.tick, "draws": outcome.draws, "hp": hp, "state": state,
        }));
        let lines: Vec<String> = events.into_iter().map(|event| event.to_string()).collect();
        if let Some(given) = told.find("lines") {
            given.expect(lines);
        } else {
            for (name, given) in told.entries()?.into_iter().filter(|(name, _)| *name != "result") {
                let length = given.items()?.len();
                let from = if name.contains("last") { lines.len().saturating_sub(length) } else { 0 };
                given.expect(lines[from..(from + length).min(lines.len())].to_vec());
            }
        }
    }
    Ok(())
}

const ROSTER: Why = Why::new("roster", "6.7");

/// The roster recipe of the army vectors: draws in exactly this order.
fn army(per_side: usize, seed: i64, at: &Node<'_>) -> Result<(Vec<Fighter>, Vec<usize>), Unreadable> {
    let mut dice = Dice::new(seed);
    let mut roll =
        |low: i64, high: i64| Span::try_from([low, high]).map_or(low, |range| dice.range(range, ROSTER));
    let mut fighters = Vec::new();
    let mut teams = Vec::new();
    for team in 0..2 {
        for number in 0..per_side {
            let name = format!("{}{number}", ["A", "B"][team]);
            let (max_hp, strength, agility) = (roll(10, 40), roll(1, 6), roll(0, 12));
            let (defense, speed) = (roll(0, 4), roll(-1, 20));
            let weapon = span(at, 2, roll(3, 8))?;
            let kind = Kind::ALL[roll(0, 4) as usize];
            let mut resist = KindSet::NONE;
            if roll(0, 3) == 0 {
                resist = resist.with([Kind::Slash, Kind::Fire][roll(0, 1) as usize]);
            }
            let mut weak = KindSet::NONE;
            if roll(0, 3) == 0 {
                weak = weak.with([Kind::Blunt, Kind::Poison][roll(0, 1) as usize]);
            }
            fighters.push(Fighter {
                name,
                max_hp,
                strength,
                agility,
                defense,
                speed,
                weapon,
                kind,
                resist,
                weak,
            });
            teams.push(team);
        }
    }
    Ok((fighters, teams))
}

/// A fighter as a list: name, team, then the lesson's fields in their order.
fn listed_fighter(f: &Fighter, team: usize) -> Value {
    let names = |set: KindSet| set.iter().map(Kind::name).collect::<Vec<_>>();
    json!([
        f.name,
        team,
        f.max_hp,
        f.strength,
        f.agility,
        f.defense,
        f.speed,
        f.weapon.low(),
        f.weapon.high(),
        f.kind.name(),
        names(f.resist),
        names(f.weak),
    ])
}

pub(super) fn armies(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    for text in ["status", "roster", "rule"] {
        root.get(text)?.note();
    }
    for vector in root.get("battles")?.items()? {
        let _case = vector.case();
        let per_side = vector.get("n_per_side")?.count()?.min(10_000);
        let seed = vector.get("roster_seed")?;
        let (fighters, teams) = army(per_side, seed.int()?, &vector)?;
        seed.expect(5_000 + per_side);
        if let Some(listed) = vector.find("fighters") {
            listed.expect(
                fighters.iter().zip(&teams).map(|(f, &team)| listed_fighter(f, team)).collect::<Vec<_>>(),
            );
        }
        let mut log = Log::spanish_teams(&fighters);
        let mut dice = Dice::new(vector.get("battle_seed")?.int()?);
        let outcome = army::fight(&fighters, &teams, &mut dice, &Rules::LESSON, &mut log);
        vector.get("winner")?.expect(outcome.winner);
        vector.get("left")?.expect(outcome.left.to_vec());
        vector.get("turns")?.expect(outcome.turns);
        vector.get("ticks")?.expect(outcome.ticks);
        vector.get("crits")?.expect(outcome.crits);
        vector.get("misses")?.expect(outcome.misses);
        vector.get("draws")?.expect(outcome.draws);
        let hp: String = outcome.hp.iter().map(|hp| format!("{hp}\n")).collect();
        vector.get("hp_digest")?.expect(sha256(hp));
        vector.get("sha256_log")?.expect(sha256(log.text()));
        vector.get("log_lines")?.expect(log.lines().count());
        if let Some(told) = vector.find("log") {
            told.expect_lines(log.lines());
        }
    }
    Ok(())
}
