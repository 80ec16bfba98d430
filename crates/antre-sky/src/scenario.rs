//! A scenario: who stands where, what they do, and what is drawn.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use antre_core::{Draw, Mulberry32, in_range};

use crate::names::{lookup, plain};
use crate::report::{Actor, Report};
use crate::script::{Cast, repeats};
use crate::{
    Action, COUNTERS, Floor, Game, Longest, Mind, Modifier, Monster, Outcomes, Over, Recorder, RuleSet,
    Rules, ScriptLine, Shortest, Sink, SkyError, Slot, SpawnRules, Weather,
};

/// One monster of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MonsterSpec {
    /// Short name used in scripts: `L`, `A`, `E1`.
    pub id: String,
    /// Name to show; without one the id is worded (`L` Leader, `A` Ally, `E1` Enemy 1).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub name: Option<String>,
    /// 0..=3 the team, 4..=19 the rest; without one, the lowest free slot (the team's for ids in L, A, B, C).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub slot: Option<u8>,
    /// Sum of flat modifiers.
    pub flat: i8,
    /// Raise counters, up to five.
    pub up: Vec<u8>,
    /// Lowering counters, up to five.
    pub down: Vec<u8>,
    /// Paralysis counter.
    pub paralysis: u8,
    /// Ability Speed Boost; the same as the modifier `speed-boost`.
    pub speed_boost_ability: bool,
    /// Its own counter, 0..=249.
    pub speed_boost_count: u8,
    /// Modifiers by their English names: `ice-type`, `time-tripper`, `quick-feet` …
    pub modifiers: Vec<String>,
    /// Steps to the leader, for the second tries of blocked allies.
    pub distance: u8,
    /// Actions in order; `*n` repeats a line.
    pub script: Vec<String>,
    /// Action when the script is at its end.
    pub default: String,
}

impl Default for MonsterSpec {
    fn default() -> Self {
        Self {
            id: String::new(),
            name: None,
            slot: None,
            flat: 0,
            up: Vec::new(),
            down: Vec::new(),
            paralysis: 0,
            speed_boost_ability: false,
            speed_boost_count: 0,
            modifiers: Vec::new(),
            distance: 1,
            script: Vec::new(),
            default: "walk".to_string(),
        }
    }
}

/// A monster that natural spawning creates; its slot is found when it comes.
pub type SpawnSpec = MonsterSpec;

/// The state of the floor at the begin.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// The counter, 0..=23.
    pub frac: u8,
    /// Whether this is the floor's very first step.
    pub first: bool,
    /// Whether enemies spawn.
    pub spawn_enabled: bool,
    /// Shared ticks since the last spawn.
    pub spawn_counter: u16,
    /// What spawns, in order.
    pub spawns: Vec<SpawnSpec>,
    /// A thief alert is on.
    pub thief_alert: bool,
    /// The floor has a monster house.
    pub monster_house: bool,
    /// Weather by its English name.
    pub weather: String,
    /// Whole turns until the weather clears; 0 = it stays.
    pub weather_turns: u8,
    /// Wind countdown; it blows the team out below 1.
    pub wind: i32,
    /// Whether the rows tell of clearing, flushing, weather and spawns too.
    pub log_sys: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            frac: 0,
            first: true,
            spawn_enabled: false,
            spawn_counter: 0,
            spawns: Vec::new(),
            thief_alert: false,
            monster_house: false,
            weather: "clear".to_string(),
            weather_turns: 0,
            wind: 1000,
            log_sys: false,
        }
    }
}

/// Where the values come from that the rules draw.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", untagged)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ScriptedDraws {
    /// These, in order: counters (9, 10, 7, 8) and rolls of chances (0..=99).
    Given(Vec<u8>),
    /// A stream of ours with this seed; the game's own stream is not part of the rules text.
    Seeded {
        /// Seed.
        seed: u32,
    },
    /// `longest` or `shortest`: always the highest or the lowest counter.
    Named(String),
}

impl Default for ScriptedDraws {
    fn default() -> Self {
        Self::Named("longest".to_string())
    }
}

