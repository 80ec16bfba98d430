//! What each step of the lesson holds, in numbers.

use antre_duel::tour::{self, Moment};
use antre_duel::{Kind, Rules, strike};
use schemars::JsonSchema;
use serde::Serialize;

use super::ExerciseCheck;
use crate::duel::Fight;
use crate::{Detail, Error, Facts};

/// The lesson, or one step of it, in numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LessonFacts {
    /// The steps asked for, in order.
    pub steps: Vec<StepFacts>,
    /// The dice for pasting, when they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub snippet: Option<String>,
}

/// An answer of the learner's, checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Checked {
    /// As it was given.
    pub given: String,
    /// Whether it is right.
    pub right: bool,
}

/// A hit chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HitExample {
    /// Attacker's accuracy, in percent.
    pub accuracy: i64,
    /// Target's evasion, in percent.
    pub evasion: i64,
    /// Their difference.
    pub difference: i64,
    /// What it comes to within the bounds.
    pub chance: i64,
}

/// A roll against a hit chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LessonRoll {
    /// What was rolled on 1..=100.
    pub roll: i64,
    /// Whether it is a hit.
    pub hit: bool,
}

/// The damage of a blow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DamageExample {
    /// What the weapon rolled.
    pub weapon: i64,
    /// Attacker's strength.
    pub strength: i64,
    /// Target's defence.
    pub defense: i64,
    /// Whether it is critical.
    pub crit: bool,
    /// The damage.
    pub damage: i64,
}

/// A critical chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CritExample {
    /// Attacker's agility.
    pub agility: i64,
    /// Chance in percent.
    pub chance: i64,
}

/// Damage of one kind against the skeleton.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct KindExample {
    /// Kind.
    pub kind: Kind,
    /// Before.
    pub before: i64,
    /// After resistance or weakness.
    pub after: i64,
}

/// Damage and its word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WordExample {
    /// Damage.
    pub damage: i64,
    /// Whole life of the target.
    pub life: i64,
    /// The damage's share of it, in percent.
    pub share: i64,
    /// Which of the four words: 0..=3.
    pub word: u8,
}

/// One step of the lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "about", rename_all = "kebab-case")]
pub enum StepFacts {
    /// Who acts next, moment by moment.
    Queue {
        /// Names in list order.
        names: Vec<String>,
        /// Speeds in list order.
        speeds: Vec<i64>,
        /// Price of a turn.
        cost: i64,
        /// Energy at which somebody may act.
        threshold: i64,
        /// The first turns.
        moments: Vec<Moment>,
    },
    /// Hit or miss.
    Hit {
        /// Chances.
        chances: Vec<HitExample>,
        /// Seed of the rolls.
        seed: i64,
        /// Chance that the rolls are held against, in percent.
        chance: i64,
        /// The rolls.
        rolls: Vec<LessonRoll>,
    },
    /// Damage and critical hits.
    Damage {
        /// Blows.
        blows: Vec<DamageExample>,
        /// Critical chances.
        chances: Vec<CritExample>,
    },
    /// Damage kinds.
    Kinds {
        /// Every kind against the skeleton.
        kinds: Vec<KindExample>,
    },
    /// Words for damage.
    Words {
        /// Damages.
        words: Vec<WordExample>,
    },
    /// A whole fight.
    Battle {
        /// Seed.
        seed: i64,
        /// The log.
        log: Vec<String>,
    },
    /// Fill in the blank.
    FillIn {
        /// The line with the blank.
        code: &'static str,
        /// The answer, checked.
        checked: Option<Checked>,
    },
    /// The quiz.
    Quiz {
        /// Names in list order.
        names: Vec<&'static str>,
        /// Speeds in list order.
        speeds: Vec<i64>,
        /// How many turns are asked for.
        turns: usize,
        /// The three answers.
        answers: Vec<&'static str>,
        /// The answer, checked.
        checked: Option<Checked>,
    },
    /// Find the wrong line.
    WrongLine {
        /// The lines.
        code: Vec<&'static str>,
        /// Who is late because of it.
        name: String,
        /// The ticks at which that fighter acts with the bug.
        ticks: Vec<i64>,
        /// The same without it.
        right_ticks: Vec<i64>,
        /// The answer, checked.
        checked: Option<Checked>,
    },
    /// The exercise.
    Exercise {
        /// The input.
        input: String,
        /// What a right program prints.
        lines: Vec<String>,
        /// What the learner's program printed, checked.
        checked: Option<ExerciseCheck>,
    },
}

impl StepFacts {
    /// Whether the learner's answer is right; `None` where none was given.
    pub fn right(&self) -> Option<bool> {
        match self {
            Self::FillIn { checked, .. } | Self::Quiz { checked, .. } | Self::WrongLine { checked, .. } => {
                checked.as_ref().map(|checked| checked.right)
            }
            Self::Exercise { checked, .. } => checked.as_ref().map(|checked| checked.right),
            _ => None,
        }
    }
}

