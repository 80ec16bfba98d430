//! A battle that is played: the lesson's loop (section 5.4), stopped wherever the hero has to choose.
//!
//! Only strikes are the lesson's; skills, items and flight follow [`crate::assumed::commands`]. A battle is a function of
//! party, rules, seed and choices: taking a choice back is playing the others again. Who strikes the first living enemy
//! every time plays [`crate::lesson::fight`], die by die.
//!
//! ```
//! use antre_duel::play::{Battle, Choice, Ending, Stage};
//! use antre_duel::{Dice, Rules, lesson};
//!
//! let mut battle = Battle::new(&lesson::party(), &Rules::LESSON, Dice::new(16));
//! while let Stage::Hero(_) = battle.stage() {
//!     battle.choose(Choice::Strike).unwrap();
//! }
//! assert_eq!(battle.stage(), Stage::Over(Ending::Won));
//! ```

use alloc::vec::Vec;

use antre_core::{Draw, Why};

use crate::assumed::LimitAt;
use crate::assumed::commands::{Item, Skill};
use crate::assumed::spell::SPELL;
use crate::queue::{HeapQueue, Queue, Turn, preview_with};
use crate::strike::{Blow, resisted, word};
use crate::{Dice, Error, Event, Fighter, Rules};

/// Roll for a flight.
pub const FLIGHT: Why = Why::new("flight", "7.1");

/// What the hero does with a turn. Targets are places in the party, the hero at 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Choice {
    /// Strikes the first living enemy, as the lesson's hero always does.
    Strike,
    /// Strikes this enemy.
    StrikeAt(usize),
    /// Uses the quick blow on this enemy (assumed).
    Quick(usize),
    /// Uses the heavy blow on this enemy (assumed).
    Heavy(usize),
    /// Casts the spell at this enemy (assumed).
    Spark(usize),
    /// Drinks a potion (assumed).
    Potion,
    /// Tries to get away (assumed).
    Flee,
}

impl Choice {
    /// A skill on an enemy.
    pub const fn skill(skill: Skill, target: usize) -> Self {
        match skill {
            Skill::Quick => Self::Quick(target),
            Skill::Heavy => Self::Heavy(target),
            Skill::Spark => Self::Spark(target),
        }
    }

    /// Whether the source says what it does.
    pub const fn is_stated(self) -> bool {
        matches!(self, Self::Strike | Self::StrikeAt(_))
    }

    /// Energy that it costs.
    pub const fn cost(self, rules: &Rules) -> i64 {
        let commands = &rules.assumed.commands;
        match self {
            Self::Strike | Self::StrikeAt(_) => rules.cost,
            Self::Quick(_) => commands.quick.cost,
            Self::Heavy(_) => commands.heavy.cost,
            Self::Spark(_) => commands.spark.cost,
            Self::Potion => commands.potion.cost,
            Self::Flee => commands.flight.cost,
        }
    }

    /// Mana that it costs.
    pub const fn mana(self, rules: &Rules) -> i64 {
        let commands = &rules.assumed.commands;
        match self {
            Self::Quick(_) => commands.quick.mana,
            Self::Heavy(_) => commands.heavy.mana,
            Self::Spark(_) => commands.spark.mana,
            _ => 0,
        }
    }

    /// Whom it is aimed at, where that is chosen.
    pub const fn target(self) -> Option<usize> {
        match self {
            Self::StrikeAt(target) | Self::Quick(target) | Self::Heavy(target) | Self::Spark(target) => {
                Some(target)
            }
            Self::Strike | Self::Potion | Self::Flee => None,
        }
    }
}

/// How a played battle ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ending {
    /// No enemy is left.
    Won,
    /// The hero fell.
    Lost,
    /// The hero got away.
    Fled,
    /// The turn limit or the tick limit was reached: it counts as a defeat.
    Stopped,
}

/// Where a battle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The hero has to choose.
    Hero(Turn),
    /// It is over.
    Over(Ending),
}

/// A battle in progress. Between two calls it is always the hero's turn, or over.
#[derive(Debug, Clone)]
pub struct Battle<D> {
    party: Vec<Fighter>,
    rules: Rules,
    queue: HeapQueue,
    dice: Dice<D>,
    hp: Vec<i64>,
    mana: i64,
    potions: u32,
    turns: u32,
    hero_turns: u32,
    choices: Vec<Choice>,
    events: Vec<Event>,
    stage: Stage,
}

