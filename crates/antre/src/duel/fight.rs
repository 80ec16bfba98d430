//! A battle from a seed.

use antre_core::{DrawRecord, Evidence, Fact, Message, Mulberry32, Role, Trace, Value};
use antre_draw::{EnergyChart, EnergyFighter, EnergyTurn, Picture};
use antre_duel::lesson::{self, Outcome};
use antre_duel::play::{Battle, Ending, Stage};
use antre_duel::queue::HeapQueue;
use antre_duel::{Dice, Event, Fighter, Log, Rules, Sink as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Choice, Recording, Roster, RuleOptions, edition, energy_words, foot, log, screen};
use crate::error::told;
use crate::{Answer, Detail, Error, Explain, Facts, Input, Said, Table, Words};

/// Fights a battle: the hero strikes the first living enemy, every enemy strikes the hero.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
// A face may add flags of its own beside these in a struct of the same name.
#[cfg_attr(feature = "clap", group(id = "duel-fight"))]
#[serde(default, deny_unknown_fields)]
pub struct Fight {
    /// Roster file (TOML), or - for standard input; without one the lesson's party fights
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    pub roster: Option<Input>,
    /// Seed of the dice: any whole number, counted modulo 2³²
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "N", default_value_t = 16, allow_negative_numbers = true)
    )]
    pub seed: i64,
    /// Price of every action in energy [lesson: 100]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub cost: Option<i64>,
    /// Show the battle screen as it stands after this turn; 0 is the beginning
    #[cfg_attr(feature = "clap", arg(long, value_name = "TURN"))]
    pub screen: Option<u32>,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

impl Default for Fight {
    /// The lesson's own fight, as on the command line.
    fn default() -> Self {
        Self { roster: None, seed: 16, cost: None, screen: None, rules: RuleOptions::default() }
    }
}

/// One turn of a battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FightTurn {
    /// Number, from 1.
    pub turn: u32,
    /// Tick at which it was taken.
    pub tick: i64,
    /// Who acted, as a place in the roster.
    pub actor: usize,
    /// Energy before paying.
    pub energy: i64,
    /// Energy after paying.
    pub kept: i64,
    /// Who was struck at, as a place in the roster.
    pub target: usize,
    /// Values of the dice, in order: hit, weapon, crit.
    pub draws: Vec<i64>,
    /// Whether the blow landed.
    pub hit: bool,
    /// Full damage; `None` on a miss.
    pub damage: Option<i64>,
    /// Whether it was critical.
    pub crit: bool,
    /// The target's life afterwards.
    pub target_hp: i64,
    /// The lines that the log tells of this turn.
    pub lines: Vec<String>,
}

/// A battle in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FightFacts {
    /// Seed of the dice.
    pub seed: i64,
    /// How it ended.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// Names in roster order, the hero first.
    pub names: Vec<String>,
    /// Life at the start, in roster order.
    pub max_hp: Vec<i64>,
    /// State of the generator at the end.
    pub final_state: u32,
    /// The turns.
    pub steps: Vec<FightTurn>,
    /// Energy at which somebody may act.
    pub threshold: i64,
    /// After each turn, the energy of everybody in roster order; 0 for who fell.
    pub energies: Vec<Vec<i64>>,
    /// After each turn, the life of everybody in roster order.
    pub lives: Vec<Vec<i64>>,
    /// The log in the language asked for.
    pub log: Vec<String>,
    /// SHA-256 of the Spanish log, every line ended by a line feed.
    pub log_sha256: String,
    /// What `replay` takes.
    #[serde(skip)]
    pub recording: Recording,
}

/// Everything that a battle leaves behind.
pub(super) struct Fought {
    pub(super) outcome: Outcome,
    pub(super) events: Vec<Event>,
    pub(super) records: Vec<DrawRecord>,
    pub(super) final_state: u32,
    pub(super) log_sha256: String,
}