pub(super) fn queue() -> StepFacts {
    let rules = Rules::LESSON;
    let party = antre_duel::lesson::party();
    StepFacts::Queue {
        names: party.iter().map(|fighter| fighter.name.clone()).collect(),
        speeds: party.iter().map(|fighter| fighter.speed).collect(),
        cost: rules.cost,
        threshold: rules.threshold,
        moments: tour::lesson_moments(&rules),
    }
}

pub(super) fn hit() -> StepFacts {
    let chances = tour::HIT_EXAMPLES.iter().map(|&(accuracy, evasion)| HitExample {
        accuracy,
        evasion,
        difference: accuracy - evasion,
        chance: Rules::LESSON.hit_chance(accuracy, evasion),
    });
    let rolls = tour::rolls().into_iter().map(|roll| LessonRoll { roll, hit: roll <= tour::ROLL_CHANCE });
    StepFacts::Hit {
        chances: chances.collect(),
        seed: tour::ROLL_SEED,
        chance: tour::ROLL_CHANCE,
        rolls: rolls.collect(),
    }
}

pub(super) fn damage() -> StepFacts {
    let blows = tour::DAMAGE_EXAMPLES.iter().map(|&example| {
        let (weapon, strength, defense, crit) = example;
        DamageExample { weapon, strength, defense, crit, damage: tour::damage(example, &Rules::LESSON) }
    });
    let chances = tour::CRIT_EXAMPLES
        .iter()
        .map(|&agility| CritExample { agility, chance: Rules::LESSON.crit_chance(agility) });
    StepFacts::Damage { blows: blows.collect(), chances: chances.collect() }
}

pub(super) fn kinds() -> StepFacts {
    let kinds = Kind::ALL.iter().map(|&kind| KindExample {
        kind,
        before: tour::KIND_DAMAGE,
        after: tour::against_skeleton(kind),
    });
    StepFacts::Kinds { kinds: kinds.collect() }
}

pub(super) fn words() -> StepFacts {
    let life = tour::WORD_LIFE;
    let words = tour::WORD_EXAMPLES.iter().map(|&damage| WordExample {
        damage,
        life,
        share: 100 * damage / life,
        word: strike::word(damage, life),
    });
    StepFacts::Words { words: words.collect() }
}

pub(super) fn battle(detail: &Detail) -> Result<StepFacts, Error> {
    let answer = Fight { seed: tour::BATTLE_SEED, ..Fight::default() }.answer(detail)?;
    let Facts::DuelFight(fight) = answer.facts else { unreachable!("a fight was asked for") };
    Ok(StepFacts::Battle { seed: tour::BATTLE_SEED, log: fight.log })
}

pub(super) fn fill_in(answer: Option<&str>) -> StepFacts {
    let expected = Rules::LESSON.hit_clamp.low.to_string();
    StepFacts::FillIn { code: tour::FILL_IN, checked: answer.map(|given| checked(given, &[&expected])) }
}

pub(super) fn quiz(answer: Option<&str>) -> Result<StepFacts, Error> {
    if let Some(given) = answer
        && !antre_duel::lesson::QUIZ.contains(&given.trim())
    {
        number("answer", given, antre_duel::lesson::QUIZ.len())?;
    }
    let right = [&*tour::QUIZ_RIGHT.to_string(), tour::quiz_answer()];
    Ok(StepFacts::Quiz {
        names: tour::QUIZ_FIGHTERS.iter().map(|(name, _)| *name).collect(),
        speeds: tour::QUIZ_FIGHTERS.iter().map(|(_, speed)| *speed).collect(),
        turns: tour::QUIZ_TURNS,
        answers: antre_duel::lesson::QUIZ.to_vec(),
        checked: answer.map(|given| checked(given, &right)),
    })
}

pub(super) fn wrong_line(answer: Option<&str>) -> Result<StepFacts, Error> {
    if let Some(given) = answer {
        number("answer", given, tour::LOOP.len())?;
    }
    let right = tour::lesson_moments(&Rules::LESSON);
    let wrong = tour::lesson_moments(&tour::with_planted_bug(&Rules::LESSON));
    let party = antre_duel::lesson::party();
    // Whoever is the first to act at another tick.
    let late = right.iter().zip(&wrong).find(|(right, wrong)| right.tick != wrong.tick);
    let late = late.map_or(0, |(right, _)| right.index);
    let ticks = |moments: &[Moment]| {
        moments.iter().filter(|moment| moment.index == late).map(|moment| moment.tick).collect()
    };
    Ok(StepFacts::WrongLine {
        code: tour::LOOP.to_vec(),
        name: party[late].name.clone(),
        ticks: ticks(&wrong),
        right_ticks: ticks(&right),
        checked: answer.map(|given| checked(given, &[&tour::LOOP_WRONG.to_string()])),
    })
}

/// An answer that has to be a number of a list.
fn number(what: &str, given: &str, most: usize) -> Result<(), Error> {
    let number = given.trim().parse::<usize>().ok().filter(|number| (1..=most).contains(number));
    number.map(|_| ()).ok_or_else(|| Error::new(format!("{what} {given:?}: expected 1..={most}")))
}

fn checked(given: &str, right: &[&str]) -> Checked {
    Checked { given: given.to_owned(), right: right.contains(&given.trim()) }
}
