//! A battle of the player's own, as far as it has been played.

use antre_core::{Evidence, Message, Value};
use antre_draw::{Picture, StyledText};
use antre_duel::assumed::commands::Skill;
use antre_duel::play::{Ending, Stage};
use antre_duel::{Rules, Screen};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fight::{Traced, left_behind, played, steps};
use super::{Choice, Recording, Roster, RuleOptions, edition, log, screen};
use crate::error::told;
use crate::{Answer, Detail, Error, Explain, Facts, Input, Said, Table, Words};

/// How many coming turns are shown.
const COMING: usize = 10;

/// A battle that you play: the same choices from the same seed always give the same battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[cfg_attr(feature = "clap", group(id = "duel-play"))]
#[serde(default, deny_unknown_fields)]
pub struct Play {
    /// Roster file (TOML); without one the lesson's party fights
    #[cfg_attr(feature = "clap", arg(value_name = "ROSTER", value_parser = Input::read))]
    pub roster: Option<Input>,
    /// Seed of the dice: any whole number, counted modulo 2³²
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "N", default_value_t = 16, allow_negative_numbers = true)
    )]
    pub seed: i64,
    /// Play these choices and show where the battle stands, such as strike,strike:2,quick:1,heavy:1,spark:2,potion,flee
    #[cfg_attr(feature = "clap", arg(long, value_name = "CHOICE,…", value_delimiter = ',', value_parser = choice))]
    pub choices: Vec<Choice>,
    /// A choice being considered: the coming turns are shown as if it were made
    #[cfg_attr(feature = "clap", arg(long, value_name = "CHOICE", value_parser = choice))]
    pub consider: Option<Choice>,
    /// Strike on until the battle is over
    #[cfg_attr(feature = "clap", arg(long))]
    pub auto: bool,
    /// Changes to the rules.
    #[cfg_attr(feature = "clap", command(flatten))]
    pub rules: RuleOptions,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            roster: None,
            seed: 16,
            choices: Vec::new(),
            consider: None,
            auto: false,
            rules: RuleOptions::default(),
        }
    }
}

/// Reads a choice as a command line writes it; targets are counted from 1, as the roster lists the enemies.
#[cfg(feature = "clap")]
fn choice(text: &str) -> Result<Choice, Error> {
    let refused = || told!("error-duel-choice", found = text);
    let target = |number: &str| number.parse().ok().filter(|&number: &usize| number > 0).ok_or_else(refused);
    match text.split_once(':') {
        None => match text {
            "strike" => Ok(Choice::Strike),
            "potion" => Ok(Choice::Potion),
            "flee" => Ok(Choice::Flee),
            _ => Err(refused()),
        },
        Some(("strike", number)) => target(number).map(Choice::StrikeAt),
        Some((name, number)) => {
            let skill = Skill::ALL.into_iter().find(|skill| skill.name() == name).ok_or_else(refused)?;
            target(number).map(|target| Choice::skill(skill, target))
        }
    }
}

/// Where a played battle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PlayStage {
    /// The hero has to choose.
    Choose,
    /// It is over.
    Over(Ending),
}

/// One coming turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ComingTurn {
    /// Tick.
    pub tick: i64,
    /// Who, as a place in the roster.
    pub index: usize,
    /// Whether somebody else would act here after a strike.
    pub differs: bool,
}

/// Which command of the menu something belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Command {
    /// Strike.
    Strike,
    /// Skill.
    Skill,
    /// Item.
    Item,
    /// Flight.
    Flight,
}

/// Something that the hero can choose, or could with more mana or another potion.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayOption {
    /// The choice, at the first living enemy.
    pub choice: Choice,
    /// The command that it belongs to.
    pub command: Command,
    /// Its name.
    pub name: String,
    /// What it costs, in words.
    pub told: String,
    /// Energy that it costs.
    pub cost: i64,
    /// Mana that it costs.
    pub mana: i64,
    /// Whether it can be chosen now.
    pub allowed: bool,
    /// Whether an enemy has to be chosen for it.
    pub aimed: bool,
    /// How well its rule is known.
    pub evidence: Evidence,
}

