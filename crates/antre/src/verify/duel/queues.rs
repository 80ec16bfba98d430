//! `queue_small.json`, `queue_random.json`, `preview.json`: the order of turns, checked with all three queues.

use antre_core::Why;
use antre_duel::queue::{HeapQueue, Queue, SkipQueue, TickQueue, preview as coming};
use antre_duel::{Dice, Payment, Rules, Span, exercise_line, lesson};
use serde_json::{Value, json};

use super::super::{Document, Node, Unreadable};
use super::sha256;
use crate::{Detail, Input};

/// (tick, index, energy before paying).
type Event = (i64, usize, i64);

fn as_values(events: &[Event]) -> Vec<Value> {
    events.iter().map(|(tick, index, energy)| json!([tick, index, energy])).collect()
}

/// `[[name, speed], …]`.
fn roster(node: &Node<'_>) -> Result<(Vec<String>, Vec<i64>), Unreadable> {
    let pairs = node.items()?;
    let pairs = pairs.iter().map(|pair| {
        let [name, speed] = pair.tuple()?;
        Ok((name.text()?.to_owned(), speed.int()?))
    });
    Ok(pairs.collect::<Result<Vec<_>, Unreadable>>()?.into_iter().unzip())
}

/// The first turns on one queue; `cost` is asked with the turn's number and actor.
fn run<Q: Queue>(queue: &mut Q, turns: usize, mut cost: impl FnMut(usize, usize) -> i64) -> Vec<Event> {
    let mut events = Vec::with_capacity(turns);
    while events.len() < turns {
        let Some(turn) = queue.next() else { break };
        queue.pay(turn.index, cost(events.len(), turn.index));
        events.push((turn.tick, turn.index, turn.energy));
    }
    events
}

/// The first turns on all three queues, which must agree; what differs is given back so that it shows as a difference.
fn agreed(speeds: &[i64], rules: &Rules, turns: usize, cost: impl Fn(usize, usize) -> i64) -> Vec<Event> {
    let tick = run(&mut TickQueue::new(speeds, rules), turns, &cost);
    let skip = run(&mut SkipQueue::new(speeds, rules), turns, &cost);
    let heap = run(&mut HeapQueue::new(speeds, rules), turns, &cost);
    if tick != skip {
        return skip;
    }
    heap
}

pub(super) fn small(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    for (name, vector) in root.entries()? {
        if name == "exercise_more" {
            for exercise in vector.items()? {
                let _case = exercise.case();
                exercise_output(&exercise)?;
            }
            continue;
        }
        let _case = vector.case();
        if name == "exercise" {
            exercise_output(&vector)?;
            let stdin = vector.get("stdin")?.text()?;
            let (_, speeds) = exercise_input(&vector, stdin)?;
            let turns = stdin.lines().next().and_then(|n| n.trim().parse().ok()).unwrap_or(0);
            vector.get_prefix("events")?.expect(as_values(&agreed(
                &speeds,
                &Rules::LESSON,
                turns,
                |_, _| 100,
            )));
            continue;
        }
        let (names, speeds) = roster(&vector.get("fighters")?)?;
        if let Some(expected) = vector.find("turns_of_each") {
            without_floor(&vector, &expected, &speeds, name)?;
            continue;
        }
        one_queue(&vector, &names, &speeds)?;
    }
    Ok(())
}

fn one_queue(vector: &Node<'_>, names: &[String], speeds: &[i64]) -> Result<(), Unreadable> {
    let turns = vector.get("turns")?.count()?;
    let mut rules = Rules::LESSON;
    if let Some(pay) = vector.find("pay") {
        pay.expect("energy := 0");
        rules.payment = Payment::Reset;
        vector.get("culprit")?.note();
    }
    let costs: Option<Vec<i64>> = match vector.find("costs") {
        Some(costs) => Some(costs.items()?.iter().map(Node::int).collect::<Result<_, _>>()?),
        None => None,
    };
    let cost = |turn: usize, _: usize| {
        costs.as_ref().map_or(100, |costs| costs.get(turn).copied().unwrap_or(100).max(1))
    };
    let events = agreed(speeds, &rules, turns, cost);
    vector.get_prefix("events")?.expect(as_values(&events));
    if let Some(given) = vector.find("costs") {
        // Each cost belongs to the fighter who acts (50, 100, 150 in list order) or goes round by turn.
        let by_fighter: Vec<i64> = events.iter().map(|&(_, index, _)| [50, 100, 150][index % 3]).collect();
        let by_turn: Vec<i64> = (0..events.len()).map(|turn| [100, 50, 150][turn % 3]).collect();
        let first = costs.as_deref().unwrap_or_default();
        given.expect(if first.first() == by_turn.first() && first.get(1) == by_turn.get(1) {
            by_turn
        } else {
            by_fighter
        });
    }
    let order: Vec<&str> = events.iter().map(|&(_, index, _)| names[index].as_str()).collect();
    if let Some(answers) = vector.find("answers") {
        let right = order.join(", ");
        vector.get("stdout")?.expect(right.clone());
        let all = answers.items()?;
        let given: Vec<&str> = all.iter().map(Node::text).collect::<Result<_, _>>()?;
        // One answer is right.
        let index = given.iter().position(|answer| *answer == right);
        vector.get("right")?.expect(json!(index));
        // The others are the lesson's own; another quiz may have any.
        for (number, answer) in all.iter().enumerate() {
            match lesson::QUIZ.get(number) {
                _ if Some(number) == index => answer.expect(right.clone()),
                Some(known) if right == lesson::QUIZ[0] => answer.expect(*known),
                _ => answer.note(),
            }
        }
    } else if let Some(stdout) = vector.find("stdout") {
        stdout.expect(events.iter().map(|&(t, i, e)| exercise_line(t, &names[i], e)).collect::<Vec<_>>());
    }
    if let Some(firsts) = vector.find("first_turn_of_each_tick") {
        // For each name, the tick of its first turn, as far as a longer run shows it.
        let long = agreed(speeds, &rules, turns.max(200), |_, _| 100);
        for (name, tick) in firsts.entries()? {
            let first = long.iter().find(|&&(_, index, _)| names[index] == name).map(|event| event.0);
            tick.expect(json!(first));
        }
    }
    Ok(())
}