impl<D: Draw> Battle<D> {
    /// Begins a battle: `party[0]` is the hero, everybody else is against the hero. Enemies who are faster have already
    /// acted when it returns. A party without a hero or without enemies is over before it begins.
    pub fn new(party: &[Fighter], rules: &Rules, dice: Dice<D>) -> Self {
        let speeds: Vec<i64> = party.iter().map(|fighter| fighter.speed).collect();
        let commands = &rules.assumed.commands;
        let mut battle = Self {
            party: party.to_vec(),
            rules: rules.clone(),
            queue: HeapQueue::new(&speeds, rules),
            dice,
            hp: party.iter().map(|fighter| fighter.max_hp).collect(),
            mana: commands.mana,
            potions: commands.potion.count,
            turns: 0,
            hero_turns: 0,
            choices: Vec::new(),
            events: alloc::vec![Event::Begins],
            stage: Stage::Over(Ending::Stopped),
        };
        battle.go_on();
        battle
    }

    /// Plays a battle by these choices, and strikes once they are used up if `to_the_end`. Choices beyond the end are left
    /// over: compare with [`Battle::choices`].
    ///
    /// # Errors
    /// The number of the first choice that cannot be made, from 1, and why.
    pub fn played(
        party: &[Fighter],
        rules: &Rules,
        dice: Dice<D>,
        choices: &[Choice],
        to_the_end: bool,
    ) -> Result<Self, (usize, Error)> {
        let mut battle = Self::new(party, rules, dice);
        for (index, &choice) in choices.iter().enumerate() {
            if let Stage::Over(_) = battle.stage {
                break;
            }
            battle.choose(choice).map_err(|error| (index + 1, error))?;
        }
        if to_the_end {
            battle.strike_on();
        }
        Ok(battle)
    }

    /// Strikes the first living enemy until the battle is over.
    pub fn strike_on(&mut self) {
        while let Stage::Hero(_) = self.stage {
            if self.choose(Choice::Strike).is_err() {
                break;
            }
        }
    }

    /// Takes the hero's turn, then those of the enemies until the hero is next.
    ///
    /// # Errors
    /// Why this cannot be chosen. Nothing has happened then: no energy is paid and no die drawn.
    pub fn choose(&mut self, choice: Choice) -> Result<(), Error> {
        let turn = match self.stage {
            Stage::Hero(turn) => turn,
            Stage::Over(_) => {
                return Err(Error::NoChoice { number: self.choices.len() + 1, why: "the battle is over" });
            }
        };
        self.check(choice)?;
        self.choices.push(choice);
        self.begin(turn, choice.cost(&self.rules));
        self.act(choice);
        let limit = self.rules.assumed.turn_limit;
        let last = limit.at == LimitAt::AfterTurn && self.hero_turns == limit.hero_turns;
        match self.stage {
            // A flight that succeeded.
            Stage::Over(_) => {}
            Stage::Hero(_) if last && self.over().is_none() => self.stop_at_limit(),
            Stage::Hero(_) => self.go_on(),
        }
        Ok(())
    }