/// A played battle in numbers.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
pub struct PlayFacts {
    /// Seed of the dice.
    pub seed: i64,
    /// Where it stands.
    pub stage: PlayStage,
    /// Names in roster order, the hero first.
    pub names: Vec<String>,
    /// Life, in roster order.
    pub hp: Vec<i64>,
    /// Whole life, in roster order.
    pub max_hp: Vec<i64>,
    /// The hero's mana.
    pub mana: i64,
    /// Potions left.
    pub potions: u32,
    /// The clock.
    pub tick: i64,
    /// Energy, in roster order.
    pub energies: Vec<i64>,
    /// Turns taken.
    pub turns: u32,
    /// Dice drawn.
    pub draws: u32,
    /// The choices made.
    pub choices: Vec<Choice>,
    /// What can be chosen.
    pub options: Vec<PlayOption>,
    /// Living enemies that can be aimed at, in the order of the screen, as places in the roster.
    pub targets: Vec<usize>,
    /// The coming turns.
    pub coming: Vec<ComingTurn>,
    /// The log in the language asked for.
    pub log: Vec<String>,
    /// What `replay` takes.
    #[serde(skip)]
    pub recording: Option<Recording>,
    /// The lesson's screen with its colours.
    #[serde(skip)]
    pub screen: StyledText,
}

impl Play {
    pub(super) fn answer(&self, detail: &Detail) -> Result<Answer, Error> {
        let Roster { party, rules } = Roster::read(self.roster.as_ref())?;
        let rules = self.rules.applied_to(rules)?;
        let words = detail.words();
        let mut battle = played(&party, &rules, self.seed, &self.choices)?;
        if battle.choices().len() < self.choices.len() {
            let number = battle.choices().len() + 1;
            return Err(told!("error-duel-no-choice", number = number, why = "the battle is over"));
        }
        if self.auto {
            battle.strike_on();
        }
        let considered = self.consider.unwrap_or(Choice::Strike);
        let facts = self.facts(&battle, considered, &words);
        let invented = battle.choices().iter().chain([&considered]).any(|choice| !choice.is_stated());
        let stopped = facts.stage == PlayStage::Over(Ending::Stopped);
        let evidence = if invented || stopped { Evidence::Assumed } else { rules.evidence() };
        let sentence = Said::new(&words, self.sentence(&battle, &facts));
        let mut notes = Vec::new();
        let over = matches!(facts.stage, PlayStage::Over(_));
        if !over {
            let order: Vec<&str> = facts.coming.iter().map(|turn| facts.names[turn.index].as_str()).collect();
            notes.push(Said::new(&words, Message::new("duel-preview").with("order", order.join(", "))));
            if let Some(at) = facts.coming.iter().position(|turn| turn.differs) {
                notes.push(Said::new(&words, Message::new("play-differs").with("turn", at + 1)));
            }
        }
        Ok(Answer {
            edition: edition(&rules),
            evidence,
            sentence,
            table: table(&facts),
            lines: Some(facts.screen.plain().lines().map(str::to_owned).collect()),
            draws: (detail.explain != Explain::No).then(|| left_behind(battle).records),
            facts: Facts::DuelPlay(Box::new(facts)),
            notes,
            picture: Picture::None,
            verbatim: None,
            found: true,
        })
    }