/// Fights with a trace.
pub(super) fn fought(party: &[Fighter], rules: &Rules, seed: i64) -> Fought {
    let mut dice: Dice<Trace<Mulberry32>> = Dice::traced(seed);
    let mut told: (Vec<Event>, Log<'_>) = (Vec::new(), Log::spanish(party));
    let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
    let mut queue = HeapQueue::new(&speeds, rules);
    let outcome = lesson::fight_with(party, &mut queue, &mut dice, rules, &mut told);
    let (stream, records) = dice.into_stream().into_parts();
    let records = by_turn(records, &told.0);
    let digest = Sha256::digest(told.1.text().as_bytes());
    Fought {
        outcome,
        events: told.0,
        records,
        final_state: stream.state(),
        log_sha256: digest.iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}

/// Says of every draw which turn it belongs to, and which it is there: every turn tells how many came before it.
fn by_turn(mut records: Vec<DrawRecord>, events: &[Event]) -> Vec<DrawRecord> {
    let mut turns = events.iter().filter_map(|event| match event {
        Event::Turn { turn, draws, .. } => Some((*turn, *draws)),
        _ => None,
    });
    let mut now = turns.next();
    let mut next = turns.next();
    for record in &mut records {
        while let Some((_, from)) = next
            && record.advance >= from
        {
            (now, next) = (next, turns.next());
        }
        if let Some((turn, from)) = now
            && record.advance >= from
        {
            record.of = Some(Fact::new("turn").number(turn).part(record.advance - from));
        }
    }
    records
}

/// Plays by choices, with a trace: what [`fought`] is to a fight of strikes.
///
/// # Errors
/// The number of the first choice that cannot be made, and why.
pub(super) fn played(
    party: &[Fighter],
    rules: &Rules,
    seed: i64,
    choices: &[Choice],
) -> Result<Traced, Error> {
    Battle::played(party, rules, Dice::traced(seed), choices, false).map_err(|(number, error)| {
        Error::from(error).under(Message::new("error-duel-choice-number").with("number", number))
    })
}

/// A battle in progress, with its trace.
pub(super) type Traced = Battle<Trace<Mulberry32>>;

/// Everything that a played battle has left behind so far.
pub(super) fn left_behind(battle: Traced) -> Fought {
    let mut log = Log::spanish(battle.party());
    for &event in battle.events() {
        log.event(event);
    }
    let digest = Sha256::digest(log.text().as_bytes());
    let count =
        |wanted: fn(&Event) -> bool| battle.events().iter().filter(|event| wanted(event)).count() as u32;
    let outcome = Outcome {
        won: battle.stage() == Stage::Over(Ending::Won),
        hp: battle.hp().to_vec(),
        turns: battle.turns(),
        hero_turns: battle.hero_turns(),
        ticks: battle.tick(),
        crits: count(|event| matches!(event, Event::Hits { crit: true, .. })),
        misses: count(|event| matches!(event, Event::Misses { .. })),
        draws: battle.dice().drawn(),
        stopped: battle.stage() == Stage::Over(Ending::Stopped),
    };
    let events = battle.events().to_vec();
    let (stream, records) = battle.into_dice().into_stream().into_parts();
    let records = by_turn(records, &events);
    Fought {
        outcome,
        events,
        records,
        final_state: stream.state(),
        log_sha256: digest.iter().map(|byte| format!("{byte:02x}")).collect(),
    }
}

impl Fight {
    /// The roster with the command's changes to its rules.
    fn roster(&self) -> Result<Roster, Error> {
        let mut roster = Roster::read(self.roster.as_ref())?;
        if let Some(cost) = self.cost {
            roster.rules.cost = cost;
        }
        roster.rules = self.rules.applied_to(roster.rules)?;
        Ok(roster)
    }

    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let Roster { party, rules } = self.roster()?;
        let words = detail.words();
        let fought = fought(&party, &rules, self.seed);
        let worded = log::worded(&fought.events, &party, &words);
        let steps = steps(&fought, &party, &worded);
        if let Some(turn) = self.screen
            && turn as usize > steps.len()
        {
            return Err(told!("error-duel-screen", turn = turn, most = steps.len()));
        }
        let outcome = fought.outcome.clone();
        let evidence = if outcome.stopped { Evidence::Assumed } else { rules.evidence() };
        let sentence = Said::new(&words, self.sentence(&outcome, &party));
        let picture = Picture::Energy(self.picture(&sentence.text, &steps, &outcome, &party, &rules, &words));
        let log: Vec<String> = worded.into_iter().flatten().collect();
        let lines = match self.screen {
            Some(turn) => Some(screen_after(turn, &steps, &party, &rules, &fought.events, &words)),
            None if detail.explain == Explain::No => Some(log.clone()),
            None => None,
        };
        let choices = vec![Choice::Strike; outcome.hero_turns as usize];
        let recording = Recording::new(self.seed, &rules, &party, choices, &steps, &fought);
        let facts = FightFacts {
            seed: self.seed,
            names: party.iter().map(|fighter| fighter.name.clone()).collect(),
            max_hp: party.iter().map(|fighter| fighter.max_hp).collect(),
            final_state: fought.final_state,
            threshold: rules.threshold,
            lives: lives(&steps, &party),
            energies: energies(&steps, &party, &rules),
            steps,
            log,
            log_sha256: fought.log_sha256,
            outcome,
            recording,
        };
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts),
            facts: Facts::DuelFight(facts),
            notes: Vec::new(),
            draws: (detail.explain != Explain::No).then_some(fought.records),
            picture,
            lines,
            verbatim: None,
            found: true,
        })
    }

    fn sentence(&self, outcome: &Outcome, party: &[Fighter]) -> Message {
        let id = if outcome.won {
            "duel-fight-won"
        } else if outcome.stopped {
            "duel-fight-stopped"
        } else {
            "duel-fight-lost"
        };
        Message::new(id)
            .with("hero", party[0].name.as_str())
            .with("seed", self.seed)
            .with("turns", i64::from(outcome.turns))
            .with("ticks", outcome.ticks)
            .with("draws", i64::from(outcome.draws))
            .with("hp", outcome.hp[0])
            .with("max", party[0].max_hp)
            .with("left", outcome.hp[1..].iter().filter(|&&hp| hp > 0).count())
            .with("enemies", party.len() - 1)
    }

    fn picture(
        &self,
        sentence: &str,
        steps: &[FightTurn],
        outcome: &Outcome,
        party: &[Fighter],
        rules: &Rules,
        words: &Words,
    ) -> EnergyChart {
        let falls = |who: usize| steps.iter().find(|s| s.target == who && s.target_hp == 0).map(|s| s.tick);
        let fighters = party.iter().enumerate().map(|(index, fighter)| EnergyFighter {
            name: fighter.name.clone(),
            role: if index == 0 { Role::Hero } else { Role::Enemy },
            start: 0,
            gain: rules.gain(fighter.speed),
            life: Some((outcome.hp[index], fighter.max_hp)),
            falls_at: falls(index),
        });
        let purposes = ["hit", "weapon", "crit"].map(|label| words.word(&format!("draw-{label}")));
        let turns = steps.iter().map(|step| EnergyTurn {
            number: step.turn,
            tick: step.tick,
            actor: step.actor,
            energy: step.energy,
            kept: step.kept,
            draws: step.draws.iter().copied().zip(purposes.iter().cloned()).collect(),
            result: result(step, words),
            told: words.say(
                &Message::new("duel-turn-told")
                    .with("turn", i64::from(step.turn))
                    .with("tick", step.tick)
                    .with("lines", step.lines.join(" "))
                    .with("energy", step.energy)
                    .with("kept", step.kept),
            ),
        });
        let description = words.say(
            &Message::new("duel-fight-description")
                .with("fighters", party.len())
                .with("ticks", outcome.ticks)
                .with("draws", i64::from(outcome.draws))
                .with("cost", rules.cost),
        );
        let evidence = if outcome.stopped { Evidence::Assumed } else { rules.evidence() };
        EnergyChart {
            sentence: sentence.into(),
            fighters: fighters.collect(),
            turns: turns.collect(),
            threshold: rules.threshold,
            end: outcome.ticks,
            words: energy_words(words, rules, description),
            command: self.command(),
            evidence: foot(rules, evidence, words),
        }
    }

    /// The command that gives the same answer.
    fn command(&self) -> String {
        let roster = self.roster.as_ref().map_or_else(String::new, |input| format!(" {}", input.name));
        format!("antre duel fight{roster} --seed {} --explain", self.seed)
    }
}