    /// Whether this can be chosen now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, choice: Choice) -> Result<(), Error> {
        if let Some(found) = choice.target()
            && (found == 0 || self.hp.get(found).is_none_or(|&life| life == 0))
        {
            return Err(Error::NoTarget { found, first: self.first_enemy() });
        }
        let needed = choice.mana(&self.rules);
        if self.mana < needed {
            return Err(Error::NotEnough { what: "mana", left: self.mana, needed });
        }
        if choice == Choice::Potion && self.potions == 0 {
            return Err(Error::NotEnough { what: "potions", left: 0, needed: 1 });
        }
        Ok(())
    }

    /// Whose turns come next, if nobody falls and everybody pays the usual price; the hero pays for `choice` first. Nothing
    /// changes and no die is drawn.
    pub fn coming(&self, count: usize, choice: Choice) -> Vec<Turn> {
        let first = match self.stage {
            Stage::Hero(_) => choice.cost(&self.rules),
            Stage::Over(_) => return Vec::new(),
        };
        preview_with(&self.queue, count, core::iter::once(first).chain(core::iter::repeat(self.rules.cost)))
    }

    /// Where it stands.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Who fights.
    pub fn party(&self) -> &[Fighter] {
        &self.party
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Life, in list order.
    pub fn hp(&self) -> &[i64] {
        &self.hp
    }

    /// The hero's mana.
    pub const fn mana(&self) -> i64 {
        self.mana
    }

    /// Potions left.
    pub const fn potions(&self) -> u32 {
        self.potions
    }

    /// Energy now, in list order.
    pub fn energies(&self) -> Vec<i64> {
        (0..self.party.len()).map(|index| self.queue.energy(index)).collect()
    }

    /// The clock.
    pub fn tick(&self) -> i64 {
        self.queue.tick()
    }

    /// Turns taken by anybody.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Turns begun by the hero.
    pub const fn hero_turns(&self) -> u32 {
        self.hero_turns
    }

    /// The choices made, in order.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The dice as they stand.
    pub const fn dice(&self) -> &Dice<D> {
        &self.dice
    }

    /// The battle's dice, to keep.
    pub fn into_dice(self) -> Dice<D> {
        self.dice
    }

    /// The first living enemy; 0 if there is none.
    pub fn first_enemy(&self) -> usize {
        (1..self.hp.len()).find(|&index| self.hp[index] > 0).unwrap_or(0)
    }

    /// `Some(true)` if the hero alone is left, `Some(false)` if the hero is dead, else `None`.
    fn over(&self) -> Option<bool> {
        match self.hp.first() {
            None | Some(0) => Some(false),
            Some(_) if self.first_enemy() == 0 => Some(true),
            Some(_) => None,
        }
    }

    /// Lets enemies act until the hero is next or it is over.
    fn go_on(&mut self) {
        let limit = self.rules.assumed.turn_limit;
        loop {
            if let Some(won) = self.over() {
                return self.end(if won { Ending::Won } else { Ending::Lost });
            }
            let Some(turn) = self.queue.next() else { return self.end(Ending::Stopped) };
            if turn.index == 0 {
                if limit.at == LimitAt::BeforeTurn && self.hero_turns == limit.hero_turns {
                    return self.stop_at_limit();
                }
                self.stage = Stage::Hero(turn);
                return;
            }
            self.begin(turn, self.rules.cost);
            self.strike(turn.index, 0, 100);
        }
    }

    fn begin(&mut self, turn: Turn, cost: i64) {
        self.queue.pay(turn.index, cost);
        self.turns += 1;
        self.hero_turns += u32::from(turn.index == 0);
        self.events.push(Event::Turn {
            turn: self.turns,
            tick: turn.tick,
            actor: turn.index,
            energy: turn.energy,
            kept: self.queue.energy(turn.index),
            draws: self.dice.drawn(),
        });
    }

    fn act(&mut self, choice: Choice) {
        let commands = self.rules.assumed.commands;
        self.mana -= choice.mana(&self.rules);
        match choice {
            Choice::Strike => self.strike(0, self.first_enemy(), 100),
            Choice::StrikeAt(target) => self.strike(0, target, 100),
            Choice::Quick(target) => {
                self.events.push(Event::Uses { actor: 0, skill: Skill::Quick });
                self.strike(0, target, commands.quick.power);
            }
            Choice::Heavy(target) => {
                self.events.push(Event::Uses { actor: 0, skill: Skill::Heavy });
                self.strike(0, target, commands.heavy.power);
            }
            Choice::Spark(target) => {
                self.events.push(Event::Uses { actor: 0, skill: Skill::Spark });
                let spell = commands.spark;
                let struck = &self.party[target];
                let rolled = self.dice.range(spell.damage, SPELL) + spell.bonus;
                let damage = resisted(struck.resist, struck.weak, spell.kind, rolled).max(1);
                self.hurt(0, target, damage, false);
            }
            Choice::Potion => {
                self.potions -= 1;
                let before = self.hp[0];
                self.hp[0] = (before + commands.potion.life).min(self.party[0].max_hp);
                let gained = self.hp[0] - before;
                self.events.push(Event::Heals { actor: 0, item: Item::Potion, gained, hp: self.hp[0] });
            }
            Choice::Flee => {
                let escaped = self.dice.chance(commands.flight.chance, FLIGHT, "escapes", "caught");
                self.events.push(Event::Flees { actor: 0, escaped });
                if escaped {
                    self.end(Ending::Fled);
                }
            }
        }
    }

    fn strike(&mut self, actor: usize, target: usize, power: i64) {
        let mut blow = Blow::between(&self.party[actor], &self.party[target], &self.rules);
        blow.power = power;
        match blow.strike(&mut self.dice, &self.rules) {
            None => self.events.push(Event::Misses { actor, target }),
            Some(hit) => self.hurt(actor, target, hit.damage, hit.crit),
        }
    }

    fn hurt(&mut self, actor: usize, target: usize, damage: i64, crit: bool) {
        self.hp[target] = (self.hp[target] - damage).max(0);
        self.events.push(Event::Hits {
            actor,
            target,
            damage,
            crit,
            word: word(damage, self.party[target].max_hp),
            hp: self.hp[target],
        });
        if self.hp[target] == 0 {
            self.queue.kill(target);
            self.events.push(Event::Falls { who: target });
        }
    }

    fn stop_at_limit(&mut self) {
        self.events.push(Event::LimitReached);
        self.end(Ending::Stopped);
    }

    /// A flight tells its own end; the others are told as the lesson tells them.
    fn end(&mut self, ending: Ending) {
        self.stage = Stage::Over(ending);
        if ending != Ending::Fled {
            let hero_hp = self.hp.first().copied().unwrap_or(0);
            self.events.push(Event::Ends { won: ending == Ending::Won, hero_hp });
        }
    }
}