/// A floor, its monsters, their scripts and its draws.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scenario {
    /// Name.
    pub name: String,
    /// What it shows.
    pub doc: String,
    /// Rule set.
    pub rules: RuleSet,
    /// Whose constants.
    pub game: Game,
    /// Readings, where they are not the rule set's own.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub readings: Option<Rules>,
    /// Id of the leader; without one, the first monster.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub leader: Option<String>,
    /// How many steps to run.
    pub steps: u64,
    /// The floor at the begin.
    pub options: Options,
    /// The draws.
    pub draws: ScriptedDraws,
    /// Who is there.
    pub monsters: Vec<MonsterSpec>,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            name: String::new(),
            doc: String::new(),
            rules: RuleSet::Sky,
            game: Game::Sky,
            readings: None,
            leader: None,
            steps: 16,
            options: Options::default(),
            draws: ScriptedDraws::default(),
            monsters: Vec::new(),
        }
    }
}

/// A monster's script as it is played.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Program {
    lines: Vec<Action>,
    default: Action,
    next: usize,
}

/// A scenario that is ready to run: the floor and whoever decides for its monsters.
#[derive(Debug, Clone)]
pub struct Play {
    /// The floor before its first step.
    pub floor: Floor,
    /// Texts of the actions, by [`Action::tag`].
    pub labels: Vec<String>,
    actors: Vec<Actor>,
    programs: Vec<Program>,
    by_slot: [Option<usize>; 20],
    spawns: Vec<(usize, Monster)>,
    next_spawn: usize,
}

impl Mind for Play {
    fn decide(&mut self, _: &Floor, slot: Slot) -> Action {
        self.next_action(slot)
    }

    fn spawn(&mut self, _: &Floor, slot: Slot) -> Option<Monster> {
        let (actor, monster) = *self.spawns.get(self.next_spawn)?;
        self.next_spawn += 1;
        self.by_slot[slot.index()] = Some(actor);
        self.actors[actor].slot = Some(slot);
        Some(monster)
    }
}

impl Play {
    fn next_action(&mut self, slot: Slot) -> Action {
        let Some(program) = self.by_slot[slot.index()].and_then(|actor| self.programs.get_mut(actor)) else {
            return Action::walk();
        };
        let action = program.lines.get(program.next).copied().unwrap_or(program.default);
        program.next += 1;
        action
    }

    /// Runs `steps` steps of `floor`, which the caller took from this play.
    ///
    /// # Errors
    /// As [`Floor::step`]; `release without a charge` names the monster by its id.
    pub fn run<D: Draw, S: Sink>(
        &mut self,
        floor: &mut Floor,
        steps: u64,
        draws: &mut D,
        sink: &mut S,
    ) -> Result<Option<Over>, SkyError> {
        for _ in 0..steps {
            if let Some(over) = floor.step(self, draws, sink).map_err(|error| self.named(floor, error))? {
                return Ok(Some(over));
            }
        }
        Ok(None)
    }

    fn named(&self, floor: &Floor, error: SkyError) -> SkyError {
        let asked = match floor.state().pending {
            Some(crate::Pending::Action(slot, _)) => self.by_slot[slot.index()],
            _ => None,
        };
        match (error, asked) {
            (SkyError::NoCharge { step, .. }, Some(actor)) => {
                SkyError::NoCharge { who: self.actors[actor].id.clone(), step }
            }
            (error, _) => error,
        }
    }
}

impl Scenario {
    /// The rules it runs under.
    pub fn rules(&self) -> Rules {
        Rules { game: self.game, set: self.rules, ..self.readings.unwrap_or(Rules::of(self.rules)) }
    }

    /// The same scenario under the preset of another rule set.
    #[must_use]
    pub fn under(&self, set: RuleSet) -> Self {
        Self { rules: set, readings: None, ..self.clone() }
    }