/// No least speed for so many ticks: turns and energies of each.
fn without_floor(
    vector: &Node<'_>,
    expected: &Node<'_>,
    speeds: &[i64],
    name: &str,
) -> Result<(), Unreadable> {
    vector.get("note")?.note();
    let digits: String = name.chars().filter(char::is_ascii_digit).collect();
    let limit: i64 = digits.parse().unwrap_or(10_000);
    let rules = Rules { min_speed: None, tick_limit: Some(limit), ..Rules::LESSON };
    let mut queue = HeapQueue::new(speeds, &rules);
    let mut turns = vec![0; speeds.len()];
    while let Some(turn) = queue.next() {
        queue.pay(turn.index, 100);
        turns[turn.index] += 1;
    }
    expected.expect(turns);
    let energies: Vec<i64> = (0..speeds.len()).map(|index| queue.energy(index)).collect();
    vector.get("energies")?.expect(energies);
    Ok(())
}

/// The exercise's answer, as the command gives it.
fn exercise_output(vector: &Node<'_>) -> Result<(), Unreadable> {
    let stdin = vector.get("stdin")?.text()?;
    vector.get("stdout")?.expect(answer(vector, stdin)?.verbatim.unwrap_or_default());
    Ok(())
}

fn exercise_input(vector: &Node<'_>, stdin: &str) -> Result<(Vec<String>, Vec<i64>), Unreadable> {
    match answer(vector, stdin)?.facts {
        crate::Facts::DuelQueue(facts) => Ok((facts.names, facts.speeds)),
        _ => Err(Unreadable(format!("{}: no queue", vector.place()))),
    }
}

fn answer(vector: &Node<'_>, stdin: &str) -> Result<crate::Answer, Unreadable> {
    let query = crate::duel::Query::Queue(crate::duel::Queue {
        exercise: Input::new("stdin", stdin),
        cost: Vec::new(),
        cost_by: crate::duel::CostBy::Turn,
        rules: crate::duel::RuleOptions::default(),
    });
    crate::duel::answer(&query, &Detail::default())
        .map_err(|error| Unreadable(format!("{}: {error}", vector.place())))
}

const COST: Why = Why::new("cost", "4.2");
const COSTS: [i64; 3] = [50, 100, 150];

/// One case of `queue_random.json`, with what every form of the queue is given.
struct Random {
    speeds: Vec<i64>,
    energies: Vec<i64>,
    turns: usize,
    mode: Mode,
    cost_seed: i64,
    script: Vec<(usize, Change, usize, i64)>,
}

#[derive(Clone, Copy)]
enum Mode {
    Fixed,
    ByDraw,
    ByIndex,
}

#[derive(Clone, Copy)]
enum Change {
    Kill,
    Revive,
    Speed,
}

impl Random {
    fn read(vector: &Node<'_>) -> Result<Self, Unreadable> {
        let list = |key: &str| -> Result<Vec<i64>, Unreadable> {
            vector.get(key)?.items()?.iter().map(Node::int).collect()
        };
        let unknown = |what: &str, found: &str, expected: &str| {
            Unreadable(format!("{}: {what} \"{found}\": expected {expected}", vector.place()))
        };
        let mode = match vector.get("cost_mode")?.text()? {
            "fixed100" => Mode::Fixed,
            "bydraw" => Mode::ByDraw,
            "byindex" => Mode::ByIndex,
            other => return Err(unknown("cost_mode", other, "fixed100, bydraw or byindex")),
        };
        let mut script = Vec::new();
        for entry in vector.get("script")?.items()? {
            let [turn, what, index, value] = entry.tuple()?;
            let change = match what.text()? {
                "kill" => Change::Kill,
                "revive" => Change::Revive,
                "speed" => Change::Speed,
                other => return Err(unknown("script", other, "kill, revive or speed")),
            };
            script.push((turn.count()?, change, index.count()?, value.int()?));
        }
        Ok(Self {
            speeds: list("speeds")?,
            energies: list("energies")?,
            turns: vector.get("turns")?.count()?,
            mode,
            cost_seed: vector.get("cost_seed")?.int()?,
            script,
        })
    }