#[cfg(test)]
mod tests {
    use antre_core::Mulberry32;

    use super::*;
    use crate::assumed::TurnLimit;
    use crate::lesson;

    fn battle(seed: i64) -> Battle<Mulberry32> {
        Battle::new(&lesson::party(), &Rules::LESSON, Dice::new(seed))
    }

    fn at_limit(hero_turns: u32, at: LimitAt) -> Rules {
        let mut rules = Rules::LESSON;
        rules.assumed.turn_limit = TurnLimit { hero_turns, at };
        rules
    }

    #[test]
    fn striking_on_is_the_lesson_fight_die_by_die() {
        let party = lesson::party();
        let limits = [(200, LimitAt::BeforeTurn), (3, LimitAt::BeforeTurn), (3, LimitAt::AfterTurn)];
        for (hero_turns, at) in limits {
            let rules = at_limit(hero_turns, at);
            for seed in 1..=1_000 {
                let mut events: Vec<Event> = Vec::new();
                let mut dice: Dice<Mulberry32> = Dice::new(seed);
                let outcome = lesson::fight(&party, &mut dice, &rules, &mut events);
                let mut played = Battle::new(&party, &rules, Dice::new(seed));
                played.strike_on();
                assert_eq!(played.events(), events, "seed {seed}");
                assert_eq!(played.hp(), outcome.hp);
                assert_eq!(played.dice().stream().state(), dice.stream().state());
                assert_eq!((played.turns(), played.hero_turns()), (outcome.turns, outcome.hero_turns));
                assert_eq!(played.stage() == Stage::Over(Ending::Won), outcome.won);
            }
        }
    }

    #[test]
    fn coming_turns_change_with_the_price() {
        let battle = battle(16);
        let order = |choice| battle.coming(5, choice).iter().map(|turn| turn.index).collect::<Vec<_>>();
        assert_eq!(order(Choice::Strike), [0, 2, 1, 0, 2]);
        assert_eq!(order(Choice::Quick(1)), [0, 2, 1, 0, 2]);
        assert_eq!(battle.coming(4, Choice::Quick(1))[3].tick, 15);
        assert_eq!(order(Choice::Heavy(1)), [0, 2, 1, 2, 1]);
    }