    /// Reads the short form: `L:agility*3,attack A:walk E1:attack`.
    ///
    /// Each word is an id, an optional flat modifier (`L+1`, `E1-1`) and its actions; the last action goes on for ever
    /// unless it is repeated a number of times, after which the monster walks. The first monster leads.
    ///
    /// # Errors
    /// [`SkyError::Script`] for a word of another shape; names are looked at by [`Scenario::play`].
    pub fn short(text: &str) -> Result<Self, SkyError> {
        let mut scenario = Self { name: text.trim().to_string(), ..Self::default() };
        for word in text.split_whitespace() {
            let (who, actions) = word.split_once(':').ok_or_else(|| SkyError::Script {
                place: "short form".to_string(),
                found: word.to_string(),
                expected: "id:action,action, as in L:agility*3,attack",
            })?;
            let (id, flat) = match who.find(['+', '-']) {
                Some(sign) => (&who[..sign], flat_modifier(&who[sign..])?),
                None => (who, 0),
            };
            let mut script: Vec<String> = actions.split(',').map(ToString::to_string).collect();
            let default = match script.last() {
                Some(last) if !last.contains('*') && last != "release" => script.pop(),
                _ => None,
            };
            scenario.monsters.push(MonsterSpec {
                id: id.to_string(),
                flat,
                script,
                default: default.unwrap_or_else(|| "walk".to_string()),
                ..MonsterSpec::default()
            });
        }
        if scenario.monsters.is_empty() {
            return Err(SkyError::Leader { found: String::new() });
        }
        Ok(scenario)
    }

    /// Places the monsters and reads their scripts.
    ///
    /// # Errors
    /// [`SkyError`] names what is wrong and where: an id or slot used twice, a full side, an unknown action, modifier or
    /// weather, a script that names a monster that is not there, a number out of its range.
    pub fn play(&self) -> Result<Play, SkyError> {
        let rules = self.rules();
        let mut floor = Floor::new(rules);
        let mut ids: Vec<(String, Slot)> = Vec::new();
        for spec in &self.monsters {
            if ids.iter().any(|(id, _)| *id == spec.id) {
                return Err(SkyError::Twice { what: "id", found: spec.id.clone() });
            }
            let monster = spec.monster(rules.game)?;
            let slot = match spec.slot {
                Some(number) => floor.place(Slot::new(number)?, monster)?,
                None => floor.create(spec.id.starts_with(['L', 'A', 'B', 'C']), monster)?,
            };
            ids.push((spec.id.clone(), slot));
        }
        let leader = self.leader_slot(&ids)?;
        let options = &self.options;
        let weather = lookup("weather", &options.weather, &Weather::NAMES)?;
        in_range("wind", options.wind.into(), 1..=i64::from(i32::MAX))?;
        let spawn = SpawnRules {
            enabled: options.spawn_enabled,
            counter: options.spawn_counter,
            thief_alert: options.thief_alert,
            monster_house: options.monster_house,
        };
        floor.edit(|state| {
            state.leader = leader;
            state.counter = options.frac;
            state.first = options.first;
            state.weather = weather;
            state.weather_left = options.weather_turns;
            state.wind = options.wind;
            state.spawn = spawn;
        })?;
        let mut play = Play {
            floor,
            labels: Vec::new(),
            actors: Vec::new(),
            programs: Vec::new(),
            by_slot: [None; 20],
            spawns: Vec::new(),
            next_spawn: 0,
        };
        for (spec, (_, slot)) in self.monsters.iter().zip(&ids) {
            play.by_slot[slot.index()] = Some(play.actors.len());
            play.add(spec, *slot, &ids)?;
            play.actors.last_mut().expect("just added").slot = Some(*slot);
        }
        for spec in &self.options.spawns {
            if play.actors.iter().any(|actor| actor.id == spec.id) {
                return Err(SkyError::Twice { what: "id", found: spec.id.clone() });
            }
            let monster = spec.monster(rules.game)?;
            play.spawns.push((play.actors.len(), monster));
            play.add(spec, Slot::known(4), &ids)?;
        }
        Ok(play)
    }

    fn leader_slot(&self, ids: &[(String, Slot)]) -> Result<Slot, SkyError> {
        let wanted = match &self.leader {
            Some(id) => ids.iter().find(|(known, _)| known == id),
            None => ids.first(),
        };
        match wanted {
            Some((_, slot)) if slot.is_team() => Ok(*slot),
            other => Err(SkyError::Leader {
                found: self.leader.clone().or_else(|| other.map(|(id, _)| id.clone())).unwrap_or_default(),
            }),
        }
    }