    /// Events, final tick, final energies.
    fn run<Q: Queue>(&self, mut queue: Q) -> (Vec<Event>, i64, Vec<i64>) {
        let mut dice = Dice::new(self.cost_seed);
        let range = Span::try_from([0, 2]).unwrap_or(Span::HUNDRED);
        let mut script = self.script.iter().peekable();
        let mut events = Vec::with_capacity(self.turns);
        for number in 0..self.turns {
            while let Some(&&(_, change, index, value)) = script.peek().filter(|entry| entry.0 <= number) {
                match change {
                    Change::Kill => queue.kill(index),
                    Change::Revive => queue.revive(index),
                    Change::Speed => queue.set_speed(index, value),
                }
                script.next();
            }
            let Some(turn) = queue.next() else { break };
            let cost = match self.mode {
                Mode::Fixed => 100,
                Mode::ByDraw => COSTS[dice.range(range, COST) as usize],
                Mode::ByIndex => COSTS[turn.index % 3],
            };
            queue.pay(turn.index, cost);
            events.push((turn.tick, turn.index, turn.energy));
        }
        let energies = (0..self.speeds.len()).map(|index| queue.energy(index)).collect();
        (events, queue.tick(), energies)
    }
}

pub(super) fn random(document: &Document<'_>) -> Result<(), Unreadable> {
    let root = document.root();
    for text in ["line", "cost_modes", "script"] {
        root.get(text)?.note();
    }
    for vector in root.get("cases")?.items()? {
        let _case = vector.case();
        vector.get("case")?.note();
        let random = Random::read(&vector)?;
        vector.get("n")?.expect(random.speeds.len());
        let rules = Rules::LESSON;
        let heap = random.run(HeapQueue::with_energies(&random.speeds, &random.energies, &rules));
        let skip = random.run(SkipQueue::with_energies(&random.speeds, &random.energies, &rules));
        let named = vector.get("checked_with")?;
        let ticked = named.items()?.iter().map(Node::text).collect::<Result<Vec<_>, _>>()?;
        // The tick loop is left out where the file leaves it out: a thousand combatants take their time.
        let tick = if ticked.contains(&"NaiveQueue") {
            random.run(TickQueue::with_energies(&random.speeds, &random.energies, &rules))
        } else {
            heap.clone()
        };
        named.note();
        let (events, clock, energies) = if tick != heap {
            tick
        } else if skip != heap {
            skip
        } else {
            heap
        };
        vector.get("final_tick")?.expect(clock);
        let lines: String = events.iter().map(|(t, i, e)| format!("{t} {i} {e}\n")).collect();
        vector.get("digest_events")?.expect(sha256(lines));
        let lines: String = energies.iter().map(|energy| format!("{energy}\n")).collect();
        vector.get("digest_energies")?.expect(sha256(lines));
        vector.get("first")?.expect(as_values(&events[..events.len().min(12)]));
        vector.get("last")?.expect(as_values(&events[events.len().saturating_sub(3)..]));
        if let Some(all) = vector.find("events") {
            all.expect(as_values(&events));
        }
        if let Some(last) = vector.find("final_energies") {
            last.expect(energies);
        }
    }
    Ok(())
}

pub(super) fn preview(document: &Document<'_>) -> Result<(), Unreadable> {
    for vector in document.root().items()? {
        let _case = vector.case();
        let (names, speeds) = roster(&vector.get("fighters")?)?;
        let rules = Rules::LESSON;
        let given: Vec<i64> =
            vector.get("energies")?.items()?.iter().map(Node::int).collect::<Result<_, _>>()?;
        // With a number of turns already played, the energies and the clock follow from it.
        let played = vector.find("turns_already_played");
        let follow = played.is_some();
        let mut queue = if let Some(played) = played {
            let mut queue = TickQueue::new(&speeds, &rules);
            for _ in 0..played.count()? {
                let Some(turn) = queue.next() else { break };
                queue.pay(turn.index, rules.cost);
            }
            queue
        } else {
            TickQueue::with_energies(&speeds, &given, &rules)
        };
        let energies: Vec<i64> = (0..speeds.len()).map(|index| queue.energy(index)).collect();
        if follow {
            vector.get("energies")?.expect(energies.clone());
        }
        if let Some(tick) = vector.find("tick") {
            tick.expect(queue.tick());
        }
        if let Some(alive) = vector.find("alive") {
            for (index, flag) in alive.items()?.iter().enumerate() {
                if !flag.flag()? {
                    queue.kill(index);
                }
            }
        }
        let count = vector.get("count")?.count()?;
        let turns = coming(&queue, count, &rules);
        vector.get("preview")?.expect(turns.iter().map(|turn| names[turn.index].clone()).collect::<Vec<_>>());
        // A preview changes nothing.
        let after: Vec<i64> = (0..speeds.len()).map(|index| queue.energy(index)).collect();
        if after != energies {
            vector.get("energies")?.expect(after);
        }
    }
    Ok(())
}