    #[test]
    fn what_comes_is_what_happens() {
        let mut battle = battle(3);
        for choice in [Choice::Heavy(1), Choice::Potion, Choice::StrikeAt(2)] {
            let said: Vec<usize> = battle.coming(2, choice).iter().map(|turn| turn.index).collect();
            let before = battle.events().len();
            battle.choose(choice).expect("allowed");
            let acted: Vec<usize> = battle.events()[before..]
                .iter()
                .filter_map(|event| if let Event::Turn { actor, .. } = event { Some(*actor) } else { None })
                .collect();
            let next = battle.coming(1, Choice::Strike).first().map(|turn| turn.index);
            assert_eq!(said, acted.into_iter().chain(next).take(2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_refused_choice_changes_nothing() {
        let mut battle = battle(16);
        battle.choose(Choice::Spark(1)).expect("mana 4");
        battle.choose(Choice::Spark(2)).expect("mana 2");
        let before = (battle.events().to_vec(), battle.dice().drawn(), battle.tick());
        for choice in [Choice::Quick(1), Choice::StrikeAt(0), Choice::StrikeAt(9), Choice::Heavy(0)] {
            let refused = battle.choose(choice).expect_err("refused");
            assert!(refused.to_string().contains(": expected"), "{refused}");
        }
        assert_eq!(before, (battle.events().to_vec(), battle.dice().drawn(), battle.tick()));
    }

    #[test]
    fn potions_heal_to_the_whole_and_run_out() {
        let mut battle = battle(16);
        let before = battle.hp()[0];
        battle.choose(Choice::Potion).expect("two potions");
        let healed = battle.events().iter().find_map(|event| match event {
            Event::Heals { gained, hp, .. } => Some((*gained, *hp)),
            _ => None,
        });
        assert_eq!(healed, Some((48 - before, 48)));
        battle.choose(Choice::Potion).expect("one potion");
        assert_eq!(
            battle.choose(Choice::Potion),
            Err(Error::NotEnough { what: "potions", left: 0, needed: 1 })
        );
    }

    #[test]
    fn a_spark_cannot_miss_and_ignores_the_defence() {
        let mut party = lesson::party();
        party[1].defense = 1_000;
        for seed in 0..50 {
            let mut battle: Battle<Mulberry32> = Battle::new(&party, &Rules::LESSON, Dice::new(seed));
            let drawn = battle.dice().drawn();
            battle.choose(Choice::Spark(1)).expect("mana 4");
            let at = battle.events().iter().position(|event| matches!(event, Event::Uses { .. }));
            let next = battle.events()[at.expect("used") + 1];
            let Event::Hits { damage, target: 1, crit: false, .. } = next else {
                panic!("seed {seed}: {next:?}")
            };
            assert!((6..=12).contains(&damage), "seed {seed}: {damage}");
            assert!(battle.dice().drawn() > drawn);
        }
    }

    #[test]
    fn about_half_of_the_flights_succeed_and_end_it() {
        let mut fled = 0;
        for seed in 0..1_000 {
            let mut battle = battle(seed);
            battle.choose(Choice::Flee).expect("the hero's turn");
            if battle.stage() == Stage::Over(Ending::Fled) {
                fled += 1;
                assert!(battle.choose(Choice::Strike).is_err());
                assert_eq!(battle.events().last(), Some(&Event::Flees { actor: 0, escaped: true }));
            }
        }
        assert!((450..=550).contains(&fled), "{fled}");
    }

    #[test]
    fn a_battle_is_a_function_of_its_choices() {
        let choices = [Choice::Quick(1), Choice::StrikeAt(2), Choice::Potion, Choice::Heavy(2)];
        let mut step_by_step = battle(7);
        for choice in choices {
            step_by_step.choose(choice).expect("allowed");
        }
        let at_once = Battle::played(&lesson::party(), &Rules::LESSON, Dice::new(7), &choices, false);
        let at_once: Battle<Mulberry32> = at_once.expect("allowed");
        assert_eq!(at_once.events(), step_by_step.events());
        assert_eq!(at_once.choices(), choices);
        let wrong = [Choice::Strike, Choice::StrikeAt(0)];
        let refused =
            Battle::<Mulberry32>::played(&lesson::party(), &Rules::LESSON, Dice::new(7), &wrong, true);
        assert_eq!(refused.err().map(|(number, _)| number), Some(2));
    }

    #[test]
    fn nobody_to_fight_is_over_at_once() {
        let alone = &lesson::party()[..1];
        let won: Battle<Mulberry32> = Battle::new(alone, &Rules::LESSON, Dice::new(1));
        assert_eq!(won.stage(), Stage::Over(Ending::Won));
        let nobody: Battle<Mulberry32> = Battle::new(&[], &Rules::LESSON, Dice::new(1));
        assert_eq!(nobody.stage(), Stage::Over(Ending::Lost));
        assert!(nobody.coming(3, Choice::Strike).is_empty());
    }
}