/// A word or two: `miss`, `−13`, `−7 crit`, `−13, falls`.
fn result(step: &FightTurn, words: &Words) -> String {
    let Some(damage) = step.damage else { return words.word("duel-word-miss") };
    let mut text = format!("−{damage}");
    if step.crit {
        text.push(' ');
        text.push_str(&words.word("duel-word-crit"));
    }
    if step.target_hp == 0 {
        text.push_str(", ");
        text.push_str(&words.word("duel-word-falls"));
    }
    text
}

/// The events as turns, each with its dice.
pub(super) fn steps(fought: &Fought, party: &[Fighter], worded: &[Option<String>]) -> Vec<FightTurn> {
    let mut steps: Vec<FightTurn> = Vec::with_capacity(fought.outcome.turns as usize);
    let mut starts = Vec::with_capacity(steps.capacity());
    let mut hp: Vec<i64> = party.iter().map(|fighter| fighter.max_hp).collect();
    for (&event, worded) in fought.events.iter().zip(worded) {
        if let Event::Turn { turn, tick, actor, energy, kept, draws } = event {
            starts.push(draws as usize);
            steps.push(FightTurn {
                turn,
                tick,
                actor,
                energy,
                kept,
                target: 0,
                draws: Vec::new(),
                hit: false,
                damage: None,
                crit: false,
                target_hp: hp.first().copied().unwrap_or(0),
                lines: Vec::new(),
            });
            continue;
        }
        if matches!(event, Event::Ends { .. }) {
            continue;
        }
        // What comes before the first turn belongs to none.
        let Some(step) = steps.last_mut() else { continue };
        step.lines.extend(worded.clone());
        match event {
            Event::Misses { target, .. } => step.target = target,
            Event::Hits { target, damage, crit, hp: left, .. } => {
                (step.target, step.hit, step.damage, step.crit) = (target, true, Some(damage), crit);
                hp[target] = left;
            }
            Event::Heals { actor, hp: left, .. } => {
                step.target = actor;
                hp[actor] = left;
            }
            _ => {}
        }
        step.target_hp = hp[step.target];
    }
    starts.push(fought.records.len());
    for (step, span) in steps.iter_mut().zip(starts.windows(2)) {
        let values = fought.records[span[0]..span[1]].iter().filter_map(|record| record.reading);
        step.draws = values.map(|reading| reading.value).collect();
    }
    steps
}

