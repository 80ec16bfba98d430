//! What the leader could do: how many actions come first, the shortest sequence that leaves the enemies none, its
//! chance, kiting, expiry and the refresh trap, and when slowing takes a turn.

use antre_core::{Evidence, Message, Value};
use antre_draw::{Align, Picture, TextTable};
use antre_sky::plan::{
    Chance, Combo, Found, Kite, Kiting, Lasting, Letter, Level, Refresh, Slowing, kiting, lasting, refreshes,
    slowings, until,
};
use antre_sky::{Action, Asked, Floor, Longest, NoSink, Report, Scenario, Shortest, Slot, SlotSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chart::name;
use super::{RuleOptions, Scene, edition};
use crate::error::told;
use crate::{Answer, Detail, Error, Facts, Said, Table, Words};

/// Own actions that are looked at for counters that run out.
const MOST_LASTING: u32 = 64;

/// Plans for the leader: actions before each enemy, the shortest combo with proof and chance, kiting, counters, slowing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "sky-plan"))]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// The scenario; its scripts are not played, everybody but the leader walks.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub scenario: Scene,
    /// Actions that must all be made before an enemy acts, in order
    #[cfg_attr(
        feature = "clap",
        arg(
            long,
            value_name = "ACTION,…",
            value_delimiter = ',',
            default_value = "charge:focus-punch,release"
        )
    )]
    pub payload: Vec<String>,
    /// Actions that may come before and between them
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "ACTION,…", value_delimiter = ',', default_value = "agility,pass")
    )]
    pub setup: Vec<String>,
    /// Most actions of the sequence
    #[cfg_attr(feature = "clap", arg(long, value_name = "N", default_value_t = 12))]
    pub depth: usize,
    /// Ids of the enemies that may not act [default: all]
    #[cfg_attr(feature = "clap", arg(long, value_name = "ID,…", value_delimiter = ','))]
    pub watch: Vec<String>,
    /// Pattern that is tried against the first enemy watched: attack, step, pass
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "ACTION,…", value_delimiter = ',', default_value = "attack,step")
    )]
    pub kite: Vec<String>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

impl Default for Plan {
    fn default() -> Self {
        let list = |actions: &[&str]| actions.iter().map(ToString::to_string).collect();
        Self {
            scenario: Scene::default(),
            payload: list(&["charge:focus-punch", "release"]),
            setup: list(&["agility", "pass"]),
            depth: 12,
            watch: Vec::new(),
            kite: list(&["attack", "step"]),
            rules: RuleOptions::default(),
        }
    }
}

/// The leader's actions before one enemy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Before {
    /// Id.
    pub id: String,
    /// If all are free.
    pub free: u32,
    /// If all lock.
    pub locking: u32,
    /// Steps to the enemy's action, if the leader's are free.
    pub steps: u64,
    /// Counter at that action.
    pub counter: u8,
}

/// The shortest sequence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ComboFacts {
    /// What was asked for.
    pub payload: Vec<String>,
    /// The sequence, with the longest counters drawn; `None` if there is none within the depth.
    pub actions: Option<Vec<String>>,
    /// Turns of wind, turns of belly, steps.
    pub wind: Option<i32>,
    /// Turns of belly.
    pub belly: Option<u64>,
    /// Steps from the first action to the last.
    pub steps: Option<u64>,
    /// How many sequences of each length were looked at, and what became of them: the proof that none is shorter.
    pub levels: Vec<Level>,
    /// The exact chance over every counter that could be drawn.
    pub chance: Option<Chance>,
    /// Length of the shortest sequence when the shortest counters are drawn.
    pub with_shortest: Option<usize>,
}

/// What a kiting pattern came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KitingFacts {
    /// The pattern.
    pub pattern: Vec<String>,
    /// Against whom.
    pub id: String,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: Kiting,
}

/// Counters of one monster that run out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Expiry {
    /// Id.
    pub id: String,
    /// With free actions.
    pub free: Vec<Lasting>,
    /// With locking actions.
    pub locking: Vec<Lasting>,
    /// What another raise would be worth at each of its free actions.
    pub refreshes: Vec<Refresh>,
}

/// A plan in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct PlanFacts {
    /// Actions before each enemy.
    pub before: Vec<Before>,
    /// The shortest sequence.
    pub combo: ComboFacts,
    /// Kiting, if there is an enemy.
    pub kiting: Option<KitingFacts>,
    /// Counters that run out.
    pub expiry: Vec<Expiry>,
    /// Slowing each enemy now and later: id, then the eight values of the counter.
    pub slowing: Vec<(String, Vec<Slowing>)>,
}