    /// Runs the scenario and tells everything that happened.
    ///
    /// # Errors
    /// As [`Scenario::play`] and [`Play::run`]; given draws must be used exactly.
    pub fn run(&self) -> Result<Report, SkyError> {
        let mut play = self.play()?;
        let mut floor = play.floor.clone();
        let mut seen = Recorder::default();
        let over = match &self.draws {
            ScriptedDraws::Given(values) => {
                let mut draws = Outcomes::new(self.rules(), values.clone());
                let over = play.run(&mut floor, self.steps, &mut draws, &mut seen)?;
                draws.finish()?;
                over
            }
            ScriptedDraws::Seeded { seed } => {
                play.run(&mut floor, self.steps, &mut Mulberry32::new(*seed), &mut seen)?
            }
            ScriptedDraws::Named(name) => match plain(name).as_str() {
                "shortest" => play.run(&mut floor, self.steps, &mut Shortest, &mut seen)?,
                _ => {
                    lookup("draws", name, &[("longest", ()), ("shortest", ())])?;
                    play.run(&mut floor, self.steps, &mut Longest, &mut seen)?
                }
            },
        };
        let start = play.floor.clone();
        Ok(Report::new(start, floor, over, seen.events, play.actors, play.labels))
    }
}

impl Play {
    fn add(&mut self, spec: &MonsterSpec, user: Slot, ids: &[(String, Slot)]) -> Result<(), SkyError> {
        let mut lines = Vec::new();
        for (number, line) in spec.script.iter().enumerate() {
            let place = format!("{}, action {}", spec.id, number + 1);
            let (text, times) = repeats(&place, line)?;
            let read = Cast { ids, user, place }.read(text)?;
            let action = self.labelled(read)?;
            lines.extend(vec![action; times.into()]);
        }
        let place = format!("{}, default action", spec.id);
        let default = Cast { ids, user, place }.read(&spec.default)?;
        let default = self.labelled(default)?;
        self.programs.push(Program { lines, default, next: 0 });
        self.actors.push(Actor { id: spec.id.clone(), name: spec.name.clone(), slot: None });
        Ok(())
    }

    fn labelled(&mut self, line: ScriptLine) -> Result<Action, SkyError> {
        let tag = match self.labels.iter().position(|label| *label == line.text) {
            Some(known) => known,
            None => {
                self.labels.push(line.text);
                self.labels.len() - 1
            }
        };
        let tag = u16::try_from(tag)
            .map_err(|_| SkyError::TooLarge { what: "different actions", limit: 65_536 })?;
        Ok(line.action.tagged(tag))
    }
}

fn flat_modifier(text: &str) -> Result<i8, SkyError> {
    text.parse::<i8>().map_err(|_| SkyError::Script {
        place: "short form".to_string(),
        found: text.to_string(),
        expected: "a flat modifier such as +1 or -1 after the id",
    })
}

impl MonsterSpec {
    /// The monster as the floor sees it.
    ///
    /// # Errors
    /// [`SkyError`] for an unknown modifier, more than five counters, or a count outside its range.
    pub fn monster(&self, game: Game) -> Result<Monster, SkyError> {
        in_range(format!("{}, speed_boost_count", self.id), self.speed_boost_count.into(), 0..=249)?;
        let mut monster = Monster {
            up: self.counters("up", &self.up)?,
            down: self.counters("down", &self.down)?,
            flat: self.flat,
            paralysis: self.paralysis,
            speed_boost_count: self.speed_boost_count,
            distance: self.distance,
            ..Monster::default()
        };
        for name in &self.modifiers {
            let modifier = lookup("modifier", name, &Modifier::NAMES)?;
            if modifier == Modifier::ShayminSky && game == Game::TimeDarkness {
                return Err(SkyError::UnknownName {
                    what: "modifier of Time and Darkness",
                    found: name.clone(),
                    nearest: None,
                });
            }
            monster = monster.with(modifier);
        }
        Ok(if self.speed_boost_ability { monster.with(Modifier::SpeedBoost) } else { monster })
    }

    fn counters(&self, what: &str, given: &[u8]) -> Result<[u8; COUNTERS], SkyError> {
        in_range(format!("{}, number of {what} counters", self.id), given.len() as i64, 0..=5)?;
        let mut counters = [0; COUNTERS];
        counters[..given.len()].copy_from_slice(given);
        Ok(counters)
    }
}