/// The life of everybody after each turn.
fn lives(steps: &[FightTurn], party: &[Fighter]) -> Vec<Vec<i64>> {
    let mut life: Vec<i64> = party.iter().map(|fighter| fighter.max_hp).collect();
    let after = |step: &FightTurn| {
        life[step.target] = step.target_hp;
        life.clone()
    };
    steps.iter().map(after).collect()
}

/// The energy of everybody after each turn: what a tick adds, less what acting took.
fn energies(steps: &[FightTurn], party: &[Fighter], rules: &Rules) -> Vec<Vec<i64>> {
    let mut tick = 0;
    let mut energy = vec![0; party.len()];
    let lives = lives(steps, party);
    let mut all = Vec::with_capacity(steps.len());
    for (step, life) in steps.iter().zip(&lives) {
        for (one, fighter) in energy.iter_mut().zip(party) {
            *one += rules.gain(fighter.speed) * (step.tick - tick);
        }
        tick = step.tick;
        energy[step.actor] = step.kept;
        all.push(energy.iter().zip(life).map(|(&one, &left)| if left == 0 { 0 } else { one }).collect());
    }
    all
}

/// The lesson's screen after a turn.
fn screen_after(
    turn: u32,
    steps: &[FightTurn],
    party: &[Fighter],
    rules: &Rules,
    events: &[Event],
    words: &Words,
) -> Vec<String> {
    let played = &steps[..turn as usize];
    let mut hp: Vec<i64> = party.iter().map(|fighter| fighter.max_hp).collect();
    for step in played {
        hp[step.target] = step.target_hp;
    }
    let begins = events.first().and_then(|&event| log::line(event, party, words));
    let told = begins.into_iter().chain(played.iter().flat_map(|step| step.lines.clone()));
    let mana = rules.assumed.commands.mana;
    screen::rows(party, &hp, mana, rules, told.collect(), screen::commands(words), words)
}

fn table(facts: &FightFacts) -> Table {
    let rows = facts.steps.iter().map(|step| {
        vec![
            Value::from(step.turn),
            Value::from(step.tick),
            Value::from(facts.names[step.actor].as_str()),
            Value::from(step.energy),
            Value::from(step.kept),
            Value::from(facts.names[step.target].as_str()),
            Value::from(step.draws.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")),
            Value::from(i64::from(step.hit)),
            Value::from(step.damage.unwrap_or(0)),
            Value::from(i64::from(step.crit)),
            Value::from(step.target_hp),
        ]
    });
    Table {
        columns: vec![
            "turn",
            "tick",
            "actor",
            "energy",
            "kept",
            "target",
            "draws",
            "hit",
            "damage",
            "crit",
            "target_hp",
        ],
        rows: rows.collect(),
    }
}