/// The floor before the leader's first action, with what the plan needs of it.
struct Ground {
    report: Report,
    floor: Floor,
    watched: Vec<(usize, Slot)>,
    setup: Vec<Action>,
    payload: Vec<Action>,
}

impl Plan {
    fn ground(&self) -> Result<Ground, Error> {
        let mut scenario = self.rules.applied_to(self.scenario.scenario()?)?;
        // The machine itself reads the plan's actions, as a script of the leader's.
        let leader =
            scenario.leader.clone().or_else(|| scenario.monsters.first().map(|spec| spec.id.clone()));
        let script: Vec<String> = self.setup.iter().chain(&self.payload).cloned().collect();
        for spec in &mut scenario.monsters {
            let leads = Some(&spec.id) == leader.as_ref();
            spec.script = if leads { script.clone() } else { Vec::new() };
            spec.default = "walk".into();
        }
        scenario.options.spawn_enabled = false;
        let lines = scenario.play()?.script(leader.as_deref().unwrap_or_default());
        let (setup, payload) = lines.split_at(self.setup.len());
        if payload.is_empty() {
            return Err(told!("error-sky-payload"));
        }
        let (setup, payload) = (setup.to_vec(), payload.to_vec());
        let quiet = Scenario { steps: 0, ..scenario };
        let report = quiet.run()?;
        let floor = report.start.clone();
        let mut watched: Vec<(usize, Slot)> = Vec::new();
        for (number, actor) in report.actors.iter().enumerate() {
            let Some(slot) = actor.slot else { continue };
            let wanted = if self.watch.is_empty() { !slot.is_team() } else { self.watch.contains(&actor.id) };
            if wanted {
                watched.push((number, slot));
            }
        }
        if let Some(missing) =
            self.watch.iter().find(|id| !report.actors.iter().any(|actor| actor.id == **id))
        {
            let known: Vec<&str> = report.actors.iter().map(|actor| actor.id.as_str()).collect();
            return Err(told!("error-one-of", what = "watch", found = missing, expected = known.join(", ")));
        }
        if watched.is_empty() {
            return Err(told!("error-sky-no-enemy"));
        }
        Ok(Ground { report, floor, watched, setup, payload })
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let words = detail.words();
        let ground = self.ground()?;
        let rules = ground.floor.state().rules;
        let mut before = Vec::new();
        for (actor, slot) in &ground.watched {
            let free = until(&ground.floor, *slot, Action::pass(), &mut Longest)?;
            let locking = until(&ground.floor, *slot, Action::attack(), &mut Longest)?;
            if let (Some(free), Some(locking)) = (free, locking) {
                before.push(Before {
                    id: ground.report.actors[*actor].id.clone(),
                    free: free.actions,
                    locking: locking.actions,
                    steps: free.steps,
                    counter: free.counter,
                });
            }
        }
        let combo = self.combo(&ground)?;
        let kiting = self.kiting(&ground)?;
        let mut expiry = Vec::new();
        for (number, actor) in ground.report.actors.iter().enumerate() {
            if let Some(slot) = actor.slot
                && let Some(found) = expiry_of(&ground.floor, &ground.report.actors[number].id, slot)?
            {
                expiry.push(found);
            }
        }
        let slowing = ground.watched.iter().map(|(actor, slot)| {
            (ground.report.actors[*actor].id.clone(), slowings(ground.floor.stage(*slot)))
        });
        let facts = PlanFacts { before, combo, kiting, expiry, slowing: slowing.collect() };
        let sentence = Said::new(&words, self.sentence(&facts));
        let picture = answers(&facts, &ground, &words);
        let evidence = rules.evidence().and(Evidence::Certain);
        let found = facts.combo.actions.is_some();
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts),
            picture: Picture::Table(picture),
            facts: Facts::SkyPlan(Box::new(facts)),
            notes: Vec::new(),
            draws: None,
            lines: None,
            verbatim: None,
            found,
        })
    }

    fn combo(&self, ground: &Ground) -> Result<ComboFacts, Error> {
        let watched: SlotSet = ground.watched.iter().map(|(_, slot)| *slot).collect();
        let combo = Combo {
            floor: &ground.floor,
            setup: &ground.setup,
            payload: &ground.payload,
            watched,
            depth: self.depth,
        };
        let search = combo.search(&Longest)?;
        let shortest = combo.search(&Shortest)?;
        let chance = match &search.found {
            Some(found) => Some(combo.chance(&found.letters)?),
            None => None,
        };
        let worded = |found: &Found| {
            let mut done = 0;
            let text = found.letters.iter().map(|letter| match letter {
                Letter::Setup(number) => self.setup[*number].clone(),
                Letter::Payload => {
                    done += 1;
                    self.payload[done - 1].clone()
                }
            });
            text.collect::<Vec<String>>()
        };
        Ok(ComboFacts {
            payload: self.payload.clone(),
            actions: search.found.as_ref().map(worded),
            wind: search.found.as_ref().map(|found| found.wind),
            belly: search.found.as_ref().map(|found| found.belly),
            steps: search.found.as_ref().map(|found| found.steps),
            levels: search.levels,
            chance,
            with_shortest: shortest.found.map(|found| found.letters.len()),
        })
    }

    fn kiting(&self, ground: &Ground) -> Result<Option<KitingFacts>, Error> {
        let pattern = self.kite.iter().map(|action| match action.as_str() {
            "attack" => Ok(Kite::Attack),
            "step" | "walk" => Ok(Kite::Step),
            "pass" => Ok(Kite::Pass),
            other => {
                Err(told!("error-choice", what = "kite", found = other, expected = "attack, step, pass"))
            }
        });
        let pattern = pattern.collect::<Result<Vec<_>, _>>()?;
        let Some((actor, slot)) = ground.watched.first() else { return Ok(None) };
        Ok(Some(KitingFacts {
            pattern: self.kite.clone(),
            id: ground.report.actors[*actor].id.clone(),
            verdict: kiting(&ground.floor, *slot, &pattern, &mut Longest)?,
        }))
    }

    fn sentence(&self, facts: &PlanFacts) -> Message {
        let combo = &facts.combo;
        let payload = self.payload.join(", ");
        match &combo.actions {
            Some(actions) => Message::new("sky-plan").with("actions", folded(actions)),
            None => Message::new("sky-plan-none").with("payload", payload).with("depth", self.depth),
        }
    }
}