    fn facts(&self, battle: &Traced, considered: Choice, words: &Words) -> PlayFacts {
        let party = battle.party();
        let rules = battle.rules();
        let stage = match battle.stage() {
            Stage::Hero(_) => PlayStage::Choose,
            Stage::Over(ending) => PlayStage::Over(ending),
        };
        let over = stage != PlayStage::Choose;
        let usual = battle.coming(COMING, Choice::Strike);
        let coming = battle.coming(COMING, considered).into_iter().enumerate().map(|(at, turn)| ComingTurn {
            tick: turn.tick,
            index: turn.index,
            differs: usual.get(at).map(|usual| usual.index) != Some(turn.index),
        });
        let worded = log::worded(battle.events(), party, words);
        let log: Vec<String> = worded.iter().flatten().cloned().collect();
        let living = (1..party.len()).filter(|&index| battle.hp()[index] > 0);
        let targets: Vec<usize> = living.take(Screen::ENEMIES_SHOWN).collect();
        let footer = if over { words.word("play-over") } else { screen::commands(words) };
        let rows = screen::rows(party, battle.hp(), battle.mana(), rules, log.clone(), footer, words);
        let fought = left_behind(battle.clone());
        let told = steps(&fought, party, &worded);
        let chosen = battle.choices().to_vec();
        PlayFacts {
            seed: self.seed,
            stage,
            names: party.iter().map(|fighter| fighter.name.clone()).collect(),
            hp: battle.hp().to_vec(),
            max_hp: party.iter().map(|fighter| fighter.max_hp).collect(),
            mana: battle.mana(),
            potions: battle.potions(),
            tick: battle.tick(),
            energies: battle.energies(),
            turns: battle.turns(),
            draws: battle.dice().drawn(),
            choices: chosen.clone(),
            options: if over { Vec::new() } else { options(battle, words) },
            screen: screen::styled(&rows, targets.len(), over),
            targets,
            coming: coming.collect(),
            log,
            recording: Some(Recording::new(self.seed, rules, party, chosen, &told, &fought)),
        }
    }

    fn sentence(&self, battle: &Traced, facts: &PlayFacts) -> Message {
        let energy = match battle.stage() {
            Stage::Hero(turn) => turn.energy,
            Stage::Over(_) => facts.energies[0],
        };
        let id = match facts.stage {
            PlayStage::Choose => "play-choose",
            PlayStage::Over(Ending::Won) => "duel-fight-won",
            PlayStage::Over(Ending::Lost) => "duel-fight-lost",
            PlayStage::Over(Ending::Fled) => "play-fled",
            PlayStage::Over(Ending::Stopped) => "duel-fight-stopped",
        };
        let left = facts.hp[1..].iter().filter(|&&hp| hp > 0).count();
        Message::new(id)
            .with("hero", facts.names[0].as_str())
            .with("seed", self.seed)
            .with("turns", i64::from(facts.turns))
            .with("turn", i64::from(facts.turns) + 1)
            .with("tick", facts.tick)
            .with("ticks", facts.tick)
            .with("energy", energy)
            .with("draws", i64::from(facts.draws))
            .with("hp", facts.hp[0])
            .with("max", facts.max_hp[0])
            .with("left", left)
            .with("enemies", facts.names.len() - 1)
    }
}

/// Everything that the menu offers, in its order.
fn options(battle: &Traced, words: &Words) -> Vec<PlayOption> {
    let target = battle.first_enemy();
    let skills = Skill::ALL.map(|skill| (Command::Skill, Choice::skill(skill, target), skill.name()));
    let others = [(Command::Item, Choice::Potion, "potion"), (Command::Flight, Choice::Flee, "flee")];
    [(Command::Strike, Choice::Strike, "strike")]
        .into_iter()
        .chain(skills)
        .chain(others)
        .map(|(command, choice, id)| {
            let rules: &Rules = battle.rules();
            let commands = &rules.assumed.commands;
            let (cost, mana) = (choice.cost(rules), choice.mana(rules));
            let message = match command {
                Command::Strike => Message::new("play-costs"),
                Command::Skill => Message::new("play-costs-mana").with("mana", mana),
                Command::Item => Message::new("play-costs-potion")
                    .with("left", i64::from(battle.potions()))
                    .with("life", commands.potion.life),
                Command::Flight => Message::new("play-costs-flight").with("chance", commands.flight.chance),
            };
            PlayOption {
                choice,
                command,
                name: words.word(&format!("play-{id}")),
                told: words.say(&message.with("cost", cost)),
                cost,
                mana,
                allowed: battle.check(choice).is_ok(),
                aimed: choice.target().is_some() || choice == Choice::Strike,
                evidence: if choice.is_stated() { rules.evidence() } else { Evidence::Assumed },
            }
        })
        .collect()
}

fn table(facts: &PlayFacts) -> Table {
    let rows = facts.coming.iter().map(|turn| {
        vec![
            Value::from(turn.tick),
            Value::from(facts.names[turn.index].as_str()),
            Value::from(i64::from(turn.differs)),
        ]
    });
    Table { columns: vec!["tick", "name", "differs"], rows: rows.collect() }
}