/// `agility ×3, attack`
fn folded(actions: &[String]) -> String {
    let mut parts: Vec<(&str, usize)> = Vec::new();
    for action in actions {
        match parts.last_mut() {
            Some((last, count)) if last == action => *count += 1,
            _ => parts.push((action, 1)),
        }
    }
    let shown = parts.iter().map(|(text, times)| match times {
        1 => (*text).to_owned(),
        _ => format!("{text} ×{times}"),
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// What becomes of a monster's counters; `None` if it has none that tick.
fn expiry_of(floor: &Floor, id: &str, slot: Slot) -> Result<Option<Expiry>, Error> {
    let Some(monster) = floor.monster(slot) else { return Ok(None) };
    let ticking = |counter: &u8| *counter != 0 && *counter != antre_sky::FOREVER;
    if !monster.up.iter().chain(&monster.down).any(ticking) {
        return Ok(None);
    }
    let walk = [Action::walk()];
    let raise = Action::raise(slot.set(), antre_sky::Length::Drawn);
    Ok(Some(Expiry {
        id: id.to_owned(),
        free: lasting(floor, slot, &walk, MOST_LASTING, &mut Longest)?,
        locking: lasting(floor, slot, &[Action::attack()], MOST_LASTING, &mut Longest)?,
        refreshes: refreshes(floor, slot, &walk, raise, MOST_LASTING, &Longest)?,
    }))
}

/// The answers as a table for a terminal, the most asked for first.
fn answers(facts: &PlanFacts, ground: &Ground, words: &Words) -> TextTable {
    let named = |id: &str| {
        let actor = ground.report.actors.iter().position(|actor| actor.id == id).unwrap_or(0);
        name(&ground.report, actor, words)
    };
    let mut rows = Vec::new();
    let mut say = |topic: Message, message: Message| rows.push(vec![words.say(&topic), words.say(&message)]);
    let combo = &facts.combo;
    if let Some(actions) = &combo.actions {
        say(
            Message::new("sky-topic-cost"),
            Message::new("sky-plan-cost")
                .with("count", actions.len())
                .with("wind", combo.wind.unwrap_or(0))
                .with("belly", combo.belly.unwrap_or(0) as usize),
        );
    }
    if let Some(chance) = combo.chance {
        let id = if chance.num == chance.den { "sky-plan-certain" } else { "sky-plan-chance" };
        let message = Message::new(id)
            .with("num", chance.num as usize)
            .with("den", chance.den as usize)
            .with("runs", chance.runs as usize);
        say(Message::new("sky-topic-chance"), message);
    }
    for level in &combo.levels {
        let message = Message::new("sky-plan-level")
            .with("tried", level.tried as usize)
            .with("acted", level.enemy_acted as usize)
            .with("repeated", level.repeated as usize)
            .with("impossible", level.impossible as usize)
            .with("open", level.open as usize)
            .with("done", level.done as usize);
        say(Message::new("sky-topic-level").with("length", level.length), message);
    }
    for before in &facts.before {
        let message = Message::new("sky-plan-before")
            .with("free", before.free)
            .with("locking", before.locking)
            .with("steps", before.steps as usize)
            .with("counter", u32::from(before.counter));
        say(Message::new("sky-topic-before").with("enemy", named(&before.id)), message);
    }
    if let Some(kiting) = &facts.kiting {
        let message = match kiting.verdict {
            Kiting::Holds { actions } => Message::new("sky-plan-kite-holds").with("actions", actions),
            Kiting::Caught { steps, counter } => Message::new("sky-plan-kite-caught")
                .with("steps", steps as usize)
                .with("counter", u32::from(counter)),
            Kiting::OutOfReach { steps, counter } => Message::new("sky-plan-kite-reach")
                .with("steps", steps as usize)
                .with("counter", u32::from(counter)),
            Kiting::Open { actions } => Message::new("sky-plan-kite-open").with("actions", actions),
        };
        let topic = Message::new("sky-topic-kite").with("enemy", named(&kiting.id));
        say(topic, message.with("pattern", kiting.pattern.join(", ")));
    }
    for expiry in &facts.expiry {
        let same = |rows: &[Lasting]| rows.iter().filter(|row| row.stage == rows[0].stage).count();
        let stage =
            expiry.free.first().map_or_else(String::new, |row| row.stage.to_string().replace('-', "−"));
        let message = Message::new("sky-plan-expiry")
            .with("stage", stage)
            .with("free", same(&expiry.free))
            .with("locking", same(&expiry.locking))
            .with("steps", expiry.free.last().map_or(0, |row| row.steps as usize))
            .with("locked_steps", expiry.locking.last().map_or(0, |row| row.steps as usize));
        say(Message::new("sky-topic-expiry").with("name", named(&expiry.id)), message);
        if let Some(trap) = expiry.refreshes.iter().find(|row| row.trap) {
            let message = Message::new("sky-plan-trap")
                .with("action", trap.action)
                .with("left", u32::from(trap.left))
                .with("stage", trap.raised.to_string());
            say(Message::new("sky-topic-trap"), message);
        }
    }
    // Now, or at the leader's next turn if it is not due now.
    let now = next_counter(&ground.floor).unwrap_or(ground.floor.counter());
    for ((id, rows), (_, slot)) in facts.slowing.iter().zip(&ground.watched) {
        let slowable = u8::from(ground.floor.stage(*slot)) > 0;
        if let Some(row) = rows.iter().find(|row| row.counter == now % 8 && slowable) {
            let message = Message::new("sky-plan-slow")
                .with("counter", u32::from(now))
                .with("before", u32::from(row.before))
                .with("after", u32::from(row.after))
                .with("acts", u32::from(row.actions_before))
                .with("slowed", u32::from(row.actions_after));
            say(Message::new("sky-topic-slow").with("enemy", named(id)), message);
        }
    }
    TextTable {
        columns: vec![(words.word("sky-topic"), Align::Left), (words.word("sky-topic-answer"), Align::Left)],
        rows,
    }
}

/// The counter at which the leader is asked next.
fn next_counter(floor: &Floor) -> Option<u8> {
    let mut floor = floor.clone();
    for _ in 0..1000 {
        match floor.advance(&mut Longest, &mut NoSink) {
            Asked::Action(slot) if slot == floor.leader() => return Some(floor.counter()),
            Asked::Action(_) => floor.act(Action::walk(), &mut Longest, &mut NoSink).ok()?,
            Asked::Monster(_) => floor.spawn(None, &mut NoSink).ok()?,
            Asked::Step => {}
            Asked::Over(_) => return None,
        }
    }
    None
}

fn table(facts: &PlanFacts) -> Table {
    let rows = facts.before.iter().map(|before| {
        vec![
            Value::from(before.id.as_str()),
            Value::from(before.free),
            Value::from(before.locking),
            Value::Int(before.steps as i64),
            Value::Int(before.counter.into()),
        ]
    });
    Table { columns: vec!["enemy", "free", "locking", "steps", "counter"], rows: rows.collect() }
}
